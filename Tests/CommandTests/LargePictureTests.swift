import Foundation
import TestSupport
import Testing

/// Pictures of 16,384 × 16,384 pixels in files of 200 KB.
@Suite("Large pictures")
struct LargePictureTests {
  private let folder: TemporaryFolder
  private static let pixels = 268_435_456

  init() throws {
    folder = try TemporaryFolder()
    for name in ["reference", "actual"] {
      try FileManager.default.createDirectory(
        atPath: folder.path(name), withIntermediateDirectories: true)
    }
  }

  private func write(_ name: String, last: UInt8 = 0, isInterlaced: Bool = false) throws {
    try Data(LargePicture(last: last, isInterlaced: isInterlaced).file).write(
      to: URL(filePath: folder.path(name)))
  }

  private func run(limit: Int = 256, _ arguments: String...) throws -> Tool.Result {
    try Tool.mintmark.run(limit: limit, arguments)
  }

  @Test("diff finds the one pixel that differs, and that none does, in 64 MiB")
  func diff() throws {
    try write("a.png")
    try write("b.png", last: 1)
    let changed = try run(limit: 64, "diff", folder.path("a.png"), folder.path("b.png"))
    #expect(changed.status == 1)
    #expect(changed.errors == "")
    #expect(
      changed.text.hasPrefix(
        "1 of 268,435,456 pixels differs (below 0.01 %), allowed: 0. Largest difference 255; "
          + "area 1 × 1 at (16383, 16383)"
      ))
    #expect(try run(limit: 64, "diff", folder.path("a.png"), folder.path("a.png")).status == 0)
  }

  @Test("verify compares four pairs at once in 256 MiB")
  func verify() throws {
    for index in 0..<4 {
      try write("reference/\(index).png")
      try write("actual/\(index).png", last: UInt8(index))
    }
    let result = try run("snapshot", "verify", folder.path("reference"), folder.path("actual"))
    #expect(result.status == 1)
    #expect(result.text.contains("3 changed, 1 same"))
    // Their pictures are left out of the report, and the reason is in it.
    let report = try run(
      "snapshot", "verify", folder.path("reference"), folder.path("actual"), "--report",
      folder.path("report"))
    #expect(report.status == 1)
    let page = try String(contentsOfFile: folder.path("report/index.html"), encoding: .utf8)
    #expect(page.contains("not shown here"))
    let recorded = try run("snapshot", "record", folder.path("reference"), folder.path("actual"))
    #expect(recorded.status == 0)
  }

  @Test("What needs whole pictures is refused in one line with the number, the budget and a fix")
  func refused() throws {
    try write("reference/a.png")
    try write("actual/a.png", last: 1)
    let pair = [folder.path("reference/a.png"), folder.path("actual/a.png")]
    for options in [
      ["--strategy", "perceptual"], ["--strategy", "structural"], ["-o", folder.path("d.png")],
      ["--max-density", "1/9999"],
    ] {
      let result = try Tool.mintmark.run(["diff"] + pair + options)
      #expect(result.status == 65, "\(options)")
      #expect(result.messages.count == 1)
      #expect(result.errors.contains("has \(Self.pixels) pixels, more than the 40000000 "))
      #expect(result.errors.hasSuffix(", or scale it down\n"))
    }
    let verified = try run(
      "snapshot", "verify", folder.path("reference"), folder.path("actual"), "--strategy",
      "structural")
    #expect(verified.status == 1)
    #expect(verified.text.contains("has \(Self.pixels) pixels, more than the 40000000 "))
  }

  @Test("An interlaced one is refused, as it would have to be in memory as a whole")
  func interlaced() throws {
    try write("a.png", isInterlaced: true)
    try write("b.png", last: 1, isInterlaced: true)
    let result = try run(limit: 64, "diff", folder.path("a.png"), folder.path("b.png"))
    #expect(result.status == 65)
    #expect(result.errors.contains("save it without interlacing"))
  }
}

/// A grey picture of one bit, 16,384 pixels a side, black but for its last byte.
private struct LargePicture {
  let file: [UInt8]

  init(last: UInt8, isInterlaced: Bool) {
    let side: UInt32 = 16_384
    // A filter's byte and the bits of each row; the size of an interlaced one plays no part.
    let count = Int(side) * (1 + Int(side) / 8)
    let header = bigEndian(side) + bigEndian(side) + [1, 0, 0, 0, isInterlaced ? 1 : 0]
    file =
      [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A] + chunk("IHDR", header)
      + chunk("IDAT", Self.zlib(zeros: count - 1, last: last)) + chunk("IEND", [])
  }

  /// A zlib stream of zeros and a last byte, with the fixed codes of deflate (RFC 1951, 3.2.6).
  private static func zlib(zeros: Int, last: UInt8) -> [UInt8] {
    var bits = BitWriter()
    bits.write(0b011, 3)
    bits.writeLiteral(0)
    let (matches, rest) = (zeros - 1).quotientAndRemainder(dividingBy: 258)
    for _ in 0..<matches {
      // Length 258 is 285, whose code is 11000101, and distance 1 is 0 of five bits.
      bits.writeCode(0b1100_0101, 8)
      bits.writeCode(0, 5)
    }
    for _ in 0..<rest { bits.writeLiteral(0) }
    bits.writeLiteral(last)
    bits.writeCode(0, 7)
    // Adler-32 of n zeros and a byte: 1 + byte, and n + 1 + byte.
    let low = 1 + UInt32(last)
    let high = UInt32((zeros + Int(low)) % 65_521)
    return [0x78, 0x01] + bits.finished() + bigEndian(high << 16 | low)
  }
}

private struct BitWriter {
  private var bytes: [UInt8] = []
  private var pending: UInt32 = 0
  private var count: UInt32 = 0

  /// Writes bits from the lowest on.
  mutating func write(_ value: UInt32, _ bits: UInt32) {
    pending |= value << count
    count += bits
    while count >= 8 {
      bytes.append(UInt8(truncatingIfNeeded: pending))
      pending >>= 8
      count -= 8
    }
  }

  /// Writes a code from its highest bit on.
  mutating func writeCode(_ code: UInt32, _ bits: UInt32) {
    for bit in stride(from: Int(bits) - 1, through: 0, by: -1) { write(code >> UInt32(bit) & 1, 1) }
  }

  mutating func writeLiteral(_ byte: UInt8) {
    byte < 144 ? writeCode(0x30 + UInt32(byte), 8) : writeCode(0x190 + UInt32(byte) - 144, 9)
  }

  consuming func finished() -> [UInt8] {
    if count > 0 { bytes.append(UInt8(truncatingIfNeeded: pending)) }
    return bytes
  }
}

private func chunk(_ type: String, _ data: [UInt8]) -> [UInt8] {
  let body = Array(type.utf8) + data
  return bigEndian(UInt32(data.count)) + body + bigEndian(crc32(body))
}

private func bigEndian(_ value: UInt32) -> [UInt8] {
  (0..<4).map { UInt8(value >> (24 - 8 * UInt32($0)) & 255) }
}

/// Bit by bit, after the sample code in the PNG specification's annex D.
private func crc32(_ bytes: [UInt8]) -> UInt32 {
  var crc: UInt32 = 0xFFFF_FFFF
  for byte in bytes {
    crc ^= UInt32(byte)
    for _ in 0..<8 { crc = crc & 1 == 1 ? crc >> 1 ^ 0xEDB8_8320 : crc >> 1 }
  }
  return ~crc
}
