package import BadgeGeometry
package import VectorGraphics

/// What the options of a command line or a file say of a button: its style, and the Dynamic Type size of its pictures.
package struct ButtonSettings: Hashable, Sendable, Encodable {
  package var style: CurrencyButtonStyle
  package var contentSize = ContentSize.large
  /// The palette with the values of the system colours that options name.
  package let palette: SystemPalette

  /// The settings of a default button, with the tint of a palette.
  package init(palette: SystemPalette? = nil) {
    self.palette = palette ?? .standard
    style = CurrencyButtonStyle(tint: SystemColor.blue.color(in: self.palette))
  }
}
