import Synchronization
import SystemSupport

/// The assertion that uses each reference, so that no two share one by accident.
package final class ClaimedFiles: Sendable {
  private struct Claim {
    var location: String
    var digest: String
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
  /// - Parameter location: the assertion, by file, line and column.
  /// - Throws: ``SnapshotError/sharedFile(path:location:)``.
  package func claim(
    _ file: SnapshotFile, for content: SnapshotContent, at location: String
  ) throws(SnapshotError) {
    let path = file.reference(content.fileExtension)
    let claim = Claim(location: location, digest: SHA256.hex(content.bytes))
    let other = claims.withLock { claims -> Claim? in
      guard let earlier = claims[path.lowercased()] else {
        claims[path.lowercased()] = claim
        return nil
      }
      let isSame = earlier.location == claim.location && earlier.digest == claim.digest
      return isSame ? nil : earlier
    }
    if let other { throw .sharedFile(path: path, location: other.location) }
  }
}
