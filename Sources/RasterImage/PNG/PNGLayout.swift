/// The packing of a PNG's pixels and the meaning of their samples.
///
/// Pictures of one layout are equal where their packed rows are.
package struct PNGLayout: Hashable, Sendable {
  /// The colour that is transparent (`tRNS`), in samples of the file's own depth.
  struct ColorKey: Hashable, Sendable {
    var red: UInt16
    var green: UInt16
    var blue: UInt16
  }

  package let width: Int
  package let height: Int
  let bitDepth: Int
  let colorType: PNGFile.ColorType
  package let isInterlaced: Bool
  /// The colours of a palette, packed.
  let palette: [UInt32]
  let colorKey: ColorKey?

  /// The bytes of a packed row.
  package var rowSize: Int { (width * colorType.channels * bitDepth + 7) / 8 }

  /// Whether the packed rows of two pictures mean the same.
  package func agrees(with other: PNGLayout) -> Bool {
    width == other.width && height == other.height && bitDepth == other.bitDepth
      && colorType == other.colorType && palette == other.palette && colorKey == other.colorKey
  }

  /// Whether packed rows are pixels already.
  var isRGBA8: Bool { colorType == .rgba && bitDepth == 8 }
}

/// Turns the packed rows of a layout into pixels.
///
/// 16-bit samples keep their upper byte, grey of fewer bits spreads over 0 to 255, and an index
/// beyond the palette is opaque black. Samples are taken as sRGB.
package struct PixelExpander {
  private let layout: PNGLayout
  /// For grey and palette of up to 8 bits: the pixels of each byte.
  private let table: [UInt32]

  package init(_ layout: PNGLayout) {
    self.layout = layout
    let isIndexed = layout.colorType == .grey || layout.colorType == .palette
    guard isIndexed, layout.bitDepth <= 8 else {
      table = []
      return
    }
    let depth = layout.bitDepth
    let largest = 1 << depth - 1
    let pixels = (0...largest).map { sample -> UInt32 in
      if layout.colorType == .palette {
        return layout.palette.indices.contains(sample)
          ? layout.palette[sample] : packed(0, 0, 0, 255)
      }
      let grey = UInt8(sample * 255 / largest)
      let isKey = layout.colorKey.map { Int($0.red) == sample } ?? false
      return packed(grey, grey, grey, isKey ? 0 : 255)
    }
    table = (0...255).flatMap { byte in
      stride(from: 8 - depth, through: 0, by: -depth).map { pixels[byte >> $0 & largest] }
    }
  }

  /// Expands a row into `4 * width` bytes: red, green, blue and straight alpha.
  package func expand(
    _ row: UnsafeRawBufferPointer, into pixels: UnsafeMutableRawBufferPointer
  ) {
    guard let source = row.baseAddress, let target = pixels.baseAddress,
      row.count >= layout.rowSize, pixels.count >= 4 * layout.width
    else { return }
    switch (layout.colorType, layout.bitDepth) {
    case (.grey, ...8), (.palette, _): expandIndexed(source, target)
    case (.rgba, 8): target.copyMemory(from: source, byteCount: 4 * layout.width)
    default: expandChannels(source, target)
    }
  }

  private func expandIndexed(_ source: UnsafeRawPointer, _ target: UnsafeMutableRawPointer) {
    let count = 8 / layout.bitDepth
    table.withUnsafeBytes { table in
      guard let base = table.baseAddress else { return }
      if count == 1 {
        for x in 0..<layout.width {
          let index = 4 * Int(source.load(fromByteOffset: x, as: UInt8.self))
          target.storeBytes(
            of: base.load(fromByteOffset: index, as: UInt32.self), toByteOffset: 4 * x,
            as: UInt32.self)
        }
        return
      }
      let size = 4 * count
      let (whole, rest) = layout.width.quotientAndRemainder(dividingBy: count)
      for byte in 0..<(rest > 0 ? whole + 1 : whole) {
        let index = size * Int(source.load(fromByteOffset: byte, as: UInt8.self))
        (target + size * byte).copyMemory(
          from: base + index, byteCount: byte < whole ? size : 4 * rest)
      }
    }
  }

  private func expandChannels(_ source: UnsafeRawPointer, _ target: UnsafeMutableRawPointer) {
    let channels = layout.colorType.channels
    let bytes = layout.bitDepth / 8
    let isGrey = channels <= 2
    let hasAlpha = channels == 2 || channels == 4
    let key = layout.colorKey
    for x in 0..<layout.width {
      let pixel = source + x * channels * bytes
      func upper(_ channel: Int) -> UInt8 {
        pixel.load(fromByteOffset: channel * bytes, as: UInt8.self)
      }
      func sample(_ channel: Int) -> UInt16 {
        bytes == 1
          ? UInt16(upper(channel))
          : UInt16(upper(channel)) << 8
            | UInt16(pixel.load(fromByteOffset: 2 * channel + 1, as: UInt8.self))
      }
      var alpha: UInt8 = 255
      if hasAlpha {
        alpha = upper(channels - 1)
      } else if let key {
        let isKey =
          sample(0) == key.red
          && (isGrey || sample(1) == key.green && sample(2) == key.blue)
        if isKey { alpha = 0 }
      }
      let red = upper(0)
      let value = isGrey ? packed(red, red, red, alpha) : packed(red, upper(1), upper(2), alpha)
      target.storeBytes(of: value, toByteOffset: 4 * x, as: UInt32.self)
    }
  }
}

/// A pixel whose bytes in memory are red, green, blue and alpha.
func packed(_ red: UInt8, _ green: UInt8, _ blue: UInt8, _ alpha: UInt8) -> UInt32 {
  (UInt32(red) | UInt32(green) << 8 | UInt32(blue) << 16 | UInt32(alpha) << 24).littleEndian
}
