import Messages
package import VectorGraphics

/// The colour that replaces the tint role in a VectorDrawable.
public enum AndroidTint: Hashable, Encodable, Sendable {
  /// The palette's colour for the tint.
  case palette
  /// A theme attribute or a colour resource, such as `?android:attr/colorControlNormal` or `@color/brand`.
  case resource(String)
}

/// The length of path data, in characters, from which the strictest version of Android Lint warns.
private let lintedLength = 800

extension VectorScene {
  /// Whether a path's data is too long for aapt2, which stores strings of up to 32,767 bytes. For a longer
  /// string it writes `STRING_TOO_LARGE` instead and reports no error.
  ///
  /// - Parameter document: the scene's VectorDrawable.
  package func isTooLongForAndroid(_ document: String) -> Bool {
    let longest = 32_767
    return document.utf8.count > longest
      && fills.contains { $0.path.androidData().utf8.count > longest }
  }

  /// The scene as an Android VectorDrawable, whatever its size and the length of its paths. It needs API 21, or
  /// API 24 if it has a gradient, or a colour resource and other colours.
  ///
  /// One point is one dp. Every fill is one path. The paths need no `fillType`, an attribute of API 24,
  /// because the nonzero rule is the default.
  ///
  /// Android Lint's check `VectorPath` warns of long path data: from 800 characters in Lint of 2017
  /// (`MAX_PATH_DATA_LENGTH` in AOSP's `VectorPathDetector`), and from 3,000 characters since issue 414374636
  /// of its tracker. If a path has 800 characters or more, `tools:ignore` at the root suppresses the warning
  /// for the whole drawing (`LintDriver.isSuppressed`). aapt2 removes attributes of `tools` from the app.
  ///
  /// - Parameters:
  ///   - palette: the colours of the roles, including the tint.
  ///   - tint: the colour of fills that have the tint or the label role. If all fills have one of them, a
  ///     resource becomes the tint of the whole drawable.
  ///   - nightColors: the beginning of the names of colour resources, which solid fills have if their colour is
  ///     another one at night; nil to write the palette's colours.
  package func vectorDrawableDocument(
    palette: Palette = Palette(), tint: AndroidTint = .palette, nightColors: String? = nil
  ) -> String {
    let width = FixedPoint3.text(size.width)
    let height = FixedPoint3.text(size.height)
    let hasGradient = fills.contains { if case .linearGradient = $0.paint { true } else { false } }
    let isOneColor = fills.allSatisfy { [.tint, .label].contains($0.paint) }
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
        var color = tint.color(of: solid, palette, isOneColor: isOneColor)
        if let nightColors, let resource = tint.nightColor(of: solid, palette) {
          color = "@color/" + nightColors + resource.name
        }
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

/// A colour resource, with the values that Android's files have for day and night.
package struct AndroidNightColor: Hashable {
  /// The end of the name; its beginning is that of the button.
  package let name: String
  package let light: String
  package let dark: String
}

extension AndroidTint {
  /// The resource for a colour of a button; nil if it is the same at night, or an app's colour replaces it.
  package func nightColor(of color: PaintColor, _ palette: Palette) -> AndroidNightColor? {
    if case .resource = self, [.tint, .label].contains(color) { return nil }
    var (day, night) = (palette, palette)
    day.appearance = .light
    night.appearance = .dark
    let (light, dark) = (day.color(color), night.color(color))
    guard light != dark else { return nil }
    // The only colour of a button without a role is its background.
    var name = "background"
    if case .role(let role) = color { name = role.rawValue }
    return AndroidNightColor(name: name, light: light.androidString, dark: dark.androidString)
  }

  /// The value of `android:fillColor` for a colour.
  fileprivate func color(of color: PaintColor, _ palette: Palette, isOneColor: Bool) -> String {
    guard case .resource(let name) = self, [.tint, .label].contains(color) else {
      return palette.color(color).androidString
    }
    // The drawable's tint replaces red, green and blue of this colour and keeps its alpha.
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
  /// The colour as `#RRGGBB` if it is opaque, otherwise as `#AARRGGBB`, with alpha first.
  fileprivate var androidString: String {
    let digits = hexString.dropFirst().uppercased()
    return "#" + (alpha == 255 ? digits : String(digits.suffix(2) + digits.prefix(6)))
  }
}
