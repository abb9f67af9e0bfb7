import BadgeGeometry
import BadgeKit
import CairoBackend
import CurrencyLocale
import RasterImage
import Testing
import TextOutlines
import VectorGraphics

/// A coloured square, as simple a component as can be.
struct Swatch: Component {
  var side: Double
  var color: RGBAColor

  func layout(in context: LayoutContext) -> ComponentLayout {
    let size = Size(width: side, height: side)
    return ComponentLayout(
      size: size,
      content: [
        VectorScene.Fill(.rectangle(Rect(size: size)), .solid(.color(AdaptiveColor(color))))
      ])
  }
}

@Suite struct ComponentTests {
  static let red = RGBAColor(hex: 0xFF0000)
  static let blue = RGBAColor(hex: 0x0000FF)

  func context(
    _ direction: WritingDirection = .leftToRight, size: ContentSize = .large,
    locale: String = "en_US"
  ) throws -> LayoutContext {
    LayoutContext(
      typesetter: try Typesetter(), contentSize: size, direction: direction,
      locale: locale)
  }

  @Test(arguments: ComponentAlignment.allCases, WritingDirection.allCases)
  func `a badge's centre lies on the corner or edge it is aligned to`(
    alignment: ComponentAlignment, direction: WritingDirection
  ) throws {
    let host = Swatch(side: 64, color: Self.blue)
    let layout = try host.badge(.count(3), alignment: alignment)
      .layout(in: context(direction))
    let capsule = try #require(layout.badges.first?.path.bounds)
    let corner = alignment.point(in: Rect(size: layout.size), direction: direction)
    #expect(capsule.center.distance(to: corner) < 1e-9)
    #expect(layout.size == Size(width: 64, height: 64))
  }

  @Test(arguments: ComponentAlignment.allCases, WritingDirection.allCases)
  func `a wide badge reaches as far out as a round one, and grows inwards`(
    alignment: ComponentAlignment, direction: WritingDirection
  ) throws {
    func capsule(_ count: Int) throws -> Rect {
      let host = Swatch(side: 64, color: Self.blue)
      let layout = try host.badge(.count(count), alignment: alignment).layout(
        in: context(direction))
      return try #require(layout.badges.first?.path.bounds)
    }
    let (round, wide) = (try capsule(3), try capsule(123_456))
    #expect(wide.width > round.width + 20 && wide.height == round.height)
    #expect(wide.midY == round.midY)
    switch round.midX {
    case 0: #expect(abs(wide.minX - round.minX) < 1e-9)
    case 64: #expect(abs(wide.maxX - round.maxX) < 1e-9)
    default: #expect(abs(wide.midX - round.midX) < 1e-9)
    }
  }

