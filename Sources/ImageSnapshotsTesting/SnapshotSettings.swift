import ImageSnapshots
import Synchronization
import Testing

/// How the snapshots of a test or suite are kept.
struct SnapshotSettings: Hashable, Sendable {
  /// Those of the running test's traits; nil where it has none, and outside of a test's task.
  @TaskLocal static var scoped: SnapshotSettings?

  var mode: RecordMode?
  var folder: String?
  var topic: String?
  var rule: ComparisonRule?

  /// These, with another's where they leave something open.
  func merged(onto outer: SnapshotSettings) -> SnapshotSettings {
    SnapshotSettings(
      mode: mode ?? outer.mode, folder: folder ?? outer.folder, topic: topic ?? outer.topic,
      rule: rule ?? outer.rule)
  }

  /// The settings that hold for an assertion.
  ///
  /// Detached tasks and threads know no test. There it is the test whose function the assertion
  /// stands in, by its file, its name and its line.
  /// - Throws: ``UnknownSettings`` where tests of the file have traits and the function is none of
  ///   them.
  static func inForce(
    _ place: AssertionPlace
  ) throws(UnknownSettings) -> SnapshotSettings {
    if let scoped { return scoped }
    // A test without a trait.
    if Test.current != nil { return SnapshotSettings() }
    return try SettingsRegistry.shared.settings(at: place)
  }
}

/// The settings of an assertion outside of a test's task can't be known.
struct UnknownSettings: Error, CustomStringConvertible {
  var function: String

  var description: String {
    "this assertion runs outside of its test's task, and its settings can't be known, as tests of "
      + "this file have .snapshots(…) and none of them is '\(function)': call it in the function "
      + "of the test itself, give that test a .snapshots(…), or pass topic:, in:, by: and record:"
  }
}

/// The settings of each test that has begun, for assertions outside of the tests' tasks.
///
/// They are kept when the test has ended, as its threads may outlive it.
final class SettingsRegistry: Sendable {
  private struct Entry {
    var function: String
    /// The line of the test's attribute, which stands above its function.
    var line: Int
    /// How many traits the settings are made of; those of an outer trait give way to an inner's.
    var depth: Int
    var settings: Set<SnapshotSettings>
  }

  static let shared = SettingsRegistry()

  /// By file.
  private let entries = Mutex<[String: [Entry]]>([:])

  /// Notes the settings of a test.
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

  /// The settings of the test an assertion stands in; the defaults where no test of its file has
  /// any.
  func settings(at place: AssertionPlace) throws(UnknownSettings) -> SnapshotSettings {
    let function = Self.plain(place.function.description)
    guard let list = entries.withLock({ $0[place.fileID.description] }) else {
      return SnapshotSettings()
    }
    // Of tests of one name, in suites of their own, the nearest above.
    let test = list.filter { $0.function == function && $0.line <= Int(clamping: place.line) }
      .max { $0.line < $1.line }
    guard let test, test.settings.count == 1, let settings = test.settings.first else {
      throw UnknownSettings(function: place.function.description)
    }
    return settings
  }

  /// The name of a function without the backticks of a raw identifier.
  private static func plain(_ name: String) -> String { name.replacing("`", with: "") }
}
