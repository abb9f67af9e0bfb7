import Platform

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

extension Verification {
  /// Which findings are taken for right.
  public enum Acceptance: String, CaseIterable, Hashable, Sendable {
    /// Pictures that look or measure otherwise than their references, or whose reference is damaged.
    case changed
    /// Pictures without a reference.
    case missing
    /// Both, and references without a picture.
    case all
    /// References without a picture, which are removed.
    case obsolete

    fileprivate func covers(_ verdict: Verdict) -> Bool {
      switch (self, verdict) {
      case (_, .same), (_, .new): false
      case (.all, _), (.changed, .changed), (.changed, .resized), (.changed, .corrupt): true
      case (.missing, .missing), (.obsolete, .obsolete): true
      default: false
      }
    }
  }

  /// What accepting did.
  public struct Accepted: Hashable, Sendable, Encodable {
    /// Names of the references that were replaced.
    public var replaced: [String] = []
    /// Names of the references that were added.
    public var added: [String] = []
    /// Names of the references that were removed.
    public var removed: [String] = []

    /// The numbers as one line: `2 replaced, 1 added, 0 removed`.
    public var summary: String {
      "\(replaced.count) replaced, \(added.count) added, \(removed.count) removed"
    }
  }

  /// The least that would have to be accepted for every failure to go away; nil where there is none
  /// that could be.
  public var acceptance: Acceptance? {
    let verdicts = failures.filter(\.isAcceptable).map(\.verdict)
    guard !verdicts.isEmpty else { return nil }
    return [Acceptance.changed, .missing, .obsolete].first { acceptance in
      verdicts.allSatisfy(acceptance.covers)
    } ?? .all
  }

  /// Makes references of the pictures, each replaced whole or left as it was, and gives accepted
  /// entries their new verdict.
  ///
  /// What can't be read as a picture never becomes a reference.
  public mutating func accept(_ acceptance: Acceptance) throws(SnapshotError) -> Accepted {
    let references = PictureFolder(referenceFolder)
    let pictures = PictureFolder(actualFolder)
    var accepted = Accepted()
    var remaining: [Entry] = []
    for entry in entries {
      guard acceptance.covers(entry.verdict) else {
        remaining.append(entry)
        continue
      }
      if entry.verdict == .obsolete {
        try Self.remove(references.path(of: entry.name))
        accepted.removed.append(entry.name)
        continue
      }
      guard let bytes = Self.pictureBytes(pictures.path(of: entry.name)) else {
        remaining.append(entry)
        continue
      }
      try Self.write(bytes, to: references.path(of: entry.name))
      if entry.verdict == .missing {
        accepted.added.append(entry.name)
        remaining.append(Entry(entry.name, .new, "recorded as a new reference"))
      } else {
        accepted.replaced.append(entry.name)
        remaining.append(Entry(entry.name, .same, "recorded anew"))
      }
    }
    entries = remaining
    return accepted
  }

  private static func pictureBytes(_ path: String) -> [UInt8]? {
    guard let bytes = try? PictureFile.bytes(of: path),
      (try? PictureFile.decode(bytes, path: path)) != nil
    else { return nil }
    return bytes
  }

  private static func write(_ bytes: [UInt8], to path: String) throws(SnapshotError) {
    do {
      try Folder.make(above: path)
      try AtomicFile.write(bytes, to: path)
    } catch {
      throw .file(error)
    }
  }

  private static func remove(_ path: String) throws(SnapshotError) {
    guard unlink(path) == 0 else { throw .file(FileError(.write, path: path)) }
  }
}

/// Makes folders.
enum Folder {
  /// Makes every folder above a file that is not there yet.
  static func make(above path: String) throws(FileError) {
    var end = path.startIndex
    while let slash = path[end...].dropFirst().firstIndex(of: "/") {
      let folder = String(path[..<slash])
      end = slash
      guard mkdir(folder, 0o777) != 0, errno != EEXIST else { continue }
      // A folder that can't be made for want of permission may well be there.
      let code = errno
      var info = stat()
      guard stat(folder, &info) == 0 else { throw FileError(.write, path: folder, code: code) }
    }
  }
}
