internal import BadgeGeometry
internal import TextOutlines
public import VectorGraphics

/// A grid of buttons, each with a caption below it.
public struct ContactSheet: Sendable {
  /// A button with its caption.
  public struct Entry: Sendable {
    /// The button. It has the tint of the palette, not that of its style.
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

  /// Lengths in points.
  private enum Metrics {
    static let captionSize = 9.0
    static let captionGap = 4.0
    static let spacing = 14.0
    static let margin = 16.0
  }

  /// The sheet as filled paths. The sheet itself has no background fill.
  ///
  /// - Throws: the error of the first button that can't be drawn, with its caption. If the style of a button
  ///   with the rule `uniform` is not valid, the caption is that of the first button with this rule.
  public func scene(in context: LayoutContext) throws(ContactSheetError) -> VectorScene {
    let entries = try uniformEntries(in: context)
    let cells = try entries.map { entry throws(ContactSheetError) in
      do throws(DrawingError) {
        return try Cell(entry, in: context)
      } catch {
        throw ContactSheetError(caption: entry.caption, reason: error)
      }
    }
    let columns = max(
      1, min(columns ?? Int(Double(cells.count).squareRoot().rounded(.up)), cells.count))
    var width = cells.map(\.width).max() ?? 0
    var height = cells.map(\.height).max() ?? 0
    // Keep buttons that are fitted to pixels on whole pixels.
    let isFitted = entries.contains {
      $0.button.adapted(to: context.medium, scale: context.scale).style.fitsPixels == true
    }
    let grid = isFitted ? context.scale : nil
    if let grid {
      width = width.roundedUp(toPixelsAt: grid)
      height = height.roundedUp(toPixelsAt: grid)
    }
    let rows = (cells.count + columns - 1) / columns
    let step = Vector(dx: width + Metrics.spacing, dy: height + Metrics.spacing)
    var fills: [VectorScene.Fill] = []
    for (index, cell) in cells.enumerated() {
      let origin = Vector(
        dx: Metrics.margin + Double(index % columns) * step.dx,
        dy: Metrics.margin + Double(index / columns) * step.dy)
      fills += cell.fills(width: width, height: height, grid: grid).map {
        $0.transformed(by: .translation(origin))
      }
    }
    let size = Size(
      width: 2 * Metrics.margin + Double(columns) * step.dx - Metrics.spacing,
      height: 2 * Metrics.margin + Double(max(rows, 1)) * step.dy - Metrics.spacing)
    return VectorScene(size: size, fills: fills)
  }

  /// The entries, with a common symbol size for the buttons with the rule `uniform`.
  private func uniformEntries(
    in context: LayoutContext
  ) throws(ContactSheetError) -> [Entry] {
    let indices = entries.indices.filter { entries[$0].button.style.fit == .uniform }
    var result = entries
    do throws(DrawingError) {
      let fitted = try CurrencyButton.uniform(indices.map { entries[$0].button }, in: context)
      for (index, button) in zip(indices, fitted) { result[index].button = button }
    } catch {
      throw ContactSheetError(caption: entries[indices[0]].caption, reason: error)
    }
    return result
  }

  private struct Cell {
    let scene: VectorScene
    let caption: TextLine

    init(_ entry: Entry, in context: LayoutContext) throws(DrawingError) {
      // This scene has the palette's tint, because one palette colours the whole sheet.
      scene = try entry.button.picture(in: context).scene
      caption = try mapError(DrawingError.text) { () throws(TextError) in
        try context.typesetter.line(entry.caption, weight: .regular, direction: .leftToRight)
      }
    }

    var captionWidth: Double { caption.advance * Metrics.captionSize }
    var captionHeight: Double { (caption.ascent + caption.descent) * Metrics.captionSize }
    var width: Double { max(scene.size.width, captionWidth) }
    var height: Double { scene.size.height + Metrics.captionGap + captionHeight }

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
            dx: (width - captionWidth) / 2, dy: height - caption.descent * Metrics.captionSize))
        * .scale(Metrics.captionSize)
      return scene.fills.map { $0.transformed(by: button) }
        + [VectorScene.Fill(caption.outline.transformed(by: text), .label)]
    }
  }
}

/// The error for a contact sheet with a button that can't be drawn.
public struct ContactSheetError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The caption of the button.
  public var caption: String
  /// The reason why the button can't be drawn.
  public var reason: DrawingError

  /// The caption, and one sentence: the fault and how to fix it.
  public var description: String { "\(caption): \(reason)" }
}
