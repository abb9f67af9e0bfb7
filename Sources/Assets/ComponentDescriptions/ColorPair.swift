import ConfigurationReader
import VectorGraphics

/// A colour of a component and the colour behind it, which have to be told apart.
package struct ColorPair: Sendable {
  /// The colour behind another one.
  package enum Ground: Sendable {
    /// The component's background; nil for the file's, or that of the appearance.
    case background(AdaptiveColor?)
    /// The gradient of shades of a colour that the component has under the given key, such as `tint`.
    case gradient(of: AdaptiveColor, key: String)
  }

  /// The component.
  package let node: ConfigurationNode
  /// The part that has the colour, such as `symbol`.
  package let name: String
  package let color: PaintColor
  package let ground: Ground
}
