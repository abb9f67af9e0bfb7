/// One of the files that show a failure; the raw value is a part of the file's name.
package enum SnapshotPart: String, CaseIterable, Hashable, Sendable {
  case expected, difference, actual
}
