import Platform
import RasterImage

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

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
  /// it passes.
  public init(
    _ content: SnapshotContent, at file: SnapshotFile, rule: ComparisonRule = .exact,
    mode: RecordMode
  ) throws(SnapshotError) {
    let path = file.reference(content.fileExtension)
    guard access(path, F_OK) == 0 || errno != ENOENT else {
      guard mode != .never else {
        self.init(
          failure: "there is no reference '\(path)': run the test with SNAPSHOTS_RECORD=missing, "
            + "outside of CI, look at the file and add it",
          attachments: [Self.attachment(.actual, content, file)])
        return
      }
      try Self.record(content, at: path)
      try Self.clear(file, content)
      self.init(failure: "recorded '\(path)', which was missing: look at it and run the test again")
      return
    }
    if mode == .all {
      try Self.record(content, at: path)
      try Self.clear(file, content)
      self.init(failure: "recorded '\(path)', as everything is: run the test again without that")
      return
    }
    let finding = try Self.compare(content, path: path, rule: rule)
    guard let message = finding.message else {
      try Self.clear(file, content)
      self.init()
      return
    }
    if mode == .failed {
      try Self.record(content, at: path)
      try Self.clear(file, content)
      self.init(failure: "recorded '\(path)' anew, as \(message): run the test again")
      return
    }
    var attachments: [Attachment] = []
    for part in SnapshotPart.allCases {
      guard let bytes = finding.parts[part] else { continue }
      try Self.write(bytes, to: file.failure(part, content.fileExtension), in: file)
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
    _ content: SnapshotContent, path: String, rule: ComparisonRule
  ) throws(SnapshotError) -> Finding {
    let reference = try PictureFile.bytes(of: path)
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
      let actual: Pixmap
      let expected: Pixmap
      do {
        actual = try PictureFile.decode(bytes, path: "the snapshot")
        expected = try PictureFile.decode(reference, path: path)
      } catch {
        return Finding(message: error.description, parts: [.actual: bytes])
      }
      let comparison = rule.compare(expected, with: actual)
      guard comparison.verdict != .same else { return Finding() }
      let picture = comparison.differencePicture(expected: expected, actual: actual)
      var parts: [SnapshotPart: [UInt8]] = [.expected: reference, .actual: bytes]
      if let difference = try? PictureFile.encode(picture) { parts[.difference] = difference }
      return Finding(message: comparison.description, parts: parts)
    }
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

  private static func record(_ content: SnapshotContent, at path: String) throws(SnapshotError) {
    if case .picture(let bytes) = content {
      // A reference is a picture, or it would never match.
      _ = try PictureFile.decode(bytes, path: "the snapshot")
    }
    do {
      try Folder.make(above: path)
      try AtomicFile.write(content.bytes, to: path)
    } catch {
      throw .file(error)
    }
  }

  private static func write(
    _ bytes: [UInt8], to path: String, in file: SnapshotFile
  ) throws(SnapshotError) {
    do {
      try Folder.make(above: path)
      try AtomicFile.write(Array("*\n".utf8), to: file.failuresFolder + "/.gitignore")
      try AtomicFile.write(bytes, to: path)
    } catch {
      throw .file(error)
    }
  }

  /// Removes what an earlier failure left.
  private static func clear(
    _ file: SnapshotFile, _ content: SnapshotContent
  ) throws(SnapshotError) {
    for part in SnapshotPart.allCases {
      let path = file.failure(part, content.fileExtension)
      guard unlink(path) == 0 || errno == ENOENT || errno == ENOTDIR else {
        throw .file(FileError(.write, path: path))
      }
    }
  }
}
