import AssetPipeline
import CurrencyLocale
import TestSupport
import Testing

@testable import enum AssetPipeline.AndroidQualifier
@testable import enum AssetPipeline.OutputPath
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
  }

  @Test(arguments: [
    "", "/etc/passwd", "../up.png", "a/../b.png", "a//b.png", "a/", "./a.png", "a/.", "a\\b",
    ".mintmark-manifest.json", "a/.mintmark-x", "tab\t", "\u{0}",
  ])
  func `a recorded path that leads elsewhere or to the tool's own files is not followed`(
    path: String
  ) {
    #expect(!OutputPath.isBelowOutput(path))
  }

  @Test func `every path that a plan may have can be followed`() {
    var random = SeededGenerator(seed: 5)
    let pieces = [
      "con", "NUL", "com1", "aux", "a", "9", ".", "..", "/", "-", "_", "@", "+", " ", ":", "é", "$",
      ".mintmark-", "lpt¹", "\u{1}", String(repeating: "x", count: 254),
    ]
    var allowed = 0
    for _ in 0..<20_000 {
      let path = (0..<Int.random(in: 0...5, using: &random)).map { _ in
        pieces.randomElement(using: &random) ?? ""
      }.joined()
      guard (try? OutputPath.check(path)) != nil else { continue }
      allowed += 1
      #expect(OutputPath.isBelowOutput(path))
    }
    #expect(allowed > 500)
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

  private func check(_ paths: [String]) throws(PipelineError) { try OutputPath.check(paths) }

  @Test func `paths are refused where two are one file, or one is a folder of another`() {
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
      #expect(((try? check(paths)) == nil) == collide, "\(paths)")
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
