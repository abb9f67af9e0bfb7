import VectorGraphics

/// A lossless PNG representation: colour type, bit depth, palette and unfiltered rows.
struct PNGRepresentation {
  var colorType: PNGFile.ColorType
  var bitDepth = 8
  var palette: [RGBAColor] = []
  /// The `tRNS` data with the transparent colour of a representation without alpha; mostly empty.
  var key: [UInt8] = []
  var rows: Scanlines

  /// The bytes of its chunks beside the pixels.
  var overhead: Int {
    (palette.isEmpty ? 0 : PNGFile.paletteSize(palette)) + (key.isEmpty ? 0 : key.count + 12)
  }
}

extension PNGRepresentation {
  /// The representation without a palette that has the fewest channels and bits.
  static func direct(_ pixmap: Pixmap, _ survey: PixelStatistics) -> PNGRepresentation {
    let hasAlpha = !survey.isOpaque && survey.transparentKey == nil
    func rows(_ offsets: [Int]) -> Scanlines {
      Scanlines(
        pixels: pixmap.bytes, width: pixmap.width, height: pixmap.height, offsets: offsets)
    }
    switch (survey.isGrey, hasAlpha) {
    case (true, false): return grey(pixmap, survey)
    case (true, true): return PNGRepresentation(colorType: .greyAlpha, rows: rows([0, 3]))
    case (false, false):
      let key: [UInt8] = survey.transparentKey.map { [0, $0.red, 0, $0.green, 0, $0.blue] } ?? []
      return PNGRepresentation(colorType: .rgb, key: key, rows: rows([0, 1, 2]))
    case (false, true): return rgba(pixmap)
    }
  }

  static func rgba(_ pixmap: Pixmap) -> PNGRepresentation {
    PNGRepresentation(
      colorType: .rgba,
      rows: Scanlines(
        pixels: pixmap.bytes, width: pixmap.width, height: pixmap.height, offsets: [0, 1, 2, 3]))
  }

  /// Grey in the lowest bit depth that has every value.
  private static func grey(_ pixmap: Pixmap, _ survey: PixelStatistics) -> PNGRepresentation {
    let samples = stride(from: 0, to: pixmap.bytes.count, by: 4).map { pixmap.bytes[$0] }
    let values = survey.colors?.map(\.color.red) ?? Array(0...255)
    let bitDepth = [1, 2, 4].first { depth in values.allSatisfy { $0 % step(depth) == 0 } } ?? 8
    let table = (0...255).map { UInt8($0) / step(bitDepth) }
    return PNGRepresentation(
      colorType: .grey, bitDepth: bitDepth,
      key: survey.transparentKey.map { [0, table[Int($0.red)]] } ?? [],
      rows: Scanlines(
        samples: samples, width: pixmap.width, height: pixmap.height, table: table,
        bitDepth: bitDepth))
  }

  /// The distance between two neighbouring greys of a depth, in 255ths.
  private static func step(_ bitDepth: Int) -> UInt8 { UInt8(255 / ((1 << bitDepth) - 1)) }

  /// A palette with its colours in an order; opaque ones have to be last.
  static func palette(
    _ pixmap: Pixmap, _ survey: PixelStatistics, order: [Int], bitDepth: Int
  ) -> PNGRepresentation? {
    guard let colors = survey.colors else { return nil }
    var table = [UInt8](repeating: 0, count: 256)
    for (position, index) in order.enumerated() { table[index] = UInt8(clamping: position) }
    return PNGRepresentation(
      colorType: .palette, bitDepth: bitDepth, palette: order.map { colors[$0].color },
      rows: Scanlines(
        samples: survey.indexes, width: pixmap.width, height: pixmap.height, table: table,
        bitDepth: bitDepth))
  }
}

extension PixelStatistics {
  enum PaletteOrder {
    /// From dark to light, which filters can follow.
    case luminance
    /// From frequent to rare, which makes for short code tables.
    case popularity
  }

  /// The indices of the colours in an order, translucent ones first.
  func paletteOrder(_ order: PaletteOrder) -> [Int] {
    guard let colors else { return [] }
    let keys = colors.map { color, count in
      let rank = color.paletteRank
      return switch order {
      case .luminance: (rank.isOpaque, rank.alpha, rank.luminance)
      case .popularity: (rank.isOpaque, -count, rank.luminance)
      }
    }
    return colors.indices.sorted { keys[$0] < keys[$1] }
  }
}

extension RGBAColor {
  /// The order of a palette's colours: opaque ones last, as `tRNS` ends before them, and from dark to
  /// light.
  var paletteRank: (isOpaque: Int, alpha: Int, luminance: Int) {
    (
      alpha == 255 ? 1 : 0, Int(alpha), 299 * Int(red) + 587 * Int(green) + 114 * Int(blue)
    )
  }
}
