/// What was found when a folder of pictures was held against a folder of references.
public struct Verification: Hashable, Sendable {
  public enum Verdict: String, CaseIterable, Hashable, Sendable, Codable {
    /// The picture is as its reference, within the limits.
    case same
    /// The picture differs from its reference.
    case changed
    /// The picture has another size than its reference.
    case resized
    /// The picture has no reference.
    case missing
    /// The picture had no reference and is recorded as one now.
    case new
    /// The picture or its reference can't be read as one.
    case corrupt
    /// The reference has no picture any more.
    case obsolete

    /// Whether it speaks against the pictures, as long as nothing is allowed.
    public var isFailure: Bool { self != .same && self != .new }
  }

  /// One picture by its name in both folders.
  public struct Entry: Hashable, Sendable {
    /// The path below the folders; bytes that are not UTF-8 are written `\xFF`.
    public var name: String
    public var verdict: Verdict
    /// What was found, as one sentence.
    public var summary: String
    /// The figures, where two pictures could be compared; it holds no marks.
    public var comparison: Comparison?
    /// Whether the picture can be a reference, or the reference be removed.
    public var isAcceptable: Bool
    /// Whether the name is the file's own, and not a description of bytes that are not UTF-8.
    let hasFileName: Bool

    init(
      _ name: String, _ verdict: Verdict, _ summary: String, _ comparison: Comparison? = nil,
      isAcceptable: Bool = true, hasFileName: Bool = true
    ) {
      self.name = name
      self.verdict = verdict
      self.summary = summary
      self.comparison = comparison
      self.isAcceptable = isAcceptable
      self.hasFileName = hasFileName
    }
  }

  public let referenceFolder: String
  public let actualFolder: String
  public let rule: ComparisonRule
  /// Whether a reference without a picture is let pass.
  public let allowsObsolete: Bool
  /// Every picture of both folders, sorted by name.
  public internal(set) var entries: [Entry]

  /// How many pictures have a verdict.
  public func count(_ verdict: Verdict) -> Int { entries.count { $0.verdict == verdict } }

  /// What speaks against the pictures.
  public var failures: [Entry] { entries.filter(isFailure) }

  public func isFailure(_ entry: Entry) -> Bool {
    entry.verdict.isFailure && !(allowsObsolete && entry.verdict == .obsolete)
  }

  /// The numbers of each verdict that occurs: `2 changed, 1 missing, 997 same`.
  public var summary: String {
    let order: [Verdict] = [.changed, .resized, .missing, .corrupt, .obsolete, .new, .same]
    return order.compactMap { verdict in
      let count = count(verdict)
      return count == 0 ? nil : "\(count) \(verdict.rawValue)"
    }.joined(separator: ", ")
  }
}

extension Comparison {
  /// The figures without the map of pixels, which takes as much room as the picture.
  var withoutMarks: Comparison {
    guard let m = measurement, !m.marks.isEmpty else { return self }
    return Comparison(
      expectedSize: expectedSize, actualSize: actualSize, rule: rule,
      measurement: Measurement(
        comparedPixels: m.comparedPixels, differingPixels: m.differingPixels,
        antialiasedPixels: m.antialiasedPixels, ignoredPixels: m.ignoredPixels, largest: m.largest,
        mean: m.mean, areas: m.areas, areaCount: m.areaCount, checks: m.checks, marks: []))
  }
}
