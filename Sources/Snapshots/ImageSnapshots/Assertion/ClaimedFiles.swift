import SystemSupport

/// Records which assertion uses which reference, so that two assertions can't share one by accident.
///
/// A claim never depends on the outcome of an earlier attempt of the same test: a repeated test gets the same references.
package final class ClaimedFiles: Sendable {
  private struct Claim {
    /// The owner of the reference: the assertion that names its snapshot, or the test of others.
    var owner: String
    /// The first assertion that used the reference, and its snapshot.
    var location: String
    var digest: String
  }

  private struct State {
    /// The claims, by the path of the reference in lower case.
    var claims: [String: Claim] = [:]
    /// The numbers of assertions outside of all test runs, by the path of the reference without number and by location.
    var numbers: [String: [String: Int]] = [:]
    /// The references that this process recorded.
    var recorded: Set<String> = []

    mutating func number(of path: String, at location: String, in run: TestRun?) -> Int {
      let others = numbers[path] ?? [:]
      if let run { return run.nextNumber(of: path, besides: Set(others.values)) }
      if let number = others[location] { return number }
      let number = (others.values.max() ?? 0) + 1
      numbers[path, default: [:]][location] = number
      return number
    }
  }

  /// A reference that an assertion may use.
  package struct Reference {
    package var file: SnapshotFile
    /// Whether the reference was compared with another snapshot before, for example in a loop.
    package var isReused: Bool
  }

  private let state = Locked(State())

  package init() {}

  /// The references of this process.
  package static let shared = ClaimedFiles()

  /// Claims a reference for an assertion.
  ///
  /// The same assertion can claim it again, for example in a repeated test. Names that differ only in letter case
  /// count as the same because they are the same file on some file systems.
  ///
  /// - Parameters:
  ///   - file: the reference.
  ///   - content: the snapshot.
  ///   - location: the assertion, by file, line and column.
  ///   - test: the test of an assertion that does not name its snapshot; nil if it does.
  ///   - run: the run of the test, which numbers its assertions without names in the order of their calls. If it is
  ///     unknown, they are numbered in the order of their first calls, and have the same number in later calls.
  /// - Returns: the reference, with a number in its name from the second on.
  /// - Throws: ``SnapshotError/sharedFile(path:location:)`` if another assertion or test uses the reference.
  package func claim(
    _ file: SnapshotFile, for content: SnapshotContent, at location: String, test: String? = nil,
    in run: TestRun? = nil
  ) throws(SnapshotError) -> Reference {
    let claim = Claim(
      owner: test ?? location, location: location, digest: SHA256.hex(content.bytes))
    let result = state.withLock { state -> Result<Reference, SnapshotError> in
      var numbered = file
      if test != nil {
        let path = file.path.lowercased()
        numbered = file.numbered(state.number(of: path, at: location, in: run))
      }
      let path = numbered.referencePath(content.fileExtension)
      guard let earlier = state.claims[path.lowercased()] else {
        state.claims[path.lowercased()] = claim
        return .success(Reference(file: numbered, isReused: false))
      }
      guard earlier.owner == claim.owner else {
        return .failure(.sharedFile(path: path, location: earlier.location))
      }
      return .success(Reference(file: numbered, isReused: earlier.digest != claim.digest))
    }
    return try result.get()
  }

  /// Notes that a reference was recorded, or finds out whether it was.
  ///
  /// - Returns: whether this process has recorded the reference.
  func noteRecorded(_ path: String, _ isRecorded: Bool) -> Bool {
    state.withLock { state in
      if isRecorded { state.recorded.insert(path) }
      return state.recorded.contains(path)
    }
  }
}
