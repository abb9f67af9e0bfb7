/// The result of comparing two pictures: the measurement, and whether the limits are met.
public struct Comparison: Hashable, Sendable {
  /// The outcome of a comparison.
  public enum Verdict: String, CaseIterable, Hashable, Sendable, Codable {
    /// Every limit is met.
    case same
    /// A limit is exceeded.
    case changed
    /// The pictures have different sizes, so no pixels were measured.
    case resized
    /// The rule can't fail for pictures of this size: it ignores every pixel, or allows all to
    /// differ.
    case unchecked
  }

  /// The size of the expected picture.
  public let expectedSize: PictureSize
  /// The size of the actual picture.
  public let actualSize: PictureSize
  /// The rule that was applied.
  public let rule: ComparisonRule
  /// The figures; nil where the sizes differ.
  public let measurement: Measurement?
  /// The mark of each pixel, row by row from the top left corner.
  ///
  /// Empty where the bytes of both pictures are equal and where the sizes differ.
  public internal(set) var marks: [PixelMark]

  init(
    expectedSize: PictureSize, actualSize: PictureSize, rule: ComparisonRule,
    measurement: Measurement?, marks: [PixelMark] = []
  ) {
    self.expectedSize = expectedSize
    self.actualSize = actualSize
    self.rule = rule
    self.measurement = measurement
    self.marks = marks
  }

  /// Whether the pictures are the same, by the limits of the rule.
  public var verdict: Verdict {
    guard let measurement else { return .resized }
    if uncheckedReason != nil { return .unchecked }
    return measurement.checks.allSatisfy(\.isMet) ? .same : .changed
  }

  /// The reason why the rule can't fail for these pictures; nil where it can.
  ///
  /// Limits that allow every pixel to differ do no harm where none does.
  var uncheckedReason: String? {
    guard let measurement else { return nil }
    if let fault = rule.fault { return fault }
    if measurement.comparedPixels == 0 {
      return "no pixel was compared, as the ignored areas cover the picture: ignore less of it"
    }
    guard measurement.differingPixels > 0,
      measurement.checks.allSatisfy({ allowsAny($0.limit, of: measurement.comparedPixels) })
    else { return nil }
    return "the limits allow all pixels of a picture of this size to differ: lower them"
  }

  /// Whether a limit that ``ComparisonRule/validate()`` accepts is met whichever pixels differ.
  private func allowsAny(_ limit: Limit, of comparedPixels: Int) -> Bool {
    switch limit {
    case .pixels(let count): count >= comparedPixels
    case .ratio, .largest: false
    case .density(let pixels, let window):
      pixels >= min(window, expectedSize.width) * min(window, expectedSize.height)
    }
  }

  /// The figures of two pictures of one size.
  public struct Measurement: Hashable, Sendable {
    /// The number of pixels outside of the ignored areas.
    public let comparedPixels: Int
    /// The number of pixels that differ by more than the strategy tolerates.
    public let differingPixels: Int
    /// The number of pixels that differ in their anti-aliasing only, and are not counted.
    public let antialiasedPixels: Int
    /// The number of pixels in ignored areas.
    public let ignoredPixels: Int
    /// The largest difference of any pixel, anti-aliased ones left out: 0 to 1, or above 1 for
    /// colours further apart than black and white.
    public let largest: Double
    /// The mean difference of the compared pixels, anti-aliased ones counted as 0.
    public let mean: Double
    /// The areas of differing pixels, the one with the most pixels first; at most
    /// ``ChangedArea/listed`` of them.
    public let areas: [ChangedArea]
    /// The number of all areas, listed or not.
    public let areaCount: Int
    /// Each limit in force with the figure that was found.
    public let checks: [LimitCheck]

    /// The share of the compared pixels that differs, 0 to 1.
    public var ratio: Double {
      comparedPixels == 0 ? 0 : Double(differingPixels) / Double(comparedPixels)
    }
  }
}

/// The classification of one pixel.
public enum PixelMark: UInt8, Hashable, Sendable {
  /// Equal in both pictures.
  case same
  /// Different, within the tolerance of the strategy.
  case tolerated
  /// Different in its anti-aliasing only.
  case antialiased
  /// Different.
  case differing
  /// In an ignored area.
  case ignored
}

/// An area of differing pixels that touch, side to side or corner to corner.
public struct ChangedArea: Hashable, Sendable, Codable {
  /// The smallest rectangle around the pixels.
  public var bounds: PixelRect
  /// The number of differing pixels.
  public var pixels: Int

  /// Creates an area from its bounds and the number of its differing pixels.
  public init(bounds: PixelRect, pixels: Int) {
    self.bounds = bounds
    self.pixels = pixels
  }

  /// The most areas that a comparison lists.
  public static let listed = 64
}

/// A limit and the figure that was found for it.
public struct LimitCheck: Hashable, Sendable {
  /// The limit that was checked.
  public let limit: Limit
  /// The figure, in the unit of the limit.
  public let found: Double

  /// The largest figure that meets the limit.
  public var allowed: Double {
    switch limit {
    case .pixels(let count), .density(let count, _): Double(count)
    case .ratio(let value), .largest(let value): value
    }
  }

  /// Whether the figure is at most the allowed one.
  public var isMet: Bool { found <= allowed }

  /// The difference to the allowed figure; 0 where the limit is met.
  public var excess: Double { max(0, found - allowed) }
}
