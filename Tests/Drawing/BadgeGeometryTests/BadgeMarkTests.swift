import BadgeGeometry
import Testing
import VectorGraphics

@Suite struct BadgeMarkTests {
  static let weights = [100.0, 250, 400, 600, 900]

  /// The boxes of SF Symbols' filled-circle marks in diameters: mark, weight, width, height, and
  /// how far the centre lies below the disc's.
  static let boxes: [(BadgeMark, Double, Double, Double, Double)] = [
    (.plus, 100, 0.4519, 0.4519, -0.0006), (.plus, 400, 0.4848, 0.4842, 0),
    (.plus, 900, 0.4477, 0.4477, -0.0006),
    (.minus, 100, 0.5144, 0.0316, 0.0007), (.minus, 400, 0.4879, 0.0966, 0.0006),
    (.minus, 900, 0.4465, 0.1395, 0.0006),
    (.checkmark, 100, 0.4732, 0.4601, 0.0145), (.checkmark, 400, 0.4588, 0.4557, 0.0105),
    (.checkmark, 900, 0.4657, 0.4465, 0.0122),
    (.xmark, 100, 0.3811, 0.3798, 0.0007), (.xmark, 400, 0.418, 0.4173, 0.0006),
    (.xmark, 900, 0.4017, 0.3977, 0.0006),
  ]

  @Test func `marks have the measured boxes`() throws {
    for (mark, weight, width, height, dy) in Self.boxes {
      let box = try #require(mark.path(diameter: 1, weight: weight).bounds)
      #expect(abs(box.width - width) < 1e-4, "\(mark) \(weight) is \(box.width) wide")
      #expect(abs(box.height - height) < 1e-4, "\(mark) \(weight) is \(box.height) high")
      #expect(abs(box.midY - dy) < 0.001, "\(mark) \(weight) lies at \(box.midY)")
    }
  }

  @Test func `exclamation mark is a bar above a dot`() throws {
    let boxes = BadgeMark.exclamation.path(diameter: 1, weight: 400).parts.compactMap(\.bounds)
    try #require(boxes.count == 2)
    #expect(abs(boxes[0].width - 0.1034) < 1e-4 && abs(boxes[0].height - 0.3585) < 1e-4)
    #expect(abs(boxes[1].width - 0.1183) < 1e-4 && abs(boxes[1].height - 0.1133) < 1e-4)
    #expect(abs(boxes[0].midY + 0.0876) < 1e-4 && abs(boxes[1].midY - 0.2028) < 1e-4)
  }

