@_exported public import ImageSnapshots

/// Compares a value with its recorded reference, and fails the test where they differ.
///
/// Works in Swift Testing and in XCTest. Where there is no reference the snapshot is recorded, and
/// the test fails once; in CI nothing is recorded. A failure attaches the expected snapshot, the
/// difference and the actual one to the test report, and writes them to `.failures` beside the
/// references.
///
/// A failure in a detached task, on another thread or after the test has ended fails the run. The
/// settings of a trait apply there too, if the assertion is in the test's own function.
///
/// - Parameters:
///   - value: the value; an error that it throws fails the test.
///   - format: the form in which the value is recorded.
///   - name: the name of the case, for a test with several.
///   - topic: the folder of the reference; by default that of the trait, or the test file's name.
///   - directory: the folder of all topics, absolute or relative to the test file's; by default
///     that of the trait, or `__Snapshots__`.
///   - rule: the rule by which pictures are compared; by default that of the trait, or exact
///     equality.
///   - record: the cases in which the snapshot is recorded; by default those of the trait, of
///     `SNAPSHOTS_RECORD`, or `missing`.
///   - fileID: the assertion's file, as the module and the name of the file.
///   - filePath: the path of the assertion's file.
///   - function: the function that contains the assertion.
///   - line: the assertion's line.
///   - column: the assertion's column.
public func assertSnapshot<Value>(
  of value: @autoclosure () throws -> Value, as format: SnapshotFormat<Value>,
  named name: String? = nil, topic: String? = nil, directory: String? = nil,
  rule: ComparisonRule? = nil, record: RecordMode? = nil, fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  function: StaticString = #function, line: UInt = #line, column: UInt = #column
) {
  let location = AssertionLocation(
    fileID: fileID, filePath: filePath, function: function, line: line, column: column)
  do {
    let isSet = topic != nil && directory != nil && rule != nil && record != nil
    let settings = isSet ? SnapshotSettings() : try SnapshotSettings.inForce(location)
    let content = try format.content(value())
    let file = SnapshotFile(
      folder: directory ?? settings.directory, topic: topic ?? settings.topic, name: name,
      testFile: filePath.description, function: function.description)
    try ClaimedFiles.shared.claim(file, for: content, at: location.description)
    let environment = HostEnvironment.current
    if let list = environment.usedReferencesFile {
      try UsedReferences.note(file, content, in: list)
    }
    let check = try SnapshotChecker(
      content, at: file, rule: rule ?? settings.rule ?? .exact
    ).check(mode: .inForce(record ?? settings.mode, environment))
    guard let failure = check.failure else { return }
    location.fail(failure, check.attachments)
  } catch {
    location.fail("\(error)", [])
  }
}
