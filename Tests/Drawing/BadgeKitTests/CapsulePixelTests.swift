import BadgeGeometry
import BadgeKit
import CairoBackend
import RasterImage
import Testing
import TextOutlines
import VectorGraphics

/// What the pixels of capsule badges show, at every content size, at one scale of three for each, in twelve
/// scripts.
@Suite struct CapsulePixelTests {
  /// Numbers and words of twelve scripts, none of which has letters below the baseline where it is
  /// set on a line of the first font.
  static let texts = [
    "42", "НОВОЕ", "ΝΕΟ", "חדש", "٤٢", "४२", "৪২", "၄၂", "གསར", "ใหม่", "ថ្មី", "𞥔𞥒",
  ]
  static let characters = ["1", "8", "W", "x", "+", "٤", "४", "၄", "ཀ", "ক", "ក", "𞥔"]

  /// Pixels per point for a content size: 1, 2, 3, 1, and so on.
  static func scale(_ size: ContentSize) -> Double {
    [1, 2, 3][(ContentSize.allCases.firstIndex(of: size) ?? 0) % 3]
  }

  static func picture(
    _ badge: CapsuleBadge, _ size: ContentSize, _ scale: Double, foreground: RGBAColor = .white,
    _ typesetter: Typesetter? = nil
  ) throws -> Pixmap {
    var badge = badge
    badge.foreground = AdaptiveColor(foreground)
    let context = LayoutContext(
      typesetter: try typesetter ?? Typesetter(), contentSize: size, scale: scale)
    return try badge.picture(in: context).scene.pixmap(scale: scale)
  }

  @Test(arguments: ContentSize.allCases)
  func `text lies in the middle of the badge`(size: ContentSize) throws {
    let typesetter = try Typesetter()
    let scale = Self.scale(size)
    for text in Self.texts + Self.characters {
      let badge = CapsuleBadge.text(text)
      let light = try Self.picture(badge, size, scale, foreground: .white, typesetter)
      let dark = try Self.picture(badge, size, scale, foreground: .black, typesetter)
      let ink = try #require(InkBounds(light, dark))
      let height = Double(light.height)
      // A single character is centred by its mass, as the stem of a 1 is beside the middle of its ink.
      let across =
        (Self.characters.contains(text) ? ink.massX : ink.midX) - Double(light.width) / 2
      // A single letter stands on the baseline of its neighbours, high or low.
      if text != "x" {
        #expect(abs(ink.midY - height / 2) <= 0.045 * height, "\(text) at \(scale): \(ink)")
      }
      #expect(abs(across) <= 0.045 * height, "\(text) at \(scale): \(ink)")
      #expect(ink.minY >= 1 && ink.maxY <= height - 1, "\(text) at \(scale): \(ink)")
    }
  }

  @Test(arguments: ContentSize.allCases)
  func `both ends of a badge are alike`(size: ContentSize) throws {
    let typesetter = try Typesetter()
    let scale = Self.scale(size)
    for text in Self.texts + ["New", "1,234", "99+"] {
      var badge = CapsuleBadge.text(text)
      badge.border = text == "99+" ? 1.5 : 0
      let picture = try Self.picture(badge, size, scale, foreground: .white, typesetter)
      var largest = 0
      for y in 0..<picture.height {
        for x in 0..<picture.width / 2 {
          let (left, right) = (picture.alpha(x, y), picture.alpha(picture.width - 1 - x, y))
          largest = max(largest, abs(Int(left) - Int(right)))
        }
      }
      #expect(largest <= 2, "\(text) at \(scale)")
      #expect(picture.alpha(0, picture.height / 2) >= 243, "\(text) at \(scale)")
    }
  }

  @Test(arguments: ContentSize.allCases)
  func `one character is in a circle, in whole pixels`(size: ContentSize) throws {
    let typesetter = try Typesetter()
    let scale = Self.scale(size)
    for text in Self.characters {
      let badge = CapsuleBadge.text(text)
      let picture = try Self.picture(badge, size, scale, foreground: .white, typesetter)
      #expect(picture.width == picture.height, "\(text) at \(scale)")
      let layout = try badge.layout(
        in: LayoutContext(typesetter: typesetter, contentSize: size, scale: scale))
      #expect(layout.size.width == layout.size.height, "\(text) at \(scale)")
      #expect(abs(layout.size.width * scale - Double(picture.width)) < 1e-9)
    }
  }

