internal import VectorGraphics

/// The check of a template against the rules that the SF Symbols app, Xcode and the system have.
///
/// The rules are those of Apple's "Creating custom symbol images for your app", and what templates
/// that the SF Symbols app wrote have in common.
package struct SymbolLinter: Sendable {
  private let template: SymbolTemplate
  private var findings: [SymbolFinding]

  /// The findings about the bytes of an SVG file, in the order of its lines; empty for a valid
  /// template.
  package static func findings(_ bytes: [UInt8]) -> [SymbolFinding] {
    do throws(ArtworkError) {
      let (template, findings) = try SymbolTemplate.read(bytes)
      return Self.findings(template, of: findings)
    } catch {
      return [SymbolFinding(.unreadable, "", error.problem, fix: error.fix)]
    }
  }

  /// The findings about a template.
  ///
  /// - Parameter elements: what was found when it was read.
  package static func findings(
    _ template: SymbolTemplate, of elements: [SymbolFinding] = []
  ) -> [SymbolFinding] {
    var linter = SymbolLinter(template: template, findings: elements)
    linter.checkVersion()
    linter.checkGuides()
    linter.checkVariants()
    linter.checkMargins()
    linter.checkMasters()
    linter.checkLayers()
    return linter.findings.sorted { ($0.line ?? 0) < ($1.line ?? 0) }
  }

  private mutating func find(
    _ rule: SymbolRule, _ element: String, line: Int? = nil, _ problem: String, fix: String
  ) {
    findings.append(
      SymbolFinding(rule, element, line: line == 0 ? nil : line, problem, fix: fix))
  }

  private mutating func checkVersion() {
    guard let version = template.version else {
      return find(
        .missingVersion, "template-version", "the template has no version",
        fix: "add <text id=\"template-version\">Template v.3.0</text> to the group 'Notes'")
    }
    if !SymbolTemplate.Version.known.contains(version.major) {
      find(
        .unknownVersion, "template-version", "no system reads the version \(version)",
        fix: "write Template v.3.0, or another one from 1.0 to 7.0")
    }
  }

  private mutating func checkGuides() {
    for scale in SymbolScale.allCases {
      let names = ["Baseline", "Capline"].map { "\($0)-\(scale.rawValue)" }
      for name in names where template.guides[name] == nil {
        find(
          .missingGuide, name, "the guide is missing",
          fix: "add <line id=\"\(name)\"> to the group 'Guides'")
      }
      if let baseline = template.guides[names[0]], let capline = template.guides[names[1]],
        baseline.bounds.midY - capline.bounds.midY < 1
      {
        find(
          .misplacedGuide, names[1], line: capline.line, "the capline is not above its baseline",
          fix: "move it to the height of the capital letters")
      }
    }
  }

  private mutating func checkVariants() {
    var seen: Set<SymbolVariantName> = []
    for variant in template.variants {
      if !seen.insert(variant.name).inserted {
        find(
          .duplicateVariant, "\(variant.name)", line: variant.line, "the variant is there twice",
          fix: "remove one of the two groups")
      }
      if variant.bounds.map({ $0.width > 0 && $0.height > 0 }) != true {
        find(
          .emptyVariant, "\(variant.name)", line: variant.line, "the variant has no filled path",
          fix: "draw it, or remove the group")
      }
    }
    if template.isVariable { return }
    let regular = SymbolVariantName(.regular, .medium)
    if template[regular] == nil {
      let missing = SymbolVariantName.masters.filter { template[$0] == nil }.map(\.description)
      let isNew = (template.version?.major ?? 3) >= 3
      find(
        .missingVariant, isNew ? missing.joined(separator: ", ") : "\(regular)",
        isNew
          ? "neither the three masters nor \(regular) are there"
          : "the variant is missing",
        fix: isNew
          ? "add <g id=\"\(missing.first ?? "")\"> for an interpolated symbol, or <g id=\"\(regular)\">"
          : "add <g id=\"\(regular)\"> to the group 'Symbols'")
    } else {
      for scale in SymbolScale.allCases
      where !template.variants.contains(where: { $0.name.scale == scale }) {
        find(
          .missingScale, "Regular-\(scale.rawValue)",
          "there is no variant of the scale \(scale.rawValue), at which nothing is drawn",
          fix: "add <g id=\"Regular-\(scale.rawValue)\">, or the three masters")
      }
    }
  }

  private mutating func checkMargins() {
    guard (template.version?.major ?? 3) >= 3 else { return checkOldMargins() }
    let drawn = template.variants.map(\.name)
    for name in drawn where template.margins(of: name) == nil {
      let sides = ["left", "right"].filter { template.guides["\($0)-margin-\(name)"] == nil }
      // One pair of the regular weight serves all variants; of the masters all have one or none but
      // the regular has.
      let isServed =
        SymbolScale.allCases.contains {
          template.margins(of: SymbolVariantName(.regular, $0)) != nil
        } && !(SymbolVariantName.masters.contains(name) && hasMarginsBeyondRegular)
      if sides.count == 2, isServed { continue }
      for side in sides {
        find(
          .missingMargin, "\(side)-margin-\(name)", "the margin is missing",
          fix: "add <line id=\"\(side)-margin-\(name)\"> to the group 'Guides'")
      }
    }
    for variant in template.variants {
      if let margins = template.margins(of: variant.name) {
        check(margins, of: variant, guide: "right-margin-\(variant.name)")
      }
    }
  }

  private var hasMarginsBeyondRegular: Bool {
    [SymbolWeight.ultralight, .black].contains {
      template.margins(of: SymbolVariantName($0, .small)) != nil
    }
  }

  /// Up to version 2 one pair serves all variants; without it the bounds do.
  private mutating func checkOldMargins() {
    let sides = ["left-margin", "right-margin"]
    let missing = sides.filter { template.guides[$0] == nil }
    if missing.count == 1 {
      find(
        .missingMargin, missing[0], "the margin is missing",
        fix: "add <line id=\"\(missing[0])\">, or remove the other one")
    }
  }

  private mutating func check(
    _ margins: (left: Double, right: Double), of variant: SymbolTemplate.Variant, guide: String
  ) {
    let line = template.guides[guide]?.line
    if margins.right - margins.left < 0.001 {
      return find(
        .misplacedMargin, guide, line: line, "the right margin is not to the right of the left one",
        fix: "move the margins to either side of the drawing")
    }
    // A badge may hang over; a drawing that is wholly outside belongs to another column.
    if let bounds = variant.bounds, bounds.maxX < margins.left || bounds.minX > margins.right {
      find(
        .misplacedMargin, guide, line: line, "the drawing is wholly outside of its margins",
        fix: "move the margins, or the drawing, to the variant's column")
    }
  }

  private mutating func checkLayers() {
    for variant in template.variants {
      let isLayered = variant.paths.contains { !$0.classes.isEmpty }
      for (index, path) in variant.paths.enumerated() {
        let element = "\(variant.name), path \(index + 1)"
        if isLayered, path.classes.isEmpty {
          find(
            .missingLayer, element, line: path.line,
            "the path is in no layer, unlike others, and may not be drawn",
            fix: "add a class such as monochrome-\(index)")
        }
        for layer in path.classes {
          guard let fault = layer.fault else { continue }
          find(
            .unknownClass, element, line: path.line, "the class '\(layer)' \(fault)",
            fix: "write a class such as "
              + "\(SymbolLayerClass(layer.mode, layer.index, layer.mode.example))")
        }
      }
    }
  }
}

