internal import CurrencyLocale

/// The words for a button's actions, by language and script.
///
/// They are the translations of "Add", "Remove", "Delete", "Edit", "Done" and "Warning" in GTK 3.24
/// and GNOME Settings 43, as shipped with Debian 12. Some words of `el`, `mk`, `si`, `sw` and `ur`, and the
/// word for "Add" of `zh_Hant`, come from WordPress 6.1. This project translates nothing itself. If no
/// source has a word, the word is empty here, and the title is the currency's name alone.
struct ActionWords {
  private let words: [String]

  /// The words for a locale; nil if the table has no line for its language and script.
  init?(_ locale: CurrencyLocale) {
    // The words for Bokmål serve Nynorsk (`nn`) too, and `no`, the code for Norwegian in general.
    let language = ["no", "nn"].contains(locale.language) ? "nb" : locale.language
    guard let script = locale.script.map(Self.writing) else { return nil }
    let begin = "\(language)_\(script)|"
    guard let line = Self.lines.first(where: { $0.starts(with: begin.utf8) }) else { return nil }
    words = line.dropFirst(begin.utf8.count)
      .split(separator: UInt8(ascii: "|"), omittingEmptySubsequences: false)
      .map { String(decoding: $0, as: UTF8.self) }
  }

  /// The script of the table's lines for a script: Nastaliq is a style of Arabic.
  static func writing(_ script: String) -> String { script == "Aran" ? "Arab" : script }

  /// The word for an action; nil if it is not known.
  func word(for action: ButtonAction) -> String? {
    guard let column = ButtonAction.allCases.firstIndex(of: action), column < words.count,
      !words[column].isEmpty
    else { return nil }
    return words[column]
  }

  /// The languages and scripts that have words, sorted: `af_Latn`, `ar_Arab`, …
  static var languages: [String] {
    lines.map { String(decoding: $0.prefix { $0 != UInt8(ascii: "|") }, as: UTF8.self) }.sorted()
  }

  // The lines stay undivided bytes, because a single `render` only needs the words of one line.
  private static let lines = Array(rows.utf8).split(separator: UInt8(ascii: "\n"))

