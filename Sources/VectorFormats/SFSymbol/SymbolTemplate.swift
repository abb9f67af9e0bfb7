package import VectorGraphics

/// A custom SF Symbol's template: guides, and up to 27 variants of a drawing in layers.
///
/// Coordinates are those of the file with every transform applied, y down; outlines are filled by the
/// nonzero rule. A template that was read may break every rule: see ``SymbolLinter``. The format is
/// described in Apple's "Creating custom symbol images for your app" and "Annotating custom symbols
/// in the SF Symbols app".
package struct SymbolTemplate: Sendable {
  /// The format's version, such as 3.0, which decides who can read the file.
  package struct Version: Hashable, Sendable, Comparable, CustomStringConvertible {
    package var major: Int
    package var minor: Int

    package init(_ major: Int, _ minor: Int = 0) {
      self.major = major
      self.minor = minor
    }

    /// Reads `3`, `3.0`; nil for any other text.
    package init?(_ text: some StringProtocol) {
      let parts = text.split(separator: ".", omittingEmptySubsequences: false)
      guard (1...2).contains(parts.count), parts.allSatisfy({ $0.allSatisfy(\.isASCII) }),
        let major = Int(parts[0]), let minor = parts.count == 1 ? 0 : Int(parts[1]),
        (0...999).contains(major), (0...999).contains(minor)
      else { return nil }
      self.init(major, minor)
    }

    package var description: String { "\(major).\(minor)" }

    package static func < (a: Version, b: Version) -> Bool {
      (a.major, a.minor) < (b.major, b.minor)
    }

    /// The version that iOS 15 and macOS 12 can read, and all later ones.
    package static let standard = Version(3)
    /// The versions that Apple's tools know.
    package static let known = 1...7
    /// The versions that can be written.
    package static let writable = [Version(3), Version(4), Version(5), Version(6)]
  }

  /// A path of a variant.
  package struct Path: Hashable, Sendable {
    package var path: VectorPath
    package var classes: [SymbolLayerClass]
    /// The path's own style, which is added to that of its classes.
    package var style = SymbolLayerStyle()
    /// Whether the file hides the path, which is not drawn but counts in comparisons.
    package var isHidden = false
    /// The line of the file; 0 for a path that was not read.
    package var line = 0

    package init(_ path: VectorPath, _ classes: [SymbolLayerClass]) {
      self.path = path
      self.classes = classes
    }

    /// The layer of a rendering mode; nil where the path has none.
    package func layer(_ mode: SymbolLayerClass.Mode) -> SymbolLayerClass? {
      classes.first { $0.mode == mode }
    }
  }

  /// A drawing of the symbol in a weight and a scale.
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

  /// A line of the template: a baseline, a capline or a margin.
  package struct Guide: Hashable, Sendable {
    package var bounds: Rect
    package var line = 0
    /// Whether it was read from elsewhere than the group of the guides.
    var isOutsideGuides = false

    package init(_ bounds: Rect, line: Int = 0) {
      self.bounds = bounds
      self.line = line
    }
  }

  /// The canvas, which wide symbols may enlarge.
  var canvas = Rect(x: 0, y: 0, width: 3300, height: 2200)
  /// Nil where the file has none that can be read.
  package var version: Version?
  /// The guides by their names, such as `Baseline-S` and `left-margin-Regular-S`.
  package var guides: [String: Guide] = [:]
  /// In the file's order.
  package var variants: [Variant] = []
  /// The styles of classes, by the classes' whole names.
  package var styles: [SymbolLayerClass: SymbolLayerStyle] = [:]

  package init(version: Version? = .standard) { self.version = version }

  package subscript(name: SymbolVariantName) -> Variant? { variants.first { $0.name == name } }

  /// Whether all nine weights are interpolated from the three masters.
  package var isVariable: Bool {
    (version?.major ?? 3) >= 3 && SymbolVariantName.masters.allSatisfy { self[$0] != nil }
  }

  /// Whether some variant is not there itself.
  var isInterpolated: Bool {
    Set(variants.map(\.name)).count < SymbolWeight.allCases.count * SymbolScale.allCases.count
  }

  /// The x coordinates of a variant's left and right margin; nil where it has none of its own.
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
