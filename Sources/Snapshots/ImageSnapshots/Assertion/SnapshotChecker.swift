import ImageComparison
import Messages
import RasterImage
import SystemSupport

/// Compares a snapshot with its reference, or records it as the reference.
package struct SnapshotChecker {
  private let content: SnapshotContent
  private let file: SnapshotFile
  private let rule: ComparisonRule
  private let diffTool: String?
  private let isReused: Bool

  /// - Parameters:
  ///   - content: the snapshot.
  ///   - file: the path of its reference.
  ///   - rule: the rule by which pictures are compared for which `snapshots.yml` has no rule.
  ///   - diffTool: the command that the message of a failure names; nil for that of `SNAPSHOTS_DIFF`, or the
  ///     one for the snapshot's format.
  ///   - isReused: whether the reference was compared with another snapshot before. The message of a failure says so.
  package init(
    _ content: SnapshotContent, at file: SnapshotFile, rule: ComparisonRule = .exact,
    diffTool: String? = nil, isReused: Bool = false
  ) {
    self.content = content
    self.file = file
    self.rule = rule
    self.diffTool = diffTool
    self.isReused = isReused
  }

  /// Compares the snapshot with its reference, or records it if the mode says so.
  ///
  /// A reference that still has its name in swift-snapshot-testing is renamed first, unless the mode is `never`.
  ///
  /// The files of a failure are also written to a report in `.failures` in the folder of references: see
  /// ``FailureReports``. They are removed when the test passes. The folder of references can be a link, but no link inside
  /// it is followed.
  ///
  /// - Throws: ``SnapshotError/rule(_:)`` if the rule is not valid, ``SnapshotError/file(_:)`` if a file can't
  ///   be read, written or removed, and ``SnapshotError/picture(_:)`` if a damaged snapshot would be recorded.
  package func check(mode: RecordMode) throws(SnapshotError) -> SnapshotCheck {
    let store = try ReferenceStore(FilePath(file.folder))
    let rule = store.rules.rule(of: name, otherwise: rule)
    do throws(ComparisonRuleError) { try rule.validate() } catch { throw .rule(error) }
    switch try reference(in: store, mode) {
    case .absent:
      guard mode == .never else {
        return try record(
          "recorded '\(path)', which was missing: look at it and run the test again", in: store)
      }
      return try missing(in: store)
    case .pointer:
      return try failure(
        Difference(
          message: "of the reference: \(OtherFile.gitLFSPointer)", isRecordable: false,
          parts: [.actual: content.bytes]),
        .corrupt, in: store)
    case .bytes(let reference) where mode == .all:
      guard !isUnchanged(from: reference) else {
        return SnapshotCheck(
          failure:
            "'\(path)' is unchanged, and all snapshots are recorded: run the test again with "
            + "another record mode")
      }
      return try record(
        "recorded '\(path)', as all snapshots are recorded: run the test again with another record mode",
        in: store)
    case .bytes(let reference):
      let difference = difference(from: reference, rule)
      guard let message = difference.message else {
        try removeFailure(in: store)
        return .passed
      }
      guard mode == .failed, difference.isRecordable else {
        let verdict = (difference.comparison?.verdict).map(Verification.Verdict.init) ?? .changed
        return try failure(difference, verdict, in: store)
      }
      return try record("recorded '\(path)' anew, as \(message): run the test again", in: store)
    }
  }

  /// The reference. One with its name in swift-snapshot-testing takes the name of this library.
  private func reference(
    in store: ReferenceStore, _ mode: RecordMode
  ) throws(SnapshotError) -> ReferenceStore.Reference {
    let reference = try store.reference(name)
    guard case .absent = reference, mode != .never, let old = try pointFreeName(in: store) else {
      return reference
    }
    _ = try store.apply([.move(from: PictureName(old), to: name)]) { _ in [] }
    return try store.reference(name)
  }

  private func pointFreeName(in store: ReferenceStore) throws(SnapshotError) -> FilePath? {
    for name in file.pointFreeNames(content.fileExtension) where try store.exists(name) {
      return name
    }
    return nil
  }

  /// The failure of a missing reference that is not to be recorded.
  private func missing(in store: ReferenceStore) throws(SnapshotError) -> SnapshotCheck {
    let attachments = try writeFailure(
      Difference(message: SnapshotResults.missing, parts: [.actual: content.bytes]), .missing,
      in: store)
    let actual = file.failurePath(.actual, content.fileExtension)
    let fault =
      try pointFreeName(in: store).map {
        "the reference still has its name of swift-snapshot-testing, '\(store.path.pushing($0))': "
      } ?? "there is no reference '\(path)': see '\(actual)', "
    return SnapshotCheck(
      failure: fault + "run the test with SNAPSHOTS_RECORD=missing, outside of CI, and add it",
      attachments: attachments)
  }

  private func failure(
    _ difference: Difference, _ verdict: Verification.Verdict, in store: ReferenceStore
  ) throws(SnapshotError) -> SnapshotCheck {
    let shown = file.failurePath(
      difference.parts[.difference] == nil ? .actual : .difference, content.fileExtension)
    return SnapshotCheck(
      failure:
        "the snapshot differs from '\(path)': \(difference.message ?? ""). See '\(shown)', or "
        + "record it with SNAPSHOTS_RECORD=failed\(isReused ? Self.reused : "")\n\(command)",
      attachments: try writeFailure(difference, verdict, in: store))
  }

  private static let reused = """
    . It was compared with another snapshot before: in a loop, or in a test with arguments, give each \
    snapshot its own name
    """

  /// A shell command that compares the reference with the snapshot, which is in the folder of failures.
  private var command: String {
    let tool =
      switch content.comparing {
      case .pixels: "mintmark diff"
      case .lines: "diff -u"
      case .bytes: "cmp"
      }
    let actual = file.failurePath(.actual, content.fileExtension)
    let command = diffTool ?? HostEnvironment.current.diffCommand ?? tool
    return "\(command) \(ShellText.quoted(path)) \(ShellText.quoted(actual))"
  }

  /// The path of the reference.
  private var path: String { file.referencePath(content.fileExtension) }

  // MARK: - Comparing

  /// The difference between a snapshot and its reference.
  private struct Difference {
    /// One sentence about the difference; nil if the snapshot passes.
    var message: String?
    /// Whether recording the snapshot can fix the difference. False for an invalid rule, and for an error in
    /// the comparison itself.
    var isRecordable = true
    /// The figures of pictures; nil of other snapshots.
    var comparison: Comparison?
    /// The lines that differ, of texts.
    var lines: [String]?
    var parts: [ReportPart: [UInt8]] = [:]
  }

  /// Whether the snapshot has the same pixels as the reference, or the same bytes if it is not a picture.
  private func isUnchanged(from reference: [UInt8]) -> Bool {
    guard case .pixels = content.comparing else { return reference == content.bytes }
    guard let expected = try? EncodedPicture(reference, path: path),
      let actual = try? EncodedPicture(content.bytes, path: "the snapshot")
    else { return false }
    return (try? ComparisonRule.exact.compare(expected, with: actual).verdict) == .same
  }

  private func difference(
    from reference: [UInt8], _ rule: ComparisonRule
  ) -> Difference {
    switch content.comparing {
    case .lines:
      guard reference != content.bytes else { return Difference() }
      let old = String(decoding: reference, as: UTF8.self)
      let new = String(decoding: content.bytes, as: UTF8.self)
      let difference = TextDifference(expected: old, actual: new)
      return Difference(
        message: difference.summary, lines: difference.hunks,
        parts: [
          .expected: reference, .difference: Array(difference.lines.utf8), .actual: content.bytes,
        ])
    case .bytes(let compare): return difference(from: reference, by: compare)
    case .pixels:
      var parts: [ReportPart: [UInt8]] = [.actual: content.bytes]
      do throws(PictureError) {
        let actual = try EncodedPicture(content.bytes, path: "the snapshot")
        let expected = try EncodedPicture(reference, path: path)
        let (comparison, difference) = try rule.compareAndDraw(expected, with: actual)
        guard comparison.verdict != .same else { return Difference() }
        parts[.expected] = reference
        parts[.difference] = difference?.picture
        return Difference(
          message: comparison.description, isRecordable: comparison.verdict != .unchecked,
          comparison: comparison, parts: parts)
      } catch {
        return Difference(message: error.description, parts: parts)
      }
    }
  }

  private func difference(
    from reference: [UInt8],
    by compare: (@Sendable ([UInt8], [UInt8]) throws -> SnapshotDifference?)?
  ) -> Difference {
    var parts: [ReportPart: [UInt8]] = [.expected: reference, .actual: content.bytes]
    guard let compare else {
      guard reference != content.bytes else { return Difference() }
      return Difference(
        message: ByteDifference.summary(expected: reference, actual: content.bytes), parts: parts)
    }
    do {
      guard let found = try compare(reference, content.bytes) else { return Difference() }
      parts[.difference] = found.file
      return Difference(message: found.message, parts: parts)
    } catch {
      return Difference(
        message: "they can't be compared: \(error)", isRecordable: false, parts: parts)
    }
  }

  // MARK: - Writing

  /// The name of the reference in the folder.
  private var name: PictureName {
    PictureName(FilePath(file.referenceName(content.fileExtension)))
  }

  private func record(
    _ message: String, in store: ReferenceStore
  ) throws(SnapshotError) -> SnapshotCheck {
    try store.record(content.bytes, as: name)
    try removeFailure(in: store)
    return SnapshotCheck(failure: message, isRecorded: true)
  }

  /// Replaces the files of an earlier failure, notes the failure for the report, and returns the files for the test's
  /// result.
  private func writeFailure(
    _ difference: Difference, _ verdict: Verification.Verdict, in store: ReferenceStore
  ) throws(SnapshotError) -> [SnapshotCheck.Attachment] {
    // Git leaves the folder out.
    try store.write(Array("*\n".utf8), to: FilePath(SnapshotFile.failures).appending(".gitignore"))
    var attachments: [SnapshotCheck.Attachment] = []
    for part in Self.parts {
      let path = FilePath(file.failureName(part, content.fileExtension))
      guard let bytes = difference.parts[part] else {
        try store.remove(path)
        continue
      }
      try store.write(bytes, to: path)
      let name = file.name.replacing("/", with: "-")
      attachments.append(
        SnapshotCheck.Attachment(
          name: "\(name).\(part.rawValue).\(content.fileExtension)", bytes: bytes))
    }
    try FailureReports.shared.note(result(of: difference, verdict), of: name, in: store)
    return attachments
  }

  /// The files of a failure, in their order in the test's result.
  private static let parts: [ReportPart] = [.expected, .difference, .actual]

  /// The failure as a report has it.
  private func result(
    of difference: Difference, _ verdict: Verification.Verdict
  ) -> SnapshotResults.Picture {
    var result = SnapshotResults.Picture()
    result.name = name
    result.verdict = verdict
    result.failed = true
    result.acceptable = difference.isRecordable
    result.summary = difference.message ?? ""
    result.comparison = difference.comparison?.figures
    result.lines = difference.lines
    func file(_ part: ReportPart) -> SnapshotResults.ReportFile? {
      guard let bytes = difference.parts[part] else { return nil }
      var size: PictureSize?
      if case .pixels = content.comparing { size = try? EncodedPicture(bytes, path: "").size }
      return SnapshotResults.ReportFile(
        part.folder.pushing(FilePath(self.file.referenceName(content.fileExtension))), size)
    }
    var files = SnapshotResults.Files()
    files.expected = file(.expected)
    files.actual = file(.actual)
    // That of a text is shown by its lines.
    if case .pixels = content.comparing { files.difference = file(.difference) }
    result.files = files
    return result
  }

  /// Removes the files of an earlier failure.
  private func removeFailure(in store: ReferenceStore) throws(SnapshotError) {
    for part in Self.parts {
      try store.remove(FilePath(file.failureName(part, content.fileExtension)))
    }
    try FailureReports.shared.note(nil, of: name, in: store)
  }
}
