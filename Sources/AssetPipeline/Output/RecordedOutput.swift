import SystemSupport

/// The files that earlier runs of a configuration wrote: the manifest of the last run that ended, and the journal
/// of one that did not.
struct RecordedOutput {
  /// Nil without a valid manifest.
  let manifest: Manifest?
  /// Whether there is a manifest that can't be read, because someone has changed it.
  let isDamaged: Bool
  /// The files that a run noted before it was killed, without lines that are torn; nil without a journal.
  let journal: [OutputRecord]?

  /// Reads manifest and journal.
  ///
  /// - Throws: `FileError` where one is there and can't be read just now.
  init(of owner: OutputOwner, in files: OutputFiles) throws {
    let bytes = try files.bytesOfRecord(owner.manifestName)
    manifest = bytes.flatMap(Manifest.init)
    isDamaged = bytes != nil && manifest == nil
    journal = try files.bytesOfRecord(owner.journalName.string).map { bytes in
      bytes.split(separator: UInt8(ascii: "\n")).compactMap { OutputRecord(line: $0) }
    }
  }

  /// The records of each path. After a killed run a path may have several, and the file may hold the bytes of
  /// any of them.
  var byPath: [String: [OutputRecord]] {
    Dictionary(grouping: (manifest?.files ?? []) + (journal ?? []), by: \.path)
  }
}

/// The files that other configurations wrote into an output.
struct OtherConfigurations: Sendable {
  /// A configuration's manifest.
  struct Other: Sendable {
    let fileName: String
    let manifest: Manifest
    let paths: Set<String>

    /// The configuration's path; nil in a manifest of an early version, which did not note it.
    var owner: String? { manifest.origin.configuration }

    init(fileName: String, manifest: Manifest) {
      self.fileName = fileName
      self.manifest = manifest
      paths = Set(manifest.files.map(\.path))
    }
  }

  /// Sorted by file name.
  let all: [Other]

  /// Reads the manifests of an output but one; those that someone changed are left out.
  ///
  /// - Parameter owner: the configuration that is left out; nil for none.
  /// - Throws: `FileError` where one is there and can't be read just now.
  init(in folder: Directory, besides owner: OutputOwner?) throws {
    guard try Directory.isFolder(folder.path) else {
      all = []
      return
    }
    let names = try Directory.entries(of: folder.path, followsLink: true)
      .filter { !$0.isFolder && !$0.isLink }.map(\.name.string)
      .filter { OutputOwner.isManifestName($0) && $0 != owner?.manifestName }
    let files = OutputFiles(folder)
    all = try names.sorted().compactMap { name in
      try files.bytesOfRecord(name).flatMap(Manifest.init).map {
        Other(fileName: name, manifest: $0)
      }
    }
  }

  /// The configurations that recorded a file at a path.
  func owners(of path: String) -> [Other] { all.filter { $0.paths.contains(path) } }

  /// Whether a file that this configuration did not record must not be replaced. Manifests of early versions
  /// name no configuration: their files belong to the configuration that plans them.
  func isProtected(_ path: String) -> Bool {
    let owners = owners(of: path)
    return owners.isEmpty || owners.contains { $0.owner != nil }
  }

  /// The manifests that have files which this configuration has written over, without them.
  ///
  /// - Parameter files: the files of this configuration as they are now.
  func without(_ files: [OutputRecord]) -> [Other] {
    guard !all.isEmpty else { return [] }
    let current = Dictionary(files.map { ($0.path, $0.content) }, uniquingKeysWith: { $1 })
    return all.compactMap { other in
      var manifest = other.manifest
      // A file of the same bytes belongs to both.
      manifest.files.removeAll { file in current[file.path].map { $0 != file.content } ?? false }
      guard manifest.files.count < other.manifest.files.count else { return nil }
      // The next run of that configuration has to plan again.
      manifest.origin.input = nil
      return Other(fileName: other.fileName, manifest: manifest)
    }
  }
}
