import ImageComparison
import Messages
import SystemSupport

extension Verification {
  private struct Document: Encodable {
    /// The version of this format. It increases when a key is removed or gets another meaning.
    var schema = 1
    var mintmark: String?
    var commit: String?
    var reference: String
    var actual: String
    var passed: Bool
    var counts: [String: Int]
    var accepted: Verification.Accepted?
    var pictures: [Picture]
  }

  private struct Picture: Encodable {
    var name: PictureName
    var verdict: Verdict
    var failed: Bool
    var movedFrom: PictureName?
    var summary: String
    var hint: String?
    var comparison: Comparison?
  }

  /// The results as JSON text with sorted keys, as the file `results.json` of a report has them too. The command
  /// `mintmark schema results` prints the JSON Schema. It has the figures of each comparison, except of pictures with
  /// the verdict ``Verdict/same``.
  ///
  /// The text is safe to print: it contains no control characters for a terminal and no commands for a CI log.
  /// They are escaped so that a JSON parser gets the exact names.
  ///
  /// - Parameter accepted: the result of ``Verification/accept(_:allowing:)``; nil if it was not called.
  /// - Throws: `EncodingError` if a limit or a threshold is not finite.
  public func json(accepted: Accepted? = nil) throws -> String {
    var counts: [String: Int] = [:]
    for verdict in Verdict.allCases { counts[verdict.rawValue] = count(verdict) }
    let document = Document(
      mintmark: origin.program, commit: origin.commit, reference: referenceFolder.displayText,
      actual: actualFolder.displayText,
      passed: failures.isEmpty, counts: counts, accepted: accepted,
      pictures: entries.map { entry in
        Picture(
          name: entry.name, verdict: entry.verdict, failed: isFailure(entry),
          movedFrom: entry.movedFrom, summary: entry.summary, hint: entry.hint,
          comparison: entry.verdict == .same ? nil : entry.comparison)
      })
    return Self.escapedForLogs(try document.jsonText())
  }

  /// JSON text with more escapes, so that it is safe to print to a terminal or a CI log.
  ///
  /// This escapes control and bidirectional characters, and the `[` of `##[`. In JSON they occur only in
  /// strings, where an escape stands for the same character.
  private static func escapedForLogs(_ json: String) -> String {
    var hashes = 0
    return JSONText.escaped(json) { scalar in
      defer { hashes = scalar == "#" ? hashes + 1 : 0 }
      return scalar == "[" && hashes >= 2 || scalar != "\n" && DisplayText.isControl(scalar)
    }
  }
}
