import Foundation
import Messages
import TestSupport
import Testing

@testable import AssetPipeline

/// A manifest is a function of the configuration, and survives being written and read.
@Suite struct ManifestTests {
  private static let nasty = [
    "Add \"Debit\"", "back\\slash", "tab\tand\nline", "\u{1}\u{1F}\u{7F}", "𝄞🧾", "\u{10FFFF}",
    "\\\"", "\\u0041", "],[", "{\"path\":\"x\"}", "é", "e\u{301}", "\u{2028}", "", "₿\\",
  ]

  @Test func stringsComeBackAsTheyWereAndAreWhatOtherReadersRead() throws {
    var random = SeededGenerator(seed: 11)
    for length in 0..<200 {
      let strings = (0..<(length % 9)).map { _ in
        (0..<Int(random.next() % 6)).map { _ in random.text(Self.nasty) }.joined()
      }
      let json = JSONText.array(strings)
      let read = try #require(JSONText.strings(Array(json.utf8)[...]))
      #expect(read.map { Array($0.utf8) } == strings.map { Array($0.utf8) })
      #expect(try JSONDecoder().decode([String].self, from: Data(json.utf8)) == strings)
      // And the other way around: escapes of other writers.
      let encoder = JSONEncoder()
      let other = try encoder.encode(strings)
      #expect(JSONText.strings(Array(other)[...]) == strings)
    }
  }

  @Test(arguments: [
    "", "[", "]", "[\"a\"", "\"a\"]", "[a]", "[\"a\",]", "[,\"a\"]", "[\"a\" ]", "[\"\\x\"]",
    "[\"\\u12\"]", "[\"\\uD800\"]", "[\"\\uD800\\u0041\"]", "[\"\\uDC00\"]", "[\"a\nb\"]",
    "[\"a\"]]",
    "[\"\\", "[\"\\u",
  ])
  func textThatIsNoArrayOfStringsIsRefused(text: String) {
    #expect(JSONText.strings(Array(text.utf8)[...]) == nil)
  }

  @Test func labelsAndSymbolsOfAnyCharactersAreRecordedAndReadAgain() throws {
    let project = try Project("")
    for label in [#"'Add "Debit"'"#, #"'back\slash'"#, #""𝄞 \U0001F9FE""#, #""tab\tstop""#] {
      let settings = """
        locales: [en_US, de_DE]
        labels: { en: \(label) }
        symbols: { de_DE: { text: '"€\\' } }
        targets: [{ kind: files, formats: [svg], name: "{locale}.{format}" }]

        """
      try project.configure(settings)
      // A label may have a character that no font has; then only the other locale is drawn.
      let first = try project.run()
      #expect(!first.foundDamagedManifest)
      let second = try project.run()
      #expect(!second.foundDamagedManifest && second.written == 0)
      try project.configure(settings.replacingOccurrences(of: ", de_DE]", with: "]"))
      let third = try project.run()
      #expect(!third.foundDamagedManifest && third.removed == 1)
      #expect(!project.files.keys.contains("de_DE.svg"))
      let shard = project.folder.appendingPathComponent("part").path
      try project.run(output: shard)
      let merged = project.folder.appendingPathComponent("merged")
      _ = try Merge.run([shard], into: merged.path)
      #expect(Project.files(of: merged) == project.files)
    }
  }

  /// Where languages share a label, which of them a font's sample names must not depend on the run.
  @Test func theSameConfigurationGivesTheSameManifestAndMergedSharesThatOfOneRun() throws {
    let settings = """
      locales: [en_US, fr_FR, de_DE, es_ES, it_IT, pt_PT, nl_NL, ar_AE]
      labels: { de: Plus, fr: Plus, it: Plus, es: Plus, pt: Plus, nl: Plus, en: Add, ar: Add }
      targets: [{ kind: files, scales: [1] }]

      """
    let project = try Project(settings)
    try project.run()
    for run in 0..<6 {
      let output = project.folder.appendingPathComponent("run\(run)")
      try project.run(jobs: 1 + run % 3, output: output.path)
      #expect(Project.files(of: output) == project.files)
      let parts = try (1...3).map { index in
        let part = project.folder.appendingPathComponent("part\(run)-\(index)").path
        try project.run(shard: Shard("\(index)/3"), output: part)
        return part
      }
      let merged = project.folder.appendingPathComponent("merged\(run)")
      _ = try Merge.run(parts, into: merged.path)
      #expect(Project.files(of: merged) == project.files)
    }
  }

  @Test func queriesOfOneTextHaveAnOrder() {
    let query = FontQuery(text: "Plus", weight: 400, direction: .leftToRight, language: "de")
    var others: [FontQuery] = []
    for text in ["Plus", "Plu\u{73}\u{301}", "Pluś"] {
      for weight in [400.0, 600] {
        for language in [nil, "de", "fr"] {
          others.append(
            FontQuery(text: text, weight: weight, direction: nil, language: language))
          others.append(
            FontQuery(text: text, weight: weight, direction: .rightToLeft, language: language))
          others.append(
            FontQuery(
              text: text, weight: weight, direction: nil, language: language, isMaster: true))
        }
      }
    }
    for a in others + [query] {
      for b in others + [query] {
        let isSame = a.text.utf8.elementsEqual(b.text.utf8) && a == b
        #expect((a < b) != (b < a) || isSame)
      }
    }
  }
}

extension SeededGenerator {
  /// One of the choices, or any scalar.
  fileprivate mutating func text(_ choices: [String]) -> String {
    if next() % 2 == 0 { return choices[Int(next() % UInt64(choices.count))] }
    return Unicode.Scalar(UInt32(next() % 0x11_0000)).map(String.init) ?? "?"
  }
}
