package import SystemPackage

/// Files whose changes are noticed, by looking at them again and again.
///
/// A file is known by its path: writing into it, another file renamed to its name (which is how most
/// editors save), its removal and its return are changes alike. Looking works on every file system;
/// notifications don't reach network folders and the mounted folders of containers.
package struct FileWatch {
  /// The files as they were when they were last looked at; nil for one that was not there.
  private var states: [FilePath: FileIdentity?] = [:]

  /// The milliseconds between two looks.
  private static let interval = 50
  /// The looks without a change after which a burst of changes is over.
  private static let quietLooks = 3
  /// The looks after which a burst is taken for over although changes go on.
  private static let patience = 40

  package init() {}

  /// Watches one more file from now on, which need not be there.
  package mutating func add(_ path: FilePath) {
    guard states[path] == nil else { return }
    states.updateValue(FileIdentity(path: path), forKey: path)
  }

  /// Waits until a file has changed since it was added, or since the last call, and then until the burst
  /// of changes that this belongs to is over.
  ///
  /// - Returns: false where `mustStop` came to be true before.
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

  /// Looks at all files.
  ///
  /// - Returns: whether one is not as it was.
  mutating func noteChanges() -> Bool {
    var hasChanged = false
    for (path, state) in states {
      let now = FileIdentity(path: path)
      guard now != state else { continue }
      states.updateValue(now, forKey: path)
      hasChanged = true
    }
    return hasChanged
  }
}
