@_exported public import ImageComparison
// So that `import ImageSnapshots` is enough: its API has these types.
@_exported public import struct SystemSupport.Errno
@_exported public import struct SystemSupport.FileError
@_exported public import struct SystemSupport.FilePath
public import SystemSupport

/// The result of comparing a folder of pictures with a folder of references.
public struct Verification: Hashable, Sendable {
  /// The outcome for one name.
  public enum Verdict: String, CaseIterable, Hashable, Sendable, Codable {
    /// The picture is the same as its reference, within the limits of the rule.
    case same
    /// The picture differs from its reference.
    case changed
    /// The picture and its reference have different sizes.
    case resized
    /// The picture has no reference.
    case missing
    /// The picture has no reference, and the same pixels as a reference without a picture, which was renamed.
    case moved
    /// The picture had no reference, and was recorded as a new reference.
    case new
    /// The picture or its reference is damaged, can't be read or is behind a link, or both are the same file.
    case corrupt
    /// The reference has no picture.
    case obsolete
    /// The rule can't fail for the picture, because it ignores every pixel or allows all of them to
    /// differ. Or the picture or its reference has too many pixels for a comparison.
    case unchecked
    /// The file is in one folder only, and its extension is not that of a picture. Or it is a link to a
    /// folder, or a picture with a name that begins with a dot.
    case uncompared

    /// Whether the verdict is a failure. ``Verification/allowsObsolete`` can allow `obsolete`.
    public var isFailure: Bool {
      switch self {
      case .same, .new, .uncompared: false
      case .changed, .resized, .missing, .moved, .corrupt, .obsolete, .unchecked: true
      }
    }

    /// The verdict on a picture that was compared with its reference.
    init(_ verdict: ComparisonVerdict) {
      self =
        switch verdict {
        case .same: .same
        case .changed: .changed
        case .resized: .resized
        case .unchecked: .unchecked
        }
    }
  }

  /// The path of the folder of references.
  public let referenceFolder: FilePath
  /// The path of the folder of pictures.
  public let actualFolder: FilePath
  /// The rule for the comparison of the pictures for which `snapshots.yml` has no rule.
  public let rule: ComparisonRule
  /// Whether a reference without a picture passes the verification.
  public let allowsObsolete: Bool
  /// The number of all references with the extension of a picture, also of those that no pattern selects.
  let referenceCount: Int
  /// The results, sorted by the bytes of their names: one for each name that a pattern selects.
  public package(set) var entries: [VerifiedPicture]

  /// The patterns of `snapshots.yml` that match no picture and no reference.
  public internal(set) var unusedPatterns: [String] = []
  /// The version of the program and the commit whose pictures are compared.
  var origin = RunOrigin()

  /// The version of a program and the commit whose pictures are compared, for reports; nil if unknown.
  package struct RunOrigin: Hashable, Sendable {
    package var program: String?
    package var commit: String?

    package init(program: String? = nil, commit: String? = nil) {
      self.program = program
      self.commit = commit
    }
  }

  /// The number of entries with the given verdict.
  public func count(_ verdict: Verdict) -> Int { entries.count { $0.verdict == verdict } }

  /// The entries that fail the verification.
  public var failures: [VerifiedPicture] { entries.filter(isFailure) }

  /// Whether the entry fails the verification.
  public func isFailure(_ entry: VerifiedPicture) -> Bool {
    entry.verdict.isFailure && !(allowsObsolete && entry.verdict == .obsolete)
  }
}
