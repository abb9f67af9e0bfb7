import Foundation
import TestSupport
import Testing

/// Bad input: the right exit code, one line that names the culprit, no file left behind.
/// `ReviewedMessageTests` has more of it.
@Suite struct BadInputTests {
  struct Case: CustomTestStringConvertible {
    var arguments: [String]
    var status: Int32
    var culprit: String

    init(_ arguments: [String], _ status: Int32, _ culprit: String) {
      self.arguments = arguments
      self.status = status
      self.culprit = culprit
    }

    var testDescription: String { arguments.joined(separator: " ").prefix(60) + "" }
  }

  static let cases = [
    Case(["--text", String(repeating: "x", count: 4096)], 65, "4096 characters"),
    Case(["--text", "a\u{7}b"], 65, "U+0007"), Case(["--text", "\u{FFFD}"], 65, "U+FFFD"),
    Case(["--text", "\u{200B}"], 65, "nothing visible"),
    Case(["en_US", "--label", ""], 65, "--label"),
    Case(["en_US", "--label", "a\u{1}"], 65, "U+0001"),
    Case(["en_US", "--size", "-5"], 64, "size -5"),
    Case(["en_US", "--size", "nan"], 64, "nan"), Case(["en_US", "--size", "inf"], 64, "inf"),
    Case(["en_US", "--scale", "-1"], 64, "-1"),
    Case(["en_US", "--scale", "nan"], 64, "nan"),
    Case(["en_US", "--gap", "160...120"], 64, "160"),
    Case(["en_US", "--gap", "0...360"], 64, "360"),
    Case(["en_US", "--gap", "nan...3"], 64, "nan"),
    Case(["en_US", "--background", "bluish"], 65, "bluish"),
    Case(["en_US", "--badge", "star"], 64, "star"), Case(["en_US", "--ring", "x"], 64, "x"),
    Case(["en_US", "--font", "/nowhere/font.otf"], 66, "/nowhere/font.otf"),
    Case(["en_US", "--optimize", "4"], 64, "'4' is invalid for '--optimize"),
    Case(["en_US", "--tint", "currentColor"], 64, "currentColor"),
    Case(
      ["en_US", "--gap", "0...90", "--ring", "filled"], 64, "--gap: a gap opens an outline ring"),
    Case(["en_US", "--label", "a\nb"], 65, "U+000A"),
    Case(["en-US-u-cu"], 65, "currency is empty"),
  ]

  @Test(arguments: cases)
  func `render refuses it`(_ bad: Case) throws {
    let folder = try TemporaryFolder()
    let result = try Tool.mintmark.run(["render"] + bad.arguments + ["-o", folder.path("x.png")])
    #expect(result.status == bad.status)
    #expect(result.messages.count == 1, "\(result.errors)")
    #expect(result.errors.hasPrefix("error: "))
    #expect(result.errors.contains(bad.culprit), "\(result.errors)")
    #expect(result.output.isEmpty)
    #expect(folder.names.isEmpty)
  }

  @Test func `a value may begin with a hyphen`() throws {
    for arguments in [["--text", "-5"], ["--text=-5"], ["en_US", "--gap", "-30...30"]] {
      let result = try Tool.mintmark.run(["render", "--format", "svg", "-o", "-"] + arguments)
      #expect(result.status == 0 && !result.output.isEmpty, "\(result.errors)")
    }
    let badge = ["--format", "svg", "-o", "-"]
    #expect(try Tool.mintmark.run(["badge"] + badge + ["--", "-5"]).status == 0)
    #expect(try Tool.mintmark.run(["badge", "-5"] + badge).status == 0)
  }

  @Test(arguments: ["svg", "pdf", "android"])
  func `a vector picture too small for its own precision is refused`(format: String) throws {
    for (size, status) in [("1e-9", 64), ("0.05", 64), ("0.1", 0)] {
      let result = try Tool.mintmark.run(
        "render", "en_US", "--size", size, "--format", format, "-o", "-")
      #expect(result.status == status)
      #expect(result.output.isEmpty == (status != 0))
    }
  }

  @Test func `options that are wrong for every locale are errors and no findings`() throws {
    for arguments in [["audit"], ["locales"], ["fonts"]] {
      let result = try Tool.mintmark.run(arguments + ["--font", "/nowhere/font.otf"])
      #expect(result.status == 66, "\(arguments)")
      #expect(result.output.isEmpty && result.messages.count == 1)
    }
    #expect(try Tool.mintmark.run("audit", "en_US", "--size", "0").status == 64)
  }

