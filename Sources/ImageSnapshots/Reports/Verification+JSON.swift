import ImageComparison
import SystemSupport

extension Verification {
  private struct Document: Encodable {
    var reference: String
    var actual: String
    var passed: Bool
    var counts: [String: Int]
    var accepted: Verification.Accepted?
    var pictures: [Picture]
  }

  private struct Picture: Encodable {
    var name: String
    var verdict: Verdict
    var summary: String
    var comparison: Comparison?
  }

  /// The results as JSON text with sorted keys, with the figures of each failure.
  ///
  /// - Parameter accepted: the result of ``accept(_:)``, if it was called.
  /// - Throws: `EncodingError` where a limit or a threshold is not finite.
  public func json(accepted: Accepted? = nil) throws -> String {
    var counts: [String: Int] = [:]
    for verdict in Verdict.allCases { counts[verdict.rawValue] = count(verdict) }
    return try JSONText.encode(
      Document(
        reference: referenceFolder, actual: actualFolder, passed: failures.isEmpty,
        counts: counts, accepted: accepted,
        pictures: entries.map { entry in
          Picture(
            name: entry.name, verdict: entry.verdict, summary: entry.summary,
            comparison: entry.verdict == .same ? nil : entry.comparison)
        }))
  }
}
