import SystemSupport
public import VectorGraphics

/// An Xcode asset catalog with one image set for each drawing, and a Swift lookup.
public struct AssetCatalogTarget: Hashable, Sendable {
  public enum Format: String, CaseIterable, Hashable, Sendable {
    case svg, pdf, png
  }

  /// How the system is to see the pictures.
  public enum Intent: String, CaseIterable, Hashable, Sendable {
    /// A shape that gets its colour from the app.
    case template
    case original
  }

  public var path = "Assets.xcassets"
  /// Where the Swift lookup goes; nil for none.
  public var accessor: String? = "CurrencyBadge.swift"
  /// The folder the sets are in, a part of their names in code.
  public var namespace = "CurrencyBadge"
  public var format = Format.svg
  public var intent = Intent.original
  /// The appearances of `original` pictures; the first is the one for any other.
  public var appearances: [Appearance] = [.light, .dark]
  /// Pixels per point, for PNG.
  public var scales: [Int] = [1, 2, 3]
  /// Whether each drawing is a custom SF Symbol too.
  public var hasSymbols = false
  /// Whether one more set holds each locale's drawing as a localised picture.
  public var isLocalized = false

  public init() {}
}

extension AssetCatalogTarget: TargetWriter {
  func files(of drawing: Drawing, in plan: Plan, _ body: (String, Picture) -> Void) {
    let folder = "\(path)/\(namespace)/\(drawing.name).imageset"
    for variant in variants {
      body("\(folder)/\(variant.fileName(drawing.name))", variant.picture(drawing.symbol))
    }
    body("\(folder)/Contents.json", .text(contents(of: drawing.name)))
    if hasSymbols {
      let set = "\(path)/\(namespace)/\(drawing.name).symbolset"
      body("\(set)/\(drawing.name).svg", .symbolTemplate)
      body("\(set)/Contents.json", .text(Self.symbolContents(of: drawing.name)))
    }
    guard isLocalized else { return }
    for place in drawing.locales {
      guard let tag = catalogTag(of: plan.locales[place]) else { continue }
      for variant in variants {
        body(
          "\(localizedFolder)/\(variant.fileName(tag))", variant.picture(drawing.symbol))
      }
    }
  }

  func summaries(in plan: Plan) -> [Summary] {
    let contents = #"{"info":{"author":"xcode","version":1}}"#
    let namespaced =
      #"{"info":{"author":"xcode","version":1},"properties":{"provides-namespace":true}}"#
    var summaries = [
      summary("\(path)/Contents.json") { _ in contents + "\n" },
      summary("\(path)/\(namespace)/Contents.json") { _ in namespaced + "\n" },
    ]
    if isLocalized {
      summaries.append(summary("\(localizedFolder)/Contents.json", localizedContents))
    }
    if let accessor {
      summaries.append(
        summary(accessor) { SwiftLookup(namespace: namespace, table: LookupTable($0)).source })
    }
    return summaries
  }

  private func summary(
    _ path: String, _ content: @escaping @Sendable (Summary.Results) -> String
  ) -> Summary {
    Summary(path: path, needsOutlines: false, content: content)
  }

  private var localizedFolder: String { "\(path)/\(namespace)/localized.imageset" }

  /// A file of a set: its appearance, and its scale where it has pixels.
  private struct Variant {
    var format: Format
    var coloring: Coloring
    /// Nil for the appearance every other one falls back to.
    var appearance: Appearance?
    var scale: Int?

    func fileName(_ name: String) -> String {
      name + (appearance.map { "-\($0.name)" } ?? "") + (scale.map { "@\($0)x" } ?? "")
        + ".\(format.rawValue)"
    }

    func picture(_ symbol: String) -> Picture {
      switch format {
      case .png: .png(scale: Double(scale ?? 1), coloring)
      case .svg: .svg(coloring, .fixed, title: .none)
      case .pdf: .pdf(coloring, title: .none)
      }
    }

    /// The entry of the set's contents.
    func entry(_ name: String, locale: String?) -> String {
      var fields: [String] = []
      if let appearance {
        var values: [String] = []
        if appearance.scheme == .dark {
          values.append(#"{"appearance":"luminosity","value":"dark"}"#)
        }
        if appearance.contrast == .increased {
          values.append(#"{"appearance":"contrast","value":"high"}"#)
        }
        fields.append(#""appearances":[\#(values.joined(separator: ","))]"#)
      }
      fields.append(#""filename":\#(JSONText.quoted(fileName(name)))"#)
      fields.append(#""idiom":"universal""#)
      if let locale { fields.append(#""locale":\#(JSONText.quoted(locale))"#) }
      if let scale { fields.append(#""scale":"\#(scale)x""#) }
      return "{" + fields.joined(separator: ",") + "}"
    }
  }

  private var variants: [Variant] {
    let colorings: [(Coloring, Appearance?)] =
      intent == .template
      ? [(.template, nil)]
      : appearances.enumerated().map { ($1.coloring, $0 == 0 ? nil : $1) }
    return colorings.flatMap { coloring, appearance in
      (format == .png ? scales.map { $0 } : [nil]).map {
        Variant(format: format, coloring: coloring, appearance: appearance, scale: $0)
      }
    }
  }

  private func contents(of name: String) -> String {
    document(variants.map { $0.entry(name, locale: nil) }, isLocalized: false)
  }

  private static func symbolContents(of name: String) -> String {
    #"{"info":{"author":"xcode","version":1},"symbols":[{"filename":"\#(name).svg","#
      + #""idiom":"universal"}]}"# + "\n"
  }

  private func localizedContents(_ results: Summary.Results) -> String {
    let table = LookupTable(results)
    let tags = zip(results.locales, table.locales).compactMap { locale, known in
      catalogTag(of: locale).map { (tag: $0, name: known.name) }
    }
    // Without a locale: what a language that is not listed shows.
    let fallback = tags.first { $0.name == table.fallback } ?? tags.first
    let entries =
      variants.compactMap { variant in fallback.map { variant.entry($0.tag, locale: nil) } }
      + tags.flatMap { tag, _ in variants.map { $0.entry(tag, locale: tag) } }
    return document(entries, isLocalized: true)
  }

  private func document(_ entries: [String], isLocalized: Bool) -> String {
    var properties: [String] = []
    if isLocalized { properties.append(#""localizable":true"#) }
    if format != .png { properties.append(#""preserves-vector-representation":true"#) }
    properties.append(#""template-rendering-intent":"\#(intent.rawValue)""#)
    return #"{"images":["# + "\n" + entries.joined(separator: ",\n") + "\n"
      + #"],"info":{"author":"xcode","version":1},"properties":{"#
      + properties.joined(separator: ",") + "}}\n"
  }

  /// The tag a catalog knows a locale by; nil for one of three parts, which Xcode warns of and which
  /// the lookup in code finds.
  private func catalogTag(of locale: PlannedLocale) -> String? {
    let parts = locale.locale.identifier.split(separator: "_")
    return parts.count > 2 ? nil : parts.joined(separator: "-")
  }
}

extension Appearance {
  var coloring: Coloring { .appearance(self) }
}
