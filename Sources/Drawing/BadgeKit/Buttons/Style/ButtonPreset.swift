public import BadgeGeometry
internal import TextOutlines

/// Proportions of a button that match the icons of a design system.
///
/// The article "Presets" of the module Mintmark lists each figure with its source.
public enum ButtonPreset: String, CaseIterable, Hashable, Sendable, Codable {
  /// The default proportions.
  case seed
  /// The proportions of SF Symbols, such as `person.crop.circle.badge.plus`.
  case sf
  /// The proportions of Material Symbols at 24 dp.
  case material
  /// The proportions of Fluent System Icons at 20 pixels.
  case fluent
  /// The proportions of Carbon's icons at 32 pixels.
  case carbon

  /// The measures as fractions of the live area.
  public var proportions: ButtonProportions {
    var proportions = ButtonProportions()
    switch self {
    case .seed: break
    case .sf:
      // Units of the icon: a ring of the diameter 44.61, a badge of 22.82, their centres 25.19 apart.
      let reach = 25.19 / 2.0.squareRoot() + 22.82 / 2
      proportions.setFigures(
        live: 2 * reach, ring: 44.61, stroke: 3.82, badge: 22.82, moat: 3.10, plus: 14.83,
        plusStroke: 2.94, capHeight: 20.6)
    case .material:
      proportions.setFigures(
        live: 20, ring: 20, stroke: 2, badge: 10, overhang: 2, moat: 2, plus: 6, plusStroke: 1,
        capHeight: 7.2)
      proportions.padding = 2.0 / 24
    case .fluent:
      proportions.setFigures(
        live: 20, ring: 16, stroke: 1, badge: 9, moat: 1, plus: 5, plusStroke: 1,
        capHeight: 6.4)
    case .carbon:
      proportions.setFigures(
        live: 28, ring: 28, stroke: 2, badge: 14, overhang: 2, moat: 2, plus: 10, plusStroke: 2,
        capHeight: 8.5)
      proportions.padding = 2.0 / 32
    }
    return proportions
  }

  /// The greatest cap height in a ring without a badge, as a fraction of the live area: that of the icon set's own
  /// currency sign. Nil for that beside a badge.
  var capHeightWithoutBadge: Double? {
    switch self {
    case .seed, .sf, .fluent: nil
    case .material: 0.575
    case .carbon: 0.43
    }
  }

  /// The heights in points from which strokes have a thickness of their own, in points; see ``ringThickness(height:)``.
  private var strokeSteps: [(height: Double, stroke: Double)] {
    self == .fluent ? [(24, 1.5), (32, 2), (48, 2.5)] : []
  }

  /// Whether the ring's thickness is another fraction of the live area in buttons of other heights.
  var hasStrokeSteps: Bool { !strokeSteps.isEmpty }

  /// The ring's thickness in a button of a height in points, as a fraction of the live area: that of the icon set's
  /// next smaller size, and above the largest the same fraction. Nil for that of ``proportions``.
  func ringThickness(height: Double) -> Double? {
    guard let step = strokeSteps.last(where: { $0.height <= height }) else { return nil }
    let isLargest = step.height == strokeSteps.last?.height
    return step.stroke / (isLargest ? step.height : height) / (1 - 2 * proportions.padding)
  }

  /// The corner of the badge in a left-to-right layout.
  public var badgeCorner: BadgeCorner {
    switch self {
    case .seed, .sf: .bottomLeft
    case .material, .fluent: .bottomRight
    case .carbon: .topRight
    }
  }
}

extension ButtonProportions {
  /// Sets the proportions from lengths on an icon's grid.
  ///
  /// - Parameters:
  ///   - live: the side of the live area.
  ///   - ring: the outer diameter of the ring.
  ///   - stroke: the thickness of the ring.
  ///   - badge: the diameter of the badge.
  ///   - overhang: the distance by which the badge extends beyond the ring; nil for a badge that touches the
  ///     edges of the live area.
  ///   - moat: the distance of the ring from the badge.
  ///   - plus: the length of the plus.
  ///   - plusStroke: the thickness of the plus.
  ///   - capHeight: the greatest height of the symbol's capital letters.
  fileprivate mutating func setFigures(
    live: Double, ring: Double, stroke: Double, badge: Double, overhang: Double? = nil,
    moat: Double, plus: Double, plusStroke: Double, capHeight: Double
  ) {
    ringDiameter = ring / live
    ringThickness = stroke / live
    badgeDiameter = badge / live
    badgeOverhang = overhang.map { $0 / live }
    self.moat = moat / live
    clearance = 0.05
    symbolSteps = [capHeight / live / Self.capHeightOfInter]
    markLength = plus / badge
    markThickness = plusStroke / badge
  }
}

extension CurrencyButtonStyle {
  /// A style with the measures, the weight and the badge's corner of a preset, and the default looks otherwise.
  public init(preset: ButtonPreset) {
    self.init()
    apply(preset)
  }

  /// Replaces everything that a preset decides.
  package mutating func apply(_ preset: ButtonPreset) {
    self.preset = preset == .seed ? nil : preset
    proportions = preset.proportions
    badgeCorner = preset.badgeCorner
    weight = nil
  }
}
