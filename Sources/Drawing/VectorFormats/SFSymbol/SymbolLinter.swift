internal import VectorGraphics

/// Checks a template against the rules of the SF Symbols app, Xcode and Apple's systems.
///
/// The rules come from Apple's "Creating custom symbol images for your app", and from what all templates
/// written by the SF Symbols app have in common.
package struct SymbolLinter: Sendable {
  let template: SymbolTemplate
  private var findings: [SymbolFinding]
  var correspondence = SymbolCorrespondence()

  /// The findings about an SVG file, sorted by line; empty for a valid template.
  ///
  /// - Parameter bytes: the contents of the file.
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
  /// - Parameter elements: the findings from reading the template, which are included in the result.
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
    linter.checkPlacement()
    return linter.findings.sorted { ($0.line ?? 0) < ($1.line ?? 0) }
  }

  mutating func report(
    _ rule: SymbolRule, _ element: String, line: Int? = nil, _ problem: String, fix: String
  ) {
    findings.append(
      SymbolFinding(rule, element, line: line == 0 ? nil : line, problem, fix: fix))
  }

  private mutating func checkVersion() {
    guard let version = template.version else {
      return report(
        .missingVersion, "template-version", "the template has no version",
        fix: "add <text id=\"template-version\">Template v.3.0</text> to the group 'Notes'")
    }
    if !SymbolTemplateVersion.known.contains(version.major) {
      report(
        .unknownVersion, "template-version", "no system reads the version \(version)",
        fix: "write Template v.3.0, or another one from 1.0 to 7.0")
    }
  }

  private mutating func checkGuides() {
    for scale in SymbolScale.allCases {
      let names = ["Baseline", "Capline"].map { "\($0)-\(scale.rawValue)" }
      for name in names where template.guides[name] == nil {
        report(
          .missingGuide, name, "the guide is missing",
          fix: "add <line id=\"\(name)\"> to the group 'Guides'")
      }
      if let baseline = template.guides[names[0]], let capline = template.guides[names[1]] {
        check(baseline: baseline, capline: capline, named: names)
      }
    }
    for (name, guide) in template.guides.sorted(by: { $0.key < $1.key })
    where guide.isOutsideGuides {
      report(
        .outsideGuides, name, line: guide.line, "the guide is not in the group 'Guides'",
        fix: "move it into <g id=\"Guides\">")
    }
  }

  /// Checks a row's guides, with a tolerance: drawing programs round coordinates by up to about one unit.
  private mutating func check(
    baseline: SymbolTemplate.Guide, capline: SymbolTemplate.Guide, named names: [String]
  ) {
    let tolerance = 2.0
    let slanted = zip(names, [baseline, capline]).filter { $1.bounds.height > tolerance }
    for (name, guide) in slanted {
      report(
        .slantedGuide, name, line: guide.line, "the guide is not horizontal",
        fix: "draw it at one height from end to end")
    }
    let distance = baseline.bounds.midY - capline.bounds.midY
    if distance < 1 {
      report(
        .misplacedGuide, names[1], line: capline.line, "the capline is not above its baseline",
        fix: "move it to the height of the capital letters")
    } else if slanted.isEmpty, abs(distance - SymbolScale.capHeight) > tolerance {
      report(
        .guideDistance, names[1], line: capline.line,
        "the capline is \(FixedPoint3.text(distance)) units above its baseline, not "
          + "\(FixedPoint3.text(SymbolScale.capHeight)): the symbol is drawn at another size",
        fix: "move the guide, or export the template at 100 points")
    }
  }

  private mutating func checkVariants() {
    var seen: Set<SymbolVariantName> = []
    for variant in template.variants {
      if !seen.insert(variant.name).inserted {
        report(
          .duplicateVariant, "\(variant.name)", line: variant.line, "the variant is there twice",
          fix: "remove one of the two groups")
      }
      if variant.bounds.map({ $0.width > 0 && $0.height > 0 }) != true {
        report(
          .emptyVariant, "\(variant.name)", line: variant.line, "the variant has no filled path",
          fix: "draw it, or remove the group")
      }
    }
    if template.isVariable { return }
    let regular = SymbolVariantName(.regular, .medium)
    if template[regular] == nil {
      let missing = SymbolVariantName.masters.filter { template[$0] == nil }.map(\.description)
      let isNew = (template.version?.major ?? 3) >= 3
      report(
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
        report(
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
      // A pair of margins of the regular weight serves all variants. Of the three masters, either each
      // has its own pair, or only the regular one has a pair.
      let isServed =
        SymbolScale.allCases.contains {
          template.margins(of: SymbolVariantName(.regular, $0)) != nil
        } && !(SymbolVariantName.masters.contains(name) && hasMarginsBeyondRegular)
      if sides.count == 2, isServed { continue }
      for side in sides {
        report(
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

  /// Checks the margins of a template up to version 2. There, one pair serves all variants; without a
  /// pair, the bounds of the drawing are its margins.
  private mutating func checkOldMargins() {
    let sides = ["left-margin", "right-margin"]
    let missing = sides.filter { template.guides[$0] == nil }
    if missing.count == 1 {
      report(
        .missingMargin, missing[0], "the margin is missing",
        fix: "add <line id=\"\(missing[0])\">, or remove the other one")
    }
  }

  private mutating func check(
    _ margins: (left: Double, right: Double), of variant: SymbolVariant, guide: String
  ) {
    let line = template.guides[guide]?.line
    if margins.right - margins.left < 0.001 {
      return report(
        .misplacedMargin, guide, line: line, "the right margin is not to the right of the left one",
        fix: "move the margins to either side of the drawing")
    }
    // A badge can extend beyond the margins. A drawing wholly outside of them is in the wrong column.
    if let bounds = variant.bounds, bounds.maxX < margins.left || bounds.minX > margins.right {
      report(
        .misplacedMargin, guide, line: line, "the drawing is wholly outside of its margins",
        fix: "move the margins, or the drawing, to the variant's column")
    }
  }
}
