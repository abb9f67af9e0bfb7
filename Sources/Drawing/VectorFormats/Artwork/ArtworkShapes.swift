internal import VectorGraphics

/// A list of shapes from back to front.
struct ArtworkShapes {
  /// An outline with its fill rule.
  struct Shape {
    var path: VectorPath
    var rule: FillRule
    /// Whether no winding number of the path is negative. Such paths can be joined as they are.
    var isPositive = false
  }

  private(set) var layers: [ArtworkLayer] = []

  var isEmpty: Bool { layers.isEmpty }
  var shapes: [Shape] { layers.flatMap(\.shapes) }

  init() {}

  init(_ layer: ArtworkLayer) { layers = [layer] }

  /// Adds a shape in front of the others.
  mutating func add(
    _ shape: Shape, opacity: Double, color: Result<String, ArtworkError>, line: Int
  ) {
    layers.append(ArtworkLayer(shapes: [shape], opacity: opacity, color: color, line: line))
  }

  /// Removes the layers that lie outside of a rectangle.
  mutating func removeAll(outside frame: Rect) {
    layers.removeAll { layer in
      layer.shapes.allSatisfy { shape in
        guard let bounds = shape.path.bounds else { return true }
        return bounds.maxX <= frame.minX || bounds.minX >= frame.maxX || bounds.maxY <= frame.minY
          || bounds.minY >= frame.maxY
      }
    }
  }

  mutating func append(_ other: ArtworkShapes) {
    if isEmpty { self = other } else { layers += other.layers }
  }

  /// Applies the opacity of a group. Shapes that are opaque in the group become one layer.
  mutating func apply(opacity: Double) {
    guard opacity < 1, let first = layers.first else { return }
    if layers.allSatisfy({ $0.opacity == 1 && (try? $0.hasColor(of: first)) == true }) {
      layers = [
        ArtworkLayer(shapes: shapes, opacity: opacity, color: first.color, line: first.line)
      ]
    } else {
      for index in layers.indices { layers[index].opacity *= opacity }
    }
  }

  var bounds: Rect? {
    shapes.compactMap(\.path.bounds).union
  }
}

/// Shapes that are painted together with one opacity, so that they don't look darker where they overlap.
struct ArtworkLayer {
  var shapes: [ArtworkShapes.Shape]
  var opacity: Double
  /// The colour as in ``ArtworkPaint``, or the error for something else, which counts only where it is seen.
  var color: Result<String, ArtworkError>
  /// The line of the first shape's element.
  var line: Int

  /// Whether no eye tells the layer's colour from that of another one.
  func hasColor(of other: ArtworkLayer) throws(ArtworkError) -> Bool {
    let (text, otherText) = (try color.get(), try other.color.get())
    if text == otherText { return true }
    guard let a = RGBAColor(hexString: text), let b = RGBAColor(hexString: otherText) else {
      return false
    }
    return [(a.red, b.red), (a.green, b.green), (a.blue, b.blue)].allSatisfy {
      abs(Int($0) - Int($1)) <= Self.colorTolerance
    }
  }

  /// The greatest difference of a channel, of 255, that drawing programs make by rounding.
  private static let colorTolerance = 2
}

extension ArtworkReader {
  /// The outline of all shapes together, for the nonzero rule.
  ///
  /// A single path with the nonzero rule stays as it is. Otherwise all shapes are given the same winding
  /// first, because overlapping contours with opposite windings would cancel each other out.
  mutating func resolved(_ shapes: [ArtworkShapes.Shape]) throws(ArtworkError) -> VectorPath {
    if shapes.count == 1, shapes[0].rule == .nonzero { return shapes[0].path }
    var result = VectorPath()
    for shape in shapes {
      if shape.isPositive {
        result.append(shape.path)
        continue
      }
      do { result.append(try shape.path.outlined(shape.rule, budget: &budget)) } catch {
        throw .tooComplex
      }
    }
    return result
  }

  /// The outline of each shape. All are for the nonzero rule and wind in the same direction. Shapes with the
  /// nonzero rule keep their points.
  mutating func separated(_ shapes: ArtworkShapes) throws(ArtworkError) -> [VectorPath] {
    var paths: [VectorPath] = []
    for shape in shapes.shapes {
      var path = shape.path
      if shape.rule == .evenOdd {
        do { path = try path.outlined(.evenOdd, budget: &budget) } catch { throw .tooComplex }
      }
      paths.append(path.area < 0 ? path.reversedKeepingStructure : path)
    }
    return paths
  }

