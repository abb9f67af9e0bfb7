import BadgeGeometry
import Testing

@Suite struct DynamicTypeTests {
  /// A row of Apple's figures: style, content size, weight, point size, leading, and growth factor. The factor,
  /// rounded to 4 digits, is that of a length of 1000 pt that scales relative to the style. It was measured on
  /// a device of 3 pixels per point.
  struct Figures {
    let style: TextStyle
    let size: ContentSize
    let weight: String
    let pointSize: Double
    let leading: Double
    let factor: Double

    init?(_ line: Substring) {
      let cells = line.split(separator: ",").map(String.init)
      guard cells.count == 6, let style = TextStyle(rawValue: cells[0]),
        let size = ContentSize(rawValue: cells[1]), let pointSize = Double(cells[3]),
        let leading = Double(cells[4]), let factor = Double(cells[5])
      else { return nil }
      (self.style, self.size, weight) = (style, size, cells[2])
      (self.pointSize, self.leading, self.factor) = (pointSize, leading, factor)
    }
  }

  static let rows = dynamicTypeFigures.split(separator: "\n").compactMap(Figures.init)

  @Test func `the table has a row for every style at every size`() {
    #expect(Self.rows.count == TextStyle.allCases.count * ContentSize.allCases.count)
    #expect(Self.rows.count == 132)
  }

  @Test func `every row of Apple's figures is reproduced`() {
    for row in Self.rows {
      #expect(row.style.pointSize(at: row.size) == row.pointSize, "\(row)")
      #expect(row.style.leading(at: row.size) == row.leading, "\(row)")
      #expect(row.style.weight == (row.weight == "semibold" ? 600 : 400), "\(row)")
      let grown = ScaledLength(1000, relativeTo: row.style).points(at: row.size, scale: 3)
      #expect((grown * 10).rounded() / 10_000 == row.factor, "\(row)")
    }
  }

  @Test func `body factors are its leadings in proportion`() {
    #expect(TextStyle.body.scaleFactor(at: .xSmall) == 19.0 / 22)
    #expect(TextStyle.body.scaleFactor(at: .large) == 1)
    #expect(TextStyle.body.scaleFactor(at: .accessibility5) == 62.0 / 22)
  }

  @Test(arguments: TextStyle.allCases)
  func `sizes never shrink as the content size grows`(style: TextStyle) {
    let sizes = ContentSize.allCases
    #expect(sizes == sizes.sorted())
    for (smaller, larger) in zip(sizes, sizes.dropFirst()) {
      #expect(style.pointSize(at: smaller) <= style.pointSize(at: larger))
      #expect(style.leading(at: smaller) <= style.leading(at: larger))
      #expect(style.scaleFactor(at: smaller) <= style.scaleFactor(at: larger))
    }
  }

  @Test func `scaled metrics round to pixels away from zero`() {
    // 0.5 points at one pixel a point is a tie.
    #expect(ScaledLength(0.5).points(at: .large) == 1)
    #expect(ScaledLength(-0.5).points(at: .large) == -1)
    #expect(ScaledLength(0.25).points(at: .large, scale: 2) == 0.5)
    #expect(ScaledLength(24).points(at: .accessibility5) == 68)
    #expect(ScaledLength(24).points(at: .accessibility5, scale: 3) == 203.0 / 3)
  }
}
