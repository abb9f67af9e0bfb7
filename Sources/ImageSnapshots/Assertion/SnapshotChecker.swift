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
  private let folder: SnapshotFolder

  /// - Parameters:
  ///   - content: the snapshot.
  ///   - file: the path of its reference.
  ///   - rule: the rule by which pictures are compared for which `snapshots.yml` has no rule.
  ///   - diffTool: the command that the message of a failure names; nil for that of `SNAPSHOTS_DIFF`, or the
  ///     one for the snapshot's format.
  package init(
    _ content: SnapshotContent, at file: SnapshotFile, rule: ComparisonRule = .exact,
    diffTool: String? = nil
  ) {
    self.content = content
    self.file = file
    self.rule = rule
    self.diffTool = diffTool
    folder = SnapshotFolder(file.folder)
  }

  /// Compares the snapshot with its reference, or records it if the mode says so.
  ///
  /// The files of a failure are also written to `.failures` in the folder of references. They are removed
  /// when the test passes. The folder of references can be a link, but no link inside it is followed.
  ///
  /// - Throws: ``SnapshotError/rule(_:)`` if the rule is not valid, ``SnapshotError/file(_:)`` if a file can't
  ///   be read, written or removed, and ``SnapshotError/picture(_:)`` if a damaged snapshot would be recorded.
  package func check(mode: RecordMode) throws(SnapshotError) -> SnapshotCheck {
    let rule = try folder.rules().rule(
      of: PictureName(FilePath(file.referenceName(content.fileExtension))), otherwise: rule)
    do throws(ComparisonRuleError) { try rule.validate() } catch { throw .rule(error) }
    guard let reference = try folder.bytes(of: file.referenceName(content.fileExtension)) else {
      guard mode != .never else {
        try removeFailure()
        try folder.writeFailure(
          content.bytes, to: file.failureName(.actual, content.fileExtension))
        return SnapshotCheck(
          failure:
            "there is no reference '\(path)': see '\(file.failurePath(.actual, content.fileExtension))', "
            + "run the test with SNAPSHOTS_RECORD=missing, outside of CI, and add it",
          attachments: [attachment(.actual, content.bytes)])
      }
      try record()
      return SnapshotCheck(
        failure: "recorded '\(path)', which was missing: look at it and run the test again")
    }
    if mode == .all, OtherFile(reference) != .gitLFSPointer {
      guard !isUnchanged(from: reference) else {
        return SnapshotCheck(
          failure:
            "'\(path)' is unchanged, and all snapshots are recorded: run the test again with "
            + "another record mode")
      }
      try record()
      return SnapshotCheck(
        failure: "recorded '\(path)', as all snapshots are recorded: run the test again with "
          + "another record mode")
    }
    let difference = difference(from: reference, rule)
    guard let message = difference.message else {
      try removeFailure()
      return .passed
    }
    if mode == .failed, difference.isRecordable {
      try record()
      return SnapshotCheck(
        failure: "recorded '\(path)' anew, as \(message): run the test again")
    }
    var attachments: [SnapshotCheck.Attachment] = []
    for part in SnapshotPart.allCases {
      guard let bytes = difference.parts[part] else { continue }
      try folder.writeFailure(bytes, to: file.failureName(part, content.fileExtension))
      attachments.append(attachment(part, bytes))
    }
    let shown = file.failurePath(
      difference.parts[.difference] == nil ? .actual : .difference, content.fileExtension)
    return SnapshotCheck(
      failure: "the snapshot differs from '\(path)': \(message). See '\(shown)', or record it with "
        + "SNAPSHOTS_RECORD=failed\n\(command)",
      attachments: attachments)
  }

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
    /// Whether recording the snapshot would help. It would not if the rule is at fault, or if the comparison
    /// failed with an error of its own.
    var isRecordable = true
    var parts: [SnapshotPart: [UInt8]] = [:]
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
    guard OtherFile(reference) != .gitLFSPointer else {
      return Difference(
        message: "of the reference: \(OtherFile.gitLFSPointer)", isRecordable: false,
        parts: [.actual: content.bytes])
    }
    switch content.comparing {
    case .lines:
      guard reference != content.bytes else { return Difference() }
      let difference = TextDifference(
        expected: String(decoding: reference, as: UTF8.self),
        actual: String(decoding: content.bytes, as: UTF8.self))
      return Difference(
        message: difference.summary,
        parts: [
          .expected: reference, .difference: Array(difference.lines.utf8), .actual: content.bytes,
        ])
    case .bytes(let compare): return difference(from: reference, by: compare)
    case .pixels:
      var parts: [SnapshotPart: [UInt8]] = [.actual: content.bytes]
      do throws(PictureError) {
        let actual = try EncodedPicture(content.bytes, path: "the snapshot")
        let expected = try EncodedPicture(reference, path: path)
        let (comparison, difference) = try rule.compareAndDraw(expected, with: actual)
        guard comparison.verdict != .same else { return Difference() }
        parts[.expected] = reference
        parts[.difference] = difference?.picture
        return Difference(
          message: comparison.description, isRecordable: comparison.verdict != .unchecked,
          parts: parts)
      } catch {
        return Difference(message: error.description, parts: parts)
      }
    }
  }

  private func difference(
    from reference: [UInt8],
    by compare: (@Sendable ([UInt8], [UInt8]) throws -> SnapshotDifference?)?
  ) -> Difference {
    var parts: [SnapshotPart: [UInt8]] = [.expected: reference, .actual: content.bytes]
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

  private func attachment(_ part: SnapshotPart, _ bytes: [UInt8]) -> SnapshotCheck.Attachment {
    let name = file.name.replacing("/", with: "-")
    return SnapshotCheck.Attachment(
      name: "\(name).\(part.rawValue).\(content.fileExtension)", bytes: bytes)
  }

  // MARK: - Writing

  private func record() throws(SnapshotError) {
    if case .pixels = content.comparing {
      // A damaged file must not become a reference because no snapshot could match it.
      do throws(PictureError) {
        try EncodedPicture(content.bytes, path: "the snapshot").validate()
      } catch {
        throw .picture(error)
      }
    }
    try folder.write(content.bytes, to: file.referenceName(content.fileExtension))
    try removeFailure()
  }

  /// Removes the files of an earlier failure.
  private func removeFailure() throws(SnapshotError) {
    for part in SnapshotPart.allCases {
      try folder.remove(file.failureName(part, content.fileExtension))
    }
  }
}
