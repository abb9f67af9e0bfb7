import SystemSupport

/// The files that earlier runs of a configuration wrote: the manifest of the last run that ended, and the
/// journal of a later run that was killed.
struct RecordedOutput {
  /// Nil if there is no manifest, or it is damaged.
  let manifest: Manifest?
  /// Whether a manifest exists but is not valid, for example because someone edited it.
  let isDamaged: Bool
  /// The files that a killed run noted; nil if there is no journal. Lines that it wrote only in part are left
  /// out.
  let journal: [OutputRecord]?

  /// Reads the manifest and the journal of a configuration.
  ///
  /// - Throws: `FileError` if one of them exists but can't be read.
  init(of owner: OutputOwner, in files: OutputFileAccess) throws {
    let bytes = try files.bytesOfRecord(owner.manifestName)
    manifest = bytes.flatMap(Manifest.init)
    let version = manifest?.origin.version ?? bytes.flatMap(Manifest.version)
    if let version, version != Manifest.Origin.currentVersion {
      throw PipelineError.manifestVersion(
        version, path: files.folder.path.appending(owner.manifestName).string)
    }
    isDamaged = bytes != nil && manifest == nil
    journal = try files.bytesOfRecord(owner.journalName.string).map { bytes in
      bytes.split(separator: UInt8(ascii: "\n")).compactMap { OutputRecord(line: $0) }
    }
  }

  /// The records by folded path (`FilePath.folded`). After a killed run, a path can have several records,
  /// and the file can have the bytes of any of them. So can several spellings of a path.
  var byFoldedPath: [String: [OutputRecord]] {
    Dictionary(grouping: (manifest?.files ?? []) + (journal ?? [])) { FilePath.folded($0.path) }
  }
}

/// The files that other configurations wrote to an output folder.
struct OtherConfigurations: Sendable {
  /// A configuration's manifest.
  struct Other: Sendable {
    let fileName: String
    let manifest: Manifest
    /// The paths of its files, by folded path.
    private let paths: [String: String]

    /// The path of the configuration, relative to the output folder.
    var owner: String { manifest.origin.configuration }

    init(fileName: String, manifest: Manifest) {
      self.fileName = fileName
      self.manifest = manifest
      paths = Dictionary(
        manifest.files.map { (FilePath.folded($0.path), $0.path) }, uniquingKeysWith: { $1 })
    }

    /// The path of the file that some disk takes for the one at a path; nil if there is none.
    func spelling(of path: String) -> String? { paths[FilePath.folded(path)] }
  }

  /// Sorted by file name.
  let all: [Other]

  /// Reads all manifests in an output folder except the one of `owner`. Damaged manifests are left out.
  ///
  /// - Parameter owner: the configuration to leave out; nil to read all manifests.
  /// - Throws: `FileError` for a manifest that exists but can't be read.
  init(in folder: Directory, besides owner: OutputOwner?) throws {
    guard try Directory.isFolder(folder.path) else {
      all = []
      return
    }
    let names = try Directory.entries(of: folder.path, followsLink: true)
      .filter { !$0.isFolder && !$0.isLink }.map(\.name.string)
      .filter { OutputOwner.isManifestName($0) && $0 != owner?.manifestName }
    let files = OutputFileAccess(folder)
    all = try names.sorted().compactMap { name in
      try files.bytesOfRecord(name).flatMap(Manifest.init).map {
        Other(fileName: name, manifest: $0)
      }
    }
  }

  /// The configurations that recorded a file at a path, in whatever spelling.
  func owners(of path: String) -> [Other] { all.filter { $0.spelling(of: path) != nil } }

  /// Checks that no planned file has another spelling of a path of another configuration. As in a plan, such paths are
  /// refused on every disk, because on some they are one file.
  ///
  /// - Throws: ``PipelineError/collision(_:_:)`` for the first.
  func refuseOtherSpellings(of files: some Sequence<OutputFile>) throws(PipelineError) {
    guard !all.isEmpty else { return }
    for file in files {
      for case let spelling? in all.map({ $0.spelling(of: file.path) })
      where !spelling.utf8.elementsEqual(file.path.utf8) {
        throw .collision(spelling, file.path)
      }
    }
  }

  /// The manifests that must change because this configuration replaced some of their files. The replaced files
  /// are removed from the returned manifests.
  ///
  /// - Parameter files: the current files of this configuration.
  func manifestsToRewrite(for files: [OutputRecord]) -> [Other] {
    guard !all.isEmpty else { return [] }
    let current = Dictionary(
      files.map { (FilePath.folded($0.path), $0.content) }, uniquingKeysWith: { $1 })
    return all.compactMap { other in
      // A file with the same bytes stays in both manifests.
      let files = other.manifest.files.filter { file in
        current[FilePath.folded(file.path)].map { $0 == file.content } ?? true
      }
      guard files.count < other.manifest.files.count else { return nil }
      var origin = other.manifest.origin
      // Without `input`, the next run of that configuration plans again.
      origin.input = nil
      return Other(
        fileName: other.fileName,
        manifest: Manifest(origin: origin, answers: other.manifest.answers, files: files))
    }
  }
}
