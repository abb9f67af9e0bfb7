import ImageComparison
import RasterImage
import SystemSupport

/// Finds references that were renamed: a picture without a reference, and a reference without a picture that
/// has the same pixels.
enum Renames {
  /// The findings, in which a renamed reference is one entry with the verdict `moved`, under its new name.
  ///
  /// If several references have the same pixels, one with the same last component is preferred, then the first.
  ///
  /// - Parameter contents: the digest of each entry that can be a part of a renaming.
  static func joined(
    _ entries: [Verification.Entry], contents: [[UInt8]?]
  ) -> [Verification.Entry] {
    var sources: [[UInt8]: [Int]] = [:]
    // Names that look alike are one file on some systems, where moving would delete it.
    for (index, entry) in entries.enumerated() where entry.hint == nil && entry.verdict == .obsolete
    {
      if let content = contents[index] { sources[content, default: []].append(index) }
    }
    guard !sources.isEmpty else { return entries }
    var joined: [Verification.Entry?] = entries
    for (index, entry) in entries.enumerated() where entry.hint == nil && entry.verdict == .missing
    {
      guard let content = contents[index], let found = sources[content] else { continue }
      let last = entry.name.path.lastComponent
      let same = found.first { entries[$0].name.path.lastComponent == last }
      guard let source = same ?? found.first else { continue }
      sources[content]?.removeAll { $0 == source }
      joined[index] = Verification.Entry(moved: entries[source], to: entry)
      joined[source] = nil
    }
    return joined.compactMap { $0 }
  }

  /// A digest of the pixels of a PNG file, and of the bytes of other files; nil if the file can't be decoded.
  static func digest(_ bytes: [UInt8], _ name: PictureName) -> [UInt8]? {
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
