import Foundation
import TestSupport
import Testing

/// The day, the choices and the codes of currencies on the command line and in files.
@Suite struct CurrencyDayTests {
  /// Each command with a Bulgarian locale; what it prints depends on the currency.
  private static let commands = [
    "render bg_BG --format svg -o -",
    "render bg --format svg -o -",
    "geometry en-BG",
    "sheet bg_BG en_US --format svg -o -",
    "locales bg_BG",
    "locales bg_BG --json",
    "locales bg_BG --csv",
    "compose c.yml --format svg -o -",
    "batch --quiet",
  ]

  private let folder: TemporaryFolder
  private let tool: Tool

  init() throws {
    folder = try TemporaryFolder()
    let tool = Tool.mintmark(in: folder)
    self.tool = tool
    try folder.write("version: 1\ncomponent: { kind: button, locale: bg_BG }\n", to: "c.yml")
    try folder.configure(
      """
      locales: [bg_BG]
      targets: [{ kind: files, formats: [svg], name: "{locale}.svg" }]
      """)
  }

  /// What a command prints, and the picture that a batch writes.
  private func output(_ command: String, on day: String? = nil) throws -> String {
    let arguments = command.split(separator: " ").map(String.init)
    let result = try tool.run(arguments + (day.map { ["--on", $0] } ?? []))
    #expect(result.status == 0, "\(command): \(result.errors)")
    guard command.hasPrefix("batch") else { return result.text }
    return try folder.text("out/bg_BG.svg")
  }

  @Test(arguments: commands)
  func `the last day of the lev and the first of the euro differ`(_ command: String) throws {
    let lev = try output(command, on: "2025-12-31")
    let euro = try output(command, on: "2026-01-01")
    #expect(lev != euro)
    #expect(try output(command) == euro)
  }

  @Test func `a badge takes the day, and its amount is of the currency that is named`() throws {
    let command = "badge 5 --currency BGN --locale en_BG --format svg -o -"
    #expect(try output(command, on: "2026-01-01") == output(command, on: "2025-12-31"))
  }

  @Test(arguments: [
    "render bg_BG -o x.png", "badge 5 -o x.png", "locales", "compose c.yml -o x.png",
  ])
  func `a day that is none is an error of the data`(_ command: String) throws {
    let arguments = command.split(separator: " ").map(String.init) + ["--on", "2025-02-30"]
    let result = try tool.run(arguments)
    #expect(result.status == 65)
    #expect(
      result.errors
        == "error: --on: '2025-02-30' is not a day: give year, month and day, such as '2025-12-31'\n"
    )
  }

  @Test func `the day of a file counts where the command names none`() throws {
    let lev = try output("compose c.yml --format svg -o -", on: "2025-12-31")
    let euro = try output("compose c.yml --format svg -o -")
    try folder.write(
      "version: 1\non: 2025-12-31\ncomponent: { kind: button, locale: bg_BG }\n", to: "c.yml")
    #expect(try output("compose c.yml --format svg -o -") == lev)
    #expect(try output("compose c.yml --format svg -o -", on: "2026-01-01") == euro)

    let levPicture = try output("batch --quiet", on: "2025-12-31")
    let euroPicture = try output("batch --quiet")
    let settings = try folder.text("mintmark.yml")
    try folder.write(settings + "on: '2025-12-31'\n", to: "mintmark.yml")
    #expect(try output("batch --quiet") == levPicture)
    #expect(try output("batch --quiet", on: "2026-01-01") == euroPicture)
  }

  @Test func `the table of locales names the source of each currency`() throws {
    try folder.write(
      """
      version: 1
      locales: all
      on: 2025-12-31
      currencies: { AT: CHF, en_US: BTC }
      targets: [{ kind: files }]

      """, to: "app.yml")
    let rows = try output(
      "locales bg_BG hr_HR de_AT en_US fr_CH fr_CH@currency=USD --config app.yml --csv"
    ).split(whereSeparator: \.isNewline).dropFirst().map { row in
      let fields = row.split(separator: ",", omittingEmptySubsequences: false)
      return [fields[0], fields[1], fields.last ?? ""].joined(separator: " ")
    }
    #expect(
      rows == [
        "bg_BG BGN table", "hr_HR EUR table", "de_AT CHF configuration", "en_US BTC configuration",
        "fr_CH CHF locale data", "fr_CH@currency=USD USD request",
      ])
    let json = try output("locales en_US fr_CH --json")
    #expect(json.contains(#""source" : "locale data""#))
  }

  /// ISO 4217's list of 2026-01-01; XCG and XAD are unknown to the locale data.
  @Test(arguments: ["XCG", "xcg", "XAD", "BTC", "EUR"])
  func `a code can be named by every command`(code: String) throws {
    try folder.write("version: 1\ncomponent: { kind: tile, currency: \(code) }\n", to: "c.yml")
    for command in [
      "render --currency \(code) --format svg -o -", "geometry nl_CW@currency=\(code)",
      "geometry nl-CW-u-cu-\(code)", "compose c.yml --format svg -o -",
      "badge 12 --currency \(code) --locale en_US --format svg -o -",
    ] {
      #expect(try !output(command).isEmpty)
    }
  }

  @Test func `a code of one's own is drawn as its symbol in a batch`() throws {
    try folder.configure(
      """
      locales: [es_SV, en_US@currency=DOGE]
      currencies: { SV: DOGE }
      symbols: { DOGE: { text: Ð } }
      targets: [{ kind: files, formats: [svg], name: "{region}-{currency}.svg" }]
      """)
    #expect(try tool.run("batch", "--quiet").errors == "")
    let text = try tool.run("render", "--text", "Ð", "--format", "svg", "-o", "-").text
    for name in ["SV-DOGE", "US-DOGE"] {
      let svg = try folder.text("out/\(name).svg")
      #expect(svg.svgShapes == text.svgShapes)
    }
  }

  @Test func `the example of own currencies is drawn without a warning`() throws {
    let example = Repository.path("examples/own-currencies.yml")
    let result = try tool.run("batch", example, "--output", folder.path("own"))
    #expect(result.status == 0)
    #expect(!result.errors.contains("warning"), "\(result.errors)")
    let svg = try folder.text("own/bg_BG.svg")
    #expect(svg.contains("лев"))
  }

  @Test func `the sign of the bitcoin is drawn by a font of the standard stack`() throws {
    let table = try output("locales en_US@currency=BTC --csv")
      .split(whereSeparator: \.isNewline)
    #expect(table.last?.hasPrefix("en_US@currency=BTC,BTC,₿,₿,Bitcoin,ltr,Inter ") == true)
  }

  @Test func `an audit warns of locale data that is older than the table`() throws {
    // Bulgaria's euro is younger than the locale data.
    let result = try tool.run("audit", "bg_BG", "bg", "en_BG", "fr_CH")
    #expect(result.messages.count == 1)
    #expect(result.messages.allSatisfy { $0.contains("region BG") && $0.contains("EUR is drawn") })
    #expect(result.status == 0)
  }
}
