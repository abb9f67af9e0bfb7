import Foundation
import TestSupport
import Testing

/// The option `signs`: a currency's own sign, drawn by Mintmark, by a requested font or from artwork.
@Suite struct OfficialSignTests {
  private let folder: TemporaryFolder
  private let tool: Tool

  init() throws {
    folder = try TemporaryFolder()
    let tool = Tool.mintmark(in: folder)
    self.tool = tool
    // A font with the riyal alone.
    _ = try TestFont(family: "Riyal", characters: ["\u{20C1}"])
      .write(to: folder.url.path, name: "riyal.ttf")
  }

  private func configure(_ more: String) throws {
    try folder.configure(
      """
      locales: [ar_SA, ar_AE, en_US]
      targets: [{ kind: files, formats: [svg], name: "{locale}.svg" }]
      \(more)
      """)
  }

  private func svg(_ arguments: String...) throws -> (text: String, warnings: String) {
    let result = try tool.run(
      ["render"] + arguments + ["--format", "svg", "-o", "-"])
    #expect(result.status == 0)
    return (result.text, result.errors)
  }

  private func batch() throws {
    let result = try tool.run("batch")
    #expect(result.status == 0, "\(result.errors)")
    #expect(!result.errors.contains("warning: "))
  }

  private func written(_ locale: String) throws -> [Substring] {
    try folder.text("out/\(locale).svg").svgShapes
  }

  @Test func `letters are drawn by default`() throws {
    let letters = try svg("ar_SA", "--font", "riyal.ttf")
    #expect(letters.warnings == "")
    let asked = try svg("ar_SA", "--font", "riyal.ttf", "--signs", "letters")
    #expect(asked.text.svgShapes == letters.text.svgShapes)
    let sign = try svg("ar_SA", "--font", "riyal.ttf", "--signs", "official")
    #expect(sign.text.svgShapes != letters.text.svgShapes)
  }

  @Test(arguments: ["ky_KG", "ar_SA", "dv_MV", "ar_AE", "ar_OM"])
  func `the sign needs no font`(locale: String) throws {
    let sign = try svg(locale, "--signs", "official")
    #expect(sign.warnings == "")
    #expect(try sign.text.svgShapes != svg(locale).text.svgShapes)
    let narrow = try svg(locale, "--signs", "official", "--symbol-form", "narrow")
    #expect(narrow.text.svgShapes == sign.text.svgShapes)
  }

  @Test func `a requested font's sign replaces the drawing`() throws {
    let sign = try svg("ar_SA", "--signs", "official", "--font", "riyal.ttf")
    let text = try svg("--text", "\u{20C1}", "--font", "riyal.ttf")
    #expect(sign.text.svgShapes == text.text.svgShapes)
    #expect(sign.text.contains("ريال سعودي"))
    #expect(try sign.text.svgShapes != svg("ar_SA", "--signs", "official").text.svgShapes)
  }

  @Test func `a code stays a code, and a currency without a new sign its symbol`() throws {
    for arguments in [["ar_SA", "--symbol-form", "code"], ["en_US"]] {
      let plain = try tool.run(["render", "--format", "svg", "-o", "-"] + arguments)
      let official = try tool.run(
        ["render", "--format", "svg", "-o", "-", "--signs", "official"] + arguments)
      #expect(official.text.svgShapes == plain.text.svgShapes)
      #expect(official.errors == "")
    }
  }

  @Test func `a batch draws signs and artwork`() throws {
    try configure("button: { signs: official }")
    try batch()
    #expect(try written("ar_SA") == svg("ar_SA", "--signs", "official").text.svgShapes)
    #expect(try written("ar_AE") == svg("ar_AE", "--signs", "official").text.svgShapes)
    #expect(try written("en_US") == svg("en_US").text.svgShapes)

    try configure("button: { signs: official }\nsymbols: { AED: { text: D } }")
    try batch()
    #expect(try written("ar_AE") == svg("--text", "D").text.svgShapes)
  }

  @Test func `a requested font with the sign that is added replaces the drawing`() throws {
    try configure("button: { signs: official }")
    try batch()
    let drawing = try written("ar_SA")
    try configure("button: { signs: official, font: [riyal.ttf] }")
    try batch()
    #expect(try written("ar_SA") != drawing)
  }

  @Test func `a requested family that gains the sign replaces the drawing`() throws {
    let fonts = folder.url.appendingPathComponent("fonts")
    try FileManager.default.createDirectory(at: fonts, withIntermediateDirectories: true)
    let others =
      ProcessInfo.processInfo.environment["FONTCONFIG_FILE"] ?? "/etc/fonts/fonts.conf"
    try folder.write(
      """
      <fontconfig>
        <include>\(others)</include>
        <dir>\(fonts.path)</dir>
        <selectfont><acceptfont><glob>\(fonts.path)/*</glob></acceptfont></selectfont>
        <cachedir>\(folder.path("cache"))</cachedir>
      </fontconfig>
      """, to: "fonts.conf")
    var tool = tool
    tool.environment["FONTCONFIG_FILE"] = folder.path("fonts.conf")
    try configure("button: { signs: official, font: [Riyal] }")
    func run() throws {
      let result = try tool.run("batch")
      #expect(result.status == 0, "\(result.errors)")
    }
    _ = try TestFont(family: "Riyal", characters: ["A"]).write(to: fonts.path, name: "r.ttf")
    try run()
    let drawing = try written("ar_SA")
    _ = try TestFont(family: "Riyal", characters: ["A", "\u{20C1}"])
      .write(to: fonts.path, name: "r.ttf")
    try run()
    #expect(try written("ar_SA") != drawing)
  }

  @Test func `an amount has the sign left of the number`() throws {
    func badge(_ arguments: String...) throws -> [Substring] {
      let result = try tool.run(
        ["badge"] + arguments + ["--format", "svg", "-o", "-"])
      #expect(result.status == 0, "\(result.errors)")
      return result.text.svgShapes
    }
    let amount = try badge(
      "12,5", "--currency", "SAR", "--locale", "fr_FR", "--signs", "official")
    #expect(try amount == badge("\u{20C1}\u{A0}12,50"))
    #expect(try amount != badge("12,5", "--currency", "SAR", "--locale", "fr_FR"))
  }

  @Test func `a custom symbol has a sign in three weights`() throws {
    let audit = try tool.run(
      "audit", "ky_KG", "ar_SA", "dv_MV", "ar_AE", "ar_OM", "--signs", "official",
      "--symbol-weights")
    #expect(audit.status == 0 && audit.errors == "", "\(audit.errors)")
  }
}