  @Test func `a button of a sheet fails with its own code and its locale`() throws {
    // A private-use character, which no font of the tests has.
    let result = try Tool.mintmark.run(
      "sheet", "fr_CH", "en_US", "--label", "\u{F1234}", "--format", "png", "-o", "-")
    #expect(result.status == 65 && result.output.isEmpty)
    #expect(result.errors.hasPrefix("error: fr_CH: no font has a glyph"))
  }

  @Test func `a sheet with more columns than buttons is as wide as its buttons`() throws {
    func sheet(_ columns: String) throws -> Tool.Result {
      try Tool.mintmark.run(
        "sheet", "en_US", "fr_CH", "--columns", columns, "--format", "svg", "-o", "-")
    }
    let two = try sheet("2")
    #expect(two.status == 0)
    #expect(try sheet("\(Int.max)").output == two.output)
  }

  @Test func `a full disk is an error wherever the output goes`() throws {
    guard FileManager.default.fileExists(atPath: "/dev/full") else { return }
    for command in [
      "geometry en_US", "audit en_US", "locales en_US", "audit --json en_US",
      "render en_US --format png -o /dev/full", "--help", "--version", "help targets",
      "snapshot verify --help", "--generate-completion-script bash",
    ] {
      let result = try Tool(program: "/bin/sh").run(
        "-c", "'\(Tool.mintmark.program)' \(command) > /dev/full")
      #expect(result.status == 73, "\(command)")
      #expect(result.errors.contains("disk is full"))
    }
  }

  @Test func `an output that can't be written is an error that names it`() throws {
    let folder = try TemporaryFolder()
    for path in ["/dev/null/x.png", folder.url.path, folder.path("x.png") + "/"] {
      let result = try Tool.mintmark.run("render", "en_US", "--format", "png", "-o", path)
      #expect(result.status == 73, "\(path)")
      // A path is printed without the slash that makes it a folder's.
      #expect(result.errors.contains("'\(path.hasSuffix("/") ? String(path.dropLast()) : path)'"))
      #expect(result.messages.count == 1)
    }
    #expect(folder.names.isEmpty)
  }

  @Test func `an output without a known format is an error`() throws {
    for arguments in [["-o", "icon"], ["-o", "icon.jpg"], []] {
      let result = try Tool.mintmark.run(["render", "en_US"] + arguments)
      #expect(result.status == 64)
      #expect(result.messages.count == 1 && result.output.isEmpty)
    }
  }

  @Test func `files that are no fonts are refused`() throws {
    let folder = try TemporaryFolder()
    let font = try Data(contentsOf: URL(fileURLWithPath: Self.interPath))
    let files = [
      ("empty.otf", Data()), ("text.otf", Data("not a font".utf8)), ("short.otf", font.prefix(700)),
      ("half.otf", font.prefix(font.count / 2)),
    ]
    for (name, data) in files {
      try data.write(to: folder.url.appendingPathComponent(name))
      let result = try Tool.mintmark.run(
        "render", "en_US", "--font", folder.path(name), "-o", folder.path("x.png"))
      #expect(result.status == 65, "\(name)")
      #expect(result.errors.contains(name) && result.messages.count == 1, "\(result.errors)")
    }
    #expect(folder.names == files.map(\.0).sorted())
  }

  static let interPath = "/usr/share/fonts/opentype/inter/Inter-SemiBold.otf"

  @Test func `an earlier file stays whole when a run fails`() throws {
    let folder = try TemporaryFolder()
    let path = folder.path("x.png")
    #expect(try Tool.mintmark.run("render", "en_US", "-o", path).status == 0)
    let before = try Data(contentsOf: URL(fileURLWithPath: path))
    #expect(try Tool.mintmark.run("render", "--text", "\u{2E5D}", "-o", path).status == 65)
    #expect(try Data(contentsOf: URL(fileURLWithPath: path)) == before)
    #expect(folder.names == ["x.png"])
  }

  @Test func `a run that is killed leaves the earlier file or the new one, whole`() throws {
    let folder = try TemporaryFolder()
    let path = folder.path("x.png")
    func render(_ size: String) throws -> Data {
      #expect(try Tool.mintmark.run("render", "en_US", "-o", path, "--size", size).status == 0)
      return try Data(contentsOf: URL(fileURLWithPath: path))
    }
    let new = try render("1000")
    let old = try render("50")
    for delay in stride(from: 0.02, to: 0.5, by: 0.04) {
      let process = Process()
      process.executableURL = URL(fileURLWithPath: Tool.mintmark.program)
      process.arguments = ["render", "en_US", "-o", path, "--size", "1000"]
      try process.run()
      Thread.sleep(forTimeInterval: delay)
      kill(process.processIdentifier, SIGKILL)
      process.waitUntilExit()
      let left = try Data(contentsOf: URL(fileURLWithPath: path))
      #expect(left == old || left == new)
      _ = try render("50")
    }
  }
}
