import Foundation
import ImageSnapshotsTesting
import SnapshotSupport
import TestSupport
import Testing

/// The help of every command as a text snapshot.
@Suite(.snapshots("help", directory: RecordedFile.folder)) struct HelpTextTests {
  /// The part of `--experimental-dump-help` that these tests read.
  struct Dump: Decodable {
    struct Argument: Decodable {
      var abstract: String?
      var discussion: String?
    }

    struct Command: Decodable {
      var commandName: String
      var abstract: String?
      var discussion: String?
      var arguments: [Argument]?
      var subcommands: [Command]?
    }

    var command: Command
  }

  private static func dump() throws -> Dump.Command {
    let result = try Tool.mintmark.run("--experimental-dump-help")
    return try JSONDecoder().decode(Dump.self, from: result.output).command
  }

  @Test(arguments: [""] + Tool.commands)
  func `help texts are reviewed`(_ command: String) throws {
    let result = try Tool.mintmark.run(command.split(separator: " ").map(String.init) + ["--help"])
    #expect(result.status == 0)
    let name = command.isEmpty ? "mintmark" : command.replacing(" ", with: "-")
    assertSnapshot(of: result.text, as: .text, named: name)
  }

  @Test func `every command's help is reviewed`() throws {
    func names(of command: Dump.Command, after prefix: String) -> [String] {
      let subcommands = (command.subcommands ?? []).filter { $0.commandName != "help" }
      return subcommands.flatMap { subcommand in
        let name = prefix + subcommand.commandName
        return [name] + names(of: subcommand, after: name + " ")
      }
    }
    #expect(Set(names(of: try Self.dump(), after: "")) == Set(Tool.commands))
  }

  /// The parser wraps texts itself, at the width of the terminal.
  @Test func `help texts have no line breaks but between paragraphs and examples`() throws {
    func check(_ text: String?, of name: String) {
      for paragraph in (text ?? "").split(separator: /\n *\n/) {
        let lines = paragraph.split(separator: "\n")
        let areExamples =
          lines.first == "Examples:"
          && lines.dropFirst().allSatisfy {
            $0.hasPrefix("  mintmark ") && $0.count < 80
          }
        #expect(lines.count == 1 || areExamples, "\(name): \(paragraph)")
      }
    }
    func check(_ command: Dump.Command) {
      check(command.abstract, of: command.commandName)
      check(command.discussion, of: command.commandName)
      for argument in command.arguments ?? [] {
        check(argument.abstract, of: command.commandName)
        check(argument.discussion, of: command.commandName)
      }
      for subcommand in command.subcommands ?? [] { check(subcommand) }
    }
    check(try Self.dump())
  }
}
