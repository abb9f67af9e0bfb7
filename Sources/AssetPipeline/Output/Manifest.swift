import SystemSupport

/// The files that a batch wrote, each with its record, sorted by path.
struct Manifest: Sendable {
  /// One file.
  struct Entry: Hashable, Sendable {
    let path: String
    let record: OutputRecord

    static func == (a: Entry, b: Entry) -> Bool {
      a.path == b.path && (a.record === b.record || a.record == b.record)
    }
  }

  /// Where the files come from.
  struct Origin: Hashable, Sendable {
    /// The digest of the plan, so that only shards of one plan are joined.
    var plan: Digest
    var shard: Shard
    /// The digest of everything the plan was made from; nil where the run left something undone
    /// or warned of something, so that the next has to look into it and warns again.
    var input: Digest?
    /// The path of the configuration, relative to the output; nil in earlier versions' manifests.
    var configuration: String?
    /// How many locales and drawings the plan has.
    var locales: Int
    var drawings: Int
    /// The font files the drawings were made with.
    var fonts: [FontRecord]
  }

  let origin: Origin
  /// Sorted by the bytes of the path, each path once.
  let entries: [Entry]

  /// Reads a manifest of an output by its file name; nil where there is none.
  ///
  /// - Throws: ``PipelineError/file(_:)`` where it can't be read just now.
  static func read(
    _ fileName: String, in folder: Directory
  ) throws(PipelineError) -> Recorded? {
    guard let lines = try folder.lines(of: fileName) else { return nil }
    do {
      return try Manifest.parse(lines).map { .manifest($0) } ?? .damaged
    } catch { throw .file(error) }
  }

  /// The content of the manifest's file.
  enum Recorded {
    case manifest(Manifest)
    /// A file that someone has changed.
    case damaged
  }

  static func sorted(_ entries: [Entry]) -> [Entry] {
    entries.sorted { precedes($0.path, $1.path) }
  }

  /// Whether a path is among sorted entries.
  static func contains(_ path: String, _ entries: [Entry]) -> Bool {
    let index = firstIndex(of: path, in: entries)
    return index < entries.count && entries[index].path == path
  }

  /// The index of a path among sorted entries, or the one at which it would be inserted.
  static func firstIndex(of path: String, in entries: [Entry]) -> Int {
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
