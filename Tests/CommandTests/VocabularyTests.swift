import Foundation
import TestSupport
import Testing

import MintmarkTool

@Suite struct VocabularyTests {
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
