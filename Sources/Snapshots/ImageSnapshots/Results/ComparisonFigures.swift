package import ConfigurationReader
import ImageComparison

/// A comparison as JSON has it: the rule, the sizes and the figures, without the marks of pixels.
package struct ComparisonFigures: Hashable, Sendable, JSONRecord {
  package var verdict = ComparisonVerdict.same
  package var summary = ""
  package var rule = ""
  package var strategy = ""
  package var tolerance: Int?
  package var metric: ColorMetric?
  package var threshold: Double?
  package var ignored: [PixelRect]?
  package var hidden: [String]?
  package var expected = PictureSize(width: 0, height: 0)
  package var actual = PictureSize(width: 0, height: 0)
  package var pixels: Pixels?
  package var ratio: Double?
  package var largest: Double?
  package var largestText: String?
  package var mean: Double?
  package var areaCount: Int?
  package var areas: [ChangedArea]?
  package var limits: [Limit]?

  package init() {}

  /// Numbers of pixels.
  package struct Pixels: Hashable, Sendable, JSONRecord {
    package var compared = 0
    package var differing = 0
    package var antialiased = 0
    package var ignored = 0

    package init() {}

    package static var fields: [RecordField<Pixels>] {
      [
        RecordField("compared", \.compared, schema: .count, "Those outside the ignored areas."),
        RecordField(
          "differing", \.differing, schema: .count,
          "Those that differ by more than the strategy tolerates."),
        RecordField(
          "antialiased", \.antialiased, schema: .count,
          "Those that differ only in their anti-aliasing."),
        RecordField("ignored", \.ignored, schema: .count, "Those in ignored areas."),
      ]
    }
  }

  /// A limit of the rule, and the figure that was found for it.
  package struct Limit: Hashable, Sendable, JSONRecord {
    package var limit = ""
    package var window: Int?
    package var allowed = 0.0
    package var found = 0.0
    package var excess = 0.0
    var met = false

    package init() {}

    init(_ check: LimitCheck) {
      switch check.limit {
      case .pixels: limit = "pixels"
      case .ratio: limit = "ratio"
      case .largest: limit = "largest"
      case .density(_, let window):
        limit = "density"
        self.window = window
      }
      allowed = check.allowed
      found = check.found
      excess = check.excess
      met = check.isMet
    }

    package static var fields: [RecordField<Limit>] {
      [
        RecordField(
          "limit", \.limit, schema: .choice(["pixels", "ratio", "largest", "density"]),
          "The figure that is limited."),
        RecordField("window", \.window, "With density: the side of the square."),
        RecordField("allowed", \.allowed, "The largest allowed figure."),
        RecordField("found", \.found, "The figure."),
        RecordField("excess", \.excess, "The figure above the limit."),
        RecordField("met", \.met, "Whether the limit is met."),
      ]
    }
  }

  package static var fields: [RecordField<ComparisonFigures>] {
    [
      RecordField("verdict", \.verdict, "The result."),
      RecordField("summary", \.summary, "The figures in a sentence."),
      RecordField("rule", \.rule, "The rule in words."),
      RecordField(
        ComparisonFields.strategy.name, \.strategy,
        schema: ComparisonFields.strategy.schema,
        "The way of comparing."),
      RecordField(
        ComparisonFields.tolerance.name, \.tolerance, schema: .integer(0...255),
        "With \(ComparisonFields.names(.tolerance)): the allowed steps of a channel."),
      RecordField(
        ComparisonFields.metric.name, \.metric,
        "With \(ComparisonFields.names(.metric)): the colour distance."),
      RecordField(
        ComparisonFields.threshold.name, \.threshold, "The allowed difference of a pixel."),
      RecordField("ignored", \.ignored, "The areas that were left out."),
      RecordField("hidden", \.hidden, "Differences that the pixels don't show."),
      RecordField("expected", \.expected, "The size of the reference in pixels."),
      RecordField("actual", \.actual, "The size of the picture in pixels."),
      RecordField(
        "pixels", \.pixels, "Numbers of pixels; not of pictures with different sizes."),
      RecordField("ratio", \.ratio, "The share of the compared pixels that differ."),
      RecordField(
        "largest", \.largest, "The largest difference of a pixel; 1 is black to white."),
      RecordField("largestText", \.largestText, "The same in the unit of the strategy."),
      RecordField("mean", \.mean, "The mean difference of the compared pixels."),
      RecordField(
        "areaCount", \.areaCount, schema: .count, "The number of areas of differing pixels."),
      RecordField(
        "areas", \.areas, "The largest areas, at most \(ChangedArea.listedLimit)."),
      RecordField("limits", \.limits, "The limits that were checked."),
    ]
  }
}

extension Comparison {
  /// The rule, the sizes and the figures.
  package var figures: ComparisonFigures {
    var figures = ComparisonFigures()
    figures.verdict = verdict
    figures.summary = description
    figures.rule = "\(rule)"
    figures.strategy = rule.strategy.name
    let values = rule.strategy.values
    for parameter in rule.strategy.parameters {
      switch parameter {
      case .tolerance: figures.tolerance = Int(values.tolerance)
      case .metric: figures.metric = values.metric
      case .threshold: figures.threshold = values.threshold
      case .countAntialiased: break
      }
    }
    if !rule.ignoredAreas.isEmpty { figures.ignored = rule.ignoredAreas }
    if !hiddenDifferences.isEmpty { figures.hidden = hiddenDifferences.map(\.description) }
    figures.expected = expectedSize
    figures.actual = actualSize
    guard let measurement else { return figures }
    var pixels = ComparisonFigures.Pixels()
    pixels.compared = measurement.comparedPixels
    pixels.differing = measurement.differingPixels
    pixels.antialiased = measurement.antialiasedPixels
    pixels.ignored = measurement.ignoredPixels
    figures.pixels = pixels
    figures.ratio = measurement.ratio
    figures.largest = measurement.largest
    figures.largestText = largestText
    figures.mean = measurement.mean
    figures.areaCount = measurement.areaCount
    figures.areas = measurement.areas
    figures.limits = measurement.checks.map(ComparisonFigures.Limit.init)
    return figures
  }

  /// The comparison as JSON text with sorted keys.
  ///
  /// - Throws: `EncodingError` if a limit or a threshold is not finite.
  public var json: String {
    get throws { try figures.jsonText() }
  }
}

extension ComparisonVerdict: RecordValue {}
extension ColorMetric: RecordValue {}

extension PictureSize: RecordValue {
  package static var schema: ValueSchema {
    .mapping([
      SchemaField("width", .count, isRequired: true, "The number of columns."),
      SchemaField("height", .count, isRequired: true, "The number of rows."),
    ])
  }
}

extension PixelRect: RecordValue {
  package static var schema: ValueSchema {
    .mapping([
      SchemaField("x", Int.schema, isRequired: true, "The leftmost column."),
      SchemaField("y", Int.schema, isRequired: true, "The topmost row."),
      SchemaField("width", Int.schema, isRequired: true, "The number of columns."),
      SchemaField("height", Int.schema, isRequired: true, "The number of rows."),
    ])
  }
}

extension ChangedArea: RecordValue {
  package static var schema: ValueSchema {
    .mapping([
      SchemaField("bounds", PixelRect.schema, isRequired: true, "The rectangle around the pixels."),
      SchemaField("pixels", .count, isRequired: true, "The pixels that differ."),
    ])
  }
}

extension ValueSchema {
  /// A number of things.
  package static var count: ValueSchema { .integer(0...Int.max) }
}
