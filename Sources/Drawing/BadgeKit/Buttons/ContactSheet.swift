internal import BadgeGeometry
internal import Messages
internal import TextOutlines
internal import VectorGraphics

/// A grid of buttons, each with a caption below it.
public struct ContactSheet: Sendable {
  /// A button with its caption.
  public struct Entry: Sendable {
    /// The button.
    public var button: CurrencyButton
    /// The text below the button.
    public var caption: String

    /// A button with a text below it.
    public init(_ button: CurrencyButton, caption: String) {
      self.button = button
      self.caption = caption
    }
  }

  /// The buttons, row by row from the left.
  public var entries: [Entry]
  /// The number of buttons in a row; nil for about as many columns as rows.
  public var columns: Int?

  /// A sheet of buttons.
  ///
  /// - Parameters:
  ///   - entries: the buttons, row by row.
  ///   - columns: the number of buttons in a row; nil for about as many columns as rows.
  public init(_ entries: [Entry], columns: Int? = nil) {
    self.entries = entries
    self.columns = columns
  }

  /// The distance of cells from each other and from the sheet's edge, in points: twice that of a grid's children, as a
  /// cell has two parts.
  private static let spacing = 2 * ComponentGrid([], columns: 1).spacing
  /// The distance of a caption from its button, in points.
  private static let captionGap = spacing / 4
  /// The size of the captions' em, in points.
  private static let captionSize = TextStyle.caption2.pointSize(at: .large)

  /// The fills and the size of the sheet, which has no background.
  private func drawn(in context: LayoutContext) throws(DrawingError) -> VectorScene {
    let cells = try entries.map { entry throws(DrawingError) in
      do throws(DrawingError) {
        return try Cell(entry, in: context, keepsTint: commonTint == nil)
      } catch {
        throw .entry(caption: entry.caption, reason: error)
      }
    }
    let columns = max(
      1, min(columns ?? Int(Double(cells.count).squareRoot().rounded(.up)), cells.count))
    var width = cells.map(\.width).max() ?? 0
    var height = cells.map(\.height).max() ?? 0
    // Keep buttons that are fitted to pixels on whole pixels.
    let grid = context.buttonContext.isFitted && !entries.isEmpty ? context.scale : nil
    if let grid {
      width = width.roundedUp(toPixelsAt: grid)
      height = height.roundedUp(toPixelsAt: grid)
    }
    let rows = (cells.count + columns - 1) / columns
    let step = Vector(dx: width + Self.spacing, dy: height + Self.spacing)
    var fills: [VectorScene.Fill] = []
    for (index, cell) in cells.enumerated() {
      let origin = Vector(
        dx: Self.spacing + Double(index % columns) * step.dx,
        dy: Self.spacing + Double(index / columns) * step.dy)
      fills += cell.fills(width: width, height: height, grid: grid).map {
        $0.transformed(by: .translation(origin))
      }
    }
    let size = Size(
      width: 2 * Self.spacing + Double(columns) * step.dx - Self.spacing,
      height: 2 * Self.spacing + Double(max(rows, 1)) * step.dy - Self.spacing)
    return VectorScene(size: size, fills: fills)
  }

  /// The tint of all buttons; nil if they have several.
  private var commonTint: AdaptiveColor? {
    let tint = entries.first?.button.style.tint
    return entries.allSatisfy { $0.button.style.tint == tint } ? tint : nil
  }

  private struct Cell {
    let scene: VectorScene
    let caption: TextLine

    /// - Parameter keepsTint: whether the button's tint is a fixed colour and not the role `tint`.
    init(_ entry: Entry, in context: LayoutContext, keepsTint: Bool) throws(DrawingError) {
      let picture = try entry.button.picture(in: context)
      scene = keepsTint ? picture.tintedScene : picture.scene
      caption = try mapError(DrawingError.text) { () throws(TextError) in
        try context.typesetter.line(entry.caption, weight: .regular, direction: .leftToRight)
      }
    }

    var captionWidth: Double { caption.advance * ContactSheet.captionSize }
    var captionHeight: Double { (caption.ascent + caption.descent) * ContactSheet.captionSize }
    var width: Double { max(scene.size.width, captionWidth) }
    var height: Double { scene.size.height + ContactSheet.captionGap + captionHeight }

    /// The button on top and the caption at the bottom, both centred.
    ///
    /// - Parameter grid: pixels per point, for placing the button on a whole pixel; nil to place it
    ///   anywhere.
    func fills(width: Double, height: Double, grid: Double?) -> [VectorScene.Fill] {
      var left = (width - scene.size.width) / 2
      if let grid { left = (left * grid).rounded() / grid }
      let button = Affine.translation(Vector(dx: left, dy: 0))
      let text =
        Affine.translation(
          Vector(
            dx: (width - captionWidth) / 2, dy: height - caption.descent * ContactSheet.captionSize)
        )
        * .scale(ContactSheet.captionSize)
      return scene.fills.map { $0.transformed(by: button) }
        + [VectorScene.Fill(caption.outline.transformed(by: text), .label)]
    }
  }
}

extension ContactSheet: Component {
  /// Measures and draws the sheet.
  ///
  /// - Throws: ``DrawingError/entry(caption:reason:)`` for the first button that can't be drawn.
  public func layout(in context: LayoutContext) throws(DrawingError) -> ComponentLayout {
    let sheet = try picture(in: context).tintedScene
    return ComponentLayout(size: sheet.size, content: sheet.fills)
  }

  /// Draws the sheet, with the buttons' tint if they all have the same.
  ///
  /// - Throws: as ``layout(in:)``.
  public func picture(in context: LayoutContext) throws(DrawingError) -> ComponentPicture {
    ComponentPicture(
      try drawn(in: context), tint: commonTint,
      title: CountText.of(entries.count, "currency button"), titleLanguage: "en")
  }
}
