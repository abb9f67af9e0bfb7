import BadgeGeometry
import BadgeKit
import CairoBackend
import CurrencyLocale
import TextOutlines

extension Batch {
  /// Plans a batch: finds the locales, the drawings that they share, and everything that each drawing depends
  /// on.
  ///
  /// - Throws: ``PipelineError`` if there are no locales to draw, or two drawings would have the same name.
  ///   `CurrencyLocaleError` if the configuration names an unknown locale. `TextError` or `FileError` for a
  ///   font file that can't be read.
  package static func plan(_ configuration: Configuration, settings: Plan.Settings) throws -> Plan {
    let locales = try configuration.locales.resolved(
      rules: configuration.rules, jobs: settings.jobs)
    let builder = try PlanBuilder(configuration, settings, locales)
    let fontFiles = try configuration.fontsDigest()
    let (buttons, drawings) = try builder.drawings(fontFiles: fontFiles)
    let targets = configuration.targets.map {
      PlannedTarget(target: $0.target, buttons: $0.buttons.compactMap(builder.index))
    }
    return Plan(
      configuration: configuration, settings: settings, locales: locales, buttons: buttons,
      drawings: drawings, targets: targets,
      aggregateFiles: targets.enumerated().flatMap { index, target in
        target.aggregateFiles(
          buttons, targets: [index] + target.target.referredTargets(configuration))
      },
      fingerprint: try builder.fingerprint(drawings),
      inputDigest: try configuration.inputDigest(settings, fontFiles: fontFiles),
      unusedKeyWarnings: configuration.unusedKeyWarnings(locales))
  }
}

extension PlannedTarget {
  fileprivate func aggregateFiles(
    _ planned: [PlannedButton], targets: [Int]
  ) -> [AggregateFile] {
    func files(_ files: [AggregateFile], showing buttons: [PlannedButtonIndex]) -> [AggregateFile] {
      files.map {
        AggregateFile(
          path: $0.path, buttons: buttons, targets: Set(targets), content: $0.content)
      }
    }
    return files(target.aggregateFiles, showing: buttons)
      + buttons.flatMap { index in
        files(target.aggregateFiles(of: planned[index.value].variant), showing: [index])
      }
  }
}

/// Collects the drawings of all buttons, and computes their fingerprints.
private struct PlanBuilder {
  private let configuration: Configuration
  private let settings: Plan.Settings
  private let locales: [CurrencyLocale]
  private let variants: [ButtonVariant]
  private let planners: [ButtonPlanner]

  init(
    _ configuration: Configuration, _ settings: Plan.Settings, _ locales: [CurrencyLocale]
  ) throws(CurrencyLocaleError) {
    self.configuration = configuration
    self.settings = settings
    self.locales = locales
    variants = configuration.variants
    var planners: [ButtonPlanner] = []
    for variant in variants {
      let targets = configuration.targets.filter { $0.buttons.contains(variant) }.map(\.target)
      var planner = ButtonPlanner(
        variant, of: configuration, hasSmall: configuration.hasSmallPictures(variant))
      for locale in locales { planner.add(locale) }
      if targets.contains(where: \.hasLookups) {
        planner.addUnlabelled()
        try planner.addFallback()
        planner.addCounterparts()
      }
      planners.append(planner)
    }
    self.planners = planners
  }

  func index(of variant: ButtonVariant) -> PlannedButtonIndex? {
    variants.firstIndex(of: variant).map { PlannedButtonIndex($0) }
  }

  func drawings(
    fontFiles: Digest
  ) throws -> (buttons: [PlannedButton], drawings: [Drawing]) {
    var buttons: [PlannedButton] = []
    var drawings: [Drawing] = []
    for (index, planner) in planners.enumerated() {
      let first = drawings.count
      let variant = variants[index]
      let style = try styleFingerprint(variant, fontFiles: fontFiles)
      let names = try planner.names(locales, configuration.naming, of: variant.name)
      for (entry, names) in zip(planner.drawings, names) {
        let button = entry.button(style: variant.style)
        drawings.append(
          Drawing(
            index: DrawingIndex(drawings.count), buttonIndex: PlannedButtonIndex(index),
            names: names,
            button: button, contentSize: variant.contentSize, smallestScale: variant.smallestScale,
            symbol: entry.symbol,
            isMirrored: entry.key.isMirrored,
            counterpart: entry.counterpart.map { DrawingIndex(first + $0) }, locales: entry.locales,
            fingerprint: try fingerprint(
              entry.key, button, style, hasSmall: planner.hasSmall)))
      }
      buttons.append(planner.planned(variant, drawings[first...]))
    }
    return (buttons, drawings)
  }

