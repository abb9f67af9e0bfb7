/// When a snapshot becomes the reference. Whatever is recorded, the test fails, so that it is
/// noticed.
public enum RecordMode: String, CaseIterable, Hashable, Sendable {
  /// Never: a missing reference is a failure.
  case never
  /// Where there is no reference.
  case missing
  /// Where there is none, or the snapshot differs from it.
  case failed
  /// Always.
  case all

  /// The mode in force: a test's own, or that of `SNAPSHOTS_RECORD`, or `missing`; in CI `never`.
  ///
  /// - Throws: ``SnapshotError/recordMode(_:)`` where the variable says none of the modes.
  public static func inForce(
    _ mode: RecordMode?, _ environment: HostEnvironment
  ) throws(SnapshotError) -> RecordMode {
    var wanted = mode
    if wanted == nil, let text = environment.recordMode {
      guard let mode = RecordMode(rawValue: text) else { throw .recordMode(text) }
      wanted = mode
    }
    return environment.isCI ? .never : wanted ?? .missing
  }
}
