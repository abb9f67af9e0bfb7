import ImageComparison
import Synchronization
import SystemSupport

/// The contents of a picture and its reference, by their digests (SHA-256).
struct PairContents: Hashable, Sendable {
  let expected: [UInt8]
  let actual: [UInt8]

  init(_ expected: EncodedPicture, _ actual: EncodedPicture) {
    self.expected = SHA256.digest(expected.bytes)
    self.actual =
      MemoryComparison.areEqual(expected.bytes, actual.bytes)
      ? self.expected : SHA256.digest(actual.bytes)
  }
}

/// The comparisons of a run by the contents of both files, so that pairs of the same contents are
/// decoded, compared and drawn once: icons of locales that share a currency are the same files.
final class ComparedContents: Sendable {
  struct Result: Sendable {
    let comparison: Comparison
    /// The comparison as a sentence.
    let summary: String
    let difference: DifferenceFiles?
  }

  private let results = Mutex<[PairContents: Result]>([:])

  /// The result of contents, computed unless it is known.
  ///
  /// Two threads that ask at the same moment may both compute it.
  func result(
    of contents: PairContents,
    _ compute: () throws(PictureError) -> (comparison: Comparison, difference: DifferenceFiles?)
  ) throws(PictureError) -> Result {
    if let known = results.withLock({ $0[contents] }) { return known }
    let (comparison, difference) = try compute()
    let result = Result(
      comparison: comparison, summary: comparison.description, difference: difference)
    results.withLock { $0[contents] = result }
    return result
  }
}
