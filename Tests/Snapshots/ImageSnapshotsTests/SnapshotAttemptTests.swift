import Foundation
import SceneSnapshots
import TestPictures
import TestSupport
import Testing
import VectorGraphics
import XCTest

/// A verdict doesn't depend on what earlier attempts of a test left behind.
@Suite struct SnapshotAttemptTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func attempt(
    _ content: SnapshotContent, named name: String? = "a", at location: String = "T.swift:1:1",
    _ claims: ClaimedFiles, in run: TestRun? = nil,
    _ environment: HostEnvironment = HostEnvironment(isCI: true)
  ) throws -> String? {
    let file = SnapshotFile(
      folder: folder.path("references"), topic: "t", name: name, testFile: "/T.swift",
      function: "f()")
    do {
      return try SnapshotAttempt(
        content, at: file, location: location, test: name == nil ? "f()" : nil, run: run
      )
      .check(environment: environment, claims: claims).failure
    } catch {
      return "\(error)"
    }
  }

  /// A reference and the snapshot that fails against it.
  private static func failures() throws -> [(String, reference: [UInt8]?, SnapshotContent)] {
    let black = try TestPicture(4, 4, .black).pixmap.png()
    let white = try TestPicture(4, 4).pixmap.png()
    let pointer =
      "version https://git-lfs.github.com/spec/v1\noid sha256:\(String(repeating: "0", count: 64))\nsize 1\n"
    return [
      ("a missing text", nil, .text("a")), ("a missing picture", nil, .picture(black)),
      ("a changed text", Array("a".utf8), .text("b")), ("changed bytes", [1], .data([2])),
      ("a changed picture", white, .picture(black)),
      ("a damaged reference", [1, 2, 3], .picture(black)),
      ("a damaged picture", black, .picture([1, 2, 3])),
      ("a damaged picture without a reference", nil, .picture([1, 2, 3])),
      ("a pointer", Array(pointer.utf8), .picture(black)),
    ]
  }

  /// The environments that the article on CI names, and a developer's machine.
  private static let environments: [HostEnvironment] =
    [HostEnvironment()]
    + [nil, "missing", "failed", "all"].flatMap { mode in
      [
        HostEnvironment(recordMode: mode), HostEnvironment(isCI: true, recordMode: mode),
        HostEnvironment(isCI: true, recordsInCI: true, recordMode: mode),
      ]
    }

  @Test func `each failing snapshot fails again in the process, and in CI in the next one`() throws
  {
    for (kind, reference, content) in try Self.failures() {
      for environment in Self.environments {
        let name = "references/t/a.\(content.fileExtension)"
        try? FileManager.default.removeItem(atPath: folder.path("references"))
        if let reference { try folder.write(reference, name) }
        let mode = try RecordMode.inForce(nil, environment)
        for process in 1...2 {
          let claims = ClaimedFiles()
          for attempt in 1...2 {
            let failure = try self.attempt(content, claims, environment)
            // On the next run of a developer, or of a bot that records, what was recorded passes.
            guard process == 1 || mode == .never || mode == .all else { continue }
            #expect(failure != nil, "\(kind), \(mode), \(process), \(attempt)")
          }
        }
        guard mode == .never else { continue }
        #expect(folder.exists(name) == (reference != nil), "\(kind)")
        if let reference { #expect(try folder.bytes(name) == reference, "\(kind)") }
      }
    }
  }

  @Test(arguments: [nil, "a"])
  func `a snapshot that was wrong once passes in a repetition`(name: String?) throws {
    try folder.write("right", to: "references/t/\(name ?? "f").txt")
    for hasRuns in [false, true] {
      let claims = ClaimedFiles()
      for (text, passes) in [("wrong", false), ("right", true), ("wrong", false), ("right", true)] {
        let run = hasRuns ? TestRun() : nil
        let failure = try attempt(.text(text), named: name, claims, in: run)
        #expect((failure == nil) == passes)
      }
    }
  }

  @Test func `in a loop the message says that each snapshot needs a name`() throws {
    let claims = ClaimedFiles()
    try folder.write("1", to: "references/t/f.txt")
    #expect(try attempt(.text("1"), named: nil, claims) == nil)
    let failure = try attempt(.text("2"), named: nil, claims)
    #expect(failure?.contains("give each snapshot its own name") == true)
  }

  @Test func `a run numbers its snapshots in the order of their assertions, as each run does`()
    throws
  {
    let claims = ClaimedFiles()
    for (name, text) in [("f", "1"), ("f.2", "1"), ("f.3", "2"), ("f.4", "3")] {
      try folder.write(text, to: "references/t/\(name).txt")
    }
    for attempt in 1...3 {
      let run = TestRun()
      // An attempt that ends early changes nothing in the next one.
      for number in attempt == 1 ? [1] : [1, 1, 2] {
        #expect(try self.attempt(.text("\(number)"), named: nil, claims, in: run) == nil)
      }
      guard attempt > 1 else { continue }
      let last = try self.attempt(.text("3"), named: nil, at: "T.swift:2:1", claims, in: run)
      #expect(last == nil)
    }
  }

  @Test func `a snapshot outside of the run has a number of its own, the same in each run`() throws
  {
    let claims = ClaimedFiles()
    for (name, text) in [("f", "outside"), ("f.2", "inside")] {
      try folder.write(text, to: "references/t/\(name).txt")
    }
    for _ in 0..<2 {
      let run = TestRun()
      #expect(try attempt(.text("outside"), named: nil, at: "T.swift:9:1", claims) == nil)
      #expect(try attempt(.text("inside"), named: nil, claims, in: run) == nil)
    }
  }

  /// The trait tells where a run begins.
  @Test(.snapshots("t", record: .never), arguments: 1...2)
  func `with a trait, and in each case, a loop is numbered`(_: Int) throws {
    for (name, text) in [("one", "1"), ("one.2", "2")] {
      try folder.write(text, to: "t/\(name).txt")
    }
    for text in ["1", "2"] {
      let failure = verifySnapshot(
        of: text, as: .text, directory: folder.path, testName: "one")
      #expect(failure == nil)
    }
    try folder.write("x", to: "t/two.txt")
    try folder.write("x!", to: "t/two.2.txt")
    let formats = [SnapshotFormat<String>.text, .text.pullback { $0 + "!" }]
    assertSnapshots(of: "x", as: formats, directory: folder.path, testName: "two")
  }
}

/// In XCTest every snapshot of a test has the next number, also in a loop and on a thread.
final class SnapshotNumberXCTests: XCTestCase {
  private static let folder = Result { try TemporaryFolder() }

  private func check() throws {
    let folder = try Self.folder.get()
    for (name, text) in [("one", "1"), ("one.2", "2")] {
      try folder.write(text, to: "t/\(name).txt")
    }
    for text in ["1", "2"] {
      assertSnapshot(
        of: text, as: .text, topic: "t", directory: folder.path, record: .never, testName: "one")
    }
  }

  func testALoop() throws { try check() }

  func testTheNextTestBeginsAnew() throws { try check() }
}
