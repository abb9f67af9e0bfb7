public import ImageSnapshots
public import Testing

/// A trait with the settings of a test's or a suite's snapshots.
public struct SnapshotTrait: TestTrait, SuiteTrait, TestScoping {
  let settings: SnapshotSettings

  /// True: the settings of a suite apply to all its tests.
  public var isRecursive: Bool { true }

  /// Runs a test with the settings of this trait and of those around it.
  public func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @concurrent () async throws -> Void
  ) async throws {
    // The settings of an outer trait apply where this one has none.
    var merged = settings.merged(onto: SnapshotSettings.scoped ?? SnapshotSettings())
    merged.suite = AssertionLocation.suite(of: test)
    let depth = SnapshotSettings.depth + 1
    SettingsRegistry.shared.note(merged, depth: depth, of: test)
    try await SnapshotSettings.$depth.withValue(depth) {
      try await SnapshotSettings.$scoped.withValue(merged) { try await function() }
    }
  }
}

extension Trait where Self == SnapshotTrait {
  /// The folders, the rule and the record mode of a test's or a suite's snapshots.
  ///
  /// They apply to assertions in the test's own function, on any thread and in any task. In functions
  /// that the test calls they apply on its task and child tasks. Settings of an inner trait take
  /// precedence.
  ///
  /// - Parameters:
  ///   - topic: the folder of these snapshots.
  ///   - directory: the folder of all topics, absolute or relative to the test file's.
  ///   - rule: the rule by which pictures are compared.
  ///   - record: the cases in which a snapshot is recorded.
  public static func snapshots(
    _ topic: String? = nil, directory: String? = nil, rule: ComparisonRule? = nil,
    record: RecordMode? = nil
  ) -> SnapshotTrait {
    SnapshotTrait(
      settings: SnapshotSettings(mode: record, directory: directory, topic: topic, rule: rule))
  }
}
