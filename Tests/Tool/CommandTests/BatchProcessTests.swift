import Foundation
import TestSupport
import Testing

/// A batch as a process is the same in every environment, whole after a signal, and takes no file over unasked.
@Suite struct BatchProcessTests {
  private let folder: TemporaryFolder
  private var tool: Tool

  private static let settings = """
    version: 1
    output: out
    locales: [en_US, fr_CH, ar_AE, ar_EG, ar_MA, de_DE, ja_JP, ne_NP]
    targets:
      - { kind: files, formats: [png, svg, pdf], scales: [1, 2], appearances: [light, dark] }
      - { kind: web }
      - { kind: xcassets }

    """

  init() throws {
    folder = try TemporaryFolder()
    tool = Tool.mintmark(in: folder)
    try folder.write(Self.settings, to: "mintmark.yml")
  }

  /// The files of a folder with their contents.
  private func files(_ name: String) -> [String: Data] { FolderContents(folder.path(name)).files }

  @Test func `eight shards make the bytes of one run`() throws {
    #expect(try tool.run("batch", "--quiet").status == 0)
    for index in 1...8 {
      let shard = ["--shard", "\(index)/8", "--output", "part\(index)"]
      #expect(try tool.run(["batch", "--quiet"] + shard).status == 0)
    }
    let parts = (1...8).map { "part\($0)" }
    #expect(try tool.run(["merge"] + parts + ["--output", "merged", "--quiet"]).status == 0)
    #expect(files("merged") == files("out"))
    #expect(files("part1").count < files("out").count / 2)
  }

  @Test func `no variable, time zone or folder changes a byte`() throws {
    #expect(try tool.run("batch", "--quiet").status == 0)
    // Data of another ICU, of which nothing is to be read; broken here, so that it would show.
    let icu = folder.path("icu")
    for version in 60...100 {
      let data = "\(icu)/icudt\(version)l/curr"
      try FileManager.default.createDirectory(atPath: data, withIntermediateDirectories: true)
      try Data(repeating: 7, count: 4000)
        .write(to: URL(filePath: data + "/supplementalData.res"))
    }
    var other = Tool(program: "/bin/sh")
    other.folder = URL(fileURLWithPath: "/")
    other.environment = [
      "LC_ALL": "tr_TR.UTF-8", "LANG": "ar_EG", "TZ": "Asia/Kathmandu", "HOME": "/nonexistent",
      "ICU_DATA": icu,
    ]
    let config = folder.path("mintmark.yml")
    let line =
      "umask 077; exec '\(tool.program)' batch '\(config)' --quiet --jobs 3 "
      + "--output '\(folder.path("other"))'"
    #expect(try other.run("-c", line).status == 0)
    #expect(files("other") == files("out"))
  }

  @Test func `Ctrl-C ends a run whose finished files are recorded`() throws {
    try folder.configure(
      """
      targets: [{ kind: files, scales: [8, 9, 10, 11, 12], name: "{locale}@{scale}.png" }]
      """)
    let process = try start("batch", "--jobs", "1")
    func count() -> Int {
      (try? FileManager.default.contentsOfDirectory(atPath: folder.path("out")))?.count ?? 0
    }
    while count() < 20, process.isRunning { Thread.sleep(forTimeInterval: 0.002) }
    kill(process.processIdentifier, SIGINT)
    process.waitUntilExit()
    #expect(process.terminationReason == .exit)
    #expect(process.terminationStatus == 130)
    let written = files("out")
    let names = written.keys.filter { !$0.hasPrefix(".") }
    if let manifest = written[".mintmark-manifest.json"].map({ String(decoding: $0, as: UTF8.self) }
    ) {
      #expect(names.allSatisfy { manifest.contains("\"path\":\"\($0)\"") })
      #expect(
        manifest.split(separator: "\n").filter { $0.hasPrefix("{\"path\"") }.count == names.count)
      #expect(!written.keys.contains { $0.hasSuffix(".tmp") || $0.hasSuffix("journal") })
    } else {
      // The file in hand took longer than a stop waits for, as on a busy machine.
      let journal = String(
        decoding: try #require(written[".mintmark-journal"]), as: UTF8.self)
      #expect(names.allSatisfy { journal.contains("\"path\":\"\($0)\"") })
    }
    // Either way the next run knows these files for its own.
    try folder.write(
      "version: 1\noutput: out\nlocales: [en_US]\ntargets: [{ kind: files, scales: [1] }]\n",
      to: "mintmark.yml")
    #expect(try tool.run("batch", "--quiet").status == 0)
    #expect(Set(files("out").keys).isDisjoint(with: names))
  }

