// Written by `make locale-data` from CLDR 46, as in ICU 76.1 of Swift's Foundation. Change the generator, Scripts/LocaleData.

extension LocaleData {
  static let countedNameLines3: StaticString = """
    ku/PGK/other kînayên gîneya nû ya papûayî
    ku/PHP/one pesoyê fîlîpînî
    ku/PHP/other pesoyên fîlîpînî
    ku/PKR/one rûpîyê pakistanî
    ku/PKR/other rûpîyên pakistanî
    ku/PLN/one zlotîyê polonyayî
    ku/PLN/other zlotîyên polonyayî
    ku/PYG/one gûaranîyê paragûayî
    ku/PYG/other gûaranîyên paragûayî
    ku/QAR/one rîyalê qeterî
    ku/QAR/other rîyalên qeterî
    ku/RON/one leyê romanyayî
    ku/RON/other leyên romanyayî
    ku/RSD/one dînarê sirbî
    ku/RSD/other dînarên sirbî
    ku/RUB/one rubleyê rûsî
    ku/RUB/other rubleyên rûsî
    ku/RWF/one frankê rwandayî
    ku/RWF/other frankên rwandayî
    ku/SAR/one rîyalê siûdî
    ku/SAR/other rîyalên siûdî
    ku/SBD/one dolarê giravên solomonî
    ku/SBD/other dolarên giravên solomonî
    ku/SCR/one rûpîyê seyşelerî
    ku/SCR/other rûpîyên seyşelerî
    ku/SDG/one lîreyê sûdanî
    ku/SDG/other lîreyên sûdanî
    ku/SEK/one kronê swêdî
    ku/SEK/other kronên swêdî
    ku/SGD/one dolarê sîngapurî
    ku/SGD/other dolarên sîngapurî
    ku/SHP/one lîreyê saînt helenayî
    ku/SHP/other lîreyên saînt helenayî
    ku/SLE/one leoneyê sîera leoneyî
    ku/SLE/other leoneyên sîera leoneyî
    ku/SLL/one leoneyê sîera leoneyî (1964—2022)
    ku/SLL/other leoneyên sîera leoneyî (1964—2022)
    ku/SOS/one şîlîngê somalî
    ku/SOS/other şîlîngên somalî
    ku/SRD/one dolarê surînamî
    ku/SRD/other dolarên surînamî
    ku/SSP/one lîreyê sûdana başûrî
    ku/SSP/other lîreyên sûdana başûrî
    ku/STN/one dobrayê sao tome û principeyî
    ku/STN/other dobrayên sao tome û principeyî
    ku/SYP/one lîreyê sûrî
    ku/SYP/other lîreyên sûrî
    ku/SZL/one lîlangenîyê swazîlî
    ku/SZL/other lîlangenîyên swazîlî
    ku/THB/one bahtê taylandî
    ku/THB/other bahtên taylandî
    ku/TJS/one somonê tacikistanî
    ku/TJS/other somonên tacikistanî
    ku/TMT/one manatê tirkmenî
    ku/TMT/other manatên tirkmenî
    ku/TND/one dînarê tûnisî
    ku/TND/other dînarên tûnisî
    ku/TOP/one paʻangayê tonganî
    ku/TOP/other paʻangayên tonganî
    ku/TRY/one lîreyê tirkî
    ku/TRY/other lîreyên tirkî
    ku/TTD/one dolarê trinidad û tobagoyî
    ku/TTD/other dolarên trinidad û tobagoyî
    ku/TWD/one dolarê taywanî
    ku/TWD/other dolarên taywanî
    ku/TZS/one şîlîngê tanzanî
    ku/TZS/other şîlîngên tanzanî
    ku/UAH/one grîvnayê ûkraynî
    ku/UAH/other grîvnayên ûkraynî
    ku/UGX/one şîlîngê ûgandayî
    ku/UGX/other şîlîngên ûgandayî
    ku/USD/one dolarê amerîkî
    ku/USD/other dolarên amerîkî
    ku/UYU/one pesoyê ûrûgûayî
    ku/UYU/other pesoyên ûrûgûayî
    ku/UZS/one somê ozbekî
    ku/UZS/other somên ozbekî
    ku/VES/one bolîvarê venezuelayî
    ku/VES/other bolîvarên venezuelayî
    ku/VND/one dongê vîetnamî
    ku/VND/other dongên vîetnamî
    ku/VUV/one vatûyê vanûatûyî
    ku/VUV/other vatûyên vanûatûyî
    ku/WST/one talayê somonî
    ku/WST/other talayên somonî
    ku/XAF/one frenkê CFA yê afrîkaya navîn
    ku/XAF/other frenkên CFA yê afrîkaya navîn
    ku/XCD/one dolarê karayîba rojhilatî
    ku/XCD/other dolarên karayîba rojhilatî
    ku/XOF/one frankê CFA yê afrîkaya başûrî
    ku/XOF/other frankên CFA yê afrîkaya başûrî
    ku/XPF/one frankê CFPî
    ku/XPF/other frankên CFPî
    ku/YER/one rîyalê yemenî
    ku/YER/other rîyalên yemenî
    ku/ZAR/one randê afrîkaya başûrî
    ku/ZAR/other randên afrîkaya başûrî
    ku/ZMW/one kwaçayê zambîyayî
    ku/ZMW/other kwaçayên zambîyayî
    kxv_Orya/EUR/other ୟୁରସ୍
    kxv_Orya/RUB/other ରୁସିଆ ତି ରୁବଲ୍ସ
    kxv_Orya/USD/other ୟୁ ଏସ ଡଲାର୍\u{200D}ସ୍
    kxv_Telu/BRL/other బ్రెజిలియన్ రియల్\u{200C}లు
    kxv_Telu/EUR/other యురోలు
    kxv_Telu/GBP/other బ్రిటిష్ పౌండ్\u{200C}లు
    kxv_Telu/INR/other భారతదేశ రూపాయలు
    kxv_Telu/RUB/other రష్యన్ రూబల్\u{200C}లు
    kxv_Telu/USD/other అమెరికా డాలర్\u{200C}లు
    ky/AED/other БАЭ дирхамы
    ky/EUR/other евро
    ky/KPW/one Түндүк Корея уону
    ky/SZL/one Свази лилангени
    ky/SZL/other Свази эмалангени
    lb/ALL/one Albanesche Lek
    lb/ALL/other Albanesch Lek
    lb/AMD/one Armeneschen Dram
    lb/AMD/other Armenesch Dram
    lb/AOA/one Angolaneschen Kwanza
    lb/AOA/other Angolanesch Kwanza
    lb/ARS/one Argentinesche Peso
    lb/ARS/other Argentinesch Pesos
    lb/AUD/one Australeschen Dollar
    lb/AUD/other Australesch Dollar
    lb/BGN/one Bulgaresche Lew
    lb/BHD/one Bahrain-Dinar
    lb/BHD/other Bahrain-Dinaren
    lb/BOB/one Bolivianesche Boliviano
    lb/BOB/other Bolivianesch Bolivianos
    lb/BRL/one Brasilianesche Real
    lb/BRL/other Brasilianesch Reais
    lb/BRZ/one Brasilianesche Cruzeiro (1942–1967)
    lb/BRZ/other Brasilianesch Cruzeiros (1942–1967)
    lb/BYN/one Wäissrussesche Rubel
    lb/BYN/other Wäissrussesch Rubel
    lb/CAD/one Kanadeschen Dollar
    lb/CAD/other Kanadesch Dollar
    lb/CLP/one Chilenesche Peso
    lb/CLP/other Chilenesch Pesos
    lb/COP/one Kolumbianesche Peso
    lb/COP/other Kolumbianesch Pesos
    lb/CRC/one Costa-Rica-Colón
    lb/CRC/other Costa-Rica-Colones
    lb/CUC/one Kubanesche Peso (konvertibel)
    lb/CUC/other Kubanesch Pesos (konvertibel)
    lb/CUP/one Kubanesche Peso
    lb/CUP/other Kubanesch Pesos
    lb/CVE/one Kap-Verde-Escudo
    lb/CVE/other Kap-Verde-Escudos
    lb/CZK/one Tschechesch Kroun
    lb/CZK/other Tschechesch Krounen
    lb/DKK/one Dänesch Kroun
    lb/DKK/other Dänesch Krounen
    lb/DOP/one Dominikanesche Peso
    lb/DOP/other Dominikanesch Pesos
    lb/DZD/one Algereschen Dinar
    lb/DZD/other Algeresch Dinaren
    lb/EGP/one Egyptescht Pond
    lb/EGP/other Egyptesch Pond
    lb/ERN/one Eritréieschen Nakfa
    lb/ERN/other Eritréiesch Nakfa
    lb/ETB/one Ethiopescht Birr
    lb/ETB/other Ethiopesch Birr
    lb/GBP/one Britescht Pond
    lb/GBP/other Britesch Pond
    lb/GEL/one Georgesche Lari
    lb/GEL/other Georgesch Lari
    lb/GHS/one Ghanaeschen Cedi
    lb/GHS/other Ghanaesch Cedi
    lb/GTQ/one Guatemaltekesche Quetzal
    lb/GTQ/other Guatemaltekesch Quetzales
    lb/HRK/one Kroatesche Kuna
    lb/HRK/other Kroatesch Kuna
    lb/HTG/one Haitianesch Gourde
    lb/HTG/other Haitianesch Gourdes
    lb/HUF/one Ungaresche Forint
    lb/HUF/other Ungaresch Forint
    lb/ILS/one Israeleschen Neie Schekel
    lb/ILS/other Israelesch Nei Schekel
    lb/INR/one Indesch Rupie
    lb/INR/other Indesch Rupien
    lb/IQD/one Irakeschen Dinar
    lb/IQD/other Irakesch Dinaren
    lb/ISK/one Islännesch Kroun
    lb/ISK/other Islännesch Krounen
    lb/JOD/one Jordaneschen Dinar
    lb/JOD/other Jordanesch Dinaren
    lb/JPY/one Japanesche Yen
    lb/JPY/other Japanesch Yen
    lb/KGS/one Kirgisesche Som
    lb/KGS/other Kirgisesch Som
    lb/KHR/one Kambodschanesche Riel
    lb/KHR/other Kambodschanesch Riel
    lb/KPW/one Nordkoreanesche Won
    lb/KPW/other Nordkoreanesch Won
    lb/KRW/one Südkoreanesche Won
    lb/KRW/other Südkoreanesch Won
    lb/KWD/one Kuwait-Dinar
    lb/KWD/other Kuwait-Dinaren
    lb/KZT/one Kasacheschen Tenge
    lb/KZT/other Kasachesch Tenge
    lb/LAK/one Laoteschen Kip
    lb/LAK/other Laotesch Kip
    lb/LBP/one Libanesescht Pond
    lb/LBP/other Libanesesch Pond
    lb/LKR/one Sri-Lanka-Rupie
    lb/LKR/other Sri-Lanka-Rupien
    lb/LRD/one Liberianeschen Dollar
    lb/LRD/other Liberianesch Dollar
    lb/LYD/one Libeschen Dinar
    lb/LYD/other Libesch Dinaren
    lb/MAD/one Marokkaneschen Dirham
    lb/MAD/other Marokkanesch Dirham
    lb/MAF/one Marokkanesche Frang
    lb/MAF/other Marokkanesch Frang
    lb/MDL/one Moldawesche Leu
    lb/MDL/other Moldawesch Leu
    lb/MKD/one Mazedoneschen Denar
    lb/MKD/other Mazedonesch Denari
    lb/MMK/one Myanmaresche Kyat
    lb/MMK/other Myanmaresch Kyat
    lb/MNT/one Mongoleschen Tögrög
    lb/MNT/other Mongolesch Tögrög
    lb/MRU/one Mauretaneschen Ouguiya
    lb/MRU/other Mauretanesch Ouguiya
    lb/MUR/one Mauritius-Rupie
    lb/MUR/other Mauritius-Rupien
    lb/MVR/one Maldiven-Rupie
    lb/MVR/other Maldiven-Rupien
    lb/MXN/one Mexikanesche Peso
    lb/MXN/other Mexikanesch Pesos
    lb/MYR/one Malayseschen Ringgit
    lb/MYR/other Malaysesch Ringgit
    lb/MZN/one Mosambikanesche Metical
    lb/MZN/other Mosambikanesch Meticais
    lb/NGN/one Nigerianeschen Naira
    lb/NGN/other Nigerianesch Naira
    lb/NIO/one Nicaraguanesche Córdoba
    lb/NIO/other Nicaraguanesch Córdobas
    lb/NOK/one Norwegesch Kroun
    lb/NOK/other Norwegesch Krounen
    lb/NPR/one Nepalesesch Rupie
    lb/NPR/other Nepalesesch Rupien
    lb/OMR/one Omanesche Rial
    lb/OMR/other Omanesch Rials
    lb/PAB/one Panamaesche Balboa
    lb/PAB/other Panamaesch Balboas
    lb/PEN/one Peruaneschen Sol
    lb/PEN/other Peruanesch Soles
    lb/PGK/one Papua-Neiguinéiesche Kina
    lb/PGK/other Papua-Neiguinéiesch Kina
    lb/PHP/one Philippinnesche Peso
    lb/PHP/other Philippinnesch Pesos
    lb/PKR/one Pakistanesch Rupie
    lb/PKR/other Pakistanesch Rupien
    lb/PLN/one Polneschen Zloty
    lb/PLN/other Polnesch Zloty
    lb/PYG/one Paraguayeschen Guaraní
    lb/PYG/other Paraguayesch Guaraníes
    lb/RON/one Rumänesche Leu
    lb/RON/other Rumänesch Leu
    lb/RSD/one Serbeschen Dinar
    lb/RSD/other Serbesch Dinaren
    lb/RUB/one Russesche Rubel
    lb/RUB/other Russesch Rubel
    lb/SCR/one Seychellen-Rupie
    lb/SCR/other Seychellen-Rupien
    lb/SDG/one Sudanesescht Pond
    lb/SDG/other Sudanesesch Pond
    lb/SEK/one Schwedesch Kroun
    lb/SEK/other Schwedesch Krounen
    lb/SLE/one Sierra-leonesche Leone
    lb/SLE/other Sierra-leonesch Leones
    lb/SLL/one Sierra-leonesche Leone (1964—2022)
    lb/SLL/other Sierra-leonesch Leones (1964—2022)
    lb/SRD/one Surinameschen Dollar
    lb/SRD/other Surinamesch Dollar
    lb/SSP/one Südsudanesescht Pond
    lb/SSP/other Südsudanesesch Pond
    lb/STN/one São-toméeschen Dobra
    lb/STN/other São-toméesch Dobra
    lb/SYP/one Syrescht Pond
    lb/SYP/other Syresch Pond
    lb/SZL/one Swasilännesche Lilangeni
    lb/SZL/other Swasilännesch Lilangeni
    lb/THB/one Thailännesche Baht
    lb/THB/other Thailännesch Baht
    lb/TND/one Tuneseschen Dinar
    lb/TND/other Tunesesch Dinaren
    lb/TOP/one Tongaeschen Paʻanga
    lb/TOP/other Tongaesch Paʻanga
    lb/TWD/one Neien Taiwan-Dollar
    lb/TWD/other Nei Taiwan-Dollar
    lb/UAH/one Ukraineschen Hrywnja
    lb/UAH/other Ukrainesch Hrywen
    lb/UYU/one Uruguayesche Peso
    lb/UYU/other Uruguayesch Pesos
    lb/VEF/one Venezolanesche Bolívar (2008–2018)
    lb/VEF/other Venezolanesch Bolívares (2008–2018)
    lb/VES/one Venezolanesche Bolívar
    lb/VES/other Venezolanesch Bolívares
    lb/VND/one Vietnameseschen Dong
    lb/VND/other Vietnamesesch Dong
    lb/WST/one Samoaneschen Tala
    lb/WST/other Samoanesch Tala
    lb/XCD/one Ostkaribeschen Dollar
    lb/XCD/other Ostkaribesch Dollar
    lb/XFO/one Franséische Gold-Frang
    lb/XFO/other Franséisch Gold-Frang
    lb/XFU/one Franséischen UIC-Frang
    lb/XFU/other Franséisch UIC-Frang
    lb/ZAR/one Südafrikanesche Rand
    lb/ZAR/other Südafrikanesch Rand
    lo/BGN/other ເລບ ບູນກາຣີ
    lo/DJF/other ດິ\u{200B}ບູ\u{200B}ຈຽນ ຟຣັງ
    lo/DKK/other ແດນ\u{200B}ນິ\u{200B}ຊ ໂຄຣນເນີ
    lo/GMD/other ແກມ\u{200B}ບຽນ ດາ\u{200B}ລາ\u{200B}ຊິ
    lo/GTQ/other ເຄັດຊອນ
    lo/JMD/other ຈາ\u{200B}ໄມ\u{200B}ກັນ ໂດ\u{200B}ລ່າ
    lo/USD/other ໂດ\u{200B}ລ່າ\u{200B}ສະ\u{200B}ຫະ\u{200B}ລັດຯ
    lo/VEF/other ເວເນຊູເອລັນ ໂບລິວາສ໌
    lo/VUV/other ວາ\u{200B}ນົວ\u{200B}ຕູ ວາ\u{200B}ຕູ
    lo/XAF/other ຟຣັງ ເຊຟານ ທະນາຄານລັດອາຟຣິກາກາງ
    lt/AED/few JAE dirhamai
    lt/AED/many JAE dirhamo
    lt/AED/one JAE dirhamas
    lt/AED/other JAE dirhamų
    lt/AFN/few Afganistano afganiai
    lt/AFN/many Afganistano afganio
    lt/AFN/one Afganistano afganis
    lt/AFN/other Afganistano afganių
    lt/ALL/few Albanijos lekai
    lt/ALL/many Albanijos leko
    lt/ALL/one Albanijos lekas
    lt/ALL/other Albanijos lekų
    lt/AMD/few Armėnijos dramai
    lt/AMD/many Armėnijos dramo
    lt/AMD/one Armėnijos dramas
    lt/AMD/other Armėnijos dramų
    lt/ANG/few Olandijos Antilų guldenai
    lt/ANG/many Olandijos Antilų guldeno
    lt/ANG/one Olandijos Antilų guldenas
    lt/ANG/other Olandijos Antilų guldenų
    lt/AOA/few Angolos kvanzos
    lt/AOA/many Angolos kvanzos
    lt/AOA/one Angolos kvanza
    lt/AOA/other Angolos kvanzų
    lt/ARM/few Argentinos pesai (1881–1970)
    lt/ARM/many Argentinos peso (1881–1970)
    lt/ARM/one Argentinos pesas (1881–1970)
    lt/ARM/other Argentinos pesų (1881–1970)
    lt/ARS/few Argentinos pesai
    lt/ARS/many Argentinos peso
    lt/ARS/one Argentinos pesas
    lt/ARS/other Argentinos pesų
    lt/AUD/few Australijos doleriai
    lt/AUD/many Australijos dolerio
    lt/AUD/one Australijos doleris
    lt/AUD/other Australijos dolerių
    lt/AWG/few Arubos guldenai
    lt/AWG/many Arubos guldeno
    lt/AWG/one Arubos guldenas
    lt/AWG/other Arubos guldenų
    lt/AZN/few Azerbaidžano manatai
    lt/AZN/many Azerbaidžano manato
    lt/AZN/one Azerbaidžano manatas
    lt/AZN/other Azerbaidžano manatų
    lt/BAM/few Bosnijos ir Hercegovinos konvertuojamosios markės
    lt/BAM/many Bosnijos ir Hercegovinos konvertuojamosios markės
    lt/BAM/one Bosnijos ir Hercegovinos konvertuojamoji markė
    lt/BAM/other Bosnijos ir Hercegovinos konvertuojamųjų markių
    lt/BAN/few Bosnijos ir Hercegovinos naujieji dinarai (1994–1997)
    lt/BAN/many Bosnijos ir Hercegovinos naujojo dinaro (1994–1997)
    lt/BAN/one Bosnijos ir Hercegovinos naujasis dinaras (1994–1997)
    lt/BAN/other Bosnijos ir Hercegovinos naujųjų dinarų (1994–1997)
    lt/BBD/few Barbadoso doleriai
    lt/BBD/many Barbadoso dolerio
    lt/BBD/one Barbadoso doleris
    lt/BBD/other Barbadoso dolerių
    lt/BDT/few Bangladešo takos
    lt/BDT/many Bangladešo takos
    lt/BDT/one Bangladešo taka
    lt/BDT/other Bangladešo takų
    lt/BGM/one Bulgarų socialistų lev
    lt/BGN/few Bulgarijos levai
    lt/BGN/many Bulgarijos levo
    lt/BGN/one Bulgarijos levas
    lt/BGN/other Bulgarijos levų
    lt/BGO/few Bulgarijos levai (1879–1952)
    lt/BGO/many Bulgarijos levo (1879–1952)
    lt/BGO/one Bulgarijos levas (1879–1952)
    lt/BGO/other Bulgarijos levų (1879–1952)
    lt/BHD/few Bahreino dinarai
    lt/BHD/many Bahreino dinaro
    lt/BHD/one Bahreino dinaras
    lt/BHD/other Bahreino dinarų
    lt/BIF/few Burundžio frankai
    lt/BIF/many Burundžio franko
    lt/BIF/one Burundžio frankas
    lt/BIF/other Burundžio frankų
    lt/BMD/few Bermudos doleriai
    lt/BMD/many Bermudos dolerio
    lt/BMD/one Bermudos doleris
    lt/BMD/other Bermudos dolerių
    lt/BND/few Brunėjaus doleriai
    lt/BND/many Brunėjaus dolerio
    lt/BND/one Brunėjaus doleris
    lt/BND/other Brunėjaus dolerių
    lt/BOB/few Bolivijos bolivijanai
    lt/BOB/many Bolivijos bolivijano
    lt/BOB/one Bolivijos bolivijanas
    lt/BOB/other Bolivijos bolivijanų
    lt/BOL/few Bolivijos bolivijanai (1863–1963)
    lt/BOL/many Bolivijos bolivijano (1863–1963)
    lt/BOL/one Bolivijos bolivijanas (1863–1963)
    lt/BOL/other Bolivijos bolivijanų (1863–1963)
    lt/BRL/few Brazilijos realai
    lt/BRL/many Brazilijos realo
    lt/BRL/one Brazilijos realas
    lt/BRL/other Brazilijos realų
    lt/BRZ/few Brazilijos kruzeirai (1942–1967)
    lt/BRZ/many Brazilijos kruzeiro (1942–1967)
    lt/BRZ/one Brazilijos kruzeiras (1942–1967)
    lt/BRZ/other Brazilijos kruzeirų (1942–1967)
    lt/BSD/few Bahamų doleriai
    lt/BSD/many Bahamų dolerio
    lt/BSD/one Bahamų doleris
    lt/BSD/other Bahamų dolerių
    lt/BTN/few Butano ngultrumai
    lt/BTN/many Butano ngultrumo
    lt/BTN/one Butano ngultrumas
    lt/BTN/other Butano ngultrumų
    lt/BWP/few Botsvanos pulos
    lt/BWP/many Botsvanos pulos
    lt/BWP/one Botsvanos pula
    lt/BWP/other Botsvanos pulų
    lt/BYN/few Baltarusijos rubliai
    lt/BYN/many Baltarusijos rublio
    lt/BYN/one Baltarusijos rublis
    lt/BYN/other Baltarusijos rublių
    lt/BZD/few Belizo doleriai
    lt/BZD/many Belizo dolerio
    lt/BZD/one Belizo doleris
    lt/BZD/other Belizo dolerių
    lt/CAD/few Kanados doleriai
    lt/CAD/many Kanados dolerio
    lt/CAD/one Kanados doleris
    lt/CAD/other Kanados dolerių
    lt/CDF/few Kongo frankai
    lt/CDF/many Kongo franko
    lt/CDF/one Kongo frankas
    lt/CDF/other Kongo frankų
    lt/CHF/few Šveicarijos frankai
    lt/CHF/many Šveicarijos franko
    lt/CHF/one Šveicarijos frankas
    lt/CHF/other Šveicarijos frankų
    lt/CLE/few Čilės eskudai
    lt/CLE/many Čilės eskudo
    lt/CLE/one Čilės eskudas
    lt/CLE/other Čilės eskudų
    lt/CLP/few Čilės pesai
    lt/CLP/many Čilės peso
    lt/CLP/one Čilės pesas
    lt/CLP/other Čilės pesų
    lt/CNH/few Kinijos Užsienio juaniai
    lt/CNH/many Kinijos Užsienio juanio
    lt/CNH/one Kinijos Užsienio juanis
    lt/CNH/other Kinijos Užsienio juanių
    lt/CNX/few Kinijos \"People\" banko doleriai
    lt/CNX/many Kinijos \"People\" banko dolerio
    lt/CNX/one Kinijos \"People\" banko doleris
    lt/CNX/other Kinijos \"People\" banko dolerių
    lt/CNY/few Kinijos ženminbi juaniai
    lt/CNY/many Kinijos ženminbi juanio
    lt/CNY/one Kinijos ženminbi juanis
    lt/CNY/other Kinijos ženminbi juanių
    lt/COP/few Kolumbijos pesai
    lt/COP/many Kolumbijos peso
    lt/COP/one Kolumbijos pesas
    lt/COP/other Kolumbijos pesų
    lt/CRC/few Kosta Rikos kolonai
    lt/CRC/many Kosta Rikos kolono
    lt/CRC/one Kosta Rikos kolonas
    lt/CRC/other Kosta Rikos kolonų
    lt/CUC/few Kubos konvertuojamieji pesai
    lt/CUC/many Kubos konvertuojamojo peso
    lt/CUC/one Kubos konvertuojamasis pesas
    lt/CUC/other Kubos konvertuojamųjų pesų
    lt/CUP/few Kubos pesai
    lt/CUP/many Kubos peso
    lt/CUP/one Kubos pesas
    lt/CUP/other Kubos pesų
    lt/CVE/few Žaliojo Kyšulio eskudai
    lt/CVE/many Žaliojo Kyšulio eskudo
    lt/CVE/one Žaliojo Kyšulio eskudas
    lt/CVE/other Žaliojo Kyšulio eskudų
    lt/CZK/few Čekijos kronos
    lt/CZK/many Čekijos kronos
    lt/CZK/one Čekijos krona
    lt/CZK/other Čekijos kronų
    lt/DJF/few Džibučio frankai
    lt/DJF/many Džibučio franko
    lt/DJF/one Džibučio frankas
    lt/DJF/other Džibučio frankų
    lt/DKK/few Danijos kronos
    lt/DKK/many Danijos kronos
    lt/DKK/one Danijos krona
    lt/DKK/other Danijos kronų
    lt/DOP/few Dominikos pesai
    lt/DOP/many Dominikos peso
    lt/DOP/one Dominikos pesas
    lt/DOP/other Dominikos pesų
    lt/DZD/few Alžyro dinarai
    lt/DZD/many Alžyro dinaro
    lt/DZD/one Alžyro dinaras
    lt/DZD/other Alžyro dinarų
    lt/EGP/few Egipto svarai
    lt/EGP/many Egipto svaro
    lt/EGP/one Egipto svaras
    lt/EGP/other Egipto svarų
    lt/ERN/few Eritrėjos nakfos
    lt/ERN/many Eritrėjos nakfos
    lt/ERN/one Eritrėjos nakfa
    lt/ERN/other Eritrėjos nakfų
    lt/ETB/few Etiopijos birai
    lt/ETB/many Etiopijos biro
    lt/ETB/one Etiopijos biras
    lt/ETB/other Etiopijos birų
    lt/EUR/few eurai
    lt/EUR/many euro
    lt/EUR/one euras
    lt/EUR/other eurų
    lt/FJD/few Fidžio doleriai
    lt/FJD/many Fidžio dolerio
    lt/FJD/one Fidžio doleris
    lt/FJD/other Fidžio dolerių
    lt/FKP/few Falklando salų svarai
    lt/FKP/many Falklando salų svaro
    lt/FKP/one Falklando salų svaras
    lt/FKP/other Falklando salų svarų
    lt/GBP/few Didžiosios Britanijos svarai
    lt/GBP/many Didžiosios Britanijos svaro
    lt/GBP/one Didžiosios Britanijos svaras
    lt/GBP/other Didžiosios Britanijos svarų
    lt/GEL/few Gruzijos lariai
    lt/GEL/many Gruzijos lario
    lt/GEL/one Gruzijos laris
    lt/GEL/other Gruzijos larių
    lt/GHS/few Ganos sedžiai
    lt/GHS/many Ganos sedžio
    lt/GHS/one Ganos sedis
    lt/GHS/other Ganos sedžių
    lt/GIP/few Gibraltaro svarai
    lt/GIP/many Gibraltaro svaro
    lt/GIP/one Gibraltaro svaras
    lt/GIP/other Gibraltaro svarų
    lt/GMD/few Gambijos dalasiai
    lt/GMD/many Gambijos dalasio
    lt/GMD/one Gambijos dalasis
    lt/GMD/other Gambijos dalasių
    lt/GNF/few Gvinėjos frankai
    lt/GNF/many Gvinėjos franko
    lt/GNF/one Gvinėjos frankas
    lt/GNF/other Gvinėjos frankų
    lt/GTQ/few Gvatemalos ketcaliai
    lt/GTQ/many Gvatemalos ketcalio
    lt/GTQ/one Gvatemalos ketcalis
    lt/GTQ/other Gvatemalos ketcalių
    lt/GYD/few Gajanos doleriai
    lt/GYD/many Gajanos dolerio
    lt/GYD/one Gajanos doleris
    lt/GYD/other Gajanos dolerių
    lt/HKD/few Honkongo doleriai
    lt/HKD/many Honkongo dolerio
    lt/HKD/one Honkongo doleris
    lt/HKD/other Honkongo dolerių
    lt/HNL/few Hondūro lempiros
    lt/HNL/many Hondūro lempiros
    lt/HNL/one Hondūro lempira
    lt/HNL/other Hondūro lempirų
    lt/HRK/few Kroatijos kunos
    lt/HRK/many Kroatijos kunos
    lt/HRK/one Kroatijos kuna
    lt/HRK/other Kroatijos kunų
    lt/HTG/few Haičio gurdai
    lt/HTG/many Haičio gurdo
    lt/HTG/one Haičio gurdas
    lt/HTG/other Haičio gurdų
    lt/HUF/few Vengrijos forintai
    lt/HUF/many Vengrijos forinto
    lt/HUF/one Vengrijos forintas
    lt/HUF/other Vengrijos forintų
    lt/IDR/few Indonezijos rupijos
    lt/IDR/many Indonezijos rupijos
    lt/IDR/one Indonezijos rupija
    lt/IDR/other Indonezijos rupijų
    lt/ILS/few Izraelio naujieji šekeliai
    lt/ILS/many Izraelio naujojo šekelio
    lt/ILS/one Izraelio naujasis šekelis
    lt/ILS/other Izraelio naujųjų šekelių
    lt/INR/few Indijos rupijos
    lt/INR/many Indijos rupijos
    lt/INR/one Indijos rupija
    lt/INR/other Indijos rupijų
    lt/IQD/few Irako dinarai
    lt/IQD/many Irako dinaro
    lt/IQD/one Irako dinaras
    lt/IQD/other Irako dinarų
    lt/IRR/few Irano rialai
    lt/IRR/many Irano rialo
    lt/IRR/one Irano rialas
    lt/IRR/other Irano rialų
    lt/ISK/few Islandijos kronos
    lt/ISK/many Islandijos kronos
    lt/ISK/one Islandijos krona
    lt/ISK/other Islandijos kronų
    lt/JMD/few Jamaikos doleriai
    lt/JMD/many Jamaikos dolerio
    lt/JMD/one Jamaikos doleris
    lt/JMD/other Jamaikos dolerių
    lt/JOD/few Jordanijos dinarai
    lt/JOD/many Jordanijos dinaro
    lt/JOD/one Jordanijos dinaras
    lt/JOD/other Jordanijos dinarų
    lt/JPY/few Japonijos jenos
    lt/JPY/many Japonijos jenos
    lt/JPY/one Japonijos jena
    lt/JPY/other Japonijos jenų
    lt/KES/few Kenijos šilingai
    lt/KES/many Kenijos šilingo
    lt/KES/one Kenijos šilingas
    lt/KES/other Kenijos šilingų
    lt/KGS/few Kirgizijos somai
    lt/KGS/many Kirgizijos somo
    lt/KGS/one Kirgizijos somas
    lt/KGS/other Kirgizijos somų
    lt/KHR/few Kambodžos rieliai
    lt/KHR/many Kambodžos rielio
    lt/KHR/one Kambodžos rielis
    lt/KHR/other Kambodžos rielių
    lt/KMF/few Komoro frankai
    lt/KMF/many Komoro franko
    lt/KMF/one Komoro frankas
    lt/KMF/other Komoro frankų
    lt/KPW/few Šiaurės Korėjos vonai
    lt/KPW/many Šiaurės Korėjos vono
    lt/KPW/one Šiaurės Korėjos vonas
    lt/KPW/other Šiaurės Korėjos vonų
    lt/KRH/few Pietų Korėjos hwanai (1953–1962)
    lt/KRH/many Pietų Korėjos hwano (1953–1962)
    lt/KRH/one Pietų Korėjos hwanas (1953–1962)
    lt/KRH/other Pietų Korėjos hwanų (1953–1962)
    lt/KRO/few Pietų Korėjos vonai (1945–1953)
    lt/KRO/many Pietų Korėjos vono (1945–1953)
    lt/KRO/one Pietų Korėjos vonas (1945–1953)
    lt/KRO/other Pietų Korėjos vonų (1945–1953)
    lt/KRW/few Pietų Korėjos vonai
    lt/KRW/many Pietų Korėjos vono
    lt/KRW/one Pietų Korėjos vonas
    lt/KRW/other Pietų Korėjos vonų
    lt/KWD/few Kuveito dinarai
    lt/KWD/many Kuveito dinaro
    lt/KWD/one Kuveito dinaras
    lt/KWD/other Kuveito dinarų
    lt/KYD/few Kaimanų salų doleriai
    lt/KYD/many Kaimanų salų dolerio
    lt/KYD/one Kaimanų salų doleris
    lt/KYD/other Kaimanų salų dolerių
    lt/KZT/few Kazachstano tengės
    lt/KZT/many Kazachstano tengės
    lt/KZT/one Kazachstano tengė
    lt/KZT/other Kazachstano tengių
    lt/LAK/few Laoso kipai
    lt/LAK/many Laoso kipo
    lt/LAK/one Laoso kipas
    lt/LAK/other Laoso kipų
    lt/LBP/few Libano svarai
    lt/LBP/many Libano svaro
    lt/LBP/one Libano svaras
    lt/LBP/other Libano svarų
    lt/LKR/few Šri Lankos rupijos
    lt/LKR/many Šri Lankos rupijos
    lt/LKR/one Šri Lankos rupija
    lt/LKR/other Šri Lankos rupijų
    lt/LRD/few Liberijos doleriai
    lt/LRD/many Liberijos dolerio
    lt/LRD/one Liberijos doleris
    lt/LRD/other Liberijos dolerių
    lt/LYD/few Libijos dinarai
    lt/LYD/many Libijos dinaro
    lt/LYD/one Libijos dinaras
    lt/LYD/other Libijos dinarų
    lt/MAD/few Maroko dirhamai
    lt/MAD/many Maroko dirhamo
    lt/MAD/one Maroko dirhamas
    lt/MAD/other Maroko dirhamų
    lt/MAF/few Maroko frankai
    lt/MAF/many Maroko franko
    lt/MAF/one Maroko frankas
    lt/MAF/other Maroko frankų
    lt/MCF/few Monegasque frankai
    lt/MCF/many Monegasque franko
    lt/MCF/one Monegasque frankas
    lt/MCF/other Monegasque frankų
    lt/MDL/few Moldovos lėjos
    lt/MDL/many Moldovos lėjos
    lt/MDL/one Moldovos lėja
    lt/MDL/other Moldovos lėjų
    lt/MGA/few Madagaskaro ariariai
    lt/MGA/many Madagaskaro ariario
    lt/MGA/one Madagaskaro ariaris
    lt/MGA/other Madagaskaro ariarių
    lt/MKD/few Makedonijos denarai
    lt/MKD/many Makedonijos denaro
    lt/MKD/one Makedonijos denaras
    lt/MKD/other Makedonijos denarų
    lt/MKN/few Makedonijos denarai (1992–1993)
    lt/MKN/many Makedonijos denaro (1992–1993)
    lt/MKN/one Makedonijos denaras (1992–1993)
    lt/MKN/other Makedonijos denarų (1992–1993)
    lt/MMK/few Mianmaro kijatai
    lt/MMK/many Mianmaro kijato
    lt/MMK/one Mianmaro kijatas
    lt/MMK/other Mianmaro kijatų
    lt/MNT/few Mongolijos tugrikai
    lt/MNT/many Mongolijos tugriko
    lt/MNT/one Mongolijos tugrikas
    lt/MNT/other Mongolijos tugrikų
    lt/MOP/few Makao patakos
    lt/MOP/many Makao patakos
    lt/MOP/one Makao pataka
    lt/MOP/other Makao patakų
    lt/MRU/few Mauritanijos ugijos
    lt/MRU/many Mauritanijos ugijos
    lt/MRU/one Mauritanijos ugija
    lt/MRU/other Mauritanijos ugijų
    lt/MUR/few Mauricijaus rupijos
    lt/MUR/many Mauricijaus rupijos
    lt/MUR/one Mauricijaus rupija
    lt/MUR/other Mauricijaus rupijų
    lt/MVP/one Maldyvų rupija
    lt/MVP/other Maldyvų rupijos
    lt/MVR/few Maldyvų rufijos
    lt/MVR/many Maldyvų rufijos
    lt/MVR/one Maldyvų rufija
    lt/MVR/other Maldyvų rufijų
    lt/MWK/few Malavio kvačos
    lt/MWK/many Malavio kvačos
    lt/MWK/one Malavio kvača
    lt/MWK/other Malavio kvačų
    lt/MXN/few Meksikos pesai
    lt/MXN/many Meksikos peso
    lt/MXN/one Meksikos pesas
    lt/MXN/other Meksikos pesų
    lt/MYR/few Malaizijos ringitai
    lt/MYR/many Malaizijos ringito
    lt/MYR/one Malaizijos ringitas
    lt/MYR/other Malaizijos ringitų
    lt/MZN/few Mozambiko metikaliai
    lt/MZN/many Mozambiko metikalio
    lt/MZN/one Mozambiko metikalis
    lt/MZN/other Mozambiko metikalių
    lt/NAD/few Namibijos doleriai
    lt/NAD/many Namibijos dolerio
    lt/NAD/one Namibijos doleris
    lt/NAD/other Namibijos dolerių
    lt/NGN/few Nigerijos nairos
    lt/NGN/many Nigerijos nairos
    lt/NGN/one Nigerijos naira
    lt/NGN/other Nigerijos nairų
    lt/NIO/few Nikaragvos kordobos
    lt/NIO/many Nikaragvos kordobos
    lt/NIO/one Nikaragvos kordoba
    lt/NIO/other Nikaragvos kordobų
    lt/NOK/few Norvegijos kronos
    lt/NOK/many Norvegijos kronos
    lt/NOK/one Norvegijos krona
    lt/NOK/other Norvegijos kronų
    lt/NPR/few Nepalo rupijos
    lt/NPR/many Nepalo rupijos
    lt/NPR/one Nepalo rupija
    lt/NPR/other Nepalo rupijų
    lt/NZD/few Naujosios Zelandijos doleriai
    lt/NZD/many Naujosios Zelandijos dolerio
    lt/NZD/one Naujosios Zelandijos doleris
    lt/NZD/other Naujosios Zelandijos dolerių
    lt/OMR/few Omano rialai
    lt/OMR/many Omano rialo
    lt/OMR/one Omano rialas
    lt/OMR/other Omano rialų
    lt/PAB/few Panamos balbojos
    lt/PAB/many Panamos balbojos
    lt/PAB/one Panamos balboja
    lt/PAB/other Panamos balbojų
    lt/PEN/few Peru soliai
    lt/PEN/many Peru solio
    lt/PEN/one Peru solis
    lt/PEN/other Peru solių
    lt/PGK/few Papua Naujosios Gvinėjos kinos
    lt/PGK/many Papua Naujosios Gvinėjos kinos
    lt/PGK/one Papua Naujosios Gvinėjos kina
    lt/PGK/other Papua Naujosios Gvinėjos kinų
    lt/PHP/few Filipinų pesai
    lt/PHP/many Filipinų peso
    lt/PHP/one Filipinų pesas
    lt/PHP/other Filipinų pesų
    lt/PKR/few Pakistano rupijos
    lt/PKR/many Pakistano rupijos
    lt/PKR/one Pakistano rupija
    lt/PKR/other Pakistano rupijų
    lt/PLN/few Lenkijos zlotai
    lt/PLN/many Lenkijos zloto
    lt/PLN/one Lenkijos zlotas
    lt/PLN/other Lenkijos zlotų
    lt/PYG/few Paragvajaus guaraniai
    lt/PYG/many Paragvajaus guaranio
    lt/PYG/one Paragvajaus guaranis
    lt/PYG/other Paragvajaus guaranių
    lt/QAR/few Kataro rialai
    lt/QAR/many Kataro rialo
    lt/QAR/one Kataro rialas
    lt/QAR/other Kataro rialų
    lt/RON/few Rumunijos lėjos
    lt/RON/many Rumunijos lėjos
    lt/RON/one Rumunijos lėja
    lt/RON/other Rumunijos lėjų
    lt/RSD/few Serbijos dinarai
    lt/RSD/many Serbijos dinaro
    lt/RSD/one Serbijos dinaras
    lt/RSD/other Serbijos dinarų
    lt/RUB/few Rusijos rubliai
    lt/RUB/many Rusijos rublio
    lt/RUB/one Rusijos rublis
    lt/RUB/other Rusijos rublių
    lt/RWF/few Ruandos frankai
    lt/RWF/many Ruandos franko
    lt/RWF/one Ruandos frankas
    lt/RWF/other Ruandos frankų
    lt/SAR/few Saudo Arabijos rijalai
    lt/SAR/many Saudo Arabijos rijalo
    lt/SAR/one Saudo Arabijos rijalas
    lt/SAR/other Saudo Arabijos rijalų
    lt/SBD/few Saliamono salų doleriai
    lt/SBD/many Saliamono salų dolerio
    lt/SBD/one Saliamono salų doleris
    lt/SBD/other Saliamono salų dolerių
    lt/SCR/few Seišelių rupijos
    lt/SCR/many Seišelių rupijos
    lt/SCR/one Seišelių rupija
    lt/SCR/other Seišelių rupijų
    lt/SDG/few Sudano svarai
    lt/SDG/many Sudano svaro
    lt/SDG/one Sudano svaras
    lt/SDG/other Sudano svarų
    lt/SEK/few Švedijos kronos
    lt/SEK/many Švedijos kronos
    lt/SEK/one Švedijos krona
    lt/SEK/other Švedijos kronų
    lt/SGD/few Singapūro doleriai
    lt/SGD/many Singapūro dolerio
    lt/SGD/one Singapūro doleris
    lt/SGD/other Singapūro dolerių
    lt/SHP/few Šv. Elenos salų svarai
    lt/SHP/many Šv. Elenos salų svaro
    lt/SHP/one Šv. Elenos salų svaras
    lt/SHP/other Šv. Elenos salų svarų
    lt/SLE/few Siera Leonės leonės
    lt/SLE/many Siera Leonės leonės
    lt/SLE/one Siera Leonės leonė
    lt/SLE/other Siera Leonės leonių
    lt/SLL/few Siera Leonės leonės (1964—2022)
    lt/SLL/many Siera Leonės leonės (1964—2022)
    lt/SLL/one Siera Leonės leonė (1964—2022)
    lt/SLL/other Siera Leonės leonių (1964—2022)
    lt/SOS/few Somalio šilingai
    lt/SOS/many Somalio šilingo
    lt/SOS/one Somalio šilingas
    lt/SOS/other Somalio šilingų
    lt/SRD/few Surimano doleriai
    lt/SRD/many Surimano dolerio
    lt/SRD/one Surimano doleris
    lt/SRD/other Surimano dolerių
    lt/SSP/few Pietų Sudano svarai
    lt/SSP/many Pietų Sudano svaro
    lt/SSP/one Pietų Sudano svaras
    lt/SSP/other Pietų Sudano svarų
    lt/STN/few San Tomės ir Principės dobros
    lt/STN/many San Tomės ir Principės dobros
    lt/STN/one San Tomės ir Principės dobra
    lt/STN/other Sao Tomės ir Principės dobrų
    lt/SYP/few Sirijos svarai
    lt/SYP/many Sirijos svaro
    lt/SYP/one Sirijos svaras
    lt/SYP/other Sirijos svarų
    lt/SZL/few Svazilando lilangeniai
    lt/SZL/many Svazilendo lilangenio
    lt/SZL/one Svazilando lilangenis
    lt/SZL/other Svazilendo lilangenių
    lt/THB/few Tailando batai
    lt/THB/many Tailando bato
    lt/THB/one Tailando batas
    lt/THB/other Tailando batų
    lt/TJS/few Tadžikistano somoniai
    lt/TJS/many Tadžikistano somonio
    lt/TJS/one Tadžikistano somonis
    lt/TJS/other Tadžikistano somonių
    lt/TMT/few Turkmėnistano manatai
    lt/TMT/many Turkmėnistano manato
    lt/TMT/one Turkmėnistano manatas
    lt/TMT/other Turkmėnistano manatų
    lt/TND/few Tuniso dinarai
    lt/TND/many Tuniso dinaro
    lt/TND/one Tuniso dinaras
    lt/TND/other Tuniso dinarų
    lt/TOP/few Tongo paangos
    lt/TOP/many Tongo paangos
    lt/TOP/one Tongo paanga
    lt/TOP/other Tongo paangų
    lt/TRY/few Turkijos liros
    lt/TRY/many Turkijos liros
    lt/TRY/one Turkijos lira
    lt/TRY/other Turkijos lirų
    lt/TTD/few Trinidado ir Tobago doleriai
    lt/TTD/many Trinidado ir Tobago dolerio
    lt/TTD/one Trinidado ir Tobago doleris
    lt/TTD/other Trinidado ir Tobago dolerių
    lt/TWD/few Taivano naujieji doleriai
    lt/TWD/many Taivano naujojo dolerio
    lt/TWD/one Taivano naujasis doleris
    lt/TWD/other Taivano naujųjų dolerių
    lt/TZS/few Tanzanijos šilingai
    lt/TZS/many Tanzanijos šilingo
    lt/TZS/one Tanzanijos šilingas
    lt/TZS/other Tanzanijos šilingų
    lt/UAH/few Ukrainos grivinos
    lt/UAH/many Ukrainos grivinos
    lt/UAH/one Ukrainos grivina
    lt/UAH/other Ukrainos grivinų
    lt/UGX/few Ugandos šilingai
    lt/UGX/many Ugandos šilingo
    lt/UGX/one Ugandos šilingas
    lt/UGX/other Ugandos šilingų
    lt/USD/few JAV doleriai
    lt/USD/many JAV dolerio
    lt/USD/one JAV doleris
    lt/USD/other JAV dolerių
    lt/UYU/few Urugvajaus pesai
    lt/UYU/many Urugvajaus peso
    lt/UYU/one Urugvajaus pesas
    lt/UYU/other Urugvajaus pesų
    lt/UZS/few Uzbekistano sumai
    lt/UZS/many Uzbekistano sumo
    lt/UZS/one Uzbekistano sumas
    lt/UZS/other Uzbekistano sumų
    lt/VEF/few Venesuelos bolivarai (2008–2018)
    lt/VEF/many Venesuelos bolivaro (2008–2018)
    lt/VEF/one Venesuelos bolivaras (2008–2018)
    lt/VEF/other Venesuelos bolivarų (2008–2018)
    lt/VES/few Venesuelos bolivarai
    lt/VES/many Venesuelos bolivaro
    lt/VES/one Venesuelos bolivaras
    lt/VES/other Venesuelos bolivarų
    lt/VND/few Vietnamo dongai
    lt/VND/many Vietnamo dongo
    lt/VND/one Vietnamo dongas
    lt/VND/other Vietnamo dongų
    lt/VNN/few Vietnamo dongai (1978–1985)
    lt/VNN/many Vietnamo dongo (1978–1985)
    lt/VNN/one Vietnamo dongas (1978–1985)
    lt/VNN/other Vietnamo dongų (1978–1985)
    lt/VUV/few Vanuatu vatai
    lt/VUV/many Vanuatu vato
    lt/VUV/one Vanuatu vatas
    lt/VUV/other Vanuatu vatų
    lt/WST/few Samoa talos
    lt/WST/many Samoa talos
    lt/WST/one Samoa tala
    lt/WST/other Samoa talų
    lt/XAF/few CFA BEAC frankai
    lt/XAF/many CFA BEAC franko
    lt/XAF/one CFA BEAC frankas
    lt/XAF/other CFA BEAC frankų
    lt/XCD/few Rytų Karibų doleriai
    lt/XCD/many Rytų Karibų dolerio
    lt/XCD/one Rytų Karibų doleris
    lt/XCD/other Rytų Karibų dolerių
    lt/XFO/few Aukso frankai
    lt/XFO/many Aukso franko
    lt/XFO/one Aukso frankas
    lt/XFO/other Aukso frankų
    lt/XFU/few Prancūzijos UIC - frankai
    lt/XFU/many Prancūzijos UIC - franko
    lt/XFU/one Prancūzijos UIC - frankas
    lt/XFU/other Prancūzijos UIC - frankų
    lt/XOF/few CFA BCEAO frankai
    lt/XOF/many CFA BCEAO franko
    lt/XOF/one CFA BCEAO frankas
    lt/XOF/other CFA BCEAO frankų
    lt/XPF/few CFP frankai
    lt/XPF/many CFP franko
    lt/XPF/one CFP frankas
    lt/XPF/other CFP frankų
    lt/XRE/one RINET fondas
    lt/YER/few Jemeno rialai
    lt/YER/many Jemeno rialo
    lt/YER/one Jemeno rialas
    lt/YER/other Jemeno rialų
    lt/YUR/few Jugoslavijos reformuoti dinarai (1992–1993)
    lt/YUR/many Jugoslavijos reformuoto dinaro (1992–1993)
    lt/YUR/one Jugoslavijos reformuotas dinaras (1992–1993)
    lt/YUR/other Jugoslavijos reformuotų dinarų (1992–1993)
    lt/ZAR/few Pietų Afrikos Respublikos randai
    lt/ZAR/many Pietų Afrikos Respublikos rando
    lt/ZAR/one Pietų Afrikos Respublikos randas
    lt/ZAR/other Pietų Afrikos Respublikos randų
    lt/ZMW/few Zambijos kvačos
    lt/ZMW/many Zambijos kvačos
    lt/ZMW/one Zambijos kvača
    lt/ZMW/other Zambijos kvačų
    lv/AED/one AAE dirhēms
    lv/AED/other AAE dirhēmi
    lv/AFN/one Afganistānas afgāns
    lv/AFN/other Afganistānas afgāni
    lv/ALL/one Albānijas leks
    lv/ALL/other Albānijas leki
    lv/AMD/one Armēnijas drams
    lv/AMD/other Armēnijas drami
    lv/ANG/one Nīderlandes Antiļu guldenis
    lv/ANG/other Nīderlandes Antiļu guldeņi
    lv/AOA/one Angolas kvanza
    lv/AOA/other Angolas kvanzas
    lv/AUD/one Austrālijas dolārs
    lv/AUD/other Austrālijas dolāri
    lv/AWG/one Arubas guldenis
    lv/AWG/other Arubas guldeņi
    lv/AZN/one Azerbaidžānas manats
    lv/AZN/other Azerbaidžānas manati
    lv/BAM/one Bosnijas un Hercogovinas konvertējamā marka
    lv/BAM/other Bosnijas un Hercogovinas konvertējamās markas
    lv/BBD/one Barbadosas dolārs
    lv/BBD/other Barbadosas dolāri
    lv/BDT/one Bangladešas taka
    lv/BDT/other Bangladešas takas
    lv/BGN/one Bulgārijas leva
    lv/BGN/other Bulgārijas levas
    lv/BHD/one Bahreinas dinārs
    lv/BHD/other Bahreinas dināri
    lv/BIF/one Burundi franks
    lv/BIF/other Burundi franki
    lv/BMD/one Bermudu dolārs
    lv/BMD/other Bermudu dolāri
    lv/BND/one Brunejas dolārs
    lv/BND/other Brunejas dolāri
    lv/BRL/one Brazīlijas reāls
    lv/BRL/other Brazīlijas reāli
    lv/BSD/one Bahamu dolārs
    lv/BSD/other Bahamu dolāri
    lv/BTN/one Butānas ngultrums
    lv/BTN/other Butānas ngultrumi
    lv/BWP/one Botsvanas pula
    lv/BWP/other Botsvanas pulas
    lv/BYN/one Baltkrievijas rubelis
    lv/BYN/other Baltkrievijas rubeļi
    lv/BZD/one Belizas dolārs
    lv/BZD/other Belizas dolāri
    lv/CAD/one Kanādas dolārs
    lv/CAD/other Kanādas dolāri
    lv/CDF/one KDR franks
    lv/CDF/other KDR franki
    lv/CHF/one Šveices franks
    lv/CHF/other Šveices franki
    lv/CNH/one Ķīnas juaņa (ofšors)
    lv/CNH/other Ķīnas juaņas (ofšors)
    lv/CNH/zero Ķīnas juaņa (ofšors)
    lv/CNY/one Ķīnas juaņs
    lv/CNY/other Ķīnas juaņi
    lv/CRC/one Kostarikas kolons
    lv/CRC/other Kostarikas koloni
    lv/CUC/one Kubas konvertējamais peso
    lv/CUC/other Kubas konvertējamie peso
    lv/CZK/one Čehijas krona
    lv/CZK/other Čehijas kronas
    lv/DJF/one Džibutijas franks
    lv/DJF/other Džibutijas franki
    lv/DKK/one Dānijas krona
    lv/DKK/other Dānijas kronas
    lv/DZD/one Alžīrijas dinārs
    lv/DZD/other Alžīrijas dināri
    lv/EGP/one Ēģiptes mārciņa
    lv/EGP/other Ēģiptes mārciņas
    lv/ERN/one Eritrejas nakfa
    lv/ERN/other Eritrejas nakfas
    lv/ETB/one Etiopijas birs
    lv/ETB/other Etiopijas biri
    lv/FJD/one Fidži dolārs
    lv/FJD/other Fidži dolāri
    lv/FKP/one Folklenda Salu mārciņa
    lv/FKP/other Folklenda Salu mārciņas
    lv/GBP/one Lielbritānijas mārciņa
    lv/GBP/other Lielbritānijas mārciņas
    lv/GIP/one Gibraltāra mārciņa
    lv/GIP/other Gibraltāra mārciņas
    lv/GNF/one Gvinejas franks
    lv/GNF/other Gvinejas franki
    lv/GTQ/one Gvatemalas ketsals
    lv/GTQ/other Gvatemalas ketsali
    lv/GYD/one Gajānas dolārs
    lv/GYD/other Gajānas dolāri
    lv/HKD/one Honkongas dolārs
    lv/HKD/other Honkongas dolāri
    lv/HNL/one Hondurasas lempīra
    lv/HNL/other Hondurasas lempīras
    lv/HRK/one Horvātijas kuna
    lv/HRK/other Horvātijas kunas
    lv/HTG/one Haiti gurds
    lv/HTG/other Haiti gurdi
    lv/HUF/one Ungārijas forints
    lv/HUF/other Ungārijas forinti
    lv/IDR/one Indonēzijas rūpija
    lv/IDR/other Indonēzijas rūpijas
    lv/ILS/one Izraēlas šekelis
    lv/ILS/other Izraēlas šekeļi
    lv/INR/one Indijas rūpija
    lv/INR/other Indijas rūpijas
    lv/IQD/one Irākas dinārs
    lv/IQD/other Irākas dināri
    lv/IRR/one Irānas riāls
    lv/IRR/other Irānas riāli
    lv/ISK/one Islandes krona
    lv/ISK/other Islandes kronas
    lv/JMD/one Jamaikas dolārs
    lv/JMD/other Jamaikas dolāri
    lv/JOD/one Jordānas dinārs
    lv/JOD/other Jordānas dināri
    lv/JPY/one Japānas jena
    lv/JPY/other Japānas jenas
    lv/KES/one Kenijas šiliņš
    lv/KES/other Kenijas šiliņi
    lv/KGS/one Kirgizstānas soms
    lv/KGS/other Kirgizstānas somi
    lv/KHR/one Kambodžas riels
    lv/KHR/other Kambodžas rieli
    lv/KMF/one Komoru franks
    lv/KMF/other Komoru franki
    lv/KPW/one Ziemeļkorejas vona
    lv/KPW/other Ziemeļkorejas vonas
    lv/KRW/one Dienvidkorejas vona
    lv/KRW/other Dienvidkorejas vonas
    lv/KWD/one Kuveitas dinārs
    lv/KWD/other Kuveitas dināri
    lv/KYD/one Kaimanu salu dolārs
    lv/KYD/other Kaimanu salu dolāri
    lv/KZT/one Kazahstānas tenge
    lv/KZT/other Kazahstānas tenges
    lv/LAK/one Laosas kips
    lv/LAK/other Laosas kipi
    lv/LBP/one Libānas mārciņa
    lv/LBP/other Libānas mārciņas
    lv/LKR/one Šrilankas rūpija
    lv/LKR/other Šrilankas rūpijas
    lv/LRD/one Libērijas dolārs
    lv/LRD/other Libērijas dolāri
    lv/LYD/one Lībijas dinārs
    lv/LYD/other Lībijas dināri
    lv/MAD/one Marokas dirhēms
    lv/MAD/other Marokas dirhēmi
    lv/MDL/one Moldovas leja
    lv/MDL/other Moldovas lejas
    lv/MKD/one Maķedonijas denārs
    lv/MKD/other Maķedonijas denāri
    lv/MMK/one Mjanmas kjats
    lv/MMK/other Mjanmas kjati
    lv/MNT/one Mongolijas tugriks
    lv/MNT/other Mongolijas tugriki
    lv/MOP/one Makao pataka
    lv/MOP/other Makao patakas
    lv/MRU/one Mauritānijas ugija
    lv/MRU/other Mauritānijas ugijas
    lv/MUR/one Maurīcijas rūpija
    lv/MUR/other Maurīcijas rūpijas
    lv/MVR/one Maldīvijas rūfija
    lv/MVR/other Maldīvijas rūfijas
    lv/MWK/one Malāvijas kvača
    lv/MWK/other Malāvijas kvačas
    lv/MYR/one Malaizijas ringits
    lv/MYR/other Malaizijas ringiti
    lv/MZN/one Mozambikas metikals
    lv/MZN/other Mozambikas metikali
    lv/NAD/one Namībijas dolārs
    lv/NAD/other Namībijas dolāri
    lv/NGN/one Nigērijas naira
    lv/NGN/other Nigērijas nairas
    lv/NIO/one Nikaragvas kordoba
    lv/NIO/other Nikaragvas kordobas
    lv/NOK/one Norvēģijas krona
    lv/NOK/other Norvēģijas kronas
    lv/NPR/one Nepālas rūpija
    lv/NPR/other Nepālas rūpijas
    lv/NZD/one Jaunzēlandes dolārs
    lv/NZD/other Jaunzēlandes dolāri
    lv/OMR/one Omānas riāls
    lv/OMR/other Omānas riāli
    lv/PEN/one Peru sols
    lv/PEN/other Peru soli
    lv/PGK/one Papua-Jaungvinejas kina
    lv/PGK/other Papua-Jaungvinejas kinas
    lv/PKR/one Pakistānas rūpija
    lv/PKR/other Pakistānas rūpijas
    lv/PLN/one Polijas zlots
    lv/PLN/other Polijas zloti
    lv/QAR/one Kataras riāls
    lv/QAR/other Kataras riāli
    lv/RON/one Rumānijas leja
    lv/RON/other Rumānijas lejas
    lv/RSD/one Serbijas dinārs
    lv/RSD/other Serbijas dināri
    lv/RUB/one Krievijas rublis
    lv/RUB/other Krievijas rubļi
    lv/RWF/one Ruandas franks
    lv/RWF/other Ruandas franki
    lv/SAR/one Saūda riāls
    lv/SAR/other Saūda riāli
    lv/SBD/one Zālamana Salu dolārs
    lv/SBD/other Zālamana Salu dolāri
    lv/SCR/one Seišelu salu rūpija
    lv/SCR/other Seišelu salu rūpijas
    lv/SDG/one Sudānas mārciņa
    lv/SDG/other Sudānas mārciņas
    lv/SEK/one Zviedrijas krona
    lv/SEK/other Zviedrijas kronas
    lv/SGD/one Singapūras dolārs
    lv/SGD/other Singapūras dolāri
    lv/SHP/one Sv.Helēnas salas mārciņa
    lv/SHP/other Sv.Helēnas salas mārciņas
    lv/SLE/one Sjerraleones leone
    lv/SLE/other Sjerraleones leones
    lv/SLL/one Sjerraleones leone (1964—2022)
    lv/SLL/other Sjerraleones leones (1964—2022)
    lv/SOS/one Somālijas šiliņš
    lv/SOS/other Somālijas šiliņi
    lv/SRD/one Surinamas dolārs
    lv/SRD/other Surinamas dolāri
    lv/SSP/one Dienvidsudānas mārciņa
    lv/SSP/other Dienvidsudānas mārciņas
    lv/STN/one Santome un Prinsipi dobra
    lv/STN/other Santome un Prinsipi dobras
    lv/SYP/one Sīrijas mārciņa
    lv/SYP/other Sīrijas mārciņas
    lv/THB/one Taizemes bāts
    lv/THB/other Taizemes bāti
    lv/TJS/one Tadžikistānas somons
    lv/TJS/other Tadžikistānas somoni
    lv/TMT/one Turkmenistānas manats
    lv/TMT/other Turkmenistānas manati
    lv/TND/one Tunisijas dinārs
    lv/TND/other Tunisijas dināri
    lv/TOP/one Tongas paanga
    lv/TOP/other Tongas paangas
    lv/TRY/one Turcijas lira
    lv/TRY/other Turcijas liras
    lv/TTD/one Trinidādas un Tobāgo dolārs
    lv/TTD/other Trinidādas un Tobāgo dolāri
    lv/TWD/one Taivānas jaunais dolārs
    lv/TWD/other Taivānas jaunie dolāri
    lv/TZS/one Tanzānijas šiliņš
    lv/TZS/other Tanzānijas šiliņi
    lv/UAH/one Ukrainas grivna
    lv/UAH/other Ukrainas grivnas
    lv/UGX/one Ugandas šiliņš
    lv/UGX/other Ugandas šiliņi
    lv/USD/one ASV dolārs
    lv/USD/other ASV dolāri
    lv/UZS/one Uzbekistānas sums
    lv/UZS/other Uzbekistānas sumi
    lv/VEF/one Venecuēlas bolivārs (2008–2018)
    lv/VEF/other Venecuēlas bolivāri (2008–2018)
    lv/VES/one Venecuēlas bolivārs
    lv/VES/other Venecuēlas bolivāri
    lv/WST/one Samoa tala
    lv/WST/other Samoa talas
    lv/XAF/one Centrālāfrikas CFA franks
    lv/XAF/other Centrālāfrikas CFA franki
    lv/XCD/one Austrumkarību dolārs
    lv/XCD/other Austrumkarību dolāri
    lv/XOF/one Rietumāfrikas CFA franks
    lv/XOF/other Rietumāfrikas CFA franki
    lv/XPF/one CFP franks
    lv/XPF/other CFP franki
    lv/YER/one Jemenas riāls
    lv/YER/other Jemenas riāli
    lv/ZAR/one Dienvidāfrikas rends
    lv/ZAR/other Dienvidāfrikas rendi
    lv/ZMW/one Zambijas kvača
    lv/ZMW/other Zambijas kvačas
    mi/AED/other dirham UAE
    mi/AFN/other afghani Awhekenetāna
    mi/ALL/other leke Arapeinia
    mi/AMD/other dram Āmenia
    mi/AOA/other kwanza Anakora
    mi/ARS/other peso Āketina
    mi/AUD/other tāra Ahitereiria
    mi/AWG/other florin Arūpa
    mi/AZN/other manat Atepaihānia
    mi/BAM/other mark Pōngia-Herekōwini takahuri
    mi/BBD/other tāra Papatohe
    mi/BDT/other taka Pākaratēhi
    mi/BGN/other leva Purukāria
    mi/BHD/other dinar Pāreina
    mi/BIF/other franc Puruniti
    mi/BMD/other tāra Pāmura
    mi/BND/other tāra Poronai
    mi/BOB/other boliviano Poriwia
    mi/BRL/other real Parahi
    mi/BSD/other tāra Pahama
    mi/BTN/other ngultrum Pūtana
    mi/BWP/other pula Poriwana
    mi/BYN/other ruble Pērara
    mi/BZD/other tāra Pērihi
    mi/CAD/other tāra Kānata
    mi/CDF/other franc Kōngo
    mi/CHF/other franc Huiterangi
    mi/CLP/other peso Hiri
    mi/CNH/other yuan Haina (ki waho)
    mi/CNY/other yuan Haina
    mi/COP/other peso Koromōpia
    mi/CRC/other colon Koto Rika
    mi/CUC/other peso Kiupa takahuri
    mi/CUP/other peso Kiupa
    mi/CVE/other escudo Kūrae Matomato
    mi/CZK/other koruna Tieke
    mi/DJF/other franc Tepūti
    mi/DKK/other kroner Tenemāka
    mi/DOP/other peso Tominika
    mi/DZD/other dinar Aratiria
    mi/EGP/other pāuna Īhipa
    mi/ERN/other nakfa Eriterea
    mi/EUR/other euro
    mi/FJD/other tāra Whītī
    mi/FKP/other pāuna Whākana
    mi/GBP/other pāuna Piritene
    mi/GEL/other lari Hōria
    mi/GHS/other cedi Kāna
    mi/GIP/other pāuna Kāmaka
    mi/GMD/other dalasi Kamopia
    mi/GNF/other franc Kini
    mi/GTQ/other quetzal Kuatamāra
    mi/GYD/other tāra Kaiana
    mi/HKD/other tāra Hongipua
    mi/HNL/other lempira Honotura
    mi/HRK/other kuna Koroātia
    mi/HTG/other gourde Haiti
    mi/HUF/other forint Hanekari
    mi/IDR/other rupiah Initonīhia
    mi/ILS/other shekel hou Iharaira
    mi/INR/other rupī Iniana
    mi/IQD/other dinar Irāka
    mi/IRR/other rial Irāna
    mi/ISK/other kronur Tiorangi
    mi/JMD/other tāra Hemeika
    mi/JOD/other dinar Hōrano
    mi/JPY/other yen Hapanihi
    mi/KES/other hereni Kenia
    mi/KGS/other som Kikitānga
    mi/KHR/other riel Kamapōtia
    mi/KMF/other franc Komoro
    mi/KPW/other won Kōrea ki te Raki
    mi/KRW/other won Kōrea ki te Tonga
    mi/KWD/other dinar Kūweiti
    mi/KYD/other tāra Kāmana
    mi/KZT/other tenge Katatānga
    mi/LBP/other pāuna Repanona
    mi/LKR/other rupee Hiri Ranaka
    mi/LRD/other tāra Raipiria
    mi/LSL/other loti Teroto
    mi/LYD/other dinar Ripia
    mi/MAD/other dirham Moroko
    mi/MDL/other lei Morotawa
    mi/MGA/other ariary Matakāhika
    mi/MKD/other denari Makerōnia
    mi/MMK/other kyat Pēma
    mi/MOP/other pataca Makau
    mi/MRU/other ouguiya Mauritania
    mi/MUR/other rupee Marihi
    mi/MVR/other rufiyaa Māratiri
    mi/MWK/other kwacha Marāwi
    mi/MXN/other peso Mēhiko
    mi/MYR/other ringgit Mareia
    mi/MZN/other metical Mohapiki
    mi/NAD/other tāra Namipia
    mi/NGN/other naira Ngāitīria
    mi/NIO/other cordoba Nikarāhua
    mi/NOK/other kroner Nōwei
    mi/NPR/other rupee Nepōra
    mi/NZD/other tāra o Aotearoa
    mi/OMR/other rial Ōmana
    mi/PAB/other balboa Panama
    mi/PEN/other sole Peru
    mi/PGK/other kina Papua Nūkini
    mi/PHP/other peso Piripīni
    mi/PKR/other rupee Pakitāne
    mi/PLN/other zloty Pōrana
    mi/PYG/other guarani Parakai
    mi/QAR/other riyal Katā
    mi/RON/other lei Romeinia
    mi/RSD/other dinar Hirupia
    mi/RUB/other rūpera Ruhiana
    mi/RWF/other franc Rāwana
    mi/SAR/other riyal Hauri
    mi/SBD/other tāra Moutere Horomona
    mi/SCR/other rupee Heikere
    mi/SDG/other pāuna Hūtāne
    mi/SEK/other kronor Huitene
    mi/SGD/other tāra Hingapoa
    mi/SHP/other pāuna Hato Herena
    mi/SLE/other leone Araone
    mi/SLL/other leone Araone (1964—2022)
    mi/SOS/other hereni Hūmārie
    mi/SRD/other tāra Huriname
    mi/SSP/other pāuna Hūtāne Tonga
    mi/STN/other dobra Hao Tome me Pirinihipi
    mi/SYP/other pāuna Hiria
    mi/SZL/other emalangeni Warerangi
    mi/THB/other baht Tairanga
    mi/TJS/other somoni Takiritānga
    mi/TMT/other manat Tukumanatānga
    mi/TND/other dinar Tūnihia
    mi/TOP/other pa’anga Tonga
    mi/TRY/other lira Tākei
    mi/TTD/other tāra Tirinaki Tōpako
    mi/TWD/other tāra Taiwana Hou
    mi/TZS/other hereni Tānahia
    mi/UAH/other hryvnia Ukareinga
    mi/USD/other tāra US
    mi/UYU/other peso Urukoi
    mi/UZS/other som Uhipeketāne
    mi/VES/other bolivar Penehūera
    mi/VND/other dong Whitināmu
    mi/VUV/other vatu Whenuatū
    mi/WST/other tala Hāmoa
    mi/XAF/other franc CFA Āwherika Waenga
    mi/XCD/other tāra Karapīana Rāwhiti
    mi/XOF/other franc CFA Āwherika ki te Uru
    mi/XPF/other franc CFP
    mi/YER/other rial Īmene
    mi/ZAR/other rand Āwherika ki te Tonga
    mi/ZMW/other kwacha Tāmipia
    mk/AED/one Дирхам на Обединети Арапски Емирати
    mk/AED/other Дирхами на Обединети Арапски Емирати
    mk/AFN/other Авгани
    mk/ALL/one Албански лек
    mk/ALL/other Албански леки
    mk/AMD/one Ерменски драм
    mk/AMD/other Ерменски драми
    mk/ANG/one Холандски антилски гилдер
    mk/ANG/other Холандски антилски гилдери
    mk/AOA/one Анголска кванза
    mk/AOA/other Анголски кванзи
    mk/ARS/one Аргентински пезос
    mk/ARS/other Аргентински пезоси
    mk/AUD/one Австралиски долар
    mk/AUD/other Австралиски долари
    mk/AWG/one Арубиски флорин
    mk/AWG/other Арубиски флорини
    mk/AZN/one Азербејџански манат
    mk/AZN/other Азербејџански манати
    mk/BAM/one Босанско-херцеговска конвертибилна марка
    mk/BAM/other Босанско-херцеговски конвертибилни марки
    mk/BBD/one Барбадоски долар
    mk/BBD/other Барбадоски долари
    mk/BDT/one Бангладешка така
    mk/BDT/other Бангладешки таки
    mk/BGN/one Бугарски лев
    mk/BGN/other Бугарски левови
    mk/BHD/one Бахреински динар
    mk/BHD/other Бахреински динари
    mk/BIF/one Бурундиски франк
    mk/BIF/other Бурундиски франци
    mk/BMD/one Бермудски долар
    mk/BMD/other Бермудски долари
    mk/BND/one Брунејски долар
    mk/BND/other Брунејски долари
    mk/BOB/one Боливиски боливиано
    mk/BOB/other Боливиски боливиани
    mk/BRL/one Бразилски реал
    mk/BRL/other Бразилски реали
    mk/BSD/one Бахамски долар
    mk/BSD/other Бахамски долари
    mk/BTN/one Бутански нгултрум
    mk/BTN/other Бутански нгултруми
    mk/BWP/one Боцванска пула
    mk/BWP/other Боцвански пули
    mk/BYN/one Белоруска рубља
    mk/BYN/other Белоруски рубљи
    mk/BZD/one Белизиски долар
    mk/BZD/other Белизиски долари
    mk/CAD/one Канадски долар
    mk/CAD/other Канадски долари
    mk/CDF/one Конголски франк
    mk/CDF/other Конголски франци
    mk/CHF/one Швајцарски франк
    mk/CHF/other Швајцарски франци
    mk/CLP/one Чилеански пезос
    mk/CLP/other Чилеански пезоси
    mk/CNY/one Кинески јуан
    mk/CNY/other Кинески јуани
    mk/COP/one Колумбиски пезос
    mk/COP/other Колумбиски пезоси
    mk/CRC/one Костарикански колон
    mk/CRC/other Костарикански колони
    mk/CUC/one Кубански конвертибилен пезос
    mk/CUC/other Кубански конвертибилни пезоси
    mk/CUP/one Кубански пезос
    mk/CUP/other Кубански пезоси
    mk/CVE/one Зелено’ртски ескудо
    mk/CVE/other Зелено’ртски ескуди
    mk/CZK/one Чешка круна
    mk/CZK/other Чешки круни
    mk/DJF/one Џибутски франк
    mk/DJF/other Џибутски франци
    mk/DKK/one Данска круна
    mk/DKK/other Дански круни
    mk/DOP/one Доминикански пезос
    mk/DOP/other Доминикански пезоси
    mk/DZD/one Алжирски динар
    mk/DZD/other Алжирски динари
    mk/EGP/one Египетска фунта
    mk/EGP/other Египетски фунти
    mk/ERN/one Еритрејска накфа
    mk/ERN/other Еритрејски накфи
    mk/ETB/one Етиописки бир
    mk/ETB/other Етиописки бири
    mk/EUR/one евро
    mk/EUR/other евра
    mk/FJD/one Фиџиски долар
    mk/FJD/other Фиџиски долари
    mk/FKP/one Фолкландска фунта
    mk/FKP/other Фолкландски фунти
    mk/GBP/one Британска фунта
    mk/GBP/other Британски фунти
    mk/GIP/one Гибралтарска фунта
    mk/GIP/other Гибралтарски фунти
    mk/GMD/other Гамбиски Даласи
    mk/GNF/one Гвинејски франк
    mk/GNF/other Гвинејски франци
    mk/GTQ/one Гватемалски кветцал
    mk/GTQ/other Гватемалски кветцали
    mk/GYD/one Гвајански долар
    mk/GYD/other Гвајански долари
    mk/HKD/one Хонгконшки долар
    mk/HKD/other Хонгконшки долари
    mk/HNL/one Хондурска лемпира
    mk/HNL/other Хондурски лемпири
    mk/HRK/one Хрватска куна
    mk/HRK/other Хрватски куни
    mk/HTG/one Хаитски гурд
    mk/HTG/other Хаитски гурди
    mk/HUF/one Унгарска форинта
    mk/HUF/other Унгарски форинти
    mk/IDR/one Индонезиска рупија
    mk/IDR/other Индонезиски рупии
    mk/ILS/one Израелски нов шекел
    mk/ILS/other Израелски нови шекели
    mk/INR/one Индиска рупија
    mk/INR/other Индиски рупии
    mk/IQD/one Ирачки динар
    mk/IQD/other Ирачки динари
    mk/IRR/one Ирански риал
    mk/IRR/other Ирански риали
    mk/ISK/one Исландска крона
    mk/ISK/other Исландски крони
    mk/JMD/one Јамајкански долар
    mk/JMD/other Јамајкански долари
    mk/JOD/one Јордански динар
    mk/JOD/other Јордански динари
    mk/JPY/one Јапонски јен
    mk/JPY/other Јапонски јени
    mk/KES/one Кениски шилинг
    mk/KES/other Кениски шилинзи
    mk/KGS/one Киргистански сом
    mk/KGS/other Киргистански соми
    mk/KHR/one Камбоџиски рел
    mk/KHR/other Камбоџиски рели
    mk/KMF/one Коморски франк
    mk/KMF/other Коморски франци
    mk/KPW/one Северно корејски вон
    mk/KPW/other Северно корејски вони
    mk/KRW/one Јужно корејски вон
    mk/KRW/other Јужно корејски вони
    mk/KWD/one Кувајтски динар
    mk/KWD/other Кувајтски динари
    mk/KYD/one Кајмански долар
    mk/KYD/other Кајмански долари
    mk/KZT/one Казахстанска тенга
    mk/KZT/other Казахстански тенги
    mk/LAK/one Лаоски кип
    mk/LAK/other Лаоски кипови
    mk/LBP/one Либанска фунта
    mk/LBP/other Либански фунти
    mk/LKR/one Шриланканска рупија
    mk/LKR/other Шриланкански рупии
    mk/LRD/one Либериски долар
    mk/LRD/other Либериски долари
    mk/LSL/other Лесотски лоти
    mk/LYD/one Либијски динар
    mk/LYD/other Либијски динари
    mk/MAD/one Марокански дирхам
    mk/MAD/other Марокански дирхами
    mk/MKD/one Македонски денар
    mk/MKD/other Македонски денари
    mk/MMK/one Мјанмарски киат
    mk/MMK/other Мјанмарски киати
    mk/MNT/one Монголиски тугрик
    mk/MNT/other Монголиски тугрици
    mk/MOP/one Макао патака
    mk/MOP/other Макао патаки
    mk/MRU/one Мавританска угија
    mk/MRU/other Мавритански угии
    mk/MUR/one Мавританска рупија
    mk/MUR/other Мавритански рупии
    mk/MVR/one Малдивска руфија
    mk/MVR/other Малдивски руфии
    mk/MWK/one Малависка квача
    mk/MWK/other Малависки квачи
    mk/MXN/one Мексикански пезос
    mk/MXN/other Мексикански пезоси
    mk/MYR/one Малезиски рингит
    mk/MYR/other Малезиски рингити
    mk/MZN/one Мозамбиски метикал
    mk/MZN/other Мозамбиски метикали
    mk/NAD/one Намибиски долар
    mk/NAD/other Намибиски долари
    mk/NGN/one Нигериска наира
    mk/NGN/other Нигериски наири
    mk/NIO/one Никарагванска кордоба
    mk/NIO/other Никарагвански кордоби
    mk/NOK/one Норвешка круна
    mk/NOK/other Норвешки круни
    mk/NPR/one Непалска рупија
    mk/NPR/other Непалски рупии
    mk/NZD/one Новозеландски долар
    mk/NZD/other Новозеландски долари
    mk/OMR/one Омански риал
    mk/OMR/other Омански риали
    mk/PAB/one Панамска балбоа
    mk/PAB/other Панамски балбои
    mk/PEN/one Перуански сол
    mk/PEN/other Перуански соли
    mk/PHP/one Филипински пезос
    mk/PHP/other Филипински пезоси
    mk/PKR/one Пакистанска рупија
    mk/PKR/other Пакистански рупии
    mk/PLN/one Полска злота
    mk/PLN/other Полски злоти
    mk/PYG/one Парагвајска гуарана
    mk/PYG/other Парагвајски гуарани
    mk/QAR/one Катарски риал
    mk/QAR/other Катарски риали
    mk/RON/one Романски леу
    mk/RON/other Романски леи
    mk/RSD/one Српски динар
    mk/RSD/other Српски динари
    mk/RUB/one Руска рубља
    mk/RUB/other Руски рубљи
    mk/RWF/one Руандски франк
    mk/RWF/other Руандски франци
    mk/SAR/one Саудиски ријал
    mk/SAR/other Саудиски ријали
    mk/SBD/one Соломонски долар
    mk/SBD/other Соломонски долари
    mk/SCR/one Сејшелска рупија
    mk/SCR/other Сејшелски рупии
    mk/SDG/one Суданска фунта
    mk/SDG/other Судански фунти
    mk/SEK/one Шведска круна
    mk/SEK/other Шведски круни
    mk/SGD/one Сингапурски долар
    mk/SGD/other Сингапурски долари
    mk/SHP/one Фунта на Света Елена
    mk/SHP/other Фунти на Света Елена
    mk/SLE/one Сиералеонско леоне
    mk/SLE/other Сиералеонски леони
    mk/SLL/one Сиералеонско леоне (1964 – 2022)
    mk/SLL/other Сиералеонски леони (1964 – 2022)
    mk/SOS/one Сомалијски шилинг
    mk/SOS/other Сомалијски шилинзи
    mk/SRD/one Суринамски долар
    mk/SRD/other Суринамски долари
    mk/SSP/one Јужносуданска фунта
    mk/SSP/other Јужносудански фунти
    mk/STN/one Добра на Сао Томе и Принсипе
    mk/STN/other Добри на Сао Томе и Принсипе
    mk/SYP/one Сиријска фунта
    mk/SYP/other Сиријски фунти
    mk/SZL/one Свазилендски лиланген
    mk/SZL/other Свазилендски лилангени
    mk/TMT/other Туркменистански манати
    mk/TND/one Тунизиски динар
    mk/TND/other Тунизиски динари
    mk/TRY/one Турска лира
    mk/TRY/other Турски лири
    mk/TTD/one Долар на Тринидад и Тобаго
    mk/TTD/other Долари на Тринидад и Тобаго
    mk/TWD/one Тајвански нов долар
    mk/TWD/other Тајвански нови долари
    mk/TZS/one Танзаниски шилинг
    mk/TZS/other Танзаниски шилинзи
    mk/UAH/one Украинска хривнија
    mk/UAH/other Украински хривнии
    mk/UGX/one Угандиски шилинг
    mk/UGX/other Угандиски шилинзи
    mk/USD/one Американски долар
    mk/USD/other Американски долари
    mk/UYU/one Уругвајски пезос
    mk/UYU/other Уругвајски пезоси
    mk/UZS/one Узбекистански сом
    mk/UZS/other Узбекистански соми
    mk/VEF/one Венецуелски боливар (2008–2018)
    mk/VEF/other Венецуелски боливари (2008–2018)
    mk/VES/one Венецуелски боливар
    mk/VES/other Венецуелски боливари
    mk/VUV/one Ванатски вату
    mk/VUV/other Ванатски ватуи
    mk/XAF/one Централноафрикански франк
    mk/XAF/other Централноафрикански франци
    mk/XCD/one Источнокарипски долар
    mk/XCD/other Источнокарипски долари
    mk/XOF/one Западноафрикански франк
    mk/XOF/other Западноафрикански франци
    mk/XPF/one ЦФП франк
    mk/XPF/other ЦФП франци
    mk/YER/one Јеменски риал
    mk/YER/other Јеменски риали
    mk/ZAR/one Јужноафрикански ранд
    mk/ZAR/other Јужноафрикански ранди
    mk/ZMW/one Замбијска квача
    mk/ZMW/other Замбијски квачи
    ml/AED/other യു.എ.ഇ. ദിർഹം
    ml/AOA/other അംഗോളൻ ക്വാൻസ
    ml/BIF/one ബുറുണ്ടിയൻ ഫ്രാങ്ക്
    ml/CVE/one കേപ് വെർദിയൻ എസ്\u{200C}ക്യുഡോ
    ml/CVE/other കേപ് വെർദിയൻ എസ്\u{200C}ക്യുഡോസ്
    ml/ERN/one എറിത്രിയൻ നക്ഫ
    ml/ERN/other എറിത്രിയൻ നക്\u{200C}ഫ
    ml/GEL/one ജോർജ്ജിയൻ ലാറി
    ml/GEL/other ജോർജ്ജിയൻ ലാറിസ്
    ml/GMD/one ഗാംബിയൻ ദലാസി
    ml/GMD/other ഗാംബിയൻ ദലാസിസ്
    ml/GNF/one ഗിനിയൻ ഫ്രാങ്ക്
    ml/GNF/other ഗിനിയൻ ഫ്രാങ്ക്സ്
    ml/LAK/one ലാവോഷ്യൻ കിപ്\u{200C}
    ml/LSL/one ലെസോതോ ലോത്തി
    ml/LSL/other ലെസോതോ ലോത്തിസ്\u{200C}
    ml/MRU/one മൗറിറ്റേനിയൻ ഔഗിയ
    ml/MRU/other മൗറിറ്റേനിയൻ ഔഗിയസ്
    ml/SLE/one സിയെറ ലിയോണിയൻ ലിയോൺ
    ml/SLE/other സിയെറ ലിയോണിയൻ ലിയോണസ്
    ml/SLL/one സിയെറ ലിയോണിയൻ ലിയോൺ (1964—2022)
    ml/SLL/other സിയെറ ലിയോണിയൻ ലിയോണസ് (1964—2022)
    ml/TJS/one താജിക്കിസ്ഥാനി സോംനി
    ml/TJS/other താജിക്കിസ്ഥാനി സൊമോനി
    ml/TTD/other ട്രിനിഡാഡ് ആന്റ് ടുബാഗോ ഡോളർ
    ml/UAH/one ഉക്രേനിയൻ ഹ്രിവ്നിയ
    ml/XFO/one ഫ്രെഞ്ച് ഗോൾഡ് ഫ്രാങ്ക്
    ml/XFO/other ഫ്രെഞ്ച് ഗോൾഡ് ഫ്രാങ്ക്സ്
    ml/XFU/one ഫ്രെഞ്ച് UIC-ഫ്രാങ്ക്
    ml/XFU/other ഫ്രെഞ്ച് UIC-ഫ്രാങ്ക്സ്
    mr/ALL/one अल्बानियन लेक
    mr/ALL/other अल्बानियन लेके
    mr/ANG/one नेदरलँडचा अँटिलीन गिल्डर
    mr/ANG/other नेदरलँडचे अँटिलीन गिल्डर्स
    mr/AOA/one अँगोलन क्वॅन्झा
    mr/AOA/other अँगोलन क्वॅन्झास
    mr/ARS/one अर्जेंटाइन पेसो
    mr/ARS/other अर्जेंटाइन पेसोज
    mr/AUD/one ऑस्ट्रेलियन डॉलर
    mr/AUD/other ऑस्ट्रेलियन डॉलर्स
    mr/BAM/one बोस्निया-हर्जेगोविना विनिमय मार्क
    mr/BAM/other बोस्निया-हर्जेगोविना विनिमय मार्क्स
    mr/BBD/one बार्बाडियन डॉलर
    mr/BBD/other बार्बाडियन डॉलर्स
    mr/BGN/one बल्गेरियन लेव
    mr/BGN/other बल्गेरियन लेवा
    mr/BIF/one बुरुंडियन फ्रँक
    mr/BIF/other बुरुंडियन फ्रँक्स
    mr/BMD/one बर्मुडा डॉलर
    mr/BMD/other बर्मुडा डॉलर्स
    mr/BND/one ब्रुनेई डॉलर
    mr/BND/other ब्रुनेई डॉलर्स
    mr/BOB/one बोलिव्हियन बोलिव्हियानो
    mr/BOB/other बोलिव्हियन बोलिव्हियानोज
    mr/BRL/one ब्राझिलियन रियाल
    mr/BRL/other ब्राझिलियन रियाल्स
    mr/BSD/one बहामी डॉलर
    mr/BSD/other बहामी डॉलर्स
    mr/BWP/one बोट्सवानन पुला
    mr/BWP/other बोट्सवाना पुलाज
    mr/BYN/one बेलारुशियन रुबल
    mr/BYN/other बेलारुशियन रुबल्स
    mr/BZD/one बेलीझ डॉलर
    mr/BZD/other बेलीझ डॉलर्स
    mr/CAD/one कॅनडियन डॉलर
    mr/CAD/other कॅनडियन डॉलर्स
    mr/CDF/one काँगोलीज फ्रँक
    mr/CDF/other काँगोलीज फ्रँक्स
    mr/CHF/one स्विस फ्रँक
    mr/CHF/other स्विस फ्रँक्स
    mr/CLP/one चिली पेसो
    mr/CLP/other चिली पेसोज
    mr/COP/one कोलंबियन पेसो
    mr/COP/other कोलंबियन पेसोज
    mr/CRC/one कोस्टारिकन कोलोन
    mr/CRC/other कोस्टारिकन कोलोन्स
    mr/CUC/one क्यूबन विनिमय पेसो
    mr/CUC/other क्यूबन विनिमय पेसोज
    mr/CUP/one क्यूबन पेसो
    mr/CUP/other क्यूबन पेसोज
    mr/CVE/one केप व्हर्डेयन एस्कुडो
    mr/CVE/other केप व्हर्डेयन एस्कुडोज
    mr/CZK/one झेक प्रजासत्ताक कोरुना
    mr/CZK/other झेक प्रजासत्ताक कोरुनाज
    mr/DJF/one जिबौटियन फ्रँक
    mr/DJF/other जिबौटियन फ्रँक्स
    mr/DOP/one डोमिनिकन पेसो
    mr/DOP/other डोमिनिकन पेसोज
    mr/EGP/one इजिप्शियन पाउंड
    mr/EGP/other इजिप्शियन पाउंड्स
    mr/ERN/one इरिट्रियन नाक्फा
    mr/ERN/other इरिट्रियन नाक्फाज
    mr/ETB/one इथिओपियन बिर
    mr/ETB/other इथिओपियन बिर्स
    mr/FJD/other फिजियन डॉलर्स
    mr/FKP/one फॉकलंड आयलंड पाउंड
    mr/FKP/other फॉकलंड आयलंड पाउंड्स
    mr/GBP/one ब्रिटिश पाऊंड
    mr/GBP/other ब्रिटिश पाऊंड्स
    mr/GHS/one घानीयन सेडी
    mr/GHS/other घानीयन सेडीस
    mr/GIP/one जिब्राल्टर पाउंड
    mr/GIP/other जिब्राल्टर पाउंड्स
    mr/GMD/one गाम्बियन डालासी
    mr/GMD/other गाम्बियन डालासीस
    mr/GNF/one गिनी फ्रँक
    mr/GNF/other गिनी फ्रँक्स
    mr/GTQ/one ग्वाटेमालाचे क्वेत्झाल
    mr/GTQ/other ग्वाटेमालाचे क्वेत्झाल्स
    mr/GYD/one गयाना डॉलर
    mr/GYD/other गयाना डॉलर्स
    mr/HKD/one हाँगकाँग डॉलर
    mr/HKD/other हाँगकाँग डॉलर्स
    mr/HNL/one होन्डुरन लेंपिरा
    mr/HNL/other होन्डुरन लेंपिराज
    mr/HRK/one क्रोएशियन कूना
    mr/HRK/other क्रोएशियन कूनाज
    mr/HTG/one हैती गोअर्ड
    mr/HTG/other हैती गोअर्ड्स
    mr/HUF/one हंगेरियन फॉरिन्ट
    mr/HUF/other हंगेरियन फॉरिन्ट्स
    mr/INR/one भारतीय रुपया
    mr/INR/other भारतीय रुपये
    mr/ISK/one आइसलँडिक क्रोना
    mr/ISK/other आइसलँडिक क्रोन्युर
    mr/JMD/one जमैकन डॉलर
    mr/JMD/other जमैकन डॉलर्स
    mr/KES/one केनियन शिलिंग
    mr/KES/other केनियन शिलिंग्स
    mr/KMF/one कोमोरियन फ्रँक
    mr/KMF/other कोमोरियन फ्रँक्स
    mr/KYD/one केमेन आयलॅंड डॉलर
    mr/KYD/other केमेन आयलॅंड डॉलर्स
    mr/LBP/one लेबनीज पाउंड
    mr/LBP/other लेबनीज पाउंड्स
    mr/LKR/one श्रीलंकन रुपया
    mr/LKR/other श्रीलंकन रुपये
    mr/LRD/one लाइबेरियन डॉलर
    mr/LRD/other लाइबेरियन डॉलर्स
    mr/LYD/one लिबियाचा दिनार
    mr/LYD/other लिबियन दिनार
    mr/MAD/one मोरोक्को दिरहॅम
    mr/MAD/other मोरोक्कन दिरहाम
    mr/MDL/one मोल्डोवन लेउ
    mr/MDL/other मोल्डोवन लेई
    mr/MGA/one मालागासी एरियारी
    mr/MGA/other मालागासी एरियारीज
    mr/MKD/one मॅसेडोनियन देनार
    mr/MKD/other मॅसेडोनियन देनारी
    mr/MNT/one मंगोलियन टुग्रिक
    mr/MNT/other मंगोलियन टुग्रिक्स
    mr/MOP/one मॅकॅनीज् पटाका
    mr/MOP/other मॅकॅनीज् पटाकाज
    mr/MRU/one मॉरिटानियन ओगिया
    mr/MRU/other मॉरिटानियन ओगियाज
    mr/MUR/one मॉरिशियन रुपी
    mr/MUR/other मॉरिशियन रुपीज
    mr/MWK/one मालावियन क्वाचा
    mr/MWK/other मालावियन क्वाचास
    mr/MXN/one मेक्सिको पेसो
    mr/MXN/other मेक्सिको पेसोज
    mr/MZN/one मोझांबिकन मेटिकल
    mr/MZN/other मोझांबिकन मेटिकल्स
    mr/NAD/one नमिबियन डॉलर
    mr/NAD/other नमिबियन डॉलर्स
    mr/NGN/one नायजेरियन नायरा
    mr/NGN/other नायजेरियन नायराज
    mr/NIO/one निकाराग्वन कोर्डोबा
    mr/NIO/other निकाराग्वन कोर्डोबाज
    mr/NOK/one नॉर्वेजियन क्रोन
    mr/NOK/other नॉर्वेजियन क्रोनर
    mr/NPR/one नेपाळी रुपया
    mr/NPR/other नेपाळी रुपये
    mr/NZD/one न्यूझीलँड डॉलर
    mr/NZD/other न्यूझीलँड डॉलर्स
    mr/PAB/one पनामा बाल्बोआ
    mr/PAB/other पनामा बाल्बोआज
    mr/PEN/one पेरुवियन सोल
    mr/PEN/other पेरुवियन सोल्स
    mr/PHP/one फिलिपिनी पेसो
    mr/PHP/other फिलिपिनी पेसोज
    mr/PKR/one पाकिस्तानी रुपया
    mr/PKR/other पाकिस्तानी रुपये
    mr/PLN/one पोलिश झ्लॉटी
    mr/PLN/other पोलिश झ्लॉटीज
    mr/PYG/one पराग्वे ग्वारानी
    mr/PYG/other पराग्वे ग्वारानीज
    mr/RON/one रोमानियन लेऊ
    mr/RON/other रोमानियन लेई
    mr/RUB/one रशियन रुबल
    mr/RUB/other रशियन रुबल्स
    mr/RWF/one रवांडा फ्रँक
    mr/RWF/other रवांडा फ्रँक्स
    mr/SBD/one सोलोमन आयलँड्स डॉलर
    mr/SBD/other सोलोमन आयलँड्स डॉलर्स
    mr/SCR/one सेशेलोईस रुपी
    mr/SCR/other सेशेलोईस रुपीज
    mr/SDG/one सुदानी पाउंड
    mr/SDG/other सुदानी पाउंड्स
    mr/SEK/one स्वीडिश क्रोना
    mr/SEK/other स्वीडिश क्रोनोर
    mr/SGD/one सिंगापूर डॉलर
    mr/SGD/other सिंगापूर डॉलर्स
    mr/SHP/one सेंट हेलेना पाउंड
    mr/SHP/other सेंट हेलेना पाउंड्स
    mr/SLE/one सिएरा लिऑनचा लिऑन
    mr/SLE/other सिएरा लिऑनचे लिऑन्स
    mr/SLL/one सिएरा लिऑनचा लिऑन (1964—2022)
    mr/SLL/other सिएरा लिऑनचे लिऑन्स (1964—2022)
    mr/SOS/one सोमाली शिलिंग्स
    mr/SRD/one सुरिनामी डॉलर
    mr/SRD/other सुरिनामी डॉलर्स
    mr/SSP/one दक्षिण सुदानी पाउंड
    mr/SSP/other दक्षिण सुदानी पाउंड्स
    mr/STN/one साओ टोम आणि प्रिन्सिपे डोबरा
    mr/STN/other साओ टोम आणि प्रिन्सिपे डोबराज
    mr/SYP/one सीरियन पाउंड
    mr/SYP/other सीरियन पाउंड्स
    mr/SZL/one स्वाझी लीलांगेनी
    mr/SZL/other स्वाझी एमालांगेनी
    mr/TJS/one ताजकीस्तानी सोमोनी
    mr/TJS/other ताजकीस्तानी सोमोनीज
    mr/TTD/one त्रिनिदाद आणि टोबॅगो डॉलर
    mr/TTD/other त्रिनिदाद आणि टोबॅगो डॉलर्स
    mr/TWD/one न्यू तैवान डॉलर
    mr/TWD/other न्यू तैवान डॉलर्स
    mr/TZS/one टांझानियन शिलिंग
    mr/TZS/other टांझानियन शिलिंग्स
    mr/UAH/one युक्रेनियन रिवनिया
    mr/UAH/other युक्रेनियन रिवनियाज
    mr/UGX/one युगांडा शिलिंग
    mr/UGX/other युगांडा शिलिंग्स
    mr/USD/one यूएस डॉलर
    mr/USD/other यूएस डॉलर्स
    mr/UYU/one उरुग्वेचा पेसो
    mr/UYU/other उरुग्वेचे पेसोज
    mr/VEF/one व्हेनेझुएला बोलिव्हार (2008–2018)
    mr/VEF/other व्हेनेझुएला बोलिव्हार्स (2008–2018)
    mr/VES/one व्हेनेझुएला बोलिव्हार
    mr/VES/other व्हेनेझुएला बोलिव्हार्स
    mr/XCD/one पूर्व कॅरीबियन डॉलर
    mr/XCD/other पूर्व कॅरीबियन डॉलर्स
    mr/XOF/one पश्चिम आफ्रिकन [CFA] फ्रँक
    mr/XOF/other पश्चिम आफ्रिकन [CFA] फ्रँक्स
    mr/XPF/one [CFP] फ्रँक
    mr/XPF/other [CFP] फ्रँक्स
    mr/ZMW/one झांबियन क्वाचा
    mr/ZMW/other झांबियन क्वाचास
    ms/AED/other Dirham UAE
    ms/BYN/other Rubel Belarus
    ms/ILS/other Syekel baharu Israel
    my/BAM/other ဘော့စနီးယားနှင့် ဟာဇီဂိုဘီးနားမတ်က်
    my/LSL/other လီဆိုသို လိုတီစ်
    my/STN/other ဆောင်တူမေးနှင့် ပရင်စီပီ ဒိုဘရာစ် (၂၀၁၈)
    my/XOF/other အနောက် အာဖရိက [CFA] ဖရန့်
    mzn/AED/other امارات ِدرهم
    mzn/AWG/other آروبای فلورن
    mzn/BBD/other باربادوس دلار
    mzn/BMD/other برمودای ِدلار
    mzn/BND/other برونئی دلار
    mzn/BZD/other بلیز دلار
    mzn/CAD/other کانادای ِدلار
    mzn/CRC/other کاستاریکا کولون
    mzn/CUC/other کوبای تبدیل\u{200C}بَیی پزو
    mzn/CUP/other کوبای پزو
    mzn/DOP/other دومینیکن پزو
    mzn/GTQ/other گواتمالای ِکتزال
    mzn/GYD/other گویان دلار
    mzn/HKD/other هنگ کنگ ِدلار
    mzn/HNL/other هندوراس لمپیرا
    mzn/HTG/other هاییتی گورد
    mzn/JMD/other جاماییکا دلار
    mzn/KPW/other شمالی کره وون
    mzn/KRW/other جنوبی کره وون
    mzn/KYD/other کایمن جزیره\u{200C}ی دلار
    mzn/LRD/other لیبریا دلار
    mzn/MXN/other مکزیک پزو
    mzn/NAD/other نامبیای ِدلار
    mzn/NIO/other نیکاراگوئه کوردوبا
    mzn/PAB/other پانامای بالبوا
    mzn/TTD/other ترینیداد و توباگوی ِدلار
    mzn/TWD/other تایوان دلار
    mzn/USD/other آمریکای ِدلار
    mzn/XCD/other شرقی کارائیب دلار
    ne/BBD/one बार्बाडियन डलर
    ne/BGN/one बुल्गारियाली लेभ
    ne/BGN/other बुल्गारियाली लेभा
    ne/CRC/one कोष्टारिकन कोलोन
    ne/CRC/other कोष्टारिकन कोलोनहरू
    ne/DJF/one जिबौटियाली फ्रान्क
    ne/DKK/one ड्यानिश क्रोन
    ne/DKK/other ड्यानिश क्रोनर
    ne/FJD/one फिजीयाली डलर
    ne/FJD/other फिजीयाली डलरहरू
    ne/GEL/one जर्जियाली लारी
    ne/GEL/other जर्जियन लारी
    ne/ISK/one आइसल्याण्डिक क्रोना
    ne/ISK/other आइसल्याण्डिक क्रोनर
    ne/LSL/one लेसोथो लोटी
    ne/LSL/other लेसोथो लोटिस
    ne/MDL/one माल्डोभन लेउ
    ne/MDL/other माल्डोभन लेई
    ne/MKD/one म्यासेडोनियाली डेनार
    ne/MKD/other म्यासेडोनियाली डेनारी
    ne/MRU/one माउरिटानियाली औगुइया
    ne/NOK/one नर्वेजियाली क्रोन
    ne/NOK/other नर्वेजियाली क्रोनर
    ne/NZD/one न्यूजिल्याण्ड डलर
    ne/NZD/other न्यूजिल्याण्ड डलरहरू
    ne/OMR/one ओमनी रियाल
    ne/QAR/one कतारी रियाल
    ne/RON/one रोमानियाली लेऊ
    ne/RON/other रोमानियाली लेई
    ne/SAR/other साउदी रियाल
    ne/SEK/one स्विडिश क्रोना
    ne/SEK/other स्विडिश क्रोनर
    ne/SZL/one स्वाजी लिलान्गेनी
    ne/SZL/other स्वाजी इमालेन्गेनी
    ne/VEF/other भेनेजुएलन बोलिभर
    ne/VES/one भेनेजुएलन बोलिभर मुद्रा
    ne/VES/other भेनेजुएलन बोलिभर-3
    ne/VUV/one भानुआतू भातु
    ne/VUV/other भानुआतू भातुहरू
    ne/XOF/one सीएफ्\u{200C}ए फ्रान्क बीसीइएओ
    ne/XOF/other सीऐफ्\u{200C}ए फ्रान्क्स बीसीइएओ
    ne/XPF/one सीएफ्\u{200C}पी फ्रान्क
    ne/XPF/other सीएफ्\u{200C}पी फ्रान्कहरू
    nl/AED/other VAE-dirham
    nl/BGN/one Bulgaarse lev
    nl/BGN/other Bulgaarse leva
    nl/CZK/one Tsjechische kroon
    nl/CZK/other Tsjechische kronen
    nl/DKK/one Deense kroon
    nl/DKK/other Deense kronen
    nl/EUR/other euro
    nl/ISK/one IJslandse kroon
    nl/ISK/other IJslandse kronen
    nl/KRO/other oude Zuid-Koreaanse won (1945–1953)
    nl/NOK/one Noorse kroon
    nl/NOK/other Noorse kronen
    nl/SEK/one Zweedse kroon
    nl/SEK/other Zweedse kronen
    nn/AWG/other arubiske floriner
    nn/BAN/other nye bosnisk-hercegovinske dinarer (1994–1997)
    nn/BHD/other bahrainske dinarer
    nn/BYN/other nye belarusiske rubler
    nn/COP/one kolombiansk peso
    nn/CRC/one kostarikansk colón
    nn/CVE/other kappverdiske escudos
    nn/DZD/other algeriske dinarer
    nn/HUF/other ungarske forinter
    nn/IDR/one indonesisk rupiah
    nn/ILS/other nye israelske shekler
    nn/INR/other indiske rupier
    nn/IQD/one irakisk dinar
    nn/IRR/other iranske rialer
    nn/JOD/other jordanske dinarer
    nn/KWD/other kuwaitiske dinarer
    nn/LKR/other srilankiske rupier
    nn/LYD/other libyske dinarer
    nn/MDL/other moldovske leuar
    nn/MKD/other makedonske denarer
    nn/MKN/other makedonske denarer (1992–1993)
    nn/MUR/other mauritiske rupier
    nn/MVP/other maldiviske rupier
    nn/NPR/other nepalske rupier
    nn/NZD/one nyzealandsk dollar
    nn/OMR/other omanske rialer
    nn/PKR/other pakistanske rupier
    nn/PYG/one paraguayansk guaraní
    nn/QAR/other qatarske rialer
    nn/RON/other rumenske leuar
    nn/RSD/other serbiske dinarer
    nn/RUB/other russiske rubler
    nn/SAR/one saudiarabisk rial
    nn/SCR/other seychelliske rupier
    nn/SZL/one eswatinisk lilangeni
    nn/SZL/other eswatiniske emalangeni
    nn/TND/other tunisiske dinarer
    nn/TRY/one tyrkisk lira
    nn/UYU/one uruguayansk peso
    nn/UZS/one usbekisk sum
    nn/VUV/one vanuatuisk vatu
    nn/XCD/one austkaribisk dollar
    nn/YER/other jemenittiske rialer
    no/AED/one emiratarabisk dirham
    no/AFN/one afghansk afghani
    no/ALL/one albansk lek
    no/AMD/one armensk dram
    no/ANG/one nederlandsk antillegylden
    no/AOA/one angolansk kwanza
    no/ARL/one argentinsk peso ley
    no/ARM/one argentinsk pesos (1881–1970)
    no/ARM/other argentinske pesos (1881–1970)
    no/ARS/one argentinsk peso
    no/AUD/one australsk dollar
    no/AWG/one arubisk florin
    no/AZN/one aserbajdsjansk manat
    no/BAM/one bosnisk-hercegovinsk konvertibel mark
    no/BAN/one ny bosnisk-hercegovinsk dinar (1994–1997)
    no/BBD/one barbadisk dollar
    no/BDT/one bangladeshisk taka
    no/BGM/one bulgarsk lev (sosialist)
    no/BGN/one bulgarsk lev
    no/BGO/one bulgarsk lev (1879–1952)
    no/BHD/one bahrainsk dinar
    no/BIF/one burundisk franc
    no/BMD/one bermudisk dollar
    no/BND/one bruneisk dollar
    no/BOB/one boliviansk boliviano
    no/BOL/one boliviansk boliviano (1863–1963)
    no/BRL/one brasiliansk real
    no/BRZ/one brasiliansk cruzeiro (1942–1967)
    no/BSD/one bahamansk dollar
    no/BTN/one bhutansk ngultrum
    no/BWP/one botswansk pula
    no/BYN/one ny belarusisk rubel
    no/BZD/one belizisk dollar
    no/CAD/one kanadisk dollar
    no/CDF/one kongolesisk franc
    no/CHF/one sveitsisk franc
    no/CLE/one chilensk escudo
    no/CLP/one chilensk peso
    no/CNH/one kinesisk yuan (offshore)
    no/CNY/one kinesisk yuan
    no/COP/one colombiansk peso
    no/CRC/one costaricansk colón
    no/CUC/one kubansk konvertibel peso
    no/CUP/one kubansk peso
    no/CVE/one kappverdisk escudo
    no/CZK/one tsjekkisk koruna
    no/DJF/one djiboutisk franc
    no/DKK/one dansk krone
    no/DOP/one dominikansk peso
    no/DZD/one algerisk dinar
    no/EGP/one egyptisk pund
    no/ERN/one eritreisk nakfa
    no/ETB/one etiopisk birr
    no/FJD/one fijiansk dollar
    no/GBP/one britisk pund
    no/GEL/one georgisk lari
    no/GHS/one ghanesisk cedi
    no/GIP/one gibraltarsk pund
    no/GMD/one gambisk dalasi
    no/GNF/one guineansk franc
    no/GTQ/one guatemalansk quetzal
    no/GYD/one guyansk dollar
    no/HNL/one honduransk lempira
    no/HRK/one kroatisk kuna
    no/HTG/one haitisk gourde
    no/HUF/one ungarsk forint
    no/IDR/one indonesisk rupi
    no/ILS/one ny israelsk shekel
    no/INR/one indisk rupi
    no/IQD/one iraksk dinar
    no/IRR/one iransk rial
    no/ISK/one islandsk krone
    no/JMD/one jamaikansk dollar
    no/JOD/one jordansk dinar
    no/JPY/one japansk yen
    no/KES/one kenyansk shilling
    no/KGS/one kirgisisk som
    no/KHR/one kambodsjansk riel
    no/KMF/one komorisk franc
    no/KPW/one nordkoreansk won
    no/KRH/one sørkoreansk hwan (1953–1962)
    no/KRO/one sørkoreansk won (1945–1953)
    no/KRW/one sørkoreansk won
    no/KWD/one kuwaitisk dinar
    no/KYD/one caymansk dollar
    no/KZT/one kasakhstansk tenge
    no/LAK/one laotisk kip
    no/LBP/one libanesisk pund
    no/LKR/one srilankisk rupi
    no/LRD/one liberisk dollar
    no/LSL/one lesothisk loti
    no/LYD/one libysk dinar
    no/MAD/one marokkansk dirham
    no/MAF/one marokkansk franc
    no/MCF/one monegaskisk franc
    no/MDC/one moldovsk cupon
    no/MDL/one moldovsk leu
    no/MDL/other moldovske lei
    no/MGA/one madagassisk ariary
    no/MKD/one makedonsk denar
    no/MKN/one makedonsk denar (1992–1993)
    no/MMK/one myanmarsk kyat
    no/MNT/one mongolsk tugrik
    no/MOP/one makaoisk pataca
    no/MRU/one mauritansk ouguiya
    no/MUR/one mauritisk rupi
    no/MVP/one maldivisk rupi
    no/MVR/one maldivisk rufiyaa
    no/MWK/one malawisk kwacha
    no/MXN/one meksikansk peso
    no/MYR/one malaysisk ringgit
    no/MZN/one mosambikisk metical
    no/NAD/one namibisk dollar
    no/NGN/one nigeriansk naira
    no/NIO/one nicaraguansk córdoba
    no/NOK/one norsk krone
    no/NPR/one nepalsk rupi
    no/NZD/one newzealandsk dollar
    no/OMR/one omansk rial
    no/PAB/one panamansk balboa
    no/PEN/one peruansk sol
    no/PGK/one papuansk kina
    no/PHP/one filippinsk peso
    no/PKR/one pakistansk rupi
    no/PLN/one polsk zloty
    no/PYG/one paraguayansk guarani
    no/QAR/one qatarsk rial
    no/RON/one rumensk leu
    no/RON/other rumenske lei
    no/RSD/one serbisk dinar
    no/RUB/one russisk rubel
    no/RWF/one rwandisk franc
    no/SAR/one saudiarabisk riyal
    no/SBD/one salomonsk dollar
    no/SCR/one seychellisk rupi
    no/SDG/one sudansk pund
    no/SEK/one svensk krone
    no/SGD/one singaporsk dollar
    no/SHP/one sankthelensk pund
    no/SLE/one sierraleonsk leone
    no/SLE/other sierraleonske leoner
    no/SLL/one sierraleonsk leone (1964–2022)
    no/SLL/other sierraleonske leoner (1964–2022)
    no/SOS/one somalisk shilling
    no/SRD/one surinamsk dollar
    no/SSP/one sørsudansk pund
    no/STN/one saotomesisk dobra
    no/SYP/one syrisk pund
    no/SZL/one swazilandsk lilangeni
    no/THB/one thailandsk baht
    no/TJS/one tadsjikisk somoni
    no/TMT/one turkmensk manat
    no/TND/one tunisisk dinar
    no/TOP/one tongansk paʻanga
    no/TRY/one tyrkisk lire
    no/TTD/one trinidadisk dollar
    no/TWD/one ny taiwansk dollar
    no/TZS/one tanzaniansk shilling
    no/UAH/one ukrainsk hryvnia
    no/UGX/one ugandisk shilling
    no/USD/one amerikansk dollar
    no/UYU/one uruguyansk peso
    no/UZS/one usbekisk som
    no/VEF/one venezuelansk bolivar (2008–2018)
    no/VES/one venezuelansk bolivar
    no/VND/one vietnamesisk dong
    no/VNN/one vietnamesisk dong (1978–1985)
    no/VUV/one vanuatisk vatu
    no/WST/one samoansk tala
    no/XAF/one sentralafrikansk CFA-franc
    no/XCD/one østkaribisk dollar
    no/XFO/one fransk gullfranc
    no/XFU/one fransk UIC-franc
    no/XOF/one vestafrikansk CFA-franc
    no/YER/one jemenittisk rial
    no/YUR/one jugoslavisk reformert dinar (1992–1993)
    no/ZAR/one sørafrikansk rand
    no/ZMW/one zambisk kwacha
    nqo/GHS/other ߜ߭ߊ߯ߣߞߊ ߟߎ߬ ߛߘߌ
    nqo/LYD/other ߟߓߌߞߊ ߟߎ߬ ߟߊ߫ ߘߌ߬ߣߊ߯ߙ
    nqo/MAD/other ߡߊ߬ߙߐ߬ߞߎ߬ߞߊ ߟߎ߬ ߟߊ߫ ߘߌ߬ߙߑߤߊߡ
    om/BMD/one Doolaara Beermudaa
    om/BMD/other Doolaarota Beermudaa
    om/BZD/one Doolaara Beliizee
    om/BZD/other Doolaarota Beliizee
    om/CAD/one Doolaara Kanaadaa
    om/CAD/other Doolaarota Kanaadaa
    om/CRC/one Koloonii Kostaa Rikaa
    om/CRC/other Koloonota Kostaa Rikaa
    om/USD/one Doolaara Ameerikaa
    om/USD/other Doolarota Ameerikaa
    or/AED/other UAE ଦିରହାମ୍
    or/CNH/one ଚିନୀ ୟୁଆନ୍ (ଉପକୂଳବର୍ତ୍ତୀ)
    or/LSL/one ଲେସୋଥୋ ଲୋଟି
    or/LSL/other ଲେସୋଥୋ ଲୋଟିସ୍
    or/SBD/one ସୋଲୋମୋନ୍ ଦ୍ଵୀପପୁଞ୍ଜ ଡଲାର୍
    or/SBD/other ସୋଲୋମୋନ ଦ୍ଵୀପପୁଞ୍ଜ ଡଲାର୍
    or/SDG/one ସୁଦାନୀଜ ପାଉଣ୍ଡ୍
    or/SDG/other ସୁଦାନୀୟ ପାଉଣ୍ଡ୍
    or/SZL/one ସ୍ଵାଜି ଲିଲାଞ୍ଜେନି
    or/SZL/other ସ୍ଵାଜି ଇମାଲଞ୍ଜେନି
    or/XOF/one ପଶ୍ଚିମ ଆଫ୍ରିକୀୟ CFA ଫ୍ରାଙ୍କ୍
    os/BRL/one бразилиаг реал
    os/BRL/other бразилиаг реалы
    os/EUR/one евро
    os/EUR/other евройы
    os/GBP/one бритайнаг фунт
    os/GBP/other бритайнаг фунты
    os/GEL/one лар
    os/GEL/other лары
    os/RUB/one сом
    os/RUB/other сомы
    os/USD/one АИШ-ы доллар
    os/USD/other АИШ-ы доллары
    pa/INR/one ਭਾਰਤੀ ਰੁਪਇਆ
    pa/INR/other ਭਾਰਤੀ ਰੁਪਏ
    pa/LKR/one ਸ੍ਰੀਲੰਕਾਈ ਰੁਪਇਆ
    pa/LKR/other ਸ੍ਰੀਲੰਕਾਈ ਰੁਪਏ
    pa/MUR/one ਮੌਰਿਸ਼ੀਆਈ ਰੁਪਇਆ
    pa/MUR/other ਮੌਰਿਸ਼ੀਆਈ ਰੁਪਏ
    pa/NPR/one ਨੇਪਾਲੀ ਰੁਪਇਆ
    pa/NPR/other ਨੇਪਾਲੀ ਰੁਪਏ
    pa/PKR/one ਪਾਕਿਸਤਾਨੀ ਰੁਪਇਆ
    pa/PKR/other ਪਾਕਿਸਤਾਨੀ ਰੁਪਏ
    pa/SCR/one ਸੇਸ਼ਲਸ ਰੁਪਇਆ
    pa/SCR/other ਸੇਸ਼ਲਸ ਰੁਪਏ
    pcm/AED/one Yunaítẹ́d Áráb Ẹ́míréts dírham
    pcm/AED/other Yunaítẹ́d Áráb Ẹ́míréts dírhams
    pcm/AFN/one Afgán afgáni
    pcm/AFN/other Afgán afgánis
    pcm/AMD/one Armẹ́nia ́dram
    pcm/AMD/other Armẹ́niá drams
    pcm/AOA/one Angólá kwánza
    pcm/AOA/other Angólá kwánzas
    pcm/AUD/one Ọstréliá dọ́la
    pcm/AUD/other Ọstréliá dọ́las
    pcm/AZN/one Azẹrbaiján mánat
    pcm/AZN/other Azẹrbaiján mánats
    pcm/BDT/other Bangladẹ́sh táka
    pcm/BHD/one Baréin dínar
    pcm/BHD/other Baréin dínars
    pcm/BIF/one Burúndí frank
    pcm/BIF/other Burúndí franks
    pcm/BND/one Brunẹí dọ́la
    pcm/BND/other Brunẹí dọ́las
    pcm/BTN/one Bután ngúltrum
    pcm/BTN/other Bután ngúltrums
    pcm/BWP/one Botswáná púla
    pcm/BWP/other Botswáná púlas
    pcm/CDF/one Kóngó frank
    pcm/CDF/other Kóngó franks
    pcm/CNH/one Chaíná yuan (ples-dẹm aúsaíd chaína)
    pcm/CNH/other Chaíná yuans (ples-dẹm aúsaíd chaína)
    pcm/CNY/one Chaíná yuan
    pcm/CNY/other Chaíná yuans
    pcm/COP/one Kolómbiá pẹ́so
    pcm/COP/other Kolómbiá pẹ́sos
    pcm/CVE/one Kép Vẹ́d ẹskúdo
    pcm/CVE/other Kép Vẹ́d ẹskúdos
    pcm/DJF/one Jibútí frank
    pcm/DJF/other Jibútí franks
    pcm/ERN/one Ẹritrẹá nákfa
    pcm/ERN/other Ẹritrẹá nákfas
    pcm/ETB/one Ẹtiópiá berr
    pcm/ETB/other Ẹtiópiá berrs
    pcm/EUR/one eúro
    pcm/EUR/other eúros
    pcm/FJD/one Fíjí dọ́la
    pcm/FJD/other Fíjí dọ́las
    pcm/FKP/one Fọlkland Aílands paund
    pcm/FKP/other Fọlkland Aílands paunds
    pcm/GEL/one Jọ́jiá lári
    pcm/GEL/other Jọ́jiá láris
    pcm/GHS/one Ganá sídi
    pcm/GHS/other Ganá sídis
    pcm/GMD/one Gámbiá dalási
    pcm/GMD/other Gámbiá dalásis
    pcm/GNF/one Gíní frank
    pcm/GNF/other Gíní franks
    pcm/GYD/one Giyána dọ́la
    pcm/GYD/other Giyána dọ́las
    pcm/HKD/one Họng Kọ́ng dọ́la
    pcm/HKD/other Họng Kọ́ng dọ́las
    pcm/IDR/one Indoníshiá rupia
    pcm/IDR/other Indoníshiá rupias
    pcm/ILS/one Ízrẹ́l niú shẹ́kẹl
    pcm/ILS/other Ízrẹ́l niú shẹ́kẹls
    pcm/INR/one Índiá rúpi
    pcm/INR/other Índiá rúpis
    pcm/IQD/one Irák dínar
    pcm/IQD/other Irák dínars
    pcm/IRR/one Irán rial
    pcm/IRR/other Irán rials
    pcm/JOD/one Jọ́dán dínar
    pcm/JOD/other Jọ́dán dínars
    pcm/JPY/one Japán yẹn
    pcm/JPY/other Japán yẹns
    pcm/KES/one Kẹ́nyá shílin
    pcm/KES/other Kẹ́nyá shílins
    pcm/KGS/one Kẹjístan som
    pcm/KGS/other Kẹjístan soms
    pcm/KHR/one Kambódiá riẹl
    pcm/KHR/other Kambódiá riẹls
    pcm/KMF/one Kọ́mọ́ros frank
    pcm/KMF/other Kọ́mọ́ros franks
    pcm/KPW/one Nọ́t Koriá wọn
    pcm/KPW/other Nọ́t Koriá wọns
    pcm/KRW/one Saút Koriá wọn
    pcm/KRW/other Saút Koriá wọns
    pcm/KWD/one Kuwét dínar
    pcm/KWD/other Kuwét dínars
    pcm/KZT/one Kazakstan tẹ́nj
    pcm/KZT/other Kazakstan tẹ́njs
    pcm/LAK/one Laós kip
    pcm/LAK/other Laós kips
    pcm/LBP/one Lẹ́bánọ́n paund
    pcm/LBP/other Lẹ́bánọ́n paunds
    pcm/LKR/one Sri Lánká rúpi
    pcm/LKR/other Sri Lánká rúpis
    pcm/LRD/one Laibẹ́riá dọ́la
    pcm/LRD/other Laibẹ́riá dọ́las
    pcm/LSL/one Lẹsóto Lọ́ti
    pcm/LSL/other Lẹsóto Lọ́tis
    pcm/MGA/one Malagásí ariári
    pcm/MGA/other Malagásí ariáris
    pcm/MMK/one Miánmá kiat
    pcm/MMK/other Miánmá kiats
    pcm/MNT/one Mọngóliá túgrik
    pcm/MNT/other Mọngóliá túgriks
    pcm/MOP/one Makáo pátáka
    pcm/MOP/other Makáo pátákas
    pcm/MRU/one Mọriténiá uguíya
    pcm/MRU/other Mọriténiá uguíyas
    pcm/MUR/one Mọríshọ́s rúpi
    pcm/MUR/other Mọríshọ́s rúpis
    pcm/MVR/one Mọ́ldívs rúfíya
    pcm/MVR/other Mọ́ldívs rúfíyas
    pcm/MWK/one Maláwi ́kwácha
    pcm/MWK/other Maláwí kwáchas
    pcm/MYR/one Maléshiá ríngit
    pcm/MYR/other Maléshiá ríngits
    pcm/MZN/one Mozámbík métíkal
    pcm/MZN/other Mozámbík métíkals
    pcm/NAD/one Namíbiá dọ́la
    pcm/NAD/other Namíbiá dọ́las
    pcm/NGN/one Naijíriá naíra
    pcm/NGN/other Naijíriá naíras
    pcm/NPR/one Nẹ́pál rúpi
    pcm/NPR/other Nẹ́pál rúpis
    pcm/NZD/one Niú Zílánd dọ́la
    pcm/NZD/other Niú Zílánd dọ́las
    pcm/OMR/one Omán rial
    pcm/OMR/other Omán rials
    pcm/PGK/one Pápuá Niú Gíni kína
    pcm/PGK/other Pápuá Niú Gíni kínas
    pcm/PHP/one Fílípíns píso
    pcm/PHP/other Fílípíns písos
    pcm/PKR/one Pakístán rúpi
    pcm/PKR/other Pakístán rúpis
    pcm/QAR/one Kata ríal
    pcm/QAR/other Kata ríals
    pcm/RWF/one Ruwándá frank
    pcm/RWF/other Ruwándá franks
    pcm/SAR/one Saúdí Arébiá riyal
    pcm/SAR/other Saúdí Arébiá riyals
    pcm/SBD/one Sólómọ́n Aílands dọ́la
    pcm/SBD/other Sólómọ́n Aílands dọ́las
    pcm/SCR/one Sẹ́chẹ́ls rúpi
    pcm/SCR/other Sẹ́chẹ́ls rúpis
    pcm/SGD/one Singapọ́ dọ́la
    pcm/SGD/other Singapọ́ dọ́las
    pcm/SHP/one Sent Hẹlẹ́ná paund
    pcm/SHP/other Sent Hẹlẹ́ná paunds
    pcm/SLE/one Siẹ́ra Líoniá liọn
    pcm/SLE/other Siẹ́ra Líoniá liọns
    pcm/SLL/one Siẹ́ra Líoniá liọn (1964—2022)
    pcm/SLL/other Siẹ́ra Líoniá liọns (1964—2022)
    pcm/SOS/one Sọmáliá shílin
    pcm/SOS/other Sọmáliá shílins
    pcm/SSP/one Saút Sudán paund
    pcm/SSP/other Saút Sudán paunds
    pcm/STN/one Sao Tómẹ & Prínsípẹ dóbra
    pcm/STN/other Sao Tómẹ & Prínsípẹ dóbras
    pcm/SYP/one Síriá paund
    pcm/SYP/other Síriá paunds
    pcm/SZL/one Swází lilánjẹ́ni
    pcm/SZL/other Swází ẹmalánjẹ́ni
    pcm/THB/one Taílánd baht
    pcm/THB/other Taílánd bahts
    pcm/TJS/one Tajíkstan sómóni
    pcm/TJS/other Tajíkstan sómónis
    pcm/TMT/one Tọkmẹ́nístán mánat
    pcm/TMT/other Tọkmẹ́nístán mánats
    pcm/TOP/one Tónga pánga
    pcm/TOP/other Tónga pángas
    pcm/TRY/one Tọ́kí líra
    pcm/TRY/other Tọ́kí líras
    pcm/TWD/one Niú Taiwán dọ́la
    pcm/TWD/other Niú Taiwán dọ́las
    pcm/TZS/one Tanzániá shílin
    pcm/TZS/other Tanzániá shílins
    pcm/UGX/one Yugándá shílin
    pcm/UGX/other Yugándá shílins
    pcm/USD/one US Dọ́la
    pcm/USD/other Amẹ́ríká Dọ́la
    pcm/UZS/one Uzbẹ́kistan som
    pcm/UZS/other Uzbẹ́kistan soms
    pcm/VND/one Viẹ́tnám dọng
    pcm/VND/other Viẹ́tnám dọngs
    pcm/VUV/one Vanuátú vátu
    pcm/VUV/other Vanuátú vátus
    pcm/WST/one Samóa tála
    pcm/WST/other Samóa tálas
    pcm/XAF/one Sẹ́ntrál Áfríká frank
    pcm/XAF/other Sẹ́ntrál Áfríká franks
    pcm/XOF/one Wẹ́st Afríká Sẹ́fa frank
    pcm/XOF/other Wẹ́st Afríká Sẹ́fa franks
    pcm/XPF/one Frẹ́nch Poliníshiá frank
    pcm/XPF/other Frẹ́nch Poliníshiá franks
    pcm/YER/one Yẹ́mẹ́n rial
    pcm/YER/other Yẹ́mẹ́n rials
    pcm/ZAR/one Saút Áfríká rand
    pcm/ZAR/other Saút Áfríká rands
    pcm/ZMW/one Zámbiá kwácha
    pcm/ZMW/other Zámbiá kwáchas
    pl/AED/few dirhamy ZEA
    pl/AED/many dirhamów ZEA
    pl/AED/one dirham ZEA
    pl/AED/other dirhama ZEA
    pl/AFN/few afgani afgańskie
    pl/AFN/many afgani afgańskich
    pl/AFN/one afgani afgańskie
    pl/AFN/other afgani afgańskiego
    pl/ALL/few leki albańskie
    pl/ALL/many leków albańskich
    pl/ALL/one lek albański
    pl/ALL/other leka albańskiego
    pl/AMD/few dramy armeńskie
    pl/AMD/many dramów armeńskich
    pl/AMD/one dram armeński
    pl/AMD/other drama armeńskiego
    pl/ANG/few guldeny antylskie
    pl/ANG/many guldenów antylskich
    pl/ANG/one gulden antylski
    pl/ANG/other guldena antylskiego
    pl/AOA/few kwanzy angolskie
    pl/AOA/many kwanz angolskich
    pl/AOA/one kwanza angolska
    pl/AOA/other kwanzy angolskiej
    pl/ARS/few pesos argentyńskie
    pl/ARS/many pesos argentyńskich
    pl/ARS/one peso argentyńskie
    pl/ARS/other peso argentyńskiego
    pl/AUD/few dolary australijskie
    pl/AUD/many dolarów australijskich
    pl/AUD/one dolar australijski
    pl/AUD/other dolara australijskiego
    pl/AWG/few floriny arubańskie
    pl/AWG/many florinów arubańskich
    pl/AWG/one florin arubański
    pl/AWG/other florina arubańskiego
    pl/AZN/few manaty azerskie
    pl/AZN/many manatów azerskich
    pl/AZN/one manat azerski
    pl/AZN/other manata azerskiego
    pl/BAM/few marki zamienne Bośni i Hercegowiny
    pl/BAM/many marek zamiennych Bośni i Hercegowiny
    pl/BAM/one marka zamienna Bośni i Hercegowiny
    pl/BAM/other marki zamiennej Bośni i Hercegowiny
    pl/BBD/few dolary barbadoskie
    pl/BBD/many dolarów barbadoskich
    pl/BBD/one dolar barbadoski
    pl/BBD/other dolara barbadoskiego
    pl/BDT/few taka bengalskie
    pl/BDT/many taka bengalskich
    pl/BDT/one taka bengalska
    pl/BDT/other taka bengalskiej
    pl/BGM/few lewy bułgarskie socjalistyczne
    pl/BGM/many lewów bułgarskich socjalistycznych
    pl/BGM/one lew bułgarski socjalistyczny
    pl/BGM/other lewa bułgarskiego socjalistycznego
    pl/BGN/few lewy bułgarskie
    pl/BGN/many lewów bułgarskich
    pl/BGN/one lew bułgarski
    pl/BGN/other lewa bułgarskiego
    pl/BGO/few lewy bułgarskie (1879–1952)
    pl/BGO/many lewów bułgarskich (1879–1952)
    pl/BGO/one lew bułgarski (1879–1952)
    pl/BGO/other lewa bułgarskiego (1879–1952)
    pl/BHD/few dinary bahrańskie
    pl/BHD/many dinarów bahrańskich
    pl/BHD/one dinar bahrański
    pl/BHD/other dinara bahrańskiego
    pl/BIF/few franki burundyjskie
    pl/BIF/many franków burundyjskich
    pl/BIF/one frank burundyjski
    pl/BIF/other franka burundyjskiego
    pl/BMD/few dolary bermudzkie
    pl/BMD/many dolarów bermudzkich
    pl/BMD/one dolar bermudzki
    pl/BMD/other dolara bermudzkiego
    pl/BND/few dolary brunejskie
    pl/BND/many dolarów brunejskich
    pl/BND/one dolar brunejski
    pl/BND/other dolara brunejskiego
    pl/BOB/few boliviano boliwijskie
    pl/BOB/many boliviano boliwijskich
    pl/BOB/one boliviano boliwijskie
    pl/BOB/other boliviano boliwijskiego
    pl/BRL/few reale brazylijskie
    pl/BRL/many reali brazylijskich
    pl/BRL/one real brazylijski
    pl/BRL/other reala brazylijskiego
    pl/BSD/few dolary bahamskie
    pl/BSD/many dolarów bahamskich
    pl/BSD/one dolar bahamski
    pl/BSD/other dolara bahamskiego
    pl/BTN/few ngultrum bhutańskie
    pl/BTN/many ngultrum bhutańskich
    pl/BTN/one ngultrum bhutański
    pl/BTN/other ngultrum bhutańskiego
    pl/BWP/few pule botswańskie
    pl/BWP/many pul botswańskich
    pl/BWP/one pula botswańska
    pl/BWP/other puli botswańskiej
    pl/BYN/few ruble białoruskie
    pl/BYN/many rubli białoruskich
    pl/BYN/one rubel białoruski
    pl/BYN/other rubla białoruskiego
    pl/BZD/few dolary belizeńskie
    pl/BZD/many dolarów belizeńskich
    pl/BZD/one dolar belizeński
    pl/BZD/other dolara belizeńskiego
    pl/CAD/few dolary kanadyjskie
    pl/CAD/many dolarów kanadyjskich
    pl/CAD/one dolar kanadyjski
    pl/CAD/other dolara kanadyjskiego
    pl/CDF/few franki kongijskie
    pl/CDF/many franków kongijskich
    pl/CDF/one frank kongijski
    pl/CDF/other franka kongijskiego
    pl/CHF/few franki szwajcarskie
    pl/CHF/many franków szwajcarskich
    pl/CHF/one frank szwajcarski
    pl/CHF/other franka szwajcarskiego
    pl/CLP/few pesos chilijskie
    pl/CLP/many pesos chilijskich
    pl/CLP/one peso chilijskie
    pl/CLP/other peso chilijskiego
    pl/CNH/few juany chińskie (rynek zewnętrzny)
    pl/CNH/many juanów chińskich (rynek zewnętrzny)
    pl/CNH/one juan chiński (rynek zewnętrzny)
    pl/CNH/other juana chińskiego (rynek zewnętrzny)
    pl/CNY/few juany chińskie
    pl/CNY/many juanów chińskich
    pl/CNY/one juan chiński
    pl/CNY/other juana chińskiego
    pl/COP/few pesos kolumbijskie
    pl/COP/many pesos kolumbijskich
    pl/COP/one peso kolumbijskie
    pl/COP/other peso kolumbijskiego
    pl/CRC/few colony kostarykańskie
    pl/CRC/many colonów kostarykańskich
    pl/CRC/one colon kostarykański
    pl/CRC/other colona kostarykańskiego
    pl/CUC/few pesos kubańskie wymienialne
    pl/CUC/many pesos kubańskich wymienialnych
    pl/CUC/one peso kubańskie wymienialne
    pl/CUC/other peso kubańskiego wymienialnego
    pl/CUP/few pesos kubańskie
    pl/CUP/many pesos kubańskich
    pl/CUP/one peso kubańskie
    pl/CUP/other peso kubańskiego
    pl/CVE/few escudo zielonoprzylądkowe
    pl/CVE/many escudo zielonoprzylądkowych
    pl/CVE/one escudo zielonoprzylądkowe
    pl/CVE/other escudo zielonoprzylądkowego
    pl/CZK/few korony czeskie
    pl/CZK/many koron czeskich
    pl/CZK/one korona czeska
    pl/CZK/other korony czeskiej
    pl/DJF/few franki dżibutyjskie
    pl/DJF/many franków dżibutyjskich
    pl/DJF/one frank dżibutyjski
    pl/DJF/other franka dżibutyjskiego
    pl/DKK/few korony duńskie
    pl/DKK/many koron duńskich
    pl/DKK/one korona duńska
    pl/DKK/other korony duńskiej
    pl/DOP/few pesos dominikańskie
    pl/DOP/many pesos dominikańskich
    pl/DOP/one peso dominikańskie
    pl/DOP/other peso dominikańskiego
    pl/DZD/few dinary algierskie
    pl/DZD/many dinarów algierskich
    pl/DZD/one dinar algierski
    pl/DZD/other dinara algierskiego
    pl/EGP/few funty egipskie
    pl/EGP/many funtów egipskich
    pl/EGP/one funt egipski
    pl/EGP/other funta egipskiego
    pl/ERN/few nakfy erytrejskie
    pl/ERN/many nakf erytrejskich
    pl/ERN/one nakfa erytrejska
    pl/ERN/other nakfy erytrejskiej
    pl/ETB/few birry etiopskie
    pl/ETB/many birrów etiopskich
    pl/ETB/one birr etiopski
    pl/ETB/other birra etiopskiego
    pl/FJD/few dolary fidżyjskie
    pl/FJD/many dolarów fidżyjskich
    pl/FJD/one dolar fidżyjski
    pl/FJD/other dolara fidżyjskiego
    pl/FKP/few funty falklandzkie
    pl/FKP/many funtów falklandzkich
    pl/FKP/one funt falklandzki
    pl/FKP/other funta falklandzkiego
    pl/GBP/few funty szterlingi
    pl/GBP/many funtów szterlingów
    pl/GBP/one funt szterling
    pl/GBP/other funta szterlinga
    pl/GEL/few lari gruzińskie
    pl/GEL/many lari gruzińskich
    pl/GEL/one lari gruzińskie
    pl/GEL/other lari gruzińskiego
    pl/GHS/few cedi ghańskie
    pl/GHS/many cedi ghańskich
    pl/GHS/one cedi ghańskie
    pl/GHS/other cedi ghańskiego
    pl/GIP/few funty gibraltarskie
    pl/GIP/many funtów gibraltarskich
    pl/GIP/one funt gibraltarski
    pl/GIP/other funta gibraltarskiego
    pl/GMD/few dalasi gambijskie
    pl/GMD/many dalasi gambijskich
    pl/GMD/one dalasi gambijskie
    pl/GMD/other dalasi gambijskiego
    pl/GNF/few franki gwinejskie
    pl/GNF/many franków gwinejskich
    pl/GNF/one frank gwinejski
    pl/GNF/other franka gwinejskiego
    pl/GTQ/few quetzale gwatemalskie
    pl/GTQ/many quetzali gwatemalskich
    pl/GTQ/one quetzal gwatemalski
    pl/GTQ/other quetzala gwatemalskiego
    pl/GYD/few dolary gujańskie
    pl/GYD/many dolarów gujańskich
    pl/GYD/one dolar gujański
    pl/GYD/other dolara gujańskiego
    pl/HKD/few dolary hongkońskie
    pl/HKD/many dolarów hongkońskich
    pl/HKD/one dolar hongkoński
    pl/HKD/other dolara hongkońskiego
    pl/HNL/few lempiry honduraskie
    pl/HNL/many lempir honduraskich
    pl/HNL/one lempira honduraska
    pl/HNL/other lempiry honduraskiej
    pl/HRK/few kuny chorwackie
    pl/HRK/many kun chorwackich
    pl/HRK/one kuna chorwacka
    pl/HRK/other kuny chorwackiej
    pl/HTG/few gourde haitańskie
    pl/HTG/many gourde haitańskich
    pl/HTG/one gourde haitański
    pl/HTG/other gourde haitańskiego
    pl/HUF/few forinty węgierskie
    pl/HUF/many forintów węgierskich
    pl/HUF/one forint węgierski
    pl/HUF/other forinta węgierskiego
    pl/IDR/few rupie indonezyjskie
    pl/IDR/many rupii indonezyjskich
    pl/IDR/one rupia indonezyjska
    pl/IDR/other rupii indonezyjskiej
    pl/ILS/few nowe szekle izraelskie
    pl/ILS/many nowych szekli izraelskich
    pl/ILS/one nowy szekel izraelski
    pl/ILS/other nowego szekla izraelskiego
    pl/INR/few rupie indyjskie
    pl/INR/many rupii indyjskich
    pl/INR/one rupia indyjska
    pl/INR/other rupii indyjskiej
    pl/IQD/few dinary irackie
    pl/IQD/many dinarów irackich
    pl/IQD/one dinar iracki
    pl/IQD/other dinara irackiego
    pl/IRR/few riale irańskie
    pl/IRR/many riali irańskich
    pl/IRR/one rial irański
    pl/IRR/other riala irańskiego
    pl/ISK/few korony islandzkie
    pl/ISK/many koron islandzkich
    pl/ISK/one korona islandzka
    pl/ISK/other korony islandzkiej
    pl/JMD/few dolary jamajskie
    pl/JMD/many dolarów jamajskich
    pl/JMD/one dolar jamajski
    pl/JMD/other dolara jamajskiego
    pl/JOD/few dinary jordańskie
    pl/JOD/many dinarów jordańskich
    pl/JOD/one dinar jordański
    pl/JOD/other dinara jordańskiego
    pl/JPY/few jeny japońskie
    pl/JPY/many jenów japońskich
    pl/JPY/one jen japoński
    pl/JPY/other jena japońskiego
    pl/KES/few szylingi kenijskie
    pl/KES/many szylingów kenijskich
    pl/KES/one szyling kenijski
    pl/KES/other szylinga kenijskiego
    pl/KGS/few somy kirgiskie
    pl/KGS/many somów kirgiskich
    pl/KGS/one som kirgiski
    pl/KGS/other soma kirgiskiego
    pl/KHR/few riele kambodżańskie
    pl/KHR/many rieli kambodżańskich
    pl/KHR/one riel kambodżański
    pl/KHR/other riela kambodżańskiego
    pl/KMF/few franki komoryjskie
    pl/KMF/many franków komoryjskich
    pl/KMF/one frank komoryjski
    pl/KMF/other franka komoryjskiego
    pl/KPW/few wony północnokoreańskie
    pl/KPW/many wonów północnokoreańskich
    pl/KPW/one won północnokoreański
    pl/KPW/other wona północnokoreańskiego
    pl/KRW/few wony południowokoreańskie
    pl/KRW/many wonów południowokoreańskich
    pl/KRW/one won południowokoreański
    pl/KRW/other wona południowokoreańskiego
    pl/KWD/few dinary kuwejckie
    pl/KWD/many dinarów kuwejckich
    pl/KWD/one dinar kuwejcki
    pl/KWD/other dinara kuwejckiego
    pl/KYD/few dolary kajmańskie
    pl/KYD/many dolarów kajmańskich
    pl/KYD/one dolar kajmański
    pl/KYD/other dolara kajmańskiego
    pl/KZT/few tenge kazachskie
    pl/KZT/many tenge kazachskich
    pl/KZT/one tenge kazachskie
    pl/KZT/other tenge kazachskiego
    pl/LAK/few kipy laotańskie
    pl/LAK/many kipów laotańskich
    pl/LAK/one kip laotański
    pl/LAK/other kipa laotańskiego
    pl/LBP/few funty libańskie
    pl/LBP/many funtów libańskich
    pl/LBP/one funt libański
    pl/LBP/other funta libańskiego
    pl/LKR/few rupie lankijskie
    pl/LKR/many rupii lankijskich
    pl/LKR/one rupia lankijska
    pl/LKR/other rupii lankijskiej
    pl/LRD/few dolary liberyjskie
    pl/LRD/many dolarów liberyjskich
    pl/LRD/one dolar liberyjski
    pl/LRD/other dolara liberyjskiego
    pl/LSL/few loti sotyjskie
    pl/LSL/many loti sotyjskich
    pl/LSL/one loti sotyjskie
    pl/LSL/other loti sotyjskiego
    pl/LYD/few dinary libijskie
    pl/LYD/many dinarów libijskich
    pl/LYD/one dinar libijski
    pl/LYD/other dinara libijskiego
    pl/MAD/few dirhamy marokańskie
    pl/MAD/many dirhamów marokańskich
    pl/MAD/one dirham marokański
    pl/MAD/other dirhama marokańskiego
    pl/MAF/few franki marokańskie
    pl/MAF/many franków marokańskich
    pl/MDL/few leje mołdawskie
    pl/MDL/many lejów mołdawskich
    pl/MDL/one lej mołdawski
    pl/MDL/other leja mołdawskiego
    pl/MGA/few ariary malgaskie
    pl/MGA/many ariary malgaskich
    pl/MGA/one ariary malgaski
    pl/MGA/other ariary malgaskiego
    pl/MKD/few denary macedońskie
    pl/MKD/many denarów macedońskich
    pl/MKD/one denar macedoński
    pl/MKD/other denara macedońskiego
    pl/MMK/few kiaty birmańskie
    pl/MMK/many kiatów birmańskich
    pl/MMK/one kiat birmański
    pl/MMK/other kiata birmańskiego
    pl/MNT/few tugriki mongolskie
    pl/MNT/many tugrików mongolskich
    pl/MNT/one tugrik mongolski
    pl/MNT/other tugrika mongolskiego
    pl/MRU/few ugija mauretańskie
    pl/MRU/many ugija mauretańskich
    pl/MRU/one ugija mauretańska
    pl/MRU/other ugija mauretańskiej
    pl/MUR/few rupie maurytyjskie
    pl/MUR/many rupii maurytyjskich
    pl/MUR/one rupia maurytyjska
    pl/MUR/other rupii maurytyjskiej
    pl/MVR/few rupie malediwskie
    pl/MVR/many rupii malediwskich
    pl/MVR/one rupia malediwska
    pl/MVR/other rupii malediwskiej
    pl/MWK/few kwachy malawijskie
    pl/MWK/many kwach malawijskich
    pl/MWK/one kwacha malawijska
    pl/MWK/other kwachy malawijskiej
    pl/MXN/few pesos meksykańskie
    pl/MXN/many pesos meksykańskich
    pl/MXN/one peso meksykańskie
    pl/MXN/other peso meksykańskiego
    pl/MYR/few ringgity malezyjskie
    pl/MYR/many ringgitów malezyjskich
    pl/MYR/one ringgit malezyjski
    pl/MYR/other ringgita malezyjskiego
    pl/MZN/few meticale mozambickie
    pl/MZN/many meticali mozambickich
    pl/MZN/one metical mozambicki
    pl/MZN/other meticala mozambickiego
    pl/NAD/few dolary namibijskie
    pl/NAD/many dolarów namibijskich
    pl/NAD/one dolar namibijski
    pl/NAD/other dolara namibijskiego
    pl/NGN/few nairy nigeryjskie
    pl/NGN/many nair nigeryjskich
    pl/NGN/one naira nigeryjska
    pl/NGN/other nairy nigeryjskiej
    pl/NIO/few cordoby nikaraguańskie
    pl/NIO/many cordob nikaraguańskich
    pl/NIO/one cordoba nikaraguańska
    pl/NIO/other cordoby nikaraguańskiej
    pl/NOK/few korony norweskie
    pl/NOK/many koron norweskich
    pl/NOK/one korona norweska
    pl/NOK/other korony norweskiej
    pl/NPR/few rupie nepalskie
    pl/NPR/many rupii nepalskich
    pl/NPR/one rupia nepalska
    pl/NPR/other rupii nepalskiej
    pl/NZD/few dolary nowozelandzkie
    pl/NZD/many dolarów nowozelandzkich
    pl/NZD/one dolar nowozelandzki
    pl/NZD/other dolara nowozelandzkiego
    pl/OMR/few riale omańskie
    pl/OMR/many riali omańskich
    pl/OMR/one rial omański
    pl/OMR/other riala omańskiego
    pl/PAB/few balboa panamskie
    pl/PAB/many balboa panamskich
    pl/PAB/one balboa panamski
    pl/PAB/other balboa panamskiego
    pl/PEN/few sole peruwiańskie
    pl/PEN/many soli peruwiańskich
    pl/PEN/one sol peruwiański
    pl/PEN/other sola peruwiańskiego
    pl/PGK/few kina papuaskie
    pl/PGK/many kina papuaskich
    pl/PGK/one kina papuaska
    pl/PGK/other kina papuaskiej
    pl/PHP/few pesos filipińskie
    pl/PHP/many pesos filipińskich
    pl/PHP/one peso filipińskie
    pl/PHP/other peso filipińskiego
    pl/PKR/few rupie pakistańskie
    pl/PKR/many rupii pakistańskich
    pl/PKR/one rupia pakistańska
    pl/PKR/other rupii pakistańskiej
    pl/PLN/few złote polskie
    pl/PLN/many złotych polskich
    pl/PLN/one złoty polski
    pl/PLN/other złotego polskiego
    pl/PYG/few guarani paragwajskie
    pl/PYG/many guarani paragwajskich
    pl/PYG/one guarani paragwajskie
    pl/PYG/other guarani paragwajskiego
    pl/QAR/few riale katarskie
    pl/QAR/many riali katarskich
    pl/QAR/one rial katarski
    pl/QAR/other riala katarskiego
    pl/RON/few leje rumuńskie
    pl/RON/many lejów rumuńskich
    pl/RON/one lej rumuński
    pl/RON/other leja rumuńskiego
    pl/RSD/few dinary serbskie
    pl/RSD/many dinarów serbskich
    pl/RSD/one dinar serbski
    pl/RSD/other dinara serbskiego
    pl/RUB/few ruble rosyjskie
    pl/RUB/many rubli rosyjskich
    pl/RUB/one rubel rosyjski
    pl/RUB/other rubla rosyjskiego
    pl/RWF/few franki ruandyjskie
    pl/RWF/many franków ruandyjskich
    pl/RWF/one frank ruandyjski
    pl/RWF/other franka ruandyjskiego
    pl/SAR/few riale saudyjskie
    pl/SAR/many riali saudyjskich
    pl/SAR/one rial saudyjski
    pl/SAR/other riala saudyjskiego
    pl/SBD/few dolary Wysp Salomona
    pl/SBD/many dolarów Wysp Salomona
    pl/SBD/one dolar Wysp Salomona
    pl/SBD/other dolara Wysp Salomona
    pl/SCR/few rupie seszelskie
    pl/SCR/many rupii seszelskich
    pl/SCR/one rupia seszelska
    pl/SCR/other rupii seszelskiej
    pl/SDG/few funty sudańskie
    pl/SDG/many funtów sudańskich
    pl/SDG/one funt sudański
    pl/SDG/other funta sudańskiego
    pl/SEK/few korony szwedzkie
    pl/SEK/many koron szwedzkich
    pl/SEK/one korona szwedzka
    pl/SEK/other korony szwedzkiej
    pl/SGD/few dolary singapurskie
    pl/SGD/many dolarów singapurskich
    pl/SGD/one dolar singapurski
    pl/SGD/other dolara singapurskiego
    pl/SHP/few funty Świętej Heleny
    pl/SHP/many funtów Świętej Heleny
    pl/SHP/one funt Świętej Heleny
    pl/SHP/other funta Świętej Heleny
    pl/SLE/few leone sierraleońskie
    pl/SLE/many leone sierraleońskich
    pl/SLE/one leone sierraleoński
    pl/SLE/other leone sierraleońskiego
    pl/SLL/few leone sierraleońskie (1964—2022)
    pl/SLL/many leone sierraleońskich (1964—2022)
    pl/SLL/one leone sierraleoński (1964—2022)
    pl/SLL/other leone sierraleońskiego (1964—2022)
    pl/SOS/few szylingi somalijskie
    pl/SOS/many szylingów somalijskich
    pl/SOS/one szyling somalijski
    pl/SOS/other szylinga somalijskiego
    pl/SRD/few dolary surinamskie
    pl/SRD/many dolarów surinamskich
    pl/SRD/one dolar surinamski
    pl/SRD/other dolara surinamskiego
    pl/SSP/few funty południowosudańskie
    pl/SSP/many funtów południowosudańskich
    pl/SSP/one funt południowosudański
    pl/SSP/other funta południowosudańskiego
    pl/STN/many dobr Wysp Świętego Tomasza i Książęcej
    pl/STN/one dobra Wysp Świętego Tomasza i Książęcej
    pl/STN/other dobry Wysp Świętego Tomasza i Książęcej
    pl/SYP/few funty syryjskie
    pl/SYP/many funtów syryjskich
    pl/SYP/one funt syryjski
    pl/SYP/other funta syryjskiego
    pl/SZL/one lilangeni Suazi
    pl/SZL/other emalangeni Suazi
    pl/THB/few bahty tajskie
    pl/THB/many bahtów tajskich
    pl/THB/one baht tajski
    pl/THB/other bahta tajskiego
    pl/TJS/few somoni tadżyckie
    pl/TJS/many somoni tadżyckich
    pl/TJS/one somoni tadżyckie
    pl/TJS/other somoni tadżyckiego
    pl/TMT/few manaty turkmeńskie
    pl/TMT/many manatów turkmeńskich
    pl/TMT/one manat turkmeński
    pl/TMT/other manata turkmeńskiego
    pl/TND/few dinary tunezyjskie
    pl/TND/many dinarów tunezyjskich
    pl/TND/one dinar tunezyjski
    pl/TND/other dinara tunezyjskiego
    pl/TOP/few pa’anga tongijskie
    pl/TOP/many pa’anga tongijskich
    pl/TOP/one pa’anga tongijska
    pl/TOP/other pa’anga tongijskiej
    pl/TRY/few liry tureckie
    pl/TRY/many lir tureckich
    pl/TRY/one lira turecka
    pl/TRY/other liry tureckiej
    pl/TTD/few dolary trynidadzkie
    pl/TTD/many dolarów trynidadzkich
    pl/TTD/one dolar trynidadzki
    pl/TTD/other dolara trynidadzkiego
    pl/TWD/few nowe dolary tajwańskie
    pl/TWD/many nowych dolarów tajwańskich
    pl/TWD/one nowy dolar tajwański
    pl/TWD/other nowego dolara tajwańskiego
    pl/TZS/few szylingi tanzańskie
    pl/TZS/many szylingów tanzańskich
    pl/TZS/one szyling tanzański
    pl/TZS/other szylinga tanzańskiego
    pl/UAH/few hrywny ukraińskie
    pl/UAH/many hrywien ukraińskich
    pl/UAH/one hrywna ukraińska
    pl/UAH/other hrywny ukraińskiej
    pl/UGX/few szylingi ugandyjskie
    pl/UGX/many szylingów ugandyjskich
    pl/UGX/one szyling ugandyjski
    pl/UGX/other szylinga ugandyjskiego
    pl/USD/few dolary amerykańskie
    pl/USD/many dolarów amerykańskich
    pl/USD/one dolar amerykański
    pl/USD/other dolara amerykańskiego
    pl/UYU/few pesos urugwajskie
    pl/UYU/many pesos urugwajskich
    pl/UYU/one peso urugwajskie
    pl/UYU/other peso urugwajskiego
    pl/UZS/few somy uzbeckie
    pl/UZS/many somów uzbeckich
    pl/UZS/one som uzbecki
    pl/UZS/other soma uzbeckiego
    pl/VEF/few boliwary wenezuelskie (2008–2018)
    pl/VEF/many boliwarów wenezuelskich (2008–2018)
    pl/VEF/one boliwar wenezuelski (2008–2018)
    pl/VEF/other boliwara wenezuelskiego (2008–2018)
    pl/VES/few boliwary wenezuelskie
    pl/VES/many boliwarów wenezuelskich
    pl/VES/one boliwar wenezuelski
    pl/VES/other boliwara wenezuelskiego
    pl/VND/few dongi wietnamskie
    pl/VND/many dongów wietnamskich
    pl/VND/one dong wietnamski
    pl/VND/other donga wietnamskiego
    pl/VUV/few vatu wanuackie
    pl/VUV/many vatu wanuackich
    pl/VUV/one vatu wanuackie
    pl/VUV/other vatu wanuackiego
    pl/WST/few tala samoańskie
    pl/WST/many tala samoańskich
    pl/WST/one tala samoańskie
    pl/WST/other tala samoańskiego
    pl/XAF/few franki CFA BEAC
    pl/XAF/many franków CFA BEAC
    pl/XAF/one frank CFA BEAC
    pl/XAF/other franka CFA BEAC
    pl/XCD/few dolary wschodniokaraibskie
    pl/XCD/many dolarów wschodniokaraibskich
    pl/XCD/one dolar wschodniokaraibski
    pl/XCD/other dolara wschodniokaraibskiego
    pl/XOF/few franki CFA
    pl/XOF/many franków CFA
    pl/XOF/one frank CFA
    pl/XOF/other franka CFA
    pl/XPF/few franki CFP
    pl/XPF/many franków CFP
    pl/XPF/one frank CFP
    pl/XPF/other franka CFP
    pl/YER/few riale jemeńskie
    pl/YER/many riali jemeńskich
    pl/YER/one rial jemeński
    pl/YER/other riala jemeńskiego
    pl/ZAR/few randy południowoafrykańskie
    pl/ZAR/many randów południowoafrykańskich
    pl/ZAR/one rand południowoafrykański
    pl/ZAR/other randa południowoafrykańskiego
    pl/ZMW/few kwachy zambijskie
    pl/ZMW/many kwach zambijskich
    pl/ZMW/one kwacha zambijska
    pl/ZMW/other kwachy zambijskiej
    ps/AED/one UAE درهم
    ps/AED/other UAE درهمې
    ps/ALL/one البانوي لک
    ps/ALL/other البانوي لکي
    ps/AMD/one ارمينيايي ډرام
    ps/AMD/other ارمينيايي ډرامز
    ps/ANG/one هالېنډې انټيليايي ګيلډر
    ps/AOA/one انګولي کوانزا
    ps/AOA/other انګولي کوانزې
    ps/ARS/one ارجنټاين پسو
    ps/ARS/other ارجنټاين پسوز
    ps/AUD/one آسترالوي ډالر
    ps/AUD/other آسترالوي ډالرې
    ps/AZN/one آزربايجاني منت
    ps/AZN/other آزربايجاني منتس
    ps/BAM/one بوسنيا هرزګوينيايي بدلېدونکي مارک
    ps/BAM/other بوسنيا هرزګوينيايي بدلېدونکي مارکس
    ps/BBD/one باربيډين ډالر
    ps/BBD/other باربيډين ډالرې
    ps/BDT/one بنګالۍ ټاکه
    ps/BDT/other بنګالۍ ټاکاس
    ps/BGN/one بلغاري ليو
    ps/BGN/other بلغاري ليوا
    ps/BHD/one بحريني دينار
    ps/BHD/other بحريني دينارونه
    ps/BIF/one برونډي فرانک
    ps/BIF/other برونډي فرانکس
    ps/BMD/one برمودي ډالر
    ps/BMD/other برمودي ډالرې
    ps/BND/one برونايي ډالر
    ps/BND/other برونايي ډالرې
    ps/BRL/one برازيلي ريل
    ps/BRL/other برازيلي ريلز
    ps/BSD/one بهاماسي ډالر
    ps/BSD/other بهاماسي ډالرې
    ps/BTN/one بهوټانۍ انګولټرم
    ps/BTN/other بهوټانۍ انګولټرمس
    ps/BWP/one بوټسواني پولا
    ps/BWP/other بوټسواني پولاز
    ps/BYN/one بلاروسي روبل
    ps/BYN/other بلاروسي روبلز
    ps/BZD/one بليز ډالر
    ps/BZD/other بليز ډالرې
    ps/CAD/one کاناډايي ډالر
    ps/CAD/other کاناډايي ډالرې
    ps/CDF/one کانګولي فرانک
    ps/CDF/other کانګولي فرانکس
    ps/CHF/one سويسي فرانک
    ps/CHF/other سويسي فرانکس
    ps/CLP/one چلي پسو
    ps/CLP/other چلي پسوز
    ps/COP/one کولمبين پسو
    ps/COP/other کولمبين پسوز
    ps/CRC/one کوسټا ريکن کولون
    ps/CRC/other کوسټا ريکن کولونز
    ps/CUC/one کيوبايي بدلېدونکې پسو
    ps/CUC/other کيوبايي بدلېدونکې پسوز
    ps/CUP/one کيوبايي پسو
    ps/CUP/other کيوبايي پسوز
    ps/CVE/one کيپ وردين اسکوډو
    ps/CVE/other کيپ وردين اسکوډوز
    ps/CZK/one چيک کرونا
    ps/CZK/other چيک کروناز
    ps/DJF/one جبوتي فرانک
    ps/DJF/other جبوتي فرانکس
    ps/DKK/one ډنمارکي کرون
    ps/DKK/other ډنمارکي کرونر
    ps/DOP/one دومينيکا پسو
    ps/DOP/other دومينيکا پسوز
    ps/DZD/one الجيرين دينار
    ps/DZD/other الجيرين دينارې
    ps/EGP/one مصري پونډ
    ps/EGP/other مصري پونډونه
    ps/ERN/one ايريټرين نکفا
    ps/ERN/other ايريټرين نکفاس
    ps/ETB/one ايتهوپيايي بر
    ps/ETB/other ايتهوپيايي برز
    ps/EUR/one يورو
    ps/EUR/other يوروز
    ps/FJD/one فجي ډالر
    ps/FJD/other فجي ډالرې
    ps/FKP/one پاکلېنډ ټاپوګانو پونډ
    ps/FKP/other پاکلېنډ ټاپوګانو پونډز
    ps/GBP/one برتانوې پونډ
    ps/GBP/other برتانوې پونډونه
    ps/GEL/one جارجیا لاري
    ps/GEL/other جارجیاېي لارېز
    ps/GHS/one ګانين سيډي
    ps/GHS/other ګانين سيډيز
    ps/GIP/one جبل الطارقي پونډ
    ps/GIP/other جبل الطارقي پونډونه
    ps/GMD/one ګيمبين دلاسې
    ps/GMD/other ګيمبين دلاسېز
    ps/GNF/one ګنې فرانک
    ps/GNF/other ګنې فرانکس
    ps/GTQ/one ګويټيمالن کوټزل
    ps/GTQ/other ګويټيمالن کوټزلز
    ps/GYD/one ګايانيز ډالر
    ps/GYD/other ګايانيز ډالرز
    ps/HKD/one هانګ کانګ ډالر
    ps/HKD/other هانګ کانګ ډالرې
    ps/HNL/one هونډوران ليمپيرا
    ps/HNL/other هونډوران ليمپيراز
    ps/HRK/one کروشيايي کونا
    ps/HRK/other کروشيايي کوناز
    ps/HTG/one هيټي ګورډ
    ps/HTG/other هيټي ګورډز
    ps/HUF/one هنګري فورنټ
    ps/HUF/other هنګري فورنټز
    ps/IDR/one انډونيشي روپيا
    ps/IDR/other انډونيشي روپۍ
    ps/ILS/one اسرايلي نيو شيکل
    ps/ILS/other اسرايلي نيو شيکلز
    ps/IQD/one عراقي دينار
    ps/IQD/other عراقي دينارونه
    ps/IRR/one ايراني ريال
    ps/IRR/other ايراني ريالونه
    ps/ISK/one آيسلېنډي کرونا
    ps/ISK/other آيسلېنډي کرونر
    ps/JMD/one جمايکايي ډالر
    ps/JMD/other جمايکايي ډالرې
    ps/JOD/one اردني دينار
    ps/JOD/other اردني دينارونه
    ps/KES/one کينيايي شيلنګ
    ps/KES/other کينيايي شيلنګز
    ps/KGS/one کرغزستاني سوم
    ps/KGS/other کرغزستاني سومز
    ps/KHR/one کمبوډي ريل
    ps/KHR/other کمبوډي ريلس
    ps/KMF/one کوموري فرانک
    ps/KMF/other کوموري فرانکس
    ps/KWD/one کويتي دينار
    ps/KWD/other کويتي دينارونه
    ps/KYD/one کيمن ټاپوګانو ډالر
    ps/KYD/other کيمن ټاپوګانو ډالرې
    ps/KZT/one قازقستاني ټينج
    ps/KZT/other قازقستاني ټينجز
    ps/LAK/one لاشې کپ
    ps/LAK/other لاشې کپس
    ps/LBP/one لبناني پونډ
    ps/LBP/other لبناني پونډونه
    ps/LRD/one لايبيرين ډالر
    ps/LRD/other لايبيرين ډالرې
    ps/LSL/one Lesotho loti
    ps/LSL/other Lesotho lotis
    ps/LYD/one ليبياېي دينار
    ps/LYD/other ليبياېي دينارونه
    ps/MAD/one مراکشي درهم
    ps/MAD/other مراکشي درهمونه
    ps/MDL/one مالډوي ليو
    ps/MDL/other مالډوي لي
    ps/MGA/one ملاګاسي ارياري
    ps/MGA/other ملاګاسي ارياريز
    ps/MKD/one مسيډونايي دينار
    ps/MKD/other مسيډونايي دينارې
    ps/MMK/one ميانماري کيات
    ps/MMK/other ميانماري کياتې
    ps/MNT/one منګوليايي توګريک
    ps/MNT/other منګوليايي توګريکس
    ps/MOP/one مکانيس پټاکا
    ps/MOP/other مکانيز پټاکاز
    ps/MRU/one موريشيسي ډالر
    ps/MRU/other موريشيسي ډالرې
    ps/MWK/one ملاوي کواچا
    ps/MWK/other ملاوي کواچاز
    ps/MXN/one ميکسيکن پيسو
    ps/MXN/other ميکسيکن پيسوز
    ps/MYR/one ملايشي رنګټ
    ps/MYR/other ملايشي رنګټې
    ps/MZN/one موزمبيقي ميټيکل
    ps/MZN/other موزمبيقي ميټيکلز
    ps/NAD/one بيميبيايي ډالر
    ps/NAD/other نيميبيايي ډالرې
    ps/NGN/one نايجيري نايرا
    ps/NGN/other نايجيري نايراز
    ps/NIO/one نيکاراګون کورډوبا
    ps/NIO/other نيکاراګون کورډوباز
    ps/NOK/one نارويجين کرون
    ps/NOK/other نارويجين کرونر
    ps/NZD/one نيوزي لينډي ډالر
    ps/NZD/other نيوزي لينډي ډالرې
    ps/OMR/one عماني ريال
    ps/OMR/other عماني ريالونه
    ps/PAB/one پانامۍ بالبوا
    ps/PAB/other پانامۍ بالبوې
    ps/PEN/one پيروين سول
    ps/PEN/other پيروين سولز
    ps/PHP/one فلپاينۍ پیسو
    ps/PHP/other فلپاينۍ پیسوز
    ps/PKR/one پاکستانۍ کلداره
    ps/PKR/other پاکستانۍ کلدارې
    ps/PLN/one پولينډي زلوټي
    ps/PLN/other پولينډي زلوټيز
    ps/QAR/one قطري ريال
    ps/QAR/other قطري ریالونه
    ps/RON/one روماني ليو
    ps/RON/other روماني لي
    ps/RSD/one سربيايي دينار
    ps/RSD/other سربيايي دينارې
    ps/RUB/one روسي روبل
    ps/RUB/other روسي روبلز
    ps/RWF/one روانډي فرانک
    ps/RWF/other روانډي فرانکس
    ps/SAR/one سعودي ريال
    ps/SAR/other سعودي ريالونه
    ps/SBD/one سولومن ټاپوګانو ډالر
    ps/SBD/other سولومن ټاپوګانو ډالرې
    ps/SDG/one سوډاني پونډ
    ps/SDG/other سوډاني پونډونه
    ps/SEK/one سويډني کرونا
    ps/SEK/other سويډني کرونر
    ps/SGD/one سنګاپور ډالر
    ps/SGD/other سنګاپور ډالرې
    ps/SHP/one سينټ هيلينا پونډ
    ps/SHP/other سينټ هيلينا پونډونه
    ps/SLE/one سيرا ليوني ليون
    ps/SLE/other سيرا ليوني ليونونه
    ps/SLL/one سيرا ليوني ليون - 1964-2022
    ps/SLL/other سيرا ليوني ليونونه - 1964-2022
    ps/SOS/one سومالي شيلنګ
    ps/SOS/other سومالي شيلنګز
    ps/SRD/one سورينيمي ډالر
    ps/SRD/other سورينيمي ډالرې
    ps/STN/one ساو ټوم او پرينسپي ډوبرا
    ps/STN/other ساو ټوم او پرينسپي ډوبراس
    ps/SZL/one سوازي ليلانګيني
    ps/SZL/other سوازي ايمالانګيني
    ps/TJS/one تاجکستاني سوموني
    ps/TJS/other تاجکستاني سومونيونه
    ps/TND/one تيونسې دينار
    ps/TND/other تونسي دينار
    ps/TTD/one ټرينيډاډ او ټوباګو ډالر
    ps/TTD/other ټرينيډاډ او ټوباګو ډالرې
    ps/TWD/one نيو تائيواني ډالر
    ps/TWD/other نيو تائيواني ډالرې
    ps/TZS/one تنزاني شيلنګ
    ps/TZS/other تنزاني شيلنګز
    ps/UAH/one اوکرايني هريونيا
    ps/UAH/other اوکرايني هريونياز
    ps/UGX/one يوګانډي شيلنګ
    ps/UGX/other يوګانډي شيلنګز
    ps/USD/one امريکايي ډالر
    ps/USD/other امريکايي ډالرې
    ps/UYU/one يوراګوي پسو
    ps/UYU/other يوراګوي پسوز
    ps/VES/one وينزويلي بوليوار
    ps/VES/other وينزويلي بوليوارز
    ps/VUV/one ونواتو واتو
    ps/VUV/other ونواتو واتوس
    ps/XAF/one مرکزي افريقايي CFA فرانک
    ps/XAF/other مرکزي افريقايي CFA فرانکس
    ps/XCD/one ختيځ کربين ډالر
    ps/XCD/other ختيځ کربين ډالرې
    ps/XOF/one ختيځ افريقايي CFA فرانک
    ps/XOF/other ختيځ افريقايي CFA فرانکس
    ps/XPF/one CFP فرانک
    ps/XPF/other CFP فرانکس
    ps/YER/one يمني ريال
    ps/YER/other يمني ريالونه
    ps/ZMW/one زيمبي کواچا
    ps/ZMW/other زيمبي کواچاز
    ps_PK/PKR/other پاکستانۍ کلدارے
    pt/AED/one Dirham dos EAU
    pt/AED/other Dirhams dos EAU
    pt/AFN/one Afegane afegão
    pt/AFN/other Afeganes afegãos
    pt/ALL/one Lek albanês
    pt/ALL/other Leks albaneses
    pt/AMD/one Dram armênio
    pt/AMD/other Drams armênios
    pt/ANG/one Florim das Antilhas Holandesas
    pt/ANG/other Florins das Antilhas Holandesas
    pt/AOA/one Kwanza angolano
    pt/AOA/other Kwanzas angolanos
    pt/ARL/one Peso lei argentino (1970–1983)
    pt/ARL/other Pesos lei argentinos (1970–1983)
    pt/ARM/one Peso argentino (1881–1970)
    pt/ARM/other Pesos argentinos (1881–1970)
    pt/ARS/one Peso argentino
    pt/ARS/other Pesos argentinos
    pt/AUD/one Dólar australiano
    pt/AUD/other Dólares australianos
    pt/AWG/one Florim arubano
    pt/AWG/other Florins arubanos
    pt/AZN/one Manat azeri
    pt/AZN/other Manats azeris
    pt/BAM/one Marco conversível da Bósnia e Herzegovina
    pt/BAM/other Marcos conversíveis da Bósnia e Herzegovina
    pt/BAN/one Novo dinar da Bósnia-Herzegovina
    pt/BAN/other Novos dinares da Bósnia-Herzegovina
    pt/BBD/one Dólar barbadense
    pt/BBD/other Dólares barbadenses
    pt/BDT/one Taka bengali
    pt/BDT/other Takas bengalis
    pt/BGM/one Lev socialista búlgaro
    pt/BGM/other Levs socialistas búlgaros
    pt/BGN/one Lev búlgaro
    pt/BGN/other Levs búlgaros
    pt/BGO/one Lev búlgaro (1879–1952)
    pt/BGO/other Levs búlgaros (1879–1952)
    pt/BHD/one Dinar bareinita
    pt/BHD/other Dinares bareinitas
    pt/BIF/one Franco burundiano
    pt/BIF/other Francos burundianos
    pt/BMD/one Dólar bermudense
    pt/BMD/other Dólares bermudenses
    pt/BND/one Dólar bruneano
    pt/BND/other Dólares bruneanos
    pt/BOB/one Boliviano da Bolívia
    pt/BOB/other Bolivianos da Bolívia
    pt/BOL/one Boliviano (1863–1963)
    pt/BOL/other Bolivianos (1863–1963)
    pt/BRL/one Real brasileiro
    pt/BRL/other Reais brasileiros
    pt/BRZ/one Cruzeiro brasileiro antigo
    pt/BRZ/other Cruzeiros brasileiros antigos
    pt/BSD/one Dólar bahamense
    pt/BSD/other Dólares bahamenses
    pt/BTN/one Ngultrum butanês
    pt/BTN/other Ngultruns butaneses
    pt/BWP/one Pula botsuanesa
    pt/BWP/other Pulas botsuanesas
    pt/BYN/one Rublo bielorrusso
    pt/BYN/other Rublos bielorrussos
    pt/BZD/one Dólar belizenho
    pt/BZD/other Dólares belizenhos
    pt/CAD/one Dólar canadense
    pt/CAD/other Dólares canadenses
    pt/CDF/one Franco congolês
    pt/CDF/other Francos congoleses
    pt/CHF/one Franco suíço
    pt/CHF/other Francos suíços
    pt/CLE/one Escudo chileno
    pt/CLE/other Escudos chilenos
    pt/CLP/one Peso chileno
    pt/CLP/other Pesos chilenos
    pt/CNH/one Yuan chinês (offshore)
    pt/CNH/other Yuans chineses (offshore)
    pt/CNX/one Dólar do Banco Popular da China
    pt/CNX/other Dólares do Banco Popular da China
    pt/CNY/one Yuan chinês
    pt/CNY/other Yuans chineses
    pt/COP/one Peso colombiano
    pt/COP/other Pesos colombianos
    pt/CRC/one Colón costarriquenho
    pt/CRC/other Colóns costarriquenhos
    pt/CUC/one Peso cubano conversível
    pt/CUC/other Pesos cubanos conversíveis
    pt/CUP/one Peso cubano
    pt/CUP/other Pesos cubanos
    pt/CVE/one Escudo cabo-verdiano
    pt/CVE/other Escudos cabo-verdianos
    pt/CZK/one Coroa tcheca
    pt/CZK/other Coroas tchecas
    pt/DJF/one Franco djiboutiano
    pt/DJF/other Francos djiboutianos
    pt/DKK/one Coroa dinamarquesa
    pt/DKK/other Coroas dinamarquesas
    pt/DOP/one Peso dominicano
    pt/DOP/other Pesos dominicanos
    pt/DZD/one Dinar argelino
    pt/DZD/other Dinares argelinos
    pt/EGP/one Libra egípcia
    pt/EGP/other Libras egípcias
    pt/ERN/one Nakfa da Eritreia
    pt/ERN/other Nakfas da Eritreia
    pt/ETB/one Birr etíope
    pt/ETB/other Birrs etíopes
    pt/EUR/one Euro
    pt/EUR/other Euros
    pt/FJD/one Dólar fijiano
    pt/FJD/other Dólares fijianos
    pt/FKP/one Libra malvinense
    pt/FKP/other Libras malvinenses
    pt/GBP/one Libra esterlina
    pt/GBP/other Libras esterlinas
    pt/GEL/one Lari georgiano
    pt/GEL/other Laris georgianos
    pt/GHS/one Cedi ganês
    pt/GHS/other Cedis ganeses
    pt/GIP/one Libra de Gibraltar
    pt/GIP/other Libras de Gibraltar
    pt/GMD/one Dalasi gambiano
    pt/GMD/other Dalasis gambianos
    pt/GNF/one Franco guineano
    pt/GNF/other Francos guineanos
    pt/GTQ/one Quetzal guatemalteco
    pt/GTQ/other Quetzais guatemaltecos
    pt/GYD/one Dólar guianense
    pt/GYD/other Dólares guianenses
    pt/HKD/one Dólar de Hong Kong
    pt/HKD/other Dólares de Hong Kong
    pt/HNL/one Lempira hondurenha
    pt/HNL/other Lempiras hondurenhas
    pt/HRK/one Kuna croata
    pt/HRK/other Kunas croatas
    pt/HTG/one Gourde haitiano
    pt/HTG/other Gourdes haitianos
    pt/HUF/one Florim húngaro
    pt/HUF/other Florins húngaros
    pt/IDR/one Rupia indonésia
    pt/IDR/other Rupias indonésias
    pt/ILS/one Novo shekel israelense
    pt/ILS/other Novos shekels israelenses
    pt/INR/one Rupia indiana
    pt/INR/other Rupias indianas
    pt/IQD/one Dinar iraquiano
    pt/IQD/other Dinares iraquianos
    pt/IRR/one Rial iraniano
    pt/IRR/other Riales iranianos
    pt/ISK/one Coroa islandesa
    pt/ISK/other Coroas islandesas
    pt/JMD/one Dólar jamaicano
    pt/JMD/other Dólares jamaicanos
    pt/JOD/one Dinar jordaniano
    pt/JOD/other Dinares jordanianos
    pt/JPY/one Iene japonês
    pt/JPY/other Ienes japoneses
    pt/KES/one Xelim queniano
    pt/KES/other Xelins quenianos
    pt/KGS/one Som quirguiz
    pt/KGS/other Sons quirguizes
    pt/KHR/one Riel cambojano
    pt/KHR/other Rieles cambojanos
    pt/KMF/one Franco comoriano
    pt/KMF/other Francos comorianos
    pt/KPW/one Won norte-coreano
    pt/KPW/other Wons norte-coreanos
    pt/KRH/one Hwan da Coreia do Sul
    pt/KRH/other Hwans da Coreia do Sul
    pt/KRO/one Won antigo da Coreia do Sul
    pt/KRO/other Wons antigos da Coreia do Sul
    pt/KRW/one Won sul-coreano
    pt/KRW/other Wons sul-coreanos
    pt/KWD/one Dinar kuwaitiano
    pt/KWD/other Dinares kuwaitianos
    pt/KYD/one Dólar das Ilhas Cayman
    pt/KYD/other Dólares das Ilhas Cayman
    pt/KZT/one Tenge cazaque
    pt/KZT/other Tenges cazaques
    pt/LAK/one Kip laosiano
    pt/LAK/other Kips laosianos
    pt/LBP/one Libra libanesa
    pt/LBP/other Libras libanesas
    pt/LKR/one Rupia cingalesa
    pt/LKR/other Rupias cingalesas
    pt/LRD/one Dólar liberiano
    pt/LRD/other Dólares liberianos
    pt/LSL/one Loti lesotiano
    pt/LSL/other Lotis lesotianos
    pt/LYD/one Dinar líbio
    pt/LYD/other Dinares líbios
    pt/MAD/one Dirham marroquino
    pt/MAD/other Dirhams marroquinos
    pt/MAF/one Franco marroquino
    pt/MAF/other Francos marroquinos
    pt/MCF/one Franco monegasco
    pt/MCF/other Francos monegascos
    pt/MDL/one Leu moldávio
    pt/MDL/other Leus moldávios
    pt/MGA/one Ariary malgaxe
    pt/MGA/other Ariarys malgaxes
    pt/MKD/one Dinar macedônio
    pt/MKD/other Dinares macedônios
    pt/MKN/one Dinar macedônio (1992–1993)
    pt/MKN/other Dinares macedônios (1992–1993)
    pt/MMK/one Quiate mianmarense
    pt/MMK/other Quiates mianmarenses
    pt/MNT/one Tugrik mongol
    pt/MNT/other Tugriks mongóis
    pt/MOP/one Pataca macaense
    pt/MOP/other Patacas macaenses
    pt/MRU/one Ouguiya mauritana
    pt/MRU/other Ouguiyas mauritanas
    pt/MUR/one Rupia mauriciana
    pt/MUR/other Rupias mauricianas
    pt/MVR/one Rupia maldivana
    pt/MVR/other Rupias maldivanas
    pt/MWK/one Kwacha malauiana
    pt/MWK/other Kwachas malauianas
    pt/MXN/one Peso mexicano
    pt/MXN/other Pesos mexicanos
    pt/MYR/one Ringgit malaio
    pt/MYR/other Ringgits malaios
    pt/MZN/one Metical moçambicano
    pt/MZN/other Meticais moçambicanos
    pt/NAD/one Dólar namibiano
    pt/NAD/other Dólares namibianos
    pt/NGN/one Naira nigeriana
    pt/NGN/other Nairas nigerianas
    pt/NIO/one Córdoba nicaraguense
    pt/NIO/other Córdobas nicaraguenses
    pt/NOK/one Coroa norueguesa
    pt/NOK/other Coroas norueguesas
    pt/NPR/one Rupia nepalesa
    pt/NPR/other Rupias nepalesas
    pt/NZD/one Dólar neozelandês
    pt/NZD/other Dólares neozelandeses
    pt/OMR/one Rial omanense
    pt/OMR/other Riales omanenses
    pt/PAB/one Balboa panamenho
    pt/PAB/other Balboas panamenhos
    pt/PEN/one Novo sol peruano
    pt/PEN/other Novos sóis peruanos
    pt/PGK/one Kina papuásia
    pt/PGK/other Kinas papuásias
    pt/PHP/one Peso filipino
    pt/PHP/other Pesos filipinos
    pt/PKR/one Rupia paquistanesa
    pt/PKR/other Rupias paquistanesas
    pt/PLN/one Zloty polonês
    pt/PLN/other Zlotys poloneses
    pt/PYG/one Guarani paraguaio
    pt/PYG/other Guaranis paraguaios
    pt/QAR/one Rial catariano
    pt/QAR/other Riales catarianos
    pt/RON/one Leu romeno
    pt/RON/other Leus romenos
    pt/RSD/one Dinar sérvio
    pt/RSD/other Dinares sérvios
    pt/RUB/one Rublo russo
    pt/RUB/other Rublos russos
    pt/RWF/one Franco ruandês
    pt/RWF/other Francos ruandeses
    pt/SAR/one Riyal saudita
    pt/SAR/other Riyales sauditas
    pt/SBD/one Dólar das Ilhas Salomão
    pt/SBD/other Dólares das Ilhas Salomão
    pt/SCR/one Rupia seichelense
    pt/SCR/other Rupias seichelenses
    pt/SDG/one Libra sudanesa
    pt/SDG/other Libras sudanesas
    pt/SEK/one Coroa sueca
    pt/SEK/other Coroas suecas
    pt/SGD/one Dólar singapuriano
    pt/SGD/other Dólares singapurianos
    pt/SHP/one Libra de Santa Helena
    pt/SHP/other Libras de Santa Helena
    pt/SLE/one Leone de Serra Leoa
    pt/SLE/other Leones de Serra Leoa
    pt/SLL/one Leone de Serra Leoa (1964—2022)
    pt/SLL/other Leones de Serra Leoa (1964—2022)
    pt/SOS/one Xelim somali
    pt/SOS/other Xelins somalis
    pt/SRD/one Dólar surinamês
    pt/SRD/other Dólares surinameses
    pt/SSP/one Libra sul-sudanesa
    pt/SSP/other Libras sul-sudanesas
    pt/STN/one Dobra de São Tomé e Príncipe
    pt/STN/other Dobras de São Tomé e Príncipe
    pt/SYP/one Libra síria
    pt/SYP/other Libras sírias
    pt/SZL/one Lilangeni suazi
    pt/SZL/other Lilangenis suazis
    pt/THB/one Baht tailandês
    pt/THB/other Bahts tailandeses
    pt/TJS/one Somoni tadjique
    pt/TJS/other Somonis tadjiques
    pt/TMT/one Manat turcomeno
    pt/TMT/other Manats turcomenos
    pt/TND/one Dinar tunisiano
    pt/TND/other Dinares tunisianos
    pt/TOP/one Paʻanga tonganesa
    pt/TOP/other Paʻangas tonganesas
    pt/TRY/one Lira turca
    pt/TRY/other Liras turcas
    pt/TTD/one Dólar de Trinidad e Tobago
    pt/TTD/other Dólares de Trinidad e Tobago
    pt/TWD/one Novo dólar taiwanês
    pt/TWD/other Novos dólares taiwaneses
    pt/TZS/one Xelim tanzaniano
    pt/TZS/other Xelins tanzanianos
    pt/UAH/one Hryvnia ucraniano
    pt/UAH/other Hryvnias ucranianos
    pt/UGX/one Xelim ugandense
    pt/UGX/other Xelins ugandenses
    pt/USD/one Dólar americano
    pt/USD/other Dólares americanos
    pt/UYU/one Peso uruguaio
    pt/UYU/other Pesos uruguaios
    pt/UZS/one Som uzbeque
    pt/UZS/other Sons uzbeques
    pt/VEF/one Bolívar venezuelano (2008–2018)
    pt/VEF/other Bolívares venezuelanos (2008–2018)
    pt/VES/one Bolívar venezuelano
    pt/VES/other Bolívares venezuelanos
    pt/VND/one Dong vietnamita
    pt/VND/other Dongs vietnamitas
    pt/VUV/one Vatu de Vanuatu
    pt/VUV/other Vatus de Vanuatu
    pt/WST/one Tala samoano
    pt/WST/other Talas samoanos
    pt/XAF/one Franco CFA de BEAC
    pt/XAF/other Francos CFA de BEAC
    pt/XCD/one Dólar do Caribe Oriental
    pt/XCD/other Dólares do Caribe Oriental
    pt/XFO/one Franco de ouro francês
    pt/XFO/other Francos de ouro franceses
    pt/XFU/one Franco UIC francês
    pt/XFU/other Francos UIC franceses
    pt/XOF/one Franco CFA de BCEAO
    pt/XOF/other Francos CFA de BCEAO
    pt/XPF/one Franco CFP
    pt/XPF/other Francos CFP
    pt/YER/one Rial iemenita
    pt/YER/other Riales iemenitas
    pt/YUR/one Dinar iugoslavo reformado
    pt/YUR/other Dinares iugoslavos reformados
    pt/ZAR/one Rand sul-africano
    pt/ZAR/other Rands sul-africanos
    pt/ZMW/one Kwacha zambiano
    pt/ZMW/other Kwachas zambianos
    pt_PT/AED/one dirham dos Emirados Árabes Unidos
    pt_PT/AED/other sdirham dos Emirados Árabes Unidos
    pt_PT/AFN/one afegâni afegão
    pt_PT/AFN/other afegânis afegãos
    pt_PT/ALL/one lek albanês
    pt_PT/ALL/other leks albaneses
    pt_PT/AMD/one dram arménio
    pt_PT/AMD/other drams arménios
    pt_PT/ANG/one florim das Antilhas Holandesas
    pt_PT/ANG/other florins das Antilhas Holandesas
    pt_PT/AOA/one kwanza angolano
    pt_PT/AOA/other kwanzas angolanos
    pt_PT/ARS/one peso argentino
    pt_PT/ARS/other pesos argentinos
    pt_PT/AUD/one dólar australiano
    pt_PT/AUD/other dólares australianos
    pt_PT/AWG/one florim de Aruba
    pt_PT/AWG/other florins de Aruba
    pt_PT/AZN/one manat azeri
    pt_PT/AZN/other manats azeris
    pt_PT/BAM/one marco bósnio-herzegóvino conversível
    pt_PT/BAM/other marcos bósnio-herzegóvinos conversíveis
    pt_PT/BBD/one dólar barbadense
    pt_PT/BBD/other dólares barbadenses
    pt_PT/BDT/one taka bengali
    pt_PT/BDT/other takas bengalis
    pt_PT/BGN/one lev búlgaro
    pt_PT/BGN/other levs búlgaros
    pt_PT/BHD/one dinar baremita
    pt_PT/BHD/other dinares baremitas
    pt_PT/BIF/one franco burundiano
    pt_PT/BIF/other francos burundianos
    pt_PT/BMD/one dólar bermudense
    pt_PT/BMD/other dólares bermudense
    pt_PT/BND/one dólar bruneano
    pt_PT/BND/other dólares bruneanos
    pt_PT/BOB/one boliviano
    pt_PT/BOB/other bolivianos
    pt_PT/BRL/one real brasileiro
    pt_PT/BRL/other reais brasileiros
    pt_PT/BSD/one dólar das Bahamas
    pt_PT/BSD/other dólares das Bahamas
    pt_PT/BTN/one ngultrum butanês
    pt_PT/BTN/other ngultrumes butaneses
    pt_PT/BWP/one pula de Botswana
    pt_PT/BWP/other pulas de Botswana
    pt_PT/BYN/one rublo bielorrusso
    pt_PT/BYN/other rublos bielorrussos
    pt_PT/BZD/one dólar belizense
    pt_PT/BZD/other dólares belizense
    pt_PT/CAD/one dólar canadiano
    pt_PT/CAD/other dólares canadianos
    pt_PT/CDF/one franco congolês
    pt_PT/CDF/other francos congoleses
    pt_PT/CHF/one franco suíço
    pt_PT/CHF/other francos suíços
    pt_PT/CLP/one peso chileno
    pt_PT/CLP/other pesos chilenos
    pt_PT/CNH/one yuan offshore
    pt_PT/CNH/other yuans offshore
    pt_PT/CNY/one yuan
    pt_PT/CNY/other yuans
    pt_PT/COP/one peso colombiano
    pt_PT/COP/other pesos colombianos
    pt_PT/CRC/one colon costa-riquenho
    pt_PT/CRC/other colons costa-riquenho
    pt_PT/CUC/one peso cubano conversível
    pt_PT/CUC/other pesos cubanos conversíveis
    pt_PT/CUP/one peso cubano
    pt_PT/CUP/other pesos cubanos
    pt_PT/CVE/one escudo cabo-verdiano
    pt_PT/CVE/other escudos cabo-verdianos
    pt_PT/CZK/one coroa checa
    pt_PT/CZK/other coroas checas
    pt_PT/DJF/one franco jibutiano
    pt_PT/DJF/other francos jibutianos
    pt_PT/DKK/one coroa dinamarquesa
    pt_PT/DKK/other coroas dinamarquesas
    pt_PT/DOP/one peso dominicano
    pt_PT/DOP/other pesos dominicanos
    pt_PT/DZD/one dinar argelino
    pt_PT/DZD/other dinares argelinos
    pt_PT/EGP/one libra egípcia
    pt_PT/EGP/other libras egípcias
    pt_PT/ERN/one nakfa eritreia
    pt_PT/ERN/other nakfas eritreias
    pt_PT/ETB/one birr etíope
    pt_PT/ETB/other birres etíopes
    pt_PT/EUR/one euro
    pt_PT/EUR/other euros
    pt_PT/FJD/one dólar fijiano
    pt_PT/FJD/other dólares fijianos
    pt_PT/FKP/one libra das Ilhas Falkland
    pt_PT/FKP/other libras das Ilhas Falkland
    pt_PT/GBP/one libra esterlina britânica
    pt_PT/GBP/other libras esterlinas britânicas
    pt_PT/GEL/one lari georgiano
    pt_PT/GEL/other laris georgianos
    pt_PT/GHS/one cedi ganês
    pt_PT/GHS/other cedis ganeses
    pt_PT/GIP/one libra de Gibraltar
    pt_PT/GIP/other libras de Gibraltar
    pt_PT/GMD/one dalasi gambiano
    pt_PT/GMD/other dalasis gambianos
    pt_PT/GNF/one franco guineense
    pt_PT/GNF/other francos guineenses
    pt_PT/GTQ/one quetzal da Guatemala
    pt_PT/GTQ/other quetzales da Guatemala
    pt_PT/GYD/one dólar da Guiana
    pt_PT/GYD/other dólares da Guiana
    pt_PT/HKD/one dólar de Hong Kong
    pt_PT/HKD/other dólares de Hong Kong
    pt_PT/HNL/one lempira das Honduras
    pt_PT/HNL/other lempiras das Honduras
    pt_PT/HRK/one kuna croata
    pt_PT/HRK/other kunas croatas
    pt_PT/HTG/one gourde haitiano
    pt_PT/HTG/other gourdes haitianos
    pt_PT/HUF/one forint húngaro
    pt_PT/HUF/other forints húngaros
    pt_PT/IDR/one rupia indonésia
    pt_PT/IDR/other rupias indonésias
    pt_PT/ILS/one sheqel novo israelita
    pt_PT/ILS/other sheqels novos israelitas
    pt_PT/INR/one rupia indiana
    pt_PT/INR/other rupias indianas
    pt_PT/IQD/one dinar iraquiano
    pt_PT/IQD/other dinares iraquianos
    pt_PT/IRR/one rial iraniano
    pt_PT/IRR/other riais iranianos
    pt_PT/ISK/one coroa islandesa
    pt_PT/ISK/other coroas islandesas
    pt_PT/JMD/one dólar jamaicano
    pt_PT/JMD/other dólares jamaicanos
    pt_PT/JOD/one dinar jordaniano
    pt_PT/JOD/other dinares jordanianos
    pt_PT/JPY/one iene japonês
    pt_PT/JPY/other ienes japoneses
    pt_PT/KES/one xelim queniano
    pt_PT/KES/other xelins quenianos
    pt_PT/KGS/one som quirguiz
    pt_PT/KGS/other somes quirguizes
    pt_PT/KHR/one riel cambojano
    pt_PT/KHR/other rieles cambojanos
    pt_PT/KMF/one franco comoriano
    pt_PT/KMF/other francos comorianos
    pt_PT/KPW/one won norte-coreano
    pt_PT/KPW/other wons norte-coreanos
    pt_PT/KRW/one won sul-coreano
    pt_PT/KRW/other wons sul-coreano
    pt_PT/KWD/one dinar kuwaitiano
    pt_PT/KWD/other dinares kuwaitianos
    pt_PT/KYD/one dólar das Ilhas Caimão
    pt_PT/KYD/other dólares das Ilhas Caimão
    pt_PT/KZT/one tenge cazaque
    pt_PT/KZT/other tenges cazaques
    pt_PT/LAK/one kip laosiano
    pt_PT/LAK/other kips laosianos
    pt_PT/LBP/one libra libanesa
    pt_PT/LBP/other libras libanesas
    pt_PT/LKR/one rupia do Sri Lanka
    pt_PT/LKR/other rupias do Sri Lanka
    pt_PT/LRD/one dólar liberiano
    pt_PT/LRD/other dólares liberianos
    pt_PT/LSL/one loti lesotiano
    pt_PT/LSL/other lotis lesotianos
    pt_PT/LYD/one dinar líbio
    pt_PT/LYD/other dinares líbios
    pt_PT/MAD/one dirham marroquino
    pt_PT/MAD/other dirhams marroquinos
    pt_PT/MDL/one leu moldavo
    pt_PT/MDL/other leus moldavos
    pt_PT/MGA/one ariari malgaxe
    pt_PT/MGA/other ariaris malgaxes
    pt_PT/MKD/one dinar macedónio
    pt_PT/MKD/other dinares macedónios
    pt_PT/MMK/one kyat de Mianmar
    pt_PT/MMK/other kyats de Mianmar
    pt_PT/MNT/one tugrik mongol
    pt_PT/MNT/other tugriks mongóis
    pt_PT/MOP/one pataca macaense
    pt_PT/MOP/other patacas macaenses
    pt_PT/MRU/one ouguiya mauritana
    pt_PT/MRU/other ouguiyas mauritanas
    pt_PT/MUR/one rupia mauriciana
    pt_PT/MUR/other rupias mauricianas
    pt_PT/MVR/one rupia maldivana
    pt_PT/MVR/other rupias maldivanas
    pt_PT/MWK/one kwacha malauiano
    pt_PT/MWK/other kwachas malauianos
    pt_PT/MXN/one peso mexicano
    pt_PT/MXN/other pesos mexicanos
    pt_PT/MYR/one ringgit malaio
    pt_PT/MYR/other ringgits malaios
    pt_PT/MZN/one metical moçambicano
    pt_PT/MZN/other meticais moçambicanos
    pt_PT/NAD/one dólar namibiano
    pt_PT/NAD/other dólares namibianos
    pt_PT/NGN/one naira nigeriana
    pt_PT/NGN/other nairas nigerianas
    pt_PT/NIO/one córdoba nicaraguano
    pt_PT/NIO/other córdobas nicaraguanos
    pt_PT/NOK/one coroa norueguesa
    pt_PT/NOK/other coroas norueguesas
    pt_PT/NPR/one rupia nepalesa
    pt_PT/NPR/other rupias nepalesas
    pt_PT/NZD/one dólar neozelandês
    pt_PT/NZD/other dólares neozelandeses
    pt_PT/OMR/one rial omanense
    pt_PT/OMR/other riais omanenses
    pt_PT/PAB/one balboa do Panamá
    pt_PT/PAB/other balboas do Panamá
    pt_PT/PEN/one sol peruano
    pt_PT/PEN/other sóis peruanos
    pt_PT/PGK/one kina papuásia
    pt_PT/PGK/other kinas papuásias
    pt_PT/PHP/one peso filipino
    pt_PT/PHP/other pesos filipinos
    pt_PT/PKR/one rupia paquistanesa
    pt_PT/PKR/other rupias paquistanesas
    pt_PT/PLN/one zloti polaco
    pt_PT/PLN/other zlotis polacos
    pt_PT/PYG/one guarani paraguaio
    pt_PT/PYG/other guaranis paraguaios
    pt_PT/QAR/one rial catarense
    pt_PT/QAR/other riais catarenses
    pt_PT/RON/one leu romeno
    pt_PT/RON/other leus romenos
    pt_PT/RSD/one dinar sérvio
    pt_PT/RSD/other dinares sérvios
    pt_PT/RUB/one rublo russo
    pt_PT/RUB/other rublos russos
    pt_PT/RWF/one franco ruandês
    pt_PT/RWF/other francos ruandeses
    pt_PT/SAR/one rial saudita
    pt_PT/SAR/other riais sauditas
    pt_PT/SBD/one dólar das Ilhas Salomão
    pt_PT/SBD/other dólares das Ilhas Salomão
    pt_PT/SCR/one rupia seichelense
    pt_PT/SCR/other rupias seichelenses
    pt_PT/SDG/one libra sudanesa
    pt_PT/SDG/other libras sudanesas
    pt_PT/SEK/one coroa sueca
    pt_PT/SEK/other coroas suecas
    pt_PT/SGD/one dólar singapuriano
    pt_PT/SGD/other dólares singapurianos
    pt_PT/SHP/one libra santa-helenense
    pt_PT/SHP/other libras santa-helenenses
    pt_PT/SLE/one leone de Serra Leoa
    pt_PT/SLE/other leones de Serra Leoa
    pt_PT/SLL/one leone de Serra Leoa (1964—2022)
    pt_PT/SLL/other leones de Serra Leoa (1964—2022)
    pt_PT/SOS/one xelim somali
    pt_PT/SOS/other xelins somalis
    pt_PT/SRD/one dólar do Suriname
    pt_PT/SRD/other dólares do Suriname
    pt_PT/SSP/one libra sul-sudanesa
    pt_PT/SSP/other libras sul-sudanesas
    pt_PT/STN/one dobra de São Tomé e Príncipe
    pt_PT/STN/other dobras de São Tomé e Príncipe
    pt_PT/SYP/one libra síria
    pt_PT/SYP/other libras sírias
    pt_PT/SZL/one lilangeni suázi
    pt_PT/SZL/other lilangenis suázis
    pt_PT/THB/one baht tailandês
    pt_PT/THB/other bahts tailandeses
    pt_PT/TJS/one somoni tajique
    pt_PT/TJS/other somonis tajiques
    pt_PT/TMT/one manat turcomeno
    pt_PT/TMT/other manats turcomenos
    pt_PT/TND/one dinar tunisino
    pt_PT/TND/other dinares tunisinos
    pt_PT/TOP/one paʻanga tonganesa
    pt_PT/TOP/other paʻangas tonganesas
    pt_PT/TRY/one lira turca
    pt_PT/TRY/other liras turcas
    pt_PT/TTD/one dólar de Trindade e Tobago
    pt_PT/TTD/other dólares de Trindade e Tobago
    pt_PT/TWD/one novo dólar taiwanês
    pt_PT/TWD/other novos dólares taiwaneses
    pt_PT/TZS/one xelim tanzaniano
    pt_PT/TZS/other xelins tanzanianos
    pt_PT/UAH/one hryvnia ucraniano
    pt_PT/UAH/other hryvnias ucranianos
    pt_PT/UGX/one xelim ugandense
    pt_PT/UGX/other xelins ugandenses
    pt_PT/USD/one dólar dos Estados Unidos
    pt_PT/USD/other dólares dos Estados Unidos
    pt_PT/UYU/one peso uruguaio
    pt_PT/UYU/other pesos uruguaios
    pt_PT/UZS/one som uzbeque
    pt_PT/UZS/other somes uzbeques
    pt_PT/VEF/one bolívar (2008–2018)
    pt_PT/VEF/other bolívares (2008–2018)
    pt_PT/VES/one bolívar
    pt_PT/VES/other bolívares
    pt_PT/VND/one dong vietnamita
    pt_PT/VND/other dongs vietnamitas
    pt_PT/VUV/one vatu de Vanuatu
    pt_PT/VUV/other vatus de Vanuatu
    pt_PT/WST/one tala samoano
    pt_PT/WST/other talas samoanos
    pt_PT/XAF/one franco CFA (BEAC)
    pt_PT/XAF/other francos CFA (BEAC)
    pt_PT/XCD/one dólar das Caraíbas Orientais
    pt_PT/XCD/other dólares das Caraíbas Orientais
    pt_PT/XOF/one franco CFA (BCEAO)
    pt_PT/XOF/other francos CFA (BCEAO)
    pt_PT/XPF/one franco CFP
    pt_PT/XPF/other francos CFP
    pt_PT/YER/one rial iemenita
    pt_PT/YER/other riais iemenitas
    pt_PT/ZAR/one rand sul-africano
    pt_PT/ZAR/other rands sul-africanos
    pt_PT/ZMW/one kwacha zambiano
    pt_PT/ZMW/other kwachas zambianos
    qu/AED/other UAE dirhams
    qu/AFN/other Afgani afgano
    qu/AMD/other drams Armenios
    qu/ANG/other Florín antillano neerlandés
    qu/AOA/other Kwanza angoleño
    qu/ARS/other Peso argentino
    qu/AWG/other Florín arubeño
    qu/AZN/other manats Azerbaiyanos
    qu/BAM/other Marco bosnioherzegovino
    qu/BDT/other Taka bangladesí
    qu/BHD/other Dinar bareiní
    qu/BIF/other Franco burundés
    qu/BMD/other Dólar bermudeño
    qu/BRL/other Real brasileño
    qu/BSD/other Dólar bahameño
    qu/BTN/other Ngultrum butanés
    qu/BYN/other Nuevo rublo bielorruso
    qu/BZD/other Dólar beliceño
    qu/CAD/other Dólar canadiense
    qu/CDF/other Franco congoleño
    qu/CHF/other Franco suizo
    qu/CLP/other Peso chileno
    qu/CNH/other Yuan chino (offshore)
    qu/CNY/other Yuan chino
    qu/COP/other Peso colombiano
    qu/CRC/other Colón costarricense
    qu/CUC/other Peso cubano convertible
    qu/CUP/other Peso cubano
    qu/CVE/other Escudo caboverdiano
    qu/CZK/other Corona checa
    qu/DJF/other Franco yibutiano
    qu/DKK/other Corona danesa
    qu/DOP/other Peso dominicano
    qu/DZD/other Dinar argelino
    qu/EGP/other Libra egipcia
    qu/ETB/other Birr etíope
    qu/EUR/other euro
    qu/FKP/other Libra malvinense
    qu/GBP/other Libra esterlina
    qu/GEL/other Lari georgiano
    qu/GHS/other Cedi ganés
    qu/GIP/other Libra gibraltareña
    qu/GNF/other Franco guineano
    qu/GTQ/other Quetzal guatemalteco
    qu/GYD/other Dólar guyanés
    qu/HNL/other Lempira hondureño
    qu/HRK/other Kuna croata
    qu/HTG/other Gourde haitiano
    qu/HUF/other Florín húngaro
    qu/IDR/other Rupia indonesia
    qu/ILS/other Nuevo séquel
    qu/INR/other Rupia india
    qu/IQD/other Dinar iraquí
    qu/IRR/other Rial iraní
    qu/ISK/other Corona islandesa
    qu/JMD/other Dólar jamaiquino
    qu/JOD/other Dinar jordano
    qu/JPY/other Yen japonés
    qu/KES/other Chelín keniano
    qu/KGS/other Som kirguís
    qu/KHR/other Riel camboyano
    qu/KMF/other Franco comorense
    qu/KPW/other Won norcoreano
    qu/KRW/other Won surcoreano
    qu/KWD/other Dinar kuwaití
    qu/KYD/other Dólar de las islas caimán
    qu/KZT/other Tenge kazajo
    qu/LAK/other Kip laosiano
    qu/LBP/other Libra libanesa
    qu/LRD/other Dólar liberiano
    qu/LSL/other Lesoto lotis qullqi
    qu/LYD/other Dinar libio
    qu/MAD/other Dírham marroquí
    qu/MDL/other Leu moldavo
    qu/MGA/other Ariary malgache
    qu/MKD/other Dinar macedonio
    qu/MMK/other Kyat birmano
    qu/MNT/other Tugrik mongol
    qu/MOP/other Pataca macaense
    qu/MUR/other Rupia de mauricio
    qu/MWK/other Kwacha malauí
    qu/MXN/other Peso mexicano
    qu/MYR/other Ringgit malayo
    qu/MZN/other Metical mozambiqueño
    qu/NAD/other Dólar namibio
    qu/NGN/other Naira nigeriano
    qu/NIO/other Córdova nicaragüense
    qu/NOK/other Corona noruega
    qu/NZD/other Dólar neozelandés
    qu/OMR/other Rial omaní
    qu/PAB/other Balboa panameño
    qu/PEN/other Sol peruano
    qu/PGK/other Kina papuano
    qu/PHP/other Peso filipino
    qu/PKR/other Rupia pakistaní
    qu/PYG/other Guaraní paraguayo
    qu/QAR/other Riyal catarí
    qu/RON/other Leu rumano
    qu/RSD/other Dinar serbio
    qu/RUB/other Rublo ruso
    qu/RWF/other Franco ruandés
    qu/SAR/other Riyal saudí
    qu/SCR/other Rupia de seychelles
    qu/SDG/other Libra sudanesa
    qu/SEK/other Corona sueca
    qu/SHP/other Libra de santa helena
    qu/SLL/other Leones qullqi de Sierra Leona (1964–2022)
    qu/SOS/other Chelín somalí
    qu/SSP/other Libra sursudanesa
    qu/STN/other Dobra santotomense
    qu/SYP/other Libra siria
    qu/SZL/other Lilangeni swazi
    qu/THB/other Baht tailandés
    qu/TJS/other Somoni tayiko
    qu/TMT/other Manat turcomano
    qu/TND/other Dinar tunecino
    qu/TOP/other Paʻanga tongano
    qu/TRY/other Lira turca
    qu/TTD/other Dólar de trinidad y tobago
    qu/TWD/other Nuevo dólar taiwanés
    qu/TZS/other Chelín tanzano
    qu/UGX/other Chelín ugandés
    qu/USD/other Dólar americano
    qu/UYU/other Peso uruguayo
    qu/VES/other Bolívar venezolano
    qu/VND/other Dong vietnamita
    qu/VUV/other Vatu vanuatu
    qu/WST/other Tala samoano
    qu/XAF/other Franco CFA de áfrica central
    qu/XCD/other Dólar del caribe oriental
    qu/XOF/other Franco CFA de áfrica occidental
    qu/YER/other Rial yemení
    qu/ZAR/other Rand sudafricano
    qu/ZMW/other Kwacha zambiano
    rm/AED/one dirham dals Emirats Arabs Unids
    rm/AED/other dirhams dals Emirats Arabs Unids
    rm/AFN/one afgani afgan
    rm/AFN/other afganis afgans
    rm/ALL/one lek albanais
    rm/ALL/other leks albanais
    rm/AMD/one dram armen
    rm/AMD/other drams armens
    rm/ANG/one flurin da las Antillas Ollandaisas
    rm/ANG/other flurins da las Antillas Ollandaisas
    rm/AOA/one kwanza angolan
    rm/AOA/other kwanzas angolans
    rm/ARS/other pesos argentins
    rm/AUD/one dollar australian
    rm/AUD/other dollars australians
    rm/AWG/other flurins da l’Aruba
    rm/AZN/one manat aserbaidschan
    rm/AZN/other manats aserbaidschans
    rm/BAM/one marc convertibel da la Bosnia-Erzegovina
    rm/BAM/other marcs convertibel da la Bosnia-Erzegovina
    rm/BAN/one nov dinar da la Bosnia-Erzegovina (1994–1997)
    rm/BAN/other novs dinars da la Bosnia-Erzegovina (1994–1997)
    rm/BBD/other dollars da Barbados
    rm/BDT/one taka bangladais
    rm/BDT/other takas bangladais
    rm/BGM/one lev bulgar socialistic
    rm/BGM/other levs bulgars socialistics
    rm/BGN/one lev bulgar
    rm/BGN/other levs bulgars
    rm/BGO/one lev bulgar (1879–1952)
    rm/BGO/other levs bulgars (1879–1952)
    rm/BHD/one dinar dal Bahrain
    rm/BHD/other dinars dal Bahrain
    rm/BIF/one franc dal Burundi
    rm/BIF/other francs dal Burundi
    rm/BMD/other dollars da las Bermudas
    rm/BND/one dollar dal Brunei
    rm/BND/other dollars dal Brunei
    rm/BOB/one boliviano bolivian
    rm/BOB/other bolivianos bolivians
    rm/BRL/one real brasilian
    rm/BRL/other reals brasilians
    rm/BSD/other dollars da las Bahamas
    rm/BTN/one ngultrum butanais
    rm/BTN/other ngultrums butanais
    rm/BWP/one pula da la Botswana
    rm/BWP/other pulas da la Botswana
    rm/BYN/one rubel bieloruss
    rm/BYN/other rubels bieloruss
    rm/BZD/other dollars dal Belize
    rm/CAD/one dollar canadais
    rm/CAD/other dollars canadais
    rm/CDF/one franc congolais
    rm/CDF/other francs congolais
    rm/CHF/one franc svizzer
    rm/CHF/other francs svizzers
    rm/CLP/other pesos chilens
    rm/CNH/one yuan chinais (offshore)
    rm/CNH/other yuans chinais (offshore)
    rm/CNY/one yuan chinais
    rm/CNY/other yuans chinais
    rm/COP/other pesos columbians
    rm/CRC/other colons da la Costa Rica
    rm/CUC/one peso cuban convertibel
    rm/CUC/other pesos cubans convertibels
    rm/CUP/other pesos cubans
    rm/CVE/one escudo dal Cap Verd
    rm/CVE/other escudos dal Cap Verd
    rm/CZK/one cruna tcheca
    rm/CZK/other crunas tschecas
    rm/DJF/one franc dal Dschibuti
    rm/DJF/other francs dal Dschibuti
    rm/DKK/one cruna danaisa
    rm/DKK/other crunas danaisas
    rm/DOP/other pesos dominicans
    rm/DZD/one dinar algerian
    rm/DZD/other dinars algerians
    rm/EGP/one glivra egipziana
    rm/EGP/other glivras egipzianas
    rm/ERN/one nakfa eritreic
    rm/ERN/other nakfas eritreics
    rm/ETB/one birr etiopic
    rm/ETB/other birrs etiopics
    rm/EUR/one euro
    rm/EUR/other euros
    rm/FJD/one dollar dal Fidschi
    rm/FJD/other dollars dal Fidschi
    rm/FKP/other glivras dal Falkland
    rm/GBP/one glivra britannica
    rm/GBP/other glivras britannicas
    rm/GEL/one lari georgian
    rm/GEL/other laris georgians
    rm/GHS/one cedi ghanais
    rm/GHS/other cedis ghanais
    rm/GIP/one glivra da Gibraltar
    rm/GIP/other glivras da Gibraltar
    rm/GMD/one dalasi gambic
    rm/GMD/other dalasis gambics
    rm/GNF/one franc da la Guinea
    rm/GNF/other francs da la Guinea
    rm/GTQ/other quetzals da la Guatemala
    rm/GYD/other dollars da la Guyana
    rm/HKD/one dollar da Hongkong
    rm/HKD/other dollars da Hongkong
    rm/HNL/one lempira hondurian
    rm/HNL/other lempiras hondurians
    rm/HRK/one kuna croata
    rm/HRK/other kunas croatas
    rm/HTG/other gourdes haitians
    rm/HUF/one forint ungarais
    rm/HUF/other forints ungarais
    rm/IDR/one rupia indonaisa
    rm/IDR/other rupias indonaisas
    rm/ILS/one nov schekel israelian
    rm/ILS/other novs schekels israelians
    rm/INR/one rupia indica
    rm/INR/other rupias indicas
    rm/IQD/one dinar iracais
    rm/IQD/other dinars iracais
    rm/IRR/one rial iranais
    rm/IRR/other rials iranais
    rm/ISK/one cruna islandaisa
    rm/ISK/other crunas islandaisas
    rm/JMD/one dollar giamaican
    rm/JMD/other dollars giamaicans
    rm/JOD/one dinar jordanic
    rm/JOD/other dinars jordanics
    rm/JPY/one yen giapunais
    rm/JPY/other yens giapunais
    rm/KES/one schilling kenian
    rm/KES/other schillings kenians
    rm/KGS/one som kirgis
    rm/KGS/other soms kirgis
    rm/KHR/one riel cambodschan
    rm/KHR/other riels cambodschans
    rm/KMF/one franc comorian
    rm/KMF/other francs comorians
    rm/KPW/one won da la Corea dal Nord
    rm/KPW/other wons da la Corea dal Nord
    rm/KRH/one hwan da la Corea dal Sid (1953–1962)
    rm/KRH/other hwans da la Corea dal Sid (1953–1962)
    rm/KRO/one won da la Corea dal Sid (1945–1953)
    rm/KRO/other wons da la Corea dal Sid (1945–1953)
    rm/KRW/one won da la Corea dal Sid
    rm/KRW/other wons da la Corea dal Sid
    rm/KWD/one dinar dal Kuwait
    rm/KWD/other dinars dal Kuwait
    rm/KYD/one dollar da las Inslas Cayman
    rm/KYD/other dollars da las Inslas Cayman
    rm/KZT/one tenge kasac
    rm/KZT/other tenges kasacs
    rm/LAK/one kip laot
    rm/LAK/other kips laots
    rm/LBP/one glivra libanaisa
    rm/LBP/other glivras libanaisas
    rm/LKR/one rupia da la Sri Lanka
    rm/LKR/other rupias da la Sri Lanka
    rm/LRD/one dollar liberian
    rm/LRD/other dollars liberians
    rm/LSL/one loti dal Lesotho
    rm/LSL/other lotis dal Lesotho
    rm/LYD/one dinar libic
    rm/LYD/other dinars libics
    rm/MAD/one dirham marocan
    rm/MAD/other dirhams marocans
    rm/MAF/one franc marocan
    rm/MAF/other francs marocans
    rm/MCF/one franc monegass
    rm/MCF/other francs monegass
    rm/MDC/one cupon moldav
    rm/MDC/other cupons moldavs
    rm/MDL/one leu moldav
    rm/MDL/other leus moldavs
    rm/MGA/one ariary madagasc
    rm/MGA/other ariarys madagascs
    rm/MKD/one dinar macedon
    rm/MKD/other dinars macedons
    rm/MKN/one dinar macedon (1992–1993)
    rm/MKN/other dinars macedons (1992–1993)
    rm/MMK/one kyat dal Myanmar
    rm/MMK/other kyats dal Myanmar
    rm/MNT/one tugrik mongolic
    rm/MNT/other tugriks mongolics
    rm/MOP/one pataca dal Macao
    rm/MOP/other patacas dal Macao
    rm/MRU/one ouguiya da la Mauretania
    rm/MRU/other ouguiyas da la Mauretania
    rm/MUR/one rupia dal Mauritius
    rm/MUR/other rupias dal Mauritius
    rm/MVP/one rupia da las Maledivas (1947–1981)
    rm/MVP/other rupias da las Maledivas (1947–1981)
    rm/MVR/one rufiyaa da las Maledivas
    rm/MVR/other rufiyaas da las Maledivas
    rm/MWK/one kwacha dal Malawi
    rm/MWK/other kwachas dal Malawi
    rm/MXN/one peso mexican
    rm/MXN/other pesos mexicans
    rm/MYR/one ringgit malaisic
    rm/MYR/other ringgits malaisics
    rm/MZN/one metical dal Mosambic
    rm/MZN/other meticals dal Mosambic
    rm/NAD/one dollar namibian
    rm/NAD/other dollars namibians
    rm/NGN/one naira nigeriana
    rm/NGN/other nairas nigerianas
    rm/NIO/one córdoba nicaraguan
    rm/NIO/other córdobas nicaraguans
    rm/NOK/one cruna norvegiaisa
    rm/NOK/other crunas norvegiaisas
    rm/NPR/one rupia nepalaisa
    rm/NPR/other rupias nepalaisas
    rm/NZD/one dollar da la Nova Zelanda
    rm/NZD/other dollars da la Nova Zelanda
    rm/OMR/one rial da l’Oman
    rm/OMR/other rials da l’Oman
    rm/PAB/other balboas dal Panama
    rm/PEN/other soles peruans
    rm/PGK/one kina da la Papua Nova Guinea
    rm/PGK/other kinas da la Papua Nova Guinea
    rm/PHP/one peso filippin
    rm/PHP/other pesos filippins
    rm/PKR/one rupia pakistana
    rm/PKR/other rupias pakistanas
    rm/PLN/one zloty polac
    rm/PLN/other zlotys polacs
    rm/PYG/other guaranis paraguaians
    rm/QAR/one rial da Katar
    rm/QAR/other rials da Katar
    rm/RON/one leu rumen
    rm/RON/other leus rumens
    rm/RSD/one dinar serb
    rm/RSD/other dinars serbs
    rm/RUB/one rubel russ
    rm/RUB/other rubels russ
    rm/RWF/one franc ruandais
    rm/RWF/other francs ruandais
    rm/SAR/one riyal saudit
    rm/SAR/other riyals saudits
    rm/SBD/one dollar da las Inslas da Salomon
    rm/SBD/other dollars da las Inslas da Salomon
    rm/SCR/one rupia da las Seychellas
    rm/SCR/other rupias da las Seychellas
    rm/SDG/one glivra sudanaisa
    rm/SDG/other glivras sudanaisas
    rm/SEK/one cruna svedaisa
    rm/SEK/other crunas svedaisas
    rm/SGD/one dollar dal Singapur
    rm/SGD/other dollars dal Singapur
    rm/SHP/one glivra da Sontg’Elena
    rm/SHP/other glivras da Sontg’Elena
    rm/SLE/one leone da la Sierra Leone
    rm/SLE/other leones da la Sierra Leone
    rm/SLL/one leone da la Sierra Leone (1964—2022)
    rm/SLL/other leones da la Sierra Leone (1964—2022)
    rm/SOS/one schilling somalian
    rm/SOS/other schillings somalians
    rm/SRD/other dollars surinams
    rm/SSP/one glivra sidsudanaisa
    rm/SSP/other glivras sidsudanaisas
    rm/STN/one dobra da São Tomé e Príncipe
    rm/STN/other dobras da São Tomé e Príncipe
    rm/SYP/one glivra siriana
    rm/SYP/other glivras sirianas
    rm/SZL/one lilangeni dal Swaziland
    rm/SZL/other emalangenis dal Swaziland
    rm/THB/one baht tailandais
    rm/THB/other bahts tailandais
    rm/TJS/one somoni tadschic
    rm/TJS/other somonis tadschics
    rm/TMT/one manat turkmen
    rm/TMT/other manats turkmens
    rm/TND/one dinar tunesian
    rm/TND/other dinars tunesians
    rm/TOP/one paʻanga da Tonga
    rm/TOP/other pa’angas da Tonga
    rm/TRY/one lira tirca
    rm/TRY/other liras tircas
    rm/TTD/other dollars da Trinidad e Tobago
    rm/TWD/one nov dollar taiwanais
    rm/TWD/other novs dollars taiwanais
    rm/TZS/one schilling tansanian
    rm/TZS/other schillings tansanians
    rm/UAH/one hryvnia ucranaisa
    rm/UAH/other hryvnias ucranaisas
    rm/UGX/one schilling ugandais
    rm/UGX/other schillings ugandais
    rm/USD/one dollar da l’USA
    rm/USD/other dollars da l’USA
    rm/UYU/one peso da l’Uruguai
    rm/UYU/other pesos da l’Uruguai
    rm/UZS/one som usbec
    rm/UZS/other soms usbecs
    rm/VES/one bolívar venezuelan
    rm/VES/other bolívars venezuelans
    rm/VND/one dong vietnamais
    rm/VND/other dongs vietnamais
    rm/VNN/one dong vietnamais (1978–1985)
    rm/VNN/other dongs vietnamais (1978–1985)
    rm/VUV/one vatu dal Vanuatu
    rm/VUV/other vatus dal Vanuatu
    rm/WST/one tala da la Samoa
    rm/WST/other talas da la Samoa
    rm/XAF/one franc CFA da l’Africa Centrala
    rm/XAF/other francs CFA da l’Africa Centrala
    rm/XCD/one dollar da la Caribica Orientala
    rm/XCD/other dollars da la Caribica Orientala
    rm/XOF/one franc CFA da l’Africa dal Vest
    rm/XOF/other francs CFA da l’Africa dal Vest
    rm/XPF/one franc CFP
    rm/XPF/other francs CFP
    rm/YER/one rial jemenit
    rm/YER/other rials jemenits
    rm/YUR/one dinar jugoslav refurmà (1992–1993)
    rm/YUR/other dinars jugoslavs refurmads (1992–1993)
    rm/ZAR/one rand sidafrican
    rm/ZAR/other rands sidafricans
    rm/ZMW/one kwacha da la Sambia
    rm/ZMW/other kwachas da la Sambia
    ro/AED/few dirhami din Emiratele Arabe Unite
    ro/AED/one dirham din Emiratele Arabe Unite
    ro/AED/other de dirhami din Emiratele Arabe Unite
    ro/AFN/few afgani afgani
    ro/AFN/one afgani afgan
    ro/AFN/other de afgani afgani
    ro/ALL/few lek
    ro/ALL/one lek
    ro/ALL/other de lek
    ro/AMD/few drami armenești
    ro/AMD/one dram armenesc
    ro/AMD/other de drami armenești
    ro/ANG/few guldeni neerlandezi antilezi
    ro/ANG/one gulden neerlandez antilez
    ro/ANG/other de guldeni neerlandezi antilezi
    ro/AOA/few kwanze angoleze
    ro/AOA/one kwanza angoleză
    ro/AOA/other de kwanze angoleze
    ro/ARS/few pesos argentinieni
    ro/ARS/one peso argentinian
    ro/ARS/other de pesos argentinieni
    ro/AUD/few dolari australieni
    ro/AUD/one dolar australian
    ro/AUD/other de dolari australieni
    ro/AWG/few florini arubani
    ro/AWG/one florin aruban
    ro/AWG/other de florini arubani
    ro/AZN/few manați azeri
    ro/AZN/one manat azer
    ro/AZN/other de manați azeri
    ro/BAM/few mărci convertibile
    ro/BAM/one marcă convertibilă
    ro/BAM/other de mărci convertibile
    ro/BBD/few dolari din Barbados
    ro/BBD/one dolar din Barbados
    ro/BBD/other de dolari din Barbados
    ro/BDT/few taka din Bangladesh
    ro/BDT/one taka din Bangladesh
    ro/BDT/other de taka din Bangladesh
    ro/BGN/few leve
    ro/BGN/one leva
    ro/BGN/other de leve
    ro/BHD/few dinari din Bahrain
    ro/BHD/one dinar din Bahrain
    ro/BHD/other de dinari din Bahrain
    ro/BIF/few franci burundezi
    ro/BIF/one franc burundez
    ro/BIF/other de franci burundezi
    ro/BMD/few dolari din Bermuda
    ro/BMD/one dolar din Bermuda
    ro/BMD/other de dolari din Bermuda
    ro/BND/few dolari din Brunei
    ro/BND/one dolar din Brunei
    ro/BND/other de dolari Brunei
    ro/BOB/few boliviano
    ro/BOB/one boliviano
    ro/BOB/other de boliviano
    ro/BRL/few reali
    ro/BRL/one real
    ro/BRL/other de reali
    ro/BSD/few dolari din Bahamas
    ro/BSD/one dolar din Bahamas
    ro/BSD/other de dolari din Bahamas
    ro/BTN/few ngultrum din Bhutan
    ro/BTN/one ngultrum din Bhutan
    ro/BTN/other de ngultrum din Bhutan
    ro/BWP/few pula Botswana
    ro/BWP/one pula Botswana
    ro/BWP/other de pula Botswana
    ro/BYN/few ruble belaruse
    ro/BYN/one rublă belarusă
    ro/BYN/other de ruble belaruse
    ro/BZD/few dolari din Belize
    ro/BZD/one dolar din Belize
    ro/BZD/other de dolari din Belize
    ro/CAD/few dolari canadieni
    ro/CAD/one dolar canadian
    ro/CAD/other de dolari canadieni
    ro/CDF/few franci congolezi
    ro/CDF/one franc congolez
    ro/CDF/other de franci congolezi
    ro/CHF/few franci elvețieni
    ro/CHF/one franc elvețian
    ro/CHF/other de franci elvețieni
    ro/CLP/few pesos chilieni
    ro/CLP/one peso chilian
    ro/CLP/other de pesos chilieni
    ro/CNH/few yuani chinezești (offshore)
    ro/CNH/one yuan chinezesc (offshore)
    ro/CNH/other de yuani chinezești (offshore)
    ro/CNY/few yuani chinezești
    ro/CNY/one yuan chinezesc
    ro/CNY/other de yuani chinezești
    ro/COP/few pesos columbieni
    ro/COP/one peso columbian
    ro/COP/other de pesos columbieni
    ro/CRC/few colóni costaricani
    ro/CRC/one colón costarican
    ro/CRC/other de colóni costaricani
    ro/CUC/few pesos cubanezi convertibili
    ro/CUC/one peso cubanez convertibil
    ro/CUC/other de pesos cubanezi convertibili
    ro/CUP/few pesos cubanezi
    ro/CUP/one peso cubanez
    ro/CUP/other de pesos cubanezi
    ro/CVE/few escudo caboverdieni
    ro/CVE/one escudo caboverdian
    ro/CVE/other de escudo caboverdieni
    ro/CZK/few coroane cehe
    ro/CZK/one coroană cehă
    ro/CZK/other de coroane cehe
    ro/DJF/few franci djiboutieni
    ro/DJF/one franc djiboutian
    ro/DJF/other de franci djiboutieni
    ro/DKK/few coroane daneze
    ro/DKK/one coroană daneză
    ro/DKK/other de coroane daneze
    ro/DOP/few pesos dominicani
    ro/DOP/one peso dominican
    ro/DOP/other de pesos dominicani
    ro/DZD/few dinari algerieni
    ro/DZD/one dinar algerian
    ro/DZD/other de dinari algerieni
    ro/EGP/few lire egiptene
    ro/EGP/one liră egipteană
    ro/EGP/other de lire egiptene
    ro/ERN/few nakfa eritreene
    ro/ERN/one nakfa eritreeană
    ro/ERN/other de nakfa eritreene
    ro/ETB/few birri etiopieni
    ro/ETB/one birr etiopian
    ro/ETB/other de birri etiopieni
    ro/EUR/few euro
    ro/EUR/one euro
    ro/EUR/other de euro
    ro/FJD/few dolari fijieni
    ro/FJD/one dolar fijian
    ro/FJD/other de dolari fijieni
    ro/FKP/few lire din Insulele Falkland
    ro/FKP/one liră din Insulele Falkland
    ro/FKP/other de lire din Insulele Falkland
    ro/GBP/few lire sterline
    ro/GBP/one liră sterlină
    ro/GBP/other de lire sterline
    ro/GEL/few lari georgieni
    ro/GEL/one lari georgian
    ro/GEL/other de lari georgieni
    ro/GHS/few cedi ghanezi
    ro/GHS/one cedi ghanez
    ro/GHS/other de cedi ghanezi
    ro/GIP/few lire din Gibraltar
    ro/GIP/one liră din Gibraltar
    ro/GIP/other de lire Gibraltar
    ro/GMD/few dalasi din Gambia
    ro/GMD/one dalasi din Gambia
    ro/GMD/other de dalasi din Gambia
    ro/GNF/few franci guineeni
    ro/GNF/one franc guineean
    ro/GNF/other de franci guineeni
    ro/GTQ/few quetzali guatemalezi
    ro/GTQ/one quetzal guatemalez
    ro/GTQ/other de quetzali guatemalezi
    ro/GYD/few dolari guyanezi
    ro/GYD/one dolar guyanez
    ro/GYD/other de dolari guyanezi
    ro/HKD/few dolari din Hong Kong
    ro/HKD/one dolar din Hong Kong
    ro/HKD/other de dolari din Hong Kong
    ro/HNL/few lempire honduriene
    ro/HNL/one lempiră honduriană
    ro/HNL/other de lempire honduriene
    ro/HRK/few kuna
    ro/HRK/one kuna
    ro/HRK/other de kuna
    ro/HTG/few gourde din Haiti
    ro/HTG/one gourde din Haiti
    ro/HTG/other de gourde din Haiti
    ro/HUF/few forinți
    ro/HUF/one forint
    ro/HUF/other de forinți
    ro/IDR/few rupii indoneziene
    ro/IDR/one rupie indoneziană
    ro/IDR/other de rupii indoneziene
    ro/ILS/few shekeli israelieni noi
    ro/ILS/one shekel israelian nou
    ro/ILS/other de shekeli israelieni noi
    ro/INR/few rupii indiene
    ro/INR/one rupie indiană
    ro/INR/other de rupii indiene
    ro/IQD/few dinari irakieni
    ro/IQD/one dinar irakian
    ro/IQD/other de dinari irakieni
    ro/IRR/few riali iranieni
    ro/IRR/one rial iranian
    ro/IRR/other de riali iranieni
    ro/ISK/few coroane islandeze
    ro/ISK/one coroană islandeză
    ro/ISK/other de coroane islandeze
    ro/JMD/few dolari jamaicani
    ro/JMD/one dolar jamaican
    ro/JMD/other de dolari jamaicani
    ro/JOD/few dinari iordanieni
    ro/JOD/one dinar iordanian
    ro/JOD/other de dinari iordanieni
    ro/JPY/few yeni japonezi
    ro/JPY/one yen japonez
    ro/JPY/other de yeni japonezi
    ro/KES/few șilingi kenyeni
    ro/KES/one șiling kenyan
    ro/KES/other de șilingi kenyeni
    ro/KGS/few somi kârgâzi
    ro/KGS/one som kârgâz
    ro/KGS/other de somi kârgâzi
    ro/KHR/few rieli cambodgieni
    ro/KHR/one riel cambodgian
    ro/KHR/other de rieli cambodgieni
    ro/KMF/few franci comorieni
    ro/KMF/one franc comorian
    ro/KMF/other de franci comorieni
    ro/KPW/few woni nord-coreeni
    ro/KPW/one won nord-coreean
    ro/KPW/other de woni nord-coreeni
    ro/KRW/few woni sud-coreeni
    ro/KRW/one won sud-coreean
    ro/KRW/other de woni sud-coreeni
    ro/KWD/few dinari kuweitieni
    ro/KWD/one dinar kuweitian
    ro/KWD/other de dinari kuweitieni
    ro/KYD/few dolari din Insulele Cayman
    ro/KYD/one dolar din Insulele Cayman
    ro/KYD/other de dolari din Insulele Cayman
    ro/KZT/few tenge kazahe
    ro/KZT/one tenge kazahă
    ro/KZT/other de tenge kazahe
    ro/LAK/few kipi laoțieni
    ro/LAK/one kip laoțian
    ro/LAK/other de kipi laoțieni
    ro/LBP/few lire libaneze
    ro/LBP/one liră libaneză
    ro/LBP/other de lire libaneze
    ro/LKR/few rupii srilankeze
    ro/LKR/one rupie srilankeză
    ro/LKR/other de rupii srilankeze
    ro/LRD/few dolari liberieni
    ro/LRD/one dolar liberian
    ro/LRD/other de dolari liberieni
    ro/LSL/few maloti lesothieni
    ro/LSL/one loti lesothian
    ro/LSL/other de maloti lesothieni
    ro/LYD/few dinari libieni
    ro/LYD/one dinar libian
    ro/LYD/other de dinari libieni
    ro/MAD/few dirhami marocani
    ro/MAD/one dirham marocan
    ro/MAD/other de dirhami marocani
    ro/MAF/few franci marocani
    ro/MAF/one franc marocan
    ro/MAF/other de franci marocani
    ro/MDL/few lei moldovenești
    ro/MDL/one leu moldovenesc
    ro/MDL/other de lei moldovenești
    ro/MGA/few ariary malgași
    ro/MGA/one ariary malgaș
    ro/MGA/other de ariary malgași
    ro/MKD/few denari
    ro/MKD/one denar
    ro/MKD/other de denari
    ro/MMK/few kyați din Myanmar
    ro/MMK/one kyat din Myanmar
    ro/MMK/other de kyați din Myanmar
    ro/MNT/few tugrici mongoli
    ro/MNT/one tugrik mongol
    ro/MNT/other de tugrici mongoli
    ro/MOP/few pataca din Macao
    ro/MOP/one pataca din Macao
    ro/MOP/other de pataca din Macao
    ro/MRU/few ouguiya mauritane
    ro/MRU/one ouguiya mauritană
    ro/MRU/other de ouguiya mauritane
    ro/MUR/few rupii mauritiene
    ro/MUR/one rupie mauritiană
    ro/MUR/other de rupii mauritiene
    ro/MVR/few rufiyaa maldiviene
    ro/MVR/one rufiyaa maldiviană
    ro/MVR/other de rufiyaa maldiviene
    ro/MWK/few kwache malawiene
    ro/MWK/one kwacha malawiană
    ro/MWK/other de kwache malawiene
    ro/MXN/few pesos mexicani
    ro/MXN/one peso mexican
    ro/MXN/other de pesos mexicani
    ro/MYR/few ringgit malaiezieni
    ro/MYR/one ringgit malaiezian
    ro/MYR/other de ringgit malaiezieni
    ro/MZN/few meticali mozambicani
    ro/MZN/one metical mozambican
    ro/MZN/other de meticali mozambicani
    ro/NAD/few dolari namibieni
    ro/NAD/one dolar namibian
    ro/NAD/other de dolari namibieni
    ro/NGN/few naire nigeriene
    ro/NGN/one naira nigeriană
    ro/NGN/other de naire nigeriene
    ro/NIO/few córdobe oro
    ro/NIO/one córdoba oro
    ro/NIO/other de córdobe oro
    ro/NOK/few coroane norvegiene
    ro/NOK/one coroană norvegiană
    ro/NOK/other de coroane norvegiene
    ro/NPR/few rupii nepaleze
    ro/NPR/one rupie nepaleză
    ro/NPR/other de rupii nepaleze
    ro/NZD/few dolari neozeelandezi
    ro/NZD/one dolar neozeelandez
    ro/NZD/other de dolari neozeelandezi
    ro/OMR/few riali omanezi
    ro/OMR/one rial omanez
    ro/OMR/other de riali omanezi
    ro/PAB/few balboa panameze
    ro/PAB/one balboa panameză
    ro/PAB/other de balboa panameze
    ro/PEN/few soli
    ro/PEN/one sol
    ro/PEN/other de soli
    ro/PGK/few kina din Papua-Noua Guinee
    ro/PGK/one kina din Papua-Noua Guinee
    ro/PGK/other de kina din Papua-Noua Guinee
    ro/PHP/few pesos filipinezi
    ro/PHP/one peso filipinez
    ro/PHP/other de pesos filipinezi
    ro/PKR/few rupii pakistaneze
    ro/PKR/one rupie pakistaneză
    ro/PKR/other de rupii pakistaneze
    ro/PLN/few zloți
    ro/PLN/one zlot
    ro/PLN/other de zloți
    ro/PYG/few guarani
    ro/PYG/one guarani
    ro/PYG/other de guarani
    ro/QAR/few riali qatarieni
    ro/QAR/one rial qatarian
    ro/QAR/other de riali qatarieni
    ro/RON/few lei românești
    ro/RON/one leu românesc
    ro/RON/other de lei românești
    ro/RSD/few dinari sârbești
    ro/RSD/one dinar sârbesc
    ro/RSD/other de dinari sârbești
    ro/RUB/few ruble rusești
    ro/RUB/one rublă rusească
    ro/RUB/other de ruble rusești
    ro/RWF/few franci rwandezi
    ro/RWF/one franc rwandez
    ro/RWF/other de franci rwandezi
    ro/SAR/few riali saudiți
    ro/SAR/one rial saudit
    ro/SAR/other de riali saudiți
    ro/SBD/few dolari din Insulele Solomon
    ro/SBD/one dolar din Insulele Solomon
    ro/SBD/other de dolari din Insulele Solomon
    ro/SCR/few rupii seychelleze
    ro/SCR/one rupie seychelleză
    ro/SCR/other de rupii seychelleze
    ro/SDG/few lire sudaneze
    ro/SDG/one liră sudaneză
    ro/SDG/other de lire sudaneze
    ro/SEK/few coroane suedeze
    ro/SEK/one coroană suedeză
    ro/SEK/other de coroane suedeze
    ro/SGD/few dolari singaporezi
    ro/SGD/one dolar singaporez
    ro/SGD/other de dolari singaporezi
    ro/SHP/few lire din Sfânta Elena (Sfânta Elena și Ascension)
    ro/SHP/one liră din Sfânta Elena (Sfânta Elena și Ascension)
    ro/SHP/other de lire din Sfânta Elena (Sfânta Elena și Ascension)
    ro/SLE/few leoni din Sierra Leone
    ro/SLE/one leone din Sierra Leone
    ro/SLE/other de leoni din Sierra Leone
    ro/SLL/few leoni din Sierra Leone (1964—2022)
    ro/SLL/one leone din Sierra Leone (1964—2022)
    ro/SLL/other de leoni din Sierra Leone (1964—2022)
    ro/SOS/few șilingi somalezi
    ro/SOS/one șiling somalez
    ro/SOS/other de șilingi somalezi
    ro/SRD/few dolari surinamezi
    ro/SRD/one dolar surinamez
    ro/SRD/other de dolari surinamezi
    ro/SSP/few lire din Sudanul de Sud
    ro/SSP/one liră din Sudanul de Sud
    ro/SSP/other de lire din Sudanul de Sud
    ro/STN/few dobre din São Tomé și Príncipe
    ro/STN/one dobra din São Tomé și Príncipe
    ro/STN/other de dobre din São Tomé și Príncipe
    ro/SYP/few lire siriene
    ro/SYP/one liră siriană
    ro/SYP/other de lire siriene
    ro/SZL/few emalangeni din Swaziland
    ro/SZL/one lilangeni din Swaziland
    ro/SZL/other de emalangeni din Swaziland
    ro/THB/few bahți thailandezi
    ro/THB/one baht thailandez
    ro/THB/other de bahți thailandezi
    ro/TJS/few somoni tadjici
    ro/TJS/one somoni tajdic
    ro/TJS/other de somoni tadjici
    ro/TMT/few manat turkmeni
    ro/TMT/one manat turkmen
    ro/TMT/other de manat turkmeni
    ro/TND/few dinari tunisieni
    ro/TND/one dinar tunisian
    ro/TND/other de dinari tunisieni
    ro/TOP/few pa’anga tongane
    ro/TOP/one pa’anga tongană
    ro/TOP/other de pa’anga tongane
    ro/TRY/few lire turcești
    ro/TRY/one liră turcească
    ro/TRY/other de lire turcești
    ro/TTD/few dolari din Trinidad și Tobago
    ro/TTD/one dolar din Trinidad și Tobago
    ro/TTD/other de dolari din Trinidad și Tobago
    ro/TWD/few dolari noi din Taiwan
    ro/TWD/one dolar nou din Taiwan
    ro/TWD/other de dolari noi Taiwan
    ro/TZS/few șilingi tanzanieni
    ro/TZS/one șiling tanzanian
    ro/TZS/other de șilingi tanzanieni
    ro/UAH/few grivne
    ro/UAH/one grivnă
    ro/UAH/other de grivne
    ro/UGX/few șilingi ugandezi
    ro/UGX/one șiling ugandez
    ro/UGX/other de șilingi ugandezi
    ro/USD/few dolari americani
    ro/USD/one dolar american
    ro/USD/other de dolari americani
    ro/UYU/few pesos uruguayeni
    ro/UYU/one peso uruguayan
    ro/UYU/other de pesos uruguayeni
    ro/UZS/few sum Uzbekistan
    ro/UZS/one sum Uzbekistan
    ro/UZS/other de sum Uzbekistan
    ro/VEF/few bolivari venezueleni (2008–2018)
    ro/VEF/one bolivar venezuelean (2008–2018)
    ro/VEF/other de bolivari venezueleni (2008–2018)
    ro/VES/few bolívari soberano
    ro/VES/one bolívar soberano
    ro/VES/other de bolívari soberano
    ro/VND/few dongi vietnamezi
    ro/VND/one dong vietnamez
    ro/VND/other de dongi vietnamezi
    ro/VUV/few vatu din Vanuatu
    ro/VUV/one vatu din Vanuatu
    ro/VUV/other de vatu din Vanuatu
    ro/WST/few tala samoane
    ro/WST/one tala samoană
    ro/WST/other de tala samoană
    ro/XAF/few franci CFA BEAC
    ro/XAF/one franc CFA BEAC
    ro/XAF/other de franci CFA central-africani
    ro/XCD/few dolari est-caraibi
    ro/XCD/one dolar est-caraib
    ro/XCD/other de dolari est-caraibi
    ro/XFO/few franci francezi de aur
    ro/XFO/one franc francez de aur
    ro/XFO/other de franci francezi de aur
    ro/XFU/few franc UIC francez
    ro/XFU/one franc UIC francez
    ro/XFU/other de franc UIC francez
    ro/XOF/few franci CFA BCEAO
    ro/XOF/one franc CFA BCEAO
    ro/XOF/other de franci CFA BCEAO
    ro/XPF/few franci CFP
    ro/XPF/one franc CFP
    ro/XPF/other de franci CFP
    ro/YER/few riali yemeniți
    ro/YER/one rial yemenit
    ro/YER/other de riali yemeniți
    ro/ZAR/few ranzi sud-africani
    ro/ZAR/one rand sud-african
    ro/ZAR/other de ranzi sud-africani
    ro/ZMW/few kwache zambiene
    ro/ZMW/one kwacha zambian
    ro/ZMW/other de kwache zambiene
    ru/AED/many дирхамов ОАЭ
    ru/AED/one дирхам ОАЭ
    ru/AED/other дирхама ОАЭ
    ru/ALL/few албанских лека
    ru/ALL/many албанских леков
    ru/ALL/one албанский лек
    ru/ALL/other албанского лека
    ru/AMD/few армянских драма
    ru/AMD/many армянских драмов
    ru/AMD/one армянский драм
    ru/AMD/other армянского драма
    ru/ANG/few нидерландских антильских гульдена
    ru/ANG/many нидерландских антильских гульденов
    ru/ANG/one нидерландский антильский гульден
    ru/ANG/other нидерландского антильского гульдена
    ru/AOA/few ангольские кванзы
    ru/AOA/many ангольских кванз
    ru/AOA/one ангольская кванза
    ru/AOA/other ангольской кванзы
    ru/ARS/few аргентинских песо
    ru/ARS/many аргентинских песо
    ru/ARS/one аргентинский песо
    ru/ARS/other аргентинского песо
    ru/AUD/few австралийских доллара
    ru/AUD/many австралийских долларов
    ru/AUD/one австралийский доллар
    ru/AUD/other австралийского доллара
    ru/AWG/few арубанских флорина
    ru/AWG/many арубанских флоринов
    ru/AWG/one арубанский флорин
    ru/AWG/other арубанского флорина
    ru/AZN/few азербайджанских маната
    ru/AZN/many азербайджанских манатов
    ru/AZN/one азербайджанский манат
    ru/AZN/other азербайджанского маната
    ru/BAM/few конвертируемые марки Боснии и Герцеговины
    ru/BAM/many конвертируемых марок Боснии и Герцеговины
    ru/BAM/one конвертируемая марка Боснии и Герцеговины
    ru/BAM/other конвертируемой марки Боснии и Герцеговины
    ru/BBD/few барбадосских доллара
    ru/BBD/many барбадосских долларов
    ru/BBD/one барбадосский доллар
    ru/BBD/other барбадосского доллара
    ru/BDT/few бангладешские таки
    ru/BDT/many бангладешских так
    ru/BDT/one бангладешская така
    ru/BDT/other бангладешской таки
    ru/BGN/few болгарских лева
    ru/BGN/many болгарских левов
    ru/BGN/one болгарский лев
    ru/BGN/other болгарского лева
    ru/BHD/few бахрейнских динара
    ru/BHD/many бахрейнских динаров
    ru/BHD/one бахрейнский динар
    ru/BHD/other бахрейнского динара
    ru/BIF/few бурундийских франка
    ru/BIF/many бурундийских франков
    ru/BIF/one бурундийский франк
    ru/BIF/other бурундийского франка
    ru/BMD/few бермудских доллара
    ru/BMD/many бермудских долларов
    ru/BMD/one бермудский доллар
    ru/BMD/other бермудского доллара
    ru/BND/few брунейских доллара
    ru/BND/many брунейских долларов
    ru/BND/one брунейский доллар
    ru/BND/other брунейского доллара
    ru/BOB/few боливийских боливиано
    ru/BOB/many боливийских боливиано
    ru/BOB/one боливийский боливиано
    ru/BOB/other боливийского боливиано
    ru/BRL/few бразильских реала
    ru/BRL/many бразильских реалов
    ru/BRL/one бразильский реал
    ru/BRL/other бразильского реала
    ru/BSD/few багамских доллара
    ru/BSD/many багамских долларов
    ru/BSD/one багамский доллар
    ru/BSD/other багамского доллара
    ru/BTN/few бутанских нгултрума
    ru/BTN/many бутанских нгултрумов
    ru/BTN/one бутанский нгултрум
    ru/BTN/other бутанского нгултрума
    ru/BWP/few ботсванские пулы
    ru/BWP/many ботсванских пул
    ru/BWP/one ботсванская пула
    ru/BWP/other ботсванской пулы
    ru/BYN/few белорусских рубля
    ru/BYN/many белорусских рублей
    ru/BYN/one белорусский рубль
    ru/BYN/other белорусского рубля
    ru/BZD/few белизских доллара
    ru/BZD/many белизских долларов
    ru/BZD/one белизский доллар
    ru/BZD/other белизского доллара
    ru/CAD/few канадских доллара
    ru/CAD/many канадских долларов
    ru/CAD/one канадский доллар
    ru/CAD/other канадского доллара
    ru/CDF/few конголезских франка
    ru/CDF/many конголезских франков
    ru/CDF/one конголезский франк
    ru/CDF/other конголезского франка
    ru/CHF/few швейцарских франка
    ru/CHF/many швейцарских франков
    ru/CHF/one швейцарский франк
    ru/CHF/other швейцарского франка
    ru/CLP/few чилийских песо
    ru/CLP/many чилийских песо
    ru/CLP/one чилийский песо
    ru/CLP/other чилийского песо
    ru/CNH/few китайских офшорных юаня
    ru/CNH/many китайских офшорных юаней
    ru/CNH/one китайский офшорный юань
    ru/CNH/other китайского офшорного юаня
    ru/CNY/few китайских юаня
    ru/CNY/many китайских юаней
    ru/CNY/one китайский юань
    ru/CNY/other китайского юаня
    ru/COP/few колумбийских песо
    ru/COP/many колумбийских песо
    ru/COP/one колумбийский песо
    ru/COP/other колумбийского песо
    ru/CRC/few костариканских колона
    ru/CRC/many костариканских колонов
    ru/CRC/one костариканский колон
    ru/CRC/other костариканского колона
    ru/CUC/few кубинских конвертируемых песо
    ru/CUC/many кубинских конвертируемых песо
    ru/CUC/one кубинский конвертируемый песо
    ru/CUC/other кубинского конвертируемого песо
    ru/CUP/few кубинских песо
    ru/CUP/many кубинских песо
    ru/CUP/one кубинский песо
    ru/CUP/other кубинского песо
    ru/CZK/few чешские кроны
    ru/CZK/many чешских крон
    ru/CZK/one чешская крона
    ru/CZK/other чешской кроны
    ru/DJF/many франков Джибути
    ru/DJF/one франк Джибути
    ru/DJF/other франка Джибути
    ru/DKK/few датские кроны
    ru/DKK/many датских крон
    ru/DKK/one датская крона
    ru/DKK/other датской кроны
    ru/DOP/few доминиканских песо
    ru/DOP/many доминиканских песо
    ru/DOP/one доминиканский песо
    ru/DOP/other доминиканского песо
    ru/DZD/few алжирских динара
    ru/DZD/many алжирских динаров
    ru/DZD/one алжирский динар
    ru/DZD/other алжирского динара
    ru/EGP/few египетских фунта
    ru/EGP/many египетских фунтов
    ru/EGP/one египетский фунт
    ru/EGP/other египетского фунта
    ru/ERN/few эритрейские накфы
    ru/ERN/many эритрейских накф
    ru/ERN/one эритрейская накфа
    ru/ERN/other эритрейской накфы
    ru/ETB/few эфиопских быра
    ru/ETB/many эфиопских быров
    ru/ETB/one эфиопский быр
    ru/ETB/other эфиопского быра
    ru/FJD/many долларов Фиджи
    ru/FJD/one доллар Фиджи
    ru/FJD/other доллара Фиджи
    ru/FKP/many фунтов Фолклендских островов
    ru/FKP/one фунт Фолклендских островов
    ru/FKP/other фунта Фолклендских островов
    ru/GBP/few британских фунта стерлингов
    ru/GBP/many британских фунтов стерлингов
    ru/GBP/one британский фунт стерлингов
    ru/GBP/other британского фунта стерлингов
    ru/GEL/few грузинских лари
    ru/GEL/many грузинских лари
    ru/GEL/one грузинский лари
    ru/GEL/other грузинского лари
    ru/GHS/few ганских седи
    ru/GHS/many ганских седи
    ru/GHS/one ганский седи
    ru/GHS/other ганского седи
    ru/GIP/few гибралтарских фунта
    ru/GIP/many гибралтарских фунтов
    ru/GIP/one гибралтарский фунт
    ru/GIP/other гибралтарского фунта
    ru/GMD/few гамбийских даласи
    ru/GMD/many гамбийских даласи
    ru/GMD/one гамбийский даласи
    ru/GMD/other гамбийского даласи
    ru/GNF/few гвинейских франка
    ru/GNF/many гвинейских франков
    ru/GNF/one гвинейский франк
    ru/GNF/other гвинейского франка
    ru/GTQ/few гватемальских кетсаля
    ru/GTQ/many гватемальских кетсалей
    ru/GTQ/one гватемальский кетсаль
    ru/GTQ/other гватемальского кетсаля
    ru/GYD/few гайанских доллара
    ru/GYD/many гайанских долларов
    ru/GYD/one гайанский доллар
    ru/GYD/other гайанского доллара
    ru/HKD/few гонконгских доллара
    ru/HKD/many гонконгских долларов
    ru/HKD/one гонконгский доллар
    ru/HKD/other гонконгского доллара
    ru/HNL/few гондурасские лемпиры
    ru/HNL/many гондурасских лемпир
    ru/HNL/one гондурасская лемпира
    ru/HNL/other гондурасской лемпиры
    ru/HRK/few хорватские куны
    ru/HRK/many хорватских кун
    ru/HRK/one хорватская куна
    ru/HRK/other хорватской куны
    ru/HTG/few гаитянских гурда
    ru/HTG/many гаитянских гурдов
    ru/HTG/one гаитянский гурд
    ru/HTG/other гаитянского гурда
    ru/HUF/few венгерских форинта
    ru/HUF/many венгерских форинтов
    ru/HUF/one венгерский форинт
    ru/HUF/other венгерского форинта
    ru/IDR/few индонезийские рупии
    ru/IDR/many индонезийских рупий
    ru/IDR/one индонезийская рупия
    ru/IDR/other индонезийской рупии
    ru/ILS/few новых израильских шекеля
    ru/ILS/many новых израильских шекелей
    ru/ILS/one новый израильский шекель
    ru/ILS/other нового израильского шекеля
    ru/INR/few индийские рупии
    ru/INR/many индийских рупий
    ru/INR/one индийская рупия
    ru/INR/other индийской рупии
    ru/IQD/few иракских динара
    ru/IQD/many иракских динаров
    ru/IQD/one иракский динар
    ru/IQD/other иракского динара
    ru/IRR/few иранских риала
    ru/IRR/many иранских риалов
    ru/IRR/one иранский риал
    ru/IRR/other иранского риала
    ru/ISK/few исландские кроны
    ru/ISK/many исландских крон
    ru/ISK/one исландская крона
    ru/ISK/other исландской кроны
    ru/JMD/few ямайских доллара
    ru/JMD/many ямайских долларов
    ru/JMD/one ямайский доллар
    ru/JMD/other ямайского доллара
    ru/JOD/few иорданских динара
    ru/JOD/many иорданских динаров
    ru/JOD/one иорданский динар
    ru/JOD/other иорданского динара
    ru/JPY/few японские иены
    ru/JPY/many японских иен
    ru/JPY/one японская иена
    ru/JPY/other японской иены
    ru/KES/few кенийских шиллинга
    ru/KES/many кенийских шиллингов
    ru/KES/one кенийский шиллинг
    ru/KES/other кенийского шиллинга
    ru/KGS/few киргизских сома
    ru/KGS/many киргизских сомов
    ru/KGS/one киргизский сом
    ru/KGS/other киргизского сома
    ru/KHR/few камбоджийских риеля
    ru/KHR/many камбоджийских риелей
    ru/KHR/one камбоджийский риель
    ru/KHR/other камбоджийского риеля
    ru/KMF/few коморских франка
    ru/KMF/many коморских франков
    ru/KMF/one коморский франк
    ru/KMF/other коморского франка
    ru/KPW/few северокорейские воны
    ru/KPW/many северокорейских вон
    ru/KPW/one северокорейская вона
    ru/KPW/other северокорейской воны
    ru/KRW/few южнокорейские воны
    ru/KRW/many южнокорейских вон
    ru/KRW/one южнокорейская вона
    ru/KRW/other южнокорейской воны
    ru/KWD/few кувейтских динара
    ru/KWD/many кувейтских динаров
    ru/KWD/one кувейтский динар
    ru/KWD/other кувейтского динара
    ru/KYD/many долларов Островов Кайман
    ru/KYD/one доллар Островов Кайман
    ru/KYD/other доллара Островов Кайман
    ru/KZT/few казахских тенге
    ru/KZT/many казахских тенге
    ru/KZT/one казахский тенге
    ru/KZT/other казахского тенге
    ru/LAK/few лаосских кипа
    ru/LAK/many лаосских кипов
    ru/LAK/one лаосский кип
    ru/LAK/other лаосского кипа
    ru/LBP/few ливанских фунта
    ru/LBP/many ливанских фунтов
    ru/LBP/one ливанский фунт
    ru/LBP/other ливанского фунта
    ru/LKR/few шри-ланкийские рупии
    ru/LKR/many шри-ланкийских рупий
    ru/LKR/one шри-ланкийская рупия
    ru/LKR/other шри-ланкийской рупии
    ru/LRD/few либерийских доллара
    ru/LRD/many либерийских долларов
    ru/LRD/one либерийский доллар
    ru/LRD/other либерийского доллара
    ru/LYD/few ливийских динара
    ru/LYD/many ливийских динаров
    ru/LYD/one ливийский динар
    ru/LYD/other ливийского динара
    ru/MAD/few марокканских дирхама
    ru/MAD/many марокканских дирхамов
    ru/MAD/one марокканский дирхам
    ru/MAD/other марокканского дирхама
    ru/MDL/few молдавских лея
    ru/MDL/many молдавских леев
    ru/MDL/one молдавский лей
    ru/MDL/other молдавского лея
    ru/MGA/few малагасийских ариари
    ru/MGA/many малагасийских ариари
    ru/MGA/one малагасийский ариари
    ru/MGA/other малагасийского ариари
    ru/MKD/few македонских денара
    ru/MKD/many македонских денаров
    ru/MKD/one македонский денар
    ru/MKD/other македонского денара
    ru/MMK/few мьянманских кьята
    ru/MMK/many мьянманских кьятов
    ru/MMK/one мьянманский кьят
    ru/MMK/other мьянманского кьята
    ru/MNT/few монгольских тугрика
    ru/MNT/many монгольских тугриков
    ru/MNT/one монгольский тугрик
    ru/MNT/other монгольского тугрика
    ru/MOP/many патак Макао
    ru/MOP/one патака Макао
    ru/MOP/other патаки Макао
    ru/MRU/few мавританские угии
    ru/MRU/many мавританских угий
    ru/MRU/one мавританская угия
    ru/MRU/other мавританской угии
    ru/MUR/few маврикийские рупии
    ru/MUR/many маврикийских рупий
    ru/MUR/one маврикийская рупия
    ru/MUR/other маврикийской рупии
    ru/MVR/few мальдивские руфии
    ru/MVR/many мальдивских руфий
    ru/MVR/one мальдивская руфия
    ru/MVR/other мальдивской руфии
    ru/MWK/few малавийские квачи
    ru/MWK/many малавийских квач
    ru/MWK/one малавийская квача
    ru/MWK/other малавийской квачи
    ru/MXN/few мексиканских песо
    ru/MXN/many мексиканских песо
    ru/MXN/one мексиканский песо
    ru/MXN/other мексиканского песо
    ru/MYR/few малайзийских ринггита
    ru/MYR/many малайзийских ринггитов
    ru/MYR/one малайзийский ринггит
    ru/MYR/other малайзийского ринггита
    ru/MZN/few мозамбикских метикала
    ru/MZN/many мозамбикских метикалов
    ru/MZN/one мозамбикский метикал
    ru/MZN/other мозамбикского метикала
    ru/NAD/many долларов Намибии
    ru/NAD/one доллар Намибии
    ru/NAD/other доллара Намибии
    ru/NGN/few нигерийские найры
    ru/NGN/many нигерийских найр
    ru/NGN/one нигерийская найра
    ru/NGN/other нигерийской найры
    ru/NIO/few никарагуанские кордобы
    ru/NIO/many никарагуанских кордоб
    ru/NIO/one никарагуанская кордоба
    ru/NIO/other никарагуанской кордобы
    ru/NOK/few норвежские кроны
    ru/NOK/many норвежских крон
    ru/NOK/one норвежская крона
    ru/NOK/other норвежской кроны
    ru/NPR/few непальские рупии
    ru/NPR/many непальских рупий
    ru/NPR/one непальская рупия
    ru/NPR/other непальской рупии
    ru/NZD/few новозеландских доллара
    ru/NZD/many новозеландских долларов
    ru/NZD/one новозеландский доллар
    ru/NZD/other новозеландского доллара
    ru/OMR/few оманских риала
    ru/OMR/many оманских риалов
    ru/OMR/one оманский риал
    ru/OMR/other оманского риала
    ru/PAB/few панамских бальбоа
    ru/PAB/many панамских бальбоа
    ru/PAB/one панамский бальбоа
    ru/PAB/other панамского бальбоа
    ru/PEN/few перуанских соля
    ru/PEN/many перуанских солей
    ru/PEN/one перуанский соль
    ru/PEN/other перуанского соля
    ru/PGK/many кин Папуа – Новой Гвинеи
    ru/PGK/one кина Папуа – Новой Гвинеи
    ru/PGK/other кины Папуа – Новой Гвинеи
    ru/PHP/few филиппинских песо
    ru/PHP/many филиппинских песо
    ru/PHP/one филиппинский песо
    ru/PHP/other филиппинского песо
    ru/PKR/few пакистанские рупии
    ru/PKR/many пакистанских рупий
    ru/PKR/one пакистанская рупия
    ru/PKR/other пакистанской рупии
    ru/PLN/few польских злотых
    ru/PLN/many польских злотых
    ru/PLN/one польский злотый
    ru/PLN/other польского злотого
    ru/PYG/few парагвайских гуарани
    ru/PYG/many парагвайских гуарани
    ru/PYG/one парагвайский гуарани
    ru/PYG/other парагвайского гуарани
    ru/QAR/few катарских риала
    ru/QAR/many катарских риалов
    ru/QAR/one катарский риал
    ru/QAR/other катарского риала
    ru/RON/few румынских лея
    ru/RON/many румынских леев
    ru/RON/one румынский лей
    ru/RON/other румынского лея
    ru/RSD/few сербских динара
    ru/RSD/many сербских динаров
    ru/RSD/one сербский динар
    ru/RSD/other сербского динара
    ru/RUB/few российских рубля
    ru/RUB/many российских рублей
    ru/RUB/one российский рубль
    ru/RUB/other российского рубля
    ru/RWF/many франков Руанды
    ru/RWF/one франк Руанды
    ru/RWF/other франка Руанды
    ru/SAR/few саудовских рияла
    ru/SAR/many саудовских риялов
    ru/SAR/one саудовский риял
    ru/SAR/other саудовского рияла
    ru/SBD/many долларов Соломоновых Островов
    ru/SBD/one доллар Соломоновых Островов
    ru/SBD/other доллара Соломоновых Островов
    ru/SCR/few сейшельские рупии
    ru/SCR/many сейшельских рупий
    ru/SCR/one сейшельская рупия
    ru/SCR/other сейшельской рупии
    ru/SDG/few суданских фунта
    ru/SDG/many суданских фунтов
    ru/SDG/one суданский фунт
    ru/SDG/other суданского фунта
    ru/SEK/few шведские кроны
    ru/SEK/many шведских крон
    ru/SEK/one шведская крона
    ru/SEK/other шведской кроны
    ru/SGD/few сингапурских доллара
    ru/SGD/many сингапурских долларов
    ru/SGD/one сингапурский доллар
    ru/SGD/other сингапурского доллара
    ru/SHP/many фунтов острова Святой Елены
    ru/SHP/one фунт острова Святой Елены
    ru/SHP/other фунта острова Святой Елены
    ru/SOS/few сомалийских шиллинга
    ru/SOS/many сомалийских шиллингов
    ru/SOS/one сомалийский шиллинг
    ru/SOS/other сомалийского шиллинга
    ru/SRD/few суринамских доллара
    ru/SRD/many суринамских долларов
    ru/SRD/one суринамский доллар
    ru/SRD/other суринамского доллара
    ru/SSP/few южносуданских фунта
    ru/SSP/many южносуданских фунтов
    ru/SSP/one южносуданский фунт
    ru/SSP/other южносуданского фунта
    ru/STN/many добр Сан-Томе и Принсипи
    ru/STN/one добра Сан-Томе и Принсипи
    ru/STN/other добры Сан-Томе и Принсипи
    ru/SYP/few сирийских фунта
    ru/SYP/many сирийских фунтов
    ru/SYP/one сирийский фунт
    ru/SYP/other сирийского фунта
    ru/SZL/few свазилендских лилангени
    ru/SZL/many свазилендских лилангени
    ru/SZL/one свазилендский лилангени
    ru/SZL/other свазилендского лилангени
    ru/THB/few таиландских бата
    ru/THB/many таиландских батов
    ru/THB/one таиландский бат
    ru/THB/other таиландского бата
    ru/TJS/few таджикских сомони
    ru/TJS/many таджикских сомони
    ru/TJS/one таджикский сомони
    ru/TJS/other таджикского сомони
    ru/TMT/few новых туркменских маната
    ru/TMT/many новых туркменских манатов
    ru/TMT/one новый туркменский манат
    ru/TMT/other нового туркменского маната
    ru/TND/few тунисских динара
    ru/TND/many тунисских динаров
    ru/TND/one тунисский динар
    ru/TND/other тунисского динара
    ru/TOP/few тонганские паанги
    ru/TOP/many тонганских паанг
    ru/TOP/one тонганская паанга
    ru/TOP/other тонганской паанги
    ru/TRY/few турецкие лиры
    ru/TRY/many турецких лир
    ru/TRY/one турецкая лира
    ru/TRY/other турецкой лиры
    ru/TTD/many долларов Тринидада и Тобаго
    ru/TTD/one доллар Тринидада и Тобаго
    ru/TTD/other доллара Тринидада и Тобаго
    ru/TWD/few новых тайваньских доллара
    ru/TWD/many новых тайваньских долларов
    ru/TWD/one новый тайваньский доллар
    ru/TWD/other нового тайваньского доллара
    ru/TZS/few танзанийских шиллинга
    ru/TZS/many танзанийских шиллингов
    ru/TZS/one танзанийский шиллинг
    ru/TZS/other танзанийского шиллинга
    ru/UAH/few украинские гривны
    ru/UAH/many украинских гривен
    ru/UAH/one украинская гривна
    ru/UAH/other украинской гривны
    ru/UGX/few угандийских шиллинга
    ru/UGX/many угандийских шиллингов
    ru/UGX/one угандийский шиллинг
    ru/UGX/other угандийского шиллинга
    ru/USD/many долларов США
    ru/USD/one доллар США
    ru/USD/other доллара США
    ru/UYU/few уругвайских песо
    ru/UYU/many уругвайских песо
    ru/UYU/one уругвайский песо
    ru/UYU/other уругвайского песо
    ru/UZS/few узбекских сума
    ru/UZS/many узбекских сумов
    ru/UZS/one узбекский сум
    ru/UZS/other узбекского сума
    ru/VEF/few венесуэльских боливара (2008–2018)
    ru/VEF/many венесуэльских боливаров (2008–2018)
    ru/VEF/one венесуэльский боливар (2008–2018)
    ru/VEF/other венесуэльского боливара (2008–2018)
    ru/VES/few венесуэльских боливара
    ru/VES/many венесуэльских боливаров
    ru/VES/one венесуэльский боливар
    ru/VES/other венесуэльского боливара
    ru/VND/few вьетнамских донга
    ru/VND/many вьетнамских донгов
    ru/VND/one вьетнамский донг
    ru/VND/other вьетнамского донга
    ru/WST/few самоанские талы
    ru/WST/many самоанских тал
    ru/WST/one самоанская тала
    ru/WST/other самоанской талы
    ru/XAF/many франков КФА ВЕАС
    ru/XAF/one франк КФА ВЕАС
    ru/XAF/other франка КФА ВЕАС
    ru/XCD/few восточно-карибских доллара
    ru/XCD/many восточно-карибских долларов
    ru/XCD/one восточно-карибский доллар
    ru/XCD/other восточно-карибского доллара
    ru/XOF/many франков КФА ВСЕАО
    ru/XOF/one франк КФА ВСЕАО
    ru/XOF/other франка КФА ВСЕАО
    ru/XPF/few французских тихоокеанских франка
    ru/XPF/many французских тихоокеанских франков
    ru/XPF/one французский тихоокеанский франк
    ru/XPF/other французского тихоокеанского франка
    ru/YER/few йеменских риала
    ru/YER/many йеменских риалов
    ru/YER/one йеменский риал
    ru/YER/other йеменского риала
    ru/ZAR/few южноафриканских рэнда
    ru/ZAR/many южноафриканских рэндов
    ru/ZAR/one южноафриканский рэнд
    ru/ZAR/other южноафриканского рэнда
    ru/ZMW/few замбийские квачи
    ru/ZMW/many замбийских квач
    ru/ZMW/one замбийская квача
    ru/ZMW/other замбийской квачи
    sa/USD/other अमेरिकादेशः डॉलर
    sat/BRL/one ᱵᱨᱟᱡᱤᱞᱤᱭᱟᱱ ᱨᱤᱭᱟᱹᱞ
    sat/BRL/other ᱵᱨᱟᱡᱤᱞᱤᱭᱟᱱ ᱨᱤᱭᱟᱹᱞᱥ
    sat/GBP/one ᱵᱨᱤᱴᱤᱥ ᱯᱟᱣᱩᱸᱰ
    sat/GBP/other ᱵᱨᱤᱴᱤᱥ ᱯᱟᱣᱩᱸᱰᱥ
    sat/RUB/one ᱨᱩᱥᱤ ᱨᱩᱵᱟᱹᱞ
    sat/RUB/other ᱨᱩᱥᱤ ᱨᱩᱵᱟᱹᱞᱥ
    sc/AED/one dirham de sos Emirados Àrabos Unidos
    sc/AED/other dirhams de sos Emirados Àrabos Unidos
    sc/AFN/one afgani afganu
    sc/AFN/other afganis afganos
    sc/ALL/one lek albanesu
    sc/ALL/other leks albanesos
    sc/AMD/one dram armenu
    sc/AMD/other drams armenos
    sc/ANG/one fiorinu de sas Antillas Olandesas
    sc/ANG/other fiorinos de sas Antillas Olandesas
    sc/AOA/one kwanza angolanu
    sc/AOA/other kwanzas angolanos
    sc/ARL/one peso ley argentinu (1970–1983)
    sc/ARL/other pesos ley argentinos (1970–1983)
    sc/ARM/one peso argentinu (1881–1970)
    sc/ARM/other pesos argentinos (1881–1970)
    sc/ARS/one peso argentinu
    sc/ARS/other pesos argentinos
    sc/AUD/one dòllaru australianu
    sc/AUD/other dòllaros australianos
    sc/AWG/one fiorinu arubanu
    sc/AWG/other fiorinos arubanos
    sc/AZN/one manat azeru
    sc/AZN/other manats azeros
    sc/BAM/one marcu cunvertìbile de sa Bòsnia-Erzegòvina
    sc/BAM/other marcos cunvertìbiles de sa Bòsnia-Erzegòvina
    sc/BAN/one dinar de sa Bòsnia-Erzegòvina (1994–1997)
    sc/BAN/other dinares de sa Bòsnia-Erzegòvina (1994–1997)
    sc/BBD/one dòllaru barbadianu
    sc/BBD/other dòllaros barbadianos
    sc/BDT/one taka bangladesu
    sc/BDT/other takas bangladesos
    sc/BGM/one lev sotzialista bùlgaru
    sc/BGM/other levs sotzialistas bùlgaros
    sc/BGN/one lev bùlgaru
    sc/BGN/other levs bùlgaros
    sc/BGO/one lev bùlgaru (1879–1952)
    sc/BGO/other levs bùlgaros (1879–1952)
    sc/BHD/one dinar bahreinu
    sc/BHD/other dinares bahreinos
    sc/BIF/one francu burundianu
    sc/BIF/other francos burundianos
    sc/BMD/one dòllaru de sas Bermudas
    sc/BMD/other dòllaros de sas Bermudas
    sc/BND/one dòllaru de su Brunei
    sc/BND/other dòllaros de su Brunei
    sc/BOB/one bolivianu
    sc/BOB/other bolivianos
    sc/BOL/one bolivianu (1863–1963)
    sc/BOL/other bolivianos (1863–1963)
    sc/BRL/one real brasilianu
    sc/BRL/other reales brasilianos
    sc/BRZ/one cruzèiru brasilianu (1942–1967)
    sc/BRZ/other cruzèiros brasilianos (1942–1967)
    sc/BSD/one dòllaru bahamesu
    sc/BSD/other dòllaros bahamesos
    sc/BTN/one ngultrum bhutanesu
    sc/BTN/other ngultrums bhutanesos
    sc/BWP/one pula botswanesa
    sc/BWP/other pulas botswanesas
    sc/BYN/one rublu bielorussu
    sc/BYN/other rublos bielorussos
    sc/BZD/one dòllaru de su Belize
    sc/BZD/other dòllaros de su Belize
    sc/CAD/one dòllaru canadesu
    sc/CAD/other dòllaros canadesos
    sc/CDF/one francu congolesu
    sc/CDF/other francos congolesos
    sc/CHF/one francu isvìtzeru
    sc/CHF/other francos isvìtzeros
    sc/CLE/one iscudu tzilenu
    sc/CLE/other iscudos tzilenos
    sc/CLP/one peso tzilenu
    sc/CLP/other pesos tzilenos
    sc/CNH/one yuan tzinesu (extracontinentale)
    sc/CNH/other yuans tzinesos (extracontinentales)
    sc/CNX/one dòllaru de sa Banca Popolare Tzinesa
    sc/CNX/other dòllaros de sa Banca Popolare Tzinesa
    sc/CNY/one yuan tzinesu
    sc/CNY/other yuans tzinesos
    sc/COP/one peso colombianu
    sc/COP/other pesos colombianos
    sc/CRC/one colón costaricanu
    sc/CRC/other colones costaricanos
    sc/CUC/one peso cubanu cunvertìbile
    sc/CUC/other pesos cubanos cunvertìbiles
    sc/CUP/one peso cubanu
    sc/CUP/other pesos cubanos
    sc/CVE/one iscudu cabubirdianu
    sc/CVE/other iscudos cabubirdianos
    sc/CZK/one corona tzeca
    sc/CZK/other coronas tzecas
    sc/DJF/one francu gibutianu
    sc/DJF/other francos gibutianos
    sc/DKK/one corona danesa
    sc/DKK/other coronas danesas
    sc/DOP/one peso dominicanu
    sc/DOP/other pesos dominicanos
    sc/DZD/one dinar algerinu
    sc/DZD/other dinares algerinos
    sc/EGP/one isterlina egitziana
    sc/EGP/other isterlinas egitzianas
    sc/ERN/one nafka eritreu
    sc/ERN/other nafkas eritreos
    sc/ETB/one birr etìope
    sc/ETB/other birrs etìopes
    sc/EUR/one èuro
    sc/EUR/other èuros
    sc/FJD/one dòllaru fijianu
    sc/FJD/other dòllaros fijianos
    sc/FKP/one isterlina de sas ìsulas Falklands
    sc/FKP/other isterlinas de sas ìsulas Falklands
    sc/GBP/one isterlina britànnica
    sc/GBP/other isterlinas britànnicas
    sc/GEL/one lari georgianu
    sc/GEL/other laris georgianos
    sc/GHS/one cedi ganesu
    sc/GHS/other cedis ganesos
    sc/GIP/one isterlina de Gibilterra
    sc/GIP/other isterlinas de Gibilterra
    sc/GMD/one dalasi gambianu
    sc/GMD/other dalasis gambianos
    sc/GNF/one francu guineanu
    sc/GNF/other francos guineanos
    sc/GTQ/one quetzal guatemaltecu
    sc/GTQ/other quetzales guatemaltecos
    sc/GYD/one dòllaru guyanesu
    sc/GYD/other dòllaros guyanesos
    sc/HKD/one dòllaru de Hong Kong
    sc/HKD/other dòllaros de Hong Kong
    sc/HNL/one lempira hondurenu
    sc/HNL/other lempiras hondurenos
    sc/HRK/one kuna croata
    sc/HRK/other kunas croatas
    sc/HTG/one gourde haitianu
    sc/HTG/other gourdes haitianos
    sc/HUF/one fiorinu ungheresu
    sc/HUF/other fiorinos ungheresos
    sc/IDR/one rupia indonesiana
    sc/IDR/other rupias indonesianas
    sc/ILS/one siclu nou israelianu
    sc/ILS/other siclos noos israelianos
    sc/INR/one rupia indiana
    sc/INR/other rupias indianas
    sc/IQD/one dinar irachenu
    sc/IQD/other dinares irachenos
    sc/IRR/one rial iranianu
    sc/IRR/other riales iranianos
    sc/ISK/one corona islandesa
    sc/ISK/other coronas islandesas
    sc/JMD/one dòllaru giamaicanu
    sc/JMD/other dòllaros giamaicanos
    sc/JOD/one dinar giordanu
    sc/JOD/other dinares giordanos
    sc/JPY/one yen giaponesu
    sc/JPY/other yens giaponesos
    sc/KES/one iscellinu kenianu
    sc/KES/other iscellinos kenianos
    sc/KGS/one som kirghisu
    sc/KGS/other soms kirghisos
    sc/KHR/one riel cambogianu
    sc/KHR/other rieles cambogianos
    sc/KMF/one francu comorianu
    sc/KMF/other francos comorianos
    sc/KPW/one won nordcoreanu
    sc/KPW/other wons nordcoreanos
    sc/KRH/one hwan sudcoreanu (1953–1962)
    sc/KRH/other hwans sudcoreanos (1953–1962)
    sc/KRO/one won sudcoreanu (1945–1953)
    sc/KRO/other wons sudcoreanos (1945–1953)
    sc/KRW/one won sudcoreanu
    sc/KRW/other wons sudcoreanos
    sc/KWD/one dinar kuwaitianu
    sc/KWD/other dinares kuwaitianos
    sc/KYD/one dòllaru de sas Ìsulas Cayman
    sc/KYD/other dòllaros de sas Ìsulas Cayman
    sc/KZT/one tenge kazaku
    sc/KZT/other tenges kazakos
    sc/LAK/one kip laotianu
    sc/LAK/other kips laotianos
    sc/LBP/one isterlina lebanesa
    sc/LBP/other isterlinas lebanesas
    sc/LKR/one rupia de su Sri Lanka
    sc/LKR/other rupias de su Sri Lanka
    sc/LRD/one dòllaru liberianu
    sc/LRD/other dòllaros liberianos
    sc/LSL/one loti lesothianu
    sc/LSL/other maloti lesothianos
    sc/LYD/one dinar lìbicu
    sc/LYD/other dinares lìbicos
    sc/MAD/one dirham marochinu
    sc/MAD/other dirhams marochinos
    sc/MAF/one francu marochinu
    sc/MAF/other francos marochinos
    sc/MCF/one francu monegascu
    sc/MCF/other francos monegascos
    sc/MDC/one cupon moldavu
    sc/MDC/other cupons moldavos
    sc/MDL/one leu moldavu
    sc/MDL/other leos moldavos
    sc/MGA/one ariary malgàsciu
    sc/MGA/other ariarys malgàscios
    sc/MKD/one denar matzèdone
    sc/MKD/other denares matzèdones
    sc/MKN/one denar matzèdone (1992–1993)
    sc/MKN/other denares matzèdones (1992–1993)
    sc/MMK/one kyat de su Myanmar
    sc/MMK/other kyats de su Myanmar
    sc/MNT/one tugrik mòngolu
    sc/MNT/other tugriks mòngolos
    sc/MOP/one pataca macanesa
    sc/MOP/other patacas macanesas
    sc/MRU/one ouguiya mauritiana
    sc/MRU/other ouguiyas mauritianas
    sc/MUR/one rupia mauritziana
    sc/MUR/other rupias mauritzianas
    sc/MVP/one rupia maldiviana (1947–1981)
    sc/MVP/other rupias maldivianas (1947–1981)
    sc/MVR/one rufiyaa maldiviana
    sc/MVR/other rufiyaas maldivianas
    sc/MWK/one kwacha malawiana
    sc/MWK/other kwachas malawianas
    sc/MXN/one peso messicanu
    sc/MXN/other pesos messicanos
    sc/MYR/one ringgit malesu
    sc/MYR/other ringgits malesos
    sc/MZN/one metical mozambicanu
    sc/MZN/other meticales mozambicanos
    sc/NAD/one dòllaru namibianu
    sc/NAD/other dòllaros namibianos
    sc/NGN/one naira nigeriana
    sc/NGN/other nairas nigerianas
    sc/NIO/one córdoba nicaraguesu
    sc/NIO/other córdobas nicaraguesos
    sc/NOK/one corona norvegesa
    sc/NOK/other coronas norvegesas
    sc/NPR/one rupia nepalesa
    sc/NPR/other rupias nepalesas
    sc/NZD/one dòllaru neozelandesu
    sc/NZD/other dòllaros neozelandesos
    sc/OMR/one rial omanesu
    sc/OMR/other riales omanesos
    sc/PAB/one balboa panamesu
    sc/PAB/other balboas panamesos
    sc/PEN/one sol peruvianu
    sc/PEN/other soles peruvianos
    sc/PGK/one kina papuana
    sc/PGK/other kinas papuanas
    sc/PHP/one peso filipinu
    sc/PHP/other pesos filipinos
    sc/PKR/one rupia pakistana
    sc/PKR/other rupias pakistanas
    sc/PLN/one zloty polacu
    sc/PLN/other zlotys polacos
    sc/PYG/one guaraní paraguayanu
    sc/PYG/other guaranís paraguayanos
    sc/QAR/one rial catarianu
    sc/QAR/other riales catarianos
    sc/RON/one leu rumenu
    sc/RON/other leos rumenos
    sc/RSD/one dinar serbu
    sc/RSD/other dinares serbos
    sc/RUB/one rublu russu
    sc/RUB/other rublos russos
    sc/RWF/one francu ruandesu
    sc/RWF/other francos ruandesos
    sc/SAR/one riyal saudita
    sc/SAR/other riyales sauditas
    sc/SBD/one dòllaru de sas Ìsulas Salomone
    sc/SBD/other dòllaros de sas Ìsulas Salomone
    sc/SCR/one rupia seychellesa
    sc/SCR/other rupias seychellesas
    sc/SDG/one isterlina sudanesa
    sc/SDG/other isterlinas sudanesas
    sc/SEK/one corona isvedesa
    sc/SEK/other coronas isvedesas
    sc/SGD/one dòllaru de Singapore
    sc/SGD/other dòllaros de Singapore
    sc/SHP/one isterlina de Sant’Elene
    sc/SHP/other isterlinas de Sant’Elene
    sc/SLE/one leone nou de sa Sierra Leone
    sc/SLE/other leones noos de sa Sierra Leone
    sc/SLL/one leone de sa Sierra Leone
    sc/SLL/other leones de sa Sierra Leone
    sc/SOS/one iscellinu sòmalu
    sc/SOS/other iscellinos sòmalos
    sc/SRD/one dòllaru surinamesu
    sc/SRD/other dòllaros surinamesos
    sc/SSP/one isterlina sud-sudanesa
    sc/SSP/other isterlinas sud-sudanesas
    sc/STN/one dobra de São Tomé e Príncipe
    sc/STN/other dobras de São Tomé e Príncipe
    sc/SYP/one isterlina siriana
    sc/SYP/other isterlinas sirianas
    sc/SZL/one lilangeni de s’Eswatini
    sc/SZL/other lilangenis de s’Eswatini
    sc/THB/one baht tailandesu
    sc/THB/other bahts tailandesos
    sc/TJS/one somoni tagiku
    sc/TJS/other somones tagikos
    sc/TMT/one manat turkmenu
    sc/TMT/other manats turkmenos
    sc/TND/one dinar tunisinu
    sc/TND/other dinares tunisinos
    sc/TOP/one paʻanga tongana
    sc/TOP/other paʻangas tonganas
    sc/TRY/one lira turca
    sc/TRY/other liras turcas
    sc/TTD/one dòllaru de Trinidad e Tobago
    sc/TTD/other dòllaros de Trinidad e Tobago
    sc/TWD/one dòllaru nou taiwanesu
    sc/TWD/other dòllaros noos taiwanesos
    sc/TZS/one iscellinu tanzanianu
    sc/TZS/other iscellinos tanzanianos
    sc/UAH/one hryvnia ucraina
    sc/UAH/other hryvnias ucrainas
    sc/UGX/one iscellinu ugandesu
    sc/UGX/other iscellinos ugandesos
    sc/USD/one dòllaru americanu
    sc/USD/other dòllaros americanos
    sc/UYU/one peso uruguayanu
    sc/UYU/other pesos uruguayanos
    sc/UZS/one som uzbeku
    sc/UZS/other soms uzbekos
    sc/VEF/one bolivar venezuelanu (2008–2018)
    sc/VEF/other bolivares venezuelanos (2008–2018)
    sc/VES/one bolivar venezuelanu
    sc/VES/other bolivares venezuelanos
    sc/VND/one dong vietnamesu
    sc/VND/other dongs vietnamesos
    sc/VNN/one dong vietnamesu (1978–1985)
    sc/VNN/other dongs vietnamesos (1978–1985)
    sc/VUV/one vatu de Vanuatu
    sc/VUV/other vatus de Vanuatu
    sc/WST/one tala samoana
    sc/WST/other talas samoanas
    sc/XAF/one francu CFA BEAC
    sc/XAF/other francos CFA BEAC
    sc/XCD/one dòllaru de sos Caràibes orientales
    sc/XCD/other dòllaros de sos Caràibes orientales
    sc/XFO/one francu oro frantzesu
    sc/XFO/other francos oro frantzesos
    sc/XFU/one francu UIC frantzesu
    sc/XFU/other francos UIC frantzesos
    sc/XOF/one francu CFA BCEAO
    sc/XOF/other francos CFA BCEAO
    sc/XPF/one francu CFP
    sc/XPF/other francos CFP
    sc/XRE/one unidade de sos fundos RINET
    sc/XRE/other unidades de sos fundos RINET
    sc/YER/one rial yemenita
    sc/YER/other riales yemenitas
    sc/YUR/one dinar riformadu yugoslavu (1992–1993)
    sc/YUR/other dinares riformados yugoslavos (1992–1993)
    sc/ZAR/one rand sudafricanu
    sc/ZAR/other rands sudafricanos
    sc/ZMW/one kwacha zambiana
    sc/ZMW/other kwachas zambianas
    sd/BWP/one بوٽسواني پولا
    sd/DKK/one ڊينش ڪرون
    sd/IDR/one انڊونيشيائي رپيه
    sd/IDR/other انڊونيشيائي رپيو
    sd/KES/one ڪينيائي شلنگ
    sd/MUR/one ماريشين روپي
    sd/NAD/one نميبيائي ڊالر
    sd/NGN/one نائجيريائي نائرا
    sd/SYP/one شامي پائونڊ
    sd/TMT/one ترڪمانستاني منت
    sd/VEF/other وینزویلا بولیور (2008–2018)
    sd_Deva/BRL/one ब्राज़ीली रियालु
    sd_Deva/BRL/other ब्राज़ीली रियाल
    sd_Deva/CNY/one चीनी युआनु
    sd_Deva/CNY/other चीनी युआन
    sd_Deva/GBP/one बरतानवी पाउंडु
    sd_Deva/GBP/other बरतानवी पाउंड
    sd_Deva/INR/other हिंदुस्तानी रुपया
    sd_Deva/JPY/one जापानी येनु
    sd_Deva/JPY/other जापानी येन
    sd_Deva/RUB/one रशियनु रुबलु
    sd_Deva/RUB/other रशियनु रुबल
    sd_Deva/USD/one यूएस जो डॉलर
    sd_Deva/USD/other यूएस जा डॉलर
    si/BZD/other බෙලිස් ඩොලර්
    si/GNF/other ගිනියානු ෆ්\u{200D}රෑන්ක්
    si/LSL/one ලෙසෝතෝ ලොටි
    si/LSL/other ලෙසෝතෝ ලොටිස්
    sk/AED/few SAE dirhamy
    sk/AED/many SAE dirhamu
    sk/AED/one SAE dirham
    sk/AED/other SAE dirhamov
    sk/AFN/few afganské afgání
    sk/AFN/many afganského afgání
    sk/AFN/one afganský afgání
    sk/AFN/other afganských afgání
    sk/ALL/few albánske leky
    sk/ALL/many albánskeho leku
    sk/ALL/one albánsky lek
    sk/ALL/other albánskych lekov
    sk/AMD/few arménske dramy
    sk/AMD/many arménskeho dramu
    sk/AMD/one arménsky dram
    sk/AMD/other arménskych dramov
    sk/ANG/few antilské guldeny
    sk/ANG/many antilského guldena
    sk/ANG/one antilský gulden
    sk/ANG/other antilských guldenov
    sk/AOA/few angolské kwanzy
    sk/AOA/many angolskej kwanzy
    sk/AOA/one angolská kwanza
    sk/AOA/other angolských kwánz
    sk/ARL/few argentínske pesos ley (1970 – 1983)
    sk/ARL/many argentínskeho pesa ley (1970 – 1983)
    sk/ARL/one argentínske peso ley (1970 – 1983)
    sk/ARL/other argentínskych pesos ley (1970 – 1983)
    sk/ARM/few argentínske pesos (1881 – 1970)
    sk/ARM/many argentínskeho pesa (1881 – 1970)
    sk/ARM/one argentínske peso (1881 – 1970)
    sk/ARM/other argentínskych pesos (1881 – 1970)
    sk/ARS/few argentínske pesos
    sk/ARS/many argentínskeho pesa
    sk/ARS/one argentínske peso
    sk/ARS/other argentínskych pesos
    sk/AUD/few austrálske doláre
    sk/AUD/many austrálskeho dolára
    sk/AUD/one austrálsky dolár
    sk/AUD/other austrálskych dolárov
    sk/AWG/few arubské guldeny
    sk/AWG/many arubského guldena
    sk/AWG/one arubský gulden
    sk/AWG/other arubských guldenov
    sk/AZN/few azerbajdžanské manaty
    sk/AZN/many azerbajdžanského manatu
    sk/AZN/one azerbajdžanský manat
    sk/AZN/other azerbajdžanských manatov
    sk/BAM/few bosniansko-hercegovinské konvertibilné marky
    sk/BAM/many bosniansko-hercegovinskej konvertibilnej marky
    sk/BAM/one bosniansko-hercegovinská konvertibilná marka
    sk/BAM/other bosniansko-hercegovinských konvertibilných mariek
    sk/BAN/many bosniansko-hercegovinského nového dinára (1994 – 1997)
    sk/BAN/one bosniansko-hercegovinský nový dinár (1994 – 1997)
    sk/BAN/other bosniansko-hercegovinské nové dináre (1994 – 1997)
    sk/BBD/few barbadoské doláre
    sk/BBD/many barbadoského dolára
    sk/BBD/one barbadoský dolár
    sk/BBD/other barbadoských dolárov
    sk/BDT/few bangladéšske taky
    sk/BDT/many bangladéšskej taky
    sk/BDT/one bangladéšska taka
    sk/BDT/other bangladéšskych ták
    sk/BGM/few bulharské socialistické leva
    sk/BGM/many bulharského socialistického leva
    sk/BGM/one bulharský socialistický lev
    sk/BGM/other bulharských socialistických leva
    sk/BGN/few bulharské leva
    sk/BGN/many bulharského leva
    sk/BGN/one bulharský lev
    sk/BGN/other bulharských leva
    sk/BGO/few bulharské leva (1879 – 1952)
    sk/BGO/many bulharského leva (1879 – 1952)
    sk/BGO/one bulharský lev (1879 – 1952)
    sk/BGO/other bulharských leva (1879 – 1952)
    sk/BHD/few bahrajnské dináre
    sk/BHD/many bahrajnského dinára
    sk/BHD/one bahrajnský dinár
    sk/BHD/other bahrajnských dinárov
    sk/BIF/few burundské franky
    sk/BIF/many burundského franku
    sk/BIF/one burundský frank
    sk/BIF/other burundských frankov
    sk/BMD/few bermudské doláre
    sk/BMD/many bermudského dolára
    sk/BMD/one bermudský dolár
    sk/BMD/other bermudských dolárov
    sk/BND/few brunejské doláre
    sk/BND/many brunejského dolára
    sk/BND/one brunejský dolár
    sk/BND/other brunejských dolárov
    sk/BOB/few bolívijské boliviana
    sk/BOB/many bolívijského boliviana
    sk/BOB/one bolívijské boliviano
    sk/BOB/other bolívijských bolivian
    sk/BOL/few bolívijské boliviana (1863 – 1963)
    sk/BOL/many bolívijského boliviana (1863 – 1963)
    sk/BOL/one bolívijské boliviano (1863 – 1963)
    sk/BOL/other bolívijských bolivian (1863 – 1963)
    sk/BRL/few brazílske realy
    sk/BRL/many brazílskeho realu
    sk/BRL/one brazílsky real
    sk/BRL/other brazílskych realov
    sk/BRZ/few brazílske cruzeirá (1942 – 1967)
    sk/BRZ/many brazílskeho cruzeira (1942 – 1967)
    sk/BRZ/one brazílske cruzeiro (1942 – 1967)
    sk/BRZ/other brazílskych cruzeir (1942 – 1967)
    sk/BSD/few bahamské doláre
    sk/BSD/many bahamského dolára
    sk/BSD/one bahamský dolár
    sk/BSD/other bahamských dolárov
    sk/BTN/few bhutánske ngultrumy
    sk/BTN/many bhutánskeho ngultrumu
    sk/BTN/one bhutánsky ngultrum
    sk/BTN/other bhutánskych ngultrumov
    sk/BWP/few botswanské puly
    sk/BWP/many botswanskej puly
    sk/BWP/one botswanská pula
    sk/BWP/other botswanských púl
    sk/BYN/few bieloruské ruble
    sk/BYN/many bieloruského rubľa
    sk/BYN/one bieloruský rubeľ
    sk/BYN/other bieloruských rubľov
    sk/BZD/few belizské doláre
    sk/BZD/many belizského dolára
    sk/BZD/one belizský dolár
    sk/BZD/other belizských dolárov
    sk/CAD/few kanadské doláre
    sk/CAD/many kanadského dolára
    sk/CAD/one kanadský dolár
    sk/CAD/other kanadských dolárov
    sk/CDF/few konžské franky
    sk/CDF/many konžského franku
    sk/CDF/one konžský frank
    sk/CDF/other konžských frankov
    sk/CHF/few švajčiarske franky
    sk/CHF/many švajčiarskeho franku
    sk/CHF/one švajčiarsky frank
    sk/CHF/other švajčiarskych frankov
    sk/CLE/few čilské escudá
    sk/CLE/many čilského escuda
    sk/CLE/one čilské escudo
    sk/CLE/other čilských escúd
    sk/CLP/few čilské pesos
    sk/CLP/many čilského pesa
    sk/CLP/one čilské peso
    sk/CLP/other čilských pesos
    sk/CNH/few čínske jüany (pobrežné)
    sk/CNH/many čínskeho jüana (pobrežného)
    sk/CNH/one čínsky jüan (pobrežný)
    sk/CNH/other čínskych jüanov (pobrežných)
    sk/CNX/few čínske doláre ČĽB
    sk/CNX/many čínskeho dolára ČĽB
    sk/CNX/one čínsky dolár ČĽB
    sk/CNX/other čínskych dolárov ČĽB
    sk/CNY/few čínske jüany
    sk/CNY/many čínskeho jüana
    sk/CNY/one čínsky jüan
    sk/CNY/other čínskych jüanov
    sk/COP/few kolumbijské pesos
    sk/COP/many kolumbijského pesa
    sk/COP/one kolumbijské peso
    sk/COP/other kolumbijských pesos
    sk/CRC/few kostarické colóny
    sk/CRC/many kostarického colóna
    sk/CRC/one kostarický colón
    sk/CRC/other kostarických colónov
    sk/CUC/few kubánske konvertibilné pesos
    sk/CUC/many kubánskeho konvertibilného pesa
    sk/CUC/one kubánske konvertibilné peso
    sk/CUC/other kubánskych konvertibilných pesos
    sk/CUP/few kubánske pesos
    sk/CUP/many kubánskeho pesa
    sk/CUP/one kubánske peso
    sk/CUP/other kubánskych pesos
    sk/CVE/few kapverdské escudá
    sk/CVE/many kapverdského escuda
    sk/CVE/one kapverdské escudo
    sk/CVE/other kapverdských escúd
    sk/CZK/few české koruny
    sk/CZK/many českej koruny
    sk/CZK/one česká koruna
    sk/CZK/other českých korún
    sk/DJF/few džibutské franky
    sk/DJF/many džibutského franku
    sk/DJF/one džibutský frank
    sk/DJF/other džibutských frankov
    sk/DKK/few dánske koruny
    sk/DKK/many dánskej koruny
    sk/DKK/one dánska koruna
    sk/DKK/other dánskych korún
    sk/DOP/many dominikánskeho pesa
    sk/DOP/one dominikánske peso
    sk/DOP/other dominikánske pesos
    sk/DZD/few alžírske dináre
    sk/DZD/many alžírskeho dinára
    sk/DZD/one alžírsky dinár
    sk/DZD/other alžírskych dinárov
    sk/EGP/few egyptské libry
    sk/EGP/many egyptskej libry
    sk/EGP/one egyptská libra
    sk/EGP/other egyptských libier
    sk/ERN/few eritrejské nakfy
    sk/ERN/many eritrejskej nakfy
    sk/ERN/one eritrejská nakfa
    sk/ERN/other eritrejských nakief
    sk/ETB/few etiópske birry
    sk/ETB/many etiópskeho birru
    sk/ETB/one etiópsky birr
    sk/ETB/other etiópskych birrov
    sk/EUR/few eurá
    sk/EUR/many eura
    sk/EUR/one euro
    sk/EUR/other eur
    sk/FJD/few fidžijské doláre
    sk/FJD/many fidžijského dolára
    sk/FJD/one fidžijský dolár
    sk/FJD/other fidžijských dolárov
    sk/FKP/few falklandské libry
    sk/FKP/many falklandskej libry
    sk/FKP/one falklandská libra
    sk/FKP/other falklandských libier
    sk/GBP/few britské libry
    sk/GBP/many britskej libry
    sk/GBP/one britská libra
    sk/GBP/other britských libier
    sk/GEL/few gruzínske lari
    sk/GEL/many gruzínskeho lari
    sk/GEL/one gruzínske lari
    sk/GEL/other gruzínskych lari
    sk/GHS/few ghanské cedi
    sk/GHS/many ghanského cedi
    sk/GHS/one ghanské cedi
    sk/GHS/other ghanských cedi
    sk/GIP/few gibraltárske libry
    sk/GIP/many gibraltárskej libry
    sk/GIP/one gibraltárska libra
    sk/GIP/other gibraltárskych libier
    sk/GMD/few gambijské dalasi
    sk/GMD/many gambijského dalasi
    sk/GMD/one gambijské dalasi
    sk/GMD/other gambijských dalasi
    sk/GNF/few guinejské franky
    sk/GNF/many guinejského franku
    sk/GNF/one guinejský frank
    sk/GNF/other guinejských frankov
    sk/GTQ/few guatemalské quetzaly
    sk/GTQ/many guatemalského quetzala
    sk/GTQ/one guatemalský quetzal
    sk/GTQ/other guatemalských quetzalov
    sk/GYD/few guyanské doláre
    sk/GYD/many guyanského dolára
    sk/GYD/one guyanský dolár
    sk/GYD/other guyanských dolárov
    sk/HKD/few hongkonské doláre
    sk/HKD/many hongkonského dolára
    sk/HKD/one hongkonský dolár
    sk/HKD/other hongkonských dolárov
    sk/HNL/few honduraské lempiry
    sk/HNL/many honduraskej lempiry
    sk/HNL/one honduraská lempira
    sk/HNL/other honduraských lempír
    sk/HRK/few chorvátske kuny
    sk/HRK/many chorvátskej kuny
    sk/HRK/one chorvátska kuna
    sk/HRK/other chorvátskych kún
    sk/HTG/few haitské gourde
    sk/HTG/many haitského gourde
    sk/HTG/one haitské gourde
    sk/HTG/other haitských gourde
    sk/HUF/few maďarské forinty
    sk/HUF/many maďarského forinta
    sk/HUF/one maďarský forint
    sk/HUF/other maďarských forintov
    sk/IDR/few indonézske rupie
    sk/IDR/many indonézskej rupie
    sk/IDR/one indonézska rupia
    sk/IDR/other indonézskych rupií
    sk/ILS/few izraelské šekely
    sk/ILS/many izraelského šekela
    sk/ILS/one izraelský šekel
    sk/ILS/other izraelských šekelov
    sk/INR/few indické rupie
    sk/INR/many indickej rupie
    sk/INR/one indická rupia
    sk/INR/other indických rupií
    sk/IQD/few iracké dináre
    sk/IQD/many irackého dinára
    sk/IQD/one iracký dinár
    sk/IQD/other irackých dinárov
    sk/IRR/few iránske rialy
    sk/IRR/many iránskeho rialu
    sk/IRR/one iránsky rial
    sk/IRR/other iránskych rialov
    sk/ISK/few islandské koruny
    sk/ISK/many islandskej koruny
    sk/ISK/one islandská koruna
    sk/ISK/other islandských korún
    sk/JMD/few jamajské doláre
    sk/JMD/many jamajského dolára
    sk/JMD/one jamajský dolár
    sk/JMD/other jamajských dolárov
    sk/JOD/few jordánske dináre
    sk/JOD/many jordánskeho dinára
    sk/JOD/one jordánsky dinár
    sk/JOD/other jordánskych dinárov
    sk/JPY/few japonské jeny
    sk/JPY/many japonského jenu
    sk/JPY/one japonský jen
    sk/JPY/other japonských jenov
    sk/KES/few kenské šilingy
    sk/KES/many kenského šilingu
    sk/KES/one kenský šiling
    sk/KES/other kenských šilingov
    sk/KGS/few kirgizské somy
    sk/KGS/many kirgizského somu
    sk/KGS/one kirgizský som
    sk/KGS/other kirgizských somov
    sk/KHR/few kambodžské riely
    sk/KHR/many kambodžského rielu
    sk/KHR/one kambodžský riel
    sk/KHR/other kambodžských rielov
    sk/KMF/few komorské franky
    sk/KMF/many komorského franku
    sk/KMF/one komorský frank
    sk/KMF/other komorských frankov
    sk/KPW/few severokórejské wony
    sk/KPW/many severokórejskeho wonu
    sk/KPW/one severokórejský won
    sk/KPW/other severokórejských wonov
    sk/KRH/few juhokórejské hwany (1953 – 1962)
    sk/KRH/many juhokórejského hwanu (1953 – 1962)
    sk/KRH/one juhokórejský hwan (1953 – 1962)
    sk/KRH/other juhokórejských hwanov (1953 – 1962)
    sk/KRO/few juhokórejské wony (1945 – 1953)
    sk/KRO/many juhokórejského wonu (1945 – 1953)
    sk/KRO/one juhokórejský won (1945 – 1953)
    sk/KRO/other juhokórejských wonov (1945 – 1953)
    sk/KRW/few juhokórejské wony
    sk/KRW/many juhokórejského wonu
    sk/KRW/one juhokórejský won
    sk/KRW/other juhokórejských wonov
    sk/KWD/few kuvajtské dináre
    sk/KWD/many kuvajtského dinára
    sk/KWD/one kuvajtský dinár
    sk/KWD/other kuvajtských dinárov
    sk/KYD/few kajmanské doláre
    sk/KYD/many kajmanského dolára
    sk/KYD/one kajmanský dolár
    sk/KYD/other kajmanských dolárov
    sk/KZT/few kazašské tenge
    sk/KZT/many kazašského tenge
    sk/KZT/one kazašské tenge
    sk/KZT/other kazašských tenge
    sk/LAK/few laoské kipy
    sk/LAK/many laoského kipu
    sk/LAK/one laoský kip
    sk/LAK/other laoských kipov
    sk/LBP/few libanonské libry
    sk/LBP/many libanonskej libry
    sk/LBP/one libanonská libra
    sk/LBP/other libanonských libier
    sk/LKR/few srílanské rupie
    sk/LKR/many srílanskej rupie
    sk/LKR/one srílanská rupia
    sk/LKR/other srílanských rupií
    sk/LRD/few libérijské doláre
    sk/LRD/many libérijského dolára
    sk/LRD/one libérijský dolár
    sk/LRD/other libérijských dolárov
    sk/LSL/few lesothské loti
    sk/LSL/many lesothského loti
    sk/LSL/one lesothský loti
    sk/LSL/other lesothských loti
    sk/LYD/few líbyjské dináre
    sk/LYD/many líbyjského dinára
    sk/LYD/one líbyjský dinár
    sk/LYD/other líbyjských dinárov
    sk/MAD/few marocké dirhamy
    sk/MAD/many marockého dirhamu
    sk/MAD/one marocký dirham
    sk/MAD/other marockých dirhamov
    sk/MAF/few marocké franky
    sk/MAF/many marockého franku
    sk/MAF/one marocký frank
    sk/MAF/other marockých frankov
    sk/MCF/few monacké franky
    sk/MCF/many monackého franku
    sk/MCF/one monacký frank
    sk/MCF/other monackých frankov
    sk/MDC/few moldavské kupóny
    sk/MDC/many moldavského kupónu
    sk/MDC/one moldavský kupón
    sk/MDC/other moldavských kupónov
    sk/MDL/few moldavské lei
    sk/MDL/many moldavského lei
    sk/MDL/one moldavský lei
    sk/MDL/other moldavských lei
    sk/MGA/few malgašské ariary
    sk/MGA/many malgašského ariary
    sk/MGA/one malgašský ariary
    sk/MGA/other malgašských ariary
    sk/MKD/few macedónske denáre
    sk/MKD/many macedónskeho denára
    sk/MKD/one macedónsky denár
    sk/MKD/other macedónskych denárov
    sk/MKN/few macedónske denáre (1992 – 1993)
    sk/MKN/many macedónskeho denára (1992 – 1993)
    sk/MKN/one macedónsky denár (1992 – 1993)
    sk/MKN/other macedónskych denárov (1992 – 1993)
    sk/MMK/few mjanmarské kyaty
    sk/MMK/many mjanmarského kyatu
    sk/MMK/one mjanmarský kyat
    sk/MMK/other mjanmarských kyatov
    sk/MNT/few mongolské tugriky
    sk/MNT/many mongolského tugrika
    sk/MNT/one mongolský tugrik
    sk/MNT/other mongolských tugrikov
    sk/MOP/few macajské patacy
    sk/MOP/many macajskej patacy
    sk/MOP/one macajská pataca
    sk/MOP/other macajských patác
    sk/MRU/few mauritánske ouguiye
    sk/MRU/many mauritánskej ouguiye
    sk/MRU/one mauritánska ouguiya
    sk/MRU/other mauritánskych ouguiyí
    sk/MUR/few maurícijské rupie
    sk/MUR/many maurícijskej rupie
    sk/MUR/one maurícijská rupia
    sk/MUR/other maurícijských rupií
    sk/MVP/few maldivské rupie (1947 – 1981)
    sk/MVP/many maldivskej rupie (1947 – 1981)
    sk/MVP/one maldivská rupia (1947 – 1981)
    sk/MVP/other maldivských rupií (1947 – 1981)
    sk/MVR/few maldivské rupie
    sk/MVR/many maldivskej rupie
    sk/MVR/one maldivská rupia
    sk/MVR/other maldivských rupií
    sk/MWK/few malawijské kwachy
    sk/MWK/many malawijskej kwachy
    sk/MWK/one malawijská kwacha
    sk/MWK/other malawijských kwách
    sk/MXN/few mexické pesos
    sk/MXN/many mexického pesa
    sk/MXN/one mexické peso
    sk/MXN/other mexických pesos
    sk/MYR/few malajzijské ringgity
    sk/MYR/many malajzijského ringgitu
    sk/MYR/one malajzijský ringgit
    sk/MYR/other malajzijských ringgitov
    sk/MZN/few mozambické meticaly
    sk/MZN/many mozambického meticalu
    sk/MZN/one mozambický metical
    sk/MZN/other mozambických meticalov
    sk/NAD/few namíbijské doláre
    sk/NAD/many namíbijského dolára
    sk/NAD/one namíbijský dolár
    sk/NAD/other namíbijských dolárov
    sk/NGN/few nigérijské nairy
    sk/NGN/many nigérijskej nairy
    sk/NGN/one nigérijská naira
    sk/NGN/other nigérijských nair
    sk/NIO/few nikaragujské córdoby
    sk/NIO/many nikaragujskej córdoby
    sk/NIO/one nikaragujská córdoba
    sk/NIO/other nikaragujských córdob
    sk/NOK/few nórske koruny
    sk/NOK/many nórskej koruny
    sk/NOK/one nórska koruna
    sk/NOK/other nórskych korún
    sk/NPR/few nepálske rupie
    sk/NPR/many nepálskej rupie
    sk/NPR/one nepálska rupia
    sk/NPR/other nepálskych rupií
    sk/NZD/few novozélandské doláre
    sk/NZD/many novozélandského dolára
    sk/NZD/one novozélandský dolár
    sk/NZD/other novozélandských dolárov
    sk/OMR/few ománske rialy
    sk/OMR/many ománskeho rialu
    sk/OMR/one ománsky rial
    sk/OMR/other ománskych rialov
    sk/PAB/few panamské balboy
    sk/PAB/many panamskej balboy
    sk/PAB/one panamská balboa
    sk/PAB/other panamských balboí
    sk/PEN/few peruánske soly
    sk/PEN/many peruánskeho sola
    sk/PEN/one peruánsky sol
    sk/PEN/other peruánskych solov
    sk/PGK/few papuánske kiny
    sk/PGK/many papuánskej kiny
    sk/PGK/one papuánska kina
    sk/PGK/other papuánskych kín
    sk/PHP/few filipínske pesos
    sk/PHP/many filipínskeho pesa
    sk/PHP/one filipínske peso
    sk/PHP/other filipínskych pesos
    sk/PKR/few pakistanské rupie
    sk/PKR/many pakistanskej rupie
    sk/PKR/one pakistanská rupia
    sk/PKR/other pakistanských rupií
    sk/PLN/few poľské zloté
    sk/PLN/many poľského zlotého
    sk/PLN/one poľský zlotý
    sk/PLN/other poľských zlotých
    sk/PYG/few paraguajské guaraní
    sk/PYG/many paraguajského guaraní
    sk/PYG/one paraguajské guaraní
    sk/PYG/other paraguajských guaraní
    sk/QAR/few katarské rialy
    sk/QAR/many katarského rialu
    sk/QAR/one katarský rial
    sk/QAR/other katarských rialov
    sk/RON/few rumunské lei
    sk/RON/many rumunského lei
    sk/RON/one rumunský lei
    sk/RON/other rumunských lei
    sk/RSD/few srbské dináre
    sk/RSD/many srbského dinára
    sk/RSD/one srbský dinár
    sk/RSD/other srbských dinárov
    sk/RUB/few ruské ruble
    sk/RUB/many ruského rubľa
    sk/RUB/one ruský rubeľ
    sk/RUB/other ruských rubľov
    sk/RWF/few rwandské franky
    sk/RWF/many rwandského franku
    sk/RWF/one rwandský frank
    sk/RWF/other rwandských frankov
    sk/SAR/few saudskoarabské rialy
    sk/SAR/many saudskoarabského rialu
    sk/SAR/one saudskoarabský rial
    sk/SAR/other saudskoarabských rialov
    sk/SBD/few šalamúnske doláre
    sk/SBD/many šalamúnskeho dolára
    sk/SBD/one šalamúnsky dolár
    sk/SBD/other šalamúnskych dolárov
    sk/SCR/few seychelské rupie
    sk/SCR/many seychelskej rupie
    sk/SCR/one seychelská rupia
    sk/SCR/other seychelských rupií
    sk/SDG/few sudánske libry
    sk/SDG/many sudánskej libry
    sk/SDG/one sudánska libra
    sk/SDG/other sudánskych libier
    sk/SEK/few švédske koruny
    sk/SEK/many švédskej koruny
    sk/SEK/one švédska koruna
    sk/SEK/other švédskych korún
    sk/SGD/few singapurské doláre
    sk/SGD/many singapurského dolára
    sk/SGD/one singapurský dolár
    sk/SGD/other singapurských dolárov
    sk/SHP/few svätohelenské libry
    sk/SHP/many svätohelenskej libry
    sk/SHP/one svätohelenská libra
    sk/SHP/other svätohelenských libier
    sk/SLE/few sierraleonské leone
    sk/SLE/many sierraleonského leone
    sk/SLE/one sierraleonský leone
    sk/SLE/other sierraleonských leone
    sk/SLL/few sierraleonské leone (1964 – 2022)
    sk/SLL/many sierraleonského leone (1964 – 2022)
    sk/SLL/one sierraleonský leone (1964 – 2022)
    sk/SLL/other sierraleonských leone (1964 – 2022)
    sk/SOS/few somálske šilingy
    sk/SOS/many somálskeho šilingu
    sk/SOS/one somálsky šiling
    sk/SOS/other somálskych šilingov
    sk/SRD/few surinamské doláre
    sk/SRD/many surinamského dolára
    sk/SRD/one surinamský dolár
    sk/SRD/other surinamských dolárov
    sk/SSP/few juhosudánske libry
    sk/SSP/many juhosudánskej libry
    sk/SSP/one juhosudánska libra
    sk/SSP/other juhosudánskych libier
    sk/STN/few svätotomášske dobry
    sk/STN/many svätotomášskej dobry
    sk/STN/one svätotomášska dobra
    sk/STN/other svätotomášskych dobier
    sk/SYP/few sýrske libry
    sk/SYP/many sýrskej libry
    sk/SYP/one sýrska libra
    sk/SYP/other sýrskych libier
    sk/SZL/few svazijské lilangeni
    sk/SZL/many svazijského lilangeni
    sk/SZL/one svazijský lilangeni
    sk/SZL/other svazijských lilangeni
    sk/THB/few thajské bahty
    sk/THB/many thajského bahtu
    sk/THB/one thajský baht
    sk/THB/other thajských bahtov
    sk/TJS/few tadžické somoni
    sk/TJS/many tadžického somoni
    sk/TJS/one tadžické somoni
    sk/TJS/other tadžických somoni
    sk/TMT/few turkménske manaty
    sk/TMT/many turkménskeho manatu
    sk/TMT/one turkménsky manat
    sk/TMT/other turkménskych manatov
    sk/TND/few tuniské dináre
    sk/TND/many tuniského dinára
    sk/TND/one tuniský dinár
    sk/TND/other tuniských dinárov
    sk/TOP/few tongské pa’anga
    sk/TOP/many tongského pa’anga
    sk/TOP/one tongská pa’anga
    sk/TOP/other tongských pa’anga
    sk/TRY/few turecké líry
    sk/TRY/many tureckej líry
    sk/TRY/one turecká líra
    sk/TRY/other tureckých lír
    sk/TTD/few trinidadsko-tobažské doláre
    sk/TTD/many trinidadsko-tobažského dolára
    sk/TTD/one trinidadsko-tobažský dolár
    sk/TTD/other trinidadsko-tobažských dolárov
    sk/TWD/few nové taiwanské doláre
    sk/TWD/many nového taiwanského dolára
    sk/TWD/one nový taiwanský dolár
    sk/TWD/other nových taiwanských dolárov
    sk/TZS/few tanzánske šilingy
    sk/TZS/many tanzánskeho šilingu
    sk/TZS/one tanzánsky šiling
    sk/TZS/other tanzánskych šilingov
    sk/UAH/few ukrajinské hrivny
    sk/UAH/many ukrajinskej hrivny
    sk/UAH/one ukrajinská hrivna
    sk/UAH/other ukrajinských hrivien
    sk/UGX/few ugandské šilingy
    sk/UGX/many ugandského šilingu
    sk/UGX/one ugandský šiling
    sk/UGX/other ugandských šilingov
    sk/USD/few americké doláre
    sk/USD/many amerického dolára
    sk/USD/one americký dolár
    sk/USD/other amerických dolárov
    sk/UYU/few uruguajské pesos
    sk/UYU/many uruguajského pesa
    sk/UYU/one uruguajské peso
    sk/UYU/other uruguajských pesos
    sk/UZS/few uzbecké sumy
    sk/UZS/many uzbeckého sumu
    sk/UZS/one uzbecký sum
    sk/UZS/other uzbeckých sumov
    sk/VEF/few venezuelské bolívary (2008–2018)
    sk/VEF/many venezuelského bolívaru (2008–2018)
    sk/VEF/one venezuelský bolívar (2008–2018)
    sk/VEF/other venezuelských bolívarov (2008–2018)
    sk/VES/few venezuelské bolívary
    sk/VES/many venezuelského bolívaru
    sk/VES/one venezuelský bolívar
    sk/VES/other venezuelských bolívarov
    sk/VND/few vietnamské dongy
    sk/VND/many vietnamského dongu
    sk/VND/one vietnamský dong
    sk/VND/other vietnamských dongov
    sk/VNN/few vietnamské dongy (1978 – 1985)
    sk/VNN/many vietnamského dongu (1978 – 1985)
    sk/VNN/one vietnamský dong (1978 – 1985)
    sk/VNN/other vietnamských dongov (1978 – 1985)
    sk/VUV/few vanuatské vatu
    sk/VUV/many vanuatského vatu
    sk/VUV/one vanuatské vatu
    sk/VUV/other vanuatských vatu
    sk/WST/few samojské taly
    sk/WST/many samojskej taly
    sk/WST/one samojská tala
    sk/WST/other samojských tál
    sk/XAF/few stredoafrické franky
    sk/XAF/many stredoafrického franku
    sk/XAF/one stredoafrický frank
    sk/XAF/other stredoafrických frankov
    sk/XCD/few východokaribské doláre
    sk/XCD/many východokaribského dolára
    sk/XCD/one východokaribský dolár
    sk/XCD/other východokaribských dolárov
    sk/XFO/few francúzske zlaté franky
    sk/XFO/many francúzskeho zlatého franku
    sk/XFO/one francúzsky zlatý frank
    sk/XFO/other francúzskych zlatých frankov
    sk/XFU/few francúzske UIC franky
    sk/XFU/many francúzskeho UIC franku
    sk/XFU/one francúzsky UIC frank
    sk/XFU/other francúzskych UIC frankov
    sk/XOF/few západoafrické franky
    sk/XOF/many západoafrického franku
    sk/XOF/one západoafrický frank
    sk/XOF/other západoafrických frankov
    sk/XPF/few CFP franky
    sk/XPF/many CFP franku
    sk/XPF/one CFP frank
    sk/XPF/other CFP frankov
    sk/XRE/few jednotky fondov RINET
    sk/XRE/many jednotky fondov RINET
    sk/XRE/one jednotka fondov RINET
    sk/XRE/other jednotiek fondov RINET
    sk/YER/few jemenské rialy
    sk/YER/many jemenského rialu
    sk/YER/one jemenský rial
    sk/YER/other jemenských rialov
    sk/YUR/few juhoslovanské reformované dináre (1992 – 1993)
    sk/YUR/many juhoslovanského reformovaného dinára (1992 – 1993)
    sk/YUR/one juhoslovanský reformovaný dinár (1992 – 1993)
    sk/YUR/other juhoslovanských reformovaných dinárov (1992 – 1993)
    sk/ZAR/few juhoafrické randy
    sk/ZAR/many juhoafrického randu
    sk/ZAR/one juhoafrický rand
    sk/ZAR/other juhoafrických randov
    sk/ZMW/few zambijské kwachy
    sk/ZMW/many zambijskej kwachy
    sk/ZMW/one zambijská kwacha
    sk/ZMW/other zambijských kwách
    sl/AED/few dirhami Združenih arabskih emiratov
    sl/AED/one dirham Združenih arabskih emiratov
    sl/AED/other dirhamov Združenih arabskih emiratov
    sl/AED/two dirhama Združenih arabskih emiratov
    sl/AFN/few afganiji
    sl/AFN/one afgani
    sl/AFN/other afganijev
    sl/AFN/two afganija
    sl/ALL/few albanski leki
    sl/ALL/one albanski lek
    sl/ALL/other albanskih lekov
    sl/ALL/two albanska leka
    sl/AMD/few armenski drami
    sl/AMD/one armenski dram
    sl/AMD/other armenskih dramov
    sl/AMD/two armenska drama
    sl/ANG/few nizozemsko-antilski guldni
    sl/ANG/one nizozemsko-antilski gulden
    sl/ANG/other nizozemsko-antilskih guldnov
    sl/ANG/two nizozemsko-antilska guldna
    sl/AOA/few angolske kvanze
    sl/AOA/one angolska kvanza
    sl/AOA/other angolskih kvanz
    sl/AOA/two angolski kvanzi
    sl/ARS/few argentinski pesi
    sl/ARS/one argentinski peso
    sl/ARS/other argentinskih pesov
    sl/ARS/two argentinska pesa
    sl/AUD/few avstralski dolarji
    sl/AUD/one avstralski dolar
    sl/AUD/other avstralskih dolarjev
    sl/AUD/two avstralska dolarja
    sl/AWG/few arubski florini
    sl/AWG/one arubski florin
    sl/AWG/other arubskih florinov
    sl/AWG/two arubska florina
    sl/AZN/few azerbajdžanski manati
    sl/AZN/one azerbajdžanski manat
    sl/AZN/other azerbajdžanskih manatov
    sl/AZN/two azerbajdžanska manata
    sl/BAM/few bosansko-hercegovske konvertibilne marke
    sl/BAM/one bosansko-hercegovska konvertibilna marka
    sl/BAM/other bosansko-hercegovskih konvertibilnih mark
    sl/BAM/two bosansko-hercegovski konvertibilni marki
    sl/BBD/few barbadoški dolarji
    sl/BBD/one barbadoški dolar
    sl/BBD/other barbadoških dolarjev
    sl/BBD/two barbadoška dolarja
    sl/BDT/few bangladeške take
    sl/BDT/one bangladeška taka
    sl/BDT/other bangladeških tak
    sl/BDT/two bangladeški taki
    sl/BGN/few bolgarski levi
    sl/BGN/one bolgarski lev
    sl/BGN/other bolgarskih levov
    sl/BGN/two bolgarska leva
    sl/BHD/few bahrajnski dinarji
    sl/BHD/one bahrajnski dinar
    sl/BHD/other bahrajnskih dinarjev
    sl/BHD/two bahrajnska dinarja
    sl/BIF/few burundski franki
    sl/BIF/one burundski frank
    sl/BIF/other burundskih frankov
    sl/BIF/two burundska franka
    sl/BMD/few bermudski dolarji
    sl/BMD/one bermudski dolar
    sl/BMD/other bermudskih dolarjev
    sl/BMD/two bermudska dolarja
    sl/BND/few brunejski dolarji
    sl/BND/one brunejski dolar
    sl/BND/other brunejskih dolarjev
    sl/BND/two brunejska dolarja
    sl/BOB/few bolivijski boliviani
    sl/BOB/one bolivijski boliviano
    sl/BOB/other bolivijskih bolivianov
    sl/BOB/two bolivijska boliviana
    sl/BRL/few brazilski reali
    sl/BRL/one brazilski real
    sl/BRL/other brazilskih realov
    sl/BRL/two brazilska reala
    sl/BSD/few bahamski dolarji
    sl/BSD/one bahamski dolar
    sl/BSD/other bahamskih dolarjev
    sl/BSD/two bahamska dolarja
    sl/BTN/few butanski ngultrumi
    sl/BTN/one butanski ngultrum
    sl/BTN/other butanskih ngultrumov
    sl/BTN/two butanska ngultruma
    sl/BWP/few bocvanske pule
    sl/BWP/one bocvanska pula
    sl/BWP/other bocvanskih pul
    sl/BWP/two bocvanski puli
    sl/BYN/few beloruski rublji
    sl/BYN/one beloruski rubelj
    sl/BYN/other beloruskih rubljev
    sl/BYN/two beloruska rublja
    sl/BZD/few belizejski dolarji
    sl/BZD/one belizejski dolar
    sl/BZD/other belizejskih dolarjev
    sl/BZD/two belizejska dolarja
    sl/CAD/few kanadski dolarji
    sl/CAD/one kanadski dolar
    sl/CAD/other kanadskih dolarjev
    sl/CAD/two kanadska dolarja
    sl/CDF/few kongovski franki
    sl/CDF/one kongovski frank
    sl/CDF/other kongovskih frankov
    sl/CDF/two kongovska franka
    sl/CHF/few švicarski franki
    sl/CHF/one švicarski frank
    sl/CHF/other švicarskih frankov
    sl/CHF/two švicarska franka
    sl/CLP/few čilski pesi
    sl/CLP/one čilski peso
    sl/CLP/other čilskih pesov
    sl/CLP/two čilska pesa
    sl/CNH/few kitajski juani renminbi (offshore)
    sl/CNH/one kitajski juan renminbi (offshore)
    sl/CNH/other kitajskih juanov renminbi (offshore)
    sl/CNH/two kitajska juana renminbi (offshore)
    sl/CNY/few kitajski juani renminbi
    sl/CNY/one kitajski juan renminbi
    sl/CNY/other kitajskih juanov renminbi
    sl/CNY/two kitajska juana renmibi
    sl/COP/few kolumbijski pesi
    sl/COP/one kolumbijski peso
    sl/COP/other kolumbijskih pesov
    sl/COP/two kolumbijska pesa
    sl/CRC/few kostariški koloni
    sl/CRC/one kostariški kolon
    sl/CRC/other kostariških kolonov
    sl/CRC/two kostariška kolona
    sl/CUC/few kubanski konvertibilni pesi
    sl/CUC/one kubanski konvertibilni peso
    sl/CUC/other kubanskih konvertibilnih pesov
    sl/CUC/two kubanska konvertibilna pesa
    sl/CUP/few kubanski pesi
    sl/CUP/one kubanski peso
    sl/CUP/other kubanskih pesov
    sl/CUP/two kubanska pesa
    sl/CVE/few zelenortski eskudi
    sl/CVE/one zelenortski eskudo
    sl/CVE/other zelenortskih eskudov
    sl/CVE/two zelenortska eskuda
    sl/CZK/few češke krone
    sl/CZK/one češka krona
    sl/CZK/other čeških kron
    sl/CZK/two češki kroni
    sl/DJF/few džibutski franki
    sl/DJF/one džibutski frank
    sl/DJF/other džibutskih frankov
    sl/DJF/two džibutska franka
    sl/DKK/few danske krone
    sl/DKK/one danska krona
    sl/DKK/other danskih kron
    sl/DKK/two danski kroni
    sl/DOP/few dominikanski pesi
    sl/DOP/one dominikanski peso
    sl/DOP/other dominikanskih pesov
    sl/DOP/two dominikanska pesa
    sl/DZD/few alžirski dinarji
    sl/DZD/one alžirski dinar
    sl/DZD/other alžirskih dinarjev
    sl/DZD/two alžirska dinarja
    sl/EGP/few egiptovski funti
    sl/EGP/one egiptovski funt
    sl/EGP/other egiptovskih funtov
    sl/EGP/two egiptovska funta
    sl/ERN/few eritrejske nakfe
    sl/ERN/one eritrejska nakfa
    sl/ERN/other eritrejskih nakf
    sl/ERN/two eritrejski nakfi
    sl/ETB/few etiopski biri
    sl/ETB/one etiopski bir
    sl/ETB/other etiopskih birov
    sl/ETB/two etiopska bira
    sl/EUR/few evri
    sl/EUR/one evro
    sl/EUR/other evrov
    sl/EUR/two evra
    sl/FJD/few fidžijski dolarji
    sl/FJD/one fidžijski dolar
    sl/FJD/other fidžijskih dolarjev
    sl/FJD/two fidžijska dolarja
    sl/FKP/few falklandski funti
    sl/FKP/one falklandski funt
    sl/FKP/other falklandskih funtov
    sl/FKP/two falklandska funta
    sl/GBP/few britanski funti
    sl/GBP/one britanski funt
    sl/GBP/other britanskih funtov
    sl/GBP/two britanska funta
    sl/GEL/few gruzijski lariji
    sl/GEL/one gruzijski lari
    sl/GEL/other gruzijskih larijev
    sl/GEL/two gruzijska larija
    sl/GHS/few ganski cedi
    sl/GHS/one ganski cedi
    sl/GHS/other ganskih cedov
    sl/GHS/two ganska ceda
    sl/GIP/few gibraltarski funti
    sl/GIP/one gibraltarski funt
    sl/GIP/other gibraltarskih funtov
    sl/GIP/two gibraltarska funta
    sl/GMD/few gambijski dalasi
    sl/GMD/one gambijski dalasi
    sl/GMD/other gambijskih dalasov
    sl/GMD/two gambijska dalasa
    sl/GNF/few gvinejski franki
    sl/GNF/one gvinejski frank
    sl/GNF/other gvinejskih frankov
    sl/GNF/two gvinejska franka
    sl/GTQ/few gvatemalski kecali
    sl/GTQ/one gvatemalski kecal
    sl/GTQ/other gvatemalskih kecalov
    sl/GTQ/two gvatemalska kecala
    sl/GYD/few gvajanski dolarji
    sl/GYD/one gvajanski dolar
    sl/GYD/other gvajanskih dolarjev
    sl/GYD/two gvajanska dolarja
    sl/HKD/few hongkonški dolarji
    sl/HKD/one hongkonški dolar
    sl/HKD/other hongkonških dolarjev
    sl/HKD/two hongkonška dolarja
    sl/HNL/few honduraške lempire
    sl/HNL/one honduraška lempira
    sl/HNL/other honduraških lempir
    sl/HNL/two honduraški lempiri
    sl/HRK/few hrvaške kune
    sl/HRK/one hrvaška kuna
    sl/HRK/other hrvaških kun
    sl/HRK/two hrvaški kuni
    sl/HTG/few haitijski gurdi
    sl/HTG/one haitijski gurd
    sl/HTG/other haitijskih gurdov
    sl/HTG/two haitijska gurda
    sl/HUF/few madžarski forinti
    sl/HUF/one madžarski forint
    sl/HUF/other madžarskih forintov
    sl/HUF/two madžarska forinta
    sl/IDR/few indonezijske rupije
    sl/IDR/one indonezijska rupija
    sl/IDR/other indonezijskih rupij
    sl/IDR/two indonezijski rupiji
    sl/ILS/few izraelski šekli
    sl/ILS/one izraelski šekel
    sl/ILS/other izraelskih šeklov
    sl/ILS/two izraelska šekla
    sl/INR/few indijske rupije
    sl/INR/one indijska rupija
    sl/INR/other indijskih rupij
    sl/INR/two indijski rupiji
    sl/IQD/few iraški dinarji
    sl/IQD/one iraški dinar
    sl/IQD/other iraških dinarjev
    sl/IQD/two iraška dinarja
    sl/IRR/few iranski riali
    sl/IRR/one iranski rial
    sl/IRR/other iranskih rialov
    sl/IRR/two iranska riala
    sl/ISK/few islandske krone
    sl/ISK/one islandska krona
    sl/ISK/other islandskih kron
    sl/ISK/two islandski kroni
    sl/JMD/few jamajški dolarji
    sl/JMD/one jamajški dolar
    sl/JMD/other jamajških dolarjev
    sl/JMD/two jamajška dolarja
    sl/JOD/few jordanski dinarji
    sl/JOD/one jordanski dinar
    sl/JOD/other jordanskih dinarjev
    sl/JOD/two jordanska dinarja
    sl/JPY/few japonski jeni
    sl/JPY/one japonski jen
    sl/JPY/other japonskih jenov
    sl/JPY/two japonska jena
    sl/KES/few kenijski šilingi
    sl/KES/one kenijski šiling
    sl/KES/other kenijskih šilingov
    sl/KES/two kenijska šilinga
    sl/KGS/few kirgiški somi
    sl/KGS/one kirgiški som
    sl/KGS/other kirgiških somov
    sl/KGS/two kirgiška soma
    sl/KHR/few kamboški rieli
    sl/KHR/one kamboški riel
    sl/KHR/other kamboških rielov
    sl/KHR/two kamboška riela
    sl/KMF/few komorski franki
    sl/KMF/one komorski frank
    sl/KMF/other komorskih frankov
    sl/KMF/two komorska franka
    sl/KPW/few severnokorejski voni
    sl/KPW/one severnokorejski von
    sl/KPW/other severnokorejskih vonov
    sl/KPW/two severnokorejska vona
    sl/KRW/few južnokorejski voni
    sl/KRW/one južnokorejski von
    sl/KRW/other južnokorejskih vonov
    sl/KRW/two južnokorejska vona
    sl/KWD/few kuvajtski dinarji
    sl/KWD/one kuvajtski dinar
    sl/KWD/other kuvajtskih dinarjev
    sl/KWD/two kuvajtska dinarja
    sl/KYD/few kajmanski dolarji
    sl/KYD/one kajmanski dolar
    sl/KYD/other kajmanskih dolarjev
    sl/KYD/two kajmanska dolarja
    sl/KZT/few kazahstanski tenge
    sl/KZT/one kazahstanski tenge
    sl/KZT/other kazahstanskih tengov
    sl/KZT/two kazahstanska tenga
    sl/LAK/few laoški kipi
    sl/LAK/one laoški kip
    sl/LAK/other laoških kipov
    sl/LAK/two laoška kipa
    sl/LBP/few libanonski funti
    sl/LBP/one libanonski funt
    sl/LBP/other libanonskih funtov
    sl/LBP/two libanonska funta
    sl/LKR/few šrilanške rupije
    sl/LKR/one šrilanška rupija
    sl/LKR/other šrilanških rupij
    sl/LKR/two šrilanški rupiji
    sl/LRD/few liberijski dolarji
    sl/LRD/one liberijski dolar
    sl/LRD/other liberijskih dolarjev
    sl/LRD/two liberijska dolarja
    sl/LSL/few lesotski loti
    sl/LSL/one lesotski loti
    sl/LSL/other lesotskih lotov
    sl/LSL/two lesotska lota
    sl/LYD/few libijski dinarji
    sl/LYD/one libijski dinar
    sl/LYD/other libijskih dinarjev
    sl/LYD/two libijska dinarja
    sl/MAD/few maroški dirhami
    sl/MAD/one maroški dirham
    sl/MAD/other maroških dirhamov
    sl/MAD/two maroška dirhama
    sl/MDL/few moldavski levi
    sl/MDL/one moldavski lev
    sl/MDL/other moldavskih levov
    sl/MDL/two moldavska leva
    sl/MGA/few madagaskarski ariariji
    sl/MGA/one madagaskarski ariari
    sl/MGA/other madagaskarskih ariarijev
    sl/MGA/two madagaskarska ariarija
    sl/MKD/few makedonski denarji
    sl/MKD/one makedonski denar
    sl/MKD/other makedonskih denarjev
    sl/MKD/two makedonska denarja
    sl/MMK/few mjanmarski kjati
    sl/MMK/one mjanmarski kjat
    sl/MMK/other mjanmarskih kjatov
    sl/MMK/two mjanmarska kjata
    sl/MNT/few mongolski tugriki
    sl/MNT/one mongolski tugrik
    sl/MNT/other mongolskih tugrikov
    sl/MNT/two mongolska tugrika
    sl/MOP/few macajske patake
    sl/MOP/one macajska pataka
    sl/MOP/other macajskih patak
    sl/MOP/two macajski pataki
    sl/MRU/few mavretanske uguije
    sl/MRU/one mavretanska uguija
    sl/MRU/other mavretanskih uguij
    sl/MRU/two mavretanski uguiji
    sl/MUR/few mavricijske rupije
    sl/MUR/one mavricijska rupija
    sl/MUR/other mavricijskih rupij
    sl/MUR/two mavricijski rupiji
    sl/MVR/few maldivske rufije
    sl/MVR/one maldivska rufija
    sl/MVR/other maldivskih rufij
    sl/MVR/two maldivski rufiji
    sl/MWK/few malavijske kvače
    sl/MWK/one malavijska kvača
    sl/MWK/other malavijskih kvač
    sl/MWK/two malavijski kvači
    sl/MXN/few mehiški pesi
    sl/MXN/one mehiški peso
    sl/MXN/other mehiških pesov
    sl/MXN/two mehiška pesa
    sl/MYR/few malezijski ringiti
    sl/MYR/one malezijski ringit
    sl/MYR/other malezijskih ringitov
    sl/MYR/two malezijska ringita
    sl/MZN/few mozambiški metikali
    sl/MZN/one mozambiški metikal
    sl/MZN/other mozambiških metikalov
    sl/MZN/two mozambiška metikala
    sl/NAD/few namibijski dolarji
    sl/NAD/one namibijski dolar
    sl/NAD/other namibijskih dolarjev
    sl/NAD/two namibijska dolarja
    sl/NGN/few nigerijske naire
    sl/NGN/one nigerijska naira
    sl/NGN/other nigerijskih nair
    sl/NGN/two nigerijski nairi
    sl/NIO/few nikaragovske kordove
    sl/NIO/one nikaragovska kordova
    sl/NIO/other nikaragovskih kordov
    sl/NIO/two nikaragovski kordovi
    sl/NOK/few norveške krone
    sl/NOK/one norveška krona
    sl/NOK/other norveških kron
    sl/NOK/two norveški kroni
    sl/NPR/few nepalske rupije
    sl/NPR/one nepalska rupija
    sl/NPR/other nepalskih rupij
    sl/NPR/two nepalski rupiji
    sl/NZD/few novozelandski dolarji
    sl/NZD/one novozelandski dolar
    sl/NZD/other novozelandskih dolarjev
    sl/NZD/two novozelandska dolarja
    sl/OMR/few omanski riali
    sl/OMR/one omanski rial
    sl/OMR/other omanskih rialov
    sl/OMR/two omanska riala
    sl/PAB/few panamske balboe
    sl/PAB/one panamska balboa
    sl/PAB/other panamskih balbov
    sl/PAB/two panamski balboi
    sl/PEN/few perujski soli
    sl/PEN/one perujski sol
    sl/PEN/other perujskih solov
    sl/PEN/two perujska sola
    sl/PGK/few kine Papue Nove Gvineje
    sl/PGK/one kina Papue Nove Gvineje
    sl/PGK/other kin Papue Nove Gvineje
    sl/PGK/two kini Papue Nove Gvineje
    sl/PHP/few filipinski pesi
    sl/PHP/one filipinski peso
    sl/PHP/other filipinskih pesov
    sl/PHP/two filipinska pesa
    sl/PKR/few pakistanske rupije
    sl/PKR/one pakistanska rupija
    sl/PKR/other pakistanskih rupij
    sl/PKR/two pakistanski rupiji
    sl/PLN/few poljski zloti
    sl/PLN/one poljski zlot
    sl/PLN/other poljskih zlotov
    sl/PLN/two poljska zlota
    sl/PYG/few paragvajski gvarani
    sl/PYG/one paragvajski gvarani
    sl/PYG/other paragvajskih gvaranijev
    sl/PYG/two paragvajska gvaranija
    sl/QAR/few katarski riali
    sl/QAR/one katarski rial
    sl/QAR/other katarskih rialov
    sl/QAR/two katarska riala
    sl/RON/few romunski levi
    sl/RON/one romunski lev
    sl/RON/other romunskih levov
    sl/RON/two romunska leva
    sl/RSD/few srbski dinarji
    sl/RSD/one srbski dinar
    sl/RSD/other srbskih dinarjev
    sl/RSD/two srbska dinarja
    sl/RUB/few ruski rublji
    sl/RUB/one ruski rubelj
    sl/RUB/other ruskih rubljev
    sl/RUB/two ruska rublja
    sl/RWF/few ruandski franki
    sl/RWF/one ruandski frank
    sl/RWF/other ruandskih frankov
    sl/RWF/two ruandska franka
    sl/SAR/few saudski riali
    sl/SAR/one saudski rial
    sl/SAR/other saudskih rialov
    sl/SAR/two saudska riala
    sl/SBD/few solomonski dolarji
    sl/SBD/one solomonski dolar
    sl/SBD/other solomonskih dolarjev
    sl/SBD/two solomonska dolarja
    sl/SCR/few sejšelske rupije
    sl/SCR/one sejšelska rupija
    sl/SCR/other sejšelskih rupij
    sl/SCR/two sejšelski rupiji
    sl/SDG/few sudanski funti
    sl/SDG/one sudanski funt
    sl/SDG/other sudanskih funtov
    sl/SDG/two sudanska funta
    sl/SEK/few švedske krone
    sl/SEK/one švedska krona
    sl/SEK/other švedskih kron
    sl/SEK/two švedski kroni
    sl/SGD/few singapurski dolarji
    sl/SGD/one singapurski dolar
    sl/SGD/other singapurskih dolarjev
    sl/SGD/two singapurska dolarja
    sl/SHP/few funti Sv. Helene
    sl/SHP/one funt Sv. Helene
    sl/SHP/other funtov Sv. Helene
    sl/SHP/two funta Sv. Helene
    sl/SLE/few sierraleonski leoni
    sl/SLE/one sierraleonski leone
    sl/SLE/other sierraleonskih leonov
    sl/SLE/two sierraleonska leona
    sl/SLL/few sierraleonski leoni (1964—2022)
    sl/SLL/one sierraleonski leone (1964—2022)
    sl/SLL/other sierraleonskih leonov (1964—2022)
    sl/SLL/two sierraleonska leona (1964—2022)
    sl/SOS/few somalski šilingi
    sl/SOS/one somalski šiling
    sl/SOS/other somalskih šilingov
    sl/SOS/two somalska šilinga
    sl/SRD/few surinamski dolarji
    sl/SRD/one surinamski dolar
    sl/SRD/other surinamskih dolarjev
    sl/SRD/two surinamska dolarja
    sl/SSP/few južnosudanski funti
    sl/SSP/one južnosudanski funt
    sl/SSP/other južnosudanskih funtov
    sl/SSP/two južnosudanska funta
    sl/STN/few dobre Svetega Tomaža in Princa
    sl/STN/one dobra Svetega Tomaža in Princa
    sl/STN/other dober Svetega Tomaža in Princa
    sl/STN/two dobri Svetega Tomaža in Princa
    sl/SYP/few sirijski funti
    sl/SYP/one sirijski funt
    sl/SYP/other sirijskih funtov
    sl/SYP/two sirijska funta
    sl/SZL/few esvatinski lilangeni
    sl/SZL/one esvatinski lilangeni
    sl/SZL/other esvatinskih lilangenijev
    sl/SZL/two esvatinska lilangenija
    sl/THB/few tajski bahti
    sl/THB/one tajski baht
    sl/THB/other tajskih bahtov
    sl/THB/two tajska bahta
    sl/TJS/few tadžikistanski somoni
    sl/TJS/one tadžikistanski somoni
    sl/TJS/other tadžikistanskih somonov
    sl/TJS/two tadžikistanska somona
    sl/TMT/few turkmenistanski manati
    sl/TMT/one turkmenistanski manat
    sl/TMT/other turkmenistanskih manatov
    sl/TMT/two turkmenistanska manata
    sl/TND/few tunizijski dinarji
    sl/TND/one tunizijski dinar
    sl/TND/other tunizijskih dinarjev
    sl/TND/two tunizijska dinarja
    sl/TOP/few tongovske paange
    sl/TOP/one tongovska paanga
    sl/TOP/other tongovskih paang
    sl/TOP/two tongovski paangi
    sl/TRY/few turške lire
    sl/TRY/one turška lira
    sl/TRY/other turških lir
    sl/TRY/two turški liri
    sl/TTD/few dolarji Trinidada in Tobaga
    sl/TTD/one dolar Trinidada in Tobaga
    sl/TTD/other dolarjev Trinidada in Tobaga
    sl/TTD/two dolarja Trinidada in Tobaga
    sl/TWD/few novi tajvanski dolarji
    sl/TWD/one novi tajvanski dolar
    sl/TWD/other novih tajvanskih dolarjev
    sl/TWD/two nova tajvanska dolarja
    sl/TZS/few tanzanijski šilingi
    sl/TZS/one tanzanijski šiling
    sl/TZS/other tanzanijskih šilingov
    sl/TZS/two tanzanijska šilinga
    sl/UAH/few ukrajinske grivne
    sl/UAH/one ukrajinska grivna
    sl/UAH/other ukrajinskih grivn
    sl/UAH/two ukrajinski grivni
    sl/UGX/few ugandski šilingi
    sl/UGX/one ugandski šiling
    sl/UGX/other ugandskih šilingov
    sl/UGX/two ugandska šilinga
    sl/USD/few ameriški dolarji
    sl/USD/one ameriški dolar
    sl/USD/other ameriških dolarjev
    sl/USD/two ameriška dolarja
    sl/UYU/few urugvajski pesi
    sl/UYU/one urugvajski peso
    sl/UYU/other urugvajskih pesov
    sl/UYU/two urugvajska pesa
    sl/UZS/few uzbeški sumi
    sl/UZS/one uzbeški sum
    sl/UZS/other uzbeških sumov
    sl/UZS/two uzbeška suma
    sl/VEF/few venezuelski bolivarji (2008–2018)
    sl/VEF/one venezuelski bolivar (2008–2018)
    sl/VEF/other venezuelskih bolivarjev (2008–2018)
    sl/VEF/two venezuelska bolivarja (2008–2018)
    sl/VES/few venezuelski bolivarji
    sl/VES/one venezuelski bolivar
    sl/VES/other venezuelskih bolivarjev
    sl/VES/two venezuelska bolivarja
    sl/VND/few vietnamski dongi
    sl/VND/one vientnamski dong
    sl/VND/other vietnamskih dongov
    sl/VND/two vietnamska donga
    sl/VUV/few vanuatujski vati
    sl/VUV/one vanuatujski vatu
    sl/VUV/other vanuatujskih vatujev
    sl/VUV/two vanuatujska vatuja
    sl/WST/few samoanske tale
    sl/WST/one samoanska tala
    sl/WST/other samoanskih tal
    sl/WST/two samoanski tali
    sl/XAF/few srednjeafriški franki CFA
    sl/XAF/one srednjeafriški frank CFA
    sl/XAF/other srednjeafriških frankov CFA
    sl/XAF/two srednjeafriška franka CFA
    sl/XCD/few vzhodnokaribski dolarji
    sl/XCD/one vzhodnokaribski dolar
    sl/XCD/other vzhodnokaribskih dolarjev
    sl/XCD/two vzhodnokaribska dolarja
    sl/XOF/few zahodnoafriški franki CFA
    sl/XOF/one zahodnoafriški frank CFA
    sl/XOF/other zahodnoafriških frankov CFA
    sl/XOF/two zahodnoafriška franka CFA
    sl/XPF/few franki CFP
    sl/XPF/one frank CFP
    sl/XPF/other frankov CFP
    sl/XPF/two franka CFP
    sl/YER/few jemenski riali
    sl/YER/one jemenski rial
    sl/YER/other jemenskih rialov
    sl/YER/two jemenska riala
    sl/ZAR/few južnoafriški randi
    sl/ZAR/one južnoafriški rand
    sl/ZAR/other južnoafriških randov
    sl/ZAR/two južnoafriška randa
    sl/ZMW/few zambijske kvače
    """
}
