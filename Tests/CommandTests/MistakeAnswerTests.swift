import TestSupport
import Testing

import MintmarkTool

/// What the tool answers to mistakes that people make at the command line, from other tools' habits or from
/// wrong guesses.
@Suite struct MistakeAnswerTests {
  /// A line of the table `Vectors/mistakes.tsv`: the exit code, the command line, and the end of the answer.
  struct Mistake: CustomTestStringConvertible {
    var status: Int32
    var line: String
    var answer: String

    var testDescription: String { line }
    /// The arguments. Single quotes keep the spaces of a word.
    var arguments: [String] {
      var words: [String] = []
      for (index, part) in line.split(separator: "'", omittingEmptySubsequences: false).enumerated()
      {
        words +=
          index.isMultiple(of: 2) ? part.split(separator: " ").map(String.init) : [String(part)]
      }
      return words
    }
  }

  static let mistakes: [Mistake] = {
    let text = (try? Repository.text("Tests/CommandTests/Vectors/mistakes.tsv")) ?? ""
    return text.split(separator: "\n").compactMap { row in
      let fields = row.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      guard fields.count == 3, let status = Int32(fields[0]) else { return nil }
      return Mistake(status: status, line: fields[1], answer: fields[2])
    }
  }()

  @Test func `the table has more than two hundred mistakes, each once`() {
    #expect(Self.mistakes.count > 200)
    #expect(Set(Self.mistakes.map(\.line)).count == Self.mistakes.count)
  }

  /// The parser and the commands run in this process, because starting the tool takes longer than they do.
  /// The parser refuses an unknown option in any case, so it is left out for these: it takes most of the time.
  @Test(arguments: mistakes)
  func `a mistake gets the answer that a colleague would give`(_ mistake: Mistake) throws {
    let answer = try #require(Diagnostics.answer(to: mistake.arguments))
    #expect(answer.status == mistake.status)
    #expect(answer.message.hasSuffix(mistake.answer), "\(answer.message)")
    #expect(!answer.message.contains("\n"))
  }
}