  @Test(arguments: [0.2, 0.5, 0.9], [0.02, 0.1, 0.15])
  func `a plus has the length and the thickness that are given`(length: Double, thickness: Double)
    throws
  {
    let plus = BadgeMark.plus.path(diameter: 10, length: length, thickness: thickness)
    let box = try #require(plus.bounds)
    #expect(abs(box.width - 10 * length) < 1e-9)
    // The height is the measured one of the weight, 0.1 % less.
    #expect(abs(box.height - 10 * length) < 2e-3 * 10 * length)
    let minus = try #require(
      BadgeMark.minus.path(diameter: 10, length: length, thickness: thickness).bounds)
    #expect(abs(minus.height - 10 * thickness) < 1e-9)
  }

  @Test(arguments: BadgeMark.allCases)
  func `a mark with the length and the thickness of its weight is the weight's`(mark: BadgeMark)
    throws
  {
    let plus = try #require(BadgeMark.plus.path(diameter: 1).bounds)
    let minus = try #require(BadgeMark.minus.path(diameter: 1).bounds)
    let box = try #require(mark.path(diameter: 1).bounds)
    let written = try #require(
      mark.path(diameter: 1, length: plus.width, thickness: minus.height).bounds)
    #expect(abs(box.width - written.width) < 1e-9 && abs(box.height - written.height) < 1e-9)
  }

  @Test(arguments: BadgeMark.allCases)
  func `the longest marks stay inside their disc and do not overlap themselves`(mark: BadgeMark) {
    for thickness in [nil, 0.02, 0.12, 0.2] {
      let path = mark.path(diameter: 2, length: 0.9, thickness: thickness)
      let points = path.flattened(tolerance: 1e-3).joined()
      #expect(points.allSatisfy { $0.distance(to: .zero) < 0.95 }, "\(thickness ?? 0)")
      #expect(!path.hasOverlappingContours, "\(thickness ?? 0)")
    }
  }

  @Test(arguments: BadgeMark.allCases)
  func `contours are clockwise and do not overlap`(mark: BadgeMark) {
    for weight in Self.weights {
      let path = mark.path(diameter: 20, center: Point(x: 7, y: 9), weight: weight)
      #expect(!path.hasOverlappingContours, "\(weight)")
      for part in path.parts { #expect(part.area > 0, "\(weight)") }
    }
  }

  @Test(arguments: BadgeMark.allCases)
  func `marks stay inside their disc`(mark: BadgeMark) {
    for weight in Self.weights {
      let points = mark.path(diameter: 2, weight: weight).flattened(tolerance: 1e-3).joined()
      #expect(points.allSatisfy { $0.distance(to: .zero) < 0.85 })
    }
  }

  @Test(arguments: BadgeMark.allCases)
  func `marks grow heavier with the weight`(mark: BadgeMark) {
    let areas = Self.weights.map { mark.path(diameter: 1, weight: $0).area }
    #expect(areas == areas.sorted())
    #expect(mark.path(diameter: 1, weight: 5) == mark.path(diameter: 1, weight: 100))
    #expect(mark.path(diameter: 1, weight: 1000) == mark.path(diameter: 1, weight: 900))
  }

  @Test func `symmetrical marks are their own mirror image`() throws {
    for mark in [BadgeMark.plus, .minus, .xmark, .exclamation] {
      let path = mark.path(diameter: 1)
      let both = path + path.transformed(by: .scale(-1, 1)).reversed
      #expect(try abs(both.united().area - path.area) < 1e-4, "\(mark)")
    }
  }

  /// The diameters in pixels of badges of growing size, as a fitted button has them.
  static func diameters(weight: Double) throws -> [Double] {
    try stride(from: 4.0, through: 60, by: 0.05).map { exact in
      var proportions = ButtonProportions()
      proportions.badgeDiameter = exact / 128
      let grid = PixelGrid(scale: 1, markThickness: BadgeMark.strokeThickness(weight: weight))
      return try ButtonGeometry(
        height: 128, badgeCorner: .bottomLeft, gap: nil, proportions: proportions, grid: grid
      ).badgeDiameter
    }
  }

  @Test(arguments: [100.0, 300, 400, 600, 700, 900])
  func `badge, strokes and length never shrink while a fitted badge grows`(weight: Double) throws {
    let diameters = try Self.diameters(weight: weight)
    #expect(diameters == diameters.sorted())
    for (index, diameter) in diameters.enumerated() {
      #expect(abs(diameter - (4 + 0.05 * Double(index))) <= 2, "\(index)")
    }
    for mark in BadgeMark.allCases {
      let boxes = try Set(diameters).sorted().map { diameter in
        let path = mark.path(diameter: diameter, center: .zero, weight: weight, pixels: diameter)
        return try #require(path.bounds)
      }
      for (smaller, larger) in zip(boxes, boxes.dropFirst()) {
        #expect(smaller.width <= larger.width + 1e-9, "\(mark)")
        #expect(smaller.height <= larger.height + 1e-9, "\(mark)")
      }
    }
  }

  @Test(arguments: BadgeMark.allCases)
  func `fitted strokes are whole pixels within the badge`(mark: BadgeMark) throws {
    for weight in [100.0, 400, 600, 700, 900] {
      for diameter in try Set(Self.diameters(weight: weight)) where diameter >= 7 {
        let path = mark.path(
          diameter: diameter, center: Point(x: diameter / 2, y: diameter / 2), weight: weight,
          pixels: diameter)
        let box = try #require(path.bounds)
        let points = path.flattened(tolerance: 1e-3).joined()
        let center = Point(x: diameter / 2, y: diameter / 2)
        #expect(
          points.allSatisfy { $0.distance(to: center) <= diameter / 2 }, "\(weight) \(diameter)")
        if mark != .checkmark {
          for edge in [box.minX, box.maxX, box.minY, box.maxY] {
            #expect(abs(edge - edge.rounded()) < 1e-6, "\(weight) \(diameter): \(box)")
          }
        }
      }
    }
  }

  @Test(arguments: [7.0, 8, 9, 10, 11])
  func `a small x has whole pixels with empty ones between them`(diameter: Double) throws {
    for weight in [400.0, 600, 700] {
      let path = BadgeMark.xmark.path(
        diameter: diameter, center: Point(x: diameter / 2, y: diameter / 2), weight: weight,
        pixels: diameter)
      let coverage = try #require(OutlineCoverage(path))
      for y in 0..<Int(diameter) {
        for x in 0..<Int(diameter) {
          #expect(abs(coverage[x, y] - coverage[x, y].rounded()) < 1e-6, "\(weight): \(x), \(y)")
        }
      }
      #expect(try #require(Legibility(of: path, scale: 1)).contrast > 0.99, "\(weight)")
    }
  }

  @Test(arguments: [BadgeMark.checkmark, .xmark])
  func `fitted diagonals are lines and not chains of dots`(mark: BadgeMark) throws {
    for weight in [400.0, 600, 700] {
      for diameter in try Set(Self.diameters(weight: weight))
      where diameter >= (mark == .xmark ? 12 : 9) && diameter <= 30 {
        let coverage = try #require(
          OutlineCoverage(
            mark.path(
              diameter: diameter, center: Point(x: diameter / 2, y: diameter / 2), weight: weight,
              pixels: diameter)))
        // The two pixels beside a pair that shares a corner are covered too.
        for y in 0..<Int(diameter) - 1 {
          for x in 0..<Int(diameter) - 1 {
            let square = [(x, y), (x + 1, y + 1), (x + 1, y), (x, y + 1)].map { coverage[$0, $1] }
            for (line, beside) in [(square[0...1], square[2...3]), (square[2...3], square[0...1])]
            where line.allSatisfy({ $0 > 0.85 }) {
              #expect(beside.reduce(0, +) / 2 > 0.35, "\(weight) \(diameter): \(x), \(y)")
            }
          }
        }
      }
    }
  }
}
