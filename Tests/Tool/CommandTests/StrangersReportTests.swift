import Foundation
import TestSupport
import Testing

/// A report, and the branch that it belongs to, can be a stranger's, who chooses every name, link and byte in them.
/// Accepting it changes pictures in an existing folder of references and nothing else.
@Suite struct StrangersReportTests {
  /// Where a link leads: a folder of the checkout or of the user's home.
  enum Target: String, CaseIterable {
    case git = "home/work/.git"
    case workflows = "home/work/.github/workflows"
    case hidden = "home/work/.config"
    case sibling = "home/work/scripts"
    case outside = "home/autostart"
    case absolute = "home/bin"
    case dangling = "home/nowhere"
  }

  /// The component of `a/b/Snapshots/light/x.png` that is a link.
  enum Depth: Int, CaseIterable {
    case first, middle, folder, inside, file
  }

  enum Change: String, CaseIterable { case new, changed, moved, removed }

  private static let links = Depth.allCases.flatMap { depth in
    Target.allCases.map { (depth, $0) }
  }

  private static let parts = ["a", "b", "Snapshots", "light", "x.png"]
  private static let old = FileBytes.png(width: 1, height: 1, samples: [1, 2, 3, 255])
  private static let new = FileBytes.png(width: 1, height: 1, samples: [9, 2, 3, 255])

  private let folder: TemporaryFolder
  private let checkout = "home/work"

  init() throws {
    folder = try TemporaryFolder()
    for target in Target.allCases where target != .dangling {
      try folder.write("precious", to: target.rawValue + "/keep")
    }
  }

  /// Every entry of the folder, with what it holds.
  private func state() throws -> [String: String] {
    var state: [String: String] = [:]
    for name in try FileManager.default.subpathsOfDirectory(atPath: folder.path) {
      let path = folder.path(name)
      switch try FileManager.default.attributesOfItem(atPath: path)[.type] as? FileAttributeType {
      case .typeSymbolicLink:
        state[name] = try "→ " + FileManager.default.destinationOfSymbolicLink(atPath: path)
      case .typeDirectory: state[name] = "folder"
      default: state[name] = String(decoding: try folder.bytes(name), as: UTF8.self)
      }
    }
    return state
  }

  /// Writes a report as a folder or an archive, and returns its path.
  private func write(_ files: [(name: String, bytes: [UInt8])], isArchive: Bool) throws -> String {
    if isArchive {
      try folder.write(FileBytes.zip(files), "report.zip")
      return folder.path("report.zip")
    }
    try? FileManager.default.removeItem(atPath: folder.path("report"))
    for file in files { try folder.write(file.bytes, "report/" + file.name) }
    return folder.path("report")
  }

  private func accept(_ arguments: String...) throws -> Tool.Result {
    var tool = Tool.mintmark(in: folder)
    tool.folder = folder.url.appendingPathComponent(checkout)
    return try tool.run(["snapshot", "accept"] + arguments)
  }

  private func results(_ reference: String, _ picture: [String: Any]) throws -> [UInt8] {
    let name = picture["name"] as? String ?? ""
    let files = [
      "actual": ["path": "pictures/actual/\(name)"],
      "expected": ["path": "pictures/expected/\(name)"],
    ]
    let picture = picture.merging(["failed": true, "summary": "s", "files": files]) { own, _ in own
    }
    return Array(
      try JSONSerialization.data(withJSONObject: [
        "schema": 1, "reference": reference, "actual": "x", "passed": false,
        "counts": [String: Int](), "pictures": [picture],
      ]))
  }

  /// A report of one picture.
  private func report(
    _ change: Change, of name: String = "light/x.png", reference: String = "a/b/Snapshots",
    isArchive: Bool = false
  ) throws -> String {
    var picture: [String: Any] = ["name": name]
    var files: [(name: String, bytes: [UInt8])] = []
    switch change {
    case .new: picture["verdict"] = "missing"
    case .changed: picture["verdict"] = "changed"
    case .moved:
      picture["verdict"] = "moved"
      picture["movedFrom"] = "light/old.png"
    case .removed: picture["verdict"] = "obsolete"
    }
    if change != .removed {
      files.append(("pictures/actual/\(name)", change == .moved ? Self.old : Self.new))
    }
    if change != .new { files.append(("pictures/expected/\(name)", Self.old)) }
    files.append(("results.json", try results(reference, picture)))
    return try write(files, isArchive: isArchive)
  }

