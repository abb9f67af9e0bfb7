public import VectorGraphics

/// A drawn component, with the tint colour and the title for its image files.
public struct ComponentPicture: Hashable, Sendable {
  /// The drawing. Fills in the component's own colour use the role `tint`.
  public var scene: VectorScene
  /// The colour of the role `tint`; nil if the component has no colour of its own. The palette then decides.
  public var tint: AdaptiveColor?
  /// The accessible name, for screen readers; nil for a decoration.
  public var title: String?
  /// The title's language as a BCP 47 tag; nil if it is unknown.
  public var titleLanguage: String?

  /// Creates a picture of a scene.
  ///
  /// - Parameters:
  ///   - scene: the drawing.
  ///   - tint: the colour of the role `tint`; nil if the palette decides.
  ///   - title: the accessible name; nil for a decoration.
  ///   - titleLanguage: the title's language as a BCP 47 tag; nil if it is unknown.
  public init(
    _ scene: VectorScene, tint: AdaptiveColor? = nil, title: String? = nil,
    titleLanguage: String? = nil
  ) {
    self.scene = scene
    self.tint = tint
    self.title = title
    self.titleLanguage = titleLanguage
  }

  /// The colours of all roles in the given appearance; ``tint``, unless nil, is the role `tint`.
  public func palette(_ appearance: Appearance = .light) -> Palette {
    tint.map { Palette(appearance, tint: $0) } ?? Palette(appearance)
  }

  /// The scene with ``tint`` as a fixed colour in place of the role, so that no palette changes it.
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