  @Test(arguments: [16.0, 29, 64, 128, 512])
  func `a badge is in proportion to its tile`(side: Double) throws {
    var tile = IconTile("CHF")
    tile.geometry = TileGeometry(size: Size(width: side, height: side))
    var badge = CapsuleBadge.count(12)
    badge.border = 2
    var context = try context()
    context.scale = 1000
    let alone = try badge.layout(in: context)
    let parts = try tile.badge(badge).layout(in: context).badges.map(\.path)
    for (part, own) in zip(parts, alone.content.map(\.path)) {
      let (bounds, expected) = (try #require(part.bounds), try #require(own.bounds))
      #expect(abs(bounds.width - expected.width * side / 64) < 0.01)
      #expect(abs(bounds.height - expected.height * side / 64) < 0.01)
    }
    // A badge on another badge's tile has that tile's measures.
    var small = tile
    small.geometry = TileGeometry(size: Size(width: 32, height: 32))
    let nested = try tile.badge(small.badge(badge)).layout(in: context).badges
    #expect(
      abs(
        try #require(nested.last?.path.bounds).height
          - #require(alone.content.last?.path.bounds).height / 2) < 0.01)
  }

  @Test func `a badge's offset runs towards the trailing side and down`() throws {
    func center(_ direction: WritingDirection) throws -> Point {
      let layout = try Swatch(side: 64, color: Self.blue)
        .badge(.count(3), alignment: .center, offset: Vector(dx: 5, dy: 7))
        .layout(in: context(direction))
      return try #require(layout.badges.first?.path.bounds?.center)
    }
    #expect(try center(.leftToRight) == Point(x: 37, y: 39))
    #expect(try center(.rightToLeft) == Point(x: 27, y: 39))
  }

  @Test(arguments: ComponentAlignment.allCases)
  func `a badge enlarges the picture instead of being cut off`(alignment: ComponentAlignment) throws
  {
    let scene = try Swatch(side: 64, color: Self.blue)
      .badge(.count(1_000_000), alignment: alignment).scene(in: context())
    let ink = try #require(scene.inkBounds)
    #expect(Rect(size: scene.size).union(ink) == Rect(size: scene.size))
    #expect(scene.size.width - ink.width < 2 && scene.size.height - ink.height < 2)
  }

  @Test func `no neighbour covers a badge, whatever the order and the nesting`() throws {
    // Hosts that overlap their neighbours in a row and in a grid of rows, in every order.
    let badge = Swatch(side: 20, color: Self.red)
    let plain = Swatch(side: 40, color: Self.blue)
    let hosts: [any Component] = [
      plain.badge(badge, alignment: .topTrailing), plain.badge(badge, alignment: .leading),
      plain.badge(badge, alignment: .bottomTrailing), plain,
    ]
    for order in permutations(Array(hosts.indices)) {
      let row = ComponentRow(order.map { hosts[$0] }, spacing: -15)
      let nested = ComponentGrid(
        [row, ComponentRow([row, plain], spacing: -10), row], columns: 1, spacing: -20)
      for direction in WritingDirection.allCases {
        let scene = try nested.scene(in: context(direction))
        let picture = try scene.pixmap()
        let badges = scene.fills.filter {
          $0.paint == .solid(.color(AdaptiveColor(Self.red)))
        }
        #expect(badges.count == 9)
        for fill in badges {
          let box = try #require(fill.path.bounds)
          for corner in [
            box.center, Point(x: box.minX + 1, y: box.minY + 1),
            Point(x: box.maxX - 1, y: box.maxY - 1),
          ] {
            let pixel = (Int(corner.y) * picture.width + Int(corner.x)) * 4
            #expect(Array(picture.bytes[pixel..<pixel + 4]) == [255, 0, 0, 255])
          }
        }
      }
    }
  }

  private func permutations(_ items: [Int]) -> [[Int]] {
    guard items.count > 1 else { return [items] }
    return items.indices.flatMap { index in
      var rest = items
      let item = rest.remove(at: index)
      return permutations(rest).map { [item] + $0 }
    }
  }

  @Test func `a row runs from the leading side and keeps its spacing`() throws {
    func lefts(_ direction: WritingDirection) throws -> [Double] {
      let row = ComponentRow(alignment: .top, spacing: 5) {
        Swatch(side: 10, color: Self.red)
        Swatch(side: 20, color: Self.blue)
        Swatch(side: 30, color: Self.red)
      }
      let layout = try row.layout(in: context(direction))
      #expect(layout.size == Size(width: 70, height: 30))
      return layout.content.compactMap(\.path.bounds?.minX)
    }
    #expect(try lefts(.leftToRight) == [0, 15, 40])
    #expect(try lefts(.rightToLeft) == [60, 35, 0])
  }

  @Test(arguments: ComponentRow.VerticalAlignment.allCases)
  func `a row aligns its children`(alignment: ComponentRow.VerticalAlignment) throws {
    let row = ComponentRow(
      [Swatch(side: 10, color: Self.red), Swatch(side: 30, color: Self.blue)], alignment: alignment)
    let box = try #require(try row.layout(in: context()).content.first?.path.bounds)
    switch alignment {
    case .top: #expect(box.minY == 0)
    case .center: #expect(box.midY == 15)
    case .bottom: #expect(box.maxY == 30)
    }
  }

  @Test func `a grid's columns and rows are as large as their largest child`() throws {
    let grid = ComponentGrid(columns: 2, alignment: .topLeading, spacing: 2) {
      Swatch(side: 10, color: Self.red)
      Swatch(side: 20, color: Self.red)
      Swatch(side: 30, color: Self.red)
    }
    let layout = try grid.layout(in: context())
    #expect(layout.size == Size(width: 52, height: 52))
    #expect(
      layout.content.compactMap(\.path.bounds?.origin)
        == [Point(x: 0, y: 0), Point(x: 32, y: 0), Point(x: 0, y: 22)])
    let mirrored = try grid.layout(in: context(.rightToLeft))
    #expect(
      mirrored.content.compactMap(\.path.bounds?.maxX) == [52, 20, 52])
  }

  @Test func `a tile's symbol is centred and stays inside`() throws {
    for text in ["€", "F CFA", "₨.", "W", "."] {
      let layout = try IconTile(text, color: .green).layout(in: context())
      let ink = try #require(layout.content.last?.path.bounds)
      #expect(ink.center.distance(to: Point(x: 32, y: 32)) < 1e-9, "\(text)")
      let inner = Rect(x: 9.6 - 1e-9, y: 9.6 - 1e-9, width: 44.8 + 2e-9, height: 44.8 + 2e-9)
      #expect(inner.union(ink) == inner, "\(text)")
    }
  }

  @Test(arguments: ["€", "F CFA"], [16.0, 48, 100, 512])
  func `a symbol is in proportion to its tile`(text: String, side: Double) throws {
    func ink(_ side: Double) throws -> Rect {
      var tile = IconTile(text)
      tile.geometry.size = Size(width: side, height: side)
      return try #require(try tile.layout(in: context()).content.last?.path.bounds)
    }
    #expect(try abs(ink(side).height / side - ink(64).height / 64) < 1e-9)
  }

  @Test func `a tile's drawing is as tall as a capital letter of a large title`() throws {
    let art = VectorPath.rectangle(Rect(x: 100, y: 100, width: 5, height: 10))
    let ink = try #require(
      try IconTile(.artwork(art)).layout(in: context()).content.last?.path.bounds)
    #expect(abs(ink.height - 0.7 * 34) < 1e-9 && abs(ink.width - 0.35 * 34) < 1e-9)
  }
}
