import ConfigurationReader
import VectorGraphics

/// A colour of a component and the colour behind it, which have to be told apart.
package struct ColorPair: Sendable {
  /// The component.
  package let node: ConfigurationNode
  /// What has the colour, such as `symbol`.
  package let name: String
  package let color: PaintColor
  /// The key of the colour behind it.
  package let groundName: String
  /// The colour behind it; nil for the file's background, or that of the appearance.
  package let ground: AdaptiveColor?
}
