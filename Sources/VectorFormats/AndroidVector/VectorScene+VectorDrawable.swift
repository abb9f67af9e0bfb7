import Messages
public import VectorGraphics

/// The colour of a VectorDrawable's tint.
public enum AndroidTint: Hashable, Encodable, Sendable {
  /// The palette's.
  case palette
  /// A theme's attribute or a colour resource, such as `?attr/colorControlNormal` or `@color/brand`.
  case resource(String)
}

extension VectorScene {
  /// The scene as an Android VectorDrawable, readable from API 21; from 24 where it has a gradient, or a
  /// colour resource beside other colours.
  ///
  /// A point is a dp. Every fill is nonzero, which is the default, so that no attribute of later
  /// Androids is written. No path data is longer than 800 characters, of which Lint's `VectorPath`
  /// warns: disjoint parts are paths of their own, circles are arcs, and coordinates are rounded to
  /// 1/1000 dp, or to 1/100 dp where that is not enough. What is longer even so, such as a disc with a
  /// word cut out of it, is cut in pieces that overlap inside the ink.
  ///
  /// Such pieces show neither a seam nor an edge painted twice, whatever the tint: every reader paints
  /// the paths in their own colours into a bitmap of the drawable's size and applies tint and alpha to
  /// the bitmap. So do `VectorDrawable` (`VectorDrawableState.getPaint` in Android 5 and 6, since then
  /// `Tree::updatePaint` in `libs/hwui/VectorDrawable.cpp`), `VectorDrawableCompat` and Compose
  /// (`VectorComponent.draw` in `Vector.kt`). Their parsers of path data differ: see
  /// `AndroidPathWriter`.
  ///
  /// For that the paths have to be opaque. A drawing in one translucent colour has it as its tint;
  /// translucent paint beside other paint is cut in rows and columns of whole points without overlap.
  ///
  /// - Parameters:
  ///   - palette: the colours of the roles, the tint included.
  ///   - tint: the colour of what is painted with the tint; a resource tints the whole drawable where
  ///     nothing else is painted.
  public func vectorDrawable(
    palette: Palette = Palette(), tint: AndroidTint = .palette
  ) -> String {
    let (width, height) = (FixedPoint3.text(size.width), FixedPoint3.text(size.height))
    let hasGradient = fills.contains { if case .linearGradient = $0.paint { true } else { false } }
    let isOneColor = fills.allSatisfy { $0.paint == .solid(.role(.tint)) }
    let tint = isOneColor ? tint.ofWholeDrawing(palette) : tint
    let paths = fills.flatMap { fill in
      let isOpaque = isOneColor || tint.isOpaque(fill.paint, palette)
      return AndroidPathData.texts(of: fill.path, overlap: isOpaque).map { (fill.paint, $0) }
    }
    var attributes = [#"xmlns:android="http://schemas.android.com/apk/res/android""#]
    if hasGradient { attributes.append(#"xmlns:aapt="http://schemas.android.com/aapt""#) }
    attributes += [
      #"android:width="\#(width)dp""#, #"android:height="\#(height)dp""#,
      #"android:viewportWidth="\#(width)""#, #"android:viewportHeight="\#(height)""#,
    ]
    if case .resource(let name) = tint, isOneColor {
      attributes.append(#"android:tint="\#(XML.escaped(name))""#)
    }
    var lines = [
      #"<?xml version="1.0" encoding="utf-8"?>"#,
      "<vector " + attributes.joined(separator: "\n    ") + ">",
    ]
    for (paint, text) in paths {
      let data = #"android:pathData="\#(text)""#
      switch paint {
      case .solid(let ink):
        lines.append("  <path")
        let color = tint.color(of: ink, palette, isOneColor: isOneColor)
        lines.append(#"      android:fillColor="\#(color)""#)
        lines.append("      \(data)/>")
      case .linearGradient(let gradient):
        lines.append("  <path \(data)>")
        lines.append(#"    <aapt:attr name="android:fillColor">"#)
        lines += gradient.vectorDrawableLines(palette).map { "      " + $0 }
        lines += ["    </aapt:attr>", "  </path>"]
      }
    }
    lines.append("</vector>")
    return lines.joined(separator: "\n") + "\n"
  }
}

extension AndroidTint {
  /// The tint of a drawing in one colour: one that is translucent is a tint, which the readers apply to
  /// the whole picture.
  fileprivate func ofWholeDrawing(_ palette: Palette) -> AndroidTint {
    let color = palette.color(.role(.tint))
    return self == .palette && color.alpha < 255 ? .resource(color.androidString) : self
  }

  /// Whether a paint is known to be opaque; a resource's colour is not.
  fileprivate func isOpaque(_ paint: Paint, _ palette: Palette) -> Bool {
    switch paint {
    case .solid(let ink):
      if self != .palette, ink == .role(.tint) { return false }
      return palette.color(ink).alpha == 255
    case .linearGradient(let gradient):
      return gradient.stops.allSatisfy { palette.color($0).alpha == 255 }
    }
  }

  /// The value of an attribute for a colour.
  fileprivate func color(of ink: PaintColor, _ palette: Palette, isOneColor: Bool) -> String {
    guard case .resource(let name) = self, ink == .role(.tint) else {
      return palette.color(ink).androidString
    }
    // The drawable's tint replaces the colour and keeps its alpha.
    return isOneColor ? "#000000" : XML.escaped(name)
  }
}

extension LinearGradientPaint {
  fileprivate func vectorDrawableLines(_ palette: Palette) -> [String] {
    let line =
      #"android:startX="\#(FixedPoint3.text(start.x))" android:startY="\#(FixedPoint3.text(start.y))" "#
      + #"android:endX="\#(FixedPoint3.text(end.x))" android:endY="\#(FixedPoint3.text(end.y))""#
    let items = stops.map { stop in
      #"  <item android:offset="\#(FixedPoint3.text(stop.offset))" "#
        + #"android:color="\#(palette.color(stop).androidString)"/>"#
    }
    return [#"<gradient android:type="linear" \#(line)>"#] + items + ["</gradient>"]
  }
}

extension RGBAColor {
  /// `#AARRGGBB`, alpha first as on Android; without alpha where it is opaque.
  fileprivate var androidString: String {
    let digits = hexString.dropFirst().uppercased()
    return "#" + (alpha == 255 ? digits : String(digits.suffix(2) + digits.prefix(6)))
  }
}
