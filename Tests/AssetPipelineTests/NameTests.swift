import AssetPipeline
import CurrencyLocale
import TestSupport
import Testing

@testable import enum AssetPipeline.AndroidQualifier
@testable import enum AssetPipeline.OutputPath
@testable import struct AssetPipeline.PathCollisions
@testable import struct AssetPipeline.SymbolName

@Suite struct NameTests {
  @Test(arguments: [
    "", "/etc/passwd", "../up.png", "a/../b.png", "a//b.png", "a/", "./a.png", "con.png", "a/NUL",
    "lpt1.svg", "a:b.png", "C:\\x", "a\\b.png", "a?.png", "tab\t.png", "dot.", "space ",
    ".mintmark-x", String(repeating: "x", count: 256), "a\u{202E}gnp.b", "a/\u{2066}b", "a\u{85}b",
    "a\u{2028}b",
  ])
  func pathsThatSomeSystemRefusesAreRefused(path: String) {
    #expect(throws: PipelineError.self) { try OutputPath.check(path) }
    #expect(!OutputPath.isPlain(Array(path.utf8)[...]))
  }

  @Test func `plain paths are allowed, and those of batches are plain`() {
    func isPlain(_ path: String) -> Bool {
      // A slice that does not begin at 0.
      OutputPath.isPlain(Array("/\(path)".utf8).dropFirst())
    }
    var random = SeededGenerator(seed: 5)
    let pieces = [
      "con", "NUL", "com1", "aux", "a", "9", ".", "..", "/", "-", "_", "@", "+", " ", ":", "é", "$",
      ".mintmark-", "lpt¹", "\u{1}", String(repeating: "x", count: 254),
    ]
    var plain = 0
    for _ in 0..<20_000 {
      let path = (0..<Int.random(in: 0...5, using: &random)).map { _ in
        pieces.randomElement(using: &random) ?? ""
      }.joined()
      guard isPlain(path) else { continue }
      plain += 1
      #expect(throws: Never.self) { try OutputPath.check(path) }
    }
    #expect(plain > 500)
    for path in [
      "0/fr_CH/light@2x.png", "android/res/drawable-en-rUS/ic_add_eur.xml",
      "Buttons.xcassets/add-eur.imageset/Contents.json", "web/eur.svg", "x",
    ] { #expect(isPlain(path), "\(path)") }
  }

  @Test(arguments: [
    "a.png", "a/b/c.png", "console.png", "ü/€.png", "a b.png", ".hidden/x", "nan", ".inf",
    "a\u{200F}b",
  ])
  func ordinaryPathsAreTaken(path: String) throws { try OutputPath.check(path) }

  @Test(arguments: [
    ("a/X.png", "a/x.png"), ("é.png", "e\u{301}.png"), ("É.png", "e\u{301}.png"),
    ("straße", "STRASSE"),
  ])
  func pathsThatDifferByCaseOrUnicodeFormCollide(a: String, b: String) {
    #expect(throws: PipelineError.collision(a, b)) { try check([a, b]) }
  }

  @Test func aFileCannotBeAnothersFolder() {
    #expect(throws: PipelineError.fileIsFolder("a/b", needed: "a/B/c")) {
      try check(["a/b", "a/B/c"])
    }
  }

  @Test func differentPathsDoNotCollide() throws { try check(["a", "b", "c/a", "c/b"]) }

  private func check(_ paths: [String]) throws {
    var collisions = PathCollisions()
    for path in paths { collisions.add(path) }
    try collisions.check { paths.forEach($0) }
  }

  @Test func `what collides is found however little of it is kept`() {
    var random = SeededGenerator(seed: 5)
    func name() -> String {
      ["a", "A", "b", "ß", "SS", "c", "d"].randomElement(using: &random) ?? ""
    }
    for _ in 0..<500 {
      let paths = (0..<Int.random(in: 1...8, using: &random)).map { _ in
        (0..<Int.random(in: 1...3, using: &random)).map { _ in name() + name() }
          .joined(separator: "/")
      }
      func isFolder(_ folder: String, of path: String) -> Bool {
        OutputPath.folded(path).hasPrefix(OutputPath.folded(folder) + "/")
      }
      let collide = paths.indices.contains { first in
        paths.indices.contains { second in
          first != second && OutputPath.folded(paths[first]) == OutputPath.folded(paths[second])
            || isFolder(paths[first], of: paths[second])
        }
      }
      for limit in 1...8 {
        // Two threads, each with a part of the paths.
        var (first, second) = (PathCollisions(limit: limit), PathCollisions(limit: limit))
        for path in paths.prefix(paths.count / 2) { first.add(path) }
        for path in paths.dropFirst(paths.count / 2) { second.add(path) }
        first.add(second)
        var wasFound = false
        do {
          try first.check { paths.forEach($0) }
        } catch {
          wasFound = true
        }
        #expect(wasFound == collide, "\(paths) with \(limit) numbers")
      }
    }
  }

  @Test(arguments: [
    ("€", "euro", true), ("$", "dollar", true), ("US$", "us_dollar", true), ("CHF", "chf", true),
    ("kr", "kr", false), ("Kč", "kc", false), ("zł", "zl", false), ("soʻm", "so_m", false),
    ("Lekë", "leke", false), ("د.إ.", nil, false), ("1$", "n_1_dollar", true), ("", nil, false),
  ])
  func symbolsHaveNamesByTheirLettersAndSigns(symbol: String, text: String?, isExact: Bool) {
    let name = SymbolName(symbol)
    #expect(name.text == text && name.isExact == isExact)
  }

  /// An exact name is no other symbol's.
  @Test func everySymbolOfTheWorldWithAnExactNameHasItAlone() throws {
    var names: [String: String] = [:]
    for identifier in CurrencyLocale.everyIdentifier {
      guard let locale = try? CurrencyLocale(identifier) else { continue }
      for form in SymbolForm.allCases {
        let symbol = locale.symbol(form)
        let name = SymbolName(symbol)
        guard name.isExact, let text = name.text else { continue }
        #expect(names[text] == nil || names[text] == symbol, "\(text)")
        #expect(text.allSatisfy { "abcdefghijklmnopqrstuvwxyz0123456789_".contains($0) })
        #expect(text.first?.isLetter == true)
        names[text] = symbol
      }
    }
  }

  @Test func androidWritesLocalesItsOwnWay() throws {
    // From Android's table of resource qualifiers.
    for (identifier, qualifier) in [
      ("fr", "fr"), ("fr_CH", "fr-rCH"), ("sr_Latn_RS", "b+sr+Latn+RS"), ("es_419", "b+es+419"),
      ("kok_IN", "kok-rIN"), ("zh_Hant", "b+zh+Hant"),
    ] {
      #expect(AndroidQualifier.of(try CurrencyLocale(identifier, currency: "EUR")) == qualifier)
    }
  }

  @Test func templatesRefuseUnknownPlacesAndLooseBraces() {
    for text in ["", "{locale", "locale}", "{local}.png", "a}{b"] {
      #expect(throws: PipelineError.self) { try NameTemplate(text) }
    }
  }
}
