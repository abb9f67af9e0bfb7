import FileSystem

/// What a batch wrote: for each file what it was made from and what it holds, sorted by path.
struct Manifest: Sendable {
  /// One file.
  struct Entry: Hashable, Sendable {
    var path: String
    /// The digest of what the file is made from.
    var recipe: Digest
    /// The digest of the file's bytes.
    var content: Digest
    var size: Int
  }

  static let fileName = ".mintmark-manifest.json"

  /// The digest of the plan the files belong to, so that only shards of one plan are joined.
  let plan: Digest
  let shard: Shard
  /// Sorted by the bytes of the path, each path once.
  let entries: [Entry]

  static func sorted(_ entries: [Entry]) -> [Entry] {
    entries.sorted { precedes($0.path, $1.path) }
  }

  /// The place of a path among sorted entries, or the one it would take.
  static func firstPlace(of path: String, in entries: [Entry]) -> Int {
    var (low, high) = (0, entries.count)
    while low < high {
      let middle = (low + high) / 2
      if precedes(entries[middle].path, path) { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// The order of bytes, which no locale changes.
  static func precedes(_ a: String, _ b: String) -> Bool {
    var (a, b) = (a, b)
    return a.withUTF8 { a in
      b.withUTF8 { b in
        let common = min(a.count, b.count)
        for index in 0..<common where a[index] != b[index] { return a[index] < b[index] }
        return a.count < b.count
      }
    }
  }
}
