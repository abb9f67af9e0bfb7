import Foundation
import TestSupport
import Testing

/// Arguments and names of files that are not UTF-8.
@Suite struct ArgumentBytesTests {
  /// Runs a line of the shell with the byte FF as `$b`.
  private func run(_ line: String, in folder: TemporaryFolder) throws -> Tool.Result {
    var shell = Tool(program: "sh")
    shell.folder = folder.url
    return try shell.run(
      "-c", "b=$(printf '\\377'); mintmark() { \"$0\" \"$@\"; }\n" + line, Tool.mintmark.program)
  }

  @Test(arguments: [
    "render en_US -o \"$b.png\"", "render en_US --output=\"$b.png\"",
    "render --text \"$b\" -o x.png", "diff a.png \"$b.png\"", "batch --gallery \"$b\"",
    "locales \"$b\"", "\"$b\"",
  ])
  func `an argument that is not UTF-8 is refused in one line`(arguments: String) throws {
    let folder = try TemporaryFolder()
    let result = try run("mintmark \(arguments)", in: folder)
    #expect(result.status == 64 && result.messages.count == 1)
    #expect(
      result.errors.hasPrefix("error: the argument '")
        && result.errors.contains("\u{FFFD}") && result.errors.contains("is not UTF-8: "),
      "\(result.errors)")
    #expect(folder.names.isEmpty)
  }

  @Test func `a private-use character and U+FFFD are arguments like any other`() throws {
    let folder = try TemporaryFolder()
    let result = try run(
      "mintmark render en_US -o \u{10FFFF}.png && mintmark render en_US -o \u{FFFD}.png", in: folder
    )
    #expect(result.status == 0, "\(result.errors)")
    #expect(folder.names.sorted() == ["\u{FFFD}.png", "\u{10FFFF}.png"])
  }

  @Test(arguments: ["verify", "record"])
  func `a file whose name is not UTF-8 in a folder of pictures is refused in one line`(
    command: String
  ) throws {
    let folder = try TemporaryFolder()
    let result = try run(
      """
      mkdir act ref && mintmark render en_US -o act/a.png && cp act/a.png "act/$b.png" &&
      mintmark snapshot \(command) ref act
      """, in: folder)
    #expect(result.status == 65 && result.output.isEmpty)
    #expect(result.errors == "error: the name of 'act/\u{FFFD}.png' is not UTF-8: rename it\n")
  }

  @Test func `the table prints no control character of a name and no command for a CI log`() throws
  {
    let folder = try TemporaryFolder()
    let name = #"$(printf 'x\n::add-mask::secret\033[2J\007.png')"#
    let result = try run(
      """
      mkdir act ref; mintmark render en_US -o act/a.png; mv act/a.png "act/\(name)"
      GITHUB_ACTIONS=true mintmark snapshot verify ref act
      GITHUB_ACTIONS=true mintmark snapshot verify ref act --update missing
      """, in: folder)
    #expect(result.text.contains(#"  added x\n::add-mask::secret\u{1B}[2J\u{7}.png"#))
    let commands = result.text.split(separator: "\n").filter { $0.hasPrefix("::") }
    #expect(commands.count == 1 && commands[0].hasPrefix("::error file="))
    #expect(result.text.unicodeScalars.allSatisfy { $0 == "\n" || $0.value >= 0x20 })
  }
}
