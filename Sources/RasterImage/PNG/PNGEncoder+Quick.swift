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

  /// An opaque picture as a PNG file, with one representation and no search for a smaller one.
  ///
  /// - Parameter pixels: red, green and blue of each pixel, row by row.
  /// - Throws: ``PNGError`` where the picture is too large or memory runs out.
  package mutating func encode(
    rgb pixels: [UInt8], width: Int, height: Int
  ) throws(PNGError) -> [UInt8] {
    try checkSize(width, height)
    let rows = Self.filtered(rgb: pixels, width: width, height: height)
    let stream = try quickly(rows)
    var file = PNGFile(
      width: width, height: height, colorType: .rgb, bitDepth: 8, scale: nil,
      capacity: stream.count)
    file.append("IDAT", stream)
    return file.finish()
  }

  /// The rows with the differences to the rows above: the filter `up`, which subtracts whole rows.
  private static func filtered(rgb pixels: [UInt8], width: Int, height: Int) -> [UInt8] {
    let size = 3 * width
    return [UInt8](unsafeUninitializedCapacity: (size + 1) * height) { target, count in
      pixels.withUnsafeBufferPointer { source in
        for y in 0..<height {
          let start = (size + 1) * y
          target[start] = RowFilter.up.rawValue
          let out = UnsafeMutableBufferPointer(rebasing: target[(start + 1)..<(start + 1 + size)])
          let here = UnsafeBufferPointer(rebasing: source[(size * y)..<(size * (y + 1))])
          if y == 0 {
            for x in 0..<size { out[x] = here[x] }
          } else {
            let above = UnsafeBufferPointer(rebasing: source[(size * (y - 1))..<(size * y)])
            for x in 0..<size { out[x] = here[x] &- above[x] }
          }
        }
      }
      count = (size + 1) * height
    }
  }
}
