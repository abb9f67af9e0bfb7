import ImageSnapshots
import SystemSupport
import Testing

/// The settings for the snapshots of a test, a suite or a scope. Nil means that a setting is not given.
struct SnapshotSettings: Hashable, Sendable {
  /// The settings of the traits and scopes around the running code. Nil if there are none, and outside
  /// of the test's task.
  @TaskLocal static var scoped: SnapshotSettings?
  /// The number of nested `.snapshots(…)` traits around the running code.
  @TaskLocal static var depth = 0
  /// The run of a test that has a `.snapshots(…)` trait; nil without one, and outside of the test's task.
  @TaskLocal static var tracedRun: TestRun?
  /// The run of the test that is running; nil if it is unknown.
  static var runningTest: TestRun? {
    if let tracedRun { return tracedRun }
    return Test.current == nil && !TestProcess.isSwiftTesting ? XCTestRuns.current : nil
  }

  var mode: RecordMode?
  var directory: String?
  var topic: String?
  var rule: ComparisonRule?
  var diffTool: String?
  /// The suite of the test; nil if it has none or it is not known.
  var suite: String?

  /// These settings. An outer trait or scope supplies the settings that are nil.
  func merged(onto outer: SnapshotSettings) -> SnapshotSettings {
    SnapshotSettings(
      mode: mode ?? outer.mode, directory: directory ?? outer.directory,
      topic: topic ?? outer.topic, rule: rule ?? outer.rule, diffTool: diffTool ?? outer.diffTool,
      suite: suite ?? outer.suite)
  }

  /// The settings that traits and scopes give to an assertion.
  ///
  /// In detached tasks and on other threads the running test is unknown. In Swift Testing the test is
  /// then found by the assertion's file, function and line.
  ///
  /// - Throws: ``UnknownSettings`` if that search is ambiguous. See ``SettingsRegistry/settings(at:)``.
  static func inForce(
    _ location: AssertionLocation
  ) throws(UnknownSettings) -> SnapshotSettings {
    if var settings = scoped {
      settings.suite = location.suite
      return settings
    }
    // A test without a trait.
    if Test.current != nil { return SnapshotSettings(suite: location.suite) }
    // XCTest runs one test at a time.
    if !TestProcess.isSwiftTesting, let settings = XCTestScope.settings { return settings }
    return try SettingsRegistry.shared.settings(at: location)
  }
}

/// The error for an assertion that runs outside of a test's task and has unknown settings.
struct UnknownSettings: Error, CustomStringConvertible {
  var function: String

  var description: String {
    "this assertion runs outside of its test's task, and its settings can't be known, as tests of "
      + "this file have .snapshots(…) and none of them is '\(function)', or it is below a "
      + "withSnapshots(…) that has ended: call it in the function of the test itself, give that test "
      + "a .snapshots(…), or pass topic:, directory:, rule: and record:"
  }
}

/// The settings of each test that has a `.snapshots(…)` trait and has begun, for assertions outside of
/// the tests' tasks.
///
/// The settings stay after the end of a test, because its threads can outlive it.
final class SettingsRegistry: Sendable {
  private struct TestSettings {
    var function: String
    /// The line of the test's `@Test` attribute, above the function.
    var line: Int
    /// The number of nested traits that were merged. Settings with a larger number replace the others.
    var depth: Int
    var settings: Set<SnapshotSettings>
  }

  static let shared = SettingsRegistry()

  /// The tests with settings, by the ID of their file.
  private let entries = Locked<[String: [TestSettings]]>([:])
  /// A call of `withSnapshots(…)`.
  private struct Scope {
    var line: UInt
    /// The settings of each run of the call that has not ended.
    var running: [SnapshotSettings] = []
  }

  /// A function that calls `withSnapshots(…)`, or that contains an assertion.
  struct Caller: Hashable {
    let fileID: String
    let function: String

    init(fileID: StaticString, function: StaticString) {
      self.fileID = fileID.description
      self.function = function.description
    }
  }

  /// The calls of `withSnapshots(…)` that have begun.
  private let scopes = Locked<[Caller: [Scope]]>([:])

  /// Records that a scope begins.
  func enterScope(_ settings: SnapshotSettings, in caller: Caller, line: UInt) {
    changeScope(in: caller, line: line) { $0.running.append(settings) }
  }

  /// Records that a scope ends.
  func leaveScope(_ settings: SnapshotSettings, in caller: Caller, line: UInt) {
    changeScope(in: caller, line: line) { scope in
      if let index = scope.running.firstIndex(of: settings) { scope.running.remove(at: index) }
    }
  }

  private func changeScope(in caller: Caller, line: UInt, change: (inout Scope) -> Void) {
    scopes.withLock { scopes in
      var list = scopes[caller] ?? []
      let index = list.firstIndex { $0.line == line } ?? list.endIndex
      if index == list.endIndex { list.append(Scope(line: line)) }
      change(&list[index])
      scopes[caller] = list
    }
  }

  /// Records the settings of a test.
  func note(_ settings: SnapshotSettings, depth: Int, of test: Test) {
    note(
      settings, depth: depth, fileID: test.sourceLocation.fileID, function: test.name,
      line: test.sourceLocation.line)
  }

  func note(
    _ settings: SnapshotSettings, depth: Int, fileID: String, function: String, line: Int
  ) {
    let function = Self.plain(function)
    entries.withLock { entries in
      var list = entries[fileID] ?? []
      let index = list.firstIndex { $0.function == function && $0.line == line }
      if let index {
        if list[index].depth < depth {
          list[index].depth = depth
          list[index].settings = [settings]
        } else if list[index].depth == depth {
          list[index].settings.insert(settings)
        }
      } else {
        list.append(
          TestSettings(function: function, line: line, depth: depth, settings: [settings]))
      }
      entries[fileID] = list
    }
  }

  /// The settings of the scope or the test that contains an assertion; the defaults if no test of its file
  /// has settings.
  ///
  /// - Throws: ``UnknownSettings`` in three cases. The nearest `withSnapshots(…)` above the assertion in its
  ///   function has ended, or runs with several settings. Other tests of the file have settings, and this
  ///   function has none. The assertion's test has run with several settings.
  func settings(at location: AssertionLocation) throws(UnknownSettings) -> SnapshotSettings {
    let function = Self.plain(location.function.description)
    let caller = Caller(fileID: location.fileID, function: location.function)
    let above = scopes.withLock { $0[caller] ?? [] }.filter { $0.line <= location.line }
    if let nearest = above.max(by: { $0.line < $1.line }) {
      guard let settings = nearest.running.first, Set(nearest.running).count == 1 else {
        throw UnknownSettings(function: location.function.description)
      }
      return settings
    }
    guard let list = entries.withLock({ $0[location.fileID.description] }) else {
      return SnapshotSettings()
    }
    // Tests in different suites can have the same name: take the nearest one above the assertion.
    let test = list.filter { $0.function == function && $0.line <= Int(clamping: location.line) }
      .max { $0.line < $1.line }
    guard let test, test.settings.count == 1, let settings = test.settings.first else {
      throw UnknownSettings(function: location.function.description)
    }
    return settings
  }

  /// The name of a function, without the backticks of a raw identifier.
  static func plain(_ name: String) -> String { name.replacing("`", with: "") }
}
