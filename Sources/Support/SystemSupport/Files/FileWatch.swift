package import SystemPackage

/// Watches files for changes by polling.
///
/// A file is identified by its path. It has changed if it was written, removed or created, or if another
/// file was renamed to its path, which is how most editors save. Polling works on every file system;
/// notifications don't work in network folders and in the mounted folders of containers.
package struct FileWatch {
  /// The state of each file at the last poll; nil for a file that did not exist.
  private var states: [FilePath: FileVersion?] = [:]

  /// The milliseconds between two polls.
  private static let interval = 50
  /// The number of polls without a change after which a burst of changes is over.
  private static let quietLooks = 3
  /// The number of polls after which a burst is taken as over even if changes continue.
  private static let patience = 40

  package init() {}

  /// Watches one more file from now on. The file need not exist.
  package mutating func add(_ path: FilePath) {
    guard states[path] == nil else { return }
    states.updateValue(FileVersion(path: path), forKey: path)
  }

  /// Waits until a file has changed since it was added or since the last call. Then waits until the burst
  /// of changes is over.
  ///
  /// - Parameter mustStop: asked before each pause; true ends the wait.
  /// - Returns: false if `mustStop` ended the wait.
  package mutating func waitForChange(mustStop: () -> Bool) -> Bool {
    while !noteChanges() {
      if mustStop() { return false }
      SystemClock.sleep(milliseconds: Self.interval)
    }
    var quiet = 0
    for _ in 0..<Self.patience where quiet < Self.quietLooks {
      if mustStop() { return false }
      SystemClock.sleep(milliseconds: Self.interval)
      quiet = noteChanges() ? 0 : quiet + 1
    }
    return true
  }

  /// Polls all files.
  ///
  /// - Returns: whether a file has changed since the last poll.
  package mutating func noteChanges() -> Bool {
    var hasChanged = false
    for (path, state) in states {
      let now = FileVersion(path: path)
      guard now != state else { continue }
      states.updateValue(now, forKey: path)
      hasChanged = true
    }
    return hasChanged
  }
}
