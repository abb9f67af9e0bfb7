package import VectorGraphics

extension Pixmap {
  /// The pixels of a one-colour drawing in a colour. Every pixel has the tint's red, green and blue. Its
  /// alpha is the coverage times the tint's alpha, rounded.
  package init(coverage: Coverage, tint: RGBAColor) {
    width = coverage.width
    height = coverage.height
    let count = coverage.bytes.count * 4
    bytes = [UInt8](unsafeUninitializedCapacity: count) { pixels, initializedCount in
      var i = 0
      for level in coverage.bytes {
        pixels[i] = tint.red
        pixels[i + 1] = tint.green
        pixels[i + 2] = tint.blue
        pixels[i + 3] = tint.withCoverage(level).alpha
        i += 4
      }
      initializedCount = count
    }
  }
}
