public import ImageSnapshots
public import Testing

/// A trait that says where snapshots lie and when they are recorded.
public struct SnapshotTrait: TestTrait, SuiteTrait, TestScoping {
  let settings: SnapshotSettings

  /// How many of these traits hold for the running test.
  @TaskLocal private static var depth = 0

  public var isRecursive: Bool { true }

  public func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @concurrent () async throws -> Void
  ) async throws {
    // What an outer trait said holds where this one says nothing.
    let merged = settings.merged(onto: SnapshotSettings.scoped ?? SnapshotSettings())
    let depth = Self.depth + 1
    SettingsRegistry.shared.note(merged, depth: depth, of: test)
    try await Self.$depth.withValue(depth) {
      try await SnapshotSettings.$scoped.withValue(merged) { try await function() }
    }
  }
}

extension Trait where Self == SnapshotTrait {
  /// Says where the snapshots of a test or suite lie and when they are recorded.
  ///
  /// It holds for assertions in the test's own function on any thread and in any task, and in
  /// functions that it calls on its task and the children of that.
  ///
  /// - Parameters:
  ///   - topic: the folder of these snapshots.
  ///   - folder: the folder of all topics, relative to the test file's own or absolute.
  ///   - rule: how pictures are compared.
  ///   - record: when a snapshot becomes the reference.
  public static func snapshots(
    _ topic: String? = nil, in folder: String? = nil, by rule: ComparisonRule? = nil,
    record: RecordMode? = nil
  ) -> SnapshotTrait {
    SnapshotTrait(
      settings: SnapshotSettings(mode: record, folder: folder, topic: topic, rule: rule))
  }
}
