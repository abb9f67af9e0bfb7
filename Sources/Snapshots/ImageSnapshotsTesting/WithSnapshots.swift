public import ImageSnapshots
import SystemSupport

/// Runs a function with settings for its snapshots: the folders, the comparison rule and the record
/// mode.
///
/// To give settings to an XCTest class and its subclasses, override `invokeTest()`:
///
///     override func invokeTest() {
///       withSnapshots("chart", record: .failed) { super.invokeTest() }
///     }
///
/// The settings apply to all assertions that run inside the function. In XCTest they apply on any
/// thread until the function returns. In Swift Testing they apply in the test's task, and outside of it to
/// assertions of the calling function while the call runs. Later, such an assertion fails, unless it passes all
/// settings itself. The settings of an inner call take precedence.
///
/// - Parameters:
///   - topic: the folder of these snapshots.
///   - directory: the folder of all topics, absolute or relative to the folder of the test file.
///   - rule: the rule for the comparison of pictures.
///   - record: when to record a snapshot.
///   - diffTool: the command for comparing two files that the message of a failure names.
///   - fileID: the caller's file, as the module and the name of the file.
///   - function: the function that contains the call.
///   - line: the line of the call.
///   - operation: the function to run.
public func withSnapshots<Result, Failure: Error>(
  _ topic: String? = nil, directory: String? = nil, rule: ComparisonRule? = nil,
  record: RecordMode? = nil, diffTool: String? = nil, fileID: StaticString = #fileID,
  function: StaticString = #function, line: UInt = #line,
  operation: () throws(Failure) -> Result
) throws(Failure) -> Result {
  let settings = SnapshotSettings(
    mode: record, directory: directory, topic: topic, rule: rule, diffTool: diffTool
  )
  .merged(onto: SnapshotSettings.scoped ?? SnapshotSettings())
  let caller = SettingsRegistry.Caller(fileID: fileID, function: function)
  let outer = XCTestScope.enter(settings)
  SettingsRegistry.shared.enterScope(settings, in: caller, line: line)
  defer {
    SettingsRegistry.shared.leaveScope(settings, in: caller, line: line)
    XCTestScope.leave(to: outer)
  }
  // `withValue` rethrows `any Error` and not `Failure`.
  let result: Swift.Result<Result, Failure> = SnapshotSettings.$scoped.withValue(settings) {
    do throws(Failure) { return .success(try operation()) } catch { return .failure(error) }
  }
  return try result.get()
}

/// Runs an asynchronous function with settings for its snapshots, like the synchronous form.
///
/// - Parameters:
///   - topic: the folder of these snapshots.
///   - directory: the folder of all topics, absolute or relative to the folder of the test file.
///   - rule: the rule for the comparison of pictures.
///   - record: when to record a snapshot.
///   - diffTool: the command for comparing two files that the message of a failure names.
///   - isolation: the actor of the caller.
///   - fileID: the caller's file, as the module and the name of the file.
///   - function: the function that contains the call.
///   - line: the line of the call.
///   - operation: the function to run.
public func withSnapshots<Result>(
  _ topic: String? = nil, directory: String? = nil, rule: ComparisonRule? = nil,
  record: RecordMode? = nil, diffTool: String? = nil,
  isolation: isolated (any Actor)? = #isolation,
  fileID: StaticString = #fileID, function: StaticString = #function, line: UInt = #line,
  operation: () async throws -> Result
) async rethrows -> Result {
  let settings = SnapshotSettings(
    mode: record, directory: directory, topic: topic, rule: rule, diffTool: diffTool
  )
  .merged(onto: SnapshotSettings.scoped ?? SnapshotSettings())
  let caller = SettingsRegistry.Caller(fileID: fileID, function: function)
  let outer = XCTestScope.enter(settings)
  SettingsRegistry.shared.enterScope(settings, in: caller, line: line)
  defer {
    SettingsRegistry.shared.leaveScope(settings, in: caller, line: line)
    XCTestScope.leave(to: outer)
  }
  return try await SnapshotSettings.$scoped.withValue(settings, operation: operation)
}

/// The settings of the innermost running `withSnapshots(…)`, for the threads of an XCTest test. These
/// threads don't inherit task-local values.
enum XCTestScope {
  private static let current = Locked<SnapshotSettings?>(nil)

  /// The settings of the innermost scope; nil outside of all scopes.
  static var settings: SnapshotSettings? { current.withLock { $0 } }

  /// Begins a scope.
  ///
  /// - Returns: the settings of the outer scope, to pass to ``leave(to:)``.
  static func enter(_ settings: SnapshotSettings) -> SnapshotSettings? {
    current.withLock { current in
      defer { current = settings }
      return current
    }
  }

  /// Ends a scope and restores the settings of the outer one.
  static func leave(to outer: SnapshotSettings?) { current.withLock { $0 = outer } }
}
