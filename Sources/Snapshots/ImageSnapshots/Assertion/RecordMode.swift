/// The condition on which a snapshot is recorded as the reference.
///
/// A test that records a snapshot fails, so that somebody notices.
public enum RecordMode: String, CaseIterable, Hashable, Sendable {
  /// Nothing is recorded: a missing reference is a failure.
  case never
  /// A snapshot without a reference is recorded.
  case missing
  /// A snapshot that has no reference, or that differs from it, is recorded.
  case failed
  /// Every snapshot is recorded.
  case all

  /// The mode that applies: the mode of the test, otherwise the mode of `SNAPSHOTS_RECORD`, otherwise
  /// `missing`.
  ///
  /// In CI it is always `never`, unless `SNAPSHOTS_IN_CI` is set. If that is set, the mode is chosen as above,
  /// but the default is `never`.
  ///
  /// - Parameters:
  ///   - mode: the mode of the test; nil if it has none.
  ///   - environment: the environment variables.
  /// - Throws: ``SnapshotError/recordMode(_:)`` if the variable is used and is not a valid mode.
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
