import BadgeKit
import CairoBackend
import RasterImage
import TextOutlines
import VectorFormats
import VectorGraphics

/// Draws and encodes pictures. Each thread has its own instance, which keeps the fonts open between drawings.
final class PictureMaker {
  let plan: Plan
  /// Made for the first drawing. A run that draws nothing opens no fonts.
  private lazy var tools = Result { try Tools(plan.configuration) }
  /// The font requests of the last picture or scene, also of one that failed.
  private(set) var requests: Set<TextRequest> = []
  /// The drawing of the last picture.
  private var last: DrawingIndex?
  /// The scenes of the last drawing, each with its button and its font requests. Most media and scales draw the
  /// same button, and so share a scene.
  private var scenes: [(button: ResolvedButton, scene: VectorScene, requests: Set<TextRequest>)] =
    []
  /// What is wrong with the last drawing's pictures.
  private(set) var problems: Set<SmallPictureProblem> = []

  init(_ plan: Plan) { self.plan = plan }

  /// Open fonts and a compressor.
  private final class Tools {
    let fonts: FontAnswerer
    var encoder: PictureEncoder
    let cache = SmallDrawingCache()

    init(_ configuration: Configuration) throws {
      fonts = FontAnswerer(try Typesetter(fonts: configuration.fontStack))
      encoder = try PictureEncoder(optimization: configuration.optimization)
    }
  }

  /// The scene of a drawing for vector formats, without the adjustments for small pixel sizes.
  func scene(of drawing: Drawing) throws -> VectorScene {
    try scene(of: drawing, for: .document, scale: 1)
  }

  private func scene(
    of drawing: Drawing, for medium: Medium, scale: Double
  ) throws -> VectorScene {
    if last != drawing.index {
      last = drawing.index
      scenes = []
      problems = []
    }
    let button = drawing.button(for: medium, scale: scale)
    if let known = scenes.first(where: { $0.button == button }) {
      requests = known.requests
      return known.scene
    }
    let scene = try recordingRequests { typesetter in
      let drawing = try button.drawing(typesetter, tools.get().cache)
      let kinds: [SmallPictureProblem.Kind?] = [
        button.isSmall && !drawing.isMarkLegible ? .unreadableMark : nil,
        drawing.isTooComplex ? .complexSymbol : drawing.isLegible ? nil : .unreadableSymbol,
      ]
      for case let kind? in kinds {
        problems.insert(SmallPictureProblem(height: button.pixelHeight, kind: kind))
      }
      return try button.templateScene(of: drawing, typesetter)
    }
    scenes.append((button, scene, requests))
    return scene
  }

  private func recordingRequests<Value>(_ draw: (Typesetter) throws -> Value) throws -> Value {
    let typesetter = try tools.get().fonts.typesetter
    let (result, requests) = typesetter.recordingRequests { try draw(typesetter) }
    self.requests = requests
    return try result.get()
  }

  /// What the fonts answer to requests.
  func answers(_ requests: Set<TextRequest>) throws -> FontAnswers {
    try tools.get().fonts.answers(requests)
  }

  /// The bytes of a rendition of a drawing.
  func bytes(of rendition: DrawingRendition, _ drawing: Drawing) throws -> [UInt8] {
    requests = []
    switch rendition {
    case .picture(let rendition, let colors, let title):
      return try encode(drawing, rendition.dated(plan.settings.sourceDate), colors, title)
    case .symbolTemplate(let form, let version):
      let button = drawing.button
      let symbol = try recordingRequests { typesetter in
        switch form {
        case .variable: try button.symbolDrawing(typesetter)
        case .static: try button.staticSymbolDrawing(typesetter)
        }
      }
      let template = SymbolTemplate(
        symbol, mark: button.style.mark, version: SymbolTemplateVersion(version))
      return Array(template.svg().utf8)
    case .webModule(let name):
      let scene = try scene(of: drawing)
      let body = scene.svgContent(of: drawing)
      return Array(WebPackage.module(name: name, size: scene.size, body: body).utf8)
    case .text(let text):
      return Array(text.utf8)
    }
  }

  private func encode(
    _ drawing: Drawing, _ rendition: Rendition, _ colors: ColorVariant,
    _ source: DrawingRendition.TitleSource
  ) throws -> [UInt8] {
    let title = title(source, drawing)
    return try tools.get().encoder.encode(
      scene(of: drawing, for: rendition.medium, scale: rendition.scale), as: rendition,
      palette: colors.palette(drawing.button.style), title: title?.text,
      titleLanguage: title?.language)
  }

  private func title(
    _ source: DrawingRendition.TitleSource, _ drawing: Drawing
  ) -> (text: String, language: String?)? {
    switch source {
    case .none: return nil
    case .text(let text): return (text, nil)
    case .locale(let index):
      let locale = plan[index]
      if let name = plan.button(of: drawing).variant.name(for: locale) {
        return (name, locale.languageTag)
      }
      let titled = CurrencyButton(locale, style: drawing.button.style)
      return (titled.title, titled.titleLanguage)
    }
  }
}
