import RasterImage
import TestSupport
import Testing
import VectorGraphics

/// A picture of every kind the encoder tells apart, in a size that no bit depth divides.
func pictures() throws -> [(name: String, pixmap: Pixmap)] {
  var random = SeededGenerator(seed: 7)
  func byte() -> UInt8 { random.next(upperBound: 256 as UInt16).asByte }
  func picture(
    _ name: String, width: Int = 37, height: Int = 11, _ pixel: (Int, Int) -> [UInt8]
  ) throws -> (name: String, pixmap: Pixmap) {
    var bytes: [UInt8] = []
    for y in 0..<height { for x in 0..<width { bytes += pixel(x, y) } }
    return (name, try #require(Pixmap(width: width, height: height, bytes: bytes)))
  }
  func grey(_ value: UInt8, _ alpha: UInt8 = 255) -> [UInt8] { [value, value, value, alpha] }
  return [
    try picture("one pixel", width: 1, height: 1) { _, _ in [1, 2, 3, 4] },
    try picture("one column", width: 1, height: 300) { _, y in [UInt8(y & 255), 0, 9, 255] },
    try picture("one row", width: 300, height: 1) { x, _ in [UInt8(x & 255), 0, 9, 255] },
    try picture("all transparent") { _, _ in [0, 0, 0, 0] },
    try picture("black and white") { x, y in grey((x ^ y) & 1 == 0 ? 0 : 255) },
    try picture("two colours") { x, y in x > y ? [200, 10, 10, 255] : [0, 0, 250, 255] },
    try picture("4 greys") { x, y in grey(UInt8((x + y) & 3) * 85) },
    try picture("16 greys") { x, y in grey(UInt8((x + y) & 15) * 17) },
    try picture("16 greys and a key") { x, y in
      (x + y) & 15 == 3 ? grey(51, 0) : grey(UInt8((x + y) & 15) * 17)
    },
    try picture("256 greys") { _, _ in grey(byte()) },
    try picture("grey with a key") { x, _ in x == 5 ? grey(7, 0) : grey(byte() | 8) },
    try picture("grey and alpha") { _, _ in grey(byte(), byte()) },
    try picture("12 colours") { _, _ in [byte() % 4 * 60, byte() % 3 * 60, 7, 255] },
    try picture("256 translucent colours", width: 70, height: 70) { _, _ in
      let i = byte()
      return [i, i &* 7, i &* 29, i]
    },
    try picture("gradient") { x, y in [UInt8(x * 6), UInt8(y * 20), 100, 255] },
    try picture("gradient with holes") { x, y in
      (x + y) % 5 == 0 ? [1, 2, 3, 0] : [UInt8(x * 6), UInt8(y * 20), 100, 255]
    },
    try picture("gradient with coloured holes") { x, y in
      [UInt8(x * 6), UInt8(y * 20), 100, (x + y) % 5 == 0 ? 0 : 255]
    },
    try picture("noise") { _, _ in [byte(), byte(), byte(), byte()] },
    try picture("opaque noise") { _, _ in [byte(), byte(), byte(), 255] },
    try picture("noise in many rows", width: 90, height: 90) { _, _ in
      [byte(), byte(), byte(), byte()]
    },
  ]
}

/// Coverage of a ring with smooth edges.
func ring(size: Int) throws -> Coverage {
  var bytes: [UInt8] = []
  let half = Double(size) / 2
  for y in 0..<size {
    for x in 0..<size {
      let dx = Double(x) + 0.5 - half
      let dy = Double(y) + 0.5 - half
      let distance = abs((dx * dx + dy * dy).squareRoot() - half * 0.88) - half * 0.06
      bytes.append(UInt8((min(max(0.5 - distance, 0), 1) * 255).rounded()))
    }
  }
  return try #require(Coverage(width: size, height: size, bytes: bytes))
}

extension UInt16 {
  fileprivate var asByte: UInt8 { UInt8(truncatingIfNeeded: self) }
}
