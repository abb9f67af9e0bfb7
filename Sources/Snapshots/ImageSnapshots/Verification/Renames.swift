import ImageComparison
import RasterImage
import SystemSupport

/// Finds references that were renamed: a picture without a reference, and a reference without a picture that
/// has the same pixels.
enum Renames {
  /// The results with joined renamings: a renamed reference is one result with the verdict `moved`, under its
  /// new name.
  ///
  /// - Parameter contents: the digest of each entry that can be a part of a renaming.
  static func joined(
    _ entries: [VerifiedPicture], contents: [[UInt8]?]
  ) -> [VerifiedPicture] {
    let sources = sources(
      zip(entries, contents).map { entry, content in
        // On some systems, names that look alike are the same file, and moving would delete it.
        (entry.name, entry.verdict, entry.hint == nil ? content : nil)
      })
    let moved = Set(sources.values)
    return entries.indices.filter { !moved.contains($0) }.map { index in
      sources[index].map { .init(moved: entries[$0], to: entries[index]) } ?? entries[index]
    }
  }

  /// The index of the reference that was renamed, by the index of its new name.
  ///
  /// If several references have the same pixels, one with the same last component is preferred, then the first.
  ///
  /// - Parameter results: the results in the order of their names. `content` is the digest of a result that can
  ///   be a part of a renaming; nil for other results.
  static func sources(
    _ results: [(name: PictureName, verdict: Verification.Verdict, content: [UInt8]?)]
  ) -> [Int: Int] {
    var old: [[UInt8]: [Int]] = [:]
    for (index, result) in results.enumerated() where result.verdict == .obsolete {
      if let content = result.content { old[content, default: []].append(index) }
    }
    var sources: [Int: Int] = [:]
    for (index, result) in results.enumerated() where result.verdict == .missing {
      guard let content = result.content, let found = old[content] else { continue }
      let last = result.name.path.lastComponent
      let same = found.first { results[$0].name.path.lastComponent == last }
      guard let source = same ?? found.first else { continue }
      old[content]?.removeAll { $0 == source }
      sources[index] = source
    }
    return sources
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
