import ImageSnapshots
import Synchronization
import Testing

/// The settings of a test's or a suite's snapshots.
struct SnapshotSettings: Hashable, Sendable {
  /// The settings of the running test's traits; nil where it has none, and outside of a test's
  /// task.
  @TaskLocal static var scoped: SnapshotSettings?
  /// The number of traits and scopes around an assertion; the innermost settings apply.
  @TaskLocal static var depth = 0

  var mode: RecordMode?
  var directory: String?
  var topic: String?
  var rule: ComparisonRule?
  /// The suite of the test, as far as it is known.
  var suite: String?

  /// These settings, completed by those of an outer trait.
  func merged(onto outer: SnapshotSettings) -> SnapshotSettings {
    SnapshotSettings(
      mode: mode ?? outer.mode, directory: directory ?? outer.directory,
      topic: topic ?? outer.topic, rule: rule ?? outer.rule, suite: suite ?? outer.suite)
  }

  /// The settings of an assertion.
  ///
  /// In detached tasks and on threads the running test is unknown. There the test is found by the
  /// assertion's file, function and line.
  ///
  /// - Throws: ``UnknownSettings`` where tests of the file have traits and the function is none of
  ///   them.
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

/// The error of an assertion outside of a test's task whose settings can't be found.
struct UnknownSettings: Error, CustomStringConvertible {
  var function: String

  var description: String {
    "this assertion runs outside of its test's task, and its settings can't be known, as tests of "
      + "this file have .snapshots(…) and none of them is '\(function)', or it is in "
      + "withSnapshots(…): call it in the function of the test itself, give that test a "
      + ".snapshots(…), or pass topic:, directory:, rule: and record:"
  }
}

/// The settings of each test that has begun, for assertions outside of the tests' tasks.
///
/// They are kept after the test has ended, as its threads may outlive it.
final class SettingsRegistry: Sendable {
  private struct Entry {
    var function: String
    /// The line of the test's attribute, which is above its function.
    var line: Int
    /// The number of nested traits that were merged; the settings of the largest number apply.
    var depth: Int
    var settings: Set<SnapshotSettings>
  }

  static let shared = SettingsRegistry()

  /// By file.
  private let entries = Mutex<[String: [Entry]]>([:])
  /// The functions that have `withSnapshots(…)`, by file and name.
  private let scopes = Mutex<Set<String>>([])

  /// Records that the settings in a part of a function are those of a scope.
  func noteScope(fileID: StaticString, function: StaticString) {
    _ = scopes.withLock { $0.insert("\(fileID) \(function)") }
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
        list.append(Entry(function: function, line: line, depth: depth, settings: [settings]))
      }
      entries[fileID] = list
    }
  }

  /// The settings of the test that contains an assertion; the defaults where no test of its file
  /// has settings.
  func settings(at location: AssertionLocation) throws(UnknownSettings) -> SnapshotSettings {
    let function = Self.plain(location.function.description)
    guard !scopes.withLock({ $0.contains("\(location.fileID) \(location.function)") }) else {
      throw UnknownSettings(function: location.function.description)
    }
    guard let list = entries.withLock({ $0[location.fileID.description] }) else {
      return SnapshotSettings()
    }
    // Of tests with the same name in different suites, the nearest above.
    let test = list.filter { $0.function == function && $0.line <= Int(clamping: location.line) }
      .max { $0.line < $1.line }
    guard let test, test.settings.count == 1, let settings = test.settings.first else {
      throw UnknownSettings(function: location.function.description)
    }
    return settings
  }

  /// The name of a function without the backticks of a raw identifier.
  static func plain(_ name: String) -> String { name.replacing("`", with: "") }
}
