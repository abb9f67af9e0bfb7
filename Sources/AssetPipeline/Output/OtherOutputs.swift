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

    func has(_ path: String) throws(PipelineError) -> Bool {
      var finder = SortedEntries.Finder(manifest.entries)
      return try !finder.find(path).isEmpty
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
      guard try Directory.isFolder(folder.path) else { return OtherOutputs() }
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
  func owners(of path: String) throws(PipelineError) -> [Other] {
    var owners: [Other] = []
    for other in others where try other.has(path) { owners.append(other) }
    return owners
  }

  /// The numbers of files of the other configurations, by their paths.
  var counts: [(owner: String, files: Int)] {
    others.compactMap { other in other.owner.map { ($0, other.manifest.entries.count) } }
  }

  /// The manifests that have files which another configuration has written over, without them.
  ///
  /// - Parameters:
  ///   - entries: the files as they are now.
  ///   - scratch: as in ``SortedEntriesBuilder/init(in:)``.
  func without(
    _ entries: SortedEntries, scratch: Directory?
  ) throws(PipelineError) -> [Other] {
    var changed: [Other] = []
    for other in others {
      var rest = SortedEntriesBuilder(in: scratch)
      var (old, new) = (other.manifest.entries.lines(), entries.lines())
      var current = try new.next()
      while let line = try old.next() {
        while let other = current, EntryLine.precedes(other.path, line.path) {
          current = nil
          current = try new.next()
        }
        // A file of the same bytes belongs to both.
        if let current, current.path.elementsEqual(line.path),
          current.record?.content != line.record?.content
        {
          continue
        }
        try rest.add(line)
      }
      let left = try rest.finish()
      guard left.count < other.manifest.entries.count else { continue }
      var origin = other.manifest.origin
      // The next run of that configuration has to look into it.
      origin.input = nil
      changed.append(
        Other(fileName: other.fileName, manifest: Manifest(origin: origin, entries: left)))
    }
    return changed
  }
}

extension OtherOutputs.Other {
  /// Writes the manifest; one without files is removed.
  func write(to files: inout OutputFiles) throws(PipelineError) {
    if manifest.entries.isEmpty {
      try files.remove(fileName)
    } else {
      try manifest.write(fileName, to: &files)
    }
  }
}
