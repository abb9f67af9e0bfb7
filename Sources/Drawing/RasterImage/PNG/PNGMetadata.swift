/// The contents of a PNG beside the 8-bit pixels of its first frame, which ``PNG/decode(_:limit:)`` returns.
package struct PNGMetadata: Hashable, Sendable {
  /// The meaning of the samples.
  package enum ColorSpace: Hashable, Sendable, CustomStringConvertible {
    /// sRGB, also of a file that says nothing.
    case sRGB
    /// An ICC profile, decompressed if it is valid and has at most 4 MiB.
    case profile(Profile)
    /// The numbers of `cICP`.
    case codePoints([UInt8])
    /// `gAMA` in 100,000ths, and the bytes of `cHRM`; nil where the file has none.
    case gamma(Int?, chromaticities: [UInt8]?)

    package var description: String {
      switch self {
      case .sRGB: "sRGB"
      case .profile(let profile): "the profile '\(profile.name)'"
      case .codePoints(let numbers): "cICP " + numbers.map(String.init).joined(separator: " ")
      case .gamma(let gamma?, _): "gamma \(Double(gamma) / 100_000)"
      case .gamma(nil, _): "other primaries"
      }
    }
  }

  /// An ICC profile. Two are equal if they mean the same: the name, the date and the identifier don't count.
  package struct Profile: Hashable, Sendable {
    package var name: String
    /// The profile with zeros in the place of date and identifier.
    private var meaning: [UInt8]

    init(name: String, data: [UInt8]) {
      self.name = name
      meaning = data
      // The date and time of creation, and the identifier, which is a digest (ICC.1:2022, 7.2.8 and 7.2.18).
      guard data.count >= 128 else { return }
      for range in [24..<36, 84..<100] {
        meaning.replaceSubrange(range, with: repeatElement(0, count: range.count))
      }
    }

    package static func == (a: Profile, b: Profile) -> Bool { a.meaning == b.meaning }

    package func hash(into hasher: inout Hasher) { hasher.combine(meaning) }
  }

  /// The bits of a channel.
  package private(set) var bitDepth = 8
  /// The meaning of the samples.
  package private(set) var colorSpace = ColorSpace.sRGB
  /// The data of the chunks of all frames but the first, and of their timing; empty for a still picture.
  package private(set) var animation: [UInt8] = []

  /// Reads the chunks of a file that ``PNG/decode(_:limit:)`` accepts.
  package init(_ bytes: [UInt8]) {
    var chunks: [String: [UInt8]] = [:]
    var hasFrames = false
    var offset = PNG.signature.count
    while offset + 12 <= bytes.count {
      let end = offset + 8 + bytes[offset..<offset + 4].reduce(0) { $0 << 8 | Int($1) }
      guard end + 4 <= bytes.count else { break }
      let type = String(decoding: bytes[offset + 4..<offset + 8], as: UTF8.self)
      let data = bytes[offset + 8..<end]
      switch type {
      case "IHDR": bitDepth = data.count > 8 ? Int(data[offset + 16]) : 8
      case "acTL", "fcTL": animation += data
      case "fdAT":
        animation += data
        hasFrames = true
      case "cICP", "iCCP", "sRGB", "gAMA", "cHRM": chunks[type] = Array(data)
      default: break
      }
      offset = end + 4
    }
    // A single frame is the picture itself.
    if !hasFrames { animation = [] }
    colorSpace = Self.colorSpace(chunks)
  }

  /// The colour space that the chunks describe, in the order in which decoders prefer them.
  private static func colorSpace(_ chunks: [String: [UInt8]]) -> ColorSpace {
    // BT.709 primaries, the transfer function of sRGB, RGB, full range.
    if let data = chunks["cICP"] { return data == [1, 13, 0, 1] ? .sRGB : .codePoints(data) }
    if let data = chunks["iCCP"] {
      let name = data.prefix { $0 != 0 }
      let stream = data.dropFirst(name.count + 2)
      return .profile(
        Profile(
          name: String(String.UnicodeScalarView(name.map { Unicode.Scalar($0) })),
          data: Inflater.content(of: stream, .zlib, limit: 4 << 20) ?? Array(stream)))
    }
    if chunks["sRGB"] != nil { return .sRGB }
    let gamma = chunks["gAMA"].map { $0.reduce(0) { $0 << 8 | Int($1) } }
    // White, red, green and blue of sRGB, as the specification has them for cHRM.
    let primaries = [31270, 32900, 64000, 33000, 30000, 60000, 15000, 6000]
    let known = primaries.flatMap { number in
      [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> $0) }
    }
    let chromaticities = chunks["cHRM"].flatMap { $0 == known ? nil : $0 }
    guard gamma ?? 45455 != 45455 || chromaticities != nil else { return .sRGB }
    return .gamma(gamma, chromaticities: chromaticities)
  }
}
