import ImageComparison

/// The result for a picture, its reference, or both: for everything that has the same name in the two folders.
public struct VerifiedPicture: Hashable, Sendable {
  /// The path relative to the folder of pictures and to the folder of references.
  public let name: PictureName
  /// The outcome.
  public let verdict: Verification.Verdict
  /// The reason for the verdict, as one sentence.
  public let summary: String
  /// The measurements, without the marks of single pixels; nil if no pixels were compared.
  public let comparison: Comparison?
  /// Whether ``Verification/accept(_:allowing:)`` can record the picture or remove the reference of a failure.
  public let isAcceptable: Bool
  /// The name of the reference that was renamed to this one; nil for other verdicts than ``Verification/Verdict/moved``.
  public private(set) var movedFrom: PictureName?
  /// The time that the comparison took.
  public package(set) var duration: Duration = .zero
  /// A note that names a look-alike of this name and their difference; nil without a look-alike.
  public internal(set) var hint: String?
  /// The files of a failure in the report; nil without a report.
  var files: SnapshotResults.Files?
  /// The lines of a failing text that differ, for the report.
  var lines: [String]?

  init(
    _ name: PictureName, _ verdict: Verification.Verdict, _ summary: String,
    _ comparison: Comparison? = nil,
    isAcceptable: Bool = true
  ) {
    self.name = name
    self.verdict = verdict
    self.summary = summary
    self.comparison = comparison
    self.isAcceptable = isAcceptable
  }

  /// The result for a reference without a picture that has the content of a picture without a reference.
  init(moved old: VerifiedPicture, to new: VerifiedPicture) {
    self.init(new.name, .moved, SnapshotResults.moved(from: old.name))
    movedFrom = old.name
    duration = new.duration
    guard old.files != nil || new.files != nil else { return }
    var files = SnapshotResults.Files()
    files.expected = old.files?.expected
    files.actual = new.files?.actual
    self.files = files
  }

  /// The reason for the verdict, followed by the hint if there is one.
  public var finding: String { hint.map { "\(summary); \($0)" } ?? summary }
}
