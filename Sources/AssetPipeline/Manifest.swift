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

  /// Where the files come from.
  struct Origin: Hashable, Sendable {
    /// The digest of the plan, so that only shards of one plan are joined.
    var plan: Digest
    var shard: Shard
    /// The digest of everything the plan was made from; nil where the run left something undone, so
    /// that the next has to look into it.
    var input: Digest?
    /// How many locales and drawings the plan has.
    var locales: Int
    var drawings: Int
    /// The font files the drawings were made with.
    var fonts: [FontRecord]
  }

  static let fileName = ".mintmark-manifest.json"

  let origin: Origin
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
