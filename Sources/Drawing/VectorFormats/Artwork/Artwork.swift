package import VectorGraphics

/// A custom drawing, read from an SVG file that a design tool exported.
///
/// The result is one filled outline. It is read from fills and strokes of one colour and one opacity: paths
/// and basic shapes, groups with transforms, `use`, view boxes, clip paths, presentation attributes, inline
/// styles and simple style sheets. Strokes become outlines. Dashes, gradients, text, masks, images and the
/// like are not supported. If they are visible, they are an error with the line and the fix, so nothing
/// visible is lost silently.
package struct Artwork: Sendable {
  /// The outline in the file's units, y down, to be filled by the nonzero rule. Contours can overlap.
  package let path: VectorPath

  /// The greatest number of bytes of a file.
  package static var sizeLimit: Int { 20_000_000 }

  /// The largest absolute value of a coordinate after all transforms. Path data has the same limit.
  static let largestCoordinate = 1e9

  /// Reads a file's bytes.
  ///
  /// - Throws: ``ArtworkError``, with the line if the error has one.
  /// - Complexity: bounded for any file. Reading stops with an error at any of three limits. Elements, counted
  ///   again each time a reference leads to them, cost at most 64 MiB (see `SVGElement.cost`). The
  ///   outlines of strokes have at most `VectorPath.svgElementLimit` elements. Outlines that are united have at
  ///   most 750,000 pieces.
  package init(svg bytes: [UInt8]) throws(ArtworkError) {
    guard bytes.count <= Self.sizeLimit else { throw .tooLarge }
    var reader = try ArtworkReader(SVGDocument(bytes))
    path = try reader.read()
    guard let bounds = path.bounds, bounds.width > 0, bounds.height > 0 else { throw .empty }
    // With larger coordinates, or with a size that is much smaller than the coordinates, numbers are too
    // inexact to draw.
    let reach = path.reach
    guard reach <= Self.largestCoordinate,
      min(bounds.width, bounds.height) * 1e9 >= max(reach, 1e-3)
    else { throw .outOfRange }
  }
}

extension VectorPath {
  /// The largest absolute value of a coordinate of the bounds; 0 for an empty path.
  var reach: Double {
    guard let bounds else { return 0 }
    return max(abs(bounds.minX), abs(bounds.maxX), abs(bounds.minY), abs(bounds.maxY))
  }
}
