import VectorGraphics

extension PNGEncoder {
  /// A picture of palette indices as a PNG file, with one representation and no search for a smaller
  /// one.
  ///
  /// - Parameters:
  ///   - indices: `width * height` indices of the palette.
  ///   - palette: 1 to 256 colours, opaque ones best last.
  /// - Throws: ``PNGError`` where the picture is too large or memory runs out.
  package mutating func encode(
    indices: [UInt8], width: Int, height: Int, palette: [RGBAColor]
  ) throws(PNGError) -> [UInt8] {
    try checkSize(width, height)
    let bitDepth = palette.count <= 2 ? 1 : palette.count <= 4 ? 2 : palette.count <= 16 ? 4 : 8
    let form = PNGRepresentation(
      colorType: .palette, bitDepth: bitDepth, palette: palette,
      rows: Scanlines(
        samples: indices, width: width, height: height, table: Array(0...255), bitDepth: bitDepth))
    let candidate = EncodingCandidate(form: form, filters: [.all(.none)])
    return try smallest(of: [candidate]).png(width: width, height: height, scale: nil)
  }
}