  @Test func `the log has one JSON object a line`() throws {
    let result = try tool.run("batch", "--log", "json")
    var events: [String] = []
    for line in result.text.split(separator: "\n") {
      let object = try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any]
      events.append(try #require(object?["event"] as? String))
    }
    #expect(events.first == "begin")
    #expect(events.last == "end")
    #expect(events.contains("drawing"))
    #expect(result.errors.isEmpty)
  }

  /// A pipe whose reader is gone, in a process that SIGPIPE ends and in one that ignores it.
  @Test(arguments: [false, true])
  func `a log that nobody reads is an error, and the next run completes the files`(
    isIgnored: Bool
  ) throws {
    let settings = "targets: [{ kind: files, scales: [1], appearances: [light] }]"
    try folder.make("locales: [en_US, fr_CH]\n" + settings)
    try folder.configure("locales: [en_US, de_DE]\nbutton: { tint: systemRed }\n" + settings)
    let result = try Tool(program: "sh", folder: folder.url).run(
      "-c",
      "\(isIgnored ? "trap '' PIPE; " : "")mkfifo pipe; exec 3<>pipe 4>pipe 3>&-; "
        + "\"$0\" batch --log json >&4", tool.program)
    if isIgnored || result.status != 128 + SIGPIPE {
      #expect(result.status == 73 && result.messages.count == 1, "\(result.errors)")
      #expect(result.errors.hasPrefix("error: can't write 'standard output': "))
      #expect(try tool.run("batch", "--check", "--quiet").status == 0)
    }
    #expect(try tool.run("batch", "--quiet").status == 0)
    #expect(try tool.run("batch", "--quiet", "--output", "fresh").status == 0)
    #expect(files("out") == files("fresh"))
  }

  @Test func `a check prints the numbers and writes nothing`() throws {
    let result = try tool.run("batch", "--check", "--json")
    let plan = try #require(result.json as? [String: Any])
    #expect(result.status == 1)
    #expect(try tool.run("batch", "--dry-run", "--json").output == result.output)
    #expect(plan["files"] as? Int == plan["filesToWrite"] as? Int)
    #expect(plan["bytesToWrite"] as? Int ?? 0 > 100_000)
    #expect(folder.names == ["mintmark.yml"])
  }

  @Test func `a PDF has the source date`() throws {
    var dated = tool
    dated.environment = ["SOURCE_DATE_EPOCH": "981173106"]
    #expect(try dated.run("batch", "--quiet").status == 0)
    let pdf = Tool(program: "pdfinfo", environment: ["TZ": "UTC"])
    let info = try pdf.run("-isodates", folder.path("out/fr_CH/light@1x.pdf"))
    #expect(info.text.contains("2001-02-03T04:05:06"))
  }

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
      "--signal=TERM", "--kill-after=20", "1.5", tool.program, "batch", "--quiet")
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
    #expect(try tool.run("batch", "--check").status == 73)
    #expect(FolderContents(folder.path("out")).files == ["en_US/light@1x.png": Data("mine".utf8)])
    #expect(try tool.run("batch", "--quiet", "--take-over").status == 0)
  }

  private func start(_ arguments: String...) throws -> Process {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: tool.program)
    process.arguments = arguments
    process.currentDirectoryURL = folder.url
    process.standardError = FileHandle.nullDevice
    process.standardOutput = FileHandle.nullDevice
    try process.run()
    return process
  }

  /// The drawing takes minutes to compress, and a run that is asked to stop waits for it for half a second.
  @Test func `the same signal a second time ends a run at once`() throws {
    try folder.configure(
      """
      locales: [en_US]
      optimize: 3
      targets: [{ kind: files, scales: [80], appearances: [light] }]
      """)
    let process = try start("batch", "--quiet")
    // From then on a signal is a request to stop.
    while !folder.exists("out/.mintmark-journal"), process.isRunning { usleep(2000) }
    while process.isRunning {
      kill(process.processIdentifier, SIGTERM)
      usleep(2000)
    }
    process.waitUntilExit()
    #expect(process.terminationReason == .uncaughtSignal)
    #expect(process.terminationStatus == SIGTERM)
  }
}
