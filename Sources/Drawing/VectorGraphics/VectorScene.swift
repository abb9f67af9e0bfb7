/// A drawing independent of any format: a size in points and filled paths in paint order.
///
/// A scene has no strokes, clips, text or even-odd rule, so every format shows the same picture. The
/// origin is the top left corner. Parts outside of the size are cut off at the edge of the picture.
public struct VectorScene: Hashable, Sendable {
  /// A path with its paint, filled by the nonzero rule.
  public struct Fill: Hashable, Sendable {
    /// The outline, in points of the scene.
    public var path: VectorPath
    /// The colour or the gradient.
    public var paint: Paint
    /// Whether bitmaps follow the curves more closely: a symmetrical outline gets symmetrical pixels, and
    /// rows of pixels that a circle touches are filled. Drawing takes longer. Vector formats ignore this.
    public var flattensCurvesFinely: Bool

    /// A fill of an outline.
    public init(_ path: VectorPath, _ paint: Paint, flattensCurvesFinely: Bool = false) {
      self.path = path
      self.paint = paint
      self.flattensCurvesFinely = flattensCurvesFinely
    }

    /// The fill with the map applied to its outline and its gradient.
    public func transformed(by m: Affine) -> Fill {
      var fill = self
      fill.path = path.transformed(by: m)
      if case .linearGradient(let gradient) = paint {
        fill.paint = .linearGradient(gradient.transformed(by: m))
      }
      return fill
    }
  }

  /// The extent from the origin to the bottom right corner, in points.
  public var size: Size
  /// The filled paths, from back to front.
  public var fills: [Fill]

  /// A scene with the given size, in points, and fills from back to front.
  public init(size: Size, fills: [Fill]) {
    self.size = size
    self.fills = fills
  }

  /// The colour of all fills; nil if they have different colours or a gradient, or if there are none.
  public var singleColor: PaintColor? {
    guard case .solid(let color)? = fills.first?.paint,
      fills.allSatisfy({ $0.paint == .solid(color) })
    else { return nil }
    return color
  }

  /// The exact bounds of everything painted; nil for an empty scene.
  ///
  /// - Complexity: O(n) for n elements of all paths.
  public var inkBounds: Rect? {
    fills.compactMap(\.path.bounds).union
  }

  /// The scene with a filled rectangle behind everything.
  public func background(_ color: PaintColor) -> VectorScene {
    VectorScene(size: size, fills: [Fill(.rectangle(Rect(size: size)), .solid(color))] + fills)
  }
}
