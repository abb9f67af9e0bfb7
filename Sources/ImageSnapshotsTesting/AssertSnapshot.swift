public import ImageSnapshots

/// Holds a value against its recorded reference and fails the test where they differ.
///
/// Works in Swift Testing and in XCTest. Where there is no reference it is recorded, and the test
/// fails this once; in CI nothing is recorded. A failure attaches the expected snapshot, the
/// difference and the actual one to the test report and leaves them in `.failures` beside the
/// references.
///
/// A failure in a detached task, on another thread or after the test has ended fails the run. What
/// a trait says holds there too, where the assertion stands in the test's own function.
///
/// - Parameters:
///   - value: what is drawn; where making it fails, the test does.
///   - format: what is kept of it.
///   - name: the case, where a test has several.
///   - topic: the folder of the reference; by default that of the trait, or the test file's name.
///   - folder: the folder of all topics, relative to the test file's own or absolute; by default
///     that of the trait, or `__Snapshots__`.
///   - rule: how pictures are compared; by default as the trait says, then exactly.
///   - record: when the snapshot becomes the reference; by default what the trait says, then
///     `SNAPSHOTS_RECORD`, then `missing`.
public func assertSnapshot<Value>(
  of value: @autoclosure () throws -> Value, as format: SnapshotFormat<Value>,
  named name: String? = nil, topic: String? = nil, in folder: String? = nil,
  by rule: ComparisonRule? = nil, record: RecordMode? = nil, fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  function: StaticString = #function, line: UInt = #line, column: UInt = #column
) {
  let place = AssertionPlace(
    fileID: fileID, filePath: filePath, function: function, line: line, column: column)
  do {
    let isSet = topic != nil && folder != nil && rule != nil && record != nil
    let settings = isSet ? SnapshotSettings() : try SnapshotSettings.inForce(place)
    let content = try format.content(value())
    let file = SnapshotFile(
      folder: folder ?? settings.folder, topic: topic ?? settings.topic, name: name,
      testFile: filePath.description, function: function.description)
    try ClaimedFiles.shared.claim(file, for: content, by: place.description)
    let environment = HostEnvironment.current
    if let list = environment.usedReferencesFile {
      try UsedReferences.note(file, content, in: list)
    }
    let check = try SnapshotCheck(
      content, at: file, rule: rule ?? settings.rule ?? .exact,
      mode: .inForce(record ?? settings.mode, environment))
    guard let failure = check.failure else { return }
    place.fail(failure, check.attachments)
  } catch {
    place.fail("\(error)", [])
  }
}
