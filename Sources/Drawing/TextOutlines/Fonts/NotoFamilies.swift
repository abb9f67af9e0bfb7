/// The Noto Sans families by script.
enum NotoFamilies {
  /// The families to try for a character, best first.
  ///
  /// - Parameters:
  ///   - script: the ISO 15924 code of the character's script, or of a neighbour's if its own is Common.
  ///   - language: the language tag. It selects one of four regional forms of Han characters; nil selects
  ///     Simplified Chinese.
  static func names(script: String, language: String?) -> [String] {
    var names: [String] = []
    switch script {
    case "Hani", "Bopo": names.append("Noto Sans CJK " + hanVariant(language))
    case "Hira", "Kana": names.append("Noto Sans CJK JP")
    case "Hang": names.append("Noto Sans CJK KR")
    default:
      if let name = scripts[script] { names.append("Noto Sans " + name) }
    }
    return names + general
  }

  /// Families for European letters and for symbols of any script. "Symbols2" and "Symbols 2" are two names of
  /// the same family.
  private static let general = [
    "Noto Sans", "Noto Sans Symbols", "Noto Sans Symbols2", "Noto Sans Symbols 2",
    "Noto Sans Math",
  ]

  private static func hanVariant(_ language: String?) -> String {
    let tags = (language ?? "").lowercased().split { $0 == "-" || $0 == "_" }
    switch tags.first {
    case "ja": return "JP"
    case "ko": return "KR"
    default: return tags.contains { ["hant", "tw", "hk", "mo"].contains($0) } ? "TC" : "SC"
    }
  }

  /// The English name of a script; its ISO 15924 code if neither table below has it.
  static func scriptName(_ script: String) -> String {
    otherScripts[script] ?? scripts[script] ?? script
  }

  /// The names of scripts that ``scripts`` does not have, by ISO 15924 code.
  private static let otherScripts = [
    "Zyyy": "Common", "Latn": "Latin", "Grek": "Greek", "Cyrl": "Cyrillic", "Hani": "Han",
    "Hira": "Hiragana", "Kana": "Katakana", "Hang": "Hangul", "Bopo": "Bopomofo", "Tibt": "Tibetan",
    "Brai": "Braille",
  ]

  /// The part of a family's name after "Noto Sans", by ISO 15924 code. Mostly, it is the script's name too.
  static let scripts: [String: String] = [
    "Adlm": "Adlam", "Aghb": "Caucasian Albanian", "Arab": "Arabic", "Armi": "Imperial Aramaic",
    "Armn": "Armenian", "Avst": "Avestan", "Bali": "Balinese", "Bamu": "Bamum",
    "Bass": "Bassa Vah", "Batk": "Batak", "Beng": "Bengali", "Bhks": "Bhaiksuki",
    "Brah": "Brahmi", "Bugi": "Buginese", "Buhd": "Buhid", "Cakm": "Chakma",
    "Cans": "Canadian Aboriginal", "Cari": "Carian", "Cham": "Cham", "Cher": "Cherokee",
    "Copt": "Coptic", "Cprt": "Cypriot", "Deva": "Devanagari", "Dsrt": "Deseret",
    "Dupl": "Duployan", "Egyp": "Egyptian Hieroglyphs", "Elba": "Elbasan", "Elym": "Elymaic",
    "Ethi": "Ethiopic", "Geor": "Georgian", "Glag": "Glagolitic", "Gong": "Gunjala Gondi",
    "Gonm": "Masaram Gondi", "Goth": "Gothic", "Gran": "Grantha", "Gujr": "Gujarati",
    "Guru": "Gurmukhi", "Hano": "Hanunoo", "Hatr": "Hatran", "Hebr": "Hebrew",
    "Hluw": "Anatolian Hieroglyphs", "Hmng": "Pahawh Hmong", "Hung": "Old Hungarian",
    "Ital": "Old Italic", "Java": "Javanese", "Kali": "Kayah Li", "Khar": "Kharoshthi",
    "Khmr": "Khmer", "Khoj": "Khojki", "Knda": "Kannada", "Kthi": "Kaithi", "Lana": "Tai Tham",
    "Laoo": "Lao", "Lepc": "Lepcha", "Limb": "Limbu", "Lina": "Linear A", "Linb": "Linear B",
    "Lisu": "Lisu", "Lyci": "Lycian", "Lydi": "Lydian", "Mahj": "Mahajani", "Mand": "Mandaic",
    "Mani": "Manichaean", "Marc": "Marchen", "Medf": "Medefaidrin", "Mend": "Mende Kikakui",
    "Merc": "Meroitic", "Mero": "Meroitic", "Mlym": "Malayalam", "Modi": "Modi",
    "Mong": "Mongolian", "Mroo": "Mro", "Mtei": "Meetei Mayek", "Mult": "Multani",
    "Mymr": "Myanmar", "Narb": "Old North Arabian", "Nbat": "Nabataean", "Newa": "Newa",
    "Nkoo": "NKo", "Nshu": "Nushu", "Ogam": "Ogham", "Olck": "Ol Chiki", "Orkh": "Old Turkic",
    "Orya": "Oriya", "Osge": "Osage", "Osma": "Osmanya", "Palm": "Palmyrene",
    "Pauc": "Pau Cin Hau", "Perm": "Old Permic", "Phag": "PhagsPa",
    "Phli": "Inscriptional Pahlavi", "Phlp": "Psalter Pahlavi", "Phnx": "Phoenician",
    "Plrd": "Miao", "Prti": "Inscriptional Parthian", "Rjng": "Rejang",
    "Rohg": "Hanifi Rohingya", "Runr": "Runic", "Samr": "Samaritan", "Sarb": "Old South Arabian",
    "Saur": "Saurashtra", "Sgnw": "SignWriting", "Shaw": "Shavian", "Shrd": "Sharada",
    "Sidd": "Siddham", "Sind": "Khudawadi", "Sinh": "Sinhala", "Sogd": "Sogdian",
    "Sogo": "Old Sogdian", "Sora": "Sora Sompeng", "Soyo": "Soyombo", "Sund": "Sundanese",
    "Sylo": "Syloti Nagri", "Syrc": "Syriac", "Tagb": "Tagbanwa", "Takr": "Takri",
    "Tale": "Tai Le", "Talu": "New Tai Lue", "Taml": "Tamil", "Tavt": "Tai Viet",
    "Telu": "Telugu", "Tfng": "Tifinagh", "Tglg": "Tagalog", "Thaa": "Thaana", "Thai": "Thai",
    "Tirh": "Tirhuta", "Ugar": "Ugaritic", "Vaii": "Vai", "Wara": "Warang Citi",
    "Wcho": "Wancho", "Xpeo": "Old Persian", "Xsux": "Cuneiform", "Yiii": "Yi",
    "Zanb": "Zanabazar Square",
  ]
}
