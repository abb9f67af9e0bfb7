import BadgeKit
import TestSupport
import Testing
import TextOutlines

import AssetPipeline

/// A manifest has every text that its drawings asked the fonts for, with the files that answered.
@Suite struct FontAnswerTests {
  private func manifest(_ project: Project) throws -> Manifest {
    try #require(project.files[".mintmark-manifest.json"].flatMap { Manifest(Array($0)) })
  }

  /// The requests that a file depends on.
  private func requests(_ path: String, _ manifest: Manifest) throws -> Set<TextRequest> {
    let file = try #require(manifest.files.first { $0.path == path }, "\(path)")
    let answers = try #require(manifest.answers.first { $0.id == file.answers })
    return Set(answers.answers.map(\.request))
  }

  /// The requests of a button's picture, as the typesetter hears them. A batch draws Latin letters without a
  /// language, which they don't depend on.
  private func requests(
    _ button: CurrencyButton, _ typesetter: Typesetter, draw: (CurrencyButton) throws -> Void
  ) throws -> Set<TextRequest> {
    var button = button
    button.language = nil
    let (result, requests) = typesetter.recordingRequests { try draw(button) }
    try result.get()
    return requests
  }

  /// Styles with all kinds of weights, which choose the form of a small symbol in weights of their own.
  private static let styles = ButtonPreset.allCases.flatMap { preset in
    (FontWeight.names.map(\.name) + ["balanced"]).map { weight in
      "preset: \(preset.rawValue), weight: \(weight)"
    }
  }

  @Test(arguments: Sample.of(styles, count: 6, always: ["preset: seed, weight: black"]))
  func `a picture of 16 to 64 pixels has the requests of its drawing`(style: String) throws {
    let heights = Sample.of(Array(16...64), count: 3, always: [24])
    let project = try Project(
      """
      locales: [en_US, fr_BF, fr_CH]
      button: { \(style) }
      targets:
        - kind: files
          formats: [png]
          scales: [1]
          sizes: [\(heights.map(String.init).joined(separator: ", "))]
          name: "{locale}-{size}.png"

      """)
    #expect(try project.run().failures.isEmpty)
    let manifest = try manifest(project)
    let typesetter = try Typesetter()
    for variant in try project.configuration().variants {
      for locale in ["en_US", "fr_BF", "fr_CH"] {
        let button = try CurrencyButton(locale: locale, style: variant.style)
        let asked = try requests(button, typesetter) {
          _ = try $0.templateScene(typesetter, in: ButtonContext(.pixels))
        }
        let path = "\(locale)-\(Int(variant.style.size)).png"
        #expect(try requests(path, manifest) == asked, "\(path)")
      }
    }
  }

  @Test func `a custom symbol has the requests of its masters, and its pictures don't`() throws {
    let project = try Project(
      "locales: [en_US]\ntargets: [{ kind: xcassets, symbols: true, appearances: [light] }]\n")
    try project.run()
    let manifest = try manifest(project)
    let typesetter = try Typesetter()
    let asked = try requests(CurrencyButton(locale: "en_US"), typesetter) {
      _ = try $0.symbolDrawing(typesetter)
    }
    let symbols = manifest.files.map(\.path).filter { $0.hasSuffix(".symbolset/usd.symbol.svg") }
    #expect(
      asked.contains { $0.prefersVariable } && symbols.count == 1, "\(manifest.files.map(\.path))")
    for path in symbols { #expect(try requests(path, manifest) == asked) }
    for file in manifest.files where file.path.hasSuffix(".imageset/usd.svg") {
      let own = try requests(file.path, manifest)
      #expect(!own.isEmpty && !own.contains { $0.prefersVariable })
    }
  }

  /// A gallery draws small pictures while it is made.
  @Test func `a page has the requests of all drawings in it`() throws {
    let project = try Project(
      "locales: [fr_CH, en_US]\nlabels: { en: Add }\ntargets: [{ kind: gallery, path: g.html }]\n")
    try project.run()
    let own = try requests("g.html", manifest(project))
    let typesetter = try Typesetter()
    let button = try CurrencyButton(locale: "fr_CH")
    for height in [20.0, 24, 32] {
      let context = ButtonContext(.pixels, scale: height / button.style.size)
      let asked = try requests(button, typesetter) {
        _ = try $0.templateScene(typesetter, in: context)
      }
      #expect(asked.isSubset(of: own), "\(height)")
    }
    #expect(own.contains { $0.text == "Add" })
  }
}
