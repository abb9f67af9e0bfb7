import ImageComparison
import RasterImage
import SystemSupport

/// Finds references that were renamed: a picture without a reference, and a reference without a picture that
/// has the same pixels.
struct Renames {
  let references: ReferenceStore
  let pictures: PictureFolder

  /// The entries, in which a renamed reference is one entry with the verdict `moved`, under its new name.
  ///
  /// If several references have the same pixels, one with the same last component is preferred, then the first.
  func joined(_ entries: [Verification.Entry]) -> [Verification.Entry] {
    // Names that look alike are one file on some systems, where moving would delete it.
    let candidates = entries.indices.filter { entries[$0].hint == nil }
    let missing = candidates.filter { entries[$0].verdict == .missing }
    let obsolete = candidates.filter { entries[$0].verdict == .obsolete }
    guard !missing.isEmpty, !obsolete.isEmpty else { return entries }
    let old = Parallel.map(obsolete.count) { index in
      fingerprint(of: entries[obsolete[index]].name, isReference: true)
    }
    let new = Parallel.map(missing.count) { index in
      fingerprint(of: entries[missing[index]].name, isReference: false)
    }
    var sources: [[UInt8]: [Int]] = [:]
    for (index, fingerprint) in zip(obsolete, old) {
      if let fingerprint { sources[fingerprint, default: []].append(index) }
    }
    var entries: [Verification.Entry?] = entries
    for (index, fingerprint) in zip(missing, new) {
      guard let fingerprint, let found = sources[fingerprint], let name = entries[index]?.name
      else { continue }
      let same = found.first { entries[$0]?.name.path.lastComponent == name.path.lastComponent }
      guard let source = same ?? found.first, let oldName = entries[source]?.name else { continue }
      sources[fingerprint]?.removeAll { $0 == source }
      entries[index] = Verification.Entry(movedFrom: oldName, to: name)
      entries[source] = nil
    }
    return entries.compactMap { $0 }
  }

  /// A digest of the pixels of a PNG file, and of the bytes of other files; nil if the file can't be read.
  private func fingerprint(of name: PictureName, isReference: Bool) -> [UInt8]? {
    let bytes =
      isReference
      ? try? references.bytes(of: name)
      : try? PictureFile.bytes(of: pictures.path(of: name))
    guard let bytes, OtherFile(bytes) != .gitLFSPointer else { return nil }
    guard PictureFolder.kind(of: name) == .pixels else { return SHA256.digest(bytes) }
    guard let pixmap = try? PNG.decode(bytes) else { return nil }
    // What the pixels don't show has to be equal too.
    let metadata = PNGMetadata(bytes)
    guard metadata.bitDepth <= 8, metadata.animation.isEmpty, metadata.colorSpace == .sRGB else {
      return SHA256.digest(bytes)
    }
    return SHA256.digest(Array("\(pixmap.width) × \(pixmap.height)".utf8) + pixmap.bytes)
  }
}