  /// The part of the given shapes within a clip path.
  ///
  /// - Parameters:
  ///   - reference: the value of the `clip-path` property.
  ///   - element: the element that has the property.
  ///   - context: the context of that element.
  /// - Throws: ``ArtworkError`` for a clip path that is missing, not supported or refers to itself.
  mutating func clipped(
    _ shapes: ArtworkShapes, by reference: String, of element: SVGElement,
    _ context: SVGContext
  ) throws(ArtworkError) -> ArtworkShapes {
    guard let id = SVGDocument.identifier(ofURL: reference), let index = walker.document.byID[id],
      walker.document.elements[index].name == "clipPath"
    else {
      throw .refused(
        "the clip path '\(reference.prefix(40))' of \(element.tag)", line: element.line,
        .mask)
    }
    let clip = walker.document.elements[index]
    guard !context.references.contains(index) else {
      throw .malformed("the clip path '\(id.prefix(40))' refers to itself", line: clip.line)
    }
    if clip.attributes["clipPathUnits"] == "objectBoundingBox" {
      throw .refused(
        "the clip path of \(element.tag), in units of its bounding box,", line: clip.line,
        .mask)
    }
    var outer = context
    outer.references.append(index)
    let (values, inner) = try walker.definition(index, in: outer)
    try Self.checkProperties(values, of: clip)
    var region = ArtworkShapes()
    for child in clip.children { try draw(child, inner, isClip: true, into: &region) }
    if let outer = values["clip-path"], isReference(outer) {
      region = try clipped(region, by: outer, of: clip, inner)
    }
    return try intersected(shapes, try united(region.shapes))
  }

  /// The part of the given shapes within an outline that has only the winding numbers 0 and 1.
  mutating func intersected(
    _ shapes: ArtworkShapes, _ region: VectorPath
  ) throws(ArtworkError) -> ArtworkShapes {
    var shapes = shapes
    if let frame = region.bounds { shapes.removeAll(outside: frame) }
    guard let bounds = shapes.bounds else { return shapes }
    guard let frame = region.bounds, frame.width > 0, frame.height > 0 else {
      return ArtworkShapes()
    }
    var region = region
    // If the area is that of the bounds, the outline is a rectangle. Most such rectangles are the canvas and
    // cut nothing off.
    if abs(region.area) >= frame.width * frame.height * (1 - 1e-9) {
      let slack = max(frame.width, frame.height) * 1e-6
      if frame.minX - slack <= bounds.minX, bounds.maxX <= frame.maxX + slack,
        frame.minY - slack <= bounds.minY, bounds.maxY <= frame.maxY + slack
      {
        return shapes
      }
      // The precision of an intersection depends on the extent of its outlines. So a rectangle much larger
      // than the shapes is reduced first.
      let margin = max(bounds.width, bounds.height) / 8
      let left = max(frame.minX, bounds.minX - margin)
      let right = min(frame.maxX, bounds.maxX + margin)
      let top = max(frame.minY, bounds.minY - margin)
      let bottom = min(frame.maxY, bounds.maxY + margin)
      guard left < right, top < bottom else { return ArtworkShapes() }
      region = .rectangle(Rect(x: left, y: top, width: right - left, height: bottom - top))
    }
    guard var layer = try joined(shapes) else { return shapes }
    let area = try united(layer.shapes)
    let part: VectorPath
    do { part = try area.intersection(region, budget: &budget) } catch { throw .tooComplex }
    guard !part.isEmpty else {
      // Shapes that are too large for the precision of an intersection can cover the whole region.
      guard max(bounds.width, bounds.height) <= 1000 * max(frame.width, frame.height) else {
        throw .outOfRange
      }
      return ArtworkShapes()
    }
    layer.shapes = [ArtworkShapes.Shape(path: part, rule: .nonzero)]
    return ArtworkShapes(layer)
  }

  /// The outline of all shapes together, with only the winding numbers 0 and 1.
  mutating func united(_ shapes: [ArtworkShapes.Shape]) throws(ArtworkError) -> VectorPath {
    let sum = try resolved(shapes)
    do { return try sum.outlined(.nonzero, budget: &budget) } catch { throw .tooComplex }
  }
}
