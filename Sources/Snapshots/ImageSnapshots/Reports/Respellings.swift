import SystemSupport

/// The references whose names only changed their letter case or Unicode form since a report was made, on a disk
/// where both spellings are one file.
///
/// In the report, the reference has no picture, and the picture has no reference.
struct Respellings {
  /// The obsolete reference whose file a missing one would be, by the name of the latter.
  private(set) var pending: [PictureName: SnapshotResults.Picture] = [:]
  /// The obsolete references that are there no more under their old names.
  private(set) var done: Set<PictureName> = []

  init(in results: SnapshotResults, of references: ReferenceStore) throws(SnapshotError) {
    let missing = Dictionary(
      grouping: results.failures.filter { $0.verdict == .missing }.map(\.name)
    ) { FilePath.folded($0.text) }
    var listing: PictureFolder.Listing?
    for old in results.failures where old.verdict == .obsolete {
      for name in missing[FilePath.folded(old.name.text)] ?? [] {
        if listing == nil { listing = try references.listing() }
        if listing?.files[old.name] == nil {
          done.insert(old.name)
        } else if listing?.files[name] == nil, try references.isOneFile(old.name, name) {
          pending[name] = old
        }
      }
    }
  }
}
