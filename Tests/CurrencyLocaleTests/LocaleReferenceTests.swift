import Foundation
import Testing

@testable import CurrencyLocale

/// The locale data answers as Foundation does, from which it was written.
///
/// A toolchain with another CLDR answers otherwise, and a system without this function can't name its CLDR. The tests
/// are skipped there.
@Suite(
  .enabled(
    if: FoundationData.version == LocaleData.version,
    "Foundation has CLDR \(FoundationData.version ?? "of an unknown version"), the tables \(LocaleData.version)"
  ))
struct LocaleReferenceTests {
  @Test func `the locales are Foundation's`() {
    #expect(Set(CurrencyLocale.everyIdentifier) == Set(Locale.availableIdentifiers))
    #expect(CurrencyLocale.everyIdentifier == CurrencyLocale.everyIdentifier.sorted())
  }

  @Test func `script, region, direction and currency are Foundation's in every locale`() throws {
    for identifier in CurrencyLocale.all {
      let locale = try CurrencyLocale(identifier)
      let foundation = FoundationData.locale(locale)
      #expect(locale.script == foundation.language.script?.identifier, "\(identifier)")
      #expect(locale.region == foundation.region?.identifier, "\(identifier)")
      #expect(locale.dataCurrency == foundation.currency?.identifier, "\(identifier)")
      let isRightToLeft = foundation.language.characterDirection == .rightToLeft
      #expect((locale.layoutDirection == .rightToLeft) == isRightToLeft, "\(identifier)")
    }
  }

