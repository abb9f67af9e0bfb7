extension Comparison: Encodable {
  private enum Key: String, CodingKey {
    case verdict, summary, strategy, tolerance, metric, threshold, expected, actual, pixels, ratio
    case largest, mean, areaCount, areas, limits, ignored, hidden
  }

  private struct Pixels: Encodable {
    var compared: Int
    var differing: Int
    var antialiased: Int
    var ignored: Int
  }

  /// Encodes the rule, the sizes and the figures, without the marks.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(verdict, forKey: .verdict)
    try container.encode(description, forKey: .summary)
    switch rule.strategy {
    case .exact(let tolerance):
      try container.encode("exact", forKey: .strategy)
      try container.encode(tolerance, forKey: .tolerance)
    case .perceptual(let metric, let threshold, _):
      try container.encode("perceptual", forKey: .strategy)
      try container.encode(metric, forKey: .metric)
      try container.encode(threshold, forKey: .threshold)
    case .structural(let threshold):
      try container.encode("structural", forKey: .strategy)
      try container.encode(threshold, forKey: .threshold)
    }
    if !rule.ignoredAreas.isEmpty { try container.encode(rule.ignoredAreas, forKey: .ignored) }
    if !hiddenDifferences.isEmpty {
      try container.encode(hiddenDifferences.map(\.description), forKey: .hidden)
    }
    try container.encode(expectedSize, forKey: .expected)
    try container.encode(actualSize, forKey: .actual)
    guard let measurement else { return }
    try container.encode(
      Pixels(
        compared: measurement.comparedPixels, differing: measurement.differingPixels,
        antialiased: measurement.antialiasedPixels, ignored: measurement.ignoredPixels),
      forKey: .pixels)
    try container.encode(measurement.ratio, forKey: .ratio)
    try container.encode(measurement.largest, forKey: .largest)
    try container.encode(measurement.mean, forKey: .mean)
    try container.encode(measurement.areaCount, forKey: .areaCount)
    try container.encode(measurement.areas, forKey: .areas)
    try container.encode(measurement.checks, forKey: .limits)
  }

  /// The comparison as JSON text with sorted keys.
  ///
  /// - Throws: `EncodingError` if a limit or a threshold is not finite.
  public var json: String {
    get throws { try jsonText() }
  }
}

extension LimitCheck: Encodable {
  private enum Key: String, CodingKey {
    case limit, window, allowed, found, excess, met
  }

  /// Encodes the name of the limit, the allowed figure, the figure found and their difference.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    switch limit {
    case .pixels: try container.encode("pixels", forKey: .limit)
    case .ratio: try container.encode("ratio", forKey: .limit)
    case .largest: try container.encode("largest", forKey: .limit)
    case .density(_, let window):
      try container.encode("density", forKey: .limit)
      try container.encode(window, forKey: .window)
    }
    try container.encode(allowed, forKey: .allowed)
    try container.encode(found, forKey: .found)
    try container.encode(excess, forKey: .excess)
    try container.encode(isMet, forKey: .met)
  }
}