  @Test func `a digit's circle is the minimum at the default size`() throws {
    for digit in 0...9 {
      let layout = try CapsuleBadge.count(digit).layout(in: LayoutContext())
      #expect(layout.size == Size(width: 24, height: 24), "\(digit)")
    }
  }

  @Test func `a border separates a badge from a ground of its own colour`() throws {
    var badge = CapsuleBadge.count(12)
    badge.border = 2
    let plain = try CapsuleBadge.count(12).layout(in: LayoutContext()).size
    let size = try badge.layout(in: LayoutContext()).size
    #expect(size == Size(width: plain.width + 4, height: plain.height + 4))
    let picture = try Self.picture(badge, .large, 1)
    let middle = picture.height / 2
    for x in [0, 1, picture.width - 2, picture.width - 1] {
      #expect(picture.color(x, middle).allSatisfy { $0 >= 240 }, "\(x)")
    }
    #expect(picture.color(2, middle)[1] < 128)
    badge.borderColor = AdaptiveColor(.black)
    #expect(try Self.picture(badge, .large, 1).color(0, middle).prefix(3).allSatisfy { $0 <= 12 })
  }

  @Test func `a thin border is a whole pixel`() throws {
    var badge = CapsuleBadge.count(1)
    badge.border = 0.1
    #expect(try badge.layout(in: LayoutContext(scale: 2)).size.width == 25)
  }

  @Test func `a heavier weight covers more`() throws {
    let inks = try [FontWeight.regular, .semibold, .black].map { weight in
      var badge = CapsuleBadge.count(88)
      badge.weight = weight
      let light = try Self.picture(badge, .large, 3, foreground: .white)
      let dark = try Self.picture(badge, .large, 3, foreground: .black)
      return zip(light.bytes, dark.bytes).reduce(0) { $0 + Int($1.0) - Int($1.1) }
    }
    #expect(inks == inks.sorted() && Set(inks).count == 3)
  }
}

/// The bounds of what two pictures differ in, in pixels: a partly covered row counts in part.
struct InkBounds: CustomStringConvertible {
  var minX = Double.infinity
  var maxX = -Double.infinity
  var minY = Double.infinity
  var maxY = -Double.infinity
  /// The mean of the columns, weighted by their ink.
  var massX = 0.0

  init?(_ light: Pixmap, _ dark: Pixmap) {
    var columns = [Double](repeating: 0, count: light.width)
    var rows = [Double](repeating: 0, count: light.height)
    var (mass, moment) = (0.0, 0.0)
    let (lightBytes, darkBytes) = (light.bytes, dark.bytes)
    for y in 0..<light.height {
      for x in 0..<light.width {
        let green = (y * light.width + x) * 4 + 1
        // Most pixels are equal, and have no ink.
        if lightBytes[green] == darkBytes[green] { continue }
        let ink = (Double(lightBytes[green]) - Double(darkBytes[green])) / 255
        columns[x] = max(columns[x], ink)
        rows[y] = max(rows[y], ink)
        mass += ink
        moment += ink * (Double(x) + 0.5)
      }
    }
    guard let first = Self.edge(columns), let top = Self.edge(rows),
      let last = Self.edge(columns.reversed()), let bottom = Self.edge(rows.reversed())
    else { return nil }
    (minX, maxX) = (first, Double(light.width) - last)
    (minY, maxY) = (top, Double(light.height) - bottom)
    massX = moment / mass
  }

  private static func edge(_ values: [Double]) -> Double? {
    values.firstIndex { $0 > 0.1 }.map { Double($0) + 1 - values[$0] }
  }

  var midX: Double { (minX + maxX) / 2 }
  var midY: Double { (minY + maxY) / 2 }
  var description: String { "\(minX)...\(maxX), \(minY)...\(maxY)" }
}

extension Pixmap {
  /// The red, green, blue and alpha of a pixel.
  func color(_ x: Int, _ y: Int) -> [Int] {
    (0..<4).map { Int(bytes[(y * width + x) * 4 + $0]) }
  }

  func alpha(_ x: Int, _ y: Int) -> Int { Int(bytes[(y * width + x) * 4 + 3]) }
}
