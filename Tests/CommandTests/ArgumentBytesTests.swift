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

  @Test func `snapshot records and verifies such folders, files, reports and results`() throws {
    let folder = try TemporaryFolder()
    let result = try run(
      """
      mintmark render en_US -o a.png && mkdir -p "act$b/$b" && cp a.png "act$b/$b/$b.png" &&
      mintmark snapshot record "ref$b" "act$b" &&
      mintmark snapshot verify "ref$b" "act$b" --junit "$b.xml" --report "$b.report" &&
      cmp a.png "ref$b/$b/$b.png" && test -s "$b.xml" && test -s "$b.report/index.html" || exit 9
      mintmark render en_GB -o "act$b/$b/$b.png"; mintmark snapshot verify "ref$b" "act$b"
      """, in: folder)
    #expect(result.status == 1, "\(result.errors)")
    #expect(result.text.contains(#"  added \xFF/\xFF.png"#), "\(result.text)")
    #expect(result.text.contains(#"report: \xFF.report/index.html"#))
    #expect(result.text.contains(#"changed  \xFF/\xFF.png"#))
    // The command that is printed works as it is, in a shell that knows $'…'.
    let line = try #require(result.text.split(separator: "\n").last)
    #expect(
      line.hasPrefix(#"to accept: mintmark snapshot verify $'ref\377' $'act\377'"#), "\(line)")
    var bash = Tool(program: "bash")
    bash.folder = folder.url
    let command = line.replacing("to accept: mintmark", with: "'\(Tool.mintmark.program)'")
    let accepted = try bash.run("-c", String(command))
    #expect(accepted.status == 0 && accepted.text.contains(#"  replaced \xFF/\xFF.png"#))
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

  @Test func `batch and merge read and write folders of such names`() throws {
    let folder = try TemporaryFolder()
    let result = try run(
      """
      mkdir "$b" &&
      printf 'version: 1\\noutput: out\\nlocales: [en_US, fr_CH]\\ntargets: [{kind: files}]' > "$b/$b" &&
      for n in 1 2; do mintmark batch "$b/$b" --quiet --shard $n/2 -o "$b$n" || exit; done &&
      mintmark merge "${b}1" "${b}2" -o "$b/merged" && mintmark batch "$b/$b" --quiet &&
      diff -r "$b/out" "$b/merged" && mintmark batch "$b/$b" --dry-run --json | grep -F '\\xFF/out'
      """, in: folder)
    #expect(result.status == 0, "\(result.errors)")
    #expect(result.text.contains(#"into \xFF/merged"#), "\(result.text)")
  }

  @Test func `a font is read from a folder of such a name`() throws {
    let folder = try TemporaryFolder()
    let result = try run(
      """
      font=$(fc-list : file family | sed -n 's/^\\(.*Inter-SemiBold.otf\\):.*/\\1/p' | head -n 1)
      mkdir "$b" && cp "$font" "$b/$b.otf" && cp "$font" plain.otf &&
      mintmark render en_US --font "$b/$b.otf" -o a.png &&
      mintmark render en_US --font plain.otf -o b.png && cmp a.png b.png &&
      mintmark fonts --font "$b/$b.otf" --json | grep -F '\\xFF.otf' &&
      printf 'version: 1\\noutput: out\\nlocales: [en_US]\\nbutton: {font: [./%s]}\\ntargets: [{kind: files}]' \
        plain.otf > "$b/m.yml" && cp plain.otf "$b" &&
      mintmark batch "$b/m.yml" --quiet && mintmark batch "$b/m.yml" --dry-run | grep 'to write *0'
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
    "render en_US --title \"$b.svg\" -o \"$b.svg\"",
    "batch --gallery \"$b\"", "locales \"$b\"",
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
