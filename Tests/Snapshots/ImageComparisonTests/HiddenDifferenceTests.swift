import ImageComparison
import TestSupport
import Testing

/// What the 8-bit pixels of a PNG's first frame don't show is compared or named.
@Suite struct HiddenDifferenceTests {
  private func compare(
    _ expected: [UInt8], _ actual: [UInt8], _ rule: ComparisonRule = .exact
  ) throws -> Comparison {
    try rule.compare(
      EncodedPicture(expected, path: "a.png"), with: EncodedPicture(actual, path: "b.png"))
  }

  private func deep(_ change: Int = 0) -> [UInt8] {
    // A grey of 200 in its two bytes, and one sample a little away from it.
    var samples = [UInt16](repeating: 200 * 257, count: 16)
    samples[5] = UInt16(200 * 257 + change)
    return FileBytes.png(width: 2, height: 2, bitDepth: 16, samples: samples)
  }

  private func plain(before: [UInt8] = [], after: [UInt8] = []) -> [UInt8] {
    FileBytes.png(
      width: 2, height: 2, samples: [UInt16](repeating: 200, count: 16), before: before,
      after: after)
  }

  @Test func `16-bit channels are compared with all their bits, by an exact rule`() throws {
    #expect(try compare(plain(), deep()).verdict == .same)
    let found = try compare(deep(), deep(40))
    #expect(found.verdict == .changed)
    #expect(found.measurement?.differingPixels == 1)
    #expect(found.measurement?.areas.first?.bounds == PixelRect(x: 1, y: 0, width: 1, height: 1))
    #expect(try compare(plain(), deep(1)).verdict == .changed)
    #expect(try compare(deep(), deep(40), ComparisonRule(.exact(tolerance: 1))).verdict == .same)
  }

  @Test func `another second frame of an animation is a change under every rule`() throws {
    func animation(_ last: UInt8) -> [UInt8] {
      let frame = PNGBytes.chunk("fdAT", PNGBytes.bigEndian(2) + [1, 2, last])
      return plain(
        before: PNGBytes.chunk("acTL", PNGBytes.bigEndian(2) + PNGBytes.bigEndian(0)), after: frame)
    }
    for rule in [ComparisonRule.exact, .perceptual] {
      #expect(try compare(animation(3), animation(3), rule).verdict == .same)
      #expect(try compare(animation(3), animation(4), rule).verdict == .changed)
      let found = try compare(plain(), animation(3), rule)
      #expect(found.verdict == .changed)
      #expect(found.hiddenDifferences == [.animation])
      #expect(found.description.hasPrefix("the pictures agree, but the animation differs"))
    }
  }

  @Test(arguments: [ComparisonRule.exact, .perceptual])
  func `another colour space is a change under every rule`(rule: ComparisonRule) throws {
    let spaces = [
      [], PNGBytes.chunk("gAMA", PNGBytes.bigEndian(100_000)),
      PNGBytes.chunk("cICP", [12, 13, 0, 1]), PNGBytes.chunk("cICP", [9, 16, 0, 1]),
      Self.profile("Display P3", fill: 1), Self.profile("Display P3", fill: 2),
    ]
    for (i, first) in spaces.enumerated() {
      for (j, second) in spaces.enumerated() {
        let found = try compare(plain(before: first), plain(before: second), rule)
        #expect(found.verdict == (i == j ? .same : .changed), "\(i) \(j)")
        #expect(found.description.contains("the colour space") == (i != j))
      }
    }
  }

  /// A chunk with a profile of 200 bytes.
  private static func profile(
    _ name: String, fill: UInt8, date: UInt8 = 0, identifier: UInt8 = 0
  ) -> [UInt8] {
    var data = [UInt8](repeating: fill, count: 200)
    for index in 24..<36 { data[index] = date }
    for index in 84..<100 { data[index] = identifier }
    return PNGBytes.chunk("iCCP", Array(name.utf8) + [0, 0] + PNGBytes.stored(data))
  }

  @Test func `the date, the identifier and the name of a profile don't count`() throws {
    let first = plain(before: Self.profile("ICC Profile", fill: 1, date: 3, identifier: 4))
    for second in [
      Self.profile("ICC Profile", fill: 1, date: 9, identifier: 4),
      Self.profile("ICC Profile", fill: 1, date: 3, identifier: 7),
      Self.profile("sRGB", fill: 1, date: 3, identifier: 4),
    ] {
      #expect(try compare(first, plain(before: second)).verdict == .same)
    }
    let other = plain(before: Self.profile("ICC Profile", fill: 2, date: 3, identifier: 4))
    #expect(
      try compare(first, other).description
        == "the pictures agree, but the colour space was expected to be the profile 'ICC Profile' and is another "
        + "one of that name")
  }

  @Test func `a colour space is named`() throws {
    let linear = plain(before: PNGBytes.chunk("gAMA", PNGBytes.bigEndian(100_000)))
    let found = try compare(plain(), linear)
    #expect(found.verdict == .changed)
    #expect(
      found.description
        == "the pictures agree, but the colour space was expected to be sRGB and is gamma 1.0")
    let profile = plain(
      before: PNGBytes.chunk("iCCP", Array("Display P3".utf8) + [0, 0, 1, 2, 3]))
    #expect(try compare(linear, profile).verdict == .changed)
    #expect(try compare(profile, profile).verdict == .same)
    let points = plain(before: PNGBytes.chunk("cICP", [12, 13, 0, 1]))
    #expect(try compare(plain(), points).description.hasSuffix("is cICP 12 13 0 1"))
  }

  @Test func `the ways of saying sRGB are equal`() throws {
    let primaries: [UInt32] = [31270, 32900, 64000, 33000, 30000, 60000, 15000, 6000]
    let chunks = [
      [], PNGBytes.chunk("sRGB", [0]), PNGBytes.chunk("gAMA", PNGBytes.bigEndian(45455)),
      PNGBytes.chunk("gAMA", PNGBytes.bigEndian(45455))
        + PNGBytes.chunk("cHRM", primaries.flatMap(PNGBytes.bigEndian)),
      PNGBytes.chunk("cICP", [1, 13, 0, 1]),
    ]
    for (first, second) in zip(chunks, chunks.dropFirst()) {
      let found = try compare(plain(before: first), plain(before: second))
      #expect(found.verdict == .same && found.hiddenDifferences == [])
    }
  }

  @Test func `the difference picture of a resized picture shows what differs in the common area`()
    throws
  {
    var samples = [UInt16](repeating: 200, count: 36)
    samples[4] = 0
    let taller = try PNG.decode(FileBytes.png(width: 3, height: 3, samples: samples))
    let small = try PNG.decode(plain())
    let found = ComparisonRule.exact.compare(small, with: taller)
    let drawn = found.differencePicture(expected: small, actual: taller)
    let red = (0..<9).filter { drawn.bytes[4 * $0] == 0xE5 }
    #expect(red == [1, 2, 5, 6, 7, 8])
  }
}
