import VectorFormats
import VectorGraphics

extension FuzzTarget {
  /// Path data: a written path is read as the same, to the thousandth.
  static let pathData = FuzzTarget("path-data") {
    { bytes in
      let text = String(decoding: bytes, as: UTF8.self)
      guard let path = try? VectorPath(svgData: text), isDrawable(path) else { return }
      try checkWriter(path)
    }
  }

  /// Artwork: a path that is read can be drawn, and is read again from a document of its own.
  static let artwork = FuzzTarget("artwork") {
    { bytes in
      guard let artwork = try? Artwork(svg: bytes) else { return }
      guard let bounds = artwork.path.bounds else {
        throw LawViolation(description: "artwork without bounds was read")
      }
      try law(bounds.width > 0 && bounds.height > 0, "artwork with the bounds \(bounds) was read")
      guard isDrawable(artwork.path) else { return }
      try checkWriter(artwork.path)
    }
  }
}

extension FuzzTarget {
  /// A template that was read is written so that it reads the same, and every variant of it is drawn
  /// or left out.
  static let symbolTemplate = FuzzTarget("symbol-template") {
    { bytes in
      _ = SymbolLinter.findings(bytes)
      guard let template = try? SymbolTemplate.read(bytes).template else { return }
      var budget = PathUnionBudget(edges: 20_000)
      for weight in SymbolWeight.allCases {
        let name = SymbolVariantName(weight, .small)
        guard let drawing = template.drawing(of: name) else { continue }
        for mode in SymbolLayerClass.RenderingMode.allCases {
          _ = try? template.fills(of: drawing, in: mode, budget: &budget)
        }
      }
      let paths = template.variants.flatMap(\.paths).map(\.path)
      let guides = template.guides.values.map { VectorPath.rectangle($0.bounds) }
      guard (paths + guides).allSatisfy(isDrawable) else { return }
      let text = template.svg()
      guard let copy = try? SymbolTemplate.read(Array(text.utf8)).template else {
        throw LawViolation(description: "a template that was written can't be read: \(text)")
      }
      try law(copy.svg() == text, "the template \(text) is written as \(copy.svg())")
    }
  }
}

/// The range in which every number of a path can be read again.
private func isDrawable(_ path: VectorPath) -> Bool {
  path.elements.flatMap(\.points).allSatisfy { max(abs($0.x), abs($0.y)) <= 4e8 }
}

extension VectorPath.Element {
  /// The points of the element, its end last.
  var points: [Point] {
    switch self {
    case .move(let p), .line(let p): [p]
    case .quad(let c, let p): [c, p]
    case .cubic(let c1, let c2, let p): [c1, c2, p]
    case .close: []
    }
  }
}

/// Checks that all forms of path data are read as the path that was written.
private func checkWriter(_ path: VectorPath) throws {
  // Written once in full, so that all of it lies on the grid of thousandths.
  let full = path.svgData(isRelative: false)
  guard let rounded = try? VectorPath(svgData: full) else {
    throw LawViolation(description: "the data that were written can't be read: \(full.prefix(500))")
  }
  try law(
    rounded.svgData(isRelative: false) == full, "written again they differ: \(full.prefix(500))")
  for short in [rounded.svgData(), rounded.androidData()] {
    guard let reread = try? VectorPath(svgData: short) else {
      throw LawViolation(description: "the short data can't be read: \(short.prefix(500))")
    }
    let ends = significantPoints(reread)
    try law(
      ends == significantPoints(rounded), "\(full.prefix(500)) in short is \(short.prefix(500))")
  }
}

/// The points of a path in thousandths, without those of lines that lead nowhere.
private func significantPoints(_ path: VectorPath) -> [[Int]] {
  var result: [[Int]] = []
  var current: [Int] = []
  var start: [Int] = []
  for element in path.elements {
    let numbers = element.points.flatMap {
      [FixedPoint3.thousandths($0.x), FixedPoint3.thousandths($0.y)]
    }
    let end = element == .close ? start : Array(numbers.suffix(2))
    switch element {
    case .move: start = end
    case .line where end == current: continue
    case .close where result.last == []: continue
    default: break
    }
    current = end
    result.append(numbers)
  }
  return result
}
