@_exported public import ImageComparison
public import SystemSupport

/// The result of comparing a folder of pictures with a folder of references.
public struct Verification: Hashable, Sendable {
  /// The outcome for one picture.
  public enum Verdict: String, CaseIterable, Hashable, Sendable, Codable {
    /// The picture is the same as its reference, within the limits.
    case same
    /// The picture differs from its reference.
    case changed
    /// The picture and its reference have different sizes.
    case resized
    /// The picture has no reference.
    case missing
    /// The picture had no reference and was recorded as one.
    case new
    /// The picture or its reference is not a readable PNG file.
    case corrupt
    /// The reference has no picture any more.
    case obsolete
    /// The rule ignores every pixel of the picture or allows all to differ, or a picture has too many
    /// pixels to be compared.
    case unchecked
    /// The file is in one folder only, and its name is not that of a picture; or it is a link to a
    /// folder, or a picture whose name begins with a dot.
    case uncompared

    /// Whether it is a failure, unless it is explicitly allowed.
    public var isFailure: Bool {
      switch self {
      case .same, .new, .uncompared: false
      case .changed, .resized, .missing, .corrupt, .obsolete, .unchecked: true
      }
    }

    /// The verdict on a picture that was compared with its reference.
    init(_ verdict: Comparison.Verdict) {
      self =
        switch verdict {
        case .same: .same
        case .changed: .changed
        case .resized: .resized
        case .unchecked: .unchecked
        }
    }
  }

  /// One file, by its name in both folders.
  public struct Entry: Hashable, Sendable {
    /// The path below the folders.
    public let name: PictureName
    /// The outcome.
    public let verdict: Verdict
    /// The reason for the verdict, as one sentence.
    public let summary: String
    /// The figures, without marks of single pixels; nil where no pixels were compared.
    public let comparison: Comparison?
    /// Whether the picture can become a reference, or the reference be removed.
    public let isAcceptable: Bool
    /// The time that the comparison took.
    public internal(set) var duration: Duration = .zero
    /// Another name that looks like this one, and the difference; nil for none.
    public internal(set) var hint: String?

    init(
      _ name: PictureName, _ verdict: Verdict, _ summary: String, _ comparison: Comparison? = nil,
      isAcceptable: Bool = true
    ) {
      self.name = name
      self.verdict = verdict
      self.summary = summary
      self.comparison = comparison
      self.isAcceptable = isAcceptable
    }

    /// The reason for the verdict, with the hint.
    public var finding: String { hint.map { "\(summary); \($0)" } ?? summary }
  }

  /// The path of the folder of references.
  public let referenceFolder: FilePath
  /// The path of the folder of pictures.
  public let actualFolder: FilePath
  /// The rule by which the pictures were compared.
  public let rule: ComparisonRule
  /// Whether a reference without a picture passes.
  public let allowsObsolete: Bool
  /// The number of references, each of a picture.
  let referenceCount: Int
  /// Every file of both folders, sorted by the bytes of its name.
  public internal(set) var entries: [Entry]

  /// The number of pictures with a verdict.
  public func count(_ verdict: Verdict) -> Int { entries.count { $0.verdict == verdict } }

  /// The entries that fail the verification.
  public var failures: [Entry] { entries.filter(isFailure) }

  /// Whether an entry fails the verification.
  public func isFailure(_ entry: Entry) -> Bool {
    entry.verdict.isFailure && !(allowsObsolete && entry.verdict == .obsolete)
  }

  /// The number of each verdict that occurs: `2 changed, 1 missing, 997 same`.
  public var summary: String {
    let order: [Verdict] = [
      .changed, .resized, .missing, .corrupt, .unchecked, .obsolete, .new, .same, .uncompared,
    ]
    return order.compactMap { verdict in
      let count = count(verdict)
      return count == 0 ? nil : "\(count) \(verdict.rawValue)"
    }.joined(separator: ", ")
  }
}
