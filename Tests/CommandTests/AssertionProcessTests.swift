import Foundation
import Testing

/// `Tests/AssertionPackage`, whose tests fail on purpose, as processes: a mismatch that no test's
/// task sees fails the run nonetheless.
///
/// It is built once, where the snapshot example is, with which it shares all but its own tests.
@Suite("Assertions outside of a test's task", .serialized)
struct AssertionProcessTests {
  private static let root = URL(filePath: #filePath).deletingLastPathComponent().appending(
    path: "../.."
  ).standardized

  private static func swift(_ arguments: [String]) throws -> Tool.Result {
    var tool = Tool(program: "swift")
    // The package manager's folder of checkouts.
    tool.environment = ProcessInfo.processInfo.environment.filter {
      !$0.key.hasPrefix("SNAPSHOTS_") && $0.key != "CI"
    }
    let package = root.appending(path: "Tests/AssertionPackage").path(percentEncoded: false)
    let scratch = root.appending(path: "examples/SnapshotExample/.build")
    return try tool.run(
      arguments + [
        "--package-path", package, "--scratch-path", scratch.path(percentEncoded: false),
      ])
  }

  private static let build = Result { try swift(["build", "--build-tests"]) }

  private func test(_ filter: String) throws -> (status: Int32, text: String) {
    let build = try Self.build.get()
    try #require(build.status == 0, "\(build.text)\(build.errors)")
    let result = try Self.swift(["test", "--skip-build", "--filter", filter])
    return (result.status, result.text + result.errors)
  }

  @Test("In Swift Testing: a detached task, a queue and a thread")
  func swiftTesting() throws {
    let result = try test("AssertionTests.Mismatch/")
    #expect(result.status == 1)
    for name in ["detachedTask", "dispatchQueue", "thread"] {
      #expect(result.text.contains("none/\(name).txt"), "\(result.text)")
    }
    #expect(result.text.contains("with 3 issues"))
  }

  @Test("In Swift Testing: after the test has ended")
  func lateInSwiftTesting() throws {
    let result = try test("AssertionTests.Late/")
    #expect(result.status == 1)
    #expect(result.text.contains("none/late.txt"), "\(result.text)")
  }

  @Test(
    "In XCTest: a detached task, a queue and a thread, and a test that has ended",
    arguments: [
      ("MismatchXCTests/testDetachedTask", "x-detached"),
      ("MismatchXCTests/testDispatchQueue", "x-queue"),
      ("MismatchXCTests/testThread", "x-thread"), ("LateXCTests/", "x-late"),
    ])
  func xctest(filter: String, name: String) throws {
    let result = try test("AssertionTests.\(filter)")
    #expect(result.status == 1)
    #expect(result.text.contains("none/\(name).txt"), "\(result.text)")
    #expect(result.text.contains("with 1 failure"))
  }

  @Test("In XCTest, where no test runs that could fail, the process ends with the message")
  func afterXCTest() throws {
    let result = try test("AssertionTests.AfterXCTests/")
    #expect(result.status != 0)
    #expect(result.text.contains("none/x-after.txt"), "\(result.text)")
    #expect(result.text.contains("after the tests have ended"))
  }

  @Test("What traits say holds on every thread, for suites and tests of other settings at once")
  func traits() throws {
    let result = try test("AssertionTests.(Other)?Traits/")
    #expect(result.status == 0, "\(result.text)")
    // Each with three cases.
    #expect(result.text.contains("3 tests in 2 suites passed"))
  }

  @Test("Where settings can't be known, the run fails and the message says what to do")
  func unknownSettings() throws {
    let result = try test("AssertionTests.Unknown/")
    #expect(result.status == 1)
    #expect(result.text.contains("none of them is 'helper()'"), "\(result.text)")
    #expect(result.text.contains("pass topic:, directory:, rule: and record:"))
  }
}
