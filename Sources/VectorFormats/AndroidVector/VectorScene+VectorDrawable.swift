import Messages
public import VectorGraphics

/// The colour of a VectorDrawable's tint.
public enum AndroidTint: Hashable, Encodable, Sendable {
  /// The palette's.
  case palette
  /// A theme's attribute or a colour resource, such as `?attr/colorControlNormal` or `@color/brand`.
  case resource(String)
}

/// The length of path data from which some version of Lint warns.
private let lintedLength = 800

extension VectorScene {
  /// Whether a path's data is longer than the 32,767 bytes of a string that aapt2 stores: it writes
  /// `STRING_TOO_LARGE` instead, and succeeds.
  ///
  /// - Parameter document: the scene's VectorDrawable.
  package func isTooLongForAndroid(_ document: String) -> Bool {
    let longest = 32_767
    return document.utf8.count > longest
      && fills.contains { $0.path.androidData().utf8.count > longest }
  }

  /// The scene as an Android VectorDrawable, readable from API 21; from 24 where it has a gradient, or a
  /// colour resource beside other colours.
  ///
  /// A point is a dp. Every fill is one path, nonzero, which is the default, so that no attribute of later
  /// Androids is written.
  ///
  /// Android Lint's `VectorPath` warns of long path data, from 800 characters on in Lint of 2017
  /// (`MAX_PATH_DATA_LENGTH` in AOSP's `VectorPathDetector`) and from 3,000 on since issue 414374636 of its
  /// tracker. A drawing that older versions warn of turns the warning off for its root, which holds for
  /// all elements in it (`LintDriver.isSuppressed`); aapt2 leaves attributes of `tools` out of an app.
  ///
  /// - Parameters:
  ///   - palette: the colours of the roles, the tint included.
  ///   - tint: the colour of fills in the tint; a resource tints the whole drawable if all fills have
  ///     the tint.
  public func vectorDrawable(
    palette: Palette = Palette(), tint: AndroidTint = .palette
  ) -> String {
    let (width, height) = (FixedPoint3.text(size.width), FixedPoint3.text(size.height))
    let hasGradient = fills.contains { if case .linearGradient = $0.paint { true } else { false } }
    let isOneColor = fills.allSatisfy { $0.paint == .solid(.role(.tint)) }
    let paths = fills.map { (paint: $0.paint, data: $0.path.androidData()) }
    let isLong = paths.contains { $0.data.utf8.count >= lintedLength }
    var attributes = [#"xmlns:android="http://schemas.android.com/apk/res/android""#]
    if hasGradient { attributes.append(#"xmlns:aapt="http://schemas.android.com/aapt""#) }
    if isLong { attributes.append(#"xmlns:tools="http://schemas.android.com/tools""#) }
    attributes += [
      #"android:width="\#(width)dp""#, #"android:height="\#(height)dp""#,
      #"android:viewportWidth="\#(width)""#, #"android:viewportHeight="\#(height)""#,
    ]
    if case .resource(let name) = tint, isOneColor {
      attributes.append(#"android:tint="\#(XML.escaped(name))""#)
    }
    if isLong { attributes.append(#"tools:ignore="VectorPath""#) }
    var lines = [
      #"<?xml version="1.0" encoding="utf-8"?>"#,
      "<vector " + attributes.joined(separator: "\n    ") + ">",
    ]
    for (paint, text) in paths where !text.isEmpty {
      let data = #"android:pathData="\#(text)""#
      switch paint {
      case .solid(let solid):
        lines.append("  <path")
        let color = tint.color(of: solid, palette, isOneColor: isOneColor)
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
  /// The value of an attribute for a colour.
  fileprivate func color(of color: PaintColor, _ palette: Palette, isOneColor: Bool) -> String {
    guard case .resource(let name) = self, color == .role(.tint) else {
      return palette.color(color).androidString
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
