package import VectorGraphics

/// The template of a custom SF Symbol: guides, and up to 27 variants (nine weights in three scales) of a
/// drawing that consists of layers.
///
/// Coordinates are in the root coordinate system of the file, with all transforms applied; y points down.
/// Outlines are filled with the nonzero rule. A template that was read from a file is not validated: see
/// ``SymbolLinter``. Apple describes the format in "Creating custom symbol images for your app" and
/// "Annotating custom symbols in the SF Symbols app".
package struct SymbolTemplate: Sendable {
  /// A path of a variant.
  package struct Path: Hashable, Sendable {
    package var path: VectorPath
    package var classes: [SymbolLayerClass]
    /// The style in the path's own `style` attribute. Only its `clearsBehind` has an effect, in addition to the
    /// styles of the classes.
    package var style = SymbolLayerStyle()
    /// Whether the file hides the path. A hidden path is not drawn, but comparisons of the masters include it.
    package var isHidden = false
    /// The line number in the file; 0 for a path that was not read from a file.
    package var line = 0

    package init(_ path: VectorPath, _ classes: [SymbolLayerClass]) {
      self.path = path
      self.classes = classes
    }

    /// The layer that the path belongs to in a rendering mode; nil if it belongs to none.
    package func layer(_ mode: SymbolLayerClass.RenderingMode) -> SymbolLayerClass? {
      classes.first { $0.mode == mode }
    }
  }

  /// A guide of the template: a baseline, a capline or a margin.
  package struct Guide: Hashable, Sendable {
    package var bounds: Rect
    package var line = 0
    /// Whether the file has the guide outside of the group `Guides`.
    var isOutsideGuides = false

    package init(_ bounds: Rect, line: Int = 0) {
      self.bounds = bounds
      self.line = line
    }
  }

  /// The standard canvas. Reading a file with a larger frame, as for wide symbols, enlarges it.
  var canvas = Rect(x: 0, y: 0, width: 3300, height: 2200)
  /// The version of the format; nil if the file has none that can be parsed.
  package var version: SymbolTemplateVersion?
  /// The guides by their names, such as `Baseline-S` and `left-margin-Regular-S`.
  package var guides: [String: Guide] = [:]
  /// In the file's order.
  package var variants: [SymbolVariant] = []
  /// The styles in the style sheet, by layer class. A class with another value, as in
  /// `multicolor-1:systemGreenColor`, is another key.
  package var styles: [SymbolLayerClass: SymbolLayerStyle] = [:]

  package init(version: SymbolTemplateVersion? = .standard) { self.version = version }

  package subscript(name: SymbolVariantName) -> SymbolVariant? {
    variants.first { $0.name == name }
  }

  /// Whether missing variants can be interpolated: the version allows it, and all three masters exist.
  package var isVariable: Bool {
    (version?.major ?? 3) >= 3 && SymbolVariantName.masters.allSatisfy { self[$0] != nil }
  }

  /// Whether at least one of the 27 variants is missing.
  var lacksVariants: Bool {
    Set(variants.map(\.name)).count < SymbolWeight.allCases.count * SymbolScale.allCases.count
  }

  /// The x coordinates of a variant's left and right margin; nil unless it has guides of its own for both.
  package func margins(of name: SymbolVariantName) -> (left: Double, right: Double)? {
    guard let left = guides["left-margin-\(name)"], let right = guides["right-margin-\(name)"]
    else {
      return nil
    }
    return (left.bounds.midX, right.bounds.midX)
  }

  /// The style of a path in a rendering mode.
  func style(of path: Path, in mode: SymbolLayerClass.RenderingMode) -> SymbolLayerStyle {
    var style = path.layer(mode).flatMap { styles[$0] } ?? SymbolLayerStyle()
    style.clearsBehind = style.clearsBehind || path.style.clearsBehind
    return style
  }
}
