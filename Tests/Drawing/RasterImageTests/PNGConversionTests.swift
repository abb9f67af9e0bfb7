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

  /// The rows of a picture, not filtered: those of seven pictures where it is interlaced.
  ///
  /// - Parameter samples: for each pixel its channels.
  func rows(_ samples: [[UInt16]], width: Int, height: Int) -> [UInt8] {
    // Adam7: where a pass begins and how far its pixels are apart (PNG specification, 8.1).
    let passes =
      isInterlaced
      ? [
        (0, 0, 8, 8), (4, 0, 8, 8), (0, 4, 4, 8), (2, 0, 4, 4), (0, 2, 2, 4), (1, 0, 2, 2),
        (0, 1, 1, 2),
      ] : [(0, 0, 1, 1)]
    var bytes: [UInt8] = []
    for (x, y, dx, dy) in passes where x < width {
      for line in stride(from: y, to: height, by: dy) {
        let row = stride(from: x, to: width, by: dx).flatMap { samples[line * width + $0] }
        bytes += [0] + packed(row)
      }
    }
    return bytes
  }

  /// Samples one after the other, the first in the highest bits; the last byte is filled with ones.
  private func packed(_ samples: [UInt16]) -> [UInt8] {
    var bits = samples.flatMap { sample in
      (0..<UInt16(bitDepth)).reversed().map { sample >> $0 & 1 }
    }
    while !bits.count.isMultiple(of: 8) { bits.append(1) }
    return stride(from: 0, to: bits.count, by: 8).map { start in
      bits[start..<start + 8].reduce(0) { $0 << 1 | UInt8($1) }
    }
  }
}

/// Colours and transparency beside the samples, as in the chunks `PLTE` and `tRNS`.
struct Ancillary {
  var palette: [[UInt8]] = []
  var alphas: [UInt8] = []
  var key: [UInt16] = []

  var chunks: [UInt8] {
    let transparency = key.flatMap { [UInt8($0 >> 8), UInt8($0 & 255)] } + alphas
    return (palette.isEmpty ? [] : PNGBytes.chunk("PLTE", palette.flatMap { $0 }))
      + (transparency.isEmpty ? [] : PNGBytes.chunk("tRNS", transparency))
  }
}

/// Each form becomes the pixels that its samples mean.
@Suite struct PNGConversionTests {
  /// Red, green, blue and alpha of a pixel: upper bytes, grey of fewer bits spread over 0 to 255.
  private func pixel(_ samples: [UInt16], _ form: Form, _ ancillary: Ancillary) -> [UInt8] {
    let bytes = samples.map {
      form.bitDepth == 16
        ? UInt8($0 >> 8) : UInt8(Int($0) * 255 / (1 << Int(form.bitDepth) - 1))
    }
    let alpha: UInt8 = samples == ancillary.key ? 0 : 255
    let index = Int(samples[0])
    return switch form.colorType {
    case 0: [bytes[0], bytes[0], bytes[0], alpha]
    case 2: bytes + [alpha]
    case 4: [bytes[0], bytes[0], bytes[0], bytes[1]]
    case 6: bytes
    // An index beyond the palette is opaque black.
    default:
      (index < ancillary.palette.count ? ancillary.palette[index] : [0, 0, 0])
        + [index < ancillary.alphas.count ? ancillary.alphas[index] : 255]
    }
  }

  /// Colours and transparency for a form, in range and out of it.
  private func ancillary(
    _ form: Form, key: [UInt16], _ random: inout SeededGenerator
  ) -> [Ancillary] {
    func bytes(_ count: Int) -> [UInt8] { (0..<count).map { _ in UInt8(random.next() & 255) } }
    switch form.colorType {
    case 0, 2: return [Ancillary(), Ancillary(key: key)]
    case 3:
      let count = 1 << Int(form.bitDepth)
      let palette = (0..<count).map { _ in bytes(3) }
      return [
        Ancillary(palette: palette), Ancillary(palette: palette, alphas: bytes(count)),
        // Fewer colours than the samples can name.
        Ancillary(palette: [bytes(3)], alphas: bytes(1)),
      ]
    default: return [Ancillary()]
    }
  }

  @Test(arguments: Form.all)
  func `every form becomes the pixels that its samples mean, in any width`(form: Form) throws {
    var random = SeededGenerator(seed: 11)
    let mask = UInt16(truncatingIfNeeded: 1 << Int(form.bitDepth) - 1)
    for width in 1...17 {
      let height = Int(random.next() % 9) + 1
      let samples = (0..<width * height).map { _ in
        (0..<form.channels).map { _ in UInt16(truncatingIfNeeded: random.next()) & mask }
      }
      for ancillary in ancillary(form, key: samples[0], &random) {
        let file = png(
          width: UInt32(width), height: UInt32(height), bitDepth: form.bitDepth,
          colorType: form.colorType, isInterlaced: form.isInterlaced, ancillary: ancillary.chunks,
          rows: form.rows(samples, width: width, height: height))
        let expected = samples.flatMap { pixel($0, form, ancillary) }
        #expect(try PNG.decode(file).bytes == expected, "\(width) × \(height)")
      }
    }
  }

  @Test
  func `a colour that tRNS names is transparent wherever it occurs`() throws {
    for value in 0...15 as ClosedRange<UInt8> {
      let file = png(
        width: 16, height: 1, bitDepth: 4, colorType: 0,
        ancillary: PNGBytes.chunk("tRNS", [0, value]),
        rows: [0, 0x01, 0x23, 0x45, 0x67, 0x89, 0xAB, 0xCD, 0xEF])
      let alphas = try stride(from: 3, to: 64, by: 4).map { try PNG.decode(file).bytes[$0] }
      #expect(alphas.firstIndex(of: 0) == Int(value))
      #expect(alphas.count { $0 == 0 } == 1)
    }
  }
}
