import BadgeKit
import CairoBackend
import Foundation
import Testing
import TextOutlines

import AssetPipeline

/// The drawings of a batch with a uniform fit.
@Suite struct UniformBatchTests {
  private func project(_ locales: String) throws -> Project {
    try Project(
      """
      locales: [\(locales)]
      button: { fit: uniform }
      targets: [{ kind: files, scales: [1] }]

      """)
  }

  @Test func `a batch draws its set in one size`() throws {
    let project = try project("fr_CH, ro_RO, en_US")
    try project.run()
    let typesetter = try Typesetter()
    let buttons = try CurrencyButton.uniform(
      ["fr_CH", "ro_RO", "en_US"].map { locale in
        var style = CurrencyButtonStyle()
        style.fit = .uniform
        return try CurrencyButton(locale: locale, style: style)
      }, typesetter)
    for (locale, button) in zip(["fr_CH", "ro_RO", "en_US"], buttons) {
      let expected = Data(
        try button.templateScene(typesetter).png(scale: 1, palette: button.style.palette()))
      #expect((project.files["\(locale)/light@1x.png"] == expected) as Bool, "\(locale)")
    }
  }

  @Test func `a locale that joins the set changes the fingerprints of those that shrink`() throws {
    let alone = try Batch.plan(project("fr_CH").configuration(), settings: .init(version: "1"))
    let both = try Batch.plan(
      project("fr_CH, ro_RO").configuration(), settings: .init(version: "1"))
    #expect(alone.drawings[0].fingerprint != both.drawings[0].fingerprint)
  }
}
