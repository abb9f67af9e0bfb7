public import VectorGraphics

/// Pictures as plain files, one a locale, named by a template.
public struct FilesTarget: Hashable, Sendable {
  public enum Format: String, CaseIterable, Hashable, Sendable {
    case png, svg, pdf
  }

  public var path = ""
  public var formats: [Format] = [.png]
  /// Pixels per point, for PNG.
  public var scales: [Double] = [1, 2, 3]
  public var appearances: [Appearance] = [.light]
  public var name: NameTemplate

  public init(name: NameTemplate) { self.name = name }
}

extension FilesTarget: TargetWriter {
  func files(of drawing: Drawing, in plan: Plan, _ body: (String, Picture) -> Void) {
    let size = Decimal3.text(plan.configuration.button.size)
    for index in drawing.locales {
      let entry = plan.locales[index]
      func path(_ format: Format, _ appearance: Appearance, scale: Double) -> String {
        let name = name.name { field in
          switch field {
          case .locale: entry.locale.identifier
          case .language: entry.locale.language
          case .script: entry.locale.script ?? ""
          case .region: entry.locale.region ?? ""
          case .currency: entry.locale.currencyCode
          case .symbol: entry.symbol
          case .appearance: appearance.name
          case .scale: Decimal3.text(scale)
          case .size: size
          case .format: format.rawValue
          }
        }
        return self.path.joined(name)
      }
      for appearance in appearances {
        let coloring = Coloring.appearance(appearance)
        for format in formats {
          switch format {
          case .png:
            for scale in scales {
              body(path(.png, appearance, scale: scale), .png(scale: scale, coloring))
            }
          case .svg:
            body(path(.svg, appearance, scale: 1), .svg(coloring, .themable, title: .locale(index)))
          case .pdf:
            body(path(.pdf, appearance, scale: 1), .pdf(coloring, title: .locale(index)))
          }
        }
      }
    }
  }
}

extension String {
  /// The path of a name in this folder; the name itself where this is empty.
  func joined(_ name: String) -> String { isEmpty ? name : self + "/" + name }
}
