public import VectorGraphics

extension VectorScene {
  /// The scene as an Android VectorDrawable, readable from API 21 where it has no gradient (24).
  ///
  /// A point is a dp. Path data is absolute with every separator spelt out, which the first
  /// Androids' reader needs; every fill is nonzero, which is the default, so that no attribute of
  /// later Androids is written.
  ///
  /// - Parameter palette: the colours of the roles, the tint included.
  public func vectorDrawable(palette: Palette = Palette()) -> String {
    let (width, height) = (FixedPoint3.text(size.width), FixedPoint3.text(size.height))
    let hasGradient = fills.contains { if case .linearGradient = $0.paint { true } else { false } }
    var lines = [
      #"<?xml version="1.0" encoding="utf-8"?>"#,
      #"<vector xmlns:android="http://schemas.android.com/apk/res/android""#
        + (hasGradient ? #" xmlns:aapt="http://schemas.android.com/aapt""# : ""),
      #"    android:width="\#(width)dp""#, #"    android:height="\#(height)dp""#,
      #"    android:viewportWidth="\#(width)""#, #"    android:viewportHeight="\#(height)">"#,
    ]
    for fill in fills where !fill.path.isEmpty {
      let data = #"android:pathData="\#(fill.path.svgData(isRelative: false))""#
      switch fill.paint {
      case .solid(let ink):
        lines.append("  <path")
        lines.append(#"      android:fillColor="\#(palette.color(ink).androidString)""#)
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
