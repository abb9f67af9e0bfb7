package import ConfigurationReader
import ImageComparison
import Messages
import SystemSupport

/// The results of a verification, as the file `results.json` of a report has them.
///
/// They are made from a ``Verification``, or read from a report. All other outputs are made from them: the
/// page, JUnit XML, Markdown, annotations and the comment of a pull request.
public struct SnapshotResults: Hashable, Sendable {
  /// The version of the format. It increases when a key is removed or gets another meaning.
  package static let version = 1

  /// The summaries of a picture without a reference, of a reference without a picture, and of both with the same pixels.
  static let missing = "there is no reference for this picture"
  static let obsolete = "no picture was made for this reference"
  static func moved(from name: PictureName) -> String {
    "moved from '\(name)', whose pixels are the same"
  }

  package var schema = Self.version
  package var program: String?
  package var commit: String?
  package var reference = ""
  package var actual = ""
  package var passed = false
  package var counts: [String: Int] = [:]
  package var accepted: Verification.Accepted?
  package var pictures: [Picture] = []

  package init() {}

  /// The result for one name.
  package struct Picture: Hashable, Sendable, JSONRecord {
    package var name: PictureName = ""
    package var verdict = Verification.Verdict.same
    package var failed = false
    package var acceptable: Bool?
    package var movedFrom: PictureName?
    package var summary = ""
    package var hint: String?
    package var comparison: ComparisonFigures?
    package var files: Files?
    package var lines: [String]?
    /// The time that the comparison took. It is not written to the file, so that the same pictures give the
    /// same file.
    var duration: Duration = .zero

    package init() {}

    /// The reason for the verdict, followed by the hint if there is one.
    package var finding: String { hint.map { "\(summary); \($0)" } ?? summary }

    package static var fields: [RecordField<Picture>] {
      [
        RecordField("name", \.name, "The path in both folders."),
        RecordField("verdict", \.verdict, "The result."),
        RecordField("failed", \.failed, "Whether the result is a failure."),
        RecordField(
          "acceptable", \.acceptable,
          "Of a failure, whether the picture can be accepted, or the reference without a picture be deleted."
        ),
        RecordField("movedFrom", \.movedFrom, "The name of the reference before it was renamed."),
        RecordField("summary", \.summary, "The reason in a sentence."),
        RecordField("hint", \.hint, "A note on another name that looks the same."),
        RecordField(
          "comparison", \.comparison, "The figures, unless the pictures are the same."),
        RecordField("files", \.files, "The files of a failure in the report."),
        RecordField(
          "lines", \.lines,
          "Of a failing text, the lines that differ and those around them, as diff -u shows them."),
      ]
    }
  }

  /// The files of a failure in a report. Files that are missing or can't be read are nil.
  package struct Files: Hashable, Sendable, JSONRecord {
    package var expected: ReportFile?
    package var difference: ReportFile?
    package var countedOnly: ReportFile?
    package var actual: ReportFile?

    package init() {}

    /// The files for a reader who sees the first one, or the first few.
    package var attachments: [ReportFile] { [difference, actual, expected].compactMap { $0 } }

    package static var fields: [RecordField<Files>] {
      [
        RecordField("expected", \.expected, "The reference."),
        RecordField("difference", \.difference, "A picture of the difference."),
        RecordField(
          "countedOnly", \.countedOnly,
          "The same without pixels that differ only in their anti-aliasing, where there are any."),
        RecordField("actual", \.actual, "The picture."),
      ]
    }
  }

  /// A file of a report.
  package struct ReportFile: Hashable, Sendable, JSONRecord {
    /// The path in the folder of the report, in characters that every file system and archive takes.
    package var path = ""
    package var width: Int?
    package var height: Int?

    package init() {}

    init(_ path: FilePath, _ size: PictureSize?) {
      self.path = path.string
      width = size?.width
      height = size?.height
    }

    package static var fields: [RecordField<ReportFile>] {
      [
        RecordField("path", \.path, "The path in the folder of the report."),
        RecordField(
          "width", \.width, schema: .count,
          "The width in pixels, of a PNG file that can be decoded."),
        RecordField("height", \.height, schema: .count, "The height in pixels, of the same."),
      ]
    }
  }

  /// The JSON Schema of the file.
  package static let fileSchema = ConfigurationSchema(
    title: "Results of mintmark snapshot verify",
    about:
      "The file results.json of a report, and the output of --json. A later program may add keys; the "
      + "number 'schema' increases when a key is removed or gets another meaning.",
    root: schema)

  /// The results that fail.
  package var failures: [Picture] { pictures.filter(\.failed) }

  /// The counts of the verdicts that occur: `2 changed, 1 missing, 997 same`.
  package var summary: String { Self.summary(pictures.map(\.verdict)) }

