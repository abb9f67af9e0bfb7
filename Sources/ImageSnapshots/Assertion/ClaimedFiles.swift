import Synchronization
import SystemSupport

/// The assertion that uses each reference, so that no two share one by accident.
package final class ClaimedFiles: Sendable {
  private struct Claim {
    var location: String
    var digest: String
    /// The test whose assertion has no name of its own; nil for one that has.
    var test: String?
  }

  private let claims = Mutex<[String: Claim]>([:])

  package init() {}

  /// The references of this process.
  package static let shared = ClaimedFiles()

  /// Claims a reference for an assertion.
  ///
  /// The same assertion may claim it again with the same snapshot, as a repeated test does. Names
  /// that differ only in letter case are the same, as they are on some file systems.
  ///
  /// - Parameters:
  ///   - file: the reference.
  ///   - content: the snapshot.
  ///   - location: the assertion, by file, line and column.
  ///   - test: the test of an assertion without a name, of which there may be several: each gets a
  ///     number from the second on, in the order in which they are first called.
  /// - Returns: the reference, with its number.
  /// - Throws: ``SnapshotError/sharedFile(path:location:)``.
  package func claim(
    _ file: SnapshotFile, for content: SnapshotContent, at location: String, test: String? = nil
  ) throws(SnapshotError) -> SnapshotFile {
    let claim = Claim(location: location, digest: SHA256.hex(content.bytes), test: test)
    let result = claims.withLock { claims -> Result<SnapshotFile, SnapshotError> in
      var numbered = file
      for number in 1... {
        numbered = file.numbered(number)
        let path = numbered.reference(content.fileExtension)
        guard let earlier = claims[path.lowercased()] else {
          claims[path.lowercased()] = claim
          break
        }
        if earlier.location == claim.location, earlier.digest == claim.digest { break }
        guard let test, earlier.test == test, earlier.location != claim.location else {
          return .failure(.sharedFile(path: path, location: earlier.location))
        }
      }
      return .success(numbered)
    }
    return try result.get()
  }
}
