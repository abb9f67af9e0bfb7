public import BadgeGeometry
public import TextOutlines
public import VectorGraphics

/// A button with its symbol shaped and fitted: every number a picture needs.
public struct ButtonDrawing: Sendable {
  public let geometry: ButtonGeometry
  /// The symbol as it is drawn: without what can't be seen; empty for artwork.
  public let symbolText: String
  public let symbolCharacters: Int
  public let fit: SymbolFit
  /// Everything the button paints with its tint, in one path.
  public let outline: Path
}

extension CurrencyButton {
  /// Shapes and fits the symbol.
  ///
  /// - Throws: ``GeometryError``, ``TextError`` or ``ButtonError``.
  public func drawing(_ typesetter: Typesetter) throws -> ButtonDrawing {
    let geometry = try geometry()
    let symbol = try ShapedSymbol(self, typesetter)
    guard
      let fit = geometry.fit(
        symbol.outline, characterCount: symbol.characterCount, capHeight: symbol.capHeight,
        rule: style.fit, margin: style.ring == .filled ? geometry.biteMargin : 0)
    else { throw ButtonError.emptySymbol }
    let ink = symbol.outline.transformed(by: fit.placement)
    var outline = Path()
    switch style.ring {
    case .outline: outline = geometry.ring + ink
    // Contours that overlap would leave specks where they are cut out: 1 − 2 = −1 paints.
    case .filled: outline = geometry.disc + (try united(ink)).reversed
    case .none: outline = ink
    }
    if let mark = style.mark, let center = geometry.badgeCenter {
      outline.append(
        geometry.badge(
          cutting: mark.path(
            diameter: geometry.badgeDiameter, center: center, weight: style.weight.value)))
    }
    return ButtonDrawing(
      geometry: geometry, symbolText: symbol.text, symbolCharacters: symbol.characterCount,
      fit: fit, outline: outline)
  }

  /// The ink's contours united, within 2 s and 256 MiB or not at all.
  private func united(_ ink: Path) throws(ButtonError) -> Path {
    do {
      return try ink.united(limit: 750_000)
    } catch {
      throw .symbolTooComplex("it can't be cut out of the filled ring, as \(error)")
    }
  }

  /// The button as filled paths, with its label and background where it has them, for any tint: it is
  /// painted with the role `tint`, which a palette such as `style.palette()` turns into a colour.
  ///
  /// - Parameter typesetter: keeps fonts and shaped text from one button to the next.
  /// - Throws: ``GeometryError``, ``TextError`` or ``ButtonError``.
  public func scene(_ typesetter: Typesetter) throws -> Scene {
    let drawing = try drawing(typesetter)
    let height = drawing.geometry.height
    var scene = Scene(
      size: Size(width: height, height: height), fills: [Scene.Fill(drawing.outline, .tint)])
    if let label = style.label { scene = try adding(label, to: scene, typesetter) }
    if let background = style.background { scene = scene.background(.color(background)) }
    return scene
  }

  /// The button as filled paths in the style's tint, with fonts looked up for this one alone.
  public func scene() throws -> Scene { try scene(Typesetter()).tinted(style.tint) }
}

/// A symbol's outline at 1 em, with what the fit wants to know of it.
private struct ShapedSymbol {
  let outline: Path
  let text: String
  let characterCount: Int
  let capHeight: Double

  init(_ button: CurrencyButton, _ typesetter: Typesetter) throws {
    switch button.symbol {
    case .text(let text):
      let line = try typesetter.line(
        text, weight: button.style.weight, direction: nil, language: button.language)
      outline = line.outline
      self.text = text
      characterCount = text.count
      capHeight = line.capHeight
    case .artwork(let path):
      guard let bounds = path.bounds, bounds.width > 0, bounds.height > 0 else {
        throw ButtonError.emptySymbol
      }
      // As tall as a capital letter at 1 em, so that the rules for text hold for it.
      let capHeight = 0.7
      outline = path.transformed(by: .scale(capHeight / bounds.height))
      text = ""
      characterCount = 1
      self.capHeight = capHeight
    }
    guard ButtonGeometry.canFit(outline) else {
      throw ButtonError.symbolTooComplex(
        "its outline is too long or has too many points (more than 600000 pieces): simplify it in "
          + "your design tool")
    }
  }
}

/// Why a button can't be drawn.
public enum ButtonError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The symbol has no ink.
  case emptySymbol
  /// The symbol's outline would take too much time or memory; with the reason and what to do.
  case symbolTooComplex(String)

  public var description: String {
    switch self {
    case .emptySymbol:
      "the symbol has nothing to draw: give a text or a drawing that can be seen"
    case .symbolTooComplex(let reason): "the symbol is too complex: \(reason)"
    }
  }
}