extension SymbolLinter {
  /// Compares each master with the regular one.
  private mutating func checkMasters() {
    guard template.isVariable, template.isInterpolated,
      let regular = template[SymbolVariantName(.regular, .small)]
    else { return }
    for name in SymbolVariantName.masters where name != regular.name {
      guard let master = template[name] else { continue }
      let count = master.paths.count
      guard count == regular.paths.count else {
        find(
          .pathCount, "\(name)", line: master.line,
          "the variant has \(count) paths and \(regular.name) \(regular.paths.count): nothing "
            + "between them can be interpolated",
          fix: "draw all masters with the same paths")
        continue
      }
      if isReordered(master, regular) { continue }
      for (index, (path, other)) in zip(master.paths, regular.paths).enumerated() {
        compare(path, other, "\(name), path \(index + 1)", with: regular.name)
      }
    }
  }

  /// Notes paths that are those of the regular master in another order.
  private mutating func isReordered(
    _ master: SymbolTemplate.Variant, _ regular: SymbolTemplate.Variant
  ) -> Bool {
    let matches = zip(master.paths, regular.paths).map {
      $0.path.hasSameStructure(as: $1.path) && $0.classes == $1.classes
    }
    // Each path is looked for among all others.
    guard let first = matches.firstIndex(of: false), matches.count <= 1000 else { return false }
    var rest = regular.paths
    for path in master.paths {
      guard
        let match = rest.firstIndex(where: {
          $0.path.hasSameStructure(as: path.path) && $0.classes == path.classes
        })
      else { return false }
      rest.remove(at: match)
    }
    find(
      .pathOrder, "\(master.name), path \(first + 1)", line: master.paths[first].line,
      "the paths are in another order than in \(regular.name)",
      fix: "draw them in the same order in all masters")
    return true
  }

  private mutating func compare(
    _ path: SymbolTemplate.Path, _ other: SymbolTemplate.Path, _ element: String,
    with regular: SymbolVariantName
  ) {
    guard path.path.hasSameStructure(as: other.path) else {
      let (count, wanted) = (path.path.elements.count, other.path.elements.count)
      return find(
        .pathElements, element, line: path.line,
        count == wanted
          ? "lines and curves come in another order than in \(regular)"
          : "the path has \(count) elements and \(wanted) in \(regular)",
        fix: "draw all masters with the same points in the same order, without simplifying paths")
    }
    if path.classes != other.classes {
      find(
        .layerClasses, element, line: path.line, "the layers are not those of \(regular)",
        fix: "give the path the same classes in all masters")
    }
    if let turned = path.path.contourThatTurns(on: other.path) {
      find(
        .turnedContour, element, line: path.line,
        "contour \(turned + 1) turns inside out on the way to \(regular)",
        fix: "begin it at the same point, and wind it the same way, in all masters")
    }
  }
}

extension SymbolLayerClass {
  /// What is wrong with the value, as the predicate of a sentence; nil for a valid one.
  fileprivate var fault: String? {
    switch mode {
    case .monochrome: value == nil ? nil : "has a value, which monochrome layers have not"
    case .multicolor: value?.isEmpty == false ? nil : "names no colour"
    case .hierarchical:
      Self.levels.contains { $0.name == value } ? nil : "is not primary, secondary or tertiary"
    }
  }
}

extension SymbolLayerClass.Mode {
  fileprivate var example: String? {
    switch self {
    case .monochrome: nil
    case .multicolor: "tintColor"
    case .hierarchical: "primary"
    }
  }
}
