import TestSupport
import Testing

import MintmarkTool

/// What has no meaning, or more than one, is refused in one line: what is wrong, and how to fix it.
@Suite struct RefusedLineTests {
  /// A line of the table `Vectors/refused.tsv`: the exit code, the command line and the message.
  struct Refusal: CustomTestStringConvertible {
    var status: Int32
    var line: String
    var message: String

    var testDescription: String { line }
  }

  static let refusals: [Refusal] = {
    let text = (try? Repository.text("Tests/Tool/CommandTests/Vectors/refused.tsv")) ?? ""
    return text.split(separator: "\n").compactMap { row in
      let fields = row.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      guard fields.count == 3, let status = Int32(fields[0]) else { return nil }
      return Refusal(status: status, line: fields[1], message: fields[2])
    }
  }()

  @Test func `the table has more than a hundred lines, each once`() {
    #expect(Self.refusals.count > 100)
    #expect(Set(Self.refusals.map(\.line)).count == Self.refusals.count)
  }

  /// The parser and the commands run in this process, because starting the tool takes longer than they do.
  @Test(arguments: refusals) func `a wrong line gets its message`(_ refusal: Refusal) throws {
    let answer = try #require(Diagnostics.answer(to: ShellWords.split(refusal.line)))
    #expect(answer.status == refusal.status)
    #expect(answer.message == refusal.message)
  }
}

enum ShellWords {
  /// The words of a command line. Single quotes keep the spaces of a word.
  static func split(_ line: String) -> [String] {
    line.split(separator: "'", omittingEmptySubsequences: false).enumerated().flatMap {
      $0.isMultiple(of: 2) ? $1.split(separator: " ").map(String.init) : [String($1)]
    }
  }
}
