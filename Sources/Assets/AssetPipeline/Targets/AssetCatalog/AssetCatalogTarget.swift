import BadgeKit
import ConfigurationReader
import CurrencyLocale
import Messages
import VectorGraphics

/// An Xcode asset catalog with one image set for each drawing, and a Swift lookup.
package struct AssetCatalogTarget: AssetTarget {
  enum ImageSetFormat: String, CaseIterable, Encodable {
    case svg, pdf, png
  }

  /// How a custom SF Symbol gets its weights.
  package enum SymbolForm: String, CaseIterable, Encodable {
    /// The system interpolates them between three masters.
    case variable
    /// All weights show the same drawing, in the button's weight.
    case `static`
  }

  /// How the system renders the pictures.
  enum Intent: String, CaseIterable, Encodable {
    /// As a shape in a colour of the app.
    case template
    case original
  }

  package var path = "Assets.xcassets"
  /// The name of the Swift type of the lookup. Other declared names are made from it.
  var type = SwiftTypeName.standard
  /// The path of the generated Swift file, relative to the output folder; nil for no lookup.
  var accessor: String? = "\(SwiftTypeName.standard.text).swift"
  /// The folder of the sets in the catalog. It is part of their names in code.
  var namespace = SwiftTypeName.standard.text
  var format = ImageSetFormat.svg
  var intent = Intent.template
  /// The appearances of `original` pictures. The first one is also shown in appearances that are not listed.
  var appearances: [Appearance] = [.light, .dark]
  /// Pixels per point, for PNG.
  var scales: [Int] = [1, 2, 3]
  /// The form of the custom SF Symbols; nil for none. Each drawing has one.
  var symbols: SymbolForm?
  /// The version of the SF Symbol templates, from 3 to 6.
  var symbolVersion = 3
  /// Whether each button also has a localised image set: it holds the picture of each locale, and the system
  /// chooses among them by language.
  var isLocalized = false
}

extension AssetCatalogTarget {
  /// The folder of the generated Swift file; empty for the output folder.
  var accessorFolder: String {
    (accessor ?? "").split(separator: "/").dropLast().joined(separator: "/")
  }

  package static var page: StaticString? { "xcassets.md" }

