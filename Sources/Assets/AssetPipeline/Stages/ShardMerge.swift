import SystemSupport
import TextOutlines

/// Merges the output folders of shards. The result has the same bytes as the output of a run without shards.
package enum ShardMerge {
  /// Merges the output folders of all shards of a plan into one folder.
  ///
  /// - Parameters:
  ///   - shards: the shards' output folders, in any order.
  ///   - output: the folder to write to.
  /// - Returns: the number of files written.
  /// - Throws: ``PipelineError`` or `FileError`. If two shards have the same file, or the merge would replace a
  ///   file that no recorded run wrote, it throws before it writes anything.
  package static func run(
    _ shards: [FilePath], into output: FilePath, options: Batch.Options = Batch.Options(),
    reporter: (any BatchReporter)? = nil
  ) throws -> Int {
    let parts = try parts(shards)
    guard var origin = parts.first?.manifest.origin else {
      throw PipelineError.merge("no shards: name their output folders")
    }
    origin.shard = nil
    // If a shard has no `input`, something is missing in it, or it printed a warning. So the next run has to
    // plan.
    if parts.contains(where: { $0.manifest.origin.input == nil }) { origin.input = nil }
    let output = try Output(
      output, owner: OutputOwner(path: origin.configuration), options,
      jobs: 1, reporter)
    let answers = Dictionary(
      parts.flatMap(\.manifest.files).map { ($0.path, $0.answers) }, uniquingKeysWith: { $1 })
    let outcome = try output.update(
      groups(of: parts), maker: {}, origin: origin,
      hasCurrentAnswers: { [answers] record in
        answers[record.path] == record.answers
      }, madeAnswers: { parts.flatMap(\.manifest.answers) }, output.others())
    if outcome.wasInterrupted { throw PipelineError.interrupted }
    return outcome.written
  }

  /// The files of all shards as groups. "Making" a file means reading it from the shard's folder.
  ///
  /// - Throws: ``PipelineError/merge(_:)`` if two shards have the same file.
  private static func groups(of parts: [ShardFolder]) throws -> [OutputGroup<Void>] {
    var known: Set<String> = []
    var groups: [OutputGroup<Void>] = []
    for part in parts {
      let records = part.manifest.files
      if let twin = records.first(where: { !known.insert($0.path).inserted }) {
        throw PipelineError.merge("two shards have the file '\(twin.path)': give each shard once")
      }
      groups.append(
        OutputGroup(
          name: nil,
          files: records.map { OutputFile(path: $0.path, fingerprint: $0.fingerprint) }
        ) { indices, _, receive in
          let source = OutputFileAccess(part.folder)
          for index in indices {
            let record = records[index]
            guard let bytes = try source.bytes(record) else {
              throw PipelineError.merge(
                "'\(part.name)/\(record.path)' does not match its manifest: "
                  + "run that shard again")
            }
            try receive(index, FileContent(bytes, record.answers, isComplete: !record.isIncomplete))
          }
        })
    }
    return groups
  }

  private struct ShardFolder {
    let folder: Directory
    let manifest: Manifest

    var shard: Shard { manifest.origin.shard ?? .whole }
    /// The folder in messages.
    var name: String { folder.path.displayText }
  }

  /// Opens the shards and reads their manifests.
  ///
  /// - Throws: ``PipelineError/merge(_:)`` unless the folders are all shards of one plan, each exactly once.
  ///   `FileError` for a folder that does not exist or can't be read.
  private static func parts(_ paths: [FilePath]) throws -> [ShardFolder] {
    var parts: [ShardFolder] = []
    for path in paths {
      guard let folder = try Directory.open(path) else {
        throw FileError(.read, path: path, code: .noSuchFileOrDirectory)
      }
      let manifests = try OtherConfigurations(in: folder, besides: nil).all.map(\.manifest)
      guard let manifest = manifests.first else {
        throw PipelineError.merge(
          "'\(path.displayText)' has no valid manifest: name the output folder of a shard")
      }
      guard manifests.count == 1 else {
        throw PipelineError.merge(
          "'\(path.displayText)' has files of several configurations: "
            + "give the shards of each an output of their own")
      }
      parts.append(ShardFolder(folder: folder, manifest: manifest))
    }
    guard let first = parts.first else { return [] }
    for part in parts {
      guard part.manifest.origin.plan == first.manifest.origin.plan else {
        throw PipelineError.merge(
          "'\(part.name)' and '\(first.name)' have different plans: run all shards "
            + "with the same configuration, program and fonts")
      }
      guard part.manifest.origin.isComplete else {
        throw PipelineError.merge(
          "shard \(part.shard) in '\(part.name)' is not complete: run it again until it ends without an error"
        )
      }
      guard part.shard.count == first.shard.count else {
        throw PipelineError.merge(
          "'\(part.name)' is shard \(part.shard) and '\(first.name)' is "
            + "\(first.shard): run all with the same count")
      }
    }
    try refuseOtherFonts(parts)
    let present = Set(parts.map(\.shard.index))
    let missing = (1...first.shard.count).filter { !present.contains($0) }
    guard missing.isEmpty else {
      throw PipelineError.merge(
        "shard \(missing.map(String.init).joined(separator: ", ")) of "
          + "\(first.shard.count) is missing: name every shard's output")
    }
    guard parts.count == first.shard.count else {
      throw PipelineError.merge("a shard is named twice: name each once")
    }
    return parts
  }

  /// Checks that no two shards asked the fonts the same and got other answers.
  ///
  /// - Throws: ``PipelineError/merge(_:)`` if two did.
  private static func refuseOtherFonts(_ parts: [ShardFolder]) throws {
    var known: [TextRequest: (answer: FontAnswer, name: String)] = [:]
    for part in parts {
      for answer in Set(part.manifest.answers.flatMap(\.answers)).sorted() {
        guard let (first, name) = known[answer.request] else {
          known[answer.request] = (answer, part.name)
          continue
        }
        guard answer.hasFonts(of: first) else {
          throw PipelineError.merge(
            "'\(part.name)' and '\(name)' have '\(answer.request.text)' in different fonts: run all "
              + "shards with the same fonts")
        }
      }
    }
  }
}
