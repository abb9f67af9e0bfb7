import SystemSupport

/// The files that other configurations wrote into an output.
struct OtherOutputs: Sendable {
  /// The manifest of another configuration.
  struct Other: Sendable {
    /// The manifest's file name.
    let fileName: String
    let manifest: Manifest

    /// The configuration's path; nil in a manifest of an earlier version, which did not note it.
    var owner: String? { manifest.origin.configuration }

    func entry(_ path: String) -> Manifest.Entry? {
      let index = Manifest.firstIndex(of: path, in: manifest.entries)
      let entries = manifest.entries
      return index < entries.count && entries[index].path == path ? entries[index] : nil
    }
  }

  /// Sorted by file name.
  var others: [Other] = []

  /// Reads the manifests of an output but one; those that someone changed are left out.
  ///
  /// - Throws: ``PipelineError/file(_:)`` where one is there and can't be read just now.
  static func read(
    from folder: Directory, besides owner: OutputOwner?
  ) throws(PipelineError) -> OtherOutputs {
    var others: [Other] = []
    do {
      guard Directory.isFolder(folder.path) else { return OtherOutputs() }
      let names = try Directory.entries(of: folder.path, followsLink: true)
        .filter { !$0.isFolder && !$0.isLink }.map(\.name.string)
        .filter {
          $0.hasPrefix(OutputOwner.manifestPrefix) && $0.hasSuffix(".json")
            && $0 != owner?.manifestName
        }
      for name in names.sorted() {
        let found = try Manifest.read(name, in: folder)
        if case .manifest(let manifest) = found {
          others.append(Other(fileName: name, manifest: manifest))
        }
      }
    } catch let error as FileError {
      throw .file(error)
    } catch let error as PipelineError {
      throw error
    } catch {
      return OtherOutputs(others: others)
    }
    return OtherOutputs(others: others)
  }

  /// The configurations that recorded a file at a path.
  func owners(of path: String) -> [Other] { others.filter { $0.entry(path) != nil } }

  /// The numbers of files of the other configurations, by their paths.
  var counts: [(owner: String, files: Int)] {
    others.compactMap { other in other.owner.map { ($0, other.manifest.entries.count) } }
  }

  /// Writes the manifests without files that another configuration has written over.
  func removeRecords(
    of entries: [Manifest.Entry], from files: inout OutputFiles
  ) throws(PipelineError) {
    for other in without(entries) {
      if other.manifest.entries.isEmpty {
        try files.remove(other.fileName)
      } else {
        try other.manifest.write(other.fileName, to: &files)
      }
    }
  }

  /// The manifests without files that another configuration has written over.
  ///
  /// - Parameter entries: the files as they are now, sorted by path.
  func without(_ entries: [Manifest.Entry]) -> [Other] {
    others.compactMap { other in
      let rest = other.manifest.entries.filter { old in
        let index = Manifest.firstIndex(of: old.path, in: entries)
        guard index < entries.count, entries[index].path == old.path else { return true }
        // A file of the same bytes belongs to both.
        return entries[index].record.content == old.record.content
      }
      guard rest.count < other.manifest.entries.count else { return nil }
      var origin = other.manifest.origin
      // The next run of that configuration has to look into it.
      origin.input = nil
      return Other(fileName: other.fileName, manifest: Manifest(origin: origin, entries: rest))
    }
  }
}
