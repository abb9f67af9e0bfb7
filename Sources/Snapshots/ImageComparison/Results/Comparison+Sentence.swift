extension Comparison: CustomStringConvertible {
  /// The result in one or two sentences, without the final full stop.
  public var description: String {
    guard let measurement else {
      return "the size changed: expected \(expectedSize) pixels, got \(actualSize)"
    }
    if verdict == .unchecked, let uncheckedReason { return uncheckedReason }
    let text =
      measurement.differingPixels > 0
      ? measurement.findings(rule.strategy) : measurement.agreement(rule.strategy)
    guard !hiddenDifferences.isEmpty else { return text }
    return text + (measurement.differingPixels > 0 ? "; " : ", but ")
      + hiddenDifferences.map(\.description).joined(separator: ", and ")
  }
}

extension ComparisonRule: CustomStringConvertible {
  /// The strategy and the limits in words, such as `perceptual, threshold 0.1; allowed: 3`.
  public var description: String {
    let values = strategy.values
    var text = strategy.name
    for parameter in strategy.parameters {
      switch parameter {
      case .tolerance: if values.tolerance > 0 { text += ", tolerance \(values.tolerance)" }
      case .metric: text += ", \(values.metric.rawValue)"
      case .threshold: text += ", threshold \(decimal(values.threshold))"
      case .countAntialiased:
        if values.countsAntialiased { text += ", counting anti-aliased pixels" }
      }
    }
    for limit in limits {
      text += "; "
      switch limit {
      case .pixels(let value): text += "allowed: \(count(value, "pixel"))"
      case .ratio(let value): text += "allowed: \(percent(value)) of the pixels"
      case .largest(let value): text += "allowed difference: \(difference(value, strategy))"
      case .density(let pixels, let window):
        text += "allowed: \(grouped(pixels)) in \(window) × \(window)"
      }
    }
    if !ignoredAreas.isEmpty { text += "; \(count(ignoredAreas.count, "ignored area"))" }
    return text
  }
}

extension Comparison {
  /// The largest difference, written as in ``description``; nil if the sizes differ.
  package var largestText: String? { measurement.map { difference($0.largest, rule.strategy) } }
}

extension Comparison.Measurement {
  /// The sentence about pictures without a differing pixel. Their largest difference can still exceed a limit.
  fileprivate func agreement(_ strategy: ComparisonRule.Strategy) -> String {
    var text = "the pictures agree"
    // This metric doesn't see differences that are visible only over a dark ground.
    if strategy.values.metric == .yiq { text += " over white" }
    if largest > 0 {
      text += ", the largest difference being \(difference(largest, strategy)) and tolerated"
      let missed = checks.filter { !$0.isMet }
      if !missed.isEmpty {
        text =
          "the largest difference is \(difference(largest, strategy)), "
          + missed.map { $0.sentence(strategy) }.joined(separator: ", ")
      }
    }
    return antialiasedPixels == 0 ? text : text + ", " + antialiasing
  }

  /// The sentences about pictures with differing pixels: how many, how many are allowed, by how much and where.
  fileprivate func findings(_ strategy: ComparisonRule.Strategy) -> String {
    var text = "\(grouped(differingPixels)) of \(count(comparedPixels, "pixel")) "
    text += "\(differingPixels == 1 ? "differs" : "differ") (\(percent(ratio))), "
    text += checks.map { $0.sentence(strategy) }.joined(separator: ", ")
    text += ". Largest difference \(difference(largest, strategy))"
    if let first = areas.first {
      let bounds = first.bounds
      text += areaCount == 1 ? "; area " : "; largest area "
      text += "\(bounds.width) × \(bounds.height) at (\(bounds.x), \(bounds.y))"
      if areaCount > 1 { text += "; \(grouped(areaCount)) areas" }
    }
    return antialiasedPixels == 0 ? text : text + "; " + antialiasing
  }

  private var antialiasing: String {
    "\(count(antialiasedPixels, "anti-aliased pixel")) not counted"
  }
}

extension LimitCheck {
  /// The allowed figure. For a density, the figure found comes first because no other sentence has it.
  fileprivate func sentence(_ strategy: ComparisonRule.Strategy) -> String {
    switch limit {
    case .pixels(let value): "allowed: \(grouped(value))"
    case .ratio(let value): "allowed: \(percent(value))"
    case .largest(let value): "allowed difference: \(difference(value, strategy))"
    case .density(let pixels, let window):
      "\(grouped(Int(found))) in \(window) × \(window), allowed: \(grouped(pixels))"
    }
  }
}

/// A difference in the unit of its strategy: steps of a channel (0 to 255) for an exact comparison, otherwise
/// the number itself.
private func difference(_ value: Double, _ strategy: ComparisonRule.Strategy) -> String {
  decimal(value * strategy.fullRange)
}

private func count(_ value: Int, _ noun: String) -> String {
  "\(grouped(value)) \(noun)\(value == 1 ? "" : "s")"
}

/// A number with commas between thousands.
private func grouped(_ value: Int) -> String {
  var digits = String(value.magnitude)
  var groups: [Substring] = []
  while digits.count > 3 {
    groups.insert(digits.suffix(3), at: 0)
    digits.removeLast(3)
  }
  return (value < 0 ? "-" : "") + ([digits[...]] + groups).joined(separator: ",")
}

/// A share in per cent with at most two decimals. A smaller share than 0.01 % is `below 0.01 %`.
private func percent(_ ratio: Double) -> String {
  let percent = ratio * 100
  if percent > 0, percent < 0.01 { return "below 0.01 %" }
  return text((percent * 100).rounded() / 100) + " %"
}

/// A number with at most three decimals. A positive number less than 0.001 is `below 0.001`.
private func decimal(_ value: Double) -> String {
  value > 0 && value < 0.001 ? "below 0.001" : text((value * 1000).rounded() / 1000)
}

/// The shortest text of a number, which is that of an integer for a whole one.
private func text(_ value: Double) -> String {
  let text = "\(value)"
  return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
}
