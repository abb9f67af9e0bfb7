package import VectorGraphics

extension Pixmap {
  /// The pixels of a one-colour drawing in a colour. Every pixel has the tint's red, green and blue. Its
  /// alpha is the coverage times the tint's alpha, rounded.
  package init(coverage: Coverage, tint: RGBAColor) {
    width = coverage.width
    height = coverage.height
    let count = coverage.bytes.count * 4
    let color = UInt32(tint.red) | UInt32(tint.green) << 8 | UInt32(tint.blue) << 16
    let colors = (0...UInt8.max).map { level in
      (color | UInt32(tint.withCoverage(level).alpha) << 24).littleEndian
    }
    bytes = [UInt8](unsafeUninitializedCapacity: count) { pixels, initializedCount in
      let pixels = UnsafeMutableRawBufferPointer(pixels)
      coverage.bytes.withUnsafeBufferPointer { levels in
        for i in levels.indices {
          pixels.storeBytes(of: colors[Int(levels[i])], toByteOffset: 4 * i, as: UInt32.self)
        }
      }
      initializedCount = count
    }
  }
}
