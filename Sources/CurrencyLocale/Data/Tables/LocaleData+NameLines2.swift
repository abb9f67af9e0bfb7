// Written by `make locale-data` from CLDR 46, as in ICU 76.1 of Swift's Foundation. Change the generator, Scripts/LocaleData.

extension LocaleData {
  static let nameLines2: StaticString = """
    gsw/CHF Schwiizer Franke
    gsw/CLP Tschileenische Peso
    gsw/CNY Renminbi Yuan
    gsw/COP Kolumbianische Peso
    gsw/CRC Costa Rica Colon
    gsw/CUP Kubanische Peso
    gsw/CVE Kap Verde Escudo
    gsw/CZK Tschechischi Chroone
    gsw/DJF Dschibuti-Franc
    gsw/DKK Tänischi Chroone
    gsw/DOP Tominikanische Peso
    gsw/DZD Algeerischi Dinar
    gsw/EGP Ägüptischs Pfund
    gsw/ERN Eritreische Nakfa
    gsw/ETB Äthiopische Birr
    gsw/EUR Euro
    gsw/FJD Fidschi Dollar
    gsw/FKP Falkland-Pfund
    gsw/GBP Pfund Schtörling
    gsw/GEL Georgische Lari
    gsw/GHS Ghanaische Cedi (GHS)
    gsw/GIP Gibraltar-Pfund
    gsw/GMD Gambische Dalasi
    gsw/GNF Guinea-Franc
    gsw/GTQ Quetzal
    gsw/GYD Guyana-Dollar
    gsw/HKD Hongkong-Dollar
    gsw/HNL Lempira
    gsw/HRK Kuna
    gsw/HTG Gourde
    gsw/HUF Forint
    gsw/IDR Indonesischi Rupie
    gsw/ILS Schekel
    gsw/INR Indischi Rupie
    gsw/IQD Irak-Dinar
    gsw/IRR Rial
    gsw/ISK Iisländischi Chroone
    gsw/JMD Jamaika-Dollar
    gsw/JOD Jordaanische Dinar
    gsw/JPY Yen
    gsw/KES Kenia-Schilling
    gsw/KGS Som
    gsw/KHR Riel
    gsw/KMF Komore-Franc
    gsw/KPW Nordkoreanische Won
    gsw/KRW Süüdkoreanische Won
    gsw/KWD Kuwait-Dinar
    gsw/KYD Kaiman-Dollar
    gsw/KZT Tenge
    gsw/LAK Kip
    gsw/LBP Libaneesischs Pfund
    gsw/LKR Sri-Lanka-Rupie
    gsw/LRD Liberiaanische Dollar
    gsw/LSL Loti
    gsw/LYD Lüübische Dinar
    gsw/MAD Marokkanische Dirham
    gsw/MAF Marokkanischer Franc
    gsw/MDL Moldau-Löi
    gsw/MGA Madagaschkar-Ariary
    gsw/MKD Denar
    gsw/MMK Kyat
    gsw/MNT Tugrik
    gsw/MOP Pataca
    gsw/MRU Ouguiya
    gsw/MUR Maurizius-Rupie
    gsw/MVR Malediven-Rufiyaa
    gsw/MWK Malawi-Kwacha
    gsw/MXN Mexikanische Peso
    gsw/MYR Malaysische Ringgit
    gsw/MZN Metical
    gsw/NAD Namibia-Dollar
    gsw/NGN Naira
    gsw/NIO Nicaragua-Córdoba
    gsw/NOK Norweegischi Chroone
    gsw/NPR Nepaleesischi Rupie
    gsw/NZD Neuseeland-Dollar
    gsw/OMR Rial Omani
    gsw/PAB Balboa
    gsw/PEN Sol
    gsw/PGK Kina
    gsw/PHP Philippiinische Peso
    gsw/PKR Pakischtanischi Rupie
    gsw/PLN Zloty
    gsw/PYG Guarani
    gsw/QAR Katar-Riyal
    gsw/RON Rumäänische Löi
    gsw/RSD Serbische Dinar
    gsw/RUB Russische Rubel
    gsw/RWF Ruanda-Franc
    gsw/SAR Saudi-Riyal
    gsw/SBD Salomone-Dollar
    gsw/SCR Seyschelle-Rupie
    gsw/SDG Sudaneesischs Pfund
    gsw/SEK Schweedischi Chroone
    gsw/SGD Singapur-Dollar
    gsw/SHP St.-Helena-Pfund
    gsw/SLE Leone
    gsw/SLL Leone (1964—2022)
    gsw/SOS Somalia-Schilling
    gsw/SRD Surinamische Dollar
    gsw/SSP Süüdsudaneesischs Pfund
    gsw/STN Dobra
    gsw/SYP Süürischs Pfund
    gsw/SZL Lilangeni
    gsw/THB Baht
    gsw/TJS Tadschikischtan-Somoni
    gsw/TND Tuneesische Dinar
    gsw/TOP Paʻanga
    gsw/TRY Nöii Türkischi Liire
    gsw/TTD Trinidad-und-Tobago-Dollar
    gsw/TWD Nöii Taiwan-Dollar
    gsw/TZS Tansania-Schilling
    gsw/UAH Hryvnia
    gsw/UGX Uganda-Schilling
    gsw/USD US-Dollar
    gsw/UYU Uruguayische Peso
    gsw/UZS Usbeekischtan-Sum
    gsw/VEF Bolivar (2008–2018)
    gsw/VES Bolivar
    gsw/VND Dong
    gsw/VUV Vatu
    gsw/WST Tala
    gsw/XAF CFA-Franc (Äquatoriaal)
    gsw/XCD Oschtkaribische Dollar
    gsw/XFO Französische Gold-Franc
    gsw/XFU Französische UIC-Franc
    gsw/XOF CFA-Franc (Wescht)
    gsw/XPF CFP-Franc
    gsw/XRE RINET-Funds
    gsw/YER Jeme-Rial
    gsw/ZAR Rand
    gsw/ZMW Kwacha
    gu/AED યુનાઈટેડ આરબ અમિરાત દિરહામ
    gu/AFN અફ્ગાન અફ્ગાની
    gu/ALL અલ્બેનિયન લેક
    gu/AMD અર્મેનિયન ડ્રેમ
    gu/ANG નેધરલેંડ એંટિલિન ગિલ્ડર
    gu/AOA અંગોલિયન ક્વાન્ઝા
    gu/ARS અર્જેન્ટીના પેસો
    gu/AUD ઑસ્ટ્રેલિયન ડૉલર
    gu/AWG અરુબન ફ્લોરિન
    gu/AZN અઝરબૈજાની મનાત
    gu/BAM બોસ્નિયા અને હર્ઝેગોવિના રૂપાંતર યોગ્ય માર્ક
    gu/BBD બાર્બાડિયન ડોલર
    gu/BDT બાંગ્લાદેશી ટાકા
    gu/BGN બલ્ગેરીયન લેવ
    gu/BHD બેહરિની દિનાર
    gu/BIF બુરુન્ડિયન ફ્રેંક
    gu/BMD બર્મુડન ડોલર
    gu/BND બ્રુનેઇ ડોલર
    gu/BOB બોલિવિયન બોલિવિયાનો
    gu/BRL બ્રાઝિલીયન રિઆલ
    gu/BSD બહામિયન ડોલર
    gu/BTN ભુતાનિઝ એંગુલ્ત્રમ
    gu/BWP બોત્સવાનન પુલા
    gu/BYN બેલારુશિયન રૂબલ
    gu/BZD બેલિઝ ડોલર
    gu/CAD કેનેડિયન ડૉલર
    gu/CDF કોંગોલિઝ ફ્રેંક
    gu/CHF સ્વિસ ફ્રેંક
    gu/CLP ચિલિઅન પેસો
    gu/CNH ચાઇનીઝ યુઆન (ઑફશોર)
    gu/CNY ચાઇનિઝ યુઆન
    gu/COP કોલમ્બિયન પેસો
    gu/CRC કોસ્ટા રિકન કોલોન
    gu/CUC ક્યુબન રૂપાંતર યોગ્ય પેસો
    gu/CUP ક્યુબન પેસો
    gu/CVE કેપ વર્દિયન એસ્કુડો
    gu/CZK ચેક રીપબ્લિક કોરુના
    gu/DJF જિબુટિયન ફ્રેંક
    gu/DKK ડેનિશ ક્રોન
    gu/DOP ડોમિનિકન પેસો
    gu/DZD અલ્જિરિયન દિનાર
    gu/EGP ઇજિપ્તિયન પાઉન્ડ
    gu/ERN એરિટ્રેયન નક્ફા
    gu/ETB ઇથિયોપીયન બિર
    gu/EUR યુરો
    gu/FJD ફિજિઅન ડોલર
    gu/FKP ફૉકલેન્ડ આઇલેંડ્સ પાઉન્ડ
    gu/GBP બ્રિટિશ પાઉન્ડ
    gu/GEL જ્યોર્જિઅન લારી
    gu/GHS ઘાનાઇયન સેડી
    gu/GIP જીબ્રાલ્ટર પાઉન્ડ
    gu/GMD ગેમ્બિયન દલાસી
    gu/GNF ગિનીયન ફ્રેંક
    gu/GTQ ગ્વાટેમાલા કુઇટ્ઝલ
    gu/GYD ગયાનિઝ ડોલર
    gu/HKD હોંગ કોંગ ડૉલર
    gu/HNL હોન્ડ્યુરન લેમ્પિરા
    gu/HRK ક્રોએશિયન ક્યુના
    gu/HTG હાઇટિઇન ગોર્ડ
    gu/HUF હંગેરીયન ફોરિન્ત
    gu/IDR ઇન્ડોનેશિયન રૂપિયા
    gu/ILS ઇઝરાયેલી ન્યુ શેકલ
    gu/INR ભારતીય રૂપિયા
    gu/IQD ઇરાકી દિનાર
    gu/IRR ઇરાનિયન રિયાલ
    gu/ISK આઇસલેન્ડિક ક્રોના
    gu/JMD જમૈકિયન ડોલર
    gu/JOD જોર્ડનિયન દિનાર
    gu/JPY જાપાનીઝ યેન
    gu/KES કેન્યેન શિલિંગ
    gu/KGS કિર્ગિસ્તાની સોમ
    gu/KHR કેમ્બોડિયન રીઅલ
    gu/KMF કોમોરિઅન ફ્રેંક
    gu/KPW ઉત્તર કોરિયન વન
    gu/KRW દક્ષિણ કોરિયન વન
    gu/KWD કુવૈતી દિનાર
    gu/KYD કેયમેન આઇલેંડ્સ ડોલર
    gu/KZT કઝાકિસ્તાની ટેંગ
    gu/LAK લાઓશિયન કિપ
    gu/LBP લેબેનિઝ પાઉન્ડ
    gu/LKR શ્રી લંકન રૂપી
    gu/LRD લિબેરિયન ડોલર
    gu/LSL લેસોથો લોતી
    gu/LYD લિબ્યન દિનાર
    gu/MAD મોરોક્કન દિરહામ
    gu/MDL મોલડોવેન લિયુ
    gu/MGA માલાગેસી અરીઆરી
    gu/MKD મેસેડોનિયન દિનાર
    gu/MMK મ્યાંમાર ક્યાત
    gu/MNT મોંગોલિયન ટગરિક
    gu/MOP માકાનિઝ પતાકા
    gu/MRU મોરીશેનિયન ઓગુયા
    gu/MUR મોરેશીઅન રૂપી
    gu/MVR માલ્દિવિયન રુફિયા
    gu/MWK માલાવિયન ક્વાચા
    gu/MXN મેક્સિકન પેસો
    gu/MYR મલેશિયન રિંગ્ગેટ
    gu/MZN મોઝામ્બિકન મેટિકલ
    gu/NAD નામિબિયન ડોલર
    gu/NGN નાઇજીરિયન નૈરા
    gu/NIO નિકારાગુઅન કોર્ડોબા
    gu/NOK નૉર્વેજિયન ક્રોન
    gu/NPR નેપાલિઝ રૂપી
    gu/NZD ન્યૂઝિલેંડ ડૉલર
    gu/OMR ઓમાની રિયાલ
    gu/PAB પનામેનિયન બાલ્બોઆ
    gu/PEN પેરુવિયન સોલ
    gu/PGK પાપુઆ ન્યૂ ગિનીયન કિના
    gu/PHP ફિલીપાઇન પેસો
    gu/PKR પાકિસ્તાની રૂપી
    gu/PLN પોલિસ ઝ્લોટી
    gu/PYG પરાગ્વેયન ગુઆરાની
    gu/QAR કતારી રિયાલ
    gu/RON રોમાનિયન લેઉ
    gu/RSD સર્બિયન દિનાર
    gu/RUB રશિયન રૂબલ
    gu/RWF રવાંડન ફ્રેંક
    gu/SAR સાઉદી રિયાલ
    gu/SBD સોલોમન આઇલેંડ્સ ડોલર
    gu/SCR સેશેલોઈ રૂપી
    gu/SDG સુદાનિઝ પાઉન્ડ
    gu/SEK સ્વીડિશ ક્રોના
    gu/SGD સિંગાપુર ડૉલર
    gu/SHP સેંટ હેલેના પાઉન્ડ
    gu/SLE સિએરા લિઓનિઅન લિઓન
    gu/SLL સિએરા લિઓનિઅન લિઓન (1964—2022)
    gu/SOS સોમાલી શિલિંગ
    gu/SRD સૂરીનામિઝ ડોલર
    gu/SSP દક્ષિણ સુદાનિઝ પાઉન્ડ
    gu/STN સાઓ ટૉમ એન્ડ પ્રિંસાઇપ ડોબ્રા
    gu/SYP સાઇરિયન પાઉન્ડ
    gu/SZL સ્વાઝી લિલાન્ગેની
    gu/THB થાઇ બાહ્ત
    gu/TJS તાજિકિસ્તાની સોમોની
    gu/TMT તુર્કમેનિસ્તાની મનત
    gu/TND ટ્યુનિશિયન દિનાર
    gu/TOP ટોંગન પ’અંગા
    gu/TRY તુર્કિશ લિરા
    gu/TTD ત્રિનિદાદ અને ટોબેગો ડોલર
    gu/TWD ન્યુ તાઇવાન ડૉલર
    gu/TZS તાન્ઝાનિયન શિલિંગ
    gu/UAH યુક્રેનિયન હ્રિવિનિયા
    gu/UGX યુગાંડન શિલિંગ
    gu/USD યુઍસ ડોલર
    gu/UYU ઉરુગ્વેયન પેસો
    gu/UZS ઉઝ્બેકિસ્તાન સોમ
    gu/VEF વેનેઝુએલન બોલિવર (2008–2018)
    gu/VES વેનેઝુએલન બોલિવર
    gu/VND વિયેતનામીસ ડોંગ
    gu/VUV વનૌતુ વાતુ
    gu/WST સમોઅન તાલા
    gu/XAF મધ્ય આફ્રિકન [CFA] ફ્રેંક
    gu/XCD ઇસ્ટ કેરિબિયન ડોલર
    gu/XOF પશ્ચિમી આફ્રિકન [CFA] ફ્રેંક
    gu/XPF [CFP] ફ્રેંક
    gu/YER યેમેની રિઆલ
    gu/ZAR દક્ષિણ આફ્રિકી રેંડ
    gu/ZMW ઝામ્બિયન ક્વાચા
    guz/AED Dirham ya Falme za Kiarabu
    guz/AOA Kwanza ya Angola
    guz/AUD Dola ya Australia
    guz/BHD Dinari ya Bahareni
    guz/BIF Faranga ya Burundi
    guz/BWP Pula ya Botswana
    guz/CAD Dola ya Kanada
    guz/CDF Faranga ya Kongo
    guz/CHF Faranga ya Uswisi
    guz/CNY Yuan Renminbi ya China
    guz/CVE Eskudo ya Kepuvede
    guz/DJF Faranga ya Jibuti
    guz/DZD Dinari ya Aljeria
    guz/EGP Pauni ya Misri
    guz/ERN Nakfa ya Eritrea
    guz/ETB Bir ya Uhabeshi
    guz/EUR Yuro
    guz/GBP Pauni ya Uingereza
    guz/GMD Dalasi ya Gambia
    guz/INR Rupia ya India
    guz/JPY Sarafu ya Kijapani
    guz/KES Shilingi ya Kenya
    guz/KMF Faranga ya Komoro
    guz/LRD Dola ya Liberia
    guz/LSL Loti ya Lesoto
    guz/LYD Dinari ya Libya
    guz/MAD Dirham ya Moroko
    guz/MGA Ariary ya Bukini
    guz/MRU Ugwiya ya Moritania
    guz/MUR Rupia ya Morisi
    guz/MWK Kwacha ya Malawi
    guz/NAD Dola ya Namibia
    guz/NGN Naira ya Nijeria
    guz/RWF Faranga ya Rwanda
    guz/SAR Riyal ya Saudia
    guz/SCR Rupia ya Shelisheli
    guz/SDG Pauni ya Sudani
    guz/SHP Pauni ya Santahelena
    guz/SLE Leoni
    guz/SLL Leoni (1964—2022)
    guz/SOS Shilingi ya Somalia
    guz/STN Dobra ya Sao Tome na Principe
    guz/SZL Lilangeni
    guz/TND Dinari ya Tunisia
    guz/TZS Shilingi ya Tanzania
    guz/UGX Shilingi ya Uganda
    guz/USD Dola ya Marekani
    guz/XAF Faranga CFA BEAC
    guz/XOF Faranga CFA BCEAO
    guz/ZAR Randi ya Afrika Kusini
    guz/ZMW Kwacha ya Zambia
    ha/AED Kuɗin Haɗaɗɗiyar Daular Larabawa
    ha/AFN Afghani na ƙasar Afghanistan
    ha/ALL Kuɗin Albania
    ha/AMD Kuɗin Armenia
    ha/ANG Antillean Guilder na ƙasar Netherlands
    ha/AOA Kuɗin Angola
    ha/ARS Peso na ƙasar Argentina
    ha/AUD Dalar Ostareliya
    ha/AWG Florin na yankin Aruba
    ha/AZN Kuɗin Azerbaijani
    ha/BAM Kuɗaɗen Bosnia da Herzegovina
    ha/BBD Dalar ƙasar Barbados
    ha/BDT Taka na ƙasar Bangladesh
    ha/BGN Kuɗin Bulgeria
    ha/BHD Kuɗin Baharan
    ha/BIF Kuɗin Burundi
    ha/BMD Dalar ƙasar Bermuda
    ha/BND Dalar Brunei
    ha/BOB Boloviano na ƙasar Bolivia
    ha/BRL Ril Kudin Birazil
    ha/BSD Dalar ƙasar Bahamas
    ha/BTN Ngultrum na ƙasar Bhutan
    ha/BWP Kuɗin Baswana
    ha/BYN Kuɗin Belarus
    ha/BZD Dalar ƙasar Belize
    ha/CAD Dalar Kanada
    ha/CDF Kuɗin Kongo
    ha/CHF Kuɗin Suwizalan
    ha/CLP Peso na ƙasar Chile
    ha/CNH Yuwan na ƙasar Sin (na wajen ƙasa)
    ha/CNY Yuwan na ƙasar Sin
    ha/COP Peso na ƙasar Columbia
    ha/CRC Colón na ƙasar Costa Rica
    ha/CUC Peso mai fuska biyu na ƙasar Kuba
    ha/CUP Peso na ƙasar Kuba
    ha/CVE Kuɗin Tsibiran Kap Barde
    ha/CZK Kuɗin Czech
    ha/DJF Kuɗin Jibuti
    ha/DKK Krone na ƙasar Denmark
    ha/DOP Peso na jamhuriyar Dominica
    ha/DZD Kuɗin Aljeriya
    ha/EGP Fam kin Masar
    ha/ERN Kuɗin Eritireya
    ha/ETB Kuɗin Habasha
    ha/EUR Yuro
    ha/FJD Dalar Fiji
    ha/FKP Fam na ƙasar Tsibirai na Falkland
    ha/GBP Fam na Ingila
    ha/GEL Kuɗin Georgia
    ha/GHS Sidi na Ghana
    ha/GIP Kuɗin Gibraltal
    ha/GMD Kuɗin Gambiya
    ha/GNF Kuɗin Guinea
    ha/GTQ Quetzal na ƙasar Guatemala
    ha/GYD Dalar Guyana
    ha/HKD Dalar Hong Kong
    ha/HNL Lempira na ƙasar Honduras
    ha/HRK Kuɗin Croatia
    ha/HTG Gourde na ƙasar Haiti
    ha/HUF Kuɗin Hungary
    ha/IDR Rupiah na ƙasar Indonesia
    ha/ILS Sabbin Kuɗin Israʼila
    ha/INR Kuɗin Indiya
    ha/IQD Dinarin Iraqi
    ha/IRR Riyal na ƙasar Iran
    ha/ISK Króna na ƙasar Iceland
    ha/JMD Dalar Jamaica
    ha/JOD Dinarin Jordan
    ha/JPY Yen na ƙasar Japan
    ha/KES Sulen Kenya
    ha/KGS Som na ƙasar Kyrgystani
    ha/KHR Riel na ƙasar Cambodia
    ha/KMF Kuɗin Kwamoras
    ha/KPW Won na ƙasar Koriya ta Arewa
    ha/KRW Won na Koriya ta Kudu
    ha/KWD Dinarin Kuwaiti
    ha/KYD Dalar ƙasar Tsibirai na Cayman
    ha/KZT Tenge na ƙasar Kazkhstan
    ha/LAK Kuɗin Laos
    ha/LBP Kuɗin Lebanon
    ha/LKR Rupee na ƙasar Sri Lanka
    ha/LRD Dalar Laberiya
    ha/LSL Kuɗin Lesoto
    ha/LYD Kuɗin Libiya
    ha/MAD Kuɗin Maroko
    ha/MDL Kuɗaɗen Moldova
    ha/MGA Kuɗin Madagaskar
    ha/MKD Dinarin Macedonia
    ha/MMK Kuɗin Myanmar
    ha/MNT Tugrik na Mongolia
    ha/MOP Pataca na ƙasar Macao
    ha/MRU Kuɗin Moritaniya
    ha/MUR Kuɗin Moritus
    ha/MVR Rufiyaa na ɓasar Maldives
    ha/MWK Kuɗin Malawi
    ha/MXN Peso na ƙasar Mekziko
    ha/MYR Kuɗin Malaysia
    ha/MZN Metical na ƙasar Mozambique
    ha/NAD Dalar Namibiya
    ha/NGN Nairar Najeriya
    ha/NIO Córdoba na ƙasar Nicaragua
    ha/NOK Krone na ƙasar Norway
    ha/NPR Rupee na Nepal
    ha/NZD Dalar New Zealand
    ha/OMR Riyal ɗin Oman
    ha/PAB Balboa na ƙasar Panama
    ha/PEN Sol na ƙasar Peru
    ha/PGK Kina na ƙasar Papua Sabon Guinea
    ha/PHP Kuɗin Philippine
    ha/PKR Rupee na ƙasar Pakistan
    ha/PLN Kuɗin Polan
    ha/PYG Guarani na ƙasar Paraguay
    ha/QAR Riyal ɗin Qatar
    ha/RON Kuɗin Romania
    ha/RSD Dinarin Serbia
    ha/RUB Ruble na ƙasar Rasha
    ha/RWF Kuɗin Ruwanda
    ha/SAR Riyal
    ha/SBD Dalar Tsibirai na Solomon
    ha/SCR Kuɗin Saishal
    ha/SDG Fam na Sudan
    ha/SEK Krona na ƙasar Sweden
    ha/SGD Dalar Singapore
    ha/SHP Fam kin San Helena
    ha/SLE Kuɗin Salewo
    ha/SLL Kuɗin Salewo (1964—2022)
    ha/SOS Sulen Somaliya
    ha/SRD Dalar ƙasar Suriname
    ha/SSP Fam na Kudancin Sudan
    ha/STN Kuɗin Sawo Tome da Paransip
    ha/SYP Kuɗin Siriya
    ha/SZL Kuɗin Lilangeni
    ha/THB Baht na ƙasar Thailand
    ha/TJS Somoni na ƙasar Tajikistan
    ha/TMT Manat na ƙasar Turkmenistan
    ha/TND Kuɗin Tunisiya
    ha/TOP Paʻanga na ƙasar Tonga
    ha/TRY Kuɗin Turkiyya
    ha/TTD Dalar ƙasar Trinidad da Tobago
    ha/TWD Sabuwar Dalar Taiwan
    ha/TZS Sulen Tanzaniya
    ha/UAH Kudin Ukrainian
    ha/UGX Sule Yuganda
    ha/USD Dalar Amurka
    ha/UYU Peso na ƙasar Uruguay
    ha/UZS Som na ƙasar Uzbekistan
    ha/VES Bolívar na ƙasar Venezuela
    ha/VND Kuɗin Vietnam
    ha/VUV Vatu da ƙasar Vanuatu
    ha/WST Tala na ƙasar Samoa
    ha/XAF Kuɗin Sefa na Afirka Ta Tsakiya
    ha/XCD Dalar Gabashin Karebiyan
    ha/XOF Kuɗin Sefa na Afirka Ta Yamma
    ha/XPF Kuɗin CFP franc
    ha/YER Riyal ɗin Yemen
    ha/ZAR Kuɗin Afirka Ta Kudu
    ha/ZMW Kuɗin Zambiya
    he/AED דירהם של איחוד הנסיכויות הערביות
    he/AFN אפגני אפגני
    he/ALL לק אלבני
    he/AMD דראם ארמני
    he/ANG גילדר של האנטילים ההולנדיים
    he/AOA קואנזה אנגולי
    he/ARS פסו ארגנטינאי
    he/AUD דולר אוסטרלי
    he/AWG פלורין של ארובה
    he/AZN מאנאט אזרבייג׳ני
    he/BAM מארק סחיר של בוסניה והרצגובינה
    he/BBD דולר ברבדיאני
    he/BDT טאקה בנגלדשי
    he/BGN לב בולגרי
    he/BHD דינר בחרייני
    he/BIF פרנק בורונדי
    he/BMD דולר ברמודה
    he/BND דולר ברוניי
    he/BOB בוליביאנו
    he/BRL ריאל ברזילאי
    he/BSD דולר בהאמי
    he/BTN נגולטרום בהוטני
    he/BWP פולה בוטסואני
    he/BYN רובל בלרוסי
    he/BZD דולר בליזי
    he/CAD דולר קנדי
    he/CDF פרנק קונגולזי
    he/CHF פרנק שוויצרי
    he/CLP פסו צ׳ילאני
    he/CNH יואן סיני (CNH)
    he/CNY יואן סיני
    he/COP פסו קולומביאני
    he/CRC קולון קוסטה־ריקני
    he/CUC פסו קובני להמרה
    he/CUP פסו קובני
    he/CVE אסקודו כף ורדה
    he/CZK קורונה צ׳כית
    he/DJF פרנק ג׳יבוטי
    he/DKK כתר דני
    he/DOP פסו דומיניקני
    he/DZD דינר אלג׳ירי
    he/EGP לירה מצרית
    he/ERN נאקפה אריתראי
    he/ETB ביר אתיופי
    he/EUR אירו
    he/FJD דולר פיג׳י
    he/FKP לירה של איי פוקלנד
    he/GBP לירה שטרלינג
    he/GEL לארי גאורגי
    he/GHS סדי גאני
    he/GIP פאונד גיברלטר
    he/GMD דלסי גמבי
    he/GNF פרנק גינאי
    he/GTQ קצאל גואטמלי
    he/GYD דולר גיאני
    he/HKD דולר הונג קונגי
    he/HNL למפירה הונדורי
    he/HRK קונה קרואטי
    he/HTG גורד האיטי
    he/HUF פורינט הונגרי
    he/IDR רופיה אינדונזית
    he/ILS שקל חדש
    he/INR רופי הודי
    he/IQD דינר עיראקי
    he/IRR ריאל איראני
    he/ISK כתר איסלנדי
    he/JMD דולר ג׳מייקני
    he/JOD דינר ירדני
    he/JPY ין יפני
    he/KES שילינג קנייתי
    he/KGS סום קירגיזי
    he/KHR ריל קמבודי
    he/KMF פרנק קומורואי
    he/KPW וון צפון קוריאני
    he/KRW וון דרום קוריאני
    he/KWD דינר כוויתי
    he/KYD דולר קיימני
    he/KZT טנגה קזחסטני
    he/LAK קיפ לאי
    he/LBP לירה לבנונית
    he/LKR רופי סרי לנקי
    he/LRD דולר ליברי
    he/LSL לוטי לסותי
    he/LYD דינר לובי
    he/MAD דירהם מרוקאי
    he/MAF פרנק מרוקאי
    he/MDL לאו מולדובני
    he/MGA אריארי מלגשי
    he/MKD דינר מקדוני
    he/MMK קיאט מיאנמרי
    he/MNT טוגרוג מונגולי
    he/MOP פטקה של מקאו
    he/MRU אואוגויה מאוריטני
    he/MUR רופי מאוריציני
    he/MVR רופיה מלדיבית
    he/MWK קואצ׳ה מלאווי
    he/MXN פסו מקסיקני
    he/MYR רינגיט מלזי
    he/MZN מטיקל מוזמביני
    he/NAD דולר נמיבי
    he/NGN נאירה ניגרי
    he/NIO קורדובה ניקרגואה
    he/NOK כתר נורווגי
    he/NPR רופי נפאלי
    he/NZD דולר ניו זילנדי
    he/OMR ריאל עומאני
    he/PAB בלבואה פנמי
    he/PEN סול פרואני
    he/PGK קינה של פפואה גינאה החדשה
    he/PHP פסו פיליפיני
    he/PKR רופי פקיסטני
    he/PLN זלוטי פולני
    he/PYG גוארני פרגוואי
    he/QAR ריאל קטארי
    he/RON לאו רומני
    he/RSD דינר סרבי
    he/RUB רובל רוסי
    he/RWF פרנק רואנדי
    he/SAR ריאל סעודי
    he/SBD דולר איי שלמה
    he/SCR רופי סיישלי
    he/SDG לירה סודנית
    he/SEK כתר שוודי
    he/SGD דולר סינגפורי
    he/SHP פאונד סנט הלני
    he/SLE ליאון סיירה לאוני
    he/SLL ליאון סיירה לאוני - 1964-2022
    he/SOS שילינג סומלי
    he/SRD דולר סורינאמי
    he/SSP לירה דרום-סודנית
    he/STN דוברה של סאו טומה ופרינסיפה
    he/SYP לירה סורית
    he/SZL לילנגני סווזילנדי
    he/THB בהט תאילנדי
    he/TJS סומוני טג׳קיסטני
    he/TMT מאנאט טורקמני
    he/TND דינר טוניסאי
    he/TOP פאנגה טונגי
    he/TRY לירה טורקית חדשה
    he/TTD דולר טרינידדי
    he/TWD דולר טייוואני חדש
    he/TZS שילינג טנזני
    he/UAH הריבנה אוקראיני
    he/UGX שילינג אוגנדי
    he/USD דולר אמריקאי
    he/UYU פסו אורוגוואי
    he/UZS סום אוזבקי
    he/VEF בוליבר ונצואלי (2008–2018)
    he/VES בוליבר ונצואלי
    he/VND דונג וייטנאמי
    he/VUV ואטו של ונואטו
    he/WST טאלה סמואי
    he/XAF פרנק CFA מרכז אפריקני
    he/XCD דולר מזרח קריבי
    he/XFO פרנק זהב
    he/XOF פרנק CFA מערב אפריקני
    he/XPF פרנק פולינזיה הצרפתית
    he/YER ריאל תימני
    he/ZAR ראנד דרום אפריקאי
    he/ZMW קוואצ׳ה זמבי
    hi/AED संयुक्त अरब अमीरात दिरहाम
    hi/AFN अफ़गान अफ़गानी
    hi/ALL अल्बानियाई लेक
    hi/AMD आर्मेनियाई द्राम
    hi/ANG नीदरलैंड एंटीलियन गिल्डर
    hi/AOA अंगोला क्वांज़ा
    hi/ARS अर्जेंटीनी पेसो
    hi/AUD ऑस्ट्रेलियाई डॉलर
    hi/AWG अरूबाई फ़्लोरिन
    hi/AZN अज़रबैजानी मैनेट
    hi/BAM बोस्निया हर्ज़ेगोविना परिवर्तनीय मार्क
    hi/BBD बार्बेडियन डॉलर
    hi/BDT बांग्लादेशी टका
    hi/BGN बुल्गारियाई लेव
    hi/BHD बहरीनी दिनार
    hi/BIF बुरूंडी फ़्रैंक
    hi/BMD बरमूडा डॉलर
    hi/BND ब्रूनेई डॉलर
    hi/BOB बोलिवियाई बोलिवियानो
    hi/BRL ब्राज़ीली रियाल
    hi/BSD बहामाई डॉलर
    hi/BTN भूटानी नंगलट्रम
    hi/BWP बोत्सवानियाई पुला
    hi/BYN बेलारूसी रूबल
    hi/BZD बेलीज़ डॉलर
    hi/CAD कनाडाई डॉलर
    hi/CDF कोंगोली फ़्रैंक
    hi/CHF स्विस फ़्रैंक
    hi/CLP चिली पेसो
    hi/CNH चीनी युआन (ऑफ़शोर)
    hi/CNY चीनी युआन
    hi/COP कोलंबियाई पेसो
    hi/CRC कोस्टा रिका कोलोन
    hi/CUC क्यूबाई परिवर्तनीय पेसो
    hi/CUP क्यूबाई पेसो
    hi/CVE केप वर्ड एस्कूडो
    hi/CZK चेक गणराज्य कोरुना
    hi/DJF जिबूती फ़्रैंक
    hi/DKK डैनिश क्रोन
    hi/DOP डोमिनिकन पेसो
    hi/DZD अल्जीरियाई दिनार
    hi/EGP मिस्र पाउंड
    hi/ERN इरीट्रियन नाक्फ़ा
    hi/ETB इथियोपियन बिर
    hi/EUR यूरो
    hi/FJD फ़िजी डॉलर
    hi/FKP फ़ॉकलैंड द्वीपसमूह पाउंड
    hi/GBP ब्रिटिश पाउंड स्टर्लिंग
    hi/GEL जॉर्जियन लारी
    hi/GHS घानियन सेडी
    hi/GIP जिब्राल्टर पाउंड
    hi/GMD गैंबियन डलासी
    hi/GNF गिनीयन फ़्रैंक
    hi/GTQ ग्वाटेमाला क्वेटज़ल
    hi/GYD गयानीज़ डॉलर
    hi/HKD हाँगकाँग डॉलर
    hi/HNL होंडुरन लेम्पिरा
    hi/HRK क्रोएशियाई कुना
    hi/HTG हैतियाई गर्ड
    hi/HUF हंगेरियन फ़ोरिंट
    hi/IDR इंडोनेशियाई रुपिया
    hi/ILS इज़राइली न्यू शेकेल
    hi/INR भारतीय रुपया
    hi/IQD इराकी दिनार
    hi/IRR ईरानी रियाल
    hi/ISK आइसलैंडिक क्रोना
    hi/JMD जमैकन डॉलर
    hi/JOD जॉर्डनियन दिनार
    hi/JPY जापानी येन
    hi/KES केन्याई शिलिंग
    hi/KGS किर्गिस्तानी सोम
    hi/KHR कंबोडियाई रियाल
    hi/KMF कोमोरियन फ़्रैंक
    hi/KPW उत्तर कोरियाई वॉन
    hi/KRW दक्षिण कोरियाई वॉन
    hi/KWD कुवैती दिनार
    hi/KYD कैमेन द्वीपसमूह डॉलर
    hi/KZT कज़ाखिस्तानी टेंज़
    hi/LAK लाओशियन किप
    hi/LBP लेबनानी पाउंड
    hi/LKR श्रीलंकाई रुपया
    hi/LRD लाइबेरियाई डॉलर
    hi/LSL लेसोथो लोटी
    hi/LYD लीबियाई दिनार
    hi/MAD मोरक्को दिरहम
    hi/MAF मोरक्को फ्रैंक
    hi/MDL मोल्डोवन लियू
    hi/MGA मालागासी आरियरी
    hi/MKD मैसीडोनियन दिनार
    hi/MMK म्यांमार क्याट
    hi/MNT मंगोलियाई टगरिक
    hi/MOP मेकानीज़ पाटाका
    hi/MRU मॉरीटेनियन ओगुइया
    hi/MUR मॉरिशियन रुपया
    hi/MVR मालदीवी रुफ़िया
    hi/MWK मालावियन क्वाचा
    hi/MXN मैक्सिकन पेसो
    hi/MYR मलेशियाई रिंगित
    hi/MZN मोज़ाम्बिकन मेटिकल
    hi/NAD नामीबियाई डॉलर
    hi/NGN नाइजीरियाई नाइरा
    hi/NIO निकारागुअन कोरडोबा
    hi/NOK नॉर्वेजियन क्रोन
    hi/NPR नेपाली रुपया
    hi/NZD न्यूज़ीलैंड डॉलर
    hi/OMR ओमानी रियाल
    hi/PAB पनामेनियन बैल्बोआ
    hi/PEN पेरूवियन सोल
    hi/PGK पापुआ न्यू गिनीयन किना
    hi/PHP फ़िलिपीनी पेसो
    hi/PKR पाकिस्तानी रुपया
    hi/PLN पोलिश ज़्लॉटी
    hi/PYG पैराग्वियन गुआरानी
    hi/QAR क़तरी रियाल
    hi/RON रोमानियाई ल्यू
    hi/RSD सर्बियन दिनार
    hi/RUB रूसी रूबल
    hi/RWF रवांडाई फ़्रैंक
    hi/SAR सउदी रियाल
    hi/SBD सोलोमन द्वीपसमूह डॉलर
    hi/SCR सेशेल्सियाई रुपया
    hi/SDG सूडानी पाउंड
    hi/SEK स्वीडीश क्रोना
    hi/SGD सिंगापुर डॉलर
    hi/SHP सेंट हेलेना पाउंड
    hi/SLE सिएरा लियोनियन लियोन
    hi/SLL सिएरा लियोनियन लियोन (1964—2022)
    hi/SOS सोमाली शिलिंग
    hi/SRD सूरीनामी डॉलर
    hi/SSP दक्षिण सूडानी पाउंड
    hi/STN साओ टोम और प्रिंसिपे डोबरा
    hi/SYP सीरियाई पाउंड
    hi/SZL स्वाज़ी लिलांजेनी
    hi/THB थाई बहत
    hi/TJS ताजिकिस्तानी सोमोनी
    hi/TMT तुर्कमेनिस्तानी मैनत
    hi/TND ट्यूनीशियाई दिनार
    hi/TOP टोंगन पांगा
    hi/TRY तुर्की लीरा
    hi/TTD त्रिनिदाद और टोबैगो डॉलर
    hi/TWD नया ताईवानी डॉलर
    hi/TZS तंज़ानियाई शिलिंग
    hi/UAH यूक्रेनियन रिव्निया
    hi/UGX युगांडाई शिलिंग
    hi/USD यूएस डॉलर
    hi/UYU उरुग्वियन पेसो
    hi/UZS उज़्बेकिस्तानी सोम
    hi/VEF वेनेज़ुएला बोलिवर (2008–2018)
    hi/VES वेनेज़ुएला बोलिवर
    hi/VND वियतनामी डोंग
    hi/VNN वियतनामी डोंग (1978–1985)
    hi/VUV वनुआतू वातू
    hi/WST समोआई ताला
    hi/XAF केंद्रीय अफ़्रीकी CFA फ़्रैंक
    hi/XCD पूर्वी कैरिबियाई डॉलर
    hi/XOF पश्चिमी अफ़्रीकी CFA फ़्रैंक
    hi/XPF [CFP] फ़्रैंक
    hi/YER यमनी रियाल
    hi/ZAR दक्षिण अफ़्रीकी रैंड
    hi/ZMW ज़ाम्बियन क्वाचा
    hi_Latn/CRC Costa Rican colon
    hi_Latn/ISK Icelandic krona
    hi_Latn/NIO Nicaraguan cordoba
    hi_Latn/RUB Russian ruble
    hi_Latn/STN Sao Tome & Principe Dobra
    hi_Latn/VES Venezuelan bolivar
    hr/AED UAE dirham
    hr/AFN afganistanski afgani
    hr/ALL albanski lek
    hr/AMD armenski dram
    hr/ANG nizozemskoantilski gulden
    hr/AOA angolska kvanza
    hr/ARL argentinski pezo lej (1970.–1983.)
    hr/ARM argentinski pezo (1881.–1970.)
    hr/ARS argentinski pezo
    hr/AUD australski dolar
    hr/AWG arupski florin
    hr/AZN azerbajdžanski manat
    hr/BAM konvertibilna marka
    hr/BAN bosansko-hercegovački novi dinar
    hr/BBD barbadoski dolar
    hr/BDT bangladeška taka
    hr/BGM bugarski socijalistički lev
    hr/BGN bugarski lev
    hr/BGO stari bugarski lev
    hr/BHD bahreinski dinar
    hr/BIF burundski franak
    hr/BMD bermudski dolar
    hr/BND brunejski dolar
    hr/BOB bolivijski bolivijano
    hr/BOL stari bolivijski bolivijano
    hr/BRL brazilski real
    hr/BSD bahamski dolar
    hr/BTN butanski ngultrum
    hr/BWP bocvanska pula
    hr/BYN bjeloruski rubalj
    hr/BZD belizeanski dolar
    hr/CAD kanadski dolar
    hr/CDF kongoanski franak
    hr/CHF švicarski franak
    hr/CLE čileanski eskudo
    hr/CLP čileanski pezo
    hr/CNH kineski juan (offshore)
    hr/CNX kineski narodni dolar
    hr/CNY kineski yuan
    hr/COP kolumbijski pezo
    hr/CRC kostarikanski kolon
    hr/CUC kubanski konvertibilni pezo
    hr/CUP kubanski pezo
    hr/CVE zelenortski eskudo
    hr/CZK češka kruna
    hr/DJF džibutski franak
    hr/DKK danska kruna
    hr/DOP dominikanski pezo
    hr/DZD alžirski dinar
    hr/EGP egipatska funta
    hr/ERN eritrejska nakfa
    hr/ETB etiopski bir
    hr/EUR euro
    hr/FJD fidžijski dolar
    hr/FKP falklandska funta
    hr/GBP britanska funta
    hr/GEL gruzijski lari
    hr/GHS ganski cedi
    hr/GIP gibraltarska funta
    hr/GMD gambijski dalas
    hr/GNF gvinejski franak
    hr/GTQ gvatemalski kvecal
    hr/GYD gvajanski dolar
    hr/HKD hongkonški dolar
    hr/HNL honduraška lempira
    hr/HRK hrvatska kuna
    hr/HTG haićanski gourd
    hr/HUF mađarska forinta
    hr/IDR indonezijska rupija
    hr/ILS novi izraelski šekel
    hr/INR indijska rupija
    hr/IQD irački dinar
    hr/IRR iranski rijal
    hr/ISK islandska kruna
    hr/JMD jamajčanski dolar
    hr/JOD jordanski dinar
    hr/JPY japanski jen
    hr/KES kenijski šiling
    hr/KGS kirgiski som
    hr/KHR kambodžanski rijal
    hr/KMF komorski franak
    hr/KPW sjevernokorejski won
    hr/KRH južnokorejski hvan
    hr/KRO stari južnokorejski von
    hr/KRW južnokorejski won
    hr/KWD kuvajtski dinar
    hr/KYD kajmanski dolar
    hr/KZT kazahstanski tenge
    hr/LAK laoski kip
    hr/LBP libanonska funta
    hr/LKR šrilankanska rupija
    hr/LRD liberijski dolar
    hr/LSL lesotski loti
    hr/LYD libijski dinar
    hr/MAD marokanski dirham
    hr/MAF marokanski franak
    hr/MDC moldavski kupon
    hr/MDL moldavski lej
    hr/MGA malgaški arijari
    hr/MKD makedonski denar
    hr/MKN stari makedonski denar
    hr/MMK mjanmarski kjat
    hr/MNT mongolski tugrik
    hr/MOP makaoška pataka
    hr/MRU mauretanska ouguja
    hr/MUR mauricijska rupija
    hr/MVP maldivijska rupija
    hr/MVR maldivijska rufija
    hr/MWK malavijska kvača
    hr/MXN meksički pezo
    hr/MYR malezijski ringit
    hr/MZN mozambički metikal
    hr/NAD namibijski dolar
    hr/NGN nigerijska naira
    hr/NIO nikaragvanska zlatna kordoba
    hr/NOK norveška kruna
    hr/NPR nepalska rupija
    hr/NZD novozelandski dolar
    hr/OMR omanski rijal
    hr/PAB panamska balboa
    hr/PEN peruanski sol
    hr/PGK kina Papue Nove Gvineje
    hr/PHP filipinski pezo
    hr/PKR pakistanska rupija
    hr/PLN poljska zlota
    hr/PYG paragvajski gvarani
    hr/QAR katarski rial
    hr/RON rumunjski lej
    hr/RSD srpski dinar
    hr/RUB ruski rubalj
    hr/RWF ruandski franak
    hr/SAR saudijski rijal
    hr/SBD solmonskootočni dolar
    hr/SCR sejšelska rupija
    hr/SDG sudanska funta
    hr/SEK švedska kruna
    hr/SGD singapurski dolar
    hr/SHP svetohelenska funta
    hr/SLE sijeraleonski leone
    hr/SLL sijeraleonski leone (1964—2022)
    hr/SOS somalijski šiling
    hr/SRD surinamski dolar
    hr/SSP južnosudanska funta
    hr/STN dobra Svetog Tome i Principa
    hr/SYP sirijska funta
    hr/SZL svazi lilangeni
    hr/THB tajlandski baht
    hr/TJS tadžikistanski somoni
    hr/TMT turkmenistanski manat
    hr/TND tuniski dinar
    hr/TOP tongaška pa’anga
    hr/TRY turska lira
    hr/TTD trininadtobaški dolar
    hr/TWD novotajvanski dolar
    hr/TZS tanzanijski šiling
    hr/UAH ukrajinska hrivnja
    hr/UGX ugandski šiling
    hr/USD američki dolar
    hr/UYU urugvajski pezo
    hr/UZS uzbekistanski som
    hr/VEF venezuelanski bolivar (2008. – 2018.)
    hr/VES venezuelanski bolivar
    hr/VND vijetnamski dong
    hr/VNN vijetnamski dong (1978.–1985.)
    hr/VUV vanuatski vatu
    hr/WST samoanska tala
    hr/XAF CFA franak BEAC
    hr/XCD istočnokaripski dolar
    hr/XFO francuski zlatni franak
    hr/XFU francuski UIC-franak
    hr/XOF CFA franak BCEAO
    hr/XPF CFP franak
    hr/XRE RINET fondovi
    hr/YER jemenski rijal
    hr/YUR jugoslavenski reformirani dinar
    hr/ZAR južnoafrički rand
    hr/ZMW zambijska kvača
    hsb/AED ZAE dirham
    hsb/AFN afghaniski afghani
    hsb/ALL albanski lek
    hsb/AMD armenski dram
    hsb/ANG nižozemsko-antilski gulden
    hsb/AOA angolska kwanza
    hsb/ARS argentinski peso
    hsb/AUD awstralski dolar
    hsb/AWG aruba-florin
    hsb/AZN azerbajdźanski manat
    hsb/BAM bosniska konwertibelna hriwna
    hsb/BBD barbadoski dolar
    hsb/BDT bangladešska taka
    hsb/BGN bołharski lew
    hsb/BHD bahrainski dinar
    hsb/BIF burundiski frank
    hsb/BMD bermudaski dolar
    hsb/BND bruneiski dolar
    hsb/BOB boliwiski boliviano
    hsb/BRL brazilski real
    hsb/BSD bahamaski dolar
    hsb/BTN bhutanski ngultrum
    hsb/BWP botswanska pula
    hsb/BYN běłoruski rubl
    hsb/BZD belizeski dolar
    hsb/CAD kanadiski dolar
    hsb/CDF kongoski frank
    hsb/CHF šwicarski frank
    hsb/CLP chilski peso
    hsb/CNH chinski yuan (offshore)
    hsb/CNY chinski yuan
    hsb/COP kolumbiski peso
    hsb/CRC kosta-rikaski colón
    hsb/CUC kubaski konwertibelny peso
    hsb/CUP kubaski peso
    hsb/CVE kapverdski escudo
    hsb/CZK čěska króna
    hsb/DJF dźibutiski frank
    hsb/DKK danska króna
    hsb/DOP dominikanski peso
    hsb/DZD algeriski dinar
    hsb/EGP egyptowski punt
    hsb/ERN eritrejska nakfa
    hsb/ETB etiopiski birr
    hsb/EUR euro
    hsb/FJD fidźiski dolar
    hsb/FKP falklandski punt
    hsb/GBP britiski punt
    hsb/GEL georgiski lari
    hsb/GHS ghanaski cedi
    hsb/GIP gibraltarski punt
    hsb/GMD gambiski dalasi
    hsb/GNF ginejski frank
    hsb/GTQ guatemalski quetzal
    hsb/GYD guyanski dolar
    hsb/HKD hongkongski dolar
    hsb/HNL honduraska lempira
    hsb/HRK chorwatska kuna
    hsb/HTG haitiska gourda
    hsb/HUF madźarski forint
    hsb/IDR indoneska rupija
    hsb/ILS israelski nowy šekel
    hsb/INR indiska rupija
    hsb/IQD irakski dinar
    hsb/IRR iranski rial
    hsb/ISK islandska króna
    hsb/JMD jamaiski dolar
    hsb/JOD jordaniski dinar
    hsb/JPY japanski yen
    hsb/KES keniaski šiling
    hsb/KGS kirgiski som
    hsb/KHR kambodźaski riel
    hsb/KMF komorski frank
    hsb/KPW sewjernokorejski won
    hsb/KRW južnokorejski won
    hsb/KWD kuwaitski dinar
    hsb/KYD kajmanski dolar
    hsb/KZT kazachski tenge
    hsb/LAK laoski kip
    hsb/LBP libanonski punt
    hsb/LKR sri-lankaska rupija
    hsb/LRD liberiski dolar
    hsb/LSL lesothiski loti
    hsb/LYD libyski dinar
    hsb/MAD marokkoski dirham
    hsb/MDL moldawski leu
    hsb/MGA madagaskarski ariary
    hsb/MKD makedonski denar
    hsb/MMK myanmarski kyat
    hsb/MNT mongolski tugrik
    hsb/MOP macaoska pataka
    hsb/MRU mawretanska ouguiya
    hsb/MUR mauritiuska rupija
    hsb/MVR malediwiska rupija
    hsb/MWK malawiski kwacha
    hsb/MXN mexiski peso
    hsb/MYR malajziski ringgit
    hsb/MZN mosambikski metical
    hsb/NAD namibiski dolar
    hsb/NGN nigeriski naira
    hsb/NIO nikaraguaski cordoba
    hsb/NOK norwegska króna
    hsb/NPR nepalska rupija
    hsb/NZD nowoseelandski dolar
    hsb/OMR omanski rial
    hsb/PAB panamaski balboa
    hsb/PEN peruski sol
    hsb/PGK papua-nowoginejski kina
    hsb/PHP filipinski peso
    hsb/PKR pakistanska rupija
    hsb/PLN pólski złoty
    hsb/PYG paraguayski guarani
    hsb/QAR katarski rial
    hsb/RON rumunski leu
    hsb/RSD serbiski dinar
    hsb/RUB ruski rubl
    hsb/RWF ruandiski frank
    hsb/SAR saudi-arabski rial
    hsb/SBD salomonski dolar
    hsb/SCR seychellska rupija
    hsb/SDG sudanski punt
    hsb/SEK šwedska króna
    hsb/SGD singapurski dolar
    hsb/SHP St. Helenski punt
    hsb/SLE sierra-leoneski leone
    hsb/SLL sierra-leoneski leone (1964—2022)
    hsb/SOS somaliski šiling
    hsb/SRD surinamski dolar
    hsb/SSP južnosudanski punt
    hsb/STN são tomeski dobra
    hsb/SYP syriski punt
    hsb/SZL swasiski lilangeni
    hsb/THB thaiski baht
    hsb/TJS tadźikski somoni
    hsb/TMT turkmenski manat
    hsb/TND tuneziski dinar
    hsb/TOP tongaski paʻanga
    hsb/TRY turkowska lira
    hsb/TTD trinidad-tobagoski dolar
    hsb/TWD nowy taiwanski dolar
    hsb/TZS tansaniski šiling
    hsb/UAH ukrainska hriwna
    hsb/UGX ugandaski šiling
    hsb/USD ameriski dolar
    hsb/UYU uruguayski peso
    hsb/UZS uzbekski sum
    hsb/VEF venezuelski bolívar (2008–2018)
    hsb/VES venezuelski bolívar
    hsb/VND vietnamski dong
    hsb/VUV vanuatuski vatu
    hsb/WST samoaski tala
    hsb/XAF CFA-frank (BEAC)
    hsb/XCD wuchodnokaribiski dolar
    hsb/XOF CFA-frank (BCEAO)
    hsb/XPF CFP-frank
    hsb/YER jemenski rial
    hsb/ZAR južnoafriski rand
    hsb/ZMW sambiski kwacha
    hu/AED EAE-dirham
    hu/AFN afgán afghani
    hu/ALL albán lek
    hu/AMD örmény dram
    hu/ANG holland antilláki forint
    hu/AOA angolai kwanza
    hu/ARS argentin peso
    hu/AUD ausztrál dollár
    hu/AWG arubai florin
    hu/AZN azerbajdzsáni manat
    hu/BAM bosznia-hercegovinai konvertibilis márka
    hu/BAN bosznia-hercegovinai új dínár (1994–1997)
    hu/BBD barbadosi dollár
    hu/BDT bangladesi taka
    hu/BGM bolgár szocialista leva
    hu/BGN bolgár új leva
    hu/BGO bolgár leva (1879–1952)
    hu/BHD bahreini dinár
    hu/BIF burundi frank
    hu/BMD bermudai dollár
    hu/BND brunei dollár
    hu/BOB bolíviai boliviano
    hu/BRL brazil real
    hu/BSD bahamai dollár
    hu/BTN bhutáni ngultrum
    hu/BWP botswanai pula
    hu/BYN belarusz rubel
    hu/BZD belize-i dollár
    hu/CAD kanadai dollár
    hu/CDF kongói frank
    hu/CHF svájci frank
    hu/CLP chilei peso
    hu/CNH kínai jüan (offshore)
    hu/CNY kínai jüan
    hu/COP kolumbiai peso
    hu/CRC Costa Rica-i colon
    hu/CUC kubai konvertibilis peso
    hu/CUP kubai peso
    hu/CVE Zöld-foki escudo
    hu/CZK cseh korona
    hu/DJF dzsibuti frank
    hu/DKK dán korona
    hu/DOP dominikai peso
    hu/DZD algériai dínár
    hu/EGP egyiptomi font
    hu/ERN eritreai nakfa
    hu/ETB etiópiai birr
    hu/EUR euró
    hu/FJD fidzsi dollár
    hu/FKP falkland-szigeteki font
    hu/GBP angol font
    hu/GEL grúz lari
    hu/GHS ghánai cedi
    hu/GIP gibraltári font
    hu/GMD gambiai dalasi
    hu/GNF guineai frank
    hu/GTQ guatemalai quetzal
    hu/GYD guyanai dollár
    hu/HKD hongkongi dollár
    hu/HNL hondurasi lempira
    hu/HRK horvát kuna
    hu/HTG haiti gourde
    hu/HUF magyar forint
    hu/IDR indonéz rúpia
    hu/ILS izraeli új sékel
    hu/INR indiai rúpia
    hu/IQD iraki dínár
    hu/IRR iráni riál
    hu/ISK izlandi korona
    hu/JMD jamaicai dollár
    hu/JOD jordániai dínár
    hu/JPY japán jen
    hu/KES kenyai shilling
    hu/KGS kirgizisztáni szom
    hu/KHR kambodzsai riel
    hu/KMF comorei frank
    hu/KPW észak-koreai won
    hu/KRW dél-koreai won
    hu/KWD kuvaiti dínár
    hu/KYD kajmán-szigeteki dollár
    hu/KZT kazahsztáni tenge
    hu/LAK laoszi kip
    hu/LBP libanoni font
    hu/LKR Srí Lanka-i rúpia
    hu/LRD libériai dollár
    hu/LSL lesothoi loti
    hu/LYD líbiai dínár
    hu/MAD marokkói dirham
    hu/MAF Marokkói frank
    hu/MDC moldáv kupon
    hu/MDL moldován lei
    hu/MGA madagaszkári ariary
    hu/MKD macedón dénár
    hu/MKN macedón dénár (1992–1993)
    hu/MMK mianmari kyat
    hu/MNT mongóliai tugrik
    hu/MOP makaói pataca
    hu/MRU mauritániai ouguiya
    hu/MUR mauritiusi rúpia
    hu/MVR maldív-szigeteki rufiyaa
    hu/MWK malawi kwacha
    hu/MXN mexikói peso
    hu/MYR malajziai ringgit
    hu/MZN mozambiki metikális
    hu/NAD namíbiai dollár
    hu/NGN nigériai naira
    hu/NIO nicaraguai córdoba
    hu/NOK norvég korona
    hu/NPR nepáli rúpia
    hu/NZD új-zélandi dollár
    hu/OMR ománi riál
    hu/PAB panamai balboa
    hu/PEN perui sol
    hu/PGK pápua új-guineai kina
    hu/PHP fülöp-szigeteki peso
    hu/PKR pakisztáni rúpia
    hu/PLN lengyel zloty
    hu/PYG paraguayi guarani
    hu/QAR katari riál
    hu/RON román lej
    hu/RSD szerb dinár
    hu/RUB orosz rubel
    hu/RWF ruandai frank
    hu/SAR szaúdi riál
    hu/SBD salamon-szigeteki dollár
    hu/SCR seychelle-szigeteki rúpia
    hu/SDG szudáni font
    hu/SEK svéd korona
    hu/SGD szingapúri dollár
    hu/SHP Szent Ilona-i font
    hu/SLE Sierra Leone-i leone
    hu/SLL Sierra Leone-i leone (1964–2022)
    hu/SOS szomáli shilling
    hu/SRD suriname-i dollár
    hu/SSP dél-szudáni font
    hu/STN São Tomé és Príncipe-i dobra
    hu/SYP szíriai font
    hu/SZL szvázi lilangeni
    hu/THB thai baht
    hu/TJS tádzsikisztáni somoni
    hu/TMT türkmenisztáni manat
    hu/TND tunéziai dínár
    hu/TOP tongai paanga
    hu/TRY török líra
    hu/TTD Trinidad és Tobago-i dollár
    hu/TWD tajvani új dollár
    hu/TZS tanzániai shilling
    hu/UAH ukrán hrivnya
    hu/UGX ugandai shilling
    hu/USD USA-dollár
    hu/UYU uruguayi peso
    hu/UZS üzbegisztáni szom
    hu/VEF venezuelai bolivar (2008–2018)
    hu/VES venezuelai bolivar
    hu/VND vietnámi dong
    hu/VNN vietnámi dong (1978–1985)
    hu/VUV vanuatui vatu
    hu/WST nyugat-szamoai tala
    hu/XAF CFA frank BEAC
    hu/XCD kelet-karibi dollár
    hu/XFO Francia arany frank
    hu/XFU Francia UIC-frank
    hu/XOF CFA frank BCEAO
    hu/XPF csendes-óceáni valutaközösségi frank
    hu/XRE RINET tőke
    hu/YER jemeni riál
    hu/YUR jugoszláv reformált dinár (1992–1993)
    hu/ZAR dél-afrikai rand
    hu/ZMW zambiai kwacha
    hy/AED Արաբական Միացյալ Էմիրությունների դիրհամ
    hy/AFN աֆղանական աֆղանի
    hy/ALL ալբանական լեկ
    hy/AMD հայկական դրամ
    hy/ANG նիդեռլանդական անտիլյան գուլդեն
    hy/AOA անգոլական կվանզա
    hy/ARS արգենտինական պեսո
    hy/AUD ավստրալիական դոլար
    hy/AWG արուբական ֆլորին
    hy/AZN ադրբեջանական մանաթ
    hy/BAM Բոսնիա և Հերցեգովինայի փոխարկվող մարկ
    hy/BBD բարբադոսյան դոլար
    hy/BDT Բանգլադեշի տակա
    hy/BGN բուլղարական լև
    hy/BHD Բահրեյնի դինար
    hy/BIF բուրունդիական ֆրանկ
    hy/BMD բերմուդյան դոլար
    hy/BND Բրունեյի դոլար
    hy/BOB բոլիվիական բոլիվիանո
    hy/BRL բրազիլական ռեալ
    hy/BSD բահամյան դոլար
    hy/BTN բութանական նգուլտրում
    hy/BWP բոտսվանական պուլա
    hy/BYN բելառուսական ռուբլի
    hy/BZD Բելիզի դոլար
    hy/CAD կանադական դոլար
    hy/CDF Կոնգոյի ֆրանկ
    hy/CHF շվեյցարական ֆրանկ
    hy/CLP չիլիական պեսո
    hy/CNH չինական օֆշորային յուան
    hy/CNY չինական յուան
    hy/COP կոլումբիական պեսո
    hy/CRC Կոստա Ռիկայի կոլոն
    hy/CUC կուբայական փոխարկվող պեսո
    hy/CUP կուբայական պեսո
    hy/CVE Կաբո Վերդեի էսկուդո
    hy/CZK չեխական կրոնա
    hy/DJF Ջիբութիի ֆրանկ
    hy/DKK դանիական կրոն
    hy/DOP դոմինիկյան պեսո
    hy/DZD ալժիրական դինար
    hy/EGP եգիպտական ֆունտ
    hy/ERN էրիթրեական նակվա
    hy/ETB եթովպիական բիր
    hy/EUR եվրո
    hy/FJD ֆիջիական դոլար
    hy/FKP Ֆոլքլենդյան կղզիների ֆունտ
    hy/GBP բրիտանական ֆունտ ստերլինգ
    hy/GEL վրացական լարի
    hy/GHS գայանական սեդի
    hy/GIP Ջիբրալթարի ֆունտ
    hy/GMD գամբիական դալասի
    hy/GNF գվինեական ֆրանկ
    hy/GTQ գվատեմալական կետսալ
    hy/GYD գայանական դոլար
    hy/HKD Հոնկոնգի դոլար
    hy/HNL հոնդուրասական լեմպիրա
    hy/HRK խորվաթական կունա
    hy/HTG հայիթյան գուրդ
    hy/HUF հունգարական ֆորինտ
    hy/IDR ինդոնեզիական ռուփի
    hy/ILS Իսրայելի նոր շեկել
    hy/INR հնդկական ռուփի
    hy/IQD իրաքյան դինար
    hy/IRR իրանական ռիալ
    hy/ISK իսլանդական կրոն
    hy/JMD Ճամայկայի դոլար
    hy/JOD հորդանանյան դինար
    hy/JPY ճապոնական իեն
    hy/KES քենիական շիլինգ
    hy/KGS ղրղզական սոմ
    hy/KHR կամբոջական ռիել
    hy/KMF կոմորյան ֆրանկ
    hy/KPW հյուսիսկորեական վոն
    hy/KRW հարավկորեական վոն
    hy/KWD Քուվեյթի դինար
    hy/KYD Կայմանյան կղզիների դոլար
    hy/KZT ղազախական տենգե
    hy/LAK լաոսական կիպ
    hy/LBP լիբանանյան ֆունտ
    hy/LKR Շրի Լանկայի ռուփի
    hy/LRD լիբերիական դոլար
    hy/LSL լեսոթոյական լոտի
    hy/LYD լիբիական դինար
    hy/MAD Մարոկկոյի դիրհամ
    hy/MDL մոլդովական լեյ
    hy/MGA Մադագասկարի արիարի
    hy/MKD մակեդոնական դենար
    hy/MMK Մյանմայի կյատ
    hy/MNT մոնղոլական տուգրիկ
    hy/MOP Մակաոյի պատակա
    hy/MRU մավրիտանական ուգիյա
    hy/MUR մավրիկյան ռուփի
    hy/MVR մալդիվյան ռուֆիյա
    hy/MWK մալավիական կվաչա
    hy/MXN մեքսիկական պեսո
    hy/MYR մալայզիական ռինգիտ
    hy/MZN մոզամբիկյան մետիկալ
    hy/NAD նամիբիական դոլար
    hy/NGN նիգերիական նայրա
    hy/NIO նիկարագուական կորդոբա
    hy/NOK նորվեգական կրոն
    hy/NPR Նեպալի ռուփի
    hy/NZD նորզելանդական դոլար
    hy/OMR Օմանի ռիալ
    hy/PAB պանամական բալբոա
    hy/PEN Պերուի սոլ
    hy/PGK Պապուա Նոր Գվինեայի կինա
    hy/PHP ֆիլիպինյան պեսո
    hy/PKR պակիստանյան ռուփի
    hy/PLN լեհական զլոտի
    hy/PYG պարագվայական գուարանի
    hy/QAR Կատարի ռիալ
    hy/RON ռումինական լեյ
    hy/RSD սերբական դինար
    hy/RUB ռուսական ռուբլի
    hy/RWF ռուանդական ֆրանկ
    hy/SAR Սաուդյան Արաբիայի ռիալ
    hy/SBD Սողոմոնյան կղզիների դոլար
    hy/SCR սեյշելյան ռուփի
    hy/SDG սուդանական ֆունտ
    hy/SEK շվեդական կրոն
    hy/SGD Սինգապուրի դոլար
    hy/SHP Սուրբ Հեղինեի ֆունտ
    hy/SLE Սիեռա Լեոնեի լեոնե
    hy/SLL Սիեռա Լեոնեի լեոնե (1964—2022)
    hy/SOS սոմալիական շիլինգ
    hy/SRD սուրինամական դոլար
    hy/SSP հարավսուդանական ֆունտ
    hy/STN Սան Տոմե և Փրինսիպիի դոբրա
    hy/SYP սիրիական ֆունտ
    hy/SZL սվազիլենդական լիլանգենի
    hy/THB թաիլանդական բահտ
    hy/TJS տաջիկական սոմոնի
    hy/TMT թուրքմենական մանաթ
    hy/TND թունիսյան դինար
    hy/TOP Տոնգայի պաանգա
    hy/TRY թուրքական լիրա
    hy/TTD Տրինիդադ և Տոբագոյի դոլար
    hy/TWD թայվանական նոր դոլար
    hy/TZS տանզանիական շիլինգ
    hy/UAH ուկրաինական գրիվնա
    hy/UGX ուգանդական շիլինգ
    hy/USD ԱՄՆ դոլար
    hy/UYU ուրուգվայական պեսո
    hy/UZS ուզբեկական սոմ
    hy/VEF վենեսուելական բոլիվար (2008–2018)
    hy/VES վենեսուելական բոլիվար
    hy/VND վիետնամական դոնգ
    hy/VUV Վանուատուի վատու
    hy/WST սամոական տալա
    hy/XAF Կենտրոնական Աֆրիկայի ԿՖԱ ֆրանկ
    hy/XCD արևելակարիբյան դոլար
    hy/XOF Արևմտյան Աֆրիկայի ԿՖԱ ֆրանկ
    hy/XPF ԿՊՖ ֆրանկ
    hy/YER եմենական ռիալ
    hy/ZAR հարավաֆրիկյան ռանդ
    hy/ZMW զամբիական կվաչա
    ia/AED dirham del Emiratos Arabe Unite
    ia/AFN afghani
    ia/ALL lek albanese
    ia/AMD dram armenie
    ia/ANG florino antillan
    ia/AOA kwanza angolan
    ia/ARS peso argentin
    ia/AUD dollar australian
    ia/AWG florino aruban
    ia/AZN manat azeri
    ia/BAM marco convertibile de Bosnia-Herzegovina
    ia/BBD dollar barbadian
    ia/BDT taka bengalese
    ia/BGN lev bulgare
    ia/BHD dinar bahreini
    ia/BIF franco burundese
    ia/BMD dollar bermudan
    ia/BND dollar de Brunei
    ia/BOB boliviano bolivian
    ia/BRL real brasilian
    ia/BSD dollar bahamian
    ia/BTN ngultrum bhutanese
    ia/BWP pula botswanese
    ia/BYN rublo bielorusse
    ia/BZD dollar belizan
    ia/CAD dollar canadian
    ia/CDF franco congolese
    ia/CHF franco suisse
    ia/CLP peso chilen
    ia/CNH yuan chinese (extracontinental)
    ia/CNY yuan chinese
    ia/COP peso colombian
    ia/CRC colon costarican
    ia/CUC peso cuban convertibile
    ia/CUP peso cuban
    ia/CVE escudo capoverdian
    ia/CZK corona chec
    ia/DJF franco djibutian
    ia/DKK corona danese
    ia/DOP peso dominican
    ia/DZD dinar algerin
    ia/EGP libra egyptie
    ia/ERN nakfa eritree
    ia/ETB birr ethiope
    ia/EUR euro
    ia/FJD dollar fijian
    ia/FKP libra falklandese
    ia/GBP libra sterling
    ia/GEL lari georgian
    ia/GHS cedi ghanese
    ia/GIP libra de Gibraltar
    ia/GMD dalasi gambian
    ia/GNF franco guinean
    ia/GTQ quetzal guatemaltec
    ia/GYD dollar guyanese
    ia/HKD dollar hongkongese
    ia/HNL lempira hondurese
    ia/HRK kuna croate
    ia/HTG gourde haitian
    ia/HUF forint hungare
    ia/IDR rupia indonesian
    ia/ILS nove shekel israeli
    ia/INR rupia indian
    ia/IQD dinar iraqi
    ia/IRR rial iranian
    ia/ISK corona islandese
    ia/JMD dollar jamaican
    ia/JOD dinar jordan
    ia/JPY yen japonese
    ia/KES shilling kenyan
    ia/KGS som kirghiz
    ia/KHR riel cambodgian
    ia/KMF franco comorian
    ia/KPW won nordkorean
    ia/KRW won sudkorean
    ia/KWD dinar kuwaiti
    ia/KYD dollar del Insulas Caiman
    ia/KZT tenge kazakh
    ia/LAK kip laotian
    ia/LBP libra libanese
    ia/LKR rupia de Sri Lanka
    ia/LRD dollar liberian
    ia/LSL loti de Lesotho
    ia/LYD dinar libyc
    ia/MAD dirham marocchin
    ia/MDL leu moldave
    ia/MGA ariary malgache
    ia/MKD denar macedonie
    ia/MMK kyat de Myanmar
    ia/MNT tugrik mongol
    ia/MOP pataca de Macao
    ia/MRU ouguiya mauritan
    ia/MUR rupia mauritian
    ia/MVR rufiyaa del Maldivas
    ia/MWK kwacha malawian
    ia/MXN peso mexican
    ia/MYR ringgit malay
    ia/MZN metical mozambican
    ia/NAD dollar namibian
    ia/NGN naira nigerian
    ia/NIO cordoba nicaraguan
    ia/NOK corona norvegian
    ia/NPR rupia nepalese
    ia/NZD dollar neozelandese
    ia/OMR rial omani
    ia/PAB balboa panamen
    ia/PEN sol peruvian
    ia/PGK kina papuan
    ia/PHP peso philippin
    ia/PKR rupia pakistani
    ia/PLN zloty polonese
    ia/PYG guarani paraguayan
    ia/QAR rial qatari
    ia/RON leu romanian
    ia/RSD dinar serbe
    ia/RUB rublo russe
    ia/RWF franco ruandese
    ia/SAR rial saudi
    ia/SBD dollar del insulas Salomon
    ia/SCR rupia seychellese
    ia/SDG libra sudanese
    ia/SEK corona svedese
    ia/SGD dollar singaporese
    ia/SHP libra de St. Helena
    ia/SLE leone sierraleonese
    ia/SLL leone sierraleonese (1964—2022)
    ia/SOS shilling somali
    ia/SRD dollar surinamese
    ia/SSP libra sud-sudanese
    ia/STN dobra de São Tomé e Príncipe
    ia/SYP libra syriac
    ia/SZL lilangeni swazilandese
    ia/THB baht thailandese
    ia/TJS somoni tajik
    ia/TMT manat turkmen
    ia/TND dinar tunisian
    ia/TOP paʻanga tongan
    ia/TRY lira turc
    ia/TTD dollar de Trinidad e Tobago
    ia/TWD nove dollar taiwanese
    ia/TZS shilling tanzanian
    ia/UAH hryvnia ukrainian
    ia/UGX shilling ugandese
    ia/USD dollar statounitese
    ia/UYU peso uruguayan
    ia/UZS som uzbek
    ia/VEF bolivar venezuelan (2008–2018)
    ia/VES bolivar venezuelan
    ia/VND dong vietnamese
    ia/VUV vatu vanuatuan
    ia/WST tala samoan
    ia/XAF franco CFA de Africa Central
    ia/XCD dollar del Caribes Oriental
    ia/XOF franco CFA de Africa Occidental
    ia/XPF franco CFP
    ia/YER rial yemeni
    ia/ZAR rand sudafrican
    ia/ZMW kwacha zambian
    id/AED Dirham Uni Emirat Arab
    id/AFN Afgani Afganistan
    id/ALL Lek Albania
    id/AMD Dram Armenia
    id/ANG Guilder Antilla Belanda
    id/AOA Kwanza Angola
    id/ARL Peso Ley Argentina (1970–1983)
    id/ARM Peso Argentina (1881–1970)
    id/ARS Peso Argentina
    id/AUD Dolar Australia
    id/AWG Florin Aruba
    id/AZN Manat Azerbaijan
    id/BAM Mark Konvertibel Bosnia-Herzegovina
    id/BAN Dinar Baru Bosnia-Herzegovina (1994–1997)
    id/BBD Dolar Barbados
    id/BDT Taka Bangladesh
    id/BGM Socialist Lev Bulgaria
    id/BGN Lev Bulgaria
    id/BGO Lev Bulgaria (1879–1952)
    id/BHD Dinar Bahrain
    id/BIF Franc Burundi
    id/BMD Dolar Bermuda
    id/BND Dolar Brunei
    id/BOB Boliviano
    id/BOL Boliviano Bolivia (1863–1963)
    id/BRL Real Brasil
    id/BRZ Cruzeiro Brasil (1942–1967)
    id/BSD Dolar Bahama
    id/BTN Ngultrum Bhutan
    id/BWP Pula Botswana
    id/BYN Rubel Belarusia
    id/BZD Dolar Belize
    id/CAD Dolar Kanada
    id/CDF Franc Kongo
    id/CHF Franc Swiss
    id/CLE Escudo Cile
    id/CLP Peso Cile
    id/CNH Yuan Tiongkok (luar negeri)
    id/CNY Yuan Tiongkok
    id/COP Peso Kolombia
    id/CRC Colon Kosta Rika
    id/CUC Peso Konvertibel Kuba
    id/CUP Peso Kuba
    id/CVE Escudo Tanjung Verde
    id/CZK Koruna Ceko
    id/DJF Franc Jibuti
    id/DKK Krone Denmark
    id/DOP Peso Dominika
    id/DZD Dinar Aljazair
    id/EGP Pound Mesir
    id/ERN Nakfa Eritrea
    id/ETB Birr Etiopia
    id/EUR Euro
    id/FJD Dolar Fiji
    id/FKP Pound Kepulauan Falkland
    id/GBP Pound Inggris
    id/GEL Lari Georgia
    id/GHS Cedi Ghana
    id/GIP Pound Gibraltar
    id/GMD Dalasi Gambia
    id/GNF Franc Guinea
    id/GTQ Quetzal Guatemala
    id/GYD Dolar Guyana
    id/HKD Dolar Hong Kong
    id/HNL Lempira Honduras
    id/HRK Kuna Kroasia
    id/HTG Gourde Haiti
    id/HUF Forint Hungaria
    id/IDR Rupiah Indonesia
    id/ILS Shekel Baru Israel
    id/INR Rupee India
    id/IQD Dinar Irak
    id/IRR Rial Iran
    id/ISK Krona Islandia
    id/JMD Dolar Jamaika
    id/JOD Dinar Yordania
    id/JPY Yen Jepang
    id/KES Shilling Kenya
    id/KGS Som Kirgizstan
    id/KHR Riel Kamboja
    id/KMF Franc Komoro
    id/KPW Won Korea Utara
    id/KRH Hwan Korea Selatan (1953–1962)
    id/KRO Won Korea Selatan (1945–1953)
    id/KRW Won Korea Selatan
    id/KWD Dinar Kuwait
    id/KYD Dolar Kepulauan Cayman
    id/KZT Tenge Kazakhstan
    id/LAK Kip Laos
    id/LBP Pound Lebanon
    id/LKR Rupee Sri Lanka
    id/LRD Dolar Liberia
    id/LSL Loti Lesotho
    id/LYD Dinar Libya
    id/MAD Dirham Maroko
    id/MAF Franc Maroko
    id/MCF Franc Monegasque
    id/MDC Cupon Moldova
    id/MDL Leu Moldova
    id/MGA Ariary Madagaskar
    id/MKD Denar Makedonia
    id/MKN Denar Makedonia (1992–1993)
    id/MMK Kyat Myanmar
    id/MNT Tugrik Mongolia
    id/MOP Pataca Makau
    id/MRU Ouguiya Mauritania
    id/MUR Rupee Mauritius
    id/MVP Rufiyaa Maladewa (1947–1981)
    id/MVR Rufiyaa Maladewa
    id/MWK Kwacha Malawi
    id/MXN Peso Meksiko
    id/MYR Ringgit Malaysia
    id/MZN Metical Mozambik
    id/NAD Dolar Namibia
    id/NGN Naira Nigeria
    id/NIO Cordoba Nikaragua
    id/NOK Krone Norwegia
    id/NPR Rupee Nepal
    id/NZD Dolar Selandia Baru
    id/OMR Rial Oman
    id/PAB Balboa Panama
    id/PEN Sol Peru
    id/PGK Kina Papua Nugini
    id/PHP Peso Filipina
    id/PKR Rupee Pakistan
    id/PLN Zloty Polandia
    id/PYG Guarani Paraguay
    id/QAR Rial Qatar
    id/RON Leu Rumania
    id/RSD Dinar Serbia
    id/RUB Rubel Rusia
    id/RWF Franc Rwanda
    id/SAR Riyal Arab Saudi
    id/SBD Dolar Kepulauan Solomon
    id/SCR Rupee Seychelles
    id/SDG Pound Sudan
    id/SEK Krona Swedia
    id/SGD Dolar Singapura
    id/SHP Pound Saint Helena
    id/SLE Leone Sierra Leone
    id/SLL Leone Sierra Leone (1964—2022)
    id/SOS Shilling Somalia
    id/SRD Dolar Suriname
    id/SSP Pound Sudan Selatan
    id/STN Dobra Sao Tome dan Principe
    id/SYP Pound Suriah
    id/SZL Lilangeni Swaziland
    id/THB Baht Thailand
    id/TJS Somoni Tajikistan
    id/TMT Manat Turkmenistan
    id/TND Dinar Tunisia
    id/TOP Paʻanga Tonga
    id/TRY Lira Turki
    id/TTD Dolar Trinidad dan Tobago
    id/TWD Dolar Baru Taiwan
    id/TZS Shilling Tanzania
    id/UAH Hryvnia Ukraina
    id/UGX Shilling Uganda
    id/USD Dolar Amerika Serikat
    id/UYU Peso Uruguay
    id/UZS Som Uzbekistan
    id/VEF Bolivar Venezuela (2008–2018)
    id/VES Bolivar Venezuela
    id/VND Dong Vietnam
    id/VNN Dong Vietnam (1978–1985)
    id/VUV Vatu Vanuatu
    id/WST Tala Samoa
    id/XAF Franc CFA Afrika Tengah
    id/XCD Dolar Karibia Timur
    id/XFO Franc Gold Perancis
    id/XFU Franc UIC Perancis
    id/XOF Franc CFA Afrika Barat
    id/XPF Franc CFP
    id/XRE Dana RINET
    id/YER Rial Yaman
    id/YUR Dinar Reformasi Yugoslavia (1992–1993)
    id/ZAR Rand Afrika Selatan
    id/ZMW Kwacha Zambia
    ig/AED Ego Dirham obodo United Arab Emirates
    ig/AFN Ego Afghani Obodo Afghanistan
    ig/ALL Ego Lek Obodo Albania
    ig/AMD Ego Dram obodo Armenia
    ig/ANG Ego Antillean Guilder obodo Netherlands
    ig/AOA Ego Kwanza obodo Angola
    ig/ARS Ego Peso obodo Argentina
    ig/AUD Ego Dollar obodo Australia
    ig/AWG Ego Florin obodo Aruba
    ig/AZN Ego Manat obodo Azerbaijan
    ig/BAM Akara mgbanwe ego obodo Bosnia-Herzegovina
    ig/BBD Ego Dollar obodo Barbados
    ig/BDT Ego Taka obodo Bangladesh
    ig/BGN Ego Lev mba Bulgaria
    ig/BHD Ego Dinar Obodo Bahrain
    ig/BIF Ego Franc obodo Burundi
    ig/BMD Dollar Bermuda
    ig/BND Ego Dollar obodo Brunei
    ig/BOB Ego Boliviano obodo Bolivia
    ig/BRL Real Brazil
    ig/BSD Ego Dollar Obodo Bahamas
    ig/BTN Ego Ngultrum obodo Bhutan
    ig/BWP Ego Pula obodo Bostwana
    ig/BYN Ego Ruble mba Belarus
    ig/BZD Dollar Belize
    ig/CAD Dollar Canada
    ig/CDF Ego Franc obodo Congo
    ig/CHF Ego Franc mba Switzerland
    ig/CLP Ego Peso obodo Chile
    ig/CNH Ego Yuan Obodo China (ndị bi na mmiri)
    ig/CNY Yuan China
    ig/COP Ego Peso obodo Columbia
    ig/CRC Ego Colón obodo Costa Rica
    ig/CUC Ego Peso e nwere ike ịgbanwe nke obodo Cuba
    ig/CUP Ego Peso obodo Cuba
    ig/CVE Escudo Caboverdiano
    ig/CZK Ego Koruna obodo Czech
    ig/DJF Ego Franc obodo Djibouti
    ig/DKK Ego Krone Obodo Denmark
    ig/DOP Ego Peso Obodo Dominica
    ig/DZD Ego Dinar Obodo Algeria
    ig/EGP Ego Pound obodo Egypt
    ig/ERN Ego Nakfa obodo Eritrea
    ig/ETB Ego Birr obodo Ethiopia
    ig/EUR Euro
    ig/FJD Ego Dollar obodo Fiji
    ig/FKP Ego Pound obodo Falkland Islands
    ig/GBP Pound British
    ig/GEL Ego Lari Obodo Georgia
    ig/GHS Ego Cedi obodo Ghana
    ig/GIP Ego Pound obodo Gibraltar
    ig/GMD Ego Dalasi obodo Gambia
    ig/GNF Ego Franc obodo Guinea
    ig/GTQ Ego Quetzal obodo Guatemala
    ig/GYD Ego Dollar obodo Guyana
    ig/HKD Ego Dollar Obodo Honk Kong
    ig/HNL Ego Lempira obodo Honduras
    ig/HRK Ego Kuna obodo Croatia
    ig/HTG Ego Gourde obodo Haiti
    ig/HUF Ego Forint obodo Hungary
    ig/IDR Ego Rupiah Obodo Indonesia
    ig/ILS Ego Shekel ọhụrụ obodo Israel
    ig/INR Rupee India
    ig/IQD Ego Dinar obodo Iraq
    ig/IRR Ego Rial obodo Iran
    ig/ISK Ego Króna obodo Iceland
    ig/JMD Ego Dollar obodo Jamaica
    ig/JOD Ego Dinar Obodo Jordan
    ig/JPY Yen Japan
    ig/KES Ego Shilling obodo Kenya
    ig/KGS Ego Som Obodo Kyrgyzstan
    ig/KHR Ego Riel obodo Cambodia
    ig/KMF Ego Franc obodo Comoros
    ig/KPW Ego Won Obodo North Korea
    ig/KRW Ego Won Obodo South Korea
    ig/KWD Ego Dinar Obodo Kuwait
    ig/KYD Ego Dollar obodo Cayman Islands
    ig/KZT Ego Tenge obodo Kazakhstani
    ig/LAK Ego Kip Obodo Laos
    ig/LBP Ego Pound obodo Lebanon
    ig/LKR Ego Rupee obodo Sri Lanka
    ig/LRD Ego Dollar obodo Liberia
    ig/LSL Ego loti obodo Lesotho
    ig/LYD Ego Dinar obodo Libya
    ig/MAD Ego Dirham obodo Morocco
    ig/MDL Ego Leu obodo Moldova
    ig/MGA Ego Ariary obodo Madagascar
    ig/MKD Ego Denar Obodo Macedonia
    ig/MMK Ego Kyat obodo Myanmar
    ig/MNT Ego Turgik Obodo Mongolia
    ig/MOP Ego Pataca ndị Obodo Macanese
    ig/MRU Ego Ouguiya Obodo Mauritania
    ig/MUR Ego Rupee obodo Mauritania
    ig/MVR Ego Rufiyaa obodo Moldova
    ig/MWK Ego Kwacha obodo Malawi
    ig/MXN Ego Peso obodo Mexico
    ig/MYR Ego Ringgit obodo Malaysia
    ig/MZN Ego Metical obodo Mozambique
    ig/NAD Ego Dollar obodo Namibia
    ig/NGN Naịra
    ig/NIO Ego Córodoba obodo Nicaragua
    ig/NOK Ego Krone Obodo Norway
    ig/NPR Ego Rupee obodo Nepal
    ig/NZD Ego Dollar obodo New Zealand
    ig/OMR Ego Rial obodo Oman
    ig/PAB Ego Balboa obodo Panama
    ig/PEN Ego Sol obodo Peru
    ig/PGK Ego Kina obodo Papua New Guinea
    ig/PHP Ego Piso obodo Philippine
    ig/PKR Ego Rupee obodo Pakistan
    ig/PLN Ego Zloty mba Poland
    ig/PYG Ego Guarani obodo Paraguay
    ig/QAR Ego Rial obodo Qatar
    ig/RON Ego Leu obodo Romania
    ig/RSD Ego Dinar obodo Serbia
    ig/RUB Ruble Russia
    ig/RWF Ego Franc obodo Rwanda
    ig/SAR Ego Riyal obodo Saudi
    ig/SBD Ego Dollar obodo Solomon Islands
    ig/SCR Ego Rupee obodo Seychelles
    ig/SDG Ego Pound obodo Sudan
    ig/SEK Ego Krona Obodo Sweden
    ig/SGD Ego Dollar obodo Singapore
    ig/SHP Ego Pound obodo St Helena
    ig/SLE Ego Leone obodo Sierra Leone
    ig/SLL Ego Leone obodo Sierra Leone (1964—2022)
    ig/SOS Ego shilling obodo Somali
    ig/SRD Dollar Surinamese
    ig/SSP Ego Pound obodo South Sudan
    ig/STN Ego Dobra nke obodo Sāo Tomé na Principe
    ig/SYP Ego Pound obodo Syria
    ig/SZL Ego Lilangeni obodo Swaziland
    ig/THB Ego Baht obodo Thai
    ig/TJS Who Somoni obodo Tajikistan
    ig/TMT Ego Manat Obodo Turkmenistan
    ig/TND Ego Dinar Obodo Tunisia
    ig/TOP Ego paʻanga obodo Tonga
    ig/TRY Ego Lira obodo Türkiye
    ig/TTD Dollar Trinidad & Tobago
    ig/TWD Dollar obodo New Taiwan
    ig/TZS Ego Shilling Obodo Tanzania
    ig/UAH Ego Hryvnia obodo Ukraine
    ig/UGX Ego Shilling obodo Uganda
    ig/USD Dollar US
    ig/UYU Ego Peso obodo Uruguay
    ig/UZS Ego Som obodo Uzbekistan
    ig/VES Ego Bolivar obodo Venezuela
    ig/VND Ego Dong obodo Vietnam
    ig/VUV Ego Vatu obodo Vanuatu
    ig/WST Ego Tala obodo Samoa
    ig/XAF Ego Franc mba etiti Africa
    ig/XCD Ego Dollar obodo East Carribbean
    ig/XOF Ego CFA Franc obodo West Africa
    ig/XPF Ego Franc obodo CFP
    ig/YER Ego Rial obodo Yemeni
    ig/ZAR Ego Rand obodo South Africa
    ig/ZMW Ego Kwacha Obodo Zambia
    is/AED arabískt dírham
    is/AFN afgani
    is/ALL albanskt lek
    is/AMD armenskt dramm
    is/ANG hollenskt Antillugyllini
    is/AOA angólsk kvansa
    is/ARS argentínskur pesi
    is/AUD ástralskur dalur
    is/AWG arúbönsk flórína
    is/AZN aserskt manat
    is/BAM skiptanlegt Bosníu og Hersegóvínu-mark
    is/BBD barbadoskur dalur
    is/BDT bangladessk taka
    is/BGN búlgarskt lef
    is/BHD bareinskur denari
    is/BIF búrúndískur franki
    is/BMD Bermúdadalur
    is/BND brúneiskur dalur
    is/BOB bólivíani
    is/BRL brasilískt ríal
    is/BSD Bahamadalur
    is/BTN bútanskt núltrum
    is/BWP botsvönsk púla
    is/BYN hvítrússnesk rúbla
    is/BZD belískur dalur
    is/CAD Kanadadalur
    is/CDF kongóskur franki
    is/CHF svissneskur franki
    is/CLP síleskur pesi
    is/CNH kínverskt júan (utan heimalands)
    is/CNY kínverskt júan
    is/COP kólumbískur pesi
    is/CRC kostarískt kólon
    is/CUC kúbverskur skiptanlegur pesi
    is/CUP kúbverskur pesi
    is/CVE grænhöfðeyskur skúti
    is/CZK tékknesk króna
    is/DJF djíbútískur franki
    is/DKK dönsk króna
    is/DOP dóminískur pesi
    is/DZD alsírskur denari
    is/EGP egypskt pund
    is/ERN erítresk nakfa
    is/ETB eþíópískt birr
    is/EUR evra
    is/FJD fídjískur dalur
    is/FKP falklenskt pund
    is/GBP sterlingspund
    is/GEL georgískur lari
    is/GHS ganverskur sedi
    is/GIP Gíbraltarspund
    is/GMD gambískur dalasi
    is/GNF Gíneufranki
    is/GTQ gvatemalskt kvesal
    is/GYD gvæjanskur dalur
    is/HKD Hong Kong-dalur
    is/HNL hondúrsk lempíra
    is/HRK króatísk kúna
    is/HTG haítískur gúrdi
    is/HUF ungversk fórinta
    is/IDR indónesísk rúpía
    is/ILS nýr ísraelskur sikill
    is/INR indversk rúpía
    is/IQD írakskur denari
    is/IRR íranskt ríal
    is/ISK íslensk króna
    is/JMD jamaískur dalur
    is/JOD jórdanskur denari
    is/JPY japanskt jen
    is/KES kenískur skildingur
    is/KGS kirgiskt som
    is/KHR kambódískt ríal
    is/KMF kómoreyskur franki
    is/KPW norðurkóreskt vonn
    is/KRW suðurkóreskt vonn
    is/KWD kúveiskur denari
    is/KYD caymaneyskur dalur
    is/KZT kasakst tengi
    is/LAK laoskt kip
    is/LBP líbanskt pund
    is/LKR srílönsk rúpía
    is/LRD líberískur dalur
    is/LSL lesótóskur lóti
    is/LYD líbískur denari
    is/MAD marokkóskt dírham
    is/MAF Marokkóskur franki
    is/MDL moldavískt lei
    is/MGA Madagaskararjari
    is/MKD makedónskur denari
    is/MMK mjanmarskt kjat
    is/MNT mongólskur túríkur
    is/MOP makaósk pataka
    is/MRU márítönsk úgía
    is/MUR máritísk rúpía
    is/MVR maldíveysk rúpía
    is/MWK malavísk kvaka
    is/MXN mexíkóskur pesi
    is/MYR malasískt ringit
    is/MZN mósambískt metikal
    is/NAD namibískur dalur
    is/NGN nígerísk næra
    is/NIO níkarögsk kordóva
    is/NOK norsk króna
    is/NPR nepölsk rúpía
    is/NZD nýsjálenskur dalur
    is/OMR ómanskt ríal
    is/PAB balbói
    is/PEN perúskt sól
    is/PGK papúsk kína
    is/PHP filippseyskur pesi
    is/PKR pakistönsk rúpía
    is/PLN pólskt slot
    is/PYG paragvæskt gvaraní
    is/QAR katarskt ríal
    is/RON rúmenskt lei
    is/RSD serbneskur denari
    is/RUB rússnesk rúbla
    is/RWF rúandskur franki
    is/SAR sádíarabískt ríal
    is/SBD salómonseyskur dalur
    is/SCR Seychellesrúpía
    is/SDG súdanskt pund
    is/SEK sænsk króna
    is/SGD singapúrskur dalur
    is/SHP helenskt pund
    is/SLE síerraleónsk ljóna
    is/SLL síerraleónsk ljóna (1964—2022)
    is/SOS sómalískur skildingur
    is/SRD Súrínamdalur
    is/SSP suðursúdanskt pund
    is/STN Saó Tóme og Prinsípe-dóbra
    is/SYP sýrlenskt pund
    is/SZL svasílenskur lílangeni
    is/THB taílenskt bat
    is/TJS tadsjikskur sómóni
    is/TMT túrkmenskt manat
    is/TND túniskur denari
    is/TOP Tongapanga
    is/TRY tyrknesk líra
    is/TTD Trínidad og Tóbagó-dalur
    is/TWD taívanskur dalur
    is/TZS tansanískur skildingur
    is/UAH úkraínsk hrinja
    is/UGX úgandskur skildingur
    is/USD Bandaríkjadalur
    is/UYU úrúgvæskur pesi
    is/UZS úsbekskt súm
    is/VEF venesúelskur bólívari (2008–2018)
    is/VES venesúelskur bólívari
    is/VND víetnamskt dong
    is/VUV vanúatúskt vatú
    is/WST Samóatala
    is/XAF miðafrískur franki
    is/XCD austurkarabískur dalur
    is/XFO Franskur gullfranki
    is/XFU Franskur franki, UIC
    is/XOF vesturafrískur franki
    is/XPF pólinesískur franki
    is/YER jemenskt ríal
    is/ZAR suðurafrískt rand
    is/ZMW sambísk kvaka
    it/AED dirham degli Emirati Arabi Uniti
    it/AFN afghani
    it/ALL lek albanese
    it/AMD dram armeno
    it/ANG fiorino delle Antille olandesi
    it/AOA kwanza angolano
    it/ARS peso argentino
    it/AUD dollaro australiano
    it/AWG fiorino di Aruba
    it/AZN manat azero
    it/BAM marco convertibile della Bosnia-Herzegovina
    it/BBD dollaro di Barbados
    it/BDT taka bangladese
    it/BGN lev bulgaro
    it/BHD dinaro del Bahrein
    it/BIF franco del Burundi
    it/BMD dollaro delle Bermuda
    it/BND dollaro del Brunei
    it/BOB boliviano
    it/BRL real brasiliano
    it/BSD dollaro delle Bahamas
    it/BTN ngultrum bhutanese
    it/BWP pula del Botswana
    it/BYN rublo bielorusso
    it/BZD dollaro del Belize
    it/CAD dollaro canadese
    it/CDF franco congolese
    it/CHF franco svizzero
    it/CLP peso cileno
    it/CNH renmimbi cinese offshore
    it/CNY yuan cinese
    it/COP peso colombiano
    it/CRC colón costaricano
    it/CUC peso cubano convertibile
    it/CUP peso cubano
    it/CVE escudo capoverdiano
    it/CZK corona ceca
    it/DJF franco di Gibuti
    it/DKK corona danese
    it/DOP peso dominicano
    it/DZD dinaro algerino
    it/EGP sterlina egiziana
    it/ERN nakfa eritreo
    it/ETB birr etiope
    it/EUR euro
    it/FJD dollaro delle Figi
    it/FKP sterlina delle Falkland
    it/GBP sterlina britannica
    it/GEL lari georgiano
    it/GHS cedi ghanese
    it/GIP sterlina di Gibilterra
    it/GMD dalasi gambiano
    it/GNF franco della Guinea
    it/GTQ quetzal guatemalteco
    it/GYD dollaro della Guyana
    it/HKD dollaro di Hong Kong
    it/HNL lempira honduregna
    it/HRK kuna croata
    it/HTG gourde haitiano
    it/HUF fiorino ungherese
    it/IDR rupia indonesiana
    it/ILS nuovo siclo israeliano
    it/INR rupia indiana
    it/IQD dinaro iracheno
    it/IRR rial iraniano
    it/ISK corona islandese
    it/JMD dollaro giamaicano
    it/JOD dinaro giordano
    it/JPY yen giapponese
    it/KES scellino keniota
    it/KGS som kirghiso
    it/KHR riel cambogiano
    it/KMF franco comoriano
    it/KPW won nordcoreano
    it/KRW won sudcoreano
    it/KWD dinaro kuwaitiano
    it/KYD dollaro delle Isole Cayman
    it/KZT tenge kazako
    it/LAK kip laotiano
    it/LBP lira libanese
    it/LKR rupia di Sri Lanka
    it/LRD dollaro liberiano
    it/LSL loti del Lesotho
    it/LYD dinaro libico
    it/MAD dirham marocchino
    it/MAF franco marocchino
    it/MDL leu moldavo
    it/MGA ariary malgascio
    it/MKD dinaro macedone
    it/MKN dinaro macedone (1992–1993)
    it/MMK kyat di Myanmar
    it/MNT tugrik mongolo
    it/MOP pataca di Macao
    it/MRU ouguiya della Mauritania
    it/MUR rupia mauriziana
    it/MVR rufiyaa delle Maldive
    it/MWK kwacha malawiano
    it/MXN peso messicano
    it/MYR ringgit malese
    it/MZN metical mozambicano
    it/NAD dollaro namibiano
    it/NGN naira nigeriana
    it/NIO córdoba nicaraguense
    it/NOK corona norvegese
    it/NPR rupia nepalese
    it/NZD dollaro neozelandese
    it/OMR rial omanita
    it/PAB balboa panamense
    it/PEN sol peruviano
    it/PGK kina papuana
    it/PHP peso filippino
    it/PKR rupia pakistana
    it/PLN zloty polacco
    it/PYG guaraní paraguayano
    it/QAR rial qatariano
    it/RON leu rumeno
    it/RSD dinaro serbo
    it/RUB rublo russo
    it/RWF franco ruandese
    it/SAR riyal saudita
    it/SBD dollaro delle Isole Salomone
    it/SCR rupia delle Seychelles
    it/SDG sterlina sudanese
    it/SEK corona svedese
    it/SGD dollaro di Singapore
    it/SHP sterlina di Sant'Elena
    it/SLE leone della Sierra Leone
    it/SLL leone della Sierra Leone (1964–2022)
    it/SOS scellino somalo
    it/SRD dollaro del Suriname
    it/SSP sterlina sud-sudanese
    it/STN dobra di Sao Tomé e Príncipe
    it/SYP lira siriana
    it/SZL lilangeni
    it/THB baht thailandese
    it/TJS somoni tagiko
    it/TMT manat turkmeno
    it/TND dinaro tunisino
    it/TOP paʻanga tongano
    it/TRY lira turca
    it/TTD dollaro di Trinidad e Tobago
    it/TWD nuovo dollaro taiwanese
    it/TZS scellino della Tanzania
    it/UAH grivnia ucraina
    it/UGX scellino ugandese
    it/USD dollaro statunitense
    it/UYU peso uruguayano
    it/UZS sum uzbeco
    it/VEF bolívar venezuelano (2008–2018)
    it/VES bolívar venezuelano
    it/VND dong vietnamita
    it/VUV vatu di Vanuatu
    it/WST tala samoano
    it/XAF franco CFA BEAC
    it/XCD dollaro dei Caraibi orientali
    it/XFO franco oro francese
    it/XFU franco UIC francese
    it/XOF franco CFA BCEAO
    it/XPF franco CFP
    it/XRE fondi RINET
    it/YER riyal yemenita
    it/ZAR rand sudafricano
    it/ZMW kwacha zambiano
    ja/AED アラブ首長国連邦ディルハム
    ja/AFN アフガニスタン アフガニー
    ja/ALL アルバニア レク
    ja/AMD アルメニア ドラム
    ja/ANG オランダ領アンティル ギルダー
    ja/AOA アンゴラ クワンザ
    ja/ARL アルゼンチン・ペソ・レイ（1970–1983）
    ja/ARM アルゼンチン・ペソ（1881–1970）
    ja/ARS アルゼンチン ペソ
    ja/AUD オーストラリア ドル
    ja/AWG アルバ フロリン
    ja/AZN アゼルバイジャン マナト
    ja/BAM ボスニア・ヘルツェゴビナ 兌換マルク (BAM)
    ja/BAN ボスニア・ヘルツェゴビナ 新ディナール（1994–1997）
    ja/BBD バルバドス ドル
    ja/BDT バングラデシュ タカ
    ja/BGM ブルガリア社会主義 レフ
    ja/BGN ブルガリア 新レフ
    ja/BGO ブルガリア レフ（1879–1952）
    ja/BHD バーレーン ディナール
    ja/BIF ブルンジ フラン
    ja/BMD バミューダ ドル
    ja/BND ブルネイ ドル
    ja/BOB ボリビア ボリビアーノ
    ja/BOL ボリビア ボリビアーノ (1863–1963)
    ja/BRL ブラジル レアル
    ja/BRZ ブラジル クルゼイロ（1942–1967）
    ja/BSD バハマ ドル
    ja/BTN ブータン ニュルタム
    ja/BWP ボツワナ プラ
    ja/BYN ベラルーシ ルーブル
    ja/BZD ベリーズ ドル
    ja/CAD カナダ ドル
    ja/CDF コンゴ フラン
    ja/CHF スイス フラン
    ja/CLE チリ エスクード
    ja/CLP チリ ペソ
    ja/CNH 中国人民元(オフショア)
    ja/CNX 中国人民銀行ドル
    ja/CNY 中国人民元
    ja/COP コロンビア ペソ
    ja/CRC コスタリカ コロン
    ja/CUC キューバ 兌換ペソ
    ja/CUP キューバ ペソ
    ja/CVE カーボベルデ エスクード
    ja/CZK チェコ コルナ
    ja/DJF ジブチ フラン
    ja/DKK デンマーク クローネ
    ja/DOP ドミニカ ペソ
    ja/DZD アルジェリア ディナール
    ja/EGP エジプト ポンド
    ja/ERN エリトリア ナクファ
    ja/ETB エチオピア ブル
    ja/EUR ユーロ
    ja/FJD フィジー ドル
    ja/FKP フォークランド（マルビナス）諸島 ポンド
    ja/GBP 英国ポンド
    ja/GEL ジョージア ラリ
    ja/GHS ガーナ セディ
    ja/GIP ジブラルタル ポンド
    ja/GMD ガンビア ダラシ
    ja/GNF ギニア フラン
    ja/GTQ グアテマラ ケツァル
    ja/GYD ガイアナ ドル
    ja/HKD 香港ドル
    ja/HNL ホンジュラス レンピラ
    ja/HRK クロアチア クーナ
    ja/HTG ハイチ グールド
    ja/HUF ハンガリー フォリント
    ja/IDR インドネシア ルピア
    ja/ILS イスラエル新シェケル
    ja/INR インド ルピー
    ja/IQD イラク ディナール
    ja/IRR イラン リアル
    ja/ISK アイスランド クローナ
    ja/JMD ジャマイカ ドル
    ja/JOD ヨルダン ディナール
    ja/JPY 日本円
    ja/KES ケニア シリング
    ja/KGS キルギス ソム
    ja/KHR カンボジア リエル
    ja/KMF コモロ フラン
    ja/KPW 北朝鮮ウォン
    ja/KRH 韓国 ファン（1953–1962）
    ja/KRO 韓国 ウォン（1945–1953）
    ja/KRW 韓国ウォン
    ja/KWD クウェート ディナール
    ja/KYD ケイマン諸島 ドル
    ja/KZT カザフスタン テンゲ
    ja/LAK ラオス キープ
    ja/LBP レバノン ポンド
    ja/LKR スリランカ ルピー
    ja/LRD リベリア ドル
    ja/LSL レソト ロティ
    ja/LYD リビア ディナール
    ja/MAD モロッコ ディルハム
    ja/MAF モロッコ フラン
    ja/MCF モネガスク フラン
    ja/MDC モルドバ クーポン
    ja/MDL モルドバ レイ
    ja/MGA マダガスカル アリアリ
    ja/MKD マケドニア デナル
    ja/MKN マケドニア ディナール（1992–1993）
    ja/MMK ミャンマー チャット
    ja/MNT モンゴル トグログ
    ja/MOP マカオ パタカ
    ja/MRU モーリタニア ウギア
    ja/MUR モーリシャス ルピー
    ja/MVP モルディブ諸島 ルピー
    ja/MVR モルディブ ルフィア
    ja/MWK マラウィ クワチャ
    ja/MXN メキシコ ペソ
    ja/MYR マレーシア リンギット
    ja/MZN モザンビーク メティカル
    ja/NAD ナミビア ドル
    ja/NGN ナイジェリア ナイラ
    ja/NIO ニカラグア コルドバ オロ
    ja/NOK ノルウェー クローネ
    ja/NPR ネパール ルピー
    ja/NZD ニュージーランド ドル
    ja/OMR オマーン リアル
    ja/PAB パナマ バルボア
    ja/PEN ペルー ソル
    ja/PGK パプアニューギニア キナ
    ja/PHP フィリピン ペソ
    ja/PKR パキスタン ルピー
    ja/PLN ポーランド ズウォティ
    ja/PYG パラグアイ グアラニ
    ja/QAR カタール リアル
    ja/RON ルーマニア レイ
    ja/RSD セルビア ディナール
    ja/RUB ロシア ルーブル
    ja/RWF ルワンダ フラン
    ja/SAR サウジ リヤル
    ja/SBD ソロモン諸島 ドル
    ja/SCR セーシェル ルピー
    ja/SDG スーダン ポンド
    ja/SEK スウェーデン クローナ
    ja/SGD シンガポール ドル
    ja/SHP セントヘレナ ポンド
    ja/SLE シエラレオネ レオン
    ja/SLL シエラレオネ レオン (1964—2022)
    ja/SOS ソマリア シリング
    ja/SRD スリナム ドル
    ja/SSP 南スーダン ポンド
    ja/STN サントメ・プリンシペ ドブラ
    ja/SYP シリア ポンド
    ja/SZL スワジランド リランゲニ
    ja/THB タイ バーツ
    ja/TJS タジキスタン ソモニ
    ja/TMT トルクメニスタン マナト
    ja/TND チュニジア ディナール
    ja/TOP トンガ パ・アンガ
    ja/TRY トルコ リラ
    ja/TTD トリニダード・トバゴ ドル
    ja/TWD 新台湾ドル
    ja/TZS タンザニア シリング
    ja/UAH ウクライナ フリヴニャ
    ja/UGX ウガンダ シリング
    ja/USD 米ドル
    ja/UYU ウルグアイ ペソ
    ja/UZS ウズベキスタン スム
    ja/VEF ベネズエラ ボリバル (2008–2018)
    ja/VES ベネズエラ ボリバル
    ja/VND ベトナム ドン
    ja/VNN ベトナム ドン（1978–1985）
    ja/VUV バヌアツ バツ
    ja/WST サモア タラ
    ja/XAF 中央アフリカ CFA フラン
    ja/XCD 東カリブ ドル
    ja/XFO フランス金フラン
    ja/XFU フランス フラン (UIC)
    ja/XOF 西アフリカ CFA フラン
    ja/XPF CFP フラン
    ja/XRE RINET基金
    ja/YER イエメン リアル
    ja/YUR ユーゴスラビア 改革ディナール（1992–1993）
    ja/ZAR 南アフリカ ランド
    ja/ZMW ザンビア クワチャ
    jgo/CAD Ndɔ́la-Kanandâ
    jgo/EUR Ʉ́lɔ
    jgo/USD Ndɔ́la-Amɛlîk
    jgo/XAF Fɛlâŋ
    jmc/AED Dirham ya Falme za Kiarabu
    jmc/AOA Kwanza ya Angola
    jmc/AUD Dola ya Australia
    jmc/BHD Dinari ya Bahareni
    jmc/BIF Faranga ya Burundi
    jmc/BWP Pula ya Botswana
    jmc/CAD Dola ya Kanada
    jmc/CDF Faranga ya Kongo
    jmc/CHF Faranga ya Uswisi
    jmc/CNY Yuan Renminbi ya China
    jmc/CVE Eskudo ya Kepuvede
    jmc/DJF Faranga ya Jibuti
    jmc/DZD Dinari ya Aljeria
    jmc/EGP Pauni ya Misri
    jmc/ERN Nakfa ya Eritrea
    jmc/ETB Bir ya Uhabeshi
    jmc/EUR Yuro
    jmc/GBP Pauni ya Uingereza
    jmc/GMD Dalasi ya Gambia
    jmc/INR Rupia ya India
    jmc/JPY Sarafu ya Kijapani
    jmc/KES Shilingi ya Kenya
    jmc/KMF Faranga ya Komoro
    jmc/LRD Dola ya Liberia
    jmc/LSL Loti ya Lesoto
    jmc/LYD Dinari ya Libya
    jmc/MAD Dirham ya Moroko
    jmc/MGA Faranga ya Bukini
    jmc/MRU Ugwiya ya Moritania
    jmc/MUR Rupia ya Morisi
    jmc/MWK Kwacha ya Malawi
    jmc/NAD Dola ya Namibia
    jmc/NGN Naira ya Nijeria
    jmc/RWF Faranga ya Rwanda
    jmc/SAR Riyal ya Saudia
    jmc/SCR Rupia ya Shelisheli
    jmc/SDG Dinari ya Sudani
    jmc/SHP Pauni ya Santahelena
    jmc/SLE Leoni
    jmc/SLL Leoni (1964—2022)
    jmc/SOS Shilingi ya Somalia
    jmc/STN Dobra ya Sao Tome na Principe
    jmc/SZL Lilangeni
    jmc/TND Dinari ya Tunisia
    jmc/TZS Shilingi ya Tanzania
    jmc/UGX Shilingi ya Uganda
    jmc/USD Dola ya Marekani
    jmc/XAF Faranga CFA BEAC
    jmc/XOF Faranga CFA BCEAO
    jmc/ZAR Randi ya Afrika Kusini
    jmc/ZMW Kwacha ya Zambia
    jv/AED Dirham Uni Emirat Arab
    jv/AFN Afghani Afganistan
    jv/ALL Lek Albania
    jv/AMD Dram Armenia
    jv/ANG Guilder Antilla Walanda
    jv/AOA Kwanza Angola
    jv/ARS Peso Argentina
    jv/AUD Dolar Australia
    jv/AWG Florin Aruban
    jv/AZN Manat Azerbaijan
    jv/BAM Mark Konvertibel Bosnia-Herzegovina
    jv/BBD Dolar Barbadian
    jv/BDT Taka Bangladesh
    jv/BGN Lev Bulgaria
    jv/BHD Bahrain Dinar
    jv/BIF Franc Burundi
    jv/BMD Dolar Bermuda
    jv/BND Dolar Brunai
    jv/BOB Boliviano Bolivia
    jv/BRL Real Brasil
    jv/BSD Dolar Bahamian
    jv/BTN Ngultrum Bhutan
    jv/BWP Pula Botswana
    jv/BYN Ruble Belarusia
    jv/BZD Dolar Belise
    jv/CAD Dolar Kanada
    jv/CDF Franc Kongo
    jv/CHF Franc Swiss
    jv/CLP Peso Chili
    jv/CNH Yuan Tyongkok (Jaban Rangkah)
    jv/CNY Yuan Tyongkok
    jv/COP Peso Kolumbia
    jv/CRC Colon Kosta Rika
    jv/CUC Peso Konvertibel Kuba
    jv/CUP Peso Kuba
    jv/CVE Escudo Tanjung Verde
    jv/CZK Koruna Czech
    jv/DJF Franc Djibouti
    jv/DKK Krone Denmark
    jv/DOP Peso Dominika
    jv/DZD Dinar Algeria
    jv/EGP Pound Mesir
    jv/ERN Nakfa Eritrea
    jv/ETB Birr Ethiopia
    jv/EUR Euro
    jv/FJD Dolar Fiji
    jv/FKP Pound Kepuloan Falkland
    jv/GBP Pound Inggris
    jv/GEL Lari Georgia
    jv/GHS Cedi Ghana
    jv/GIP Pound Gibraltar
    jv/GMD Dalasi Gambia
    jv/GNF Franc Guinea
    jv/GTQ Quetzal Guatemala
    jv/GYD Dolar Guyana
    jv/HKD Dolar Hong Kong
    jv/HNL Lempira Honduras
    jv/HRK Kuna Kroasia
    jv/HTG Gourde Haiti
    jv/HUF Forint Hungaria
    jv/IDR Rupiah Indonesia
    jv/ILS Shekel Anyar Israel
    jv/INR Rupee India
    jv/IQD Dinar Irak
    jv/IRR Rial Iran
    jv/ISK Krona Islandia
    jv/JMD Dolar Jamaika
    jv/JOD Dinar Yordania
    jv/JPY Yen Jepang
    jv/KES Shilling Kenya
    jv/KGS Som Kirgistan
    jv/KHR Riel Kamboja
    jv/KMF Franc Komoro
    jv/KPW Won Korea Lor
    jv/KRW Won Korea Kidul
    jv/KWD Dinar Kuwait
    jv/KYD Dolar Kepuloan Caiman
    jv/KZT Tenge Kasakhstan
    jv/LAK Kip Laos
    jv/LBP Pound Libanon
    jv/LKR Rupee Sri Lanka
    jv/LRD Dolar Liberia
    jv/LSL Loti Lesotho
    jv/LYD Dinar Libya
    jv/MAD Dirham Maroko
    jv/MDL Leu Moldova
    jv/MGA Ariary Malagasi
    jv/MKD Denar Masedonia
    jv/MMK Kyat Myanmar
    jv/MNT Tugrik Mongol
    jv/MOP Pataca Macau
    jv/MRU Ouguiya Mauritania
    jv/MUR Rupee Mauritius
    jv/MVR Rufiyaa Maladewa
    jv/MWK Kwacha Malawi
    jv/MXN Peso Meksiko
    jv/MYR Ringgit Malaysia
    jv/MZN Metical Mosambik
    jv/NAD Dolar Namibia
    jv/NGN Naira Nigeria
    jv/NIO Cordoba Nikaragua
    jv/NOK Krone Norwegia
    jv/NPR Rupee Nepal
    jv/NZD Dolar Selandia Anyar
    jv/OMR Rial Oman
    jv/PAB Balboa Panama
    jv/PEN Sol Peru
    jv/PGK Kina Papua Nugini
    jv/PHP Peso Filipina
    jv/PKR Rupee Pakistan
    jv/PLN Zloty Polandia
    jv/PYG Guarani Paraguay
    jv/QAR Rial Qatar
    jv/RON Leu Rumania
    jv/RSD Dinar Serbia
    jv/RUB Rubel Rusia
    jv/RWF Franc Rwanda
    jv/SAR Riyal Saudi
    jv/SBD Dolar Kepuloan Solomon
    jv/SCR Rupee Seichelles
    jv/SDG Pound Sudan
    jv/SEK Krona Swedia
    jv/SGD Dolar Singapura
    jv/SHP Pound Santa Helena
    jv/SLE Leone Sierra Leone
    jv/SLL Leone Sierra Leone (1964—2022)
    jv/SOS Shilling Somalia
    jv/SRD Dolar Suriname
    jv/SSP Pound Sudan Kidul
    jv/STN Dobra Sao Tome lan Principe
    jv/SYP Pound Siria
    jv/SZL Lilangeni Swasi
    jv/THB Baht Thai
    jv/TJS Somoni Tajikistan
    jv/TMT Manat Turmenistan
    jv/TND Dinar Tunisia
    jv/TOP Paʻanga Tonga
    jv/TRY Lira Turki
    jv/TTD Dolar Trinidad lan Tobago
    jv/TWD Dolar Anyar Taiwan
    jv/TZS Shilling Tansania
    jv/UAH Hryvnia Ukrania
    jv/UGX Shilling Uganda
    jv/USD Dolar Amerika Serikat
    jv/UYU Peso Uruguay
    jv/UZS Som Usbekistan
    jv/VEF Bolivar Venezuela (2008 - 2018)
    jv/VES Bolivar Venezuela
    jv/VND Dong Vietnam
    jv/VUV Vatu Vanuatu
    jv/WST Tala Samoa
    jv/XAF CFA Franc Afrika Tengah
    jv/XCD Dolar Karibia Wetan
    jv/XOF CFA Franc Afrika Kulon
    jv/XPF Franc CFP
    jv/YER Rial Yaman
    jv/ZAR Rand Afrika Kidul
    jv/ZMW Kwacha Sambia
    ka/AED არაბთა გაერთიანებული საამიროების დირჰამი
    ka/AFN ავღანური ავღანი
    ka/ALL ალბანური ლეკი
    ka/AMD სომხური დრამი
    ka/ANG ნიდერლანდების ანტილების გულდენი
    ka/AOA ანგოლური კვანზა
    ka/ARS არგენტინული პესო
    ka/AUD ავსტრალიური დოლარი
    ka/AWG არუბანული გულდენი
    ka/AZN აზერბაიჯანული მანათი
    ka/BAM ბოსნია და ჰერცოგოვინას კონვერტირებადი მარკა
    ka/BBD ბარბადოსული დოლარი
    ka/BDT ბანგლადეშური ტაკა
    ka/BGN ბულგარული ლევი
    ka/BHD ბაჰრეინული დინარი
    ka/BIF ბურუნდიული ფრანკი
    ka/BMD ბერმუდული დოლარი
    ka/BND ბრუნეული დოლარი
    ka/BOB ბოლივიური ბოლივიანო
    ka/BRL ბრაზილიური რეალი
    ka/BSD ბაჰამური დოლარი
    ka/BTN ბუტანური ნგულტრუმი
    ka/BWP ბოცვანური პულა
    ka/BYN ბელორუსული რუბლი
    ka/BZD ბელიზის დოლარი
    ka/CAD კანადური დოლარი
    ka/CDF კონგოს ფრანკი
    ka/CHF შვეიცარიული ფრანკი
    ka/CLP ჩილეს პესო
    ka/CNH ჩინური იუანი (ოფშორი)
    ka/CNY ჩინური იუანი
    ka/COP კოლუმბიური პესო
    ka/CRC კოსტა-რიკული კოლონი
    ka/CUC კუბური კონვერტირებადი პესო
    ka/CUP კუბური პესო
    ka/CVE კაბო-ვერდეს ესკუდო
    ka/CZK ჩეხური კრონა
    ka/DJF ჯიბუტის ფრანკი
    ka/DKK დანიური კრონა
    ka/DOP დომინიკური პესო
    ka/DZD ალჟირული დინარი
    ka/EGP ეგვიპტური გირვანქა
    ka/ERN ერიტრეის ნაკფა
    ka/ETB ეთიოპიური ბირი
    ka/EUR ევრო
    ka/FJD ფიჯის დოლარი
    ka/FKP ფოლკლენდის კუნძულების ფუნტი
    ka/GBP ბრიტანული გირვანქა სტერლინგი
    ka/GEL ქართული ლარი
    ka/GHS განური სედი
    ka/GIP გიბრალტარული ფუნტი
    ka/GMD გამბიური დალასი
    ka/GNF გვინეური ფრანკი
    ka/GTQ გვატემალური კეტსალი
    ka/GYD გაიანური დოლარი
    ka/HKD ჰონკონგის დოლარი
    ka/HNL ჰონდურასული ლემპირა
    ka/HRK ხორვატული კუნა
    ka/HTG ჰაიტური გურდი
    ka/HUF უნგრული ფორინტი
    ka/IDR ინდონეზიური რუპია
    ka/ILS ისრაელის ახალი შეკელი
    ka/INR ინდური რუპია
    ka/IQD ერაყული დინარი
    ka/IRR ირანული რიალი
    ka/ISK ისლანდიური კრონა
    ka/JMD იამაიკური დოლარი
    ka/JOD იორდანიული დოლარი
    ka/JPY იაპონური იენი
    ka/KES კენიური შილინგი
    ka/KGS ყირგიზული სომი
    ka/KHR კამბოჯური რიელი
    ka/KMF კომორული ფრანკი
    ka/KPW ჩრდილოეთ კორეული ვონი
    ka/KRW სამხრეთ კორეული ვონი
    ka/KWD ქუვეითური დინარი
    ka/KYD კაიმანის კუნძულების დოლარი
    ka/KZT ყაზახური ტენგე
    ka/LAK ლაოსური კიპი
    ka/LBP ლიბანური ფუნტი
    ka/LKR შრი-ლანკური რუპია
    ka/LRD ლიბერიული დოლარი
    ka/LSL ლესოთოს ლოტი
    ka/LYD ლიბიური დინარი
    ka/MAD მაროკოს დირჰამი
    ka/MAF მაროკოს ფრანკი
    ka/MDL მოლდოვური ლეუ
    ka/MGA მადაგასკარის არიარი
    ka/MKD მაკედონიური დინარი
    ka/MMK მიანმარის კიატი
    ka/MNT მონღოლური ტუგრიკი
    ka/MOP მაკაუს პატაკა
    ka/MRU მავრიტანული უგია
    ka/MUR მავრიტანული რუპია
    ka/MVR მალდივური რუფია
    ka/MWK მალავიური კვაჩა
    ka/MXN მექსიკური პესო
    ka/MYR მალაიზიური რინგიტი
    ka/MZN მოზამბიკური მეტიკალი
    ka/NAD ნამიბიური დოლარი
    ka/NGN ნიგერიული ნაირა
    ka/NIO ნიკარაგუას ოქროს კორდობა
    ka/NOK ნორვეგიული კრონა
    ka/NPR ნეპალური რუპია
    ka/NZD ახალი ზელანდიის დოლარი
    ka/OMR ომანის რიალი
    ka/PAB პანამური ბალბოა
    ka/PEN პერუს სოლი
    ka/PGK პაპუა-ახალი გვინეის კინა
    ka/PHP ფილიპინური პესო
    ka/PKR პაკისტანური რუპია
    ka/PLN პოლონური ზლოტი
    ka/PYG პარაგვაული გუარანი
    ka/QAR კატარის რიალი
    ka/RON რუმინული ლეუ
    ka/RSD სერბული დინარი
    ka/RUB რუსული რუბლი
    ka/RWF რუანდული ფრანკი
    ka/SAR საუდის არაბეთის რიალი
    ka/SBD სოლომონის კუნძულების დოლარი
    ka/SCR სეიშელური რუპია
    ka/SDG სუდანური ფუნტი
    ka/SEK შვედური კრონა
    ka/SGD სინგაპურის დოლარი
    ka/SHP წმ. ელენეს კუნძულის ფუნტი
    ka/SLE სიერა-ლეონეს ლეონე
    ka/SLL სიერა-ლეონეს ლეონე (1964—2022)
    ka/SOS სომალური შილინგი
    ka/SRD სურინამული დოლარი
    ka/SSP სამხრეთ სუდანური ფუნტი
    ka/STN სან-ტომე და პრინსიპის დობრა
    ka/SYP სირიული ფუნტი
    ka/SZL სვაზილენდის ლილანგენი
    ka/THB ტაილანდური ბატი
    ka/TJS ტაჯიკური სომონი
    ka/TMT თურქმენეთის მანათი
    ka/TND ტუნისური დინარი
    ka/TOP ტონგანური პაანგა
    ka/TRY ახალი თურქული ლირა
    ka/TTD ტრინიდად და ტობაგოს დოლარი
    ka/TWD ტაივანური ახალი დოლარი
    ka/TZS ტანზანიური შილინგი
    ka/UAH უკრაინული გრივნა
    ka/UGX უგანდური შილინგი
    ka/USD აშშ დოლარი
    ka/UYU ურუგვაის პესო
    ka/UZS უზბეკური სუმი
    ka/VEF ვენესუელის ბოლივარი (2008–2018)
    ka/VES ვენესუელის ბოლივარი
    ka/VND ვიეტნამური დონგი
    ka/VUV ვანუატუს ვატუ
    ka/WST სამოური ტალა
    ka/XAF ცენტრალურ აფრიკული CFA ფრანკი
    ka/XCD აღმოსავლეთ კარიბიული დოლარი
    ka/XFO ფრანგული ოქროს ფრანკი
    ka/XOF დასავლეთ აფრიკული CFA ფრანკი
    ka/XPF CFP ფრანკი
    ka/YER იემენის რეალი
    ka/ZAR სამხრეთ აფრიკული რანდი
    ka/ZMW ზამბიური კვაჭა
    kab/AED Adirham n Tgeldunin Taɛrabin Yedduklen
    kab/AOA Akwanza n Ungula
    kab/AUD Adular n Lusṭrali
    kab/BHD Adinar Abaḥrini
    kab/BIF Afrank Aburandi
    kab/BWP Apula Abusṭwanan
    kab/CAD Adular Akanadi
    kab/CDF Afrank Akunguli
    kab/CHF Afrank Aswis
    kab/CNY Ayuwan Renminbi Acinwa
    kab/CVE Akabuviradinu Askudi
    kab/DJF Afrank Ajibuti
    kab/DZD Adinar Azzayri
    kab/EGP Apund Amaṣri
    kab/ERN Anakfa Iritiri
    kab/ETB Abir Utyupi
    kab/EUR Uru
    kab/GBP Apund Aglizi
    kab/GMD Adalasi Agambi
    kab/INR Arupi Ahendi
    kab/JPY Ayen Ajappuni
    kab/KES Aciling Akini
    kab/KMF Afrank Akamiruni
    kab/LRD Adular Alibiri
    kab/LSL Aluṭi Alizuṭi
    kab/LYD Adinar Alibi
    kab/MAD Adirham Amerruki
    kab/MGA Aryari Amalgac
    kab/MRU Agiya Amuriṭani
    kab/MUR Arupi Amurisi
    kab/MWK Akwaca Amalawi
    kab/NAD Adular Anamibi
    kab/NGN Anayra Anijiri
    kab/RWF Afrank Aruwandi
    kab/SAR Aryal Asuɛudi
    kab/SCR Arupi Aseycili
    kab/SDG Apund Asudani
    kab/SHP Apund Asant Ilini
    kab/SLE Alyun
    kab/SLL Alyun (1964—2022)
    kab/SOS Aciling Aṣumali
    kab/STN Asw Ṭum d Udubra Amenzay
    kab/SZL Alilangini
    kab/TND Adinar Atunsi
    kab/TZS Aciling Aṭanẓani
    kab/UGX Aciling Awgandi
    kab/USD Adular WD
    kab/XAF Afrank BCEA CFA
    kab/XOF Afrank BCEAO CFA
    kab/ZAR Arand Afriqi n Wadda
    kab/ZMW Akwaca Azambi
    kaj/NGN A̱naira
    kam/AED Dirham ya Falme za Kiarabu
    kam/AOA Kwanza ya Angola
    kam/AUD Ndola ya Australia
    kam/BHD Dinari ya Bahareni
    kam/BIF Faranga ya Burundi
    kam/BWP Pula ya Botswana
    kam/CAD Ndola ya Kanada
    kam/CDF Faranga ya Kongo
    kam/CHF Faranga ya Uswisi
    kam/CNY Yuan Renminbi ya China
    kam/CVE Eskudo ya Kepuvede
    kam/DJF Faranga ya Jibuti
    kam/DZD Dinari ya Aljeria
    kam/EGP Vaundi ya Misili
    kam/ERN Nakfa ya Eritrea
    kam/ETB Bir ya Uhabeshi
    kam/EUR Yuro
    kam/GBP Pauni ya Uingereza
    kam/GMD Ndalasi ya Gambia
    kam/INR Rupia ya India
    kam/JPY Sarafu ya Kijapani
    kam/KES Silingi ya Kenya
    kam/KMF Faranga ya Komoro
    kam/LRD Dola ya Liberia
    kam/LSL Loti ya Lesoto
    kam/LYD Dinari ya Libya
    kam/MAD Dirham ya Moroko
    kam/MGA Ariary ya Bukini
    kam/MRU Ugwiya ya Moritania
    kam/MUR Rupia ya Morisi
    kam/MWK Kwacha ya Malawi
    kam/NAD Ndola ya Namibia
    kam/NGN Naira ya Nijeria
    kam/RWF Faranga ya Rwanda
    kam/SAR Riyal ya Saudia
    kam/SCR Rupia ya Shelisheli
    kam/SDG Vaũndi ya Sudani
    kam/SHP Vaũndi ya Santahelena
    kam/SLE Leoni
    kam/SLL Leoni (1964—2022)
    kam/SOS Silingi ya Somalia
    kam/STN Dobra ya Sao Tome na Principe
    kam/SZL Lilangeni
    kam/TND Ndinari ya Tunisia
    kam/TZS Silingi ya Tanzania
    kam/UGX Silingi ya Uganda
    kam/USD Ndola ya Marekani
    kam/XAF Faranga CFA BEAC
    kam/XOF Faranga CFA BCEAO
    kam/ZAR Randi ya Afrika Kusini
    kam/ZMW Kwacha ya Zambia
    kcg/NGN Nera
    kde/AED Dirham ya Falme za Chiarabu
    kde/AOA Kwanza ya Angola
    kde/AUD Dola ya Australia
    kde/BHD Dinari ya Bahareni
    kde/BIF Faranga ya Burundi
    kde/BWP Pula ya Botswana
    kde/CAD Dola ya Kanada
    kde/CDF Faranga ya Kongo
    kde/CHF Faranga ya Uswisi
    kde/CNY Yuan Renminbi ya China
    kde/CVE Eskudo ya Kepuvede
    kde/DJF Faranga ya Jibuti
    kde/DZD Dinari ya Aljeria
    kde/EGP Pauni ya Misri
    kde/ERN Nakfa ya Eritrea
    kde/ETB Bir ya Uhabeshi
    kde/EUR Yuro
    kde/GBP Pauni ya Uingereza
    kde/GMD Dalasi ya Gambia
    kde/INR Rupia ya India
    kde/JPY Sarafu ya Chijapani
    kde/KES Shilingi ya Kenya
    kde/KMF Faranga ya Komoro
    kde/LRD Dola ya Liberia
    kde/LSL Loti ya Lesoto
    kde/LYD Dinari ya Libya
    kde/MAD Dirham ya Moroko
    kde/MGA Faranga ya Bukini
    kde/MRU Ugwiya ya Moritania
    kde/MUR Rupia ya Morisi
    kde/MWK Kwacha ya Malawi
    kde/NAD Dola ya Namibia
    kde/NGN Naira ya Nijeria
    kde/RWF Faranga ya Rwanda
    kde/SAR Riyal ya Saudia
    kde/SCR Rupia ya Shelisheli
    kde/SDG Dinari ya Sudani
    kde/SHP Pauni ya Santahelena
    kde/SLE Leoni
    kde/SLL Leoni (1964—2022)
    kde/SOS Shilingi ya Somalia
    kde/STN Dobra ya Sao Tome na Principe
    kde/SZL Lilangeni
    kde/TND Dinari ya Tunisia
    kde/TZS Shilingi ya Tanzania
    kde/UGX Shilingi ya Uganda
    kde/USD Dola ya Marekani
    kde/XAF Faranga CFA BEAC
    kde/XOF Faranga CFA BCEAO
    kde/ZAR Randi ya Afrika Kusini
    kde/ZMW Kwacha ya Zambia
    kea/AED Diren di Emiradus Arabi Unidu
    kea/AOA Kuanza
    kea/AUD Dola australianu
    kea/BHD Dinar di Barain
    kea/BIF Franku borundes
    kea/BRL Rial brazileru
    kea/BWP Pula di Botsuana
    kea/CAD Dola kanadianu
    kea/CDF Franku kongoles
    kea/CHF Franku suisu
    kea/CNY Iuan xines
    kea/CVE Skudu Kabuverdianu
    kea/DJF Franku di Djibuti
    kea/DKK Kuroa dinamarkeza
    kea/DZD Dinar arjelinu
    kea/EGP Libra ejípsiu
    kea/ERN Nafka di Eritreia
    kea/ETB Bir etiópiku
    kea/EUR euro
    kea/GBP Libra britániku
    kea/GMD Dalasi
    kea/HKD Dola di Ong Kong
    kea/IDR Rupia indoneziu
    kea/INR Rupia indianu
    kea/JPY Ieni japones
    kea/KES Xelin kenianu
    kea/KMF Franku di Komoris
    kea/KRW Won sul-koreanu
    kea/LRD Dola liberianu
    kea/LSL Loti di Lezotu
    kea/LYD Dinar líbiu
    kea/MAD Diren marokinu
    kea/MGA Ariari di Madagaskar
    kea/MRU Ougia
    kea/MUR Rupia di Maurisias
    kea/MWK Kuaxa di Malaui
    kea/MXN Pezu mexikanu
    kea/NAD Dola namibianu
    kea/NGN Naira
    kea/NOK Kuroa norueges
    kea/PLN Zloty polaku
    kea/RUB Rublu rusu
    kea/RWF Franku ruandes
    kea/SAR Rial saudita
    kea/SCR Rupia di Seixelis
    kea/SDG Libra sudanes
    kea/SEK Kuroa sueku
    kea/SHP Libra di Santa Ilena
    kea/SLE Leone di Sera Leoa
    kea/SLL Leone di Sera Leoa (1964—2022)
    kea/SOS Xelin somalianu
    kea/STN Dobra di San Tume i Prínsipi
    kea/SZL Lilanjeni
    kea/THB Baht tailandes
    kea/TND Dinar tunizianu
    kea/TRY Lira turku
    kea/TWD Dola Novu di Taiwan
    kea/TZS Xelin di Tanzánia
    kea/UGX Xelin ugandensi
    kea/USD Dola merkanu
    kea/XAF Franku CFA (BEAC)
    kea/XOF Franku CFA (BCEAO)
    kea/ZAR Rand sulafrikanu
    kea/ZMW Kuaxa zambianu
    kgp/AED Ẽmĩrano Arame Jãnkamu
    kgp/AFN Afeganĩ afegỹv
    kgp/ALL Arámánja Rég
    kgp/AMD Arámẽnja Daram
    kgp/ANG Ỹtiria Orỹnesa Kafejsĩ
    kgp/AOA Ỹgora Kwanza
    kgp/ARL Arjẽtinỹ Kufy Rej (1970–1983)
    kgp/ARM Arjẽtinỹ Kufy (1881–1970)
    kgp/ARS Arjẽtinỹ Kufy // Arjẽntĩnỹ Kufy
    kgp/AUD Awotyraria Nórar Si
    kgp/AWG Aruma Kafejsĩ
    kgp/AZN Manati aseri
    kgp/BAM Mósinĩja Hersegovĩna-mré Mỹrko ta ũn há
    kgp/BAN Mósinĩja-Hersegovĩna Ninỹ Tãg (1994–1997)
    kgp/BBD Juvã-mág Nórar
    kgp/BDT Mágranési Taka
    kgp/BGM Mugarja Ver kynkar
    kgp/BGN Mugarja Rev
    kgp/BGO Mugarja Rev (1879–1952)
    kgp/BHD Marẽnh Ninỹ
    kgp/BIF Murũni Vĩpir
    kgp/BMD Karsa-ror-ag Nórar
    kgp/BND Mrunẽj Nórar
    kgp/BOB Morivija Jãnkamu
    kgp/BOL Morivijanũ (1863–1963)
    kgp/BRL Mrasir Rejar
    kgp/BRZ Mrasir Krujeru (1942–1967)
    kgp/BSD Mahamỹ Nórar
    kgp/BTN Butỹ Guturũm
    kgp/BWP Monsuvỹnỹ Pura
    kgp/BYN Miero-Husija Humro
    kgp/BZD Merise Nórar
    kgp/CAD Kanỹna Nórar
    kgp/CDF Kãgu Vĩpir
    kgp/CHF Suvisa Vĩpir
    kgp/CLE Sire Vẽjuven
    kgp/CLP Sire Kufy
    kgp/CNH Sĩnỹ Yvỹn (offshore)
    kgp/CNX Nórar vẽnhkar mỹ máko mĩ Sĩnỹ tá
    kgp/CNY Sĩnỹ Yvỹn
    kgp/COP Kolãmja Kufy
    kgp/CRC Kotahika Korãn
    kgp/CUC Kuma Kufy conv
    kgp/CUP Kuma Kufy
    kgp/CVE Pu-Tánh Vẽjuven
    kgp/CZK Séka Rãgre
    kgp/DJF Nhimuti Vĩpir
    kgp/DKK Ninỹmỹrka Rãgre
    kgp/DOP Nomĩnĩka Kufy
    kgp/DZD Argerija Ninỹ
    kgp/EGP Ejimto Rimra
    kgp/ERN Eriteréja Nagfa
    kgp/ETB Etiópija Mir
    kgp/EUR Evoro
    kgp/FJD Fiji Nórar
    kgp/FKP Mỹrvinỹ Rimra
    kgp/GBP Rimra Eterĩnỹ
    kgp/GEL Jiórja Rari
    kgp/GHS Gỹnỹ Senhi
    kgp/GIP Nhimratar Rimra
    kgp/GMD Gỹmija Narasi
    kgp/GNF Ginẽ Vĩpir
    kgp/GTQ Guvỹtemỹra Kensav
    kgp/GYD Gijỹnỹ Nórar
    kgp/HKD Hãg-Kãg Nórar
    kgp/HNL Ãnura Rẽpirá
    kgp/HRK Krovasija Kuna
    kgp/HTG Ajti Runja
    kgp/HUF Ũgrija Kafejsĩ
    kgp/IDR Ĩnonẽsija Rupija
    kgp/ILS Isihaé Sekév Tãg
    kgp/INR Ĩnija Rupija
    kgp/IQD Iraki Ninỹ
    kgp/IRR Irỹ Hi’av
    kgp/ISK Kukryr-ga Rãgre
    kgp/JMD Jamỹjka Nórar
    kgp/JOD Jornánĩja Ninỹ
    kgp/JPY Japã Jenẽ
    kgp/KES Kẽnja Serĩm
    kgp/KGS Kirgi-Ga Kyr
    kgp/KHR Kỹmósa Hijév
    kgp/KMF Komor Vĩpir
    kgp/KPW Nãrti-Koréja Vãn
    kgp/KRH Koréja Sur Huvỹ (1953–1962)
    kgp/KRO Koréja Sur Vãn (1945–1953)
    kgp/KRW Koréja Sur Vãn
    kgp/KWD Kuvajti Ninỹ
    kgp/KYD Kanhmỹ Vãsogso Nórar
    kgp/KZT Kajakinhtỹv Tẽge
    kgp/LAK Ravusi Kim
    kgp/LBP Rimanũ Rimra
    kgp/LKR Sirijỹká Rupija
    kgp/LRD Rimérijỹ Nórar
    kgp/LSL Resotu Roti
    kgp/LYD Rimija Ninỹ
    kgp/MAD Ar-Magrim Nirham
    kgp/MAF Ar-Magrim Vĩpir
    kgp/MCF Mõnỹku Vĩpir
    kgp/MDC Mãrnova Kopã
    kgp/MDL Mãrnova Revu
    kgp/MGA Mỹna-Gasikar Ari-ary
    kgp/MKD Mỹsenonĩja Ninỹ
    kgp/MKN Mỹsenonĩja Ninỹ (1992–1993)
    kgp/MMK Mijẽn-Mỹ Kijate
    kgp/MNT Mãgórija Tugrig
    kgp/MOP Mỹkav Pataka
    kgp/MRU Mũritỹni Ov-Gija
    kgp/MUR Mãriso Rupija
    kgp/MVR Mỹrniva Rupija
    kgp/MWK Mỹravi Kuvasa
    kgp/MXN Mẽsiku Kufy
    kgp/MYR Mỹraja Rĩggin
    kgp/MZN Mãsỹmiki Mẽtikar
    kgp/NAD Nỹmĩmija Nórar
    kgp/NGN Nĩjérija Nỹjra
    kgp/NIO Nĩkaraguva Kórnoma
    kgp/NOK Nãrovéga Rãgre
    kgp/NPR Nẽpar Rupija
    kgp/NZD Zirỹnija Tãg Nórar
    kgp/OMR Omỹ Hijar
    kgp/PAB Panỹmỹ Mavo-Mova
    kgp/PEN Peru Rã Tãg
    kgp/PGK Papuva Kinỹ
    kgp/PHP Firipinỹ Kufy
    kgp/PKR Pakinhtỹv Rupiya
    kgp/PLN Poronĩja Rẽrĩr
    kgp/PYG Paraguvaj Garnĩ
    kgp/QAR Katar Hijar
    kgp/RON Romẽnija Rev
    kgp/RSD Séruvija Ninỹ
    kgp/RUB Husija Humro
    kgp/RWF Huvỹna Vĩpir
    kgp/SAR Aramija Savnita Hijar
    kgp/SBD Saromỹ Vẽsogso Nórar
    kgp/SCR Sejséri Rupija
    kgp/SDG Suná Rimbra
    kgp/SEK Suvésija Rãgre
    kgp/SGD Sĩgapur Nórar
    kgp/SHP Sỹta Herenỹ Rimra
    kgp/SLE Krĩ Mĩgkusũg-fi Re’onĩ
    kgp/SLL Krĩ Mĩgkusũg-fi Re’onĩ (1964—2022)
    kgp/SOS Somỹrija Serĩm
    kgp/SRD Surinỹm Nórar
    kgp/SSP Suná-Sur Rimra
    kgp/STN Sỹtomẽ Prĩsipi-mré Nómra
    kgp/SYP Sirija Rimra
    kgp/SZL Suvasi-Ga Rirỹgenĩ
    kgp/THB Taj-Ga Mati
    kgp/TJS Tanijikinhtỹv Somãnĩ
    kgp/TMT Tukomẽnũ Manati
    kgp/TND Tunĩsija Ninỹ
    kgp/TOP Tãga Pa’ỹga
    kgp/TRY Turkija Rira
    kgp/TTD Tirinĩna Tomago-mré Nórar
    kgp/TWD Tajvỹ Nórar Tãg
    kgp/TZS Tỹnjỹnĩja Serĩm
    kgp/UAH Ukrỹnĩja Hyryvinja
    kgp/UGX Ugỹna Serĩm
    kgp/USD Nãrti-Amẽrikỹ Nórar
    kgp/UYU Uruguvaj Kufy
    kgp/UZS Unhmekinhtỹv Kyr
    kgp/VEF Venẽjuvéra Morivar (2008–2018)
    kgp/VES Venẽjuvéra Morivar
    kgp/VND Vijétinỹm Nãg
    kgp/VNN Vijétinỹm Nãg (1978–1985)
    kgp/VUV Vanũvatu Vatu
    kgp/WST Samãva Tara
    kgp/XAF Vĩpir CFA tỹ BEAC
    kgp/XCD Karime Rãjur Nórar
    kgp/XFO Frỹsa Vĩpir-Oro
    kgp/XFU Frỹsa UIC Vĩpir
    kgp/XOF Vĩpir CFA tỹ BCEAO
    kgp/XPF Vĩpir CFP
    kgp/XRE RINET Kãryjgy
    kgp/YER Jemẽn Hijar
    kgp/YUR Jugusiravija Ninỹ han mãn tãg (1992–1993)
    kgp/ZAR Ran surafrikỹnũ
    kgp/ZMW Kuvasa jỹmijanũ
    khq/AED Laaraw Immaara Margantey Dirham
    khq/AOA Angoola Kwanza
    khq/AUD Ostraali Dollar
    khq/BHD Bahareen Dinar
    khq/BIF Burundi Fraŋ
    khq/BWP Botswaana Pund
    khq/CAD Kanaada Dollar
    khq/CDF Kongo Fraŋ
    khq/CHF Swisu Fraŋ
    khq/CNY Sinwa Yuan Renminbi
    khq/CVE Kapuver Escudo
    khq/DJF Jibuuti Fraŋ
    khq/DZD Alžeeri Dinar
    khq/EGP Misra Pund
    khq/ERN Eritree Nafka
    khq/ETB Ecioopi Birr
    khq/EUR Eero
    khq/GBP Britin Pund
    khq/GMD Gambi Dalasi
    khq/INR Indu Rupii
    khq/JPY Jaapoŋ Yen
    khq/KES Keeniya Šiiliŋ
    khq/KMF Komoor Fraŋ
    khq/LRD Liberia Dollar
    khq/LSL Leezoto Loti
    khq/LYD Liibi Dinar
    khq/MAD Maarok Dirham
    khq/MGA Malgaaši Fraŋ
    khq/MRU Mooritaani Ugiya
    khq/MUR Mooris Rupii
    khq/MWK Malaawi Kwaca
    khq/NAD Naamibi Dollar
    khq/NGN Naajiriya Neera
    khq/RWF Rwanda Fraŋ
    khq/SAR Saudiya Riyal
    khq/SCR Seešel Rupii
    khq/SDG Suudaŋ Dinar
    khq/SHP Seŋ Helena Fraŋ
    khq/SLE Leeon
    khq/SLL Leeon (1964—2022)
    khq/SOS Somaali Šiiliŋ
    khq/STN Sao Tome nda Prinsipe Dobra
    khq/SZL Lilangeni
    khq/TND Tunizi Dinar
    khq/TZS Tanzaani Šiiliŋ
    khq/UGX Uganda Šiiliŋ
    khq/USD Ameriki Dollar
    khq/XAF CFA Fraŋ (BEAC)
    khq/XOF CFA Fraŋ (BCEAO)
    khq/ZAR Hawasa Afriki Rand
    khq/ZMW Zambi Kwaca
    ki/AED Dirham ya Falme za Kiarabu
    ki/AOA Kwanza ya Angola
    ki/AUD Dola ya Australia
    ki/BHD Dinari ya Bahareni
    ki/BIF Faranga ya Burundi
    ki/BWP Pula ya Botswana
    ki/CAD Ndora ya Kananda
    ki/CDF Faranga ya Kongo
    ki/CHF Faranga ya Uswisi
    ki/CNY Yuan Renminbi ya China
    ki/CVE Eskudo ya Kepuvede
    ki/DJF Faranga ya Jibuti
    ki/DZD Dinari ya Aljeria
    ki/EGP Pauni ya Misri
    ki/ERN Nakfa ya Eritrea
    ki/ETB Bir ya Uhabeshi
    ki/EUR Yuro
    ki/GBP Mbauini cia Ngeretha
    ki/GMD Dalasi ya Gambia
    ki/INR Rubia rwa India
    ki/JPY Sarafu ya Kijapani
    ki/KES Ciringi ya Kenya
    ki/KMF Faranga ya Komoro
    ki/LRD Dola ya Liberia
    ki/LSL Loti ya Lesoto
    ki/LYD Dinari ya Libya
    ki/MAD Dirham ya Moroko
    ki/MGA Ariary ya Bukini
    ki/MRU Ugwiya ya Moritania
    ki/MUR Rupia ya Morisi
    ki/MWK Kwacha ya Malawi
    ki/NAD Dola ya Namibia
    ki/NGN Naira ya Nijeria
    ki/RWF Faranga ya Rwanda
    ki/SAR Riyal ya Saudia
    ki/SCR Rupia ya Shelisheli
    ki/SDG Pauni ya Sudani
    ki/SHP Pauni ya Santahelena
    ki/SLE Leoni
    ki/SLL Leoni (1964—2022)
    ki/SOS ciringi cia cumarĩ
    ki/STN Dobra ya Sao Tome na Principe
    ki/SZL Lilangeni
    ki/TND Dinari ya Tunisia
    ki/TZS ciringi cia Tanizania
    ki/UGX ciringi cia Ũganda
    ki/USD Ndora cia Amerika
    ki/XAF Faranga CFA BEAC
    ki/XOF Faranga CFA BCEAO
    ki/ZAR Randi ya Afrika Kusini
    ki/ZMW Kwacha ya Zambia
    kk/AED Біріккен Араб Әмірліктерінің дирхамы
    kk/AFN Ауғанстан афганиі
    kk/ALL Албания легі
    kk/AMD Армения драмы
    kk/ANG Нидерланд антиль гульдені
    kk/AOA Ангола кванзасы
    kk/ARS Аргентина песосы
    kk/AUD Аустралия доллары
    kk/AWG Аруба флорині
    kk/AZN Әзірбайжан манаты
    kk/BAM Босния және Герцеговина айырбасталмалы маркасы
    kk/BBD Барбадос доллары
    kk/BDT Бангладеш такасы
    kk/BGN Болгария леві
    kk/BHD Бахрейн динары
    kk/BIF Бурунди франкі
    kk/BMD Бермуд доллары
    kk/BND Бруней доллары
    kk/BOB Боливия боливианосы
    kk/BRL Бразилия реалы
    kk/BSD Багам доллары
    kk/BTN Бутан нгултрумы
    kk/BWP Ботсвана пуласы
    kk/BYN Беларусь рублі
    kk/BZD Белиз доллары
    kk/CAD Канада доллары
    kk/CDF Конго франкі
    kk/CHF Швейцария франкі
    kk/CLP Чили песосы
    kk/CNH Қытай юані (офшор)
    kk/CNY Қытай юані
    kk/COP Колумбия песосы
    kk/CRC Коста-Рика колоны
    kk/CUC Куба айырбасталмалы песосы
    kk/CUP Куба песосы
    kk/CVE Кабо-Верде эскудосы
    kk/CZK Чехия кронасы
    kk/DJF Джибути франкі
    kk/DKK Дат кроны
    kk/DOP Доминикан песосы
    kk/DZD Алжир динары
    kk/EGP Мысыр фунты
    kk/ERN Эритрея накфасы
    kk/ETB Эфиопия быры
    kk/EUR Еуро
    kk/FJD Фиджи доллары
    kk/FKP Фолкленд аралдарының фунты
    kk/GBP Британдық фунт
    kk/GEL Грузия лариі
    kk/GHS Гана седиі
    kk/GIP Гибралтар фунты
    kk/GMD Гамбия даласиі
    kk/GNF Гвинея франкі
    kk/GTQ Гватемала кетсалі
    kk/GYD Гайана доллары
    kk/HKD Гонконг доллары
    kk/HNL Гондурас лемпирасы
    kk/HRK Хорватия кунасы
    kk/HTG Гаити гурды
    kk/HUF Венгрия форинті
    kk/IDR Индонезия рупиясы
    kk/ILS Израиль жаңа шекелі
    kk/INR Үндістан рупиясы
    kk/IQD Ирак динары
    kk/IRR Иран риалы
    kk/ISK Исландия кронасы
    kk/JMD Ямайка доллары
    kk/JOD Иордания динары
    kk/JPY Жапония иенасы
    kk/KES Кения шиллингі
    kk/KGS Қырғызстан сомы
    kk/KHR Камбоджа риелі
    kk/KMF Комор аралдары франкі
    kk/KPW Солтүстік Корея воны
    kk/KRW Оңтүстік Корея воны
    kk/KWD Кувейт динары
    kk/KYD Кайман аралдары доллары
    kk/KZT Қазақстан теңгесі
    kk/LAK Лаос кипі
    kk/LBP Ливан фунты
    kk/LKR Шри-Ланка рупиясы
    kk/LRD Либерия доллары
    kk/LSL Лесото лотиі
    kk/LYD Ливия динары
    kk/MAD Марокко дирхамы
    kk/MDL Молдова лейі
    kk/MGA Малагаси ариариі
    kk/MKD Македония динары
    kk/MMK Мьянма кьяты
    kk/MNT Моңғолия тугригі
    kk/MOP Макао патакасы
    kk/MRU Мавритания угиясы
    kk/MUR Маврикий рупиясы
    kk/MVR Мальдив руфиясы
    kk/MWK Малави квачасы
    kk/MXN Мексика песосы
    kk/MYR Малайзия ринггиті
    kk/MZN Мозамбик метикалы
    kk/NAD Намибия доллары
    kk/NGN Нигерия найрасы
    kk/NIO Никарагуа кордобасы
    kk/NOK Норвегия кроны
    kk/NPR Непал рупиясы
    kk/NZD Жаңа Зеландия доллары
    kk/OMR Оман риалы
    kk/PAB Панама бальбоасы
    kk/PEN Перу солі
    kk/PGK Папуа - Жаңа Гвинея кинасы
    kk/PHP Филиппин песосы
    kk/PKR Пәкістан рупиясы
    kk/PLN Польша злотасы
    kk/PYG Парагвай гуараниі
    kk/QAR Катар риалы
    kk/RON Румыния лейі
    kk/RSD Сербия динары
    kk/RUB Ресей рублі
    kk/RWF Руанда франкі
    kk/SAR Сауд Арабиясының риалы
    kk/SBD Соломон аралдары доллары
    kk/SCR Сейшель рупиясы
    kk/SDG Судан фунты
    kk/SEK Швеция кроны
    kk/SGD Сингапур доллары
    kk/SHP Әулие Елена аралы фунты
    kk/SLE Сьерра-Леоне леонесі
    kk/SLL Сьерра-Леоне леонесі (1964—2022)
    kk/SOS Сомали шиллингі
    kk/SRD Суринам доллары
    kk/SSP Оңтүстік Судан фунты
    kk/STN Сант-Томе мен Принсипи добрасы
    kk/SYP Сирия фунты
    kk/SZL Свазиленд лилангениі
    kk/THB Тай баты
    kk/TJS Тәжікстан сомониі
    kk/TMT Түрікменстан манаты
    kk/TND Тунис динары
    kk/TOP Тонга паангасы
    kk/TRY Түрік лирасы
    kk/TTD Тринидад және Тобаго доллары
    kk/TWD Жаңа Тайвань доллары
    kk/TZS Танзания шиллингі
    kk/UAH Украина гривнасы
    kk/UGX Уганда шиллингі
    kk/USD АҚШ доллары
    kk/UYU Уругвай песосы
    kk/UZS Өзбекстан сомы
    kk/VEF Венесуэла боливары (2008–2018)
    kk/VES Венесуэла боливары
    kk/VND Вьетнам донгі
    kk/VUV Вануату ватуы
    kk/WST Самоа таласы
    kk/XAF Орталық Африканың КФА франкі
    kk/XCD Шығыс Кариб доллары
    kk/XOF Батыс Африканың КФА франкі
    kk/XPF КФП франкі
    kk/YER Йемен риалы
    kk/ZAR Оңтүстік Африка рэнді
    kk/ZMW Замбия квачасы
    kkj/XAF Franc CFA
    kl/EUR euro
    kln/AED Rabisiekab Kibagegeitab arabuk
    kln/AOA Rabisiekab Angolan
    kln/AUD Dolaitab Australian
    kln/BHD Rabisiekab Bahrain
    kln/BIF Rabisiekab Burundi
    kln/BWP Rabisiekab Botswana
    kln/CAD Dolaitab Kanada
    kln/CDF Rabisiekab Congo
    kln/CHF Rabisiekab Swiss
    kln/CNY Rabisiekab China
    kln/CVE Rabisiekab Kepuvede
    kln/DJF Rabisiekab Jibuti
    kln/DZD Rabisiekab Algerian
    kln/EGP Pauditab Misri
    kln/ERN Rabisiekab Eritrea
    kln/ETB Rabisiekab Ethiopia
    kln/EUR Yuroit
    kln/GBP pounditab Uingereza
    kln/GMD Rabisiekab Gambia
    kln/INR Rabisiekab India
    kln/JPY Rabisiekab Japan
    kln/KES Silingitab ya Kenya
    kln/KMF Rabisiekab Komoro
    kln/LRD Dolaitab Liberia
    kln/LSL Rabisiekab Lesoto
    kln/LYD Rabisiekab Libya
    kln/MAD Rabisiekab Moroccan
    kln/MGA Rabisiekab Malagasy
    kln/MRU Rabisiekab Mauritania
    kln/MUR Rabisiekab Mauritius
    kln/MWK Rabisiekaby Malawi
    kln/NAD Dolaitab Namibia
    kln/NGN Rabisiekab Nigeria
    kln/RWF Rabisiekab Rwanda
    kln/SAR Rabisiekab Saudia
    kln/SCR Rabisiekab Shelisheli
    kln/SDG Pouditab Sudan
    kln/SHP Pouditab helena ne tilil
    kln/SLE Leonit
    kln/SLL Leonit (1964—2022)
    kln/SOS siligitab Somalia
    kln/STN Rabisiekab Sao Tome ak Principe
    kln/SZL Lilangenit
    kln/TND RabisiekabTunisia
    kln/TZS silingitab Tanzania
    kln/UGX Silingitab Uganda
    kln/USD Dolaitab ya Amareka
    kln/XAF Rabisiekab CFA BEAC
    kln/XOF Rabisiekab CFA BCEAO
    kln/ZAR Randitab Afrika nebo murot tai
    kln/ZMW Kwachaitab Zambia
    km/AED ឌៀរហាំ\u{200B}អារ៉ាប់រួម
    km/AFN អាហ្វហ្គានី\u{200B}អាហ្វហ្គានីស្ថាន
    km/ALL លិក\u{200B}អាល់បានី
    km/AMD ដ្រាំ\u{200B}អាមេនី
    km/ANG ហ្គីឌិន\u{200B}ហុល្លង់\u{200B}អង់ទីលៀន
    km/AOA ក្វាន់ហ្សា\u{200B}អង់ហ្គោឡា
    km/ARS ប៉េសួអាហ្សង់ទីន
    km/AUD ដុល្លារ\u{200B}អូស្ត្រាលី
    km/AWG ហ្វ្រ័ររិញ\u{200B}អារ៉ូបា
    km/AZN ម៉ាណាត\u{200B}អាស៊ែបៃហ្សង់
    km/BAM ម៉ាក\u{200B}អាច\u{200B}បម្លែង\u{200B}បាន\u{200B}បូស្នី
    km/BBD ដុល្លារ\u{200B}បាបាដុស
    km/BDT តាកា\u{200B}បង់ក្លាដែស
    km/BGN លីវ\u{200B}ប៊ុលហ្គារី
    km/BHD ឌីណា\u{200B}បារ៉ែន
    km/BIF ហ្វ្រង់\u{200B}ប៊ូរុនឌី
    km/BMD ដុល្លារ\u{200B}ប៊ឺមុយដា
    km/BND ដុល្លារព្រុយណេ
    km/BOB បូលីវីណូ\u{200B}បូលីវី
    km/BRL រៀល\u{200B}ប្រេស៊ីល
    km/BSD ដុល្លារ\u{200B}បាហាម៉ា
    km/BTN ញូលត្រឹម\u{200B}ប៊ូតាន
    km/BWP ពូឡា\u{200B}បុតស្វាណា
    km/BYN រ៉ូបល\u{200B}បេឡារុស
    km/BZD ដុល្លារ\u{200B}បេលី
    km/CAD ដុល្លារ\u{200B}កាណាដា
    km/CDF ហ្វ្រង់\u{200B}កុងហ្គោ
    km/CHF ហ្វ្រង់ស្វីស
    km/CLP ប៉េសូឈីលី
    km/CNH យ័នចិន (ក្រៅប្រទេស)
    km/CNY យ័នចិន
    km/COP ប៉េសូកូឡុំប៊ី
    km/CRC កូឡុង\u{200B}កូស្តារីកា
    km/CUC ប៉េសូ\u{200B}គុយបាអាច\u{200B}បម្លែង\u{200B}បាន
    km/CUP ប៉េសូគុយបា
    km/CVE អ៊ីស្កូឌូ\u{200B}កាប់វែរ
    km/CZK កូរុណា\u{200B}សាធារណៈ\u{200B}ឆេក
    km/DJF ហ្វ្រង់\u{200B}ជីប៊ូទី
    km/DKK ក្រូណេ\u{200B}ដាណាម៉ាក់
    km/DOP ប៉េសូដូមីនីក
    km/DZD ឌីណា\u{200B}អាល់ស៊េរី
    km/EGP ផោនអេហ្ស៊ីប
    km/ERN ណាក់ហ្វាអេរីទ្រា
    km/ETB ប៊័រ\u{200B}អេត្យូពី
    km/EUR អឺរ៉ូ
    km/FJD ដុល្លារ\u{200B}ហ្វីជី
    km/FKP ផោន\u{200B}កោះ\u{200B}ហ្វក់ឡែន
    km/GBP ផោនចក្រភពអង់គ្លេស
    km/GEL ឡារី\u{200B}\u{200B}ហ្សកហ្ស៊ី
    km/GHS ស៊ីឌី\u{200B}ហ្គាណា
    km/GIP ផោន\u{200B}ហ្ស៊ីប្រាល់តា
    km/GMD ដាឡាស៊ី\u{200B}ហ្គាំប៊ី
    km/GNF ហ្វ្រង់\u{200B}ហ្គីណេ
    km/GTQ ហ្គីស្សាល\u{200B}ក្វាតេម៉ាឡា
    km/GYD ដុល្លារ\u{200B}ហ្គីយ៉ាន
    km/HKD ដុល្លារ\u{200B}ហុងកុង
    km/HNL លិមពីរ៉ា\u{200B}ហុងឌូរ៉ាស
    km/HRK គូណា\u{200B}ក្រូអាត
    km/HTG គោឌី\u{200B}ហៃទី
    km/HUF ហ្វូរីន\u{200B}ហុងគ្រី
    km/IDR រូពីឥណ្ឌូណេស៊ី
    km/ILS ស៊ីគែលថ្មីអ៊ីស្រាអែល
    km/INR រូពីឥណ្ឌា
    km/IQD ឌីណា\u{200B}អ៊ីរ៉ាក់
    km/IRR រៀល\u{200B}អ៊ីរ៉ង់
    km/ISK ក្រូណា\u{200B}អ៊ីស្លង់
    km/JMD ដុល្លារ\u{200B}ហ្សាម៉ាអ៊ីក
    km/JOD ឌីណា\u{200B}ហ្ស៊កដានី
    km/JPY យេន\u{200B}ជប៉ុន
    km/KES ស៊ីលិញ\u{200B}កេនយ៉ា
    km/KGS សុម\u{200B}កៀហ្ស៊ីស៊ីស្ថាន
    km/KHR រៀល\u{200B}កម្ពុជា
    km/KMF ហ្វ្រង់\u{200B}កូម័រ
    km/KPW វ៉ុនកូរ៉េខាងជើង
    km/KRW វ៉ុនកូរ៉េខាងត្បូង
    km/KWD ឌីណា\u{200B}គុយវ៉ែត
    km/KYD ដុល្លារ\u{200B}កោះ\u{200B}កៃម៉ែន
    km/KZT តង់ហ្គី\u{200B}កាហ្សាក់ស្ថាន
    km/LAK គីប\u{200B}ឡាវ
    km/LBP ផោន\u{200B}លីបង់
    km/LKR រូពីស្រីលង្កា
    km/LRD ដុល្លារ\u{200B}លីប៊ី
    km/LSL ឡូទីឡេសូតូ
    km/LYD ឌីណា\u{200B}លីប៊ី
    km/MAD ឌៀរហាំ\u{200B}ម៉ារ៉ុក
    km/MDL លូ\u{200B}ម៉ុលដាវី
    km/MGA អារៀរី\u{200B}ម៉ាឡាហ្គាស៊ី
    km/MKD ឌីណាម៉ាសេដូនី
    km/MMK គីយ៉ាត\u{200B}ភូមា
    km/MNT ទូរីក\u{200B}ម៉ុងហ្គោលី
    km/MOP ប៉ាតាកា\u{200B}ម៉ាកាវ
    km/MRU អ៊ូហ្គីយ៉ា\u{200B}ម៉ូរីតានី
    km/MUR រូពីម៉ូរីតានី
    km/MVR រ៉ូហ្វីយ៉ា\u{200B}ម៉ាល់ឌីវ
    km/MWK ក្វាចា\u{200B}ម៉ាឡាវី
    km/MXN ប៉េសូម៉ិកសិក
    km/MYR រីងហ្គីត\u{200B}ម៉ាឡេស៊ី
    km/MZN មីទីខល\u{200B}ម៉ូសំប៊ិក
    km/NAD ដុល្លារ\u{200B}ណាមីប៊ី
    km/NGN ណៃរ៉ា\u{200B}នីហ្សេរីយ៉ា
    km/NIO ខឌូបា\u{200B}នីការ៉ាហ្កា
    km/NOK ក្រូណេ\u{200B}ន័រវ៉េ
    km/NPR រូពីនេប៉ាល់
    km/NZD ដុល្លារ\u{200B}នូវែលសេឡង់
    km/OMR រៀល\u{200B}រូម៉ានី
    km/PAB បាល់ប៉ៅ\u{200B}ប៉ាណាម៉ា
    km/PEN ញូវ៉ូសូល\u{200B}ប៉េរូ
    km/PGK គីណាប៉ាពួញូហ្គីណេ
    km/PHP ប៉េសូហ្វីលីពីន
    km/PKR រូពីប៉ាគីស្ថាន
    km/PLN ហ្សូទី\u{200B}ប៉ូឡូញ
    km/PYG ហ្គូរីនី\u{200B}ប៉ារ៉ាហ្គាយ
    km/QAR រីយ៉ាលកាតា
    km/RON លូ\u{200B}រូម៉ានី
    km/RSD ឌីណាស៊ែប
    km/RUB រ៉ូបល\u{200B}រុស្ស៊ី
    km/RWF ហ្វ្រង់\u{200B}រវ៉ាន់ដា
    km/SAR រីយ៉ាល\u{200B}អារ៉ាប៊ីសាអូឌីត
    km/SBD ដុល្លារ\u{200B}កោះ\u{200B}សូឡូម៉ុង
    km/SCR រូពី\u{200B}សីស្ហែល
    km/SDG ផោន\u{200B}ស៊ូដង់
    km/SEK ក្រូណា\u{200B}ស៊ុយអែត
    km/SGD ដុល្លារ\u{200B}\u{200B}សិង្ហបូរី
    km/SHP ផោន\u{200B}សាំងហេឡេណា
    km/SLE លីអ៊ុន\u{200B}សៀរ៉ាឡេអូន
    km/SLL លីអ៊ុន\u{200B}សៀរ៉ាឡេអូន (1964—2022)
    km/SOS ស៊ីលិញ\u{200B}សូម៉ាលី
    km/SRD ដុល្លារ\u{200B}សូរីណាម
    km/SSP ផោន\u{200B}ស៊ូដង់\u{200B}ខាង\u{200B}ត្បូង
    km/STN ឌូប្រា\u{200B}សៅតូម៉េ និងប្រាំងស៊ីប
    km/SYP ផោន\u{200B}ស៊ីរី
    km/SZL លីឡាងហ្គីនី\u{200B}ស្វាស៊ីឡង់
    km/THB បាត\u{200B}ថៃ
    km/TJS សូមុនី\u{200B}តាហ្ស៊ីគីស្ថាន
    km/TMT ម៉ាណាត\u{200B}តួកម៉េនីស្ថាន
    km/TND ឌីណាទុយនេស៊ី
    km/TOP ប៉ាអង់កា\u{200B}តុងហ្គា
    km/TRY លីរ៉ាទួរគី
    km/TTD ដុល្លារ\u{200B}ទ្រីនីដាដ និងតូបាហ្គោ
    km/TWD ដុល្លារ\u{200B}តៃវ៉ាន់
    km/TZS ស៊ីលិញ\u{200B}តង់សានី
    km/UAH ហ៊ូនីយ៉ា\u{200B}អ៊ុយក្រែន
    km/UGX ស៊ីលិញ\u{200B}អ៊ូហ្គង់ដា
    km/USD ដុល្លារ\u{200B}អាមេរិក
    km/UYU ប៉េសូអ៊ុយរូហ្គាយ
    km/UZS សុមអ៊ូបេគីស្ថាន
    km/VEF ប៊ូលីវ៉ា\u{200B}វ៉េណេស៊ុយអេឡា (2008–2018)
    km/VES ប៊ូលីវ៉ា\u{200B}វ៉េណេស៊ុយអេឡា
    km/VND ដុង\u{200B}វៀតណាម
    km/VUV វ៉ាទូវ៉ានូអាទូ
    km/WST តាឡា\u{200B}សាម័រ
    km/XAF ហ្វ្រង់ CFA អាហ្វ្រិកកណ្តាល
    km/XCD ដុល្លារ\u{200B}ការ៉ាប៊ីន\u{200B}ខាង\u{200B}កើត
    km/XOF ហ្វ្រង់ CFA អាហ្វ្រិកខាងលិច
    km/XPF ហ្វ្រង់ CFP
    km/YER រៀល\u{200B}យេម៉ែន
    km/ZAR រ៉ង់អាហ្វ្រិកខាងត្បូង
    km/ZMW ក្វាចាហ្សំប៊ី
    kn/AED ಸಂಯುಕ್ತ ಅರಬ್\u{200C} ಎಮಿರೇಟ್\u{200C}\u{200C}ಗಳ ದಿರಾಮ್\u{200C}\u{200C}
    kn/AFN ಅಫ್\u{200C}ಘನ್ ಅಫಘಾನಿ
    kn/ALL ಅಲ್\u{200C}ಬೇನಿಯನ್ ಲೆಕ್
    kn/AMD ಅರ್ಮೆನಿಯನ್ ಡ್ರಾಮ್
    kn/ANG ನೆದರ್ಲೆಂಡ್ಸ್ ಆಂಟಿಲಿಯನ್ ಗಿಲ್ಡರ್
    kn/AOA ಅಂಗೋಲಾದ ಕ್ವಾನ್ಝಾ
    kn/ARS ಅರ್ಜೆಂಟಿನಾ ಪೆಸೊ
    kn/AUD ಆಸ್ಟ್ರೇಲಿಯನ್ ಡಾಲರ್\u{200C}
    kn/AWG ಅರುಬನ್ ಫ್ಲೊರೀನ್\u{200C}\u{200C}
    kn/AZN ಅಝರ್\u{200C}ಬೈಜಾನಿ ಮನಾತ್
    kn/BAM ಬೋಸ್ನಿಯಾ-ಹರ್ಜ್\u{200C}ಗೋವಿನ ಪರಿವರ್ತನೀಯ ಗುರುತು
    kn/BBD ಬರ್ಬಾಡಿಯನ್ ಡಾಲರ್
    kn/BDT ಬಾಂಗ್ಲಾದೇಶದ ಟಾಕಾ
    kn/BGN ಬಲ್ಗೇರಿಯನ್ ಲೆವ್
    kn/BHD ಬಹ್\u{200C}\u{200C}ರೈನಿ ದಿನಾರ್
    kn/BIF ಬುರುಂದಿಯನ್ ಫ್ರಾಂಕ್
    kn/BMD ಬರ್ಮುಡನ್ ಡಾಲರ್
    kn/BND ಬ್ರೂನಿ ಡಾಲರ್
    kn/BOB ಬೊಲಿವಿಯಾದ ಬೊಲಿವಿಯಾನೊ
    kn/BRL ಬ್ರೆಜಿಲಿಯನ್\u{200C} ರಿಯಲ್
    kn/BSD ಬಹಾಮಿಯನ್ ಡಾಲರ್
    kn/BTN ಭೂತಾನೀಸ್ ನುಲ್ತರಮ್
    kn/BWP ಬೋಟ್ಸ್\u{200C}ವಾನನ್ ಪುಲಾ
    kn/BYN ಬೆಲಾರುಸಿಯನ್ ರೂಬಲ್
    kn/BZD ಬೆಲೀಜ್ ಡಾಲರ್
    kn/CAD ಕೆನಡಾದ ಡಾಲರ್
    kn/CDF ಕಾಂಗೋಲೀಸ್ ಫ್ರಾಂಕ್
    kn/CHF ಸ್ವಿಸ್ ಫ್ರಾಂಕ್
    kn/CLP ಚಿಲಿಯ ಪೆಸೊ
    kn/CNH ಚೈನೀಸ್ ಯುವಾನ್ (ಆಫ್\u{200C}ಶೋರ್)
    kn/CNY ಚೈನೀಸ್ ಯುವಾನ್
    kn/COP ಕೊಲೊಂಬಿಯೋದ ಪೆಸೊ
    kn/CRC ಕೋಸ್ಟ ರಿಕನ್ ಕೊಲನ್
    kn/CUC ಕ್ಯುಬಾದ ಪರಿವರ್ತನೀಯ ಪೆಸೊ
    kn/CUP ಕ್ಯೂಬಾದ ಪೆಸೊ
    kn/CVE ಕೇಪ್ ವರ್ಡಿನ್ ಎಸ್\u{200C}ಕೂಡೊ
    kn/CZK ಝೆಕ್ ಗಣರಾಜ್ಯ ಕೊರೂನ
    kn/DJF ಜಿಬೊಟಿಯನ್ ಫ್ರಾಂಕ್
    kn/DKK ಡ್ಯಾನಿಶ್ ಕ್ರೋನ್
    kn/DOP ಡೊಮಿನಿಕನ್ ಪೆಸೊ
    kn/DZD ಅಲ್ಜೀರಿಯನ್ ದಿನಾರ್
    kn/EGP ಈಜಿಪ್ಷಿಯನ್ ಪೌಂಡ್\u{200D}
    kn/ERN ಎರಿತ್ರಿಯನ್ ನಕ್ಫಾ
    kn/ETB ಇಥಿಯೋಪಿಯನ್ ಬಿರ್
    kn/EUR ಯೂರೊ
    kn/FJD ಫಿಜಿಯನ್ ಡಾಲರ್
    kn/FKP ಫಾಕ್\u{200C}ಲ್ಯಾಂಡ್ ದ್ವೀಪಗಳ ಪೌಂಡ್
    kn/GBP ಬ್ರಿಟಿಷ್ ಪೌಂಡ್
    kn/GEL ಜಾರ್ಜಿಯಾದ ಲಾರಿ
    kn/GHS ಘಾನಾದ ಸೆದಿ
    kn/GIP ಗಿಬ್ರಾಲ್ಟರ್ ಪೌಂಡ್
    kn/GMD ಗ್ಯಾಂಬಿಯಾದ ದಲಾಸಿ
    kn/GNF ಗಿನಿಯನ್ ಫ್ರಾಂಕ್
    kn/GTQ ಗ್ವಾಟೆಮಾಲಾದ ಕುಯಿಟ್ಸಲ್\u{200C}\u{200C}
    kn/GYD ಗುಯಾನೀಸ್\u{200C} ಡಾಲರ್\u{200C}
    kn/HKD ಹಾಂಗ್ ಕಾಂಗ್ ಡಾಲರ್
    kn/HNL ಹೊಂಡುರಾನ್\u{200C} ಲೆಂಪಿರಾ
    kn/HRK ಕ್ರೊಯೆಷ್ಯಾದ ಕೂನಾ
    kn/HTG ಹೈಟಿಯ ಗೋರ್ದೆ
    kn/HUF ಹಂಗೇರಿಯನ್ ಫೋರಿಂಟ್
    kn/IDR ಇಂಡೊನೇಷ್ಯಾ ರುಪೈ
    kn/ILS ಇಸ್ರೇಲಿ ನ್ಯೂ ಶೇಖಲ್
    kn/INR ಭಾರತೀಯ ರೂಪಾಯಿ
    kn/IQD ಇರಾಕಿ ದಿನಾರ್
    kn/IRR ಇರಾನಿಯನ್ ರಿಯಲ್
    kn/ISK ಐಸ್\u{200C}ಲ್ಯಾಂಡಿಕ್ ಕ್ರೋನಾ
    kn/JMD ಜಮೈಕನ್ ಡಾಲರ್
    kn/JOD ಜೋರ್ಡಾನಿಯನ್ ದಿನಾರ್
    kn/JPY ಜಪಾನೀಸ್ ಯೆನ್
    kn/KES ಕೀನ್ಯಾದ ಶಿಲ್ಲಿಂಗ್\u{200C}
    kn/KGS ಕಿರ್ಗಿಸ್ತಾನಿ ಸೋಮ್
    kn/KHR ಕಾಂಬೋಡಿಯನ್ ರಿಯಲ್
    kn/KMF ಕೊಮೊರಿಯನ್ ಫ್ರಾಂಕ್
    kn/KPW ಉತ್ತರ ಕೊರಿಯನ್ ವೋನ್
    kn/KRW ದಕ್ಷಿಣ ಕೊರಿಯನ್ ವೊನ್
    kn/KWD ಕುವೈತೀ ದಿನಾರ್
    kn/KYD ಕೆಮ್ಯಾನ್\u{200C} ಐಲ್ಯಾಂಡ್\u{200C}ನ ಡಾಲರ್\u{200C}
    kn/KZT ಕಜಾಕಿಸ್ತಾನಿ ತೆಂಗೆ
    kn/LAK ಲೋಟಿಯನ್ ಕಿಪ್
    kn/LBP ಲೆಬೆನೀಸ್ ಪೌಂಡ್
    kn/LKR ಶ್ರೀಲಂಕಾದ ರುಪೀ
    kn/LRD ಲಿಬೇರಿಯನ್ ಡಾಲರ್
    kn/LSL ಲೆಸೊತೊ ಲೊತಿ
    kn/LYD ಲಿಬಿಯಾದ ದಿನಾರ್\u{200C}
    kn/MAD ಮೊರೊಕನ್ ದಿರ್\u{200C}ಹಮ್
    kn/MDL ಮಲ್ದೋವಾದ ಲೆವೂ
    kn/MGA ಮಲಗಾಸಿ ಅರಿಯಾರಿ
    kn/MKD ಮೆಸಡೋನಿಯನ್ ದಿನಾರ್
    kn/MMK ಮ್ಯಾನ್ಮಾರ್ ಕ್ಯಾಟ್
    kn/MNT ಮಂಗೋಲಿಯಾದ ತುಗ್ರಿಕ್\u{200C}\u{200C}
    kn/MOP ಮಕಾನಿಸ್ ಪಟಾಕಾ
    kn/MRU ಮೌರೀಶಿಯನಿಯನ್ ಒಗಿಯ
    kn/MUR ಮಾರಿಷಿಯನ್ ರುಪಿ
    kn/MVR ಮಾಲ್ಡೀವಿಯನ್ ರುಫಿಯಾ
    kn/MWK ಮಲಾವಿಯ ಕ್ವಾಚ
    kn/MXN ಮೆಕ್ಸಿಕೊದ ಪೆಸೊ
    kn/MYR ಮಲೇಶಿಯನ್ ರಿಂಗಿಟ್
    kn/MZN ಮೊಝಾಂಬಿಕನ್ ಮೆಟಿಕಲ್
    kn/NAD ನಮೀಬಿಯನ್ ಡಾಲರ್
    kn/NGN ನೈಜೀರಿಯಾದ ನೇರಾ
    kn/NIO ನಿಕಾರಗ್ವಾದ ಕರ್ದೊಬಾ
    kn/NOK ನಾರ್ವೇಯ ಕ್ರೋನ್
    kn/NPR ನೇಪಾಳದ ರುಪೀ
    kn/NZD ನ್ಯೂಜಿಲ್ಯಾಂಡ್ ಡಾಲರ್
    kn/OMR ಒಮಾನಿ ರಿಯಲ್
    kn/PAB ಪನಾಮಾನಿಯನ್ ಬಲ್ಬೋವಾ
    kn/PEN ಪೆರುವಿಯನ್ ಸೊಲ್
    kn/PGK ಪಪುವಾ ನ್ಯೂ ಗಿನಿಯನ್ ಕಿನಾ
    kn/PHP ಫಿಲಿಪ್ಪೈನ್ ಪಿಸೊ
    kn/PKR ಪಾಕಿಸ್ತಾನದ ರುಪೀ
    kn/PLN ಪೊಲಿಶ್ ಝ್ಲೋಟಿ
    kn/PYG ಪೆರುಗ್ವೇಯ ಗ್ವಾರನೀ
    kn/QAR ಖತಾರಿ ರಿಯಲ್
    kn/RON ರೊಮೇನಿಯನ್ ಲೆವು
    kn/RSD ಸೆರ್ಬಿಯನ್ ದಿನಾರ್
    kn/RUB ರಶಿಯನ್ ರೂಬಲ್
    kn/RWF ರುವಾಂಡನ್ ಫ್ರಾಂಕ್
    kn/SAR ಸೌದಿ ರಿಯಾಲ್
    kn/SBD ಸೊಲೊಮನ್ ದ್ವೀಪಗಳ ಡಾಲರ್
    kn/SCR ಸೆಚೊಲಿಯೊಸ್ ರುಪಿ
    kn/SDG ಸುಡಾನೀಸ್ ಪೌಂಡ್
    kn/SEK ಸ್ವೀಡಿಷ್ ಕ್ರೋನಾ
    kn/SGD ಸಿಂಗಾಪುರ್ ಡಾಲರ್\u{200C}
    kn/SHP ಸೇಂಟ್ ಹೆಲೇನಾ ಪೌಂಡ್
    kn/SLE ಸಿಯೆರಾ ಲಿಯೋನಿಯನ್ ಲಿಯೋನ್
    kn/SLL ಸಿಯೆರಾ ಲಿಯೋನಿಯನ್ ಲಿಯೋನ್ (1964—2022)
    kn/SOS ಸೊಮಾಲಿ ಶಿಲ್ಲಿಂಗ್
    kn/SRD ಸುರಿನಾಮೀಸ್ ಡಾಲರ್
    kn/SSP ದಕ್ಷಿಣ ಸೂಡಾನೀಸ್ ಪೌಂಡ್\u{200D}
    kn/STN ಸಾವೊ ಟೋಮ್ ಮತ್ತು ಪ್ರಿನ್ಸಿಪ್ ದೊಬ್ರಾ
    kn/SYP ಸಿರಿಯನ್ ಪೌಂಡ್
    kn/SZL ಸ್ವಾಜಿ ಲಿಲಂಗೆನಿ
    kn/THB ಥಾಯ್ ಬಹ್ತ್
    kn/TJS ತಜಕಿಸ್ತಾನಿ ಸೊಮೋನಿ
    kn/TMT ಟರ್ಕ್\u{200D}ಮೆನಿಸ್ತಾನ್ ಮನಾತ್
    kn/TND ಟ್ಯುನೀಷಿಯನ್\u{200C} ದಿನಾರ್
    kn/TOP ಟೊಂಗಾ ಪಾಂಗ
    kn/TRY ಟರ್ಕಿಶ್ ಲಿರಾ
    kn/TTD ಟ್ರಿನಿಡಾಡ್ ಮತ್ತು ಟೊಬಾಗೊ ಡಾಲರ್
    kn/TWD ನ್ಯೂ ತೈವಾನ್ ಡಾಲರ್
    kn/TZS ತಾನ್\u{200C}ಜೇನಿಯನ್ ಶಿಲ್ಲಿಂಗ್
    kn/UAH ಉಕ್ರೇನಿಯನ್ ಹ್ರಿವ್ನೀಯ
    kn/UGX ಉಗಾಂಡನ್ ಶಿಲ್ಲಿಂಗ್
    kn/USD ಅಮೆರಿಕದ ಡಾಲರ್\u{200C}
    kn/UYU ಉರುಗ್ವೆಯ ಪೆಸೊ
    kn/UZS ಉಜ್ಬೇಕಿಸ್ತಾನ್ ಸೊಮ್
    kn/VEF ವೆನಿಜುಲಿಯನ್ ಬೊಲಿವರ್ (2008–2018)
    kn/VES ವೆನಿಜುಲಿಯನ್ ಬೊಲಿವರ್
    kn/VND ವಿಯೆಟ್ನಾಮೀಸ್ ಡಾಂಗ್
    kn/VUV ವನೂತು ವತು
    kn/WST ಸಮೋನ್ ತಲಾ
    kn/XAF ಮಧ್ಯ ಆಫ್ರಿಕನ್ CFA ಫ್ರಾಂಕ್
    kn/XCD ಪೂರ್ವ ಕೆರೀಬಿಯನ್ ಡಾಲರ್
    kn/XOF ಪಶ್ಚಿಮ ಆಫ್ರಿಕಾದ CFA ಫ್ರಾಂಕ್
    kn/XPF [CFP] ಫ್ರಾಂಕ್
    kn/YER ಯೆಮೆನಿ ರಿಯಲ್
    kn/ZAR ದಕ್ಷಿಣ ಆಫ್ರಿಕನ್ ರಾಂಡ್
    kn/ZMW ಜಾಂಬಿಯಾ ಕ್ವಾಚ
    ko/AED 아랍에미리트 디르함
    ko/AFN 아프가니스탄 아프가니
    ko/ALL 알바니아 레크
    ko/AMD 아르메니아 드람
    ko/ANG 네덜란드령 안틸레스 길더
    ko/AOA 앙골라 콴자
    ko/ARL 아르헨티나 페소 레이 (1970–1983)
    ko/ARM 아르헨티나 페소 (18810–1970)
    ko/ARS 아르헨티나 페소
    ko/AUD 호주 달러
    ko/AWG 아루바 플로린
    ko/AZN 아제르바이잔 마나트
    ko/BAM 보스니아-헤르체고비나 태환 마르크
    ko/BAN 보스니아-헤르체고비나 신디나르 (1994–1997)
    ko/BBD 바베이도스 달러
    ko/BDT 방글라데시 타카
    ko/BGM 불가리아 사회주의자 렛
    ko/BGN 불가리아 레프
    ko/BGO 불가리아 렛 (1879–1952)
    ko/BHD 바레인 디나르
    ko/BIF 부룬디 프랑
    ko/BMD 버뮤다 달러
    ko/BND 부루나이 달러
    ko/BOB 볼리비아 볼리비아노
    ko/BOL 볼리비아 볼리비아노 (1863–1963)
    ko/BRL 브라질 레알
    ko/BRZ 브라질 크루제이루 (1942–1967)
    ko/BSD 바하마 달러
    ko/BTN 부탄 눌투눔
    ko/BWP 보츠와나 풀라
    ko/BYN 벨라루스 루블
    ko/BZD 벨리즈 달러
    ko/CAD 캐나다 달러
    ko/CDF 콩고 프랑
    ko/CHF 스위스 프랑
    ko/CLE 칠레 에스쿠도
    ko/CLP 칠레 페소
    ko/CNH 중국 위안화(역외)
    ko/CNY 중국 위안화
    ko/COP 콜롬비아 페소
    ko/CRC 코스타리카 콜론
    ko/CUC 쿠바 태환 페소
    ko/CUP 쿠바 페소
    ko/CVE 카보베르데 에스쿠도
    ko/CZK 체코 코루나
    ko/DJF 지부티 프랑
    ko/DKK 덴마크 크로네
    ko/DOP 도미니카 페소
    ko/DZD 알제리 디나르
    ko/EGP 이집트 파운드
    ko/ERN 에리트리아 나크파
    ko/ETB 에티오피아 비르
    ko/EUR 유로
    ko/FJD 피지 달러
    ko/FKP 포클랜드제도 파운드
    ko/GBP 영국 파운드
    ko/GEL 조지아 라리
    ko/GHS 가나 세디
    ko/GIP 지브롤터 파운드
    ko/GMD 감비아 달라시
    ko/GNF 기니 프랑
    ko/GTQ 과테말라 케트살
    ko/GYD 가이아나 달러
    ko/HKD 홍콩 달러
    ko/HNL 온두라스 렘피라
    ko/HRK 크로아티아 쿠나
    ko/HTG 아이티 구르드
    ko/HUF 헝가리 포린트
    ko/IDR 인도네시아 루피아
    ko/ILS 이스라엘 신권 세켈
    ko/INR 인도 루피
    ko/IQD 이라크 디나르
    ko/IRR 이란 리얄
    ko/ISK 아이슬란드 크로나
    ko/JMD 자메이카 달러
    ko/JOD 요르단 디나르
    ko/JPY 일본 엔화
    ko/KES 케냐 실링
    ko/KGS 키르기스스탄 솜
    ko/KHR 캄보디아 리엘
    ko/KMF 코모르 프랑
    ko/KPW 조선 민주주의 인민 공화국 원
    ko/KRH 대한민국 환 (1953–1962)
    ko/KRW 대한민국 원
    ko/KWD 쿠웨이트 디나르
    ko/KYD 케이맨 제도 달러
    ko/KZT 카자흐스탄 텡게
    ko/LAK 라오스 키프
    ko/LBP 레바논 파운드
    ko/LKR 스리랑카 루피
    ko/LRD 라이베리아 달러
    ko/LSL 레소토 로티
    ko/LYD 리비아 디나르
    ko/MAD 모로코 디르함
    ko/MAF 모로코 프랑
    ko/MCF 모나코 프랑
    ko/MDC 몰도바 쿠폰
    ko/MDL 몰도바 레이
    ko/MGA 마다가스카르 아리아리
    ko/MKD 마케도니아 디나르
    ko/MMK 미얀마 키얏
    ko/MNT 몽골 투그릭
    ko/MOP 마카오 파타카
    ko/MRU 모리타니 우기야
    ko/MUR 모리셔스 루피
    ko/MVR 몰디브 제도 루피아
    ko/MWK 말라위 콰차
    ko/MXN 멕시코 페소
    ko/MYR 말레이시아 링깃
    ko/MZN 모잠비크 메티칼
    ko/NAD 나미비아 달러
    ko/NGN 나이지리아 나이라
    ko/NIO 니카라과 코르도바
    ko/NOK 노르웨이 크로네
    ko/NPR 네팔 루피
    ko/NZD 뉴질랜드 달러
    ko/OMR 오만 리알
    ko/PAB 파나마 발보아
    ko/PEN 페루 솔
    ko/PGK 파푸아뉴기니 키나
    ko/PHP 필리핀 페소
    ko/PKR 파키스탄 루피
    ko/PLN 폴란드 즈워티
    ko/PYG 파라과이 과라니
    ko/QAR 카타르 리얄
    ko/RON 루마니아 레우
    ko/RSD 세르비아 디나르
    ko/RUB 러시아 루블
    ko/RWF 르완다 프랑
    ko/SAR 사우디아라비아 리얄
    ko/SBD 솔로몬 제도 달러
    ko/SCR 세이셸 루피
    ko/SDG 수단 파운드
    ko/SEK 스웨덴 크로나
    ko/SGD 싱가포르 달러
    ko/SHP 세인트헬레나 파운드
    ko/SLE 시에라리온 리온
    ko/SLL 시에라리온 리온(1964~2022)
    ko/SOS 소말리아 실링
    ko/SRD 수리남 달러
    ko/SSP 남수단 파운드
    ko/STN 상투메 프린시페 도브라
    ko/SYP 시리아 파운드
    ko/SZL 스와질란드 릴랑게니
    ko/THB 태국 바트
    ko/TJS 타지키스탄 소모니
    ko/TMT 투르크메니스탄 마나트
    ko/TND 튀니지 디나르
    ko/TOP 통가 파앙가
    ko/TRY 튀르키예 리라
    ko/TTD 트리니다드 토바고 달러
    ko/TWD 신 타이완 달러
    ko/TZS 탄자니아 실링
    ko/UAH 우크라이나 그리브나
    ko/UGX 우간다 실링
    ko/USD 미국 달러
    ko/UYU 우루과이 페소
    ko/UZS 우즈베키스탄 숨
    ko/VEF 베네수엘라 볼리바르 (2008–2018)
    ko/VES 베네수엘라 볼리바르
    ko/VND 베트남 동
    ko/VNN 베트남 동 (1978–1985)
    ko/VUV 바누아투 바투
    ko/WST 서 사모아 탈라
    ko/XAF 중앙아프리카 CFA 프랑
    ko/XCD 동카리브 달러
    ko/XFO 프랑스 프랑 (Gold)
    ko/XFU 프랑스 프랑 (UIC)
    ko/XOF 서아프리카 CFA 프랑
    ko/XPF CFP 프랑
    ko/XRE RINET 기금
    ko/YER 예멘 리알
    ko/ZAR 남아프리카 랜드
    ko/ZMW 잠비아 콰차
    kok/AED युनाइटेड अरब इमीरॅट्स दिरहम
    kok/AFN अफगाण अफगाणी
    kok/ALL अल्बेनियन लेक
    kok/AMD अर्मेनियन ड्राम
    kok/ANG नॅदरलँड अँटिलियन गिल्डर
    kok/AOA अंगोलन क्वॉन्ज
    kok/ARS अर्जेंटिना पेसो
    kok/AUD ऑस्ट्रेलियाई डॉलर
    kok/AWG अरुबान फ्लोरिन
    kok/AZN अज़रबैजानी मनात
    kok/BAM बोस्निया-हेर्जेगोविना रुपांतरीत मार्क
    kok/BBD बार्बाडियान डॉलर
    kok/BDT बांगलादेशी टाका
    kok/BGN बल्गेरियन लेव
    kok/BHD बहरिनी डिनार
    kok/BIF बुरुंडी फ्रँक
    kok/BMD बरमुदान डॉलर
    kok/BND ब्रूनेई डॉलर
    kok/BOB बोलिव्हियन बोलिवियानो
    kok/BRL ब्राझिलियन रियाल
    kok/BSD बहामियन डॉलर
    kok/BTN भुतानीज नागल्ट्रम
    kok/BWP बोत्सवाना पुला
    kok/BYN बैलोरुसियन् रूबल
    kok/BZD बेलिझ डॉलर
    kok/CAD कॅनाडियन डॉलर
    kok/CDF काँगोलिसी फ्रँक
    kok/CHF स्विस फ्रँक
    kok/CLP चिली पेसो
    kok/CNH चिनी युआन (ऑफशोर)
    kok/CNY चिनी युआन
    kok/COP कोलंबियन पेसो
    kok/CRC कोस्ता रिका कॉलॉन
    kok/CUC क्युबान रुपांतरीत पेसो
    kok/CUP क्युबान पेसो
    kok/CVE केप वर्दे एस्कुडो
    kok/CZK चेक कोरुना
    kok/DJF जिबूती फ्रँक
    kok/DKK डॅनिश क्रोन
    kok/DOP डोमिनिकन पेसो
    kok/DZD अल्जेरियाई डिनार
    kok/EGP ईजिप्ती पावंड
    kok/ERN इरिट्रियन नाक्फा
    kok/ETB इथियोपियाई बिरर
    kok/EUR युरो
    kok/FJD फिजी डॉलर
    kok/FKP फ़ॉकलैंड आइलैंड्स पावंड
    kok/GBP ब्रिटिश पावंड
    kok/GEL जॉर्जियन लारी
    kok/GHS घानाई सेडी
    kok/GIP जिब्राल्टर पावंड
    kok/GMD गॅम्बियन दलासी
    kok/GNF गिनीन फ्रँक
    kok/GTQ ग्वाटेमाला कुएट्झल
    kok/GYD गयाना डॉलर
    kok/HKD हाँग काँग डॉलर
    kok/HNL होंडुरान लेम्पिरा
    kok/HRK क्रोयेषियन् कुना
    kok/HTG हैतीयन गौर्डे
    kok/HUF हंगेरियन फोरिंट
    kok/IDR इंडोनेशियन रुपिया
    kok/ILS इस्त्रायली न्यु शेकेल
    kok/INR भारतीय रुपया
    kok/IQD इराकी डिनार
    kok/IRR ईरानी रियाल
    kok/ISK आईस्लान्डिक क्रोना
    kok/JMD जमैकन डॉलर
    kok/JOD जॉर्डनियन डिनार
    kok/JPY जपानी येन
    kok/KES केनयाई शिलिंग
    kok/KGS किरगिझस्तान सोम
    kok/KHR कंबोडियन रियाल
    kok/KMF कोमोरियन फ्रँक
    kok/KPW उत्तर कोरियन वॉन
    kok/KRW दक्षिण कोरियन वॉन
    kok/KWD कुवेती डिनार
    kok/KYD कैमेन आइलैंड्स डॉलर
    kok/KZT कझाकस्तानी टेंग
    kok/LAK लाओ किप
    kok/LBP लिबानेस पावंड
    kok/LKR श्री लंका रुपया
    kok/LRD लायबेरियन डॉलर
    kok/LSL लिसोथो लोटि
    kok/LYD लीबियान डिनार
    kok/MAD मोरक्कन दिरहम
    kok/MDL मोल्दोवान लियू
    kok/MGA मलागासी एरियारी
    kok/MKD मसीडोनियन् डिनर
    kok/MMK म्यानमार क्यात
    kok/MNT मंगोलियन तुगरिक
    kok/MOP मकानेसे पटका
    kok/MRU मॉरिटानिया उगिया
    kok/MUR मॉरिशस रुपी
    kok/MVR मालदिवी रुफिया
    kok/MWK मलावियन क्वाचा
    kok/MXN मेक्सिकन पेसो
    kok/MYR मलेशियाई रिंग्गित
    kok/MZN मोझांबिकन मेटिकल
    kok/NAD नामीबिया डॉलर
    kok/NGN नायजेरियन नायरा
    kok/NIO निकारागुआन कॉर्डोबा
    kok/NOK नॉर्वेगन क्रोन
    kok/NPR नेपाळी रुपया
    kok/NZD न्युझीलॅन्ड डॉलर
    kok/OMR ओमानी रियाल
    kok/PAB पानामानियन बाल्बोआ
    kok/PEN पेरिवियन सोल
    kok/PGK पापुआ न्यु गिनी किना
    kok/PHP फिलिपिनी पेसो
    kok/PKR पाकिस्तानी रुपया
    kok/PLN पोलिष झ्लोटी
    kok/PYG पराग्वेन गौरानी
    kok/QAR कतारी रियाल
    kok/RON रोमानियन् लियू
    kok/RSD सर्बियन डिनार
    kok/RUB रुसी रुबल
    kok/RWF रवांडा फ्रँक
    kok/SAR सौदी रियाल
    kok/SBD सोलोमन आयलँड्स डॉलर
    kok/SCR सेशेल्लोइस रुपी
    kok/SDG सुदानी पावंड
    kok/SEK स्वीदीष क्रोन
    kok/SGD सिंगापूरी डॉलर
    kok/SHP सेंट हेलिना पावंड
    kok/SLE सिएरा लियॉनी लियॉन
    kok/SLL सिएरा लियॉनी लियॉन (1964—2022)
    kok/SOS सोमाली शिलिंग
    kok/SRD सुरीनामी डॉलर
    kok/SSP दक्षिण सुडानी पावंड
    kok/STN साओ टोम आनी प्रिन्सिप डोब्रा
    kok/SYP सिरियन पावंड
    kok/SZL स्वाजी लिलांगेनी
    kok/THB थाई बाट
    kok/TJS ताजिकिस्तानी सोमोनी
    kok/TMT तुर्कमेनिस्तानी मनत
    kok/TND ट्यूनीशियन डिनार
    kok/TOP टोंगन पांगा
    kok/TRY तुर्किश लायरा
    kok/TTD ट्रिनीडाड आनी टोबॅगो डॉलर
    kok/TWD न्यू तायवान डॉलर
    kok/TZS तंजानिया शिलिंग
    kok/UAH युक्रेनियन् रिव्निया
    kok/UGX युगांडा शिलिंग
    kok/USD युएस डॉलर
    kok/UYU उरुग्वेन पेसो
    kok/UZS उज़्बेकिस्तानी सोम
    kok/VES विनेझुएला बोलिव्हर
    kok/VND वियतनामी डोंग
    kok/VUV वानूआतू वातू
    kok/WST समोआई टाला
    kok/XAF मध्य अफ्रीकी सीएफए फ्रँक
    kok/XCD उदेंत कॅरिबियन डॉलर
    kok/XOF अस्तंत आफ्रिकी सीएफए फ्रँक
    kok/XPF सीएफपी फ्रँक
    kok/YER येमेनी रियाल
    kok/ZAR दक्षिण आफ्रिकन रँड
    kok/ZMW झांबियन क्वाचा
    ks/AED مُتحدہ عرب اِمارات دِرہم
    ks/AFN افغان افغٲنی
    ks/ALL اؠلبینِیَن لِک
    ks/AMD اَرمانؠن ڈرؠم
    ks/ANG نایدَرلینڑ اؠنٹٕلیٖیَن گِلڑَر
    ks/AOA اؠنگولَن کوانزا
    ks/ARS أرجَنٹیٖن پِسو
    ks/AUD آسٹریلِیَن ڈالَر
    ks/AWG اَروبَن فِلورِن
    ks/AZN آزَرباجانی مَنَٹ
    ks/BAM بوزنِیاہَرزِگووِنا کَنوٲٹیبٕل مارٕک
    ks/BBD بابیڑِیَن ڈالَر
    ks/BDT بَنگلادیٖشی ٹَکا
    ks/BGN بیلگیرِیَن ہاڑ لِو
    ks/BHD بحریٖنی دیٖنار
    ks/BIF بُرُنڑِین فرینک
    ks/BMD بٔرمیوٗڑَن ڈالَر
    ks/BND برونی ڈالَر
    ks/BOB بولِوِیَن بولوینو
    ks/BRL برازیٖلی رِیَل
    ks/BSD بہامِیَن ڈالر
    ks/BTN بوٗٹینیٖز نگُلٹرم
    ks/BWP بوٹٕسوانَن پُلا
    ks/BYN بِلیروشِیَن رِبٕل
    ks/BZD بِلِزی ڈالر
    ks/CAD کینَڑِیَن ڈالر
    ks/CDF کونگولیٖز فریک
    ks/CHF سُوِز فریک
    ks/CLP چِلِن پِسو
    ks/CNY چیٖنی یُوان
    ks/COP کولَمبِین پِسو
    ks/CRC کوسٹا رِکَن کولَن
    ks/CUP کیوٗبَن پِسو
    ks/CZK چیک کوریٖنا
    ks/DKK ڈٔنِش کرون
    ks/DOP ڈومِنِکَن پِسو
    ks/DZD اؠلجیرِیَن ڈیٖنار
    ks/EGP اِجِپٹِیَن پَوُنڑ
    ks/ERN رِٹریٖن نَفکا
    ks/ETB اِتھوپِیَن بِر
    ks/EUR یوٗرو
    ks/FJD فِجین ڈالر
    ks/FKP فیکلینڑِس آیلینڑ پونڑ
    ks/GBP برطٲنوی پوٗنڈ
    ks/GEL جارجِیَن لاری
    ks/GHS گَنییَن سؠڑی
    ks/GIP گِبریلٹَر پَاونڑ
    ks/GMD گیمبِیاہُک دلاسی
    ks/GNF گِنِیَن فرینک
    ks/GTQ گواٹَمالَن قیوٗٹزَل
    ks/GYD گَیَنیٖزُک ڑالَر
    ks/HKD حانگ کانگُک ڑالَر
    ks/HNL حونڑورنُک لؠمپیٖرا
    ks/HRK کروایشنُک کوٗنا
    ks/HTG حیشَنُک گوڑ
    ks/HUF حَنگیرِیَن فورِنٹ
    ks/IDR اِنڑونیشیاہُک رُپِیاہ
    ks/ILS اِزرٲیِلی نٔوؠ شؠقٕل
    ks/INR ہِندُستٲنؠ رۄپَے
    ks/IQD ایٖراقُک دیٖنار
    ks/IRR ایٖرانُک رِیال
    ks/ISK اَیسلینڑُک کرونا
    ks/JMD جَمَیکاہُک ڑالَر
    ks/JOD جَرڑینیاہُک دیٖنار
    ks/JPY جاپانُک یَن
    ks/KES کؠنیَن شِلِنگ
    ks/KGS کِرگِستانُک سوم
    ks/KHR کَمبوڑِیاہُک رِیال
    ks/KMF کومورِیَن فرینک
    ks/KPW جنوٗبی کورِیَن وَن
    ks/KRW ساوتھ کورِیَن وَن
    ks/KWD قُویتُک دیٖنار
    ks/KYD کیمین ججیٖرُک ڑالَر
    ks/KZT کزاکِستان ٹینج
    ks/LAK لَوٹِیَن کِپ
    ks/LBP لیبنیٖزُک پاونڑ
    ks/LKR سری لَنکاہٕچ رۄپَے
    ks/LRD لَیبیرِیَن ڑالَر
    ks/LSL لِسوتھو لوٹی
    ks/LYD لِبیَن دیٖنار
    ks/MAD موروکَن دِرہَم
    ks/MAF موروکَن فرینک
    ks/MDL مولڑووین لیوٗ
    ks/MGA مؠلؠگیسی اؠریَری
    ks/MKD مؠکَڑونِیَن دیٖنار
    ks/MMK مِیانما کیاٹ
    ks/MNT مۄنگولِیَن ٹُگرِک
    ks/MOP مؠکانیٖز پَٹاکا
    ks/MRU مورِٹینِیَن عوگیوٗیا
    ks/MUR مورؠشِیاہٕچ رۄپَے
    ks/MVR مالدِیٖوِیَن رُفِیا
    ks/MWK مؠلیوِیَن کواچا
    ks/MXN مؠکسِکَن پؠسو
    ks/MYR مَلیشِیَن رِنگِٹ
    ks/MZN موزیمبِکَن مؠٹِکَل
    ks/NAD نامِبِیَن ڑالَر
    ks/NGN نَیجیرِیَن ڑالَر
    ks/NIO نِکؠراگُوؠن کورڑوبا اورو
    ks/NOK نوروییِنُک کرون
    ks/NPR نیپالٕچ رۄپَے
    ks/NZD نِوزیٖلینڑُک ڑالَر
    ks/OMR اومِنی رِیال
    ks/PAB پانامانِیَن بالبوز
    ks/PEN پٔریوٗوِیَن سولٕز
    ks/PGK نیوٗ پیپُعا گِنِیَن کیٖنا
    ks/PHP پھِلِپایِٔن پؠسو
    ks/PKR پاکِستٲنؠ رۄپَے
    ks/PLN پولِش زلوٹی
    ks/PYG پؠرؠگیوٗوَیَن گُعارانی
    ks/QAR قطاری رِیال
    ks/RON رومانِیَن لؠیوٗ
    ks/RSD سٔربِیَن دیٖنار
    ks/RUB روٗسی رَبٕل
    ks/RWF روانڑَن فرانک
    ks/SAR سودیٖیُک رِیال
    ks/SBD سولَمَن جٔزیٖرُک ڈالَر
    ks/SDG سوٗڈانُک پونڈ
    ks/SEK سویٖڈِش کَرونا
    ks/SGD سِنگاپورُک ڈالَر
    ks/SHP سینٹ ہیلِنا پونڈ
    ks/SOS سومالی شِلِنگ
    ks/SRD سُریٖنامُک ڈالَر
    ks/SYP سیٖریاہُک پونڈ
    ks/SZL سوازی لِلَنگینی
    ks/THB تھایھک بات
    ks/TJS تاجِکتانُک سَمونی
    ks/TND ٹُنیشیاہُک دیٖنار
    ks/TOP ٹونگَن پانگا
    ks/TRY تُرکیہُک لیرا
    ks/TTD ٹرِنہِ ڈیڈ تہٕ ٹوبیگو ڈالَر
    ks/TWD نۆو تیوانُک ڈالَر
    ks/TZS تَنزانیاہُک شِلِنگ
    ks/UAH یوٗکرینیاہُک ہرِوِنیا
    ks/UGX اُگاداہُک شِلِنگ
    ks/USD US ڈالر
    ks/UYU اُروٗگایَن پیسو
    ks/UZS اُبیکِستان سوم
    ks/VEF وینٕزوٗلیُک بولِوَر (2008–2018)
    ks/VES وینٕزوٗلیُک بولِوَر
    ks/VND وِیَنَمُک ڈانگ
    ks/VUV وَنوٗاَتوٗ وَتوٗ
    ks/WST سَمون تَلا
    ks/XAF سی ایف اے فرینک بی ایٖ اے سی
    ks/XCD مَشرِقی کیرِبِیَن ڈالَر
    ks/XFO فرینچ گولڈ فرینک
    ks/XFU فرینچ یوٗ اے سی فرینک
    ks/XOF سی ایف اے فرینک بی سی ایٖ اے او
    ks/XPF سی ایف پی فرینک
    ks/XRE آر آے این ایٖ ٹی فَنڈ
    ks/YER یَمنُک رِیال
    ks/ZAR ساوُتھ افریٖکاہُک رینڈ
    ks/ZMW زِمبابیُک کواچا
    ks_Deva/BRL ब्राज़िली रील
    ks_Deva/CNY चीनी युवान
    ks_Deva/EUR यूरो
    ks_Deva/GBP बरतानवी पूनड
    ks_Deva/INR इंडियन रूपी
    ks_Deva/JPY जापानी येन
    ks_Deva/RUB रूसी रूबल
    ks_Deva/USD US डॉलर
    ksb/AED dilham ya Falme za Kialabu
    ksb/AOA kwanza ya Angola
    ksb/AUD dola ya Austlalia
    ksb/BHD dinali ya Bahaleni
    ksb/BIF falanga ya Bulundi
    ksb/BWP pula ya Botswana
    ksb/CAD dola ya Kanada
    ksb/CDF falanga ya Kongo
    ksb/CHF falanga ya Uswisi
    ksb/CNY yaun lenminbi ya China
    ksb/CVE eskudo ya Kepuvede
    ksb/DJF falanga ya Jibuti
    ksb/DZD dinali ya Aljelia
    ksb/EGP pauni ya Misli
    ksb/ERN nakfa ya Elitlea
    ksb/ETB bil ya Uhabeshi
    ksb/EUR yulo
    ksb/GBP pauni ya Uingeeza
    ksb/GMD dalasi ya Gambia
    ksb/INR lupia ya India
    ksb/JPY salafu ya Kijapani
    ksb/KES shilingi ya Kenya
    ksb/KMF falanga ya Komolo
    ksb/LRD dola ya Libelia
    ksb/LSL loti ya Lesoto
    ksb/LYD dinali ya Libya
    ksb/MAD dilham ya Moloko
    ksb/MGA falanga ya Bukini
    ksb/MRU ugwiya ya Molitania
    ksb/MUR lupia ya Molisi
    ksb/MWK kwacha ya Malawi
    ksb/NAD dola ya Namibia
    ksb/NGN naila ya Naijelia
    ksb/RWF falanga ya Lwanda
    ksb/SAR liyal ya Saudia
    ksb/SCR lupia ya Shelisheli
    ksb/SDG dinali ya Sudani
    ksb/SHP pauni ya Santahelena
    ksb/SLE leoni
    ksb/SLL leoni (1964—2022)
    ksb/SOS shilingi ya Somalia
    ksb/STN dobla ya Sao Tome na Plincipe
    ksb/SZL lilangeni
    ksb/TND dinali ya Tunisia
    ksb/TZS shilingi ya Tanzania
    ksb/UGX shilingi ya Uganda
    ksb/USD dola ya Malekani
    ksb/XAF falanga CFA BEAC
    ksb/XOF falanga CFA BCEAO
    ksb/ZAR landi ya Aflika Kusini
    ksb/ZMW kwacha ya Zambia
    ksf/AED mɔni mǝ á bǝlɔŋ bǝ kaksa bɛ táatáaŋzǝn
    ksf/AOA mɔni mǝ á angóla
    ksf/AUD mɔni mǝ á ɔstralí
    ksf/BHD mɔni mǝ á barǝ́n
    ksf/BIF mɔni mǝ á burundí
    ksf/BWP mɔni mǝ á botswana
    ksf/CAD mɔni mǝ á kanada
    ksf/CDF mɔni mǝ á kɔngó
    ksf/CHF mɔni mǝ á swís
    ksf/CNY mɔni mǝ á cín
    ksf/CVE mɔni mǝ á kapvɛr
    ksf/DJF mɔni mǝ á dyibutí
    ksf/DZD mɔni mǝ á aljɛrí
    ksf/EGP mɔni mǝ á ɛjípt
    ksf/ERN mɔni mǝ á ɛritrɛ́
    ksf/ETB mɔni mǝ á ɛtyɔpí
    ksf/EUR mɔni mǝ á pɛrɛsǝ́
    ksf/GBP mɔni mǝ á ingɛrís
    ksf/GMD mɔni mǝ á gambí
    ksf/INR mɔni mǝ á indí
    ksf/JPY mɔni mǝ á japɔ́ŋ
    ksf/KES mɔni mǝ á kɛnya
    ksf/KMF mɔni mǝ á komɔr
    ksf/LRD mɔni mǝ á libɛrya
    ksf/LSL mɔni mǝ á lǝsóto
    ksf/LYD mɔni mǝ á libí
    ksf/MAD mɔni mǝ á marɔk
    ksf/MGA mɔni mǝ á madagaska
    ksf/MRU mɔni mǝ á mwaritaní
    ksf/MUR mɔni mǝ á mwarís
    ksf/MWK mɔni mǝ á malawi
    ksf/NAD mɔni mǝ á namibí
    ksf/NGN mɔni mǝ á nijɛ́rya
    ksf/RWF mɔni mǝ á rwanda
    ksf/SAR mɔni mǝ á arabí saodí
    ksf/SCR mɔni mǝ á sɛcɛl
    ksf/SDG mɔni mǝ á sudan
    ksf/SHP mɔni mǝ á sɛntɛ́len
    ksf/SLE mɔni mǝ á syɛraleon
    ksf/SLL mɔni mǝ á syɛraleon (1964—2022)
    ksf/SOS mɔni mǝ á somalí
    ksf/STN mɔni mǝ á saotomɛ́ ri priŋsib
    ksf/SZL mɔni mǝ á swazilan
    ksf/TND mɔni mǝ á tunɛsí
    ksf/TZS mɔni mǝ á tanzaní
    ksf/UGX mɔni mǝ á uganda
    ksf/USD mɔni mǝ á amɛrika
    ksf/XAF fráŋ
    ksf/XOF mɔni mǝ á afríka aná wɛs
    ksf/ZAR mɔni mǝ á afrik anǝ a sud
    ksf/ZMW mɔni mǝ á zambí
    ksh/AED de vereineschte arraabesche Emiraate ier Dirham
    ksh/AFN Afjahni
    ksh/ALL albaanesche Lek
    ksh/AMD armeenesche Dram
    ksh/ANG neederlängsch antillesche Jullde
    ksh/AOA angjolaanesche Kwansa
    ksh/ARS ajentiinesche Peeso
    ksh/AUD austraalesche Dollaa
    ksh/AWG arubesche Florin
    ksh/AZN Asserbaidschaani Manat
    ksh/BAM ömtuuschbaa Mark us Boßnije un dä Hächejovvina
    ksh/BBD Barbados-Dollaa
    ksh/BDT Taka us Bangladäsch
    ksh/BGN buljaaresche Lev
    ksh/BHD Bachrainesche Denaa
    ksh/BIF burundesche Frang
    ksh/BMD Bermuuda-Dollaa
    ksh/BND Brunei-Dollaa
    ksh/BOB Bollivijano
    ksh/BRL brasilljaanesche Real
    ksh/BSD bahama’sche Dollaa
    ksh/BTN bhutanesesche Ngultrum
    ksh/BWP Pula us Bozwaana
    ksh/BYN wiißrußesche Rubel
    ksh/BZD belizjaanesche Dollaa
    ksh/CAD kannaadesche Dollaa
    ksh/CDF kongjoleesesche Frang
    ksh/CHF schweijzer Fränkli
    ksh/CLP schileenesche Peeso
    ksh/CNY schineesesche Yuan Renminbi
    ksh/COP kolumbesche Peso
    ksh/CRC koßtarikaanesche Colón
    ksh/CUC ömtuuschbaa kubaanesche Pesos
    ksh/CUP kubaanesche Peesos
    ksh/CVE kapverdesche Eskuudos
    ksh/CZK tschäschesche Kruhne
    ksh/DJF Frang uß Dschibuti
    ksh/DKK dänesche Kruhne
    ksh/DOP dommenikaanesche Peesos
    ksh/DZD aljeresche Denaa
    ksh/EGP äjiptesche Pongk
    ksh/ERN Nafka uß Erritreja
    ksh/ETB ätejoopesche Birr
    ksh/EUR Euro
    ksh/FJD Fidschi-Dollaa
    ksh/FKP Pongk vun de Falkland-Enselle
    ksh/GBP brittesche £
    ksh/GEL jeorjesche Lari
    ksh/GHS janaaesche Cedi
    ksh/GIP jibraltaa’sche Pongk
    ksh/GMD jambesche Dalasi
    ksh/GNF Jineea-Frang
    ksh/GTQ juatemalesche Quetzal
    ksh/GYD Juaana-Dollaa
    ksh/HKD Hongkong-Dollaa
    ksh/HNL hondureanesche Lempira
    ksh/HRK krowaatesche Kuna
    ksh/HTG haiitesche Gourde
    ksh/HUF unjarresche Forint
    ksh/IDR indoneesesche Ruupije
    ksh/ILS ißraeelesche Schekel
    ksh/INR indesche Ruupije
    ksh/IQD iraakesche Denaa
    ksh/IRR persesche Rial
    ksh/ISK ißländesche Kruhne
    ksh/JMD jamaikaanesche Dollaa
    ksh/JOD Jordaanesche Dollaa
    ksh/JPY japaanesche Jen
    ksh/KES Kenjaanesche Schillinge
    ksh/KGS kirjiisesche Som
    ksh/KHR kambodschaanesche Riel
    ksh/KMF kommooresche Frang
    ksh/KPW noodkorejaansche Won
    ksh/KRW söödkorejaansche Won
    ksh/KWD kuwaitesche Denaa
    ksh/KYD Kaimann-Dollaa
    ksh/KZT kasakesche Tenge
    ksh/LAK loaatesche Kip
    ksh/LBP libaneesesche Pongk
    ksh/LKR schrilankesche Ruupije
    ksh/LRD liberijaanesche Dollaa
    ksh/LSL lesoothesche Loti
    ksh/LYD libesche Denaa
    ksh/MAD marrokaanesche Dirhamm
    ksh/MDL moldaavesche Leu
    ksh/MGA madajaskesche Ariary
    ksh/MKD mazedoonesche Denaa
    ksh/MMK burmeesesche Kyat
    ksh/MNT mongjoolesche Tugrik
    ksh/MOP makaneesesche Pataca
    ksh/MRU mauretanesche Ouguiya
    ksh/MUR maurizjahnesche Ruupije
    ksh/MVR mallediivesche Rufiyaa
    ksh/MWK malaawesche Kwache
    ksh/MXN mexekaanesche Peeso
    ksh/MYR malaisesche Ringgit
    ksh/MZN mossambikaanesche Metical
    ksh/NAD namiibesche Dollaa
    ksh/NGN nijerijaanesche Naira
    ksh/NIO nikarajaanesche Córdoba
    ksh/NOK norrweejesche Kruhne
    ksh/NPR nepaleesesche Ruupije
    ksh/NZD neuseeländesche Dollaa
    ksh/OMR ommaanesche Rijal
    ksh/PAB pannameesesche Balboa
    ksh/PEN perruaanesche Sol
    ksh/PGK papua neujinejaanesche Kina
    ksh/PHP fillipiinesche Pesos
    ksh/PKR pakestaanesche Ruupije
    ksh/PLN polnesche Złoty
    ksh/PYG parajuaanesche Juarani
    ksh/QAR kataaresche Rijal
    ksh/RON romäänesche Leu
    ksh/RSD särbesche Denaare
    ksh/RUB russesche Ruubel
    ksh/RWF ruandesche Frang
    ksh/SAR saudesche Rijal
    ksh/SBD solomonesche Dollaa
    ksh/SCR seischellesche Ruupije
    ksh/SDG sudaneesesche Pongk
    ksh/SEK schweedesche Kruhne
    ksh/SGD singjapurejaanesche Dollaa
    ksh/SHP Zint-Hellena-Pongk
    ksh/SLE ẞjärra-lejoneesesche Leone
    ksh/SLL ẞjärra-lejoneesesche Leone (1964—2022)
    ksh/SOS somaalesche Schillenge
    ksh/SRD sürinameesesche Dollaa
    ksh/SSP södsudaneesesche Pongk
    ksh/STN Dobra vun São Tomé un Príncipe
    ksh/SYP süüresche Pund
    ksh/SZL swasiländesche Lilangeni
    ksh/THB tailändesche Baht
    ksh/TJS tadschikißtaanesche Somoni
    ksh/TMT turkmeneßtaanesche Manat
    ksh/TND tuneesesche Denaa
    ksh/TOP tongjanes Paʻangache
    ksh/TRY törkesche Liire
    ksh/TTD Dollaa uß Trinidad un Tobääjo
    ksh/TWD neu taiwaneesesche Dollaa
    ksh/TZS tansaanesche Schillenge
    ksh/UAH ukraijnesche Hryvnia
    ksh/UGX ujandesche Schillenge
    ksh/USD ammärrikaanesche Dollaa
    ksh/UYU urrujuwaische Peeso
    ksh/UZS ußbeekesche Som
    ksh/VEF venezuelaanesche Bolívar (2008–2018)
    ksh/VES venezuelaanesche Bolívar
    ksh/VND vijätnammeesesche Dong
    ksh/VUV vanuatesche Vatu
    ksh/WST samowaanesche Tala
    ksh/XAF Kmmeruhner Frang
    ksh/XCD oß-karribbesche Dollaa
    ksh/XFO franzüüsesche Joldfranke
    ksh/XOF Frang uß de Älfebeinköß
    ksh/XPF polineesesche Frang
    ksh/YER jemenitesche Rijal
    ksh/ZAR södaffrekaanesche Rand
    ksh/ZMW sambesche Kwacha
    ku/AED dîrhemê mîrgehên erebî yên yekbûyî
    ku/AFN efxanîyê efxanistanî
    ku/ALL lekê arnawidî
    ku/AMD dramê ermenî
    ku/ANG guldenê antîlê yê holandî
    ku/AOA kwanzayê angolayî
    ku/ARS pesoyê arjantînî
    ku/AUD dolarê awistralyayî
    ku/AWG florînê arubayî
    ku/AZN manatê azerbeycanî
    ku/BAM markê konvertibl ê bosna hersekî
    ku/BBD dolarê barbadosî
    ku/BDT takayê bengladeşî
    ku/BGN levê bulgarî
    ku/BHD dînarê behreynê
    ku/BIF frankê birûndîyî
    ku/BMD dolarê bermûdayî
    ku/BND dolarê brûneyî
    ku/BOB bolîvyanoyê bolîvyayî
    ku/BRL realê brezîlyayî
    ku/BSD dolarê bahamayî
    ku/BTN ngultrumê bûtanî
    ku/BWP pulayê botswanayî
    ku/BYN rûbleyê belarûsî
    ku/BZD dolarê belîzeyî
    ku/CAD dolarê kanadayî
    ku/CDF frankê kongoyî
    ku/CHF frankê swîsrî
    ku/CLP pesoyê şîlîyê
    ku/CNH yûanê çînî (offshore)
    ku/CNY yûanê çînî
    ku/COP pesoyê kolombîyayî
    ku/CRC kolonê kosta rîkayî
    ku/CUC pesoyên konvertibl ê kubayî
    ku/CUP pesoyê kubayî
    ku/CVE eskudoyê kape verdeyî
    ku/CZK kronê çekî
    ku/DJF frankê cîbûtîyî
    ku/DKK kronê danîmarkî
    ku/DOP pesoyê domînîkî
    ku/DZD dînarê cezayîrî
    ku/EGP lîreyê misirî
    ku/ERN nakfayê erîtreyî
    ku/ETB bîrê etyopyayî
    ku/EUR ewro
    ku/FJD dolarê fîjîyî
    ku/FKP paundê giravên falklandê
    ku/GBP sterlînê brîtanî
    ku/GEL larîyê gurcistanî
    ku/GHS cedîyê ganayî
    ku/GIP poundê gîbraltarê
    ku/GMD dalasîyê gambîyayî
    ku/GNF frankê gîneyî
    ku/GTQ quertzalê guatemalayî
    ku/GYD dolarê guayanayî
    ku/HKD dolarê hong kongî
    ku/HNL lempîrayê hondurasî
    ku/HRK kûnayê xirwatî
    ku/HTG gûrdeyê haîtîyî
    ku/HUF forîntê macarî
    ku/IDR rûpîyê endonezî
    ku/ILS şekelê nû yê îsraîlî
    ku/INR rûpîyê hindistanî
    ku/IQD dînarê îraqî
    ku/IRR rîyalê îranî
    ku/ISK kronê îslandayî
    ku/JMD dolarê jamaîkayî
    ku/JOD dînarê urdunî
    ku/JPY yenê japonî
    ku/KES şîlîngê kenyayî
    ku/KGS somê qirxizistanî
    ku/KHR rîelê kamboçyayî
    ku/KMF frankê komoranî
    ku/KPW wonê koreya bakurî
    ku/KRW wonê koreya başûrî
    ku/KWD dînarê kuweytî
    ku/KYD dolarê giravên keymanî
    ku/KZT tengeyê qazaxistanî
    ku/LAK kîpê laosî
    ku/LBP lîreyê libnanî
    ku/LKR rûpîyê srî lankayî
    ku/LRD dolarê lîberyayî
    ku/LSL lotîyê lesothoyî
    ku/LYD dînarê lîbyayî
    ku/MAD dîrhemê fasî
    ku/MDL leyê moldovayî
    ku/MGA frankê madagaskarî
    ku/MKD dînarê makedonî
    ku/MMK kyatê myanmarî
    ku/MNT togrokê moxolî
    ku/MOP patakayê makaoyî
    ku/MRU ouguîayê morîtanyayî
    ku/MUR rûpîyê maûrîtîûsê
    ku/MVR rûfîyaayê maldîvayî
    ku/MWK kwaçayê malawîyê
    ku/MXN pesoyê meksîkayî
    ku/MYR ringgitê malezyayî
    ku/MZN meticalê mozambîkî
    ku/NAD dolarê namîbyayî
    ku/NGN naîrayê nîjeryayî
    ku/NIO kordobayê nîkaraguayî
    ku/NOK kronê norweçî
    ku/NPR rûpîyê nepalî
    ku/NZD dolarê zelandayî
    ku/OMR rîyalê umanî
    ku/PAB balboayê panamayî
    ku/PEN solê perûyî
    ku/PGK kînayê gîneya nû ya papûayî
    ku/PHP pesoyê fîlîpînî
    ku/PKR rûpîyê pakistanî
    ku/PLN zlotîyê polonyayî
    ku/PYG gûaranîyê paragûayî
    ku/QAR rîyalê qeterî
    ku/RON leyê romanyayî
    ku/RSD dînarê sirbî
    ku/RUB rubleyê rûsî
    ku/RWF frankê rwandayî
    ku/SAR rîyalê siûdî
    ku/SBD dolarê giravên solomonî
    ku/SCR rûpîyê seyşelerî
    ku/SDG lîreyê sûdanî
    ku/SEK kronê swêdî
    ku/SGD dolarê sîngapurî
    ku/SHP lîreyê saînt helenayî
    ku/SLE leoneyê sîera leoneyî
    ku/SLL leoneyê sîera leoneyî (1964—2022)
    ku/SOS şîlîngê somalî
    ku/SRD dolarê surînamî
    ku/SSP lîreyê sûdana başûrî
    ku/STN dobrayê sao tome û principeyî
    ku/SYP lîreyê sûrî
    ku/SZL lîlangenîyê swazîlî
    ku/THB bahtê taylandî
    ku/TJS somonê tacikistanî
    ku/TMT manatê tirkmenî
    ku/TND dînarê tûnisî
    ku/TOP paʻangayê tonganî
    ku/TRY lîreyê tirkî
    ku/TTD dolarê trinidad û tobagoyî
    ku/TWD dolarê taywanî
    ku/TZS şîlîngê tanzanî
    ku/UAH grîvnayê ûkraynî
    ku/UGX şîlîngê ûgandayî
    ku/USD dolarê amerîkî
    ku/UYU pesoyê ûrûgûayî
    ku/UZS somê ozbekî
    ku/VES bolîvarê venezuelayî
    ku/VND dongê vîetnamî
    ku/VUV vatûyê vanûatûyî
    ku/WST talayê somonî
    ku/XAF frenkê CFA yê afrîkaya navîn
    ku/XCD dolarê karayîba rojhilatî
    ku/XOF frankê CFA yê afrîkaya başûrî
    ku/XPF frankê CFPî
    ku/YER rîyalê yemenî
    ku/ZAR randê afrîkaya başûrî
    ku/ZMW kwaçayê zambîyayî
    kxv/BRL brājil ti riel
    kxv/CNY cin ti yuān
    kxv/EUR yuro
    kxv/GBP briṭis pāunḍ
    kxv/INR bārat ti ṭnkā
    kxv/JPY jāpān ti yēn
    kxv/RUB rūs ti rūbel
    kxv/USD iūes ḍalār
    kxv_Deva/CNY चीन ति युआन
    kxv_Deva/EUR यूरो
    kxv_Deva/GBP ब्रिटिस पाउंड स्टर्लिंग
    kxv_Deva/INR बारत ति टाकाँ
    kxv_Deva/JPY जापान ति येन
    kxv_Deva/RUB रूस ति रूबल
    kxv_Deva/USD यूएस डॉलर
    kxv_Orya/BRL ବ୍ରାଜିଲ୍ ତି ରିଏଲ୍
    kxv_Orya/CNY ଚିନି ତି ୟୁଆନ
    kxv_Orya/EUR ୟୁର
    kxv_Orya/GBP ବ୍ରିଟିସ୍ ପାଉଣ୍ଡ୍
    kxv_Orya/INR ବାରତ ତି ଟାକାଁ
    kxv_Orya/JPY ଜାପାନ ତି ୟେନ
    kxv_Orya/RUB ରୁସିଆ ତି ରୁବଲ୍
    kxv_Orya/USD ୟୁ ଏସ ଡଲାର
    kxv_Telu/BRL బ్రెజిలియన్ రియల్
    kxv_Telu/CNY చైనా దేశ యువాన్
    kxv_Telu/EUR యురొ
    kxv_Telu/GBP బ్రిటిష్ పౌండ్
    kxv_Telu/INR భారతదేశ రూపాయి
    kxv_Telu/JPY జపాను దేశ యెన్
    kxv_Telu/RUB రష్యన్ రూబల్
    kxv_Telu/USD అమెరికా డాలర్
    ky/AED Бириккен Араб Эмираттарынын дирхамы
    ky/AFN Афганстан афганиси
    ky/ALL албан леги
    ky/AMD Армения драмы
    ky/ANG нидерланд-антил гулдени
    ky/AOA Ангола кванзасы
    ky/ARS аргентина песосу
    ky/AUD Австралия доллары
    ky/AWG аруба флорини
    ky/AZN Азербайжан манаты
    ky/BAM босния-герцоговина конвертациялануучу маркасы
    ky/BBD барбадос доллары
    ky/BDT Бангладеш такасы
    ky/BGN болгар левиси
    ky/BHD Бахрейн динары
    ky/BIF Бурунди франкы
    ky/BMD бермуд доллары
    ky/BND Бруней доллары
    ky/BOB боливия боливианосу
    ky/BRL бразилия реалы
    ky/BSD багама доллары
    ky/BTN Бутан нгултруму
    ky/BWP Ботсвана пуласы
    ky/BYN беларусь рублу
    ky/BZD белиз доллары
    ky/CAD канада доллары
    ky/CDF Конго франкы
    ky/CHF швейцария франкы
    ky/CLP чили песосу
    ky/CNH Кытай юаны (оффшор)
    ky/CNY Кытай юаны
    ky/COP колумбия песосу
    ky/CRC коста-рика колону
    ky/CUC кубанын конвертациялануучу песосу
    ky/CUP куба песосу
    ky/CVE Кабо-Верде эскудосу
    ky/CZK чех кронасы
    ky/DJF Жибути франкы
    ky/DKK дания крону
    ky/DOP доминикан песосу
    ky/DZD алжир динары
    ky/EGP египет фунту
    ky/ERN Эритреа накфасы
    ky/ETB Эфиопия бирри
    ky/EUR Евро
    ky/FJD Фижи доллары
    ky/FKP фолкленд аралдарынын фунту
    ky/GBP британия фунт стерлинги
    ky/GEL Грузия лариси
    ky/GHS Гана седиси
    ky/GIP гибралтар фунту
    ky/GMD Гамбия даласиси
    ky/GNF Гине франкы
    ky/GTQ гватемала кетсалы
    ky/GYD гуйана доллары
    ky/HKD Гонконг доллары
    ky/HNL гондурас лемпирасы
    ky/HRK хорват кунасы
    ky/HTG гаити гурдусу
    ky/HUF венгр форинти
    ky/IDR Индонезия рупийасы
    ky/ILS Израилдин жаңы шекели
    ky/INR Индия руписи
    ky/IQD Ирак динары
    ky/IRR Иран риалы
    ky/ISK исландия крону
    ky/JMD ямайка доллары
    ky/JOD Йордания динары
    ky/JPY Жапан йени
    ky/KES Кения шиллинги
    ky/KGS Кыргызстан сому
    ky/KHR Камбожа риели
    ky/KMF Коморос франкы
    ky/KPW Түндүк Корея вону
    ky/KRW Түштүк Корея вону
    ky/KWD Кувейт динары
    ky/KYD кайман доллары
    ky/KZT Казакстан теңгеси
    ky/LAK Лаос киби
    ky/LBP Ливан фунту
    ky/LKR Шри Ланка руписи
    ky/LRD Либерия доллары
    ky/LSL Лесото лотиси
    ky/LYD ливия динары
    ky/MAD марокко дирхамы
    ky/MDL молдован лейи
    ky/MGA Мадагаскар ариариси
    ky/MKD македон денары
    ky/MMK Мйанмар кйаты
    ky/MNT Монгол тугриги
    ky/MOP Макау патакасы
    ky/MRU Мавритания угиясы
    ky/MUR Мавританий руписи
    ky/MVR Малдив руфийасы
    ky/MWK Малави квачасы
    ky/MXN мексика песосу
    ky/MYR Малайзия ринггити
    ky/MZN Мозамбик метикалы
    ky/NAD Намибия доллары
    ky/NGN Нигерия найрасы
    ky/NIO никарагуа кордобасы
    ky/NOK норвегия крону
    ky/NPR Непал руписи
    ky/NZD Жаңы Зеландия доллары
    ky/OMR Оман риалы
    ky/PAB панама балбоасы
    ky/PEN перу солу
    ky/PGK Папуа Жаңы Гвинея кинасы
    ky/PHP Филиппин песосу
    ky/PKR Пакистан руписи
    ky/PLN польша злотыйы
    ky/PYG парагвай гуараниси
    ky/QAR Катар риалы
    ky/RON румын лейи
    ky/RSD серб динары
    ky/RUB орус рублу
    ky/RWF Руанда франкы
    ky/SAR Сауд риалы
    ky/SBD Соломон аралдарынын доллары
    ky/SCR Сейшел руписи
    ky/SDG судан фунту
    ky/SEK швеция крону
    ky/SGD Сингапур доллары
    ky/SHP Ыйык Елена аралынын фунту
    ky/SLE Сиерра-Леоне леонеси
    ky/SLL Сиерра-Леоне леонеси (1964—2022)
    ky/SOS Сомали шиллинги
    ky/SRD суринам доллары
    ky/SSP Түштүк Судан фунту
    ky/STN Сао Томе жана Принсипе добрасы
    ky/SYP Сирия фунту
    ky/SZL Свази лилангени
    ky/THB Тай баты
    ky/TJS Тажикстан сомониси
    ky/TMT Түркмөнстан манаты
    ky/TND тунис динары
    ky/TOP Тонга паангасы
    ky/TRY Түркия лирасы
    ky/TTD тринидад жана тобаго доллары
    ky/TWD Тайвань жаңы доллары
    ky/TZS Танзания шиллинги
    ky/UAH украин гривени
    ky/UGX Уганда шиллинги
    ky/USD АКШ доллары
    ky/UYU уругвай песосу
    ky/UZS Өзбекстан суму
    ky/VEF венесуэла боливары (2008–2018)
    ky/VES Венесуэла боливары
    ky/VND Вьетнам доңу
    ky/VUV Вануату ватусу
    ky/WST Самоа таласы
    ky/XAF Борбордук Африка КФА франкы
    ky/XCD чыгыш кариб доллары
    ky/XOF КФА франкы
    ky/XPF КФП франкы
    ky/YER Йемен риалы
    ky/ZAR Түштүк Африка ранды
    ky/ZMW Замбия квачасы
    lag/AED Diriháamu ya Ʉtemi wa Kɨaráabu
    lag/AOA Kwáanza ya Angóola
    lag/AUD Dóola ya Ausitereelía
    lag/BHD Dináari ya Baharéeni
    lag/BIF Faráanga ya Burúundi
    lag/BWP Púula ya Botiswáana
    lag/CAD Dóola ya Kánada
    lag/CDF Faráanga ya Kóongo
    lag/CHF Faráaka ya Uswíisi
    lag/CNY Yúani Renimínibi ya Chíina
    lag/CVE Esikúudo ya Kepuvéede
    lag/DJF Faráanga ya Jibóuti
    lag/DZD Dináairi ya Alijéria
    lag/EGP Páundi ya Mísiri
    lag/ERN Nákɨfa ya Eriterea
    lag/ETB Bíiri ya Ʉhabéeshi
    lag/EUR Yúuro
    lag/GBP Páundi ya Ʉɨngɨréesa
    lag/GMD Daláasi ya Gámbia
    lag/INR Rupía ya Índia
    lag/JPY Yéeni ya Japáani
    lag/KES Shilíingi ya Kéenya
    lag/KMF Faráanga ya Komóoro
    lag/LRD Dóola ya Libéria
    lag/LSL Lóoti ya Lesóoto
    lag/LYD Dináari ya Líbia
    lag/MAD Diriháamu ya Moróoko
    lag/MGA Mpía ya bukini
    lag/MRU Ungwíiya ya Moritánia
    lag/MUR Rupía ya Moríisi
    lag/MWK Kwáacha ya Maláawi
    lag/NAD Dóola ya Namíbia
    lag/NGN Naíira ya Niijéria
    lag/RWF Faráanga ya Rwáanda
    lag/SAR Riyáali ya Saudía
    lag/SCR Rupía ya Shelishéeli
    lag/SDG Páundi ya Sudáani
    lag/SHP Páundi ya Mʉtakatíifu Heléena
    lag/SLE Leóoni
    lag/SLL Leóoni (1964—2022)
    lag/SOS Shilíingi ya Somália
    lag/STN Dóbura ya SaoTóome na Pirínsipe
    lag/SZL Lilengéeni
    lag/TND Dináari ya Tunísia
    lag/TZS Shilíingi ya Taansanía
    lag/UGX Shilíingi ya Ugáanda
    lag/USD Dóola ya Amerɨ́ka
    lag/XAF Faráanga ya CFA BEAC
    lag/XOF Faráanga ya CFA BCEAO
    lag/ZAR Ráandi ya Afɨrɨka ya Saame
    lag/ZMW Kwácha ya Sámbia
    lb/AED VAE-Dirham
    lb/AFN Afghanesch Afghani
    lb/ALL Albanesche Lek
    lb/AMD Armeneschen Dram
    lb/ANG Antillen-Gulden
    lb/AOA Angolanesche Kwanza
    lb/ARS Argentinesche Peso
    lb/AUD Australeschen Dollar
    lb/AWG Aruba-Florin
    lb/AZN Aserbaidschan-Manat
    lb/BAM Bosnien an Herzegowina Konvertéierbar Mark
    lb/BBD Barbados-Dollar
    lb/BDT Bangladesch-Taka
    lb/BGN Bulgaresch Lew
    lb/BHD Bahrain-Dinar
    lb/BIF Burundi-Frang
    lb/BMD Bermuda-Dollar
    lb/BND Brunei-Dollar
    lb/BOB Bolivianesche Boliviano
    lb/BRL Brasilianesche Real
    lb/BRZ Brasilianesche Cruzeiro (1942–1967)
    lb/BSD Bahama-Dollar
    lb/BTN Bhutan-Ngultrum
    lb/BWP Botswanesch Pula
    lb/BYN Wäissrussesche Rubel
    lb/BZD Belize-Dollar
    lb/CAD Kanadeschen Dollar
    lb/CDF Kongo-Frang
    lb/CHF Schwäizer Frang
    lb/CLP Chilenesche Peso
    lb/CNY Renminbi Yuan
    lb/COP Kolumbianesche Peso
    lb/CRC Costa-Rica-Colón
    lb/CUC Kubanesche Peso (konvertibel)
    lb/CUP Kubanesche Peso
    lb/CVE Kap-Verde-Escudo
    lb/CZK Tschechesch Kroun
    lb/DJF Dschibuti-Frang
    lb/DKK Dänesch Kroun
    lb/DOP Dominikanesche Peso
    lb/DZD Algereschen Dinar
    lb/EGP Egyptescht Pond
    lb/ERN Eritréieschen Nakfa
    lb/ETB Ethiopescht Birr
    lb/EUR Euro
    lb/FJD Fidschi-Dollar
    lb/FKP Falkland-Pond
    lb/GBP Britescht Pond
    lb/GEL Georgesche Lari
    lb/GHS Ghanaeschen Cedi
    lb/GIP Gibraltar-Pond
    lb/GMD Gambia-Dalasi
    lb/GNF Guinea-Frang
    lb/GTQ Guatemaltekesche Quetzal
    lb/GYD Guyana-Dollar
    lb/HKD Hong-Kong-Dollar
    lb/HNL Honduras-Lempira
    lb/HRK Kroatesche Kuna
    lb/HTG Haitianesch Gourde
    lb/HUF Ungaresche Forint
    lb/IDR Indonesesch Rupiah
    lb/ILS Israeleschen Neie Schekel
    lb/INR Indesch Rupie
    lb/IQD Irakeschen Dinar
    lb/IRR Iranesch Rial
    lb/ISK Islännesch Kroun
    lb/JMD Jamaika-Dollar
    lb/JOD Jordaneschen Dinar
    lb/JPY Japanesche Yen
    lb/KES Kenia-Schilling
    lb/KGS Kirgisesche Som
    lb/KHR Kambodschanesche Riel
    lb/KMF Komore-Frang
    lb/KPW Nordkoreanesche Won
    lb/KRW Südkoreanesche Won
    lb/KWD Kuwait-Dinar
    lb/KYD Kaiman-Dollar
    lb/KZT Kasacheschen Tenge
    lb/LAK Laoteschen Kip
    lb/LBP Libanesescht Pond
    lb/LKR Sri-Lanka-Rupie
    lb/LRD Liberianeschen Dollar
    lb/LSL Loti
    lb/LYD Libeschen Dinar
    lb/MAD Marokkaneschen Dirham
    lb/MAF Marokkanesche Frang
    lb/MDL Moldawesche Leu
    lb/MGA Madagaskar-Ariary
    lb/MKD Mazedoneschen Denar
    lb/MMK Myanmaresche Kyat
    lb/MNT Mongoleschen Tögrög
    lb/MOP Macau-Pataca
    lb/MRU Mauretaneschen Ouguiya
    lb/MUR Mauritius-Rupie
    lb/MVR Maldiven-Rupie
    lb/MWK Malawi-Kwacha
    lb/MXN Mexikanesche Peso
    lb/MYR Malayseschen Ringgit
    lb/MZN Mosambikanesche Metical
    lb/NAD Namibia-Dollar
    lb/NGN Nigerianeschen Naira
    lb/NIO Nicaraguanesche Córdoba
    lb/NOK Norwegesch Kroun
    lb/NPR Nepalesesch Rupie
    lb/NZD Neiséiland-Dollar
    lb/OMR Omanesche Rial
    lb/PAB Panamaesche Balboa
    lb/PEN Peruaneschen Sol
    lb/PGK Papua-Neiguinéiesche Kina
    lb/PHP Philippinnesche Peso
    lb/PKR Pakistanesch Rupie
    lb/PLN Polneschen Zloty
    lb/PYG Paraguayeschen Guaraní
    lb/QAR Katar-Riyal
    lb/RON Rumänesche Leu
    lb/RSD Serbeschen Dinar
    lb/RUB Russesche Rubel
    lb/RWF Ruanda-Frang
    lb/SAR Saudi-Rial
    lb/SBD Salomonen-Dollar
    lb/SCR Seychellen-Rupie
    lb/SDG Sudanesescht Pond
    lb/SEK Schwedesch Kroun
    lb/SGD Singapur-Dollar
    lb/SHP St. Helena-Pond
    lb/SLE Sierra-leonesche Leone
    lb/SLL Sierra-leonesche Leone (1964—2022)
    lb/SOS Somalia-Schilling
    lb/SRD Surinameschen Dollar
    lb/SSP Südsudanesescht Pond
    lb/STN São-toméeschen Dobra
    lb/SYP Syrescht Pond
    lb/SZL Swasilännesche Lilangeni
    lb/THB Thailännesche Baht
    lb/TJS Tadschikistan-Somoni
    lb/TMT Turkmenistan-Manat
    lb/TND Tuneseschen Dinar
    lb/TOP Tongaeschen Paʻanga
    lb/TRY Tierkesch Lira
    lb/TTD Trinidad-an-Tobago-Dollar
    lb/TWD Neien Taiwan-Dollar
    lb/TZS Tansania-Schilling
    lb/UAH Ukraineschen Hrywnja
    lb/UGX Uganda-Schilling
    lb/USD US-Dollar
    lb/UYU Uruguayesche Peso
    lb/UZS Usbekistan-Sum
    lb/VEF Venezolanesche Bolívar (2008–2018)
    lb/VES Venezolanesche Bolívar
    lb/VND Vietnameseschen Dong
    lb/VUV Vanuatu-Vatu
    lb/WST Samoaneschen Tala
    lb/XAF CFA-Frang (BEAC)
    lb/XCD Ostkaribeschen Dollar
    lb/XFO Franséische Gold-Frang
    lb/XFU Franséischen UIC-Frang
    lb/XOF CFA-Frang (BCEAO)
    lb/XPF CFP-Frang
    lb/XRE RINET Funds
    lb/YER Jemen-Rial
    lb/ZAR Südafrikanesche Rand
    lb/ZMW Kwacha
    lg/AED Diraamu eya Emireeti
    lg/AOA Kwanza ey’Angola
    lg/AUD Doola ey’Awusiturelya
    lg/BHD Dinaali ey’eBaareeni
    lg/BIF Faranga ey’eburundi
    lg/BWP Pula ey’eBotiswana
    lg/CAD Doola ey’eKanada
    lg/CDF Faranga ey’eKongo
    lg/CHF Faranga ey’eSwitizirandi
    lg/CNY Yuwani Reniminibi ey’eCayina
    lg/CVE Esikudo ey’Keepu Veredi
    lg/DJF Faranga ey’eJjibuti
    lg/DZD Dinaali ey’Aligerya
    lg/EGP Pawundi ey’eMisiri
    lg/ERN Nakifa ey’Eritureya
    lg/ETB Biiru ey’Esyopya
    lg/EUR Yuro
    lg/GBP Pawundi ey’eBungereza
    lg/GMD Dalasi ey’eGambya
    lg/INR Rupiya ey’eBuyindi
    lg/JPY Yeni ey’eJapani
    lg/KES Silingi ey’eKenya
    lg/KMF Faranga ey’eKomoro
    lg/LRD Doola ey’eLiberya
    lg/LSL Loti ey’eLesoso
    lg/LYD Dinaali ey’eLibya
    lg/MAD Diraamu ey’eMoroko
    lg/MGA Faranga ey’eMalagase
    lg/MRU Wugwiya ey’eMawritenya
    lg/MUR Rupiya ey’eMawurisyasi
    lg/MWK Kwaca ey’eMalawi
    lg/NAD Doola ey’eNamibiya
    lg/NGN Nayira ey’eNayijerya
    lg/RWF Faranga ey’eRwanda
    lg/SAR Riyaali ey’eBuwarabu
    lg/SCR Rupiya ey’eSesere
    lg/SDG Dinaali ey’eSudaani
    lg/SHP Pawundi ey’eSenti Herena
    lg/SLE Lewone
    lg/SLL Lewone (1964—2022)
    lg/SOS Silingi ey’eSomaliya
    lg/STN Dobura ey’eSantome ne Purincipe
    lg/SZL Lilangeni
    lg/TND Dinaali ey’eTunizya
    lg/TZS Silingi ey’eTanzaniya
    lg/UGX Silingi eya Yuganda
    lg/USD Doola ey’Amerika
    lg/XAF Faranga ey’omu Afirika eya wakati
    lg/XOF Faranga ey’omu Afirika ey’ebugwanjuba
    lg/ZAR Randi ey’eSawusafirika
    lg/ZMW Kwaca ey’eZambya
    ln/AED Dirihamɛ ya Lémila alabo
    ln/AOA Kwanza ya Angóla
    ln/AUD Dolarɛ ya Ositali
    ln/BHD Dinarɛ ya Bahrɛnɛ
    ln/BIF Falánga ya Burundi
    ln/BWP Pula ya Botswana
    ln/CAD Dolarɛ ya Kanadá
    ln/CDF Falánga ya Kongó
    ln/CHF Falánga ya Swisɛ
    ln/CNY Yuanɛ Renminbi ya Sinɛ
    ln/CVE Esikudo ya Kapevɛrɛ
    ln/DJF Falánga ya Dzibuti
    ln/DZD Dinarɛ ya Alizeri
    ln/EGP Paunɛ ya Ezípitɛ
    ln/ERN Nakfa ya Elitlɛ
    ln/ETB Birɛ ya Etsiópi
    ln/EUR Ɛlɔ́
    ln/GBP Paunɛ ya Angɛlɛtɛ́lɛ
    ln/GMD Dalasi ya Gambi
    ln/INR Rupi ya Índɛ
    ln/JPY Yeni ya Zapɔ
    ln/KES Shilingɛ ya Kenya
    ln/KMF Falánga ya Komoro
    ln/LRD Dolarɛ ya Liberya
    ln/LSL Loti ya Lesóto
    ln/LYD Dinarɛ ya Libí
    ln/MAD Dirihame ya Marokɛ
    ln/MGA Falánga ya Madagasikarɛ
    ln/MRU Ugwiya ya Moritani
    ln/MUR Rupi ya Morisi
    ln/MWK Kwasha ya Malawi
    ln/NAD Dolarɛ ya Namibi
    ln/NGN Naira ya Nizerya
    ln/RWF Falánga ya Rwanda
    ln/SAR Riyalɛ ya Alabi Sawuditɛ
    ln/SCR Rupi ya Sɛshɛlɛ
    ln/SDG Dinarɛ ya Sudá
    ln/SHP Paunɛ ya Sántu elena
    ln/SLE Leonɛ
    ln/SLL Leonɛ (1964—2022)
    ln/SOS Shilingɛ ya Somali
    ln/STN Dobra ya Sao Tomé mpé Presipe
    ln/SZL Lilangeni
    ln/TND Dinarɛ ya Tinizi
    ln/TZS Shilingɛ ya Tanzani
    ln/UGX Shilingɛ ya Uganda
    ln/USD Dolarɛ ya Ameriki
    ln/XAF Falánga CFA BEAC
    ln/XOF Falánga CFA BCEAO
    ln/ZAR Randɛ ya Afríka Súdi
    ln/ZMW Kwasha ya Zambi
    lo/AED ສະ\u{200B}ຫະ\u{200B}ລັດ\u{200B}ອາ\u{200B}ຣັບ\u{200B}ອາ\u{200B}ມິ\u{200B}ເຣດ ເດີ\u{200B}ແຮມ
    lo/AFN ອັຟ\u{200B}ກັນ ອັຟ\u{200B}ກາ\u{200B}ນິ
    lo/ALL ອັລ\u{200B}ບາ\u{200B}ນຽນ ເລກ
    lo/AMD ອາ\u{200B}ເມ\u{200B}ນຽນ ແດຣມ
    lo/ANG ເນ\u{200B}ເທີ\u{200B}ແລນ ແອນ\u{200B}ຕິ\u{200B}ລຽນ ກິວ\u{200B}ເດີ
    lo/AOA ແອງ\u{200B}ໂກ\u{200B}ລັນ ຄວນ\u{200B}ຊາ
    lo/ARL ເປໂຊເລ ອາກຊັງຕິນ (1970–1983)
    lo/ARM ເປໂຊ ອາກຊັງຕິນ (1881–1970)
    lo/ARS ອາ\u{200B}ເຈນ\u{200B}ທິ\u{200B}ນາ ເປ\u{200B}ໂຊ
    lo/AUD ອອສ\u{200B}ເຕຣ\u{200B}ລຽນ ໂດ\u{200B}ລ່າ
    lo/AWG ອະຣູແບນ ຟລໍຣິນ
    lo/AZN ອາ\u{200B}ເຊີ\u{200B}ໄບ\u{200B}ຈາ\u{200B}ນິ ມາ\u{200B}ນັດ
    lo/BAM ບອ\u{200B}ສ\u{200B}ເນຍ-ເຮີ\u{200B}ເຊ\u{200B}ໂກວິ\u{200B}ນາ ຄອນ\u{200B}ເວີດ\u{200B}ຕິ\u{200B}ໂບ ມາກ
    lo/BAN ດີນາໃໝ່ ບອສເນຍ ເຮີເຊໂບວີນາ(1994–1997)
    lo/BBD ໂດລ່າ ບາບາດຽນ
    lo/BDT ບັງ\u{200B}ຄລາ\u{200B}ເທດ ຕາ\u{200B}ກາ
    lo/BGM ເລບ ສັງຄົມບູນກາລີ
    lo/BGN ບັງ\u{200B}ກາ\u{200B}ຣຽນ ເລບ
    lo/BGO ເລບ ບູນກາລີ (1879–1952)
    lo/BHD ບາ\u{200B}ໄຣ\u{200B}ນິ ດິ\u{200B}ນາ
    lo/BIF ບຸ\u{200B}ຣັນ\u{200B}ດຽນ ຟຣັງ
    lo/BMD ໂດ\u{200B}ລ່າ\u{200B}ເບີ\u{200B}ມິວ\u{200B}ດາ
    lo/BND ບຣູ\u{200B}ໄນ ໂດ\u{200B}ລ່າ
    lo/BOB ໂບ\u{200B}ລິ\u{200B}ວຽນ ໂບ\u{200B}ລິ\u{200B}ເວຍ\u{200B}ໂນ
    lo/BOL ໂລລິເວຍໂນ ໂລລິເວຍ (1863–1963)
    lo/BRL ບຣາ\u{200B}ຊິ\u{200B}ລຽນ ຣຽວ
    lo/BRZ ກຣູເຊໂຣ ບາຊິວ (1942–1967)
    lo/BSD ໂດລ່າ ບາຮາມຽນ
    lo/BTN ພູ\u{200B}ຖານ ງຸນດຣັມ
    lo/BWP ບອດ\u{200B}ສະ\u{200B}ວາ\u{200B}ນານ ພູ\u{200B}ລາ
    lo/BYN ເບ\u{200B}ລາ\u{200B}ຣຸ\u{200B}ສ\u{200B}ຊຽນ ຣູ\u{200B}ເບິນ
    lo/BZD ໂດ\u{200B}ລ່າ\u{200B}ເບ\u{200B}ລີຊ
    lo/CAD ໂດລ່າແຄນາດາ
    lo/CDF ຄອງ\u{200B}ໂກ\u{200B}ລີສ ຟຣັງ
    lo/CHF ສະ\u{200B}ວິ\u{200B}ສ ຟ\u{200B}ຣັງ
    lo/CLE ເອສກູໂດ ຊິລີ
    lo/CLP ຊິ\u{200B}ລຽນ ເປ\u{200B}ໂຊ
    lo/CNH ຢວນຈີນ (ນອກປະເທດ)
    lo/CNY ຈີນ ຢວນ
    lo/COP ໂຄ\u{200B}ລົມ\u{200B}ບຽນ ເປ\u{200B}ໂຊ
    lo/CRC ໂຄສຕາ ຣິກັນ ໂຄລອນ
    lo/CUC ຄິວແບນ ຄອນເວີດຕິໂບ ເປໂຊ
    lo/CUP ຄິວແບນ ເປໂຊ
    lo/CVE ເຄບ ເວີດ\u{200B}ດີນ ເອ\u{200B}ສ\u{200B}ຄູ\u{200B}ໂດ
    lo/CZK ເຊກ ໂຄ\u{200B}ຣູ\u{200B}ນາ
    lo/DJF \u{200B}ດິ\u{200B}ບູ\u{200B}ຈຽນ ຟຣັງ
    lo/DKK ແດນ\u{200B}ນິ\u{200B}ຊ ໂຄຣນ
    lo/DOP ໂດ\u{200B}ມິ\u{200B}ນິ\u{200B}ກັນ ເປ\u{200B}ໂຊ
    lo/DZD ອັລ\u{200B}ເຈີ\u{200B}ຣຽນ ດິ\u{200B}ນາ
    lo/EGP ອີ\u{200B}ຢິບ\u{200B}ທຽນ ພາວດ໌
    lo/ERN ອິ\u{200B}ຣິ\u{200B}ທຣຽນ ແນກ\u{200B}ຟ\u{200B}າ
    lo/ETB ເອ\u{200B}ທິ\u{200B}ໂອ\u{200B}ປຽນ ເບີ\u{200B}ຣ໌
    lo/EUR ຢູ\u{200B}ໂຣ
    lo/FJD ຟິ\u{200B}ຈຽນ ໂດ\u{200B}ລ່າ
    lo/FKP ຟອ\u{200B}ລ໌ກ\u{200B}ແລນ ໄອ\u{200B}ແລນ\u{200B}ສ໌ ພາວ\u{200B}ດ໌
    lo/GBP ອັງກິດ ປອນ
    lo/GEL ຈໍ\u{200B}ຈຽນ ລາ\u{200B}ຣິ
    lo/GHS ກາ\u{200B}ນາ\u{200B}ອຽນ ເຊ\u{200B}ດິ
    lo/GIP ກິບ\u{200B}ຣາ\u{200B}ທາ ພາ\u{200B}ວດ໌
    lo/GMD \u{200B}ແກມ\u{200B}ບຽນ ດາ\u{200B}ລາ\u{200B}ຊິ
    lo/GNF ກິ\u{200B}ນຽນ ຟຣັງ
    lo/GTQ ກົວເຕມາລານ ເຄັດຊອນ
    lo/GYD ກາຍ\u{200B}ຢາ\u{200B}ນີ\u{200B}ສ ໂດ\u{200B}ລ່າ
    lo/HKD ຮອງ\u{200B}ກົງ ໂດ\u{200B}ລ່າ
    lo/HNL ຮອນດູແຣນ ເລມພິຣາ
    lo/HRK ໂຄຣ\u{200B}ເອ\u{200B}ທຽນ ຄູ\u{200B}ນາ
    lo/HTG ໄຮ\u{200B}ຕຽນ ກົວ\u{200B}ເດ
    lo/HUF ຮັງ\u{200B}ກາ\u{200B}ຣຽນ ຟໍ\u{200B}ຣິນ
    lo/IDR ອິນ\u{200B}ໂດ\u{200B}ເນ\u{200B}ຊຽນ ໂດ\u{200B}ລ່າ
    lo/ILS ອິສ\u{200B}ຣາ\u{200B}ເອວ\u{200B}ລິ ນິວ ເຊ\u{200B}ເກວ
    lo/INR ອິນ\u{200B}ເດຍ ຣູ\u{200B}ປີ
    lo/IQD ອິ\u{200B}ຣັກ\u{200B}ກິ ດິ\u{200B}ນາ
    lo/IRR ອິ\u{200B}ຣາ\u{200B}ນິ ຣຽວ
    lo/ISK ໄອ\u{200B}ສ໌\u{200B}ແລນ\u{200B}ດິກ ໂຄຣ\u{200B}ນາ
    lo/JMD \u{200B}ຈາ\u{200B}ໄມ\u{200B}ກັນ ໂດ\u{200B}ລ່າ
    lo/JOD ຈໍ\u{200B}ແດ\u{200B}ນຽນ ດິ\u{200B}ນາ
    lo/JPY ຍີ່\u{200B}ປຸ່ນ ເຢນ
    lo/KES ເຄນ\u{200B}ຢັນ ຊິວ\u{200B}ລິງ
    lo/KGS ຄ\u{200B}ຣີ\u{200B}ກິສ\u{200B}\u{200B}ຖາ\u{200B}ນິ ໂຊມ
    lo/KHR ກຳ\u{200B}ປູ\u{200B}ເຈຍ ຣຽວ
    lo/KMF ໂຄ\u{200B}ໂມ\u{200B}ຣຽນ ຟຣັງ
    lo/KPW ເກົາ\u{200B}ຫລີ\u{200B}ເໜືອ ວອນ
    lo/KRH ຮາວານ ເກົາຫຼີເນື້
    lo/KRO ວອນ ເກົາຫຼີໃຕ້ (1945–1953)
    lo/KRW ເກົາ\u{200B}ຫລີໃຕ້ ວອນ
    lo/KWD ຄູ\u{200B}ເວ\u{200B}ຕິ ດິ\u{200B}ນາ
    lo/KYD ເຄ\u{200B}ແມນ ໄອ\u{200B}ແລນ ໂດ\u{200B}ລ່າ
    lo/KZT ຄາ\u{200B}ຊັກ\u{200B}ສະ\u{200B}ຖາ\u{200B}ນິ ເຕັງ\u{200B}ເຈ
    lo/LAK ລາວ ກີບ
    lo/LBP ເລ\u{200B}ບາ\u{200B}ນີ\u{200B}ສ ພາວດ໌
    lo/LKR ສີ\u{200B}ລັງ\u{200B}ກາ ຣູ\u{200B}ປີ
    lo/LRD ລິ\u{200B}ເບີ\u{200B}ຣຽນ ໂດ\u{200B}ລ່າ
    lo/LSL ໂລຕິ ເລໂຊໂຕ
    lo/LYD ລິບ\u{200B}ບຽນ ດິ\u{200B}ນາ
    lo/MAD ມໍ\u{200B}ຣັອກ\u{200B}ແຄນ\u{200B} ເດີ\u{200B}ແຮມ
    lo/MAF ຟຣັງ ໂມຣອກໂກ
    lo/MCF ຟຣັງ ໂມດາໂກ
    lo/MDC ບັດປັນສ່ວນ ມອງໂດວາ
    lo/MDL ມອນ\u{200B}ໂດ\u{200B}ແວນ ເລ\u{200B}ອູ
    lo/MGA ມາ\u{200B}ລາ\u{200B}ກາ\u{200B}ຊີ ອາ\u{200B}ເຣຍ\u{200B}ຣີ
    lo/MKD ແມັກ\u{200B}ເຊ\u{200B}ໂດ\u{200B}ນຽນ ເດ\u{200B}ນາ
    lo/MKN ດີນາ ມາຊີໂດເນຍ (1992–1993)
    lo/MMK ມຽນ\u{200B}ມາ ຈ໊າດ
    lo/MNT ມອງ\u{200B}ໂກ\u{200B}ລຽນ ຕູກຣິກ
    lo/MOP ມາ\u{200B}ເກົ້າ ປາ\u{200B}\u{200B}ຕາ\u{200B}ກາ
    lo/MRU ມົວ\u{200B}ຣິ\u{200B}ທາ\u{200B}ນຽນ ອູ\u{200B}ກິວ\u{200B}ຢາ
    lo/MUR ເມົາ\u{200B}ຣິ\u{200B}ທຽນ ຣູ\u{200B}ປີ
    lo/MVR ມັ\u{200B}ລ\u{200B}ດິ\u{200B}ວຽນ ຣູ\u{200B}ຟິ\u{200B}ຢາ
    lo/MWK ມາ\u{200B}ລາ\u{200B}ວຽນ ຄວາ\u{200B}ຊາ
    lo/MXN ເມັກຊິກັນ ເປໂຊ
    lo/MYR ມາ\u{200B}ເລ\u{200B}ເຊຍ ຣິງ\u{200B}ກິດ
    lo/MZN ໂມ\u{200B}ແຊມ\u{200B}ບິ\u{200B}ກັນ ເມ\u{200B}ທິ\u{200B}ຄອນ
    lo/NAD ນາ\u{200B}ມິ\u{200B}ບຽນ ໂດ\u{200B}ລ່າ
    lo/NGN ໄນ\u{200B}ຣາ \u{200B}ໄນເຈີ\u{200B}ຣຽນ
    lo/NIO ນິກາຣາກວນ ໂຄໂດບາ
    lo/NOK ນໍ\u{200B}ເວ\u{200B}ຈຽນ \u{200B}ໂຄຣນ
    lo/NPR ເນ\u{200B}ປານ ຣູ\u{200B}ປີ
    lo/NZD ນິວ\u{200B}ຊີ\u{200B}ແລນ ໂດ\u{200B}ລ່າ
    lo/OMR ໂອ\u{200B}ມາ\u{200B}ນິ ຣຽວ
    lo/PAB ພານາມານຽນ ບອນບົວ
    lo/PEN ເປ\u{200B}ຣູ\u{200B}ວຽນ ໂຊ\u{200B}ລ໌
    lo/PGK ປາ\u{200B}ປົວ ນິວ ກິ\u{200B}ນຽນ ກິ\u{200B}ນາ
    lo/PHP ຟິ\u{200B}ລິບ\u{200B}ປິນ ເປ\u{200B}ໂຊ
    lo/PKR ປາ\u{200B}ກິ\u{200B}ສຖານ ຣູ\u{200B}ປີ
    lo/PLN ໂປ\u{200B}ລິ\u{200B}ຊ ຊະ\u{200B}ລໍ\u{200B}ຕີ
    lo/PYG ກວາຣານີ ປາຣາກວາຍ
    lo/QAR ຄາ\u{200B}ຕາ\u{200B}ຣິ ຣຽວ
    lo/RON ໂຣ\u{200B}ມາ\u{200B}ນຽນ ເລ\u{200B}ອູ
    lo/RSD ເຊີ\u{200B}ບຽນ ດິ\u{200B}ນາ
    lo/RUB ຣັສ\u{200B}ຊຽນ ຣູ\u{200B}ເບິນ
    lo/RWF ຣະ\u{200B}ວັນ\u{200B}ດັນ ຟຣັງ
    lo/SAR ຊາ\u{200B}ອູ\u{200B}ດິ ຣິ\u{200B}ຢອນ
    lo/SBD ໂຊ\u{200B}ໂລມອນ ໄອ\u{200B}ແລນ ໂດ\u{200B}ລ່າ
    lo/SCR ເຊ\u{200B}ເຊວ\u{200B}ລອຍ\u{200B}ສ໌ ຣູ\u{200B}ປີ
    lo/SDG ຊູ\u{200B}ດານ\u{200B}ນີ\u{200B}ສ ພາວດ໌
    lo/SEK ສະ\u{200B}ວີ\u{200B}ດິ\u{200B}ຊ ໂຄຣ\u{200B}ນາ
    lo/SGD ສິງ\u{200B}ກະ\u{200B}ໂປ ໂດ\u{200B}ລ່າ
    lo/SHP ເຊນ ເຮ\u{200B}ເລ\u{200B}ນາ ພາວດ໌
    lo/SLE ເຊຍ\u{200B}ນາ \u{200B}ເລໂອ\u{200B}ນຽນ ເລ\u{200B}ໂອນ
    lo/SLL ເຊຍ\u{200B}ນາ \u{200B}ເລໂອ\u{200B}ນຽນ ເລ\u{200B}ໂອນ (1964—2022)
    lo/SOS ໂຊ\u{200B}ມາ\u{200B}ລິ ຊິວ\u{200B}ລິງ
    lo/SRD ຊູ\u{200B}ຣິ\u{200B}ນາ\u{200B}ມີ\u{200B}ສ ໂດ\u{200B}ລ່າ
    lo/SSP ເຊົາ\u{200B}ທ໌ ຊູ\u{200B}ດານ\u{200B}ນີ\u{200B}ສ ພາວດ໌
    lo/STN ເຊົາ ໂທ\u{200B}ເມ ແອນ ພ\u{200B}ຣິນ\u{200B}ຊິ\u{200B}ປີ ໂດບຣາ
    lo/SYP ຊີ\u{200B}ຣຽນ ພາວດ໌
    lo/SZL ສະ\u{200B}ວາ\u{200B}ຊິ ລິ\u{200B}ລັນ\u{200B}ກິ\u{200B}ນີ
    lo/THB ໄທ ບາດ
    lo/TJS ທາ\u{200B}ຈິ\u{200B}ກິ\u{200B}\u{200B}ຖາ\u{200B}ນິ ໂຊ\u{200B}ໂມ\u{200B}ນິ
    lo/TMT ເຕີກ\u{200B}ເມ\u{200B}ນິ\u{200B}ສ\u{200B}ຖາ\u{200B}ນິ ມາ\u{200B}ນັດ
    lo/TND ຕູ\u{200B}ນິ\u{200B}ຊຽນ ດິ\u{200B}ນາ
    lo/TOP ຕອງ\u{200B}ກັນ ປາ\u{200B}ອັງ\u{200B}ກາ
    lo/TRY ເຕີ\u{200B}ກິ\u{200B}ຊ ລິ\u{200B}ຣາ
    lo/TTD ທ\u{200B}ຣິ\u{200B}ນິ\u{200B}ແດດ & ໂທ\u{200B}ບາ\u{200B}ໂກ ໂດ\u{200B}ລ່າ
    lo/TWD ນິວ ໄຕ້\u{200B}ຫວັນ ໂດ\u{200B}ລ່າ
    lo/TZS ທານ\u{200B}ຊາ\u{200B}ນຽນ ຊິວ\u{200B}ລິງ
    lo/UAH ຢູ\u{200B}ເຄຣ\u{200B}ນຽນ ຮະ\u{200B}ຣີບ\u{200B}ເນຍ
    lo/UGX ອູ\u{200B}ກັນ\u{200B}ດັນ ຊິວ\u{200B}ລິງ
    lo/USD \u{200B}ໂດ\u{200B}ລ່າ\u{200B}ສະ\u{200B}ຫະ\u{200B}ລັດຯ
    lo/UYU ອູ\u{200B}ຣຸ\u{200B}ກົວ\u{200B}ຢານ ເປ\u{200B}ໂຊ
    lo/UZS ອຸສເບກິສຖານິ ໂຊມ
    lo/VEF ເວ\u{200B}ເນ\u{200B}ຊູ\u{200B}ເອ\u{200B}ລັນ ໂບ\u{200B}ລິ\u{200B}ວາ (2008–2018)
    lo/VES ເວ\u{200B}ເນ\u{200B}ຊູ\u{200B}ເອ\u{200B}ລັນ ໂບ\u{200B}ລິ\u{200B}ວາ
    lo/VND ຫວຽດ\u{200B}ນາມ ດົງ
    lo/VNN ດົງ ຫວຽດນາມ (1978–1985)
    lo/VUV \u{200B}ວາ\u{200B}ນົວ\u{200B}ຕູ ວາ\u{200B}ຕູ
    lo/WST ຊາ\u{200B}ໂມນ ທາ\u{200B}ລາ
    lo/XAF ສາທາລະນະລັດອາຟຣິກາກາງ
    lo/XCD ອີ\u{200B}ສ ຄາ\u{200B}ຣິ\u{200B}ບຽນ ໂດ\u{200B}ລ່າ
    lo/XFO ຟຣັງ ຄຳຝຣັ່ງ
    lo/XFU ຟຣັງ ຢູໄອຊີ ຝຣັ່ງ
    lo/XOF ຟັງເຊຟານ ອາຟຣິກາຕາເວັນຕົກ
    lo/XPF ຊີ\u{200B}ເອັບ\u{200B}ພີ ຟຣັງ
    lo/XRE ກອງທຶນໄຣເນັດ
    lo/YER ເຢ\u{200B}ເມ\u{200B}ນິ ຣຽວ
    lo/YUR ດີນາ ປະຕິຮູບ ຢູໂກສະລາວີ (1992–1993)
    lo/ZAR ເຊົາທ໌ ອາ\u{200B}ຟຣິ\u{200B}ກັນ ແຣນດ໌
    lo/ZMW ແຊມ\u{200B}ບຽນ ຄວາ\u{200B}ຊາ
    lrc/BRL رئال بئرئزیل
    lrc/CNY یوان چین
    lrc/EUR یورو
    lrc/GBP پوند بئریتانیا
    lrc/INR روٙپیه هئن
    lrc/JPY یئن جاپوٙن
    lrc/RUB روٙبل روٙسیه
    lt/AED Jungtinių Arabų Emyratų dirhamas
    lt/AFN Afganistano afganis
    lt/ALL Albanijos lekas
    lt/AMD Armėnijos dramas
    lt/ANG Olandijos Antilų guldenas
    lt/AOA Angolos kvanza
    lt/ARL Argentinos pesos ley (1970–1983)
    lt/ARM Argentinos pesai (1881–1970)
    lt/ARS Argentinos pesas
    lt/AUD Australijos doleris
    lt/AWG Arubos guldenas
    lt/AZN Azerbaidžano manatas
    lt/BAM Bosnijos ir Hercegovinos konvertuojamoji markė
    lt/BAN Bosnijos ir Hercegovinos naujasis dinaras (1994–1997)
    lt/BBD Barbadoso doleris
    lt/BDT Bangladešo taka
    lt/BGM Bulgarų socialistų leva
    lt/BGN Bulgarijos levas
    lt/BGO Bulgarijos levas (1879–1952)
    lt/BHD Bahreino dinaras
    lt/BIF Burundžio frankas
    lt/BMD Bermudos doleris
    lt/BND Brunėjaus doleris
    lt/BOB Bolivijos bolivijanas
    lt/BOL Bolivijos bolivijanas (1863–1963)
    lt/BRL Brazilijos realas
    lt/BRZ Brazilijos kruzeirai (1942–1967)
    lt/BSD Bahamų doleris
    lt/BTN Butano ngultrumas
    lt/BWP Botsvanos pula
    lt/BYN Baltarusijos rublis
    lt/BZD Belizo doleris
    lt/CAD Kanados doleris
    lt/CDF Kongo frankas
    lt/CHF Šveicarijos frankas
    lt/CLE Čilės eskudai
    lt/CLP Čilės pesas
    lt/CNH Kinijos Užsienio juanis
    lt/CNX Kinijos \"People\" banko doleris
    lt/CNY Kinijos ženminbi juanis
    lt/COP Kolumbijos pesas
    lt/CRC Kosta Rikos kolonas
    lt/CUC Kubos konvertuojamasis pesas
    lt/CUP Kubos pesas
    lt/CVE Žaliojo Kyšulio eskudas
    lt/CZK Čekijos krona
    lt/DJF Džibučio frankas
    lt/DKK Danijos krona
    lt/DOP Dominikos pesas
    lt/DZD Alžyro dinaras
    lt/EGP Egipto svaras
    lt/ERN Eritrėjos nakfa
    lt/ETB Etiopijos biras
    lt/EUR Euras
    lt/FJD Fidžio doleris
    lt/FKP Falklando salų svaras
    lt/GBP Didžiosios Britanijos svaras
    lt/GEL Gruzijos laris
    lt/GHS Ganos sedis
    lt/GIP Gibraltaro svaras
    lt/GMD Gambijos dalasis
    lt/GNF Gvinėjos frankas
    lt/GTQ Gvatemalos ketcalis
    lt/GYD Gajanos doleris
    lt/HKD Honkongo doleris
    lt/HNL Hondūro lempira
    lt/HRK Kroatijos kuna
    lt/HTG Haičio gurdas
    lt/HUF Vengrijos forintas
    lt/IDR Indonezijos rupija
    lt/ILS Izraelio naujasis šekelis
    lt/INR Indijos rupija
    lt/IQD Irako dinaras
    lt/IRR Irano rialas
    lt/ISK Islandijos krona
    lt/JMD Jamaikos doleris
    lt/JOD Jordanijos dinaras
    lt/JPY Japonijos jena
    lt/KES Kenijos šilingas
    lt/KGS Kirgizijos somas
    lt/KHR Kambodžos rielis
    lt/KMF Komoro frankas
    lt/KPW Šiaurės Korėjos vonas
    lt/KRH Pietų Korėjos hwanas (1953–1962)
    lt/KRO Pietų Korėjos vonas (1945–1953)
    lt/KRW Pietų Korėjos vonas
    lt/KWD Kuveito dinaras
    lt/KYD Kaimanų salų doleris
    lt/KZT Kazachstano tengė
    lt/LAK Laoso kipas
    lt/LBP Libano svaras
    lt/LKR Šri Lankos rupija
    lt/LRD Liberijos doleris
    lt/LSL Lesoto lotis
    lt/LYD Libijos dinaras
    lt/MAD Maroko dirhamas
    lt/MAF Maroko frankas
    lt/MCF Monegasque frankas
    lt/MDC Moldovų cupon
    lt/MDL Moldovos lėja
    lt/MGA Madagaskaro ariaris
    lt/MKD Makedonijos denaras
    lt/MKN Makedonijos denaras (1992–1993)
    lt/MMK Mianmaro kijatas
    lt/MNT Mongolijos tugrikas
    lt/MOP Makao pataka
    lt/MRU Mauritanijos ugija
    lt/MUR Mauricijaus rupija
    lt/MVP Maldyvų rupija
    lt/MVR Maldyvų rufija
    lt/MWK Malavio kvača
    lt/MXN Meksikos pesas
    lt/MYR Malaizijos ringitas
    lt/MZN Mozambiko metikalis
    lt/NAD Namibijos doleris
    lt/NGN Nigerijos naira
    lt/NIO Nikaragvos kordoba
    lt/NOK Norvegijos krona
    lt/NPR Nepalo rupija
    lt/NZD Naujosios Zelandijos doleris
    lt/OMR Omano rialas
    lt/PAB Panamos balboja
    lt/PEN Peru solis
    lt/PGK Papua Naujosios Gvinėjos kina
    lt/PHP Filipinų pesas
    lt/PKR Pakistano rupija
    lt/PLN Lenkijos zlotas
    lt/PYG Paragvajaus guaranis
    lt/QAR Kataro rialas
    lt/RON Rumunijos lėja
    lt/RSD Serbijos dinaras
    lt/RUB Rusijos rublis
    lt/RWF Ruandos frankas
    lt/SAR Saudo Arabijos rijalas
    lt/SBD Saliamono salų doleris
    lt/SCR Seišelių rupija
    lt/SDG Sudano svaras
    lt/SEK Švedijos krona
    lt/SGD Singapūro doleris
    lt/SHP Šv. Elenos salų svaras
    lt/SLE Siera Leonės leonė
    lt/SLL Siera Leonės leonė (1964—2022)
    lt/SOS Somalio šilingas
    lt/SRD Surimano doleris
    lt/SSP Pietų Sudano svaras
    lt/STN San Tomės ir Principės dobra
    lt/SYP Sirijos svaras
    lt/SZL Svazilando lilangenis
    lt/THB Tailando batas
    lt/TJS Tadžikistano somonis
    lt/TMT Turkmėnistano manatas
    lt/TND Tuniso dinaras
    lt/TOP Tongo paanga
    lt/TRY Turkijos lira
    lt/TTD Trinidado ir Tobago doleris
    lt/TWD Taivano naujasis doleris
    lt/TZS Tanzanijos šilingas
    lt/UAH Ukrainos grivina
    lt/UGX Ugandos šilingas
    lt/USD JAV doleris
    lt/UYU Urugvajaus pesas
    lt/UZS Uzbekistano sumas
    lt/VEF Venesuelos bolivaras (2008–2018)
    lt/VES Venesuelos bolivaras
    lt/VND Vietnamo dongas
    lt/VNN Vietnamo dongas (1978–1985)
    lt/VUV Vanuatu vatas
    lt/WST Samoa tala
    lt/XAF CFA BEAC frankas
    lt/XCD Rytų Karibų doleris
    lt/XFO Aukso frankas
    lt/XFU Prancūzijos UIC - frankas
    lt/XOF CFA BCEAO frankas
    lt/XPF CFP frankas
    lt/XRE RINET fondai
    lt/YER Jemeno rialas
    lt/YUR Jugoslavijos reformuotas dinaras (1992–1993)
    lt/ZAR Pietų Afrikos Respublikos randas
    lt/ZMW Zambijos kvača
    lu/AED Ndiriha wa Lemila alabu
    lu/AOA Kwanza wa Angola
    lu/AUD Ndola wa Ositali
    lu/BHD Ndina wa Bahrene
    lu/BIF Nfalanga wa Bulundi
    lu/BWP Pula wa Botswana
    lu/CAD Ndola wa Kanada
    lu/CDF Nfalanga wa Kongu
    lu/CHF Nfalanga wa Swise
    lu/CNY Yuani Renminbi wa Shine
    lu/CVE Esikuludo wa Kapevere
    lu/DJF Nfalanga wa Dzibuti
    lu/DZD Ndina wa Alijeri
    lu/EGP Pauni wa Mushidi
    lu/ERN Nakfa wa Elitle
    lu/ETB Bira wa Etshiopi
    lu/EUR Iro
    lu/GBP Pauni wa Angeletele
    lu/GMD Ndalasi wa Ngambi
    lu/INR Rupi wa Inde
    lu/JPY Yeni wa Zapɔ
    lu/KES Nshili wa Kenya
    lu/KMF Nfalanga wa Komoru
    lu/LRD Ndola wa Liberya
    lu/LSL Loti wa Lesoto
    lu/LYD Ndina wa Libi
    lu/MAD Ndiriha wa Maroke
    lu/MGA Nfalanga wa Madagasikare
    lu/MRU Ugwiya wa Moritani
    lu/MUR Rupia wa Morisi
    lu/MWK Kwasha wa Malawi
    lu/NAD Ndola wa Namibi
    lu/NGN Naira wa Nizerya
    lu/RWF Nfalanga wa Rwanda
    lu/SAR Riyale wa Alabu Nsawu
    lu/SCR Rupya wa Seshele
    lu/SDG Ndina wa Suda
    lu/SHP Pauni wa Santu Elena
    lu/SLE Leone
    lu/SLL Leone (1964—2022)
    lu/SOS Nshili wa Somali
    lu/STN Dobra wa Sao Tome ne Presipe
    lu/SZL Lilangeni
    lu/TND Ndina wa Tinizi
    lu/TZS Nshili wa Tanzani
    lu/UGX Nshili wa Uganda
    lu/USD Ndola wa Ameriki
    lu/XAF Nfalanga CFA BEAC
    lu/XOF Nfalanga CFA BCEAO
    lu/ZAR Rande wa Afrika wa Mwinshi
    lu/ZMW Kwasha wa Zambi
    luo/AED Dirham ya Falme za Kiarabu
    luo/AOA Kwanza ya Angola
    luo/AUD Dola ya Australia
    luo/BHD Dinari ya Bahareni
    luo/BIF Faranga ya Burundi
    luo/BWP Pula mar Botswana
    luo/CAD Dola mar Kanada
    luo/CDF Faranga ya Kongo
    luo/CHF Faranga ya Uswisi
    luo/CNY Yuan Renminbi ya China
    luo/CVE Eskudo ya Kepuvede
    luo/DJF Faranga ya Jibuti
    luo/DZD Dinari ya Aljeria
    luo/EGP Paund mar Misri
    luo/ERN Nakfa ya Eritrea
    luo/ETB Birr mar Ethiopia
    luo/EUR Yuro
    luo/GBP Pauni mar Uingereza
    luo/GMD Dalasi ya Gambia
    luo/INR Rupia ya India
    luo/JPY Yen mar Japan
    luo/KES Siling mar Kenya
    luo/KMF Faranga ya Komoro
    luo/LRD Dola mar Liberia
    luo/LSL Loti ya Lesoto
    luo/LYD Dinari ya Libya
    luo/MAD Dirham ya Moroko
    luo/MGA Ariary ya Bukini
    luo/MRU Ugwiya ya Moritania
    luo/MUR Rupia ya Morisi
    luo/MWK Kwacha ya Malawi
    luo/NAD Dola ya Namibia
    luo/NGN Naira ya Nijeria
    luo/RWF Faranga ya Rwanda
    luo/SAR Riyal ya Saudia
    luo/SCR Rupia ya Shelisheli
    luo/SDG Pauni ya Sudani
    luo/SHP Pauni ya Santahelena
    luo/SLE Leoni
    luo/SLL Leoni (1964—2022)
    luo/SOS Shilingi ya Somalia
    luo/STN Dobra ya Sao Tome na Principe
    luo/SZL Lilangeni
    luo/TND Dinari ya Tunisia
    luo/TZS Shilingi ya Tanzania
    luo/UGX Shilingi ya Uganda
    luo/USD Dola
    luo/XAF Faranga CFA BEAC
    luo/XOF Faranga CFA BCEAO
    luo/ZAR Randi ya Afrika Kusini
    luo/ZMW Kwacha ya Zambia
    luy/AED Dirham ya Falme za Kiarabu
    luy/AOA Kwanza ya Angola
    luy/AUD Dola ya Australia
    luy/BHD Dinari ya Bahareni
    luy/BIF Faranga ya Burundi
    luy/BWP Pula ya Botswana
    luy/CAD Dola ya Kanada
    luy/CDF Faranga ya Kongo
    luy/CHF Faranga ya Uswisi
    luy/CNY Yuan Renminbi ya China
    luy/CVE Eskudo ya Kepuvede
    luy/DJF Faranga ya Jibuti
    luy/DZD Dinari ya Aljeria
    luy/EGP Pauni ya Misri
    luy/ERN Nakfa ya Eritrea
    luy/ETB Bir ya Uhabeshi
    luy/EUR Yuro
    luy/GBP Pauni ya Uingereza
    luy/GMD Dalasi ya Gambia
    luy/INR Rupia ya India
    luy/JPY Sarafu ya Kijapani
    luy/KES Sirinji ya Kenya
    luy/KMF Faranga ya Komoro
    luy/LRD Dola ya Liberia
    luy/LSL Loti ya Lesoto
    luy/LYD Dinari ya Libya
    luy/MAD Dirham ya Moroko
    luy/MGA Ariary ya Bukini
    luy/MRU Ugwiya ya Moritania
    luy/MUR Rupia ya Morisi
    luy/MWK Kwacha ya Malawi
    luy/NAD Dola ya Namibia
    luy/NGN Naira ya Nijeria
    luy/RWF Faranga ya Rwanda
    luy/SAR Riyal ya Saudia
    luy/SCR Rupia ya Shelisheli
    luy/SDG Pauni ya Sudani
    luy/SHP Pauni ya Santahelena
    luy/SLE Leoni
    luy/SLL Leoni (1964—2022)
    luy/SOS Shilingi ya Somalia
    luy/STN Dobra ya Sao Tome na Principe
    luy/SZL Lilangeni
    luy/TND Dinari ya Tunisia
    luy/TZS Sirinji ya Tanzania
    luy/UGX Sirinji ya Uganda
    luy/USD Dola ya Marekani
    luy/XAF Faranga CFA BEAC
    luy/XOF Faranga CFA BCEAO
    luy/ZAR Randi ya Afrika Kusini
    luy/ZMW Kwacha ya Zambia
    lv/AED Apvienoto Arābu Emirātu dirhēms
    lv/AFN Afganistānas afgāns
    lv/ALL Albānijas leks
    lv/AMD Armēnijas drams
    lv/ANG Nīderlandes Antiļu guldenis
    lv/AOA Angolas kvanza
    lv/ARS Argentīnas peso
    lv/AUD Austrālijas dolārs
    lv/AWG Arubas guldenis
    lv/AZN Azerbaidžānas manats
    lv/BAM Bosnijas un Hercogovinas konvertējamā marka
    lv/BBD Barbadosas dolārs
    lv/BDT Bangladešas taka
    lv/BGN Bulgārijas leva
    lv/BHD Bahreinas dinārs
    lv/BIF Burundi franks
    lv/BMD Bermudu dolārs
    lv/BND Brunejas dolārs
    lv/BOB Bolīvijas boliviano
    lv/BRL Brazīlijas reāls
    lv/BSD Bahamu dolārs
    lv/BTN Butānas ngultrums
    lv/BWP Botsvanas pula
    lv/BYN Baltkrievijas rubelis
    lv/BZD Belizas dolārs
    lv/CAD Kanādas dolārs
    lv/CDF KDR franks
    lv/CHF Šveices franks
    lv/CLP Čīles peso
    lv/CNH Ķīnas juaņa (ofšors)
    lv/CNY Ķīnas juaņs
    lv/COP Kolumbijas peso
    lv/CRC Kostarikas kolons
    lv/CUC Kubas konvertējamais peso
    lv/CUP Kubas peso
    lv/CVE Kaboverdes eskudo
    lv/CZK Čehijas krona
    lv/DJF Džibutijas franks
    lv/DKK Dānijas krona
    lv/DOP Dominikānas peso
    lv/DZD Alžīrijas dinārs
    lv/EGP Ēģiptes mārciņa
    lv/ERN Eritrejas nakfa
    lv/ETB Etiopijas birs
    lv/EUR eiro
    lv/FJD Fidži dolārs
    lv/FKP Folklenda Salu mārciņa
    lv/GBP Lielbritānijas mārciņa
    lv/GEL Gruzijas lari
    lv/GHS Ganas sedi
    lv/GIP Gibraltāra mārciņa
    lv/GMD Gambijas dalasi
    lv/GNF Gvinejas franks
    lv/GTQ Gvatemalas ketsals
    lv/GYD Gajānas dolārs
    lv/HKD Honkongas dolārs
    lv/HNL Hondurasas lempīra
    lv/HRK Horvātijas kuna
    lv/HTG Haiti gurds
    lv/HUF Ungārijas forints
    lv/IDR Indonēzijas rūpija
    lv/ILS Izraēlas šekelis
    lv/INR Indijas rūpija
    lv/IQD Irākas dinārs
    lv/IRR Irānas riāls
    lv/ISK Islandes krona
    lv/JMD Jamaikas dolārs
    lv/JOD Jordānas dinārs
    lv/JPY Japānas jena
    lv/KES Kenijas šiliņš
    lv/KGS Kirgizstānas soms
    lv/KHR Kambodžas riels
    lv/KMF Komoru franks
    lv/KPW Ziemeļkorejas vona
    lv/KRW Dienvidkorejas vona
    lv/KWD Kuveitas dinārs
    lv/KYD Kaimanu salu dolārs
    lv/KZT Kazahstānas tenge
    lv/LAK Laosas kips
    lv/LBP Libānas mārciņa
    lv/LKR Šrilankas rūpija
    lv/LRD Libērijas dolārs
    lv/LSL Lesoto loti
    lv/LYD Lībijas dinārs
    lv/MAD Marokas dirhēms
    lv/MDL Moldovas leja
    lv/MGA Madagaskaras ariari
    lv/MKD Maķedonijas denārs
    lv/MMK Mjanmas kjats
    lv/MNT Mongolijas tugriks
    lv/MOP Makao pataka
    lv/MRU Mauritānijas ugija
    lv/MUR Maurīcijas rūpija
    lv/MVR Maldīvijas rūfija
    lv/MWK Malāvijas kvača
    lv/MXN Meksikas peso
    lv/MYR Malaizijas ringits
    lv/MZN Mozambikas metikals
    lv/NAD Namībijas dolārs
    lv/NGN Nigērijas naira
    lv/NIO Nikaragvas kordoba
    lv/NOK Norvēģijas krona
    lv/NPR Nepālas rūpija
    lv/NZD Jaunzēlandes dolārs
    lv/OMR Omānas riāls
    lv/PAB Panamas balboa
    lv/PEN Peru sols
    lv/PGK Papua-Jaungvinejas kina
    lv/PHP Filipīnu peso
    lv/PKR Pakistānas rūpija
    lv/PLN Polijas zlots
    lv/PYG Paragvajas guarani
    lv/QAR Kataras riāls
    lv/RON Rumānijas leja
    lv/RSD Serbijas dinārs
    lv/RUB Krievijas rublis
    lv/RWF Ruandas franks
    lv/SAR Saūda Arābijas riāls
    lv/SBD Zālamana Salu dolārs
    lv/SCR Seišelu salu rūpija
    lv/SDG Sudānas mārciņa
    lv/SEK Zviedrijas krona
    lv/SGD Singapūras dolārs
    lv/SHP Sv.Helēnas salas mārciņa
    lv/SLE Sjerraleones leone
    lv/SLL Sjerraleones leone (1964—2022)
    lv/SOS Somālijas šiliņš
    lv/SRD Surinamas dolārs
    lv/SSP Dienvidsudānas mārciņa
    lv/STN Santome un Prinsipi dobra
    lv/SYP Sīrijas mārciņa
    lv/SZL Svazilendas lilangeni
    lv/THB Taizemes bāts
    lv/TJS Tadžikistānas somons
    lv/TMT Turkmenistānas manats
    lv/TND Tunisijas dinārs
    lv/TOP Tongas paanga
    lv/TRY Turcijas lira
    lv/TTD Trinidādas un Tobāgo dolārs
    lv/TWD Taivānas jaunais dolārs
    lv/TZS Tanzānijas šiliņš
    lv/UAH Ukrainas grivna
    lv/UGX Ugandas šiliņš
    lv/USD ASV dolārs
    lv/UYU Urugvajas peso
    lv/UZS Uzbekistānas sums
    lv/VEF Venecuēlas bolivārs (2008–2018)
    lv/VES Venecuēlas bolivārs
    lv/VND Vjetnamas dongi
    lv/VUV Vanuatu vatu
    lv/WST Samoa tala
    lv/XAF Centrālāfrikas CFA franks
    lv/XCD Austrumkarību dolārs
    lv/XFO Francijas zelta franks
    lv/XFU Francijas UIC franks
    lv/XOF Rietumāfrikas CFA franks
    lv/XPF CFP franks
    lv/YER Jemenas riāls
    lv/ZAR Dienvidāfrikas rends
    lv/ZMW Zambijas kvača
    mai/BRL ब्राज़ीली रियाल
    mai/CNY चीनी युआन
    mai/EUR यूरो
    mai/GBP ब्रिटिश पाउंड स्टर्लिंग
    mai/INR भारतीय रुपया
    mai/JPY जापानी येन
    mai/RUB रूसी रूबल
    mai/USD यूएस डॉलर
    mas/AED Iropiyianí ɔ́ɔ̄ lmarabu
    mas/AOA Iropiyianí e Angola
    mas/AUD Iropiyianí e Austria
    mas/BHD Iropiyianí e Bahareini
    mas/BIF Iropiyianí e Burundi
    mas/BWP Iropiyianí e Botswana
    mas/CAD Iropiyianí e Kanada
    mas/CDF Iropiyianí e Kongo
    mas/CHF Iropiyianí e Uswisi
    mas/CNY Iropiyianí e China
    mas/CVE Iropiyianí e Kepuvede
    mas/DJF Iropiyianí e Jibuti
    mas/DZD Iropiyianí e Algeria
    mas/EGP Iropiyianí e Misri
    mas/ERN Iropiyianí e Eritrea
    mas/ETB Iropiyianí e Uhabeshi
    mas/EUR Iropiyianí e yuro
    mas/GBP Iropiyianí e Nkɨ́resa
    mas/GMD Iropiyianí e Gambia
    mas/INR Iropiyianí e India
    mas/JPY Iropiyianí e Japani
    mas/KES Iropiyianí e Kenya
    mas/KMF Iropiyianí e Komoro
    mas/LRD Iropiyianí e Liberia
    mas/LSL Iropiyianí e Lesoto
    mas/LYD Iropiyianí e Libya
    mas/MAD Iropiyianí e Moroko
    mas/MGA Iropiyianí e Bukini
    mas/MRU Iropiyianí e Moritania
    mas/MUR Iropiyianí e Morisi
    mas/MWK Iropiyianí e Malawi
    mas/NAD Iropiyianí e Namibia
    mas/NGN Iropiyianí e Nijeria
    mas/RWF Iropiyianí e Rwanda
    mas/SAR Iropiyianí e Saudi
    mas/SCR Iropiyianí e Shelisheli
    mas/SDG Iropiyianí e Sudani
    mas/SHP Iropiyianí e Santahelena
    mas/SLE Iropiyianí e leoni
    mas/SLL Iropiyianí e leoni (1964—2022)
    mas/SOS Iropiyianí e Somalia
    mas/STN Iropiyianí e Saotome
    mas/SZL Iropiyianí e lilangeni
    mas/TND Iropiyianí e Tunisia
    mas/TZS Iropiyianí e Tanzania
    mas/UGX Iropiyianí e Uganda
    mas/USD Iropiyianí ɔ́ɔ̄ lamarekani
    mas/XAF Iropiyianí e CFA BEAC
    mas/XOF Iropiyianí e CFA BCEAO
    mas/ZAR Iropiyianí e Afrika Kusini
    mas/ZMW Iropiyianí e Sambia
    mer/AED Dirham ya Falme cia Kiarabu
    mer/AOA Kwanza ya Angola
    mer/AUD Dola ya Austrĩlia
    mer/BHD Dinari ya Baharini
    mer/BIF Faranga ya Burundi
    mer/BWP Pula ya Botswana
    mer/CAD Dola ya Kanada
    mer/CDF Faranga ya Kongo
    mer/CHF Faranga ya Swisilandi
    mer/CNY Yuan Renminbi ya China
    mer/CVE Eskudo ya Kepuvede
    mer/DJF Faranga ya Jibuti
    mer/DZD Dinari ya Anjĩria
    mer/EGP Paũndi ya Misri
    mer/ERN Nakfa ya Eritrea
    mer/ETB Bĩrũ ya Ithiopia
    mer/EUR Yuro
    mer/GBP Paũndi ya Ngeretha
    mer/GMD Dalasi ya Gambia
    mer/INR Rupia ya India
    mer/JPY Sarafu ya japani
    mer/KES Shilingi ya Kenya
    mer/KMF Faranga ya Komoro
    mer/LRD Dola ya Liberia
    mer/LSL Loti ya Lesoto
    mer/LYD Dinari ya Libya
    mer/MAD Dirham ya Moroko
    mer/MGA Ariarĩ ya Bukini
    mer/MRU Ugwiya ya Mauritania
    mer/MUR Rupia ya Maurĩtiasi
    mer/MWK Kwacha ya Malawi
    mer/NAD Dola ya Namibia
    mer/NGN Naira ya Nijeria
    mer/RWF Faranga ya Rwanda
    mer/SAR Riyal ya Saudi Arĩbia
    mer/SCR Rupia ya Shelisheli
    mer/SDG Paũndi ya Sudani
    mer/SHP Paũndi ya Santahelena
    mer/SLE Leoni
    mer/SLL Leoni (1964—2022)
    mer/SOS Shilingi ya Somalia
    mer/STN Dobra ya Sao Tome na Principe
    mer/SZL Lilangeni
    mer/TND Dinari ya Tunisia
    mer/TZS Shilingi ya Tanzania
    mer/UGX Shilingi ya Uganda
    mer/USD Dola ya Amerika
    mer/XAF Faranga CFA BEAC
    mer/XOF Faranga CFA BCEAO
    mer/ZAR Randi ya Afrika ya Sauthi
    mer/ZMW Kwacha ya Zambia
    mfe/AED dirham Emira arab ini
    mfe/AOA kwanza angole
    mfe/AUD dolar ostralien
    mfe/BHD dinar bahreïn
    mfe/BIF fran burunde
    mfe/BWP pula ya botswane
    mfe/CAD dolar kanadien
    mfe/CDF fran kongole
    mfe/CHF fran swis
    mfe/CNY yuan renminbi sinwa
    mfe/CVE eskudo kapverdien
    mfe/DJF fran djiboutien
    mfe/DZD dinar alzerien
    mfe/EGP liv ezipsien
    mfe/ERN nafka erythreen
    mfe/ETB birr etiopien
    mfe/EUR euro
    mfe/GBP liv sterlin
    mfe/GMD dalasi gambien
    mfe/INR roupi
    mfe/JPY yen zapone
    mfe/KES shiling kenyan
    mfe/KMF fran komorien
    mfe/LRD dolar liberien
    mfe/LSL loti lezoto
    mfe/LYD dinar libien
    mfe/MAD dirham marokin
    mfe/MGA fran malgas
    mfe/MRU ouguiya moritanien
    mfe/MUR roupi morisien
    mfe/MWK kwacha malawit
    mfe/NAD dolar namibien
    mfe/NGN naira nizerian
    mfe/RWF fran rwande
    mfe/SAR rial saoudien
    mfe/SCR roupi seselwa
    mfe/SDG dinar soudane
    mfe/SHP liv Sainte-Hélène
    mfe/SLE leonn Sierra-Leone
    mfe/SLL leonn Sierra-Leone (1964—2022)
    mfe/SOS shilingi somalien
    mfe/STN dobra santomeen
    mfe/SZL lilangeni swazi
    mfe/TND dinar tinizien
    mfe/TZS shiling tanzanien
    mfe/UGX shiling ougande
    mfe/USD dolar amerikin
    mfe/XAF fran CFA (BEAC)
    mfe/XOF fran CFA (BCEAO)
    mfe/ZAR rand sid-afrikin
    mfe/ZMW kwacha zanbien
    mg/AED Dirham
    mg/AOA kwanza angoley
    mg/AUD Dolara aostralianina
    mg/BHD dinar bahreïni
    mg/BIF Farantsa Borondi
    mg/BWP Pola botsoaney
    mg/CAD Dôlara Kanadianina
    mg/CDF Farantsa kôngôley
    mg/CHF Farantsa soisa
    mg/CNY Yoan sinoa Renminbi
    mg/CVE Escudo
    mg/DJF Farantsa Djibotianina
    mg/DZD Dinara alzerianina
    mg/EGP vola venty ejipsiana
    mg/ERN Nakfà Eritreanina
    mg/ETB Bir etiopianina
    mg/EUR Eoro
    mg/GBP livre sterling
    mg/GMD Dalasi gambianina
    mg/INR Ropia Indianina
    mg/JPY Yen Japoney
    mg/KES Shilling kenianina
    mg/KMF Farantsa Komorianina
    mg/LRD Dôlara Liberianina
    mg/LSL Loti
    mg/LYD Dinara Libyanina
    mg/MAD Dirham marokianina
    mg/MGA Ariary
    mg/MRU Ouguiya moritanianina
    mg/MUR Ropia maorisianina
    mg/MWK kwacha malawite
    mg/NAD Dolara namibianina
    mg/NGN Naira nigerianina
    mg/RWF Farantsa Roande
    mg/SAR Rial saodianina
    mg/SCR Ropia Seysheloà
    mg/SDG Dinara Sodaney
    mg/SHP livre de Sainte-Hélène
    mg/SLE Leone
    mg/SLL Leone (1964—2022)
    mg/SOS Shilling somalianina
    mg/STN Dobra
    mg/SZL Lilangeni
    mg/TND Dinar tonizianina
    mg/TZS Shilling tanzanianina
    mg/UGX Shilling ogandianina
    mg/USD Dolara amerikanina
    mg/XAF Farantsa CFA (BEAC)
    mg/XOF Farantsa CFA (BCEAO)
    mg/ZAR Rand afrikanina tatsimo
    mg/ZMW Kwacha zambianina
    mgo/XAF shirè
    mi/AED Dirham UAE
    mi/AFN Afghani Awhekenetāna
    mi/ALL Lek Arapeinia
    mi/AMD Dram Āmenia
    mi/ANG Guilder Anatiri Hōrana
    mi/AOA Kwanza Anakora
    mi/ARS Peso Āketina
    mi/AUD Tāra Ahitereiria
    mi/AWG Florin Arūpa
    mi/AZN Manat Atepaihānia
    mi/BAM Mark Pōngia-Herekōwini takahuri
    mi/BBD Tāra Papatohe
    mi/BDT Taka Pākaratēhi
    mi/BGN Leva Purukāria
    mi/BHD Dinar Pāreina
    mi/BIF Franc Puruniti
    mi/BMD Tāra Pāmura
    mi/BND Tāra Poronai
    mi/BOB Boliviano Poriwia
    mi/BRL Real Parahi
    mi/BSD Tāra Pahama
    mi/BTN Ngultrum Pūtana
    mi/BWP Pula Poriwana
    mi/BYN Ruble Pērara
    mi/BZD Tāra Pērihi
    mi/CAD Tāra Kānata
    mi/CDF Franc Kōngo
    mi/CHF Franc Huiterangi
    mi/CLP Peso Hiri
    mi/CNH Yuan Haina (ki waho)
    mi/CNY Yuan Haina
    mi/COP Peso Koromōpia
    mi/CRC Colon Koto Rika
    mi/CUC Peso Kiupa takahuri
    mi/CUP Peso Kiupa
    mi/CVE Escudo Kūrae Matomato
    mi/CZK Koruna Tieke
    mi/DJF Franc Tepūti
    mi/DKK Kroner Tenemāka
    mi/DOP Peso Tominika
    mi/DZD Dinar Aratiria
    mi/EGP Pāuna Īhipa
    mi/ERN Nakfa Eriterea
    mi/ETB birr Etiopia
    mi/EUR Euro
    mi/FJD Tāra Whītī
    mi/FKP Pāuna Whākana
    mi/GBP Pāuna Piritene
    mi/GEL Lari Hōria
    mi/GHS Cedi Kāna
    mi/GIP Pāuna Kāmaka
    mi/GMD Dalasi Kamopia
    mi/GNF Franc Kini
    mi/GTQ Quetzal Kuatamāra
    mi/GYD Tāra Kaiana
    mi/HKD Tāra Hongipua
    mi/HNL Lempira Honotura
    mi/HRK Kuna Koroātia
    mi/HTG Gourde Haiti
    mi/HUF Forint Hanekari
    mi/IDR Rupiah Initonīhia
    mi/ILS Shekel Hou Iharaira
    mi/INR Rupī Iniana
    mi/IQD Dinar Irāka
    mi/IRR Rial Irāna
    mi/ISK Kronur Tiorangi
    mi/JMD Tāra Hemeika
    mi/JOD Dinar Hōrano
    mi/JPY Yen Hapanihi
    mi/KES Hereni Kenia
    mi/KGS Som Kikitānga
    mi/KHR Riel Kamapōtia
    mi/KMF Franc Komoro
    mi/KPW Won Kōrea ki te Raki
    mi/KRW Won Kōrea ki te Tonga
    mi/KWD Dinar Kūweiti
    mi/KYD Tāra Kāmana
    mi/KZT Tenge Katatānga
    mi/LAK kip Rāoho
    mi/LBP Pāuna Repanona
    mi/LKR Rupee Hiri Ranaka
    mi/LRD Tāra Raipiria
    mi/LSL Loti Teroto
    mi/LYD Dinar Ripia
    mi/MAD Dirham Moroko
    mi/MDL Leu Morotawa
    mi/MGA Ariary Matakāhika
    mi/MKD Denar Makerōnia
    mi/MMK Kyat Pēma
    mi/MNT tugrik Mongōria
    mi/MOP Pataca Makau
    mi/MRU Ouguiya Mauritania
    mi/MUR Rupee Marihi
    mi/MVR Rufiyaa Māratiri
    mi/MWK Kwacha Marāwi
    mi/MXN Peso Mēhiko
    mi/MYR Ringgit Mareia
    mi/MZN Metical Mohapiki
    mi/NAD Tāra Namipia
    mi/NGN Naira Ngāitīria
    mi/NIO Cordoba Nikarāhua
    mi/NOK Kroner Nōwei
    mi/NPR Rupee Nepōra
    mi/NZD Tāra o Aotearoa
    mi/OMR Rial Ōmana
    mi/PAB Balboa Panama
    mi/PEN Sole Peru
    mi/PGK Kina Papua Nūkini
    mi/PHP Peso Piripīni
    mi/PKR Rupee Pakitāne
    mi/PLN Zloty Pōrana
    mi/PYG Guarani Parakai
    mi/QAR Riyal Katā
    mi/RON Leu Romeinia
    mi/RSD Dinar Hirupia
    mi/RUB Rūpera Ruhiana
    mi/RWF Franc Rāwana
    mi/SAR Riyal Hauri
    mi/SBD Tāra Moutere Horomona
    mi/SCR Rupee Heikere
    mi/SDG Pāuna Hūtāne
    mi/SEK Kronor Huitene
    mi/SGD Tāra Hingapoa
    mi/SHP Pāuna Hato Herena
    mi/SLE Leone Araone
    mi/SLL Leone Araon (1964—2022)e
    mi/SOS Hereni Hūmārie
    mi/SRD Tāra Huriname
    mi/SSP Pāuna Hūtāne Tonga
    mi/STN Dobra Hao Tome me Pirinihipi
    mi/SYP Pāuna Hiria
    mi/SZL Lilangeni Warerangi
    mi/THB Baht Tairanga
    mi/TJS Somoni Takiritānga
    mi/TMT Manat Tukumanatānga
    mi/TND Dinar Tūnihia
    mi/TOP Pa’anga Tonga
    mi/TRY Lira Tākei
    mi/TTD Tāra Tirinaki Tōpako
    mi/TWD Tāra Taiwana Hou
    mi/TZS Hereni Tānahia
    mi/UAH Hryvnia Ukareinga
    mi/UGX hereni Ukānga
    mi/USD Tāra US
    mi/UYU Peso Urukoi
    mi/UZS Som Uhipeketāne
    mi/VES Bolivar Penehūera
    mi/VND Dong Whitināmu
    mi/VUV Vatu Whenuatū
    mi/WST Tala Hāmoa
    mi/XAF Franc CFA Āwherika Waenga
    mi/XCD Tāra Karapīana Rāwhiti
    mi/XOF Franc CFA Āwherika ki te Uru
    mi/XPF Franc CFP
    mi/YER Rial Īmene
    mi/ZAR Rand Āwherika ki te Tonga
    mi/ZMW Kwacha Tāmipia
    mk/AED Дирхам на Обединети Арапски Емирати
    mk/AFN Авганистански авгани
    mk/ALL Албански лек
    mk/AMD Ерменски драм
    mk/ANG Холандски антилски гилдер
    mk/AOA Анголска кванза
    mk/ARS Аргентински пезос
    mk/AUD Австралиски долар
    mk/AWG Арубиски флорин
    mk/AZN Азербејџански манат
    mk/BAM Босанско-херцеговска конвертибилна марка
    mk/BBD Барбадоски долар
    mk/BDT Бангладешка така
    mk/BGN Бугарски лев
    mk/BHD Бахреински динар
    mk/BIF Бурундиски франк
    mk/BMD Бермудски долар
    mk/BND Брунејски долар
    mk/BOB Боливиски боливиано
    mk/BRL Бразилски реал
    mk/BSD Бахамски долар
    mk/BTN Бутански нгултрум
    mk/BWP Боцванска пула
    mk/BYN Белоруска рубља
    mk/BZD Белизиски долар
    mk/CAD Канадски долар
    mk/CDF Конголски франк
    mk/CHF Швајцарски франк
    mk/CLP Чилеански пезос
    mk/CNH Кинески јуан (офшор)
    mk/CNY Кинески јуан
    mk/COP Колумбиски пезос
    mk/CRC Костарикански колон
    mk/CUC Кубански конвертибилен пезос
    mk/CUP Кубански пезос
    mk/CVE Зелено’ртски ескудо
    mk/CZK Чешка круна
    mk/DJF Џибутски франк
    mk/DKK Данска круна
    mk/DOP Доминикански пезос
    mk/DZD Алжирски динар
    mk/EGP Египетска фунта
    mk/ERN Еритрејска накфа
    mk/ETB Етиописки бир
    mk/EUR Евро
    mk/FJD Фиџиски долар
    mk/FKP Фолкландска фунта
    mk/GBP Британска фунта
    mk/GEL Грузиски лари
    mk/GHS Гански седи
    mk/GIP Гибралтарска фунта
    mk/GMD Гамбиски даласи
    mk/GNF Гвинејски франк
    mk/GTQ Гватемалски кветцал
    mk/GYD Гвајански долар
    mk/HKD Хонгконшки долар
    mk/HNL Хондурска лемпира
    mk/HRK Хрватска куна
    mk/HTG Хаитски гурд
    mk/HUF Унгарска форинта
    mk/IDR Индонезиска рупија
    mk/ILS Израелски нов шекел
    mk/INR Индиска рупија
    mk/IQD Ирачки динар
    mk/IRR Ирански риал
    mk/ISK Исландска крона
    mk/JMD Јамајкански долар
    mk/JOD Јордански динар
    mk/JPY Јапонски јен
    mk/KES Кениски шилинг
    mk/KGS Киргистански сом
    mk/KHR Камбоџиски рел
    mk/KMF Коморски франк
    mk/KPW Северно корејски вон
    mk/KRW Јужно корејски вон
    mk/KWD Кувајтски динар
    mk/KYD Кајмански долар
    mk/KZT Казахстанска тенга
    mk/LAK Лаоски кип
    mk/LBP Либанска фунта
    mk/LKR Шриланканска рупија
    mk/LRD Либериски долар
    mk/LSL Лесотско лоти
    mk/LYD Либијски динар
    mk/MAD Марокански дирхам
    mk/MAF Марокански франк
    mk/MDL Молдавски леу
    mk/MGA Малагасиски ариари
    mk/MKD Македонски денар
    mk/MMK Мјанмарски киат
    mk/MNT Монголиски тугрик
    mk/MOP Макао патака
    mk/MRU Мавританска угија
    mk/MUR Мавританска рупија
    mk/MVR Малдивска руфија
    mk/MWK Малависка квача
    mk/MXN Мексикански пезос
    mk/MYR Малезиски рингит
    mk/MZN Мозамбиски метикал
    mk/NAD Намибиски долар
    mk/NGN Нигериска наира
    mk/NIO Никарагванска кордоба
    mk/NOK Норвешка круна
    mk/NPR Непалска рупија
    mk/NZD Новозеландски долар
    mk/OMR Омански риал
    mk/PAB Панамска балбоа
    mk/PEN Перуански сол
    mk/PGK Папуа новогвинејска кина
    mk/PHP Филипински пезос
    mk/PKR Пакистанска рупија
    mk/PLN Полска злота
    mk/PYG Парагвајска гуарана
    mk/QAR Катарски риал
    mk/RON Романски леу
    mk/RSD Српски динар
    mk/RUB Руска рубља
    mk/RWF Руандски франк
    mk/SAR Саудиски ријал
    mk/SBD Соломонски долар
    mk/SCR Сејшелска рупија
    mk/SDG Суданска фунта
    mk/SEK Шведска круна
    mk/SGD Сингапурски долар
    mk/SHP Фунта на Света Елена
    mk/SLE Сиералеонско леоне
    mk/SLL Сиералеонско леоне (1964 – 2022)
    mk/SOS Сомалијски шилинг
    mk/SRD Суринамски долар
    mk/SSP Јужносуданска фунта
    mk/STN Добра на Сао Томе и Принсипе
    mk/SYP Сиријска фунта
    mk/SZL Свазилендски лиланген
    mk/THB Таи бат
    mk/TJS Таџикистански сомони
    mk/TMT Туркменист. манат
    mk/TND Тунизиски динар
    mk/TOP Тонганска панга
    mk/TRY Турска лира
    mk/TTD Долар на Тринидад и Тобаго
    mk/TWD Тајвански нов долар
    mk/TZS Танзаниски шилинг
    mk/UAH Украинска хривнија
    mk/UGX Угандиски шилинг
    mk/USD Американски долар
    mk/UYU Уругвајски пезос
    mk/UZS Узбекистански сом
    mk/VEF Венецуелски боливар (2008–2018)
    mk/VES Венецуелски боливар
    mk/VND Виетнамски донг
    mk/VUV Ванатски вату
    mk/WST Самоанска тала
    mk/XAF Централноафрикански франк
    mk/XCD Источнокарипски долар
    mk/XOF Западноафрикански франк
    mk/XPF ЦФП франк
    mk/YER Јеменски риал
    mk/ZAR Јужноафрикански ранд
    mk/ZMW Замбијска квача
    ml/AED യുണൈറ്റഡ് അറബ് എമിറേറ്റ്സ് ദിർഹം
    ml/AFN അഫ്\u{200C}ഗാൻ അഫ്\u{200C}\u{200C}ഗാനി
    ml/ALL അൽബേനിയൻ ലെക്
    ml/AMD അർമേനിയൻ ഡ്രാം
    ml/ANG നെതർലാൻഡ്\u{200C}സ് ആന്റിലൻ ഗിൽഡർ
    ml/AOA അംഗോളൻ \u{200D}ക്വാൻസ
    ml/ARS അർജൻറീൻ പെസോ
    ml/AUD ഓസ്ട്രേലിയൻ ഡോളർ
    ml/AWG അറൂബൻ ഫ്ലോറിൻ
    ml/AZN അസർബൈജാനി മനത്
    ml/BAM ബോസ്\u{200C}നിയ-ഹെർസഗോവിന കൺവേർട്ടബിൾ മാർക്ക്
    ml/BBD ബാർബേഡിയൻ ഡോളർ
    ml/BDT ബംഗ്ലാദേശി ടാക്ക
    ml/BGN ബൾഗേറിയൻ ലെവ്
    ml/BHD ബഹ്റൈനി ദിനാർ
    ml/BIF ബറുണ്ടിയൻ ഫ്രാങ്ക്
    ml/BMD ബെർമുഡൻ ഡോളർ
    ml/BND ബ്രൂണൈ ഡോളർ
    ml/BOB ബൊളീവിയൻ ബൊളിവിയാനോ
    ml/BRL ബ്രസീലിയൻ റിയാൽ
    ml/BSD ബഹാമിയൻ ഡോളർ
    ml/BTN ഭൂട്ടാനീസ് ഗൾട്രം
    ml/BWP ബോട്\u{200C}സ്വാനൻ പ്യുല
    ml/BYN ബെലാറുഷ്യൻ റൂബിൾ
    ml/BZD ബെലീസ് ഡോളർ
    ml/CAD കനേഡിയൻ ഡോളർ
    ml/CDF കോങ്കളീസ് ഫ്രാങ്ക്
    ml/CHF സ്വിസ് ഫ്രാങ്ക്
    ml/CLP ചിലിയൻ പെസോ
    ml/CNH ചൈനീസ് യുവാൻ (ഓഫ്\u{200C}ഷോർ)
    ml/CNY ചൈനീസ് യുവാൻ
    ml/COP കൊളംബിയൻ പെസോ
    ml/CRC കോസ്റ്റാ റിക്കൻ കോളൻ
    ml/CUC ക്യൂബൻ കൺവേർട്ടബിൾ പെസോ
    ml/CUP ക്യൂബൻ പെസോ
    ml/CVE കേപ് വെർദിയൻ എസ്\u{200C}ക്യുഡോ
    ml/CZK ചെക്ക് റിപ്പബ്ലിക് കൊരുണ
    ml/DJF ദിജിബൗട്ടിയൻ ഫ്രാങ്ക്
    ml/DKK ഡാനിഷ് ക്രോണെ
    ml/DOP ഡൊമിനിക്കൻ പെസോ
    ml/DZD അൾജീരിയൻ ദിനാർ
    ml/EGP ഈജിപ്\u{200C}ഷ്യൻ പൗണ്ട്
    ml/ERN എറിത്രിയൻ നക്ഫ
    ml/ETB എത്യോപ്യൻ ബിർ
    ml/EUR യൂറോ
    ml/FJD ഫിജിയൻ ഡോളർ
    ml/FKP ഫാക്ക്\u{200C}ലാന്റ് ദ്വീപുകളുടെ പൗണ്ട്
    ml/GBP ബ്രിട്ടീഷ് പൗണ്ട്
    ml/GEL ജോർജ്ജിയൻ ലാറി
    ml/GHS ഘാനയൻ കെഡി
    ml/GIP ജിബ്രാൾട്ടർ പൗണ്ട്
    ml/GMD ഗാംബിയൻ ദലാസി
    ml/GNF ഗിനിയൻ ഫ്രാങ്ക്
    ml/GTQ ഗ്വാട്ടിമാലൻ ക്വെറ്റ്\u{200C}സൽ
    ml/GYD ഗയാനീസ് ഡോളർ
    ml/HKD ഹോങ്കോങ്ങ് ഡോളർ
    ml/HNL ഹോണ്ടുറൻ ലെംപിറ
    ml/HRK ക്രൊയേഷൻ ക്യുന
    ml/HTG ഹെയ്\u{200C}തിയൻ ഗൂർഡ്
    ml/HUF ഹംഗേറിയൻ ഫോറിന്റ്
    ml/IDR ഇന്തോനേഷ്യൻ റുപിയ
    ml/ILS ഇസ്രായേലി ന്യൂ ഷെക്കെൽ
    ml/INR ഇന്ത്യൻ രൂപ
    ml/IQD ഇറാഖി ദിനാർ
    ml/IRR ഇറാനിയൻ റിയാൽ
    ml/ISK ഐസ്\u{200C}ലാൻഡിക് ക്രോണ
    ml/JMD ജമൈക്കൻ ഡോളർ
    ml/JOD ജോർദ്ദാനിയൻ ദിനാർ
    ml/JPY ജാപ്പനീസ് യെൻ
    ml/KES കെനിയൻ ഷില്ലിംഗ്
    ml/KGS കിർഗിസ്ഥാനി സോം
    ml/KHR കംബോഡിയൻ റീൽ
    ml/KMF കൊമോറിയൻ ഫ്രാങ്ക്
    ml/KPW ഉത്തര കൊറിയൻ വോൺ
    ml/KRW ദക്ഷിണ കൊറിയൻ വോൺ
    ml/KWD കുവൈറ്റി ദിനാർ
    ml/KYD കേമാൻ ഐലൻഡ്\u{200C}സ് ഡോളർ
    ml/KZT കസാക്കിസ്ഥാനി ടെംഗെ
    ml/LAK ലാവോഷിയൻ കിപ്
    ml/LBP ലെബനീസ് പൗണ്ട്
    ml/LKR ശ്രീലങ്കൻ റുപ്പീ
    ml/LRD ലൈബീരിയൻ ഡോളർ
    ml/LSL ലെസോതോ ലോത്തി
    ml/LYD ലിബിയൻ ദിനാർ
    ml/MAD മൊറോക്കൻ ദിർഹം
    ml/MAF മൊറോക്കൻ ഫ്രാങ്ക്
    ml/MDL മൊൾഡോവൻ ലിയു
    ml/MGA മഡഗാസി ഏരിയറി
    ml/MKD മാസിഡോണിയൻ ദിനാർ
    ml/MMK മ്യാൻമാർ ക്യാട്
    ml/MNT മംഗോളിയൻ തുഗ്രിക്
    ml/MOP മകാനീസ് പതാക്ക
    ml/MRU മൗറിറ്റേനിയൻ ഔഗിയ
    ml/MUR മൗറീഷ്യൻ റുപ്പീ
    ml/MVR മാൽദീവിയൻ റുഫിയ
    ml/MWK മലാവിയൻ ക്വച്ചാ
    ml/MXN മെക്സിക്കൻ പെസോ
    ml/MYR മലേഷ്യൻ റിംഗിറ്റ്
    ml/MZN മൊസാംബിക്കൻ മെറ്റിക്കൽ
    ml/NAD നമീബിയൻ ഡോളർ
    ml/NGN നൈജീരിയൻ നൈറ
    ml/NIO നിക്കരാഗ്വൻ കോർഡോബ
    ml/NOK നോർവീജിയൻ ക്രോണെ
    ml/NPR നേപ്പാളീസ് റുപ്പീ
    ml/NZD ന്യൂസിലാന്റ് ഡോളർ
    ml/OMR ഒമാനി റിയാൽ
    ml/PAB പനാമനിയൻ ബാൽബോവ
    ml/PEN പെറുവിയൻ സോൾ
    ml/PGK പാപ്പുവ ന്യൂ ഗിനിയൻ കിന
    ml/PHP ഫിലിപ്പീനി പെസോ
    ml/PKR പാക്കിസ്ഥാനി റുപ്പീ
    ml/PLN പോളിഷ് സ്ലോട്ടി
    ml/PYG പരാഗ്വേയൻ ഗ്വരനീ
    ml/QAR ഖത്തർ റിയാൽ
    ml/RON റൊമാനിയൻ ലെയു
    ml/RSD സെർബിയൻ ദിനാർ
    ml/RUB റഷ്യൻ റൂബിൾ
    ml/RWF റുവാണ്ടൻ ഫ്രാങ്ക്
    ml/SAR സൗദി റിയാൽ
    ml/SBD സോളമൻ ദ്വീപ് ഡോളർ
    ml/SCR സീഷെലോയിസ് റുപ്പീ
    ml/SDG സുഡാനീസ് പൗണ്ട്
    ml/SEK സ്വീഡിഷ് ക്രോണ
    ml/SGD സിംഗപ്പൂർ ഡോളർ
    ml/SHP സെന്റ് ഹെലീന പൗണ്ട്
    ml/SLE സിയെറ ലിയോണിയൻ ലിയോൺ
    ml/SLL സിയെറ ലിയോണിയൻ ലിയോൺ (1964—2022)
    ml/SOS സോമാലി ഷില്ലിംഗ്
    ml/SRD സുരിനെയിമിസ് ഡോളർ
    ml/SSP ദക്ഷിണ സുഡാനീസ് പൗണ്ട്
    ml/STN സാവോ ടോമി ആൻഡ് പ്രിൻസിപെ ഡോബ്ര
    ml/SYP സിറിയൻ പൗണ്ട്
    ml/SZL സ്വാസി ലിലാംഗനി
    ml/THB തായ് ബട്ട്
    ml/TJS താജിക്കിസ്ഥാനി സോംനി
    ml/TMT തുർക്ക്\u{200C}മെനിസ്ഥാനി മനത്
    ml/TND ടുണീഷ്യൻ ദിനാർ
    ml/TOP ടോംഗൻ പാംഗ
    ml/TRY ടർക്കിഷ് ലിറ
    ml/TTD ട്രിനിഡാഡ് അന്റ് ടുബാഗോ ഡോളർ
    ml/TWD ന്യൂ തായ്\u{200C}വാൻ ഡോളർ
    ml/TZS ടാൻസാനിയൻ ഷില്ലിംഗ്
    ml/UAH ഉക്രേനിയൻ ഹ്രിവ്\u{200C}നിയ
    ml/UGX ഉഗാണ്ടൻ ഷില്ലിംഗ്
    ml/USD യു.എസ്. ഡോളർ
    ml/UYU ഉറുഗ്വേയൻ പെസോ
    ml/UZS ഉസ്\u{200C}ബെക്കിസ്ഥാനി സോം
    ml/VEF വെനിസ്വേലൻ ബൊളീവർ (2008–2018)
    ml/VES വെനിസ്വേലൻ ബൊളീവർ
    ml/VND വിയറ്റ്നാമീസ് ഡോങ്
    ml/VUV വന്വാതു വാതു
    ml/WST സമോവൻ താല
    ml/XAF മദ്ധ്യ ആഫ്രിക്കൻ [CFA] ഫ്രാങ്ക്
    ml/XCD കിഴക്കൻ കരീബിയൻ ഡോളർ
    ml/XFO ഫ്രെഞ്ച് ഗോൾഡ് ഫ്രാങ്ക്
    ml/XFU ഫ്രെഞ്ച് UIC-ഫ്രാങ്ക്
    ml/XOF പശ്ചിമ ആഫ്രിക്കൻ [CFA] ഫ്രാങ്ക്
    ml/XPF CFP ഫ്രാങ്ക്
    ml/XRE RINET ഫണ്ട്സ്
    ml/YER യെമനി റിയാൽ
    ml/ZAR ദക്ഷിണാഫ്രിക്കൻ റാൻഡ്
    ml/ZMW സാംബിയൻ ക്വാച്ച
    mn/AED арабын нэгдсэн эмиратын дирхам
    mn/AFN Афганистаны афгани
    mn/ALL Албанийн лек
    mn/AMD Арменийн драм
    mn/ANG Нидерландын Антиллийн гулдер
    mn/AOA Анголын кванза
    mn/ARS Аргентины песо
    mn/AUD Австралийн доллар
    mn/AWG Арубын флорин
    mn/AZN Азербайжаны манат
    mn/BAM Босни-Герцеговины хөрвөгч марк
    mn/BBD барбадос доллар
    mn/BDT Бангладешийн така
    mn/BGN Болгарын лев
    mn/BHD Бахрейн динар
    mn/BIF Бурундийн франк
    mn/BMD Бермудын доллар
    mn/BND Брунейн доллар
    mn/BOB Боливийн боливиано
    mn/BRL Бразилийн реал
    mn/BSD Багамын доллар
    mn/BTN Бутаны нгултрум
    mn/BWP Ботсванийн пула
    mn/BYN Беларусийн рубль
    mn/BZD Белизийн доллар
    mn/CAD канад доллар
    mn/CDF Конгогийн франк
    mn/CHF Швейцарийн франк
    mn/CLP Чилийн песо
    mn/CNH Хятадын юань (офшор)
    mn/CNY Хятадын юань
    mn/COP Колумбын песо
    mn/CRC Коста-Рикагийн колон
    mn/CUC Кубын хөрвөгч песо
    mn/CUP Кубын песо
    mn/CVE Кабо-Вердийн эскудо
    mn/CZK Чехийн крон
    mn/DJF Жибутийн франк
    mn/DKK Данийн крон
    mn/DOP Доминиканы песо
    mn/DZD Алжирийн доллар
    mn/EGP Египетийн фунт
    mn/ERN Эритрейн накфа
    mn/ETB Этиопын бирр
    mn/EUR евро
    mn/FJD Фижигийн доллар
    mn/FKP Фолклендийн арлуудын паунд
    mn/GBP Британийн фунт
    mn/GEL Гүржийн лари
    mn/GHS Ганагийн седи
    mn/GIP Гибралтарын фунт
    mn/GMD Гамбийн даласи
    mn/GNF Гвинейн франк
    mn/GTQ Гватемалын кецал
    mn/GYD Гайанын доллар
    mn/HKD Хонг Конгийн доллар
    mn/HNL Гондурасын лемпира
    mn/HRK Хорватын куна
    mn/HTG Гаитийн гурд
    mn/HUF Унгарын форинт
    mn/IDR Индонезийн рупи
    mn/ILS Израилийн шинэ шекел
    mn/INR Энэтхэгийн рупи
    mn/IQD Иракийн динар
    mn/IRR Ираны риял
    mn/ISK Исландын крон
    mn/JMD Ямайкийн доллар
    mn/JOD Йорданы динар
    mn/JPY Японы иен
    mn/KES Кенийн шиллинг
    mn/KGS Кыргызын сом
    mn/KHR Камбожийн риел
    mn/KMF Коморын франк
    mn/KPW Хойд Солонгосын вон
    mn/KRW Өмнөд Солонгосын вон
    mn/KWD Кувейтийн динар
    mn/KYD Кайманы арлуудын доллар
    mn/KZT Казахстаны тэнгэ
    mn/LAK Лаосын кип
    mn/LBP Ливаны фунт
    mn/LKR Шри-Ланкийн рупи
    mn/LRD Либерийн доллар
    mn/LSL Лесото лоти
    mn/LYD Ливийн доллар
    mn/MAD Мороккогийн дирхэм
    mn/MDL Молдовын лей
    mn/MGA Малагасийн ариари
    mn/MKD Македонийн динар
    mn/MMK Мьянмарын киат
    mn/MNT Монгол төгрөг
    mn/MOP Макаогийн патака
    mn/MRU Мавританийн угия
    mn/MUR Маврикийн рупи
    mn/MVR Мальдивийн руфия
    mn/MWK Малавийн квача
    mn/MXN Мексикийн песо
    mn/MYR Малайзын рингит
    mn/MZN Мозамбикийн метикал
    mn/NAD Намибийн доллар
    mn/NGN Нигерийн найра
    mn/NIO Никарагуагийн кордоба
    mn/NOK Норвегийн крон
    mn/NPR Балбын рупи
    mn/NZD Шинэ Зеландын доллар
    mn/OMR Оманийн риал
    mn/PAB Панамын бальбоа
    mn/PEN Перугийн соль
    mn/PGK Папуа-Шинэ Гвинейн кина
    mn/PHP Филиппиний песо
    mn/PKR Пакистаны рупи
    mn/PLN Польшийн злот
    mn/PYG Парагвайн гуарани
    mn/QAR Катарын риал
    mn/RON Румыны лей
    mn/RSD Сербийн динар
    mn/RUB Оросын рубль
    mn/RWF Руандагийн франк
    mn/SAR Саудын риял
    mn/SBD Соломоны арлуудын доллар
    mn/SCR Сейшелийн рупи
    mn/SDG Суданы фунт
    mn/SEK Шведийн крон
    mn/SGD Сингапурын доллар
    mn/SHP Сент Хеленагийн фунт
    mn/SLE Сьерра-Леоны леон
    mn/SLL Сьерра-Леоны леон (1964—2022)
    mn/SOS Сомалийн шиллинг
    mn/SRD Суринамын доллар
    mn/SSP Өмнөд Суданы фунт
    mn/STN Сан-Томе ба Принсипигийн добра
    mn/SYP Сирийн фунт
    mn/SZL Свазиландын лилангени
    mn/THB Тайландын бат
    mn/TJS Тажикийн сомон
    mn/TMT Туркмены манат
    mn/TND Тунисын доллар
    mn/TOP Тонгагийн панга
    mn/TRY Туркийн лира
    mn/TTD Тринидад ба Тобагогийн доллар
    mn/TWD Шинэ Тайванийн доллар
    mn/TZS Танзанийн шиллинг
    mn/UAH Украины гривна
    mn/UGX Угандагийн шиллинг
    mn/USD америк доллар
    mn/UYU Уругвайн песо
    mn/UZS Узбекийн сом
    mn/VEF венесуэлийн боливар (2008–2018)
    mn/VES Венесуэлийн боливар
    mn/VND Вьетнамын донг
    mn/VUV Вануатугийн вату
    mn/WST Самоагийн тала
    mn/XAF Төв Африкийн франк
    mn/XCD Зүүн Карибийн доллар
    mn/XOF Баруун Африкийн франк
    mn/XPF Францын колонийн франк
    mn/YER Йемений риял
    mn/ZAR Өмнөд Африкийн ранд
    mn/ZMW Замбийн квача
    mni/BRL ব্রাজিলিয়ান রেয়াল
    mni/CNY চাইনিজ য়ুআন
    mni/EUR য়ুরো
    mni/GBP ব্রিটিশ পাউন্দ
    mni/INR ইন্দিয়ান রুপী
    mni/JPY জাপানিজ য়েন
    mni/RUB রুসিয়ান রুবল
    mni/USD য়ু এস দি
    mr/AED संयुक्त अरब अमीरात दिरहॅम
    mr/AFN अफगाण अफगाणी
    mr/ALL अल्बानियन लेक
    mr/AMD आर्मेनियन द्रॅम
    mr/ANG नेदरलँडचा अँटिलीन गिल्डर
    mr/AOA अँगोलन क्वॅन्झा
    mr/ARS अर्जेंटाइन पेसो
    mr/AUD ऑस्ट्रेलियन डॉलर
    mr/AWG अरुबा फ्लोरिन
    mr/AZN अझरबैझानी मानाट
    mr/BAM बोस्निया-हर्जेगोविना विनिमय मार्क
    mr/BBD बार्बाडियन डॉलर
    mr/BDT बांगलादेशी टका
    mr/BGN बल्गेरियन लेव
    mr/BHD बाहरिनी दिनार
    mr/BIF बुरुंडियन फ्रँक
    mr/BMD बर्मुडा डॉलर
    mr/BND ब्रुनेई डॉलर
    mr/BOB बोलिव्हियन बोलिव्हियानो
    mr/BRL ब्राझिलियन रियाल
    mr/BSD बहामी डॉलर
    mr/BTN भूतानी एंगल्ट्रम
    mr/BWP बोट्सवानन पुला
    mr/BYN बेलारुशियन रुबल
    mr/BZD बेलीझ डॉलर
    mr/CAD कॅनडियन डॉलर
    mr/CDF काँगोलीज फ्रँक
    mr/CHF स्विस फ्रँक
    mr/CLP चिली पेसो
    mr/CNH चिनी युआन (ऑफशोर)
    mr/CNY चीनी युआन
    mr/COP कोलंबियन पेसो
    mr/CRC कोस्टारिकन कोलोन
    mr/CUC क्यूबन विनिमय पेसो
    mr/CUP क्यूबन पेसो
    mr/CVE केप व्हर्डेयन एस्कुडो
    mr/CZK झेक प्रजासत्ताक कोरुना
    mr/DJF जिबौटियन फ्रँक
    mr/DKK डॅनिश क्रोन
    mr/DOP डोमिनिकन पेसो
    mr/DZD अल्जेरियन दिनार
    mr/EGP इजिप्शियन पाउंड
    mr/ERN इरिट्रियन नाक्फा
    mr/ETB इथिओपियन बिर
    mr/EUR युरो
    mr/FJD फिजियन डॉलर
    mr/FKP फॉकलंड आयलंड पाउंड
    mr/GBP ब्रिटिश पाऊंड
    mr/GEL जॉर्जियन लारी
    mr/GHS घानीयन सेडी
    mr/GIP जिब्राल्टर पाउंड
    mr/GMD गाम्बियन डालासी
    mr/GNF गिनी फ्रँक
    mr/GTQ ग्वाटेमालाचे क्वेत्झाल
    mr/GYD गयाना डॉलर
    mr/HKD हाँगकाँग डॉलर
    mr/HNL होन्डुरन लेंपिरा
    mr/HRK क्रोएशियन कूना
    mr/HTG हैती गोअर्ड
    mr/HUF हंगेरियन फॉरिन्ट
    mr/IDR इंडोनेशियन रुपिया
    mr/ILS ईस्त्रायली न्यू शेकेल
    mr/INR भारतीय रुपया
    mr/IQD इराकी दिनार
    mr/IRR इराणी रियाल
    mr/ISK आइसलँडिक क्रोना
    mr/JMD जमैकन डॉलर
    mr/JOD जॉर्डनियन दिनार
    mr/JPY जपानी येन
    mr/KES केनियन शिलिंग
    mr/KGS किरगिस्तानी सॉम
    mr/KHR कंबोडियन रियेल
    mr/KMF कोमोरियन फ्रँक
    mr/KPW उत्तर कोरियन वॉन
    mr/KRW दक्षिण कोरियन वॉन
    mr/KWD कुवैती दिनार
    mr/KYD केमेन आयलॅंड डॉलर
    mr/KZT कझाकिस्तानी तेंगे
    mr/LAK लाओशियन किप
    mr/LBP लेबनीज पाउंड
    mr/LKR श्रीलंकन रुपया
    mr/LRD लाइबेरियन डॉलर
    mr/LSL लेसोटो लोटी
    mr/LYD लिबियाचा दिनार
    mr/MAD मोरोक्को दिरहॅम
    mr/MDL मोल्डोवन लेउ
    mr/MGA मालागासी एरियारी
    mr/MKD मॅसेडोनियन देनार
    mr/MMK म्यानमार क्याट
    mr/MNT मंगोलियन टुग्रिक
    mr/MOP मॅकॅनीज् पटाका
    mr/MRU मॉरिटानियन ओगिया
    mr/MUR मॉरिशियन रुपी
    mr/MVR मालदीवियन रुफिया
    mr/MWK मालावियन क्वाचा
    mr/MXN मेक्सिको पेसो
    mr/MYR मलेशियन रिंगिट
    mr/MZN मोझांबिकन मेटिकल
    mr/NAD नमिबियन डॉलर
    mr/NGN नायजेरियन नायरा
    mr/NIO निकाराग्वन कोर्डोबा
    mr/NOK नॉर्वेजियन क्रोन
    mr/NPR नेपाळी रुपया
    mr/NZD न्यूझीलँड डॉलर
    mr/OMR ओमानी रियाल
    mr/PAB पनामा बाल्बोआ
    mr/PEN पेरुवियन सोल
    mr/PGK पापुआ न्यू गिनीयन किना
    mr/PHP फिलिपिनी पेसो
    mr/PKR पाकिस्तानी रुपया
    mr/PLN पोलिश झ्लॉटी
    mr/PYG पराग्वे ग्वारानी
    mr/QAR कतारी रियाल
    mr/RON रोमानियन लेऊ
    mr/RSD सर्बियन दिनार
    mr/RUB रशियन रुबल
    mr/RWF रवांडा फ्रँक
    mr/SAR सौदी रियाल
    mr/SBD सोलोमन आयलँड्स डॉलर
    mr/SCR सेशेलोईस रुपी
    mr/SDG सुदानी पाउंड
    mr/SEK स्वीडिश क्रोना
    mr/SGD सिंगापूर डॉलर
    mr/SHP सेंट हेलेना पाउंड
    mr/SLE सिएरा लिऑनचा लिऑन
    mr/SLL सिएरा लिऑनचा लिऑन (1964—2022)
    mr/SOS सोमाली शिलिंग
    mr/SRD सुरिनामी डॉलर
    mr/SSP दक्षिण सुदानी पाउंड
    mr/STN साओ टोम आणि प्रिन्सिपे डोबरा
    mr/SYP सीरियन पाउंड
    mr/SZL स्वाझी लीलांगेनी
    mr/THB थाई बाहत
    mr/TJS ताजकीस्तानी सोमोनी
    mr/TMT तुर्कमेनिस्तानी मानाट
    mr/TND ट्यूनिशियन दिनार
    mr/TOP टोंगन पाआंगा
    mr/TRY तुर्की लिरा
    mr/TTD त्रिनिदाद आणि टोबॅगो डॉलर
    mr/TWD न्यू तैवान डॉलर
    mr/TZS टांझानियन शिलिंग
    mr/UAH युक्रेनियन रिवनिया
    mr/UGX युगांडा शिलिंग
    mr/USD यूएस डॉलर
    mr/UYU उरुग्वेचा पेसो
    mr/UZS उझबेकिस्तानी सोम
    mr/VEF व्हेनेझुएला बोलिव्हार (2008–2018)
    mr/VES व्हेनेझुएला बोलिव्हार
    mr/VND व्हिएतनामी डोंग
    mr/VUV वानुआतु वाटु
    mr/WST सामोअन टाला
    mr/XAF मध्य आफ्रिकन [CFA] फ्रँक
    mr/XCD पूर्व कॅरीबियन डॉलर
    mr/XOF पश्चिम आफ्रिकन [CFA] फ्रँक
    mr/XPF [CFP] फ्रँक
    mr/YER येमेनी रियाल
    mr/ZAR दक्षिण आफ्रिकी रँड
    mr/ZMW झांबियन क्वाचा
    ms/AED Dirham Emiriah Arab Bersatu
    ms/AFN Afghani Afghanistan
    ms/ALL Lek Albania
    ms/AMD Dram Armenia
    ms/ANG Guilder Antillen Belanda
    ms/AOA Kwanza Angola
    ms/ARS Peso Argentina
    ms/AUD Dolar Australia
    ms/AWG Florin Aruba
    ms/AZN Manat Azerbaijan
    ms/BAM Mark Boleh Tukar Bosnia-Herzegovina
    ms/BBD Dolar Barbados
    ms/BDT Taka Bangladesh
    ms/BGN Lev Bulgaria
    ms/BHD Dinar Bahrain
    ms/BIF Franc Burundi
    ms/BMD Dolar Bermuda
    ms/BND Dolar Brunei
    ms/BOB Boliviano Bolivia
    ms/BRL Real Brazil
    ms/BSD Dolar Bahamas
    ms/BTN Ngultrum Bhutan
    ms/BWP Pula Botswana
    ms/BYN Rubel Belarus baharu
    ms/BZD Dolar Belize
    ms/CAD Dolar Kanada
    ms/CDF Franc Congo
    ms/CHF Franc Switzerland
    ms/CLP Peso Chile
    ms/CNH Yuan China (luar pesisir)
    ms/CNY Yuan Cina
    ms/COP Peso Colombia
    ms/CRC Colon Costa Rica
    ms/CUC Peso Boleh Tukar Cuba
    ms/CUP Peso Cuba
    ms/CVE Escudo Tanjung Verde
    ms/CZK Koruna Republik Czech
    ms/DJF Franc Djibouti
    ms/DKK Krone Denmark
    ms/DOP Peso Dominican
    ms/DZD Dinar Algeria
    ms/EGP Paun Mesir
    ms/ERN Nakfa Eritrea
    ms/ETB Birr Ethiopia
    ms/EUR Euro
    ms/FJD Dolar Fiji
    ms/FKP Paun Kepulauan Falkland
    ms/GBP Paun British
    ms/GEL Lari Georgia
    ms/GHS Cedi Ghana
    ms/GIP Paun Gibraltar
    ms/GMD Dalasi Gambia
    ms/GNF Franc Guinea
    ms/GTQ Quetzal Guatemala
    ms/GYD Dolar Guyana
    ms/HKD Dolar Hong Kong
    ms/HNL Lempira Honduras
    ms/HRK Kuna Croatia
    ms/HTG Gourde Haiti
    ms/HUF Forint Hungary
    ms/IDR Rupiah Indonesia
    ms/ILS Syekel Baharu Israel
    ms/INR Rupee India
    ms/IQD Dinar Iraq
    ms/IRR Rial Iran
    ms/ISK Krona Iceland
    ms/JMD Dolar Jamaica
    ms/JOD Dinar Jordan
    ms/JPY Yen Jepun
    ms/KES Syiling Kenya
    ms/KGS Som Kyrgystani
    ms/KHR Riel Kemboja
    ms/KMF Franc Comoria
    ms/KPW Won Korea Utara
    ms/KRW Won Korea Selatan
    ms/KWD Dinar Kuwait
    ms/KYD Dolar Kepulauan Cayman
    ms/KZT Tenge Kazakhstan
    ms/LAK Kip Laos
    ms/LBP Paun Lubnan
    ms/LKR Rupee Sri Lanka
    ms/LRD Dolar Liberia
    ms/LSL Loti Lesotho
    ms/LYD Dinar Libya
    ms/MAD Dirham Maghribi
    ms/MDL Leu Moldova
    ms/MGA Ariary Malagasy
    ms/MKD Denar Macedonia
    ms/MMK Kyat Myanma
    ms/MNT Tugrik Mongolia
    ms/MOP Pataca Macau
    ms/MRU Ouguiya Mauritania
    ms/MUR Rupee Mauritius
    ms/MVR Rufiyaa Maldives
    ms/MWK Kwacha Malawi
    ms/MXN Peso Mexico
    ms/MYR Ringgit Malaysia
    ms/MZN Metikal Mozambique
    ms/NAD Dolar Namibia
    ms/NGN Naira Nigeria
    ms/NIO Cordoba Nicaragua
    ms/NOK Krone Norway
    ms/NPR Rupee Nepal
    ms/NZD Dolar New Zealand
    ms/OMR Rial Oman
    ms/PAB Balboa Panama
    ms/PEN Sol Peru
    ms/PGK Kina Papua New Guinea
    ms/PHP Peso Filipina
    ms/PKR Rupee Pakistan
    ms/PLN Zloty Poland
    ms/PYG Guarani Paraguay
    ms/QAR Rial Qatar
    ms/RON Leu Romania
    ms/RSD Dinar Serbia
    ms/RUB Rubel Rusia
    ms/RWF Franc Rwanda
    ms/SAR Riyal Saudi
    ms/SBD Dolar Kepulauan Solomon
    ms/SCR Rupee Seychelles
    ms/SDG Paun Sudan
    ms/SEK Krona Sweden
    ms/SGD Dolar Singapura
    ms/SHP Paun Saint Helena
    ms/SLE Leone Sierra Leone
    ms/SLL Leone Sierra Leone (1964—2022)
    ms/SOS Syiling Somali
    ms/SRD Dolar Surinam
    ms/SSP Paun Sudan selatan
    ms/STN Dobra Sao Tome dan Principe
    ms/SYP Paun Syria
    ms/SZL Lilangeni Swazi
    ms/THB Baht Thai
    ms/TJS Somoni Tajikistan
    ms/TMT Manat Turkmenistan
    ms/TND Dinar Tunisia
    ms/TOP Pa’anga Tonga
    ms/TRY Lira Turki
    ms/TTD Dolar Trinidad dan Tobago
    ms/TWD Dolar Taiwan Baru
    ms/TZS Syiling Tanzania
    ms/UAH Hryvnia Ukraine
    ms/UGX Syiling Uganda
    ms/USD Dolar AS
    ms/UYU Peso Uruguay
    ms/UZS Som Uzbekistan
    ms/VEF Bolivar Venezuela (2008–2018)
    ms/VES Bolivar Venezuela
    ms/VND Dong Vietnam
    ms/VUV Vatu Vanuatu
    ms/WST Tala Samoa
    ms/XAF Franc CFA BEAC
    ms/XCD Dolar Caribbean Timur
    ms/XOF Franc CFA BCEAO
    ms/XPF Franc CFP
    ms/YER Rial Yaman
    ms/ZAR Rand Afrika Selatan
    ms/ZMW Kwacha Zambia
    ms_Arab/BND دولر بروني
    ms_Arab/GBP ڤاٴون ستيرليڠ بريتيش
    ms_Arab/IDR روڤياە إندونيسيا
    ms_Arab/MYR ريڠݢيت مليسيا
    ms_Arab/SGD دولر سيڠاڤورا
    mt/EUR ewro
    mua/AED Solai Arabiya
    mua/AOA solai Angola
    mua/AUD solai Australya
    mua/BHD solai Barenya
    mua/BIF solai Burundi
    mua/BWP solai Botswana
    mua/CAD solai Kanada
    mua/CDF solai Kongo
    mua/CHF Solai Swiss
    mua/CNY solai Syiŋ
    mua/CVE solai Kapverdiya
    mua/DJF solai Djibouti
    mua/DZD solai Algerya
    mua/EGP solai Egypt
    mua/ERN solai Eritre
    mua/ETB solai Etiopia
    mua/EUR solai Euro
    mua/GBP solai Britaniya
    mua/GMD solai Gambiya
    mua/INR solai India
    mua/JPY solai Japoŋ
    mua/KES solai Kenia
    mua/KMF solai Komorya
    mua/LRD solai Liberiya
    mua/LSL solai Lesotho
    mua/LYD solai Libya
    mua/MAD Solai Marok
    mua/MGA Solai Malagasya
    mua/MRU Solai Mauritaniya
    mua/MUR Solai Mauricǝ
    mua/MWK Solai Malawi
    mua/NAD Solai Namibiya
    mua/NGN Solai Nigeriya
    mua/RWF Solai Rwanda
    mua/SAR Solai Saudiya
    mua/SCR Solai Saichel
    mua/SDG Solai Sudaŋ ma dii ne dinar
    mua/SHP Solai Helena
    mua/SLE solai Sierra leonǝ
    mua/SLL solai Sierra leonǝ (1964—2022)
    mua/SOS Solai Somaliya
    mua/STN Solai Sao Tome
    mua/SZL solai Swaziland
    mua/TND Solai Tunisiya
    mua/TZS Solai Tanzaniya
    mua/UGX Solai Uganda
    mua/USD Solai Amerika
    mua/XAF solai BEAC
    mua/XOF solai BCEAO
    mua/ZAR Solai Africa nekǝsǝŋ
    mua/ZMW Solai Zambiya
    my/AED အာရပ်စော်ဘွားများ ပြည်ထောင်စု ဒါဟမ်း
    my/AFN အာဖဂန် အာဖဂါနီ
    my/ALL အယ်ဘေးနီးယား လီခ်
    my/AMD အာမေးနီးယား ဒရမ်
    my/ANG နယ်သာလန် အန်တီလန် ဂင်းဒါး
    my/AOA အန်ဂိုလာ ကွမ်ဇာ
    my/ARS အာဂျင်တီးနား ပီဆို
    my/AUD ဩစတြေးလျ ဒေါ်လာ
    my/AWG အရူးဗာ ဖလိုရင်း
    my/AZN အဇာဘိုင်ဂျန် မာနတ်
    my/BAM ဘော့စနီးယားနှင့် ဟာဇီဂိုဘီးနား ငွေလဲနိုင်သော မတ်က်
    my/BBD ဘာဘေးဒိုးစ် ဒေါ်လာ
    my/BDT ဘင်္ဂလားဒေ့ရှ် တာကာ
    my/BGN ဘူလ်ဂေးရီးယား လက်ဖ်
    my/BHD ဘာရိန်း ဒီနား
    my/BIF ဘူရွန်ဒီ ဖရန့်
    my/BMD ဘာမြူဒါ ဒေါ်လာ
    my/BND ဘရူနိုင်း ဒေါ်လာ
    my/BOB ဘိုလီးဗီးယား ဘိုလီးဗီယားနို
    my/BRL ဘရာဇီး ရီးယဲ
    my/BSD ဘဟားမား ဒေါ်လာ
    my/BTN ဘူတန် အံဂါလ်ထရန်
    my/BWP ဘော့ဆွာနာ ပုလ
    my/BYN ဘီလာရုစ် ရူဘယ်
    my/BZD ဘလိဇ် ဒေါ်လာ
    my/CAD ကနေဒါ ဒေါ်လာ
    my/CDF ကွန်ဂို ဖရန့်
    my/CHF ဆွစ် ဖရန့်
    my/CLP ချီလီ ပီဆို
    my/CNH တရုတ် ယွမ် (ဟောင်ကောင်)
    my/CNY တရုတ် ယွမ်
    my/COP ကိုလံဘီယာ ပီဆို
    my/CRC ကို့စတာရီကာ ကိုလွန်
    my/CUC နိုင်ငံခြားငွေလဲလှယ်နိုင်သော ကျူးဘားပီဆို
    my/CUP ကျူးဘား ပီဆို
    my/CVE ကိတ်ပ်ဗာဒီ အက်စ်ခူဒို
    my/CZK ချက် ခိုရိုနာ
    my/DJF ဂျီဘူတီ ဖရန့်
    my/DKK ဒိန်းမတ် ခရိုဏာ
    my/DOP ဒိုမီနီကန် ပီဆို
    my/DZD အယ်လ်ဂျီးရီးယား ဒီနာ
    my/EGP အီဂျစ် ပေါင်
    my/ERN အီရီထရီးယား နာ့ခ်ဖာ
    my/ETB အီသီယိုးပီးယား ဘီးယာ
    my/EUR ယူရို
    my/FJD ဖီဂျီ ဒေါ်လာ
    my/FKP ဖော့ကလန်ကျွန်းစု ပေါင်
    my/GBP ဗြိတိသျှ ပေါင်
    my/GEL ဂျော်ဂျီယာ လားရီ
    my/GHS ဂါနာ ဆဲဒီ
    my/GIP ဂျီဘရော်လ်တာ ပေါင်
    my/GMD ဂမ်ဘီယာ ဒါလာစီ
    my/GNF ဂီနီရာ ဖရန့်
    my/GTQ ဂွါတီမာလာ ခက်ဇော်လ်
    my/GYD ဂိုင်ယာနာ ဒေါ်လာ
    my/HKD ဟောင်ကောင် ဒေါ်လာ
    my/HNL ဟွန်ဒူးရပ်စ် လမ်းပီရာ
    my/HRK ခရိုအေးရှား ခူးနာ
    my/HTG ဟေတီဂူးအော်ဒ်
    my/HUF ဟန်ဂေရီယံ ဖော်ရင့်တ်
    my/IDR အင်ဒိုနီးရှား ရူပီးယား
    my/ILS အစ္စရေး ရှဲကလ်အသစ်
    my/INR အိန္ဒိယ ရူပီး
    my/IQD အီရတ် ဒီနာ
    my/IRR အီရန် ရီအော်လ်
    my/ISK အိုက်စလန် ခရိုဏာ
    my/JMD ဂျမေကာ ဒေါ်လာ
    my/JOD ဂျော်ဒန် ဒီနာ
    my/JPY ဂျပန် ယန်း
    my/KES ကင်ညာ သျှီလင်
    my/KGS ကာဂျစ္စတန် ဆော်မ်
    my/KHR ကမ္ဘောဒီးယား ရီးယဲ
    my/KMF ကိုမိုရိုစ် ဖရန့်
    my/KPW မြောက်ကိုရီးယား ဝမ်
    my/KRW တောင်ကိုရီးယား ဝမ်
    my/KWD ကူဝိတ် ဒီနာ
    my/KYD ကေမန် ကျွန်းစု ဒေါ်လာ
    my/KZT ကာဇက်စတန် ထိန်ဂျီ
    my/LAK လာအို ကစ်
    my/LBP လက်ဘနွန် ပေါင်
    my/LKR သီရိလင်္ကာ ရူပီး
    my/LRD လိုက်ဘေးရီးယား ဒေါ်လာ
    my/LSL လီဆိုသို လိုတီ
    my/LYD လစ်ဗျား ဒိုင်နာ
    my/MAD မိုရိုကို ဒရမ်
    my/MDL မောလ်ဒိုဗာ လယ်အို
    my/MGA မာလာဂါစီ အရီရရီ
    my/MKD မက်ဆီဒိုးနီးယား ဒီနာ
    my/MMK မြန်မာ ကျပ်
    my/MNT မွန်ဂိုးလီးယား ထူးဂရခ်
    my/MOP မကာအို ပါတားကား
    my/MRU မော်ရီတေးနီးယန်း အူဂီးယာ
    my/MUR မောရစ်ရှ ရူပီး
    my/MVR မော်လ်ဒိုက် ရူးဖီရာ
    my/MWK မာလာဝီ ခွါးချာ
    my/MXN မက်ကဆီကို ပီဆို
    my/MYR မလေးရှား ရင်းဂစ်
    my/MZN မိုဇမ်ဘစ် မက်တီခယ်လ်
    my/NAD နမီးဘီးယား ဒေါ်လာ
    my/NGN နိုင်ဂျီးရီးယား နိုင်းရာ
    my/NIO နီကာရာဂွါ ခိုးဒိုဘာ
    my/NOK နော်ဝေ ခရိုဏာ
    my/NPR နီပေါ ရူပီး
    my/NZD နယူးဇီလန် ဒေါ်လာ
    my/OMR အိုမန်နီ ရီရယ်
    my/PAB ပနားမား ဘလျဘိုးအာ
    my/PEN ပီရူး ဆိုးလ်
    my/PGK ပါပူအာ နယူးဂီနီ ခီးနာ
    my/PHP ဖိလစ်ပိုင် ပီဆို
    my/PKR ပါကစ္စတန် ရူပီး
    my/PLN ပိုလန် ဇလော့တီ
    my/PYG ပါရာဂွေး ဂွါးအ်နီး
    my/QAR ကာတာရီ ရီရယ်
    my/RON ရိုမေးနီးယား လယ်အို
    my/RSD ဆားဘီးယား ဒယ်နား
    my/RUB ရုရှ ရူဘယ်
    my/RWF ရဝန်ဒါ ဖရန့်
    my/SAR ဆော်ဒီအာရေးဗီးယား ရီယော်လ်
    my/SBD ဆော်လမွန်ကျွန်းစု ဒေါ်လာ
    my/SCR ဆေးရှဲ ရူပီး
    my/SDG ဆူဒန် ပေါင်
    my/SEK ဆွီဒင် ခရိုဏာ
    my/SGD စင်္ကာပူ ဒေါ်လာ
    my/SHP စိန့်ဟယ်လယ်နာ ပေါင်
    my/SLE ဆီယာရာလီယွန်း လီအိုနီ
    my/SLL ဆီယာရာလီယွန်း လီအိုနီ (၁၉၆၄—၂၀၂၂)
    my/SOS ဆိုမာလီ သျှီလင်
    my/SRD ဆူရီနမ်း ဒေါ်လာ
    my/SSP တောင်ဆူဒန် ပေါင်
    my/STN ဆောင်တူမေးနှင့် ပရင်စီပီ ဒိုဘရာ (၂၀၁၈)
    my/SYP ဆီးရီးယား ပေါင်
    my/SZL ဆွာဇီလန် လီလန်းဂီနီ
    my/THB ထိုင်း ဘတ်
    my/TJS တာဂျစ်ကစ္စတန် ဆိုမိုနီ
    my/TMT တာ့ခ်မင်နစ္စတန် မာနတ်
    my/TND တူနီးရှား ဒိုင်နာ
    my/TOP တွန်ဂါ ဗန်ဂါ
    my/TRY တူရကီ လိုင်ရာ
    my/TTD ထရီနီဒတ်နှင့် တိုဘက်ဂို ဒေါ်လာ
    my/TWD ထိုင်ဝမ် ဒေါ်လာအသစ်
    my/TZS တန်ဇန်းနီးယား သျှီလင်
    my/UAH ယူကရိန်း ဟီရီဗင်းညား
    my/UGX ယူဂန္ဒာ သျှီလင်
    my/USD အမေရိကန် ဒေါ်လာ
    my/UYU ဥရုဂွေး ပီဆို
    my/UZS ဥဇဘက်ကစ္စတန် ဆော်မ်
    my/VEF ဗင်နီဇွဲလား ဘိုလီဗာ (၂၀၀၈–၂၀၁၈)
    my/VES ဗင်နီဇွဲလန်း ဘိုလီဗာ
    my/VND ဗီယက်နမ် ဒေါင်
    my/VUV ဗနွားတူ ဗားထူ
    my/WST ဆမိုအား ထားလာ
    my/XAF ကင်မရွန်း ဖရန့်
    my/XCD အရှေ့ကာရစ်ဘီယံ ဒေါ်လာ
    my/XOF အနောက် အာဖရိက [CFA ]ဖရန့်
    my/XPF [CFP] ဖရန့်
    my/YER ယီမင်နီ ရီရယ်
    my/ZAR တောင်အာဖရိက ရန်း
    my/ZMW ဇင်ဘာဘွေ ခွါးချာ
    mzn/AED متحده عربی امارات ِدرهم
    mzn/AFN افغانستون ِافغانی
    mzn/ALL آلبانی ِلک
    mzn/AMD ارمنستون درهم
    mzn/ANG هلند ِآنتیل ِجزایر ِگویلدر
    mzn/AOA آنگولای ِکوانزا
    mzn/ARS آرژانتین ِپزو
    mzn/AWG آروبای ِفلورن
    mzn/AZN آذربایجون ِمنات
    mzn/BAM بوسنی و هرزگوین ِتبدیل\u{200C}بَیی مارک
    mzn/BBD باربادوس ِدولار
    mzn/BDT بنگلادش ِتاکا
    mzn/BGN بلغارستون ِلیوا
    mzn/BHD بحرین ِدینار
    mzn/BIF بوروندی ِفرانک
    mzn/BMD برمودای ِدولار
    mzn/BND برونئی ِدولار
    mzn/BOB بولیوی ِبولیویانو
    mzn/BRL برزیل ِرئال
    mzn/BSD باهامای ِدولار
    mzn/BTN بوتان ِنگولتروم
    mzn/BWP بوتساوانای ِپولا
    mzn/BYN بلاروس ِروبل
    mzn/BZD بلیز ِدولار
    mzn/CAD کانادای ِدولار
    mzn/CDF کنگوی ِفرانک
    mzn/CHF سوییس ِفرانک
    mzn/CLP شیلی ِپزو
    mzn/CNY چین ِیوآن
    mzn/COP کلمبیای ِپزو
    mzn/CRC کاستاریکای ِکولون
    mzn/CUC کوبای ِتبدیل\u{200C}بَیی پزو
    mzn/CUP کوبای ِپزو
    mzn/CVE عاج ِساحل ِایسکودو
    mzn/CZK چک ِکرون
    mzn/DJF جیبوتی ِفرانک
    mzn/DKK دانمارک ِکورن
    mzn/DOP دومینیکن ِپزو
    mzn/DZD الجزیره\u{200C}ی ِدینار
    mzn/EGP مصر ِپوند
    mzn/ERN اریتره\u{200C}ی ِناکفا
    mzn/ETB اتیوپی ِبیر
    mzn/EUR یورو
    mzn/FKP فالکلند ِجزایر ِپوند
    mzn/GBP بریتانیای ِپوند
    mzn/GEL گرجستون ِلاری
    mzn/GHS غنای ِسدی
    mzn/GIP جبل\u{200C}طارق ِپوند
    mzn/GMD گامبیای ِدالاسی
    mzn/GNF گینه\u{200C}ی ِفرانک
    mzn/GTQ گواتمالا کتزال
    mzn/GYD گویان ِدولار
    mzn/HKD هونگ کونگ ِدولار
    mzn/HNL هندوراس ِلمپیرا
    mzn/HRK کرواسی ِکونا
    mzn/HTG هائیتی ِگورد
    mzn/HUF مجارستون ِفروینت
    mzn/IDR اندونزی ِروپیه
    mzn/ILS اسراییل ِنو شِکِل
    mzn/INR هند ِروپیه
    mzn/IQD عراق ِدینار
    mzn/IRR ایران ریال
    mzn/ISK ایسلند کرونا
    mzn/JMD جاماییکای ِدولار
    mzn/JOD اردن ِدینار
    mzn/JPY جاپون ِین
    mzn/KES کنیای ِشیلینگ
    mzn/KGS قرقیزستون ِسام
    mzn/KHR کامبوج ِریل
    mzn/KMF کامرون ِفرانک
    mzn/KPW شمالی کره\u{200C}ی ِوون
    mzn/KRW جنوبی کُره\u{200C}ی ِوون
    mzn/KWD کویت ِدینار
    mzn/KYD کایمن جزیره\u{200C}ی ِدولار
    mzn/KZT قراقستون ِتنگ
    mzn/LAK لائوس ِکیپ
    mzn/LBP لبنان ِپوند
    mzn/LKR سریلانکا روپیه
    mzn/LRD لیبریای ِدولار
    mzn/LYD لیبی ِدینار
    mzn/MAD مراکش ِدرهم
    mzn/MDL مولداوی ِلئو
    mzn/MGA ماداگاسکار ِآریاری
    mzn/MKD مقدونیه\u{200C}ی ِدینار
    mzn/MMK میانمار ِکیات
    mzn/MNT مغلستون ِتوگریک
    mzn/MOP ماکائو ِپاتاجا
    mzn/MRU موریتانی ِاوگوئیا
    mzn/MUR موریتیان ِروپیه
    mzn/MVR مالدیو ِروفیا
    mzn/MWK مالاوی ِکواچا
    mzn/MXN مکزیک ِپزو
    mzn/MYR مالزی ِرینگیت
    mzn/MZN موزامبیک متیکال
    mzn/NAD نامبیای ِدولار
    mzn/NGN نیجریه\u{200C}ی ِنیارا
    mzn/NIO نیکاراگوئه\u{200C}ی ِکوردوبا
    mzn/NOK نروژ ِکرون
    mzn/NPR نپال ِروپیه
    mzn/OMR عمان ِریال
    mzn/PAB پانامای ِبالبوا
    mzn/PEN پروی ِسول
    mzn/PHP فیلیپین ِپزو
    mzn/PKR پاکستون روپیه
    mzn/PLN لهستون ِزلوتی
    mzn/PYG پاراگوئه\u{200C}ی ِگوارانی
    mzn/QAR قطر ِریال
    mzn/RON رومانی ِلئو
    mzn/RSD صربستون ِدینار
    mzn/RUB روسیه\u{200C}ی ِروبل
    mzn/RWF روآندای ِفرانک
    mzn/SAR عربستون ِریال
    mzn/SCR سیشل ِروپیه
    mzn/SDG سودان ِپوند
    mzn/SEK سوئد ِکرون
    mzn/SGD سنگاپور ِدلار
    mzn/SHP سنت هلنای ِپوند
    mzn/SLE سیرالئون ِلئون
    mzn/SLL سیرالئون ِلئون - 1964-2022
    mzn/SOS سومالی ِشیلینگ
    mzn/SRD سورینام ِدولار
    mzn/SSP جنوبی سودان ِپوند
    mzn/STN سائوتومه و پرینسیپ ِدوبرا
    mzn/SYP سوریه\u{200C}ی ِپوند
    mzn/SZL سوازیلند ِلیلانجنی
    mzn/THB تایلند ِبات
    mzn/TJS تاجیکستون ِسامانی
    mzn/TMT ترکمنستون ِمنات
    mzn/TND تونس ِدینار
    mzn/TRY ترکیه\u{200C}ی ِلیره
    mzn/TTD ترینیداد و توباگوی ِدولار
    mzn/TWD جدید ِتایوان ِدولار
    mzn/TZS تانزانیای ِشیلینگ
    mzn/UAH اکراین ِگریونا
    mzn/UGX اوگاندای ِشیلینگ
    mzn/USD آمریکای ِدولار
    mzn/UYU اروگوئه\u{200C}ی ِپزو
    mzn/UZS ازبکستون ِسام
    mzn/VEF ونزوئلایِ بولیوار (2008–2018)
    mzn/VES ونزوئلایِ بولیوار
    mzn/VND ویتنام ِدنگ
    mzn/XAF میونی آفریقای ِسی\u{200C}اف\u{200C}ای فرانک
    """
}
