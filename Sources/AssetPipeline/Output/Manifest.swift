import SystemSupport

/// What a batch wrote: for each file what it was made from and what it holds, sorted by path.
struct Manifest: Sendable {
  /// One file.
  struct Entry: Hashable, Sendable {
    let path: String
    let make: Make

    static func == (a: Entry, b: Entry) -> Bool {
      a.path == b.path && (a.make === b.make || a.make == b.make)
    }
  }

  /// What a file is made from and what it holds; files of the same bytes share one.
  final class Make: Hashable, Sendable {
    /// The digest of what the file is made from.
    let recipe: Digest
    /// The digest of the file's bytes.
    let content: Digest
    let size: Int

    init(recipe: Digest, content: Digest, size: Int) {
      self.recipe = recipe
      self.content = content
      self.size = size
    }

    static func == (a: Make, b: Make) -> Bool {
      a.recipe == b.recipe && a.content == b.content && a.size == b.size
    }

    func hash(into hasher: inout Hasher) { hasher.combine(recipe) }
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

  /// Reads the manifest of an output; nil where there is none.
  ///
  /// - Throws: ``PipelineError/file(_:)`` where it can't be read just now.
  static func read(in folder: Directory) throws(PipelineError) -> Recorded? {
    guard let lines = try folder.lines(of: fileName) else { return nil }
    do {
      return try Manifest(lines).map { .manifest($0) } ?? .damaged
    } catch { throw .file(error) }
  }

  /// What stands under the manifest's name.
  enum Recorded {
    case manifest(Manifest)
    /// A file that someone has changed.
    case damaged
  }

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
