import ArgumentParser
import ConfigurationReader
import ImageComparison
import Messages

/// The options for the strategy of a comparison and for the limits of the difference.
struct ComparisonOptions: ParsableArguments {
  enum Strategy: String, CaseIterable {
    case exact, perceptual, structural
  }

  @Option(
    choice: """
      exact: every pixel counts; perceptual: what an eye sees counts; structural: contrast and \
      texture count.
      """, default: "exact")
  var strategy: Strategy?

  @Option(
    help: ArgumentHelp(
      "With exact: the allowed difference of a channel, in steps of 255; at most 254.",
      valueName: "steps", visibility: .rare),
    transform: { UInt8(try OptionValue.integer(0...254)($0)) })
  var tolerance: UInt8?

  @Option(
    choice: """
      With perceptual: the colour distance. yiq counts the same pixels as pixelmatch 7.2 without \
      its checkerboard. It doesn't see white artwork on a transparent ground.
      """, default: ColorMetric.oklab.rawValue, visibility: .rare)
  var metric: ColorMetric?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      """
      With perceptual and structural: the allowed difference of a pixel, where 1 is black against \
      white. (default: perceptual 0.1, structural 0.05)
      """,
      valueName: "difference"),
    transform: OptionValue.number())
  var threshold: Double?

  @Flag(
    help: ArgumentHelp(
      "With perceptual: count pixels that differ only in their anti-aliasing.", visibility: .rare))
  var countAntialiased = false

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "The allowed number of differing pixels.", valueName: "count", visibility: .rare),
    transform: OptionValue.integer())
  var maxPixels: Int?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "The allowed share of differing pixels, below 1: 0.01 is one in a hundred.",
      valueName: "ratio", visibility: .rare),
    transform: OptionValue.number(NumberRange(0...1)))
  var maxRatio: Double?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "The allowed difference of the worst pixel, below 1. 1 is black against white.",
      valueName: "difference", visibility: .rare),
    transform: OptionValue.number())
  var maxDifference: Double?

  @Option(
    help: ArgumentHelp(
      "The allowed number of differing pixels in any square: 12/8 is 12 in 8 × 8.",
      valueName: "count/side", visibility: .rare), transform: DensityArgument.init(_:))
  var maxDensity: DensityArgument?

  @Option(
    help: ArgumentHelp(
      "An area in pixels to leave out of the comparison; repeatable.",
      valueName: "x,y,width,height"), transform: Self.area)
  var ignore: [PixelRect] = []

  func validate() throws {
    let strategy = strategyInForce
    if tolerance != nil, strategy != .exact {
      throw ValidationError("--tolerance belongs to --strategy exact: use --threshold instead")
    }
    if threshold != nil, strategy == .exact {
      throw ValidationError(
        "--threshold needs --strategy perceptual or structural: add one, or use --tolerance")
    }
    if metric != nil || countAntialiased, strategy != .perceptual {
      throw ValidationError(
        "--metric and --count-antialiased belong to --strategy perceptual: add it")
    }
    do throws(ComparisonRuleError) {
      try rule.validate()
    } catch {
      let value = NumberText.of(error.value)
      throw ValidationError("\(Self.option(error.parameter)) is \(value): give \(error.range)")
    }
  }

  private static func option(_ parameter: ComparisonRuleError.Parameter) -> String {
    switch parameter {
    case .tolerance: "--tolerance"
    case .threshold: "--threshold"
    case .ratio: "--max-ratio"
    case .largest: "--max-difference"
    case .pixels: "--max-pixels"
    case .density: "--max-density"
    }
  }

  /// The rule that the options describe.
  var rule: ComparisonRule {
    var limits: [ComparisonRule.Limit] = []
    if let maxPixels { limits.append(.pixels(maxPixels)) }
    if let maxRatio { limits.append(.ratio(maxRatio)) }
    if let maxDifference { limits.append(.largest(maxDifference)) }
    if let maxDensity {
      limits.append(.density(pixels: maxDensity.pixels, window: maxDensity.side))
    }
    return ComparisonRule(ruleStrategy, limits: limits, ignoring: ignore)
  }

  private var strategyInForce: Strategy {
    strategy ?? (metric != nil || countAntialiased ? .perceptual : .exact)
  }

  private var ruleStrategy: ComparisonRule.Strategy {
    switch strategyInForce {
    case .exact: .exact(tolerance: tolerance ?? 0)
    case .perceptual:
      .perceptual(
        metric: metric ?? .oklab, threshold: threshold ?? 0.1,
        countingAntialiased: countAntialiased)
    case .structural: .structural(threshold: threshold ?? 0.05)
    }
  }

  /// Warns of ignored areas that lie outside of pictures of all given sizes.
  func warnOfAreas(outside sizes: Set<PictureSize>) {
    for area in ignore where !sizes.isEmpty && !sizes.contains(where: area.overlaps) {
      let shown =
        sizes.count == 1 ? sizes.map { "the picture of \($0) pixels" }[0] : "every picture"
      Diagnostics.warn(
        "--ignore \(area.x),\(area.y),\(area.width),\(area.height) is outside of \(shown): check its "
          + "numbers, which are x, y, width and height")
    }
  }

  /// The options as command-line arguments, for a suggested command.
  var arguments: [String] {
    var arguments: [String] = []
    func add(_ name: String, _ value: (some CustomStringConvertible)?) {
      if let value { arguments += [name, value.description] }
    }
    add("--strategy", strategy?.rawValue)
    add("--tolerance", tolerance)
    add("--metric", metric?.rawValue)
    add("--threshold", threshold)
    if countAntialiased { arguments.append("--count-antialiased") }
    add("--max-pixels", maxPixels)
    add("--max-ratio", maxRatio)
    add("--max-difference", maxDifference)
    add("--max-density", maxDensity.map { "\($0.pixels)/\($0.side)" })
    for area in ignore { add("--ignore", "\(area.x),\(area.y),\(area.width),\(area.height)") }
    return arguments
  }
}

extension ComparisonOptions {
  private static func area(_ text: String) throws -> PixelRect {
    guard let area = PixelRect(text) else {
      throw ValueError("give four numbers of pixels, such as 0,0,20,20")
    }
    return area
  }
}

/// A number of pixels and the side of a square window in pixels, written `12/8`.
struct DensityArgument {
  var pixels: Int
  var side: Int

  init(_ text: String) throws {
    guard let (pixels, side) = ComparisonRule.Limit.density(text) else {
      throw ValueError("give a number of pixels and the side of a square, such as 12/8")
    }
    self.pixels = pixels
    self.side = side
  }
}
