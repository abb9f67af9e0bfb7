internal import VectorGraphics

/// The pixel format of a PNG: colour type, bit depth, palette and transparency.
struct PNGForm: Hashable {
  enum ColorType: UInt8 {
    case grey = 0
    case rgb = 2
    case palette = 3
    case greyAlpha = 4
    case rgba = 6
  }

  var colorType: ColorType
  var bitDepth = 8
  /// The colours that the samples of an indexed picture refer to; empty for other colour types.
  ///
  /// Translucent colours come first where possible, as ``transparency`` ends with the last of them.
  var palette: [RGBAColor] = []
  /// The one colour that counts as transparent in a colour type without alpha, as big-endian samples of
  /// 16 bits; empty where there is none.
  var colorKey: [UInt8] = []

  /// The data of `tRNS`: the colour key, or the palette's alphas up to the last colour that is not opaque.
  var transparency: [UInt8] {
    palette.isEmpty ? colorKey : palette[..<translucentEnd].map(\.alpha)
  }

  /// The size of the `PLTE` and `tRNS` chunks in bytes.
  var colorChunkSize: Int {
    let count = palette.isEmpty ? colorKey.count : translucentEnd
    return (palette.isEmpty ? 0 : 12 + 3 * palette.count) + (count > 0 ? 12 + count : 0)
  }

  /// The index after the last colour that is not opaque; 0 if all are opaque.
  private var translucentEnd: Int { (palette.lastIndex { $0.alpha != 255 } ?? -1) + 1 }
}

/// A picture in a pixel format that represents it without loss, with its rows before filtering.
struct PNGRepresentation {
  var form: PNGForm
  var rows: Scanlines
  /// The least effort that tries it.
  var effort = PNG.Optimization.fastest

  /// The representations with a palette: one for each order of the palette and each bit depth worth trying.
  ///
  /// - Parameters:
  ///   - samples: one byte for each pixel, the index of its colour in `colors`.
  ///   - colors: the colours that the samples refer to; some may not occur.
  ///   - orders: the orders of the palette to try. Each lists the indices of the colours that occur.
  ///   - effort: the effort of the encoder. The first representation is tried with any, others from `smaller` on.
  static func indexed(
    _ samples: [UInt8], width: Int, height: Int, colors: [RGBAColor], orders: [[Int]],
    effort: PNG.Optimization
  ) -> [PNGRepresentation] {
    orders.flatMap { order in
      // The table begins as the identity, and indices that do not occur keep their value. So an order
      // that moves no colour leaves the identity, and `Scanlines` copies the samples without mapping.
      var table = Array(0...UInt8.max)
      for (position, index) in order.enumerated() { table[index] = UInt8(clamping: position) }
      let depths = bitDepths(entries: order.count, effort)
      return depths.map { bitDepth in
        PNGRepresentation(
          form: PNGForm(
            colorType: .palette, bitDepth: bitDepth, palette: order.map { colors[$0] }),
          rows: Scanlines(
            samples: samples, width: width, height: height, table: table, bitDepth: bitDepth),
          effort: order == orders.first && bitDepth == depths.first ? .fastest : .smaller)
      }
    }
  }

  /// The bit depths worth trying: the lowest that can number all entries and, from the effort `smaller`
  /// on, also 8.
  ///
  /// With a byte for each pixel, deflate finds repeated patterns that it misses where several pixels share
  /// a byte.
  private static func bitDepths(entries: Int, _ effort: PNG.Optimization) -> [Int] {
    let lowest = entries <= 2 ? 1 : entries <= 4 ? 2 : entries <= 16 ? 4 : 8
    return lowest == 8 || effort < .smaller ? [lowest] : [lowest, 8]
  }

  /// The representation without a palette that has the fewest channels and bits.
  static func direct(_ pixmap: Pixmap, _ statistics: PixelStatistics) -> PNGRepresentation {
    let colorKey = statistics.transparentKey
    switch (statistics.isGrey, !statistics.isOpaque && colorKey == nil) {
    case (true, false): return grey(pixmap, statistics)
    case (true, true): return channels([0, 3], of: pixmap, .greyAlpha)
    case (false, false):
      return channels(
        [0, 1, 2], of: pixmap, .rgb,
        colorKey: colorKey.map { [0, $0.red, 0, $0.green, 0, $0.blue] } ?? [])
    case (false, true): return rgba(pixmap)
    }
  }

  static func rgba(
    _ pixmap: Pixmap, effort: PNG.Optimization = .fastest
  ) -> PNGRepresentation {
    var representation = channels([0, 1, 2, 3], of: pixmap, .rgba)
    representation.effort = effort
    return representation
  }

  private static func channels(
    _ offsets: [Int], of pixmap: Pixmap, _ colorType: PNGForm.ColorType, colorKey: [UInt8] = []
  ) -> PNGRepresentation {
    PNGRepresentation(
      form: PNGForm(colorType: colorType, colorKey: colorKey),
      rows: Scanlines(pixmap, offsets: offsets))
  }

  /// The picture in greyscale, with the lowest bit depth that represents every value exactly.
  private static func grey(
    _ pixmap: Pixmap, _ statistics: PixelStatistics
  ) -> PNGRepresentation {
    let samples = stride(from: 0, to: pixmap.bytes.count, by: 4).map { pixmap.bytes[$0] }
    let values = statistics.colors?.map(\.color.red) ?? Array(0...255)
    /// The difference between adjacent grey levels of a bit depth, on the scale of 0 to 255.
    func step(_ bitDepth: Int) -> UInt8 { UInt8(255 / ((1 << bitDepth) - 1)) }
    let bitDepth = [1, 2, 4].first { depth in values.allSatisfy { $0 % step(depth) == 0 } } ?? 8
    let table = (0...255).map { UInt8($0) / step(bitDepth) }
    return PNGRepresentation(
      form: PNGForm(
        colorType: .grey, bitDepth: bitDepth,
        colorKey: statistics.transparentKey.map { [0, table[Int($0.red)]] } ?? []),
      rows: Scanlines(
        samples: samples, width: pixmap.width, height: pixmap.height, table: table,
        bitDepth: bitDepth))
  }
}
