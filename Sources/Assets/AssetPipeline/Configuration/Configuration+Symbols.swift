import ConfigurationReader
import CurrencyLocale
import Messages
import SystemSupport
import VectorFormats
import VectorGraphics

extension Configuration {
  /// The keys of an entry under `symbols:`.
  static let symbolFields = [
    SchemaField("text", .string, "The text in the middle."),
    SchemaField(
      "path", .string, "An SVG file of shapes and lines in one colour, relative to this file."),
    SchemaField(
      "scale", .number(NumberRange(0.25...4, .fraction)),
      "The size of a drawing: 1 is as tall as a capital letter."),
    SchemaField(
      "baseline", .number(NumberRange(-0.5...0.75, .fraction)),
      "The part of a drawing's height that hangs below the baseline, which doesn't count for its size "
        + "and its middle."),
  ]

  /// Reads the entries under `symbols:`.
  ///
  /// - Throws: one error with those of all entries.
  mutating func readSymbols(
    _ entries: [ConfigurationNode.MappingEntry], folder: FilePath
  ) throws(ConfigurationError) {
    var errors: [ConfigurationError] = []
    for entry in entries {
      do throws(ConfigurationError) {
        let key = try Self.symbolKey(entry.key, name: entry.name)
        symbols[key] = try Self.symbol(entry.value, folder: folder)
      } catch {
        errors.append(error)
      }
    }
    guard var first = errors.first else { return }
    first.others = Array(errors.dropFirst())
    throw first
  }

  /// The symbol of an entry under `symbols:`. If the entry names an SVG file, reads it.
  private static func symbol(
    _ node: ConfigurationNode, folder: FilePath
  ) throws(ConfigurationError) -> SymbolOverride {
    switch (node["text"], node["path"]) {
    case (let text?, nil):
      for name in ["scale", "baseline"] {
        if let value = node[name] {
          throw value.error("it is for drawings, and this is a text", fix: "leave it out")
        }
      }
      let symbol = text.string ?? ""
      do {
        try VisibleText.validate(symbol)
      } catch {
        throw text.error(reason: error)
      }
      return .text(VisibleText.trimmed(symbol))
    case (nil, let path?):
      let file = artworkFile(path, folder: folder)
      let drawing = try artwork(path, file: file)
      return .artwork(
        drawing,
        frame: frame(
          of: drawing, scale: node["scale"]?.number, baseline: node["baseline"]?.number),
        name: FilePathText.stem(of: file.string))
    default:
      throw node.error("a symbol is either a text or a path", fix: "give one of them")
    }
  }

  /// The file that a `path` under `symbols:` names.
  static func artworkFile(_ path: ConfigurationNode, folder: FilePath) -> FilePath {
    folder.pushing(FilePath(path.string ?? ""))
  }

  private static func artwork(
    _ node: ConfigurationNode, file: FilePath
  ) throws(ConfigurationError) -> VectorPath {
    let bytes: [UInt8]
    do {
      bytes = try FileReader.bytes(of: file)
    } catch {
      throw node.error(reason: error)
    }
    do {
      return try Artwork(svg: bytes).path
    } catch {
      throw node.error("'\(node.string ?? "")': \(error.problem)", fix: error.fix)
    }
  }

  /// The rectangle of a drawing that is laid out like a letter; nil for the drawing's bounds.
  ///
  /// It reaches from the top of the drawing to its baseline. It is then divided by `scale` about its centre,
  /// because a smaller rectangle makes the drawing larger.
  private static func frame(of path: VectorPath, scale: Double?, baseline: Double?) -> Rect? {
    guard scale != nil || baseline != nil, let bounds = path.bounds else { return nil }
    let letter = Rect(
      x: bounds.minX, y: bounds.minY, width: bounds.width,
      height: bounds.height * (1 - (baseline ?? 0)))
    let factor = 1 / (scale ?? 1)
    return Rect(
      center: letter.center,
      size: Size(width: letter.width * factor, height: letter.height * factor))
  }
}

extension Configuration {
  /// Whether a target makes custom SF Symbols with interpolated weights.
  package var hasVariableSymbols: Bool {
    targets.contains { ($0.target as? AssetCatalogTarget)?.symbols == .variable }
  }
}
