/// A part of a failure.
package enum SnapshotPart: String, CaseIterable, Hashable, Sendable {
  case expected, difference, actual
}
