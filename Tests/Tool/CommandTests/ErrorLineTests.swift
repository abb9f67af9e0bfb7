import TestSupport
import Testing

/// An error is one line of bounded length, which controls no terminal, whatever text it quotes.
@Suite struct ErrorLineTests {
  private let folder: TemporaryFolder
  private var tool: Tool

  init() throws {
    folder = try TemporaryFolder()
    tool = Tool.mintmark(in: folder)
  }

  @Test(arguments: [
    ["render", "en_US", "--tint", "a\nb\u{1B}[31m", "-o", "x.png"],
    ["render", "en_US", "-o", "/dev/null/no\nfolder/\u{1B}]0;x\u{7}.png"],
    ["render", "en_US", "--font", "\r\n::error::x.otf", "-o", "x.png"],
    ["render", "en_US", "--gap", "\n", "-o", "x.png"], ["batch", "a\nb.yml"],
    ["merge", "a\u{85}b", "-o", "c"], ["diff", "a\n.png", "\u{202E}b.png"],
    ["init", "-o", "/dev/null/no\nfolder/x"],
    ["compose", "::stop-commands::x\n.yml", "-o", "x.png"],
    ["render", "en\n_US", "-o", "x.png"], ["badge", "\u{1B}", "-o", "x.png"],
    ["snapshot", "verify", "a\nb", "c\nd"], ["\n::x"], ["render", "--\u{1B}"],
  ])
  func `an error is one line without control characters`(arguments: [String]) throws {
    let result = try tool.run(arguments)
    #expect(result.status >= 64)
    #expect(result.errors.hasPrefix("error: ") && result.errors.hasSuffix("\n"))
    let line = result.errors.dropLast()
    let isPlain = line.unicodeScalars.allSatisfy {
      $0.properties.generalCategory != .control && !(0x2028...0x202E).contains($0.value)
    }
    #expect(isPlain, "\(line.debugDescription)")
  }

  @Test func `a long text is cut in an error`() throws {
    let result = try tool.run("render", "en_US", "--tint", String(repeating: "x", count: 100_000))
    #expect(result.status == 64 || result.status == 65)
    #expect(result.errors.utf8.count < 20_000)
  }

  @Test func `errors that one run finds together have a line each`() throws {
    try folder.write(
      "version: 1\nlocales: [en_US]\nsymbols: { AAA: { path: \"a\\n.svg\" }, BBB: { path: b.svg } }\n"
        + "targets: [{ kind: files }]\n",
      to: "mintmark.yml")
    let lines = try tool.run("batch").errors.split(separator: "\n")
    #expect(lines.count == 2 && lines.allSatisfy { $0.hasPrefix("error: mintmark.yml:3:") })
  }

  @Test func `values of environment and configuration are escaped too`() throws {
    var dated = tool
    dated.environment = ["SOURCE_DATE_EPOCH": "a\nb\u{1B}"]
    try folder.write(
      "version: 1\noutput: out\nlocales: [en_US]\ntargets: [{ kind: files, name: \"{x\\n\\e}\" }]\n",
      to: "name.yml")
    try folder.write(
      "version: 1\nlocales: [en_US]\nbutton: { font: [\"a\\nb\\e.otf\"] }\n", to: "font.yml")
    try folder.write(
      "version: 1\noutput: out\nlocales: [en_US]\ntargets: [{ kind: files }]\n", to: "mintmark.yml")
    for result in [
      try dated.run("batch"), try tool.run("batch", "name.yml"), try tool.run("batch", "font.yml"),
    ] {
      #expect(result.status != 0 && result.messages.count == 1, "\(result.errors)")
      #expect(!result.errors.contains("\u{1B}"))
    }
  }

  @Test func `no name in a configuration turns round what a terminal shows of it`() throws {
    for (key, line) in [("output", "output: \"a\\u202Egnp.b\""), ("name", "output: out")] {
      let name = key == "name" ? "a\\u202Egnp.b" : "{locale}"
      try folder.write(
        "version: 1\n\(line)\nlocales: [en_US]\ntargets: [{ kind: files, name: \"\(name)\" }]\n",
        to: "mintmark.yml")
      let result = try tool.run("batch")
      #expect(result.status == 65 && result.messages.count == 1, "\(result.errors)")
      #expect(
        result.errors.contains("U+202E, which changes how text around it is shown: leave it out"))
      #expect(try folder.files() == ["mintmark.yml"])
    }
  }
}
