import Foundation
import TestSupport
import Testing

/// The batch as a process: signals, locks, shards, environments.
@Suite struct BatchCommandTests {
  private let folder: TemporaryFolder
  private var tool: Tool

  private static let settings = """
    version: 1
    output: out
    locales: [en_*, fr_*, ar_*, de_*]
    targets:
      - { kind: files, formats: [png, svg, pdf], scales: [1, 2], appearances: [light, dark] }
      - { kind: web }
      - { kind: xcassets }

    """

  init() throws {
    folder = try TemporaryFolder()
    tool = Tool.mintmark
    tool.folder = folder.url
    try Data(Self.settings.utf8).write(to: folder.url.appendingPathComponent("mintmark.yml"))
  }

  /// The files of a folder with their contents.
  private func files(_ name: String) -> [String: Data] {
    let root = folder.url.appendingPathComponent(name)
    var files: [String: Data] = [:]
    for path in FileManager.default.subpaths(atPath: root.path) ?? [] {
      let url = root.appendingPathComponent(path)
      if (try? url.resourceValues(forKeys: [.isRegularFileKey]))?.isRegularFile == true {
        files[path] = try? Data(contentsOf: url)
      }
    }
    return files
  }

  @Test func eightShardsAsProcessesMakeTheBytesOfOneRun() throws {
    #expect(try tool.run("batch", "--quiet").status == 0)
    for index in 1...8 {
      var shard = tool
      shard.environment = ["CI_NODE_INDEX": "\(index)", "CI_NODE_TOTAL": "8"]
      #expect(try shard.run("batch", "--quiet", "--output", "part\(index)").status == 0)
    }
    let parts = (1...8).map { "part\($0)" }
    #expect(try tool.run(["merge"] + parts + ["--output", "merged", "--quiet"]).status == 0)
    #expect(files("merged") == files("out"))
    #expect(files("part1").count < files("out").count / 2)
  }

