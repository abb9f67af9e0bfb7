import Testing

import CurrencyLocale

@Suite struct CurrencySignTests {
  /// Their code points, by the names of UnicodeData.txt.
  @Test
  func `the signs that Unicode added are those of som, riyal, rufiyaa, dirham and Omani rial`() {
    let signs = [
      "KGS": 0x20C0, "SAR": 0x20C1, "MVR": 0x20C2, "AED": 0x20C3, "OMR": 0x20C4,
    ]
    for (code, value) in signs {
      #expect(CurrencySign.of(code)?.scalar.value == UInt32(value))
    }
    #expect(CurrencySign.all.count == signs.count)
    #expect(CurrencySign.of("EUR") == nil)
  }

  /// Their names in UnicodeData.txt of Unicode 18.0. The standard library knows only some of them.
  @Test func `the signs are currency signs with Unicode's names, whatever the toolchain knows`() {
    let names = [
      "KGS": "SOM SIGN", "SAR": "SAUDI RIYAL SIGN", "MVR": "RUFIYAA SIGN",
      "AED": "UAE DIRHAM SIGN", "OMR": "OMANI RIAL SIGN",
    ]
    for sign in CurrencySign.all {
      #expect(sign.unicodeName == names[sign.currencyCode])
      #expect(sign.scalar.properties.name ?? sign.unicodeName == sign.unicodeName)
      #expect(sign.scalar.isCurrencySign)
    }
    #expect(!Unicode.Scalar(0x20C5)!.isCurrencySign)
  }
}
