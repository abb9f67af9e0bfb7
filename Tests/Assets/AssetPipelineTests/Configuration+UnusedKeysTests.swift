import SystemSupport
import Testing

import AssetPipeline

/// Keys of a configuration that have no effect: for locales that are not drawn, and beside symbols.
@Suite struct ConfigurationUnusedKeysTests {
  private func warnings(_ text: String, targets: String = "{ kind: files }") throws -> [String] {
    let yaml = "version: 1\nlocales: [fr_CH, zh_Hant_TW]\n\(text)\ntargets: [\(targets)]\n"
    let configuration = try Configuration.read(yaml: Array(yaml.utf8), file: "a.yml")
    return try Batch.plan(configuration, settings: Plan.Settings(version: "1")).warnings
  }

  @Test func `a symbol for what is not drawn has its line in a warning`() throws {
    let found = try warnings(
      "symbols: { CHF: { text: F }, zh_Hant_TW: { text: T }, USD: { text: D }, fr_CA: { text: C } }"
    )
    #expect(
      found == [
        "a.yml:3:55: symbols.USD: no locale that is drawn has this currency, so that it has no "
          + "effect: list one under 'locales', or leave it out",
        "a.yml:3:73: symbols.fr_CA: no locale that is drawn has this name, so that it has no "
          + "effect: list one under 'locales', or leave it out",
      ])
  }

  @Test func `the fallback's symbol counts where there is a fallback`() throws {
    #expect(try warnings("symbols: { XXX: { text: X } }").count == 1)
    #expect(try warnings("symbols: { XXX: { text: X } }", targets: "{ kind: web }") == [])
    #expect(
      try warnings("fallback: en_US\nsymbols: { USD: { text: D } }", targets: "{ kind: web }") == []
    )
  }

  @Test func `a label counts for its language, and in code for every app`() throws {
    let labels = "labels: { fr: A, zh_Hant: B, fr_CH: C, de: D }"
    let found = try warnings(labels)
    #expect(found.count == 1 && found.first?.contains("labels.de: ") == true)
    #expect(try warnings(labels, targets: "{ kind: web }") == [])
  }

  @Test(arguments: ["true", "static"])
  func `an option that a symbol can't follow is in a warning`(form: String) throws {
    let catalog = "{ kind: xcassets, path: A.xcassets, symbols: \(form) }"
    let labelled = try warnings(
      "button: { label: Add, gap: 120...160, background: white, ring-width: 0.1 }", targets: catalog
    )
    #expect(
      labelled == [
        "a.yml:4:56: targets[0].symbols: symbols don't follow ring-width, gap, background or label, "
          + "as their colours and measures are the system's: leave these keys out, or expect them "
          + "in the image sets alone"
      ])
    #expect(try warnings("labels: { fr: Ajouter }", targets: catalog).count == 1)
    #expect(
      try warnings(
        "",
        targets: "{ kind: xcassets, path: A.xcassets, symbols: \(form), button: { padding: 0.1 } }"
      ).count == 1)
  }

  @Test func `options that a symbol follows are in no warning`() throws {
    let catalog = "{ kind: xcassets, path: A.xcassets, symbols: true }"
    for button in [
      "badge: none, gap: 120...160", "weight: bold, tint: red, size: 24",
      "ring: filled, symbol-scale: 0.3",
      "badge-corner: top-trailing, symbol-form: narrow",
    ] {
      #expect(try warnings("button: { \(button) }", targets: catalog) == [])
    }
    #expect(
      try warnings(
        "button: { label: Add }", targets: "{ kind: xcassets, path: A.xcassets, symbols: false }")
        == [])
  }

  @Test func `a run with nothing to write warns again, and writes nothing`() throws {
    let project = try Project(
      "locales: [fr_CH]\nsymbols: { USD: { text: D } }\ntargets: [{ kind: xcassets, "
        + "path: A.xcassets, symbols: true, button: { label: Add } }]\n")
    let first = try project.run()
    #expect(first.warnings.count == 2)
    let times = project.times
    let second = try project.run()
    #expect(second.warnings == first.warnings)
    #expect(second.written == 0 && project.times == times)
  }
}
