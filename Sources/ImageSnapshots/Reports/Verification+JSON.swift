import ImageComparison
import Messages
import SystemSupport

extension Verification {
  private struct Document: Encodable {
    /// The version of this format, which grows when a key changes its meaning or is removed.
    var schema = 1
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
    var summary: String
    var hint: String?
    var comparison: Comparison?
  }

  /// The results as JSON text with sorted keys, with the figures of each failure.
  ///
  /// A parser gets names as they are. The text contains no control character of a terminal and no
  /// command of a CI log.
  ///
  /// - Parameter accepted: the result of ``Verification/accept(_:allowing:)``, if it was called.
  /// - Throws: `EncodingError` where a limit or a threshold is not finite.
  public func json(accepted: Accepted? = nil) throws -> String {
    var counts: [String: Int] = [:]
    for verdict in Verdict.allCases { counts[verdict.rawValue] = count(verdict) }
    let document = Document(
      reference: referenceFolder.displayText, actual: actualFolder.displayText,
      passed: failures.isEmpty, counts: counts, accepted: accepted,
      pictures: entries.map { entry in
        Picture(
          name: entry.name, verdict: entry.verdict, summary: entry.summary, hint: entry.hint,
          comparison: entry.verdict == .same ? nil : entry.comparison)
      })
    return Self.escapedForLogs(try document.jsonText())
  }

  /// JSON text, as it is or with more escapes, so that printing it controls no terminal and no CI
  /// log.
  ///
  /// Control and bidirectional characters and the `[` of a `##[` occur in strings only, where an
  /// escape is the same character.
  private static func escapedForLogs(_ json: String) -> String {
    var result = String.UnicodeScalarView()
    for scalar in json.unicodeScalars {
      let isGroup = scalar == "[" && result.suffix(2).elementsEqual(["#", "#"])
      if scalar != "\n", isGroup || DisplayText.isControl(scalar) {
        let units = String(scalar).utf16.map { unit in
          let digits = String(unit, radix: 16)
          return #"\u"# + String(repeating: "0", count: 4 - digits.count) + digits
        }
        result.append(contentsOf: units.joined().unicodeScalars)
      } else {
        result.append(scalar)
      }
    }
    return String(result)
  }
}
