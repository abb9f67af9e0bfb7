internal import BadgeGeometry
internal import CurrencyLocale

/// The accessible name of a button: `Add US Dollar`, `Ajouter : franc suisse`.
enum ButtonTitle {
  /// The currency's name, behind the word for adding where the badge is a plus and the language's
  /// word is known.
  static func text(currencyName: String, mark: BadgeMark?, locale: CurrencyLocale) -> String {
    guard mark == .plus, let prefix = prefixes[locale.language] else { return currencyName }
    return prefix + currencyName
  }

  /// The word for adding, with the punctuation between it and a name. Where names are inflected a
  /// colon keeps the name in its dictionary form.
  private static let prefixes: [String: String] = [
    "ar": "إضافة: ", "cs": "Přidat: ", "da": "Tilføj: ", "de": "Hinzufügen: ", "en": "Add ",
    "es": "Añadir: ", "fi": "Lisää: ", "fr": "Ajouter : ", "he": "הוספה: ", "hu": "Hozzáadás: ",
    "id": "Tambah: ", "it": "Aggiungi: ", "ja": "追加: ", "ko": "추가: ", "ms": "Tambah: ",
    "nb": "Legg til: ", "nl": "Toevoegen: ", "pl": "Dodaj: ", "pt": "Adicionar: ",
    "ro": "Adaugă: ", "ru": "Добавить: ", "sv": "Lägg till: ", "tr": "Ekle: ", "uk": "Додати: ",
    "vi": "Thêm: ", "zh": "添加：",
  ]
}
