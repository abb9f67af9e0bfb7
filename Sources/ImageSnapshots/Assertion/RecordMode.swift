/// The cases in which a snapshot is recorded as the reference. A test that records fails, so that
/// it is noticed.
public enum RecordMode: String, CaseIterable, Hashable, Sendable {
  /// Nothing is recorded: a missing reference is a failure.
  case never
  /// A snapshot without a reference is recorded.
  case missing
  /// A snapshot without a reference, or that differs from it, is recorded.
  case failed
  /// Every snapshot is recorded.
  case all

  /// The mode in force: the test's own, that of `SNAPSHOTS_RECORD`, or `missing`. In CI it is
  /// `never`, and any other only where `SNAPSHOTS_IN_CI` is set too.
  ///
  /// - Throws: ``SnapshotError/recordMode(_:)`` where the variable is not a valid mode.
  package static func inForce(
    _ mode: RecordMode?, _ environment: HostEnvironment
  ) throws(SnapshotError) -> RecordMode {
    var wanted = mode
    if wanted == nil, let text = environment.recordMode {
      guard let mode = RecordMode(rawValue: text) else { throw .recordMode(text) }
      wanted = mode
    }
    guard environment.isCI else { return wanted ?? .missing }
    return environment.recordsInCI ? wanted ?? .never : .never
  }
}
