import SystemSupport
import Testing

@testable import AssetPipeline

/// Keys of a configuration for locales that it does not draw.
@Suite struct UnusedKeyTests {
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
}
