import BadgeKit
import CairoBackend
import RasterImage
import TextOutlines
import VectorFormats
import VectorGraphics

/// Draws and encodes the pictures of one thread; fonts stay open from drawing to drawing.
final class PictureMaker {
  private let plan: Plan
  /// Nil until the first drawing.
  private var opened: Tools?
  /// The drawing whose pictures are made, as a button.
  private var button: CurrencyButton?
  /// The scenes of the drawing by the button that was drawn: media and scales mostly share one.
  private var scenes: [(button: CurrencyButton, scene: VectorScene)] = []

  init(_ plan: Plan) { self.plan = plan }

  /// Open fonts and a compressor.
  private final class Tools {
    let typesetter: Typesetter
    var encoder: PictureEncoder

    init(_ configuration: Configuration) throws {
      typesetter = try Typesetter(fonts: configuration.fontStack)
      encoder = try PictureEncoder(optimization: configuration.optimization)
    }
  }

  private func tools() throws -> Tools {
    if let opened { return opened }
    let tools = try Tools(plan.configuration)
    opened = tools
    return tools
  }

  /// Shapes a drawing; the pictures that follow are of it.
  func scene(of drawing: Drawing) throws -> VectorScene {
    button = drawing.button
    scenes = []
    return try scene(of: drawing.button.drawn(for: .document, scale: 1))
  }

  /// The bytes of a rendition of a drawing.
  func bytes(of rendition: DrawingRendition, _ scene: VectorScene) throws -> [UInt8] {
    switch rendition {
    case .png(let scale, let colors):
      return try encode(.png(scale: scale), colors)
    case .svg(let colors, let tint, let title):
      return try encode(.svg(tint), colors, title)
    case .pdf(let colors, let title):
      return try encode(.pdf(plan.settings.sourceDate), colors, title)
    case .vectorDrawable(let colors, let tint):
      return try encode(.vectorDrawable(tint), colors)
    case .symbolTemplate(let form, let version):
      return try symbolTemplate(form, SymbolTemplate.Version(version))
    case .webModule(let name):
      let size = (FixedPoint3.text(scene.size.width), FixedPoint3.text(scene.size.height))
      let body = scene.svgContent(palette: button?.style.palette() ?? Palette(), tint: .inherited)
      return Array(WebPackage.module(name: name, size: size, body: body).utf8)
    case .text(let text):
      return Array(text.utf8)
    }
  }

  private func symbolTemplate(
    _ form: AssetCatalogTarget.SymbolForm, _ version: SymbolTemplate.Version
  ) throws -> [UInt8] {
    guard let button else { return [] }
    let drawing =
      switch form {
      case .variable: try button.symbolDrawing(tools().typesetter)
      case .static: try button.staticSymbolDrawing(tools().typesetter)
      }
    return Array(SymbolTemplate(drawing, mark: button.style.mark, version: version).svg().utf8)
  }

  private func encode(
    _ rendition: Rendition, _ colors: ColorVariant, _ source: DrawingRendition.TitleSource = .none
  ) throws -> [UInt8] {
    guard let button else { return [] }
    let title = title(source)
    return try tools().encoder.encode(
      scene(of: button.drawn(for: rendition.medium, scale: rendition.scale)), as: rendition,
      palette: colors.palette(button.style), title: title?.text, titleLanguage: title?.language)
  }

  private func scene(of button: CurrencyButton) throws -> VectorScene {
    if let known = scenes.first(where: { $0.button == button }) { return known.scene }
    let scene = try button.templateScene(tools().typesetter)
    scenes.append((button, scene))
    return scene
  }

  private func title(_ source: DrawingRendition.TitleSource) -> (text: String, language: String?)? {
    switch source {
    case .none: return nil
    case .text(let text): return (text, nil)
    case .locale(let id):
      let titled = CurrencyButton(plan[id], style: button?.style ?? CurrencyButtonStyle())
      return (titled.title, titled.titleLanguage)
    }
  }
}
