import SystemSupport

/// The files that earlier runs of a configuration wrote: the manifest of the last that ended, and the journal of
/// one that did not.
struct RecordedOutput: Sendable {
  /// Nil without a valid manifest.
  let manifest: Manifest?
  /// Whether there is a manifest that someone has changed, so that it can't be read.
  let isDamaged: Bool
  /// Nil without a journal.
  let journal: [OutputEntry]?

  /// Reads manifest and journal.
  ///
  /// - Throws: ``PipelineError/file(_:)`` where one is there and can't be read just now.
  init(of owner: OutputOwner, in files: inout OutputFiles) throws(PipelineError) {
    let bytes = try files.bytesOfRecord(owner.manifestName)
    manifest = bytes.flatMap(Manifest.init)
    isDamaged = bytes != nil && manifest == nil
    journal = try Journal.entries(of: owner, in: &files)
  }

  /// The records of each path. A path may have several, and its file hold the bytes of any.
  var byPath: [String: [OutputRecord]] {
    var records: [String: [OutputRecord]] = [:]
    records.reserveCapacity(manifest?.entries.count ?? 0)
    for entry in manifest?.entries ?? [] { records[entry.path] = [entry.record] }
    for entry in journal ?? [] { records[entry.path, default: []].append(entry.record) }
    return records
  }
}

/// The files that other configurations wrote into an output.
struct OtherConfigurations: Sendable {
  /// A configuration's manifest.
  struct Other: Sendable {
    let fileName: String
    let manifest: Manifest
    let records: [String: OutputRecord]

    /// The configuration's path; nil in a manifest of an early version, which did not note it.
    var owner: String? { manifest.origin.configuration }

    init(fileName: String, manifest: Manifest) {
      self.fileName = fileName
      self.manifest = manifest
      records = Dictionary(
        manifest.entries.map { ($0.path, $0.record) }, uniquingKeysWith: { first, _ in first })
    }
  }

  /// Sorted by file name.
  let all: [Other]

  /// Reads the manifests of an output but one; those that someone changed are left out.
  ///
  /// - Parameter owner: the configuration that is left out; nil for none.
  /// - Throws: ``PipelineError/file(_:)`` where one is there and can't be read just now.
  init(
    in folder: Directory, besides owner: OutputOwner?, _ files: inout OutputFiles
  ) throws(PipelineError) {
    var names: [String] = []
    do {
      if try Directory.isFolder(folder.path) {
        names = try Directory.entries(of: folder.path, followsLink: true)
          .filter { !$0.isFolder && !$0.isLink }.map(\.name.string)
      }
    } catch { throw .file(error) }
    var all: [Other] = []
    for name in names.sorted()
    where OutputOwner.isManifestName(name) && name != owner?.manifestName {
      guard let manifest = try files.bytesOfRecord(name).flatMap(Manifest.init) else { continue }
      all.append(Other(fileName: name, manifest: manifest))
    }
    self.all = all
  }

  /// The configurations that recorded a file at a path.
  func owners(of path: String) -> [Other] { all.filter { $0.records[path] != nil } }

  /// Whether a file that this configuration did not record has to stay as it is. Early versions did not note
  /// whose files they wrote: what is planned here was this one's.
  func isProtected(_ path: String) -> Bool {
    let owners = owners(of: path)
    return owners.isEmpty || owners.contains { $0.owner != nil }
  }

  /// The manifests that have files which this configuration has written over, without them.
  ///
  /// - Parameter entries: the files of this configuration as they are now.
  func without(_ entries: [OutputEntry]) -> [Other] {
    guard !all.isEmpty else { return [] }
    let current = Dictionary(
      entries.map { ($0.path, $0.record.content) }, uniquingKeysWith: { first, _ in first })
    return all.compactMap { other in
      var manifest = other.manifest
      // A file of the same bytes belongs to both.
      manifest.entries.removeAll { entry in
        current[entry.path].map { $0 != entry.record.content } ?? false
      }
      guard manifest.entries.count < other.manifest.entries.count else { return nil }
      // The next run of that configuration has to look into it.
      manifest.origin.input = nil
      return Other(fileName: other.fileName, manifest: manifest)
    }
  }
}
