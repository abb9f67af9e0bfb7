import Foundation
import TestSupport
import Testing

/// The option `signs`: a currency's own sign where a font or artwork has it, letters elsewhere.
@Suite struct OfficialSignTests {
  private let folder: TemporaryFolder
  private let tool: Tool

  init() throws {
    folder = try TemporaryFolder()
    var tool = Tool.mintmark
    tool.folder = folder.url
    self.tool = tool
    // A font with the riyal alone.
    _ = try TestFont(family: "Riyal", characters: ["\u{20C1}"])
      .write(to: folder.url.path, name: "riyal.ttf")
  }

  private func configure(_ more: String) throws {
    try Data(
      """
      version: 1
      output: out
      locales: [ar_SA, ar_AE, en_US]
      targets: [{ kind: files, formats: [svg], name: "{locale}.svg" }]
      \(more)

      """.utf8
    ).write(to: folder.url.appendingPathComponent("mintmark.yml"))
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
    paths(try String(contentsOfFile: folder.path("out/\(locale).svg"), encoding: .utf8))
  }

  private func paths(_ svg: String) -> [Substring] {
    svg.split(separator: ">").filter { $0.contains(" d=") }
  }

  @Test func `letters are drawn by default`() throws {
    let letters = try svg("ar_SA", "--font", "riyal.ttf")
    #expect(letters.warnings == "")
    #expect(try paths(svg("ar_SA").text) == paths(letters.text))
    #expect(try paths(svg("ar_SA", "--signs", "letters").text) == paths(letters.text))
  }

  @Test func `the sign is drawn where a font has it`() throws {
    let sign = try svg("ar_SA", "--signs", "official", "--font", "riyal.ttf")
    #expect(sign.warnings == "")
    let text = try svg("--text", "\u{20C1}", "--font", "riyal.ttf")
    #expect(paths(sign.text) == paths(text.text))
    #expect(sign.text.contains("ريال سعودي"))
    let narrow = try svg(
      "ar_SA", "--signs", "official", "--symbol-form", "narrow", "--font", "riyal.ttf")
    #expect(paths(narrow.text) == paths(text.text))
  }

  @Test func `letters are drawn where no font has the sign, with a warning`() throws {
    let letters = try svg("ar_AE", "--signs", "official", "--font", "riyal.ttf")
    #expect(try paths(letters.text) == paths(svg("ar_AE").text))
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
      #expect(paths(official.text) == paths(plain.text))
      #expect(official.errors == "")
    }
  }

  @Test func `a batch draws signs and artwork, and warns of letters`() throws {
    try configure("button: { signs: official, font: [riyal.ttf] }")
    let warnings = try batch()
    #expect(warnings.count == 1)
    #expect(warnings.allSatisfy { $0.contains("U+20C3, the sign of AED") })
    let sign = try svg("ar_SA", "--signs", "official", "--font", "riyal.ttf")
    #expect(try written("ar_SA") == paths(sign.text))

    try configure(
      "button: { signs: official, font: [riyal.ttf] }\nsymbols: { AED: { text: D } }")
    #expect(try batch().isEmpty)
    #expect(try written("ar_AE") == paths(svg("--text", "D").text))
  }

  @Test func `a font with the sign that is added replaces the letters`() throws {
    try configure("button: { signs: official }")
    #expect(try batch().count == 2)
    let letters = try written("ar_SA")
    try configure("button: { signs: official, font: [riyal.ttf] }")
    #expect(try batch().count == 1)
    #expect(try written("ar_SA") != letters)
  }

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
    try Data(
      """
      version: 1
      component:
        kind: row
        children:
          - { kind: button, locale: ar_AE, signs: official }
          - { kind: button, locale: en_AE, signs: official }

      """.utf8
    ).write(to: folder.url.appendingPathComponent("c.yml"))
    let composed = try tool.run("compose", "c.yml", "--format", "svg", "-o", "-")
    #expect(composed.messages.count == 1)
    let sheet = try tool.run(
      "sheet", "ar_AE", "en_AE", "ar_SA", "--signs", "official", "--format", "svg", "-o", "-")
    #expect(sheet.messages.count == 2)
  }
}
