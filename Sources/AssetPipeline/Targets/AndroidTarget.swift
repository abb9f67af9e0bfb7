import VectorGraphics

/// An Android resource folder with one drawable for each drawing, and a Kotlin lookup.
public struct AndroidTarget: Hashable, Sendable {
  public enum Format: String, CaseIterable, Hashable, Sendable {
    case vector, png
  }

  public enum Density: String, CaseIterable, Hashable, Sendable {
    case mdpi, hdpi, xhdpi, xxhdpi, xxxhdpi

    /// Pixels per point (dp).
    var scale: Double {
      switch self {
      case .mdpi: 1
      case .hdpi: 1.5
      case .xhdpi: 2
      case .xxhdpi: 3
      case .xxxhdpi: 4
      }
    }
  }

  public var path = "android"
  public var formats: [Format] = [.vector]
  public var densities = Density.allCases
  /// Whether dark pictures are made for the night.
  public var hasNight = true
  /// Whether one more drawable holds each locale's drawing by resource qualifiers.
  public var isLocalized = false
  /// What every drawable's name begins with.
  public var prefix = "currency_badge"
  /// The package of the Kotlin lookup; nil for no lookup.
  public var package: String? = "currencybadge"
  /// The package whose `R` has the drawables; nil where it is the lookup's own.
  public var resources: String?

  public init() {}
}

extension AndroidTarget: TargetWriter {
  /// A drawable for right-to-left layouts alone would be missing in every other.
  var needsBothDirections: Bool { true }

  func files(of drawing: Drawing, in plan: Plan, _ body: (String, Picture) -> Void) {
    // A pair of drawings is one drawable: the plain one, and the mirrored one behind `ldrtl`.
    let base = drawing.isMirrored ? drawing.counterpart.map { plan.drawings[$0] } : nil
    put((base ?? drawing).name, [drawing.isMirrored ? "ldrtl" : nil], body)
    guard isLocalized else { return }
    for place in drawing.locales {
      let direction = drawing.isMirrored ? "ldrtl" : nil
      put(nil, [AndroidQualifier.of(plan.locales[place].locale), direction], body)
    }
    // For a locale that is not listed, the same as the lookup's fallback.
    if drawing.index == plan.fallback { put(nil, [nil], body) }
  }

  func summaries(in plan: Plan) -> [Summary] {
    guard let package else { return [] }
    return [
      Summary(path: self.path.joined("CurrencyBadge.kt"), needsOutlines: false) { results in
        KotlinLookup(
          package: package, resources: resources, prefix: prefix, results: results
        ).source
      }
    ]
  }

  /// The files of a drawable.
  ///
  /// - Parameters:
  ///   - name: nil for the drawable that differs by locale.
  ///   - qualifiers: locale and layout direction, which come before night and density.
  private func put(
    _ name: String?, _ qualifiers: [String?], _ body: (String, Picture) -> Void
  ) {
    let file = name.map { "\(prefix)_\($0)" } ?? prefix
    for night in hasNight ? [false, true] : [false] {
      let coloring = Coloring.appearance(night ? .dark : .light)
      let leading = ["drawable"] + qualifiers.compactMap { $0 } + (night ? ["night"] : [])
      func folder(_ density: String?, version: String? = nil) -> String {
        (leading + [density, version].compactMap { $0 }).joined(separator: "-")
      }
      for format in formats {
        switch format {
        case .vector:
          // Beside pictures of fixed density the vector is chosen wherever it can be read.
          let place = formats.contains(.png) ? folder("anydpi", version: "v21") : folder(nil)
          body("\(resPath)/\(place)/\(file).xml", .vectorDrawable(coloring))
        case .png:
          for density in densities {
            body(
              "\(resPath)/\(folder(density.rawValue))/\(file).png",
              .png(scale: density.scale, coloring))
          }
        }
      }
    }
  }

  private var resPath: String { path.joined("res") }
}