  fileprivate static func summary(_ verdicts: [Verification.Verdict]) -> String {
    let counts = Dictionary(verdicts.map { ($0, 1) }, uniquingKeysWith: +)
    let order: [Verification.Verdict] = [
      .changed, .resized, .missing, .moved, .corrupt, .unchecked, .obsolete, .new, .same,
      .uncompared,
    ]
    return order.compactMap { verdict in counts[verdict].map { "\($0) \(verdict.rawValue)" } }
      .joined(separator: ", ")
  }

  /// Counts the pictures anew, after they were changed.
  mutating func count() {
    counts = Dictionary(
      uniqueKeysWithValues: Verification.Verdict.allCases.map { verdict in
        (verdict.rawValue, pictures.count { $0.verdict == verdict })
      })
    passed = failures.isEmpty
  }

  /// The results as JSON text with sorted keys. `mintmark schema results` prints its JSON Schema.
  ///
  /// The text is safe to print: it contains no control characters for a terminal and no commands for a CI log.
  /// They are escaped so that a JSON parser gets the exact names.
  ///
  /// - Throws: `EncodingError` if a limit or a threshold is not finite.
  public var json: String {
    get throws { Self.escapedForLogs(try jsonText()) }
  }

  /// JSON text with more escapes, so that it is safe to print to a terminal or a CI log.
  ///
  /// This escapes control, bidirectional and invisible characters, and the `[` of `##[`. In JSON they occur only in
  /// strings, where an escape stands for the same character.
  private static func escapedForLogs(_ json: String) -> String {
    var hashes = 0
    return JSONText.escaped(json) { scalar in
      defer { hashes = scalar == "#" ? hashes + 1 : 0 }
      return scalar == "[" && hashes >= 2
        || scalar != "\n" && (DisplayText.isControl(scalar) || DisplayText.isInvisible(scalar))
    }
  }
}

extension SnapshotResults: JSONRecord {
  package static var fields: [RecordField<SnapshotResults>] {
    [
      RecordField(
        "schema", \.schema, schema: .integer(version...version), "The version of this format."),
      RecordField("mintmark", \.program, "The version of the program."),
      RecordField("commit", \.commit, "The commit that CI worked on."),
      RecordField("reference", \.reference, "The folder of references, as given."),
      RecordField("actual", \.actual, "The folder of pictures, as given."),
      RecordField("passed", \.passed, "Whether no picture fails."),
      RecordField(
        "counts", \.counts,
        schema: .mapping(
          Verification.Verdict.allCases.map {
            SchemaField(
              $0.rawValue, .count, isRequired: true, "The number of pictures of this verdict.")
          }), "The number of pictures of each verdict."),
      RecordField("accepted", \.accepted, "What --update recorded."),
      RecordField("pictures", \.pictures, "A result for each name, sorted."),
    ]
  }
}

extension Verification {
  /// The results, which have the figures of each comparison, except of pictures with the verdict ``Verdict/same``.
  ///
  /// - Parameter accepted: the result of ``accept(_:allowing:)``; nil if it was not called.
  public func results(accepted: Accepted? = nil) -> SnapshotResults {
    var results = SnapshotResults()
    results.program = origin.program
    results.commit = origin.commit
    results.reference = referenceFolder.displayText
    results.actual = actualFolder.displayText
    results.accepted = accepted
    results.pictures = entries.map { entry in
      var picture = SnapshotResults.Picture()
      picture.name = entry.name
      picture.verdict = entry.verdict
      picture.failed = isFailure(entry)
      if picture.failed { picture.acceptable = entry.isAcceptable }
      picture.movedFrom = entry.movedFrom
      picture.summary = entry.summary
      picture.hint = entry.hint
      if entry.verdict != .same { picture.comparison = entry.comparison?.figures }
      picture.files = entry.files
      picture.lines = entry.lines
      picture.duration = entry.duration
      return picture
    }
    results.count()
    return results
  }

  /// The counts of the verdicts that occur: `2 changed, 1 missing, 997 same`.
  public var summary: String { SnapshotResults.summary(entries.map(\.verdict)) }
}

extension Verification.Accepted: JSONRecord {
  package static var fields: [RecordField<Self>] {
    [
      RecordField("replaced", \.replaced, "Replaced references."),
      RecordField("added", \.added, "New references."),
      RecordField("removed", \.removed, "Deleted references."),
      RecordField("moved", \.moved, "Renamed references."),
    ]
  }
}

extension Verification.Accepted.Move: JSONRecord {
  package init() { self.init(from: "", to: "") }

  package static var fields: [RecordField<Self>] {
    [
      RecordField("from", \.from, "The old name."), RecordField("to", \.to, "The new name."),
    ]
  }
}

extension Verification.Verdict: RecordValue {}

extension PictureName: RecordValue {
  package static var schema: ValueSchema { .string }
}

extension PictureName: Decodable {
  /// Decodes a name without escapes.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let text = try container.decode(String.self)
    self.init(FilePath(text))
    // `FilePath` normalizes a text such as one with a slash at its end. No picture has such a name.
    guard path.string == text else {
      throw DecodingError.dataCorruptedError(in: container, debugDescription: "not a name")
    }
  }
}
