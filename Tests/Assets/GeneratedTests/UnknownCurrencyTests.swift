import Foundation
import TestSupport
import Testing

/// A button without words for its action has the currency's name alone. So there is a name for an unknown currency too:
/// a button without any is announced as "button". `AssetCatalogTargetTests` and `make check-kotlin` have the lookups in
/// Swift and Kotlin.
@Suite struct UnknownCurrencyTests {
  @Test func `a button without an action has a name for every currency, in the reader's language`()
    throws
  {
    let folder = try TemporaryFolder()
    try folder.make(
      """
      locales: [en_US, fr_CH]
      buttons: { bare: { badge: none }, add: {} }
      targets: [{ kind: web, gallery: false }, { kind: react-native, format: vector }, { kind: flutter }]
      """)
    try folder.write(#"{ "type": "module" }"#, to: "package.json")
    try folder.write(
      """
      import * as web from "./out/web/index.js";
      import * as app from "./out/react-native/names.js";
      const print = (names) => {
        const name = (code, language, button) => names.accessibleNameForCurrencyCode(code, button, language);
        for (const language of ["fr", "de"]) {
          console.log([name("CHF", language), name("", language), name("", language, "add")].join("|"));
        }
        console.log(names.accessibleName("und", "bare", "fr"));
      };
      print(web);
      // As Hermes is.
      Intl.DisplayNames = undefined;
      print(app);
      """, to: "names.mjs")
    #expect(
      try folder.node(["names.mjs"]) == """
        franc suisse|devise inconnue ou non valide|Ajouter
        Schweizer Franken|Unbekannte Währung|Hinzufügen
        devise inconnue ou non valide
        franc suisse|Unknown Currency|Ajouter
        CHF|Unknown Currency|Hinzufügen
        Unknown Currency

        """)
    let dart = try folder.text("out/flutter/lib/currency_badge.dart")
    #expect(dart.contains("    \"\": {\n      \"XXX\": \"Unknown Currency\",\n    },\n"))
    #expect(dart.contains("code == '' && isCurrencyAlone ? 'XXX' : code.toUpperCase()"))
  }
}
