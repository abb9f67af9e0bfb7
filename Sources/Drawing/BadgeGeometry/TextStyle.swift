/// A text style of Dynamic Type, such as a title or a caption. It has a font size for each content size.
public enum TextStyle: String, CaseIterable, Hashable, Sendable, Codable {
  /// 34 points at the default content size.
  case largeTitle
  /// 28 points at the default content size.
  case title
  /// 22 points at the default content size.
  case title2
  /// 20 points at the default content size.
  case title3
  /// 17 points at the default content size, semibold.
  case headline
  /// 17 points at the default content size.
  case body
  /// 16 points at the default content size.
  case callout
  /// 15 points at the default content size.
  case subheadline
  /// 13 points at the default content size.
  case footnote
  /// 12 points at the default content size.
  case caption
  /// 11 points at the default content size.
  case caption2

  /// The size of the text's em, in whole points.
  public func pointSize(at size: ContentSize) -> Double { row.pointSizes[size.position] }

  /// The distance from one baseline to the next, in points.
  public func leading(at size: ContentSize) -> Double { row.leadings[size.position] }

  /// The font weight from 1 to 1000: semibold for a headline, regular for the rest.
  public var weight: Double { self == .headline ? 600 : 400 }

  /// The factor for a length that grows with the style; 1 at the default content size.
  ///
  /// It is the leading divided by the leading at the default content size. For eight combinations of style
  /// and content size, measurements show that Apple's own scaling does not use the published leading. For
  /// them the factor uses the measured value.
  public func scaleFactor(at size: ContentSize) -> Double {
    (row.scaledLeadings[size] ?? leading(at: size)) / leading(at: .large)
  }

  /// The figures of a style, from the smallest content size to the largest.
  private struct Figures {
    /// `pointSizes` and `leadings` have one value, in points, for each of the twelve content sizes.
    var pointSizes: [Double]
    var leadings: [Double]
    /// The leadings that scale lengths, where they differ from `leadings`.
    var scaledLeadings: [ContentSize: Double] = [:]
  }

  /// The figures from Apple's Human Interface Guidelines, "Typography", iOS and iPadOS.
  private var row: Figures {
    switch self {
    case .largeTitle:
      Figures(
        pointSizes: [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60],
        leadings: [38, 39, 40, 41, 43, 46, 48, 52, 57, 61, 66, 70])
    case .title:
      Figures(
        pointSizes: [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58],
        leadings: [31, 32, 33, 34, 37, 39, 41, 46, 51, 57, 62, 68],
        scaledLeadings: [.xLarge: 36, .xxLarge: 38, .accessibility4: 61])
    case .title2:
      Figures(
        pointSizes: [19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56],
        leadings: [24, 25, 26, 28, 30, 32, 34, 41, 47, 52, 59, 66])
    case .title3:
      Figures(
        pointSizes: [17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55],
        leadings: [22, 23, 24, 25, 28, 30, 32, 38, 44, 51, 58, 65])
    case .headline, .body:
      Figures(
        pointSizes: [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53],
        leadings: [19, 20, 21, 22, 24, 26, 29, 34, 40, 48, 56, 62],
        scaledLeadings: self == .headline ? [.accessibility4: 51] : [:])
    case .callout:
      Figures(
        pointSizes: [13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51],
        leadings: [18, 19, 20, 21, 23, 25, 28, 32, 39, 46, 52, 60])
    case .subheadline:
      Figures(
        pointSizes: [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49],
        leadings: [16, 18, 19, 20, 22, 24, 28, 31, 37, 43, 50, 58],
        scaledLeadings: [.xxxLarge: 26, .accessibility2: 36])
    case .footnote:
      Figures(
        pointSizes: [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44],
        leadings: [16, 16, 16, 18, 20, 22, 24, 29, 33, 40, 46, 52])
    case .caption:
      Figures(
        pointSizes: [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43],
        leadings: [13, 13, 13, 16, 19, 21, 23, 28, 32, 39, 44, 51],
        scaledLeadings: [.accessibility1: 27])
    case .caption2:
      Figures(
        pointSizes: [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40],
        leadings: [13, 13, 13, 13, 18, 20, 22, 25, 30, 35, 41, 48],
        scaledLeadings: [.accessibility2: 29])
    }
  }
}
