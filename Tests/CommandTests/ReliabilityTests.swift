import Foundation
import TestSupport
import Testing

/// The tool as a process, with invalid arguments, unusual files and signals.
@Suite struct ReliabilityTests {
  private let folder: TemporaryFolder
  private var tool: Tool

  init() throws {
    folder = try TemporaryFolder()
    tool = Tool.mintmark(in: folder)
  }

  /// Runs the tool, and stops it if it does not end within 60 seconds.
  private func bounded(_ arguments: [String]) throws -> Tool.Result {
    var timeout = tool
    timeout.program = "timeout"
    return try timeout.run(["--kill-after=1", "60", tool.program] + arguments)
  }

  // MARK: - Arguments

  @Test func `without /proc the arguments are still there`() throws {
    for name in ["a.png", "b.png"] {
      try #require(
        try tool.run("render", name == "a.png" ? "en_US" : "en_GB", "-o", name).status == 0)
    }
    let strace = Tool.strace(in: folder.url)
    try #require(try Tool.canTrace())
    let result = try strace.run(
      "-f", "-qq", "-o", "/dev/null", "-P", "/proc/self/maps", "-P", "/proc/self/cmdline", "-P",
      "/proc/self/exe", "-e", "inject=open,openat,readlink:error=ENOENT", "--", tool.program,
      "diff", "a.png", "b.png")
    #expect(result.status == 1, "\(result.errors)")
    #expect(result.text.contains("pixels differ"))
  }

  @Test(arguments: [[], ["snapshot"]])
  func `a command without a subcommand is a mistake`(arguments: [String]) throws {
    let result = try tool.run(arguments)
    #expect(result.status == 64)
    #expect(result.output.isEmpty && result.errors.contains("USAGE:"))
    #expect(try tool.run(arguments + ["--help"]).status == 0)
  }

  // MARK: - Output

  @Test(arguments: [
    ["render", "en_US", "--tint", "a\nb\u{1B}[31m", "-o", "x.png"],
    ["render", "en_US", "-o", "no\nfolder/\u{1B}]0;x\u{7}.png"],
    ["render", "en_US", "--font", "\r\n::error::x.otf", "-o", "x.png"],
    ["render", "en_US", "--gap", "\n", "-o", "x.png"], ["batch", "a\nb.yml"],
    ["merge", "a\u{85}b", "-o", "c"], ["diff", "a\n.png", "\u{202E}b.png"],
    ["init", "-o", "no\nfolder/x"], ["compose", "::stop-commands::x\n.yml", "-o", "x.png"],
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

  // MARK: - Inputs

  @Test func `pipes and devices are refused wherever an input is named`() throws {
    for name in ["pipe.yml", "pipe.otf", "pipe.svg", "pipe.png"] {
      try #require(mkfifo(folder.path(name), 0o600) == 0)
    }
    try #require(try tool.run("render", "en_US", "-o", "a.png").status == 0)
    let head = "version: 1\noutput: out\nlocales: [en_US]\ntargets: [{ kind: files }]\n"
    try folder.write(head + "button: { font: [pipe.otf] }\n", to: "font.yml")
    try folder.write(head + "button: { font: [/dev/zero] }\n", to: "device.yml")
    try folder.write(head + "symbols: { USD: { path: pipe.svg } }\n", to: "symbol.yml")
    for arguments in [
      ["batch", "pipe.yml"], ["batch", "/dev/zero"], ["batch", "font.yml"],
      ["batch", "device.yml"],
      ["batch", "symbol.yml"], ["compose", "pipe.yml", "-o", "x.png"],
      ["diff", "a.png", "pipe.png"], ["diff", "/dev/zero", "a.png"],
      ["render", "en_US", "--font", "pipe.otf", "-o", "x.png"],
      ["render", "en_US", "--font", "/dev/zero", "-o", "x.png"],
    ] {
      let result = try bounded(arguments)
      #expect([65, 66].contains(result.status), "\(arguments): \(result.status) \(result.errors)")
      #expect(result.messages.count == 1)
    }
  }

  // MARK: - Runs

  @Test func `every process writes the same manifest`() throws {
    try folder.configure(
      """
      locales: [en_US, fr_FR, de_DE, es_ES, it_IT, pt_PT, nl_NL]
      labels: { de: Plus, fr: Plus, it: Plus, es: Plus, pt: Plus, nl: Plus, en: Plus }
      targets: [{ kind: files, scales: [1], appearances: [light] }]
      """)
    // Each process has a hash seed of its own, which must not show.
    let manifests = try (0..<8).map { run in
      try #require(try tool.run("batch", "--quiet", "--output", "out\(run)").status == 0)
      return FileManager.default.contents(
        atPath: folder.path("out\(run)/.mintmark-manifest.json"))
    }
    #expect(Set(manifests).count == 1 && manifests[0] != nil)
  }

  /// One drawing takes minutes to compress; a termination must not wait for it.
  @Test func `a termination is heeded in the middle of a drawing`() throws {
    try folder.configure(
      """
      locales: [en_US, fr_FR]
      optimize: 3
      targets: [{ kind: files, scales: [80], appearances: [light] }]
      """)
    var timeout = tool
    timeout.program = "timeout"
    // 124: the process ended at SIGTERM; 137: it had to be killed.
    let result = try timeout.run(
      "--signal=TERM", "--kill-after=20", "3", tool.program, "batch", "--quiet")
    #expect(result.status == 124, "\(result.status)")
    // The next run knows of the files that were begun.
    try folder.write(
      "version: 1\noutput: out\nlocales: [en_US]\ntargets: [{ kind: files, scales: [1] }]\n",
      to: "mintmark.yml")
    #expect(try tool.run("batch", "--quiet").status == 0)
    let left = FolderContents(folder.path("out")).files.keys
    #expect(!left.contains { $0.hasSuffix(".tmp") || $0.hasSuffix("journal") })
  }

  @Test func `a file of someone else's is replaced only when told to`() throws {
    try folder.write(
      "version: 1\noutput: out\nlocales: [en_US]\ntargets: [{ kind: files, scales: [1] }]\n",
      to: "mintmark.yml")
    try FileManager.default.createDirectory(
      atPath: folder.path("out/en_US"), withIntermediateDirectories: true)
    try folder.write("mine", to: "out/en_US/light@1x.png")
    let refused = try tool.run("batch")
    #expect(refused.status == 73 && refused.messages.count == 1)
    #expect(refused.errors.contains("--take-over"))
    #expect(try tool.run("batch", "--dry-run").status == 73)
    #expect(FolderContents(folder.path("out")).files == ["en_US/light@1x.png": Data("mine".utf8)])
    #expect(try tool.run("batch", "--quiet", "--take-over").status == 0)
  }
}
