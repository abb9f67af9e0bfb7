public import ImageSnapshots
public import Testing

/// A trait with the settings for the snapshots of a test or a suite.
public struct SnapshotTrait: TestTrait, SuiteTrait, TestScoping {
  let settings: SnapshotSettings

  /// True: the settings of a suite apply to all its tests.
  public var isRecursive: Bool { true }

  /// Runs a test with the settings of this trait and of the traits and scopes around it.
  public func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @concurrent () async throws -> Void
  ) async throws {
    // An outer trait supplies the settings that this trait does not give.
    var merged = settings.merged(onto: SnapshotSettings.scoped ?? SnapshotSettings())
    merged.suite = AssertionLocation.suite(of: test)
    let depth = SnapshotSettings.depth + 1
    SettingsRegistry.shared.note(merged, depth: depth, of: test)
    try await SnapshotSettings.$depth.withValue(depth) {
      try await SnapshotSettings.$scoped.withValue(merged) {
        try await SnapshotSettings.$tracedRun.withValue(testCase.map { _ in TestRun() }) {
          try await function()
        }
      }
    }
  }
}

extension Trait where Self == SnapshotTrait {
  /// Sets the folders, the comparison rule and the record mode for the snapshots of a test or a suite.
  ///
  /// The settings apply to assertions in the test's own function, on any thread and in any task. In
  /// functions that the test calls, they apply only in the test's task and its child tasks. Settings of
  /// an inner trait take precedence.
  ///
  /// - Parameters:
  ///   - topic: the folder of these snapshots.
  ///   - directory: the folder of all topics, absolute or relative to the folder of the test file.
  ///   - rule: the rule for the comparison of pictures.
  ///   - record: when to record a snapshot.
  ///   - diffTool: a command that compares two files, such as `ksdiff`. The message of a failure suggests it.
  public static func snapshots(
    _ topic: String? = nil, directory: String? = nil, rule: ComparisonRule? = nil,
    record: RecordMode? = nil, diffTool: String? = nil
  ) -> SnapshotTrait {
    SnapshotTrait(
      settings: SnapshotSettings(
        mode: record, directory: directory, topic: topic, rule: rule, diffTool: diffTool))
  }
}