  package var codeExamples: [CodeExample] {
    guard accessor != nil else { return [] }
    return [
      CodeExample("SwiftUI", #"Image(\#(type.argumentLabel): Locale(identifier: "{locale}"))"#)
    ]
  }

  /// The page is a comment of the Swift file: SwiftPM warns of a file that is neither source nor resource, and Xcode
  /// copies it into the app.
  package var pagePath: String? { accessor }

  package var requiresFallback: Bool { isLocalized }

  package var tintedAppearances: [Appearance] { intent == .template ? [] : appearances }

  package func warnings(_ node: ConfigurationNode, buttons: [ButtonVariant]) -> [String] {
    guard symbols != nil, let given = node["symbols"] else { return [] }
    var options: [String] = []
    for button in buttons {
      let own = button.style.optionsNotInSymbols + (button.labels.isEmpty ? [] : ["labels"])
      options += own.filter { !options.contains($0) }
    }
    guard !options.isEmpty else { return [] }
    let error = given.error(
      "symbols don't follow \(Alternatives.text(options)), as their colours and measures are the "
        + "system's",
      fix: "leave these keys out, or expect them in the image sets alone")
    return ["\(error)"]
  }

  package func warnings(names: [String], in plan: Plan) -> [String] {
    names.compactMap { name in
      let symbol = XcodeSymbolName(name)
      guard let word = symbol.omittedWord else { return nil }
      let own = "\(type.text).Resource.\(SwiftName.identifier(name))"
      return
        "\(path): Xcode generates the symbol '\(symbol.text)' for '\(name)', without '\(word)' at the end: "
        + (accessor == nil
          ? "give it another name" : "use \(own) in Swift, or give it another name")
    }
  }

  package func files(of drawing: Drawing, in plan: Plan, _ body: FileReceiver) {
    for name in drawing.assetNames { putSets(name, of: drawing, body) }
    guard isLocalized else { return }
    let button = plan.button(of: drawing)
    let folder = localizedFolder(button.variant.name)
    if drawing.index == button.fallback?.drawing {
      for variant in variants {
        body("\(folder)/\(variant.fileName(Self.fallbackFile))", variant.rendition)
      }
    }
    for index in drawing.locales {
      guard let tag = catalogTag(of: plan[index]) else { continue }
      for variant in variants { body("\(folder)/\(variant.fileName(tag))", variant.rendition) }
    }
  }

  /// Calls `body` with the files of a name's image set, and of its symbol set if there are symbols.
  ///
  /// Both sides of a mirrored drawing are in one set. The system shows the one for the layout's direction.
  private func putSets(_ name: String, of drawing: Drawing, _ body: FileReceiver) {
    let sides = drawing.counterpart == nil ? [nil] : LayoutSide.allCases.map(Optional.some)
    let side: LayoutSide? = drawing.counterpart.map { _ in drawing.isMirrored ? .right : .left }
    let ending = side?.ending ?? ""
    let folder = "\(path)/\(namespace)/\(name).imageset"
    for variant in variants {
      body("\(folder)/\(variant.fileName(name + ending))", variant.rendition)
    }
    // Assets of different types can't have the same name.
    let symbol = name + SwiftLookup.symbolSuffix
    let set = "\(path)/\(namespace)/\(symbol).symbolset"
    if let symbols {
      body("\(set)/\(symbol)\(ending).svg", .symbolTemplate(symbols, version: symbolVersion))
    }
    guard side != .right else { return }
    body("\(folder)/Contents.json", .text(contents(of: name, sides)))
    if symbols != nil {
      body("\(set)/Contents.json", .text(Self.symbolContents(of: symbol, sides)))
    }
  }

  /// The layout direction that a file of a set is for.
  private enum LayoutSide: String, CaseIterable {
    case left = "left-to-right"
    case right = "right-to-left"

    /// The end of the file's name.
    var ending: String { self == .right ? "-rtl" : "" }
  }

  package var aggregateFiles: [AggregateFile] {
    let contents = Self.document(["info": Self.info])
    let namespaced = Self.document([
      "info": Self.info, "properties": ["provides-namespace": true],
    ])
    var files = [file("Contents.json") { _ in contents }]
    // Every folder on the way is a part of the names.
    var folder = ""
    for part in namespace.split(separator: "/") {
      folder += "\(part)/"
      files.append(file("\(folder)Contents.json") { _ in namespaced })
    }
    if let accessor { files.append(AggregateFile(path: accessor) { lookup($0).source }) }
    return files
  }

  private func lookup(_ rendered: RenderedTarget) -> SwiftLookup {
    SwiftLookup(target: self, rendered: rendered)
  }

  package func aggregateFiles(of button: ButtonVariant) -> [AggregateFile] {
    guard isLocalized else { return [] }
    let path = "\(localizedFolder(button.name))/Contents.json"
    return [AggregateFile(path: path, content: localizedContents)]
  }

  /// The file name, without extension, of the picture for all other languages in a localised set.
  private static let fallbackFile = "fallback"

  private func localizedFolder(_ button: ButtonName?) -> String {
    "\(path)/\(namespace)/\(button.prefix)localized.imageset"
  }

  /// One of the files of an image set. They differ in appearance and, for PNG, in scale.
  private struct Variant {
    var format: ImageSetFormat
    var colors: ColorVariant
    /// Nil for the file that the system uses in all appearances without one.
    var appearance: Appearance?
    var scale: Int?

    func fileName(_ name: String) -> String {
      name + (appearance.map { "-\($0.rawValue)" } ?? "") + (scale.map { "@\($0)x" } ?? "")
        + ".\(format.rawValue)"
    }

    var rendition: DrawingRendition {
      switch format {
      case .png: .picture(.png(scale: Double(scale ?? 1)), colors)
      case .svg: .picture(.svg(.fixed), colors)
      case .pdf: .picture(.pdf(nil), colors)
      }
    }

    /// The entry for this file in the set's `Contents.json`.
    ///
    /// - Parameter locale: the language tag; nil in sets that are not localised, and for the fallback.
    func entry(_ name: String, side: LayoutSide? = nil, locale: String?) -> JSONValue {
      var fields: [(String, JSONValue)] = []
      if let appearance {
        var values: [JSONValue] = []
        if appearance.scheme == .dark {
          values.append(["appearance": "luminosity", "value": "dark"])
        }
        if appearance.contrast == .increased {
          values.append(["appearance": "contrast", "value": "high"])
        }
        fields.append(("appearances", .array(values)))
      }
      fields += [
        ("filename", .string(fileName(name + (side?.ending ?? "")))), ("idiom", "universal"),
      ]
      if let side { fields.append(("language-direction", .string(side.rawValue))) }
      if let locale { fields.append(("locale", .string(locale))) }
      if let scale { fields.append(("scale", .string("\(scale)x"))) }
      return .object(fields)
    }
  }

  private var variants: [Variant] {
    let colorVariants: [(ColorVariant, Appearance?)] =
      intent == .template
      ? [(.template, nil)]
      : appearances.enumerated().map { ($1.colors, $0 == 0 ? nil : $1) }
    return colorVariants.flatMap { colors, appearance in
      (format == .png ? scales.map { $0 } : [nil]).map {
        Variant(format: format, colors: colors, appearance: appearance, scale: $0)
      }
    }
  }

  private func contents(of name: String, _ sides: [LayoutSide?]) -> String {
    imageSet(
      sides.flatMap { side in variants.map { $0.entry(name, side: side, locale: nil) } },
      isLocalized: false)
  }

  private static func symbolContents(of name: String, _ sides: [LayoutSide?]) -> String {
    let symbols = sides.map { side -> JSONValue in
      .object(
        [("filename", .string("\(name)\(side?.ending ?? "").svg")), ("idiom", "universal")]
          + (side.map { [("language-direction", .string($0.rawValue))] } ?? []))
    }
    return document(["info": info, "symbols": .array(symbols)])
  }

  private func localizedContents(_ rendered: RenderedTarget) -> String {
    guard let button = rendered.buttons.first else { return "" }
    let tags = button.locales.compactMap { catalogTag(of: $0.locale) }
    // The fallback's entry has no locale.
    let entries =
      (button.fallback == nil
        ? [] : variants.map { $0.entry(Self.fallbackFile, locale: nil) })
      + tags.flatMap { tag in variants.map { $0.entry(tag, locale: tag) } }
    return imageSet(entries, isLocalized: true)
  }

  private func imageSet(_ entries: [JSONValue], isLocalized: Bool) -> String {
    var properties: [(String, JSONValue)] = []
    if isLocalized { properties.append(("localizable", true)) }
    if format != .png { properties.append(("preserves-vector-representation", true)) }
    properties.append(("template-rendering-intent", .string(intent.rawValue)))
    return Self.document([
      "images": .array(entries), "info": Self.info, "properties": .object(properties),
    ])
  }

  private static let info: JSONValue = ["author": "xcode", "version": .number(1)]

  private static func document(_ contents: JSONValue) -> String {
    contents.compactText(lineDepth: 2) + "\n"
  }

  /// The language tag of a locale in a catalog.
  ///
  /// Nil for identifiers with more than two parts, because Xcode warns about them. The Swift lookup has them
  /// all the same.
  private func catalogTag(of locale: CurrencyLocale) -> String? {
    let parts = locale.identifier.split(separator: "_")
    return parts.count > 2 ? nil : parts.joined(separator: "-")
  }
}
