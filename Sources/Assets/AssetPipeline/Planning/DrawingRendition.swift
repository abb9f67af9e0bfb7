import BadgeKit
import RasterImage
import VectorFormats
import VectorGraphics

/// The form of a drawing in a file: format, scale, colours and title.
///
/// Files with equal renditions of the same drawing have the same bytes.
package enum DrawingRendition: Hashable, Encodable, Sendable {
  case png(scale: Double, ColorVariant)
  case svg(ColorVariant, SVGTint, title: TitleSource)
  case pdf(ColorVariant, title: TitleSource)
  case vectorDrawable(ColorVariant, AndroidTint)
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
  private let rendition: DrawingRendition
  private var colors: [RGBAColor?] = []
  private var title: [String] = []
  private var optimization: PNG.Optimization.RawValue?
  private var date: Int?

  init(_ rendition: DrawingRendition, of drawing: Drawing, in plan: Plan) {
    self.drawing = drawing.fingerprint
    self.rendition = rendition
    let style = drawing.button.style
    switch rendition {
    case .png(_, let colors):
      self.colors = colors.all(style)
      optimization = plan.configuration.optimization.rawValue
    case .svg(let colors, _, let title):
      self.colors = colors.all(style)
      self.title = title.input(of: drawing, in: plan)
    case .pdf(let colors, let title):
      self.colors = colors.all(style)
      self.title = title.input(of: drawing, in: plan)
      date = plan.settings.sourceDate?.seconds
    case .vectorDrawable(let colors, _): self.colors = colors.all(style)
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
  /// The name in file names and configurations: `light`, `dark`, `light-increased`.
  package var name: String { scheme.rawValue + (contrast == .increased ? "-increased" : "") }

  /// All appearances, the most common first.
  static let all: [Appearance] = [
    .light, .dark, Appearance(.light, contrast: .increased),
    Appearance(.dark, contrast: .increased),
  ]

  var colors: ColorVariant { .appearance(self) }
}
