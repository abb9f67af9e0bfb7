internal import VectorGraphics

/// The reason why an SVG file can't be used as artwork.
package enum ArtworkError: Error, Hashable, Sendable, CustomStringConvertible {
  case notSVG
  /// No shape is visible, or the outline has no width or height.
  case empty
  /// A coordinate is not finite or too large, or the drawing is too small compared with its coordinates.
  case outOfRange
  /// The file has more bytes than ``Artwork/sizeLimit``.
  case tooLarge
  case outOfMemory
  /// Something in the file can't be kept in a filled outline; the text is its name.
  case refused(String, line: Int, ArtworkRefusal)
  /// The document is not well-formed or a value can't be read; the text is the reason.
  case malformed(String, line: Int)
  /// There are more path elements than `VectorPath.svgElementLimit`, or more in the outlines of strokes.
  case tooLong(line: Int)
  /// The document has too many elements, or too many when `use` elements and clip paths are expanded, or
  /// they are nested too deeply.
  case tooExpanded(line: Int)
  /// The contours overlap or cross in more pieces than the limit for uniting outlines.
  case tooComplex

  /// The fault, with the line if there is one.
  package var problem: String {
    switch self {
    case .notSVG: "the file is not an SVG document"
    case .empty: "nothing in it can be seen"
    case .outOfRange: "its coordinates are beyond ±1000000000, or too small to tell apart"
    case .tooLarge: "the file has more than \(Artwork.sizeLimit) bytes"
    case .outOfMemory: "there is not enough memory to read it"
    case .refused(let what, let line, _): "line \(line): \(what) can't be kept"
    case .malformed(let what, let line): "line \(line): \(what)"
    case .tooLong(let line):
      "line \(line): the drawing has more than \(VectorPath.svgElementLimit) path elements"
    case .tooExpanded(let line):
      "line \(line): the drawing repeats itself too often, or has too many elements"
    case .tooComplex: "its outlines overlap or cross in too many pieces"
    }
  }

  /// The fix.
  package var fix: String {
    switch self {
    case .notSVG: "export it as SVG"
    case .empty: "draw shapes within the viewBox"
    case .outOfRange: "scale the drawing"
    case .tooLarge, .tooLong, .tooExpanded, .tooComplex: "simplify it in your design tool"
    case .outOfMemory: "simplify it, or use a larger machine"
    case .refused(_, _, let refusal): refusal.fix
    case .malformed: "correct it, or export the file again"
    }
  }

  package var description: String { "\(problem): \(fix)" }
}

/// What a filled outline can't keep, as the page `OwnDrawings` lists it.
package enum ArtworkRefusal: String, CaseIterable, Sendable {
  case dashes = "dashed strokes"
  case stroke = "strokes that don't scale"
  case text = "text"
  case paint = "gradients and patterns"
  case color = "a second colour"
  case transparency = "a second opacity"
  case overlap = "translucent shapes that overlap"
  case mask = "masks, and clip paths in other units or by functions"
  case effect = "filters"
  case blending = "blend modes"
  case image = "images"
  case animation = "animations"
  case script = "scripts and `foreignObject`"
  case other = "markers and unknown elements"
  case styles = "selectors by more than type, class, id and parents; `@` rules"
  case geometry = "`d` in a style"
  case property = "`all` and the origin of a transform"
  case condition = "`systemLanguage` and `requiredExtensions`"
  case documentType = "a document type with declarations"

  /// The fix in a design tool.
  package var fix: String {
    switch self {
    case .dashes:
      "make it solid, or outline it, by Outline Stroke in Figma or Illustrator (Object, Path) or Stroke to "
        + "Path in Inkscape"
    case .stroke:
      "outline it, by Outline Stroke in Figma or Illustrator (Object, Path), Convert to Outlines in "
        + "Sketch or Stroke to Path in Inkscape"
    case .text:
      "turn it into outlines, by Flatten in Figma, Create Outlines in Illustrator (Type), Convert to "
        + "Outlines in Sketch or Object to Path in Inkscape"
    case .paint: "fill the shape with one plain colour"
    case .color:
      "a symbol has one colour: fill all shapes with it, and subtract those that are to be holes"
    case .transparency: "give all shapes the same opacity, or remove those that can't be seen"
    case .overlap:
      "set the opacity to 100 %, or set it on a group of opaque shapes, or unite the shapes"
    case .mask:
      "cut the shapes by a boolean operation (Intersect, or Pathfinder in Illustrator) instead"
    case .effect: "remove the effect from the layer"
    case .blending: "set it to Normal, and subtract shapes that are to be holes"
    case .image: "draw or trace it as paths, by Image Trace or Trace Bitmap"
    case .animation: "remove it"
    case .script: "export as plain SVG, without the design tool's own data"
    case .other: "remove it, or turn it into paths"
    case .styles:
      "export styles as presentation attributes or inline, by Styling in Illustrator's export"
    case .geometry: "write it as an attribute"
    case .property: "remove it from the style"
    case .condition: "remove it, or remove the element"
    case .documentType:
      "remove <!DOCTYPE …>, or export without Preserve Illustrator Editing Capabilities"
    }
  }
}
