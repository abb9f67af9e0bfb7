public import VectorGraphics

/// A drawn component, with the colour and the title of its picture files.
public struct ComponentPicture: Hashable, Sendable {
  /// The fills, in which the component's own colour is the role `tint`.
  public var scene: VectorScene
  /// The colour of the role `tint`; nil where the component has none of its own, so that a palette
  /// decides.
  public var tint: AdaptiveColor?
  /// The accessible name, for screen readers; nil for a decoration.
  public var title: String?
  /// The title's language as a BCP 47 tag; nil where it is unknown.
  public var titleLanguage: String?

  /// A picture of a scene.
  ///
  /// - Parameters:
  ///   - scene: the fills.
  ///   - tint: the colour of the role `tint`; nil where a palette decides.
  ///   - title: the accessible name; nil for a decoration.
  ///   - titleLanguage: the title's language as a BCP 47 tag; nil where it is unknown.
  public init(
    _ scene: VectorScene, tint: AdaptiveColor? = nil, title: String? = nil,
    titleLanguage: String? = nil
  ) {
    self.scene = scene
    self.tint = tint
    self.title = title
    self.titleLanguage = titleLanguage
  }

  /// The colours of all roles in an appearance.
  public func palette(_ appearance: Appearance = .light) -> Palette {
    tint.map { Palette(appearance, tint: $0) } ?? Palette(appearance)
  }

  /// The scene with the component's tint as a fixed colour instead of the role, so that no palette
  /// changes it.
  public var tintedScene: VectorScene {
    guard let tint else { return scene }
    let paint = Paint.solid(.color(tint))
    var scene = scene
    for index in scene.fills.indices where scene.fills[index].paint == .tint {
      scene.fills[index].paint = paint
    }
    return scene
  }
}
