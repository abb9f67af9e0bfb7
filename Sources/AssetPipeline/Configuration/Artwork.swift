import VectorGraphics

/// A drawing of the user's own, read from an SVG file of filled paths.
///
/// Paths, their transforms and the view box are all that is read; everything else that would show
/// is refused by name, so that nothing is lost without a word.
struct Artwork {
  let path: Path

  /// The largest coordinate, once every transform is applied; path data has the same limit.
  private static let largestCoordinate = 1e9

  init(svg bytes: [UInt8]) throws(ArtworkError) {
    var scanner = XMLScanner(bytes)
    var path = Path()
    var depth = 0
    var hasRoot = false
    while let tag = try scanner.next() {
      switch (tag.name, tag.kind) {
      case (_, .end):
        depth -= 1
        continue
      case ("svg", _) where depth == 0 && !hasRoot:
        hasRoot = true
        try Self.check(tag)
      case ("path", _) where depth > 0:
        path.append(try Self.path(tag, elementLimit: Path.svgElementLimit - path.elements.count))
      case ("title", .start) where depth > 0, ("desc", .start) where depth > 0:
        scanner.skip(to: tag.name)
        continue
      default: throw .refused("the element <\(tag.name)>", line: tag.line)
      }
      if tag.kind == .start { depth += 1 }
    }
    guard hasRoot else { throw .notSVG }
    guard depth == 0 else { throw .malformed("an element has no end", line: scanner.line) }
    guard let bounds = path.bounds, bounds.width > 0, bounds.height > 0 else { throw .empty }
    // Wider than this nothing can be drawn, and much wider nothing can be reckoned with.
    let reach = max(abs(bounds.minX), abs(bounds.maxX), abs(bounds.minY), abs(bounds.maxY))
    guard reach <= Self.largestCoordinate,
      min(bounds.width, bounds.height) * 1e9 >= max(reach, 1e-3)
    else {
      throw .outOfRange
    }
    self.path = path
  }

  private static func check(_ root: XMLScanner.Tag) throws(ArtworkError) {
    for (name, value) in root.attributes {
      switch name {
      case "width", "height", "version", "id", "xml:space", "fill": break
      case "viewBox":
        let numbers = value.split { $0 == " " || $0 == "," }.map { Double($0) }
        guard numbers.count == 4, let width = numbers[2], let height = numbers[3], width > 0,
          height > 0, !numbers.contains(nil)
        else { throw .malformed("the viewBox '\(value)' is not four numbers", line: root.line) }
      default:
        guard name.hasPrefix("xmlns") else {
          throw .refused("the attribute \(name) of <svg>", line: root.line)
        }
      }
    }
  }

  /// - Parameter elementLimit: how many of the elements of a drawing are left for the path.
  private static func path(
    _ tag: XMLScanner.Tag, elementLimit: Int
  ) throws(ArtworkError) -> Path {
    var path = Path()
    var transform = Affine.identity
    for (name, value) in tag.attributes {
      switch (name, value) {
      case ("d", _):
        do {
          path = try Path(svgData: value, elementLimit: elementLimit)
        } catch {
          if case .tooLong = error.problem { throw .tooLong(line: tag.line) }
          throw .malformed("\(error)", line: tag.line)
        }
      case ("transform", _):
        guard let map = Affine(svgTransform: value) else {
          throw .malformed("the transform '\(value)' can't be read", line: tag.line)
        }
        transform = map
      case ("id", _), ("fill-rule", "nonzero"): break
      case ("fill", "none"): throw .refused("fill=\"none\" of <path>", line: tag.line)
      case ("fill", _) where !value.hasPrefix("url("): break
      default: throw .refused("\(name)=\"\(value.prefix(40))\" of <path>", line: tag.line)
      }
    }
    let result = path.transformed(by: transform)
    let isFinite = result.contours.joined().allSatisfy { segment in
      [segment.bounds.minX, segment.bounds.minY, segment.bounds.maxX, segment.bounds.maxY]
        .allSatisfy(\.isFinite)
    }
    guard isFinite else { throw .outOfRange }
    return result
  }
}

/// Why an SVG file can't be used as artwork.
enum ArtworkError: Error, CustomStringConvertible {
  case notSVG
  case empty
  /// A coordinate is no number, or too large or too small to draw beside the others.
  case outOfRange
  case refused(String, line: Int)
  case malformed(String, line: Int)
  case tooLong(line: Int)

  var description: String {
    switch self {
    case .notSVG: "the file is not an SVG document"
    case .empty: "nothing in it can be seen"
    case .outOfRange:
      "its coordinates are beyond ±1000000000, or too small to tell apart: scale the drawing"
    case .refused(let what, let line):
      "line \(line): \(what) is not taken, only <path> with d, transform and one fill; "
        + "turn shapes, strokes and groups into paths"
    case .malformed(let what, let line): "line \(line): \(what)"
    case .tooLong(let line):
      "line \(line): the drawing has more than \(Path.svgElementLimit) path elements; simplify it "
        + "in your design tool"
    }
  }
}
