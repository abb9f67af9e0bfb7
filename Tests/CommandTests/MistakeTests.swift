import Foundation
import TestSupport
import Testing

@testable import MintmarkTool

/// What the tool answers to mistakes that people make at the command line, from other tools' habits or from
/// wrong guesses.
@Suite struct MistakeTests {
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
  func `a mistake gets the answer that a colleague would give`(_ mistake: Mistake) {
    do {
      if let message = UsageAnswer(for: mistake.arguments).knownMistake {
        throw CommandError.usage(message)
      }
      try Mintmark.run(mistake.arguments)
      Issue.record("no mistake: \(mistake.line)")
    } catch {
      let (message, status) = Diagnostics.diagnosis(of: error)
      #expect(status.rawValue == mistake.status)
      #expect(message.hasSuffix(mistake.answer), "\(message)")
      #expect(!message.contains("\n"))
    }
  }

  /// The options of each command, by its name such as `snapshot verify`.
  private static func options() throws -> [String: Set<String>] {
    func collect(
      _ command: HelpTextTests.Dump.Command, _ name: String,
      into options: inout [String: Set<String>]
    ) {
      options[name] = Set((command.arguments ?? []).flatMap { $0.names ?? [] }.map(\.name))
      for subcommand in command.subcommands ?? [] {
        collect(
          subcommand, (name.isEmpty ? "" : name + " ") + subcommand.commandName, into: &options)
      }
    }
    var options: [String: Set<String>] = [:]
    let dump = try Tool.mintmark.run("--experimental-dump-help").output
    collect(
      try JSONDecoder().decode(HelpTextTests.Dump.self, from: dump).command, "", into: &options)
    return options
  }

  @Test func `an answer names options that the command has, for words that it has not`() throws {
    let options = try Self.options()
    for (commands, rows) in Vocabulary.options {
      for command in Vocabulary.commandNames(commands) {
        let known = try #require(options[command], "\(command)")
        for (words, answer) in rows {
          #expect(
            known.isDisjoint(with: words.split(separator: " ").map(String.init)),
            "\(command): \(words)")
          // An example in quotes may be of another command.
          let own = answer.replacing(/'mintmark [^']*'/, with: "").matches(of: /--([a-z-]+)/)
          for option in own where !answer.contains("'mintmark snapshot") {
            #expect(known.contains(String(option.1)), "\(command): \(answer)")
          }
        }
      }
    }
  }

  @Test func `an answer names commands that exist`() throws {
    let options = try Self.options()
    let rows = [Vocabulary.options, Vocabulary.commands].flatMap { $0.flatMap(\.value) }
    for answer in rows.map(\.value) {
      for command in answer.matches(of: /'mintmark (?!--)([a-z]+)( [a-z]+)?/) {
        let name = String(command.1)
        #expect(name == "help" || options[name] != nil, "\(answer)")
        if name == "snapshot" || name == "symbols" {
          #expect(options[name + (command.2 ?? "")] != nil, "\(answer)")
        }
      }
    }
  }
}
