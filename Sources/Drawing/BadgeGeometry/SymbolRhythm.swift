import VectorGraphics

/// The cap heights and the offset that the symbols of a set share. Lengths are fractions of the button's live area.
///
/// All symbols with the same number of characters have the same cap height, and all symbols have the same offset
/// from the middle of the ring. A symbol is smaller only if it is too wide or too tall.
///
/// Cap heights and offset depend on the button's proportions and on the number of characters, not on the other
/// buttons. They are computed with a reference box for each number of characters. All boxes move away from the
/// badge together. They stop when each one has reached 95 % of the greatest cap height that it has at any offset.
struct SymbolRhythm {
  /// Symbols with more characters than this have the same cap height as symbols with this number. With fewer than 4, F CFA
  /// fails to have the cap height of FCFA, as it has no space for it.
  static let mostCharacters = 4.0

  /// The distance by which all symbols move away from the badge.
  let offset: Double
  private let space: SymbolSpace
  private let largest: (Double) -> Double

  /// - Parameters:
  ///   - space: the space for a symbol.
  ///   - largest: the greatest cap height for a number of characters.
  init(in space: SymbolSpace, largest: @escaping (Double) -> Double) {
    self.space = space
    self.largest = largest
    let last = space.middleOffset
    let offsets: [Double] =
      last > 0 ? (0...Self.steps).map { Double($0) / Double(Self.steps) * last } : [0]
    var common = 0.0
    for characters in 1...Int(Self.mostCharacters) {
      let heights = offsets.map {
        Self.capHeight(Double(characters), at: $0, in: space, largest)
      }
      let enough = (heights.max() ?? 0) * ButtonGeometry.leastShare
      if let index = heights.firstIndex(where: { $0 >= enough }) {
        common = max(common, offsets[index])
      }
    }
    offset = common
  }

  /// The cap height that all symbols with this number of characters share. Only a symbol that is too wide for
  /// it is smaller. More characters never give a greater cap height.
  func capHeight(characters: Double) -> Double {
    let characters = min(max(characters, 1), Self.mostCharacters)
    return ((1...Int(characters)).map(Double.init) + [characters]).map {
      Self.capHeight($0, at: offset, in: space, largest)
    }.min() ?? 0
  }

  /// The greatest cap height for which a symbol with this number of characters has space.
  func largestCapHeight(characters: Double) -> Double {
    Self.capHeight(max(characters, 1), at: offset, in: space) { _ in .infinity }
  }

  private static func capHeight(
    _ characters: Double, at offset: Double, in space: SymbolSpace, _ largest: (Double) -> Double
  ) -> Double {
    let box = ReferenceBox(characters: characters)
    return min(
      largest(characters),
      box.largestCapHeight(in: space, at: space.away * offset))
  }

  /// The number of offsets to try. With fewer than 9, a sign beside a large badge fails to have nine tenths of the height of
  /// another one.
  private static let steps = 64
}

extension ButtonGeometry {
  /// The width of a typical character including the space beside it, in cap heights. It is the width of a
  /// capital letter in the heaviest weights of Inter.
  package static let characterWidth = 0.92

  /// The least part of its greatest size that a symbol has where it shares something with others: at the place of all
  /// symbols, or in a heavier weight. A larger part would move all symbols further from the middle of the ring. Below 0.92,
  /// the widest sign fails to have nine tenths of the height of the others in the preset `material`.
  package static let leastShare = 0.95
}

/// A box as large as a typical symbol with a given number of characters. Lengths are in cap heights.
struct ReferenceBox {
  let characters: Double

  private var width: Double { ButtonGeometry.characterWidth * characters }
  // A dollar sign with its bar is 1.3 high, but the corners of its bounds are empty. Within a circle, it needs
  // no more space than a full box of this height.
  private var height: Double { 1.08 }

  /// The box with the full height of a dollar sign. It is for spaces with straight edges, in
  /// which empty corners don't help.
  var tallOutline: VectorPath {
    .rectangle(Rect(center: .zero, size: Size(width: width, height: Self.tallHeight)))
  }

  /// The height of a dollar sign with its bar, in cap heights.
  static var tallHeight: Double { 1.3 }

  /// The greatest cap height at which the box fits; 0 if there is none.
  ///
  /// - Parameter shift: the vector from the ring's centre to the middle of the box.
  func largestCapHeight(in space: SymbolSpace, at shift: Vector) -> Double {
    let a = width / 2
    let b = height / 2
    let square = a * a + b * b
    // At the cap height s, the corner farthest from the ring's centre is at (x + s a, y + s b). The greater
    // root of its distance² = radius² is the s at which it reaches the ring.
    let x = abs(shift.dx)
    let y = abs(shift.dy)
    let rest = space.radius * space.radius - x * x - y * y
    guard space.radius > 0, rest > 0 else { return 0 }
    let along = a * x + b * y
    var size = ((along * along + square * rest).squareRoot() - along) / square
    guard let badge = space.badge.map({ $0 - shift }) else { return size }
    // The badge stops the box at a corner or at an edge, whichever comes nearest to the badge's centre.
    let left = abs(badge.dx)
    let down = abs(badge.dy)
    let radius = space.badgeRadius
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
  /// The cap height that all symbols with this number of characters share, and the position of their middle;
  /// nil if there is no space. Only a symbol that is too wide for it is smaller.
  func rhythm(characters: Double) -> (capHeight: Double, place: Vector)? {
    let box = ReferenceBox(
      characters: min(max(characters, 1), SymbolRhythm.mostCharacters)
    ).tallOutline
    guard let bounds = box.bounds else { return nil }
    let points = box.fittedPoints
    return fit(points, bounds, middle: .zero, wanted: .infinity).map { ($0.size, $0.origin) }
  }
}

extension SymbolSpace {
  /// The unit vector that points from the badge to the ring's centre; zero without a badge.
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

  /// The greatest size of the symbol's em at which it fits; 0 if there is none.
  ///
  /// - Parameter shift: the vector from the ring's centre to the symbol's middle.
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
