import ImageComparison

/// One call of an assertion: finds the reference of its snapshot, and compares both or records the snapshot.
///
/// The verdict doesn't depend on earlier attempts of the same test, so a retry has the verdict of a first run. A snapshot
/// that this process has recorded is the exception: it fails in each attempt, until somebody looked at the reference.
package struct SnapshotAttempt {
  private let content: SnapshotContent
  private let file: SnapshotFile
  private let location: String
  private let test: String?
  private let run: TestRun?

  /// - Parameters:
  ///   - content: the snapshot.
  ///   - file: its reference, without a number.
  ///   - location: the assertion, by file, line and column.
  ///   - test: the test of an assertion that does not name its snapshot; nil if it does.
  ///   - run: the run of the test; nil if it is unknown.
  package init(
    _ content: SnapshotContent, at file: SnapshotFile, location: String, test: String?,
    run: TestRun?
  ) {
    self.content = content
    self.file = file
    self.location = location
    self.test = test
    self.run = run
  }

  /// Compares the snapshot with its reference, or records it.
  ///
  /// - Parameters:
  ///   - rule: the rule by which pictures are compared for which `snapshots.yml` has no rule.
  ///   - mode: the record mode of the test; nil if it has none.
  ///   - diffTool: the command that the message of a failure names; nil for another one: see ``SnapshotChecker``.
  ///   - environment: the environment variables.
  ///   - claims: the references that assertions use.
  /// - Throws: ``SnapshotError`` if another assertion uses the reference, the mode or the rule is not valid, or a file
  ///   can't be read or written.
  package func check(
    rule: ComparisonRule = .exact, mode: RecordMode? = nil, diffTool: String? = nil,
    environment: HostEnvironment = .current, claims: ClaimedFiles = .shared
  ) throws(SnapshotError) -> SnapshotCheck {
    let reference = try claims.claim(file, for: content, at: location, test: test, in: run)
    if let list = environment.usedReferencesFile {
      try UsedReferences.note(reference.file, content, in: list)
    }
    let check = try SnapshotChecker(
      content, at: reference.file, rule: rule, diffTool: diffTool, isReused: reference.isReused
    )
    .check(mode: .inForce(mode, environment))
    let path = reference.file.referencePath(content.fileExtension)
    guard claims.noteRecorded(path, check.isRecorded), check.failure == nil else { return check }
    return SnapshotCheck(
      failure: "'\(path)' was recorded by this run of the tests: look at it and run them again")
  }
}