  /// In each line: a language and a script, then the words in the order of `ButtonAction.allCases`.
  private static let rows = """
    af_Latn|Voeg by|Verwyder|Skrap|Redigeer|Klaar|Waarskuwing
    ar_Arab|أضف|أزل|احذف|حرر|تم|تحذير
    as_Beng|যোগ কৰক|আঁতৰাওক|আঁতৰাওক|সম্পাদনা|কৰা হল|সতৰ্কবাৰ্তা
    ast_Latn|Amestar|Desaniciar|Desaniciar|Editar||Avisu
    az_Latn|Əlavə Et|Sil|Sil|Düzəlt||
    be_Cyrl|Дадаць|Выдаліць|Выдаліць|Рэдагаванне|Гатова|Папярэджанне
    bg_Cyrl|Добавяне|Премахване|Изтриване|Редактиране|Готово|Предупреждение
    bn_Beng|যোগ করুন|অপসারণ|মুছে ফেলুন|সম্পাদনা|সম্পন্ন|সতর্কীকরণ
    br_Latn|Ouzhpennañ|Dilemel|Dilemel|Kemmañ|Graet|Evezh
    bs_Latn|Dodaj|Ukloni|Obriši|Izmijeni|Završeno|Upozorenje
    ca_Latn|Afegeix|Suprimeix|Suprimeix|Edita|Fet|Avís
    cs_Latn|Přidat|Odebrat|Smazat|Upravit|Hotovo|Varování
    cy_Latn|Ychwanegu|Tynnu|Dileu|Golygu||Rhybudd
    da_Latn|Tilføj|Fjern|Slet|Redigér|Færdig|Advarsel
    de_Latn|Hinzufügen|Entfernen|Löschen|Bearbeiten|Fertig|Warnung
    el_Grek|Προσθήκη|Αφαίρεση|Διαγραφή|Επεξεργασία|Έτοιμο|
    en_Latn|Add|Remove|Delete|Edit|Done|Warning
    eo_Latn|Aldoni|Forigi|Forigi|Redakti|Plenumita|Averto
    es_Latn|Añadir|Quitar|Eliminar|Editar|Hecho|Advertencia
    et_Latn|Lisa|Eemalda|Kustuta|Redigeeri|Valmis|Hoiatus
    eu_Latn|Gehitu|Kendu|Ezabatu|Editatu|Eginda|Abisua
    fa_Arab|افزودن|برداشتن|حذف|ویرایش|انجام شد|اخطار
    fi_Latn|Lisää|Poista|Poista|Muokkaa|Valmis|Varoitus
    fo_Latn|Legg afturat|Tak burtur|Strika|Broyt|Liðugt|
    fr_Latn|Ajouter|Supprimer|Supprimer|Modifier|Terminé|Avertissement
    fur_Latn|Zonte|Gjave|Elimine|Modifiche|Fat|Avertiment
    ga_Latn|Cuir Leis|Bain|Scrios|Cuir in Eagar|Críochnaithe|Rabhadh
    gd_Latn|Cuir ris|Thoir air falbh|Sguab às|Deasaich|Deiseil|Rabhadh
    gl_Latn|Engadir|Retirar|Eliminar|Editar|Feito|Aviso
    gu_Gujr|ઉમેરો|દૂર કરો|કાઢી નાંખો|ફેરફાર કરો|પૂર્ણ|ચેતવણી
    he_Hebr|הוספה|הסרה|מחיקה|עריכה|סיום|אזהרה
    hi_Deva|जोड़ें|हटाएँ|मिटाएँ|संपादन|संपन्न|चेतावनी
    hr_Latn|Dodaj|Ukloni|Obriši|Uredi|Završeno|Upozorenje
    hu_Latn|Hozzáadás|Eltávolítás|Törlés|Szerkesztés|Kész|Figyelmeztetés
    hy_Armn|Ավելացնել|Հեռացնել||||
    id_Latn|Tambah|Hapus|Hapus|Sunting|Selesai|Peringatan
    is_Latn|Bæta við|Fjarlægja|Eyða|Breyta|Lokið|Aðvörun
    it_Latn|Aggiungi|Rimuovi|Elimina|Modifica|Fatto|Avvertimento
    ja_Jpan|追加|削除|削除|編集|完了|警告
    ka_Geor|დამატება|წაშლა|წაშლა|ჩასწორება|დასრულებულია|გაფრთხილება
    kk_Cyrl|Қосу|Өшіру|Өшіру|Түзету|Дайын|Ескерту
    km_Khmr|បន្ថែម|យកចេញ|លុប|កែសម្រួល||ការព្រមាន
    kn_Knda|ಸೇರಿಸು|ತೆಗೆದು ಹಾಕು|ಅಳಿಸು|ಸಂಪಾದನೆ|ಆಯಿತು|ಎಚ್ಚರಿಕೆ
    ko_Kore|추가|제거|삭제|편집|완료|경고
    ku_Latn|Lêzêdekirin|Rakirin|Jêbirin|Sererastkirin||Şiyarî
    ky_Cyrl|Кошуу|Өчүрүү|Өчүрүү|Оңдоо||
    lt_Latn|Pridėti|Pašalinti|Ištrinti|Keisti|Atlikta|Įspėjimas
    lv_Latn|Pievienot|Izņemt|Dzēst|Rediģēt|Pabeigts|Brīdinājums
    mai_Deva|जोड़ू|हटाबू|मेटाउ|संपादन||चेतावनी
    mk_Cyrl|Додај|Отстрани|Избриши|Уреди|Завршено|
    ml_Mlym|ചേർക്കുക|നീക്കം ചെയ്യുക|വെട്ടി നീക്കുക|ചിട്ടപ്പെടുത്തുക|കഴിഞ്ഞു|മുന്നറിയിപ്പ്
    mr_Deva|समाविष्ट करा|काढून टाका|नष्ट करा|संपादित करा|झाले|सावधानता
    ms_Latn|Tambah|Buang|Padam|Sunting|Selesai|Amaran
    my_Mymr|ထည့်သွင်းပါ|ဖယ်ရှားပါ|ပယ်ဖျက်ပါ|တည်းဖြတ်ပါ||သတိပေးချက်
    nb_Latn|Legg til|Fjern|Slett|Rediger|Ferdig|Advarsel
    ne_Deva|थप्नुहोस्|हटाउनुहोस्|मेटाउनुहोस्|सम्पादन|गरियो|चेतावनी
    nl_Latn|Toevoegen|Verwijderen|Verwijderen|Bewerken|Klaar|Waarschuwing
    oc_Latn|Apondre|Levar|Suprimir|Modificar|Acabat|Avertiment
    or_Orya|ଯୋଗ କରନ୍ତୁ|କାଢ଼ନ୍ତୁ|ଲିଭାନ୍ତୁ|ସମ୍ପାଦନ କରନ୍ତୁ|ସମାପ୍ତ|ଚେତାବନୀ
    pa_Guru|ਸ਼ਾਮਲ|ਹਟਾਓ|ਹਟਾਓ|ਸੋਧ|ਮੁਕੰਮਲ|ਚੇਤਾਵਨੀ
    pl_Latn|Dodaj|Usuń|Usuń|Modyfikuj|Gotowe|Ostrzeżenie
    pt_Latn|Adicionar|Remover|Eliminar|Editar|Concluído|Aviso
    ro_Latn|Adaugă|Elimină|Șterge|Editează|Gata|Avertisment
    ru_Cyrl|Добавить|Удалить|Удалить|Изменить|Готово|Предупреждение
    si_Sinh|එකතුකරන්න|ඉවත් කරන්න|මකන්න|සංස්කරණය|අවසන්|
    sk_Latn|Pridať|Odstrániť|Odstrániť|Upraviť|Dokončiť|Upozornenie
    sl_Latn|Dodaj|Odstrani|Izbriši|Uredi|Končano|Opozorilo
    sq_Latn|Shto|Hiq|Elemino|Ndrysho||Paralajmërim
    sr_Cyrl|Додај|Уклони|Обриши|Уреди|Готово|Упозорење
    sr_Latn|Dodaj|Ukloni|Obriši|Uredi|Urađeno|Upozorenje
    sv_Latn|Lägg till|Ta bort|Ta bort|Redigera|Färdig|Varning
    sw_Latn|Ongeza||Futa|Hariri|Kwisha|
    ta_Taml|சேர்க்க|நீக்கு|அழி|தொகு|முடிந்தது|எச்சரிக்கை
    te_Telu|జతచేయి|తీసివేయి|తొలగించు|సవరణ|అయినది|హెచ్చరిక
    tg_Cyrl|Илова кардан|Тоза кардан|Нест кардан|Таҳрир кардан|Тайёр|Огоҳӣ
    th_Thai|เพิ่ม|เอาออก|ลบ|แก้ไข|เสร็จสิ้น|คำเตือน
    tr_Latn|Ekle|Kaldır|Sil|Düzenle|Bitti|Uyarı
    ug_Arab|قوش|چىقىرىۋەت|ئۆچۈر|تەھرىر|تامام|ئاگاھلاندۇرۇش
    uk_Cyrl|Додати|Вилучити|Вилучити|Редагувати|Завершити|Попередження
    ur_Arab|شامل کریں||ختم کیجئیے|تدوین|ہوگیا|
    uz_Cyrl|Қўшиш|Олиб ташлаш|Олиб ташлаш|Таҳрирлаш||Огоҳлантириш
    uz_Latn|Qoʻshish|Olib tashlash|Olib tashlash|Tahrirlash||Ogohlantirish
    vi_Latn|Thêm|Bỏ|Xóa|Sửa|Xong|Cảnh báo
    zh_Hans|添加|移除|删除|编辑|完成|警告
    zh_Hant|新增|移除|刪除|編輯|完成|警告
    """
}