  @Test(arguments: ["", "USD", "EUR", "CHF", "INR", "XAF", "DEM"])
  func `symbols and names are Foundation's in every locale`(currency: String) throws {
    for identifier in CurrencyLocale.all {
      let locale = try CurrencyLocale(identifier, currency: currency.isEmpty ? nil : currency)
      let code = locale.currencyCode
      let foundation = FoundationData.locale(locale)
      let symbol = Locale(identifier: foundation.identifier + "@currency=" + code).currencySymbol
      #expect(locale.dataSymbol(.standard) == symbol, "\(identifier)")
      #expect(
        locale.dataSymbol(.narrow) == FoundationData.narrowSymbol(code, foundation), "\(identifier)"
      )
      // ICU takes Serbian in Montenegro for Latin. Currencies that are used no more have English names only.
      guard !identifier.hasPrefix("sr_Cyrl_"), currency != "DEM" else { continue }
      let name = foundation.localizedString(forCurrencyCode: code)
      let english = Locale(identifier: "en").localizedString(forCurrencyCode: code)
      #expect(locale.currencyName == (name == code ? english : name), "\(identifier)")
    }
  }

  @Test(arguments: [1, 2, 5, 21, 100])
  func `names after a number are Foundation's in every locale`(count: Int) throws {
    for identifier in CurrencyLocale.all where !identifier.hasPrefix("sr_Cyrl_") {
      let locale = try CurrencyLocale(identifier)
      let text = Decimal(count).formatted(
        Decimal.FormatStyle.Currency(
          code: locale.currencyCode, locale: FoundationData.locale(locale)
        )
        .presentation(.fullName).precision(.fractionLength(0)))
      let name = locale.currencyName(count: count)
      #expect(text.contains(name) || text.contains(locale.currencyCode), "\(identifier): \(text)")
    }
  }

  @Test(arguments: [0, 7, 999, 1000, 12_345, 123_456, 1_234_567_890, -5, -12_345, .min])
  func `counts are Foundation's in every locale`(count: Int) throws {
    for identifier in CurrencyLocale.everyIdentifier {
      let text = try CountFormat(identifier).format(count)
      let locale = try CurrencyLocale(identifier, currency: "XXX")
      let style = IntegerFormatStyle<Int>(locale: FoundationData.locale(locale))
      #expect(text == style.format(count), "\(identifier)")
    }
  }

  @Test func `old codes of languages and regions are replaced as Foundation replaces them`() throws
  {
    let letters = (97...122).map { String(UnicodeScalar($0)) }
    let pairs = letters.flatMap { first in letters.map { first + $0 } }
    let numbers = (1...999).map { String(String($0 + 1000).dropFirst()) }
    let languages = pairs + pairs.flatMap { pair in letters.map { pair + $0 } }
    let identifiers = languages + (pairs + numbers).map { "en_\($0.uppercased())" }
    var count = 0
    for identifier in identifiers {
      guard let locale = try? CurrencyLocale(identifier, currency: "EUR") else { continue }
      let canonical = Locale(identifier: identifier).identifier(.icu)
      // The code of a country that was split up is kept.
      #expect(locale.identifier == canonical || locale.obsoleteRegion != nil, "\(identifier)")
      count += 1
    }
    #expect(count > 1000)
  }

  @Test func `a region of the keyword rg has the currency that Foundation finds`() throws {
    for region in CurrencyLocale.regions {
      let identifier = "en_US@rg=\(region.lowercased())zzzz"
      let locale = try? CurrencyLocale(identifier)
      let code = Locale(identifier: identifier).currency?.identifier
      let isChanged = CurrencyChange.newest(of: region) != nil
      #expect(isChanged || locale?.currencyCode == (code == "XXX" ? nil : code), "\(identifier)")
    }
  }

  @Test(arguments: ["en_US", "ar_EG", "fa_IR", "hi_IN", "zh_Hant_TW", "de_CH", "he_IL", "en_BG"])
  func `every number system writes amounts and counts as Foundation does`(identifier: String) throws
  {
    for system in Locale.NumberingSystem.availableNumberingSystems {
      let locale = try CurrencyLocale("\(identifier)-u-nu-\(system.identifier)")
      let foundation = Locale(identifier: "\(identifier)@numbers=\(system.identifier)")
      let amount = try AmountFormat(locale).format(locale.amount(minorUnits: -123_456_700))
      let style = Decimal.FormatStyle.Currency(code: locale.currencyCode, locale: foundation)
      #expect(amount == style.format(-1_234_567), "\(identifier) \(system.identifier)")
      #expect(
        CountFormat(locale).format(-12_345)
          == IntegerFormatStyle<Int>(locale: foundation).format(-12_345))
    }
  }

  @Test func `decimal digits are Foundation's for every currency`() throws {
    for code in Locale.commonISOCurrencyCodes {
      let text = Decimal(0).formatted(
        Decimal.FormatStyle.Currency(code: code, locale: Locale(identifier: "en_US"))
          .presentation(.isoCode))
      let digits = text.split(separator: ".").dropFirst().last?.count ?? 0
      #expect(try CurrencyLocale(currency: code).minorUnitDigits == digits, "\(code)")
    }
  }
}

/// What the toolchain's Foundation says.
private enum FoundationData {
  /// The version of its CLDR; nil if it can't be found.
  static let version: String? = {
    #if os(Linux)
      typealias Function =
        @convention(c) (
          UnsafeMutablePointer<UInt8>, UnsafeMutablePointer<Int32>
        ) -> Void
      guard let symbol = dlsym(dlopen(nil, RTLD_NOW), "swift_ulocdata_getCLDRVersion") else {
        return nil
      }
      var version = [UInt8](repeating: 0, count: 4)
      var status: Int32 = 0
      unsafeBitCast(symbol, to: Function.self)(&version, &status)
      return version[1] == 0 ? "\(version[0])" : "\(version[0]).\(version[1])"
    #else
      return nil
    #endif
  }()

  static func locale(_ locale: CurrencyLocale) -> Locale {
    Locale(identifier: locale.resolved.base.identifier)
  }

  static func narrowSymbol(_ code: String, _ locale: Locale) -> String {
    let style = Decimal.FormatStyle.Currency(code: code, locale: locale).presentation(.narrow)
    let text = style.attributed.format(0)
    return text.runs.filter { $0.numberSymbol == .currency }
      .map { String(text[$0.range].characters) }.joined()
  }
}
