import BadgeKit
import VectorFormats
import VectorGraphics

/// The form in which a drawing stands in a file: format, scale, colours and title.
///
/// Equal renditions of one drawing are equal bytes.
enum Rendition: Hashable, Sendable {
  case png(scale: Double, ColorVariant)
  case svg(ColorVariant, SVGTint, title: TitleSource)
  case pdf(ColorVariant, title: TitleSource)
  case vectorDrawable(ColorVariant, AndroidTint)
  /// A custom SF Symbol's template, which has no colours of its own.
  case symbolTemplate(AssetCatalogTarget.SymbolForm, version: Int)
  /// An ECMAScript module that exports the drawing under a name, with the tint left to the page.
  case webModule(name: String)
  /// Text that does not depend on the drawing's looks.
  case text(String)

  /// Where the title that a screen reader reads comes from.
  enum TitleSource: Hashable, Sendable {
    case none
    case locale(LocaleID)
    case text(String)
  }

  /// Adds everything the bytes depend on beside the drawing.
  func hash(into fingerprint: inout Fingerprint, of drawing: Drawing, in plan: Plan) {
    let style = drawing.button.style
    switch self {
    case .png(let scale, let colors):
      fingerprint.add("png")
      fingerprint.add(scale)
      fingerprint.add(plan.configuration.optimization)
      colors.hash(into: &fingerprint, style)
    case .svg(let colors, let tint, let title):
      fingerprint.add("svg")
      fingerprint.add(tint)
      colors.hash(into: &fingerprint, style)
      title.hash(into: &fingerprint, in: plan)
    case .pdf(let colors, let title):
      fingerprint.add("pdf")
      fingerprint.add(plan.settings.sourceDate?.seconds)
      colors.hash(into: &fingerprint, style)
      title.hash(into: &fingerprint, in: plan)
    case .vectorDrawable(let colors, let tint):
      fingerprint.add("vectorDrawable")
      switch tint {
      case .palette: fingerprint.add("palette")
      case .resource(let name):
        fingerprint.add("resource")
        fingerprint.add(name)
      }
      colors.hash(into: &fingerprint, style)
    case .symbolTemplate(let form, let version):
      fingerprint.add("symbolTemplate")
      fingerprint.add(form)
      fingerprint.add(version)
    case .webModule(let name):
      fingerprint.add("webModule")
      fingerprint.add(name)
      ColorVariant.appearance(.light).hash(into: &fingerprint, style)
    case .text(let text):
      fingerprint.add("text")
      fingerprint.add(text)
    }
  }
}

extension Rendition.TitleSource {
  fileprivate func hash(into fingerprint: inout Fingerprint, in plan: Plan) {
    switch self {
    case .none: fingerprint.add("none")
    case .locale(let id):
      fingerprint.add("locale")
      fingerprint.add(plan[id].identifier)
      fingerprint.add(plan[id].currencyCode)
    case .text(let text):
      fingerprint.add("text")
      fingerprint.add(text)
    }
  }
}

extension SVGTint: Fingerprinted {
  func hash(into fingerprint: inout Fingerprint) {
    switch self {
    case .themable: fingerprint.add("themable")
    case .inherited: fingerprint.add("inherited")
    case .fixed: fingerprint.add("fixed")
    }
  }
}

/// The colours of a rendition.
enum ColorVariant: Hashable, Sendable {
  /// Those of an appearance.
  case appearance(Appearance)
  /// Black, for a system that puts its own colour in.
  case template

  func palette(_ style: CurrencyButtonStyle) -> Palette {
    switch self {
    case .appearance(let appearance): style.palette(appearance)
    case .template: Palette(tint: AdaptiveColor(.black))
    }
  }

  fileprivate func hash(into fingerprint: inout Fingerprint, _ style: CurrencyButtonStyle) {
    let palette = palette(style)
    for role in ColorRole.allCases { fingerprint.add(palette.color(.role(role))) }
    fingerprint.add(style.background?.color(in: palette.appearance))
  }
}

extension Appearance {
  /// The name in file names and configurations: `light`, `dark`, `light-increased`.
  package var name: String { scheme.rawValue + (contrast == .increased ? "-increased" : "") }

  /// Every appearance, in the order of their names' importance.
  static let all: [Appearance] = [
    .light, .dark, Appearance(.light, contrast: .increased),
    Appearance(.dark, contrast: .increased),
  ]

  var colors: ColorVariant { .appearance(self) }
}
