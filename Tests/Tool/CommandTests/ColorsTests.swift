import Foundation
import TestSupport
import Testing
import VectorGraphics

/// The `colors` command and what shells complete.
@Suite struct ColorsTests {
  private func rows(_ arguments: String...) throws -> [[String: String]] {
    let result = try Tool.mintmark.run(["colors", "--json"] + arguments)
    #expect(result.status == 0)
    return try JSONDecoder().decode([[String: String]].self, from: result.output)
  }

  private func expect(_ rows: [[String: String]], toList palettes: [SystemPalette]) {
    let colors = SystemColor.allCases.flatMap { color in palettes.map { (color, $0) } }
    #expect(rows.count == colors.count)
    for (row, (system, palette)) in zip(rows, colors) {
      let color = system.color(in: palette)
      #expect(row["name"] == system.name && row["palette"] == palette.rawValue)
      #expect(row["light"] == color.light.hexString && row["dark"] == color.dark.hexString)
      #expect(row["light-increased"] == color.lightIncreasedContrast.hexString)
      #expect(row["dark-increased"] == color.darkIncreasedContrast.hexString)
    }
  }

  @Test func `every tint is listed with its colours in both palettes, or in one`() throws {
    expect(try rows(), toList: [.ios26, .ios18])
    expect(try rows("--palette", "ios18"), toList: [.ios18])
  }

  /// Every command that draws, with files that name system colours.
  @Test(arguments: [
    "render en_US", "render en_US --tint systemTeal", "render en_US --background systemCyan",
    "badge 7", "badge 7 --tint systemBlue --border 1 --border-color systemRed",
    "sheet en_US fr_CH --tint systemPurple", "compose tile.yml", "compose field.yml",
    "symbols preview symbol.svg",
  ])
  func `each command draws with the palette that it is given`(command: String) throws {
    let folder = try TemporaryFolder()
    for (name, text) in [
      ("tile.yml", "version: 1\ncomponent: {kind: tile, text: $, badges: [{count: 3}]}\n"),
      ("field.yml", "version: 1\ncomponent: {kind: amount-field, error: true}\n"),
    ] { try Data(text.utf8).write(to: folder.url.appendingPathComponent(name)) }
    var tool = Tool.mintmark
    tool.folder = folder.url
    func run(_ arguments: [String]) throws -> String {
      let result = try tool.run(arguments)
      #expect(result.status == 0, "\(result.errors)")
      return result.text
    }
    _ = try run(
      "render --text $ --ring none --badge none -o art.svg".split(separator: " ").map(String.init))
    _ = try run(["symbols", "make", "art.svg", "-o", "symbol.svg"])
    func svg(_ options: String...) throws -> String {
      try run(
        command.split(separator: " ").map(String.init)
          + ["--format", "svg", "-o", "-"] + options)
    }
    let (plain, new, old) = (
      try svg(), try svg("--palette", "ios26"), try svg("--palette", "ios18")
    )
    #expect(plain == new && new != old)
    // The palettes differ in colours alone. A gradient's name is a digest of its colours.
    func shapes(_ svg: String) -> String {
      svg.replacing(/#[0-9a-f]{6}([0-9a-f]{2})?|mintmark-[0-9a-z]+/, with: "")
    }
    #expect(shapes(new) == shapes(old))
  }

  @Test func `a file's key chooses the palette, and the command line another`() throws {
    let folder = try TemporaryFolder()
    try Data("version: 1\npalette: ios18\ncomponent: {kind: tile, text: $}\n".utf8)
      .write(to: folder.url.appendingPathComponent("tile.yml"))
    var tool = Tool.mintmark
    tool.folder = folder.url
    func svg(_ options: String...) throws -> String {
      try tool.run(["compose", "tile.yml", "--format", "svg", "-o", "-"] + options).text
    }
    #expect(try svg().contains("#007aff"))
    #expect(try svg("--palette", "ios26").contains("#0088ff"))
  }

  @Test func `contrasts are those of the Web Content Accessibility Guidelines`() throws {
    let rows = try rows("--css")
    func contrasts(_ name: String, _ palette: String = "css") -> [Double] {
      let row = rows.first { $0["name"] == name && $0["palette"] == palette }
      return ["light-contrast", "dark-contrast"].compactMap { row?[$0].flatMap(Double.init) }
    }
    // Black and white have 21 by definition; #777777 has 4.48, the example of WebAIM's checker.
    #expect(contrasts("black") == [21, 1] && contrasts("white") == [1, 21])
    #expect(contrasts("systemBlue", "ios18") == [4.01, 5.75])
  }

  @Test func `every name that is listed is taken for a tint`() throws {
    let rows = try rows("--css")
    let system = SystemColor.allCases.count * SystemPalette.allCases.count
    #expect(rows.count == system + RGBAColor.cssNames.count - 1)
    for row in rows {
      #expect(throws: Never.self) { try AdaptiveColor(#require(row["name"])) }
    }
  }

  @Test(arguments: [
    ("render fr_C", ["fr_CA", "fr_CH"]), ("locales en_US de_", ["de_AT", "de_CH", "de_DE"]),
    ("render --currency CH", ["CHF"]), ("render --tint systemGr", ["systemGreen", "systemGray"]),
    ("render --background n", ["navy", "none"]), ("render --weight semi", ["semibold"]),
    ("render --palette ios", ["ios18", "ios26"]), ("badge 5 --tint rebecca", ["rebeccapurple"]),
    ("col", ["colors"]),
  ])
  func `bash completes names`(line: String, names: [String]) throws {
    let folder = try TemporaryFolder()
    let script = try Tool.mintmark.run("--generate-completion-script", "bash")
    try script.output.write(to: folder.url.appendingPathComponent("completions"))
    var bash = Tool(program: "bash")
    bash.folder = folder.url
    let words = ["mintmark"] + line.split(separator: " ").map(String.init)
    let result = try bash.run(
      "-c",
      """
      mintmark() { "$0" "$@"; }
      source completions
      COMP_WORDS=(\(words.joined(separator: " "))); COMP_CWORD=\(words.count - 1)
      COMP_LINE="${COMP_WORDS[*]}"; COMP_POINT=${#COMP_LINE}
      _mintmark mintmark "${COMP_WORDS[COMP_CWORD]}" "${COMP_WORDS[COMP_CWORD-1]}"
      printf '%s\n' "${COMPREPLY[@]}"
      """, Tool.mintmark.program)
    let found = Set(
      result.text.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) })
    #expect(found.isSuperset(of: names), "\(found) \(result.errors)")
    #expect(found.allSatisfy { $0.hasPrefix(words.last ?? "") })
  }
}
