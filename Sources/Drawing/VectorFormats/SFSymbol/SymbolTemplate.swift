package import VectorGraphics

/// The template of a custom SF Symbol: guides, and up to 27 variants (nine weights in three scales) of a
/// drawing that consists of layers.
///
/// Coordinates are in the root coordinate system of the file, with all transforms applied; y points down.
/// Outlines are filled with the nonzero rule. A template that was read from a file is not validated: see
/// ``SymbolLinter``. Apple describes the format in "Creating custom symbol images for your app" and
/// "Annotating custom symbols in the SF Symbols app".
package struct SymbolTemplate: Sendable {
  /// The version of the format, such as 3.0. It determines which systems can read the file.
  package struct Version: Hashable, Sendable, CustomStringConvertible {
    package var major: Int
    package var minor: Int

    package init(_ major: Int, _ minor: Int = 0) {
      self.major = major
      self.minor = minor
    }

    /// Parses a version of the form `3` or `3.0`; nil for any other text.
    package init?(_ text: some StringProtocol) {
      let parts = text.split(separator: ".", omittingEmptySubsequences: false)
      guard (1...2).contains(parts.count), parts.allSatisfy({ $0.allSatisfy(\.isASCII) }),
        let major = Int(parts[0]), let minor = parts.count == 1 ? 0 : Int(parts[1]),
        (0...999).contains(major), (0...999).contains(minor)
      else { return nil }
      self.init(major, minor)
    }

    package var description: String { "\(major).\(minor)" }

    /// The version that iOS 15, macOS 12 and all later systems can read.
    package static let standard = Version(3)
    /// The major versions that Apple's tools can read.
    package static let known = 1...7
    /// The versions that can be written.
    package static let writable = [Version(3), Version(4), Version(5), Version(6)]
  }

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
    package func layer(_ mode: SymbolLayerClass.Mode) -> SymbolLayerClass? {
      classes.first { $0.mode == mode }
    }
  }

  /// The symbol's drawing in one weight and one scale.
  package struct Variant: Hashable, Sendable {
    package var name: SymbolVariantName
    package var paths: [Path]
    package var line = 0

    package init(_ name: SymbolVariantName, _ paths: [Path]) {
      self.name = name
      self.paths = paths
    }

    /// The bounds of all paths; nil where there is no outline.
    package var bounds: Rect? {
      paths.compactMap(\.path.bounds).reduce(nil) { $0?.union($1) ?? $1 }
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
  package var version: Version?
  /// The guides by their names, such as `Baseline-S` and `left-margin-Regular-S`.
  package var guides: [String: Guide] = [:]
  /// In the file's order.
  package var variants: [Variant] = []
  /// The styles in the style sheet, by layer class. A class with another value, as in
  /// `multicolor-1:systemGreenColor`, is another key.
  package var styles: [SymbolLayerClass: SymbolLayerStyle] = [:]

  package init(version: Version? = .standard) { self.version = version }

  package subscript(name: SymbolVariantName) -> Variant? { variants.first { $0.name == name } }

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
  func style(of path: Path, in mode: SymbolLayerClass.Mode) -> SymbolLayerStyle {
    var style = path.layer(mode).flatMap { styles[$0] } ?? SymbolLayerStyle()
    style.clearsBehind = style.clearsBehind || path.style.clearsBehind
    return style
  }
}
