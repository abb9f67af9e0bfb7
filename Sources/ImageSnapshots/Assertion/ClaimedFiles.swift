import Synchronization
import SystemSupport

/// Which assertion uses which reference, so that no two share one by accident.
public final class ClaimedFiles: Sendable {
  private struct Claim {
    var place: String
    var digest: String
  }

  private let claims = Mutex<[String: Claim]>([:])

  public init() {}

  /// Those of this process.
  public static let shared = ClaimedFiles()

  /// Claims a reference for an assertion.
  ///
  /// The same assertion may claim it again with the same snapshot, as a repeated test does. Letter
  /// case does not tell names apart, as it does not on every file system.
  ///
  /// - Parameter place: the assertion, by file, line and column.
  public func claim(
    _ file: SnapshotFile, for content: SnapshotContent, by place: String
  ) throws(SnapshotError) {
    let path = file.reference(content.fileExtension)
    let claim = Claim(place: place, digest: SHA256.hex(content.bytes))
    let other = claims.withLock { claims -> Claim? in
      guard let earlier = claims[path.lowercased()] else {
        claims[path.lowercased()] = claim
        return nil
      }
      return earlier.place == claim.place && earlier.digest == claim.digest ? nil : earlier
    }
    if let other { throw .sharedFile(path: path, place: other.place) }
  }
}

/// Notes which references were used, for a list of those that no test needs any more.
public enum UsedReferences {
  /// Adds a reference to the list; one line each, of any number of processes at once.
  public static func note(
    _ file: SnapshotFile, _ content: SnapshotContent, in list: String
  ) throws(SnapshotError) {
    do {
      try AppendedFile.append(
        Array((file.reference(content.fileExtension) + "\n").utf8), to: FilePath(list))
    } catch {
      throw .file(error)
    }
  }
}
