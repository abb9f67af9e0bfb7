import VectorGraphics

/// One of the ways to say a picture exactly: colour type, depth, palette and the unfiltered rows.
struct PNGForm {
  var colorType: PNGFile.ColorType
  var bitDepth = 8
  var palette: [Color] = []
  /// The `tRNS` data that name the transparent colour of a form without alpha; mostly empty.
  var key: [UInt8] = []
  var rows: Scanlines

  /// The bytes this form costs besides the pixels.
  var overhead: Int {
    (palette.isEmpty ? 0 : PNGFile.paletteSize(palette)) + (key.isEmpty ? 0 : key.count + 12)
  }
}

extension PNGForm {
  /// The form without a palette that has the fewest channels and bits.
  static func direct(_ pixmap: Pixmap, _ survey: PixelSurvey) -> PNGForm {
    let hasAlpha = !survey.isOpaque && survey.transparentKey == nil
    func rows(_ offsets: [Int]) -> Scanlines {
      Scanlines(
        pixels: pixmap.bytes, width: pixmap.width, height: pixmap.height, offsets: offsets)
    }
    switch (survey.isGrey, hasAlpha) {
    case (true, false): return grey(pixmap, survey)
    case (true, true): return PNGForm(colorType: .greyAlpha, rows: rows([0, 3]))
    case (false, false):
      let key: [UInt8] = survey.transparentKey.map { [0, $0.red, 0, $0.green, 0, $0.blue] } ?? []
      return PNGForm(colorType: .rgb, key: key, rows: rows([0, 1, 2]))
    case (false, true): return rgba(pixmap)
    }
  }

  static func rgba(_ pixmap: Pixmap) -> PNGForm {
    PNGForm(
      colorType: .rgba,
      rows: Scanlines(
        pixels: pixmap.bytes, width: pixmap.width, height: pixmap.height, offsets: [0, 1, 2, 3]))
  }

  /// Grey in the lowest depth that has every value.
  private static func grey(_ pixmap: Pixmap, _ survey: PixelSurvey) -> PNGForm {
    let samples = stride(from: 0, to: pixmap.bytes.count, by: 4).map { pixmap.bytes[$0] }
    let values = survey.colors?.map(\.color.red) ?? Array(0...255)
    let bitDepth = [1, 2, 4].first { depth in values.allSatisfy { $0 % step(depth) == 0 } } ?? 8
    let table = (0...255).map { UInt8($0) / step(bitDepth) }
    return PNGForm(
      colorType: .grey, bitDepth: bitDepth,
      key: survey.transparentKey.map { [0, table[Int($0.red)]] } ?? [],
      rows: Scanlines(
        samples: samples, width: pixmap.width, height: pixmap.height, table: table,
        bitDepth: bitDepth))
  }

  /// The distance between two neighbouring greys of a depth, in 255ths.
  private static func step(_ bitDepth: Int) -> UInt8 { UInt8(255 / ((1 << bitDepth) - 1)) }

  /// The palette form with its colours in an order; opaque ones have to be last.
  static func palette(
    _ pixmap: Pixmap, _ survey: PixelSurvey, order: [Int], bitDepth: Int
  ) -> PNGForm? {
    guard let colors = survey.colors else { return nil }
    var table = [UInt8](repeating: 0, count: 256)
    for (position, index) in order.enumerated() { table[index] = UInt8(clamping: position) }
    return PNGForm(
      colorType: .palette, bitDepth: bitDepth, palette: order.map { colors[$0].color },
      rows: Scanlines(
        samples: survey.indexes, width: pixmap.width, height: pixmap.height, table: table,
        bitDepth: bitDepth))
  }
}

extension PixelSurvey {
  enum PaletteOrder {
    /// From dark to light, which filters can follow.
    case luminance
    /// From frequent to rare, which makes for short code tables.
    case popularity
  }

  /// The numbers of the colours in an order, translucent ones first.
  func paletteOrder(_ order: PaletteOrder) -> [Int] {
    guard let colors else { return [] }
    let keys = colors.map { color, count in
      let weights = 299 * Int(color.red) + 587 * Int(color.green) + 114 * Int(color.blue)
      return switch order {
      case .luminance: (color.alpha == 255 ? 1 : 0, Int(color.alpha), weights)
      case .popularity: (color.alpha == 255 ? 1 : 0, -count, weights)
      }
    }
    return colors.indices.sorted { keys[$0] < keys[$1] }
  }
}
