package import ConfigurationReader
import ImageComparison
import Messages
import RasterImage

/// The keys of a rule for comparisons in `snapshots.yml`, which are also the options of `diff` and `snapshot verify`.
package enum ComparisonFields {
  private typealias Strategy = ComparisonRule.Strategy

  package static let strategy = SchemaField(
    "strategy", .choice(Strategy.all.map(\.name)),
    Strategy.all.map { "\($0.name): \($0.documentation)" }.joined(separator: "; ") + ".",
    default:
      "\(Strategy.exact().name), or \(Strategy.perceptual().name) if an option of it is given")
  package static let tolerance = SchemaField(
    "tolerance", .integer(0...254),
    "With \(names(.tolerance)): the allowed difference of a channel, in steps of 255; at most 254.")
  package static let metric = SchemaField(
    "metric", .choice(of: ColorMetric.self),
    "With \(names(.metric)): the colour distance. yiq counts the same pixels as pixelmatch 7.2 without its checkerboard. "
      + "It doesn't see white artwork on a transparent ground.",
    default: ColorMetric.standard.rawValue)
  package static let threshold = SchemaField(
    "threshold", .number(.any()),
    "With \(names(.threshold)): the allowed difference of a pixel, where 1 is black against white.",
    default: "\(ComparisonRule.standardThreshold)")
  package static let countAntialiased = SchemaField(
    "count-antialiased", .boolean,
    "With \(names(.countAntialiased)): count pixels that differ only in their anti-aliasing.")
  package static let maxPixels = SchemaField(
    "max-pixels", .integer(Int.min...Int.max, .pixels), "The allowed number of differing pixels.")
  package static let maxRatio = SchemaField(
    "max-ratio", .number(.any(.fraction)),
    "The allowed share of differing pixels, below 1: 0.01 is one in a hundred.")
  package static let maxDifference = SchemaField(
    "max-difference", .number(.any()),
    "The allowed difference of the worst pixel, below 1. 1 is black against white.")
  package static let maxDensity = SchemaField(
    "max-density", .string,
    "The allowed number of differing pixels in any square: 12/8 is 12 in 8 × 8.")
  package static let ignore = SchemaField(
    "ignore", .list(.string), "Areas to leave out of the comparison: x,y,width,height in pixels.")

  /// All of them, in the order of help texts and schemas.
  package static let all = [
    strategy, tolerance, metric, threshold, countAntialiased, maxPixels, maxRatio, maxDifference,
    maxDensity, ignore,
  ]

  private static let parameters: [(Strategy.StrategyParameter, SchemaField)] = [
    (.tolerance, tolerance), (.metric, metric), (.threshold, threshold),
    (.countAntialiased, countAntialiased),
  ]

  private static let laws = parameters.map { parameter, field in
    FieldLaw(
      field, "it belongs to the strategy \(names(parameter))",
      fix: "use that strategy, or leave it out"
    ) { strategy($0).parameters.contains(parameter) }
  }

  /// The names of the strategies that have a parameter.
  static func names(_ parameter: ComparisonRule.Strategy.StrategyParameter) -> String {
    Alternatives.text(Strategy.all.filter { $0.parameters.contains(parameter) }.map(\.name))
  }

  /// The strategy that values ask for: by its name, or by a value that belongs to `perceptual`.
  private static func strategy(_ value: FieldLookup) -> Strategy {
    let perceptual = Strategy.perceptual()
    return Strategy.all.first { $0.name == value(strategy) }
      ?? (parameters.contains { value($1) != nil && perceptual.parameters.contains($0) }
        ? perceptual : .exact())
  }

  /// The rule that values describe. Each value has the form of its field.
  ///
  /// - Throws: ``FieldError`` for values that exclude each other or are out of range.
  package static func rule(
    _ value: FieldLookup, ignoring areas: [String]
  ) throws(FieldError) -> ComparisonRule {
    try FieldLaw.check(laws, value)
    func number(_ field: SchemaField) -> Double? {
      value(field).flatMap { try? DecimalNumber.value(of: $0) }
    }
    var strategy = strategy(value)
    if let steps = number(tolerance) { strategy.values.tolerance = UInt8(steps) }
    if let name = value(metric).flatMap(ColorMetric.init) { strategy.values.metric = name }
    if let difference = number(threshold) { strategy.values.threshold = difference }
    strategy.values.countsAntialiased = value(countAntialiased) == "true"
    var limits = [
      value(maxPixels).flatMap(Int.init).map(DifferenceLimit.pixels),
      number(maxRatio).map(DifferenceLimit.ratio),
      number(maxDifference).map(DifferenceLimit.largest),
    ].compactMap(\.self)
    if let text = value(maxDensity) {
      guard let (pixels, window) = DifferenceLimit.density(text) else {
        throw FieldError(
          maxDensity,
          "'\(text)' is not a number of pixels and the side of a square: write it as in 12/8")
      }
      limits.append(.density(pixels: pixels, window: window))
    }
    var ignored: [PixelRect] = []
    for text in areas {
      guard let area = PixelRect(text) else {
        throw FieldError(
          ignore, "'\(text)' is not an area: give x,y,width,height, such as 0,0,20,20")
      }
      ignored.append(area)
    }
    let rule = ComparisonRule(strategy, limits: limits, ignoring: ignored)
    do throws(ComparisonRuleError) { try rule.validate() } catch {
      throw FieldError(
        field(of: error.parameter),
        "\(NumberText.of(error.value)) is out of range: give \(error.range)")
    }
    return rule
  }

  private static func field(of parameter: ComparisonRuleError.Parameter) -> SchemaField {
    switch parameter {
    case .tolerance: tolerance
    case .threshold: threshold
    case .ratio: maxRatio
    case .largest: maxDifference
    case .pixels: maxPixels
    case .density: maxDensity
    }
  }
}
