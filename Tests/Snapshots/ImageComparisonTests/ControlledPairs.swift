import MathSupport
import CairoBackend
import RasterImage
import TestPictures
import Testing
import VectorGraphics

import ImageComparison

/// Pairs of one icon, drawn twice, of which it is known what an eye sees: two symbols in two sizes on
/// two backgrounds.
enum ControlledPairs {
  /// The change from the first picture to the second one.
  enum Kind: Hashable, CaseIterable {
    /// Another program drew it; or its coverage is that of 4 × 4 samples a pixel.
    case librsvg, resvg, cairosvg, skia, samples
    /// All of it moved by a tenth of a pixel.
    case shift
    /// Its hue, by a CIEDE2000 difference of 5.
    case hue
    /// The ring's stroke, 5 % thinner.
    case thinner
    /// The symbol alone, by half a pixel.
    case moved
    /// Two by two pixels of the ring are missing.
    case hole

    /// The row of the table in the article on tolerances.
    var name: String {
      switch self {
      case .librsvg: "drawn by librsvg 2.54"
      case .resvg: "drawn by resvg"
      case .cairosvg: "drawn by CairoSVG 2.9"
      case .skia: "drawn by Skia 144"
      case .samples: "4 × 4 samples a pixel"
      case .shift: "all moved by 0.1 px"
      case .hue: "hue changed by ΔE₀₀ 5"
      case .thinner: "ring 5 % thinner"
      case .moved: "symbol moved by 0.5 px"
      case .hole: "hole of 2 × 2 px"
      }
    }

    static let harmless: [Kind] = [.librsvg, .resvg, .cairosvg, .skia, .samples, .shift]
    static let visible: [Kind] = [.hue, .thinner, .moved, .hole]
  }

  /// A pair with what distinguishes it from others of its kind.
  struct Pair {
    var name: String
    var expected: Pixmap
    var actual: Pixmap
  }

  /// All pairs of a kind, each with every variant: directions of a shift, or two hues.
  ///
  /// - Parameter tint: the icons' colour; that of other programs' pictures, and of the hues, is always
  ///   the standard one. On white, a white icon is left out.
  static func pairs(_ kind: Kind, tint: RGBAColor = tint) throws -> [Pair] {
    var pairs: [Pair] = []
    for icon in ["dollar", "franc"] {
      let parts = try Parts(icon, tint)
      for size in [50, 150] {
        let expected = try parts.pixmap(size)
        for (variant, actual) in try variants(kind, parts, icon, size, expected) {
          pairs.append(
            Pair(name: "\(icon) \(size) px \(variant)", expected: expected, actual: actual))
          if tint == .white { continue }
          pairs.append(
            Pair(
              name: "\(icon) \(size) px \(variant) on white", expected: try onWhite(expected),
              actual: try onWhite(actual)))
        }
      }
    }
    return pairs
  }

  private static func variants(
    _ kind: Kind, _ parts: Parts, _ icon: String, _ size: Int, _ expected: Pixmap
  ) throws -> [(String, Pixmap)] {
    let pixel = 50 / Double(size)
    func drawn(_ parts: Parts) throws -> Pixmap { try parts.pixmap(size) }
    switch kind {
    case .librsvg, .resvg, .cairosvg, .skia:
      let file = "rasterised/\(icon)-\(size)-\(kind).png"
      return [("", try PNG.decode(Fixtures.bytes(file)))]
    case .samples: return [("", try parts.sampled(size))]
    case .shift:
      let offset = 0.1 * pixel
      return try [(1.0, 0.0), (-1, 0), (0, 1), (0.7071, 0.7071), (0.7071, -0.7071)].map { x, y in
        let v = Vector(dx: offset * x, dy: offset * y)
        return ("(\(x), \(y))", try drawn(parts.mapped { $0.translated(by: v) }))
      }
    case .hue:
      return try hues.map { hue in
        var turned = parts
        turned.tint = hue
        return ("\(hue)", try drawn(turned))
      }
    case .thinner:
      var thinner = parts
      thinner.ring = thinner.ring.thinner
      return [("", try drawn(thinner))]
    case .moved:
      return try [(0.5, 0.0), (-0.5, 0), (0, 0.5)].map { x, y in
        var moved = parts
        moved.symbol = parts.symbol.translated(by: Vector(dx: x * pixel, dy: y * pixel))
        return ("(\(x), \(y))", try drawn(moved))
      }
    case .hole:
      return try [0.0, -37, -90].map { degrees in
        let center = Point(x: 25, y: 25) + Degrees.unitVector(degrees) * 22
        var picture = TestPicture(expected)
        let (x, y) = (Int((center.x / pixel).rounded()), Int((center.y / pixel).rounded()))
        picture.fill(PixelRect(x: x - 1, y: y - 1, width: 2, height: 2), .clear)
        return ("at \(degrees)°", try picture.pixmap)
      }
    }
  }

