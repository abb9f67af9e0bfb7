package import ConfigurationReader
import ImageComparison
import Messages
import RasterImage
import SystemSupport

/// The file `snapshots.yml` in a folder of references: rules for the comparison of some of its pictures.
package struct SnapshotRules: Sendable {
  /// The name of the file.
  package static let fileName: FilePath = "snapshots.yml"

  private struct Entry {
    var texts: [String]
    var patterns: [NamePattern]
    var rule: ComparisonRule
  }

  private var entries: [Entry] = []
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
      let root = try ConfigurationNode(yaml: bytes, file: file)
      try Self.schema.check(root)
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

  private static func entry(_ node: ConfigurationNode) throws(ConfigurationError) -> Entry {
    let pictures = node["pictures"]
    let texts = pictures?.string.map { [$0] } ?? pictures?.elements?.compactMap(\.string) ?? []
    let rule = ComparisonRule(
      try strategy(node), limits: try limits(node), ignoring: try ignoredAreas(node))
    do throws(ComparisonRuleError) {
      try rule.validate()
    } catch {
      throw node.error(reason: error)
    }
    return Entry(texts: texts, patterns: texts.map { NamePattern(FilePath($0)) }, rule: rule)
  }

  private static func strategy(
    _ node: ConfigurationNode
  ) throws(ConfigurationError) -> ComparisonRule.Strategy {
    let name = node["strategy"]?.string ?? "exact"
    let keys = [
      ("tolerance", ["exact"]), ("threshold", ["perceptual", "structural"]),
      ("metric", ["perceptual"]), ("count-antialiased", ["perceptual"]),
    ]
    for (key, strategies) in keys where !strategies.contains(name) {
      if let value = node[key] {
        throw value.error(
          "it does not belong to the strategy \(name)",
          fix: "use strategy: \(strategies.joined(separator: " or "))")
      }
    }
    switch name {
    case "perceptual":
      return .perceptual(
        metric: node["metric"]?.string.flatMap(ColorMetric.init) ?? .oklab,
        threshold: node["threshold"]?.number ?? 0.1,
        countingAntialiased: node["count-antialiased"]?.boolean ?? false)
    case "structural": return .structural(threshold: node["threshold"]?.number ?? 0.05)
    default: return .exact(tolerance: UInt8(clamping: node["tolerance"]?.integer ?? 0))
    }
  }

  private static func limits(
    _ node: ConfigurationNode
  ) throws(ConfigurationError) -> [ComparisonRule.Limit] {
    var limits: [ComparisonRule.Limit] = []
    if let count = node["max-pixels"]?.integer { limits.append(.pixels(count)) }
    if let ratio = node["max-ratio"]?.number { limits.append(.ratio(ratio)) }
    if let difference = node["max-difference"]?.number { limits.append(.largest(difference)) }
    if let density = node["max-density"] {
      guard let (pixels, window) = ComparisonRule.Limit.density(density.string ?? "") else {
        throw density.error(
          "it is not a number of pixels and the side of a square", fix: "write it as in 12/8")
      }
      limits.append(.density(pixels: pixels, window: window))
    }
    return limits
  }

  private static func ignoredAreas(
    _ node: ConfigurationNode
  ) throws(ConfigurationError) -> [PixelRect] {
    var areas: [PixelRect] = []
    for area in node["ignore"]?.elements ?? [] {
      guard let rect = PixelRect(area.string ?? "") else {
        throw area.error("it is not an area", fix: "give x,y,width,height, such as 0,0,20,20")
      }
      areas.append(rect)
    }
    return areas
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

  private static let fields = [
    SchemaField(
      "pictures", .either([.string, .list(.string, count: 1...1000)]), isRequired: true,
      "Patterns of names: light/*.png. Without a slash they match in every folder, with one in front outside of "
        + "folders."),
    SchemaField(
      "strategy", .choice(["exact", "perceptual", "structural"]),
      "The way of comparing; exact if it is not given."),
    SchemaField(
      "tolerance", .integer(0...254),
      "With exact: the allowed difference of a channel, in steps of 255."),
    SchemaField("metric", .choice(of: ColorMetric.self), "With perceptual: the colour distance."),
    SchemaField(
      "threshold", .number(.above(0)),
      "With perceptual and structural: the allowed difference of a pixel; 1 is black against white."
    ),
    SchemaField(
      "count-antialiased", .boolean,
      "With perceptual: whether pixels count that differ only in their anti-aliasing."),
    SchemaField("max-pixels", .integer(0...Int.max), "The allowed number of differing pixels."),
    SchemaField(
      "max-ratio", .number(NumberRange(0...1)), "The allowed share of differing pixels, below 1."),
    SchemaField(
      "max-difference", .number(NumberRange(0...1)),
      "The allowed difference of the worst pixel, below 1."),
    SchemaField(
      "max-density", .string, "The allowed differing pixels in any square: 12/8 is 12 in 8 × 8."),
    SchemaField("ignore", .list(.string), "Areas to leave out: x,y,width,height in pixels."),
    SchemaField(
      "mask", .string,
      "A PNG file in the folder of references. Where it is visible, pictures are not compared."),
  ]
}
