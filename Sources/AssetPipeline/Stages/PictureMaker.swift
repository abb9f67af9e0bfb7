import BadgeKit
import CairoBackend
import RasterImage
import TextOutlines
import VectorFormats
import VectorGraphics

/// What one worker draws with, kept from drawing to drawing.
final class PictureMaker {
  private let plan: Plan
  private let typesetter: Typesetter
  private var rasterizer = Rasterizer()
  private var encoder: PNGEncoder
  /// The last coverage that was compressed, which the next appearance shares.
  private var coverage: (scale: Double, data: CompressedCoverage)?

  init(_ plan: Plan) throws {
    self.plan = plan
    typesetter = try Typesetter(fonts: FontStack(names: plan.configuration.fonts))
    encoder = try PNGEncoder(optimization: plan.configuration.optimization)
  }

  /// Shapes a drawing; the pictures that follow are of it.
  func scene(of drawing: Drawing) throws -> Scene {
    coverage = nil
    return try drawing.button.templateScene(typesetter)
  }

  /// The bytes of a rendition of a drawing.
  func bytes(of rendition: Rendition, _ scene: Scene) throws -> [UInt8] {
    switch rendition {
    case .png(let scale, let colors):
      let palette = colors.palette(in: plan)
      guard let ink = scene.singleInk else {
        let pixmap = try rasterizer.pixmap(of: scene, scale: scale, palette: palette)
        return try encoder.encode(pixmap, scale: scale)
      }
      return try encoder.encode(
        compressed(scene, scale), tint: palette.color(ink), scale: scale)
    case .svg(let colors, let tint, let title):
      return Array(
        scene.svg(title: text(title), palette: colors.palette(in: plan), tint: tint).utf8)
    case .pdf(let colors, let title):
      return try scene.pdf(
        palette: colors.palette(in: plan), title: text(title), date: plan.settings.sourceDate)
    case .vectorDrawable(let colors):
      return Array(scene.vectorDrawable(palette: colors.palette(in: plan)).utf8)
    case .symbolTemplate:
      return Array(scene.symbolTemplate().utf8)
    case .text(let text):
      return Array(text.utf8)
    }
  }

  private func compressed(_ scene: Scene, _ scale: Double) throws -> CompressedCoverage {
    if let coverage, coverage.scale == scale { return coverage.data }
    let data = try encoder.compress(rasterizer.coverage(of: scene, scale: scale))
    coverage = (scale, data)
    return data
  }

  private func text(_ title: Rendition.TitleSource) -> String? {
    switch title {
    case .none: nil
    case .text(let text): text
    case .locale(let id):
      CurrencyButton(plan[id].locale, style: plan.configuration.button).title
    }
  }
}
