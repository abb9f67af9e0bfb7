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

  @Test func `every tint is listed with its colours`() throws {
    let rows = try rows()
    #expect(rows.map { $0["name"] } == SystemColor.allCases.map(\.name))
    for (row, color) in zip(rows, SystemColor.allCases.map(\.color)) {
      #expect(row["light"] == color.light.hexString && row["dark"] == color.dark.hexString)
      #expect(row["light-increased"] == color.lightIncreasedContrast.hexString)
      #expect(row["dark-increased"] == color.darkIncreasedContrast.hexString)
    }
  }

  @Test func `contrasts are those of the Web Content Accessibility Guidelines`() throws {
    let rows = try rows("--css")
    func contrasts(_ name: String) -> [Double] {
      let row = rows.first { $0["name"] == name }
      return ["light-contrast", "dark-contrast"].compactMap { row?[$0].flatMap(Double.init) }
    }
    // Black and white have 21 by definition; #777777 has 4.48, the example of WebAIM's checker.
    #expect(contrasts("black") == [21, 1] && contrasts("white") == [1, 21])
    #expect(contrasts("systemBlue") == [4.01, 5.75])
  }

  @Test func `every name that is listed is taken for a tint`() throws {
    let rows = try rows("--css")
    #expect(rows.count == SystemColor.allCases.count + RGBAColor.cssNames.count - 1)
    for row in rows {
      #expect(throws: Never.self) { try AdaptiveColor(#require(row["name"])) }
    }
  }

  @Test(arguments: [
    ("render fr_C", ["fr_CA", "fr_CH"]), ("locales en_US de_", ["de_AT", "de_CH", "de_DE"]),
    ("render --currency CH", ["CHF"]), ("render --tint systemGr", ["systemGreen", "systemGray"]),
    ("render --background n", ["navy", "none"]), ("render --weight semi", ["semibold"]),
    ("badge 5 --tint rebecca", ["rebeccapurple"]), ("col", ["colors"]),
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
