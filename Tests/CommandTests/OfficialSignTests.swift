import Foundation
import TestSupport
import Testing

/// The option `signs`: a currency's own sign where a font or artwork has it, letters elsewhere.
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
      ["render"] + arguments + ["--no-contrast-check", "--format", "svg", "-o", "-"])
    #expect(result.status == 0)
    return (result.text, result.errors)
  }

  /// Runs a batch and returns its warnings.
  private func batch() throws -> [Substring] {
    let result = try tool.run("batch")
    #expect(result.status == 0, "\(result.errors)")
    return result.messages.filter { $0.hasPrefix("warning: ") }
  }

  private func written(_ locale: String) throws -> [Substring] {
    try folder.text("out/\(locale).svg").svgShapes
  }

  @Test func `letters are drawn by default`() throws {
    let letters = try svg("ar_SA", "--font", "riyal.ttf")
    #expect(letters.warnings == "")
    #expect(try svg("ar_SA").text.svgShapes == letters.text.svgShapes)
    #expect(try svg("ar_SA", "--signs", "letters").text.svgShapes == letters.text.svgShapes)
  }

  @Test func `the sign is drawn where a font has it`() throws {
    let sign = try svg("ar_SA", "--signs", "official", "--font", "riyal.ttf")
    #expect(sign.warnings == "")
    let text = try svg("--text", "\u{20C1}", "--font", "riyal.ttf")
    #expect(sign.text.svgShapes == text.text.svgShapes)
    #expect(sign.text.contains("ريال سعودي"))
    let narrow = try svg(
      "ar_SA", "--signs", "official", "--symbol-form", "narrow", "--font", "riyal.ttf")
    #expect(narrow.text.svgShapes == text.text.svgShapes)
  }

  @Test func `letters are drawn where no font has the sign, with a warning`() throws {
    let letters = try svg("ar_AE", "--signs", "official", "--font", "riyal.ttf")
    #expect(try letters.text.svgShapes == svg("ar_AE").text.svgShapes)
    #expect(
      letters.warnings
        == "warning: no font has U+20C3, the sign of AED: 'د.إ.' is drawn; add a font with it, "
        + "or artwork under 'symbols'\n")
  }

  @Test func `a code stays a code, and a currency without a new sign its symbol`() throws {
    for arguments in [["ar_SA", "--symbol-form", "code"], ["en_US"]] {
      let plain = try tool.run(["render", "--format", "svg", "-o", "-"] + arguments)
      let official = try tool.run(
        ["render", "--format", "svg", "-o", "-", "--signs", "official", "--font", "riyal.ttf"]
          + arguments)
      #expect(official.text.svgShapes == plain.text.svgShapes)
      #expect(official.errors == "")
    }
  }

  @Test func `a batch draws signs and artwork, and warns of letters`() throws {
    try configure("button: { signs: official, font: [riyal.ttf] }")
    let warnings = try batch()
    #expect(warnings.count == 1)
    #expect(warnings.allSatisfy { $0.contains("U+20C3, the sign of AED") })
    // A run with nothing to write warns too.
    #expect(try batch() == warnings)
    let sign = try svg("ar_SA", "--signs", "official", "--font", "riyal.ttf")
    #expect(try written("ar_SA") == sign.text.svgShapes)

    try configure(
      "button: { signs: official, font: [riyal.ttf] }\nsymbols: { AED: { text: D } }")
    #expect(try batch().isEmpty)
    #expect(try written("ar_AE") == svg("--text", "D").text.svgShapes)
  }

  @Test func `a font with the sign that is added replaces the letters`() throws {
    try configure("button: { signs: official }")
    #expect(try batch().count == 2)
    let letters = try written("ar_SA")
    try configure("button: { signs: official, font: [riyal.ttf] }")
    #expect(try batch().count == 1)
    #expect(try written("ar_SA") != letters)
  }

  @Test func `a family that gains the sign replaces the letters`() throws {
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
    try configure("button: { signs: official, font: [Riyal] }\nsymbols: { \(Self.otherSigns) }")
    func isWarned() throws -> Bool {
      let result = try tool.run("batch")
      #expect(result.status == 0, "\(result.errors)")
      return result.errors.contains("warning: no font has U+20C1")
    }
    _ = try TestFont(family: "Riyal", characters: ["A"]).write(to: fonts.path, name: "r.ttf")
    #expect(try isWarned())
    let letters = try written("ar_SA")
    _ = try TestFont(family: "Riyal", characters: ["A", "\u{20C1}"])
      .write(to: fonts.path, name: "r.ttf")
    #expect(try !isWarned())
    #expect(try written("ar_SA") != letters)
  }

  /// Symbols for the currencies beside SAR that have a new sign.
  private static let otherSigns = ["AED", "KGS", "MVR", "OMR"].map { "\($0): { text: X }" }
    .joined(separator: ", ")

  @Test func `an audit names what is drawn as letters, with the artwork of a configuration`() throws
  {
    let plain = try tool.run("audit", "ar_SA", "ar_AE", "dv_MV", "--signs", "official")
    #expect(plain.status == 0)
    #expect(
      plain.messages.map { $0.dropFirst("warning: no font has ".count).prefix(6) } == [
        "U+20C1", "U+20C2", "U+20C3",
      ])
    try configure("button: { signs: official, font: [riyal.ttf] }\nsymbols: { AED: { text: D } }")
    let configured = try tool.run("audit", "ar_SA", "ar_AE", "--config", "mintmark.yml")
    #expect(configured.errors == "")
  }

  @Test func `compose and sheet warn once of each sign`() throws {
    try folder.write(
      """
      version: 1
      component:
        kind: row
        children:
          - { kind: button, locale: ar_AE, signs: official }
          - { kind: button, locale: en_AE, signs: official }

      """, to: "c.yml")
    let composed = try tool.run("compose", "c.yml", "--format", "svg", "-o", "-")
    #expect(composed.messages.count == 1)
    let sheet = try tool.run(
      "sheet", "ar_AE", "en_AE", "ar_SA", "--signs", "official", "--format", "svg", "-o", "-")
    #expect(sheet.messages.count == 2)
  }
}