  /// The path of the checkout in which a component is a link. What a report compares with lies behind the link, so that
  /// nothing but the link is in the way.
  private func set(_ depth: Depth, _ target: Target, for change: Change) throws {
    try? FileManager.default.removeItem(atPath: folder.path(checkout + "/a"))
    let index = depth.rawValue
    let above = ([checkout] + Self.parts[..<index]).joined(separator: "/")
    let rest = Self.parts[(index + 1)...]
    try FileManager.default.createDirectory(
      atPath: folder.path(above), withIntermediateDirectories: true)
    let up = target == .absolute ? folder.path + "/" : String(repeating: "../", count: 2 + index)
    let end = rest.isEmpty ? "/x.png" : ""
    try FileManager.default.createSymbolicLink(
      atPath: folder.path(above + "/" + Self.parts[index]),
      withDestinationPath: up + target.rawValue + end)
    guard target != .dangling else { return }
    let inside = ([target.rawValue] + rest.dropLast()).joined(separator: "/")
    if change == .changed || change == .removed { try folder.write(Self.old, inside + "/x.png") }
    if change == .moved { try folder.write(Self.old, inside + "/old.png") }
  }

  @Test(arguments: links, [false, true])
  func `nothing is changed through a link on the way to a reference`(
    link: (depth: Depth, target: Target), isArchive: Bool
  ) throws {
    for change in Change.allCases {
      try set(link.depth, link.target, for: change)
      let report = try report(change, isArchive: isArchive)
      let before = try state()
      let result = try accept(report)
      #expect(try state() == before, "\(change)")
      // Only what deletes nothing passes over a link.
      #expect([1, 65, 66, 73].contains(result.status), "\(change): \(result.status)")
      #expect((result.errors + result.text).contains("a link") || change == .removed, "\(change)")
    }
  }

  @Test(arguments: [Depth.inside, .file])
  func `a folder that the user names may be a link, and nothing below it`(depth: Depth) throws {
    for change in Change.allCases {
      try set(depth, .outside, for: change)
      let report = try report(change)
      let before = try state()
      #expect(try accept(report, "a/b/Snapshots").status != 0, "\(change)")
      #expect(try state() == before, "\(change)")
    }
    try set(.folder, .outside, for: .new)
    #expect(try accept(report(.new), "a/b/Snapshots").status == 0)
    #expect(try folder.bytes("home/autostart/light/x.png") == Self.new)
  }

  @Test(arguments: [
    ".git", "a/../.git", "./a", "../autostart", "a//b", "a/.hidden", "/etc", ".", "",
    // HFS+ leaves out such characters in names.
    "\u{200C}.git", ".\u{200C}git", "a/b/", "a/b/..",
  ])
  func `a folder that is hidden or elsewhere is never taken from a report`(name: String) throws {
    try folder.write(Self.old, checkout + "/a/b/light/y.png")
    let report = try report(.new, reference: name)
    let before = try state()
    let result = try accept(report)
    #expect(result.status == 65)
    #expect(result.errors.contains("name the folder of references"), "\(result.errors)")
    #expect(try state() == before)
  }

  @Test func `a folder that is not there yet has to be named`() throws {
    let report = try report(.new)
    let result = try accept(report)
    #expect(result.status == 65)
    #expect(result.errors.contains("name the folder of references"), "\(result.errors)")
    #expect(!folder.exists(checkout + "/a"))
    #expect(try accept(report, "a/b/Snapshots").status == 0)
    #expect(try folder.bytes(checkout + "/a/b/Snapshots/light/x.png") == Self.new)
  }

  /// Names that something else than a gate of pictures reads.
  private static let programs = [
    "evil.py", "Makefile", "build.gradle", "snapshots.yml", "commondir", "x.desktop", "x.PNG.sh",
  ]

