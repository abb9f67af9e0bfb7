/// The result of comparing two pictures: the measurement, and whether the limits are met.
public struct Comparison: Hashable, Sendable {
  /// The size of the expected picture.
  public let expectedSize: PictureSize
  /// The size of the actual picture.
  public let actualSize: PictureSize
  /// The rule that was applied.
  public let rule: ComparisonRule
  /// The figures; nil if the sizes differ.
  public let measurement: Measurement?
  /// The mark of each pixel, row by row from the top left corner.
  ///
  /// It is empty if the bytes of both pictures are equal, or if the sizes differ.
  public internal(set) var marks: [PixelMark] = []

  /// The differences of two PNG files that the compared pixels don't show; empty if only pixels were compared.
  public internal(set) var hiddenDifferences: [HiddenDifference] = []

  /// The outcome, by the limits of the rule.
  ///
  /// Another animation or colour space is a change under every rule: a screen shows other colours.
  public var verdict: ComparisonVerdict {
    guard let measurement else { return .resized }
    if uncheckedReason != nil { return .unchecked }
    let isSame = measurement.checks.allSatisfy(\.isMet) && hiddenDifferences.isEmpty
    return isSame ? .same : .changed
  }

  /// The reason for the verdict ``ComparisonVerdict/unchecked``; nil if the verdict is another one.
  ///
  /// Limits that allow every pixel to differ are no reason if no pixel differs.
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

  /// Whether a limit is always met, whichever pixels differ.
  ///
  /// - Parameters:
  ///   - limit: a limit that ``ComparisonRule/validate()`` accepts.
  ///   - comparedPixels: the number of pixels outside the ignored areas.
  private func allowsAny(_ limit: DifferenceLimit, of comparedPixels: Int) -> Bool {
    switch limit {
    case .pixels(let count): count >= comparedPixels
    case .ratio, .largest: false
    case .density(let pixels, let window):
      pixels >= min(window, expectedSize.width) * min(window, expectedSize.height)
    }
  }

  /// The figures of a comparison of two pictures of the same size.
  public struct Measurement: Hashable, Sendable {
    /// The number of pixels outside the ignored areas.
    public let comparedPixels: Int
    /// The number of pixels that differ by more than the strategy tolerates.
    public let differingPixels: Int
    /// The number of pixels that differ only in their anti-aliasing. ``differingPixels`` does not include them.
    public let antialiasedPixels: Int
    /// The number of pixels in ignored areas.
    public let ignoredPixels: Int
    /// The largest difference of a pixel, without the anti-aliased ones: 0 to 1. It is above 1 if colours are
    /// further apart than black and white, or structures are opposite.
    public let largest: Double
    /// The mean difference of the compared pixels, in which anti-aliased pixels count as 0.
    public let mean: Double
    /// The areas of differing pixels, the one with the most pixels first. The list has at most
    /// ``ChangedArea/listedLimit`` areas.
    public let areas: [ChangedArea]
    /// The number of all areas, including those that ``areas`` does not list.
    public let areaCount: Int
    /// The checks of the rule's limits, or of the default limit if the rule has none.
    public let checks: [LimitCheck]

    /// The share of the compared pixels that differ, 0 to 1.
    public var ratio: Double {
      comparedPixels == 0 ? 0 : Double(differingPixels) / Double(comparedPixels)
    }
  }
}

/// The outcome of a comparison.
public enum ComparisonVerdict: String, CaseIterable, Hashable, Sendable, Codable {
  /// Every limit is met.
  case same
  /// A limit is exceeded.
  case changed
  /// The pictures have different sizes, so no pixels were measured.
  case resized
  /// The comparison has no meaning, because its rule is not valid. The rule has a number that is out of
  /// range, ignores every pixel, or allows all pixels of a picture of this size to differ.
  case unchecked
}

/// A difference of two PNG files that their compared pixels don't show.
public enum HiddenDifference: Hashable, Sendable, CustomStringConvertible {
  /// The frames after the first one, or the times for which frames are shown.
  case animation
  /// The colour profile or gamma. Pixels are compared as if they were sRGB.
  case colorSpace(expected: String, actual: String)

  /// The difference as a part of a sentence.
  public var description: String {
    switch self {
    case .animation:
      "the animation differs after the first frame, which alone is compared by pixels"
    case .colorSpace(let expected, let actual):
      "the colour space was expected to be \(expected) and is \(actual)"
    }
  }
}

/// The classification of one pixel.
public enum PixelMark: UInt8, Hashable, Sendable {
  /// Equal in both pictures.
  case same
  /// Different, but within the tolerance of the strategy.
  case tolerated
  /// Different only in its anti-aliasing.
  case antialiased
  /// Different by more than the strategy tolerates.
  case differing
  /// In an ignored area.
  case ignored
}

/// An area of differing pixels that touch each other by a side or a corner.
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

  /// The largest number of areas that a comparison lists.
  public static let listedLimit = 64
}

/// A limit and the figure that was found for it.
public struct LimitCheck: Hashable, Sendable {
  /// The limit that was checked.
  public let limit: DifferenceLimit
  /// The figure that was found, in the unit of the limit.
  public let found: Double

  /// The largest figure that meets the limit.
  public var allowed: Double {
    switch limit {
    case .pixels(let count), .density(let count, _): Double(count)
    case .ratio(let value), .largest(let value): value
    }
  }

  /// Whether the figure is not larger than the allowed one.
  public var isMet: Bool { found <= allowed }

  /// The figure minus the allowed one; 0 if the limit is met.
  public var excess: Double { max(0, found - allowed) }
}
