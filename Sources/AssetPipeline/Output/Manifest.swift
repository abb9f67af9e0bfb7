import SystemSupport

/// The files that a batch wrote, each with its record, sorted by path.
struct Manifest: Sendable {
  /// One file.
  struct Entry: Hashable, Sendable {
    let path: String
    let record: OutputRecord
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
  /// Each path once.
  let entries: SortedEntries

  /// Reads a manifest of an output by its file name; nil where there is none.
  ///
  /// - Throws: ``PipelineError/file(_:)`` where it can't be read just now.
  static func read(
    _ fileName: String, in folder: Directory
  ) throws(PipelineError) -> Recorded? {
    guard let bytes = try folder.bytes(of: fileName) else { return nil }
    do {
      return try Manifest.parse(bytes).map { .manifest($0) } ?? .damaged
    } catch { throw .file(error) }
  }

  /// The content of the manifest's file.
  enum Recorded {
    case manifest(Manifest)
    /// A file that someone has changed.
    case damaged
  }

  /// The order of bytes, which no locale changes.
  static func precedes(_ a: String, _ b: String) -> Bool {
    var (a, b) = (a, b)
    return a.withUTF8 { a in
      b.withUTF8 { b in
        MemoryComparison.precedes(UnsafeRawBufferPointer(a), UnsafeRawBufferPointer(b))
      }
    }
  }
}
