@_exported public import ImageSnapshots

/// Compares a value with its recorded reference, and fails the test where they differ.
///
/// Works in Swift Testing and in XCTest. Where there is no reference the snapshot is recorded, and
/// the test fails once; in CI nothing is recorded. A failure attaches the expected snapshot, the
/// difference and the actual one to the test report, and writes them to `.failures` beside the
/// references. Its message ends with a command that compares them.
///
/// The reference of the first assertion of a test without a name has the test's name, that of the
/// second ends in `.2`. A suite whose name is not that of its file has a folder of its own.
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
///   - testName: the name of the test, where the assertion is in a function that tests call; by
///     default that of the function.
///   - fileID: the assertion's file, as the module and the name of the file.
///   - filePath: the path of the assertion's file.
///   - function: the function that contains the assertion.
///   - line: the assertion's line.
///   - column: the assertion's column.
public func assertSnapshot<Value>(
  of value: @autoclosure () throws -> Value, as format: SnapshotFormat<Value>,
  named name: String? = nil, topic: String? = nil, directory: String? = nil,
  rule: ComparisonRule? = nil, record: RecordMode? = nil, testName: String? = nil,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath,
  function: StaticString = #function, line: UInt = #line, column: UInt = #column
) {
  let location = AssertionLocation(
    fileID: fileID, filePath: filePath, function: function, line: line, column: column)
  let request = SnapshotRequest(
    name: name, testName: testName, location: location,
    settings: SnapshotSettings(mode: record, directory: directory, topic: topic, rule: rule))
  location.report(request.check { try format.content(value()) })
}

/// Compares a value that is made asynchronously with its recorded reference.
///
/// It is called with a function: `await assertSnapshot(of: { await chart() }, as: .png)`.
///
/// - Parameters:
///   - value: makes the value; an error that it throws fails the test.
///   - format: the form in which the value is recorded.
///   - name: the name of the case, for a test with several.
///   - topic: the folder of the reference.
///   - directory: the folder of all topics.
///   - rule: the rule by which pictures are compared.
///   - record: the cases in which the snapshot is recorded.
///   - testName: the name of the test; by default that of the function.
///   - isolation: the actor of the caller.
///   - fileID: the assertion's file, as the module and the name of the file.
///   - filePath: the path of the assertion's file.
///   - function: the function that contains the assertion.
///   - line: the assertion's line.
///   - column: the assertion's column.
public func assertSnapshot<Value>(
  of value: () async throws -> Value, as format: SnapshotFormat<Value>,
  named name: String? = nil, topic: String? = nil, directory: String? = nil,
  rule: ComparisonRule? = nil, record: RecordMode? = nil, testName: String? = nil,
  isolation: isolated (any Actor)? = #isolation, fileID: StaticString = #fileID,
  filePath: StaticString = #filePath, function: StaticString = #function, line: UInt = #line,
  column: UInt = #column
) async {
  let made: Result<Value, any Error>
  do { made = .success(try await value()) } catch { made = .failure(error) }
  assertSnapshot(
    of: try made.get(), as: format, named: name, topic: topic, directory: directory, rule: rule,
    record: record, testName: testName, fileID: fileID, filePath: filePath, function: function,
    line: line, column: column)
}

/// Compares a value with its recorded reference, as
/// ``assertSnapshot(of:as:named:topic:directory:rule:record:testName:fileID:filePath:function:line:column:)``
/// does, and returns the failure instead of failing the test.
///
/// - Parameters:
///   - value: the value; an error that it throws is a failure.
///   - format: the form in which the value is recorded.
///   - name: the name of the case, for a test with several.
///   - topic: the folder of the reference.
///   - directory: the folder of all topics.
///   - rule: the rule by which pictures are compared.
///   - record: the cases in which the snapshot is recorded.
///   - testName: the name of the test; by default that of the function.
///   - fileID: the assertion's file, as the module and the name of the file.
///   - filePath: the path of the assertion's file.
///   - function: the function that contains the assertion.
///   - line: the assertion's line.
///   - column: the assertion's column.
/// - Returns: the message of the failure; nil where the snapshot is as its reference.
public func verifySnapshot<Value>(
  of value: @autoclosure () throws -> Value, as format: SnapshotFormat<Value>,
  named name: String? = nil, topic: String? = nil, directory: String? = nil,
  rule: ComparisonRule? = nil, record: RecordMode? = nil, testName: String? = nil,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath,
  function: StaticString = #function, line: UInt = #line, column: UInt = #column
) -> String? {
  let location = AssertionLocation(
    fileID: fileID, filePath: filePath, function: function, line: line, column: column)
  let request = SnapshotRequest(
    name: name, testName: testName, location: location,
    settings: SnapshotSettings(mode: record, directory: directory, topic: topic, rule: rule))
  return request.check { try format.content(value()) }.failure
}
