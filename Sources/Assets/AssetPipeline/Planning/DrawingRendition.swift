import BadgeKit
import CairoBackend
import RasterImage
import VectorGraphics

/// The form of a drawing in a file: format, scale, colours and title.
///
/// Files with equal renditions of the same drawing have the same bytes.
package enum DrawingRendition: Hashable, Encodable, Sendable {
  case picture(Rendition, ColorVariant, title: TitleSource = .none)
  /// The template of a custom SF Symbol. The system provides the colours.
  case symbolTemplate(AssetCatalogTarget.SymbolForm, version: Int)
  /// An ECMAScript module that exports the drawing under a name. The page provides the tint.
  case webModule(name: String)
  /// Text that does not depend on the drawing's looks.
  case text(String)

  /// The source of the title, which screen readers read out.
  package enum TitleSource: Hashable, Encodable, Sendable {
    case none
    case locale(LocaleIndex)
    case text(String)
  }
}

/// Everything that decides the bytes of a rendition. Its digest is the fingerprint of the files.
struct RenditionInput: Encodable {
  private let drawing: Digest
  private var rendition: DrawingRendition
  private var colors: [RGBAColor?] = []
  private var title: [String] = []
  private var optimization: PNG.Optimization.RawValue?

  init(_ rendition: DrawingRendition, of drawing: Drawing, in plan: Plan) {
    self.drawing = drawing.fingerprint
    self.rendition = rendition
    let style = drawing.button.style
    switch rendition {
    case .picture(let picture, let colors, let title):
      self.rendition = .picture(picture.dated(plan.settings.sourceDate), colors, title: title)
      self.colors = colors.all(style)
      self.title = title.input(of: drawing, in: plan)
      if picture.medium == .pixels { optimization = plan.configuration.optimization.rawValue }
    case .webModule: colors = ColorVariant.appearance(.light).all(style)
    case .symbolTemplate, .text: break
    }
  }
}

extension DrawingRendition.TitleSource {
  /// The values that a locale's title depends on. Empty for other sources, which the rendition itself encodes.
  fileprivate func input(of drawing: Drawing, in plan: Plan) -> [String] {
    guard case .locale(let index) = self else { return [] }
    let locale = plan[index]
    let name = plan.button(of: drawing).variant.name(for: locale)
    return [locale.identifier, locale.currencyCode] + (name.map { [$0] } ?? [])
  }
}

/// The colours of a rendition.
package enum ColorVariant: Hashable, Encodable, Sendable {
  /// The colours of an appearance.
  case appearance(Appearance)
  /// Black, for platforms that replace it with a colour of their own.
  case template

  func palette(_ style: CurrencyButtonStyle) -> Palette {
    switch self {
    case .appearance(let appearance): style.palette(appearance)
    case .template: Palette(tint: AdaptiveColor(.black))
    }
  }

  /// Every colour that a picture may have.
  fileprivate func all(_ style: CurrencyButtonStyle) -> [RGBAColor?] {
    let palette = palette(style)
    return ColorRole.allCases.map { palette.color(.role($0)) }
      + [style.background?.color(in: palette.appearance)]
  }
}

extension Appearance {
  var colors: ColorVariant { .appearance(self) }
}
