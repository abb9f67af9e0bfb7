// Written by `make locale-data` from CLDR 46, as in ICU 76.1 of Swift's Foundation. Change the generator, Scripts/LocaleData.

extension LocaleData {
  static let nameLines3: StaticString = """
    mzn/XCD شرقی کاراییب ِدولار
    mzn/XOF غربی آفریقای ِسی\u{200C}اف\u{200C}ای فرانک
    mzn/YER یمن ِریال
    mzn/ZAR جنوبی آفریقای ِراند
    mzn/ZMW زامبیای ِکواچا
    naq/AED United Arab Emirates Dirham
    naq/AOA Angolan Kwanzab
    naq/AUD Australian Dollari
    naq/BHD Bahrain Dinar
    naq/BIF Burundi Franc
    naq/BWP Botswanan Pulab
    naq/CAD Canadian Dollari
    naq/CDF Congolese Franc
    naq/CHF Swiss Franci
    naq/CNY Chinese Yuan Renminbi
    naq/CVE Escudo Caboverdiano
    naq/DJF Djibouti Franc
    naq/DZD Algerian Dinar
    naq/EGP Egytian Ponds
    naq/ERN Eritreian Nakfa
    naq/ETB Ethiopian Birr
    naq/EUR Eurob
    naq/GBP British Ponds
    naq/GMD Gambia Dalasi
    naq/INR Indian Rupee
    naq/JPY Japanese Yenni
    naq/KES Kenyan Shilling
    naq/KMF Comorian Franc
    naq/LRD Liberian Dollar
    naq/LSL Lesotho Loti
    naq/LYD Libyan Dinar
    naq/MAD Moroccan Dirham
    naq/MGA Malagasy Franc
    naq/MRU Mauritania Ouguiya
    naq/MUR Mauritius Rupeeb
    naq/MWK Malawian Kwachab
    naq/NAD Namibia Dollari
    naq/NGN Nigerian Naira
    naq/RWF Rwanda Franci
    naq/SAR Saudi Riyal
    naq/SCR Seychelles Rupee
    naq/SDG Sudanese Dinar
    naq/SHP St Helena Ponds
    naq/SLE Leone
    naq/SLL Leone (1964—2022)
    naq/SOS Somali Shillings
    naq/STN Sao Tome and Principe Dobra
    naq/SZL Lilangeni
    naq/TND Tunisian Dinar
    naq/TZS Tanzanian Shillings
    naq/UGX Ugandan Shillings
    naq/USD US Dollari
    naq/XAF CFA Franc BEAC
    naq/XOF CFA Franc BCEAO
    naq/ZAR South African Randi
    naq/ZMW Zambian Kwachab
    nd/AED Dola laseArab
    nd/AOA Kwanza yase Angola
    nd/AUD Dola yase Australia
    nd/BHD Dinari yase Bhahareni
    nd/BIF Fulenki yase Bhurundi
    nd/BWP Phula yase Botswana
    nd/CAD Dola yase Khanada
    nd/CDF Fulenki yase Khongo
    nd/CHF Fulenki yase Swisi
    nd/CNY Yuan Renminbi yase China
    nd/CVE Escudo Caboverdiano
    nd/DJF Fulenki yase Jibhuthi
    nd/DZD Dinali yase Aljeriya
    nd/EGP Phawundi laseGibhide
    nd/ERN Nakfa yase Eritrea
    nd/ETB Dola laseEthiopia
    nd/EUR Yuro
    nd/GBP Phawundi yase Ngilandi
    nd/GMD Dalasi yase Gambia
    nd/INR Rupi yase Indiya
    nd/JPY Yeni yase Japhani
    nd/KES Shilingi yase Kenya
    nd/KMF Fulenki yase Khomoro
    nd/LRD Dola yase Libheriya
    nd/LSL Lothi yase Lesotho
    nd/LYD Dinari yase Libya
    nd/MAD Dirham yase Morokho
    nd/MGA Fulenki yase Malagasi
    nd/MRU Ugwiya yase Moritaniya
    nd/MUR Rupi yase Morishasi
    nd/MWK Kwacha yase Malawi
    nd/NAD Dola yase Namibiya
    nd/NGN Nayira yase Nijeriya
    nd/RWF Fulenki yase Ruwanda
    nd/SAR Riyal yase Saudi
    nd/SCR Rupi yase Seyisheli
    nd/SDG Dinari yase Sudani
    nd/SHP Phawundindi laseSt Helena
    nd/SLE Leyoni
    nd/SLL Leyoni (1964—2022)
    nd/SOS Shilingi yase Somaliya
    nd/STN Dobra yase Sao Tome lo Principe
    nd/SZL Lilangeni
    nd/TND Dinari yase Tunisiya
    nd/TZS Shilingi yase Tanzaniya
    nd/UGX Shilingi yase Uganda
    nd/USD Dola yase Amelika
    nd/XAF Fulenki CFA BEAC
    nd/XOF Fulenki CFA BCEAO
    nd/ZAR Randi yase Afrika ye Zanzi
    nd/ZMW Kwacha yase Zambiya
    ne/AED संयुक्त अरब एमिराट्स डिर्हाम
    ne/AFN अफ्गान अफ्गानी
    ne/ALL अल्बानियन लेक
    ne/AMD आर्मेनियाली ड्राम
    ne/ANG नेदरल्याण्ड्स एन्टिलियन गिल्डर
    ne/AOA एङ्गोलान क्वान्जा
    ne/ARS अर्जेन्टिनी पेसो
    ne/AUD अष्ट्रेलियन डलर
    ne/AWG आरूबन फ्लोरिन
    ne/AZN अजरबैजानी मानात
    ne/BAM बोस्निया-हर्जगोभिनिया रूपान्तरयोग्य मार्क
    ne/BBD बर्बाडियन डलर
    ne/BDT बङ्गलादेशी टाका
    ne/BGN बुल्गारियाली लेभ
    ne/BHD बाहारैनी डिनार
    ne/BIF बुरूण्डियाली फ्रान्क
    ne/BMD बर्मुडन डलर
    ne/BND ब्रुनाई डलर
    ne/BOB बोलिभियन बोलिभियानो
    ne/BRL ब्राजिलियन रियल
    ne/BSD बहामियाली डलर
    ne/BTN भुटानी एन्\u{200C}गुल्ट्रुम
    ne/BWP बोट्सवानान पुला
    ne/BYN बेलारूसी रूबल
    ne/BZD वेलिज डलर
    ne/CAD क्यानाडियाली डलर
    ne/CDF कङ्गोली फ्रान्क
    ne/CHF स्विस् फ्रैङ्क
    ne/CLP चिलियन पेसो
    ne/CNH चिनियाँ युआन(तटवर्ती)
    ne/CNY चिनिँया युआन
    ne/COP कोलम्वियन पेसो
    ne/CRC कोष्टारिकन कोलोन
    ne/CUC क्यूवाली रूपान्तरणयोग्य पेसो
    ne/CUP क्यूवाली पेसो
    ne/CVE केप भर्डियन एस्कुडो
    ne/CZK चेख गणतञ्त्र कोरूना
    ne/DJF जिबौंटियाली फ्रान्क
    ne/DKK ड्यानिश क्रोन
    ne/DOP डोमिनिकन पेसो
    ne/DZD अल्जेरियाली डिनार
    ne/EGP इजिप्सियन पाउन्ड
    ne/ERN एरिट्रियन नाक्फा
    ne/ETB इथियोपियाली बिर
    ne/EUR युरो
    ne/FJD फिजीयाली डलर
    ne/FKP फक्\u{200C}ल्याण्ड टापुहरूका पाउन्ड
    ne/GBP बेलायती पाउण्ड स्टर्लिङ
    ne/GEL जर्जियाली लारी
    ne/GHS घानाली सेडी
    ne/GIP जिब्राल्टर पाउण्ड
    ne/GMD गाम्वियाली डालासी
    ne/GNF गिनियाली फ्रान्क
    ne/GTQ ग्वाटेमाला क्वेट्जाल
    ne/GYD गाइनिज डलर
    ne/HKD हङकङ डलर
    ne/HNL होन्डुरान लेम्पिरा
    ne/HRK क्रोएशियाली कुना
    ne/HTG हैटियाली गुर्ड
    ne/HUF हङ्गेरियन फोरिन्ट
    ne/IDR इण्डोनेशियाली रूपियाँ
    ne/ILS इजरायली नयाँ शेकेल
    ne/INR भारतीय रूपिँया
    ne/IQD इराकी डिनार
    ne/IRR इरानियाली रियाल
    ne/ISK आइसल्याण्डिक क्रोना
    ne/JMD जमाइकाली डलर
    ne/JOD जोर्डानियाली डलर
    ne/JPY जापानी येन
    ne/KES केन्याली शिलिङ
    ne/KGS किर्गिस्तानी सोम
    ne/KHR कम्बोडिनेयाली रियल
    ne/KMF कोमोरियन फ्रान्क
    ne/KPW उत्तर कोरियाली वन
    ne/KRW दक्षिण कोरियाली वन
    ne/KWD कुवेती डिनार
    ne/KYD केम्यान टापुहरूका डलर
    ne/KZT काजाखस्तानी टेन्ज
    ne/LAK लाओशियन किप
    ne/LBP लेबनाली पाउन्ड
    ne/LKR श्रीलङ्काली रूपिया
    ne/LRD लिबेरियाली डलर
    ne/LSL लेसोथो लोटी
    ne/LYD लिवियाली डिनार
    ne/MAD मोरोक्काली डिर्\u{200C}हाम
    ne/MDL माल्डोभन लेउ
    ne/MGA मालागासी एरिआरी
    ne/MKD म्यासेडोनियाली डेनार
    ne/MMK म्यान्मार क्याट
    ne/MNT मङ्गोलियाली टुग्रिक
    ne/MOP माकानिज पटाका
    ne/MRU माउरिटानियानली औगुइया
    ne/MUR माउरिटियन रूपी
    ne/MVR मालडिभियाली रूफियाँ
    ne/MWK मलाविअन क्वाचा
    ne/MXN मेक्सिकन पेसो
    ne/MYR मलेशियाली रिङ्गेट
    ne/MZN मोजाम्विकन मेटिकल
    ne/NAD नामिबियन डलर
    ne/NGN नाइजेरियन नाइरा
    ne/NIO निकारागुवान कोर्डोवा
    ne/NOK नर्वेजियाली क्रोन
    ne/NPR नेपाली रूपैयाँ
    ne/NZD न्यूजिल्याण्ड डलर
    ne/OMR ओमनी रियल
    ne/PAB पानामानियाली बाल्बोआ
    ne/PEN पेरूभियाली सोल
    ne/PGK पपुआ न्यू गिनियाली किना
    ne/PHP फिलिपिनी पेसो
    ne/PKR पाकिस्तानी रूपियाँ
    ne/PLN पोलिश ज्लोटाई
    ne/PYG पारागुयाली गुरानी
    ne/QAR कतारी रियल
    ne/RON रोमानियाली लेऊ
    ne/RSD सर्बियाली डिनार
    ne/RUB रूसी रूबल
    ne/RWF र्\u{200C}वाण्डाली फ्रान्क
    ne/SAR साउदी रियालहरू
    ne/SBD सोलोमन टापुहरूका डलर
    ne/SCR सेचेलोइस रूपी
    ne/SDG सुडानी पाउन्ड
    ne/SEK स्विडिश क्रोना
    ne/SGD सिङ्गापुर डलर
    ne/SHP सेन्ट हेलेना पाउन्ड
    ne/SLE सियरा लियोनेन लियोन
    ne/SLL सियरा लियोनेन लियोन (१९६४—२०२२)
    ne/SOS सोमाली शिलिङ
    ne/SRD सुरिनामिज डलर
    ne/SSP दक्षिण सुडानी पाउन्ड
    ne/STN साओ टोम र प्रिन्सिप डोब्रा
    ne/SYP सिरियाली पाउन्ड
    ne/SZL स्वाजी लिलान्गेनी
    ne/THB थाई भाट
    ne/TJS ताजिक्स्तानी सोमोनी
    ne/TMT टुर्क्मेनिस्तानी मानात
    ne/TND टुनिसियाली डिनार
    ne/TOP टङ्गन पाङ्गा
    ne/TRY टर्किश लिरा
    ne/TTD त्रिनिडाड र टोबागो डलर
    ne/TWD नयाँ ताइवान डलर
    ne/TZS ताञ्जानियाली शिलिङ
    ne/UAH युक्रेनी हिर्भिनिया
    ne/UGX युगाण्डाली शिलिङ
    ne/USD अमेरिकी डलर
    ne/UYU उरूगुवायाली पेसो
    ne/UZS उज्बेकिस्तान सोम
    ne/VEF भेनेजुएलन बोलिभर (२००८–२०१८)
    ne/VES भेनेजुएलन बोलिभर-2
    ne/VND भियतनामी डङ्
    ne/VUV भानुआतू भातु
    ne/WST सामोआन ताला
    ne/XAF सीएफ्\u{200C}ए फ्रान्क बीइएसी
    ne/XCD पूर्वी क्यारिबियन डलर
    ne/XOF सीएफ्\u{200C}ए फ्रान्क बीसीइएओ
    ne/XPF सीएफ्\u{200C}पी फ्रान्क
    ne/YER येमेनी रियाल
    ne/ZAR दक्षिण अफ्रिकी र्\u{200D}यान्ड
    ne/ZMW जाम्बियाली क्वाचा
    nl/AED Verenigde Arabische Emiraten-dirham
    nl/AFN Afghaanse afghani
    nl/ALL Albanese lek
    nl/AMD Armeense dram
    nl/ANG Nederlands-Antilliaanse gulden
    nl/AOA Angolese kwanza
    nl/ARL Argentijnse peso ley (1970–1983)
    nl/ARM Argentijnse peso (1881–1970)
    nl/ARS Argentijnse peso
    nl/AUD Australische dollar
    nl/AWG Arubaanse gulden
    nl/AZN Azerbeidzjaanse manat
    nl/BAM Bosnische convertibele mark
    nl/BAN Nieuwe Bosnische dinar (1994–1997)
    nl/BBD Barbadaanse dollar
    nl/BDT Bengalese taka
    nl/BGM Bulgaarse socialistische lev
    nl/BGN Bulgaarse lev
    nl/BGO Bulgaarse lev (1879–1952)
    nl/BHD Bahreinse dinar
    nl/BIF Burundese frank
    nl/BMD Bermuda-dollar
    nl/BND Bruneise dollar
    nl/BOB Boliviaanse boliviano
    nl/BOL Boliviaanse boliviano (1863–1963)
    nl/BRL Braziliaanse real
    nl/BRZ Braziliaanse cruzeiro (1942–1967)
    nl/BSD Bahamaanse dollar
    nl/BTN Bhutaanse ngultrum
    nl/BWP Botswaanse pula
    nl/BYN Belarussische roebel
    nl/BZD Belizaanse dollar
    nl/CAD Canadese dollar
    nl/CDF Congolese frank
    nl/CHF Zwitserse frank
    nl/CLE Chileense escudo
    nl/CLP Chileense peso
    nl/CNH Chinese yuan (offshore)
    nl/CNX dollar van de Chinese Volksbank
    nl/CNY Chinese yuan
    nl/COP Colombiaanse peso
    nl/CRC Costa Ricaanse colon
    nl/CUC Cubaanse convertibele peso
    nl/CUP Cubaanse peso
    nl/CVE Kaapverdische escudo
    nl/CZK Tsjechische kroon
    nl/DJF Djiboutiaanse frank
    nl/DKK Deense kroon
    nl/DOP Dominicaanse peso
    nl/DZD Algerijnse dinar
    nl/EGP Egyptisch pond
    nl/ERN Eritrese nakfa
    nl/ETB Ethiopische birr
    nl/EUR Euro
    nl/FJD Fiji-dollar
    nl/FKP Falklandeilands pond
    nl/GBP Britse pond
    nl/GEL Georgische lari
    nl/GHS Ghanese cedi
    nl/GIP Gibraltarees pond
    nl/GMD Gambiaanse dalasi
    nl/GNF Guinese frank
    nl/GTQ Guatemalteekse quetzal
    nl/GYD Guyaanse dollar
    nl/HKD Hongkongse dollar
    nl/HNL Hondurese lempira
    nl/HRK Kroatische kuna
    nl/HTG Haïtiaanse gourde
    nl/HUF Hongaarse forint
    nl/IDR Indonesische roepia
    nl/ILS Israëlische nieuwe shekel
    nl/INR Indiase roepie
    nl/IQD Iraakse dinar
    nl/IRR Iraanse rial
    nl/ISK IJslandse kroon
    nl/JMD Jamaicaanse dollar
    nl/JOD Jordaanse dinar
    nl/JPY Japanse yen
    nl/KES Keniaanse shilling
    nl/KGS Kirgizische som
    nl/KHR Cambodjaanse riel
    nl/KMF Comorese frank
    nl/KPW Noord-Koreaanse won
    nl/KRH Zuid-Koreaanse hwan (1953–1962)
    nl/KRO Oude Zuid-Koreaanse won (1945–1953)
    nl/KRW Zuid-Koreaanse won
    nl/KWD Koeweitse dinar
    nl/KYD Kaaimaneilandse dollar
    nl/KZT Kazachse tenge
    nl/LAK Laotiaanse kip
    nl/LBP Libanees pond
    nl/LKR Sri Lankaanse roepie
    nl/LRD Liberiaanse dollar
    nl/LSL Lesothaanse loti
    nl/LYD Libische dinar
    nl/MAD Marokkaanse dirham
    nl/MAF Marokkaanse franc
    nl/MCF Monegaskische frank
    nl/MDC Moldavische cupon
    nl/MDL Moldavische leu
    nl/MGA Malagassische ariary
    nl/MKD Macedonische denar
    nl/MKN Macedonische denar (1992–1993)
    nl/MMK Myanmarese kyat
    nl/MNT Mongoolse tugrik
    nl/MOP Macause pataca
    nl/MRU Mauritaanse ouguiya
    nl/MUR Mauritiaanse roepie
    nl/MVP Maldivische roepie
    nl/MVR Maldivische rufiyaa
    nl/MWK Malawische kwacha
    nl/MXN Mexicaanse peso
    nl/MYR Maleisische ringgit
    nl/MZN Mozambikaanse metical
    nl/NAD Namibische dollar
    nl/NGN Nigeriaanse naira
    nl/NIO Nicaraguaanse córdoba
    nl/NOK Noorse kroon
    nl/NPR Nepalese roepie
    nl/NZD Nieuw-Zeelandse dollar
    nl/OMR Omaanse rial
    nl/PAB Panamese balboa
    nl/PEN Peruaanse sol
    nl/PGK Papoea-Nieuw-Guinese kina
    nl/PHP Filipijnse peso
    nl/PKR Pakistaanse roepie
    nl/PLN Poolse zloty
    nl/PYG Paraguayaanse guarani
    nl/QAR Qatarese rial
    nl/RON Roemeense leu
    nl/RSD Servische dinar
    nl/RUB Russische roebel
    nl/RWF Rwandese frank
    nl/SAR Saoedi-Arabische riyal
    nl/SBD Salomon-dollar
    nl/SCR Seychelse roepie
    nl/SDG Soedanees pond
    nl/SEK Zweedse kroon
    nl/SGD Singaporese dollar
    nl/SHP Sint-Heleens pond
    nl/SLE Sierra Leoonse leone
    nl/SLL Sierra Leoonse leone (1964–2022)
    nl/SOS Somalische shilling
    nl/SRD Surinaamse dollar
    nl/SSP Zuid-Soedanees pond
    nl/STN Santomese dobra
    nl/SYP Syrisch pond
    nl/SZL Swazische lilangeni
    nl/THB Thaise baht
    nl/TJS Tadzjiekse somoni
    nl/TMT Turkmeense manat
    nl/TND Tunesische dinar
    nl/TOP Tongaanse paʻanga
    nl/TRY Turkse lira
    nl/TTD Trinidad en Tobago-dollar
    nl/TWD Nieuwe Taiwanese dollar
    nl/TZS Tanzaniaanse shilling
    nl/UAH Oekraïense hryvnia
    nl/UGX Oegandese shilling
    nl/USD Amerikaanse dollar
    nl/UYU Uruguayaanse peso
    nl/UZS Oezbeekse sum
    nl/VEF Venezolaanse bolivar (2008–2018)
    nl/VES Venezolaanse bolivar
    nl/VND Vietnamese dong
    nl/VNN Vietnamese dong (1978–1985)
    nl/VUV Vanuatuaanse vatu
    nl/WST Samoaanse tala
    nl/XAF CFA-frank
    nl/XCD Oost-Caribische dollar
    nl/XCG Caribische gulden
    nl/XFO Franse gouden franc
    nl/XFU Franse UIC-franc
    nl/XOF CFA-franc BCEAO
    nl/XPF CFP-frank
    nl/XRE RINET-fondsen
    nl/YER Jemenitische rial
    nl/YUR Joegoslavische hervormde dinar (1992–1993)
    nl/ZAR Zuid-Afrikaanse rand
    nl/ZMW Zambiaanse kwacha
    nmg/AED Mɔn B ´Arabe
    nmg/AOA Mɔn Angola
    nmg/AUD Dɔ́llɔ Ɔstralia
    nmg/BHD Mɔn Bahrein
    nmg/BIF Fraŋ Burundi
    nmg/BWP Mɔn Botswana
    nmg/CAD Dɔ́llɔ Kanada
    nmg/CDF Fraŋ bó Kongolɛ̌
    nmg/CHF Fraŋ Suisse
    nmg/CNY Mɔn bó Chinois
    nmg/CVE Mɔn Kapvɛrt
    nmg/DJF Fraŋ Jibuti
    nmg/DZD Mɔn Algeria
    nmg/EGP Mɔn Ägyptɛn
    nmg/ERN Mɔn Erytré
    nmg/ETB Mɔn Ethiopia
    nmg/EUR Euro
    nmg/GBP Mɔn Ngɛ̄lɛ̄n
    nmg/GMD Mɔn Gambia
    nmg/INR Mɔn India
    nmg/JPY Mɔn Japɔn
    nmg/KES Mɔn Kɛnya
    nmg/KMF Fraŋ bó Kɔmɔr
    nmg/LRD Dɔ́llɔ Liberia
    nmg/LSL Mɔn Lesoto
    nmg/LYD Mɔn Libya
    nmg/MAD Mɔn Marɔk
    nmg/MGA Mɔn Madagaskar
    nmg/MRU Mɔn Moritania
    nmg/MUR Mɔn Moriss
    nmg/MWK Mɔn Malawi
    nmg/NAD Dɔ́llɔ Namibia
    nmg/NGN Naïra Nigeria
    nmg/RWF Fraŋ Rwanda
    nmg/SAR Mɔn Saudi Arabia
    nmg/SCR Mɔn Seychɛlle
    nmg/SDG Mɔn Sudan
    nmg/SHP Mɔn má Saint Lina
    nmg/SLE Mɔn Leɔne
    nmg/SLL Mɔn Leɔn (1964—2022)¨
    nmg/SOS Mɔn Somalía
    nmg/STN Mɔn Sao tomé na prinship
    nmg/SZL Mɔn Ligangeni
    nmg/TND Mɔn Tunisia
    nmg/TZS Mɔn Tanzania
    nmg/UGX Mɔn Uganda
    nmg/USD Dɔ́llɔ Amɛŕka
    nmg/XAF Fraŋ CFA BEAC
    nmg/XOF Fraŋ CFA BCEAO
    nmg/ZAR Mɔn Afrik yí sí
    nmg/ZMW Mɔn Zambia
    nn/AWG arubiske florinar
    nn/BAN nye bosnisk-hercegovinske dinarar (1994–1997)
    nn/BHD bahrainske dinarar
    nn/BYN nye belarusiske rublar
    nn/COP kolombianske pesos
    nn/CRC kostarikanske colón
    nn/CVE kappverdiske escudo
    nn/DZD algeriske dinarar
    nn/HUF ungarske forintar
    nn/IDR indonesiske rupiahar
    nn/ILS nye israelske sheklar
    nn/INR indiske rupiar
    nn/IQD irakiske dinarar
    nn/IRR iranske rial
    nn/JOD jordanske dinarar
    nn/KWD kuwaitiske dinarar
    nn/LKR srilankiske rupiar
    nn/LYD libyske dinarar
    nn/MDL moldovske leuar
    nn/MKD makedonske denarar
    nn/MKN makedonske denarar (1992–1993)
    nn/MUR mauritiske rupiar
    nn/MVP maldiviske rupiar
    nn/NPR nepalske rupiar
    nn/NZD nyzealandske dollar
    nn/OMR omanske rial
    nn/PKR pakistanske rupiar
    nn/PYG paraguayanske guaraní
    nn/QAR qatarske rial
    nn/RON rumenske leuar
    nn/RSD serbiske dinarar
    nn/RUB russiske rublar
    nn/SAR saudiarabiske rial
    nn/SCR seychelliske rupiar
    nn/SLL sierraleonsk leone (1964—2022)
    nn/SZL eswatinisk lilangeni
    nn/TND tunisiske dinarar
    nn/TRY tyrkiske lira
    nn/UZS usbekiske sum
    nn/VUV vanuatuiske vatu
    nn/XCD austkaribiske dollar
    nn/YER jemenittiske rial
    nnh/XAF feláŋ CFA
    no/AED emiratarabiske dirham
    no/AFN afghanske afghani
    no/ALL albanske lek
    no/AMD armenske dram
    no/ANG nederlandske antillegylden
    no/AOA angolanske kwanza
    no/ARL argentinske peso ley
    no/ARM argentinsk pesos (1881–1970)
    no/ARS argentinske pesos
    no/AUD australske dollar
    no/AWG arubiske floriner
    no/AZN aserbajdsjanske manat
    no/BAM bosnisk-hercegovinske konvertible mark
    no/BAN nye bosnisk-hercegovinske dinarer (1994–1997)
    no/BBD barbadiske dollar
    no/BDT bangladeshiske taka
    no/BGM bulgarske lev (sosialist)
    no/BGN bulgarske lev
    no/BGO bulgarske lev (1879–1952)
    no/BHD bahrainske dinarer
    no/BIF burundiske franc
    no/BMD bermudiske dollar
    no/BND bruneiske dollar
    no/BOB bolivianske boliviano
    no/BOL bolivianske boliviano (1863–1963)
    no/BRL brasilianske real
    no/BRZ brasilianske cruzeiro (1942–1967)
    no/BSD bahamanske dollar
    no/BTN bhutanske ngultrum
    no/BWP botswanske pula
    no/BYN nye belarusiske rubler
    no/BZD beliziske dollar
    no/CAD kanadiske dollar
    no/CDF kongolesiske franc
    no/CHF sveitsiske franc
    no/CLE chilenske escudo
    no/CLP chilenske pesos
    no/CNH kinesiske yuan (offshore)
    no/CNX Kinas folkebank dollar
    no/CNY kinesiske yuan
    no/COP colombianske pesos
    no/CRC costaricanske colón
    no/CUC kubanske konvertible pesos
    no/CUP kubanske pesos
    no/CVE kappverdiske escudos
    no/CZK tsjekkiske koruna
    no/DJF djiboutiske franc
    no/DKK danske kroner
    no/DOP dominikanske pesos
    no/DZD algeriske dinarer
    no/EGP egyptiske pund
    no/ERN eritreiske nakfa
    no/ETB etiopiske birr
    no/EUR euro
    no/FJD fijianske dollar
    no/FKP falklandspund
    no/GBP britiske pund
    no/GEL georgiske lari
    no/GHS ghanesiske cedi
    no/GIP gibraltarske pund
    no/GMD gambiske dalasi
    no/GNF guineanske franc
    no/GTQ guatemalanske quetzal
    no/GYD guyanske dollar
    no/HKD Hongkong-dollar
    no/HNL honduranske lempira
    no/HRK kroatiske kuna
    no/HTG haitiske gourde
    no/HUF ungarske forinter
    no/IDR indonesiske rupier
    no/ILS nye israelske shekler
    no/INR indiske rupier
    no/IQD irakske dinarer
    no/IRR iranske rialer
    no/ISK islandske kroner
    no/JMD jamaikanske dollar
    no/JOD jordanske dinarer
    no/JPY japanske yen
    no/KES kenyanske shilling
    no/KGS kirgisiske som
    no/KHR kambodsjanske riel
    no/KMF komoriske franc
    no/KPW nordkoreanske won
    no/KRH sørkoreanske hwan (1953–1962)
    no/KRO sørkoreanske won (1945–1953)
    no/KRW sørkoreanske won
    no/KWD kuwaitiske dinarer
    no/KYD caymanske dollar
    no/KZT kasakhstanske tenge
    no/LAK laotiske kip
    no/LBP libanesiske pund
    no/LKR srilankiske rupier
    no/LRD liberiske dollar
    no/LSL lesothiske loti
    no/LYD libyske dinarer
    no/MAD marokkanske dirham
    no/MAF marokkanske franc
    no/MCF monegaskiske franc
    no/MDC moldovske cupon
    no/MDL moldovske leu
    no/MGA madagassiske ariary
    no/MKD makedonske denarer
    no/MKN makedonske denarer (1992–1993)
    no/MMK myanmarske kyat
    no/MNT mongolske tugrik
    no/MOP makaoiske pataca
    no/MRU mauritanske ouguiya
    no/MUR mauritiske rupier
    no/MVP maldiviske rupier
    no/MVR maldiviske rufiyaa
    no/MWK malawiske kwacha
    no/MXN meksikanske pesos
    no/MYR malaysiske ringgit
    no/MZN mosambikiske metical
    no/NAD namibiske dollar
    no/NGN nigerianske naira
    no/NIO nicaraguanske córdoba
    no/NOK norske kroner
    no/NPR nepalske rupier
    no/NZD newzealandske dollar
    no/OMR omanske rialer
    no/PAB panamanske balboa
    no/PEN peruanske sol
    no/PGK papuanske kina
    no/PHP filippinske pesos
    no/PKR pakistanske rupier
    no/PLN polske zloty
    no/PYG paraguayanske guarani
    no/QAR qatarske rialer
    no/RON rumenske leu
    no/RSD serbiske dinarer
    no/RUB russiske rubler
    no/RWF rwandiske franc
    no/SAR saudiarabiske riyaler
    no/SBD salomonske dollar
    no/SCR seychelliske rupier
    no/SDG sudanske pund
    no/SEK svenske kroner
    no/SGD singaporske dollar
    no/SHP sankthelenske pund
    no/SLE sierraleonsk leone
    no/SLL sierraleonsk leone (1964–2022)
    no/SOS somaliske shilling
    no/SRD surinamske dollar
    no/SSP sørsudanske pund
    no/STN saotomesiske dobra
    no/SYP syriske pund
    no/SZL swazilandske lilangeni
    no/THB thailandske baht
    no/TJS tadsjikiske somoni
    no/TMT turkmenske manat
    no/TND tunisiske dinarer
    no/TOP tonganske paʻanga
    no/TRY tyrkiske lire
    no/TTD trinidadiske dollar
    no/TWD nye taiwanske dollar
    no/TZS tanzanianske shilling
    no/UAH ukrainske hryvnia
    no/UGX ugandiske shilling
    no/USD amerikanske dollar
    no/UYU uruguayanske pesos
    no/UZS usbekiske som
    no/VEF venezuelanske bolivar (2008–2018)
    no/VES venezuelanske bolivar
    no/VND vietnamesiske dong
    no/VNN vietnamesiske dong (1978–1985)
    no/VUV vanuatiske vatu
    no/WST samoanske tala
    no/XAF sentralafrikanske CFA-franc
    no/XCD østkaribiske dollar
    no/XFO franske gullfranc
    no/XFU franske UIC-franc
    no/XOF vestafrikanske CFA-franc
    no/XPF CFP-franc
    no/XRE RINET-fond
    no/YER jemenittiske rialer
    no/YUR jugoslaviske reformerte dinarer (1992–1993)
    no/ZAR sørafrikanske rand
    no/ZMW zambiske kwacha
    nqo/AED ߊߙߊߓߎߟߊ߫ ߡߊ߲߬ߛߊ߬ߙߋ߬ߠߊ ߟߊߘߍ߬ߣߍ߲ ߘߌ߬ߙߑߤߊߡ
    nqo/AFN ߊߝߎߜ߭ߊߣߌߛߑߕߊ߲߫ ߊߝߑߜ߭ߊߣߌߛ
    nqo/ALL ߊߟߑߓߊߣߌ߫ ߟߍߞ
    nqo/AMD ߊߙߑߡߋߣߌ߫ ߘߌ߬ߙߑߤߊߡ
    nqo/ANG ߞߎߙߊߛߊߥߏ߫ ߊ߲ߕߌ߫ ߝߑߟߏߙߌ߲ߛ
    nqo/AOA ߊ߲ߜ߭ߏߟߞߊ ߟߎ߬ ߟߊ߫ ߞߎߥߊ߲ߖ߭ߊ
    nqo/ARS ߊߙߑߖ߭ߊ߲ߕߌ߲߫ ߔߋߛߏ
    nqo/AUD ߐߛߑߕߙߊߟߌ߫ ߘߟߊ
    nqo/AWG ߊߙߎߓߊ߫ ߝߑߟߏߙߌ߲ߛ
    nqo/AZN ߊߖߍߙߑߓߊߦߌߖߊ߲߫ ߊߗ߭ߋߙߌ
    nqo/BAM ߓߐߛߑߣߌ߫ ߍߙߑߗ߭ߋߜ߭ߏߝ߭ߌߣ ߡߊߙߞ ߝߊ߬ߟߋ߲߬ߕߊ
    nqo/BBD ߓߊߙߑߓߊߘߐߛ ߘߟߊ
    nqo/BDT ߓߊ߲ߜ߭ߑߟߊߘߍߛ ߕߞߊ
    nqo/BGN ߓߎ߳ߟߑߜ߭ߊߙߌ߫ ߟߍߝ߭
    nqo/BHD ߓߤߊ߬ߙߊߦߌߣ ߘߌ߬ߣߊߙ
    nqo/BIF ߓߎߙߎ߲ߘߌߞߊ ߟߎ߬ ߟߊ߫ ߝߊߙߊ߲
    nqo/BMD ߓߍߙߑߡߎߘߊ߫ ߘߟߊ
    nqo/BND ߓߙߎߣߌ߫ ߘߟߊ
    nqo/BOB ߓߏߟߝ߭ߌ߫ ߓߏߟߝ߭ߌߦߊߣߏ߬
    nqo/BRL ߓߙߋߖ߭ߌߟ ߙߋߦߊߟ
    nqo/BSD ߓߤߊߡߊߛ ߘߟߊ
    nqo/BTN ߓߎߕߊ߲߫ ߒߜ߭ߎߟߑߕߙߎߡ
    nqo/BWP ߓߐߛߎߥߣߊߞߊ ߟߎ߬ ߟߊ߫ ߔߎߟߊ
    nqo/BYN ߓߌߟߏߙߌߛ ߙߓߎߟ
    nqo/BZD ߓߙߋߖ߭ߌߟ ߘߟߊ
    nqo/CDF ߞߏ߲߬ߜ߭ߏ߬ߞߊ ߟߎ߬ ߟߊ߫ ߝߊߙߊ߲
    nqo/CHF ߛߎߥߌߛ ߝߊߙߊ߲
    nqo/CLP ߛ߭ߟߌ߫ ߔߋߛߏ
    nqo/CNH ߛߌߣ ߦߎߥߊߣ (ߝߊ߲߬ߕߙߊ ߖߌߘߊ)
    nqo/CNY ߦߎߥߊߣ ߙߊ߲ߡߌ߲ߓߌ߫
    nqo/COP ߞߐߟߐ߲ߓߌ߫ ߔߋߛߏ
    nqo/CRC ߞߐߛߑߕߊߙߌߞߊ߫ ߞߐߟߐߣ
    nqo/CUC ߞߎ߳ߓߊ߫ ߔߋߛߏ߫ ߝߊ߬ߟߋ߲߬ߕߊ
    nqo/CUP ߞߎ߳ߓߊ߫ ߔߋߛߏ߫߫
    nqo/CVE ߜߙߋߞߎ߲߫ ߝߙߌߛߌߞߊ ߟߎ߬ ߍߛߑߞߎߘߐߛ
    nqo/CZK ߗߋߞߏߛߟߏߝ߭ߊߞߌ߫ ߞߎߙߐߣ
    nqo/DJF ߖߌߓߎߕߌߞߊ ߟߎ߬ ߟߊ߫ ߝߊߙߊ߲
    nqo/DKK ߘߊߣߌߡߊߙߞ ߞߎߙߐߣ
    nqo/DOP ߘߏߡߣߌߞ ߞߊ߲ߓߍ߲ ߔߋߛߏ
    nqo/DZD ߊߟߌߖ߭ߋߙߌߞߊ ߟߎ߬ ߟߊ߫ ߘߌ߬ߣߊ߯ߙߌ
    nqo/EGP ߡߌߛߌߙߊ߲ߞߊ ߟߎ߬ ߟߊ߫ ߔߐߣߌ߬
    nqo/ERN ߋߙߌߕߙߋߞߊ ߟߎ߬ ߟߊ߫ ߣߊߝߑߞߊ
    nqo/ETB ߋߗߏߔߌߞߊ ߟߎ߬ ߟߊ߫ ߓߌߙߑߛ
    nqo/EUR ߋߙߏ
    nqo/FJD ߝߖߌ߫ ߘߟߊ
    nqo/FKP ߝߊߟߞߑߟߊ߲ߘ ߌߛߑߟߊ߲ߘ ߔߐߣߌ߬
    nqo/GBP ߡߊ߬ߛߊ߬ߟߊ߫-ߘߍ߬ߣߍ߲ ߔߐߣߌ߬
    nqo/GEL ߖ߭ߐߙߑߖߌ߫ ߟߊߙߌ
    nqo/GHS ߜ߭ߊ߯ߣߊ߫ ߛߘߌ
    nqo/GIP ߖ߭ߌߓߑߙߊߟߑߕߊ߫ ߔߐߣߌ߬
    nqo/GMD ߜ߭ߊ߲ߓߌߞߊ ߟߎ߬ ߟߊ߫ ߘߟߊߛߌ߫
    nqo/GNF ߖߌ߬ߣߍ߬ߞߊ ߟߎ߬ ߟߊ߫ ߝߊߙߊ߲
    nqo/GTQ ߜ߭ߎߥߊߕߋߡߟߊ߫ ߞߋߕߑߗ߭ߊߟ
    nqo/GYD ߜ߭ߎ߳ߦߊߣ ߘߟߊ
    nqo/HKD ߤߐ߲ߞߐ߲߫ ߘߟߊ
    nqo/HNL ߤߐ߲ߘߎߙߊ߫ ߟߋ߲ߔߌߙߊ
    nqo/HRK ߞߙߏߥߊߛߌ߫ ߞߎߣߊ߬
    nqo/HTG ߤߊߦߕߌ߫ ߜ߭ߎߙߑߘ
    nqo/HUF ߢߐ߲ߜ߭ߙߌ߫ ߝߏߙߍ߲ߕ
    nqo/IDR ߍ߲ߘߣߏߛߌ߫ ߙߎߔߌ
    nqo/ILS ߌߛߑߙߊߍߟ ߛߌߞߍߟ ߞߎߘߊ
    nqo/INR ߤߌ߲ߘߎ߬ ߙߎߔߌ
    nqo/IQD ߌߙߊߞߌ߬ ߘߌ߬ߣߊߙ
    nqo/IRR ߌߙߊ߲߫ ߙߌ߬ߦߊߟ
    nqo/ISK ߌߛߑߟߊ߲ߘ ߞߎߙߐߣ
    nqo/JMD ߖߡߊߦߌߞ ߘߟߊ
    nqo/JOD ߖߐߙߑߘߊߣߌ߫ ߘߌ߬ߣߊߙ
    nqo/JPY ߣߌߔߐ߲߫ ߦߍߣ
    nqo/KES ߝߋߣߌߦߞߊ ߟߎ߬ ߟߊ߫ ߛߌߟߌ߲ߜ߭
    nqo/KGS ߞߌߙߜ߭ߌߛߑߕߊ߲߫ ߛߐߡ
    nqo/KHR ߞߊ߲ߓߐߘߑߖ ߙߌߦߍߟ
    nqo/KMF ߞߐߡ߲߯ߙߌߞߊ ߟߎ߬ ߟߊ߫ ߝߊߙߊ߲
    nqo/KPW ߞߐ߬ߘߎ߮-ߞߏߙߋ߫ ߥߐߣ
    nqo/KRW ߥߙߏ߬ߘߎ߮-ߞߏߙߋ߫ ߥߐߣ
    nqo/KWD ߞߎ߬ߥߍߕ ߘߌ߬ߣߊߙ
    nqo/KYD ߞߊߦߌߡߊ߲߫ ߌߛߑߟߊ߲ߘ ߘߟߊ
    nqo/KZT ߞߗ߭ߊߞߌߛߑߕߊ߲߫ ߕߊ߲ߖ߭
    nqo/LAK ߟߊߏߕߌ߫ ߞߌߔ
    nqo/LBP ߟߌߓߊ߲߫ ߔߐߣߌ߬
    nqo/LKR ߛߙߌ߫ ߟߊ߲ߞߊ߫ ߙߎߔߌ
    nqo/LRD ߟߌߓߋߙߌߦߞߊ ߟߎ߬ ߟߊ߫ ߘߏߟߊߙ
    nqo/LSL ߟߋߛߕߏߞߊ ߟߎ߬ ߟߊ߫ ߟߏߕߌ
    nqo/LYD ߟߓߌ߫ ߘߌ߬ߣߊ߯ߙ
    nqo/MAD ߡߊ߬ߙߐߞߎ߬ ߘߌ߬ߙߑߤߊߡ
    nqo/MAF ߡߊ߬ߙߐ߬ߞߎߞߊ ߟߎ߬ ߟߊ߫ ߝߊߙߊ߲
    nqo/MDL ߝߐߟߑߘߊߝ߭ߌ߫ ߟߋ߳
    nqo/MGA ߡߘߊߜ߭ߊߛߑߞߊ߯ߙߌߞߊ ߟߎ߬ ߟߊ߫ ߊߙߌߦߊߙߌ
    nqo/MKD ߡߊߛߋߘߏߣߌ߫ ߘߋߣߊߙ
    nqo/MMK ߡߌߦߊ߲ߡߊߙ ߞߌߦߊߕ
    nqo/MNT ߡߐ߲ߜ߭ߐߟߌ߫ ߕߎߜ߭ߙߌߞ
    nqo/MOP ߡߞߊߥߏ߫ ߔߕߊߞߊ߫
    nqo/MRU ߡߏߙߌߕߊߣߌߞߊ ߟߎ߬ ߟߊ߫ ߎ߬ߜ߭ߌߦߊ
    nqo/MUR ߡߏߙߛߌߞߊ ߟߎ߬ ߟߊ߫ ߙߔߎ
    nqo/MVR ߡߊߟߑߘߝ߭ߌ߫ ߙߎߝߌߦߊ
    nqo/MWK ߡߟߊߥߌߞߊ ߟߎ߬ ߟߊ߫ ߞߎߥߛߊ
    nqo/MXN ߡߍߞߑߛߌߞ ߔߋߛߏ
    nqo/MYR ߡߊߟߍߘߎ߯ ߙߌ߲ߖ߭ߌ
    nqo/MZN ߡߏߖ߭ߊ߲ߓߞߌߞߊ ߟߎ߬ ߟߊ߫ ߡߋߕߌߞߊߟ
    nqo/NAD ߣߊߡߌ߲ߓߌߞߊ ߟߎ߬ ߟߊ߫ ߘߏߟߊ߯ߙ
    nqo/NGN ߖߋ߬ߟߌ߬ߓߊ߬ߞߊ ߟߎ߬ ߟߊ߫ ߣߍߙߊ
    nqo/NIO ߣߌߞߙߊߜ߭ߎߥߊ߫ ߞߐߙߑߘߏߓߊ߫ ߏߙߏ߫
    nqo/NOK ߣߐߙߑߝ߭ߍߛ ߞߎߙߐߣ
    nqo/NPR ߣߋߔߊߟ ߙߎߔߌ
    nqo/NZD ߣߌߦߎߖ߭ߌߟߊ߲ߘߌ߫ ߘߟߊ
    nqo/OMR ߏߡߊߣ ߙߌ߬ߦߊߟ
    nqo/PAB ߔߣߊߡߊ߫ ߓߊߟߑߓߏߥߊ߫
    nqo/PEN ߔߋߙߎ߫ ߛߐߟ
    nqo/PGK ߔߊߔߎߥߊ߫ ߖߌ߬ߣߍ߬ ߞߎߘߊ߫ ߞߌߣߊ
    nqo/PHP ߝߟߌߔߌߣ ߔߋߛߏ
    nqo/PKR ߔߊߞߌߛߑߕߊ߲߫ ߙߎߔߌ
    nqo/PLN ߔߏߟߐߢ ߗ߭ߑߟߏߕߌ߫
    nqo/PYG ߔߙߊߜ߭ߏߦߋ߫ ߜ߭ߎߙߊߣߊߛ
    nqo/QAR ߞߕߊߙ ߙߌ߬ߦߊߟ
    nqo/RON ߙߎߡߊߣߌ߫ ߟߋ߳
    nqo/RSD ߛߍߙߑߓߌ߫ ߘߋߣߊߙ
    nqo/RUB ߌ߬ߙߌ߬ߛߌ߫ ߙߎߓߎߟ
    nqo/RWF ߙߎߥߊ߲ߘߞߊ ߟߎ߬ ߟߊ߫ ߝߊߙߊ߲
    nqo/SAR ߛߎ߰ߘߎ߬ߟߊ߫ ߙߌ߬ߦߊߟ
    nqo/SBD ߛߟߏ߬ߡߣߊ߬ ߕߌ߲ ߠߎ߬ ߘߟߊ
    nqo/SCR ߛߋߦߌߛߍߟߌߞߊ ߟߎ߬ ߟߊ߫ ߙߎߔߌ
    nqo/SDG ߛߎߘߊ߲ߞߊ ߟߎ߬ ߟߊ߫ ߔߐߣߌ߬
    nqo/SEK ߛߎߥߍߘ ߞߎߙߐߣ
    nqo/SGD ߛߍ߲ߜ߭ߊߔߎߙ ߘߟߊ
    nqo/SHP ߛߍ߲ߕ ߤߌߟߋߣߞߊ ߟߎ߬ ߟߊ߫ ߔߐߣߌ߬
    nqo/SLE ߛߙߊ߬ߟߏ߲߬ߞߊ ߟߎ߬ ߟߊ߫ ߔߐߣߌ߬
    nqo/SLL ߛߙߊ߬ߟߏ߲߬ߞߊ ߟߎ߬ ߟߊ߫ ߔߐߣߌ߬ - 1964-2022
    nqo/SOS ߛߏߡߊߟߌߞߊ ߟߎ߬ ߟߊ߫ ߛߌߟߌ߲ߜ߭
    nqo/SRD ߛߎߙߌߣߊߡߍߛ ߘߟߊ
    nqo/SSP ߛߎ߬ߘߊ߲߬ߞߊ ߟߎ߬ ߟߊ߫ ߔߐߣߌ߬
    nqo/STN ߛߊߏߕߏߡߋߞߊ ߟߎ߬ ߟߊ߫ ߘߏߓߙߊߛ
    nqo/SYP ߛߌ߯ߙߌ߫ ߔߐߣߌ߬
    nqo/SZL ߛߑߥߊߕߣߞߊ ߟߎ߬ ߟߌߟߊ߲ߖ߭ߋߣߌߛ
    nqo/THB ߕߊߦߌߘߎ߯ ߓߊߘ
    nqo/TJS ߕߊߖߞߌߛߑߕߊ߲߫ ߛߡߏߣߌ
    nqo/TMT ߕߎߙߑߞߌߡߋߣߌߛߑߕߊ߲߫ ߡߣߊ߫ ߞߎߘߊ
    nqo/TND ߕߎߣߛߌߞߊ ߟߎ߬ ߟߊ߫ ߘߌ߬ߣߊ߯ߙ
    nqo/TOP ߕߏ߲ߜ߭ߊ߲߫ ߓߊ߲ߜ߭ߊ߫
    nqo/TRY ߕߎߙߑߞߌ߫ ߟߌߙߊ߬
    nqo/TTD ߕߙߌߘߊߘ ߣߌ߫ ߕߏߓߊߜ߭ߏ߫ ߘߟߊ
    nqo/TWD ߕߊߦߌߥߊ߲߫ ߘߟߊ߫ ߞߎߘߊ
    nqo/TZS ߕߊ߲ߖ߭ߊ߯ߣߌߞߊ ߟߎ߬ ߟߊ߫ ߛߌߟߌ߲ߜ߭
    nqo/UAH ߌߞߑߙߍߣ ߤߙߌߝ߭ߣߌߦߊߛ
    nqo/UGX ߎߜ߭ߊ߲ߘߞߊ ߟߎ߬ ߟߊ߫ ߛߌߟߌ߲ߜ߭
    nqo/USD ߊߡߋߙߌߞߌ߬߬ ߞߊ߬ߝߏ߫ ߘߍ߬ߣߍ߲ ߘߟߊ
    nqo/UYU ߎ߳ߜ߭ߋߦߌ߫ ߔߋߛߏ
    nqo/UZS ߎߗ߭ߑߓߋߞߌߛߑߕߊ߲߫ ߛߎߡ
    nqo/VES ߝ߭ߣߋߗ߭ߎߦߋߟߊ߫ ߓߏߟߌߝ߭ߊߙ
    nqo/VND ߝ߭ߌߦߍߕߑߣߊߡ ߘߐ߲ߜ߭
    nqo/VUV ߝ߭ߊߣߎߦߊߕߎ߫ ߝ߭ߊߕߎ
    nqo/WST ߛߊߡߏߥߊ߲߫ ߕߟߊ
    nqo/XAF ߝߘߊ߬ߝߌ߲߬ߠߊ߫ ߕߊ߲ߓߊ߲ ߠߎ߬ ߝߊߙߊ߲߫ ߛߍߝߊ
    nqo/XCD ߛߍߕ ߟߎߛߌߦߊ߫
    nqo/XOF ߝߊߙߊ߲߫ ߛߍߝߊ
    nqo/XPF ߝߑߙߊ߲߫ ߛߍߝߊ
    nqo/YER ߦߡߊߣߌ߲߫ ߙߌ߬ߦߊߟ
    nqo/ZAR ߥߙߏ߬ߘߎ߮ ߝߘߊ߬ߝߌ߲߬ߠߞߊ ߟߎ߬ ߟߊ߫ ߙߊ߲ߘ
    nqo/ZMW ߖ߭ߊ߲ߓߌߞߊ ߟߎ߬ ߟߊ߫ ߞߎߥߛߊ
    ny/MWK Malawian Kwacha
    nyn/AED Dirham za Buharabu
    nyn/AOA Kwanza ya Angora
    nyn/AUD Doora ya Austureeriya
    nyn/BHD Dinari ya Bahareni
    nyn/BIF Faranga ya Burundi
    nyn/BWP Pura ya Botswana
    nyn/CAD Doora ya Kanada
    nyn/CDF Faranga ya Kongo
    nyn/CHF Faranga ya Swisi
    nyn/CNY Yuan Renminbi ya China
    nyn/CVE Eskudo ya Kepuvede
    nyn/DJF Faranga ya Gyibuti
    nyn/DZD Dinari ya Arigyeriya
    nyn/EGP Paundi ya Misiri
    nyn/ERN Nakfa ya Eritireya
    nyn/ETB Birr ya Ethiopiya
    nyn/EUR Yuro
    nyn/GBP Paundi ya Bungyereza
    nyn/GMD Dalasi ya Gambia
    nyn/INR Rupiya ya India
    nyn/JPY Yeni ya Japaani
    nyn/KES Shiringi ya Kenya
    nyn/KMF Faranga ya Komoro
    nyn/LRD Doora ya Liberia
    nyn/LSL Loti ya Lesoto
    nyn/LYD Dinari ya Libya
    nyn/MAD Dirram ya Moroko
    nyn/MGA Ariari ya Maragariita
    nyn/MRU Ougwiya ya Mouriteeniya
    nyn/MUR Rupiiha ya Mauritiasi
    nyn/MWK Kwaca ya Malawi
    nyn/NAD Doora ya Namibiya
    nyn/NGN Naira ya Naigyeriya
    nyn/RWF Faranga ya Rwanda
    nyn/SAR Riya ya Saudi
    nyn/SCR Rupiiha ya Sherisheri
    nyn/SDG Dinari ya Sudani
    nyn/SHP Paundi ya Senti Herena
    nyn/SLE Leone
    nyn/SLL Leone (1964—2022)
    nyn/SOS Eshiringi ya Somalia
    nyn/STN Dobra ya Sao Tome na Purinsipo
    nyn/SZL Lilangeni
    nyn/TND Dinari ya Tunisia
    nyn/TZS Eshiringi ya Tanzania
    nyn/UGX Eshiringi ya Uganda
    nyn/USD Doora ya America
    nyn/XAF Faranga ya CFA BEAC
    nyn/XOF Faranga ya CFA BCEAO
    nyn/ZAR Randi ya Sausi Afirika
    nyn/ZMW Kwacha ya Zambia
    om/BMD Doolaara Beermudaa
    om/BRL Brazilian Real
    om/BZD Doolaara Beliizee
    om/CAD Doolaara Kanaadaa
    om/CNY Chinese Yuan Renminbi
    om/CRC Koloonii Kostaa Rikaa
    om/ETB Itoophiyaa Birrii
    om/EUR Euro
    om/GBP British Pound
    om/INR Indian Rupee
    om/JPY Japanese Yen
    om/RUB Russian Ruble
    om/USD Doolaara Ameerikaa
    or/AED ଯୁକ୍ତ ଆରବ ଏମିରେଟସ୍ ଦିରହାମ୍
    or/AFN ଆଫଗାନ ଆଫଗାନି
    or/ALL ଆଲବାନିୟ ଲେକ୍
    or/AMD ଅର୍ମେନୀୟ ଡ୍ରାମ୍
    or/ANG ନେଦରଲ୍ୟାଣ୍ଡ୍ ଆଣ୍ଟିଲିୟ ଗିଲଡର୍
    or/AOA ଅଙ୍ଗୋଲୀୟ କୱାନଜା
    or/ARS ଆର୍ଜେଣ୍ଟାଇନ୍\u{200D} ପେସୋ
    or/AUD ଅଷ୍ଟ୍ରେଲିୟ ଡଲାର୍
    or/AWG ଆରୁବୀୟ ଫ୍ଲୋରିନ୍
    or/AZN ଆଜେରବାଇଜାନି ମନତ୍
    or/BAM ବୋସନିଆ-ହର୍ଜଗୋଭିନା କନଭର୍ଟିବଲ୍ ମାର୍କ୍
    or/BBD ବାର୍ବାଡୀୟ ଡଲାର୍
    or/BDT ବଙ୍ଗଳାଦେଶୀ ଟାକା
    or/BGN ବୁଲଗେରୀୟ ଲେଭ୍
    or/BHD ବାଃରେନି ଦିନାର୍
    or/BIF ବୁରୁଣ୍ଡିୟ ଫ୍ରାଙ୍କ୍
    or/BMD ବର୍ମ୍ୟୁଡା ଡଲାର୍
    or/BND ବ୍ରୁନେଇ ଡଲାର୍
    or/BOB ବୋଲିଭୀୟ ବୋଲିଭିଆନୋ
    or/BRL ବ୍ରାଜିଲୀୟ ରିଏଲ୍
    or/BSD ବାହାମୀୟ ଡଲାର୍
    or/BTN ଭୁଟାନୀ ଗଲଟ୍ରୁମ୍
    or/BWP ବୋତ୍ସୱାନା ପୁଲା
    or/BYN ବେଲାରୁସି ରୁବଲ୍
    or/BZD ବେଲିଜ୍ ଡଲାର୍
    or/CAD କାନେଡିୟ ଡଲାର୍
    or/CDF କଙ୍ଗୋଲିଜ୍ ଫ୍ରାଙ୍କ୍
    or/CHF ସୁଇସ୍ ଫ୍ରାଙ୍କ୍
    or/CLP ଚିଲି ପେସୋ
    or/CNH ଚିନୀ ୟୁଆନ୍ (ଅଫସୋର୍)
    or/CNY ଚିନୀ ୟୁଆନ୍
    or/COP କଲୋମ୍ବୀୟ ପେସୋ
    or/CRC କୋଷ୍ଟା ରିକୀୟ କୋଲୋନ୍
    or/CUC କ୍ୟୁବାନ୍ କନଭର୍ଟିବଲ୍ ପେସୋ
    or/CUP କ୍ୟୁବାନ୍ ପେସୋ
    or/CVE କେପ୍ ଭେର୍ଦେୟ ଏସ୍କୁଡୋ
    or/CZK ଚେକ୍ କୋରୁନା
    or/DJF ଜିବୌଟିୟ ଫ୍ରାଙ୍କ୍
    or/DKK ଡାନିସ୍ କ୍ରୋନ୍
    or/DOP ଡୋମିନିକୀୟ ପେସୋ
    or/DZD ଆଲଜେରୀୟ ଦିନାର୍
    or/EGP ଇଜିପ୍ଟିୟ ପାଉଣ୍ଡ୍
    or/ERN ଏରିଟ୍ରେୟ ନାକଫା
    or/ETB ଇଥିଓପିୟ ବିର୍
    or/EUR ୟୁରୋ
    or/FJD ଫିଜି ଡଲାର୍
    or/FKP ଫକଲ୍ୟାଣ୍ଡ୍ ଦ୍ଵୀପପୁଞ୍ଜ ପାଉଣ୍ଡ୍
    or/GBP ବ୍ରିଟିଶ୍ ପାଉଣ୍ଡ୍
    or/GEL ଜର୍ଜିୟ ଲାରି
    or/GHS ଘାନିୟ ସେଡି
    or/GIP ଗିବ୍ରାଲଟର୍ ପାଉଣ୍ଡ୍
    or/GMD ଗାମ୍ବିୟ ଡାଲାସି
    or/GNF ଗୁଇନେୟ ଫ୍ରାଙ୍କ୍
    or/GTQ ଗୁଏଟମାଲୀୟ କ୍ଵେତଜାଲ୍
    or/GYD ଗାୟାନିସ୍ ଡଲାର୍
    or/HKD ହଂ କଂ ଡଲାର୍
    or/HNL ହୋଣ୍ଡୁରୀୟ ଲେମପିରା
    or/HRK କ୍ରୋଏସୀୟ କୁନା
    or/HTG ହାଇତୀୟ ଗୋରଡ୍
    or/HUF ହଙ୍ଗେରିୟ ଫୋରିଣ୍ଟ୍
    or/IDR ଇଣ୍ଡୋନେସିୟ ରୁପିଆ
    or/ILS ଇସ୍ରାଇଲି ନ୍ୟୁ ଶେକେଲ୍
    or/INR ଭାରତୀୟ ଟଙ୍କା
    or/IQD ଇରାକି ଦିନାର୍
    or/IRR ଇରାନୀ ରିଆଲ୍
    or/ISK ଆଇସଲ୍ୟାଣ୍ଡିକ୍\u{200D} କ୍ରୋନା
    or/JMD ଜାମାଇକୀୟ ଡଲାର୍
    or/JOD ଜର୍ଡାନିୟ ଦିନାର୍
    or/JPY ଜାପାନୀ ୟେନ୍
    or/KES କେନିୟ ଶିଲିଂ
    or/KGS କିର୍ଗିସ୍ତାନୀ ସୋମ୍
    or/KHR କାମ୍ଵୋଡିୟ ରିଏଲ୍
    or/KMF କୋମୋରୀୟ ଫ୍ରାଙ୍କ୍
    or/KPW ଉତ୍ତର କୋରିଆଇ ୱୋନ୍
    or/KRW ଦକ୍ଷିଣ କୋରିଆଇ ୱୋନ୍
    or/KWD କୁୱେତି ଦିନାର୍
    or/KYD କେମେନ୍ ଦ୍ଵୀପପୁଞ୍ଜ ଡଲାର୍
    or/KZT କାଜାକସ୍ତାନୀ ତେଙ୍ଗେ
    or/LAK ଲାଓଟିୟ କିପ୍
    or/LBP ଲେବାନିଜ୍ ପାଉଣ୍ଡ୍
    or/LKR ଶ୍ରୀଲଙ୍କିୟ ରୁପି
    or/LRD ଲିବେରୀୟ ଡଲାର୍
    or/LSL ଲେସୋଥୋ ଲୋଟି
    or/LYD ଲିବ୍ୟ ଦିନାର୍
    or/MAD ମୋରୋକୀୟ ଦିର୍ହାମ୍
    or/MDL ମୋଲଡୋଭାନ୍ ଲେୟୁ
    or/MGA ମାଲାଗାସି ଏରିଆରୀ
    or/MKD ମାସେଡୋନୀୟ ଡିନର୍
    or/MMK ମ୍ୟାନମାର୍ କ୍ୟାତ୍\u{200C}
    or/MNT ମଙ୍ଗୋଲିୟ ତୁଗ୍ରିକ୍
    or/MOP ମାକାନେଜ୍ ପାଟାକା
    or/MRU ମର୍ଟିନିୟ ଆଗୁଇଅ
    or/MUR ମୌରିସୀୟ ରୁପି
    or/MVR ମାଲଡିଭିୟ ରୁଫିୟା
    or/MWK ମଲାୱି କ୍ୱାଚା
    or/MXN ମେକ୍ସିକୀୟ ପେସୋ
    or/MYR ମାଲେସିୟ ରିଙ୍ଗିଟ୍
    or/MZN ମୋଜାମ୍ବିକୀୟ ମେଟିକାଲ୍
    or/NAD ନାମିବିୟ ଡଲାର୍
    or/NGN ନାଇଜେରିଆଇ ନାଇରା
    or/NIO ନିକାରାଗୁଆ କୋର୍ଡୋବା
    or/NOK ନରୱେୟୀୟ କ୍ରୋନ୍
    or/NPR ନେପାଳି ରୁପି
    or/NZD ନ୍ୟୁଜିଲ୍ୟାଣ୍ଡ୍ ଡଲାର୍
    or/OMR ଓମାନି ରିଆଲ୍
    or/PAB ପାନାମାନିୟ ବାଲବୋଆ
    or/PEN ପେରୁଭୀୟ ସୋଲ୍
    or/PGK ପପୁଆ ନ୍ୟୁ ଗୁଇନିୟ କିନା
    or/PHP ଫିଲିପିନି ପେସୋ
    or/PKR ପାକିସ୍ତାନୀ ରୁପି
    or/PLN ପୋଲିଶ୍ ଜ୍ଲଟୀ
    or/PYG ପାରାଗୁଆୟାନ୍ ଗୁଆରାନି
    or/QAR କ୍ଵାତାରି ରିଆଲ୍
    or/RON ରୋମାନିୟ ଲେଉ
    or/RSD ସର୍ବିଆଇ ଦିନାର
    or/RUB ରୁଷି ରୁବଲ୍
    or/RWF ରୁୱାଣ୍ଡା ଫ୍ରାଙ୍କ୍
    or/SAR ସୌଦି ରିୟାଲ୍
    or/SBD ସୋଲୋମୋନ୍ ଦ୍ଵୀପପୁଞ୍ଜ ଡଲାର୍
    or/SCR ସେୟଚେଲୋଇସ୍ ରୁପି
    or/SDG ସୁଦାନୀଜ ପାଉଣ୍ଡ୍
    or/SEK ସ୍ୱେଡିଶ୍ କ୍ରୋନା
    or/SGD ସିଙ୍ଗାପୁର୍ ଡଲାର୍
    or/SHP ସେଣ୍ଟ୍. ହେଲେନା ପାଉଣ୍ଡ୍
    or/SLE ସିଏରା ଲିଓନୀୟ ଲେଓନ୍
    or/SLL ସିଏରା ଲିଓନୀୟ ଲେଓନ୍ (1964—2022)
    or/SOS ସୋମାଲି ସିଲିଂ
    or/SRD ସୁରିନାମିଜ୍ ଡଲାର୍
    or/SSP ଦକ୍ଷିଣ ସୁଡାନିଜ୍\u{200D} ପାଉଣ୍ଡ୍
    or/STN ସାଓ ତୋମେ & ପ୍ରିସିପ୍ ଡୋବ୍ରା
    or/SYP ସିରିୟ ପାଉଣ୍ଡ୍
    or/SZL ସ୍ଵାଜି ଲିଲାଞ୍ଜେନି
    or/THB ଥାଇ ଭାଟ୍
    or/TJS ତାଜିକିସ୍ତାନୀ ସୋମୋନି
    or/TMT ତୁର୍କମେନିସ୍ତାନୀ ମନତ୍\u{200C}
    or/TND ଟୁନେସିଆଇ ଦିନାର୍
    or/TOP ତୋଙ୍ଗିୟ ପାଙ୍ଗା
    or/TRY ତୁର୍କିୟ ଲିରା
    or/TTD ତ୍ରିନିଦାଦ୍ ଏବଂ ଟୋବାଗୋ ଡଲାର୍
    or/TWD ନ୍ୟୁ ତାଇୱାନ୍ ଡଲାର୍
    or/TZS ତାନଜାନୀୟ ଶିଲିଂ
    or/UAH ୟୁକ୍ରେନୀୟ ହ୍ରାଇଭନିଆ
    or/UGX ଉଗାଣ୍ଡିୟ ଶିଲିଂ
    or/USD ଯୁକ୍ତରାଷ୍ଟ୍ର ଡଲାର୍
    or/UYU ଉରୁଗୁଇୟାନ୍ ପେସୋ
    or/UZS ଉଜବେକିସ୍ତାନୀ ସୋମ୍
    or/VEF ଭେନେଜୁଏଲାନ୍ ବୋଲିଭାର୍ (2008–2018)
    or/VES ଭେନେଜୁଏଲାନ୍ ବୋଲିଭାର୍
    or/VND ଭୀଏତନାମୀୟ ଡଙ୍ଗ
    or/VUV ଭାନୁଆଟୁ ଭାଟୁ
    or/WST ସାମୋୟିୟ ତାଲା
    or/XAF ମଧ୍ୟ ଆଫ୍ରିକୀ CFA ଫ୍ରାଙ୍କ୍
    or/XCD ପୂର୍ବ କାରିବୀୟ ଡଲାର୍
    or/XOF ପଶ୍ଚିମ ଆଫ୍ରିକିୟ CFA ଫ୍ରାଙ୍କ୍
    or/XPF CFP ଫ୍ରାଙ୍କ୍
    or/YER ୟେମେନି ରିଆଲ୍
    or/ZAR ଦକ୍ଷିଣ ଆଫ୍ରିକିୟ ରାଣ୍ଡ୍
    or/ZMW ଜାମ୍ବୀୟ କ୍ୱାଚା
    os/BRL Бразилиаг реал
    os/EUR Евро
    os/GBP Бритайнаг Фунт
    os/GEL Лар
    os/RUB Сом
    os/USD АИШ-ы Доллар
    pa/AED ਸੰਯੁਕਤ ਅਰਬ ਅਮੀਰਾਤ ਦਿਰਹਾਮ
    pa/AFN ਅਫ਼ਗਾਨ ਅਫ਼ਗਾਨੀ
    pa/ALL ਅਲਬਾਨੀਆਈ ਲੇਕ
    pa/AMD ਅਰਮੀਨੀਆਈ ਦਰਾਮ
    pa/ANG ਨੀਦਰਲੈਂਡਸ ਐਂਟੀਲੀਅਨ ਗਿਲਡਰ
    pa/AOA ਅੰਗੋਲਾ ਕਵਾਂਜਾ
    pa/ARL ਅਰਜਨਟੀਨੀ ਪੇਸੋ ਲੇ (1970–1983)
    pa/ARM ਅਰਜਨਟੀਨੀ ਪੇਸੋ (1881–1970)
    pa/ARS ਅਰਜਨਟੀਨੀ ਪੇਸੋ
    pa/AUD ਆਸਟ੍ਰੇਲੀਆਈ ਡਾਲਰ
    pa/AWG ਅਰੂਬਨ ਫਲੋਰਿਨ
    pa/AZN ਅਜ਼ਰਬਾਈਜਾਨ ਮਾਨਤ
    pa/BAM ਬੋਸਨੀਆ-ਹਰਜ਼ੇਗੋਵੀਨਾ ਬਦਲਣਯੋਗ ਮਾਰਕ
    pa/BBD ਬਾਰਬਾਡੀਅਨ ਡਾਲਰ
    pa/BDT ਬੰਗਲਾਦੇਸ਼ੀ ਟਕਾ
    pa/BGN ਬੁਲਗਾਰੀਆਈ ਲੇਵ
    pa/BHD ਬਹਿਰੀਨੀ ਦਿਨਾਰ
    pa/BIF ਬੁਰੁੰਡੀਆਈ ਫ੍ਰੈਂਕ
    pa/BMD ਬਰਮੂਡਾ ਡਾਲਰ
    pa/BND ਬਰੂਨੇਈ ਡਾਲਰ
    pa/BOB ਬੋਲੀਵੀਅਨ ਬੋਲੀਵੀਅਨੋ
    pa/BOL ਬੋਲੀਵੀਆਈ ਬੋਲੀਵੀਅਨੋ (1863–1963)
    pa/BRL ਬ੍ਰਾਜ਼ੀਲੀਆਈ ਰੀਅਲ
    pa/BRZ ਬ੍ਰਾਜ਼ੀਲੀਆਈ ਕਰੁਜ਼ਿਰੋਸ (1942–1967)
    pa/BSD ਬਾਹਾਮੀਅਨ ਡਾਲਰ
    pa/BTN ਭੂਟਾਨੀ ਐਂਗਲਟ੍ਰਮ
    pa/BWP ਬੋਟਸਵਾਨਾ ਪੁਲਾ
    pa/BYN ਬੇਲਾਰੂਸੀ ਰੂਬਲ
    pa/BZD ਬੇਲੀਜ਼ ਡਾਲਰ
    pa/CAD ਕੇਨੇਡਿਆਈ ਡਾਲਰ
    pa/CDF ਕਾਂਗੋਲੀਜ਼ ਫ੍ਰੈਂਕ
    pa/CHF ਸਵਿਸ ਫ੍ਰੈਂਕ
    pa/CLP ਚਿਲੀ ਪੇਸੋ
    pa/CNH ਚੀਨੀ ਯੁਆਨ (ਔਫ਼ਸ਼ੋਰ)
    pa/CNY ਚੀਨੀ ਯੁਆਨ
    pa/COP ਕੋਲੰਬਿਆਈ ਪੇਸੋ
    pa/CRC ਕੋਸਟਾ ਰੀਕਨ ਕੋਲਨ
    pa/CUC ਕਿਊਬਨ ਬਦਲਣਯੋਗ ਪੇਸੋ
    pa/CUP ਕਿਊਬਨ ਪੇਸੋ
    pa/CVE ਕੇਪ ਵਰਡੀਅਨ ਸਕੂਡੋ
    pa/CZK ਚੈਕ ਗਣਰਾਜ ਕੋਰੁਨਾ
    pa/DJF ਜ਼ੀਬੂਤੀਅਨ ਫ੍ਰੈਂਕ
    pa/DKK ਡੈਨਿਸ਼ ਕਰੌਨ
    pa/DOP ਡੌਮਿਨਿਕਨ ਪੇਸੋ
    pa/DZD ਅਲਜੀਰਿਆਈ ਦਿਨਾਰ
    pa/EGP ਮਿਸਰੀ ਪੌਂਡ
    pa/ERN ਇਰੀਟ੍ਰਿਆਈ ਨਾਫ਼ਾ
    pa/ETB ਇਥੋਪੀਆਈ ਬਿਰ
    pa/EUR ਯੂਰੋ
    pa/FJD ਫ਼ਿਜ਼ੀ ਡਾਲਰ
    pa/FKP ਫ਼ਾਕਲੈਂਡ ਆਈਲੈਂਡਸ ਪੌਂਡ
    pa/GBP ਬ੍ਰਿਟਿਸ਼ ਪੌਂਡ
    pa/GEL ਜਾਰਜੀਆਈ ਲਾਰੀ
    pa/GHS ਘਾਨਾਈ ਸੇਡੀ
    pa/GIP ਜਿਬਰਾਲਟਰ ਪੌਂਡ
    pa/GMD ਗੈਂਬੀਆਈ ਦਲਾਸੀ
    pa/GNF ਗਿਨੀ ਫ੍ਰੈਂਕ
    pa/GTQ ਗੁਆਟੇਮਾਲਾ ਕੁਏਟਜ਼ਲ
    pa/GYD ਗੁਆਨਾਆਈ ਡਾਲਰ
    pa/HKD ਹਾਂਗ ਕਾਂਗ ਡਾਲਰ
    pa/HNL ਹਾਨਡੂਰਨ ਲੇਮਪਿਰਾ
    pa/HRK ਕਰੋਏਸ਼ੀਆਈ ਕੁਨਾ
    pa/HTG ਹੈਤੀ ਗੌਰਡੇ
    pa/HUF ਹੰਗਰੀ ਫੋਰਿੰਟ
    pa/IDR ਇੰਡੋਨੇਸ਼ੀਆਈ ਰੁਪਿਆਹ
    pa/ILS ਇਜ਼ਰਾਈਲੀ ਨਵੀਂ ਸ਼ੇਕੇਲ
    pa/INR ਭਾਰਤੀ ਰੁਪਇਆ
    pa/IQD ਇਰਾਕੀ ਦਿਨਾਰ
    pa/IRR ਈਰਾਨੀ ਰਿਆਲ
    pa/ISK ਆਈਸਲੈਂਡੀ ਕਰੋਨਾ
    pa/JMD ਜਮਾਇਕਨ ਡਾਲਰ
    pa/JOD ਜਾਰਡਨ ਦਿਨਾਰ
    pa/JPY ਜਪਾਨੀ ਯੇਨ
    pa/KES ਕੀਨੀਆਈ ਸ਼ਿਲਿੰਗ
    pa/KGS ਕਿਰਗਿਸਤਾਨੀ ਸੋਮ
    pa/KHR ਕੰਬੋਡੀਆਈ ਰੀਅਲ
    pa/KMF ਕੋਮੋਰੀਅਨ ਫ੍ਰੈਂਕ
    pa/KPW ਉੱਤਰੀ ਕੋਰੀਆਈ ਵੋਨ
    pa/KRW ਦੱਖਣੀ ਕੋਰੀਆਈ ਵੋਨ
    pa/KWD ਕੁਵੈਤੀ ਦਿਨਾਰ
    pa/KYD ਕੇਮੈਨ ਆਈਲੈਂਡਸ ਡਾਲਰ
    pa/KZT ਕਜ਼ਾਖਸਤਾਨੀ ਤੇਂਗੇ
    pa/LAK ਲਾਓਟਿਆਈ ਕਿਪ
    pa/LBP ਲੈਬਨਾਨੀ ਪੌਂਡ
    pa/LKR ਸ੍ਰੀਲੰਕਾਈ ਰੁਪਇਆ
    pa/LRD ਲਾਈਬੀਰੀਆਈ ਡਾਲਰ
    pa/LSL ਲੇਸੋਥੋ ਲੋਟੀ
    pa/LYD ਲੀਬੀਆਈ ਦਿਨਾਰ
    pa/MAD ਮੋਰੱਕਨ ਦਿਰਹਾਮ
    pa/MDL ਮੋਲਡੋਵਨ ਲੇਉ
    pa/MGA ਮਾਲਾਗਾਸੀ ਅਰਾਇਰੀ
    pa/MKD ਮੈਕਡੋਨੀਆਈ ਡੇਨਾਰ
    pa/MMK ਮਿਆਂਮਾਰ ਕਿਆਤ
    pa/MNT ਮੰਗੋਲੀਆਈ ਤੁਗਰਿਕ
    pa/MOP ਮੇਕਾਨੀ ਪਟਾਕਾ
    pa/MRU ਮੋਰਿਟਾਨੀਆਈ ਊਗੀਆ
    pa/MUR ਮੌਰਿਸ਼ੀਆਈ ਰੁਪਇਆ
    pa/MVR ਮਾਲਦੀਵੀ ਰੁਫੀਆ
    pa/MWK ਮਾਲਾਵੀਆਈ ਕਵਾਚਾ
    pa/MXN ਮੈਕਸੀਕਨ ਪੇਸੋ
    pa/MYR ਮਲੇਸ਼ੀਆਈ ਰਿੰਗਿਟ
    pa/MZN ਮੋਜ਼ਾਮਬੀਕਨ ਮੈਟੀਕਲ
    pa/NAD ਨਾਮੀਬੀਆਈ ਡਾਲਰ
    pa/NGN ਨਾਇਜੀਰੀਆਈ ਨਾਇਰਾ
    pa/NIO ਨਿਕਾਰਾਗੁਆਈ ਕੋਰਡੋਬਾ
    pa/NOK ਨਾਰਵੇਜੀਆਈ ਕਰੌਨ
    pa/NPR ਨੇਪਾਲੀ ਰੁਪਇਆ
    pa/NZD ਨਿਊਜ਼ੀਲੈਂਡ ਡਾਲਰ
    pa/OMR ਓਮਾਨੀ ਰਿਆਲ
    pa/PAB ਪਨਾਮੇਨੀਅਨ ਬਾਲਬੋਆ
    pa/PEN ਪੇਰੂਵੀਅਨ ਸੋਲ
    pa/PGK ਪਾਪੂਆ ਨਿਊ ਗਿਨੀਆਈ ਕੀਨਾ
    pa/PHP ਫਿਲਿਪੀਨੀ ਪੇਸੋ
    pa/PKR ਪਾਕਿਸਤਾਨੀ ਰੁਪਇਆ
    pa/PLN ਪੋਲੈਂਡੀ ਜ਼ਲੌਟੀ
    pa/PYG ਪੈਰਾਗੁਵਾਇਨ ਗੁਆਰਾਨੀ
    pa/QAR ਕਤਰੀ ਰਿਆਲ
    pa/RON ਰੋਮਾਨੀਆਈ ਲੇਉ
    pa/RSD ਸਰਬੀਆਈ ਦਿਨਾਰ
    pa/RUB ਰੂਸੀ ਰੂਬਲ
    pa/RWF ਰਵਾਂਡਨ ਫ੍ਰੈਂਕ
    pa/SAR ਸਾਊਦੀ ਰਿਆਲ
    pa/SBD ਸੋਲੋਮਨ ਆਈਲੈਂਡਸ ਡਾਲਰ
    pa/SCR ਸੇਸ਼ਲਸ ਰੁਪਇਆ
    pa/SDG ਸੂਡਾਨੀ ਪੌਂਡ
    pa/SEK ਸਵੀਡਿਸ਼ ਕਰੋਨਾ
    pa/SGD ਸਿੰਗਾਪੁਰ ਡਾਲਰ
    pa/SHP ਸੇਂਟ ਹੇਲੇਨਾ ਪੌਂਡ
    pa/SLE ਸਿਏਰਾ ਲਿਓਨੀਅਨ ਲਿਓਨ
    pa/SLL ਸਿਏਰਾ ਲਿਓਨੀਅਨ ਲਿਓਨ (1964—2022)
    pa/SOS ਸੋਮਾਲੀ ਸ਼ਿਲਿੰਗ
    pa/SRD ਸੂਰੀਨਾਮੀ ਡਾਲਰ
    pa/SSP ਦੱਖਣੀ ਸੂਡਾਨੀ ਪੌਂਡ
    pa/STN ਸਾਉ ਟੋਮੀ ਐਂਡ ਪ੍ਰਿੰਸਪੀ ਡੋਬਰਾ
    pa/SYP ਸੀਰੀਆਈ ਪੌਂਡ
    pa/SZL ਸਵਾਜ਼ੀ ਲਾਇਲੈਂਗਨੀ
    pa/THB ਥਾਈ ਬਾਹਤ
    pa/TJS ਤਾਜਿਕਿਸਤਾਨੀ ਸੋਮੋਨੀ
    pa/TMT ਤੁਰਕਮੇਨਿਸਤਾਨੀ ਮਾਨਤ
    pa/TND ਟਿਉਨੀਸ਼ੀਆਈ ਦਿਨਾਰ
    pa/TOP ਟੌਂਗਨ ਪੈਂਗਾ
    pa/TRY ਤੁਰਕੀ ਲੀਰਾ
    pa/TTD ਟ੍ਰਿਨੀਡਾਡ ਅਤੇ ਟੋਬਾਗੋ ਡਾਲਰ
    pa/TWD ਨਵਾਂ ਤਾਇਵਾਨ ਡਾਲਰ
    pa/TZS ਤਨਜ਼ਾਨੀਆਈ ਸ਼ਿਲਿੰਗ
    pa/UAH ਯੂਕਰੇਨੀਆਈ ਰਿਵਨਿਆ
    pa/UGX ਯੂਗਾਂਡੀਆਈ ਸ਼ਿਲਿੰਗ
    pa/USD ਯੂ.ਐਸ. ਡਾਲਰ
    pa/UYU ਉਰੂਗੁਵਾਇਨ ਪੇਸੋ
    pa/UZS ਉਜ਼ਬੇਕਿਸਤਾਨ ਸੋਮ
    pa/VEF ਵੇਨੇਜ਼ੂਏਲਨ ਬੋਲੀਵਰ (2008–2018)
    pa/VES ਵੇਨੇਜ਼ੂਏਲਨ ਬੋਲੀਵਰ
    pa/VND ਵੀਅਤਨਾਮੀ ਡੋਂਗ
    pa/VNN ਵੀਅਤਨਾਮੀ ਡੋਂਗ (1978–1985)
    pa/VUV ਵਾਨੂਆਟੂ ਵਾਟੂ
    pa/WST ਸਾਮੋਆਈ ਤਾਲਾ
    pa/XAF ਕੇਂਦਰੀ ਅਫ਼ਰੀਕੀ [CFA] ਫ੍ਰੈਂਕ
    pa/XCD ਪੂਰਬੀ ਕੈਰੇਬੀਅਨ ਡਾਲਰ
    pa/XOF ਪੱਛਮੀ ਅਫ਼ਰੀਕੀ (CFA) ਫ੍ਰੈਂਕ
    pa/XPF ਫ੍ਰੈਂਕ (CFP)
    pa/YER ਯਮਨੀ ਰਿਆਲ
    pa/ZAR ਦੱਖਣੀ ਅਫਰੀਕੀ ਰੈਂਡ
    pa/ZMW ਜ਼ਾਮਬੀਆਈ ਕਵਾਚਾ
    pa_Arab/EUR يورو
    pa_Arab/INR روپئیہ [INR]
    pa_Arab/PKR روپئیہ
    pa_Aran_PK/EUR يورو
    pa_Aran_PK/INR روپئیہ [INR]
    pa_Aran_PK/PKR روپئیہ
    pcm/AED Yunaítẹ́d Áráb Ẹ́míréts Dírham
    pcm/AFN Afgán Afgáni
    pcm/ALL Albéniá Lẹk
    pcm/AMD Armẹ́niá Dram
    pcm/ANG Nẹ́dalánds Antílián Gílda
    pcm/AOA Angólá Kwánza
    pcm/ARS Ajẹntína Pẹ́so
    pcm/AUD Ọstréliá Dọ́la
    pcm/AWG Arúba Flọ́rin
    pcm/AZN Azẹrbaiján Mánat
    pcm/BAM Bọ́sniá an Hẹzẹgovína Mak Wé Pẹ́sin Fít Chenj
    pcm/BBD Barbédọs Dọ́la
    pcm/BDT Bangladẹ́sh Táka
    pcm/BGN Bọlgériá Lẹv
    pcm/BHD Baréin Dínar
    pcm/BIF Burúndí Frank
    pcm/BMD Bẹmiúda Dọ́la
    pcm/BND Brunẹí Dọ́la
    pcm/BOB Bolíviá Boliviáno
    pcm/BRL Brazíl Rẹal
    pcm/BSD Bahámas Dọ́la
    pcm/BTN Bután Ngúltrum
    pcm/BWP Botswáná Púla
    pcm/BYN Bẹlarús Rúbul
    pcm/BZD Bẹliz Dọ́la
    pcm/CAD Kánádá Dọ́la
    pcm/CDF Kóngó Frank
    pcm/CHF Swís Frank
    pcm/CLP Chílí Pẹ́so
    pcm/CNH Chaíná Yuan (ples-dẹm aúsaíd chaína)
    pcm/CNY Chaíná Yuan
    pcm/COP Kolómbiá Pẹ́so
    pcm/CRC Kósta Ríka Kólọn
    pcm/CUC Kiúbá Pẹ́so Wé Pẹ́sin Fít Chenj
    pcm/CUP Kiúbá Pẹ́so
    pcm/CVE Kép Vẹ́d Ẹskúdo
    pcm/CZK Chẹ́k Kórúna
    pcm/DJF Jibútí Frank
    pcm/DKK Dẹ́nmák Króna
    pcm/DOP Dọmíníkan Pẹ́so
    pcm/DZD Aljíria Dínar
    pcm/EGP Íjípt Paund
    pcm/ERN Ẹritrẹá Nákfa
    pcm/ETB Ẹtiópiá Berr
    pcm/EUR Yúro
    pcm/FJD Fíjí Dọ́la
    pcm/FKP Fọlkland Aílands Paund
    pcm/GBP Brítísh Páund
    pcm/GEL Jọ́jiá Lári
    pcm/GHS Ganá Sídi
    pcm/GIP Jibrọ́lta Páund
    pcm/GMD Gámbiá Dalási
    pcm/GNF Gíní Frank
    pcm/GTQ Guátẹmála Kwuẹ́tzal
    pcm/GYD Giyána Dọ́la
    pcm/HKD Họng Kọ́ng Dọ́la
    pcm/HNL Họndúrán Lẹmpíra
    pcm/HRK Kroéshia Kúna
    pcm/HTG Haíti Gourd
    pcm/HUF Họngériá Fọ́rint
    pcm/IDR Indoníshiá Rupia
    pcm/ILS Ízrẹ́l Niú Shẹ́kẹl
    pcm/INR Índiá Rúpi
    pcm/IQD Irák Dínar
    pcm/IRR Irán Rial
    pcm/ISK Aíslánd Króna
    pcm/JMD Jamaíka Dọla
    pcm/JOD Jọ́dán Dínar
    pcm/JPY Japán Yẹn
    pcm/KES Kẹ́nyá Shílin
    pcm/KGS Kẹjístan Som
    pcm/KHR Kambódiá Riẹl
    pcm/KMF Kọ́mọ́ros Frank
    pcm/KPW Nọ́t Koriá Wọn
    pcm/KRW Saút Koriá Wọn
    pcm/KWD Kuwét Dínar
    pcm/KYD Kéman Aílands Dọla
    pcm/KZT Kazakstan Tẹ́nj
    pcm/LAK Laós Kip
    pcm/LBP Lẹ́bánọ́n Paund
    pcm/LKR Sri Lánká Rúpi
    pcm/LRD Laibẹ́riá Dọ́la
    pcm/LSL Lẹsóto Lọ́ti
    pcm/LYD Líbia Dínar
    pcm/MAD Morọko Dírham
    pcm/MDL Mọldóva Lu
    pcm/MGA Malagásí Ariári
    pcm/MKD Masẹdónia Dínar
    pcm/MMK Miánmá Kiat
    pcm/MNT Mọngóliá Túgrik
    pcm/MOP Makáo Pátáka
    pcm/MRU Mọriténiá Uguíya
    pcm/MUR Mọríshọ́s Rúpi
    pcm/MVR Mọ́ldívs Rúfíya
    pcm/MWK Maláwi ́Kwácha
    pcm/MXN Mẹ́ksíko Pẹ́so
    pcm/MYR Maléshiá Ríngit
    pcm/MZN Mozámbík Métíkal
    pcm/NAD Namíbiá Dọ́la
    pcm/NGN Naijíriá Naíra
    pcm/NIO Nikarágwua Kordóba
    pcm/NOK Nọ́wé Króna
    pcm/NPR Nẹ́pál Rúpi
    pcm/NZD Niú Zílánd Dọ́las
    pcm/OMR Omán Rial
    pcm/PAB Pánáma Balbóa
    pcm/PEN Pẹrúvián Sol
    pcm/PGK Pápuá Niú Gíni Kína
    pcm/PHP Fílípíns Píso
    pcm/PKR Pakístán Rúpi
    pcm/PLN Pólánd Zílọ́ti
    pcm/PYG Páragwuá Guaráni
    pcm/QAR Kata Ríal
    pcm/RON Roméniá Lu
    pcm/RSD Sẹrbia Dínar
    pcm/RUB Rọ́shiá Rúbul
    pcm/RWF Ruwándá Frank
    pcm/SAR Saúdí Arébiá Riyal
    pcm/SBD Sólómọ́n Aílands Dọ́la
    pcm/SCR Sẹ́chẹ́ls Rúpi
    pcm/SDG Sudan Paund
    pcm/SEK Swídẹ́n Króna
    pcm/SGD Singapọ́ Dọ́la
    pcm/SHP Sent Hẹlẹ́ná Paund
    pcm/SLE Siẹ́ra Líoniá Liọn
    pcm/SLL Siẹ́ra Líoniá Liọn (1964—2022)
    pcm/SOS Sọmáliá Shílin
    pcm/SRD Súrínám Dọla
    pcm/SSP Saút Sudán Paund
    pcm/STN Sao Tómẹ & Prínsípẹ Dóbra
    pcm/SYP Síriá Paund
    pcm/SZL Swází Lilánjẹ́ni
    pcm/THB Taílánd Baht
    pcm/TJS Tajíkstan Sómóni
    pcm/TMT Tọkmẹ́nístán Mánat
    pcm/TND Tuníshia Dínar
    pcm/TOP Tónga Pánga
    pcm/TRY Tọ́kí Líra
    pcm/TTD Trínídad & Tobágo Dọ́la
    pcm/TWD Niú Taiwán Dọ́la
    pcm/TZS Tanzániá Shílin
    pcm/UAH Yukrẹín Rívnia
    pcm/UGX Yugándá Shílin
    pcm/USD US Dọ́la
    pcm/UYU Yurugwaí Pẹ́so
    pcm/UZS Uzbẹ́kistan Som
    pcm/VES Vẹnẹzuẹlá Bolívar
    pcm/VND Viẹ́tnám Dọng
    pcm/VUV Vanuátú Vátu
    pcm/WST Samóa Tála
    pcm/XAF Sẹ́ntrál Áfríká Frank
    pcm/XCD Íst Karíbián Dọla
    pcm/XOF Wẹ́st Afríká Sẹ́fa Frank
    pcm/XPF Frẹ́nch Poliníshiá Frank
    pcm/YER Yẹ́mẹ́n Rial
    pcm/ZAR Saút Áfríká Rand
    pcm/ZMW Zámbiá Kwácha
    pl/AED dirham ZEA
    pl/AFN afgani afgańskie
    pl/ALL lek albański
    pl/AMD dram armeński
    pl/ANG gulden antylski
    pl/AOA kwanza angolska
    pl/ARS peso argentyńskie
    pl/AUD dolar australijski
    pl/AWG florin arubański
    pl/AZN manat azerski
    pl/BAM marka zamienna Bośni i Hercegowiny
    pl/BBD dolar barbadoski
    pl/BDT taka bengalska
    pl/BGM lew bułgarski socjalistyczny
    pl/BGN lew bułgarski
    pl/BGO lew bułgarski (1879–1952)
    pl/BHD dinar bahrański
    pl/BIF frank burundyjski
    pl/BMD dolar bermudzki
    pl/BND dolar brunejski
    pl/BOB boliviano boliwijskie
    pl/BRL real brazylijski
    pl/BSD dolar bahamski
    pl/BTN ngultrum bhutański
    pl/BWP pula botswańska
    pl/BYN rubel białoruski
    pl/BZD dolar belizeński
    pl/CAD dolar kanadyjski
    pl/CDF frank kongijski
    pl/CHF frank szwajcarski
    pl/CLP peso chilijskie
    pl/CNH juan chiński (rynek zewnętrzny)
    pl/CNY juan chiński
    pl/COP peso kolumbijskie
    pl/CRC colon kostarykański
    pl/CUC peso kubańskie wymienialne
    pl/CUP peso kubańskie
    pl/CVE escudo zielonoprzylądkowe
    pl/CZK korona czeska
    pl/DJF frank dżibutyjski
    pl/DKK korona duńska
    pl/DOP peso dominikańskie
    pl/DZD dinar algierski
    pl/EGP funt egipski
    pl/ERN nakfa erytrejska
    pl/ETB birr etiopski
    pl/EUR euro
    pl/FJD dolar fidżyjski
    pl/FKP funt falklandzki
    pl/GBP funt szterling
    pl/GEL lari gruzińskie
    pl/GHS cedi ghańskie
    pl/GIP funt gibraltarski
    pl/GMD dalasi gambijskie
    pl/GNF frank gwinejski
    pl/GTQ quetzal gwatemalski
    pl/GYD dolar gujański
    pl/HKD dolar hongkoński
    pl/HNL lempira honduraska
    pl/HRK kuna chorwacka
    pl/HTG gourde haitański
    pl/HUF forint węgierski
    pl/IDR rupia indonezyjska
    pl/ILS nowy szekel izraelski
    pl/INR rupia indyjska
    pl/IQD dinar iracki
    pl/IRR rial irański
    pl/ISK korona islandzka
    pl/JMD dolar jamajski
    pl/JOD dinar jordański
    pl/JPY jen japoński
    pl/KES szyling kenijski
    pl/KGS som kirgiski
    pl/KHR riel kambodżański
    pl/KMF frank komoryjski
    pl/KPW won północnokoreański
    pl/KRW won południowokoreański
    pl/KWD dinar kuwejcki
    pl/KYD dolar kajmański
    pl/KZT tenge kazachskie
    pl/LAK kip laotański
    pl/LBP funt libański
    pl/LKR rupia lankijska
    pl/LRD dolar liberyjski
    pl/LSL loti sotyjskie
    pl/LYD dinar libijski
    pl/MAD dirham marokański
    pl/MAF frank marokański
    pl/MDL lej mołdawski
    pl/MGA ariary malgaski
    pl/MKD denar macedoński
    pl/MMK kiat birmański
    pl/MNT tugrik mongolski
    pl/MOP pataca Makau
    pl/MRU ugija mauretańska
    pl/MUR rupia maurytyjska
    pl/MVR rupia malediwska
    pl/MWK kwacha malawijska
    pl/MXN peso meksykańskie
    pl/MYR ringgit malezyjski
    pl/MZN metical mozambicki
    pl/NAD dolar namibijski
    pl/NGN naira nigeryjska
    pl/NIO cordoba nikaraguańska
    pl/NOK korona norweska
    pl/NPR rupia nepalska
    pl/NZD dolar nowozelandzki
    pl/OMR rial omański
    pl/PAB balboa panamski
    pl/PEN sol peruwiański
    pl/PGK kina papuańska
    pl/PHP peso filipińskie
    pl/PKR rupia pakistańska
    pl/PLN złoty polski
    pl/PYG guarani paragwajskie
    pl/QAR rial katarski
    pl/RON lej rumuński
    pl/RSD dinar serbski
    pl/RUB rubel rosyjski
    pl/RWF frank ruandyjski
    pl/SAR rial saudyjski
    pl/SBD dolar Wysp Salomona
    pl/SCR rupia seszelska
    pl/SDG funt sudański
    pl/SEK korona szwedzka
    pl/SGD dolar singapurski
    pl/SHP funt Świętej Heleny
    pl/SLE leone sierraleoński
    pl/SLL leone sierraleoński (1964—2022)
    pl/SOS szyling somalijski
    pl/SRD dolar surinamski
    pl/SSP funt południowosudański
    pl/STN dobra Wysp Świętego Tomasza i Książęcej
    pl/SYP funt syryjski
    pl/SZL lilangeni Suazi
    pl/THB baht tajski
    pl/TJS somoni tadżyckie
    pl/TMT manat turkmeński
    pl/TND dinar tunezyjski
    pl/TOP pa’anga tongijska
    pl/TRY lira turecka
    pl/TTD dolar trynidadzki
    pl/TWD nowy dolar tajwański
    pl/TZS szyling tanzański
    pl/UAH hrywna ukraińska
    pl/UGX szyling ugandyjski
    pl/USD dolar amerykański
    pl/UYU peso urugwajskie
    pl/UZS som uzbecki
    pl/VEF boliwar wenezuelski (2008–2018)
    pl/VES boliwar wenezuelski
    pl/VND dong wietnamski
    pl/VUV vatu wanuackie
    pl/WST tala samoańskie
    pl/XAF frank CFA BEAC
    pl/XCD dolar wschodniokaraibski
    pl/XFO frank złoty francuski
    pl/XFU UIC-frank francuski
    pl/XOF frank CFA
    pl/XPF frank CFP
    pl/YER rial jemeński
    pl/ZAR rand południowoafrykański
    pl/ZMW kwacha zambijska
    ps/AED متحده عرب امارات درهم
    ps/AFN افغانۍ
    ps/ALL البانوي لک
    ps/AMD ارمينيايي ډرام
    ps/ANG هالېنډي انټيليايي ګيلډر
    ps/AOA انګولي کوانزا
    ps/ARS ارجنټاين پسو
    ps/AUD آسترالوي ډالر
    ps/AWG اروبايي فلورن
    ps/AZN آزربايجاني منت
    ps/BAM بوسنيا هرزګوينيايي بدلېدونکې مارک
    ps/BBD باربيډين ډالر
    ps/BDT بنګالۍ ټاکه
    ps/BGN بلغاري ليو
    ps/BHD بحريني دينار
    ps/BIF برونډي فرانک
    ps/BMD برمودا ډالر
    ps/BND برونايي ډالر
    ps/BOB بوليوي بوليويانو
    ps/BRL برازيلي ريل
    ps/BSD بهاماسي ډالر
    ps/BTN بهوټانۍ انګولټرم
    ps/BWP بوټسواني پولا
    ps/BYN بلاروسي روبل
    ps/BZD بليز ډالر
    ps/CAD کاناډايي ډالر
    ps/CDF کانګولي فرانک
    ps/CHF سويسي فرانک
    ps/CLP چلي پسو
    ps/CNH چيني يوان (آف شور)
    ps/CNY چيني يوان
    ps/COP کولمبين پسو
    ps/CRC کوسټا ريکن کولون
    ps/CUC کيوبايي بدلېدونکي پسو
    ps/CUP کيوبايي پسو
    ps/CVE کيپ وردين اسکوډو
    ps/CZK چيک کرونا
    ps/DJF جبوتي فرانک
    ps/DKK ډنمارکي کرون
    ps/DOP دومينيکا پسو
    ps/DZD الجيرين دينار
    ps/EGP مصري پونډ
    ps/ERN ايريټرين نکفا
    ps/ETB ايتهوپيايي بر
    ps/EUR يورو
    ps/FJD فجي ډالر
    ps/FKP پاکلېنډ ټاپوګانو پونډ
    ps/GBP برتانوې پونډ
    ps/GEL جارجیاېي لارې
    ps/GHS ګانين سيډي
    ps/GIP جبل الطارقي پونډ
    ps/GMD ګيمبين دلاسې
    ps/GNF ګنې فرانک
    ps/GTQ ګويټيمالن کوټزل
    ps/GYD ګايانيز ډالر
    ps/HKD هانګ کانګ ډالر
    ps/HNL هونډوران ليمپيرا
    ps/HRK کروشيايي کونا
    ps/HTG هيټي ګورډ
    ps/HUF هنګري فورنټ
    ps/IDR انډونيشي روپيا
    ps/ILS اسرايلي نيو شيکل
    ps/INR هندي روپۍ
    ps/IQD عراقي دينار
    ps/IRR ايراني ريال
    ps/ISK آيسلېنډي کرونا
    ps/JMD جمايکايي ډالر
    ps/JOD اردني دينار
    ps/JPY جاپاني ين
    ps/KES کينيايي شيلنګ
    ps/KGS کرغزستاني سوم
    ps/KHR کمبوډي ريل
    ps/KMF کوموري فرانک
    ps/KPW شمالي کوريايي وان
    ps/KRW جنوبي کوريايي وان
    ps/KWD کويتي دينار
    ps/KYD کيمن ټاپوګانو ډالر
    ps/KZT قازقستاني ټينج
    ps/LAK لاشې کپ
    ps/LBP لبناني پونډ
    ps/LKR سري لنکن روپۍ
    ps/LRD لايبيرين ډالر
    ps/LSL Lesotho Loti
    ps/LYD ليبياېي دينار
    ps/MAD مراکشي درهم
    ps/MDL مالډوي ليو
    ps/MGA ملاګاسي ارياري
    ps/MKD مسيډونايي دينار
    ps/MMK ميانماري کيات
    ps/MNT منګوليايي توګريک
    ps/MOP مکانيس پټاکا
    ps/MRU موريشيسي ډالر
    ps/MUR موريشيسي روپۍ
    ps/MVR مالديپي روپيا
    ps/MWK ملاوي کواچا
    ps/MXN ميکسيکن پيسو
    ps/MYR ملايشي رنګټ
    ps/MZN موزمبيقي ميټيکل
    ps/NAD نيميبيايي ډالر
    ps/NGN نايجيري نايرا
    ps/NIO نيکاراګون کورډوبا
    ps/NOK نارويجين کرون
    ps/NPR نيپالي روپۍ
    ps/NZD نيوزي لينډي ډالر
    ps/OMR عماني ريال
    ps/PAB پانامۍ بالبوا
    ps/PEN پيروين سول
    ps/PGK پاپوا نيوګاني کينا
    ps/PHP فلپاينۍ پیسو
    ps/PKR پاکستانۍ کلداره
    ps/PLN پولينډي زلوټي
    ps/PYG پيراګوين ګوراني
    ps/QAR قطري ريال
    ps/RON روماني ليو
    ps/RSD سربيايي دينار
    ps/RUB روسي روبل
    ps/RWF روانډي فرانک
    ps/SAR سعودي ريال
    ps/SBD سولومن ټاپوګانو ډالر
    ps/SCR سيچيليسي روپۍ
    ps/SDG سوډاني پونډ
    ps/SEK سويډني کرونا
    ps/SGD سنګاپور ډالر
    ps/SHP سينټ هيلينا پونډ
    ps/SLE سيرا ليوني ليون
    ps/SLL سيرا ليوني ليون - 1964-2022
    ps/SOS سومالي شيلنګ
    ps/SRD سورينيمي ډالر
    ps/SSP جنوب سوډاني پونډ
    ps/STN ساو ټوم او پرينسپي ډوبرا
    ps/SYP سوريايي پونډ
    ps/SZL سوازي ليلانګيني
    ps/THB تهايي بات
    ps/TJS تاجکستاني سوموني
    ps/TMT ترکمانستاني منت
    ps/TND تيونسې دينار
    ps/TOP ټونګن پانګا
    ps/TRY ترکي ليرا
    ps/TTD ټرينيډاډ او ټوباګو ډالر
    ps/TWD نيو تائيواني ډالر
    ps/TZS تنزاني شيلنګ
    ps/UAH اوکرايني هريونيا
    ps/UGX يوګانډي شيلنګ
    ps/USD امريکايي ډالر
    ps/UYU يوراګوي پسو
    ps/UZS ازبکستاني سوم
    ps/VES وينزويلي بوليوار
    ps/VND ويتنامي ډونګ
    ps/VUV ونواتو واتو
    ps/WST سموون تالا
    ps/XAF مرکزي افريقايي CFA فرانک
    ps/XCD ختيځ کربين ډالر
    ps/XOF ختيځ افريقايي CFA فرانک
    ps/XPF CFP فرانک
    ps/YER يمني ريال
    ps/ZAR جنوبي افريقاېي رنډ
    ps/ZMW زيمبي کواچا
    pt/AED Dirham dos Emirados Árabes Unidos
    pt/AFN Afegane afegão
    pt/ALL Lek albanês
    pt/AMD Dram armênio
    pt/ANG Florim das Antilhas Holandesas
    pt/AOA Kwanza angolano
    pt/ARL Peso lei argentino (1970–1983)
    pt/ARM Peso argentino (1881–1970)
    pt/ARS Peso argentino
    pt/AUD Dólar australiano
    pt/AWG Florim arubano
    pt/AZN Manat azeri
    pt/BAM Marco conversível da Bósnia e Herzegovina
    pt/BAN Novo dinar da Bósnia-Herzegovina (1994–1997)
    pt/BBD Dólar barbadense
    pt/BDT Taka bengali
    pt/BGM Lev socialista búlgaro
    pt/BGN Lev búlgaro
    pt/BGO Lev búlgaro (1879–1952)
    pt/BHD Dinar bareinita
    pt/BIF Franco burundiano
    pt/BMD Dólar bermudense
    pt/BND Dólar bruneano
    pt/BOB Boliviano da Bolívia
    pt/BOL Boliviano (1863–1963)
    pt/BRL Real brasileiro
    pt/BRZ Cruzeiro brasileiro (1942–1967)
    pt/BSD Dólar bahamense
    pt/BTN Ngultrum butanês
    pt/BWP Pula botsuanesa
    pt/BYN Rublo bielorrusso
    pt/BZD Dólar belizenho
    pt/CAD Dólar canadense
    pt/CDF Franco congolês
    pt/CHF Franco suíço
    pt/CLE Escudo chileno
    pt/CLP Peso chileno
    pt/CNH Yuan chinês (offshore)
    pt/CNX Dólar do Banco Popular da China
    pt/CNY Yuan chinês
    pt/COP Peso colombiano
    pt/CRC Colón costarriquenho
    pt/CUC Peso cubano conversível
    pt/CUP Peso cubano
    pt/CVE Escudo cabo-verdiano
    pt/CZK Coroa tcheca
    pt/DJF Franco djiboutiano
    pt/DKK Coroa dinamarquesa
    pt/DOP Peso dominicano
    pt/DZD Dinar argelino
    pt/EGP Libra egípcia
    pt/ERN Nakfa da Eritreia
    pt/ETB Birr etíope
    pt/EUR Euro
    pt/FJD Dólar fijiano
    pt/FKP Libra malvinense
    pt/GBP Libra esterlina
    pt/GEL Lari georgiano
    pt/GHS Cedi ganês
    pt/GIP Libra de Gibraltar
    pt/GMD Dalasi gambiano
    pt/GNF Franco guineano
    pt/GTQ Quetzal guatemalteco
    pt/GYD Dólar guianense
    pt/HKD Dólar de Hong Kong
    pt/HNL Lempira hondurenha
    pt/HRK Kuna croata
    pt/HTG Gourde haitiano
    pt/HUF Florim húngaro
    pt/IDR Rupia indonésia
    pt/ILS Novo shekel israelense
    pt/INR Rupia indiana
    pt/IQD Dinar iraquiano
    pt/IRR Rial iraniano
    pt/ISK Coroa islandesa
    pt/JMD Dólar jamaicano
    pt/JOD Dinar jordaniano
    pt/JPY Iene japonês
    pt/KES Xelim queniano
    pt/KGS Som quirguiz
    pt/KHR Riel cambojano
    pt/KMF Franco comoriano
    pt/KPW Won norte-coreano
    pt/KRH Hwan da Coreia do Sul (1953–1962)
    pt/KRO Won da Coreia do Sul (1945–1953)
    pt/KRW Won sul-coreano
    pt/KWD Dinar kuwaitiano
    pt/KYD Dólar das Ilhas Cayman
    pt/KZT Tenge cazaque
    pt/LAK Kip laosiano
    pt/LBP Libra libanesa
    pt/LKR Rupia cingalesa
    pt/LRD Dólar liberiano
    pt/LSL Loti lesotiano
    pt/LYD Dinar líbio
    pt/MAD Dirham marroquino
    pt/MAF Franco marroquino
    pt/MCF Franco monegasco
    pt/MDC Cupon moldávio
    pt/MDL Leu moldávio
    pt/MGA Ariary malgaxe
    pt/MKD Dinar macedônio
    pt/MKN Dinar macedônio (1992–1993)
    pt/MMK Quiate mianmarense
    pt/MNT Tugrik mongol
    pt/MOP Pataca macaense
    pt/MRU Ouguiya mauritana
    pt/MUR Rupia mauriciana
    pt/MVR Rupia maldivana
    pt/MWK Kwacha malauiana
    pt/MXN Peso mexicano
    pt/MYR Ringgit malaio
    pt/MZN Metical moçambicano
    pt/NAD Dólar namibiano
    pt/NGN Naira nigeriana
    pt/NIO Córdoba nicaraguense
    pt/NOK Coroa norueguesa
    pt/NPR Rupia nepalesa
    pt/NZD Dólar neozelandês
    pt/OMR Rial omanense
    pt/PAB Balboa panamenho
    pt/PEN Novo sol peruano
    pt/PGK Kina papuásia
    pt/PHP Peso filipino
    pt/PKR Rupia paquistanesa
    pt/PLN Zloty polonês
    pt/PYG Guarani paraguaio
    pt/QAR Rial catariano
    pt/RON Leu romeno
    pt/RSD Dinar sérvio
    pt/RUB Rublo russo
    pt/RWF Franco ruandês
    pt/SAR Riyal saudita
    pt/SBD Dólar das Ilhas Salomão
    pt/SCR Rupia seichelense
    pt/SDG Libra sudanesa
    pt/SEK Coroa sueca
    pt/SGD Dólar singapuriano
    pt/SHP Libra de Santa Helena
    pt/SLE Leone de Serra Leoa
    pt/SLL Leone de Serra Leoa (1964—2022)
    pt/SOS Xelim somali
    pt/SRD Dólar surinamês
    pt/SSP Libra sul-sudanesa
    pt/STN Dobra de São Tomé e Príncipe
    pt/SYP Libra síria
    pt/SZL Lilangeni suazi
    pt/THB Baht tailandês
    pt/TJS Somoni tadjique
    pt/TMT Manat turcomeno
    pt/TND Dinar tunisiano
    pt/TOP Paʻanga tonganesa
    pt/TRY Lira turca
    pt/TTD Dólar de Trinidad e Tobago
    pt/TWD Novo dólar taiwanês
    pt/TZS Xelim tanzaniano
    pt/UAH Hryvnia ucraniano
    pt/UGX Xelim ugandense
    pt/USD Dólar americano
    pt/UYU Peso uruguaio
    pt/UZS Som uzbeque
    pt/VEF Bolívar venezuelano (2008–2018)
    pt/VES Bolívar venezuelano
    pt/VND Dong vietnamita
    pt/VNN Dong vietnamita (1978–1985)
    pt/VUV Vatu de Vanuatu
    pt/WST Tala samoano
    pt/XAF Franco CFA de BEAC
    pt/XCD Dólar do Caribe Oriental
    pt/XFO Franco-ouro francês
    pt/XFU Franco UIC francês
    pt/XOF Franco CFA de BCEAO
    pt/XPF Franco CFP
    pt/XRE Fundos RINET
    pt/YER Rial iemenita
    pt/YUR Dinar reformado iugoslavo (1992–1993)
    pt/ZAR Rand sul-africano
    pt/ZMW Kwacha zambiano
    pt_PT/AED dirham dos Emirados Árabes Unidos
    pt_PT/AFN afegâni afegão
    pt_PT/ALL lek albanês
    pt_PT/AMD dram arménio
    pt_PT/ANG florim das Antilhas Holandesas
    pt_PT/AOA kwanza angolano
    pt_PT/ARS peso argentino
    pt_PT/AUD dólar australiano
    pt_PT/AWG florim de Aruba
    pt_PT/AZN manat azeri
    pt_PT/BAM marco bósnio-herzegóvino conversível
    pt_PT/BBD dólar barbadense
    pt_PT/BDT taka bengali
    pt_PT/BGN lev búlgaro
    pt_PT/BHD dinar baremita
    pt_PT/BIF franco burundiano
    pt_PT/BMD dólar bermudense
    pt_PT/BND dólar bruneano
    pt_PT/BOB boliviano
    pt_PT/BRL real brasileiro
    pt_PT/BSD dólar das Bahamas
    pt_PT/BTN ngultrum butanês
    pt_PT/BWP pula de Botswana
    pt_PT/BYN rublo bielorrusso
    pt_PT/BZD dólar belizense
    pt_PT/CAD dólar canadiano
    pt_PT/CDF franco congolês
    pt_PT/CHF franco suíço
    pt_PT/CLP peso chileno
    pt_PT/CNH yuan offshore
    pt_PT/CNY yuan
    pt_PT/COP peso colombiano
    pt_PT/CRC colon costa-riquenho
    pt_PT/CUC peso cubano conversível
    pt_PT/CUP peso cubano
    pt_PT/CVE escudo cabo-verdiano
    pt_PT/CZK coroa checa
    pt_PT/DJF franco jibutiano
    pt_PT/DKK coroa dinamarquesa
    pt_PT/DOP peso dominicano
    pt_PT/DZD dinar argelino
    pt_PT/EGP libra egípcia
    pt_PT/ERN nakfa eritreia
    pt_PT/ETB birr etíope
    pt_PT/EUR euro
    pt_PT/FJD dólar fijiano
    pt_PT/FKP libra das Ilhas Falkland
    pt_PT/GBP libra esterlina britânica
    pt_PT/GEL lari georgiano
    pt_PT/GHS cedi ganês
    pt_PT/GIP libra de Gibraltar
    pt_PT/GMD dalasi gambiano
    pt_PT/GNF franco guineense
    pt_PT/GTQ quetzal da Guatemala
    pt_PT/GYD dólar da Guiana
    pt_PT/HKD dólar de Hong Kong
    pt_PT/HNL lempira das Honduras
    pt_PT/HRK kuna croata
    pt_PT/HTG gourde haitiano
    pt_PT/HUF forint húngaro
    pt_PT/IDR rupia indonésia
    pt_PT/ILS sheqel novo israelita
    pt_PT/INR rupia indiana
    pt_PT/IQD dinar iraquiano
    pt_PT/IRR rial iraniano
    pt_PT/ISK coroa islandesa
    pt_PT/JMD dólar jamaicano
    pt_PT/JOD dinar jordaniano
    pt_PT/JPY iene japonês
    pt_PT/KES xelim queniano
    pt_PT/KGS som quirguiz
    pt_PT/KHR riel cambojano
    pt_PT/KMF franco comoriano
    pt_PT/KPW won norte-coreano
    pt_PT/KRW won sul-coreano
    pt_PT/KWD dinar kuwaitiano
    pt_PT/KYD dólar das Ilhas Caimão
    pt_PT/KZT tenge cazaque
    pt_PT/LAK kip laosiano
    pt_PT/LBP libra libanesa
    pt_PT/LKR rupia do Sri Lanka
    pt_PT/LRD dólar liberiano
    pt_PT/LSL loti lesotiano
    pt_PT/LYD dinar líbio
    pt_PT/MAD dirham marroquino
    pt_PT/MDL leu moldavo
    pt_PT/MGA ariari malgaxe
    pt_PT/MKD dinar macedónio
    pt_PT/MMK kyat de Mianmar
    pt_PT/MNT tugrik mongol
    pt_PT/MOP pataca macaense
    pt_PT/MRU ouguiya mauritana
    pt_PT/MUR rupia mauriciana
    pt_PT/MVR rupia maldivana
    pt_PT/MWK kwacha malauiano
    pt_PT/MXN peso mexicano
    pt_PT/MYR ringgit malaio
    pt_PT/MZN metical moçambicano
    pt_PT/NAD dólar namibiano
    pt_PT/NGN naira nigeriana
    pt_PT/NIO córdoba nicaraguano
    pt_PT/NOK coroa norueguesa
    pt_PT/NPR rupia nepalesa
    pt_PT/NZD dólar neozelandês
    pt_PT/OMR rial omanense
    pt_PT/PAB balboa do Panamá
    pt_PT/PEN sol peruano
    pt_PT/PGK kina papuásia
    pt_PT/PHP peso filipino
    pt_PT/PKR rupia paquistanesa
    pt_PT/PLN zloti polaco
    pt_PT/PYG guarani paraguaio
    pt_PT/QAR rial catarense
    pt_PT/RON leu romeno
    pt_PT/RSD dinar sérvio
    pt_PT/RUB rublo russo
    pt_PT/RWF franco ruandês
    pt_PT/SAR rial saudita
    pt_PT/SBD dólar das Ilhas Salomão
    pt_PT/SCR rupia seichelense
    pt_PT/SDG libra sudanesa
    pt_PT/SEK coroa sueca
    pt_PT/SGD dólar singapuriano
    pt_PT/SHP libra santa-helenense
    pt_PT/SLE leone de Serra Leoa
    pt_PT/SLL leone de Serra Leoa (1964—2022)
    pt_PT/SOS xelim somali
    pt_PT/SRD dólar do Suriname
    pt_PT/SSP libra sul-sudanesa
    pt_PT/STN dobra de São Tomé e Príncipe
    pt_PT/SYP libra síria
    pt_PT/SZL lilangeni suázi
    pt_PT/THB baht tailandês
    pt_PT/TJS somoni tajique
    pt_PT/TMT manat turcomeno
    pt_PT/TND dinar tunisino
    pt_PT/TOP paʻanga tonganesa
    pt_PT/TRY lira turca
    pt_PT/TTD dólar de Trindade e Tobago
    pt_PT/TWD novo dólar taiwanês
    pt_PT/TZS xelim tanzaniano
    pt_PT/UAH hryvnia ucraniano
    pt_PT/UGX xelim ugandense
    pt_PT/USD dólar dos Estados Unidos
    pt_PT/UYU peso uruguaio
    pt_PT/UZS som uzbeque
    pt_PT/VEF bolívar (2008–2018)
    pt_PT/VES bolívar
    pt_PT/VND dong vietnamita
    pt_PT/VUV vatu de Vanuatu
    pt_PT/WST tala samoano
    pt_PT/XAF franco CFA (BEAC)
    pt_PT/XCD dólar das Caraíbas Orientais
    pt_PT/XOF franco CFA (BCEAO)
    pt_PT/XPF franco CFP
    pt_PT/YER rial iemenita
    pt_PT/ZAR rand sul-africano
    pt_PT/ZMW kwacha zambiano
    qu/AED Dirham de Emiratos Árabes Unidos
    qu/AFN Afgani Afgano
    qu/ALL Lek albanés
    qu/AMD Dram Armenio
    qu/ANG Florín Antillano Neerlandés
    qu/AOA Kwanza Angoleño
    qu/ARS Peso Argentino
    qu/AUD Dólar Australiano
    qu/AWG Florín Arubeño
    qu/AZN Manat Azerbaiyano
    qu/BAM Marco Bosnioherzegovino
    qu/BBD Dólar de Barbados
    qu/BDT Taka Bangladesí
    qu/BGN Lev
    qu/BHD Dinar Bareiní
    qu/BIF Franco Burundés
    qu/BMD Dólar Bermudeño
    qu/BND Dólar de Brunéi
    qu/BOB Boliviano
    qu/BRL Real Brasileño
    qu/BSD Dólar Bahameño
    qu/BTN Ngultrum Butanés
    qu/BWP Pula Botswano
    qu/BYN Nuevo Rublo Bielorruso
    qu/BZD Dólar Beliceño
    qu/CAD Dólar Canadiense
    qu/CDF Franco Congoleño
    qu/CHF Franco Suizo
    qu/CLP Peso Chileno
    qu/CNH Yuan Chino (offshore)
    qu/CNY Yuan Chino
    qu/COP Peso Colombiano
    qu/CRC Colón Costarricense
    qu/CUC Peso Cubano Convertible
    qu/CUP Peso Cubano
    qu/CVE Escudo Caboverdiano
    qu/CZK Corona Checa
    qu/DJF Franco Yibutiano
    qu/DKK Corona Danesa
    qu/DOP Peso Dominicano
    qu/DZD Dinar Argelino
    qu/EGP Libra Egipcia
    qu/ERN Nakfa Eritreano
    qu/ETB Birr Etíope
    qu/EUR Euro
    qu/FJD Dólar Fiyiano
    qu/FKP Libra Malvinense
    qu/GBP Libra Esterlina
    qu/GEL Lari Georgiano
    qu/GHS Cedi Ganés
    qu/GIP Libra Gibraltareña
    qu/GMD Dalasi
    qu/GNF Franco Guineano
    qu/GTQ Quetzal Guatemalteco
    qu/GYD Dólar Guyanés
    qu/HKD Dólar de Hong Kong
    qu/HNL Lempira Hondureño
    qu/HRK Kuna Croata
    qu/HTG Gourde Haitiano
    qu/HUF Florín Húngaro
    qu/IDR Rupia Indonesia
    qu/ILS Nuevo Séquel
    qu/INR Rupia India
    qu/IQD Dinar Iraquí
    qu/IRR Rial Iraní
    qu/ISK Corona Islandesa
    qu/JMD Dólar Jamaiquino
    qu/JOD Dinar Jordano
    qu/JPY Yen Japonés
    qu/KES Chelín Keniano
    qu/KGS Som Kirguís
    qu/KHR Riel Camboyano
    qu/KMF Franco Comorense
    qu/KPW Won Norcoreano
    qu/KRW Won Surcoreano
    qu/KWD Dinar Kuwaití
    qu/KYD Dólar de las Islas Caimán
    qu/KZT Tenge Kazajo
    qu/LAK Kip Laosiano
    qu/LBP Libra Libanesa
    qu/LKR Rupia de Sri Lanka
    qu/LRD Dólar Liberiano
    qu/LSL Lesoto Loti Qullqi
    qu/LYD Dinar Libio
    qu/MAD Dírham Marroquí
    qu/MDL Leu Moldavo
    qu/MGA Ariary Malgache
    qu/MKD Dinar Macedonio
    qu/MMK Kyat Birmano
    qu/MNT Tugrik Mongol
    qu/MOP Pataca Macaense
    qu/MRU Uguiya Mauritano
    qu/MUR Rupia de Mauricio
    qu/MVR Rupia de Maldivas
    qu/MWK Kwacha Malauí
    qu/MXN Peso Mexicano
    qu/MYR Ringgit Malayo
    qu/MZN Metical Mozambiqueño
    qu/NAD Dólar Namibio
    qu/NGN Naira Nigeriano
    qu/NIO Córdova Nicaragüense
    qu/NOK Corona Noruega
    qu/NPR Rupia Nepalí
    qu/NZD Dólar Neozelandés
    qu/OMR Rial Omaní
    qu/PAB Balboa Panameño
    qu/PEN Sol Peruano
    qu/PGK Kina Papuano
    qu/PHP Peso Filipino
    qu/PKR Rupia Pakistaní
    qu/PLN Zloty
    qu/PYG Guaraní Paraguayo
    qu/QAR Riyal Catarí
    qu/RON Leu Rumano
    qu/RSD Dinar Serbio
    qu/RUB Rublo Ruso
    qu/RWF Franco Ruandés
    qu/SAR Riyal Saudí
    qu/SBD Dólar de las Islas Salomón
    qu/SCR Rupia de Seychelles
    qu/SDG Libra Sudanesa
    qu/SEK Corona Sueca
    qu/SGD Dólar de Singapur
    qu/SHP Libra de Santa Helena
    qu/SLE Leone qullqi de Sierra Leona
    qu/SLL Leone qullqi de Sierra Leona (1964–2022)
    qu/SOS Chelín Somalí
    qu/SRD Dólar Surinamés
    qu/SSP Libra Sursudanesa
    qu/STN Dobra Santotomense
    qu/SYP Libra Siria
    qu/SZL Lilangeni Swazi
    qu/THB Baht Tailandés
    qu/TJS Somoni Tayiko
    qu/TMT Manat Turcomano
    qu/TND Dinar Tunecino
    qu/TOP Paʻanga Tongano
    qu/TRY Lira Turca
    qu/TTD Dólar de Trinidad y Tobago
    qu/TWD Nuevo Dólar Taiwanés
    qu/TZS Chelín Tanzano
    qu/UAH Grivna
    qu/UGX Chelín Ugandés
    qu/USD Dólar Americano
    qu/UYU Peso Uruguayo
    qu/UZS Som Ubzeko
    qu/VES Bolívar Venezolano
    qu/VND Dong Vietnamita
    qu/VUV Vatu Vanuatu
    qu/WST Tala Samoano
    qu/XAF Franco CFA de África Central
    qu/XCD Dólar del Caribe Oriental
    qu/XOF Franco CFA de África Occidental
    qu/XPF Franco CFP
    qu/YER Rial Yemení
    qu/ZAR Rand Sudafricano
    qu/ZMW Kwacha Zambiano
    rm/AED dirham dals Emirats Arabs Unids
    rm/AFN afgani afgan
    rm/ALL lek albanais
    rm/AMD dram armen
    rm/ANG flurin da las Antillas Ollandaisas
    rm/AOA kwanza angolan
    rm/ARL peso argentin ley
    rm/ARM peso argentin moneda nacional
    rm/ARS peso argentin
    rm/AUD dollar australian
    rm/AWG flurin da l’Aruba
    rm/AZN manat aserbaidschan
    rm/BAM marc convertibel da la Bosnia-Erzegovina
    rm/BAN nov dinar da la Bosnia-Erzegovina (1994–1997)
    rm/BBD dollar da Barbados
    rm/BDT taka bangladais
    rm/BGM lev bulgar socialistic
    rm/BGN lev bulgar
    rm/BGO lev bulgar (1879–1952)
    rm/BHD dinar dal Bahrain
    rm/BIF franc dal Burundi
    rm/BMD dollar da las Bermudas
    rm/BND dollar dal Brunei
    rm/BOB boliviano bolivian
    rm/BOL vegl boliviano
    rm/BRL real brasilian
    rm/BRZ vegl cruzeiro brasilian
    rm/BSD dollar da las Bahamas
    rm/BTN ngultrum butanais
    rm/BWP pula da la Botswana
    rm/BYN rubel bieloruss
    rm/BZD dollar dal Belize
    rm/CAD dollar canadais
    rm/CDF franc congolais
    rm/CHF franc svizzer
    rm/CLE escudo chilen
    rm/CLP peso chilen
    rm/CNH yuan chinais (offshore)
    rm/CNY yuan chinais
    rm/COP peso columbian
    rm/CRC colon da la Costa Rica
    rm/CUC peso cuban convertibel
    rm/CUP peso cuban
    rm/CVE escudo dal Cap Verd
    rm/CZK cruna tscheca
    rm/DJF franc dal Dschibuti
    rm/DKK cruna danaisa
    rm/DOP peso dominican
    rm/DZD dinar algerian
    rm/EGP glivra egipziana
    rm/ERN nakfa eritreic
    rm/ETB birr etiopic
    rm/EUR euro
    rm/FJD dollar dal Fidschi
    rm/FKP glivra dal Falkland
    rm/GBP glivra britannica
    rm/GEL lari georgian
    rm/GHS cedi ghanais
    rm/GIP glivra da Gibraltar
    rm/GMD dalasi gambic
    rm/GNF franc da la Guinea
    rm/GTQ quetzal da la Guatemala
    rm/GYD dollar da la Guyana
    rm/HKD dollar da Hongkong
    rm/HNL lempira hondurian
    rm/HRK kuna croata
    rm/HTG gourde haitian
    rm/HUF forint ungarais
    rm/IDR rupia indonaisa
    rm/ILS nov schekel israelian
    rm/INR rupia indica
    rm/IQD dinar iracais
    rm/IRR rial iranais
    rm/ISK cruna islandaisa
    rm/JMD dollar giamaican
    rm/JOD dinar jordanic
    rm/JPY yen giapunais
    rm/KES schilling kenian
    rm/KGS som kirgis
    rm/KHR riel cambodschan
    rm/KMF franc comorian
    rm/KPW won da la Corea dal Nord
    rm/KRH hwan da la Corea dal Sid (1953–1962)
    rm/KRO won da la Corea dal Sid (1945–1953)
    rm/KRW won da la Corea dal Sid
    rm/KWD dinar dal Kuwait
    rm/KYD dollar da las Inslas Cayman
    rm/KZT tenge kasac
    rm/LAK kip laot
    rm/LBP glivra libanaisa
    rm/LKR rupia da la Sri Lanka
    rm/LRD dollar liberian
    rm/LSL loti dal Lesotho
    rm/LYD dinar libic
    rm/MAD dirham marocan
    rm/MAF franc marocan
    rm/MCF franc monegass
    rm/MDC cupon moldav
    rm/MDL leu moldav
    rm/MGA ariary madagasc
    rm/MKD dinar macedon
    rm/MKN dinar macedon (1992–1993)
    rm/MMK kyat dal Myanmar
    rm/MNT tugrik mongolic
    rm/MOP pataca dal Macao
    rm/MRU ouguiya da la Mauretania
    rm/MUR rupia dal Mauritius
    rm/MVP rupia da las Maledivas (1947–1981)
    rm/MVR rufiyaa da las Maledivas
    rm/MWK kwacha dal Malawi
    rm/MXN peso mexican
    rm/MYR ringgit malaisic
    rm/MZN metical dal Mosambic
    rm/NAD dollar namibian
    rm/NGN naira nigeriana
    rm/NIO córdoba nicaraguan
    rm/NOK cruna norvegiaisa
    rm/NPR rupia nepalaisa
    rm/NZD dollar da la Nova Zelanda
    rm/OMR rial da l’Oman
    rm/PAB balboa dal Panama
    rm/PEN sol peruan
    rm/PGK kina da la Papua Nova Guinea
    rm/PHP peso filippin
    rm/PKR rupia pakistana
    rm/PLN zloty polac
    rm/PYG guarani paraguaian
    rm/QAR rial da Katar
    rm/RON leu rumen
    rm/RSD dinar serb
    rm/RUB rubel russ
    rm/RWF franc ruandais
    rm/SAR riyal saudit
    rm/SBD dollar da las Inslas da Salomon
    rm/SCR rupia da las Seychellas
    rm/SDG glivra sudanaisa
    rm/SEK cruna svedaisa
    rm/SGD dollar dal Singapur
    rm/SHP glivra da Sontg’Elena
    rm/SLE leone da la Sierra Leone
    rm/SLL leone da la Sierra Leone (1964—2022)
    rm/SOS schilling somalian
    rm/SRD dollar surinam
    rm/SSP glivra sidsudanaisa
    rm/STN dobra da São Tomé e Principe
    rm/SYP glivra siriana
    rm/SZL lilangeni dal Swaziland
    rm/THB baht tailandais
    rm/TJS somoni tadschic
    rm/TMT manat turkmen
    rm/TND dinar tunesian
    rm/TOP paʻanga da Tonga
    rm/TRY lira tirca
    rm/TTD dollar da Trinidad e Tobago
    rm/TWD nov dollar taiwanais
    rm/TZS schilling tansanian
    rm/UAH hryvnia ucranaisa
    rm/UGX schilling ugandais
    rm/USD dollar da l’USA
    rm/UYU peso da l’Uruguay
    rm/UZS som usbec
    rm/VEF bolivar venezuelan (2008–2018)
    rm/VES bolívar venezuelan
    rm/VND dong vietnamais
    rm/VNN dong vietnamais (1978–1985)
    rm/VUV vatu dal Vanuatu
    rm/WST tala da la Samoa
    rm/XAF franc CFA da l’Africa Centrala
    rm/XCD dollar da la Caribica Orientala
    rm/XFO franc d’aur franzos
    rm/XFU franc UIC franzos
    rm/XOF franc CFA da l’Africa dal Vest
    rm/XPF franc CFP
    rm/XRE fonds RINET
    rm/YER rial jemenit
    rm/YUR dinar jugoslav refurmà (1992–1993)
    rm/ZAR rand sidafrican
    rm/ZMW kwacha da la sambia
    rn/AED Idiramu ryo muri Leta Zunze Ubumwe z’Abarabu
    rn/AOA Ikwanza ryo muri Angola
    rn/AUD Idolari ryo muri Ositaraliya
    rn/BHD Idinari ry’iribahireyini
    rn/BIF Ifaranga ry’Uburundi
    rn/BWP Ipula ryo muri Botswana
    rn/CAD Idolari rya Kanada
    rn/CDF Ifaranga rya Kongo
    rn/CHF Ifaranga ry’Ubusuwisi
    rn/CNY Iyuwani ryo mu Bushinwa
    rn/CVE Irikaboveridiyano ryo muri Esikudo
    rn/DJF Ifaranga ryo muri Jibuti
    rn/DZD Idinari ryo muri Alijeriya
    rn/EGP Ipawundi rya Misiri
    rn/ERN Irinakufa ryo muri Eritereya
    rn/ETB Ibiri ryo muri Etiyopiya
    rn/EUR Iyero
    rn/GBP Ipawundi ryo mu Bwongereza
    rn/GMD Idalasi ryo muri Gambiya
    rn/INR Irupiya ryo mu Buhindi
    rn/JPY Iyeni ry’Ubuyapani
    rn/KES Ishilingi rya Kenya
    rn/KMF Ifaranga rya Komore
    rn/LRD Idolari rya Liberiya
    rn/LSL Iloti ryo muro Lesoto
    rn/LYD Idinari rya Libiya
    rn/MAD Idiramu ryo muri Maroke
    rn/MGA Iriyari ryo muri Madagasikari
    rn/MRU Ugwiya ryo muri Moritaniya
    rn/MUR Irupiya ryo mu birwa bya Morise
    rn/MWK Ikwaca ryo muri Malawi
    rn/NAD Idolari rya Namibiya
    rn/NGN Inayira ryo muri Nijeriya
    rn/RWF Ifaranga ry’u Rwanda
    rn/SAR Iriyari ryo muri Arabiya Sawudite
    rn/SCR Irupiya ryo mu birwa bya Sayisheli
    rn/SDG Ipawundi rya Sudani
    rn/SHP Ipawundi rya Sente Helena
    rn/SLE Ilewone
    rn/SLL Ilewone (1964—2022)
    rn/SOS Ishilingi ryo muri Somaliya
    rn/STN Idobura ryo muri Sawotome na Perensipe
    rn/SZL Ililangeni
    rn/TND Idinari ryo muri Tuniziya
    rn/TZS Ishilingi rya Tanzaniya
    rn/UGX Ishilingi ry’Ubugande
    rn/USD Idolari ry’abanyamerika
    rn/ZAR Irandi ryo muri Afurika y’Epfo
    rn/ZMW Ikwaca ryo muri Zambiya
    ro/AED dirham din Emiratele Arabe Unite
    ro/AFN afgani afgan
    ro/ALL lek
    ro/AMD dram armenesc
    ro/ANG gulden neerlandez antilez
    ro/AOA kwanza angoleză
    ro/ARS peso argentinian
    ro/AUD dolar australian
    ro/AWG florin aruban
    ro/AZN manat azer
    ro/BAM marcă convertibilă
    ro/BBD dolar din Barbados
    ro/BDT taka din Bangladesh
    ro/BGN leva
    ro/BHD dinar din Bahrain
    ro/BIF franc burundez
    ro/BMD dolar din Bermuda
    ro/BND dolar din Brunei
    ro/BOB boliviano
    ro/BRL real
    ro/BSD dolar din Bahamas
    ro/BTN ngultrum din Bhutan
    ro/BWP pula Botswana
    ro/BYN rublă belarusă
    ro/BZD dolar din Belize
    ro/CAD dolar canadian
    ro/CDF franc congolez
    ro/CHF franc elvețian
    ro/CLP peso chilian
    ro/CNH yuan chinezesc (offshore)
    ro/CNY yuan chinezesc
    ro/COP peso columbian
    ro/CRC colón costarican
    ro/CUC peso cubanez convertibil
    ro/CUP peso cubanez
    ro/CVE escudo caboverdian
    ro/CZK coroană cehă
    ro/DJF franc djiboutian
    ro/DKK coroană daneză
    ro/DOP peso dominican
    ro/DZD dinar algerian
    ro/EGP liră egipteană
    ro/ERN nakfa eritreeană
    ro/ETB birr etiopian
    ro/EUR euro
    ro/FJD dolar fijian
    ro/FKP liră din Insulele Falkland
    ro/GBP liră sterlină
    ro/GEL lari georgian
    ro/GHS cedi ghanez
    ro/GIP liră din Gibraltar
    ro/GMD dalasi din Gambia
    ro/GNF franc guineean
    ro/GTQ quetzal guatemalez
    ro/GYD dolar guyanez
    ro/HKD dolar din Hong Kong
    ro/HNL lempira honduriană
    ro/HRK kuna
    ro/HTG gourde din Haiti
    ro/HUF forint
    ro/IDR rupie indoneziană
    ro/ILS shekel israelian nou
    ro/INR rupie indiană
    ro/IQD dinar irakian
    ro/IRR rial iranian
    ro/ISK coroană islandeză
    ro/JMD dolar jamaican
    ro/JOD dinar iordanian
    ro/JPY yen japonez
    ro/KES șiling kenyan
    ro/KGS som kârgâz
    ro/KHR riel cambodgian
    ro/KMF franc comorian
    ro/KPW won nord-coreean
    ro/KRW won sud-coreean
    ro/KWD dinar kuweitian
    ro/KYD dolar din Insulele Cayman
    ro/KZT tenge kazahă
    ro/LAK kip laoțian
    ro/LBP liră libaneză
    ro/LKR rupie srilankeză
    ro/LRD dolar liberian
    ro/LSL loti lesothian
    ro/LYD dinar libian
    ro/MAD dirham marocan
    ro/MAF franc marocan
    ro/MDL leu moldovenesc
    ro/MGA ariary malgaș
    ro/MKD denar
    ro/MMK kyat din Myanmar
    ro/MNT tugrik mongol
    ro/MOP pataca din Macao
    ro/MRU ouguiya mauritană
    ro/MUR rupie mauritiană
    ro/MVR rufiyaa maldiviană
    ro/MWK kwacha malawiană
    ro/MXN peso mexican
    ro/MYR ringgit malaiezian
    ro/MZN metical mozambican
    ro/NAD dolar namibian
    ro/NGN naira nigeriană
    ro/NIO córdoba oro
    ro/NOK coroană norvegiană
    ro/NPR rupie nepaleză
    ro/NZD dolar neozeelandez
    ro/OMR rial omanez
    ro/PAB balboa panameză
    ro/PEN sol
    ro/PGK kina din Papua-Noua Guinee
    ro/PHP peso filipinez
    ro/PKR rupie pakistaneză
    ro/PLN zlot
    ro/PYG guarani
    ro/QAR rial qatarian
    ro/RON leu românesc
    ro/RSD dinar sârbesc
    ro/RUB rublă rusească
    ro/RWF franc rwandez
    ro/SAR rial saudit
    ro/SBD dolar din Insulele Solomon
    ro/SCR rupie seychelleză
    ro/SDG liră sudaneză
    ro/SEK coroană suedeză
    ro/SGD dolar singaporez
    ro/SHP liră din Sfânta Elena (Sfânta Elena și Ascension)
    ro/SLE leone din Sierra Leone
    ro/SLL leone din Sierra Leone (1964—2022)
    ro/SOS șiling somalez
    ro/SRD dolar surinamez
    ro/SSP liră din Sudanul de Sud
    ro/STN dobra din São Tomé și Príncipe
    ro/SYP liră siriană
    ro/SZL lilangeni din Swaziland
    ro/THB baht thailandez
    ro/TJS somoni tadjic
    ro/TMT manat turkmen
    ro/TND dinar tunisian
    ro/TOP pa’anga tongană
    ro/TRY liră turcească
    ro/TTD dolar din Trinidad și Tobago
    ro/TWD dolar nou din Taiwan
    ro/TZS șiling tanzanian
    ro/UAH grivnă
    ro/UGX șiling ugandez
    ro/USD dolar american
    ro/UYU peso uruguayan
    ro/UZS sum Uzbekistan
    ro/VEF bolivar venezuelean (2008–2018)
    ro/VES bolívar soberano
    ro/VND dong vietnamez
    ro/VUV vatu din Vanuatu
    ro/WST tala samoană
    ro/XAF franc CFA BEAC
    ro/XCD dolar est-caraib
    ro/XFO franc francez de aur
    ro/XFU franc UIC francez
    ro/XOF franc CFA BCEAO
    ro/XPF franc CFP
    ro/YER rial yemenit
    ro/ZAR rand sud-african
    ro/ZMW kwacha zambian
    rof/AED heleri sa Falme za Kiarabu
    rof/AOA heleri sa Angola
    rof/AUD heleri sa Australia
    rof/BHD heleri sa Bahareni
    rof/BIF heleri sa Burundi
    rof/BWP heleri sa Botswana
    rof/CAD heleri sa Kanada
    rof/CDF heleri sa Kongo
    rof/CHF heleri sa Uswisi
    rof/CNY heleri sa China
    rof/CVE heleri sa Kepuvede
    rof/DJF heleri sa Jibuti
    rof/DZD heleri sa Aljeria
    rof/EGP heleri sa Misri
    rof/ERN heleri sa Eritrea
    rof/ETB heleri sa Uhabeshi
    rof/EUR yuro
    rof/GBP heleri sa Uingereza
    rof/GMD heleri sa Gambia
    rof/INR heleri sa India
    rof/JPY heleri sa Japani
    rof/KES heleri sa Kenya
    rof/KMF heleri sa Komoro
    rof/LRD heleri sa Liberia
    rof/LSL heleri sa Lesoto
    rof/LYD heleri sa Libya
    rof/MAD heleri sa Moroko
    rof/MGA heleri sa Bukini
    rof/MRU heleri sa Moritania
    rof/MUR heleri sa Morisi
    rof/MWK heleri sa Malawi
    rof/NAD heleri sa Namibia
    rof/NGN heleri sa Nijeria
    rof/RWF heleri sa Rwanda
    rof/SAR heleri sa Saudia
    rof/SCR heleri sa Shelisheli
    rof/SDG heleri sa Sudani
    rof/SHP heleri sa Santahelena
    rof/SLE leoni
    rof/SLL leoni (1964—2022)
    rof/SOS heleri sa Somalia
    rof/STN heleri sa Sao Tome na Principe
    rof/SZL lilangeni
    rof/TND heleri sa Tunisia
    rof/TZS heleri sa Tanzania
    rof/UGX heleri sa Uganda
    rof/USD heleri sa Marekani
    rof/XAF heleri sa CFA BEAC
    rof/XOF heleri sa CFA BCEAO
    rof/ZAR heleri sa Afrika Kusini
    rof/ZMW heleri sa Zambia
    ru/AED дирхам ОАЭ
    ru/AFN афгани
    ru/ALL албанский лек
    ru/AMD армянский драм
    ru/ANG нидерландский антильский гульден
    ru/AOA ангольская кванза
    ru/ARS аргентинский песо
    ru/AUD австралийский доллар
    ru/AWG арубанский флорин
    ru/AZN азербайджанский манат
    ru/BAM конвертируемая марка Боснии и Герцеговины
    ru/BBD барбадосский доллар
    ru/BDT бангладешская така
    ru/BGN болгарский лев
    ru/BHD бахрейнский динар
    ru/BIF бурундийский франк
    ru/BMD бермудский доллар
    ru/BND брунейский доллар
    ru/BOB боливийский боливиано
    ru/BRL бразильский реал
    ru/BSD багамский доллар
    ru/BTN бутанский нгултрум
    ru/BWP ботсванская пула
    ru/BYN белорусский рубль
    ru/BZD белизский доллар
    ru/CAD канадский доллар
    ru/CDF конголезский франк
    ru/CHF швейцарский франк
    ru/CLP чилийский песо
    ru/CNH китайский офшорный юань
    ru/CNY китайский юань
    ru/COP колумбийский песо
    ru/CRC костариканский колон
    ru/CUC кубинский конвертируемый песо
    ru/CUP кубинский песо
    ru/CVE эскудо Кабо-Верде
    ru/CZK чешская крона
    ru/DJF франк Джибути
    ru/DKK датская крона
    ru/DOP доминиканский песо
    ru/DZD алжирский динар
    ru/EGP египетский фунт
    ru/ERN эритрейская накфа
    ru/ETB эфиопский быр
    ru/EUR евро
    ru/FJD доллар Фиджи
    ru/FKP фунт Фолклендских островов
    ru/GBP британский фунт стерлингов
    ru/GEL грузинский лари
    ru/GHS ганский седи
    ru/GIP гибралтарский фунт
    ru/GMD гамбийский даласи
    ru/GNF гвинейский франк
    ru/GTQ гватемальский кетсаль
    ru/GYD гайанский доллар
    ru/HKD гонконгский доллар
    ru/HNL гондурасская лемпира
    ru/HRK хорватская куна
    ru/HTG гаитянский гурд
    ru/HUF венгерский форинт
    ru/IDR индонезийская рупия
    ru/ILS новый израильский шекель
    ru/INR индийская рупия
    ru/IQD иракский динар
    ru/IRR иранский риал
    ru/ISK исландская крона
    ru/JMD ямайский доллар
    ru/JOD иорданский динар
    ru/JPY японская иена
    ru/KES кенийский шиллинг
    ru/KGS киргизский сом
    ru/KHR камбоджийский риель
    ru/KMF коморский франк
    ru/KPW северокорейская вона
    ru/KRW южнокорейская вона
    ru/KWD кувейтский динар
    ru/KYD доллар Островов Кайман
    ru/KZT казахский тенге
    ru/LAK лаосский кип
    ru/LBP ливанский фунт
    ru/LKR шри-ланкийская рупия
    ru/LRD либерийский доллар
    ru/LSL лоти
    ru/LYD ливийский динар
    ru/MAD марокканский дирхам
    ru/MAF Марокканский франк
    ru/MDL молдавский лей
    ru/MGA малагасийский ариари
    ru/MKD македонский денар
    ru/MMK мьянманский кьят
    ru/MNT монгольский тугрик
    ru/MOP патака Макао
    ru/MRU мавританская угия
    ru/MUR маврикийская рупия
    ru/MVR мальдивская руфия
    ru/MWK малавийская квача
    ru/MXN мексиканский песо
    ru/MYR малайзийский ринггит
    ru/MZN мозамбикский метикал
    ru/NAD доллар Намибии
    ru/NGN нигерийская найра
    ru/NIO никарагуанская кордоба
    ru/NOK норвежская крона
    ru/NPR непальская рупия
    ru/NZD новозеландский доллар
    ru/OMR оманский риал
    ru/PAB панамский бальбоа
    ru/PEN перуанский соль
    ru/PGK кина Папуа – Новой Гвинеи
    ru/PHP филиппинский песо
    ru/PKR пакистанская рупия
    ru/PLN польский злотый
    ru/PYG парагвайский гуарани
    ru/QAR катарский риал
    ru/RON румынский лей
    ru/RSD сербский динар
    ru/RUB российский рубль
    ru/RWF франк Руанды
    ru/SAR саудовский риял
    ru/SBD доллар Соломоновых Островов
    ru/SCR сейшельская рупия
    ru/SDG суданский фунт
    ru/SEK шведская крона
    ru/SGD сингапурский доллар
    ru/SHP фунт острова Святой Елены
    ru/SLE леоне
    ru/SLL леоне (1964—2022)
    ru/SOS сомалийский шиллинг
    ru/SRD суринамский доллар
    ru/SSP южносуданский фунт
    ru/STN добра Сан-Томе и Принсипи
    ru/SYP сирийский фунт
    ru/SZL свазилендский лилангени
    ru/THB таиландский бат
    ru/TJS таджикский сомони
    ru/TMT новый туркменский манат
    ru/TND тунисский динар
    ru/TOP тонганская паанга
    ru/TRY турецкая лира
    ru/TTD доллар Тринидада и Тобаго
    ru/TWD новый тайваньский доллар
    ru/TZS танзанийский шиллинг
    ru/UAH украинская гривна
    ru/UGX угандийский шиллинг
    ru/USD доллар США
    ru/UYU уругвайский песо
    ru/UZS узбекский сум
    ru/VEF венесуэльский боливар (2008–2018)
    ru/VES венесуэльский боливар
    ru/VND вьетнамский донг
    ru/VUV вату Вануату
    ru/WST самоанская тала
    ru/XAF франк КФА BEAC
    ru/XCD восточно-карибский доллар
    ru/XFO Французский золотой франк
    ru/XFU Французский UIC-франк
    ru/XOF франк КФА ВСЕАО
    ru/XPF французский тихоокеанский франк
    ru/XRE единица RINET-фондов
    ru/YER йеменский риал
    ru/ZAR южноафриканский рэнд
    ru/ZMW замбийская квача
    rwk/AED Dirham ya Falme za Kiarabu
    rwk/AOA Kwanza ya Angola
    rwk/AUD Dola ya Australia
    rwk/BHD Dinari ya Bahareni
    rwk/BIF Faranga ya Burundi
    rwk/BWP Pula ya Botswana
    rwk/CAD Dola ya Kanada
    rwk/CDF Faranga ya Kongo
    rwk/CHF Faranga ya Uswisi
    rwk/CNY Yuan Renminbi ya China
    rwk/CVE Eskudo ya Kepuvede
    rwk/DJF Faranga ya Jibuti
    rwk/DZD Dinari ya Aljeria
    rwk/EGP Pauni ya Misri
    rwk/ERN Nakfa ya Eritrea
    rwk/ETB Bir ya Uhabeshi
    rwk/EUR Yuro
    rwk/GBP Pauni ya Uingereza
    rwk/GMD Dalasi ya Gambia
    rwk/INR Rupia ya India
    rwk/JPY Sarafu ya Kijapani
    rwk/KES Shilingi ya Kenya
    rwk/KMF Faranga ya Komoro
    rwk/LRD Dola ya Liberia
    rwk/LSL Loti ya Lesoto
    rwk/LYD Dinari ya Libya
    rwk/MAD Dirham ya Moroko
    rwk/MGA Faranga ya Bukini
    rwk/MRU Ugwiya ya Moritania
    rwk/MUR Rupia ya Morisi
    rwk/MWK Kwacha ya Malawi
    rwk/NAD Dola ya Namibia
    rwk/NGN Naira ya Nijeria
    rwk/RWF Faranga ya Rwanda
    rwk/SAR Riyal ya Saudia
    rwk/SCR Rupia ya Shelisheli
    rwk/SDG Dinari ya Sudani
    rwk/SHP Pauni ya Santahelena
    rwk/SLE Leoni
    rwk/SLL Leoni (1964—2022)
    rwk/SOS Shilingi ya Somalia
    rwk/STN Dobra ya Sao Tome na Principe
    rwk/SZL Lilangeni
    rwk/TND Dinari ya Tunisia
    rwk/TZS Shilingi ya Tanzania
    rwk/UGX Shilingi ya Uganda
    rwk/USD Dola ya Marekani
    rwk/XAF Faranga CFA BEAC
    rwk/XOF Faranga CFA BCEAO
    rwk/ZAR Randi ya Afrika Kusini
    rwk/ZMW Kwacha ya Zambia
    sa/BRL ब्राजीली रियाल
    sa/CNY चीनी युआन
    sa/EUR फिरङ्गिन् मुद्रा
    sa/GBP आङ्ग्लदेशीयः पाउंड
    sa/INR भारतीय रूप्यकम्
    sa/JPY जापानी येन
    sa/RUB रष्यदेशीय रूबल
    sa/USD यूएस डॉलर
    sah/RUB Арассыыйа солкуобайа
    sah/USD АХШ дуоллара
    saq/AED Njilingi eel Falme za Kiarabu
    saq/AOA Njilingi eel Angola
    saq/AUD Njilingi eel Australia
    saq/BHD Njilingi eel Bahareni
    saq/BIF Njilingi eel Burundi
    saq/BWP Njilingi eel Botswana
    saq/CAD Njilingi eel Kanada
    saq/CDF Njilingi eel Kongo
    saq/CHF Njilingi eel Uswisi
    saq/CNY Njilingi eel China
    saq/CVE Njilingi eel Kepuvede
    saq/DJF Njilingi eel Jibuti
    saq/DZD Njilingi eel Aljeria
    saq/EGP Njilingi eel Misri
    saq/ERN Njilingi eel Eritrea
    saq/ETB Njilingi eel Uhabeshi
    saq/EUR Yuro
    saq/GBP Njilingi eel Uingereza
    saq/GMD Njilingi eel Gambia
    saq/INR Njilingi eel India
    saq/JPY Njilingi eel Kijapani
    saq/KES Njilingi eel Kenya
    saq/KMF Njilingi eel Komoro
    saq/LRD Dola eel Liberia
    saq/LSL Njilingi eel Lesoto
    saq/LYD Njilingi eel Libya
    saq/MAD Njilingi eel Moroko
    saq/MGA Njilingi eel Bukini
    saq/MRU Njilingi eel Moritania
    saq/MUR Njilingi eel Morisi
    saq/MWK Njilingi eel Malawi
    saq/NAD Njilingi eel Namibia
    saq/NGN Njilingi eel Nijeria
    saq/RWF Njilingi eel Rwanda
    saq/SAR Njilingi eel Saudia
    saq/SCR Njilingi eel Shelisheli
    saq/SDG Paunt eel Sudani
    saq/SHP Paunt eel Santahelena
    saq/SLE Leoni
    saq/SLL Leoni (1964—2022)
    saq/SOS Njilingi eel Somalia
    saq/STN Njilingi eel Sao Tome na Principe
    saq/SZL Lilangeni
    saq/TND Njilingi eel Tunisia
    saq/TZS Njilingi eel Tanzania
    saq/UGX Njilingi eel Uganda
    saq/USD Dola eel Marekani
    saq/XAF Njilingi eel CFA BEAC
    saq/XOF Njilingi eel CFA BCEAO
    saq/ZAR Njilingi eel Afrika Kusini
    saq/ZMW Njilingi eel Zambia
    sat/BRL ᱵᱨᱟᱡᱤᱞᱤᱭᱟᱱ ᱨᱤᱭᱟᱹᱞ
    sat/CNY ᱪᱤᱱᱤ ᱭᱩᱣᱟᱱ
    sat/EUR ᱭᱩᱨᱚ
    sat/GBP ᱵᱨᱤᱴᱤᱥ ᱯᱟᱣᱩᱸᱰ
    sat/INR ᱥᱤᱧᱚᱛ ᱨᱮᱱᱟᱜ ᱴᱟᱠᱟ
    sat/JPY ᱡᱟᱯᱟᱱᱤ ᱭᱮᱱ
    sat/RUB ᱨᱩᱥᱤ ᱨᱩᱵᱟᱹᱞ
    sat/USD ᱭᱩᱮᱥ ᱰᱚᱞᱟᱨ
    sbp/AED Ihela ya Shitwa sha Shiyalabu
    sbp/AOA Ihela ya Angola
    sbp/AUD Ihela ya Awusitilaliya
    sbp/BHD Ihela ya Bahaleni
    sbp/BIF Ihela ya Bulundi
    sbp/BWP Ihela ya Botiswana
    sbp/CAD Ihela ya Kanada
    sbp/CDF Ihela ya Kongo
    sbp/CHF Ihela ya Uswisi
    sbp/CNY Ihela ya Shina
    sbp/CVE Ihela ya Kepuvede
    sbp/DJF Ihela ya Jibuti
    sbp/DZD Ihela ya Alijeliya
    sbp/EGP Ihela ya Misili
    sbp/ERN Ihela ya Elitileya
    sbp/ETB Ihela ya Uhabeshi
    sbp/EUR Ihela ya Ulaya
    sbp/GBP Ihela ya Uwingelesa
    sbp/GMD Ihela ya Gambiya
    sbp/INR Ihela ya Indiya
    sbp/JPY Ihela ya Japani
    sbp/KES Ihela ya Kenya
    sbp/KMF Ihela ya Komolo
    sbp/LRD Ihela ya Libeliya
    sbp/LSL Ihela ya Lesoto
    sbp/LYD Ihela ya Libiya
    sbp/MAD Ihela ya Moloko
    sbp/MGA Ihela ya Bukini
    sbp/MRU Ihela ya Molitaniya
    sbp/MUR Ihela ya Molisi
    sbp/MWK Ihela ya Malawi
    sbp/NAD Ihela ya Namibiya
    sbp/NGN Ihela ya Nijeliya
    sbp/RWF Ihela ya Lwanda
    sbp/SAR Ihela ya Sawudiya
    sbp/SCR Ihela ya Shelisheli
    sbp/SDG Ihela ya Sudani
    sbp/SHP Ihela ya Santahelena
    sbp/SLE Ihela ya Siela Liyoni
    sbp/SLL Ihela ya Siela Liyoni (1964—2022)
    sbp/SOS Ihela ya Somaliya
    sbp/STN Ihela ya Sao Tome ni Pilinsipe
    sbp/SZL Ihela ya Uswasi
    sbp/TND Ihela ya Tunisiya
    sbp/TZS Ihela ya Tansaniya
    sbp/UGX Ihela ya Uganda
    sbp/USD Ihela ya Malekani
    sbp/XAF Ihela ya CFA BEAC
    sbp/XOF Ihela ya CFA BCEAO
    sbp/ZAR Ihela ya Afilika Kusini
    sbp/ZMW Ihela ya Sambiya
    sc/AED dirham de sos Emirados Àrabos Unidos
    sc/AFN afgani afganu
    sc/ALL lek albanesu
    sc/AMD dram armenu
    sc/ANG fiorinu de sas Antillas Olandesas
    sc/AOA kwanza angolanu
    sc/ARL peso ley argentinu (1970–1983)
    sc/ARM peso argentinu (1881–1970)
    sc/ARS peso argentinu
    sc/AUD dòllaru australianu
    sc/AWG fiorinu arubanu
    sc/AZN manat azeru
    sc/BAM marcu cunvertìbile de sa Bòsnia-Erzegòvina
    sc/BAN dinar de sa Bòsnia-Erzegòvina (1994–1997)
    sc/BBD dòllaru barbadianu
    sc/BDT taka bangladesu
    sc/BGM lev sotzialista bùlgaru
    sc/BGN lev bùlgaru
    sc/BGO lev bùlgaru (1879–1952)
    sc/BHD dinar bahreinu
    sc/BIF francu burundianu
    sc/BMD dòllaru de sas Bermudas
    sc/BND dòllaru de su Brunei
    sc/BOB bolivianu
    sc/BOL bolivianu (1863–1963)
    sc/BRL real brasilianu
    sc/BRZ cruzèiru brasilianu (1942–1967)
    sc/BSD dòllaru bahamesu
    sc/BTN ngultrum bhutanesu
    sc/BWP pula botswanesa
    sc/BYN rublu bielorussu
    sc/BZD dòllaru de su Belize
    sc/CAD dòllaru canadesu
    sc/CDF francu congolesu
    sc/CHF francu isvìtzeru
    sc/CLE iscudu tzilenu
    sc/CLP peso tzilenu
    sc/CNH renminbi tzinesu (extracontinentale)
    sc/CNX dòllaru de sa Banca Popolare Tzinesa
    sc/CNY renminbi tzinesu
    sc/COP peso colombianu
    sc/CRC colón costaricanu
    sc/CUC peso cubanu cunvertìbile
    sc/CUP peso cubanu
    sc/CVE iscudu cabubirdianu
    sc/CZK corona tzeca
    sc/DJF francu gibutianu
    sc/DKK corona danesa
    sc/DOP peso dominicanu
    sc/DZD dinar algerinu
    sc/EGP isterlina egitziana
    sc/ERN nafka eritreu
    sc/ETB birr etìope
    sc/EUR èuro
    sc/FJD dòllaru fijianu
    sc/FKP isterlina de sas ìsulas Falklands
    sc/GBP isterlina britànnica
    sc/GEL lari georgianu
    sc/GHS cedi ganesu
    sc/GIP isterlina de Gibilterra
    sc/GMD dalasi gambianu
    sc/GNF francu guineanu
    sc/GTQ quetzal guatemaltecu
    sc/GYD dòllaru guyanesu
    sc/HKD dòllaru de Hong Kong
    sc/HNL lempira hondurenu
    sc/HRK kuna croata
    sc/HTG gourde haitianu
    sc/HUF fiorinu ungheresu
    sc/IDR rupia indonesiana
    sc/ILS siclu nou israelianu
    sc/INR rupia indiana
    sc/IQD dinar irachenu
    sc/IRR rial iranianu
    sc/ISK corona islandesa
    sc/JMD dòllaru giamaicanu
    sc/JOD dinar giordanu
    sc/JPY yen giaponesu
    sc/KES iscellinu kenianu
    sc/KGS som kirghisu
    sc/KHR riel cambogianu
    sc/KMF francu comorianu
    sc/KPW won nordcoreanu
    sc/KRH hwan sudcoreanu (1953–1962)
    sc/KRO won sudcoreanu (1945–1953)
    sc/KRW won sudcoreanu
    sc/KWD dinar kuwaitianu
    sc/KYD dòllaru de sas Ìsulas Cayman
    sc/KZT tenge kazaku
    sc/LAK kip laotianu
    sc/LBP isterlina lebanesa
    sc/LKR rupia de su Sri Lanka
    sc/LRD dòllaru liberianu
    sc/LSL loti lesothianu
    sc/LYD dinar lìbicu
    sc/MAD dirham marochinu
    sc/MAF francu marochinu
    sc/MCF francu monegascu
    sc/MDC cupon moldavu
    sc/MDL leu moldavu
    sc/MGA ariary malgàsciu
    sc/MKD denar matzèdone
    sc/MKN denar matzèdone (1992–1993)
    sc/MMK kyat de su Myanmar
    sc/MNT tugrik mòngolu
    sc/MOP pataca macanesa
    sc/MRU ouguiya mauritiana
    sc/MUR rupia mauritziana
    sc/MVP rupia maldiviana (1947–1981)
    sc/MVR rufiyaa maldiviana
    sc/MWK kwacha malawiana
    sc/MXN peso messicanu
    sc/MYR ringgit malesu
    sc/MZN metical mozambicanu
    sc/NAD dòllaru namibianu
    sc/NGN naira nigeriana
    sc/NIO córdoba nicaraguesu
    sc/NOK corona norvegesa
    sc/NPR rupia nepalesa
    sc/NZD dòllaru neozelandesu
    sc/OMR rial omanesu
    sc/PAB balboa panamesu
    sc/PEN sol peruvianu
    sc/PGK kina papuana
    sc/PHP peso filipinu
    sc/PKR rupia pakistana
    sc/PLN zloty polacu
    sc/PYG guaraní paraguayanu
    sc/QAR rial catarianu
    sc/RON leu rumenu
    sc/RSD dinar serbu
    sc/RUB rublu russu
    sc/RWF francu ruandesu
    sc/SAR riyal saudita
    sc/SBD dòllaru de sas Ìsulas Salomone
    sc/SCR rupia seychellesa
    sc/SDG isterlina sudanesa
    sc/SEK corona isvedesa
    sc/SGD dòllaru de Singapore
    sc/SHP isterlina de Sant’Elene
    sc/SLE leone nou de sa Sierra Leone
    sc/SLL leone de sa Sierra Leone
    sc/SOS iscellinu sòmalu
    sc/SRD dòllaru surinamesu
    sc/SSP isterlina sud-sudanesa
    sc/STN dobra de São Tomé e Príncipe
    sc/SYP isterlina siriana
    sc/SZL lilangeni de s’Eswatini
    sc/THB baht tailandesu
    sc/TJS somoni tagiku
    sc/TMT manat turkmenu
    sc/TND dinar tunisinu
    sc/TOP paʻanga tongana
    sc/TRY lira turca
    sc/TTD dòllaru de Trinidad e Tobago
    sc/TWD dòllaru nou taiwanesu
    sc/TZS iscellinu tanzanianu
    sc/UAH hryvnia ucraina
    sc/UGX iscellinu ugandesu
    sc/USD dòllaru americanu
    sc/UYU peso uruguayanu
    sc/UZS som uzbeku
    sc/VEF bolivar venezuelanu (2008–2018)
    sc/VES bolivar venezuelanu
    sc/VND dong vietnamesu
    sc/VNN dong vietnamesu (1978–1985)
    sc/VUV vatu de Vanuatu
    sc/WST tala samoana
    sc/XAF francu CFA BEAC
    sc/XCD dòllaru de sos Caràibes orientales
    sc/XFO francu oro frantzesu
    sc/XFU francu UIC frantzesu
    sc/XOF francu CFA BCEAO
    sc/XPF francu CFP
    sc/XRE fundos RINET
    sc/YER rial yemenita
    sc/YUR dinar riformadu yugoslavu (1992–1993)
    sc/ZAR rand sudafricanu
    sc/ZMW kwacha zambiana
    sd/AED گڏيل عرب امارات درهم
    sd/AFN افغاني افغاني
    sd/ALL الباني ليڪ
    sd/AMD ارماني ڊرم
    sd/ANG نيڌرلينڊ انٽليئن گلڊر
    sd/AOA انگوليائي ڪوانزا
    sd/ARS ارجنٽائن پيسو
    sd/AUD آسٽريلوي ڊالر
    sd/AWG اروبن فلورن
    sd/AZN آذربائيجاني منت
    sd/BAM بوسنيا هرزگوينا ڪنورٽبل مارڪ
    sd/BBD باربيڊين ڊالر
    sd/BDT بنگلاديشي ٽڪا
    sd/BGN بلغارین لیو
    sd/BHD بحريني دينار
    sd/BIF برونڊي فرينڪ
    sd/BMD برمودي ڊالر
    sd/BND برونائي ڊالر
    sd/BOB بولیوین بولیویانو
    sd/BRL برازيلي ريل
    sd/BSD بهاماني ڊادلر
    sd/BTN ڀوٽاني گلٽرم
    sd/BWP بوستواني پولا
    sd/BYN بیلاروسی ربل
    sd/BZD بيليز ڊالر
    sd/CAD ڪئينڊيائي ڊالر
    sd/CDF ڪانگو فرينڪ
    sd/CHF سوئس فرينڪ
    sd/CLP چلي پيسو
    sd/CNH چيني يوآن (غير ملڪي)
    sd/CNY چيني يوآن
    sd/COP ڪولمبيائي پيسو
    sd/CRC ڪوسٽا ريڪا ڪولن
    sd/CUC ڪيوبن ڪنورٽيبل پيسو
    sd/CUP ڪيوبن پيسو
    sd/CVE ڪيپ وردي ايسڪوڊو
    sd/CZK چيڪ ڪرونا
    sd/DJF جبوتي فرينڪ
    sd/DKK دانش ڪرون
    sd/DOP ڊومينيڪن پيسو
    sd/DZD الجيريائي دينار
    sd/EGP مصري پائونڊ
    sd/ERN ايريٽيريائي ناڪفا
    sd/ETB ايٿوپيائي بر
    sd/EUR يورو
    sd/FJD فجي ڊالر
    sd/FKP فاڪلينڊ ٻيٽ پائونڊ
    sd/GBP برطانوي پائونڊ
    sd/GEL جارجيائي لاري
    sd/GHS گهانين سيدي
    sd/GIP جبرالٽر پائونڊ
    sd/GMD گيمبيا دلاسائي
    sd/GNF گني فرينڪ
    sd/GTQ گوئٽي مالا ڪٽزل
    sd/GYD گيانا ڊالر
    sd/HKD هانگ ڪانگ ڊالر
    sd/HNL هونڊوراس ليمپرا
    sd/HRK ڪروشيائي ڪونا
    sd/HTG هيٽي گورڊي
    sd/HUF هنگيرين فورنٽ
    sd/IDR انڊونيشيائي رپيه
    sd/ILS اسرائيلي نيو شيڪل
    sd/INR انڊين رپي
    sd/IQD عراقي دينار
    sd/IRR ايراني ريال
    sd/ISK آئيس لينڊي ڪرونا
    sd/JMD جميڪائي ڊالر
    sd/JOD اردني دينار
    sd/JPY جاپاني يين
    sd/KES ڪينيائي سلنگ
    sd/KGS ڪرغزستاني سوم
    sd/KHR ڪمبوڊيائي ريال
    sd/KMF ڪوموريائي فرينڪ
    sd/KPW اتر ڪوريائي ون
    sd/KRW ڏکڻ ڪوريائي ون
    sd/KWD ڪويتي دينار
    sd/KYD ڪيمين ٻيٽ ڊالر
    sd/KZT قازقستان ٽينگا
    sd/LAK لائوشيائي ڪپ
    sd/LBP لبناني پائونڊ
    sd/LKR سري لنڪن رپي
    sd/LRD لائبیریائی ڊالر
    sd/LSL ليسوٿو لوٽي
    sd/LYD لبيائي دينار
    sd/MAD موروڪيائي درهم
    sd/MDL مالديپ ليو
    sd/MGA ملاگاسي اریاری
    sd/MKD ميسي ڊوني دينار
    sd/MMK ميانمار ڪياٽ
    sd/MNT منگولي تجرڪ
    sd/MOP ميڪانيز پٽاڪا
    sd/MRU موريشيائي اوگوئیا
    sd/MUR ماريشيائي رپي
    sd/MVR مالديپ روفيا
    sd/MWK ملاوي ڪواچا
    sd/MXN ميڪسيڪو پيسو
    sd/MYR ملائيشيائي رنگٽ
    sd/MZN موزمبيق ميٽيڪل
    sd/NAD نميبائي ڊالر
    sd/NGN نائجريائي نائرا
    sd/NIO نڪارا گوا ڪارڊوبا
    sd/NOK نارويائي ڪرون
    sd/NPR نيپالي رپي
    sd/NZD نيوزي لينڊي ڊالر
    sd/OMR عماني ريال
    sd/PAB پاناما پالبوا
    sd/PEN پيرو سول
    sd/PGK پاپوا نيو گني ڪنا
    sd/PHP فلپائني پيسو
    sd/PKR پاڪستاني رپي
    sd/PLN پولش زلاٽي
    sd/PYG پيراگوئي گاراني
    sd/QAR قطري ريال
    sd/RON رومانیائي لیو
    sd/RSD سربيا دينار
    sd/RUB روسي ربل
    sd/RWF روانڊا فرينڪ
    sd/SAR سعودي ريال
    sd/SBD سولومان ٻيٽ ڊالر
    sd/SCR سشلي رپي
    sd/SDG سوڊاني پائونڊ
    sd/SEK سويڊني ڪرونا
    sd/SGD سنگاپوري ڊالر
    sd/SHP سينٽ هيلنا پائونڊ
    sd/SLE سیرا لیونيائي لیون
    sd/SLL سیرا لیونيائي لیون (1964—2022)
    sd/SOS سومالي شلنگ
    sd/SRD سرينامي ڊالر
    sd/SSP ڏکڻ سوڊاني پائونڊ
    sd/STN سائو ٽوم ۽ پرنسپي دوبرا
    sd/SYP سيريائي پائونڊ
    sd/SZL سوازي للانگيني
    sd/THB ٿائي باهت
    sd/TJS تاجڪستاني سوموني
    sd/TMT ترڪمانستان منت
    sd/TND تیونس دینار
    sd/TOP تونگن پانگا
    sd/TRY ترڪي لرا
    sd/TTD ٽرينڊيڊ ۽ ٽوباگو ڊالر
    sd/TWD نيو تائيوان ڊالر
    sd/TZS تنزانيائي شلنگ
    sd/UAH یوڪرائن هریونیا
    sd/UGX يگانڊا شلنگ
    sd/USD آمريڪي ڊالر
    sd/UYU يوروگوئي پيسو
    sd/UZS ازبڪستاني سوم
    sd/VEF Venezuelan Bolívar (2008–2018)
    sd/VES وینزویلا بولیور
    sd/VND ويٽنامي ڊونگ
    sd/VUV وانواتو واتو
    sd/WST ساموآن ٽالا
    sd/XAF وچ آفريڪا فرينڪ
    sd/XCD اوڀر ڪيريبين ڊالر
    sd/XOF اولهه آفريڪا فرينڪ
    sd/XPF CFP فرينڪ
    sd/YER يمني ريال
    sd/ZAR ڏکڻ آفريقي رانڊ
    sd/ZMW زمبائي ڪواچا
    sd_Deva/BRL ब्राज़ीली रियालु
    sd_Deva/CNY चीनी युआनु
    sd_Deva/EUR यूरो
    sd_Deva/GBP बरतानवी पाउंडु
    sd_Deva/INR हिंदुस्तानी रुपयो
    sd_Deva/JPY जापानी येनु
    sd_Deva/RUB रशियनु रुबलु
    sd_Deva/USD यूएस जो डॉलर
    se/EUR euro
    se/NOK norgga kruvdno
    se/SEK ruoŧŧa kruvdno
    seh/AED Dirém dos Emirados Árabes Unidos
    seh/AOA Cuanza angolano
    seh/AUD Dólar australiano
    seh/BHD Dinar bareinita
    seh/BIF Franco do Burundi
    seh/BWP Pula botsuanesa
    seh/CAD Dólar canadense
    seh/CDF Franco congolês
    seh/CHF Franco suíço
    seh/CNY Yuan Renminbi chinês
    seh/CVE Escudo cabo-verdiano
    seh/DJF Franco do Djibuti
    seh/DZD Dinar argelino
    seh/EGP Libra egípcia
    seh/ERN Nakfa da Eritréia
    seh/ETB Birr etíope
    seh/EUR Euro
    seh/GBP Libra britânica
    seh/GMD Dalasi de Gâmbia
    seh/INR Rúpia indiana
    seh/JPY Iene japonês
    seh/KES Xelim queniano
    seh/KMF Franco de Comores
    seh/LRD Dólar liberiano
    seh/LSL Loti do Lesoto
    seh/LYD Dinar líbio
    seh/MAD Dirém marroquino
    seh/MGA Franco de Madagascar
    seh/MRU Ouguiya da Mauritânia
    seh/MUR Rupia de Maurício
    seh/MWK Cuacha do Maláui
    seh/MZN Metical de Moçambique
    seh/NAD Dólar da Namíbia
    seh/NGN Naira nigeriana
    seh/RWF Franco ruandês
    seh/SAR Rial saudita
    seh/SCR Rupia das Seychelles
    seh/SDG Dinar sudanês
    seh/SHP Libra de Santa Helena
    seh/SLE Leone de Serra Leoa
    seh/SLL Leone de Serra Leoa (1964—2022)
    seh/SOS Xelim somali
    seh/STN Dobra de São Tomé e Príncipe
    seh/SZL Lilangeni da Suazilândia
    seh/TND Dinar tunisiano
    seh/TZS Xelim da Tanzânia
    seh/UGX Xelim ugandense (1966–1987)
    seh/USD Dólar norte-americano
    seh/XAF Franco CFA BEAC
    seh/XOF Franco CFA BCEAO
    seh/ZAR Rand sul-africano
    seh/ZMW Cuacha zambiano
    ses/AED Laaraw Immaara Margantey Dirham
    ses/AOA Angoola Kwanza
    ses/AUD Ostraali Dollar
    ses/BHD Bahareen Dinar
    ses/BIF Burundi Fraŋ
    ses/BWP Botswaana Pund
    ses/CAD Kanaada Dollar
    ses/CDF Kongo Fraŋ
    ses/CHF Swisu Fraŋ
    ses/CNY Sinwa Yuan Renminbi
    ses/CVE Kapuver Escudo
    ses/DJF Jibuuti Fraŋ
    ses/DZD Alžeeri Dinar
    ses/EGP Misra Pund
    ses/ERN Eritree Nafka
    ses/ETB Ecioopi Birr
    ses/EUR Eero
    ses/GBP Britin Pund
    ses/GMD Gambi Dalasi
    ses/INR Indu Rupii
    ses/JPY Jaapoŋ Yen
    ses/KES Keeniya Šiiliŋ
    ses/KMF Komoor Fraŋ
    ses/LRD Liberia Dollar
    ses/LSL Leezoto Loti
    ses/LYD Liibi Dinar
    ses/MAD Maarok Dirham
    ses/MGA Malgaaši Fraŋ
    ses/MRU Mooritaani Ugiya
    ses/MUR Mooris Rupii
    ses/MWK Malaawi Kwaca
    ses/NAD Naamibi Dollar
    ses/NGN Naajiriya Neera
    ses/RWF Rwanda Fraŋ
    ses/SAR Saudiya Riyal
    ses/SCR Seešel Rupii
    ses/SDG Suudaŋ Dinar
    ses/SHP Seŋ Helena Fraŋ
    ses/SLE Leeon
    ses/SLL Leeon (1964—2022)
    ses/SOS Somaali Šiiliŋ
    ses/STN Sao Tome nda Prinsipe Dobra
    ses/SZL Lilangeni
    ses/TND Tunizi Dinar
    ses/TZS Tanzaani Šiiliŋ
    ses/UGX Uganda Šiiliŋ
    ses/USD Ameriki Dollar
    ses/XAF CFA Fraŋ (BEAC)
    ses/XOF CFA Fraŋ (BCEAO)
    ses/ZAR Hawasa Afriki Rand
    ses/ZMW Zambi Kwaca
    sg/AED dirâm tî âEmirâti tî Arâbo Ôko
    sg/AOA kwânza tî Angoläa
    sg/AUD dolära tî Ostralïi
    sg/BHD dolùara tî Bahrâina
    sg/BIF farânga tî Burundïi
    sg/BWP pûla tî Botswana
    sg/CAD dolära tî kanadäa
    sg/CDF farânga tî Kongöo
    sg/CHF farânga tî Sûîsi
    sg/CNY yuan renminbi tî Shîni
    sg/CVE eskûêdo tî Kâpo-Vêre
    sg/DJF farânga tî Dibutïi
    sg/DZD dinäri tî Alzerïi
    sg/EGP pôndo tî Kâmitâ
    sg/ERN nakafa tî Eritrëe
    sg/ETB bir tî Etiopïi
    sg/EUR zoröo
    sg/GBP pôndo tî Anglëe
    sg/GMD dalasi tî gambïi
    sg/INR rupïi tî Ênnde
    sg/JPY yêni tî Zapön
    sg/KES shilîngi tî Kenyäa
    sg/KMF farânga tî Kömôro
    sg/LRD dolära tî Liberïa
    sg/LSL loti tî Lesôtho
    sg/LYD dinäar tî Libïi
    sg/MAD dirâm tî Marôko
    sg/MGA ariâri tî Madagasikära
    sg/MRU ugîya tî Moritanïi
    sg/MUR rupïi tî Mörîsi
    sg/MWK kwâtia tî Malawïi
    sg/NAD dolära tî Namibïi
    sg/NGN nâîra tî Nizerïa
    sg/RWF farânga tî Ruandäa
    sg/SAR riâli tî Saûdi Arabïi
    sg/SCR rupïi tî Sëyshêle
    sg/SDG pôndo tî Sudäan
    sg/SHP pôndo tî Zûâ Sênt-Helêna
    sg/SLE leône tî Sierâ-Leône
    sg/SLL leône tî Sierâ-Leône (1964—2022)
    sg/SOS shilîngi tî Somalïi
    sg/STN dôbra tî Sâô Tomë na Prinsîpe
    sg/SZL lilangùeni tî Swazïlânde
    sg/TND dinära tî Tunizïi
    sg/TZS shilîngi tî Tanzanïi
    sg/UGX shilîngi tî Ugandäa
    sg/USD dol$ara ttî äLetäa-Ôko tî Amerîka
    sg/XAF farânga CFA (BEAC)
    sg/XOF farânga CFA (BCEAO)
    sg/ZAR rânde tî Mbongo-Afrîka
    sg/ZMW kwâtia tî Zambïi
    shi/AED ⴰⴷⵔⵉⵎ ⵏ ⵍⵉⵎⴰⵔⴰⵜ
    shi/AOA ⴽⵡⴰⵏⵣⴰ ⵏ ⴰⵏⴳⵓⵍⴰ
    shi/AUD ⴰⴷⵓⵍⴰⵔ ⵏ ⵓⵙⵜⵔⴰⵍⵢⴰ
    shi/BHD ⴰⴷⵉⵏⴰⵔ ⵏ ⴱⵃⵔⴰⵢⵏ
    shi/BIF ⴼⵔⴰⵏⴽ ⵏ ⴱⵓⵔⵓⵏⴷⵉ
    shi/BWP ⴰⴱⵓⵍⴰ ⵏ ⴱⵓⵜⵙⵡⴰⵏⴰ
    shi/CAD ⴰⴷⵓⵍⴰⵔ ⵏ ⴽⴰⵏⴰⴷⴰ
    shi/CDF ⴼⵔⴰⵏⴽ ⵏ ⴽⵓⵏⴳⵓ
    shi/CHF ⴰⴼⵔⴰⵏⴽ ⵏ ⵙⵡⵉⵙⵔⴰ
    shi/CNY ⴰⵢⴰⵏ ⵏ ⵛⵛⵉⵏⵡⴰ
    shi/CVE ⵉⵙⴽⵓⴷⵓ ⵏ ⴽⴰⴱⴱⵉⵔⴷⵉ
    shi/DJF ⴼⵔⴰⵏⴽ ⵏ ⴷⵊⵉⴱⵓⵜⵉ
    shi/DZD ⴰⴷⵉⵏⴰⵔ ⵏ ⴷⵣⴰⵢⵔ
    shi/EGP ⴰⵊⵏⵉⵀ ⵏ ⵎⵉⵚⵕ
    shi/ERN ⵏⴰⴼⴽⴰ ⵏ ⵉⵔⵉⵜⵉⵔⵢⴰ
    shi/ETB ⴱⵉⵔ ⵏ ⵉⵜⵢⵓⴱⵢⴰ
    shi/EUR ⵓⵔⵓ
    shi/GBP ⴰⵊⵏⵉⵀ ⴰⵙⵜⵔⵍⵉⵏⵉ ⵏ ⵏⵏⴳⵍⵉⵣ
    shi/GMD ⴷⴰⵍⴰⵙⵉ ⵏ ⴳⴰⵎⴱⵢⴰ
    shi/INR ⴰⵔⵓⴱⵉ ⵏ ⵍⵀⵉⵏⴷ
    shi/JPY ⴰⵢⴰⵏ ⵏ ⵍⵢⴰⴱⴰⵏ
    shi/KES ⴰⵛⵉⵍⵉⵏ ⵏ ⴽⵉⵏⵢⴰ
    shi/KMF ⴼⵔⴰⵏⴽ ⵏ ⵇⵓⵎⵓⵕ
    shi/LRD ⴰⴷⵓⵍⴰⵔ ⵏ ⵍⵉⴱⵉⵔⵢⴰ
    shi/LSL ⵍⵓⵜⵉ ⵏ ⵍⵉⵚⵓⵟⵓ
    shi/LYD ⴰⴷⵉⵏⴰⵔ ⵏ ⵍⵉⴱⵢⴰ
    shi/MAD ⴰⴷⵔⵉⵎ ⵏ ⵍⵎⵖⵔⵉⴱ
    shi/MGA ⴼⵔⴰⵏⴽ ⵏ ⵎⴰⴷⴰⵖⴰⵛⵇⴰⵔ
    shi/MRU ⵓⵇⵉⵢⵢⴰ ⵏ ⵎⵓⵕⵉⵟⴰⵏⵢⴰ
    shi/MUR ⴰⵔⵓⴱⵉ ⵏ ⵎⵓⵔⵉⵙ
    shi/MWK ⴽⵡⴰⵛⴰ ⵏ ⵎⴰⵍⴰⵡⵉ
    shi/NAD ⴰⴷⵓⵍⴰⵔ ⵏ ⵏⴰⵎⵉⴱⵢⴰ
    shi/NGN ⵏⴰⵢⵔⴰ ⵏ ⵏⵉⵊⵉⵔⵢⴰ
    shi/RWF ⴰⴼⵔⴰⵏⴽ ⵏ ⵔⵡⴰⵏⴷⴰ
    shi/SAR ⴰⵔⵢⴰⵍ ⵏ ⵙⵙⴰⵄⵓⴷⵉⵢⴰ
    shi/SCR ⴰⵔⵓⴱⵉ ⵏ ⵙⵙⵉⵛⵉⵍ
    shi/SDG ⴰⴷⵉⵏⴰⵔ ⵏ ⵙⵙⵓⴷⴰⵏ
    shi/SHP ⴰⵊⵏⵉⵀ ⵏ ⵙⴰⵏⵜⵉⵍⵉⵏ
    shi/SLE ⵍⵉⵢⵓⵏ
    shi/SLL ⵍⵉⵢⵓⵏ (1964—2022)
    shi/SOS ⴰⵛⵉⵍⵉⵏ ⵏ ⵚⵚⵓⵎⴰⵍ
    shi/STN ⴰⴷⵓⴱⵔⴰ ⵏ ⵙⴰⵏⵟⵓⵎⵉ
    shi/SZL ⵍⵉⵍⴰⵏⵊⵉⵏⵉ
    shi/TND ⴰⴷⵉⵏⴰⵔ ⵏ ⵜⵓⵏⵙ
    shi/TZS ⴰⵛⵉⵍⵉⵏ ⵏ ⵟⴰⵏⵥⴰⵏⵢⴰ
    shi/UGX ⴰⵛⵉⵍⵉⵏ ⵏ ⵓⵖⴰⵏⴷⴰ
    shi/USD ⴰⴷⵓⵍⴰⵔ ⵏ ⵉⵡⵓⵏⴰⴽ ⵉⵎⵓⵏⵏ
    shi/XAF ⴼⵔⴰⵏⴽ ⵚⵉⴼⴰ
    shi/XOF ⴼⵔⴰⵏⴽ ⵚⵉⴼⴰ ⴱⵉⵙⴰⵡ
    shi/ZAR ⴰⵔⴰⵏⴷ ⵏ ⴰⴼⵔⵉⵇⵢⴰ ⵏ ⵉⴼⴼⵓⵙ
    shi/ZMW ⴰⴽⵡⴰⵛⴰ ⵏ ⵣⴰⵎⴱⵢⴰ
    shi_Latn/AED adrim n limarat
    shi_Latn/AOA kwanza n angula
    shi_Latn/AUD adular n ustralya
    shi_Latn/BHD adinar n bḥrayn
    shi_Latn/BIF frank n burundi
    shi_Latn/BWP abula n butswana
    shi_Latn/CAD adular n kanada
    shi_Latn/CDF frank n kungu
    shi_Latn/CHF afrank n swisra
    shi_Latn/CNY ayan n ccinwa
    shi_Latn/CVE iskudu n kabbirdi
    shi_Latn/DJF frank n djibuti
    shi_Latn/DZD adinar n dzayr
    shi_Latn/EGP ajnih n miṣṛ
    shi_Latn/ERN nafka n iritirya
    shi_Latn/ETB bir n ityubya
    shi_Latn/EUR uru
    shi_Latn/GBP ajnih astrlini n nngliz
    shi_Latn/GMD dalasi n gambya
    shi_Latn/INR arubi n lhind
    shi_Latn/JPY ayan n lyaban
    shi_Latn/KES acilin n kinya
    shi_Latn/KMF frank n qumuṛ
    shi_Latn/LRD adular n libirya
    shi_Latn/LSL luti n liṣuṭu
    shi_Latn/LYD adinar n libya
    shi_Latn/MAD adrim n lmɣrib
    shi_Latn/MGA frank n madaɣacqar
    shi_Latn/MRU uqiyya n muṛiṭanya
    shi_Latn/MUR arubi n muris
    shi_Latn/MWK kwaca n malawi
    shi_Latn/NAD adular n namibya
    shi_Latn/NGN nayra n nijirya
    shi_Latn/RWF afrank n rwanda
    shi_Latn/SAR aryal n ssaɛudiya
    shi_Latn/SCR arubi n ssicil
    shi_Latn/SDG adinar n ssudan
    shi_Latn/SHP ajnih n santilin
    shi_Latn/SLE liyun
    shi_Latn/SLL liyun (1964—2022)
    shi_Latn/SOS acilin n ṣṣumal
    shi_Latn/STN adubra n sanṭumi
    shi_Latn/SZL lilanjini
    shi_Latn/TND adinar n tuns
    shi_Latn/TZS acilin n ṭanẓanya
    shi_Latn/UGX acilin n uɣanda
    shi_Latn/USD adular n iwunak imunn
    shi_Latn/XAF frank ṣifa
    shi_Latn/XOF frank ṣifa bisaw
    shi_Latn/ZAR arand n afriqya n iffus
    shi_Latn/ZMW akwaca n zambya
    si/AED එක්සත් අරාබි එමිරේට්ස් ඩිරාම්
    si/AFN ඇෆ්ගනිථාන ඇෆ්ගනි
    si/ALL ඇල්බේනියානු ලෙක්
    si/AMD ආර්මේනියානු ඩ්\u{200D}රෑම්
    si/ANG නෙදර්ලන්ත ඇන්ටිලියන් ගිල්ඩර්
    si/AOA ඇන්ගෝලානු ක්වන්සා
    si/ARS ආර්ජන්ටිනා පෙසෝ
    si/AUD ඔස්ට්\u{200D}රේලියානු ඩොලර්
    si/AWG අරූබානු ෆ්ලෝරින්
    si/AZN අසර්බයිජානු මනාට්
    si/BAM බොස්නියා හර්සගොවීනා පරිවර්ත්\u{200D}ය මාර්ක්
    si/BBD බාබේඩියානු ඩොලර්
    si/BDT බංග්ලාදේශ් ටකා
    si/BGN බල්ගේරියානු ලිව්
    si/BHD බහරේන් ඩිනාර්
    si/BIF බුරුන්දි ෆ්\u{200D}රෑන්ක්
    si/BMD බර්මියුඩානු ඩොලර්
    si/BND බෘනායි ඩොලර්
    si/BOB බොලිවියානු බොලිවියානෝ
    si/BRL බ්\u{200D}රසීල රියල්
    si/BSD බහමානු ඩොලර්
    si/BTN භූතාන නගුල්ට්\u{200D}රම්
    si/BWP බොට්ස්වානා පුලා
    si/BYN බෙලරූස් රූබල්
    si/BZD බෙලීස් ඩොලර්
    si/CAD කැනේඩියානු ඩොලර්
    si/CDF කොංගෝ ෆ්\u{200D}රෑන්ක්
    si/CHF ස්විස් ෆ්\u{200D}රෑන්ක්
    si/CLP චිලි පැසෝ
    si/CNH චීන යුආන් (එතෙර)
    si/CNY චීන යුආන්
    si/COP කොලොම්බියානු පෙසෝ
    si/CRC කොස්ට රිකා කොලෝන්
    si/CUC මාරුකළ හැකි කියුබානු පැසෝ
    si/CUP කියුබානු පැසෝ
    si/CVE කේප් වර්ඩ් එස්කියුඩෝ
    si/CZK චෙක් රිපබ්ලික් කොරූනා
    si/DJF ජිබූති ෆ්\u{200D}රෑන්ක්
    si/DKK ඩැනිෂ් ක්\u{200D}රෝන්
    si/DOP ඩොමිනිකානු පෙසෝ
    si/DZD ඇල්ගේරියානු ඩිනාර්
    si/EGP ඊජිප්තු පවුම්
    si/ERN එරිත්\u{200D}රියානු නැක්ෆා
    si/ETB ඉතියෝපියානු බීර්
    si/EUR යුරෝ
    si/FJD ෆිජියන් ඩොලර්
    si/FKP ෆෝක්ලන්ඩ් දූපත් පවුම්
    si/GBP බ්\u{200D}රිතාන්\u{200D}ය ස්ටර්ලින් පවුම්
    si/GEL ජෝජියානු ලැරී
    si/GHS ඝානා සෙඩි
    si/GIP ජිබ්\u{200D}රෝල්ටා පවුම්
    si/GMD ගැම්බියානු දලාසි
    si/GNF ගිනියානු ෆ්රෑන්ක්
    si/GTQ ගෝතමාලානු ක්වෙට්සල්
    si/GYD ගයනා ඩොලර්
    si/HKD හොංකොං ඩොලර්
    si/HNL හොන්ඩුරානු ලෙම්පිරා
    si/HRK ක්\u{200D}රොඒෂියානු කූනා
    si/HTG හයිටි ගෝර්ඩ්
    si/HUF හංගේරියානු ෆරින්ට්
    si/IDR ඉන්දුනීසියානු රුපියා
    si/ILS ඊශ්\u{200D}රායල නව ශෙකල්
    si/INR ඉන්දියානු රුපියල්
    si/IQD ඉරාක ඩිනාර්
    si/IRR ඉරාන රියාල්
    si/ISK අයිස්ලන්තික ක්\u{200D}රෝනා
    si/JMD ජැමෙයිකානු ඩොලර්
    si/JOD ජෝර්දාන් ඩිනාර්
    si/JPY ජපන් යෙන්
    si/KES කෙන්යානු ශිලිං
    si/KGS කිරිගිස්ථාන සම්
    si/KHR කාම්බෝජ රියේල්
    si/KMF කොමොරියානු ෆ්\u{200D}රෑන්ක්
    si/KPW උතුරු කොරියානු වොන්
    si/KRW දකුණු කොරියානු වොන්
    si/KWD කුවේට් ඩිනාර්
    si/KYD කේමන් දූපත් ඩොලර්
    si/KZT කසකස්ථාන ටෙන්ග
    si/LAK ලාඕස් කිප්
    si/LBP ලෙබනන පවුම්
    si/LKR ශ්\u{200D}රී ලංකා රුපියල
    si/LRD ලයිබේරියානු ඩොලර්
    si/LSL ලෙසෝතෝ ලොටි
    si/LYD ලිබියානු ඩිනාර්
    si/MAD මොරොක්කෝ ඩිර්හැම්
    si/MDL මෝල්ඩෝවානු ලෙව්
    si/MGA මලගාසි අරියාරි
    si/MKD මැසඩෝනියානු ඩිනාර්
    si/MMK බුරුම ක්යාට්
    si/MNT මොන්ගෝලියානු ටග්\u{200D}රික්
    si/MOP මැකනීස් පටකා
    si/MRU මුරුසි ඔයිගුයියා
    si/MUR මුරිසියානු රුපියල්
    si/MVR මාලදිවයින් රුෆියා
    si/MWK මලාවි ක්වාචා
    si/MXN මෙක්සිකානු ඩොලර්
    si/MYR මැලේසියානු රින්ගිට්
    si/MZN මොසැම්බිකන් මෙටිකල්
    si/NAD නැමීබියානු ඩොලර්
    si/NGN නයිජීරියානු නයිරා
    si/NIO නිකරගුවානු කොඩෝබා
    si/NOK නොර්වීජියන් ක්\u{200D}රෝන්
    si/NPR නේපාල රුපියල්
    si/NZD නවසීලන්ත ඩොලර්
    si/OMR ඕමාන් රියාල්
    si/PAB පැනමා බැල්බෝ
    si/PEN පේරු සොල්
    si/PGK පැපුවා නිව් ගිනියානු කිනා
    si/PHP පිලිපීන පෙසෝ
    si/PKR පාකිස්ථාන රුපියල්
    si/PLN පොලිෂ් ස්ලොටි
    si/PYG පැරගුවේ ගුවරානි
    si/QAR කටාර් රියාල්
    si/RON රොමේනියානු ලෙව්
    si/RSD සර්බියානු ඩිනාර්
    si/RUB රුසියන් රූබල්
    si/RWF රුවන්ඩා ෆ්\u{200D}රෑන්ක්
    si/SAR සවුදි රියාල්
    si/SBD සොලමන් දූපත් ඩොලර්
    si/SCR සීෂෙලියානු රුපියල
    si/SDG සුඩාන පවුම්
    si/SEK ස්වෙඩිෂ් ක්\u{200D}රෝනා
    si/SGD සිංගප්පූරු ඩොලර්
    si/SHP ශාන්ත හෙලේනා පවුම්
    si/SLE සියරා ලියොන් ලියොන්
    si/SLL සියරා ලියොන් ලියොන් (1964—2022)
    si/SOS සෝමාලියානු ශිලිං
    si/SRD සුරිනාම් ඩොලර්
    si/SSP දකුණු සුඩාන පවුම්
    si/STN සාඕ තෝම් සහ ප්\u{200D}රින්සිප් දොබ්\u{200D}රා
    si/SYP සිරියානු පවුම්
    si/SZL ස්වාසි ලිලන්ජනි
    si/THB තායි බාත්
    si/TJS තජිකිස්ථාන සමොනි
    si/TMT තක්මෙනිස්ථාන මනාට්
    si/TND ටියුනීසියානු ඩිනාර්
    si/TOP ටොංගානු පාන්ගා
    si/TRY තුර්කි ලිරා
    si/TTD ට්\u{200D}රිනිඩෑඩ් සහ ටොබෑගෝ ඩොලර්
    si/TWD නව තායිවාන ඩොලර්
    si/TZS ටැන්සානියානු ශිලිං
    si/UAH යුක්රේන හ්\u{200D}රිව්නියා
    si/UGX උගන්ඩා ශිලිං
    si/USD ඇමරිකානු ඩොලර්
    si/UYU උරුගුවේ පෙසෝ
    si/UZS උස්බෙකිස්ථාන සම්
    si/VEF වෙනිසියුලානු බොලිවර් (2008–2018)
    si/VES වෙනිසියුලානු බොලිවර්
    si/VND වියට්නාම ඩොන්
    si/VUV වනුවාටු වාටු
    si/WST සැමෝවා ටාලා
    si/XAF සිෆ්එ ෆ්රෑන්ක් බිඊඑසි
    si/XCD නැගෙනහිර කැරිබියානු ඩොලර්
    si/XOF සිෆ්එ ෆ්රෑන්ක් බිසීඊඑඔ
    si/XPF ප්\u{200D}රංශ පොලිනීසියානු ෆ්\u{200D}රෑන්ක්
    si/YER යේමන රියාල්
    si/ZAR දකුණු අප්\u{200D}රිකානු රැන්ඩ්
    si/ZMW සැම්බියානු ක්වාචා
    sk/AED SAE dirham
    sk/AFN afganský afgání
    sk/ALL albánsky lek
    sk/AMD arménsky dram
    sk/ANG antilský gulden
    sk/AOA angolská kwanza
    sk/ARL argentínske peso ley (1970 – 1983)
    sk/ARM argentínske peso (1881 – 1970)
    sk/ARS argentínske peso
    sk/AUD austrálsky dolár
    sk/AWG arubský gulden
    sk/AZN azerbajdžanský manat
    sk/BAM bosniansko-hercegovinská konvertibilná marka
    sk/BAN bosniansko-hercegovinský nový dinár (1994 – 1997)
    sk/BBD barbadoský dolár
    sk/BDT bangladéšska taka
    sk/BGM bulharský socialistický lev
    sk/BGN bulharský lev
    sk/BGO bulharský lev (1879 – 1952)
    sk/BHD bahrajnský dinár
    sk/BIF burundský frank
    sk/BMD bermudský dolár
    sk/BND brunejský dolár
    sk/BOB bolívijské boliviano
    sk/BOL bolívijské boliviano (1863 – 1963)
    sk/BRL brazílsky real
    sk/BRZ brazílske cruzeiro (1942 – 1967)
    sk/BSD bahamský dolár
    sk/BTN bhutánsky ngultrum
    sk/BWP botswanská pula
    sk/BYN bieloruský rubeľ
    sk/BZD belizský dolár
    sk/CAD kanadský dolár
    sk/CDF konžský frank
    sk/CHF švajčiarsky frank
    sk/CLE čilské escudo
    sk/CLP čilské peso
    sk/CNH čínsky jüan (pobrežný)
    sk/CNX čínsky dolár ČĽB
    sk/CNY čínsky jüan
    sk/COP kolumbijské peso
    sk/CRC kostarický colón
    sk/CUC kubánske konvertibilné peso
    sk/CUP kubánske peso
    sk/CVE kapverdské escudo
    sk/CZK česká koruna
    sk/DJF džibutský frank
    sk/DKK dánska koruna
    sk/DOP dominikánske peso
    sk/DZD alžírsky dinár
    sk/EGP egyptská libra
    sk/ERN eritrejská nakfa
    sk/ETB etiópsky birr
    sk/EUR euro
    sk/FJD fidžijský dolár
    sk/FKP falklandská libra
    sk/GBP britská libra
    sk/GEL gruzínske lari
    sk/GHS ghanské cedi
    sk/GIP gibraltárska libra
    sk/GMD gambijské dalasi
    sk/GNF guinejský frank
    sk/GTQ guatemalský quetzal
    sk/GYD guyanský dolár
    sk/HKD hongkonský dolár
    sk/HNL honduraská lempira
    sk/HRK chorvátska kuna
    sk/HTG haitské gourde
    sk/HUF maďarský forint
    sk/IDR indonézska rupia
    sk/ILS izraelský šekel
    sk/INR indická rupia
    sk/IQD iracký dinár
    sk/IRR iránsky rial
    sk/ISK islandská koruna
    sk/JMD jamajský dolár
    sk/JOD jordánsky dinár
    sk/JPY japonský jen
    sk/KES kenský šiling
    sk/KGS kirgizský som
    sk/KHR kambodžský riel
    sk/KMF komorský frank
    sk/KPW severokórejský won
    sk/KRH juhokórejský hwan (1953 – 1962)
    sk/KRO juhokórejský won (1945 – 1953)
    sk/KRW juhokórejský won
    sk/KWD kuvajtský dinár
    sk/KYD kajmanský dolár
    sk/KZT kazašské tenge
    sk/LAK laoský kip
    sk/LBP libanonská libra
    sk/LKR srílanská rupia
    sk/LRD libérijský dolár
    sk/LSL lesothský loti
    sk/LYD líbyjský dinár
    sk/MAD marocký dirham
    sk/MAF marocký frank
    sk/MCF monacký frank
    sk/MDC moldavský kupón
    sk/MDL moldavský lei
    sk/MGA malgašský ariary
    sk/MKD macedónsky denár
    sk/MKN macedónsky denár (1992 – 1993)
    sk/MMK mjanmarský kyat
    sk/MNT mongolský tugrik
    sk/MOP macajská pataca
    sk/MRU mauritánska ouguiya
    sk/MUR maurícijská rupia
    sk/MVP maldivská rupia (1947 – 1981)
    sk/MVR maldivská rupia
    sk/MWK malawijská kwacha
    sk/MXN mexické peso
    sk/MYR malajzijský ringgit
    sk/MZN mozambický metical
    sk/NAD namíbijský dolár
    sk/NGN nigérijská naira
    sk/NIO nikaragujská córdoba
    sk/NOK nórska koruna
    sk/NPR nepálska rupia
    sk/NZD novozélandský dolár
    sk/OMR ománsky rial
    sk/PAB panamská balboa
    sk/PEN peruánsky sol
    sk/PGK papuánska kina
    sk/PHP filipínske peso
    sk/PKR pakistanská rupia
    sk/PLN poľský zlotý
    sk/PYG paraguajské guaraní
    sk/QAR katarský rial
    sk/RON rumunský lei
    sk/RSD srbský dinár
    sk/RUB ruský rubeľ
    sk/RWF rwandský frank
    sk/SAR saudskoarabský rial
    sk/SBD šalamúnsky dolár
    sk/SCR seychelská rupia
    sk/SDG sudánska libra
    sk/SEK švédska koruna
    sk/SGD singapurský dolár
    sk/SHP svätohelenská libra
    sk/SLE sierraleonský leone
    sk/SLL sierraleonský leone (1964 – 2022)
    sk/SOS somálsky šiling
    sk/SRD surinamský dolár
    sk/SSP juhosudánska libra
    sk/STN svätotomášska dobra
    sk/SYP sýrska libra
    sk/SZL svazijský lilangeni
    sk/THB thajský baht
    sk/TJS tadžické somoni
    sk/TMT turkménsky manat
    sk/TND tuniský dinár
    sk/TOP tongská paʻanga
    sk/TRY turecká líra
    sk/TTD trinidadsko-tobažský dolár
    sk/TWD nový taiwanský dolár
    sk/TZS tanzánsky šiling
    sk/UAH ukrajinská hrivna
    sk/UGX ugandský šiling
    sk/USD americký dolár
    sk/UYU uruguajské peso
    sk/UZS uzbecký sum
    sk/VEF venezuelský bolívar (2008–2018)
    sk/VES venezuelský bolívar
    sk/VND vietnamský dong
    sk/VNN vietnamský dong (1978 – 1985)
    sk/VUV vanuatské vatu
    sk/WST samojská tala
    sk/XAF stredoafrický frank
    sk/XCD východokaribský dolár
    sk/XFO francúzsky zlatý frank
    sk/XFU francúzsky UIC frank
    sk/XOF západoafrický frank
    sk/XPF CFP frank
    sk/XRE fondy RINET
    sk/YER jemenský rial
    sk/YUR juhoslovanský reformovaný dinár (1992 – 1993)
    sk/ZAR juhoafrický rand
    sk/ZMW zambijská kwacha
    sl/AED dirham Združenih arabskih emiratov
    sl/AFN afgani
    sl/ALL albanski lek
    sl/AMD armenski dram
    sl/ANG nizozemsko-antilski gulden
    sl/AOA angolska kvanza
    sl/ARS argentinski peso
    sl/AUD avstralski dolar
    sl/AWG arubski florin
    sl/AZN azerbajdžanski manat
    sl/BAM bosansko-hercegovska konvertibilna marka
    sl/BBD barbadoški dolar
    sl/BDT bangladeška taka
    sl/BGN bolgarski lev
    sl/BHD bahrajnski dinar
    sl/BIF burundski frank
    sl/BMD bermudski dolar
    sl/BND brunejski dolar
    sl/BOB bolivijski boliviano
    sl/BRL brazilski real
    sl/BSD bahamski dolar
    sl/BTN butanski ngultrum
    sl/BWP bocvanska pula
    sl/BYN beloruski rubelj
    sl/BZD belizejski dolar
    sl/CAD kanadski dolar
    sl/CDF kongovski frank
    sl/CHF švicarski frank
    sl/CLP čilski peso
    sl/CNH kitajski juan (offshore)
    sl/CNY kitajski juan
    sl/COP kolumbijski peso
    sl/CRC kostariški kolon
    sl/CUC kubanski konvertibilni peso
    sl/CUP kubanski peso
    sl/CVE zelenortski eskudo
    sl/CZK češka krona
    sl/DJF džibutski frank
    sl/DKK danska krona
    sl/DOP dominikanski peso
    sl/DZD alžirski dinar
    sl/EGP egiptovski funt
    sl/ERN eritrejska nakfa
    sl/ETB etiopski bir
    sl/EUR evro
    sl/FJD fidžijski dolar
    sl/FKP falklandski funt
    sl/GBP britanski funt
    sl/GEL gruzijski lari
    sl/GHS ganski cedi
    sl/GIP gibraltarski funt
    sl/GMD gambijski dalasi
    sl/GNF gvinejski frank
    sl/GTQ gvatemalski kecal
    sl/GYD gvajanski dolar
    sl/HKD hongkonški dolar
    sl/HNL honduraška lempira
    sl/HRK hrvaška kuna
    sl/HTG haitijski gurd
    sl/HUF madžarski forint
    sl/IDR indonezijska rupija
    sl/ILS izraelski šekel
    sl/INR indijska rupija
    sl/IQD iraški dinar
    sl/IRR iranski rial
    sl/ISK islandska krona
    sl/JMD jamajški dolar
    sl/JOD jordanski dinar
    sl/JPY japonski jen
    sl/KES kenijski šiling
    sl/KGS kirgiški som
    sl/KHR kamboški riel
    sl/KMF komorski frank
    sl/KPW severnokorejski von
    sl/KRW južnokorejski von
    sl/KWD kuvajtski dinar
    sl/KYD kajmanski dolar
    sl/KZT kazahstanski tenge
    sl/LAK laoški kip
    sl/LBP libanonski funt
    sl/LKR šrilanška rupija
    sl/LRD liberijski dolar
    sl/LSL lesotski loti
    sl/LYD libijski dinar
    sl/MAD maroški dirham
    sl/MAF maroški frank
    sl/MDL moldavski lev
    sl/MGA madagaskarski ariari
    sl/MKD makedonski denar
    sl/MMK mjanmarski kjat
    sl/MNT mongolski tugrik
    sl/MOP macajska pataka
    sl/MRU mavretanska uguija
    sl/MUR mavricijska rupija
    sl/MVR maldivska rufija
    sl/MWK malavijska kvača
    sl/MXN mehiški peso
    sl/MYR malezijski ringit
    sl/MZN mozambiški metikal
    sl/NAD namibijski dolar
    sl/NGN nigerijska naira
    sl/NIO nikaragovska kordova
    sl/NOK norveška krona
    sl/NPR nepalska rupija
    sl/NZD novozelandski dolar
    sl/OMR omanski rial
    sl/PAB panamska balboa
    sl/PEN perujski sol
    sl/PGK kina Papue Nove Gvineje
    sl/PHP filipinski peso
    sl/PKR pakistanska rupija
    sl/PLN poljski zlot
    sl/PYG paragvajski gvarani
    sl/QAR katarski rial
    sl/RON romunski lev
    sl/RSD srbski dinar
    sl/RUB ruski rubelj
    sl/RWF ruandski frank
    sl/SAR saudski rial
    sl/SBD solomonski dolar
    sl/SCR sejšelska rupija
    sl/SDG sudanski funt
    sl/SEK švedska krona
    sl/SGD singapurski dolar
    sl/SHP funt Sv. Helene
    sl/SLE sierraleonski leone
    sl/SLL sierraleonski leone (1964—2022)
    sl/SOS somalski šiling
    sl/SRD surinamski dolar
    sl/SSP južnosudanski funt
    sl/STN dobra Svetega Tomaža in Princa
    sl/SYP sirijski funt
    sl/SZL esvatinski lilangeni
    sl/THB tajski baht
    sl/TJS tadžikistanski somoni
    sl/TMT turkmenistanski manat
    sl/TND tunizijski dinar
    sl/TOP tongovska paanga
    sl/TRY turška lira
    sl/TTD dolar Trinidada in Tobaga
    sl/TWD novi tajvanski dolar
    sl/TZS tanzanijski šiling
    sl/UAH ukrajinska grivna
    sl/UGX ugandski šiling
    sl/USD ameriški dolar
    sl/UYU urugvajski peso
    sl/UZS uzbeški sum
    sl/VEF venezuelski bolivar (2008–2018)
    sl/VES venezuelski bolivar
    sl/VND vientnamski dong
    sl/VUV vanuatujski vatu
    sl/WST samoanska tala
    sl/XAF srednjeafriški frank CFA
    sl/XCD vzhodnokaribski dolar
    sl/XFO zlati frank
    sl/XFU frank UIC
    sl/XOF zahodnoafriški frank CFA
    sl/XPF frank CFP
    sl/YER jemenski rial
    sl/ZAR južnoafriški rand
    sl/ZMW zambijska kvača
    smn/DKK Tanska ruvnâ
    smn/EUR euro
    smn/ISK Island ruvnâ
    smn/NOK Taažâ ruvnâ
    smn/SEK Ruotâ ruvnâ
    sn/AED Diramu re United Arab Emirates
    sn/AOA Kwanza ye Angola
    sn/AUD Dora re Australia
    sn/BHD Dhinari re Bhahareni
    sn/BIF Furenki re Bhurundi
    sn/BWP Pura re Botswana
    sn/CAD Dora re Kanada
    sn/CDF Furenki re Kongo
    sn/CHF Furenki re Swisi
    sn/CNY Yuan Renminbi ye China
    sn/CVE Dhora re Escudo
    sn/DJF Furenki re Jibhuti
    sn/DZD Dhinari re Aljeria
    sn/EGP Paundi re Ijipita
    sn/ERN Nakfa re Eritrea
    sn/ETB Dhora re Etiopia
    sn/EUR Yuro
    sn/GBP Paundi ye Bhiriteni
    sn/GMD Dalasi ye Gambia
    sn/INR Rupe re India
    sn/JPY Yeni ye Japani
    sn/KES Shiringi ye Kenya
    sn/KMF Furenki re Komoro
    sn/LRD Dora re Liberia
    sn/LSL Loti ye Lesoto
    sn/LYD Dinari re Libya
    sn/MAD Dirham ye Moroko
    sn/MGA Furenki re Malagasi
    sn/MRU Ugwiya ye Moritania
    sn/MUR Rupi ye Morishasi
    sn/MWK Kwacha ye Malawi
    sn/NAD Dora re Namibia
    sn/NGN Naira ye Nijeria
    sn/RWF Furenki re Ruwanda
    sn/SAR Riyali re Saudi
    sn/SCR Rupi re Seyisheri
    sn/SDG Dinari re Sudani
    sn/SHP Paundi re Senti Helena
    sn/SLE Leoni
    sn/SLL Leoni (1964—2022)
    sn/SOS Shiringi re Somalia
    sn/STN Dobra re Sao Tome ne Principe
    sn/SZL Lilangeni
    sn/TND Dinari re Tunisia
    sn/TZS Shiringi re Tanzania
    sn/UGX Shiringi re Uganda
    sn/USD Dora re Amerika
    sn/XAF Furenki CFA BEAC
    sn/XOF Furenki CFA BCEAO
    sn/ZAR Randi
    sn/ZMW Kwacha ye Zambia
    so/AED Dirhamka Isutaga Imaaraatka Carabta
    so/AFN Afgan Afgani
    so/ALL Lekta Albaniya
    so/AMD Daraamka Armeniya
    so/ANG Galdarka Nadarlaan Antiliyaan
    so/AOA Kawansada Angola
    so/ARL Beesada Ley ee Arjentiin (1970–1983)
    so/ARM Beesada Ley ee Arjentiin (1881–1970)
    so/ARS Beesada Arjentiin
    so/AUD Doolarka Astaraaliya
    so/AWG Foloorinta Aruban
    so/AZN Manaata Asarbeyjan
    so/BAM Konfatibal Maakta Bosnia-Hersogofina
    so/BBD Doolarka Barbaadiyaan
    so/BDT Taka Bangledesh
    so/BGN Lefta Bulgariya
    so/BHD Dinaarka Baxreyn
    so/BIF Faranka Burundi
    so/BMD Doolarka Barmuuda
    so/BND Doolarka Buruney
    so/BOB Bolifiyanada Bolifiya
    so/BOL Bolifiyaabka Bolifiyaano(1863–1963)
    so/BRL Realka Barasil
    so/BSD Doolarka Bahamaas
    so/BTN Nugultaramta Butan
    so/BWP Buulada Botswana
    so/BYN Rubalka Belarus
    so/BZD Doolarka Beelisa
    so/CAD Doolarka Kanada
    so/CDF Faranka Kongo
    so/CHF Faranka Iswiska
    so/CLP Beesada Jili
    so/CNH Yuwanta Shiinaha (Ofshoor)
    so/CNY Yuwanta Shiinaha
    so/COP Beesada Kolombiya
    so/CRC Kolonka Kosta Riika
    so/CUC Beesada Konfatibal ee Kuuba
    so/CUP Beesada Kuuba
    so/CVE Eskudo Keyb Farde
    so/CZK Korunada Jeek
    so/DJF Faran Jabuuti
    so/DKK Koronka Danishka
    so/DOP Beesada Dominiika
    so/DZD Dinaarka Aljeriya
    so/EGP Bowndka Masar
    so/ERN Nakfada Eritriya
    so/ETB Birta Itoobbiya
    so/EUR Yuuroo
    so/FJD Doolarka Fiji
    so/FKP Bowndka Faalklaan Aylaanis
    so/GBP Bowndka Biritishka
    so/GEL Laariga Joorjiya
    so/GHS Sedida Gana
    so/GIP Bowndka Gibraltar
    so/GMD Dalasida Gambiya
    so/GNF Faranka Gini
    so/GTQ Kuwestalka Guwatemala
    so/GYD Doolarka Guyanes
    so/HKD Doolarka Hoon Koon
    so/HNL Lembirada Honduras
    so/HRK Kunada Korooshiya
    so/HTG Goordada Hiyati
    so/HUF Forintiska Hangari
    so/IDR Rubiah Indonesiya
    so/ILS Niyuu Shekelka Israaiil
    so/INR Rubiga Hindiya
    so/IQD Dinaarka Ciraaq
    so/IRR Riyaalka Iran
    so/ISK Koronada Eysland
    so/JMD Doolarka Jamayka
    so/JOD Dinaarka Urdun
    so/JPY Yenta Jabaan
    so/KES Shilingka Kenya
    so/KGS Somta Kiyrgiystan
    so/KHR Riyf kambodiya
    so/KMF Faranka Komoros
    so/KPW Wonka Waqooyiga Kuuriya
    so/KRW Wonka Koonfur Kuuriya
    so/KWD Dinaarka Kuweyt
    so/KYD Doolarka Kayman Aylaanis
    so/KZT Tengeda Kasakhstan
    so/LAK Kib Laoti
    so/LBP Bowndka Lubnaan
    so/LKR Rubiga Siri lanka
    so/LRD Doolarka Liberiya
    so/LSL Lesotho Loti
    so/LYD Dinaarka Libya
    so/MAD Dirhamka Moroko
    so/MDL Leeyuuda Moldofa
    so/MGA Arayrida Madagaskar
    so/MKD Denaarka Masedoniya
    so/MMK Kayatda Mayanmaar
    so/MNT Tugrikta Mongoliya
    so/MOP Bataka Makana
    so/MRU Oogiyada Mawritaaniya
    so/MUR Rubiga Mowrishiya
    so/MVR Rufiyada Maldifiya
    so/MWK Kawajada Malawi
    so/MXN Beesada Meksiko
    so/MYR Ringitda Malayshiya
    so/MZN Metikalka Mosambik
    so/NAD Doolarka Namibiya
    so/NGN Nairada Neyjeeriya
    so/NIO Kordobada Nikargow
    so/NOK Koronka Norway
    so/NPR Rubiga Nebal
    so/NZD Doolarka Niyuu Siyalaan
    so/OMR Riyaalka Cumaan
    so/PAB Balbow Banama
    so/PEN Solsha Beeru
    so/PGK Kinada Babua Niyuu Gini
    so/PHP Biso Filibin
    so/PKR Rubiga Bakistan
    so/PLN Solotida Bolaan
    so/PYG Guranida Baraguway
    so/QAR Riyaalka Qatar
    so/RON Liyuuda Romaniya
    so/RSD Dinaarka Serbiya
    so/RUB Rubalka Ruushka
    so/RWF Faranka Ruwanda
    so/SAR Riyaalka Sacuudiga
    so/SBD Doolarka Solomon Aylaanis
    so/SCR Rubiga Siisalis
    so/SDG Bowndka Suudaan
    so/SEK Koronka Isweden
    so/SGD Doolarka Singabuur
    so/SHP Bowndka St Helen
    so/SLE Leonka Sira Leon
    so/SLL Leonka Sira Leon (1964—2022)
    so/SOS Shilingka Soomaaliya
    so/SRD Doolarka Surinamees
    so/SSP Bowndka Koonfurta Suudaan
    so/STN Dobra Sao Tome & Birinsibi
    so/SYP Bowndka Suuriya
    so/SZL Lilangeenida iswaasi
    so/THB Baatka Taylaan
    so/TJS Somoonida Tajikistan
    so/TMT Manaata Turkmenistan
    so/TND Dinaarka Tunisiya
    so/TOP Ba’angada Tonga
    so/TRY Liirada Turkiga
    so/TTD Doolarka Tirinidad iyo Tobago
    so/TWD Doolarka Taywaanta Cusub
    so/TZS Shilingka Tansaaniya
    so/UAH Hirfiniyada Yukreeyn
    so/UGX Shilingka Yugandha
    so/USD Doolarka Mareeykanka
    so/UYU Beesada Urugway
    so/UZS Somta Usbekistan
    so/VEF Bolifar Fenesuala (2008–2018)
    so/VES Bolifarada Fenesuwela
    so/VND Dongta Fitnaam
    so/VUV Fatu Fanuatu
    so/WST Tala Samao
    so/XAF Faranka CFA ee Bartamaha Afrika
    so/XCD Doolarka Iist Kaaribyan
    so/XOF Faranka CFA Galbeedka Afrika
    so/XPF Faranka CFP
    so/YER Riyaalka Yemen
    so/ZAR Randka Koonfur Afrika
    so/ZMW Kawajada Sambiya
    sq/AED Dirhami i Emirateve të Bashkuara Arabe
    sq/AFN Afgani afgan
    sq/ALL Leku shqiptar
    sq/AMD Dramia armene
    sq/ANG Gilderi antilian holandez
    sq/AOA Kuanza e Angolës
    sq/ARS Pesoja argjentinase
    sq/AUD Dollari australian
    sq/AWG Florini aruban
    sq/AZN Manata azerbajxhanase
    sq/BAM Marka e Bosnjë-Hercegovinës [e shkëmbyeshme]
    sq/BBD Dollari barbadian
    sq/BDT Taka e Bangladeshit
    sq/BGN Leva bullgare
    sq/BHD Dinari i Bahreinit
    sq/BIF Franga burundiane
    sq/BMD Dollari i Bermudeve
    sq/BND Dollari i Bruneit
    sq/BOB Boliviani i Bolivisë
    sq/BRL Reali brazilian
    sq/BSD Dollari i Bahamasit
    sq/BTN Ngultrumi butanez
    sq/BWP Pula botsuane
    sq/BYN Rubla bjelloruse
    sq/BZD Dollari i Ishujve Belize
    sq/CAD Dollari kanadez
    sq/CDF Franga kongole
    sq/CHF Franga zvicerane
    sq/CLP Pesoja kiliane
    sq/CNH Juani kinez (për treg të jashtëm)
    sq/CNY Juani kinez
    sq/COP Pesoja kolumbiane
    sq/CRC Koloni kostarikan
    sq/CUC Pesoja kubaneze e shkëmbyeshme
    sq/CUP Pesoja kubaneze
    sq/CVE Eskudoja e Kepit të Gjelbër
    sq/CZK Koruna e Çekisë
    sq/DJF Franga xhibutiane
    sq/DKK Korona daneze
    sq/DOP Pesoja dominikane
    sq/DZD Dinari algjerian
    sq/EGP Sterlina egjiptiane
    sq/ERN Nakfa e Eritresë
    sq/ETB Bira etiopiane
    sq/EUR Euroja
    sq/FJD Dollari i Fixhit
    sq/FKP Stërlina e Ishujve Falkland
    sq/GBP Sterlina britanike
    sq/GEL Laria gjeorgjiane
    sq/GHS Sejda ganeze
    sq/GIP Sterlina e Gjibraltarit
    sq/GMD Dalasi gambian
    sq/GNF Franga guinease
    sq/GTQ Kuecali i Guatemalës
    sq/GYD Dollari guajanez
    sq/HKD Dollari i Hong-Kongut
    sq/HNL Lempira hondurase
    sq/HRK Kuna kroate
    sq/HTG Gurdi haitian
    sq/HUF Forinta hungareze
    sq/IDR Rupia indoneziane
    sq/ILS Shekeli izrealit
    sq/INR Rupia indiane
    sq/IQD Dinari irakian
    sq/IRR Riali iranian
    sq/ISK Korona islandeze
    sq/JMD Dollari xhamajkan
    sq/JOD Dinari jordanez
    sq/JPY Jeni japonez
    sq/KES Shilinga keniane
    sq/KGS Soma kirgize
    sq/KHR Riali kamboxhian
    sq/KMF Franga komore
    sq/KPW Uoni koreano-verior
    sq/KRW Uoni koreano-jugor
    sq/KWD Dinari kuvajtian
    sq/KYD Dollari i Ishujve Kajman
    sq/KZT Tenga kazake
    sq/LAK Kipa e Laosit
    sq/LBP Sterlina libaneze
    sq/LKR Rupia e Sri-Lankës
    sq/LRD Dollari liberian
    sq/LSL Lota lesotiane
    sq/LYD Dinari libian
    sq/MAD Dirhami maroken
    sq/MDL Leuja moldave
    sq/MGA Arieri malagez
    sq/MKD Denari maqedonas
    sq/MMK Kiata e Mianmarit
    sq/MNT Tugrika mongole
    sq/MOP Pataka e Makaos
    sq/MRU Ugija mauritane
    sq/MUR Rupia mauritiane
    sq/MVR Rufiu i Maldivit
    sq/MWK Kuaça malaviane
    sq/MXN Pesoja meksikane
    sq/MYR Ringiti malajzian
    sq/MZN Metikali i Mozambikut
    sq/NAD Dollari i Namibisë
    sq/NGN Naira nigeriane
    sq/NIO Kordoba nikaraguane
    sq/NOK Korona norvegjeze
    sq/NPR Rupia nepaleze
    sq/NZD Dollari i Zelandës së Re
    sq/OMR Riali i Omanit
    sq/PAB Balboa panameze
    sq/PEN Sola peruane
    sq/PGK Kina e Guinesë së Re-Papua
    sq/PHP Pesoja filipinase
    sq/PKR Rupia pakistaneze
    sq/PLN Zllota polake
    sq/PYG Guarani paraguaian
    sq/QAR Riali i Katarit
    sq/RON Leuja rumune
    sq/RSD Dinari serb
    sq/RUB Rubla ruse
    sq/RWF Franga ruandeze
    sq/SAR Riali saudit
    sq/SBD Dollari i Ishujve Solomonë
    sq/SCR Rupia e Ishujve Sishelë
    sq/SDG Sterlina sudaneze
    sq/SEK Korona suedeze
    sq/SGD Dollari i Singaporit
    sq/SHP Sterlina e Ishullit të Shën-Helenës
    sq/SLE Leoni i Siera-Leones
    sq/SLL Leoni i Siera-Leones (1964–2022)
    sq/SOS Shilinga somaleze
    sq/SRD Dollari surinamez
    sq/SSP Sterlina sudanezo-jugore
    sq/STN Dobra e Sao-Tomes dhe Prinsipes
    sq/SYP Sterlina siriane
    sq/SZL Lilangeni i Suazilandës
    sq/THB Bata tajlandeze
    sq/TJS Somona taxhike
    sq/TMT Manata turkmene
    sq/TND Dinari tunizian
    sq/TOP Panga tongane
    sq/TRY Lira turke
    sq/TTD Dollari i Trinidadit dhe Tobagos
    sq/TWD Dollari tajvanez
    sq/TZS Shilinga e Tanzanisë
    sq/UAH Rivnia ukrainase
    sq/UGX Shilinga ugandeze
    sq/USD Dollari amerikan
    sq/UYU Pesoja uruguaiane
    sq/UZS Soma uzbeke
    sq/VEF Bolivari venezuelian (2008–2018)
    sq/VES Bolivari venezuelas
    sq/VND Donga vietnameze
    sq/VUV Vatuja e Vanuatusë
    sq/WST Tala samoane
    sq/XAF Franga kamerunase
    sq/XCD Dollari i Karaibeve Lindore
    sq/XOF Franga e Bregut të Fildishtë
    sq/XPF Franga franceze e Polinezisë
    sq/YER Riali i Jemenit
    sq/ZAR Randi afrikano-jugor
    sq/ZMW Kuaça e Zambikut
    sr/AED дирхам УАЕ
    sr/AFN авганистански авгани
    sr/ALL албански лек
    sr/AMD јерменски драм
    sr/ANG холандскоантилски гулден
    sr/AOA анголска кванза
    sr/ARS аргентински пезос
    sr/AUD аустралијски долар
    sr/AWG арубански флорин
    sr/AZN азербејџански манат
    sr/BAM босанскохерцеговачка конвертибилна марка
    sr/BBD барбадошки долар
    sr/BDT бангладешка така
    sr/BGN бугарски лев
    sr/BHD бахреински динар
    sr/BIF бурундски франак
    sr/BMD бермудски долар
    sr/BND брунејски долар
    sr/BOB боливијски боливијано
    sr/BRL бразилски реал
    sr/BSD бахамски долар
    sr/BTN бутански нгултрум
    sr/BWP боцванска пула
    sr/BYN белоруска рубља
    sr/BZD белиски долар
    sr/CAD канадски долар
    sr/CDF конгоански франак
    sr/CHF швајцарски франак
    sr/CLP чилеански пезос
    sr/CNH кинески јуан (острвски)
    sr/CNY кинески јуан
    sr/COP колумбијски пезос
    sr/CRC костарикански колон
    sr/CUC кубански конвертибилни пезос
    sr/CUP кубански пезос
    sr/CVE зеленортски ескудо
    sr/CZK чешка круна
    sr/DJF џибутски франак
    sr/DKK данска круна
    sr/DOP доминикански пезос
    sr/DZD алжирски динар
    sr/EGP египатска фунта
    sr/ERN еритрејска накфа
    sr/ETB етиопијски бир
    sr/EUR евро
    sr/FJD фиџијски долар
    sr/FKP фолкландска фунта
    sr/GBP британска фунта
    sr/GEL грузијски лари
    sr/GHS гански седи
    sr/GIP гибралтарска фунта
    sr/GMD гамбијски даласи
    sr/GNF гвинејски франак
    sr/GTQ гватемалски кецал
    sr/GYD гвајански долар
    sr/HKD хонгконшки долар
    sr/HNL хондурашка лемпира
    sr/HRK хрватска куна
    sr/HTG хаићански гурд
    sr/HUF мађарска форинта
    sr/IDR индонежанска рупија
    sr/ILS израелски нови шекел
    sr/INR индијска рупија
    sr/IQD ирачки динар
    sr/IRR ирански ријал
    sr/ISK исландска круна
    sr/JMD јамајчански долар
    sr/JOD јордански динар
    sr/JPY јапански јен
    sr/KES кенијски шилинг
    sr/KGS киргистански сом
    sr/KHR камбоџански ријел
    sr/KMF коморски франак
    sr/KPW севернокорејски вон
    sr/KRW јужнокорејски вон
    sr/KWD кувајтски динар
    sr/KYD кајмански долар
    sr/KZT казахстански тенге
    sr/LAK лаоски кип
    sr/LBP либанска фунта
    sr/LKR шриланчанска рупија
    sr/LRD либеријски долар
    sr/LSL лесотски лоти
    sr/LYD либијски динар
    sr/MAD марокански дирхам
    sr/MAF Марокански франак
    sr/MDL молдавски леј
    sr/MGA малгашки аријари
    sr/MKD македонски денар
    sr/MMK мјанмарски кјат
    sr/MNT монголски тугрик
    sr/MOP макаоска патака
    sr/MRU мауританска огија
    sr/MUR маурицијска рупија
    sr/MVR малдивска руфија
    sr/MWK малавијска квача
    sr/MXN мексички пезос
    sr/MYR малезијски рингит
    sr/MZN мозамбички метикал
    sr/NAD намибијски долар
    sr/NGN нигеријска наира
    sr/NIO никарагванска кордоба
    sr/NOK норвешка круна
    sr/NPR непалска рупија
    sr/NZD новозеландски долар
    sr/OMR омански ријал
    sr/PAB панамска балбоа
    sr/PEN перуански сол
    sr/PGK папуанска кина
    sr/PHP филипински пезос
    sr/PKR пакистанска рупија
    sr/PLN пољски злот
    sr/PYG парагвајски гварани
    sr/QAR катарски ријал
    sr/RON румунски леј
    sr/RSD српски динар
    sr/RUB руска рубља
    sr/RWF руандски франак
    sr/SAR саудијски ријал
    sr/SBD соломонски долар
    sr/SCR сејшелска рупија
    sr/SDG суданска фунта
    sr/SEK шведска круна
    sr/SGD сингапурски долар
    sr/SHP фунта Свете Јелене
    sr/SLE сијералеонски леоне
    sr/SLL сијералеонски леоне (1964—2022)
    sr/SOS сомалијски шилинг
    sr/SRD суринамски долар
    sr/SSP јужносуданска фунта
    sr/STN саотомска добра
    sr/SYP сиријска фунта
    sr/SZL свазилендски лилангени
    sr/THB тајландски бат
    sr/TJS таџикистански сомон
    sr/TMT туркменистански манат
    sr/TND туниски динар
    sr/TOP тонганска панга
    sr/TRY турска лира
    sr/TTD тринидадскотобашки долар
    sr/TWD нови тајвански долар
    sr/TZS танзанијски шилинг
    sr/UAH украјинска гривна
    sr/UGX угандски шилинг
    sr/USD амерички долар
    sr/UYU уругвајски пезос
    sr/UZS узбекистански сом
    sr/VEF Венецуелански боливар (2008–2018)
    sr/VES венецуелански боливар
    sr/VND вијетнамски донг
    sr/VNN Вијетнамски донг (1978–1985)
    sr/VUV вануатски вату
    sr/WST самоанска тала
    sr/XAF централноафрички франак
    sr/XCD источнокарипски долар
    sr/XFO Француски златни франак
    sr/XFU Француски UIC-франак
    sr/XOF западноафрички франак
    sr/XPF CFP франак
    sr/XRE RINET фонд
    sr/YER јеменски ријал
    sr/ZAR јужноафрички ранд
    sr/ZMW замбијска квача
    sr_Latn/AED dirham UAE
    sr_Latn/AFN avganistanski avgani
    sr_Latn/ALL albanski lek
    sr_Latn/AMD jermenski dram
    sr_Latn/ANG holandskoantilski gulden
    sr_Latn/AOA angolska kvanza
    sr_Latn/ARS argentinski pezos
    sr_Latn/AUD australijski dolar
    sr_Latn/AWG arubanski florin
    sr_Latn/AZN azerbejdžanski manat
    sr_Latn/BAM bosanskohercegovačka konvertibilna marka
    sr_Latn/BBD barbadoški dolar
    sr_Latn/BDT bangladeška taka
    sr_Latn/BGN bugarski lev
    sr_Latn/BHD bahreinski dinar
    sr_Latn/BIF burundski franak
    sr_Latn/BMD bermudski dolar
    sr_Latn/BND brunejski dolar
    sr_Latn/BOB bolivijski bolivijano
    sr_Latn/BRL brazilski real
    sr_Latn/BSD bahamski dolar
    sr_Latn/BTN butanski ngultrum
    sr_Latn/BWP bocvanska pula
    sr_Latn/BYN beloruska rublja
    sr_Latn/BZD beliski dolar
    sr_Latn/CAD kanadski dolar
    sr_Latn/CDF kongoanski franak
    sr_Latn/CHF švajcarski franak
    sr_Latn/CLP čileanski pezos
    sr_Latn/CNH kineski juan (ostrvski)
    sr_Latn/CNY kineski juan
    sr_Latn/COP kolumbijski pezos
    sr_Latn/CRC kostarikanski kolon
    sr_Latn/CUC kubanski konvertibilni pezos
    sr_Latn/CUP kubanski pezos
    sr_Latn/CVE zelenortski eskudo
    sr_Latn/CZK češka kruna
    sr_Latn/DJF džibutski franak
    sr_Latn/DKK danska kruna
    sr_Latn/DOP dominikanski pezos
    sr_Latn/DZD alžirski dinar
    sr_Latn/EGP egipatska funta
    sr_Latn/ERN eritrejska nakfa
    sr_Latn/ETB etiopijski bir
    sr_Latn/EUR evro
    sr_Latn/FJD fidžijski dolar
    sr_Latn/FKP folklandska funta
    sr_Latn/GBP britanska funta
    sr_Latn/GEL gruzijski lari
    sr_Latn/GHS ganski sedi
    sr_Latn/GIP gibraltarska funta
    sr_Latn/GMD gambijski dalasi
    sr_Latn/GNF gvinejski franak
    sr_Latn/GTQ gvatemalski kecal
    sr_Latn/GYD gvajanski dolar
    sr_Latn/HKD hongkonški dolar
    sr_Latn/HNL honduraška lempira
    sr_Latn/HRK hrvatska kuna
    sr_Latn/HTG haićanski gurd
    sr_Latn/HUF mađarska forinta
    sr_Latn/IDR indonežanska rupija
    sr_Latn/ILS izraelski novi šekel
    sr_Latn/INR indijska rupija
    sr_Latn/IQD irački dinar
    sr_Latn/IRR iranski rijal
    sr_Latn/ISK islandska kruna
    sr_Latn/JMD jamajčanski dolar
    sr_Latn/JOD jordanski dinar
    sr_Latn/JPY japanski jen
    sr_Latn/KES kenijski šiling
    sr_Latn/KGS kirgistanski som
    sr_Latn/KHR kambodžanski rijel
    sr_Latn/KMF komorski franak
    sr_Latn/KPW severnokorejski von
    sr_Latn/KRW južnokorejski von
    sr_Latn/KWD kuvajtski dinar
    sr_Latn/KYD kajmanski dolar
    sr_Latn/KZT kazahstanski tenge
    sr_Latn/LAK laoski kip
    sr_Latn/LBP libanska funta
    sr_Latn/LKR šrilančanska rupija
    sr_Latn/LRD liberijski dolar
    sr_Latn/LSL lesotski loti
    sr_Latn/LYD libijski dinar
    sr_Latn/MAD marokanski dirham
    sr_Latn/MAF Marokanski franak
    sr_Latn/MDL moldavski lej
    sr_Latn/MGA malgaški arijari
    sr_Latn/MKD makedonski denar
    sr_Latn/MMK mjanmarski kjat
    sr_Latn/MNT mongolski tugrik
    sr_Latn/MOP makaoska pataka
    sr_Latn/MRU mauritanska ogija
    sr_Latn/MUR mauricijska rupija
    sr_Latn/MVR maldivska rufija
    sr_Latn/MWK malavijska kvača
    sr_Latn/MXN meksički pezos
    sr_Latn/MYR malezijski ringit
    sr_Latn/MZN mozambički metikal
    sr_Latn/NAD namibijski dolar
    sr_Latn/NGN nigerijska naira
    sr_Latn/NIO nikaragvanska kordoba
    sr_Latn/NOK norveška kruna
    sr_Latn/NPR nepalska rupija
    sr_Latn/NZD novozelandski dolar
    sr_Latn/OMR omanski rijal
    sr_Latn/PAB panamska balboa
    sr_Latn/PEN peruanski sol
    sr_Latn/PGK papuanska kina
    sr_Latn/PHP filipinski pezos
    sr_Latn/PKR pakistanska rupija
    sr_Latn/PLN poljski zlot
    sr_Latn/PYG paragvajski gvarani
    sr_Latn/QAR katarski rijal
    sr_Latn/RON rumunski lej
    sr_Latn/RSD srpski dinar
    sr_Latn/RUB ruska rublja
    sr_Latn/RWF ruandski franak
    sr_Latn/SAR saudijski rijal
    sr_Latn/SBD solomonski dolar
    sr_Latn/SCR sejšelska rupija
    sr_Latn/SDG sudanska funta
    sr_Latn/SEK švedska kruna
    sr_Latn/SGD singapurski dolar
    sr_Latn/SHP funta Svete Jelene
    sr_Latn/SLE sijeraleonski leone
    sr_Latn/SLL sijeraleonski leone (1964—2022)
    sr_Latn/SOS somalijski šiling
    sr_Latn/SRD surinamski dolar
    sr_Latn/SSP južnosudanska funta
    sr_Latn/STN saotomska dobra
    sr_Latn/SYP sirijska funta
    sr_Latn/SZL svazilendski lilangeni
    sr_Latn/THB tajlandski bat
    sr_Latn/TJS tadžikistanski somon
    sr_Latn/TMT turkmenistanski manat
    sr_Latn/TND tuniski dinar
    sr_Latn/TOP tonganska panga
    sr_Latn/TRY turska lira
    sr_Latn/TTD trinidadskotobaški dolar
    sr_Latn/TWD novi tajvanski dolar
    sr_Latn/TZS tanzanijski šiling
    sr_Latn/UAH ukrajinska grivna
    sr_Latn/UGX ugandski šiling
    sr_Latn/USD američki dolar
    sr_Latn/UYU urugvajski pezos
    sr_Latn/UZS uzbekistanski som
    sr_Latn/VEF Venecuelanski bolivar (2008–2018)
    sr_Latn/VES venecuelanski bolivar
    sr_Latn/VND vijetnamski dong
    sr_Latn/VNN Vijetnamski dong (1978–1985)
    sr_Latn/VUV vanuatski vatu
    sr_Latn/WST samoanska tala
    sr_Latn/XAF centralnoafrički franak
    sr_Latn/XCD istočnokaripski dolar
    sr_Latn/XFO Francuski zlatni franak
    sr_Latn/XFU Francuski UIC-franak
    sr_Latn/XOF zapadnoafrički franak
    sr_Latn/XPF CFP franak
    sr_Latn/XRE RINET fond
    sr_Latn/YER jemenski rijal
    sr_Latn/ZAR južnoafrički rand
    sr_Latn/ZMW zambijska kvača
    sr_Latn_BA/BAM Bosanskohercegovačka konvertibilna marka
    sr_Latn_BA/BYN Bjeloruska rublja
    sr_Latn_BA/KPW Sjevernokorejski von
    sr_Latn_BA/NIO Nikaragvanska zlatna kordoba
    su/BRL Real Brasil
    su/CNY Yuan Tiongkok
    su/EUR Euro
    su/GBP Pound Inggris
    su/IDR Rupee Indonésia
    su/INR Rupee India
    su/JPY Yén Jepang
    su/RUB Rubel Rusia
    su/USD Dolar A.S.
    sv/AED emiratisk dirham
    sv/AFN afghansk afghani
    sv/ALL albansk lek
    sv/AMD armenisk dram
    sv/ANG antillergulden
    sv/AOA angolansk kwanza
    sv/ARL argentisk peso (1970–1983)
    sv/ARM argentisk peso (1881–1969)
    sv/ARS argentinsk peso
    sv/AUD australisk dollar
    sv/AWG arubansk florin
    sv/AZN azerbajdzjansk manat
    sv/BAM bosnisk-hercegovinsk mark (konvertibel)
    sv/BAN bosnisk-hercegovinsk dinar (1994–1998)
    sv/BBD barbadisk dollar
    sv/BDT bangladeshisk taka
    sv/BGM bulgarisk lev (1952–1962)
    sv/BGN bulgarisk lev
    sv/BGO bulgarisk lev (1881–1952)
    sv/BHD bahrainsk dinar
    sv/BIF burundisk franc
    sv/BMD bermudisk dollar
    sv/BND bruneisk dollar
    sv/BOB boliviansk boliviano
    sv/BOL boliviansk boliviano (1864–1963)
    sv/BRL brasiliansk real
    sv/BRZ brasiliansk cruzeiro (1942–1967)
    sv/BSD bahamansk dollar
    sv/BTN bhutanesisk ngultrum
    sv/BWP botswansk pula
    sv/BYN belarusisk rubel
    sv/BZD belizisk dollar
    sv/CAD kanadensisk dollar
    sv/CDF kongolesisk franc
    sv/CHF schweizisk franc
    sv/CLE chilensk escudo (1960–1975)
    sv/CLP chilensk peso
    sv/CNH kinesisk yuan (offshore)
    sv/CNX kinesisk dollar
    sv/CNY kinesisk yuan
    sv/COP colombiansk peso
    sv/CRC costarikansk colón
    sv/CUC kubansk peso (konvertibel)
    sv/CUP kubansk peso
    sv/CVE kapverdisk escudo
    sv/CZK tjeckisk koruna
    sv/DJF djiboutisk franc
    sv/DKK dansk krona
    sv/DOP dominikansk peso
    sv/DZD algerisk dinar
    sv/EGP egyptiskt pund
    sv/ERN eritreansk nakfa
    sv/ETB etiopisk birr
    sv/EUR euro
    sv/FJD Fijidollar
    sv/FKP Falklandspund
    sv/GBP brittiskt pund
    sv/GEL georgisk lari
    sv/GHS ghanansk cedi
    sv/GIP gibraltiskt pund
    sv/GMD gambisk dalasi
    sv/GNF guineansk franc
    sv/GTQ guatemalansk quetzal
    sv/GYD Guyanadollar
    sv/HKD Hongkongdollar
    sv/HNL honduransk lempira
    sv/HRK kroatisk kuna
    sv/HTG haitisk gourde
    sv/HUF ungersk forint
    sv/IDR indonesisk rupie
    sv/ILS israelisk ny shekel
    sv/INR indisk rupie
    sv/IQD irakisk dinar
    sv/IRR iransk rial
    sv/ISK isländsk krona
    sv/JMD jamaicansk dollar
    sv/JOD jordansk dinar
    sv/JPY japansk yen
    sv/KES kenyansk shilling
    sv/KGS kirgizisk som
    sv/KHR kambodjansk riel
    sv/KMF komorisk franc
    sv/KPW nordkoreansk won
    sv/KRH sydkoreansk hwan (1953–1962)
    sv/KRO sydkoreansk won (1945–1953)
    sv/KRW sydkoreansk won
    sv/KWD kuwaitisk dinar
    sv/KYD caymansk dollar
    sv/KZT kazakisk tenge
    sv/LAK laotisk kip
    sv/LBP libanesiskt pund
    sv/LKR srilankesisk rupie
    sv/LRD liberiansk dollar
    sv/LSL lesothisk loti
    sv/LYD libysk dinar
    sv/MAD marockansk dirham
    sv/MAF marockansk franc
    sv/MCF monegaskisk franc (–2001)
    sv/MDC moldavisk cupon (1992–1993)
    sv/MDL moldavisk leu
    sv/MGA madagaskisk ariary
    sv/MKD makedonisk denar
    sv/MKN makedonisk denar (1992–1993)
    sv/MMK myanmarisk kyat
    sv/MNT mongolisk tögrög
    sv/MOP makanesisk pataca
    sv/MRU mauretansk ouguiya
    sv/MUR mauritisk rupie
    sv/MVP maldivisk rupie
    sv/MVR maldivisk rufiyaa
    sv/MWK malawisk kwacha
    sv/MXN mexikansk peso
    sv/MYR malaysisk ringgit
    sv/MZN moçambikisk metical
    sv/NAD namibisk dollar
    sv/NGN nigeriansk naira
    sv/NIO nicaraguansk córdoba
    sv/NOK norsk krona
    sv/NPR nepalesisk rupie
    sv/NZD nyzeeländsk dollar
    sv/OMR omansk rial
    sv/PAB panamansk balboa
    sv/PEN peruansk sol
    sv/PGK papuansk kina
    sv/PHP filippinsk peso
    sv/PKR pakistansk rupie
    sv/PLN polsk zloty
    sv/PYG paraguayansk guarani
    sv/QAR qatarisk rial
    sv/RON rumänsk leu
    sv/RSD serbisk dinar
    sv/RUB rysk rubel
    sv/RWF rwandisk franc
    sv/SAR saudisk riyal
    sv/SBD Salomondollar
    sv/SCR seychellisk rupie
    sv/SDG sudanesiskt pund
    sv/SEK svensk krona
    sv/SGD singaporiansk dollar
    sv/SHP sankthelenskt pund
    sv/SLE sierraleonsk leone
    sv/SLL sierraleonsk leone (1964—2022)
    sv/SOS somalisk shilling
    sv/SRD surinamesisk dollar
    sv/SSP sydsudanesiskt pund
    sv/STN saotomeansk dobra
    sv/SYP syriskt pund
    sv/SZL swaziländsk lilangeni
    sv/THB thailändsk baht
    sv/TJS tadzjikisk somoni
    sv/TMT turkmenistansk manat
    sv/TND tunisisk dinar
    sv/TOP tongansk paʻanga
    sv/TRY turkisk lira
    sv/TTD Trinidaddollar
    sv/TWD Taiwandollar
    sv/TZS tanzanisk shilling
    sv/UAH ukrainsk hryvnia
    sv/UGX ugandisk shilling
    sv/USD US-dollar
    sv/UYU uruguayansk peso
    sv/UZS uzbekisk sum
    sv/VEF venezuelansk bolívar (2008–2018)
    sv/VES venezuelansk bolívar
    sv/VND vietnamesisk dong
    sv/VNN vietnamesisk dong (1978–1985)
    sv/VUV vanuatisk vatu
    sv/WST västsamoansk tala
    sv/XAF centralafrikansk franc
    sv/XCD östkaribisk dollar
    sv/XFO fransk guldfranc
    sv/XFU internationella järnvägsunionens franc
    sv/XOF västafrikansk franc
    sv/XPF CFP-franc
    sv/XRE RINET-fond
    sv/YER jemenitisk rial
    sv/YUR jugoslavisk dinar (1992–1993)
    sv/ZAR sydafrikansk rand
    sv/ZMW zambisk kwacha
    sw/AED Dirham ya Falme za Kiarabu
    sw/AFN Afghani ya Afghanistan
    sw/ALL Lek ya Albania
    sw/AMD Dram ya Armenia
    sw/ANG Guilder ya Antili za Kiholanzi
    sw/AOA Kwanza ya Angola
    sw/ARS Peso ya Ajentina
    sw/AUD Dola ya Australia
    sw/AWG Florin ya Aruba
    sw/AZN Manat ya Azerbaijan
    sw/BAM Convertible Mark ya Bosnia na Hezegovina
    sw/BBD Dola ya Barbados
    sw/BDT Taka ya Bangladesh
    sw/BGN Lev ya Bulgaria
    sw/BHD Dinari ya Bahareni
    sw/BIF Faranga ya Burundi
    sw/BMD Dola ya Bermuda
    sw/BND Dola ya Brunei
    sw/BOB Boliviano ya Bolivia
    sw/BRL Real ya Brazil
    sw/BSD Dola ya Bahamas
    sw/BTN Ngultrum ya Bhutan
    sw/BWP Pula ya Botswana
    sw/BYN Ruble ya Belarus
    sw/BZD Dola ya Belize
    sw/CAD Dola ya Canada
    sw/CDF Faranga ya Kongo
    sw/CHF Faranga ya Uswisi
    sw/CLP Peso ya Chile
    sw/CNH Yuan ya Uchina (huru)
    sw/CNY Yuan ya Uchina
    sw/COP Peso ya Kolombia
    sw/CRC Colon ya Kostarika
    sw/CUC Peso ya Kuba Inayoweza Kubadilishwa
    sw/CUP Peso ya Kuba
    sw/CVE Eskudo ya Cape Verde
    sw/CZK Koruna ya Jamhuri ya Czech
    sw/DJF Faranga ya Jibuti
    sw/DKK Krone ya Denmark
    sw/DOP Peso ya Dominika
    sw/DZD Dinar ya Aljeria
    sw/EGP Pauni ya Misri
    sw/ERN Nakfa ya Eritrea
    sw/ETB Birr ya Uhabeshi
    sw/EUR Yuro
    sw/FJD Dola ya Fiji
    sw/FKP Pauni ya Visiwa vya Falkland
    sw/GBP Pauni ya Uingereza
    sw/GEL Lari ya Jojia
    sw/GHS Cedi ya Ghana
    sw/GIP Pauni ya Gibraltar
    sw/GMD Dalasi ya Gambia
    sw/GNF Faranga ya Guinea
    sw/GTQ Quetzal ya Guatemala
    sw/GYD Dola ya Guyana
    sw/HKD Dola ya Hong Kong
    sw/HNL Lempira ya Hondurasi
    sw/HRK Kuna ya Korasia
    sw/HTG Gourde ya Haiti
    sw/HUF Forint ya Hungaria
    sw/IDR Rupiah ya Indonesia
    sw/ILS Shekeli Mpya ya Israel
    sw/INR Rupia ya India
    sw/IQD Dinari ya Iraki
    sw/IRR Rial ya Iran
    sw/ISK Krona ya Aisilandi
    sw/JMD Dola ya Jamaika
    sw/JOD Dinari ya Jordan
    sw/JPY Yen ya Japani
    sw/KES Shilingi ya Kenya
    sw/KGS Som ya Kyrgystan
    sw/KHR Riel ya Kambodia
    sw/KMF Faranga ya Komoro
    sw/KPW Won ya Korea Kaskazini
    sw/KRW Won ya Korea Kusini
    sw/KWD Dinari ya Kuwait
    sw/KYD Dola ya Visiwa vya Cayman
    sw/KZT Tenge ya Kazakhstan
    sw/LAK Kip ya Laosi
    sw/LBP Pauni ya Lebanon
    sw/LKR Rupia ya Sri Lanka
    sw/LRD Dola ya Liberia
    sw/LSL Loti ya Lesoto
    sw/LYD Dinari ya Libya
    sw/MAD Dirham ya Moroko
    sw/MDL Leu ya Moldova
    sw/MGA Ariari ya Madagaska
    sw/MKD Denar ya Masedonia
    sw/MMK Kyat ya Myanmar
    sw/MNT Tugrik ya Mongolia
    sw/MOP Pataca ya Macau
    sw/MRU Ouguiya ya Moritania
    sw/MUR Rupia ya Morisi
    sw/MVR Rufiyaa ya Maldives
    sw/MWK Kwacha ya Malawi
    sw/MXN Peso ya Meksiko
    sw/MYR Ringgit ya Malaysia
    sw/MZN Metikali ya Msumbiji
    sw/NAD Dola ya Namibia
    sw/NGN Naira ya Nigeria
    sw/NIO Cordoba ya Nikaragwa
    sw/NOK Krone ya Norwe
    sw/NPR Rupia ya Nepal
    sw/NZD Dola ya Nyuzilandi
    sw/OMR Rial ya Omani
    sw/PAB Balboa ya Panama
    sw/PEN Sol ya Peru
    sw/PGK Kina ya Papua New Guinea
    sw/PHP Peso ya Ufilipino
    sw/PKR Rupia ya Pakistan
    sw/PLN Zloty ya Poland
    sw/PYG Guarani ya Paragwai
    sw/QAR Rial ya Qatar
    sw/RON Leu ya Romania
    sw/RSD Dinar ya Serbia
    sw/RUB Ruble ya Urusi
    sw/RWF Faranga ya Rwanda
    sw/SAR Riyal ya Saudia
    sw/SBD Dola ya Visiwa vya Solomon
    sw/SCR Rupia ya Ushelisheli
    sw/SDG Pauni ya Sudan
    sw/SEK Krona ya Uswidi
    sw/SGD Dola ya Singapore
    sw/SHP Pauni ya St. Helena
    sw/SLE Leone ya Siera Leoni
    sw/SLL Leone ya Siera Leoni (1964—2022)
    sw/SOS Shilingi ya Somalia
    sw/SRD Dola ya Suriname
    sw/SSP Pauni ya Sudan Kusini
    sw/STN Dobra ya Sao Tome na Principe
    sw/SYP Pauni ya Syria
    sw/SZL Lilangeni ya Uswazi
    sw/THB Baht ya Tailandi
    sw/TJS Somoni ya Tajikistan
    sw/TMT Manat ya Turkmenistan
    sw/TND Dinari ya Tunisia
    sw/TOP Paʻanga ya Tonga
    sw/TRY Lira ya Uturuki
    sw/TTD Dola ya Trinidad na Tobago
    sw/TWD Dola ya Taiwan
    sw/TZS Shilingi ya Tanzania
    sw/UAH Hryvnia ya Ukraine
    sw/UGX Shilingi ya Uganda
    sw/USD Dola ya Marekani
    sw/UYU Peso ya Urugwai
    sw/UZS Som ya Uzbekistan
    sw/VEF Bolivar ya Venezuela (2008–2018)
    sw/VES Bolivar ya Venezuela
    sw/VND Dong ya Vietnam
    sw/VUV Vatu ya Vanuatu
    sw/WST Tala ya Samoa
    sw/XAF Faranga ya Afrika ya Kati CFA
    sw/XCD Dola ya Karibi Mashariki
    sw/XOF Faranga ya Afrika Magharibi CFA
    sw/XPF Faranga ya CFP
    sw/YER Rial ya Yemen
    sw/ZAR Randi ya Afrika Kusini
    sw/ZMW Kwacha ya Zambia
    sw_CD/CNY Yuan Renminbi ya China
    sw_CD/ETB Bir ya Uhabeshi
    sw_CD/JPY Sarafu ya Kijapani
    sw_CD/MGA Ariary ya Bukini
    sw_CD/MRU Ugwiya ya Moritania
    sw_CD/SCR Rupia ya Shelisheli
    sw_CD/XAF Faranga CFA BEAC
    sw_CD/XOF Faranga CFA BCEAO
    sw_KE/AED Diramu ya Falme za Kiarabu
    sw_KE/AFN Afghani ya Afghanistani
    sw_KE/ANG Gilda ya Antili ya Uholanzi
    sw_KE/AZN Manati ya Azabajani
    sw_KE/BAM Maki ya Bosnia na Hezegovina Inayoweza Kubadilishwa
    sw_KE/BBD Dola ya Babadosi
    sw_KE/BDT Taka ya Bangladeshi
    sw_KE/BMD Dola ya Bamuda
    sw_KE/BRL Reale ya Brazili
    sw_KE/BSD Dola ya Bahama
    sw_KE/BTN Ngultrumi ya Bhutani
    sw_KE/BYN Ruble ya Belarusi
    sw_KE/CAD Dola ya Kanada
    sw_KE/CNH Yuan ya China (huru)
    sw_KE/CNY Yuan ya China
    sw_KE/CVE Eskudo ya Kepuvede
    sw_KE/CZK Koruna ya Cheki
    sw_KE/DKK Kroni ya Denmaki
    sw_KE/DZD Dinari ya Aljeria
    sw_KE/GEL Lari ya Jiojia
    sw_KE/GHS Sidi ya Ghana
    sw_KE/GIP Pauni ya Jibrata
    sw_KE/HRK Kuna ya Kroeshia
    sw_KE/HTG Godi ya Haiti
    sw_KE/HUF Forinti ya Hungaria
    sw_KE/IDR Rupia ya Indonesia
    sw_KE/IRR Riali ya Irani
    sw_KE/JOD Dinari ya Yordani
    sw_KE/JPY Yeni ya Japani
    sw_KE/KHR Rieli ya Kambodia
    sw_KE/KZT Tenge ya Kazakistani
    sw_KE/LBP Pauni ya Lebanoni
    sw_KE/MAD Diramu ya Moroko
    sw_KE/MKD Dinari ya Masedonia
    sw_KE/MMK Kiati ya Myama
    sw_KE/MOP Pataka ya Macau
    sw_KE/MVR Rufiyaa ya Maldivi
    sw_KE/MYR Ringgiti ya Malesia
    sw_KE/NGN Naira ya Naijeria
    sw_KE/NOK Kroni ya Norwe
    sw_KE/NPR Rupia ya Nepali
    sw_KE/OMR Riali ya Omani
    sw_KE/PKR Rupia ya Pakistani
    sw_KE/PLN Zloti ya Polandi
    sw_KE/QAR Riali ya Katari
    sw_KE/RSD Dinari ya Serbia
    sw_KE/SAR Riyali ya Saudia
    sw_KE/SBD Dola ya Visiwa vya Solomoni
    sw_KE/SDG Pauni ya Sudani
    sw_KE/SGD Dola ya Singapoo
    sw_KE/SLE Leoni ya Siera Leoni
    sw_KE/SLL Leoni ya Siera Leoni (1964—2022)
    sw_KE/SSP Pauni ya Sudani Kusini
    sw_KE/THB Bahti ya Tailandi
    sw_KE/TJS Somoni ya Tajikistani
    sw_KE/TMT Manati ya Turkmenistani
    sw_KE/TTD Dola ya Trinidadi na Tobago
    sw_KE/TWD Dola ya Taiwani
    sw_KE/UAH Hryvnia ya Ukraini
    sw_KE/UZS Som ya Uzbekistani
    sw_KE/VES Boliva ya Venezuela
    sw_KE/VND Dong ya Vietnamu
    sw_KE/XAF Faranga ya CFA ya Afrika ya Kati
    sw_KE/XOF Faranga ya CFA ya Afrika Magharibi
    sw_KE/YER Riali ya Yemeni
    ta/AED ஐக்கிய அரபு எமிரேட்ஸ் திர்ஹாம்
    ta/AFN ஆஃப்கான் ஆஃப்கானி
    ta/ALL அல்பேனியன் லெக்
    ta/AMD ஆர்மேனியன் ட்ராம்
    ta/ANG நெதர்லேண்ட்ஸ் அன்டிலியன் கில்டர்
    ta/AOA அங்கோலன் க்வான்ஸா
    ta/ARS அர்ஜென்டைன் பெசோ
    ta/AUD ஆஸ்திரேலிய டாலர்
    ta/AWG அருபன் ஃப்ளோரின்
    ta/AZN அசர்பைஜானி மனத்
    ta/BAM போஸ்னியா-ஹெர்ஸேகோவினா கன்வெர்டிபில் மார்க்
    ta/BBD பார்பேடியன் டாலர்
    ta/BDT பங்களாதேஷி டாகா
    ta/BGN பல்கேரியன் லேவ்
    ta/BHD பஹ்ரைனி தினார்
    ta/BIF புருண்டியன் ஃப்ராங்க்
    ta/BMD பெர்முடன் டாலர்
    ta/BND புரூனே டாலர்
    ta/BOB பொலிவியன் பொலிவியானோ
    ta/BRL பிரேசிலியன் ரியால்
    ta/BSD பஹாமியன் டாலர்
    ta/BTN பூட்டானீஸ் குல்ட்ரம்
    ta/BWP போட்ஸ்வானன் புலா
    ta/BYN பெலருசியன் ரூபிள்
    ta/BZD பெலீஸ் டாலர்
    ta/CAD கனடியன் டாலர்
    ta/CDF காங்கோலீஸ் ஃப்ராங்க்
    ta/CHF சுவிஸ் ஃப்ராங்க்
    ta/CLP சிலியன் பெசோ
    ta/CNH சீன யுவான் (ஆஃப்ஷோர்)
    ta/CNY சீன யுவான்
    ta/COP கொலம்பியன் பெசோ
    ta/CRC கோஸ்டா ரிகன் கொலோன்
    ta/CUC கியூபன் கன்வெர்டிபில் பெசோ
    ta/CUP கியூபன் பெசோ
    ta/CVE கேப் வெர்டியன் எஸ்குடோ
    ta/CZK செக் குடியரசு கொருனா
    ta/DJF ஜிபவ்டியென் ஃப்ராங்க்
    ta/DKK டேனிஷ் க்ரோன்
    ta/DOP டொமினிக்கன் பெசோ
    ta/DZD அல்ஜீரியன் தினார்
    ta/EGP எகிப்திய பவுண்டு
    ta/ERN எரித்ரியன் நக்ஃபா
    ta/ETB எத்தியோப்பியன் பிர்
    ta/EUR யூரோ
    ta/FJD ஃபிஜியன் டாலர்
    ta/FKP ஃபாக்லாந்து தீவுகள் பவுண்டு
    ta/GBP பிரிட்டிஷ் பவுண்டு
    ta/GEL ஜார்ஜியன் லாரி
    ta/GHS கானயன் சேடி
    ta/GIP ஜிப்ரால்டர் பவுண்டு
    ta/GMD கேம்பியன் தலாசி
    ta/GNF கினியன் ஃப்ராங்க்
    ta/GTQ குவாதெமாலன் க்யுட்ஸல்
    ta/GYD கயானீஸ் டாலர்
    ta/HKD ஹாங்காங் டாலர்
    ta/HNL ஹோன்டூரன் லெம்பீரா
    ta/HRK குரோஷியன் குனா
    ta/HTG ஹைட்டியன் கோர்டே
    ta/HUF ஹங்கேரியன் ஃபோரின்ட்
    ta/IDR இந்தோனேஷியன் ருபியா
    ta/ILS இஸ்ரேலி நியூ ஷிகேல்
    ta/INR இந்திய ரூபாய்
    ta/IQD ஈராக்கி தினார்
    ta/IRR ஈரானியன் ரியால்
    ta/ISK ஐஸ்லாண்டிக் க்ரோனா
    ta/JMD ஜமைக்கன் டாலர்
    ta/JOD ஜோர்டானிய தினார்
    ta/JPY ஜப்பானிய யென்
    ta/KES கென்யன் ஷில்லிங்
    ta/KGS கிர்கிஸ்தானி சோம்
    ta/KHR கம்போடியன் ரியெல்
    ta/KMF கமோரியன் ஃப்ராங்க்
    ta/KPW வட கொரிய வான்
    ta/KRW தென் கொரிய வான்
    ta/KWD குவைத்தி தினார்
    ta/KYD கேமன் தீவுகள் டாலர்
    ta/KZT கஸகஸ்தானி டென்கே
    ta/LAK லவோஷியன் கிப்
    ta/LBP லெபனீஸ் பவுண்டு
    ta/LKR இலங்கை ரூபாய்
    ta/LRD லைபீரியன் டாலர்
    ta/LSL லெசோதோ லோட்டி
    ta/LYD லிபியன் தினார்
    ta/MAD மொராக்கன் திர்ஹாம்
    ta/MDL மால்டோவன் லியூ
    ta/MGA மலகாசி ஏரியரி
    ta/MKD மாசிடோனியன் டேனார்
    ta/MMK மியான்மர் கியாத்
    ta/MNT மங்கோலியன் டுக்ரிக்
    ta/MOP மெகனீஸ் படாகா
    ta/MRU மொரிஷானியன் ஒகுயா
    ta/MUR மொரீஷியன் ருபீ
    ta/MVR மாலத்தீவு ருஃபியா
    ta/MWK மலாவியன் குவாச்சா
    ta/MXN மெக்ஸிகன் பெசோ
    ta/MYR மலேஷியன் ரிங்கிட்
    ta/MZN மொசாம்பிகன் மெடிகல்
    ta/NAD நமீபியன் டாலர்
    ta/NGN நைஜீரியன் நைரா
    ta/NIO நிகரகுவன் கோர்டோபா
    ta/NOK நார்வேஜியன் க்ரோன்
    ta/NPR நேபாளீஸ் ரூபாய்
    ta/NZD நியூசிலாந்து டாலர்
    ta/OMR ஓமானி ரியால்
    ta/PAB பனாமானியன் பால்போவா
    ta/PEN பெரூவியன் சோல்
    ta/PGK பபுவா நியூ கினியன் கினா
    ta/PHP பிலிப்பைன் பெசோ
    ta/PKR பாகிஸ்தானி ரூபாய்
    ta/PLN போலிஷ் ஸ்லாட்டி
    ta/PYG பராகுவன் குவாரானி
    ta/QAR கத்தாரி ரியால்
    ta/RON ரோமானியன் லியூ
    ta/RSD செர்பியன் தினார்
    ta/RUB ரஷியன் ரூபிள்
    ta/RWF ருவாண்டன் ஃப்ராங்க்
    ta/SAR சவுதி ரியால்
    ta/SBD சாலமன் தீவுகள் டாலர்
    ta/SCR சிசீலோயிஸ் ருபீ
    ta/SDG சூடானீஸ் பவுண்டு
    ta/SEK ஸ்வீடிஷ் க்ரோனா
    ta/SGD சிங்கப்பூர் டாலர்
    ta/SHP செயின்ட் ஹெலேனா பவுண்டு
    ta/SLE சியாரா லியோனியன் லியோன்
    ta/SLL சியாரா லியோனியன் லியோன் (1964—2022)
    ta/SOS சோமாலி ஷில்லிங்
    ta/SRD சுரினாமீஸ் டாலர்
    ta/SSP தெற்கு சூடானீஸ் பவுண்டு
    ta/STN சாவ் டோமி மற்றும் பிரின்ஸ்பி டோப்ரா
    ta/SYP சிரியன் பவுண்டு
    ta/SZL சுவாஸி லிலாங்கனி
    ta/THB தாய் பாட்
    ta/TJS தஜிகிஸ்தானி சோமோனி
    ta/TMT துர்க்மெனிஸ்தானி மனத்
    ta/TND துனிஷியன் தினார்
    ta/TOP தொங்கான் பங்கா
    ta/TRY துருக்கிஷ் லீரா
    ta/TTD டிரினிடாட் மற்றும் டோபாகோ டாலர்
    ta/TWD புதிய தைவான் டாலர்
    ta/TZS தான்சானியன் ஷில்லிங்
    ta/UAH உக்ரைனியன் ஹிரைவ்னியா
    ta/UGX உகாண்டன் ஷில்லிங்
    ta/USD அமெரிக்க டாலர்
    ta/UYU உருகுவேயன் பெசோ
    ta/UZS உஸ்பெக்கிஸ்தானி சோம்
    ta/VEF வெனிசுலன் போலிவர் (2008–2018)
    ta/VES வெனிசுலன் போலிவர்
    ta/VND வியட்நாமீஸ் டாங்
    ta/VUV வனுவாட்டு வாட்டு
    ta/WST சமோவான் தாலா
    ta/XAF மத்திய ஆப்பிரிக்க CFA ஃப்ராங்க்
    ta/XCD கிழக்கு கரீபியன் டாலர்
    ta/XOF மேற்கு ஆப்பிரிக்க CFA ஃப்ராங்க்
    ta/XPF ஃப்ராங்க் (CFP)
    ta/YER ஏமனி ரியால்
    ta/ZAR தென் ஆப்ரிக்க ராண்ட்
    ta/ZMW ஸாம்பியன் குவாச்சா
    te/AED యునైటెడ్ ఆరబ్ ఎమిరేట్స్ దిరామ్
    te/AFN ఆఫ్ఘాన్ ఆఫ్ఘాని
    te/ALL ఆల్బేనియన్ లేక్
    te/AMD అమెరికన్ డ్రామ్
    te/ANG నెదర్లాండ్స్ యాంటిల్లియన్ గిల్\u{200C}డర్
    te/AOA అంగోలాన్ క్వాన్\u{200C}జా
    te/ARS అర్జెంటీనా పెసో
    te/AUD ఆస్ట్రేలియన్ డాలర్
    te/AWG అరుబన్ ఫ్లోరిన్
    te/AZN అజర్బైజాన్ మానట్
    te/BAM బోస్నియా-హెర్జగోవినా మార్పిడి చెయ్యగలిగే మార్క్
    te/BBD బర్బాడియన్ డాలర్
    te/BDT బాంగ్లాదేశ్ టాకా
    te/BGN బల్గేరియన్ లేవ్
    te/BHD బహ్రెయిన్ దినార్
    te/BIF బురిండియన్ ఫ్రాంక్
    te/BMD బెర్ముడన్ డాలర్
    te/BND బ్రూనై డాలర్
    te/BOB బొలీవియన్ బొలీవియానో
    te/BRL బ్రెజిలియన్ రియల్
    te/BSD బహామియన్ డాలర్
    te/BTN భూటానీయుల గుల్\u{200C}ట్రుమ్
    te/BWP బోట్స్\u{200C}వానా పులా
    te/BYN బెలరూసియన్ రూబల్
    te/BZD బెలీజ్ డాలర్
    te/CAD కెనడియన్ డాలర్
    te/CDF కొంగోలిస్ ఫ్రాంక్
    te/CHF స్విస్ ఫ్రాంక్
    te/CLP చిలియన్ పెసో
    te/CNH చైనీస్ యువాన్ (ఆఫ్\u{200C}షోర్)
    te/CNY చైనా దేశ యువాన్
    te/COP కొలంబియన్ పెసో
    te/CRC కోస్టా రికన్ కోలోన్
    te/CUC క్యూబన్ కన్వర్టబుల్ పెసో
    te/CUP క్యూబన్ పెసో
    te/CVE కేప్ వెర్డియన్ ఎస్కుడో
    te/CZK చెక్ రిపబ్లిక్ కోరునా
    te/DJF జిబోటియన్ ఫ్రాంక్
    te/DKK డానిష్ క్రోన్
    te/DOP డోమినికన్ పెసో
    te/DZD అల్జీరియన్ దీనార్
    te/EGP ఈజిప్షియన్ పౌండ్
    te/ERN ఎరిట్రీన్ నక్ఫా
    te/ETB ఇథియోపియన్ బర్
    te/EUR యురొ
    te/FJD ఫీజియన్ డాలర్
    te/FKP ఫాక్\u{200C}ల్యాండ్ దీవులు పౌండ్
    te/GBP బ్రిటిష్ పౌండ్
    te/GEL జార్జియన్ లారి
    te/GHS గానెయన్ సెడి
    te/GIP జిబ్రల్\u{200C}టూర్ పౌండ్
    te/GMD గాంబియన్ దలాసి
    te/GNF గ్వినియన్ ఫ్రాంక్
    te/GTQ గ్యుటెమాలన్ క్వెట్\u{200C}జల్
    te/GYD గుయనియాస్ డాలర్
    te/HKD హాంకాంగ్ డాలర్
    te/HNL హోండురన్ లెమిపిరా
    te/HRK క్రొయేషియన్ క్యూన
    te/HTG హైటియన్ గ్వోర్డే
    te/HUF హంగేరియన్ ఫోరింట్
    te/IDR ఇండోనేషియా రూపాయి
    te/ILS ఇజ్రాయేలీ న్యూ షెకెల్
    te/INR భారతదేశ రూపాయి
    te/IQD ఇరాకీ దీనార్
    te/IRR ఇరానియన్ రీయల్
    te/ISK ఐస్లాండిక్ క్రోనా
    te/JMD జమైకన్ డాలర్
    te/JOD జోర్\u{200C}డానియన్ దీనార్
    te/JPY జపాను దేశ యెన్
    te/KES కెన్యాన్ షిల్లింగ్
    te/KGS కిర్గిస్థాని సౌమ్
    te/KHR కాంబోడియన్ రీల్
    te/KMF కొమోరియన్ ఫ్రాంక్
    te/KPW ఉత్తర కొరియా వోన్
    te/KRW దక్షిణ కొరియా వోన్
    te/KWD కువైట్ దీనార్
    te/KYD కేమాన్ దీవుల డాలర్
    te/KZT ఖజికిస్థాన్ టెంగే
    te/LAK లాటియన్ కిప్
    te/LBP లెబనీస్ పౌండ్
    te/LKR శ్రీలంక రూపాయి
    te/LRD లిబేరియన్ డాలర్
    te/LSL లెసోధో లోటి
    te/LYD లిబియన్ దీనార్
    te/MAD మోరోకన్ దిర్హామ్
    te/MDL మోల్\u{200C}డోవన్ ల్యూ
    te/MGA మలగసీ అరియరీ
    te/MKD మెసిడోనియన్ దినార్
    te/MMK మయన్మార్ క్యాట్
    te/MNT మంగోలియన్ టుగ్రిక్
    te/MOP మకనీస్ పటాక
    te/MRU మౌరిటానియన్ ఒగ్యియా
    te/MUR మారిషన్ రూపాయి
    te/MVR మాల్దీవియన్ రుఫియా
    te/MWK మలావియన్ క్వాచా
    te/MXN మెక్సికన్ పెసో
    te/MYR మలేషియా రింగ్గిట్
    te/MZN మొజాంబికన్ మెటికల్
    te/NAD నమిబియన్ డాలర్
    te/NGN నైజీరియన్ నైరా
    te/NIO నికరగ్యుయన్ కొర్\u{200C}డుబు
    te/NOK నార్వేజీయన్ క్రోన్
    te/NPR నేపాలీయుల రూపాయి
    te/NZD న్యూజిలాండ్ డాలర్
    te/OMR ఒమాని రీయల్
    te/PAB పనామనియన్ బల్బోవ
    te/PEN పెరువియన్ సోల్
    te/PGK పప్యూ న్యూ గ్యినియన్ కినా
    te/PHP ఫిలిప్పిన్ పెసో
    te/PKR పాకిస్థాన్ రూపాయి
    te/PLN పోలిష్ జ్లోటీ
    te/PYG పరగ్వాయన్ గ్వారని
    te/QAR క్వాటరి రీయల్
    te/RON రోమానియాన్ లెయు
    te/RSD సెర్బియన్ దీనార్
    te/RUB రష్యన్ రూబల్
    te/RWF ర్వానడాన్ ఫ్రాంక్
    te/SAR సౌది రియల్
    te/SBD సోలోమన్ దీవుల డాలర్
    te/SCR సెయిచెల్లోయిస్ రూపాయి
    te/SDG సుడానీస్ పౌండ్
    te/SEK స్వీడిష్ క్రోనా
    te/SGD సింగపూర్ డాలర్
    te/SHP సెయింట్ హెలెనా పౌండ్
    te/SLE సియెరా లియోనియన్ లియోన్
    te/SLL సీయిరు లియోనియన్ లీయోన్ (1964—2022)
    te/SOS సొమాలి షిల్లింగ్
    te/SRD సురినామీయుల డాలర్
    te/SSP దక్షిణ సుడానీస్ పౌండ్
    te/STN సావో టోమ్ మరియు ప్రిన్సిపి డోబ్రా
    te/SYP సిరీయన్ పౌండ్
    te/SZL స్వాజి లిలాన్గేని
    te/THB థాయ్ బాట్
    te/TJS తజికిస్థాన్ సమోని
    te/TMT తుర్క్\u{200C}మెనిస్థాని మనాట్
    te/TND తునీషియన్ దీనార్
    te/TOP టోంగాన్ పాంʻగా
    te/TRY టర్కిస్ లీరా
    te/TTD ట్రినిడాడ్ మరియు టొబాగో డాలర్
    te/TWD క్రొత్త తైవాన్ డాలర్
    te/TZS టాంజానియన్ షిల్లింగ్
    te/UAH ఉక్రయినియన్ హ్రివ్\u{200C}నియా
    te/UGX ఉగాండన్ షిల్లింగ్
    te/USD అమెరికా డాలర్
    te/UYU ఉరుగ్వెయన్ పెసో
    te/UZS ఉజ్\u{200C}బెకిస్తాన్ సౌమ్
    te/VEF వెనుజులా బోలివర్ (2008–2018)
    te/VES వెనుజులా బోలివర్
    te/VND వియత్నామీయుల డాంగ్
    te/VUV వనాటు వటు
    te/WST సమోయన్ తాలా
    te/XAF సెంట్రల్ ఆఫ్రికన్ సిఎఫ్\u{200C}ఎ ఫ్రాంక్
    te/XCD తూర్పు కరీబియన్ డాలర్
    te/XOF పశ్చిమ ఆఫ్రికన్ సిఏఫ్ఏ ఫ్రాంక్
    te/XPF సిఎఫ్\u{200C}పి ఫ్రాంక్
    te/YER ఎమునీ రీయల్
    te/ZAR దక్షిణ ఆఫ్రికా ర్యాండ్
    te/ZMW జాంబియన్ క్వాచా
    teo/AED Ango’otol lok’ Falme za Kiarabu
    teo/AOA Ango’otol lok’ Angola
    teo/AUD Ango’otol lok’ Australia
    teo/BHD Ango’otol lok’ Bahareni
    teo/BIF Ango’otol lok’ Burundi
    teo/BWP Ango’otol lok’ Botswana
    teo/CAD Edola lok’Kanada
    teo/CDF Ango’otol lok’ Kongo
    teo/CHF Ango’otol lok’ Uswisi
    teo/CNY Ango’otol lok’ China
    teo/CVE Ango’otol lok’ Kepuvede
    teo/DJF Ango’otol lok’ Jibuti
    teo/DZD Ango’otol lok’ Aljeria
    teo/EGP Epaunt lok’ Misri
    teo/ERN Ango’otol lok’ Eritrea
    teo/ETB Ango’otol lok’ Uhabeshi
    teo/EUR Yuro
    teo/GBP Epaunt lok’ Uingereza
    teo/GMD Dalasi ya Gambia
    teo/INR Ango’otol lok’ India
    teo/JPY Ango’otol lok’ Kijapani
    teo/KES Ango’otol lok’ Kenya
    teo/KMF Ango’otol lok’ Komoro
    teo/LRD edola lok’ Liberia
    teo/LSL Ango’otol lok’ Lesoto
    teo/LYD Ango’otol lok’ Libya
    teo/MAD Ango’otol lok’ Moroko
    teo/MGA Ango’otol lok’ Bukini
    teo/MRU Ango’otol lok’ Moritania
    teo/MUR Ango’otol lok’ Morisi
    teo/MWK Ango’otol lok’ Malawi
    teo/NAD Ango’otol lok’ Namibia
    teo/NGN Ango’otol lok’ Nijeria
    teo/RWF Ango’otol lok’ Rwanda
    teo/SAR Ango’otol lok’ Saudia
    teo/SCR Ango’otol lok’ Shelisheli
    teo/SDG Epaunt Lok’ Sudan
    teo/SHP Ango’otol lok’ Santahelena
    teo/SLE Leoni
    teo/SLL Leoni (1964—2022)
    teo/SOS Ango’otol lok’ Somalia
    teo/STN Ango’otol lok’ Sao Tome na Principe
    teo/SZL Lilangeni
    teo/TND Ango’otol lok’ Tunisia
    teo/TZS Ango’otol lok’ Tanzania
    teo/UGX Ango’otol lok’ Uganda
    teo/USD edola lok’ Amareka
    teo/XAF Ango’otol lok’ CFA BEAC
    teo/XOF Ango’otol lok’ CFA BCEAO
    teo/ZAR Ango’otol lok’ Afrika Kusini
    teo/ZMW Ango’otol lok’ Zambia
    tg/AED Дирҳами АМА
    tg/AFN Афғонии Афғонистон
    tg/ALL Леки албанӣ
    tg/AMD Драми Арманистон
    tg/ANG Гулдени Антилии Нидерланд
    tg/AOA Кванзаи Ангола
    tg/ARS Песои Аргентина
    tg/AUD Доллари Австралия
    tg/AWG Флорини Арубан
    tg/AZN Манати Озарбойҷон
    tg/BAM Маркаҳои конвертатсияшавандаи Босния-Герсеговина
    tg/BBD Доллари Барбад
    tg/BDT Такаси Бангладеши
    tg/BGN Леви Болгария
    tg/BHD Динори Баҳрайн
    tg/BIF Франки Бурунди
    tg/BMD Доллари Бермуд
    tg/BND Доллари Бруней
    tg/BOB Боливянои Боливия
    tg/BRL Реали бразилиягӣ
    tg/BSD Доллари Багама
    tg/BTN Нгултруми Бутан
    tg/BWP Пулаи Ботсвана
    tg/BYN Рубли Беларус
    tg/BZD Доллари Белиз
    tg/CAD Доллари Канада
    tg/CDF Франки Конго
    tg/CHF Франки Швейтсария
    tg/CLP Песои Чили
    tg/CNH Юани Хитой (офшорӣ)
    tg/CNY Иенаи хитоӣ
    tg/COP Песои Колумбия
    tg/CRC Колони Коста-Рика
    tg/CUC Песои конвертшавандаи Куба
    tg/CUP Песои Куба
    tg/CVE Эскудои Кабо Верде
    tg/CZK Крони Чехия
    tg/DJF Франки Ҷибутӣ
    tg/DKK Крони Дания
    tg/DOP Песои Доминикан
    tg/DZD Динори Алҷазоир
    tg/EGP Фунти мисрӣ
    tg/ERN Накфаи Эритрея
    tg/ETB Бирри Эфиопия
    tg/EUR Евро
    tg/FJD Доллари Фиҷи
    tg/FKP Фунти Ҷазираҳои Фолкленд
    tg/GBP Фунт стерлинги британӣ
    tg/GEL Лариси гурҷӣ
    tg/GHS Седи Гана
    tg/GIP Фунти Гибралтар
    tg/GMD Даласи Гамбия
    tg/GNF Франки Гвинея
    tg/GTQ Кветзали Гватемала
    tg/GYD Доллари Гайана
    tg/HKD Доллари Гонконг
    tg/HNL Лемпираи Гондурас
    tg/HRK Кунаи Хорватия
    tg/HTG Гурди Ҳаити
    tg/HUF Форинти Венгрия
    tg/IDR Рупияи Индонезия
    tg/ILS Шекелҳои нави Исроил
    tg/INR Рупияи ҳиндустонӣ
    tg/IQD Динори Ироқ
    tg/IRR Риёли Эрон
    tg/ISK Кронури Исландия
    tg/JMD Доллари Ямайка
    tg/JOD Динори Иордания
    tg/JPY Иенаи японӣ
    tg/KES Шиллинги Кения
    tg/KGS Соми Қирғизистон
    tg/KHR Риэли Камбоҷа
    tg/KMF Франки Комория
    tg/KPW Вони Кореяи Шимолӣ
    tg/KRW Вони Кореяи Ҷанубӣ
    tg/KWD Динори Кувайт
    tg/KYD Доллари Ҷазираҳои Кайман
    tg/KZT Тангаи Казокистон
    tg/LAK Кипи Лаосй
    tg/LBP Фунти Лубнон
    tg/LKR Рупи Шри-Ланка
    tg/LRD Доллари Либерия
    tg/LSL Лотиси Лесото
    tg/LYD Динори Либия
    tg/MAD Дирхами Марокаш
    tg/MDL Лейи Молдова
    tg/MGA Ариарии Малагасий
    tg/MKD Денори Македония
    tg/MMK киати Мянмар
    tg/MNT Тугрики Муғулистон
    tg/MOP Патакаи Макао
    tg/MRU Огуияи Мавритания
    tg/MUR Рупияи Маврикий
    tg/MVR Руфияи Малдив
    tg/MWK Квачаи Малавия
    tg/MXN Песои Мексика
    tg/MYR Ринггити Малайзия
    tg/MZN Метикали Мозамбик
    tg/NAD Доллари Намибия
    tg/NGN Найраи Нигерия
    tg/NIO Кордобаи Никарагуа
    tg/NOK Кронаи Норвегия
    tg/NPR Рупияи Непал
    tg/NZD Доллари Зеландияи Нав
    tg/OMR Риёли Уммон
    tg/PAB Балбоаи Панама
    tg/PEN Соли Перу
    tg/PGK Кинаи Гвинеяи Папуа
    tg/PHP Песои Филиппин
    tg/PKR Рупияи Покистон
    tg/PLN Злотии Польша
    tg/PYG Гуарании Парагвай
    tg/QAR Риёли Қатар
    tg/RON Лейи Руминия
    tg/RSD Динори Сербия
    tg/RUB Рубли русӣ
    tg/RWF Франки Руанда
    tg/SAR Риёли Саудӣ
    tg/SBD Доллари Ҷазираҳои Соломон
    tg/SCR Рупии Сейшел
    tg/SDG Фунти Судон
    tg/SEK Крони шведӣ
    tg/SGD Доллари Сингапур
    tg/SHP Фунти Сент Елена
    tg/SLE Леони Серра-Леоне
    tg/SLL Леони Серра-Леоне (1964—2022)
    tg/SOS Шиллинги Сомали
    tg/SRD Доллари Суринам
    tg/SSP Фунти Судони Ҷанубӣ
    tg/STN Добраи Сан-Томе ва Принсипи
    tg/SYP Фунти Сурия
    tg/SZL Эмалангени Свази
    tg/THB Бати Таиланд
    tg/TJS Сомонии Тоҷикистон
    tg/TMT манати Туркманистон
    tg/TND Динори Тунис
    tg/TOP Паангаи Тонга
    tg/TRY Лираи Туркия
    tg/TTD Доллари Тринидад ва Тобаго
    tg/TWD Доллари нави Тайван
    tg/TZS Шиллинги Танзания
    tg/UAH Гривнаи украинӣ
    tg/UGX Шилинги Уганда
    tg/USD Доллари ИМА
    tg/UYU Песои Уругвай
    tg/UZS Сўми Ӯзбекистон
    tg/VES Боливари Венесуэла
    tg/VND Донги Ветнам
    tg/VUV Ватуи Вануату
    tg/WST Талаи Самоа
    tg/XAF Франки CFA Африқои Марказӣ
    tg/XCD Доллари Кариби Шарқӣ
    tg/XOF Франки Африқои Ғарбӣ
    tg/XPF Франки CFP
    tg/YER Риали Яман
    tg/ZAR Рэнди Африқои Ҷанубӣ
    tg/ZMW Квачаи Замбия
    th/AED เดอร์แฮมสหรัฐอาหรับเอมิเรตส์
    th/AFN อัฟกานิอัฟกานิสถาน
    th/ALL เลกแอลเบเนีย
    th/AMD แดรมอาร์เมเนีย
    th/ANG กิลเดอร์เนเธอร์แลนด์แอนทิลลิส
    th/AOA กวานซาแองโกลา
    th/ARL เปโซเลย์อาร์เจนตินา (1970–1983)
    th/ARM เปโซอาร์เจนตินา (1881–1970)
    th/ARS เปโซอาร์เจนตินา
    th/AUD ดอลลาร์ออสเตรเลีย
    th/AWG ฟลอรินอารูบา
    th/AZN มานัตอาเซอร์ไบจาน
    th/BAM มาร์กบอสเนีย-เฮอร์เซโกวีนา
    th/BAN ดีนาร์ใหม่บอสเนีย-เฮอร์เซโกวีนา (1994–1997)
    th/BBD ดอลลาร์บาร์เบโดส
    th/BDT ตากาบังกลาเทศ
    th/BGM โซเชียลลิสต์เลฟบัลแกเรีย
    th/BGN เลฟบัลแกเรีย
    th/BGO เลฟบัลเกเรีย (1879–1952)
    th/BHD ดีนาร์บาห์เรน
    th/BIF ฟรังก์บุรุนดี
    th/BMD ดอลลาร์เบอร์มิวดา
    th/BND ดอลลาร์บรูไน
    th/BOB โบลิเวียโนโบลิเวีย
    th/BOL โบลิเวียโนโบลิเวีย (1863–1963)
    th/BRL เรียลบราซิล
    th/BRZ ครูเซโรบราซิล (1942–1967)
    th/BSD ดอลลาร์บาฮามาส
    th/BTN เอ็งกุลตรัมภูฏาน
    th/BWP ปูลาบอตสวานา
    th/BYN รูเบิลเบลารุส
    th/BZD ดอลลาร์เบลีซ
    th/CAD ดอลลาร์แคนาดา
    th/CDF ฟรังก์คองโก
    th/CHF ฟรังก์สวิส
    th/CLE เอสคูโดชิลี
    th/CLP เปโซชิลี
    th/CNH หยวน
    th/CNY หยวนจีน
    th/COP เปโซโคลอมเบีย
    th/CRC โกลองคอสตาริกา
    th/CUC เปโซคิวบา (แปลงสภาพ)
    th/CUP เปโซคิวบา
    th/CVE เอสคูโดเคปเวิร์ด
    th/CZK โครูนาสาธารณรัฐเช็ก
    th/DJF ฟรังก์จิบูตี
    th/DKK โครนเดนมาร์ก
    th/DOP เปโซโดมินิกัน
    th/DZD ดีนาร์แอลจีเรีย
    th/EGP ปอนด์อียิปต์
    th/ERN แนกฟาเอริเทรีย
    th/ETB เบอรร์เอธิโอเปีย
    th/EUR ยูโร
    th/FJD ดอลลาร์ฟิจิ
    th/FKP ปอนด์หมู่เกาะฟอล์กแลนด์
    th/GBP ปอนด์สเตอร์ลิง (สหราชอาณาจักร)
    th/GEL ลารีจอร์เจีย
    th/GHS เซดีกานา
    th/GIP ปอนด์ยิบรอลตาร์
    th/GMD ดาลาซีแกมเบีย
    th/GNF ฟรังก์กินี
    th/GTQ เควตซัลกัวเตมาลา
    th/GYD ดอลลาร์กายอานา
    th/HKD ดอลลาร์ฮ่องกง
    th/HNL เลมปิราฮอนดูรัส
    th/HRK คูนาโครเอเชีย
    th/HTG กูร์ดเฮติ
    th/HUF ฟอรินต์ฮังการี
    th/IDR รูเปียห์อินโดนีเซีย
    th/ILS นิวเชเกลอิสราเอล
    th/INR รูปีอินเดีย
    th/IQD ดีนาร์อิรัก
    th/IRR เรียลอิหร่าน
    th/ISK โครนาไอซ์แลนด์
    th/JMD ดอลลาร์จาเมกา
    th/JOD ดีนาร์จอร์แดน
    th/JPY เยนญี่ปุ่น
    th/KES ชิลลิงเคนยา
    th/KGS ซอมคีร์กีซสถาน
    th/KHR เรียลกัมพูชา
    th/KMF ฟรังก์คอโมโรส
    th/KPW วอนเกาหลีเหนือ
    th/KRH ฮวานเกาหลีใต้ (1953–1962)
    th/KRO วอนเกาหลีใต้ (1945–1953)
    th/KRW วอนเกาหลีใต้
    th/KWD ดีนาร์คูเวต
    th/KYD ดอลลาร์หมู่เกาะเคย์แมน
    th/KZT เทงเจคาซัคสถาน
    th/LAK กีบลาว
    th/LBP ปอนด์เลบานอน
    th/LKR รูปีศรีลังกา
    th/LRD ดอลลาร์ไลบีเรีย
    th/LSL โลตีเลโซโท
    th/LYD ดีนาร์ลิเบีย
    th/MAD ดีแรห์มโมร็อกโก
    th/MAF ฟรังก์โมร็อกโก
    th/MCF ฟรังก์โมนาโก
    th/MDC บัตรปันส่วนมอลโดวา
    th/MDL ลิวมอลโดวา
    th/MGA อาเรียรีมาลากาซี
    th/MKD ดีนาร์มาซิโดเนีย
    th/MKN ดีนาร์มาซิโดเนีย (1992–1993)
    th/MMK จ๊าตพม่า
    th/MNT ทูกริกมองโกเลีย
    th/MOP ปาตากามาเก๊า
    th/MRU อูกียามอริเตเนีย
    th/MUR รูปีมอริเชียส
    th/MVR รูฟิยามัลดีฟส์
    th/MWK ควาชามาลาวี
    th/MXN เปโซเม็กซิโก
    th/MYR ริงกิตมาเลเซีย
    th/MZN เมติคัลโมซัมบิก
    th/NAD ดอลลาร์นามิเบีย
    th/NGN ไนราไนจีเรีย
    th/NIO กอร์โดบานิการากัว
    th/NOK โครนนอร์เวย์
    th/NPR รูปีเนปาล
    th/NZD ดอลลาร์นิวซีแลนด์
    th/OMR เรียลโอมาน
    th/PAB บัลบัวปานามา
    th/PEN ซอลเปรู
    th/PGK กีนาปาปัวนิวกินี
    th/PHP เปโซฟิลิปปินส์
    th/PKR รูปีปากีสถาน
    th/PLN ซลอตีโปแลนด์
    th/PYG กวารานีปารากวัย
    th/QAR เรียลกาตาร์
    th/RON ลิวโรมาเนีย
    th/RSD ดีนาร์เซอร์เบีย
    th/RUB รูเบิลรัสเซีย
    th/RWF ฟรังก์รวันดา
    th/SAR ริยัลซาอุดีอาระเบีย
    th/SBD ดอลลาร์หมู่เกาะโซโลมอน
    th/SCR รูปีเซเชลส์
    th/SDG ปอนด์ซูดาน
    th/SEK โครนาสวีเดน
    th/SGD ดอลลาร์สิงคโปร์
    th/SHP ปอนด์เซนต์เฮเลนา
    th/SLE ลีโอนเซียร์ราลีโอน
    th/SLL ลีโอนเซียร์ราลีโอน (1964—2022)
    th/SOS ชิลลิงโซมาเลีย
    th/SRD ดอลลาร์ซูรินาเม
    th/SSP ปอนด์ซูดานใต้
    th/STN ดอบราเซาตูเมและปรินซิปี
    th/SYP ปอนด์ซีเรีย
    th/SZL ลิลันเจนีสวาซิ
    th/THB บาท
    th/TJS โซโมนิทาจิกิสถาน
    th/TMT มานัตเติร์กเมนิสถาน
    th/TND ดีนาร์ตูนิเซีย
    th/TOP พาแองกาตองกา
    th/TRY ลีราตุรกี
    th/TTD ดอลลาร์ตรินิแดดและโตเบโก
    th/TWD ดอลลาร์ไต้หวันใหม่
    th/TZS ชิลลิงแทนซาเนีย
    th/UAH ฮรีฟเนียยูเครน
    th/UGX ชิลลิงยูกันดา
    th/USD ดอลลาร์สหรัฐ
    th/UYU เปโซอุรุกวัย
    th/UZS ซอมอุซเบกิสถาน
    th/VEF โบลิวาร์เวเนซุเอลา
    th/VES โบลีวาร์เวเนซุเอลา
    th/VND ดองเวียดนาม
    th/VNN ดองเวียดนาม (1978–1985)
    th/VUV วาตูวานูอาตู
    th/WST ทาลาซามัว
    th/XAF ฟรังก์เซฟาธนาคารรัฐแอฟริกากลาง
    th/XCD ดอลลาร์แคริบเบียนตะวันออก
    th/XFO ฟรังก์ทองฝรั่งเศส
    th/XFU ฟรังก์ยูไอซีฝรั่งเศส
    th/XOF ฟรังก์เซฟาธนาคารกลางรัฐแอฟริกาตะวันตก
    th/XPF ฟรังก์ซีเอฟพี
    th/XRE กองทุนไรเน็ต
    th/YER เรียลเยเมน
    th/YUR ดีนาร์ปฏิรูปยูโกสลาเวีย (1992–1993)
    th/ZAR แรนด์แอฟริกาใต้
    th/ZMW ควาชาแซมเบีย
    ti/AED ሕቡራት ኢማራት ዓረብ ዲርሃም
    ti/AFN ኣፍጋኒስታናዊ ኣፍጋን
    ti/ALL ኣልባናዊ ሌክ
    ti/AMD ኣርመንያዊ ድራም
    ti/ANG ሆላንድ ኣንቲለያን ጊልደር
    ti/AOA ኣንጎላዊ ክዋንዛ
    ti/ARS ኣርጀንቲናዊ ፔሶ
    ti/AUD ኣውስትራልያዊ ዶላር
    ti/AWG ኣሩባን ፍሎሪን
    ti/AZN ኣዘርባጃናዊ ማናት
    ti/BAM ቦዝንያ-ሄርዘጎቪና ተቐያሪ ምልክት
    ti/BBD ባርባዲያን ዶላር
    ti/BDT ባንግላደሻዊ ታካ
    ti/BGN ቡልጋርያዊ ሌቭ
    ti/BHD ባሕሬናዊ ዲናር
    ti/BIF ብሩንዳዊ ፍራንክ
    ti/BMD በርሙዳን ዶላር
    ti/BND ብሩነይ ዶላር
    ti/BOB ቦሊቭያዊ ቦሊቭያኖ
    ti/BRL የብራዚል ሪል
    ti/BSD ባሃማዊ ዶላር
    ti/BTN ቡታናዊ ንጉልትሩም
    ti/BWP ቦትስዋናዊ ፑላ
    ti/BYN ናይ ቤላሩስ ሩብል
    ti/BZD ቤሊዝ ዶላር
    ti/CAD ካናዳ ዶላር
    ti/CDF ኮንጎ ፍራንክ
    ti/CHF ስዊስ ፍራንክ
    ti/CLP ቺለዊ ፔሶ
    ti/CNH ቻይናዊ ዩዋን (ካብ ባሕሪ ወጻኢ)
    ti/CNY ዩዋን ቻይና
    ti/COP ኮሎምብያዊ ፔሶ
    ti/CRC ኮስታሪካ ኮሎን
    ti/CUC ኩባውያን ተቐያሪ ፔሶ
    ti/CUP ኩባዊ ፔሶ
    ti/CVE ናይ ኬፕ ቨርዲ ኤስኩዶ
    ti/CZK ናይ ቸክ ኮሩና
    ti/DJF ናይ ጅቡቲ ፍራንክ
    ti/DKK ናይ ዴንማርክ ክሮነር
    ti/DOP ዶሚኒካን ፔሶ
    ti/DZD ኣልጀርያዊ ዲናር
    ti/EGP ግብጻዊ ፓውንድ
    ti/ERN ኤርትራዊ ናቕፋ
    ti/ETB ብር
    ti/EUR ዩሮ
    ti/FJD ዶላር ፊጂ
    ti/FKP ደሴታት ፎክላንድ ፓውንድ
    ti/GBP የእንግሊዝ ፓውንድ ስተርሊንግ
    ti/GEL ጆርጅያዊ ላሪ
    ti/GHS ጋናዊ ሴዲ
    ti/GIP ጂብራልተር ፓውንድ
    ti/GMD ጋምብያዊ ዳላሲ
    ti/GNF ናይ ጊኒ ፍራንክ
    ti/GTQ ጓቲማላ ኲትዛል
    ti/GYD ጓያናኛ ዶላር
    ti/HKD ሆንግ ኮንግ ዶላር
    ti/HNL ሆንዱራስ ለምፒራ
    ti/HRK ክሮኤሽያዊ ኩና
    ti/HTG ናይ ሃይቲ ጎርደ
    ti/HUF ሃንጋርያዊ ፎርንት
    ti/IDR ኢንዶነዥያዊ ሩፒያ
    ti/ILS እስራኤላዊ ሓድሽ ሸቃል
    ti/INR ናይ ሕንድ ሩፒ
    ti/IQD ዒራቂ ዲናር
    ti/IRR ናይ ኢራን ርያል
    ti/ISK ናይ ኣይስላንድ ክሮና
    ti/JMD ጃማይካ ዶላር
    ti/JOD ዮርዳኖሳዊ ዲናር
    ti/JPY የን ጃፓን
    ti/KES ኬንያዊ ሽልንግ
    ti/KGS ኪርጊስታናዊ ሶም
    ti/KHR ካምቦድያዊ ሪኤል
    ti/KMF ኮሞርያዊ ፍራንክ
    ti/KPW ሰሜን ኮርያዊ ዎን
    ti/KRW ደቡብ ኮርያዊ ዎን
    ti/KWD ኩዌቲ ዲናር
    ti/KYD ደሴታት ካይመን ዶላር
    ti/KZT ካዛኪስታናዊ ተንገ
    ti/LAK ላኦስያዊ ኪፕ
    ti/LBP ሊባኖሳዊ ፓውንድ
    ti/LKR ስሪላንካ ሩፒ
    ti/LRD ላይበርያዊ ዶላር
    ti/LSL ሌሶቶ ሎቲ
    ti/LYD ናይ ሊብያ ዲናር
    ti/MAD ሞሮካዊ ዲርሃም
    ti/MDL ሞልዶቫን ሌው
    ti/MGA ማላጋሲ ኣሪያሪ
    ti/MKD ናይ መቄዶንያ ዲናር
    ti/MMK ሚያንማር ክያት
    ti/MNT ሞንጎላዊ ቱግሪክ
    ti/MOP ማካኒዝ ፓታካ
    ti/MRU ሞሪታናዊ ኡጉዋያ
    ti/MUR ሞሪሸስ ሩፒ
    ti/MVR ማልዲቭያዊ ሩፍያ
    ti/MWK ማላዊያዊ ኳቻ
    ti/MXN ሜክሲካዊ ፔሶ
    ti/MYR ማሌዥያዊ ሪንግጊት
    ti/MZN ሞዛምቢካዊ ሜቲካል
    ti/NAD ናሚብያ ዶላር
    ti/NGN ናይጀርያዊ ናይራ
    ti/NIO ኒካራጓ ኮርዶባ
    ti/NOK ናይ ኖርወይ ክሮነር
    ti/NPR ኔፓላዊ ሩፒ
    ti/NZD ኒውዚላንዳዊ ዶላር
    ti/OMR ኦማን ርያል
    ti/PAB ፓናማያን ባልቦኣ
    ti/PEN ፔሩቪያን ሶል
    ti/PGK ፓፑዋ ኒው ጊኒ ኪና
    ti/PHP ፊሊፒንስ ፔሶ
    ti/PKR ፓኪስታናዊ ሩፒ
    ti/PLN ፖላንዳዊ ዝሎቲ
    ti/PYG ፓራጓያዊ ጓራኒ
    ti/QAR ቀጠሪ ሪያል
    ti/RON ሮማንያዊ ሌው
    ti/RSD ናይ ሰርብያን ዲናር
    ti/RUB የራሻ ሩብል
    ti/RWF ፍራንክ ሩዋንዳ
    ti/SAR ስዑዲ ዓረብ ሪያል
    ti/SBD ደሴታት ሰሎሞን ዶላር
    ti/SCR ሲሸሎ ሩፒ
    ti/SDG ሱዳናዊ ፓውንድ
    ti/SEK ሽወደናዊ ክሮና
    ti/SGD ሲንጋፖር ዶላር
    ti/SHP ቅድስቲ ሄለና ፓውንድ
    ti/SLE ሴራሊዮን ልዮን
    ti/SLL ሴራሊዮን ልዮን (1964—2022)
    ti/SOS ሶማልያዊ ሽልንግ
    ti/SRD ሱሪናማዊ ዶላር
    ti/SSP ደቡብ ሱዳን ፓውንድ
    ti/STN ሳኦ ቶሜን ፕሪንሲፐ ዶብራ
    ti/SYP ሶርያዊ ፓውንድ
    ti/SZL ስዋዚ ሊላንገኒ
    ti/THB ታይላንዳዊ ባህ
    ti/TJS ታጂኪስታናዊ ሶሞኒ
    ti/TMT ቱርክመኒስታናዊ ማናት
    ti/TND ቱኒዝያዊ ዲናር
    ti/TOP ቶንጋዊ ፓ`ኣንጋ
    ti/TRY ቱርካዊ ሊራ
    ti/TTD ትሪኒዳድን ቶባጎ ዶላር
    ti/TWD ኒው ታይዋን ዶላር
    ti/TZS ታንዛንያዊ ሽልንግ
    ti/UAH ዩክሬናዊት ሪቭንያ
    ti/UGX ኡጋንዳዊ ሽልንግ
    ti/USD ዶላር ኣመሪካ
    ti/UYU ኡራጋያዊ ፔሶ
    ti/UZS ኡዝቤኪስታናዊ ሶም
    ti/VES ቬንዙዌላዊ ቦሊቫር
    ti/VND ቬትናማዊ ዶንግ
    ti/VUV ቫኑኣቱ ቫቱ
    ti/WST ሳሞኣዊ ታላ
    ti/XAF ማእከላይ ኣፍሪቃ ሲኤፍኤ ፍራንክ
    ti/XCD ምብራቕ ካሪብያን ዶላር
    ti/XOF ምዕራብ ኣፍሪቃ CFA ፍራንክ
    ti/XPF ሲኤፍፒ ፍራንክ
    ti/YER የመኒ ርያል
    ti/ZAR ናይ ደቡብ ኣፍሪቃ ራንድ
    ti/ZMW ዛምብያዊ ኳቻ
    tig/BRL የብራዚል ሪል
    tig/CNY የቻይና ዩአን ረንሚንቢ
    tig/ETB የኢትዮጵያ ብር
    tig/EUR አውሮ
    tig/GBP የእንግሊዝ ፓውንድ ስተርሊንግ
    tig/INR የሕንድ ሩፒ
    tig/JPY የጃፓን የን
    tig/RUB የራሻ ሩብል
    tig/USD የአሜሪካን ዶላር
    tk/AED BAE dirhemi
    tk/AFN Owgan afganisi
    tk/ALL Alban leki
    tk/AMD Ermeni dramy
    tk/ANG Niderland antil guldeni
    tk/AOA Angola kwanzasy
    tk/ARS Argentin pesosy
    tk/AUD Awstraliýa dollary
    tk/AWG Aruba florini
    tk/AZN Azerbaýjan manady
    tk/BAM Konwertirlenýän Bosniýa we Gersegowina markasy
    tk/BBD Barbados dollary
    tk/BDT Bangladeş takasy
    tk/BGN Bolgar lewi
    tk/BHD Bahreýn dinary
    tk/BIF Burundi franky
    tk/BMD Bermuda dollary
    tk/BND Bruneý dollary
    tk/BOB Boliwiýa boliwianosy
    tk/BRL Brazil realy
    tk/BSD Bagama dollary
    tk/BTN Butan ngultrumy
    tk/BWP Botswana pulasy
    tk/BYN Belarus rubly
    tk/BZD Beliz dollary
    tk/CAD Kanada dollary
    tk/CDF Kongo franky
    tk/CHF Şweýsar franky
    tk/CLP Çili pesosy
    tk/CNH Hytaý ýuany (ofşor)
    tk/CNY Hytaý ýuany
    tk/COP Kolumbiýa pesosy
    tk/CRC Kosta-Rika kolony
    tk/CUC Konwertirlenýän kuba pesosy
    tk/CUP Kuba pesosy
    tk/CVE Kabo-Werde eskudosy
    tk/CZK Çeh kronasy
    tk/DJF Jibuti franky
    tk/DKK Daniýa kronasy
    tk/DOP Dominikan pesosy
    tk/DZD Alžir dinary
    tk/EGP Müsür funty
    tk/ERN Eritreýa nakfasy
    tk/ETB Efiopiýa byry
    tk/EUR Ýewro
    tk/FJD Fiji dollary
    tk/FKP Folklend adalarynyň funty
    tk/GBP Britan funt sterlingi
    tk/GEL Gruzin larisi
    tk/GHS Gano sedisi
    tk/GIP Gibraltar funty
    tk/GMD Gambiýa dalasisi
    tk/GNF Gwineý franky
    tk/GTQ Gwatemala ketsaly
    tk/GYD Gaýana dollary
    tk/HKD Gonkong dollary
    tk/HNL Gonduras lempirasy
    tk/HRK Horwat kunasy
    tk/HTG Gaiti gurdy
    tk/HUF Wenger forinti
    tk/IDR Indoneziýa rupiýasy
    tk/ILS Täze Ysraýyl şekeli
    tk/INR Hindi rupiýasy
    tk/IQD Yrak dinary
    tk/IRR Eýran rialy
    tk/ISK Islandiýa kronasy
    tk/JMD Ýamaýka dollary
    tk/JOD Iordan dinary
    tk/JPY Ýapon ýeni
    tk/KES Keniýa şillingi
    tk/KGS Gyrgyz somy
    tk/KHR Kamboja riýeli
    tk/KMF Komor adalarynyň franky
    tk/KPW Demirgazyk Koreý wony
    tk/KRW Günorta Koreý wony
    tk/KWD Kuweýt dinary
    tk/KYD Kaýman adalarynyň dollary
    tk/KZT Gazak teňňesi
    tk/LAK Laos kipi
    tk/LBP Liwan funty
    tk/LKR Şri-Lanka rupiýasy
    tk/LRD Liberiýa dollary
    tk/LSL Lesoto lotisi
    tk/LYD Liwiýa dinary
    tk/MAD Marokko dirhamy
    tk/MDL Moldaw leýi
    tk/MGA Malagasiý ariarisi
    tk/MKD Makedon dinary
    tk/MMK Mýanma kýaty
    tk/MNT Mongol tugrigi
    tk/MOP Makao patakasy
    tk/MRU Mawritan ugiýasy
    tk/MUR Mawrikiý rupiýasy
    tk/MVR Maldiw rufiýasy
    tk/MWK Malawi kwaçasy
    tk/MXN Meksikan pesosy
    tk/MYR Malaýziýa ringgiti
    tk/MZN Mozambik metikaly
    tk/NAD Namibiýa dollary
    tk/NGN Nigeriýa naýrasy
    tk/NIO Nikaragua kordobasy
    tk/NOK Norwegiýa kronasy
    tk/NPR Nepal rupiýasy
    tk/NZD Täze Zelandiýa dollary
    tk/OMR Oman rialy
    tk/PAB Panama balboasy
    tk/PEN Peru soly
    tk/PGK Papua - Täze Gwineýa kinasy
    tk/PHP Filippin pesosy
    tk/PKR Päkistan rupiýasy
    tk/PLN Polýak zlotysy
    tk/PYG Paragwaý guaranisi
    tk/QAR Katar rialy
    tk/RON Rumyn leýi
    tk/RSD Serb dinary
    tk/RUB Rus rubly
    tk/RWF Ruanda franky
    tk/SAR Saud rialy
    tk/SBD Solomon adalarynyň dollary
    tk/SCR Seýşel rupiýasy
    tk/SDG Sudan funty
    tk/SEK Şwed kronasy
    tk/SGD Singapur dollary
    tk/SHP Keramatly Ýelena adasynyň funty
    tk/SLE Sýerra-Leone leony
    tk/SLL Sýerra-Leone leony (1964—2022)
    tk/SOS Somali şillingi
    tk/SRD Surinam dollary
    tk/SSP Günorta Sudan funty
    tk/STN San-Tome we Prinsipi dobrasy
    tk/SYP Siriýa funty
    tk/SZL Swazi lilangeni
    tk/THB Taýland baty
    tk/TJS Täjik somonisi
    tk/TMT Türkmen manady
    tk/TND Tunis dinary
    tk/TOP Tonga paangasy
    tk/TRY Türk lirasy
    tk/TTD Trininad we Tobago dollary
    tk/TWD Täze Taýwan dollary
    tk/TZS Tanzaniýa şillingi
    tk/UAH Ukrain griwnasy
    tk/UGX Uganda şillingi
    tk/USD ABŞ dollary
    tk/UYU Urugwaý pesosy
    tk/UZS Özbek somy
    tk/VEF Wenesuela boliwary (2008–2018)
    tk/VES Wenesuela boliwary
    tk/VND Wýetnam dongy
    tk/VUV Wanuatu watusy
    tk/WST Samoa talasy
    tk/XAF KFA BEAC franky
    tk/XCD Gündogar karib dollary
    tk/XOF KFA BCEAO franky
    tk/XPF Fransuz ýuwaş umman franky
    tk/YER Ýemen rialy
    tk/ZAR Günorta Afrika rendi
    tk/ZMW Zambiýa kwaçasy
    to/AUD Tola fakaʻaositelēlia
    to/EUR ʻEulo
    to/FJD Tola fakafisi
    to/NZD Tola fakanuʻusila
    to/PGK Kina fakapapuaniukini
    to/SBD Tola fakaʻotusolomone
    to/TOP Paʻanga fakatonga
    to/VUV Vatu fakavanuatu
    to/WST Tala fakahaʻamoa
    to/XPF Falaniki fakapasifika
    tr/AED Birleşik Arap Emirlikleri dirhemi
    tr/AFN Afganistan afganisi
    tr/ALL Arnavutluk leki
    tr/AMD Ermenistan dramı
    tr/ANG Hollanda Antilleri guldeni
    tr/AOA Angola kvanzası
    tr/ARL Arjantin Peso Leyi (1970–1983)
    tr/ARM Arjantin Pesosu (1881–1970)
    tr/ARS Arjantin pesosu
    tr/AUD Avustralya doları
    tr/AWG Aruba florini
    tr/AZN Azerbaycan manatı
    tr/BAM Konvertibl Bosna Hersek markı
    tr/BAN Yeni Bosna Hersek Dinarı (1994–1997)
    tr/BBD Barbados doları
    tr/BDT Bangladeş takası
    tr/BGM Sosyalist Bulgaristan Levası
    tr/BGN Bulgar levası
    tr/BGO Bulgar Levası (1879–1952)
    tr/BHD Bahreyn dinarı
    tr/BIF Burundi frangı
    tr/BMD Bermuda doları
    tr/BND Brunei doları
    tr/BOB Bolivya bolivyanosu
    tr/BOL Bolivya Bolivyanosu (1863–1963)
    tr/BRL Brezilya reali
    tr/BRZ Brezilya Kruzeirosu (1942–1967)
    tr/BSD Bahama doları
    tr/BTN Butan ngultrumu
    tr/BWP Botsvana pulası
    tr/BYN Belarus rublesi
    tr/BZD Belize doları
    tr/CAD Kanada doları
    tr/CDF Kongo frangı
    tr/CHF İsviçre frangı
    tr/CLE Şili Esküdosu
    tr/CLP Şili pesosu
    tr/CNH Çin yuanı (offshore)
    tr/CNX Çin Halk Cumhuriyeti Merkez Bankası Doları
    tr/CNY Çin yuanı
    tr/COP Kolombiya pesosu
    tr/CRC Kosta Rika kolonu
    tr/CUC Konvertibl Küba pesosu
    tr/CUP Küba pesosu
    tr/CVE Cape Verde esküdosu
    tr/CZK Çek korunası
    tr/DJF Cibuti frangı
    tr/DKK Danimarka kronu
    tr/DOP Dominik pesosu
    tr/DZD Cezayir dinarı
    tr/EGP Mısır lirası
    tr/ERN Eritre nakfası
    tr/ETB Etiyopya birri
    tr/EUR Euro
    tr/FJD Fiji doları
    tr/FKP Falkland Adaları lirası
    tr/GBP İngiliz sterlini
    tr/GEL Gürcistan larisi
    tr/GHS Gana sedisi
    tr/GIP Cebelitarık lirası
    tr/GMD Gambiya dalasisi
    tr/GNF Gine frangı
    tr/GTQ Guatemala quetzalı
    tr/GYD Guyana doları
    tr/HKD Hong Kong doları
    tr/HNL Honduras lempirası
    tr/HRK Hırvatistan kunası
    tr/HTG Haiti gurdu
    tr/HUF Macar forinti
    tr/IDR Endonezya rupisi
    tr/ILS Yeni İsrail şekeli
    tr/INR Hindistan rupisi
    tr/IQD Irak dinarı
    tr/IRR İran riyali
    tr/ISK İzlanda kronu
    tr/JMD Jamaika doları
    tr/JOD Ürdün dinarı
    tr/JPY Japon yeni
    tr/KES Kenya şilini
    tr/KGS Kırgızistan somu
    tr/KHR Kamboçya rieli
    tr/KMF Komorlar frangı
    tr/KPW Kuzey Kore wonu
    tr/KRH Güney Kore Hwanı (1953–1962)
    tr/KRO Güney Kore Wonu (1945–1953)
    tr/KRW Güney Kore wonu
    tr/KWD Kuveyt dinarı
    tr/KYD Cayman Adaları doları
    tr/KZT Kazakistan tengesi
    tr/LAK Laos kipi
    tr/LBP Lübnan lirası
    tr/LKR Sri Lanka rupisi
    tr/LRD Liberya doları
    tr/LSL Lesotho lotisi
    tr/LYD Libya dinarı
    tr/MAD Fas dirhemi
    tr/MAF Fas Frangı
    tr/MCF Monako Frangı
    tr/MDC Moldova Kuponu
    tr/MDL Moldova leyi
    tr/MGA Madagaskar ariarisi
    tr/MKD Makedonya dinarı
    tr/MKN Makedonya Dinarı (1992–1993)
    tr/MMK Myanmar kyatı
    tr/MNT Moğolistan tugriki
    tr/MOP Makao patakası
    tr/MRU Moritanya ugiyası
    tr/MUR Mauritius rupisi
    tr/MVP Maldiv Rupisi
    tr/MVR Maldiv rufiyaası
    tr/MWK Malavi kvaçası
    tr/MXN Meksika pesosu
    tr/MYR Malezya ringgiti
    tr/MZN Mozambik metikali
    tr/NAD Namibya doları
    tr/NGN Nijerya nairası
    tr/NIO Nikaragua kordobası
    tr/NOK Norveç kronu
    tr/NPR Nepal rupisi
    tr/NZD Yeni Zelanda doları
    tr/OMR Umman riyali
    tr/PAB Panama balboası
    tr/PEN Peru solü
    tr/PGK Papua Yeni Gine kinası
    tr/PHP Filipinler pesosu
    tr/PKR Pakistan rupisi
    tr/PLN Polonya zlotisi
    tr/PYG Paraguay guaranisi
    tr/QAR Katar riyali
    tr/RON Romen leyi
    tr/RSD Sırp dinarı
    tr/RUB Rus rublesi
    tr/RWF Ruanda frangı
    tr/SAR Suudi Arabistan riyali
    tr/SBD Solomon Adaları doları
    tr/SCR Seyşeller rupisi
    tr/SDG Sudan lirası
    tr/SEK İsveç kronu
    tr/SGD Singapur doları
    tr/SHP Saint Helena lirası
    tr/SLE Sierra Leone leonesi
    tr/SLL Sierra Leone leonesi (1964–2022)
    tr/SOS Somali şilini
    tr/SRD Surinam doları
    tr/SSP Güney Sudan lirası
    tr/STN Sao Tome ve Principe dobrası
    tr/SYP Suriye lirası
    tr/SZL Svaziland lilangenisi
    tr/THB Tayland bahtı
    tr/TJS Tacikistan somonisi
    tr/TMT Türkmenistan manatı
    tr/TND Tunus dinarı
    tr/TOP Tonga paʻangası
    tr/TRY Türk lirası
    tr/TTD Trinidad ve Tobago doları
    tr/TWD Yeni Tayvan doları
    tr/TZS Tanzanya şilini
    tr/UAH Ukrayna grivnası
    tr/UGX Uganda şilini
    tr/USD ABD doları
    tr/UYU Uruguay pesosu
    tr/UZS Özbekistan somu
    tr/VEF Venezuela Bolivarı (2008–2018)
    tr/VES Venezuela bolivarı
    tr/VND Vietnam dongu
    tr/VNN Vietnam Dongu (1978–1985)
    tr/VUV Vanuatu vatusu
    tr/WST Samoa talası
    tr/XAF Orta Afrika CFA frangı
    tr/XCD Doğu Karayip doları
    tr/XFO Fransız Altın Frangı
    tr/XFU Fransız UIC-Frangı
    tr/XOF Batı Afrika CFA frangı
    tr/XPF CFP frangı
    tr/XRE RINET Fonları
    tr/YER Yemen riyali
    tr/YUR İyileştirilmiş Yugoslav Dinarı (1992–1993)
    tr/ZAR Güney Afrika randı
    tr/ZMW Zambiya kvaçası
    trv/AUD pila Autaria
    trv/BRL pila Pajey
    trv/CNY pila Ipaw
    trv/EUR pila Irow
    trv/GBP pila Inglis
    trv/HKD pila Hong Kong
    trv/INR pila Intia
    trv/JPY pila Nihong
    trv/MOP pila Macao
    trv/NOK pila Nowey
    trv/RUB pila Ruski
    trv/TWD pila Taiwan
    trv/USD pila America
    tt/AED Берләшкән Гарәп Әмирлекләре дирхамы
    tt/AFN Әфган әфганы
    tt/ALL Албания Леке
    tt/AMD Армения драмы
    tt/ANG Нидерланд Антиль утраулары гульдены
    tt/AOA Ангола кванзасы
    tt/ARS Аргентина песосы
    tt/AUD Австралия доллары
    tt/AWG Арубан Флорины
    tt/AZN Әзербайҗан манаты
    tt/BAM Босния һәм Герцеговинаның конвертацияләнә торган маркасы
    tt/BBD Барбадос доллары
    tt/BDT Бангладеш такасы
    tt/BGN Болгар Левы
    tt/BHD Бахрейн динары
    tt/BIF Бурунди франкы
    tt/BMD Бермуд доллары
    tt/BND Бруней доллары
    tt/BOB Боливиа боливианосы
    tt/BRL Бразилия реалы
    tt/BSD Багам доллары
    tt/BTN Бутан нгултрумы
    tt/BWP Ботсвана пуласы
    tt/BYN Беларус сумы
    tt/BZD Белиз доллары
    tt/CAD Канада доллары
    tt/CDF Конголез франкы
    tt/CHF Швейцария франкы
    tt/CLP Чили песосы
    tt/CNH Кытай Юане (оффшор)
    tt/CNY кытай юане
    tt/COP Колумбия песосы
    tt/CRC Коста-Рика колоны
    tt/CUC Куба конвертацияләнә торган песосы
    tt/CUP Куба песосы
    tt/CVE Кабо-Верде эскудосы
    tt/CZK Чех кронасы
    tt/DJF Җибути франкы
    tt/DKK Дания Кронасы
    tt/DOP Доминикана песосы
    tt/DZD Алжир динары
    tt/EGP Мисыр фунты
    tt/ERN Эритрея накфасы
    tt/ETB Эфиопия быры
    tt/EUR евро
    tt/FJD Фиджи доллары
    tt/FKP Фолкленд утраулары фунты
    tt/GBP фунт стерлинг
    tt/GEL Грузия ларие
    tt/GHS Гана седие
    tt/GIP Гибралтар фунты
    tt/GMD Гамбия даласие
    tt/GNF Гвинея франкы
    tt/GTQ Гватемала кетсалы
    tt/GYD Гайана доллары
    tt/HKD Гонконг доллары
    tt/HNL Гондурас лемпиры
    tt/HRK Хорватия кунасы
    tt/HTG Гаити гурды
    tt/HUF Венгрия форинты
    tt/IDR Индонезия рупиясе
    tt/ILS Израиль яңа шекеле
    tt/INR Индия рупиясе
    tt/IQD Ирак динары
    tt/IRR Иран риалы
    tt/ISK Исландия Кронасы
    tt/JMD Ямайка доллары
    tt/JOD Иордания динары
    tt/JPY япон иенасы
    tt/KES Кения шиллингы
    tt/KGS Ккргызстан сомы
    tt/KHR Камбоджа риелы
    tt/KMF Комор утраулары франкы
    tt/KPW Төньяк Корея Вонасы
    tt/KRW Көньяк Корея Вонасы
    tt/KWD Кувейт динары
    tt/KYD Кайман утраулары доллары
    tt/KZT Казахстан тәңкәсе
    tt/LAK Лаос кипы
    tt/LBP Ливан фунты
    tt/LKR Шри-Ланка рупиясе
    tt/LRD Либерия доллары
    tt/LSL Лесото лотисы
    tt/LYD Ливия динары
    tt/MAD Марокко дирхамы
    tt/MDL Молдавия Лее
    tt/MGA Малагаси ариариясе
    tt/MKD Македония денары
    tt/MMK Мьянма кьяты
    tt/MNT Монголия тугрикы
    tt/MOP Макао патакы
    tt/MRU Мавритан угиясы
    tt/MUR Маврикий рупие
    tt/MVR Мальдив руфиясе
    tt/MWK Малавия квачие
    tt/MXN Мексика песосы
    tt/MYR Малайзия ринггиты
    tt/MZN Мозамбик метикалы
    tt/NAD Намибия доллары
    tt/NGN Нигерия найрасы
    tt/NIO Никарагуа кордовасы
    tt/NOK Норвегия Кронасы
    tt/NPR Непал рупиясе
    tt/NZD Яңа Зеландия доллары
    tt/OMR Оман риалы
    tt/PAB Панама бальбоасы
    tt/PEN Перу солы
    tt/PGK Папуа Яңа Гвинея Кинасы
    tt/PHP Филиппин песосы
    tt/PKR Пакистан рупиясе
    tt/PLN Польша злотые
    tt/PYG Парагвай гуаранисы
    tt/QAR Катар риалы
    tt/RON Румыния Лее
    tt/RSD Сербия динары
    tt/RUB Россия сумы
    tt/RWF Руанда франкы
    tt/SAR Согуд Гарәбстаны риалы
    tt/SBD Соломон утраулары доллары
    tt/SCR Сейшел утраулары рупиясы
    tt/SDG Судан фунты
    tt/SEK Швеция Кронасы
    tt/SGD Сингапур доллары
    tt/SHP Изге Елена утравы фунты
    tt/SLE Сьерра-Леон леоны
    tt/SLL Сьерра-Леоне леоны (1964—2022)
    tt/SOS Сомали шиллингы
    tt/SRD Суринам доллары
    tt/SSP Көньяк Судан фунты
    tt/STN Сан-Томе һәм Принсипи добрасы
    tt/SYP Сурия фунты
    tt/SZL Свази эмалангенисы
    tt/THB Тайвань Баты
    tt/TJS Таҗикстан сомонисы
    tt/TMT Төркмәнстан Манаты
    tt/TND Тунис динары
    tt/TOP Тонга Паангасы
    tt/TRY Төркия Лирасы
    tt/TTD Тринидад һәм Тобаго доллары
    tt/TWD Яңа Тайвань доллары
    tt/TZS Танзания шиллингы
    tt/UAH Украина гривнасы
    tt/UGX Уганда шиллингы
    tt/USD АКШ доллары
    tt/UYU Уругвай песосы
    tt/UZS Үзбәкстан Сомы
    tt/VES Венесуэла боливары
    tt/VND Вьетнам Донгы
    tt/VUV Вануату ваты
    tt/WST Самоа Таласы
    tt/XAF Үзәк Африка франкы КФА
    tt/XCD Көнчыгыш Кариб доллары
    tt/XOF Көнбатыш Африка КФА франкы
    tt/XPF Франциянең диңгез аръягы җәмгыятьләре франкы
    tt/YER Йәмән риалы
    tt/ZAR Көньяк Африка Рэнды
    tt/ZMW Замбия квачасы
    twq/AED Laaraw Immaara Margantey Dirham
    twq/AOA Angoola Kwanza
    twq/AUD Ostraali Dollar
    twq/BHD Bahareen Dinar
    twq/BIF Burundi Fraŋ
    twq/BWP Botswaana Pund
    twq/CAD Kanaada Dollar
    twq/CDF Kongo Fraŋ
    twq/CHF Swisu Fraŋ
    twq/CNY Sinwa Yuan Renminbi
    twq/CVE Kapuver Escudo
    twq/DJF Jibuuti Fraŋ
    twq/DZD Alžeeri Dinar
    twq/EGP Misra Pund
    twq/ERN Eritree Nafka
    twq/ETB Ecioopi Birr
    twq/EUR Eero
    twq/GBP Britin Pund
    twq/GMD Gambi Dalasi
    twq/INR Indu Rupii
    twq/JPY Jaapoŋ Yen
    twq/KES Keeniya Šiiliŋ
    twq/KMF Komoor Fraŋ
    twq/LRD Liberia Dollar
    twq/LSL Leezoto Loti
    twq/LYD Liibi Dinar
    twq/MAD Maarok Dirham
    twq/MGA Malgaaši Fraŋ
    twq/MRU Mooritaani Ugiya
    twq/MUR Mooris Rupii
    twq/MWK Malaawi Kwaca
    twq/NAD Naamibi Dollar
    twq/NGN Naajiriya Neera
    twq/RWF Rwanda Fraŋ
    twq/SAR Saudiya Riyal
    twq/SCR Seešel Rupii
    twq/SDG Suudaŋ Dinar
    twq/SHP Seŋ Helena Fraŋ
    twq/SLE Leeon
    twq/SLL Leeon (1964—2022)
    twq/SOS Somaali Šiiliŋ
    twq/STN Sao Tome nda Prinsipe Dobra
    twq/SZL Lilangeni
    twq/TND Tunizi Dinar
    twq/TZS Tanzaani Šiiliŋ
    twq/UGX Uganda Šiiliŋ
    twq/USD Ameriki Dollar
    twq/XAF CFA Fraŋ (BEAC)
    twq/XOF CFA Fraŋ (BCEAO)
    twq/ZAR Hawasa Afriki Rand
    twq/ZMW Zambi Kwaca
    tzm/AED Derhem Uymarati
    tzm/AOA Kwanza Unguli
    tzm/AUD Ḍular Usṭrali
    tzm/BHD Ḍinar Ubaḥrayni
    tzm/BIF Frank Uburundi
    tzm/BWP Pula Ubutswani
    tzm/CAD Ḍular Ukanadi
    tzm/CDF Frank Ukunguli
    tzm/CHF Frank Uswisri
    tzm/CNY Ywan Renminbi Ucinwi
    tzm/CVE Iskudu Ukabuvirdyani
    tzm/DJF Frank Uğibuti
    tzm/DZD Ḍinar Udzayri
    tzm/EGP Junih Umiṣṛi
    tzm/ERN Nakfa Uyritri
    tzm/ETB Birr Uyityuppi
    tzm/EUR Uṛu
    tzm/GBP Junih Ubriṭani
    tzm/GMD Dalasi Agambi
    tzm/INR Rupi Uḥindi
    tzm/JPY Yann Ujappuni
    tzm/KES Cillin Ukini
    tzm/KMF Frank Uqumuri
    tzm/LRD Ḍular Ulibiri
    tzm/LSL Luti Ulusuṭi
    tzm/LYD Ḍinar Ulibi
    tzm/MAD Derhem Umeṛṛuki
    tzm/MGA Aryari Umalɣaci
    tzm/MRU Uqiyya Umuritani
    tzm/MUR Rupi Umurisi
    tzm/MWK Kwača Umalawi
    tzm/NAD Ḍular Unamibi
    tzm/NGN Nayra Unijiri
    tzm/RWF Frank Urwandi
    tzm/SAR Ryal Usaεudi
    tzm/SCR Rupi Usicili
    tzm/SDG Junih Usudani
    tzm/SHP Junih Usantehilini
    tzm/SLE Lyun Usirralyuni
    tzm/SLL Lyun Usirralyuni (1964—2022)
    tzm/SOS Cilin Uṣumali
    tzm/STN Dubra Usawṭumi
    tzm/SZL Lilanjini Uswazi
    tzm/TND Ḍinar Utunsi
    tzm/TZS Cilin Uṭanzani
    tzm/UGX Cilin Uɣandi (1966–1987)
    tzm/USD Ḍular Umirikani
    tzm/XAF Frank CFA (BEAC)
    tzm/XOF Frank CFA (BCEAO)
    tzm/ZAR Rand Ufriki Unzul
    tzm/ZMW Kwača Uzambi
    ug/AED ئەرەب بىرلەشمە خەلىپىلىكى دەرھەمى
    ug/AFN ئافغان ئافغانى
    ug/ALL ئالبانىيە لېكى
    ug/AMD ئەرمېنىيە دىرامى
    ug/ANG گوللاندىيەگە قاراشلىق ئانتىللېن گۇلدېنى
    ug/AOA ئانگولا كۇۋانزاسى
    ug/ARL ئارگېنتىنا پېسو لېيى (1970–1983)
    ug/ARM ئارگېنتىنا پېسوسى (1881–1970)
    ug/ARS ئارگېنتىنا پېسوسى
    ug/AUD ئاۋسترالىيە دوللىرى
    ug/AWG ئارۇبان فىلورۇنى
    ug/AZN ئەزەربەيجان ماناتى
    ug/BAM بوسنىيە-خېرتسېگوۋىنا ئالماشتۇرۇشچان ماركى
    ug/BAN بوسنىيە-خېرتسېگوۋىنا يېڭى دىنارى (1994–1997)
    ug/BBD باربادوس دوللىرى
    ug/BDT باڭلادىش تاكاسى
    ug/BGM بۇلغارىيە ئىجتىمائىي لېۋاسى
    ug/BGN بۇلغارىيە لېۋاسى
    ug/BGO بۇلغارىيە لېۋاسى (1879–1952)
    ug/BHD بەھرەين دىنارى
    ug/BIF بۇرۇندى فرانكى
    ug/BMD بېرمۇدا دوللىرى
    ug/BND بىرۇنېي دوللىرى
    ug/BOB بولىۋىيە بولىۋىيانوسى
    ug/BOL بولىۋىيە بولىۋىيانوسى (1863–1963)
    ug/BRL بىرازىلىيە رىيالى
    ug/BRZ بىرازىلىيە كرۇزېروسى (1942–1967)
    ug/BSD باھاما دوللىرى
    ug/BTN بۇتان نگۇلترۇمى
    ug/BWP بوتسۋانا پۇلاسى
    ug/BYN بېلارۇسىيە رۇبلىسى
    ug/BZD بېلىز دوللىرى
    ug/CAD كانادا دوللىرى
    ug/CDF كونگو فرانكى
    ug/CHF شىۋېتسىيە فرانكى
    ug/CLE چىلى ئېسكۇدوسى
    ug/CLP چىلى پېسوسى
    ug/CNX جۇڭگو خەلق بانكىسى دوللىرى
    ug/CNY جۇڭگو يۈەنى
    ug/COP كولومبىيە پېسوسى
    ug/CRC كوستارىكا كولونى
    ug/CUC كۇبا ئالماشتۇرۇشچان پېسوسى
    ug/CUP كۇبا پېسوسى
    ug/CVE يېشىل تۇمشۇق ئېسكۇدوسى
    ug/CZK چېخ جۇمھۇرىيىتى كورۇناسى
    ug/DJF جىبۇتى فرانكى
    ug/DKK دانىيە كرونى
    ug/DOP دومىنىكا پېسوسى
    ug/DZD ئالجىرىيە دىنارى
    ug/EGP مىسىر فوند سىتېرلىڭى
    ug/ERN ئېرىترېيە ناكفاسى
    ug/ETB ئېفىيوپىيە بىررى
    ug/EUR ياۋرو
    ug/FJD فىجى دوللىرى
    ug/FKP فالكلاند ئاراللىرى فوند سىتېرلىڭى
    ug/GBP ئەنگلىيە فوند سىتېرلىڭى
    ug/GEL گىرۇزىيە لارىسى
    ug/GHS گانا سېدىسى
    ug/GIP جەبىلتارىق فوند سىتېرلىڭى
    ug/GMD گامبىيە دالاسى
    ug/GNF گىۋىنېيە فرانكى
    ug/GTQ گىۋاتېمالا كۇۋېتزالى
    ug/GYD گىۋىئانا دوللىرى
    ug/HKD شياڭگاڭ دوللىرى
    ug/HNL ھوندۇراس لېمپىراسى
    ug/HRK كىرودىيە كۇناسى
    ug/HTG ھايتى گۇردېسى
    ug/HUF ۋېنگىرىيە فورېنتى
    ug/IDR ھىندونېزىيە رۇپىيەسى
    ug/ILS ئىسرائىل يېڭى شېكېلى
    ug/INR ھىندىستان رۇپىسى
    ug/IQD ئىراق دىنارى
    ug/IRR ئىران رىيالى
    ug/ISK ئىسلاندىيە كروناسى
    ug/JMD يامايكا دوللىرى
    ug/JOD ئىيوردانىيە دىنارى
    ug/JPY ياپونىيە يېنى
    ug/KES كېنىيە شىللىڭى
    ug/KGS قىرغىزىستان سومى
    ug/KHR كامبودژا رىئېلى
    ug/KMF كومورو فرانكى
    ug/KPW شىمالىي كورېيە ۋونى
    ug/KRH جەنۇبىي كورېيە خۋانى (1953–1962)
    ug/KRO جەنۇبىي كورېيە ۋونى (1945–1953)
    ug/KRW جەنۇبىي كورېيە ۋونى
    ug/KWD كۇۋەيت دىنارى
    ug/KYD كايمان ئاراللىرى دوللىرى
    ug/KZT قازاقىستان تەڭگىسى
    ug/LAK لائوس كىپى
    ug/LBP لىۋان فوند سىتېرلىڭى
    ug/LKR سىرىلانكا رۇپىسى
    ug/LRD لىبېرىيە دوللىرى
    ug/LSL لېسوتو لوتىسى
    ug/LYD لىۋىيە دىنارى
    ug/MAD ماراكەش دىرھەمى
    ug/MAF ماراكەش فرانكى
    ug/MCF موناكو فرانكى
    ug/MDC مولدوۋا كۇپونى
    ug/MDL مولدوۋا لېۋى
    ug/MGA ماداغاسقار ئارىئارىسى
    ug/MKD ماكېدونىيە دىنارى
    ug/MKN ماكېدونىيە دىنارى (1992–1993)
    ug/MMK مىيانمار كىياتى
    ug/MNT موڭغۇلىيە تۈگرىكى
    ug/MOP ئاۋمېن پاتاكاسى
    ug/MRU ماۋرىتانىيە ئۇگىيەسى
    ug/MUR ماۋرىتىئۇس رۇپىسى
    ug/MVP مالدىۋى رۇپىسى
    ug/MVR مالدىۋى رۇفىياسى
    ug/MWK مالاۋى كۋاچاسى
    ug/MXN مېكسىكا پېسوسى
    ug/MYR مالايشىيا رىڭگىتى
    ug/MZN موزامبىك مېتىكالى
    ug/NAD نامىبىيە دوللىرى
    ug/NGN نىگېرىيە نايراسى
    ug/NIO نىگېرىيە كوردوباسى
    ug/NOK نورۋېگىيە كرونى
    ug/NPR نېپال رۇپىسى
    ug/NZD يېڭى زېلاندىيە دوللىرى
    ug/OMR ئومان رىيالى
    ug/PAB پاناما بالبوئاسى
    ug/PEN پېرۇ سولى
    ug/PGK پاپۇئا يېڭى گىۋىنېيە كىناسى
    ug/PHP فىلىپپىن پېسوسى
    ug/PKR پاكىستان رۇپىسى
    ug/PLN پولشا زىلوتى
    ug/PYG پاراگۋاي گۇئارانىسى
    ug/QAR قاتار رىيالى
    ug/RON رۇمىنىيە لېيى
    ug/RSD سېربىيە دىنارى
    ug/RUB رۇسىيە رۇبلىسى
    ug/RWF رۋاندا فرانكى
    ug/SAR سەئۇدى رىيالى
    ug/SBD سولومون ئاراللىرى دوللىرى
    ug/SCR سېيشېل رۇپىسى
    ug/SDG سۇدان فوندستېرلىڭى
    ug/SEK شىۋېتسىيە كروناسى
    ug/SGD سىنگاپور دوللىرى
    ug/SHP ساينىت-ھېلېنا فوندستېرلىڭى
    ug/SLE سېررالېئون لېئونېسى
    ug/SLL سېررالېئون لېئونېسى - 1964-2022
    ug/SOS سومالى شىللىڭى
    ug/SRD سۇرىنام دوللىرى
    ug/SSP جەنۇبىي سۇدان فوندستېرلىڭى
    ug/STN سان-تومې ۋە پىرىنسىپى دوبراسى
    ug/SYP سۈرىيە فوندستېرلىڭى
    ug/SZL سىۋېزىلاند لىلانگېنى
    ug/THB تايلاند باختى
    ug/TJS تاجىكىستان سومونىسى
    ug/TMT تۈركمەنىستان ماناتى
    ug/TND تۇنىس دىنارى
    ug/TOP تونگا پائانگاسى
    ug/TRY تۈركىيە لىراسى
    ug/TTD تىرىنىداد ۋە توباگو دوللىرى
    ug/TWD يېڭى تەيۋەن دوللىرى
    ug/TZS تانزانىيە شىللىڭى
    ug/UAH ئۇكرائىنا خرىۋناسى
    ug/UGX ئۇگاندا شىللىڭى
    ug/USD ئامېرىكا دوللىرى
    ug/UYU ئۇرۇگۋاي پېسوسى
    ug/UZS ئۆزبېكىستان سومى
    ug/VEF ۋېنېزۇئېلا بولىۋارى (2008–2018)
    ug/VES ۋېنېزۇئېلا بولىۋارى
    ug/VND ۋىيېتنام دوڭى
    ug/VNN ۋىيېتنام دوڭى (1978–1985)
    ug/VUV ۋانۇئاتۇ ۋاتۇسى
    ug/WST ساموئا تالاسى
    ug/XAF ئافرىقا قىتئەسى پۇل-مۇئامىلە ئىتتىپاقى فرانكى
    ug/XCD شەرقىي كارىب دوللىرى
    ug/XFO فىرانسىيە ئالتۇن فرانكى
    ug/XFU فىرانسىيە UIC فرانكى
    ug/XOF ئافرىقا قىتئەسى پۇل-مۇئامىلە ئىتتىپاقى فرانكى (BCEAO)
    ug/XPF تىنچ ئوكيان پۇل-مۇئامىلە ئورتاق گەۋدىسى فرانكى
    ug/XRE RINET فوندى
    ug/YER يەمەن رىيالى
    ug/YUR يۇگوسلاۋىيە ئىسلاھات دىنارى (1992–1993)
    ug/ZAR جەنۇبىي ئافرىقا راندى
    ug/ZMW زامبىيە كۋاچاسى
    uk/AED дирхам ОАЕ
    uk/AFN афганський афгані
    uk/ALL албанський лек
    uk/AMD вірменський драм
    uk/ANG нідерландський антильський гульден
    uk/AOA ангольська кванза
    uk/ARS аргентинський песо
    uk/AUD австралійський долар
    uk/AWG арубський флорин
    uk/AZN азербайджанський манат
    uk/BAM конвертована марка Боснії і Герцеговини
    uk/BBD барбадоський долар
    uk/BDT бангладеська така
    uk/BGN болгарський лев
    uk/BHD бахрейнський динар
    uk/BIF бурундійський франк
    uk/BMD бермудський долар
    uk/BND брунейський долар
    uk/BOB болівійський болівіано
    uk/BRL бразильський реал
    uk/BSD багамський долар
    uk/BTN бутанський нгултрум
    uk/BWP ботсванська пула
    uk/BYN білоруський рубль
    uk/BZD белізький долар
    uk/CAD канадський долар
    uk/CDF конголезький франк
    uk/CHF швейцарський франк
    uk/CLP чилійський песо
    uk/CNH китайський офшорний юань
    uk/CNY китайський юань
    uk/COP колумбійський песо
    uk/CRC костариканський колон
    uk/CUC кубинський конвертований песо
    uk/CUP кубинський песо
    uk/CVE ескудо Кабо-Верде
    uk/CZK чеська крона
    uk/DJF джибутійський франк
    uk/DKK данська крона
    uk/DOP домініканський песо
    uk/DZD алжирський динар
    uk/EGP єгипетський фунт
    uk/ERN еритрейська накфа
    uk/ETB ефіопський бир
    uk/EUR євро
    uk/FJD фіджійський долар
    uk/FKP фунт Фолклендських островів
    uk/GBP англійський фунт
    uk/GEL грузинський ларі
    uk/GHS ганський седі
    uk/GIP гібралтарський фунт
    uk/GMD гамбійський даласі
    uk/GNF гвінейський франк
    uk/GTQ гватемальський кетсаль
    uk/GYD гаянський долар
    uk/HKD гонконгський долар
    uk/HNL гондураська лемпіра
    uk/HRK хорватська куна
    uk/HTG гаїтянський гурд
    uk/HUF угорський форинт
    uk/IDR індонезійська рупія
    uk/ILS ізраїльський новий шекель
    uk/INR індійська рупія
    uk/IQD іракський динар
    uk/IRR іранський ріал
    uk/ISK ісландська крона
    uk/JMD ямайський долар
    uk/JOD йорданський динар
    uk/JPY японська єна
    uk/KES кенійський шилінг
    uk/KGS киргизький сом
    uk/KHR камбоджійський рієль
    uk/KMF коморський франк
    uk/KPW північнокорейський вон
    uk/KRW південнокорейський вон
    uk/KWD кувейтський динар
    uk/KYD долар Кайманових островів
    uk/KZT казахстанський тенге
    uk/LAK лаоський кіп
    uk/LBP ліванський фунт
    uk/LKR шрі-ланкійська рупія
    uk/LRD ліберійський долар
    uk/LSL лесотський лоті
    uk/LYD лівійський динар
    uk/MAD марокканський дирхам
    uk/MAF марокканський франк
    uk/MDL молдовський лей
    uk/MGA малагасійський аріарі
    uk/MKD македонський денар
    uk/MMK кʼят Мʼянми
    uk/MNT монгольський тугрик
    uk/MOP патака Макао
    uk/MRU мавританська угія
    uk/MUR маврикійська рупія
    uk/MVR мальдівська руфія
    uk/MWK малавійська квача
    uk/MXN мексиканський песо
    uk/MYR малайзійський рингіт
    uk/MZN мозамбіцький метикал
    uk/NAD намібійський долар
    uk/NGN нігерійська найра
    uk/NIO нікарагуанська кордоба
    uk/NOK норвезька крона
    uk/NPR непальська рупія
    uk/NZD новозеландський долар
    uk/OMR оманський ріал
    uk/PAB панамське бальбоа
    uk/PEN перуанський новий сол
    uk/PGK кіна Папуа-Нової Ґвінеї
    uk/PHP філіппінський песо
    uk/PKR пакистанська рупія
    uk/PLN польський злотий
    uk/PYG парагвайський гуарані
    uk/QAR катарський ріал
    uk/RON румунський лей
    uk/RSD сербський динар
    uk/RUB російський рубль
    uk/RWF руандійський франк
    uk/SAR саудівський ріал
    uk/SBD долар Соломонових Островів
    uk/SCR сейшельська рупія
    uk/SDG суданський фунт
    uk/SEK шведська крона
    uk/SGD сінгапурський долар
    uk/SHP фунт острова Святої Єлени
    uk/SLE леоне Сьєрра-Леоне
    uk/SLL леоне Сьєрра-Леоне (1964—2022)
    uk/SOS сомалійський шилінг
    uk/SRD суринамський долар
    uk/SSP південносуданський фунт
    uk/STN добра Сан-Томе і Прінсіпі
    uk/SYP сирійський фунт
    uk/SZL свазілендський лілангені
    uk/THB таїландський бат
    uk/TJS таджицький сомоні
    uk/TMT туркменський манат
    uk/TND туніський динар
    uk/TOP тонганська паанга
    uk/TRY турецька ліра
    uk/TTD долар Тринідаду і Тобаго
    uk/TWD новий тайванський долар
    uk/TZS танзанійський шилінг
    uk/UAH українська гривня
    uk/UGX угандійський шилінг
    uk/USD долар США
    uk/UYU уругвайський песо
    uk/UZS узбецький сум
    uk/VEF венесуельський болівар (2008–2018)
    uk/VES венесуельський болівар
    uk/VND вʼєтнамський донг
    uk/VUV вануатський вату
    uk/WST самоанська тала
    uk/XAF центральноафриканський франк
    uk/XCD східнокарибський долар
    uk/XFO французький золотий франк
    uk/XFU французький франк UIC
    uk/XOF західноафриканський франк
    uk/XPF французький тихоокеанський франк
    uk/XRE фонди RINET
    uk/YER єменський ріал
    uk/ZAR південноафриканський ранд
    uk/ZMW замбійська квача
    ur/AED متحدہ عرب اماراتی درہم
    ur/AFN افغان افغانی
    ur/ALL البانیا کا لیک
    ur/AMD آرمینیائی ڈرم
    ur/ANG نیدر لینڈز انٹیلیئن گلڈر
    ur/AOA انگولا کا کوانزا
    ur/ARS ارجنٹائن پیسہ
    ur/AUD آسٹریلین ڈالر
    ur/AWG اروبن فلورِن
    ur/AZN آذربائجانی منات
    ur/BAM بوسنیا ہرزیگووینا کا قابل منتقلی نشان
    ur/BBD باربیڈین ڈالر
    ur/BDT بنگلہ دیشی ٹکا
    ur/BGN بلغارین لیو
    ur/BHD بحرینی دینار
    ur/BIF برونڈیئن فرانک
    ur/BMD برموڈا ڈالر
    ur/BND برونئی ڈالر
    ur/BOB بولیوین بولیویانو
    ur/BRL برازیلی ریئل
    ur/BSD بہامانی ڈالر
    ur/BTN بھوٹانی گُلٹرم
    ur/BWP بوتسوانا کا پولا
    ur/BYN بیلاروسی روبل
    ur/BZD بیلیز ڈالر
    ur/CAD کنیڈین ڈالر
    ur/CDF کانگولیز فرانک
    ur/CHF سوئس فرانکس
    ur/CLP چلّین پیسہ
    ur/CNH چینی یوآن (آف شور)
    ur/CNY چینی یوآن
    ur/COP کولمبین پیسہ
    ur/CRC کوسٹا ریکا کا کولن
    ur/CUC کیوبا کا قابل منتقلی پیسو
    ur/CUP کیوبا کا پیسو
    ur/CVE کیپ ورڈی کا اسکیوڈو
    ur/CZK چیک کرونا
    ur/DJF جبوتی فرانک
    ur/DKK ڈنمارک کرون
    ur/DOP ڈومنیکن پیسو
    ur/DZD الجیریائی دینار
    ur/EGP مصری پاؤنڈ
    ur/ERN اریٹیریائی ناکفا
    ur/ETB ایتھوپیائی بِرّ
    ur/EUR یورو
    ur/FJD فجی کا ڈالر
    ur/FKP فاکلینڈ آئلینڈز پونڈ
    ur/GBP برطانوی پاؤنڈ
    ur/GEL جارجیائی لاری
    ur/GHS گھانا کا سیڈی
    ur/GIP جبل الطارق پونڈ
    ur/GMD گامبیا کا ڈلاسی
    ur/GNF گنی فرانک
    ur/GTQ گواٹے مالا کا کوئٹزل
    ur/GYD گویانیز ڈالر
    ur/HKD ھانگ کانگ ڈالر
    ur/HNL ہونڈوران لیمپیرا
    ur/HRK کروشین کونا
    ur/HTG ہیتی کا گؤرڈی
    ur/HUF ہنگرین فورنٹ
    ur/IDR انڈونیشین روپیہ
    ur/ILS اسرائیلی نیا شیکل
    ur/INR بھارتی روپیہ
    ur/IQD عراقی دینار
    ur/IRR ایرانی ریال
    ur/ISK آئس لينڈی کرونا
    ur/JMD جمائیکن ڈالر
    ur/JOD اردنی دینار
    ur/JPY جاپانی ین
    ur/KES کینیائی شلنگ
    ur/KGS کرغستانی سوم
    ur/KHR کمبوڈیائی ریئل
    ur/KMF کوموریئن فرانک
    ur/KPW شمالی کوریائی وون
    ur/KRW جنوبی کوریائی وون
    ur/KWD کویتی دینار
    ur/KYD کیمین آئلینڈز ڈالر
    ur/KZT قزاخستانی ٹینگ
    ur/LAK لاؤشیائی کِپ
    ur/LBP لبنانی پونڈ
    ur/LKR سری لنکائی روپیہ
    ur/LRD لائبریائی ڈالر
    ur/LSL لیسوتھو لوتی
    ur/LYD لیبیائی دینار
    ur/MAD مراکشی درہم
    ur/MDL مالدووی لیو
    ur/MGA ملاگاسی اریاری
    ur/MKD مقدونیائی دینار
    ur/MMK میانمار کیاٹ
    ur/MNT منگولیائی ٹگرِ
    ur/MOP میکانیز پٹاکا
    ur/MRU موریطانیائی اوگوئیا
    ur/MUR ماریشس کا روپیہ
    ur/MVR مالدیپ کا روفیہ
    ur/MWK ملاوی کواچا
    ur/MXN میکسیکی پیسہ
    ur/MYR ملیشیائی رنگِٹ
    ur/MZN موزامبیقی میٹیکل
    ur/NAD نامیبیائی ڈالر
    ur/NGN نائیجیریائی نائرا
    ur/NIO نکارا گوا کا کورڈوبا
    ur/NOK ناروے کرون
    ur/NPR نیپالی روپیہ
    ur/NZD نیوزی لینڈ ڈالر
    ur/OMR عمانی ریال
    ur/PAB پنامہ کا بالبوآ
    ur/PEN پیروویئن سول
    ur/PGK پاپوآ نیو گنی کا کینا
    ur/PHP فلپائینی پیسہ
    ur/PKR پاکستانی روپیہ
    ur/PLN پولش زلوٹی
    ur/PYG پیراگوئے کا گوآرنی
    ur/QAR قطری ریال
    ur/RON رومانیائی لیو
    ur/RSD سربین دینار
    ur/RUB روسی روبل
    ur/RWF روانڈا کا فرانک
    ur/SAR سعودی ریال
    ur/SBD سولومن آئلینڈز ڈالر
    ur/SCR سشلی کا روپیہ
    ur/SDG سوڈانی پاؤنڈ
    ur/SEK سویڈن کرونا
    ur/SGD سنگا پور ڈالر
    ur/SHP سینٹ ہیلینا پاؤنڈ
    ur/SLE سیئرا لیونین لیون
    ur/SLL سیئرا لیونین لیون - 1964-2022
    ur/SOS صومالی شلنگ
    ur/SRD سورینامی ڈالر
    ur/SSP جنوبی سوڈانی پاؤنڈ
    ur/STN ساؤ ٹومے اور پرنسپے ڈوبرا
    ur/SYP شامی پونڈ
    ur/SZL سوازی لیلانجینی
    ur/THB تھائی باہت
    ur/TJS تاجکستانی سومونی
    ur/TMT ترکمانستانی منات
    ur/TND تیونیسیائی دینار
    ur/TOP ٹونگن پانگا
    ur/TRY ترکی لیرا
    ur/TTD ترینیداد اور ٹوباگو کا ڈالر
    ur/TWD نیو تائیوان ڈالر
    ur/TZS تنزانیائی شلنگ
    ur/UAH یوکرینیائی ہریونیا
    ur/UGX یوگانڈا شلنگ
    ur/USD امریکی ڈالر
    ur/UYU یوروگویان پیسو
    ur/UZS ازبکستانی سوم
    ur/VEF وینزویلا بولیور (2008–2018)
    ur/VES وینزویلا بولیور
    ur/VND ویتنامی ڈانگ
    ur/VUV وینوواتو واتو
    ur/WST ساموآ کا ٹالا
    ur/XAF وسطی افریقی [CFA] فرانک
    ur/XCD مشرقی کریبیا کا ڈالر
    ur/XOF مغربی افریقی [CFA] فرانک
    ur/XPF CFP فرانک
    ur/YER یمنی ریال
    ur/ZAR جنوبی افریقی رانڈ
    ur/ZMW زامبیائی کواچا
    ur_Arab_IN/CRC کوسٹا ریکا کولون
    ur_Arab_IN/CUC قابل منتقلی کیوبائی پیسو
    ur_Arab_IN/CUP کیوبائی پیسو
    ur_Arab_IN/CVE کیپ ورڈی اسکیوڈو
    ur_Arab_IN/GBP برطانوی پاونڈ سٹرلنگ
    ur_Arab_IN/GHS گھانی سیڈی
    ur_Arab_IN/WST ساموآئی ٹالا
    ur_Aran_IN/CRC کوسٹا ریکا کولون
    ur_Aran_IN/CUC قابل منتقلی کیوبائی پیسو
    ur_Aran_IN/CUP کیوبائی پیسو
    ur_Aran_IN/CVE کیپ ورڈی اسکیوڈو
    ur_Aran_IN/GBP برطانوی پاونڈ سٹرلنگ
    ur_Aran_IN/GHS گھانی سیڈی
    ur_Aran_IN/WST ساموآئی ٹالا
    uz/AED Birlashgan Arab Amirliklari dirhami
    uz/AFN Afg‘oniston afg‘oniysi
    uz/ALL Albaniya leki
    uz/AMD Armaniston drami
    uz/ANG Niderlandiya antil guldeni
    uz/AOA Angola kvanzasi
    uz/ARS Argentina pesosi
    uz/AUD Avstraliya dollari
    uz/AWG Aruba florini
    uz/AZN Ozarbayjon manati
    uz/BAM Bosniya va Gertsegovina ayirboshlash markasi
    uz/BBD Barbados dollari
    uz/BDT Bangladesh takasi
    uz/BGN Bolgariya levi
    uz/BHD Bahrayn dinori
    uz/BIF Burundi franki
    uz/BMD Bermuda dollari
    uz/BND Bruney dollari
    uz/BOB Boliviya bolivianosi
    uz/BRL Braziliya reali
    uz/BSD Bagama dollari
    uz/BTN Butan ngultrumi
    uz/BWP Botsvana pulasi
    uz/BYN Belarus rubli
    uz/BZD Beliz dollari
    uz/CAD Kanada dollari
    uz/CDF Kongo franki
    uz/CHF Shveytsariya franki
    uz/CLP Chili pesosi
    uz/CNH Xitoy yuani (ofshor)
    uz/CNY Xitoy yuani
    uz/COP Kolumbiya pesosi
    uz/CRC Kosta-Rika koloni
    uz/CUC Kuba ayirboshlash pesosi
    uz/CUP Kuba pesosi
    uz/CVE Kabo-Verde eskudosi
    uz/CZK Chexiya kronasi
    uz/DJF Jibuti franki
    uz/DKK Daniya kronasi
    uz/DOP Dominikana pesosi
    uz/DZD Jazoir dinori
    uz/EGP Misr funti
    uz/ERN Eritreya nakfasi
    uz/ETB Efiopiya biri
    uz/EUR Yevro
    uz/FJD Fiji dollari
    uz/FKP Folklend orollari funti
    uz/GBP Angliya funt sterlingi
    uz/GEL Gruziya larisi
    uz/GHS Gana sedisi
    uz/GIP Gibraltar funti
    uz/GMD Gambiya dalasisi
    uz/GNF Gvineya franki
    uz/GTQ Gvatemala ketsali
    uz/GYD Gayana dollari
    uz/HKD Gonkong dollari
    uz/HNL Gonduras lempirasi
    uz/HRK Xorvatiya kunasi
    uz/HTG Gaiti gurdi
    uz/HUF Vengriya forinti
    uz/IDR Indoneziya rupiyasi
    uz/ILS Isroil yangi shekeli
    uz/INR Hindiston rupiyasi
    uz/IQD Iroq dinori
    uz/IRR Eron riyoli
    uz/ISK Islandiya kronasi
    uz/JMD Yamayka dollari
    uz/JOD Iordaniya dinori
    uz/JPY Yaponiya iyenasi
    uz/KES Keniya shillingi
    uz/KGS Qirg‘iziston somi
    uz/KHR Kambodja rieli
    uz/KMF Komor orollari franki
    uz/KPW Shimoliy Koreya voni
    uz/KRW Janubiy Koreya voni
    uz/KWD Kuvayt dinori
    uz/KYD Kayman orollari dollari
    uz/KZT Qozog‘iston tengesi
    uz/LAK Laos kipi
    uz/LBP Livan funti
    uz/LKR Shri-Lanka rupiyasi
    uz/LRD Liberiya dollari
    uz/LSL Lesoto lotisi
    uz/LYD Liviya dinori
    uz/MAD Marokash dirhami
    uz/MDL Moldova leyi
    uz/MGA Malagasi ariarisi
    uz/MKD Makedoniya dinori
    uz/MMK Myanma kyati
    uz/MNT Mongoliya tugriki
    uz/MOP Makao patakasi
    uz/MRU Mavritaniya uqiyasi
    uz/MUR Mavritaniya rupiyasi
    uz/MVR Maldiv rupiyasi
    uz/MWK Malavi kvachasi
    uz/MXN Meksika pesosi
    uz/MYR Malayziya ringgiti
    uz/MZN Mozambik metikali
    uz/NAD Namibiya dollari
    uz/NGN Nigeriya nayrasi
    uz/NIO Nikaragua kordobasi
    uz/NOK Norvegiya kronasi
    uz/NPR Nepal rupiyasi
    uz/NZD Yangi Zelandiya dollari
    uz/OMR Ummon riyoli
    uz/PAB Panama balboasi
    uz/PEN Peru soli
    uz/PGK Papua – Yangi Gvineya kinasi
    uz/PHP Filippin pesosi
    uz/PKR Pokiston rupiyasi
    uz/PLN Polsha zlotiyi
    uz/PYG Paragvay guaranisi
    uz/QAR Qatar riyoli
    uz/RON Ruminiya leyi
    uz/RSD Serbiya dinori
    uz/RUB Rossiya rubli
    uz/RWF Ruanda franki
    uz/SAR Saudiya Arabistoni riyoli
    uz/SBD Solomon orollari dollari
    uz/SCR Seyshel rupiyasi
    uz/SDG Sudan funti
    uz/SEK Shvetsiya kronasi
    uz/SGD Singapur dollari
    uz/SHP Muqaddas Yelena oroli funti
    uz/SLE Syerra-Leone leonesi
    uz/SLL Syerra-Leone leonesi (1964—2022)
    uz/SOS Somali shillingi
    uz/SRD Surinam dollari
    uz/SSP Janubiy Sudan funti
    uz/STN San-Tome va Prinsipi dobrasi
    uz/SYP Suriya funti
    uz/SZL Svazilend lilangenisi
    uz/THB Tailand bati
    uz/TJS Tojikiston somoniysi
    uz/TMT Turkmaniston manati
    uz/TND Tunis dinori
    uz/TOP Tonga paangasi
    uz/TRY Turk lirasi
    uz/TTD Trinidad va Tobago dollari
    uz/TWD Yangi Tayvan dollari
    uz/TZS Tanzaniya shillingi
    uz/UAH Ukraina grivnasi
    uz/UGX Uganda shillingi
    uz/USD AQSH dollari
    uz/UYU Urugvay pesosi
    uz/UZS O‘zbekiston so‘mi
    uz/VEF Venesuela bolivari (2008–2018)
    uz/VES Venesuela bolivari
    uz/VND Vyetnam dongi
    uz/VUV Vanuatu vatusi
    uz/WST Samoa talasi
    uz/XAF Markaziy Afrika CFA franki
    uz/XCD Sharqiy Karib dollari
    uz/XOF G‘arbiy Afrika CFA franki
    uz/XPF Fransuz Polineziyasi franki
    uz/YER Yaman riyoli
    uz/ZAR Janubiy Afrika rendi
    uz/ZMW Zambiya kvachasi
    uz_Arab/AFN افغانی
    uz_Cyrl/ANG Голланд Антил гульдени
    uz_Cyrl/ARS Аргентина песоси
    uz_Cyrl/AWG Аруба флорини
    uz_Cyrl/BBD Барбадос доллари
    uz_Cyrl/BMD Бермуда доллари
    uz_Cyrl/BOB Боливия болвиани
    uz_Cyrl/BRL Бразил реали
    uz_Cyrl/BSD Багама доллари
    uz_Cyrl/BZD Белиз доллари
    uz_Cyrl/CAD Канада доллари
    uz_Cyrl/CLP Чили песоси
    uz_Cyrl/CNY Хитой юани
    uz_Cyrl/COP Колумбия песоси
    uz_Cyrl/CRC Коста-Рика колони
    uz_Cyrl/CUC Куба Айирбошлаш песоси
    uz_Cyrl/CUP Куба песоси
    uz_Cyrl/DOP Доминикан песоси
    uz_Cyrl/DZD Жазоир динори
    uz_Cyrl/EGP Миср фунти
    uz_Cyrl/EUR Евро
    uz_Cyrl/FKP Фолькленд ороли фунти
    uz_Cyrl/GBP Инглиз фунт
    uz_Cyrl/GTQ Гватемала кветзали
    uz_Cyrl/GYD Гаяна доллари
    uz_Cyrl/HNL Гондурас лемпираси
    uz_Cyrl/HTG Гаити гурдаси
    uz_Cyrl/INR Ҳинд рупияси
    uz_Cyrl/JMD Ямайка доллари
    uz_Cyrl/JPY Япон йенаси
    uz_Cyrl/KYD Кайман ороли Доллари
    uz_Cyrl/LYD Ливия динори
    uz_Cyrl/MAD Марокаш дирҳами
    uz_Cyrl/MXN Мексика песоси
    uz_Cyrl/NIO Никарагуа кордобаси
    uz_Cyrl/PAB Панама бальбоаси
    uz_Cyrl/PEN Перу сол
    uz_Cyrl/PYG Парагвай гуарани
    uz_Cyrl/RUB Рус рубли
    uz_Cyrl/SRD Суринам доллари
    uz_Cyrl/TTD Тринидад ва Тобаго доллари
    uz_Cyrl/USD АҚШ доллари
    uz_Cyrl/UYU Уругвай песоси
    uz_Cyrl/UZS Ўзбекистон сўм
    uz_Cyrl/VEF Венесуэла боливари (2008–2018)
    uz_Cyrl/VES Венесуэла боливари
    uz_Cyrl/XCD Шарқий Кариб доллари
    vai/AED ꖳꕯꔤꗳ ꕉꕟꔬ ꗡꕆꔓꔻ ꔵꕌꕆ
    vai/AOA ꕉꖐꕞ ꖴꕎꘋꕤ
    vai/AUD ꖺꔻꖤꔃꔷꕩ ꕜꕞꕌ
    vai/BHD ꕑꗸꘋ
    vai/BIF ꖜꖩꔺ ꖢꕟꘋꕃ
    vai/BWP ꕷꖬꕎꕯ ꖛꕞ
    vai/CAD ꕪꕯꕜ ꕜꕞꕌ
    vai/CDF ꖏꖐꕱ ꖢꕟꘋꕃ
    vai/CHF ꖬꔃꕤ ꖨꕮꕊ ꖢꕟꘋꕃ
    vai/CNY ꕦꕇꔧ ꖳꕎꘋ ꔓꕆꘋꔬ
    vai/CVE ꗡꔻꖴꖁ ꕪꕷꗲꗡꔵꕩꖆ
    vai/DJF ꕀꖜꔳ ꖢꕟꘋꕃ
    vai/DZD ꕉꔷꕀꔸꕩ ꔵꕯ
    vai/EGP ꕆꔻꕞ ꗁꖻꘋ
    vai/ERN ꔀꔸꔳꕟ ꗁꖻꘋ
    vai/ETB ꔤꕿꖎꔪꕩ ꔫꔤ
    vai/EUR ꖳꖄ
    vai/GBP ꔛꔟꔻ ꗁꖻꘋ ꔻꗳꔷꘋ
    vai/GMD ꕭꔭꕩ ꕜꕞꔻ
    vai/INR ꔤꔺꕩ ꖩꔪ
    vai/JPY ꕧꕐꕇꔧ ꘂꘋ
    vai/KES ꔞꕰ ꔻꔝꘋ
    vai/KMF ꖏꖒꖄ ꖢꕟꘋꕃ
    vai/LRD ꕞꔤꔫꕩ ꕜꕞꕌ
    vai/LSL ꔷꖇꕿ ꖃꔳ
    vai/LYD ꔷꔫꕩ ꔵꕯ
    vai/MAD ꗞꕟꖏ ꔵꕌꕆ
    vai/MGA ꕮꕞꕭꕌꔻ ꕉꔸꕩꔸ
    vai/MRU ꗞꔸꕚꕇꕰ ꖳꕅꕩ
    vai/MUR ꗞꔓꗔ ꖩꔪ
    vai/MWK ꕮꕞꕌꔨ ꖴꕎꕦ
    vai/NAD ꕯꕆꔫꕩ ꕜꕞꕌ
    vai/NGN ꕯꔤꕀꔸꕩ ꕯꔤꕟ
    vai/RWF ꕟꖙꕡ ꖢꕟꘋꕃ
    vai/SAR ꕢꖙꔵ ꔸꕩꔷ
    vai/SCR ꔖꗼꔷ ꖩꔪ
    vai/SDG ꖬꗵꘋ ꗁꖻꘋ
    vai/SHP ꔻꘋ ꗥꔷꕯ ꗁꖻꘋ
    vai/SLE ꔷꗚꘋ
    vai/SLL ꔷꗚꘋ (1964—2022)
    vai/SOS ꖇꕮꔷ ꔻꔝꘋ
    vai/STN ꕢꕴ ꕿꔈ ꗪ ꕉ ꕗꕴ ꖁꖜꕟ
    vai/SZL ꔷꕞꔟꕇ
    vai/TND ꖤꕇꔻꕩ ꔵꕯ
    vai/TZS ꕚꘋꕤꕇꕰ ꔻꔝꘋ
    vai/UGX ꖳꕭꕡ ꔻꔝꘋ
    vai/USD ꕶꕱ ꕜꕞ
    vai/ZAR ꕉꔱꔸꕪ ꗛꔤ ꔒꘋꗣ ꗏ ꕟꘋꔵ
    vai/ZMW ꕤꔭꕩ ꖴꕎꕦ
    vai_Latn/AED Yunaitɛ Arabhi Ɛmire Dihami
    vai_Latn/AOA Angola Kuwaŋza
    vai_Latn/AUD Ɔ́situwa Dala
    vai_Latn/BHD Bharɛŋ Dina
    vai_Latn/BIF Bhurundi Furaŋki
    vai_Latn/BWP Bhosuwana Pula
    vai_Latn/CAD Kanada Dala
    vai_Latn/CDF Kóngo Furaŋki
    vai_Latn/CHF Suwesi Furaŋki
    vai_Latn/CNY Chaníĩ Yuwaŋ Rɛŋmimbi
    vai_Latn/CVE Ɛsikudo Cabovɛdiyano
    vai_Latn/DJF Jibhuti Furaŋki
    vai_Latn/DZD Agiriya Dina
    vai_Latn/EGP Míséla Pɔɔ̃
    vai_Latn/ERN Ɛritera Nakifa
    vai_Latn/ETB Ítiyopiya Bhii
    vai_Latn/EUR Yuro
    vai_Latn/GBP Jengési Pɔɔ̃
    vai_Latn/GMD Gambiya Dalasi
    vai_Latn/INR Índiya Rupi
    vai_Latn/JPY Japaniĩ Yɛŋ
    vai_Latn/KES Kénya Siyeŋ
    vai_Latn/KMF Komoro Furaŋki
    vai_Latn/LRD Laibhiya Dala
    vai_Latn/LSL Lisóto Loti
    vai_Latn/LYD Libhiya Dina
    vai_Latn/MAD Mɔroko Dihami
    vai_Latn/MGA Malagasi Ariyari
    vai_Latn/MRU Mɔretani Yugiya
    vai_Latn/MUR Mɔreshɔ Rupi
    vai_Latn/MWK Malawi Kuwacha
    vai_Latn/NAD Namibiya Dala
    vai_Latn/NGN Naĩjiriya Naĩra
    vai_Latn/RWF Rawunda Furaŋki
    vai_Latn/SAR Lahabu Sawodi Riya
    vai_Latn/SDG Sudaniĩ Pɔɔ̃
    vai_Latn/SHP Siŋ Hɛlina Pɔɔ̃
    vai_Latn/SLE Liyɔɔ̀
    vai_Latn/SLL Liyɔɔ̀ (1964—2022)
    vai_Latn/SOS Somaliya Siyeŋ
    vai_Latn/STN Sawo Tombe ɓɛ a Gbawo Dobura
    vai_Latn/SZL Lilangeni
    vai_Latn/TND Tunisiya Dina
    vai_Latn/TZS Taŋzaniya Siyeŋ
    vai_Latn/UGX Yuganda Siyeŋ
    vai_Latn/USD Poo Dala
    vai_Latn/XAF Áfíríka Tɛ Sifa
    vai_Latn/XOF Áfíríka Tele Jíí Sifa
    vai_Latn/ZAR Afirika Kɔi Leŋŋɛ lɔ Randi
    vai_Latn/ZMW Zambiya Kuwacha
    vec/AED dirham de i Emirài Àrabi Unìi
    vec/AFN afgan afghanistan
    vec/ALL lek albaneze
    vec/AMD dram armen
    vec/ANG fiorin antilan
    vec/AOA kwanza angoleze
    vec/ARS pezos arjentin
    vec/AUD dòlaro australian
    vec/AWG fiorin arubaneze
    vec/AZN manat azerbaijan
    vec/BAM marco convertìbile de la Boznia e Erzegòvina
    vec/BBD dòlaro barbadeze
    vec/BDT taka bangladeze
    vec/BGN lev bùlgaro
    vec/BHD dìnaro bareineze
    vec/BIF franco burundeze
    vec/BMD dòlaro bermudeze
    vec/BND dòlaro bruneian
    vec/BOB bolivian
    vec/BRL real brazilian
    vec/BSD dòlaro bahameze
    vec/BTN gultrum butaneze
    vec/BWP pula botzwaneze
    vec/BYN rublo beloruso
    vec/BZD dòlaro belizeneze
    vec/CAD dòlaro canadeze
    vec/CDF franco congoleze
    vec/CHF franco zvìsaro
    vec/CLP pezos cilen
    vec/CNH yuan estrateritoriale
    vec/CNY yuan sineze
    vec/COP pezos colonbian
    vec/CRC colonbo costarican
    vec/CUC pezos cuban convertìbile
    vec/CUP pezos cuban
    vec/CVE scudo caoverdian
    vec/CZK corona ceca
    vec/DJF franco jibutian
    vec/DKK corona daneze
    vec/DOP pezos domenegan
    vec/DZD dìnaro aljerin
    vec/EGP sterlina ejisiana
    vec/ERN nakfa eritrèo
    vec/ETB bir etiòpego
    vec/EUR euro
    vec/FJD dòlaro fijian
    vec/FKP sterlina malvineze
    vec/GBP sterlina ingleze
    vec/GEL lari jeorjan
    vec/GHS cedi ganeze
    vec/GIP sterlina gibilterana
    vec/GMD dalaso ganbian
    vec/GNF franco guinean
    vec/GTQ quetzal guatemaleze
    vec/GYD dòlaro guyaneze
    vec/HKD dòlaro hongkongeze
    vec/HNL lenpira hondureze
    vec/HRK kuna croata
    vec/HTG gordo haitian
    vec/HUF fiorin ongareze
    vec/IDR rupìa indoneziana
    vec/ILS novo siglo izraelian
    vec/INR rupìa indiana
    vec/IQD dìnaro irachen
    vec/IRR rial iranian
    vec/ISK corona izlandeze
    vec/JMD dòlaro jamaegan
    vec/JOD dìnaro jordanian
    vec/JPY yen japoneze
    vec/KES selin kenian
    vec/KGS som kirghizistan
    vec/KHR rial canbojan
    vec/KMF franco comorian
    vec/KPW won nordcorean
    vec/KRW won sudcorean
    vec/KWD dìnaro kuwaitian
    vec/KYD dòlaro caimaneze
    vec/KZT tenge kazakistan
    vec/LAK kip laosian
    vec/LBP sterlina libaneze
    vec/LKR rupìa srilankeze
    vec/LRD dòlaro liberian
    vec/LSL loti lezotian
    vec/LYD dìnaro lìbego
    vec/MAD dirham marochin
    vec/MDL leu moldavo
    vec/MGA ariari malgaso
    vec/MKD dìnaro masèdone
    vec/MMK kiat birman
    vec/MNT tugrik móngolo
    vec/MOP pataca macaena
    vec/MRU ughija mauritan
    vec/MUR rupìa maurisiana
    vec/MVR rupìa maldiviana
    vec/MWK kwacha malawian
    vec/MXN pezos mesegan
    vec/MYR ringit malezian
    vec/MZN metical mozanbigan
    vec/NAD dòlaro namibian
    vec/NGN naira nigeriana
    vec/NIO còrdoba nicaragueze
    vec/NOK corona norvejeze
    vec/NPR rupìa nepaleze
    vec/NZD dòlaro neozelandeze
    vec/OMR rial omaneze
    vec/PAB balbòa panameze
    vec/PEN soles peruvian
    vec/PGK kina papuaiana
    vec/PHP pezos filipin
    vec/PKR rupìa pakistana
    vec/PLN zloty polaco
    vec/PYG guaranì paraguaian
    vec/QAR rial catarian
    vec/RON leu romen
    vec/RSD dìnaro serbo
    vec/RUB rublo ruso
    vec/RWF franco ruandeze
    vec/SAR rial saudìo
    vec/SBD dòlaro salomoneze
    vec/SCR rupìa seiseleze
    vec/SDG sterlina sudaneze
    vec/SEK corona zvedeze
    vec/SGD dòlaro singaporian
    vec/SHP sterlina de Sant’Èlena
    vec/SLE leon sierleoneze
    vec/SLL leon sierleoneze (1964—2022)
    vec/SOS selin sòmalo
    vec/SRD dòlaro surinameze
    vec/SSP sterlina sud sudaneze
    vec/STN dobra de S. Tomazo e Prìnsipe
    vec/SYP sterlina siriana
    vec/SZL lilangeni esuatin
    vec/THB bat tailandeze
    vec/TJS somoni tajikistan
    vec/TMT manat turkmenistan
    vec/TND dìnaro tunizin
    vec/TOP paʻanga tongan
    vec/TRY lira turca
    vec/TTD dòlaro de Trinidà e Tabaco
    vec/TWD novo dòlaro taiwaneze
    vec/TZS selin tanzaneze
    vec/UAH grivna ucraina
    vec/UGX selin ugandeze
    vec/USD dòlaro meregan
    vec/UYU pezos uruguaian
    vec/UZS som uzbekistan
    vec/VES bolìvar venesuelan
    vec/VND dong vietnameze
    vec/VUV vatu vanuatian
    vec/WST tala samoan
    vec/XAF franco CFA de l’Àfrega sentrale
    vec/XCD dòlaro caraìbego
    vec/XOF franco CFA de l’Àfrega osidentale
    vec/XPF franco CFP
    vec/YER rial yemenida
    vec/ZAR rand sudafregan
    vec/ZMW kwacha zanbian
    vi/AED Dirham UAE
    vi/AFN Afghani Afghanistan
    vi/ALL Lek Albania
    vi/AMD Dram Armenia
    vi/ANG Guilder Antille Hà Lan
    vi/AOA Kwanza Angola
    vi/ARL Đồng Peso Ley của Argentina (1970–1983)
    vi/ARM Đồng Peso Argentina (1881–1970)
    vi/ARS Peso Argentina
    vi/AUD Đô la Australia
    vi/AWG Florin Aruba
    vi/AZN Manat Azerbaijan
    vi/BAM Mark Bosnia-Herzegovina có thể chuyển đổi
    vi/BAN Đồng Dinar Mới của Bosnia-Herzegovina (1994–1997)
    vi/BBD Đô la Barbados
    vi/BDT Taka Bangladesh
    vi/BGM Đồng Lev Xã hội chủ nghĩa của Bun-ga-ri
    vi/BGN Lev Bulgaria
    vi/BGO Đồng Lev của Bun-ga-ri (1879–1952)
    vi/BHD Dinar Bahrain
    vi/BIF Franc Burundi
    vi/BMD Đô la Bermuda
    vi/BND Đô la Brunei
    vi/BOB Boliviano Bolivia
    vi/BOL Đồng Boliviano của Bolivia (1863–1963)
    vi/BRL Real Braxin
    vi/BRZ Đồng Cruzeiro của Braxin (1942–1967)
    vi/BSD Đô la Bahamas
    vi/BTN Ngultrum Bhutan
    vi/BWP Pula Botswana
    vi/BYN Rúp Belarus
    vi/BZD Đô la Belize
    vi/CAD Đô la Canada
    vi/CDF Franc Congo
    vi/CHF Franc Thụy sĩ
    vi/CLE Đồng Escudo của Chile
    vi/CLP Peso Chile
    vi/CNH Nhân dân tệ (hải ngoại)
    vi/CNY Nhân dân tệ
    vi/COP Peso Colombia
    vi/CRC Colón Costa Rica
    vi/CUC Peso Cuba có thể chuyển đổi
    vi/CUP Peso Cuba
    vi/CVE Escudo Cape Verde
    vi/CZK Koruna Cộng hòa Séc
    vi/DJF Franc Djibouti
    vi/DKK Krone Đan Mạch
    vi/DOP Peso Dominica
    vi/DZD Dinar Algeria
    vi/EGP Bảng Ai Cập
    vi/ERN Nakfa Eritrea
    vi/ETB Birr Ethiopia
    vi/EUR Euro
    vi/FJD Đô la Fiji
    vi/FKP Bảng Quần đảo Falkland
    vi/GBP Bảng Anh
    vi/GEL Lari Georgia
    vi/GHS Cedi Ghana
    vi/GIP Bảng Gibraltar
    vi/GMD Dalasi Gambia
    vi/GNF Franc Guinea
    vi/GTQ Quetzal Guatemala
    vi/GYD Đô la Guyana
    vi/HKD Đô la Hồng Kông
    vi/HNL Lempira Honduras
    vi/HRK Kuna Croatia
    vi/HTG Gourde Haiti
    vi/HUF Forint Hungary
    vi/IDR Rupiah Indonesia
    vi/ILS Sheqel Israel mới
    vi/INR Rupee Ấn Độ
    vi/IQD Dinar Iraq
    vi/IRR Rial Iran
    vi/ISK Króna Iceland
    vi/JMD Đô la Jamaica
    vi/JOD Dinar Jordan
    vi/JPY Yên Nhật
    vi/KES Shilling Kenya
    """
}
