import VectorGraphics

extension SymbolFit {
  /// Whether symbols that are seen together share their sizes and places.
  public enum Rhythm: String, CaseIterable, Hashable, Sendable, Codable {
    /// Each symbol has the size and the place that suit its own shape.
    case own
    /// All symbols with the same number of characters have the same cap height, and all symbols have the same
    /// offset from the middle of the ring. A symbol is smaller only if it is too wide or too tall.
    ///
    /// Cap heights and offset depend on the button's proportions and on the number of characters, not on the
    /// other buttons. They are those of a box for each number of characters. The boxes move away from the badge
    /// until each has 95 % of the greatest cap height that it can have.
    case even

    /// The number of characters whose cap height symbols with more characters have too.
    package static let mostCharacters = 4.0
  }
}

/// The cap heights and the offset of the symbols of a button with ``SymbolFit/Rhythm/even``.
///
/// Lengths are fractions of the button's live area.
struct EvenRhythm {
  /// The distance by which all symbols move away from the badge.
  let offset: Double
  private let ring: SymbolSpace
  private let largest: (Int) -> Double

  /// - Parameters:
  ///   - ring: the space for a symbol.
  ///   - largest: the greatest cap height for a number of characters, by the rule for sizes.
  init(in ring: SymbolSpace, largest: @escaping (Int) -> Double) {
    (self.ring, self.largest) = (ring, largest)
    let last = ring.middleOffset
    let offsets: [Double] =
      last > 0 ? (0...Self.steps).map { Double($0) / Double(Self.steps) * last } : [0]
    var common = 0.0
    for characters in 1...Int(SymbolFit.Rhythm.mostCharacters) {
      let heights = offsets.map {
        Self.capHeight(Double(characters), at: $0, in: ring, largest)
      }
      let enough = (heights.max() ?? 0) * Self.share
      if let index = heights.firstIndex(where: { $0 >= enough }) {
        common = max(common, offsets[index])
      }
    }
    offset = common
  }

  /// The cap height of all symbols with this number of characters that are not too wide for it. It never grows
  /// with the number.
  func capHeight(characters: Double) -> Double {
    let characters = min(max(characters, 1), SymbolFit.Rhythm.mostCharacters)
    return ((1...Int(characters)).map(Double.init) + [characters]).map {
      Self.capHeight($0, at: offset, in: ring, largest)
    }.min() ?? 0
  }

  private static func capHeight(
    _ characters: Double, at offset: Double, in ring: SymbolSpace, _ largest: (Int) -> Double
  ) -> Double {
    let box = ReferenceBox(characters: characters)
    return min(
      largest(Int(characters.rounded(.up))),
      box.largestCapHeight(in: ring, at: ring.away * offset))
  }

  /// The part of the greatest cap height that a box has to have. To move further away from the middle would
  /// gain the rest.
  private static let share = 0.95
  /// The number of offsets to try.
  private static let steps = 64
}

extension ButtonGeometry {
  /// The width of a usual character with its space, in cap heights: that of a capital letter in the heaviest
  /// weights of Inter.
  package static let characterWidth = 0.92
}

/// The space that a usual symbol with a number of characters takes, at a cap height of 1.
private struct ReferenceBox {
  let characters: Double

  // The height has space for the bar of a dollar sign, because the corners of its box are empty.
  private var width: Double { ButtonGeometry.characterWidth * characters }
  private var height: Double { 1.08 }

  /// The box with space for the bar in its own height, for a space with straight edges.
  var tall: VectorPath {
    .rectangle(Rect(center: .zero, size: Size(width: width, height: 1.3)))
  }

  /// The greatest cap height at which the box fits if its middle is at a distance from the ring's.
  func largestCapHeight(in ring: SymbolSpace, at shift: Vector) -> Double {
    let (a, b) = (width / 2, height / 2)
    let square = a * a + b * b
    // The corner that is farthest from the ring's centre: |shift| + s (a, b), by its components.
    let (x, y) = (abs(shift.dx), abs(shift.dy))
    let rest = ring.radius * ring.radius - x * x - y * y
    guard ring.radius > 0, rest > 0 else { return 0 }
    let along = a * x + b * y
    var size = ((along * along + square * rest).squareRoot() - along) / square
    guard let badge = ring.badge.map({ $0 - shift }) else { return size }
    // The corner or the edge that comes nearest to the badge's centre.
    let (left, down, radius) = (abs(badge.dx), abs(badge.dy), ring.badgeRadius)
    let outside = left * left + down * down - radius * radius
    guard outside > 0 else { return 0 }
    let toward = a * left + b * down
    let discriminant = toward * toward - square * outside
    if discriminant >= 0 {
      let corner = (toward - discriminant.squareRoot()) / square
      if corner * a <= left, corner * b <= down { size = min(size, corner) }
    }
    if down > radius, (down - radius) / b * a >= left { size = min(size, (down - radius) / b) }
    if left > radius, (left - radius) / a * b >= down { size = min(size, (left - radius) / a) }
    return size
  }
}

extension LiveAreaSpace {
  /// The cap height of all symbols with this number of characters that are not too wide for it, and the place of
  /// their middle; nil if there is no space.
  func evenFit(characters: Double) -> (capHeight: Double, place: Vector)? {
    let box = ReferenceBox(
      characters: min(max(characters, 1), SymbolFit.Rhythm.mostCharacters)
    ).tall
    guard let bounds = box.bounds else { return nil }
    let points = box.flattenedPoints(
      tolerance: ButtonGeometry.tolerance, maxSegment: ButtonGeometry.maxSegment)
    return fit(points, bounds, middle: .zero, wanted: .infinity).map { ($0.size, $0.origin) }
  }
}

extension SymbolSpace {
  /// The direction away from the badge, of length 1; 0 without a badge.
  var away: Vector {
    guard let badge, badge.length > 0 else { return .zero }
    return badge * (-1 / badge.length)
  }

  /// The distance from the ring's centre to the middle between the badge and the opposite side of the ring; 0
  /// without a badge, or if the badge is farther away than the ring.
  fileprivate var middleOffset: Double {
    guard let badge, badge.length > 0 else { return 0 }
    return max(0, (radius - badge.length + badgeRadius) / 2)
  }

  /// The greatest size at which a symbol fits whose middle is at a distance from the ring's; 0 if there is none.
  func largestSize(at shift: Vector) -> Double {
    let within = radius * radius - shift.dot(shift)
    let badge = badge.map { $0 - shift }
    let outside = badge.map { $0.dot($0) - badgeRadius * badgeRadius } ?? 1
    guard radius > 0, within > 0, outside > 0 else { return 0 }
    var size = Double.infinity
    for point in points {
      let p = point - middle
      let square = p.dot(p)
      guard square > 0 else { continue }
      // The greater root of |s p + shift|² = radius²: the size s at which this point reaches the ring.
      let onward = p.dot(shift)
      size = min(size, ((onward * onward + square * within).squareRoot() - onward) / square)
      guard let badge else { continue }
      // The smaller root of |s p − badge|² = r², where the badge is relative to the symbol's middle.
      let along = p.dot(badge)
      let discriminant = along * along - square * outside
      if along > 0, discriminant > 0 {
        size = min(size, outside / (along + discriminant.squareRoot()))
      }
    }
    return size
  }
}
