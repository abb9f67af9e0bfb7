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
  /// The button whose pictures are made.
  private var button: CurrencyButton?
  /// The last scene of the button at another display scale than 1.
  private var scaled: (scale: Double, scene: VectorScene)?

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
    scaled = nil
    return try drawing.button.templateScene(tools().typesetter)
  }

  /// The bytes of a rendition of a drawing.
  func bytes(of rendition: Rendition, _ scene: VectorScene) throws -> [UInt8] {
    let style = button?.style ?? CurrencyButtonStyle()
    switch rendition {
    case .png(let scale, let colors):
      return try tools().encoder.png(
        of: self.scene(scene, at: scale), scale: scale, palette: colors.palette(style))
    case .svg(let colors, let tint, let title):
      return Array(
        scene.svg(
          title: self.title(title)?.text, titleLanguage: self.title(title)?.language,
          palette: colors.palette(style), tint: tint
        ).utf8)
    case .pdf(let colors, let title):
      return try scene.pdf(
        palette: colors.palette(style), title: self.title(title)?.text,
        date: plan.settings.sourceDate)
    case .vectorDrawable(let colors, let tint):
      let scene = try scalable(scene)
      guard !scene.isTooLongForAndroid else {
        throw PipelineError.target(
          "android",
          problem: "a drawing has more path data than the 32767 bytes that aapt2 stores: simplify "
            + "its artwork, or make pictures by formats: [png]")
      }
      return Array(scene.vectorDrawable(palette: colors.palette(style), tint: tint).utf8)
    case .symbolTemplate(let form, let version):
      return try symbolTemplate(form, SymbolTemplate.Version(version))
    case .webModule(let name):
      let size = (FixedPoint3.text(scene.size.width), FixedPoint3.text(scene.size.height))
      let body = scene.svgContent(palette: style.palette(), tint: .inherited)
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

  /// The drawing for a picture that is shown at any number of pixels, which is never the small one.
  private func scalable(_ scene: VectorScene) throws -> VectorScene {
    guard var button, button.isSmall else { return scene }
    button.style.small.below = 0
    return try button.templateScene(tools().typesetter)
  }

  /// The drawing for a display of a scale, to whose pixels small buttons are fitted and those that
  /// grow with the text are rounded; every other button is the same at all scales.
  private func scene(_ scene: VectorScene, at scale: Double) throws -> VectorScene {
    guard let plain = button else { return scene }
    let (style, button) = (plain.style, plain.fitted(toPixelsAt: scale))
    let dependsOnScale = style.scaledRelativeTo != nil || button.style.fitsPixels == true
    guard dependsOnScale, button.style != style else { return scene }
    if let scaled, scaled.scale == scale { return scaled.scene }
    let result = try button.templateScene(tools().typesetter)
    scaled = (scale, result)
    return result
  }

  private func title(_ source: Rendition.TitleSource) -> (text: String, language: String?)? {
    switch source {
    case .none: return nil
    case .text(let text): return (text, nil)
    case .locale(let id):
      let titled = CurrencyButton(plan[id], style: button?.style ?? CurrencyButtonStyle())
      return (titled.title, titled.titleLanguage)
    }
  }
}

extension CurrencyButton {
  /// The greatest height of a PNG file, in pixels, that is fitted to its pixels unless the style
  /// decides.
  private static let largestFitted = 32.0

  /// The button on a display of a scale, fitted to its pixels where it is small or the style wants that.
  func fitted(toPixelsAt scale: Double) -> CurrencyButton {
    var button = self
    button.style.displayScale = scale
    button.style.fitsPixels =
      style.fitsPixels ?? (button.drawnHeight * scale <= Self.largestFitted)
    return button
  }
}
