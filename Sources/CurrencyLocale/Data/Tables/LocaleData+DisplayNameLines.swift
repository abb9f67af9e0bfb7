// Written by `make locale-data` from CLDR 46, as in ICU 76.1 of Swift's Foundation. Change the generator, Scripts/LocaleData.

extension LocaleData {
  static let displayNameLines: StaticString = """
    af Afrikaans
    af/language Afrikaans
    af_NA Afrikaans (Namibië)
    af_ZA Afrikaans (Suid-Afrika)
    agq Aghem
    agq/language Aghem
    agq_CM Aghem (Kàmàlûŋ)
    ain アイヌ・イタㇰ
    ain/language アイヌ・イタㇰ
    ain_JP Ainu (Japan)
    ak Akan
    ak/language Akan
    ak_GH Akan (Gaana)
    am አማርኛ
    am/language አማርኛ
    am_ET አማርኛ (ኢትዮጵያ)
    apw Nṉee biyátiʼ
    apw/language Nṉee biyátiʼ
    apw_US Apache, Western (United States)
    ar العربية
    ar/language العربية
    ar_001 العربية (العالم)
    ar_AE العربية (الإمارات العربية المتحدة)
    ar_BH العربية (البحرين)
    ar_DJ العربية (جيبوتي)
    ar_DZ العربية (الجزائر)
    ar_EG العربية (مصر)
    ar_EH العربية (الصحراء الغربية)
    ar_ER العربية (إريتريا)
    ar_IL العربية (إسرائيل)
    ar_IQ العربية (العراق)
    ar_JO العربية (الأردن)
    ar_KM العربية (جزر القمر)
    ar_KW العربية (الكويت)
    ar_LB العربية (لبنان)
    ar_LY العربية (ليبيا)
    ar_MA العربية (المغرب)
    ar_MR العربية (موريتانيا)
    ar_OM العربية (عُمان)
    ar_PS العربية (الأراضي الفلسطينية)
    ar_QA العربية (قطر)
    ar_SA العربية (المملكة العربية السعودية)
    ar_SD العربية (السودان)
    ar_SO العربية (الصومال)
    ar_SS العربية (جنوب السودان)
    ar_SY العربية (سوريا)
    ar_TD العربية (تشاد)
    ar_TN العربية (تونس)
    ar_YE العربية (اليمن)
    arn Mapudungun
    arn/language Mapudungun
    arn_CL Mapuche (Chile)
    as অসমীয়া
    as/language অসমীয়া
    as_IN অসমীয়া (ভাৰত)
    asa Kipare
    asa/language Kipare
    asa_TZ Kipare (Tadhania)
    ast asturianu
    ast/language asturianu
    ast_ES asturianu (España)
    az azərbaycan
    az/language azərbaycan
    az_Cyrl азәрбајҹан (Кирил)
    az_Cyrl/language азәрбајҹан
    az_Cyrl_AZ азәрбајҹан (Кирил, Азәрбајҹан)
    az_Latn azərbaycan (latın)
    az_Latn_AZ azərbaycan (latın, Azərbaycan)
    ba башҡорт теле
    ba/language башҡорт теле
    ba_RU Bashkir (Russia)
    bas Ɓàsàa
    bas/language Ɓàsàa
    bas_CM Ɓàsàa (Kàmɛ̀rûn)
    be беларуская
    be/language беларуская
    be_BY беларуская (Беларусь)
    bem Ichibemba
    bem/language Ichibemba
    bem_ZM Ichibemba (Zambia)
    ber ⴰⵎⴰⵣⵉⵖ
    ber/language ⴰⵎⴰⵣⵉⵖ
    ber_Latn Amaziɣ (Latin)
    ber_Latn/language Amaziɣ
    ber_Latn_MA Amaziɣ (Latin, Lmɣrib)
    ber_Tfng ⴰⵎⴰⵣⵉⵖ (ⵜⴼⵏⵗ)
    ber_Tfng_MA Amazigh (Tifinagh, Morocco)
    bez Hibena
    bez/language Hibena
    bez_TZ Hibena (Hutanzania)
    bg български
    bg/language български
    bg_BG български (България)
    bgc हरियाणवी
    bgc/language हरियाणवी
    bgc_IN हरियाणवी (भारत)
    bho भोजपुरी
    bho/language भोजपुरी
    bho_IN भोजपुरी (भारत)
    blo anii kagɩja
    blo/language anii kagɩja
    blo_BJ anii kagɩja (Benɛɛ)
    bm bamanakan
    bm/language bamanakan
    bm_ML bamanakan (Mali)
    bn বাংলা
    bn/language বাংলা
    bn_BD বাংলা (বাংলাদেশ)
    bn_IN বাংলা (ভারত)
    bo བོད་སྐད་
    bo/language བོད་སྐད་
    bo_CN བོད་སྐད་ (རྒྱ་ནག)
    bo_IN བོད་སྐད་ (རྒྱ་གར་)
    br brezhoneg
    br/language brezhoneg
    br_FR brezhoneg (Frañs)
    brx बरʼ
    brx/language बरʼ
    brx_IN बरʼ (भारत)
    bs bosanski
    bs/language bosanski
    bs_Cyrl босански (ћирилица)
    bs_Cyrl/language босански
    bs_Cyrl_BA босански (ћирилица, Босна и Херцеговина)
    bs_Latn bosanski (latinica)
    bs_Latn_BA bosanski (latinica, Bosna i Hercegovina)
    byn ብሊን
    byn/language ብሊን
    byn_ER ብሊን (ኤርትራ)
    ca català
    ca/language català
    ca_AD català (Andorra)
    ca_ES català (Espanya)
    ca_FR català (França)
    ca_IT català (Itàlia)
    ccp 𑄌𑄋𑄴𑄟𑄳𑄦
    ccp/language 𑄌𑄋𑄴𑄟𑄳𑄦
    ccp_BD 𑄌𑄋𑄴𑄟𑄳𑄦 (𑄝𑄁𑄣𑄘𑄬𑄌𑄴)
    ccp_IN 𑄌𑄋𑄴𑄟𑄳𑄦 (𑄞𑄢𑄧𑄖𑄴)
    ce нохчийн
    ce/language нохчийн
    ce_RU нохчийн (Росси)
    ceb Cebuano
    ceb/language Cebuano
    ceb_PH Cebuano (Pilipinas)
    cgg Rukiga
    cgg/language Rukiga
    cgg_UG Rukiga (Uganda)
    cho Chahta
    cho/language Chahta
    cho_US Chahta (United States)
    chr ᏣᎳᎩ
    chr/language ᏣᎳᎩ
    chr_US ᏣᎳᎩ (ᏌᏊ ᎢᏳᎾᎵᏍᏔᏅ ᏍᎦᏚᎩ)
    cic Chikashshanompaʼ
    cic/language Chikashshanompaʼ
    cic_US Chikashshanompaʼ (United States)
    ckb کوردیی ناوەندی
    ckb/language کوردیی ناوەندی
    ckb_IQ کوردیی ناوەندی (عێراق)
    ckb_IR کوردیی ناوەندی (ئێران)
    co corsu
    co/language corsu
    co_FR Corsican (France)
    cs čeština
    cs/language čeština
    cs_CZ čeština (Česko)
    csw ᓀᐦᐃᓇᐍᐏᐣ
    csw/language ᓀᐦᐃᓇᐍᐏᐣ
    csw_CA ᓀᐦᐃᓇᐍᐏᐣ (ᑳᓇᑕ)
    cv чӑваш
    cv/language чӑваш
    cv_RU чӑваш (Раҫҫей)
    cy Cymraeg
    cy/language Cymraeg
    cy_GB Cymraeg (Y Deyrnas Unedig)
    da dansk
    da/language dansk
    da_DK dansk (Danmark)
    da_GL dansk (Grønland)
    dav Kitaita
    dav/language Kitaita
    dav_KE Kitaita (Kenya)
    de Deutsch
    de/language Deutsch
    de_AT Deutsch (Österreich)
    de_BE Deutsch (Belgien)
    de_CH Deutsch (Schweiz)
    de_DE Deutsch (Deutschland)
    de_IT Deutsch (Italien)
    de_LI Deutsch (Liechtenstein)
    de_LU Deutsch (Luxemburg)
    dje Zarmaciine
    dje/language Zarmaciine
    dje_NE Zarmaciine (Nižer)
    doi डोगरी
    doi/language डोगरी
    doi_IN डोगरी (भारत)
    dsb dolnoserbšćina
    dsb/language dolnoserbšćina
    dsb_DE dolnoserbšćina (Nimska)
    dua duálá
    dua/language duálá
    dua_CM duálá (Cameroun)
    dv ދިވެހިބަސް
    dv/language ދިވެހިބަސް
    dv_MV ދިވެހިބަސް (ދިވެހި ރާއްޖެ)
    dyo joola
    dyo/language joola
    dyo_SN joola (Senegal)
    dz རྫོང་ཁ་
    dz/language རྫོང་ཁ་
    dz_BT རྫོང་ཁ་། (འབྲུག།)
    ebu Kĩembu
    ebu/language Kĩembu
    ebu_KE Kĩembu (Kenya)
    ee eʋegbe
    ee/language eʋegbe
    ee_GH eʋegbe (Ghana nutome)
    ee_TG eʋegbe (Togo nutome)
    el Ελληνικά
    el/language Ελληνικά
    el_CY Ελληνικά (Κύπρος)
    el_GR Ελληνικά (Ελλάδα)
    en English
    en/001 world
    en/002 Africa
    en/003 North America
    en/005 South America
    en/009 Oceania
    en/011 Western Africa
    en/013 Central America
    en/014 Eastern Africa
    en/015 Northern Africa
    en/017 Middle Africa
    en/018 Southern Africa
    en/019 Americas
    en/021 Northern America
    en/029 Caribbean
    en/030 Eastern Asia
    en/034 Southern Asia
    en/035 Southeast Asia
    en/039 Southern Europe
    en/053 Australasia
    en/054 Melanesia
    en/057 Micronesian Region
    en/061 Polynesia
    en/142 Asia
    en/143 Central Asia
    en/145 Western Asia
    en/150 Europe
    en/151 Eastern Europe
    en/154 Northern Europe
    en/155 Western Europe
    en/202 Sub-Saharan Africa
    en/419 Latin America
    en/AC Ascension Island
    en/AD Andorra
    en/AE United Arab Emirates
    en/AF Afghanistan
    en/AG Antigua & Barbuda
    en/AI Anguilla
    en/AL Albania
    en/AM Armenia
    en/AO Angola
    en/AQ Antarctica
    en/AR Argentina
    en/AS American Samoa
    en/AT Austria
    en/AU Australia
    en/AW Aruba
    en/AX Åland Islands
    en/AZ Azerbaijan
    en/Adlm Adlam
    en/Afak Afaka
    en/Aghb Caucasian Albanian
    en/Arab Arabic
    en/Aran Nastaliq
    en/Armi Imperial Aramaic
    en/Armn Armenian
    en/Avst Avestan
    en/BA Bosnia & Herzegovina
    en/BB Barbados
    en/BD Bangladesh
    en/BE Belgium
    en/BF Burkina Faso
    en/BG Bulgaria
    en/BH Bahrain
    en/BI Burundi
    en/BJ Benin
    en/BL St. Barthélemy
    en/BM Bermuda
    en/BN Brunei
    en/BO Bolivia
    en/BQ Caribbean Netherlands
    en/BR Brazil
    en/BS Bahamas
    en/BT Bhutan
    en/BV Bouvet Island
    en/BW Botswana
    en/BY Belarus
    en/BZ Belize
    en/Bali Balinese
    en/Bamu Bamum
    en/Bass Bassa Vah
    en/Batk Batak
    en/Beng Bangla
    en/Bhks Bhaiksuki
    en/Blis Blissymbols
    en/Bopo Bopomofo
    en/Brah Brahmi
    en/Brai Braille
    en/Bugi Buginese
    en/Buhd Buhid
    en/CA Canada
    en/CC Cocos [Keeling] Islands
    en/CD Congo - Kinshasa
    en/CF Central African Republic
    en/CG Congo - Brazzaville
    en/CH Switzerland
    en/CI Côte d’Ivoire
    en/CK Cook Islands
    en/CL Chile
    en/CM Cameroon
    en/CN China mainland
    en/CO Colombia
    en/CP Clipperton Island
    en/CQ Sark
    en/CR Costa Rica
    en/CS Serbia
    en/CU Cuba
    en/CV Cape Verde
    en/CW Curaçao
    en/CX Christmas Island
    en/CY Cyprus
    en/CZ Czechia
    en/Cakm Chakma
    en/Cans Unified Canadian Aboriginal Syllabics
    en/Cari Carian
    en/Cher Cherokee
    en/Chrs Chorasmian
    en/Cirt Cirth
    en/Copt Coptic
    en/Cpmn Cypro-Minoan
    en/Cprt Cypriot
    en/Cyrl Cyrillic
    en/Cyrs Old Church Slavonic Cyrillic
    en/DE Germany
    en/DG Diego Garcia
    en/DJ Djibouti
    en/DK Denmark
    en/DM Dominica
    en/DO Dominican Republic
    en/DZ Algeria
    en/Deva Devanagari
    en/Diak Dives Akuru
    en/Dogr Dogra
    en/Dsrt Deseret
    en/Dupl Duployan shorthand
    en/EA Ceuta & Melilla
    en/EC Ecuador
    en/EE Estonia
    en/EG Egypt
    en/EH Western Sahara
    en/ER Eritrea
    en/ES Spain
    en/ET Ethiopia
    en/EU European Union
    en/EZ Eurozone
    en/Egyd Egyptian demotic
    en/Egyh Egyptian hieratic
    en/Egyp Egyptian hieroglyphs
    en/Elba Elbasan
    en/Elym Elymaic
    en/Ethi Ethiopic
    en/FI Finland
    en/FJ Fiji
    en/FK Falkland Islands
    en/FM Micronesia
    en/FO Faroe Islands
    en/FR France
    en/GA Gabon
    en/GB United Kingdom
    en/GD Grenada
    en/GE Georgia
    en/GF French Guiana
    en/GG Guernsey
    en/GH Ghana
    en/GI Gibraltar
    en/GL Greenland
    en/GM Gambia
    en/GN Guinea
    en/GP Guadeloupe
    en/GQ Equatorial Guinea
    en/GR Greece
    en/GS So. Georgia & So. Sandwich Isl.
    en/GT Guatemala
    en/GU Guam
    en/GW Guinea-Bissau
    en/GY Guyana
    en/Gara Garay
    en/Geok Georgian Khutsuri
    en/Geor Georgian
    en/Glag Glagolitic
    en/Gong Gunjala Gondi
    en/Gonm Masaram Gondi
    en/Goth Gothic
    en/Gran Grantha
    en/Grek Greek
    en/Gujr Gujarati
    en/Gukh Gurung Khema
    en/Guru Gurmukhi
    en/HK Hong Kong
    en/HM Heard & McDonald Islands
    en/HN Honduras
    en/HR Croatia
    en/HT Haiti
    en/HU Hungary
    en/Hanb Han with Bopomofo
    en/Hang Hangul
    en/Hani Han
    en/Hano Hanunoo
    en/Hans Simplified
    en/Hant Traditional
    en/Hatr Hatran
    en/Hebr Hebrew
    en/Hira Hiragana
    en/Hluw Anatolian Hieroglyphs
    en/Hmng Pahawh
    en/Hmnp Nyiakeng Puachue Hmong
    en/Hrkt Japanese syllabaries
    en/Hung Old Hungarian
    en/IC Canary Islands
    en/ID Indonesia
    en/IE Ireland
    en/IL Israel
    en/IM Isle of Man
    en/IN India
    en/IO Chagos Archipelago
    en/IQ Iraq
    en/IR Iran
    en/IS Iceland
    en/IT Italy
    en/Inds Indus
    en/Ital Old Italic
    en/JE Jersey
    en/JM Jamaica
    en/JO Jordan
    en/JP Japan
    en/Java Javanese
    en/Jpan Japanese
    en/Jurc Jurchen
    en/KE Kenya
    en/KG Kyrgyzstan
    en/KH Cambodia
    en/KI Kiribati
    en/KM Comoros
    en/KN St. Kitts & Nevis
    en/KP North Korea
    en/KR South Korea
    en/KW Kuwait
    en/KY Cayman Islands
    en/KZ Kazakhstan
    en/Kali Kayah Li
    en/Kana Katakana
    en/Khar Kharoshthi
    en/Khmr Khmer
    en/Khoj Khojki
    en/Kits Khitan small script
    en/Knda Kannada
    en/Kore Korean
    en/Kpel Kpelle
    en/Krai Kirat Rai
    en/Kthi Kaithi
    en/LA Laos
    en/LB Lebanon
    en/LC St. Lucia
    en/LI Liechtenstein
    en/LK Sri Lanka
    en/LR Liberia
    en/LS Lesotho
    en/LT Lithuania
    en/LU Luxembourg
    en/LV Latvia
    en/LY Libya
    en/Lana Lanna
    en/Laoo Lao
    en/Latf Fraktur Latin
    en/Latg Gaelic Latin
    en/Latn Latin
    en/Lepc Lepcha
    en/Limb Limbu
    en/Lina Linear A
    en/Linb Linear B
    en/Lisu Fraser
    en/Lyci Lycian
    en/Lydi Lydian
    en/MA Morocco
    en/MC Monaco
    en/MD Moldova
    en/ME Montenegro
    en/MF St. Martin
    en/MG Madagascar
    en/MH Marshall Islands
    en/MK North Macedonia
    en/ML Mali
    en/MM Myanmar [Burma]
    en/MN Mongolia
    en/MO Macao
    en/MP Northern Mariana Islands
    en/MQ Martinique
    en/MR Mauritania
    en/MS Montserrat
    en/MT Malta
    en/MU Mauritius
    en/MV Maldives
    en/MW Malawi
    en/MX Mexico
    en/MY Malaysia
    en/MZ Mozambique
    en/Mahj Mahajani
    en/Maka Makasar
    en/Mand Mandaean
    en/Mani Manichaean
    en/Marc Marchen
    en/Maya Mayan hieroglyphs
    en/Medf Medefaidrin
    en/Mend Mende
    en/Merc Meroitic Cursive
    en/Mero Meroitic
    en/Mlym Malayalam
    en/Mong Mongolian
    en/Mroo Mro
    en/Mtei Meitei Mayek
    en/Mult Multani
    en/Mymr Myanmar
    en/NA Namibia
    en/NC New Caledonia
    en/NE Niger
    en/NF Norfolk Island
    en/NG Nigeria
    en/NI Nicaragua
    en/NL Netherlands
    en/NO Norway
    en/NP Nepal
    en/NR Nauru
    en/NU Niue
    en/NZ New Zealand
    en/Nagm Nag Mundari
    en/Nand Nandinagari
    en/Narb Old North Arabian
    en/Nbat Nabataean
    en/Nkgb Naxi Geba
    en/Nkoo N’Ko
    en/Nshu Nüshu
    en/OM Oman
    en/Ogam Ogham
    en/Olck Ol Chiki
    en/Onao Ol Onal
    en/Orkh Orkhon
    en/Orya Odia
    en/Osge Osage
    en/Osma Osmanya
    en/Ougr Old Uyghur
    en/PA Panama
    en/PE Peru
    en/PF French Polynesia
    en/PG Papua New Guinea
    en/PH Philippines
    en/PK Pakistan
    en/PL Poland
    en/PM St. Pierre & Miquelon
    en/PN Pitcairn Islands
    en/POSIX Computer
    en/PR Puerto Rico
    en/PS Palestinian Territories
    en/PT Portugal
    en/PW Palau
    en/PY Paraguay
    en/Palm Palmyrene
    en/Pauc Pau Cin Hau
    en/Perm Old Permic
    en/Phag Phags-pa
    en/Phli Inscriptional Pahlavi
    en/Phlp Psalter Pahlavi
    en/Phlv Book Pahlavi
    en/Phnx Phoenician
    en/Plrd Pollard Phonetic
    en/Prti Inscriptional Parthian
    en/QA Qatar
    en/QO Outlying Oceania
    en/RE Réunion
    en/RO Romania
    en/RS Serbia
    en/RU Russia
    en/RW Rwanda
    en/Rjng Rejang
    en/Rohg Hanifi
    en/Roro Rongorongo
    en/Runr Runic
    en/SA Saudi Arabia
    en/SB Solomon Islands
    en/SC Seychelles
    en/SD Sudan
    en/SE Sweden
    en/SG Singapore
    en/SH St. Helena
    en/SI Slovenia
    en/SJ Svalbard & Jan Mayen
    en/SK Slovakia
    en/SL Sierra Leone
    en/SM San Marino
    en/SN Senegal
    en/SO Somalia
    en/SR Suriname
    en/SS South Sudan
    en/ST São Tomé & Príncipe
    en/SU Russia
    en/SV El Salvador
    en/SX Sint Maarten
    en/SY Syria
    en/SZ Eswatini
    en/Samr Samaritan
    en/Sara Sarati
    en/Sarb Old South Arabian
    en/Saur Saurashtra
    en/Sgnw SignWriting
    en/Shaw Shavian
    en/Shrd Sharada
    en/Sidd Siddham
    en/Sind Khudawadi
    en/Sinh Sinhala
    en/Sogd Sogdian
    en/Sogo Old Sogdian
    en/Sora Sora Sompeng
    en/Soyo Soyombo
    en/Sund Sundanese
    en/Sunu Sunuwar
    en/Sylo Syloti Nagri
    en/Syrc Syriac
    en/Syre Estrangelo Syriac
    en/Syrj Western Syriac
    en/Syrn Eastern Syriac
    en/TA Tristan da Cunha
    en/TC Turks & Caicos Islands
    en/TD Chad
    en/TF French Southern Territories
    en/TG Togo
    en/TH Thailand
    en/TJ Tajikistan
    en/TK Tokelau
    en/TL Timor-Leste
    en/TM Turkmenistan
    en/TN Tunisia
    en/TO Tonga
    en/TR Türkiye
    en/TT Trinidad & Tobago
    en/TV Tuvalu
    en/TW Taiwan
    en/TZ Tanzania
    en/Tagb Tagbanwa
    en/Takr Takri
    en/Tale Tai Le
    en/Talu New Tai Lue
    en/Taml Tamil
    en/Tang Tangut
    en/Tavt Tai Viet
    en/Telu Telugu
    en/Teng Tengwar
    en/Tfng Tifinagh
    en/Tglg Tagalog
    en/Thaa Thaana
    en/Tibt Tibetan
    en/Tirh Tirhuta
    en/Tnsa Tangsa
    en/Todr Todhri
    en/Tutg Tulu-Tigalari
    en/UA Ukraine
    en/UG Uganda
    en/UM U.S. Outlying Islands
    en/UN United Nations
    en/US United States
    en/UY Uruguay
    en/UZ Uzbekistan
    en/Ugar Ugaritic
    en/VA Vatican City
    en/VC St. Vincent & Grenadines
    en/VE Venezuela
    en/VG British Virgin Islands
    en/VI U.S. Virgin Islands
    en/VN Vietnam
    en/VU Vanuatu
    en/Vaii Vai
    en/Visp Visible Speech
    en/Vith Vithkuqi
    en/WF Wallis & Futuna
    en/WS Samoa
    en/Wara Varang Kshiti
    en/Wcho Wancho
    en/Wole Woleai
    en/XK Kosovo
    en/Xpeo Old Persian
    en/Xsux Sumero-Akkadian Cuneiform
    en/YE Yemen
    en/YT Mayotte
    en/YU Serbia
    en/Yezi Yezidi
    en/Yiii Yi
    en/ZA South Africa
    en/ZM Zambia
    en/ZW Zimbabwe
    en/Zanb Zanabazar Square
    en/Zinh Inherited
    en/Zmth Mathematical Notation
    en/Zsye Emoji
    en/Zsym Symbols
    en/Zxxx Unwritten
    en/Zyyy Common
    en/Zzzz Unknown Script
    en/aa Afar
    en/ab Abkhazian
    en/ace Acehnese
    en/ach Acoli
    en/ada Adangme
    en/ady Adyghe
    en/ae Avestan
    en/aeb Tunisian Arabic
    en/af Afrikaans
    en/afh Afrihili
    en/agq Aghem
    en/ain Ainu
    en/ak Akan
    en/akk Akkadian
    en/akz Alabama
    en/ale Aleut
    en/aln Gheg Albanian
    en/alt Southern Altai
    en/am Amharic
    en/an Aragonese
    en/ang Old English
    en/anp Angika
    en/apw Apache, Western
    en/ar Arabic
    en/arc Aramaic
    en/arn Mapuche
    en/aro Araona
    en/arp Arapaho
    en/arq Algerian Arabic
    en/ars Arabic, Najdi
    en/arw Arawak
    en/ary Moroccan Arabic
    en/arz Egyptian Arabic
    en/as Assamese
    en/asa Asu
    en/ase American Sign Language
    en/ast Asturian
    en/av Avaric
    en/avk Kotava
    en/awa Awadhi
    en/ay Aymara
    en/az Azerbaijani
    en/ba Bashkir
    en/bal Baluchi
    en/ban Balinese
    en/bar Bavarian
    en/bas Basaa
    en/bax Bamun
    en/bbc Batak Toba
    en/bbj Ghomala
    en/be Belarusian
    en/bej Beja
    en/bem Bemba
    en/ber Amazigh
    en/bew Betawi
    en/bez Bena
    en/bfd Bafut
    en/bfq Badaga
    en/bg Bulgarian
    en/bgc Haryanvi
    en/bgn Western Balochi
    en/bho Bhojpuri
    en/bi Bislama
    en/bik Bikol
    en/bin Bini
    en/bjn Banjar
    en/bkm Kom
    en/bla Siksiká
    en/blo Anii
    en/bm Bambara
    en/bn Bangla
    en/bo Tibetan
    en/bpy Bishnupriya
    en/bqi Bakhtiari
    en/br Breton
    en/bra Braj
    en/brh Brahui
    en/brx Bodo
    en/bs Bosnian
    en/bss Akoose
    en/bua Buriat
    en/bug Buginese
    en/bum Bulu
    en/byn Blin
    en/byv Medumba
    en/ca Catalan
    en/cad Caddo
    en/car Carib
    en/cay Cayuga
    en/cch Atsam
    en/ccp Chakma
    en/ce Chechen
    en/ceb Cebuano
    en/cgg Chiga
    en/ch Chamorro
    en/chb Chibcha
    en/chg Chagatai
    en/chk Chuukese
    en/chm Mari
    en/chn Chinook Jargon
    en/cho Choctaw
    en/chp Chipewyan
    en/chr Cherokee
    en/chy Cheyenne
    en/cic Chickasaw
    en/ckb Kurdish, Sorani
    en/co Corsican
    en/cop Coptic
    en/cps Capiznon
    en/cr Cree
    en/crh Crimean Tatar
    en/cs Czech
    en/csb Kashubian
    en/csw Swampy Cree
    en/cu Church Slavic
    en/cv Chuvash
    en/cy Welsh
    en/da Danish
    en/dak Dakota
    en/dar Dargwa
    en/dav Taita
    en/de German
    en/del Delaware
    en/den Slave
    en/dgr Dogrib
    en/din Dinka
    en/dje Zarma
    en/doi Dogri
    en/dsb Lower Sorbian
    en/dtp Central Dusun
    en/dua Duala
    en/dum Middle Dutch
    en/dv Dhivehi
    en/dyo Jola-Fonyi
    en/dyu Dyula
    en/dz Dzongkha
    en/dzg Dazaga
    en/ebu Embu
    en/ee Ewe
    en/efi Efik
    en/egl Emilian
    en/egy Ancient Egyptian
    en/eka Ekajuk
    en/el Greek
    en/elx Elamite
    en/en English
    en/enm Middle English
    en/eo Esperanto
    en/es Spanish
    en/esu Central Yupik
    en/et Estonian
    en/eu Basque
    en/ewo Ewondo
    en/ext Extremaduran
    en/fa Persian
    en/fan Fang
    en/fat Fanti
    en/ff Fula
    en/fi Finnish
    en/fil Filipino
    en/fit Tornedalen Finnish
    en/fj Fijian
    en/fo Faroese
    en/fon Fon
    en/fr French
    en/frc Cajun French
    en/frm Middle French
    en/fro Old French
    en/frp Arpitan
    en/frr Northern Frisian
    en/frs Eastern Frisian
    en/fur Friulian
    en/fy Western Frisian
    en/ga Irish
    en/gaa Ga
    en/gag Gagauz
    en/gan Gan Chinese
    en/gay Gayo
    en/gba Gbaya
    en/gbz Zoroastrian Dari
    en/gd Scottish Gaelic
    en/gez Geez
    en/gil Gilbertese
    en/gl Galician
    en/glk Gilaki
    en/gmh Middle High German
    en/gn Guarani
    en/goh Old High German
    en/gom Konkani
    en/gon Gondi
    en/gor Gorontalo
    en/got Gothic
    en/grb Grebo
    en/grc Ancient Greek
    en/gsw Swiss German
    en/gu Gujarati
    en/guc Wayuu
    en/gur Frafra
    en/guz Gusii
    en/gv Manx
    en/gwi Gwichʼin
    en/ha Hausa
    en/hai Haida
    en/hak Hakka Chinese
    en/haw Hawaiian
    en/he Hebrew
    en/hi Hindi
    en/hif Fiji Hindi
    en/hil Hiligaynon
    en/hit Hittite
    en/hmn Hmong
    en/ho Hiri Motu
    en/hr Croatian
    en/hsb Upper Sorbian
    en/hsn Xiang Chinese
    en/ht Haitian Creole
    en/hu Hungarian
    en/hup Hupa
    en/hy Armenian
    en/hz Herero
    en/ia Interlingua
    en/iba Iban
    en/ibb Ibibio
    en/id Indonesian
    en/ie Interlingue
    en/ig Igbo
    en/ii Liangshan Yi
    en/ik Inupiaq
    en/ilo Iloko
    en/inh Ingush
    en/io Ido
    en/is Icelandic
    en/it Italian
    en/iu Inuktitut
    en/izh Ingrian
    en/ja Japanese
    en/jam Jamaican Creole English
    en/jbo Lojban
    en/jgo Ngomba
    en/jmc Machame
    en/jpr Judeo-Persian
    en/jrb Judeo-Arabic
    en/jut Jutish
    en/jv Javanese
    en/ka Georgian
    en/kaa Kara-Kalpak
    en/kab Kabyle
    en/kac Kachin
    en/kaj Jju
    en/kam Kamba
    en/kaw Kawi
    en/kbd Kabardian
    en/kbl Kanembu
    en/kcg Tyap
    en/kde Makonde
    en/kea Kabuverdianu
    en/ken Kenyang
    en/kfo Koro
    en/kg Kongo
    en/kgp Kaingang
    en/kha Khasi
    en/kho Khotanese
    en/khq Koyra Chiini
    en/khw Khowar
    en/ki Kikuyu
    en/kiu Kirmanjki
    en/kj Kuanyama
    en/kk Kazakh
    en/kkj Kako
    en/kl Kalaallisut
    en/kln Kalenjin
    en/km Khmer
    en/kmb Kimbundu
    en/kn Kannada
    en/ko Korean
    en/koi Komi-Permyak
    en/kok Konkani
    en/kos Kosraean
    en/kpe Kpelle
    en/kr Kanuri
    en/krc Karachay-Balkar
    en/kri Krio
    en/krj Kinaray-a
    en/krl Karelian
    en/kru Kurukh
    en/ks Kashmiri
    en/ks_Arab Kashmiri (Naskh)
    en/ks_Arab_IN Kashmiri (Naskh, India)
    en/ksb Shambala
    en/ksf Bafia
    en/ksh Colognian
    en/ku Kurdish
    en/kum Kumyk
    en/kut Kutenai
    en/kv Komi
    en/kw Cornish
    en/kxv Kuvi
    en/ky Kyrgyz
    en/la Latin
    en/lad Ladino
    en/lag Langi
    en/lah Western Panjabi
    en/lam Lamba
    en/language English
    en/lb Luxembourgish
    en/lez Lezghian
    en/lfn Lingua Franca Nova
    en/lg Ganda
    en/li Limburgish
    en/lij Ligurian
    en/liv Livonian
    en/lkt Lakota
    en/lmo Lombard
    en/ln Lingala
    en/lo Lao
    en/lol Mongo
    en/loz Lozi
    en/lrc Northern Luri
    en/lt Lithuanian
    en/ltg Latgalian
    en/lu Luba-Katanga
    en/lua Luba-Lulua
    en/lui Luiseno
    en/lun Lunda
    en/luo Luo
    en/lus Mizo
    en/lut Lushootseed
    en/luy Luyia
    en/lv Latvian
    en/lzh Literary Chinese
    en/lzz Laz
    en/mad Madurese
    en/maf Mafa
    en/mag Magahi
    en/mai Maithili
    en/mak Makasar
    en/man Mandingo
    en/mas Masai
    en/mde Maba
    en/mdf Moksha
    en/mdh Maguindanaon
    en/mdr Mandar
    en/men Mende
    en/mer Meru
    en/mfe Morisyen
    en/mg Malagasy
    en/mga Middle Irish
    en/mgh Makhuwa-Meetto
    en/mgo Metaʼ
    en/mh Marshallese
    en/mi Māori
    en/mic Mi’kmaw
    en/mid Mandaic
    en/min Minangkabau
    en/mk Macedonian
    en/ml Malayalam
    en/mn Mongolian
    en/mnc Manchu
    en/mni Manipuri
    en/moh Mohawk
    en/mos Mossi
    en/mr Marathi
    en/mrj Western Mari
    en/ms Malay
    en/mt Maltese
    en/mua Mundang
    en/mul Multiple languages
    en/mus Mvskoke
    en/mwl Mirandese
    en/mwr Marwari
    en/mwv Mentawai
    en/my Burmese
    en/mye Myene
    en/myv Erzya
    en/mzn Mazanderani
    en/na Nauru
    en/nan Min Nan Chinese
    en/nap Neapolitan
    en/naq Nama
    en/nb Norwegian Bokmål
    en/nd North Ndebele
    en/nds Low German
    en/ne Nepali
    en/new Newari
    en/ng Ndonga
    en/nia Nias
    en/niu Niuean
    en/njo Ao Naga
    en/nl Dutch
    en/nmg Kwasio
    en/nn Norwegian Nynorsk
    en/nnh Ngiemboon
    en/nnp Wancho
    en/no Norwegian
    en/nog Nogai
    en/non Old Norse
    en/nov Novial
    en/nqo N’Ko
    en/nr South Ndebele
    en/nso Northern Sotho
    en/nus Nuer
    en/nv Navajo
    en/nwc Classical Newari
    en/ny Nyanja
    en/nym Nyamwezi
    en/nyn Nyankole
    en/nyo Nyoro
    en/nzi Nzima
    en/oc Occitan
    en/oj Ojibwa
    en/om Oromo
    en/or Odia
    en/os Ossetic
    en/osa Osage
    en/ota Ottoman Turkish
    en/otk Old Turkish
    en/oui Old Uighur
    en/pa Punjabi
    en/pa_Arab Punjabi (Naskh)
    en/pa_Arab_PK Punjabi (Naskh, Pakistan)
    en/pag Pangasinan
    en/pal Pahlavi
    en/pam Pampanga
    en/pap Papiamento
    en/pau Palauan
    en/pcd Picard
    en/pcm Nigerian Pidgin
    en/pdc Pennsylvania German
    en/pdt Plautdietsch
    en/peo Old Persian
    en/pfl Palatine German
    en/phn Phoenician
    en/pi Pali
    en/pl Polish
    en/pms Piedmontese
    en/pnt Pontic
    en/pon Pohnpeian
    en/pqm Wolastoqey
    en/prg Prussian
    en/pro Old Provençal
    en/ps Pashto
    en/pt Portuguese
    en/qu Quechua
    en/quc Kʼicheʼ
    en/qug Chimborazo Highland Quichua
    en/raj Rajasthani
    en/rap Rapanui
    en/rar Rarotongan
    en/rej Rejang
    en/rgn Romagnol
    en/rhg Rohingya
    en/rif Riffian
    en/rm Romansh
    en/rn Rundi
    en/ro Romanian
    en/rof Rombo
    en/rom Romany
    en/rtm Rotuman
    en/ru Russian
    en/rue Rusyn
    en/rug Roviana
    en/rup Aromanian
    en/rw Kinyarwanda
    en/rwk Rwa
    en/sa Sanskrit
    en/sad Sandawe
    en/sah Sakha
    en/sam Samaritan Aramaic
    en/saq Samburu
    en/sas Sasak
    en/sat Santali
    en/saz Saurashtra
    en/sba Ngambay
    en/sbp Sangu
    en/sc Sardinian
    en/scn Sicilian
    en/sco Scots
    en/sd Sindhi
    en/sdc Sassarese Sardinian
    en/sdh Southern Kurdish
    en/se North Sámi
    en/see Seneca
    en/seh Sena
    en/sei Seri
    en/sel Selkup
    en/ses Koyraboro Senni
    en/sg Sango
    en/sga Old Irish
    en/sgs Samogitian
    en/shi Tachelhit
    en/shn Shan
    en/shu Chadian Arabic
    en/si Sinhala
    en/sid Sidamo
    en/sjd Kildin Sámi
    en/sje Pite Sámi
    en/sju Ume Sámi
    en/sk Slovak
    en/sl Slovenian
    en/sli Lower Silesian
    en/sly Selayar
    en/sm Samoan
    en/sma South Sámi
    en/smj Lule Sami
    en/smn Inari Sami
    en/sms Skolt Sami
    en/sn Shona
    en/snk Soninke
    en/so Somali
    en/sog Sogdien
    en/sq Albanian
    en/sr Serbian
    en/srn Sranan Tongo
    en/srr Serer
    en/ss Swati
    en/ssy Saho
    en/st Southern Sotho
    en/stq Saterland Frisian
    en/su Sundanese
    en/suk Sukuma
    en/sus Susu
    en/sux Sumerian
    en/sv Swedish
    en/sw Swahili
    en/swb Comorian
    en/syc Classical Syriac
    en/syr Assyrian
    en/szl Silesian
    en/ta Tamil
    en/tcy Tulu
    en/te Telugu
    en/tem Timne
    en/teo Teso
    en/ter Tereno
    en/tet Tetum
    en/tg Tajik
    en/th Thai
    en/ti Tigrinya
    en/tig Tigre
    en/tiv Tiv
    en/tk Turkmen
    en/tkl Tokelau
    en/tkr Tsakhur
    en/tlh Klingon
    en/tli Tlingit
    en/tly Talysh
    en/tmh Tamashek
    en/tn Tswana
    en/to Tongan
    en/tog Nyasa Tonga
    en/tok Toki Pona
    en/tpi Tok Pisin
    en/tr Turkish
    en/tru Turoyo
    en/trv Taroko
    en/ts Tsonga
    en/tsd Tsakonian
    en/tsi Tsimshian
    en/tt Tatar
    en/ttt Muslim Tat
    en/tum Tumbuka
    en/tvl Tuvalu
    en/tw Twi
    en/twq Tasawaq
    en/ty Tahitian
    en/tyv Tuvinian
    en/tzm Central Atlas Tamazight
    en/udm Udmurt
    en/ug Uyghur
    en/uga Ugaritic
    en/uk Ukrainian
    en/umb Umbundu
    en/ur Urdu
    en/ur_Arab Urdu (Naskh)
    en/ur_Arab_IN Urdu (Naskh, India)
    en/ur_Arab_PK Urdu (Naskh, Pakistan)
    en/uz Uzbek
    en/vai Vai
    en/ve Venda
    en/vec Venetian
    en/vep Veps
    en/vi Vietnamese
    en/vls West Flemish
    en/vmf Main-Franconian
    en/vmw Makhuwa
    en/vo Volapük
    en/vot Votic
    en/vro Võro
    en/vun Vunjo
    en/wa Walloon
    en/wae Walser
    en/wal Wolaytta
    en/war Waray
    en/was Washo
    en/wbp Warlpiri
    en/wo Wolof
    en/wuu Shanghainese
    en/xal Kalmyk
    en/xh Xhosa
    en/xmf Mingrelian
    en/xnr Kangri
    en/xog Soga
    en/yao Yao
    en/yap Yapese
    en/yav Yangben
    en/ybb Yemba
    en/yi Yiddish
    en/yo Yoruba
    en/yrl Nheengatu
    en/yue Cantonese
    en/yue_Hans Cantonese, Simplified
    en/yue_Hans_CN Cantonese, Simplified (China mainland)
    en/yue_Hant Cantonese, Traditional
    en/yue_Hant_CN Cantonese, Traditional (China mainland)
    en/yue_Hant_HK Cantonese, Traditional (Hong Kong)
    en/za Zhuang
    en/zap Zapotec
    en/zbl Blissymbols
    en/zea Zeelandic
    en/zen Zenaga
    en/zgh Tamazight, Standard Moroccan
    en/zh Chinese
    en/zh_Hans Chinese, Simplified
    en/zh_Hans_CN Chinese, Simplified (China mainland)
    en/zh_Hans_HK Chinese, Simplified (Hong Kong)
    en/zh_Hans_JP Chinese, Simplified (Japan)
    en/zh_Hans_MO Chinese, Simplified (Macao)
    en/zh_Hans_MY Chinese, Simplified (Malaysia)
    en/zh_Hans_SG Chinese, Simplified (Singapore)
    en/zh_Hant Chinese, Traditional
    en/zh_Hant_CN Chinese, Traditional (China mainland)
    en/zh_Hant_HK Chinese, Traditional (Hong Kong)
    en/zh_Hant_JP Chinese, Traditional (Japan)
    en/zh_Hant_MO Chinese, Traditional (Macao)
    en/zh_Hant_MY Chinese, Traditional (Malaysia)
    en/zh_Hant_TW Chinese, Traditional (Taiwan)
    en/zu Zulu
    en/zun Zuni
    en/zxx No linguistic content
    en/zza Zaza
    en_001 English (world)
    en_150 English (Europe)
    en_AE English (United Arab Emirates)
    en_AG English (Antigua & Barbuda)
    en_AI English (Anguilla)
    en_AL English (Albania)
    en_AR English (Argentina)
    en_AS English (American Samoa)
    en_AT English (Austria)
    en_AU English (Australia)
    en_BB English (Barbados)
    en_BD English (Bangladesh)
    en_BE English (Belgium)
    en_BG English (Bulgaria)
    en_BI English (Burundi)
    en_BM English (Bermuda)
    en_BN English (Brunei)
    en_BR English (Brazil)
    en_BS English (Bahamas)
    en_BW English (Botswana)
    en_BZ English (Belize)
    en_CA English (Canada)
    en_CC English (Cocos [Keeling] Islands)
    en_CH English (Switzerland)
    en_CK English (Cook Islands)
    en_CL English (Chile)
    en_CM English (Cameroon)
    en_CN English (China mainland)
    en_CO English (Colombia)
    en_CV English (Cape Verde)
    en_CX English (Christmas Island)
    en_CY English (Cyprus)
    en_CZ English (Czechia)
    en_DE English (Germany)
    en_DG English (Diego Garcia)
    en_DK English (Denmark)
    en_DM English (Dominica)
    en_EE English (Estonia)
    en_ER English (Eritrea)
    en_FI English (Finland)
    en_FJ English (Fiji)
    en_FK English (Falkland Islands)
    en_FM English (Micronesia)
    en_FR English (France)
    en_GB English (United Kingdom)
    en_GD English (Grenada)
    en_GG English (Guernsey)
    en_GH English (Ghana)
    en_GI English (Gibraltar)
    en_GM English (Gambia)
    en_GR English (Greece)
    en_GU English (Guam)
    en_GY English (Guyana)
    en_HK English (Hong Kong)
    en_HU English (Hungary)
    en_ID English (Indonesia)
    en_IE English (Ireland)
    en_IL English (Israel)
    en_IM English (Isle of Man)
    en_IN English (India)
    en_IO English (Chagos Archipelago)
    en_JE English (Jersey)
    en_JM English (Jamaica)
    en_JP English (Japan)
    en_KE English (Kenya)
    en_KI English (Kiribati)
    en_KN English (St Kitts & Nevis)
    en_KR English (South Korea)
    en_KY English (Cayman Islands)
    en_LC English (St Lucia)
    en_LR English (Liberia)
    en_LS English (Lesotho)
    en_LT English (Lithuania)
    en_LV English (Latvia)
    en_MG English (Madagascar)
    en_MH English (Marshall Islands)
    en_MM English (Myanmar [Burma])
    en_MO English (Macao)
    en_MP English (Northern Mariana Islands)
    en_MS English (Montserrat)
    en_MT English (Malta)
    en_MU English (Mauritius)
    en_MV English (Maldives)
    en_MW English (Malawi)
    en_MX English (Mexico)
    en_MY English (Malaysia)
    en_NA English (Namibia)
    en_NF English (Norfolk Island)
    en_NG English (Nigeria)
    en_NL English (Netherlands)
    en_NO English (Norway)
    en_NR English (Nauru)
    en_NU English (Niue)
    en_NZ English (New Zealand)
    en_PG English (Papua New Guinea)
    en_PH English (Philippines)
    en_PK English (Pakistan)
    en_PL English (Poland)
    en_PN English (Pitcairn Islands)
    en_PR English (Puerto Rico)
    en_PT English (Portugal)
    en_PW English (Palau)
    en_RU English (Russia)
    en_RW English (Rwanda)
    en_SA English (Saudi Arabia)
    en_SB English (Solomon Islands)
    en_SC English (Seychelles)
    en_SD English (Sudan)
    en_SE English (Sweden)
    en_SG English (Singapore)
    en_SH English (St Helena)
    en_SI English (Slovenia)
    en_SK English (Slovakia)
    en_SL English (Sierra Leone)
    en_SS English (South Sudan)
    en_SX English (Sint Maarten)
    en_SZ English (Eswatini)
    en_TC English (Turks & Caicos Islands)
    en_TH English (Thailand)
    en_TK English (Tokelau)
    en_TO English (Tonga)
    en_TR English (Türkiye)
    en_TT English (Trinidad & Tobago)
    en_TV English (Tuvalu)
    en_TW English (Taiwan)
    en_TZ English (Tanzania)
    en_UA English (Ukraine)
    en_UG English (Uganda)
    en_UM English (U.S. Outlying Islands)
    en_US English (United States)
    en_US_POSIX English (United States, Computer)
    en_VC English (St Vincent & the Grenadines)
    en_VG English (British Virgin Islands)
    en_VI English (U.S. Virgin Islands)
    en_VU English (Vanuatu)
    en_WS English (Samoa)
    en_ZA English (South Africa)
    en_ZM English (Zambia)
    en_ZW English (Zimbabwe)
    eo Esperanto
    eo/language Esperanto
    eo_001 Esperanto (mondo)
    es español
    es/language español
    es_003 español (América del Norte)
    es_419 español (Latinoamérica)
    es_AG español (Antigua y Barbuda)
    es_AR español (Argentina)
    es_BB español (Barbados)
    es_BM español (Bermudas)
    es_BO español (Bolivia)
    es_BQ español (Caribe neerlandés)
    es_BR español (Brasil)
    es_BS español (Bahamas)
    es_BZ español (Belice)
    es_CA español (Canadá)
    es_CL español (Chile)
    es_CO español (Colombia)
    es_CR español (Costa Rica)
    es_CU español (Cuba)
    es_CW español (Curazao)
    es_DM español (Dominica)
    es_DO español (República Dominicana)
    es_EA español (Ceuta y Melilla)
    es_EC español (Ecuador)
    es_ES español (España)
    es_GD español (Granada)
    es_GQ español (Guinea Ecuatorial)
    es_GT español (Guatemala)
    es_GY español (Guyana)
    es_HN español (Honduras)
    es_HT español (Haití)
    es_IC español (Canarias)
    es_KN español (San Cristóbal y Nieves)
    es_KY español (Islas Caimán)
    es_LC español (Santa Lucía)
    es_MX español (México)
    es_NI español (Nicaragua)
    es_PA español (Panamá)
    es_PE español (Perú)
    es_PH español (Filipinas)
    es_PR español (Puerto Rico)
    es_PY español (Paraguay)
    es_SV español (El Salvador)
    es_TC español (Islas Turcas y Caicos)
    es_TT español (Trinidad y Tobago)
    es_US español (Estados Unidos)
    es_UY español (Uruguay)
    es_VC español (San Vicente y las Granadinas)
    es_VE español (Venezuela)
    es_VG español (Islas Vírgenes Británicas)
    es_VI español (Islas Vírgenes de EE. UU.)
    et eesti
    et/language eesti
    et_EE eesti (Eesti)
    eu euskara
    eu/language euskara
    eu_ES euskara (Espainia)
    ewo ewondo
    ewo/language ewondo
    ewo_CM ewondo (Kamərún)
    fa فارسی
    fa/language فارسی
    fa_AF فارسی (افغانستان)
    fa_IR فارسی (ایران)
    ff Pulaar
    ff/language Pulaar
    ff_Adlm 𞤆𞤵𞤤𞤢𞤪 (𞤀𞤁𞤂𞤢𞤃)
    ff_Adlm/language 𞤆𞤵𞤤𞤢𞤪
    ff_Adlm_BF 𞤆𞤵𞤤𞤢𞤪 (𞤀𞤁𞤂𞤢𞤃⹁ 𞤄𞤵𞤪𞤳𞤭𞤲𞤢 𞤊𞤢𞤧𞤮𞥅)
    ff_Adlm_CM 𞤆𞤵𞤤𞤢𞤪 (𞤀𞤁𞤂𞤢𞤃⹁ 𞤑𞤢𞤥𞤢𞤪𞤵𞥅𞤲)
    ff_Adlm_GH 𞤆𞤵𞤤𞤢𞤪 (𞤀𞤁𞤂𞤢𞤃⹁ 𞤘𞤢𞤲𞤢)
    ff_Adlm_GM 𞤆𞤵𞤤𞤢𞤪 (𞤀𞤁𞤂𞤢𞤃⹁ 𞤘𞤢𞤥𞤦𞤭𞤴𞤢)
    ff_Adlm_GN 𞤆𞤵𞤤𞤢𞤪 (𞤀𞤁𞤂𞤢𞤃⹁ 𞤘𞤭𞤲𞤫)
    ff_Adlm_GW 𞤆𞤵𞤤𞤢𞤪 (𞤀𞤁𞤂𞤢𞤃⹁ 𞤘𞤭𞤲𞤫-𞤄𞤭𞤧𞤢𞤱𞤮𞥅)
    ff_Adlm_LR 𞤆𞤵𞤤𞤢𞤪 (𞤀𞤁𞤂𞤢𞤃⹁ 𞤂𞤢𞤦𞤭𞤪𞤭𞤴𞤢𞥄)
    ff_Adlm_MR 𞤆𞤵𞤤𞤢𞤪 (𞤀𞤁𞤂𞤢𞤃⹁ 𞤃𞤮𞤪𞤼𞤢𞤲𞤭𞥅)
    ff_Adlm_NE 𞤆𞤵𞤤𞤢𞤪 (𞤀𞤁𞤂𞤢𞤃⹁ 𞤐𞤭𞥅𞤶𞤫𞤪)
    ff_Adlm_NG 𞤆𞤵𞤤𞤢𞤪 (𞤀𞤁𞤂𞤢𞤃⹁ 𞤐𞤢𞤶𞤫𞤪𞤭𞤴𞤢𞥄)
    ff_Adlm_SL 𞤆𞤵𞤤𞤢𞤪 (𞤀𞤁𞤂𞤢𞤃⹁ 𞤅𞤢𞤪𞤢𞤤𞤮𞤲)
    ff_Adlm_SN 𞤆𞤵𞤤𞤢𞤪 (𞤀𞤁𞤂𞤢𞤃⹁ 𞤅𞤫𞤲𞤫𞤺𞤢𞥄𞤤)
    ff_Latn Fula (Latin)
    ff_Latn_BF Fula (Latin, Burkina Faso)
    ff_Latn_CM Fula (Latin, Cameroon)
    ff_Latn_GH Fula (Latin, Ghana)
    ff_Latn_GM Fula (Latin, Gambia)
    ff_Latn_GN Fula (Latin, Guinea)
    ff_Latn_GW Fula (Latin, Guinea-Bissau)
    ff_Latn_LR Fula (Latin, Liberia)
    ff_Latn_MR Fula (Latin, Mauritania)
    ff_Latn_NE Fula (Latin, Niger)
    ff_Latn_NG Fula (Latin, Nigeria)
    ff_Latn_SL Fula (Latin, Sierra Leone)
    ff_Latn_SN Fula (Latin, Senegal)
    fi suomi
    fi/language suomi
    fi_FI suomi (Suomi)
    fil Filipino
    fil/language Filipino
    fil_PH Filipino (Pilipinas)
    fo føroyskt
    fo/language føroyskt
    fo_DK føroyskt (Danmark)
    fo_FO føroyskt (Føroyar)
    fr français
    fr/language français
    fr_BE français (Belgique)
    fr_BF français (Burkina Faso)
    fr_BI français (Burundi)
    fr_BJ français (Bénin)
    fr_BL français (Saint-Barthélemy)
    fr_CA français (Canada)
    fr_CD français (Congo-Kinshasa)
    fr_CF français (République centrafricaine)
    fr_CG français (Congo-Brazzaville)
    fr_CH français (Suisse)
    fr_CI français (Côte d’Ivoire)
    fr_CM français (Cameroun)
    fr_DJ français (Djibouti)
    fr_DZ français (Algérie)
    fr_FR français (France)
    fr_GA français (Gabon)
    fr_GF français (Guyane française)
    fr_GN français (Guinée)
    fr_GP français (Guadeloupe)
    fr_GQ français (Guinée équatoriale)
    fr_HT français (Haïti)
    fr_KM français (Comores)
    fr_LU français (Luxembourg)
    fr_MA français (Maroc)
    fr_MC français (Monaco)
    fr_MF français (Saint-Martin)
    fr_MG français (Madagascar)
    fr_ML français (Mali)
    fr_MQ français (Martinique)
    fr_MR français (Mauritanie)
    fr_MU français (Maurice)
    fr_NC français (Nouvelle-Calédonie)
    fr_NE français (Niger)
    fr_PF français (Polynésie française)
    fr_PM français (Saint-Pierre-et-Miquelon)
    fr_RE français (La Réunion)
    fr_RW français (Rwanda)
    fr_SC français (Seychelles)
    fr_SN français (Sénégal)
    fr_SY français (Syrie)
    fr_TD français (Tchad)
    fr_TG français (Togo)
    fr_TN français (Tunisie)
    fr_VU français (Vanuatu)
    fr_WF français (Wallis-et-Futuna)
    fr_YT français (Mayotte)
    fur furlan
    fur/language furlan
    fur_IT furlan (Italie)
    fy Frysk
    fy/language Frysk
    fy_NL Frysk (Nederlân)
    ga Gaeilge
    ga/language Gaeilge
    ga_GB Gaeilge (an Ríocht Aontaithe)
    ga_IE Gaeilge (Éire)
    gaa Gã
    gaa/language Gã
    gaa_GH Gã (Ghana)
    gd Gàidhlig
    gd/language Gàidhlig
    gd_GB Gàidhlig (An Rìoghachd Aonaichte)
    gez ግዕዝኛ
    gez/language ግዕዝኛ
    gez_ER ግዕዝኛ (ኤርትራ)
    gez_ET ግዕዝኛ (ኢትዮጵያ)
    gl galego
    gl/language galego
    gl_ES galego (España)
    gn avañe’ẽ
    gn/language avañe’ẽ
    gn_PY Guarani (Paraguay)
    gsw Schwiizertüütsch
    gsw/language Schwiizertüütsch
    gsw_CH Schwiizertüütsch (Schwiiz)
    gsw_FR Schwiizertüütsch (Frankriich)
    gsw_LI Schwiizertüütsch (Liächteschtäi)
    gu ગુજરાતી
    gu/language ગુજરાતી
    gu_IN ગુજરાતી (ભારત)
    guz Ekegusii
    guz/language Ekegusii
    guz_KE Ekegusii (Kenya)
    gv Gaelg
    gv/language Gaelg
    gv_IM Gaelg (Ellan Vannin)
    ha Hausa
    ha/language Hausa
    ha_GH Hausa (Gana)
    ha_NE Hausa (Nijar)
    ha_NG Hausa (Nijeriya)
    haw ʻŌlelo Hawaiʻi
    haw/language ʻŌlelo Hawaiʻi
    haw_US ʻŌlelo Hawaiʻi (ʻAmelika Hui Pū ʻIa)
    he עברית
    he/language עברית
    he_IL עברית (ישראל)
    hi हिन्दी
    hi/language हिन्दी
    hi_IN हिन्दी (भारत)
    hi_Latn Hindi (Latin)
    hi_Latn/language Hindi
    hi_Latn_IN Hindi (Latin, Bharat)
    hmn 𖬌𖬣𖬵
    hmn/language 𖬌𖬣𖬵
    hmn_CN 𖬌𖬣𖬵 (CN)
    hr hrvatski
    hr/language hrvatski
    hr_BA hrvatski (Bosna i Hercegovina)
    hr_HR hrvatski (Hrvatska)
    hsb hornjoserbšćina
    hsb/language hornjoserbšćina
    hsb_DE hornjoserbšćina (Němska)
    hu magyar
    hu/language magyar
    hu_HU magyar (Magyarország)
    hy հայերեն
    hy/language հայերեն
    hy_AM հայերեն (Հայաստան)
    ia interlingua
    ia/language interlingua
    ia_001 interlingua (mundo)
    id Indonesia
    id/language Indonesia
    id_ID Indonesia (Indonesia)
    ie Interlingue
    ie/language Interlingue
    ie_EE Interlingue (Estonia)
    ig Igbo
    ig/language Igbo
    ig_NG Igbo (Naịjịrịa)
    ii ꆈꌠꉙ
    ii/language ꆈꌠꉙ
    ii_CN ꆈꌠꉙ（ꍏꇩ）
    inh ГӀалгӀай мотт
    inh/language ГӀалгӀай мотт
    io Ido
    io/language Ido
    io_001 Ido (world)
    is íslenska
    is/language íslenska
    is_IS íslenska (Ísland)
    it italiano
    it/language italiano
    it_CH italiano (Svizzera)
    it_IT italiano (Italia)
    it_SM italiano (San Marino)
    it_VA italiano (Città del Vaticano)
    iu ᐃᓄᒃᑎᑐᑦ
    iu/language ᐃᓄᒃᑎᑐᑦ
    iu_CA ᐃᓄᒃᑎᑐᑦ (ᑲᓇᑕᒥ)
    ja 日本語
    ja/language 日本語
    ja_JP 日本語（日本）
    jbo la .lojban.
    jbo/language la .lojban.
    jbo_001 Lojban (world)
    jgo Ndaꞌa
    jgo/language Ndaꞌa
    jgo_CM Ndaꞌa (Kamɛlûn)
    jmc Kimachame
    jmc/language Kimachame
    jmc_TZ Kimachame (Tanzania)
    jv Jawa
    jv/language Jawa
    jv_ID Jawa (Indonésia)
    ka ქართული
    ka/language ქართული
    ka_GE ქართული (საქართველო)
    kab Taqbaylit
    kab/language Taqbaylit
    kab_DZ Taqbaylit (Lezzayer)
    kaj Kaje
    kaj/language Kaje
    kaj_NG Jju (Nigeria)
    kam Kikamba
    kam/language Kikamba
    kam_KE Kikamba (Kenya)
    kcg Katab
    kcg/language Katab
    kcg_NG Tyap (Nigeria)
    kde Chimakonde
    kde/language Chimakonde
    kde_TZ Chimakonde (Tanzania)
    kea kabuverdianu
    kea/language kabuverdianu
    kea_CV kabuverdianu (Kabu Verdi)
    kgp kanhgág
    kgp/language kanhgág
    kgp_BR kanhgág (Mrasir)
    khq Koyra ciini
    khq/language Koyra ciini
    khq_ML Koyra ciini (Maali)
    ki Gikuyu
    ki/language Gikuyu
    ki_KE Gikuyu (Kenya)
    kk қазақ тілі
    kk/language қазақ тілі
    kk_Cyrl қазақ тілі (кирилл жазуы)
    kk_Cyrl_KZ қазақ тілі (кирилл жазуы, Қазақстан)
    kk_KZ қазақ тілі (Қазақстан)
    kkj kakɔ
    kkj/language kakɔ
    kkj_CM kakɔ (Kamɛrun)
    kl kalaallisut
    kl/language kalaallisut
    kl_GL kalaallisut (Kalaallit Nunaat)
    kln Kalenjin
    kln/language Kalenjin
    kln_KE Kalenjin (Emetab Kenya)
    km ខ្មែរ
    km/language ខ្មែរ
    km_KH ខ្មែរ (កម្ពុជា)
    kn ಕನ್ನಡ
    kn/language ಕನ್ನಡ
    kn_IN ಕನ್ನಡ (ಭಾರತ)
    ko 한국어
    ko/language 한국어
    ko_CN 한국어(중국 본토)
    ko_KP 한국어(조선민주주의인민공화국)
    ko_KR 한국어(대한민국)
    kok कोंकणी
    kok/language कोंकणी
    kok_Deva कोंकणी (देवनागरी)
    kok_Deva_IN कोंकणी (देवनागरी, भारत)
    kok_Latn Konknni (Romi)
    kok_Latn/language Konknni
    kok_Latn_IN Konknni (Romi, Bharot)
    kpe Kpɛlɛɛ
    kpe/language Kpɛlɛɛ
    kpe_GN Kpelle (Guinea)
    kpe_LR Kpelle (Liberia)
    ks کٲشُر
    ks/language کٲشُر
    ks_Arab کٲشُر (نسخ)
    ks_Arab_IN کٲشُر (نسخ, ہِندوستان)
    ks_Aran_IN کٲشُر (نستعلیق, ہِندوستان)
    ks_Deva कॉशुर (देवनागरी)
    ks_Deva/language कॉशुर
    ks_Deva_IN कॉशुर (देवनागरी, हिंदोस्तान)
    ksb Kishambaa
    ksb/language Kishambaa
    ksb_TZ Kishambaa (Tanzania)
    ksf rikpa
    ksf/language rikpa
    ksf_CM rikpa (kamɛrún)
    ksh Kölsch
    ksh/language Kölsch
    ksh_DE Kölsch en Doütschland
    ku kurdî (kurmancî)
    ku/language kurdî (kurmancî)
    ku_TR kurdî (kurmancî) (Tirkîye)
    kw kernewek
    kw/language kernewek
    kw_GB kernewek (Rywvaneth Unys)
    kxv kuvi
    kxv/language kuvi
    kxv_Deva कुवि (देवनागरी)
    kxv_Deva/language कुवि
    kxv_Deva_IN कुवि (देवनागरी, बारत)
    kxv_Latn kuvi (laṭin)
    kxv_Latn_IN kuvi (laṭin, inḍiā)
    kxv_Orya କୁୱି (ଅଡ଼ିଆ)
    kxv_Orya/language କୁୱି
    kxv_Orya_IN କୁୱି (ଅଡ଼ିଆ, ବାରତ)
    kxv_Telu కువి (తెలుగు)
    kxv_Telu/language కువి
    kxv_Telu_IN కువి (తెలుగు, బారతదెసాం)
    ky кыргызча
    ky/language кыргызча
    ky_KG кыргызча (Кыргызстан)
    lag Kɨlaangi
    lag/language Kɨlaangi
    lag_TZ Kɨlaangi (Taansanía)
    lb Lëtzebuergesch
    lb/language Lëtzebuergesch
    lb_LU Lëtzebuergesch (Lëtzebuerg)
    lg Luganda
    lg/language Luganda
    lg_UG Luganda (Yuganda)
    lij ligure
    lij/language ligure
    lij_IT ligure (Italia)
    lkt Lakȟólʼiyapi
    lkt/language Lakȟólʼiyapi
    lkt_US Lakȟólʼiyapi (Mílahaŋska Tȟamákȟočhe)
    lmo Lombard
    lmo/language Lombard
    lmo_IT Lombard (Italia)
    ln lingála
    ln/language lingála
    ln_AO lingála (Angóla)
    ln_CD lingála (Republíki ya Kongó Demokratíki)
    ln_CF lingála (Repibiki ya Afríka ya Káti)
    ln_CG lingála (Kongo)
    lo ລາວ
    lo/language ລາວ
    lo_LA ລາວ (ລາວ)
    lrc لۊری شومالی
    lrc/language لۊری شومالی
    lrc_IQ Northern Luri (Iraq)
    lrc_IR Northern Luri (Iran)
    lt lietuvių
    lt/language lietuvių
    lt_LT lietuvių (Lietuva)
    lu Tshiluba
    lu/language Tshiluba
    lu_CD Tshiluba (Ditunga wa Kongu)
    luo Dholuo
    luo/language Dholuo
    luo_KE Dholuo (Kenya)
    lut dxʷləšucid · txʷəlšucid · xʷəlšucid
    lut/language dxʷləšucid · txʷəlšucid · xʷəlšucid
    luy Luluhia
    luy/language Luluhia
    luy_KE Luluhia (Kenya)
    lv latviešu
    lv/language latviešu
    lv_LV latviešu (Latvija)
    mai मैथिली
    mai/language मैथिली
    mai_IN मैथिली (भारत)
    mas Maa
    mas/language Maa
    mas_KE Maa (Kenya)
    mas_TZ Maa (Tansania)
    mer Kĩmĩrũ
    mer/language Kĩmĩrũ
    mer_KE Kĩmĩrũ (Kenya)
    mfe kreol morisien
    mfe/language kreol morisien
    mfe_MU kreol morisien (Moris)
    mg Malagasy
    mg/language Malagasy
    mg_MG Malagasy (Madagasikara)
    mgh Makua
    mgh/language Makua
    mgh_MZ Makua (Umozambiki)
    mgo metaʼ
    mgo/language metaʼ
    mgo_CM metaʼ (Kamalun)
    mi Māori
    mi/language Māori
    mi_NZ Māori (Aotearoa)
    mic Lʼnuiʼsuti
    mic/language Lʼnuiʼsuti
    mic_CA Mi’kmaw (Canada)
    mid ࡌࡀࡍࡃࡀࡉࡀ
    mid/language ࡌࡀࡍࡃࡀࡉࡀ
    mid_IQ Mandaic (Iraq)
    mk македонски
    mk/language македонски
    mk_MK македонски (Северна Македонија)
    ml മലയാളം
    ml/language മലയാളം
    ml_IN മലയാളം (ഇന്ത്യ)
    mn монгол
    mn/language монгол
    mn_MN монгол (Монгол)
    mni মৈতৈলোন্
    mni/language মৈতৈলোন্
    mni_Beng মৈতৈলোন্ (বাংলা)
    mni_Beng_IN মৈতৈলোন্ (বাংলা, ইন্দিয়া)
    mni_Mtei ꯃꯤꯇꯩꯂꯣꯟ (ꯃꯤꯇꯩ ꯃꯌꯦꯛ)
    mni_Mtei/language ꯃꯤꯇꯩꯂꯣꯟ
    mni_Mtei_IN Manipuri (Meitei Mayek, India)
    moh Kanienʼkéha
    moh/language Kanienʼkéha
    moh_CA Mohawk (Canada)
    mr मराठी
    mr/language मराठी
    mr_IN मराठी (भारत)
    ms Bahasa Melayu
    ms/language Bahasa Melayu
    ms_Arab بهاس ملايو (عرب)
    ms_Arab/language بهاس ملايو
    ms_Arab_BN بهاس ملايو (عرب، بروني)
    ms_Arab_MY بهاس ملايو (عرب، مليسيا)
    ms_BN Bahasa Melayu (Brunei)
    ms_ID Bahasa Melayu (Indonesia)
    ms_MY Bahasa Melayu (Malaysia)
    ms_SG Bahasa Melayu (Singapura)
    mt Malti
    mt/language Malti
    mt_MT Malti (Malta)
    mua MUNDAŊ
    mua/language MUNDAŊ
    mua_CM MUNDAŊ (kameruŋ)
    mus Mvskoke
    mus/language Mvskoke
    mus_US Mvskoke (United States)
    my မြန်မာ
    my/language မြန်မာ
    my_MM မြန်မာ (မြန်မာ)
    myv эрзянь кель
    myv/language эрзянь кель
    myv_RU эрзянь кель (Рузонь мастор)
    mzn مازرونی
    mzn/language مازرونی
    mzn_IR مازرونی (ایران)
    naq Khoekhoegowab
    naq/language Khoekhoegowab
    naq_NA Khoekhoegowab (Namibiab)
    nb norsk bokmål
    nb/language norsk bokmål
    nb_NO norsk bokmål (Norge)
    nb_SJ norsk bokmål (Svalbard og Jan Mayen)
    nd isiNdebele
    nd/language isiNdebele
    nd_ZW isiNdebele (Zimbabwe)
    nds Neddersass’sch
    nds/language Neddersass’sch
    nds_DE Neddersass’sch (Düütschland)
    nds_NL Neddersass’sch (Nedderlannen)
    ne नेपाली
    ne/language नेपाली
    ne_IN नेपाली (भारत)
    ne_NP नेपाली (नेपाल)
    nl Nederlands
    nl/language Nederlands
    nl_AW Nederlands (Aruba)
    nl_BE Nederlands (België)
    nl_BQ Nederlands (Caribisch Nederland)
    nl_CW Nederlands (Curaçao)
    nl_NL Nederlands (Nederland)
    nl_SR Nederlands (Suriname)
    nl_SX Nederlands (Sint-Maarten)
    nmg Kwasio
    nmg/language Kwasio
    nmg_CM Kwasio (Cameroon)
    nn norsk nynorsk
    nn/language norsk nynorsk
    nn_NO norsk nynorsk (Noreg)
    nnh Shwóŋò ngiembɔɔn
    nnh/language Shwóŋò ngiembɔɔn
    nnh_CM Shwóŋò ngiembɔɔn (Kàmalûm)
    nnp 𞋒𞋀𞋉𞋃𞋕
    nnp/language 𞋒𞋀𞋉𞋃𞋕
    nnp_IN Wancho (India)
    no norsk
    no/language norsk
    nqo ߒߞߏ
    nqo/language ߒߞߏ
    nqo_GN ߒߞߏ (ߖߌ߬ߣߍ߫)
    nr South Ndebele
    nr/language South Ndebele
    nr_ZA South Ndebele (South Africa)
    nso Sesotho sa Leboa
    nso/language Sesotho sa Leboa
    nso_ZA Sesotho sa Leboa (Afrika Borwa)
    nus Thok Nath
    nus/language Thok Nath
    nus_SS Nuer (South Sudan)
    nv Diné Bizaad
    nv/language Diné Bizaad
    nv_US Navajo (United States)
    ny Nyanja
    ny/language Nyanja
    ny_MW Nyanja (Malawi)
    nyn Runyankore
    nyn/language Runyankore
    nyn_UG Runyankore (Uganda)
    oc occitan
    oc/language occitan
    oc_ES occitan (Espanha)
    oc_FR occitan (França)
    om Oromoo
    om/language Oromoo
    om_ET Oromoo (Itoophiyaa)
    om_KE Oromoo (Keeniyaa)
    or ଓଡ଼ିଆ
    or/language ଓଡ଼ିଆ
    or_IN ଓଡ଼ିଆ (ଭାରତ)
    os ирон
    os/language ирон
    os_GE ирон (Гуырдзыстон)
    os_RU ирон (Уӕрӕсе)
    osa 𐓏𐓘𐓻𐓘𐓻𐓟
    osa/language 𐓏𐓘𐓻𐓘𐓻𐓟
    osa_US 𐓏𐓘𐓻𐓘𐓻𐓟 (United States)
    pa ਪੰਜਾਬੀ
    pa/language ਪੰਜਾਬੀ
    pa_Arab پنجابی (نسخ)
    pa_Arab/language پنجابی
    pa_Arab_PK پنجابی (نسخ, پاکستان)
    pa_Aran_PK پنجابی (نستعلیق, پاکستان)
    pa_Aran_PK/language پنجابی
    pa_Guru ਪੰਜਾਬੀ (ਗੁਰਮੁਖੀ)
    pa_Guru_IN ਪੰਜਾਬੀ (ਗੁਰਮੁਖੀ, ਭਾਰਤ)
    pcm Naijíriá Píjin
    pcm/language Naijíriá Píjin
    pcm_NG Naijíriá Píjin (Naijíria)
    pl polski
    pl/language polski
    pl_PL polski (Polska)
    pqm Wolastoqey
    pqm/language Wolastoqey
    pqm_CA Wolastoqey (Canada)
    prg prūsiskan
    prg/language prūsiskan
    prg_PL prūsiskan (Pōli)
    ps پښتو
    ps/language پښتو
    ps_AF پښتو (افغانستان)
    ps_PK پښتو (پاکستان)
    pt português
    pt/language português
    pt_AO português (Angola)
    pt_BR português (Brasil)
    pt_CH português (Suíça)
    pt_CV português (Cabo Verde)
    pt_FR português (França)
    pt_GQ português (Guiné Equatorial)
    pt_GW português (Guiné-Bissau)
    pt_LU português (Luxemburgo)
    pt_MO português (Macau)
    pt_MZ português (Moçambique)
    pt_PT português (Portugal)
    pt_ST português (São Tomé e Príncipe)
    pt_TL português (Timor-Leste)
    qu Runasimi
    qu/language Runasimi
    qu_BO Runasimi (Bolivia)
    qu_EC Runasimi (Ecuador)
    qu_PE Runasimi (Perú)
    raj राजस्थानी
    raj/language राजस्थानी
    raj_IN राजस्थानी (भारत)
    rej Baso Hejang
    rej/language Baso Hejang
    rej_ID Rejang (Indonesia)
    rej_Rjng ꤷꤼꥋ ꤽꥍꤺꥏ (ꥆꤰ꥓ꤼꤽ ꤽꥍꤺꥏ)
    rej_Rjng/language ꤷꤼꥋ ꤽꥍꤺꥏ
    rej_Rjng_ID Rejang (Rejang, Indonesia)
    rhg 𐴌𐴗𐴥𐴝𐴙𐴚𐴒𐴙𐴝
    rhg/language 𐴌𐴗𐴥𐴝𐴙𐴚𐴒𐴙𐴝
    rhg_Rohg Rohingya (Hanifi)
    rhg_Rohg_BD Rohingya (Hanifi, Bangladesh)
    rhg_Rohg_MM Rohingya (Hanifi, Myanmar [Burma])
    rm rumantsch
    rm/language rumantsch
    rm_CH rumantsch (Svizra)
    rn Ikirundi
    rn/language Ikirundi
    rn_BI Ikirundi (Uburundi)
    ro română
    ro/language română
    ro_MD română (Republica Moldova)
    ro_RO română (România)
    rof Kihorombo
    rof/language Kihorombo
    rof_TZ Kihorombo (Tanzania)
    ru русский
    ru/language русский
    ru_BY русский (Беларусь)
    ru_KG русский (Киргизия)
    ru_KZ русский (Казахстан)
    ru_MD русский (Молдова)
    ru_RU русский (Россия)
    ru_UA русский (Украина)
    rw Ikinyarwanda
    rw/language Ikinyarwanda
    rw_RW Ikinyarwanda (U Rwanda)
    rwk Kiruwa
    rwk/language Kiruwa
    rwk_TZ Kiruwa (Tanzania)
    sa संस्कृत भाषा
    sa/language संस्कृत भाषा
    sa_IN संस्कृत भाषा (भारतः)
    sah саха тыла
    sah/language саха тыла
    sah_RU саха тыла (Арассыыйа)
    saq Kisampur
    saq/language Kisampur
    saq_KE Kisampur (Kenya)
    sat ᱥᱟᱱᱛᱟᱲᱤ
    sat/language ᱥᱟᱱᱛᱟᱲᱤ
    sat_Deva सानताड़ी (देवानागारी)
    sat_Deva/language सानताड़ी
    sat_Deva_IN Santali (Devanagari, India)
    sat_Olck ᱥᱟᱱᱛᱟᱲᱤ (ᱚᱞ ᱪᱤᱠᱤ)
    sat_Olck_IN ᱥᱟᱱᱛᱟᱲᱤ (ᱚᱞ ᱪᱤᱠᱤ, ᱤᱱᱰᱤᱭᱟ)
    sbp Ishisangu
    sbp/language Ishisangu
    sbp_TZ Ishisangu (Tansaniya)
    sc sardu
    sc/language sardu
    sc_IT sardu (Itàlia)
    scn sicilianu
    scn/language sicilianu
    scn_IT Sicilian (Italy)
    sd سنڌي
    sd/language سنڌي
    sd_Arab سنڌي (عربي)
    sd_Arab_PK سنڌي (عربي, پاڪستان)
    sd_Deva सिन्धी (देवनागिरी)
    sd_Deva/language सिन्धी
    sd_Deva_IN सिन्धी (देवनागिरी, भारत)
    se davvisámegiella
    se/language davvisámegiella
    se_FI davvisámegiella (Suopma)
    se_NO davvisámegiella (Norga)
    se_SE davvisámegiella (Ruoŧŧa)
    seh sena
    seh/language sena
    seh_MZ sena (Moçambique)
    ses Koyraboro senni
    ses/language Koyraboro senni
    ses_ML Koyraboro senni (Maali)
    sg Sängö
    sg/language Sängö
    sg_CF Sängö (Ködörösêse tî Bêafrîka)
    shi ⵜⴰⵛⵍⵃⵉⵜ
    shi/language ⵜⴰⵛⵍⵃⵉⵜ
    shi_Latn Tachelhit (Latin)
    shi_Latn/language Tashelḥiyt
    shi_Latn_MA Tachelhit (Latin, Morocco)
    shi_Tfng Tachelhit (Tifinagh)
    shi_Tfng_MA Tachelhit (Tifinagh, Morocco)
    si සිංහල
    si/language සිංහල
    si_LK සිංහල (ශ්\u{200D}රී ලංකාව)
    sjd Кӣллт са̄мь кӣлл
    sjd/language Кӣллт са̄мь кӣлл
    sje Bidumsámegiella
    sje/language Bidumsámegiella
    sju Ubmejesámiengiälla
    sju/language Ubmejesámiengiälla
    sk slovenčina
    sk/language slovenčina
    sk_SK slovenčina (Slovensko)
    sl slovenščina
    sl/language slovenščina
    sl_SI slovenščina (Slovenija)
    sm Gagana faʻa Sāmoa
    sm/language Gagana faʻa Sāmoa
    sm_AS Samoan (American Samoa)
    sm_WS Samoan (Samoa)
    smn anarâškielâ
    smn/language anarâškielâ
    smn_FI anarâškielâ (Suomâ)
    sn chiShona
    sn/language chiShona
    sn_ZW chiShona (Zimbabwe)
    so Soomaali
    so/language Soomaali
    so_DJ Soomaali (Jabuuti)
    so_ET Soomaali (Itoobiya)
    so_KE Soomaali (Kenya)
    so_SO Soomaali (Soomaaliya)
    sq shqip
    sq/language shqip
    sq_AL shqip (Shqipëri)
    sq_MK shqip (Maqedonia e Veriut)
    sq_XK shqip (Kosovë)
    sr српски
    sr/language српски
    sr_Cyrl српски (ћирилица)
    sr_Cyrl_BA српски (ћирилица, Босна и Херцеговина)
    sr_Cyrl_ME српски (ћирилица, Црна Гора)
    sr_Cyrl_RS српски (ћирилица, Србија)
    sr_Cyrl_XK српски (ћирилица, Косово)
    sr_Latn srpski (latinica)
    sr_Latn/language srpski
    sr_Latn_BA srpski (latinica, Bosna i Hercegovina)
    sr_Latn_ME srpski (latinica, Crna Gora)
    sr_Latn_RS srpski (latinica, Srbija)
    sr_Latn_XK srpski (latinica, Kosovo)
    ss siSwati
    ss/language siSwati
    ss_SZ siSwati (eSwatini)
    ss_ZA Swati (South Africa)
    st Sesotho
    st/language Sesotho
    st_LS Sesotho (Lesotho)
    st_ZA Sesotho (Afrika Borwa)
    su Basa Sunda
    su/language Basa Sunda
    su_Latn Basa Sunda (Latin)
    su_Latn_ID Basa Sunda (Latin, Indonesia)
    sv svenska
    sv/language svenska
    sv_AX svenska (Åland)
    sv_FI svenska (Finland)
    sv_SE svenska (Sverige)
    sw Kiswahili
    sw/language Kiswahili
    sw_CD Kiswahili (Jamhuri ya Kidemokrasia ya Kongo)
    sw_KE Kiswahili (Kenya)
    sw_TZ Kiswahili (Tanzania)
    sw_UG Kiswahili (Uganda)
    syr ܣܘܪܝܝܐ
    syr/language ܣܘܪܝܝܐ
    syr_IQ ܣܘܪܝܝܐ (ܥܝܪܩ)
    syr_SY ܣܘܪܝܝܐ (ܣܘܪܝܐ)
    szl ślōnski
    szl/language ślōnski
    szl_PL ślōnski (Polska)
    ta தமிழ்
    ta/language தமிழ்
    ta_IN தமிழ் (இந்தியா)
    ta_LK தமிழ் (இலங்கை)
    ta_MY தமிழ் (மலேசியா)
    ta_SG தமிழ் (சிங்கப்பூர்)
    te తెలుగు
    te/language తెలుగు
    te_IN తెలుగు (భారతదేశం)
    teo Kiteso
    teo/language Kiteso
    teo_KE Kiteso (Kenia)
    teo_UG Kiteso (Uganda)
    tg тоҷикӣ
    tg/language тоҷикӣ
    tg_TJ тоҷикӣ (Тоҷикистон)
    th ไทย
    th/language ไทย
    th_TH ไทย (ไทย)
    ti ትግርኛ
    ti/language ትግርኛ
    ti_ER ትግርኛ (ኤርትራ)
    ti_ET ትግርኛ (ኢትዮጵያ)
    tig ትግረ
    tig/language ትግረ
    tig_ER ትግረ (ኤርትራ)
    tk türkmen dili
    tk/language türkmen dili
    tk_TM türkmen dili (Türkmenistan)
    tn Setswana
    tn/language Setswana
    tn_BW Setswana (Botswana)
    tn_ZA Setswana (Aforika Borwa)
    to lea fakatonga
    to/language lea fakatonga
    to_TO lea fakatonga (Tonga)
    tok toki pona
    tok/language toki pona
    tok_001 toki pona pi ma ale
    tr Türkçe
    tr/language Türkçe
    tr_CY Türkçe (Kıbrıs)
    tr_TR Türkçe (Türkiye)
    trv patas Taroko
    trv/language patas Taroko
    trv_TW patas Taroko (TW)
    ts Xitsonga
    ts/language Xitsonga
    ts_ZA Tsonga (South Africa)
    tt татар
    tt/language татар
    tt_RU татар (Россия)
    twq Tasawaq senni
    twq/language Tasawaq senni
    twq_NE Tasawaq senni (Nižer)
    tzm Tamaziɣt n laṭlaṣ
    tzm/language Tamaziɣt n laṭlaṣ
    tzm_MA Tamaziɣt n laṭlaṣ (Meṛṛuk)
    ug ئۇيغۇرچە
    ug/language ئۇيغۇرچە
    ug_CN ئۇيغۇرچە (جۇڭگو)
    uk українська
    uk/language українська
    uk_UA українська (Україна)
    ur اردو
    ur/language اردو
    ur_Arab اردو (نسخ)
    ur_Arab_IN اردو (نسخ،بھارت)
    ur_Arab_PK اردو (نسخ،پاکستان)
    ur_Aran_IN اردو (نستعلیق،بھارت)
    ur_Aran_PK اردو (نستعلیق،پاکستان)
    uz o‘zbek
    uz/language o‘zbek
    uz_Arab اوزبیک (عربی)
    uz_Arab/language اوزبیک
    uz_Arab_AF اوزبیک (عربی, افغانستان)
    uz_Cyrl ўзбекча (Кирил)
    uz_Cyrl/language ўзбекча
    uz_Cyrl_UZ ўзбекча (Кирил, Ўзбекистон)
    uz_Latn o‘zbek (lotin)
    uz_Latn_UZ o‘zbek (lotin, Oʻzbekiston)
    vai ꕙꔤ
    vai/language ꕙꔤ
    vai_Latn Vai (Latin)
    vai_Latn/language Vai
    vai_Latn_LR Vai (Latin, Liberia)
    vai_Vaii Vai (Vai)
    vai_Vaii_LR Vai (Vai, Liberia)
    ve Tshivenḓa
    ve/language Tshivenḓa
    ve_ZA Venda (South Africa)
    vec veneto
    vec/language veneto
    vec_IT veneto (Italia)
    vi Tiếng Việt
    vi/language Tiếng Việt
    vi_VN Tiếng Việt (Việt Nam)
    vmw emakhuwa
    vmw/language emakhuwa
    vmw_MZ emakhuwa (oMosambikhi)
    vun Kyivunjo
    vun/language Kyivunjo
    vun_TZ Kyivunjo (Tanzania)
    wa walon
    wa/language walon
    wa_BE Walloon (Belgium)
    wae Walser
    wae/language Walser
    wae_CH Walser (Schwiz)
    wal ወላይታቱ
    wal/language ወላይታቱ
    wal_ET ወላይታቱ (ኢትዮጵያ)
    wo Wolof
    wo/language Wolof
    wo_SN Wolof (Senegaal)
    xh IsiXhosa
    xh/language IsiXhosa
    xh_ZA IsiXhosa (EMzantsi Afrika)
    xnr कांगड़ी
    xnr/language कांगड़ी
    xnr_IN कांगड़ी (भारत)
    xog Olusoga
    xog/language Olusoga
    xog_UG Olusoga (Yuganda)
    yav nuasue
    yav/language nuasue
    yav_CM nuasue (Kemelún)
    yi ייִדיש
    yi/language ייִדיש
    yi_UA ייִדיש (אוקראַינע)
    yo Èdè Yorùbá
    yo/language Èdè Yorùbá
    yo_BJ Èdè Yorùbá (Bɛ̀nɛ̀)
    yo_NG Èdè Yorùbá (Nàìjíríà)
    yrl nheẽgatu
    yrl/language nheẽgatu
    yrl_BR nheẽgatu (Brasiu)
    yrl_CO ñengatú (Kurũbiya)
    yrl_CO/language ñengatú
    yrl_VE ñengatú (Wenesuera)
    yrl_VE/language ñengatú
    yue 廣東話
    yue/language 廣東話
    yue_Hans 简体粤语
    yue_Hans/language 粤语
    yue_Hans_CN 简体粤语（中国大陆）
    yue_Hant 繁體廣東話
    yue_Hant_CN 繁體廣東話（中國）
    yue_Hant_HK 繁體廣東話（香港）
    za Vahcuengh
    za/language Vahcuengh
    za_CN Vahcuengh (Cunghgoz)
    zgh ⵜⴰⵎⴰⵣⵉⵖⵜ
    zgh/language ⵜⴰⵎⴰⵣⵉⵖⵜ
    zgh_MA ⵜⴰⵎⴰⵣⵉⵖⵜ (ⵍⵎⵖⵔⵉⴱ)
    zh 中文
    zh/language 中文
    zh_Hans 简体中文
    zh_Hans_CN 简体中文（中国大陆）
    zh_Hans_HK 简体中文（香港）
    zh_Hans_JP 简体中文（日本）
    zh_Hans_MO 简体中文（澳门）
    zh_Hans_MY 简体中文（马来西亚）
    zh_Hans_SG 简体中文（新加坡）
    zh_Hant 繁體中文
    zh_Hant/language 中文
    zh_Hant_CN 繁體中文（中國大陸）
    zh_Hant_HK 繁體中文（香港）
    zh_Hant_JP 繁體中文（日本）
    zh_Hant_MO 繁體中文（澳門）
    zh_Hant_MY 繁體中文（馬來西亞）
    zh_Hant_TW 繁體中文（台灣）
    zu isiZulu
    zu/language isiZulu
    zu_ZA isiZulu (iNingizimu Afrika)
    """
}
