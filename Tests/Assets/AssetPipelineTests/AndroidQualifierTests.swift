import CurrencyLocale
import Testing

import AssetPipeline

@Suite struct AndroidQualifierTests {
  @Test func `Android writes locales its own way`() throws {
    // From Android's table of resource qualifiers.
    for (identifier, qualifier) in [
      ("fr", "fr"), ("fr_CH", "fr-rCH"), ("sr_Latn_RS", "b+sr+Latn+RS"), ("es_419", "b+es+419"),
      ("kok_IN", "kok-rIN"), ("zh_Hant", "b+zh+Hant"),
    ] {
      #expect(AndroidQualifier.of(try CurrencyLocale(identifier, currency: "EUR")) == qualifier)
    }
  }
}
