public import ImageSnapshots
import Synchronization

/// Runs a function in which snapshots have settings: the folders, the rule and the record mode.
///
/// An XCTest class, and every class derived from it, has settings where it overrides
/// `invokeTest()`:
///
///     override func invokeTest() {
///       withSnapshots("chart", record: .failed) { super.invokeTest() }
///     }
///
/// They apply to all assertions that the function makes, in XCTest on any thread until it returns;
/// in Swift Testing an assertion outside of the test's task fails there. Those of an inner scope
/// take precedence.
///
/// - Parameters:
///   - topic: the folder of these snapshots.
///   - directory: the folder of all topics, absolute or relative to the test file's.
///   - rule: the rule by which pictures are compared.
///   - record: the cases in which a snapshot is recorded.
///   - fileID: the caller's file, as the module and the name of the file.
///   - function: the function that contains the call.
///   - operation: the function.
public func withSnapshots<Result, Failure: Error>(
  _ topic: String? = nil, directory: String? = nil, rule: ComparisonRule? = nil,
  record: RecordMode? = nil, fileID: StaticString = #fileID, function: StaticString = #function,
  operation: () throws(Failure) -> Result
) throws(Failure) -> Result {
  let settings = SnapshotSettings(mode: record, directory: directory, topic: topic, rule: rule)
    .merged(onto: SnapshotSettings.scoped ?? SnapshotSettings())
  SettingsRegistry.shared.noteScope(fileID: fileID, function: function)
  let outer = XCTestScope.enter(settings)
  defer { XCTestScope.leave(to: outer) }
  // `withValue` rethrows any error only.
  let result: Swift.Result<Result, Failure> = SnapshotSettings.$scoped.withValue(settings) {
    do throws(Failure) { return .success(try operation()) } catch { return .failure(error) }
  }
  return try result.get()
}

/// Runs an asynchronous function in which snapshots have settings, as the synchronous form does.
///
/// - Parameters:
///   - topic: the folder of these snapshots.
///   - directory: the folder of all topics, absolute or relative to the test file's.
///   - rule: the rule by which pictures are compared.
///   - record: the cases in which a snapshot is recorded.
///   - isolation: the actor of the caller.
///   - fileID: the caller's file, as the module and the name of the file.
///   - function: the function that contains the call.
///   - operation: the function.
public func withSnapshots<Result>(
  _ topic: String? = nil, directory: String? = nil, rule: ComparisonRule? = nil,
  record: RecordMode? = nil, isolation: isolated (any Actor)? = #isolation,
  fileID: StaticString = #fileID, function: StaticString = #function,
  operation: () async throws -> Result
) async rethrows -> Result {
  let settings = SnapshotSettings(mode: record, directory: directory, topic: topic, rule: rule)
    .merged(onto: SnapshotSettings.scoped ?? SnapshotSettings())
  SettingsRegistry.shared.noteScope(fileID: fileID, function: function)
  let outer = XCTestScope.enter(settings)
  defer { XCTestScope.leave(to: outer) }
  return try await SnapshotSettings.$scoped.withValue(settings, operation: operation)
}

/// The settings of the running scope, for threads of an XCTest test, which have no task-local
/// values.
enum XCTestScope {
  private static let current = Mutex<SnapshotSettings?>(nil)

  /// The settings of the innermost scope; nil outside of any.
  static var settings: SnapshotSettings? { current.withLock { $0 } }

  /// Begins a scope.
  ///
  /// - Returns: the settings of the scope around it.
  static func enter(_ settings: SnapshotSettings) -> SnapshotSettings? {
    current.withLock { current in
      defer { current = settings }
      return current
    }
  }

  /// Ends a scope.
  static func leave(to outer: SnapshotSettings?) { current.withLock { $0 = outer } }
}
