import Foundation
import SystemSupport
import TestSupport
import Testing

import TextOutlines

/// The choice between the fonts of a bundle and the installed ones.
@Suite struct FontBundleTests {
  /// A bundle of some test fonts, all of weight 400.
  private func bundle(_ fonts: [TestFont], in folder: TemporaryFolder) throws -> FontBundle {
    var list = "file\tfamily\tstyle\tweight\tsha256\tcharacters\n"
    let bundled = folder.path("bundle")
    try FileManager.default.createDirectory(atPath: bundled, withIntermediateDirectories: true)
    for (number, font) in fonts.enumerated() {
      _ = try font.write(to: bundled, name: "\(number).ttf")
      let characters = font.characters.map { String($0.value, radix: 16) }.joined(separator: " ")
      list += "\(number).ttf\t\(font.family)\tRegular\t400\t-\t\(characters)\n"
    }
    try list.write(toFile: folder.path("bundle/fonts.tsv"), atomically: false, encoding: .utf8)
    return try #require(try FontBundle(folder: FilePath(bundled)))
  }

  /// A typesetter with a bundle of some fonts, where others are installed.
  private func typesetter(
    bundled: [TestFont], installed: [TestFont], in folder: TemporaryFolder,
    fonts: FontStack = FontStack()
  ) throws -> Typesetter {
    let system = folder.path("system")
    try FileManager.default.createDirectory(atPath: system, withIntermediateDirectories: true)
    for (number, font) in installed.enumerated() {
      _ = try font.write(to: system, name: "\(number).ttf")
    }
    let configuration = """
      <fontconfig><dir>\(system)</dir><cachedir>\(folder.path("cache"))</cachedir></fontconfig>
      """
    let library = FontLibrary { () throws(TextError) in
      try FontconfigCatalog(configuration: configuration)
    }
    return try Typesetter(
      fonts: fonts, library: library, bundle: try bundle(bundled, in: folder))
  }

  private func files(_ typesetter: Typesetter, _ text: String) throws -> [String] {
    try typesetter.line(text).faces.map {
      FilePath($0.path).components.suffix(2).map(\.string).joined(separator: "/")
    }
  }

  private static let inter = TestFont(family: "Inter", characters: ["A", "B"])

  @Test func `the bundle draws what it has, without a look at the installed fonts`() throws {
    let folder = try TemporaryFolder()
    let library = FontLibrary { () throws(TextError) in
      throw .libraryFailed("asking for installed fonts")
    }
    let typesetter = try Typesetter(
      fonts: FontStack(), library: library, bundle: try bundle([Self.inter], in: folder))
    #expect(try files(typesetter, "AB") == ["bundle/0.ttf"])
    #expect(throws: TextError.libraryFailed("asking for installed fonts")) {
      try typesetter.line("C")
    }
  }

  @Test func `a line with a character that is not bundled is drawn by the installed fonts`() throws
  {
    let folder = try TemporaryFolder()
    let full = TestFont(family: "Inter", characters: ["A", "B", "C"])
    let typesetter = try typesetter(bundled: [Self.inter], installed: [full], in: folder)
    #expect(try files(typesetter, "AB") == ["bundle/0.ttf"])
    #expect(try files(typesetter, "ABC") == ["system/0.ttf"])
  }

  @Test func `the bundle draws the characters that the installed fonts lack`() throws {
    let folder = try TemporaryFolder()
    let other = TestFont(family: "Other", characters: ["C"])
    let typesetter = try typesetter(bundled: [Self.inter], installed: [other], in: folder)
    #expect(try files(typesetter, "AC") == ["bundle/0.ttf", "system/0.ttf"])
  }

  @Test func `a character of no known family is found by the list's characters`() throws {
    let folder = try TemporaryFolder()
    let other = TestFont(family: "Noto Serif Tibetan", characters: ["\u{F20}"])
    let typesetter = try typesetter(
      bundled: [Self.inter, other], installed: [], in: folder, fonts: FontStack(source: .bundled))
    #expect(try files(typesetter, "\u{F20}") == ["bundle/1.ttf"])
  }

  @Test func `bundled fonts alone draw nothing that they lack`() throws {
    let folder = try TemporaryFolder()
    let full = TestFont(family: "Inter", characters: ["A", "B", "C"])
    let alone = try typesetter(
      bundled: [Self.inter], installed: [full], in: folder, fonts: FontStack(source: .bundled))
    #expect(throws: TextError.notInBundle(character: "C", scalar: "C")) { try alone.line("C") }
    let named = try typesetter(
      bundled: [Self.inter], installed: [full], in: folder,
      fonts: FontStack([.family("Other")], source: .bundled))
    #expect(throws: TextError.familyNotInBundle("Other")) { try named.line("A") }
  }

  @Test func `the system's fonts alone leave the bundle out`() throws {
    let folder = try TemporaryFolder()
    let full = TestFont(family: "Inter", characters: ["A", "B", "C"])
    let alone = try typesetter(
      bundled: [Self.inter], installed: [full], in: folder, fonts: FontStack(source: .system))
    #expect(try files(alone, "A") == ["system/0.ttf"])
  }

  @Test func `a family that is only installed is found, and one that is only bundled`() throws {
    let folder = try TemporaryFolder()
    let other = TestFont(family: "Other", characters: ["A"])
    let typesetter = try typesetter(
      bundled: [Self.inter], installed: [other], in: folder, fonts: FontStack(names: ["Other"]))
    #expect(try files(typesetter, "A") == ["system/0.ttf"])
    let named = try self.typesetter(
      bundled: [Self.inter], installed: [other], in: folder, fonts: FontStack(names: ["inter"]))
    #expect(try files(named, "A") == ["bundle/0.ttf"])
  }

  @Test(
    arguments: [
      "", "file\tfamily\n", "file\tfamily\tstyle\tweight\tsha256\tcharacters\n",
      "file\tfamily\tstyle\tweight\tsha256\tcharacters\n../x.ttf\tInter\tRegular\t400\t-\t41\n",
      "file\tfamily\tstyle\tweight\tsha256\tcharacters\nx.ttf\tInter\tRegular\tbold?\t-\t41\n",
      "file\tfamily\tstyle\tweight\tsha256\tcharacters\nx.ttf\tInter\tRegular\t400\n",
      "file\tfamily\tstyle\tweight\tsha256\tcharacters\nx.ttf\tInter\tRegular\t900-100\t-\t41\n",
      "file\tfamily\tstyle\tweight\tsha256\tcharacters\nx.ttf\tInter\tRegular\t100-\t-\t41\n",
    ])
  func `a list that is not valid is an error`(list: String) throws {
    let folder = try TemporaryFolder()
    try list.write(toFile: folder.path("fonts.tsv"), atomically: false, encoding: .utf8)
    #expect(throws: TextError.badFontBundle(path: folder.path("fonts.tsv"))) {
      try FontBundle(folder: FilePath(folder.path))
    }
  }

  @Test func `a folder without a list is no bundle, and one that is wanted is an error`() throws {
    let folder = try TemporaryFolder()
    #expect(try FontBundle(folder: FilePath(folder.path)) == nil)
    let error = textError {
      _ = try Typesetter(fonts: FontStack(source: .bundled))
    }
    guard case .noFontBundle = error else {
      Issue.record("\(String(describing: error))")
      return
    }
  }
}
