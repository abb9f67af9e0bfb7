package import ConfigurationReader
import ImageComparison
import Messages
import RasterImage
import SystemSupport

/// The file `snapshots.yml` in a folder of references: rules for the comparison of some of its pictures.
package struct SnapshotRules: Sendable {
  /// The name of the file.
  package static let fileName: FilePath = "snapshots.yml"

  private struct PatternRule {
    var texts: [String]
    var patterns: [NamePattern]
    var rule: ComparisonRule
  }

  private var entries: [PatternRule] = []
  /// The names of the masks.
  private var masks: Set<PictureName> = []

  /// The rules of a folder without the file.
  package init() {}

  /// Reads the file of a folder of references; no rules for nil, a folder that doesn't exist.
  ///
  /// - Throws: ``SnapshotError/rules(_:)`` for a mistake in the file, and ``SnapshotError/file(_:)`` or
  ///   ``SnapshotError/picture(_:)`` if it or a mask can't be read.
  package init(of folder: Directory?) throws(SnapshotError) {
    guard let folder, let bytes = try PictureFile.bytes(of: Self.fileName, in: folder) else {
      return
    }
    let nodes: [ConfigurationNode]
    do throws(ConfigurationError) {
      let file = folder.path(of: Self.fileName).displayText
      let root = try Self.schema.read(ConfigurationNode(yaml: bytes, file: file))
      nodes = root["rules"]?.elements ?? []
      for node in nodes { entries.append(try Self.entry(node)) }
    } catch {
      throw .rules(error.description)
    }
    for (index, node) in nodes.enumerated() {
      guard let value = node["mask"], let text = value.string else { continue }
      guard let name = PictureName(visibleAt: text) else {
        throw .rules(
          value.error(
            "'\(text)' is hidden or outside of the folder of references",
            fix: "give the path of a PNG file from that folder"
          ).description)
      }
      let mask: Pixmap
      let path = folder.path(of: name.path)
      guard let bytes = try PictureFile.bytes(of: name.path, in: folder) else {
        throw .file(FileError(.read, path: path, code: .noSuchFileOrDirectory))
      }
      do throws(PictureError) {
        mask = try EncodedPicture(bytes, path: path.displayText).pixmap()
      } catch {
        throw .picture(error)
      }
      masks.insert(name)
      entries[index].rule.ignoredAreas += Self.areas(of: mask)
    }
  }

  /// The rule of a picture: the first with a pattern that matches, or the given one.
  package func rule(of name: PictureName, otherwise rule: ComparisonRule) -> ComparisonRule {
    entries.first { $0.patterns.contains { $0.matches(name) } }?.rule ?? rule
  }

  /// Whether a file of the folder of references is the file itself or a mask, and no reference.
  func own(_ name: PictureName) -> Bool {
    masks.contains(name) || name.path == Self.fileName
  }

  /// The files of a listing without the file itself and its masks, which are no references.
  ///
  /// - Parameter folder: the folder with the rules, relative to that of the listing.
  func references(
    in listing: PictureFolder.Listing, folder: FilePath = FilePath()
  ) -> PictureFolder.Listing {
    var listing = listing
    for name in masks.union([PictureName(Self.fileName)]) {
      listing.files[PictureName(folder.pushing(name.path))] = nil
    }
    return listing
  }

  /// The patterns that match none of the names.
  package func patterns(matchingNone names: some Collection<PictureName>) -> [String] {
    entries.flatMap { entry in
      zip(entry.texts, entry.patterns).filter { _, pattern in
        !names.contains { pattern.matches($0) }
      }
      .map(\.0)
    }
  }

  private static func entry(_ node: ConfigurationNode) throws(ConfigurationError) -> PatternRule {
    let pictures = node["pictures"]
    let texts = pictures?.string.map { [$0] } ?? pictures?.elements?.compactMap(\.string) ?? []
    let areas = node[ComparisonFields.ignore]?.elements?.compactMap(\.string) ?? []
    let rule = try node.values { value throws(FieldError) in
      try ComparisonFields.rule(value, ignoring: areas)
    }
    return PatternRule(texts: texts, patterns: texts.map { NamePattern(FilePath($0)) }, rule: rule)
  }

  /// The visible pixels of a mask as rectangles: runs of a row, united with equal runs of the rows above.
  private static func areas(of mask: Pixmap) -> [PixelRect] {
    var areas: [PixelRect] = []
    var open: [Range<Int>: PixelRect] = [:]
    for y in 0...mask.height {
      var runs: [Range<Int>] = []
      var x = 0
      while y < mask.height, x < mask.width {
        let start = x
        while x < mask.width, mask.bytes[4 * (y * mask.width + x) + 3] > 0 { x += 1 }
        if x > start { runs.append(start..<x) } else { x += 1 }
      }
      var next: [Range<Int>: PixelRect] = [:]
      for run in runs {
        var area =
          open.removeValue(forKey: run)
          ?? PixelRect(x: run.lowerBound, y: y, width: run.count, height: 0)
        area.height += 1
        next[run] = area
      }
      areas += open.values
      open = next
    }
    return areas.sorted { ($0.y, $0.x) < ($1.y, $1.x) }
  }
}

extension SnapshotRules {
  /// The schema of the file.
  package static let schema = ConfigurationSchema(
    title: "Rules for the comparison of snapshots",
    root: .mapping([
      SchemaField("version", .integer(1...1), isRequired: true, "The version of this format."),
      SchemaField(
        "rules", .list(.mapping(fields)), isRequired: true,
        "The first rule with a matching pattern holds. Other pictures have the rule of the command or the test."
      ),
    ]))

  private static let fields =
    [
      SchemaField(
        "pictures", .either([.string, .list(.string, count: 1...1000)]), isRequired: true,
        "Patterns of names: light/*.png. Without a slash they match in every folder, with one in front outside of "
          + "folders.")
    ] + ComparisonFields.all + [
      SchemaField(
        "mask", .string,
        "A PNG file in the folder of references. Where it is visible, pictures are not compared.")
    ]
}