  @Test(arguments: programs, [false, true])
  func `what is not a picture is never added`(name: String, isNamed: Bool) throws {
    try folder.write(Self.old, checkout + "/scripts/light/y.png")
    let report = try report(.new, of: name, reference: "scripts")
    let before = try state()
    let result = try isNamed ? accept(report, "scripts") : accept(report)
    #expect(result.status == 1)
    #expect(result.text.contains("left \(name): "), "\(result.text)")
    #expect(try state() == before)
  }

  @Test(arguments: ["deploy.sh", "package.json", "pom.xml", "snapshots.yml"])
  func `of files that programs read only those of a named folder are replaced`(
    name: String
  ) throws {
    try folder.write(
      name == "snapshots.yml" ? Array("version: 1\nrules: []\n".utf8) : Self.old,
      checkout + "/scripts/" + name)
    let report = try report(.changed, of: name, reference: "scripts")
    let before = try state()
    let result = try accept(report)
    #expect(result.status == 1)
    #expect(result.text.contains("left \(name): "), "\(result.text)")
    #expect(try state() == before)
    let named = try accept(report, "scripts")
    // The rules of the comparison are never part of a report.
    #expect(named.status == (name == "snapshots.yml" ? 1 : 0), "\(named.text)\(named.errors)")
    #expect(try (state() == before) == (name == "snapshots.yml"))
  }

  /// What a zip archive can be, beside a report of a new picture.
  private static let archives: [(name: String, mode: UInt32)] = [
    ("../escape.png", 0o100644), ("/tmp/escape.png", 0o100644), ("pictures/../../x.png", 0o100644),
    ("pictures\\x.png", 0o100644), ("link", 0o120777), ("pictures/actual/light", 0o120777),
    ("pictures/actual/light/x.png", 0o120777), ("results.json", 0o100644), ("a\u{0}b", 0o100644),
    ("other/results.json", 0o100644), ("a/results.json/", 0o040755), ("pipe", 0o010644),
    ("device", 0o020644), (".git/config", 0o100644), ("C:\\x.png", 0o100644), ("CON", 0o100644),
  ]

  @Test(arguments: archives)
  func `whatever an archive holds, it changes nothing but the reference`(
    entry: (name: String, mode: UInt32)
  ) throws {
    try folder.write(Self.old, checkout + "/a/b/Snapshots/light/y.png")
    let files: [(name: String, bytes: [UInt8])] = [
      (
        "results.json", try results("a/b/Snapshots", ["name": "light/x.png", "verdict": "missing"])
      ),
      ("pictures/actual/light/x.png", Self.new), (entry.name, Array("../../../.git/x".utf8)),
    ]
    try folder.write(FileBytes.zip(files, modes: [entry.name: entry.mode]), "report.zip")
    let before = try state()
    let status = try accept(folder.path("report.zip")).status
    var after = try state()
    let reference = checkout + "/a/b/Snapshots/light/x.png"
    if status == 0 {
      #expect(try folder.bytes(reference) == Self.new)
      after[reference] = nil
    }
    #expect([0, 1, 65].contains(status))
    #expect(after == before, "\(status)")
  }

  @Test(arguments: [
    ("main.c", "other.c"), ("package.json", "x.png"), ("old.png", "Makefile"),
    ("old.png", "x.json"),
    ("snapshots.yml", "rules.png"), ("old.png", "snapshots.yml"), ("mask.png", "other.png"),
  ])
  func `a move renames pictures alone`(names: (from: String, to: String)) throws {
    for isNamed in [false, true] {
      let folder = checkout + "/scripts"
      for name in ["main.c", "package.json", "old.png", "mask.png"] {
        try self.folder.write(Self.old, "\(folder)/\(name)")
      }
      try self.folder.write(
        "version: 1\nrules:\n  - { pictures: a.png, mask: mask.png }\n",
        to: folder + "/snapshots.yml")
      let rules = try self.folder.bytes(folder + "/snapshots.yml")
      let content = names.from == "snapshots.yml" ? rules : Self.old
      let picture: [String: Any] = ["name": names.to, "movedFrom": names.from, "verdict": "moved"]
      let report = try write(
        [
          ("results.json", try results("scripts", picture)),
          ("pictures/actual/\(names.to)", content), ("pictures/expected/\(names.to)", content),
        ], isArchive: false)
      let before = try state()
      let result = try isNamed ? accept(report, "scripts") : accept(report)
      #expect(result.text.contains("left \(names.to): "), "\(names) \(result.text)\(result.errors)")
      #expect(try state() == before, "\(names)")
    }
  }

