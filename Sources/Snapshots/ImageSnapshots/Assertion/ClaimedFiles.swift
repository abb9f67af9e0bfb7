import SystemSupport

/// Records which assertion uses which reference, so that two assertions can't share one by accident.
package final class ClaimedFiles: Sendable {
  private struct Claim {
    var location: String
    var digest: String
    /// The test of the assertion; nil if the assertion names its snapshot itself.
    var test: String?
  }

  private let claims = Locked<[String: Claim]>([:])

  package init() {}

  /// The references of this process.
  package static let shared = ClaimedFiles()

  /// Claims a reference for an assertion.
  ///
  /// The same assertion can claim it again with the same snapshot, for example in a repeated test. Names that
  /// differ only in letter case count as the same because they are the same file on some file systems.
  ///
  /// - Parameters:
  ///   - file: the reference.
  ///   - content: the snapshot.
  ///   - location: the assertion, by file, line and column.
  ///   - test: the test of an assertion that does not name its snapshot; nil if it does. A test can have
  ///     several such assertions. They are numbered in the order of their first calls.
  /// - Returns: the reference, with the assertion's number in its name from the second assertion on.
  /// - Throws: ``SnapshotError/sharedFile(path:location:)`` if another assertion uses the reference.
  package func claim(
    _ file: SnapshotFile, for content: SnapshotContent, at location: String, test: String? = nil
  ) throws(SnapshotError) -> SnapshotFile {
    let claim = Claim(location: location, digest: SHA256.hex(content.bytes), test: test)
    let result = claims.withLock { claims -> Result<SnapshotFile, SnapshotError> in
      var numbered = file
      for number in 1... {
        numbered = file.numbered(number)
        let path = numbered.referencePath(content.fileExtension)
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
