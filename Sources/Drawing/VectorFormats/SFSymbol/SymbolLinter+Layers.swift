internal import VectorGraphics

extension SymbolLinter {
  /// Checks the layers of each path.
  ///
  /// A path without a hierarchical or multicolour layer is allowed beside paths that have one, because a
  /// designer can hide a layer in a mode on purpose ("What's new in SF Symbols 4", WWDC22). A path without
  /// a monochrome layer is reported, because some systems draw all paths in monochrome, whatever their
  /// classes.
  mutating func checkLayers() {
    for variant in template.variants {
      let isLayered = variant.paths.contains { !$0.classes.isEmpty }
      let isMonochrome = variant.paths.contains { $0.layer(.monochrome) != nil }
      for (index, path) in variant.paths.enumerated() {
        let element = "\(variant.name), path \(index + 1)"
        if isLayered, path.classes.isEmpty {
          report(
            .missingLayer, element, line: path.line,
            "the path is in no layer, unlike others, and may not be drawn",
            fix: "add a class such as monochrome-\(index)")
        } else if isMonochrome, path.layer(.monochrome) == nil {
          report(
            .monochromeLayer, element, line: path.line,
            "the path has no monochrome layer, unlike others: systems draw it in monochrome or not",
            fix:
              "add the class monochrome-\(path.classes.first?.index ?? index), or remove the path")
        }
        for layer in path.classes {
          checkColor(layer, element, line: path.line)
          guard let fault = layer.fault else { continue }
          report(
            .unknownClass, element, line: path.line, "the class '\(layer)' \(fault)",
            fix: "write a class such as "
              + "\(SymbolLayerClass(layer.mode, layer.index, layer.mode.example))")
        }
      }
    }
  }
}

extension SymbolLinter {
  /// Reports a colour that is not one of the system's, if the style sheet gives its class no fill.
  ///
  /// Such a name can belong to a colour in the app's asset catalog. For that case the SF Symbols app
  /// writes a fill into the style sheet ("Annotating custom symbols").
  private mutating func checkColor(_ layer: SymbolLayerClass, _ element: String, line: Int) {
    guard layer.mode == .multicolor, let name = layer.value, !name.isEmpty,
      !SymbolColor.isKnown(name), template.styles[layer]?.fill == nil
    else { return }
    report(
      .unknownColor, element, line: line,
      "'\(name)' is no colour of the system, and the style sheet gives it no fill",
      fix: "name one such as tintColor, labelColor or systemGreenColor, or write "
        + ".\(layer) {fill:#RRGGBB} into the style sheet")
  }
}

/// The colours that a multicolour layer can name without a fill.
enum SymbolColor {
  /// Whether a name is a CSS colour, or a colour of `UIColor` or `NSColor` with the suffix `Color`.
  static func isKnown(_ name: String) -> Bool {
    RGBAColor(cssName: name) != nil || (name.hasSuffix("Color") && names.contains(name.dropLast(5)))
  }

  /// The colours of `UIColor` and `NSColor`, without the suffix `Color`.
  private static let names: Set<Substring> = {
    let hues = [
      "Red", "Orange", "Yellow", "Green", "Mint", "Teal", "Cyan", "Blue", "Indigo", "Purple",
      "Pink", "Brown", "Gray", "Gray2", "Gray3", "Gray4", "Gray5", "Gray6",
    ].map { "system" + $0 }
    let levels = ["", "secondary", "tertiary", "quaternary", "quinary"]
    let leveled = ["label", "systemFill", "systemBackground", "systemGroupedBackground"].flatMap {
      name in
      levels.map { $0.isEmpty ? name : $0 + name.prefix(1).uppercased() + name.dropFirst() }
    }
    let constants = [
      "black", "white", "clear", "darkGray", "lightGray", "gray", "red", "green", "blue", "cyan",
      "yellow", "magenta", "orange", "purple", "brown",
    ]
    let others = [
      "tint", "controlAccent", "placeholderText", "separator", "opaqueSeparator", "link",
      "darkText", "lightText", "text", "control", "controlBackground", "controlText",
      "windowBackground", "windowFrameText", "grid", "highlight", "shadow", "underPageBackground",
    ]
    return Set((hues + leveled + constants + others).map { Substring($0) })
  }()
}

extension SymbolLayerClass {
  /// The mistake in the value, as the predicate of a sentence; nil for a valid value.
  fileprivate var fault: String? {
    switch mode {
    case .monochrome: value == nil ? nil : "has a value, which monochrome layers have not"
    case .multicolor: value?.isEmpty == false ? nil : "names no colour"
    case .hierarchical:
      Self.levels.contains { $0.name == value } ? nil : "is not primary, secondary or tertiary"
    }
  }
}

extension SymbolLayerClass.RenderingMode {
  fileprivate var example: String? {
    switch self {
    case .monochrome: nil
    case .multicolor: "tintColor"
    case .hierarchical: "primary"
    }
  }
}
