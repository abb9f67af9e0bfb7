public import ImageSnapshots
public import Testing

/// How the snapshots of a test or suite are kept.
struct SnapshotSettings: Sendable {
  @TaskLocal static var current = SnapshotSettings()

  var mode: RecordMode?
  var folder: String?
  var topic: String?
  var rule: ComparisonRule?
}

/// A trait that says where snapshots lie and when they are recorded.
public struct SnapshotTrait: TestTrait, SuiteTrait, TestScoping {
  let settings: SnapshotSettings

  public var isRecursive: Bool { true }

  public func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @concurrent () async throws -> Void
  ) async throws {
    // What an outer trait said holds where this one says nothing.
    let outer = SnapshotSettings.current
    let merged = SnapshotSettings(
      mode: settings.mode ?? outer.mode, folder: settings.folder ?? outer.folder,
      topic: settings.topic ?? outer.topic, rule: settings.rule ?? outer.rule)
    try await SnapshotSettings.$current.withValue(merged) { try await function() }
  }
}

extension Trait where Self == SnapshotTrait {
  /// Says where the snapshots of a test or suite lie and when they are recorded.
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
