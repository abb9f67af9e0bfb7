import Foundation
import Testing
import TestSupport

/// Names of files that are not UTF-8, given on the command line.
@Suite struct ArgumentBytesTests {
  /// Runs a line of the shell with the byte FF as `$b`.
  private func run(_ line: String, in folder: TemporaryFolder) throws -> Tool.Result {
    var shell = Tool(program: "sh")
    shell.folder = folder.url
    return try shell.run(
      "-c", "b=$(printf '\\377'); mintmark() { \"$0\" \"$@\"; }\n" + line, Tool.mintmark.program)
  }

  @Test(arguments: ["-o \"$b.png\"", "--output=\"$b.png\""])
  func `a picture is written under exactly that name`(option: String) throws {
    let folder = try TemporaryFolder()
    let result = try run("mintmark render en_US \(option) && printf %s * | od -An -tx1", in: folder)
    #expect(result.status == 0, "\(result.errors)")
    #expect(result.text == " ff 2e 70 6e 67\n")
  }

  @Test func `diff and compose read such files, and init writes them`() throws {
    let folder = try TemporaryFolder()
    let result = try run(
      """
      mintmark render en_US -o a.png && cp a.png "$b.png" && mintmark diff a.png "$b.png" &&
      printf 'version: 1\\ncomponent: {kind: tile, text: x}' > "$b.yml" &&
      mintmark compose "$b.yml" -o "$b.svg" && mintmark init -o "$b" && test -s "$b" &&
      grep -F '\\xFF' "$b.svg"
      """, in: folder)
    #expect(result.status == 0, "\(result.errors)")
  }

  @Test(arguments: [
    ("mintmark diff \"$b.png\" \"$b.png\"", #"'\xFF.png'"#, 66),
    ("mintmark render en_US -o \"$b/x.png\"", #"'\xFF/x.png'"#, 73),
    ("mintmark render en_US -o \"$b\"", #"'\xFF'"#, 64),
  ])
  func `messages show the bytes`(line: String, name: String, status: Int) throws {
    let result = try run(line, in: TemporaryFolder())
    #expect(result.status == Int32(status) && result.messages.count == 1)
    #expect(result.errors.contains(name), "\(result.errors)")
  }

  @Test(arguments: [
    "render --text \"$b\" -o x.png", "render en_US --title \"$b\" -o \"$b.svg\"",
    "render en_US --title \"$b.svg\" -o \"$b.svg\"", "batch \"$b.yml\"", "batch --output=\"$b\"",
    "merge \"$b\" --output x", "snapshot verify \"$b\" x", "locales \"$b\"",
  ])
  func `any other argument is refused`(arguments: String) throws {
    let folder = try TemporaryFolder()
    let result = try run("mintmark \(arguments)", in: folder)
    #expect(result.status == 64)
    #expect(result.errors.hasPrefix("error: the argument '") && result.messages.count == 1)
    #expect(result.errors.contains(#"\xFF"#), "\(result.errors)")
    #expect(folder.names.isEmpty)
  }
}