  static let tint = RGBAColor(red: 0, green: 122, blue: 255)
  /// Light and dark colours, whose edges are steeper than those of the tint over one of the grounds.
  static let otherTints: [RGBAColor] = [
    .black, .white, RGBAColor(red: 255, green: 204, blue: 0),
  ]
  /// The tint, turned towards violet and towards cyan until CIEDE2000 is 5.
  static let hues = [
    RGBAColor(red: 69, green: 114, blue: 247), RGBAColor(red: 0, green: 136, blue: 255),
  ]

  private static func onWhite(_ pixmap: Pixmap) throws -> Pixmap {
    var picture = TestPicture(pixmap)
    for index in picture.colors.indices {
      let color = picture.colors[index]
      func over(_ channel: UInt8) -> UInt8 {
        let value = Double(channel) * Double(color.alpha) + 255 * Double(255 - color.alpha)
        return UInt8((value / 255).rounded())
      }
      picture.colors[index] = RGBAColor(
        red: over(color.red), green: over(color.green), blue: over(color.blue))
    }
    return try picture.pixmap
  }
}

/// An icon's contours by what they belong to.
private struct Parts {
  var ring = VectorPath()
  var badge = VectorPath()
  var symbol = VectorPath()
  var tint: RGBAColor

  init(_ icon: String, _ tint: RGBAColor) throws {
    self.tint = tint
    let svg = String(decoding: try Fixtures.bytes("drawings/\(icon).svg"), as: UTF8.self)
    let data = try #require(svg.firstMatch(of: #/ d="([^"]+)"/#)).1
    for contour in try VectorPath(svgData: String(data)).contours {
      let points = contour.points
      func distances(_ x: Double, _ y: Double) -> [Double] {
        points.map { ($0 - Point(x: x, y: y)).length }
      }
      if try #require(distances(10, 40).max()) < 10.5 {
        badge.append(contour)
      } else if try #require(distances(25, 25).min()) > 19 {
        ring.append(contour)
      } else {
        symbol.append(contour)
      }
    }
  }

  func mapped(_ map: (VectorPath) -> VectorPath) -> Parts {
    var parts = self
    parts.ring = map(ring)
    parts.badge = map(badge)
    parts.symbol = map(symbol)
    return parts
  }

  func pixmap(_ size: Int) throws -> Pixmap {
    let scene = VectorScene(
      size: Size(width: 50, height: 50),
      fills: [VectorScene.Fill(ring + badge + symbol, .solid(.color(AdaptiveColor(tint))))])
    return try scene.pixmap(scale: Double(size) / 50)
  }

  /// The picture as a rasteriser without areas draws it: a pixel is covered by as many sixteenths as
  /// samples are inside.
  func sampled(_ size: Int) throws -> Pixmap {
    try TestPicture(try pixmap(4 * size)).sampled(tint).pixmap
  }
}

extension VectorPath {
  /// The path's contours, each as a path.
  fileprivate var contours: [VectorPath] {
    var contours: [[Element]] = []
    for element in elements {
      if case .move = element { contours.append([]) }
      contours[contours.count - 1].append(element)
    }
    return contours.map { VectorPath($0) }
  }

  fileprivate var points: [Point] {
    elements.compactMap { element in
      switch element {
      case .move(let p), .line(let p), .quad(_, let p), .cubic(_, _, let p): p
      case .close: nil
      }
    }
  }

  /// A ring of radius 22 around (25, 25) with 95 % of its stroke.
  fileprivate var thinner: VectorPath {
    func map(_ p: Point) -> Point {
      let center = Point(x: 25, y: 25)
      let v = p - center
      return center + v * ((22 + 0.95 * (v.length - 22)) / v.length)
    }
    return VectorPath(
      elements.map { element -> Element in
        switch element {
        case .move(let p): .move(map(p))
        case .line(let p): .line(map(p))
        case .quad(let c, let p): .quad(map(c), map(p))
        case .cubic(let c, let d, let p): .cubic(map(c), map(d), map(p))
        case .close: .close
        }
      })
  }
}
