import Foundation
import ImageSnapshotsTesting
import TestSupport
import Testing

extension SharedBuildFolder {
  /// `Tests/Snapshots/AssertionPackage`, whose tests fail on purpose, as processes: a mismatch that no test's
  /// task sees fails the run nonetheless.
  ///
  /// It is built once, where the snapshot example is, with which it shares all but its own tests.
  @Suite(.serialized)
  struct AssertionProcessTests {
    private static func swift(_ arguments: [String]) throws -> Tool.Result {
      var tool = Tool.swift()
      tool.environment = tool.environment.filter {
        !$0.key.hasPrefix("SNAPSHOTS_") && !HostEnvironment.ciVariables.contains($0.key)
      }
      let package = Repository.path("Tests/Snapshots/AssertionPackage")
      let scratch = Repository.url("examples/SnapshotExample/.build")
      return try tool.run(
        arguments + [
          "--package-path", package, "--scratch-path", scratch.path(percentEncoded: false),
        ])
    }

    private static let build = Result { try swift(["build", "--build-tests"]) }

    private func test(
      _ filter: String, _ options: [String] = []
    ) throws -> (status: Int32, text: String) {
      let build = try Self.build.get()
      try #require(build.status == 0, "\(build.text)\(build.errors)")
      let result = try Self.swift(["test", "--skip-build", "--filter", filter] + options)
      return (result.status, result.text + result.errors)
    }

    @Test func `in Swift Testing: a detached task, a queue and a thread`() throws {
      let result = try test("AssertionTests.Mismatch/")
      #expect(result.status == 1)
      for name in ["detachedTask", "dispatchQueue", "thread"] {
        #expect(result.text.contains("none/\(name).txt"), "\(result.text)")
      }
      #expect(result.text.contains("with 3 issues"))
    }

    @Test func `in Swift Testing: after the test has ended`() throws {
      let result = try test("AssertionTests.Late/")
      #expect(result.status == 1)
      #expect(result.text.contains("none/late.txt"), "\(result.text)")
    }

    @Test(arguments: [
      ("MismatchXCTests/testDetachedTask", "x-detached"),
      ("MismatchXCTests/testDispatchQueue", "x-queue"),
      ("MismatchXCTests/testThread", "x-thread"), ("LateXCTests/", "x-late"),
    ])
    func `in XCTest: a detached task, a queue and a thread, and a test that has ended`(
      filter: String, name: String
    ) throws {
      let result = try test("AssertionTests.\(filter)")
      #expect(result.status == 1)
      #expect(result.text.contains("none/\(name).txt"), "\(result.text)")
      #expect(result.text.contains("with 1 failure"))
    }

    @Test func `in XCTest, where no test runs that could fail, the process ends with the message`()
      throws
    {
      let result = try test("AssertionTests.AfterXCTests/")
      #expect(result.status != 0)
      #expect(result.text.contains("none/x-after.txt"), "\(result.text)")
      #expect(result.text.contains("after the tests have ended"))
    }

    @Test
    func
      `settings of traits hold on every thread, for suites and tests of different settings at once`()
      throws
    {
      let result = try test("AssertionTests.(Other)?Traits/")
      #expect(result.status == 0, "\(result.text)")
      // Each with three cases.
      #expect(result.text.contains("3 tests in 2 suites passed"))
    }

    @Test func `a trait's mode holds on every thread: what is missing is not recorded`() throws {
      let result = try test("AssertionTests.Unrecorded/")
      #expect(result.status == 1)
      #expect(result.text.contains("with 3 issues"), "\(result.text)")
      let references = Repository.url(
        "Tests/Snapshots/AssertionPackage/Tests/AssertionTests/References/unrecorded")
      let names = try? FileManager.default.contentsOfDirectory(
        atPath: references.path(percentEncoded: false))
      #expect((names ?? []).filter { $0 != ".failures" } == [])
    }

    @Test func `a run whose settings can't be known fails, and the message names the fix`() throws {
      let result = try test("AssertionTests.Unknown/")
      #expect(result.status == 1)
      #expect(result.text.contains("none of them is 'helper()'"), "\(result.text)")
      #expect(result.text.contains("pass topic:, directory:, rule: and record:"))
    }

    @Test func `tests of one name in two suites of a file have two references, on every thread`()
      throws
    {
      let result = try test("AssertionTests.SameName")
      #expect(result.status == 0, "\(result.text)")
      #expect(result.text.contains("2 tests in 3 suites passed"), "\(result.text)")
    }

    @Test func `of several assertions without names the one that differs fails, by its number`()
      throws
    {
      let result = try test("AssertionTests.Numbered/")
      #expect(result.status == 1)
      #expect(result.text.contains("numbered/several.2.txt': line 1 was expected to be 'two'"))
      #expect(result.text.contains("diff -u "))
      #expect(result.text.contains("with 1 issue"), "\(result.text)")
    }

    @Test
    func
      `in XCTest a scope holds for derived classes and on every thread, for passes and failures`()
      throws
    {
      let passed = try test("AssertionTests.ScopedXCTests/")
      #expect(passed.status == 0, "\(passed.text)")
      #expect(passed.text.contains("Executed 3 tests, with 0 failures"), "\(passed.text)")
      let failed = try test("AssertionTests.ScopedMismatchXCTests/")
      #expect(failed.status == 1)
      #expect(failed.text.contains("References/detached/thread.txt"), "\(failed.text)")
    }

    @Test
    func
      `in Swift Testing an assertion outside of the task has the settings of the scope around it`()
      throws
    {
      let result = try test("AssertionTests.Scoped/")
      #expect(result.status == 0, "\(result.text)")
      #expect(result.text.contains("with 2 test"), "\(result.text)")
    }

    @Test func `in Swift Testing an assertion outside of the task fails after the scope`() throws {
      let result = try test("AssertionTests.AfterScope/")
      #expect(result.status == 1)
      #expect(result.text.contains("with 1 issue"), "\(result.text)")
      #expect(result.text.contains("withSnapshots(…) that has ended"), "\(result.text)")
    }

    @Test func `attachments are files below --attachments-path`() throws {
      let folder = try TemporaryFolder()
      let result = try test("AssertionTests.Attached/", ["--attachments-path", folder.path])
      #expect(result.status == 1)
      #expect(
        folder.names.sorted() == [
          "none-attached.actual.txt", "numbered-several.actual.txt",
          "numbered-several.difference.txt", "numbered-several.expected.txt",
        ])
    }
  }
}
