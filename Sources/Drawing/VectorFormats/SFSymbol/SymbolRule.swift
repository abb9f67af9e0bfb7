/// A rule that a custom SF Symbol's template should follow. The raw value is its name in a finding.
package enum SymbolRule: String, CaseIterable, Hashable, Sendable {
  case unreadable
  case missingVersion = "missing-version"
  case unknownVersion = "unknown-version"
  case missingGuide = "missing-guide"
  case misplacedGuide = "misplaced-guide"
  case slantedGuide = "slanted-guide"
  case guideDistance = "guide-distance"
  case outsideGuides = "outside-guides"
  case missingVariant = "missing-variant"
  case missingScale = "missing-scale"
  case duplicateVariant = "duplicate-variant"
  case emptyVariant = "empty-variant"
  case outsideSymbols = "outside-symbols"
  case misplacedVariant = "misplaced-variant"
  case missingMargin = "missing-margin"
  case misplacedMargin = "misplaced-margin"
  case pathCount = "path-count"
  case pathOrder = "path-order"
  case pathElements = "path-elements"
  case layerClasses = "layer-classes"
  case missingLayer = "missing-layer"
  case monochromeLayer = "monochrome-layer"
  case unknownColor = "unknown-color"
  case unknownClass = "unknown-class"
  case turnedContour = "turned-contour"
  case startPoint = "start-point"
  case stroke
  case evenOdd = "evenodd"
  case nestedGroup = "nested-group"
  case unpainted
  case gradient
  case opacity
  case hidden
  case clip
  case unsupportedElement = "unsupported-element"
  case unreadablePath = "unreadable-path"
  case symbolSet = "symbol-set"
  case nameCollision = "name-collision"

  /// How serious it is to break a rule.
  package enum Severity: String, Hashable, Sendable {
    /// The file is refused.
    case error
    /// The file compiles, but the symbol is drawn blank or wrong.
    case warning
  }

  package var severity: Severity {
    switch self {
    case .unreadable, .missingVersion, .unknownVersion, .missingGuide, .misplacedGuide,
      .missingVariant, .duplicateVariant, .outsideSymbols, .missingMargin, .misplacedMargin,
      .unreadablePath, .symbolSet, .nameCollision:
      .error
    case .missingScale, .emptyVariant, .pathCount, .pathOrder, .pathElements, .layerClasses,
      .missingLayer, .unknownClass, .turnedContour, .stroke, .evenOdd, .nestedGroup, .unpainted,
      .unsupportedElement, .slantedGuide, .guideDistance, .outsideGuides, .misplacedVariant,
      .monochromeLayer, .unknownColor, .startPoint, .gradient, .opacity, .hidden, .clip:
      .warning
    }
  }
}

/// A breach of a rule.
package struct SymbolFinding: Hashable, Sendable {
  package var rule: SymbolRule
  /// The element, such as `Regular-S, path 2`; empty for the whole file.
  package var element: String
  /// The line of the file, from 1; nil if the finding is about no particular line.
  package var line: Int?
  package var problem: String
  package var fix: String

  package init(
    _ rule: SymbolRule, _ element: String, line: Int? = nil, _ problem: String, fix: String
  ) {
    self.rule = rule
    self.element = element
    self.line = line
    self.problem = problem
    self.fix = fix
  }
}