  @Test func nothingOfTheSurroundingsChangesAByte() throws {
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

  @Test func aKillAtAnyMomentIsMadeUpForByTheNextRun() throws {
    #expect(try tool.run("batch", "--quiet", "--output", "whole").status == 0)
    for delay in [0.02, 0.08, 0.15, 0.3, 0.5] {
      let process = try start("batch", "--quiet")
      Thread.sleep(forTimeInterval: delay)
      kill(process.processIdentifier, SIGKILL)
      process.waitUntilExit()
    }
    // The run after a kill has a smaller plan: files the killed one wrote beyond it must go.
    let less = Self.settings.replacingOccurrences(of: ", de_*]", with: "]")
    try Data(less.utf8).write(to: folder.url.appendingPathComponent("mintmark.yml"))
    #expect(try tool.run("batch", "--quiet").status == 0)
    #expect(try tool.run("batch", "--quiet", "--output", "fresh").status == 0)
    #expect(files("out") == files("fresh"))
    try Data(Self.settings.utf8).write(to: folder.url.appendingPathComponent("mintmark.yml"))
    #expect(try tool.run("batch", "--quiet").status == 0)
    #expect(files("out") == files("whole"))
  }

  @Test func controlCStopsWithWhatIsDoneOnRecord() throws {
    try Data(
      """
      version: 1
      output: out
      targets: [{ kind: files, scales: [8, 9, 10, 11, 12], name: "{locale}@{scale}.png" }]

      """.utf8
    ).write(to: folder.url.appendingPathComponent("mintmark.yml"))
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
    try Data(
      "version: 1\noutput: out\nlocales: [en_US]\ntargets: [{ kind: files, scales: [1] }]\n".utf8
    ).write(to: folder.url.appendingPathComponent("mintmark.yml"))
    #expect(try tool.run("batch", "--quiet").status == 0)
    #expect(Set(files("out").keys).isDisjoint(with: names))
  }

  @Test func aSecondRunOnOneOutputIsTurnedAway() throws {
    let output = folder.path("out")
    try FileManager.default.createDirectory(atPath: output, withIntermediateDirectories: true)
    let descriptor = open(output, O_RDONLY)
    defer { close(descriptor) }
    #expect(flock(descriptor, LOCK_EX | LOCK_NB) == 0)
    let result = try tool.run("batch")
    #expect(result.status == 73)
    #expect(result.messages.count == 1)
    #expect(result.errors.contains("another run"))
    flock(descriptor, LOCK_UN)
    #expect(try tool.run("batch", "--quiet").status == 0)
  }

  @Test func eventsAreJSONObjectsALine() throws {
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

  @Test func aMistakeHasItsExitCodeAndOneLine() throws {
    let cases: [([String], [String: String], Int32)] = [
      (["batch", "missing.yml"], [:], 66), (["batch", "--shard", "9/8"], [:], 64),
      (["batch", "--jobs", "0"], [:], 64), (["batch", "--json"], [:], 64),
      (["batch", "--optimize", "9"], [:], 64),
      (["batch"], ["SOURCE_DATE_EPOCH": "yesterday"], 65),
      (["batch"], ["SOURCE_DATE_EPOCH": "-1"], 65),
      (["batch"], ["CI_NODE_INDEX": "0", "CI_NODE_TOTAL": "2"], 64),
      (["batch", "--output", "/proc/mintmark"], [:], 73),
      (["merge", "nowhere", "-o", "x"], [:], 66),
      (["init"], [:], 73), (["schema", "nothing"], [:], 64),
    ]
    for (arguments, environment, status) in cases {
      var tool = tool
      tool.environment = environment
      let result = try tool.run(arguments)
      #expect(result.status == status, "\(arguments): \(result.errors)")
      #expect(result.messages.count == 1, "\(arguments): \(result.errors)")
      #expect(result.errors.hasPrefix("error: "))
    }
    #expect(files("out").isEmpty)
  }

  @Test func aDryRunSaysTheNumbersAndWritesNothing() throws {
    let result = try tool.run("batch", "--dry-run", "--json")
    let plan = try #require(
      try JSONSerialization.jsonObject(with: result.output) as? [String: Any])
    #expect(result.status == 0)
    #expect(plan["files"] as? Int == plan["filesToWrite"] as? Int)
    #expect(plan["bytesToWrite"] as? Int ?? 0 > 100_000)
    #expect(folder.names == ["mintmark.yml"])
  }

  @Test func aDryRunOfThousandsOfFilesNeedsNoTemporaryFolder() throws {
    let targets = (0..<350).map {
      "  - { kind: files, path: p\($0), formats: [svg], appearances: [light, dark, light-increased, "
        + "dark-increased] }\n"
    }
    try Data("version: 1\nlocales: [en_US, fr_CH]\ntargets:\n\(targets.joined())".utf8)
      .write(to: folder.url.appendingPathComponent("mintmark.yml"))
    let result = try tool.run("batch", "--dry-run", "--quiet")
    var other = tool
    other.environment = ["TMPDIR": folder.path("nowhere")]
    let json = try other.run("batch", "--dry-run", "--quiet", "--json")
    let plan = try #require(
      try JSONSerialization.jsonObject(with: json.output) as? [String: Any])
    let paths = try #require(plan["write"] as? [String])
    #expect(paths.count == 350 * 8 && plan["filesToWrite"] as? Int == paths.count)
    let listed = result.text.split(separator: "\n").filter { $0.hasPrefix("write ") }
    #expect(listed.map { $0.dropFirst("write ".count) } == paths.map { $0[...] })
    #expect(folder.names == ["mintmark.yml"])
  }

  @Test func aPDFCarriesTheSourceDate() throws {
    var dated = tool
    dated.environment = ["SOURCE_DATE_EPOCH": "981173106"]
    #expect(try dated.run("batch", "--quiet").status == 0)
    let pdf = Tool(program: "pdfinfo", environment: ["TZ": "UTC"])
    let info = try pdf.run("-isodates", folder.path("out/fr_CH/light@1x.pdf"))
    #expect(info.text.contains("2001-02-03T04:05:06"))
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
}
