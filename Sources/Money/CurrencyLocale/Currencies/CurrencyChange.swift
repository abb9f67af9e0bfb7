/// A region's change from one currency to another on a day.
///
/// The table ``all`` lists the changes since ``CurrencyRules/firstDay``. For its regions, it takes precedence
/// over the locale data, which can be months or years old, depends on the system, and has no dates. For other
/// regions, the locale data decides.
public struct CurrencyChange: Hashable, Sendable {
  /// The region's ISO 3166 code.
  public let region: String
  /// The first day of the new currency.
  public let day: CalendarDay
  /// The new currency.
  public let currency: String
  /// The currency before that day.
  public let previous: String
  /// The publication that documents the change.
  public let source: String

  /// Every change, sorted by region and day.
  public static let all: [CurrencyChange] = table.split(separator: "\n").compactMap { line in
    let fields = line.split(separator: ",", maxSplits: 4).map(String.init)
    guard fields.count == 5, let day = try? CalendarDay(fields[1]) else { return nil }
    return CurrencyChange(
      region: fields[0], day: day, currency: fields[2], previous: fields[3], source: fields[4])
  }

  /// The currency of each region in the table.
  ///
  /// - Parameter day: the day; before a region's first change, the region has the previous currency. Nil applies
  ///   all changes, even those after today.
  static func currencies(on day: CalendarDay?) -> [String: String] {
    var currencies: [String: String] = [:]
    for change in all {
      if day.map({ change.day <= $0 }) ?? true {
        currencies[change.region] = change.currency
      } else if currencies[change.region] == nil {
        currencies[change.region] = change.previous
      }
    }
    return currencies
  }

  /// The newest change of a region; nil if the table has none.
  package static func newest(of region: String) -> CurrencyChange? {
    all.last { $0.region == region }
  }

  /// The changes in lines of region, first day, new currency, previous currency and source.
  ///
  /// About Venezuela: in 2021 the ISO 4217 maintenance agency stated that VED is for internal needs of the
  /// redenomination and VES is still the official code. CLDR agrees, but Apple's locale data doesn't.
  private static let table = """
    BG,2026-01-01,EUR,BGN,ISO 4217 amendment 180
    BQ,2011-01-01,USD,ANG,CLDR 47 supplemental data
    BY,2016-07-01,BYN,BYR,CLDR 47 supplemental data
    CW,2025-03-31,XCG,ANG,ISO 4217 amendment 176
    EE,2011-01-01,EUR,EEK,ISO 4217
    HR,2023-01-01,EUR,HRK,ISO 4217
    LT,2015-01-01,EUR,LTL,ISO 4217
    LV,2014-01-01,EUR,LVL,ISO 4217
    MR,2018-01-01,MRU,MRO,CLDR 47 supplemental data
    SL,2022-07-01,SLE,SLL,ISO 4217
    SS,2011-07-18,SSP,SDG,CLDR 47 supplemental data
    ST,2018-01-01,STN,STD,CLDR 47 supplemental data
    SX,2025-03-31,XCG,ANG,ISO 4217 amendment 176
    VE,2018-08-20,VES,VEF,ISO 4217 maintenance agency on VES and VED
    ZM,2013-01-01,ZMW,ZMK,CLDR 47 supplemental data
    ZW,2024-06-25,ZWG,ZWL,ISO 4217 amendment 177
    """
}
