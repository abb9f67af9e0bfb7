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
      struct Name: Decodable { var name: String }

      var names: [Name]?
      var abstract: String?
      var discussion: String?
      var shouldDisplay: Bool
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
    let words = command.split(separator: " ").map(String.init)
    let name = command.isEmpty ? "mintmark" : command.replacing(" ", with: "-")
    let common = try Tool.mintmark.run(words + ["--help"])
    #expect(common.status == 0)
    assertSnapshot(of: common.text, as: .text, named: name)
    guard common.text.contains("--help-all shows all") else { return }
    let all = try Tool.mintmark.run(words + ["--help-all"])
    #expect(all.status == 0)
    assertSnapshot(of: all.text, as: .text, named: name + "-all")
  }

  @Test(arguments: Tool.commands)
  func `help fits on a screen`(_ command: String) throws {
    let words = command.split(separator: " ").map(String.init)
    #expect(try Tool.mintmark.run(words + ["--help"]).text.split(separator: "\n").count <= 48)
    if command == "render" {
      #expect(try Tool.mintmark.run("render", "--help").text.count { $0 == "\n" } <= 45)
    }
    #expect(try Tool.mintmark.run(["help"] + words).text.contains("USAGE: mintmark \(command) "))
  }

  @Test func `every option is in the completions and in the manual pages`() throws {
    func options(of command: Dump.Command) -> [Dump.Argument] {
      (command.arguments ?? []) + (command.subcommands ?? []).flatMap(options)
    }
    let script = try Tool.mintmark.run("--generate-completion-script", "bash").text
    for option in options(of: try Self.dump()) {
      // Manual pages leave out what is not displayed. Only the help command has such an option.
      let names = (option.names ?? []).map(\.name)
      #expect(option.shouldDisplay || names.contains("help"))
      for name in names where name.count > 1 && option.shouldDisplay {
        #expect(script.contains("--" + name), "\(name)")
      }
    }
  }

  @Test func `the manual pages explain every exit code`() throws {
    let source = try Repository.text("Sources/Tool/MintmarkTool/Output/Diagnostics.swift")
    let codes = source.matches(of: /case \w+ = (\d+)\n/).map(\.output.1)
    let manual = try Repository.text("Packaging/manual.jq")
    #expect(codes.count == 7)
    for code in codes { #expect(manual.contains("[\"\(code)\", "), "\(code)") }
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
