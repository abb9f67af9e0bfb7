import CurrencyLocale

extension FuzzTarget {
  /// Locale identifiers: the identifier of a locale is read as the same locale.
  static let localeTag = FuzzTarget("locale-tag") {
    { bytes in
      let text = String(decoding: bytes, as: UTF8.self)
      guard (try? LocaleTag(text)) != nil, let locale = try? CurrencyLocale(text) else { return }
      let again = try? CurrencyLocale(locale.identifier)
      try law(
        again?.identifier == locale.identifier && again?.currencyCode == locale.currencyCode,
        "'\(text)' is \(locale), and its identifier \(again as Any)")
      _ = locale.warning
    }
  }

  /// Tables of locale data: a key has the value of its line, and a plural rule of any form is read.
  static let localeData = FuzzTarget("locale-data") {
    { bytes in
      var input = FuzzedBytes(bytes)
      let (number, count) = (UInt(input.byte()), Int(input.byte() & 15))
      let (key, text) = (Array(input.rest.prefix(count)), Array(input.rest.dropFirst(count)))
      _ = PluralRules.matches(number, String(decoding: text, as: UTF8.self))

      // A text in another order may hide a key, but no value comes from elsewhere.
      let found = value(of: key, in: text)
      let lines = text.split(separator: UInt8(ascii: "\n"))
      try law(
        found.map { found in lines.contains { value(of: key, in: [$0]) == found } } ?? true,
        "the key \(key) has the value '\(found ?? "")' of no line")

      // The first line of each key, as a table has them.
      var table: [[UInt8]: ArraySlice<UInt8>] = [:]
      for line in lines {
        let name = Array(line.prefix { $0 != UInt8(ascii: "\t") })
        if name.allSatisfy({ $0 > UInt8(ascii: " ") }) { table[name] = table[name] ?? line }
      }
      let names = table.keys.sorted { $0.lexicographicallyPrecedes($1) }
      let sorted = Array(names.compactMap { table[$0] }.joined(separator: [UInt8(ascii: "\n")]))
      try law(
        value(of: key, in: sorted) == table[key].flatMap { value(of: key, in: [$0]) },
        "the key \(key) is not found in the table \(sorted)")
    }
  }

  /// Amounts: an amount lies within the limits, and is read again from its own text.
  static let amount = FuzzTarget("amount") {
    var formats: [[UInt8]: AmountFormat?] = [:]
    return { bytes in
      let head = Array(bytes.prefix(AmountChoice.length))
      if formats.count > 4096 { formats.removeAll() }
      let format = formats[head] ?? AmountChoice(head).format
      formats[head] = .some(format)
      guard let format else { return }
      var rest = FuzzedBytes(Array(bytes.dropFirst(head.count)))
      let isNumber = rest.byte() & 1 == 1
      if isNumber {
        try checkRoundTrip(format.locale.amount(minorUnits: rest.integer()), format)
      } else if let amount = try? format.parse(rest.text) {
        try checkRoundTrip(amount, format)
        try law((try? format.text(of: amount)) != nil, "\(amount) was read beyond the limits")
      }
    }
  }
}

/// The value of a key in sorted lines, as the program looks it up.
private func value(of key: [UInt8], in text: [UInt8]) -> String? {
  key.withUnsafeBufferPointer { key in
    text.withUnsafeBufferPointer { FactTable.value(of: key, in: $0) }
  }
}

/// The value of a key in one of some lines, read from the beginning of each.
private func value(of key: [UInt8], in lines: [ArraySlice<UInt8>]) -> String? {
  guard !key.isEmpty else { return nil }
  let line = lines.first {
    $0.starts(with: key) && [nil, UInt8(ascii: "\t")].contains($0.dropFirst(key.count).first)
  }
  return line.flatMap { line in
    // Characters that are written as numbers are read with the line alone.
    line.contains(UInt8(ascii: "\\"))
      ? value(of: key, in: Array(line))
      : String(decoding: line.dropFirst(key.count + 1), as: UTF8.self)
  }
}

