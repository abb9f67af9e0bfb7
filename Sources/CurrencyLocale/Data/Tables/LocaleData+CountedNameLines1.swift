// Written by `make locale-data` from CLDR 46, as in ICU 76.1 of Swift's Foundation. Change the generator, Scripts/LocaleData.

extension LocaleData {
  static let countedNameLines1: StaticString = """
    af/AED/other VAE-dirham
    af/BRL/other Brasillianse reaal
    af/EUR/other euro
    af/INR/other Indiese rupee
    af/QAR/other Katarese rial
    af/VEF/one Venezolaanse bolívar (2008–2018)
    af/VEF/other Venezolaanse bolívare (2008–2018)
    ak/ALL/one Albania lek
    ak/ALL/other Albania lekë
    ak/BGN/one Bɔɔgaria lɛv
    ak/BGN/other Bɔɔgaria lɛva
    ak/CHF/one Swiss franc
    ak/CHF/other Swiss francs
    ak/HRK/one Krohyia kuna
    ak/HRK/other Krohyia kunas
    ak/ISK/one Icelandfoɔ króna
    ak/ISK/other Icelandfoɔ krónur
    ak/MDL/one Moldova leu
    ak/MDL/other Moldova lei
    ak/MKD/one Masidonia denaa
    ak/MKD/other Masidonia denari
    ak/NOK/one Nɔɔwee krone
    ak/NOK/other Nɔɔwee kroner
    ak/RON/one Romania leu
    ak/RON/other Romania lei
    ak/SEK/one Sweden krona
    ak/SEK/other Sweden kronor
    ak/TOP/other Tonga paʻanga
    ak/TWD/one Taelanfoɔ dɔla foforɔ
    ak/VES/one Venezuelan bolívar
    ak/VES/other Venezuelan bolívars
    ak/WST/other Samoa tala
    ak/XPF/one CFP franc
    ak/XPF/other CFP francs
    am/CZK/one ቼክ ሪፐብሊክ ኮሩና
    am/CZK/other ቼክ ሪፐብሊክ ኮሮና
    ar/AFN/other أفغاني أفغانستاني
    ar/AZN/other مانت أذربيجاني
    ar/BZD/two دولاران بليزيان
    ar/DZD/few دينارات جزائرية
    ar/DZD/many دينارًا جزائريًا
    ar/DZD/two ديناران جزائريان
    ar/EGP/few جنيهات مصرية
    ar/EGP/many جنيهًا مصريًا
    ar/EGP/two جنيهان مصريان
    ar/GEL/other لاري جورجي
    ar/HNL/other ليمبيرا هندوراس
    ar/LRD/few دولارات ليبيرية
    ar/LRD/many دولارًا ليبيريًا
    ar/LRD/two دولاران ليبيريان
    ar/LYD/few دينارات ليبية
    ar/LYD/many دينارًا ليبيًا
    ar/LYD/two ديناران ليبيان
    ar/MAD/few دراهم مغربية
    ar/MAD/many درهمًا مغربيًا
    ar/MAD/two درهمان مغربيان
    ar/MKD/few دينارات مقدونية
    ar/MKD/many دينارًا مقدونيًا
    ar/MKD/two ديناران مقدونيان
    ar/RSD/few دينارات صربية
    ar/RSD/many دينارًا صربيًا
    ar/RSD/two ديناران صربيان
    ar/SDG/few جنيهات سودانية
    ar/SDG/many جنيهًا سودانيًا
    ar/SSP/few جنيهات جنوب السودان
    ar/SSP/many جنيهًا جنوب السودان
    ar/SSP/two جنيهان جنوب السودان
    ar/TND/few دينارات تونسية
    ar/TND/many دينارًا تونسيًا
    ar/TND/two ديناران تونسيان
    as/AED/other UAE ডিৰহেম
    as/ISK/one আইচলেণ্ডিক ক্ৰোনা
    as/ISK/other আইচলেণ্ডিক ক্ৰোনাৰ
    as/LSL/one লেচোথো লোটি
    as/LSL/other লেচোথো লোটিচ
    as/MDL/one মোলডোভান লেউ
    as/MDL/other মোলডোভান লেই
    as/NOK/one নৰৱেজিয়ান ক্ৰোন
    as/NOK/other নৰৱেজিয়ান ক্ৰোনাৰ
    as/SEK/one চুইডিছ ক্ৰোনা
    as/SEK/other চুইডিছ ক্ৰোনোৰ
    as/SZL/one স্বাজি লিলেংগেনি
    as/SZL/other স্বাজি এমেলানজেনি
    as/VES/one ভেনিজুৱেলান ব’লিভাৰ
    as/VES/other ভেনিজুৱেলান ব’লিভাৰছ্
    ast/AED/one dirḥam EAX
    ast/AED/other dirḥams EAX
    ast/AFN/one afganí afganistanu
    ast/AFN/other afganís afganistanos
    ast/ALL/one lek albanés
    ast/ALL/other lekë albaneses
    ast/AMD/one dram armeniu
    ast/AMD/other drams armenios
    ast/ANG/one guílder de les Antilles Neerlandeses
    ast/ANG/other guílders de les Antilles Neerlandeses
    ast/AOA/one kwanza angolanu
    ast/AOA/other kwanzas angolanos
    ast/ARL/one pesu ley arxentín (1970–1983)
    ast/ARL/other pesos ley arxentinos (1970–1983)
    ast/ARM/one pesu arxentín (1881–1970)
    ast/ARM/other pesos arxentinos (1881–1970)
    ast/ARS/one pesu arxentín
    ast/ARS/other pesos arxentinos
    ast/AUD/one dólar australianu
    ast/AUD/other dólares australianos
    ast/AWG/one florín arubanu
    ast/AWG/other florines arubanos
    ast/AZN/one manat azerbaixanu
    ast/AZN/other manats azerbaixanos
    ast/BAM/one marcu convertible de Bosnia-Herzegovina
    ast/BAM/other marcos convertibles de Bosnia-Herzegovina
    ast/BAN/one dinar nuevu de Bosnia-Herzegovina (1994–1997)
    ast/BAN/other dinares nuevos de Bosnia-Herzegovina (1994–1997)
    ast/BBD/one dólar barbadianu
    ast/BBD/other dólares barbadianos
    ast/BDT/one taka bangladexí
    ast/BDT/other takas bangladexinos
    ast/BGM/one lev socialista búlgaru
    ast/BGM/other leva socialistes búlgaros
    ast/BGN/one lev búlgaru
    ast/BGN/other leva búlgaros
    ast/BGO/one lev búlgaru (1879–1952)
    ast/BGO/other leva búlgaros (1879–1952)
    ast/BHD/one dinar baḥreiní
    ast/BHD/other dinares baḥreininos
    ast/BIF/one francu burundianu
    ast/BIF/other francos burundianos
    ast/BMD/one dólar bermudianu
    ast/BMD/other dólares bermudianos
    ast/BND/one dólar bruneyanu
    ast/BND/other dólares bruneyanos
    ast/BOB/one bolivianu de Bolivia
    ast/BOB/other bolivianos de Bolivia
    ast/BOL/one boliviano de Bolivia (1863–1963)
    ast/BOL/other bolivianos de Bolivia (1863–1963)
    ast/BRL/one real brasilanu
    ast/BRL/other reales brasilanos
    ast/BRZ/one cruzeiru brasilanu (1942–1967)
    ast/BRZ/other cruzeiros brasilanos (1942–1967)
    ast/BSD/one dólar bahamés
    ast/BSD/other dólares bahameses
    ast/BTN/one ngultrum butanés
    ast/BTN/other ngultrums butaneses
    ast/BWP/one pula botsuaniana
    ast/BWP/other pulas botsuanianes
    ast/BYN/one rublu bielorrusu
    ast/BYN/other rublos bielorrusos
    ast/BZD/one dólar belizianu
    ast/BZD/other dólares belizianos
    ast/CAD/one dólar canadiense
    ast/CAD/other dólares canadienses
    ast/CDF/one francu congolés
    ast/CDF/other francos congoleses
    ast/CHF/one francu suizu
    ast/CHF/other francos suizos
    ast/CLE/one escudu chilenu
    ast/CLE/other escudos chilenos
    ast/CLP/one pesu chilenu
    ast/CLP/other pesos chilenos
    ast/CNX/one dólar del Bancu Popular Chinu
    ast/CNX/other dólares del Bancu Popular Chinu
    ast/CNY/one yuan chinu
    ast/CNY/other yuanes chinos
    ast/COP/one pesu colombianu
    ast/COP/other pesos colombianos
    ast/CRC/one colón costarricanu
    ast/CRC/other colones costarricanos
    ast/CUC/one pesu cubanu convertible
    ast/CUC/other pesos cubanos convertibles
    ast/CUP/one pesu cubanu
    ast/CUP/other pesos cubanos
    ast/CVE/one escudu cabuverdianu
    ast/CVE/other escudos cabuverdianos
    ast/CZK/one corona checa
    ast/CZK/other corones cheques
    ast/DJF/one francu xibutianu
    ast/DJF/other francos xibutianos
    ast/DKK/one corona danesa
    ast/DKK/other corones daneses
    ast/DOP/one pesu dominicanu
    ast/DOP/other pesos dominicanos
    ast/DZD/one dinar arxelín
    ast/DZD/other dinares arxelinos
    ast/EGP/one llibra exipciana
    ast/EGP/other llibres exipcianes
    ast/ERN/one nakfa eritréu
    ast/ERN/other nafkas eritreos
    ast/ETB/one birr etíope
    ast/ETB/other birrs etíopes
    ast/EUR/one euro
    ast/EUR/other euros
    ast/FJD/one dólar fixanu
    ast/FJD/other dólares fixanos
    ast/FKP/one llibra malviniana
    ast/FKP/other llibres malvinianes
    ast/GBP/one llibra esterlina
    ast/GBP/other llibres esterlines
    ast/GEL/one lari xeorxanu
    ast/GEL/other laris xeorxanos
    ast/GHS/one cedi ghanianu
    ast/GHS/other cedis ghanianos
    ast/GIP/one llibra de Xibraltar
    ast/GIP/other llibres de Xibraltar
    ast/GMD/one dalasi gambianu
    ast/GMD/other dalasis gambianos
    ast/GNF/one francu guineanu
    ast/GNF/other francos guineanos
    ast/GTQ/one quetzal guatemalianu
    ast/GTQ/other quetzales guatemalianos
    ast/GYD/one dólar guyanés
    ast/GYD/other dólares guyaneses
    ast/HKD/one dólar hongkonés
    ast/HKD/other dólares ḥongkoneses
    ast/HNL/one lempira hondurana
    ast/HNL/other lempires honduranes
    ast/HRK/one kuna croata
    ast/HRK/other kunes croates
    ast/HTG/one gourde haitianu
    ast/HTG/other gourde haitianos
    ast/HUF/one forint húngaru
    ast/HUF/other forints húngaros
    ast/IDR/one rupiah indonesia
    ast/IDR/other rupiahs indonesies
    ast/ILS/one xequel nuevu israelín
    ast/ILS/other xequels nuevos israelinos
    ast/INR/one rupia india
    ast/INR/other rupies indies
    ast/IQD/one dinar iraquín
    ast/IQD/other dinares iraquinos
    ast/IRR/one rial iranín
    ast/IRR/other riales iraninos
    ast/ISK/one corona islandesa
    ast/ISK/other corones islandeses
    ast/JMD/one dólar xamaicanu
    ast/JMD/other dólares xamaicanos
    ast/JOD/one dinar xordanu
    ast/JOD/other dinares xordanos
    ast/JPY/one yen xaponés
    ast/JPY/other yenes xaponeses
    ast/KES/one shilling kenianu
    ast/KES/other shillings kenianos
    ast/KGS/one som kirguistanín
    ast/KGS/other soms kirguistaninos
    ast/KHR/one riel camboyanu
    ast/KHR/other riels camboyanos
    ast/KMF/one francu comoranu
    ast/KMF/other francos comoranos
    ast/KPW/one won norcoreanu
    ast/KPW/other wons norcoreanos
    ast/KRH/one hwan surcoreanu (1953–1962)
    ast/KRH/other hwans surcoreanos (1953–1962)
    ast/KRO/one won surcoreanu (1945–1953)
    ast/KRO/other won surcoreanos (1945–1953)
    ast/KRW/one won surcoreanu
    ast/KRW/other wons surcoreanos
    ast/KWD/one dinar kuwaitianu
    ast/KWD/other dinares kuwaitianos
    ast/KYD/one dólar caimanés
    ast/KYD/other dólares caimaneses
    ast/KZT/one tenge kazaquistanín
    ast/KZT/other tenges kazaquistaninos
    ast/LAK/one kip laosianu
    ast/LAK/other kips laosianos
    ast/LBP/one llibra libanesa
    ast/LBP/other llibres libaneses
    ast/LKR/one rupia de Sri Lanka
    ast/LKR/other rupies de Sri Lanka
    ast/LRD/one dólar liberianu
    ast/LRD/other dólares liberianos
    ast/LSL/one loti de Lesothu
    ast/LSL/other lotis de Lesothu
    ast/LYD/one dinar libiu
    ast/LYD/other dinares libios
    ast/MAD/one dirḥam marroquín
    ast/MAD/other dirḥams marroquinos
    ast/MAF/one francu marroquín
    ast/MAF/other francos marroquinos
    ast/MCF/one francu monegascu
    ast/MCF/other francos monegascos
    ast/MDC/one cupón moldavu
    ast/MDC/other cupones moldavos
    ast/MDL/one leu moldavu
    ast/MDL/other leus moldavos
    ast/MGA/one ariary malgaxe
    ast/MGA/other ariarys malgaxes
    ast/MKD/one denar macedoniu
    ast/MKD/other denares macedonios
    ast/MKN/one denar macedoniu (1992–1993)
    ast/MKN/other denares macedonios (1992–1993)
    ast/MMK/one kyat de Myanmar
    ast/MMK/other kyats de Myanmar
    ast/MNT/one tugrik mongol
    ast/MNT/other tugriks mongoles
    ast/MOP/one pataca de Macáu
    ast/MOP/other pataques de Macáu
    ast/MRU/one ouguiya mauritanu
    ast/MRU/other ouguiyas mauritanos
    ast/MUR/one rupia mauriciana
    ast/MUR/other rupies mauricianes
    ast/MVP/one rupia maldiviana (1947–1981)
    ast/MVP/other rupies maldivianes (1947–1981)
    ast/MVR/one rufiyaa maldiviana
    ast/MVR/other rufiyaas maldivianas
    ast/MWK/one kwacha malauianu
    ast/MWK/other kwachas malauianos
    ast/MXN/one pesu mexicanu
    ast/MXN/other pesos mexicanos
    ast/MYR/one ringgit malasiu
    ast/MYR/other ringgits malasios
    ast/MZN/one metical mozambicanu
    ast/MZN/other meticales mozambicanos
    ast/NAD/one dólar namibianu
    ast/NAD/other dólares namibianos
    ast/NGN/one naira nixeriana
    ast/NGN/other nairas nixerianes
    ast/NIO/one córdoba nicaraguanu
    ast/NIO/other córdobes nicaraguanos
    ast/NOK/one corona noruega
    ast/NOK/other corones noruegues
    ast/NPR/one rupia nepalesa
    ast/NPR/other rupies nepaleses
    ast/NZD/one dólar neozelandés
    ast/NZD/other dólares neozelandeses
    ast/OMR/one rial omanianu
    ast/OMR/other riales omanianos
    ast/PAB/one balboa panamiegu
    ast/PAB/other balboes panamiegos
    ast/PEN/one sol peruanu
    ast/PEN/other soles peruanos
    ast/PGK/one kina papuana
    ast/PGK/other kines papuanes
    ast/PHP/one pesu filipín
    ast/PHP/other pesos filipinos
    ast/PKR/one rupia paquistanina
    ast/PKR/other rupies paquistanines
    ast/PLN/one zloty polacu
    ast/PLN/other zlotys polacos
    ast/PYG/one guaraní paraguayu
    ast/PYG/other guaranís paraguayos
    ast/QAR/one rial qatarín
    ast/QAR/other riales qatarinos
    ast/RON/one leu rumanu
    ast/RON/other leus rumanos
    ast/RSD/one dinar serbiu
    ast/RSD/other dinares serbios
    ast/RUB/one rublu rusu
    ast/RUB/other rublos rusos
    ast/RWF/one francu ruandés
    ast/RWF/other francos ruandeses
    ast/SAR/one riyal saudita
    ast/SAR/other riyales saudites
    ast/SBD/one dólar salomonés
    ast/SBD/other dólares salomoneses
    ast/SCR/one rupia seixelesa
    ast/SCR/other rupies seixeleses
    ast/SDG/one llibra sudanesa
    ast/SDG/other llibres sudaneses
    ast/SEK/one corona sueca
    ast/SEK/other corones sueques
    ast/SGD/one dólar singapuranu
    ast/SGD/other dólares singapuranos
    ast/SHP/one llibra de Santa Lena
    ast/SHP/other llibres de Santa Lena
    ast/SLE/one leone sierralleonés
    ast/SLE/other leones sierralleoneses
    ast/SOS/one shilling somalín
    ast/SOS/other shillings somalinos
    ast/SRD/one dólar surinamés
    ast/SRD/other dólares surinameses
    ast/SSP/one llibra sursudanesa
    ast/SSP/other llibres sursudaneses
    ast/STN/one dobra de Santu Tomé y Príncipe
    ast/STN/other dobras de Santu Tomé y Príncipe
    ast/SYP/one llibra siria
    ast/SYP/other llibres siries
    ast/SZL/one lilangeni suazilandés
    ast/SZL/other lilangenis suazilandeses
    ast/THB/one baht tailandés
    ast/THB/other bahts tailandeses
    ast/TJS/one somoni taxiquistanín
    ast/TJS/other somonis taxiquistaninos
    ast/TMT/one manat turcomanu
    ast/TMT/other manats turcomanos
    ast/TND/one dinar tunecín
    ast/TND/other dinares tunecinos
    ast/TOP/one paʻanga tonganu
    ast/TOP/other paʻangas tonganos
    ast/TRY/one llira turca
    ast/TRY/other llires turques
    ast/TTD/one dólar de Trinidá y Tobagu
    ast/TTD/other dólares de Trinidá y Tobagu
    ast/TWD/one dólar nuevu taiwanés
    ast/TWD/other dólares nuevos taiwaneses
    ast/TZS/one shilling tanzanianu
    ast/TZS/other shillings tanzanianos
    ast/UAH/one grivna ucraína
    ast/UAH/other grivnas ucraínes
    ast/UGX/one shilling ugandés
    ast/UGX/other shillings ugandeses
    ast/USD/one dólar estaunidense
    ast/USD/other dólares estaunidenses
    ast/UYU/one pesu uruguayu
    ast/UYU/other pesos uruguayos
    ast/UZS/one som uzbequistanín
    ast/UZS/other soms uzbequistaninos
    ast/VEF/one bolívar venezolanu (2008–2018)
    ast/VEF/other bolívares venezolanos (2008–2018)
    ast/VES/one bolívar venezolanu
    ast/VES/other bolívares venezolanos
    ast/VND/one dong vietnamín
    ast/VND/other dongs vietnaminos
    ast/VNN/one dong vietnamín (1978–1985)
    ast/VNN/other dongs vietnaminos (1978–1985)
    ast/VUV/one vatu vanuatuanu
    ast/VUV/other vatus vanuatuanos
    ast/WST/one tala samoanu
    ast/WST/other talas samoanos
    ast/XAF/one francu CFA centroafricanu
    ast/XAF/other francos CFA centroafricanos
    ast/XCD/one dólar del Caribe Oriental
    ast/XCD/other dólares del Caribe Oriental
    ast/XFO/one francu oru francés
    ast/XFO/other francos oru franceses
    ast/XFU/one francu UIC francés
    ast/XFU/other francos UIC franceses
    ast/XOF/one francu CFA BCEAO
    ast/XOF/other francos CFA BCEAO
    ast/XPF/one francu CFP
    ast/XPF/other francos CFP
    ast/XRE/one unidá de fondos RINET
    ast/XRE/other unidaes de fondos RINET
    ast/YER/one rial yemenín
    ast/YER/other riales yemeninos
    ast/YUR/one dinar reformáu yugoslavu (1992–1993)
    ast/YUR/other dinares reformaos yugoslavos (1992–1993)
    ast/ZAR/one rand sudafricanu
    ast/ZAR/other rands sudafricanos
    ast/ZMW/one kwacha zambianu
    ast/ZMW/other kwachas zambianos
    az/AED/other BƏƏ dirhəmi
    az/AFN/other Əfqanıstan əfqanisi
    az/ALL/other Albaniya leki
    az/AMD/other Ermənistan dramı
    az/ANG/one Niderland Antilyası gilderi
    az/ANG/other Niderland Antilya gilderi
    az/AOA/other Anqola kvanzası
    az/ARS/other Argentina pesosu
    az/AUD/other Avstraliya dolları
    az/AWG/other Aruba florini
    az/AZN/other Azərbaycan manatı
    az/BAM/other Bosniya-Herseqovina markası
    az/BBD/other Barbados dolları
    az/BDT/other Banqladeş takası
    az/BGN/other Bolqarıstan levi
    az/BHD/other Bəhreyn dinarı
    az/BIF/other Burundi frankı
    az/BMD/other Bermuda dolları
    az/BND/other Bruney dolları
    az/BOB/other Boliviya bolivianosu
    az/BRL/other Braziliya realı
    az/BSD/other Baham dolları
    az/BTN/other Butan nqultrumu
    az/BWP/other Botsvana pulası
    az/BYN/other Belarus rublu
    az/BZD/other Beliz dolları
    az/CAD/other Kanada dolları
    az/CDF/other Konqo frankı
    az/CHF/other İsveçrə frankı
    az/CLP/other Çili pesosu
    az/CNH/other Çin yuanı (ofşor)
    az/CNY/other Çin yuanı
    az/COP/other Kolombiya pesosu
    az/CRC/other Kosta Rika kolonu
    az/CUC/other Kuba çevrilən pesosu
    az/CUP/other Kuba pesosu
    az/CVE/other Kape Verde eskudosu
    az/CZK/other Çexiya korunası
    az/DJF/other Cibuti frankı
    az/DKK/other Danimarka kronu
    az/DOP/other Dominika pesosu
    az/DZD/other Əlcəzair dinarı
    az/EGP/other Misir funtu
    az/ERN/other Eritreya nakfası
    az/ETB/other Efiopiya bırrı
    az/FJD/other Fici dolları
    az/FKP/other Folklend Adaları funtu
    az/GBP/other Britaniya funtu
    az/GEL/other Gürcüstan larisi
    az/GHS/other Qana sedisi
    az/GIP/other Cəbəli-Tariq funtu
    az/GMD/other Qambiya dalasisi
    az/GNF/other Qvineya frankı
    az/GTQ/other Qvatemala küetzalı
    az/GYD/other Qayana dolları
    az/HKD/other Honq Konq dolları
    az/HNL/other Honduras lempirası
    az/HRK/other Xorvatiya kunası
    az/HTG/other Haiti qourdu
    az/HUF/other Macarıstan forinti
    az/IDR/other İndoneziya rupisi
    az/ILS/other İsrail yeni şekeli
    az/INR/other Hindistan rupisi
    az/IQD/other İraq dinarı
    az/IRR/other İran rialı
    az/ISK/other İslandiya kronu
    az/JMD/other Yamayka dolları
    az/JOD/other İordaniya dinarı
    az/JPY/other Yaponiya yeni
    az/KES/other Keniya şillinqi
    az/KGS/other Qırğızıstan somu
    az/KHR/other Kamboca rieli
    az/KMF/other Komor frankı
    az/KPW/other Şimali Koreya vonu
    az/KRW/other Cənubi Koreya vonu
    az/KWD/other Küveyt dinarı
    az/KYD/other Kayman Adaları dolları
    az/KZT/other Qazaxıstan tengesi
    az/LAK/other Laos kipi
    az/LBP/other Livan funtu
    az/LKR/other Şri Lanka rupisi
    az/LRD/other Liberiya dolları
    az/LSL/other Lesoto lotisi
    az/LYD/other Liviya dinarı
    az/MAD/other Mərakeş dirhəmi
    az/MAF/other Mərakeş frankası
    az/MDL/other Moldova leyi
    az/MGA/other Madaqaskar ariarisi
    az/MKD/other Makedoniya dinarı
    az/MKN/other Makedoniya dinarı (1992–1993)
    az/MMK/other Myanmar kiyatı
    az/MNT/other Monqoliya tuqriki
    az/MOP/other Makao patakası
    az/MRU/other Mavritaniya ugiyası
    az/MUR/other Mavriki rupisi
    az/MVR/other Maldiv rufiyası
    az/MWK/other Malavi kvaçası
    az/MXN/other Meksika pesosu
    az/MYR/other Malayziya ringiti
    az/MZN/other Mozambik metikalı
    az/NAD/other Namibiya dolları
    az/NGN/other Nigeriya nairası
    az/NIO/other Nikaraqua kordobası
    az/NOK/other Norveç kronu
    az/NPR/other Nepal rupisi
    az/NZD/other Yeni Zelandiya dolları
    az/OMR/other Oman rialı
    az/PAB/other Panama balboası
    az/PEN/other Peru solu
    az/PGK/other Papua Yeni Qvineya kinası
    az/PHP/other Filippin pesosu
    az/PKR/other Pakistan rupisi
    az/PLN/other Polşa zlotısı
    az/PYG/other Paraqvay quaranisi
    az/QAR/other Qatar rialı
    az/RON/other Rumıniya leyi
    az/RSD/other Serbiya dinarı
    az/RUB/other Rusiya rublu
    az/RWF/other Ruanda frankı
    az/SAR/other Səudiyyə riyalı
    az/SBD/other Solomon Adaları dolları
    az/SCR/other Seyşel rupisi
    az/SDG/other Sudan funtu
    az/SEK/other İsveç kronu
    az/SGD/other Sinqapur dolları
    az/SHP/other Müqəddəs Yelena funtu
    az/SLE/other Sierra Leon leonu
    az/SLL/other Sierra Leon leonu (1964—2022)
    az/SOS/other Somali şillinqi
    az/SRD/other Surinam dolları
    az/SSP/other Cənubi Sudan funtu
    az/STN/other San Tom və Prinsip dobrası
    az/SYP/other Suriya funtu
    az/SZL/one Svazilend lilangenini
    az/SZL/other Svazilend emalangenini
    az/THB/other Tayland batı
    az/TJS/other Tacikistan somonisi
    az/TMT/other Türkmənistan manatı
    az/TND/other Tunis dinarı
    az/TOP/other Tonqa panqası
    az/TRY/other Türkiyə lirəsi
    az/TTD/other Trinidad və Tobaqo dolları
    az/TWD/other Tayvan yeni dolları
    az/TZS/other Tanzaniya şillinqi
    az/UAH/other Ukrayna qrivnası
    az/UGX/other Uqanda şillinqi
    az/USD/other ABŞ dolları
    az/UYU/other Uruqvay pesosu
    az/UZS/other Özbəkistan somu
    az/VEF/other Venesuela bolivarı (2008–2018)
    az/VES/other Venesuela bolivarı
    az/VND/other Vyetnam donqu
    az/VNN/other Vyetnam donqu (1978–1985)
    az/VUV/other Vanuatu vatusu
    az/WST/other Samoa talası
    az/XAF/other Kamerun frankı
    az/XCD/other Şərqi Karib dolları
    az/XFO/other Fransız gızıl frankı
    az/XFU/other Fransız UİC frankı
    az/XOF/other Fil Dişi Sahili frankı
    az/XPF/other Fransız Polineziyası frankı
    az/YER/other Yəmən rialı
    az/ZAR/other Cənubi Afrika randı
    az/ZMW/other Zambiya kvaçası
    be/AED/few дырхамы ААЭ
    be/AED/many дырхамаў ААЭ
    be/AED/one дырхам ААЭ
    be/AED/other дырхама ААЭ
    be/AFN/few афганскія афгані
    be/AFN/many афганскіх афгані
    be/AFN/one афганскі афгані
    be/AFN/other афганскага афгані
    be/ALL/few албанскія лекі
    be/ALL/many албанскіх лекаў
    be/ALL/one албанскі лек
    be/ALL/other албанскага лека
    be/AMD/few армянскія драмы
    be/AMD/many армянскіх драмаў
    be/AMD/one армянскі драм
    be/AMD/other армянскага драма
    be/ANG/few нідэрландскія антыльскія гульдэны
    be/ANG/many нідэрландскіх антыльскіх гульдэнаў
    be/ANG/one нідэрландскі антыльскі гульдэн
    be/ANG/other нідэрландскага антыльскага гульдэна
    be/AOA/few ангольскія кванзы
    be/AOA/many ангольскіх кванз
    be/AOA/one ангольская кванза
    be/AOA/other ангольскай кванзы
    be/ARS/few аргенцінскія песа
    be/ARS/many аргенцінскіх песа
    be/ARS/one аргенцінскае песа
    be/ARS/other аргенцінскага песа
    be/AUD/few аўстралійскія долары
    be/AUD/many аўстралійскіх долараў
    be/AUD/one аўстралійскі долар
    be/AUD/other аўстралійскага долара
    be/AWG/few арубанскія фларыны
    be/AWG/many арубанскіх фларынаў
    be/AWG/one арубанскі фларын
    be/AWG/other арубанскага фларына
    be/AZN/few азербайджанскія манаты
    be/AZN/many азербайджанскіх манатаў
    be/AZN/one азербайджанскі манат
    be/AZN/other азербайджанскага маната
    be/BAM/few канверсоўныя маркі Босніі і Герцагавіны
    be/BAM/many канверсоўных марак Босніі і Герцагавіны
    be/BAM/one канверсоўная марка Босніі і Герцагавіны
    be/BAM/other канверсоўнай маркі Босніі і Герцагавіны
    be/BBD/few барбадаскія долары
    be/BBD/many барбадаскіх долараў
    be/BBD/one барбадаскі долар
    be/BBD/other барбадаскага долара
    be/BDT/few бангладэшскія такі
    be/BDT/many бангладэшскіх так
    be/BDT/one бангладэшская така
    be/BDT/other бангладэшскай такі
    be/BGN/few балгарскія левы
    be/BGN/many балгарскіх леваў
    be/BGN/one балгарскі леў
    be/BGN/other балгарскага лева
    be/BHD/few бахрэйнскія дынары
    be/BHD/many бахрэйнскі дынараў
    be/BHD/one бахрэйнскі дынар
    be/BHD/other бахрэйнскага дынара
    be/BIF/few бурундзійскія франкі
    be/BIF/many бурундзійскіх франкаў
    be/BIF/one бурундзійскі франк
    be/BIF/other бурундзійскага франка
    be/BMD/few бермудскія долары
    be/BMD/many бермудскіх долараў
    be/BMD/one бермудскі долар
    be/BMD/other бермудскага долара
    be/BND/few брунейскія долары
    be/BND/many брунейскіх долараў
    be/BND/one брунейскі долар
    be/BND/other брунейскага долара
    be/BRL/few бразільскія рэалы
    be/BRL/many бразільскіх рэалаў
    be/BRL/one бразільскі рэал
    be/BRL/other бразільскага рэала
    be/BSD/few багамскія долары
    be/BSD/many багамскіх долараў
    be/BSD/one багамскі долар
    be/BSD/other багамскага долара
    be/BTN/few бутанскія нгултрумы
    be/BTN/many бутанскіх нгултрумаў
    be/BTN/one бутанскі нгултрум
    be/BTN/other бутанскага нгултрума
    be/BWP/few батсванскія пулы
    be/BWP/many батсванскіх пул
    be/BWP/one батсванская пула
    be/BWP/other батсванскай пулы
    be/BYN/few беларускія рублі
    be/BYN/many беларускіх рублёў
    be/BYN/one беларускі рубель
    be/BYN/other беларускага рубля
    be/BZD/few белізскія долары
    be/BZD/many белізскіх долараў
    be/BZD/one белізскі долар
    be/BZD/other белізскага долара
    be/CAD/few канадскія долары
    be/CAD/many канадскіх долараў
    be/CAD/one канадскі долар
    be/CAD/other канадскага долара
    be/CDF/few кангалезскія франкі
    be/CDF/many кангалезскіх франкаў
    be/CDF/one кангалезскі франк
    be/CDF/other кангалезскага франка
    be/CHF/few швейцарскія франкі
    be/CHF/many швейцарскіх франкаў
    be/CHF/one швейцарскі франк
    be/CHF/other швейцарскага франка
    be/CLP/few чылійскія песа
    be/CLP/many чылійскіх песа
    be/CLP/one чылійскае песа
    be/CLP/other чылійскага песа
    be/CNH/few афшорныя кітайскія юані
    be/CNH/many афшорных кітайскіх юаняў
    be/CNH/one афшорны кітайскі юань
    be/CNH/other афшорнага кітайскага юаня
    be/CNY/few кітайскія юані
    be/CNY/many кітайскіх юаняў
    be/CNY/one кітайскі юань
    be/CNY/other кітайскага юаня
    be/COP/few калумбійскія песа
    be/COP/many калумбійскіх песа
    be/COP/one калумбійскае песа
    be/COP/other калумбійскага песа
    be/CRC/few коста-рыканскія калоны
    be/CRC/many коста-рыканскіх калонаў
    be/CRC/one коста-рыканскі калон
    be/CRC/other коста-рыканскага калона
    be/CUC/few кубінскія канверсоўныя песа
    be/CUC/many кубінскіх канверсоўных песа
    be/CUC/one кубінскае канверсоўнае песа
    be/CUC/other кубінскага канверсоўнага песа
    be/CUP/few кубінскія песа
    be/CUP/many кубінскіх песа
    be/CUP/one кубінскае песа
    be/CUP/other кубінскага песа
    be/CZK/few чэшскія кроны
    be/CZK/many чэшскіх крон
    be/CZK/one чэшская крона
    be/CZK/other чэшскай кроны
    be/DJF/few джыбуційскія франкі
    be/DJF/many джыбуційскіх франкаў
    be/DJF/one джыбуційскі франк
    be/DJF/other джыбуційскага франка
    be/DKK/few дацкія кроны
    be/DKK/many дацкіх крон
    be/DKK/one дацкая крона
    be/DKK/other дацкай кроны
    be/DOP/few дамініканскія песа
    be/DOP/many дамініканскіх песа
    be/DOP/one дамініканскае песа
    be/DOP/other дамініканскага песа
    be/DZD/few алжырскія дынары
    be/DZD/many алжырскіх дынараў
    be/DZD/one алжырскі дынар
    be/DZD/other алжырскага дынара
    be/EGP/few егіпецкія фунты
    be/EGP/many егіпецкіх фунтаў
    be/EGP/one егіпецкі фунт
    be/EGP/other егіпецкага фунта
    be/ERN/few эрытрэйскія накфы
    be/ERN/many эрытрэйскіх накфаў
    be/ERN/one эрытрэйская накфа
    be/ERN/other эрытрэйскай накфы
    be/ETB/few эфіопскія быры
    be/ETB/many эфіопскіх быраў
    be/ETB/one эфіопскі быр
    be/ETB/other эфіопскага быра
    be/FJD/few фіджыйскія долары
    be/FJD/many фіджыйскіх долараў
    be/FJD/one фіджыйскі долар
    be/FJD/other фіджыйскага долара
    be/FKP/few фунты Фалклендскіх астравоў
    be/FKP/many фунтаў Фалклендскіх астравоў
    be/FKP/one фунт Фалклендскіх астравоў
    be/FKP/other фунта Фалклендскіх астравоў
    be/GBP/few брытанскія фунты стэрлінгаў
    be/GBP/many брытанскіх фунтаў стэрлінгаў
    be/GBP/one брытанскі фунт стэрлінгаў
    be/GBP/other брытанскага фунта стэрлінгаў
    be/GEL/few грузінскія лары
    be/GEL/many грузінскіх лары
    be/GEL/one грузінскі лары
    be/GEL/other грузінскага лары
    be/GHS/few ганскія седзі
    be/GHS/many ганскіх седзі
    be/GHS/one ганскі седзі
    be/GHS/other ганскага седзі
    be/GIP/few гібралтарскія фунты
    be/GIP/many гібралтарскіх фунтаў
    be/GIP/one гібралтарскі фунт
    be/GIP/other гібралтарскага фунта
    be/GMD/few гамбійскія даласі
    be/GMD/many гамбійскіх даласі
    be/GMD/one гамбійскі даласі
    be/GMD/other гамбійскага даласі
    be/GNF/few гвінейскія франкі
    be/GNF/many гвінейскіх франкаў
    be/GNF/one гвінейскі франк
    be/GNF/other гвінейскага франка
    be/GTQ/few гватэмальскія кетсалі
    be/GTQ/many гватэмальскіх кетсаляў
    be/GTQ/one гватэмальскі кетсаль
    be/GTQ/other гватэмальскага кетсаля
    be/GYD/few гаянскія долары
    be/GYD/many гаянскіх долараў
    be/GYD/one гаянскі долар
    be/GYD/other гаянскага долара
    be/HKD/few ганконгскія долары
    be/HKD/many ганконгскіх долараў
    be/HKD/one ганконгскі долар
    be/HKD/other ганконгскага долара
    be/HNL/few гандураскія лемпіры
    be/HNL/many гандураскіх лемпір
    be/HNL/one гандураская лемпіра
    be/HNL/other гандураскай лемпіры
    be/HRK/few харвацкія куны
    be/HRK/many харвацкіх кун
    be/HRK/one харвацкая куна
    be/HRK/other харвацкай куны
    be/HTG/few гаіцянскія гурды
    be/HTG/many гаіцянскіх гурдаў
    be/HTG/one гаіцянскі гурд
    be/HTG/other гаіцянскага гурда
    be/HUF/few венгерскія форынты
    be/HUF/many венгерскіх форынтаў
    be/HUF/one венгерскі форынт
    be/HUF/other венгерскага форынта
    be/IDR/few інданезійскія рупіі
    be/IDR/many інданезійскіх рупій
    be/IDR/one інданезійская рупія
    be/IDR/other інданезійскай рупіі
    be/ILS/few новыя ізраільскія шэкелі
    be/ILS/many новых ізраільскіх шэкеляў
    be/ILS/one новы ізраільскі шэкель
    be/ILS/other новага ізраільскага шэкеля
    be/INR/few індыйскія рупіі
    be/INR/many індыйскіх рупій
    be/INR/one індыйская рупія
    be/INR/other індыйскай рупіі
    be/IQD/few іракскія дынары
    be/IQD/many іракскіх дынараў
    be/IQD/one іракскі дынар
    be/IQD/other іракскага дынара
    be/IRR/few іранскія рыялы
    be/IRR/many іранскіх рыялаў
    be/IRR/one іранскі рыял
    be/IRR/other іранскага рыяла
    be/ISK/few ісландскія кроны
    be/ISK/many ісландскіх крон
    be/ISK/one ісландская крона
    be/ISK/other ісландскай кроны
    be/JMD/few ямайскія долары
    be/JMD/many ямайскіх долараў
    be/JMD/one ямайскі долар
    be/JMD/other ямайскага долара
    be/JOD/few іарданскія дынары
    be/JOD/many іарданскіх дынараў
    be/JOD/one іарданскі дынар
    be/JOD/other іарданскага дынара
    be/JPY/few японскія іены
    be/JPY/many японскіх іен
    be/JPY/one японская іена
    be/JPY/other японскай іены
    be/KES/few кенійскія шылінгі
    be/KES/many кенійскіх шылінгаў
    be/KES/one кенійскі шылінг
    be/KES/other кенійскага шылінга
    be/KGS/few кіргізскія сомы
    be/KGS/many кіргізскіх сомаў
    be/KGS/one кіргізскі сом
    be/KGS/other кіргізскага сома
    be/KHR/few камбаджыйскія рыелі
    be/KHR/many камбаджыйскіх рыеляў
    be/KHR/one камбаджыйскі рыель
    be/KHR/other камбаджыйскага рыеля
    be/KMF/few каморскія франкі
    be/KMF/many каморскіх франкаў
    be/KMF/one каморскі франк
    be/KMF/other каморскага франка
    be/KPW/few паўночнакарэйскія воны
    be/KPW/many паўночнакарэйскіх вон
    be/KPW/one паўночнакарэйская вона
    be/KPW/other паўночнакарэйскай воны
    be/KRW/few паўднёвакарэйскія воны
    be/KRW/many паўднёвакарэйскіх вон
    be/KRW/one паўднёвакарэйская вона
    be/KRW/other паўднёвакарэйскай воны
    be/KWD/few кувейцкія дынары
    be/KWD/many кувейцкіх дынараў
    be/KWD/one кувейцкі дынар
    be/KWD/other кувейцкага дынара
    be/KYD/few долары Кайманавых астравоў
    be/KYD/many долараў Кайманавых астравоў
    be/KYD/one долар Кайманавых астравоў
    be/KYD/other долара Кайманавых астравоў
    be/KZT/few казахстанскія тэнге
    be/KZT/many казахстанскіх тэнге
    be/KZT/one казахстанскі тэнге
    be/KZT/other казахстанскага тэнге
    be/LAK/few лаоскія кіпы
    be/LAK/many лаоскіх кіпаў
    be/LAK/one лаоскі кіп
    be/LAK/other лаоскага кіпа
    be/LBP/few ліванскія фунты
    be/LBP/many ліванскіх фунтаў
    be/LBP/one ліванскі фунт
    be/LBP/other ліванскага фунта
    be/LKR/few шры-ланкійскія рупіі
    be/LKR/many шры-ланкійскіх рупій
    be/LKR/one шры-ланкійская рупія
    be/LKR/other шры-ланкійскай рупіі
    be/LRD/few ліберыйскія долары
    be/LRD/many ліберыйскіх долараў
    be/LRD/one ліберыйскі долар
    be/LRD/other ліберыйскага долара
    be/LSL/few лесоцкія лоці
    be/LSL/many лесоцкіх лоці
    be/LSL/one лесоцкі лоці
    be/LSL/other лесоцкага лоці
    be/LYD/few лівійскія дынары
    be/LYD/many лівійскіх дынараў
    be/LYD/one лівійскі дынар
    be/LYD/other лівійскага дынара
    be/MAD/few мараканскія дырхамы
    be/MAD/many мараканскіх дырхамаў
    be/MAD/one мараканскі дырхам
    be/MAD/other мараканскага дырхама
    be/MDL/few малдаўскія леі
    be/MDL/many малдаўскіх леяў
    be/MDL/one малдаўскі лей
    be/MDL/other малдаўскага лея
    be/MGA/few малагасійскія арыяры
    be/MGA/many малагасійскіх арыяры
    be/MGA/one малагасійскі арыяры
    be/MGA/other малагасійскага арыяры
    be/MKD/few македонскія дэнары
    be/MKD/many македонскіх дэнараў
    be/MKD/one македонскі дэнар
    be/MKD/other македонскага дэнара
    be/MMK/few м’янманскія к’яты
    be/MMK/many м’янманскіх к’ятаў
    be/MMK/one м’янманскі к’ят
    be/MMK/other м’янманскага к’ята
    be/MNT/few мангольскія тугрыкі
    be/MNT/many мангольскіх тугрыкаў
    be/MNT/one мангольскі тугрык
    be/MNT/other мангольскага тугрыка
    be/MOP/many патак Макаа
    be/MOP/one патака Макаа
    be/MOP/other патакі Макаа
    be/MRU/few маўрытанскія угіі
    be/MRU/many маўрытанскіх угій
    be/MRU/one маўрытанская угія
    be/MRU/other маўрытанскай угіі
    be/MUR/few маўрыкійскія рупіі
    be/MUR/many маўрыкійскіх рупій
    be/MUR/one маўрыкійская рупія
    be/MUR/other маўрыкійскай рупіі
    be/MVR/few мальдыўскія руфіі
    be/MVR/many мальдыўскіх руфій
    be/MVR/one мальдыўская руфія
    be/MVR/other мальдыўскай руфіі
    be/MWK/few малавійскія квачы
    be/MWK/many малавійскіх квач
    be/MWK/one малавійская квача
    be/MWK/other малавійскай квачы
    be/MXN/few мексіканскія песа
    be/MXN/many мексіканскіх песа
    be/MXN/one мексіканскае песа
    be/MXN/other мексіканскага песа
    be/MYR/few малайзійскія рынгіты
    be/MYR/many малайзійскіх рынгітаў
    be/MYR/one малайзійскі рынгіт
    be/MYR/other малайзійскага рынгіта
    be/MZN/few мазамбікскія метыкалы
    be/MZN/many мазамбікскіх метыкалаў
    be/MZN/one мазамбікскі метыкал
    be/MZN/other мазамбікскага метыкала
    be/NAD/few намібійскія долары
    be/NAD/many намібійскіх долараў
    be/NAD/one намібійскі долар
    be/NAD/other намібійскага долара
    be/NGN/few нігерыйскія наіры
    be/NGN/many нігерыйскіх наір
    be/NGN/one нігерыйская наіра
    be/NGN/other нігерыйскай наіры
    be/NIO/few нікарагуанскія кордабы
    be/NIO/many нікарагуанскіх кордаб
    be/NIO/one нікарагуанская кордаба
    be/NIO/other нікарагуанскай кордабы
    be/NOK/few нарвежскія кроны
    be/NOK/many нарвежскіх крон
    be/NOK/one нарвежская крона
    be/NOK/other нарвежскай кроны
    be/NPR/few непальскія рупіі
    be/NPR/many непальскіх рупій
    be/NPR/one непальская рупія
    be/NPR/other непальскай рупіі
    be/NZD/few новазеландскія долары
    be/NZD/many новазеландскіх долараў
    be/NZD/one новазеландскі долар
    be/NZD/other новазеландскага долара
    be/OMR/few аманскія рыялы
    be/OMR/many аманскіх рыялаў
    be/OMR/one аманскі рыял
    be/OMR/other аманскага рыяла
    be/PAB/few панамскія бальбоа
    be/PAB/many панамскіх бальбоа
    be/PAB/one панамскае бальбоа
    be/PAB/other панамскага бальбоа
    be/PEN/few перуанскія солі
    be/PEN/many перуанскіх соляў
    be/PEN/one перуанскі соль
    be/PEN/other перуанскага соля
    be/PGK/many кін Папуа-Новай Гвінеі
    be/PGK/one кіна Папуа-Новай Гвінеі
    be/PGK/other кіны Папуа-Новай Гвінеі
    be/PHP/few філіпінскія песа
    be/PHP/many філіпінскіх песа
    be/PHP/one філіпінскае песа
    be/PHP/other філіпінскага песа
    be/PKR/few пакістанскія рупіі
    be/PKR/many пакістанскіх рупій
    be/PKR/one пакістанская рупія
    be/PKR/other пакістанскай рупіі
    be/PLN/few польскія злотыя
    be/PLN/many польскіх злотых
    be/PLN/one польскі злоты
    be/PLN/other польскага злотага
    be/PYG/few парагвайскія гуарані
    be/PYG/many парагвайскіх гуарані
    be/PYG/one парагвайскі гуарані
    be/PYG/other парагвайскага гуарані
    be/QAR/few катарскія рыялы
    be/QAR/many катарскіх рыялаў
    be/QAR/one катарскі рыял
    be/QAR/other катарскага рыяла
    be/RON/few румынскія леі
    be/RON/many румынскіх леяў
    be/RON/one румынскі лей
    be/RON/other румынскага лея
    be/RSD/few сербскія дынары
    be/RSD/many сербскіх дынараў
    be/RSD/one сербскі дынар
    be/RSD/other сербскага дынара
    be/RUB/few расійскія рублі
    be/RUB/many расійскіх рублёў
    be/RUB/one расійскі рубель
    be/RUB/other расійскага рубля
    be/RWF/few руандыйскія франкі
    be/RWF/many руандыйскіх франкаў
    be/RWF/one руандыйскі франк
    be/RWF/other руандыйскага франка
    be/SAR/few саудаўскія рыялы
    be/SAR/many саудаўскіх рыялаў
    be/SAR/one саудаўскі рыял
    be/SAR/other саудаўскага рыяла
    be/SBD/few долар Саламонавых астравоў
    be/SBD/many долараў Саламонавых астравоў
    be/SBD/one долар Саламонавых астравоў
    be/SBD/other долара Саламонавых астравоў
    be/SCR/few сейшэльскія рупіі
    be/SCR/many сейшэльскіх рупій
    be/SCR/one сейшэльская рупія
    be/SCR/other сейшэльскай рупіі
    be/SDG/few суданскія фунты
    be/SDG/many суданскіх фунтаў
    be/SDG/one суданскі фунт
    be/SDG/other суданскага фунта
    be/SEK/few шведскія кроны
    be/SEK/many шведскіх крон
    be/SEK/one шведская крона
    be/SEK/other шведскай кроны
    be/SGD/few сінгапурскія долары
    be/SGD/many сінгапурскіх долараў
    be/SGD/one сінгапурскі долар
    be/SGD/other сінгапурскага долара
    be/SHP/few фунты в-ва Святой Алены
    be/SHP/many фунтаў в-ва Святой Алены
    be/SHP/one фунт в-ва Святой Алены
    be/SHP/other фунта в-ва Святой Алены
    be/SLE/few сьера-леонскія леонэ
    be/SLE/many сьера-леонскіх леонэ
    be/SLE/one сьера-леонскі леонэ
    be/SLE/other сьера-леонскага леонэ
    be/SLL/few сьера-леонскія леонэ (1964—2022)
    be/SLL/many сьера-леонскіх леонэ (1964—2022)
    be/SLL/one сьера-леонскі леонэ (1964—2022)
    be/SLL/other сьера-леонскага леонэ (1964—2022)
    be/SOS/few самалійскія шылінгі
    be/SOS/many самалійскіх шылінгаў
    be/SOS/one самалійскі шылінг
    be/SOS/other самалійскага шылінга
    be/SRD/few сурынамскія долары
    be/SRD/many сурынамскіх долараў
    be/SRD/one сурынамскі долар
    be/SRD/other сурынамскага долара
    be/SSP/few паўднёвасуданскія фунты
    be/SSP/many паўднёвасуданскіх фунтаў
    be/SSP/one паўднёвасуданскі фунт
    be/SSP/other паўднёвасуданскага фунта
    be/STN/many добраў Сан-Тамэ і Прынсіпі
    be/STN/one добра Сан-Тамэ і Прынсіпі
    be/STN/other добры Сан-Тамэ і Прынсіпі
    be/SYP/few сірыйскія фунты
    be/SYP/many сірыйскіх фунтаў
    be/SYP/one сірыйскі фунт
    be/SYP/other сірыйскага фунта
    be/SZL/few свазілендскія лілангені
    be/SZL/many свазілендскіх лілангені
    be/SZL/one свазілендскі лілангені
    be/SZL/other свазілендскага лілангені
    be/THB/few тайскія баты
    be/THB/many тайскіх батаў
    be/THB/one тайскі бат
    be/THB/other тайскага бата
    be/TJS/few таджыкскія самані
    be/TJS/many таджыкскіх самані
    be/TJS/one таджыкскі самані
    be/TJS/other таджыкскага самані
    be/TMT/few туркменскія манаты
    be/TMT/many туркменскіх манатаў
    be/TMT/one туркменскі манат
    be/TMT/other туркменскага маната
    be/TND/few туніскія дынары
    be/TND/many туніскіх дынараў
    be/TND/one туніскі дынар
    be/TND/other туніскага дынара
    be/TOP/few танганскія паангі
    be/TOP/many танганскіх паанг
    be/TOP/one танганская паанга
    be/TOP/other танганскай паангі
    be/TRY/few турэцкія ліры
    be/TRY/many турэцкіх лір
    be/TRY/one турэцкая ліра
    be/TRY/other турэцкай ліры
    be/TTD/few долары Трынідада і Табага
    be/TTD/many долараў Трынідада і Табага
    be/TTD/one долар Трынідада і Табага
    be/TTD/other долара Трынідада і Табага
    be/TWD/few новыя тайваньскія долары
    be/TWD/many новых тайваньскіх долараў
    be/TWD/one новы тайваньскі долар
    be/TWD/other новага тайваньскага долара
    be/TZS/few танзанійскія шылінгі
    be/TZS/many танзанійскіх шылінгаў
    be/TZS/one танзанійскі шылінг
    be/TZS/other танзанійскага шылінга
    be/UAH/few украінскія грыўні
    be/UAH/many украінскіх грыўняў
    be/UAH/one украінская грыўня
    be/UAH/other украінскай грыўні
    be/UGX/few угандыйскія шылінгі
    be/UGX/many угандыйскіх шылінгаў
    be/UGX/one угандыйскі шылінг
    be/UGX/other угандыйскага шылінга
    be/USD/few долары ЗША
    be/USD/many долараў ЗША
    be/USD/one долар ЗША
    be/USD/other долара ЗША
    be/UYU/few уругвайскія песа
    be/UYU/many уругвайскіх песа
    be/UYU/one уругвайскае песа
    be/UYU/other уругвайскага песа
    be/UZS/few узбекскія сумы
    be/UZS/many узбекскіх сумаў
    be/UZS/one узбекскі сум
    be/UZS/other узбекскага сума
    be/VEF/few венесуальскія балівары (2008–2018)
    be/VEF/many венесуальскіх балівараў (2008–2018)
    be/VEF/one венесуальскі балівар (2008–2018)
    be/VEF/other венесуальскага балівара (2008–2018)
    be/VES/few венесуэльскія балівары
    be/VES/many венесуэльскіх балівараў
    be/VES/one венесуэльскі балівар
    be/VES/other венесуэльскага балівара
    be/VND/few в’етнамскія донгі
    be/VND/many в’етнамскіх донгаў
    be/VND/one в’етнамскі донг
    be/VND/other в’етнамскага донга
    be/VUV/few вануацкія вату
    be/VUV/many вануацкіх вату
    be/VUV/one вануацкі вату
    be/VUV/other вануацкага вату
    be/WST/few самаанскія талы
    be/WST/many самаанскіх тал
    be/WST/one самаанская тала
    be/WST/other самаанскай талы
    be/XAF/few цэнтральнаафрыканскія франкі КФА
    be/XAF/many цэнтральнаафрыканскіх франкаў КФА
    be/XAF/one цэнтральнаафрыканскі франк КФА
    be/XAF/other цэнтральнаафрыканскага франка КФА
    be/XCD/few усходнекарыбскія долары
    be/XCD/many усходнекарыбскіх долараў
    be/XCD/one усходнекарыбскі долар
    be/XCD/other усходнекарыбскага долара
    be/XOF/few заходнеафрыканскія франкі КФА
    be/XOF/many заходнеафрыканскіх франкаў КФА
    be/XOF/one заходнеафрыканскі франк КФА
    be/XOF/other заходнеафрыканскага франка КФА
    be/XPF/few французскія ціхаакіянскія франкі
    be/XPF/many французскіх ціхаакіянскіх франкаў
    be/XPF/one французскі ціхаакіянскі франк
    be/XPF/other французскага ціхаакіянскага франка
    be/YER/few еменскія рыялы
    be/YER/many еменскіх рыялаў
    be/YER/one еменскі рыял
    be/YER/other еменскага рыяла
    be/ZAR/few паўднёваафрыканскія рэнды
    be/ZAR/many паўднёваафрыканскіх рэндаў
    be/ZAR/one паўднёваафрыканскі рэнд
    be/ZAR/other паўднёваафрыканскага рэнда
    be/ZMW/few замбійскія квачы
    be/ZMW/many замбійскіх квач
    be/ZMW/one замбійская квача
    be/ZMW/other замбійскай квачы
    bg/AED/one дирхам на Обединените арабски емирства
    bg/AED/other дирхама на Обединените арабски емирства
    bg/AFN/one афганистански афган
    bg/AFN/other афганистански афгана
    bg/ALL/one албански лек
    bg/ALL/other албански лека
    bg/AMD/one арменски драм
    bg/AMD/other арменски драма
    bg/ANG/one антилски гулден
    bg/ANG/other антилски гулдена
    bg/AOA/one анголска кванза
    bg/AOA/other анголски кванзи
    bg/ARS/one аржентинско песо
    bg/ARS/other аржентински песо
    bg/AUD/one австралийски долар
    bg/AUD/other австралийски долара
    bg/AWG/one арубски флорин
    bg/AWG/other арубски флорина
    bg/AZN/one азербайджански манат
    bg/AZN/other азербайджански маната
    bg/BAM/one босненска конвертируема марка
    bg/BAM/other босненски конвертируеми марки
    bg/BBD/one барбадоски долар
    bg/BBD/other барбадоски долара
    bg/BDT/one бангладешка така
    bg/BDT/other бангладешки таки
    bg/BGN/one български лев
    bg/BGN/other български лева
    bg/BHD/one бахрейнски динар
    bg/BHD/other бахрейнски динара
    bg/BIF/one бурундийски франк
    bg/BIF/other бурундийски франка
    bg/BMD/one бермудски долар
    bg/BMD/other бермудски долара
    bg/BND/one брунейски долар
    bg/BND/other брунейски долара
    bg/BOB/one боливийско боливиано
    bg/BOB/other боливийски боливиано
    bg/BRL/one бразилски реал
    bg/BRL/other бразилски реала
    bg/BSD/one бахамски долар
    bg/BSD/other бахамски долара
    bg/BTN/one бутански нгултрум
    bg/BTN/other бутански нгултрума
    bg/BWP/one ботсванска пула
    bg/BWP/other ботсвански пули
    bg/BYN/one беларуска рубла
    bg/BYN/other беларуски рубли
    bg/BZD/one белизийски долар
    bg/BZD/other белизийски долара
    bg/CAD/one канадски долар
    bg/CAD/other канадски долара
    bg/CDF/one конгоански франк
    bg/CDF/other конгоански франка
    bg/CHF/one швейцарски франк
    bg/CHF/other швейцарски франка
    bg/CLP/one чилийско песо
    bg/CLP/other чилийски песо
    bg/CNH/one китайски юан (офшорен)
    bg/CNH/other китайски юана (офшорни)
    bg/CNY/one китайски юан
    bg/CNY/other китайски юана
    bg/COP/one колумбийско песо
    bg/COP/other колумбийски песо
    bg/CRC/one костарикански колон
    bg/CRC/other костарикански колона
    bg/CUC/one кубинско конвертируемо песо
    bg/CUC/other кубински конвертируеми песо
    bg/CUP/one кубинско песо
    bg/CUP/other кубински песо
    bg/CVE/other ескудо на Кабо Верде
    bg/CZK/one чешка крона
    bg/CZK/other чешки крони
    bg/DJF/one джибутски франк
    bg/DJF/other джибутски франка
    bg/DKK/one датска крона
    bg/DKK/other датски крони
    bg/DOP/one доминиканско песо
    bg/DOP/other доминикански песо
    bg/DZD/one алжирски динар
    bg/DZD/other алжирски динара
    bg/EGP/one египетска лира
    bg/EGP/other египетски лири
    bg/ERN/one еритрейска накфа
    bg/ERN/other еритрейски накфи
    bg/ETB/one етиопски бир
    bg/ETB/other етиопски бира
    bg/EUR/other евро
    bg/FJD/one фиджийски долар
    bg/FJD/other фиджийски долара
    bg/FKP/one фолкландска лира
    bg/FKP/other фолкландски лири
    bg/GBP/one британска лира
    bg/GBP/other британски лири
    bg/GEL/other грузински лари
    bg/GHS/one ганайско седи
    bg/GHS/other ганайски седи
    bg/GIP/one гибралтарска лира
    bg/GIP/other гибралтарски лири
    bg/GMD/one гамбийско даласи
    bg/GMD/other гамбийски даласи
    bg/GNF/one гвинейски франк
    bg/GNF/other гвинейски франка
    bg/GTQ/one гватемалски кетцал
    bg/GTQ/other гватемалски кетцала
    bg/GYD/one гаянски долар
    bg/GYD/other гаянски долара
    bg/HKD/one хонконгски долар
    bg/HKD/other хонконгски долара
    bg/HNL/one хондураска лемпира
    bg/HNL/other хондураски лемпири
    bg/HRK/one хърватска куна
    bg/HRK/other хърватски куни
    bg/HTG/one хаитски гурд
    bg/HTG/other хаитски гурда
    bg/HUF/one унгарски форинт
    bg/HUF/other унгарски форинта
    bg/IDR/one индонезийска рупия
    bg/IDR/other индонезийски рупии
    bg/ILS/one израелски нов шекел
    bg/ILS/other израелски нови шекела
    bg/INR/one индийска рупия
    bg/INR/other индийски рупии
    bg/IQD/one иракски динар
    bg/IQD/other иракски динара
    bg/IRR/one ирански риал
    bg/IRR/other ирански риала
    bg/ISK/one исландска крона
    bg/ISK/other исландски крони
    bg/JMD/one ямайски долар
    bg/JMD/other ямайски долара
    bg/JOD/one йордански динар
    bg/JOD/other йордански динара
    bg/JPY/one японска йена
    bg/JPY/other японски йени
    bg/KES/one кенийски шилинг
    bg/KES/other кенийски шилинга
    bg/KGS/one киргизстански сом
    bg/KGS/other киргизстански сома
    bg/KHR/one камбоджански риел
    bg/KHR/other камбоджански риела
    bg/KMF/one коморски франк
    bg/KMF/other коморски франка
    bg/KPW/one севернокорейски вон
    bg/KPW/other севернокорейски вона
    bg/KRW/one южнокорейски вон
    bg/KRW/other южнокорейски вона
    bg/KWD/one кувейтски динар
    bg/KWD/other кувейтски динара
    bg/KYD/one кайманов долар
    bg/KYD/other кайманови долара
    bg/KZT/one казахстанско тенге
    bg/KZT/other казахстански тенге
    bg/LAK/one лаоски кип
    bg/LAK/other лаоски кипа
    bg/LBP/one ливанска лира
    bg/LBP/other ливански лири
    bg/LKR/one шриланкска рупия
    bg/LKR/other шриланкски рупии
    bg/LRD/one либерийски долар
    bg/LRD/other либерийски долара
    bg/LSL/one лесотско лоти
    bg/LSL/other лесотски лоти
    bg/LYD/one либийски динар
    bg/LYD/other либийски динара
    bg/MAD/one марокански дирхам
    bg/MAD/other марокански дирхама
    bg/MAF/one марокански франк
    bg/MAF/other марокански франка
    bg/MDL/one молдовска лея
    bg/MDL/other молдовски леи
    bg/MGA/one малгашко ариари
    bg/MGA/other малгашки ариари
    bg/MKD/one македонски денар
    bg/MKD/other македонски денара
    bg/MMK/one мианмарски киат
    bg/MMK/other мианмарски киата
    bg/MNT/one монголски тугрик
    bg/MNT/other монголски тугрика
    bg/MOP/one патака на Макао
    bg/MOP/other патаки на Макао
    bg/MRU/one мавританска угия
    bg/MRU/other мавритански угии
    bg/MUR/one маврицийска рупия
    bg/MUR/other маврицийски рупии
    bg/MVR/one малдивска руфия
    bg/MVR/other малдивски руфии
    bg/MWK/one малавийска куача
    bg/MWK/other малавийски куачи
    bg/MXN/one мексиканско песо
    bg/MXN/other мексикански песо
    bg/MYR/one малайзийски рингит
    bg/MYR/other малайзийски рингита
    bg/MZN/one мозамбикски метикал
    bg/MZN/other мозамбикски метикала
    bg/NAD/one намибийски долар
    bg/NAD/other намибийски долара
    bg/NGN/one нигерийска найра
    bg/NGN/other нигерийски найри
    bg/NIO/one никарагуанска кордоба
    bg/NIO/other никарагуански кордоби
    bg/NOK/one норвежка крона
    bg/NOK/other норвежки крони
    bg/NPR/one непалска рупия
    bg/NPR/other непалски рупии
    bg/NZD/one новозеландски долар
    bg/NZD/other новозеландски долара
    bg/OMR/one омански риал
    bg/OMR/other омански риала
    bg/PAB/one панамска балбоа
    bg/PAB/other панамски балбоа
    bg/PEN/one перуански сол
    bg/PEN/other перуански сола
    bg/PGK/one папуа-новогвинейска кина
    bg/PGK/other папуа-новогвинейски кини
    bg/PHP/one филипинско песо
    bg/PHP/other филипински песо
    bg/PKR/one пакистанска рупия
    bg/PKR/other пакистански рупии
    bg/PLN/one полска злота
    bg/PLN/other полски злоти
    bg/PYG/one парагвайско гуарани
    bg/PYG/other парагвайски гуарани
    bg/QAR/one катарски риал
    bg/QAR/other катарски риала
    bg/RON/one румънска лея
    bg/RON/other румънски леи
    bg/RSD/one сръбски динар
    bg/RSD/other сръбски динара
    bg/RUB/one руска рубла
    bg/RUB/other руски рубли
    bg/RWF/one руандски франк
    bg/RWF/other руандски франка
    bg/SAR/one саудитски риал
    bg/SAR/other саудитски риала
    bg/SBD/one долар на Соломоновите острови
    bg/SBD/other долара на Соломоновите острови
    bg/SCR/one сейшелска рупия
    bg/SCR/other сейшелски рупии
    bg/SDG/one суданска лира
    bg/SDG/other судански лири
    bg/SEK/one шведска крона
    bg/SEK/other шведски крони
    bg/SGD/one сингапурски долар
    bg/SGD/other сингапурски долара
    bg/SHP/one лира на Света Елена
    bg/SHP/other лири на Света Елена
    bg/SLE/one сиералеонско леоне
    bg/SLE/other сиералеонски леоне
    bg/SLL/one сиералеонско леоне (1964 – 2022)
    bg/SLL/other сиералеонски леоне (1964 – 2022)
    bg/SOS/one сомалийски шилинг
    bg/SOS/other сомалийски шилинга
    bg/SRD/one суринамски долар
    bg/SRD/other суринамски долара
    bg/SSP/one южносуданска лира
    bg/SSP/other южносудански лири
    bg/STN/other добра на Сао Томе и Принсипи
    bg/SYP/one сирийска лира
    bg/SYP/other сирийски лири
    bg/SZL/other свазилендски лилангени
    bg/THB/one тайландски бат
    bg/THB/other тайландски бата
    bg/TJS/other таджикистански сомони
    bg/TMT/one туркменски манат
    bg/TMT/other туркменски маната
    bg/TND/one тунизийски динар
    bg/TND/other тунизийски динара
    bg/TOP/one тонганска паанга
    bg/TOP/other тонгански паанги
    bg/TRY/one турска лира
    bg/TRY/other турски лири
    bg/TTD/one долар на Тринидад и Тобаго
    bg/TTD/other долара на Тринидад и Тобаго
    bg/TWD/one тайвански долар
    bg/TWD/other тайвански долара
    bg/TZS/one танзанийски шилинг
    bg/TZS/other танзанийски шилинга
    bg/UAH/one украинска гривня
    bg/UAH/other украински гривни
    bg/UGX/one угандски шилинг
    bg/UGX/other угандски шилинга
    bg/USD/one щатски долар
    bg/USD/other щатски долара
    bg/UYU/one уругвайско песо
    bg/UYU/other уругвайски песо
    bg/UZS/one узбекски сум
    bg/UZS/other узбекски сума
    bg/VEF/one венецуелски боливар
    bg/VEF/other венецуелски боливара
    bg/VES/one венецуелски боливар (VES)
    bg/VES/other венецуелски боливара (VES)
    bg/VND/one виетнамски донг
    bg/VND/other виетнамски донга
    bg/VUV/one вануатско вату
    bg/VUV/other вануатски вату
    bg/WST/one самоанска тала
    bg/WST/other самоански тали
    bg/XAF/one централноафрикански франк
    bg/XAF/other централноафрикански франка
    bg/XCD/one източнокарибски долар
    bg/XCD/other източнокарибски долара
    bg/XFO/one френски златен франк
    bg/XFO/other френски златна франка
    bg/XOF/one западноафрикански франк
    bg/XOF/other западноафрикански франка
    bg/XPF/one CFP франк
    bg/XPF/other CFP франка
    bg/YER/one йеменски риал
    bg/YER/other йеменски риала
    bg/ZAR/one южноафрикански ранд
    bg/ZAR/other южноафрикански ранда
    bg/ZMW/one замбийска куача
    bg/ZMW/other замбийски куачи
    blo/AED/one Emiir baGanɔ gaɖɔŋkɔnɔ kaAlaaributǝna kaɖiram
    blo/AED/other Emiir baGanɔ gaɖɔŋkɔnɔ kaAlaaributǝna kɩɖiram
    blo/AED/zero baa Emiir baGanɔ gaɖɔŋkɔnɔ kaAlaaributǝna kaɖiram
    blo/AFN/one Afganistan kahafganii
    blo/AFN/other Afganistan kɩhafganii
    blo/AFN/zero baa Afganistan kahafganii
    blo/ALL/one Albanii kalɛɛkɩ
    blo/ALL/other Albanii kɩlɛɛkɩ
    blo/ALL/zero baa Albanii kalɛɛkɩ
    blo/AMD/one Armenii kaɖram
    blo/AMD/other Armenii kɩɖram
    blo/AMD/zero baa Armenii kaɖram
    blo/ANG/one Holanɖ kaKarayiib kafɔlɔrɛŋ
    blo/ANG/other Holanɖ kaKarayiib kɩfɔlɔrɛŋ
    blo/ANG/zero baa Holanɖ kaKarayiib kafɔlɔrɛŋ
    blo/AOA/one Aŋgolaa kakʊwansa
    blo/AOA/other Aŋgolaa kɩkʊwansa
    blo/AOA/zero baa Aŋgolaa kakʊwansa
    blo/ARS/one Arjantin kapɛsoo
    blo/ARS/other Arjantin kɩpɛsoo
    blo/ARS/zero baa Arjantin kapɛsoo
    blo/AUD/one Ɔstraliya kaɖala
    blo/AUD/other Ɔstraliya kɩɖala
    blo/AUD/zero baa Ɔstraliya kaɖala
    blo/AWG/one Arubaa kafɔlɔrɛŋ
    blo/AWG/other Arubaa kɩfɔlɔrɛŋ
    blo/AWG/zero baa Arubaa kafɔlɔrɛŋ
    blo/AZN/one Asɛrbaɩjaŋ kamanaatɩ
    blo/AZN/other Asɛrbaɩjaŋ kɩmanaatɩ
    blo/AZN/zero baa Asɛrbaɩjaŋ kamanaatɩ
    blo/BAM/one Bɔsniya na Hɛrsegɔfina kamarkɩ
    blo/BAM/other Bɔsniya na Hɛrsegɔfina kɩmarkɩ
    blo/BAM/zero baa Bɔsniya na Hɛrsegɔfina kamarkɩ
    blo/BBD/one Barbaɖɔɔsɩ kaɖala
    blo/BBD/other Barbaɖɔɔsɩ kɩɖala
    blo/BBD/zero baa Barbaɖɔɔsɩ kaɖala
    blo/BDT/one Baŋglaɖɛɛshɩ kataka
    blo/BDT/other Baŋglaɖɛɛshɩ kɩtaka
    blo/BDT/zero baa Baŋglaɖɛɛshɩ kataka
    blo/BGN/one Bulgarii kalɛɛfʊ
    blo/BGN/other Bulgarii kɩlɛɛfʊ
    blo/BGN/zero baa Bulgarii kalɛɛfʊ
    blo/BHD/one Barɛɛn kaɖinaa
    blo/BHD/other Barɛɛn kɩɖinaa
    blo/BHD/zero baa Barɛɛn kaɖinaa
    blo/BIF/one Burunɖii kafaraŋ
    blo/BIF/other Burunɖii kɩfaraŋ
    blo/BIF/zero baa Burunɖii kafaraŋ
    blo/BMD/one Bɛrmuɖaa kaɖala
    blo/BMD/other Bɛrmuɖaa kɩɖala
    blo/BMD/zero baa Bɛrmuɖaa kaɖala
    blo/BND/one Brunɛɩ kaɖala
    blo/BND/other Brunɛɩ kɩɖala
    blo/BND/zero baa Brunɛɩ kaɖala
    blo/BOB/one Bolifiya kabolifiyano
    blo/BOB/other Bolifiya kɩbolifiyano
    blo/BOB/zero baa Bolifiya kabolifiyano
    blo/BRL/one Bresil kareyal
    blo/BRL/other Bresil kɩreyal
    blo/BRL/zero baa Bresil kareyal
    blo/BSD/one Bahamaasɩ kaɖala
    blo/BSD/other Bahamaasɩ kɩɖala
    blo/BSD/zero baa Bahamaasɩ kaɖala
    blo/BTN/one Butan kaŋgulturɔm
    blo/BTN/other Butan kɩŋgulturɔm
    blo/BTN/zero baa Butan kaŋgulturɔm
    blo/BWP/one Bɔsʊwanaa kapula
    blo/BWP/other Bɔsʊwanaa kɩpula
    blo/BWP/zero baa Bɔsʊwanaa kapula
    blo/BYN/one Belaruus karubǝl
    blo/BYN/other Belaruus kɩrubǝl
    blo/BYN/zero baa Belaruus karubǝl
    blo/BZD/one Beliis kaɖala
    blo/BZD/other Beliis kɩɖala
    blo/BZD/zero baa Beliis kaɖala
    blo/CAD/one Kanaɖaa kaɖala
    blo/CAD/other Kanaɖaa kɩɖala
    blo/CAD/zero baa Kanaɖaa kaɖala
    blo/CDF/one Koŋgoo kafaraŋ
    blo/CDF/other Koŋgoo kɩfaraŋ
    blo/CDF/zero baa Koŋgoo kafaraŋ
    blo/CHF/one Suwis kafaraŋ
    blo/CHF/other Suwis kɩfaraŋ
    blo/CHF/zero baa Suwis kafaraŋ
    blo/CLP/one Shilii kapɛsoo
    blo/CLP/other Shilii kɩpɛsoo
    blo/CLP/zero baa Shilii kapɛsoo
    blo/CNH/one Caɩna kayuwan ba sǝ̂ra afʊba ma
    blo/CNH/other Caɩna kɩyuwan ba sǝ̂ra afʊba ma
    blo/CNH/zero baa Caɩna kayuwan ba sǝ̂ra afʊba ma
    blo/CNY/one Caɩna kayuwan
    blo/CNY/other Caɩna kɩyuwan
    blo/CNY/zero baa Caɩna kayuwan
    blo/COP/one Kolɔmbii kapɛsoo
    blo/COP/other Kolɔmbii kɩpɛsoo
    blo/COP/zero baa Kolɔmbii kapɛsoo
    blo/CRC/one Kɔsta Rikaa kakolɔn
    blo/CRC/other Kɔsta Rikaa kɩkolɔn
    blo/CRC/zero baa Kɔsta Rikaa kakolɔn
    blo/CUC/one Kubaa kapɛsoo ba sǝ̂ra afʊba ma
    blo/CUC/other Kubaa kɩpɛsoo ba sǝ̂ra afʊba ma
    blo/CUC/zero baa Kubaa kapɛsoo ba sǝ̂ra afʊba ma
    blo/CUP/one Kubaa kapɛsoo
    blo/CUP/other Kubaa kɩpɛsoo
    blo/CUP/zero baa Kubaa kapɛsoo
    blo/CVE/one Kapfɛɛr kahɛskuɖoo
    blo/CVE/other Kapfɛɛr kɩhɛskuɖoo
    blo/CVE/zero baa Kapfɛɛr kahɛskuɖoo
    blo/CZK/one Cɛk kakrona
    blo/CZK/other Cɛk kɩkrona
    blo/CZK/zero baa Cɛk kakrona
    blo/DJF/one Jibutii kafaraŋ
    blo/DJF/other Jibutii kɩfaraŋ
    blo/DJF/zero baa Jibutii kafaraŋ
    blo/DKK/one Ɖanǝmark kakrona
    blo/DKK/other Ɖanǝmark kɩkrona
    blo/DKK/zero baa Ɖanǝmark kakrona
    blo/DOP/one Ɖominikaa kapɛsoo
    blo/DOP/other Ɖominikaa kɩpɛsoo
    blo/DOP/zero baa Ɖominikaa kapɛsoo
    blo/DZD/one Aljerii kaɖinaa
    blo/DZD/other Aljerii kɩɖinaa
    blo/DZD/zero baa Aljerii kaɖinaa
    blo/EGP/one Ejipti kapɔŋ
    blo/EGP/other Ejipti kɩpɔŋ
    blo/EGP/zero baa Ejipti kapɔŋ
    blo/ERN/one Eritree kanafka
    blo/ERN/other Eritree kɩnafka
    blo/ERN/zero baa Eritree kanafka
    blo/ETB/one Etiyopii kabiir
    blo/ETB/other Etiyopii kɩbiir
    blo/ETB/zero baa Etiyopii kabiir
    blo/EUR/one eroo
    blo/EUR/other eroo mána
    blo/EUR/zero baa eroo
    blo/FJD/one Fiji kaɖala
    blo/FJD/other Fiji kɩɖala
    blo/FJD/zero baa Fiji kaɖala
    blo/FKP/one Fɔklanɖ kaBʊtukǝltǝna kapɔŋ
    blo/FKP/other Fɔklanɖ kaBʊtukǝltǝna kɩpɔŋ
    blo/FKP/zero baa Fɔklanɖ kaBʊtukǝltǝna kapɔŋ
    blo/GBP/one Gagɛɛshɩtǝna kapɔŋ
    blo/GBP/other Gagɛɛshɩtǝna kɩpɔŋ
    blo/GBP/zero baa Gagɛɛshɩtǝna kapɔŋ
    blo/GEL/one Jɔrjiya kalari
    blo/GEL/other Jɔrjiya kɩlari
    blo/GEL/zero baa Jɔrjiya kalari
    blo/GHS/one Gana kasiɖi
    blo/GHS/other Gana kɩsiɖi
    blo/GHS/zero baa Gana kasiɖi
    blo/GIP/one Gibraltaa kapɔŋ
    blo/GIP/other Gibraltaa kɩpɔŋ
    blo/GIP/zero baa Gibraltaa kapɔŋ
    blo/GMD/one Gambii kaɖalaasi
    blo/GMD/other Gambii kɩɖalaasi
    blo/GMD/zero baa Gambii kaɖalaasi
    blo/GNF/one Ginee kafaraŋ
    blo/GNF/other Ginee kɩfaraŋ
    blo/GNF/zero baa Ginee kafaraŋ
    blo/GTQ/one Guwatemalaa kakesaal
    blo/GTQ/other Guwatemalaa kɩkesaal
    blo/GTQ/zero baa Guwatemalaa kakesaal
    blo/GYD/one Guyanaa kaɖala
    blo/GYD/other Guyanaa kɩɖala
    blo/GYD/zero baa Guyanaa kaɖala
    blo/HKD/one Hɔŋ Kɔŋ kaɖala
    blo/HKD/other Hɔŋ Kɔŋ kɩɖala
    blo/HKD/zero baa Hɔŋ Kɔŋ kaɖala
    blo/HNL/one Hɔnɖuraasɩ kalampira
    blo/HNL/other Hɔnɖuraasɩ kɩlampira
    blo/HNL/zero baa Hɔnɖuraasɩ kalampira
    blo/HRK/one Krowasii kakuna
    blo/HRK/other Krowasii kɩkuna
    blo/HRK/zero baa Krowasii kakuna
    blo/HTG/one Hayitii kaguurɖi
    blo/HTG/other Hayitii kɩguurɖi
    blo/HTG/zero baa Hayitii kaguurɖi
    blo/HUF/one Ɔŋgrii kafɔrɩntɩ
    blo/HUF/other Ɔŋgrii kɩfɔrɩntɩ
    blo/HUF/zero baa Ɔŋgrii kafɔrɩntɩ
    blo/IDR/one Ɛnɖonosii karupiyaa
    blo/IDR/other Ɛnɖonosii kɩrupiyaa
    blo/IDR/zero baa Ɛnɖonosii karupiyaa
    blo/ILS/one Yishraɛl kashekɛl afɔlɩ
    blo/ILS/other Yishraɛl kɩshekɛl bafɔlɩ
    blo/ILS/zero baa Yishraɛl kashekɛl afɔlɩ
    blo/INR/one Inɖiya karupii
    blo/INR/other Inɖiya kɩrupii
    blo/INR/zero baa Inɖiya karupii
    blo/IQD/one Ɩraakɩ kaɖinaa
    blo/IQD/other Ɩraakɩ kɩɖinaa
    blo/IQD/zero baa Ɩraakɩ kaɖinaa
    blo/IRR/one Iraŋ kariyal
    blo/IRR/other Iraŋ kɩriyal
    blo/IRR/zero baa Iraŋ kariyal
    blo/ISK/one Islanɖ kakrona
    blo/ISK/other Islanɖ kɩkrona
    blo/ISK/zero baa Islanɖ kakrona
    blo/JMD/one Jamaɩka kaɖala
    blo/JMD/other Jamaɩka kɩɖala
    blo/JMD/zero baa Jamaɩka kaɖala
    blo/JOD/one Jɔrɖanii kaɖinaa
    blo/JOD/other Jɔrɖanii kɩɖinaa
    blo/JOD/zero baa Jɔrɖanii kaɖinaa
    blo/JPY/one Japaŋ kayɛn
    blo/JPY/other Japaŋ kɩyɛn
    blo/JPY/zero baa Japaŋ kayɛn
    blo/KES/one Keniya kashílè
    blo/KES/other Keniya kɩshílè
    blo/KES/zero baa Keniya kashílè
    blo/KGS/one Kirgistan kasɔm
    blo/KGS/other Kirgistan kɩsɔm
    blo/KGS/zero baa Kirgistan kasɔm
    blo/KHR/one Kamboɖiya kariyɛl
    blo/KHR/other Kamboɖiya kɩriyɛl
    blo/KHR/zero baa Kamboɖiya kariyɛl
    blo/KMF/one Komɔɔr kafaraŋ
    blo/KMF/other Komɔɔr kɩfaraŋ
    blo/KMF/zero baa Komɔɔr kafaraŋ
    blo/KPW/one Koree gʊnyɩpɛnɛlaŋ kawɔn
    blo/KPW/other Koree gʊnyɩpɛnɛlaŋ kɩwɔn
    blo/KPW/zero baa Koree gʊnyɩpɛnɛlaŋ kawɔn
    blo/KRW/one Koree gʊnyɩsonolaŋ kawɔn
    blo/KRW/other Koree gʊnyɩsonolaŋ kɩwɔn
    blo/KRW/zero baa Koree gʊnyɩsonolaŋ kawɔn
    blo/KWD/one Koweeti kaɖinaa
    blo/KWD/other Koweeti kɩɖinaa
    blo/KWD/zero baa Koweeti kaɖinaa
    blo/KYD/one Kayimaan kaBʊtukǝltǝna kaɖala
    blo/KYD/other Kayimaan kaBʊtukǝltǝna kɩɖala
    blo/KYD/zero baa Kayimaan kaBʊtukǝltǝna kaɖala
    blo/KZT/one Kasastan katɛŋgɛ
    blo/KZT/other Kasastan kɩtɛŋgɛ
    blo/KZT/zero baa Kasastan katɛŋgɛ
    blo/LAK/one Lawɔs kakip
    blo/LAK/other Lawɔs kɩkip
    blo/LAK/zero baa Lawɔs kakip
    blo/LBP/one Liibaaŋ kapɔŋ
    blo/LBP/other Liibaaŋ kɩpɔŋ
    blo/LBP/zero baa Liibaaŋ kapɔŋ
    blo/LKR/one Siri Laŋkaa karupii
    blo/LKR/other Siri Laŋkaa kɩrupii
    blo/LKR/zero baa Siri Laŋkaa karupii
    blo/LRD/one Liberiya kaɖala
    blo/LRD/other Liberiya kɩɖala
    blo/LRD/zero baa Liberiya kaɖala
    blo/LSL/one Lesotoo kaloti
    blo/LSL/other Lesotoo kɩloti
    blo/LSL/zero baa Lesotoo kaloti
    blo/LYD/one Libii kaɖinaa
    blo/LYD/other Libii kɩɖinaa
    blo/LYD/zero baa Libii kaɖinaa
    blo/MAD/one Morooko kaɖiram
    blo/MAD/other Morooko kɩɖiram
    blo/MAD/zero baa Morooko kaɖiram
    blo/MDL/one Molɖafiya kalewu
    blo/MDL/other Molɖafiya kɩlewu
    blo/MDL/zero baa Molɖafiya kalewu
    blo/MGA/one Maɖagaskaa kaharɩyaarɩ
    blo/MGA/other Maɖagaskaa kɩharɩyaarɩ
    blo/MGA/zero baa Maɖagaskaa kaharɩyaarɩ
    blo/MKD/one Maseɖoniya kaɖenaa
    blo/MKD/other Maseɖoniya kɩɖenaa
    blo/MKD/zero baa Maseɖoniya kaɖenaa
    blo/MMK/one Miyanmaa kakiyaatɩ
    blo/MMK/other Miyanmaa kɩkiyaatɩ
    blo/MMK/zero baa Miyanmaa kakiyaatɩ
    blo/MNT/one Mɔŋgolii katugiriiki
    blo/MNT/other Mɔŋgolii kɩtugiriiki
    blo/MNT/zero baa Mɔŋgolii katugiriiki
    blo/MOP/one Makawoo kapataka
    blo/MOP/other Makawoo kɩpataka
    blo/MOP/zero baa Makawoo kapataka
    blo/MRU/one Moritanii kahugiya
    blo/MRU/other Moritanii kɩhugiya
    blo/MRU/zero baa Moritanii kahugiya
    blo/MUR/one Imoris karupii
    blo/MUR/other Imoris kɩrupii
    blo/MUR/zero baa Imoris karupii
    blo/MVR/one Malɖiifu karufiyaa
    blo/MVR/other Malɖiifu kɩrufiyaa
    blo/MVR/zero baa Malɖiifu karufiyaa
    blo/MWK/one Malawii kakʊwaasha
    blo/MWK/other Malawii kɩkʊwaasha
    blo/MWK/zero baa Malawii kakʊwaasha
    blo/MXN/one Mɛsik kapɛsoo
    blo/MXN/other Mɛsik kɩpɛsoo
    blo/MXN/zero baa Mɛsik kapɛsoo
    blo/MYR/one Malɛsii kariŋgiiti
    blo/MYR/other Malɛsii kɩriŋgiiti
    blo/MYR/zero baa Malɛsii kariŋgiiti
    blo/MZN/one Mosambii kametikal
    blo/MZN/other Mosambii kɩmetikal
    blo/MZN/zero baa Mosambii kametikal
    blo/NAD/one Namibii kaɖala
    blo/NAD/other Namibii kɩɖala
    blo/NAD/zero baa Namibii kaɖala
    blo/NGN/one Nanjiiriya kanɛɛra
    blo/NGN/other Nanjiiriya kɩnɛɛra
    blo/NGN/zero baa Nanjiiriya kanɛɛra
    blo/NIO/one Nikaraguwaa kakɔrɖoba
    blo/NIO/other Nikaraguwaa kɩkɔrɖoba
    blo/NIO/zero baa Nikaraguwaa kakɔrɖoba
    blo/NOK/one Nɔrfɛsh kakrona
    blo/NOK/other Nɔrfɛsh kɩkrona
    blo/NOK/zero baa Nɔrfɛsh kakrona
    blo/NPR/one Neepal karupii
    blo/NPR/other Neepal kɩrupii
    blo/NPR/zero baa Neepal karupii
    blo/NZD/one Selanɖ afɔlɩ kaɖala
    blo/NZD/other Selanɖ afɔlɩ kɩɖala
    blo/NZD/zero baa Selanɖ afɔlɩ kaɖala
    blo/OMR/one Oman kariyal
    blo/OMR/other Oman kɩriyal
    blo/OMR/zero baa Oman kariyal
    blo/PAB/one Panamaa kabalbowa
    blo/PAB/other Panamaa kɩbalbowa
    blo/PAB/zero baa Panamaa kabalbowa
    blo/PEN/one Peruu kasol
    blo/PEN/other Peruu kɩsol
    blo/PEN/zero baa Peruu kasol
    blo/PGK/one Papuasii Ginee afɔlɩ kakina
    blo/PGK/other Papuasii Ginee afɔlɩ kɩkina
    blo/PGK/zero baa Papuasii Ginee afɔlɩ kakina
    blo/PHP/one Filipiin kapɛsoo
    blo/PHP/other Filipiin kɩpɛsoo
    blo/PHP/zero baa Filipiin kapɛsoo
    blo/PKR/one Pakistan karupii
    blo/PKR/other Pakistan kɩrupii
    blo/PKR/zero baa Pakistan karupii
    blo/PLN/one Polanɖ kasǝlɔɔtɩ
    blo/PLN/other Polanɖ kɩsǝlɔɔtɩ
    blo/PLN/zero baa Polanɖ kasǝlɔɔtɩ
    blo/PYG/one Paraguwee kaguwarani
    blo/PYG/other Paraguwee kɩguwarani
    blo/PYG/zero baa Paraguwee kaguwarani
    blo/QAR/one Kataa kariyal
    blo/QAR/other Kataa kɩriyal
    blo/QAR/zero baa Kataa kariyal
    blo/RON/one Romanii kalewu
    blo/RON/other Romanii kɩlewu
    blo/RON/zero baa Romanii kalewu
    blo/RSD/one Sɛrbii kaɖinaa
    blo/RSD/other Sɛrbii kɩɖinaa
    blo/RSD/zero baa Sɛrbii kaɖinaa
    blo/RUB/one Rɔɔshɩya karubǝl
    blo/RUB/other Rɔɔshɩya kɩrubǝl
    blo/RUB/zero baa Rɔɔshɩya karubǝl
    blo/RWF/one Rʊwanɖaa kafaraŋ
    blo/RWF/other Rʊwanɖaa kɩfaraŋ
    blo/RWF/zero baa Rʊwanɖaa kafaraŋ
    blo/SAR/one Sauɖiya kariyal
    blo/SAR/other Sauɖiya kɩriyal
    blo/SAR/zero baa Sauɖiya kariyal
    blo/SBD/one Salomɔɔn kaBʊtukǝltǝna kaɖala
    blo/SBD/other Salomɔɔn kaBʊtukǝltǝna kɩɖala
    blo/SBD/zero baa Salomɔɔn kaBʊtukǝltǝna kaɖala
    blo/SCR/one Seshɛl karupii
    blo/SCR/other Seshɛl kɩrupii
    blo/SCR/zero baa Seshɛl karupii
    blo/SDG/one Suɖaŋ kapɔŋ
    blo/SDG/other Suɖaŋ kɩpɔŋ
    blo/SDG/zero baa Suɖaŋ kapɔŋ
    blo/SEK/one Sʊwɛɖ kakrona
    blo/SEK/other Sʊwɛɖ kɩkrona
    blo/SEK/zero baa Sʊwɛɖ kakrona
    blo/SGD/one Siŋgapuur kaɖala
    blo/SGD/other Siŋgapuur kɩɖala
    blo/SGD/zero baa Siŋgapuur kaɖala
    blo/SHP/one Sɛŋ Elenaa kapɔŋ
    blo/SHP/other Sɛŋ Elenaa kɩpɔŋ
    blo/SHP/zero baa Sɛŋ Elenaa kapɔŋ
    blo/SLE/one Seraleyɔn kaleyɔn
    blo/SLE/other Seraleyɔn kɩleyɔn
    blo/SLE/zero baa Seraleyɔn kaleyɔn
    blo/SLL/one Seraleyɔn kaleyɔn (1964—2022)
    blo/SLL/other Seraleyɔn kɩleyɔn (1964—2022)
    blo/SLL/zero baa Seraleyɔn kaleyɔn (1964—2022)
    blo/SOS/one Somalii kashílè
    blo/SOS/other Somalii kɩshílè
    blo/SOS/zero baa Somalii kashílè
    blo/SRD/one Surinam kaɖala
    blo/SRD/other Surinam kɩɖala
    blo/SRD/zero baa Surinam kaɖala
    blo/SSP/one Suɖaŋ gʊnyɩsonolaŋ kapɔŋ
    blo/SSP/other Suɖaŋ gʊnyɩsonolaŋ kɩpɔŋ
    blo/SSP/zero baa Suɖaŋ gʊnyɩsonolaŋ kapɔŋ
    blo/STN/one Saotomee kaɖobra
    blo/STN/other Saotomee kɩɖobra
    blo/STN/zero baa Saotomee kaɖobra
    blo/SYP/one Sirii kapɔŋ
    blo/SYP/other Sirii kɩpɔŋ
    blo/SYP/zero baa Sirii kapɔŋ
    blo/SZL/one Sʊwasilanɖ kalilaŋgenii
    blo/SZL/other Sʊwasilanɖ kɩlilaŋgenii
    blo/SZL/zero baa Sʊwasilanɖ kalilaŋgenii
    blo/THB/one Taɩlanɖ kabaatɩ
    blo/THB/other Taɩlanɖ kɩbaatɩ
    blo/THB/zero baa Taɩlanɖ kabaatɩ
    blo/TJS/one Tajikistan kasomooni
    blo/TJS/other Tajikistan kɩsomooni
    blo/TJS/zero baa Tajikistan kasomooni
    blo/TMT/one Turkmenistan kamanaatɩ
    blo/TMT/other Turkmenistan kɩmanaatɩ
    blo/TMT/zero baa Turkmenistan kamanaatɩ
    blo/TND/one Tunisii kaɖinaa
    blo/TND/other Tunisii kɩɖinaa
    blo/TND/zero baa Tunisii kaɖinaa
    blo/TOP/one Tɔŋga kapaŋga
    blo/TOP/other Tɔŋga kɩpaŋga
    blo/TOP/zero baa Tɔŋga kapaŋga
    blo/TRY/one Turkii kalira
    blo/TRY/other Turkii kɩlira
    blo/TRY/zero baa Turkii kalira
    blo/TTD/one Triniɖaaɖ na Tobagoo kaɖala
    blo/TTD/other Triniɖaaɖ na Tobagoo kɩɖala
    blo/TTD/zero baa Triniɖaaɖ na Tobagoo kaɖala
    blo/TWD/one Taɩwan kaɖala afɔlɩ
    blo/TWD/other Taɩwan kɩɖala bafɔlɩ
    blo/TWD/zero baa Taɩwan kaɖala afɔlɩ
    blo/TZS/one Taŋsanii kashílè
    blo/TZS/other Taŋsanii kɩshílè
    blo/TZS/zero baa Taŋsanii kashílè
    blo/UAH/one Ikrɛɛn karifniya
    blo/UAH/other Ikrɛɛn kɩrifniya
    blo/UAH/zero baa Ikrɛɛn karifniya
    blo/UGX/one Uganɖaa kashílè
    blo/UGX/other Uganɖaa kɩshílè
    blo/UGX/zero baa Uganɖaa kashílè
    blo/USD/one Amalɩka kaɖala
    blo/USD/other Amalɩka kɩɖala
    blo/USD/zero baa Amalɩka kaɖala
    blo/UYU/one Uruguwee kapɛsoo
    blo/UYU/other Uruguwee kɩpɛsoo
    blo/UYU/zero baa Uruguwee kapɛsoo
    blo/UZS/one Usbeekistan kasɔm
    blo/UZS/other Usbeekistan kɩsɔm
    blo/UZS/zero baa Usbeekistan kasɔm
    blo/VES/one Fenesuwelaa kabolifar
    blo/VES/other Fenesuwelaa kɩbolifar
    blo/VES/zero baa Fenesuwelaa kabolifar
    blo/VND/one Fɛtnam kaɖɔŋgɩ
    blo/VND/other Fɛtnam kɩɖɔŋgɩ
    blo/VND/zero baa Fɛtnam kaɖɔŋgɩ
    blo/VUV/one Fanuwatu kafatu
    blo/VUV/other Fanuwatu kɩfatu
    blo/VUV/zero baa Fanuwatu kafatu
    blo/WST/one Samowa katala
    blo/WST/other Samowa kɩtala
    blo/WST/zero baa Samowa katala
    blo/XAF/one Garɩɖontǝna gɩcɩɩca kasɛɛfa
    blo/XAF/other Garɩɖontǝna gɩcɩɩca kɩsɛɛfa
    blo/XAF/zero baa Garɩɖontǝna gɩcɩɩca kasɛɛfa
    blo/XCD/one Karayiib gajakalaŋ kaɖala
    blo/XCD/other Karayiib gajakalaŋ kɩɖala
    blo/XCD/zero baa Karayiib gajakalaŋ kaɖala
    blo/XOF/one Garɩɖontǝna gɩteŋshilelaŋ kasɛɛfa
    blo/XOF/other Garɩɖontǝna gɩteŋshilelaŋ kɩsɛɛfa
    blo/XOF/zero baa Garɩɖontǝna gɩteŋshilelaŋ kasɛɛfa
    blo/XPF/one Polinesiya Gafɔntǝna kaja kafaraŋ
    blo/XPF/other Polinesiya Gafɔntǝna kaja kɩfaraŋ
    blo/XPF/zero baa Polinesiya Gafɔntǝna kaja kafaraŋ
    blo/YER/one Yemɛn kariyal
    blo/YER/other Yemɛn kɩriyal
    blo/YER/zero baa Yemɛn kariyal
    blo/ZAR/one Sautafrika karanɖɩ
    blo/ZAR/other Sautafrika kɩranɖɩ
    blo/ZAR/zero baa Sautafrika karanɖɩ
    blo/ZMW/one Sambii kakʊwaasha
    blo/ZMW/other Sambii kɩkʊwaasha
    blo/ZMW/zero baa Sambii kakʊwaasha
    bn/BGN/one বুলগেরীয় লেভ
    bn/BGN/other বুলগেরীয় লেভা
    bn/DKK/one ড্যানিশ ক্রোন
    bn/DKK/other ড্যানিশ ক্রৌন
    bn/INR/other ভারতীয় টাকা
    bn/ISK/one আইসল্যান্ডীয় ক্রোনা
    bn/ISK/other আইসল্যান্ড ক্রৌন
    bn/NOK/one নরওয়েজিয়ান ক্রোন
    bn/NOK/other নরওয়েজিয়ান ক্রোনার
    br/AED/many a zirhamoù EAU
    br/AED/two zirham EAU
    br/AFN/many a afghanioù Afghanistan
    br/ALL/many a lekoù Albania
    br/AMD/many a zramoù Armenia
    br/AMD/two zram Armenia
    br/ANG/many a florinoù Antilhez
    br/AOA/few cʼhwanza Angola
    br/AOA/many a gwanzaoù Angola
    br/AOA/one cʼhwanza Angola
    br/AOA/two gwanza Angola
    br/ARM/few feso Arcʼhantina (1881–1970)
    br/ARM/many a besoioù Arcʼhantina (1881–1970)
    br/ARM/two beso Arcʼhantina (1881–1970)
    br/ARS/few feso Arcʼhantina
    br/ARS/many a pesoioù Arcʼhantina
    br/ARS/two beso Arcʼhantina
    br/AUD/many a zollaroù Aostralia
    br/AUD/two zollar Aostralia
    br/AWG/many a florinoù Aruba
    br/AZN/many a vanatoù Azerbaidjan
    br/AZN/two vanat Azerbaidjan
    br/BAM/many a varkoù kemmadus Bosnia ha Herzegovina
    br/BAM/two vark kemmadus Bosnia ha Herzegovina
    br/BAN/many a zinaroù nevez Bosnia ha Herzegovina (1994–1997)
    br/BAN/two zinar nevez Bosnia ha Herzegovina (1994–1997)
    br/BBD/many a zollaroù Barbados
    br/BBD/two zollar Barbados
    br/BDT/few zaka Bangladesh
    br/BDT/many a dakaoù Bangladesh
    br/BDT/two daka Bangladesh
    br/BGM/many a levoù sokialour Bulgaria
    br/BGN/many a levoù Bulgaria
    br/BGO/many a levoù Bulgaria (1879–1952)
    br/BHD/many a zinaroù Bahrein
    br/BHD/two zinar Bahrein
    br/BIF/many a lurioù Burundi
    br/BMD/many a zollaroù Bermuda
    br/BMD/two zollar Bermuda
    br/BND/many a zollaroù Brunei
    br/BND/two zollar Brunei
    br/BOB/many a volivianoioù Bolivia
    br/BOB/two voliviano Bolivia
    br/BOL/many a volivianoioù Bolivia (1863–1963)
    br/BOL/two voliviano Bolivia (1863–1963)
    br/BRL/many a realioù Brazil
    br/BSD/many a zollaroù Bahamas
    br/BSD/two zollar Bahamas
    br/BTN/many a ngultrumoù Bhoutan
    br/BWP/few fula Botswana
    br/BWP/many a bulaoù Botswana
    br/BWP/two bula Botswana
    br/BYN/many a roubloù Belarus
    br/BZD/many a zollaroù Belize
    br/BZD/two zollar Belize
    br/CAD/many a zollaroù Kanada
    br/CAD/two zollar Kanada
    br/CDF/many a lurioù Kongo
    br/CHF/many a lurioù Suis
    br/CLE/many a escudoioù Chile
    br/CLP/few feso Chile
    br/CLP/many a besoioù Chile
    br/CLP/two beso Chile
    br/CNH/many a yuanoù Sina (diavaez)
    br/CNX/many a zollaroù Bank poblel Sina
    br/CNX/two zollar Bank poblel Sina
    br/CNY/many a yuanoù Sina
    br/COP/few feso Kolombia
    br/COP/many a besoioù Kolombia
    br/COP/two beso Kolombia
    br/CRC/few cʼholón Costa Rica
    br/CRC/many a golónoù Costa Rica
    br/CRC/one cʼholón Costa Rica
    br/CRC/two golón Costa Rica
    br/CUC/few feso kemmadus Kuba
    br/CUC/many a besoioù kemmadus Kuba
    br/CUC/two beso gemmadus Kuba
    br/CUP/few feso Kuba
    br/CUP/many a besoioù Kuba
    br/CUP/two beso Kuba
    br/CVE/many a escudoioù Kab Glas
    br/CZK/few cʼhurunenn Tchek
    br/CZK/many a gurunennoù Tchek
    br/CZK/one gurunenn Tchek
    br/CZK/two gurunenn Tchek
    br/DJF/many a lurioù Djibouti
    br/DKK/few cʼhurunenn Danmark
    br/DKK/many a gurunennoù Danmark
    br/DKK/one gurunenn Danmark
    br/DKK/two gurunenn Danmark
    br/DOP/few feso Dominikan
    br/DOP/many a besoioù Dominikan
    br/DOP/two beso Dominikan
    br/DZD/many a zinaroù Aljeria
    br/DZD/two zinar Aljeria
    br/EGP/many a lurioù Egipt
    br/ERN/many a nakfaoù Eritrea
    br/ETB/many a virroù Etiopia
    br/ETB/two virr Etiopia
    br/EUR/many a euroioù
    br/FJD/many a zollaroù Fidji
    br/FJD/two zollar Fidji
    br/FKP/many a lurioù Inizi Falkland
    br/GBP/many a lurioù Breizh-Veur
    br/GEL/many a larioù Jorjia
    br/GIP/many a lurioù Jibraltar
    br/GMD/many a zalasioù Gambia
    br/GMD/two zalasi Gambia
    br/GNF/many a lurioù Ginea
    br/GTQ/few cʼhuetzal Guatemala
    br/GTQ/many a guetzaloù Guatemala
    br/GTQ/one cʼhuetzal Guatemala
    br/GTQ/two guetzal Guatemala
    br/GYD/many a zollaroù Guyana
    br/GYD/two zollar Guyana
    br/HKD/many a zollaroù Hong Kong
    br/HKD/two zollar Hong Kong
    br/HNL/many a lempiraoù Honduras
    br/HRK/few cʼhuna Kroatia
    br/HRK/many a gunaoù Kroatia
    br/HRK/one cʼhuna Kroatia
    br/HRK/two guna Kroatia
    br/HTG/many a cʼhourdeoù Haiti
    br/HTG/two cʼhourde Haiti
    br/HUF/many a forintoù Hungaria
    br/IDR/many a roupioù Indonezia
    br/INR/many a roupioù India
    br/IQD/many a zinaroù Iraq
    br/IQD/two zinar Iraq
    br/IRR/many a rialoù Iran
    br/ISK/few cʼhurunenn Island
    br/ISK/many a gurunennoù Island
    br/ISK/one gurunenn Island
    br/ISK/two gurunenn Island
    br/JMD/many a zollaroù Jamaika
    br/JMD/two zollar Jamaika
    br/JOD/many a zinaroù Jordania
    br/JOD/two zinar Jordania
    br/JPY/many a yenoù Japan
    br/KES/many a shillingoù Kenya
    br/KGS/many a somoù Kyrgyzstan
    br/KHR/many a rieloù Kambodja
    br/KMF/many a lurioù Komorez
    br/KPW/many a wonoù Korea an Norzh
    br/KRH/many a hwanoù Korea ar Su (1953–1962)
    br/KRO/many a wonoù Korea ar Su (1945–1953)
    br/KRW/many a wonoù Korea ar Su
    br/KWD/many a zinaroù Koweit
    br/KWD/two zinar Koweit
    br/KYD/many a zollaroù Inizi Cayman
    br/KYD/two zollar Inizi Cayman
    br/KZT/few zenge Kazakstan
    br/KZT/many a dengeoù Kazakstan
    br/KZT/two denge Kazakstan
    br/LAK/few cʼhip Laos
    br/LAK/many a gipoù Laos
    br/LAK/one cʼhip Laos
    br/LAK/two gip Laos
    br/LBP/many a lurioù Liban
    br/LKR/many a roupioù Sri Lanka
    br/LRD/many a zollaroù Liberia
    br/LRD/two zollar Liberia
    br/LSL/many a lotioù Lesotho
    br/LYD/many a zinaroù Libia
    br/LYD/two zinar Libia
    br/MAD/many a zirhamoù Maroko
    br/MAD/two zirham Maroko
    br/MAF/many a lurioù Maroko
    br/MCF/many a lurioù Monaco
    br/MGA/many a ariaryoù Madagaska
    br/MKD/many a zenaroù Makedonia
    br/MKD/two zenar Makedonia
    br/MKN/many a zenaroù Makedonia (1992–1993)
    br/MKN/two zenar Makedonia (1992–1993)
    br/MMK/few cʼhyat Myanmar
    br/MMK/many a gyatoù Myanmar
    br/MMK/one cʼhyat Myanmar
    br/MMK/two gyat Myanmar
    br/MNT/few zugrik Mongolia
    br/MNT/many a dugrikoù Mongolia
    br/MNT/two dugrik Mongolia
    br/MOP/few fataca Macau
    br/MOP/many a batacaoù Macau
    br/MOP/two bataca Macau
    br/MRU/many a ouguiyaoù Maouritania
    br/MUR/many a roupioù Moris
    br/MVP/many a roupioù Maldivez
    br/MVR/many a rufiyaaoù Maldivez
    br/MWK/many a gwachaoù Malawi
    br/MWK/one cʼhwacha Malawi
    br/MWK/two gwacha Malawi
    br/MXN/few feso Mecʼhiko
    br/MXN/many a besoioù Mecʼhiko
    br/MXN/two beso Mecʼhiko
    br/MYR/many a ringgitoù Malaysia
    br/MZN/many a veticaloù Mozambik
    br/MZN/two vetical Mozambik
    br/NAD/many a zollaroù Namibia
    br/NAD/two zollar Namibia
    br/NGN/many a nairaoù Nigeria
    br/NIO/few cʼhordoba Nicaragua
    br/NIO/many a gordobaoù Nicaragua
    br/NIO/one cʼhordoba Nicaragua
    br/NIO/two gordoba Nicaragua
    br/NOK/few cʼhurunenn Norvegia
    br/NOK/many a gurunennoù Norvegia
    br/NOK/one gurunenn Norvegia
    br/NOK/two gurunenn Norvegia
    br/NPR/many a roupioù Nepal
    br/NZD/many a zollaroù Zeland-Nevez
    br/NZD/two zollar Zeland-Nevez
    br/OMR/many a rialoù Oman
    br/PAB/many a valboaoù Panamá
    br/PAB/two valboa Panamá
    br/PGK/few cʼhina Papoua Ginea-Nevez
    br/PGK/many a ginaoù Papoua Ginea-Nevez
    br/PGK/one cʼhina Papoua Ginea-Nevez
    br/PGK/two gina Papoua Ginea-Nevez
    br/PHP/few feso Filipinez
    br/PHP/many a besoioù Filipinez
    br/PHP/two beso Filipinez
    br/PKR/many a roupioù Pakistan
    br/PLN/many a zlotyoù Polonia
    br/PYG/many a uaranioù Paraguay
    br/PYG/two uarani Paraguay
    br/QAR/many a rialoù Qatar
    br/RSD/many a zinaroù Serbia
    br/RSD/two zinar Serbia
    br/RUB/many a roubloù Rusia
    br/RWF/many a lurioù Rwanda
    br/SAR/many a riyaloù Arabia Saoudat
    br/SBD/many a zollaroù Inizi Salomon
    br/SBD/two zollar Inizi Salomon
    br/SCR/many a roupioù Sechelez
    br/SDG/many a lurioù Soudan
    br/SEK/few cʼhurunenn Sveden
    br/SEK/many a gurunennoù Sveden
    br/SEK/one gurunenn Sveden
    br/SEK/two gurunenn Sveden
    br/SGD/many a zollaroù Singapour
    br/SGD/two zollar Singapour
    br/SHP/many a lurioù Saint-Helena
    br/SLE/many a leoneoù Sierra Leone
    br/SLL/many a leoneoù Sierra Leone (1964—2022)
    br/SOS/many a shillingoù Somalia
    br/SRD/many a zollaroù Surinam
    br/SRD/two zollar Surinam
    br/SSP/many a lurioù Susoudan
    br/STN/many a zobraoù São Tomé ha Príncipe
    br/STN/two zobra São Tomé ha Príncipe
    br/SYP/many a lurioù Siria
    br/SZL/many a lilangenioù Swaziland
    br/THB/many a vahtoù Thailand
    br/THB/two vaht Thailand
    br/TJS/many a somonioù Tadjikistan
    br/TMT/many a vanatoù Turkmenistan
    br/TMT/two vanat Turkmenistan
    br/TND/many a zinaroù Tunizia
    br/TND/two zinar Tunizia
    br/TOP/few faʻanga Tonga
    br/TOP/many a baʻangaoù Tonga
    br/TOP/two baʻanga Tonga
    br/TRY/many a lurioù Turkia
    br/TTD/many a zollaroù Trinidad ha Tobago
    br/TTD/two zollar Trinidad ha Tobago
    br/TWD/many a zollaroù nevez Taiwan
    br/TWD/two zollar nevez Taiwan
    br/TZS/many a shillingoù Tanzania
    br/UAH/many a hryvniaoù Ukraina
    br/UGX/many a shillingoù Ouganda
    br/USD/many a zollaroù SU
    br/USD/two zollar SU
    br/UYU/few feso Uruguay
    br/UYU/many a besoioù Uruguay
    br/UYU/two beso Uruguay
    br/UZS/many a somoù Ouzbekistan
    br/VEF/many a volivaroù Venezuela (2008–2018)
    br/VEF/two volivar Venezuela (2008–2018)
    br/VES/many a volivaroù Venezuela
    br/VES/two volivar Venezuela
    br/VND/many a zongoù Viêt Nam
    br/VND/two zong Viêt Nam
    br/VNN/many a zongoù Viêt Nam (1978–1985)
    br/VNN/two zong Viêt Nam (1978–1985)
    br/VUV/many a vatuoù Vanuatu
    br/WST/few zala Samoa
    br/WST/many a dalaoù Samoa
    br/WST/two dala Samoa
    br/XCD/many a zollaroù Karib ar reter
    br/XCD/two zollar Karib ar reter
    br/XFO/many a lurioù aour Frañs
    br/XFU/many a lurioù Unaniezh etrebroadel an hentoù-houarn
    br/XOF/few lur CFA BCEAO
    br/XOF/many a lurioù CFA BCEAO
    br/XOF/two lur CFA BCEAO
    br/XPF/many a lurioù CFP
    br/YER/many a rialoù Yemen
    br/YUR/many a zinaroù adreizhet Yougoslavia (1992–1993)
    br/YUR/two zinar adreizhet Yougoslavia (1992–1993)
    br/ZAR/many a randoù Suafrika
    br/ZMW/many a gwachaoù Zambia
    br/ZMW/one cʼhwacha Zambia
    br/ZMW/two gwacha Zambia
    brx/BMD/one बारमुडानि डलार
    brx/BMD/other बारमुडानि डलारफोर
    brx/BRL/one ब्राजिलनि रीयाल
    brx/BRL/other ब्राजिलनि रीयालफोर
    brx/CAD/one कानाडानि डलार
    brx/CAD/other कानाडानि डलारफोर
    brx/CRC/one क’स्टा रिका कल’न
    brx/GBP/one ब्रिटिश पाउण्ड
    brx/GBP/other ब्रिटिश पाउण्डफोर
    brx/GTQ/one गुआतेमाला क्वेत्जाल
    brx/MKD/one मेसेड’नियानि देनार
    brx/MKD/other मेसेड’नियानि देनारि
    brx/RUB/one रासियानि रूबल
    brx/RUB/other रासियानि रूबलफोर
    brx/SZL/one स्वाजी लीलांगेनी
    brx/SZL/other स्वाजी एमालांगेनी
    brx/USD/one इउ.एस डलार
    brx/USD/other इउ.एस डलारफोर
    bs/AED/one dirham (UAE)
    bs/AED/other dirhama (UAE)
    bs/AFN/few afganistanska afgana
    bs/AFN/one afganistanski afgan
    bs/AFN/other afganistanskih afgana
    bs/ALL/few albanska leka
    bs/ALL/one albanski lek
    bs/ALL/other albanskih leka
    bs/AMD/few armenska drama
    bs/AMD/one armenski dram
    bs/AMD/other armenskih drama
    bs/ANG/few holandskoantilska guldena
    bs/ANG/one holandskoantilski gulden
    bs/ANG/other holandskoantilskih guldena
    bs/AOA/few angolske kvanze
    bs/AOA/one angolska kvanza
    bs/AOA/other angolskih kvanzi
    bs/ARS/few argentinska pezosa
    bs/ARS/one argentinski pezos
    bs/ARS/other argentinskih pezosa
    bs/AUD/few australijska dolara
    bs/AUD/one australijski dolar
    bs/AUD/other australijskih dolara
    bs/AWG/few arubanska florina
    bs/AWG/one arubanski florin
    bs/AWG/other arubanskih florina
    bs/AZN/few azerbejdžanska manata
    bs/AZN/one azerbejdžanski manat
    bs/AZN/other azerbejdžanskih manata
    bs/BAM/few bosanskohercegovačke konvertibilne marke
    bs/BAM/one bosanskohercegovačka konvertibilna marka
    bs/BAM/other bosanskohercegovačkih konvertibilnih maraka
    bs/BAN/few bosanskohercegovački novi dinari
    bs/BAN/other bosanskohercegovački novi dinar
    bs/BBD/few barbadoska dolara
    bs/BBD/one barbadoski dolar
    bs/BBD/other barbadoskih dolara
    bs/BDT/few bangladeške take
    bs/BDT/one bangladeška taka
    bs/BDT/other bangladeških taka
    bs/BGM/few bugarska socijalistička leva
    bs/BGM/one bugarski socijalistički lev
    bs/BGM/other bugarskih socijalističkih leva
    bs/BGN/few bugarska leva
    bs/BGN/one bugarski lev
    bs/BGN/other bugarskih leva
    bs/BGO/few Bugarska leva (1879–1952)
    bs/BGO/one bugarski lev (1879–1952)
    bs/BGO/other Bugarskih leva (1879–1952)
    bs/BHD/few bahreinska dinara
    bs/BHD/one bahreinski dinar
    bs/BHD/other bahreinskih dinara
    bs/BIF/few burundska franka
    bs/BIF/one burundski franak
    bs/BIF/other burundskih franaka
    bs/BMD/few bermudska dolara
    bs/BMD/one bermudski dolar
    bs/BMD/other bermudskih dolara
    bs/BND/few brunejska dolara
    bs/BND/one brunejski dolar
    bs/BND/other brunejskih dolara
    bs/BOB/few bolivijska boliviana
    bs/BOB/one bolivijski boliviano
    bs/BOB/other bolivijskih boliviana
    bs/BOL/few bolivijska boliviana (1863–1963)
    bs/BOL/one bolivijski boliviano (1863–1963)
    bs/BOL/other bolivijskih boliviana (1863–1963)
    bs/BRL/few brazilska reala
    bs/BRL/one brazilski real
    bs/BRL/other brazilskih reala
    bs/BRZ/few brazilijska kruzeira (1942–1967)
    bs/BRZ/one brazilski kruzeiro (1942–1967)
    bs/BRZ/other brazilskih kruzeira (1942–1967)
    bs/BSD/few bahamska dolara
    bs/BSD/one bahamski dolar
    bs/BSD/other bahamskih dolara
    bs/BTN/few butanska ngultruma
    bs/BTN/one butanski ngultrum
    bs/BTN/other butanskih ngultruma
    bs/BWP/few bocvanske pule
    bs/BWP/one bocvanska pula
    bs/BWP/other bocvanskih pula
    bs/BYN/few bjeloruske rublje
    bs/BYN/one bjeloruska rublja
    bs/BYN/other bjeloruskih rubalja
    bs/BZD/few belizeanska dolara
    bs/BZD/one belizeanski dolar
    bs/BZD/other belizeanskih dolara
    bs/CAD/few kanadska dolara
    bs/CAD/one kanadski dolar
    bs/CAD/other kanadskih dolara
    bs/CDF/few kongoanska franka
    bs/CDF/one kongoanski franak
    bs/CDF/other kongoanskih franaka
    bs/CHF/few švicarska franka
    bs/CHF/one švicarski franak
    bs/CHF/other švicarskih franaka
    bs/CLE/few čileanska eskuda
    bs/CLE/one čileanski eskudo
    bs/CLE/other čileanskih eskuda
    bs/CLP/few čileanska pezosa
    bs/CLP/one čileanski pezos
    bs/CLP/other čileanskih pezosa
    bs/CNH/few kineska juana (izvanteritorijalni)
    bs/CNH/one kineski juan (izvanteritorijalni)
    bs/CNH/other kineskih juana (izvanteritorijalni)
    bs/CNX/one dolar kineske narodne banke
    bs/CNX/other dolara kineske narodne banke
    bs/CNY/few kineska juana
    bs/CNY/one kineski juan
    bs/CNY/other kineskih juana
    bs/COP/few kolumbijska pezosa
    bs/COP/one kolumbijski pezos
    bs/COP/other kolumbijskih pezosa
    bs/CRC/few kostarikanska kolona
    bs/CRC/one kostarikanski kolon
    bs/CRC/other kostarikanskih kolona
    bs/CUC/few kubanska konvertibilna pezosa
    bs/CUC/one kubanski konvertibilni pezos
    bs/CUC/other kubanskih konvertibilnih pezosa
    bs/CUP/few kubanska pezosa
    bs/CUP/one kubanski pezos
    bs/CUP/other kubanskih pezosa
    bs/CVE/few zelenortska eskuda
    bs/CVE/one zelenortski eskudo
    bs/CVE/other zelenortskih eskuda
    bs/CZK/few češke krune
    bs/CZK/one češka kruna
    bs/CZK/other čeških kruna
    bs/DJF/few džibutska franka
    bs/DJF/one džibutski franak
    bs/DJF/other džibutskih franaka
    bs/DKK/few danske krune
    bs/DKK/one danska kruna
    bs/DKK/other danskih kruna
    bs/DOP/few dominikanska pezosa
    bs/DOP/one dominikanski pezos
    bs/DOP/other dominikanskih pezosa
    bs/DZD/few alžirska dinara
    bs/DZD/one alžirski dinar
    bs/DZD/other alžirskih dinara
    bs/EGP/few egipatske funte
    bs/EGP/one egipatska funta
    bs/EGP/other egipatskih funti
    bs/ERN/few eritrejske nakfe
    bs/ERN/one eritrejska nakfa
    bs/ERN/other eritrejskih nakfi
    bs/ETB/few etiopska bira
    bs/ETB/one etiopski bir
    bs/ETB/other etiopskih bira
    bs/EUR/one euro
    bs/EUR/other eura
    bs/FJD/few fidžijska dolara
    bs/FJD/one fidžijski dolar
    bs/FJD/other fidžijskih dolara
    bs/FKP/few folklandske funte
    bs/FKP/one folklandska funta
    bs/FKP/other folklandskih funti
    bs/GBP/few britanske funte
    bs/GBP/one britanska funta
    bs/GBP/other britanskih funti
    bs/GEL/few gruzijska larija
    bs/GEL/one gruzijski lari
    bs/GEL/other gruzijskih larija
    bs/GHS/few ganska cedija
    bs/GHS/one ganski cedi
    bs/GHS/other ganskih cedija
    bs/GIP/few gibraltarske funte
    bs/GIP/one gibraltarska funta
    bs/GIP/other gibraltarskih funti
    bs/GMD/few gambijska dalasija
    bs/GMD/one gambijski dalasi
    bs/GMD/other gambijskih dalasija
    bs/GNF/few gvinejska franka
    bs/GNF/one gvinejski franak
    bs/GNF/other gvinejskih franaka
    bs/GTQ/few gvatemalska kecala
    bs/GTQ/one gvatemalski kecal
    bs/GTQ/other gvatemalskih kecala
    bs/GYD/few gvajanska dolara
    bs/GYD/one gvajanski dolar
    bs/GYD/other gvajanskih dolara
    bs/HKD/few hongkonška dolara
    bs/HKD/one hongkonški dolar
    bs/HKD/other hongkonških dolara
    bs/HNL/few honduraške lempire
    bs/HNL/one honduraška lempira
    bs/HNL/other honduraških lempira
    bs/HRK/few hrvatske kune
    bs/HRK/one hrvatska kuna
    bs/HRK/other hrvatskih kuna
    bs/HTG/few haićanska gurda
    bs/HTG/one haićanski gurd
    bs/HTG/other haićanskih gurda
    bs/HUF/few mađarske forinte
    bs/HUF/one mađarska forinta
    bs/HUF/other mađarskih forinti
    bs/IDR/few indonežanske rupije
    bs/IDR/one indonežanska rupija
    bs/IDR/other indonežanskih rupija
    bs/ILS/few izraelska nova šekela
    bs/ILS/one izraelski novi šekel
    bs/ILS/other izraelskih novih šekela
    bs/INR/few indijske rupije
    bs/INR/one indijska rupija
    bs/INR/other indijskih rupija
    bs/IQD/few iračka dinara
    bs/IQD/one irački dinar
    bs/IQD/other iračkih dinara
    bs/IRR/few iranska rijala
    bs/IRR/one iranski rijal
    bs/IRR/other iranskih rijala
    bs/ISK/few islandske krune
    bs/ISK/one islandska kruna
    bs/ISK/other islandskih kruna
    bs/JMD/few jamajčanska dolara
    bs/JMD/one jamajčanski dolar
    bs/JMD/other jamajčanskih dolara
    bs/JOD/few jordanska dinara
    bs/JOD/one jordanski dinar
    bs/JOD/other jordanskih dinara
    bs/JPY/few japanska jena
    bs/JPY/one japanski jen
    bs/JPY/other japanskih jena
    bs/KES/few kenijska šilinga
    bs/KES/one kenijski šiling
    bs/KES/other kenijskih šilinga
    bs/KGS/few kirgistanska soma
    bs/KGS/one kirgistanski som
    bs/KGS/other kirgistanskih soma
    bs/KHR/few kambodžanska rijela
    bs/KHR/one kambodžanski rijel
    bs/KHR/other kambodžanskih rijela
    bs/KMF/few komorska franka
    bs/KMF/one komorski franak
    bs/KMF/other komorskih franaka
    bs/KPW/few sjevernokorejska vona
    bs/KPW/one sjevernokorejski von
    bs/KPW/other sjevernokorejskih vona
    bs/KRH/few južno-korejska hvana (1953–1962)
    bs/KRH/one južno-korejski hvan (1953–1962)
    bs/KRH/other južno-korejski hvana (1953–1962)
    bs/KRO/few južno-korejska vona (1945–1953)
    bs/KRO/other južno-korejski von (1945–1953)
    bs/KRW/few južnokorejska vona
    bs/KRW/one južnokorejski von
    bs/KRW/other južnokorejskih vona
    bs/KWD/few kuvajtska dinara
    bs/KWD/one kuvajtski dinar
    bs/KWD/other kuvajtskih dinara
    bs/KYD/few kajmanska dolara
    bs/KYD/one kajmanski dolar
    bs/KYD/other kajmanskih dolara
    bs/KZT/few kazahstanska tenga
    bs/KZT/one kazahstanski tenge
    bs/KZT/other kazahstanskih tenga
    bs/LAK/few laoska kipa
    bs/LAK/one laoski kip
    bs/LAK/other laoskih kipa
    bs/LBP/few libanske funte
    bs/LBP/one libanska funta
    bs/LBP/other libanskih funti
    bs/LKR/few šrilankanske rupije
    bs/LKR/one šrilankanska rupija
    bs/LKR/other šrilankanskih rupija
    bs/LRD/few liberijska dolara
    bs/LRD/one liberijski dolar
    bs/LRD/other liberijskih dolara
    bs/LSL/few lesotska lotisa
    bs/LSL/one lesotski lotis
    bs/LSL/other lesotskih lotisa
    bs/LYD/few libijska dinara
    bs/LYD/one libijski dinar
    bs/LYD/other libijskih dinara
    bs/MAD/few marokanska dirhama
    bs/MAD/one marokanski dirham
    bs/MAD/other marokanskih dirhama
    bs/MAF/few marokanska franka
    bs/MAF/other marokanski franak
    bs/MCF/few monegaskaška franka
    bs/MCF/one monegaskaški franak
    bs/MCF/other monegaskaških franaka
    bs/MDC/few moldovanska kupona
    bs/MDC/one moldovanski kupon
    bs/MDC/other moldovanskih kupona
    bs/MDL/few moldavska leja
    bs/MDL/one moldavski lej
    bs/MDL/other moldavskih leja
    bs/MGA/few malagaška arijarija
    bs/MGA/one malagaški arijari
    bs/MGA/other malagaških arijarija
    bs/MKD/few makedonska denara
    bs/MKD/one makedonski denar
    bs/MKD/other makedonskih denara
    bs/MKN/few makedonska denara (1992–1993)
    bs/MKN/one makedonski denar (1992–1993)
    bs/MKN/other makedonskih dinara (1992–1993)
    bs/MMK/few mijanmarska kjata
    bs/MMK/one mijanmarski kjat
    bs/MMK/other mijanmarskih kjata
    bs/MNT/few mongolska tugrika
    bs/MNT/one mongolski tugrik
    bs/MNT/other mongolskih tugrika
    bs/MOP/few makaonske patake
    bs/MOP/one makaonska pataka
    bs/MOP/other makaonskih pataka
    bs/MRU/few mauritanijske ugvije
    bs/MRU/one mauritanijska ugvija
    bs/MRU/other mauritanijskih ugvija
    bs/MUR/few mauricijske rupije
    bs/MUR/one mauricijska rupija
    bs/MUR/other mauricijskih rupija
    bs/MVR/few maldivske rufije
    bs/MVR/one maldivska rufija
    bs/MVR/other maldivskih rufija
    bs/MWK/few malavijske kvače
    bs/MWK/one malavijska kvača
    bs/MWK/other malavijskih kvača
    bs/MXN/few meksička pezosa
    bs/MXN/one meksički pezos
    bs/MXN/other meksičkih pezosa
    bs/MYR/few malezijska ringita
    bs/MYR/one malezijski ringit
    bs/MYR/other malezijskih ringita
    bs/MZN/few mozambijska metikala
    bs/MZN/one mozambijski metikal
    bs/MZN/other mozambijskih metikala
    bs/NAD/few namibijska dolara
    bs/NAD/one namibijski dolar
    bs/NAD/other namibijskih dolara
    bs/NGN/few nigerijske naire
    bs/NGN/one nigerijska naira
    bs/NGN/other nigerijskih naira
    bs/NIO/few nikaragvanske kordobe
    bs/NIO/one nikaragvanska kordoba
    bs/NIO/other nikaragvanskih kordoba
    bs/NOK/few norveške krune
    bs/NOK/one norveška kruna
    bs/NOK/other norveških kruna
    bs/NPR/few nepalske rupije
    bs/NPR/one nepalska rupija
    bs/NPR/other nepalskih rupija
    bs/NZD/few novozelandska dolara
    bs/NZD/one novozelandski dolar
    bs/NZD/other novozelandskih dolara
    bs/OMR/few omanska rijala
    bs/OMR/one omanski rijal
    bs/OMR/other omanskih rijala
    bs/PAB/few panamske balboe
    bs/PAB/one panamska balboa
    bs/PAB/other panamskih balboa
    bs/PEN/few peruanska sola
    bs/PEN/one peruanski sol
    bs/PEN/other peruanskih sola
    bs/PGK/few kine Papue Nove Gvineje
    bs/PGK/other kina Papue Nove Gvineje
    bs/PHP/few filipinska pezosa
    bs/PHP/one filipinski pezos
    bs/PHP/other filipinskih pezosa
    bs/PKR/few pakistanske rupije
    bs/PKR/one pakistanska rupija
    bs/PKR/other pakistanskih rupija
    bs/PLN/few poljska zlota
    bs/PLN/one poljski zlot
    bs/PLN/other poljskih zlota
    bs/PYG/few paragvajska gvaranija
    bs/PYG/one paragvajski gvarani
    bs/PYG/other paragvajskih gvaranija
    bs/QAR/few katarska rijala
    bs/QAR/one katarski rijal
    bs/QAR/other katarskih rijala
    bs/RON/few rumunska leja
    bs/RON/one rumunski lej
    bs/RON/other rumunskih leja
    bs/RSD/few srpska dinara
    bs/RSD/one srpski dinar
    bs/RSD/other srpskih dinara
    bs/RUB/few ruske rublje
    bs/RUB/one ruska rublja
    bs/RUB/other ruskih rubalja
    bs/RWF/few ruandska franka
    bs/RWF/one ruandski franak
    bs/RWF/other ruandskih franaka
    bs/SAR/few saudijska rijala
    bs/SAR/one saudijski rijal
    bs/SAR/other saudijskih rijala
    bs/SBD/few solomonska dolara
    bs/SBD/one solomonski dolar
    bs/SBD/other solomonskih dolara
    bs/SCR/few sejšelske rupije
    bs/SCR/one sejšelska rupija
    bs/SCR/other sejšelskih rupija
    bs/SDG/few sudanske funte
    bs/SDG/one sudanska funta
    bs/SDG/other sudanskih funti
    bs/SEK/few švedske krune
    bs/SEK/one švedska kruna
    bs/SEK/other švedskih kruna
    bs/SGD/few singapurska dolara
    bs/SGD/one singapurski dolar
    bs/SGD/other singapurskih dolara
    bs/SHP/few svetohelenske funte
    bs/SHP/one svetohelenska funta
    bs/SHP/other svetohelenskih funti
    bs/SLE/few sijeraleonska leona
    bs/SLE/one sijeraleonski leone
    bs/SLE/other sijeraleonskih leona
    bs/SLL/few sijeraleonska leona (1964—2022)
    bs/SLL/one sijeraleonski leone (1964—2022)
    bs/SLL/other sijeraleonskih leona (1964—2022)
    bs/SOS/few somalska šilinga
    bs/SOS/one somalski šiling
    bs/SOS/other somalskih šilinga
    bs/SRD/few surinamska dolara
    bs/SRD/one surinamski dolar
    bs/SRD/other surinamskih dolara
    bs/SSP/few južnosudanske funte
    bs/SSP/one južnosudanska funta
    bs/SSP/other južnosudanskih funti
    bs/STN/few dobre Sao Toma i Principa
    bs/STN/one dobra Sao Toma i Principa
    bs/STN/other dobri Sao Toma i Principa
    bs/SYP/few sirijske funte
    bs/SYP/one sirijska funta
    bs/SYP/other sirijskih funti
    bs/SZL/few svazilendska lilangena
    bs/SZL/one svazilendski lilangeni
    bs/SZL/other svazilendskih lilangena
    bs/THB/few tajlandska bahta
    bs/THB/one tajlandski baht
    bs/THB/other tajlandskih bahta
    bs/TJS/few tadžikistanska somonija
    bs/TJS/one tadžikistanski somoni
    bs/TJS/other tadžikistanskih somonija
    bs/TMT/few turkmenistanska manata
    bs/TMT/one turkmenistanski manat
    bs/TMT/other turkmenistanskih manata
    bs/TND/few tuniška dinara
    bs/TND/one tuniški dinar
    bs/TND/other tuniških dinara
    bs/TOP/few tonganske pange
    bs/TOP/one tonganska panga
    bs/TOP/other tonganskih panga
    bs/TRY/few turske lire
    bs/TRY/one turska lira
    bs/TRY/other turskih lira
    bs/TTD/few trinidadtobaška dolara
    bs/TTD/one trinidadtobaški dolar
    bs/TTD/other trinidadtobaških dolara
    bs/TWD/few nova tajvanska dolara
    bs/TWD/one novi tajvanski dolar
    bs/TWD/other novih tajvanskih dolara
    bs/TZS/few tanzanijska šilinga
    bs/TZS/one tanzanijski šiling
    bs/TZS/other tanzanijskih šilinga
    bs/UAH/few ukrajinske hrivnje
    bs/UAH/one ukrajinska hrivnja
    bs/UAH/other ukrajinskih hrivnji
    bs/UGX/few ugandska šilinga
    bs/UGX/one ugandski šiling
    bs/UGX/other ugandskih šilinga
    bs/USD/few američka dolara
    bs/USD/one američki dolar
    bs/USD/other američkih dolara
    bs/UYU/few urugvajska pezosa
    bs/UYU/one urugvajski pezos
    bs/UYU/other urugvajskih pezosa
    bs/UZS/few uzbekistanska soma
    bs/UZS/one uzbekistanski som
    bs/UZS/other uzbekistanskih soma
    bs/VEF/few venecuelanska bolivara (2008–2018)
    bs/VEF/one venecuelanski bolivar (2008–2018)
    bs/VEF/other venecuelanskih bolivara (2008–2018)
    bs/VES/few venecuelanska bolivara
    bs/VES/one venecuelanski bolivar
    bs/VES/other venecuelanskih bolivara
    bs/VND/few vijetnamska donga
    bs/VND/one vijetnamski dong
    bs/VND/other vijetnamskih donga
    bs/VNN/few vijetnamska donga (1978–1985)
    bs/VNN/other vijetnamski dong (1978–1985)
    bs/VUV/few vanuatska vatua
    bs/VUV/one vanuatski vatu
    bs/VUV/other vanuatskih vatua
    bs/WST/few samoanske tale
    bs/WST/one samoanska tala
    bs/WST/other samoanskih tala
    bs/XAF/few centralnoafrička franka (CFA)
    bs/XAF/one centralnoafrički franak (CFA)
    bs/XAF/other centralnoafričkih franaka (CFA)
    bs/XCD/few istočnokaripska dolara
    bs/XCD/one istočnokaripski dolar
    bs/XCD/other istočnokaripskih dolara
    bs/XFO/few francuska zlatna franka
    bs/XFO/one francuski zlatni franak
    bs/XFO/other francuskih zlatnih franaka
    bs/XFU/few francuska UIC-franka
    bs/XFU/one francuski UIC-franak
    bs/XFU/other francuskih UIC-franaka
    bs/XOF/few zapadnoafrička franka (CFA)
    bs/XOF/one zapadnoafrički franak (CFA)
    bs/XOF/other zapadnoafričkih franaka (CFA)
    bs/XPF/few franka (CFP)
    bs/XPF/one franak (CFP)
    bs/XPF/other franaka (CFP)
    bs/XRE/few RINET fonda
    bs/XRE/one RINET fond
    bs/XRE/other RINET fondova
    bs/YER/few jemenska rijala
    bs/YER/one jemenski rijal
    bs/YER/other jemenskih rijala
    bs/YUR/few jugoslovenska reformirana dinara
    bs/YUR/one jugoslovenski reformirani dinar
    bs/YUR/other jugoslovenskih reformiranih dinara
    bs/ZAR/few južnoafrička randa
    bs/ZAR/one južnoafrički rand
    bs/ZAR/other južnoafričkih randa
    bs/ZMW/few zambijske kvače
    bs/ZMW/one zambijska kvača
    bs/ZMW/other zambijskih kvača
    bs_Cyrl/AED/one УАЕ дирхам
    bs_Cyrl/AED/other УАЕ дирхама
    bs_Cyrl/AFN/few афганистанска афганија
    bs_Cyrl/AFN/one афганистански афгани
    bs_Cyrl/AFN/other афганистанских афганија
    bs_Cyrl/ALL/few албанска лека
    bs_Cyrl/ALL/one албански лек
    bs_Cyrl/ALL/other албанских лека
    bs_Cyrl/AMD/few арменска драма
    bs_Cyrl/AMD/one арменски драм
    bs_Cyrl/AMD/other арменских драма
    bs_Cyrl/ANG/few холандско-антилска гилдера
    bs_Cyrl/ANG/one холандско-антилски гилдер
    bs_Cyrl/ANG/other холандско-антилских гилдера
    bs_Cyrl/AOA/few анголске кванзе
    bs_Cyrl/AOA/one анголска кванза
    bs_Cyrl/AOA/other анголских кванзи
    bs_Cyrl/ARS/few аргентинска пезоса
    bs_Cyrl/ARS/one аргентински пезос
    bs_Cyrl/ARS/other аргентинских пезоса
    bs_Cyrl/AUD/few аустралијска долара
    bs_Cyrl/AUD/one аустралијски долар
    bs_Cyrl/AUD/other аустралијских долара
    bs_Cyrl/AWG/few арубанска флорина
    bs_Cyrl/AWG/one арубански флорин
    bs_Cyrl/AWG/other арубанских флорина
    bs_Cyrl/AZN/few азербејџанска маната
    bs_Cyrl/AZN/one азербејџански манат
    bs_Cyrl/AZN/other азербејџанских маната
    bs_Cyrl/BAM/few босанско-херцеговачке конвертибилне марке
    bs_Cyrl/BAM/one босанско-херцеговачка конвертибилна марка
    bs_Cyrl/BAM/other босанско-херцеговачких конвертибилних марака
    bs_Cyrl/BBD/few барбадоска долара
    bs_Cyrl/BBD/one барбадоски долар
    bs_Cyrl/BBD/other барбадоских долара
    bs_Cyrl/BDT/few бангладешке таке
    bs_Cyrl/BDT/one бангладешка така
    bs_Cyrl/BDT/other бангладешких така
    bs_Cyrl/BGN/few бугарска лева
    bs_Cyrl/BGN/one бугарски лев
    bs_Cyrl/BGN/other бугарских лева
    bs_Cyrl/BHD/few бахреинска динара
    bs_Cyrl/BHD/one бахреински динар
    bs_Cyrl/BHD/other бахреинских динара
    bs_Cyrl/BIF/few бурундска франка
    bs_Cyrl/BIF/one бурундски франак
    bs_Cyrl/BIF/other бурундских франака
    bs_Cyrl/BMD/few бермудска долара
    bs_Cyrl/BMD/one бермудски долар
    bs_Cyrl/BMD/other бермудских долара
    bs_Cyrl/BND/few брунејска долара
    bs_Cyrl/BND/one брунејски долар
    bs_Cyrl/BND/other брунејских долара
    bs_Cyrl/BOB/few боливијска боливиана
    bs_Cyrl/BOB/one боливијски боливиано
    bs_Cyrl/BOB/other боливијских боливиана
    bs_Cyrl/BRL/few бразилска реала
    bs_Cyrl/BRL/one бразилски реал
    bs_Cyrl/BRL/other бразилских реала
    bs_Cyrl/BSD/few бахамска долара
    bs_Cyrl/BSD/one бахамски долар
    bs_Cyrl/BSD/other бахамских долара
    bs_Cyrl/BTN/few бутанска нгултрума
    bs_Cyrl/BTN/one бутански нгултрум
    bs_Cyrl/BTN/other бутанских нгултрума
    bs_Cyrl/BWP/few боцванске пуле
    bs_Cyrl/BWP/one боцванска пула
    bs_Cyrl/BWP/other боцванских пула
    bs_Cyrl/BYN/few белоруске рубље
    bs_Cyrl/BYN/one белоруска рубља
    bs_Cyrl/BYN/other белоруских рубаља
    bs_Cyrl/BZD/few белизеанска долара
    bs_Cyrl/BZD/one белизеански долар
    bs_Cyrl/BZD/other белизеанских долара
    bs_Cyrl/CAD/few канадска долара
    bs_Cyrl/CAD/one канадски долар
    bs_Cyrl/CAD/other канадских долара
    bs_Cyrl/CDF/few конгоанска франка
    bs_Cyrl/CDF/one конгоански франак
    bs_Cyrl/CDF/other конгоанских франака
    bs_Cyrl/CHF/few швајцарска франка
    bs_Cyrl/CHF/one швајцарски франак
    bs_Cyrl/CHF/other швајцарских франака
    bs_Cyrl/CLP/few чилеанска пезоса
    bs_Cyrl/CLP/one чилеански пезос
    bs_Cyrl/CLP/other чилеанских пезоса
    bs_Cyrl/CNH/few кинеска јуана (острвска)
    bs_Cyrl/CNH/one кинески јуан (острвски)
    bs_Cyrl/CNH/other кинеских јуана (острвских)
    bs_Cyrl/CNY/few кинеска јуана
    bs_Cyrl/CNY/one кинески јуан
    bs_Cyrl/CNY/other кинеских јуана
    bs_Cyrl/COP/few колумбијска пезоса
    bs_Cyrl/COP/one колумбијски пезос
    bs_Cyrl/COP/other колумбијских пезоса
    bs_Cyrl/CRC/few костариканска колона
    bs_Cyrl/CRC/one костарикански колон
    bs_Cyrl/CRC/other костариканских колона
    bs_Cyrl/CUC/few кубанска конвертибилна пезоса
    bs_Cyrl/CUC/one кубански конвертибилни пезос
    bs_Cyrl/CUC/other кубанских конвертибилних пезоса
    bs_Cyrl/CUP/few кубанска пезоса
    bs_Cyrl/CUP/one кубански пезос
    bs_Cyrl/CUP/other кубанских пезоса
    bs_Cyrl/CVE/few зеленортска ескуда
    bs_Cyrl/CVE/one зеленортски ескудо
    bs_Cyrl/CVE/other зеленортских ескуда
    bs_Cyrl/CZK/few чешке круне
    bs_Cyrl/CZK/one чешка круна
    bs_Cyrl/CZK/other чешких круна
    bs_Cyrl/DJF/few џибутска франка
    bs_Cyrl/DJF/one џибутски франак
    bs_Cyrl/DJF/other џибутских франака
    bs_Cyrl/DKK/few данске круне
    bs_Cyrl/DKK/one данска круна
    bs_Cyrl/DKK/other данских круна
    bs_Cyrl/DOP/few доминиканска пезоса
    bs_Cyrl/DOP/one доминикански пезос
    bs_Cyrl/DOP/other доминиканских пезоса
    bs_Cyrl/DZD/few алжирска динара
    bs_Cyrl/DZD/one алжирски динар
    bs_Cyrl/DZD/other алжирских динара
    bs_Cyrl/EGP/few египатске фунте
    bs_Cyrl/EGP/one египатска фунта
    bs_Cyrl/EGP/other египатских фунти
    bs_Cyrl/ERN/few еритрејске накфе
    bs_Cyrl/ERN/one еритрејска накфа
    bs_Cyrl/ERN/other еритрејских накфи
    bs_Cyrl/ETB/few етиопијска бира
    bs_Cyrl/ETB/one етиопијски бир
    bs_Cyrl/ETB/other етиопијских бира
    bs_Cyrl/EUR/one евро
    bs_Cyrl/EUR/other евра
    bs_Cyrl/FJD/one фиџи долар
    bs_Cyrl/FJD/other фиџи долара
    bs_Cyrl/FKP/few фолкландске фунте
    bs_Cyrl/FKP/one фолкландска фунта
    bs_Cyrl/FKP/other фолкландских фунти
    bs_Cyrl/GBP/few британске фунте
    bs_Cyrl/GBP/one британска фунта
    bs_Cyrl/GBP/other британских фунти
    bs_Cyrl/GEL/few грузијска ларија
    bs_Cyrl/GEL/one грузијски лари
    bs_Cyrl/GEL/other грузијских ларија
    bs_Cyrl/GHS/few гански цедиа
    bs_Cyrl/GHS/one гански цеди
    bs_Cyrl/GHS/other ганских цедиа
    bs_Cyrl/GIP/few гибралтарске фунте
    bs_Cyrl/GIP/one гибралтарска фунта
    bs_Cyrl/GIP/other гибралтарских фунти
    bs_Cyrl/GMD/few гамбијска даласа
    bs_Cyrl/GMD/one гамбијски даласи
    bs_Cyrl/GMD/other гамбијских даласа
    bs_Cyrl/GNF/few гвинејска франка
    bs_Cyrl/GNF/one гвинејски франак
    bs_Cyrl/GNF/other гвинејских франака
    bs_Cyrl/GTQ/few гватемалска квецала
    bs_Cyrl/GTQ/one гватемалски квецал
    bs_Cyrl/GTQ/other гватемалских квецала
    bs_Cyrl/GYD/few гвајанска долара
    bs_Cyrl/GYD/one гвајански долар
    bs_Cyrl/GYD/other гвајанских долара
    bs_Cyrl/HKD/few хонгконшка долара
    bs_Cyrl/HKD/one хонгконшки долар
    bs_Cyrl/HKD/other хонгконшких долара
    bs_Cyrl/HNL/few хондурашка лемпира
    bs_Cyrl/HNL/one хондурашки лемпир
    bs_Cyrl/HNL/other хондурашких лемпира
    bs_Cyrl/HRK/few хрватске куне
    bs_Cyrl/HRK/one хрватска куна
    bs_Cyrl/HRK/other хрватских куна
    bs_Cyrl/HTG/few хаићанска гурда
    bs_Cyrl/HTG/one хаићански гурд
    bs_Cyrl/HTG/other хаићанских гурда
    bs_Cyrl/HUF/few мађарске форинте
    bs_Cyrl/HUF/one мађарска форинта
    bs_Cyrl/HUF/other мађарских форинти
    bs_Cyrl/IDR/few индонежанске рупије
    bs_Cyrl/IDR/one индонежанска рупија
    bs_Cyrl/IDR/other индонежанских рупија
    bs_Cyrl/ILS/few израелска нова шекела
    bs_Cyrl/ILS/one израелски нови шекел
    bs_Cyrl/ILS/other израелских нових шекела
    bs_Cyrl/INR/few индијске рупије
    bs_Cyrl/INR/one индијска рупија
    bs_Cyrl/INR/other индијских рупија
    bs_Cyrl/IQD/few ирачка динара
    bs_Cyrl/IQD/one ирачки динар
    bs_Cyrl/IQD/other ирачких динара
    bs_Cyrl/IRR/few иранска ријала
    bs_Cyrl/IRR/one ирански ријал
    bs_Cyrl/IRR/other иранских ријала
    bs_Cyrl/ISK/few исландске круне
    bs_Cyrl/ISK/one исландска круна
    bs_Cyrl/ISK/other исландских круна
    bs_Cyrl/JMD/few јамајска долара
    bs_Cyrl/JMD/one јамајски долар
    bs_Cyrl/JMD/other јамајских долара
    bs_Cyrl/JOD/few јорданска динара
    bs_Cyrl/JOD/one јордански динар
    bs_Cyrl/JOD/other јорданских динара
    bs_Cyrl/JPY/few јапанска јена
    bs_Cyrl/JPY/one јапански јен
    bs_Cyrl/JPY/other јапанских јена
    bs_Cyrl/KES/few кенијска шилинга
    bs_Cyrl/KES/one кенијски шилинг
    bs_Cyrl/KES/other кенијских шилинга
    bs_Cyrl/KGS/few киргистанска сома
    bs_Cyrl/KGS/one киргистански сом
    bs_Cyrl/KGS/other киргистанских сома
    bs_Cyrl/KHR/few камбоџанска ријела
    bs_Cyrl/KHR/one камбоџански ријел
    bs_Cyrl/KHR/other камбоџанских ријела
    bs_Cyrl/KMF/few коморска франка
    bs_Cyrl/KMF/one коморски франак
    bs_Cyrl/KMF/other коморских франака
    bs_Cyrl/KPW/few севернокорејска вона
    bs_Cyrl/KPW/one севернокорејски вон
    bs_Cyrl/KPW/other севернокорејских вона
    bs_Cyrl/KRW/few јужнокорејска вона
    bs_Cyrl/KRW/one јужнокорејски вон
    bs_Cyrl/KRW/other јужнокорејских вона
    bs_Cyrl/KWD/few кувајтска динара
    bs_Cyrl/KWD/one кувајтски динар
    bs_Cyrl/KWD/other кувајтских динара
    bs_Cyrl/KYD/few кајманска долара
    bs_Cyrl/KYD/one кајмански долар
    bs_Cyrl/KYD/other кајманских долара
    bs_Cyrl/KZT/few казахстанска тенга
    bs_Cyrl/KZT/one казахстански тенге
    bs_Cyrl/KZT/other казахстанских тенга
    bs_Cyrl/LAK/few лаоска кипа
    bs_Cyrl/LAK/one лаоски кип
    bs_Cyrl/LAK/other лаоских кипа
    bs_Cyrl/LBP/few либанске фунте
    bs_Cyrl/LBP/one либанска фунта
    bs_Cyrl/LBP/other либанских фунти
    bs_Cyrl/LKR/few шриланканске рупије
    bs_Cyrl/LKR/one шриланканска рупија
    bs_Cyrl/LKR/other шриланканских рупија
    bs_Cyrl/LRD/few либеријска долара
    bs_Cyrl/LRD/one либеријски долар
    bs_Cyrl/LRD/other либеријских долара
    bs_Cyrl/LSL/few лесотска лотиса
    bs_Cyrl/LSL/one лесотски лотис
    bs_Cyrl/LSL/other лесотских лотиса
    bs_Cyrl/LYD/few либијска динара
    bs_Cyrl/LYD/one либијски динар
    bs_Cyrl/LYD/other либијских динара
    bs_Cyrl/MAD/few мароканска дирхама
    bs_Cyrl/MAD/one марокански дирхам
    bs_Cyrl/MAD/other мароканских дирхама
    bs_Cyrl/MAF/few мароканска франка
    bs_Cyrl/MAF/one марокански франак
    bs_Cyrl/MAF/other мароканских франака
    bs_Cyrl/MDL/few молдавска леја
    bs_Cyrl/MDL/one молдавски леј
    bs_Cyrl/MDL/other молдавских леја
    bs_Cyrl/MGA/few мадагаскарска аријарија
    bs_Cyrl/MGA/one мадагаскарски аријари
    bs_Cyrl/MGA/other мадагаскарских аријарија
    bs_Cyrl/MKD/few македонска денара
    bs_Cyrl/MKD/one македонски денар
    bs_Cyrl/MKD/other македонских денара
    bs_Cyrl/MMK/few мијанмарска кјата
    bs_Cyrl/MMK/one мијанмарски кјат
    bs_Cyrl/MMK/other мијанмарских кјата
    bs_Cyrl/MNT/few монголска тугрика
    bs_Cyrl/MNT/one монголски тугрик
    bs_Cyrl/MNT/other монголских тугрика
    bs_Cyrl/MOP/few макаоске патаке
    bs_Cyrl/MOP/one макаоска патака
    bs_Cyrl/MOP/other макаоских патака
    bs_Cyrl/MRU/few мауританске огије
    bs_Cyrl/MRU/one мауританска огија
    bs_Cyrl/MRU/other мауританских огија
    bs_Cyrl/MUR/few маурицијске рупије
    bs_Cyrl/MUR/one маурицијска рупија
    bs_Cyrl/MUR/other маурицијских рупија
    bs_Cyrl/MVR/few малдивске руфије
    bs_Cyrl/MVR/one малдивска руфија
    bs_Cyrl/MVR/other малдивских руфија
    bs_Cyrl/MWK/few малавијске кваче
    bs_Cyrl/MWK/one малавијска квача
    bs_Cyrl/MWK/other малавијских квача
    bs_Cyrl/MXN/few мексичка пезоса
    bs_Cyrl/MXN/one мексички пезос
    bs_Cyrl/MXN/other мексичких пезоса
    bs_Cyrl/MYR/few малезијска рингита
    bs_Cyrl/MYR/one малезијски рингит
    bs_Cyrl/MYR/other малезијских рингита
    bs_Cyrl/MZN/few мозамбијска метикала
    bs_Cyrl/MZN/one мозамбијски метикал
    bs_Cyrl/MZN/other мозамбијских метикала
    bs_Cyrl/NAD/few намибијска долара
    bs_Cyrl/NAD/one намибијски долар
    bs_Cyrl/NAD/other намибијских долара
    bs_Cyrl/NGN/few нигеријске наире
    bs_Cyrl/NGN/one нигеријска наира
    bs_Cyrl/NGN/other нигеријских наира
    bs_Cyrl/NIO/few никарагванске златне кордобе
    bs_Cyrl/NIO/one никарагванска златна кордоба
    bs_Cyrl/NIO/other никарагванских златних кордоба
    bs_Cyrl/NOK/few норвешке круне
    bs_Cyrl/NOK/one норвешка круна
    bs_Cyrl/NOK/other норвешких круна
    bs_Cyrl/NPR/few непалске рупије
    bs_Cyrl/NPR/one непалска рупија
    bs_Cyrl/NPR/other непалских рупија
    bs_Cyrl/NZD/few новозеландска долара
    bs_Cyrl/NZD/one новозеландски долар
    bs_Cyrl/NZD/other новозеландских долара
    bs_Cyrl/OMR/few оманска ријала
    bs_Cyrl/OMR/one омански ријал
    bs_Cyrl/OMR/other оманских ријала
    bs_Cyrl/PAB/few панамске балбое
    bs_Cyrl/PAB/one панамска балбоа
    bs_Cyrl/PAB/other панамских балбоа
    bs_Cyrl/PEN/few перуанска сола
    bs_Cyrl/PEN/one перуански сол
    bs_Cyrl/PEN/other перуанских сола
    bs_Cyrl/PGK/few папуанске кине
    bs_Cyrl/PGK/one папуанска кина
    bs_Cyrl/PGK/other папуанских кина
    bs_Cyrl/PHP/few филипинска пезоса
    bs_Cyrl/PHP/one филипински пезос
    bs_Cyrl/PHP/other филипинских пезоса
    bs_Cyrl/PKR/few пакистанске рупије
    bs_Cyrl/PKR/one пакистанска рупија
    bs_Cyrl/PKR/other пакистанских рупија
    bs_Cyrl/PLN/few пољска злота
    bs_Cyrl/PLN/one пољски злот
    bs_Cyrl/PLN/other пољских злота
    bs_Cyrl/PYG/few парагвајска гваранија
    bs_Cyrl/PYG/one парагвајски гварани
    bs_Cyrl/PYG/other парагвајских гваранија
    bs_Cyrl/QAR/few катарска ријала
    bs_Cyrl/QAR/one катарски ријал
    bs_Cyrl/QAR/other катарских ријала
    bs_Cyrl/RON/few румунска леја
    bs_Cyrl/RON/one румунски леј
    bs_Cyrl/RON/other румунских леја
    bs_Cyrl/RSD/few српска динара
    bs_Cyrl/RSD/one српски динар
    bs_Cyrl/RSD/other српских динара
    bs_Cyrl/RUB/few руске рубље
    bs_Cyrl/RUB/one руска рубља
    bs_Cyrl/RUB/other руских рубљи
    bs_Cyrl/RWF/few руандска франка
    bs_Cyrl/RWF/one руандски франак
    bs_Cyrl/RWF/other руандских франака
    bs_Cyrl/SAR/few саудијска ријала
    bs_Cyrl/SAR/one саудијски ријал
    bs_Cyrl/SAR/other саудијских ријала
    bs_Cyrl/SBD/few соломонска долара
    bs_Cyrl/SBD/one соломонски долар
    bs_Cyrl/SBD/other соломонских долара
    bs_Cyrl/SCR/few сејшелске рупије
    bs_Cyrl/SCR/one сејшелска рупија
    bs_Cyrl/SCR/other сејшелских рупија
    bs_Cyrl/SDG/few суданске фунте
    bs_Cyrl/SDG/one суданска фунта
    bs_Cyrl/SDG/other суданских фунти
    bs_Cyrl/SEK/few шведске круне
    bs_Cyrl/SEK/one шведска круна
    bs_Cyrl/SEK/other шведских круна
    bs_Cyrl/SGD/few сингапурска долара
    bs_Cyrl/SGD/one сингапурски долар
    bs_Cyrl/SGD/other сингапурских долара
    bs_Cyrl/SHP/few Света Јелена фунте
    bs_Cyrl/SHP/one Света Јелена фунта
    bs_Cyrl/SHP/other Света Јелена фунти
    bs_Cyrl/SLE/few сијералеонска леона
    bs_Cyrl/SLE/one сијералеонски леоне
    bs_Cyrl/SLE/other сијералеонских леона
    bs_Cyrl/SLL/few сијералеонска леона (1964—2022)
    bs_Cyrl/SLL/one сијералеонски леоне (1964—2022)
    bs_Cyrl/SLL/other сијералеонских леона (1964—2022)
    bs_Cyrl/SOS/few сомалијска шилинга
    bs_Cyrl/SOS/one сомалијски шилинг
    bs_Cyrl/SOS/other сомалијских шилинга
    bs_Cyrl/SRD/few суринамска долара
    bs_Cyrl/SRD/one суринамски долар
    bs_Cyrl/SRD/other суринамских долара
    bs_Cyrl/SSP/few јужносуданске фунте
    bs_Cyrl/SSP/one јужносуданска фунта
    bs_Cyrl/SSP/other јужносуданских фунти
    bs_Cyrl/STN/few сао томе и принципе добра
    bs_Cyrl/STN/one сао томе и принципе добра
    bs_Cyrl/STN/other сао томе и принципе добри
    bs_Cyrl/SYP/few сиријске фунте
    bs_Cyrl/SYP/one сиријска фунта
    bs_Cyrl/SYP/other сиријских фунти
    bs_Cyrl/SZL/few свазилендска лилангенија
    bs_Cyrl/SZL/one свазилендски лилангени
    bs_Cyrl/SZL/other свазилендских лилангенија
    bs_Cyrl/THB/few тајска бахта
    bs_Cyrl/THB/one тајски бахт
    bs_Cyrl/THB/other тајских бахта
    bs_Cyrl/TJS/few таџикистанска сомонија
    bs_Cyrl/TJS/one таџикистански сомони
    bs_Cyrl/TJS/other таџикистанских сомонија
    bs_Cyrl/TMT/few туркменистанска маната
    bs_Cyrl/TMT/one туркменистански манат
    bs_Cyrl/TMT/other туркменистанских маната
    bs_Cyrl/TND/few туниска динара
    bs_Cyrl/TND/one туниски динар
    bs_Cyrl/TND/other туниских динара
    bs_Cyrl/TOP/few тонгоанске панге
    bs_Cyrl/TOP/one тонгоанска панга
    bs_Cyrl/TOP/other тонгоанских панги
    bs_Cyrl/TRY/few турске лире
    bs_Cyrl/TRY/one турска лира
    bs_Cyrl/TRY/other турских лира
    bs_Cyrl/TTD/few тринидад-тобагошка долара
    bs_Cyrl/TTD/one тринидад-тобагошки долар
    bs_Cyrl/TTD/other тринидад-тобагошких долара
    bs_Cyrl/TWD/few нова тајванска долара
    bs_Cyrl/TWD/one нови тајвански долар
    bs_Cyrl/TWD/other нових тајванских долара
    bs_Cyrl/TZS/few танзанијска шилинга
    bs_Cyrl/TZS/one танзанијски шилинг
    bs_Cyrl/TZS/other танзанијских шилинга
    bs_Cyrl/UAH/few украјинске хривње
    bs_Cyrl/UAH/one украјинска хривња
    bs_Cyrl/UAH/other украјинских хривњи
    bs_Cyrl/UGX/few угандска шилинга
    bs_Cyrl/UGX/one угандски шилинг
    bs_Cyrl/UGX/other угандских шилинга
    bs_Cyrl/USD/few америчка долара
    bs_Cyrl/USD/one амерички долар
    bs_Cyrl/USD/other америчких долара
    bs_Cyrl/UYU/few уругвајска пезоса
    bs_Cyrl/UYU/one уругвајски пезос
    bs_Cyrl/UYU/other уругвајских пезоса
    bs_Cyrl/UZS/few узбекистанска сома
    bs_Cyrl/UZS/one узбекистански сом
    bs_Cyrl/UZS/other узбекистанских сома
    bs_Cyrl/VEF/few венецуеланска боливара (2008–2018)
    bs_Cyrl/VEF/one венецуелански боливар (2008–2018)
    bs_Cyrl/VEF/other венецуеланских боливара (2008–2018)
    bs_Cyrl/VES/few венецуеланска боливара
    bs_Cyrl/VES/one венецуелански боливар
    bs_Cyrl/VES/other венецуеланских боливара
    bs_Cyrl/VND/few вијетнамска донга
    bs_Cyrl/VND/one вијетнамски донг
    bs_Cyrl/VND/other вијетнамских донга
    bs_Cyrl/VUV/few вануатска ватуа
    bs_Cyrl/VUV/one вануатски вату
    bs_Cyrl/VUV/other вануатских ватуа
    bs_Cyrl/WST/few самоанске тале
    bs_Cyrl/WST/one самоанска тала
    bs_Cyrl/WST/other самоанских тала
    bs_Cyrl/XAF/few CFA франка BEAC
    bs_Cyrl/XAF/one CFA франак BEAC
    bs_Cyrl/XAF/other CFA франака BEAC
    bs_Cyrl/XCD/few источно-карибска долара
    bs_Cyrl/XCD/one источно-карибски долар
    bs_Cyrl/XCD/other источно-карибских долара
    bs_Cyrl/XFO/few француска златна франка
    bs_Cyrl/XFO/one француски златни франак
    bs_Cyrl/XFO/other француских златних франака
    bs_Cyrl/XFU/few француска UIC-франка
    bs_Cyrl/XFU/one француски UIC-франак
    bs_Cyrl/XFU/other француских UIC-франака
    bs_Cyrl/XOF/few CFA франка BCEAO
    bs_Cyrl/XOF/one CFA франак BCEAO
    bs_Cyrl/XOF/other CFA франака BCEAO
    bs_Cyrl/XPF/few CFP франка
    bs_Cyrl/XPF/one CFP франак
    bs_Cyrl/XPF/other CFP франака
    bs_Cyrl/XRE/few RINET фонда
    bs_Cyrl/XRE/one RINET фонд
    bs_Cyrl/XRE/other RINET фондова
    bs_Cyrl/YER/few јеменска ријала
    bs_Cyrl/YER/one јеменски ријал
    bs_Cyrl/YER/other јеменских ријала
    bs_Cyrl/ZAR/few јужноафричка ранда
    bs_Cyrl/ZAR/one јужноафрички ранд
    bs_Cyrl/ZAR/other јужноафричких ранда
    bs_Cyrl/ZMW/few замбијске кваче
    bs_Cyrl/ZMW/one замбијска квача
    bs_Cyrl/ZMW/other замбијских квача
    ca/AED/one dírham dels Emirats Àrabs Units
    ca/AED/other dírhams dels Emirats Àrabs Units
    ca/AFN/one afgani afganès
    ca/AFN/other afganis afganesos
    ca/ALL/one lek
    ca/ALL/other lekë
    ca/AMD/one dram
    ca/AMD/other drams
    ca/ANG/one florí de les Antilles Neerlandeses
    ca/ANG/other florins de les Antilles Neerlandeses
    ca/AOA/one kwanza angolès
    ca/AOA/other kwanzas angolesos
    ca/ARL/one peso ley argentí (1970–1983)
    ca/ARL/other pesos ley argentins (1970–1983)
    ca/ARM/one peso argentí moneda nacional
    ca/ARM/other pesos argentins moneda nacional
    ca/ARS/one peso argentí
    ca/ARS/other pesos argentins
    ca/AUD/one dòlar australià
    ca/AUD/other dòlars australians
    ca/AWG/one florí d’Aruba
    ca/AWG/other florins d’Aruba
    ca/AZN/one manat azerbaidjanès
    ca/AZN/other manats azerbaidjanesos
    ca/BAM/one marc convertible de Bòsnia i Hercegovina
    ca/BAM/other marcs convertibles de Bòsnia i Hercegovina
    ca/BAN/one nou dinar de Bòsnia i Hercegovina (1994–1997)
    ca/BAN/other nous dinars de Bòsnia i Hercegovina (1994–1997)
    ca/BBD/one dòlar de Barbados
    ca/BBD/other dòlars de Barbados
    ca/BGM/one lev socialista búlgar
    ca/BGM/other leva socialistes búlgars
    ca/BGN/one lev
    ca/BGN/other leva
    ca/BGO/one lev búlgar (1879–1952)
    ca/BGO/other leva búlgars (1879–1952)
    ca/BHD/one dinar de Bahrain
    ca/BHD/other dinars de Bahrain
    ca/BIF/one franc de Burundi
    ca/BIF/other francs de Burundi
    ca/BMD/one dòlar de les Bermudes
    ca/BMD/other dòlars de les Bermudes
    ca/BND/one dòlar de Brunei
    ca/BND/other dòlars de Brunei
    ca/BOB/one bolivià
    ca/BOB/other bolivians
    ca/BOL/one boliviano bolivià (1863–1963)
    ca/BOL/other bolivianos bolivians (1863–1963)
    ca/BRL/one real brasiler
    ca/BRL/other reals brasilers
    ca/BRZ/one antic cruzeiro brasiler
    ca/BRZ/other antics cruzeiros brasilers
    ca/BSD/one dòlar de les Bahames
    ca/BSD/other dòlars de les Bahames
    ca/BTN/one ngultrum de Bhutan
    ca/BTN/other ngultrums de Bhutan
    ca/BWP/one pula de Botswana
    ca/BWP/other pules de Botswana
    ca/BYN/one ruble belarús
    ca/BYN/other rubles belarussos
    ca/BZD/one dòlar de Belize
    ca/BZD/other dòlars de Belize
    ca/CAD/one dòlar canadenc
    ca/CAD/other dòlars canadencs
    ca/CDF/one franc congolès
    ca/CDF/other francs congolesos
    ca/CHF/one franc suís
    ca/CHF/other francs suïssos
    ca/CLE/one escudo xilè
    ca/CLE/other escudos xilens
    ca/CLP/one peso xilè
    ca/CLP/other pesos xilens
    ca/CNH/one iuan xinès extracontinental
    ca/CNH/other iuans xinesos extracontinentals
    ca/CNY/one iuan
    ca/CNY/other iuans
    ca/COP/one peso colombià
    ca/COP/other pesos colombians
    ca/CRC/one colon costa-riqueny
    ca/CRC/other colons costa-riquenys
    ca/CUC/one peso convertible cubà
    ca/CUC/other pesos convertibles cubans
    ca/CUP/one peso cubà
    ca/CUP/other pesos cubans
    ca/CVE/one escut de Cap Verd
    ca/CVE/other escuts de Cap Verd
    ca/CZK/one corona txeca
    ca/CZK/other corones txeques
    ca/DJF/one franc de Djibouti
    ca/DJF/other francs de Djibouti
    ca/DKK/one corona danesa
    ca/DKK/other corones daneses
    ca/DOP/one peso dominicà
    ca/DOP/other pesos dominicans
    ca/DZD/one dinar algerià
    ca/DZD/other dinars algerians
    ca/EGP/one lliura egípcia
    ca/EGP/other lliures egípcies
    ca/ERN/one nakfa eritreu
    ca/ERN/other nakfes eritreus
    ca/ETB/one birr etíop
    ca/ETB/other birrs etíops
    ca/EUR/one euro
    ca/EUR/other euros
    ca/FJD/one dòlar fijià
    ca/FJD/other dòlars fijians
    ca/FKP/one lliura de les illes Malvines
    ca/FKP/other lliures de les illes Malvines
    ca/GBP/one lliura esterlina
    ca/GBP/other lliures esterlines
    ca/GEL/one lari
    ca/GEL/other laris
    ca/GHS/one cedi ghanès
    ca/GHS/other cedis ghanesos
    ca/GIP/one lliura de Gibraltar
    ca/GIP/other lliures de Gibraltar
    ca/GMD/one dalasi gambià
    ca/GMD/other dalasis gambians
    ca/GNF/one franc guineà
    ca/GNF/other francs guineans
    ca/GTQ/one quetzal
    ca/GTQ/other quetzals
    ca/GYD/one dòlar de Guyana
    ca/GYD/other dòlars de Guyana
    ca/HKD/one dòlar de Hong Kong
    ca/HKD/other dòlars de Hong Kong
    ca/HNL/one lempira
    ca/HNL/other lempires
    ca/HRK/one kuna
    ca/HRK/other kunes
    ca/HTG/one gourde
    ca/HTG/other gourdes
    ca/HUF/one fòrint
    ca/HUF/other fòrints
    ca/IDR/one rupia indonèsia
    ca/IDR/other rupies indonèsies
    ca/ILS/one nou xéquel israelià
    ca/ILS/other nous xéquels israelians
    ca/INR/one rupia índia
    ca/INR/other rupies índies
    ca/IQD/one dinar iraquià
    ca/IQD/other dinars iraquians
    ca/IRR/one rial iranià
    ca/IRR/other rials iranians
    ca/ISK/one corona islandesa
    ca/ISK/other corones islandeses
    ca/JMD/one dòlar jamaicà
    ca/JMD/other dòlars jamaicans
    ca/JOD/one dinar jordà
    ca/JOD/other dinars jordans
    ca/JPY/one ien
    ca/JPY/other iens
    ca/KES/one xíling kenyà
    ca/KES/other xílings kenyans
    ca/KGS/one som kirguís
    ca/KGS/other soms kirguisos
    ca/KHR/one riel cambodjà
    ca/KHR/other riels cambodjans
    ca/KMF/one franc de les Comores
    ca/KMF/other francs de les Comores
    ca/KPW/one won nord-coreà
    ca/KPW/other wons nord-coreans
    ca/KRH/one hwan sud-coreà
    ca/KRH/other hwans sud-coreans
    ca/KRO/one antic won sud-coreà
    ca/KRO/other antics wons sud-coreans
    ca/KRW/one won sud-coreà
    ca/KRW/other wons sud-coreans
    ca/KWD/one dinar kuwaitià
    ca/KWD/other dinars kuwaitians
    ca/KYD/one dòlar de les illes Caiman
    ca/KYD/other dòlars de les illes Caiman
    ca/KZT/one tenge
    ca/KZT/other tenges
    ca/LAK/one kip laosià
    ca/LAK/other kips laosians
    ca/LBP/one lliura libanesa
    ca/LBP/other lliures libaneses
    ca/LKR/one rupia de Sri Lanka
    ca/LKR/other rupies de Sri Lanka
    ca/LRD/one dòlar liberià
    ca/LRD/other dòlars liberians
    ca/LSL/one loti
    ca/LSL/other lotis
    ca/LYD/one dinar libi
    ca/LYD/other dinars libis
    ca/MAD/one dírham marroquí
    ca/MAD/other dírhams marroquins
    ca/MAF/one franc marroquí
    ca/MAF/other francs marroquins
    ca/MCF/one franc monegasc
    ca/MCF/other francs monegascos
    ca/MDC/one cupó moldau
    ca/MDC/other cupons moldaus
    ca/MDL/one leu moldau
    ca/MDL/other lei moldaus
    ca/MGA/one ariary malgaix
    ca/MGA/other ariarys malgaixos
    ca/MKD/one dinar macedoni
    ca/MKD/other dinars macedonis
    ca/MKN/one denar macedoni (1992–1993)
    ca/MKN/other denari macedonis (1992–1993)
    ca/MMK/one kyat de Myanmar
    ca/MMK/other kyats de Myanmar
    ca/MNT/one tögrög mongol
    ca/MNT/other tögrögs mongols
    ca/MOP/one pataca de Macau
    ca/MOP/other pataques de Macau
    ca/MRU/one ouguiya maurità
    ca/MRU/other ouguiyas mauritans
    ca/MUR/one rupia mauriciana
    ca/MUR/other rupies mauricianes
    ca/MVR/one rupia de les Maldives
    ca/MVR/other rupies de les Maldives
    ca/MWK/one kwacha malawià
    ca/MWK/other kwacha malawians
    ca/MXN/one peso mexicà
    ca/MXN/other pesos mexicans
    ca/MYR/one ringgit
    ca/MYR/other ringgits
    ca/MZN/one metical moçambiquès
    ca/MZN/other meticals moçambiquesos
    ca/NAD/one dòlar namibià
    ca/NAD/other dòlars namibians
    ca/NGN/one naira nigerià
    ca/NGN/other naires nigerians
    ca/NIO/one córdoba nicaragüenc
    ca/NIO/other córdobas nicaragüencs
    ca/NOK/one corona noruega
    ca/NOK/other corones noruegues
    ca/NPR/one rupia nepalesa
    ca/NPR/other rupies nepaleses
    ca/NZD/one dòlar neozelandès
    ca/NZD/other dòlars neozelandesos
    ca/OMR/one rial omanita
    ca/OMR/other rials omanites
    ca/PAB/one balboa
    ca/PAB/other balboes
    ca/PEN/one sol
    ca/PEN/other sols
    ca/PGK/one kina
    ca/PGK/other kines
    ca/PHP/one peso filipí
    ca/PHP/other pesos filipins
    ca/PKR/one rupia pakistanesa
    ca/PKR/other rupies pakistaneses
    ca/PLN/one zloty
    ca/PLN/other zlote
    ca/PYG/one guaraní
    ca/PYG/other guaranís
    ca/QAR/one rial de Qatar
    ca/QAR/other rials de Qatar
    ca/RON/one leu romanès
    ca/RON/other lei romanesos
    ca/RSD/one dinar serbi
    ca/RSD/other dinars serbis
    ca/RUB/one ruble
    ca/RUB/other rubles
    ca/RWF/one franc de Ruanda
    ca/RWF/other francs de Ruanda
    ca/SAR/one rial saudita
    ca/SAR/other rials saudites
    ca/SBD/one dòlar de les illes Salomó
    ca/SBD/other dòlars de les illes Salomó
    ca/SCR/one rupia de les Seychelles
    ca/SCR/other rupies de les Seychelles
    ca/SDG/one lliura sudanesa
    ca/SDG/other lliures sudaneses
    ca/SEK/one corona sueca
    ca/SEK/other corones sueques
    ca/SGD/one dòlar de Singapur
    ca/SGD/other dòlars de Singapur
    ca/SHP/one lliura de Santa Helena
    ca/SHP/other lliures de Santa Helena
    ca/SLE/one leone de Sierra Leone
    ca/SLE/other leones de Sierra Leone
    ca/SLL/one leone de Sierra Leone (1964—2022)
    ca/SLL/other leones de Sierra Leone (1964—2022)
    ca/SOS/one xíling somali
    ca/SOS/other xílings somalis
    ca/SRD/one dòlar de Surinam
    ca/SRD/other dòlars de Surinam
    ca/SSP/one lliura del Sudan del Sud
    ca/SSP/other lliures del Sudan del Sud
    ca/STN/one dobra de São Tomé i Príncipe
    ca/STN/other dobras de São Tomé i Príncipe
    ca/SYP/one lliura siriana
    ca/SYP/other lliures sirianes
    ca/SZL/one lilangeni swazi
    ca/SZL/other emalangeni swazis
    ca/THB/one baht
    ca/THB/other bahts
    ca/TJS/one somoni tadjik
    ca/TJS/other somonis tadjiks
    ca/TMT/one manat turcman
    ca/TMT/other manats turcmans
    ca/TND/one dinar tunisià
    ca/TND/other dinars tunisians
    ca/TOP/one pa‘anga tongà
    ca/TOP/other pa‘angas tongans
    ca/TRY/one lira turca
    ca/TRY/other lires turques
    ca/TTD/one dòlar de Trinitat i Tobago
    ca/TTD/other dòlars de Trinitat i Tobago
    ca/TWD/one nou dòlar de Taiwan
    ca/TWD/other nous dòlars de Taiwan
    ca/TZS/one xíling tanzà
    ca/TZS/other xílings tanzans
    ca/UAH/one hrívnia
    ca/UAH/other hrívnies
    ca/UGX/one xíling ugandès
    ca/UGX/other xílings ugandesos
    ca/USD/one dòlar dels Estats Units
    ca/USD/other dòlars dels Estats Units
    ca/UYU/one peso uruguaià
    ca/UYU/other pesos uruguaians
    ca/UZS/one som uzbek
    ca/UZS/other soms uzbeks
    ca/VEF/one bolívar veneçolà (2008–2018)
    ca/VEF/other bolívars veneçolans (2008–2018)
    ca/VES/one bolívar veneçolà
    ca/VES/other bolívars veneçolans
    ca/VND/one dong vietnamita
    ca/VND/other dongs vietnamites
    ca/VNN/one dong vietnamita (1978–1985)
    ca/VNN/other dongs vietnamites (1978–1985)
    ca/VUV/one vatu de Vanuatu
    ca/VUV/other vatus de Vanuatu
    ca/WST/one tala samoà
    ca/WST/other tales samoans
    ca/XAF/one franc CFA BEAC
    ca/XAF/other francs CFA BEAC
    ca/XCD/one dòlar del Carib Oriental
    ca/XCD/other dòlars del Carib Oriental
    ca/XFO/one franc or francès
    ca/XFO/other francs or francesos
    ca/XFU/one franc UIC francès
    ca/XFU/other francs UIC francesos
    ca/XOF/one franc CFA BCEAO
    ca/XOF/other francs CFA BCEAO
    ca/XPF/one franc CFP
    ca/XPF/other francs CFP
    ca/YER/one rial iemenita
    ca/YER/other rials iemenites
    ca/YUR/one dinar reformat iugoslau
    ca/YUR/other dinars reformats iugoslaus
    ca/ZAR/one rand sud-africà
    ca/ZAR/other rands sud-africans
    ca/ZMW/one kwacha zambià
    ca/ZMW/other kwacha zambians
    ccp/DJF/other 𑄎𑄨𑄝𑄪𑄖𑄨 𑄜𑄳𑄢𑄁
    ccp/SHP/other 𑄥𑄬𑄚𑄴 𑄦𑄬𑄣𑄬𑄚 𑄛𑄃𑄪𑄚𑄳𑄓𑄴
    ccp/UAH/other 𑄃𑄨𑄃𑄪𑄇𑄳𑄢𑄭𑄚𑄴 𑄢𑄨𑄛𑄴𑄚𑄨𑄠
    ce/AED/one Дирхам ӀЦЭ
    ce/AED/other Дирхамаш ӀЦЭ
    ce/AFN/one ОвхӀан-пачхьалкхан афгани
    ce/AFN/other ОвхӀан-пачхьалкхан афганиш
    ce/ALL/one Албанин лек
    ce/ALL/other Албанин лекаш
    ce/AMD/one Эрмалойчоьнан драм
    ce/AMD/other Эрмалойчоьнан драмаш
    ce/ANG/one Нидерландин Антилин гульден
    ce/ANG/other Нидерландин Антилин гульденш
    ce/AOA/one Анголан кванза
    ce/AOA/other Анголан кванзаш
    ce/ARS/one Аргентинан песо
    ce/ARS/other Аргентинан песош
    ce/AUD/one Австралин доллар
    ce/AUD/other Австралин долларш
    ce/AWG/one Арубан флорин
    ce/AWG/other Арубан флоринаш
    ce/AZN/one Азербайджанан манат
    ce/AZN/other Азербайджанан манаташ
    ce/BAM/one Боснин а, Герцеговинан а хийцалун марка
    ce/BAM/other Боснин а, Герцеговинан а хийцалун маркаш
    ce/BBD/one Барбадосан доллар
    ce/BBD/other Барбадосан долларш
    ce/BDT/one Бангладешан така
    ce/BDT/other Бангладешан такаш
    ce/BGN/one Болгарин лев
    ce/BGN/other Болгарин левш
    ce/BHD/one Бахрейнан динар
    ce/BHD/other Бахрейнан динараш
    ce/BIF/one Бурундин франк
    ce/BIF/other Бурундин франкаш
    ce/BMD/one Бермудан доллар
    ce/BMD/other Бермудан долларш
    ce/BND/one Брунейн доллар
    ce/BND/other Брунейн долларш
    ce/BOB/one Боливин боливиано
    ce/BOB/other Боливин боливианош
    ce/BRL/one Бразилин реал
    ce/BRL/other Бразилин реалш
    ce/BSD/one Багаман доллар
    ce/BSD/other Багаман долларш
    ce/BTN/one Бутанан нгултрум
    ce/BTN/other Бутанан нгултрумаш
    ce/BWP/one Ботсванан пула
    ce/BWP/other Ботсванан пулаш
    ce/BYN/one Белоруссин сом
    ce/BYN/other Белоруссин соьмаш
    ce/BZD/one Белизин доллар
    ce/BZD/other Белизин долларш
    ce/CAD/one Канадан доллар
    ce/CAD/other Канадан долларш
    ce/CDF/one Конголезин франк
    ce/CDF/other Конголезин франкаш
    ce/CHF/one Швейцарин франк
    ce/CHF/other Швейцарин франкаш
    ce/CLP/one Чилин песо
    ce/CLP/other Чилин песош
    ce/CNY/one Китайн юань
    ce/CNY/other Китайн юанаш
    ce/CRC/one Костарикан колон
    ce/CRC/other Костарикан колонш
    ce/CUC/one Кубан хийцалун песо
    ce/CUC/other Кубан хийцалун песош
    ce/CUP/one Кубан песо
    ce/CUP/other Кубан песош
    ce/CVE/one Кабо-Верден эскудо
    ce/CVE/other Кабо-Верден эскудош
    ce/CZK/one Чехин крона
    ce/CZK/other Чехин кронаш
    ce/DJF/one Джибутин франк
    ce/DJF/other Джибутин франкаш
    ce/DKK/one Данин крона
    ce/DKK/other Данин кронаш
    ce/DOP/one Доминикан песо
    ce/DOP/other Доминикан песош
    ce/DZD/one Алжиран динар
    ce/DZD/other Алжиран динараш
    ce/EGP/one Мисаран фунт
    ce/EGP/other Мисаран фунташ
    ce/ERN/one Эритрейн накфа
    ce/ERN/other Эритрейн накфаш
    ce/ETB/one Эфиопин быр
    ce/ETB/other Эфиопин быраш
    ce/EUR/one евро
    ce/EUR/other Еврош
    ce/FJD/one Фиджин доллар
    ce/FJD/other Фиджин долларш
    ce/FKP/one Фолклендан гӀайренийн фунт
    ce/FKP/other Фолклендан гӀайренийн фунташ
    ce/GBP/one Англин фунт
    ce/GBP/other Англин фунташ
    ce/GEL/one Гуьржийчоьнан лари
    ce/GEL/other Гуьржийчоьнан лариш
    ce/GHS/one Ганан седи
    ce/GHS/other Ганан седиш
    ce/GIP/one Гибралтаран фунт
    ce/GIP/other Гибралтаран фунташ
    ce/GMD/one Гамбин даласи
    ce/GMD/other Гамбин даласиш
    ce/GNF/one Гвинейн франк
    ce/GNF/other Гвинейн франкаш
    ce/GTQ/one Гватемалан кетсаль
    ce/GTQ/other Гватемалан кетсалш
    ce/GYD/one Гайанан доллар
    ce/GYD/other Гайанан долларш
    ce/HKD/one Гонконган доллар
    ce/HKD/other Гонконган долларш
    ce/HNL/one Гондурасан лемпира
    ce/HNL/other Гондурасан лемпираш
    ce/HRK/one Хорватин куна
    ce/HRK/other Хорватин кунаш
    ce/HTG/one Гаитин гурд
    ce/HTG/other Гаитин гурдаш
    ce/HUF/one Венгрин форинт
    ce/HUF/other Венгрин форинташ
    ce/IDR/one Индонезин рупи
    ce/IDR/other Индонезин рупиш
    ce/ILS/one Израилан керла шекель
    ce/ILS/other Израилан керла шекелш
    ce/INR/one Индин рупи
    ce/INR/other Индин рупиш
    ce/IQD/one Ӏиракъан динар
    ce/IQD/other Ӏиракъан динарш
    ce/IRR/one ГӀажарийчоьнан риал
    ce/IRR/other ГӀажарийчоьнан риалш
    ce/ISK/one Исландин крона
    ce/ISK/other Исландин кронаш
    ce/JMD/one Ямайн доллар
    ce/JMD/other Ямайн долларш
    ce/JOD/one Урданан динар
    ce/JOD/other Урданан динарш
    ce/JPY/one Японин иена
    ce/JPY/other Японин иенаш
    ce/KES/one Кенин шиллинг
    ce/KES/other Кенин шиллингаш
    ce/KGS/one Киргизин сом
    ce/KGS/other Киргизин соьмаш
    ce/KHR/one Камбоджан риель
    ce/KHR/other Камбоджан риелш
    ce/KMF/one Коморийн гӀайренийн франк
    ce/KMF/other Коморийн гӀайренийн франкаш
    ce/KPW/one Къилбаседа Корейн вона
    ce/KPW/other Къилбаседа Корейн вонаш
    ce/KRW/one Къилба Корейн вона
    ce/KRW/other Къилба Корейн вонаш
    ce/KWD/one Кувейтан динар
    ce/KWD/other Кувейтан динарш
    ce/KYD/one Кайманийн гӀайренийн доллар
    ce/KYD/other Кайманийн гӀайренийн долларш
    ce/KZT/one Кхазакхстанан тенге
    ce/KZT/other Кхазакхстанан тенгеш
    ce/LAK/one Лаосан кип
    ce/LAK/other Лаосан кипаш
    ce/LBP/one Ливанан фунт
    ce/LBP/other Ливанан фунташ
    ce/LKR/one Шри-Ланкан рупи
    ce/LKR/other Шри-Ланкан рупиш
    ce/LRD/one Либерин доллар
    ce/LRD/other Либерин долларш
    ce/LYD/one Ливийский динар
    ce/LYD/other Ливийский динараш
    ce/MAD/one Мароккон дирхам
    ce/MAD/other Мароккон дирхамаш
    ce/MDL/one Молдавин лей
    ce/MDL/other Молдавин лейш
    ce/MGA/one Малагасийн ариари
    ce/MGA/other Малагасийн ариариш
    ce/MKD/one Македонин динар
    ce/MKD/other Македонин динараш
    ce/MMK/one Мьянман кьят
    ce/MMK/other Мьянман кьяташ
    ce/MNT/one Монголин тугрик
    ce/MNT/other Монголин тугрикаш
    ce/MOP/one Макаон патака
    ce/MOP/other Макаон патакаш
    ce/MRU/one Мавританин уги
    ce/MRU/other Мавританин угиш
    ce/MUR/one Маврикин рупи
    ce/MUR/other Маврикин рупиш
    ce/MVR/one Мальдивийн руфи
    ce/MVR/other Мальдивийн руфиш
    ce/MWK/one Малавин квача
    ce/MWK/other Малавин квачаш
    ce/MXN/one Мексикан песо
    ce/MXN/other Мексикан песош
    ce/MYR/one Малайзин ринггит
    ce/MYR/other Малайзин ринггиташ
    ce/MZN/one Мозамбикан метикал
    ce/MZN/other Мозамбикан метикалш
    ce/NAD/one Намибин доллар
    ce/NAD/other Намибин долларш
    ce/NGN/one Нигерин найра
    ce/NGN/other Нигерин найраш
    ce/NIO/one Никарагуан кордоба
    ce/NIO/other Никарагуан кордобаш
    ce/NOK/one Норвегин крона
    ce/NOK/other Норвегин кронаш
    ce/NPR/one Непалан рупи
    ce/NPR/other Непалан рупиш
    ce/NZD/one Керла Зеландин доллар
    ce/NZD/other Керла Зеландин долларш
    ce/OMR/one Оманан риал
    ce/OMR/other Оманан риалш
    ce/PAB/one Панаман бальбоа
    ce/PAB/other Панаман бальбоаш
    ce/PEN/one Перун соль
    ce/PEN/other Перун солаш
    ce/PGK/one Папуа — Керла Гвинейн кина
    ce/PGK/other Папуа — Керла Гвинейн кинаш
    ce/PHP/one Филиппинийн песо
    ce/PHP/other Филиппинийн песош
    ce/PKR/one Пакистанан рупи
    ce/PKR/other Пакистанан рупиш
    ce/PLN/one Польшан злотый
    ce/PLN/other Польшан злотыйш
    ce/PYG/one Парагвайн гуарани
    ce/PYG/other Парагвайн гуараниш
    ce/QAR/one Катаран риал
    ce/QAR/other Катаран риалш
    ce/RON/one Румынин лей
    ce/RON/other Румынин лейш
    ce/RSD/one Сербин динар
    ce/RSD/other Сербин динараш
    ce/RUB/one Российн сом
    ce/RUB/other Российн соьмаш
    ce/RWF/one Руандан франк
    ce/RWF/other Руандан франкаш
    ce/SAR/one СаӀудийн Ӏаьрбийчоьнан риал
    ce/SAR/other СаӀудийн Ӏаьрбийчоьнан риалш
    ce/SBD/one Соломонан гӀайренийн доллар
    ce/SBD/other Соломонан гӀайренийн долларш
    ce/SCR/one Сейшелан рупи
    ce/SCR/other Сейшелан рупиш
    ce/SDG/one Суданан фунт
    ce/SDG/other Суданан фунташ
    ce/SEK/one Швецин крона
    ce/SEK/other Швецин кронаш
    ce/SGD/one Сингапуран доллар
    ce/SGD/other Сингапуран долларш
    ce/SHP/one Сийлахьчу Еленин гӀайрен фунт
    ce/SHP/other Сийлахьчу Еленин гӀайрен фунташ
    ce/SLE/one леоне
    ce/SLE/other леонеш
    ce/SLL/one леоне (1964—2022)
    ce/SLL/other леонеш (1964—2022)
    ce/SOS/one Сомалин шиллинг
    ce/SOS/other Сомалин шиллингаш
    ce/SRD/one Суринаман доллар
    ce/SRD/other Суринаман долларш
    ce/SSP/one Къилба Суданан фунт
    ce/SSP/other Къилба Суданан фунташ
    ce/STN/one Сан-Томен а, Принсипин а добра
    ce/STN/other Сан-Томен а, Принсипин а добраш
    ce/SYP/one Шеман фунт
    ce/SYP/other Шеман фунташ
    ce/SZL/one Свазилендан лилангени
    ce/SZL/other Свазилендан лилангениш
    ce/THB/one Таиландан бат
    ce/THB/other Таиландан баташ
    ce/TJS/one Таджикистанан сомони
    ce/TJS/other Таджикистанан сомониш
    ce/TMT/one Туркменин керла манат
    ce/TMT/other Туркменин керла манаташ
    ce/TND/one Тунисан динар
    ce/TND/other Тунисан динараш
    ce/TOP/one Тонганан паанга
    ce/TOP/other Тонганан паангаш
    ce/TRY/one Туркойчоьнан керла лира
    ce/TRY/other Туркойчоьнан лираш
    ce/TTD/one Тринидадан а, Тобагон а доллар
    ce/TTD/other Тринидадан а, Тобагон а долларш
    ce/TWD/one Тайванан керла доллар
    ce/TWD/other Тайванан керла долларш
    ce/TZS/one Танзанин шиллинг
    ce/TZS/other Танзанин шиллингаш
    ce/UAH/one Украинан гривна
    ce/UAH/other Украинан гривнаш
    ce/UGX/one Угандан шиллинг
    ce/UGX/other Угандан шиллингаш
    ce/USD/one АЦШн доллар
    ce/USD/other АЦШн долларш
    ce/UYU/one Уругвайн песо
    ce/UYU/other Уругвайн песош
    ce/UZS/one Узбекистанан сом
    ce/UZS/other Узбекистанан сомаш
    ce/VEF/one Венесуэлан боливар (2008–2018)
    ce/VEF/other Венесуэлан боливарш (2008–2018)
    ce/VES/one Венесуэлан боливар
    ce/VES/other Венесуэлан боливарш
    ce/VND/one Вьетнаман донг
    ce/VND/other Вьетнаман донгаш
    ce/VUV/one Вануатун вату
    ce/VUV/other Вануатун ватуш
    ce/WST/one Самоанан тала
    ce/WST/other Самоанан талаш
    ce/XAF/one Юккъерчу Африкан КФА франк
    ce/XAF/other Юккъерчу Африкан КФА франкаш
    ce/XCD/one Малхбален Карибийн доллар
    ce/XCD/other Малхбален Карибийн долларш
    ce/YER/one Йеменан риал
    ce/YER/other Йеменан риалш
    ce/ZAR/one Къилба-Африкин рэнд
    ce/ZAR/other Къилба-Африкин рэндаш
    ce/ZMW/one Замбин квача
    ce/ZMW/other Замбин квачаш
    ceb/AED/one UAE dirham
    ceb/AED/other UAE dirhams
    ceb/AFN/one Afghan Afghani
    ceb/AFN/other Afghan Afghanis
    ceb/ALL/one Albanian lek
    ceb/ALL/other Albanian leke
    ceb/AMD/one Armenian dram
    ceb/AMD/other Armenian drams
    ceb/ANG/one Netherlands Antillean guilder
    ceb/ANG/other Netherlands Antillean guilders
    ceb/AOA/one Angolan kwanza
    ceb/AOA/other Angolan kwanzas
    ceb/ARS/one Argentine peso
    ceb/ARS/other Argentine pesos
    ceb/AUD/one Australian dollar
    ceb/AUD/other Australian dollars
    ceb/AWG/other Aruban florin
    ceb/AZN/one Azerbaijani manat
    ceb/AZN/other Azerbaijani manats
    ceb/BAM/one Bosnia-Herzegovina convertible mark
    ceb/BAM/other Bosnia-Herzegovina convertible marks
    ceb/BBD/one Barbadian dollar
    ceb/BBD/other Barbadian dollars
    ceb/BDT/one Bangladeshi taka
    ceb/BDT/other Bangladeshi takas
    ceb/BGN/one Bulgarian lev
    ceb/BGN/other Bulgarian leva
    ceb/BHD/one Bahraini dinar
    ceb/BHD/other Bahraini dinars
    ceb/BIF/one Burundian franc
    ceb/BIF/other Burundian francs
    ceb/BMD/one Bermudan dollar
    ceb/BMD/other Bermudan dollars
    ceb/BND/one Brunei dollar
    ceb/BND/other Brunei dollars
    ceb/BOB/one Bolivian boliviano
    ceb/BOB/other Bolivian bolivianos
    ceb/BRL/one Brazilian real
    ceb/BRL/other Brazilian reals
    ceb/BSD/one Bahamian dollar
    ceb/BSD/other Bahamian dollars
    ceb/BTN/one Bhutanese ngultrum
    ceb/BTN/other Bhutanese ngultrums
    ceb/BWP/one Botswanan pula
    ceb/BWP/other Botswanan pulas
    ceb/BYN/one Belarusian ruble
    ceb/BYN/other Belarusian rubles
    ceb/BZD/one Belize dollar
    ceb/BZD/other Belize dollars
    ceb/CAD/one Canadian dollar
    ceb/CAD/other Canadian dollars
    ceb/CDF/one Congolese franc
    ceb/CDF/other Congolese francs
    ceb/CHF/one Swiss franc
    ceb/CHF/other Swiss francs
    ceb/CLP/one Chilean peso
    ceb/CLP/other Chilean pesos
    ceb/CNH/other Chinese yuan (offshore)
    ceb/CNY/other Chinese yuan
    ceb/COP/one Colombian peso
    ceb/COP/other Colombian pesos
    ceb/CRC/one Costa Rican colon
    ceb/CRC/other Costa Rican colóns
    ceb/CUC/one Cuban convertible peso
    ceb/CUC/other Cuban convertible pesos
    ceb/CUP/one Cuban peso
    ceb/CUP/other Cuban pesos
    ceb/CVE/one Cape Verdean escudo
    ceb/CVE/other Cape Verdean escudos
    ceb/CZK/one Czech koruna
    ceb/CZK/other Czech korunas
    ceb/DJF/one Djiboutian franc
    ceb/DJF/other Djiboutian francs
    ceb/DKK/one Danish krone
    ceb/DKK/other Danish kroner
    ceb/DOP/one Dominican peso
    ceb/DOP/other Dominican pesos
    ceb/DZD/one Algerian dinar
    ceb/DZD/other Algerian dinars
    ceb/EGP/one Egyptian pound
    ceb/EGP/other Egyptian pounds
    ceb/ERN/one Eritrean nakfa
    ceb/ERN/other Eritrean nakfas
    ceb/ETB/one Ethiopian birr
    ceb/ETB/other Ethiopian birrs
    ceb/EUR/one euro
    ceb/EUR/other euros
    ceb/FJD/one Fijian dollar
    ceb/FJD/other Fijian dollars
    ceb/FKP/one Falkland Islands pound
    ceb/FKP/other Falkland Islands pounds
    ceb/GBP/one British pound
    ceb/GBP/other British pounds
    ceb/GEL/one Georgian lari
    ceb/GEL/other Georgian laris
    ceb/GHS/one Ghanaian cedi
    ceb/GHS/other Ghanaian cedis
    ceb/GIP/one Gibraltar pound
    ceb/GIP/other Gibraltar pounds
    ceb/GMD/one Gambian dalasi
    ceb/GMD/other Gambian dalasis
    ceb/GNF/one Guinean franc
    ceb/GNF/other Guinean francs
    ceb/GTQ/one Guatemalan quetzal
    ceb/GTQ/other Guatemalan quetzals
    ceb/GYD/one Guyanaese dollar
    ceb/GYD/other Guyanaese dollars
    ceb/HKD/one Hong Kong dollar
    ceb/HKD/other Hong Kong dollars
    ceb/HNL/one Honduran lempira
    ceb/HNL/other Honduran lempiras
    ceb/HRK/one Croatian kuna
    ceb/HRK/other Croatian kunas
    ceb/HTG/one Haitian gourde
    ceb/HTG/other Haitian gourdes
    ceb/HUF/one Hungarian forint
    ceb/HUF/other Hungarian forints
    ceb/IDR/one Indonesian rupiah
    ceb/IDR/other Indonesian rupiahs
    ceb/ILS/one Israeli new shekel
    ceb/ILS/other Israeli new shekels
    ceb/INR/one Indian rupee
    ceb/INR/other Indian rupees
    ceb/IQD/one Iraqi dinar
    ceb/IQD/other Iraqi dinars
    ceb/IRR/one Iranian rial
    ceb/IRR/other Iranian rials
    ceb/ISK/one Icelandic krona
    ceb/ISK/other Icelandic kronur
    ceb/JMD/one Jamaican dollar
    ceb/JMD/other Jamaican dollars
    ceb/JOD/one Jordanian dinar
    ceb/JOD/other Jordanian dinars
    ceb/JPY/other Japanese yen
    ceb/KES/one Kenyan shilling
    ceb/KES/other Kenyan shillings
    ceb/KGS/one Kyrgystani som
    ceb/KGS/other Kyrgystani soms
    ceb/KHR/one Cambodian riel
    ceb/KHR/other Cambodian riels
    ceb/KMF/one Comorian franc
    ceb/KMF/other Comorian francs
    ceb/KPW/other North Korean won
    ceb/KRW/other South Korean won
    ceb/KWD/one Kuwaiti dinar
    ceb/KWD/other Kuwaiti dinars
    ceb/KYD/one Cayman Islands dollar
    ceb/KYD/other Cayman Islands dollars
    ceb/KZT/one Kazakhstani tenge
    ceb/KZT/other Kazakhstani tenges
    ceb/LAK/one Laotian kip
    ceb/LAK/other Laotian kips
    ceb/LBP/one Lebanese pound
    ceb/LBP/other Lebanese pounds
    ceb/LKR/one Sri Lankan rupee
    ceb/LKR/other Sri Lankan rupees
    ceb/LRD/one Liberian dollar
    ceb/LRD/other Liberian dollars
    ceb/LSL/one Lesotho loti
    ceb/LSL/other Lesotho lotis
    ceb/LYD/one Libyan dinar
    ceb/LYD/other Libyan dinars
    ceb/MAD/one Moroccan dirham
    ceb/MAD/other Moroccan dirhams
    ceb/MDL/one Moldovan leu
    ceb/MDL/other Moldovan lei
    ceb/MGA/one Malagasy ariary
    ceb/MGA/other Malagasy ariaries
    ceb/MKD/one Macedonian denar
    ceb/MKD/other Macedonian denari
    ceb/MMK/one Myanmar kyat
    ceb/MMK/other Myanmar kyats
    ceb/MNT/one Mongolian tugrik
    ceb/MNT/other Mongolian tugriks
    ceb/MOP/one Macanese pataca
    ceb/MOP/other Macanese patacas
    ceb/MRU/one Mauritanian ouguiya
    ceb/MRU/other Mauritanian ouguiyas
    ceb/MUR/one Mauritian rupee
    ceb/MUR/other Mauritian rupees
    ceb/MVR/one Maldivian rufiyaa
    ceb/MVR/other Maldivian rufiyaas
    ceb/MWK/one Malawian kwacha
    ceb/MWK/other Malawian kwachas
    ceb/MXN/one Mexican peso
    ceb/MXN/other Mexican pesos
    ceb/MYR/one Malaysian ringgit
    ceb/MYR/other Malaysian ringgits
    ceb/MZN/one Mozambican metical
    ceb/MZN/other Mozambican meticals
    ceb/NAD/one Namibian dollar
    ceb/NAD/other Namibian dollars
    ceb/NGN/one Nigerian naira
    ceb/NGN/other Nigerian nairas
    ceb/NIO/one Nicaraguan cordoba
    ceb/NIO/other Nicaraguan córdobas
    ceb/NOK/one Norwegian krone
    ceb/NOK/other Norwegian kroner
    ceb/NPR/one Nepalese rupee
    ceb/NPR/other Nepalese rupees
    ceb/NZD/one New Zealand dollar
    ceb/NZD/other New Zealand dollars
    ceb/OMR/one Omani rial
    ceb/OMR/other Omani rials
    ceb/PAB/one Panamanian balboa
    ceb/PAB/other Panamanian balboas
    ceb/PEN/one Peruvian sol
    ceb/PEN/other Peruvian soles
    ceb/PGK/other Papua New Guinean kina
    ceb/PHP/one Philippine peso
    ceb/PHP/other Philippine pesos
    ceb/PKR/one Pakistani rupee
    ceb/PKR/other Pakistani rupees
    ceb/PLN/one Polish zloty
    ceb/PLN/other Polish zlotys
    ceb/PYG/one Paraguayan guarani
    ceb/PYG/other Paraguayan guaranis
    ceb/QAR/one Qatari rial
    ceb/QAR/other Qatari riyals
    ceb/RON/one Romanian leu
    ceb/RON/other Romanian lei
    ceb/RSD/one Serbian dinar
    ceb/RSD/other Serbian dinars
    ceb/RUB/one Russian ruble
    ceb/RUB/other Russian rubles
    ceb/RWF/one Rwandan franc
    ceb/RWF/other Rwandan francs
    ceb/SAR/one Saudi riyal
    ceb/SAR/other Saudi riyals
    ceb/SBD/one Solomon Islands dollar
    ceb/SBD/other Solomon Islands dollars
    ceb/SCR/one Seychellois rupee
    ceb/SCR/other Seychellois rupees
    ceb/SDG/one Sudanese pound
    ceb/SDG/other Sudanese pounds
    ceb/SEK/one Swedish krona
    ceb/SEK/other Swedish kronor
    ceb/SGD/one Singapore dollar
    ceb/SGD/other Singapore dollars
    ceb/SHP/one St. Helena pound
    ceb/SHP/other St. Helena pounds
    ceb/SLE/one Sierra Leonean leone
    ceb/SLE/other Sierra Leonean leones
    ceb/SLL/one Sierra Leonean leone (1964—2022)
    ceb/SLL/other Sierra Leonean leones (1964—2022)
    ceb/SOS/one Somali shilling
    ceb/SOS/other Somali shillings
    ceb/SRD/one Surinamese dollar
    ceb/SRD/other Surinamese dollars
    ceb/SSP/one South Sudanese pound
    ceb/SSP/other South Sudanese pounds
    ceb/STN/one Sao Tome & Principe dobra
    ceb/STN/other São Tomé & Príncipe dobras
    ceb/SYP/one Syrian pound
    ceb/SYP/other Syrian pounds
    ceb/SZL/one Swazi lilangeni
    ceb/SZL/other Swazi emalangeni
    ceb/THB/other Thai baht
    ceb/TJS/one Tajikistani somoni
    ceb/TJS/other Tajikistani somonis
    ceb/TMT/other Turkmenistani manat
    ceb/TND/one Tunisian dinar
    ceb/TND/other Tunisian dinars
    ceb/TOP/other Tongan paʻanga
    ceb/TRY/one Turkish lira
    ceb/TTD/one Trinidad & Tobago dollar
    ceb/TTD/other Trinidad & Tobago dollars
    ceb/TWD/one New Taiwan dollar
    ceb/TWD/other New Taiwan dollars
    ceb/TZS/one Tanzanian shilling
    ceb/TZS/other Tanzanian shillings
    ceb/UAH/one Ukrainian hryvnia
    ceb/UAH/other Ukrainian hryvnias
    ceb/UGX/one Ugandan shilling
    ceb/UGX/other Ugandan shillings
    ceb/USD/one US dollar
    ceb/USD/other US dollars
    ceb/UYU/one Uruguayan peso
    ceb/UYU/other Uruguayan pesos
    ceb/UZS/other Uzbekistani som
    ceb/VES/one Venezuelan bolivar
    ceb/VES/other Venezuelan bolívars
    ceb/VND/other Vietnamese dong
    ceb/VUV/one Vanuatu vatu
    ceb/VUV/other Vanuatu vatus
    ceb/WST/other Samoan tala
    ceb/XAF/one Central African CFA franc
    ceb/XAF/other Central African CFA francs
    ceb/XCD/one East Caribbean dollar
    ceb/XCD/other East Caribbean dollars
    ceb/XOF/one West African CFA franc
    ceb/XOF/other West African CFA francs
    ceb/XPF/one CFP franc
    ceb/XPF/other CFP francs
    ceb/YER/one Yemeni rial
    ceb/YER/other Yemeni rials
    ceb/ZAR/other South African rand
    ceb/ZMW/one Zambian kwacha
    ceb/ZMW/other Zambian kwachas
    chr/AED/other UAE ᎠᏕᎳ
    chr/LSL/one ᎴᏐᏠ ᎶᏘ
    chr/LSL/other ᎴᏐᏠ ᎶᏘᏍ
    chr/VEF/other ᏪᏁᏑᏪᎳ ᎠᏕᎳ
    cs/AED/few SAE dirhamy
    cs/AED/many SAE dirhamu
    cs/AED/one SAE dirham
    cs/AED/other SAE dirhamů
    cs/AFN/few afghánské afghány
    cs/AFN/many afghánského afghánu
    cs/AFN/one afghánský afghán
    cs/AFN/other afghánských afghánů
    cs/ALL/few albánské leky
    cs/ALL/many albánského leku
    cs/ALL/one albánský lek
    cs/ALL/other albánských leků
    cs/AMD/few arménské dramy
    cs/AMD/many arménského dramu
    cs/AMD/one arménský dram
    cs/AMD/other arménských dramů
    cs/ANG/few nizozemskoantilské guldeny
    cs/ANG/many nizozemskoantilského guldenu
    cs/ANG/one nizozemskoantilský gulden
    cs/ANG/other nizozemskoantilských guldenů
    cs/AOA/few angolské kwanzy
    cs/AOA/many angolské kwanzy
    cs/AOA/one angolská kwanza
    cs/AOA/other angolských kwanz
    cs/ARL/few argentinská pesa ley (1970–1983)
    cs/ARL/many argentinského pesa ley (1970–1983)
    cs/ARL/one argentinské peso ley (1970–1983)
    cs/ARL/other argentinských pes ley (1970–1983)
    cs/ARM/few argentinská pesa (1881–1970)
    cs/ARM/many argentinského pesa (1881–1970)
    cs/ARM/one argentinské peso (1881–1970)
    cs/ARM/other argentinských pes (1881–1970)
    cs/ARS/few argentinská pesa
    cs/ARS/many argentinského pesa
    cs/ARS/one argentinské peso
    cs/ARS/other argentinských pes
    cs/AUD/few australské dolary
    cs/AUD/many australského dolaru
    cs/AUD/one australský dolar
    cs/AUD/other australských dolarů
    cs/AWG/few arubské zlaté
    cs/AWG/many arubského zlatého
    cs/AWG/one arubský zlatý
    cs/AWG/other arubských zlatých
    cs/AZN/few ázerbájdžánské manaty
    cs/AZN/many ázerbájdžánského manatu
    cs/AZN/one ázerbájdžánský manat
    cs/AZN/other ázerbájdžánských manatů
    cs/BAM/few bosenské konvertibilní marky
    cs/BAM/many bosenské konvertibilní marky
    cs/BAM/one bosenská konvertibilní marka
    cs/BAM/other bosenských konvertibilních marek
    cs/BAN/few bosenské nové dináry (1994–1997)
    cs/BAN/many bosenského nového dináru (1994–1997)
    cs/BAN/one bosenský nový dinár (1994–1997)
    cs/BAN/other bosenských nových dinárů (1994–1997)
    cs/BBD/few barbadoské dolary
    cs/BBD/many barbadoského dolaru
    cs/BBD/one barbadoský dolar
    cs/BBD/other barbadoských dolarů
    cs/BDT/few bangladéšské taky
    cs/BDT/many bangladéšské taky
    cs/BDT/one bangladéšská taka
    cs/BDT/other bangladéšských tak
    cs/BGM/few bulharské socialistické leva
    cs/BGM/many bulharského socialistického leva
    cs/BGM/one bulharský socialistický leva
    cs/BGM/other bulharských socialistických leva
    cs/BGN/few bulharské leva
    cs/BGN/many bulharského leva
    cs/BGN/one bulharský leva
    cs/BGN/other bulharských leva
    cs/BGO/few bulharské leva (1879–1952)
    cs/BGO/many bulharského leva (1879–1952)
    cs/BGO/one bulharský lev (1879–1952)
    cs/BGO/other bulharských leva (1879–1952)
    cs/BHD/few bahrajnské dináry
    cs/BHD/many bahrajnského dináru
    cs/BHD/one bahrajnský dinár
    cs/BHD/other bahrajnských dinárů
    cs/BIF/few burundské franky
    cs/BIF/many burundského franku
    cs/BIF/one burundský frank
    cs/BIF/other burundských franků
    cs/BMD/few bermudské dolary
    cs/BMD/many bermudského dolaru
    cs/BMD/one bermudský dolar
    cs/BMD/other bermudských dolarů
    cs/BND/few brunejské dolary
    cs/BND/many brunejského dolaru
    cs/BND/one brunejský dolar
    cs/BND/other brunejských dolarů
    cs/BOB/few bolivijské bolivianos
    cs/BOB/many bolivijského boliviana
    cs/BOB/one bolivijský boliviano
    cs/BOB/other bolivijských bolivianos
    cs/BOL/few bolivijské bolivianos (1863–1963)
    cs/BOL/many bolivijského boliviana (1863–1963)
    cs/BOL/one bolivijský boliviano (1863–1963)
    cs/BOL/other bolivijských bolivianos (1863–1963)
    cs/BRL/few brazilské realy
    cs/BRL/many brazilského realu
    cs/BRL/one brazilský real
    cs/BRL/other brazilských realů
    cs/BRZ/few brazilská cruzeira (1942–1967)
    cs/BRZ/many brazilského cruzeira (1942–1967)
    cs/BRZ/one brazilské cruzeiro (1942–1967)
    cs/BRZ/other brazilských cruzeir (1942–1967)
    cs/BSD/few bahamské dolary
    cs/BSD/many bahamského dolaru
    cs/BSD/one bahamský dolar
    cs/BSD/other bahamských dolarů
    cs/BTN/few bhútánské ngultrumy
    cs/BTN/many bhútánského ngultrumu
    cs/BTN/one bhútánský ngultrum
    cs/BTN/other bhútánských ngultrumů
    cs/BWP/few botswanské puly
    cs/BWP/many botswanské puly
    cs/BWP/one botswanská pula
    cs/BWP/other botswanských pul
    cs/BYN/few běloruské rubly
    cs/BYN/many běloruského rublu
    cs/BYN/one běloruský rubl
    cs/BYN/other běloruských rublů
    cs/BZD/few belizské dolary
    cs/BZD/many belizského dolaru
    cs/BZD/one belizský dolar
    cs/BZD/other belizských dolarů
    cs/CAD/few kanadské dolary
    cs/CAD/many kanadského dolaru
    cs/CAD/one kanadský dolar
    cs/CAD/other kanadských dolarů
    cs/CDF/few konžské franky
    cs/CDF/many konžského franku
    cs/CDF/one konžský frank
    cs/CDF/other konžských franků
    cs/CHF/few švýcarské franky
    cs/CHF/many švýcarského franku
    cs/CHF/one švýcarský frank
    cs/CHF/other švýcarských franků
    cs/CLE/few chilská escuda
    cs/CLE/many chilského escuda
    cs/CLE/one chilské escudo
    cs/CLE/other chilských escud
    cs/CLP/few chilská pesa
    cs/CLP/many chilského pesa
    cs/CLP/one chilské peso
    cs/CLP/other chilských pes
    cs/CNH/few čínské jüany (offshore)
    cs/CNH/many čínského jüanu (offshore)
    cs/CNH/one čínský jüan (offshore)
    cs/CNH/other čínských jüanů (offshore)
    cs/CNX/few čínské dolary ČLB
    cs/CNX/many čínského dolaru ČLB
    cs/CNX/one čínský dolar ČLB
    cs/CNX/other čínských dolarů ČLB
    cs/CNY/few čínské jüany
    cs/CNY/many čínského jüanu
    cs/CNY/one čínský jüan
    cs/CNY/other čínských jüanů
    cs/COP/few kolumbijská pesa
    cs/COP/many kolumbijského pesa
    cs/COP/one kolumbijské peso
    cs/COP/other kolumbijských pes
    cs/CRC/few kostarické colóny
    cs/CRC/many kostarického colónu
    cs/CRC/one kostarický colón
    cs/CRC/other kostarických colónů
    cs/CUC/few kubánská konvertibilní pesa
    cs/CUC/many kubánského konvertibilního pesa
    cs/CUC/one kubánské konvertibilní peso
    cs/CUC/other kubánských konvertibilních pes
    cs/CUP/few kubánská pesa
    cs/CUP/many kubánského pesa
    cs/CUP/one kubánské peso
    cs/CUP/other kubánských pes
    cs/CVE/few kapverdská escuda
    cs/CVE/many kapverdského escuda
    cs/CVE/one kapverdské escudo
    cs/CVE/other kapverdských escud
    cs/CZK/few české koruny
    cs/CZK/many české koruny
    cs/CZK/one česká koruna
    cs/CZK/other českých korun
    cs/DJF/few džibutské franky
    cs/DJF/many džibutského franku
    cs/DJF/one džibutský frank
    cs/DJF/other džibutských franků
    cs/DKK/few dánské koruny
    cs/DKK/many dánské koruny
    cs/DKK/one dánská koruna
    cs/DKK/other dánských korun
    cs/DOP/few dominikánská pesa
    cs/DOP/many dominikánského pesa
    cs/DOP/one dominikánské peso
    cs/DOP/other dominikánských pes
    cs/DZD/few alžírské dináry
    cs/DZD/many alžírského dináru
    cs/DZD/one alžírský dinár
    cs/DZD/other alžírských dinárů
    cs/EGP/few egyptské libry
    cs/EGP/many egyptské libry
    cs/EGP/one egyptská libra
    cs/EGP/other egyptských liber
    cs/ERN/few eritrejské nakfy
    cs/ERN/many eritrejské nakfy
    cs/ERN/one eritrejská nakfa
    cs/ERN/other eritrejských nakf
    cs/ETB/few etiopské birry
    cs/ETB/many etiopského birru
    cs/ETB/one etiopský birr
    cs/ETB/other etiopských birrů
    cs/EUR/few eura
    cs/EUR/many eura
    cs/EUR/one euro
    cs/EUR/other eur
    cs/FJD/few fidžijské dolary
    cs/FJD/many fidžijského dolaru
    cs/FJD/one fidžijský dolar
    cs/FJD/other fidžijských dolarů
    cs/FKP/few falklandské libry
    cs/FKP/many falklandské libry
    cs/FKP/one falklandská libra
    cs/FKP/other falklandských liber
    cs/GBP/few britské libry
    cs/GBP/many britské libry
    cs/GBP/one britská libra
    cs/GBP/other britských liber
    cs/GEL/few gruzínské lari
    cs/GEL/many gruzínského lari
    cs/GEL/one gruzínské lari
    cs/GEL/other gruzínských lari
    cs/GHS/few ghanské cedi
    cs/GHS/many ghanského cedi
    cs/GHS/one ghanský cedi
    cs/GHS/other ghanských cedi
    cs/GIP/few gibraltarské libry
    cs/GIP/many gibraltarské libry
    cs/GIP/one gibraltarská libra
    cs/GIP/other gibraltarských liber
    cs/GMD/few gambijské dalasi
    cs/GMD/many gambijského dalasi
    cs/GMD/one gambijský dalasi
    cs/GMD/other gambijských dalasi
    cs/GNF/few guinejské franky
    cs/GNF/many guinejského franku
    cs/GNF/one guinejský frank
    cs/GNF/other guinejských franků
    cs/GTQ/few guatemalské quetzaly
    cs/GTQ/many guatemalského quetzalu
    cs/GTQ/one guatemalský quetzal
    cs/GTQ/other guatemalských quetzalů
    cs/GYD/few guyanské dolary
    cs/GYD/many guyanského dolaru
    cs/GYD/one guyanský dolar
    cs/GYD/other guyanských dolarů
    cs/HKD/few hongkongské dolary
    cs/HKD/many hongkongského dolaru
    cs/HKD/one hongkongský dolar
    cs/HKD/other hongkongských dolarů
    cs/HNL/few honduraské lempiry
    cs/HNL/many honduraské lempiry
    cs/HNL/one honduraská lempira
    cs/HNL/other honduraských lempir
    cs/HRK/few chorvatské kuny
    cs/HRK/many chorvatské kuny
    cs/HRK/one chorvatská kuna
    cs/HRK/other chorvatských kun
    cs/HTG/few haitské gourde
    cs/HTG/many haitského gourde
    cs/HTG/one haitský gourde
    cs/HTG/other haitských gourde
    cs/HUF/few maďarské forinty
    cs/HUF/many maďarského forintu
    cs/HUF/one maďarský forint
    cs/HUF/other maďarských forintů
    cs/IDR/few indonéské rupie
    cs/IDR/many indonéské rupie
    cs/IDR/one indonéská rupie
    cs/IDR/other indonéských rupií
    cs/ILS/few izraelské nové šekely
    cs/ILS/many izraelského nového šekelu
    cs/ILS/one izraelský nový šekel
    cs/ILS/other izraelských nových šekelů
    cs/INR/few indické rupie
    cs/INR/many indické rupie
    cs/INR/one indická rupie
    cs/INR/other indických rupií
    cs/IQD/few irácké dináry
    cs/IQD/many iráckého dináru
    cs/IQD/one irácký dinár
    cs/IQD/other iráckých dinárů
    cs/IRR/few íránské rijály
    cs/IRR/many íránského rijálu
    cs/IRR/one íránský rijál
    cs/IRR/other íránských rijálů
    cs/ISK/few islandské koruny
    cs/ISK/many islandské koruny
    cs/ISK/one islandská koruna
    cs/ISK/other islandských korun
    cs/JMD/few jamajské dolary
    cs/JMD/many jamajského dolaru
    cs/JMD/one jamajský dolar
    cs/JMD/other jamajských dolarů
    cs/JOD/few jordánské dináry
    cs/JOD/many jordánského dináru
    cs/JOD/one jordánský dinár
    cs/JOD/other jordánských dinárů
    cs/JPY/few japonské jeny
    cs/JPY/many japonského jenu
    cs/JPY/one japonský jen
    cs/JPY/other japonských jenů
    cs/KES/few keňské šilinky
    cs/KES/many keňského šilinku
    cs/KES/one keňský šilink
    cs/KES/other keňských šilinků
    cs/KGS/few kyrgyzské somy
    cs/KGS/many kyrgyzského somu
    cs/KGS/one kyrgyzský som
    cs/KGS/other kyrgyzských somů
    cs/KHR/few kambodžské riely
    cs/KHR/many kambodžského rielu
    cs/KHR/one kambodžský riel
    cs/KHR/other kambodžských rielů
    cs/KMF/few komorské franky
    cs/KMF/many komorského franku
    cs/KMF/one komorský frank
    cs/KMF/other komorských franků
    cs/KPW/few severokorejské wony
    cs/KPW/many severokorejského wonu
    cs/KPW/one severokorejský won
    cs/KPW/other severokorejských wonů
    cs/KRH/few jihokorejské hwany (1953–1962)
    cs/KRH/many jihokorejského hwanu (1953–1962)
    cs/KRH/one jihokorejský hwan (1953–1962)
    cs/KRH/other jihokorejských hwanů (1953–1962)
    cs/KRO/few jihokorejské wony (1945–1953)
    cs/KRO/many jihokorejského wonu (1945–1953)
    cs/KRO/one jihokorejský won (1945–1953)
    cs/KRO/other jihokorejských wonů (1945–1953)
    cs/KRW/few jihokorejské wony
    cs/KRW/many jihokorejského wonu
    cs/KRW/one jihokorejský won
    cs/KRW/other jihokorejských wonů
    cs/KWD/few kuvajtské dináry
    cs/KWD/many kuvajtského dináru
    cs/KWD/one kuvajtský dinár
    cs/KWD/other kuvajtských dinárů
    cs/KYD/few kajmanské dolary
    cs/KYD/many kajmanského dolaru
    cs/KYD/one kajmanský dolar
    cs/KYD/other kajmanských dolarů
    cs/KZT/few kazašské tenge
    cs/KZT/many kazašského tenge
    cs/KZT/one kazašské tenge
    cs/KZT/other kazašských tenge
    cs/LAK/few laoské kipy
    cs/LAK/many laoského kipu
    cs/LAK/one laoský kip
    cs/LAK/other laoských kipů
    cs/LBP/few libanonské libry
    cs/LBP/many libanonské libry
    cs/LBP/one libanonská libra
    cs/LBP/other libanonských liber
    cs/LKR/few srílanské rupie
    cs/LKR/many srílanské rupie
    cs/LKR/one srílanská rupie
    cs/LKR/other srílanských rupií
    cs/LRD/few liberijské dolary
    cs/LRD/many liberijského dolaru
    cs/LRD/one liberijský dolar
    cs/LRD/other liberijských dolarů
    cs/LSL/few lesothské maloti
    cs/LSL/many lesothského loti
    cs/LSL/one lesothský loti
    cs/LSL/other lesothských maloti
    cs/LYD/few libyjské dináry
    cs/LYD/many libyjského dináru
    cs/LYD/one libyjský dinár
    cs/LYD/other libyjských dinárů
    cs/MAD/few marocké dináry
    cs/MAD/many marockého dináru
    cs/MAD/one marocký dinár
    cs/MAD/other marockých dinárů
    cs/MAF/few marocké franky
    cs/MAF/many marockého franku
    cs/MAF/one marocký frank
    cs/MAF/other marockých franků
    cs/MCF/few monacké franky
    cs/MCF/many monackého franku
    cs/MCF/one monacký frank
    cs/MCF/other monackých franků
    cs/MDC/few moldavské kupony
    cs/MDC/many moldavského kuponu
    cs/MDC/one moldavský kupon
    cs/MDC/other moldavských kuponů
    cs/MDL/few moldavské lei
    cs/MDL/many moldavského leu
    cs/MDL/one moldavský leu
    cs/MDL/other moldavských lei
    cs/MGA/few madagaskarské ariary
    cs/MGA/many madagaskarského ariary
    cs/MGA/one madagaskarský ariary
    cs/MGA/other madagaskarských ariary
    cs/MKD/few makedonské denáry
    cs/MKD/many makedonského denáru
    cs/MKD/one makedonský denár
    cs/MKD/other makedonských denárů
    cs/MKN/few makedonské denáry (1992–1993)
    cs/MKN/many makedonského denáru (1992–1993)
    cs/MKN/one makedonský denár (1992–1993)
    cs/MKN/other makedonských denárů (1992–1993)
    cs/MMK/few myanmarské kyaty
    cs/MMK/many myanmarského kyatu
    cs/MMK/one myanmarský kyat
    cs/MMK/other myanmarských kyatů
    cs/MNT/few mongolské tugriky
    cs/MNT/many mongolského tugriku
    cs/MNT/one mongolský tugrik
    cs/MNT/other mongolských tugriků
    cs/MOP/few macajské patacy
    cs/MOP/many macajské patacy
    cs/MOP/one macajská pataca
    cs/MOP/other macajských patac
    cs/MRU/few mauritánské ouguiye
    cs/MRU/many mauritánské ouguiye
    cs/MRU/one mauritánská ouguiya
    cs/MRU/other mauritánských ouguiyí
    cs/MUR/few mauricijské rupie
    cs/MUR/many mauricijské rupie
    cs/MUR/one mauricijská rupie
    cs/MUR/other mauricijských rupií
    cs/MVP/few maledivské rupie (1947–1981)
    cs/MVP/many maledivské rupie (1947–1981)
    cs/MVP/one maledivská rupie (1947–1981)
    cs/MVP/other maledivských rupií (1947–1981)
    cs/MVR/few maledivské rupie
    cs/MVR/many maledivské rupie
    cs/MVR/one maledivská rupie
    cs/MVR/other maledivských rupií
    cs/MWK/few malawijské kwachy
    cs/MWK/many malawijské kwachy
    cs/MWK/one malawijská kwacha
    cs/MWK/other malawijských kwach
    cs/MXN/few mexická pesa
    cs/MXN/many mexického pesa
    cs/MXN/one mexické peso
    cs/MXN/other mexických pes
    cs/MYR/few malajsijské ringgity
    cs/MYR/many malajsijského ringgitu
    cs/MYR/one malajsijský ringgit
    cs/MYR/other malajsijských ringgitů
    cs/MZN/few mozambické meticaly
    cs/MZN/many mozambického meticalu
    cs/MZN/one mozambický metical
    cs/MZN/other mozambických meticalů
    cs/NAD/few namibijské dolary
    cs/NAD/many namibijského dolaru
    cs/NAD/one namibijský dolar
    cs/NAD/other namibijských dolarů
    cs/NGN/few nigerijské nairy
    cs/NGN/many nigerijské nairy
    cs/NGN/one nigerijská naira
    cs/NGN/other nigerijských nair
    cs/NIO/few nikaragujské córdoby
    cs/NIO/many nikaragujské córdoby
    cs/NIO/one nikaragujská córdoba
    cs/NIO/other nikaragujských córdob
    cs/NOK/few norské koruny
    cs/NOK/many norské koruny
    cs/NOK/one norská koruna
    cs/NOK/other norských korun
    cs/NPR/few nepálské rupie
    cs/NPR/many nepálské rupie
    cs/NPR/one nepálská rupie
    cs/NPR/other nepálských rupií
    cs/NZD/few novozélandské dolary
    cs/NZD/many novozélandského dolaru
    cs/NZD/one novozélandský dolar
    cs/NZD/other novozélandských dolarů
    cs/OMR/few ománské rijály
    cs/OMR/many ománského rijálu
    cs/OMR/one ománský rijál
    cs/OMR/other ománských rijálů
    cs/PAB/few panamské balboy
    cs/PAB/many panamské balboy
    cs/PAB/one panamská balboa
    cs/PAB/other panamských balboí
    cs/PEN/few peruánské soly
    cs/PEN/many peruánského solu
    cs/PEN/one peruánský sol
    cs/PEN/other peruánských solů
    cs/PGK/few papuánské nové kiny
    cs/PGK/many papuánské nové kiny
    cs/PGK/one papuánská nová kina
    cs/PGK/other papuánských nových kin
    cs/PHP/few filipínská pesa
    cs/PHP/many filipínského pesa
    cs/PHP/one filipínské peso
    cs/PHP/other filipínských pes
    cs/PKR/few pákistánské rupie
    cs/PKR/many pákistánské rupie
    cs/PKR/one pákistánská rupie
    cs/PKR/other pákistánských rupií
    cs/PLN/few polské zloté
    cs/PLN/many polského zlotého
    cs/PLN/one polský zlotý
    cs/PLN/other polských zlotých
    cs/PYG/few paraguajská guarani
    cs/PYG/many paraguajského guarani
    cs/PYG/one paraguajské guarani
    cs/PYG/other paraguajských guarani
    cs/QAR/few katarské rijály
    cs/QAR/many katarského rijálu
    cs/QAR/one katarský rijál
    cs/QAR/other katarských rijálů
    cs/RON/few rumunské lei
    cs/RON/many rumunského leu
    cs/RON/one rumunský leu
    cs/RON/other rumunských lei
    cs/RSD/few srbské dináry
    cs/RSD/many srbského dináru
    cs/RSD/one srbský dinár
    cs/RSD/other srbských dinárů
    cs/RUB/few ruské rubly
    cs/RUB/many ruského rublu
    cs/RUB/one ruský rubl
    cs/RUB/other ruských rublů
    cs/RWF/few rwandské franky
    cs/RWF/many rwandského franku
    cs/RWF/one rwandský frank
    cs/RWF/other rwandských franků
    cs/SAR/few saúdské rijály
    cs/SAR/many saúdského rijálu
    cs/SAR/one saúdský rijál
    cs/SAR/other saúdských rijálů
    cs/SBD/few šalamounské dolary
    cs/SBD/many šalamounského dolaru
    cs/SBD/one šalamounský dolar
    cs/SBD/other šalamounských dolarů
    cs/SCR/few seychelské rupie
    cs/SCR/many seychelské rupie
    cs/SCR/one seychelská rupie
    cs/SCR/other seychelských rupií
    cs/SDG/few súdánské libry
    cs/SDG/many súdánské libry
    cs/SDG/one súdánská libra
    cs/SDG/other súdánských liber
    cs/SEK/few švédské koruny
    cs/SEK/many švédské koruny
    cs/SEK/one švédská koruna
    cs/SEK/other švédských korun
    cs/SGD/few singapurské dolary
    cs/SGD/many singapurského dolaru
    cs/SGD/one singapurský dolar
    cs/SGD/other singapurských dolarů
    cs/SHP/few svatohelenské libry
    cs/SHP/many svatohelenské libry
    cs/SHP/one svatohelenská libra
    cs/SHP/other svatohelenských liber
    cs/SLE/few sierraleonské leone
    cs/SLE/many sierraleonského leone
    cs/SLE/one sierraleonský leone
    cs/SLE/other sierraleonských leone
    cs/SLL/few sierraleonské leone (1964—2022)
    cs/SLL/many sierraleonského leone (1964—2022)
    cs/SLL/one sierraleonský leone (1964—2022)
    cs/SLL/other sierraleonských leone (1964—2022)
    cs/SOS/few somálské šilinky
    cs/SOS/many somálského šilinku
    cs/SOS/one somálský šilink
    cs/SOS/other somálských šilinků
    cs/SRD/few surinamské dolary
    cs/SRD/many surinamského dolaru
    cs/SRD/one surinamský dolar
    cs/SRD/other surinamských dolarů
    cs/SSP/few jihosúdánské libry
    cs/SSP/many jihosúdánské libry
    cs/SSP/one jihosúdánská libra
    cs/SSP/other jihosúdánských liber
    cs/STN/few svatotomášské dobry
    cs/STN/many svatotomášské dobry
    cs/STN/one svatotomášská dobra
    cs/STN/other svatotomášských dober
    cs/SYP/few syrské libry
    cs/SYP/many syrské libry
    cs/SYP/one syrská libra
    cs/SYP/other syrských liber
    cs/SZL/few svazijské emalangeni
    cs/SZL/many svazijského lilangeni
    cs/SZL/one svazijský lilangeni
    cs/SZL/other svazijských emalangeni
    cs/THB/few thajské bahty
    cs/THB/many thajského bahtu
    cs/THB/one thajský baht
    cs/THB/other thajských bahtů
    cs/TJS/few tádžická somoni
    cs/TJS/many tádžického somoni
    cs/TJS/one tádžické somoni
    cs/TJS/other tádžických somoni
    cs/TMT/few turkmenské manaty
    cs/TMT/many turkmenského manatu
    cs/TMT/one turkmenský manat
    cs/TMT/other turkmenských manatů
    cs/TND/few tuniské dináry
    cs/TND/many tuniského dináru
    cs/TND/one tuniský dinár
    cs/TND/other tuniských dinárů
    cs/TOP/few tonžské paangy
    cs/TOP/many tonžské paangy
    cs/TOP/one tonžská paanga
    cs/TOP/other tonžských paang
    cs/TRY/few turecké liry
    cs/TRY/many turecké liry
    cs/TRY/one turecká lira
    cs/TRY/other tureckých lir
    cs/TTD/few trinidadské dolary
    cs/TTD/many trinidadského dolaru
    cs/TTD/one trinidadský dolar
    cs/TTD/other trinidadských dolarů
    cs/TWD/few tchajwanské dolary
    cs/TWD/many tchajwanského dolaru
    cs/TWD/one tchajwanský dolar
    cs/TWD/other tchajwanských dolarů
    cs/TZS/few tanzanské šilinky
    cs/TZS/many tanzanského šilinku
    cs/TZS/one tanzanský šilink
    cs/TZS/other tanzanských šilinků
    cs/UAH/few ukrajinské hřivny
    cs/UAH/many ukrajinské hřivny
    cs/UAH/one ukrajinská hřivna
    cs/UAH/other ukrajinských hřiven
    cs/UGX/few ugandské šilinky
    cs/UGX/many ugandského šilinku
    cs/UGX/one ugandský šilink
    cs/UGX/other ugandských šilinků
    cs/USD/few americké dolary
    cs/USD/many amerického dolaru
    cs/USD/one americký dolar
    cs/USD/other amerických dolarů
    cs/UYU/few uruguayská pesa
    cs/UYU/many uruguayského pesa
    cs/UYU/one uruguayské peso
    cs/UYU/other uruguayských pes
    cs/UZS/few uzbecké sumy
    cs/UZS/many uzbeckého sumu
    cs/UZS/one uzbecký sum
    cs/UZS/other uzbeckých sumů
    cs/VEF/few venezuelské bolívary (2008–2018)
    cs/VEF/many venezuelského bolívaru (2008–2018)
    cs/VEF/one venezuelský bolívar (2008–2018)
    cs/VEF/other venezuelských bolívarů (2008–2018)
    cs/VES/few venezuelské bolívary
    cs/VES/many venezuelského bolívaru
    cs/VES/one venezuelský bolívar
    cs/VES/other venezuelských bolívarů
    cs/VND/few vietnamské dongy
    cs/VND/many vietnamského dongu
    cs/VND/one vietnamský dong
    cs/VND/other vietnamských dongů
    cs/VNN/few vietnamské dongy (1978–1985)
    cs/VNN/many vietnamského dongu (1978–1985)
    cs/VNN/one vietnamský dong (1978–1985)
    cs/VNN/other vietnamských dongů (1978–1985)
    cs/VUV/few vanuatské vatu
    cs/VUV/many vanuatského vatu
    cs/VUV/one vanuatský vatu
    cs/VUV/other vanuatských vatu
    cs/WST/few samojské taly
    cs/WST/many samojské taly
    cs/WST/one samojská tala
    cs/WST/other samojských tal
    cs/XAF/few CFA/BEAC franky
    cs/XAF/many CFA/BEAC franku
    cs/XAF/one CFA/BEAC frank
    cs/XAF/other CFA/BEAC franků
    cs/XCD/few východokaribské dolary
    cs/XCD/many východokaribského dolaru
    cs/XCD/one východokaribský dolar
    cs/XCD/other východokaribských dolarů
    cs/XFO/few francouzské zlaté franky
    cs/XFO/many francouzského zlatého franku
    cs/XFO/one francouzský zlatý frank
    cs/XFO/other francouzských zlatých franků
    cs/XFU/few francouzské UIC franky
    cs/XFU/many francouzského UIC franku
    cs/XFU/one francouzský UIC frank
    cs/XFU/other francouzských UIC franků
    cs/XOF/few CFA/BCEAO franky
    cs/XOF/many CFA/BCEAO franku
    cs/XOF/one CFA/BCEAO frank
    cs/XOF/other CFA/BCEAO franků
    cs/XPF/few CFP franky
    cs/XPF/many CFP franku
    cs/XPF/one CFP frank
    cs/XPF/other CFP franků
    cs/YER/few jemenské rijály
    cs/YER/many jemenského rijálu
    cs/YER/one jemenský rijál
    cs/YER/other jemenských rijálů
    cs/YUR/few jugoslávské reformované dináry (1992–1993)
    cs/YUR/many jugoslávského reformovaného dináru (1992–1993)
    cs/YUR/one jugoslávský reformovaný dinár (1992–1993)
    cs/YUR/other jugoslávských reformovaných dinárů (1992–1993)
    cs/ZAR/few jihoafrické randy
    cs/ZAR/many jihoafrického randu
    cs/ZAR/one jihoafrický rand
    cs/ZAR/other jihoafrických randů
    cs/ZMW/few zambijské kwachy
    cs/ZMW/many zambijské kwachy
    cs/ZMW/one zambijská kwacha
    cs/ZMW/other zambijských kwach
    csw/CAD/one ᑲᓀᑎᔭᐣ ᐯᔭᐠᐚᐱᐢᐠ
    csw/CAD/other ᑲᓀᑎᔭᐣ ᐯᔭᐠᐚᐱᐢᐠᐘᐠ
    cv/BYN/other Беларуҫ тенки
    cv/RUB/other Раҫҫей тенки
    cy/AED/other dirham yr Emiradau Arabaidd Unedig
    cy/AFN/other afghani Afghanistan
    cy/ALL/other lek Albania
    cy/AMD/other dram Armenia
    cy/ANG/other guilder Antilles yr Iseldiroedd
    cy/AOA/other kwanza Angola
    cy/ARL/other peso ley yr Ariannin (1970–1983)
    cy/ARM/other peso yr Ariannin (1881–1970)
    cy/ARS/other peso yr Ariannin
    cy/AUD/other doler Awstralia
    cy/AUD/two ddoler Awstralia
    cy/AWG/other fflorin Aruba
    cy/AZN/other manat Azerbaijan
    cy/BAM/other marc trosadwy Bosnia a Hercegovina
    cy/BAM/two farc trosiadwy Bosnia a Hercegovina
    cy/BBD/one ddoler Barbados
    cy/BBD/other doler Barbados
    cy/BBD/two ddoler Barbados
    cy/BDT/other taka Bangladesh
    cy/BGM/other lev sosialaidd Bwlgaria
    cy/BGN/other lev Bwlgaria
    cy/BGO/other lev Bwlgaria (1879 – 1952)
    cy/BHD/other dinar Bahrain
    cy/BIF/other ffranc Burundi
    cy/BMD/other doler Bermuda
    cy/BMD/two ddoler Bermuda
    cy/BND/other doler Brunei
    cy/BND/two ddoler Brunei
    cy/BOB/other boliviano Bolifia
    cy/BOL/other boliviano Bolifia (1863–1963)
    cy/BRL/other real Brasil
    cy/BRZ/other cruzeiro Brasil (1942–1967)
    cy/BSD/other doler y Bahamas
    cy/BSD/two ddoler y Bahamas
    cy/BTN/other ngultrum Bhutan
    cy/BWP/other pula Botswana
    cy/BYN/other rwbl Belarws
    cy/BZD/other doler Belize
    cy/BZD/two ddoler Belize
    cy/CAD/other doler Canada
    cy/CDF/other ffranc Congo
    cy/CHF/other ffranc y Swistir
    cy/CLE/other escudo Chile
    cy/CLP/other peso Chile
    cy/CNH/other yuan Tsieina (ar y môr)
    cy/CNX/one ddoler Banc Pobl Tsieina
    cy/CNX/other doler Banc Pobl Tsieina
    cy/CNX/two ddoler Banc Pobl Tsieina
    cy/CNY/other yuan Tsieina
    cy/COP/other peso Colombia
    cy/CRC/other colón Costa Rica
    cy/CUC/other peso trosadwy Ciwba
    cy/CUP/other peso Ciwba
    cy/CVE/other esgwdo Cabo Verde
    cy/CZK/other koruna’r Weriniaeth Tsiec
    cy/DJF/other ffranc Djibouti
    cy/DKK/other krone Denmarc
    cy/DOP/other peso Gweriniaeth Dominica
    cy/DZD/other dinar Algeria
    cy/EGP/other punt yr Aifft
    cy/EGP/two bunt yr Aifft
    cy/ERN/other nakfa Eritrea
    cy/ETB/other birr Ethiopia
    cy/EUR/other ewro
    cy/FJD/other doler Ffiji
    cy/FJD/two ddoler Ffiji
    cy/FKP/other punt Ynysoedd Falkland/Malvinas
    cy/FKP/two bunt Ynysoedd Falkland/Malvinas
    cy/GBP/one bunt Prydain
    cy/GBP/other punt Prydain
    cy/GBP/two bunt Prydain
    cy/GEL/other lari Georgia
    cy/GHS/other cedi Ghana
    cy/GIP/other punt Gibraltar
    cy/GIP/two bunt Gibraltar
    cy/GMD/other dalasi Gambia
    cy/GNF/other ffranc Guinée
    cy/GTQ/other quetzal Guatemala
    cy/GYD/other doler Guyana
    cy/GYD/two ddoler Guyana
    cy/HKD/other doler Hong Kong
    cy/HKD/two ddoler Hong Kong
    cy/HNL/other lempira Honduras
    cy/HRK/other kuna Croatia
    cy/HTG/other gourde Haiti
    cy/HUF/other fforint Hwngari
    cy/IDR/other rupiah Indonesia
    cy/ILS/other shegel newydd Israel
    cy/INR/other rwpî India
    cy/IQD/other dinar Irac
    cy/IRR/other rial Iran
    cy/ISK/other króna Gwlad yr Iâ
    cy/JMD/other doler Jamaica
    cy/JMD/two ddoler Jamaica
    cy/JOD/other dinar Gwlad yr Iorddonen
    cy/JPY/other yen Japan
    cy/KES/other swllt Kenya
    cy/KGS/other som Kyrgyzstan
    cy/KHR/other riel Cambodia
    cy/KMF/other ffranc Comoros
    cy/KPW/other won Gogledd Corea
    cy/KRH/other hwan De Corea (1953–1962)
    cy/KRO/other won De Corea (1945–1953)
    cy/KRW/other won De Corea
    cy/KWD/other dinar Kuwait
    cy/KYD/other doler Ynysoedd Cayman
    cy/KYD/two ddoler Ynysoedd Cayman
    cy/KZT/other tenge Kazakstan
    cy/LAK/other kip Laos
    cy/LBP/other punt Libanus
    cy/LBP/two bunt Libanus
    cy/LKR/other rwpî Sri Lanka
    cy/LRD/one ddoler Liberia
    cy/LRD/other doler Liberia
    cy/LRD/two ddoler Liberia
    cy/LSL/other loti Lesotho
    cy/LYD/other dinar Libya
    cy/MAD/other dirham Moroco
    cy/MAF/other ffranc Moroco
    cy/MCF/other ffranc Monaco
    cy/MDL/other leu Moldofa
    cy/MGA/other ariary Madagascar
    cy/MKD/other denar Macedonia
    cy/MMK/other kyat Myanmar
    cy/MNT/other tugrik Mongolia
    cy/MRU/other ouguiya Mauritania
    cy/MUR/other rwpî Mauritius
    cy/MVP/other rwpî’r Maldives (1947–1981)
    cy/MVR/other rufiyaa’r Maldives
    cy/MWK/other kwacha Malawi
    cy/MXN/other peso Mecsico
    cy/MYR/other ringgit Malaysia
    cy/MZN/other metical Mozambique
    cy/NAD/other doler Namibia
    cy/NAD/two ddoler Namibia
    cy/NGN/other naira Nigeria
    cy/NIO/other cordoba Nicaragwa
    cy/NOK/other krone Norwy
    cy/NPR/other rwpî Nepal
    cy/NZD/other doler Seland Newydd
    cy/NZD/two ddoler Seland Newydd
    cy/OMR/other rial Oman
    cy/PAB/other balboa Panama
    cy/PEN/other sol Periw
    cy/PGK/other kina Papua Guinea Newydd
    cy/PHP/other peso Philipinas
    cy/PKR/other rwpî Pacistan
    cy/PLN/other zloty Gwlad Pwyl
    cy/PYG/other guarani Paraguay
    cy/QAR/other rial Qatar
    cy/RON/other leu Rwmania
    cy/RSD/other dinar Serbia
    cy/RUB/other rwbl Rwsia
    cy/RWF/other ffranc Rwanda
    cy/SAR/other riyal Saudi Arabia
    cy/SBD/other doler Ynysoedd Solomon
    cy/SBD/two ddoler Ynysoedd Solomon
    cy/SCR/other rwpî Seychelles
    cy/SDG/other punt Sudan
    cy/SDG/two bunt Sudan
    cy/SEK/other krona Sweden
    cy/SGD/other doler Singapore
    cy/SGD/two ddoler Singapore
    cy/SHP/other punt St. Helena
    cy/SHP/two bunt St. Helena
    cy/SLE/other leone Sierra Leone
    cy/SLL/other leone Sierra Leone (1964—2022)
    cy/SOS/other swllt Somalia
    cy/SRD/other doler Surinam
    cy/SRD/two ddoler Surinam
    cy/SSP/other punt De Sudan
    cy/SSP/two bunt De Sudan
    cy/STN/other dobra São Tomé a Príncipe
    cy/SYP/other punt Syria
    cy/SYP/two bunt Syria
    cy/SZL/other lilangeni Gwlad Swazi
    cy/THB/other baht Gwlad Thai
    cy/TJS/other somoni Tajikstan
    cy/TMT/other manat Turkmenistan
    cy/TND/other dinar Tunisia
    cy/TOP/other paʻanga Tonga
    cy/TRY/other lira Twrci
    cy/TTD/other doler Trinidad a Tobago
    cy/TTD/two ddoler Trinidad a Tobago
    cy/TWD/other doler newydd Taiwan
    cy/TWD/two ddoler newydd Taiwan
    cy/TZS/other swllt Tanzania
    cy/UAH/other hryvnia Wcráin
    cy/UGX/other swllt Uganda
    cy/USD/other doler UDA
    cy/USD/two ddoler UDA
    cy/UYU/other peso Uruguay
    cy/UZS/other som Uzbekistan
    cy/VEF/other bolívar Venezuela (2008–2018)
    cy/VES/other bolívar Venezuela
    cy/VND/other dong Fietnam
    cy/VNN/other dong Fietnam (1978–1985)
    cy/VUV/other vatu Vanuatu
    cy/WST/other tala Samoa
    cy/XAF/other ffranc CFA Canol Affrica
    cy/XCD/other doler Dwyrain y Caribî
    cy/XCD/two ddoler Dwyrain y Caribî
    cy/XOF/other ffranc CFA Gorllewin Affrica
    cy/XPF/other ffranc CPF
    cy/YER/other rial Yemen
    cy/ZAR/other rand De Affrica
    cy/ZMW/other kwacha Zambia
    da/AED/other FAE-dirham
    da/AFN/one afghansk afghani
    da/AFN/other afghanske afghani
    da/ALL/one albansk lek
    da/ALL/other albanske lek
    da/AMD/one armensk dram
    da/AMD/other armenske dram
    da/AOA/one angolansk kwanza
    da/AOA/other angolanske kwanza
    da/ARS/one argentinsk peso
    da/ARS/other argentinske pesos
    da/AUD/one australsk dollar
    da/AUD/other australske dollar
    da/AWG/one arubansk florin
    da/AWG/other arubanske floriner
    da/AZN/one aserbajdsjansk manat
    da/AZN/other aserbajdsjanske manat
    da/BAM/one bosnien-hercegovinsk konvertibel mark
    da/BAM/other bosnien-hercegovinske konvertible mark
    da/BBD/one barbadisk dollar
    da/BBD/other barbadiske dollar
    da/BDT/one bangladeshisk taka
    da/BDT/other bangladeshiske taka
    da/BGN/one bulgarsk lev
    da/BGN/other bulgarske leva
    da/BHD/one bahrainsk dinar
    da/BHD/other bahrainske dinarer
    da/BIF/one burundisk franc
    da/BIF/other burundiske franc
    da/BMD/one bermudansk dollar
    da/BMD/other bermudanske dollar
    da/BND/one bruneisk dollar
    da/BND/other bruneiske dollar
    da/BOB/one boliviansk boliviano
    da/BOB/other bolivianske boliviano
    da/BRL/one brasiliansk real
    da/BRL/other brasilianske realer
    da/BSD/one bahamansk dollar
    da/BSD/other bahamanske dollar
    da/BTN/one bhutansk ngultrum
    da/BTN/other bhutanske ngultrum
    da/BWP/one botswansk pula
    da/BWP/other botswanske pula
    da/BYN/one hviderussisk rubel
    da/BYN/other hviderussiske rubler
    da/BZD/one belizisk dollar
    da/BZD/other beliziske dollar
    da/CAD/one canadisk dollar
    da/CAD/other canadiske dollar
    da/CDF/one congolesisk franc
    da/CDF/other congolesiske franc
    da/CLP/one chilensk peso
    da/CLP/other chilenske pesos
    da/CNY/one kinesisk yuan
    da/CNY/other kinesiske yuan
    da/COP/one colombiansk peso
    da/COP/other colombianske pesos
    da/CRC/one costaricansk colón
    da/CRC/other costaricanske colón
    da/CUC/one cubansk konvertibel peso
    da/CUC/other cubanske konvertible pesos
    da/CUP/one cubansk peso
    da/CUP/other cubanske pesos
    da/CVE/one kapverdisk escudo
    da/CVE/other kapverdiske escudos
    da/CZK/one tjekkisk koruna
    da/CZK/other tjekkiske korunaer
    da/DJF/one djiboutisk franc
    da/DJF/other djiboutiske franc
    da/DKK/one dansk krone
    da/DKK/other danske kroner
    da/DOP/one dominikansk peso
    da/DOP/other dominikanske pesos
    da/DZD/one algerisk dinar
    da/DZD/other algeriske dinarer
    da/EGP/one egyptisk pund
    da/EGP/other egyptiske pund
    da/ERN/one eritreisk nakfa
    da/ERN/other eritreiske nakfa
    da/ETB/one etiopisk birr
    da/ETB/other etiopiske birr
    da/FJD/one fijiansk dollar
    da/FJD/other fijianske dollar
    da/GBP/one britisk pund
    da/GBP/other britiske pund
    da/GEL/one georgisk lari
    da/GEL/other georgiske lari
    da/GHS/one ghanesisk cedi
    da/GHS/other ghanesiske cedi
    da/GIP/one gibraltarisk pund
    da/GIP/other gibraltariske pund
    da/GMD/one gambisk dalasi
    da/GMD/other gambiske dalasi
    da/GNF/one guineansk franc
    da/GNF/other guineanske franc
    da/GTQ/one guatemalansk quetzal
    da/GTQ/other guatemalanske quetzal
    da/GYD/one guyansk dollar
    da/GYD/other guyanske dollar
    da/HKD/one hongkongsk dollar
    da/HKD/other hongkongske dollar
    da/HNL/one honduransk lempira
    da/HNL/other honduranske lempira
    da/HRK/one kroatisk kuna
    da/HRK/other kroatiske kuna
    da/HTG/one haitisk gourde
    da/HTG/other haitiske gourde
    da/HUF/one ungarsk forint
    da/HUF/other ungarske forinter
    da/IDR/one indonesisk rupiah
    da/IDR/other indonesiske rupiah
    da/ILS/one ny israelsk shekel
    da/ILS/other nye israelske shekel
    da/INR/one indisk rupee
    da/INR/other indiske rupees
    da/IQD/one irakisk dinar
    da/IQD/other irakiske dinarer
    da/IRR/one iransk rial
    da/IRR/other iranske rialer
    da/ISK/one islandsk krone
    da/ISK/other islandske kroner
    da/JMD/one jamaicansk dollar
    da/JMD/other jamaicanske dollar
    da/JOD/one jordansk dinar
    da/JOD/other jordanske dinarer
    da/JPY/one japansk yen
    da/JPY/other japanske yen
    da/KES/one kenyansk shilling
    da/KES/other kenyanske shilling
    da/KGS/one kirgisisk som
    da/KGS/other kirgisiske som
    da/KHR/one cambodjansk riel
    da/KHR/other cambodjanske riel
    da/KMF/one comorisk franc
    da/KMF/other comoriske franc
    da/KPW/one nordkoreansk won
    da/KPW/other nordkoreanske won
    da/KRW/one sydkoreansk won
    da/KRW/other sydkoreanske won
    da/KWD/one kuwaitisk dinar
    da/KWD/other kuwaitiske dinarer
    da/KYD/one caymansk dollar
    da/KYD/other caymanske dollar
    da/KZT/one kasakhisk tenge
    da/KZT/other kasakhiske tenge
    da/LAK/one laotisk kip
    da/LAK/other laotiske kip
    da/LBP/one libanesisk pund
    da/LBP/other libanesiske pund
    da/LKR/one srilankansk rupee
    da/LKR/other srilankanske rupee
    da/LRD/one liberisk dollar
    da/LRD/other liberiske dollar
    da/LSL/one lesothisk loti
    da/LSL/other lesothiske loti
    da/LYD/one libysk dinar
    da/LYD/other libyske dinarer
    da/MAD/one marokkansk dirham
    da/MAD/other marokkanske dirham
    da/MAF/one Marokkansk franc
    da/MAF/other Marokkanske franc
    da/MDL/one moldovisk leu
    da/MDL/other moldoviske lei
    da/MGA/one madagaskisk ariary
    da/MGA/other madagaskiske ariary
    da/MKD/one makedonsk denar
    da/MKD/other makedonske denarer
    da/MMK/one myanmarsk kyat
    da/MMK/other myanmarske kyat
    da/MNT/one mongolsk tugrik
    da/MNT/other mongolske tugrik
    da/MOP/one macaosk pataca
    da/MOP/other macaoske pataca
    da/MRU/one mauritansk ouguiya
    da/MRU/other mauritanske ouguiya
    da/MUR/one mauritisk rupee
    da/MUR/other mauritiske rupees
    da/MVR/one maldivisk rufiyaa
    da/MVR/other maldiviske rufiyaa
    da/MWK/one malawisk kwacha
    da/MWK/other malawiske kwacha
    da/MXN/one mexicansk peso
    da/MXN/other mexicanske pesos
    da/MYR/one malaysisk ringgit
    da/MYR/other malaysiske ringgit
    da/MZN/one mozambiquisk metical
    da/MZN/other mozambiquiske metical
    da/NAD/one namibisk dollar
    da/NAD/other namibiske dollar
    da/NGN/one nigeriansk naira
    da/NGN/other nigerianske naira
    da/NIO/one nicaraguansk cordoba
    da/NIO/other nicaraguanske cordoba
    da/NOK/one norsk krone
    da/NOK/other norske kroner
    da/NPR/one nepalesisk rupee
    da/NPR/other nepalesiske rupees
    da/NZD/one newzealandsk dollar
    da/NZD/other newzealandske dollar
    da/OMR/one omansk rial
    da/OMR/other omanske rialer
    da/PAB/one panamansk balboa
    da/PAB/other panamanske balboa
    da/PEN/one peruansk sol
    da/PEN/other peruanske soles
    da/PGK/one papuansk kina
    da/PGK/other papuanske kina
    da/PHP/one filippinsk peso
    da/PHP/other filippinske pesos
    da/PKR/one pakistansk rupee
    da/PKR/other pakistanske rupee
    da/PLN/one polsk zloty
    da/PLN/other polske zloty
    da/PYG/one paraguaysk guarani
    da/PYG/other paraguayske guarani
    da/QAR/one qatarsk rial
    da/QAR/other qatarske rial
    da/RON/one rumænsk leu
    da/RON/other rumænske lei
    da/RSD/one serbisk dinar
    da/RSD/other serbiske dinarer
    da/RUB/one russisk rubel
    da/RUB/other russiske rubler
    da/RWF/one rwandisk franc
    da/RWF/other rwandiske franc
    da/SAR/one saudiarabisk riyal
    da/SAR/other saudiarabiske riyal
    da/SBD/one salomonsk dollar
    da/SBD/other salomonske dollar
    da/SCR/one seychellisk rupee
    da/SCR/other seychelliske rupees
    da/SDG/one sudansk pund
    da/SDG/other sudanske pund
    da/SEK/one svensk krone
    da/SEK/other svenske kroner
    da/SGD/one singaporeansk dollar
    da/SGD/other singaporeanske dollar
    da/SLE/one sierraleonsk leone
    da/SLE/other sierraleonske leone
    da/SLL/one sierraleonsk leone (1964—2022)
    da/SLL/other sierraleonske leone (1964—2022)
    da/SOS/one somalisk shilling
    da/SOS/other somaliske shilling
    da/SRD/one surinamsk dollar
    da/SRD/other surinamske dollar
    da/SSP/one sydsudansk pund
    da/SSP/other sydsudanske pund
    da/SYP/one syrisk pund
    da/SYP/other syriske pund
    da/SZL/one swazilandsk lilangeni
    da/SZL/other swazilandske lilangeni
    da/THB/one thailandsk baht
    da/THB/other thailandske baht
    da/TJS/one tadsjikisk somoni
    da/TJS/other tadsjikiske somoni
    da/TMT/one turkmensk manat
    da/TMT/other turkmenske manat
    da/TND/one tunesisk dinar
    da/TND/other tunesiske dinarer
    da/TOP/one tongansk paʻanga
    da/TOP/other tonganske paʻanga
    da/TRY/one tyrkisk lira
    da/TRY/other tyrkiske lira
    da/TTD/one trinidadisk dollar
    da/TTD/other trinidadiske dollar
    da/TWD/one ny taiwansk dollar
    da/TWD/other nye taiwanske dollar
    da/TZS/one tanzanisk shilling
    da/TZS/other tanzaniske shilling
    da/UAH/one ukrainsk grynia
    da/UAH/other ukrainske grynia
    da/UGX/one ugandisk shilling
    da/UGX/other ugandiske shilling
    da/USD/one amerikansk dollar
    da/USD/other amerikanske dollar
    da/UYU/one uruguayansk peso
    da/UYU/other uruguayanske pesos
    da/UZS/one usbekisk sum
    da/UZS/other usbekiske sum
    da/VEF/one venezuelansk bolivar (2008–2018)
    da/VEF/other venezuelanske bolivarer (2008–2018)
    da/VES/one venezuelansk bolivar
    da/VES/other venezuelanske bolivarer
    da/VND/one vietnamesisk dong
    da/VND/other vietnamesiske dong
    da/VUV/one vanuaisk vatu
    da/VUV/other vanuaiske vatu
    da/WST/one samoansk tala
    da/WST/other samoanske tala
    da/XAF/one centralafrikansk CFA-franc
    da/XCD/one østkaribisk dollar
    da/XCD/other østkaribiske dollar
    da/XFO/one Fransk guldfranc
    da/XFO/other Franske guldfranc
    da/XFU/one Fransk UIC-franc
    da/XFU/other Franske UIC-franc
    da/YER/one yemenitisk rial
    da/YER/other yemenitiske rial
    da/ZAR/one sydafrikansk rand
    da/ZAR/other sydafrikanske rand
    da/ZMW/one zambisk kwacha
    da/ZMW/other zambiske kwacha
    de/AFN/one Afghanischer Afghani
    de/AFN/other Afghanische Afghani
    de/ALL/one Albanischer Lek
    de/ALL/other Albanische Lek
    de/AMD/one Armenischer Dram
    de/AMD/other Armenische Dram
    de/AOA/one Angolanischer Kwanza
    de/AOA/other Angolanische Kwanza
    de/ARL/one Argentinischer Peso Ley (1970–1983)
    de/ARL/other Argentinische Pesos Ley (1970–1983)
    de/ARM/one Argentinischer Peso (1881–1970)
    de/ARM/other Argentinische Pesos (1881–1970)
    de/ARS/one Argentinischer Peso
    de/ARS/other Argentinische Pesos
    de/AUD/one Australischer Dollar
    de/AUD/other Australische Dollar
    de/BAN/one Bosnien und Herzegowina Neuer Dinar (1994–1997)
    de/BAN/other Bosnien und Herzegowina Neue Dinar (1994–1997)
    de/BGM/one Bulgarischer Lew (1952–1962)
    de/BGM/other Bulgarische Lew (1952–1962)
    de/BGN/one Bulgarischer Lew
    de/BGN/other Bulgarische Lew
    de/BGO/one Bulgarischer Lew (1879–1952)
    de/BGO/other Bulgarische Lew (1879–1952)
    de/BIF/one Burundi-Franc
    de/BIF/other Burundi-Francs
    de/BOB/one Bolivianischer Boliviano
    de/BOB/other Bolivianische Bolivianos
    de/BOL/one Bolivianischer Boliviano (1863–1963)
    de/BOL/other Bolivianische Bolivianos (1863–1963)
    de/BRL/one Brasilianischer Real
    de/BRL/other Brasilianische Real
    de/BWP/one Botswanischer Pula
    de/BWP/other Botswanische Pula
    de/BYN/one Weißrussischer Rubel
    de/BYN/other Weißrussische Rubel
    de/CAD/one Kanadischer Dollar
    de/CAD/other Kanadische Dollar
    de/CDF/one Kongo-Franc
    de/CDF/other Kongo-Francs
    de/CLE/one Chilenischer Escudo
    de/CLE/other Chilenische Escudo
    de/CLP/one Chilenischer Peso
    de/CLP/other Chilenische Pesos
    de/CNY/one Chinesischer Yuan
    de/COP/one Kolumbianischer Peso
    de/COP/other Kolumbianische Pesos
    de/CUC/one Kubanischer Peso (konvertibel)
    de/CUC/other Kubanische Pesos (konvertibel)
    de/CUP/one Kubanischer Peso
    de/CUP/other Kubanische Pesos
    de/CVE/one Cabo-Verde-Escudo
    de/CVE/other Cabo-Verde-Escudos
    de/CZK/one Tschechische Krone
    de/CZK/other Tschechische Kronen
    de/DKK/one Dänische Krone
    de/DKK/other Dänische Kronen
    de/DOP/one Dominikanischer Peso
    de/DOP/other Dominikanische Pesos
    de/DZD/one Algerischer Dinar
    de/DZD/other Algerische Dinar
    de/EGP/one Ägyptisches Pfund
    de/EGP/other Ägyptische Pfund
    de/ERN/one Eritreischer Nakfa
    de/ERN/other Eritreische Nakfa
    de/ETB/one Äthiopischer Birr
    de/ETB/other Äthiopische Birr
    de/GBP/one Britisches Pfund
    de/GBP/other Britische Pfund
    de/GEL/one Georgischer Lari
    de/GEL/other Georgische Lari
    de/GHS/one Ghanaischer Cedi
    de/GHS/other Ghanaische Cedi
    de/GTQ/one Guatemaltekischer Quetzal
    de/GTQ/other Guatemaltekische Quetzales
    de/HRK/one Kroatischer Kuna
    de/HRK/other Kroatische Kuna
    de/HTG/one Haitianische Gourde
    de/HTG/other Haitianische Gourdes
    de/HUF/one Ungarischer Forint
    de/HUF/other Ungarische Forint
    de/ILS/one Israelischer Neuer Schekel
    de/ILS/other Israelische Neue Schekel
    de/INR/one Indische Rupie
    de/INR/other Indische Rupien
    de/IQD/one Irakischer Dinar
    de/IQD/other Irakische Dinar
    de/IRR/one Iranischer Rial
    de/IRR/other Iranische Rial
    de/ISK/one Isländische Krone
    de/ISK/other Isländische Kronen
    de/JOD/one Jordanischer Dinar
    de/JOD/other Jordanische Dinar
    de/JPY/one Japanischer Yen
    de/JPY/other Japanische Yen
    de/KGS/one Kirgisischer Som
    de/KGS/other Kirgisische Som
    de/KHR/one Kambodschanischer Riel
    de/KHR/other Kambodschanische Riel
    de/KMF/one Komoren-Franc
    de/KMF/other Komoren-Francs
    de/KPW/one Nordkoreanischer Won
    de/KPW/other Nordkoreanische Won
    de/KRW/one Südkoreanischer Won
    de/KRW/other Südkoreanische Won
    de/KZT/one Kasachischer Tenge
    de/KZT/other Kasachische Tenge
    de/LAK/one Laotischer Kip
    de/LAK/other Laotische Kip
    de/LBP/one Libanesisches Pfund
    de/LBP/other Libanesische Pfund
    de/LKR/one Sri-Lanka-Rupie
    de/LKR/other Sri-Lanka-Rupien
    de/LRD/one Liberianischer Dollar
    de/LRD/other Liberianische Dollar
    de/LYD/one Libyscher Dinar
    de/LYD/other Libysche Dinar
    de/MAD/one Marokkanischer Dirham
    de/MAD/other Marokkanische Dirham
    de/MAF/other Marokkanische Franc
    de/MCF/one Monegassischer Franc
    de/MCF/other Monegassische Franc
    de/MKD/one Mazedonischer Denar
    de/MKD/other Mazedonische Denari
    de/MKN/one Mazedonischer Denar (1992–1993)
    de/MKN/other Mazedonische Denar (1992–1993)
    de/MMK/one Myanmarischer Kyat
    de/MMK/other Myanmarische Kyat
    de/MNT/one Mongolischer Tögrög
    de/MNT/other Mongolische Tögrög
    de/MRU/one Mauretanischer Ouguiya
    de/MRU/other Mauretanische Ouguiya
    de/MUR/one Mauritius-Rupie
    de/MUR/other Mauritius-Rupien
    de/MVP/one Malediven-Rupie (alt)
    de/MVP/other Malediven-Rupien (alt)
    de/MVR/one Malediven-Rufiyaa
    de/MVR/other Malediven-Rupien
    de/MXN/one Mexikanischer Peso
    de/MXN/other Mexikanische Pesos
    de/MYR/one Malaysischer Ringgit
    de/MYR/other Malaysische Ringgit
    de/MZN/one Mosambikanischer Metical
    de/MZN/other Mosambikanische Meticais
    de/NGN/one Nigerianischer Naira
    de/NGN/other Nigerianische Naira
    de/NIO/one Nicaragua-Córdoba
    de/NIO/other Nicaragua-Córdobas
    de/NOK/one Norwegische Krone
    de/NOK/other Norwegische Kronen
    de/NPR/one Nepalesische Rupie
    de/NPR/other Nepalesische Rupien
    de/OMR/one Omanischer Rial
    de/OMR/other Omanische Rials
    de/PAB/one Panamaischer Balboa
    de/PAB/other Panamaische Balboas
    de/PEN/one Peruanischer Sol
    de/PEN/other Peruanische Sol
    de/PHP/one Philippinischer Peso
    de/PHP/other Philippinische Pesos
    de/PKR/one Pakistanische Rupie
    de/PKR/other Pakistanische Rupien
    de/PLN/one Polnischer Złoty
    de/PLN/other Polnische Złoty
    de/PYG/one Paraguayischer Guaraní
    de/PYG/other Paraguayische Guaraníes
    de/RON/one Rumänischer Leu
    de/RON/other Rumänische Leu
    de/RSD/one Serbischer Dinar
    de/RSD/other Serbische Dinaren
    de/RUB/one Russischer Rubel
    de/RUB/other Russische Rubel
    de/RWF/one Ruanda-Franc
    de/RWF/other Ruanda-Francs
    de/SCR/one Seychellen-Rupie
    de/SCR/other Seychellen-Rupien
    de/SDG/one Sudanesisches Pfund
    de/SDG/other Sudanesische Pfund
    de/SEK/one Schwedische Krone
    de/SEK/other Schwedische Kronen
    de/SLE/one Sierra-leonischer Leone
    de/SLE/other Sierra-leonische Leones
    de/SLL/one Sierra-leonischer Leone (1964–2022)
    de/SLL/other Sierra-leonische Leones (1964–2022)
    de/SSP/one Südsudanesisches Pfund
    de/SSP/other Südsudanesische Pfund
    de/STN/one São-toméischer Dobra
    de/STN/other São-toméische Dobras
    de/SYP/one Syrisches Pfund
    de/SYP/other Syrische Pfund
    de/SZL/one Swasiländischer Lilangeni
    de/SZL/other Swasiländische Emalangeni
    de/THB/one Thailändischer Baht
    de/THB/other Thailändische Baht
    de/TND/one Tunesischer Dinar
    de/TND/other Tunesische Dinar
    de/TOP/one Tongaischer Paʻanga
    de/TOP/other Tongaische Paʻanga
    de/TWD/one Neuer Taiwan-Dollar
    de/TWD/other Neue Taiwan-Dollar
    de/UAH/one Ukrainische Hrywnja
    de/UAH/other Ukrainische Hrywen
    de/UYU/one Uruguayischer Peso
    de/UYU/other Uruguayische Pesos
    de/VEF/one Venezolanischer Bolívar (2008–2018)
    de/VEF/other Venezolanische Bolívares (2008–2018)
    de/VES/one Venezolanischer Bolívar
    de/VES/other Venezolanische Bolívares
    de/VND/one Vietnamesischer Dong
    de/VND/other Vietnamesische Dong
    de/VNN/one Vietnamesischer Dong(1978–1985)
    de/VNN/other Vietnamesische Dong(1978–1985)
    de/WST/one Samoanischer Tala
    de/WST/other Samoanische Tala
    de/XCD/one Ostkaribischer Dollar
    de/XCD/other Ostkaribische Dollar
    de/XFO/other Französische Gold-Franc
    de/XFU/other Französische UIC-Franc
    de/XOF/one CFA-Franc (BCEAO)
    de/XOF/other CFA-Francs (BCEAO)
    de/YUR/one Jugoslawischer reformierter Dinar (1992–1993)
    de/YUR/other Jugoslawische reformierte Dinar (1992–1993)
    de/ZAR/one Südafrikanischer Rand
    de/ZAR/other Südafrikanische Rand
    de_CH/BYN/one Weissrussischer Rubel
    de_CH/BYN/other Weissrussische Rubel
    de_CH/STN/one São-toméischer Dobra (2018)
    de_CH/STN/other São-toméischer Dobra (2018)
    dsb/AED/few SAE dirhamy
    dsb/AED/one ZAE dirham
    dsb/AED/other SAE dirhamow
    dsb/AED/two ZAE dirhama
    dsb/AFN/few afghaniske afganije
    dsb/AFN/one afghaniski afgani
    dsb/AFN/other afghaniskich afganijow
    dsb/AFN/two afghaniskej afganija
    dsb/ALL/few albańske leki
    dsb/ALL/one albański lek
    dsb/ALL/other albańskich lekow
    dsb/ALL/two albańskej leka
    dsb/AMD/few armeńske dramy
    dsb/AMD/one armeński dram
    dsb/AMD/other armeńskich dramow
    dsb/AMD/two armeńskej drama
    dsb/ANG/few nižozemskoantilske guldeny
    dsb/ANG/one nižozemskoantilski gulden
    dsb/ANG/other nižozemskoantilskich guldenow
    dsb/ANG/two nižozemskoantilskej guldena
    dsb/AOA/few angolske kwanze
    dsb/AOA/one angolska kwanza
    dsb/AOA/other angolskich kwanzow
    dsb/AOA/two angolskej kwanzy
    dsb/ARS/few argentinske peso
    dsb/ARS/one argentinski peso
    dsb/ARS/other argentinskich peso
    dsb/ARS/two argentinskej peso
    dsb/AUD/few awstralske dolary
    dsb/AUD/one awstralski dolar
    dsb/AUD/other awstralskich dolarow
    dsb/AUD/two awstralskej dolara
    dsb/AWG/few aruba-floriny
    dsb/AWG/one aruba-florin
    dsb/AWG/other aruba-florinow
    dsb/AWG/two aruba-florina
    dsb/AZN/few azerbajdžaniske manaty
    dsb/AZN/one azerbajdžaniski manat
    dsb/AZN/other azerbajdžaniskich manatow
    dsb/AZN/two azerbajdžaniskej manata
    dsb/BAM/few bosniske konwertibelne marki
    dsb/BAM/one bosniska konwertibelna marka
    dsb/BAM/other bosniskich konwertibelnych markow
    dsb/BAM/two bosniskej konwertibelnej marce
    dsb/BBD/few barbadoske dolary
    dsb/BBD/one barbadoski dolar
    dsb/BBD/other barbadoskich dolarow
    dsb/BBD/two barbadoskej dolara
    dsb/BDT/few bangladešske taki
    dsb/BDT/one bangladešska taka
    dsb/BDT/other bangladešskich takow
    dsb/BDT/two bangladešskej tace
    dsb/BGN/few bulgarske lewy
    dsb/BGN/one bulgarski lew
    dsb/BGN/other bulgarskich lewow
    dsb/BGN/two bulgarskej lewa
    dsb/BHD/few bahrainske dinary
    dsb/BHD/one bahrainski dinar
    dsb/BHD/other bahrainskich dinarow
    dsb/BHD/two bahrainskej dinara
    dsb/BIF/few burundiske franki
    dsb/BIF/one burundiski frank
    dsb/BIF/other burundiskich frankow
    dsb/BIF/two burundiskej franka
    dsb/BMD/few bermudaske dolary
    dsb/BMD/one bermudaski dolar
    dsb/BMD/other bermudaskich dolarow
    dsb/BMD/two bermudaskej dolara
    dsb/BND/few bruneiske dolary
    dsb/BND/one bruneiski dolar
    dsb/BND/other bruneiskich dolarow
    dsb/BND/two bruneiskej dolara
    dsb/BOB/few boliwiske boliviana
    dsb/BOB/one boliwiski boliviano
    dsb/BOB/other boliwiskich bolivianow
    dsb/BOB/two boliwiskej bolivianje
    dsb/BRL/few brazilske reale
    dsb/BRL/one brazilski real
    dsb/BRL/other brazilskich realow
    dsb/BRL/two brazilskej reala
    dsb/BSD/few bahamaske dolary
    dsb/BSD/one bahamaski dolar
    dsb/BSD/other bahamaskich dolarow
    dsb/BSD/two bahamaskej dolara
    dsb/BTN/few bhutańske ngultrumy
    dsb/BTN/one bhutański ngultrum
    dsb/BTN/other bhutańskich ngultrumow
    dsb/BTN/two bhutańskej ngultruma
    dsb/BWP/few botswaniske pule
    dsb/BWP/one botswaniska pula
    dsb/BWP/other botswaniskich pulow
    dsb/BWP/two botswaniskej puli
    dsb/BYN/few běłoruske ruble
    dsb/BYN/one běłoruski rubl
    dsb/BYN/other běłoruskich rublow
    dsb/BYN/two běłoruskej rubla
    dsb/BZD/few belizeske dolary
    dsb/BZD/one belizeski dolar
    dsb/BZD/other belizeskich dolarow
    dsb/BZD/two belizeskej dolara
    dsb/CAD/few kanadiske dolary
    dsb/CAD/one kanadiski dolar
    dsb/CAD/other kanadiskich dolarow
    dsb/CAD/two kanadiskej dolara
    dsb/CDF/few kongoske franki
    dsb/CDF/one kongoski frank
    dsb/CDF/other kongoskich frankow
    dsb/CDF/two kongoskej franka
    dsb/CHF/few šwicarske franki
    dsb/CHF/one šwicarski frank
    dsb/CHF/other šwicarskich frankow
    dsb/CHF/two šwicarskej franka
    dsb/CLP/few chilske peso
    dsb/CLP/one chilski peso
    dsb/CLP/other chilskich peso
    dsb/CLP/two chilskej peso
    dsb/CNH/few chinske yuany (offshore)
    dsb/CNH/one chinski yuan (offshore)
    dsb/CNH/other chinskich yuanow (offshore)
    dsb/CNH/two chinskej yuanaj (offshore)
    dsb/CNY/few chinske yuany
    dsb/CNY/one chinski yuan
    dsb/CNY/other chinskich yuanow
    dsb/CNY/two chinskej yuana
    dsb/COP/few kolumbiske peso
    dsb/COP/one kolumbiski peso
    dsb/COP/other kolumbiskich peso
    dsb/COP/two kolumbiskej peso
    dsb/CRC/few kosta-rikańske colóny
    dsb/CRC/one kosta-rikański colón
    dsb/CRC/other kosta-rikańskich colónow
    dsb/CRC/two kosta-rikańskej colóna
    dsb/CUC/few kubańske konwertibelne peso
    dsb/CUC/one kubański konwertibelny peso
    dsb/CUC/other kubańskich konwertibelnych peso
    dsb/CUC/two kubańskej konwertibelnej peso
    dsb/CUP/few kubańske peso
    dsb/CUP/one kubański peso
    dsb/CUP/other kubańskich peso
    dsb/CUP/two kubańskej peso
    dsb/CVE/few kapverdske escuda
    dsb/CVE/one kapverdski escudo
    dsb/CVE/other kapverdskich escudow
    dsb/CVE/two kapverdskej escuźe
    dsb/CZK/few česke krony
    dsb/CZK/one česka krona
    dsb/CZK/other českich kronow
    dsb/CZK/two českej kronje
    dsb/DJF/few dźibutiske franki
    dsb/DJF/one dźibutiski frank
    dsb/DJF/other dźibutiskich frankow
    dsb/DJF/two dźibutiskej franka
    dsb/DKK/few dańske krony
    dsb/DKK/one dańska krona
    dsb/DKK/other dańskich kronow
    dsb/DKK/two dańskej kronje
    dsb/DOP/few dominikańske peso
    dsb/DOP/one dominikański peso
    dsb/DOP/other dominikańskich peso
    dsb/DOP/two dominikańskej peso
    dsb/DZD/few algeriske dinary
    dsb/DZD/one algeriski dinar
    dsb/DZD/other algeriskich dinarow
    dsb/DZD/two algeriskej dinara
    dsb/EGP/few egyptojske punty
    dsb/EGP/one egyptojski punt
    dsb/EGP/other egyptojskich puntow
    dsb/EGP/two egyptojskej punta
    dsb/ERN/few eritrejske nakfy
    dsb/ERN/one eritrejska nakfa
    dsb/ERN/other eritrejskich nakfow
    dsb/ERN/two eritrejskej nakfje
    dsb/ETB/few etiopiske birry
    dsb/ETB/one etiopiski birr
    dsb/ETB/other etiopiskich birrow
    dsb/ETB/two etiopiskej birra
    dsb/FJD/few fidźiske dolary
    dsb/FJD/one fidźiski dolar
    dsb/FJD/other fidźiskich dolarow
    dsb/FJD/two fidźiskej dolara
    dsb/FKP/few falklandske punty
    dsb/FKP/one falklandski punt
    dsb/FKP/other falklandskich puntow
    dsb/FKP/two falklandskej punta
    dsb/GBP/few britiske punty
    dsb/GBP/one britiski punt
    dsb/GBP/other britiskich puntow
    dsb/GBP/two britiskej punta
    dsb/GEL/few georgiske lari
    dsb/GEL/one georgiski lari
    dsb/GEL/other georgiskich lari
    dsb/GEL/two georgiskej lari
    dsb/GHS/few ghanaske cedi
    dsb/GHS/one ghanaski cedi
    dsb/GHS/other ghanaskich cedi
    dsb/GHS/two ghanaskej cedi
    dsb/GIP/few gibraltiske punty
    dsb/GIP/one gibraltiski punt
    dsb/GIP/other gibraltiskich puntow
    dsb/GIP/two gibraltiskej punta
    dsb/GMD/few gambiske dalasi
    dsb/GMD/one gambiski dalasi
    dsb/GMD/other gambiskich dalasi
    dsb/GMD/two gambiskej dalasi
    dsb/GNF/few guineske franki
    dsb/GNF/one guineski frank
    dsb/GNF/other guineskich frankow
    dsb/GNF/two guineskej franka
    dsb/GTQ/few guatemalske quetzale
    dsb/GTQ/one guatemalski quetzal
    dsb/GTQ/other guatemalskich quetzalow
    dsb/GTQ/two guatemalskej quetzala
    dsb/GYD/few guyańske dolary
    dsb/GYD/one guyański dolar
    dsb/GYD/other guyańskich dolarow
    dsb/GYD/two guyańskej dolara
    dsb/HKD/few hongkongske dolary
    dsb/HKD/one hongkongski dolar
    dsb/HKD/other hongkongskich dolarow
    dsb/HKD/two hongkongskej dolara
    dsb/HNL/few honduraske lempiry
    dsb/HNL/one honduraska lempira
    dsb/HNL/other honduraskich lempirow
    dsb/HNL/two honduraskej lempirje
    dsb/HRK/few chorwatske kuny
    dsb/HRK/one chorwatska kuna
    dsb/HRK/other chorwatskich kunow
    dsb/HRK/two chorwatskej kunje
    dsb/HTG/few haitiske gourdy
    dsb/HTG/one haitiska gourda
    dsb/HTG/other haitiskich gourdow
    dsb/HTG/two haitiskej gourźe
    dsb/HUF/few madźarske forinty
    dsb/HUF/one madźarski forint
    dsb/HUF/other madźarskich forintow
    dsb/HUF/two madźarskej forinta
    dsb/IDR/few indoneske rupije
    dsb/IDR/one indoneska rupija
    dsb/IDR/other indoneskich rupijow
    dsb/IDR/two indoneskej rupiji
    dsb/ILS/few israelske nowe šekele
    dsb/ILS/one israelski nowy šekel
    dsb/ILS/other israelskich nowych šekelow
    dsb/ILS/two israelskej nowej šekela
    dsb/INR/few indiske rupije
    dsb/INR/one indiska rupija
    dsb/INR/other indiskich rupijow
    dsb/INR/two indiskej rupiji
    dsb/IQD/few irakske dinary
    dsb/IQD/one irakski dinar
    dsb/IQD/other irakskich dinarow
    dsb/IQD/two irakskej dinara
    dsb/IRR/few irańske riale
    dsb/IRR/one irański rial
    dsb/IRR/other irańskich rialow
    dsb/IRR/two irańskej riala
    dsb/ISK/few islandske krony
    dsb/ISK/one islandska krona
    dsb/ISK/other islandskich kronow
    dsb/ISK/two islandskej kronje
    dsb/JMD/few jamaiske dolary
    dsb/JMD/one jamaiski dolar
    dsb/JMD/other jamaiskich dolarow
    dsb/JMD/two jamaiskej dolara
    dsb/JOD/few jordaniske dinary
    dsb/JOD/one jordaniski dinar
    dsb/JOD/other jordaniskich dinarow
    dsb/JOD/two jordaniskej dinara
    dsb/JPY/few japańske yeny
    dsb/JPY/one japański yen
    dsb/JPY/other japańskich yenow
    dsb/JPY/two japańskej yena
    dsb/KES/few keniaske šilingi
    dsb/KES/one keniaski šiling
    dsb/KES/other keniaskich šilingow
    dsb/KES/two keniaskej šilinga
    dsb/KGS/few kirgiske somy
    dsb/KGS/one kirgiski som
    dsb/KGS/other kirgiskich somow
    dsb/KGS/two kirgiskej soma
    dsb/KHR/few kambodžaske riele
    dsb/KHR/one kambodžaski riel
    dsb/KHR/other kambodžaskich rielow
    dsb/KHR/two kambodžaskej riela
    dsb/KMF/few komorske franki
    dsb/KMF/one komorski frank
    dsb/KMF/other komorskich frankow
    dsb/KMF/two komorskej franka
    dsb/KPW/few pódpołnocnokorejske wony
    dsb/KPW/one pódpołnocnokorejski won
    dsb/KPW/other pódpołnocnokorejskich wonow
    dsb/KPW/two pódpołnocnokorejskej wona
    dsb/KRW/few pódpołdnjowokorejske wony
    dsb/KRW/one pódpołdnjowokorejski won
    dsb/KRW/other pódpołdnjowokorejskich wonow
    dsb/KRW/two pódpołdnjowokorejskej wona
    dsb/KWD/few kuwaitske dinary
    dsb/KWD/one kuwaitski dinar
    dsb/KWD/other kuwaitskich dinarow
    dsb/KWD/two kuwaitskej dinara
    dsb/KYD/few kajmaniske dolary
    dsb/KYD/one kajmaniski dolar
    dsb/KYD/other kajmaniskich dolarow
    dsb/KYD/two kajmaniskej dolara
    dsb/KZT/few kazachske tenge
    dsb/KZT/one kazachski tenge
    dsb/KZT/other kazachskich tenge
    dsb/KZT/two kazachskej tenge
    dsb/LAK/few laoske kipy
    dsb/LAK/one laoski kip
    dsb/LAK/other laoskich kipow
    dsb/LAK/two laoskej kipa
    dsb/LBP/few libanońske punty
    dsb/LBP/one libanoński punt
    dsb/LBP/other libanońskich puntow
    dsb/LBP/two libanońskej punta
    dsb/LKR/few sri-lankaske rupije
    dsb/LKR/one sri-lankaska rupija
    dsb/LKR/other sri-lankaskich rupijow
    dsb/LKR/two sri-lankaskej rupiji
    dsb/LRD/few liberiske dolary
    dsb/LRD/one liberiski dolar
    dsb/LRD/other liberiskich dolarow
    dsb/LRD/two liberiskej dolara
    dsb/LSL/few lesothiske lotije
    dsb/LSL/one lesothiski loti
    dsb/LSL/other lesothiskich lotijow
    dsb/LSL/two lesothiskej lotija
    dsb/LYD/few libyske dinary
    dsb/LYD/one libyski dinar
    dsb/LYD/other libyskich dinarow
    dsb/LYD/two libyskej dinara
    dsb/MAD/few marokkoske dirhamy
    dsb/MAD/one marokkoski dirham
    dsb/MAD/other marokkoskich dirhamow
    dsb/MAD/two marokkoskej dirhama
    dsb/MDL/few moldawiske leu
    dsb/MDL/one moldawiski leu
    dsb/MDL/other moldawiskich leu
    dsb/MDL/two moldawiskej leu
    dsb/MGA/few madagaskarske ariary
    dsb/MGA/one madagaskarski ariary
    dsb/MGA/other madagaskarskich ariary
    dsb/MGA/two madagaskarskej ariary
    dsb/MKD/few makedońske denary
    dsb/MKD/one makedoński denar
    dsb/MKD/other makedońskich denarow
    dsb/MKD/two makedońskej denara
    dsb/MMK/few myanmarske kyaty
    dsb/MMK/one myanmarski kyat
    dsb/MMK/other myanmarskich kyatow
    dsb/MMK/two myanmarskej kyata
    dsb/MNT/few mongolske tugriki
    dsb/MNT/one mongolski tugrik
    dsb/MNT/other mongolskich tugrikow
    dsb/MNT/two mongolskej tugrika
    dsb/MOP/few macaoske pataca
    dsb/MOP/one macaoska pataca
    dsb/MOP/other macaoskich pataca
    dsb/MOP/two macaoskej pataca
    dsb/MRU/few mauretańske ouguiya
    dsb/MRU/two mauretańskej ouguiya
    dsb/MUR/few mauriciske rupije
    dsb/MUR/one mauriciska rupija
    dsb/MUR/other mauriciskich rupijow
    dsb/MUR/two mauriciskej rupiji
    dsb/MVR/few malediwiske rupije
    dsb/MVR/one malediwiska rupija
    dsb/MVR/other malediwiskich rupijow
    dsb/MVR/two malediwiskej rupiji
    dsb/MWK/few malawiske kwachy
    dsb/MWK/one malawiski kwacha
    dsb/MWK/other malawiskich kwachow
    dsb/MWK/two malawiskej kwaše
    dsb/MXN/few mexiske peso
    dsb/MXN/one mexiski peso
    dsb/MXN/other mexiskich peso
    dsb/MXN/two mexiskej peso
    dsb/MYR/few malajziske ringgity
    dsb/MYR/one malajziski ringgit
    dsb/MYR/other malajziskich ringgitow
    dsb/MYR/two malajziskej ringgita
    dsb/MZN/few mosambikske meticale
    dsb/MZN/one mosambikski metical
    dsb/MZN/other mosambikskich meticalow
    dsb/MZN/two mosambikskej meticala
    dsb/NAD/few namibiske dolary
    dsb/NAD/one namibiski dolar
    dsb/NAD/other namibiskich dolarow
    dsb/NAD/two namibiskej dolara
    dsb/NGN/few nigeriske nairy
    dsb/NGN/one nigeriska naira
    dsb/NGN/other nigeriskich nairow
    dsb/NGN/two nigeriskej nairje
    dsb/NIO/few nikaraguaske cordoby
    dsb/NIO/one nikaraguaska cordoba
    dsb/NIO/other nikaraguaskich cordobow
    dsb/NIO/two nikaraguaskej cordobje
    dsb/NOK/few norwegske krony
    dsb/NOK/one norwegska krona
    dsb/NOK/other norwegskich kronow
    dsb/NOK/two norwegskej kronje
    dsb/NPR/few nepalske rupije
    dsb/NPR/one nepalska rupija
    dsb/NPR/other nepalskich rupijow
    dsb/NPR/two nepalskej rupiji
    dsb/NZD/few nowoseelandske dolary
    dsb/NZD/one nowoseelandski dolar
    dsb/NZD/other nowoseelandskich dolarow
    dsb/NZD/two nowoseelandskej dolara
    dsb/OMR/few omańske riale
    dsb/OMR/one omański rial
    dsb/OMR/other omańskich rialow
    dsb/OMR/two omańskej riala
    dsb/PAB/few panamaske balboa
    dsb/PAB/one panamaski balboa
    dsb/PAB/other panamaskich balboa
    dsb/PAB/two panamaskej balboa
    dsb/PEN/few peruske sole
    dsb/PEN/one peruski sol
    dsb/PEN/other peruskich solow
    dsb/PEN/two peruskej sola
    dsb/PGK/few papua-neuguinejske kiny
    dsb/PGK/one papua-neuguinejska kina
    dsb/PGK/other papua-neuguinejskich kinow
    dsb/PGK/two papua-neuguinejskej kinje
    dsb/PHP/few filipinske peso
    dsb/PHP/one filipinski peso
    dsb/PHP/other filipinskich peso
    dsb/PHP/two filipinskej peso
    dsb/PKR/few pakistańske rupije
    dsb/PKR/one pakistańska rupija
    dsb/PKR/other pakistańskich rupijow
    dsb/PKR/two pakistańskej rupiji
    dsb/PLN/few pólske złote
    dsb/PLN/one pólski złoty
    dsb/PLN/other pólskich złotych
    dsb/PLN/two pólskej złotej
    dsb/PYG/few paraguayske guaranije
    dsb/PYG/one paraguayski guarani
    dsb/PYG/other paraguayskich guaranijow
    dsb/PYG/two paraguayskej guaranija
    dsb/QAR/few katarske riale
    dsb/QAR/one katarski rial
    dsb/QAR/other katarskich rialow
    dsb/QAR/two katarskej riala
    dsb/RON/few rumuńske leu
    dsb/RON/one rumuński leu
    dsb/RON/other rumuńskich leu
    dsb/RON/two rumuńskej leu
    dsb/RSD/few serbiske dinary
    dsb/RSD/one serbiski dinar
    dsb/RSD/other serbiskich dinarow
    dsb/RSD/two serbiskej dinara
    dsb/RUB/few ruske ruble
    dsb/RUB/one ruski rubl
    dsb/RUB/other ruskich rublow
    dsb/RUB/two ruskej rubla
    dsb/RWF/few ruandiske franki
    dsb/RWF/one ruandiski frank
    dsb/RWF/other ruandiskich frankow
    dsb/RWF/two ruandiskej franka
    dsb/SAR/few saudi-arabiske riale
    dsb/SAR/one saudi-arabiski rial
    dsb/SAR/other saudi-arabiskich rialow
    dsb/SAR/two saudi-arabiskej riala
    dsb/SBD/few salomońske dolary
    dsb/SBD/one salomoński dolar
    dsb/SBD/other salomońskich dolarow
    dsb/SBD/two salomońskej dolara
    dsb/SCR/few seychelske rupije
    dsb/SCR/one seychelska rupija
    dsb/SCR/other seychelskich rupijow
    dsb/SCR/two seychelskej rupiji
    dsb/SDG/few sudańske punty
    dsb/SDG/one sudański punt
    dsb/SDG/other sudańskich puntow
    dsb/SDG/two sudańskej punta
    dsb/SEK/few šwedske krony
    dsb/SEK/one šwedska krona
    dsb/SEK/other šwedskich kronow
    dsb/SEK/two šwedskej kronje
    dsb/SGD/few singapurske dolary
    dsb/SGD/one singapurski dolar
    dsb/SGD/other singapurskich dolarow
    dsb/SGD/two singapurskej dolara
    dsb/SHP/few St. Helena punty
    dsb/SHP/one St. Helena punt
    dsb/SHP/other St. Helena puntow
    dsb/SHP/two St. Helena punta
    dsb/SLE/few sierra-leoneske leone
    dsb/SLE/one sierra-leoneski leone
    dsb/SLE/other sierra-leoneskich leone
    dsb/SLE/two sierra-leoneskej leone
    dsb/SLL/few sierra-leoneske leone (1964—2022)
    dsb/SLL/one sierra-leoneski leone (1964—2022)
    dsb/SLL/other sierra-leoneskich leone (1964—2022)
    dsb/SLL/two sierra-leoneskej leone (1964—2022)
    dsb/SOS/few somaliske šilingi
    dsb/SOS/one somaliski šiling
    dsb/SOS/other somaliskich šilingow
    dsb/SOS/two somaliskej šilinga
    dsb/SRD/few surinamske dolary
    dsb/SRD/one surinamski dolar
    dsb/SRD/other surinamskich dolarow
    dsb/SRD/two surinamskej dolara
    dsb/SSP/few pódpołdnjowosudańske punty
    dsb/SSP/one pódpołdnjowosudański punt
    dsb/SSP/other pódpołdnjowosudańskich puntow
    dsb/SSP/two pódpołdnjowosudańskej punta
    dsb/STN/few são-tomeske dobry
    dsb/STN/one são-tomeska dobra
    dsb/STN/other são-tomeskich dobrow
    dsb/STN/two são-tomeskej dobrje
    dsb/SYP/few syriske punty
    dsb/SYP/one syriski punt
    dsb/SYP/other syriskich puntow
    dsb/SYP/two syriskej punta
    dsb/SZL/few swasiske lilangenije
    dsb/SZL/one swasiski lilangeni
    dsb/SZL/other swasiskich lilangenijow
    dsb/SZL/two swasiskej lilangenija
    dsb/THB/few thaiske bahty
    dsb/THB/one thaiski baht
    dsb/THB/other thaiskich bahtow
    dsb/THB/two thaiskej bahta
    dsb/TJS/few tadźikiske somonije
    dsb/TJS/one tadźikiski somoni
    dsb/TJS/other tadźikiskich somonijow
    dsb/TJS/two tadźikiskej somonija
    dsb/TMT/few turkmeniske manaty
    dsb/TMT/one turkmeniski manat
    dsb/TMT/other turkmeniskich manatow
    dsb/TMT/two turkmeniskej manata
    dsb/TND/few tuneziske dinary
    dsb/TND/one tuneziski dinar
    dsb/TND/other tuneziskich dinarow
    dsb/TND/two tuneziskej dinara
    dsb/TOP/few tongaske pa’anga
    dsb/TOP/one tongaski pa’anga
    dsb/TOP/other tongaskich pa’anga
    dsb/TOP/two tongaskej pa’anga
    dsb/TRY/few turkojske liry
    dsb/TRY/one turkojska lira
    dsb/TRY/other turkojskich lirow
    dsb/TRY/two turkojskej lirje
    dsb/TTD/few trinidad-tobagoske dolary
    dsb/TTD/one trinidad-tobagoski dolar
    dsb/TTD/other trinidad-tobagoskich dolarow
    dsb/TTD/two trinidad-tobagoskej dolara
    dsb/TWD/few nowe taiwańske dolary
    dsb/TWD/one nowy taiwański dolar
    dsb/TWD/other nowych taiwańskich dolarow
    dsb/TWD/two nowej taiwańskej dolara
    dsb/TZS/few tansaniske šilingi
    dsb/TZS/one tansaniski šiling
    dsb/TZS/other tansaniskich šilingow
    dsb/TZS/two tansaniskej šilinga
    dsb/UAH/few ukrainske griwny
    dsb/UAH/one ukrainska griwna
    dsb/UAH/other ukrainskich griwnow
    dsb/UAH/two ukrainskej griwnje
    dsb/UGX/few ugandaske šilingi
    dsb/UGX/one ugandaski šiling
    dsb/UGX/other ugandaskich šilingow
    dsb/UGX/two ugandaskej šilinga
    dsb/USD/few ameriske dolary
    dsb/USD/one ameriski dolar
    dsb/USD/other ameriskich dolarow
    dsb/USD/two ameriskej dolara
    dsb/UYU/few uruguayske peso
    dsb/UYU/one uruguayski peso
    dsb/UYU/other uruguayskich peso
    dsb/UYU/two uruguayskej peso
    dsb/UZS/few usbekiske sumy
    dsb/UZS/one usbekiski sum
    dsb/UZS/other usbekiskich sumow
    dsb/UZS/two usbekiskej suma
    dsb/VEF/few venezuelske bolívary (2008–2018)
    dsb/VEF/one venezuelski bolívar (2008–2018)
    dsb/VEF/other venezuelskich bolívarow (2008–2018)
    dsb/VEF/two venezuelskej bolívara (2008–2018)
    dsb/VES/few venezuelske bolívary
    dsb/VES/one venezuelski bolívar
    dsb/VES/other venezuelskich bolívarow
    dsb/VES/two venezuelskej bolívara
    dsb/VND/few vietnamske dongi
    dsb/VND/one vietnamski dong
    dsb/VND/other vietnamskich dongow
    dsb/VND/two vietnamskej donga
    dsb/VUV/few vanuatske vatu
    dsb/VUV/one vanuatski vatu
    dsb/VUV/other vanuatskich vatu
    dsb/VUV/two vanuatskej vatu
    dsb/WST/few samoaske tale
    dsb/WST/one samoaski tala
    dsb/WST/other samoaskich talow
    dsb/WST/two samoaskej tali
    dsb/XAF/few CFA-franki (BEAC)
    dsb/XAF/one CFA-frank (BEAC)
    dsb/XAF/other CFA-frankow (BEAC)
    dsb/XAF/two CFA-franka (BEAC)
    dsb/XCD/few pódzajtšnokaribiske dolary
    dsb/XCD/one pódzajtšnokaribiski dolar
    dsb/XCD/other pódzajtšnokaribiskich dolarow
    dsb/XCD/two pódzajtšnokaribiskej dolara
    dsb/XOF/few CFA-franki (BCEAO)
    dsb/XOF/one CFA-frank (BCEAO)
    dsb/XOF/other CFA-frankow (BCEAO)
    dsb/XOF/two CFA-franka (BCEAO)
    dsb/XPF/few CFP-franki
    dsb/XPF/one CFP-frank
    dsb/XPF/other CFP-frankow
    dsb/XPF/two CFP-franka
    dsb/YER/few jemeńske riale
    dsb/YER/one jemeński rial
    dsb/YER/other jemeńskich rialow
    dsb/YER/two jemeńskej riala
    dsb/ZAR/few pódpołdnjowoafriske randy
    dsb/ZAR/one pódpołdnjowoafriski rand
    dsb/ZAR/other pódpołdnjowoafriskich randow
    dsb/ZAR/two pódpołdnjowoafriskej randa
    dsb/ZMW/few sambiske kwachy
    dsb/ZMW/one sambiska kwacha
    dsb/ZMW/other sambiskich kwachow
    dsb/ZMW/two sambiskej kwaše
    ee/AWG/other arubaga florin
    ee/BYN/one belarusiaga ruble
    ee/BYN/other belarusiaga rublewo
    ee/CNX/one tsainatɔwo ƒe gadzraɖoƒe dollar
    ee/CNX/other tsainatɔwo ƒe gadzraɖoƒe dollarwo
    ee/DJF/one dziboutiga franc
    ee/DJF/other dzibutiga franc
    ee/DOP/other dominikaga peso
    ee/GEL/other dzɔdziaga larit
    ee/MKD/one makedoniaga denar
    ee/MKN/one makedoniaga denar (1992–1993)
    ee/MKN/other makedoniaga denari (1992–1993)
    ee/PGK/other papua new giniga kina
    ee/PHP/other filipinga peso
    ee/PKR/other pakistanga rupee
    ee/TZS/other tanzaniaga shilling
    ee/XFO/other frentsiga sika franc
    el/AED/other ντιράμ Ηνωμένων Αραβικών Εμιράτων
    el/AFN/one αφγάνι Αφγανιστάν
    el/AFN/other αφγάνια Αφγανιστάν
    el/ALL/other λεκ Αλβανίας
    el/AMD/other ντραμ Αρμενίας
    el/ANG/one γκίλντα Ολλανδικών Αντιλλών
    el/ANG/other γκίλντες Ολλανδικών Αντιλλών
    el/AOA/other κουάνζα Ανγκόλας
    el/ARS/other πέσο Αργεντινής
    el/AUD/one δολάριο Αυστραλίας
    el/AUD/other δολάρια Αυστραλίας
    el/AWG/one φλορίνι Αρούμπας
    el/AWG/other φλορίνια Αρούμπας
    el/AZN/other μανάτ Αζερμπαϊτζάν
    el/BAM/one μετατρέψιμο μάρκο Βοσνίας-Ερζεγοβίνης
    el/BAM/other μετατρέψιμα μάρκα Βοσνίας-Ερζεγοβίνης
    el/BBD/one δολάριο Μπαρμπέιντος
    el/BBD/other δολάρια Μπαρμπέιντος
    el/BDT/other τάκα Μπαγκλαντές
    el/BGN/other λεβ Βουλγαρίας
    el/BHD/one δηνάριο Μπαχρέιν
    el/BHD/other δηνάρια Μπαχρέιν
    el/BIF/one φράγκο Μπουρούντι
    el/BIF/other φράγκα Μπουρούντι
    el/BMD/one δολάριο Βερμούδων
    el/BMD/other δολάρια Βερμούδων
    el/BND/one δολάριο Μπρουνέι
    el/BND/other δολάρια Μπρουνέι
    el/BOB/other μπολιβιάνο Βολιβίας
    el/BRL/other ρεάλ Βραζιλίας
    el/BSD/one δολάριο Μπαχαμών
    el/BSD/other δολάρια Μπαχαμών
    el/BTN/other νγκούλτρουμ Μπουτάν
    el/BWP/other πούλα Μποτσουάνας
    el/BYN/one ρούβλι Λευκορωσίας
    el/BYN/other ρούβλια Λευκορωσίας
    el/BZD/one δολάριο Μπελίζ
    el/BZD/other δολάρια Μπελίζ
    el/CAD/one δολάριο Καναδά
    el/CAD/other δολάρια Καναδά
    el/CDF/one φράγκο Κονγκό
    el/CDF/other φράγκα Κονγκό
    el/CHF/one φράγκο Ελβετίας
    el/CHF/other φράγκα Ελβετίας
    el/CLP/other πέσο Χιλής
    el/CNH/one γουάν Κίνας (υπεράκτιο)
    el/CNH/other γουάν Κίνας (υπεράκτια)
    el/CNY/other γουάν Κίνας
    el/COP/other πέσο Κολομβίας
    el/CRC/other κολόν Κόστα Ρίκα
    el/CUC/one μετατρέψιμο πέσο Κούβας
    el/CUC/other μετατρέψιμα πέσο Κούβας
    el/CUP/other πέσο Κούβας
    el/CVE/other εσκούδο Πράσινου Ακρωτηρίου
    el/CZK/one κορόνα Τσεχίας
    el/CZK/other κορόνες Τσεχίας
    el/DJF/one φράγκο Τζιμπουτί
    el/DJF/other φράγκα Τζιμπουτί
    el/DKK/one κορόνα Δανίας
    el/DKK/other κορόνες Δανίας
    el/DOP/other πέσο Δομινικανής Δημοκρατίας
    el/DZD/one δηνάριο Αλγερίας
    el/DZD/other δηνάρια Αλγερίας
    el/EGP/one λίρα Αιγύπτου
    el/EGP/other λίρες Αιγύπτου
    el/ERN/other νάκφα Ερυθραίας
    el/ETB/other μπιρ Αιθιοπίας
    el/EUR/other ευρώ
    el/FJD/one δολάριο Φίτζι
    el/FJD/other δολάρια Φίτζι
    el/FKP/one λίρα Νήσων Φόκλαντ
    el/FKP/other λίρες Νήσων Φόκλαντ
    el/GBP/one λίρα στερλίνα Βρετανίας
    el/GBP/other λίρες στερλίνες Βρετανίας
    el/GEL/other λάρι Γεωργίας
    el/GHS/other σέντι Γκάνας
    el/GIP/one λίρα Γιβραλτάρ
    el/GIP/other λίρες Γιβραλτάρ
    el/GMD/other νταλάσι Γκάμπιας
    el/GNF/one φράγκο Γουινέας
    el/GNF/other φράγκα Γουινέας
    el/GTQ/other κουετσάλ Γουατεμάλας
    el/GYD/one δολάριο Γουιάνας
    el/GYD/other δολάρια Γουιάνας
    el/HKD/one δολάριο Χονγκ Κονγκ
    el/HKD/other δολάρια Χονγκ Κονγκ
    el/HNL/other λεμπίρα Ονδούρας
    el/HRK/other κούνα Κροατίας
    el/HTG/other γκουρντ Αϊτής
    el/HUF/one φιορίνι Ουγγαρίας
    el/HUF/other φιορίνια Ουγγαρίας
    el/IDR/other ρουπία Ινδονησίας
    el/ILS/one νέο σέκελ Ισραήλ
    el/ILS/other νέα σέκελ Ισραήλ
    el/INR/one ρουπία Ινδίας
    el/INR/other ρουπίες Ινδίας
    el/IQD/one δηνάριο Ιράκ
    el/IQD/other δηνάρια Ιράκ
    el/IRR/other ριάλ Ιράν
    el/ISK/one κορόνα Ισλανδίας
    el/ISK/other κορόνες Ισλανδίας
    el/JMD/one δολάριο Τζαμάικας
    el/JMD/other δολάρια Τζαμάικας
    el/JOD/one δηνάριο Ιορδανίας
    el/JOD/other δηνάρια Ιορδανίας
    el/JPY/other γιεν Ιαπωνίας
    el/KES/one σελίνι Κένυας
    el/KES/other σελίνια Κένυας
    el/KGS/other σομ Κιργιζίας
    el/KHR/other ρίελ Καμπότζης
    el/KMF/one φράγκο Κομορών
    el/KMF/other φράγκα Κομορών
    el/KPW/other γουόν Βόρειας Κορέας
    el/KRW/other γουόν Νότιας Κορέας
    el/KWD/one δηνάριο Κουβέιτ
    el/KWD/other δηνάρια Κουβέιτ
    el/KYD/one δολάριο Νήσων Κέιμαν
    el/KYD/other δολάρια Νήσων Κέιμαν
    el/KZT/other τένγκε Καζακστάν
    el/LAK/other κιπ Λάος
    el/LBP/one λίρα Λιβάνου
    el/LBP/other λίρες Λιβάνου
    el/LKR/one ρουπία Σρι Λάνκα
    el/LKR/other ρουπίες Σρι Λάνκα
    el/LRD/one δολάριο Λιβερίας
    el/LRD/other δολάρια Λιβερίας
    el/LSL/other λότι Λεσότο
    el/LYD/one δηνάριο Λιβύης
    el/LYD/other δηνάρια Λιβύης
    el/MAD/other ντιράμ Μαρόκου
    el/MAF/one φράγκο Μαρόκου
    el/MAF/other φράγκα Μαρόκου
    el/MDL/other λέου Μολδαβίας
    el/MGA/other αριάρι Μαδαγασκάρης
    el/MKD/one δηνάριο ΠΓΔΜ
    el/MKD/other δηνάρια ΠΓΔΜ
    el/MMK/other κιάτ Μιανμάρ
    el/MNT/other τουγκρίκ Μογγολίας
    el/MOP/other πατάκα Μακάο
    el/MRU/other ουγκίγια Μαυριτανίας
    el/MUR/one ρουπία Μαυρικίου
    el/MUR/other ρουπίες Μαυρικίου
    el/MVR/one ρουφίγια Μαλδίβων
    el/MVR/other ρουφίγιες Μαλδίβων
    el/MWK/other κουάτσα Μαλάουι
    el/MXN/other πέσο Μεξικού
    el/MYR/other ρινγκίτ Μαλαισίας
    el/MZN/other μετικάλ Μοζαμβίκης
    el/NAD/one δολάριο Ναμίμπιας
    el/NAD/other δολάρια Ναμίμπιας
    el/NGN/other νάιρα Νιγηρίας
    el/NIO/one χρυσή κόρδοβα Νικαράγουας
    el/NIO/other χρυσές κόρδοβα Νικαράγουας
    el/NOK/one κορόνα Νορβηγίας
    el/NOK/other κορόνες Νορβηγίας
    el/NPR/one ρουπία Νεπάλ
    el/NPR/other ρουπίες Νεπάλ
    el/NZD/one δολάριο Νέας Ζηλανδίας
    el/NZD/other δολάρια Νέας Ζηλανδίας
    el/OMR/other ριάλ Ομάν
    el/PAB/other μπαλμπόα Παναμά
    el/PEN/other σολ Περού
    el/PGK/other κίνα Παπούας Νέας Γουινέας
    el/PHP/other πέσο Φιλιππίνων
    el/PKR/one ρουπία Πακιστάν
    el/PKR/other ρουπίες Πακιστάν
    el/PLN/other ζλότι Πολωνίας
    el/PYG/other γκουαρανί Παραγουάης
    el/QAR/other ριάλ Κατάρ
    el/RON/other λέου Ρουμανίας
    el/RSD/one δηνάριο Σερβίας
    el/RSD/other δηνάρια Σερβίας
    el/RUB/one ρούβλι Ρωσίας
    el/RUB/other ρούβλια Ρωσίας
    el/RWF/one φράγκο Ρουάντας
    el/RWF/other φράγκα Ρουάντας
    el/SAR/other ριάλ Σαουδικής Αραβίας
    el/SBD/one δολάριο Νήσων Σολομώντος
    el/SBD/other δολάρια Νήσων Σολομώντος
    el/SCR/one ρουπία Σεϋχελλών
    el/SCR/other ρουπίες Σεϋχελλών
    el/SDG/one λίρα Σουδάν
    el/SDG/other λίρες Σουδάν
    el/SEK/one κορόνα Σουηδίας
    el/SEK/other κορόνες Σουηδίας
    el/SGD/one δολάριο Σιγκαπούρης
    el/SGD/other δολάρια Σιγκαπούρης
    el/SHP/one λίρα Αγίας Ελένης
    el/SHP/other λίρες Αγίας Ελένης
    el/SLE/other λεόνε Σιέρα Λεόνε
    el/SLL/other λεόνε Σιέρα Λεόνε (1964—2022)
    el/SOS/one σελίνι Σομαλίας
    el/SOS/other σελίνια Σομαλίας
    el/SRD/one δολάριο Σουρινάμ
    el/SRD/other δολάρια Σουρινάμ
    el/SSP/one λίρα Νότιου Σουδάν
    el/SSP/other λίρες Νότιου Σουδάν
    el/STN/other ντόμπρα Σάο Τομέ και Πρίνσιπε
    el/SYP/one λίρα Συρίας
    el/SYP/other λίρες Συρίας
    el/SZL/other λιλανγκένι Σουαζιλάνδης
    el/THB/other μπατ Ταϊλάνδης
    el/TJS/other σομόνι Τατζικιστάν
    el/TMT/other μάνατ Τουρκμενιστάν
    el/TND/one δηνάριο Τυνησίας
    el/TND/other δηνάρια Τυνησίας
    el/TOP/other παάγκα Τόνγκα
    el/TRY/one λίρα Τουρκίας
    el/TRY/other λίρες Τουρκίας
    el/TTD/one δολάριο Τρινιντάντ και Τομπάγκο
    el/TTD/other δολάρια Τρινιντάντ και Τομπάγκο
    el/TWD/one νέο δολάριο Ταϊβάν
    el/TWD/other νέα δολάρια Ταϊβάν
    el/TZS/one σελίνι Τανζανίας
    el/TZS/other σελίνια Τανζανίας
    el/UAH/other γρίβνα Ουκρανίας
    el/UGX/one σελίνι Ουγκάντας
    el/UGX/other σελίνια Ουγκάντας
    el/USD/one δολάριο ΗΠΑ
    el/USD/other δολάρια ΗΠΑ
    el/UYU/other πέσο Ουρουγουάης
    el/UZS/other σομ Ουζμπεκιστάν
    el/VEF/other μπολιβάρ Βενεζουέλας (2008–2018)
    el/VES/other μπολιβάρ Βενεζουέλας
    el/VND/other ντονγκ Βιετνάμ
    el/VUV/other βατού Βανουάτου
    el/WST/other τάλα Σαμόα
    el/XAF/one φράγκο CFA Κεντρικής Αφρικής
    el/XAF/other φράγκα CFA Κεντρικής Αφρικής
    el/XCD/one δολάριο Ανατολικής Καραϊβικής
    el/XCD/other δολάρια Ανατολικής Καραϊβικής
    el/XFO/one χρυσό φράγκο Γαλλίας
    el/XFO/other χρυσά φράγκα Γαλλίας
    el/XFU/one UIC-φράγκο Γαλλίας
    el/XFU/other UIC-φράγκα Γαλλίας
    el/XOF/one φράγκο CFA Δυτικής Αφρικής
    el/XOF/other φράγκα CFA Δυτικής Αφρικής
    el/XPF/one φράγκο CFP
    el/XPF/other φράγκα CFP
    el/YER/other ριάλ Υεμένης
    el/ZAR/other ραντ Νότιας Αφρικής
    el/ZMW/other κουάτσα Ζάμπιας
    en/ADP/one Andorran peseta
    en/ADP/other Andorran pesetas
    en/AED/one UAE dirham
    en/AED/other UAE dirhams
    en/AFA/one Afghan afghani (1927–2002)
    en/AFA/other Afghan afghanis (1927–2002)
    en/AFN/one Afghan Afghani
    en/AFN/other Afghan Afghanis
    en/ALK/one Albanian lek (1946–1965)
    en/ALK/other Albanian lekë (1946–1965)
    en/ALL/one Albanian lek
    en/ALL/other Albanian lekë
    en/AMD/one Armenian dram
    en/AMD/other Armenian drams
    en/ANG/one Netherlands Antillean guilder
    en/ANG/other Netherlands Antillean guilders
    en/AOA/one Angolan kwanza
    en/AOA/other Angolan kwanzas
    en/AOK/one Angolan kwanza (1977–1991)
    en/AOK/other Angolan kwanzas (1977–1991)
    en/AON/one Angolan new kwanza (1990–2000)
    en/AON/other Angolan new kwanzas (1990–2000)
    en/AOR/one Angolan readjusted kwanza (1995–1999)
    en/AOR/other Angolan readjusted kwanzas (1995–1999)
    en/ARA/one Argentine austral
    en/ARA/other Argentine australs
    en/ARL/one Argentine peso ley (1970–1983)
    en/ARL/other Argentine pesos ley (1970–1983)
    en/ARM/one Argentine peso (1881–1970)
    en/ARM/other Argentine pesos (1881–1970)
    en/ARP/one Argentine peso (1983–1985)
    en/ARP/other Argentine pesos (1983–1985)
    en/ARS/one Argentine peso
    en/ARS/other Argentine pesos
    en/ATS/one Austrian schilling
    en/ATS/other Austrian schillings
    en/AUD/one Australian dollar
    en/AUD/other Australian dollars
    en/AWG/other Aruban florin
    en/AZM/one Azerbaijani manat (1993–2006)
    en/AZM/other Azerbaijani manats (1993–2006)
    en/AZN/one Azerbaijani manat
    en/AZN/other Azerbaijani manats
    en/BAD/one Bosnia-Herzegovina dinar (1992–1994)
    en/BAD/other Bosnia-Herzegovina dinars (1992–1994)
    en/BAM/one Bosnia-Herzegovina convertible mark
    en/BAM/other Bosnia-Herzegovina convertible marks
    en/BAN/one Bosnia-Herzegovina new dinar (1994–1997)
    en/BAN/other Bosnia-Herzegovina new dinars (1994–1997)
    en/BBD/one Barbadian dollar
    en/BBD/other Barbadian dollars
    en/BDT/one Bangladeshi taka
    en/BDT/other Bangladeshi takas
    en/BEC/one Belgian franc (convertible)
    en/BEC/other Belgian francs (convertible)
    en/BEF/one Belgian franc
    en/BEF/other Belgian francs
    en/BEL/one Belgian franc (financial)
    en/BEL/other Belgian francs (financial)
    en/BGL/one Bulgarian hard lev
    en/BGL/other Bulgarian hard leva
    en/BGM/one Bulgarian socialist lev
    en/BGM/other Bulgarian socialist leva
    en/BGN/one Bulgarian lev
    en/BGN/other Bulgarian leva
    en/BGO/one Bulgarian lev (1879–1952)
    en/BGO/other Bulgarian leva (1879–1952)
    en/BHD/one Bahraini dinar
    en/BHD/other Bahraini dinars
    en/BIF/one Burundian franc
    en/BIF/other Burundian francs
    en/BMD/one Bermudan dollar
    en/BMD/other Bermudan dollars
    en/BND/one Brunei dollar
    en/BND/other Brunei dollars
    en/BOB/one Bolivian boliviano
    en/BOB/other Bolivian bolivianos
    en/BOL/one Bolivian boliviano (1863–1963)
    en/BOL/other Bolivian bolivianos (1863–1963)
    en/BOP/one Bolivian peso
    en/BOP/other Bolivian pesos
    en/BOV/one Bolivian mvdol
    en/BOV/other Bolivian mvdols
    en/BRB/one Brazilian new cruzeiro (1967–1986)
    en/BRB/other Brazilian new cruzeiros (1967–1986)
    en/BRC/one Brazilian cruzado (1986–1989)
    en/BRC/other Brazilian cruzados (1986–1989)
    en/BRE/one Brazilian cruzeiro (1990–1993)
    en/BRE/other Brazilian cruzeiros (1990–1993)
    en/BRL/one Brazilian real
    en/BRL/other Brazilian reals
    en/BRN/one Brazilian new cruzado (1989–1990)
    en/BRN/other Brazilian new cruzados (1989–1990)
    en/BRR/one Brazilian cruzeiro (1993–1994)
    en/BRR/other Brazilian cruzeiros (1993–1994)
    en/BRZ/one Brazilian cruzeiro (1942–1967)
    en/BRZ/other Brazilian cruzeiros (1942–1967)
    en/BSD/one Bahamian dollar
    en/BSD/other Bahamian dollars
    en/BTN/one Bhutanese ngultrum
    en/BTN/other Bhutanese ngultrums
    en/BUK/one Burmese kyat
    en/BUK/other Burmese kyats
    en/BWP/one Botswanan pula
    en/BWP/other Botswanan pulas
    en/BYB/one Belarusian ruble (1994–1999)
    en/BYB/other Belarusian rubles (1994–1999)
    en/BYN/one Belarusian ruble
    en/BYN/other Belarusian rubles
    en/BYR/one Belarusian ruble (2000–2016)
    en/BYR/other Belarusian rubles (2000–2016)
    en/BZD/one Belize dollar
    en/BZD/other Belize dollars
    en/CAD/one Canadian dollar
    en/CAD/other Canadian dollars
    en/CDF/one Congolese franc
    en/CDF/other Congolese francs
    en/CHE/one WIR euro
    en/CHE/other WIR euros
    en/CHF/one Swiss franc
    en/CHF/other Swiss francs
    en/CHW/one WIR franc
    en/CHW/other WIR francs
    en/CLE/one Chilean escudo
    en/CLE/other Chilean escudos
    en/CLF/one Chilean unit of account (UF)
    en/CLF/other Chilean units of account (UF)
    en/CLP/one Chilean peso
    en/CLP/other Chilean pesos
    en/CNH/other Chinese yuan (offshore)
    en/CNX/one Chinese People’s Bank dollar
    en/CNX/other Chinese People’s Bank dollars
    en/CNY/other Chinese yuan
    en/COP/one Colombian peso
    en/COP/other Colombian pesos
    en/COU/one Colombian real value unit
    en/COU/other Colombian real value units
    en/CRC/one Costa Rican colón
    en/CRC/other Costa Rican colóns
    en/CSD/one Serbian dinar (2002–2006)
    en/CSD/other Serbian dinars (2002–2006)
    en/CSK/one Czechoslovak hard koruna
    en/CSK/other Czechoslovak hard korunas
    en/CUC/one Cuban convertible peso
    en/CUC/other Cuban convertible pesos
    en/CUP/one Cuban peso
    en/CUP/other Cuban pesos
    en/CVE/one Cape Verdean escudo
    en/CVE/other Cape Verdean escudos
    en/CYP/one Cypriot pound
    en/CYP/other Cypriot pounds
    en/CZK/one Czech koruna
    en/CZK/other Czech korunas
    en/DDM/one East German mark
    en/DDM/other East German marks
    en/DEM/one German mark
    en/DEM/other German marks
    en/DJF/one Djiboutian franc
    en/DJF/other Djiboutian francs
    en/DKK/one Danish krone
    en/DKK/other Danish kroner
    en/DOP/one Dominican peso
    en/DOP/other Dominican pesos
    en/DZD/one Algerian dinar
    en/DZD/other Algerian dinars
    en/ECS/one Ecuadorian sucre
    en/ECS/other Ecuadorian sucres
    en/ECV/one Ecuadorian unit of constant value
    en/ECV/other Ecuadorian units of constant value
    en/EEK/one Estonian kroon
    en/EEK/other Estonian kroons
    en/EGP/one Egyptian pound
    en/EGP/other Egyptian pounds
    en/ERN/one Eritrean nakfa
    en/ERN/other Eritrean nakfas
    en/ESA/one Spanish peseta (A account)
    en/ESA/other Spanish pesetas (A account)
    en/ESB/one Spanish peseta (convertible account)
    en/ESB/other Spanish pesetas (convertible account)
    en/ESP/one Spanish peseta
    en/ESP/other Spanish pesetas
    en/ETB/one Ethiopian birr
    en/ETB/other Ethiopian birrs
    en/EUR/one euro
    en/EUR/other euros
    en/FIM/one Finnish markka
    en/FIM/other Finnish markkas
    en/FJD/one Fijian dollar
    en/FJD/other Fijian dollars
    en/FKP/one Falkland Islands pound
    en/FKP/other Falkland Islands pounds
    en/FRF/one French franc
    en/FRF/other French francs
    en/GBP/one British pound
    en/GBP/other British pounds
    en/GEK/one Georgian kupon larit
    en/GEK/other Georgian kupon larits
    en/GEL/one Georgian lari
    en/GEL/other Georgian laris
    en/GHC/one Ghanaian cedi (1979–2007)
    en/GHC/other Ghanaian cedis (1979–2007)
    en/GHS/one Ghanaian cedi
    en/GHS/other Ghanaian cedis
    en/GIP/one Gibraltar pound
    en/GIP/other Gibraltar pounds
    en/GMD/one Gambian dalasi
    en/GMD/other Gambian dalasis
    en/GNF/one Guinean franc
    en/GNF/other Guinean francs
    en/GNS/one Guinean syli
    en/GNS/other Guinean sylis
    en/GQE/other Equatorial Guinean ekwele
    en/GRD/one Greek drachma
    en/GRD/other Greek drachmas
    en/GTQ/one Guatemalan quetzal
    en/GTQ/other Guatemalan quetzals
    en/GWE/one Portuguese Guinea escudo
    en/GWE/other Portuguese Guinea escudos
    en/GWP/one Guinea-Bissau peso
    en/GWP/other Guinea-Bissau pesos
    en/GYD/one Guyanaese dollar
    en/GYD/other Guyanaese dollars
    en/HKD/one Hong Kong dollar
    en/HKD/other Hong Kong dollars
    en/HNL/one Honduran lempira
    en/HNL/other Honduran lempiras
    en/HRD/one Croatian dinar
    en/HRD/other Croatian dinars
    en/HRK/one Croatian kuna
    en/HRK/other Croatian kunas
    en/HTG/one Haitian gourde
    en/HTG/other Haitian gourdes
    en/HUF/one Hungarian forint
    en/HUF/other Hungarian forints
    en/IDR/one Indonesian rupiah
    en/IDR/other Indonesian rupiahs
    en/IEP/one Irish pound
    en/IEP/other Irish pounds
    en/ILP/one Israeli pound
    en/ILP/other Israeli pounds
    en/ILR/one Israeli shekel (1980–1985)
    en/ILR/other Israeli shekels (1980–1985)
    en/ILS/one Israeli new shekel
    en/ILS/other Israeli new shekels
    en/INR/one Indian rupee
    en/INR/other Indian rupees
    en/IQD/one Iraqi dinar
    en/IQD/other Iraqi dinars
    en/IRR/one Iranian rial
    en/IRR/other Iranian rials
    en/ISJ/one Icelandic króna (1918–1981)
    en/ISJ/other Icelandic krónur (1918–1981)
    en/ISK/one Icelandic króna
    en/ISK/other Icelandic krónur
    en/ITL/one Italian lira
    en/ITL/other Italian liras
    en/JMD/one Jamaican dollar
    en/JMD/other Jamaican dollars
    en/JOD/one Jordanian dinar
    en/JOD/other Jordanian dinars
    en/JPY/other Japanese yen
    en/KES/one Kenyan shilling
    en/KES/other Kenyan shillings
    en/KGS/one Kyrgystani som
    en/KGS/other Kyrgystani soms
    en/KHR/one Cambodian riel
    en/KHR/other Cambodian riels
    en/KMF/one Comorian franc
    en/KMF/other Comorian francs
    en/KPW/other North Korean won
    en/KRH/other South Korean hwan (1953–1962)
    en/KRO/other South Korean won (1945–1953)
    en/KRW/other South Korean won
    en/KWD/one Kuwaiti dinar
    en/KWD/other Kuwaiti dinars
    en/KYD/one Cayman Islands dollar
    en/KYD/other Cayman Islands dollars
    en/KZT/one Kazakhstani tenge
    en/KZT/other Kazakhstani tenges
    en/LAK/one Laotian kip
    en/LAK/other Laotian kips
    en/LBP/one Lebanese pound
    en/LBP/other Lebanese pounds
    en/LKR/one Sri Lankan rupee
    en/LKR/other Sri Lankan rupees
    en/LRD/one Liberian dollar
    en/LRD/other Liberian dollars
    en/LSL/one Lesotho loti
    en/LSL/other Lesotho lotis
    en/LTL/one Lithuanian litas
    en/LTL/other Lithuanian litai
    en/LTT/one Lithuanian talonas
    en/LTT/other Lithuanian talonases
    en/LUC/one Luxembourgian convertible franc
    en/LUC/other Luxembourgian convertible francs
    en/LUF/one Luxembourgian franc
    en/LUF/other Luxembourgian francs
    en/LUL/one Luxembourg financial franc
    en/LUL/other Luxembourg financial francs
    en/LVL/one Latvian lats
    en/LVL/other Latvian lati
    en/LVR/one Latvian ruble
    en/LVR/other Latvian rubles
    en/LYD/one Libyan dinar
    en/LYD/other Libyan dinars
    en/MAD/one Moroccan dirham
    en/MAD/other Moroccan dirhams
    en/MAF/one Moroccan franc
    en/MAF/other Moroccan francs
    en/MCF/one Monegasque franc
    en/MCF/other Monegasque francs
    en/MDC/other Moldovan cupon
    en/MDL/one Moldovan leu
    en/MDL/other Moldovan lei
    en/MGA/one Malagasy ariary
    en/MGA/other Malagasy ariaries
    en/MGF/one Malagasy franc
    en/MGF/other Malagasy francs
    en/MKD/one Macedonian denar
    en/MKD/other Macedonian denari
    en/MKN/one Macedonian denar (1992–1993)
    en/MKN/other Macedonian denari (1992–1993)
    en/MLF/one Malian franc
    en/MLF/other Malian francs
    en/MMK/one Myanmar kyat
    en/MMK/other Myanmar kyats
    en/MNT/one Mongolian tugrik
    en/MNT/other Mongolian tugriks
    en/MOP/one Macanese pataca
    en/MOP/other Macanese patacas
    en/MRO/one Mauritanian ouguiya (1973–2017)
    en/MRO/other Mauritanian ouguiyas (1973–2017)
    en/MRU/one Mauritanian ouguiya
    en/MRU/other Mauritanian ouguiyas
    en/MTL/other Maltese lira
    en/MTP/one Maltese pound
    en/MTP/other Maltese pounds
    en/MUR/one Mauritian rupee
    en/MUR/other Mauritian rupees
    en/MVP/one Maldivian rupee (1947–1981)
    en/MVP/other Maldivian rupees (1947–1981)
    en/MVR/one Maldivian rufiyaa
    en/MVR/other Maldivian rufiyaas
    en/MWK/one Malawian kwacha
    en/MWK/other Malawian kwachas
    en/MXN/one Mexican peso
    en/MXN/other Mexican pesos
    en/MXP/one Mexican silver peso (1861–1992)
    en/MXP/other Mexican silver pesos (1861–1992)
    en/MXV/one Mexican investment unit
    en/MXV/other Mexican investment units
    en/MYR/other Malaysian ringgit
    en/MZE/one Mozambican escudo
    en/MZE/other Mozambican escudos
    en/MZM/one Mozambican metical (1980–2006)
    en/MZM/other Mozambican meticals (1980–2006)
    en/MZN/one Mozambican metical
    en/MZN/other Mozambican meticals
    en/NAD/one Namibian dollar
    en/NAD/other Namibian dollars
    en/NGN/one Nigerian naira
    en/NGN/other Nigerian nairas
    en/NIC/one Nicaraguan córdoba (1988–1991)
    en/NIC/other Nicaraguan córdobas (1988–1991)
    en/NIO/one Nicaraguan córdoba
    en/NIO/other Nicaraguan córdobas
    en/NLG/one Dutch guilder
    en/NLG/other Dutch guilders
    en/NOK/one Norwegian krone
    en/NOK/other Norwegian kroner
    en/NPR/one Nepalese rupee
    en/NPR/other Nepalese rupees
    en/NZD/one New Zealand dollar
    en/NZD/other New Zealand dollars
    en/OMR/one Omani rial
    en/OMR/other Omani rials
    en/PAB/one Panamanian balboa
    en/PAB/other Panamanian balboas
    en/PEI/one Peruvian inti
    en/PEI/other Peruvian intis
    en/PEN/one Peruvian sol
    en/PEN/other Peruvian soles
    en/PES/one Peruvian sol (1863–1965)
    en/PES/other Peruvian soles (1863–1965)
    en/PGK/other Papua New Guinean kina
    en/PHP/one Philippine peso
    en/PHP/other Philippine pesos
    en/PKR/one Pakistani rupee
    en/PKR/other Pakistani rupees
    en/PLN/one Polish zloty
    en/PLN/other Polish zlotys
    en/PLZ/one Polish zloty (PLZ)
    en/PLZ/other Polish zlotys (PLZ)
    en/PTE/one Portuguese escudo
    en/PTE/other Portuguese escudos
    en/PYG/one Paraguayan guarani
    en/PYG/other Paraguayan guaranis
    en/QAR/one Qatari riyal
    en/QAR/other Qatari riyals
    en/RHD/one Rhodesian dollar
    en/RHD/other Rhodesian dollars
    en/ROL/one Romanian leu (1952–2006)
    en/ROL/other Romanian Lei (1952–2006)
    en/RON/one Romanian leu
    en/RON/other Romanian lei
    en/RSD/one Serbian dinar
    en/RSD/other Serbian dinars
    en/RUB/one Russian ruble
    en/RUB/other Russian rubles
    en/RUR/one Russian ruble (1991–1998)
    en/RUR/other Russian rubles (1991–1998)
    en/RWF/one Rwandan franc
    en/RWF/other Rwandan francs
    en/SAR/one Saudi riyal
    en/SAR/other Saudi riyals
    en/SBD/one Solomon Islands dollar
    en/SBD/other Solomon Islands dollars
    en/SCR/one Seychellois rupee
    en/SCR/other Seychellois rupees
    en/SDD/one Sudanese dinar (1992–2007)
    en/SDD/other Sudanese dinars (1992–2007)
    en/SDG/one Sudanese pound
    en/SDG/other Sudanese pounds
    en/SDP/one Sudanese pound (1957–1998)
    en/SDP/other Sudanese pounds (1957–1998)
    en/SEK/one Swedish krona
    en/SEK/other Swedish kronor
    en/SGD/one Singapore dollar
    en/SGD/other Singapore dollars
    en/SHP/one St. Helena pound
    en/SHP/other St. Helena pounds
    en/SIT/one Slovenian tolar
    en/SIT/other Slovenian tolars
    en/SKK/one Slovak koruna
    en/SKK/other Slovak korunas
    en/SLE/one Sierra Leonean leone
    en/SLE/other Sierra Leonean leones
    en/SLL/one Sierra Leonean leone (1964—2022)
    en/SLL/other Sierra Leonean leones (1964—2022)
    en/SOS/one Somali shilling
    en/SOS/other Somali shillings
    en/SRD/one Surinamese dollar
    en/SRD/other Surinamese dollars
    en/SRG/one Surinamese guilder
    en/SRG/other Surinamese guilders
    en/SSP/one South Sudanese pound
    en/SSP/other South Sudanese pounds
    en/STD/one São Tomé & Príncipe dobra (1977–2017)
    en/STD/other São Tomé & Príncipe dobras (1977–2017)
    en/STN/one São Tomé & Príncipe dobra
    en/STN/other São Tomé & Príncipe dobras
    en/SUR/one Soviet rouble
    en/SUR/other Soviet roubles
    en/SVC/one Salvadoran colón
    en/SVC/other Salvadoran colones
    en/SYP/one Syrian pound
    en/SYP/other Syrian pounds
    en/SZL/one Swazi lilangeni
    en/SZL/other Swazi emalangeni
    en/THB/other Thai baht
    en/TJR/one Tajikistani ruble
    en/TJR/other Tajikistani rubles
    en/TJS/one Tajikistani somoni
    en/TJS/other Tajikistani somonis
    en/TMM/other Turkmenistani manat (1993–2009)
    en/TMT/other Turkmenistani manat
    en/TND/one Tunisian dinar
    en/TND/other Tunisian dinars
    en/TOP/other Tongan paʻanga
    en/TPE/one Timorese escudo
    en/TPE/other Timorese escudos
    en/TRL/one Turkish lira (1922–2005)
    en/TRY/one Turkish lira
    en/TTD/one Trinidad & Tobago dollar
    en/TTD/other Trinidad & Tobago dollars
    en/TWD/one New Taiwan dollar
    en/TWD/other New Taiwan dollars
    en/TZS/one Tanzanian shilling
    en/TZS/other Tanzanian shillings
    en/UAH/one Ukrainian hryvnia
    """
}
