import Foundation
import TestSupport
import Testing

import TextOutlines

@Suite struct FaceChooserTests {
  @Test func `Inter draws the currency signs`() throws {
    let typesetter = try typesetter()
    for sign in ["$", "€", "£", "¥", "₹", "₩", "₺", "₽", "₾", "₿", "฿", "Kč", "zł"] {
      #expect(try typesetter.line(sign).faces.map(\.path) == [interSemibold], "\(sign)")
    }
  }

  @Test(arguments: [
    ("؋", "Noto Sans Arabic"), ("﷼", "Noto Sans Arabic"), ("৳", "Noto Sans Bengali"),
    ("៛", "Noto Sans Khmer"), ("रु", "Noto Sans Devanagari"), ("රු", "Noto Sans Sinhala"),
    ("ብር", "Noto Sans Ethiopic"), ("֏", "Noto Sans Armenian"), ("ރ", "Noto Sans Thaana"),
    ("𞤅", "Noto Sans Adlam"), ("ߖ", "Noto Sans NKo"),
  ])
  func `the Noto of the script draws the rest`(text: String, family: String) throws {
    #expect(try typesetter().line(text).faces.map(\.family) == [family])
  }

  @Test func `every currency symbol of every locale is drawn`() throws {
    let typesetter = try typesetter()
    var symbols: Set<String> = []
    for identifier in Locale.availableIdentifiers {
      if let symbol = Locale(identifier: identifier).currencySymbol { symbols.insert(symbol) }
    }
    #expect(symbols.count > 150)
    for symbol in symbols {
      let line = try typesetter.line(symbol)
      #expect(line.runs.flatMap(\.glyphs).allSatisfy { $0.id != 0 }, "\(symbol)")
      let isVisible = symbol.unicodeScalars.contains { $0.needsInk }
      #expect((line.inkBounds != nil) == isVisible, "\(symbol)")
    }
  }

  @Test func `the fullwidth yen is drawn by the usual one`() throws {
    let typesetter = try typesetter()
    #expect(try typesetter.line("\u{FFE5}").outline == typesetter.line("¥").outline)
  }

  @Test func `a sign no font has is an error that names it and a package`() throws {
    let folder = try TemporaryFolder()
    let typesetter = try typesetter(
      installed: [TestFont(family: "Inter", characters: ["A"])], in: folder)
    let error = textError { _ = try typesetter.line("A\u{20BF}") }
    #expect(
      error?.description
        == "no font has a glyph for '\u{20BF}' (U+20BF BITCOIN SIGN): "
        + "install fonts-unifont, or give a font that has it with --font")
  }

  @Test(arguments: [
    ("漢", "fonts-noto-cjk"), ("한", "fonts-noto-cjk"), ("ক", "fonts-noto-core"),
    ("ж", "fonts-noto-core"), ("😀", nil),
  ])
  func `the error knows the package of a script`(text: String, package: String?) throws {
    let folder = try TemporaryFolder()
    let typesetter = try typesetter(
      installed: [TestFont(family: "Inter", characters: ["A"])], in: folder)
    guard case .missingGlyph(_, _, let found) = textError({ _ = try typesetter.line(text) }) else {
      Issue.record("no error for \(text)")
      return
    }
    #expect(found == package)
  }

  @Test func `other fonts draw only what the stack lacks`() throws {
    let folder = try TemporaryFolder()
    let typesetter = try typesetter(
      installed: [
        TestFont(family: "Aardvark", characters: ["A", "B", "C"]),
        TestFont(family: "Inter", characters: ["A"]),
        TestFont(family: "Noto Sans", characters: ["B"]),
        TestFont(family: "Bear", characters: ["C"]),
      ], in: folder)
    #expect(try typesetter.line("A").faces.map(\.family) == ["Inter"])
    #expect(try typesetter.line("B").faces.map(\.family) == ["Noto Sans"])
    // By name, not by chance.
    #expect(try typesetter.line("C").faces.map(\.family) == ["Aardvark"])
  }

  @Test func `a font without outlines is passed over`() throws {
    let folder = try TemporaryFolder()
    let typesetter = try typesetter(
      installed: [
        TestFont(family: "Aardvark", characters: ["C"], hasInk: false),
        TestFont(family: "Bear", characters: ["C"]), TestFont(family: "Inter", characters: ["A"]),
      ], in: folder)
    #expect(try typesetter.line("C").faces.map(\.family) == ["Bear"])
  }

  @Test func `a file asked for comes first and needs no installed font`() throws {
    let folder = try TemporaryFolder()
    let path = try TestFont(family: "Mine", characters: ["A"]).write(
      to: folder.path, name: "mine.ttf")
    let library = FontLibrary { () throws(TextError) in
      throw .libraryFailed("asking for installed fonts")
    }
    let typesetter = try Typesetter(fonts: FontStack(names: [path]), library: library)
    #expect(try typesetter.line("A").faces.map(\.path) == [path])
    #expect(throws: TextError.libraryFailed("asking for installed fonts")) {
      try typesetter.line("B")
    }
  }

  @Test func `a family is found whatever its case`() throws {
    let line = try typesetter("noto sans").line("A")
    #expect(line.faces.map(\.family) == ["Noto Sans"])
  }

  @Test func `a family that is not installed is an error`() throws {
    let error = textError { _ = try typesetter("Garamond 1592").line("A") }
    #expect(error == .unknownFamily("Garamond 1592"))
    #expect(error?.description.contains("'Garamond 1592'") == true)
  }

  @Test func `without any font the error says what to install`() throws {
    let folder = try TemporaryFolder()
    let typesetter = try typesetter(installed: [], in: folder)
    #expect(throws: TextError.noFonts) { try typesetter.line("A") }
  }

  @Test(arguments: [("\u{7}", "U+0007"), ("\n", "U+000A"), ("\u{FFFD}", "U+FFFD")])
  func `control characters and broken text are errors`(text: String, name: String) throws {
    let error = textError { _ = try typesetter().line("a" + text) }
    #expect(error?.description.contains(name) == true)
  }

  @Test func `a face of normal width comes before a condensed one of the same family`() throws {
    let folder = try TemporaryFolder()
    var condensed = TestFont(family: "Inter", weight: 600, characters: ["A"])
    condensed.widthClass = 3
    let normal = TestFont(family: "Inter", weight: 400, characters: ["A"])
    let typesetter = try typesetter(installed: [condensed, normal], in: folder)
    #expect(
      try typesetter.line("A", weight: .semibold).faces.map(\.path) == [folder.path + "/1.ttf"])
  }
}
