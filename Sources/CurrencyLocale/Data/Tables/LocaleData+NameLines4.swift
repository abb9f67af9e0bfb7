// Written by `make locale-data` from CLDR 46, as in ICU 76.1 of Swift's Foundation. Change the generator, Scripts/LocaleData.

extension LocaleData {
  static let nameLines4: StaticString = """
    vi/KGS Som Kyrgyzstan
    vi/KHR Riel Campuchia
    vi/KMF Franc Comoros
    vi/KPW Won Triều Tiên
    vi/KRH Đồng Hwan Hàn Quốc (1953–1962)
    vi/KRO Đồng Won Hàn Quốc (1945–1953)
    vi/KRW Won Hàn Quốc
    vi/KWD Dinar Kuwait
    vi/KYD Đô la Quần đảo Cayman
    vi/KZT Tenge Kazakhstan
    vi/LAK Kip Lào
    vi/LBP Bảng Li-băng
    vi/LKR Rupee Sri Lanka
    vi/LRD Đô la Liberia
    vi/LSL Loti Lesotho
    vi/LYD Dinar Libi
    vi/MAD Dirham Ma-rốc
    vi/MAF Đồng Franc Ma-rốc
    vi/MCF Đồng Franc Monegasque
    vi/MDC Đồng Cupon Moldova
    vi/MDL Leu Moldova
    vi/MGA Ariary Madagascar
    vi/MKD Denar Macedonia
    vi/MKN Đồng Denar Macedonia (1992–1993)
    vi/MMK Kyat Myanma
    vi/MNT Tugrik Mông Cổ
    vi/MOP Pataca Ma Cao
    vi/MRU Ouguiya Mauritania
    vi/MUR Rupee Mauritius
    vi/MVP Rupee Maldives (1947–1981)
    vi/MVR Rufiyaa Maldives
    vi/MWK Kwacha Malawi
    vi/MXN Peso Mexico
    vi/MYR Ringgit Malaysia
    vi/MZN Metical Mozambique
    vi/NAD Đô la Namibia
    vi/NGN Naira Nigeria
    vi/NIO Córdoba Nicaragua
    vi/NOK Krone Na Uy
    vi/NPR Rupee Nepal
    vi/NZD Đô la New Zealand
    vi/OMR Rial Oman
    vi/PAB Balboa Panama
    vi/PEN Sol Peru
    vi/PGK Kina Papua New Guinea
    vi/PHP Peso Philipin
    vi/PKR Rupee Pakistan
    vi/PLN Zloty Ba Lan
    vi/PYG Guarani Paraguay
    vi/QAR Rial Qatar
    vi/RON Leu Romania
    vi/RSD Dinar Serbia
    vi/RUB Rúp Nga
    vi/RWF Franc Rwanda
    vi/SAR Riyal Ả Rập Xê-út
    vi/SBD Đô la quần đảo Solomon
    vi/SCR Rupee Seychelles
    vi/SDG Bảng Sudan
    vi/SEK Krona Thụy Điển
    vi/SGD Đô la Singapore
    vi/SHP Bảng St. Helena
    vi/SLE Leone Sierra Leone
    vi/SLL Leone Sierra Leone (1964—2022)
    vi/SOS Shilling Somali
    vi/SRD Đô la Suriname
    vi/SSP Bảng Nam Sudan
    vi/STN Dobra São Tomé và Príncipe
    vi/SYP Bảng Syria
    vi/SZL Lilangeni Swaziland
    vi/THB Bạt Thái Lan
    vi/TJS Somoni Tajikistan
    vi/TMT Manat Turkmenistan
    vi/TND Dinar Tunisia
    vi/TOP Paʻanga Tonga
    vi/TRY Lia Thổ Nhĩ Kỳ
    vi/TTD Đô la Trinidad và Tobago
    vi/TWD Đô la Đài Loan mới
    vi/TZS Shilling Tanzania
    vi/UAH Hryvnia Ukraina
    vi/UGX Shilling Uganda
    vi/USD Đô la Mỹ
    vi/UYU Peso Uruguay
    vi/UZS Som Uzbekistan
    vi/VEF Bolívar Venezuela (2008–2018)
    vi/VES Bolívar Venezuela
    vi/VND Đồng Việt Nam
    vi/VNN Đồng Việt Nam (1978–1985)
    vi/VUV Vatu Vanuatu
    vi/WST Tala Samoa
    vi/XAF Franc CFA Trung Phi
    vi/XCD Đô la Đông Caribê
    vi/XFO Đồng France Pháp Vàng
    vi/XFU Đồng UIC-Franc Pháp
    vi/XOF Franc CFA Tây Phi
    vi/XPF Franc CFP
    vi/XRE Quỹ RINET
    vi/YER Rial Yemen
    vi/YUR Đồng Dinar Nam Tư Tái cơ cấu (1992–1993)
    vi/ZAR Rand Nam Phi
    vi/ZMW Kwacha Zambia
    vun/AED Dirham ya Falme za Kiarabu
    vun/AOA Kwanza ya Angola
    vun/AUD Dola ya Australia
    vun/BHD Dinari ya Bahareni
    vun/BIF Faranga ya Burundi
    vun/BWP Pula ya Botswana
    vun/CAD Dola ya Kanada
    vun/CDF Faranga ya Kongo
    vun/CHF Faranga ya Uswisi
    vun/CNY Yuan Renminbi ya China
    vun/CVE Eskudo ya Kepuvede
    vun/DJF Faranga ya Jibuti
    vun/DZD Dinari ya Aljeria
    vun/EGP Pauni ya Misri
    vun/ERN Nakfa ya Eritrea
    vun/ETB Bir ya Uhabeshi
    vun/EUR Yuro
    vun/GBP Pauni ya Uingereza
    vun/GMD Dalasi ya Gambia
    vun/INR Rupia ya India
    vun/JPY Sarafu ya Kijapani
    vun/KES Shilingi ya Kenya
    vun/KMF Faranga ya Komoro
    vun/LRD Dola ya Liberia
    vun/LSL Loti ya Lesoto
    vun/LYD Dinari ya Libya
    vun/MAD Dirham ya Moroko
    vun/MGA Faranga ya Bukini
    vun/MRU Ugwiya ya Moritania
    vun/MUR Rupia ya Morisi
    vun/MWK Kwacha ya Malawi
    vun/NAD Dola ya Namibia
    vun/NGN Naira ya Nijeria
    vun/RWF Faranga ya Rwanda
    vun/SAR Riyal ya Saudia
    vun/SCR Rupia ya Shelisheli
    vun/SDG Dinari ya Sudani
    vun/SHP Pauni ya Santahelena
    vun/SLE Leoni
    vun/SLL Leoni (1964—2022)
    vun/SOS Shilingi ya Somalia
    vun/STN Dobra ya Sao Tome na Principe
    vun/SZL Lilangeni
    vun/TND Dinari ya Tunisia
    vun/TZS Shilingi ya Tanzania
    vun/UGX Shilingi ya Uganda
    vun/USD Dola ya Marekani
    vun/XAF Faranga CFA BEAC
    vun/XOF Faranga CFA BCEAO
    vun/ZAR Randi ya Afrika Kusini
    vun/ZMW Kwacha ya Zambia
    wae/BRL Brasilianiši Real
    wae/CNY Chinesiši Yuan
    wae/EUR Euro
    wae/GBP Pfund
    wae/INR Indiši Rupie
    wae/JPY Yen
    wae/RUB Rubel
    wae/USD Dollar
    wal/BRL የብራዚል ሪል
    wal/CNY የቻይና ዩአን ረንሚንቢ
    wal/ETB የኢትዮጵያ ብር
    wal/EUR አውሮ
    wal/GBP የእንግሊዝ ፓውንድ ስተርሊንግ
    wal/INR የሕንድ ሩፒ
    wal/JPY የጃፓን የን
    wal/RUB የራሻ ሩብል
    wal/USD የአሜሪካን ዶላር
    wo/AED United Arab Emirates Dirham
    wo/AFN Afghan Afghani
    wo/ALL Albanian Lek
    wo/AMD Armenian Dram
    wo/ANG Netherlands Antillean Guilder
    wo/AOA Angolan Kwanza
    wo/ARS Argentine Peso
    wo/AUD Australian Dollar
    wo/AWG Aruban Florin
    wo/AZN Azerbaijani Manat
    wo/BAM Bosnia-Herzegovina Convertible Mark
    wo/BBD Barbadian Dollar
    wo/BDT Bangladeshi Taka
    wo/BGN Bulgarian Lev
    wo/BHD Bahraini Dinar
    wo/BIF Burundian Franc
    wo/BMD Vote BMD
    wo/BND Brunei Dollar
    wo/BOB Bolivian Boliviano
    wo/BRL Real bu Bresil
    wo/BSD Bahamian Dollar
    wo/BTN Bhutanese Ngultrum
    wo/BWP Botswanan Pula
    wo/BYN Belarusian Ruble
    wo/BZD Belize Dollar
    wo/CAD Vote CAD
    wo/CDF Congolese Franc
    wo/CHF Swiss Franc
    wo/CLP Chilean Peso
    wo/CNH Chinese Yuan (offshore)
    wo/CNY Yuan bu Siin
    wo/COP Colombian Peso
    wo/CRC Costa Rican Colón
    wo/CUC Cuban Convertible Peso
    wo/CUP Cuban Peso
    wo/CVE Cape Verdean Escudo
    wo/CZK Czech Koruna
    wo/DJF Djiboutian Franc
    wo/DKK Danish Krone
    wo/DOP Dominican Peso
    wo/DZD Algerian Dinar
    wo/EGP Egyptian Pound
    wo/ERN Eritrean Nakfa
    wo/ETB Ethiopian Birr
    wo/EUR Euro
    wo/FJD Fijian Dollar
    wo/FKP FKPS
    wo/GBP Pound bu Grànd Brëtaañ
    wo/GEL Georgian Lari
    wo/GHS Ghanaian Cedi
    wo/GIP Vote GIP
    wo/GMD Gambian Dalasi
    wo/GNF Guinean Franc
    wo/GTQ GT
    wo/GYD Guyanaese Dollar
    wo/HKD Hong Kong Dollar
    wo/HNL Honduran Lempira
    wo/HRK Croatian Kuna
    wo/HTG Haitian Gourde
    wo/HUF Hungarian Forint
    wo/IDR Indonesian Rupiah
    wo/ILS Israeli New Shekel
    wo/INR Rupee bu End
    wo/IQD Iraqi Dinar
    wo/IRR Iranian Rial
    wo/ISK Icelandic Króna
    wo/JMD Jamaican Dollar
    wo/JOD Jordanian Dinar
    wo/JPY Yen bu Sapoŋ
    wo/KES Kenyan Shilling
    wo/KGS Kyrgystani Som
    wo/KHR Cambodian Riel
    wo/KMF Comorian Franc
    wo/KPW North Korean Won
    wo/KRW South Korean Won
    wo/KWD Kuwaiti Dinar
    wo/KYD Cayman Islands Dollar
    wo/KZT Kazakhstani Tenge
    wo/LAK Laotian Kip
    wo/LBP Lebanese Pound
    wo/LKR Sri Lankan Rupee
    wo/LRD Liberian Dollar
    wo/LSL Lesotho Loti
    wo/LYD Libyan Dinar
    wo/MAD Moroccan dirhams
    wo/MDL Moldovan Leu
    wo/MGA Malagasy Ariary
    wo/MKD Macedonian Denar
    wo/MMK Myanmar Kyat
    wo/MNT Mongolian Tugrik
    wo/MOP Macanese Pataca
    wo/MRU Mauritanian Ouguiya
    wo/MUR Mauritian Rupee
    wo/MVR Maldivian Rufiyaa
    wo/MWK Malawian Kwacha
    wo/MXN Mexican Peso
    wo/MYR Malaysian Ringgit
    wo/MZN Mozambican Metical
    wo/NAD Namibian Dollar
    wo/NGN Nigerian Naira
    wo/NIO Nicaraguan Córdoba
    wo/NOK Norwegian Krone
    wo/NPR Nepalese Rupee
    wo/NZD New Zealand Dollar
    wo/OMR Omani Rial
    wo/PAB Panamanian Balboa
    wo/PEN Peruvian Sols
    wo/PGK Papua New Guinean Kina
    wo/PHP Philippine Peso
    wo/PKR Pakistani Rupee
    wo/PLN Polish Zloty
    wo/PYG Paraguayan Guaranis
    wo/QAR Qatari Riyal
    wo/RON Romanian Leu
    wo/RSD Serbian Dinar
    wo/RUB Ruble bi Rsis
    wo/RWF Rwandan Franc
    wo/SAR Saudi Riyal
    wo/SBD Solomon Islands Dollar
    wo/SCR Seychellois Rupee
    wo/SDG Sudanese Pound
    wo/SEK Swedish Krona
    wo/SGD Singapore Dollar
    wo/SHP St. Helena Pound
    wo/SLE Sierra Leonean Leone
    wo/SLL Sierra Leonean Leone (1964—2022)
    wo/SOS Somali Shilling
    wo/SRD Surinamese Dollar
    wo/SSP South Sudanese Pound
    wo/STN São Tomé & Príncipe Dobra
    wo/SYP Syrian Pound
    wo/SZL Swazi Lilangeni
    wo/THB Thai Baht
    wo/TJS Tajikistani Somoni
    wo/TMT Turkmenistani Manat
    wo/TND Tunisian Dinar
    wo/TOP Tongan Paʻanga
    wo/TRY Turkish Lira
    wo/TTD Trinidad & Tobago Dollar
    wo/TWD New Taiwan Dollar
    wo/TZS Tanzanian Shilling
    wo/UAH UAHS
    wo/UGX Ugandan Shilling
    wo/USD Dolaaru US
    wo/UYU Uruguayan Peso
    wo/UZS Uzbekistani Som
    wo/VES Venezuelan Bolívar
    wo/VND Vietnamese Dong
    wo/VUV Vanuatu Vatu
    wo/WST Samoan Tala
    wo/XAF Central African CFA Franc
    wo/XCD East Caribbean Dollar
    wo/XOF Franc CFA bu Afrik Sowwu-jant
    wo/XPF CFP Franc
    wo/YER Yemeni Rial
    wo/ZAR South African Rand
    wo/ZMW Zambian Kwacha
    xh/AED I-Dirham yase-UAE
    xh/AFN I-Afghani yase-Afghanistan
    xh/ALL I-Lek yase-Albania
    xh/AMD I-Dram yase Armenia
    xh/ANG Netherlands Antillean Guilder
    xh/AOA IKwanza yaseAngola
    xh/ARS IPeso yase-Argentina
    xh/AUD IDola yase-Australia
    xh/AWG Aruban Florin
    xh/AZN I-Manat yase-Azerbeijan
    xh/BAM I-Convertible Mark yaseBosnia-Herzegovina
    xh/BBD Barbadian Dollar
    xh/BDT I-Taka yaseBangladesh
    xh/BGN I-Lev yaseBulgaria
    xh/BHD I-Dinar yaseBahrain
    xh/BIF I-Franc yaseBurundi
    xh/BMD Bermudan Dollar
    xh/BND IDola yaseBrunei
    xh/BOB I-Boliviano yaseBolivia
    xh/BRL I-Real yaseBrazil
    xh/BSD Bahamian Dollar
    xh/BTN I-Ngultrum yaseBhutan
    xh/BWP I-Pula yaseBotswana
    xh/BYN I-Ruble yaseBelarus
    xh/BZD Belize Dollar
    xh/CAD Canadian Dollar
    xh/CDF IFranc yaseCongo
    xh/CHF IFranc yaseSwirtzeland
    xh/CLP I-Peso yaseChile
    xh/CNH I-Chinese Yuan (offshore)
    xh/CNY I-Yuan yaseTshayina
    xh/COP I-Peso yaseColombia
    xh/CRC Costa Rican Colón
    xh/CUC Cuban Convertible Peso
    xh/CUP Cuban Peso
    xh/CVE Cape Verdean Escudo
    xh/CZK I-Koruna yaseCzech
    xh/DJF I-Franc yaseDjibouti
    xh/DKK I-Krone yaseDenmark
    xh/DOP Dominican Peso
    xh/DZD I-Dinar yase-Algeria
    xh/EGP IPonti yase-Egypt
    xh/ERN I-Nakfa yase-Eritria
    xh/ETB I-Birr yase-Ethopia
    xh/EUR I-Euro
    xh/FJD IDola yaseFiji
    xh/FKP IPonti yaseFalkland Islands
    xh/GBP IPonti yaseBritane
    xh/GEL I-Lari yaseGeorgia
    xh/GHS ICedi yaseGhana
    xh/GIP IPonti yaseGilbraltar
    xh/GMD IDalasi yaseGambia
    xh/GNF IFranc yaseGuinea
    xh/GTQ Guatemalan Quetzal
    xh/GYD IDola yaseGuyana
    xh/HKD IDola yaseHong Kong
    xh/HNL Honduran Lempira
    xh/HRK I-Kuna yaseCrotia
    xh/HTG Haitian Gourde
    xh/HUF I-Forint yaseHungay
    xh/IDR I-Rupiah yase-Indonesia
    xh/ILS I-New Shekel yase-Israel
    xh/INR I-Rupee yase-Indiya
    xh/IQD I-Dinar yase-Iraq
    xh/IRR I-Rial yase-Iran
    xh/ISK IKróna yaseIceland
    xh/JMD Jamaican Dollar
    xh/JOD I-Dinar yaseJordan
    xh/JPY I-Yen yaseJapan
    xh/KES I-Shilling yaseKenya
    xh/KGS I-Som yaseKyrgystan
    xh/KHR I-Riel yaseCambodia
    xh/KMF I-Franc yaseComoros
    xh/KPW I-Won yaseNorth Korea
    xh/KRW I-Won yaseSouth Korea
    xh/KWD I-Dinar yaseKuwait
    xh/KYD Cayman Islands Dollar
    xh/KZT I-Tenge yaseKhazakhstan
    xh/LAK I-Kip yaseLaos
    xh/LBP IPonti yaseLebanon
    xh/LKR I-Rupee yaseSri Lanka
    xh/LRD IDola yaseLiberia
    xh/LSL I-Loti yaseLesotho
    xh/LYD Libyan Dinar
    xh/MAD Moroccan Dirham
    xh/MDL Moldovan Leu
    xh/MGA I-Ariary yaseMadagascar
    xh/MKD Macedonian Denar
    xh/MMK I-Kyat yaseMyanmar
    xh/MNT I-Tugrik yaseMongolia
    xh/MOP I-Pataca yaseMacao
    xh/MRU I-Ouguiya yaseMauritania
    xh/MUR I-Rupee yaseMauritius
    xh/MVR I-Rufiyaa yaseMaldives
    xh/MWK I-Kwacha yaseMalawi
    xh/MXN Mexican Peso
    xh/MYR I-Ringgit yaseMalysia
    xh/MZN I-Metical yaseMozambique
    xh/NAD IDola yaseNamibia
    xh/NGN INaira yaseNigeria
    xh/NIO Nicaraguan Córdoba
    xh/NOK IKrone yaseNorway
    xh/NPR I-Rupee yaseNepal
    xh/NZD IDola yaseNew Zealand
    xh/OMR I-Rial yase-Oman
    xh/PAB Panamanian Balboa
    xh/PEN I-Sol yasePeruvia
    xh/PGK I-Kina yasePapua New Guinea
    xh/PHP I-Peso yasePhilippines
    xh/PKR I-Rupee yasePakistan
    xh/PLN Polish Zloty
    xh/PYG I-Guarani yaseParaguay
    xh/QAR I-Riyal yaseQatar
    xh/RON I-Leu yaseRomania
    xh/RSD I-Dinar yaseSerbia
    xh/RUB I-Ruble yaseRashiya
    xh/RWF I-Franc yaseRwanda
    xh/SAR I-Riyal yaseSaudi
    xh/SBD IDola yaseSolomon Islands
    xh/SCR I-Rupee yaseSeychelles
    xh/SDG Sudanese Pound
    xh/SEK IKrona yaseSweden
    xh/SGD IDola yaseSingapore
    xh/SHP IPonti yaseSt. Helena
    xh/SLE I-Loeone yaseSierra Leone
    xh/SLL I-Loeone yaseSierra Leone (1964—2022)
    xh/SOS I-Shilling yaseSomalia
    xh/SRD IDola yaseSuriname
    xh/SSP IPonti yaseSouth Sudan
    xh/STN IDobra yaseSão Tomé & Príncipe
    xh/SYP IPonti yaseSiriya
    xh/SZL I-Lilangeni yase-Eswatini
    xh/THB I-Baht yaseThailand
    xh/TJS I-Somoni yaseTajikistan
    xh/TMT I-Manat yaseTurkmenistan
    xh/TND Tunisian Dinar
    xh/TOP I-Paʻanga yaseTonga
    xh/TRY I-Lira yaseTurkey
    xh/TTD Trinidad & Tobago Dollar
    xh/TWD IDola yaseNew Taiwan
    xh/TZS I-Shilling yaseTanzania
    xh/UAH I-Hryvnia yase-Ukraine
    xh/UGX I-Shilling yase-Uganda
    xh/USD US Dollar
    xh/UYU I-Peso yase-Uruguay
    xh/UZS I-Som yase-Uzbekistan
    xh/VES I-Bolívar yaseVenezuela
    xh/VND I-Dong yaseVietnam
    xh/VUV I-Vatu yaseVanuatu
    xh/WST I-Tala yaseSamoa
    xh/XAF ICFA Franc yaseCentral Africa
    xh/XCD East Caribbean Dollar
    xh/XOF ICFA Franc yaseWest Africa
    xh/XPF I-Franc yaseCFP
    xh/YER I-Rial yaseYemen
    xh/ZAR IRandi yaseMzantsi Afrika
    xh/ZMW I-Kwacha yaseZambi
    xnr/AED कट्ठा अरब अमीरात दा दिराम
    xnr/AFN अफ़गान दा अफ़गानी
    xnr/ALL अल्बानिया दा लेक
    xnr/AMD आर्मेनिया दा द्राम
    xnr/ANG नीदरलैंड एंटिलिया दा गिल्डर
    xnr/AOA अंगोला दा क्वांज़ा
    xnr/ARS अर्जेंटीनी दा पेसो
    xnr/AUD अस्ट्रेलिया दा डॉलर
    xnr/AWG अरूबा दा फ़्लोरिन
    xnr/AZN अज़रबैजान दा मैनेट
    xnr/BAM बोस्निया हर्ज़ेगोविना बदलने जोगा मार्क
    xnr/BBD बार्बेडिया दा डॉलर
    xnr/BDT बांग्लादेशे दा टका
    xnr/BGN बुल्गारिया दा लेव
    xnr/BHD बहरेने दा दिनार
    xnr/BIF बुरूंडी दा फ़्रैंक
    xnr/BMD बरमूडा दा डॉलर
    xnr/BND ब्रूने दे डॉलर
    xnr/BOB बोलिविया दा बोलिवियानो
    xnr/BRL ब्राज़ीले दा रियाल
    xnr/BSD बहामा दा डॉलर
    xnr/BTN भूटाने दा नंगलट्रम
    xnr/BWP बोत्सवानियाई दा पुला
    xnr/BYN बेलारूस दा रूबल
    xnr/BZD बेलीज़ दा डॉलर
    xnr/CAD कनेडा दा डॉलर
    xnr/CDF कोंगोली फ़्रैंक
    xnr/CHF स्विस फ़्रैंक
    xnr/CLP चिली पेसो
    xnr/CNH चीनी युआन (ऑफ़शोर)
    xnr/CNY चीनी युआन
    xnr/COP कोलंबिया दा पेसो
    xnr/CRC कोस्टा रिका कोलोन
    xnr/CUC क्यूबा बदलने जोगा पेसो
    xnr/CUP क्यूबा दा पेसो
    xnr/CVE केप वर्ड एस्कूडो
    xnr/CZK चेक गणराज्य कोरुना
    xnr/DJF जिबूती दा फ़्रैंक
    xnr/DKK डैनिश क्रोन
    xnr/DOP डैनमार्के दा पेसो
    xnr/DZD अल्जीरिया दा दिनार
    xnr/EGP मिस्र दा पाउंड
    xnr/ERN इरीट्रिया दा नाक्फ़ा
    xnr/ETB इथियोपिया दा बिर
    xnr/EUR यूरो
    xnr/FJD फ़िजी डॉलर
    xnr/FKP फ़ॉकलैंड टापुआं दे झुंडे दे पाउंड
    xnr/GBP ब्रिटिश पाउंड स्टर्लिंग
    xnr/GEL जॉर्जिया दा लारी
    xnr/GHS घाना दा सेडी
    xnr/GIP जिब्राल्टरे दा पाउंड
    xnr/GMD गैंबिया दा डलासी
    xnr/GNF गिनाया दा फ़्रैंक
    xnr/GTQ ग्वाटेमाला दा क्वेटज़ल
    xnr/GYD गयाना दा डॉलर
    xnr/HKD हाँगकाँगे दा डॉलर
    xnr/HNL होंडुरे दा लेम्पिरा
    xnr/HRK क्रोएशिया दा कुना
    xnr/HTG हैतिया दा गर्ड
    xnr/HUF हंगेरिया दा फ़ोरिंट
    xnr/IDR इंडोनेशिया दा रुपिया
    xnr/ILS इज़राइली न्यू शेकेल
    xnr/INR भारते दा रुपया
    xnr/IQD इराके दिनार
    xnr/IRR ईराने दा रियाल
    xnr/ISK आइसलैंडे दा क्रोना
    xnr/JMD जमैका दा डॉलर
    xnr/JOD जॉर्डनिया दा दिनार
    xnr/JPY जपाने दा येन
    xnr/KES केन्या दा शिलिंग
    xnr/KGS किर्गिस्ताने दा सोम
    xnr/KHR कंबोडिया दा रियाल
    xnr/KMF कोमोरिया दा फ़्रैंक
    xnr/KPW उत्तर कोरिया दा वॉन
    xnr/KRW दखण कोरिया दा वॉन
    xnr/KWD कुवैते दा दिनार
    xnr/KYD कैमेन टापुआं दे झुंडे दा डॉलर
    xnr/KZT कज़ाखिस्ताने दा टेंज़
    xnr/LAK लाओशिया दा किप
    xnr/LBP लेबनाने दा पाउंड
    xnr/LKR श्रीलंका दा रुपया
    xnr/LRD लाइबेरिया दा डॉलर
    xnr/LYD लीबिया दा दिनार
    xnr/MAD मोरक्को दा दिरहम
    xnr/MDL मोल्डोवा दा लियू
    xnr/MGA मालागासे दा आरियरी
    xnr/MKD मैसीडोनिया दा दिनार
    xnr/MMK म्यांमार दा क्याट
    xnr/MNT मंगोलिया दा टगरिक
    xnr/MOP मेकानी दा पाटाका
    xnr/MRU मॉरीटेनिया दा ओगुइया
    xnr/MUR मारिशियश दा रुपया
    xnr/MVR मालदीवी दा रुफ़िया
    xnr/MWK मालावियन दा क्वाचा
    xnr/MXN मैक्सिकन दा पेसो
    xnr/MYR मलेशियाई दा रिंगित
    xnr/MZN मोज़ाम्बिकन दा मेटिकल
    xnr/NAD नामीबियाई दा डॉलर
    xnr/NGN नाइजीरियाई दा नाइरा
    xnr/NIO निकारागुअन दा कोरडोबा
    xnr/NOK नॉर्वेजियन दा क्रोन
    xnr/NPR नेपाले दा रुपया
    xnr/NZD न्यूज़ीलैंड दा डॉलर
    xnr/OMR ओमानी दा रियाल
    xnr/PAB पनामेनियन दा बैल्बोआ
    xnr/PEN पेरूवियन दा सोल
    xnr/PGK पापुआ नोआ गिनीयन किना
    xnr/PHP फ़िलिपीनी दा पेसो
    xnr/PKR पाकिस्ताने दा रुपया
    xnr/PLN पोलिश दा ज़्लॉटी
    xnr/PYG पैराग्वियन दा गुआरानी
    xnr/QAR क़तरी दा रियाल
    xnr/RON रोमानिया दा ल्यू
    xnr/RSD सर्बिया दा दिनार
    xnr/RUB रूसे दा रूबल
    xnr/RWF रवांडा दा फ़्रैंक
    xnr/SAR सउदी दा रियाल
    xnr/SBD सोलोमन टापुआं दे झुंडे दा डॉलर
    xnr/SCR सेशेल्सिया दा रुपया
    xnr/SDG सूडाने दा पाउंड
    xnr/SEK स्वीडेने दा क्रोना
    xnr/SGD सिंगापुरे दा डॉलर
    xnr/SHP सेंट हेलेना दा पाउंड
    xnr/SLE सिएरा लियोनिया दा लियोन
    xnr/SLL सिएरा लियोनिया दा लियोन (1964—2022)
    xnr/SOS सोमाले दा शिलिंग
    xnr/SRD सूरीनामे दा डॉलर
    xnr/SSP दखण सूडाने दा पाउंड
    xnr/STN साओ टोम कने प्रिंसिपे दा डोबरा
    xnr/SYP सीरिया दा पाउंड
    xnr/SZL स्वाज़ी लिलांजेनी
    xnr/THB थाई बहत
    xnr/TJS ताजिकिस्ताने दा सोमोनी
    xnr/TMT तुर्कमेनिस्ताने दा मैनत
    xnr/TND ट्यूनीशिया दा दिनार
    xnr/TOP टोंगे दा पांगा
    xnr/TRY तुर्के दा लीरा
    xnr/TTD त्रिनिदाद कने टोबैगो दा डॉलर
    xnr/TWD नोआ ताईवानी डॉलर
    xnr/TZS तंज़ानिया दा शिलिंग
    xnr/UAH यूक्रेनिया दा रिव्निया
    xnr/UGX युगांडा दा शिलिंग
    xnr/USD यूएस दा डॉलर
    xnr/UYU उरुग्विया दा पेसो
    xnr/UZS उज़्बेकिस्ताने दा सोम
    xnr/VES वेनेज़ुएला दा बोलिवर
    xnr/VND वियतनामे दा डोंग
    xnr/VUV वनुआतू दा वातू
    xnr/WST समोआ दा ताला
    xnr/XAF केंद्रीय अफ़्रीका दा CFA फ़्रैंक
    xnr/XCD पूर्वी कैरिबिया दा डॉलर
    xnr/XOF पश्चिमी अफ़्रीका दा CFA फ़्रैंक
    xnr/XPF [CFP] फ़्रैंक
    xnr/YER यमने दा रियाल
    xnr/ZAR दखण अफ़्रीका दा रैंड
    xnr/ZMW ज़ाम्बिया दा क्वाचा
    xog/AED Diraamu eya Emireeti
    xog/AOA Kwanza y’Angola
    xog/AUD Doola y’Awusiturelya
    xog/BHD Dinaali ya Baareeni
    xog/BIF Faranga ya burundi
    xog/BWP Pula ya Botiswana
    xog/CAD Doola ya Kanada
    xog/CDF Faranga ya Kongo
    xog/CHF Faranga ey’eSwitizirandi
    xog/CNY Yuwani Reniminibi ya Cayina
    xog/CVE Esikudo ya Keepu Veredi
    xog/DJF Faranga ya Jjibuti
    xog/DZD Dinaali y’Aligerya
    xog/EGP Pawunda ya Misiri
    xog/ERN Nakifa ya Eritureya
    xog/ETB Biiru ya Esyopya
    xog/EUR Yuro
    xog/GBP Pawunda ya Bungereza
    xog/GMD Dalasi ya Gambya
    xog/INR Rupiya ya Buyindi
    xog/JPY Yeni ya Japani
    xog/KES Silingi ya Kenya
    xog/KMF Faranga ya Komoro
    xog/LRD Doola ya Liberya
    xog/LSL Loti ya Lesoso
    xog/LYD Dinaali ya Libya
    xog/MAD Diraamu ey’eMoroko
    xog/MGA Faranga ey’eMalagase
    xog/MRU Wugwiya ey’eMawritenya
    xog/MUR Rupiya ey’eMawurisyasi
    xog/MWK Kwaca ey’eMalawi
    xog/NGN Nayira ey’eNayijerya
    xog/RWF Faranga ey’eRwanda
    xog/SAR Riyaali ey’eBuwarabu
    xog/SCR Rupiya ey’eSesere
    xog/SDG Dinaali ey’eSudaani
    xog/SHP Pawunda ey’eSenti Herena
    xog/SLE Lewone
    xog/SLL Lewone (1964—2022)
    xog/SOS Silingi ey’eSomaliya
    xog/STN Dobura ey’eSantome ne Purincipe
    xog/SZL Lilangeni
    xog/TND Dinaali ey’eTunizya
    xog/TZS Silingi ey’eTanzaniya
    xog/UGX Silingi eya Yuganda
    xog/USD Doola ey’Amerika
    xog/XAF Faranga yamu Afirika ya wakati
    xog/XOF Faranga yamu Afirika ya bugwanjuba
    xog/ZAR Randi ey’eSawusafirika
    xog/ZMW Kwaca ey’eZambya
    yav/AOA kuansa wu angolá
    yav/AUD toláal wu ostalalí
    yav/BHD tináal wu paaléen
    yav/BIF faláŋɛ u pulundí
    yav/BWP pula pu posuána
    yav/CAD toláal u kanáta
    yav/CDF ́faláŋɛ u kongó
    yav/CNY yuan ɛlɛnmimbí
    yav/CVE ɛskúdo u kápfɛ́ɛl
    yav/DJF ́faláŋɛ u síputí
    yav/DZD tináal wu alselí
    yav/EGP lífilɛ wu isípit
    yav/ERN náfka wu elitilée
    yav/ETB píil wu etiopí
    yav/EUR olóo
    yav/GBP lífilɛ sitelelíiŋ
    yav/GMD talasí u kaambí
    yav/INR ulupí
    yav/JPY yɛ́ɛn u sapɔ́ɔŋ
    yav/KES síliŋ u kénia
    yav/KMF ́faláŋɛ u kɔmɔ́ɔl
    yi/BRL בראזיל רעאל
    yi/BZD בעליז דאלאַר
    yi/CHF שווייצער פֿראַנק
    yi/CNY כינעזישער יואן
    yi/EUR איירא
    yi/GBP פֿונט שטערלינג
    yi/INR אינדישער רופי
    yi/JPY יאפאנעזישער יען
    yi/RUB רוסישער רובל
    yi/SEK שוועדישע קראנע
    yi/USD אמעריקאנער דאלאר
    yo/AED Diami ti Awon Orílẹ́ède Arabu
    yo/AFN Afugánì Afuganísítàànì
    yo/ALL Lẹ́ẹ̀kì Àlìbáníà
    yo/AMD Dírààmù Àmẹ́níà
    yo/ANG Gílídà Netherlands Antillean
    yo/AOA kíwánsà Angola
    yo/ARS Pẹ́sò Agẹntínà
    yo/AUD Dọla ti Orílẹ́ède Ástràlìá
    yo/AWG Fuloríìnì Àrúbà
    yo/AZN Mánààtì Àsàbáíjáì
    yo/BAM Àmi Yíyípadà Bosnia-Herzegovina
    yo/BBD Dọ́là Bábádọ̀ọ̀sì
    yo/BDT Tákà Báńgíládẹ̀ẹ̀ṣì
    yo/BGN Owó Lẹ́fì Bọ̀lìgéríà
    yo/BHD Dina ti Orílẹ́ède Báránì
    yo/BIF Faransi Bùùrúndì
    yo/BMD Dọ́là Bẹ̀múdà
    yo/BND Dọ́là Bùrùnéì
    yo/BOB Bọlifiánò Bọ̀lífíà
    yo/BRL Owó ti Orílẹ̀-èdè Brazil
    yo/BSD Dọ́là Bàhámà
    yo/BTN Ìngọ́tírọ̀mù Bútàànì
    yo/BWP Pula Bọ̀tìsúwánà
    yo/BYN Rọ́bù Bẹ̀lárùùsì
    yo/BZD Dọ́là Bẹ̀lísè
    yo/CAD Dọ́là Kánádà
    yo/CDF Firanki Kongo
    yo/CHF Faransí Síwíìsì
    yo/CLP Pẹ́sò Ṣílè
    yo/CNH Yúànì Sháínà
    yo/CNY Reminibi ti Orílẹ́ède ṣáínà
    yo/COP Pẹ́sò Kòlóḿbíà
    yo/CRC Kólọ́ọ̀nì Kosita Ríkà
    yo/CUC Pẹ́sò Yíyípadà Kúbà
    yo/CUP Pẹ́sò Kúbà
    yo/CVE Èsìkúdò Kapú Faadì
    yo/CZK Koruna Ṣẹ́ẹ̀kì
    yo/DJF Faransi Dibouti
    yo/DKK Kírónì Dáníṣì
    yo/DOP Pẹ́sò Dòníníkà
    yo/DZD Dina ti Orílẹ́ède Àlùgèríánì
    yo/EGP pọọn ti Orílẹ́ède Egipiti
    yo/ERN Nakifasì Eritira
    yo/ETB Báà Etópíà
    yo/EUR owó Yúrò
    yo/FJD Dọ́là Fíjì
    yo/FKP Pọ́n-ùn Erékùsù Falkland
    yo/GBP Pọ́n-ùn ti Orilẹ̀-èdè Gẹ̀ẹ́sì
    yo/GEL Lárì Jọ́jíà
    yo/GHS sídì Gana
    yo/GIP Pọ́n-ùn Gibúrátà
    yo/GMD Dalasi Gamibia
    yo/GNF Fírànkì Gínì
    yo/GTQ Kúẹ́tísààlì Guatimílà
    yo/GYD Dọ́là Gùyánà
    yo/HKD Dọ́là Hong Kong
    yo/HNL Lẹmipírà Ọ́ńdúrà
    yo/HRK Kúnà Kúróṣíà
    yo/HTG Gọ́dì Àítì
    yo/HUF Fọ́ríǹtì Họ̀ngérí
    yo/IDR Rúpìyá Indonésíà
    yo/ILS Ṣékélì Tuntun Ísírẹ̀ẹ̀lì
    yo/INR Rupi ti Orílẹ́ède Indina
    yo/IQD Dínárì Ìráákì
    yo/IRR Rial Iranian
    yo/ISK Kòrónà Icelandic
    yo/JMD Dọ́là Jàmáíkà
    yo/JOD Dínárì Jọ́dàànì
    yo/JPY Yeni ti Orílẹ́ède Japani
    yo/KES Ṣiili Kenya
    yo/KGS Sómú Kirijísítàànì
    yo/KHR Ráyò Kàm̀bọ́díà
    yo/KMF Faransi Komori
    yo/KPW Wọ́ọ̀nù Àríwá Kòríà
    yo/KRW Wọ́ọ̀nù Gúúsù Kòríà
    yo/KWD Dínárì Kuwaiti
    yo/KYD Dọ́là Erékùsù Cayman
    yo/KZT Tẹngé Kasakísítàànì
    yo/LAK Kíììpù Làótì
    yo/LBP Pọ́n-ùn Lebanese
    yo/LKR Rúpìì Siri Láńkà
    yo/LRD Dọla Liberia
    yo/LSL Loti ti Orílẹ́ède Lesoto
    yo/LYD Dínà Líbíyà
    yo/MAD Dírámì Morokò
    yo/MDL Owó Léhù Moldovan
    yo/MGA Faransi Malagasi
    yo/MKD Dẹ́nà Masidóníà
    yo/MMK Kíyàtì Myanmar
    yo/MNT Túgúrììkì Mòǹgólíà
    yo/MOP Pàtákà Màkáò
    yo/MRU Ouguiya ti Orílẹ́ède Maritania
    yo/MUR Rupi Maritusi
    yo/MVR Rúfìyá Mọ̀lìdífà
    yo/MWK Kásà Màláwì
    yo/MXN Pẹ́sò Mẹ́síkò
    yo/MYR Ríngìtì Màléṣíà
    yo/MZN Mẹ́tíkààlì Mòsáḿbíìkì
    yo/NAD Dọla Namibíà
    yo/NGN Náírà Nàìjíríà
    yo/NIO Kọ̀dóbà Naikarágúà
    yo/NOK kórónì Nọ́wè
    yo/NPR Rúpìì Nẹ̵́pààlì
    yo/NZD Dọ́là New Zealand
    yo/OMR Ráyò Omani
    yo/PAB Bálíbóà Pànámà
    yo/PEN Sólì Pèrúù
    yo/PGK Kínà Papua Guinea Tuntun
    yo/PHP Písò Fílípìnì
    yo/PKR Rúpìì Pakisitánì
    yo/PLN Sílọ̀tì Pọ́líṣì
    yo/PYG Gúáránì Párágúwè
    yo/QAR Ráyò Kàtárì
    yo/RON Léhù Ròméníà
    yo/RSD Dínárì Sàbíà
    yo/RUB Owó ruble ti ilẹ̀ Rọ́ṣíà
    yo/RWF Faransi Ruwanda
    yo/SAR Riya ti Orílẹ́ède Saudi
    yo/SBD Dọ́là Erékùsù Sọ́lómọ́nì
    yo/SCR Rúpì Sayiselesi
    yo/SDG Pọ́n-ùn Sùdáànì
    yo/SEK Kòrónà Súwídìn
    yo/SGD Dọ́là Síngápọ̀
    yo/SHP Pọ́n-un Elena
    yo/SLE Líónì Sira Líonì
    yo/SLL Líónì Sira Líonì (1964—2022)
    yo/SOS Ṣílè Somali
    yo/SRD Dọ́là Súrínámì
    yo/SSP Pọ́n-un Gúúsù Sùdáànì
    yo/STN Dọbíra Sao tome àti Pirisipi
    yo/SYP Pọ́n-ùn Sírìà
    yo/SZL Lilangeni Suwasi
    yo/THB Báàtì Tháì
    yo/TJS Sómónì Tajikístàànì
    yo/TMT Mánààtì Tọkimẹnístàànì
    yo/TND Dínà Tuniṣíà
    yo/TOP Pàángà Tóńgà
    yo/TRY Lírà Tọ́kì
    yo/TTD Dọ́là Trinidad & Tobago
    yo/TWD Dọ́là Tàìwánì Tuntun
    yo/TZS Sile Tansania
    yo/UAH Ọrifiníyà Yukiréníà
    yo/UGX Ṣile Uganda
    yo/USD Dọ́là
    yo/UYU Pẹ́sò Úrúgúwè
    yo/UZS Sómú Usibẹkísítàànì
    yo/VES Bọ̀lífà Fẹnẹsuẹ́là
    yo/VND Dáhùn Vietnamese
    yo/VUV Fátù Vanuatu
    yo/WST Tálà Sàmóà
    yo/XAF Firanki àárín Afíríkà
    yo/XCD Dọ́là Ilà Oòrùn Karíbíà
    yo/XOF Faransì ìwọ̀-oorùn Afíríkà
    yo/XPF Fírànkì CFP
    yo/YER Ráyò Yẹ́mẹ̀nì
    yo/ZAR Rándì Gúúsù Afíríkà
    yo/ZMW Kàwasà Sámbíà
    yo_BJ/AED Diami ti Awon Orílɛ́ède Arabu
    yo_BJ/ALL Lɛ́ɛ̀kì Àlìbáníà
    yo_BJ/AMD Dírààmù Àmɛ́níà
    yo_BJ/ARS Pɛ́sò Agɛntínà
    yo_BJ/AUD Dɔla ti Orílɛ́ède Ástràlìá
    yo_BJ/BBD Dɔ́là Bábádɔ̀ɔ̀sì
    yo_BJ/BDT Tákà Báńgíládɛ̀ɛ̀shì
    yo_BJ/BGN Owó Lɛ́fì Bɔ̀lìgéríà
    yo_BJ/BHD Dina ti Orílɛ́ède Báránì
    yo_BJ/BMD Dɔ́là Bɛ̀múdà
    yo_BJ/BND Dɔ́là Bùrùnéì
    yo_BJ/BOB Bɔlifiánò Bɔ̀lífíà
    yo_BJ/BRL Owó ti Orílɛ̀-èdè Brazil
    yo_BJ/BSD Dɔ́là Bàhámà
    yo_BJ/BTN Ìngɔ́tírɔ̀mù Bútàànì
    yo_BJ/BWP Pula Bɔ̀tìsúwánà
    yo_BJ/BYN Rɔ́bù Bɛ̀lárùùsì
    yo_BJ/BZD Dɔ́là Bɛ̀lísè
    yo_BJ/CAD Dɔ́là Kánádà
    yo_BJ/CLP Pɛ́sò Shílè
    yo_BJ/CNY Reminibi ti Orílɛ́ède sháínà
    yo_BJ/COP Pɛ́sò Kòlóḿbíà
    yo_BJ/CRC Kólɔ́ɔ̀nì Kosita Ríkà
    yo_BJ/CUC Pɛ́sò Yíyípadà Kúbà
    yo_BJ/CUP Pɛ́sò Kúbà
    yo_BJ/CZK Koruna Shɛ́ɛ̀kì
    yo_BJ/DKK Kírónì Dáníshì
    yo_BJ/DOP Pɛ́sò Dòníníkà
    yo_BJ/DZD Dina ti Orílɛ́ède Àlùgèríánì
    yo_BJ/EGP pɔɔn ti Orílɛ́ède Egipiti
    yo_BJ/FJD Dɔ́là Fíjì
    yo_BJ/FKP Pɔ́n-ùn Erékùsù Falkland
    yo_BJ/GBP Pɔ́n-ùn ti Orilɛ̀-èdè Gɛ̀ɛ́sì
    yo_BJ/GEL Lárì Jɔ́jíà
    yo_BJ/GIP Pɔ́n-ùn Gibúrátà
    yo_BJ/GTQ Kúɛ́tísààlì Guatimílà
    yo_BJ/GYD Dɔ́là Gùyánà
    yo_BJ/HKD Dɔ́là Hong Kong
    yo_BJ/HNL Lɛmipírà Ɔ́ńdúrà
    yo_BJ/HRK Kúnà Kúróshíà
    yo_BJ/HTG Gɔ́dì Àítì
    yo_BJ/HUF Fɔ́ríǹtì Hɔ̀ngérí
    yo_BJ/ILS Shékélì Tuntun Ísírɛ̀ɛ̀lì
    yo_BJ/INR Rupi ti Orílɛ́ède Indina
    yo_BJ/JMD Dɔ́là Jàmáíkà
    yo_BJ/JOD Dínárì Jɔ́dàànì
    yo_BJ/JPY Yeni ti Orílɛ́ède Japani
    yo_BJ/KES Shiili Kenya
    yo_BJ/KHR Ráyò Kàm̀bɔ́díà
    yo_BJ/KPW Wɔ́ɔ̀nù Àríwá Kòríà
    yo_BJ/KRW Wɔ́ɔ̀nù Gúúsù Kòríà
    yo_BJ/KYD Dɔ́là Erékùsù Cayman
    yo_BJ/KZT Tɛngé Kasakísítàànì
    yo_BJ/LBP Pɔ́n-ùn Lebanese
    yo_BJ/LRD Dɔla Liberia
    yo_BJ/LSL Loti ti Orílɛ́ède Lesoto
    yo_BJ/MKD Dɛ́nà Masidóníà
    yo_BJ/MRU Ouguiya ti Orílɛ́ède Maritania
    yo_BJ/MVR Rúfìyá Mɔ̀lìdífà
    yo_BJ/MXN Pɛ́sò Mɛ́síkò
    yo_BJ/MYR Ríngìtì Màléshíà
    yo_BJ/MZN Mɛ́tíkààlì Mòsáḿbíìkì
    yo_BJ/NAD Dɔla Namibíà
    yo_BJ/NIO Kɔ̀dóbà Naikarágúà
    yo_BJ/NOK kórónì Nɔ́wè
    yo_BJ/NPR Rúpìì Nɛ̵́pààlì
    yo_BJ/NZD Dɔ́là New Zealand
    yo_BJ/PLN Sílɔ̀tì Pɔ́líshì
    yo_BJ/RUB Owó ruble ti ilɛ̀ Rɔ́shíà
    yo_BJ/SAR Riya ti Orílɛ́ède Saudi
    yo_BJ/SBD Dɔ́là Erékùsù Sɔ́lómɔ́nì
    yo_BJ/SDG Pɔ́n-ùn Sùdáànì
    yo_BJ/SGD Dɔ́là Síngápɔ̀
    yo_BJ/SHP Pɔ́n-un Elena
    yo_BJ/SOS Shílè Somali
    yo_BJ/SRD Dɔ́là Súrínámì
    yo_BJ/SSP Pɔ́n-un Gúúsù Sùdáànì
    yo_BJ/STN Dɔbíra Sao tome àti Pirisipi
    yo_BJ/SYP Pɔ́n-ùn Sírìà
    yo_BJ/TMT Mánààtì Tɔkimɛnístàànì
    yo_BJ/TND Dínà Tunishíà
    yo_BJ/TRY Lírà Tɔ́kì
    yo_BJ/TTD Dɔ́là Trinidad & Tobago
    yo_BJ/TWD Dɔ́là Tàìwánì Tuntun
    yo_BJ/UAH Ɔrifiníyà Yukiréníà
    yo_BJ/UGX Shile Uganda
    yo_BJ/USD Dɔ́là
    yo_BJ/UYU Pɛ́sò Úrúgúwè
    yo_BJ/UZS Sómú Usibɛkísítàànì
    yo_BJ/VES Bɔ̀lífà Fɛnɛsuɛ́là
    yo_BJ/XCD Dɔ́là Ilà Oòrùn Karíbíà
    yo_BJ/XOF Faransì ìwɔ̀-oorùn Afíríkà
    yo_BJ/YER Ráyò Yɛ́mɛ̀nì
    yrl/AED Dirhã Emiradu-ita Árabe Yepewasú
    yrl/AFN Afegani afegawara
    yrl/ALL Reki aubanei
    yrl/AMD Darã arimeniawara
    yrl/ANG Fulurĩ Ãtíria Hurãdawara
    yrl/AOA Kuãsa ãgulawara
    yrl/ARL Pusewa tekú Argẽtinawara (1970–1983)
    yrl/ARM Pusewa argẽtinu (1981–1970)
    yrl/ARS Pusewa argẽtinu
    yrl/AUD Dóra Ausitaraliwara
    yrl/AWG Fulurĩ Arubawara
    yrl/AZN Manati aseri
    yrl/BAM Marku yumuyerewa Businiya-Eseguwinawara
    yrl/BAN Dinari Pisasuwa Businiya-Eseguwinawara (1994–1997)
    yrl/BBD Dóra barbaduwara
    yrl/BDT Taka Bẽgariwara
    yrl/BGM Revi Susiaritawa Bugariyawara
    yrl/BGN Revi Bugariyawara
    yrl/BGO Revi Bugariyawara (1879–1952)
    yrl/BHD Dinari Barẽiwara
    yrl/BIF Farãku Burũdiwara
    yrl/BMD Dóra Bemudawara
    yrl/BND Dóra Buruneiwara
    yrl/BOB Buriwiyanu Buríwia suí
    yrl/BOL Buriwiyanu (1863–1963)
    yrl/BRL Reau Brasiuwara
    yrl/BRZ Kuruseiru Brasiuwara (1942–1967)
    yrl/BSD Dóra Bayamawara
    yrl/BTN Ĩguturũ Butãwara
    yrl/BWP Pura Butisuwanawara
    yrl/BYN Ruburu bieruruso
    yrl/BZD Dóra Belisiwara
    yrl/CAD Dóra Kanadáwara
    yrl/CDF Farãku Kũguwara
    yrl/CHF Farãku Suwisawara
    yrl/CLE Warakapá Xiriwara
    yrl/CLP Pusewa Xiriwara
    yrl/CNH Yuwã Xinawara (offshore)
    yrl/CNX Dóra Bãku Pupulari Xinawara suí
    yrl/CNY Yuwã Xinawara
    yrl/COP Peso Kurũbiyawara
    yrl/CRC Kurũ Kupe-Rikawara
    yrl/CUC Pusewa Kubawara Yumuyerewa
    yrl/CUP Pusewa Kubawara
    yrl/CVE Warakapá Kabu-Suikiriwara
    yrl/CZK Kuruwa Xekawara
    yrl/DJF Farãku Digibutiwara
    yrl/DKK Kuruwa Dinamakawara
    yrl/DOP Pusewa Dominikawara
    yrl/DZD Dinari Argeriyawra
    yrl/EGP Ribara Egituwara
    yrl/ERN Nakiwa Eritireyawara
    yrl/ETB Biri Etiupiyawara
    yrl/EUR Euru
    yrl/FJD Dóra Fiyiwara
    yrl/FKP Ribara Mawinawara
    yrl/GBP Ribara esiterina
    yrl/GEL Rari geugiyanu
    yrl/GHS Sedi ganei
    yrl/GIP Ribara Gibarautáwara
    yrl/GMD Darasi Gãbiyawara
    yrl/GNF Farãku Ginewara
    yrl/GTQ Ketisau Guatemawara
    yrl/GYD Dóra Gianawara
    yrl/HKD Dóra Hũgi-Kũgiwara
    yrl/HNL Ribara Ũdurawara
    yrl/HRK Kuna Kuruata
    yrl/HTG Gourde Aitiwara
    yrl/HUF Fulurĩ Ũgiriyawara
    yrl/IDR Rupiya Ĩdunesiyawara
    yrl/ILS Pisusawa Xekeu Isiraelẽsi
    yrl/INR Rupiya Ĩdiawara
    yrl/IQD Dinari Irakiwara
    yrl/IRR Riau Irãwara
    yrl/ISK Kuruwa Isirãdiawara
    yrl/JMD Dóra Yamaikawara
    yrl/JOD Dinari Yudâniyawara
    yrl/JPY Iyene Nipõwara
    yrl/KES Xirĩ Kẽniyawara
    yrl/KGS Sumu Kirigiretãmawara
    yrl/KHR Rieu Kãbuyawara
    yrl/KMF Farãku Kumurewara
    yrl/KPW Wõ nuti-kureyanu
    yrl/KRH Huwã Kureya-Suwara
    yrl/KRO Wõ Kureya-Suwara (1945–1953)
    yrl/KRW Wõ su-kureyanu
    yrl/KWD Dinari Kuwaitiwara
    yrl/KYD Dóra Kaimãwara
    yrl/KZT Tẽge Kasakiwara
    yrl/LAK Kipi Rawosiwara
    yrl/LBP Ribara Ribanuwara
    yrl/LKR Rupiya Sirirãkawara
    yrl/LRD Dóra Riberiyawara
    yrl/LSL Ruti Resutuwara
    yrl/LYD Dinari Ribiyawara
    yrl/MAD Dirhã Marukuwara
    yrl/MAF Farãku Marukuwara
    yrl/MCF Farãku Mũnakuwara
    yrl/MDC Kupũ Mũduwara
    yrl/MDL Leyu mudawiu
    yrl/MGA Ariyari maugaxi
    yrl/MKD Dinari Maseduniyawara
    yrl/MKN Dinari Maseduniyawara (1992–1993)
    yrl/MMK Kiyati Miayamawara
    yrl/MNT Tugiriki Mũguriyawara
    yrl/MOP Pataka Makauwara
    yrl/MRU Wogiya Mauritaniwara
    yrl/MUR Rupiya Maurisiwara
    yrl/MVR Rupiya Maudiwawara
    yrl/MWK Kuaxa Marawiwara
    yrl/MXN Pusewa Mexikuwara
    yrl/MYR Rĩgiti malayu
    yrl/MZN Metikau Musãbikiwara
    yrl/NAD Dóra Namibiyawara
    yrl/NGN Naira Nigeriyawara
    yrl/NIO Koduba Nikaraguwara
    yrl/NOK Kuruwa Nuruwegawara
    yrl/NPR Rupiya Nepauwara
    yrl/NZD Dóra neuserãdewa
    yrl/OMR Riyau Umãwara
    yrl/PAB Baubowa Panamawara
    yrl/PEN Pisasuwa Kurasí Peruwara
    yrl/PGK Kina Papuwara
    yrl/PHP Pusewa Firipinawara
    yrl/PKR Rupiya Pakiretãwara
    yrl/PLN Ziroti Puruniyawara
    yrl/PYG Guwarani Paraguwaiwara
    yrl/QAR Riyau Katawara
    yrl/RON Leu Rumeniyawara
    yrl/RSD Dinari Sewiyawara
    yrl/RUB Ruburu Rusiyawara
    yrl/RWF Farãku Ruãdawara
    yrl/SAR Riyau Sauditawara
    yrl/SBD Dóra Kapuãma-ita Sarumũ yara
    yrl/SCR Rupiya Seixeriwara
    yrl/SDG Ribara Sudawara
    yrl/SEK Kuruwa Suwésiyawara
    yrl/SGD Dóra Sĩgapurawara
    yrl/SHP Ribara Sãta Herena yara
    yrl/SLE Rioni Iwitera Reuwa yara
    yrl/SLL Rioni Iwitera Reuwa yara (1964—2022)
    yrl/SOS Xerĩ Sumariyawara
    yrl/SRD Dóra Surinãmiyawara
    yrl/SSP Ribara Su-Sudãniyawara
    yrl/STN Dobara Sãtu Tumé asuí Pirĩsipi yara
    yrl/SYP Ribara Síriya
    yrl/SZL Rirãgeni Suwasiretãmawara
    yrl/THB Baht Tairetãmawara
    yrl/TJS Sumuni tayiki
    yrl/TMT Manati turkumenu
    yrl/TND Dinari Tunisiyawara
    yrl/TOP Pawãga Tũgawara
    yrl/TRY Rira turka
    yrl/TTD Dóra Tirinidadi asuí Tobagu yara
    yrl/TWD Pisasuwa Dóra Taiwãwara
    yrl/TZS Xerĩ Tãsaniyawara
    yrl/UAH Hiryuwiniya Ukaraniyãwara
    yrl/UGX Xerĩ Ugãdawara
    yrl/USD Dóra Mexikuwara
    yrl/UYU Pusewa Uruguwaiwara
    yrl/UZS Sumu Yũbuesara-retãmawara
    yrl/VEF Buriwari Wenesuerawara (2008–2018)
    yrl/VES Buriwari Wenesuerawara
    yrl/VND Dong wietinamita
    yrl/VNN Dong wietinamita (1978–1985)
    yrl/VUV Watu Wanuatu yara
    yrl/WST Tara Samuwara
    yrl/XAF Farãku CFC BEAC yara
    yrl/XCD Dóra Karibi Uriẽtawara yara
    yrl/XFO Farãku-ouru Farãsawara
    yrl/XFU Farãku UIC Farãsawara
    yrl/XOF Farãku CFA BCEAO yara
    yrl/XPF Farãku CFP
    yrl/XRE Fũdu RINET
    yrl/YER Riyau yeminita
    yrl/YUR Dinari yũpisasuwa Yugusirawiawara (1992–1993)
    yrl/ZAR Rãdi-ita Afirika Su kitiwara
    yrl/ZMW Kuwaxa sãbianu
    yue/AED 阿拉伯聯合大公國迪爾汗
    yue/AFN 阿富汗尼
    yue/ALL 阿爾巴尼亞列克
    yue/AMD 亞美尼亞德拉姆
    yue/ANG 荷屬安地列斯盾
    yue/AOA 安哥拉寬扎
    yue/ARL 阿根廷披索 (1970–1983)
    yue/ARM 阿根廷披索 (1881–1970)
    yue/ARS 阿根廷披索
    yue/AUD 澳幣
    yue/AWG 阿路巴盾
    yue/AZN 亞塞拜然馬納特
    yue/BAM 波士尼亞-赫塞哥維納可轉換馬克
    yue/BAN 波士尼亞-赫塞哥維納新第納爾
    yue/BBD 巴貝多元
    yue/BDT 孟加拉塔卡
    yue/BGM 保加利亞社會黨列弗
    yue/BGN 保加利亞新列弗
    yue/BGO 保加利亞列弗 (1879–1952)
    yue/BHD 巴林第納爾
    yue/BIF 蒲隆地法郎
    yue/BMD 百慕達幣
    yue/BND 汶萊元
    yue/BOB 玻利維亞諾
    yue/BOL 玻利維亞玻利維亞諾 (1863–1963)
    yue/BRL 巴西里拉
    yue/BRZ 巴西克魯賽羅 (1942 –1967)
    yue/BSD 巴哈馬元
    yue/BTN 不丹那特倫
    yue/BWP 波札那普拉
    yue/BYN 白俄羅斯盧布
    yue/BZD 貝里斯元
    yue/CAD 加幣
    yue/CDF 剛果法郎
    yue/CHF 瑞士法郎
    yue/CLE 智利埃斯庫多
    yue/CLP 智利披索
    yue/CNH 人民幣 (離岸)
    yue/CNY 人民幣
    yue/COP 哥倫比亞披索
    yue/CRC 哥斯大黎加科朗
    yue/CUC 古巴可轉換披索
    yue/CUP 古巴披索
    yue/CVE 維德角埃斯庫多
    yue/CZK 捷克克朗
    yue/DJF 吉布地法郎
    yue/DKK 丹麥克朗
    yue/DOP 多明尼加披索
    yue/DZD 阿爾及利亞第納爾
    yue/EGP 埃及鎊
    yue/ERN 厄立特里亞納克法
    yue/ETB 衣索比亞比爾
    yue/EUR 歐元
    yue/FJD 斐濟元
    yue/FKP 福克蘭群島鎊
    yue/GBP 英鎊
    yue/GEL 喬治亞拉里
    yue/GHS 迦納塞地
    yue/GIP 直布羅陀鎊
    yue/GMD 甘比亞達拉西
    yue/GNF 幾內亞法郎
    yue/GTQ 瓜地馬拉格查爾
    yue/GYD 圭亞那元
    yue/HKD 港幣
    yue/HNL 洪都拉斯倫皮拉
    yue/HRK 克羅埃西亞庫納
    yue/HTG 海地古德
    yue/HUF 匈牙利福林
    yue/IDR 印尼盾
    yue/ILS 以色列新謝克爾
    yue/INR 印度盧比
    yue/IQD 伊拉克第納爾
    yue/IRR 伊朗里亞爾
    yue/ISK 冰島克朗
    yue/JMD 牙買加元
    yue/JOD 約旦第納爾
    yue/JPY 日圓
    yue/KES 肯尼亞先令
    yue/KGS 吉爾吉斯索姆
    yue/KHR 柬埔寨瑞爾
    yue/KMF 科摩羅法郎
    yue/KPW 北韓圓
    yue/KRH 南韓圜
    yue/KRO 南韓圓
    yue/KRW 韓圓
    yue/KWD 科威特第納爾
    yue/KYD 開曼群島元
    yue/KZT 卡扎克斯坦坦吉
    yue/LAK 寮國基普
    yue/LBP 黎巴嫩鎊
    yue/LKR 斯里蘭卡盧比
    yue/LRD 賴比瑞亞元
    yue/LSL 賴索托洛蒂
    yue/LYD 利比亞第納爾
    yue/MAD 摩洛哥迪拉姆
    yue/MAF 摩洛哥法郎
    yue/MCF 摩納哥法郎
    yue/MDC 摩爾多瓦券
    yue/MDL 摩杜雲列伊
    yue/MGA 馬達加斯加阿里亞里
    yue/MKD 馬其頓第納爾
    yue/MKN 馬其頓第納爾 (1992–1993)
    yue/MMK 緬甸元
    yue/MNT 蒙古圖格里克
    yue/MOP 澳門元
    yue/MRU 茅利塔尼亞烏吉亞
    yue/MUR 模里西斯盧比
    yue/MVP 馬爾地夫盧比
    yue/MVR 馬爾地夫盧非亞
    yue/MWK 馬拉維克瓦查
    yue/MXN 墨西哥披索
    yue/MYR 馬來西亞令吉
    yue/MZN 莫三比克梅蒂卡爾
    yue/NAD 納米比亞元
    yue/NGN 奈及利亞奈拉
    yue/NIO 尼加拉瓜金科多巴
    yue/NOK 挪威克朗
    yue/NPR 尼泊爾盧比
    yue/NZD 紐西蘭幣
    yue/OMR 阿曼里亞爾
    yue/PAB 巴拿馬巴波亞
    yue/PEN 秘魯太陽幣
    yue/PGK 巴布亞紐幾內亞基那
    yue/PHP 菲律賓披索
    yue/PKR 巴基斯坦盧比
    yue/PLN 波蘭茲羅提
    yue/PYG 巴拉圭瓜拉尼
    yue/QAR 卡達里亞爾
    yue/RON 羅馬尼亞列伊
    yue/RSD 塞爾維亞戴納
    yue/RUB 俄羅斯盧布
    yue/RWF 盧安達法郎
    yue/SAR 沙烏地里亞爾
    yue/SBD 索羅門群島元
    yue/SCR 塞席爾盧比
    yue/SDG 蘇丹鎊
    yue/SEK 瑞典克朗
    yue/SGD 新加坡幣
    yue/SHP 聖赫勒拿鎊
    yue/SLE 獅子山利昂
    yue/SLL 獅子山利昂 (1964—2022)
    yue/SOS 索馬利亞先令
    yue/SRD 蘇利南元
    yue/SSP 南蘇丹鎊
    yue/STN 聖多美島和普林西比島多布拉
    yue/SYP 敘利亞鎊
    yue/SZL 史瓦濟蘭里朗吉尼
    yue/THB 泰銖
    yue/TJS 塔吉克索莫尼
    yue/TMT 土庫曼馬納特
    yue/TND 突尼西亞第納爾
    yue/TOP 東加潘加
    yue/TRY 新土耳其里拉
    yue/TTD 千里達及托巴哥元
    yue/TWD 新台幣
    yue/TZS 坦尚尼亞先令
    yue/UAH 烏克蘭格里夫納
    yue/UGX 烏干達先令
    yue/USD 美元
    yue/UYU 烏拉圭披索
    yue/UZS 烏茲別克索姆
    yue/VEF 委內瑞拉玻利瓦 (VEF)
    yue/VES 委內瑞拉玻利瓦
    yue/VND 越南盾
    yue/VNN 越南盾 (1978–1985)
    yue/VUV 萬那杜瓦圖
    yue/WST 西薩摩亞塔拉
    yue/XAF 法郎 (CFA–BEAC)
    yue/XCD 格瑞那達元
    yue/XFO 法國金法郎
    yue/XFU 法國法郎 (UIC)
    yue/XOF 法郎 (CFA–BCEAO)
    yue/XPF 法郎 (CFP)
    yue/XRE RINET 基金
    yue/YER 葉門里亞爾
    yue/YUR 南斯拉夫改革第納爾 (1992–1993)
    yue/ZAR 南非蘭特
    yue/ZMW 尚比亞克瓦查
    yue_Hans/AED 阿拉伯联合大公国迪尔汗
    yue_Hans/AFN 阿富汗尼
    yue_Hans/ALL 阿尔巴尼亚列克
    yue_Hans/AMD 亚美尼亚德拉姆
    yue_Hans/ANG 荷属安地列斯盾
    yue_Hans/AOA 安哥拉宽扎
    yue_Hans/ARL 阿根廷披索 (1970–1983)
    yue_Hans/ARM 阿根廷披索 (1881–1970)
    yue_Hans/ARS 阿根廷披索
    yue_Hans/AUD 澳币
    yue_Hans/AWG 阿路巴盾
    yue_Hans/AZN 亚塞拜然马纳特
    yue_Hans/BAM 波士尼亚-赫塞哥维纳可转换马克
    yue_Hans/BAN 波士尼亚-赫塞哥维纳新第纳尔
    yue_Hans/BBD 巴贝多元
    yue_Hans/BDT 孟加拉塔卡
    yue_Hans/BGM 保加利亚社会党列弗
    yue_Hans/BGN 保加利亚新列弗
    yue_Hans/BGO 保加利亚列弗 (1879–1952)
    yue_Hans/BHD 巴林第纳尔
    yue_Hans/BIF 蒲隆地法郎
    yue_Hans/BMD 百慕达币
    yue_Hans/BND 汶莱元
    yue_Hans/BOB 玻利维亚诺
    yue_Hans/BOL 玻利维亚玻利维亚诺 (1863–1963)
    yue_Hans/BRL 巴西里拉
    yue_Hans/BRZ 巴西克鲁赛罗 (1942 –1967)
    yue_Hans/BSD 巴哈马元
    yue_Hans/BTN 不丹那特伦
    yue_Hans/BWP 波札那普拉
    yue_Hans/BYN 白俄罗斯卢布
    yue_Hans/BZD 贝里斯元
    yue_Hans/CAD 加币
    yue_Hans/CDF 刚果法郎
    yue_Hans/CHF 瑞士法郎
    yue_Hans/CLE 智利埃斯库多
    yue_Hans/CLP 智利披索
    yue_Hans/CNH 人民币 (离岸)
    yue_Hans/CNY 人民币
    yue_Hans/COP 哥伦比亚披索
    yue_Hans/CRC 哥斯大黎加科朗
    yue_Hans/CUC 古巴可转换披索
    yue_Hans/CUP 古巴披索
    yue_Hans/CVE 维德角埃斯库多
    yue_Hans/CZK 捷克克朗
    yue_Hans/DJF 吉布地法郎
    yue_Hans/DKK 丹麦克朗
    yue_Hans/DOP 多明尼加披索
    yue_Hans/DZD 阿尔及利亚第纳尔
    yue_Hans/EGP 埃及镑
    yue_Hans/ERN 厄立特里亚纳克法
    yue_Hans/ETB 衣索比亚比尔
    yue_Hans/EUR 欧元
    yue_Hans/FJD 斐济元
    yue_Hans/FKP 福克兰群岛镑
    yue_Hans/GBP 英镑
    yue_Hans/GEL 乔治亚拉里
    yue_Hans/GHS 迦纳塞地
    yue_Hans/GIP 直布罗陀镑
    yue_Hans/GMD 甘比亚达拉西
    yue_Hans/GNF 几内亚法郎
    yue_Hans/GTQ 瓜地马拉格查尔
    yue_Hans/GYD 圭亚那元
    yue_Hans/HKD 港币
    yue_Hans/HNL 洪都拉斯伦皮拉
    yue_Hans/HRK 克罗埃西亚库纳
    yue_Hans/HTG 海地古德
    yue_Hans/HUF 匈牙利福林
    yue_Hans/IDR 印尼盾
    yue_Hans/ILS 以色列新谢克尔
    yue_Hans/INR 印度卢比
    yue_Hans/IQD 伊拉克第纳尔
    yue_Hans/IRR 伊朗里亚尔
    yue_Hans/ISK 冰岛克朗
    yue_Hans/JMD 牙买加元
    yue_Hans/JOD 约旦第纳尔
    yue_Hans/JPY 日圆
    yue_Hans/KES 肯尼亚先令
    yue_Hans/KGS 吉尔吉斯索姆
    yue_Hans/KHR 柬埔寨瑞尔
    yue_Hans/KMF 科摩罗法郎
    yue_Hans/KPW 北韩圆
    yue_Hans/KRH 南韩圜
    yue_Hans/KRO 南韩圆
    yue_Hans/KRW 韩圆
    yue_Hans/KWD 科威特第纳尔
    yue_Hans/KYD 开曼群岛元
    yue_Hans/KZT 卡扎克斯坦坦吉
    yue_Hans/LAK 寮国基普
    yue_Hans/LBP 黎巴嫩镑
    yue_Hans/LKR 斯里兰卡卢比
    yue_Hans/LRD 赖比瑞亚元
    yue_Hans/LSL 赖索托洛蒂
    yue_Hans/LYD 利比亚第纳尔
    yue_Hans/MAD 摩洛哥迪拉姆
    yue_Hans/MAF 摩洛哥法郎
    yue_Hans/MCF 摩纳哥法郎
    yue_Hans/MDC 摩尔多瓦券
    yue_Hans/MDL 摩杜云列伊
    yue_Hans/MGA 马达加斯加阿里亚里
    yue_Hans/MKD 马其顿第纳尔
    yue_Hans/MKN 马其顿第纳尔 (1992–1993)
    yue_Hans/MMK 缅甸元
    yue_Hans/MNT 蒙古图格里克
    yue_Hans/MOP 澳门元
    yue_Hans/MRU 茅利塔尼亚乌吉亚
    yue_Hans/MUR 模里西斯卢比
    yue_Hans/MVP 马尔地夫卢比
    yue_Hans/MVR 马尔地夫卢非亚
    yue_Hans/MWK 马拉维克瓦查
    yue_Hans/MXN 墨西哥披索
    yue_Hans/MYR 马来西亚令吉
    yue_Hans/MZN 莫三比克梅蒂卡尔
    yue_Hans/NAD 纳米比亚元
    yue_Hans/NGN 奈及利亚奈拉
    yue_Hans/NIO 尼加拉瓜金科多巴
    yue_Hans/NOK 挪威克朗
    yue_Hans/NPR 尼泊尔卢比
    yue_Hans/NZD 纽西兰币
    yue_Hans/OMR 阿曼里亚尔
    yue_Hans/PAB 巴拿马巴波亚
    yue_Hans/PEN 秘鲁太阳币
    yue_Hans/PGK 巴布亚纽几内亚基那
    yue_Hans/PHP 菲律宾披索
    yue_Hans/PKR 巴基斯坦卢比
    yue_Hans/PLN 波兰兹罗提
    yue_Hans/PYG 巴拉圭瓜拉尼
    yue_Hans/QAR 卡达里亚尔
    yue_Hans/RON 罗马尼亚列伊
    yue_Hans/RSD 塞尔维亚戴纳
    yue_Hans/RUB 俄罗斯卢布
    yue_Hans/RWF 卢安达法郎
    yue_Hans/SAR 沙乌地里亚尔
    yue_Hans/SBD 索罗门群岛元
    yue_Hans/SCR 塞席尔卢比
    yue_Hans/SDG 苏丹镑
    yue_Hans/SEK 瑞典克朗
    yue_Hans/SGD 新加坡币
    yue_Hans/SHP 圣赫勒拿镑
    yue_Hans/SLE 狮子山利昂
    yue_Hans/SLL 狮子山利昂 (1964—2022)
    yue_Hans/SOS 索马利亚先令
    yue_Hans/SRD 苏利南元
    yue_Hans/SSP 南苏丹镑
    yue_Hans/STN 圣多美岛和普林西比岛多布拉
    yue_Hans/SYP 叙利亚镑
    yue_Hans/SZL 史瓦济兰里朗吉尼
    yue_Hans/THB 泰铢
    yue_Hans/TJS 塔吉克索莫尼
    yue_Hans/TMT 土库曼马纳特
    yue_Hans/TND 突尼西亚第纳尔
    yue_Hans/TOP 东加潘加
    yue_Hans/TRY 新土耳其里拉
    yue_Hans/TTD 千里达及托巴哥元
    yue_Hans/TWD 新台币
    yue_Hans/TZS 坦尚尼亚先令
    yue_Hans/UAH 乌克兰格里夫纳
    yue_Hans/UGX 乌干达先令
    yue_Hans/USD 美元
    yue_Hans/UYU 乌拉圭披索
    yue_Hans/UZS 乌兹别克索姆
    yue_Hans/VEF 委内瑞拉玻利瓦 (2008–2018)
    yue_Hans/VES 委内瑞拉玻利瓦
    yue_Hans/VND 越南盾
    yue_Hans/VNN 越南盾 (1978–1985)
    yue_Hans/VUV 万那杜瓦图
    yue_Hans/WST 西萨摩亚塔拉
    yue_Hans/XAF 法郎 (CFA–BEAC)
    yue_Hans/XCD 格瑞那达元
    yue_Hans/XFO 法国金法郎
    yue_Hans/XFU 法国法郎 (UIC)
    yue_Hans/XOF 法郎 (CFA–BCEAO)
    yue_Hans/XPF 法郎 (CFP)
    yue_Hans/XRE RINET 基金
    yue_Hans/YER 叶门里亚尔
    yue_Hans/YUR 南斯拉夫改革第纳尔 (1992–1993)
    yue_Hans/ZAR 南非兰特
    yue_Hans/ZMW 尚比亚克瓦查
    zgh/AED ⴰⴷⵔⵉⵎ ⵏ ⵍⵉⵎⴰⵔⴰⵜ
    zgh/AOA ⴽⵡⴰⵏⵣⴰ ⵏ ⴰⵏⴳⵓⵍⴰ
    zgh/AUD ⴰⴷⵓⵍⴰⵔ ⵏ ⵓⵙⵜⵔⴰⵍⵢⴰ
    zgh/BHD ⴰⴷⵉⵏⴰⵔ ⵏ ⴱⵃⵔⴰⵢⵏ
    zgh/BIF ⴼⵔⴰⵏⴽ ⵏ ⴱⵓⵔⵓⵏⴷⵉ
    zgh/BWP ⴰⴱⵓⵍⴰ ⵏ ⴱⵓⵜⵙⵡⴰⵏⴰ
    zgh/CAD ⴰⴷⵓⵍⴰⵔ ⵏ ⴽⴰⵏⴰⴷⴰ
    zgh/CDF ⴼⵔⴰⵏⴽ ⵏ ⴽⵓⵏⴳⵓ
    zgh/CHF ⴰⴼⵔⴰⵏⴽ ⵏ ⵙⵡⵉⵙⵔⴰ
    zgh/CNY ⴰⵢⴰⵏ ⵏ ⵛⵛⵉⵏⵡⴰ
    zgh/CVE ⵉⵙⴽⵓⴷⵓ ⵏ ⴽⴰⴱⴱⵉⵔⴷⵉ
    zgh/DJF ⴼⵔⴰⵏⴽ ⵏ ⴷⵊⵉⴱⵓⵜⵉ
    zgh/DZD ⴰⴷⵉⵏⴰⵔ ⵏ ⴷⵣⴰⵢⵔ
    zgh/EGP ⴰⵊⵏⵉⵀ ⵏ ⵎⵉⵚⵕ
    zgh/ERN ⵏⴰⴼⴽⴰ ⵏ ⵉⵔⵉⵜⵉⵔⵢⴰ
    zgh/ETB ⴱⵉⵔ ⵏ ⵉⵜⵢⵓⴱⵢⴰ
    zgh/EUR ⵓⵔⵓ
    zgh/GBP ⴰⵊⵏⵉⵀ ⴰⵙⵜⵔⵍⵉⵏⵉ ⵏ ⵏⵏⴳⵍⵉⵣ
    zgh/GHS ⵙⵉⴷⵉ ⵏ ⵖⴰⵏⴰ
    zgh/GMD ⴷⴰⵍⴰⵙⵉ ⵏ ⴳⴰⵎⴱⵢⴰ
    zgh/INR ⴰⵔⵓⴱⵉ ⵏ ⵍⵀⵉⵏⴷ
    zgh/JPY ⴰⵢⴰⵏ ⵏ ⵍⵢⴰⴱⴰⵏ
    zgh/KES ⴰⵛⵉⵍⵉⵏ ⵏ ⴽⵉⵏⵢⴰ
    zgh/KMF ⴼⵔⴰⵏⴽ ⵏ ⵇⵓⵎⵓⵕ
    zgh/LRD ⴰⴷⵓⵍⴰⵔ ⵏ ⵍⵉⴱⵉⵔⵢⴰ
    zgh/LSL ⵍⵓⵜⵉ ⵏ ⵍⵉⵚⵓⵟⵓ
    zgh/LYD ⴰⴷⵉⵏⴰⵔ ⵏ ⵍⵉⴱⵢⴰ
    zgh/MAD ⴰⴷⵔⵉⵎ ⵏ ⵍⵎⵖⵔⵉⴱ
    zgh/MGA ⴼⵔⴰⵏⴽ ⵏ ⵎⴰⴷⴰⵖⴰⵛⵇⴰⵔ
    zgh/MRU ⵓⵇⵉⵢⵢⴰ ⵏ ⵎⵓⵕⵉⵟⴰⵏⵢⴰ
    zgh/MUR ⴰⵔⵓⴱⵉ ⵏ ⵎⵓⵔⵉⵙ
    zgh/MWK ⴽⵡⴰⵛⴰ ⵏ ⵎⴰⵍⴰⵡⵉ
    zgh/MZN ⴰⵎⵉⵜⵉⴽⵍ ⵏ ⵎⵓⵣⵏⴱⵉⵇ
    zgh/NAD ⴰⴷⵓⵍⴰⵔ ⵏ ⵏⴰⵎⵉⴱⵢⴰ
    zgh/NGN ⵏⴰⵢⵔⴰ ⵏ ⵏⵉⵊⵉⵔⵢⴰ
    zgh/RWF ⴰⴼⵔⴰⵏⴽ ⵏ ⵔⵡⴰⵏⴷⴰ
    zgh/SAR ⴰⵔⵢⴰⵍ ⵏ ⵙⵙⴰⵄⵓⴷⵉⵢⴰ
    zgh/SCR ⴰⵔⵓⴱⵉ ⵏ ⵙⵙⵉⵛⵉⵍ
    zgh/SDG ⴰⴷⵉⵏⴰⵔ ⵏ ⵙⵙⵓⴷⴰⵏ
    zgh/SHP ⴰⵊⵏⵉⵀ ⵏ ⵙⴰⵏⵜⵉⵍⵉⵏ
    zgh/SLE ⵍⵉⵢⵓⵏ
    zgh/SLL ⵍⵉⵢⵓⵏ (1964—2022)
    zgh/SOS ⴰⵛⵉⵍⵉⵏ ⵏ ⵚⵚⵓⵎⴰⵍ
    zgh/STN ⴰⴷⵓⴱⵔⴰ ⵏ ⵙⴰⵏⵟⵓⵎⵉ
    zgh/SZL ⵍⵉⵍⴰⵏⵊⵉⵏⵉ
    zgh/TND ⴰⴷⵉⵏⴰⵔ ⵏ ⵜⵓⵏⵙ
    zgh/TZS ⴰⵛⵉⵍⵉⵏ ⵏ ⵟⴰⵏⵥⴰⵏⵢⴰ
    zgh/UGX ⴰⵛⵉⵍⵉⵏ ⵏ ⵓⵖⴰⵏⴷⴰ
    zgh/USD ⴰⴷⵓⵍⴰⵔ ⵏ ⵉⵡⵓⵏⴰⴽ ⵉⵎⵓⵏⵏ
    zgh/XAF ⴼⵔⴰⵏⴽ ⵚⵉⴼⴰ
    zgh/XOF ⴼⵔⴰⵏⴽ ⵚⵉⴼⴰ ⴱⵉⵙⴰⵡ
    zgh/ZAR ⴰⵔⴰⵏⴷ ⵏ ⴰⴼⵔⵉⵇⵢⴰ ⵏ ⵉⴼⴼⵓⵙ
    zgh/ZMW ⴰⴽⵡⴰⵛⴰ ⵏ ⵣⴰⵎⴱⵢⴰ
    zh/AED 阿联酋迪拉姆
    zh/AFN 阿富汗尼
    zh/ALL 阿尔巴尼亚列克
    zh/AMD 亚美尼亚德拉姆
    zh/ANG 荷属安的列斯盾
    zh/AOA 安哥拉宽扎
    zh/ARL 阿根廷法定比索 (1970–1983)
    zh/ARM 阿根廷比索 (1881–1970)
    zh/ARS 阿根廷比索
    zh/AUD 澳大利亚元
    zh/AWG 阿鲁巴弗罗林
    zh/AZN 阿塞拜疆马纳特
    zh/BAM 波斯尼亚-黑塞哥维那可兑换马克
    zh/BAN 波士尼亚-赫塞哥维纳新第纳尔 (1994–1997)
    zh/BBD 巴巴多斯元
    zh/BDT 孟加拉塔卡
    zh/BGM 保加利亚社会党列弗
    zh/BGN 保加利亚列弗
    zh/BGO 保加利亚列弗 (1879–1952)
    zh/BHD 巴林第纳尔
    zh/BIF 布隆迪法郎
    zh/BMD 百慕大元
    zh/BND 文莱元
    zh/BOB 玻利维亚诺
    zh/BOL 玻利维亚诺 (1863–1963)
    zh/BRL 巴西雷亚尔
    zh/BRZ 巴西克鲁塞罗 (1942–1967)
    zh/BSD 巴哈马元
    zh/BTN 不丹努尔特鲁姆
    zh/BWP 博茨瓦纳普拉
    zh/BYN 白俄罗斯卢布
    zh/BZD 伯利兹元
    zh/CAD 加拿大元
    zh/CDF 刚果法郎
    zh/CHF 瑞士法郎
    zh/CLE 智利埃斯库多
    zh/CLP 智利比索
    zh/CNH 人民币（离岸）
    zh/CNX 中国人民银行元
    zh/CNY 人民币
    zh/COP 哥伦比亚比索
    zh/CRC 哥斯达黎加科朗
    zh/CUC 古巴可兑换比索
    zh/CUP 古巴比索
    zh/CVE 佛得角埃斯库多
    zh/CZK 捷克克朗
    zh/DJF 吉布提法郎
    zh/DKK 丹麦克朗
    zh/DOP 多米尼加比索
    zh/DZD 阿尔及利亚第纳尔
    zh/EGP 埃及镑
    zh/ERN 厄立特里亚纳克法
    zh/ETB 埃塞俄比亚比尔
    zh/EUR 欧元
    zh/FJD 斐济元
    zh/FKP 福克兰群岛镑
    zh/GBP 英镑
    zh/GEL 格鲁吉亚拉里
    zh/GHS 加纳塞地
    zh/GIP 直布罗陀镑
    zh/GMD 冈比亚达拉西
    zh/GNF 几内亚法郎
    zh/GTQ 危地马拉格查尔
    zh/GYD 圭亚那元
    zh/HKD 港元
    zh/HNL 洪都拉斯伦皮拉
    zh/HRK 克罗地亚库纳
    zh/HTG 海地古德
    zh/HUF 匈牙利福林
    zh/IDR 印度尼西亚卢比
    zh/ILS 以色列新谢克尔
    zh/INR 印度卢比
    zh/IQD 伊拉克第纳尔
    zh/IRR 伊朗里亚尔
    zh/ISK 冰岛克朗
    zh/JMD 牙买加元
    zh/JOD 约旦第纳尔
    zh/JPY 日元
    zh/KES 肯尼亚先令
    zh/KGS 吉尔吉斯斯坦索姆
    zh/KHR 柬埔寨瑞尔
    zh/KMF 科摩罗法郎
    zh/KPW 朝鲜元
    zh/KRH 韩元 (1953–1962)
    zh/KRO 韩元 (1945–1953)
    zh/KRW 韩元
    zh/KWD 科威特第纳尔
    zh/KYD 开曼元
    zh/KZT 哈萨克斯坦坚戈
    zh/LAK 老挝基普
    zh/LBP 黎巴嫩镑
    zh/LKR 斯里兰卡卢比
    zh/LRD 利比里亚元
    zh/LSL 莱索托洛蒂
    zh/LYD 利比亚第纳尔
    zh/MAD 摩洛哥迪拉姆
    zh/MAF 摩洛哥法郎
    zh/MCF 摩纳哥法郎
    zh/MDC 摩尔多瓦库邦
    zh/MDL 摩尔多瓦列伊
    zh/MGA 马达加斯加阿里亚里
    zh/MKD 马其顿第纳尔
    zh/MKN 马其顿第纳尔 (1992–1993)
    zh/MMK 缅甸元
    zh/MNT 蒙古图格里克
    zh/MOP 澳门币
    zh/MRU 毛里塔尼亚乌吉亚
    zh/MUR 毛里求斯卢比
    zh/MVP 马尔代夫卢比(1947–1981)
    zh/MVR 马尔代夫卢菲亚
    zh/MWK 马拉维克瓦查
    zh/MXN 墨西哥比索
    zh/MYR 马来西亚林吉特
    zh/MZN 莫桑比克美提卡
    zh/NAD 纳米比亚元
    zh/NGN 尼日利亚奈拉
    zh/NIO 尼加拉瓜科多巴
    zh/NOK 挪威克朗
    zh/NPR 尼泊尔卢比
    zh/NZD 新西兰元
    zh/OMR 阿曼里亚尔
    zh/PAB 巴拿马巴波亚
    zh/PEN 秘鲁索尔
    zh/PGK 巴布亚新几内亚基那
    zh/PHP 菲律宾比索
    zh/PKR 巴基斯坦卢比
    zh/PLN 波兰兹罗提
    zh/PYG 巴拉圭瓜拉尼
    zh/QAR 卡塔尔里亚尔
    zh/RON 罗马尼亚列伊
    zh/RSD 塞尔维亚第纳尔
    zh/RUB 俄罗斯卢布
    zh/RWF 卢旺达法郎
    zh/SAR 沙特里亚尔
    zh/SBD 所罗门群岛元
    zh/SCR 塞舌尔卢比
    zh/SDG 苏丹镑
    zh/SEK 瑞典克朗
    zh/SGD 新加坡元
    zh/SHP 圣赫勒拿群岛磅
    zh/SLE 塞拉利昂新利昂
    zh/SLL 塞拉利昂利昂
    zh/SOS 索马里先令
    zh/SRD 苏里南元
    zh/SSP 南苏丹镑
    zh/STN 圣多美和普林西比多布拉
    zh/SYP 叙利亚镑
    zh/SZL 斯威士兰里兰吉尼
    zh/THB 泰铢
    zh/TJS 塔吉克斯坦索莫尼
    zh/TMT 土库曼斯坦马纳特
    zh/TND 突尼斯第纳尔
    zh/TOP 汤加潘加
    zh/TRY 土耳其里拉
    zh/TTD 特立尼达和多巴哥元
    zh/TWD 新台币
    zh/TZS 坦桑尼亚先令
    zh/UAH 乌克兰格里夫纳
    zh/UGX 乌干达先令
    zh/USD 美元
    zh/UYU 乌拉圭比索
    zh/UZS 乌兹别克斯坦苏姆
    zh/VEF 委内瑞拉玻利瓦尔 (2008–2018)
    zh/VES 委内瑞拉玻利瓦尔
    zh/VND 越南盾
    zh/VNN 越南盾 (1978–1985)
    zh/VUV 瓦努阿图瓦图
    zh/WST 萨摩亚塔拉
    zh/XAF 中非法郎
    zh/XCD 东加勒比元
    zh/XFO 法国金法郎
    zh/XFU 法国法郎 (UIC)
    zh/XOF 西非法郎
    zh/XPF 太平洋法郎
    zh/XRE RINET 基金
    zh/YER 也门里亚尔
    zh/YUR 南斯拉夫改良第纳尔 (1992–1993)
    zh/ZAR 南非兰特
    zh/ZMW 赞比亚克瓦查
    zh_Hans_HK/KYD 开曼群岛元
    zh_Hant/AED 阿拉伯聯合大公國迪爾汗
    zh_Hant/AFN 阿富汗尼
    zh_Hant/ALL 阿爾巴尼亞列克
    zh_Hant/AMD 亞美尼亞德拉姆
    zh_Hant/ANG 荷屬安地列斯盾
    zh_Hant/AOA 安哥拉寬扎
    zh_Hant/ARL 阿根廷披索 (1970–1983)
    zh_Hant/ARM 阿根廷披索 (1881–1970)
    zh_Hant/ARS 阿根廷披索
    zh_Hant/AUD 澳幣
    zh_Hant/AWG 阿路巴盾
    zh_Hant/AZN 亞塞拜然馬納特
    zh_Hant/BAM 波士尼亞-赫塞哥維納可轉換馬克
    zh_Hant/BAN 波士尼亞-赫塞哥維納新第納爾
    zh_Hant/BBD 巴貝多元
    zh_Hant/BDT 孟加拉塔卡
    zh_Hant/BGM 保加利亞社會黨列弗
    zh_Hant/BGN 保加利亞新列弗
    zh_Hant/BGO 保加利亞列弗 (1879–1952)
    zh_Hant/BHD 巴林第納爾
    zh_Hant/BIF 蒲隆地法郎
    zh_Hant/BMD 百慕達幣
    zh_Hant/BND 汶萊元
    zh_Hant/BOB 玻利維亞諾
    zh_Hant/BOL 玻利維亞玻利維亞諾 (1863–1963)
    zh_Hant/BRL 巴西雷亞爾
    zh_Hant/BRZ 巴西克魯賽羅 (1942 –1967)
    zh_Hant/BSD 巴哈馬元
    zh_Hant/BTN 不丹那特倫
    zh_Hant/BWP 波札那普拉
    zh_Hant/BYN 白俄羅斯盧布
    zh_Hant/BZD 貝里斯元
    zh_Hant/CAD 加幣
    zh_Hant/CDF 剛果法郎
    zh_Hant/CHF 瑞士法郎
    zh_Hant/CLE 智利埃斯庫多
    zh_Hant/CLP 智利披索
    zh_Hant/CNH 人民幣（離岸）
    zh_Hant/CNY 人民幣
    zh_Hant/COP 哥倫比亞披索
    zh_Hant/CRC 哥斯大黎加科朗
    zh_Hant/CUC 古巴可轉換披索
    zh_Hant/CUP 古巴披索
    zh_Hant/CVE 維德角埃斯庫多
    zh_Hant/CZK 捷克克朗
    zh_Hant/DJF 吉布地法郎
    zh_Hant/DKK 丹麥克朗
    zh_Hant/DOP 多明尼加披索
    zh_Hant/DZD 阿爾及利亞第納爾
    zh_Hant/EGP 埃及鎊
    zh_Hant/ERN 厄立特里亞納克法
    zh_Hant/ETB 衣索比亞比爾
    zh_Hant/EUR 歐元
    zh_Hant/FJD 斐濟元
    zh_Hant/FKP 福克蘭群島鎊
    zh_Hant/GBP 英鎊
    zh_Hant/GEL 喬治亞拉里
    zh_Hant/GHS 迦納塞地
    zh_Hant/GIP 直布羅陀鎊
    zh_Hant/GMD 甘比亞達拉西
    zh_Hant/GNF 幾內亞法郎
    zh_Hant/GTQ 瓜地馬拉格查爾
    zh_Hant/GYD 圭亞那元
    zh_Hant/HKD 港幣
    zh_Hant/HNL 洪都拉斯倫皮拉
    zh_Hant/HRK 克羅埃西亞庫納
    zh_Hant/HTG 海地古德
    zh_Hant/HUF 匈牙利福林
    zh_Hant/IDR 印尼盾
    zh_Hant/ILS 以色列新謝克爾
    zh_Hant/INR 印度盧比
    zh_Hant/IQD 伊拉克第納爾
    zh_Hant/IRR 伊朗里亞爾
    zh_Hant/ISK 冰島克朗
    zh_Hant/JMD 牙買加元
    zh_Hant/JOD 約旦第納爾
    zh_Hant/JPY 日圓
    zh_Hant/KES 肯尼亞先令
    zh_Hant/KGS 吉爾吉斯索姆
    zh_Hant/KHR 柬埔寨瑞爾
    zh_Hant/KMF 科摩羅法郎
    zh_Hant/KPW 北韓元
    zh_Hant/KRH 南韓圜
    zh_Hant/KRO 南韓圓
    zh_Hant/KRW 韓元
    zh_Hant/KWD 科威特第納爾
    zh_Hant/KYD 開曼群島元
    zh_Hant/KZT 哈薩克堅戈
    zh_Hant/LAK 寮國基普
    zh_Hant/LBP 黎巴嫩鎊
    zh_Hant/LKR 斯里蘭卡盧比
    zh_Hant/LRD 賴比瑞亞元
    zh_Hant/LSL 賴索托洛蒂
    zh_Hant/LYD 利比亞第納爾
    zh_Hant/MAD 摩洛哥迪拉姆
    zh_Hant/MAF 摩洛哥法郎
    zh_Hant/MCF 摩納哥法郎
    zh_Hant/MDC 摩爾多瓦券
    zh_Hant/MDL 摩杜雲列伊
    zh_Hant/MGA 馬達加斯加阿里亞里
    zh_Hant/MKD 馬其頓第納爾
    zh_Hant/MKN 馬其頓第納爾 (1992–1993)
    zh_Hant/MMK 緬甸元
    zh_Hant/MNT 蒙古圖格里克
    zh_Hant/MOP 澳門元
    zh_Hant/MRU 茅利塔尼亞烏吉亞
    zh_Hant/MUR 模里西斯盧比
    zh_Hant/MVP 馬爾地夫盧比
    zh_Hant/MVR 馬爾地夫盧非亞
    zh_Hant/MWK 馬拉維克瓦查
    zh_Hant/MXN 墨西哥披索
    zh_Hant/MYR 馬來西亞令吉
    zh_Hant/MZN 莫三比克梅蒂卡爾
    zh_Hant/NAD 納米比亞元
    zh_Hant/NGN 奈及利亞奈拉
    zh_Hant/NIO 尼加拉瓜金科多巴
    zh_Hant/NOK 挪威克朗
    zh_Hant/NPR 尼泊爾盧比
    zh_Hant/NZD 紐西蘭幣
    zh_Hant/OMR 阿曼里亞爾
    zh_Hant/PAB 巴拿馬巴波亞
    zh_Hant/PEN 秘魯太陽幣
    zh_Hant/PGK 巴布亞紐幾內亞基那
    zh_Hant/PHP 菲律賓披索
    zh_Hant/PKR 巴基斯坦盧比
    zh_Hant/PLN 波蘭茲羅提
    zh_Hant/PYG 巴拉圭瓜拉尼
    zh_Hant/QAR 卡達里亞爾
    zh_Hant/RON 羅馬尼亞列伊
    zh_Hant/RSD 塞爾維亞戴納
    zh_Hant/RUB 俄羅斯盧布
    zh_Hant/RWF 盧安達法郎
    zh_Hant/SAR 沙烏地里亞爾
    zh_Hant/SBD 索羅門群島元
    zh_Hant/SCR 塞席爾盧比
    zh_Hant/SDG 蘇丹鎊
    zh_Hant/SEK 瑞典克朗
    zh_Hant/SGD 新加坡幣
    zh_Hant/SHP 聖赫勒拿鎊
    zh_Hant/SLE 獅子山利昂
    zh_Hant/SLL 獅子山利昂 (1964—2022)
    zh_Hant/SOS 索馬利亞先令
    zh_Hant/SRD 蘇利南元
    zh_Hant/SSP 南蘇丹鎊
    zh_Hant/STN 聖多美島和普林西比島多布拉
    zh_Hant/SYP 敘利亞鎊
    zh_Hant/SZL 史瓦帝尼朗吉尼
    zh_Hant/THB 泰銖
    zh_Hant/TJS 塔吉克索莫尼
    zh_Hant/TMT 土庫曼馬納特
    zh_Hant/TND 突尼西亞第納爾
    zh_Hant/TOP 東加潘加
    zh_Hant/TRY 土耳其里拉
    zh_Hant/TTD 千里達及托巴哥元
    zh_Hant/TWD 新台幣
    zh_Hant/TZS 坦尚尼亞先令
    zh_Hant/UAH 烏克蘭格里夫納
    zh_Hant/UGX 烏干達先令
    zh_Hant/USD 美元
    zh_Hant/UYU 烏拉圭披索
    zh_Hant/UZS 烏茲別克索姆
    zh_Hant/VEF 委內瑞拉玻利瓦 (2008–2018)
    zh_Hant/VES 委內瑞拉玻利瓦
    zh_Hant/VND 越南盾
    zh_Hant/VNN 越南盾 (1978–1985)
    zh_Hant/VUV 萬那杜瓦圖
    zh_Hant/WST 西薩摩亞塔拉
    zh_Hant/XAF 法郎 (CFA–BEAC)
    zh_Hant/XCD 格瑞那達元
    zh_Hant/XFO 法國金法郎
    zh_Hant/XFU 法國法郎 (UIC)
    zh_Hant/XOF 法郎 (CFA–BCEAO)
    zh_Hant/XPF 法郎 (CFP)
    zh_Hant/XRE RINET 基金
    zh_Hant/YER 葉門里亞爾
    zh_Hant/YUR 南斯拉夫改革第納爾 (1992–1993)
    zh_Hant/ZAR 南非蘭特
    zh_Hant/ZMW 尚比亞克瓦查
    zh_Hant_HK/AED 阿拉伯聯合酋長國迪爾汗
    zh_Hant_HK/AUD 澳元
    zh_Hant_HK/AWG 阿魯巴盾
    zh_Hant_HK/AZN 亞塞拜疆馬納特
    zh_Hant_HK/BAM 波斯尼亞-赫塞哥維納可轉換馬克
    zh_Hant_HK/BBD 巴巴多斯元
    zh_Hant_HK/BIF 布隆迪法郎
    zh_Hant_HK/BMD 百慕達元
    zh_Hant_HK/BWP 博茨瓦納普拉
    zh_Hant_HK/BZD 伯利茲元
    zh_Hant_HK/CAD 加拿大元
    zh_Hant_HK/CRC 哥斯達黎加科郎
    zh_Hant_HK/CVE 佛得角埃斯庫多
    zh_Hant_HK/DJF 吉布提法郎
    zh_Hant_HK/DOP 多米尼加披索
    zh_Hant_HK/ETB 埃塞俄比亞比爾
    zh_Hant_HK/GEL 格魯吉亞拉里
    zh_Hant_HK/GHS 加納塞地
    zh_Hant_HK/GMD 岡比亞達拉西
    zh_Hant_HK/GTQ 危地馬拉格查爾
    zh_Hant_HK/HKD 港元
    zh_Hant_HK/HRK 克羅地亞庫納
    zh_Hant_HK/KES 肯雅先令
    zh_Hant_HK/KHR 柬埔寨里爾
    zh_Hant_HK/KPW 北韓圜
    zh_Hant_HK/KZT 哈薩克坦吉
    zh_Hant_HK/LAK 老撾基普
    zh_Hant_HK/LRD 利比利亞元
    zh_Hant_HK/MDL 摩爾多瓦列伊
    zh_Hant_HK/MRU 毛里塔尼亞烏吉亞
    zh_Hant_HK/MUR 毛里裘斯盧布
    zh_Hant_HK/MVR 馬爾代夫盧非亞
    zh_Hant_HK/MZN 莫桑比克梅蒂卡爾
    zh_Hant_HK/NGN 尼日利亞奈拉
    zh_Hant_HK/NZD 紐西蘭元
    zh_Hant_HK/OMR 阿曼里奧
    zh_Hant_HK/PGK 巴布亞新幾內亞基那
    zh_Hant_HK/QAR 卡塔爾里亞爾
    zh_Hant_HK/RSD 塞爾維亞第納爾
    zh_Hant_HK/RWF 盧旺達法郎
    zh_Hant_HK/SAR 沙特阿拉伯里亞爾
    zh_Hant_HK/SBD 所羅門群島元
    zh_Hant_HK/SCR 塞舌爾盧比
    zh_Hant_HK/SGD 新加坡元
    zh_Hant_HK/SLE 塞拉利昂利昂
    zh_Hant_HK/SLL 塞拉利昂利昂 (1964—2022)
    zh_Hant_HK/SOS 索馬里先令
    zh_Hant_HK/SRD 蘇里南元
    zh_Hant_HK/STN 聖多美和普林西比多布拉
    zh_Hant_HK/SYP 敍利亞鎊
    zh_Hant_HK/SZL 斯威士蘭里朗吉尼
    zh_Hant_HK/TOP 湯加潘加
    zh_Hant_HK/TTD 千里達和多巴哥元
    zh_Hant_HK/TZS 坦桑尼亞先令
    zh_Hant_HK/VUV 瓦努阿圖瓦圖
    zh_Hant_HK/XAF 中非法郎
    zh_Hant_HK/XCD 東加勒比元
    zh_Hant_HK/XOF 多哥非洲共同體法郎
    zh_Hant_HK/XPF 太平洋法郎
    zh_Hant_HK/YER 也門里雅
    zh_Hant_HK/ZMW 贊比亞克瓦查
    zu/AED i-Dirham yase-United Arab Emirates
    zu/AFN i-Afghan Afghani
    zu/ALL i-Albanian Lek
    zu/AMD i-Armenian Dram
    zu/ANG i-Netherlands Antillean Guilder
    zu/AOA i-Angolan Kwanza
    zu/ARS i-Argentina Peso
    zu/AUD i-Austrilian Dollar
    zu/AWG i-Aruban Florin
    zu/AZN i-Azerbaijani Manat
    zu/BAM i-Bosnia-Herzegovina Convertible Mark
    zu/BBD i-Barbadian Dollar
    zu/BDT i-Bangladeshi Taka
    zu/BGN i-Bulgarian Lev
    zu/BHD i-Bahraini Dinar
    zu/BIF i-Burundian Franc
    zu/BMD i-Bermudan Dollar
    zu/BND i-Brunei Dollar
    zu/BOB i-Bolivian Boliviano
    zu/BRL i-Brazilian Real
    zu/BSD i-Bahamian Dollar
    zu/BTN i-Bhutanese Ngultrum
    zu/BWP i-Botswana Pula
    zu/BYN i-Belarusian Ruble
    zu/BZD i-Belize Dollar
    zu/CAD i-Candian Dollar
    zu/CDF i-Congolese Franc
    zu/CHF i-Swiss Franc
    zu/CLP i-Chilean Peso
    zu/CNH i-CNH
    zu/CNY i-Chinese Yuan
    zu/COP i-Colombian Peso
    zu/CRC i-Costa Rican Colón
    zu/CUC i-Cuban Convertable Peso
    zu/CUP i-Cuban Peso
    zu/CVE i-Cape Verdean Escudo
    zu/CZK i-Czech Republic Koruna
    zu/DJF i-Djiboutian Franc
    zu/DKK i-Danish Krone
    zu/DOP i-Dominican Peso
    zu/DZD i-Algerian Dinar
    zu/EGP i-Egyptian Pound
    zu/ERN i-Eritrean Nakfa
    zu/ETB i-Ethopian Birr
    zu/EUR i-Euro
    zu/FJD i-Fijian Dollar
    zu/FKP i-Falkland Islands Pound
    zu/GBP i-British Pound
    zu/GEL i-Georgian Lari
    zu/GHS i-Ghanaian Cedi
    zu/GIP i-Gibraltar Pound
    zu/GMD i-Gambian Dalasi
    zu/GNF i-Gunean Franc
    zu/GTQ i-Guatemalan Quetzal
    zu/GYD i-Guyanaese Dollar
    zu/HKD i-Hong Kong Dollar
    zu/HNL i-Honduran Lempira
    zu/HRK i-Croatian Kuna
    zu/HTG i-Haitian Gourde
    zu/HUF i-Hungarian Forint
    zu/IDR i-Indonesian Rupiah
    zu/ILS i-Israeli New Sheqel
    zu/INR i-Indian Rupee
    zu/IQD i-Iraqi Dinar
    zu/IRR i-Iranian Rial
    zu/ISK i-Icelandic Króna
    zu/JMD i-Jamaican Dollar
    zu/JOD i-Jordanian Dinar
    zu/JPY i-Japanese Yen
    zu/KES i-Kenyan Shilling
    zu/KGS i-Kyrgystani Som
    zu/KHR i-Cambodian Riel
    zu/KMF i-Comorian Franc
    zu/KPW i-North Korean Won
    zu/KRW i-South Korean Won
    zu/KWD i-Kuwaiti Dinar
    zu/KYD i-Cayman Islands Dollar
    zu/KZT i-Kazakhstani Tenge
    zu/LAK i-Laotian Kip
    zu/LBP i-Lebanese Pound
    zu/LKR i-Sri Lankan Rupee
    zu/LRD i-Liberian Dollar
    zu/LSL i-Lesotho Loti
    zu/LYD i-Libyan Dinar
    zu/MAD i-Moroccan Dirham
    zu/MDL i-Moldovan Leu
    zu/MGA i-Malagasy Ariary
    zu/MKD i-Macedonian Denar
    zu/MMK i-Myanma Kyat
    zu/MNT i-Mongolian Tugrik
    zu/MOP i-Macanese Pataca
    zu/MRU i-Mauritanian Ouguiya
    zu/MUR i-Mauritian Rupee
    zu/MVR i-Maldivian Rufiyana
    zu/MWK i-Malawian Kwacha
    zu/MXN i-Mexican Peso
    zu/MYR i-Malaysian Ringgit
    zu/MZN i-Mozambican Metical
    zu/NAD i-Namibian Dollar
    zu/NGN i-Nigerian Naira
    zu/NIO i-Nicaraguan Córdoba
    zu/NOK i-Norwegian Krone
    zu/NPR i-Nepalese Rupee
    zu/NZD i-New Zealand Dollar
    zu/OMR i-Omani Rial
    zu/PAB i-Panamanian Balboa
    zu/PEN i-Peruvian Nuevo Sol
    zu/PGK i-Papua New Guinean Kina
    zu/PHP i-Philippine Peso
    zu/PKR i-Pakistani Rupee
    zu/PLN i-Polish Zloty
    zu/PYG i-Paraguayan Guarani
    zu/QAR i-Qatari Rial
    zu/RON i-Romanian Leu
    zu/RSD i-Serbian Dinar
    zu/RUB i-Russian Ruble
    zu/RWF i-Rwandan Franc
    zu/SAR i-Saudi Riyal
    zu/SBD i-Solomon Islands Dollar
    zu/SCR i-Seychellois Rupee
    zu/SDG i-Sudanese Pound
    zu/SEK i-Swedish Krona
    zu/SGD i-Singapore Dollar
    zu/SHP i-Saint Helena Pound
    zu/SLE i-Sierra Leonean Leone
    zu/SLL i-Sierra Leonean Leone (1964—2022)
    zu/SOS i-Somali Shilling
    zu/SRD i-Surinamese Dollar
    zu/SSP i-South Sudanese Pound
    zu/STN i-São Tomé kanye ne-Príncipe Dobra
    zu/SYP i-Syrian Pound
    zu/SZL i-Swazi Lilangeni
    zu/THB i-Thai Baht
    zu/TJS i-Tajikistani Somoni
    zu/TMT i-Turkmenistani Manat
    zu/TND i-Tunisian Dinar
    zu/TOP i-Tongan Paʻanga
    zu/TRY i-Turkish Lira
    zu/TTD i-Trinidad and Tobago Dollar
    zu/TWD i-New Taiwan Dollar
    zu/TZS i-Tanzanian Shilling
    zu/UAH i-Ukrainian Hryvnia
    zu/UGX i-Ugandan Shilling
    zu/USD i-US Dollar
    zu/UYU i-Uruguayan Peso
    zu/UZS i-Uzbekistan Som
    zu/VEF i-Venezuelan Bolívar (2008–2018)
    zu/VES i-Venezuelan Bolívar
    zu/VND i-Vietnamese Dong
    zu/VUV i-Vanuatu Vatu
    zu/WST i-Samoan Tala
    zu/XAF i-Central African CFA Franc
    zu/XCD i-East Caribbean Dollar
    zu/XOF i-West African CFA Franc
    zu/XPF i-CFP Franc
    zu/YER i-Yemeni Rial
    zu/ZAR i-South African Rand
    zu/ZMW i-Zambian Kwacha
    """
}
