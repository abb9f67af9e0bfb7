/// What a comparison of two pictures found.
public struct Comparison: Hashable, Sendable {
  public enum Verdict: String, CaseIterable, Hashable, Sendable, Codable {
    /// Every limit holds.
    case same
    /// A limit is missed.
    case changed
    /// The pictures are not of one size, so there is nothing to measure.
    case resized
  }

  public let expectedSize: PictureSize
  public let actualSize: PictureSize
  public let rule: ComparisonRule
  /// Nil where the sizes differ.
  public let measurement: Measurement?

  public var verdict: Verdict {
    guard let measurement else { return .resized }
    return measurement.checks.allSatisfy(\.isMet) ? .same : .changed
  }

  /// The numbers of two pictures of one size.
  public struct Measurement: Hashable, Sendable {
    /// Pixels looked at: all but the ignored.
    public let comparedPixels: Int
    /// Pixels that differ by more than the strategy lets pass.
    public let differingPixels: Int
    /// Pixels that differ, but only by their anti-aliasing, and are not counted.
    public let antialiasedPixels: Int
    public let ignoredPixels: Int
    /// The largest difference of any pixel that is not put down to anti-aliasing, 0 to 1 (colours
    /// further apart than black and white pass 1).
    public let largest: Double
    /// The mean difference of the compared pixels, anti-aliased ones left out.
    public let mean: Double
    /// Where the differing pixels lie, the area with the most of them first; at most
    /// ``ChangedArea/listed`` of them.
    public let areas: [ChangedArea]
    /// How many areas there are, listed or not.
    public let areaCount: Int
    /// Each limit in force and how it was met.
    public let checks: [LimitCheck]
    /// What each pixel is; empty where the bytes of both pictures are equal.
    public let marks: [PixelMark]

    /// The part of the compared pixels that differs, 0 to 1.
    public var ratio: Double {
      comparedPixels == 0 ? 0 : Double(differingPixels) / Double(comparedPixels)
    }
  }
}

/// What a comparison says of one pixel.
public enum PixelMark: UInt8, Hashable, Sendable {
  case same, tolerated, antialiased, differing, ignored
}

/// Differing pixels that touch, side to side or corner to corner.
public struct ChangedArea: Hashable, Sendable, Codable {
  /// The smallest rectangle around them.
  public var bounds: PixelRect
  /// How many they are.
  public var pixels: Int

  public init(bounds: PixelRect, pixels: Int) {
    self.bounds = bounds
    self.pixels = pixels
  }

  /// How many areas a comparison lists.
  public static let listed = 64
}

/// A limit and the figure it was held against.
public struct LimitCheck: Hashable, Sendable {
  public let limit: Limit
  public let found: Double

  /// The figure that is allowed.
  public var allowed: Double {
    switch limit {
    case .pixels(let count), .density(let count, _): Double(count)
    case .ratio(let value), .largest(let value): value
    }
  }

  public var isMet: Bool { found <= allowed }

  /// By how much the limit is missed; 0 where it is met.
  public var excess: Double { max(0, found - allowed) }
}
