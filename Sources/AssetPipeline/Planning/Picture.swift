import VectorFormats
import VectorGraphics

/// A file made from one drawing, without its name: equal pictures of a drawing are equal bytes.
enum Picture: Hashable, Sendable {
  case png(scale: Double, Coloring)
  case svg(Coloring, SVGTint, title: TitleSource)
  case pdf(Coloring, title: TitleSource)
  case vectorDrawable(Coloring)
  /// A custom SF Symbol's template, which has no colours of its own.
  case symbolTemplate
  /// Text that is the same whatever the drawing looks like.
  case text(String)

  /// Where the name a screen reader says comes from.
  enum TitleSource: Hashable, Sendable {
    case none
    /// The locale at a place of the plan.
    case locale(Int)
    case text(String)
  }

  /// Adds what the picture depends on beside the drawing.
  func add(to recipe: inout Recipe, in plan: Plan) {
    switch self {
    case .png(let scale, let coloring):
      recipe.add("png")
      recipe.add("\(scale)")
      recipe.add("\(plan.configuration.optimization)")
      coloring.add(to: &recipe, in: plan)
    case .svg(let coloring, let tint, let title):
      recipe.add("svg")
      recipe.add("\(tint)")
      coloring.add(to: &recipe, in: plan)
      title.add(to: &recipe, in: plan)
    case .pdf(let coloring, let title):
      recipe.add("pdf")
      recipe.add(plan.settings.sourceDate.map { "\($0.seconds)" } ?? "")
      coloring.add(to: &recipe, in: plan)
      title.add(to: &recipe, in: plan)
    case .vectorDrawable(let coloring):
      recipe.add("vectorDrawable")
      coloring.add(to: &recipe, in: plan)
    case .symbolTemplate:
      recipe.add("symbolTemplate")
    case .text(let text):
      recipe.add("text")
      recipe.add(text)
    }
  }
}

extension Picture.TitleSource {
  fileprivate func add(to recipe: inout Recipe, in plan: Plan) {
    switch self {
    case .none: recipe.add("")
    case .locale(let index): recipe.add("locale " + plan.locales[index].locale.identifier)
    case .text(let text): recipe.add("text " + text)
    }
  }
}

/// The colours of a picture.
enum Coloring: Hashable, Sendable {
  /// Those of an appearance.
  case appearance(Appearance)
  /// Black, for a system that puts its own colour in.
  case template

  func palette(in plan: Plan) -> Palette {
    switch self {
    case .appearance(let appearance): plan.configuration.button.palette(appearance)
    case .template: Palette(tint: AdaptiveColor(.black))
    }
  }

  fileprivate func add(to recipe: inout Recipe, in plan: Plan) {
    let palette = palette(in: plan)
    for role in Role.allCases { recipe.add(palette.color(.role(role)).hexString) }
    if let background = plan.configuration.button.background {
      recipe.add(background.color(in: palette.appearance).hexString)
    }
  }
}

extension Appearance {
  /// The name in file names and configurations: `light`, `dark`, `light-increased`.
  var name: String { scheme.rawValue + (contrast == .increased ? "-increased" : "") }

  /// Every appearance, in the order of their names' importance.
  static let all: [Appearance] = [
    .light, .dark, Appearance(.light, contrast: .increased),
    Appearance(.dark, contrast: .increased),
  ]
}
