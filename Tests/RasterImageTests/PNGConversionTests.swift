import CSPNG
import RasterImage
import TestSupport
import Testing

/// A form of PNG: colour type, bits a sample, and whether it is interlaced.
struct Form: CustomTestStringConvertible {
  var colorType: UInt8
  var bitDepth: UInt8
  var isInterlaced: Bool

  var channels: Int { [0: 1, 2: 3, 3: 1, 4: 2, 6: 4][colorType] ?? 0 }
  var testDescription: String {
    "type \(colorType), \(bitDepth) bits\(isInterlaced ? ", Adam7" : "")"
  }

  static let all: [Form] = [
    (0, [1, 2, 4, 8, 16]), (2, [8, 16]), (3, [1, 2, 4, 8]), (4, [8, 16]), (6, [8, 16]),
  ].flatMap { type, depths in
    depths.flatMap { depth in
      [false, true].map { Form(colorType: type, bitDepth: depth, isInterlaced: $0) }
    }
  }

  /// The bytes of a row, its filter's aside.
  func rowSize(_ width: Int) -> Int { (width * channels * Int(bitDepth) + 7) / 8 }

  /// Random samples of a whole picture, each row with a filter of its own.
  func rows(width: Int, height: Int, _ random: inout SeededGenerator) -> [UInt8] {
    // Adam7: where a pass begins and how far its pixels are apart (PNG specification, 8.1).
    let passes =
      isInterlaced
      ? [
        (0, 0, 8, 8), (4, 0, 8, 8), (0, 4, 4, 8), (2, 0, 4, 4), (0, 2, 2, 4), (1, 0, 2, 2),
        (0, 1, 1, 2),
      ] : [(0, 0, 1, 1)]
    var bytes: [UInt8] = []
    for (x, y, dx, dy) in passes {
      let (columns, lines) = ((width - x + dx - 1) / dx, (height - y + dy - 1) / dy)
      guard columns > 0 else { continue }
      for _ in 0..<max(lines, 0) {
        bytes.append(UInt8(random.next() % 5))
        for _ in 0..<rowSize(columns) { bytes.append(UInt8(random.next() & 255)) }
      }
    }
    return bytes
  }
}

/// The row reader reads packed samples as libspng does itself.
@Suite("Conversion of PNG samples")
struct PNGConversionTests {
  /// The pixels of a file, as libspng decodes and converts it.
  private func reference(_ file: [UInt8]) throws -> [UInt8] {
    let context = try #require(spng_ctx_new(0))
    defer { spng_ctx_free(context) }
    return try file.withUnsafeBytes { bytes in
      try #require(spng_set_png_buffer(context, bytes.baseAddress, bytes.count) == 0)
      var size = 0
      let format = Int32(SPNG_FMT_RGBA8.rawValue)
      try #require(spng_decoded_image_size(context, format, &size) == 0)
      var pixels = [UInt8](repeating: 0, count: size)
      let status = spng_decode_image(
        context, &pixels, size, format, Int32(SPNG_DECODE_TRNS.rawValue))
      try #require(status == 0)
      return pixels
    }
  }

  /// The chunks that give colours and transparency to samples, with values in and out of range.
  private func ancillary(_ form: Form, _ random: inout SeededGenerator) -> [[UInt8]] {
    func bytes(_ count: Int) -> [UInt8] { (0..<count).map { _ in UInt8(random.next() & 255) } }
    let largest = UInt8(form.bitDepth >= 8 ? 255 : 1 << form.bitDepth - 1)
    switch form.colorType {
    case 0 where form.bitDepth == 16: return [[], chunk("tRNS", bytes(2))]
    case 0: return [[], chunk("tRNS", [0, largest / 2])]
    case 2 where form.bitDepth == 8: return [[], chunk("tRNS", [0, 7, 0, 8, 0, 9])]
    case 2: return [[], chunk("tRNS", bytes(6))]
    case 3:
      let count = Int(largest) + 1
      return [
        chunk("PLTE", bytes(3 * count)),
        chunk("PLTE", bytes(3 * count)) + chunk("tRNS", bytes(count)),
        // Fewer colours than the samples can name.
        chunk("PLTE", bytes(3)) + chunk("tRNS", bytes(1)),
      ]
    default: return [[]]
    }
  }

  @Test("Every form becomes the same pixels, in any width", arguments: Form.all)
  func everyForm(form: Form) throws {
    var random = SeededGenerator(seed: 11)
    for width in 1...17 {
      let height = Int(random.next() % 9) + 1
      for ancillary in ancillary(form, &random) {
        let file = png(
          width: UInt32(width), height: UInt32(height), bitDepth: form.bitDepth,
          colorType: form.colorType, isInterlaced: form.isInterlaced, ancillary: ancillary,
          rows: form.rows(width: width, height: height, &random))
        #expect(try PNG.decode(file).bytes == reference(file), "\(width) × \(height)")
      }
    }
  }

  @Test("A colour that tRNS names is transparent wherever it occurs")
  func colorKeys() throws {
    for value in 0...15 as ClosedRange<UInt8> {
      let file = png(
        width: 16, height: 1, bitDepth: 4, colorType: 0, ancillary: chunk("tRNS", [0, value]),
        rows: [0, 0x01, 0x23, 0x45, 0x67, 0x89, 0xAB, 0xCD, 0xEF])
      let alphas = try stride(from: 3, to: 64, by: 4).map { try PNG.decode(file).bytes[$0] }
      #expect(alphas.firstIndex(of: 0) == Int(value))
      #expect(alphas.count { $0 == 0 } == 1)
    }
  }
}