  /// The digest of everything that aggregate files depend on.
  func fingerprint(_ drawings: [Drawing]) throws -> Digest {
    struct AggregateInput: Encodable {
      let drawings: [Digest]
      let names: [String]
      let locales: [[String]]
      let rules: CurrencyRules
      let targets: [TargetEntry]
      let fallback: Fallback
    }
    return try Digest(
      ofValue: AggregateInput(
        drawings: drawings.map(\.fingerprint),
        names: drawings.flatMap { $0.names.map(\.text) },
        locales: locales.map { [$0.identifier, $0.currencyCode] }, rules: configuration.rules,
        targets: configuration.targets, fallback: configuration.fallback))
  }

  /// The digest of the properties that all drawings of a button have in common.
  private func styleFingerprint(
    _ variant: ButtonVariant, fontFiles: Digest
  ) throws -> Digest {
    struct StyleInput: Encodable {
      let version: String
      let cairo: String
      let style: CurrencyButtonStyle
      let contentSize: ContentSize
      let smallestScale: Double?
      let fontFiles: Digest
    }
    var style = variant.style
    // The tint is part of each rendition's fingerprint instead.
    style.tint = .init(.black)
    return try Digest(
      ofValue: StyleInput(
        version: settings.version, cairo: Cairo.version, style: style,
        contentSize: variant.contentSize, smallestScale: variant.smallestScale,
        fontFiles: fontFiles))
  }

  private func fingerprint(
    _ key: DrawingKey, _ button: CurrencyButton, _ common: Digest, hasSmall: Bool
  ) throws -> Digest {
    struct DrawingInput: Encodable {
      let common: Digest
      let key: DrawingKey
      let narrowSymbol: BadgeSymbol?
      let code: String?
    }
    return try Digest(
      ofValue: DrawingInput(
        common: common, key: key, narrowSymbol: hasSmall ? button.narrowSymbol : nil,
        code: hasSmall ? button.currencyCode : nil))
  }
}

extension Configuration {
  /// Whether a target draws the button so small that it takes its small form: at scale 1, at one of the
  /// target's PNG scales, or in its small pictures.
  fileprivate func hasSmallPictures(_ variant: ButtonVariant) -> Bool {
    targets.contains { entry in
      let small = entry.target.smallHeights.map { Double($0) / variant.style.size }
      return entry.buttons.contains(variant)
        && ([1] + entry.target.pixelScales + small).contains(where: variant.isSmall)
    }
  }
}

extension ButtonPlanner {
  /// The names of each drawing. A mirrored drawing has the names of its counterpart with `_rtl` at the end.
  fileprivate func names(
    _ all: [CurrencyLocale], _ naming: Naming, of button: ButtonName?
  ) throws(PipelineError) -> [[Drawing.Name]] {
    var subjects: [DrawingNames.Subject] = []
    var subjectOf: [Int] = []
    var known: [DrawingKey: Int] = [:]
    for entry in drawings {
      let locales = (entry.locales + entry.otherLocales).map { all[$0.value] }
      if let index = known[entry.key.leftToRight] {
        subjectOf.append(index)
        subjects[index].locales += locales
        continue
      }
      known[entry.key.leftToRight] = subjects.count
      subjectOf.append(subjects.count)
      var subject = DrawingNames.Subject(
        language: entry.key.language, labelKey: entry.key.label?.key, locales: locales)
      switch entry.key.symbol {
      case .text(let text): subject.symbol = text
      case .artwork: subject.artworkName = entry.key.symbolName
      }
      subjects.append(subject)
    }
    if let fallback {
      let subject = subjectOf[fallback.drawing]
      if let locale = fallback.locale {
        if !subjects[subject].locales.contains(locale) { subjects[subject].locales.append(locale) }
      } else {
        subjects[subject].isNeutral = true
      }
    }
    let names = try DrawingNames.of(subjects, naming)
    return drawings.enumerated().map { index, entry in
      names[subjectOf[index]].map { name in
        let base = name.text + (entry.key.isMirrored ? "_rtl" : "")
        return Drawing.Name(
          base: base, text: button.prefix + base, undirectedBase: name.text,
          undirected: button.prefix + name.text, locales: Set(name.locales))
      }
    }
  }

  /// The planned button.
  ///
  /// - Parameter drawings: the slice of ``Plan/drawings`` that belongs to this button.
  fileprivate func planned(
    _ button: ButtonVariant, _ drawings: ArraySlice<Drawing>
  ) -> PlannedButton {
    let first = drawings.startIndex
    return PlannedButton(
      variant: button,
      locales: locales.map { entry in
        let drawing = drawings[first + entry.drawing]
        return PlannedLocale(
          locale: entry.locale, symbol: drawing.symbol, direction: entry.direction,
          drawing: drawing.index, name: drawing.name(of: entry.locale),
          nameForOthers: drawings[first + entry.drawingForOthers].name(of: entry.locale))
      },
      fallback: fallback.map {
        let drawing = drawings[first + $0.drawing]
        return PlannedFallback(drawing: drawing.index, name: drawing.name(of: $0.locale))
      })
  }
}
