import VectorGraphics

extension Comparison: CustomStringConvertible {
  /// The result as one sentence without a full stop.
  public var description: String {
    guard let measurement else {
      return "the size changed: expected \(expectedSize) pixels, got \(actualSize)"
    }
    if verdict == .unchecked, let uncheckedReason { return uncheckedReason }
    var text = measurement.findings(rule.strategy)
    let missed = measurement.checks.filter { !$0.isMet }
    if missed.isEmpty {
      if measurement.differingPixels > 0 {
        text += ", within " + measurement.checks.map(\.allowance).joined(separator: " and ")
      }
    } else {
      text += ": " + missed.map(\.sentence).joined(separator: ", and ")
    }
    return text
  }
}

extension Comparison.Measurement {
  fileprivate func findings(_ strategy: ComparisonRule.Strategy) -> String {
    guard differingPixels > 0 else {
      let agreement = "the pictures agree"
      let tolerated =
        largest > 0
        ? ", the largest difference being \(difference(largest, strategy)) and tolerated" : ""
      return agreement + tolerated + antialiasing
    }
    var text = "\(differingPixels) of \(count(comparedPixels, "pixel")) "
    text += "\(differingPixels == 1 ? "differs" : "differ") (\(percent(ratio)))"
    if let first = areas.first {
      let area =
        "\(first.bounds.width) × \(first.bounds.height) at "
        + "\(first.bounds.x), \(first.bounds.y)"
      text +=
        areaCount == 1 ? " in an area of \(area)" : " in \(areaCount) areas, most in \(area)"
    }
    text += ", by \(difference(largest, strategy)) at most and \(decimal(mean)) in the mean"
    return text + antialiasing
  }

  private var antialiasing: String {
    antialiasedPixels == 0
      ? "" : ", \(count(antialiasedPixels, "anti-aliased pixel")) not counted"
  }
}

extension LimitCheck {
  fileprivate var allowance: String {
    switch limit {
    case .pixels(let value): "the limit of \(count(value, "pixel"))"
    case .ratio(let value): "the limit of \(percent(value))"
    case .largest(let value): "the limit of \(decimal(value)) for any pixel"
    case .density(let pixels, let window):
      "the limit of \(count(pixels, "pixel")) in any \(window) × \(window)"
    }
  }

  fileprivate var sentence: String {
    switch limit {
    case .pixels(0): "none may differ"
    case .pixels(let value): "\(Int(excess)) more than the \(value) allowed"
    case .ratio(let value): "\(percent(excess)) more than the \(percent(value)) allowed"
    case .largest(let value):
      "the largest is \(decimal(excess)) more than the \(decimal(value)) allowed"
    case .density(let pixels, let window):
      "\(Int(found)) of them in \(window) × \(window), "
        + "\(Int(excess)) more than the \(pixels) allowed"
    }
  }
}

/// A difference in the unit of its strategy: steps of a channel, or 0 to 1.
private func difference(_ value: Double, _ strategy: ComparisonRule.Strategy) -> String {
  guard case .exact = strategy else { return decimal(value) }
  return "\(FixedPoint3.text(value * 255)) of 255 steps"
}

private func count(_ value: Int, _ noun: String) -> String {
  "\(value) \(noun)\(value == 1 ? "" : "s")"
}

private func percent(_ ratio: Double) -> String { decimal(ratio * 100) + " %" }

/// A number with at most three decimals; a smaller one than they can show is `less than 0.001`.
private func decimal(_ value: Double) -> String {
  value > 0 && value < 0.001 ? "less than 0.001" : FixedPoint3.text(value)
}
