/// Finds out whose files are in an output, for one thread.
struct OutputOwnership {
  private var finder: RecordedOutput.Finder
  private let others: OtherOutputs

  init(_ context: BatchContext) { self.init(context.recorded, context.others) }

  init(_ recorded: RecordedOutput, _ others: OtherOutputs) {
    finder = RecordedOutput.Finder(recorded)
    self.others = others
  }

  /// The entries of the configuration's earlier runs for a path, each with its index among all.
  mutating func recorded(
    _ path: String
  ) throws(PipelineError) -> [(index: Int, entry: Manifest.Entry)] { try finder.find(path) }

  /// Whether a path is taken by something that no recorded run of the configuration wrote.
  mutating func isForeign(_ path: String, _ files: inout OutputFiles) throws(PipelineError) -> Bool
  {
    try isForeign(path, isRecorded: !recorded(path).isEmpty, &files)
  }

  /// As ``isForeign(_:_:)``, where it is known whether the configuration recorded the path.
  func isForeign(
    _ path: String, isRecorded: Bool, _ files: inout OutputFiles
  ) throws(PipelineError) -> Bool {
    // A file of another configuration is not this one's, even if both recorded it.
    if isRecorded, try others.owners(of: path).isEmpty { return false }
    return try files.exists(path)
  }

  /// Whether a file at a path would be another configuration's, or one that no recorded run wrote.
  mutating func mayBeForeign(_ path: String) throws(PipelineError) -> Bool {
    if try others.owners(of: path).contains(where: { $0.owner != nil }) { return true }
    return try recorded(path).isEmpty
  }

  /// Whether a foreign path has to stay as it is.
  func isProtected(_ path: String) throws(PipelineError) -> Bool {
    // Earlier versions did not note whose files they wrote: what is planned here was this one's.
    let owners = try others.owners(of: path)
    return owners.isEmpty || owners.contains { $0.owner != nil }
  }
}

/// Paths that a run would replace and must not: the first of them, and how many.
struct PathsInTheWay: Sendable {
  private(set) var first: String?
  private(set) var count = 0

  mutating func add(_ path: String) {
    count += 1
    first = first.map { Manifest.precedes(path, $0) ? path : $0 } ?? path
  }

  mutating func add(_ other: PathsInTheWay) {
    if let path = other.first { add(path) }
    count += max(0, other.count - 1)
  }

  /// The error that reports them; nil where there are none.
  func error(in output: String, _ others: OtherOutputs) throws(PipelineError) -> PipelineError? {
    guard let first else { return nil }
    if let owner = try others.owners(of: first).compactMap(\.owner).first {
      return .filesOfOther(first, count: count, output: output, configuration: owner)
    }
    return .foreignFiles(first, count: count, output: output)
  }
}
