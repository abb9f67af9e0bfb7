// Written by `make locale-data` from CLDR 46, as in ICU 76.1 of Swift's Foundation. Change the generator, Scripts/LocaleData.

extension LocaleData {
  static let nameLines1: StaticString = """
    af/AED Verenigde Arabiese Emirate-dirham
    af/AFN Afgaanse afgani
    af/ALL Albanese lek
    af/AMD Armeense dram
    af/ANG Nederlands-Antilliaanse gulde
    af/AOA Angolese kwanza
    af/ARS Argentynse peso
    af/AUD Australiese dollar
    af/AWG Arubaanse floryn
    af/AZN Azerbeidjaanse manat
    af/BAM Bosnies-Herzegowiniese omskakelbare marka
    af/BBD Barbados-dollar
    af/BDT Bangladesjiese taka
    af/BGN Bulgaarse lev
    af/BHD Bahreinse dinar
    af/BIF Burundiese frank
    af/BMD Bermuda-dollar
    af/BND Broeneise dollar
    af/BOB Boliviaanse boliviano
    af/BRL Brasilliaanse reaal
    af/BSD Bahamiaanse dollar
    af/BTN Bhoetanese ngoeltroem
    af/BWP Botswana-pula
    af/BYN Belarusiese roebel
    af/BZD Beliziese dollar
    af/CAD Kanadese dollar
    af/CDF Kongolese frank
    af/CHF Switserse frank
    af/CLP Chileense peso
    af/CNH Chinese joean (buiteland)
    af/CNY Chinese joean
    af/COP Colombiaanse peso
    af/CRC Costa Ricaanse colón
    af/CUC Kubaanse omskakelbare peso
    af/CUP Kubaanse peso
    af/CVE Kaap Verdiese escudo
    af/CZK Tsjeggiese kroon
    af/DJF Djiboeti-frank
    af/DKK Deense kroon
    af/DOP Dominikaanse peso
    af/DZD Algeriese dinar
    af/EGP Egiptiese pond
    af/ERN Eritrese nakfa
    af/ETB Etiopiese birr
    af/EUR Euro
    af/FJD Fidjiaanse dollar
    af/FKP Falkland-eilandse pond
    af/GBP Britse pond
    af/GEL Georgiese lari
    af/GHS Ghanese cedi
    af/GIP Gibraltarese pond
    af/GMD Gambiese dalasi
    af/GNF Guinese frank
    af/GTQ Guatemalaanse kwetsal
    af/GYD Guyanese dollar
    af/HKD Hongkongse dollar
    af/HNL Hondurese lempira
    af/HRK Kroatiese kuna
    af/HTG Haïtiaanse gourde
    af/HUF Hongaarse florint
    af/IDR Indonesiese roepia
    af/ILS Israeliese nuwe sikkel
    af/INR Indiese roepee
    af/IQD Irakse dinar
    af/IRR Iranse rial
    af/ISK Yslandse kroon
    af/JMD Jamaikaanse dollar
    af/JOD Jordaniese dinar
    af/JPY Japannese jen
    af/KES Keniaanse sjieling
    af/KGS Kirgisiese som
    af/KHR Kambodjaanse riel
    af/KMF Comoraanse frank
    af/KPW Noord-Koreaanse won
    af/KRW Suid-Koreaanse won
    af/KWD Koeweitse dinar
    af/KYD Cayman-eilandse dollar
    af/KZT Kazakse tenge
    af/LAK Laosiaanse kip
    af/LBP Libanese pond
    af/LKR Sri Lankaanse roepee
    af/LRD Liberiese dollar
    af/LSL Lesotho loti
    af/LYD Libiese dinar
    af/MAD Marokkaanse dirham
    af/MDL Moldowiese leu
    af/MGA Malgassiese ariary
    af/MKD Macedoniese denar
    af/MMK Mianmese kyat
    af/MNT Mongoolse toegrik
    af/MOP Macaose pataca
    af/MRU Mauritaniese ouguiya
    af/MUR Mauritiaanse roepee
    af/MVR Malediviese rufia
    af/MWK Malawiese kwacha
    af/MXN Meksikaanse peso
    af/MYR Maleisiese ringgit
    af/MZN Mosambiekse metical
    af/NAD Namibiese dollar
    af/NGN Nigeriese naira
    af/NIO Nicaraguaanse córdoba
    af/NOK Noorse kroon
    af/NPR Nepalese roepee
    af/NZD Nieu-Seelandse dollar
    af/OMR Omaanse rial
    af/PAB Panamese balboa
    af/PEN Peruaanse sol
    af/PGK Papoea-Nieu-Guinese kina
    af/PHP Filippynse peso
    af/PKR Pakistanse roepee
    af/PLN Poolse zloty
    af/PYG Paraguaanse guarani
    af/QAR Katarrese rial
    af/RON Roemeense leu
    af/RSD Serwiese dinar
    af/RUB Russiese roebel
    af/RWF Rwandese frank
    af/SAR Saoedi-Arabiese riyal
    af/SBD Salomonseilandse dollar
    af/SCR Seychellese roepee
    af/SDG Soedannese pond
    af/SEK Sweedse kroon
    af/SGD Singapoer-dollar
    af/SHP Sint Helena-pond
    af/SLE Sierra Leoniese leone
    af/SLL Sierra Leoniese leone (1964—2022)
    af/SOS Somaliese sjieling
    af/SRD Surinaamse dollar
    af/SSP Suid-Soedanese pond
    af/STN São Tomé en Príncipe-dobra
    af/SYP Siriese pond
    af/SZL Swazilandse lilangeni
    af/THB Thaise baht
    af/TJS Tadjikse somoni
    af/TMT Turkmeense manat
    af/TND Tunisiese dinar
    af/TOP Tongaanse pa’anga
    af/TRY Turkse lira
    af/TTD Trinidad en Tobago-dollar
    af/TWD Nuwe Taiwanese dollar
    af/TZS Tanzaniese sjieling
    af/UAH Oekraïnse hriwna
    af/UGX Ugandese sjieling
    af/USD VSA-dollar
    af/UYU Uruguaanse peso
    af/UZS Oezbekiese som
    af/VEF Venezolaanse bolivar
    af/VES Venezolaanse bolívar
    af/VND Viëtnamese dong
    af/VUV Vanuatuse vatu
    af/WST Samoaanse tala
    af/XAF Sentraal Afrikaanse CFA-frank
    af/XCD Oos-Karibiese dollar
    af/XOF Wes-Afrikaanse CFA-frank
    af/XPF CFP-frank
    af/YER Jemenitiese rial
    af/ZAR Suid-Afrikaanse rand
    af/ZMW Zambiese kwacha
    agq/AED Dilàm è Yùnaetɛ Alab Emelɛ̀
    agq/AOA Kwanzà è Àŋgolà
    agq/AUD Dɔlà e Ùsɨ̀tɛ̀lɛlìa
    agq/BHD Dinà è Balae
    agq/BIF Fàlâŋ è Bùlundì
    agq/BWP Kpuwlà è Botɨshǔanà
    agq/CAD Dɔlà è Kanadà
    agq/CDF Fàlâŋ è Kuŋgùlê
    agq/CHF Fàlâŋ è Sues
    agq/CNY Yùwân Lèmembi è Chaenî
    agq/CVE Kàbòvàdianù è Èsùkudò
    agq/DJF Fàlâŋ è Dzìbutì
    agq/DZD Dinà è Àdzɛlìa
    agq/EGP Bɔ̀ŋ è Edzì
    agq/ERN Nakafa è Èletɨ̀làe
    agq/ETB Bîi è Etyǒkpìa
    agq/EUR Yulù
    agq/GBP Bɔ̀ŋ è Bèletì
    agq/GMD Dàlasì è Gambìa
    agq/INR Lukpì è Endìa
    agq/JPY Ghɨ̂n Dzàkpànê
    agq/KES Shwɨlà tɨ Kenyà
    agq/KMF Fàlâŋ è Komolìa
    agq/LRD Dɔlà Làebɛlìa
    agq/LSL Lɔtì Lèsutù
    agq/LYD Dinà è Lebìa
    agq/MAD Dilàm è Mòlokò
    agq/MGA Àlǐalè è Màlàgasì
    agq/MRU Ùgueya è Mùlètenyìa
    agq/MUR Lukpìi è Mùleshòs
    agq/MWK Kwachà è Màlawè
    agq/NAD Dɔlà è Nàmibìa
    agq/NGN Naelà è Gɨ̀anyɨ
    agq/RWF Fàlâŋ è Lùwandà
    agq/SAR Leyà è Sàwudì
    agq/SCR Lukpìi è Sɛchɛ̀lɛ̀
    agq/SDG Bɔ̀ŋ è Sùdànê
    agq/SHP Bɔ̀ŋ è Sɛ̀n Èlenà
    agq/SLE Lyɔ̂ŋ
    agq/SLL Lyɔ̂ŋ (1964—2022)
    agq/SOS Shwɨlà è Sùmalìa
    agq/STN Dɔbàlà è Sàwu Tɔ̀me à Pèlènsipè
    agq/SZL Lèlàŋgenè
    agq/TND Dinà è Tùwneshìa
    agq/TZS Shwɨlà è Tàanzanyìa
    agq/UGX Shwɨlà è Yùgandà
    agq/USD Dɔlà è US
    agq/XAF CFA Fàlâŋ BEAC
    agq/XOF CFA Fàlâŋ BCEAO
    agq/ZAR Lân è Afɨlekà ghɨ Emàm ghò
    agq/ZMW Kwachà è Zambìa
    ak/AED Ɛmirete Arab Nkabɔmu Deram
    ak/AFN Afghanfoɔ Afghani
    ak/ALL Albania Lek
    ak/AMD Amɛnia dram
    ak/ANG Nɛdɛlande Antɛlia guuda
    ak/AOA Angola Kwanza
    ak/ARS Agɛntina peso
    ak/AUD Ɔstrelia Dɔla
    ak/AWG Aruba flɔrin
    ak/AZN Azɛbagyan manat
    ak/BAM Bɔsnia-Hɛzegɔvina nsesa maake
    ak/BBD Babadɔso dɔla
    ak/BDT Bangladehye taka
    ak/BGN Bɔɔgaria lɛv
    ak/BHD Baren Dina
    ak/BIF Burundi Frank
    ak/BMD Bɛɛmuda dɔla
    ak/BND Brunei dɔla
    ak/BOB Bolivia boliviano
    ak/BRL Brazil reale
    ak/BSD Bahama dɔla
    ak/BTN Butanfoɔ ngutrum
    ak/BWP Botswana Pula
    ak/BYN Bɛlaruhyia ruble
    ak/BZD Belize Dɔla
    ak/CAD Kanada Dɔla
    ak/CDF Kongo Frank
    ak/CHF Swiss Franc
    ak/CLP Kyili Peso
    ak/CNH kyaena yuan (offshore)
    ak/CNY kyaena yuan
    ak/COP Kolombia peso
    ak/CRC Kɔsta Rika kɔlɔn
    ak/CUC Kuba nsesa peso
    ak/CUP Kuba peso
    ak/CVE Ɛskudo
    ak/CZK Kyɛk koruna
    ak/DJF Gyebuti Frank
    ak/DKK Danefoɔ krone
    ak/DOP Dɔmenika peso
    ak/DZD Ɔlgyeria Dina
    ak/EGP Egypt Pɔn
    ak/ERN Ɛretereya Nakfa
    ak/ETB Itiopia Bir
    ak/EUR Iro
    ak/FJD Figyi Dɔla
    ak/FKP Fɔkland Aelande Pɔn
    ak/GBP Breten Pɔn
    ak/GEL Gyɔɔgyia lari
    ak/GHS Ghana Sidi
    ak/GIP Gyebrotaa pɔn
    ak/GMD Gambia Dalasi
    ak/GNF Gini franke
    ak/GTQ Guatemala kwɛtsaa
    ak/GYD Gayana dɔla
    ak/HKD Hɔnkɔn Dɔla
    ak/HNL Hɔndura lɛmpira
    ak/HRK Krohyia kuna
    ak/HTG Haiti gɔɔde
    ak/HUF Hangari fɔrint
    ak/IDR Indɔnihyia rupia
    ak/ILS Israel hyekel foforɔ
    ak/INR India Rupi
    ak/IQD Irak dinaa
    ak/IRR Yiranfoɔ rial
    ak/ISK Icelandfoɔ Króna
    ak/JMD Gyameka dɔla
    ak/JOD Gyɔɔdan dinaa
    ak/JPY Gyapan Yɛn
    ak/KES Kenya Hyelen
    ak/KGS Kagyɛstan som
    ak/KHR Kambodia riel
    ak/KMF Komoro Frank
    ak/KPW Korea Atifi won
    ak/KRW Korea Anaafoɔ won
    ak/KWD Kuwait dinaa
    ak/KYD Kayemanfo Aelande dɔla
    ak/KZT Kagyastan tenge
    ak/LAK Laohyia kip
    ak/LBP Lɛbanon pɔn
    ak/LKR Sri Lankafoɔ rupee
    ak/LRD Laeberia Dɔla
    ak/LSL Lesoto Loti
    ak/LYD Libya Dina
    ak/MAD Moroko Diram
    ak/MDL Moldova Leu
    ak/MGA Madagasi Frank
    ak/MKD Masidonia denaa
    ak/MMK Mayamaa kyat
    ak/MNT Mongoliafoɔ tugrike
    ak/MOP Makaw pataka
    ak/MRU Mɔretenia Ouguiya
    ak/MUR Mɔrehyeɔs Rupi
    ak/MVR Maldivefoɔ rufiyaa
    ak/MWK Malawi Kwakya
    ak/MXN Mɛksiko pɛso
    ak/MYR Malaahyia ringgit
    ak/MZN Mozambik mɛtikaa
    ak/NAD Namibia Dɔla
    ak/NGN Naegyeria Naira
    ak/NIO Nikaragua kɔɔdɔba
    ak/NOK Nɔɔwee Krone
    ak/NPR Nepalfoɔ rupee
    ak/NZD New Zealand Dɔla
    ak/OMR Oman rial
    ak/PAB Panama baaboa
    ak/PEN Pɛruvia sol
    ak/PGK Papua New Gini kina
    ak/PHP Filipine peso
    ak/PKR Pakistanfoɔ rupee
    ak/PLN Pɔlihye zloty
    ak/PYG Paragayana guarani
    ak/QAR Kata riyaa
    ak/RON Romania Leu
    ak/RSD Sɛɛbia dinaa
    ak/RUB Rɔhyia rubuu
    ak/RWF Rewanda Frank
    ak/SAR Saudi Riyal
    ak/SBD Solomon Aeland Dɔla
    ak/SCR Seyhyɛls Rupi
    ak/SDG Sudan Dina
    ak/SEK Sweden Krona
    ak/SGD Singapɔɔ dɔla
    ak/SHP St Helena Pɔn
    ak/SLE Leone
    ak/SLL Leone (1964—2022)
    ak/SOS Somailia Hyelen
    ak/SRD Suriname dɔla
    ak/SSP Sudan Anaafoɔ Pɔn
    ak/STN Sao Tome ne Principe Dobra
    ak/SYP Siria pɔn
    ak/SZL Lilangeni
    ak/THB Tai bat
    ak/TJS Tagyikistan somoni
    ak/TMT Tɛkmɛstan manat
    ak/TND Tunisia Dina
    ak/TOP Tonga Paʻanga
    ak/TRY Tɛki lira
    ak/TTD Trinidad ne Tobago dɔla
    ak/TWD Taewanfoɔ dɔla foforɔ
    ak/TZS Tanzania Hyelen
    ak/UAH Yukren hryvnia
    ak/UGX Uganda Hyelen
    ak/USD Amɛrika Dɔla
    ak/UYU Yurugueɛ peso
    ak/UZS Yusbɛkistan som
    ak/VES Venezuelan bolívar
    ak/VND Viɛtnamfoɔ dɔn
    ak/VUV Vanuatu vatu
    ak/WST Samoa Tala
    ak/XAF Afrika Mfinimfini Sefa
    ak/XCD Karibine Apueeɛ dɔla
    ak/XOF Afrika Atɔeɛ Sefa
    ak/XPF CFP Franc
    ak/YER Yɛmɛn rial
    ak/ZAR Afrika Anaafo Rand
    ak/ZMW Zambia Kwakya
    am/AED የተባበሩት የአረብ ኤምሬትስ ድርሀም
    am/AFN የአፍጋን አፍጋኒ
    am/ALL የአልባንያ ሌክ
    am/AMD የአርመን ድራም
    am/ANG ኔዘርላንድስ አንቲሊአን ጊልደር
    am/AOA የአንጎላ ኩዋንዛ
    am/ARS የአርጀንቲና ፔሶ
    am/AUD የአውስትራሊያ ዶላር
    am/AWG አሩባን ፍሎሪን
    am/AZN የአዛርባጃን ማናት
    am/BAM የቦስኒያ ሄርዞጎቪና የሚመነዘር ማርክ
    am/BBD የባርቤዶስ ዶላር
    am/BDT የባንግላዲሽ ታካ
    am/BGN የቡልጋሪያ ሌቭ
    am/BHD የባኽሬን ዲናር
    am/BIF የብሩንዲ ፍራንክ
    am/BMD የቤርሙዳ ዶላር
    am/BND የብሩኔ ዶላር
    am/BOB የቦሊቪያ ቦሊቪያኖ
    am/BRL የብራዚል ሪል
    am/BSD የባሃማስ ዶላር
    am/BTN ብሁታኒዝ ንጉልትረም
    am/BWP የቦትስዋና ፑላ
    am/BYN የቤላሩስያ ሩብል
    am/BZD የቤሊዝ ዶላር
    am/CAD የካናዳ ዶላር
    am/CDF የኮንጐ ፍራንክ ኮንጐሌዝ
    am/CHF የስዊስ ፍራንክ
    am/CLP የቺሊ ፔሶ
    am/CNH የቻይና ዩዋን (የውጭ ምንዛሪ)
    am/CNY የቻይና የን
    am/COP የኮሎምቢያ ፔሶ
    am/CRC የኮስታሪካ ኮሎን
    am/CUC የኩባ የሚመነዘር ፔሶ
    am/CUP የኩባ ፔሶ
    am/CVE የኬፕ ቫርዲ ኤስኩዶ
    am/CZK ቼክ ሪፐብሊክ ኮሩና
    am/DJF የጅቡቲ ፍራንክ
    am/DKK የዴንማርክ ክሮን
    am/DOP የዶሚኒክ ፔሶ
    am/DZD የአልጄሪያ ዲናር
    am/EGP የግብጽ ፓውንድ
    am/ERN የኤርትራ ናቅፋ
    am/ETB የኢትዮጵያ ብር
    am/EUR ዩሮ
    am/FJD የፊጂ ዶላር
    am/FKP የፎክላንድ ደሴቶች ፓውንድ
    am/GBP የእንግሊዝ ፓውንድ ስተርሊንግ
    am/GEL የጆርጅያ ላሪ
    am/GHS የጋና ሲዲ
    am/GIP ጂብራልተር ፓውንድ
    am/GMD የጋምቢያ ዳላሲ
    am/GNF የጊኒ ፍራንክ
    am/GTQ ጓቲማላን ኩቲዛል
    am/GYD የጉየና ዶላር
    am/HKD የሆንግኮንግ ዶላር
    am/HNL የሃንዱራ ሌምፓአይራ
    am/HRK የክሮሽያ ኩና
    am/HTG የሃያቲ ጓርዴ
    am/HUF የሃንጋሪያን ፎሪንት
    am/IDR የኢንዶኔዥያ ሩፒሃ
    am/ILS የእስራኤል አዲስ ሽቅል
    am/INR የሕንድ ሩፒ
    am/IQD የኢራቅ ዲናር
    am/IRR የኢራን ሪአል
    am/ISK የአይስላንድ ክሮና
    am/JMD የጃማይካ ዶላር
    am/JOD የጆርዳን ዲናር
    am/JPY የጃፓን የን
    am/KES የኬኒያ ሺሊንግ
    am/KGS የኪርጊስታን ሶም
    am/KHR የካምቦዲያ ሬል
    am/KMF የኮሞሮ ፍራንክ
    am/KPW የሰሜን ኮሪያ ዎን
    am/KRW የደቡብ ኮሪያ ዎን
    am/KWD የኩዌት ዲናር
    am/KYD የካይማን ደሴቶች ዶላር
    am/KZT የካዛኪስታን ተንጌ
    am/LAK የላኦቲ ኪፕ
    am/LBP የሊባኖስ ፓውንድ
    am/LKR የሲሪላንካ ሩፒ
    am/LRD የላይቤሪያ ዶላር
    am/LSL የሌሶቶ ሎቲ
    am/LYD የሊቢያ ዲናር
    am/MAD የሞሮኮ ዲርሀም
    am/MDL ሞልዶቫን ሊኡ
    am/MGA የማደጋስካር ማላጋስይ አሪያርይ
    am/MKD የሜቆድንያ ዲናር
    am/MMK የማያናማር ክያት
    am/MNT የሞንጎሊያን ቱግሪክ
    am/MOP የማካኔዝ ፓታካ
    am/MRU የሞሪቴኒያ ኦውጉያ
    am/MUR የሞሪሸስ ሩፒ
    am/MVR የማልዲቫ ሩፊያ
    am/MWK የማላዊ ኩዋቻ
    am/MXN የሜክሲኮ ፔሶ
    am/MYR የማሌዥያ ሪንጊት
    am/MZN የሞዛምቢክ ሜቲካል
    am/NAD የናሚቢያ ዶላር
    am/NGN የናይጄሪያ ናይራ
    am/NIO የኒካራጓ ኮርዶባ
    am/NOK የኖርዌይ ክሮን
    am/NPR የኔፓል ሩፒ
    am/NZD የኒውዚላንድ ዶላር
    am/OMR የኦማን ሪአል
    am/PAB ፓናማኒአን ባልቦአ
    am/PEN የፔሩቪያ ሶል
    am/PGK የፓፕዋ ኒው ጊኒ ኪና
    am/PHP የፊሊፒንስ ፔሶ
    am/PKR የፓኪስታን ሩፒ
    am/PLN የፖላንድ ዝሎቲ
    am/PYG የፓራጓይ ጉአራኒ
    am/QAR የኳታር ሪአል
    am/RON የሮማኒያ ለው
    am/RSD የሰርቢያ ዲናር
    am/RUB የሩስያ ሩብል
    am/RWF የሩዋንዳ ፍራንክ
    am/SAR የሳውዲ ሪያል
    am/SBD የሰለሞን ደሴቶች ዶላር
    am/SCR የሲሼል ሩፒ
    am/SDG የሱዳን ፓውንድ
    am/SEK የስዊድን ክሮና
    am/SGD የሲንጋፖር ዶላር
    am/SHP የሴይንት ሔሌና ፓውንድ
    am/SLE የሴራሊዎን ሊዎን
    am/SLL የሴራሊዎን ሊዎን (1964—2022)
    am/SOS የሶማሌ ሺሊንግ
    am/SRD የሰርናሜዝ ዶላር
    am/SSP የደቡብ ሱዳን ፓውንድ
    am/STN የሳኦ ቶሜ እና ፕሪንሲፔ ዶብራ
    am/SYP የሲሪያ ፓውንድ
    am/SZL የስዋዚላንድ ሊላንገኒ
    am/THB የታይላንድ ባህት
    am/TJS የታጂክስታን ሶሞኒ
    am/TMT ቱርክሜኒስታኒ ማናት
    am/TND የቱኒዚያ ዲናር
    am/TOP ቶንጋን ፓ’አንጋ
    am/TRY የቱርክ ሊራ
    am/TTD የትሪንዳድ እና ቶቤጎዶላር
    am/TWD የአዲሷ ታይዋን ዶላር
    am/TZS የታንዛኒያ ሺሊንግ
    am/UAH የዩክሬን ሀሪይቭኒአ
    am/UGX የዩጋንዳ ሺሊንግ
    am/USD የአሜሪካን ዶላር
    am/UYU የኡራጓይ ፔሶ
    am/UZS የኡዝፔኪስታን ሶም
    am/VEF የቬንዝዌላ ቦሊቫር (2008–2018)
    am/VES የቬንዝዌላ-ቦሊቫር
    am/VND የቭየትናም ዶንግ
    am/VUV የቫንዋንቱ ቫቱ
    am/WST ሳሞአን ታላ
    am/XAF የመካከለኛው አፍሪካ ሴፋ ፍራንክ
    am/XCD የምዕራብ ካሪብያን ዶላር
    am/XOF የምዕራብ አፍሪካ ሴፋ ፍራንክ
    am/XPF ሲ ኤፍ ፒ ፍራንክ
    am/YER የየመን ሪአል
    am/ZAR የደቡብ አፍሪካ ራንድ
    am/ZMW የዛምቢያ ክዋቻ
    ar/AED درهم إماراتي
    ar/AFN أفغاني
    ar/ALL ليك ألباني
    ar/AMD درام أرميني
    ar/ANG غيلدر أنتيلي هولندي
    ar/AOA كوانزا أنغولي
    ar/ARS بيزو أرجنتيني
    ar/AUD دولار أسترالي
    ar/AWG فلورن أروبي
    ar/AZN مانات أذربيجان
    ar/BAM مارك البوسنة والهرسك قابل للتحويل
    ar/BBD دولار بربادوسي
    ar/BDT تاكا بنغلاديشي
    ar/BGN ليف بلغاري
    ar/BHD دينار بحريني
    ar/BIF فرنك بروندي
    ar/BMD دولار برمودي
    ar/BND دولار بروناي
    ar/BOB بوليفيانو بوليفي
    ar/BRL ريال برازيلي
    ar/BSD دولار باهامي
    ar/BTN نولتوم بوتاني
    ar/BWP بولا بتسواني
    ar/BYN روبل بيلاروسي
    ar/BZD دولار بليزي
    ar/CAD دولار كندي
    ar/CDF فرنك كونغولي
    ar/CHF فرنك سويسري
    ar/CLP بيزو تشيلي
    ar/CNH يوان صيني (في الخارج)
    ar/CNY يوان صيني
    ar/COP بيزو كولومبي
    ar/CRC كولن كوستاريكي
    ar/CUC بيزو كوبي قابل للتحويل
    ar/CUP بيزو كوبي
    ar/CVE اسكودو الرأس الأخضر
    ar/CZK كرونة تشيكية
    ar/DJF فرنك جيبوتي
    ar/DKK كرونة دنماركية
    ar/DOP بيزو الدومنيكان
    ar/DZD دينار جزائري
    ar/EGP جنيه مصري
    ar/ERN ناكفا أريتري
    ar/ETB بير أثيوبي
    ar/EUR يورو
    ar/FJD دولار فيجي
    ar/FKP جنيه جزر فوكلاند
    ar/GBP جنيه إسترليني
    ar/GEL لارى جورجي
    ar/GHS سيدي غانا
    ar/GIP جنيه جبل طارق
    ar/GMD دلاسي غامبي
    ar/GNF فرنك غينيا
    ar/GTQ كوتزال غواتيمالا
    ar/GYD دولار غيانا
    ar/HKD دولار هونغ كونغ
    ar/HNL ليمبيرا هنداروس
    ar/HRK كونا كرواتي
    ar/HTG جوردى هايتي
    ar/HUF فورينت هنغاري
    ar/IDR روبية إندونيسية
    ar/ILS شيكل إسرائيلي جديد
    ar/INR روبية هندي
    ar/IQD دينار عراقي
    ar/IRR ريال إيراني
    ar/ISK كرونة أيسلندية
    ar/JMD دولار جامايكي
    ar/JOD دينار أردني
    ar/JPY ين ياباني
    ar/KES شلن كينيي
    ar/KGS سوم قيرغستاني
    ar/KHR رييال كمبودي
    ar/KMF فرنك جزر القمر
    ar/KPW وون كوريا الشمالية
    ar/KRW وون كوريا الجنوبية
    ar/KWD دينار كويتي
    ar/KYD دولار جزر كيمن
    ar/KZT تينغ كازاخستاني
    ar/LAK كيب لاوسي
    ar/LBP جنيه لبناني
    ar/LKR روبية سريلانكية
    ar/LRD دولار ليبيري
    ar/LSL لوتي ليسوتو
    ar/LYD دينار ليبي
    ar/MAD درهم مغربي
    ar/MAF فرنك مغربي
    ar/MDL ليو مولدوفي
    ar/MGA أرياري مدغشقر
    ar/MKD دينار مقدوني
    ar/MMK كيات ميانمار
    ar/MNT توغروغ منغولي
    ar/MOP باتاكا ماكاوي
    ar/MRU أوقية موريتانية
    ar/MUR روبية موريشيوسية
    ar/MVR روفيه جزر المالديف
    ar/MWK كواشا مالاوي
    ar/MXN بيزو مكسيكي
    ar/MYR رينغيت ماليزي
    ar/MZN متكال موزمبيقي
    ar/NAD دولار ناميبي
    ar/NGN نايرا نيجيري
    ar/NIO قرطبة نيكاراغوا
    ar/NOK كرونة نرويجية
    ar/NPR روبية نيبالي
    ar/NZD دولار نيوزيلندي
    ar/OMR ريال عماني
    ar/PAB بالبوا بنمي
    ar/PEN سول بيروفي
    ar/PGK كينا بابوا غينيا الجديدة
    ar/PHP بيزو فلبيني
    ar/PKR روبية باكستاني
    ar/PLN زلوتي بولندي
    ar/PYG غواراني باراغواي
    ar/QAR ريال قطري
    ar/RON ليو روماني
    ar/RSD دينار صربي
    ar/RUB روبل روسي
    ar/RWF فرنك رواندي
    ar/SAR ريال سعودي
    ar/SBD دولار جزر سليمان
    ar/SCR روبية سيشيلية
    ar/SDG جنيه سوداني
    ar/SEK كرونة سويدية
    ar/SGD دولار سنغافوري
    ar/SHP جنيه سانت هيلين
    ar/SLE ليون سيراليوني
    ar/SLL ليون سيراليوني - 1964-2022
    ar/SOS شلن صومالي
    ar/SRD دولار سورينامي
    ar/SSP جنيه جنوب السودان
    ar/STN دوبرا ساو تومي وبرينسيبي
    ar/SYP ليرة سورية
    ar/SZL ليلانجيني سوازيلندي
    ar/THB باخت تايلاندي
    ar/TJS سوموني طاجيكستاني
    ar/TMT مانات تركمانستان
    ar/TND دينار تونسي
    ar/TOP بانغا تونغا
    ar/TRY ليرة تركية
    ar/TTD دولار ترينداد وتوباغو
    ar/TWD دولار تايواني
    ar/TZS شلن تنزاني
    ar/UAH هريفنيا أوكراني
    ar/UGX شلن أوغندي
    ar/USD دولار أمريكي
    ar/UYU بيزو اوروغواي
    ar/UZS سوم أوزبكستاني
    ar/VEF بوليفار فنزويلي - 2008–2018
    ar/VES بوليفار فنزويلي
    ar/VND دونج فيتنامي
    ar/VUV فاتو فانواتو
    ar/WST تالا ساموا
    ar/XAF فرنك وسط أفريقي
    ar/XCD دولار شرق الكاريبي
    ar/XFO فرنك فرنسي ذهبي
    ar/XFU (UIC)فرنك فرنسي
    ar/XOF فرنك غرب أفريقي
    ar/XPF فرنك سي إف بي
    ar/YER ريال يمني
    ar/ZAR راند جنوب أفريقيا
    ar/ZMW كواشا زامبي
    as/AED সংযুক্ত আৰব আমিৰাত ডিৰহেম
    as/AFN আফগান আফগানী
    as/ALL আলবেনীয় লেক
    as/AMD আৰ্মেনিয়ান ড্ৰাম
    as/ANG নেডাৰলেণ্ডছ এণ্টিলিয়েন গিল্ডাৰ
    as/AOA এংগোলান কোৱাঞ্জা
    as/ARS আৰ্জেণ্টাইন পেছো
    as/AUD অষ্ট্ৰেলিয়ান ডলাৰ
    as/AWG আৰুবান ফ্ল’ৰিন
    as/AZN আজেৰবাইজানী মানাত
    as/BAM ব’ছনিয়া আৰু হাৰ্জেগ’ভিনা কনভাৰ্টিব্\u{200C}ল মাৰ্ক
    as/BBD বাৰ্বাডিয়ান ডলাৰ
    as/BDT বাংলাদেশী টাকা
    as/BGN বুলগেৰীয় লেভ
    as/BHD বাহৰেইনী ডিনাৰ
    as/BIF বুৰুণ্ডিয়ান ফ্ৰেংক
    as/BMD বাৰ্মুডান ডলাৰ
    as/BND ব্ৰুনেই ডলাৰ
    as/BOB বলিভিয়ান বলিভিয়ানো
    as/BRL ব্ৰাজিলিয়ান ৰিয়েল
    as/BSD বাহামিয়ান ডলাৰ
    as/BTN ভুটানী নংগলট্ৰাম
    as/BWP ব’টচোৱানান পুলা
    as/BYN বেলাৰুছীয় ৰুবেল
    as/BZD বেলিজ ডলাৰ
    as/CAD কানাডিয়ান ডলাৰ
    as/CDF কংগো ফ্ৰেংক
    as/CHF চুইছ ফ্ৰেংক
    as/CLP চিলিয়ান পেছো
    as/CNH চীনা ইউৱান (অফশ্ব’ৰ)
    as/CNY চীনা ইউৱান
    as/COP কলম্বিয়ান পেছো
    as/CRC কোষ্টা ৰিকান কোলন
    as/CUC কিউবান ৰূপান্তৰযোগ্য পেছো
    as/CUP কিউবান পেছো
    as/CVE কেপ ভাৰ্দে এছকুডো
    as/CZK চেক কোৰুনা
    as/DJF জিবুটি ফ্ৰেংক
    as/DKK ডেনিচ ক্ৰোন
    as/DOP ড’মিনিকান পেছো
    as/DZD আলজেৰীয় ডিনাৰ
    as/EGP ইজিপ্তৰ পাউণ্ড
    as/ERN এৰিট্ৰিয়ন নাক্\u{200C}ফা
    as/ETB ইথিঅ’পিয়ান বিৰ
    as/EUR ইউৰো
    as/FJD ফিজিয়ান ডলাৰ
    as/FKP ফকলেণ্ড দ্বীপপুঞ্জৰ পাউণ্ড
    as/GBP ব্ৰিটিছ পাউণ্ড
    as/GEL জৰ্জিয়ান লাৰি
    as/GHS ঘানাৰ চেডি
    as/GIP জিব্ৰাল্টৰ পাউণ্ড
    as/GMD গাম্বিয়া ডালাছি
    as/GNF গিনি ফ্ৰেংক
    as/GTQ গুৱাটেমালা কুৱেৎজাল
    as/GYD গায়ানিজ ডলাৰ
    as/HKD হং কং ডলাৰ
    as/HNL হোন্দুৰান লেম্পিৰা
    as/HRK ক্ৰোৱেছিয়ান কুনা
    as/HTG হাইটিয়ান গৌৰ্ড
    as/HUF হাংগেৰীয়ান ফ’ৰিণ্ট
    as/IDR ইণ্ডোনেচিয়ান ৰুপিয়াহ
    as/ILS ইজৰাইলী নিউ শ্বেকেল
    as/INR ভাৰতীয় ৰুপী
    as/IQD ইৰাকী ডিনাৰ
    as/IRR ইৰানীয়ান ৰিয়েল
    as/ISK আইচলেণ্ডিক ক্ৰোনা
    as/JMD জামাইকান ডলাৰ
    as/JOD জৰ্ডানিয়ান ডিনাৰ
    as/JPY জাপানী য়েন
    as/KES কেনিয়ান শ্বিলিং
    as/KGS কিৰ্গিস্তানী ছোম
    as/KHR কেম্ব’ডিয়ান ৰিয়েল
    as/KMF ক’মোৰিয়ান ফ্ৰেংক
    as/KPW উত্তৰ কোৰিয়াৰ ওৱান
    as/KRW দক্ষিণ কোৰিয়াৰ ওৱান
    as/KWD কুৱেইটি ডিনাৰ
    as/KYD কেইমেন দ্বীপপুঞ্জৰ ডলাৰ
    as/KZT কাজাখস্তানী তেঞ্জ
    as/LAK লাওচিয়ান কিপ
    as/LBP লেবানীজ পাউণ্ড
    as/LKR শ্ৰীলংকান ৰুপী
    as/LRD লাইবেৰিয়ান ডলাৰ
    as/LSL লেচোথো লোটি
    as/LYD লিবিয়ান ডিনাৰ
    as/MAD মৰোক্কান ডিৰহাম
    as/MDL মোলডোভান লেউ
    as/MGA মালাগাছী এৰিয়াৰী
    as/MKD মেচিডোনীয় ডেনাৰ
    as/MMK ম্যানমাৰ কিয়াট
    as/MNT মঙ্গোলিয়ান টুৰ্গিক
    as/MOP মেকানীজ পাটাকা
    as/MRU ম’ৰিটেনিয়ান ঔগুইয়া
    as/MUR মৰিচিয়ান ৰুপী
    as/MVR মালডিভিয়ান ৰুফিয়া
    as/MWK মালাউইয়ান কোৱাচা
    as/MXN মেক্সিকান পেছো
    as/MYR মালায়েচিয়ান ৰিংগিট
    as/MZN মোজাম্বিকান মেটিকল
    as/NAD নামিবিয়ান ডলাৰ
    as/NGN নাইজেৰিয়ান নাইৰা
    as/NIO নিকাৰাগুৱান কোৰ্ডোবা
    as/NOK নৰৱেজিয়ান ক্ৰোন
    as/NPR নেপালী ৰুপী
    as/NZD নিউজিলেণ্ড ডলাৰ
    as/OMR ওমানি ৰিয়েল
    as/PAB পানামেনিয়ান বাল্বোৱা
    as/PEN পেৰুভিয়ান ছ’ল
    as/PGK পাপুৱা নিউ গিনি কিনা
    as/PHP ফিলিপিন পেইছ’
    as/PKR পাকিস্তানী ৰুপী
    as/PLN প’লিচ জোল্টী
    as/PYG পাৰাগুয়ান গুৱাৰানি
    as/QAR কাটাৰি ৰিয়েল
    as/RON ৰোমানীয় লেউ
    as/RSD চাৰ্বিয়ান ডিনাৰ
    as/RUB ৰাছিয়ান ৰুব্\u{200C}ল
    as/RWF ৰোৱান্দান ফ্ৰেংক
    as/SAR চৌডি ৰিয়েল
    as/SBD চোলোমোন দ্বীপপুঞ্জৰ ডলাৰ
    as/SCR ছেচেলৱা ৰুপী
    as/SDG চুডানী পাউণ্ড
    as/SEK চুইডিছ ক্ৰোনা
    as/SGD ছিংগাপুৰ ডলাৰ
    as/SHP ছেইণ্ট হেলেনা পাউণ্ড
    as/SLE চিয়েৰা লিঅ’নৰ লিঅ’ন
    as/SLL চিয়েৰা লিঅ’নৰ লিঅ’ন (1964—2022)
    as/SOS চোমালি শ্বিলিং
    as/SRD ছুৰিনামী ডলাৰ
    as/SSP দক্ষিণ চুডানীজ পাউণ্ড
    as/STN চাও টোমে আৰু প্ৰিনচিপে ডোব্\u{200C}ৰা
    as/SYP চিৰিয়ান পাউণ্ড
    as/SZL স্বাজি লিলেংগেনি
    as/THB থাই বাত
    as/TJS তাজিকিস্তানী ছোমনি
    as/TMT তুৰ্কমেনিস্তানী মানাত
    as/TND টুনিচিয়ান ডিনাৰ
    as/TOP টংগান পাআংগা
    as/TRY তুৰ্কীৰ লিৰা
    as/TTD ট্ৰিনিডাড আৰু টোবাগো ডলাৰ
    as/TWD নিউ টাইৱান ডলাৰ
    as/TZS টানজানিয়ান শ্বিলিং
    as/UAH ইউক্ৰেইনীয় হৃভনিয়া
    as/UGX উগাণ্ডান শ্বিলিং
    as/USD ইউ. এছ. ডলাৰ
    as/UYU উৰুগুৱেয়ান পেছো
    as/UZS উজবেকিস্তানী ছোম
    as/VEF ভেনিজুৱেলান বলিভাৰ (2008–2018)
    as/VES ভেনিজুৱেলান বলিভাৰ
    as/VND ভিয়েটনামীজ ডং
    as/VUV ভানাটুৰ ভাটু
    as/WST ছামোৱান টালা
    as/XAF মধ্য আফ্ৰিকান CFA ফ্ৰেংক
    as/XCD ইষ্ট কেৰিবিয়ান ডলাৰ
    as/XOF পশ্চিম আফ্ৰিকান CFA ফ্ৰেংক
    as/XPF CFP ফ্ৰেংক
    as/YER য়েমেনী ৰিয়েল
    as/ZAR দক্ষিণ আফ্ৰিকাৰ ৰাণ্ড
    as/ZMW জাম্বিয়ান কোৱাচা
    asa/AED dirham ya Falme dha Kiarabu
    asa/AOA kwandha ya Angola
    asa/AUD dola ya Authtralia
    asa/BHD dinari ya Bahareni
    asa/BIF faranga ya Burundi
    asa/BWP pula ya Botthwana
    asa/CAD dola ya Kanada
    asa/CDF faranga ya Kongo
    asa/CHF faranga ya Uthwithi
    asa/CNY yuan renminbi ya China
    asa/CVE ethkudo ya Kepuvede
    asa/DJF faranga ya Jibuti
    asa/DZD dinari ya Aljeria
    asa/EGP pauni ya Mithri
    asa/ERN nakfa ya Eritrea
    asa/ETB bir ya Uhabeshi
    asa/EUR yuro
    asa/GBP pauni ya Uingeredha
    asa/GMD dalathi ya Gambia
    asa/INR rupia ya India
    asa/JPY tharafu ya Kijapani
    asa/KES shilingi ya Kenya
    asa/KMF faranga ya Komoro
    asa/LRD dola ya Liberia
    asa/LSL loti ya Lethoto
    asa/LYD dinari ya Libya
    asa/MAD dirham ya Moroko
    asa/MGA faranga ya Bukini
    asa/MRU ugwiya ya Moritania
    asa/MUR rupia ya Morithi
    asa/MWK kwacha ya Malawi
    asa/NAD dola ya Namibia
    asa/NGN naira ya Nijeria
    asa/RWF faranga ya Rwanda
    asa/SAR riyal ya Thaudia
    asa/SCR rupia ya Shelisheli
    asa/SDG dinari ya Thudani
    asa/SHP pauni ya Thantahelena
    asa/SLE leoni
    asa/SLL leoni (1964—2022)
    asa/SOS shilingi ya Thomalia
    asa/STN dobra ya Thao Tome na Principe
    asa/SZL lilangeni
    asa/TND dinari ya Tunithia
    asa/TZS shilingi ya Tandhania
    asa/UGX shilingi ya Uganda
    asa/USD dola ya Marekani
    asa/XAF faranga CFA BEAC
    asa/XOF faranga CFA BCEAO
    asa/ZAR randi ya Afrika Kuthini
    asa/ZMW kwacha ya Dhambia
    ast/AED Dirḥam de los Emiratos Árabes Xuníos
    ast/AFN Afganí afganistanu
    ast/ALL Lek albanés
    ast/AMD Dram armeniu
    ast/ANG Guílder de les Antilles Neerlandeses
    ast/AOA Kwanza angolanu
    ast/ARL Pesu Ley arxentín (1970–1983)
    ast/ARM Pesu arxentín (1881–1970)
    ast/ARS pesu arxentín
    ast/AUD Dólar australianu
    ast/AWG Florín arubanu
    ast/AZN Manat azerbaixanu
    ast/BAM marcu convertible de Bosnia-Herzegovina
    ast/BAN Dinar nuevu de Bosnia-Herzegovina (1994–1997)
    ast/BBD Dólar barbadianu
    ast/BDT Taka bangladexí
    ast/BGM Lev socialista búlgaru
    ast/BGN Lev búlgaru
    ast/BGO Lev búlgaru (1879–1952)
    ast/BHD Dinar baḥreiní
    ast/BIF Francu burundianu
    ast/BMD Dólar bermudianu
    ast/BND dólar bruneyanu
    ast/BOB Bolivianu de Bolivia
    ast/BOL Boliviano de Bolivia (1863–1963)
    ast/BRL real brasilanu
    ast/BRZ Cruzeiru brasilanu (1942–1967)
    ast/BSD Dólar bahamés
    ast/BTN Ngultrum butanés
    ast/BWP Pula botsuaniana
    ast/BYN Rublu bielorrusu
    ast/BZD Dólar belizianu
    ast/CAD Dólar canadiense
    ast/CDF francu congolés
    ast/CHF francu suizu
    ast/CLE Escudu chilenu
    ast/CLP pesu chilenu
    ast/CNX Dólar del Bancu Popular Chinu
    ast/CNY Yuan chinu
    ast/COP pesu colombianu
    ast/CRC Colón costarricanu
    ast/CUC Pesu cubanu convertible
    ast/CUP Pesu cubanu
    ast/CVE escudu cabuverdianu
    ast/CZK Corona checa
    ast/DJF Francu xibutianu
    ast/DKK corona danesa
    ast/DOP Pesu dominicanu
    ast/DZD dinar arxelín
    ast/EGP llibra exipciana
    ast/ERN Nakfa eritréu
    ast/ETB Birr etíope
    ast/EUR euro
    ast/FJD dólar fixanu
    ast/FKP llibra malviniana
    ast/GBP llibra esterlina
    ast/GEL Lari xeorxanu
    ast/GHS cedi ghanianu
    ast/GIP llibra de Xibraltar
    ast/GMD dalasi gambianu
    ast/GNF francu guineanu
    ast/GTQ Quetzal guatemalianu
    ast/GYD dólar guyanés
    ast/HKD Dólar hongkonés
    ast/HNL Lempira hondurana
    ast/HRK Kuna croata
    ast/HTG Gourde haitianu
    ast/HUF Forint húngaru
    ast/IDR rupiah indonesia
    ast/ILS Xequel nuevu israelín
    ast/INR Rupia india
    ast/IQD Dinar iraquín
    ast/IRR Rial iranín
    ast/ISK corona islandesa
    ast/JMD Dólar xamaicanu
    ast/JOD Dinar xordanu
    ast/JPY Yen xaponés
    ast/KES Shilling kenianu
    ast/KGS Som kirguistanín
    ast/KHR riel camboyanu
    ast/KMF Francu comoranu
    ast/KPW Won norcoreanu
    ast/KRH Hwan surcoreanu (1953–1962)
    ast/KRO Won surcoreanu (1945–1953)
    ast/KRW Won surcoreanu
    ast/KWD Dinar kuwaitianu
    ast/KYD dólar caimanés
    ast/KZT Tenge kazaquistanín
    ast/LAK kip laosianu
    ast/LBP Llibra libanesa
    ast/LKR Rupia de Sri Lanka
    ast/LRD dólar liberianu
    ast/LSL Loti de Lesothu
    ast/LYD dinar libiu
    ast/MAD dirḥam marroquín
    ast/MAF francu marroquín
    ast/MCF Francu monegascu
    ast/MDC Cupón moldavu
    ast/MDL Leu moldavu
    ast/MGA Ariary malgaxe
    ast/MKD Denar macedoniu
    ast/MKN Denar macedoniu (1992–1993)
    ast/MMK kyat de Myanmar
    ast/MNT Tugrik mongol
    ast/MOP Pataca de Macáu
    ast/MRU ouguiya mauritanu
    ast/MUR Rupia mauriciana
    ast/MVP Rupia maldiviana (1947–1981)
    ast/MVR Rufiyaa maldiviana
    ast/MWK Kwacha malauianu
    ast/MXN Pesu mexicanu
    ast/MYR ringgit malasiu
    ast/MZN Metical mozambicanu
    ast/NAD Dólar namibianu
    ast/NGN naira nixeriana
    ast/NIO Córdoba nicaraguanu
    ast/NOK corona noruega
    ast/NPR Rupia nepalesa
    ast/NZD dólar neozelandés
    ast/OMR Rial omanianu
    ast/PAB Balboa panamiegu
    ast/PEN Sol peruanu
    ast/PGK kina papuana
    ast/PHP pesu filipín
    ast/PKR Rupia paquistanina
    ast/PLN Zloty polacu
    ast/PYG guaraní paraguayu
    ast/QAR Rial qatarín
    ast/RON Leu rumanu
    ast/RSD dinar serbiu
    ast/RUB Rublu rusu
    ast/RWF Francu ruandés
    ast/SAR Riyal saudita
    ast/SBD dólar salomonés
    ast/SCR Rupia seixelesa
    ast/SDG llibra sudanesa
    ast/SEK corona sueca
    ast/SGD dólar singapuranu
    ast/SHP llibra de Santa Lena
    ast/SLE leone sierralleonés
    ast/SOS Shilling somalín
    ast/SRD dólar surinamés
    ast/SSP llibra sursudanesa
    ast/STN dobra de Santu Tomé y Príncipe
    ast/SYP Llibra siria
    ast/SZL Lilangeni suazilandés
    ast/THB baht tailandés
    ast/TJS Somoni taxiquistanín
    ast/TMT Manat turcomanu
    ast/TND dinar tunecín
    ast/TOP paʻanga tonganu
    ast/TRY Llira turca
    ast/TTD dólar de Trinidá y Tobagu
    ast/TWD Dólar nuevu taiwanés
    ast/TZS Shilling tanzanianu
    ast/UAH Grivna ucraína
    ast/UGX Shilling ugandés
    ast/USD Dólar estaunidense
    ast/UYU pesu uruguayu
    ast/UZS Som uzbequistanín
    ast/VEF bolívar venezolanu (2008–2018)
    ast/VES bolívar venezolanu
    ast/VND dong vietnamín
    ast/VNN Dong vietnamín (1978–1985)
    ast/VUV vatu vanuatuanu
    ast/WST tala samoanu
    ast/XAF Francu CFA centroafricanu
    ast/XCD dólar del Caribe Oriental
    ast/XFO Francu oru francés
    ast/XFU Francu UIC francés
    ast/XOF francu CFA BCEAO
    ast/XPF francu CFP
    ast/XRE Fondos RINET
    ast/YER Rial yemenín
    ast/YUR Dinar reformáu yugoslavu (1992–1993)
    ast/ZAR Rand sudafricanu
    ast/ZMW Kwacha zambianu
    az/AED Birləşmiş Ərəb Əmirlikləri Dirhəmi
    az/AFN Əfqanıstan Əfqanisi
    az/ALL Albaniya Leki
    az/AMD Ermənistan Dramı
    az/ANG Niderland Antilyası Gilderi
    az/AOA Anqola Kvanzası
    az/ARS Argentina Pesosu
    az/AUD Avstraliya Dolları
    az/AWG Aruba Florini
    az/AZN Azərbaycan Manatı
    az/BAM Bosniya-Herseqovina Markası
    az/BBD Barbados Dolları
    az/BDT Banqladeş Takası
    az/BGN Bolqarıstan Levi
    az/BHD Bəhreyn Dinarı
    az/BIF Burundi Frankı
    az/BMD Bermuda Dolları
    az/BND Bruney Dolları
    az/BOB Boliviya Bolivianosu
    az/BRL Braziliya Realı
    az/BSD Baham Dolları
    az/BTN Butan Nqultrumu
    az/BWP Botsvana Pulası
    az/BYN Belarus Rublu
    az/BZD Beliz Dolları
    az/CAD Kanada Dolları
    az/CDF Konqo Frankı
    az/CHF İsveçrə Frankı
    az/CLP Çili Pesosu
    az/CNH Çin Yuanı (ofşor)
    az/CNY Çin Yuanı
    az/COP Kolumbiya Pesosu
    az/CRC Kosta Rika Kolonu
    az/CUC Kuba Çevrilən Pesosu
    az/CUP Kuba Pesosu
    az/CVE Kape Verde Eskudosu
    az/CZK Çexiya Korunası
    az/DJF Cibuti Frankı
    az/DKK Danimarka Kronu
    az/DOP Dominika Pesosu
    az/DZD Əlcəzair Dinarı
    az/EGP Misir Funtu
    az/ERN Eritreya Nakfası
    az/ETB Efiopiya Bırrı
    az/EUR Avro
    az/FJD Fici Dolları
    az/FKP Folklend Adaları Funtu
    az/GBP Britaniya Funtu
    az/GEL Gürcüstan Larisi
    az/GHS Qana Sedisi
    az/GIP Cəbəli-Tariq Funtu
    az/GMD Qambiya Dalasisi
    az/GNF Qvineya Frankı
    az/GTQ Qvatemala Küetzalı
    az/GYD Qayana Dolları
    az/HKD Honq Konq Dolları
    az/HNL Honduras Lempirası
    az/HRK Xorvatiya Kunası
    az/HTG Haiti Qourdu
    az/HUF Macarıstan Forinti
    az/IDR İndoneziya Rupisi
    az/ILS İsrail Yeni Şekeli
    az/INR Hindistan Rupisi
    az/IQD İraq Dinarı
    az/IRR İran Rialı
    az/ISK İslandiya Kronu
    az/JMD Yamayka Dolları
    az/JOD İordaniya Dinarı
    az/JPY Yaponiya Yeni
    az/KES Keniya Şillinqi
    az/KGS Qırğızıstan Somu
    az/KHR Kamboca Rieli
    az/KMF Komor Frankı
    az/KPW Şimali Koreya Vonu
    az/KRW Cənubi Koreya Vonu
    az/KWD Küveyt Dinarı
    az/KYD Kayman Adaları Dolları
    az/KZT Qazaxıstan Tengesi
    az/LAK Laos Kipi
    az/LBP Livan Funtu
    az/LKR Şri Lanka Rupisi
    az/LRD Liberiya Dolları
    az/LSL Lesoto Lotisi
    az/LYD Liviya Dinarı
    az/MAD Mərakeş Dirhəmi
    az/MAF Mərakeş Frankası
    az/MDL Moldova Leyi
    az/MGA Madaqaskar Ariarisi
    az/MKD Makedoniya Dinarı
    az/MKN Makedoniya Dinarı (1992–1993)
    az/MMK Myanma Kiyatı
    az/MNT Monqoliya Tuqriki
    az/MOP Makao Patakası
    az/MRU Mavritaniya Ugiyası
    az/MUR Mavriki Rupisi
    az/MVR Maldiv Rufiyası
    az/MWK Malavi Kvaçası
    az/MXN Meksika Pesosu
    az/MYR Malayziya Ringiti
    az/MZN Mozambik Metikalı
    az/NAD Namibiya Dolları
    az/NGN Nigeriya Nairası
    az/NIO Nikaraqua Kordobası
    az/NOK Norveç Kronu
    az/NPR Nepal Rupisi
    az/NZD Yeni Zelandiya Dolları
    az/OMR Oman Rialı
    az/PAB Panama Balboası
    az/PEN Peru Solu
    az/PGK Papua Yeni Qvineya Kinası
    az/PHP Filippin Pesosu
    az/PKR Pakistan Rupisi
    az/PLN Polşa Zlotısı
    az/PYG Paraqvay Quaranisi
    az/QAR Qatar Rialı
    az/RON Rumıniya Leyi
    az/RSD Serbiya Dinarı
    az/RUB Rusiya Rublu
    az/RWF Ruanda Frankı
    az/SAR Səudiyyə Riyalı
    az/SBD Solomon Adaları Dolları
    az/SCR Seyşel Rupisi
    az/SDG Sudan Funtu
    az/SEK İsveç Kronu
    az/SGD Sinqapur Dolları
    az/SHP Müqəddəs Yelena Funtu
    az/SLE Sierra Leon Leonu
    az/SLL Sierra Leon Leonu (1964—2022)
    az/SOS Somali Şillinqi
    az/SRD Surinam Dolları
    az/SSP Cənubi Sudan Funtu
    az/STN San Tom və Prinsip Dobrası
    az/SYP Suriya Funtu
    az/SZL Svazilend Lilangenini
    az/THB Tayland Batı
    az/TJS Tacikistan Somonisi
    az/TMT Türkmənistan Manatı
    az/TND Tunis Dinarı
    az/TOP Tonqa Panqası
    az/TRY Türkiyə Lirəsi
    az/TTD Trinidad və Tobaqo Dolları
    az/TWD Tayvan Yeni Dolları
    az/TZS Tanzaniya Şillinqi
    az/UAH Ukrayna Qrivnası
    az/UGX Uqanda Şillinqi
    az/USD ABŞ Dolları
    az/UYU Uruqvay Pesosu
    az/UZS Özbəkistan Somu
    az/VEF Venesuela Bolivarı (2008–2018)
    az/VES Venesuela Bolivarı
    az/VND Vyetnam Donqu
    az/VNN Vyetnam Donqu (1978–1985)
    az/VUV Vanuatu Vatusu
    az/WST Samoa Talası
    az/XAF Kamerun Frankı
    az/XCD Şərqi Karib Dolları
    az/XFO Fransız Gızıl Frankı
    az/XFU Fransız UİC Frankı
    az/XOF Fil Dişi Sahili Frankı
    az/XPF Fransız Polineziyası Frankı
    az/YER Yəmən Rialı
    az/ZAR Cənubi Afrika Randı
    az/ZMW Zambiya Kvaçası
    bas/AED Dirhàm èmìrâ
    bas/AOA Kwànza àŋgolà
    bas/AUD Dɔ̀lâr òstralìà
    bas/BHD Dinâr Bàraìn
    bas/BIF Frǎŋ bùrundì
    bas/BWP Pùla Bòtswanà
    bas/CAD Dɔ̀lâr kànadà
    bas/CDF Frǎŋ kòŋgo
    bas/CHF Frǎŋ sùwîs
    bas/CNY Yùan kinà
    bas/CVE Èskudò kabwe᷆r
    bas/DJF Frǎŋ jìbutì
    bas/DZD Dìnâr àlgerìà
    bas/EGP Paùnd ègîptò
    bas/ERN Nafkà èrìtrěà
    bas/ETB Bîr ètìopìà
    bas/EUR Èrô
    bas/GBP Stɛrlìŋ ŋgìsì
    bas/GMD Dalasì gambìà
    bas/INR Rùpi īndìà
    bas/JPY Yɛ̂n yàpân
    bas/KES Silîŋ kenìà
    bas/KMF Frǎŋ kòmorà
    bas/LRD Dɔ̀lâr lìberìà
    bas/LSL Lotì lèsòtò
    bas/LYD Dìnâr libìà
    bas/MAD Dìrham màrôk
    bas/MGA Frǎŋ màlàgasì
    bas/MRU Ùgwiya mòrìtanìa
    bas/MUR Rupìɛ̀ mòrîs
    bas/MWK Kwaca màlawì
    bas/NAD Dɔ̀lâr nàmibìà
    bas/NGN Nayrà nìgerìà
    bas/RWF Frǎŋ Rùandà
    bas/SAR Rìal sàudì
    bas/SCR Rùpiɛ̀ sèsɛ̂l
    bas/SDG Dìnâr sùdân
    bas/SHP Paùnd hèlenà
    bas/SLE Lèonɛ̀
    bas/SLL Lèonɛ̀ (1964—2022)
    bas/SOS Silîŋ sòmàli
    bas/STN Dobrà sàotòme
    bas/SZL Lìlàŋgeni swàzì
    bas/TND Dìnâr tùnîs
    bas/TZS Silîŋ tànzànià
    bas/UGX Silîŋ ùgàndà
    bas/USD Dɔla àmerkà
    bas/XAF Frǎŋ CFA (BEAC)
    bas/XOF Frǎŋ CFA (BCEAO)
    bas/ZAR Rân àfrǐkàsɔ̀
    bas/ZMW Kwàca sàmbià
    be/AED дырхам ААЭ
    be/AFN афганскі афгані
    be/ALL албанскі лек
    be/AMD армянскі драм
    be/ANG нідэрландскі антыльскі гульдэн
    be/AOA ангольская кванза
    be/ARS аргенцінскае песа
    be/AUD аўстралійскі долар
    be/AWG арубанскі фларын
    be/AZN азербайджанскі манат
    be/BAM канверсоўная марка Босніі і Герцагавіны
    be/BBD барбадаскі долар
    be/BDT бангладэшская така
    be/BGN балгарскі леў
    be/BHD бахрэйнскі дынар
    be/BIF бурундзійскі франк
    be/BMD бермудскі долар
    be/BND брунейскі долар
    be/BOB балівіяна
    be/BRL бразільскі рэал
    be/BSD багамскі долар
    be/BTN бутанскі нгултрум
    be/BWP батсванская пула
    be/BYN беларускі рубель
    be/BZD белізскі долар
    be/CAD канадскі долар
    be/CDF кангалезскі франк
    be/CHF швейцарскі франк
    be/CLP чылійскае песа
    be/CNH афшорны кітайскі юань
    be/CNY кітайскі юань
    be/COP калумбійскае песа
    be/CRC коста-рыканскі калон
    be/CUC кубінскае канверсоўнае песа
    be/CUP кубінскае песа
    be/CVE эскуда Каба-Вердэ
    be/CZK чэшская крона
    be/DJF джыбуційскі франк
    be/DKK дацкая крона
    be/DOP дамініканскае песа
    be/DZD алжырскі дынар
    be/EGP егіпецкі фунт
    be/ERN эрытрэйская накфа
    be/ETB эфіопскі быр
    be/EUR еўра
    be/FJD фіджыйскі долар
    be/FKP фунт Фалклендскіх астравоў
    be/GBP брытанскі фунт стэрлінгаў
    be/GEL грузінскі лары
    be/GHS ганскі седзі
    be/GIP гібралтарскі фунт
    be/GMD гамбійскі даласі
    be/GNF гвінейскі франк
    be/GTQ гватэмальскі кетсаль
    be/GYD гаянскі долар
    be/HKD ганконгскі долар
    be/HNL гандураская лемпіра
    be/HRK харвацкая куна
    be/HTG гаіцянскі гурд
    be/HUF венгерскі форынт
    be/IDR інданезійская рупія
    be/ILS новы ізраільскі шэкель
    be/INR індыйская рупія
    be/IQD іракскі дынар
    be/IRR іранскі рыял
    be/ISK ісландская крона
    be/JMD ямайскі долар
    be/JOD іарданскі дынар
    be/JPY японская іена
    be/KES кенійскі шылінг
    be/KGS кіргізскі сом
    be/KHR камбаджыйскі рыель
    be/KMF каморскі франк
    be/KPW паўночнакарэйская вона
    be/KRW паўднёвакарэйская вона
    be/KWD кувейцкі дынар
    be/KYD долар Кайманавых астравоў
    be/KZT казахстанскі тэнге
    be/LAK лаоскі кіп
    be/LBP ліванскі фунт
    be/LKR шры-ланкійская рупія
    be/LRD ліберыйскі долар
    be/LSL лесоцкі лоці
    be/LYD лівійскі дынар
    be/MAD мараканскі дырхам
    be/MDL малдаўскі лей
    be/MGA малагасійскі арыяры
    be/MKD македонскі дэнар
    be/MMK м’янманскі к’ят
    be/MNT мангольскі тугрык
    be/MOP патака Макаа
    be/MRU маўрытанская угія
    be/MUR маўрыкійская рупія
    be/MVR мальдыўская руфія
    be/MWK малавійская квача
    be/MXN мексіканскае песа
    be/MYR малайзійскі рынгіт
    be/MZN мазамбікскі метыкал
    be/NAD намібійскі долар
    be/NGN нігерыйская наіра
    be/NIO нікарагуанская кордаба
    be/NOK нарвежская крона
    be/NPR непальская рупія
    be/NZD новазеландскі долар
    be/OMR аманскі рыял
    be/PAB панамскае бальбоа
    be/PEN перуанскі соль
    be/PGK кіна Папуа-Новай Гвінеі
    be/PHP філіпінскае песа
    be/PKR пакістанская рупія
    be/PLN польскі злоты
    be/PYG парагвайскі гуарані
    be/QAR катарскі рыял
    be/RON румынскі лей
    be/RSD сербскі дынар
    be/RUB расійскі рубель
    be/RWF руандыйскі франк
    be/SAR саудаўскі рыял
    be/SBD долар Саламонавых астравоў
    be/SCR сейшэльская рупія
    be/SDG суданскі фунт
    be/SEK шведская крона
    be/SGD сінгапурскі долар
    be/SHP фунт в-ва Святой Алены
    be/SLE сьера-леонскі леонэ
    be/SLL сьера-леонскі леонэ (1964—2022)
    be/SOS самалійскі шылінг
    be/SRD сурынамскі долар
    be/SSP паўднёвасуданскі фунт
    be/STN добра Сан-Тамэ і Прынсіпі
    be/SYP сірыйскі фунт
    be/SZL свазілендскі лілангені
    be/THB тайскі бат
    be/TJS таджыкскі самані
    be/TMT туркменскі манат
    be/TND туніскі дынар
    be/TOP танганская паанга
    be/TRY турэцкая ліра
    be/TTD долар Трынідада і Табага
    be/TWD новы тайваньскі долар
    be/TZS танзанійскі шылінг
    be/UAH украінская грыўня
    be/UGX угандыйскі шылінг
    be/USD долар ЗША
    be/UYU уругвайскае песа
    be/UZS узбекскі сум
    be/VEF венесуальскі балівар (2008–2018)
    be/VES венесуэльскі балівар
    be/VND в’етнамскі донг
    be/VUV вануацкі вату
    be/WST самаанская тала
    be/XAF цэнтральнаафрыканскі франк КФА
    be/XCD усходнекарыбскі долар
    be/XOF заходнеафрыканскі франк КФА
    be/XPF французскі ціхаакіянскі франк
    be/YER еменскі рыал
    be/ZAR паўднёваафрыканскі рэнд
    be/ZMW замбійская квача
    bez/AED Lupila lwa Hufalme dza Huhihalabu
    bez/AOA Lupila lwa Huangola
    bez/AUD Lupila lwa Huaustlalia
    bez/BHD Lupila lwa Hubahareni
    bez/BIF Lupila lwa Huburundi
    bez/BWP Lupila lwa Hubotswana
    bez/CAD Lupila lwa Hukanada
    bez/CDF Lupila lwa Hukongo
    bez/CHF Lupila lwa Huuswisi
    bez/CNY Lupila lwa Huchina
    bez/CVE Lupila lwa Hukepuvede
    bez/DJF Lupila lwa Hujibuti
    bez/DZD Lupila lwa Hualjelia
    bez/EGP Lupila lwa Humisri
    bez/ERN Lupila lwa Hueritrea
    bez/ETB Lupila lwa Huuhabeshi
    bez/EUR Lupila lwa Yulo
    bez/GBP Lupila lwa Huuingereza
    bez/GMD Lupila lwa Hugambia
    bez/INR Lupila lwa Huindia
    bez/JPY Lupila lwa Hijapani
    bez/KES Shilingi ya Hukenya
    bez/KMF Lupila lwa Hukomoro
    bez/LRD Lupila lwa Hulibelia
    bez/LSL Lupila lwa Hulesoto
    bez/LYD Lupila lwa Hulibya
    bez/MAD Lupila lwa Humoloko
    bez/MGA Lupila lwa Hubukini
    bez/MRU Lupila lwa Humolitania
    bez/MUR Lupila lwa Humolisi
    bez/MWK Lupila lwa Humalawi
    bez/NAD Lupila lwa Hunamibia
    bez/NGN Lupila lwa Hunijelia
    bez/RWF Lupila lwa Hurwanda
    bez/SAR Lupila lwa Husaudi
    bez/SCR Lupila lwa Hushelisheli
    bez/SDG Lupila lwa Husudani
    bez/SHP Lupila lwa Husantahelena
    bez/SLE Lupila lwa Lioni
    bez/SLL Lupila lwa Lioni (1964—2022)
    bez/SOS Lupila lwa Husomalia
    bez/STN Lupila lwa Husaotome na Huprinisipe
    bez/SZL Lupila lwa Lilangeni
    bez/TND Lupila lwa Hutunisia
    bez/TZS Shilingi ya Hutanzania
    bez/UGX Shilingi ya Huuganda
    bez/USD Lupila lwa Humalekani
    bez/XAF Lupila lwa CFA BEAC
    bez/XOF Lupila lwa CFA BCEAO
    bez/ZAR Lupila lwa Huafriaka ya Hukusini
    bez/ZMW Lupila lwa Huzambia
    bg/AED Дирхам на Обединените арабски емирства
    bg/AFN Афганистански афган
    bg/ALL Албански лек
    bg/AMD Арменски драм
    bg/ANG Антилски гулден
    bg/AOA Анголска кванза
    bg/ARS Аржентинско песо
    bg/AUD Австралийски долар
    bg/AWG Арубски флорин
    bg/AZN Азербайджански манат
    bg/BAM Босненска конвертируема марка
    bg/BBD Барбадоски долар
    bg/BDT Бангладешка така
    bg/BGN Български лев
    bg/BHD Бахрейнски динар
    bg/BIF Бурундийски франк
    bg/BMD Бермудски долар
    bg/BND Брунейски долар
    bg/BOB Боливийско боливиано
    bg/BRL Бразилски реал
    bg/BSD Бахамски долар
    bg/BTN Бутански нгултрум
    bg/BWP Ботсванска пула
    bg/BYN Беларуска рубла
    bg/BZD Белизийски долар
    bg/CAD Канадски долар
    bg/CDF Конгоански франк
    bg/CHF Швейцарски франк
    bg/CLP Чилийско песо
    bg/CNH Китайски юан (офшорен)
    bg/CNY Китайски юан
    bg/COP Колумбийско песо
    bg/CRC Костарикански колон
    bg/CUC Кубинско конвертируемо песо
    bg/CUP Кубинско песо
    bg/CVE Ескудо на Кабо Верде
    bg/CZK Чешка крона
    bg/DJF Джибутски франк
    bg/DKK Датска крона
    bg/DOP Доминиканско песо
    bg/DZD Алжирски динар
    bg/EGP Египетска лира
    bg/ERN Еритрейска накфа
    bg/ETB Етиопски бир
    bg/EUR Евро
    bg/FJD Фиджийски долар
    bg/FKP Фолкландска лира
    bg/GBP Британска лира
    bg/GEL Грузински лари
    bg/GHS Ганайско седи
    bg/GIP Гибралтарска лира
    bg/GMD Гамбийско даласи
    bg/GNF Гвинейски франк
    bg/GTQ Гватемалски кетцал
    bg/GYD Гаянски долар
    bg/HKD Хонконгски долар
    bg/HNL Хондураска лемпира
    bg/HRK Хърватска куна
    bg/HTG Хаитски гурд
    bg/HUF Унгарски форинт
    bg/IDR Индонезийска рупия
    bg/ILS Израелски нов шекел
    bg/INR Индийска рупия
    bg/IQD Иракски динар
    bg/IRR Ирански риал
    bg/ISK Исландска крона
    bg/JMD Ямайски долар
    bg/JOD Йордански динар
    bg/JPY Японска йена
    bg/KES Кенийски шилинг
    bg/KGS Киргизстански сом
    bg/KHR Камбоджански риел
    bg/KMF Коморски франк
    bg/KPW Севернокорейски вон
    bg/KRW Южнокорейски вон
    bg/KWD Кувейтски динар
    bg/KYD Кайманов долар
    bg/KZT Казахстанско тенге
    bg/LAK Лаоски кип
    bg/LBP Ливанска лира
    bg/LKR Шриланкска рупия
    bg/LRD Либерийски долар
    bg/LSL Лесотско лоти
    bg/LYD Либийски динар
    bg/MAD Марокански дирхам
    bg/MAF Марокански франк
    bg/MDL Молдовска лея
    bg/MGA Малгашко ариари
    bg/MKD Македонски денар
    bg/MMK Мианмарски киат
    bg/MNT Монголски тугрик
    bg/MOP Патака на Макао
    bg/MRU Мавританска угия
    bg/MUR Маврицийска рупия
    bg/MVR Малдивска руфия
    bg/MWK Малавийска куача
    bg/MXN Мексиканско песо
    bg/MYR Малайзийски рингит
    bg/MZN Мозамбикски метикал
    bg/NAD Намибийски долар
    bg/NGN Нигерийска найра
    bg/NIO Никарагуанска кордоба
    bg/NOK Норвежка крона
    bg/NPR Непалска рупия
    bg/NZD Новозеландски долар
    bg/OMR Омански риал
    bg/PAB Панамска балбоа
    bg/PEN Перуански сол
    bg/PGK Папуа-новогвинейска кина
    bg/PHP Филипинско песо
    bg/PKR Пакистанска рупия
    bg/PLN Полска злота
    bg/PYG Парагвайско гуарани
    bg/QAR Катарски риал
    bg/RON Румънска лея
    bg/RSD Сръбски динар
    bg/RUB Руска рубла
    bg/RWF Руандски франк
    bg/SAR саудитски риал
    bg/SBD Долар на Соломоновите острови
    bg/SCR Сейшелска рупия
    bg/SDG Суданска лира
    bg/SEK Шведска крона
    bg/SGD Сингапурски долар
    bg/SHP Лира на Света Елена
    bg/SLE Сиералеонско леоне
    bg/SLL Сиералеонско леоне (1964 – 2022)
    bg/SOS Сомалийски шилинг
    bg/SRD Суринамски долар
    bg/SSP Южносуданска лира
    bg/STN Добра на Сао Томе и Принсипи
    bg/SYP Сирийска лира
    bg/SZL Свазилендски лилангени
    bg/THB Тайландски бат
    bg/TJS Таджикистански сомони
    bg/TMT Туркменски манат
    bg/TND Тунизийски динар
    bg/TOP Тонганска паанга
    bg/TRY Турска лира
    bg/TTD Долар на Тринидад и Тобаго
    bg/TWD Тайвански долар
    bg/TZS Танзанийски шилинг
    bg/UAH Украинска гривня
    bg/UGX Угандски шилинг
    bg/USD Щатски долар
    bg/UYU Уругвайско песо
    bg/UZS Узбекски сум
    bg/VEF Венецуелски боливар
    bg/VES Венецуелски боливар (VES)
    bg/VND Виетнамски донг
    bg/VUV Вануатско вату
    bg/WST Самоанска тала
    bg/XAF Централноафрикански франк
    bg/XCD Източнокарибски долар
    bg/XFO Френски златен франк
    bg/XOF Западноафрикански франк
    bg/XPF CFP франк
    bg/YER Йеменски риал
    bg/ZAR Южноафрикански ранд
    bg/ZMW Замбийска куача
    blo/AED Emiir baGanɔ gaɖɔŋkɔnɔ kaAlaaributǝna kaɖiram
    blo/AFN Afganistan kahafganii
    blo/ALL Albanii kalɛɛkɩ
    blo/AMD Armenii kaɖram
    blo/ANG Holanɖ kaKarayiib kafɔlɔrɛŋ
    blo/AOA Aŋgolaa kakʊwansa
    blo/ARS Arjantin kapɛsoo
    blo/AUD Ɔstraliya kaɖala
    blo/AWG Arubaa kafɔlɔrɛŋ
    blo/AZN Asɛrbaɩjaŋ kamanaatɩ
    blo/BAM Bɔsniya na Hɛrsegɔfina kamarkɩ
    blo/BBD Barbaɖɔɔsɩ kaɖala
    blo/BDT Baŋglaɖɛɛshɩ kataka
    blo/BGN Bulgarii kalɛɛfʊ
    blo/BHD Barɛɛn kaɖinaa
    blo/BIF Burunɖii kafaraŋ
    blo/BMD Bɛrmuɖaa kaɖala
    blo/BND Brunɛɩ kaɖala
    blo/BOB Bolifiya kabolifiyano
    blo/BRL Bresil kareyal
    blo/BSD Bahamaasɩ kaɖala
    blo/BTN Butan kaŋgulturɔm
    blo/BWP Bɔsʊwanaa kapula
    blo/BYN Belaruus karubǝl
    blo/BZD Beliis kaɖala
    blo/CAD Kanaɖaa kaɖala
    blo/CDF Koŋgoo kafaraŋ
    blo/CHF Suwis kafaraŋ
    blo/CLP Shilii kapɛsoo
    blo/CNH Caɩna kayuwan ba sǝ̂ra afʊba ma
    blo/CNY Caɩna kayuwan
    blo/COP Kolɔmbii kapɛsoo
    blo/CRC Kɔsta Rikaa kakolɔn
    blo/CUC Kubaa kapɛsoo ba sǝ̂ra afʊba ma
    blo/CUP Kubaa kapɛsoo
    blo/CVE Kapfɛɛr kahɛskuɖoo
    blo/CZK Cɛk kakrona
    blo/DJF Jibutii kafaraŋ
    blo/DKK Ɖanǝmark kakrona
    blo/DOP Ɖominikaa kapɛsoo
    blo/DZD Aljerii kaɖinaa
    blo/EGP Ejipti kapɔŋ
    blo/ERN Eritree kanafka
    blo/ETB Etiyopii kabiir
    blo/EUR eroo
    blo/FJD Fiji kaɖala
    blo/FKP Fɔklanɖ kaBʊtukǝltǝna kapɔŋ
    blo/GBP Gagɛɛshɩtǝna kapɔŋ
    blo/GEL Jɔrjiya kalari
    blo/GHS Gana kasiɖi
    blo/GIP Gibraltaa kapɔŋ
    blo/GMD Gambii kaɖalaasi
    blo/GNF Ginee kafaraŋ
    blo/GTQ Guwatemalaa kakesaal
    blo/GYD Guyanaa kaɖala
    blo/HKD Hɔŋ Kɔŋ kaɖala
    blo/HNL Hɔnɖuraasɩ kalampira
    blo/HRK Krowasii kakuna
    blo/HTG Hayitii kaguurɖi
    blo/HUF Ɔŋgrii kafɔrɩntɩ
    blo/IDR Ɛnɖonosii karupiyaa
    blo/ILS Yishraɛl kashekɛl afɔlɩ
    blo/INR Inɖiya karupii
    blo/IQD Ɩraakɩ kaɖinaa
    blo/IRR Iraŋ kariyal
    blo/ISK Islanɖ kakrona
    blo/JMD Jamaɩka kaɖala
    blo/JOD Jɔrɖanii kaɖinaa
    blo/JPY Japaŋ kayɛn
    blo/KES Keniya kashílè
    blo/KGS Kirgistan kasɔm
    blo/KHR Kamboɖiya kariyɛl
    blo/KMF Komɔɔr kafaraŋ
    blo/KPW Koree gʊnyɩpɛnɛlaŋ kawɔn
    blo/KRW Koree gʊnyɩsonolaŋ kawɔn
    blo/KWD Koweeti kaɖinaa
    blo/KYD Kayimaan kaBʊtukǝltǝna kaɖala
    blo/KZT Kasastan katɛŋgɛ
    blo/LAK Lawɔs kakip
    blo/LBP Liibaaŋ kapɔŋ
    blo/LKR Siri Laŋkaa karupii
    blo/LRD Liberiya kaɖala
    blo/LSL Lesotoo kaloti
    blo/LYD Libii kaɖinaa
    blo/MAD Morooko kaɖiram
    blo/MDL Molɖafiya kalewu
    blo/MGA Maɖagaskaa kaharɩyaarɩ
    blo/MKD Maseɖoniya kaɖenaa
    blo/MMK Miyanmaa kakiyaatɩ
    blo/MNT Mɔŋgolii katugiriiki
    blo/MOP Makawoo kapataka
    blo/MRU Moritanii kahugiya
    blo/MUR Imoris karupii
    blo/MVR Malɖiifu karufiyaa
    blo/MWK Malawii kakʊwaasha
    blo/MXN Mɛsik kapɛsoo
    blo/MYR Malɛsii kariŋgiiti
    blo/MZN Mosambii kametikal
    blo/NAD Namibii kaɖala
    blo/NGN Nanjiiriya kanɛɛra
    blo/NIO Nikaraguwaa kakɔrɖoba
    blo/NOK Nɔrfɛsh kakrona
    blo/NPR Neepal karupii
    blo/NZD Selanɖ afɔlɩ kaɖala
    blo/OMR Oman kariyal
    blo/PAB Panamaa kabalbowa
    blo/PEN Peruu kasol
    blo/PGK Papuasii Ginee afɔlɩ kakina
    blo/PHP Filipiin kapɛsoo
    blo/PKR Pakistan karupii
    blo/PLN Polanɖ kasǝlɔɔtɩ
    blo/PYG Paraguwee kaguwarani
    blo/QAR Kataa kariyal
    blo/RON Romanii kalewu
    blo/RSD Sɛrbii kaɖinaa
    blo/RUB Rɔɔshɩya karubǝl
    blo/RWF Rʊwanɖaa kafaraŋ
    blo/SAR Sauɖiya kariyal
    blo/SBD Salomɔɔn kaBʊtukǝltǝna kaɖala
    blo/SCR Seshɛl karupii
    blo/SDG Suɖaŋ kapɔŋ
    blo/SEK Sʊwɛɖ kakrona
    blo/SGD Siŋgapuur kaɖala
    blo/SHP Sɛŋ Elenaa kapɔŋ
    blo/SLE Seraleyɔn kaleyɔn
    blo/SLL Seraleyɔn kaleyɔn (1964—2022)
    blo/SOS Somalii kashílè
    blo/SRD Surinam kaɖala
    blo/SSP Suɖaŋ gʊnyɩsonolaŋ kapɔŋ
    blo/STN Saotomee kaɖobra
    blo/SYP Sirii kapɔŋ
    blo/SZL Sʊwasilanɖ kalilaŋgenii
    blo/THB Taɩlanɖ kabaatɩ
    blo/TJS Tajikistan kasomooni
    blo/TMT Turkmenistan kamanaatɩ
    blo/TND Tunisii kaɖinaa
    blo/TOP Tɔŋga kapaŋga
    blo/TRY Turkii kalira
    blo/TTD Triniɖaaɖ na Tobagoo kaɖala
    blo/TWD Taɩwan kaɖala afɔlɩ
    blo/TZS Taŋsanii kashílè
    blo/UAH Ikrɛɛn karifniya
    blo/UGX Uganɖaa kashílè
    blo/USD Amalɩka kaɖala
    blo/UYU Uruguwee kapɛsoo
    blo/UZS Usbeekistan kasɔm
    blo/VES Fenesuwelaa kabolifar
    blo/VND Fɛtnam kaɖɔŋgɩ
    blo/VUV Fanuwatu kafatu
    blo/WST Samowa katala
    blo/XAF Garɩɖontǝna gɩcɩɩca kasɛɛfa
    blo/XCD Karayiib gajakalaŋ kaɖala
    blo/XOF Garɩɖontǝna gɩteŋshilelaŋ kasɛɛfa
    blo/XPF Polinesiya Gafɔntǝna kaja kafaraŋ
    blo/YER Yemɛn kariyal
    blo/ZAR Sautafrika karanɖɩ
    blo/ZMW Sambii kakʊwaasha
    bm/AED arabu mara kafoli Diram
    bm/AOA angola Kwanza
    bm/AUD ositirali Dolar
    bm/BHD bareyini Dinar
    bm/BIF burundi Fraŋ
    bm/BWP bɔtisiwana Pula
    bm/CAD kanada Dolar
    bm/CDF kongole Fraŋ
    bm/CHF suwisi Fraŋ
    bm/CNY siniwa Yuwan
    bm/CVE capivɛrdi Esekudo
    bm/DJF jibuti Fraŋ
    bm/DZD alizeri Dinar
    bm/EGP eziputi Livri
    bm/ERN eritere Nafika
    bm/ETB etiopi Bir
    bm/EUR ero
    bm/GBP angilɛ Livri
    bm/GMD gambi Dalasi
    bm/INR Ɛndu Rupi
    bm/JPY zapɔne Yɛn
    bm/KES keniya Siling
    bm/KMF komɔri Fraŋ
    bm/LRD liberiya Dolar
    bm/LSL lesoto Loti
    bm/LYD libi Dinar
    bm/MAD marɔku Diram
    bm/MGA madagasikari Fraŋ
    bm/MRU mɔritani Uguwiya
    bm/MUR morisi Rupi
    bm/MWK malawi Kwaca
    bm/NAD namibi Dolar
    bm/NGN nizeriya Nɛra
    bm/RWF ruwanda Fraŋ
    bm/SAR sawudiya Riyal
    bm/SCR sesɛli Rupi
    bm/SDG sudani Dinar
    bm/SHP Ɛlɛni-Senu Livri
    bm/SLE siyeralewɔni Lewɔni
    bm/SLL siyeralewɔni Lewɔni (1964—2022)
    bm/SOS somali Siling
    bm/STN sawotome Dobra
    bm/SZL swazilandi Lilangeni
    bm/TND tunizi Dinar
    bm/TZS tanzani Siling
    bm/UGX uganda Siling
    bm/USD ameriki Dolar
    bm/XAF sefa Fraŋ (BEAC)
    bm/XOF sefa Fraŋ (BCEAO)
    bm/ZAR sudafriki Randi
    bm/ZMW zambi Kwaca
    bn/AED সংযুক্ত আরব আমিরাত দিরহাম
    bn/AFN আফগান আফগানি
    bn/ALL আলবেনিয়ান লেক
    bn/AMD আরমেনিয়ান দ্রাম
    bn/ANG নেদারল্যান্ড এ্যান্টিলিয়ান গুল্ডের
    bn/AOA এ্যাঙ্গোলান কওয়ানজা
    bn/ARS আর্জেন্টিনা পেসো
    bn/AUD অস্ট্রেলিয়ান ডলার
    bn/AWG আরুবা ফ্লোরিন
    bn/AZN আজারবাইজান মানাত
    bn/BAM বসনিয়া এবং হার্জেগোভিনা বিনিমেয় মার্ক
    bn/BBD বার্বেডোজ ডলার
    bn/BDT বাংলাদেশী টাকা
    bn/BGN বুলগেরীয় লেভ
    bn/BHD বাহরাইনি দিনার
    bn/BIF বুরুন্ডি ফ্রাঙ্ক
    bn/BMD বারমিউডান ডলার
    bn/BND ব্রুনেই ডলার
    bn/BOB বলিভিয়ান বলিভিয়ানো
    bn/BRL ব্রাজিলিয়ান রিয়েল
    bn/BSD বাহামিয়ান ডলার
    bn/BTN ভুটানি এনগুল্ট্রুম
    bn/BWP বতসোয়ানা পুলা
    bn/BYN বেলারুশিয়ান রুবেল
    bn/BZD বেলিজ ডলার
    bn/CAD কানাডিয়ান ডলার
    bn/CDF কঙ্গোলিস ফ্র্যাঙ্ক
    bn/CHF সুইস ফ্রাঁ
    bn/CLP চিলি পেসো
    bn/CNH চাইনিজ ইউয়ান (অফশোর)
    bn/CNY চীনা য়ুয়ান
    bn/COP কলোম্বিয়ান পেসো
    bn/CRC কোস্টা রিকা কোলোন
    bn/CUC কিউবান রূপান্তরযোগ্য পেসো
    bn/CUP কিউবান পেসো
    bn/CVE কেপ ভার্দে এসকুডো
    bn/CZK চেক প্রজাতন্ত্র কোরুনা
    bn/DJF জিবুতি ফ্রাঙ্ক
    bn/DKK ড্যানিশ ক্রোন
    bn/DOP ডোমিনিকান পেসো
    bn/DZD আলজেরীয় দিনার
    bn/EGP মিশরীয় পাউন্ড
    bn/ERN এরিট্রিয়েন নাকফা
    bn/ETB ইথিওপিয়ান বির
    bn/EUR ইউরো
    bn/FJD ফিজি ডলার
    bn/FKP ফকল্যান্ড দ্বীপপুঞ্জ পাউন্ড
    bn/GBP ব্রিটিশ পাউন্ড
    bn/GEL জর্জিয়ান লারি
    bn/GHS ঘানা সেডি
    bn/GIP জিব্রাল্টার পাউন্ড
    bn/GMD গাম্বিয়া ডালাসি
    bn/GNF গিনি ফ্রাঙ্ক
    bn/GTQ গুয়াতেমালা কুয়েৎজাল
    bn/GYD গায়ানিজ ডলার
    bn/HKD হংকং ডলার
    bn/HNL হন্ডুরাস লেম্পিরা
    bn/HRK ক্রোয়েশিয়ান কুনা
    bn/HTG হাইতি গৌর্দে
    bn/HUF হাঙ্গেরিয়ান ফোরিন্ট
    bn/IDR ইন্দোনেশিয়ান রুপিয়াহ
    bn/ILS ইসরায়েলি নতুন শেকেল
    bn/INR ভারতীয় রুপি
    bn/IQD ইরাকি দিনার
    bn/IRR ইরানিয়ান রিয়াল
    bn/ISK আইসল্যান্ডীয় ক্রোনা
    bn/JMD জামাইকান ডলার
    bn/JOD জর্ডানিয়ান দিনার
    bn/JPY জাপানি ইয়েন
    bn/KES কেনিয়ান শিলিং
    bn/KGS কিরগিজস্তান সোম
    bn/KHR কম্বোডিয়ান রিয়েল
    bn/KMF কমোরিয়ান ফ্রাঙ্ক
    bn/KPW উত্তর কোরিয়ার ওন
    bn/KRW দক্ষিণ কোরিয়ান ওন
    bn/KWD কুয়েতি দিনার
    bn/KYD কেম্যান দ্বীপপুঞ্জের ডলার
    bn/KZT কাজাখাস্তানি টেঙ্গে
    bn/LAK লেউশান কিপ
    bn/LBP লেবানিজ পাউন্ড
    bn/LKR শ্রীলঙ্কান রুপি
    bn/LRD লিবেরিয়ান ডলার
    bn/LSL লেসুটু লোটি
    bn/LYD লিবিয়ান দিনার
    bn/MAD মোরোক্কান দিরহাম
    bn/MAF মোরোক্কান ফ্রাঙ্ক
    bn/MDL মোল্ডোভান লেয়ু
    bn/MGA মাদাগাস্কার আরিয়ারি
    bn/MKD ম্যাসেডোনিয়ান দিনার
    bn/MMK মায়ানমার কিয়াত
    bn/MNT মঙ্গোলিয়ান তুগরিক
    bn/MOP ম্যাক্যাও পাটাকা
    bn/MRU মৌরিতানিয়ান ওউগুইয়া
    bn/MUR মৌরিতানিয়ান রুপি
    bn/MVR মালদিভিয়ান রুফিয়া
    bn/MWK মালাউইয়ান কোয়াচা
    bn/MXN ম্যাক্সিকান পেসো
    bn/MYR মালয়েশিয়ান রিঙ্গিৎ
    bn/MZN মোজাম্বিক মেটিকেল
    bn/NAD নামিবিয়া ডলার
    bn/NGN নাইজেরিয়ান নায়রা
    bn/NIO নিকারাগুয়ান কর্ডোবা
    bn/NOK নরওয়েজিয়ান ক্রোন
    bn/NPR নেপালি রুপি
    bn/NZD নিউজিল্যান্ড ডলার
    bn/OMR ওমানি রিয়াল
    bn/PAB পানামানিয়ান বালবোয়া
    bn/PEN পেরুভিয়ান সোল
    bn/PGK পাপুয়া নিউ গিনিয়ান কিনা
    bn/PHP ফিলিপাইন পেসো
    bn/PKR পাকিস্তানি রুপি
    bn/PLN পোলিশ জ্লোটি
    bn/PYG প্যারাগুয়ান গুয়ারানি
    bn/QAR কাতার রিয়াল
    bn/RON রুমানিয়া লেয়ু
    bn/RSD সারবিয়ান দিনার
    bn/RUB রাশিয়ান রুবেল
    bn/RWF রুয়ান্ডান ফ্রাঙ্ক
    bn/SAR সৌদি রিয়াল
    bn/SBD সলোমন দ্বীপপুঞ্জ ডলার
    bn/SCR সেয়চেল্লোইস রুপি
    bn/SDG সুদানি পাউন্ড
    bn/SEK সুইডিশ ক্রোনা
    bn/SGD সিঙ্গাপুর ডলার
    bn/SHP সেন্ট হেলেনা পাউন্ড
    bn/SLE সিয়েরা লিয়নের লিয়ন
    bn/SLL সিয়েরা লিয়নের লিয়ন (1964—2022)
    bn/SOS সোমালি শিলিং
    bn/SRD সুরিনামিজ ডলার
    bn/SSP দক্ষিণ সুদানি পাউন্ড
    bn/STN সাও টোমে এবং প্রিন্সিপে ডোবরা
    bn/SYP সিরিয়ান পাউন্ড
    bn/SZL সোয়াজিল্যান্ড লিলাঙ্গেনি
    bn/THB থাই বাত
    bn/TJS তাজিকিস্তান সোমোনি
    bn/TMT তুর্কমেনিস্তান মানত
    bn/TND তিউনেশিয়ান দিনার
    bn/TOP টোঙ্গা পা’আঙ্গা
    bn/TRY তুর্কি লিরা
    bn/TTD ত্রিনিদাদ এবং টোবাগো ডলার
    bn/TWD নতুন তাইওয়ান ডলার
    bn/TZS তাঞ্জনিয়া শিলিং
    bn/UAH ইউক্রেইন হৃভনিয়া
    bn/UGX উগান্ডান শিলিং
    bn/USD মার্কিন ডলার
    bn/UYU উরুগুয়ে পেসো
    bn/UZS উজবেকিস্তানি সোম
    bn/VEF ভেনিজুয়েলীয় বলিভার (২০০৮–২০১৮)
    bn/VES ভেনিজুয়েলীয় বলিভার
    bn/VND ভিয়েতনামি ডঙ্গ
    bn/VUV ভানুয়াতু ভাতু
    bn/WST সামোয়ান টালা
    bn/XAF মধ্য আফ্রিকান [CFA] ফ্র্যাঙ্ক
    bn/XCD পূর্ব ক্যারাবিয়ান ডলার
    bn/XFO ফরাসি গোল্ড ফ্রাঙ্ক
    bn/XFU ফরাসি ইউআইসি - ফ্রাঙ্ক
    bn/XOF পশ্চিম আফ্রিকান [CFA] ফ্র্যাঙ্ক
    bn/XPF সিএফপি ফ্র্যাঙ্ক
    bn/YER ইয়েমেনি রিয়াল
    bn/ZAR দক্ষিণ আফ্রিকান রেন্ড
    bn/ZMW জাম্বিয়ান কওয়াচা
    bn_IN/ANG নেদারল্যান্ডস অ্যান্টিলিয়ান গিল্ডার
    bn_IN/AWG আরুবান গিল্ডার
    bn_IN/BMD বারমুডান ডলার
    bn_IN/GTQ গুয়াতেমালান কেৎসাল
    bn_IN/HNL হন্ডুরান লেম্পিরা
    bn_IN/HTG হাইতিয়ান গুর্দ
    bn_IN/MXN মেক্সিকান পেসো
    bn_IN/XCD পূর্ব ক্যারিবিয়ান ডলার
    bo/CNY ཡུ་ཨན་
    bo/INR རྒྱ་གར་སྒོར་
    bo/USD ཨ་རིའི་སྒོར་
    br/AED dirham EAU
    br/AFN afghani Afghanistan
    br/ALL lek Albania
    br/AMD dram Armenia
    br/ANG florin Antilhez nederlandat
    br/AOA kwanza Angola
    br/ARM peso Arcʼhantina (1881–1970)
    br/ARS peso Arcʼhantina
    br/AUD dollar Aostralia
    br/AWG florin Aruba
    br/AZN manat Azerbaidjan
    br/BAM mark kemmadus Bosnia ha Herzegovina
    br/BAN dinar nevez Bosnia ha Herzegovina (1994–1997)
    br/BBD dollar Barbados
    br/BDT taka Bangladesh
    br/BGM lev sokialour Bulgaria
    br/BGN lev Bulgaria
    br/BGO lev Bulgaria (1879–1952)
    br/BHD dinar Bahrein
    br/BIF lur Burundi
    br/BMD dollar Bermuda
    br/BND dollar Brunei
    br/BOB boliviano Bolivia
    br/BOL boliviano Bolivia (1863–1963)
    br/BRL real Brazil
    br/BSD dollar Bahamas
    br/BTN ngultrum Bhoutan
    br/BWP pula Botswana
    br/BYN roubl Belarus
    br/BZD dollar Belize
    br/CAD dollar Kanada
    br/CDF lur Kongo
    br/CHF lur Suis
    br/CLE escudo Chile
    br/CLP peso Chile
    br/CNH yuan Sina (diavaez)
    br/CNX dollar Bank poblel Sina
    br/CNY yuan Sina
    br/COP peso Kolombia
    br/CRC colón Costa Rica
    br/CUC peso kemmadus Kuba
    br/CUP peso Kuba
    br/CVE escudo Kab Glas
    br/CZK kurunenn Tchek
    br/DJF lur Djibouti
    br/DKK kurunenn Danmark
    br/DOP peso Dominikan
    br/DZD dinar Aljeria
    br/EGP lur Egipt
    br/ERN nakfa Eritrea
    br/ETB birr Etiopia
    br/EUR euro
    br/FJD dollar Fidji
    br/FKP lur Inizi Falkland
    br/GBP lur Breizh-Veur
    br/GEL lari Jorjia
    br/GHS cedi Ghana
    br/GIP lur Jibraltar
    br/GMD dalasi Gambia
    br/GNF lur Ginea
    br/GTQ quetzal Guatemala
    br/GYD dollar Guyana
    br/HKD dollar Hong Kong
    br/HNL lempira Honduras
    br/HRK kuna Kroatia
    br/HTG gourde Haiti
    br/HUF forint Hungaria
    br/IDR roupi Indonezia
    br/ILS shekel nevez Israel
    br/INR roupi India
    br/IQD dinar Iraq
    br/IRR rial Iran
    br/ISK kurunenn Island
    br/JMD dollar Jamaika
    br/JOD dinar Jordania
    br/JPY yen Japan
    br/KES shilling Kenya
    br/KGS som Kyrgyzstan
    br/KHR riel Kambodja
    br/KMF lur Komorez
    br/KPW won Korea an Norzh
    br/KRH hwan Korea ar Su (1953–1962)
    br/KRO won Korea ar Su (1945–1953)
    br/KRW won Korea ar Su
    br/KWD dinar Koweit
    br/KYD dollar Inizi Cayman
    br/KZT tenge Kazakstan
    br/LAK kip Laos
    br/LBP lur Liban
    br/LKR roupi Sri Lanka
    br/LRD dollar Liberia
    br/LSL loti Lesotho
    br/LYD dinar Libia
    br/MAD dirham Maroko
    br/MAF lur Maroko
    br/MCF lur Monaco
    br/MDL leu Moldova
    br/MGA ariary Madagaskar
    br/MKD denar Makedonia
    br/MKN denar Makedonia (1992–1993)
    br/MMK kyat Myanmar
    br/MNT tugrik Mongolia
    br/MOP pataca Macau
    br/MRU ouguiya Maouritania
    br/MUR roupi Moris
    br/MVP roupi Maldivez
    br/MVR rufiyaa Maldivez
    br/MWK kwacha Malawi
    br/MXN peso Mecʼhiko
    br/MYR ringgit Malaysia
    br/MZN metical Mozambik
    br/NAD dollar Namibia
    br/NGN naira Nigeria
    br/NIO cordoba Nicaragua
    br/NOK kurunenn Norvegia
    br/NPR roupi Nepal
    br/NZD dollar Zeland-Nevez
    br/OMR rial Oman
    br/PAB balboa Panamá
    br/PEN sol Perou
    br/PGK kina Papoua Ginea-Nevez
    br/PHP peso Filipinez
    br/PKR roupi Pakistan
    br/PLN zloty Polonia
    br/PYG guarani Paraguay
    br/QAR rial Qatar
    br/RON leu Roumania
    br/RSD dinar Serbia
    br/RUB roubl Rusia
    br/RWF lur Rwanda
    br/SAR riyal Arabia Saoudat
    br/SBD dollar Inizi Salomon
    br/SCR roupi Sechelez
    br/SDG lur Soudan
    br/SEK kurunenn Sveden
    br/SGD dollar Singapour
    br/SHP lur Saint-Helena
    br/SLE leone Sierra Leone
    br/SLL leone Sierra Leone (1964—2022)
    br/SOS shilling Somalia
    br/SRD dollar Surinam
    br/SSP lur Susoudan
    br/STN dobra São Tomé ha Príncipe
    br/SYP lur Siria
    br/SZL lilangeni Swaziland
    br/THB baht Thailand
    br/TJS somoni Tadjikistan
    br/TMT manat Turkmenistan
    br/TND dinar Tunizia
    br/TOP paʻanga Tonga
    br/TRY lur Turkia
    br/TTD dollar Trinidad ha Tobago
    br/TWD dollar nevez Taiwan
    br/TZS shilling Tanzania
    br/UAH hryvnia Ukraina
    br/UGX shilling Ouganda
    br/USD dollar SU
    br/UYU peso Uruguay
    br/UZS som Ouzbekistan
    br/VEF bolivar Venezuela (2008–2018)
    br/VES bolivar Venezuela
    br/VND dong Viêt Nam
    br/VNN dong Viêt Nam (1978–1985)
    br/VUV vatu Vanuatu
    br/WST tala Samoa
    br/XAF lur CFA Kreizafrika
    br/XCD dollar Karib ar reter
    br/XFO lur aour Frañs
    br/XFU lur Unaniezh etrebroadel an hentoù-houarn
    br/XOF lur CFA Afrika ar Cʼhornôg
    br/XPF lur CFP
    br/YER rial Yemen
    br/YUR dinar adreizhet Yougoslavia (1992–1993)
    br/ZAR rand Suafrika
    br/ZMW kwacha Zambia
    brx/AED इउ.ए.इ दिर्हाम
    brx/AFN अफ़ग़ानी
    brx/ALL आल्बानियानि लेक
    brx/AMD आर्मेनियानि द्राम
    brx/ANG नेदारलेण्डनि एन्टिलियान गिल्डार
    brx/AOA आंगलानि क्वान्जा
    brx/ARS आर्जेन्टिनानि पेस’
    brx/AUD ऑस्ट्रेलियन डॉलर
    brx/AWG आरूबान फ्ल’रिन
    brx/AZN आजेरबाईजाननि मनात
    brx/BAM बसनिया-हार्जेगभिनानि सोलायहाथाव मार्क
    brx/BBD बारबाद’सनि डलार
    brx/BDT बांगलादेश टका
    brx/BGN बुल्गारियानि लेभ
    brx/BHD बाहरैननि दिनार
    brx/BIF बुरूण्डीनि फ्रांक
    brx/BMD बारमुडानि डलार
    brx/BND ब्रुनई डॉलर
    brx/BOB बलिभियानि बलिभियान’
    brx/BRL ब्राजिलनि रीयाल
    brx/BSD बाहामासनि डलार
    brx/BTN भुतान का नगुलत्रुम
    brx/BWP बत्स्वानानि पुला
    brx/BYN बेलारुसनि रूबल
    brx/BZD बेलीज डलार
    brx/CAD कानाडानि डलार
    brx/CDF कंग’नि फ्रांक
    brx/CHF सुईस फ्रांक
    brx/CLP चिलीनि पेस’
    brx/CNH चाइनीज युवान ( हाब्रांनि गोजान)
    brx/CNY चाइनीज युवान
    brx/COP कल’म्बयानि पेस’
    brx/CRC क’स्टा रिकानि कल’न
    brx/CUC किउबानि सोलायहाथाव पेस’
    brx/CUP किउबानि पेस’
    brx/CVE केप भेर्देनि एस्कुद’
    brx/CZK चेखनि करुना
    brx/DJF जिबौतिनि फ्रांक
    brx/DKK डेनमार्कनि क्र’न
    brx/DOP डमिनिकानि पेस’
    brx/DZD आल्जेरियानि दिनार
    brx/EGP ईजिप्तनि पाउण्ड
    brx/ERN एरित्रीयानि नाकफा
    brx/ETB इथिय’पियानि बीर्र
    brx/EUR इउर’
    brx/FJD फ़िजी का डॉलर
    brx/FKP फ’कलेण्ड द्वीपफोरनि पाउण्ड
    brx/GBP ब्रिटिश पाउण्ड
    brx/GEL जर्जियानि लारी
    brx/GHS घानानि सेदि
    brx/GIP जिब्राल्टारनि पाउण्ड
    brx/GMD गाम्बियानि दालासि
    brx/GNF गिनीयानि फ्रांक
    brx/GTQ गुआतेमालानि क्वेत्जाल
    brx/GYD गुयानानि डलार
    brx/HKD हंकं डलार
    brx/HNL हन्दुरासनि लेम्पिरा
    brx/HRK क्रवेशियानि कुना
    brx/HTG हाईतीनि गूर्द
    brx/HUF हांगारीनि फरिन्त
    brx/IDR इण्डोनेशियाई रुपिया
    brx/ILS इज्राईलनि गोदान शेकेल
    brx/INR भारतनि रुपी
    brx/IQD ईराकनि दिनार
    brx/IRR ईरानी रीयाल
    brx/ISK आईसलेण्डनि क्र’ना
    brx/JMD जामाईकानि डलार
    brx/JOD जर्डाननि दिनार
    brx/JPY जापानीज येन
    brx/KES केनियानि शिलिं
    brx/KGS कीर्गीस्ताननि स’म
    brx/KHR कंबोडिया का रिएल
    brx/KMF कम’र’नि फ्रांक
    brx/KPW साहा करियानि व’न
    brx/KRW खोला करियानि व’न
    brx/KWD कुवैतनि दिनार
    brx/KYD कैमेन द्वीपनि डलार
    brx/KZT काजाखस्ताननि तेंगे
    brx/LAK लाओस का कीप
    brx/LBP लेबान’ननि पाउण्ड
    brx/LKR श्री लंका रूपी
    brx/LRD लीबेरियानि डलार
    brx/LSL लेस’थ’नि लटि
    brx/LYD लिबियानि दिनार
    brx/MAD मरक्क’नि दिर्हाम
    brx/MAF मोरक्किय फ्राँ
    brx/MDL मल्ड’भानि लिउ
    brx/MGA मालागासी आरिआरी
    brx/MKD मेसेड’नियानि देनार
    brx/MMK म्यानमारी क्याट
    brx/MNT मंगलियानि तुग्रीक
    brx/MOP माकाउनि पाताका
    brx/MRU म’रिशियानि ऊगुया
    brx/MUR मरिसियानि रुपी
    brx/MVR मालदीव द्वीप का रूफिया
    brx/MWK मालावीनि क्वाचा
    brx/MXN मेक्सिकान पेस’
    brx/MYR मलेशियन रिंगित
    brx/MZN मजाम्बिकनि मेटिकेल
    brx/NAD नामिबियानि डलार
    brx/NGN नाइजेरियानि नायरा
    brx/NIO निकारागुआनि कर्द’बा
    brx/NOK नरवैनि क्र’न
    brx/NPR नेपाली रुपी
    brx/NZD न्यूज़ीलैंड डॉलर
    brx/OMR अमाननि रियाल
    brx/PAB पानामानि बाल्ब’आ
    brx/PEN पेरूनि सल
    brx/PGK पापुआ न्यु गीनी का कीना
    brx/PHP फ़िलिपीन का पेसो
    brx/PKR पाकिस्तानी रुपया
    brx/PLN पलेण्डनि ज्ल’टी
    brx/PYG पारागुवेनि गुआरानी
    brx/QAR कातारनि रियाल
    brx/RON रमानियानि लिउ
    brx/RSD सार्बियानि दिनार
    brx/RUB रासियानि रूबल
    brx/RWF रुवान्दानि फ्रांक
    brx/SAR साउदि रियाल
    brx/SBD सोलोमन द्वीप का डॉलर
    brx/SCR सैशेल्लेसनि रूपी
    brx/SDG सुदाननि पाउण्ड
    brx/SEK स्वीडेननि क्र’ना
    brx/SGD सिंगापुर डॉलर
    brx/SHP सैन्ट हेलेनानि पाउण्ड
    brx/SLE सीयेर्रा लिय’ननि लीयन
    brx/SLL सीयेर्रा लिय’ननि लीयन (1964—2022)
    brx/SOS समालियानि शिलिं
    brx/SRD सुरीनामनि डलार
    brx/SSP खोला सुदानारि पाउण्ड
    brx/STN साऊ तमे आरो प्रिन्सिपनि दब्रा
    brx/SYP सीरियानि पाउण्ड
    brx/SZL स्वाजी लीलांगेनी
    brx/THB थाई बाह्ट
    brx/TJS ताजिकिस्ताननि सम’नि
    brx/TMT तुर्कमेनीस्ताननि मानात
    brx/TND त्सुनीसीयानि दिनार
    brx/TOP टॉंगा पाईंगा
    brx/TRY तुर्कीनि लीरा
    brx/TTD त्रिनिदाद आरो तबाग’ डलार
    brx/TWD ताईवाननि गोदान डलार
    brx/TZS तान्जानियानि शिलिं
    brx/UAH युक्रेननि ह्रीभनिया
    brx/UGX उगाण्डानि शिलिं
    brx/USD इउ.एस डलार
    brx/UYU उरुगुवेनि पेस’
    brx/UZS उजबेकिस्ताननि स’म
    brx/VEF वेनेज़ुएलाई बोलिवार (2008–2018)
    brx/VES भेनेजुवेलानि बलिभार
    brx/VND वीयतनामी डॉंग
    brx/VUV वनुआटु वटु
    brx/WST वेस्टर्न समोआ ताला
    brx/XAF मिरु आफ्रिकानि सि.एफ.ए फ्रांक
    brx/XCD सानजा केरिबियान डलार
    brx/XFO फ्रानसीसी सुवर्ण फ्राँ
    brx/XFU फ्रानसीसी युआईसी फ्राँ
    brx/XOF सोनाब आफ्रिकानि सि.एफ.ए फ्रांक
    brx/XPF फ्रानसीसी फेदेरेशनी फ्राँ
    brx/XRE रीनैट फंड्स
    brx/YER येमेननि रियाल
    brx/ZAR खोला आफ्रिकानि राण्ड
    brx/ZMW जाम्बियानि क्वाचा
    bs/AED Dirham Ujedinjenih Arapskih Emirata
    bs/AFN Afganistanski afgan
    bs/ALL Albanski lek
    bs/AMD Armenski dram
    bs/ANG Holandskoantilski gulden
    bs/AOA Angolska kvanza
    bs/ARS Argentinski pezos
    bs/AUD Australijski dolar
    bs/AWG Arubanski florin
    bs/AZN Azerbejdžanski manat
    bs/BAM Bosanskohercegovačka konvertibilna marka
    bs/BAN Bosanskohercegovački novi dinar
    bs/BBD Barbadoski dolar
    bs/BDT Bangladeška taka
    bs/BGM Bugarski socijalistički lev
    bs/BGN Bugarski lev
    bs/BGO Bugarski lev (1879–1952)
    bs/BHD Bahreinski dinar
    bs/BIF Burundski franak
    bs/BMD Bermudski dolar
    bs/BND Brunejski dolar
    bs/BOB Bolivijski boliviano
    bs/BOL Bolivijski boliviano (1863–1963)
    bs/BRL Brazilski real
    bs/BRZ Brazilski kruzeiro (1942–1967)
    bs/BSD Bahamski dolar
    bs/BTN Butanski ngultrum
    bs/BWP Bocvanska pula
    bs/BYN Bjeloruska rublja
    bs/BZD Belizeanski dolar
    bs/CAD Kanadski dolar
    bs/CDF Kongoanski franak
    bs/CHF Švicarski franak
    bs/CLE Čileanski eskudo
    bs/CLP Čileanski pezos
    bs/CNH Kineski juan (izvanteritorijalni)
    bs/CNX Dolar kineske narodne banke
    bs/CNY Kineski juan
    bs/COP Kolumbijski pezos
    bs/CRC Kostarikanski kolon
    bs/CUC Kubanski konvertibilni pezos
    bs/CUP kubanski pezos
    bs/CVE Zelenortski eskudo
    bs/CZK Češka kruna
    bs/DJF Džibutski franak
    bs/DKK Danska kruna
    bs/DOP Dominikanski pezos
    bs/DZD Alžirski dinar
    bs/EGP Egipatska funta
    bs/ERN Eritrejska nakfa
    bs/ETB Etiopski bir
    bs/EUR Euro
    bs/FJD Fidžijski dolar
    bs/FKP Folklandska funta
    bs/GBP Britanska funta
    bs/GEL Gruzijski lari
    bs/GHS Ganski cedi
    bs/GIP Gibraltarska funta
    bs/GMD Gambijski dalasi
    bs/GNF Gvinejski franak
    bs/GTQ Gvatemalski kecal
    bs/GYD Gvajanski dolar
    bs/HKD Honkonški dolar
    bs/HNL Honduraška lempira
    bs/HRK Hrvatska kuna
    bs/HTG Haićanski gurd
    bs/HUF Mađarska forinta
    bs/IDR Indonežanska rupija
    bs/ILS Izraelski novi šekel
    bs/INR Indijska rupija
    bs/IQD Irački dinar
    bs/IRR Iranski rijal
    bs/ISK Islandska kruna
    bs/JMD Jamajčanski dolar
    bs/JOD Jordanski dinar
    bs/JPY Japanski jen
    bs/KES Kenijski šiling
    bs/KGS Kirgistanski som
    bs/KHR Kambodžanski rijel
    bs/KMF Komorski franak
    bs/KPW Sjevernokorejski von
    bs/KRH Južno-korejski hvan (1953–1962)
    bs/KRO Južno-korejski Von (1945–1953)
    bs/KRW Južnokorejski von
    bs/KWD Kuvajtski dinar
    bs/KYD Kajmanski dolar
    bs/KZT Kazahstanski tenge
    bs/LAK Laoski kip
    bs/LBP Libanska funta
    bs/LKR Šrilankanska rupija
    bs/LRD Liberijski dolar
    bs/LSL Lesotski loti
    bs/LYD Libijski dinar
    bs/MAD Marokanski dirham
    bs/MAF Marokanski franak
    bs/MCF Monegaskaški franak
    bs/MDC Moldavski kupon
    bs/MDL Moldavski lej
    bs/MGA Malagaški arijari
    bs/MKD Makedonski denar
    bs/MKN Makedonski denar (1992–1993)
    bs/MMK Mijanmarski kjat
    bs/MNT Mongolski tugrik
    bs/MOP Makaonska pataka
    bs/MRU mauritanijska ugvija
    bs/MUR Mauricijska rupija
    bs/MVR Maldivska rufija
    bs/MWK Malavijska kvača
    bs/MXN Meksički pezos
    bs/MYR Malezijski ringit
    bs/MZN Mozambijski metikal
    bs/NAD Namibijski dolar
    bs/NGN Nigerijska naira
    bs/NIO Nikaragvanska kordoba
    bs/NOK Norveška kruna
    bs/NPR Nepalska rupija
    bs/NZD Novozelandski dolar
    bs/OMR Omanski rijal
    bs/PAB Panamska balboa
    bs/PEN Peruanski sol
    bs/PGK Kina Papue Nove Gvineje
    bs/PHP Filipinski pezos
    bs/PKR Pakistanska rupija
    bs/PLN Poljski zlot
    bs/PYG Paragvajski gvarani
    bs/QAR Katarski rijal
    bs/RON Rumunski lej
    bs/RSD Srpski dinar
    bs/RUB Ruska rublja
    bs/RWF Ruandski franak
    bs/SAR Saudijski rijal
    bs/SBD Solomonski dolar
    bs/SCR Sejšelska rupija
    bs/SDG Sudanska funta
    bs/SEK Švedska kruna
    bs/SGD Singapurski dolar
    bs/SHP Svetohelenska funta
    bs/SLE Sijeraleonski leone
    bs/SLL Sijeraleonski leone (1964—2022)
    bs/SOS Somalski šiling
    bs/SRD Surinamski dolar
    bs/SSP Južnosudanska funta
    bs/STN Dobra Sao Toma i Principa
    bs/SYP Sirijska funta
    bs/SZL Svazilendski lilangeni
    bs/THB Tajlandski baht
    bs/TJS Tadžikistanski somoni
    bs/TMT Turkmenistanski manat
    bs/TND Tuniški dinar
    bs/TOP Tonganska panga
    bs/TRY Turska lira
    bs/TTD Trinidadtobaški dolar
    bs/TWD Novi tajvanski dolar
    bs/TZS Tanzanijski šiling
    bs/UAH Ukrajinska hrivnja
    bs/UGX Ugandski šiling
    bs/USD Američki dolar
    bs/UYU Urugvajski pezos
    bs/UZS Uzbekistanski som
    bs/VEF venecuelanski bolivar (2008–2018)
    bs/VES Venecuelanski bolivar
    bs/VND Vijetnamski dong
    bs/VNN Vijetnamski dong (1978–1985)
    bs/VUV Vanuatski vatu
    bs/WST Samoanska tala
    bs/XAF Centralnoafrički franak (CFA)
    bs/XCD Istočnokaripski dolar
    bs/XFO Francuski zlatni frank
    bs/XFU Francuski UIC-frank
    bs/XOF Zapadnoafrički franak (CFA)
    bs/XPF Franak (CFP)
    bs/XRE RINET fondovi
    bs/YER Jemenski rijal
    bs/YUR Jugoslovenski reformirani dinar
    bs/ZAR Južnoafrički rand
    bs/ZMW Zambijska kvača
    bs_Cyrl/AED Уједињени арапски емирати дирхам
    bs_Cyrl/AFN Афганистански афгани
    bs_Cyrl/ALL Албански лек
    bs_Cyrl/AMD Арменски драм
    bs_Cyrl/ANG Холандски антили гилдер
    bs_Cyrl/AOA Анголска кванза
    bs_Cyrl/ARS Аргентински пезос
    bs_Cyrl/AUD Аустралијски долар
    bs_Cyrl/AWG Арубански флорин
    bs_Cyrl/AZN Азербејџански манат
    bs_Cyrl/BAM Конвертибилна марка
    bs_Cyrl/BBD Барбадоски долар
    bs_Cyrl/BDT Бангладешка така
    bs_Cyrl/BGN Бугарски лев
    bs_Cyrl/BHD Бахреински динар
    bs_Cyrl/BIF Бурундски франак
    bs_Cyrl/BMD Бермудски долар
    bs_Cyrl/BND Брунејски долар
    bs_Cyrl/BOB Боливијски боливиано
    bs_Cyrl/BRL Бразилски реал
    bs_Cyrl/BSD Бахамски долар
    bs_Cyrl/BTN Бутански нгултрум
    bs_Cyrl/BWP Боцванска пула
    bs_Cyrl/BYN Белоруска рубља
    bs_Cyrl/BZD Белизеански долар
    bs_Cyrl/CAD Канадски долар
    bs_Cyrl/CDF Конгоански франак
    bs_Cyrl/CHF Швајцарски франак
    bs_Cyrl/CLP Чилеански пезос
    bs_Cyrl/CNH Кинески јуан (острвски)
    bs_Cyrl/CNY Кинески јуан
    bs_Cyrl/COP Колумбијски пезос
    bs_Cyrl/CRC Костарикански колон
    bs_Cyrl/CUC кубански конвертибилни пезос
    bs_Cyrl/CUP Кубански пезос
    bs_Cyrl/CVE Зеленортски ескудо
    bs_Cyrl/CZK Чешка круна
    bs_Cyrl/DJF Џибутски франак
    bs_Cyrl/DKK Данска круна
    bs_Cyrl/DOP Доминикански пезос
    bs_Cyrl/DZD Алжирски динар
    bs_Cyrl/EGP Египатска фунта
    bs_Cyrl/ERN Еритрејска накфа
    bs_Cyrl/ETB Етиопијски бир
    bs_Cyrl/EUR Евро
    bs_Cyrl/FJD Фиџи долар
    bs_Cyrl/FKP Фолкландска фунта
    bs_Cyrl/GBP Британска фунта
    bs_Cyrl/GEL Грузијски лари
    bs_Cyrl/GHS Гански цеди
    bs_Cyrl/GIP Гибралтаска фунта
    bs_Cyrl/GMD Гамбијски даласи
    bs_Cyrl/GNF Гвинејски франак
    bs_Cyrl/GTQ Гватемалски квецал
    bs_Cyrl/GYD Гвајански долар
    bs_Cyrl/HKD Хонгконшки долар
    bs_Cyrl/HNL Хондурашка лемпира
    bs_Cyrl/HRK Хрватска куна
    bs_Cyrl/HTG Хаићански гурд
    bs_Cyrl/HUF Мађарска форинта
    bs_Cyrl/IDR Индонежанска рупија
    bs_Cyrl/ILS Израелски нови шекел
    bs_Cyrl/INR Индијска рупија
    bs_Cyrl/IQD Ирачки динар
    bs_Cyrl/IRR Ирански ријал
    bs_Cyrl/ISK Исландска круна
    bs_Cyrl/JMD Јамајски долар
    bs_Cyrl/JOD Јордански динар
    bs_Cyrl/JPY Јапански јен
    bs_Cyrl/KES Кенијски шилинг
    bs_Cyrl/KGS Киргистански сом
    bs_Cyrl/KHR Камбоџански ријел
    bs_Cyrl/KMF Коморски франак
    bs_Cyrl/KPW Севернокорејски вон
    bs_Cyrl/KRW Јужнокорејски вон
    bs_Cyrl/KWD Кувајтски динар
    bs_Cyrl/KYD Кајмански долар
    bs_Cyrl/KZT Казахстански тенге
    bs_Cyrl/LAK Лаоски кип
    bs_Cyrl/LBP Либанска фунта
    bs_Cyrl/LKR Шриланканска рупија
    bs_Cyrl/LRD Либеријски долар
    bs_Cyrl/LSL Лесото лоти
    bs_Cyrl/LYD Либијски динар
    bs_Cyrl/MAD Марокански дирхам
    bs_Cyrl/MAF Марокански франак
    bs_Cyrl/MDL Молдавски леј
    bs_Cyrl/MGA Мадагаскарски аријари
    bs_Cyrl/MKD Македонски денар
    bs_Cyrl/MMK Мијанмарски кјат
    bs_Cyrl/MNT Монголски тугрик
    bs_Cyrl/MOP Макаоска патака
    bs_Cyrl/MRU Мауританска огија
    bs_Cyrl/MUR Маурицијска рупија
    bs_Cyrl/MVR Малдивска руфија
    bs_Cyrl/MWK Малавијска квача
    bs_Cyrl/MXN Мексички пезос
    bs_Cyrl/MYR Малезијски рингит
    bs_Cyrl/MZN Мозамбијски метикал
    bs_Cyrl/NAD Намибијски долар
    bs_Cyrl/NGN Нигеријска наира
    bs_Cyrl/NIO Никарагванска златна кордоба
    bs_Cyrl/NOK Норвешка круна
    bs_Cyrl/NPR Непалска рупија
    bs_Cyrl/NZD Новозеландски долар
    bs_Cyrl/OMR Омански ријал
    bs_Cyrl/PAB Панамска балбоа
    bs_Cyrl/PEN Перуански сол
    bs_Cyrl/PGK Папуанска кина
    bs_Cyrl/PHP Филипински пезос
    bs_Cyrl/PKR Пакистанска рупија
    bs_Cyrl/PLN Пољски злот
    bs_Cyrl/PYG Парагвајски гварани
    bs_Cyrl/QAR Катарски ријал
    bs_Cyrl/RON Румунски леј
    bs_Cyrl/RSD Српски динар
    bs_Cyrl/RUB Руска рубља
    bs_Cyrl/RWF Руандски франак
    bs_Cyrl/SAR Саудијски ријал
    bs_Cyrl/SBD Соломонски долар
    bs_Cyrl/SCR Сејшелска рупија
    bs_Cyrl/SDG Суданска фунта
    bs_Cyrl/SEK Шведска круна
    bs_Cyrl/SGD Сингапурски долар
    bs_Cyrl/SHP Света Јелена фунта
    bs_Cyrl/SLE Сијералеонски леоне
    bs_Cyrl/SLL Сијералеонски леоне (1964—2022)
    bs_Cyrl/SOS Сомалијски шилинг
    bs_Cyrl/SRD Суринамски долар
    bs_Cyrl/SSP Јужносуданска фунта
    bs_Cyrl/STN Сао Томе и Принципе добра
    bs_Cyrl/SYP Сиријска фунта
    bs_Cyrl/SZL Свазилендски лилангени
    bs_Cyrl/THB Тајски бахт
    bs_Cyrl/TJS Таџикистански сомони
    bs_Cyrl/TMT Туркменистански манат
    bs_Cyrl/TND Туниски динар
    bs_Cyrl/TOP Тонгоанска панга
    bs_Cyrl/TRY Турска лира
    bs_Cyrl/TTD Тринидад-тобагошки долар
    bs_Cyrl/TWD Нови тајвански долар
    bs_Cyrl/TZS Танзанијски шилинг
    bs_Cyrl/UAH Украјинска хривња
    bs_Cyrl/UGX Угандски шилинг
    bs_Cyrl/USD Амерички долар
    bs_Cyrl/UYU Уругвајски пезос
    bs_Cyrl/UZS Узбекистански сом
    bs_Cyrl/VEF Венецуелански боливар (2008–2018)
    bs_Cyrl/VES Венецуелански боливар
    bs_Cyrl/VND Вијетнамски донг
    bs_Cyrl/VUV Вануатски вату
    bs_Cyrl/WST Самоанска тала
    bs_Cyrl/XAF CFA франак BEAC
    bs_Cyrl/XCD Источно-карибски долар
    bs_Cyrl/XFO Француски златни франак
    bs_Cyrl/XFU Француски UIC-франак
    bs_Cyrl/XOF CFA франак BCEAO
    bs_Cyrl/XPF CFP франак
    bs_Cyrl/XRE RINET фонд
    bs_Cyrl/YER Јеменски ријал
    bs_Cyrl/ZAR Јужноафрички ранд
    bs_Cyrl/ZMW Замбијска квача
    byn/BRL የብራዚል ሪል
    byn/CNY የቻይና ዩአን ረንሚንቢ
    byn/ETB የኢትዮጵያ ብር
    byn/EUR አውሮ
    byn/GBP የእንግሊዝ ፓውንድ ስተርሊንግ
    byn/INR የሕንድ ሩፒ
    byn/JPY የጃፓን የን
    byn/RUB የራሻ ሩብል
    byn/USD የአሜሪካን ዶላር
    ca/AED dírham dels Emirats Àrabs Units
    ca/AFN afgani afganès
    ca/ALL lek
    ca/AMD dram
    ca/ANG florí de les Antilles Neerlandeses
    ca/AOA kwanza angolès
    ca/ARL peso ley argentí (1970–1983)
    ca/ARM peso argentí (1981–1970)
    ca/ARS peso argentí
    ca/AUD dòlar australià
    ca/AWG florí d’Aruba
    ca/AZN manat azerbaidjanès
    ca/BAM marc convertible de Bòsnia i Hercegovina
    ca/BAN nou dinar de Bòsnia i Hercegovina (1994–1997)
    ca/BBD dòlar de Barbados
    ca/BDT taka
    ca/BGM lev socialista búlgar
    ca/BGN lev
    ca/BGO lev búlgar (1879–1952)
    ca/BHD dinar de Bahrain
    ca/BIF franc de Burundi
    ca/BMD dòlar de les Bermudes
    ca/BND dòlar de Brunei
    ca/BOB bolivià
    ca/BOL boliviano bolivià (1863–1963)
    ca/BRL real brasiler
    ca/BRZ antic cruzeiro brasiler
    ca/BSD dòlar de les Bahames
    ca/BTN ngultrum de Bhutan
    ca/BWP pula de Botswana
    ca/BYN ruble belarús
    ca/BZD dòlar de Belize
    ca/CAD dòlar canadenc
    ca/CDF franc congolès
    ca/CHF franc suís
    ca/CLE escut xilè
    ca/CLP peso xilè
    ca/CNH iuan xinès extracontinental
    ca/CNY iuan
    ca/COP peso colombià
    ca/CRC colon costa-riqueny
    ca/CUC peso convertible cubà
    ca/CUP peso cubà
    ca/CVE escut de Cap Verd
    ca/CZK corona txeca
    ca/DJF franc de Djibouti
    ca/DKK corona danesa
    ca/DOP peso dominicà
    ca/DZD dinar algerià
    ca/EGP lliura egípcia
    ca/ERN nakfa eritreu
    ca/ETB birr etíop
    ca/EUR euro
    ca/FJD dòlar fijià
    ca/FKP lliura de les illes Malvines
    ca/GBP lliura esterlina
    ca/GEL lari
    ca/GHS cedi ghanès
    ca/GIP lliura de Gibraltar
    ca/GMD dalasi gambià
    ca/GNF franc guineà
    ca/GTQ quetzal
    ca/GYD dòlar de Guyana
    ca/HKD dòlar de Hong Kong
    ca/HNL lempira
    ca/HRK kuna
    ca/HTG gourde
    ca/HUF fòrint
    ca/IDR rupia indonèsia
    ca/ILS nou xéquel israelià
    ca/INR rupia índia
    ca/IQD dinar iraquià
    ca/IRR rial iranià
    ca/ISK corona islandesa
    ca/JMD dòlar jamaicà
    ca/JOD dinar jordà
    ca/JPY ien
    ca/KES xíling kenyà
    ca/KGS som kirguís
    ca/KHR riel cambodjà
    ca/KMF franc de les Comores
    ca/KPW won nord-coreà
    ca/KRH hwan sud-coreà (1953–1962)
    ca/KRO antic won sud-coreà
    ca/KRW won sud-coreà
    ca/KWD dinar kuwaitià
    ca/KYD dòlar de les illes Caiman
    ca/KZT tenge
    ca/LAK kip laosià
    ca/LBP lliura libanesa
    ca/LKR rupia de Sri Lanka
    ca/LRD dòlar liberià
    ca/LSL loti
    ca/LYD dinar libi
    ca/MAD dírham marroquí
    ca/MAF franc marroquí
    ca/MCF franc monegasc
    ca/MDC cupó moldau
    ca/MDL leu moldau
    ca/MGA ariary malgaix
    ca/MKD dinar macedoni
    ca/MKN denar macedoni (1992–1993)
    ca/MMK kyat de Myanmar
    ca/MNT tögrög mongol
    ca/MOP pataca de Macau
    ca/MRU ouguiya maurità
    ca/MUR rupia mauriciana
    ca/MVR rupia de les Maldives
    ca/MWK kwacha malawià
    ca/MXN peso mexicà
    ca/MYR ringgit
    ca/MZN metical moçambiquès
    ca/NAD dòlar namibià
    ca/NGN naira nigerià
    ca/NIO córdoba nicaragüenc
    ca/NOK corona noruega
    ca/NPR rupia nepalesa
    ca/NZD dòlar neozelandès
    ca/OMR rial omanita
    ca/PAB balboa
    ca/PEN sol
    ca/PGK kina
    ca/PHP peso filipí
    ca/PKR rupia pakistanesa
    ca/PLN zloty
    ca/PYG guaraní
    ca/QAR rial de Qatar
    ca/RON leu romanès
    ca/RSD dinar serbi
    ca/RUB ruble
    ca/RWF franc de Ruanda
    ca/SAR rial saudita
    ca/SBD dòlar de les illes Salomó
    ca/SCR rupia de les Seychelles
    ca/SDG lliura sudanesa
    ca/SEK corona sueca
    ca/SGD dòlar de Singapur
    ca/SHP lliura de Santa Helena
    ca/SLE leone de Sierra Leone
    ca/SLL leone de Sierra Leone (1964—2022)
    ca/SOS xíling somali
    ca/SRD dòlar de Surinam
    ca/SSP lliura del Sudan del Sud
    ca/STN dobra de São Tomé i Príncipe
    ca/SYP lliura siriana
    ca/SZL lilangeni swazi
    ca/THB baht
    ca/TJS somoni tadjik
    ca/TMT manat turcman
    ca/TND dinar tunisià
    ca/TOP pa‘anga tongà
    ca/TRY lira turca
    ca/TTD dòlar de Trinitat i Tobago
    ca/TWD nou dòlar de Taiwan
    ca/TZS xíling tanzà
    ca/UAH hrívnia
    ca/UGX xíling ugandès
    ca/USD dòlar dels Estats Units
    ca/UYU peso uruguaià
    ca/UZS som uzbek
    ca/VEF bolívar veneçolà (2008–2018)
    ca/VES bolívar veneçolà
    ca/VND dong vietnamita
    ca/VNN dong vietnamita (1978–1985)
    ca/VUV vatu de Vanuatu
    ca/WST tala samoà
    ca/XAF franc CFA BEAC
    ca/XCD dòlar del Carib Oriental
    ca/XFO franc or francès
    ca/XFU franc UIC francès
    ca/XOF franc CFA BCEAO
    ca/XPF franc CFP
    ca/XRE fons RINET
    ca/YER rial iemenita
    ca/YUR dinar iugoslau reformat (1992–1993)
    ca/ZAR rand sud-africà
    ca/ZMW kwacha zambià
    ccp/AED 𑄎𑄧𑄙 𑄃𑄢𑄧𑄝𑄴 𑄃𑄟𑄨𑄢𑄖𑄴 𑄘𑄨𑄢𑄴𑄦𑄟𑄴
    ccp/AFN 𑄃𑄜𑄴𑄉𑄚𑄴 𑄃𑄜𑄴𑄉𑄚𑄨
    ccp/ALL 𑄃𑄣𑄴𑄝𑄬𑄚𑄨𑄠𑄚𑄴 𑄣𑄬𑄇𑄴
    ccp/AMD 𑄃𑄢𑄴𑄟𑄬𑄚𑄨𑄠𑄚𑄴 𑄘𑄳𑄢𑄟𑄴
    ccp/ANG 𑄚𑄬𑄘𑄢𑄴𑄣𑄳𑄠𑄚𑄴𑄓𑄴 𑄃𑄳𑄠𑄚𑄴𑄑𑄨𑄣𑄨𑄠𑄚𑄴 𑄉𑄪𑄣𑄴𑄓𑄬𑄢𑄴
    ccp/AOA 𑄃𑄳𑄠𑄋𑄴𑄉𑄮𑄣𑄚𑄴 𑄇𑄧𑄤𑄮𑄚𑄴𑄎
    ccp/ARS 𑄃𑄢𑄴𑄎𑄬𑄚𑄴𑄑𑄨𑄚 𑄛𑄬𑄥𑄮
    ccp/AUD 𑄃𑄧𑄌𑄴𑄑𑄳𑄢𑄬𑄣𑄨𑄠𑄚𑄴 𑄓𑄧𑄣𑄢𑄴
    ccp/AWG 𑄃𑄢𑄪𑄝 𑄉𑄨𑄣𑄴𑄓𑄢𑄴
    ccp/AZN 𑄃𑄎𑄢𑄴𑄝𑄭𑄎𑄚𑄴 𑄟𑄚𑄖𑄴
    ccp/BAM 𑄝𑄧𑄥𑄴𑄚𑄨𑄠 𑄃𑄳𑄃 𑄦𑄢𑄴𑄎𑄬𑄉𑄮𑄞𑄨𑄚 𑄟𑄢𑄴𑄇𑄴
    ccp/BBD 𑄝𑄢𑄴𑄝𑄬𑄓𑄮𑄎𑄴 𑄓𑄧𑄣𑄢𑄴
    ccp/BDT 𑄝𑄁𑄣𑄘𑄬𑄥𑄨 𑄑𑄬𑄋
    ccp/BGN 𑄝𑄪𑄣𑄴𑄉𑄬𑄢𑄩𑄠𑄧 𑄚𑄱 𑄣𑄬𑄞𑄴
    ccp/BHD 𑄝𑄦𑄧𑄢𑄭𑄚𑄨 𑄘𑄨𑄚𑄢𑄴
    ccp/BIF 𑄝𑄪𑄢𑄪𑄚𑄴𑄓𑄨 𑄜𑄳𑄢𑄋𑄴𑄇𑄴
    ccp/BMD 𑄝𑄢𑄴𑄟𑄨𑄅𑄪𑄓𑄚𑄴 𑄓𑄧𑄣𑄢𑄴
    ccp/BND 𑄝𑄳𑄢𑄪𑄚𑄬𑄭 𑄓𑄧𑄣𑄢𑄴
    ccp/BOB 𑄝𑄧𑄣𑄨𑄞𑄨𑄠𑄚𑄮
    ccp/BRL 𑄝𑄳𑄢𑄎𑄨𑄣𑄨𑄠𑄚𑄴 𑄢𑄨𑄠𑄬𑄣𑄴
    ccp/BSD 𑄝𑄦𑄟𑄨𑄠𑄚𑄴 𑄓𑄧𑄣𑄢𑄴
    ccp/BTN 𑄞𑄪𑄑𑄚𑄨 𑄃𑄬𑄚𑄴𑄉𑄪𑄣𑄴𑄑𑄳𑄢𑄟𑄴𑄛𑄴
    ccp/BWP 𑄝𑄧𑄖𑄴𑄥𑄮𑄠𑄚 𑄛𑄪𑄣
    ccp/BYN 𑄝𑄬𑄣𑄢𑄪𑄥𑄨𑄠𑄚𑄴 𑄢𑄪𑄝𑄬𑄣𑄴
    ccp/BZD 𑄝𑄬𑄣𑄨𑄎𑄴 𑄓𑄧𑄣𑄢𑄴
    ccp/CAD 𑄇𑄚𑄓𑄨𑄠𑄚𑄴 𑄓𑄧𑄣𑄢𑄴
    ccp/CDF 𑄇𑄧𑄋𑄴𑄉𑄮𑄣𑄨𑄌𑄴 𑄜𑄳𑄢𑄁𑄇𑄴
    ccp/CHF 𑄥𑄭𑄪𑄥𑄴 𑄜𑄳𑄢𑄀
    ccp/CLP 𑄌𑄨𑄣𑄨 𑄛𑄬𑄥𑄮
    ccp/CNY 𑄌𑄩𑄚 𑄠𑄪𑄠𑄚𑄴
    ccp/COP 𑄇𑄧𑄣𑄮𑄟𑄴𑄝𑄨𑄠𑄚𑄴 𑄛𑄬𑄥𑄮
    ccp/CRC 𑄇𑄮𑄥𑄴𑄑𑄢𑄨𑄇 𑄇𑄮𑄣𑄮𑄚𑄴
    ccp/CUC 𑄇𑄨𑄅𑄪𑄝𑄚𑄴 𑄝𑄮𑄘𑄮𑄣𑄨𑄛𑄢𑄬 𑄛𑄬𑄥𑄮
    ccp/CUP 𑄇𑄨𑄅𑄪𑄝𑄚𑄴 𑄛𑄬𑄥𑄮
    ccp/CVE 𑄇𑄬𑄛𑄴 𑄞𑄢𑄴𑄘𑄬 𑄃𑄬𑄥𑄴𑄇𑄪𑄓𑄮
    ccp/CZK 𑄌𑄬𑄇𑄴 𑄛𑄳𑄢𑄧𑄎𑄖𑄧𑄚𑄴𑄖𑄳𑄢𑄧 𑄇𑄮𑄢𑄪𑄚
    ccp/DJF 𑄎𑄨𑄝𑄪𑄖𑄨 𑄜𑄳𑄢𑄁𑄇𑄴
    ccp/DKK 𑄓𑄳𑄠𑄚𑄨𑄌𑄴 𑄇𑄳𑄢𑄯𑄚𑄴
    ccp/DOP 𑄓𑄮𑄟𑄨𑄚𑄨𑄇𑄚𑄴 𑄛𑄬𑄥𑄮
    ccp/DZD 𑄃𑄢𑄴𑄎𑄬𑄢𑄩𑄠𑄧 𑄘𑄨𑄚𑄢𑄴
    ccp/EGP 𑄟𑄨𑄥𑄧𑄢𑄩𑄠𑄴 𑄛𑄅𑄪𑄚𑄴𑄓𑄴
    ccp/ERN 𑄃𑄬𑄢𑄨𑄑𑄳𑄢𑄨𑄠𑄬𑄚𑄴 𑄚𑄇𑄴𑄜
    ccp/ETB 𑄃𑄨𑄗𑄨𑄃𑄮𑄛𑄨𑄠𑄚𑄴 𑄝𑄨𑄢𑄴
    ccp/EUR 𑄃𑄨𑄅𑄪𑄢𑄮
    ccp/FJD 𑄜𑄨𑄎𑄨 𑄓𑄧𑄣𑄢𑄴
    ccp/FKP 𑄜𑄧𑄇𑄴𑄣𑄳𑄠𑄚𑄴𑄓𑄴 𑄉𑄭 𑄉𑄭 𑄞𑄨𑄘𑄬 𑄛𑄃𑄪𑄚𑄴𑄓𑄴
    ccp/GBP 𑄝𑄳𑄢𑄨𑄑𑄨𑄌𑄴 𑄛𑄃𑄪𑄚𑄴
    ccp/GEL 𑄎𑄧𑄢𑄴𑄎𑄨𑄠𑄚𑄴 𑄣𑄢𑄨
    ccp/GHS 𑄊𑄚 𑄥𑄬𑄓𑄨
    ccp/GIP 𑄎𑄨𑄝𑄳𑄢𑄣𑄴𑄑𑄢𑄴 𑄛𑄅𑄪𑄚𑄳𑄓𑄴
    ccp/GMD 𑄉𑄟𑄴𑄝𑄨𑄠 𑄓𑄣𑄥𑄨
    ccp/GNF 𑄉𑄨𑄚𑄨 𑄜𑄳𑄢𑄋𑄳𑄇𑄴
    ccp/GTQ 𑄉𑄪𑄠𑄖𑄬𑄟𑄣𑄧 𑄇𑄪𑄠𑄬𑄖𑄴𑄎𑄣𑄴
    ccp/GYD 𑄉𑄭𑄠𑄬𑄚 𑄓𑄧𑄣𑄢𑄴
    ccp/HKD 𑄦𑄧𑄁𑄇𑄧𑄁 𑄓𑄧𑄣𑄢𑄴
    ccp/HNL 𑄦𑄪𑄚𑄴𑄓𑄪𑄢𑄥𑄴 𑄣𑄬𑄟𑄴𑄛𑄨𑄢
    ccp/HRK 𑄇𑄳𑄢𑄮𑄠𑄬𑄥𑄨𑄠𑄚𑄴 𑄇𑄪𑄚
    ccp/HTG 𑄦𑄭𑄖𑄨 𑄉𑄯𑄢𑄴𑄘𑄬
    ccp/HUF 𑄦𑄋𑄴𑄉𑄬𑄢𑄨𑄠𑄚𑄴 𑄜𑄮𑄢𑄨𑄚𑄳𑄑𑄴
    ccp/IDR 𑄃𑄨𑄚𑄴𑄘𑄮𑄚𑄬𑄥𑄨𑄠𑄚𑄴 𑄢𑄪𑄛𑄨𑄠𑄳𑄦𑄴
    ccp/ILS 𑄃𑄨𑄥𑄳𑄢𑄭𑄣𑄨 𑄚𑄱 𑄥𑄬𑄇𑄬𑄣𑄴
    ccp/INR 𑄃𑄨𑄚𑄴𑄘𑄨𑄠𑄚𑄴 𑄢𑄪𑄛𑄨
    ccp/IQD 𑄃𑄨𑄢𑄇𑄨 𑄘𑄨𑄚𑄢𑄴
    ccp/IRR 𑄃𑄨𑄢𑄚𑄨𑄠𑄚𑄴 𑄢𑄨𑄠𑄣𑄴
    ccp/ISK 𑄃𑄭𑄥𑄴𑄣𑄳𑄠𑄚𑄳𑄓𑄴 𑄇𑄳𑄢𑄯𑄚𑄴
    ccp/JMD 𑄎𑄟𑄭𑄇𑄚𑄴 𑄓𑄧𑄣𑄢𑄴
    ccp/JOD 𑄎𑄧𑄢𑄴𑄓𑄚𑄨𑄠𑄚𑄴 𑄘𑄨𑄚𑄢𑄴
    ccp/JPY 𑄎𑄛𑄚𑄨 𑄃𑄨𑄠𑄬𑄚𑄴
    ccp/KES 𑄇𑄬𑄚𑄨𑄠𑄚𑄴 𑄥𑄨𑄣𑄨𑄁
    ccp/KGS 𑄇𑄨𑄢𑄴𑄉𑄨𑄎𑄴𑄃𑄨𑄥𑄴𑄖𑄚𑄴 𑄥𑄮𑄟𑄴
    ccp/KHR 𑄇𑄧𑄟𑄴𑄝𑄮𑄓𑄨𑄠𑄚𑄴 𑄢𑄨𑄠𑄬𑄣𑄴
    ccp/KMF 𑄇𑄧𑄟𑄴𑄝𑄮𑄢𑄮 𑄜𑄳𑄢𑄋𑄳𑄇𑄴
    ccp/KPW 𑄃𑄪𑄖𑄴𑄖𑄮𑄢𑄴 𑄇𑄮𑄢𑄨𑄠𑄢𑄴 𑄃𑄮𑄚𑄴
    ccp/KRW 𑄘𑄧𑄉𑄨𑄚𑄴 𑄇𑄮𑄢𑄨𑄠𑄢𑄴 𑄃𑄮𑄚𑄴
    ccp/KWD 𑄇𑄪𑄠𑄬𑄖𑄨 𑄘𑄨𑄚𑄢𑄴
    ccp/KYD 𑄇𑄬𑄟𑄳𑄠𑄚𑄴 𑄉𑄭 𑄉𑄭 𑄞𑄨𑄘𑄬𑄢𑄴 𑄓𑄧𑄣𑄢𑄴
    ccp/KZT 𑄇𑄎𑄈𑄥𑄴𑄖𑄚𑄨 𑄑𑄬𑄋𑄴𑄉𑄬
    ccp/LAK 𑄣𑄬𑄅𑄪𑄥𑄚𑄴 𑄇𑄨𑄛𑄴
    ccp/LBP 𑄣𑄬𑄝𑄚𑄨𑄎𑄴 𑄛𑄅𑄪𑄚𑄳𑄓𑄴
    ccp/LKR 𑄥𑄳𑄢𑄨𑄣𑄧𑄁𑄇𑄚𑄴 𑄢𑄪𑄛𑄨
    ccp/LRD 𑄣𑄨𑄝𑄬𑄢𑄨𑄠𑄚𑄴 𑄓𑄧𑄣𑄢𑄴
    ccp/LSL 𑄣𑄬𑄥𑄪𑄑𑄪 𑄣𑄮𑄑𑄨
    ccp/LYD 𑄣𑄨𑄝𑄨𑄠𑄚𑄴 𑄓𑄧𑄣𑄢𑄴
    ccp/MAD 𑄟𑄮𑄢𑄮𑄇𑄳𑄦𑄚𑄴 𑄘𑄨𑄢𑄴𑄦𑄟𑄴
    ccp/MAF 𑄟𑄮𑄢𑄮𑄇𑄳𑄦𑄚𑄴 𑄜𑄳𑄢𑄋𑄳𑄇𑄴
    ccp/MDL 𑄟𑄮𑄣𑄴𑄓𑄮𑄞𑄚𑄴 𑄣𑄬𑄠𑄪
    ccp/MGA 𑄟𑄘𑄉𑄌𑄴𑄇𑄢𑄴 𑄃𑄢𑄨𑄠𑄢𑄨
    ccp/MKD 𑄟𑄳𑄠𑄥𑄬𑄓𑄮𑄚𑄨𑄠𑄚𑄴 𑄘𑄨𑄚𑄢𑄴
    ccp/MMK 𑄟𑄠𑄚𑄴𑄟𑄢𑄴 𑄇𑄨𑄠𑄖𑄴
    ccp/MNT 𑄟𑄧𑄋𑄴𑄉𑄮𑄣𑄨𑄠𑄚𑄴 𑄖𑄪𑄇𑄴𑄢𑄨𑄇𑄴
    ccp/MOP 𑄟𑄳𑄠𑄇𑄳𑄠𑄃𑄮 𑄛𑄑𑄇
    ccp/MUR 𑄟𑄯𑄢𑄨𑄖𑄚𑄨𑄠𑄚𑄴 𑄢𑄪𑄛𑄨
    ccp/MVR 𑄟𑄣𑄴𑄘𑄨𑄞𑄨𑄠𑄚𑄴 𑄢𑄪𑄜𑄨𑄠
    ccp/MWK 𑄟𑄣𑄃𑄪𑄃𑄨𑄠𑄚𑄴 𑄇𑄧𑄤𑄌𑄴
    ccp/MXN 𑄟𑄳𑄠𑄇𑄴𑄥𑄨𑄇𑄚𑄴 𑄛𑄬𑄥𑄮
    ccp/MYR 𑄟𑄣𑄴𑄠𑄬𑄥𑄨𑄠𑄚𑄴 𑄢𑄨𑄁𑄉𑄨𑄖𑄴
    ccp/MZN 𑄟𑄮𑄎𑄟𑄴𑄝𑄨𑄇𑄴 𑄟𑄬𑄑𑄨𑄇𑄬𑄣𑄴
    ccp/NAD 𑄚𑄟𑄨𑄝𑄨𑄠 𑄓𑄧𑄣𑄢𑄴
    ccp/NGN 𑄚𑄭𑄎𑄬𑄢𑄨𑄠𑄚𑄴 𑄚𑄠𑄴𑄢
    ccp/NIO 𑄚𑄨𑄇𑄢𑄉𑄪𑄠𑄚 𑄇𑄧𑄢𑄴𑄓𑄮𑄝
    ccp/NOK 𑄚𑄧𑄢𑄴𑄃𑄮𑄠𑄬 𑄇𑄳𑄢𑄯𑄚𑄴
    ccp/NPR 𑄚𑄬𑄛𑄣𑄨 𑄢𑄪𑄛𑄨
    ccp/NZD 𑄚𑄨𑄃𑄪𑄎𑄨𑄣𑄳𑄠𑄚𑄳𑄓𑄴 𑄓𑄧𑄣𑄢𑄴
    ccp/OMR 𑄃𑄮𑄟𑄚𑄨 𑄢𑄨𑄠𑄣𑄴
    ccp/PAB 𑄛𑄚𑄟 𑄝𑄬𑄣𑄴𑄝𑄮𑄠
    ccp/PEN 𑄛𑄬𑄢𑄪𑄞𑄨𑄠𑄚𑄴 𑄥𑄮𑄣𑄴
    ccp/PGK 𑄛𑄛𑄱 𑄚𑄨𑄃𑄪 𑄉𑄨𑄚𑄨 𑄉𑄨𑄚𑄨𑄠𑄚𑄴 𑄇𑄨𑄚
    ccp/PHP 𑄜𑄨𑄣𑄨𑄛𑄭𑄚𑄴 𑄛𑄬𑄥𑄮
    ccp/PKR 𑄛𑄇𑄨𑄥𑄴𑄖𑄚𑄨 𑄢𑄪𑄛𑄨
    ccp/PLN 𑄛𑄮𑄣𑄨𑄌𑄴 𑄎𑄧𑄣𑄮𑄑𑄨
    ccp/PYG 𑄛𑄳𑄠𑄢𑄉𑄪𑄠𑄚𑄴 𑄉𑄪𑄠𑄢𑄚𑄨
    ccp/QAR 𑄇𑄖𑄢𑄴 𑄢𑄨𑄠𑄳𑄠𑄣𑄴
    ccp/RON 𑄢𑄪𑄟𑄚𑄨𑄠 𑄣𑄬𑄠𑄪
    ccp/RSD 𑄥𑄢𑄴𑄝𑄨𑄠𑄚𑄴 𑄘𑄨𑄚𑄢𑄴
    ccp/RUB 𑄢𑄥𑄨𑄠𑄚𑄴 𑄢𑄪𑄝𑄬𑄣𑄴
    ccp/RWF 𑄢𑄪𑄠𑄚𑄴𑄓𑄚𑄴 𑄜𑄳𑄢𑄋𑄳𑄇𑄴
    ccp/SAR 𑄥𑄯𑄘𑄨 𑄢𑄨𑄠𑄣𑄴
    ccp/SBD 𑄥𑄧𑄣𑄮𑄟𑄧𑄚𑄴 𑄉𑄭 𑄉𑄭 𑄞𑄨𑄘𑄬𑄢𑄴 𑄓𑄧𑄣𑄢𑄴
    ccp/SCR 𑄥𑄬𑄠𑄧𑄥𑄬𑄣𑄴𑄣𑄮𑄃𑄨𑄌𑄴 𑄢𑄪𑄛𑄨
    ccp/SDG 𑄥𑄪𑄘𑄚𑄨 𑄛𑄃𑄪𑄚𑄳𑄓𑄴
    ccp/SEK 𑄥𑄭𑄪𑄓𑄨𑄥𑄴 𑄇𑄳𑄢𑄮𑄚
    ccp/SGD 𑄥𑄨𑄁𑄉𑄛𑄪𑄢𑄴 𑄓𑄧𑄣𑄢𑄴
    ccp/SHP 𑄥𑄬𑄚𑄳𑄑𑄴 𑄦𑄬𑄣𑄬𑄚 𑄛𑄃𑄪𑄚𑄳𑄓𑄴
    ccp/SLE 𑄥𑄨𑄠𑄬𑄢𑄣𑄨𑄠𑄧𑄚𑄴 𑄣𑄨𑄠𑄧𑄚𑄴
    ccp/SLL 𑄥𑄨𑄠𑄬𑄢𑄣𑄨𑄠𑄧𑄚𑄴 𑄣𑄨𑄠𑄧𑄚𑄴 (1964—2022)
    ccp/SOS 𑄥𑄮𑄟𑄣𑄨 𑄥𑄨𑄣𑄨𑄁
    ccp/SRD 𑄥𑄪𑄢𑄨𑄚𑄟𑄴 𑄓𑄧𑄣𑄢𑄴
    ccp/SSP 𑄘𑄧𑄉𑄨𑄚𑄴 𑄥𑄪𑄘𑄚𑄨 𑄛𑄃𑄪𑄚𑄳𑄓𑄴
    ccp/SYP 𑄥𑄨𑄢𑄨𑄠𑄚𑄴 𑄛𑄃𑄪𑄚𑄳𑄓𑄴
    ccp/SZL 𑄥𑄮𑄠𑄎𑄨𑄣𑄳𑄠𑄚𑄳𑄓𑄴 𑄣𑄨𑄣𑄋𑄴𑄉𑄬𑄚𑄨
    ccp/THB 𑄗𑄭 𑄝𑄖𑄴
    ccp/TJS 𑄖𑄎𑄨𑄇𑄨𑄌𑄴𑄖𑄚𑄴 𑄥𑄮𑄟𑄮𑄚𑄨
    ccp/TMT 𑄖𑄪𑄢𑄴𑄇𑄧𑄟𑄬𑄚𑄨𑄌𑄴𑄖𑄚𑄨 𑄟𑄚𑄖𑄴
    ccp/TND 𑄖𑄨𑄃𑄪𑄚𑄬𑄥𑄨𑄠𑄚𑄴 𑄘𑄨𑄚𑄢𑄴
    ccp/TOP 𑄑𑄮𑄋𑄴𑄉 𑄛𑄳𑄃 𑄃𑄋𑄴𑄉
    ccp/TRY 𑄖𑄪𑄢𑄴𑄇𑄨 𑄣𑄨𑄢
    ccp/TTD 𑄖𑄳𑄢𑄨𑄚𑄨𑄘𑄖𑄴 𑄃𑄳𑄃 𑄑𑄮𑄝𑄉𑄮 𑄓𑄧𑄣𑄢𑄴
    ccp/TWD 𑄚𑄱 𑄦𑄭𑄤𑄚𑄴𑄓𑄧𑄣𑄢𑄴
    ccp/TZS 𑄖𑄚𑄴𑄎𑄚𑄨𑄠 𑄥𑄨𑄣𑄨𑄁
    ccp/UAH ই𑄃𑄨𑄃𑄪𑄇𑄳𑄢𑄭𑄚𑄴 𑄢𑄨𑄛𑄴𑄚𑄨𑄠
    ccp/UGX 𑄃𑄪𑄉𑄚𑄴𑄓𑄚𑄴 𑄥𑄨𑄣𑄨𑄁
    ccp/USD 𑄟𑄢𑄴𑄇𑄨𑄚𑄴 𑄓𑄧𑄣𑄢𑄴
    ccp/UYU 𑄃𑄪𑄢𑄪𑄉𑄪𑄠𑄬 𑄛𑄬𑄥𑄮
    ccp/UZS 𑄃𑄪𑄌𑄴𑄝𑄬𑄇𑄨𑄌𑄴𑄖𑄚𑄨 𑄥𑄮𑄟𑄴
    ccp/VEF 𑄞𑄬𑄚𑄨𑄎𑄪𑄔𑄮𑄣𑄚𑄴 𑄝𑄧𑄣𑄨𑄞𑄢𑄴
    ccp/VND 𑄞𑄨𑄠𑄬𑄖𑄴𑄚𑄟𑄨 𑄓𑄧𑄋𑄴𑄉𑄧
    ccp/VUV 𑄞𑄚𑄪𑄠𑄖𑄪 𑄞𑄖𑄪
    ccp/WST 𑄥𑄟𑄮𑄠𑄚𑄴 𑄑𑄣
    ccp/XAF 𑄟𑄧𑄖𑄴𑄙𑄳𑄠 𑄃𑄜𑄳𑄢𑄨𑄇𑄚𑄴[CFA] 𑄜𑄳𑄢𑄳𑄠𑄋𑄳𑄇𑄴
    ccp/XCD 𑄛𑄪𑄉𑄬𑄘𑄨 𑄇𑄳𑄠𑄢𑄝𑄨𑄠𑄚𑄴 𑄓𑄧𑄣𑄢𑄴
    ccp/XFO 𑄜𑄧𑄢𑄥𑄨 𑄉𑄮𑄣𑄳𑄓𑄴 𑄜𑄳𑄢𑄋𑄳𑄇𑄴
    ccp/XFU 𑄜𑄧𑄢𑄥𑄨 𑄃𑄨𑄃𑄪𑄃𑄭𑄥𑄨 𑄜𑄳𑄢𑄋𑄳𑄇𑄴
    ccp/XOF 𑄛𑄧𑄎𑄨𑄟𑄴 𑄃𑄜𑄳𑄢𑄨𑄇𑄚𑄴 [CFA] 𑄜𑄳𑄢𑄳𑄠𑄋𑄳𑄇𑄴
    ccp/XPF 𑄥𑄨𑄃𑄬𑄛𑄴𑄛𑄨 𑄜𑄳𑄢𑄳𑄠𑄋𑄳𑄇𑄴
    ccp/YER 𑄃𑄨𑄠𑄬𑄟𑄬𑄚𑄨 𑄢𑄨𑄠𑄣𑄴
    ccp/ZAR 𑄘𑄧𑄉𑄨𑄚𑄴 𑄃𑄜𑄳𑄢𑄨𑄇𑄚𑄴 𑄢𑄳𑄠𑄚𑄳𑄓𑄴
    ccp/ZMW 𑄎𑄟𑄴𑄝𑄨𑄠𑄚𑄴 𑄇𑄧𑄤𑄌
    ce/AED Дирхам ӀЦЭ
    ce/AFN ОвхӀан-пачхьалкхан афгани
    ce/ALL Албанин лек
    ce/AMD Эрмалойчоьнан драм
    ce/ANG Нидерландин Антилин гульден
    ce/AOA Анголан кванза
    ce/ARS Аргентинан песо
    ce/AUD Австралин доллар
    ce/AWG Арубан флорин
    ce/AZN Азербайджанан манат
    ce/BAM Боснин а, Герцеговинан а хийцалун марка
    ce/BBD Барбадосан доллар
    ce/BDT Бангладешан така
    ce/BGN Болгарин лев
    ce/BHD Бахрейнан динар
    ce/BIF Бурундин франк
    ce/BMD Бермудан доллар
    ce/BND Брунейн доллар
    ce/BOB Боливин боливиано
    ce/BRL Бразилин реал
    ce/BSD Багаман доллар
    ce/BTN Бутанан нгултрум
    ce/BWP Ботсванан пула
    ce/BYN Белоруссин сом
    ce/BZD Белизин доллар
    ce/CAD Канадан доллар
    ce/CDF Конголезин франк
    ce/CHF Швейцарин франк
    ce/CLP Чилин песо
    ce/CNY Китайн юань
    ce/COP Колумбин песо
    ce/CRC Костарикан колон
    ce/CUC Кубан хийцалун песо
    ce/CUP Кубан песо
    ce/CVE Кабо-Верден эскудо
    ce/CZK Чехин крона
    ce/DJF Джибутин франк
    ce/DKK Данин крона
    ce/DOP Доминикан песо
    ce/DZD Алжиран динар
    ce/EGP Мисаран фунт
    ce/ERN Эритрейн накфа
    ce/ETB Эфиопин быр
    ce/EUR Евро
    ce/FJD Фиджин доллар
    ce/FKP Фолклендан гӀайренийн фунт
    ce/GBP Англин фунт
    ce/GEL Гуьржийчоьнан лари
    ce/GHS Ганан седи
    ce/GIP Гибралтаран фунт
    ce/GMD Гамбин даласи
    ce/GNF Гвинейн франк
    ce/GTQ Гватемалан кетсаль
    ce/GYD Гайанан доллар
    ce/HKD Гонконган доллар
    ce/HNL Гондурасан лемпира
    ce/HRK Хорватин куна
    ce/HTG Гаитин гурд
    ce/HUF Венгрин форинт
    ce/IDR Индонезин рупи
    ce/ILS Израилан керла шекель
    ce/INR Индин рупи
    ce/IQD Ӏиракъан динар
    ce/IRR ГӀажарийчоьнан риал
    ce/ISK Исландин крона
    ce/JMD Ямайн доллар
    ce/JOD Урданан динар
    ce/JPY Японин иена
    ce/KES Кенин шиллинг
    ce/KGS Киргизин сом
    ce/KHR Камбоджан риель
    ce/KMF Коморийн гӀайренийн франк
    ce/KPW Къилбаседа Корейн вона
    ce/KRW Къилба Корейн вона
    ce/KWD Кувейтан динар
    ce/KYD Кайманийн гӀайренийн доллар
    ce/KZT Кхазакхстанан тенге
    ce/LAK Лаосан кип
    ce/LBP Ливанан фунт
    ce/LKR Шри-Ланкан рупи
    ce/LRD Либерин доллар
    ce/LYD Ливин динар
    ce/MAD Мароккон дирхам
    ce/MDL Молдавин лей
    ce/MGA Малагасийн ариари
    ce/MKD Македонин динар
    ce/MMK Мьянман кьят
    ce/MNT Монголин тугрик
    ce/MOP Макаон патака
    ce/MRU Мавританин уги
    ce/MUR Маврикин рупи
    ce/MVR Мальдивийн руфи
    ce/MWK Малавин квача
    ce/MXN Мексикан песо
    ce/MYR Малайзин ринггит
    ce/MZN Мозамбикан метикал
    ce/NAD Намибин доллар
    ce/NGN Нигерин найра
    ce/NIO Никарагуан кордоба
    ce/NOK Норвегин крона
    ce/NPR Непалан рупи
    ce/NZD Керла Зеландин доллар
    ce/OMR Оманан риал
    ce/PAB Панаман бальбоа
    ce/PEN Перун соль
    ce/PGK Папуа — Керла Гвинейн кина
    ce/PHP Филиппинийн песо
    ce/PKR Пакистанан рупи
    ce/PLN Польшан злотый
    ce/PYG Парагвайн гуарани
    ce/QAR Катаран риал
    ce/RON Румынин лей
    ce/RSD Сербин динар
    ce/RUB Российн сом
    ce/RWF Руандан франк
    ce/SAR СаӀудийн Ӏаьрбийчоьнан риал
    ce/SBD Соломонан гӀайренийн доллар
    ce/SCR Сейшелан рупи
    ce/SDG Суданан фунт
    ce/SEK Швецин крона
    ce/SGD Сингапуран доллар
    ce/SHP Сийлахьчу Еленин гӀайрен фунт
    ce/SLE Леоне
    ce/SLL Леоне (1964—2022)
    ce/SOS Сомалин шиллинг
    ce/SRD Суринаман доллар
    ce/SSP Къилба Суданан фунт
    ce/STN Сан-Томен а, Принсипин а добра
    ce/SYP Шеман фунт
    ce/SZL Свазилендан лилангени
    ce/THB Таиландан бат
    ce/TJS Таджикистанан сомони
    ce/TMT Туркменин керла манат
    ce/TND Тунисан динар
    ce/TOP Тонганан паанга
    ce/TRY Туркойчоьнан лира
    ce/TTD Тринидадан а, Тобагон а доллар
    ce/TWD Тайванан керла доллар
    ce/TZS Танзанин шиллинг
    ce/UAH Украинан гривна
    ce/UGX Угандан шиллинг
    ce/USD АЦШн доллар
    ce/UYU Уругвайн песо
    ce/UZS Узбекистанан сом
    ce/VEF Венесуэлан боливар (2008–2018)
    ce/VES Венесуэлан боливар
    ce/VND Вьетнаман донг
    ce/VUV Вануатун вату
    ce/WST Самоанан тала
    ce/XAF Юккъерчу Африкан КФА франк
    ce/XCD Малхбален Карибийн доллар
    ce/XOF Малхбузен Африкан КФА франк
    ce/XPF Французийн Тийна океанан франк
    ce/YER Йеменан риал
    ce/ZAR Къилба-Африкин рэнд
    ce/ZMW Замбин квача
    ceb/AED United Arab Emirates Dirham
    ceb/AFN Afghan Afghani
    ceb/ALL Albanian Lek
    ceb/AMD Armenian Dram
    ceb/ANG Netherlands Antillean Guilder
    ceb/AOA Angolan Kwanza
    ceb/ARS Argentine Peso
    ceb/AUD Australian Dollar
    ceb/AWG Aruban Florin
    ceb/AZN Azerbaijani Manat
    ceb/BAM Bosnia-Herzegovina Convertible Mark
    ceb/BBD Barbadian Dollar
    ceb/BDT Bangladeshi Taka
    ceb/BGN Bulgarian Lev
    ceb/BHD Bahraini Dinar
    ceb/BIF Burundian Franc
    ceb/BMD Bermudan Dollar
    ceb/BND Brunei Dollar
    ceb/BOB Bolivian Boliviano
    ceb/BRL Brazilian Real
    ceb/BSD Bahamian Dollar
    ceb/BTN Bhutanese Ngultrum
    ceb/BWP Botswanan Pula
    ceb/BYN Belarusian Ruble
    ceb/BZD Belize Dollar
    ceb/CAD Canadian Dollar
    ceb/CDF Congolese Franc
    ceb/CHF Swiss Franc
    ceb/CLP Chilean Peso
    ceb/CNH Chinese Yuan (offshore)
    ceb/CNY Chinese Yuan
    ceb/COP Colombian Peso
    ceb/CRC Costa Rican Colon
    ceb/CUC Cuban Convertible Peso
    ceb/CUP Cuban Peso
    ceb/CVE Cape Verdean Escudo
    ceb/CZK Czech Koruna
    ceb/DJF Djiboutian Franc
    ceb/DKK Danish Krone
    ceb/DOP Dominican Peso
    ceb/DZD Algerian Dinar
    ceb/EGP Egyptian Pound
    ceb/ERN Eritrean Nakfa
    ceb/ETB Ethiopian Birr
    ceb/EUR Euro
    ceb/FJD Fijian Dollar
    ceb/FKP Falkland Islands Pound
    ceb/GBP British Pound
    ceb/GEL Georgian Lari
    ceb/GHS Ghanaian Cedi
    ceb/GIP Gibraltar Pound
    ceb/GMD Gambian Dalasi
    ceb/GNF Guinean Franc
    ceb/GTQ Guatemalan Quetzal
    ceb/GYD Guyanaese Dollar
    ceb/HKD Hong Kong Dollar
    ceb/HNL Honduran Lempira
    ceb/HRK Croatian Kuna
    ceb/HTG Haitian Gourde
    ceb/HUF Hungarian Forint
    ceb/IDR Indonesian Rupiah
    ceb/ILS Israeli New Shekel
    ceb/INR Indian Rupee
    ceb/IQD Iraqi Dinar
    ceb/IRR Iranian Rial
    ceb/ISK Icelandic Krona
    ceb/JMD Jamaican Dollar
    ceb/JOD Jordanian Dinar
    ceb/JPY Japanese Yen
    ceb/KES Kenyan Shilling
    ceb/KGS Kyrgystani Som
    ceb/KHR Cambodian Riel
    ceb/KMF Comorian Franc
    ceb/KPW North Korean Won
    ceb/KRW South Korean Won
    ceb/KWD Kuwaiti Dinar
    ceb/KYD Cayman Islands Dollar
    ceb/KZT Kazakhstani Tenge
    ceb/LAK Laotian Kip
    ceb/LBP Lebanese Pound
    ceb/LKR Sri Lankan Rupee
    ceb/LRD Liberian Dollar
    ceb/LSL Lesotho Loti
    ceb/LYD Libyan Dinar
    ceb/MAD Moroccan Dirham
    ceb/MDL Moldovan Leu
    ceb/MGA Malagasy Ariary
    ceb/MKD Macedonian Denar
    ceb/MMK Myanmar Kyat
    ceb/MNT Mongolian Tugrik
    ceb/MOP Macanese Pataca
    ceb/MRU Mauritanian Ouguiya
    ceb/MUR Mauritian Rupee
    ceb/MVR Maldivian Rufiyaa
    ceb/MWK Malawian Kwacha
    ceb/MXN Mexican Peso
    ceb/MYR Malaysian Ringgit
    ceb/MZN Mozambican Metical
    ceb/NAD Namibian Dollar
    ceb/NGN Nigerian Naira
    ceb/NIO Nicaraguan Cordoba
    ceb/NOK Norwegian Krone
    ceb/NPR Nepalese Rupee
    ceb/NZD New Zealand Dollar
    ceb/OMR Omani Rial
    ceb/PAB Panamanian Balboa
    ceb/PEN Peruvian Sol
    ceb/PGK Papua New Guinean Kina
    ceb/PHP Philippine Peso
    ceb/PKR Pakistani Rupee
    ceb/PLN Polish Zloty
    ceb/PYG Paraguayan Guarani
    ceb/QAR Qatari Rial
    ceb/RON Romanian Leu
    ceb/RSD Serbian Dinar
    ceb/RUB Russian Ruble
    ceb/RWF Rwandan Franc
    ceb/SAR Saudi Riyal
    ceb/SBD Solomon Islands Dollar
    ceb/SCR Seychellois Rupee
    ceb/SDG Sudanese Pound
    ceb/SEK Swedish Krona
    ceb/SGD Singapore Dollar
    ceb/SHP St. Helena Pound
    ceb/SLE Sierra Leonean Leone
    ceb/SLL Sierra Leonean Leone (1964—2022)
    ceb/SOS Somali Shilling
    ceb/SRD Surinamese Dollar
    ceb/SSP South Sudanese Pound
    ceb/STN Sao Tome & Principe Dobra
    ceb/SYP Syrian Pound
    ceb/SZL Swazi Lilangeni
    ceb/THB Thai Baht
    ceb/TJS Tajikistani Somoni
    ceb/TMT Turkmenistani Manat
    ceb/TND Tunisian Dinar
    ceb/TOP Tongan Paʻanga
    ceb/TRY Turkish Lira
    ceb/TTD Trinidad & Tobago Dollar
    ceb/TWD New Taiwan Dollar
    ceb/TZS Tanzanian Shilling
    ceb/UAH Ukrainian Hryvnia
    ceb/UGX Ugandan Shilling
    ceb/USD US Dollar
    ceb/UYU Uruguayan Peso
    ceb/UZS Uzbekistani Som
    ceb/VES Venezuelan Bolivar
    ceb/VND Vietnamese Dong
    ceb/VUV Vanuatu Vatu
    ceb/WST Samoan Tala
    ceb/XAF Central African CFA Franc
    ceb/XCD East Caribbean Dollar
    ceb/XOF West African CFA Franc
    ceb/XPF CFP Franc
    ceb/YER Yemeni Rial
    ceb/ZAR South African Rand
    ceb/ZMW Zambian Kwacha
    cgg/AED Dirham za Buharabu
    cgg/AOA Kwanza ya Angora
    cgg/AUD Doora ya Austureeriya
    cgg/BHD Dinari ya Bahareni
    cgg/BIF Faranga ya Burundi
    cgg/BWP Pura ya Botswana
    cgg/CAD Doora ya Kanada
    cgg/CDF Faranga ya Kongo
    cgg/CHF Faranga ya Swisi
    cgg/CNY Yuan Renminbi ya China
    cgg/CVE Eskudo ya Kepuvede
    cgg/DJF Faranga ya Gyibuti
    cgg/DZD Dinari ya Arigyeriya
    cgg/EGP Paundi ya Misiri
    cgg/ERN Nakfa ya Eritireya
    cgg/ETB Birr ya Ethiopiya
    cgg/EUR Yuro
    cgg/GBP Paundi ya Bungyereza
    cgg/GMD Dalasi ya Gambia
    cgg/INR Rupiya ya India
    cgg/JPY Yeni ya Japaani
    cgg/KES Shiringi ya Kenya
    cgg/KMF Faranga ya Komoro
    cgg/LRD Doora ya Liberia
    cgg/LSL Loti ya Lesoto
    cgg/LYD Dinari ya Libya
    cgg/MAD Dirram ya Moroko
    cgg/MGA Ariari ya Maragariita
    cgg/MRU Ougwiya ya Mouriteeniya
    cgg/MUR Rupiiha ya Mauritiasi
    cgg/MWK Kwaca ya Malawi
    cgg/NAD Doora ya Namibiya
    cgg/NGN Naira ya Naigyeriya
    cgg/RWF Faranga ya Rwanda
    cgg/SAR Riya ya Saudi
    cgg/SCR Rupiiha ya Sherisheri
    cgg/SDG Dinari ya Sudani
    cgg/SHP Paundi ya Senti Herena
    cgg/SLE Leone
    cgg/SLL Leone (1964—2022)
    cgg/SOS Eshiringi ya Somalia
    cgg/STN Dobra ya Sao Tome na Purinsipo
    cgg/TND Dinari ya Tunisia
    cgg/TZS Eshiringi ya Tanzania
    cgg/UGX Eshiringi ya Uganda
    cgg/USD Doora ya America
    cgg/XAF Faranga ya CFA BEAC
    cgg/XOF Faranga ya CFA BCEAO
    cgg/ZAR Randi ya Sausi Afirika
    cgg/ZMW Kwacha ya Zambia
    chr/AED ᏌᏊ ᎢᏳᎾᎵᏍᏔᏅ ᎡᎳᏈ ᎢᎹᎵᏘᏏ ᎠᏕᎳ
    chr/AFN ᎠᏫᎨᏂᏍᏖᏂ ᎠᏕᎳ
    chr/ALL ᎠᎵᏇᏂᏯ ᎠᏕᎳ
    chr/AMD ᎠᎵᎻᏂᎠ ᎠᏕᎳ
    chr/ANG ᎾᏍᎩᏁᏛᎳᏂ ᎠᏂᏘᎵᏏ ᎠᏕᎳ
    chr/AOA ᎠᏂᎪᎳ ᎠᏕᎳ
    chr/ARS ᎠᏥᏂᏘᏂᎠ ᎠᏕᎳ
    chr/AUD ᎡᎳᏗᏜ ᎠᏕᎳ
    chr/AWG ᎠᎷᏆ ᎠᏕᎳ
    chr/AZN ᎠᏏᎵᏆᏌᏂ ᎠᏕᎳ
    chr/BAM ᏉᏏᏂᎠ-ᎲᏤᎪᏫ ᎦᏁᏟᏴᏍᏔᏅ ᎠᏕᎳ
    chr/BBD ᏆᏇᏙᏍ ᎠᏕᎳ
    chr/BDT ᏆᏂᎦᎵᏕᏍ ᎠᏕᎳ
    chr/BGN ᏊᎵᎨᎵᎠ ᎠᏕᎳ
    chr/BHD ᏆᎭᎴᎢᏂ ᎠᏕᎳ
    chr/BIF ᏋᎷᏂᏗ ᎠᏕᎳ
    chr/BMD ᏆᏊᏓ ᎠᏕᎳ
    chr/BND ᏊᎾᎢ ᎠᏕᎳ
    chr/BOB ᏉᎵᏫᎠ ᎠᏕᎳ
    chr/BRL ᏆᏏᎵᎢ ᎠᏕᎳ
    chr/BSD ᏆᎭᎹ ᎠᏕᎳ
    chr/BTN ᏊᏔᏂ ᎠᏕᎳ
    chr/BWP ᏆᏣᏩᎾ ᎠᏕᎳ
    chr/BYN ᏇᎳᎷᏍ ᎠᏕᎳ
    chr/BZD ᏇᎵᏍ ᎠᏕᎳ
    chr/CAD ᎨᎾᏓ ᎠᏕᎳ
    chr/CDF ᎧᏂᎪ ᎠᏕᎳ
    chr/CHF ᏍᏫᏏ ᎠᏕᎳ
    chr/CLP ᏥᎵ ᎠᏕᎳ
    chr/CNH ᏣᏂᏏ ᎠᏕᎳ (ᏓᎹᏳᏟᏗ)
    chr/CNY ᏓᎶᏂᎨ ᎠᏕᎳ
    chr/COP ᎪᎸᎻᏈᎢᎠ ᎠᏕᎳ
    chr/CRC ᎪᏍᏓᎵᎧ ᎠᏕᎳ
    chr/CUC ᎫᏆ ᎦᏁᏟᏴᏍᏔᏅ ᎠᏕᎳ
    chr/CUP ᎫᏆ ᎠᏕᎳ
    chr/CVE ᎢᎬᎾᏕᎾ ᎢᏤᏳᏍᏗ ᎠᏕᎳ
    chr/CZK ᏤᎩ ᎠᏕᎳ
    chr/DJF ᏥᏊᏗ ᎠᏕᎳ
    chr/DKK ᏕᏂᏍ ᎠᏕᎳ
    chr/DOP ᏙᎻᏂᎧᏂ ᎠᏕᎳ
    chr/DZD ᎠᎵᏥᎵᏯ ᎠᏕᎳ
    chr/EGP ᎢᏥᏈᎢ ᎠᏕᎳ
    chr/ERN ᎡᎵᏟᏯ ᎠᏕᎳ
    chr/ETB ᎢᏗᎣᏈᎠ ᎠᏕᎳ
    chr/EUR ᏳᎳᏛ ᎠᏕᎳ
    chr/FJD ᏫᎩ ᎠᏕᎳ
    chr/FKP ᏩᎩᎤ ᏚᎦᏚᏛᎢ ᎠᏕᎳ
    chr/GBP ᎩᎵᏏᏲ ᎠᏕᎳ
    chr/GEL ᏣᎠᏥᎢ ᎠᏕᎳ
    chr/GHS ᎦᎠᎾ ᎠᏕᎳ
    chr/GIP ᏥᏆᎵᏓ ᎠᏕᎳ
    chr/GMD ᎦᎹᏈᎢᎠ ᎠᏕᎳ
    chr/GNF ᎩᎢᏂ ᎠᏕᎳ
    chr/GTQ ᏆᏖᎹᎳ ᎠᏕᎳ
    chr/GYD ᎦᏯᎾ ᎠᏕᎳ
    chr/HKD ᎰᏂᎩ ᎪᏂᎩ ᎠᏕᎳ
    chr/HNL ᎭᏂᏚᎳᏍ ᎠᏕᎳ
    chr/HRK ᎧᎶᎡᏏᎠ ᎠᏕᎳ
    chr/HTG ᎮᏘ ᎠᏕᎳ
    chr/HUF ᎲᏂᎦᎵ ᎠᏕᎳ
    chr/IDR ᎢᏂᏙᏂᏍᏯ ᎠᏕᎳ
    chr/ILS ᎢᏏᎵᏱ ᎢᏤ ᎠᏕᎳ
    chr/INR ᎢᏂᏗᎢᎠ ᎠᏕᎳ
    chr/IQD ᎢᎳᎩ ᎠᏕᎳ
    chr/IRR ᎢᎴᏂ ᎠᏕᎳ
    chr/ISK ᏧᏁᏍᏓᎸᎯ ᎠᏕᎳ
    chr/JMD ᏣᎺᎢᎧ ᎠᏕᎳ
    chr/JOD ᏦᏓᏂ ᎠᏕᎳ
    chr/JPY ᏣᏩᏂᏏ ᎠᏕᎳ
    chr/KES ᎨᏂᏯ ᎠᏕᎳ
    chr/KGS ᎩᎵᏣᎢᏍ ᎠᏕᎳ
    chr/KHR ᎧᎹᏉᏗᎠᏂ ᎠᏕᎳ
    chr/KMF ᎪᎼᎳᏍ ᎠᏕᎳ
    chr/KPW ᏧᏴᏢ ᎪᎵᎠ ᎠᏕᎳ
    chr/KRW ᏧᎦᎾᏮ ᎪᎵᎠ ᎠᏕᎳ
    chr/KWD ᎫᏪᎢᏘ ᎠᏕᎳ
    chr/KYD ᎨᎢᎹᏂ ᏚᎦᏚᏛᎢ ᎠᏕᎳ
    chr/KZT ᎧᏎᎧᏍᏕᏂ ᎠᏕᎳ
    chr/LAK ᎳᎣ ᎠᏕᎳ
    chr/LBP ᎴᏆᎾᏂ ᎠᏕᎳ
    chr/LKR ᏍᎵ ᎳᏂᎧ ᎠᏕᎳ
    chr/LRD ᎳᏈᎵᏯ ᎠᏕᎳ
    chr/LSL ᎴᏐᏠ ᎶᏘ
    chr/LYD ᎵᏈᏯ ᎠᏕᎳ
    chr/MAD ᎼᎶᎪ ᎠᏕᎳ
    chr/MDL ᎹᎵᏙᏫᎠ ᎠᏕᎳ
    chr/MGA ᎹᎳᎦᏏ ᎠᏕᎳ
    chr/MKD ᎹᏎᏙᏂᎠ ᎠᏕᎳ
    chr/MMK ᎹᏯᎹᎵ ᎠᏕᎳ
    chr/MNT ᎹᏂᎪᎵᎠ ᎠᏕᎳ
    chr/MOP ᎹᎧᎣ ᎠᏕᎳ
    chr/MRU ᎹᏈᏔᏂᎠ ᎠᏕᎳ
    chr/MUR ᎹᏘᎢᏯ ᎠᏕᎳ
    chr/MVR ᎹᎵᏗᏫᏍ ᎠᏕᎳ
    chr/MWK ᎹᎳᏫ ᎠᏕᎳ
    chr/MXN ᏍᏆᏂ ᎠᏕᎳ
    chr/MYR ᎹᎴᏏᎢᎠ ᎠᏕᎳ
    chr/MZN ᎼᏎᎻᏇᎩ ᎠᏕᎳ
    chr/NAD ᎾᎻᏈᎢᏯ ᎠᏕᎳ
    chr/NGN ᏂᏥᎵᏯ ᎠᏕᎳ
    chr/NIO ᏂᎧᎳᏆ ᎠᏕᎳ
    chr/NOK ᏃᏪ ᎠᏕᎳ
    chr/NPR ᏁᏆᎵ ᎠᏕᎳ
    chr/NZD ᎢᏤ ᏏᎢᎴᏂᏗ ᎠᏕᎳ
    chr/OMR ᎣᎺᏂ ᎠᏕᎳ
    chr/PAB ᏆᎾᎹ ᎠᏕᎳ
    chr/PEN ᏇᎷ ᎠᏕᎳ
    chr/PGK ᏆᏇ ᎢᏤ ᎩᎢᏂ ᎠᏕᎳ
    chr/PHP ᎠᏂᏈᎵᎩᏃ ᎠᏕᎳ
    chr/PKR ᏆᎩᏍᏖᏂ ᎠᏕᎳ
    chr/PLN ᏉᎳᏂ ᎠᏕᎳ
    chr/PYG ᏆᎳᏇᎢᏯ ᎠᏕᎳ
    chr/QAR ᎧᏔᎵ ᎠᏕᎳ
    chr/RON ᎶᎹᏂᏯ ᎠᏕᎳ
    chr/RSD ᏒᏈᏯ ᎠᏕᎳ
    chr/RUB ᏲᏂᎢ ᎠᏕᎳ
    chr/RWF ᎶᏩᏂᏓ ᎠᏕᎳ
    chr/SAR ᏌᎤᏗ ᎠᏕᎳ
    chr/SBD ᏐᎶᎹᏂ ᏚᎦᏚᏛᎢ ᎠᏕᎳ
    chr/SCR ᏏᎡᏥᎵᏍ ᎠᏕᎳ
    chr/SDG ᏑᏕᏂ ᎠᏕᎳ
    chr/SEK ᏍᏫᏕᏂ ᎠᏕᎳ
    chr/SGD ᏏᏂᎦᏉᎵ ᎠᏕᎳ
    chr/SHP ᎤᏓᏅᏘ ᎮᎵᎾ ᎠᏕᎳ
    chr/SLE ᏏᎡᎳᎴᎣᏂ ᎠᏕᎳ
    chr/SLL ᏏᎡᎳᎴᎣᏂ ᎠᏕᎳ (1964—2022)
    chr/SOS ᏐᎹᎵ ᎠᏕᎳ
    chr/SRD ᏒᎵᎾᎻ ᎠᏕᎳ
    chr/SSP ᏧᎦᎾᏮ ᏑᏕᏂ ᎠᏕᎳ
    chr/STN ᏌᎣᏙᎺ & ᏈᏂᏏᏇ ᎠᏕᎳ
    chr/SYP ᏏᎵᎠ ᎠᏕᎳ
    chr/SZL ᏍᏩᏏ ᎠᏕᎳ
    chr/THB ᏔᏯᎴᏂ ᎠᏕᎳ
    chr/TJS ᏔᏥᎩᏍᏕᏂ ᎠᏕᎳ
    chr/TMT ᏛᎵᎩᎺᏂᏍᏔᏂ ᎠᏕᎳ
    chr/TND ᏚᏂᏏᏍᎠ ᎠᏕᎳ
    chr/TOP ᏔᏂᎪ ᎠᏕᎳ
    chr/TRY ᎬᏃ ᎠᏕᎳ
    chr/TTD ᏟᏂᏕᏗ & ᏙᏆᎪ ᎠᏕᎳ
    chr/TWD ᎢᏤ ᏔᎢᏩᏂ ᎠᏕᎳ
    chr/TZS ᏖᏂᏏᏂᏯ ᎠᏕᎳ
    chr/UAH ᏳᎧᎴᏂ ᎠᏕᎳ
    chr/UGX ᏳᎦᏂᏓ ᎠᏕᎳ
    chr/USD US ᎠᏕᎳ
    chr/UYU ᏳᎷᏇ ᎠᏕᎳ
    chr/UZS ᎤᏍᏇᎩᏍᏖᏂ ᎠᏕᎳ
    chr/VEF ᏪᏁᏑᏪ ᎠᏕᎳ (2008–2018)
    chr/VES ᏪᏁᏑᏪ ᎠᏕᎳ
    chr/VND ᏫᎡᏘᎾᎻᏍ ᎠᏕᎳ
    chr/VUV ᏩᏂᎤᏩᏚ ᎠᏕᎳ
    chr/WST ᏌᎼᎠ ᎠᏕᎳ
    chr/XAF ᎠᏰᏟ ᎬᎿᎨᏍᏛ CFA ᎠᏕᎳ
    chr/XCD ᏗᎧᎸᎬ ᎨᏆᏙᏯ ᎠᏕᎳ
    chr/XOF ᏭᏕᎵᎬ ᎬᎿᎨᏍᏛ CFA ᎠᏕᎳ
    chr/XPF CFP ᎠᏕᎳ
    chr/YER ᏰᎺᏂ ᎠᏕᎳ
    chr/ZAR ᏧᎦᎾᏮ ᎬᎿᎨᏍᏛ ᎠᏕᎳ
    chr/ZMW ᏏᎻᏆᏇ ᎠᏕᎳ
    ckb/AFN ئەفغانیی ئەفغانستان
    ckb/BHD دیناری بەحرەینی
    ckb/BZD دۆلاری بەلیزی
    ckb/DZD دیناری جەزائیری
    ckb/EUR یورۆ
    ckb/IQD دیناری عێراقی
    ckb/IRR ڕیاڵی ئێرانی
    ckb/JOD دیناری ئوردنی
    ckb/KWD دیناری کووەیتی
    ckb/OMR ڕیاڵی عومانی
    ckb/QAR ڕیاڵی قەتەری
    ckb/SAR ڕیاڵی سەعوودی
    ckb/TND دیناری توونس
    ckb/TRY لیرەی تورکیا
    ckb/TTD دۆلاری ترینیداد و تۆباگۆ
    cs/AED SAE dirham
    cs/AFN afghánský afghán
    cs/ALL albánský lek
    cs/AMD arménský dram
    cs/ANG nizozemskoantilský gulden
    cs/AOA angolská kwanza
    cs/ARL argentinské peso ley (1970–1983)
    cs/ARM argentinské peso (1881–1970)
    cs/ARS argentinské peso
    cs/AUD australský dolar
    cs/AWG arubský zlatý
    cs/AZN ázerbájdžánský manat
    cs/BAM bosenská konvertibilní marka
    cs/BAN bosenský nový dinár (1994–1997)
    cs/BBD barbadoský dolar
    cs/BDT bangladéšská taka
    cs/BGM bulharský socialistický leva
    cs/BGN bulharský leva
    cs/BGO bulharský lev (1879–1952)
    cs/BHD bahrajnský dinár
    cs/BIF burundský frank
    cs/BMD bermudský dolar
    cs/BND brunejský dolar
    cs/BOB bolivijský boliviano
    cs/BOL bolivijský boliviano (1863–1963)
    cs/BRL brazilský real
    cs/BRZ brazilské cruzeiro (1942–1967)
    cs/BSD bahamský dolar
    cs/BTN bhútánský ngultrum
    cs/BWP botswanská pula
    cs/BYN běloruský rubl
    cs/BZD belizský dolar
    cs/CAD kanadský dolar
    cs/CDF konžský frank
    cs/CHF švýcarský frank
    cs/CLE chilské escudo
    cs/CLP chilské peso
    cs/CNH čínský jüan (offshore)
    cs/CNX čínský dolar ČLB
    cs/CNY čínský jüan
    cs/COP kolumbijské peso
    cs/CRC kostarický colón
    cs/CUC kubánské konvertibilní peso
    cs/CUP kubánské peso
    cs/CVE kapverdské escudo
    cs/CZK česká koruna
    cs/DJF džibutský frank
    cs/DKK dánská koruna
    cs/DOP dominikánské peso
    cs/DZD alžírský dinár
    cs/EGP egyptská libra
    cs/ERN eritrejská nakfa
    cs/ETB etiopský birr
    cs/EUR euro
    cs/FJD fidžijský dolar
    cs/FKP falklandská libra
    cs/GBP britská libra
    cs/GEL gruzínské lari
    cs/GHS ghanský cedi
    cs/GIP gibraltarská libra
    cs/GMD gambijský dalasi
    cs/GNF guinejský frank
    cs/GTQ guatemalský quetzal
    cs/GYD guyanský dolar
    cs/HKD hongkongský dolar
    cs/HNL honduraská lempira
    cs/HRK chorvatská kuna
    cs/HTG haitský gourde
    cs/HUF maďarský forint
    cs/IDR indonéská rupie
    cs/ILS izraelský nový šekel
    cs/INR indická rupie
    cs/IQD irácký dinár
    cs/IRR íránský rijál
    cs/ISK islandská koruna
    cs/JMD jamajský dolar
    cs/JOD jordánský dinár
    cs/JPY japonský jen
    cs/KES keňský šilink
    cs/KGS kyrgyzský som
    cs/KHR kambodžský riel
    cs/KMF komorský frank
    cs/KPW severokorejský won
    cs/KRH jihokorejský hwan (1953–1962)
    cs/KRO jihokorejský won (1945–1953)
    cs/KRW jihokorejský won
    cs/KWD kuvajtský dinár
    cs/KYD kajmanský dolar
    cs/KZT kazašské tenge
    cs/LAK laoský kip
    cs/LBP libanonská libra
    cs/LKR srílanská rupie
    cs/LRD liberijský dolar
    cs/LSL lesothský loti
    cs/LYD libyjský dinár
    cs/MAD marocký dinár
    cs/MAF marocký frank
    cs/MCF monacký frank
    cs/MDC moldavský kupon
    cs/MDL moldavský leu
    cs/MGA madagaskarský ariary
    cs/MKD makedonský denár
    cs/MKN makedonský denár (1992–1993)
    cs/MMK myanmarský kyat
    cs/MNT mongolský tugrik
    cs/MOP macajská pataca
    cs/MRU mauritánská ouguiya
    cs/MUR mauricijská rupie
    cs/MVP maledivská rupie (1947–1981)
    cs/MVR maledivská rupie
    cs/MWK malawijská kwacha
    cs/MXN mexické peso
    cs/MYR malajsijský ringgit
    cs/MZN mozambický metical
    cs/NAD namibijský dolar
    cs/NGN nigerijská naira
    cs/NIO nikaragujská córdoba
    cs/NOK norská koruna
    cs/NPR nepálská rupie
    cs/NZD novozélandský dolar
    cs/OMR ománský rijál
    cs/PAB panamská balboa
    cs/PEN peruánský sol
    cs/PGK papuánská nová kina
    cs/PHP filipínské peso
    cs/PKR pákistánská rupie
    cs/PLN polský zlotý
    cs/PYG paraguajské guarani
    cs/QAR katarský rijál
    cs/RON rumunský leu
    cs/RSD srbský dinár
    cs/RUB ruský rubl
    cs/RWF rwandský frank
    cs/SAR saúdský rijál
    cs/SBD šalamounský dolar
    cs/SCR seychelská rupie
    cs/SDG súdánská libra
    cs/SEK švédská koruna
    cs/SGD singapurský dolar
    cs/SHP svatohelenská libra
    cs/SLE sierraleonský leone
    cs/SLL sierraleonský leone (1964—2022)
    cs/SOS somálský šilink
    cs/SRD surinamský dolar
    cs/SSP jihosúdánská libra
    cs/STN svatotomášská dobra
    cs/SYP syrská libra
    cs/SZL svazijský lilangeni
    cs/THB thajský baht
    cs/TJS tádžické somoni
    cs/TMT turkmenský manat
    cs/TND tuniský dinár
    cs/TOP tonžská paanga
    cs/TRY turecká lira
    cs/TTD trinidadský dolar
    cs/TWD tchajwanský dolar
    cs/TZS tanzanský šilink
    cs/UAH ukrajinská hřivna
    cs/UGX ugandský šilink
    cs/USD americký dolar
    cs/UYU uruguayské peso
    cs/UZS uzbecký sum
    cs/VEF venezuelský bolívar (2008–2018)
    cs/VES venezuelský bolívar
    cs/VND vietnamský dong
    cs/VNN vietnamský dong (1978–1985)
    cs/VUV vanuatský vatu
    cs/WST samojská tala
    cs/XAF CFA/BEAC frank
    cs/XCD východokaribský dolar
    cs/XFO francouzský zlatý frank
    cs/XFU francouzský UIC frank
    cs/XOF CFA/BCEAO frank
    cs/XPF CFP frank
    cs/XRE kód fondů RINET
    cs/YER jemenský rijál
    cs/YUR jugoslávský reformovaný dinár (1992–1993)
    cs/ZAR jihoafrický rand
    cs/ZMW zambijská kwacha
    csw/CAD ᑲᓀᑎᔭᐣ ᐯᔭᐠᐚᐱᐢᐠ
    cv/AED АПЭ дирхамӗ
    cv/AFN афганийӗ
    cv/ALL Албани лекӗ
    cv/AMD Армяни драмӗ
    cv/ANG Нидерланд Антиллиан гульденӗ
    cv/AOA Ангола кванзӗ
    cv/ARS Аргентина песийӗ
    cv/AUD Австрали долларӗ
    cv/AWG Аруба флоринӗ
    cv/AZN Азербайджан маначӗ
    cv/BAM Боснипе Герцеговина конвертланакан марки
    cv/BBD Барбадос долларӗ
    cv/BDT Бангладеш таки
    cv/BGN Болгари левӗ
    cv/BHD Бахрейн динарӗ
    cv/BIF Бурунди франкӗ
    cv/BMD Бермуд долларӗ
    cv/BND Бруней долларӗ
    cv/BOB Боливи боливианӗ
    cv/BRL Бразили реалӗ
    cv/BSD Багам долларӗ
    cv/BTN Бутан нгултрумӗ
    cv/BWP Ботсвана пули
    cv/BYN Беларуҫ тенкӗ
    cv/BZD Белиз долларӗ
    cv/CAD Канада долларӗ
    cv/CDF Конголези франкӗ
    cv/CHF Швейцари франкӗ
    cv/CLP Чили песийӗ
    cv/CNH Китай офшор юанӗ
    cv/CNY Китай юанӗ
    cv/COP Колумби песийӗ
    cv/CRC Коста-Рика колонӗ
    cv/CUC Куба конвертланакан песийӗ
    cv/CUP Куба песийӗ
    cv/CVE Кабо-Верде эскудӗ
    cv/CZK Чехи кронӗ
    cv/DJF Джибути франкӗ
    cv/DKK Дани кронӗ
    cv/DOP Доминикан песийӗ
    cv/DZD Алжир динарӗ
    cv/EGP Египет фунчӗ
    cv/ERN Эритрей накфӗ
    cv/ETB Эфиопи бырӗ
    cv/EUR евро
    cv/FJD Фиджи долларӗ
    cv/FKP Факланд утравӗсен фунчӗ
    cv/GBP Британи фунчӗ
    cv/GEL Грузи ларийӗ
    cv/GHS Гана седийӗ
    cv/GIP Гибралтар фунчӗ
    cv/GMD Гамби даласийӗ
    cv/GNF Гвиней франкӗ
    cv/GTQ Гватемала кетсалӗ
    cv/GYD Гайана долларӗ
    cv/HKD Гонконг долларӗ
    cv/HNL Гондурас лемпирӗ
    cv/HRK Хорвати куни
    cv/HTG Гаити гурдӗ
    cv/HUF Венгри форинчӗ
    cv/IDR Индонези рупийӗ
    cv/ILS Ҫӗнӗ Израиль шекелӗ
    cv/INR Инди рупийӗ
    cv/IQD Ирак динарӗ
    cv/IRR Иран риалӗ
    cv/ISK Исланди кронӗ
    cv/JMD Ямайка долларӗ
    cv/JOD Иордан динарӗ
    cv/JPY Япони иени
    cv/KES Кени шиллингӗ
    cv/KGS Киргиз сомӗ
    cv/KHR Камбоджа риелӗ
    cv/KMF Комора франкӗ
    cv/KPW КХДР вони
    cv/KRW Корей вони
    cv/KWD Кувейт динарӗ
    cv/KYD Кайман утравӗсен долларӗ
    cv/KZT Казах тенгейӗ
    cv/LAK Лаос кипӗ
    cv/LBP Ливан фунчӗ
    cv/LKR Шри-ланка рупийӗ
    cv/LRD Либери долларӗ
    cv/LSL Лесото лотийӗ
    cv/LYD Ливи динарӗ
    cv/MAD Марокко дирхамӗ
    cv/MDL Молдова лайӗ
    cv/MGA Малагаси ариарийӗ
    cv/MKD Македони денарӗ
    cv/MMK Мьянман кьятӗ
    cv/MNT Монголи тугрикӗ
    cv/MOP Макао патаки
    cv/MRU Мавритани угийӗ
    cv/MUR Маврики рупийӗ
    cv/MVR Мальдивсен руфийӗ
    cv/MWK Малави квачӗ
    cv/MXN Мексика песийӗ
    cv/MYR Малайзи ринггичӗ
    cv/MZN Мозамбик метикалӗ
    cv/NAD Намиби долларӗ
    cv/NGN Нигери найрӗ
    cv/NIO Никарагуа кордобӗ
    cv/NOK Норвеги кронӗ
    cv/NPR Непал рупийӗ
    cv/NZD Ҫӗнӗ Зеланди долларӗ
    cv/OMR Оман риалӗ
    cv/PAB Панама бальбоа
    cv/PEN Перу солӗ
    cv/PGK Папуа – Ҫӗнӗ Гвиней кини
    cv/PHP Филиппин песийӗ
    cv/PKR пакистан рупийӗ
    cv/PLN Польша злотыйӗ
    cv/PYG Парагвай гуаранӗ
    cv/QAR Катар риалӗ
    cv/RON Румыни лейӗ
    cv/RSD Серби динарӗ
    cv/RUB Раҫҫей тенкӗ
    cv/RWF Руанда франкӗ
    cv/SAR Сауд риялӗ
    cv/SBD Соломон утравӗсен долларӗ
    cv/SCR Сейшел рупийӗ
    cv/SDG Судан фунчӗ
    cv/SEK Швеци кронӗ
    cv/SGD Сингапур долларӗ
    cv/SHP Сӑваплӑ Елена утравӗн фунчӗ
    cv/SLE леонӗ
    cv/SLL леонӗ (1964—2022)
    cv/SOS Сомали шиллингӗ
    cv/SRD Суринам долларӗ
    cv/SSP Кӑнтӑр Судан фунчӗ
    cv/STN Сан-Томе тата Принсипи добрӗ
    cv/SYP Сири фунчӗ
    cv/SZL Свази лилангенийӗ
    cv/THB Таиланд барӗ
    cv/TJS Таджик сомонийӗ
    cv/TMT Туркмен маначӗ
    cv/TND Тунези динарӗ
    cv/TOP Тонган паанги
    cv/TRY Турци лири
    cv/TTD Тринидад тата Тобаго долларӗ
    cv/TWD Ҫӗнӗ Тайван долларӗ
    cv/TZS Танзани шиллингӗ
    cv/UAH Украина гривни
    cv/UGX Уганда шиллингӗ
    cv/USD АПШ долларӗ
    cv/UYU Уругвай песийӗ
    cv/UZS Узбек сумӗ
    cv/VES Венесуэла боливарӗ
    cv/VND Вьетнам донгӗ
    cv/VUV Вануату ватуйӗ
    cv/WST Самоа тали
    cv/XAF Тӗп Африка КФА франкӗ
    cv/XCD Хӗвелтухӑҫ Карибсем долларӗ
    cv/XOF КФА ВСЕАО франкӗ
    cv/XPF Франци Лӑпкӑ океан франкӗ
    cv/YER Йемен риалӗ
    cv/ZAR Кӑнтӑр Африка рэндӗ
    cv/ZMW Замби квачи
    cy/AED Dirham Yr Emiradau Arabaidd Unedig
    cy/AFN Afghani Afghanistan
    cy/ALL Lek Albania
    cy/AMD Dram Armenia
    cy/ANG Guilder Antilles yr Iseldiroedd
    cy/AOA Kwanza Angola
    cy/ARL Peso Ley yr Ariannin (1970–1983)
    cy/ARM Peso yr Ariannin (1881–1970)
    cy/ARS Peso yr Ariannin
    cy/AUD Doler Awstralia
    cy/AWG Fflorin Aruba
    cy/AZN Manat Azerbaijan
    cy/BAM Marc Trosadwy Bosnia a Hercegovina
    cy/BBD Doler Barbados
    cy/BDT Taka Bangladesh
    cy/BGM Lev Sosialaidd Bwlgaria
    cy/BGN Lev Bwlgaria
    cy/BGO Lev Bwlgaria (1879–1952)
    cy/BHD Dinar Bahrain
    cy/BIF Ffranc Burundi
    cy/BMD Doler Bermuda
    cy/BND Doler Brunei
    cy/BOB Boliviano Bolifia
    cy/BOL Boliviano Bolifia (1863–1963)
    cy/BRL Real Brasil
    cy/BRZ Cruzeiro Brasil (1942–1967)
    cy/BSD Doler y Bahamas
    cy/BTN Ngultrum Bhutan
    cy/BWP Pula Botswana
    cy/BYN Rwbl Belarws
    cy/BZD Doler Belize
    cy/CAD Doler Canada
    cy/CDF Ffranc Congo
    cy/CHF Ffranc y Swistir
    cy/CLE Escudo Chile
    cy/CLP Peso Chile
    cy/CNH Yuan Tsieina (ar y môr)
    cy/CNX Doler Banc Pobl Tsieina
    cy/CNY Yuan Tsieina
    cy/COP Peso Colombia
    cy/CRC Colón Costa Rica
    cy/CUC Peso Trosadwy Ciwba
    cy/CUP Peso Ciwba
    cy/CVE Esgwdo Cabo Verde
    cy/CZK Koruna’r Weriniaeth Tsiec
    cy/DJF Ffranc Djibouti
    cy/DKK Krone Denmarc
    cy/DOP Peso Gweriniaeth Dominica
    cy/DZD Dinar Algeria
    cy/EGP Punt Yr Aifft
    cy/ERN Nakfa Eritrea
    cy/ETB Birr Ethiopia
    cy/EUR Ewro
    cy/FJD Doler Ffiji
    cy/FKP Punt Ynysoedd Falkland/Malvinas
    cy/GBP Punt Prydain
    cy/GEL Lari Georgia
    cy/GHS Cedi Ghana
    cy/GIP Punt Gibraltar
    cy/GMD Dalasi Gambia
    cy/GNF Ffranc Guinée
    cy/GTQ Quetzal Guatemala
    cy/GYD Doler Guyana
    cy/HKD Doler Hong Kong
    cy/HNL Lempira Honduras
    cy/HRK Kuna Croatia
    cy/HTG Gourde Haiti
    cy/HUF Fforint Hwngari
    cy/IDR Rupiah Indonesia
    cy/ILS Shegel Newydd Israel
    cy/INR Rwpî India
    cy/IQD Dinar Irac
    cy/IRR Rial Iran
    cy/ISK Króna Gwlad yr Iâ
    cy/JMD Doler Jamaica
    cy/JOD Dinar Gwlad yr Iorddonen
    cy/JPY Yen Japan
    cy/KES Swllt Kenya
    cy/KGS Som Kyrgyzstan
    cy/KHR Riel Cambodia
    cy/KMF Ffranc Comoros
    cy/KPW Won Gogledd Corea
    cy/KRH Hwan De Corea (1953–1962)
    cy/KRO Won De Corea (1945–1953)
    cy/KRW Won De Corea
    cy/KWD Dinar Kuwait
    cy/KYD Doler Ynysoedd Cayman
    cy/KZT Tenge Kazakstan
    cy/LAK Kip Laos
    cy/LBP Punt Libanus
    cy/LKR Rwpî Sri Lanka
    cy/LRD Doler Liberia
    cy/LSL Loti Lesotho
    cy/LYD Dinar Libya
    cy/MAD Dirham Moroco
    cy/MAF Ffranc Moroco
    cy/MCF Ffranc Monaco
    cy/MDL Leu Moldofa
    cy/MGA Ariary Madagascar
    cy/MKD Denar Macedonia
    cy/MMK Kyat Myanmar
    cy/MNT Tugrik Mongolia
    cy/MOP pataca Macau
    cy/MRU Ouguiya Mauritania
    cy/MUR Rwpî Mauritius
    cy/MVP Rwpî’r Maldives (1947–1981)
    cy/MVR Rufiyaa’r Maldives
    cy/MWK Kwacha Malawi
    cy/MXN Peso Mecsico
    cy/MYR Ringgit Malaysia
    cy/MZN Metical Mozambique
    cy/NAD Doler Namibia
    cy/NGN Naira Nigeria
    cy/NIO Cordoba Nicaragwa
    cy/NOK Krone Norwy
    cy/NPR Rwpî Nepal
    cy/NZD Doler Seland Newydd
    cy/OMR Rial Oman
    cy/PAB Balboa Panama
    cy/PEN Sol Periw
    cy/PGK Kina Papua Guinea Newydd
    cy/PHP Peso Philipinas
    cy/PKR Rwpî Pacistan
    cy/PLN Zloty Gwlad Pwyl
    cy/PYG Guarani Paraguay
    cy/QAR Rial Qatar
    cy/RON Leu Rwmania
    cy/RSD Dinar Serbia
    cy/RUB Rwbl Rwsia
    cy/RWF Ffranc Rwanda
    cy/SAR Riyal Saudi Arabia
    cy/SBD Doler Ynysoedd Solomon
    cy/SCR Rwpî Seychelles
    cy/SDG Punt Sudan
    cy/SEK Krona Sweden
    cy/SGD Doler Singapore
    cy/SHP Punt St Helena
    cy/SLE Leone Sierra Leone
    cy/SLL Leone Sierra Leone (1964—2022)
    cy/SOS Swllt Somalia
    cy/SRD Doler Surinam
    cy/SSP Punt De Sudan
    cy/STN Dobra São Tomé a Príncipe
    cy/SYP Punt Syria
    cy/SZL Lilangeni Gwlad Swazi
    cy/THB Baht Gwlad Thai
    cy/TJS Somoni Tajikistan
    cy/TMT Manat Turkmenistan
    cy/TND Dinar Tunisia
    cy/TOP Paʻanga Tonga
    cy/TRY Lira Twrci
    cy/TTD Doler Trinidad a Tobago
    cy/TWD Doler Newydd Taiwan
    cy/TZS Swllt Tanzania
    cy/UAH Hryvnia Wcráin
    cy/UGX Swllt Uganda
    cy/USD Doler UDA
    cy/UYU Peso Uruguay
    cy/UZS Som Uzbekistan
    cy/VEF Bolívar Venezuela (2008–2018)
    cy/VES Bolívar Venezuela
    cy/VND Dong Fietnam
    cy/VNN Dong Fietnam (1978–1985)
    cy/VUV Vatu Vanuatu
    cy/WST Tala Samoa
    cy/XAF Ffranc CFA Canol Affrica
    cy/XCD Doler Dwyrain y Caribî
    cy/XOF Ffranc CFA Gorllewin Affrica
    cy/XPF Ffranc CFP
    cy/YER Rial Yemen
    cy/ZAR Rand De Affrica
    cy/ZMW Kwacha Zambia
    da/AED dirham fra de Forenede Arabiske Emirater
    da/AFN afghansk afghani
    da/ALL albansk lek
    da/AMD armensk dram
    da/ANG Nederlandske Antiller-gylden
    da/AOA angolansk kwanza
    da/ARS argentinsk peso
    da/AUD australsk dollar
    da/AWG arubansk florin
    da/AZN aserbajdsjansk manat
    da/BAM bosnien-hercegovinsk konvertibel mark
    da/BBD barbadisk dollar
    da/BDT bangladeshisk taka
    da/BGN bulgarsk lev
    da/BHD bahrainsk dinar
    da/BIF burundisk franc
    da/BMD bermudansk dollar
    da/BND bruneisk dollar
    da/BOB boliviansk boliviano
    da/BRL brasiliansk real
    da/BSD bahamansk dollar
    da/BTN bhutansk ngultrum
    da/BWP botswansk pula
    da/BYN hviderussisk rubel
    da/BZD belizisk dollar
    da/CAD canadisk dollar
    da/CDF congolesisk franc
    da/CHF schweizerfranc
    da/CLP chilensk peso
    da/CNH kinesisk yuan (offshore)
    da/CNY kinesisk yuan
    da/COP colombiansk peso
    da/CRC costaricansk colón
    da/CUC cubansk konvertibel peso
    da/CUP cubansk peso
    da/CVE kapverdisk escudo
    da/CZK tjekkisk koruna
    da/DJF djiboutisk franc
    da/DKK dansk krone
    da/DOP dominikansk peso
    da/DZD algerisk dinar
    da/EGP egyptisk pund
    da/ERN eritreisk nakfa
    da/ETB etiopisk birr
    da/EUR euro
    da/FJD fijiansk dollar
    da/FKP pund fra Falklandsøerne
    da/GBP britisk pund
    da/GEL georgisk lari
    da/GHS ghanesisk cedi
    da/GIP gibraltarisk pund
    da/GMD gambisk dalasi
    da/GNF guineansk franc
    da/GTQ guatemalansk quetzal
    da/GYD guyansk dollar
    da/HKD hongkongsk dollar
    da/HNL honduransk lempira
    da/HRK kroatisk kuna
    da/HTG haitisk gourde
    da/HUF ungarsk forint
    da/IDR indonesisk rupiah
    da/ILS ny israelsk shekel
    da/INR indisk rupee
    da/IQD irakisk dinar
    da/IRR iransk rial
    da/ISK islandsk krone
    da/JMD jamaicansk dollar
    da/JOD jordansk dinar
    da/JPY japansk yen
    da/KES kenyansk shilling
    da/KGS kirgisisk som
    da/KHR cambodjansk riel
    da/KMF comorisk franc
    da/KPW nordkoreansk won
    da/KRW sydkoreansk won
    da/KWD kuwaitisk dinar
    da/KYD caymansk dollar
    da/KZT kasakhisk tenge
    da/LAK laotisk kip
    da/LBP libanesisk pund
    da/LKR srilankansk rupee
    da/LRD liberisk dollar
    da/LSL lesothisk loti
    da/LYD libysk dinar
    da/MAD marokkansk dirham
    da/MAF Marokkansk franc
    da/MDL moldovisk leu
    da/MGA madagaskisk ariary
    da/MKD makedonsk denar
    da/MMK myanmarsk kyat
    da/MNT mongolsk tugrik
    da/MOP macaosk pataca
    da/MRU mauritansk ouguiya
    da/MUR mauritisk rupee
    da/MVR maldivisk rufiyaa
    da/MWK malawisk kwacha
    da/MXN mexicansk peso
    da/MYR malaysisk ringgit
    da/MZN mozambiquisk metical
    da/NAD namibisk dollar
    da/NGN nigeriansk naira
    da/NIO nicaraguansk cordoba
    da/NOK norsk krone
    da/NPR nepalesisk rupee
    da/NZD newzealandsk dollar
    da/OMR omansk rial
    da/PAB panamansk balboa
    da/PEN peruansk sol
    da/PGK papuansk kina
    da/PHP filippinsk peso
    da/PKR pakistansk rupee
    da/PLN polsk zloty
    da/PYG paraguaysk guarani
    da/QAR qatarsk rial
    da/RON rumænsk leu
    da/RSD serbisk dinar
    da/RUB russisk rubel
    da/RWF rwandisk franc
    da/SAR saudiarabisk riyal
    da/SBD salomonsk dollar
    da/SCR seychellisk rupee
    da/SDG sudansk pund
    da/SEK svensk krone
    da/SGD singaporeansk dollar
    da/SHP pund fra Saint Helena
    da/SLE sierraleonsk leone
    da/SLL sierraleonsk leone (1964—2022)
    da/SOS somalisk shilling
    da/SRD surinamsk dollar
    da/SSP sydsudansk pund
    da/STN dobra fra Sao Tome og Principe
    da/SYP syrisk pund
    da/SZL swazilandsk lilangeni
    da/THB thailandsk baht
    da/TJS tadsjikisk somoni
    da/TMT turkmensk manat
    da/TND tunesisk dinar
    da/TOP tongansk paʻanga
    da/TRY tyrkisk lira
    da/TTD trinidadisk dollar
    da/TWD ny taiwansk dollar
    da/TZS tanzanisk shilling
    da/UAH ukrainsk grynia
    da/UGX ugandisk shilling
    da/USD amerikansk dollar
    da/UYU uruguayansk peso
    da/UZS usbekisk sum
    da/VEF venezuelansk bolivar (2008–2018)
    da/VES venezuelansk bolivar
    da/VND vietnamesisk dong
    da/VUV vanuaisk vatu
    da/WST samoansk tala
    da/XAF CFA-franc (BEAC)
    da/XCD østkaribisk dollar
    da/XFO Fransk guldfranc
    da/XFU Fransk UIC-franc
    da/XOF CFA-franc BCEAO
    da/XPF CFP-franc
    da/XRE RINET-fond
    da/YER yemenitisk rial
    da/ZAR sydafrikansk rand
    da/ZMW zambisk kwacha
    dav/AED Dirham ya Falme za Kiarabu
    dav/AOA Kwanza ya Angola
    dav/AUD Dola ya Australia
    dav/BHD Dinari ya Bahareni
    dav/BIF Faranga ya Burundi
    dav/BWP Pula ya Botswana
    dav/CAD Dola ya Kanada
    dav/CDF Faranga ya Kongo
    dav/CHF Faranga ya Uswisi
    dav/CNY Yuan Renminbi ya China
    dav/CVE Eskudo ya Kepuvede
    dav/DJF Faranga ya Jibuti
    dav/DZD Dinari ya Aljeria
    dav/EGP Pauni ya Misri
    dav/ERN Nakfa ya Eritrea
    dav/ETB Bir ya Uhabeshi
    dav/EUR Yuro
    dav/GBP Pauni ya Uingereza
    dav/GMD Dalasi ya Gambia
    dav/INR Rupia ya India
    dav/JPY Sarafu ya Kijapani
    dav/KES Shilingi ya Kenya
    dav/KMF Faranga ya Komoro
    dav/LRD Dola ya Liberia
    dav/LSL Loti ya Lesoto
    dav/LYD Dinari ya Libya
    dav/MAD Dirham ya Moroko
    dav/MGA Ariary ya Bukini
    dav/MRU Ugwiya ya Moritania
    dav/MUR Rupia ya Morisi
    dav/MWK Kwacha ya Malawi
    dav/NAD Dola ya Namibia
    dav/NGN Naira ya Nijeria
    dav/RWF Faranga ya Rwanda
    dav/SAR Riyal ya Saudia
    dav/SCR Rupia ya Shelisheli
    dav/SDG Pauni ya Sudani
    dav/SHP Pauni ya Santahelena
    dav/SLE Leoni
    dav/SLL Leoni (1964—2022)
    dav/SOS Shilingi ya Somalia
    dav/STN Dobra ya Sao Tome na Principe
    dav/SZL Lilangeni
    dav/TND Dinari ya Tunisia
    dav/TZS Shilingi ya Tanzania
    dav/UGX Shilingi ya Uganda
    dav/USD Dola ya Marekani
    dav/XAF Faranga CFA BEAC
    dav/XOF Faranga CFA BCEAO
    dav/ZAR Randi ya Afrika Kusini
    dav/ZMW Kwacha ya Zambia
    de/AED VAE-Dirham
    de/AFN Afghanischer Afghani
    de/ALL Albanischer Lek
    de/AMD Armenischer Dram
    de/ANG Niederländische-Antillen-Gulden
    de/AOA Angolanischer Kwanza
    de/ARL Argentinischer Peso Ley (1970–1983)
    de/ARM Argentinischer Peso (1881–1970)
    de/ARS Argentinischer Peso
    de/AUD Australischer Dollar
    de/AWG Aruba-Florin
    de/AZN Aserbaidschan-Manat
    de/BAM Konvertible Mark Bosnien und Herzegowina
    de/BAN Bosnien und Herzegowina Neuer Dinar (1994–1997)
    de/BBD Barbados-Dollar
    de/BDT Bangladesch-Taka
    de/BGM Bulgarischer Lew (1952–1962)
    de/BGN Bulgarischer Lew
    de/BGO Bulgarischer Lew (1879–1952)
    de/BHD Bahrain-Dinar
    de/BIF Burundi-Franc
    de/BMD Bermuda-Dollar
    de/BND Brunei-Dollar
    de/BOB Bolivianischer Boliviano
    de/BOL Bolivianischer Boliviano (1863–1963)
    de/BRL Brasilianischer Real
    de/BRZ Brasilianischer Cruzeiro (1942–1967)
    de/BSD Bahamas-Dollar
    de/BTN Bhutan-Ngultrum
    de/BWP Botswanischer Pula
    de/BYN Weißrussischer Rubel
    de/BZD Belize-Dollar
    de/CAD Kanadischer Dollar
    de/CDF Kongo-Franc
    de/CHF Schweizer Franken
    de/CLE Chilenischer Escudo
    de/CLP Chilenischer Peso
    de/CNH Renminbi-Yuan (Offshore)
    de/CNX Dollar der Chinesischen Volksbank
    de/CNY Renminbi Yuan
    de/COP Kolumbianischer Peso
    de/CRC Costa-Rica-Colón
    de/CUC Kubanischer Peso (konvertibel)
    de/CUP Kubanischer Peso
    de/CVE Cabo-Verde-Escudo
    de/CZK Tschechische Krone
    de/DJF Dschibuti-Franc
    de/DKK Dänische Krone
    de/DOP Dominikanischer Peso
    de/DZD Algerischer Dinar
    de/EGP Ägyptisches Pfund
    de/ERN Eritreischer Nakfa
    de/ETB Äthiopischer Birr
    de/EUR Euro
    de/FJD Fidschi-Dollar
    de/FKP Falkland-Pfund
    de/GBP Britisches Pfund
    de/GEL Georgischer Lari
    de/GHS Ghanaischer Cedi
    de/GIP Gibraltar-Pfund
    de/GMD Gambia-Dalasi
    de/GNF Guinea-Franc
    de/GTQ Guatemaltekischer Quetzal
    de/GYD Guyana-Dollar
    de/HKD Hongkong-Dollar
    de/HNL Honduras-Lempira
    de/HRK Kroatischer Kuna
    de/HTG Haitianische Gourde
    de/HUF Ungarischer Forint
    de/IDR Indonesische Rupiah
    de/ILS Israelischer Neuer Schekel
    de/INR Indische Rupie
    de/IQD Irakischer Dinar
    de/IRR Iranischer Rial
    de/ISK Isländische Krone
    de/JMD Jamaika-Dollar
    de/JOD Jordanischer Dinar
    de/JPY Japanischer Yen
    de/KES Kenia-Schilling
    de/KGS Kirgisischer Som
    de/KHR Kambodschanischer Riel
    de/KMF Komoren-Franc
    de/KPW Nordkoreanischer Won
    de/KRH Südkoreanischer Hwan (1953–1962)
    de/KRO Südkoreanischer Won (1945–1953)
    de/KRW Südkoreanischer Won
    de/KWD Kuwait-Dinar
    de/KYD Kaiman-Dollar
    de/KZT Kasachischer Tenge
    de/LAK Laotischer Kip
    de/LBP Libanesisches Pfund
    de/LKR Sri-Lanka-Rupie
    de/LRD Liberianischer Dollar
    de/LSL Loti
    de/LYD Libyscher Dinar
    de/MAD Marokkanischer Dirham
    de/MAF Marokkanischer Franc
    de/MCF Monegassischer Franc
    de/MDC Moldau-Cupon
    de/MDL Moldau-Leu
    de/MGA Madagaskar-Ariary
    de/MKD Mazedonischer Denar
    de/MKN Mazedonischer Denar (1992–1993)
    de/MMK Myanmarischer Kyat
    de/MNT Mongolischer Tögrög
    de/MOP Macao-Pataca
    de/MRU Mauretanischer Ouguiya
    de/MUR Mauritius-Rupie
    de/MVP Malediven-Rupie (alt)
    de/MVR Malediven-Rufiyaa
    de/MWK Malawi-Kwacha
    de/MXN Mexikanischer Peso
    de/MYR Malaysischer Ringgit
    de/MZN Mosambikanischer Metical
    de/NAD Namibia-Dollar
    de/NGN Nigerianischer Naira
    de/NIO Nicaragua-Córdoba
    de/NOK Norwegische Krone
    de/NPR Nepalesische Rupie
    de/NZD Neuseeland-Dollar
    de/OMR Omanischer Rial
    de/PAB Panamaischer Balboa
    de/PEN Peruanischer Sol
    de/PGK Papua-neuguineischer Kina
    de/PHP Philippinischer Peso
    de/PKR Pakistanische Rupie
    de/PLN Polnischer Złoty
    de/PYG Paraguayischer Guaraní
    de/QAR Katar-Riyal
    de/RON Rumänischer Leu
    de/RSD Serbischer Dinar
    de/RUB Russischer Rubel
    de/RWF Ruanda-Franc
    de/SAR Saudi-Rial
    de/SBD Salomonen-Dollar
    de/SCR Seychellen-Rupie
    de/SDG Sudanesisches Pfund
    de/SEK Schwedische Krone
    de/SGD Singapur-Dollar
    de/SHP St.-Helena-Pfund
    de/SLE Sierra-leonischer Leone
    de/SLL Sierra-leonischer Leone (1964–2022)
    de/SOS Somalia-Schilling
    de/SRD Suriname-Dollar
    de/SSP Südsudanesisches Pfund
    de/STN São-toméischer Dobra
    de/SYP Syrisches Pfund
    de/SZL Swasiländischer Lilangeni
    de/THB Thailändischer Baht
    de/TJS Tadschikistan-Somoni
    de/TMT Turkmenistan-Manat
    de/TND Tunesischer Dinar
    de/TOP Tongaischer Paʻanga
    de/TRY Türkische Lira
    de/TTD Trinidad-und-Tobago-Dollar
    de/TWD Neuer Taiwan-Dollar
    de/TZS Tansania-Schilling
    de/UAH Ukrainische Hrywnja
    de/UGX Uganda-Schilling
    de/USD US-Dollar
    de/UYU Uruguayischer Peso
    de/UZS Usbekistan-Sum
    de/VEF Venezolanischer Bolívar (2008–2018)
    de/VES Venezolanischer Bolívar
    de/VND Vietnamesischer Dong
    de/VNN Vietnamesischer Dong(1978–1985)
    de/VUV Vanuatu-Vatu
    de/WST Samoanischer Tala
    de/XAF CFA-Franc (BEAC)
    de/XCD Ostkaribischer Dollar
    de/XFO Französischer Gold-Franc
    de/XFU Französischer UIC-Franc
    de/XOF CFA-Franc (BCEAO)
    de/XPF CFP-Franc
    de/XRE RINET Funds
    de/YER Jemen-Rial
    de/YUR Jugoslawischer reformierter Dinar (1992–1993)
    de/ZAR Südafrikanischer Rand
    de/ZMW Kwacha
    de_CH/BYN Weissrussischer Rubel
    de_CH/STN São-toméischer Dobra (2018)
    dje/AED Laaraw Immaara Margantey Dirham
    dje/AOA Angoola Kwanza
    dje/AUD Ostraali Dollar
    dje/BHD Bahareen Dinar
    dje/BIF Burundi Fraŋ
    dje/BWP Botswaana Pund
    dje/CAD Kanaada Dollar
    dje/CDF Kongo Fraŋ
    dje/CHF Swisu Fraŋ
    dje/CNY Sinwa Yuan Renminbi
    dje/CVE Kapuver Escudo
    dje/DJF Jibuuti Fraŋ
    dje/DZD Alžeeri Dinar
    dje/EGP Misra Pund
    dje/ERN Eritree Nafka
    dje/ETB Ecioopi Birr
    dje/EUR Eero
    dje/GBP Britin Pund
    dje/GMD Gambi Dalasi
    dje/INR Indu Rupii
    dje/JPY Jaapoŋ Yen
    dje/KES Keeniya Šiiliŋ
    dje/KMF Komoor Fraŋ
    dje/LRD Liberia Dollar
    dje/LSL Leezoto Loti
    dje/LYD Liibi Dinar
    dje/MAD Maarok Dirham
    dje/MGA Malgaaši Fraŋ
    dje/MRU Mooritaani Ugiya
    dje/MUR Mooris Rupii
    dje/MWK Malaawi Kwaca
    dje/NAD Naamibi Dollar
    dje/NGN Naajiriya Neera
    dje/RWF Rwanda Fraŋ
    dje/SAR Saudiya Riyal
    dje/SCR Seešel Rupii
    dje/SDG Suudaŋ Dinar
    dje/SHP Seŋ Helena Fraŋ
    dje/SLE Leeon
    dje/SLL Leeon (1964—2022)
    dje/SOS Somaali Šiiliŋ
    dje/STN Sao Tome nda Prinsipe Dobra
    dje/SZL Lilangeni
    dje/TND Tunizi Dinar
    dje/TZS Tanzaani Šiiliŋ
    dje/UGX Uganda Šiiliŋ
    dje/USD Ameriki Dollar
    dje/XAF CFA Fraŋ (BEAC)
    dje/XOF CFA Fraŋ (BCEAO)
    dje/ZAR Hawasa Afriki Rand
    dje/ZMW Zambi Kwaca
    doi/BRL ब्राजीली रियाल
    doi/CNY चीनी युआन
    doi/EUR यूरो
    doi/GBP ब्रिटिश पाउंड
    doi/INR भारती रपेऽ
    doi/JPY जापानी येन
    doi/RUB रूसी रूबल
    doi/USD यूएस डालर
    dsb/AED ZAE dirham
    dsb/AFN afghaniski afgani
    dsb/ALL albański lek
    dsb/AMD armeński dram
    dsb/ANG nižozemsko-antilski gulden
    dsb/AOA angolska kwanza
    dsb/ARS argentinski peso
    dsb/AUD awstralski dolar
    dsb/AWG aruba-florin
    dsb/AZN azerbajdžaniski manat
    dsb/BAM bosniska konwertibelna marka
    dsb/BBD barbadoski dolar
    dsb/BDT bangladešska taka
    dsb/BGN bulgarski lew
    dsb/BHD bahrainski dinar
    dsb/BIF burundiski frank
    dsb/BMD bermudaski dolar
    dsb/BND bruneiski dolar
    dsb/BOB boliwiski boliviano
    dsb/BRL brazilski real
    dsb/BSD bahamaski dolar
    dsb/BTN bhutański ngultrum
    dsb/BWP botswaniska pula
    dsb/BYN běłoruski rubl
    dsb/BZD belizeski dolar
    dsb/CAD kanadiski dolar
    dsb/CDF kongoski frank
    dsb/CHF šwicarski frank
    dsb/CLP chilski peso
    dsb/CNH chinski yuan (offshore)
    dsb/CNY chinski yuan
    dsb/COP kolumbiski peso
    dsb/CRC kosta-rikański colón
    dsb/CUC kubański konwertibelny peso
    dsb/CUP kubański peso
    dsb/CVE kapverdski escudo
    dsb/CZK česka krona
    dsb/DJF dźibutiski frank
    dsb/DKK dańska krona
    dsb/DOP dominikański peso
    dsb/DZD algeriski dinar
    dsb/EGP egyptojski punt
    dsb/ERN eritrejska nakfa
    dsb/ETB etiopiski birr
    dsb/EUR euro
    dsb/FJD fidźiski dolar
    dsb/FKP falklandski punt
    dsb/GBP britiski punt
    dsb/GEL georgiski lari
    dsb/GHS ghanaski cedi
    dsb/GIP gibraltiski punt
    dsb/GMD gambiski dalasi
    dsb/GNF guineski frank
    dsb/GTQ guatemalski quetzal
    dsb/GYD guyański dolar
    dsb/HKD hongkongski dolar
    dsb/HNL honduraska lempira
    dsb/HRK chorwatska kuna
    dsb/HTG haitiska gourda
    dsb/HUF madźarski forint
    dsb/IDR indoneska rupija
    dsb/ILS israelski nowy šekel
    dsb/INR indiska rupija
    dsb/IQD irakski dinar
    dsb/IRR irański rial
    dsb/ISK islandska krona
    dsb/JMD jamaiski dolar
    dsb/JOD jordaniski dinar
    dsb/JPY japański yen
    dsb/KES keniaski šiling
    dsb/KGS kirgiski som
    dsb/KHR kambodžaski riel
    dsb/KMF komorski frank
    dsb/KPW pódpołnocnokorejski won
    dsb/KRW pódpołdnjowokorejski won
    dsb/KWD kuwaitski dinar
    dsb/KYD kajmaniski dolar
    dsb/KZT kazachski tenge
    dsb/LAK laoski kip
    dsb/LBP libanoński punt
    dsb/LKR sri-lankaska rupija
    dsb/LRD liberiski dolar
    dsb/LSL lesothiski loti
    dsb/LYD libyski dinar
    dsb/MAD marokkoski dirham
    dsb/MDL moldawiski leu
    dsb/MGA madagaskarski ariary
    dsb/MKD makedoński denar
    dsb/MMK myanmarski kyat
    dsb/MNT mongolski tugrik
    dsb/MOP macaoska pataca
    dsb/MRU mauretański ouguiya
    dsb/MUR mauriciska rupija
    dsb/MVR malediwiska rupija
    dsb/MWK malawiski kwacha
    dsb/MXN mexiski peso
    dsb/MYR malajziski ringgit
    dsb/MZN mosambikski metical
    dsb/NAD namibiski dolar
    dsb/NGN nigeriska naira
    dsb/NIO nikaraguaska cordoba
    dsb/NOK norwegska krona
    dsb/NPR nepalska rupija
    dsb/NZD nowoseelandski dolar
    dsb/OMR omański rial
    dsb/PAB panamaski balboa
    dsb/PEN peruski sol
    dsb/PGK papua-neuguinejska kina
    dsb/PHP filipinski peso
    dsb/PKR pakistańska rupija
    dsb/PLN pólski złoty
    dsb/PYG paraguayski guarani
    dsb/QAR katarski rial
    dsb/RON rumuński leu
    dsb/RSD serbiski dinar
    dsb/RUB ruski rubl
    dsb/RWF ruandiski frank
    dsb/SAR saudi-arabiski rial
    dsb/SBD salomoński dolar
    dsb/SCR seychelska rupija
    dsb/SDG sudański punt
    dsb/SEK šwedska krona
    dsb/SGD singapurski dolar
    dsb/SHP St. Helena punt
    dsb/SLE sierra-leoneski leone
    dsb/SLL sierra-leoneski leone (1964—2022)
    dsb/SOS somaliski šiling
    dsb/SRD surinamski dolar
    dsb/SSP pódpołdnjowosudański punt
    dsb/STN são-tomeska dobra
    dsb/SYP syriski punt
    dsb/SZL swasiski lilangeni
    dsb/THB thaiski baht
    dsb/TJS tadźikiski somoni
    dsb/TMT turkmeniski manat
    dsb/TND tuneziski dinar
    dsb/TOP tongaski paʻanga
    dsb/TRY turkojska lira
    dsb/TTD trinidad-tobagoski dolar
    dsb/TWD nowy taiwański dolar
    dsb/TZS tansaniski šiling
    dsb/UAH ukrainska griwna
    dsb/UGX ugandaski šiling
    dsb/USD ameriski dolar
    dsb/UYU uruguayski peso
    dsb/UZS usbekiski sum
    dsb/VEF venezuelski bolívar (2008–2018)
    dsb/VES venezuelski bolívar
    dsb/VND vietnamski dong
    dsb/VUV vanuatski vatu
    dsb/WST samoaska tala
    dsb/XAF CFA-frank (BEAC)
    dsb/XCD pódzajtšnokaribiski dolar
    dsb/XOF CFA-frank (BCEAO)
    dsb/XPF CFP-frank
    dsb/YER jemeński rial
    dsb/ZAR pódpołdnjowoafriski rand
    dsb/ZMW sambiska kwacha
    dyo/AOA kwanza yati Angola
    dyo/AUD dolaar yati Ostraalia
    dyo/BHD dinaar yati Bahrayn
    dyo/BIF fraaŋ yati Burundi
    dyo/BWP pula yati Boswana
    dyo/CAD dolaar yati Kanada
    dyo/CDF fraaŋ yati Kongo
    dyo/CNY yuan yati Siin
    dyo/CVE eskuudo yati Kap Ver
    dyo/DJF fraaŋ yati Jibuti
    dyo/DZD dinaar yati Alseri
    dyo/EGP liiverey yati Esípt
    dyo/ERN nafka yati Eritree
    dyo/ETB birr yati Ecoopi
    dyo/EUR euro
    dyo/GMD dalasi yati Gambi
    dyo/INR rupii yati End
    dyo/JPY yen yati Sapoŋ
    dyo/KES silliŋ yati Keniya
    dyo/KMF fraaŋ yati Komor
    dyo/LRD dolaar yati Liberia
    dyo/LYD dinaar yati Libia
    dyo/MGA ariari yati Madagaskaar
    dyo/MRU ugiiya yati Mooritanii
    dyo/MWK kwacha yati Malawi
    dyo/XAF seefa BEAC
    dyo/XOF seefa yati BCEAO
    dz/AED ཡུ་ནཱའི་ཊེཌ་ ཨ་རབ་ ཨེ་མེ་རེཊས་ཀྱི་དངུལ་ ཌིར་ཧཱམ
    dz/AFN ཨཕ་གཱན་གྱི་དངུལ་ ཨཕ་ག་ནི
    dz/AUD ཨཱོས་ཊྲེ་ལི་ཡ་གི་དངུལ་ ཌོ་ལར
    dz/BDT བྷང་ལ་དེཤ་གི་དངུལ་ ཏ་ཀ
    dz/BMD བར་མུ་ཌ་གི་དངུལ་ ཌོ་ལར
    dz/BRL བྲ་ཛིལ་གྱི་དངུལ་ རེ་ཡལ
    dz/BTN དངུལ་ཀྲམ
    dz/CAD ཀེ་ན་ཌ་གི་དངུལ་ ཌོ་ལར
    dz/CHF སུ་ཡིས་ཀྱི་དངུལ་ ཕྲངཀ
    dz/CLP ཅི་ལི་གི་དངུལ་ པེ་སོ
    dz/CNY རྒྱ་ནག་གི་དངུལ་ ཡུ་ཝཱན
    dz/COP ཀོ་ལོམ་བྷི་ཡ་གི་དངུལ་ པེ་སོ
    dz/CUP ཀིའུ་བྷ་གི་དངུལ་ པེ་སོ
    dz/DKK ཌེན་མཱཀ་གི་དངུལ་ ཀྲོན
    dz/DZD ཨཱལ་ཇི་རི་ཡ་གི་དངུལ་ ཌའི་ནར
    dz/EGP ཨི་ཇིབཊ་གི་དངུལ་ པ་འུནཌ
    dz/EUR ཡུ་རོ༌དངུལ་
    dz/GBP བྲི་ཊིཤ་ པ་འུནཌ་ ཨིས་ཊར་ལིང
    dz/HKD ཧོང་ཀོང་གི་དངུལ་ ཌོ་ལར
    dz/IDR ཨིན་ཌོ་ནེ་ཤི་ཡ་གི་དངུལ་ རུ་པི་ཡ
    dz/ILS ཨིས་རེལ་གྱི་དངུལ་གསརཔ་ ཤེ་ཀེལ
    dz/INR རྒྱ་གར་གྱི་དངུལ་ རུ་པི
    dz/IQD ཨི་རཱཀ་གི་དངུལ་ ཌི་ན
    dz/IRR ཨི་རཱན་གྱི་དངུལ་ རི་ཨཱལ
    dz/ISK ཨཱཡིས་ལེནཌ་གི་དངུལ་ ཀྲོ་ན
    dz/JMD ཇཱ་མཻ་ཀ་གི་དངུལ་ ཌོ་ལར
    dz/JOD ཇོར་ཌན་གྱི་དངུལ་ ཌི་ན
    dz/JPY ཇཱ་པཱན་གྱི་དངུལ་ ཡེན
    dz/KES ཀེན་ཡ་གི་དངུལ་ ཤི་ལིང
    dz/KHR ཀེམ་བྷོ་ཌི་ཡ་གི་དངུལ་ རི་ཨཱལ
    dz/KPW ནོརཐ་ ཀོ་རི་ཡ་གི་དངུལ་ ཝོན
    dz/KRW སཱའུཐ་ ཀོ་རི་ཡ་གི་དངུལ་ ཝོན
    dz/KWD ཀུ་ཝེཊ་གི་དངུལ་ ཌི་ན
    dz/KZT ཀ་ཛགས་ཏཱན་གྱི་དངུལ་ ཏེང་གེ
    dz/LAK ལཱ་ཝོས་ཀྱི་དངུལ་ ཀིཔ
    dz/LBP ལེ་བ་ནོན་གྱི་དངུལ་ པ་འུནཌ
    dz/LKR ཤྲི་ ལང་ཀ་གི་དངུལ་ རུ་པི
    dz/LRD ལཱའི་བེ་རི་ཡ་གི་དངུལ་ ཌོ་ལར
    dz/LYD ལི་བི་ཡ་གི་དངུལ་ ཌི་ན
    dz/MAD མོ་རོ་ཀོ་གི་དངུལ་ ཌིར་ཧཱམ
    dz/MMK མི་ཡཱན་མར་གྱི་དངུལ་ ཅཱཏ
    dz/MNT སོག་པོའི་དངུལ་ ཏུ་གྲིཀ
    dz/MVR མཱལ་དིབས་ཀྱི་དངུལ་ རུ་ཕི་ཡ
    dz/MXN མེཀ་སི་ཀོ་གི་དངུལ་ པེ་སོ
    dz/MYR མ་ལེ་ཤི་ཡ་གི་དངུལ་ རིང་གིཊ
    dz/NOK ནོར་ཝེ་གི་དངུལ་ ཀྲོ་ན
    dz/NPR བལ་པོའི་དངུལ་ རུ་པི
    dz/NZD ནིའུ་ཛི་ལེནཌ་གི་དངུལ་ ཌོ་ལར
    dz/OMR ཨོ་མཱན་གྱི་དངུལ་ རི་ཨཱལ
    dz/PAB པ་ན་མ་གི་དངུལ་ བཱལ་བོ་ཝ
    dz/PEN པ་རུ་གི་དངུལ་ ནུ་བོ་ སཱོལ
    dz/PHP ཕི་ལི་པིནས་གྱི་དངུལ་ པེ་སོ
    dz/PKR པ་ཀིས་ཏཱན་གྱི་དངུལ་ རུ་པི
    dz/PLN པོ་ལེནཌ་ཀྱི་དངུལ ཛ྄ལོ་ཊི
    dz/QAR ཀ་ཊར་གྱི་དངུལ་ རི་ཨཱལ
    dz/RUB ཨུ་རུ་སུ་གི་དངུལ་ རུ་བཱལ
    dz/SAR སཱཝ་དིའི་དངུལ་ རི་ཡཱལ
    dz/SCR སེ་ཤཱལས་ཀྱི་དངུལ་ རུ་པི
    dz/SEK སུའི་ཌེན་གྱི་དངུལ་ ཀྲོ་ན
    dz/SGD སིང་ག་པོར་གྱི་དངུལ་ ཌོ་ལར
    dz/SYP སི་རི་ཡ་གི་དངུལ་ པ་འུནཌ
    dz/THB ཐཱའི་ལེནཌ་གི་དངུལ་ བཱཏ
    dz/TJS ཏ་ཇི་ཀིས་ཏཱན་གྱི་དངུལ་ སོ་མོ་ནི
    dz/TRY ཊཱར་ཀི་གི་དངུལ་ ལི་ར
    dz/TWD ཊཱའི་ཝཱན་གི་དངུལ ཌོ་ལར
    dz/TZS ཊཱན་ཛཱ་ནི་ཡ་གི་དངུལ་ ཤི་ལིང
    dz/UGX ཡུ་གྷེན་ཌ་གི་དངུལ་ ཤི་ལིང
    dz/USD ཡུ་ཨེས་ ཌོ་ལར
    dz/UYU ཡུ་རུ་གུ་ཝའི་གི་དངུལ་ པེ་སོ
    dz/UZS ཨུས་བེ་ཀིས་ཏཱན་གྱི་དངུལ་ སོམ
    dz/VEF བེ་ནི་ཛུ་ཝེ་ལ་གི་དངུལ་ བོ་ལི་བར (2008–2018)
    dz/VES བེ་ནི་ཛུ་ཝེ་ལ་གི་དངུལ་ བོ་ལི་བར
    dz/VND བེཊ་ནཱམ་གྱི་དངུལ་ ཌོང
    dz/ZAR སཱའུཐ་ ཨཕ་རི་ཀ་གི་དངུལ་ རཱནད
    ebu/AED Dirham ya Falme za Kiarabu
    ebu/AOA Kwanza ya Angola
    ebu/AUD Dora ya Australia
    ebu/BHD Dinari ya Bahareni
    ebu/BIF Faranga ya Burundi
    ebu/BWP Pula ya Botswana
    ebu/CAD Dola ya Kanada
    ebu/CDF Faranga ya Kongo
    ebu/CHF Faranga ya Uswisi
    ebu/CNY Yuan Renminbi ya China
    ebu/CVE Eskudo ya Kepuvede
    ebu/DJF Faranga ya Jibuti
    ebu/DZD Dinari ya Aljeria
    ebu/EGP Pauni ya Misri
    ebu/ERN Nakfa ya Eritrea
    ebu/ETB Bir ya Uhabeshi
    ebu/EUR Yuro
    ebu/GBP Pauni ya Uingereza
    ebu/GMD Dalasi ya Gambia
    ebu/INR Rupia ya India
    ebu/JPY Sarafu ya Kijapani
    ebu/KES Shilingi ya Kenya
    ebu/KMF Faranga ya Komoro
    ebu/LRD Dola ya Liberia
    ebu/LSL Loti ya Lesoto
    ebu/LYD Dinari ya Libya
    ebu/MAD Dirham ya Moroko
    ebu/MGA Ariary ya Bukini
    ebu/MRU Ugwiya ya Moritania
    ebu/MUR Rupia ya Morisi
    ebu/MWK Kwacha ya Malawi
    ebu/NAD Dola ya Namibia
    ebu/NGN Naira ya Nijeria
    ebu/RWF Faranga ya Rwanda
    ebu/SAR Riyal ya Saudia
    ebu/SCR Rupia ya Shelisheli
    ebu/SDG Pauni ya Sudani
    ebu/SHP Pauni ya Santahelena
    ebu/SLE Leoni
    ebu/SLL Leoni (1964—2022)
    ebu/SOS Shilingi ya Somalia
    ebu/STN Dobra ya Sao Tome na Principe
    ebu/SZL Lilangeni
    ebu/TND Dinari ya Tunisia
    ebu/TZS Shilingi ya Tanzania
    ebu/UGX Shilingi ya Uganda
    ebu/USD Dola ya Marekani
    ebu/XAF Faranga CFA BEAC
    ebu/XOF Faranga CFA BCEAO
    ebu/ZAR Randi ya Afrika Kusini
    ebu/ZMW Kwacha ya Zambia
    ee/AED united arab emiratesga dirham
    ee/AFN afghanistanga afghani
    ee/ALL albaniaga lek
    ee/AMD armeniaga dram
    ee/ANG netherlands antilleaga guilder
    ee/AOA angolaga kwanza
    ee/ARL argentinaga peso ley (1970–1983)
    ee/ARM argentinaga peso (1881–1970)
    ee/ARS argentinaga peso
    ee/AUD Australiaga dollar
    ee/AWG arubaga lorin
    ee/AZN azerbaidzanga manat
    ee/BAM bosnia-herzegovinaga convertible mark
    ee/BAN bosnia kple herzegovinaga dinar yeyètɔ (1994–1997)
    ee/BBD barbadosga dollar
    ee/BDT bangladeshga taka
    ee/BGM bɔlgariaga socialist lev
    ee/BGN bulgariaga lev
    ee/BGO bulgariaga lev (1879–1952)
    ee/BHD bahrainga dinar
    ee/BIF burundiga franc
    ee/BMD bermudaga dollar
    ee/BND bruneiga dollar
    ee/BOB boliviaga boliviano
    ee/BOL boliviaga boliviano (1863–1963)
    ee/BRL braziliaga real
    ee/BRZ braziliaga cruzeiro (1942–1967)
    ee/BSD bahamasga dollar
    ee/BTN bhutanga ngultrum
    ee/BWP botswanaga pula
    ee/BYN belarusiaga ruble
    ee/BZD belizega dollar
    ee/CAD canadaga dollar
    ee/CDF kongoga franc
    ee/CHF switzerlandga franc
    ee/CLE tsilega escudo
    ee/CLP chilega peso
    ee/CNX tsainatɔwo ƒe gadzraɖoƒe dollar
    ee/CNY Chinesega yuan
    ee/COP colombiaga peso
    ee/CRC costa ricaga colón
    ee/CUC cubaga convertible peso
    ee/CUP cubaga peso
    ee/CVE kape verdega escudo
    ee/CZK czechga koruna
    ee/DJF dziboutiga franc
    ee/DKK denmarkga krone
    ee/DOP dominicaga peso
    ee/DZD aldzeriaga dinar
    ee/EGP egyptega pound
    ee/ERN eritreaga nakfa
    ee/ETB ethiopiaga birr
    ee/FJD fidziga dollar
    ee/FKP falkland islands pound
    ee/GBP britainga pound
    ee/GEL dzɔdziaga lari
    ee/GHS ghana siɖi
    ee/GIP gilbratarga pound
    ee/GMD gambiaga dalasi
    ee/GNF giniga franc
    ee/GTQ guatemalaga quetzal
    ee/GYD guyanaga dollar
    ee/HKD Hong Kongga dollar
    ee/HNL honduraga lempira
    ee/HRK croatiaga kuna
    ee/HTG haitiga gourde
    ee/HUF hungariaga forint
    ee/IDR Indonesiaga rupiah
    ee/ILS israelga yeyetɔ sheqel
    ee/INR Indiaga rupee
    ee/IQD irakga dinar
    ee/IRR iranga rial
    ee/ISK icelandga króna
    ee/JMD jamaicaga dollar
    ee/JOD yɔdanga dinar
    ee/JPY Japanesega yen
    ee/KES kenyaga shilling
    ee/KGS kirgistanga som
    ee/KHR kambodiaga riel
    ee/KMF komoroga franc
    ee/KPW dziehe koreaga won
    ee/KRH anyiehe koreaga hwan (1953–1962)
    ee/KRO anyiehe koreaga won (1945–1953)
    ee/KRW South Koreaga won
    ee/KWD kuwaitga dinar
    ee/KYD cayman islandsga dollar
    ee/KZT kazakhstanga tenge
    ee/LAK laosga kip
    ee/LBP lebanonga pound
    ee/LKR sri lankaga rupee
    ee/LRD liberiaga dollar
    ee/LSL lesotoga loti
    ee/LYD libyaga dinar
    ee/MAD morokoga dirham
    ee/MAF morokoga franc
    ee/MCF monegaskga franc
    ee/MDC moldovaga cupon
    ee/MDL moldovaga leu
    ee/MGA malagasega ariary
    ee/MKD marcedoniaga denar
    ee/MKN makedoniaga denar (1992–1993)
    ee/MMK myanmaga kyat
    ee/MNT mongoliaga tugrik
    ee/MOP makanesega pataca
    ee/MRU mɔritaniaga ouguiya
    ee/MUR mɔritiusga rupee
    ee/MVR maldiviaga rufiyaa
    ee/MXN mexicoga peso
    ee/MYR malaysiaga ringit
    ee/NGN naidzeriaga naira
    ee/NIO nicaraguaga córdoba
    ee/NOK norwayga krone
    ee/NPR nepalga rupee
    ee/NZD new zealanɖga dollar
    ee/OMR omanga rial
    ee/PAB panamaga balboa
    ee/PEN peruga sol
    ee/PGK papua new guineaga kina
    ee/PHP filipiniga peso
    ee/PKR pakistaniga rupee
    ee/PLN polandga zloty
    ee/PYG paraguayga guarani
    ee/QAR katarga rial
    ee/RON romaniaga leu
    ee/RSD serbiaga dinar
    ee/RUB russiaga ruble
    ee/RWF rwandaga franc
    ee/SAR Saudi Arabiaga riyal
    ee/SBD solomon ƒudomekpo dukɔwo ƒe ga dollar
    ee/SCR sɛtselsga rupee
    ee/SDG sudanga pound
    ee/SEK swedenga krone
    ee/SGD singapɔga dollar
    ee/SHP saint helenaga pound
    ee/SLE sierra leonega leone
    ee/SLL sierra leonega leone (1964—2022)
    ee/SOS somaliaga shilling
    ee/SRD surinamga dollar
    ee/STN são tomé kple príncipega dobra
    ee/SYP syriaga pound
    ee/SZL swaziga lilangeni
    ee/THB Thailandga baht
    ee/TJS tajikistanga somoni
    ee/TMT turkmenistanga manat
    ee/TND tunisiaga dinar
    ee/TOP tonagaga pa’anga
    ee/TRY Turkishga lira
    ee/TTD trinidad & tobagoga dollar
    ee/TWD Taiwanga dollar
    ee/TZS Tanzaniatɔwofɛgadudu
    ee/UAH ukrainega hryvnia
    ee/UGX ugandaga shilling
    ee/USD us ga dollar
    ee/UYU uruguayga peso
    ee/UZS uzbekistanga som
    ee/VEF venezuelaga bolívar (2008–2018)
    ee/VES venezuelaga bolívar
    ee/VND vietnamga dong
    ee/VNN vietnamga dong (1978–1985)
    ee/VUV vanuatuga vatu
    ee/WST samaoga tala
    ee/XAF ɣetoɖofe afrikaga CFA franc BEAC
    ee/XCD east caribbeanga dollar
    ee/XFO fransemega sika franc
    ee/XFU frentsi UIC-franc
    ee/XOF ɣetoɖofe afrikaga CFA franc BCEAO
    ee/XPF CFP ga franc
    ee/XRE RINET gadodo XRE
    ee/YER yemeniga rial
    ee/YUR yugoslaviaga dinar (1992–1993)
    ee/ZAR South Africaga rand
    ee/ZMW zambiaga kwacha
    el/AED Ντιράμ Ηνωμένων Αραβικών Εμιράτων
    el/AFN Αφγάνι Αφγανιστάν
    el/ALL Λεκ Αλβανίας
    el/AMD Ντραμ Αρμενίας
    el/ANG Γκίλντα Ολλανδικών Αντιλλών
    el/AOA Κουάνζα Ανγκόλας
    el/ARS Πέσο Αργεντινής
    el/AUD Δολάριο Αυστραλίας
    el/AWG Φλορίνι Αρούμπας
    el/AZN Μανάτ Αζερμπαϊτζάν
    el/BAM Μετατρέψιμο Μάρκο Βοσνίας-Ερζεγοβίνης
    el/BBD Δολάριο Μπαρμπέιντος
    el/BDT Τάκα Μπαγκλαντές
    el/BGN Λεβ Βουλγαρίας
    el/BHD Δηνάριο Μπαχρέιν
    el/BIF Φράγκο Μπουρούντι
    el/BMD Δολάριο Βερμούδων
    el/BND Δολάριο Μπρουνέι
    el/BOB Μπολιβιάνο Βολιβίας
    el/BRL Ρεάλ Βραζιλίας
    el/BSD Δολάριο Μπαχαμών
    el/BTN Νγκούλτρουμ Μπουτάν
    el/BWP Πούλα Μποτσουάνας
    el/BYN Ρούβλι Λευκορωσίας
    el/BZD Δολάριο Μπελίζ
    el/CAD Δολάριο Καναδά
    el/CDF Φράγκο Κονγκό
    el/CHF Φράγκο Ελβετίας
    el/CLP Πέσο Χιλής
    el/CNH Γουάν Κίνας (υπεράκτιο)
    el/CNY Γουάν Κίνας
    el/COP Πέσο Κολομβίας
    el/CRC Κολόν Κόστα Ρίκα
    el/CUC Μετατρέψιμο πέσο Κούβας
    el/CUP Πέσο Κούβας
    el/CVE Εσκούδο Πράσινου Ακρωτηρίου
    el/CZK Κορόνα Τσεχίας
    el/DJF Φράγκο Τζιμπουτί
    el/DKK Κορόνα Δανίας
    el/DOP Πέσο Δομινικανής Δημοκρατίας
    el/DZD Δηνάριο Αλγερίας
    el/EGP Λίρα Αιγύπτου
    el/ERN Νάκφα Ερυθραίας
    el/ETB Μπιρ Αιθιοπίας
    el/EUR Ευρώ
    el/FJD Δολάριο Φίτζι
    el/FKP Λίρα Νήσων Φόκλαντ
    el/GBP Λίρα Στερλίνα Βρετανίας
    el/GEL Λάρι Γεωργίας
    el/GHS Σέντι Γκάνας
    el/GIP Λίρα Γιβραλτάρ
    el/GMD Νταλάσι Γκάμπιας
    el/GNF Φράγκο Γουινέας
    el/GTQ Κουετσάλ Γουατεμάλας
    el/GYD Δολάριο Γουιάνας
    el/HKD Δολάριο Χονγκ Κονγκ
    el/HNL Λεμπίρα Ονδούρας
    el/HRK Κούνα Κροατίας
    el/HTG Γκουρντ Αϊτής
    el/HUF Φιορίνι Ουγγαρίας
    el/IDR Ρουπία Ινδονησίας
    el/ILS Νέο Σέκελ Ισραήλ
    el/INR Ρουπία Ινδίας
    el/IQD Δηνάριο Ιράκ
    el/IRR Ριάλ Ιράν
    el/ISK Κορόνα Ισλανδίας
    el/JMD Δολάριο Τζαμάικας
    el/JOD Δηνάριο Ιορδανίας
    el/JPY Γιεν Ιαπωνίας
    el/KES Σελίνι Κένυας
    el/KGS Σομ Κιργιζίας
    el/KHR Ρίελ Καμπότζης
    el/KMF Φράγκο Κομορών
    el/KPW Γουόν Βόρειας Κορέας
    el/KRW Γουόν Νότιας Κορέας
    el/KWD Δηνάριο Κουβέιτ
    el/KYD Δολάριο Νήσων Κέιμαν
    el/KZT Τένγκε Καζακστάν
    el/LAK Κιπ Λάος
    el/LBP Λίρα Λιβάνου
    el/LKR Ρουπία Σρι Λάνκα
    el/LRD Δολάριο Λιβερίας
    el/LSL Λότι Λεσότο
    el/LYD Δηνάριο Λιβύης
    el/MAD Ντιράμ Μαρόκου
    el/MAF Φράγκο Μαρόκου
    el/MDL Λέου Μολδαβίας
    el/MGA Αριάρι Μαδαγασκάρης
    el/MKD Δηνάριο ΠΓΔΜ
    el/MMK Κιάτ Μιανμάρ
    el/MNT Τουγκρίκ Μογγολίας
    el/MOP Πατάκα Μακάο
    el/MRU Ουγκίγια Μαυριτανίας
    el/MUR Ρουπία Μαυρικίου
    el/MVR Ρουφίγια Μαλδίβων
    el/MWK Κουάτσα Μαλάουι
    el/MXN Πέσο Μεξικού
    el/MYR Ρινγκίτ Μαλαισίας
    el/MZN Μετικάλ Μοζαμβίκης
    el/NAD Δολάριο Ναμίμπιας
    el/NGN Νάιρα Νιγηρίας
    el/NIO Χρυσή Κόρδοβα Νικαράγουας
    el/NOK Κορόνα Νορβηγίας
    el/NPR Ρουπία Νεπάλ
    el/NZD Δολάριο Νέας Ζηλανδίας
    el/OMR Ριάλ Ομάν
    el/PAB Μπαλμπόα Παναμά
    el/PEN Σολ Περού
    el/PGK Κίνα Παπούας Νέας Γουινέας
    el/PHP Πέσο Φιλιππίνων
    el/PKR Ρουπία Πακιστάν
    el/PLN Ζλότι Πολωνίας
    el/PYG Γκουαρανί Παραγουάης
    el/QAR Ριάλ Κατάρ
    el/RON Λέου Ρουμανίας
    el/RSD Δηνάριο Σερβίας
    el/RUB Ρούβλι Ρωσίας
    el/RWF Φράγκο Ρουάντας
    el/SAR Ριάλ Σαουδικής Αραβίας
    el/SBD Δολάριο Νήσων Σολομώντος
    el/SCR Ρουπία Σεϋχελλών
    el/SDG Λίρα Σουδάν
    el/SEK Κορόνα Σουηδίας
    el/SGD Δολάριο Σιγκαπούρης
    el/SHP Λίρα Αγίας Ελένης
    el/SLE Λεόνε Σιέρα Λεόνε
    el/SLL Λεόνε Σιέρα Λεόνε (1964—2022)
    el/SOS Σελίνι Σομαλίας
    el/SRD Δολάριο Σουρινάμ
    el/SSP Λίρα Νότιου Σουδάν
    el/STN Ντόμπρα Σάο Τομέ και Πρίνσιπε
    el/SYP Λίρα Συρίας
    el/SZL Λιλανγκένι Σουαζιλάνδης
    el/THB Μπατ Ταϊλάνδης
    el/TJS Σομόνι Τατζικιστάν
    el/TMT Μάνατ Τουρκμενιστάν
    el/TND Δηνάριο Τυνησίας
    el/TOP Παάγκα Τόνγκα
    el/TRY Λίρα Τουρκίας
    el/TTD Δολάριο Τρινιντάντ και Τομπάγκο
    el/TWD Νέο δολάριο Ταϊβάν
    el/TZS Σελίνι Τανζανίας
    el/UAH Γρίβνα Ουκρανίας
    el/UGX Σελίνι Ουγκάντας
    el/USD Δολάριο ΗΠΑ
    el/UYU Πέσο Ουρουγουάης
    el/UZS Σομ Ουζμπεκιστάν
    el/VEF Μπολιβάρ Βενεζουέλας (2008–2018)
    el/VES Μπολιβάρ Βενεζουέλας
    el/VND Ντονγκ Βιετνάμ
    el/VUV Βατού Βανουάτου
    el/WST Τάλα Σαμόα
    el/XAF Φράγκο CFA Κεντρικής Αφρικής
    el/XCD Δολάριο Ανατολικής Καραϊβικής
    el/XFO Χρυσό Φράγκο Γαλλίας
    el/XFU UIC-Φράγκο Γαλλίας
    el/XOF Φράγκο CFA Δυτικής Αφρικής
    el/XPF Φράγκο CFP
    el/YER Ριάλ Υεμένης
    el/ZAR Ραντ Νότιας Αφρικής
    el/ZMW Κουάτσα Ζάμπιας
    en/ADP Andorran Peseta
    en/AED United Arab Emirates Dirham
    en/AFA Afghan Afghani (1927–2002)
    en/AFN Afghan Afghani
    en/ALK Albanian Lek (1946–1965)
    en/ALL Albanian Lek
    en/AMD Armenian Dram
    en/ANG Netherlands Antillean Guilder
    en/AOA Angolan Kwanza
    en/AOK Angolan Kwanza (1977–1991)
    en/AON Angolan New Kwanza (1990–2000)
    en/AOR Angolan Readjusted Kwanza (1995–1999)
    en/ARA Argentine Austral
    en/ARL Argentine Peso Ley (1970–1983)
    en/ARM Argentine Peso (1881–1970)
    en/ARP Argentine Peso (1983–1985)
    en/ARS Argentine Peso
    en/ATS Austrian Schilling
    en/AUD Australian Dollar
    en/AWG Aruban Florin
    en/AZM Azerbaijani Manat (1993–2006)
    en/AZN Azerbaijani Manat
    en/BAD Bosnia-Herzegovina Dinar (1992–1994)
    en/BAM Bosnia-Herzegovina Convertible Mark
    en/BAN Bosnia-Herzegovina New Dinar (1994–1997)
    en/BBD Barbadian Dollar
    en/BDT Bangladeshi Taka
    en/BEC Belgian Franc (convertible)
    en/BEF Belgian Franc
    en/BEL Belgian Franc (financial)
    en/BGL Bulgarian Hard Lev
    en/BGM Bulgarian Socialist Lev
    en/BGN Bulgarian Lev
    en/BGO Bulgarian Lev (1879–1952)
    en/BHD Bahraini Dinar
    en/BIF Burundian Franc
    en/BMD Bermudan Dollar
    en/BND Brunei Dollar
    en/BOB Bolivian Boliviano
    en/BOL Bolivian Boliviano (1863–1963)
    en/BOP Bolivian Peso
    en/BOV Bolivian Mvdol
    en/BRB Brazilian New Cruzeiro (1967–1986)
    en/BRC Brazilian Cruzado (1986–1989)
    en/BRE Brazilian Cruzeiro (1990–1993)
    en/BRL Brazilian Real
    en/BRN Brazilian New Cruzado (1989–1990)
    en/BRR Brazilian Cruzeiro (1993–1994)
    en/BRZ Brazilian Cruzeiro (1942–1967)
    en/BSD Bahamian Dollar
    en/BTN Bhutanese Ngultrum
    en/BUK Burmese Kyat
    en/BWP Botswanan Pula
    en/BYB Belarusian Ruble (1994–1999)
    en/BYN Belarusian Ruble
    en/BYR Belarusian Ruble (2000–2016)
    en/BZD Belize Dollar
    en/CAD Canadian Dollar
    en/CDF Congolese Franc
    en/CHE WIR Euro
    en/CHF Swiss Franc
    en/CHW WIR Franc
    en/CLE Chilean Escudo
    en/CLF Chilean Unit of Account (UF)
    en/CLP Chilean Peso
    en/CNH Chinese Yuan (offshore)
    en/CNX Chinese People’s Bank Dollar
    en/CNY Chinese Yuan
    en/COP Colombian Peso
    en/COU Colombian Real Value Unit
    en/CRC Costa Rican Colón
    en/CSD Serbian Dinar (2002–2006)
    en/CSK Czechoslovak Hard Koruna
    en/CUC Cuban Convertible Peso
    en/CUP Cuban Peso
    en/CVE Cape Verdean Escudo
    en/CYP Cypriot Pound
    en/CZK Czech Koruna
    en/DDM East German Mark
    en/DEM German Mark
    en/DJF Djiboutian Franc
    en/DKK Danish Krone
    en/DOP Dominican Peso
    en/DZD Algerian Dinar
    en/ECS Ecuadorian Sucre
    en/ECV Ecuadorian Unit of Constant Value
    en/EEK Estonian Kroon
    en/EGP Egyptian Pound
    en/ERN Eritrean Nakfa
    en/ESA Spanish Peseta (A account)
    en/ESB Spanish Peseta (convertible account)
    en/ESP Spanish Peseta
    en/ETB Ethiopian Birr
    en/EUR Euro
    en/FIM Finnish Markka
    en/FJD Fijian Dollar
    en/FKP Falkland Islands Pound
    en/FRF French Franc
    en/GBP British Pound
    en/GEK Georgian Kupon Larit
    en/GEL Georgian Lari
    en/GHC Ghanaian Cedi (1979–2007)
    en/GHS Ghanaian Cedi
    en/GIP Gibraltar Pound
    en/GMD Gambian Dalasi
    en/GNF Guinean Franc
    en/GNS Guinean Syli
    en/GQE Equatorial Guinean Ekwele
    en/GRD Greek Drachma
    en/GTQ Guatemalan Quetzal
    en/GWE Portuguese Guinea Escudo
    en/GWP Guinea-Bissau Peso
    en/GYD Guyanaese Dollar
    en/HKD Hong Kong Dollar
    en/HNL Honduran Lempira
    en/HRD Croatian Dinar
    en/HRK Croatian Kuna
    en/HTG Haitian Gourde
    en/HUF Hungarian Forint
    en/IDR Indonesian Rupiah
    en/IEP Irish Pound
    en/ILP Israeli Pound
    en/ILR Israeli Shekel (1980–1985)
    en/ILS Israeli New Shekel
    en/INR Indian Rupee
    en/IQD Iraqi Dinar
    en/IRR Iranian Rial
    en/ISJ Icelandic Króna (1918–1981)
    en/ISK Icelandic Króna
    en/ITL Italian Lira
    en/JMD Jamaican Dollar
    en/JOD Jordanian Dinar
    en/JPY Japanese Yen
    en/KES Kenyan Shilling
    en/KGS Kyrgystani Som
    en/KHR Cambodian Riel
    en/KMF Comorian Franc
    en/KPW North Korean Won
    en/KRH South Korean Hwan (1953–1962)
    en/KRO South Korean Won (1945–1953)
    en/KRW South Korean Won
    en/KWD Kuwaiti Dinar
    en/KYD Cayman Islands Dollar
    en/KZT Kazakhstani Tenge
    en/LAK Laotian Kip
    en/LBP Lebanese Pound
    en/LKR Sri Lankan Rupee
    en/LRD Liberian Dollar
    en/LSL Lesotho Loti
    en/LTL Lithuanian Litas
    en/LTT Lithuanian Talonas
    en/LUC Luxembourgian Convertible Franc
    en/LUF Luxembourgian Franc
    en/LUL Luxembourg Financial Franc
    en/LVL Latvian Lats
    en/LVR Latvian Ruble
    en/LYD Libyan Dinar
    en/MAD Moroccan Dirham
    en/MAF Moroccan Franc
    en/MCF Monegasque Franc
    en/MDC Moldovan Cupon
    en/MDL Moldovan Leu
    en/MGA Malagasy Ariary
    en/MGF Malagasy Franc
    en/MKD Macedonian Denar
    en/MKN Macedonian Denar (1992–1993)
    en/MLF Malian Franc
    en/MMK Myanmar Kyat
    en/MNT Mongolian Tugrik
    en/MOP Macanese Pataca
    en/MRO Mauritanian Ouguiya (1973–2017)
    en/MRU Mauritanian Ouguiya
    en/MTL Maltese Lira
    en/MTP Maltese Pound
    en/MUR Mauritian Rupee
    en/MVP Maldivian Rupee (1947–1981)
    en/MVR Maldivian Rufiyaa
    en/MWK Malawian Kwacha
    en/MXN Mexican Peso
    en/MXP Mexican Silver Peso (1861–1992)
    en/MXV Mexican Investment Unit
    en/MYR Malaysian Ringgit
    en/MZE Mozambican Escudo
    en/MZM Mozambican Metical (1980–2006)
    en/MZN Mozambican Metical
    en/NAD Namibian Dollar
    en/NGN Nigerian Naira
    en/NIC Nicaraguan Córdoba (1988–1991)
    en/NIO Nicaraguan Córdoba
    en/NLG Dutch Guilder
    en/NOK Norwegian Krone
    en/NPR Nepalese Rupee
    en/NZD New Zealand Dollar
    en/OMR Omani Rial
    en/PAB Panamanian Balboa
    en/PEI Peruvian Inti
    en/PEN Peruvian Sol
    en/PES Peruvian Sol (1863–1965)
    en/PGK Papua New Guinean Kina
    en/PHP Philippine Peso
    en/PKR Pakistani Rupee
    en/PLN Polish Zloty
    en/PLZ Polish Zloty (1950–1995)
    en/PTE Portuguese Escudo
    en/PYG Paraguayan Guarani
    en/QAR Qatari Riyal
    en/RHD Rhodesian Dollar
    en/ROL Romanian Leu (1952–2006)
    en/RON Romanian Leu
    en/RSD Serbian Dinar
    en/RUB Russian Ruble
    en/RUR Russian Ruble (1991–1998)
    en/RWF Rwandan Franc
    en/SAR Saudi Riyal
    en/SBD Solomon Islands Dollar
    en/SCR Seychellois Rupee
    en/SDD Sudanese Dinar (1992–2007)
    en/SDG Sudanese Pound
    en/SDP Sudanese Pound (1957–1998)
    en/SEK Swedish Krona
    en/SGD Singapore Dollar
    en/SHP St. Helena Pound
    en/SIT Slovenian Tolar
    en/SKK Slovak Koruna
    en/SLE Sierra Leonean Leone
    en/SLL Sierra Leonean Leone (1964—2022)
    en/SOS Somali Shilling
    en/SRD Surinamese Dollar
    en/SRG Surinamese Guilder
    en/SSP South Sudanese Pound
    en/STD São Tomé & Príncipe Dobra (1977–2017)
    en/STN São Tomé & Príncipe Dobra
    en/SUR Soviet Rouble
    en/SVC Salvadoran Colón
    en/SYP Syrian Pound
    en/SZL Swazi Lilangeni
    en/THB Thai Baht
    en/TJR Tajikistani Ruble
    en/TJS Tajikistani Somoni
    en/TMM Turkmenistani Manat (1993–2009)
    en/TMT Turkmenistani Manat
    en/TND Tunisian Dinar
    en/TOP Tongan Paʻanga
    en/TPE Timorese Escudo
    en/TRL Turkish Lira (1922–2005)
    en/TRY Turkish Lira
    en/TTD Trinidad & Tobago Dollar
    en/TWD New Taiwan Dollar
    en/TZS Tanzanian Shilling
    en/UAH Ukrainian Hryvnia
    en/UAK Ukrainian Karbovanets
    en/UGS Ugandan Shilling (1966–1987)
    en/UGX Ugandan Shilling
    en/USD US Dollar
    en/USN US Dollar (Next day)
    en/USS US Dollar (Same day)
    en/UYI Uruguayan Peso (Indexed Units)
    en/UYP Uruguayan Peso (1975–1993)
    en/UYU Uruguayan Peso
    en/UYW Uruguayan Nominal Wage Index Unit
    en/UZS Uzbekistani Som
    en/VEB Venezuelan Bolívar (1871–2008)
    en/VED Bolívar Soberano
    en/VEF Venezuelan Bolívar (2008–2018)
    en/VES Venezuelan Bolívar
    en/VND Vietnamese Dong
    en/VNN Vietnamese Dong (1978–1985)
    en/VUV Vanuatu Vatu
    en/WST Samoan Tala
    en/XAF Central African CFA Franc
    en/XAG Silver
    en/XAU Gold
    en/XBA European Composite Unit
    en/XBB European Monetary Unit
    en/XBC European Unit of Account (XBC)
    en/XBD European Unit of Account (XBD)
    en/XCD East Caribbean Dollar
    en/XCG Caribbean guilder
    en/XDR Special Drawing Rights
    en/XEU European Currency Unit
    en/XFO French Gold Franc
    en/XFU French UIC-Franc
    en/XOF West African CFA Franc
    en/XPD Palladium
    en/XPF CFP Franc
    en/XPT Platinum
    en/XRE RINET Funds
    en/XSU Sucre
    en/XTS Testing Currency Code
    en/XUA ADB Unit of Account
    en/XXX Unknown Currency
    en/YDD Yemeni Dinar
    en/YER Yemeni Rial
    en/YUD Yugoslavian Hard Dinar (1966–1990)
    en/YUM Yugoslavian New Dinar (1994–2002)
    en/YUN Yugoslavian Convertible Dinar (1990–1992)
    en/YUR Yugoslavian Reformed Dinar (1992–1993)
    en/ZAL South African Rand (financial)
    en/ZAR South African Rand
    en/ZMK Zambian Kwacha (1968–2012)
    en/ZMW Zambian Kwacha
    en/ZRN Zairean New Zaire (1993–1998)
    en/ZRZ Zairean Zaire (1971–1993)
    en/ZWD Zimbabwean Dollar (1980–2008)
    en/ZWG Zimbabwean Gold
    en/ZWL Zimbabwean Dollar (2009–2024)
    en/ZWR Zimbabwean Dollar (2008)
    en_001/BMD Bermudian Dollar
    en_001/BYN Belarusian Rouble
    en_001/RUB Russian Rouble
    en_001/SHP St Helena Pound
    en_AU/BAM Bosnia-Herzegovina Convertible Marka
    en_AU/BBD Barbados Dollar
    en_AU/BMD Bermuda Dollar
    en_AU/BOB Bolivian boliviano
    en_AU/ILS Israeli Shekel
    en_AU/SLL Sierra Leonean Leone (1964–2022)
    en_AU/SRD Suriname Dollar
    en_AU/UYU Peso Uruguayo
    en_AU/VES Venezuelan bolívar
    en_CA/BMD Bermudian Dollar
    en_CA/SHP Saint Helena Pound
    en_CA/STN São Tomé and Príncipe Dobra
    en_CA/TTD Trinidad and Tobago Dollar
    en_GG/GBP UK Pound
    en_IM/GBP UK Pound
    en_IN/KGS Kyrgyzstani Som
    en_IN/VEF Venezuelan Bolívar
    en_IN/VES VEF
    en_JE/GBP UK Pound
    es/AED dírham de los Emiratos Árabes Unidos
    es/AFN afgani afgano
    es/ALL lek albanés
    es/AMD dram armenio
    es/ANG florín antillano
    es/AOA kuanza angoleño
    es/ARS peso argentino
    es/AUD dólar australiano
    es/AWG florín arubeño
    es/AZN manat azerbaiyano
    es/BAM marco convertible de Bosnia y Herzegovina
    es/BBD dólar barbadense
    es/BDT taka bangladesí
    es/BGN leva búlgara
    es/BHD dinar bareiní
    es/BIF franco burundés
    es/BMD dólar bermudeño
    es/BND dólar bruneano
    es/BOB boliviano
    es/BRL real brasileño
    es/BSD dólar bahameño
    es/BTN gultrum butanés
    es/BWP pula botsuano
    es/BYN rublo bielorruso
    es/BZD dólar beliceño
    es/CAD dólar canadiense
    es/CDF franco congoleño
    es/CHF franco suizo
    es/CLP peso chileno
    es/CNH yuan chino (extracontinental)
    es/CNY yuan renminbi
    es/COP peso colombiano
    es/CRC colón costarricense
    es/CUC peso cubano convertible
    es/CUP peso cubano
    es/CVE escudo de Cabo Verde
    es/CZK corona checa
    es/DJF franco yibutiano
    es/DKK corona danesa
    es/DOP peso dominicano
    es/DZD dinar argelino
    es/EGP libra egipcia
    es/ERN nakfa eritreo
    es/ETB bir etíope
    es/EUR euro
    es/FJD dólar fiyiano
    es/FKP libra malvinense
    es/GBP libra esterlina
    es/GEL lari georgiano
    es/GHS cedi ghanés
    es/GIP libra gibraltareña
    es/GMD dalasi gambiano
    es/GNF franco guineano
    es/GTQ quetzal guatemalteco
    es/GYD dólar guyanés
    es/HKD dólar hongkonés
    es/HNL lempira hondureño
    es/HRK kuna croata
    es/HTG gurde haitiano
    es/HUF forinto húngaro
    es/IDR rupia indonesia
    es/ILS nuevo séquel israelí
    es/INR rupia india
    es/IQD dinar iraquí
    es/IRR rial iraní
    es/ISK corona islandesa
    es/JMD dólar jamaicano
    es/JOD dinar jordano
    es/JPY yen japonés
    es/KES chelín keniano
    es/KGS som kirguís
    es/KHR riel camboyano
    es/KMF franco comorense
    es/KPW won norcoreano
    es/KRW won surcoreano
    es/KWD dinar kuwaití
    es/KYD dólar de las Islas Caimán
    es/KZT tengue kazajo
    es/LAK kip laosiano
    es/LBP libra libanesa
    es/LKR rupia esrilanquesa
    es/LRD dólar liberiano
    es/LSL loti lesotense
    es/LYD dinar libio
    es/MAD dírham marroquí
    es/MAF franco marroquí
    es/MDL leu moldavo
    es/MGA ariari malgache
    es/MKD dinar macedonio
    es/MMK kiat de Myanmar
    es/MNT tugrik mongol
    es/MOP pataca macaense
    es/MRU uguiya mauritano
    es/MUR rupia mauriciana
    es/MVR rufiya maldiva
    es/MWK kuacha malauí
    es/MXN peso mexicano
    es/MYR ringit malasio
    es/MZN metical mozambiqueño
    es/NAD dólar namibio
    es/NGN naira nigeriano
    es/NIO córdoba oro
    es/NOK corona noruega
    es/NPR rupia nepalí
    es/NZD dólar neozelandés
    es/OMR rial omaní
    es/PAB balboa panameño
    es/PEN sol peruano
    es/PGK kina papú
    es/PHP peso filipino
    es/PKR rupia pakistaní
    es/PLN esloti polaco
    es/PYG guaraní paraguayo
    es/QAR rial catarí
    es/RON leu rumano
    es/RSD dinar serbio
    es/RUB rublo ruso
    es/RWF franco ruandés
    es/SAR rial saudí
    es/SBD dólar salomonense
    es/SCR rupia seychellense
    es/SDG libra sudanesa
    es/SEK corona sueca
    es/SGD dólar singapurense
    es/SHP libra de Santa Elena
    es/SLE leona sierraleonesa
    es/SLL leona sierraleonesa (1964–2022)
    es/SOS chelín somalí
    es/SRD dólar surinamés
    es/SSP libra sursudanesa
    es/STN dobra santotomense
    es/SYP libra siria
    es/SZL lilangeni esuatiní
    es/THB bat tailandés
    es/TJS somoni tayiko
    es/TMT manat turcomano
    es/TND dinar tunecino
    es/TOP paanga tongano
    es/TRY lira turca
    es/TTD dólar de Trinidad y Tobago
    es/TWD nuevo dólar taiwanés
    es/TZS chelín tanzano
    es/UAH grivna ucraniana
    es/UGX chelín ugandés
    es/USD dólar estadounidense
    es/UYU peso uruguayo
    es/UZS sum uzbeko
    es/VEF bolívar venezolano (2008–2018)
    es/VES bolívar venezolano
    es/VND dong vietnamita
    es/VUV vatu vanuatense
    es/WST tala samoano
    es/XAF franco CFA de África Central
    es/XCD dólar del Caribe Oriental
    es/XCG florín caribeño
    es/XFO franco oro francés
    es/XFU franco UIC francés
    es/XOF franco CFA de África Occidental
    es/XPF franco CFP
    es/XRE fondos RINET
    es/YER rial yemení
    es/ZAR rand sudafricano
    es/ZMW kuacha zambiano
    es_419/ANG florín de las Antillas Neerlandesas
    es_419/BMD dólar de Bermudas
    es_419/HTG gourde haitiano
    es_419/KZT tenge kazajo
    es_419/MWK kwacha malauí
    es_419/NIO córdoba nicaragüense
    es_419/SLE leone
    es_419/SLL leones (1964—2022)
    es_419/THB baht tailandes
    es_419/UZS som uzbeko
    es_CL/CLP Peso chileno
    es_GT/GTQ quetzal
    es_MX/BTN ngultrum butanés
    es_MX/MVR rupia de Maldivas
    es_MX/THB baht tailandés
    es_MX/ZMW kwacha zambiano
    es_US/BTN ngultrum butanés
    es_US/ETB birr
    es_US/THB bat
    es_US/UZS sum
    es_US/XAF franco CFA de África central
    es_US/ZMW kwacha zambiano
    es_VE/VES bolívar soberano
    et/AED Araabia Ühendemiraatide dirhem
    et/AFN Afganistani afgaani
    et/ALL Albaania lekk
    et/AMD Armeenia dramm
    et/ANG Hollandi Antillide kulden
    et/AOA Angola kvanza
    et/ARM Argentina peeso (1881–1970)
    et/ARS Argentina peeso
    et/AUD Austraalia dollar
    et/AWG Aruba kulden
    et/AZN Aserbaidžaani manat
    et/BAM Bosnia ja Hertsegoviina konverteeritav mark
    et/BAN Bosnia ja Hertsegoviina uus dinaar (1994–1997)
    et/BBD Barbadose dollar
    et/BDT Bangladeshi taka
    et/BGN Bulgaaria leev
    et/BGO Bulgaaria leev (1879–1952)
    et/BHD Bahreini dinaar
    et/BIF Burundi frank
    et/BMD Bermuda dollar
    et/BND Brunei dollar
    et/BOB Boliivia boliviaano
    et/BOL Boliivia boliviaano (1863–1963)
    et/BRL Brasiilia reaal
    et/BRZ Brasiilia kruseiro (1942–1967)
    et/BSD Bahama dollar
    et/BTN Bhutani ngultrum
    et/BWP Botswana pula
    et/BYN Valgevene rubla
    et/BZD Belize’i dollar
    et/CAD Kanada dollar
    et/CDF Kongo frank
    et/CHF Šveitsi frank
    et/CLE Tšiili eskuudo
    et/CLP Tšiili peeso
    et/CNH Hiina jüaan (välismaine turg)
    et/CNY Hiina jüaan
    et/COP Colombia peeso
    et/CRC Costa Rica koloon
    et/CUC Kuuba konverteeritav peeso
    et/CUP Kuuba peeso
    et/CVE Cabo Verde eskuudo
    et/CZK Tšehhi kroon
    et/DJF Djibouti frank
    et/DKK Taani kroon
    et/DOP Dominikaani peeso
    et/DZD Alžeeria dinaar
    et/EGP Egiptuse nael
    et/ERN Eritrea nakfa
    et/ETB Etioopia birr
    et/EUR euro
    et/FJD Fidži dollar
    et/FKP Falklandi saarte nael
    et/GBP Suurbritannia naelsterling
    et/GEL Gruusia lari
    et/GHS Ghana sedi
    et/GIP Gibraltari nael
    et/GMD Gambia dalasi
    et/GNF Guinea frank
    et/GTQ Guatemala ketsaal
    et/GYD Guyana dollar
    et/HKD Hongkongi dollar
    et/HNL Hondurase lempiira
    et/HRK Horvaatia kuna
    et/HTG Haiti gurd
    et/HUF Ungari forint
    et/IDR Indoneesia ruupia
    et/ILS Iisraeli uus seekel
    et/INR India ruupia
    et/IQD Iraagi dinaar
    et/IRR Iraani riaal
    et/ISK Islandi kroon
    et/JMD Jamaica dollar
    et/JOD Jordaania dinaar
    et/JPY Jaapani jeen
    et/KES Keenia šilling
    et/KGS Kõrgõzstani somm
    et/KHR Kambodža riaal
    et/KMF Komoori frank
    et/KPW Põhja-Korea vonn
    et/KRO Lõuna-Korea vonn (1945–1953)
    et/KRW Lõuna-Korea vonn
    et/KWD Kuveidi dinaar
    et/KYD Kaimanisaarte dollar
    et/KZT Kasahstani tenge
    et/LAK Laose kiip
    et/LBP Liibanoni nael
    et/LKR Sri Lanka ruupia
    et/LRD Libeeria dollar
    et/LSL Lesotho loti
    et/LYD Liibüa dinaar
    et/MAD Maroko dirhem
    et/MAF Maroko frank
    et/MCF Monaco frank
    et/MDL Moldova leu
    et/MGA Madagaskari ariari
    et/MKD Makedoonia dinaar
    et/MKN Makedoonia dinaar (1992–1993)
    et/MMK Myanmari kjatt
    et/MNT Mongoolia tugrik
    et/MOP Macau pataaka
    et/MRU Mauritaania ugia
    et/MUR Mauritiuse ruupia
    et/MVP Maldiivi ruupia (1947–1981)
    et/MVR Maldiivi ruupia
    et/MWK Malawi kvatša
    et/MXN Mehhiko peeso
    et/MYR Malaisia ringgit
    et/MZN Mosambiigi metikal
    et/NAD Namiibia dollar
    et/NGN Nigeeria naira
    et/NIO Nicaragua kordoba
    et/NOK Norra kroon
    et/NPR Nepali ruupia
    et/NZD Uus-Meremaa dollar
    et/OMR Omaani riaal
    et/PAB Panama balboa
    et/PEN Peruu soll
    et/PGK Paapua Uus-Guinea kina
    et/PHP Filipiini peeso
    et/PKR Pakistani ruupia
    et/PLN Poola zlott
    et/PYG Paraguay guaranii
    et/QAR Katari riaal
    et/RON Rumeenia leu
    et/RSD Serbia dinaar
    et/RUB Venemaa rubla
    et/RWF Rwanda frank
    et/SAR Saudi Araabia riaal
    et/SBD Saalomoni Saarte dollar
    et/SCR Seišelli ruupia
    et/SDG Sudaani nael
    et/SEK Rootsi kroon
    et/SGD Singapuri dollar
    et/SHP Saint Helena nael
    et/SLE Sierra Leone leoone
    et/SLL Sierra Leone leoone (1964–2022)
    et/SOS Somaalia šilling
    et/SRD Suriname dollar
    et/SSP Lõuna-Sudaani nael
    et/STN São Tomé ja Príncipe dobra
    et/SYP Süüria nael
    et/SZL Svaasimaa lilangeni
    et/THB Tai baat
    et/TJS Tadžikistani somoni
    et/TMT Türkmenistani manat
    et/TND Tuneesia dinaar
    et/TOP Tonga pa’anga
    et/TRY Türgi liir
    et/TTD Trinidadi ja Tobago dollar
    et/TWD uus Taiwani dollar
    et/TZS Tansaania šilling
    et/UAH Ukraina grivna
    et/UGX Uganda šilling
    et/USD USA dollar
    et/UYU Uruguay peeso
    et/UZS Usbekistani somm
    et/VEF Venezuela boliivar (2008–2018)
    et/VES Venezuela boliivar
    et/VND Vietnami dong
    et/VNN Vietnami dong (1978–1985)
    et/VUV Vanuatu vatu
    et/WST Samoa taala
    et/XAF Kesk-Aafrika CFA frank
    et/XCD Ida-Kariibi dollar
    et/XFO Prantsuse kuldfrank
    et/XFU Prantsuse UIC-frank
    et/XOF Lääne-Aafrika CFA frank
    et/XPF CFP frank
    et/YER Jeemeni riaal
    et/YUR Jugoslaavia reformitud dinaar (1992–1993)
    et/ZAR Lõuna-Aafrika rand
    et/ZMW Sambia kvatša
    eu/AED Arabiar Emirerri Batuetako dirhama
    eu/AFN afgani afganiarra
    eu/ALL lek albaniarra
    eu/AMD dram armeniarra
    eu/ANG florin antillarra
    eu/AOA kwanza angolarra
    eu/ARL peso ley argentinarra (1970–1983)
    eu/ARM peso argentinarra (1981–1970)
    eu/ARS peso argentinarra
    eu/AUD dolar australiarra
    eu/AWG florin arubarra
    eu/AZN manat azerbaijandarra
    eu/BAM marko bihurgarri bosniarra
    eu/BAN dinar bosnia-herzegovinar berria (1994–1997)
    eu/BBD dolar barbadostarra
    eu/BDT taka bangladeshtarra
    eu/BGM Lev bulgariar sozialista
    eu/BGN lev bulgariarra
    eu/BGO Lev bulgariarra (1879–1952)
    eu/BHD dinar bahraindarra
    eu/BIF franko burundiarra
    eu/BMD dolar bermudarra
    eu/BND dolar bruneitarra
    eu/BOB boliviano boliviarra
    eu/BOL boliviano boliviarra (1863–1963)
    eu/BRL erreal brasildarra
    eu/BRZ cruzeiro brasildarra (1942–1967)
    eu/BSD dolar bahamarra
    eu/BTN ngultrum bhutandarra
    eu/BWP pula botswanarra
    eu/BYN errublo bielorrusiarra
    eu/BZD dolar belizetarra
    eu/CAD dolar kanadarra
    eu/CDF franko kongoarra
    eu/CHF franko suitzarra
    eu/CLE ezkutu txiletarra
    eu/CLP peso txiletarra
    eu/CNH yuan txinatarra (itsasoz haraindikoa)
    eu/CNX Txinako Herri Bankuaren dolarra
    eu/CNY yuan txinatarra
    eu/COP peso kolonbiarra
    eu/CRC colon costarricarra
    eu/CUC peso bihurgarri kubatarra
    eu/CUP peso kubatarra
    eu/CVE ezkutu caboverdetarra
    eu/CZK koroa txekiarra
    eu/DJF franko djibutiarra
    eu/DKK koroa danimarkarra
    eu/DOP peso dominikarra
    eu/DZD dinar aljeriarra
    eu/EGP libera egiptoarra
    eu/ERN nakfa eritrearra
    eu/ETB birr etiopiarra
    eu/EUR euroa
    eu/FJD dolar fijiarra
    eu/FKP libera falklandarra
    eu/GBP libera esterlina
    eu/GEL lari georgiarra
    eu/GHS cedi ghanatarra
    eu/GIP libera gibraltartarra
    eu/GMD dalasi gambiarra
    eu/GNF franko ginearra
    eu/GTQ ketzal guatemalarra
    eu/GYD dolar guyanarra
    eu/HKD dolar hongkongtarra
    eu/HNL lempira hodurastarra
    eu/HRK kuna kroaziarra
    eu/HTG gourde haitiarra
    eu/HUF forint hungariarra
    eu/IDR errupia indonesiarra
    eu/ILS shekel israeldar berria
    eu/INR errupia indiarra
    eu/IQD dinar irakiarra
    eu/IRR rial irandarra
    eu/ISK koroa islandiarra
    eu/JMD dolar jamaikarra
    eu/JOD dinar jordaniarra
    eu/JPY yen japoniarra
    eu/KES txelin kenyarra
    eu/KGS som kirgizistandarra
    eu/KHR riel kanbodiarra
    eu/KMF franko komoretarra
    eu/KPW won iparkorearra
    eu/KRH hwan hegokorearra (1953–1962)
    eu/KRO won hegokorearra (1945–1953)
    eu/KRW won hegokorearra
    eu/KWD dinar kuwaitarra
    eu/KYD dolar kaimandarra
    eu/KZT tenge kazakhstandarra
    eu/LAK kip laostarra
    eu/LBP libera libanoarra
    eu/LKR errupia srilankarra
    eu/LRD dolar liberiarra
    eu/LSL loti lesothoarra
    eu/LYD dinar libiarra
    eu/MAD dirham marokoarra
    eu/MAF franko marokoarra
    eu/MCF Monakoko frankoa
    eu/MDC kupoi moldaviarra
    eu/MDL leu moldaviarra
    eu/MGA ariary madagaskartarra
    eu/MKD dinar mazedoniarra
    eu/MKN dinar mazedoniarra (1992–1993)
    eu/MMK kyat myanmartarra
    eu/MNT tugrik mongoliarra
    eu/MOP pataca macauarra
    eu/MRU uguiya mauritaniarra
    eu/MUR errupia mauriziarra
    eu/MVP errupia maldivarra (1947–1981)
    eu/MVR rufiyaa maldivarra
    eu/MWK kwacha malawiarra
    eu/MXN peso mexikarra
    eu/MYR ringgit malaysiarra
    eu/MZN metical mozambiketarra
    eu/NAD dolar namibiarra
    eu/NGN naira nigeriarra
    eu/NIO cordoba nikaraguarra
    eu/NOK koroa norvegiarra
    eu/NPR errupia nepaldarra
    eu/NZD dolar zeelandaberritarra
    eu/OMR rial omandarra
    eu/PAB balboa panamarra
    eu/PEN sol perutarra
    eu/PGK kina gineaberriarra
    eu/PHP peso filipinarra
    eu/PKR errupia pakistandarra
    eu/PLN zloty poloniarra
    eu/PYG guarani paraguaitarra
    eu/QAR riyal qatartarra
    eu/RON leu errumaniarra
    eu/RSD dinar serbiarra
    eu/RUB errublo errusiarra
    eu/RWF franko ruandarra
    eu/SAR riyal saudiarabiarra
    eu/SBD dolar salomondarra
    eu/SCR errupia seychelletarra
    eu/SDG libera sudandarra
    eu/SEK koroa suediarra
    eu/SGD dolar singapurtarra
    eu/SHP Santa Helenako libera
    eu/SLE leone sierraleonar berria
    eu/SLL leone sierraleonarra
    eu/SOS txelin somaliarra
    eu/SRD dolar surinamdarra
    eu/SSP libera hegosudandarra
    eu/STN dobra saotometarra
    eu/SYP libera siriarra
    eu/SZL lilangeni swazilandiarra
    eu/THB baht thailandiarra
    eu/TJS somoni tajikistandarra
    eu/TMT manat turkmenistandarra
    eu/TND dinar tunisiarra
    eu/TOP paʻanga tongatarra
    eu/TRY lira turkiarra
    eu/TTD dolar trinitatearra
    eu/TWD dolar taiwandar berria
    eu/TZS txelin tanzaniarra
    eu/UAH hryvnia ukrainarra
    eu/UGX txelin ugandarra
    eu/USD dolar estatubatuarra
    eu/UYU peso uruguaitarra
    eu/UZS sum uzbekistandarra
    eu/VEF Venezuelako bolivarra (2008–2018)
    eu/VES bolivar venezuelarra
    eu/VND dong vietnamdarra
    eu/VNN dong vietnamdar (1978–1985)
    eu/VUV vatu vanuatuarra
    eu/WST tala samoarra
    eu/XAF Afrika erdialdeko CFA frankoa
    eu/XCD dolar ekikaribearra
    eu/XFO urrezko libera frantsesa
    eu/XFU UIC libera frantsesa
    eu/XOF Afrika mendebaldeko CFA frankoa
    eu/XPF CFP frankoa
    eu/XRE RINET funtsak
    eu/YER rial yemendarra
    eu/YUR dinar yugoslaviar erreformatua (1992–1993)
    eu/ZAR rand hegoafrikarra
    eu/ZMW kwacha zambiarra
    ewo/AED Dirám yá Emirá Aráb Uní
    ewo/AOA Kwánəza yá Angolá
    ewo/AUD Dolár yá Osətəralí
    ewo/BHD Dinár yá Bahərɛ́n
    ewo/BIF Fəláŋ yá Burundí
    ewo/BWP Púlá yá Botswána
    ewo/CAD Dolár yá Kanáda
    ewo/CDF Fəláŋ yá Kongo
    ewo/CHF Fəláŋ yá Suís
    ewo/CNY Yuán Renəminəbí yá Tsainís
    ewo/CVE Esəkúdo yá Kápə́vɛ́rə
    ewo/DJF Fəláŋ yá dzibutí
    ewo/DZD Dinár yá Alehérí
    ewo/EGP Lívə́lə yá Ehíbətía
    ewo/ERN Náfəka yá Eritelé
    ewo/ETB Bír yá Etsiópia
    ewo/EUR əró
    ewo/GBP Lívə́lə Sətərəlíŋ
    ewo/GMD Dalasí yá Gámbía
    ewo/INR Rupí yá ɛ́ndía
    ewo/JPY Yɛ́n yá Hapɔ́n
    ewo/KES Silíŋ yá Keniá
    ewo/KMF Fəláŋ yá Komória
    ewo/LRD Dolár yá Libéria
    ewo/LSL Lotí yá Lesotó
    ewo/LYD Dinár yá Libí
    ewo/MAD Dirám yá Maróg
    ewo/MGA Ariari yá Maləgás
    ewo/MRU Ugiya yá Moritaní
    ewo/MUR Rupí yá Morís
    ewo/MWK Kwatsa yá Malawí
    ewo/NAD Dolár yá Namibí
    ewo/NGN Náíra yá Nihéria
    ewo/RWF Fəláŋ yá Ruwandá
    ewo/SAR Riál yá Arabí Saudí
    ewo/SCR Rupí yá Sɛsɛ́l
    ewo/SDG Lívələ yá Sudán
    ewo/SHP Lívələ yá Ǹfúfúb Elɛ́n
    ewo/SLE Leóne yá Sierá-leónə
    ewo/SLL Leóne yá Sierá-leónə (1964—2022)
    ewo/SOS Silíŋ yá Somalí
    ewo/STN Dóbə́ra yá Saó Tomé ai Pəlinəsípe
    ewo/SZL Lilangeni yá Swazí
    ewo/TND Dinár yá Tunisí
    ewo/TZS Silíŋ yá Tanazaní
    ewo/UGX Silíŋ yá Ugandá (1966–1987)
    ewo/USD Dolár yá amɛ́rəkə
    ewo/XAF Fəláŋ CFA (BEAC)
    ewo/XOF Fəláŋ CFA (BCEAO)
    ewo/ZAR Ránədə yá Afiríka
    ewo/ZMW Kwatsa yá Zambí
    fa/AED درهم امارات متحدهٔ عربی
    fa/AFN افغانی افغانستان
    fa/ALL لک آلبانی
    fa/AMD درام ارمنستان
    fa/ANG گیلدر آنتیل هلند
    fa/AOA کوانزای آنگولا
    fa/ARM پزوی آرژانتین (۱۸۸۱ تا ۱۹۷۰)
    fa/ARS پزوی آرژانتین
    fa/AUD دلار استرالیا
    fa/AWG فلورین آروبا
    fa/AZN منات جمهوری آذربایجان
    fa/BAM مارک تبدیل\u{200C}پذیر بوسنی و هرزگوین
    fa/BBD دلار باربادوس
    fa/BDT تاکای بنگلادش
    fa/BGN لو بلغارستان
    fa/BHD دینار بحرین
    fa/BIF فرانک بوروندی
    fa/BMD دلار برمودا
    fa/BND دلار برونئی
    fa/BOB بولیویانوی بولیوی
    fa/BRL رئال برزیل
    fa/BSD دلار باهاما
    fa/BTN انگولتروم بوتان
    fa/BWP پولای بوتسوانا
    fa/BYN روبل بلاروس
    fa/BZD دلار بلیز
    fa/CAD دلار کانادا
    fa/CDF فرانک کنگو
    fa/CHF فرانک سوئیس
    fa/CLP پزوی شیلی
    fa/CNH یوآن چین (برون\u{200C}مرزی)
    fa/CNY یوآن چین
    fa/COP پزوی کلمبیا
    fa/CRC کولون کاستاریکا
    fa/CUC پزوی تبدیل\u{200C}پذیر کوبا
    fa/CUP پزوی کوبا
    fa/CVE اسکودوی کیپ\u{200C}ورد
    fa/CZK کورونای جمهوری چک
    fa/DJF فرانک جیبوتی
    fa/DKK کرون دانمارک
    fa/DOP پزوی جمهوری دومینیکن
    fa/DZD دینار الجزایر
    fa/EGP پوند مصر
    fa/ERN ناکفای اریتره
    fa/ETB بیر اتیوپی
    fa/EUR یورو
    fa/FJD دلار فیجی
    fa/FKP پوند جزایر فالکلند
    fa/GBP پوند بریتانیا
    fa/GEL لاری گرجستان
    fa/GHS سدی غنا
    fa/GIP پوند جبل\u{200C}الطارق
    fa/GMD دالاسی گامبیا
    fa/GNF فرانک گینه
    fa/GTQ کتزال گواتمالا
    fa/GYD دلار گویانا
    fa/HKD دلار هنگ\u{200C}کنگ
    fa/HNL لمپیرای هندوراس
    fa/HRK کونای کرواسی
    fa/HTG گورد هائیتی
    fa/HUF فورینت مجارستان
    fa/IDR روپیهٔ اندونزی
    fa/ILS شِکِل جدید اسرائیل
    fa/INR روپیهٔ هند
    fa/IQD دینار عراق
    fa/IRR ریال ایران
    fa/ISK کرونای ایسلند
    fa/JMD دلار جامائیکا
    fa/JOD دینار اردن
    fa/JPY ین ژاپن
    fa/KES شیلینگ کنیا
    fa/KGS سوم قرقیزستان
    fa/KHR ری\u{200C}یل کامبوج
    fa/KMF فرانک کومورو
    fa/KPW وون کرهٔ شمالی
    fa/KRO وون کرهٔ جنوبی (۱۹۴۵ تا ۱۹۵۳)
    fa/KRW وون کرهٔ جنوبی
    fa/KWD دینار کویت
    fa/KYD دلار جزایر کِیمن
    fa/KZT تنگهٔ قزاقستان
    fa/LAK کیپ لائوس
    fa/LBP لیرهٔ لبنان
    fa/LKR روپیهٔ سری\u{200C}لانکا
    fa/LRD دلار لیبریا
    fa/LSL لوتی لسوتو
    fa/LYD دینار لیبی
    fa/MAD درهم مراکش
    fa/MAF فرانک مراکش
    fa/MCF فرانک موناکو
    fa/MDL لئوی مولداوی
    fa/MGA آریاری مالاگاسی
    fa/MKD دینار مقدونیه
    fa/MKN دینار مقدونیه (۱۹۹۲ تا ۱۹۹۳)
    fa/MMK کیات میانمار
    fa/MNT توگریک مغولستان
    fa/MOP پاتاکای ماکائو
    fa/MRU اوگوئیای موریتانی
    fa/MUR روپیهٔ موریس
    fa/MVP روپیهٔ مالدیو (۱۹۴۷ تا ۱۹۸۱)
    fa/MVR روپیهٔ مالدیو
    fa/MWK کواچای مالاوی
    fa/MXN پزوی مکزیک
    fa/MYR رینگیت مالزی
    fa/MZN متیکال موزامبیک
    fa/NAD دلار نامیبیا
    fa/NGN نایرای نیجریه
    fa/NIO کوردوبای نیکاراگوئه
    fa/NOK کرون نروژ
    fa/NPR روپیهٔ نپال
    fa/NZD دلار زلاند نو
    fa/OMR ریال عمان
    fa/PAB بالبوای پاناما
    fa/PEN سول پرو
    fa/PGK کینای پاپوا گینهٔ نو
    fa/PHP پزوی فیلیپین
    fa/PKR روپیهٔ پاکستان
    fa/PLN زلوتی لهستان
    fa/PYG گوارانی پاراگوئه
    fa/QAR ریال قطر
    fa/RON لئوی رومانی
    fa/RSD دینار صربستان
    fa/RUB روبل روسیه
    fa/RWF فرانک رواندا
    fa/SAR ریال سعودی
    fa/SBD دلار جزایر سلیمان
    fa/SCR روپیهٔ سیشل
    fa/SDG پوند سودان
    fa/SEK کرون سوئد
    fa/SGD دلار سنگاپور
    fa/SHP پوند سنت هلن
    fa/SLE لئون سیرالئون
    fa/SLL لئون سیرالئون - 1964-2022
    fa/SOS شیلینگ سومالی
    fa/SRD دلار سورینام
    fa/SSP پوند سودان جنوبی
    fa/STN دوبرای سائوتومه و پرنسیپ
    fa/SYP لیرهٔ سوریه
    fa/SZL لیلانگنی سوازیلند
    fa/THB بات تایلند
    fa/TJS سامانی تاجیکستان
    fa/TMT منات ترکمنستان
    fa/TND دینار تونس
    fa/TOP پاآنگای تونگا
    fa/TRY لیرهٔ ترکیه
    fa/TTD دلار ترینیداد و توباگو
    fa/TWD دلار جدید تایوان
    fa/TZS شیلینگ تانزانیا
    fa/UAH هریونیای اوکراین
    fa/UGX شیلینگ اوگاندا
    fa/USD دلار آمریکا
    fa/UYU پزوی اوروگوئه
    fa/UZS سوم ازبکستان
    fa/VEF بولیوار ونزوئلا (۲۰۰۸ تا ۲۰۱۸)
    fa/VES بولیوار ونزوئلا
    fa/VND دانگ ویتنام
    fa/VUV واتوی وانوواتو
    fa/WST تالای ساموا
    fa/XAF فرانک CFA مرکز افریقا
    fa/XCD دلار شرق کارائیب
    fa/XFO فرانک طلای فرانسه
    fa/XOF فرانک CFA غرب افریقا
    fa/XPF فرانک اقیانوسیه
    fa/YER ریال یمن
    fa/ZAR راند افریقای جنوبی
    fa/ZMW کواچای زامبیا
    fa_AF/AUD دالر آسترالیا
    fa_AF/BND دالر برونی
    fa_AF/BYN روبل روسیهٔ سفید
    fa_AF/CAD دالر کانادا
    fa_AF/CHF فرانک سویس
    fa_AF/DKK کرون دنمارک
    fa_AF/JPY ین جاپان
    fa_AF/MXN پزوی مکسیکو
    fa_AF/NOK کرون ناروی
    fa_AF/SEK کرون سویدن
    fa_AF/SGD دالر سینگاپور
    fa_AF/TJS سامانی تاجکستان
    fa_AF/USD دالر امریکا
    ff/AED Dirham Emiraati Araab Dentuɗi
    ff/AOA Kwansaa Anngolaa
    ff/AUD Dolaar Ostaraalii
    ff/BHD Dinaar Bahrayn
    ff/BIF Mbuuɗu Burunndi
    ff/BWP Pulaa Botwanaa
    ff/CAD Dolaar Kandaaa
    ff/CDF Faraa Konngo
    ff/CHF Faraa Suwiis
    ff/CNY Yuam Siin
    ff/CVE Eskudoo Kap Weer
    ff/DJF Faraa Jibutii
    ff/DZD Dinaar Alaseri
    ff/EGP Liibar Ejipt
    ff/ERN Nafka Eriteree
    ff/ETB Biir Ecoppi
    ff/EUR Oroo
    ff/GBP Liibar Sterling
    ff/GMD Dalasi Gammbi
    ff/INR Rupii Enndo
    ff/JPY Yen Sapoo
    ff/KES Siling Keñaa
    ff/KMF Faraa Komoor
    ff/LRD Dolaar Liberiyaa
    ff/LSL Loti Lesotoo
    ff/LYD Dinaar Libi
    ff/MAD Diraham Maruk
    ff/MGA Ariyari Madagaskaar
    ff/MRU Ugiyya Muritani
    ff/MUR Rupii Moriis
    ff/MWK Kuwacca Malaawi
    ff/NAD Dolaar Namibii
    ff/NGN Nayraa Nijeriyaa
    ff/RWF Faraa Ruwanndaa
    ff/SAR Riyaal Arabi Sawdit
    ff/SCR Rupii Seysel
    ff/SDG Liibar Sudaan
    ff/SHP Liibar Sent Helen
    ff/SLE Lewoon Seraa Liyon
    ff/SLL Lewoon Seraa Liyon (1964—2022)
    ff/SOS Siling Soomali
    ff/STN Dobra Sawo Tome e Prensipe
    ff/SZL Lilangeni Swaasilannda
    ff/TND Dinaar Tunisii
    ff/TZS Siling Tansanii
    ff/UGX Siling Uganndaa
    ff/USD Dolaar Dowlaaji Dentuɗi
    ff/XAF Mbuuɗi Seefaa BEAC
    ff/XOF Mbuuɗu Seefaa BCEAO
    ff/ZAR Rannda Afrik Bŋ Worgo
    ff/ZMW Kuwacca Sammbi
    ff_Adlm/AED 𞤁𞤭𞤪𞤸𞤢𞤥𞤵 𞤋𞤥𞤢𞥄𞤪𞤢𞤼𞤭𞤲𞤳𞤮
    ff_Adlm/AFN 𞤀𞤬𞤿𞤢𞤲𞤭 𞤀𞤬𞤿𞤢𞤲𞤭𞤴𞤢𞤲𞤳𞤮
    ff_Adlm/ALL 𞤂𞤫𞤳 𞤀𞤤𞤦𞤢𞤲𞤭𞤴𞤢𞤲𞤳𞤮
    ff_Adlm/AMD 𞤁𞤢𞤪𞤢𞤥𞤵 𞤀𞤪𞤥𞤢𞤲𞤭𞤴𞤢𞤲𞤳𞤮
    ff_Adlm/ANG 𞤊𞤵𞤤𞤮𞤪𞤭𞤲 𞤀𞤲𞤼𞤭𞤴𞤢𞤲𞤳𞤮
    ff_Adlm/AOA 𞤑𞤵𞤱𞤢𞤲𞥁𞤢 𞤀𞤲𞤺𞤮𞤤𞤢𞤲𞤳𞤮
    ff_Adlm/ARL 𞤆𞤫𞥅𞤧𞤮𞥅 𞤂𞤫𞤴 𞤀𞤪𞤶𞤢𞤲𞤼𞤭𞤲𞤢𞤲𞤳𞤮 (𞥑𞥙𞥗𞥐-𞥑𞥙𞥘𞥓)
    ff_Adlm/ARM 𞤆𞤫𞥅𞤧𞤮𞥅 𞤀𞤪𞤶𞤢𞤲𞤼𞤭𞤲𞤢𞤲𞤳𞤮 (𞥑𞥘𞥘𞥑-𞥑𞥙𞥗𞥐)
    ff_Adlm/ARS 𞤆𞤫𞥅𞤧𞤮𞥅 𞤀𞤪𞤶𞤢𞤲𞤼𞤭𞤲𞤢𞤲𞤳𞤮
    ff_Adlm/AUD 𞤁𞤢𞤤𞤢 𞤌𞤧𞤼𞤢𞤪𞤤𞤭𞤴𞤢𞤲𞤳𞤮
    ff_Adlm/AWG 𞤊𞤵𞤤𞤮𞤪𞤭𞤲 𞤀𞤪𞤵𞤦𞤢𞤲𞤳𞤮
    ff_Adlm/AZN 𞤃𞤢𞤲𞤢𞥄𞤼𞤵 𞤀𞥁𞤫𞤪𞤦𞤢𞤴𞤶𞤢𞤲𞤳𞤮
    ff_Adlm/BAM 𞤃𞤢𞤪𞤳 𞤄𞤮𞤧𞤲𞤭𞤴𞤢-𞤖𞤫𞤪𞤶𞤫𞤺𞤮𞤾𞤭𞤲𞤳𞤮 𞤱𞤢𞤴𞤤𞤮𞤼𞤮𞥅𞤯𞤭
    ff_Adlm/BBD 𞤁𞤢𞤤𞤢 𞤄𞤢𞤪𞤦𞤢𞤣𞤭𞤴𞤢𞤲𞤳𞤮
    ff_Adlm/BDT 𞤚𞤢𞤪𞤢 𞤄𞤢𞤲𞤺𞤭𞤤𞤢𞤣𞤫𞥅𞤧𞤭𞤲𞤳𞤮
    ff_Adlm/BGN 𞤂𞤫𞥅𞤾 𞤄𞤭𞤤𞤺𞤢𞤪𞤭𞤲𞤳𞤮
    ff_Adlm/BHD 𞤁𞤭𞤲𞤢𞥄𞤪 𞤄𞤢𞤸𞤢𞤪𞤢𞥄𞤲𞤭𞤴𞤢𞤲𞤳𞤮
    ff_Adlm/BIF 𞤊𞤢𞤪𞤢𞤲 𞤄𞤵𞤪𞤵𞤲𞤣𞤭𞤲𞤳𞤮
    ff_Adlm/BMD 𞤁𞤢𞤤𞤢 𞤄𞤵𞤪𞤥𞤵𞤣𞤢𞤲𞤳𞤮
    ff_Adlm/BND 𞤁𞤢𞤤𞤢 𞤄𞤵𞤪𞤲𞤫𞤴𞤢𞤲𞤳𞤮
    ff_Adlm/BOB 𞤄𞤮𞤤𞤭𞤾𞤭𞤴𞤢𞤲𞤮 𞤄𞤮𞤤𞤭𞤾𞤭𞤴𞤢𞤲𞤳𞤮
    ff_Adlm/BOL 𞤄𞤮𞤤𞤭𞤾𞤭𞤴𞤢𞤲𞤮 𞤄𞤮𞤤𞤭𞤾𞤭𞤴𞤢𞤲𞤳𞤮 (𞥑𞥘𞥖𞥓-𞥑𞥙𞥖𞥓)
    ff_Adlm/BRL 𞤈𞤭𞤴𞤢𞤤 𞤄𞤪𞤢𞤧𞤭𞤤𞤴𞤢𞤲𞤳𞤮
    ff_Adlm/BRZ 𞤑𞤵𞤪𞥁𞤫𞤴𞤪𞤮 𞤄𞤪𞤢𞤧𞤭𞤤𞤴𞤢𞤲𞤳𞤮 (𞥑𞥙𞥔𞥒-𞥑𞥙𞥖𞥗)
    ff_Adlm/BSD 𞤁𞤢𞤤𞤢 𞤄𞤢𞤸𞤢𞤥𞤭𞤴𞤢𞤲𞤳𞤮
    ff_Adlm/BTN 𞤐𞤘𞤵𞤤𞤼𞤵𞤪𞤵𞤥𞤵 𞤄𞤵𞤼𞤢𞤲𞤭𞤲𞤳𞤮
    ff_Adlm/BWP 𞤆𞤵𞤤𞤢 𞤄𞤮𞤼𞤵𞤧𞤱𞤢𞤲𞤢𞤲𞤳𞤮
    ff_Adlm/BYN 𞤈𞤵𞥅𞤦𞤮𞤤 𞤄𞤫𞤤𞤢𞤪𞤭𞥅𞤧𞤭𞤴𞤢𞤲𞤳𞤮
    ff_Adlm/BZD 𞤁𞤢𞤤𞤢 𞤄𞤫𞤤𞤭𞥅𞤧𞤴𞤢𞤲𞤳𞤮
    ff_Adlm/CAD 𞤁𞤢𞤤𞤢 𞤑𞤢𞤲𞤢𞤣𞤭𞤴𞤢𞤲𞤳𞤮
    ff_Adlm/CDF 𞤊𞤢𞤪𞤢𞤲 𞤑𞤮𞤲𞤺𞤮𞤲𞤳𞤮
    ff_Adlm/CHF 𞤊𞤢𞤪𞤢𞤲 𞤅𞤵𞤱𞤭𞥅𞤧
    ff_Adlm/CLE 𞤉𞤧𞤳𞤵𞤣𞤮𞥅 𞤕𞤭𞤤𞤫𞥊𞤴𞤢𞤲𞤳𞤮
    ff_Adlm/CLP 𞤆𞤫𞥅𞤧𞤮𞥅 𞤕𞤭𞤤𞤫𞥊𞤴𞤢𞤲𞤳𞤮
    ff_Adlm/CNH 𞤒𞤵𞤱𞤢𞤲 𞤕𞤢𞤴𞤲𞤭𞤲𞤳𞤮 (𞤺𞤢𞥄𞤲𞤭𞤲𞤳𞤮)
    ff_Adlm/CNY 𞤒𞤵𞤱𞤢𞥄𞤲 𞤕𞤢𞤴𞤲𞤭𞤲𞤳𞤮
    ff_Adlm/COP 𞤆𞤫𞥅𞤧𞤮𞥅 𞤑𞤮𞤤𞤮𞤥𞤦𞤭𞤴𞤢𞤲𞤳𞤮
    ff_Adlm/CRC 𞤑𞤮𞤤𞤮𞥅𞤲 𞤑𞤮𞤧𞤼𞤢𞤪𞤭𞤴𞤢𞤲𞤳𞤮
    ff_Adlm/CUC 𞤆𞤫𞤧𞤮 𞤑𞤵𞤦𞤢𞤲𞤳𞤮 𞤏𞤢𞤴𞤤𞤮𞤼𞤮𞥅𞤲𞥋𞤺𞤮
    ff_Adlm/CUP 𞤆𞤫𞥅𞤧𞤮𞥅 𞤑𞤵𞤦𞤢𞤲𞤳𞤮
    ff_Adlm/CVE 𞤉𞤧𞤳𞤵𞤣𞤮 𞤑𞤢𞤨-𞤜𞤫𞥅𞤪𞤣𞤢𞤲𞤳𞤮
    ff_Adlm/CZK 𞤑𞤮𞤪𞤵𞤲𞤢 𞤕𞤫𞥅𞤳𞤭𞤲𞤳𞤮
    ff_Adlm/DJF 𞤊𞤢𞤪𞤢𞤲 𞤔𞤭𞤦𞤵𞤼𞤭𞤲𞤳𞤮
    ff_Adlm/DKK 𞤑𞤮𞤪𞤲𞤫 𞤁𞤢𞤲𞤭𞥅𞤧𞤭𞤲𞤳𞤮
    ff_Adlm/DOP 𞤆𞤫𞤧𞤮 𞤁𞤮𞤥𞤭𞤲𞤭𞤴𞤢𞤲𞤳𞤮
    ff_Adlm/DZD 𞤁𞤭𞤲𞤢𞥄𞤪 𞤀𞤤𞤶𞤢𞤪𞤭𞤲𞤳𞤮
    ff_Adlm/EGP 𞤆𞤢𞤱𞤲𞤣𞤵 𞤃𞤭𞤧𞤭𞤪𞤢𞤲𞤳𞤮
    ff_Adlm/ERN 𞤐𞤢𞤳𞤬𞤢 𞤉𞤪𞤭𞤼𞤫𞤪𞤭𞤲𞤳𞤮
    ff_Adlm/ETB 𞤄𞤭𞤪 𞤖𞤢𞤦𞤢𞤧𞤭𞤲𞤳𞤮
    ff_Adlm/EUR 𞤒𞤵𞤪𞤮𞥅
    ff_Adlm/FJD 𞤁𞤢𞤤𞤢 𞤊𞤭𞤶𞤭𞤴𞤢𞤲𞤳𞤮
    ff_Adlm/FKP 𞤆𞤢𞤱𞤲𞤣𞤵 𞤅𞤵𞤪𞤭𞥅𞤶𞤫 𞤊𞤢𞤤𞤳𞤵𞤤𞤢𞤲𞤣𞤭𞤳𞤮
    ff_Adlm/GBP 𞤆𞤢𞤱𞤲𞤣𞤵 𞤄𞤪𞤭𞤼𞤭𞥅𞤧𞤭𞤲𞤳𞤮
    ff_Adlm/GEL 𞤂𞤢𞥄𞤪𞤭 𞤔𞤮𞤪𞤶𞤭𞤴𞤢𞤲𞤳𞤮
    ff_Adlm/GHS 𞤅𞤭𞤣𞤭 𞤘𞤢𞤲𞤢𞤲𞤳𞤮
    ff_Adlm/GIP 𞤆𞤢𞤱𞤲𞥋𞤣𞤵 𞤔𞤭𞤤𞤦𞤪𞤢𞤤𞤼𞤢𞤪
    ff_Adlm/GMD 𞤁𞤢𞤤𞤢𞤧𞤭 𞤘𞤢𞤥𞤦𞤭𞤲𞤳𞤮
    ff_Adlm/GNF 𞤊𞤢𞤪𞤢𞤲 𞤘𞤭𞤲𞤫𞤲𞤳𞤮
    ff_Adlm/GTQ 𞤑𞤫𞤼𞤵𞥁𞤢𞤤 𞤘𞤵𞤱𞤢𞤼𞤫𞤥𞤢𞤤𞤢𞤲𞤳𞤮
    ff_Adlm/GYD 𞤁𞤢𞤤𞤢 𞤘𞤵𞤴𞤢𞤲𞤫𞥅𞤧𞤭𞤲𞤳𞤮
    ff_Adlm/HKD 𞤁𞤢𞤤𞤢 𞤖𞤮𞤲𞤳𞤮𞤲
    ff_Adlm/HNL 𞤂𞤫𞤥𞤨𞤭𞤪𞤢 𞤖𞤮𞤲𞤣𞤵𞤪𞤢𞤲𞤳𞤮
    ff_Adlm/HRK 𞤑𞤵𞤲𞤢 𞤑𞤵𞤪𞤢𞥄𞤧𞤭𞤴𞤢𞤲𞤳𞤮
    ff_Adlm/HTG 𞤘𞤵𞥅𞤪𞤣𞤫 𞤖𞤢𞤴𞤼𞤭𞤴𞤢𞤲𞤳𞤮
    ff_Adlm/HUF 𞤊𞤮𞤪𞤭𞤲𞤼𞤵 𞤖𞤵𞤲𞤺𞤢𞤪𞤭𞤴𞤢𞤲𞤳𞤮
    ff_Adlm/IDR 𞤈𞤵𞤨𞤭𞤴𞤢 𞤋𞤲𞤣𞤮𞤲𞤫𞤧𞤭𞤴𞤢𞤲𞤳𞤮
    ff_Adlm/ILS 𞤡𞤫𞤳𞤫𞤤 𞤋𞤧𞤪𞤢𞥄𞤤𞤭𞤴𞤢𞤲𞤳𞤮
    ff_Adlm/INR 𞤈𞤵𞥅𞤨𞤭𞥅 𞤖𞤭𞤲𞤣𞤭𞤧𞤼𞤢𞤲𞤳𞤮
    ff_Adlm/IQD 𞤁𞤭𞤲𞤢𞥄𞤪 𞤋𞤪𞤢𞥄𞤳𞤭𞤴𞤢𞤲𞤳𞤮
    ff_Adlm/IRR 𞤈𞤭𞤴𞤢𞥄𞤤 𞤋𞤪𞤢𞤲𞤭𞤴𞤢𞤲𞤳𞤮
    ff_Adlm/ISK 𞤑𞤮𞤪𞤮𞤲𞤢 𞤀𞤴𞤧𞤭𞤤𞤢𞤲𞤣𞤭𞤲𞤳𞤮
    ff_Adlm/JMD 𞤁𞤢𞤤𞤢 𞤔𞤢𞤥𞤢𞤴𞤭𞤲𞤳𞤮
    ff_Adlm/JOD 𞤁𞤭𞤲𞤢𞥄𞤪 𞤔𞤮𞤪𞤣𞤢𞤲𞤭𞤴𞤢𞤲𞤳𞤮
    ff_Adlm/JPY 𞤒𞤫𞤲 𞤔𞤢𞤨𞤢𞤲𞤳𞤮
    ff_Adlm/KES 𞤅𞤭𞤤𞤭𞤲 𞤑𞤫𞤲𞤭𞤴𞤢𞤲𞤳𞤮
    ff_Adlm/KGS 𞤅𞤮𞤥𞤵 𞤑𞤭𞤪𞤺𞤭𞤧𞤼𞤢𞤲𞤭𞤲𞤳𞤮
    ff_Adlm/KHR 𞤈𞤭𞤴𞤢𞤤 𞤑𞤢𞤥𞤦𞤮𞤣𞤭𞤴𞤢𞤲𞤳𞤮
    ff_Adlm/KMF 𞤊𞤢𞤪𞤢𞤲 𞤑𞤮𞤥𞤮𞤪𞤭𞤲𞤳𞤮
    ff_Adlm/KPW 𞤏𞤮𞤲 𞤁𞤮𞤱𞤣𞤮𞤱𞤪𞤭 𞤑𞤮𞥅𞤪𞤫𞤴𞤢𞤲𞤳𞤮
    ff_Adlm/KRW 𞤱𞤮𞤲 𞤂𞤫𞤴𞤤𞤫𞤴𞤪𞤭 𞤑𞤮𞥅𞤪𞤫𞤴𞤢𞤲𞤳𞤮
    ff_Adlm/KWD 𞤁𞤋𞤲𞤢𞥄𞤪 𞤑𞤵𞤱𞤢𞤴𞤼𞤭𞤴𞤢𞤲𞤳𞤮
    ff_Adlm/KYD 𞤁𞤢𞤤𞤢 𞤅𞤵𞤪𞤭𞥅𞤶𞤫 𞤑𞤢𞤴𞤥𞤢𞥄𞤲
    ff_Adlm/KZT 𞤚𞤫𞤲𞤺𞤫 𞤑𞤢𞥁𞤢𞤳𞤭𞤧𞤼𞤢𞤲𞤭𞤲𞤳𞤮
    ff_Adlm/LAK 𞤑𞤭𞤨𞤵 𞤂𞤢𞤱𞤮𞥅𞤧𞤭𞤴𞤢𞤲𞤳𞤮
    ff_Adlm/LBP 𞤆𞤢𞤱𞤲𞥋𞤣𞤵 𞤂𞤭𞤦𞤢𞤲𞤭𞤴𞤢𞤲𞤳𞤮
    ff_Adlm/LKR 𞤈𞤵𞥅𞤨𞤭𞥅 𞤅𞤭𞤪𞤭-𞤂𞤢𞤲𞤳𞤢𞤲𞤭𞤴𞤢𞤲𞤳𞤮
    ff_Adlm/LRD 𞤁𞤢𞤤𞤢 𞤂𞤭𞤦𞤫𞤪𞤭𞤴𞤢𞤲𞤳𞤮
    ff_Adlm/LYD 𞤁𞤭𞤲𞤢𞥄𞤪 𞤂𞤭𞤦𞤭𞤴𞤢𞤲𞤳𞤮
    ff_Adlm/MAD 𞤁𞤭𞤪𞤸𞤢𞤥𞤵 𞤃𞤮𞤪𞤮𞤳𞤢𞤲𞤳𞤮
    ff_Adlm/MDL 𞤂𞤭𞥅𞤱𞤮 𞤃𞤮𞤤𞤣𞤮𞤾𞤢𞤲𞤳𞤮
    ff_Adlm/MGA 𞤀𞤪𞤭𞤴𞤢𞤪𞤭 𞤃𞤢𞤤𞤺𞤢𞤲𞤭𞤲𞤳𞤮
    ff_Adlm/MKD 𞤁𞤭𞤲𞤢𞥄𞤪 𞤃𞤢𞤧𞤫𞤣𞤮𞤲𞤭𞤲𞤳𞤮
    ff_Adlm/MMK 𞤑𞤭𞤴𞤢𞤼𞤵 𞤃𞤭𞤴𞤢𞤥𞤢𞤪𞤭𞤲𞤳𞤮
    ff_Adlm/MNT 𞤚𞤵𞤺𞤵𞤪𞤭𞤳𞤵 𞤃𞤮𞤲𞤺𞤮𞤤𞤭𞤴𞤢𞤲𞤳𞤮
    ff_Adlm/MOP 𞤆𞤢𞤼𞤢𞤳𞤢 𞤃𞤢𞤳𞤢𞤱𞤮𞤴𞤢𞤲𞤳𞤮
    ff_Adlm/MRU 𞤓𞤺𞤭𞤴𞤢 𞤃𞤮𞤪𞤭𞤼𞤢𞤲𞤭𞤴𞤢𞤲𞤳𞤮
    ff_Adlm/MUR 𞤈𞤵𞤨𞤭𞥅 𞤃𞤮𞤪𞤭𞤧𞤭𞤴𞤢𞤲𞤳𞤮
    ff_Adlm/MVP 𞤈𞤵𞥅𞤨𞤭𞥅 𞤃𞤢𞤤𞤣𞤭𞥅𞤬 (𞥑𞥙𞥔𞥗-𞥑𞥙𞥘𞥑)
    ff_Adlm/MVR 𞤈𞤵𞤬𞤭𞤴𞤢𞥄 𞤃𞤢𞤤𞤣𞤭𞤾𞤭𞤴𞤢𞤲𞤳𞤮
    ff_Adlm/MWK 𞤑𞤢𞤱𞤢𞤷𞤢 𞤃𞤢𞤤𞤢𞤱𞤭𞤲𞤳𞤮
    ff_Adlm/MXN 𞤆𞤫𞥅𞤧𞤮𞥅 𞤃𞤫𞤳𞤧𞤭𞤳𞤮𞤴𞤢𞤲𞤳𞤮
    ff_Adlm/MYR 𞤈𞤭𞤲𞤺𞤵𞤼𞤵 𞤃𞤢𞤤𞤫𞥅𞤧𞤭𞤴𞤢𞤲𞤳𞤮
    ff_Adlm/MZN 𞤃𞤫𞤼𞤭𞤳𞤮𞤤 𞤃𞤮𞥁𞤢𞤥𞤦𞤭𞤲𞤳𞤮
    ff_Adlm/NAD 𞤁𞤢𞤤𞤢 𞤐𞤢𞤥𞤭𞤥𞤦𞤭𞤲𞤳𞤮
    ff_Adlm/NGN 𞤐𞤢𞤴𞤪𞤢 𞤐𞤢𞤶𞤭𞤪𞤢𞤴𞤢𞤲𞤳𞤮
    ff_Adlm/NIO 𞤑𞤮𞥅𞤪𞤣𞤮𞤦𞤢 𞤐𞤭𞤳𞤢𞤪𞤢𞤺𞤵𞤱𞤢𞤲𞤳𞤮
    ff_Adlm/NOK 𞤑𞤪𞤮𞤲𞤫 𞤐𞤮𞤪𞤱𞤫𞤶𞤭𞤲𞤳𞤮
    ff_Adlm/NPR 𞤈𞤵𞥅𞤨𞤭𞥅 𞤐𞤫𞤨𞤢𞤤𞤭𞤴𞤢𞤲𞤳𞤮
    ff_Adlm/NZD 𞤁𞤢𞤤𞤢 𞤐𞤫𞤱 𞤟𞤫𞤤𞤢𞤲𞤣
    ff_Adlm/OMR 𞤈𞤭𞤴𞤢𞥄𞤤 𞤌𞤥𞤢𞤲𞤭𞤴𞤢𞤲𞤳𞤮
    ff_Adlm/PAB 𞤄𞤢𞤤𞤦𞤮𞤱𞤢 𞤆𞤢𞤲𞤢𞤥𞤢𞤴𞤢𞤲𞤳𞤮
    ff_Adlm/PEN 𞤅𞤮𞤤 𞤆𞤫𞤪𞤵𞤲𞤳𞤮
    ff_Adlm/PGK 𞤑𞤭𞤲𞤢 𞤆𞤢𞤨𞤵𞤱𞤢 𞤐𞤫𞤱-𞤘𞤭𞤲𞤫𞤲𞤳𞤮
    ff_Adlm/PHP 𞤆𞤭𞤧𞤮 𞤊𞤭𞤤𞤭𞤨𞥆𞤭𞤲𞤳𞤮
    ff_Adlm/PKR 𞤈𞤵𞥅𞤨𞤭𞥅 𞤆𞤢𞤳𞤭𞤧𞤼𞤢𞤲𞤭𞤴𞤢𞤲𞤳𞤮
    ff_Adlm/PLN 𞤔𞤢𞤤𞤮𞤼𞤵 𞤆𞤮𞤤𞤭𞥅𞤧𞤭𞤲𞤳𞤮
    ff_Adlm/PYG 𞤘𞤵𞤱𞤢𞤪𞤢𞤲𞤭 𞤆𞤢𞥄𞤪𞤢𞤺𞤵𞤴𞤫𞤲𞤳𞤮
    ff_Adlm/QAR 𞤈𞤭𞤴𞤢𞥄𞤤 𞤗𞤢𞤼𞤢𞤪𞤭𞤴𞤢𞤲𞤳𞤮
    ff_Adlm/RON 𞤂𞤫𞤱𞤵 𞤈𞤮𞤥𞤢𞤲𞤭𞤲𞤳𞤮
    ff_Adlm/RSD 𞤁𞤭𞤲𞤢𞥄𞤪 𞤅𞤫𞤪𞤦𞤭𞤲𞤳𞤮
    ff_Adlm/RUB 𞤈𞤵𞥅𞤦𞤮𞤤 𞤈𞤭𞥅𞤧𞤭𞤲𞤳𞤮
    ff_Adlm/RWF 𞤊𞤢𞤪𞤢𞤲 𞤈𞤵𞤱𞤢𞤲𞤣𞤢𞤲𞤳𞤮
    ff_Adlm/SAR 𞤈𞤭𞤴𞤢𞤤 𞤅𞤢𞤵𞥅𞤣𞤭𞤴𞤢𞤲𞤳𞤮
    ff_Adlm/SBD 𞤁𞤢𞤤𞤢 𞤕𞤵𞤪𞤭𞥅𞤶𞤫 𞤅𞤵𞤤𞤢𞤴𞤥𞤢𞥄𞤲
    ff_Adlm/SCR 𞤈𞤵𞤨𞤭𞥅 𞤅𞤫𞤴𞤧𞤭𞤤𞤭𞤲𞤳𞤮
    ff_Adlm/SDG 𞤆𞤢𞤱𞤲𞤣𞤵 𞤅𞤵𞤣𞤢𞤲𞤳𞤮
    ff_Adlm/SEK 𞤑𞤪𞤮𞤲𞤢 𞤅𞤵𞤱𞤫𞤣𞤭𞤲𞤳𞤮
    ff_Adlm/SGD 𞤁𞤢𞤤𞤢 𞤅𞤭𞤲𞤺𞤢𞤨𞤮𞤪𞤫𞤲𞤳𞤮
    ff_Adlm/SHP 𞤆𞤢𞤱𞤲𞤣𞤵 𞤅𞤫𞤲-𞤖𞤫𞤤𞤫𞤲𞤢
    ff_Adlm/SLE 𞤂𞤫𞤴𞤮𞤲 𞤅𞤫𞤪𞤢𞤤𞤭𞤴𞤢𞤲𞤳𞤮
    ff_Adlm/SLL 𞤂𞤫𞤴𞤮𞤲 𞤅𞤫𞤪𞤢𞤤𞤭𞤴𞤢𞤲𞤳𞤮 - 1964-2022
    ff_Adlm/SOS 𞤅𞤭𞤤𞤭𞤲 𞤅𞤮𞤥𞤢𞤤𞤭𞤲𞤳𞤮
    ff_Adlm/SRD 𞤁𞤢𞤤𞤢 𞤅𞤵𞤪𞤵𞤲𞤢𞤥𞤭𞤲𞤳𞤮
    ff_Adlm/SSP 𞤆𞤢𞤱𞤲𞤣𞤵 𞤂𞤫𞤴𞤤𞤫𞤴𞤪𞤭 𞤅𞤵𞤣𞤢𞤲𞤭𞤲𞤳𞤮
    ff_Adlm/STN 𞤁𞤮𞤦𞤢𞤪𞤢 𞤅𞤢𞤱𞤮-𞤚𞤮𞤥𞤫 & 𞤆𞤫𞤪𞤫𞤲𞤧𞤭𞤨
    ff_Adlm/SYP 𞤆𞤢𞤱𞤲𞥋𞤣𞤵 𞤅𞤭𞤪𞤢𞤴𞤢𞤲𞤳𞤮
    ff_Adlm/SZL 𞤂𞤭𞤤𞤢𞤲𞤺𞤫𞤲𞤭 𞤅𞤵𞤱𞤢𞤶𞤭
    ff_Adlm/THB 𞤄𞤢𞤸𞤼𞤵 𞤚𞤢𞤴𞤤𞤢𞤲𞤣𞤭𞤲𞤳𞤮
    ff_Adlm/TJS 𞤅𞤢𞤥𞤮𞥅𞤲𞤭 𞤚𞤢𞤶𞤭𞤳𞤭𞤧𞤼𞤢𞤲𞤳𞤮
    ff_Adlm/TMT 𞤃𞤢𞤲𞤢𞤼𞤵 𞤚𞤵𞤪𞤳𞤵𞤥𞤫𞤲𞤭𞤧𞤼𞤢𞤲𞤳𞤮
    ff_Adlm/TND 𞤁𞤭𞤲𞤢𞥄𞤪 𞤚𞤵𞥅𞤲𞤭𞤧𞤭𞤲𞤳𞤮
    ff_Adlm/TOP 𞤆𞤢𞤢𞤲𞤺𞤢 𞤚𞤮𞤲𞤺𞤢𞤲𞤳𞤮
    ff_Adlm/TRY 𞤂𞤭𞤪𞤢 𞤚𞤵𞤪𞤳𞤭𞤴𞤢𞤲𞤳𞤮
    ff_Adlm/TTD 𞤁𞤢𞤤𞤢 𞤚𞤭𞤪𞤲𞤭𞤣𞤢𞥄𞤣 & 𞤚𞤮𞤦𞤢𞤺𞤮
    ff_Adlm/TWD 𞤁𞤢𞤤𞤢 𞤚𞤢𞤴𞤱𞤢𞥄𞤲𞤳𞤮
    ff_Adlm/TZS 𞤅𞤭𞤤𞤭𞤲 𞤚𞤢𞤲𞥁𞤢𞤲𞤭𞤲𞤳𞤮
    ff_Adlm/UAH 𞤖𞤵𞤪𞤢𞤾𞤫𞤲𞤭𞤴𞤢 𞤒𞤵𞤳𞤫𞤪𞤫𞥅𞤲𞤭𞤲𞤳𞤮
    ff_Adlm/UGX 𞤅𞤭𞤤𞤭𞤲 𞤓𞤺𞤢𞤲𞤣𞤢𞤲𞤳𞤮
    ff_Adlm/USD 𞤁𞤢𞤤𞤢 𞤁𞤫𞤲𞤼𞤢𞤤 𞤂𞤢𞤪𞤫 𞤀𞤥𞤫𞤪𞤭𞤳
    ff_Adlm/UYU 𞤆𞤫𞥅𞤧𞤮𞥅 𞤒𞤵𞤪𞤺𞤮𞤴𞤢𞤲𞤳𞤮
    ff_Adlm/UZS 𞤅𞤮𞤥𞤵 𞤓𞥁𞤦𞤫𞤳𞤭𞤧𞤼𞤢𞤲𞤳𞤮
    ff_Adlm/VEF 𞤄𞤮𞤤𞤭𞤾𞤢𞥄𞤪 𞤜𞤫𞤲𞤭𞥅𞤧𞤫𞤤𞤢𞤲𞤳𞤮 (𞥒𞥐𞥐𞥘 - 𞥒𞥐𞥑𞥘)
    ff_Adlm/VES 𞤄𞤮𞤤𞤭𞤾𞤢𞥄𞤪 𞤜𞤫𞤲𞤭𞥅𞤧𞤫𞤤𞤢𞤲𞤳𞤮
    ff_Adlm/VND 𞤁𞤮𞤲𞤺𞤵 𞤜𞤭𞤴𞤫𞤼𞤭𞤲𞤢𞤴𞤢𞤲𞤳𞤮
    ff_Adlm/VUV 𞤜𞤢𞤼𞤵 𞤜𞤢𞤲𞤵𞤴𞤢𞤲𞤳𞤮
    ff_Adlm/WST 𞤚𞤢𞤤𞤢 𞤅𞤢𞤥𞤮𞤱𞤢𞤴𞤢𞤲𞤳𞤮
    ff_Adlm/XAF 𞤊𞤢𞤪𞤢𞤲 𞤚𞤵𞤦𞤮𞥅𞤪𞤭 𞤀𞤬𞤪𞤭𞤳𞤭𞤲𞤳𞤮
    ff_Adlm/XCD 𞤁𞤢𞤤𞤢 𞤊𞤵𞤯𞤲𞤢𞥄𞤲𞥋𞤺𞤫 𞤑𞤢𞤪𞤭𞤦𞤭𞤴𞤢
    ff_Adlm/XOF 𞤊𞤢𞤪𞤢𞤲 𞤅𞤊𞤀 𞤖𞤭𞥅𞤪𞤲𞤢𞥄𞤲𞤺𞤫 𞤀𞤬𞤪𞤭𞤳𞤢
    ff_Adlm/XPF 𞤊𞤢𞤪𞤢𞤲 𞤅𞤊𞤆
    ff_Adlm/YER 𞤈𞤭𞤴𞤢𞥄𞤤 𞤒𞤫𞤥𞤫𞤲𞤭𞤲𞤳𞤮
    ff_Adlm/ZAR 𞤈𞤢𞤲𞤣𞤭 𞤂𞤫𞤴𞤤𞤫𞤴𞤪𞤭 𞤀𞤬𞤪𞤭𞤳𞤢𞤲𞤳𞤮
    ff_Adlm/ZMW 𞤑𞤢𞤱𞤢𞤧𞤢 𞤟𞤢𞤥𞤦𞤭𞤲𞤳𞤮
    fi/AED Arabiemiirikuntien dirhami
    fi/AFN Afganistanin afgaani
    fi/ALL Albanian lek
    fi/AMD Armenian dram
    fi/ANG Alankomaiden Antillien guldeni
    fi/AOA Angolan kwanza
    fi/ARL Argentiinan ley-peso (1970–1983)
    fi/ARM Argentiinan peso (1881–1970)
    fi/ARS Argentiinan peso
    fi/AUD Australian dollari
    fi/AWG Aruban floriini
    fi/AZN Azerbaidžanin manat
    fi/BAM Bosnia-Hertsegovinan vaihdettava markka
    fi/BAN Bosnia-Hertsegovinan uusi dinaari (1994–1997)
    fi/BBD Barbadosin dollari
    fi/BDT Bangladeshin taka
    fi/BGM Bulgarian sosialistinen lev
    fi/BGN Bulgarian lev
    fi/BGO Bulgarian lev (1879–1952)
    fi/BHD Bahrainin dinaari
    fi/BIF Burundin frangi
    fi/BMD Bermudan dollari
    fi/BND Brunein dollari
    fi/BOB Bolivian boliviano
    fi/BOL Bolivian boliviano (1863–1963)
    fi/BRL Brasilian real
    fi/BRZ Brasilian cruzeiro (1942–1967)
    fi/BSD Bahaman dollari
    fi/BTN Bhutanin ngultrum
    fi/BWP Botswanan pula
    fi/BYN Valko-Venäjän rupla
    fi/BZD Belizen dollari
    fi/CAD Kanadan dollari
    fi/CDF Kongon frangi
    fi/CHF Sveitsin frangi
    fi/CLE Chilen escudo
    fi/CLP Chilen peso
    fi/CNH Kiinan juan (offshore)
    fi/CNX Kiinan kansanpankin dollari
    fi/CNY Kiinan juan
    fi/COP Kolumbian peso
    fi/CRC Costa Rican colón
    fi/CUC Kuuban vaihdettava peso
    fi/CUP Kuuban peso
    fi/CVE Kap Verden escudo
    fi/CZK Tšekin koruna
    fi/DJF Djiboutin frangi
    fi/DKK Tanskan kruunu
    fi/DOP Dominikaanisen tasavallan peso
    fi/DZD Algerian dinaari
    fi/EGP Egyptin punta
    fi/ERN Eritrean nakfa
    fi/ETB Etiopian birr
    fi/EUR euro
    fi/FJD Fidžin dollari
    fi/FKP Falklandinsaarten punta
    fi/GBP Englannin punta
    fi/GEL Georgian lari
    fi/GHS Ghanan cedi
    fi/GIP Gibraltarin punta
    fi/GMD Gambian dalasi
    fi/GNF Guinean frangi
    fi/GTQ Guatemalan quetzal
    fi/GYD Guyanan dollari
    fi/HKD Hongkongin dollari
    fi/HNL Hondurasin lempira
    fi/HRK Kroatian kuna
    fi/HTG Haitin gourde
    fi/HUF Unkarin forintti
    fi/IDR Indonesian rupia
    fi/ILS Israelin uusi sekeli
    fi/INR Intian rupia
    fi/IQD Irakin dinaari
    fi/IRR Iranin rial
    fi/ISK Islannin kruunu
    fi/JMD Jamaikan dollari
    fi/JOD Jordanian dinaari
    fi/JPY Japanin jeni
    fi/KES Kenian šillinki
    fi/KGS Kirgisian som
    fi/KHR Kambodžan riel
    fi/KMF Komorien frangi
    fi/KPW Pohjois-Korean won
    fi/KRH Etelä-Korean hwan (1953–1962)
    fi/KRO Etelä-Korean won (1945–1953)
    fi/KRW Etelä-Korean won
    fi/KWD Kuwaitin dinaari
    fi/KYD Caymansaarten dollari
    fi/KZT Kazakstanin tenge
    fi/LAK Laosin kip
    fi/LBP Libanonin punta
    fi/LKR Sri Lankan rupia
    fi/LRD Liberian dollari
    fi/LSL Lesothon loti
    fi/LYD Libyan dinaari
    fi/MAD Marokon dirhami
    fi/MAF Marokon frangi
    fi/MCF Monacon frangi
    fi/MDC Moldovan kuponkileu
    fi/MDL Moldovan leu
    fi/MGA Madagaskarin ariary
    fi/MKD Makedonian denaari
    fi/MKN Makedonian dinaari (1992–1993)
    fi/MMK Myanmarin kyat
    fi/MNT Mongolian tugrik
    fi/MOP Macaon pataca
    fi/MRU Mauritanian ouguiya
    fi/MUR Mauritiuksen rupia
    fi/MVP Malediivien rupia (1947–1981)
    fi/MVR Malediivien rufiyaa
    fi/MWK Malawin kwacha
    fi/MXN Meksikon peso
    fi/MYR Malesian ringgit
    fi/MZN Mosambikin metical
    fi/NAD Namibian dollari
    fi/NGN Nigerian naira
    fi/NIO Nicaraguan córdoba
    fi/NOK Norjan kruunu
    fi/NPR Nepalin rupia
    fi/NZD Uuden-Seelannin dollari
    fi/OMR Omanin rial
    fi/PAB Panaman balboa
    fi/PEN Perun sol
    fi/PGK Papua-Uuden-Guinean kina
    fi/PHP Filippiinien peso
    fi/PKR Pakistanin rupia
    fi/PLN Puolan złoty
    fi/PYG Paraguayn guarani
    fi/QAR Qatarin rial
    fi/RON Romanian leu
    fi/RSD Serbian dinaari
    fi/RUB Venäjän rupla
    fi/RWF Ruandan frangi
    fi/SAR Saudi-Arabian rial
    fi/SBD Salomonsaarten dollari
    fi/SCR Seychellien rupia
    fi/SDG Sudanin punta
    fi/SEK Ruotsin kruunu
    fi/SGD Singaporen dollari
    fi/SHP Saint Helenan punta
    fi/SLE Sierra Leonen leone
    fi/SLL Sierra Leonen leone (1964–2022)
    fi/SOS Somalian šillinki
    fi/SRD Surinamen dollari
    fi/SSP Etelä-Sudanin punta
    fi/STN São Tomén ja Príncipen dobra
    fi/SYP Syyrian punta
    fi/SZL Swazimaan lilangeni
    fi/THB Thaimaan baht
    fi/TJS Tadžikistanin somoni
    fi/TMT Turkmenistanin manat
    fi/TND Tunisian dinaari
    fi/TOP Tongan pa’anga
    fi/TRY Turkin liira
    fi/TTD Trinidadin ja Tobagon dollari
    fi/TWD Taiwanin uusi dollari
    fi/TZS Tansanian šillinki
    fi/UAH Ukrainan hryvnia
    fi/UGX Ugandan šillinki
    fi/USD Yhdysvaltain dollari
    fi/UYU Uruguayn peso
    fi/UZS Uzbekistanin som
    fi/VEF Venezuelan bolívar (2008–2018)
    fi/VES Venezuelan suvereeni bolívar
    fi/VND Vietnamin dong
    fi/VNN Vietnamin dong (1978–1985)
    fi/VUV Vanuatun vatu
    fi/WST Samoan tala
    fi/XAF CFA-frangi BEAC
    fi/XCD Itä-Karibian dollari
    fi/XFO Ranskan kultafrangi
    fi/XFU Ranskan UIC-frangi
    fi/XOF CFA-frangi BCEAO
    fi/XPF CFP-frangi
    fi/XRE RINET-rahastot
    fi/YER Jemenin rial
    fi/YUR Jugoslavian uudistettu dinaari (1992–1993)
    fi/ZAR Etelä-Afrikan randi
    fi/ZMW Sambian kwacha
    fil/AED United Arab Emirates Dirham
    fil/AFN Afghan Afghani
    fil/ALL Lek ng Albania
    fil/AMD Armenian Dram
    fil/ANG Antillean Guilder ng Netherlands
    fil/AOA Angolan Kwanza
    fil/ARS Piso ng Argentina
    fil/AUD Dolyar ng Australya
    fil/AWG Florin ng Aruba
    fil/AZN Azerbaijani Manat
    fil/BAM Bosnia-Herzegovina Convertible Mark
    fil/BBD Dolyar ng Barbados
    fil/BDT Bangladeshi Taka
    fil/BGN Bulgarian Lev
    fil/BHD Bahraini Dinar
    fil/BIF Burundian Franc
    fil/BMD Dolyar ng Bermuda
    fil/BND Dolyar ng Brunei
    fil/BOB Boliviano ng Bolivia
    fil/BRL Real ng Barzil
    fil/BSD Dolyar ng Bahamas
    fil/BTN Bhutanese Ngultrum
    fil/BWP Botswanan Pula
    fil/BYN Ruble ng Belarus
    fil/BZD Dolyar ng Belize
    fil/CAD Dolyar ng Canada
    fil/CDF Congolese Franc
    fil/CHF Swiss Franc
    fil/CLP Piso ng Chile
    fil/CNH Chinese Yuan (offshore)
    fil/CNY Chinese Yuan
    fil/COP Piso ng Colombia
    fil/CRC Colón ng Costa Rica
    fil/CUC Convertible na Piso ng Cuba
    fil/CUP Piso ng Cuba
    fil/CVE Cape Verdean Escudo
    fil/CZK Koruna ng Czech Republic
    fil/DJF Djiboutian Franc
    fil/DKK Danish Krone
    fil/DOP Piso ng Dominican
    fil/DZD Algerian Dinar
    fil/EGP Pound ng Egypt
    fil/ERN Eritrean Nakfa
    fil/ETB Ethiopian Birr
    fil/EUR Euro
    fil/FJD Dolyar ng Fiji
    fil/FKP Pound ng Falkland Islands
    fil/GBP British Pound
    fil/GEL Georgian Lari
    fil/GHS Ghanaian Cedi
    fil/GIP Pound ng Gibraltar
    fil/GMD Gambian Dalasi
    fil/GNF Guinean Franc
    fil/GTQ Quetzal ng Guatemala
    fil/GYD Dolyar ng Guyanese
    fil/HKD Dolyar ng Hong Kong
    fil/HNL Lempira ng Honduras
    fil/HRK Kuna ng Croatia
    fil/HTG Gourde ng Haiti
    fil/HUF Forint ng Hungary
    fil/IDR Indonesian Rupiah
    fil/ILS New Shekel ng Israel
    fil/INR Indian Rupee
    fil/IQD Iraqi Dinar
    fil/IRR Iranian Rial
    fil/ISK Icelandic Króna
    fil/JMD Dolyar ng Jamaica
    fil/JOD Jordanian Dinar
    fil/JPY Japanese Yen
    fil/KES Kenyan Shilling
    fil/KGS Kyrgystani Som
    fil/KHR Cambodian Riel
    fil/KMF Comorian Franc
    fil/KPW Won ng Hilagang Korea
    fil/KRW Won ng Timog Korea
    fil/KWD Kuwaiti Dinar
    fil/KYD Dolyar ng Cayman Islands
    fil/KZT Kazakhstani Tenge
    fil/LAK Laotian Kip
    fil/LBP Pound ng Lebanon
    fil/LKR Sri Lankan Rupee
    fil/LRD Dolyar ng Liberia
    fil/LSL Lesotho Loti
    fil/LYD Dinar ng Libya
    fil/MAD Moroccan Dirham
    fil/MDL Leu ng Moldova
    fil/MGA Malagasy Ariary
    fil/MKD Denar ng Macedonia
    fil/MMK Myanmar Kyat
    fil/MNT Mongolian Tugrik
    fil/MOP Macanese Pataca
    fil/MRU Ouguiya ng Mauritania
    fil/MUR Mauritian Rupee
    fil/MVR Maldivian Rufiyaa
    fil/MWK Malawian Kwacha
    fil/MXN Piso ng Mexico
    fil/MYR Malaysian Ringgit
    fil/MZN Mozambican Metical
    fil/NAD Dolyar ng Namibia
    fil/NGN Nigerian Naira
    fil/NIO Córdoba ng Nicaragua
    fil/NOK Norwegian Krone
    fil/NPR Nepalese Rupee
    fil/NZD Dolyar ng New Zealand
    fil/OMR Omani Rial
    fil/PAB Balboa ng Panama
    fil/PEN Peruvian Sol
    fil/PGK Papua New Guinean Kina
    fil/PHP Piso ng Pilipinas
    fil/PKR Pakistani Rupee
    fil/PLN Zloty ng Poland
    fil/PYG Paraguayan Guarani
    fil/QAR Qatari Rial
    fil/RON Leu ng Romania
    fil/RSD Dinar ng Serbia
    fil/RUB Ruble ng Russia
    fil/RWF Rwandan Franc
    fil/SAR Saudi Riyal
    fil/SBD Dolyar ng Solomon Islands
    fil/SCR Seychellois Rupee
    fil/SDG Pound ng Sudan
    fil/SEK Swedish Krona
    fil/SGD Dolyar ng Singapore
    fil/SHP Saint Helena Pound
    fil/SLE Sierra Leonean Leone
    fil/SLL Sierra Leonean Leone (1964—2022)
    fil/SOS Somali Shilling
    fil/SRD Dolyar ng Suriname
    fil/SSP Pound ng Timog Sudan
    fil/STN São Tomé & Príncipe Dobra
    fil/SYP Syrian Pound
    fil/SZL Swazi Lilangeni
    fil/THB Thai Baht
    fil/TJS Tajikistani Somoni
    fil/TMT Turkmenistani Manat
    fil/TND Tunisian Dinar
    fil/TOP Tongan Paʻanga
    fil/TRY Turkish Lira
    fil/TTD Dolyar ng Trinidad and Tobago
    fil/TWD Dolyar ng New Taiwan
    fil/TZS Tanzanian Shilling
    fil/UAH Hryvnia ng Ukraine
    fil/UGX Ugandan Shilling
    fil/USD Dolyar ng US
    fil/UYU Piso ng Uruguay
    fil/UZS Uzbekistan Som
    fil/VEF Bolívar ng Venezuela (2008–2018)
    fil/VES Bolívar ng Venezuela
    fil/VND Vietnamese Dong
    fil/VUV Vanuatu Vatu
    fil/WST Samoan Tala
    fil/XAF CFA Franc BEAC
    fil/XCD Dolyar ng Silangang Caribbean
    fil/XOF CFA Franc ng Kanlurang Africa
    fil/XPF CFP Franc
    fil/YER Yemeni Rial
    fil/ZAR Rand ng Timog Africa
    fil/ZMW Zambian Kwacha
    fo/AED Sameindu Emirríkini dirham
    fo/AFN Afganistan afghani
    fo/ALL Albania lek
    fo/AMD Armenia dram
    fo/ANG Niðurlonds Karibia gyllin
    fo/AOA Angola kwanza
    fo/ARS Argentina peso
    fo/AUD Avstralskur dollari
    fo/AWG Aruba florin
    fo/AZN Aserbadjan manat
    fo/BAM Bosnia-Hersegovina mark (kann vekslast)
    fo/BBD Barbados dollari
    fo/BDT Bangladesj taka
    fo/BGN Bulgarskur lev
    fo/BHD Barein dinar
    fo/BIF Burundi frankur
    fo/BMD Bermuda dollari
    fo/BND Brunei dollari
    fo/BOB Bolivia boliviano
    fo/BRL Brasilianskur real
    fo/BSD Bahamaoyggjar dollari
    fo/BTN Butan ngultrum
    fo/BWP Botsvana pula
    fo/BYN Hvítarussiskur ruble
    fo/BZD Belis dollari
    fo/CAD Kanadiskur dollari
    fo/CDF Kongo frankur
    fo/CHF sveisiskur frankur
    fo/CLP Kili peso
    fo/CNH kinesiskur yuan (úr landi)
    fo/CNY kinesiskur yuan
    fo/COP Kolombia peso
    fo/CRC Kosta Rika colón
    fo/CUC Kuba peso (sum kann vekslast)
    fo/CUP Kuba peso
    fo/CVE Grønhøvdaoyggjar escudo
    fo/CZK Kekkiskt koruna
    fo/DJF Djibuti frankur
    fo/DKK donsk króna
    fo/DOP Dominika peso
    fo/DZD Algeria dinar
    fo/EGP Egyptaland pund
    fo/ERN Eritrea nakfa
    fo/ETB Etiopia birr
    fo/EUR Evra
    fo/FJD Fiji dollari
    fo/FKP Falklandsoyggjar pund
    fo/GBP bretsk pund
    fo/GEL Georgia lari
    fo/GHS Gana cedi
    fo/GIP Gibraltar pund
    fo/GMD Gambia dalasi
    fo/GNF Guinea frankur
    fo/GTQ Guatemala quetzal
    fo/GYD Gujana dollari
    fo/HKD Hong Kong dollari
    fo/HNL Honduras lempira
    fo/HRK Kroatia kuna
    fo/HTG Haiti gourde
    fo/HUF Ungarskur forintur
    fo/IDR Indonesia rupiah
    fo/ILS Ísrael new shekel
    fo/INR indiskir rupis
    fo/IQD Irak dinar
    fo/IRR iranskir rials
    fo/ISK íslendsk króna
    fo/JMD Jamaika dollari
    fo/JOD Jordan dinar
    fo/JPY japanskur yen
    fo/KES kenjanskur skillingur
    fo/KGS Kirgisia som
    fo/KHR Kambodja riel
    fo/KMF Komoroyggjar frankur
    fo/KPW Norðurkorea won
    fo/KRW Suðurkorea won
    fo/KWD Kuvait dinar
    fo/KYD Caymanoyggjar dollari
    fo/KZT Kasakstan tenge
    fo/LAK Laos kip
    fo/LBP Libanon pund
    fo/LKR Sri Lanka rupi
    fo/LRD Liberia dollari
    fo/LSL Lesoto loti
    fo/LYD Libya dinar
    fo/MAD Marokko dirham
    fo/MDL Moldovanskur leu
    fo/MGA Madagaskar ariary
    fo/MKD Makedónia denar
    fo/MMK Myanmar (Burma) kyat
    fo/MNT Mongolia tugrik
    fo/MOP Makao pataca
    fo/MRU Móritania ouguiya
    fo/MUR Móritius rupi
    fo/MVR Maldivoyggjar rufiyaa
    fo/MWK Malavi kwacha
    fo/MXN Meksiko peso
    fo/MYR Malaisia ringgit
    fo/MZN Mosambik metical
    fo/NAD Namibia dollari
    fo/NGN Nigeria naira
    fo/NIO Nikaragua córdoba
    fo/NOK norsk króna
    fo/NPR Nepal rupi
    fo/NZD Nýsæland dollari
    fo/OMR Oman rial
    fo/PAB Panama balboa
    fo/PEN Peru sol
    fo/PGK Papua Nýguinea kina
    fo/PHP Filipsoyggjar peso
    fo/PKR Pakistan rupi
    fo/PLN Pólskur zloty
    fo/PYG Paraguai guarani
    fo/QAR Katar rial
    fo/RON Rumenia leu
    fo/RSD Serbia dinar
    fo/RUB Russland ruble
    fo/RWF Ruanda frankur
    fo/SAR Saudiarabia riyal
    fo/SBD Salomonoyggjar dollari
    fo/SCR Seyskelloyggjar rupi
    fo/SDG Sudan pund
    fo/SEK svensk króna
    fo/SGD Singapor dollari
    fo/SHP St. Helena pund
    fo/SLE Sierra Leona leone
    fo/SLL Sierra Leona leone (1964—2022)
    fo/SOS Somalia skillingur
    fo/SRD Surinam dollari
    fo/SSP Suðursudan pund
    fo/STN Sao Tome & Prinsipi dobra
    fo/SYP Sýria pund
    fo/SZL Svasiland lilangeni
    fo/THB Tailand baht
    fo/TJS Tadsjikistan somoni
    fo/TMT Turkmenistan manat
    fo/TND Tunesia dinar
    fo/TOP Tonga paʻanga
    fo/TRY Turkaland liri
    fo/TTD Trinidad & Tobago dollari
    fo/TWD Taivan new dollari
    fo/TZS Tansania skillingur
    fo/UAH Ukraina hryvnia
    fo/UGX Uganda skillingur
    fo/USD US dollari
    fo/UYU Uruguai peso
    fo/UZS Usbekistan som
    fo/VEF Venesuela bolívar (2008–2018)
    fo/VES Venesuela bolívar
    fo/VND Vjetnam dong
    fo/VUV Vanuatu vatu
    fo/WST Samoa tala
    fo/XAF Miðafrika CFA frankur
    fo/XCD Eystur Karibia dollari
    fo/XOF Vesturafrika CFA frankur
    fo/XPF CFP frankur
    fo/YER Jemen rial
    fo/ZAR Suðurafrika rand
    fo/ZMW Sambia kwacha
    fr/AED dirham des Émirats arabes unis
    fr/AFN afghani afghan
    fr/ALL lek albanais
    fr/AMD dram arménien
    fr/ANG florin antillais
    fr/AOA kwanza angolais
    fr/ARS peso argentin
    fr/AUD dollar australien
    fr/AWG florin arubais
    fr/AZN manat azéri
    fr/BAM mark convertible bosniaque
    fr/BBD dollar barbadien
    fr/BDT taka bangladeshi
    fr/BGN lev bulgare
    fr/BHD dinar bahreïni
    fr/BIF franc burundais
    fr/BMD dollar bermudien
    fr/BND dollar brunéien
    fr/BOB boliviano bolivien
    fr/BRL réal brésilien
    fr/BSD dollar bahaméen
    fr/BTN ngultrum bouthanais
    fr/BWP pula botswanais
    fr/BYN rouble biélorusse
    fr/BZD dollar bélizéen
    fr/CAD dollar canadien
    fr/CDF franc congolais
    fr/CHF franc suisse
    fr/CLP peso chilien
    fr/CNH yuan chinois (zone extracôtière)
    fr/CNY yuan renminbi chinois
    fr/COP peso colombien
    fr/CRC colón costaricain
    fr/CUC peso cubain convertible
    fr/CUP peso cubain
    fr/CVE escudo capverdien
    fr/CZK couronne tchèque
    fr/DJF franc djiboutien
    fr/DKK couronne danoise
    fr/DOP peso dominicain
    fr/DZD dinar algérien
    fr/EGP livre égyptienne
    fr/ERN nafka érythréen
    fr/ETB birr éthiopien
    fr/EUR euro
    fr/FJD dollar fidjien
    fr/FKP livre des îles Malouines
    fr/GBP livre sterling
    fr/GEL lari géorgien
    fr/GHS cédi ghanéen
    fr/GIP livre de Gibraltar
    fr/GMD dalasi gambien
    fr/GNF franc guinéen
    fr/GTQ quetzal guatémaltèque
    fr/GYD dollar du Guyana
    fr/HKD dollar de Hong Kong
    fr/HNL lempira hondurien
    fr/HRK kuna croate
    fr/HTG gourde haïtienne
    fr/HUF forint hongrois
    fr/IDR roupie indonésienne
    fr/ILS nouveau shekel israélien
    fr/INR roupie indienne
    fr/IQD dinar irakien
    fr/IRR riyal iranien
    fr/ISK couronne islandaise
    fr/JMD dollar jamaïcain
    fr/JOD dinar jordanien
    fr/JPY yen japonais
    fr/KES shilling kényan
    fr/KGS som kirghize
    fr/KHR riel cambodgien
    fr/KMF franc comorien
    fr/KPW won nord-coréen
    fr/KRW won sud-coréen
    fr/KWD dinar koweïtien
    fr/KYD dollar des îles Caïmans
    fr/KZT tenge kazakh
    fr/LAK kip laotien
    fr/LBP livre libanaise
    fr/LKR roupie srilankaise
    fr/LRD dollar libérien
    fr/LSL loti lesothan
    fr/LYD dinar libyen
    fr/MAD dirham marocain
    fr/MAF franc marocain
    fr/MDL leu moldave
    fr/MGA ariary malgache
    fr/MKD denar macédonien
    fr/MMK kyat myanmarais
    fr/MNT tugrik mongol
    fr/MOP pataca macanaise
    fr/MRU ouguiya mauritanien
    fr/MUR roupie mauricienne
    fr/MVR rufiyaa maldivienne
    fr/MWK kwacha malawite
    fr/MXN peso mexicain
    fr/MYR ringgit malais
    fr/MZN metical mozambicain
    fr/NAD dollar namibien
    fr/NGN naira nigérian
    fr/NIO córdoba oro nicaraguayen
    fr/NOK couronne norvégienne
    fr/NPR roupie népalaise
    fr/NZD dollar néo-zélandais
    fr/OMR riyal omanais
    fr/PAB balboa panaméen
    fr/PEN sol péruvien
    fr/PGK kina papouan-néo-guinéen
    fr/PHP peso philippin
    fr/PKR roupie pakistanaise
    fr/PLN zloty polonais
    fr/PYG guaraní paraguayen
    fr/QAR riyal qatari
    fr/RON leu roumain
    fr/RSD dinar serbe
    fr/RUB rouble russe
    fr/RWF franc rwandais
    fr/SAR riyal saoudien
    fr/SBD dollar des îles Salomon
    fr/SCR roupie des Seychelles
    fr/SDG livre soudanaise
    fr/SEK couronne suédoise
    fr/SGD dollar de Singapour
    fr/SHP livre de Sainte-Hélène
    fr/SLE leone sierra-léonais
    fr/SLL leone sierra-léonais (1964—2022)
    fr/SOS shilling somalien
    fr/SRD dollar surinamais
    fr/SSP livre sud-soudanaise
    fr/STN dobra santoméen
    fr/SYP livre syrienne
    fr/SZL lilangeni swazi
    fr/THB baht thaïlandais
    fr/TJS somoni tadjik
    fr/TMT nouveau manat turkmène
    fr/TND dinar tunisien
    fr/TOP pa’anga tongan
    fr/TRY livre turque
    fr/TTD dollar de Trinité-et-Tobago
    fr/TWD nouveau dollar taïwanais
    fr/TZS shilling tanzanien
    fr/UAH hryvnia ukrainienne
    fr/UGX shilling ougandais
    fr/USD dollar des États-Unis
    fr/UYU peso uruguayen
    fr/UZS sum ouzbek
    fr/VEF bolivar vénézuélien (2008–2018)
    fr/VES bolivar vénézuélien
    fr/VND dông vietnamien
    fr/VUV vatu vanuatuan
    fr/WST tala samoan
    fr/XAF franc CFA (BEAC)
    fr/XCD dollar des Caraïbes orientales
    fr/XCG florin caribéen
    fr/XFO franc or
    fr/XFU franc UIC
    fr/XOF franc CFA (BCEAO)
    fr/XPF franc CFP
    fr/XRE type de fonds RINET
    fr/YER riyal yéménite
    fr/ZAR rand sud-africain
    fr/ZMW kwacha zambien
    fr_CA/AZN manat azerbaïdjanais
    fr_CA/CVE escudo cap-verdien
    fr_CA/IRR rial iranien
    fr_CA/OMR rial omanais
    fr_CA/PEN nouveau sol péruvien
    fr_CA/PGK kina papou-néo-guinéen
    fr_CA/QAR riyal du Qatar
    fr_CA/SAR rial saoudien
    fr_CA/SRD dollar du Suriname
    fr_CA/TOP pa’anga
    fr_CA/VUV vatu
    fr_CA/WST tala
    fr_CA/YER rial yéménite
    fur/AMD Dram armen
    fur/ARS Peso argjentin
    fur/AUD dolar australian
    fur/BIF Franc burundês
    fur/BND Dolar dal Brunei
    fur/BRL real brasilian
    fur/BYN Rubli bielorùs
    fur/CAD dolar canadês
    fur/CHF franc svuizar
    fur/CNY yuan cinês
    fur/CUP Peso cuban
    fur/CZK Corone de Republiche Ceche
    fur/DKK corone danese
    fur/DZD Dinar algerin
    fur/EUR euro
    fur/GBP sterline britaniche
    fur/HKD dolar di Hong Kong
    fur/HRK Kuna cravuate
    fur/IDR rupiah indonesiane
    fur/INR rupie indiane
    fur/IRR Rial iranian
    fur/JPY yen gjaponês
    fur/KRW won de Coree dal Sud
    fur/MXN peso messican
    fur/NAD Dolar namibian
    fur/NIO Córdoba oro nicaraguan
    fur/NOK corone norvegjese
    fur/NZD Dollar neozelandês
    fur/PKR Rupie pachistane
    fur/PLN zloty polac
    fur/RSD Dinar serp
    fur/RUB rubli rus
    fur/SAR riyal de Arabie Saudite
    fur/SEK corone svedese
    fur/THB baht tailandês
    fur/TRY lire turche
    fur/TWD gnûf dolar taiwanês
    fur/USD dolar american
    fur/XFO Franc aur francês
    fur/XFU Franc UIC francês
    fur/XRE fonts RINET
    fur/ZAR rand sudafrican
    fy/AED Verenigde Arabyske Emiraten-dirham
    fy/AFN Afghaanske afghani
    fy/ALL Albanese lek
    fy/AMD Armeense dram
    fy/ANG Nederlânsk-Antilliaanske gûne
    fy/AOA Angolese kwanza
    fy/ARL Argentynske peso ley (1970–1983)
    fy/ARM Argentynske peso (1881–1970)
    fy/ARS Argentynske peso
    fy/AUD Australyske dollar
    fy/AWG Arubaanske gulden
    fy/AZN Azerbeidzjaanske manat
    fy/BAM Bosnyske convertibele mark
    fy/BAN Nije Bosnyske dinar (1994–1997)
    fy/BBD Barbadaanske dollar
    fy/BDT Bengalese taka
    fy/BGM Bulgaarse socialistyske lev
    fy/BGN Bulgaarse lev
    fy/BGO Bulgaarse lev (1879–1952)
    fy/BHD Bahreinse dinar
    fy/BIF Burundese frank
    fy/BMD Bermuda-dollar
    fy/BND Bruneise dollar
    fy/BOB Boliviaanske boliviano
    fy/BOL Boliviaanske boliviano (1863–1963)
    fy/BRL Braziliaanske real
    fy/BRZ Braziliaanske cruzeiro (1942–1967)
    fy/BSD Bahamaanske dollar
    fy/BTN Bhutaanske ngultrum
    fy/BWP Botswaanske pula
    fy/BYN Wit-Russyske roebel
    fy/BZD Belizaanske dollar
    fy/CAD Canadese dollar
    fy/CDF Congolese frank
    fy/CHF Zwitserse frank
    fy/CLE Sileenske escudo
    fy/CLP Sileenske peso
    fy/CNY Sineeske yuan renminbi
    fy/COP Kolombiaanske peso
    fy/CRC Costaricaanske colón
    fy/CUC Kubaanske convertibele peso
    fy/CUP Kubaanske peso
    fy/CVE Kaapverdyske escudo
    fy/CZK Tsjechyske kroon
    fy/DJF Djiboutiaanske frank
    fy/DKK Deenske kroon
    fy/DOP Dominikaanske peso
    fy/DZD Algerynske dinar
    fy/EGP Egyptysk pûn
    fy/ERN Eritrese nakfa
    fy/ETB Ethiopyske birr
    fy/EUR Euro
    fy/FJD Fiji-dollar
    fy/FKP Falklâneilânske pûn
    fy/GBP Brits pûn
    fy/GEL Georgyske lari
    fy/GHS Ghanese cedi
    fy/GIP Gibraltarees pûn
    fy/GMD Gambiaanske dalasi
    fy/GNF Guinese franc
    fy/GTQ Guatemalteekse quetzal
    fy/GYD Guyaanske dollar
    fy/HKD Hongkongske dollar
    fy/HNL Hondurese lempira
    fy/HRK Kroatyske kuna
    fy/HTG Haïtiaanske gourde
    fy/HUF Hongaarse forint
    fy/IDR Indonesyske roepia
    fy/ILS Israëlyske nieuwe shekel
    fy/INR Indiase roepie
    fy/IQD Iraakse dinar
    fy/IRR Iraanske rial
    fy/ISK Yslânske kroon
    fy/JMD Jamaikaanske dollar
    fy/JOD Jordaanske dinar
    fy/JPY Japanse yen
    fy/KES Keniaanske shilling
    fy/KGS Kirgizyske som
    fy/KHR Kambodjaanske riel
    fy/KMF Komorese frank
    fy/KPW Noard-Koreaanske won
    fy/KRH Sûd-Koreaanske hwan (1953–1962)
    fy/KRO Alde Sûd-Koreaanske won (1945–1953)
    fy/KRW Sûd-Koreaanske won
    fy/KWD Koeweitse dinar
    fy/KYD Caymaneilânske dollar
    fy/KZT Kazachstaanske tenge
    fy/LAK Laotiaanske kip
    fy/LBP Libaneeske pûn
    fy/LKR Sri Lankaanske roepie
    fy/LRD Liberiaanske dollar
    fy/LSL Lesothaanske loti
    fy/LYD Libyske dinar
    fy/MAD Marokkaanske dirham
    fy/MAF Marokkaanske franc
    fy/MCF Monegaskyske frank
    fy/MDC Moldavyske cupon
    fy/MDL Moldavyske leu
    fy/MGA Malagassyske ariary
    fy/MKD Macedonyske denar
    fy/MKN Macedonyske denar (1992–1993)
    fy/MMK Myanmarese kyat
    fy/MNT Mongoalske tugrik
    fy/MOP Macause pataca
    fy/MRU Mauritaanske ouguiya
    fy/MUR Mauritiaanske roepie
    fy/MVR Maldivyske rufiyaa
    fy/MWK Malawyske kwacha
    fy/MXN Meksikaanske peso
    fy/MYR Maleisyske ringgit
    fy/MZN Mozambikaanske metical
    fy/NAD Namibyske dollar
    fy/NGN Nigeriaanske naira
    fy/NIO Nicaraguaanske córdoba
    fy/NOK Noarske kroon
    fy/NPR Nepalese roepie
    fy/NZD Nij-Seelânske dollar
    fy/OMR Omaanske rial
    fy/PAB Panamese balboa
    fy/PEN Peruaanske sol
    fy/PGK Papuaanske kina
    fy/PHP Filipynske peso
    fy/PKR Pakistaanske roepie
    fy/PLN Poalske zloty
    fy/PYG Paraguayaanske guarani
    fy/QAR Katarese rial
    fy/RON Roemeenske leu
    fy/RSD Servyske dinar
    fy/RUB Russyske roebel
    fy/RWF Rwandese frank
    fy/SAR Saoedi-Arabyske riyal
    fy/SBD Salomon-dollar
    fy/SCR Seychelse roepie
    fy/SDG Soedaneeske pûn
    fy/SEK Sweedske kroon
    fy/SGD Singaporese dollar
    fy/SHP Sint-Heleenske pûn
    fy/SLE Sierraleoonse leone
    fy/SLL Sierraleoonse leone (1964—2022)
    fy/SOS Somalyske shilling
    fy/SRD Surinaamske dollar
    fy/SSP Sûd-Soedaneeske pûn
    fy/STN Santomese dobra
    fy/SYP Syrysk pûn
    fy/SZL Swazyske lilangeni
    fy/THB Thaise baht
    fy/TJS Tadzjikistaanske somoni
    fy/TMT Turkmeense manat
    fy/TND Tunesyske dinar
    fy/TOP Tongaanske paʻanga
    fy/TRY Turkse lira
    fy/TTD Trinidad en Tobago-dollar
    fy/TWD Nije Taiwanese dollar
    fy/TZS Tanzaniaanske shilling
    fy/UAH Oekraïense hryvnia
    fy/UGX Oegandese shilling
    fy/USD Amerikaanske dollar
    fy/UYU Uruguayaanske peso
    fy/UZS Oezbekistaanske sum
    fy/VEF Fenezolaanske bolivar (2008–2018)
    fy/VES Fenezolaanske bolivar
    fy/VND Fietnameeske dong
    fy/VNN Alde Fietnameeske dong (1978–1985)
    fy/VUV Vanuatuaanske vatu
    fy/WST Samoaanske tala
    fy/XAF CFA-frank
    fy/XCD East-Karibyske dollar
    fy/XFO Franse gouden franc
    fy/XFU Franse UIC-franc
    fy/XOF CFA-franc BCEAO
    fy/XPF CFP-franc
    fy/XRE RINET-fondsen
    fy/YER Jemenityske rial
    fy/YUR Joegoslavyske herfoarme dinar (1992–1993)
    fy/ZAR Sûd-Afrikaanske rand
    fy/ZMW Sambiaanske kwacha
    ga/AED Dirham Aontas na nÉimíríochtaí Arabacha
    ga/AFN Afghani na hAfganastáine
    ga/ALL Lek na hAlbáine
    ga/AMD Dram na hAirméine
    ga/ANG Gildear Aintillí na hÍsiltíre
    ga/AOA Kwanza Angóla
    ga/ARL Peso Ley na hAirgintíne (1970–1983)
    ga/ARM Peso na hAirgintíne (1881–1970)
    ga/ARS Peso na hAirgintíne
    ga/AUD Dollar na hAstráile
    ga/AWG Flóirín Arúba
    ga/AZN Manat na hAsarbaiseáine
    ga/BAM Marg Inmhalartaithe na Boisnia-Heirseagaivéine
    ga/BBD Dollar Bharbadós
    ga/BDT Taka na Banglaidéise
    ga/BGN Lev na Bulgáire
    ga/BGO Lev na Bulgáire (1879–1952)
    ga/BHD Dinar Bhairéin
    ga/BIF Franc na Burúine
    ga/BMD Dollar Bheirmiúda
    ga/BND Dollar Bhrúiné
    ga/BOB Boliviano
    ga/BRL Real na Brasaíle
    ga/BRZ Cruzeiro na Brasaíle (1942–1967)
    ga/BSD Dollar na mBahámaí
    ga/BTN Ngultrum na Bútáine
    ga/BWP Pula na Botsuáine
    ga/BYN Rúbal na Bealarúise
    ga/BZD Dollar na Beilíse
    ga/CAD Dollar Cheanada
    ga/CDF Franc an Chongó
    ga/CHF Franc na hEilvéise
    ga/CLE Escudo na Sile
    ga/CLP Peso na Sile
    ga/CNH Yuan na Síne (seachairgeadra)
    ga/CNY Yuan na Síne
    ga/COP Peso na Colóime
    ga/CRC Colón Chósta Ríce
    ga/CUC Peso Inmhalartaithe Chúba
    ga/CUP Peso Chúba
    ga/CVE Escudo Rinn Verde
    ga/CZK Koruna Phoblacht na Seice
    ga/DJF Franc Djibouti
    ga/DKK Coróin na Danmhairge
    ga/DOP Peso na Poblachta Doiminicí
    ga/DZD Dinar na hAilgéire
    ga/EGP Punt na hÉigipte
    ga/ERN Nakfa na hEiritré
    ga/ETB Birr na hAetóipe
    ga/EUR Euro
    ga/FJD Dollar Fhidsí
    ga/FKP Punt Oileáin Fháclainne
    ga/GBP Punt Steirling
    ga/GEL Lari na Seoirsia
    ga/GHS Cedi Ghána
    ga/GIP Punt Ghiobráltar
    ga/GMD Dalasi na Gaimbia
    ga/GNF Franc na Guine
    ga/GTQ Quetzal Ghuatamala
    ga/GYD Dollar na Guáine
    ga/HKD Dollar Hong Cong
    ga/HNL Lempira Hondúras
    ga/HRK Kuna na Cróite
    ga/HTG Gourde Háítí
    ga/HUF Forint na hUngáire
    ga/IDR Rupiah na hIndinéise
    ga/ILS Seiceal Nua Iosrael
    ga/INR Rúipí na hIndia
    ga/IQD Dinar na hIaráice
    ga/IRR Rial na hIaráine
    ga/ISK Króna na hÍoslainne
    ga/JMD Dollar na hIamáice
    ga/JOD Dinar na hIordáine
    ga/JPY Yen na Seapáine
    ga/KES Scilling na Céinia
    ga/KGS Som na Cirgeastáine
    ga/KHR Riel na Cambóide
    ga/KMF Franc Oileáin Chomóra
    ga/KPW Won na Cóiré Thuaidh
    ga/KRW Won na Cóiré Theas
    ga/KWD Dinar Chuáit
    ga/KYD Dollar Oileáin Cayman
    ga/KZT Tenge na Casacstáine
    ga/LAK Kip Laos
    ga/LBP Punt na Liobáine
    ga/LKR Rúipí Shrí Lanca
    ga/LRD Dollar na Libéire
    ga/LSL Loti Leosóta
    ga/LYD Dinar na Libia
    ga/MAD Dirham Mharacó
    ga/MAF Franc Mharacó
    ga/MDL Leu na Moldóive
    ga/MGA Ariary Mhadagascar
    ga/MKD Denar na Macadóine
    ga/MMK Kyat Mhaenmar
    ga/MNT Tugrik na Mongóile
    ga/MOP Pataca Mhacao
    ga/MRU Ouguiya na Máratáine
    ga/MUR Rúipí Oileán Mhuirís
    ga/MVP Rúipí Oileáin Mhaildíve
    ga/MVR Rufiyaa Oileáin Mhaildíve
    ga/MWK Kwacha na Maláive
    ga/MXN Peso Mheicsiceo
    ga/MYR Ringgit na Malaeisia
    ga/MZN Metical Mhósaimbíc
    ga/NAD Dollar na Namaibe
    ga/NGN Naira na Nigéire
    ga/NIO Córdoba Nicearagua
    ga/NOK Coróin na hIorua
    ga/NPR Rúipí Neipeal
    ga/NZD Dollar na Nua-Shéalainne
    ga/OMR Rial Óman
    ga/PAB Balboa Phanama
    ga/PEN Sol Pheiriú
    ga/PGK Kina Nua-Ghuine Phapua
    ga/PHP Peso na nOileán Filipíneach
    ga/PKR Rúipí na Pacastáine
    ga/PLN Zloty na Polainne
    ga/PYG Guaraní Pharagua
    ga/QAR Riyal Chatar
    ga/RON Leu na Rómáine
    ga/RSD Dinar na Seirbia
    ga/RUB Rúbal na Rúise
    ga/RWF Franc Ruanda
    ga/SAR Riyal na hAraibe Sádaí
    ga/SBD Dollar Oileáin Sholomón
    ga/SCR Rúipí na Séiséal
    ga/SDG Punt na Súdáine
    ga/SEK Coróin na Sualainne
    ga/SGD Dollar Shingeapór
    ga/SHP Punt San Héilin
    ga/SLE Leone Shiarra Leon
    ga/SLL Leone Shiarra Leon (1964—2022)
    ga/SOS Scilling na Somáile
    ga/SRD Dollar Shuranam
    ga/SSP Punt na Súdáine Theas
    ga/STN Dobra São Tomé agus Príncipe
    ga/SYP Punt na Siria
    ga/SZL Lilangeni na Suasalainne
    ga/THB Baht na Téalainne
    ga/TJS Somoni na Táidsíceastáine
    ga/TMT Manat na Tuircméanastáine
    ga/TND Dinar na Túinéise
    ga/TOP Paʻanga Thonga
    ga/TRY Lira na Tuirce
    ga/TTD Dollar Oileán na Tríonóide agus Tobága
    ga/TWD Dollar Nua na Téaváine
    ga/TZS Scilling na Tansáine
    ga/UAH Hryvnia na hÚcráine
    ga/UGX Scilling Uganda
    ga/USD Dollar S.A.M.
    ga/UYU Peso Uragua
    ga/UZS Sum na hÚisbéiceastáine
    ga/VEF Bolívar Veiniséala (2008–2018)
    ga/VES Bolívar Veiniséala
    ga/VND Dong Vítneam
    ga/VNN Dong Vítneam (1978–1985)
    ga/VUV Vatu Vanuatú
    ga/WST Tala Shamó
    ga/XAF Franc CFA na hAfraice Láir
    ga/XCD Dollar na Cairibe Thoir
    ga/XFO Franc Ór Francach
    ga/XFU UIC-Franc Francach
    ga/XOF Franc CFA Iarthar na hAfraice
    ga/XPF Franc CFP
    ga/YER Rial Éimin
    ga/YUR Dinar Leasaithe na hIúgsláive (1992–1993)
    ga/ZAR Rand na hAfraice Theas
    ga/ZMW Kwacha na Saimbia
    gaa/ALL Albania Leki
    gaa/ANG Netherlands Antillea Guilda
    gaa/AOA Angola Kwanza
    gaa/ARS Argentina Peso
    gaa/AWG Aruba Florin
    gaa/BAM Bosnia-Herzegovina Marki Ni Hiɔ Tsakemɔ
    gaa/BBD Barbados Dɔla
    gaa/BGN Bulgaria Levi
    gaa/BIF Burundi Franki
    gaa/BMD Bermuda Dɔla
    gaa/BOB Bolivia Boliviano
    gaa/BRL Brazil Real
    gaa/BSD Bahamas Dɔla
    gaa/BWP Botswana Pula
    gaa/BYN Belarus Rubol
    gaa/BZD Belize Dɔla
    gaa/CAD Kanada Dɔla
    gaa/CDF Kongo Franki
    gaa/CHF Switzerland Frank
    gaa/CLP Tsili Peso
    gaa/COP Kolombia Peso
    gaa/CRC Kosta Rika Kolón
    gaa/CUC Kuba Peso Ni Hiɔ Tsakemɔ
    gaa/CUP Kuba Peso
    gaa/CZK Tsek Koruna
    gaa/DJF Djibouti Franki
    gaa/DKK Denmark Krone
    gaa/DOP Dominika Peso
    gaa/DZD Algeria Dinar
    gaa/EGP Ejipt Pound
    gaa/ERN Eritrea Nakfa
    gaa/ETB Ethiopia Birr
    gaa/EUR Yuro
    gaa/FKP Falkland Ŋshɔkpɔi Pound
    gaa/GBP Britain Pound
    gaa/GHS Ghana Sidi
    gaa/GIP Gibraltar Pound
    gaa/GMD Gambia Dalasi
    gaa/GNF Guinea Franki
    gaa/GTQ Guatemala Kuetzal
    gaa/GYD Guyana Dɔla
    gaa/HNL Hondura Lempira
    gaa/HRK Kroatia Kuna
    gaa/HTG Haiti Gourde
    gaa/HUF Hungary Forinti
    gaa/ISK Aisland Króna
    gaa/JMD Jamaika Dɔla
    gaa/KES Kenya Sheleŋ
    gaa/KMF Komoros Franki
    gaa/KYD Kayman Ŋshɔkpɔi Dɔla
    gaa/LRD Liberia Dɔla
    gaa/LYD Libia Dinar
    gaa/MAD Moroko Dirham
    gaa/MDL Moldova Leu
    gaa/MGA Madagaska Ariari
    gaa/MKD Makedonia Denari
    gaa/MRU Mauritania Ouguiya
    gaa/MUR Mauritius Rupi
    gaa/MWK Malawi Kwatsa
    gaa/MXN Meziko Peso
    gaa/MZN Mozambik Metikal
    gaa/NAD Namibia Dɔla
    gaa/NGN Anago Naira
    gaa/NIO Nikaragua Kórdoba
    gaa/NOK Norway Krone
    gaa/PAB Panama Balboa
    gaa/PEN Peru Sol
    gaa/PLN Poland Zloti
    gaa/PYG Paraguay Guarani
    gaa/RON Romania Leu
    gaa/RSD Serbia Dinari
    gaa/RUB Russia Rubol
    gaa/RWF Rwanda Franki
    gaa/SCR Seyshɛl Rupi
    gaa/SDG Sudan Pound
    gaa/SEK Sweden Krona
    gaa/SHP St. Helena Pound
    gaa/SOS Somali Sheleŋ
    gaa/SRD Surinam Dɔla
    gaa/SSP Sudan Anai Pound
    gaa/SZL Swazi Lilangeni
    gaa/TND Tunisia Dinar
    gaa/TTD Trinidad Kɛ Tobago Dɔla
    gaa/TZS Tanzania Sheleŋ
    gaa/UAH Ukrainia Hryvnia
    gaa/UGX Uganda Sjeleŋ
    gaa/USD US Dɔla
    gaa/UYU Uruguay Peso
    gaa/VES Venezuela Bolívar
    gaa/XCD Karibbean Bokã Dɔla
    gaa/XOF Afrika Anai Sefa Franki
    gaa/ZAR South Afrika Randi
    gaa/ZMW Zambia Kwatsa
    gd/AED Dirham nan Iomaratan Arabach Aonaichte
    gd/AFN Afghani Afghanach
    gd/ALL Lek Albàineach
    gd/AMD Dram Airmeineach
    gd/ANG Gulden Eileanan Aintilia nan Tìrean Ìsle
    gd/AOA Kwanza Angòlach
    gd/ARL Peso ley Argantaineach (1970–1983)
    gd/ARM Peso Argantaineach (1881–1970)
    gd/ARS Peso Argantaineach
    gd/AUD Dolar Astràilianach
    gd/AWG Florin Arùbach
    gd/AZN Manat Asarbaideànach
    gd/BAM Mark iompachail Bhosna agus Hearsagobhana
    gd/BAN Dinar ùr Bhosna agus Hearsagobhana (1994–1997)
    gd/BBD Dolar Barbadach
    gd/BDT Taka Bangladaiseach
    gd/BGM Lev sòisealach Bulgarach
    gd/BGN Lev Bulgarach
    gd/BGO Lev Bulgarach (1879–1952)
    gd/BHD Dinar Bachraineach
    gd/BIF Franc Burundaidheach
    gd/BMD Dolar Bearmùdach
    gd/BND Dolar Brùnaigheach
    gd/BOB Boliviano Boilibhiach
    gd/BOL Boliviano Boilibhiach (1863–1963)
    gd/BRL Real Braisileach
    gd/BRZ Cruzeiro Braisileach (1942–1967)
    gd/BSD Dolar Bathamach
    gd/BTN Ngultrum Butànach
    gd/BWP Pula Botsuanach
    gd/BYN Rùbal Bealaruiseach
    gd/BZD Dolar Beilìseach
    gd/CAD Dolar Canadach
    gd/CDF Franc Congothach
    gd/CHF Franc Eilbheiseach
    gd/CLE Escudo Sileach
    gd/CLP Peso Sileach
    gd/CNH Yuan Sìneach (far-thìreach)
    gd/CNX Dolar an t-sluagh-bhanca Shìnich
    gd/CNY Yuan Sìneach
    gd/COP Peso Coloimbeach
    gd/CRC Colón Costa Rìceach
    gd/CUC Peso iompachail Cùbach
    gd/CUP Peso Cùbach
    gd/CVE Escudo a’ Chip Uaine
    gd/CZK Koruna Seiceach
    gd/DJF Franc Diobùtaidheach
    gd/DKK Krone Danmhairgeach
    gd/DOP Peso Doiminiceach
    gd/DZD Dinar Aildireach
    gd/EGP Punnd Èipheiteach
    gd/ERN Nakfa Eartrach
    gd/ETB Birr Itiopach
    gd/EUR Eòro
    gd/FJD Dolar Fìditheach
    gd/FKP Punnd Fàclannach
    gd/GBP Punnd Sasannach
    gd/GEL Lari Cairtbheileach
    gd/GHS Cedi Gànach
    gd/GIP Punnd Diobraltarach
    gd/GMD Dalasi Gaimbitheach
    gd/GNF Franc Ginitheach
    gd/GTQ Quetzal Guatamalach
    gd/GYD Dolar Guidheànach
    gd/HKD Dolar Hong Kong
    gd/HNL Lempira Hondùrach
    gd/HRK Kuna Cròthaiseach
    gd/HTG Gourde Haidhteach
    gd/HUF Forint Ungaireach
    gd/IDR Rupiah Innd-Innseach
    gd/ILS Secel ùr Iosraeleach
    gd/INR Rupee Innseanach
    gd/IQD Dinar Ioràcach
    gd/IRR Rial Iorànach
    gd/ISK Króna Innis Tìleach
    gd/JMD Dolar Diameugach
    gd/JOD Dinar Iòrdanach
    gd/JPY Yen Seapanach
    gd/KES Shilling Ceineach
    gd/KGS Som Cìorgasach
    gd/KHR Riel Cambuideach
    gd/KMF Franc Comorosach
    gd/KPW Won Choirèa a Tuath
    gd/KRH Hwan Choirèa a Deas (1953–1962)
    gd/KRO Won Choirèa a Deas (1945–1953)
    gd/KRW Won Choirèa a Deas
    gd/KWD Dinar Cuibhèiteach
    gd/KYD Dolar Caimeanach
    gd/KZT Tenge Casachach
    gd/LAK Kip Làthosach
    gd/LBP Punnd Leabanach
    gd/LKR Rupee Sri Lancach
    gd/LRD Dolar Libèireach
    gd/LSL Loti Leasotach
    gd/LYD Dinar Libitheach
    gd/MAD Dirham Morocach
    gd/MAF Franc Morocach
    gd/MCF Franc Monacach
    gd/MDC Cupon Moldobhach
    gd/MDL Leu Moldobhach
    gd/MGA Ariary Madagasgarach
    gd/MKD Denar Masadonach
    gd/MKN Denar Masadonach (1992–1993)
    gd/MMK Kyat Miànmarach
    gd/MNT Tugrik Mongolach
    gd/MOP Pataca Macàthuach
    gd/MRU Ouguiya Moratàineach
    gd/MUR Rupee Moiriseasach
    gd/MVP Rupee Maladaibheach
    gd/MVR Rufiyaa Maladaibheach
    gd/MWK Kwacha Malabhaidheach
    gd/MXN Peso Meagsagach
    gd/MYR Ringgit Malaidheach
    gd/MZN Metical Mòsaimbiceach
    gd/NAD Dolar Naimibitheach
    gd/NGN Naira Nigèiriach
    gd/NIO Córdoba Niocaragach
    gd/NOK Krone Nirribheach
    gd/NPR Rupee Neapàlach
    gd/NZD Dolar Shealainn Nuaidh
    gd/OMR Rial Omànach
    gd/PAB Balboa Panamach
    gd/PEN Sol Pearùthach
    gd/PGK Kina Ghini Nuaidh Paputhaiche
    gd/PHP Peso Filipineach
    gd/PKR Rupee Pagastànach
    gd/PLN Złoty Pòlainneach
    gd/PYG Guaraní Paraguaidheach
    gd/QAR Rial Catarach
    gd/RON Leu Romàineach
    gd/RSD Dinar Sèirbeach
    gd/RUB Rùbal Ruiseach
    gd/RWF Franc Rubhandach
    gd/SAR Riyal Sabhdach
    gd/SBD Dolar Eileanan Sholaimh
    gd/SCR Rupee Seiseallach
    gd/SDG Punnd Sudànach
    gd/SEK Krona Suaineach
    gd/SGD Dolar Singeapòrach
    gd/SHP Punnd Eilean Naomh Eilidh
    gd/SLE Leone Siarra Leòmhannach ùr
    gd/SLL Leone Siarra Leòmhannach
    gd/SOS Shilling Somàilitheach
    gd/SRD Dolar Suranamach
    gd/SSP Punnd Sudàin a Deas
    gd/STN Dobra São Tomé agus Príncipe
    gd/SYP Punnd Siridheach
    gd/SZL Lilangeni Suasaidheach
    gd/THB Baht Tàidheach
    gd/TJS Somoni Taidigeach
    gd/TMT Manat Turcmanach
    gd/TND Dinar Tuiniseach
    gd/TOP Paʻanga Tongach
    gd/TRY Lira Turcach
    gd/TTD Dolar Thrianaid agus Thobago
    gd/TWD Dolar ùr Taidh-Bhànach
    gd/TZS Shilling Tansanaidheach
    gd/UAH Hryvnia Ucràineach
    gd/UGX Shilling Ugandach
    gd/USD Dolar nan Stàitean Aonaichte
    gd/UYU Peso Uruguaidheach
    gd/UZS Som Usbagach
    gd/VEF Bolívar Bheinisealach (2008–2018)
    gd/VES Bolívar Bheinisealach
    gd/VND Dong Bhiet-Namach
    gd/VNN Dong Bhiet-Namach (1978–1985)
    gd/VUV Vatu Vanuatuthach
    gd/WST Tala Samothach
    gd/XAF Franc CFA Meadhan-Afragach
    gd/XCD Dolar Caraibeach earach
    gd/XCG Gulden Caraibeach
    gd/XFO Franc òir Frangach
    gd/XFU Franc UIC Frangach
    gd/XOF Franc CFA Afraga an Iar
    gd/XPF Franc CFP
    gd/XRE Aonad maoine RINET
    gd/YER Rial Eamanach
    gd/YUR Dinar ath-leasaichte Iùgoslabhach (1992–1993)
    gd/ZAR Rand Afraga a Deas
    gd/ZMW Kwacha Sàimbitheach
    gez/BRL የብራዚል ሪል
    gez/CNY የቻይና ዩአን ረንሚንቢ
    gez/ETB የኢትዮጵያ ብር
    gez/EUR አውሮ
    gez/GBP የእንግሊዝ ፓውንድ ስተርሊንግ
    gez/INR የሕንድ ሩፒ
    gez/JPY የጃፓን የን
    gez/RUB የራሻ ሩብል
    gez/USD የአሜሪካን ዶላር
    gl/AED dirham dos Emiratos Árabes Unidos
    gl/AFN afgani afgán
    gl/ALL lek albanés
    gl/AMD dram armenio
    gl/ANG florín das Antillas Neerlandesas
    gl/AOA kwanza angolano
    gl/ARS peso arxentino
    gl/AUD dólar australiano
    gl/AWG florín de Aruba
    gl/AZN manat acerbaixano
    gl/BAM marco convertible de Bosnia e Hercegovina
    gl/BBD dólar de Barbados
    gl/BDT taka de Bangladesh
    gl/BGN lev búlgaro
    gl/BHD dinar de Bahrain
    gl/BIF franco burundiano
    gl/BMD dólar bermudano
    gl/BND dólar de Brunei
    gl/BOB boliviano
    gl/BRL real brasileiro
    gl/BSD dólar bahamés
    gl/BTN ngultrum butanés
    gl/BWP pula botswaniano
    gl/BYN rublo belaruso
    gl/BZD dólar belizense
    gl/CAD dólar canadense
    gl/CDF franco congolés
    gl/CHF franco suízo
    gl/CLP peso chileno
    gl/CNH iuán chinés (extracontinental)
    gl/CNY iuán chinés
    gl/COP peso colombiano
    gl/CRC colón costarriqueño
    gl/CUC peso cubano convertible
    gl/CUP peso cubano
    gl/CVE escudo caboverdiano
    gl/CZK coroa checa
    gl/DJF franco djibutiano
    gl/DKK coroa dinamarquesa
    gl/DOP peso dominicano
    gl/DZD dinar alxeriano
    gl/EGP libra exipcia
    gl/ERN nakfa eritreo
    gl/ETB birr etíope
    gl/EUR euro
    gl/FJD dólar fixiano
    gl/FKP libra das Illas Malvinas
    gl/GBP libra esterlina
    gl/GEL lari xeorxiano
    gl/GHS cedi ghanés
    gl/GIP libra xibraltareña
    gl/GMD dalasi gambiano
    gl/GNF franco guineano
    gl/GTQ quetzal guatemalteco
    gl/GYD dólar güianés
    gl/HKD dólar de Hong Kong
    gl/HNL lempira hondureño
    gl/HRK kuna croata
    gl/HTG gourde haitiana
    gl/HUF florín húngaro
    gl/IDR rupia indonesia
    gl/ILS novo shequel israelí
    gl/INR rupia india
    gl/IQD dinar iraquí
    gl/IRR rial iraniano
    gl/ISK coroa islandesa
    gl/JMD dólar xamaicano
    gl/JOD dinar xordano
    gl/JPY ien xaponés
    gl/KES xilin kenyano
    gl/KGS som kirguiz
    gl/KHR riel camboxano
    gl/KMF franco comoriano
    gl/KPW won norcoreano
    gl/KRW won surcoreano
    gl/KWD dinar kuwaití
    gl/KYD dólar das Illas Caimán
    gl/KZT tenge kazako
    gl/LAK kip laosiano
    gl/LBP libra libanesa
    gl/LKR rupia srilankesa
    gl/LRD dólar liberiano
    gl/LSL loti de Lesoto
    gl/LYD dinar libio
    gl/MAD dirham marroquí
    gl/MAF Franco marroquí
    gl/MDL leu moldovo
    gl/MGA ariary malgaxe
    gl/MKD dinar macedonio
    gl/MMK kyat birmano
    gl/MNT tugrik mongol
    gl/MOP pataca macaense
    gl/MRU ouguiya mauritano
    gl/MUR rupia mauriciana
    gl/MVR rupia maldivana
    gl/MWK kwacha de Malawi
    gl/MXN peso mexicano
    gl/MYR ringgit malaio
    gl/MZN metical mozambicano
    gl/NAD dólar namibio
    gl/NGN naira nixeriano
    gl/NIO córdoba nicaraguano
    gl/NOK coroa norueguesa
    gl/NPR rupia nepalesa
    gl/NZD dólar neozelandés
    gl/OMR rial omaní
    gl/PAB balboa panameño
    gl/PEN sol peruano
    gl/PGK kina de Papúa-Nova Guinea
    gl/PHP peso filipino
    gl/PKR rupia paquistaní
    gl/PLN zloty polaco
    gl/PYG guaraní paraguaio
    gl/QAR rial qatarí
    gl/RON leu romanés
    gl/RSD dinar serbio
    gl/RUB rublo ruso
    gl/RWF franco ruandés
    gl/SAR rial saudita
    gl/SBD dólar das Illas Salomón
    gl/SCR rupia de Seychelles
    gl/SDG libra sudanesa
    gl/SEK coroa sueca
    gl/SGD dólar de Singapur
    gl/SHP libra de Santa Helena
    gl/SLE leone de Serra Leoa
    gl/SLL leone de Serra Leoa (1964–2022)
    gl/SOS xilin somalí
    gl/SRD dólar surinamés
    gl/SSP libra sursudanesa
    gl/STN dobra de San Tomé e Príncipe
    gl/SYP libra siria
    gl/SZL lilangeni de Swazilandia
    gl/THB baht tailandés
    gl/TJS somoni taxiquistano
    gl/TMT manat turkmeno
    gl/TND dinar tunisiano
    gl/TOP paʻanga tongano
    gl/TRY lira turca
    gl/TTD dólar trinitense
    gl/TWD novo dólar taiwanés
    gl/TZS xilin tanzano
    gl/UAH hrivna ucraína
    gl/UGX xilin ugandés
    gl/USD dólar estadounidense
    gl/UYU peso uruguaio
    gl/UZS som uzbeko
    gl/VEF Bolívar venezolano (2008–2018)
    gl/VES bolívar venezolano
    gl/VND dong vietnamita
    gl/VUV vatu vanuatiano
    gl/WST tala samoano
    gl/XAF franco CFA (BEAC)
    gl/XCD dólar do Caribe Oriental
    gl/XOF franco CFA (BCEAO)
    gl/XPF franco CFP
    gl/YER rial iemení
    gl/ZAR rand surafricano
    gl/ZMW kwacha zambiano
    gsw/AED UAE Dirham
    gsw/AFN Afghani
    gsw/ALL Lek
    gsw/AMD Dram
    gsw/ANG Niderländischi-Antille-Gulde
    gsw/AOA Kwanza
    gsw/ARS Argentinische Peso
    gsw/AUD Auschtralische Dollar
    gsw/AWG Aruba Florin
    gsw/AZN Aserbeidschanische Manat
    gsw/BAM Konvertierbari Mark vo Bosnie und Herzegowina
    gsw/BBD Barbados-Dollar
    gsw/BDT Taka
    gsw/BGN Bulgarische Lew
    gsw/BHD Bahrain-Dinar
    gsw/BIF Burundi-Franc
    gsw/BMD Bermuda-Dollar
    gsw/BND Brunei-Dollar
    gsw/BOB Boliviano
    gsw/BRL Brasilianische Real
    gsw/BSD Bahama-Dollar
    gsw/BTN Bhutanische Ngultrum
    gsw/BWP Botswanische Pula
    gsw/BYN Belarus Rubel
    gsw/BZD Belize-Dollar
    gsw/CAD Kanadische Dollar
    gsw/CDF Kongolesische Franc
    """
}
