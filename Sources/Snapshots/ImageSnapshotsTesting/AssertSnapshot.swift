@_exported public import ImageSnapshots

/// Compares a value with its recorded reference, and fails the test if they differ.
///
/// Works in Swift Testing and in XCTest. If there is no reference, the assertion records the snapshot
/// and fails once. In CI it records nothing unless `SNAPSHOTS_IN_CI` is set. If the snapshot differs,
/// the assertion writes the expected snapshot, the difference and the actual snapshot to a report in `.failures`
/// beside the references, and Swift Testing attaches them to the test report. The message ends with
/// a command that compares the two snapshots.
///
/// If an assertion has no `name`, its reference has the name of the test; the reference of the second
/// such assertion in a test ends in `.2`. The references of a suite are in a folder of their own if
/// the names of the suite and its file differ.
///
/// A failure in a detached task, on another thread or after the end of the test fails the run. The
/// settings of a trait apply there too, if the assertion is in the test's own function.
///
/// - Parameters:
///   - value: the value; an error that it throws fails the test.
///   - format: the form in which the value is recorded.
///   - name: the name of this snapshot, for a test with several snapshots.
///   - topic: the folder of the reference; by default the topic of the trait, or the name of the
///     test file.
///   - directory: the folder of all topics, absolute or relative to the folder of the test file; by
///     default the directory of the trait, or `__Snapshots__`.
///   - rule: the rule for the comparison of pictures; by default the rule of the trait, or exact
///     equality.
///   - record: when to record the snapshot; by default the mode of the trait, the value of
///     `SNAPSHOTS_RECORD`, or `missing`.
///   - testName: the name of the test, if the assertion is in a helper function; by default the name
///     of the function that contains the assertion.
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

/// Compares the result of an asynchronous function with its recorded reference, and fails the test if
/// they differ.
///
/// For example: `await assertSnapshot(of: { await chart() }, as: .png)`. The arguments have the same
/// defaults as those of the synchronous form.
///
/// - Parameters:
///   - value: the function that makes the value; an error that it throws fails the test.
///   - format: the form in which the value is recorded.
///   - name: the name of this snapshot, for a test with several snapshots.
///   - topic: the folder of the reference.
///   - directory: the folder of all topics.
///   - rule: the rule for the comparison of pictures.
///   - record: when to record the snapshot.
///   - testName: the name of the test; by default the name of the function that contains the assertion.
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
///   - name: the name of this snapshot, for a test with several snapshots.
///   - topic: the folder of the reference.
///   - directory: the folder of all topics.
///   - rule: the rule for the comparison of pictures.
///   - record: when to record the snapshot.
///   - testName: the name of the test; by default the name of the function that contains the assertion.
///   - fileID: the assertion's file, as the module and the name of the file.
///   - filePath: the path of the assertion's file.
///   - function: the function that contains the assertion.
///   - line: the assertion's line.
///   - column: the assertion's column.
/// - Returns: the message of the failure; nil if the snapshot matches its reference.
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

/// Compares the result of an asynchronous function with its recorded reference, and returns the failure instead of
/// failing the test.
///
/// - Parameters:
///   - value: the function that makes the value; an error that it throws is a failure.
///   - format: the form in which the value is recorded.
///   - name: the name of this snapshot, for a test with several snapshots.
///   - topic: the folder of the reference.
///   - directory: the folder of all topics.
///   - rule: the rule for the comparison of pictures.
///   - record: when to record the snapshot.
///   - testName: the name of the test; by default the name of the function that contains the assertion.
///   - isolation: the actor of the caller.
///   - fileID: the assertion's file, as the module and the name of the file.
///   - filePath: the path of the assertion's file.
///   - function: the function that contains the assertion.
///   - line: the assertion's line.
///   - column: the assertion's column.
/// - Returns: the message of the failure; nil if the snapshot matches its reference.
public func verifySnapshot<Value>(
  of value: () async throws -> Value, as format: SnapshotFormat<Value>,
  named name: String? = nil, topic: String? = nil, directory: String? = nil,
  rule: ComparisonRule? = nil, record: RecordMode? = nil, testName: String? = nil,
  isolation: isolated (any Actor)? = #isolation, fileID: StaticString = #fileID,
  filePath: StaticString = #filePath, function: StaticString = #function, line: UInt = #line,
  column: UInt = #column
) async -> String? {
  let made: Result<Value, any Error>
  do { made = .success(try await value()) } catch { made = .failure(error) }
  return verifySnapshot(
    of: try made.get(), as: format, named: name, topic: topic, directory: directory, rule: rule,
    record: record, testName: testName, fileID: fileID, filePath: filePath, function: function,
    line: line, column: column)
}

