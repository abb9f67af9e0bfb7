/// The list of the files that a batch wrote, stored as JSON with one line for each file.
///
/// It does not depend on the machine: it has no absolute paths, user names or times. The same files always give
/// the same bytes, so the manifest can be committed together with them.
package struct Manifest: Hashable, Sendable {
  /// What the files were made from. It is the part of the manifest before its lists.
  package struct Origin: Hashable, Codable, Sendable {
    /// The version of the format that this program writes, the only one that it reads.
    static let currentVersion = 4

    private(set) var version = currentVersion
    /// The path of the configuration, relative to the output.
    package var configuration: String
    /// The digest of the plan. Only shards with the same plan can be merged.
    var plan: Digest
    /// Nil if the output is not a shard.
    package var shard: Shard?
    /// The digest of everything that the plan was made from. A run with the same digest can skip planning.
    ///
    /// Nil if the run could not make all files or printed a warning. The next run then plans again, and repeats
    /// the warning.
    package var input: Digest?
    /// Whether all files of the plan, or of the shard, are there and whole.
    package var isComplete = true
    /// The number of locales in the plan.
    var locales: Int
    var drawings: Int

    package init(
      configuration: String, plan: Digest, shard: Shard? = nil,
      input: Digest? = nil, locales: Int, drawings: Int
    ) {
      self.configuration = configuration
      self.plan = plan
      self.shard = shard
      self.input = input
      self.locales = locales
      self.drawings = drawings
    }
  }

  package var origin: Origin
  /// The font answers of all files, without duplicates, sorted by ID.
  package let answers: [FontAnswers]
  /// Sorted by path, each path once.
  package let files: [OutputRecord]

  /// - Parameter answers: those of all files; others are left out.
  package init(origin: Origin, answers: [FontAnswers], files: [OutputRecord]) {
    self.origin = origin
    self.files = files
    var needed = Set(files.map(\.answers))
    self.answers = answers.filter { needed.remove($0.id) != nil }.sorted { $0.id < $1.id }
  }

  /// Compares two strings by their UTF-8 bytes. The result does not depend on the locale.
  package static func precedes(_ a: String, _ b: String) -> Bool {
    a.utf8.lexicographicallyPrecedes(b.utf8)
  }
}