  @Test(arguments: [Depth.first, .middle, .folder], [Target.git, .outside, .absolute])
  func `in CI, where the checkout is a stranger's, a named folder is no link either`(
    depth: Depth, target: Target
  ) throws {
    for change in Change.allCases {
      try set(depth, target, for: change)
      let report = try report(change)
      let before = try state()
      let result = try accept(report, "a/b/Snapshots", "--in-ci")
      #expect(result.status != 0 && result.errors.contains("a link"), "\(change) \(result.errors)")
      #expect(try state() == before, "\(change)")
    }
  }

  @Test func `what is no picture inside is accepted only into a named folder`() throws {
    for name in ["a.svg", "a.ps", "a.jpg", "a.svgz", "a.pdf"] {
      try folder.write(Self.old, checkout + "/a/light/y.png")
      let report = try write(
        [
          ("results.json", try results("a", ["name": name, "verdict": "missing"])),
          ("pictures/actual/\(name)", Array("#!/bin/sh".utf8)),
        ], isArchive: false)
      let result = try accept(report)
      #expect(result.status == 1 && result.text.contains("left \(name): "), "\(result.text)")
      #expect(!folder.exists(checkout + "/a/" + name))
    }
  }

  @Test func `names that occur twice, are too deep, or are also a folder are refused`() throws {
    let deep = String(repeating: "a/", count: 400) + "x.png"
    for names in [["x.png", "x.png"], [deep], ["n.png", "n.png/b.png"]] {
      let pictures = names.map {
        ["name": $0, "verdict": "missing", "failed": true, "summary": "s"] as [String: Any]
      }
      let document: [String: Any] = [
        "schema": 1, "reference": "a", "actual": "x", "passed": false, "counts": [String: Int](),
        "pictures": pictures,
      ]
      try folder.write(
        Array(JSONSerialization.data(withJSONObject: document)), "report/results.json")
      let result = try accept(folder.path("report"))
      #expect(result.status == 65 && result.errors.contains("don't trust it"), "\(result.errors)")
    }
  }

  @Test func `a merge copies nothing from outside of its reports, and replaces none of them`()
    throws
  {
    try folder.write("secret", to: "secret.png")
    for failed in [false, true] {
      let picture: [String: Any] = [
        "name": "x.png", "verdict": "changed", "failed": failed,
        "files": ["expected": ["path": "../secret.png"]],
      ]
      let report = try write([("results.json", try results("a", picture))], isArchive: false)
      let merged = try Tool.mintmark(in: folder).run("snapshot", "merge", report, "--report", "out")
      #expect(merged.status == (failed ? 65 : 0), "\(merged.errors)")
      #expect(try folder.files().filter { $0.hasPrefix("out/pictures/") } == [])
    }
    for name in ["../../x.png", "/x.png", ""] {
      let picture: [String: Any] = ["name": name, "verdict": "same", "failed": false]
      let report = try write([("results.json", try results("a", picture))], isArchive: false)
      #expect(
        try Tool.mintmark(in: folder).run("snapshot", "merge", report, "--report", "out").status
          == 65)
    }
    let own = try report(.new)
    #expect(
      try Tool.mintmark(in: folder).run("snapshot", "merge", own, "--report", own).status == 65)
    #expect(folder.exists("report/results.json"))
  }

  @Test func `the pictures of a comment replace links and pipes, and don't follow them`() throws {
    try folder.write("precious", to: "target")
    try FileManager.default.createDirectory(
      atPath: folder.path("p"), withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(
      atPath: folder.path("p/1-actual.png"), withDestinationPath: "../target")
    let report = try report(.new)
    let comment = try Tool.mintmark(in: folder).run(
      "snapshot", "comment", report, "--pictures", "p", "--address", "https://a.io/{file}")
    #expect(comment.status == 0, "\(comment.errors)")
    #expect(try folder.text("target") == "precious")
    #expect(try folder.bytes("p/1-actual.png") == Self.new)
  }
}