/// Compares a value in several forms with its recorded references, and fails the test if one differs.
///
/// For example: `assertSnapshots(of: invoice, as: ["page": .png, "data": .json])`.
///
/// - Parameters:
///   - value: the value, which is made once; an error that it throws fails the test.
///   - formats: the forms in which the value is recorded, by the names of the snapshots.
///   - topic: the folder of the references.
///   - directory: the folder of all topics.
///   - rule: the rule for the comparison of pictures.
///   - record: when to record the snapshots.
///   - testName: the name of the test; by default the name of the function that contains the assertion.
///   - fileID: the assertion's file, as the module and the name of the file.
///   - filePath: the path of the assertion's file.
///   - function: the function that contains the assertion.
///   - line: the assertion's line.
///   - column: the assertion's column.
public func assertSnapshots<Value>(
  of value: @autoclosure () throws -> Value, as formats: [String: SnapshotFormat<Value>],
  topic: String? = nil, directory: String? = nil, rule: ComparisonRule? = nil,
  record: RecordMode? = nil, testName: String? = nil, fileID: StaticString = #fileID,
  filePath: StaticString = #filePath, function: StaticString = #function, line: UInt = #line,
  column: UInt = #column
) {
  let made = Result { try value() }
  for (name, format) in formats.sorted(by: { $0.key < $1.key }) {
    assertSnapshot(
      of: try made.get(), as: format, named: name, topic: topic, directory: directory, rule: rule,
      record: record, testName: testName, fileID: fileID, filePath: filePath, function: function,
      line: line, column: column)
  }
}

/// Compares a value in several forms without names with its recorded references, and fails the test if one differs.
///
/// The references are numbered, as those of as many assertions are.
///
/// - Parameters:
///   - value: the value, which is made once; an error that it throws fails the test.
///   - formats: the forms in which the value is recorded.
///   - topic: the folder of the references.
///   - directory: the folder of all topics.
///   - rule: the rule for the comparison of pictures.
///   - record: when to record the snapshots.
///   - testName: the name of the test; by default the name of the function that contains the assertion.
///   - fileID: the assertion's file, as the module and the name of the file.
///   - filePath: the path of the assertion's file.
///   - function: the function that contains the assertion.
///   - line: the assertion's line.
///   - column: the assertion's column.
public func assertSnapshots<Value>(
  of value: @autoclosure () throws -> Value, as formats: [SnapshotFormat<Value>],
  topic: String? = nil, directory: String? = nil, rule: ComparisonRule? = nil,
  record: RecordMode? = nil, testName: String? = nil, fileID: StaticString = #fileID,
  filePath: StaticString = #filePath, function: StaticString = #function, line: UInt = #line,
  column: UInt = #column
) {
  let location = AssertionLocation(
    fileID: fileID, filePath: filePath, function: function, line: line, column: column)
  let made = Result { try value() }
  for (element, format) in formats.enumerated() {
    let request = SnapshotRequest(
      testName: testName, location: location, element: element,
      settings: SnapshotSettings(mode: record, directory: directory, topic: topic, rule: rule))
    location.report(request.check { try format.content(made.get()) })
  }
}

/// Compares the result of an asynchronous function in several forms with its recorded references, and fails the
/// test if one differs.
///
/// - Parameters:
///   - value: the function that makes the value once; an error that it throws fails the test.
///   - formats: the forms in which the value is recorded, by the names of the snapshots.
///   - topic: the folder of the references.
///   - directory: the folder of all topics.
///   - rule: the rule for the comparison of pictures.
///   - record: when to record the snapshots.
///   - testName: the name of the test; by default the name of the function that contains the assertion.
///   - isolation: the actor of the caller.
///   - fileID: the assertion's file, as the module and the name of the file.
///   - filePath: the path of the assertion's file.
///   - function: the function that contains the assertion.
///   - line: the assertion's line.
///   - column: the assertion's column.
public func assertSnapshots<Value>(
  of value: () async throws -> Value, as formats: [String: SnapshotFormat<Value>],
  topic: String? = nil, directory: String? = nil, rule: ComparisonRule? = nil,
  record: RecordMode? = nil, testName: String? = nil,
  isolation: isolated (any Actor)? = #isolation, fileID: StaticString = #fileID,
  filePath: StaticString = #filePath, function: StaticString = #function, line: UInt = #line,
  column: UInt = #column
) async {
  let made: Result<Value, any Error>
  do { made = .success(try await value()) } catch { made = .failure(error) }
  assertSnapshots(
    of: try made.get(), as: formats, topic: topic, directory: directory, rule: rule,
    record: record, testName: testName, fileID: fileID, filePath: filePath, function: function,
    line: line, column: column)
}
