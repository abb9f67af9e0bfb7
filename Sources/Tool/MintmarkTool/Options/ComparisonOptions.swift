import ArgumentParser
import ConfigurationReader
import ImageComparison
import ImageSnapshots
import Messages

/// The options for the strategy of a comparison and for the limits of the difference.
struct ComparisonOptions: ParsableArguments {
  @Option(ComparisonFields.strategy) var strategy: FieldText?
  @Option(ComparisonFields.tolerance, valueName: "steps", visibility: .rare)
  var tolerance: FieldText?
  @Option(ComparisonFields.metric, visibility: .rare) var metric: FieldText?
  @Option(ComparisonFields.threshold, valueName: "difference") var threshold: FieldText?
  @Flag(help: ArgumentHelp("\(ComparisonFields.countAntialiased.documentation)", visibility: .rare))
  var countAntialiased = false
  @Option(ComparisonFields.maxPixels, valueName: "count", visibility: .rare)
  var maxPixels: FieldText?
  @Option(ComparisonFields.maxRatio, valueName: "ratio", visibility: .rare)
  var maxRatio: FieldText?
  @Option(ComparisonFields.maxDifference, valueName: "difference", visibility: .rare)
  var maxDifference: FieldText?
  @Option(ComparisonFields.maxDensity, valueName: "count/side", visibility: .rare)
  var maxDensity: FieldText?

  @Option(
    help: ArgumentHelp(
      "An area in pixels to leave out of the comparison; repeatable.",
      valueName: "x,y,width,height"))
  var ignore: [String] = []

  func validate() throws {
    do throws(FieldError) { _ = try validRule() } catch {
      throw ValidationError("--\(error.field.name): \(error.reason)")
    }
  }

  /// The rule that the options describe.
  var rule: ComparisonRule { (try? validRule()) ?? .exact }

  private func validRule() throws(FieldError) -> ComparisonRule {
    let values = values
    return try ComparisonFields.rule({ values[$0.name] }, ignoring: ignore)
  }

  /// The values that are given, by the names of their options.
  private var values: [String: String] {
    let options = [
      strategy, tolerance, metric, threshold, maxPixels, maxRatio, maxDifference, maxDensity,
    ]
    var values: [String: String] = [:]
    for case let option? in options { values[option.name] = option.text }
    if countAntialiased { values[ComparisonFields.countAntialiased.name] = "true" }
    return values
  }

  /// Warns of ignored areas that lie outside of pictures of all given sizes.
  func warnOfAreas(outside sizes: Set<PictureSize>) {
    for (text, area) in zip(ignore, rule.ignoredAreas)
    where !sizes.isEmpty && !sizes.contains(where: area.overlaps) {
      let shown =
        sizes.count == 1 ? sizes.map { "the picture of \($0) pixels" }[0] : "every picture"
      Diagnostics.warn(
        "--\(ComparisonFields.ignore.name) \(text) is outside of \(shown): check its "
          + "numbers, which are x, y, width and height")
    }
  }

  /// The options as command-line arguments, for a suggested command.
  var arguments: [String] {
    let values = values
    return ComparisonFields.all.flatMap { field in
      let option = "--" + field.name
      if field.name == ComparisonFields.ignore.name { return ignore.flatMap { [option, $0] } }
      guard let value = values[field.name] else { return [] }
      return value == "true" ? [option] : [option, value]
    }
  }
}
