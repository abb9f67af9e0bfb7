/// The outcome of holding a snapshot against its reference.
public struct SnapshotCheck: Hashable, Sendable {
  /// A file to show beside a failure.
  public struct Attachment: Hashable, Sendable {
    public var name: String
    public var bytes: [UInt8]
  }

  /// Why the test fails; nil where it passes.
  public let failure: String?
  public let attachments: [Attachment]

  private init(failure: String? = nil, attachments: [Attachment] = []) {
    self.failure = failure
    self.attachments = attachments
  }

  /// Holds a snapshot against its reference, and records it where the mode says so.
  ///
  /// What differs is also written to `.failures` beside the references, and removed from there once
  /// it passes. Nothing is read, written or removed through a link below the folder of references,
  /// which may be a link itself.
  public init(
    _ content: SnapshotContent, at file: SnapshotFile, rule: ComparisonRule = .exact,
    mode: RecordMode
  ) throws(SnapshotError) {
    let path = file.reference(content.fileExtension)
    let folder = SnapshotFolder(file.folder)
    guard let reference = try folder.bytes(of: file.referenceName(content.fileExtension)) else {
      guard mode != .never else {
        self.init(
          failure: "there is no reference '\(path)': run the test with SNAPSHOTS_RECORD=missing, "
            + "outside of CI, look at the file and add it",
          attachments: [Self.attachment(.actual, content, file)])
        return
      }
      try Self.record(content, file, in: folder)
      self.init(failure: "recorded '\(path)', which was missing: look at it and run the test again")
      return
    }
    if mode == .all {
      try Self.record(content, file, in: folder)
      self.init(failure: "recorded '\(path)', as everything is: run the test again without that")
      return
    }
    let finding = Self.compare(content, with: reference, path: path, rule: rule)
    guard let message = finding.message else {
      try Self.clear(file, content, in: folder)
      self.init()
      return
    }
    if mode == .failed {
      try Self.record(content, file, in: folder)
      self.init(failure: "recorded '\(path)' anew, as \(message): run the test again")
      return
    }
    var attachments: [Attachment] = []
    for part in SnapshotPart.allCases {
      guard let bytes = finding.parts[part] else { continue }
      try folder.writeFailure(bytes, to: file.failureName(part, content.fileExtension))
      attachments.append(
        Attachment(name: Self.attachmentName(part, content, file), bytes: bytes))
    }
    self.init(
      failure: "the snapshot is not as '\(path)': \(message); see "
        + "'\(file.failure(.difference, content.fileExtension))', or record it with "
        + "SNAPSHOTS_RECORD=failed",
      attachments: attachments)
  }

  private struct Finding {
    /// Nil where nothing is wrong.
    var message: String?
    var parts: [SnapshotPart: [UInt8]] = [:]
  }

  private static func compare(
    _ content: SnapshotContent, with reference: [UInt8], path: String, rule: ComparisonRule
  ) -> Finding {
    switch content {
    case .text(let text):
      guard reference != content.bytes else { return Finding() }
      let difference = TextDifference(
        expected: String(decoding: reference, as: UTF8.self), actual: text)
      return Finding(
        message: difference.summary,
        parts: [
          .expected: reference, .difference: Array(difference.lines.utf8), .actual: content.bytes,
        ])
    case .picture(let bytes):
      var parts: [SnapshotPart: [UInt8]] = [.actual: bytes]
      do throws(SnapshotError) {
        let actual = try EncodedPicture(bytes, path: "the snapshot")
        let expected = try EncodedPicture(reference, path: path)
        let comparison = try rule.compare(expected, with: actual)
        guard comparison.verdict != .same else { return Finding() }
        parts[.expected] = reference
        parts[.difference] = difference(expected, actual, rule)
        return Finding(message: comparison.description, parts: parts)
      } catch {
        return Finding(message: error.description, parts: parts)
      }
    }
  }

  /// A picture of the difference; nil where there are too many pixels for one.
  private static func difference(
    _ expected: EncodedPicture, _ actual: EncodedPicture, _ rule: ComparisonRule
  ) -> [UInt8]? {
    guard let a = try? expected.pixmap(for: .difference),
      let b = try? actual.pixmap(for: .difference)
    else { return nil }
    return try? PictureFile.encode(
      rule.compare(a, with: b).differencePicture(expected: a, actual: b))
  }

  private static func attachment(
    _ part: SnapshotPart, _ content: SnapshotContent, _ file: SnapshotFile
  ) -> Attachment {
    Attachment(name: attachmentName(part, content, file), bytes: content.bytes)
  }

  private static func attachmentName(
    _ part: SnapshotPart, _ content: SnapshotContent, _ file: SnapshotFile
  ) -> String {
    let name = file.name.replacing("/", with: "-")
    return "\(name).\(part.rawValue).\(content.fileExtension)"
  }

  private static func record(
    _ content: SnapshotContent, _ file: SnapshotFile, in folder: SnapshotFolder
  ) throws(SnapshotError) {
    if case .picture(let bytes) = content {
      // A reference is a picture, or it would never match.
      try EncodedPicture(bytes, path: "the snapshot").validate()
    }
    try folder.record(content.bytes, to: file.referenceName(content.fileExtension))
    try clear(file, content, in: folder)
  }

  /// Removes what an earlier failure left.
  private static func clear(
    _ file: SnapshotFile, _ content: SnapshotContent, in folder: SnapshotFolder
  ) throws(SnapshotError) {
    for part in SnapshotPart.allCases {
      try folder.remove(file.failureName(part, content.fileExtension))
    }
  }
}