/// Checks that an amount is read as it is written, where it is written whole.
private func checkRoundTrip(_ amount: Amount, _ format: AmountFormat) throws {
  guard let text = try? format.text(of: amount), format.decimalDigits >= format.minorUnitDigits
  else { return }
  let read = Result { try format.parse(text) }
  try law(
    (try? read.get()) == amount,
    "\(amount) is written '\(text)' and read as \(read) in \(format.locale.identifier) with "
      + "\(format.options)")
}

/// A locale and options chosen by a few bytes.
private struct AmountChoice {
  static let length = 7

  let format: AmountFormat?

  init(_ bytes: [UInt8]) {
    var bytes = FuzzedBytes(bytes)
    let locale = try? CurrencyLocale(pick(locales, bytes.byte()))
    var options = AmountFormatOptions()
    let flags = bytes.byte()
    options.negativeStyle = flags & 1 == 0 ? .minus : .accounting
    options.grouping = flags & 2 == 0
    options.alwaysShowsDecimalSeparator = flags & 4 != 0
    options.symbol = pick(symbols, flags >> 3)
    let digits = bytes.byte()
    options.minorUnitDigits = digit(digits & 15)
    options.decimalDigits = digit(digits >> 4)
    let groups = bytes.byte()
    options.groupingSize = digit(groups & 15)
    options.secondaryGroupingSize = digit(groups >> 4)
    let separators = bytes.byte()
    options.decimalSeparator = pick(decimalSeparators, separators & 15)
    options.groupingSeparator = pick(groupingSeparators, separators >> 4)
    let limits = bytes.byte()
    options.minimum = pick([nil, 0, -100, .min], limits & 3)
    options.maximum = pick([nil, 0, 99_999, .max], limits >> 2 & 3)
    options.maximumIntegerDigits = digit(limits >> 4)
    options.zeroText = pick([nil, "free", "0", "–", "0.00", "-"], bytes.byte())
    format = locale.flatMap { try? AmountFormat($0, options: options) }
  }
}

private func pick<Value>(_ values: [Value], _ byte: UInt8) -> Value {
  values[Int(byte) % values.count]
}

/// A digit, or nil for any other character.
private func digit(_ byte: UInt8) -> Int? { byte < 11 ? nil : Int(byte) - 11 }

private let locales = [
  "en_US", "de_DE", "de_CH", "de_AT", "fr_FR", "fr_CH", "en_IN", "hi_IN", "ar_EG", "ar_AE",
  "fa_IR", "es_ES", "es_MX", "pt_PT", "pl_PL", "bg_BG", "en_BG", "ja_JP", "zh_CN", "ko_KR",
  "he_IL", "tr_TR", "sv_SE", "nb_NO", "da_DK", "fi_FI", "cs_CZ", "hu_HU", "ro_RO", "el_GR",
  "ru_RU", "uk_UA", "th_TH@numbers=thai", "my_MM", "ne_NP", "bn_BD", "dz_BT", "ee_GH", "ur_PK",
  "ps_AF", "en_KW", "ar_KW", "es_CL", "de_LI", "it_CH", "rm_CH", "gsw_CH", "lv_LV", "lt_LT",
  "et_EE", "sl_SI", "hr_HR", "ms_MY", "id_ID", "vi_VN", "km_KH", "lo_LA", "ka_GE", "hy_AM",
  "en_US@numbers=roman", "en_ZA", "es_CR", "pt_CV", "ff_Adlm_GN",
]

private let symbols: [AmountSymbol] = [
  .form(.standard), .form(.narrow), .form(.code), .hidden, .own("€"), .own("kr."), .own("B/."),
  .own("K č"), .own("₪\u{200F}"), .own("pts"),
]

private let decimalSeparators: [String?] = [nil, ".", ",", "·", "$", "٫", " ", "'", "--"]

private let groupingSeparators: [String?] = [nil, ",", ".", " ", "'", "\u{202F}", "٬", "_"]
