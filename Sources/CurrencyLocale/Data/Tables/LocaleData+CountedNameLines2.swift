// Written by `make locale-data` from CLDR 46, as in ICU 76.1 of Swift's Foundation. Change the generator, Scripts/LocaleData.

extension LocaleData {
  static let countedNameLines2: StaticString = """
    en/UAH/other Ukrainian hryvnias
    en/UAK/one Ukrainian karbovanets
    en/UAK/other Ukrainian karbovantsiv
    en/UGS/one Ugandan shilling (1966–1987)
    en/UGS/other Ugandan shillings (1966–1987)
    en/UGX/one Ugandan shilling
    en/UGX/other Ugandan shillings
    en/USD/one US dollar
    en/USD/other US dollars
    en/USN/one US dollar (next day)
    en/USN/other US dollars (next day)
    en/USS/one US dollar (same day)
    en/USS/other US dollars (same day)
    en/UYI/one Uruguayan peso (indexed units)
    en/UYI/other Uruguayan pesos (indexed units)
    en/UYP/one Uruguayan peso (1975–1993)
    en/UYP/other Uruguayan pesos (1975–1993)
    en/UYU/one Uruguayan peso
    en/UYU/other Uruguayan pesos
    en/UYW/one Uruguayan nominal wage index unit
    en/UYW/other Uruguayan nominal wage index units
    en/UZS/other Uzbekistani som
    en/VEB/one Venezuelan bolívar (1871–2008)
    en/VEB/other Venezuelan bolívars (1871–2008)
    en/VED/one Bolívar Soberano
    en/VED/other Bolívar Soberanos
    en/VEF/one Venezuelan bolívar (2008–2018)
    en/VEF/other Venezuelan bolívars (2008–2018)
    en/VES/one Venezuelan bolívar
    en/VES/other Venezuelan bolívars
    en/VND/other Vietnamese dong
    en/VNN/other Vietnamese dong (1978–1985)
    en/VUV/one Vanuatu vatu
    en/VUV/other Vanuatu vatus
    en/WST/other Samoan tala
    en/XAF/one Central African CFA franc
    en/XAF/other Central African CFA francs
    en/XAG/one troy ounce of silver
    en/XAG/other troy ounces of silver
    en/XAU/one troy ounce of gold
    en/XAU/other troy ounces of gold
    en/XBA/one European composite unit
    en/XBA/other European composite units
    en/XBB/one European monetary unit
    en/XBB/other European monetary units
    en/XBC/one European unit of account (XBC)
    en/XBC/other European units of account (XBC)
    en/XBD/one European unit of account (XBD)
    en/XBD/other European units of account (XBD)
    en/XCD/one East Caribbean dollar
    en/XCD/other East Caribbean dollars
    en/XCG/one Caribbean guilder
    en/XCG/other Caribbean guilders
    en/XDR/other special drawing rights
    en/XEU/one European currency unit
    en/XEU/other European currency units
    en/XFO/one French gold franc
    en/XFO/other French gold francs
    en/XFU/one French UIC-franc
    en/XFU/other French UIC-francs
    en/XOF/one West African CFA franc
    en/XOF/other West African CFA francs
    en/XPD/one troy ounce of palladium
    en/XPD/other troy ounces of palladium
    en/XPF/one CFP franc
    en/XPF/other CFP francs
    en/XPT/one troy ounce of platinum
    en/XPT/other troy ounces of platinum
    en/XRE/one RINET Funds unit
    en/XRE/other RINET Funds units
    en/XSU/one Sucre
    en/XSU/other Sucres
    en/XTS/one Testing Currency unit
    en/XTS/other Testing Currency units
    en/XUA/one ADB unit of account
    en/XUA/other ADB units of account
    en/XXX/one (unknown unit of currency)
    en/XXX/other (unknown currency)
    en/YDD/one Yemeni dinar
    en/YDD/other Yemeni dinars
    en/YER/one Yemeni rial
    en/YER/other Yemeni rials
    en/YUD/one Yugoslavian hard dinar (1966–1990)
    en/YUD/other Yugoslavian hard dinars (1966–1990)
    en/YUM/one Yugoslavian new dinar (1994–2002)
    en/YUM/other Yugoslavian new dinars (1994–2002)
    en/YUN/one Yugoslavian convertible dinar (1990–1992)
    en/YUN/other Yugoslavian convertible dinars (1990–1992)
    en/YUR/one Yugoslavian reformed dinar (1992–1993)
    en/YUR/other Yugoslavian reformed dinars (1992–1993)
    en/ZAL/one South African rand (financial)
    en/ZAL/other South African rands (financial)
    en/ZAR/other South African rand
    en/ZMK/one Zambian kwacha (1968–2012)
    en/ZMK/other Zambian kwachas (1968–2012)
    en/ZMW/one Zambian kwacha
    en/ZMW/other Zambian kwachas
    en/ZRN/one Zairean new zaire (1993–1998)
    en/ZRN/other Zairean new zaires (1993–1998)
    en/ZRZ/one Zairean zaire (1971–1993)
    en/ZRZ/other Zairean zaires (1971–1993)
    en/ZWD/one Zimbabwean dollar (1980–2008)
    en/ZWD/other Zimbabwean dollars (1980–2008)
    en/ZWG/other Zimbabwean gold
    en/ZWL/one Zimbabwean dollar (2009–2024)
    en/ZWL/other Zimbabwean dollars (2009–2024)
    en/ZWR/one Zimbabwean dollar (2008)
    en/ZWR/other Zimbabwean dollars (2008)
    en_001/AFN/one Afghan afghani
    en_001/AFN/other Afghan afghanis
    en_001/BMD/one Bermudian dollar
    en_001/BMD/other Bermudian dollars
    en_001/BYN/one Belarusian rouble
    en_001/BYN/other Belarusian roubles
    en_001/ETB/other Ethiopian birr
    en_001/LSL/other Lesotho maloti
    en_001/MGA/other Malagasy ariary
    en_001/MVR/other Maldivian rufiyaa
    en_001/RUB/one Russian rouble
    en_001/RUB/other Russian roubles
    en_001/SHP/one St Helena pound
    en_001/SHP/other St Helena pounds
    en_001/VUV/other Vanuatu vatu
    en_AU/AFN/one Afghan Afghani
    en_AU/AFN/other Afghan Afghanis
    en_AU/BAM/one Bosnia-Herzegovina convertible marka
    en_AU/BAM/other Bosnia-Herzegovina convertible marka
    en_AU/BBD/one Barbados dollar
    en_AU/BBD/other Barbados dollars
    en_AU/BMD/one Bermuda dollar
    en_AU/BMD/other Bermuda dollars
    en_AU/ETB/other Ethiopian birrs
    en_AU/GEL/other Georgian lari
    en_AU/ILS/one Israeli shekel
    en_AU/ILS/other Israeli sheckles
    en_AU/KZT/other Kazakhstani tenge
    en_AU/LAK/other Laotian kip
    en_AU/LSL/other Lesotho lotis
    en_AU/MKD/other Macedonian denar
    en_AU/MVR/other Maldivian rufiyaas
    en_AU/PGK/one Papua New Guinean kina
    en_AU/PGK/other Papua New Guinean kinas
    en_AU/QAR/other Quatari riyals
    en_AU/SLL/one Sierra Leonean leone (1964–2022)
    en_AU/SLL/other Sierra Leonean leones (1964–2022)
    en_AU/SRD/one Suriname dollar
    en_AU/SRD/other Suriname dollars
    en_AU/TRY/other Turkish lire
    en_AU/UZS/one Uzbekistani som
    en_AU/UZS/other Uzbekistani soms
    en_AU/VND/one Vietnamese dong
    en_AU/VND/other Vietnamese dongs
    en_AU/VUV/other Vanuatu vatus
    en_AU/WST/one Samoan tala
    en_AU/WST/other Samoan talas
    en_CA/AFN/one Afghan afghani
    en_CA/AFN/other Afghan afghanis
    en_CA/BMD/one Bermudian dollar
    en_CA/BMD/other Bermudian dollars
    en_CA/SHP/one Saint Helena pound
    en_CA/SHP/other Saint Helena pounds
    en_CA/STN/one São Tomé and Príncipe dobra
    en_CA/STN/other São Tomé and Príncipe dobras
    en_CA/TTD/one Trinidad and Tobago dollar
    en_CA/TTD/other Trinidad and Tobago dollars
    en_GG/GBP/one UK pound
    en_GG/GBP/other UK pounds
    en_ID/IDR/other Indonesian Rupiah
    en_IM/GBP/one UK pound
    en_IM/GBP/other UK pounds
    en_IN/KGS/one Kyrgyzstani som
    en_IN/KGS/other Kyrgyzstani soms
    en_IN/KZT/one Kazakhstani Tenge
    en_IN/KZT/other Kazakhstani Tenges
    en_IN/SLE/one Sierra Leonean Leone
    en_IN/SLE/other Sierra Leonean Leones
    en_IN/TJS/one Tajikistani Somoni
    en_IN/TJS/other Tajikistani Somonis
    en_IN/TMT/other Turkmenistani Manat
    en_IN/UZS/other Uzbekistani Som
    en_IN/VEF/one Venezuelan bolívar
    en_IN/VEF/other Venezuelan bolívars
    en_IN/VES/one VEF
    en_IN/VES/other VEF
    en_JE/GBP/one UK pound
    en_JE/GBP/other UK pounds
    es/AED/one dírham de los Emiratos Árabes Unidos
    es/AED/other dírhams de los Emiratos Árabes Unidos
    es/AFN/one afgani afgano
    es/AFN/other afganis afganos
    es/ALL/one lek albanés
    es/ALL/other leks albaneses
    es/AMD/one dram armenio
    es/AMD/other drams armenios
    es/ANG/one florín antillano
    es/ANG/other florines antillanos
    es/AOA/one kuanza angoleño
    es/AOA/other kuanzas angoleños
    es/ARS/one peso argentino
    es/ARS/other pesos argentinos
    es/AUD/one dólar australiano
    es/AUD/other dólares australianos
    es/AWG/one florín arubeño
    es/AWG/other florines arubeños
    es/AZN/one manat azerbaiyano
    es/AZN/other manats azerbaiyanos
    es/BAM/one marco convertible de Bosnia y Herzegovina
    es/BAM/other marcos convertibles de Bosnia y Herzegovina
    es/BBD/one dólar barbadense
    es/BBD/other dólares barbadenses
    es/BDT/one taka bangladesí
    es/BDT/other takas bangladesíes
    es/BGN/one leva búlgara
    es/BGN/other levas búlgaras
    es/BHD/one dinar bareiní
    es/BHD/other dinares bareiníes
    es/BIF/one franco burundés
    es/BIF/other francos burundeses
    es/BMD/one dólar bermudeño
    es/BMD/other dólares bermudeños
    es/BND/one dólar bruneano
    es/BND/other dólares bruneanos
    es/BOB/one boliviano
    es/BOB/other bolivianos
    es/BRL/one real brasileño
    es/BRL/other reales brasileños
    es/BSD/one dólar bahameño
    es/BSD/other dólares bahameños
    es/BTN/one gultrum butanés
    es/BTN/other gultrums butaneses
    es/BWP/one pula botsuano
    es/BWP/other pulas botsuanos
    es/BYN/one rublo bielorruso
    es/BYN/other rublos bielorrusos
    es/BZD/one dólar beliceño
    es/BZD/other dólares beliceños
    es/CAD/one dólar canadiense
    es/CAD/other dólares canadienses
    es/CDF/one franco congoleño
    es/CDF/other francos congoleños
    es/CHF/one franco suizo
    es/CHF/other francos suizos
    es/CLP/one peso chileno
    es/CLP/other pesos chilenos
    es/CNH/one yuan chino (extracontinental)
    es/CNH/other yuanes chinos (extracontinentales)
    es/CNY/one yuan renminbi
    es/CNY/other yuanes renminbi
    es/COP/one peso colombiano
    es/COP/other pesos colombianos
    es/CRC/one colón costarricense
    es/CRC/other colones costarricenses
    es/CUC/one peso cubano convertible
    es/CUC/other pesos cubanos convertibles
    es/CUP/one peso cubano
    es/CUP/other pesos cubanos
    es/CVE/one escudo de Cabo Verde
    es/CVE/other escudos de Cabo Verde
    es/CZK/one corona checa
    es/CZK/other coronas checas
    es/DJF/one franco yibutiano
    es/DJF/other francos yibutianos
    es/DKK/one corona danesa
    es/DKK/other coronas danesas
    es/DOP/one peso dominicano
    es/DOP/other pesos dominicanos
    es/DZD/one dinar argelino
    es/DZD/other dinares argelinos
    es/EGP/one libra egipcia
    es/EGP/other libras egipcias
    es/ERN/one nakfa eritreo
    es/ERN/other nakfas eritreos
    es/ETB/one bir etíope
    es/ETB/other bires etíopes
    es/EUR/one euro
    es/EUR/other euros
    es/FJD/one dólar fiyiano
    es/FJD/other dólares fiyianos
    es/FKP/one libra malvinense
    es/FKP/other libras malvinenses
    es/GBP/one libra esterlina
    es/GBP/other libras esterlinas
    es/GEL/one lari georgiano
    es/GEL/other laris georgianos
    es/GHS/one cedi ghanés
    es/GHS/other cedis ghaneses
    es/GIP/one libra gibraltareña
    es/GIP/other libras gibraltareñas
    es/GMD/one dalasi gambiano
    es/GMD/other dalasis gambianos
    es/GNF/one franco guineano
    es/GNF/other francos guineanos
    es/GTQ/one quetzal guatemalteco
    es/GTQ/other quetzales guatemaltecos
    es/GYD/one dólar guyanés
    es/GYD/other dólares guyaneses
    es/HKD/one dólar hongkonés
    es/HKD/other dólares hongkoneses
    es/HNL/one lempira hondureño
    es/HNL/other lempiras hondureños
    es/HRK/one kuna croata
    es/HRK/other kunas croatas
    es/HTG/one gurde haitiano
    es/HTG/other gurdes haitianos
    es/HUF/one forinto húngaro
    es/HUF/other forintos húngaros
    es/IDR/one rupia indonesia
    es/IDR/other rupias indonesias
    es/ILS/one nuevo séquel israelí
    es/ILS/other nuevos séqueles israelíes
    es/INR/one rupia india
    es/INR/other rupias indias
    es/IQD/one dinar iraquí
    es/IQD/other dinares iraquíes
    es/IRR/one rial iraní
    es/IRR/other riales iraníes
    es/ISK/one corona islandesa
    es/ISK/other coronas islandesas
    es/JMD/one dólar jamaicano
    es/JMD/other dólares jamaicanos
    es/JOD/one dinar jordano
    es/JOD/other dinares jordanos
    es/JPY/one yen japonés
    es/JPY/other yenes japoneses
    es/KES/one chelín keniano
    es/KES/other chelines kenianos
    es/KGS/one som kirguís
    es/KGS/other soms kirguises
    es/KHR/one riel camboyano
    es/KHR/other rieles camboyanos
    es/KMF/one franco comorense
    es/KMF/other francos comorenses
    es/KPW/one won norcoreano
    es/KPW/other wons norcoreanos
    es/KRW/one won surcoreano
    es/KRW/other wons surcoreanos
    es/KWD/one dinar kuwaití
    es/KWD/other dinares kuwaitíes
    es/KYD/one dólar de las Islas Caimán
    es/KYD/other dólares de las Islas Caimán
    es/KZT/one tengue kazajo
    es/KZT/other tengues kazajos
    es/LAK/one kip laosiano
    es/LAK/other kips laosianos
    es/LBP/one libra libanesa
    es/LBP/other libras libanesas
    es/LKR/one rupia esrilanquesa
    es/LKR/other rupias esrilanquesas
    es/LRD/one dólar liberiano
    es/LRD/other dólares liberianos
    es/LSL/one loti lesotense
    es/LSL/other lotis lesotenses
    es/LYD/one dinar libio
    es/LYD/other dinares libios
    es/MAD/one dírham marroquí
    es/MAD/other dírhams marroquíes
    es/MAF/one franco marroquí
    es/MAF/other francos marroquíes
    es/MDL/one leu moldavo
    es/MDL/other leus moldavos
    es/MGA/one ariari malgache
    es/MGA/other ariaris malgaches
    es/MKD/one dinar macedonio
    es/MKD/other dinares macedonios
    es/MMK/one kiat de Myanmar
    es/MMK/other kiats de Myanmar
    es/MNT/one tugrik mongol
    es/MNT/other tugriks mongoles
    es/MOP/one pataca macaense
    es/MOP/other patacas macaenses
    es/MRU/one uguiya mauritano
    es/MRU/other uguiyas mauritanos
    es/MUR/one rupia mauriciana
    es/MUR/other rupias mauricianas
    es/MVR/one rufiya maldiva
    es/MVR/other rufiyas maldivas
    es/MWK/one kuacha malauí
    es/MWK/other kuachas malauíes
    es/MXN/one peso mexicano
    es/MXN/other pesos mexicanos
    es/MYR/one ringit malasio
    es/MYR/other ringits malasios
    es/MZN/one metical mozambiqueño
    es/MZN/other meticales mozambiqueños
    es/NAD/one dólar namibio
    es/NAD/other dólares namibios
    es/NGN/one naira nigeriano
    es/NGN/other nairas nigerianos
    es/NIO/one córdoba oro
    es/NIO/other córdobas oro
    es/NOK/one corona noruega
    es/NOK/other coronas noruegas
    es/NPR/one rupia nepalí
    es/NPR/other rupias nepalíes
    es/NZD/one dólar neozelandés
    es/NZD/other dólares neozelandeses
    es/OMR/one rial omaní
    es/OMR/other riales omaníes
    es/PAB/one balboa panameño
    es/PAB/other balboas panameños
    es/PEN/one sol peruano
    es/PEN/other soles peruanos
    es/PGK/one kina papú
    es/PGK/other kinas papúes
    es/PHP/one peso filipino
    es/PHP/other pesos filipinos
    es/PKR/one rupia pakistaní
    es/PKR/other rupias pakistaníes
    es/PLN/one esloti polaco
    es/PLN/other eslotis polacos
    es/PYG/one guaraní paraguayo
    es/PYG/other guaraníes paraguayos
    es/QAR/one rial catarí
    es/QAR/other riales cataríes
    es/RON/one leu rumano
    es/RON/other leus rumanos
    es/RSD/one dinar serbio
    es/RSD/other dinares serbios
    es/RUB/one rublo ruso
    es/RUB/other rublos rusos
    es/RWF/one franco ruandés
    es/RWF/other francos ruandeses
    es/SAR/one rial saudí
    es/SAR/other riales saudíes
    es/SBD/one dólar salomonense
    es/SBD/other dólares salomonenses
    es/SCR/one rupia seychellense
    es/SCR/other rupias seychellenses
    es/SDG/one libra sudanesa
    es/SDG/other libras sudanesas
    es/SEK/one corona sueca
    es/SEK/other coronas suecas
    es/SGD/one dólar singapurense
    es/SGD/other dólares singapurenses
    es/SHP/one libra de Santa Elena
    es/SHP/other libras de Santa Elena
    es/SLE/one leona sierraleonesa
    es/SLE/other leonas sierraleonesas
    es/SLL/one leona sierraleonesa (1964–2022)
    es/SLL/other leonas sierraleonesas (1964–2022)
    es/SOS/one chelín somalí
    es/SOS/other chelines somalíes
    es/SRD/one dólar surinamés
    es/SRD/other dólares surinameses
    es/SSP/one libra sursudanesa
    es/SSP/other libras sursudanesas
    es/STN/one dobra santotomense
    es/STN/other dobras santotomenses
    es/SYP/one libra siria
    es/SYP/other libras sirias
    es/SZL/one lilangeni esuatiní
    es/SZL/other lilangenis esuatiníes
    es/THB/one bat tailandés
    es/THB/other bats tailandeses
    es/TJS/one somoni tayiko
    es/TJS/other somonis tayikos
    es/TMT/one manat turcomano
    es/TMT/other manats turcomanos
    es/TND/one dinar tunecino
    es/TND/other dinares tunecinos
    es/TOP/one paanga tongano
    es/TOP/other paangas tonganos
    es/TRY/one lira turca
    es/TRY/other liras turcas
    es/TTD/one dólar de Trinidad y Tobago
    es/TTD/other dólares de Trinidad y Tobago
    es/TWD/one nuevo dólar taiwanés
    es/TWD/other nuevos dólares taiwaneses
    es/TZS/one chelín tanzano
    es/TZS/other chelines tanzanos
    es/UAH/one grivna ucraniana
    es/UAH/other grivnas ucranianas
    es/UGX/one chelín ugandés
    es/UGX/other chelines ugandeses
    es/USD/one dólar estadounidense
    es/USD/other dólares estadounidenses
    es/UYU/one peso uruguayo
    es/UYU/other pesos uruguayos
    es/UZS/one sum uzbeko
    es/UZS/other sums uzbekos
    es/VEF/one bolívar venezolano (2008–2018)
    es/VEF/other bolívares venezolanos (2008–2018)
    es/VES/one bolívar venezolano
    es/VES/other bolívares venezolanos
    es/VND/one dong vietnamita
    es/VND/other dongs vietnamitas
    es/VUV/one vatu vanuatense
    es/VUV/other vatus vanuatenses
    es/WST/one tala samoano
    es/WST/other talas samoanos
    es/XAF/one franco CFA de África Central
    es/XAF/other francos CFA de África Central
    es/XCD/one dólar del Caribe Oriental
    es/XCD/other dólares del Caribe Oriental
    es/XCG/one florín caribeño
    es/XCG/other florines caribeños
    es/XFO/one franco oro francés
    es/XFO/other francos oro franceses
    es/XFU/one franco UIC francés
    es/XFU/other francos UIC franceses
    es/XOF/one franco CFA de África Occidental
    es/XOF/other francos CFA de África Occidental
    es/XPF/one franco CFP
    es/XPF/other francos CFP
    es/YER/one rial yemení
    es/YER/other riales yemeníes
    es/ZAR/one rand sudafricano
    es/ZAR/other rands sudafricanos
    es/ZMW/one kuacha zambiano
    es/ZMW/other kuachas zambianos
    es_419/ANG/one florín de las Antillas Neerlandesas
    es_419/ANG/other florines de las Antillas Neerlandesas
    es_419/BMD/one dólar de Bermudas
    es_419/BMD/other dólares de Bermudas
    es_419/HTG/one gourde haitiano
    es_419/HTG/other gourdes haitianos
    es_419/KZT/one tenge kazajo
    es_419/MWK/one kwacha malauí
    es_419/MWK/other kwachas malauíes
    es_419/NIO/one córdoba nicaragüense
    es_419/NIO/other córdobas nicaragüenses
    es_419/SLE/one leone
    es_419/SLE/other leones
    es_419/SLL/one leone (1964—2022)
    es_419/SLL/other leones (1964—2022)
    es_419/THB/one baht tailandes
    es_419/THB/other bahts tailandeses
    es_419/UZS/one som uzbeko
    es_419/UZS/other soms uzbekos
    es_GT/GTQ/one quetzal
    es_GT/GTQ/other quetzales
    es_MX/BTN/one ngultrum butanés
    es_MX/BTN/other ngultrums butaneses
    es_MX/MVR/one rupia de Maldivas
    es_MX/MVR/other rupias de Maldivas
    es_MX/RON/other lei rumanos
    es_MX/THB/one baht tailandés
    es_MX/VES/other bolivares venezolanos
    es_MX/ZMW/one kwacha zambiano
    es_MX/ZMW/other kwachas zambianos
    es_US/BTN/one ngultrum butanés
    es_US/BTN/other gultrums bultaneses
    es_US/ETB/one birr
    es_US/ETB/other birres
    es_US/THB/one bat
    es_US/THB/other bats
    es_US/UZS/one sum
    es_US/UZS/other sums
    es_US/XAF/one franco CFA de África central
    es_US/XAF/other francos CFA de África central
    es_US/ZMW/one kwacha zambiano
    es_US/ZMW/other kwachas zambianos
    es_VE/VES/one bolívar soberano
    es_VE/VES/other bolívares soberanos
    et/AED/one Araabia Ühendemiraatide dirhem
    et/AED/other Araabia Ühendemiraatide dirhemit
    et/AFN/one Afganistani afgaani
    et/AFN/other Afganistani afgaanit
    et/ALL/one Albaania lekk
    et/ALL/other Albaania lekki
    et/AMD/one Armeenia dramm
    et/AMD/other Armeenia drammi
    et/ANG/one Hollandi Antillide kulden
    et/ANG/other Hollandi Antillide kuldnat
    et/AOA/one Angola kvanza
    et/AOA/other Angola kvanzat
    et/ARM/one Argentina peeso (1881–1970)
    et/ARM/other Argentina peesot (1881–1970)
    et/ARS/one Argentina peeso
    et/ARS/other Argentina peesot
    et/AUD/one Austraalia dollar
    et/AUD/other Austraalia dollarit
    et/AWG/one Aruba kulden
    et/AWG/other Aruba kuldnat
    et/AZN/one Aserbaidžaani manat
    et/AZN/other Aserbaidžaani manatit
    et/BAM/one Bosnia ja Hertsegoviina konverteeritav mark
    et/BAM/other Bosnia ja Hertsegoviina konverteeritavat marka
    et/BAN/one Bosnia ja Hertsegoviina uus dinaar (1994–1997)
    et/BAN/other Bosnia ja Hertsegoviina uut dinaari (1994–1997)
    et/BBD/one Barbadose dollar
    et/BBD/other Barbadose dollarit
    et/BDT/one Bangladeshi taka
    et/BDT/other Bangladeshi takat
    et/BGN/one Bulgaaria leev
    et/BGN/other Bulgaaria leevi
    et/BGO/one Bulgaaria leev (1879–1952)
    et/BGO/other Bulgaaria leevi (1879–1952)
    et/BHD/one Bahreini dinaar
    et/BHD/other Bahreini dinaari
    et/BIF/one Burundi frank
    et/BIF/other Burundi franki
    et/BMD/one Bermuda dollar
    et/BMD/other Bermuda dollarit
    et/BND/one Brunei dollar
    et/BND/other Brunei dollarit
    et/BOB/one Boliivia boliviaano
    et/BOB/other Boliivia boliviaanot
    et/BOL/one Boliivia boliviaano (1863–1963)
    et/BOL/other Boliivia boliviaanot (1863–1963)
    et/BRL/one Brasiilia reaal
    et/BRL/other Brasiilia reaali
    et/BRZ/one Brasiilia kruseiro (1942–1967)
    et/BRZ/other Brasiilia kruseirot (1942–1967)
    et/BSD/one Bahama dollar
    et/BSD/other Bahama dollarit
    et/BTN/one Bhutani ngultrum
    et/BTN/other Bhutani ngultrumit
    et/BWP/one Botswana pula
    et/BWP/other Botswana pulat
    et/BZD/one Belize’i dollar
    et/BZD/other Belize’i dollarit
    et/CAD/one Kanada dollar
    et/CAD/other Kanada dollarit
    et/CDF/one Kongo frank
    et/CDF/other Kongo franki
    et/CHF/one Šveitsi frank
    et/CHF/other Šveitsi franki
    et/CLE/one Tšiili eskuudo
    et/CLE/other Tšiili eskuudot
    et/CLP/one Tšiili peeso
    et/CLP/other Tšiili peesot
    et/CNH/one Hiina jüaan (välismaine turg)
    et/CNH/other Hiina jüaani (välismaine turg)
    et/CNY/one Hiina jüaan
    et/CNY/other Hiina jüaani
    et/COP/one Colombia peeso
    et/COP/other Colombia peesot
    et/CRC/one Costa Rica koloon
    et/CRC/other Costa Rica kolooni
    et/CUC/one Kuuba konverteeritav peeso
    et/CUC/other Kuuba konverteeritavat peesot
    et/CUP/one Kuuba peeso
    et/CUP/other Kuuba peesot
    et/CVE/one Cabo Verde eskuudo
    et/CVE/other Cabo Verde eskuudot
    et/CZK/one Tšehhi kroon
    et/CZK/other Tšehhi krooni
    et/DJF/one Djibouti frank
    et/DJF/other Djibouti franki
    et/DKK/one Taani kroon
    et/DKK/other Taani krooni
    et/DOP/one Dominikaani peeso
    et/DOP/other Dominikaani peesot
    et/DZD/one Alžeeria dinaar
    et/DZD/other Alžeeria dinaari
    et/EGP/one Egiptuse nael
    et/EGP/other Egiptuse naela
    et/ERN/one Eritrea nakfa
    et/ERN/other Eritrea nakfat
    et/ETB/one Etioopia birr
    et/ETB/other Etioopia birri
    et/EUR/one euro
    et/EUR/other eurot
    et/FJD/one Fidži dollar
    et/FJD/other Fidži dollarit
    et/FKP/one Falklandi saarte nael
    et/FKP/other Falklandi saarte naela
    et/GBP/one Suurbritannia naelsterling
    et/GBP/other Suurbritannia naelsterlingit
    et/GHS/one Ghana sedi
    et/GHS/other Ghana sedit
    et/GIP/one Gibraltari nael
    et/GIP/other Gibraltari naela
    et/GMD/one Gambia dalasi
    et/GMD/other Gambia dalasit
    et/GNF/one Guinea frank
    et/GNF/other Guinea franki
    et/GTQ/one Guatemala ketsaal
    et/GTQ/other Guatemala ketsaali
    et/GYD/one Guyana dollar
    et/GYD/other Guyana dollarit
    et/HKD/one Hongkongi dollar
    et/HKD/other Hongkongi dollarit
    et/HNL/one Hondurase lempiira
    et/HNL/other Hondurase lempiirat
    et/HTG/one Haiti gurd
    et/HTG/other Haiti gurdi
    et/HUF/one Ungari forint
    et/HUF/other Ungari forintit
    et/IDR/one Indoneesia ruupia
    et/IDR/other Indoneesia ruupiat
    et/ILS/one Iisraeli uus seekel
    et/ILS/other Iisraeli uut seeklit
    et/INR/one India ruupia
    et/INR/other India ruupiat
    et/IQD/one Iraagi dinaar
    et/IQD/other Iraagi dinaari
    et/IRR/one Iraani riaal
    et/IRR/other Iraani riaali
    et/ISK/one Islandi kroon
    et/ISK/other Islandi krooni
    et/JMD/one Jamaica dollar
    et/JMD/other Jamaica dollarit
    et/JOD/one Jordaania dinaar
    et/JOD/other Jordaania dinaari
    et/JPY/one Jaapani jeen
    et/JPY/other Jaapani jeeni
    et/KES/one Keenia šilling
    et/KES/other Keenia šillingit
    et/KGS/one Kõrgõzstani somm
    et/KGS/other Kõrgõzstani sommi
    et/KHR/one Kambodža riaal
    et/KHR/other Kambodža riaali
    et/KMF/one Komoori frank
    et/KMF/other Komoori franki
    et/KPW/one Põhja-Korea vonn
    et/KPW/other Põhja-Korea vonni
    et/KRO/one Lõuna-Korea vonn (1945–1953)
    et/KRO/other Lõuna-Korea vonni (1945–1953)
    et/KRW/one Lõuna-Korea vonn
    et/KRW/other Lõuna-Korea vonni
    et/KWD/one Kuveidi dinaar
    et/KWD/other Kuveidi dinaari
    et/KYD/one Kaimanisaarte dollar
    et/KYD/other Kaimanisaarte dollarit
    et/KZT/one Kasahstani tenge
    et/KZT/other Kasahstani tenget
    et/LAK/one Laose kiip
    et/LAK/other Laose kiipi
    et/LBP/one Liibanoni nael
    et/LBP/other Liibanoni naela
    et/LKR/one Sri Lanka ruupia
    et/LKR/other Sri Lanka ruupiat
    et/LRD/one Libeeria dollar
    et/LRD/other Libeeria dollarit
    et/LSL/one Lesotho loti
    et/LSL/other Lesotho lotit
    et/LYD/one Liibüa dinaar
    et/LYD/other Liibüa dinaari
    et/MAD/one Maroko dirhem
    et/MAD/other Maroko dirhemit
    et/MAF/one Maroko frank
    et/MAF/other Maroko franki
    et/MCF/one Monaco frank
    et/MCF/other Monaco franki
    et/MDL/one Moldova leu
    et/MDL/other Moldova leud
    et/MGA/one Madagaskari ariari
    et/MGA/other Madagaskari ariarit
    et/MKD/one Makedoonia dinaar
    et/MKD/other Makedoonia dinaari
    et/MKN/one Makedoonia dinaar (1992–1993)
    et/MKN/other Makedoonia dinaari (1992–1993)
    et/MMK/one Myanmari kjatt
    et/MMK/other Myanmari kjatti
    et/MNT/one Mongoolia tugrik
    et/MNT/other Mongoolia tugrikut
    et/MOP/one Macau pataaka
    et/MOP/other Macau pataakat
    et/MRU/one Mauritaania ugia
    et/MRU/other Mauritaania ugiat
    et/MUR/one Mauritiuse ruupia
    et/MUR/other Mauritiuse ruupiat
    et/MVP/one Maldiivi ruupia (1947–1981)
    et/MVP/other Maldiivi ruupiat (1947–1981)
    et/MVR/one Maldiivi ruupia
    et/MVR/other Maldiivi ruupiat
    et/MWK/one Malawi kvatša
    et/MWK/other Malawi kvatšat
    et/MXN/one Mehhiko peeso
    et/MXN/other Mehhiko peesot
    et/MYR/one Malaisia ringgit
    et/MYR/other Malaisia ringgitit
    et/MZN/one Mosambiigi metikal
    et/MZN/other Mosambiigi metikali
    et/NAD/one Namiibia dollar
    et/NAD/other Namiibia dollarit
    et/NGN/one Nigeeria naira
    et/NGN/other Nigeeria nairat
    et/NIO/one Nicaragua kordoba
    et/NIO/other Nicaragua kordobat
    et/NOK/one Norra kroon
    et/NOK/other Norra krooni
    et/NPR/one Nepali ruupia
    et/NPR/other Nepali ruupiat
    et/NZD/one Uus-Meremaa dollar
    et/NZD/other Uus-Meremaa dollarit
    et/OMR/one Omaani riaal
    et/OMR/other Omaani riaali
    et/PAB/one Panama balboa
    et/PAB/other Panama balboad
    et/PEN/one Peruu soll
    et/PEN/other Peruu solli
    et/PGK/one Paapua Uus-Guinea kina
    et/PGK/other Paapua Uus-Guinea kinat
    et/PHP/one Filipiini peeso
    et/PHP/other Filipiini peesot
    et/PKR/one Pakistani ruupia
    et/PKR/other Pakistani ruupiat
    et/PLN/one Poola zlott
    et/PLN/other Poola zlotti
    et/PYG/one Paraguay guaranii
    et/PYG/other Paraguay guaraniid
    et/QAR/one Katari riaal
    et/QAR/other Katari riaali
    et/RON/one Rumeenia leu
    et/RON/other Rumeenia leud
    et/RSD/one Serbia dinaar
    et/RSD/other Serbia dinaari
    et/RWF/one Rwanda frank
    et/RWF/other Rwanda franki
    et/SAR/one Saudi Araabia riaal
    et/SAR/other Saudi Araabia riaali
    et/SBD/one Saalomoni Saarte dollar
    et/SBD/other Saalomoni Saarte dollarit
    et/SCR/one Seišelli ruupia
    et/SCR/other Seišelli ruupiat
    et/SDG/one Sudaani nael
    et/SDG/other Sudaani naela
    et/SEK/one Rootsi kroon
    et/SEK/other Rootsi krooni
    et/SGD/one Singapuri dollar
    et/SGD/other Singapuri dollarit
    et/SHP/one Saint Helena nael
    et/SHP/other Saint Helena naela
    et/SLE/one Sierra Leone leoone
    et/SLE/other Sierra Leone leoonet
    et/SLL/one Sierra Leone leoone (1964–2022)
    et/SLL/other Sierra Leone leoonet (1964–2022)
    et/SOS/one Somaalia šilling
    et/SOS/other Somaalia šillingit
    et/SRD/one Suriname dollar
    et/SRD/other Suriname dollarit
    et/SSP/one Lõuna-Sudaani nael
    et/SSP/other Lõuna-Sudaani naela
    et/STN/one São Tomé ja Príncipe dobra
    et/STN/other São Tomé ja Príncipe dobrat
    et/SYP/one Süüria nael
    et/SYP/other Süüria naela
    et/SZL/one Svaasimaa lilangeni
    et/SZL/other Svaasimaa lilangenit
    et/THB/one Tai baat
    et/THB/other Tai baati
    et/TJS/one Tadžikistani somoni
    et/TJS/other Tadžikistani somonit
    et/TMT/one Türkmenistani manat
    et/TMT/other Türkmenistani manatit
    et/TND/one Tuneesia dinaar
    et/TND/other Tuneesia dinaari
    et/TOP/one Tonga pa’anga
    et/TOP/other Tonga pa’angat
    et/TRY/one Türgi liir
    et/TRY/other Türgi liiri
    et/TTD/one Trinidadi ja Tobago dollar
    et/TTD/other Trinidadi ja Tobago dollarit
    et/TWD/one uus Taiwani dollar
    et/TWD/other uut Taiwani dollarit
    et/TZS/one Tansaania šilling
    et/TZS/other Tansaania šillingit
    et/UAH/one Ukraina grivna
    et/UAH/other Ukraina grivnat
    et/UGX/one Uganda šilling
    et/UGX/other Uganda šillingit
    et/USD/one USA dollar
    et/USD/other USA dollarit
    et/UYU/one Uruguay peeso
    et/UYU/other Uruguay peesot
    et/UZS/one Usbekistani somm
    et/UZS/other Usbekistani sommi
    et/VEF/one Venezuela boliivar (2008–2018)
    et/VEF/other Venezuela boliivarit (2008–2018)
    et/VES/one Venezuela boliivar
    et/VES/other Venezuela boliivarit
    et/VND/one Vietnami dong
    et/VND/other Vietnami dongi
    et/VNN/one Vietnami dong (1978–1985)
    et/VNN/other Vietnami dongi (1978–1985)
    et/VUV/one Vanuatu vatu
    et/VUV/other Vanuatu vatut
    et/WST/one Samoa taala
    et/WST/other Samoa taalat
    et/XAF/one Kesk-Aafrika CFA frank
    et/XAF/other Kesk-Aafrika CFA franki
    et/XCD/one Ida-Kariibi dollar
    et/XCD/other Ida-Kariibi dollarit
    et/XFO/one Prantsuse kuldfrank
    et/XFO/other Prantsuse kuldfranki
    et/XOF/one Lääne-Aafrika CFA frank
    et/XOF/other Lääne-Aafrika CFA franki
    et/XPF/one CFP frank
    et/XPF/other CFP franki
    et/YER/one Jeemeni riaal
    et/YER/other Jeemeni riaali
    et/YUR/one Jugoslaavia reformitud dinaar (1992–1993)
    et/YUR/other Jugoslaavia reformitud dinaari (1992–1993)
    et/ZAR/one Lõuna-Aafrika rand
    et/ZAR/other Lõuna-Aafrika randi
    et/ZMW/one Sambia kvatša
    et/ZMW/other Sambia kvatšat
    eu/AED/other Arabiar Emirerri Batuetako dirham
    eu/AFN/other afgani afganiar
    eu/ALL/other lek albaniar
    eu/AMD/other dram armeniar
    eu/ANG/other florin antillar
    eu/AOA/other kwanza angolar
    eu/ARL/other peso ley argentinar (1970–1983)
    eu/ARM/other peso argentinar (1981–1970)
    eu/ARS/other peso argentinar
    eu/AUD/other dolar australiar
    eu/AWG/other florin arubar
    eu/AZN/other manat azerbaijandar
    eu/BAM/other marko bihurgarri bosniar
    eu/BAN/other dinar bosnia-herzegovinar berri (1994–1997)
    eu/BBD/other dolar barbadostar
    eu/BDT/other taka bangladeshtar
    eu/BGN/other lev bulgariar
    eu/BGO/other Lev bulgariar (1879–1952)
    eu/BHD/other dinar bahraindar
    eu/BIF/other franko burundiar
    eu/BMD/other dolar bermudar
    eu/BND/other dolar bruneitar
    eu/BOB/other boliviano boliviar
    eu/BOL/other boliviano boliviar (1863–1963)
    eu/BRL/other erreal brasildar
    eu/BRZ/other cruzeiro brasildar (1942–1967)
    eu/BSD/other dolar bahamar
    eu/BTN/other ngultrum bhutandar
    eu/BWP/other pula botswanar
    eu/BYN/other errublo bielorrusiar
    eu/BZD/other dolar belizetar
    eu/CAD/other dolar kanadar
    eu/CDF/other franko kongoar
    eu/CHF/other franko suitzar
    eu/CLE/other ezkutu txiletar
    eu/CLP/other peso txiletar
    eu/CNH/other yuan txinatar (itsasoz haraindikoa)
    eu/CNX/other Txinako Herri Bankuaren dolar
    eu/CNY/other yuan txinatar
    eu/COP/other peso kolonbiar
    eu/CRC/other colon costarricar
    eu/CUC/other peso bihurgarri kubatar
    eu/CUP/other peso kubatar
    eu/CVE/other ezkutu caboverdetar
    eu/CZK/other koroa txekiar
    eu/DJF/other franko djibutiar
    eu/DKK/other koroa danimarkar
    eu/DOP/other peso dominikar
    eu/DZD/other dinar aljeriar
    eu/EGP/other libera egiptoar
    eu/ERN/other nakfa eritrear
    eu/ETB/other birr etiopiar
    eu/EUR/other euro
    eu/FJD/other dolar fijiar
    eu/FKP/other libera falklandar
    eu/GEL/other lari georgiar
    eu/GHS/other cedi ghanatar
    eu/GIP/other libera gibraltartar
    eu/GMD/other dalasi gambiar
    eu/GNF/other franko ginear
    eu/GTQ/other ketzal guatemalar
    eu/GYD/other dolar guyanar
    eu/HKD/other dolar hongkongtar
    eu/HNL/other lempira hodurastar
    eu/HRK/other kuna kroaziar
    eu/HTG/other gourde haitiar
    eu/HUF/other forint hungariar
    eu/IDR/other errupia indonesiar
    eu/ILS/other shekel israeldar berri
    eu/INR/other errupia indiar
    eu/IQD/other dinar irakiar
    eu/IRR/other rial irandar
    eu/ISK/other koroa islandiar
    eu/JMD/other dolar jamaikar
    eu/JOD/other dinar jordaniar
    eu/JPY/other yen japoniar
    eu/KES/other txelin kenyar
    eu/KGS/other som kirgizistandar
    eu/KHR/other riel kanbodiar
    eu/KMF/other franko komoretar
    eu/KPW/other won iparkorear
    eu/KRH/other hwan hegokorear (1953–1962)
    eu/KRO/other won hegokorear (1945–1953)
    eu/KRW/other won hegokorear
    eu/KWD/other dinar kuwaitar
    eu/KYD/other dolar kaimandar
    eu/KZT/other tenge kazakhstandar
    eu/LAK/other kip laostar
    eu/LBP/other libera libanoar
    eu/LKR/other errupia srilankar
    eu/LRD/other dolar liberiar
    eu/LSL/other loti lesothoar
    eu/LYD/other dinar libiar
    eu/MAD/other dirham marokoar
    eu/MAF/other franko marokoar
    eu/MCF/other Monakoko franko
    eu/MDC/other kupoi moldaviar
    eu/MDL/other leu moldaviar
    eu/MGA/other ariary madagaskartar
    eu/MKD/other dinar mazedoniar
    eu/MKN/other dinar mazedoniar (1992–1993)
    eu/MMK/other kyat myanmartar
    eu/MNT/other tugrik mongoliar
    eu/MOP/other pataca macauar
    eu/MRU/other uguiya mauritaniar
    eu/MUR/other errupia mauriziar
    eu/MVP/other errupia maldivar (1947–1981)
    eu/MVR/other rufiyaa maldivar
    eu/MWK/other kwacha malawiar
    eu/MXN/other peso mexikar
    eu/MYR/other ringgit malaysiar
    eu/MZN/other metical mozambiketar
    eu/NAD/other dolar namibiar
    eu/NGN/other naira nigeriar
    eu/NIO/other cordoba nikaraguar
    eu/NOK/other koroa norvegiar
    eu/NPR/other errupia nepaldar
    eu/NZD/other dolar zeelandaberritar
    eu/OMR/other rial omandar
    eu/PAB/other balboa panamar
    eu/PEN/other sol perutar
    eu/PGK/other kina gineaberriar
    eu/PHP/other peso filipinar
    eu/PKR/other errupia pakistandar
    eu/PLN/other zloty poloniar
    eu/PYG/other guarani paraguaitar
    eu/QAR/other riyal qatartar
    eu/RON/other leu errumaniar
    eu/RSD/other dinar serbiar
    eu/RUB/other errublo errusiar
    eu/RWF/other franko ruandar
    eu/SAR/other riyal saudiarabiar
    eu/SBD/other dolar salomondar
    eu/SCR/other errupia seychelletar
    eu/SDG/other libera sudandar
    eu/SEK/other koroa suediar
    eu/SGD/other dolar singapurtar
    eu/SLE/other leone sierraleonar berri
    eu/SLL/other leone sierraleonar
    eu/SOS/other txelin somaliar
    eu/SRD/other dolar surinamdar
    eu/SSP/other libera hegosudandar
    eu/STN/other dobra saotometar
    eu/SYP/other libera siriar
    eu/SZL/other lilangeni swazilandiar
    eu/THB/other baht thailandiar
    eu/TJS/other somoni tajikistandar
    eu/TMT/other manat turkmenistandar
    eu/TND/other dinar tunisiar
    eu/TOP/other paʻanga tongatar
    eu/TRY/other lira turkiar
    eu/TTD/other dolar trinitatear
    eu/TWD/other dolar taiwandar berri
    eu/TZS/other txelin tanzaniar
    eu/UAH/other hryvnia ukrainar
    eu/UGX/other txelin ugandar
    eu/USD/other dolar estatubatuar
    eu/UYU/other peso uruguaitar
    eu/UZS/other sum uzbekistandar
    eu/VEF/other Venezuelako bolivar (2008–2018)
    eu/VES/other bolivar venezuelar
    eu/VND/other dong vietnamdar
    eu/VUV/other vatu vanuatuar
    eu/WST/other tala samoar
    eu/XAF/other Afrika erdialdeko CFA franko
    eu/XCD/other dolar ekikaribear
    eu/XFO/other urrezko libera frantses
    eu/XFU/other UIC libera frantses
    eu/XOF/other Afrika mendebaldeko CFA franko
    eu/XPF/other CFP franko
    eu/XRE/other RINET funtsen unitate
    eu/YER/other rial yemendar
    eu/YUR/other dinar yugoslaviar erreformatu (1992–1993)
    eu/ZAR/other rand hegoafrikar
    eu/ZMW/other kwacha zambiar
    ff_Adlm/AED/one 𞤣𞤭𞤪𞤸𞤢𞤥𞤵 𞤋𞤥𞤢𞥄𞤪𞤢𞤼𞤭𞤲𞤳𞤮
    ff_Adlm/AED/other 𞤣𞤭𞤪𞤸𞤢𞤥𞤵𞥅𞤶𞤭 𞤋𞤥𞤢𞥄𞤪𞤢𞤼𞤭𞤲𞤳𞤮
    ff_Adlm/AFN/one 𞤢𞤬𞤿𞤢𞤲𞤭 𞤀𞤬𞤿𞤢𞤲𞤭𞤴𞤢𞤲𞤳𞤮
    ff_Adlm/AFN/other 𞤢𞤬𞤿𞤢𞤲𞤭𞥅𞤶𞤭 𞤀𞤬𞤿𞤢𞤲𞤭𞤴𞤢𞤲𞤳𞤮
    ff_Adlm/ALL/one 𞤤𞤫𞤳 𞤀𞤤𞤦𞤢𞤲𞤭𞤴𞤢𞤲𞤳𞤮
    ff_Adlm/ALL/other 𞤤𞤫𞤳𞤭𞥅𞤶𞤭 𞤀𞤤𞤦𞤢𞤲𞤭𞤴𞤢𞤲𞤳𞤮
    ff_Adlm/AMD/one 𞤣𞤢𞤪𞤢𞤥𞤵 𞤀𞤪𞤥𞤢𞤲𞤭𞤴𞤢𞤲𞤳𞤮
    ff_Adlm/AMD/other 𞤣𞤢𞤪𞤢𞤥𞤵𞥅𞤶𞤭 𞤀𞤪𞤥𞤢𞤲𞤭𞤴𞤢𞤲𞤳𞤮
    ff_Adlm/ANG/one 𞤊𞤵𞤤𞤮𞤪𞤭𞤲 𞤀𞤲𞤼𞤭𞤴𞤢𞤲𞤳𞤮
    ff_Adlm/ANG/other 𞤊𞤵𞤤𞤮𞤪𞤭𞤲𞤶𞤭 𞤀𞤲𞤼𞤭𞤴𞤢𞤲𞤳𞤮
    ff_Adlm/AOA/one 𞤳𞤵𞤱𞤢𞤲𞥁𞤢 𞤀𞤲𞤺𞤮𞤤𞤢𞤲𞤳𞤮
    ff_Adlm/AOA/other 𞤳𞤵𞤱𞤢𞤲𞥁𞤢𞤢𞥄𞤶𞤭 𞤀𞤲𞤺𞤮𞤤𞤢𞤲𞤳𞤮
    ff_Adlm/ARL/one 𞤆𞤫𞥅𞤧𞤮𞥅 𞤤𞤫𞤴 𞤢𞤪𞤶𞤢𞤲𞤼𞤭𞤲𞤢𞤲𞤳𞤮 (𞥑𞥙𞥗𞥐-𞥑𞥙𞥘𞥓)
    ff_Adlm/ARL/other 𞤆𞤫𞥅𞤧𞤮𞥅𞤶𞤭 𞤤𞤫𞤴 𞤢𞤪𞤶𞤢𞤲𞤼𞤭𞤲𞤢𞤲𞤳𞤮 (𞥑𞥙𞥗𞥐-𞥑𞥙𞥘𞥓)
    ff_Adlm/ARM/one 𞤆𞤫𞥅𞤧𞤮𞥅 𞤢𞤪𞤶𞤢𞤲𞤼𞤭𞤲𞤢𞤲𞤳𞤮 (𞥑𞥘𞥘𞥑-𞥑𞥙𞥗𞥐)
    ff_Adlm/ARM/other 𞤆𞤫𞥅𞤧𞤮𞥅𞤶𞤭 𞤢𞤪𞤶𞤢𞤲𞤼𞤭𞤲𞤢𞤲𞤳𞤮 (𞥑𞥘𞥘𞥑-𞥑𞥙𞥗𞥐)
    ff_Adlm/ARS/one 𞤆𞤫𞥅𞤧𞤮𞥅 𞤢𞤪𞤶𞤢𞤲𞤼𞤭𞤲𞤢𞤲𞤳𞤮
    ff_Adlm/ARS/other 𞤆𞤫𞥅𞤧𞤮𞥅𞤶𞤭 𞤢𞤪𞤶𞤢𞤲𞤼𞤭𞤲𞤢𞤲𞤳𞤮
    ff_Adlm/AUD/one 𞤁𞤢𞤤𞤢 𞤌𞤧𞤼𞤢𞤪𞤤𞤭𞤴𞤢𞤲𞤳𞤮
    ff_Adlm/AUD/other 𞤁𞤢𞤤𞤢𞥄𞤶𞤭 𞤌𞤧𞤼𞤢𞤪𞤤𞤭𞤴𞤢𞤲𞤳𞤮
    ff_Adlm/AZN/one 𞤃𞤢𞤲𞤢𞥄𞤼𞤵 𞤀𞥁𞤫𞤪𞤦𞤢𞤴𞤶𞤢𞤲𞤳𞤮
    ff_Adlm/AZN/other 𞤃𞤢𞤲𞤢𞥄𞤼𞤵𞥅𞤶𞤭 𞤀𞥁𞤫𞤪𞤦𞤢𞤴𞤶𞤢𞤲𞤳𞤮
    ff_Adlm/BBD/one 𞤁𞤢𞤤𞤢 𞤄𞤢𞤪𞤦𞤢𞤣𞤭𞤴𞤢𞤲𞤳𞤮
    ff_Adlm/BBD/other 𞤁𞤢𞤤𞤢𞥄𞤶𞤭 𞤄𞤢𞤪𞤦𞤢𞤣𞤭𞤴𞤢𞤲𞤳𞤮
    ff_Adlm/BDT/one 𞤼𞤢𞤪𞤢 𞤄𞤢𞤲𞤺𞤭𞤤𞤢𞤣𞤫𞥅𞤧𞤭𞤲𞤳𞤮
    ff_Adlm/BDT/other 𞤼𞤢𞤪𞤢𞥄𞤶𞤭 𞤄𞤢𞤲𞤺𞤭𞤤𞤢𞤣𞤫𞥅𞤧𞤭𞤲𞤳𞤮
    ff_Adlm/BGN/one 𞤤𞤫𞥅𞤾 𞤄𞤭𞤤𞤺𞤢𞤪𞤭𞤲𞤳𞤮
    ff_Adlm/BGN/other 𞤂𞤫𞥅𞤾𞤢 𞤄𞤭𞤤𞤺𞤢𞤪𞤭𞤲𞤳𞤮
    ff_Adlm/BHD/one 𞤣𞤭𞤲𞤢𞥄𞤪 𞤄𞤢𞤸𞤢𞤪𞤢𞥄𞤲𞤭𞤴𞤢𞤲𞤳𞤮
    ff_Adlm/BHD/other 𞤣𞤭𞤲𞤢𞥄𞤪𞤶𞤭 𞤄𞤢𞤸𞤢𞤪𞤢𞥄𞤲𞤭𞤴𞤢𞤲𞤳𞤮
    ff_Adlm/BIF/one 𞤬𞤢𞤪𞤢𞤲 𞤄𞤵𞤪𞤵𞤲𞤣𞤭𞤲𞤳𞤮
    ff_Adlm/BIF/other 𞤬𞤢𞤪𞤢𞤲𞤶𞤭 𞤄𞤵𞤪𞤵𞤲𞤣𞤭𞤲𞤳𞤮
    ff_Adlm/BMD/one 𞤁𞤢𞤤𞤢 𞤦𞤵𞤪𞤥𞤵𞤣𞤢𞤲𞤳𞤮
    ff_Adlm/BMD/other 𞤁𞤢𞤤𞤢𞥄𞤶𞤭 𞤦𞤵𞤪𞤥𞤵𞤣𞤢𞤲𞤳𞤮
    ff_Adlm/BND/one 𞤣𞤢𞤤𞤢 𞤄𞤵𞤪𞤲𞤫𞤴𞤢𞤲𞤳𞤮
    ff_Adlm/BND/other 𞤣𞤢𞤤𞤢𞥄𞤶𞤭 𞤄𞤵𞤪𞤲𞤫𞤴𞤢𞤲𞤳𞤮
    ff_Adlm/BOB/one 𞤄𞤮𞤤𞤭𞤾𞤭𞤴𞤢𞤲𞤮 𞤦𞤮𞤤𞤭𞤾𞤭𞤴𞤢𞤲𞤳𞤮
    ff_Adlm/BOB/other 𞤄𞤮𞤤𞤭𞤾𞤭𞤴𞤢𞤲𞤮𞥅𞤶𞤭 𞤦𞤮𞤤𞤭𞤾𞤭𞤴𞤢𞤲𞤳𞤮
    ff_Adlm/BOL/one 𞤄𞤮𞤤𞤭𞤾𞤭𞤴𞤢𞤲𞤮 𞤦𞤮𞤤𞤭𞤾𞤭𞤴𞤢𞤲𞤳𞤮 (𞥑𞥘𞥖𞥓-𞥑𞥙𞥖𞥓)
    ff_Adlm/BOL/other 𞤄𞤮𞤤𞤭𞤾𞤭𞤴𞤢𞤲𞤮𞥅𞤶𞤭 𞤦𞤮𞤤𞤭𞤾𞤭𞤴𞤢𞤲𞤳𞤮 (𞥑𞥘𞥖𞥓-𞥑𞥙𞥖𞥓)
    ff_Adlm/BRL/one 𞤈𞤭𞤴𞤢𞤤 𞤦𞤪𞤢𞤧𞤭𞤤𞤴𞤢𞤲𞤳𞤮
    ff_Adlm/BRL/other 𞤈𞤭𞤴𞤢𞤤𞤶𞤭 𞤦𞤪𞤢𞤧𞤭𞤤𞤴𞤢𞤲𞤳𞤮
    ff_Adlm/BRZ/one 𞤑𞤵𞤪𞥁𞤫𞤴𞤪𞤮 𞤦𞤪𞤢𞤧𞤭𞤤𞤴𞤢𞤲𞤳𞤮 (𞥑𞥙𞥔𞥒-𞥑𞥙𞥖𞥗)
    ff_Adlm/BRZ/other 𞤑𞤵𞤪𞥁𞤫𞤴𞤪𞤮𞥅𞤶𞤭 𞤦𞤪𞤢𞤧𞤭𞤤𞤴𞤢𞤲𞤳𞤮 (𞥑𞥙𞥔𞥒-𞥑𞥙𞥖𞥗)
    ff_Adlm/BSD/one 𞤁𞤢𞤤𞤢 𞤄𞤢𞤸𞤢𞤥𞤭𞤴𞤢𞤲𞤳𞤮
    ff_Adlm/BSD/other 𞤁𞤢𞤤𞤢𞥄𞤶𞤭 𞤄𞤢𞤸𞤢𞤥𞤭𞤴𞤢𞤲𞤳𞤮
    ff_Adlm/BTN/one 𞤲𞤺𞤵𞤤𞤼𞤵𞤪𞤵𞤥𞤵 𞤄𞤵𞤼𞤢𞤲𞤭𞤲𞤳𞤮
    ff_Adlm/BTN/other 𞤐𞤘𞤵𞤤𞤼𞤵𞤪𞤵𞤥𞤶𞤭 𞤄𞤵𞤼𞤢𞤲𞤭𞤲𞤳𞤮
    ff_Adlm/BWP/one 𞤨𞤵𞤤𞤢 𞤄𞤮𞤼𞤵𞤧𞤱𞤢𞤲𞤢𞤲𞤳𞤮
    ff_Adlm/BWP/other 𞤨𞤵𞤤𞤢𞥄𞤶𞤭 𞤄𞤮𞤼𞤵𞤧𞤱𞤢𞤲𞤢𞤲𞤳𞤮
    ff_Adlm/BYN/one 𞤈𞤵𞥅𞤦𞤮𞤤 𞤄𞤫𞤤𞤢𞤪𞤭𞥅𞤧𞤭𞤴𞤢𞤲𞤳𞤮
    ff_Adlm/BYN/other 𞤈𞤵𞥅𞤦𞤮𞤤𞤶𞤭 𞤄𞤫𞤤𞤢𞤪𞤭𞥅𞤧𞤭𞤴𞤢𞤲𞤳𞤮
    ff_Adlm/BZD/one 𞤁𞤢𞤤𞤢 𞤦𞤫𞤤𞤭𞥅𞤧𞤴𞤢𞤲𞤳𞤮
    ff_Adlm/BZD/other 𞤁𞤢𞤤𞤢𞥄𞤶𞤭 𞤦𞤫𞤤𞤭𞥅𞤧𞤴𞤢𞤲𞤳𞤮
    ff_Adlm/CAD/one 𞤁𞤢𞤤𞤢 𞤳𞤢𞤲𞤢𞤣𞤭𞤴𞤢𞤲𞤳𞤮
    ff_Adlm/CAD/other 𞤁𞤢𞤤𞤢𞥄𞤶𞤭 𞤳𞤢𞤲𞤢𞤣𞤭𞤴𞤢𞤲𞤳𞤮
    ff_Adlm/CDF/one 𞤬𞤢𞤪𞤢𞤲 𞤑𞤮𞤲𞤺𞤮𞤲𞤳𞤮
    ff_Adlm/CDF/other 𞤬𞤢𞤪𞤢𞤲𞤶𞤭 𞤑𞤮𞤲𞤺𞤮𞤲𞤳𞤮
    ff_Adlm/CHF/one 𞤊𞤢𞤪𞤢𞤲 𞤅𞤵𞤱𞤭𞥅𞤧
    ff_Adlm/CHF/other 𞤊𞤢𞤪𞤢𞤲𞤶𞤭 𞤅𞤵𞤱𞤭𞥅𞤧
    ff_Adlm/CLE/one 𞤉𞤧𞤳𞤵𞤣𞤮𞥅 𞤷𞤭𞤤𞤫𞥊𞤴𞤢𞤲𞤳𞤮
    ff_Adlm/CLE/other 𞤉𞤧𞤳𞤵𞤣𞤮𞥅𞤶𞤭 𞤷𞤭𞤤𞤫𞥊𞤴𞤢𞤲𞤳𞤮
    ff_Adlm/CLP/one 𞤆𞤫𞥅𞤧𞤮𞥅 𞤷𞤭𞤤𞤫𞥊𞤴𞤢𞤲𞤳𞤮
    ff_Adlm/CLP/other 𞤆𞤫𞥅𞤧𞤮𞥅𞤶𞤭 𞤷𞤭𞤤𞤫𞥊𞤴𞤢𞤲𞤳𞤮
    ff_Adlm/CNH/one 𞤴𞤵𞤱𞤢𞤲 𞤕𞤢𞤴𞤲𞤭𞤲𞤳𞤮 (𞤺𞤢𞥄𞤲𞤭𞤲𞤳𞤮)
    ff_Adlm/CNH/other 𞤴𞤵𞤱𞤢𞤲𞤶𞤭 𞤕𞤢𞤴𞤲𞤭𞤲𞤳𞤮 (𞤺𞤢𞥄𞤲𞤭𞤲𞤳𞤮)
    ff_Adlm/CNY/one 𞤴𞤵𞤱𞤢𞤲 𞤕𞤢𞤴𞤲𞤭𞤲𞤳𞤮
    ff_Adlm/CNY/other 𞤴𞤵𞤱𞤢𞤲𞤶𞤭 𞤕𞤢𞤴𞤲𞤭𞤲𞤳𞤮
    ff_Adlm/COP/one 𞤆𞤫𞥅𞤧𞤮𞥅 𞤳𞤮𞤤𞤮𞤥𞤦𞤭𞤴𞤢𞤲𞤳𞤮
    ff_Adlm/COP/other 𞤆𞤫𞥅𞤧𞤮𞥅𞤶𞤭 𞤳𞤮𞤤𞤮𞤥𞤦𞤭𞤴𞤢𞤲𞤳𞤮
    ff_Adlm/CRC/one 𞤑𞤮𞤤𞤮𞥅𞤲 𞤳𞤮𞤧𞤼𞤢𞤪𞤭𞤴𞤢𞤲𞤳𞤮
    ff_Adlm/CRC/other 𞤑𞤮𞤤𞤮𞥅𞤲𞤶𞤭 𞤳𞤮𞤧𞤼𞤢𞤪𞤭𞤴𞤢𞤲𞤳𞤮
    ff_Adlm/CUC/one 𞤆𞤫𞤧𞤮 𞤑𞤵𞤦𞤢𞤲𞤳𞤮 𞤏𞤢𞤴𞤤𞤮𞤼𞤮𞥅𞤲𞥋𞤺𞤮
    ff_Adlm/CUC/other 𞤆𞤫𞤧𞤮𞥅𞤶𞤭 𞤑𞤵𞤦𞤢𞤲𞤳𞤮 𞤏𞤢𞤴𞤤𞤮𞤼𞤮𞥅𞤲𞥋𞤺𞤮
    ff_Adlm/CUP/one 𞤨𞤫𞤧𞤮 𞤑𞤵𞤦𞤢𞤲𞤳𞤮
    ff_Adlm/CUP/other 𞤨𞤫𞤧𞤮𞥅𞤶𞤭 𞤑𞤵𞤦𞤢𞤲𞤳𞤮
    ff_Adlm/CVE/one 𞤫𞤧𞤳𞤵𞤣𞤮 𞤑𞤢𞤨-𞤜𞤫𞥅𞤪𞤣𞤢𞤲𞤳𞤮
    ff_Adlm/CVE/other 𞤫𞤧𞤳𞤵𞤣𞤮𞥅𞤶𞤭 𞤑𞤢𞤨-𞤜𞤫𞥅𞤪𞤣𞤢𞤲𞤳𞤮
    ff_Adlm/CZK/one 𞤑𞤮𞤪𞤵𞤲𞤢 𞤕𞤫𞥅𞤳𞤭𞤲𞤳𞤮
    ff_Adlm/CZK/other 𞤑𞤮𞤪𞤵𞤲𞤢𞥄𞤶𞤭 𞤕𞤫𞥅𞤳𞤭𞤲𞤳𞤮
    ff_Adlm/DJF/one 𞤬𞤢𞤪𞤢𞤲 𞤔𞤭𞤦𞤵𞤼𞤭𞤲𞤳𞤮
    ff_Adlm/DJF/other 𞤬𞤢𞤪𞤢𞤲𞤶𞤭 𞤔𞤭𞤦𞤵𞤼𞤭𞤲𞤳𞤮
    ff_Adlm/DKK/one 𞤑𞤮𞤪𞤲𞤫 𞤁𞤢𞤲𞤭𞥅𞤧𞤭𞤲𞤳𞤮
    ff_Adlm/DKK/other 𞤑𞤮𞤪𞤲𞤫𞥅𞤶𞤭 𞤁𞤢𞤲𞤭𞥅𞤧
    ff_Adlm/DOP/one 𞤆𞤫𞤧𞤮 𞤁𞤮𞤥𞤭𞤲𞤭𞤴𞤢𞤲𞤳𞤮
    ff_Adlm/DOP/other 𞤆𞤫𞤧𞤮𞥅𞤶𞤭 𞤁𞤮𞤥𞤭𞤲𞤭𞤴𞤢𞤲𞤳𞤮
    ff_Adlm/DZD/one 𞤣𞤭𞤲𞤢𞥄𞤪 𞤀𞤤𞤶𞤢𞤪𞤭𞤲𞤳𞤮
    ff_Adlm/DZD/other 𞤣𞤭𞤲𞤢𞥄𞤪𞤶𞤭 𞤀𞤤𞤶𞤢𞤪𞤭𞤲𞤳𞤮
    ff_Adlm/EGP/one 𞤆𞤢𞤱𞤲𞤣𞤵 𞤃𞤭𞤧𞤭𞤪𞤢𞤲𞤳𞤮
    ff_Adlm/EGP/other 𞤆𞤢𞤱𞤯𞤭 𞤃𞤭𞤧𞤭𞤪𞤢𞤲𞤳𞤮
    ff_Adlm/ERN/one 𞤐𞤢𞤳𞤬𞤢 𞤉𞤪𞤭𞤼𞤫𞤪𞤭𞤲𞤳𞤮
    ff_Adlm/ERN/other 𞤲𞤢𞤳𞤬𞤢𞥄𞤶𞤭 𞤉𞤪𞤭𞤼𞤫𞤪𞤭𞤲𞤳𞤮
    ff_Adlm/ETB/one 𞤦𞤭𞤪 𞤖𞤢𞤦𞤢𞤧𞤭𞤲𞤳𞤮
    ff_Adlm/ETB/other 𞤄𞤭𞤪𞤶𞤭 𞤖𞤢𞤦𞤢𞤧𞤭𞤲𞤳𞤮
    ff_Adlm/EUR/one 𞤴𞤵𞤪𞤮𞥅
    ff_Adlm/EUR/other 𞤴𞤵𞤪𞤮𞥅𞤶𞤭
    ff_Adlm/FJD/one 𞤣𞤢𞤤𞤢 𞤊𞤭𞤶𞤭𞤴𞤢𞤲𞤳𞤮
    ff_Adlm/FJD/other 𞤣𞤢𞤤𞤢𞥄𞤶𞤭 𞤊𞤭𞤶𞤭𞤴𞤢𞤲𞤳𞤮
    ff_Adlm/FKP/one 𞤆𞤢𞤱𞤲𞤣𞤵 𞤅𞤵𞤪𞤭𞥅𞤶𞤫 𞤊𞤢𞤤𞤳𞤵𞤤𞤢𞤲𞤣𞤭𞤳𞤮
    ff_Adlm/FKP/other 𞤆𞤢𞤱𞤯𞤭 𞤅𞤵𞤪𞤭𞥅𞤶𞤫 𞤊𞤢𞤤𞤳𞤵𞤤𞤢𞤲𞤣𞤭𞤳𞤮
    ff_Adlm/GBP/one 𞤆𞤢𞤱𞤲𞤣𞤵 𞤄𞤪𞤭𞤼𞤭𞥅𞤧𞤭𞤲𞤳𞤮
    ff_Adlm/GBP/other 𞤆𞤢𞤱𞤯𞤭 𞤄𞤪𞤭𞤼𞤭𞥅𞤧𞤭𞤲𞤳𞤮
    ff_Adlm/GEL/one 𞤤𞤢𞤪𞤭 𞤔𞤮𞤪𞤶𞤭𞤴𞤢𞤲𞤳𞤮
    ff_Adlm/GEL/other 𞤤𞤢𞤪𞤭𞥅𞤶𞤭 𞤔𞤮𞤪𞤶𞤭𞤴𞤢𞤲𞤳𞤮
    ff_Adlm/GHS/one 𞤧𞤭𞤣𞤭 𞤘𞤢𞤲𞤢𞤲𞤳𞤮
    ff_Adlm/GHS/other 𞤧𞤭𞤣𞤭𞥅𞤶𞤭 𞤘𞤢𞤲𞤢𞤲𞤳𞤮
    ff_Adlm/GIP/one 𞤆𞤢𞤱𞤲𞥋𞤣𞤵 𞤔𞤭𞤤𞤦𞤪𞤢𞤤𞤼𞤢𞤪
    ff_Adlm/GIP/other 𞤆𞤢𞤱𞤯𞤭 𞤔𞤭𞤤𞤦𞤪𞤢𞤤𞤼𞤢𞤪
    ff_Adlm/GMD/one 𞤣𞤢𞤤𞤢𞤧𞤭 𞤘𞤢𞤥𞤦𞤭𞤲𞤳𞤮
    ff_Adlm/GMD/other 𞤣𞤢𞤤𞤢𞤧𞤭𞥅𞤶𞤭 𞤘𞤢𞤥𞤦𞤭𞤲𞤳𞤮
    ff_Adlm/GNF/one 𞤬𞤢𞤪𞤢𞤲 𞤘𞤭𞤲𞤫𞤲𞤳𞤮
    ff_Adlm/GNF/other 𞤬𞤢𞤪𞤢𞤲𞤶𞤭 𞤘𞤭𞤲𞤫𞤲𞤳𞤮
    ff_Adlm/GTQ/one 𞤑𞤫𞤼𞤵𞥁𞤢𞤤 𞤺𞤵𞤱𞤢𞤼𞤫𞤥𞤢𞤤𞤢𞤲𞤳𞤮
    ff_Adlm/GTQ/other 𞤑𞤫𞤼𞤵𞥁𞤫 𞤺𞤵𞤱𞤢𞤼𞤫𞤥𞤢𞤤𞤢𞤲𞤳𞤮
    ff_Adlm/GYD/one 𞤁𞤢𞤤𞤢 𞤺𞤵𞤴𞤢𞤲𞤫𞥅𞤧𞤭𞤲𞤳𞤮
    ff_Adlm/GYD/other 𞤁𞤢𞤤𞤢𞥄𞤶𞤭 𞤺𞤵𞤴𞤢𞤲𞤫𞥅𞤧𞤭𞤲𞤳𞤮
    ff_Adlm/HKD/one 𞤣𞤢𞤤𞤢 𞤖𞤮𞤲𞤳𞤮𞤲
    ff_Adlm/HKD/other 𞤣𞤢𞤤𞤢𞥄𞤶𞤭 𞤖𞤮𞤲𞤳𞤮𞤲
    ff_Adlm/HNL/one 𞤂𞤫𞤥𞤨𞤭𞤪𞤢 𞤸𞤮𞤲𞤣𞤵𞤪𞤢𞤲𞤳𞤮
    ff_Adlm/HNL/other 𞤂𞤫𞤥𞤨𞤭𞤪𞤢𞥄𞤶𞤭 𞤸𞤮𞤲𞤣𞤵𞤪𞤢𞤲𞤳𞤮
    ff_Adlm/HRK/one 𞤑𞤵𞤲𞤢 𞤑𞤵𞤪𞤢𞥄𞤧𞤭𞤴𞤢𞤲𞤳𞤮
    ff_Adlm/HRK/other 𞤑𞤵𞤲𞤢𞥄𞤶𞤭 𞤑𞤵𞤪𞤢𞥄𞤧𞤭𞤴𞤢𞤲𞤳𞤮
    ff_Adlm/HTG/one 𞤘𞤵𞥅𞤪𞤣𞤫 𞤖𞤢𞤴𞤼𞤭𞤴𞤢𞤲𞤳𞤮
    ff_Adlm/HTG/other 𞤘𞤵𞥅𞤪𞤣𞤫𞥅𞤶𞤫 𞤖𞤢𞤴𞤼𞤭𞤴𞤢𞤲𞤳𞤮
    ff_Adlm/HUF/one 𞤊𞤮𞤪𞤭𞤲𞤼𞤵 𞤖𞤵𞤲𞤺𞤢𞤪𞤭𞤴𞤢𞤲𞤳𞤮
    ff_Adlm/HUF/other 𞤊𞤮𞤪𞤭𞤲𞤼𞤵𞥅𞤶𞤭 𞤖𞤵𞤲𞤺𞤢𞤪𞤭𞤴𞤢𞤲𞤳𞤮
    ff_Adlm/IDR/one 𞤪𞤵𞤨𞤭𞤴𞤢 𞤋𞤲𞤣𞤮𞤲𞤫𞤧𞤭𞤴𞤢𞤲𞤳𞤮
    ff_Adlm/IDR/other 𞤪𞤵𞤨𞤭𞤴𞤢𞥄𞤶𞤭 𞤋𞤲𞤣𞤮𞤲𞤫𞤧𞤭𞤴𞤢𞤲𞤳𞤮
    ff_Adlm/ILS/one 𞥃𞤫𞤳𞤫𞤤 𞤋𞤧𞤪𞤢𞥄𞤤𞤭𞤴𞤢𞤲𞤳𞤮
    ff_Adlm/ILS/other 𞥃𞤫𞤳𞤫𞤤𞤶𞤭 𞤋𞤧𞤪𞤢𞥄𞤤𞤭𞤴𞤢𞤲𞤳𞤮
    ff_Adlm/INR/one 𞤪𞤵𞥅𞤨𞤭𞥅 𞤖𞤭𞤲𞤣𞤭𞤧𞤼𞤢𞤲𞤳𞤮
    ff_Adlm/INR/other 𞤈𞤵𞥅𞤨𞤭𞥅𞤶𞤭 𞤖𞤭𞤲𞤣𞤭𞤧𞤼𞤢𞤲𞤳𞤮
    ff_Adlm/IQD/one 𞤣𞤭𞤲𞤢𞥄𞤪 𞤋𞤪𞤢𞥄𞤹𞤭𞤴𞤢𞤲𞤳𞤮
    ff_Adlm/IQD/other 𞤣𞤭𞤲𞤢𞥄𞤪𞤶𞤭 𞤋𞤪𞤢𞥄𞤹𞤭𞤴𞤢𞤲𞤳𞤮
    ff_Adlm/IRR/one 𞤪𞤭𞤴𞤢𞥄𞤤 𞤋𞤪𞤢𞤲𞤭𞤴𞤢𞤲𞤳𞤮
    ff_Adlm/IRR/other 𞤪𞤭𞤴𞤢𞥄𞤤𞤶𞤭 𞤋𞤪𞤢𞤲𞤭𞤴𞤢𞤲𞤳𞤮
    ff_Adlm/ISK/one 𞤑𞤮𞤪𞤮𞤲𞤢 𞤀𞤴𞤧𞤭𞤤𞤢𞤲𞤣𞤭𞤲𞤳𞤮
    ff_Adlm/ISK/other 𞤑𞤮𞤪𞤮𞤲𞤢𞥄𞤶𞤭 𞤀𞤴𞤧𞤭𞤤𞤢𞤲𞤣𞤭𞤲𞤳𞤮
    ff_Adlm/JMD/one 𞤁𞤢𞤤𞤢 𞤔𞤢𞤥𞤢𞤴𞤭𞤲𞤳𞤮
    ff_Adlm/JMD/other 𞤁𞤢𞤤𞤢𞥄𞤶𞤭 𞤔𞤢𞤥𞤢𞤴𞤭𞤲𞤳𞤮
    ff_Adlm/JOD/one 𞤣𞤭𞤲𞤢𞥄𞤪 𞤔𞤮𞤪𞤣𞤢𞤲𞤭𞤴𞤢𞤲𞤳𞤮
    ff_Adlm/JOD/other 𞤣𞤭𞤲𞤢𞥄𞤪𞤶𞤭 𞤔𞤮𞤪𞤣𞤢𞤲𞤭𞤴𞤢𞤲𞤳𞤮
    ff_Adlm/JPY/one 𞤴𞤫𞤲 𞤔𞤢𞤨𞤢𞤲𞤳𞤮
    ff_Adlm/JPY/other 𞤴𞤫𞤲𞤶𞤭 𞤔𞤢𞤨𞤢𞤲𞤳𞤮
    ff_Adlm/KES/one 𞤧𞤭𞤤𞤭𞤲 𞤑𞤫𞤲𞤭𞤴𞤢𞤲𞤳𞤮
    ff_Adlm/KES/other 𞤧𞤭𞤤𞤭𞤲𞤶𞤭 𞤑𞤫𞤲𞤭𞤴𞤢𞤲𞤳𞤮
    ff_Adlm/KGS/one 𞤧𞤮𞤥𞤵 𞤑𞤭𞤪𞤺𞤭𞤧𞤼𞤢𞤲𞤭𞤲𞤳𞤮
    ff_Adlm/KGS/other 𞤧𞤮𞤥𞤵𞥅𞤶𞤭 𞤑𞤭𞤪𞤺𞤭𞤧𞤼𞤢𞤲𞤭𞤲𞤳𞤮
    ff_Adlm/KHR/one 𞤪𞤭𞤴𞤢𞤤 𞤑𞤢𞤥𞤦𞤮𞤣𞤭𞤴𞤢𞤲𞤳𞤮
    ff_Adlm/KHR/other 𞤪𞤭𞤴𞤢𞤤𞤶𞤭 𞤑𞤢𞤥𞤦𞤮𞤣𞤭𞤴𞤢𞤲𞤳𞤮
    ff_Adlm/KMF/one 𞤬𞤢𞤪𞤢𞤲 𞤑𞤮𞤥𞤮𞤪𞤭𞤲𞤳𞤮
    ff_Adlm/KMF/other 𞤬𞤢𞤪𞤢𞤲𞤶𞤭 𞤑𞤮𞤥𞤮𞤪𞤭𞤲𞤳𞤮
    ff_Adlm/KPW/one 𞤱𞤮𞤲 𞤁𞤮𞤱𞤣𞤮𞤱𞤪𞤭 𞤑𞤮𞥅𞤪𞤫𞤴𞤢𞤲𞤳𞤮
    ff_Adlm/KPW/other 𞤱𞤮𞤲𞤶𞤭 𞤁𞤮𞤱𞤣𞤮𞤱𞤪𞤭 𞤑𞤮𞥅𞤪𞤫𞤴𞤢𞤲𞤳𞤮
    ff_Adlm/KRW/one 𞤱𞤮𞤲 𞤤𞤫𞤴𞤤𞤫𞤴𞤪𞤭 𞤑𞤮𞥅𞤪𞤫𞤴𞤢𞤲𞤳𞤮
    ff_Adlm/KRW/other 𞤱𞤮𞤲𞤶𞤭 𞤤𞤫𞤴𞤤𞤫𞤴𞤪𞤭 𞤑𞤮𞥅𞤪𞤫𞤴𞤢𞤲𞤳𞤮
    ff_Adlm/KWD/one 𞤣𞤋𞤲𞤢𞥄𞤪 𞤑𞤵𞤱𞤢𞤴𞤼𞤭𞤴𞤢𞤲𞤳𞤮
    ff_Adlm/KWD/other 𞤣𞤋𞤲𞤢𞥄𞤪𞤶𞤭 𞤑𞤵𞤱𞤢𞤴𞤼𞤭𞤴𞤢𞤲𞤳𞤮
    ff_Adlm/KYD/one 𞤁𞤢𞤤𞤢 𞤅𞤵𞤪𞤭𞥅𞤶𞤫 𞤑𞤢𞤴𞤥𞤢𞥄𞤲
    ff_Adlm/KYD/other 𞤁𞤢𞤤𞤢𞥄𞤶𞤭 𞤅𞤵𞤪𞤭𞥅𞤶𞤫 𞤑𞤢𞤴𞤥𞤢𞥄𞤲
    ff_Adlm/KZT/one 𞤼𞤫𞤲𞤺𞤫 𞤑𞤢𞥁𞤢𞤳𞤭𞤧𞤼𞤢𞤲𞤭𞤲𞤳𞤮
    ff_Adlm/KZT/other 𞤚𞤫𞤲𞤺𞤫𞥅𞤶𞤭 𞤑𞤢𞥁𞤢𞤳𞤭𞤧𞤼𞤢𞤲𞤭𞤲𞤳𞤮
    ff_Adlm/LAK/one 𞤳𞤭𞤨𞤵 𞤂𞤢𞤱𞤮𞥅𞤧𞤭𞤴𞤢𞤲𞤳𞤮
    ff_Adlm/LAK/other 𞤳𞤭𞤨𞤵𞥅𞤶𞤭 𞤂𞤢𞤱𞤮𞥅𞤧𞤭𞤴𞤢𞤲𞤳𞤮
    ff_Adlm/LBP/one 𞤨𞤢𞤱𞤲𞥋𞤣𞤵 𞤂𞤭𞤦𞤢𞤲𞤭𞤴𞤢𞤲𞤳𞤮
    ff_Adlm/LBP/other 𞤨𞤢𞤱𞤯𞤭 𞤂𞤭𞤦𞤢𞤲𞤭𞤴𞤢𞤲𞤳𞤮
    ff_Adlm/LKR/one 𞤪𞤵𞥅𞤨𞤭𞥅 𞤅𞤭𞤪𞤭-𞤂𞤢𞤲𞤳𞤢𞤲𞤭𞤴𞤢𞤲𞤳𞤮
    ff_Adlm/LKR/other 𞤪𞤵𞥅𞤨𞤭𞥅𞤶𞤭 𞤅𞤭𞤪𞤭-𞤂𞤢𞤲𞤳𞤢𞤲𞤭𞤴𞤢𞤲𞤳𞤮
    ff_Adlm/LRD/one 𞤣𞤢𞤤𞤢 𞤂𞤭𞤦𞤫𞤪𞤭𞤴𞤢𞤲𞤳𞤮
    ff_Adlm/LRD/other 𞤣𞤢𞤤𞤢𞥄𞤶𞤭 𞤂𞤭𞤦𞤫𞤪𞤭𞤴𞤢𞤲𞤳𞤮
    ff_Adlm/LYD/one 𞤣𞤭𞤲𞤢𞥄𞤪 𞤂𞤭𞤦𞤭𞤴𞤢𞤲𞤳𞤮
    ff_Adlm/LYD/other 𞤣𞤭𞤲𞤢𞥄𞤪𞤶𞤭 𞤂𞤭𞤦𞤭𞤴𞤢𞤲𞤳𞤮
    ff_Adlm/MAD/one 𞤣𞤭𞤪𞤸𞤢𞤥𞤵 𞤃𞤮𞤪𞤮𞤳𞤢𞤲𞤳𞤮
    ff_Adlm/MAD/other 𞤁𞤭𞤪𞤸𞤢𞤥𞤵𞥅𞤶𞤭 𞤃𞤮𞤪𞤮𞤳𞤢𞤲𞤳𞤮
    ff_Adlm/MDL/one 𞤤𞤭𞥅𞤱𞤮 𞤃𞤮𞤤𞤣𞤮𞤾𞤢𞤲𞤳𞤮
    ff_Adlm/MDL/other 𞤤𞤭𞥅𞤱𞤮𞥅𞤶𞤭 𞤃𞤮𞤤𞤣𞤮𞤾𞤢𞤲𞤳𞤮
    ff_Adlm/MGA/one 𞤢𞤪𞤭𞤴𞤢𞤪𞤭 𞤃𞤢𞤤𞤺𞤢𞤲𞤭𞤲𞤳𞤮
    ff_Adlm/MGA/other 𞤀𞤪𞤭𞤴𞤢𞤪𞤭𞥅𞤶𞤭 𞤃𞤢𞤤𞤺𞤢𞤲𞤭𞤲𞤳𞤮
    ff_Adlm/MKD/one 𞤁𞤭𞤲𞤢𞥄𞤪 𞤃𞤢𞤧𞤫𞤣𞤮𞤲𞤭𞤲𞤳𞤮
    ff_Adlm/MKD/other 𞤁𞤭𞤲𞤢𞥄𞤪𞤶𞤭 𞤃𞤢𞤧𞤫𞤣𞤮𞤲𞤭𞤲𞤳𞤮
    ff_Adlm/MMK/one 𞤳𞤭𞤴𞤢𞤼𞤵 𞤃𞤭𞤴𞤢𞤥𞤢𞤪𞤭𞤲𞤳𞤮
    ff_Adlm/MMK/other 𞤳𞤭𞤴𞤢𞤼𞤵𞥅𞤶𞤭 𞤃𞤭𞤴𞤢𞤥𞤢𞤪𞤭𞤲𞤳𞤮
    ff_Adlm/MNT/one 𞤼𞤵𞤺𞤵𞤪𞤭𞤳𞤵 𞤃𞤮𞤲𞤺𞤮𞤤𞤭𞤴𞤢𞤲𞤳𞤮
    ff_Adlm/MNT/other 𞤚𞤵𞤺𞤵𞤪𞤭𞤳𞤵𞥅𞤶𞤭 𞤃𞤮𞤲𞤺𞤮𞤤𞤭𞤴𞤢𞤲𞤳𞤮
    ff_Adlm/MOP/one 𞤨𞤢𞤼𞤢𞤳𞤢 𞤃𞤢𞤳𞤢𞤱𞤮𞤴𞤢𞤲𞤳𞤮
    ff_Adlm/MOP/other 𞤨𞤢𞤼𞤢𞤳𞤢𞥄𞤶𞤭 𞤃𞤢𞤳𞤢𞤱𞤮𞤴𞤢𞤲𞤳𞤮
    ff_Adlm/MRU/one 𞤵𞤺𞤭𞤴𞤢 𞤃𞤮𞤪𞤭𞤼𞤢𞤲𞤭𞤴𞤢𞤲𞤳𞤮
    ff_Adlm/MRU/other 𞤵𞤺𞤭𞤴𞤢𞥄𞤶𞤭 𞤃𞤮𞤪𞤭𞤼𞤢𞤲𞤭𞤴𞤢𞤲𞤳𞤮
    ff_Adlm/MUR/one 𞤪𞤵𞤨𞤭𞥅 𞤃𞤮𞤪𞤭𞤧𞤭𞤴𞤢𞤲𞤳𞤮
    ff_Adlm/MUR/other 𞤪𞤵𞤨𞤭𞥅𞤶𞤭 𞤃𞤮𞤪𞤭𞤧𞤭𞤴𞤢𞤲𞤳𞤮
    ff_Adlm/MVP/one 𞤈𞤵𞥅𞤨𞤭𞥅 𞤃𞤢𞤤𞤣𞤭𞥅𞤬 (𞥑𞥙𞥔𞥗-𞥑𞥙𞥘𞥑)
    ff_Adlm/MVP/other 𞤈𞤵𞥅𞤨𞤭𞥅𞤶𞤭 𞤃𞤢𞤤𞤣𞤭𞥅𞤬 (𞥑𞥙𞥔𞥗-𞥑𞥙𞥘𞥑)
    ff_Adlm/MVR/one 𞤪𞤵𞤬𞤭𞤴𞤢𞥄 𞤃𞤢𞤤𞤣𞤭𞤾𞤭𞤴𞤢𞤲𞤳𞤮
    ff_Adlm/MVR/other 𞤪𞤵𞤬𞤭𞤴𞤢𞥄𞤶𞤭 𞤃𞤢𞤤𞤣𞤭𞤾𞤭𞤴𞤢𞤲𞤳𞤮
    ff_Adlm/MWK/one 𞤳𞤢𞤱𞤢𞤷𞤢 𞤃𞤢𞤤𞤢𞤱𞤭𞤲𞤳𞤮
    ff_Adlm/MWK/other 𞤳𞤢𞤱𞤢𞤷𞤢𞥄𞤶𞤭 𞤃𞤢𞤤𞤢𞤱𞤭𞤲𞤳𞤮
    ff_Adlm/MXN/one 𞤆𞤫𞥅𞤧𞤮𞥅 𞤥𞤫𞤳𞤧𞤭𞤳𞤮𞤴𞤢𞤲𞤳𞤮
    ff_Adlm/MXN/other 𞤆𞤫𞥅𞤧𞤮𞥅𞤶𞤭 𞤥𞤫𞤳𞤧𞤭𞤳𞤮𞤴𞤢𞤲𞤳𞤮
    ff_Adlm/MYR/one 𞤪𞤭𞤲𞤺𞤵𞤼𞤵 𞤃𞤢𞤤𞤫𞥅𞤧𞤭𞤴𞤢𞤲𞤳𞤮
    ff_Adlm/MYR/other 𞤪𞤭𞤲𞤺𞤵𞤼𞤵𞥅𞤶𞤭 𞤃𞤢𞤤𞤫𞥅𞤧𞤭𞤴𞤢𞤲𞤳𞤮
    ff_Adlm/MZN/one 𞤥𞤫𞤼𞤭𞤳𞤮𞤤 𞤃𞤮𞥁𞤢𞤥𞤦𞤭𞤲𞤳𞤮
    ff_Adlm/MZN/other 𞤥𞤫𞤼𞤭𞤳𞤮𞤤𞤶𞤭 𞤃𞤮𞥁𞤢𞤥𞤦𞤭𞤲𞤳𞤮
    ff_Adlm/NAD/one 𞤣𞤢𞤤𞤢 𞤐𞤢𞤥𞤭𞤥𞤦𞤭𞤲𞤳𞤮
    ff_Adlm/NAD/other 𞤣𞤢𞤤𞤢𞥄𞤶𞤭 𞤐𞤢𞤥𞤭𞤥𞤦𞤭𞤲𞤳𞤮
    ff_Adlm/NGN/one 𞤲𞤢𞤴𞤪𞤢 𞤐𞤢𞤶𞤭𞤪𞤢𞤴𞤢𞤲𞤳𞤮
    ff_Adlm/NGN/other 𞤲𞤢𞤴𞤪𞤢𞥄𞤶𞤭 𞤐𞤢𞤶𞤭𞤪𞤢𞤴𞤢𞤲𞤳𞤮
    ff_Adlm/NIO/one 𞤑𞤮𞥅𞤪𞤣𞤮𞤦𞤢 𞤲𞤭𞤳𞤢𞤪𞤢𞤺𞤵𞤱𞤢𞤲𞤳𞤮
    ff_Adlm/NIO/other 𞤑𞤮𞥅𞤪𞤣𞤮𞤦𞤢𞥄𞤶𞤭 𞤲𞤭𞤳𞤢𞤪𞤢𞤺𞤵𞤱𞤢𞤲𞤳𞤮
    ff_Adlm/NOK/one 𞤑𞤪𞤮𞤲𞤫 𞤐𞤮𞤪𞤱𞤫𞤶𞤭𞤲𞤳𞤮
    ff_Adlm/NOK/other 𞤑𞤪𞤮𞤲𞤫𞥅𞤶𞤭 𞤀𞤴𞤧𞤭𞤤𞤢𞤲𞤣𞤭𞤲𞤳𞤮
    ff_Adlm/NPR/one 𞤪𞤵𞥅𞤨𞤭𞥅 𞤐𞤫𞤨𞤢𞤤𞤭𞤴𞤢𞤲𞤳𞤮
    ff_Adlm/NPR/other 𞤪𞤵𞥅𞤨𞤭𞥅𞤶𞤭 𞤐𞤫𞤨𞤢𞤤𞤭𞤴𞤢𞤲𞤳𞤮
    ff_Adlm/NZD/one 𞤣𞤢𞤤𞤢 𞤐𞤫𞤱 𞤟𞤫𞤤𞤢𞤲𞤣
    ff_Adlm/NZD/other 𞤣𞤢𞤤𞤢𞥄𞤶𞤭 𞤐𞤫𞤱 𞤟𞤫𞤤𞤢𞤲𞤣
    ff_Adlm/OMR/one 𞤪𞤭𞤴𞤢𞥄𞤤 𞤌𞤥𞤢𞤲𞤭𞤴𞤢𞤲𞤳𞤮
    ff_Adlm/OMR/other 𞤪𞤭𞤴𞤢𞥄𞤤𞤶𞤭 𞤌𞤥𞤢𞤲𞤭𞤴𞤢𞤲𞤳𞤮
    ff_Adlm/PAB/one 𞤄𞤢𞤤𞤦𞤮𞤱𞤢 𞤨𞤢𞤲𞤢𞤥𞤢𞤴𞤢𞤲𞤳𞤮
    ff_Adlm/PAB/other 𞤄𞤢𞤤𞤦𞤮𞤱𞤢𞥄𞤶𞤭 𞤨𞤢𞤲𞤢𞤥𞤢𞤴𞤢𞤲𞤳𞤮
    ff_Adlm/PEN/one 𞤅𞤮𞤤 𞤨𞤫𞤪𞤵𞤲𞤳𞤮
    ff_Adlm/PEN/other 𞤅𞤮𞤤𞤶𞤭 𞤨𞤫𞤪𞤵𞤲𞤳𞤮
    ff_Adlm/PGK/one 𞤳𞤭𞤲𞤢 𞤆𞤢𞤨𞤵𞤱𞤢 𞤐𞤫𞤱-𞤘𞤭𞤲𞤫𞤲𞤳𞤮
    ff_Adlm/PGK/other 𞤳𞤭𞤲𞤢𞥄𞤶𞤭 𞤆𞤢𞤨𞤵𞤱𞤢 𞤐𞤫𞤱-𞤘𞤭𞤲𞤫𞤲𞤳𞤮
    ff_Adlm/PHP/one 𞤨𞤭𞤧𞤮 𞤊𞤭𞤤𞤭𞤨𞥆𞤭𞤲𞤳𞤮
    ff_Adlm/PHP/other 𞤨𞤭𞤧𞤮𞥅𞤶𞤭 𞤊𞤭𞤤𞤭𞤨𞥆𞤭𞤲𞤳𞤮
    ff_Adlm/PKR/one 𞤪𞤵𞥅𞤨𞤭𞥅 𞤆𞤢𞤳𞤭𞤧𞤼𞤢𞤲𞤭𞤴𞤢𞤲𞤳𞤮
    ff_Adlm/PKR/other 𞤪𞤵𞥅𞤨𞤭𞥅𞤶𞤭 𞤆𞤢𞤳𞤭𞤧𞤼𞤢𞤲𞤭𞤴𞤢𞤲𞤳𞤮
    ff_Adlm/PLN/one 𞤔𞤢𞤤𞤮𞤼𞤵 𞤆𞤮𞤤𞤭𞥅𞤧𞤭𞤲𞤳𞤮
    ff_Adlm/PLN/other 𞤔𞤢𞤤𞤮𞤼𞤵𞥅𞤶𞤭 𞤆𞤮𞤤𞤭𞥅𞤧𞤭𞤲𞤳𞤮
    ff_Adlm/PYG/one 𞤘𞤵𞤱𞤢𞤪𞤢𞤲𞤭 𞤨𞤢𞥄𞤪𞤢𞤺𞤵𞤴𞤫𞤲𞤳𞤮
    ff_Adlm/PYG/other 𞤘𞤵𞤱𞤢𞤪𞤢𞤲𞤭𞥅𞤶𞤭 𞤨𞤢𞥄𞤪𞤢𞤺𞤵𞤴𞤫𞤲𞤳𞤮
    ff_Adlm/QAR/one 𞤪𞤭𞤴𞤢𞥄𞤤 𞤗𞤢𞤼𞤢𞤪𞤭𞤴𞤢𞤲𞤳𞤮
    ff_Adlm/QAR/other 𞤪𞤭𞤴𞤢𞥄𞤤𞤶𞤭 𞤗𞤢𞤼𞤢𞤪𞤭𞤴𞤢𞤲𞤳𞤮
    ff_Adlm/RON/one 𞤤𞤫𞤱𞤵 𞤈𞤮𞤥𞤢𞤲𞤭𞤲𞤳𞤮
    ff_Adlm/RON/other 𞤂𞤫𞤱𞤵𞥅𞤶𞤭 𞤈𞤮𞤥𞤢𞤲𞤭𞤲𞤳𞤮
    ff_Adlm/RSD/one 𞤁𞤭𞤲𞤢𞥄𞤪 𞤅𞤫𞤪𞤦𞤭𞤲𞤳𞤮
    ff_Adlm/RSD/other 𞤁𞤭𞤲𞤢𞥄𞤪𞤶𞤭 𞤅𞤫𞤪𞤦𞤭𞤲𞤳𞤮
    ff_Adlm/RUB/one 𞤈𞤵𞥅𞤦𞤮𞤤 𞤈𞤭𞥅𞤧𞤭𞤲𞤳𞤮
    ff_Adlm/RUB/other 𞤈𞤵𞥅𞤦𞤮𞤤𞤶𞤭 𞤈𞤭𞥅𞤧𞤭𞤲𞤳𞤮
    ff_Adlm/RWF/one 𞤬𞤢𞤪𞤢𞤲 𞤈𞤵𞤱𞤢𞤲𞤣𞤢𞤲𞤳𞤮
    ff_Adlm/RWF/other 𞤬𞤢𞤪𞤢𞤲𞤶𞤭 𞤈𞤵𞤱𞤢𞤲𞤣𞤢𞤲𞤳𞤮
    ff_Adlm/SAR/one 𞤪𞤭𞤴𞤢𞤤 𞤅𞤢𞤵𞥅𞤣𞤭𞤴𞤢𞤲𞤳𞤮
    ff_Adlm/SAR/other 𞤪𞤭𞤴𞤢𞤤𞤶𞤭 𞤅𞤢𞤵𞥅𞤣𞤭𞤴𞤢𞤲𞤳𞤮
    ff_Adlm/SBD/one 𞤣𞤢𞤤𞤢 𞤕𞤵𞤪𞤭𞥅𞤶𞤫 𞤅𞤵𞤤𞤢𞤴𞤥𞤢𞥄𞤲
    ff_Adlm/SBD/other 𞤣𞤢𞤤𞤢𞥄𞤶𞤭 𞤕𞤵𞤪𞤭𞥅𞤶𞤫 𞤅𞤵𞤤𞤢𞤴𞤥𞤢𞥄𞤲
    ff_Adlm/SCR/one 𞤪𞤵𞤨𞤭𞥅 𞤅𞤫𞤴𞤧𞤭𞤤𞤭𞤲𞤳𞤮
    ff_Adlm/SCR/other 𞤪𞤵𞤨𞤭𞥅𞤶𞤭 𞤅𞤫𞤴𞤧𞤭𞤤𞤭𞤲𞤳𞤮
    ff_Adlm/SDG/one 𞤨𞤢𞤱𞤲𞤣𞤵 𞤅𞤵𞤣𞤢𞤲𞤳𞤮
    ff_Adlm/SDG/other 𞤨𞤢𞤱𞤯𞤭 𞤅𞤵𞤣𞤢𞤲𞤳𞤮
    ff_Adlm/SEK/one 𞤑𞤪𞤮𞤲𞤢 𞤅𞤵𞤱𞤫𞤣𞤭𞤲𞤳𞤮
    ff_Adlm/SEK/other 𞤑𞤪𞤮𞤲𞤢𞥄𞤶𞤭 𞤅𞤵𞤱𞤫𞤣𞤭𞤲𞤳𞤮
    ff_Adlm/SGD/one 𞤣𞤢𞤤𞤢 𞤅𞤭𞤲𞤺𞤢𞤨𞤮𞤪𞤫𞤲𞤳𞤮
    ff_Adlm/SGD/other 𞤣𞤢𞤤𞤢𞥄𞤶𞤭 𞤅𞤭𞤲𞤺𞤢𞤨𞤮𞤪𞤫𞤲𞤳𞤮
    ff_Adlm/SHP/one 𞤨𞤢𞤱𞤲𞤣𞤵 𞤅𞤫𞤲-𞤖𞤫𞤤𞤫𞤲𞤢
    ff_Adlm/SHP/other 𞤆𞤢𞤱𞤯𞤭 𞤅𞤫𞤲-𞤖𞤫𞤤𞤫𞤲𞤢
    ff_Adlm/SLE/one 𞤤𞤫𞤴𞤮𞤲 𞤅𞤫𞤪𞤢𞤤𞤭𞤴𞤢𞤲𞤳𞤮
    ff_Adlm/SLE/other 𞤤𞤫𞤴𞤮𞤲𞤶𞤭 𞤅𞤫𞤪𞤢𞤤𞤭𞤴𞤢𞤲𞤳𞤮
    ff_Adlm/SLL/one 𞤤𞤫𞤴𞤮𞤲 𞤅𞤫𞤪𞤢𞤤𞤭𞤴𞤢𞤲𞤳𞤮 - 1964-2022
    ff_Adlm/SLL/other 𞤤𞤫𞤴𞤮𞤲𞤶𞤭 𞤅𞤫𞤪𞤢𞤤𞤭𞤴𞤢𞤲𞤳𞤮 - 1964-2022
    ff_Adlm/SOS/one 𞤧𞤭𞤤𞤭𞤲 𞤅𞤮𞤥𞤢𞤤𞤭𞤲𞤳𞤮
    ff_Adlm/SOS/other 𞤧𞤭𞤤𞤭𞤲𞤶𞤭 𞤅𞤮𞤥𞤢𞤤𞤭𞤲𞤳𞤮
    ff_Adlm/SRD/one 𞤁𞤢𞤤𞤢 𞤧𞤵𞤪𞤵𞤲𞤢𞤥𞤭𞤲𞤳𞤮
    ff_Adlm/SRD/other 𞤁𞤢𞤤𞤢𞥄𞤶𞤭 𞤧𞤵𞤪𞤵𞤲𞤢𞤥𞤭𞤲𞤳𞤮
    ff_Adlm/SSP/one 𞤨𞤢𞤱𞤲𞤣𞤵 𞤂𞤫𞤴𞤤𞤫𞤴𞤪𞤭 𞤅𞤵𞤣𞤢𞤲𞤭𞤲𞤳𞤮
    ff_Adlm/SSP/other 𞤨𞤢𞤱𞤯𞤭 𞤂𞤫𞤴𞤤𞤫𞤴𞤪𞤭 𞤅𞤵𞤣𞤢𞤲𞤭𞤲𞤳𞤮
    ff_Adlm/STN/one 𞤣𞤮𞤦𞤢𞤪𞤢 𞤅𞤢𞤱𞤮-𞤚𞤮𞤥𞤫 & 𞤆𞤫𞤪𞤫𞤲𞤧𞤭𞤨
    ff_Adlm/STN/other 𞤣𞤮𞤦𞤢𞤪𞤢𞥄𞤶𞤭 𞤅𞤢𞤱𞤮-𞤚𞤮𞤥𞤫 & 𞤆𞤫𞤪𞤫𞤲𞤧𞤭𞤨
    ff_Adlm/SYP/one 𞤨𞤢𞤱𞤲𞥋𞤣𞤵 𞤅𞤭𞤪𞤢𞤴𞤢𞤲𞤳𞤮
    ff_Adlm/SYP/other 𞤨𞤢𞤱𞤯𞤭 𞤅𞤭𞤪𞤢𞤴𞤢𞤲𞤳𞤮
    ff_Adlm/SZL/one 𞤤𞤭𞤤𞤢𞤲𞤺𞤫𞤲𞤭 𞤅𞤵𞤱𞤢𞤶𞤭
    ff_Adlm/SZL/other 𞤤𞤭𞤤𞤢𞤲𞤺𞤫𞤲𞤭𞥅𞤶𞤭 𞤅𞤵𞤱𞤢𞤶𞤭
    ff_Adlm/THB/one 𞤦𞤢𞤸𞤼𞤵 𞤚𞤢𞤴𞤤𞤢𞤲𞤣𞤭𞤲𞤳𞤮
    ff_Adlm/THB/other 𞤦𞤢𞤸𞤼𞤵𞥅𞤶𞤭 𞤚𞤢𞤴𞤤𞤢𞤲𞤣𞤭𞤲𞤳𞤮
    ff_Adlm/TJS/one 𞤧𞤢𞤥𞤮𞥅𞤲𞤭 𞤚𞤢𞤶𞤭𞤳𞤭𞤧𞤼𞤢𞤲𞤳𞤮
    ff_Adlm/TJS/other 𞤧𞤢𞤥𞤮𞥅𞤲𞤭𞥅𞤶𞤭 𞤚𞤢𞤶𞤭𞤳𞤭𞤧𞤼𞤢𞤲𞤳𞤮
    ff_Adlm/TMT/one 𞤥𞤢𞤲𞤢𞤼𞤵 𞤚𞤵𞤪𞤳𞤵𞤥𞤫𞤲𞤭𞤧𞤼𞤢𞤲𞤳𞤮
    ff_Adlm/TMT/other 𞤥𞤢𞤲𞤢𞤼𞤵𞥅𞤶𞤭 𞤚𞤵𞤪𞤳𞤵𞤥𞤫𞤲𞤭𞤧𞤼𞤢𞤲𞤳𞤮
    ff_Adlm/TND/one 𞤣𞤭𞤲𞤢𞥄𞤪 𞤚𞤵𞥅𞤲𞤭𞤧𞤭𞤲𞤳𞤮
    ff_Adlm/TND/other 𞤣𞤭𞤲𞤢𞥄𞤪𞤶𞤭 𞤚𞤵𞥅𞤲𞤭𞤧𞤭𞤲𞤳𞤮
    ff_Adlm/TOP/one 𞤨𞤢𞤢𞤲𞤺𞤢 𞤚𞤮𞤲𞤺𞤢𞤲𞤳𞤮
    ff_Adlm/TOP/other 𞤨𞤢𞤢𞤲𞤺𞤢𞥄𞤶𞤭 𞤚𞤮𞤲𞤺𞤢𞤲𞤳𞤮
    ff_Adlm/TRY/one 𞤤𞤭𞤪𞤢 𞤚𞤵𞤪𞤳𞤭𞤴𞤢𞤲𞤳𞤮
    ff_Adlm/TRY/other 𞤤𞤭𞤪𞤢𞥄𞤶𞤭 𞤚𞤵𞤪𞤳𞤭𞤴𞤢𞤲𞤳𞤮
    ff_Adlm/TTD/one 𞤁𞤢𞤤𞤢 𞤚𞤭𞤪𞤲𞤭𞤣𞤢𞥄𞤣 & 𞤚𞤮𞤦𞤢𞤺𞤮
    ff_Adlm/TTD/other 𞤁𞤢𞤤𞤢𞥄𞤶𞤭 𞤚𞤭𞤪𞤲𞤭𞤣𞤢𞥄𞤣 & 𞤚𞤮𞤦𞤢𞤺𞤮
    ff_Adlm/TWD/one 𞤣𞤢𞤤𞤢 𞤚𞤢𞤴𞤱𞤢𞥄𞤲𞤳𞤮
    ff_Adlm/TWD/other 𞤣𞤢𞤤𞤢𞥄𞤶𞤭 𞤚𞤢𞤴𞤱𞤢𞥄𞤲𞤳𞤮
    ff_Adlm/TZS/one 𞤧𞤭𞤤𞤭𞤲 𞤚𞤢𞤲𞥁𞤢𞤲𞤭𞤲𞤳𞤮
    ff_Adlm/TZS/other 𞤧𞤭𞤤𞤭𞤲𞤶𞤭 𞤚𞤢𞤲𞥁𞤢𞤲𞤭𞤲𞤳𞤮
    ff_Adlm/UAH/one 𞤖𞤵𞤪𞤢𞤾𞤫𞤲𞤭𞤴𞤢 𞤒𞤵𞤳𞤫𞤪𞤫𞥅𞤲𞤭𞤲𞤳𞤮
    ff_Adlm/UAH/other 𞤖𞤵𞤪𞤢𞤾𞤫𞤲𞤭𞤴𞤢𞥄𞤶𞤭 𞤒𞤵𞤳𞤫𞤪𞤫𞥅𞤲𞤭𞤲𞤳𞤮
    ff_Adlm/UGX/one 𞤧𞤭𞤤𞤭𞤲 𞤓𞤺𞤢𞤲𞤣𞤢𞤲𞤳𞤮
    ff_Adlm/UGX/other 𞤧𞤭𞤤𞤭𞤲𞤶𞤭 𞤓𞤺𞤢𞤲𞤣𞤢𞤲𞤳𞤮
    ff_Adlm/USD/one 𞤁𞤢𞤤𞤢 𞤁𞤫𞤲𞤼𞤢𞤤 𞤂𞤢𞤪𞤫 𞤀𞤥𞤫𞤪𞤭𞤳
    ff_Adlm/USD/other 𞤁𞤢𞤤𞤢𞥄𞤶𞤭 𞤁𞤫𞤲𞤼𞤢𞤤 𞤂𞤢𞤪𞤫 𞤀𞤥𞤫𞤪𞤭𞤳
    ff_Adlm/UYU/one 𞤆𞤫𞥅𞤧𞤮𞥅 𞤴𞤵𞤪𞤺𞤮𞤴𞤢𞤲𞤳𞤮
    ff_Adlm/UYU/other 𞤆𞤫𞥅𞤧𞤮𞥅𞤶𞤭 𞤴𞤵𞤪𞤺𞤮𞤴𞤢𞤲𞤳𞤮
    ff_Adlm/UZS/one 𞤧𞤮𞤥𞤵 𞤓𞥁𞤦𞤫𞤳𞤭𞤧𞤼𞤢𞤲𞤳𞤮
    ff_Adlm/UZS/other 𞤧𞤮𞤥𞤵𞥅𞤶𞤭 𞤓𞥁𞤦𞤫𞤳𞤭𞤧𞤼𞤢𞤲𞤳𞤮
    ff_Adlm/VEF/one 𞤄𞤮𞤤𞤭𞤾𞤢𞥄𞤪 𞤜𞤫𞤲𞤭𞥅𞤧𞤫𞤤𞤢𞤲𞤳𞤮 (𞥒𞥐𞥐𞥘 - 𞥒𞥐𞥑𞥘)
    ff_Adlm/VEF/other 𞤄𞤮𞤤𞤭𞤾𞤢𞥄𞤪𞤶𞤭 𞤜𞤫𞤲𞤭𞥅𞤧𞤫𞤤𞤢𞤲𞤳𞤮 (𞥒𞥐𞥐𞥘 - 𞥒𞥐𞥑𞥘)
    ff_Adlm/VES/one 𞤄𞤮𞤤𞤭𞤾𞤢𞥄𞤪 𞤾𞤫𞤲𞤭𞥅𞤧𞤫𞤤𞤢𞤲𞤳𞤮
    ff_Adlm/VES/other 𞤄𞤮𞤤𞤭𞤾𞤢𞥄𞤪𞤶𞤭 𞤾𞤫𞤲𞤭𞥅𞤧𞤫𞤤𞤢𞤲𞤳𞤮
    ff_Adlm/VND/one 𞤣𞤮𞤲𞤺𞤵 𞤜𞤭𞤴𞤫𞤼𞤭𞤲𞤢𞤴𞤢𞤲𞤳𞤮
    ff_Adlm/VND/other 𞤣𞤮𞤲𞤺𞤵𞥅𞤶𞤭 𞤜𞤭𞤴𞤫𞤼𞤭𞤲𞤢𞤴𞤢𞤲𞤳𞤮
    ff_Adlm/VUV/one 𞤾𞤢𞤼𞤵 𞤜𞤢𞤲𞤵𞤴𞤢𞤲𞤳𞤮
    ff_Adlm/VUV/other 𞤾𞤢𞤼𞤵𞥅𞤶𞤭 𞤜𞤢𞤲𞤵𞤴𞤢𞤲𞤳𞤮
    ff_Adlm/WST/one 𞤼𞤢𞤤𞤢 𞤅𞤢𞤥𞤮𞤱𞤢𞤴𞤢𞤲𞤳𞤮
    ff_Adlm/WST/other 𞤼𞤢𞤤𞤢𞥄𞤶𞤭 𞤅𞤢𞤥𞤮𞤱𞤢𞤴𞤢𞤲𞤳𞤮
    ff_Adlm/XAF/one 𞤬𞤢𞤪𞤢𞤲 𞤚𞤵𞤦𞤮𞥅𞤪𞤭 𞤀𞤬𞤪𞤭𞤳𞤭𞤲𞤳𞤮
    ff_Adlm/XAF/other 𞤬𞤢𞤪𞤢𞤲𞤶𞤭 𞤚𞤵𞤦𞤮𞥅𞤪𞤭 𞤀𞤬𞤪𞤭𞤳𞤭𞤲𞤳𞤮
    ff_Adlm/XCD/one 𞤁𞤢𞤤𞤢 𞤊𞤵𞤯𞤲𞤢𞥄𞤲𞥋𞤺𞤫 𞤑𞤢𞤪𞤭𞤦𞤭𞤴𞤢
    ff_Adlm/XCD/other 𞤁𞤢𞤤𞤢𞥄𞤶𞤭 𞤊𞤵𞤯𞤲𞤢𞥄𞤲𞥋𞤺𞤫 𞤑𞤢𞤪𞤭𞤦𞤭𞤴𞤢
    ff_Adlm/XOF/one 𞤬𞤢𞤪𞤢𞤲 𞤅𞤊𞤀 𞤖𞤭𞥅𞤪𞤲𞤢𞥄𞤲𞤺𞤫 𞤀𞤬𞤪𞤭𞤳𞤢
    ff_Adlm/XOF/other 𞤬𞤢𞤪𞤢𞤲𞤶𞤭 𞤅𞤊𞤀 𞤖𞤭𞥅𞤪𞤲𞤢𞥄𞤲𞤺𞤫 𞤀𞤬𞤪𞤭𞤳𞤢
    ff_Adlm/XPF/one 𞤬𞤢𞤪𞤢𞤲 𞤅𞤊𞤆
    ff_Adlm/XPF/other 𞤬𞤢𞤪𞤢𞤲𞤶𞤭 𞤅𞤊𞤆
    ff_Adlm/YER/one 𞤪𞤭𞤴𞤢𞥄𞤤 𞤒𞤫𞤥𞤫𞤲𞤭𞤲𞤳𞤮
    ff_Adlm/YER/other 𞤪𞤭𞤴𞤢𞥄𞤤𞤶𞤭 𞤒𞤫𞤥𞤫𞤲𞤭𞤲𞤳𞤮
    ff_Adlm/ZAR/one 𞤪𞤢𞤲𞤣𞤭 𞤂𞤫𞤴𞤤𞤫𞤴𞤪𞤭 𞤀𞤬𞤪𞤭𞤳𞤢𞤲𞤳𞤮
    ff_Adlm/ZAR/other 𞤪𞤢𞤲𞤶𞤭 𞤂𞤫𞤴𞤤𞤫𞤴𞤪𞤭 𞤀𞤬𞤪𞤭𞤳𞤢𞤲𞤳𞤮
    ff_Adlm/ZMW/one 𞤳𞤢𞤱𞤢𞤧𞤢 𞤟𞤢𞤥𞤦𞤭𞤲𞤳𞤮
    ff_Adlm/ZMW/other 𞤳𞤢𞤱𞤢𞤧𞤢𞥄𞤶𞤭 𞤟𞤢𞤥𞤦𞤭𞤲𞤳𞤮
    fi/AED/one Arabiemiirikuntien dirhami
    fi/AED/other Arabiemiirikuntien dirhamia
    fi/AFN/one Afganistanin afgaani
    fi/AFN/other Afganistanin afgaania
    fi/ALL/one Albanian lek
    fi/ALL/other Albanian lekiä
    fi/AMD/one Armenian dram
    fi/AMD/other Armenian dramia
    fi/ANG/one Alankomaiden Antillien guldeni
    fi/ANG/other Alankomaiden Antillien guldenia
    fi/AOA/one Angolan kwanza
    fi/AOA/other Angolan kwanzaa
    fi/ARL/one Argentiinan ley-peso (1970–1983)
    fi/ARL/other Argentiinan ley-pesoa (1970–1983)
    fi/ARM/one Argentiinan peso (1881–1970)
    fi/ARM/other Argentiinan pesoa (1881–1970)
    fi/ARS/one Argentiinan peso
    fi/ARS/other Argentiinan pesoa
    fi/AUD/one Australian dollari
    fi/AUD/other Australian dollaria
    fi/AWG/one Aruban floriini
    fi/AWG/other Aruban floriinia
    fi/AZN/one Azerbaidžanin manat
    fi/AZN/other Azerbaidžanin manatia
    fi/BAM/one Bosnia-Hertsegovinan vaihdettava markka
    fi/BAM/other Bosnia-Hertsegovinan vaihdettavaa markkaa
    fi/BAN/one Bosnia-Hertsegovinan uusi dinaari (1994–1997)
    fi/BAN/other Bosnia-Hertsegovinan uutta dinaaria (1994–1997)
    fi/BBD/one Barbadosin dollari
    fi/BBD/other Barbadosin dollaria
    fi/BDT/one Bangladeshin taka
    fi/BDT/other Bangladeshin takaa
    fi/BGM/one Bulgarian sosialistinen lev
    fi/BGM/other Bulgarian sosialistista leviä
    fi/BGN/one Bulgarian lev
    fi/BGN/other Bulgarian leviä
    fi/BGO/one Bulgarian lev (1879–1952)
    fi/BGO/other Bulgarian leviä (1879–1952)
    fi/BHD/one Bahrainin dinaari
    fi/BHD/other Bahrainin dinaaria
    fi/BIF/one Burundin frangi
    fi/BIF/other Burundin frangia
    fi/BMD/one Bermudan dollari
    fi/BMD/other Bermudan dollaria
    fi/BND/one Brunein dollari
    fi/BND/other Brunein dollaria
    fi/BOB/one Bolivian boliviano
    fi/BOB/other Bolivian bolivianoa
    fi/BOL/one Bolivian boliviano (1863–1963)
    fi/BOL/other Bolivian bolivianoa (1863–1963)
    fi/BRL/one Brasilian real
    fi/BRL/other Brasilian realia
    fi/BRZ/one Brasilian cruzeiro (1942–1967)
    fi/BRZ/other Brasilian cruzeiroa (1942–1967)
    fi/BSD/one Bahaman dollari
    fi/BSD/other Bahaman dollaria
    fi/BTN/one Bhutanin ngultrum
    fi/BTN/other Bhutanin ngultrumia
    fi/BWP/one Botswanan pula
    fi/BWP/other Botswanan pulaa
    fi/BYN/one Valko-Venäjän rupla
    fi/BYN/other Valko-Venäjän ruplaa
    fi/BZD/one Belizen dollari
    fi/BZD/other Belizen dollaria
    fi/CAD/one Kanadan dollari
    fi/CAD/other Kanadan dollaria
    fi/CDF/one Kongon frangi
    fi/CDF/other Kongon frangia
    fi/CHF/one Sveitsin frangi
    fi/CHF/other Sveitsin frangia
    fi/CLE/one Chilen escudo
    fi/CLE/other Chilen escudoa
    fi/CLP/one Chilen peso
    fi/CLP/other Chilen pesoa
    fi/CNH/one Kiinan juan (offshore)
    fi/CNH/other Kiinan juania (offshore)
    fi/CNX/one Kiinan kansanpankin dollari
    fi/CNX/other Kiinan kansanpankin dollaria
    fi/CNY/one Kiinan juan
    fi/CNY/other Kiinan juania
    fi/COP/one Kolumbian peso
    fi/COP/other Kolumbian pesoa
    fi/CRC/one Costa Rican colón
    fi/CRC/other Costa Rican colónia
    fi/CUC/one Kuuban vaihdettava peso
    fi/CUC/other Kuuban vaihdettavaa pesoa
    fi/CUP/one Kuuban peso
    fi/CUP/other Kuuban pesoa
    fi/CVE/one Kap Verden escudo
    fi/CVE/other Kap Verden escudoa
    fi/CZK/one Tšekin koruna
    fi/CZK/other Tšekin korunaa
    fi/DJF/one Djiboutin frangi
    fi/DJF/other Djiboutin frangia
    fi/DKK/one Tanskan kruunu
    fi/DKK/other Tanskan kruunua
    fi/DOP/one Dominikaanisen tasavallan peso
    fi/DOP/other Dominikaanisen tasavallan pesoa
    fi/DZD/one Algerian dinaari
    fi/DZD/other Algerian dinaaria
    fi/EGP/one Egyptin punta
    fi/EGP/other Egyptin puntaa
    fi/ERN/one Eritrean nakfa
    fi/ERN/other Eritrean nakfaa
    fi/ETB/one Etiopian birr
    fi/ETB/other Etiopian birriä
    fi/EUR/one euro
    fi/EUR/other euroa
    fi/FJD/one Fidžin dollari
    fi/FJD/other Fidžin dollaria
    fi/FKP/one Falklandinsaarten punta
    fi/FKP/other Falklandinsaarten puntaa
    fi/GBP/one Englannin punta
    fi/GBP/other Englannin puntaa
    fi/GEL/one Georgian lari
    fi/GEL/other Georgian laria
    fi/GHS/one Ghanan cedi
    fi/GHS/other Ghanan cediä
    fi/GIP/one Gibraltarin punta
    fi/GIP/other Gibraltarin puntaa
    fi/GMD/one Gambian dalasi
    fi/GMD/other Gambian dalasia
    fi/GNF/one Guinean frangi
    fi/GNF/other Guinean frangia
    fi/GTQ/one Guatemalan quetzal
    fi/GTQ/other Guatemalan quetzalia
    fi/GYD/one Guyanan dollari
    fi/GYD/other Guyanan dollaria
    fi/HKD/one Hongkongin dollari
    fi/HKD/other Hongkongin dollaria
    fi/HNL/one Hondurasin lempira
    fi/HNL/other Hondurasin lempiraa
    fi/HRK/one Kroatian kuna
    fi/HRK/other Kroatian kunaa
    fi/HTG/one Haitin gourde
    fi/HTG/other Haitin gourdea
    fi/HUF/one Unkarin forintti
    fi/HUF/other Unkarin forinttia
    fi/IDR/one Indonesian rupia
    fi/IDR/other Indonesian rupiaa
    fi/ILS/one Israelin uusi sekeli
    fi/ILS/other Israelin uutta sekeliä
    fi/INR/one Intian rupia
    fi/INR/other Intian rupiaa
    fi/IQD/one Irakin dinaari
    fi/IQD/other Irakin dinaaria
    fi/IRR/one Iranin rial
    fi/IRR/other Iranin rialia
    fi/ISK/one Islannin kruunu
    fi/ISK/other Islannin kruunua
    fi/JMD/one Jamaikan dollari
    fi/JMD/other Jamaikan dollaria
    fi/JOD/one Jordanian dinaari
    fi/JOD/other Jordanian dinaaria
    fi/JPY/one Japanin jeni
    fi/JPY/other Japanin jeniä
    fi/KES/one Kenian šillinki
    fi/KES/other Kenian šillinkiä
    fi/KGS/one Kirgisian som
    fi/KGS/other Kirgisian somia
    fi/KHR/one Kambodžan riel
    fi/KHR/other Kambodžan rieliä
    fi/KMF/one Komorien frangi
    fi/KMF/other Komorien frangia
    fi/KPW/one Pohjois-Korean won
    fi/KPW/other Pohjois-Korean wonia
    fi/KRH/one Etelä-Korean hwan (1953–1962)
    fi/KRH/other Etelä-Korean hwania (1953–1962)
    fi/KRO/one Etelä-Korean won (1945–1953)
    fi/KRO/other Etelä-Korean wonia (1945–1953)
    fi/KRW/one Etelä-Korean won
    fi/KRW/other Etelä-Korean wonia
    fi/KWD/one Kuwaitin dinaari
    fi/KWD/other Kuwaitin dinaaria
    fi/KYD/one Caymansaarten dollari
    fi/KYD/other Caymansaarten dollaria
    fi/KZT/one Kazakstanin tenge
    fi/KZT/other Kazakstanin tengeä
    fi/LAK/one Laosin kip
    fi/LAK/other Laosin kipiä
    fi/LBP/one Libanonin punta
    fi/LBP/other Libanonin puntaa
    fi/LKR/one Sri Lankan rupia
    fi/LKR/other Sri Lankan rupiaa
    fi/LRD/one Liberian dollari
    fi/LRD/other Liberian dollaria
    fi/LSL/one Lesothon loti
    fi/LSL/other Lesothon lotia
    fi/LYD/one Libyan dinaari
    fi/LYD/other Libyan dinaaria
    fi/MAD/one Marokon dirhami
    fi/MAD/other Marokon dirhamia
    fi/MAF/one Marokon frangi
    fi/MAF/other Marokon frangia
    fi/MCF/one Monacon frangi
    fi/MCF/other Monacon frangia
    fi/MDC/one Moldovan kuponkileu
    fi/MDC/other Moldovan kuponkileuta
    fi/MDL/one Moldovan leu
    fi/MDL/other Moldovan leuta
    fi/MGA/one Madagaskarin ariary
    fi/MGA/other Madagaskarin ariarya
    fi/MKD/one Makedonian denaari
    fi/MKD/other Makedonian denaaria
    fi/MKN/one Makedonian dinaari (1992–1993)
    fi/MKN/other Makedonian dinaaria (1992–1993)
    fi/MMK/one Myanmarin kyat
    fi/MMK/other Myanmarin kyatia
    fi/MNT/one Mongolian tugrik
    fi/MNT/other Mongolian tugrikia
    fi/MOP/one Macaon pataca
    fi/MOP/other Macaon patacaa
    fi/MRU/one Mauritanian ouguiya
    fi/MRU/other Mauritanian ouguiyaa
    fi/MUR/one Mauritiuksen rupia
    fi/MUR/other Mauritiuksen rupiaa
    fi/MVP/one Malediivien rupia (1947–1981)
    fi/MVP/other Malediivien rupiaa (1947–1981)
    fi/MVR/one Malediivien rufiyaa
    fi/MVR/other Malediivien rufiyaata
    fi/MWK/one Malawin kwacha
    fi/MWK/other Malawin kwachaa
    fi/MXN/one Meksikon peso
    fi/MXN/other Meksikon pesoa
    fi/MYR/one Malesian ringgit
    fi/MYR/other Malesian ringgitiä
    fi/MZN/one Mosambikin metical
    fi/MZN/other Mosambikin meticalia
    fi/NAD/one Namibian dollari
    fi/NAD/other Namibian dollaria
    fi/NGN/one Nigerian naira
    fi/NGN/other Nigerian nairaa
    fi/NIO/one Nicaraguan córdoba
    fi/NIO/other Nicaraguan córdobaa
    fi/NOK/one Norjan kruunu
    fi/NOK/other Norjan kruunua
    fi/NPR/one Nepalin rupia
    fi/NPR/other Nepalin rupiaa
    fi/NZD/one Uuden-Seelannin dollari
    fi/NZD/other Uuden-Seelannin dollaria
    fi/OMR/one Omanin rial
    fi/OMR/other Omanin rialia
    fi/PAB/one Panaman balboa
    fi/PAB/other Panaman balboaa
    fi/PEN/one Perun sol
    fi/PEN/other Perun solia
    fi/PGK/one Papua-Uuden-Guinean kina
    fi/PGK/other Papua-Uuden-Guinean kinaa
    fi/PHP/one Filippiinien peso
    fi/PHP/other Filippiinien pesoa
    fi/PKR/one Pakistanin rupia
    fi/PKR/other Pakistanin rupiaa
    fi/PLN/one Puolan złoty
    fi/PLN/other Puolan złotya
    fi/PYG/one Paraguayn guarani
    fi/PYG/other Paraguayn guarania
    fi/QAR/one Qatarin rial
    fi/QAR/other Qatarin rialia
    fi/RON/one Romanian leu
    fi/RON/other Romanian leuta
    fi/RSD/one Serbian dinaari
    fi/RSD/other Serbian dinaaria
    fi/RUB/one Venäjän rupla
    fi/RUB/other Venäjän ruplaa
    fi/RWF/one Ruandan frangi
    fi/RWF/other Ruandan frangia
    fi/SAR/one Saudi-Arabian rial
    fi/SAR/other Saudi-Arabian rialia
    fi/SBD/one Salomonsaarten dollari
    fi/SBD/other Salomonsaarten dollaria
    fi/SCR/one Seychellien rupia
    fi/SCR/other Seychellien rupiaa
    fi/SDG/one Sudanin punta
    fi/SDG/other Sudanin puntaa
    fi/SEK/one Ruotsin kruunu
    fi/SEK/other Ruotsin kruunua
    fi/SGD/one Singaporen dollari
    fi/SGD/other Singaporen dollaria
    fi/SHP/one Saint Helenan punta
    fi/SHP/other Saint Helenan puntaa
    fi/SLE/one Sierra Leonen leone
    fi/SLE/other Sierra Leonen leonea
    fi/SLL/one Sierra Leonen leone (1964–2022)
    fi/SLL/other Sierra Leonen leonea (1964–2022)
    fi/SOS/one Somalian šillinki
    fi/SOS/other Somalian šillinkiä
    fi/SRD/one Surinamen dollari
    fi/SRD/other Surinamen dollaria
    fi/SSP/one Etelä-Sudanin punta
    fi/SSP/other Etelä-Sudanin puntaa
    fi/STN/one São Tomén ja Príncipen dobra
    fi/STN/other São Tomén ja Príncipen dobraa
    fi/SYP/one Syyrian punta
    fi/SYP/other Syyrian puntaa
    fi/SZL/one Swazimaan lilangeni
    fi/SZL/other Swazimaan lilangenia
    fi/THB/one Thaimaan baht
    fi/THB/other Thaimaan bahtia
    fi/TJS/one Tadžikistanin somoni
    fi/TJS/other Tadžikistanin somonia
    fi/TMT/one Turkmenistanin manat
    fi/TMT/other Turkmenistanin manatia
    fi/TND/one Tunisian dinaari
    fi/TND/other Tunisian dinaaria
    fi/TOP/one Tongan pa’anga
    fi/TOP/other Tongan pa’angaa
    fi/TRY/one Turkin liira
    fi/TRY/other Turkin liiraa
    fi/TTD/one Trinidadin ja Tobagon dollari
    fi/TTD/other Trinidadin ja Tobagon dollaria
    fi/TWD/one Taiwanin uusi dollari
    fi/TWD/other Taiwanin uutta dollaria
    fi/TZS/one Tansanian šillinki
    fi/TZS/other Tansanian šillinkiä
    fi/UAH/one Ukrainan hryvnia
    fi/UAH/other Ukrainan hryvniaa
    fi/UGX/one Ugandan šillinki
    fi/UGX/other Ugandan šillinkiä
    fi/USD/one Yhdysvaltain dollari
    fi/USD/other Yhdysvaltain dollaria
    fi/UYU/one Uruguayn peso
    fi/UYU/other Uruguayn pesoa
    fi/UZS/one Uzbekistanin som
    fi/UZS/other Uzbekistanin somia
    fi/VEF/one Venezuelan bolívar (2008–2018)
    fi/VEF/other Venezuelan bolívaria (2008–2018)
    fi/VES/one Venezuelan suvereeni bolívar
    fi/VES/other Venezuelan suvereenia bolívaria
    fi/VND/one Vietnamin dong
    fi/VND/other Vietnamin dongia
    fi/VNN/one Vietnamin dong (1978–1985)
    fi/VNN/other Vietnamin dongia (1978–1985)
    fi/VUV/one Vanuatun vatu
    fi/VUV/other Vanuatun vatua
    fi/WST/one Samoan tala
    fi/WST/other Samoan talaa
    fi/XAF/one CFA-frangi BEAC
    fi/XAF/other CFA-frangia BEAC
    fi/XCD/one Itä-Karibian dollari
    fi/XCD/other Itä-Karibian dollaria
    fi/XFO/one Ranskan kultafrangi
    fi/XFO/other Ranskan kultafrangia
    fi/XFU/one Ranskan UIC-frangi
    fi/XFU/other Ranskan UIC-frangia
    fi/XOF/one CFA-frangi BCEAO
    fi/XOF/other CFA-frangia BCEAO
    fi/XPF/one CFP-frangi
    fi/XPF/other CFP-frangia
    fi/XRE/one RINET-rahastoyksikkö
    fi/XRE/other RINET-rahastoyksikköä
    fi/YER/one Jemenin rial
    fi/YER/other Jemenin rialia
    fi/YUR/one Jugoslavian uudistettu dinaari (1992–1993)
    fi/YUR/other Jugoslavian uudistettua dinaaria (1992–1993)
    fi/ZAR/one Etelä-Afrikan randi
    fi/ZAR/other Etelä-Afrikan randia
    fi/ZMW/one Sambian kwacha
    fi/ZMW/other Sambian kwachaa
    fil/AED/one dirham ng UAE
    fil/AED/other UAE dirhams
    fil/AFN/one Afghan Afghani
    fil/AFN/other Afghan Afghanis
    fil/ALL/one lek ng Albania
    fil/ALL/other leke ng Albania
    fil/AMD/one Armenian dram
    fil/AMD/other Armenian drams
    fil/ANG/one Antillean guilder ng Netherlands
    fil/ANG/other Antillean guilders ng Netherlands
    fil/AOA/one Angolan kwanza
    fil/AOA/other Angolan kwanzas
    fil/ARS/other piso ng Argentina
    fil/AUD/one dolyar ng Australya
    fil/AUD/other dolyares ng Australya
    fil/AWG/other florin ng Aruba
    fil/AZN/one Azerbaijani manat
    fil/AZN/other Azerbaijani manats
    fil/BAM/one Bosnia-Herzegovina convertible mark
    fil/BAM/other Bosnia-Herzegovina convertible marks
    fil/BBD/one dolyar ng Barbados
    fil/BBD/other dolyares ng Barbados
    fil/BDT/one Bangladeshi taka
    fil/BDT/other Bangladeshi takas
    fil/BGN/one Bulgarian lev
    fil/BGN/other Bulgarian leva
    fil/BHD/one Bahraini dinar
    fil/BHD/other Bahraini dinars
    fil/BIF/one Burundian franc
    fil/BIF/other Burundian francs
    fil/BMD/one dolyar ng Bermuda
    fil/BMD/other dolyares ng Bermuda
    fil/BND/other dolyar ng Brunei
    fil/BOB/one boliviano ng Bolivia
    fil/BOB/other bolivianos ng Bolivia
    fil/BRL/one real ng Brazil
    fil/BRL/other reals ng Brazil
    fil/BSD/one dolyar ng Bahamas
    fil/BSD/other dolyares ng Bahamas
    fil/BTN/one Bhutanese ngultrum
    fil/BTN/other Bhutanese ngultrums
    fil/BWP/one Botswanan pula
    fil/BWP/other Botswanan pulas
    fil/BYN/one ruble ng Belarus
    fil/BYN/other rubles ng Belarus
    fil/BZD/one dolyar ng Belize
    fil/BZD/other dolyares ng Belize
    fil/CAD/one dolyar ng Canada
    fil/CAD/other Dolyares ng Canada
    fil/CDF/one Congolese franc
    fil/CDF/other Congolese francs
    fil/CHF/one Swiss franc
    fil/CHF/other Swiss francs
    fil/CLP/other piso ng Chile
    fil/CNH/other Chinese yuan (offshore)
    fil/CNY/other Chinese yuan
    fil/COP/one piso ng Colombia
    fil/CRC/one colón ng Costa Rica
    fil/CRC/other colóns ng Costa Rica
    fil/CUC/other Convertible na piso ng Cuba
    fil/CUP/other piso ng Cuba
    fil/CVE/one Cape Verdean escudo
    fil/CVE/other Cape Verdean escudos
    fil/CZK/one koruna ng Czech Republic
    fil/CZK/other korunas ng Czech Republic
    fil/DJF/one Djiboutian franc
    fil/DJF/other Djiboutian francs
    fil/DKK/one Danish krone
    fil/DKK/other Danish kroner
    fil/DOP/one Piso ng Dominican
    fil/DOP/other piso ng Dominican
    fil/DZD/one dinar ng Algeria
    fil/DZD/other Algerian dinars
    fil/EGP/one pound ng Egypt
    fil/EGP/other Egyptian pounds
    fil/ERN/one Eritrean nakfa
    fil/ERN/other Eritrean nakfas
    fil/ETB/one Ethiopian birr
    fil/ETB/other Ethiopian birrs
    fil/EUR/one euro
    fil/EUR/other euros
    fil/FJD/one dolyar ng Fiji
    fil/FJD/other dolyares ng Fiji
    fil/FKP/one pound ng Falkland Islands
    fil/FKP/other pounds ng Falkland Islands
    fil/GBP/one British pound
    fil/GBP/other British pounds
    fil/GEL/one Georgian lari
    fil/GEL/other Georgian laris
    fil/GHS/one Ghanaian cedi
    fil/GHS/other Ghanian cedis
    fil/GIP/one pound ng Gibraltar
    fil/GIP/other pounds ng Gilbraltar
    fil/GMD/one Gambian dalasi
    fil/GMD/other Gambian dalasis
    fil/GNF/one Guinean franc
    fil/GNF/other Guinean francs
    fil/GTQ/one quetzal ng Guatemala
    fil/GTQ/other quetzals ng Guatemala
    fil/GYD/one dolyar ng Guyanese
    fil/GYD/other dolyares ng Guyanese
    fil/HKD/one dolyar ng Hong Kong
    fil/HKD/other dolyares ng Hong Kong
    fil/HNL/one lempira ng Honduras
    fil/HNL/other lempiras ng Honduras
    fil/HRK/one kuna ng Croatia
    fil/HRK/other kunas ng Croatia
    fil/HTG/one gourde ng Haiti
    fil/HTG/other gourdes ng Haiti
    fil/HUF/one forint ng Hungary
    fil/HUF/other forints ng Hungary
    fil/IDR/one Indonesian rupiah
    fil/IDR/other Indonesian rupiahs
    fil/ILS/one new shekel ng Israel
    fil/ILS/other new shekels ng Israel
    fil/INR/one Indian rupee
    fil/INR/other Indian rupees
    fil/IQD/one Iraqi dinar
    fil/IQD/other Iraqi dinars
    fil/IRR/one Iranian rial
    fil/IRR/other Iranian rials
    fil/ISK/one Icelandic króna
    fil/ISK/other Icelandic krónur
    fil/JMD/one dolyar ng Jamaica
    fil/JMD/other dolyares ng Jamaica
    fil/JOD/one Jordanian dinar
    fil/JOD/other Jordanian dinars
    fil/JPY/other Japanese yen
    fil/KES/one Kenyan shilling
    fil/KES/other Kenyan shillings
    fil/KGS/one Kyrgystani som
    fil/KGS/other Kyrgystani soms
    fil/KHR/one Cambodian riel
    fil/KHR/other Cambodian riels
    fil/KMF/one Comorian franc
    fil/KMF/other Comorian francs
    fil/KPW/other won ng Hilagang Korea
    fil/KRW/other won ng Timog Korea
    fil/KWD/one Kuwaiti dinar
    fil/KWD/other Kuwaiti dinars
    fil/KYD/one dolyar ng Cayman Islands
    fil/KYD/other dolyares ng Cayman Islands
    fil/KZT/one Kazakhstani tenge
    fil/KZT/other Kazakhstani tenges
    fil/LAK/one Laotian kip
    fil/LAK/other Laotian kips
    fil/LBP/one pound ng Lebanon
    fil/LBP/other pounds ng Lebanon
    fil/LKR/one Sri Lankan rupee
    fil/LKR/other Sri Lankan rupees
    fil/LRD/one dolyar ng Liberia
    fil/LRD/other dolyares ng Liberia
    fil/LSL/one Lesotho loti
    fil/LSL/other Lesotho lotis
    fil/LYD/one dinar ng Libya
    fil/LYD/other mga dinar ng Libya
    fil/MAD/one Moroccan dirham
    fil/MAD/other Moroccan dirhams
    fil/MDL/one leu ng Moldova
    fil/MDL/other lei ng Moldova
    fil/MGA/one Malagasy Ariary
    fil/MGA/other Malagasy Ariaries
    fil/MKD/one denar ng North Macedonia
    fil/MKD/other denari ng North Macedonia
    fil/MMK/one Myanmar kyat
    fil/MMK/other Myanmar kyats
    fil/MNT/one Mongolian tugrik
    fil/MNT/other Mongolian tugriks
    fil/MOP/one Macanese pataca
    fil/MOP/other Macanese patacas
    fil/MRU/one Mauritanian ouguiya
    fil/MRU/other Mauritanian ouguiyas
    fil/MUR/one Mauritian rupee
    fil/MUR/other Mauritian rupees
    fil/MVR/one Maldivian rufiyaa
    fil/MVR/other Maldivian rufiyaas
    fil/MWK/one Malawian Kwacha
    fil/MWK/other Malawian Kwachas
    fil/MXN/other piso ng Mexico
    fil/MYR/one Malaysian ringgit
    fil/MYR/other Malaysian ringgits
    fil/MZN/one Mozambican metical
    fil/MZN/other Mozambican meticals
    fil/NAD/one dolyar ng Namibia
    fil/NAD/other dolyares ng Namibia
    fil/NGN/one Nigerian naira
    fil/NGN/other Nigerian nairas
    fil/NIO/one córdoba ng Nicaragua
    fil/NOK/one Norwegian krone
    fil/NOK/other Norwegian kroner
    fil/NPR/one Nepalese rupee
    fil/NPR/other Nepalese rupees
    fil/NZD/other dolyares ng New Zealand
    fil/OMR/one Omani rial
    fil/OMR/other Omani rials
    fil/PAB/one balboa ng Panama
    fil/PAB/other Balboas ng Panama
    fil/PEN/one Peruvian sol
    fil/PEN/other Peruvian soles
    fil/PGK/other Papua New Guinean kina
    fil/PHP/other piso ng Pilipinas
    fil/PKR/one Pakistani rupee
    fil/PKR/other Pakistani rupees
    fil/PLN/one zloty ng Poland
    fil/PLN/other zlotys ng Poland
    fil/PYG/one Paraguayan guarani
    fil/PYG/other Paraguayan guaranis
    fil/QAR/one Qatari rial
    fil/QAR/other Qatari rials
    fil/RON/one leu ng Romania
    fil/RON/other lei ng Romania
    fil/RSD/one dinar ng Serbia
    fil/RSD/other Serbian dinars
    fil/RUB/one ruble ng Russia
    fil/RUB/other Russian rubles
    fil/RWF/one Rwandan franc
    fil/RWF/other Rwandan francs
    fil/SAR/one Saudi riyal
    fil/SAR/other Saudi riyals
    fil/SBD/other dolyar ng Solomon Islands
    fil/SCR/one Seychellois rupee
    fil/SCR/other Seychellois rupees
    fil/SDG/one pound ng Sudan
    fil/SDG/other pounds ng Sudan
    fil/SEK/one Swedish krona
    fil/SEK/other Swedish kronor
    fil/SGD/one dolyar ng Singapore
    fil/SGD/other dolyares ng Singapore
    fil/SHP/one Saint Helena pound
    fil/SHP/other Saint Helena pounds
    fil/SLE/one Sierra Leonean leone
    fil/SLE/other Sierra Leonean leones
    fil/SLL/one Sierra Leonean leone (1964—2022)
    fil/SLL/other Sierra Leonean leones (1964—2022)
    fil/SOS/one Somali shilling
    fil/SOS/other Somali shillings
    fil/SRD/one dolyar ng Suriname
    fil/SRD/other dolyares ng Suriname
    fil/SSP/one Pound ng Timog Sudan
    fil/SSP/other pounds ng Timog Sudan
    fil/STN/one São Tomé & Príncipe dobra
    fil/STN/other São Tomé & Príncipe dobras
    fil/SYP/one Syrian pound
    fil/SYP/other Syrian pounds
    fil/SZL/one Swazi lilangeni
    fil/SZL/other Swazi emalangeni
    fil/THB/other Thai baht
    fil/TJS/one Tajikistani somoni
    fil/TJS/other Tajikistani somonis
    fil/TMT/other Turkmenistani manat
    fil/TND/one Tunisian dinar
    fil/TND/other Tunisian dinars
    fil/TOP/other Tongan paʻanga
    fil/TRY/one Turkish lira
    fil/TTD/one dolyar ng Trinidad and Tobago
    fil/TTD/other dolyares ng Trinidad and Tobago
    fil/TWD/one dolyar ng New Taiwan
    fil/TWD/other dolyares ng New Taiwan
    fil/TZS/one Tanzanian shilling
    fil/TZS/other Tanzanian shillings
    fil/UAH/one hryvnia ng Ukraine
    fil/UAH/other hryvnias ng Ukraine
    fil/UGX/one Ugandan shilling
    fil/UGX/other Ugandan shillings
    fil/USD/one dolyar ng US
    fil/USD/other dolyares ng US
    fil/UYU/other piso ng Uruguay
    fil/UZS/other Uzbekistan som
    fil/VEF/one bolívar ng Venezuela (2008–2018)
    fil/VEF/other bolívars ng Venezuela (2008–2018)
    fil/VES/one bolívar ng Venezuela
    fil/VES/other bolívars ng Venezuela
    fil/VND/other Vietnamese dong
    fil/VUV/one Vanuatu vatu
    fil/VUV/other Vanuatu vatus
    fil/WST/other Samoan tala
    fil/XAF/one CFA franc BEAC
    fil/XAF/other CFA francs BEAC
    fil/XCD/one dolyar ng Silangang Caribbean
    fil/XCD/other dolyares ng Silangang Caribbean
    fil/XOF/one CFA franc ng Kanlurang Africa
    fil/XOF/other CFA francs ng Kanlurang Africa
    fil/XPF/one CFP franc
    fil/XPF/other CFP francs
    fil/YER/one Yemeni rial
    fil/YER/other Yemeni rials
    fil/ZAR/other rand ng Timog Africa
    fil/ZMW/one Zambian kwacha
    fil/ZMW/other Zambian kwachas
    fo/AOA/one Angola kwanza
    fo/AOA/other Angola kwanzar
    fo/AUD/one Avstralskur dollari
    fo/AUD/other Avstralskir dollarar
    fo/BBD/one Barbados dollari
    fo/BBD/other Barbados dollarar
    fo/BGN/one bulgarskur lev
    fo/BGN/other bulgarskir leva
    fo/BIF/one Burundi frankur
    fo/BIF/other Burundi frankar
    fo/BMD/one Bermuda dollari
    fo/BMD/other Bermuda dollarar
    fo/BND/one Brunei dollari
    fo/BND/other Brunei dollarar
    fo/BRL/one Brasilianskur real
    fo/BRL/other Brasilianskir real
    fo/BSD/one Bahamaoyggjar dollari
    fo/BSD/other Bahamaoyggjar dollarar
    fo/BWP/one Botsvana pula
    fo/BWP/other Botsvana pular
    fo/BYN/one hvítarussiskur ruble
    fo/BYN/other hvítarussiskir ruble
    fo/BZD/one Belis dollari
    fo/BZD/other Belis dollarar
    fo/CAD/one kanadiskur dollari
    fo/CAD/other kanadiskir dollarar
    fo/CDF/one Kongo frankur
    fo/CDF/other Kongo frankar
    fo/CHF/one sveisiskur frankur
    fo/CHF/other sveisiskir frankar
    fo/CNY/one kinesiskur yuan
    fo/CNY/other kinesiskir yuan
    fo/CZK/one kekkiskt koruna
    fo/CZK/other kekkiskar korunur
    fo/DJF/one Djibuti frankur
    fo/DJF/other Djibuti frankar
    fo/DKK/one donsk króna
    fo/DKK/other danskar krónur
    fo/ERN/one Eritrea nakfa
    fo/ERN/other Eritrea nakfar
    fo/EUR/one evra
    fo/EUR/other evrur
    fo/FJD/one Fiji dollari
    fo/FJD/other Fiji dollarar
    fo/GNF/one Guinea frankur
    fo/GNF/other Guinea frankar
    fo/GYD/one Gujana dollari
    fo/GYD/other Gujana dollarar
    fo/HKD/one Hong Kong dollari
    fo/HKD/other Hong Kong dollarar
    fo/HUF/one ungarskur forintur
    fo/HUF/other ungarskir forintar
    fo/INR/one indiskur rupi
    fo/IRR/one iranskur rial
    fo/ISK/one íslendsk króna
    fo/ISK/other íslendskar krónur
    fo/JMD/one Jamaika dollari
    fo/JMD/other Jamaika dollarar
    fo/JPY/one japanskur yen
    fo/JPY/other japanskir yen
    fo/KES/one kenjanskur skillingur
    fo/KES/other kenjanskir skillingar
    fo/KMF/one Komoroyggjar frankur
    fo/KMF/other Komoroyggjar frankar
    fo/KYD/one Caymanoyggjar dollari
    fo/KYD/other Caymanoyggjar dollarar
    fo/LKR/one Sri Lanka rupi
    fo/LKR/other Sri Lanka rupis
    fo/LRD/one Liberia dollari
    fo/LRD/other Liberia dollarar
    fo/MDL/one moldovanskur leu
    fo/MDL/other moldovanskir lei
    fo/MRU/one Móritania ouguiya
    fo/MRU/other Móritania ouguiyar
    fo/NAD/one Namibia dollari
    fo/NAD/other Namibia dollarar
    fo/NOK/one norsk króna
    fo/NOK/other norskar krónur
    fo/NPR/one Nepal rupi
    fo/NPR/other Nepal rupis
    fo/NZD/one Nýsæland dollari
    fo/NZD/other Nýsæland dollarar
    fo/PKR/one Pakistan rupi
    fo/PKR/other Pakistan rupis
    fo/PLN/one pólskur zloty
    fo/PLN/other pólskir zloty
    fo/RON/one Rumenia leu
    fo/RON/other Rumenia lei
    fo/RWF/one Ruanda frankur
    fo/RWF/other Ruanda frankar
    fo/SBD/one Salomonoyggjar dollari
    fo/SBD/other Salomonoyggjar dollarar
    fo/SEK/one svensk króna
    fo/SEK/other svenskar krónur
    fo/SGD/one Singapor dollari
    fo/SGD/other Singapor dollarar
    fo/SOS/one Somalia skillingur
    fo/SOS/other Somalia skillingar
    fo/SRD/one Surinam dollari
    fo/SRD/other Surinam dollarar
    fo/STN/one Sao Tome & Prinsipi dobra
    fo/STN/other Sao Tome & Prinsipi dobrar
    fo/TRY/one Turkaland liri
    fo/TRY/other Turkaland lirir
    fo/TTD/one Trinidad & Tobago dollari
    fo/TTD/other Trinidad & Tobago dollarar
    fo/TWD/one Taivan new dollari
    fo/TWD/other Taivan new dollarar
    fo/TZS/one Tansania skillingur
    fo/TZS/other Tansania skillingar
    fo/UGX/one Uganda skillingur
    fo/UGX/other Uganda skillingar
    fo/USD/one US dollari
    fo/USD/other US dollarar
    fo/XAF/one Miðafrika CFA frankur
    fo/XAF/other Miðafrika CFA frankar
    fo/XCD/one Eystur Karibia dollari
    fo/XCD/other Eystur Karibia dollarar
    fo/XOF/one Vesturafrika CFA frankur
    fo/XOF/other Vesturafrika CFA frankar
    fo/XPF/one CFP frankur
    fo/XPF/other CFP frankar
    fr/AED/one dirham des Émirats arabes unis
    fr/AED/other dirhams des Émirats arabes unis
    fr/AFN/one afghani afghan
    fr/AFN/other afghanis afghan
    fr/ALL/one lek albanais
    fr/ALL/other leks albanais
    fr/AMD/one dram arménien
    fr/AMD/other drams arméniens
    fr/ANG/one florin antillais
    fr/ANG/other florins antillais
    fr/AOA/one kwanza angolais
    fr/AOA/other kwanzas angolais
    fr/ARS/one peso argentin
    fr/ARS/other pesos argentins
    fr/AUD/one dollar australien
    fr/AUD/other dollars australiens
    fr/AWG/one florin arubais
    fr/AWG/other florins arubais
    fr/AZN/one manat azéri
    fr/AZN/other manats azéris
    fr/BAM/one mark convertible bosniaque
    fr/BAM/other marks convertibles bosniaques
    fr/BBD/one dollar barbadien
    fr/BBD/other dollars barbadiens
    fr/BDT/one taka bangladeshi
    fr/BDT/other takas bangladeshis
    fr/BGN/one lev bulgare
    fr/BGN/other levs bulgares
    fr/BHD/one dinar bahreïni
    fr/BHD/other dinars bahreïnis
    fr/BIF/one franc burundais
    fr/BIF/other francs burundais
    fr/BMD/one dollar bermudien
    fr/BMD/other dollars bermudiens
    fr/BND/one dollar brunéien
    fr/BND/other dollars brunéiens
    fr/BOB/one boliviano bolivien
    fr/BOB/other bolivianos boliviens
    fr/BRL/one réal brésilien
    fr/BRL/other réals brésiliens
    fr/BSD/one dollar bahaméen
    fr/BSD/other dollars bahaméens
    fr/BTN/one ngultrum bouthanais
    fr/BTN/other ngultrums bouthanais
    fr/BWP/one pula botswanais
    fr/BWP/other pulas botswanais
    fr/BYN/one rouble biélorusse
    fr/BYN/other roubles biélorusses
    fr/BZD/one dollar bélizéen
    fr/BZD/other dollars bélizéens
    fr/CAD/one dollar canadien
    fr/CAD/other dollars canadiens
    fr/CDF/one franc congolais
    fr/CDF/other francs congolais
    fr/CHF/one franc suisse
    fr/CHF/other francs suisses
    fr/CLP/one peso chilien
    fr/CLP/other pesos chiliens
    fr/CNH/one yuan chinois (zone extracôtière)
    fr/CNH/other yuans chinois (zone extracôtière)
    fr/CNY/one yuan renminbi chinois
    fr/CNY/other yuans renminbi chinois
    fr/COP/one peso colombien
    fr/COP/other pesos colombiens
    fr/CRC/one colón costaricain
    fr/CRC/other colóns costaricains
    fr/CUC/one peso cubain convertible
    fr/CUC/other pesos cubains convertibles
    fr/CUP/one peso cubain
    fr/CUP/other pesos cubains
    fr/CVE/one escudo capverdien
    fr/CVE/other escudos capverdiens
    fr/CZK/one couronne tchèque
    fr/CZK/other couronnes tchèques
    fr/DJF/one franc djiboutien
    fr/DJF/other francs djiboutiens
    fr/DKK/one couronne danoise
    fr/DKK/other couronnes danoises
    fr/DOP/one peso dominicain
    fr/DOP/other pesos dominicains
    fr/DZD/one dinar algérien
    fr/DZD/other dinars algériens
    fr/EGP/one livre égyptienne
    fr/EGP/other livres égyptiennes
    fr/ERN/one nafka érythréen
    fr/ERN/other nafkas érythréens
    fr/ETB/one birr éthiopien
    fr/ETB/other birrs éthiopiens
    fr/EUR/one euro
    fr/EUR/other euros
    fr/FJD/one dollar fidjien
    fr/FJD/other dollars fidjiens
    fr/FKP/one livre des îles Malouines
    fr/FKP/other livres des îles Malouines
    fr/GBP/one livre sterling
    fr/GBP/other livres sterling
    fr/GEL/one lari géorgien
    fr/GEL/other lari géorgiens
    fr/GHS/one cédi ghanéen
    fr/GHS/other cédis ghanéens
    fr/GIP/one livre de Gibraltar
    fr/GIP/other livres de Gibraltar
    fr/GMD/one dalasi gambien
    fr/GMD/other dalasis gambiens
    fr/GNF/one franc guinéen
    fr/GNF/other francs guinéens
    fr/GTQ/one quetzal guatémaltèque
    fr/GTQ/other quetzals guatémaltèques
    fr/GYD/one dollar du Guyana
    fr/GYD/other dollars du Guyana
    fr/HKD/one dollar de Hong Kong
    fr/HKD/other dollars de Hong Kong
    fr/HNL/one lempira hondurien
    fr/HNL/other lempiras honduriens
    fr/HRK/one kuna croate
    fr/HRK/other kunas croates
    fr/HTG/one gourde haïtienne
    fr/HTG/other gourdes haïtiennes
    fr/HUF/one forint hongrois
    fr/HUF/other forints hongrois
    fr/IDR/one roupie indonésienne
    fr/IDR/other roupies indonésiennes
    fr/ILS/one nouveau shekel israélien
    fr/ILS/other nouveaux shekels israéliens
    fr/INR/one roupie indienne
    fr/INR/other roupies indiennes
    fr/IQD/one dinar irakien
    fr/IQD/other dinars irakiens
    fr/IRR/one riyal iranien
    fr/IRR/other riyals iraniens
    fr/ISK/one couronne islandaise
    fr/ISK/other couronnes islandaises
    fr/JMD/one dollar jamaïcain
    fr/JMD/other dollars jamaïcains
    fr/JOD/one dinar jordanien
    fr/JOD/other dinars jordaniens
    fr/JPY/one yen japonais
    fr/JPY/other yens japonais
    fr/KES/one shilling kényan
    fr/KES/other shillings kényans
    fr/KGS/one som kirghize
    fr/KGS/other soms kirghizes
    fr/KHR/one riel cambodgien
    fr/KHR/other riels cambodgiens
    fr/KMF/one franc comorien
    fr/KMF/other francs comoriens
    fr/KPW/one won nord-coréen
    fr/KPW/other wons nord-coréens
    fr/KRW/one won sud-coréen
    fr/KRW/other wons sud-coréens
    fr/KWD/one dinar koweïtien
    fr/KWD/other dinar koweïtiens
    fr/KYD/one dollar des îles Caïmans
    fr/KYD/other dollars des îles Caïmans
    fr/KZT/one tenge kazakh
    fr/KZT/other tenges kazakhs
    fr/LAK/one kip laotien
    fr/LAK/other kips laotiens
    fr/LBP/one livre libanaise
    fr/LBP/other livres libanaises
    fr/LKR/one roupie srilankaise
    fr/LKR/other roupies srilankaises
    fr/LRD/one dollar libérien
    fr/LRD/other dollars libériens
    fr/LSL/one loti lesothan
    fr/LSL/other maloti lesothans
    fr/LYD/one dinar libyen
    fr/LYD/other dinars libyens
    fr/MAD/one dirham marocain
    fr/MAD/other dirhams marocains
    fr/MAF/one franc marocain
    fr/MAF/other francs marocains
    fr/MDL/one leu moldave
    fr/MDL/other leus moldaves
    fr/MGA/one ariary malgache
    fr/MGA/other ariarys malgaches
    fr/MKD/one denar macédonien
    fr/MKD/other denars macédoniens
    fr/MMK/one kyat myanmarais
    fr/MMK/other kyats myanmarais
    fr/MNT/one tugrik mongol
    fr/MNT/other tugriks mongols
    fr/MOP/one pataca macanaise
    fr/MOP/other patacas macanaises
    fr/MRU/one ouguiya mauritanien
    fr/MRU/other ouguiyas mauritaniens
    fr/MUR/one roupie mauricienne
    fr/MUR/other roupies mauriciennes
    fr/MVR/one rufiyaa maldivienne
    fr/MVR/other rufiyaas maldiviennes
    fr/MWK/one kwacha malawite
    fr/MWK/other kwachas malawites
    fr/MXN/one peso mexicain
    fr/MXN/other pesos mexicains
    fr/MYR/one ringgit malais
    fr/MYR/other ringgits malais
    fr/MZN/one metical mozambicain
    fr/MZN/other meticais mozambicains
    fr/NAD/one dollar namibien
    fr/NAD/other dollars namibiens
    fr/NGN/one naira nigérian
    fr/NGN/other nairas nigérians
    fr/NIO/one córdoba oro nicaraguayen
    fr/NIO/other córdobas oro nicaraguayens
    fr/NOK/one couronne norvégienne
    fr/NOK/other couronnes norvégiennes
    fr/NPR/one roupie népalaise
    fr/NPR/other roupies népalaises
    fr/NZD/one dollar néo-zélandais
    fr/NZD/other dollars néo-zélandais
    fr/OMR/one riyal omanais
    fr/OMR/other riyals omanis
    fr/PAB/one balboa panaméen
    fr/PAB/other balboas panaméens
    fr/PEN/one sol péruvien
    fr/PEN/other sols péruviens
    fr/PGK/one kina papouan-néo-guinéen
    fr/PGK/other kinas papouan-néo-guinéens
    fr/PHP/one peso philippin
    fr/PHP/other pesos philippins
    fr/PKR/one roupie pakistanaise
    fr/PKR/other roupies pakistanaises
    fr/PLN/one zloty polonais
    fr/PLN/other zlotys polonais
    fr/PYG/one guaraní paraguayen
    fr/PYG/other guaranís paraguayens
    fr/QAR/one riyal qatari
    fr/QAR/other riyals qataris
    fr/RON/one leu roumain
    fr/RON/other lei roumains
    fr/RSD/one dinar serbe
    fr/RSD/other dinars serbes
    fr/RUB/one rouble russe
    fr/RUB/other roubles russes
    fr/RWF/one franc rwandais
    fr/RWF/other francs rwandais
    fr/SAR/one riyal saoudien
    fr/SAR/other riyals saoudiens
    fr/SBD/one dollar des îles Salomon
    fr/SBD/other dollars des îles Salomon
    fr/SCR/one roupie des Seychelles
    fr/SCR/other roupies des Seychelles
    fr/SDG/one livre soudanaise
    fr/SDG/other livres soudanaises
    fr/SEK/one couronne suédoise
    fr/SEK/other couronnes suédoises
    fr/SGD/one dollar de Singapour
    fr/SGD/other dollars de Singapour
    fr/SHP/one livre de Sainte-Hélène
    fr/SHP/other livres de Sainte-Hélène
    fr/SLE/one leone sierra-léonais
    fr/SLE/other leones sierra-léonais
    fr/SLL/one leone sierra-léonais (1964—2022)
    fr/SLL/other leones sierra-léonais (1964—2022)
    fr/SOS/one shilling somalien
    fr/SOS/other shillings somaliens
    fr/SRD/one dollar surinamais
    fr/SRD/other dollars surinamais
    fr/SSP/one livre sud-soudanaise
    fr/SSP/other livres sud-soudanaises
    fr/STN/one dobra santoméen
    fr/STN/other dobras santoméens
    fr/SYP/one livre syrienne
    fr/SYP/other livres syriennes
    fr/SZL/one lilangeni swazi
    fr/SZL/other lilangenis swazis
    fr/THB/one baht thaïlandais
    fr/THB/other bahts thaïlandais
    fr/TJS/one somoni tadjik
    fr/TJS/other somonis tadjiks
    fr/TMT/one nouveau manat turkmène
    fr/TMT/other nouveaux manats turkmènes
    fr/TND/one dinar tunisien
    fr/TND/other dinars tunisiens
    fr/TOP/one pa’anga tongan
    fr/TOP/other pa’angas tongans
    fr/TRY/one livre turque
    fr/TRY/other livres turques
    fr/TTD/one dollar de Trinité-et-Tobago
    fr/TTD/other dollars de Trinité-et-Tobago
    fr/TWD/one nouveau dollar taïwanais
    fr/TWD/other nouveaux dollars taïwanais
    fr/TZS/one shilling tanzanien
    fr/TZS/other shillings tanzaniens
    fr/UAH/one hryvnia ukrainienne
    fr/UAH/other hryvnias ukrainiennes
    fr/UGX/one shilling ougandais
    fr/UGX/other shillings ougandais
    fr/USD/one dollar des États-Unis
    fr/USD/other dollars des États-Unis
    fr/UYU/one peso uruguayen
    fr/UYU/other pesos uruguayens
    fr/UZS/one sum ouzbek
    fr/UZS/other sums ouzbeks
    fr/VEF/one bolivar vénézuélien (2008–2018)
    fr/VEF/other bolivars vénézuéliens (2008–2018)
    fr/VES/one bolivar vénézuélien
    fr/VES/other bolivars vénézuéliens
    fr/VND/one dông vietnamien
    fr/VND/other dôngs vietnamiens
    fr/VUV/one vatu vanuatuan
    fr/VUV/other vatus vanuatuans
    fr/WST/one tala samoan
    fr/WST/other talas samoans
    fr/XAF/one franc CFA (BEAC)
    fr/XAF/other francs CFA (BEAC)
    fr/XCD/one dollar des Caraïbes orientales
    fr/XCD/other dollars des Caraïbes orientales
    fr/XCG/one florin caribéen
    fr/XCG/other florins caribéens
    fr/XFO/one franc or
    fr/XFO/other francs or
    fr/XFU/one franc UIC
    fr/XFU/other francs UIC
    fr/XOF/one franc CFA (BCEAO)
    fr/XOF/other francs CFA (BCEAO)
    fr/XPF/one franc CFP
    fr/XPF/other francs CFP
    fr/XRE/one unité de fonds RINET
    fr/XRE/other unités de fonds RINET
    fr/YER/one riyal yéménite
    fr/YER/other riyals yéménites
    fr/ZAR/one rand sud-africain
    fr/ZAR/other rands sud-africains
    fr/ZMW/one kwacha zambien
    fr/ZMW/other kwachas zambiens
    fr_CA/AFN/other afghanis afghans
    fr_CA/AZN/one manat azerbaïdjanais
    fr_CA/AZN/other manats azerbaïdjanais
    fr_CA/CVE/one escudo cap-verdien
    fr_CA/CVE/other escudos cap-verdiens
    fr_CA/GYD/one dollar guyanien
    fr_CA/GYD/other dollars guyaniens
    fr_CA/IRR/one rial iranien
    fr_CA/IRR/other rials iraniens
    fr_CA/OMR/one rial omanais
    fr_CA/OMR/other rials omanis
    fr_CA/PEN/one nouveau sol péruvien
    fr_CA/PEN/other nouveaux sols péruviens
    fr_CA/PGK/one kina papou-néo-guinéen
    fr_CA/PGK/other kinas papou-néo-guinéens
    fr_CA/QAR/one riyal du Qatar
    fr_CA/QAR/other riyals du Qatar
    fr_CA/SAR/one rial saoudien
    fr_CA/SAR/other rials saoudiens
    fr_CA/SRD/one dollar du Suriname
    fr_CA/SRD/other dollars du Suriname
    fr_CA/TOP/one pa’anga
    fr_CA/TOP/other pa’angas
    fr_CA/VUV/one vatu
    fr_CA/VUV/other vatus
    fr_CA/WST/one tala
    fr_CA/WST/other talas
    fr_CA/YER/one rial yéménite
    fr_CA/YER/other rials yéménites
    fur/AUD/one dolar australian
    fur/AUD/other dolars australians
    fur/BRL/one real brasilian
    fur/BRL/other real brasilians
    fur/CAD/one dolar canadês
    fur/CAD/other dolars canadês
    fur/CHF/one franc svuizar
    fur/CHF/other francs svuizars
    fur/DKK/one corone danese
    fur/DKK/other coronis danesis
    fur/EUR/one euro
    fur/EUR/other euros
    fur/GBP/one sterline britaniche
    fur/GBP/other sterlinis britanichis
    fur/HKD/one dolar di Hong Kong
    fur/HKD/other dolars di Hong Kong
    fur/IDR/one rupiah indonesiane
    fur/IDR/other rupiah indonesianis
    fur/INR/one rupie indiane
    fur/INR/other rupiis indianis
    fur/MXN/one peso messican
    fur/MXN/other pesos messicans
    fur/NOK/one corone norvegjese
    fur/NOK/other coronis norvegjesis
    fur/PLN/one zloty polac
    fur/PLN/other zloty polacs
    fur/RUB/one rubli rus
    fur/RUB/other rublis rus
    fur/SAR/one riyal de Arabie Saudite
    fur/SAR/other riyals de Arabie Saudite
    fur/SEK/one corone svedese
    fur/SEK/other coronis svedesis
    fur/TRY/one lire turche
    fur/TRY/other liris turchis
    fur/TWD/one gnûf dolar taiwanês
    fur/TWD/other gnûfs dolars taiwanês
    fur/USD/one dolar american
    fur/USD/other dolars americans
    fur/ZAR/one rand sudafrican
    fur/ZAR/other rands sudafricans
    fy/AED/other VAE-dirham
    fy/BGN/one Bulgaarse lev
    fy/BGN/other Bulgaarse leva
    fy/CNY/other Sineeske renminbi
    fy/CZK/one Tsjechyske kroon
    fy/CZK/other Tsjechyske kronen
    fy/DKK/one Deenske kroon
    fy/DKK/other Deenske kronen
    fy/EUR/other euro
    fy/ISK/one Yslânske kroon
    fy/ISK/other Yslânske kronen
    fy/NOK/one Noarske kroon
    fy/NOK/other Noarske kronen
    fy/SEK/one Sweedske kroon
    fy/SEK/other Sweedske kronen
    fy/XPF/one CFP-franc
    fy/XPF/other CFP-frank
    ga/AED/few dhirham Aontas na nÉimíríochtaí Arabacha
    ga/AED/many ndirham Aontas na nÉimíríochtaí Arabacha
    ga/AED/other dirham Aontas na nÉimíríochtaí Arabacha
    ga/AED/two dhirham Aontas na nÉimíríochtaí Arabacha
    ga/AFN/many n-afghani na hAfganastáine
    ga/AFN/other afghani na hAfganastáine
    ga/ALL/few lek na hAlbáine
    ga/ALL/many lek na hAlbáine
    ga/ALL/one lek na hAlbáine
    ga/ALL/two lek na hAlbáine
    ga/AMD/few dhram na hAirméine
    ga/AMD/many ndram na hAirméine
    ga/AMD/other dram na hAirméine
    ga/AMD/two dhram na hAirméine
    ga/ANG/few ghildear Aintillí na hÍsiltíre
    ga/ANG/many ngildear Aintillí na hÍsiltíre
    ga/ANG/one ghildear Aintillí na hÍsiltíre
    ga/ANG/other gildear Aintillí na hÍsiltíre
    ga/ANG/two ghildear Aintillí na hÍsiltíre
    ga/AOA/other kwanza Angóla
    ga/ARM/few pheso na hAirgintíne (1881–1970)
    ga/ARM/many bpeso na hAirgintíne (1881–1970)
    ga/ARM/one pheso na hAirgintíne (1881–1970)
    ga/ARM/other peso na hAirgintíne (1881–1970)
    ga/ARM/two pheso na hAirgintíne (1881–1970)
    ga/ARS/few pheso na hAirgintíne
    ga/ARS/many bpeso na hAirgintíne
    ga/ARS/one pheso na hAirgintíne
    ga/ARS/other peso na hAirgintíne
    ga/ARS/two pheso na hAirgintíne
    ga/AUD/few dhollar na hAstráile
    ga/AUD/many ndollar na hAstráile
    ga/AUD/other dollar na hAstráile
    ga/AUD/two dhollar na hAstráile
    ga/AWG/few fhlóirín Arúba
    ga/AWG/many bhflóirín Arúba
    ga/AWG/one fhlóirín Arúba
    ga/AWG/other flóirín Arúba
    ga/AWG/two fhlóirín Arúba
    ga/AZN/few mhanat na hAsarbaiseáine
    ga/AZN/one mhanat na hAsarbaiseáine
    ga/AZN/other manat na hAsarbaiseáine
    ga/AZN/two mhanat na hAsarbaiseáine
    ga/BAM/few mharg inmhalartaithe na Boisnia-Heirseagaivéine
    ga/BAM/one mharg inmhalartaithe na Boisnia-Heirseagaivéine
    ga/BAM/other marg inmhalartaithe na Boisnia-Heirseagaivéine
    ga/BAM/two mharg inmhalartaithe na Boisnia-Heirseagaivéine
    ga/BBD/few dhollar Bharbadós
    ga/BBD/many ndollar Bharbadós
    ga/BBD/other dollar Bharbadós
    ga/BBD/two dhollar Bharbadós
    ga/BDT/few thaka na Banglaidéise
    ga/BDT/many dtaka na Banglaidéise
    ga/BDT/other taka na Banglaidéise
    ga/BDT/two thaka na Banglaidéise
    ga/BGN/other lev na Bulgáire
    ga/BGO/other lev na Bulgáire (1879–1952)
    ga/BHD/few dhinar Bhairéin
    ga/BHD/many ndinar Bhairéin
    ga/BHD/other dinar Bhairéin
    ga/BHD/two dhinar Bhairéin
    ga/BIF/few fhranc na Burúine
    ga/BIF/many bhfranc na Burúine
    ga/BIF/one fhranc na Burúine
    ga/BIF/other franc na Burúine
    ga/BIF/two fhranc na Burúine
    ga/BMD/few dhollar Bheirmiúda
    ga/BMD/many ndollar Bheirmiúda
    ga/BMD/other dollar Bheirmiúda
    ga/BMD/two dhollar Bheirmiúda
    ga/BND/few dhollar Bhrúiné
    ga/BND/many ndollar Bhrúiné
    ga/BND/other dollar Bhrúiné
    ga/BND/two dhollar Bhrúiné
    ga/BOB/few bholiviano
    ga/BOB/many mboliviano
    ga/BOB/one bholiviano
    ga/BOB/other boliviano
    ga/BOB/two bholiviano
    ga/BRL/other real na Brasaíle
    ga/BRZ/few chruzeiro na Brasaíle (1942–1967)
    ga/BRZ/many gcruzeiro na Brasaíle (1942–1967)
    ga/BRZ/one chruzeiro na Brasaíle (1942–1967)
    ga/BRZ/other cruzeiro na Brasaíle (1942–1967)
    ga/BRZ/two chruzeiro na Brasaíle (1942–1967)
    ga/BSD/few dhollar na mBahámaí
    ga/BSD/many ndollar na mBahámaí
    ga/BSD/other dollar na mBahámaí
    ga/BSD/two dhollar na mBahámaí
    ga/BTN/other ngultrum na Bútáine
    ga/BWP/few phula na Botsuáine
    ga/BWP/many bpula na Botsuáine
    ga/BWP/one phula na Botsuáine
    ga/BWP/other pula na Botsuáine
    ga/BWP/two phula na Botsuáine
    ga/BYN/other rúbal na Bealarúise
    ga/BZD/few dhollar na Beilíse
    ga/BZD/many ndollar na Beilíse
    ga/BZD/other dollar na Beilíse
    ga/BZD/two dhollar na Beilíse
    ga/CAD/few dhollar Cheanada
    ga/CAD/many ndollar Cheanada
    ga/CAD/other dollar Cheanada
    ga/CAD/two dhollar Cheanada
    ga/CDF/few fhranc an Chongó
    ga/CDF/many bhfranc an Chongó
    ga/CDF/one fhranc an Chongó
    ga/CDF/other franc an Chongó
    ga/CDF/two fhranc an Chongó
    ga/CHF/few fhranc na hEilvéise
    ga/CHF/many bhfranc na hEilvéise
    ga/CHF/one fhranc na hEilvéise
    ga/CHF/other franc na hEilvéise
    ga/CHF/two fhranc na hEilvéise
    ga/CLE/many n-escudo na Sile
    ga/CLE/other escudo na Sile
    ga/CLP/few pheso na Sile
    ga/CLP/many bpeso na Sile
    ga/CLP/one pheso na Sile
    ga/CLP/other peso na Sile
    ga/CLP/two pheso na Sile
    ga/CNY/other yuan na Síne
    ga/COP/few pheso na Colóime
    ga/COP/many bpeso na Colóime
    ga/COP/one pheso na Colóime
    ga/COP/other peso na Colóime
    ga/COP/two pheso na Colóime
    ga/CRC/few cholón Chósta Ríce
    ga/CRC/many gcolón Chósta Ríce
    ga/CRC/one cholón Chósta Ríce
    ga/CRC/other colón Chósta Ríce
    ga/CRC/two cholón Chósta Ríce
    ga/CUC/few pheso inmhalartaithe Chúba
    ga/CUC/many bpeso inmhalartaithe Chúba
    ga/CUC/one pheso inmhalartaithe Chúba
    ga/CUC/other peso inmhalartaithe Chúba
    ga/CUC/two pheso inmhalartaithe Chúba
    ga/CUP/few pheso Chúba
    ga/CUP/many bpeso Chúba
    ga/CUP/one pheso Chúba
    ga/CUP/other peso Chúba
    ga/CUP/two pheso Chúba
    ga/CVE/many n-escudo Rinn Verde
    ga/CVE/other escudo Rinn Verde
    ga/CZK/other koruna Phoblacht na Seice
    ga/DJF/few fhranc Djibouti
    ga/DJF/many bhfranc Djibouti
    ga/DJF/one fhranc Djibouti
    ga/DJF/other franc Djibouti
    ga/DJF/two fhranc Djibouti
    ga/DKK/few choróin na Danmhairge
    ga/DKK/many gcoróin na Danmhairge
    ga/DKK/one choróin na Danmhairge
    ga/DKK/other coróin na Danmhairge
    ga/DKK/two choróin na Danmhairge
    ga/DOP/few pheso na Poblachta Doiminicí
    ga/DOP/many bpeso na Poblachta Doiminicí
    ga/DOP/one pheso na Poblachta Doiminicí
    ga/DOP/other peso na Poblachta Doiminicí
    ga/DOP/two pheso na Poblachta Doiminicí
    ga/DZD/few dhinar na hAilgéire
    ga/DZD/many ndinar na hAilgéire
    ga/DZD/other dinar na hAilgéire
    ga/DZD/two dhinar na hAilgéire
    ga/EGP/few phunt na hÉigipte
    ga/EGP/many bpunt na hÉigipte
    ga/EGP/one phunt na hÉigipte
    ga/EGP/other punt na hÉigipte
    ga/EGP/two phunt na hÉigipte
    ga/ERN/other nakfa na hEiritré
    ga/ETB/few bhirr na hAetóipe
    ga/ETB/many mbirr na hAetóipe
    ga/ETB/one bhirr na hAetóipe
    ga/ETB/other birr na hAetóipe
    ga/ETB/two bhirr na hAetóipe
    ga/EUR/other euro
    ga/FJD/few dhollar Fhidsí
    ga/FJD/many ndollar Fhidsí
    ga/FJD/other dollar Fhidsí
    ga/FJD/two dhollar Fhidsí
    ga/FKP/few phunt Oileáin Fháclainne
    ga/FKP/many bpunt Oileáin Fháclainne
    ga/FKP/one phunt Oileáin Fháclainne
    ga/FKP/other punt Oileáin Fháclainne
    ga/FKP/two phunt Oileáin Fháclainne
    ga/GBP/few phunt steirling
    ga/GBP/many bpunt steirling
    ga/GBP/one phunt steirling
    ga/GBP/other punt steirling
    ga/GBP/two phunt steirling
    ga/GEL/other lari na Seoirsia
    ga/GHS/few chedi Ghána
    ga/GHS/many gcedi Ghána
    ga/GHS/one chedi Ghána
    ga/GHS/other cedi Ghána
    ga/GHS/two chedi Ghána
    ga/GIP/few phunt Ghiobráltar
    ga/GIP/many bpunt Ghiobráltar
    ga/GIP/one phunt Ghiobráltar
    ga/GIP/other punt Ghiobráltar
    ga/GIP/two phunt Ghiobráltar
    ga/GMD/few dhalasi na Gaimbia
    ga/GMD/many ndalasi na Gaimbia
    ga/GMD/other dalasi na Gaimbia
    ga/GMD/two dhalasi na Gaimbia
    ga/GNF/few fhranc na Guine
    ga/GNF/many bhfranc na Guine
    ga/GNF/one fhranc na Guine
    ga/GNF/other franc na Guine
    ga/GNF/two fhranc na Guine
    ga/GTQ/other quetzal Ghuatamala
    ga/GYD/few dhollar na Guáine
    ga/GYD/many ndollar na Guáine
    ga/GYD/other dollar na Guáine
    ga/GYD/two dhollar na Guáine
    ga/HKD/few dhollar Hong Cong
    ga/HKD/many ndollar Hong Cong
    ga/HKD/other dollar Hong Cong
    ga/HKD/two dhollar Hong Cong
    ga/HNL/other lempira Hondúras
    ga/HRK/other kuna na Cróite
    ga/HTG/few ghourde Háítí
    ga/HTG/many ngourde Háítí
    ga/HTG/one ghourde Háítí
    ga/HTG/other gourde Háítí
    ga/HTG/two ghourde Háítí
    ga/HUF/few fhorint na hUngáire
    ga/HUF/many bhforint na hUngáire
    ga/HUF/one fhorint na hUngáire
    ga/HUF/other forint na hUngáire
    ga/HUF/two fhorint na hUngáire
    ga/IDR/other rupiah na hIndinéise
    ga/ILS/few sheiceal nua Iosrael
    ga/ILS/other seiceal nua Iosrael
    ga/ILS/two sheiceal nua Iosrael
    ga/INR/other rúipí na hIndia
    ga/IQD/few dhinar na hIaráice
    ga/IQD/many ndinar na hIaráice
    ga/IQD/other dinar na hIaráice
    ga/IQD/two dhinar na hIaráice
    ga/IRR/other rial na hIaráine
    ga/ISK/other króna na hÍoslainne
    ga/JMD/few dhollar na hIamáice
    ga/JMD/many ndollar na hIamáice
    ga/JMD/other dollar na hIamáice
    ga/JMD/two dhollar na hIamáice
    ga/JOD/few dhinar na hIordáine
    ga/JOD/many ndinar na hIordáine
    ga/JOD/other dinar na hIordáine
    ga/JOD/two dhinar na hIordáine
    ga/JPY/other yen na Seapáine
    ga/KES/other scilling na Céinia
    ga/KGS/few shom na Cirgeastáine
    ga/KGS/other som na Cirgeastáine
    ga/KGS/two shom na Cirgeastáine
    ga/KHR/other riel na Cambóide
    ga/KMF/few fhranc Oileáin Chomóra
    ga/KMF/many bhfranc Oileáin Chomóra
    ga/KMF/one fhranc Oileáin Chomóra
    ga/KMF/other franc Oileáin Chomóra
    ga/KMF/two fhranc Oileáin Chomóra
    ga/KPW/other won na Cóiré Thuaidh
    ga/KRW/other won na Cóiré Theas
    ga/KWD/few dhinar Chuáit
    ga/KWD/many ndinar Chuáit
    ga/KWD/other dinar Chuáit
    ga/KWD/two dhinar Chuáit
    ga/KYD/few dhollar Oileáin Cayman
    ga/KYD/many ndollar Oileáin Cayman
    ga/KYD/other dollar Oileáin Cayman
    ga/KYD/two dhollar Oileáin Cayman
    ga/KZT/few thenge na Casacstáine
    ga/KZT/many dtenge na Casacstáine
    ga/KZT/other tenge na Casacstáine
    ga/KZT/two thenge na Casacstáine
    ga/LAK/other kip Laos
    ga/LBP/few phunt na Liobáine
    ga/LBP/many bpunt na Liobáine
    ga/LBP/one phunt na Liobáine
    ga/LBP/other punt na Liobáine
    ga/LBP/two phunt na Liobáine
    ga/LKR/other rúipí Shrí Lanca
    ga/LRD/few dhollar na Libéire
    ga/LRD/many ndollar na Libéire
    ga/LRD/other dollar na Libéire
    ga/LRD/two dhollar na Libéire
    ga/LSL/other loti Leosóta
    ga/LSL/two Loti Leosóta
    ga/LYD/few dhinar na Libia
    ga/LYD/many ndinar na Libia
    ga/LYD/other dinar na Libia
    ga/LYD/two dhinar na Libia
    ga/MAD/few dhirham Mharacó
    ga/MAD/many ndirham Mharacó
    ga/MAD/other dirham Mharacó
    ga/MAD/two dhirham Mharacó
    ga/MAF/few fhranc Mharacó
    ga/MAF/many bhfranc Mharacó
    ga/MAF/one fhranc Mharacó
    ga/MAF/other franc Mharacó
    ga/MAF/two fhranc Mharacó
    ga/MDL/other leu na Moldóive
    ga/MGA/many n-ariary Mhadagascar
    ga/MGA/other ariary Mhadagascar
    ga/MKD/few dhenar na Macadóine
    ga/MKD/many ndenar na Macadóine
    ga/MKD/other denar na Macadóine
    ga/MKD/two dhenar na Macadóine
    ga/MMK/other kyat Mhaenmar
    ga/MNT/few thugrik na Mongóile
    ga/MNT/many dtugrik na Mongóile
    ga/MNT/other tugrik na Mongóile
    ga/MNT/two thugrik na Mongóile
    ga/MOP/few phataca Mhacao
    ga/MOP/many bpataca Mhacao
    ga/MOP/one phataca Mhacao
    ga/MOP/other pataca Mhacao
    ga/MOP/two phataca Mhacao
    ga/MRU/many n-ouguiya na Máratáine
    ga/MRU/other ouguiya na Máratáine
    ga/MUR/other rúipí Oileán Mhuirís
    ga/MVP/other rúipí Oileáin Mhaildíve
    ga/MVR/other rufiyaa Oileáin Mhaildíve
    ga/MWK/other kwacha na Maláive
    ga/MXN/few pheso Mheicsiceo
    ga/MXN/many bpeso Mheicsiceo
    ga/MXN/one pheso Mheicsiceo
    ga/MXN/other peso Mheicsiceo
    ga/MXN/two pheso Mheicsiceo
    ga/MYR/other ringgit na Malaeisia
    ga/MZN/few mhetical Mhósaimbíc
    ga/MZN/one mhetical Mhósaimbíc
    ga/MZN/other metical Mhósaimbíc
    ga/MZN/two mhetical Mhósaimbíc
    ga/NAD/few dhollar na Namaibe
    ga/NAD/many ndollar na Namaibe
    ga/NAD/other dollar na Namaibe
    ga/NAD/two dhollar na Namaibe
    ga/NGN/other naira na Nigéire
    ga/NIO/few chórdoba Nicearagua
    ga/NIO/many gcórdoba Nicearagua
    ga/NIO/one chórdoba Nicearagua
    ga/NIO/other córdoba Nicearagua
    ga/NIO/two chórdoba Nicearagua
    ga/NOK/few choróin na hIorua
    ga/NOK/many gcoróin na hIorua
    ga/NOK/one choróin na hIorua
    ga/NOK/other coróin na hIorua
    ga/NOK/two choróin na hIorua
    ga/NPR/other rúipí Neipeal
    ga/NZD/few dhollar na Nua-Shéalainne
    ga/NZD/many ndollar na Nua-Shéalainne
    ga/NZD/other dollar na Nua-Shéalainne
    ga/NZD/two dhollar na Nua-Shéalainne
    ga/OMR/other rial Óman
    ga/PAB/few bhalboa Phanama
    ga/PAB/many mbalboa Phanama
    ga/PAB/one bhalboa Phanama
    ga/PAB/other balboa Phanama
    ga/PAB/two bhalboa Phanama
    ga/PEN/few sol Pheiriú
    ga/PEN/many sol Pheiriú
    ga/PEN/one sol Pheiriú
    ga/PEN/two shol Pheiriú
    ga/PGK/other kina Nua-Ghuine Phapua
    ga/PHP/few pheso na nOileán Filipíneach
    ga/PHP/many bpeso na nOileán Filipíneach
    ga/PHP/one pheso na nOileán Filipíneach
    ga/PHP/other peso na nOileán Filipíneach
    ga/PHP/two pheso na nOileán Filipíneach
    ga/PKR/other rúipí na Pacastáine
    ga/PLN/other zloty na Polainne
    ga/PYG/few ghuaraní Pharagua
    ga/PYG/many nguaraní Pharagua
    ga/PYG/one ghuaraní Pharagua
    ga/PYG/other guaraní Pharagua
    ga/PYG/two ghuaraní Pharagua
    ga/QAR/other riyal Chatar
    ga/RON/other leu na Rómáine
    ga/RSD/few dhinar na Seirbia
    ga/RSD/many ndinar na Seirbia
    ga/RSD/other dinar na Seirbia
    ga/RSD/two dhinar na Seirbia
    ga/RUB/other rúbal na Rúise
    ga/RWF/few fhranc Ruanda
    ga/RWF/many bhfranc Ruanda
    ga/RWF/one fhranc Ruanda
    ga/RWF/other franc Ruanda
    ga/RWF/two fhranc Ruanda
    ga/SAR/other riyal na hAraibe Sádaí
    ga/SBD/few dhollar Oileáin Sholomón
    ga/SBD/many ndollar Oileáin Sholomón
    ga/SBD/other dollar Oileáin Sholomón
    ga/SBD/two dhollar Oileáin Sholomón
    ga/SCR/other rúipí na Séiséal
    ga/SDG/few phunt na Súdáine
    ga/SDG/many bpunt na Súdáine
    ga/SDG/one phunt na Súdáine
    ga/SDG/other punt na Súdáine
    ga/SDG/two phunt na Súdáine
    ga/SEK/few choróin na Sualainne
    ga/SEK/many gcoróin na Sualainne
    ga/SEK/one choróin na Sualainne
    ga/SEK/other coróin na Sualainne
    ga/SEK/two choróin na Sualainne
    ga/SGD/few dhollar Shingeapór
    ga/SGD/many ndollar Shingeapór
    ga/SGD/other dollar Shingeapór
    ga/SGD/two dhollar Shingeapór
    ga/SHP/few phunt San Héilin
    ga/SHP/many bpunt San Héilin
    ga/SHP/one phunt San Héilin
    ga/SHP/other punt San Héilin
    ga/SHP/two phunt San Héilin
    ga/SLE/other leone Shiarra Leon
    ga/SLL/other leone Shiarra Leon (1964—2022)
    ga/SOS/other scilling na Somáile
    ga/SRD/few dhollar Shuranam
    ga/SRD/many ndollar Shuranam
    ga/SRD/other dollar Shuranam
    ga/SRD/two dhollar Shuranam
    ga/SSP/few phunt na Súdáine Theas
    ga/SSP/many bpunt na Súdáine Theas
    ga/SSP/one phunt na Súdáine Theas
    ga/SSP/other punt na Súdáine Theas
    ga/SSP/two phunt na Súdáine Theas
    ga/STN/few dhobra São Tomé agus Príncipe
    ga/STN/many ndobra São Tomé agus Príncipe
    ga/STN/other dobra São Tomé agus Príncipe
    ga/STN/two dhobra São Tomé agus Príncipe
    ga/SYP/few phunt na Siria
    ga/SYP/many bpunt na Siria
    ga/SYP/one phunt na Siria
    ga/SYP/other punt na Siria
    ga/SYP/two phunt na Siria
    ga/SZL/other lilangeni na Suasalainne
    ga/THB/few bhaht na Téalainne
    ga/THB/many mbaht na Téalainne
    ga/THB/one bhaht na Téalainne
    ga/THB/other baht na Téalainne
    ga/THB/two bhaht na Téalainne
    ga/TJS/few shomoni na Táidsíceastáine
    ga/TJS/other somoni na Táidsíceastáine
    ga/TJS/two shomoni na Táidsíceastáine
    ga/TMT/few mhanat na Tuircméanastáine
    ga/TMT/one mhanat na Tuircméanastáine
    ga/TMT/other manat na Tuircméanastáine
    ga/TMT/two mhanat na Tuircméanastáine
    ga/TND/few dhinar na Túinéise
    ga/TND/many ndinar na Túinéise
    ga/TND/other dinar na Túinéise
    ga/TND/two dhinar na Túinéise
    ga/TOP/few phaʻanga Thonga
    ga/TOP/many bpaʻanga Thonga
    ga/TOP/one phaʻanga Thonga
    ga/TOP/other paʻanga Thonga
    ga/TOP/two phaʻanga Thonga
    ga/TRY/other lira na Tuirce
    ga/TTD/few dhollar Oileán na Tríonóide agus Tobága
    ga/TTD/many ndollar Oileán na Tríonóide agus Tobága
    ga/TTD/other dollar Oileán na Tríonóide agus Tobága
    ga/TTD/two dhollar Oileán na Tríonóide agus Tobága
    ga/TWD/few dhollar nua na Téaváine
    ga/TWD/many ndollar nua na Téaváine
    ga/TWD/other dollar nua na Téaváine
    ga/TWD/two dhollar nua na Téaváine
    ga/TZS/other scilling na Tansáine
    ga/UAH/other hryvnia na hÚcráine
    ga/UGX/other scilling Uganda
    ga/USD/few dhollar S.A.M.
    ga/USD/many ndollar S.A.M.
    ga/USD/other dollar S.A.M.
    ga/USD/two dhollar S.A.M.
    ga/UYU/few pheso Uragua
    ga/UYU/many bpeso Uragua
    ga/UYU/one pheso Uragua
    ga/UYU/other peso Uragua
    ga/UYU/two pheso Uragua
    ga/UZS/few shum na hÚisbéiceastáine
    ga/UZS/other sum na hÚisbéiceastáine
    ga/UZS/two shum na hÚisbéiceastáine
    ga/VEF/few bholívar Veiniséala (2008–2018)
    ga/VEF/many mbolívar Veiniséala (2008–2018)
    ga/VEF/one bholívar Veiniséala (2008–2018)
    ga/VEF/other bolívar Veiniséala (2008–2018)
    ga/VEF/two bholívar Veiniséala (2008–2018)
    ga/VES/few bholívar Veiniséala
    ga/VES/many mbolívar Veiniséala
    ga/VES/one bholívar Veiniséala
    ga/VES/other bolívar Veiniséala
    ga/VES/two bholívar Veiniséala
    ga/VND/few dhong Vítneam
    ga/VND/many ndong Vítneam
    ga/VND/one dong Vítneam
    ga/VND/two dhong Vítneam
    ga/VNN/few dhong Vítneam (1978–1985)
    ga/VNN/many ndong Vítneam (1978–1985)
    ga/VNN/other dong Vítneam (1978–1985)
    ga/VNN/two dhong Vítneam (1978–1985)
    ga/VUV/other vatu Vanuatú
    ga/WST/few thala Shamó
    ga/WST/many dtala Shamó
    ga/WST/other tala Shamó
    ga/WST/two thala Shamó
    ga/XAF/few fhranc CFA na hAfraice Láir
    ga/XAF/many bhfranc CFA na hAfraice Láir
    ga/XAF/one fhranc CFA na hAfraice Láir
    ga/XAF/other franc CFA na hAfraice Láir
    ga/XAF/two fhranc CFA na hAfraice Láir
    ga/XCD/few dhollar na Cairibe Thoir
    ga/XCD/many ndollar na Cairibe Thoir
    ga/XCD/other dollar na Cairibe Thoir
    ga/XCD/two dhollar na Cairibe Thoir
    ga/XOF/few fhranc CFA Iarthar na hAfraice
    ga/XOF/many bhfranc CFA Iarthar na hAfraice
    ga/XOF/one fhranc CFA Iarthar na hAfraice
    ga/XOF/other franc CFA Iarthar na hAfraice
    ga/XOF/two fhranc CFA Iarthar na hAfraice
    ga/XPF/few fhranc CFP
    ga/XPF/many bhfranc CFP
    ga/XPF/one fhranc CFP
    ga/XPF/other franc CFP
    ga/XPF/two fhranc CFP
    ga/YER/other rial Éimin
    ga/YUR/few Dinar Leasaithe na hIúgsláive (1992–1993)
    ga/YUR/many Dinar Leasaithe na hIúgsláive (1992–1993)
    ga/YUR/one Dinar Leasaithe na hIúgsláive (1992–1993)
    ga/YUR/other Dinars Leasaithe na hIúgsláive (1992–1993)
    ga/YUR/two Dinar Leasaithe na hIúgsláive (1992–1993)
    ga/ZAR/other rand na hAfraice Theas
    ga/ZMW/other kwacha na Saimbia
    gaa/ALL/other Albania lekii
    gaa/ANG/other Netherlands Antillea guildai
    gaa/AOA/other Angola kwanzai
    gaa/ARS/other Argentina pesoi
    gaa/AWG/other Aruba florinii
    gaa/BAM/other Bosnia-Herzegovina markii ni hiɔ tsakemɔ
    gaa/BBD/other Barbados dɔlai
    gaa/BGN/other Bulgaria levii
    gaa/BIF/other Burundi frankii
    gaa/BMD/other Bermuda dɔlai
    gaa/BOB/other Bolivia bolivianoi
    gaa/BRL/other Brazil realii
    gaa/BSD/other Bahamas dɔlai
    gaa/BWP/other Botswana pulai
    gaa/BYN/other Belarus rubolii
    gaa/BZD/other Belize dɔlai
    gaa/CAD/other Kanada dɔlai
    gaa/CDF/other Kongo frankii
    gaa/CHF/other Switzerland frankii
    gaa/CLP/other Tsili pesoi
    gaa/COP/other Kolombia pesoi
    gaa/CRC/other Kosta Rika kolónii
    gaa/CUC/other Kuba pesoi ni hiɔ tsakemɔ
    gaa/CUP/other Kuba pesoi
    gaa/CZK/other Tsek korunai
    gaa/DJF/other Djibouti frankii
    gaa/DKK/other Denmark kronei
    gaa/DOP/other Dominika pesoi
    gaa/DZD/other Algeria dinarii
    gaa/EGP/other Ejipt pounds
    gaa/ERN/other Eritrea nakfai
    gaa/ETB/other Ethiopia birri
    gaa/EUR/other yuro
    gaa/FKP/other Falkland Ŋshɔkpɔi pounds
    gaa/GBP/other Britain pounds
    gaa/GHS/other Ghana sidii
    gaa/GIP/other Gibraltar pounds
    gaa/GMD/other Gambia dalasii
    gaa/GNF/other Guinea frankii
    gaa/GTQ/other Guatemala kuetzalii
    gaa/GYD/other Guyan dɔlai
    gaa/HNL/other Hondura lempirai
    gaa/HRK/other Kroatia kunai
    gaa/HTG/other Haiti gourdei
    gaa/HUF/other Hungary forintii
    gaa/ISK/other Aisland krónai
    gaa/JMD/other Jamaika dɔlai
    gaa/KES/other Kenya sheleŋ
    gaa/KMF/other Komoros frankii
    gaa/KYD/other Kayman Ŋshɔkpɔi dɔlai
    gaa/LRD/other Liberia dɔlai
    gaa/LYD/other Libia dinarii
    gaa/MAD/other Moroko dirhamii
    gaa/MDL/other Moldova leuii
    gaa/MGA/other Madagaska ariarii
    gaa/MKD/other Makedonia denarii
    gaa/MRU/other Mauritania ouguiyai
    gaa/MUR/other Mauritius rupii
    gaa/MWK/other Malawi kwatsai
    gaa/MXN/other Meziko pesoi
    gaa/MZN/other Mozambik metikalii
    gaa/NAD/other Namibia dɔlai
    gaa/NGN/other Anago nairai
    gaa/NIO/other Nikaragua kórdobai
    gaa/NOK/other Norway kronei
    gaa/PAB/other Panama balboai
    gaa/PEN/other Peru solii
    gaa/PLN/other Poland zlotii
    gaa/PYG/other Paraguay guaranii
    gaa/RON/other Romania leuii
    gaa/RSD/other Serbia dinarii
    gaa/RUB/other Russia rubolii
    gaa/RWF/other Rwanda frankii
    gaa/SCR/other Seyshɛl rupii
    gaa/SDG/other Sudan pounds
    gaa/SEK/other Sweden kronai
    gaa/SHP/other St. Helena pounds
    gaa/SOS/other Somali sheleŋ
    gaa/SRD/other Surinam dɔlai
    gaa/SSP/other Sudan Anai pounds
    gaa/SZL/other Swazi lilangenii
    gaa/TND/other Tunisia dinarii
    gaa/TTD/other Trinidad Kɛ Tobago dɔlai
    gaa/TZS/other Tanzania sheleŋ
    gaa/UAH/other Ukrainia hryvniai
    gaa/UGX/other Uganda sheleŋ
    gaa/USD/other US dɔlai
    gaa/UYU/other Uruguay pesoi
    gaa/VES/other Venezuela bolívarii
    gaa/XCD/other Karibbean Bokã dɔlai
    gaa/XOF/other Afrika Anai Sefa Frankii
    gaa/ZAR/other South Afrika randii
    gaa/ZMW/other Zambia kwatsai
    gd/AED/other dirham nan IAA
    gd/AED/two dhirham nan IAA
    gd/AFN/other afghani Afghanach
    gd/ALL/other lek Albàineach
    gd/AMD/other dram Airmeineach
    gd/AMD/two dhram Airmeineach
    gd/ANG/one ghulden Eileanan Aintilia nan Tìrean Ìsle
    gd/ANG/other gulden Eileanan Aintilia nan Tìrean Ìsle
    gd/ANG/two ghulden Eileanan Aintilia nan Tìrean Ìsle
    gd/AOA/other kwanza Angòlach
    gd/ARL/few pesothan ley Argantaineach (1970–1983)
    gd/ARL/one pheso ley Argantaineach (1970–1983)
    gd/ARL/other peso ley Argantaineach (1970–1983)
    gd/ARL/two pheso ley Argantaineach (1970–1983)
    gd/ARM/few pesothan Argantaineach (1881–1970)
    gd/ARM/one pheso Argantaineach (1881–1970)
    gd/ARM/other peso Argantaineach (1881–1970)
    gd/ARM/two pheso Argantaineach (1881–1970)
    gd/ARS/few pesothan Argantaineach
    gd/ARS/one pheso Argantaineach
    gd/ARS/other peso Argantaineach
    gd/ARS/two pheso Argantaineach
    gd/AUD/few dolaran Astràilianach
    gd/AUD/other dolar Astràilianach
    gd/AUD/two dholar Astràilianach
    gd/AWG/one fhlorin Arùbach
    gd/AWG/other florin Arùbach
    gd/AWG/two fhlorin Arùbach
    gd/AZN/one mhanat Asarbaideànach
    gd/AZN/other manat Asarbaideànach
    gd/AZN/two mhanat Asarbaideànach
    gd/BAM/one mhark iompachail Bhosna agus Hearsagobhana
    gd/BAM/other mark iompachail Bhosna agus Hearsagobhana
    gd/BAM/two mhark iompachail Bhosna agus Hearsagobhana
    gd/BAN/other dinar ùr Bhosna agus Hearsagobhana (1994–1997)
    gd/BAN/two dhinar ùr Bhosna agus Hearsagobhana (1994–1997)
    gd/BBD/few dolaran Barbadach
    gd/BBD/other dolar Barbadach
    gd/BBD/two dholar Barbadach
    gd/BDT/other taka Bangladaiseach
    gd/BDT/two thaka Bangladaiseach
    gd/BGM/other lev sòisealach Bulgarach
    gd/BGN/other lev Bulgarach
    gd/BGO/other lev Bulgarach (1879–1952)
    gd/BHD/other dinar Bachraineach
    gd/BHD/two dhinar Bachraineach
    gd/BIF/one fhranc Burundaidheach
    gd/BIF/other franc Burundaidheach
    gd/BIF/two fhranc Burundaidheach
    gd/BMD/few dolaran Bearmùdach
    gd/BMD/other dolar Bearmùdach
    gd/BMD/two dholar Bearmùdach
    gd/BND/few dolaran Brùnaigheach
    gd/BND/other dolar Brùnaigheach
    gd/BND/two dholar Brùnaigheach
    gd/BOB/one bholiviano Boilibhiach
    gd/BOB/other boliviano Boilibhiach
    gd/BOB/two bholiviano Boilibhiach
    gd/BOL/one bholiviano Boilibhiach (1863–1963)
    gd/BOL/other boliviano Boilibhiach (1863–1963)
    gd/BOL/two bholiviano Boilibhiach (1863–1963)
    gd/BRL/other real Braisileach
    gd/BRZ/one chruzeiro Braisileach (1942–1967)
    gd/BRZ/other cruzeiro Braisileach (1942–1967)
    gd/BRZ/two chruzeiro Braisileach (1942–1967)
    gd/BSD/few dolaran Bathamach
    gd/BSD/other dolar Bathamach
    gd/BSD/two dholar Bathamach
    gd/BTN/other ngultrum Butànach
    gd/BWP/one phula Botsuanach
    gd/BWP/other pula Botsuanach
    gd/BWP/two phula Botsuanach
    gd/BYN/few rùbalan Bealaruiseach
    gd/BYN/other rùbal Bealaruiseach
    gd/BZD/few dolaran Beilìseach
    gd/BZD/other dolar Beilìseach
    gd/BZD/two dholar Beilìseach
    gd/CAD/few dolaran Canadach
    gd/CAD/other dolar Canadach
    gd/CAD/two dholar Canadach
    gd/CDF/one fhranc Congothach
    gd/CDF/other franc Congothach
    gd/CDF/two fhranc Congothach
    gd/CHF/one fhranc Eilbheiseach
    gd/CHF/other franc Eilbheiseach
    gd/CHF/two fhranc Eilbheiseach
    gd/CLE/other escudo Sileach
    gd/CLP/few pesothan Sileach
    gd/CLP/one pheso Sileach
    gd/CLP/other peso Sileach
    gd/CLP/two pheso Sileach
    gd/CNH/other yuan Sìneach (far-thìreach)
    gd/CNX/few dolaran an t-sluagh-bhanca Shìnich
    gd/CNX/other dolar an t-sluagh-bhanca Shìnich
    gd/CNX/two dholar an t-sluagh-bhanca Shìnich
    gd/CNY/other yuan Sìneach
    gd/COP/few pesothan Coloimbeach
    gd/COP/one pheso Coloimbeach
    gd/COP/other peso Coloimbeach
    gd/COP/two pheso Coloimbeach
    gd/CRC/one cholón Chosta Rìcea
    gd/CRC/other colón Costa Rìceach
    gd/CRC/two cholón Costa Rìceach
    gd/CUC/few pesothan iompachail Cùbach
    gd/CUC/one pheso iompachail Cùbach
    gd/CUC/other peso iompachail Cùbach
    gd/CUC/two pheso iompachail Cùbach
    gd/CUP/few pesothan Cùbach
    gd/CUP/one pheso Cùbach
    gd/CUP/other peso Cùbach
    gd/CUP/two pheso Cùbach
    gd/CVE/other escudo a’ Chip Uaine
    gd/CZK/other koruna Seiceach
    gd/DJF/one fhranc Diobùtaidheach
    gd/DJF/other franc Diobùtaidheach
    gd/DJF/two fhranc Diobùtaidheach
    gd/DKK/few kroner Danmhairgeach
    gd/DKK/other krone Danmhairgeach
    gd/DOP/few pesothan Doiminiceach
    gd/DOP/one pheso Doiminiceach
    gd/DOP/other peso Doiminiceach
    gd/DOP/two pheso Doiminiceach
    gd/DZD/other dinar Aildireach
    gd/DZD/two dhinar Aildireach
    gd/EGP/few puinnd Èipheiteach
    gd/EGP/one phunnd Èipheiteach
    gd/EGP/other punnd Èipheiteach
    gd/EGP/two phunnd Èipheiteach
    gd/ERN/other nakfa Eartrach
    gd/ETB/one bhirr Itiopach
    gd/ETB/other birr Itiopach
    gd/ETB/two bhirr Itiopach
    gd/EUR/few Eòrothan
    gd/FJD/few dolaran Fìditheach
    gd/FJD/other dolar Fìditheach
    gd/FJD/two dholar Fìditheach
    gd/FKP/few puinnd Fhàclannach
    gd/FKP/one phunnd Fàclannach
    gd/FKP/other punnd Fàclannach
    gd/FKP/two phunnd Fàclannach
    gd/GBP/few puinnd Shasannach
    gd/GBP/one phunnd Sasannach
    gd/GBP/other punnd Sasannach
    gd/GBP/two phunnd Sasannach
    gd/GEL/other lari Cairtbheileach
    gd/GHS/one chedi Gànach
    gd/GHS/other cedi Gànach
    gd/GHS/two chedi Gànach
    gd/GIP/few puinnd Dhiobraltarach
    gd/GIP/one phunnd Diobraltarach
    gd/GIP/other punnd Diobraltarach
    gd/GIP/two phunnd Diobraltarach
    gd/GMD/other dalasi Gaimbitheach
    gd/GMD/two dhalasi Gaimbitheach
    gd/GNF/one fhranc Ginitheach
    gd/GNF/other franc Ginitheach
    gd/GNF/two fhranc Ginitheach
    gd/GTQ/other quetzal Guatamalach
    gd/GYD/few dolaran Guidheànach
    gd/GYD/other dolar Guidheànach
    gd/GYD/two dholar Guidheànach
    gd/HKD/few dolaran Hong Kong
    gd/HKD/other dolar Hong Kong
    gd/HKD/two dholar Hong Kong
    gd/HNL/other lempira Hondùrach
    gd/HRK/other kuna Cròthaiseach
    gd/HTG/one ghourde Haidhteach
    gd/HTG/other gourde Haidhteach
    gd/HTG/two ghourde Haidhteach
    gd/HUF/one fhorint Ungaireach
    gd/HUF/other forint Ungaireach
    gd/HUF/two fhorint Ungaireach
    gd/IDR/other rupiah Innd-Innseach
    gd/ILS/few secelean ùra Iosraeleach
    gd/ILS/one shecel ùr Iosraeleach
    gd/ILS/other secel ùr Iosraeleach
    gd/ILS/two shecel ùr Iosraeleach
    gd/INR/other rupee Innseanach
    gd/IQD/other dinar Ioràcach
    gd/IQD/two dhinar Ioràcach
    gd/IRR/other rial Iorànach
    gd/ISK/few krónur Innis Tìleach
    gd/ISK/other króna Innis Tìleach
    gd/JMD/few dolaran Diameugach
    gd/JMD/other dolar Diameugach
    gd/JMD/two dholar Diameugach
    gd/JOD/other dinar Iòrdanach
    gd/JOD/two dhinar Iòrdanach
    gd/JPY/other yen Seapanach
    gd/KES/other shilling Ceineach
    gd/KGS/other som Cìorgasach
    gd/KGS/two shom Cìorgasach
    gd/KHR/other riel Cambuideach
    gd/KMF/one fhranc Comorosach
    gd/KMF/other franc Comorosach
    gd/KMF/two fhranc Comorosach
    gd/KPW/other won Choirèa a Tuath
    gd/KRH/other hwan Choirèa a Deas (1953–1962)
    gd/KRO/other won Choirèa a Deas (1945–1953)
    gd/KRW/other won Choirèa a Deas
    gd/KWD/other dinar Cuibhèiteach
    gd/KWD/two dhinar Cuibhèiteach
    gd/KYD/few dolaran Caimeanach
    gd/KYD/other dolar Caimeanach
    gd/KYD/two dholar Caimeanach
    gd/KZT/other tenge Casachach
    gd/KZT/two thenge Casachach
    gd/LAK/other kip Làthosach
    gd/LBP/few puinnd Leabanach
    gd/LBP/one phunnd Leabanach
    gd/LBP/other punnd Leabanach
    gd/LBP/two phunnd Leabanach
    gd/LKR/other rupee Sri Lancach
    gd/LRD/few dolaran Libèireach
    gd/LRD/other dolar Libèireach
    gd/LRD/two dholar Libèireach
    gd/LSL/other loti Leasotach
    gd/LYD/other dinar Libitheach
    gd/LYD/two dhinar Libitheach
    gd/MAD/other dirham Morocach
    gd/MAD/two dhirham Morocach
    gd/MAF/one fhranc Morocach
    gd/MAF/other franc Morocach
    gd/MAF/two fhranc Morocach
    gd/MCF/one fhranc Monacach
    gd/MCF/other franc Monacach
    gd/MCF/two fhranc Monacach
    gd/MDC/one chupon Moldobhach
    gd/MDC/other cupon Moldobhach
    gd/MDC/two chupon Moldobhach
    gd/MDL/other leu Moldobhach
    gd/MGA/other ariary Madagasgarach
    gd/MKD/other denar Masadonach
    gd/MKD/two dhenar Masadonach
    gd/MKN/other denar Masadonach (1992–1993)
    gd/MKN/two dhenar Masadonach (1992–1993)
    gd/MMK/other kyat Miànmarach
    gd/MNT/other tugrik Mongolach
    gd/MNT/two thugrik Mongolach
    gd/MOP/one phataca Macàthuach
    gd/MOP/other pataca Macàthuach
    gd/MOP/two phataca Macàthuach
    gd/MRU/other ouguiya Moratàineach
    gd/MUR/other rupee Moiriseasach
    gd/MVP/other rupee Maladaibheach
    gd/MVR/other rufiyaa Maladaibheach
    gd/MWK/other kwacha Malabhaidheach
    gd/MXN/few pesothan Meagsagach
    gd/MXN/one pheso Meagsagach
    gd/MXN/other peso Meagsagach
    gd/MXN/two pheso Meagsagach
    gd/MYR/other ringgit Malaidheach
    gd/MZN/one mhetical Mòsaimbiceach
    gd/MZN/other metical Mòsaimbiceach
    gd/MZN/two mhetical Mòsaimbiceach
    gd/NAD/few dolaran Naimibitheach
    gd/NAD/other dolar Naimibitheach
    gd/NAD/two dholar Naimibitheach
    gd/NGN/other naira Nigèiriach
    gd/NIO/one chórdoba Niocaragach
    gd/NIO/other córdoba Niocaragach
    gd/NIO/two chórdoba Niocaragach
    gd/NOK/few kroner Nirribheach
    gd/NOK/other krone Nirribheach
    gd/NPR/other rupee Neapàlach
    gd/NZD/few dolaran Shealainn Nuaidh
    gd/NZD/other dolar Shealainn Nuaidh
    gd/NZD/two dholar Shealainn Nuaidh
    gd/OMR/other rial Omànach
    gd/PAB/one bhalboa Panamach
    gd/PAB/other balboa Panamach
    gd/PAB/two bhalboa Panamach
    gd/PEN/other sol Pearùthach
    gd/PEN/two shol Pearùthach
    gd/PGK/other kina Ghini Nuaidh Paputhaiche
    gd/PHP/few pesothan Filipineach
    gd/PHP/one pheso Filipineach
    gd/PHP/other peso Filipineach
    gd/PHP/two pheso Filipineach
    gd/PKR/other rupee Pagastànach
    gd/PLN/other złoty Pòlainneach
    gd/PYG/one ghuaraní Paraguaidheach
    gd/PYG/other guaraní Paraguaidheach
    gd/PYG/two ghuaraní Paraguaidheach
    gd/QAR/other rial Catarach
    gd/RON/other leu Romàineach
    gd/RSD/other dinar Sèirbeach
    gd/RSD/two dhinar Sèirbeach
    gd/RUB/few rùbalan Ruiseach
    gd/RUB/other rùbal Ruiseach
    gd/RWF/one fhranc Rubhandach
    gd/RWF/other franc Rubhandach
    gd/RWF/two fhranc Rubhandach
    gd/SAR/other riyal Sabhdach
    gd/SBD/few dolaran Eileanan Sholaimh
    gd/SBD/other dolar Eileanan Sholaimh
    gd/SBD/two dholar Eileanan Sholaimh
    gd/SCR/other rupee Seiseallach
    gd/SDG/few puinnd Shudànach
    gd/SDG/one phunnd Sudànach
    gd/SDG/other punnd Sudànach
    gd/SDG/two phunnd Sudànach
    gd/SEK/few kronor Suaineach
    gd/SEK/other krona Suaineach
    gd/SGD/few dolaran Singeapòrach
    gd/SGD/other dolar Singeapòrach
    gd/SGD/two dholar Singeapòrach
    gd/SHP/few puinnd Eilean Naomh Eilidh
    gd/SHP/one phunnd Eilean Naomh Eilidh
    gd/SHP/other punnd Eilean Naomh Eilidh
    gd/SHP/two phunnd Eilean Naomh Eilidh
    gd/SLE/other leone Siarra Leòmhannach ùr
    gd/SLL/other leone Siarra Leòmhannach
    gd/SOS/other shilling Somàilitheach
    gd/SRD/few dolaran Suranamach
    gd/SRD/other dolar Suranamach
    gd/SRD/two dholar Suranamach
    gd/SSP/few puinnd Shudàin a Deas
    gd/SSP/one phunnd Sudàin a Deas
    gd/SSP/other punnd Sudàin a Deas
    gd/SSP/two phunnd Sudàin a Deas
    gd/STN/other dobra São Tomé agus Príncipe
    gd/STN/two dhobra São Tomé agus Príncipe
    gd/SYP/few puinnd Shiridheach
    gd/SYP/one phunnd Siridheach
    gd/SYP/other punnd Siridheach
    gd/SYP/two phunnd Siridheach
    gd/SZL/other lilangeni Suasaidheach
    gd/THB/one bhaht Tàidheach
    gd/THB/other baht Tàidheach
    gd/THB/two bhaht Tàidheach
    gd/TJS/other somoni Taidigeach
    gd/TJS/two shomoni Taidigeach
    gd/TMT/one mhanat Turcmanach
    gd/TMT/other manat Turcmanach
    gd/TMT/two mhanat Turcmanach
    gd/TND/other dinar Tuiniseach
    gd/TND/two dhinar Tuiniseach
    gd/TOP/one phaʻanga Tongach
    gd/TOP/other paʻanga Tongach
    gd/TOP/two phaʻanga Tongach
    gd/TRY/other lira Turcach
    gd/TTD/few dolaran Thrianaid agus Thobago
    gd/TTD/other dolar Thrianaid agus Thobago
    gd/TTD/two dholar Thrianaid agus Thobago
    gd/TWD/few dolaran ùra Taidh-Bhànach
    gd/TWD/other dolar ùr Taidh-Bhànach
    gd/TWD/two dholar ùr Taidh-Bhànach
    gd/TZS/other shilling Tansanaidheach
    gd/UAH/other hryvnia Ucràineach
    gd/UGX/other shilling Ugandach
    gd/USD/few dolaran nan Stàitean Aonaichte
    gd/USD/other dolar nan Stàitean Aonaichte
    gd/USD/two dholar nan Stàitean Aonaichte
    gd/UYU/few pesothan Uruguaidheach
    gd/UYU/one pheso Uruguaidheach
    gd/UYU/other peso Uruguaidheach
    gd/UYU/two pheso Uruguaidheach
    gd/UZS/other som Usbagach
    gd/UZS/two shom Usbagach
    gd/VEF/one bholívar Bheinisealach (2008–2018)
    gd/VEF/other bolívar Bheinisealach (2008–2018)
    gd/VEF/two bholívar Bheinisealach (2008–2018)
    gd/VES/one bholívar Bheinisealach
    gd/VES/other bolívar Bheinisealach
    gd/VES/two bholívar Bheinisealach
    gd/VND/other dong Bhiet-Namach
    gd/VND/two dhong Bhiet-Namach
    gd/VNN/other dong Bhiet-Namach (1978–1985)
    gd/VNN/two dhong Bhiet-Namach (1978–1985)
    gd/VUV/other vatu Vanuatuthach
    gd/WST/other tala Samothach
    gd/WST/two thala Samothach
    gd/XAF/one fhranc CFA Meadhan-Afragach
    gd/XAF/other franc CFA Meadhan-Afragach
    gd/XAF/two fhranc CFA Meadhan-Afragach
    gd/XCD/few dolaran Caraibeach earach
    gd/XCD/other dolar Caraibeach earach
    gd/XCD/two dholar Caraibeach earach
    gd/XCG/one ghulden Caraibeach
    gd/XCG/other gulden Caraibeach
    gd/XCG/two ghulden Caraibeach
    gd/XFO/one fhranc òir Frangach
    gd/XFO/other franc òir Frangach
    gd/XFO/two fhranc òir Frangach
    gd/XFU/one fhranc UIC Frangach
    gd/XFU/other franc UIC Frangach
    gd/XFU/two fhranc UIC Frangach
    gd/XOF/one fhranc CFA Afraga an Iar
    gd/XOF/other franc CFA Afraga an Iar
    gd/XOF/two fhranc CFA Afraga an Iar
    gd/XPF/one fhranc CFP
    gd/XPF/other franc CFP
    gd/XPF/two fhranc CFP
    gd/XRE/few aonadan maoine RINET
    gd/XRE/other aonad maoine RINET
    gd/YER/other rial Eamanach
    gd/YUR/other dinar ath-leasaichte Iùgoslabhach (1992–1993)
    gd/YUR/two dhinar ath-leasaichte Iùgoslabhach (1992–1993)
    gd/ZAR/other rand Afraga a Deas
    gd/ZMW/other kwacha Sàimbitheach
    gl/AED/one dirham dos Emiratos Árabes Unidos
    gl/AED/other dirhams dos Emiratos Árabes Unidos
    gl/AFN/one afgani afgán
    gl/AFN/other afganis afgáns
    gl/ALL/one lek albanés
    gl/ALL/other lekë albaneses
    gl/AMD/one dram armenio
    gl/AMD/other drams armenios
    gl/ANG/one florín das Antillas Neerlandesas
    gl/ANG/other floríns das Antillas Neerlandesas
    gl/AOA/one kwanza angolano
    gl/AOA/other kwanzas angolanos
    gl/ARS/one peso arxentino
    gl/ARS/other pesos arxentinos
    gl/AUD/one dólar australiano
    gl/AUD/other dólares australianos
    gl/AWG/one florín de Aruba
    gl/AWG/other floríns de Aruba
    gl/AZN/one manat acerbaixano
    gl/AZN/other manats acerbaixanos
    gl/BAM/one marco convertible de Bosnia e Hercegovina
    gl/BAM/other marcos convertibles de Bosnia e Hercegovina
    gl/BBD/one dólar de Barbados
    gl/BBD/other dólares de Barbados
    gl/BDT/one taka de Bangladesh
    gl/BDT/other takas de Bangladesh
    gl/BGN/one lev búlgaro
    gl/BGN/other leva búlgaros
    gl/BHD/one dinar de Bahrain
    gl/BHD/other dinares de Bahrain
    gl/BIF/one franco burundiano
    gl/BIF/other francos burundianos
    gl/BMD/one dólar bermudano
    gl/BMD/other dólares bermudanos
    gl/BND/one dólar de Brunei
    gl/BND/other dólares de Brunei
    gl/BOB/one boliviano
    gl/BOB/other bolivianos
    gl/BRL/one real brasileiro
    gl/BRL/other reais brasileiros
    gl/BSD/one dólar bahamés
    gl/BSD/other dólares bahameses
    gl/BTN/one ngultrum butanés
    gl/BTN/other ngultrums butaneses
    gl/BWP/one pula botswaniano
    gl/BWP/other pulas botswanianos
    gl/BYN/one rublo belaruso
    gl/BYN/other rublos belarusos
    gl/BZD/one dólar belizense
    gl/BZD/other dólares belizenses
    gl/CAD/one dólar canadense
    gl/CAD/other dólares canadenses
    gl/CDF/one franco congolés
    gl/CDF/other francos congoleses
    gl/CHF/one franco suízo
    gl/CHF/other francos suízos
    gl/CLP/one peso chileno
    gl/CLP/other pesos chilenos
    gl/CNH/one iuán chinés (extracontinental)
    gl/CNH/other iuáns chineses (extracontinentais)
    gl/CNY/one iuán chinés
    gl/CNY/other iuáns chineses
    gl/COP/one peso colombiano
    gl/COP/other pesos colombianos
    gl/CRC/one colón costarriqueño
    gl/CRC/other colóns costarriqueños
    gl/CUC/one peso cubano convertible
    gl/CUC/other pesos cubanos convertibles
    gl/CUP/one peso cubano
    gl/CUP/other pesos cubanos
    gl/CVE/one escudo caboverdiano
    gl/CVE/other escudos caboverdianos
    gl/CZK/one coroa checa
    gl/CZK/other coroas checas
    gl/DJF/one franco djibutiano
    gl/DJF/other francos djibutianos
    gl/DKK/one coroa dinamarquesa
    gl/DKK/other coroas dinamarquesas
    gl/DOP/one peso dominicano
    gl/DOP/other pesos dominicanos
    gl/DZD/one dinar alxeriano
    gl/DZD/other dinares alxerianos
    gl/EGP/one libra exipcia
    gl/EGP/other libras exipcias
    gl/ERN/one nakfa eritreo
    gl/ERN/other nakfas eritreos
    gl/ETB/one birr etíope
    gl/ETB/other birres etíopes
    gl/EUR/one euro
    gl/EUR/other euros
    gl/FJD/one dólar fixiano
    gl/FJD/other dólares fixianos
    gl/FKP/one libra das Illas Malvinas
    gl/FKP/other libras das Illas Malvinas
    gl/GBP/one libra esterlina
    gl/GBP/other libras esterlinas
    gl/GEL/one lari xeorxiano
    gl/GEL/other laris xeorxianos
    gl/GHS/one cedi ghanés
    gl/GHS/other cedis ghaneses
    gl/GIP/one libra xibraltareña
    gl/GIP/other libras xibraltareñas
    gl/GMD/one dalasi gambiano
    gl/GMD/other dalasis gambianos
    gl/GNF/one franco guineano
    gl/GNF/other francos guineanos
    gl/GTQ/one quetzal guatemalteco
    gl/GTQ/other quetzais guatemaltecos
    gl/GYD/one dólar güianés
    gl/GYD/other dólares güianeses
    gl/HKD/one dólar de Hong Kong
    gl/HKD/other dólares de Hong Kong
    gl/HNL/one lempira hondureño
    gl/HNL/other lempiras hondureños
    gl/HRK/one kuna croata
    gl/HRK/other kunas croatas
    gl/HTG/one gourde haitiana
    gl/HTG/other gourdes haitianas
    gl/HUF/one florín húngaro
    gl/HUF/other floríns húngaros
    gl/IDR/one rupia indonesia
    gl/IDR/other rupias indonesias
    gl/ILS/one novo shequel israelí
    gl/ILS/other novos shequeis israelís
    gl/INR/one rupia india
    gl/INR/other rupias indias
    gl/IQD/one dinar iraquí
    gl/IQD/other dinares iraquíes
    gl/IRR/one rial iraniano
    gl/IRR/other riales iranianos
    gl/ISK/one coroa islandesa
    gl/ISK/other coroas islandesas
    gl/JMD/one dólar xamaicano
    gl/JMD/other dólares xamaicanos
    gl/JOD/one dinar xordano
    gl/JOD/other dinares xordanos
    gl/JPY/one ien xaponés
    gl/JPY/other iens xaponeses
    gl/KES/one xilin kenyano
    gl/KES/other xilins kenyanos
    gl/KGS/one som kirguiz
    gl/KGS/other soms kirguiz
    gl/KHR/one riel camboxano
    gl/KHR/other rieis camboxanos
    gl/KMF/one franco comoriano
    gl/KMF/other francos comorianos
    gl/KPW/one won norcoreano
    gl/KPW/other wons norcoreanos
    gl/KRW/one won surcoreano
    gl/KRW/other wons surcoreanos
    gl/KWD/one dinar kuwaití
    gl/KWD/other dinares kuwaitís
    gl/KYD/one dólar das Illas Caimán
    gl/KYD/other dólares das Illas Caimán
    gl/KZT/one tenge kazako
    gl/KZT/other tenges kazakos
    gl/LAK/one kip laosiano
    gl/LAK/other kips laosianos
    gl/LBP/one libra libanesa
    gl/LBP/other libras libanesas
    gl/LKR/one rupia srilankesa
    gl/LKR/other rupias srilankesas
    gl/LRD/one dólar liberiano
    gl/LRD/other dólares liberianos
    gl/LSL/one loti de Lesoto
    gl/LSL/other lotis de Lesoto
    gl/LYD/one dinar libio
    gl/LYD/other dinares libios
    gl/MAD/one dirham marroquí
    gl/MAD/other dirhams marroquís
    gl/MDL/one leu moldovo
    gl/MDL/other lei moldovos
    gl/MGA/one ariary malgaxe
    gl/MGA/other ariarys malgaxes
    gl/MKD/one dinar macedonio
    gl/MKD/other dinares macedonios
    gl/MMK/one kyat birmano
    gl/MMK/other kyats birmanos
    gl/MNT/one tugrik mongol
    gl/MNT/other tugriks mongois
    gl/MOP/one pataca macaense
    gl/MOP/other patacas macaenses
    gl/MRU/one ouguiya mauritano
    gl/MRU/other ouguiyas mauritanos
    gl/MUR/one rupia mauriciana
    gl/MUR/other rupias mauricianas
    gl/MVR/one rupia maldivana
    gl/MVR/other rupias maldivanas
    gl/MWK/one kwacha de Malawi
    gl/MWK/other kwachas de Malawi
    gl/MXN/one peso mexicano
    gl/MXN/other pesos mexicanos
    gl/MYR/one ringgit malaio
    gl/MYR/other ringgits malaios
    gl/MZN/one metical mozambicano
    gl/MZN/other meticais mozambicanos
    gl/NAD/one dólar namibio
    gl/NAD/other dólares namibios
    gl/NGN/one naira nixeriano
    gl/NGN/other nairas nixerianos
    gl/NIO/one córdoba nicaraguano
    gl/NIO/other córdobas nicaraguanos
    gl/NOK/one coroa norueguesa
    gl/NOK/other coroas norueguesas
    gl/NPR/one rupia nepalesa
    gl/NPR/other rupias nepalesas
    gl/NZD/one dólar neozelandés
    gl/NZD/other dólares neozelandeses
    gl/OMR/one rial omaní
    gl/OMR/other riais omanís
    gl/PAB/one balboa panameño
    gl/PAB/other balboas panameños
    gl/PEN/one sol peruano
    gl/PEN/other soles peruanos
    gl/PGK/one kina de Papúa-Nova Guinea
    gl/PGK/other kinas de Papúa-Nova Guinea
    gl/PHP/one peso filipino
    gl/PHP/other pesos filipinos
    gl/PKR/one rupia paquistaní
    gl/PKR/other rupias paquistanís
    gl/PLN/one zloty polaco
    gl/PLN/other zlotys polacos
    gl/PYG/one guaraní paraguaio
    gl/PYG/other guaranís paraguaios
    gl/QAR/one rial qatarí
    gl/QAR/other riais qatarís
    gl/RON/one leu romanés
    gl/RON/other lei romaneses
    gl/RSD/one dinar serbio
    gl/RSD/other dinares serbios
    gl/RUB/one rublo ruso
    gl/RUB/other rublos rusos
    gl/RWF/one franco ruandés
    gl/RWF/other francos ruandeses
    gl/SAR/one rial saudita
    gl/SAR/other riais sauditas
    gl/SBD/one dólar das Illas Salomón
    gl/SBD/other dólares das Illas Salomón
    gl/SCR/one rupia de Seychelles
    gl/SCR/other rupias de Seychelles
    gl/SDG/one libra sudanesa
    gl/SDG/other libras sudanesas
    gl/SEK/one coroa sueca
    gl/SEK/other coroas suecas
    gl/SGD/one dólar de Singapur
    gl/SGD/other dólares de Singapur
    gl/SHP/one libra de Santa Helena
    gl/SHP/other libras de Santa Helena
    gl/SLE/one leone de Serra Leoa
    gl/SLE/other leones de Serra Leoa
    gl/SLL/one leone de Serra Leoa (1964–2022)
    gl/SLL/other leones de Serra Leoa (1964–2022)
    gl/SOS/one xilin somalí
    gl/SOS/other xilins somalís
    gl/SRD/one dólar surinamés
    gl/SRD/other dólares surinamés
    gl/SSP/one libra sursudanesa
    gl/SSP/other libras sursudanesa
    gl/STN/one dobra de San Tomé e Príncipe
    gl/STN/other dobras de San Tomé e Príncipe
    gl/SYP/one libra siria
    gl/SYP/other libras sirias
    gl/SZL/one lilangeni de Swazilandia
    gl/SZL/other lilangenis de Swazilandia
    gl/THB/one baht tailandés
    gl/THB/other bahts tailandeses
    gl/TJS/one somoni taxiquistano
    gl/TJS/other somonis taxiquistanos
    gl/TMT/one manat turkmeno
    gl/TMT/other manats turkmenos
    gl/TND/one dinar tunisiano
    gl/TND/other dinares tunisianos
    gl/TOP/one paʻanga tongano
    gl/TOP/other pa’angas tonganos
    gl/TRY/one lira turca
    gl/TRY/other liras turcas
    gl/TTD/one dólar trinitense
    gl/TTD/other dólares trinitenses
    gl/TWD/one novo dólar taiwanés
    gl/TWD/other novos dólares taiwaneses
    gl/TZS/one xilin tanzano
    gl/TZS/other xilins tanzanos
    gl/UAH/one hrivna ucraína
    gl/UAH/other hrivnas ucraínas
    gl/UGX/one xilin ugandés
    gl/UGX/other xilins ugandeses
    gl/USD/one dólar estadounidense
    gl/USD/other dólares estadounidenses
    gl/UYU/one peso uruguaio
    gl/UYU/other pesos uruguaios
    gl/UZS/one som uzbeko
    gl/UZS/other soms uzbekos
    gl/VEF/one bolívar venezolano (2008–2018)
    gl/VEF/other bolívares venezolanos (2008–2018)
    gl/VES/one bolívar venezolano
    gl/VES/other bolívares venezolanos
    gl/VND/one dong vietnamita
    gl/VND/other dongs vietnamitas
    gl/VUV/one vatu vanuatiano
    gl/VUV/other vatus vanuatianos
    gl/WST/one tala samoano
    gl/WST/other talas samoanos
    gl/XAF/one franco CFA (BEAC)
    gl/XAF/other francos CFA (BEAC)
    gl/XCD/one dólar do Caribe Oriental
    gl/XCD/other dólares do Caribe Oriental
    gl/XOF/one franco CFA (BCEAO)
    gl/XOF/other francos CFA (BCEAO)
    gl/XPF/one franco CFP
    gl/XPF/other francos CFP
    gl/YER/one rial iemení
    gl/YER/other riais iemenís
    gl/ZAR/one rand surafricano
    gl/ZAR/other rands surafricanos
    gl/ZMW/one kwacha zambiano
    gl/ZMW/other kwachas zambianos
    gsw/ARS/one Argentinische Peso
    gsw/ARS/other Argentinischi Pesos
    gsw/AUD/one Auschtralische Dollar
    gsw/AUD/other Auschtralischi Dollar
    gsw/AZN/one Aserbeidschanische Manat
    gsw/AZN/other Aserbeidschanischi Manat
    gsw/BGN/one Bulgarische Lew
    gsw/BGN/other Bulgarischi Lew
    gsw/BRL/one Brasilianische Real
    gsw/BRL/other Brasilianischi Real
    gsw/BTN/one Bhutanische Ngultrum
    gsw/BTN/other Bhutanischi Ngultrum
    gsw/BWP/one Botswanische Pula
    gsw/BWP/other Botswanischi Pula
    gsw/BYN/other Belarus-Rubel
    gsw/CAD/one Kanadische Dollar
    gsw/CAD/other Kanadischi Dollar
    gsw/CDF/one Kongolesische Franc
    gsw/CDF/other Kongolesischi Franc
    gsw/CLP/one Tschileenische Peso
    gsw/CLP/other Tschileenischi Pesos
    gsw/COP/one Kolumbianische Peso
    gsw/COP/other Kolumbianischi Pesos
    gsw/CUP/one Kubanische Peso
    gsw/CUP/other Kubanischi Pesos
    gsw/DOP/one Tominikanische Peso
    gsw/DOP/other Tominikanischi Pesos
    gsw/DZD/one Algeerische Dinar
    gsw/EGP/one Ägüptische Pfund
    gsw/EGP/other Ägüptischi Pfund
    gsw/ERN/one Eritreische Nakfa
    gsw/ERN/other Eritreischi Nakfa
    gsw/ETB/one Äthiopische Birr
    gsw/ETB/other Äthiopischi Birr
    gsw/GEL/one Georgische Lari
    gsw/GEL/other Georgischi Lari
    gsw/GHS/one Ghanaische Cedi (GHS)
    gsw/GHS/other Ghanaischi Cedi (GHS)
    gsw/GMD/one Gambische Dalasi
    gsw/GMD/other Gambischi Dalasi
    gsw/JOD/one Jordaanische Dinar
    gsw/JOD/other Jordaanischi Dinar
    gsw/KPW/one Nordkoreanische Won
    gsw/KPW/other Nordkoreanischi Won
    gsw/KRW/one Süüdkoreanische Won
    gsw/KRW/other Süüdkoreanischi Won
    gsw/LBP/one Libaneesischs Pfund
    gsw/LBP/other Libaneesischi Pfund
    gsw/LRD/one Liberiaanische Dollar
    gsw/LRD/other Liberiaanischi Dollar
    gsw/LYD/one Lüübische Dinar
    gsw/LYD/other Lüübischi Dinar
    gsw/MAD/one Marokkanische Dirham
    gsw/MAD/other Marokkanischi Dirham
    gsw/MAF/other Marokkanische Franc
    gsw/MVR/one Malediven-Rufiyaa
    gsw/MVR/other Malediven-Rupien
    gsw/MXN/one Mexikanische Peso
    gsw/MXN/other Mexikanischi Pesos
    gsw/MYR/one Malaysische Ringgit
    gsw/MYR/other Malaysischi Ringgit
    gsw/NPR/other Nepalesischi Rupie
    gsw/PHP/one Philippiinische Peso
    gsw/PHP/other Philippiinischi Pesos
    gsw/RON/one Rumäänische Löi
    gsw/RON/other Rumäänischi Löi
    gsw/RSD/one Serbische Dinar
    gsw/RSD/other Serbischi Dinar
    gsw/RUB/one Russische Rubel
    gsw/RUB/other Russischi Rubel
    gsw/SCR/one Seyschelle-Rupie
    gsw/SCR/other Seyschelle-Rupien
    gsw/SDG/one Sudaneesische Pfund
    gsw/SDG/other Sudaneesischi Pfund
    gsw/SEK/other Schwedischi Chroone
    gsw/SRD/one Surinamische Dollar
    gsw/SRD/other Surinamischi Dollar
    gsw/SSP/one Süüdsudaneesische Pfund
    gsw/SSP/other Süüdsudaneesischi Pfund
    gsw/SYP/one Süürischs Pfund
    gsw/SYP/other Süürischi Pfund
    gsw/TND/one Tuneesische Dinar
    gsw/TND/other Tuneesischi Dinar
    gsw/TRY/one Nöii Türkischi Liira
    gsw/TWD/one Nöie Taiwan-Dollar
    gsw/UYU/one Uruguayische Peso
    gsw/UYU/other Uruguayischi Pesos
    gsw/XCD/one Oschtkaribische Dollar
    gsw/XCD/other Oschtkaribischi Dollar
    gsw/XFO/other Französischi Gold-Franc
    gsw/XFU/other Französischi UIC-Franc
    gu/AED/other [UAE] દિરહામ
    gu/BDT/one બાંગ્લાદેશી ટાકા
    gu/BDT/other બાંગલાદેશી ટાકા
    gu/GBP/one બ્રિટિશ પાઉન્ડ
    gu/GBP/other બ્રિટિશ પાઉન્ડ્સ
    gu/RUB/one રશિયન રૂબલ
    gu/RUB/other રશિયન રૂબલ્સ
    gu/XAF/one મધ્ય આફ્રિકન [CFA] ફ્રેંક
    gu/XAF/other મધ્ય આફ્રિકન [CFA] ફ્રેંક્સ
    gu/XOF/one પશ્ચિમી આફ્રિકન [CFA] ફ્રેંક
    gu/XOF/other પશ્ચિમી આફ્રિકન [CFA] ફ્રેંક્સ
    ha/AMD/one kuɗin Armenia
    ha/ANG/one Antillean guilder na ƙasar Netherlands
    ha/ARS/one peso na ƙasar Argentina
    ha/AUD/other Dalolin Ostareliya
    ha/AWG/one florin na yankin Aruba
    ha/AZN/one kuɗin Azerbaijani
    ha/BDT/one taka na ƙasar Bangladesh
    ha/BND/other Dalolin Brunei
    ha/BRL/other Ril Kuɗin Birazil
    ha/BSD/one dalar ƙasar Bahamas
    ha/BTN/one ngultrum na ƙasar Bhutan
    ha/CNH/other yuwan na ƙasar Sin (na wajen ƙasa)
    ha/CUP/one peso na ƙasar Cuba
    ha/CZK/one kuɗin Czech
    ha/DKK/one krone na ƙasar Denmark
    ha/DOP/one peso na jamhuriyar Dominica
    ha/DZD/other Dinarin Aljeriya
    ha/EGP/other Fam na Masar
    ha/FJD/other Dalolin Fiji
    ha/GEL/one kuɗin Georgia
    ha/GTQ/one quetzal na ƙasar Guatemala
    ha/HKD/one dalar Hong Kong
    ha/HNL/one lempira na ƙasar Honduras
    ha/HTG/one gourde na ƙasar Haiti
    ha/HUF/one kuɗin Hungary
    ha/IDR/one rupiah na ƙasar Indonesia
    ha/IQD/one dinarin Iraqi
    ha/IRR/other Riyal-riyal na ƙasar Iran
    ha/ISK/one króna na ƙasar Iceland
    ha/JMD/one dalar Jamaica
    ha/JOD/one dinarin Jordan
    ha/KGS/one som na ƙasar Kyrgystani
    ha/KHR/one riel na ƙasar Cambodia
    ha/KPW/other won na ƙasar Koriya ta Arewa
    ha/KRW/other won na Koriya ta Kudu
    ha/KWD/one dinarin Kuwaiti
    ha/KYD/one dalar ƙasar Tsibirai na Cayman
    ha/KZT/one tenge na ƙasar Kazakhstan
    ha/LAK/one kuɗin Laos
    ha/LBP/one kuɗin Lebanon
    ha/LKR/one rupee na ƙasar Sri Lanka
    ha/LSL/other Kuɗaɗen Lesoto
    ha/LYD/other Dinarin Libiya
    ha/MAD/one Dirhamin Maroko
    ha/MAD/other Dirhamomin Maroko
    ha/MDL/one Kuɗaɗen Moldova
    ha/MDL/other kuɗaɗen Moldova
    ha/MMK/one kuɗin Myanmar
    ha/MNT/one tugrik na Mongoliya
    ha/MOP/one pataca na ƙasar Macao
    ha/MXN/other peso na ƙasar Mekziko
    ha/MYR/one kuɗin Malaysia
    ha/MZN/one metical na ƙasar Mozambique
    ha/NGN/one Nairar Nijeriya
    ha/NGN/other Nairorin Najeriya
    ha/NOK/one krone na ƙasar Norway
    ha/NPR/one rupee na Nepal
    ha/NZD/other Dalolin New Zealand
    ha/PGK/one kina na ƙasar Papua Sabon Guinea
    ha/PKR/one rupee na ƙasar Pakistan
    ha/PLN/one kuɗin Polan
    ha/PLN/other kuɗaɗen Polan
    ha/RON/one kuɗin Romania
    ha/RSD/one dinarin Serbia
    ha/SAR/one Riyal ɗin Saudiyya
    ha/SBD/other Dalolin Tsibirai na Solomon
    ha/SEK/one krona na ƙasar Sweden
    ha/SGD/other Dalolin Singapore
    ha/SHP/one Fam na San Helena
    ha/SHP/other fam na San Helena
    ha/SLE/other Kuɗin Saliyo
    ha/SLL/other Kuɗin Saliyo (1964—2022)
    ha/SSP/one fam na Kudancin Sudan
    ha/THB/one baht na ƙasar Thailand
    ha/TJS/one somoni na ƙasar Tajikistan
    ha/TMT/one manat na ƙasar Turkmenistan
    ha/TND/other Dinarin Tunusiya
    ha/TOP/one paʻanga na ƙasar Tonga
    ha/TTD/one dalar ƙasar Trinidad da Tobago
    ha/TWD/one Sabuwar dalar Taiwan
    ha/UAH/one kuɗin Ukrain
    ha/UAH/other Kuɗin Ukrain
    ha/UGX/other Sulallan Yuganda
    ha/UYU/one peso na ƙasar Uruguay
    ha/UZS/one som na ƙasar Uzbekistan
    ha/VND/one kuɗin Vietnam
    ha/VUV/one vatu na ƙasar Vanuatu
    ha/WST/one tala na ƙasar Samoa
    ha/XCD/other dalar Gabashin Karebiyan
    ha/XPF/one kuɗin CFP franc
    ha/YER/one riyal ɗin Yemen
    he/IDR/one רופיה אינדונזית
    he/IDR/other רופיות אינדונזיות
    he/ILS/one שקל חדש
    he/ILS/other שקלים חדשים
    he/LBP/one לירה לבנונית
    he/LBP/other לירות לבנוניות
    he/MVR/one רופיה מלדיבית
    he/MVR/other רופיות מלדיביות
    he/SYP/one לירה סורית
    he/SYP/other לירות סוריות
    he/TRY/one לירה טורקית חדשה
    he/TRY/other לירות טורקיות
    hi/IDR/one इंडोनेशियाई रुपिया
    hi/IDR/other इंडोनेशियाई रुपिये
    hi/INR/one भारतीय रुपया
    hi/INR/other भारतीय रुपए
    hi/LKR/one श्रीलंकाई रुपया
    hi/LKR/other श्रीलंकाई रुपए
    hi/NPR/one नेपाली रुपया
    hi/NPR/other नेपाली रुपए
    hi/PKR/one पाकिस्तानी रुपया
    hi/PKR/other पाकिस्तानी रुपए
    hi_Latn/ALL/other Albanian leke
    hi_Latn/CRC/one Costa Rican colon
    hi_Latn/CRC/other Costa Rican colons
    hi_Latn/ISK/one Icelandic krona
    hi_Latn/ISK/other Icelandic kronur
    hi_Latn/LSL/other Lesotho lotis
    hi_Latn/NIO/one Nicaraguan cordoba
    hi_Latn/NIO/other Nicaraguan cordobas
    hi_Latn/RUB/one Russian ruble
    hi_Latn/RUB/other Russian rubles
    hi_Latn/STN/one Sao Tome & Principe dobra
    hi_Latn/STN/other Sao Tome & Principe dobras
    hi_Latn/VES/one Venezuelan bolivar
    hi_Latn/VES/other Venezuelan bolivars
    hr/AED/one UAE dirham
    hr/AED/other UAE dirhama
    hr/AFN/few afganistanska afgana
    hr/AFN/one afganistanski afgan
    hr/AFN/other afganistanskih afgana
    hr/ALL/few albanska leka
    hr/ALL/one albanski lek
    hr/ALL/other albanskih leka
    hr/AMD/few armenska drama
    hr/AMD/one armenski dram
    hr/AMD/other armenskih drama
    hr/ANG/few nizozemskoantilska guldena
    hr/ANG/one nizozemskoantilski gulden
    hr/ANG/other nizozemskoantilskih guldena
    hr/AOA/few angolske kvanze
    hr/AOA/one angolska kvanza
    hr/AOA/other angolskih kvanzi
    hr/ARL/few argentinska pezo leja (1970.–1983.)
    hr/ARL/one argentinski pezo lej (1970.–1983.)
    hr/ARL/other argentinskih pezo leja (1970.–1983.)
    hr/ARM/few argentinska peza (1881.–1970.)
    hr/ARM/one argentinski pezo (1881.–1970.)
    hr/ARM/other argentinskih peza (1881.–1970.)
    hr/ARS/few argentinska pezosa
    hr/ARS/one argentinski pezos
    hr/ARS/other argentinskih pezosa
    hr/AUD/few australska dolara
    hr/AUD/one australski dolar
    hr/AUD/other australskih dolara
    hr/AWG/few arupska florina
    hr/AWG/one arupski florin
    hr/AWG/other arupskih florina
    hr/AZN/few azerbajdžanska manata
    hr/AZN/one azerbajdžanski manat
    hr/AZN/other azerbajdžanskih manata
    hr/BAM/few konvertibilne marke
    hr/BAM/one konvertibilna marka
    hr/BAM/other konvertibilnih maraka
    hr/BAN/few bosansko-hercegovačka nova dinara
    hr/BAN/one bosansko-hercegovački novi dinar
    hr/BAN/other bosansko-hercegovačkih novih dinara
    hr/BBD/few barbadoska dolara
    hr/BBD/one barbadoski dolar
    hr/BBD/other barbadoskih dolara
    hr/BDT/few bangladeške take
    hr/BDT/one bangladeška taka
    hr/BDT/other bangladeških taka
    hr/BGM/few bugarska socijalistička leva
    hr/BGM/one bugarski socijalistički lev
    hr/BGM/other bugarskih socijalističkih leva
    hr/BGN/few bugarska leva
    hr/BGN/one bugarski lev
    hr/BGN/other bugarskih leva
    hr/BGO/few stara bugarska leva
    hr/BGO/one stari bugarski lev
    hr/BGO/other starih bugarskih leva
    hr/BHD/few bahreinska dinara
    hr/BHD/one bahreinski dinar
    hr/BHD/other bahreinskih dinara
    hr/BIF/few burundska franka
    hr/BIF/one burundski franak
    hr/BIF/other burundskih franaka
    hr/BMD/few bermudska dolara
    hr/BMD/one bermudski dolar
    hr/BMD/other bermudskih dolara
    hr/BND/few brunejska dolara
    hr/BND/one brunejski dolar
    hr/BND/other brunejskih dolara
    hr/BOB/few bolivijska bolivijana
    hr/BOB/one bolivijski bolivijano
    hr/BOB/other bolivijskih bolivijana
    hr/BOL/few stara bolivijska bolivijana
    hr/BOL/one stari bolivijski bolivijano
    hr/BOL/other starih bolivijskih bolivijana
    hr/BRL/few brazilska reala
    hr/BRL/one brazilski real
    hr/BRL/other brazilskih reala
    hr/BSD/few bahamska dolara
    hr/BSD/one bahamski dolar
    hr/BSD/other bahamskih dolara
    hr/BTN/few butanska ngultruma
    hr/BTN/one butanski ngultrum
    hr/BTN/other butanskih ngultruma
    hr/BWP/few bocvanske pule
    hr/BWP/one bocvanska pula
    hr/BWP/other bocvanskih pula
    hr/BYN/few bjeloruska rublja
    hr/BYN/one bjeloruski rubalj
    hr/BYN/other bjeloruskih rubalja
    hr/BZD/few belizeanska dolara
    hr/BZD/one belizeanski dolar
    hr/BZD/other belizeanskih dolara
    hr/CAD/few kanadska dolara
    hr/CAD/one kanadski dolar
    hr/CAD/other kanadskih dolara
    hr/CDF/few kongoanska franka
    hr/CDF/one kongoanski franak
    hr/CDF/other kongoanskih franaka
    hr/CHF/few švicarska franka
    hr/CHF/one švicarski franak
    hr/CHF/other švicarskih franaka
    hr/CLE/few čileanska eskuda
    hr/CLE/one čileanski eskudo
    hr/CLE/other čileanskih eskuda
    hr/CLP/few čileanska peza
    hr/CLP/one čileanski pezo
    hr/CLP/other čileanskih peza
    hr/CNH/few kineska juana (offshore)
    hr/CNH/one kineski juan (offshore)
    hr/CNH/other kineskih juana (offshore)
    hr/CNX/few kineska narodna dolara
    hr/CNX/one kineski narodni dolar
    hr/CNX/other kineskih narodnih dolara
    hr/CNY/few kineska yuana
    hr/CNY/one kineski yuan
    hr/CNY/other kineskih yuana
    hr/COP/few kolumbijska peza
    hr/COP/one kolumbijski pezo
    hr/COP/other kolumbijskih peza
    hr/CRC/few kostarikanska kolona
    hr/CRC/one kostarikanski kolon
    hr/CRC/other kostarikanskih kolona
    hr/CUC/few kubanska konvertibilna peza
    hr/CUC/one kubanski konvertibilni pezo
    hr/CUC/other kubanskih konvertibilnih peza
    hr/CUP/few kubanska peza
    hr/CUP/one kubanski pezo
    hr/CUP/other kubanskih peza
    hr/CVE/few zelenortska eskuda
    hr/CVE/one zelenortski eskudo
    hr/CVE/other zelenortskih eskuda
    hr/CZK/few češke krune
    hr/CZK/one češka kruna
    hr/CZK/other čeških kruna
    hr/DJF/few džibutska franka
    hr/DJF/one džibutski franak
    hr/DJF/other džibutskih franaka
    hr/DKK/few danske krune
    hr/DKK/one danska kruna
    hr/DKK/other danskih kruna
    hr/DOP/few dominikanska peza
    hr/DOP/one dominikanski pezo
    hr/DOP/other dominikanskih peza
    hr/DZD/few alžirska dinara
    hr/DZD/one alžirski dinar
    hr/DZD/other alžirskih dinara
    hr/EGP/few egipatske funte
    hr/EGP/one egipatska funta
    hr/EGP/other egipatskih funti
    hr/ERN/few eritrejske nakfe
    hr/ERN/one eritrejska nakfa
    hr/ERN/other eritrejskih nakfi
    hr/ETB/few etiopska bira
    hr/ETB/one etiopski bir
    hr/ETB/other etiopskih bira
    hr/EUR/one euro
    hr/EUR/other eura
    hr/FJD/few fidžijska dolara
    hr/FJD/one fidžijski dolar
    hr/FJD/other fidžijskih dolara
    hr/FKP/few falklandske funte
    hr/FKP/one falklandska funta
    hr/FKP/other falklandskih funti
    hr/GBP/few britanske funte
    hr/GBP/one britanska funta
    hr/GBP/other britanskih funti
    hr/GEL/few gruzijska lara
    hr/GEL/one gruzijski lar
    hr/GEL/other gruzijskih lara
    hr/GHS/few ganska ceda
    hr/GHS/one ganski cedi
    hr/GHS/other ganskih ceda
    hr/GIP/few gibraltarske funte
    hr/GIP/one gibraltarska funta
    hr/GIP/other gibraltarskih funti
    hr/GMD/few gambijska dalasa
    hr/GMD/one gambijski dalas
    hr/GMD/other gambijskih dalasa
    hr/GNF/few gvinejska franka
    hr/GNF/one gvinejski franak
    hr/GNF/other gvinejskih franaka
    hr/GTQ/few gvatemalska kvecala
    hr/GTQ/one gvatemalski kvecal
    hr/GTQ/other gvatemalskih kvecala
    hr/GYD/few gvajanska dolara
    hr/GYD/one gvajanski dolar
    hr/GYD/other gvajanskih dolara
    hr/HKD/few hongkonška dolara
    hr/HKD/one hongkonški dolar
    hr/HKD/other hongkonških dolara
    hr/HNL/few honduraške lempire
    hr/HNL/one honduraška lempira
    hr/HNL/other honduraških lempira
    hr/HRK/few hrvatske kune
    hr/HRK/one hrvatska kuna
    hr/HRK/other hrvatskih kuna
    hr/HTG/few haićanska gourda
    hr/HTG/one haićanski gourd
    hr/HTG/other haićanskih gourda
    hr/HUF/few mađarske forinte
    hr/HUF/one mađarska forinta
    hr/HUF/other mađarskih forinti
    hr/IDR/few indonezijske rupije
    hr/IDR/one indonezijska rupija
    hr/IDR/other indonezijskih rupija
    hr/ILS/few nova izraelska šekela
    hr/ILS/one novi izraelski šekel
    hr/ILS/other novih izraelskih šekela
    hr/INR/few indijske rupije
    hr/INR/one indijska rupija
    hr/INR/other indijskih rupija
    hr/IQD/few iračka dinara
    hr/IQD/one irački dinar
    hr/IQD/other iračkih dinara
    hr/IRR/few iranska rijala
    hr/IRR/one iranski rijal
    hr/IRR/other iranskih rijala
    hr/ISK/few islandske krune
    hr/ISK/one islandska kruna
    hr/ISK/other islandskih kruna
    hr/JMD/few jamajčanska dolara
    hr/JMD/one jamajčanski dolar
    hr/JMD/other jamajčanskih dolara
    hr/JOD/few jordanska dinara
    hr/JOD/one jordanski dinar
    hr/JOD/other jordanskih dinara
    hr/JPY/few japanska jena
    hr/JPY/one japanski jen
    hr/JPY/other japanskih jena
    hr/KES/few kenijska šilinga
    hr/KES/one kenijski šiling
    hr/KES/other kenijskih šilinga
    hr/KGS/few kirgijska soma
    hr/KGS/one kirgijski som
    hr/KGS/other kirgijskih soma
    hr/KHR/few kambodžanska rijala
    hr/KHR/one kambodžanski rijal
    hr/KHR/other kambodžanskih rijala
    hr/KMF/few komorska franka
    hr/KMF/one komorski franak
    hr/KMF/other komorskih franaka
    hr/KPW/few sjevernokorejska wona
    hr/KPW/one sjevernokorejski won
    hr/KPW/other sjevernokorejskih wona
    hr/KRH/few južnokorejska hvana
    hr/KRH/one južnokorejski hvan
    hr/KRH/other južnokorejskih hvana
    hr/KRO/few stara južnokorejska vona
    hr/KRO/one stari južnokorejski von
    hr/KRO/other starih južnokorejskih vona
    hr/KRW/few južnokorejska wona
    hr/KRW/one južnokorejski won
    hr/KRW/other južnokorejskih wona
    hr/KWD/few kuvajtska dinara
    hr/KWD/one kuvajtski dinar
    hr/KWD/other kuvajtskih dinara
    hr/KYD/few kajmanska dolara
    hr/KYD/one kajmanski dolar
    hr/KYD/other kajmanskih dolara
    hr/KZT/few kazahstanska tengea
    hr/KZT/one kazahstanski tenge
    hr/KZT/other kazahstanskih tengea
    hr/LAK/few laoska kipa
    hr/LAK/one laoski kip
    hr/LAK/other laoskih kipa
    hr/LBP/few libanonske funte
    hr/LBP/one libanonska funta
    hr/LBP/other libanonskih funti
    hr/LKR/few šrilankanske rupije
    hr/LKR/one šrilankanska rupija
    hr/LKR/other šrilankanskih rupija
    hr/LRD/few liberijska dolara
    hr/LRD/one liberijski dolar
    hr/LRD/other liberijskih dolara
    hr/LSL/few lesotska lotija
    hr/LSL/one lesotski loti
    hr/LSL/other lesotskih lotija
    hr/LYD/few libijska dinara
    hr/LYD/one libijski dinar
    hr/LYD/other libijskih dinara
    hr/MAD/few marokanska dirhama
    hr/MAD/one marokanski dirham
    hr/MAD/other marokanskih dirhama
    hr/MAF/few marokanska franka
    hr/MAF/one marokanski franak
    hr/MAF/other marokanskih franaka
    hr/MDC/few moldavska kupona
    hr/MDC/one moldavski kupon
    hr/MDC/other moldavskih kupona
    hr/MDL/few moldavska leja
    hr/MDL/one moldavski lej
    hr/MDL/other moldavskih leja
    hr/MGA/few malgaška arijarija
    hr/MGA/one malgaški arijari
    hr/MGA/other malgaških arijarija
    hr/MKD/few makedonska denara
    hr/MKD/one makedonski denar
    hr/MKD/other makedonskih denara
    hr/MKN/few stara makedonska denara
    hr/MKN/one stari makedonski denar
    hr/MKN/other starih makedonski denara
    hr/MMK/few mjanmarska kjata
    hr/MMK/one mjanmarski kjat
    hr/MMK/other mjanmarskih kjata
    hr/MNT/few mongolska tugrika
    hr/MNT/one mongolski tugrik
    hr/MNT/other mongolskih tugrika
    hr/MOP/few makaoške patake
    hr/MOP/one makaoška pataka
    hr/MOP/other makaoških pataka
    hr/MRU/few mauretanske ouguje
    hr/MRU/one mauretanska ouguja
    hr/MRU/other mauretanskih ouguja
    hr/MUR/few mauricijske rupije
    hr/MUR/one mauricijska rupija
    hr/MUR/other mauricijskih rupija
    hr/MVP/few maldivijske rupije
    hr/MVP/one maldivijska rupija
    hr/MVP/other maldivijskih rupija
    hr/MVR/few maldivijske rufije
    hr/MVR/one maldivijska rufija
    hr/MVR/other maldivijskih rufija
    hr/MWK/few malavijske kvače
    hr/MWK/one malavijska kvača
    hr/MWK/other malavijskih kvača
    hr/MXN/few meksička peza
    hr/MXN/one meksički pezo
    hr/MXN/other meksičkih peza
    hr/MYR/few malezijska ringita
    hr/MYR/one malezijski ringit
    hr/MYR/other malezijskih ringita
    hr/MZN/few mozambijska metikala
    hr/MZN/one mozambijski metikal
    hr/MZN/other mozambijskih metikala
    hr/NAD/few namibijska dolara
    hr/NAD/one namibijski dolar
    hr/NAD/other namibijskih dolara
    hr/NGN/few nigerijske naire
    hr/NGN/one nigerijska naira
    hr/NGN/other nigerijskih naira
    hr/NIO/few nikaragvanske zlatne kordobe
    hr/NIO/one nikaragvanska zlatna kordoba
    hr/NIO/other nikaragvanskih zlatnih kordoba
    hr/NOK/few norveške krune
    hr/NOK/one norveška kruna
    hr/NOK/other norveških kruna
    hr/NPR/few nepalske rupije
    hr/NPR/one nepalska rupija
    hr/NPR/other nepalskih rupija
    hr/NZD/few novozelandska dolara
    hr/NZD/one novozelandski dolar
    hr/NZD/other novozelandskih dolara
    hr/OMR/few omanska rijala
    hr/OMR/one omanski rijal
    hr/OMR/other omanskih rijala
    hr/PAB/few panamske balboe
    hr/PAB/one panamska balboa
    hr/PAB/other panamskih balboa
    hr/PEN/few peruanska sola
    hr/PEN/one peruanski sol
    hr/PEN/other peruanskih sola
    hr/PGK/few kine Papue Nove Gvineje
    hr/PHP/few filipinska peza
    hr/PHP/one filipinski pezo
    hr/PHP/other filipinskih peza
    hr/PKR/few pakistanske rupije
    hr/PKR/one pakistanska rupija
    hr/PKR/other pakistanskih rupija
    hr/PLN/few poljske zlote
    hr/PLN/one poljska zlota
    hr/PLN/other poljskih zlota
    hr/PYG/few paragvajska gvaranija
    hr/PYG/one paragvajski gvarani
    hr/PYG/other paragvajskih gvaranija
    hr/QAR/few katarska rijala
    hr/QAR/one katarski rijal
    hr/QAR/other katarskih rijala
    hr/RON/few rumunjska leja
    hr/RON/one rumunjski lej
    hr/RON/other rumunjskih leja
    hr/RSD/few srpska dinara
    hr/RSD/one srpski dinar
    hr/RSD/other srpskih dinara
    hr/RUB/few ruska rublja
    hr/RUB/one ruski rubalj
    hr/RUB/other ruskih rubalja
    hr/RWF/few ruandska franka
    hr/RWF/one ruandski franak
    hr/RWF/other ruandskih franaka
    hr/SAR/few saudijska rijala
    hr/SAR/one saudijski rijal
    hr/SAR/other saudijskih rijala
    hr/SBD/few solomonskootočna dolara
    hr/SBD/one solomonskootočni dolar
    hr/SBD/other solomonskootočnih dolara
    hr/SCR/few sejšelske rupije
    hr/SCR/one sejšelska rupija
    hr/SCR/other sejšelskih rupija
    hr/SDG/few sudanske funte
    hr/SDG/one sudanska funta
    hr/SDG/other sudanskih funti
    hr/SEK/few švedske krune
    hr/SEK/one švedska kruna
    hr/SEK/other švedskih kruna
    hr/SGD/few singapurska dolara
    hr/SGD/one singapurski dolar
    hr/SGD/other singapurskih dolara
    hr/SHP/few svetohelenske funte
    hr/SHP/one svetohelenska funta
    hr/SHP/other svetohelenskih funti
    hr/SLE/few sijarelonska leona
    hr/SLE/one sijeraleonski leon
    hr/SLE/other sijeraleonskih leona
    hr/SLL/one sijeraleonski leone (1964—2022)
    hr/SLL/other sijeraleonskih leona (1964—2022)
    hr/SOS/few somalijska šilinga
    hr/SOS/one somalijski šiling
    hr/SOS/other somalijskih šilinga
    hr/SRD/few surinamska dolara
    hr/SRD/one surinamski dolar
    hr/SRD/other surinamskih dolara
    hr/SSP/few južnosudanske funte
    hr/SSP/one južnosudanska funta
    hr/SSP/other južnosudanskih funti
    hr/STN/few dobre Svetog Tome i Principa
    hr/STN/one dobra Svetog Tome i Principa
    hr/STN/other dobri Svetog Tome i Principa
    hr/SYP/few sirijske funte
    hr/SYP/one sirijska funta
    hr/SYP/other sirijskih funti
    hr/SZL/one svazi lilangeni
    hr/SZL/other svazi lilangena
    hr/THB/few tajlandska bahta
    hr/THB/one tajlandski baht
    hr/THB/other tajlandskih bahta
    hr/TJS/few tadžikistanska somona
    hr/TJS/one tadžikistanski somoni
    hr/TJS/other tadžikistanskih somona
    hr/TMT/few turkmenistanska manata
    hr/TMT/one turkmenistanski manat
    hr/TMT/other turkmenistanskih manata
    hr/TND/few tuniska dinara
    hr/TND/one tuniski dinar
    hr/TND/other tuniskih dinara
    hr/TOP/few tongaške pa’ange
    hr/TOP/one tongaška pa’anga
    hr/TOP/other tongaških pa’angi
    hr/TRY/few turske lire
    hr/TRY/one turska lira
    hr/TRY/other turskih lira
    hr/TTD/few trinidadtobaška dolara
    hr/TTD/one trinidadtobaški dolar
    hr/TTD/other trinidadtobaških dolara
    hr/TWD/few novotajvanska dolara
    hr/TWD/one novotajvanski dolar
    hr/TWD/other novotajvanskih dolara
    hr/TZS/few tanzanijska šilinga
    hr/TZS/one tanzanijski šiling
    hr/TZS/other tanzanijskih šilinga
    hr/UAH/few ukrajinske hrivnje
    hr/UAH/one ukrajinska hrivnja
    hr/UAH/other ukrajinskih hrivnji
    hr/UGX/few ugandska šilinga
    hr/UGX/one ugandski šiling
    hr/UGX/other ugandskih šilinga
    hr/USD/few američka dolara
    hr/USD/one američki dolar
    hr/USD/other američkih dolara
    hr/UYU/few urugvajska pezosa
    hr/UYU/one urugvajski pezo
    hr/UYU/other urugvajskih pezosa
    hr/UZS/few uzbekistanska soma
    hr/UZS/one uzbekistanski som
    hr/UZS/other uzbekistanskih soma
    hr/VEF/few venezuelanska bolivara (2008. – 2018.)
    hr/VEF/one venezuelanski bolivar (2008. – 2018.)
    hr/VEF/other venezuelanskih bolivara (2008. – 2018.)
    hr/VES/few venezuelanska bolivara
    hr/VES/one venezuelanski bolivar
    hr/VES/other venezuelanskih bolivara
    hr/VND/few vijetnamska donga
    hr/VND/one vijetnamski dong
    hr/VND/other vijetnamskih donga
    hr/VNN/few vijetnamska donga (1978.–1985.)
    hr/VNN/one vijetnamski dong (1978.–1985.)
    hr/VNN/other vijetnamskih donga (1978.–1985.)
    hr/VUV/few vanuatska vatua
    hr/VUV/one vanuatski vatu
    hr/VUV/other vanuatskih vatua
    hr/WST/few samoanske tale
    hr/WST/one samoanska tala
    hr/WST/other samoanskih tala
    hr/XAF/few CFA franka BEAC
    hr/XAF/one CFA franak BEAC
    hr/XAF/other CFA franaka BEAC
    hr/XCD/few istočnokaripska dolara
    hr/XCD/one istočnokaripski dolar
    hr/XCD/other istočnokaripskih dolara
    hr/XFO/few francuska zlatna franka
    hr/XFO/one francuski zlatni franak
    hr/XFO/other francuskih zlatnih franaka
    hr/XFU/few francuska UIC-franka
    hr/XFU/one francuski UIC-franak
    hr/XFU/other francuskih UIC-franaka
    hr/XOF/few CFA franka BCEAO
    hr/XOF/one CFA franak BCEAO
    hr/XOF/other CFA franaka BCEAO
    hr/XPF/few CFP franka
    hr/XPF/one CFP franak
    hr/XPF/other CFP franaka
    hr/XRE/few RINET fonda
    hr/XRE/one RINET fond
    hr/XRE/other RINET fondova
    hr/YER/few jemenska rijala
    hr/YER/one jemenski rijal
    hr/YER/other jemenskih rijala
    hr/YUR/few jugoslavenska reformirana dinara
    hr/YUR/one jugoslavenski reformirani dinar
    hr/YUR/other jugoslavenskih reformiranih dinara
    hr/ZAR/few južnoafrička randa
    hr/ZAR/one južnoafrički rand
    hr/ZAR/other južnoafričkih randa
    hr/ZMW/few zambijske kvače
    hr/ZMW/one zambijska kvača
    hr/ZMW/other zambijskih kvača
    hsb/AED/few SAE dirhamy
    hsb/AED/one ZAE dirham
    hsb/AED/other SAE dirhamow
    hsb/AED/two ZAE dirhamaj
    hsb/AFN/few afghaniske afghanije
    hsb/AFN/one afghaniski afghani
    hsb/AFN/other afghaniskich afghanijow
    hsb/AFN/two afghaniskej afghanijej
    hsb/ALL/few albanske leki
    hsb/ALL/one albanski lek
    hsb/ALL/other albanskich lekow
    hsb/ALL/two albanskej lekaj
    hsb/AMD/few armenske dramy
    hsb/AMD/one armenski dram
    hsb/AMD/other armenskich dramow
    hsb/AMD/two armenskej dramaj
    hsb/ANG/few nižozemsko-antilske guldeny
    hsb/ANG/one nižozemsko-antilski gulden
    hsb/ANG/other nižozemsko-antilskich guldenow
    hsb/ANG/two nižozemsko-antilskej guldenaj
    hsb/AOA/few angolske kwanzy
    hsb/AOA/one angolska kwanza
    hsb/AOA/other angolskich kwanzow
    hsb/AOA/two angolskej kwanzy
    hsb/ARS/few argentinske pesa
    hsb/ARS/one argentinski peso
    hsb/ARS/other argentinskich pesow
    hsb/ARS/two argentinskej pesaj
    hsb/AUD/few awstralske dolary
    hsb/AUD/one awstralski dolar
    hsb/AUD/other awstralskich dolarow
    hsb/AUD/two awstralskej dolaraj
    hsb/AWG/few aruba-floriny
    hsb/AWG/one aruba-florin
    hsb/AWG/other aruba-florinow
    hsb/AWG/two aruba-florinaj
    hsb/AZN/few azerbajdźanski manaty
    hsb/AZN/one azerbajdźanski manat
    hsb/AZN/other azerbajdźanski manatow
    hsb/AZN/two azerbajdźanski manataj
    hsb/BAM/few bosniske konwertibelne hriwny
    hsb/BAM/one bosniska konwertibelna hriwna
    hsb/BAM/other bosniskich konwertibelnych hriwnow
    hsb/BAM/two bosniskej konwertibelnej hriwnje
    hsb/BBD/few barbadoske dolary
    hsb/BBD/one barbadoski dolar
    hsb/BBD/other barbadoskich dolarow
    hsb/BBD/two barbadoskej dolaraj
    hsb/BDT/few bangladešske taki
    hsb/BDT/one bangladešska taka
    hsb/BDT/other bangladešskich takow
    hsb/BDT/two bangladešskej tace
    hsb/BGN/few bołharske lewy
    hsb/BGN/one bołharski lew
    hsb/BGN/other bołharskich lewow
    hsb/BGN/two bołharskej lewaj
    hsb/BHD/few bahrainske dinary
    hsb/BHD/one bahrainski dinar
    hsb/BHD/other bahrainskich dinarow
    hsb/BHD/two bahrainskej dinaraj
    hsb/BIF/few burundiske franki
    hsb/BIF/one burundiski frank
    hsb/BIF/other burundiskich frankow
    hsb/BIF/two burundiskej frankaj
    hsb/BMD/few bermudaske dolary
    hsb/BMD/one bermudaski dolar
    hsb/BMD/other bermudaskich dolarow
    hsb/BMD/two bermudaskej dolaraj
    hsb/BND/few bruneiske dolary
    hsb/BND/one bruneiski dolar
    hsb/BND/other bruneiskich dolarow
    hsb/BND/two bruneiskej dolaraj
    hsb/BOB/few boliwiske boliviany
    hsb/BOB/one boliwiski boliviano
    hsb/BOB/other boliwiskich bolivianow
    hsb/BOB/two boliwiskej bolivianaj
    hsb/BRL/few brazilske reale
    hsb/BRL/one brazilski real
    hsb/BRL/other brazilskich realow
    hsb/BRL/two brazilskej realej
    hsb/BSD/few bahamaske dolary
    hsb/BSD/one bahamaski dolar
    hsb/BSD/other bahamaskich dolarow
    hsb/BSD/two bahamaskej dolaraj
    hsb/BTN/few bhutanske ngultrumy
    hsb/BTN/one bhutanski ngultrum
    hsb/BTN/other bhutanskich ngultrumow
    hsb/BTN/two bhutanskej ngultrumaj
    hsb/BWP/few botswanske pule
    hsb/BWP/one botswanska pula
    hsb/BWP/other botswanskich pulow
    hsb/BWP/two botswanskej puli
    hsb/BYN/few běłoruske ruble
    hsb/BYN/one běłoruski rubl
    hsb/BYN/other běłoruskich rublow
    hsb/BYN/two běłoruskej rublej
    hsb/BZD/few belizeske dolary
    hsb/BZD/one belizeski dolar
    hsb/BZD/other belizeskich dolarow
    hsb/BZD/two belizeskej dolaraj
    hsb/CAD/few kanadiske dolary
    hsb/CAD/one kanadiski dolar
    hsb/CAD/other kanadiskich dolarow
    hsb/CAD/two kanadiskej dolaraj
    hsb/CDF/few kongoske franki
    hsb/CDF/one kongoski frank
    hsb/CDF/other kongoskich frankow
    hsb/CDF/two kongoskej frankaj
    hsb/CHF/few šwicarske franki
    hsb/CHF/one šwicarski frank
    hsb/CHF/other šwicarskich frankow
    hsb/CHF/two šwicarskej frankaj
    hsb/CLP/few chilske pesa
    hsb/CLP/one chilski peso
    hsb/CLP/other chilskich pesow
    hsb/CLP/two chilskej pesaj
    hsb/CNH/few chinske yuany (offshore)
    hsb/CNH/one chinski yuan (offshore)
    hsb/CNH/other chinskich yuanow (offshore)
    hsb/CNH/two chinskej yuanaj (offshore)
    hsb/CNY/few chinske yuany
    hsb/CNY/one chinski yuan
    hsb/CNY/other chinskich yuanow
    hsb/CNY/two chinskej yuanaj
    hsb/COP/few kolumbiske pesa
    hsb/COP/one kolumbiski peso
    hsb/COP/other kolumbiskich pesow
    hsb/COP/two kolumbiskej pesaj
    hsb/CRC/few kosta-rikaske colóny
    hsb/CRC/one kosta-rikaski colón
    hsb/CRC/other kosta-rikaskich colónow
    hsb/CRC/two kosta-rikaskej colónaj
    hsb/CUC/few kubaske konwertibelne pesa
    hsb/CUC/one kubaski konwertibelny peso
    hsb/CUC/other kubaskich konwertibelnych pesow
    hsb/CUC/two kubaskej konwertibelnej pesaj
    hsb/CUP/few kubaske pesa
    hsb/CUP/one kubaski peso
    hsb/CUP/other kubaskich pesow
    hsb/CUP/two kubaskej pesaj
    hsb/CVE/few kapverdske escuda
    hsb/CVE/one kapverdski escudo
    hsb/CVE/other kapverdskich escudow
    hsb/CVE/two kapverdskej escudaj
    hsb/CZK/few čěske króny
    hsb/CZK/one čěska króna
    hsb/CZK/other čěskich krónow
    hsb/CZK/two čěskej krónje
    hsb/DJF/few dźibutiske franki
    hsb/DJF/one dźibutiski frank
    hsb/DJF/other dźibutiskich frankow
    hsb/DJF/two dźibutiskej frankaj
    hsb/DKK/few danske króny
    hsb/DKK/one danska króna
    hsb/DKK/other danskich krónow
    hsb/DKK/two danskej krónje
    hsb/DOP/few dominikanske pesa
    hsb/DOP/one dominikanski peso
    hsb/DOP/other dominikanskich pesow
    hsb/DOP/two dominikanskej pesaj
    hsb/DZD/few algeriske dinary
    hsb/DZD/one algeriski dinar
    hsb/DZD/other algeriskich dinarow
    hsb/DZD/two algeriskej dinaraj
    hsb/EGP/few egyptowske punty
    hsb/EGP/one egyptowski punt
    hsb/EGP/other egyptowskich puntow
    hsb/EGP/two egyptowskej puntaj
    hsb/ERN/few eritrejske nakfy
    hsb/ERN/one eritrejska nakfa
    hsb/ERN/other eritrejskich nakfow
    hsb/ERN/two eritrejskej nakfje
    hsb/ETB/few etiopiske birra
    hsb/ETB/one etiopiski birr
    hsb/ETB/other etiopiskich birrow
    hsb/ETB/two etiopiskej birraj
    hsb/EUR/few eura
    hsb/EUR/one euro
    hsb/EUR/other eurow
    hsb/EUR/two euraj
    hsb/FJD/few fidźiske dolary
    hsb/FJD/one fidźiski dolar
    hsb/FJD/other fidźiskich dolarow
    hsb/FJD/two fidźiskej dolaraj
    hsb/FKP/few falklandske punty
    hsb/FKP/one falklandski punt
    hsb/FKP/other falklandskich puntow
    hsb/FKP/two falklandskej puntaj
    hsb/GBP/few britiske punty
    hsb/GBP/one britiski punt
    hsb/GBP/other britiskich puntow
    hsb/GBP/two britiskej puntaj
    hsb/GEL/few georgiske larije
    hsb/GEL/one georgiski lari
    hsb/GEL/other georgiskich larijow
    hsb/GEL/two georgiskej larijej
    hsb/GHS/few ghanaske cedije
    hsb/GHS/one ghanaski cedi
    hsb/GHS/other ghanaskich cedijow
    hsb/GHS/two ghanaskej cedaj
    hsb/GIP/few gibraltarske punty
    hsb/GIP/one gibraltarski punt
    hsb/GIP/other gibraltarskich puntow
    hsb/GIP/two gibraltarskej puntaj
    hsb/GMD/few gambiske dalasije
    hsb/GMD/one gambiski dalasi
    hsb/GMD/other gambiskich dalasijow
    hsb/GMD/two gambiskej dalasijej
    hsb/GNF/few ginejske franki
    hsb/GNF/one ginejski frank
    hsb/GNF/other ginejskich frankow
    hsb/GNF/two ginejskej frankaj
    hsb/GTQ/few guatemalske quetzale
    hsb/GTQ/one guatemalski quetzal
    hsb/GTQ/other guatemalskich quetzalow
    hsb/GTQ/two guatemalskej quetzalej
    hsb/GYD/few guyanske dolary
    hsb/GYD/one guyanski dolar
    hsb/GYD/other guyanskich dolarow
    hsb/GYD/two guyanskej dolaraj
    hsb/HKD/few hongkongske dolary
    hsb/HKD/one hongkongski dolar
    hsb/HKD/other hongkongskich dolarow
    hsb/HKD/two hongkongskej dolaraj
    hsb/HNL/few honduraske lempiry
    hsb/HNL/one honduraska lempira
    hsb/HNL/other honduraskich lempirow
    hsb/HNL/two honduraskej lempirje
    hsb/HRK/few chorwatske kuny
    hsb/HRK/one chorwatska kuna
    hsb/HRK/other chorwatskich kunow
    hsb/HRK/two chorwatskej kunje
    hsb/HTG/few haitiske gourdy
    hsb/HTG/one haitiska gourda
    hsb/HTG/other haitiskich gourdow
    hsb/HTG/two haitiskej gourdźe
    hsb/HUF/few madźarske forinty
    hsb/HUF/one madźarski forint
    hsb/HUF/other madźarskich forintow
    hsb/HUF/two madźarskej forintaj
    hsb/IDR/few indoneske rupije
    hsb/IDR/one indoneska rupija
    hsb/IDR/other indoneskich rupijow
    hsb/IDR/two indoneskej rupiji
    hsb/ILS/few israelske nowe šekele
    hsb/ILS/one israelski nowy šekel
    hsb/ILS/other israelskich nowych šekelow
    hsb/ILS/two israelskej nowej šekelej
    hsb/INR/few indiske rupije
    hsb/INR/one indiska rupija
    hsb/INR/other indiskich rupijow
    hsb/INR/two indiskej rupiji
    hsb/IQD/few irakske dinary
    hsb/IQD/one irakski dinar
    hsb/IQD/other irakskich dinarow
    hsb/IQD/two irakskej dinaraj
    hsb/IRR/few iranske riale
    hsb/IRR/one iranski rial
    hsb/IRR/other iranskich rialow
    hsb/IRR/two iranskej rialej
    hsb/ISK/few islandske króny
    hsb/ISK/one islandska króna
    hsb/ISK/other islandskich krónow
    hsb/ISK/two islandskej krónje
    hsb/JMD/few jamaiske dolary
    hsb/JMD/one jamaiski dolar
    hsb/JMD/other jamaiskich dolarow
    hsb/JMD/two jamaiskej dolaraj
    hsb/JOD/few jordaniske dinary
    hsb/JOD/one jordaniski dinar
    hsb/JOD/other jordaniskich dinarow
    hsb/JOD/two jordaniskej dinaraj
    hsb/JPY/few japanske yeny
    hsb/JPY/one japanski yen
    hsb/JPY/other japanskich yenow
    hsb/JPY/two japanskej yenaj
    hsb/KES/few keniaske šilingi
    hsb/KES/one keniaski šiling
    hsb/KES/other keniaskich šilingow
    hsb/KES/two keniaskej šilingaj
    hsb/KGS/few kirgiske somy
    hsb/KGS/one kirgiski som
    hsb/KGS/other kirgiskich somow
    hsb/KGS/two kirgiskej somaj
    hsb/KHR/few kambodźaske riele
    hsb/KHR/one kambodźaski riel
    hsb/KHR/other kambodźaskich rielow
    hsb/KHR/two kambodźaskej rielej
    hsb/KMF/few komorske franki
    hsb/KMF/one komorski frank
    hsb/KMF/other komorskich frankow
    hsb/KMF/two komorskej frankaj
    hsb/KPW/few sewjernokorejske wony
    hsb/KPW/one sewjernokorejski won
    hsb/KPW/other sewjernokorejskich wonow
    hsb/KPW/two sewjernokorejskej wonaj
    hsb/KRW/few južnokorejske wony
    hsb/KRW/one južnokorejski won
    hsb/KRW/other južnokorejskich wonow
    hsb/KRW/two južnokorejskej wonaj
    hsb/KWD/few kuwaitske dinary
    hsb/KWD/one kuwaitski dinar
    hsb/KWD/other kuwaitskich dinarow
    hsb/KWD/two kuwaitskej dinaraj
    hsb/KYD/few kajmanske dolary
    hsb/KYD/one kajmanski dolar
    hsb/KYD/other kajmanskich dolarow
    hsb/KYD/two kajmanskej dolaraj
    hsb/KZT/few kazachske tengi
    hsb/KZT/one kazachski tenge
    hsb/KZT/other kazachskich tengow
    hsb/KZT/two kazachskej tengaj
    hsb/LAK/few laoske kipy
    hsb/LAK/one laoski kip
    hsb/LAK/other laoskich kipow
    hsb/LAK/two laoskej kipaj
    hsb/LBP/few libanonske punty
    hsb/LBP/one libanonski punt
    hsb/LBP/other libanonskich puntow
    hsb/LBP/two libanonskej puntaj
    hsb/LKR/few sri-lankaske rupije
    hsb/LKR/one sri-lankaska rupija
    hsb/LKR/other sri-lankaskich rupijow
    hsb/LKR/two sri-lankaskej rupiji
    hsb/LRD/few liberiske dolary
    hsb/LRD/one liberiski dolar
    hsb/LRD/other liberiskich dolarow
    hsb/LRD/two liberiskej dolaraj
    hsb/LSL/few lesothiske lotije
    hsb/LSL/one lesothiski loti
    hsb/LSL/other lesothiskich lotijow
    hsb/LSL/two lesothiskej lotijej
    hsb/LYD/few libyske dinary
    hsb/LYD/one libyski dinar
    hsb/LYD/other libyskich dinarow
    hsb/LYD/two libyskej dinaraj
    hsb/MAD/few marokkoske dirhamy
    hsb/MAD/one marokkoski dirham
    hsb/MAD/other marokkoskich dirhamow
    hsb/MAD/two marokkoskej dirhamaj
    hsb/MDL/few moldawske leuwy
    hsb/MDL/one moldawski leu
    hsb/MDL/other moldawskich leuwow
    hsb/MDL/two moldawskej leuwaj
    hsb/MGA/few madagaskarske ariaryje
    hsb/MGA/one madagaskarski ariary
    hsb/MGA/other madagaskarskich ariaryjow
    hsb/MGA/two madagaskarskej ariaryjej
    hsb/MKD/few makedonske denary
    hsb/MKD/one makedonski denar
    hsb/MKD/other makedonskich denarow
    hsb/MKD/two makedonskej denaraj
    hsb/MMK/few myanmarske kyaty
    hsb/MMK/one myanmarski kyat
    hsb/MMK/other myanmarskich kyatow
    hsb/MMK/two myanmarskej kyataj
    hsb/MNT/few mongolske tugriki
    hsb/MNT/one mongolski tugrik
    hsb/MNT/other mongolskich tugrikow
    hsb/MNT/two mongolskej tugrikaj
    hsb/MOP/few macaoske pataki
    hsb/MOP/one macaoska pataka
    hsb/MOP/other macaoskich patakow
    hsb/MOP/two macaoskej patace
    hsb/MRU/few mawretanske ouguije
    hsb/MRU/one mawretanska ouguiya
    hsb/MRU/other mawretanskich ouguijow
    hsb/MRU/two mawretanskej ouguiji
    hsb/MUR/few mauritiuske rupije
    hsb/MUR/one mauritiuska rupija
    hsb/MUR/other mauritiuskich rupijow
    hsb/MUR/two mauritiuskej rupiji
    hsb/MVR/few malediwiske rupije
    hsb/MVR/one malediwiska rupija
    hsb/MVR/other malediwiskich rupijow
    hsb/MVR/two malediwiskej rupiji
    hsb/MWK/few malawiske kwachi
    hsb/MWK/one malawiski kwacha
    hsb/MWK/other malawiskich kwachow
    hsb/MWK/two malawiskej kwachaj
    hsb/MXN/few mexiske pesa
    hsb/MXN/one mexiski peso
    hsb/MXN/other mexiskich pesow
    hsb/MXN/two mexiskej pesaj
    hsb/MYR/few malajziske ringgity
    hsb/MYR/one malajziski ringgit
    hsb/MYR/other malajziskich ringgitow
    hsb/MYR/two malajziskej ringgitaj
    hsb/MZN/few mosambikske meticale
    hsb/MZN/one mosambikski metical
    hsb/MZN/other mosambikskich meticalow
    hsb/MZN/two mosambikskej meticalej
    hsb/NAD/few namibiske dolary
    hsb/NAD/one namibiski dolar
    hsb/NAD/other namibiskich dolarow
    hsb/NAD/two namibiskej dolaraj
    hsb/NGN/few nigeriske nairy
    hsb/NGN/one nigeriski naira
    hsb/NGN/other nigeriskich nairow
    hsb/NGN/two nigeriskej nairaj
    hsb/NIO/few nikaraguaske cordoby
    hsb/NIO/one nikaraguaski cordoba
    hsb/NIO/other nikaraguaskich cordobow
    hsb/NIO/two nikaraguaskej cordobaj
    hsb/NOK/few norwegske króny
    hsb/NOK/one norwegska króna
    hsb/NOK/other norwegskich krónow
    hsb/NOK/two norwegskej krónje
    hsb/NPR/few nepalske rupije
    hsb/NPR/one nepalska rupija
    hsb/NPR/other nepalskich rupijow
    hsb/NPR/two nepalskej rupiji
    hsb/NZD/few nowoseelandske dolary
    hsb/NZD/one nowoseelandski dolar
    hsb/NZD/other nowoseelandskich dolarow
    hsb/NZD/two nowoseelandskej dolaraj
    hsb/OMR/few omanske riale
    hsb/OMR/one omanski rial
    hsb/OMR/other omanskich rialow
    hsb/OMR/two omanskej rialej
    hsb/PAB/few panamaske balbowy
    hsb/PAB/one panamaski balboa
    hsb/PAB/other panamaskich balbowow
    hsb/PAB/two panamaskej balbowaj
    hsb/PEN/few peruske sole
    hsb/PEN/one peruski sol
    hsb/PEN/other peruskich solow
    hsb/PEN/two peruskej solej
    hsb/PGK/few papua-nowoginejske kiny
    hsb/PGK/one papua-nowoginejski kina
    hsb/PGK/other papua-nowoginejskich kinow
    hsb/PGK/two papua-nowoginejskej kinaj
    hsb/PHP/few filipinske pesa
    hsb/PHP/one filipinski peso
    hsb/PHP/other filipinskich pesow
    hsb/PHP/two filipinskej pesaj
    hsb/PKR/few pakistanske rupije
    hsb/PKR/one pakistanska rupija
    hsb/PKR/other pakistanskich rupijow
    hsb/PKR/two pakistanskej rupiji
    hsb/PLN/few pólske złote
    hsb/PLN/one pólski złoty
    hsb/PLN/other pólskich złotych
    hsb/PLN/two pólskej złotej
    hsb/PYG/few paraguayske guaranije
    hsb/PYG/one paraguayski guarani
    hsb/PYG/other paraguayskich guaranijow
    hsb/PYG/two paraguayskej guaranijej
    hsb/QAR/few katarske riale
    hsb/QAR/one katarski rial
    hsb/QAR/other katarskich rialow
    hsb/QAR/two katarskej rialej
    hsb/RON/few rumunske leuwy
    hsb/RON/one rumunski leu
    hsb/RON/other rumunskich leuwow
    hsb/RON/two rumunskej leuwaj
    hsb/RSD/few serbiske dinary
    hsb/RSD/one serbiski dinar
    hsb/RSD/other serbiskich dinarow
    hsb/RSD/two serbiskej dinaraj
    hsb/RUB/few ruske ruble
    hsb/RUB/one ruski rubl
    hsb/RUB/other ruskich rublow
    hsb/RUB/two ruskej rublej
    hsb/RWF/few ruandiske franki
    hsb/RWF/one ruandiski frank
    hsb/RWF/other ruandiskich frankow
    hsb/RWF/two ruandiskej frankaj
    hsb/SAR/few saudi-arabske riale
    hsb/SAR/one saudi-arabski rial
    hsb/SAR/other saudi-arabskich rialow
    hsb/SAR/two saudi-arabskej rialej
    hsb/SBD/few salomonske dolary
    hsb/SBD/one salomonski dolar
    hsb/SBD/other salomonskich dolarow
    hsb/SBD/two salomonskej dolaraj
    hsb/SCR/few seychellske rupije
    hsb/SCR/one seychellska rupija
    hsb/SCR/other seychellskich rupijow
    hsb/SCR/two seychellskej rupiji
    hsb/SDG/few sudanske punty
    hsb/SDG/one sudanski punt
    hsb/SDG/other sudanskich puntow
    hsb/SDG/two sudanskej puntaj
    hsb/SEK/few šwedske króny
    hsb/SEK/one šwedska króna
    hsb/SEK/other šwedskich krónow
    hsb/SEK/two šwedskej krónje
    hsb/SGD/few singapurske dolary
    hsb/SGD/one singapurski dolar
    hsb/SGD/other singapurskich dolarow
    hsb/SGD/two singapurskej dolaraj
    hsb/SHP/few St. Helenske punty
    hsb/SHP/one St. Helenski punt
    hsb/SHP/other St. Helenskich puntow
    hsb/SHP/two St. Helenskej puntaj
    hsb/SLE/few sierra-leoneske leony
    hsb/SLE/one sierra-leoneski leone
    hsb/SLE/other sierra-leoneskich leonow
    hsb/SLE/two sierra-leoneskej leonaj
    hsb/SLL/few sierra-leoneske leony (1964—2022)
    hsb/SLL/one sierra-leoneski leone (1964—2022)
    hsb/SLL/other sierra-leoneskich leonow (1964—2022)
    hsb/SLL/two sierra-leoneskej leonaj (1964—2022)
    hsb/SOS/few somaliske šilingi
    hsb/SOS/one somaliski šiling
    hsb/SOS/other somaliskich šilingow
    hsb/SOS/two somaliskej šilingaj
    hsb/SRD/few surinamske dolary
    hsb/SRD/one surinamski dolar
    hsb/SRD/other surinamskich dolarow
    hsb/SRD/two surinamskej dolaraj
    hsb/SSP/few južnosudanske punty
    hsb/SSP/one južnosudanski punt
    hsb/SSP/other južnosudanskich puntow
    hsb/SSP/two južnosudanskej puntaj
    hsb/STN/few são tomeske dobry
    hsb/STN/one são tomeski dobra
    hsb/STN/other são tomeskich dobrow
    hsb/STN/two são tomeskej dobraj
    hsb/SYP/few syriske punty
    hsb/SYP/one syriski punt
    hsb/SYP/other syriskich puntow
    hsb/SYP/two syriskej puntaj
    hsb/SZL/few swasiske lilangenije
    hsb/SZL/one swasiski lilangeni
    hsb/SZL/other swasiskich lilangenijow
    hsb/SZL/two swasiskej lilangenijej
    hsb/THB/few thaiske bahty
    hsb/THB/one thaiski baht
    hsb/THB/other thaiskich bahtow
    hsb/THB/two thaiskej bahtaj
    hsb/TJS/few tadźikske somonije
    hsb/TJS/one tadźikski somoni
    hsb/TJS/other tadźikskich somonijow
    hsb/TJS/two tadźikskej somonijej
    hsb/TMT/few turkmenske manaty
    hsb/TMT/one turkmenski manat
    hsb/TMT/other turkmenskich manatow
    hsb/TMT/two turkmenskej manataj
    hsb/TND/few tuneziske dinary
    hsb/TND/one tuneziski dinar
    hsb/TND/other tuneziskich dinarow
    hsb/TND/two tuneziskej dinaraj
    hsb/TOP/few tongaske pa’angi
    hsb/TOP/one tongaski pa’anga
    hsb/TOP/other tongaskich pa’angow
    hsb/TOP/two tongaskej pa’angaj
    hsb/TRY/few turkowske liry
    hsb/TRY/one turkowska lira
    hsb/TRY/other turkowskich lirow
    hsb/TRY/two turkowskej lirje
    hsb/TTD/few trinidad-tobagoske dolary
    hsb/TTD/one trinidad-tobagoski dolar
    hsb/TTD/other trinidad-tobagoskich dolarow
    hsb/TTD/two trinidad-tobagoskej dolaraj
    hsb/TWD/few nowe taiwanske dolary
    hsb/TWD/one nowy taiwanski dolar
    hsb/TWD/other nowych taiwanskich dolarow
    hsb/TWD/two nowej taiwanskej dolaraj
    hsb/TZS/few tansaniske šilingi
    hsb/TZS/one tansaniski šiling
    hsb/TZS/other tansaniskich šilingow
    hsb/TZS/two tansaniskej šilingaj
    hsb/UAH/few ukrainske hriwny
    hsb/UAH/one ukrainska hriwna
    hsb/UAH/other ukrainskich hriwnow
    hsb/UAH/two ukrainskej hriwnje
    hsb/UGX/few ugandaske šilingi
    hsb/UGX/one ugandaski šiling
    hsb/UGX/other ugandaskich šilingow
    hsb/UGX/two ugandaskej šilingaj
    hsb/USD/few ameriske dolary
    hsb/USD/one ameriski dolar
    hsb/USD/other ameriskich dolarow
    hsb/USD/two ameriskej dolaraj
    hsb/UYU/few uruguayske pesa
    hsb/UYU/one uruguayski peso
    hsb/UYU/other uruguayskich pesow
    hsb/UYU/two uruguayskej pesaj
    hsb/UZS/few uzbekske sumy
    hsb/UZS/one uzbekski sum
    hsb/UZS/other uzbekskich sumow
    hsb/UZS/two uzbekskej sumaj
    hsb/VEF/few venezuelske bolívary (2008–2018)
    hsb/VEF/one venezuelski bolívar (2008–2018)
    hsb/VEF/other venezuelskich bolívarow (2008–2018)
    hsb/VEF/two venezuelskej bolívaraj (2008–2018)
    hsb/VES/few venezuelske bolívary
    hsb/VES/one venezuelski bolívar
    hsb/VES/other venezuelskich bolívarow
    hsb/VES/two venezuelskej bolívaraj
    hsb/VND/few vietnamske dongi
    hsb/VND/one vietnamski dong
    hsb/VND/other vietnamskich dongow
    hsb/VND/two vietnamskej dongaj
    hsb/VUV/few vanuatuske vatuwy
    hsb/VUV/one vanuatuski vatu
    hsb/VUV/other vanuatuskich vatuwow
    hsb/VUV/two vanuatuskej vatuwaj
    hsb/WST/few samoaske tale
    hsb/WST/one samoaski tala
    hsb/WST/other samoaskich talow
    hsb/WST/two samoaskej talej
    hsb/XAF/few CFA-franki (BEAC)
    hsb/XAF/one CFA-frank (BEAC)
    hsb/XAF/other CFA-frankow (BEAC)
    hsb/XAF/two CFA-frankaj (BEAC)
    hsb/XCD/few wuchodnokaribiske dolary
    hsb/XCD/one wuchodnokaribiski dolar
    hsb/XCD/other wuchodnokaribiskich dolarow
    hsb/XCD/two wuchodnokaribiskej dolaraj
    hsb/XOF/few CFA-franki (BCEAO)
    hsb/XOF/one CFA-frank (BCEAO)
    hsb/XOF/other CFA-frankow (BCEAO)
    hsb/XOF/two CFA-frankaj (BCEAO)
    hsb/XPF/few CFP-franki
    hsb/XPF/one CFP-frank
    hsb/XPF/other CFP-frankow
    hsb/XPF/two CFP-frankaj
    hsb/YER/few jemenske riale
    hsb/YER/one jemenski rial
    hsb/YER/other jemenskich rialow
    hsb/YER/two jemenskej rialej
    hsb/ZAR/few južnoafriske randy
    hsb/ZAR/one južnoafriski rand
    hsb/ZAR/other južnoafriskich randow
    hsb/ZAR/two južnoafriskej randaj
    hsb/ZMW/few sambiske kwachi
    hsb/ZMW/one sambiski kwacha
    hsb/ZMW/other sambiskich kwachow
    hsb/ZMW/two sambiskej kwachaj
    hy/AED/other ԱՄԷ դիրհամ
    hy/ERN/other էրիթրեական նակֆա
    hy/GHS/other գանայական սեդի
    ia/AED/one dirham del EAU
    ia/AED/other dirhams del EAU
    ia/AFN/one afghani
    ia/AFN/other afghanis
    ia/ALL/one lek albanese
    ia/ALL/other lekë albanese
    ia/AMD/one dram armenie
    ia/AMD/other drams armenie
    ia/ANG/one florino antillan
    ia/ANG/other florinos antillan
    ia/AOA/one kwanza angolan
    ia/AOA/other kwanzas angolan
    ia/ARS/one peso argentin
    ia/ARS/other pesos argentin
    ia/AUD/one dollar australian
    ia/AUD/other dollares australian
    ia/AWG/one florino aruban
    ia/AWG/other florinos aruban
    ia/AZN/one manat azeri
    ia/AZN/other manats azeri
    ia/BAM/one marco convertibile de Bosnia-Herzegovina
    ia/BAM/other marcos convertibile de Bosnia-Herzegovina
    ia/BBD/one dollar barbadian
    ia/BBD/other dollares barbadian
    ia/BDT/one taka bengalese
    ia/BDT/other takas bengalese
    ia/BGN/one lev bulgare
    ia/BGN/other leva bulgare
    ia/BHD/one dinar bahreini
    ia/BHD/other dinares bahreini
    ia/BIF/one franco burundese
    ia/BIF/other francos burundese
    ia/BMD/one dollar bermudan
    ia/BMD/other dollares bermudan
    ia/BND/one dollar de Brunei
    ia/BND/other dollares de Brunei
    ia/BOB/one boliviano bolivian
    ia/BOB/other bolivianos bolivian
    ia/BRL/one real brasilian
    ia/BRL/other reales brasilian
    ia/BSD/one dollar bahamian
    ia/BSD/other dollares bahamian
    ia/BTN/one ngultrum bhutanese
    ia/BTN/other ngultrumes bhutanese
    ia/BWP/one pula botswanese
    ia/BWP/other pulas botswanese
    ia/BYN/one rublo bielorusse
    ia/BYN/other rublos bielorusse
    ia/BZD/one dollar belizan
    ia/BZD/other dollares belizan
    ia/CAD/one dollar canadian
    ia/CAD/other dollares canadian
    ia/CDF/one franco congolese
    ia/CDF/other francos congolese
    ia/CHF/one franco suisse
    ia/CHF/other francos suisse
    ia/CLP/one peso chilen
    ia/CLP/other pesos chilen
    ia/COP/one peso colombian
    ia/COP/other pesos colombian
    ia/CRC/one colon costarican
    ia/CRC/other colones costarican
    ia/CUC/one peso cuban convertibile
    ia/CUC/other pesos cuban convertibile
    ia/CUP/one peso cuban
    ia/CUP/other pesos cuban
    ia/CVE/one escudo capoverdian
    ia/CVE/other escudos capoverdian
    ia/CZK/one corona chec
    ia/CZK/other coronas chec
    ia/DJF/one franco djibutian
    ia/DJF/other francos djibutian
    ia/DKK/one corona danese
    ia/DKK/other coronas danese
    ia/DOP/one peso dominican
    ia/DOP/other pesos dominican
    ia/DZD/one dinar algerin
    ia/DZD/other dinares algerin
    ia/EGP/one libra egyptie
    ia/EGP/other libras egyptie
    ia/ERN/one nakfa eritree
    ia/ERN/other nakfas eritree
    ia/ETB/one birr ethiope
    ia/ETB/other birres ethiope
    ia/EUR/one euro
    ia/EUR/other euros
    ia/FJD/one dollar fijian
    ia/FJD/other dollares fijian
    ia/FKP/one libra falklandese
    ia/FKP/other libras falklandese
    ia/GBP/one libra sterling
    ia/GBP/other libras sterling
    ia/GEL/one lari georgian
    ia/GEL/other laris georgian
    ia/GHS/one cedi ghanese
    ia/GHS/other cedis ghanese
    ia/GIP/one libra de Gibraltar
    ia/GIP/other libras de Gibraltar
    ia/GMD/one dalasi gambian
    ia/GMD/other dalasis gambian
    ia/GNF/one franco guinean
    ia/GNF/other francos guinean
    ia/GTQ/one quetzal guatemaltec
    ia/GTQ/other quetzales guatemaltec
    ia/GYD/one dollar guyanese
    ia/GYD/other dollares guyanese
    ia/HKD/one dollar hongkongese
    ia/HKD/other dollares hongkongese
    ia/HNL/one lempira hondurese
    ia/HNL/other lempiras hondurese
    ia/HRK/one kuna croate
    ia/HRK/other kunas croate
    ia/HTG/one gourde haitian
    ia/HTG/other gourdes haitian
    ia/HUF/one forint hungare
    ia/HUF/other forintes hungare
    ia/IDR/one rupia indonesian
    ia/IDR/other rupias indonesian
    ia/ILS/one nove shekel israeli
    ia/ILS/other nove shekeles israeli
    ia/INR/one rupia indian
    ia/INR/other rupias indian
    ia/IQD/one dinar iraqi
    ia/IQD/other dinares iraqi
    ia/IRR/one rial iranian
    ia/IRR/other riales iranian
    ia/ISK/one corona islandese
    ia/ISK/other coronas islandese
    ia/JMD/one dollar jamaican
    ia/JMD/other dollares jamaican
    ia/JOD/one dinar jordan
    ia/JOD/other dinares jordan
    ia/KES/one shilling kenyan
    ia/KES/other shillings kenyan
    ia/KGS/one som kirghiz
    ia/KGS/other soms kirghiz
    ia/KHR/one riel cambodgian
    ia/KHR/other rieles cambodgian
    ia/KMF/one franco comorian
    ia/KMF/other francos comorian
    ia/KWD/one dinar kuwaiti
    ia/KWD/other dinares kuwaiti
    ia/KYD/one dollar del Insulas Caiman
    ia/KYD/other dollares del Insulas Caiman
    ia/KZT/one tenge kazakh
    ia/KZT/other tenges kazakh
    ia/LAK/one kip laotian
    ia/LAK/other kipes laotian
    ia/LBP/one libra libanese
    ia/LBP/other libras libanese
    ia/LKR/one rupia de Sri Lanka
    ia/LKR/other rupias de Sri Lanka
    ia/LRD/one dollar liberian
    ia/LRD/other dollares liberian
    ia/LSL/one loti de Lesotho
    ia/LSL/other lotis de Lesotho
    ia/LYD/one dinar libyc
    ia/LYD/other dinares libyc
    ia/MAD/one dirham marocchin
    ia/MAD/other dirhams marocchin
    ia/MDL/one leu moldave
    ia/MDL/other lei moldave
    ia/MKD/one denar macedonie
    ia/MKD/other denari macedonie
    ia/MMK/one kyat de Myanmar
    ia/MMK/other kyates de Myanmar
    ia/MNT/one tugrik mongol
    ia/MNT/other tugriks mongol
    ia/MOP/one pataca de Macao
    ia/MOP/other patacas de Macao
    ia/MRU/one ouguiya mauritan
    ia/MRU/other ouguiyas mauritan
    ia/MUR/one rupia mauritian
    ia/MUR/other rupias mauritian
    ia/MVR/one rufiyaa del Maldivas
    ia/MVR/other rufiyaas del Maldivas
    ia/MXN/one peso mexican
    ia/MXN/other pesos mexican
    ia/MYR/one ringgit malay
    ia/MYR/other ringgites malay
    ia/MZN/one metical mozambican
    ia/MZN/other meticales mozambican
    ia/NAD/one dollar namibian
    ia/NAD/other dollares namibian
    ia/NGN/one naira nigerian
    ia/NGN/other nairas nigerian
    ia/NIO/one cordoba nicaraguan
    ia/NIO/other cordobas nicaraguan
    ia/NOK/one corona norvegian
    ia/NOK/other coronas norvegian
    ia/NPR/one rupia nepalese
    ia/NPR/other rupias nepalese
    ia/NZD/one dollar neozelandese
    ia/NZD/other dollares neozelandese
    ia/OMR/one rial omani
    ia/OMR/other riales omani
    ia/PAB/one balboa panamen
    ia/PAB/other balboas panamen
    ia/PEN/one sol peruvian
    ia/PEN/other soles peruvian
    ia/PGK/one kina papuan
    ia/PGK/other kinas papuan
    ia/PHP/one peso philippin
    ia/PHP/other pesos philippin
    ia/PKR/one rupia pakistani
    ia/PKR/other rupias pakistani
    ia/PLN/one zloty polonese
    ia/PLN/other zlotys polonese
    ia/PYG/one guarani paraguayan
    ia/PYG/other guaranis paraguayan
    ia/QAR/one rial qatari
    ia/QAR/other riales qatari
    ia/RON/one leu romanian
    ia/RON/other lei romanian
    ia/RSD/one dinar serbe
    ia/RSD/other dinares serbe
    ia/RUB/one rublo russe
    ia/RUB/other rublos russe
    ia/RWF/one franco ruandese
    ia/RWF/other francos ruandese
    ia/SAR/one rial saudi
    ia/SAR/other riales saudi
    ia/SBD/one dollar del insulas Salomon
    ia/SBD/other dollares del insulas Salomon
    ia/SCR/one rupia seychellese
    ia/SCR/other rupias seychellese
    ia/SDG/one libra sudanese
    ia/SDG/other libras sudanese
    ia/SEK/one corona svedese
    ia/SEK/other coronas svedese
    ia/SGD/one dollar singaporese
    ia/SGD/other dollares singaporese
    ia/SHP/one libra de St. Helena
    ia/SHP/other libras de St. Helena
    ia/SLE/one leone sierraleonese
    ia/SLE/other leones sierraleonese
    ia/SLL/one leone sierraleonese (1964—2022)
    ia/SLL/other leones sierraleonese (1964—2022)
    ia/SOS/one shilling somali
    ia/SOS/other shillings somali
    ia/SRD/one dollar surinamese
    ia/SRD/other dollares surinamese
    ia/SSP/one libra sud-sudanese
    ia/SSP/other libras sud-sudanese
    ia/STN/one dobra de São Tomé e Príncipe
    ia/STN/other dobras de São Tomé e Príncipe
    ia/SYP/one libra syriac
    ia/SYP/other libras syriac
    ia/SZL/one lilangeni swazilandese
    ia/SZL/other emalangeni swazilandese
    ia/THB/one baht thailandese
    ia/THB/other bahtes thailandese
    ia/TJS/one somoni tajik
    ia/TJS/other somonis tajik
    ia/TMT/one manat turkmen
    ia/TMT/other manats turkmen
    ia/TND/one dinar tunisian
    ia/TND/other dinares tunisian
    ia/TOP/one paʻanga tongan
    ia/TOP/other paʻangas tongan
    ia/TRY/one lira turc
    ia/TRY/other liras turc
    ia/TTD/one dollar de Trinidad e Tobago
    ia/TTD/other dollares de Trinidad e Tobago
    ia/TWD/one nove dollar taiwanese
    ia/TWD/other nove dollares taiwanese
    ia/TZS/one shilling tanzanian
    ia/TZS/other shillings tanzanian
    ia/UAH/one hryvnia ukrainian
    ia/UAH/other hryvni ukrainian
    ia/UGX/one shilling ugandese
    ia/UGX/other shillings ugandese
    ia/USD/one dollar statounitese
    ia/USD/other dollares statounitese
    ia/UYU/one peso uruguayan
    ia/UYU/other pesos uruguayan
    ia/UZS/one som uzbek
    ia/UZS/other soms uzbek
    ia/VEF/one bolivar venezuelan (2008–2018)
    ia/VEF/other bolivares venezuelan (2008–2018)
    ia/VES/one bolivar venezuelan
    ia/VES/other bolivares venezuelan
    ia/VND/one dong vietnamese
    ia/VND/other donges vietnamese
    ia/VUV/one vatu vanuatuan
    ia/VUV/other vatus vanuatuan
    ia/WST/one tala samoan
    ia/WST/other talas samoan
    ia/XAF/one franco CFA de Africa Central
    ia/XAF/other francos CFA de Africa Central
    ia/XCD/one dollar del Caribes Oriental
    ia/XCD/other dollares del Caribes Oriental
    ia/XOF/one franco CFA de Africa Occidental
    ia/XOF/other francos CFA de Africa Occidental
    ia/XPF/one franco CFP
    ia/XPF/other francos CFP
    ia/YER/one rial yemeni
    ia/YER/other riales yemeni
    ig/AED/other Ego dirhams obodo UAE
    ig/AOA/other Ego kwanzas obodo Angola
    ig/AUD/other Ego dollars obodo Australia
    ig/AZN/other Ego manats obodo Azerbaijan
    ig/BMD/other Dollars Bermuda
    ig/BND/other Ego dollars obodo Brunei
    ig/BWP/other Ego pulas obodo Bostwana
    ig/BZD/other Dollars Belize
    ig/CAD/other Dollars Canada
    ig/CDF/other Ego francs mba Congo
    ig/CRC/other Ego colóns obodo Costa Rica
    ig/CUP/other Ego pesos obodo Cuba
    ig/DJF/other ego francs obodo Djibouti
    ig/ERN/other Ego nakfas obodo Eritrea
    ig/ETB/other Ego birrs obodo Ethiopia
    ig/EUR/other euro
    ig/FJD/other Ego dollars obodo Fijian
    ig/HRK/other Ego kunas obodo Croatia
    ig/IQD/other Ego dinars obodo Iraq
    ig/KYD/other Ego dollars obodo Cayman Islands
    ig/LBP/other Ego Pound Obodo Lebanon
    ig/MDL/other Ego leu mba Moldova
    ig/MGA/other Ego ariaries obodo Madagascar
    ig/MKD/other Ego denari mba Macedonia
    ig/MWK/other Ego kwachas obodo Malawi
    ig/MZN/other Ego meticals obodo Mozambique
    ig/NZD/other Ego dollars obodo New Zealand
    ig/OMR/other Ego rials Obodo Oman
    ig/QAR/other Ego rials obodo Qatar
    ig/RON/other Ego leu Obodo Romania
    ig/SBD/other Ego dollars obodo Solomon Islands
    ig/SCR/other Ego rupees obodo Seychelles
    ig/SSP/other Ego pounds mba ọdịda anyanwụ Sudan
    ig/SZL/other Ego emalangeni obodo Swaziland
    ig/TTD/other Dollars Trinidad & Tobago
    ig/TZS/other Ego Shillings Obodo Tanzania
    ig/UGX/other Ego shillings obodo Uganda
    ig/USD/other Dollars US
    ig/UZS/other Ego som obodo Uzbekistan
    ig/VUV/other Ego Vanuatu vatus obodo Vanuatu
    ig/XAF/other Ego francs mba etiti Africa
    ig/XOF/other Ego CFA francs mba ọdịda anyanwụ Afrịka
    ig/XPF/other Ego francs obodo CFP
    ig/ZAR/other Ego rand obodo South Africa
    ig/ZMW/other Ego kwachas obodo Zambia
    is/AED/one arabískt dírham
    is/AED/other arabísk dírhöm
    is/AFN/one afgani
    is/AFN/other afganar
    is/ALL/one albanskt lek
    is/ALL/other albönsk lek
    is/AMD/one armenskt dramm
    is/AMD/other armensk drömm
    is/ANG/one hollenskt Antillugyllini
    is/ANG/other hollensk Antillugyllini
    is/AOA/one angólsk kvansa
    is/AOA/other angólskar kvönsur
    is/ARS/one argentínskur pesi
    is/ARS/other argentínskir pesar
    is/AUD/one ástralskur dalur
    is/AUD/other ástralskir dalir
    is/AWG/one arúbönsk flórína
    is/AWG/other arúbanskar flórínur
    is/AZN/one aserskt manat
    is/AZN/other asersk manöt
    is/BAM/one skiptanlegt Bosníu og Hersegóvínu-mark
    is/BAM/other skiptanleg Bosníu og Hersegóvínu-mörk
    is/BBD/one barbadoskur dalur
    is/BBD/other barbadoskir dalir
    is/BDT/one bangladessk taka
    is/BDT/other bangladesskar tökur
    is/BGN/one búlgarskt lef
    is/BGN/other búlgörsk lef
    is/BHD/one bareinskur denari
    is/BHD/other bareinskir denarar
    is/BIF/one búrúndískur franki
    is/BIF/other búrúndískir frankar
    is/BMD/one Bermúdadalur
    is/BMD/other Bermúdadalir
    is/BND/one brúneiskur dalur
    is/BND/other brúneiskir dalir
    is/BOB/one bólivíani
    is/BOB/other bólivíanar
    is/BRL/one brasilískt ríal
    is/BRL/other brasilísk ríöl
    is/BSD/one Bahamadalur
    is/BSD/other Bahamadalir
    is/BTN/one bútanskt núltrum
    is/BTN/other bútönsk núltrum
    is/BWP/one botsvönsk púla
    is/BWP/other botsvanskar púlur
    is/BYN/one hvítrússnesk rúbla
    is/BYN/other hvítrússneskar rúblur
    is/BZD/one belískur dalur
    is/BZD/other belískir dalir
    is/CAD/one Kanadadalur
    is/CAD/other Kanadadalir
    is/CDF/one kongóskur franki
    is/CDF/other kongóskir frankar
    is/CHF/one svissneskur franki
    is/CHF/other svissneskir frankar
    is/CLP/one síleskur pesi
    is/CLP/other síleskir pesar
    is/CNH/one kínverskt júan (utan heimalands)
    is/CNH/other kínversk júön (utan heimalands)
    is/CNY/one kínverskt júan
    is/CNY/other kínversk júön
    is/COP/one kólumbískur pesi
    is/COP/other kólumbískir pesar
    is/CRC/one kostarískt kólon
    is/CRC/other kostarísk kólon
    is/CUC/one kúbverskur skiptanlegur pesi
    is/CUC/other kúbverskir skiptanlegir pesar
    is/CUP/one kúbverskur pesi
    is/CUP/other kúbverskir pesar
    is/CVE/one grænhöfðeyskur skúti
    is/CVE/other grænhöfðeyskir skútar
    is/CZK/one tékknesk króna
    is/CZK/other tékkneskar krónur
    is/DJF/one djíbútískur franki
    is/DJF/other djíbútískir frankar
    is/DKK/one dönsk króna
    is/DKK/other danskar krónur
    is/DOP/one dóminískur pesi
    is/DOP/other dóminískir pesar
    is/DZD/one alsírskur denari
    is/DZD/other alsírskir denarar
    is/EGP/one egypskt pund
    is/EGP/other egypsk pund
    is/ERN/one erítresk nakfa
    is/ERN/other erítreskar nökfur
    is/ETB/one eþíópískt birr
    is/ETB/other eþíópísk birr
    is/EUR/one evra
    is/EUR/other evrur
    is/FJD/one fídjískur dalur
    is/FJD/other fídjískir dalir
    is/FKP/one falklenskt pund
    is/FKP/other falklensk pund
    is/GEL/one georgískur lari
    is/GEL/other georgískir larar
    is/GHS/one ganverskur sedi
    is/GHS/other ganverskir sedar
    is/GMD/one gambískur dalasi
    is/GMD/other gambískir dalasar
    is/GNF/one Gíneufranki
    is/GNF/other Gíneufrankar
    is/GTQ/one gvatemalskt kvesal
    is/GTQ/other gvatemölsk kvesöl
    is/GYD/one gvæjanskur dalur
    is/GYD/other gvæjanskir dalir
    is/HKD/one Hong Kong-dalur
    is/HKD/other Hong Kong-dalir
    is/HNL/one hondúrsk lempíra
    is/HNL/other hondúrskar lempírur
    is/HRK/one króatísk kúna
    is/HRK/other króatískar kúnur
    is/HTG/one haítískur gúrdi
    is/HTG/other haítískir gúrdar
    is/HUF/one ungversk fórinta
    is/HUF/other ungverskar fórintur
    is/IDR/one indónesísk rúpía
    is/IDR/other indónesískar rúpíur
    is/ILS/one nýr ísraelskur sikill
    is/ILS/other nýir ísraelskir siklar
    is/INR/one indversk rúpía
    is/INR/other indverskar rúpíur
    is/IQD/one írakskur denari
    is/IQD/other írakskir denarar
    is/IRR/one íranskt ríal
    is/IRR/other írönsk ríöl
    is/ISK/one íslensk króna
    is/ISK/other íslenskar krónur
    is/JMD/one jamaískur dalur
    is/JMD/other jamaískir dalir
    is/JOD/one jórdanskur denari
    is/JOD/other jórdanskir denarar
    is/JPY/one japanskt jen
    is/JPY/other japönsk jen
    is/KES/one kenískur skildingur
    is/KES/other kenískir skildingar
    is/KGS/one kirgiskt som
    is/KGS/other kirgisk som
    is/KHR/one kambódískt ríal
    is/KHR/other kambódísk ríöl
    is/KMF/one kómoreyskur franki
    is/KMF/other kómoreyskir frankar
    is/KPW/one norðurkóreskt vonn
    is/KPW/other norðurkóresk vonn
    is/KRW/one suðurkóreskt vonn
    is/KRW/other suðurkóresk vonn
    is/KWD/one kúveiskur denari
    is/KWD/other kúveiskir denarar
    is/KYD/one caymaneyskur dalur
    is/KYD/other caymaneyskir dalir
    is/KZT/one kasakst tengi
    is/KZT/other kasöksk tengi
    is/LAK/one laoskt kip
    is/LAK/other laosk kip
    is/LBP/one líbanskt pund
    is/LBP/other líbönsk pund
    is/LKR/one srílönsk rúpía
    is/LKR/other srílanskar rúpíur
    is/LRD/one líberískur dalur
    is/LRD/other líberískir dalir
    is/LSL/one lesótóskur lóti
    is/LSL/other lesótóskir lótar
    is/LYD/one líbískur denari
    is/LYD/other líbískir denarar
    is/MAD/one marokkóskt dírham
    is/MAD/other marokkósk dírhöm
    is/MDL/one moldavískt lei
    is/MDL/other moldavísk lei
    is/MGA/one Madagaskararjari
    is/MGA/other Madagaskararjarar
    is/MKD/one makedónskur denari
    is/MKD/other makedónskir denarar
    is/MMK/one mjanmarskt kjat
    is/MMK/other mjanmörsk kjöt
    is/MNT/one mongólskur túríkur
    is/MNT/other mongólskir túríkar
    is/MOP/one makaósk pataka
    is/MOP/other makaóskar patökur
    is/MRU/one máritönsk úgía
    is/MRU/other máritanskar úgíur
    is/MUR/one máritísk rúpía
    is/MUR/other máritískar rúpíur
    is/MVR/one maldíveysk rúpía
    is/MVR/other maldíveyskar rúpíur
    is/MWK/one malavísk kvaka
    is/MWK/other malavískar kvökur
    is/MXN/one mexíkóskur pesi
    is/MXN/other mexíkóskir pesar
    is/MYR/one malasískt ringit
    is/MYR/other malasísk ringit
    is/MZN/one mósambískt metikal
    is/MZN/other mósambísk metiköl
    is/NAD/one namibískur dalur
    is/NAD/other namibískir dalir
    is/NGN/one nígerísk næra
    is/NGN/other nígerískar nærur
    is/NIO/one níkarögsk kordóva
    is/NIO/other níkaragskar kordóvur
    is/NOK/one norsk króna
    is/NOK/other norskar krónur
    is/NPR/one nepölsk rúpía
    is/NPR/other nepalskar rúpíur
    is/NZD/one nýsjálenskur dalur
    is/NZD/other nýsjálenskir dalir
    is/OMR/one ómanskt ríal
    is/OMR/other ómönsk ríöl
    is/PAB/one balbói
    is/PAB/other balbóar
    is/PEN/one perúskt sól
    is/PEN/other perúsk sól
    is/PGK/one papúsk kína
    is/PGK/other papúskar kínur
    is/PHP/one filippseyskur pesi
    is/PHP/other filippseyskir pesar
    is/PKR/one pakistönsk rúpía
    is/PKR/other pakistanskar rúpíur
    is/PLN/one pólskt slot
    is/PLN/other pólsk slot
    is/PYG/one paragvæskt gvaraní
    is/PYG/other paragvæsk gvaraní
    is/QAR/one katarskt ríal
    is/QAR/other katörsk ríöl
    is/RON/one rúmenskt lei
    is/RON/other rúmensk lei
    is/RSD/one serbneskur denari
    is/RSD/other serbneskir denarar
    is/RUB/one rússnesk rúbla
    is/RUB/other rússneskar rúblur
    is/RWF/one rúandskur franki
    is/RWF/other rúandskir frankar
    is/SAR/one sádiarabískt ríal
    is/SAR/other sádiarabísk ríöl
    is/SBD/one salómonseyskur dalur
    is/SBD/other salómonseyskir dalir
    is/SCR/one Seychellesrúpía
    is/SCR/other Seychellesrúpíur
    is/SDG/one súdanskt pund
    is/SDG/other súdönsk pund
    is/SEK/one sænsk króna
    is/SEK/other sænskar krónur
    is/SGD/one singapúrskur dalur
    is/SGD/other singapúrskir dalir
    is/SHP/one helenskt pund
    is/SHP/other helensk pund
    is/SLE/one síerraleónsk ljóna
    is/SLE/other síerraleónskar ljónur
    is/SLL/one síerraleónsk ljóna (1964—2022)
    is/SLL/other síerraleónskar ljónur (1964—2022)
    is/SOS/one sómalískur skildingur
    is/SOS/other sómalískir skildingar
    is/SRD/one Súrínamdalur
    is/SRD/other Súrínamdalir
    is/SSP/one suðursúdanskt pund
    is/SSP/other suðursúdönsk pund
    is/STN/one Saó Tóme og Prinsípe-dóbra
    is/STN/other Saó Tóme og Prinsípe-dóbrur
    is/SYP/one sýrlenskt pund
    is/SYP/other sýrlensk pund
    is/SZL/one svasílenskur lílangeni
    is/SZL/other svasílenskir lílangenar
    is/THB/one taílenskt bat
    is/THB/other taílensk böt
    is/TJS/one tadsjikskur sómóni
    is/TJS/other tadsjikskir sómónar
    is/TMT/one túrkmenskt manat
    is/TMT/other túrkmensk manöt
    is/TND/one túniskur denari
    is/TND/other túniskir denarar
    is/TOP/one Tongapanga
    is/TOP/other Tongapöngur
    is/TRY/one tyrknesk líra
    is/TRY/other tyrkneskar lírur
    is/TTD/one Trínidad og Tóbagó-dalur
    is/TTD/other Trínidad og Tóbagó-dalir
    is/TWD/one taívanskur dalur
    is/TWD/other taívanskir dalir
    is/TZS/one tansanískur skildingur
    is/TZS/other tansanískir skildingar
    is/UAH/one úkraínsk hrinja
    is/UAH/other úkraínskar hrinjur
    is/UGX/one úgandskur skildingur
    is/UGX/other úgandskir skildingar
    is/USD/one Bandaríkjadalur
    is/USD/other Bandaríkjadalir
    is/UYU/one úrúgvæskur pesi
    is/UYU/other úrúgvæskir pesar
    is/UZS/one úsbekskt súm
    is/UZS/other úsbeksk súm
    is/VEF/one venesúelskur bólívari (2008–2018)
    is/VEF/other venesúelskir bólívarar (2008–2018)
    is/VES/one venesúelskur bólívari
    is/VES/other venesúelskir bólívarar
    is/VND/one víetnamskt dong
    is/VND/other víetnömsk dong
    is/VUV/one vanúatúskt vatú
    is/VUV/other vanúatúsk vatú
    is/WST/one Samóatala
    is/WST/other Samóatölur
    is/XAF/one miðafrískur franki
    is/XAF/other miðafrískir frankar
    is/XCD/one austurkarabískur dalur
    is/XCD/other austurkarabískir dalir
    is/XOF/one vesturafrískur franki
    is/XOF/other vesturafrískir frankar
    is/XPF/one pólinesískur franki
    is/XPF/other pólinesískir frankar
    is/YER/one jemenskt ríal
    is/YER/other jemensk ríöl
    is/ZAR/one suðurafrískt rand
    is/ZAR/other suðurafrísk rönd
    is/ZMW/one sambísk kvaka
    is/ZMW/other sambískar kvökur
    it/AED/other dirham degli EAU
    it/ALL/one lek albanese
    it/ALL/other lekë albanesi
    it/AMD/one dram armeno
    it/AMD/other dram armeni
    it/ANG/one fiorino delle Antille olandesi
    it/ANG/other fiorini delle Antille olandesi
    it/AOA/one kwanza angolano
    it/AOA/other kwanzas angolani
    it/ARS/one peso argentino
    it/ARS/other pesos argentini
    it/AUD/one dollaro australiano
    it/AUD/other dollari australiani
    it/AWG/one fiorino di Aruba
    it/AWG/other fiorini di Aruba
    it/AZN/one manat azero
    it/AZN/other manat azeri
    it/BAM/one marco convertibile della Bosnia-Herzegovina
    it/BAM/other marchi convertibili della Bosnia-Herzegovina
    it/BBD/one dollaro di Barbados
    it/BBD/other dollari di Barbados
    it/BDT/one taka bengalese
    it/BDT/other taka bengalesi
    it/BGN/one lev bulgaro
    it/BGN/other leva bulgari
    it/BHD/one dinaro del Bahrein
    it/BHD/other dinari del Bahrein
    it/BIF/one franco del Burundi
    it/BIF/other franchi del Burundi
    it/BMD/one dollaro delle Bermuda
    it/BMD/other dollari delle Bermuda
    it/BND/one dollaro del Brunei
    it/BND/other dollari del Brunei
    it/BOB/one boliviano
    it/BOB/other boliviani
    it/BRL/one real brasiliano
    it/BRL/other real brasiliani
    it/BSD/one dollaro delle Bahamas
    it/BSD/other dollari delle Bahamas
    it/BTN/one ngultrum bhutanese
    it/BTN/other ngultrum bhutanesi
    it/BYN/one rublo bielorusso
    it/BYN/other rubli bielorussi
    it/BZD/one dollaro del Belize
    it/BZD/other dollari del Belize
    it/CAD/one dollaro canadese
    it/CAD/other dollari canadesi
    it/CDF/one franco congolese
    it/CDF/other franchi congolesi
    it/CHF/one franco svizzero
    it/CHF/other franchi svizzeri
    it/CLP/one peso cileno
    it/CLP/other pesos cileni
    it/CNH/one renmimbi cinese offshore
    it/CNH/other renmimbi cinesi offshore
    it/CNY/one yuan cinese
    it/CNY/other yuan cinesi
    it/COP/one peso colombiano
    it/COP/other pesos colombiani
    it/CRC/one colón costaricano
    it/CRC/other colón costaricani
    it/CUC/one peso cubano convertibile
    it/CUC/other pesos cubani convertibili
    it/CUP/one peso cubano
    it/CUP/other pesos cubani
    it/CVE/one escudo capoverdiano
    it/CVE/other escudos capoverdiani
    it/CZK/one corona ceca
    it/CZK/other corone ceche
    it/DJF/one franco di Gibuti
    it/DJF/other franchi di Gibuti
    it/DKK/one corona danese
    it/DKK/other corone danesi
    it/DOP/one peso dominicano
    it/DOP/other pesos dominicani
    it/DZD/one dinaro algerino
    it/DZD/other dinari algerini
    it/EGP/one sterlina egiziana
    it/EGP/other sterline egiziane
    it/ERN/one nakfa eritreo
    it/ERN/other nakfa eritrei
    it/ETB/one birr etiope
    it/ETB/other birr etiopi
    it/FJD/one dollaro delle Figi
    it/FJD/other dollari delle Figi
    it/FKP/one sterlina delle Falkland
    it/FKP/other sterline delle Falkland
    it/GBP/one sterlina britannica
    it/GBP/other sterline britanniche
    it/GEL/one lari georgiano
    it/GEL/other lari georgiani
    it/GHS/one cedi ghanese
    it/GHS/other cedi ghanesi
    it/GIP/one sterlina di Gibilterra
    it/GIP/other sterline di Gibilterra
    it/GMD/one dalasi gambiano
    it/GMD/other dalasi gambiani
    it/GNF/one franco della Guinea
    it/GNF/other franchi della Guinea
    it/GTQ/one quetzal guatemalteco
    it/GTQ/other quetzal guatemaltechi
    it/GYD/one dollaro della Guyana
    it/GYD/other dollari della Guyana
    it/HKD/one dollaro di Hong Kong
    it/HKD/other dollari di Hong Kong
    it/HNL/one lempira honduregna
    it/HNL/other lempire honduregne
    it/HRK/one kuna croata
    it/HRK/other kune croate
    it/HTG/one gourde haitiano
    it/HTG/other gourde haitiani
    it/HUF/one fiorino ungherese
    it/HUF/other fiorini ungheresi
    it/IDR/one rupia indonesiana
    it/IDR/other rupie indonesiane
    it/ILS/one nuovo siclo israeliano
    it/ILS/other nuovi sicli israeliani
    it/INR/one rupia indiana
    it/INR/other rupie indiane
    it/IQD/one dinaro iracheno
    it/IQD/other dinari iracheni
    it/IRR/one rial iraniano
    it/IRR/other rial iraniani
    it/ISK/one corona islandese
    it/ISK/other corone islandesi
    it/JMD/one dollaro giamaicano
    it/JMD/other dollari giamaicani
    it/JOD/one dinaro giordano
    it/JOD/other dinari giordani
    it/JPY/one yen giapponese
    it/JPY/other yen giapponesi
    it/KES/one scellino keniota
    it/KES/other scellini kenioti
    it/KGS/one som kirghiso
    it/KGS/other som kirghisi
    it/KHR/one riel cambogiano
    it/KHR/other riel cambogiani
    it/KMF/one franco comoriano
    it/KMF/other franchi comoriani
    it/KPW/one won nordcoreano
    it/KPW/other won nordcoreani
    it/KRW/one won sudcoreano
    it/KRW/other won sudcoreani
    it/KWD/one dinaro kuwaitiano
    it/KWD/other dinari kuwaitiani
    it/KYD/one dollaro delle Isole Cayman
    it/KYD/other dollari delle Isole Cayman
    it/KZT/one tenge kazako
    it/KZT/other tenge kazaki
    it/LAK/one kip laotiano
    it/LAK/other kip laotiani
    it/LBP/one lira libanese
    it/LBP/other lire libanesi
    it/LKR/one rupia di Sri Lanka
    it/LKR/other rupie di Sri Lanka
    it/LRD/one dollaro liberiano
    it/LRD/other dollari liberiani
    it/LSL/one loti del Lesotho
    it/LSL/other maloti del Lesotho
    it/LYD/one dinaro libico
    it/LYD/other dinari libici
    it/MAD/one dirham marocchino
    it/MAD/other dirham marocchini
    it/MDL/one leu moldavo
    it/MDL/other lei moldavi
    it/MGA/one ariary malgascio
    it/MGA/other ariary malgasci
    it/MKD/one dinaro macedone
    it/MKD/other dinari macedoni
    it/MKN/one dinaro macedone (1992–1993)
    it/MKN/other dinari macedoni (1992–1993)
    it/MNT/one tugrik mongolo
    it/MNT/other tugrik mongoli
    it/MOP/one pataca di Macao
    it/MOP/other patacas di Macao
    it/MUR/one rupia mauriziana
    it/MUR/other rupie mauriziane
    it/MWK/one kwacha malawiano
    it/MWK/other kwacha malawiani
    it/MXN/one peso messicano
    it/MXN/other pesos messicani
    it/MYR/one ringgit malese
    it/MYR/other ringgit malesi
    it/MZN/one metical mozambicano
    it/MZN/other metical mozambicani
    it/NAD/one dollaro namibiano
    it/NAD/other dollari namibiani
    it/NGN/one naira nigeriana
    it/NGN/other naire nigeriane
    it/NIO/one córdoba nicaraguense
    it/NIO/other córdoba nicaraguensi
    it/NOK/one corona norvegese
    it/NOK/other corone norvegesi
    it/NPR/one rupia nepalese
    it/NPR/other rupie nepalesi
    it/NZD/one dollaro neozelandese
    it/NZD/other dollari neozelandesi
    it/OMR/one rial omanita
    it/OMR/other rial omaniti
    it/PAB/one balboa panamense
    it/PAB/other balboa panamensi
    it/PEN/one sol peruviano
    it/PEN/other sol peruviani
    it/PGK/one kina papuana
    it/PGK/other kina papuane
    it/PHP/one peso filippino
    it/PHP/other pesos filippini
    it/PKR/one rupia pakistana
    it/PKR/other rupie pakistane
    it/PLN/one zloty polacco
    it/PLN/other zloty polacchi
    it/PYG/one guaraní paraguayano
    it/PYG/other guaraní paraguayani
    it/QAR/one rial qatariano
    it/QAR/other rial qatariani
    it/RON/one leu rumeno
    it/RON/other lei rumeni
    it/RSD/one dinaro serbo
    it/RSD/other dinara serbi
    it/RUB/one rublo russo
    it/RUB/other rubli russi
    it/RWF/one franco ruandese
    it/RWF/other franchi ruandesi
    it/SAR/one riyal saudita
    it/SAR/other riyal sauditi
    it/SBD/one dollaro delle Isole Salomone
    it/SBD/other dollari delle Isole Salomone
    it/SCR/one rupia delle Seychelles
    it/SCR/other rupie delle Seychelles
    it/SDG/one sterlina sudanese
    it/SDG/other sterline sudanesi
    it/SEK/one corona svedese
    it/SEK/other corone svedesi
    it/SGD/one dollaro di Singapore
    it/SGD/other dollari di Singapore
    it/SHP/one sterlina di Sant'Elena
    it/SHP/other sterline di Sant'Elena
    it/SLE/one leone della Sierra Leone
    it/SLE/other leoni della Sierra Leone
    it/SLL/one leone della Sierra Leone (1964–2022)
    it/SLL/other leoni della Sierra Leone (1964–2022)
    it/SOS/one scellino somalo
    it/SOS/other scellini somali
    it/SRD/one dollaro del Suriname
    it/SRD/other dollari del Suriname
    it/SSP/one sterlina sud-sudanese
    it/SSP/other sterline sud-sudanesi
    it/SYP/one lira siriana
    it/SYP/other lire siriane
    it/SZL/one lilangeni
    it/SZL/other emalangeni
    it/THB/one baht thailandese
    it/THB/other baht thailandesi
    it/TJS/one somoni tagiko
    it/TJS/other somoni tagiki
    it/TMT/one manat turkmeno
    it/TMT/other manat turkmeni
    it/TND/one dinaro tunisino
    it/TND/other dinari tunisini
    it/TOP/one paʻanga tongano
    it/TOP/other paʻanga tongani
    it/TRY/one lira turca
    it/TRY/other lire turche
    it/TTD/one dollaro di Trinidad e Tobago
    it/TTD/other dollari di Trinidad e Tobago
    it/TWD/one nuovo dollaro taiwanese
    it/TWD/other nuovi dollari taiwanesi
    it/TZS/one scellino della Tanzania
    it/TZS/other scellini della Tanzania
    it/UAH/one grivnia ucraina
    it/UAH/other grivnie ucraine
    it/UGX/one scellino ugandese
    it/UGX/other scellini ugandesi
    it/USD/one dollaro statunitense
    it/USD/other dollari statunitensi
    it/UYU/one peso uruguayano
    it/UYU/other pesos uruguayani
    it/UZS/one sum uzbeco
    it/UZS/other sum uzbechi
    it/VEF/one bolívar venezuelano (2008–2018)
    it/VEF/other bolívares venezuelani (2008–2018)
    it/VES/one bolívar venezuelano
    it/VES/other bolívares venezuelani
    it/VND/one dong vietnamita
    it/VND/other dong vietnamiti
    it/WST/one tala samoano
    it/WST/other tala samoani
    it/XAF/one franco CFA BEAC
    it/XAF/other franchi CFA BEAC
    it/XCD/one dollaro dei Caraibi orientali
    it/XCD/other dollari dei Caraibi orientali
    it/XOF/one franco CFA BCEAO
    it/XOF/other franchi CFA BCEAO
    it/XPF/one franco CFP
    it/XPF/other franchi CFP
    it/YER/one rial yemenita
    it/YER/other rial yemeniti
    it/ZAR/one rand sudafricano
    it/ZAR/other rand sudafricani
    it/ZMW/one kwacha zambiano
    it/ZMW/other kwacha zambiani
    ja/AED/other UAE ディルハム
    ja/JPY/other 円
    jv/MAD/other Dirham Moroko
    ka/ANG/other ნიდრელანდების ანტილიის გულდენი
    ka/CNY/other ჩინური უანი
    ka/CRC/one კოსტა-რიკული კოლონი
    ka/CRC/other კოსტა რიკული კოლონი
    ka/SYP/other სირიული გირვანქა
    ka/TND/other ტუნისის დინარი
    ka/VUV/other ვანატუს ვატუ
    kgp/AED/other EAU Jãnkamu ag
    kgp/AFN/other Afeganĩ ag afegỹv
    kgp/ALL/other Arámánja Rég ag
    kgp/AMD/other Arámẽnja Daram ag
    kgp/ANG/other Ỹtiria Orỹnesa Kafejsĩ ag
    kgp/AOA/other Ỹgora Kwanza ag
    kgp/ARL/other Arjẽtinỹ Kufy Rej ag (1970–1983)
    kgp/ARM/other Arjẽtinỹ Kufy ag (1881–1970)
    kgp/ARS/other Arjẽtinỹ Kufy ag
    kgp/AUD/other Awotyraria Nórar Si ag
    kgp/AWG/other Aruma Kafejsĩ ag
    kgp/AZN/other Manati aseri ag
    kgp/BAM/other Mósinĩja Hersegovĩna-mré Mỹrko ag ta ũn há
    kgp/BAN/other Mósinĩja-Hersegovĩna Ninỹ Tãg ag
    kgp/BBD/other Juvã-mág Nórar ag
    kgp/BDT/other Mágranési Taka ag
    kgp/BGM/other Mugarja Ver kynkar ag
    kgp/BGN/other Mugarja Rev ag
    kgp/BGO/other Mugarja Rev ag (1879–1952)
    kgp/BHD/other Marẽnh Ninỹ ag
    kgp/BIF/other Murũni Vĩpir ag
    kgp/BMD/other Karsa-ror-ag Nórar ag
    kgp/BND/other Mrunẽj Nórar ag
    kgp/BOB/other Morivija Jãnkamu ag
    kgp/BOL/other Morivijanũ ag (1863–1963)
    kgp/BRL/other Mrasir Rejar ag
    kgp/BRZ/other Mrasir Krujeru Si ag
    kgp/BSD/other Mahamỹ Nórar ag
    kgp/BTN/other Butỹ Guturũm ag
    kgp/BWP/other Monsuvỹnỹ Pura ag
    kgp/BYN/other Miero-Husija Humro ag
    kgp/BZD/other Merise Nórar ag
    kgp/CAD/other Kanỹna Nórar ag
    kgp/CDF/other Kãgu Vĩpir ag
    kgp/CHF/other Suvisa Vĩpir ag
    kgp/CLE/other Sire Vẽjuven ag
    kgp/CLP/other Sire Kufy ag
    kgp/CNH/other Sĩnỹ Yuãn ag (offshore)
    kgp/CNX/other Nórar vẽnhkar mỹ máko mĩ Sĩnỹ tá ag
    kgp/CNY/other Sĩnỹ Yvỹn ag
    kgp/COP/other Kolãmja Kufy ag
    kgp/CRC/other Kotahika Korãn ag
    kgp/CUC/other Kuma Kufy ag conv
    kgp/CUP/other Kuma Kufy ag
    kgp/CVE/other Pu-Tánh Vẽjuven ag
    kgp/CZK/other Séka Rãgre ag
    kgp/DJF/other Nhimuti Vĩpir ag
    kgp/DKK/other Ninỹmỹrka Rãgre ag
    kgp/DOP/other Nomĩnĩka Kufy ag
    kgp/DZD/other Argerija Ninỹ ag
    kgp/EGP/other Ejimto Rimra ag
    kgp/ERN/other Eriteréja Nagfa ag
    kgp/ETB/other Etiópija Mir ag
    kgp/EUR/other Evoro ag
    kgp/FJD/other Fiji Nórar ag
    kgp/FKP/other Mỹrvinỹ Rimra ag
    kgp/GBP/other Rimra Eterĩnỹ asg
    kgp/GEL/other Jiórja Rari ag
    kgp/GHS/other Gỹnỹ Senhi ag
    kgp/GIP/other Nhimratar Rimra ag
    kgp/GMD/other Gỹmija Narasi ag
    kgp/GNF/other Ginẽ Vĩpir ag
    kgp/GTQ/other Guvỹtemỹra Kensav ag
    kgp/GYD/other Gijỹnỹ Nórar ag
    kgp/HKD/other Hãg-Kãg Nórar ag
    kgp/HNL/other Ãnura Rẽpirá ag
    kgp/HRK/other Krovasija Kuna ag
    kgp/HTG/other Ajti Runja ag
    kgp/HUF/other Ũgrija Kafejsĩ ag
    kgp/IDR/other Ĩnonẽsija Rupija ag
    kgp/ILS/other Isihaé Sekév Tãg ag
    kgp/INR/other Ĩnija Rupija ag
    kgp/IQD/other Iraki Ninỹ ag
    kgp/IRR/other Irỹ Hi’av ag
    kgp/ISK/other Kukryr-ga Rãgre ag
    kgp/JMD/other Jamỹjka Nórar ag
    kgp/JOD/other Jornánĩja Ninỹ ag
    kgp/JPY/other Japã Jenẽ ag
    kgp/KES/other Kẽnja Serĩm ag
    kgp/KGS/other Kirgi-Ga Kyr ag
    kgp/KHR/other Kỹmósa Hijév ag
    kgp/KMF/other Komor Vĩpir ag
    kgp/KPW/other Nãrti-Koréja Vãn sag
    kgp/KRH/other Koréja Sur Huvỹ ag
    kgp/KRO/other Koréja Sur Vãn Si ag
    kgp/KRW/other Koréja Sur Vãn ag
    kgp/KWD/other Kuvajti Ninỹ ag
    kgp/KYD/other Kanhmỹ Vãsogso Nórar ag
    kgp/KZT/other Kajakinhtỹv Tẽge ag
    kgp/LAK/other Ravusi Kim ag
    kgp/LBP/other Rimanũ Rimra ag
    kgp/LKR/other Sirijỹká Rupija ag
    kgp/LRD/other Rimérijỹ Nórar ag
    kgp/LSL/other Resotu Roti ag
    kgp/LYD/other Rimija Ninỹ ag
    kgp/MAD/other Ar-Magrim Nirham ag
    kgp/MAF/other Ar-Magrim Vĩpir ag
    kgp/MCF/other Mõnỹku Vĩpir ag
    kgp/MDC/other Mãrnova Kopã ag
    kgp/MDL/other Mãrnova Revu ag
    kgp/MGA/other Mỹna-Gasikar Ari-ary ag
    kgp/MKD/other Mỹsenonĩja Ninỹ ag
    kgp/MKN/other Mỹsenonĩja Ninỹ ag (1992–1993)
    kgp/MMK/other Mijẽn-Mỹ Kijate ag
    kgp/MNT/other Mãgórija Tugrig ag
    kgp/MOP/other Mỹkav Pataka ag
    kgp/MRU/other Mũritỹni Ov-Gija ag
    kgp/MUR/other Mãriso Rupija ag
    kgp/MVR/other Mỹrniva Rupija ag
    kgp/MWK/other Mỹravi Kuvasa ag
    kgp/MXN/other Mẽsiku Kufy ag
    kgp/MYR/other Mỹraja Rĩggin ag
    kgp/MZN/other Mãsỹmiki Mẽtikar ag
    kgp/NAD/other Nỹmĩmija Nórar ag
    kgp/NGN/other Nĩjérija Nỹjra ag
    kgp/NIO/other Nĩkaraguva Kórnoma ag
    kgp/NOK/other Nãrovéga Rãgre ag
    kgp/NPR/other Nẽpar Rupija ag
    kgp/NZD/other Zirỹnija Tãg Nórar ag
    kgp/OMR/other Omỹ Hijar ag
    kgp/PAB/other Panỹmỹ Mavo-Mova ag
    kgp/PEN/other Peru Rã Tãg ag
    kgp/PGK/other Papuva Kinỹ ag
    kgp/PHP/other Firipinỹ Kufy ag
    kgp/PKR/other Pakinhtỹv Rupiya ag
    kgp/PLN/other Poronĩja Rẽrĩr ag
    kgp/PYG/other Paraguvaj Garnĩ ag
    kgp/QAR/other Katar Hijar ag
    kgp/RON/other Romẽnija Rev ag
    kgp/RSD/other Séruvija Ninỹ ag
    kgp/RUB/other Husija Humro ag
    kgp/RWF/other Huvỹna Vĩpir ag
    kgp/SAR/other Aramija Savnita Hijar ag
    kgp/SBD/other Saromỹ Vẽsogso Nórar ag
    kgp/SCR/other Sejséri Rupija ag
    kgp/SDG/other Suná Rimbra ag
    kgp/SEK/other Suvésija Rãgre ag
    kgp/SGD/other Sĩgapur Nórar ag
    kgp/SHP/other Sỹta Herenỹ Rimra ag
    kgp/SLE/other Krĩ Mĩgkusũg-fi Re’onĩ ag
    kgp/SLL/other Krĩ Mĩgkusũg-fi Re’onĩ ag (1964—2022)
    kgp/SOS/other Somỹrija Serĩm ag
    kgp/SRD/other Surinỹm Nórar ag
    kgp/SSP/other Suná-Sur Rimra ag
    kgp/STN/other Sỹtomẽ Prĩsipi-mré Nómra ag
    kgp/SYP/other Sirija Rimra ag
    kgp/SZL/other Suvasi-Ga Rirỹgenĩ ag
    kgp/THB/other Taj-Ga Mati ag
    kgp/TJS/other Tanijikinhtỹv Somãnĩ ag
    kgp/TMT/other Tukomẽnũ Manati ag
    kgp/TND/other Tunĩsija Ninỹ ag
    kgp/TOP/other Tãga Pa’ỹga ag
    kgp/TRY/other Turkija Rira ag
    kgp/TTD/other Tirinĩna Tomago-mré Nórar ag
    kgp/TWD/other Tajvỹ Nórar Tãg ag
    kgp/TZS/other Tỹnjỹnĩja Serĩm ag
    kgp/UAH/other Ukrỹnĩja Hyryvinja ag
    kgp/UGX/other Ugỹna Serĩm ag
    kgp/USD/other Nãrti-Amẽrikỹ Nórar ag
    kgp/UYU/other Uruguvaj Kufy ag
    kgp/UZS/other Unhmekinhtỹv Kyr ag
    kgp/VEF/other Venẽjuvéra Morivar ag (2008–2018)
    kgp/VES/other Venẽjuvéra Morivar ag
    kgp/VND/other Vijétinỹm Nãg ag
    kgp/VNN/other Vijétinỹm Nãg ag (1978–1985)
    kgp/VUV/other Vanũvatu Vatu ag
    kgp/WST/other Samãva Tara ag
    kgp/XAF/other Vĩpir CFA tỹ BEAC ag
    kgp/XCD/other Karime Rãjur Nórar ag
    kgp/XFO/other Frỹsa Vĩpir-Oro ag
    kgp/XFU/other Frỹsa UIC Vĩpir ag
    kgp/XOF/other Vĩpir CFA tỹ BCEAO ag
    kgp/XPF/other Vĩpir CFP ag
    kgp/XRE/other RINET Kãryjgy ag
    kgp/YER/other Jemẽn Hijar ag
    kgp/YUR/other Jugusiravija Ninỹ han mãn tãg ag
    kgp/ZAR/other Ran surafrikỹnũ ag
    kgp/ZMW/other Kuvasa jỹmijanũ ag
    kk/AED/other БАӘ дирхамы
    kk/EUR/other еуро
    kk/KMF/other Комор аралдары франкы
    km/ARS/other ប៉េសូអាហ្សង់ទីន
    km/GNF/other ហ្វ្រង់ ហ្គីណេ
    km/IRR/other រៀល អ៊ីរ៉ង់
    km/PEN/other ញូវ៉ូសូល ប៉េរូ
    kn/AED/one ಯುಎಇ ದಿರಾಮ್
    kn/AED/other ಯುಎಇ ದಿರಾಮ್\u{200C}ಗಳು
    kn/AFN/one ಅಫ್\u{200C}ಘನ್ ಅಫಘಾನಿ
    kn/AFN/other ಅಫ್\u{200C}ಘನ್ ಅಫಘಾನಿಗಳು
    kn/AMD/one ಅರ್ಮೆನಿಯನ್ ಡ್ರಾಮ್
    kn/AMD/other ಅರ್ಮೆನಿಯನ್ ಡ್ರಾಮ್\u{200C}ಗಳು
    kn/ANG/one ನೆದರ್ಲೆಂಡ್ಸ್ ಆಂಟಿಲಿಯನ್ ಗಿಲ್ಡರ್
    kn/ANG/other ನೆದರ್ಲೆಂಡ್ಸ್ ಆಂಟಿಲಿಯನ್ ಗಿಲ್ಡರ್\u{200C}ಗಳು
    kn/AOA/one ಅಂಗೋಲಾದ ಕ್ವಾನ್ಝಾ
    kn/AOA/other ಅಂಗೋಲಾದ ಕ್ವಾನ್ಝಾಗಳು
    kn/ARS/one ಅರ್ಜೆಂಟಿನಾ ಪೆಸೊ
    kn/ARS/other ಅರ್ಜೆಂಟಿನಾ ಪೆಸೊಗಳು
    kn/AUD/one ಆಸ್ಟ್ರೇಲಿಯನ್ ಡಾಲರ್\u{200C}
    kn/AUD/other ಆಸ್ಟ್ರೇಲಿಯನ್ ಡಾಲರ್\u{200C}\u{200C}ಗಳು
    kn/AZN/one ಅಝರ್\u{200C}ಬೈಜಾನಿ ಮನಾತ್
    kn/AZN/other ಅಝರ್\u{200C}ಬೈಜಾನಿ ಮನಾತ್\u{200C}ಗಳು
    kn/BAM/one ಬೋಸ್ನಿಯಾ-ಹರ್ಜ್\u{200C}ಗೋವಿನ ಪರಿವರ್ತನೀಯ ಗುರುತು
    kn/BAM/other ಬೋಸ್ನಿಯಾ-ಹರ್ಜ್\u{200C}ಗೋವಿನ ಪರಿವರ್ತನೀಯ ಗುರುತುಗಳು
    kn/BBD/one ಬರ್ಬಾಡಿಯನ್ ಡಾಲರ್
    kn/BBD/other ಬರ್ಬಾಡಿಯನ್ ಡಾಲರ್\u{200C}ಗಳು
    kn/BDT/one ಬಾಂಗ್ಲಾದೇಶದ ಟಾಕಾ
    kn/BDT/other ಬಾಂಗ್ಲಾದೇಶದ ಟಾಕಾಗಳು
    kn/BGN/one ಬಲ್ಗೇರಿಯನ್ ಲೆವ್
    kn/BGN/other ಬಲ್ಗೇರಿಯನ್ ಲೀವಾ
    kn/BHD/one ಬಹ್\u{200C}\u{200C}ರೈನಿ ದಿನಾರ್
    kn/BHD/other ಬಹ್\u{200C}\u{200C}ರೈನಿ ದಿನಾರ್\u{200C}ಗಳು
    kn/BIF/one ಬುರುಂದಿಯನ್ ಫ್ರಾಂಕ್
    kn/BIF/other ಬುರುಂದಿಯನ್ ಫ್ರಾಂಕ್\u{200D}ಗಳು
    kn/BMD/one ಬರ್ಮುಡನ್ ಡಾಲರ್
    kn/BMD/other ಬರ್ಮುಡನ್ ಡಾಲರ್\u{200C}ಗಳು
    kn/BND/one ಬ್ರೂನಿ ಡಾಲರ್
    kn/BND/other ಬ್ರೂನಿ ಡಾಲರ್\u{200C}ಗಳು
    kn/BOB/one ಬೊಲಿವಿಯಾದ ಬೊಲಿವಿಯಾನೊ
    kn/BOB/other ಬೊಲಿವಿಯಾದ ಬೊಲಿವಿಯಾನೊಗಳು
    kn/BRL/one ಬ್ರೆಜಿಲಿಯನ್\u{200C} ರಿಯಲ್
    kn/BRL/other ಬ್ರೆಜಿಲಿಯನ್ ರಿಯಲ್\u{200D}ಗಳು
    kn/BSD/one ಬಹಾಮಿಯನ್ ಡಾಲರ್
    kn/BSD/other ಬಹಾಮಿಯನ್ ಡಾಲರ್\u{200C}ಗಳು
    kn/BTN/one ಭೂತಾನೀಸ್ ನುಲ್ತರಮ್
    kn/BTN/other ಭೂತಾನೀಸ್ ನುಲ್ತರಮ್\u{200C}ಗಳು
    kn/BWP/one ಬೋಟ್ಸ್\u{200C}ವಾನನ್ ಪುಲಾ
    kn/BWP/other ಬೋಟ್ಸ್\u{200C}ವಾನನ್ ಪುಲಾಗಳು
    kn/BYN/one ಬೆಲಾರುಸಿಯನ್ ರೂಬಲ್
    kn/BYN/other ಬೆಲಾರುಸಿಯನ್ ರೂಬಲ್\u{200D}ಗಳು
    kn/BZD/one ಬೆಲೀಜ್ ಡಾಲರ್
    kn/BZD/other ಬೆಲೀಜ್ ಡಾಲರ್\u{200C}\u{200D}ಗಳು
    kn/CAD/one ಕೆನಡಾದ ಡಾಲರ್
    kn/CAD/other ಕೆನಡಾದ ಡಾಲರ್\u{200C}ಗಳು
    kn/CDF/one ಕಾಂಗೋಲೀಸ್ ಫ್ರಾಂಕ್
    kn/CDF/other ಕಾಂಗೋಲೀಸ್ ಫ್ರಾಂಕ್\u{200D}\u{200C}ಗಳು
    kn/CHF/one ಸ್ವಿಸ್ ಫ್ರಾಂಕ್
    kn/CHF/other ಸ್ವಿಸ್ ಫ್ರಾಂಕ್\u{200D}ಗಳು
    kn/CLP/one ಚಿಲಿಯ ಪೆಸೊ
    kn/CLP/other ಚಿಲಿಯ ಪೆಸೊಗಳು
    kn/COP/one ಕೊಲೊಂಬಿಯೋದ ಪೆಸೊ
    kn/COP/other ಕೊಲೊಂಬಿಯೋದ ಪೆಸೊಗಳು
    kn/CRC/one ಕೋಸ್ಟಾ ರಿಕಾದ ಕೊಲೊನ್\u{200C}
    kn/CRC/other ಕೋಸ್ಟಾ ರಿಕಾದ ಕೊಲೊನ್\u{200C}ಗಳು
    kn/CUC/one ಕ್ಯೂಬಾದ ಪರಿವರ್ತನೀಯ ಪೆಸೊ
    kn/CUC/other ಕ್ಯೂಬಾದ ಪರಿವರ್ತನೀಯ ಪೆಸೊಗಳು
    kn/CUP/one ಕ್ಯೂಬಾದ ಪೆಸೊ
    kn/CUP/other ಕ್ಯೂಬಾದ ಪೆಸೊಗಳು
    kn/CVE/one ಕೇಪ್ ವರ್ಡಿನ್ ಎಸ್\u{200C}ಕೂಡೊ
    kn/CVE/other ಕೇಪ್ ವರ್ಡಿನ್ ಎಸ್\u{200C}ಕೂಡೊಗಳು
    kn/CZK/one ಝೆಕ್ ಗಣರಾಜ್ಯ ಕೊರೂನ
    kn/CZK/other ಝೆಕ್ ಗಣರಾಜ್ಯ ಕೊರೂನಗಳು
    kn/DJF/one ಜಿಬೊಟಿಯನ್ ಫ್ರಾಂಕ್
    kn/DJF/other ಜಿಬೊಟಿಯನ್ ಫ್ರಾಂಕ್\u{200D}ಗಳು
    kn/DKK/one ಡ್ಯಾನಿಶ್ ಕ್ರೋನ್
    kn/DKK/other ಡ್ಯಾನಿಶ್ ಕ್ರೋನರ್
    kn/DOP/one ಡೊಮಿನಿಕನ್ ಪೆಸೊ
    kn/DOP/other ಡೊಮಿನಿಕನ್ ಪೆಸೊಗಳು
    kn/DZD/one ಅಲ್ಜೀರಿಯನ್ ದಿನಾರ್
    kn/DZD/other ಅಲ್ಜೀರಿಯನ್ ದಿನಾರ್\u{200C}ಗಳು
    kn/EGP/one ಈಜಿಪ್ಷಿಯನ್ ಪೌಂಡ್\u{200D}
    kn/EGP/other ಈಜಿಪ್ಷಿಯನ್ ಪೌಂಡ್\u{200D}ಗಳು
    kn/ERN/one ಎರಿತ್ರಿಯನ್ ನಕ್ಫಾ
    kn/ERN/other ಎರಿತ್ರಿಯನ್ ನಕ್ಫಾಗಳು
    kn/ETB/one ಇಥಿಯೋಪಿಯನ್ ಬಿರ್
    kn/ETB/other ಇಥಿಯೋಪಿಯನ್ ಬಿರ್\u{200C}ಗಳು
    kn/EUR/one ಯೂರೊ
    kn/EUR/other ಯೂರೊಗಳು
    kn/FJD/one ಫಿಜಿಯನ್ ಡಾಲರ್
    kn/FJD/other ಫಿಜಿಯನ್ ಡಾಲರ್\u{200C}ಗಳು
    kn/FKP/one ಫಾಕ್\u{200C}ಲ್ಯಾಂಡ್ ದ್ವೀಪಗಳ ಪೌಂಡ್
    kn/FKP/other ಫಾಕ್\u{200C}ಲ್ಯಾಂಡ್ ದ್ವೀಪಗಳ ಪೌಂಡ್\u{200D}ಗಳು
    kn/GBP/one ಬ್ರಿಟಿಷ್ ಪೌಂಡ್
    kn/GBP/other ಬ್ರಿಟಿಷ್ ಪೌಂಡ್\u{200D}ಗಳು
    kn/GEL/one ಜಾರ್ಜಿಯಾದ ಲಾರಿ
    kn/GEL/other ಜಾರ್ಜಿಯಾದ ಲಾರಿಗಳು
    kn/GHS/one ಘಾನಾದ ಸೆದಿ
    kn/GHS/other ಘಾನಾದ ಸೆದಿಗಳು
    kn/GIP/one ಗಿಬ್ರಾಲ್ಟರ್ ಪೌಂಡ್
    kn/GIP/other ಗಿಬ್ರಾಲ್ಟರ್ ಪೌಂಡ್\u{200D}ಗಳು
    kn/GMD/one ಗ್ಯಾಂಬಿಯಾದ ದಲಾಸಿ
    kn/GMD/other ಗ್ಯಾಂಬಿಯಾದ ದಲಾಸಿಗಳು
    kn/GNF/one ಗಿನಿಯನ್ ಫ್ರಾಂಕ್
    kn/GNF/other ಗಿನಿಯನ್ ಫ್ರಾಂಕ್\u{200C}ಗಳು
    kn/GTQ/one ಗ್ವಾಟೆಮಾಲಾದ ಕುಯಿಟ್ಸಲ್\u{200C}\u{200C}
    kn/GTQ/other ಗ್ವಾಟೆಮಾಲಾದ ಕುಯಿಟ್ಸಲ್\u{200C}\u{200C}\u{200D}ಗಳು
    kn/GYD/one ಗುಯಾನೀಸ್\u{200C} ಡಾಲರ್\u{200C}
    kn/GYD/other ಗುಯಾನೀಸ್\u{200C} ಡಾಲರ್\u{200C}\u{200C}ಗಳು
    kn/HKD/one ಹಾಂಗ್ ಕಾಂಗ್ ಡಾಲರ್
    kn/HKD/other ಹಾಂಗ್ ಕಾಂಗ್ ಡಾಲರ್\u{200C}ಗಳು
    kn/HNL/one ಹೊಂಡುರಾನ್\u{200C} ಲೆಂಪಿರಾ
    kn/HNL/other ಹೊಂಡುರಾನ್\u{200C} ಲೆಂಪಿರಾಗಳು
    kn/HRK/one ಕ್ರೊಯೆಷ್ಯಾದ ಕೂನಾ
    kn/HRK/other ಕ್ರೊಯೆಷ್ಯಾದ ಕೂನಾಗಳು
    kn/HTG/one ಹೈಟಿಯ ಗೋರ್ದೆ
    kn/HTG/other ಹೈಟಿಯ ಗೋರ್ದೆಗಳು
    kn/HUF/one ಹಂಗೇರಿಯನ್ ಫೋರಿಂಟ್
    kn/HUF/other ಹಂಗೇರಿಯನ್ ಫೋರಿಂಟ್\u{200D}ಗಳು
    kn/ILS/one ಇಸ್ರೇಲಿ ನ್ಯೂ ಶೇಖಲ್
    kn/ILS/other ಇಸ್ರೇಲಿ ನ್ಯೂ ಶೇಖಲ್\u{200D}ಗಳು
    kn/INR/one ಭಾರತೀಯ ರೂಪಾಯಿ
    kn/INR/other ಭಾರತೀಯ ರೂಪಾಯಿಗಳು
    kn/IQD/one ಇರಾಕಿ ದಿನಾರ್
    kn/IQD/other ಇರಾಕಿ ದಿನಾರ್\u{200C}ಗಳು
    kn/IRR/one ಇರಾನಿಯನ್ ರಿಯಲ್
    kn/IRR/other ಇರಾನಿಯನ್ ರಿಯಲ್\u{200C}ಗಳು
    kn/JMD/one ಜಮೈಕನ್ ಡಾಲರ್
    kn/JMD/other ಜಮೈಕನ್ ಡಾಲರ್\u{200C}ಗಳು
    kn/JOD/one ಜೋರ್ಡಾನಿಯನ್ ದಿನಾರ್
    kn/JOD/other ಜೋರ್ಡಾನಿಯನ್ ದಿನಾರ್\u{200C}ಗಳು
    kn/KES/one ಕೀನ್ಯಾದ ಶಿಲ್ಲಿಂಗ್\u{200C}
    kn/KES/other ಕೀನ್ಯಾದ ಶಿಲ್ಲಿಂಗ್\u{200C}ಗಳು
    kn/KHR/one ಕಾಂಬೋಡಿಯನ್ ರಿಯಲ್
    kn/KHR/other ಕಾಂಬೋಡಿಯನ್ ರಿಯಲ್\u{200D}ಗಳು
    kn/KMF/one ಕೊಮೊರಿಯನ್ ಫ್ರಾಂಕ್
    kn/KMF/other ಕೊಮೊರಿಯನ್ ಫ್ರಾಂಕ್\u{200D}ಗಳು
    kn/KWD/one ಕುವೈತೀ ದಿನಾರ್
    kn/KWD/other ಕುವೈತೀ ದಿನಾರ್\u{200C}ಗಳು
    kn/KYD/one ಕೆಮ್ಯಾನ್\u{200C} ಐಲ್ಯಾಂಡ್\u{200C}ನ ಡಾಲರ್\u{200C}
    kn/KYD/other ಕೆಮ್ಯಾನ್\u{200C} ಐಲ್ಯಾಂಡ್\u{200C}ನ ಡಾಲರ್\u{200C}\u{200C}ಗಳು
    kn/KZT/one ಕಜಾಕಿಸ್ತಾನಿ ತೆಂಗೆ
    kn/KZT/other ಕಜಾಕಿಸ್ತಾನಿ ತೆಂಗೆಗಳು
    kn/LAK/one ಲೋಟಿಯನ್ ಕಿಪ್
    kn/LAK/other ಲೋಟಿಯನ್ ಕಿಪ್\u{200D}ಗಳು
    kn/LBP/one ಲೆಬೆನೀಸ್ ಪೌಂಡ್
    kn/LBP/other ಲೆಬೆನೀಸ್ ಪೌಂಡ್\u{200D}ಗಳು
    kn/LKR/one ಶ್ರೀಲಂಕಾದ ರುಪೀ
    kn/LKR/other ಶ್ರೀಲಂಕಾದ ರುಪೀಗಳು
    kn/LRD/one ಲಿಬೇರಿಯನ್ ಡಾಲರ್
    kn/LRD/other ಲಿಬೇರಿಯನ್ ಡಾಲರ್\u{200C}ಗಳು
    kn/LSL/one ಲೆಸೊತೊ ಲೊತಿ
    kn/LSL/other ಲೆಸೊತೊ ಲೊತಿಗಳು
    kn/LYD/one ಲಿಬಿಯಾದ ದಿನಾರ್\u{200C}
    kn/LYD/other ಲಿಬಿಯಾದ ದಿನಾರ್\u{200C}\u{200D}ಗಳು
    kn/MAD/one ಮೊರೊಕನ್ ದಿರ್\u{200C}ಹಮ್
    kn/MAD/other ಮೊರೊಕನ್ ದಿರ್\u{200C}ಹಮ್\u{200C}ಗಳು
    kn/MDL/one ಮಲ್ದೋವಾದ ಲೆವೂ
    kn/MDL/other ಮಲ್ದೋವಾದ ಲೆಯ್
    kn/MGA/one ಮಲಗಾಸಿ ಅರಿಯಾರಿ
    kn/MGA/other ಮಲಗಾಸಿ ಅರಿಯಾರಿಗಳು
    kn/MKD/one ಮೆಸಡೋನಿಯನ್ ದಿನಾರ್
    kn/MKD/other ಮೆಸಡೋನಿಯನ್ ದಿನಾರಿ
    kn/MMK/one ಮ್ಯಾನ್ಮಾರ್ ಕ್ಯಾಟ್
    kn/MMK/other ಮ್ಯಾನ್ಮಾರ್ ಕ್ಯಾಟ್\u{200D}ಗಳು
    kn/MNT/one ಮಂಗೋಲಿಯಾದ ತುಗ್ರಿಕ್\u{200C}\u{200C}
    kn/MNT/other ಮಂಗೋಲಿಯಾದ ತುಗ್ರಿಕ್\u{200C}\u{200C}\u{200C}ಗಳು
    kn/MOP/one ಮಕಾನಿಸ್ ಪಟಾಕಾ
    kn/MOP/other ಮಕಾನಿಸ್ ಪಟಾಕಾಗಳು
    kn/MRU/one ಮೌರೀಶಿಯನಿಯನ್ ಒಗಿಯ
    kn/MRU/other ಮೌರೀಶಿಯನಿಯನ್ ಒಗಿಯಗಳು
    kn/MUR/one ಮಾರಿಷಿಯನ್ ರುಪಿ
    kn/MUR/other ಮಾರಿಷಿಯನ್ ರುಪಿಗಳು
    kn/MVR/one ಮಾಲ್ಡೀವಿಯನ್ ರುಫಿಯಾ
    kn/MVR/other ಮಾಲ್ಡೀವಿಯನ್ ರುಫಿಯಾಗಳು
    kn/MWK/one ಮಲಾವಿಯ ಕ್ವಾಚ
    kn/MWK/other ಮಲಾವಿಯ ಕ್ವಾಚಗಳು
    kn/MXN/one ಮೆಕ್ಸಿಕೊದ ಪೆಸೊ
    kn/MXN/other ಮೆಕ್ಸಿಕೊದ ಪೆಸೊಗಳು
    kn/MYR/one ಮಲೇಶಿಯನ್ ರಿಂಗಿಟ್
    kn/MYR/other ಮಲೇಶಿಯನ್ ರಿಂಗಿಟ್\u{200C}ಗಳು
    kn/MZN/one ಮೊಝಾಂಬಿಕನ್ ಮೆಟಿಕಲ್
    kn/MZN/other ಮೊಝಾಂಬಿಕನ್ ಮೆಟಿಕಲ್\u{200D}ಗಳು
    kn/NAD/one ನಮೀಬಿಯನ್ ಡಾಲರ್
    kn/NAD/other ನಮೀಬಿಯನ್ ಡಾಲರ್\u{200C}\u{200D}ಗಳು
    kn/NGN/one ನೈಜೀರಿಯಾದ ನೇರಾ
    kn/NGN/other ನೈಜೀರಿಯಾದ ನೇರಾಗಳು
    kn/NIO/one ನಿಕಾರಗ್ವಾದ ಕರ್ದೊಬಾ
    kn/NIO/other ನಿಕಾರಗ್ವಾದ ಕರ್ದೊಬಾಗಳು
    kn/NOK/one ನಾರ್ವೇಯ ಕ್ರೋನ್
    kn/NOK/other ನಾರ್ವೇಯ ಕ್ರೋನರ್
    kn/NPR/one ನೇಪಾಳದ ರುಪೀ
    kn/NPR/other ನೇಪಾಳದ ರುಪೀಗಳು
    kn/NZD/one ನ್ಯೂಜಿಲ್ಯಾಂಡ್ ಡಾಲರ್
    kn/NZD/other ನ್ಯೂಜಿಲ್ಯಾಂಡ್ ಡಾಲರ್\u{200C}ಗಳು
    kn/OMR/one ಒಮಾನಿ ರಿಯಲ್
    kn/OMR/other ಒಮಾನಿ ರಿಯಲ್\u{200D}ಗಳು
    kn/PAB/one ಪನಾಮಾನಿಯನ್ ಬಲ್ಬೋವಾ
    kn/PAB/other ಪನಾಮಾನಿಯನ್ ಬಲ್ಬೋವಾಗಳು
    kn/PEN/one ಪೆರುವಿಯನ್ ಸೊಲ್
    kn/PEN/other ಪೆರುವಿಯನ್ ಸೊಲ್\u{200D}ಗಳು
    kn/PHP/one ಫಿಲಿಪ್ಪೈನ್ ಪಿಸೊ
    kn/PHP/other ಫಿಲಿಪ್ಪೈನ್ ಪಿಸೊಗಳು
    kn/PKR/one ಪಾಕಿಸ್ತಾನದ ರುಪೀ
    kn/PKR/other ಪಾಕಿಸ್ತಾನದ ರುಪೀಗಳು
    kn/PLN/one ಪೊಲಿಶ್ ಝ್ಲೋಟಿ
    kn/PLN/other ಪೊಲಿಶ್ ಝ್ಲೋಟಿಗಳು
    kn/PYG/one ಪೆರುಗ್ವೇಯ ಗ್ವಾರನೀ
    kn/PYG/other ಪೆರುಗ್ವೇಯ ಗ್ವಾರನೀಗಳು
    kn/QAR/one ಖತಾರಿ ರಿಯಲ್
    kn/QAR/other ಖತಾರಿ ರಿಯಲ್\u{200D}ಗಳು
    kn/RON/one ರೊಮೇನಿಯನ್ ಲೆವು
    kn/RON/other ರೊಮೇನಿಯನ್ ಲೆಯ್
    kn/RSD/one ಸೆರ್ಬಿಯನ್ ದಿನಾರ್
    kn/RSD/other ಸೆರ್ಬಿಯನ್ ದಿನಾರ್\u{200C}ಗಳು
    kn/RUB/one ರಶಿಯನ್ ರೂಬಲ್
    kn/RUB/other ರಶಿಯನ್ ರೂಬಲ್\u{200D}ಗಳು
    kn/RWF/one ರುವಾಂಡನ್ ಫ್ರಾಂಕ್
    kn/RWF/other ರುವಾಂಡನ್ ಫ್ರಾಂಕ್\u{200D}ಗಳು
    kn/SAR/one ಸೌದಿ ರಿಯಾಲ್
    kn/SAR/other ಸೌದಿ ರಿಯಾಲ್\u{200D}ಗಳು
    kn/SBD/one ಸೊಲೊಮನ್ ದ್ವೀಪಗಳ ಡಾಲರ್
    kn/SBD/other ಸೊಲೊಮನ್ ದ್ವೀಪಗಳ ಡಾಲರ್\u{200C}ಗಳು
    kn/SCR/one ಸೆಚೊಲಿಯೊಸ್ ರುಪಿ
    kn/SCR/other ಸೆಚೊಲಿಯೊಸ್ ರುಪಿಗಳು
    kn/SEK/one ಸ್ವೀಡಿಷ್ ಕ್ರೋನಾ
    kn/SEK/other ಸ್ವೀಡಿಷ್ ಕ್ರೋನರ್
    kn/SGD/one ಸಿಂಗಾಪುರ್ ಡಾಲರ್\u{200C}
    kn/SGD/other ಸಿಂಗಾಪುರ್ ಡಾಲರ್\u{200C}\u{200C}ಗಳು
    kn/SHP/one ಸೇಂಟ್ ಹೆಲೇನಾ ಪೌಂಡ್
    kn/SHP/other ಸೇಂಟ್ ಹೆಲೇನಾ ಪೌಂಡ್\u{200C}ಗಳು
    kn/SLE/one ಸಿಯೆರಾ ಲಿಯೋನಿಯನ್ ಲಿಯೋನ್
    kn/SLE/other ಸಿಯೆರಾ ಲಿಯೋನಿಯನ್ ಲಿಯೋನ್\u{200C}ಗಳು
    kn/SLL/one ಸಿಯೆರಾ ಲಿಯೋನಿಯನ್ ಲಿಯೋನ್ (1964—2022)
    kn/SLL/other ಸಿಯೆರಾ ಲಿಯೋನಿಯನ್ ಲಿಯೋನ್\u{200C}ಗಳು (1964—2022)
    kn/SOS/one ಸೊಮಾಲಿ ಶಿಲ್ಲಿಂಗ್
    kn/SOS/other ಸೊಮಾಲಿ ಶಿಲ್ಲಿಂಗ್\u{200D}ಗಳು
    kn/SRD/one ಸುರಿನಾಮೀಸ್ ಡಾಲರ್
    kn/SRD/other ಸುರಿನಾಮೀಸ್ ಡಾಲರ್\u{200C}ಗಳು
    kn/SSP/one ದಕ್ಷಿಣ ಸೂಡಾನೀಸ್ ಪೌಂಡ್\u{200D}
    kn/SSP/other ದಕ್ಷಿಣ ಸೂಡಾನೀಸ್ ಪೌಂಡ್\u{200D}\u{200D}ಗಳು
    kn/STN/one ಸಾವೊ ಟೋಮ್ ಮತ್ತು ಪ್ರಿನ್ಸಿಪ್ ದೊಬ್ರಾ
    kn/STN/other ಸಾವೊ ಟೋಮ್ ಮತ್ತು ಪ್ರಿನ್ಸಿಪ್ ದೊಬ್ರಾಗಳು
    kn/SYP/one ಸಿರಿಯನ್ ಪೌಂಡ್
    kn/SYP/other ಸಿರಿಯನ್ ಪೌಂಡ್\u{200C}ಗಳು
    kn/SZL/one ಸ್ವಾಜಿ ಲಿಲಂಗೆನಿ
    kn/SZL/other ಸ್ವಾಜಿ ಎಮಲಂಗೆನಿ
    kn/TJS/one ತಜಕಿಸ್ತಾನಿ ಸೊಮೋನಿ
    kn/TJS/other ತಜಕಿಸ್ತಾನಿ ಸೊಮೋನಿಗಳು
    kn/TND/one ಟ್ಯುನೀಷಿಯನ್\u{200C} ದಿನಾರ್\u{200C}
    kn/TND/other ಟ್ಯುನೀಷಿಯನ್\u{200C} ದಿನಾರ್\u{200C}ಗಳು
    kn/TTD/one ಟ್ರಿನಿಡಾಡ್ ಮತ್ತು ಟೊಬಾಗೊ ಡಾಲರ್
    kn/TTD/other ಟ್ರಿನಿಡಾಡ್ ಮತ್ತು ಟೊಬಾಗೊ ಡಾಲರ್\u{200C}ಗಳು
    kn/TWD/one ನ್ಯೂ ತೈವಾನ್ ಡಾಲರ್
    kn/TWD/other ನ್ಯೂ ತೈವಾನ್ ಡಾಲರ್\u{200C}ಗಳು
    kn/TZS/one ತಾನ್\u{200C}ಜೇನಿಯನ್ ಶಿಲ್ಲಿಂಗ್
    kn/TZS/other ತಾನ್\u{200C}ಜೇನಿಯನ್ ಶಿಲ್ಲಿಂಗ್\u{200D}ಗಳು
    kn/UAH/one ಉಕ್ರೇನಿಯನ್ ಹ್ರಿವ್ನೀಯ
    kn/UAH/other ಉಕ್ರೇನಿಯನ್ ಹ್ರಿವ್ನೀಯಗಳು
    kn/UGX/one ಉಗಾಂಡನ್ ಶಿಲ್ಲಿಂಗ್
    kn/UGX/other ಉಗಾಂಡನ್ ಶಿಲ್ಲಿಂಗ್\u{200D}ಗಳು
    kn/USD/one ಅಮೆರಿಕದ ಡಾಲರ್\u{200C}
    kn/USD/other ಅಮೆರಿಕದ ಡಾಲರ್\u{200C}\u{200C}ಗಳು
    kn/UYU/one ಉರುಗ್ವೆಯ ಪೆಸೊ
    kn/UYU/other ಉರುಗ್ವೆಯ ಪೆಸೊಗಳು
    kn/VEF/one ವೆನಿಜುಲಿಯನ್ ಬೊಲಿವರ್ (2008–2018)
    kn/VEF/other ವೆನಿಜುಲಿಯನ್ ಬೊಲಿವರ್\u{200C}ಗಳು (2008–2018)
    kn/VES/one ವೆನಿಜುಲಿಯನ್ ಬೊಲಿವರ್
    kn/VES/other ವೆನಿಜುಲಿಯನ್ ಬೊಲಿವರ್\u{200C}ಗಳು
    kn/VUV/one ವನೂತು ವತು
    kn/VUV/other ವನೂತು ವತುಗಳು
    kn/XAF/one ಮಧ್ಯ ಆಫ್ರಿಕನ್ CFA ಫ್ರಾಂಕ್
    kn/XAF/other ಮಧ್ಯ ಆಫ್ರಿಕನ್ CFA ಫ್ರಾಂಕ್\u{200C}ಗಳು
    kn/XCD/one ಪೂರ್ವ ಕೆರೀಬಿಯನ್ ಡಾಲರ್
    kn/XCD/other ಪೂರ್ವ ಕೆರೀಬಿಯನ್ ಡಾಲರ್\u{200C}ಗಳು
    kn/XOF/one ಪಶ್ಚಿಮ ಆಫ್ರಿಕಾದ CFA ಫ್ರಾಂಕ್
    kn/XOF/other ಪಶ್ಚಿಮ ಆಫ್ರಿಕಾದ CFA ಫ್ರಾಂಕ್\u{200C}ಗಳು
    kn/XPF/one [CFP] ಫ್ರಾಂಕ್
    kn/XPF/other [CFP] ಫ್ರಾಂಕ್\u{200C}ಗಳು
    kn/YER/one ಯೆಮೆನಿ ರಿಯಲ್
    kn/YER/other ಯೆಮೆನಿ ರಿಯಲ್\u{200D}ಗಳು
    kn/ZMW/one ಜಾಂಬಿಯಾ ಕ್ವಾಚ
    kn/ZMW/other ಜಾಂಬಿಯಾ ಕ್ವಾಚಗಳು
    kok/AED/other युएई दिरहम्स
    kok/AFN/other अफगाण अफगाणीस
    kok/ALL/other अल्बेनियन लेके
    kok/AMD/other अर्मेनियन ड्राम्स
    kok/ANG/other नॅदरलँड अँटिलियन गिल्डर्स
    kok/AOA/other अंगोलन क्वॉन्ज्स
    kok/ARS/other अर्जेंटिना पेसोस
    kok/AUD/other ऑस्ट्रेलियाई डॉलर्स
    kok/AZN/other अज़रबैजानी मनात्स
    kok/BAM/other बोस्निया-हेर्जेगोविना रुपांतरीत मार्क्स
    kok/BBD/other बार्बाडियान डॉलर्स
    kok/BDT/other बांगलादेशी टाकास
    kok/BGN/other बल्गेरियन लेवा
    kok/BHD/other बहरिनी डिनार्स
    kok/BMD/other बरमुदान डॉलर्स
    kok/BND/other ब्रूनेई डॉलर्स
    kok/BOB/other बोलिव्हियन बोलिवियानोस
    kok/BRL/other ब्राझिलियन रियाल्स
    kok/BSD/other बहामियन डॉलर्स
    kok/BTN/other भुतानीज नागल्ट्रम्स
    kok/BWP/other बोत्सवाना पुलास
    kok/BYN/other बैलोरुसियन् रूबल्स
    kok/BZD/other बेलिझ डॉलर्स
    kok/CAD/other कॅनाडियन डॉलर्स
    kok/CDF/other काँगोलिसी फ्रँक्स
    kok/CHF/other स्विस फ्रँक्स
    kok/CLP/other चिली पेसोस
    kok/COP/other कोलंबियन पेसोस
    kok/CRC/other कोस्ता रिका कॉलॉन्स
    kok/CUC/other क्युबान रुपांतरीत पेसोस
    kok/CUP/other क्युबान पेसोस
    kok/CVE/other केप वर्दे एस्कुडो्स
    kok/CZK/other चेक कोरुनास
    kok/DJF/other जिबूती फ्रँक्स
    kok/DKK/other डॅनिश क्रोनर
    kok/DOP/other डोमिनिकन पेसोस
    kok/DZD/other अल्जेरियाई डिनार्स
    kok/EGP/other ईजिप्ती पावंड्स
    kok/ERN/other इरिट्रियन नाक्फास
    kok/ETB/other इथियोपियाई बिरर्स
    kok/EUR/other युरोस
    kok/FJD/other फिजी डॉलर्स
    kok/FKP/other फ़ॉकलैंड आइलैंड्स पावंड्स
    kok/GBP/other ब्रिटिश पावंड्स
    kok/GEL/other जॉर्जियन लारीस
    kok/GHS/other घानाई सेडीस
    kok/GIP/other जिब्राल्टर पावंड्स
    kok/GMD/other गॅम्बियन दलासीस
    kok/GNF/other गिनीन फ्रँक्स
    kok/GTQ/other ग्वाटेमाला कुएट्झल्स
    kok/GYD/other गयाना डॉलर्स
    kok/HKD/other हाँग काँग डॉलर्स
    kok/HNL/other होंडुरान लेम्पिरास
    kok/HRK/other क्रोयेषियन् कुनास
    kok/HTG/other हैतीयन गौर्डेस
    kok/HUF/other हंगेरियन फोरिंट्स
    kok/ILS/other इस्त्रायली न्यु शेकेल्स
    kok/IQD/other इराकी डिनार्स
    kok/IRR/other ईरानी रियाल्स
    kok/ISK/other आईस्लान्डिक क्रोनुर
    kok/JMD/other जमैकन डॉलर्स
    kok/JOD/other जॉर्डनियन डिनार्स
    kok/KES/other केनयाई शिलिंग्स
    kok/KGS/other किरगिझस्तान सोम्स
    kok/KHR/other कंबोडियन रियाल्स
    kok/KMF/other कोमोरियन फ्रँक्स
    kok/KWD/other कुवेती डिनार्स
    kok/KYD/other कैमेन आइलैंड्स डॉलर्स
    kok/KZT/other कझाकस्तानी टेंग्स
    kok/LAK/other लाओ किप्स
    kok/LBP/other लिबानेस पावंड्स
    kok/LRD/other लायबेरियन डॉलर्स
    kok/LSL/other लिसोथो लोटिस
    kok/LYD/other लीबियान डिनार्स
    kok/MAD/other मोरक्कन दिरहम्स
    kok/MDL/other मोल्दोवान लेई
    kok/MGA/other मलागासी एरियारीस
    kok/MKD/other मसीडोनियन् डिनारी
    kok/MMK/other म्यानमार क्यात्स
    kok/MNT/other मंगोलियन तुगरिक्स
    kok/MOP/other मकानेसे पटकास
    kok/MRU/other मॉरिटानिया उगियास
    kok/MUR/other मॉरिशस रुपया
    kok/MVR/other मालदिवी रुफियास
    kok/MWK/other मलावियन क्वाचास
    kok/MXN/other मेक्सिकन पेसोस
    kok/MYR/other मलेशियाई रिंग्गित्स
    kok/MZN/other मोझांबिकन मेटिकल्स
    kok/NAD/other नामीबिया डॉलर्स
    kok/NGN/other नायजेरियन नायरास
    kok/NIO/other निकारागुआन कॉर्डोबास
    kok/NOK/other नॉर्वेगन क्रोनर
    kok/NZD/other न्युझीलॅन्ड डॉलर्स
    kok/OMR/other ओमानी रियाल्स
    kok/PAB/other पानामानियन बाल्बोआस
    kok/PEN/other पेरुवियन सोल्स
    kok/PHP/other फिलिपिनी पेसोस
    kok/PLN/other पोलिष झ्लोटी्स
    kok/PYG/other पराग्वेन गौरानीस
    kok/QAR/other कतारी रियाल्स
    kok/RON/other रोमानियन् लेई
    kok/RSD/other सर्बियन डिनार्स
    kok/RUB/other रुसी रुबल्स
    kok/RWF/other रवांडा फ्रँक्स
    kok/SAR/other सौदी रियाल्स
    kok/SBD/other सोलोमन आयलँड डॉलर्स
    kok/SCR/other सेशेल्लोइस रुपया
    kok/SDG/other सुदानी पावंड्स
    kok/SEK/other स्वीदीष क्रोनोर
    kok/SGD/other सिंगापूरी डॉलर्स
    kok/SHP/other सेंट हेलिना पावंड्स
    kok/SLE/other सिएरा लियॉनी लियॉन्स
    kok/SLL/other सिएरा लियॉनी लियॉन्स (1964—2022)
    kok/SOS/other सोमाली शिलिंग्स
    kok/SRD/other सुरीनामी डॉलर्स
    kok/SSP/other दक्षिण सुडानी पावंड्स
    kok/STN/other साओ टोम आनी प्रिन्सिप डोब्रास
    kok/SYP/other सिरियन पावंड्स
    kok/SZL/other स्वाजी एमालांगेनी
    kok/TJS/other ताजिकिस्तानी सोमोनीस
    kok/TND/other ट्यूनीशियन डिनार्स
    kok/TTD/other ट्रिनीडाड आनी टोबॅगो डॉलर्स
    kok/TWD/other न्यू तायवान डॉलर्स
    kok/TZS/other तंजानिया शिलिंग्स
    kok/UAH/other युक्रेनियन् रिव्नियास
    kok/UGX/other युगांडा शिलिंग्स
    kok/USD/other युएस डॉलर्स
    kok/UYU/other उरुग्वेन पेसोस
    kok/VES/other विनेझुएला बोलिव्हर्स
    kok/VUV/other वानूआतू वातूस
    kok/XAF/other मध्य अफ्रीकी सीएफए फ्रँक्स
    kok/XCD/other उदेंत कॅरिबियन डॉलर्स
    kok/XOF/other अस्तंत आफ्रिकी सीएफए फ्रँक्स
    kok/XPF/other सीएफपी फ्रँक्स
    kok/YER/other येमेनी रियाल्स
    kok/ZMW/other झांबियन क्वाचास
    ks/BRL/one برازیٖلی رِیَل
    ks/BRL/other برازیٖلی رِیَلز
    ks/JPY/other جاپٲن یَن
    ks/RUB/one روٗسی رَبٕل
    ks/RUB/other روٗسی رَبٕلز
    ks/USD/one US ڈالر
    ks/USD/other US ڈالرس
    ks_Deva/BRL/one ब्राज़िली रील
    ks_Deva/BRL/other ब्राज़िली रीलज़
    ks_Deva/EUR/one यूरो
    ks_Deva/EUR/other यूरोज़
    ks_Deva/INR/one इंडियन रूपी
    ks_Deva/INR/other इंडियन रुपीज़
    ks_Deva/USD/one US डॉलर
    ks_Deva/USD/other US डॉलर्ज़
    ksh/ARS/other ajentiinesche Peesos
    ksh/BAM/other öpmtuuschbaa Mark us Boßnije un dä Hächejovvina
    ksh/BND/other Brunei-Dollaaa
    ksh/BTN/other Bhutanesesche Ngultrum
    ksh/BZD/other Belizjaanesche Dollaa
    ksh/CLP/other schileenesche Peesos
    ksh/COP/other kolumbesche Pesos
    ksh/CRC/other Kaßtarikaanesche Colón
    ksh/DOP/one dommenikaanesche Peeso
    ksh/GEL/other jeorjesche LAri
    ksh/GNF/other Jineea-Franke
    ksh/KZT/other kasakstaanesche Tenge
    ksh/LKR/other schri-lankesche Ruupije
    ku/AED/one dîrhemê MEYî
    ku/AED/other dîrhemên MEYî
    ku/AFN/one efxanîyê efxanistanî
    ku/AFN/other efxanîyên efxanistanî
    ku/ALL/one lekê arnawidî
    ku/ALL/other lekên arnawidî
    ku/AMD/one dramê ermenî
    ku/AMD/other dramên ermenî
    ku/ANG/one guldenê antîlê yê holandî
    ku/ANG/other guldenên antîlê yê holandî
    ku/AOA/one kwanzayê angolayî
    ku/AOA/other kwanzayên angolayî
    ku/ARS/one pesoyê arjantînî
    ku/ARS/other pesoyên arjantînî
    ku/AUD/one dolarê awistralyayî
    ku/AUD/other dolarên awistralyayî
    ku/AWG/one florînê arubayî
    ku/AWG/other florînên arubayî
    ku/BAM/one markê konvertibl ê bosna hersekî
    ku/BAM/other markên konvertibl ê bosna hersekî
    ku/BBD/one dolarê barbadosî
    ku/BBD/other dolarên barbadosî
    ku/BDT/one takayê bengladeşî
    ku/BDT/other takayên bengladeşî
    ku/BGN/one levê bulgarî
    ku/BGN/other levên bulgarî
    ku/BHD/one dînarê behreynê
    ku/BHD/other dînarên behreynê
    ku/BIF/one frankê birûndîyî
    ku/BIF/other frankên birûndîyî
    ku/BMD/one dolarê bermûdayî
    ku/BMD/other dolarên bermûdayî
    ku/BND/one dolarê brûneyî
    ku/BND/other dolarên brûneyî
    ku/BOB/one bolîvyanoyê bolîvyayî
    ku/BOB/other bolîvyanoyên bolîvyayî
    ku/BRL/one realê brezîlyayî
    ku/BRL/other realên brezîlyayî
    ku/BSD/one dolarê bahamayî
    ku/BSD/other dolarên bahamayî
    ku/BTN/one ngultrumê bûtanî
    ku/BTN/other ngultrumên bûtanî
    ku/BWP/one pulayê botswanayî
    ku/BWP/other pulayên botswanayî
    ku/BYN/one rûbleyê belarûsî
    ku/BYN/other rûbleyên belarûsî
    ku/BZD/one dolarê belîzeyî
    ku/BZD/other dolarên belîzeyî
    ku/CAD/one dolarê kanadayî
    ku/CAD/other dolarên kanadayî
    ku/CDF/one frankê kongoyî
    ku/CDF/other frankên kongoyî
    ku/CHF/one frankê swîsrî
    ku/CHF/other frankên swîsrî
    ku/CLP/one pesoyê şîlîyê
    ku/CLP/other pesoyên şîlîyê
    ku/CNH/one yûanê çînî (offshore)
    ku/CNH/other yûanên çînî (offshore)
    ku/CNY/one yûanê çînî
    ku/CNY/other yûanên çînî
    ku/COP/one pesoyê kolombîyayî
    ku/COP/other pesoyên kolombîyayî
    ku/CRC/one kolonê kosta rîkayî
    ku/CRC/other kolonên kosta rîkayî
    ku/CUC/one pesoyê konvertibl ê kubayî
    ku/CUP/one pesoyê kubayî
    ku/CUP/other pesoyên kubayî
    ku/CVE/one eskudoyê kape verdeyî
    ku/CVE/other eskudoyên kape verdeyî
    ku/CZK/one kronê çekî
    ku/CZK/other kronên çekî
    ku/DJF/one frankê cîbûtîyî
    ku/DJF/other frankên cîbûtîyî
    ku/DKK/one kronê danîmarkî
    ku/DKK/other kronên danîmarkî
    ku/DOP/one pesoyê domînîkî
    ku/DOP/other pesoyên domînîkî
    ku/DZD/one dînarê cezayîrî
    ku/DZD/other dînarên cezayîrî
    ku/EGP/one lîreyê misirî
    ku/EGP/other lîreyên misirî
    ku/ERN/one nakfayê erîtreyî
    ku/ERN/other nakfayên erîtreyî
    ku/ETB/one bîrê etyopyayî
    ku/ETB/other bîrên etyopyayî
    ku/FJD/one dolarê fîjîyî
    ku/FJD/other dolarên fîjîyî
    ku/FKP/one paundê giravên falklandê
    ku/FKP/other paundên giravên falklandê
    ku/GBP/one sterlînê brîtanî
    ku/GBP/other sterlînên brîtanî
    ku/GEL/one larîyê gurcistanî
    ku/GEL/other larîyên gurcistanî
    ku/GHS/one cedîyê ganayî
    ku/GHS/other cedîyên ganayî
    ku/GIP/one poundê gîbraltarê
    ku/GIP/other poundên gîbraltarê
    ku/GMD/one dalasîyê gambîyayî
    ku/GMD/other dalasîyên gambîyayî
    ku/GNF/one frankê gîneyî
    ku/GNF/other frankên gîneyî
    ku/GTQ/one quertzalê guatemalayî
    ku/GTQ/other quertzalên guatemalayî
    ku/GYD/one dolarê guayanayî
    ku/GYD/other dolarên guayanayî
    ku/HKD/one dolarê hong kongî
    ku/HKD/other dolarên hong kongî
    ku/HNL/one lempîrayê hondurasî
    ku/HNL/other lempîrayên hondurasî
    ku/HRK/one kûnayê xirwatî
    ku/HRK/other kûnayên xirwatî
    ku/HTG/one gûrdeyê haîtîyî
    ku/HTG/other gûrdeyên haîtîyî
    ku/HUF/one forîntê macarî
    ku/HUF/other forîntên macarî
    ku/IDR/one rûpîyê endonezî
    ku/IDR/other rûpîyên endonezî
    ku/ILS/one şekelê nû yê îsraîlî
    ku/ILS/other şekelên nû yê îsraîlî
    ku/INR/one rûpîyê hindistanî
    ku/INR/other rûpîyên hindistanî
    ku/IQD/one dînarê îraqî
    ku/IQD/other dînarên îraqî
    ku/IRR/one rîyalê îranî
    ku/IRR/other rîyalên îranî
    ku/ISK/one kronê îslandayî
    ku/ISK/other kronên îslandayî
    ku/JMD/one dolarê jamaîkayî
    ku/JMD/other dolarên jamaîkayî
    ku/JOD/one dînarê urdunî
    ku/JOD/other dînarên urdunî
    ku/JPY/one yenê japonî
    ku/JPY/other yenên japonî
    ku/KES/one şîlîngê kenyayî
    ku/KES/other şîlîngên kenyayî
    ku/KGS/one somê qirxizistanî
    ku/KGS/other somên qirxizistanî
    ku/KHR/one rîelê kamboçyayî
    ku/KHR/other rîelên kamboçyayî
    ku/KMF/one frankê komoranî
    ku/KMF/other frankên komoranî
    ku/KPW/one wonê koreya bakurî
    ku/KPW/other wonên koreya bakurî
    ku/KRW/one wonê koreya başûrî
    ku/KRW/other wonên koreya başûrî
    ku/KWD/one dînarê kuweytî
    ku/KWD/other dînarên kuweytî
    ku/KYD/one dolarê giravên keymanî
    ku/KYD/other dolarên giravên keymanî
    ku/KZT/one tengeyê qazaxistanî
    ku/KZT/other tengeyên qazaxistanî
    ku/LAK/one kîpê laosî
    ku/LAK/other kîpên laosî
    ku/LBP/one lîreyê libnanî
    ku/LBP/other lîreyên libnanî
    ku/LKR/one rûpîyê srî lankayî
    ku/LKR/other rûpîyên srî lankayî
    ku/LRD/one dolarê lîberyayî
    ku/LRD/other dolarên lîberyayî
    ku/LSL/one lotîyê lesothoyî
    ku/LSL/other lotîyên lesothoyî
    ku/LYD/one dînarê lîbyayî
    ku/LYD/other dînarên lîbyayî
    ku/MAD/one dîrhemê fasî
    ku/MAD/other dîrhemên fasî
    ku/MDL/one leyê moldovayî
    ku/MDL/other leyên moldovayî
    ku/MGA/one frankê madagaskarî
    ku/MGA/other frankên madagaskarî
    ku/MKD/one dînarê makedonî
    ku/MKD/other dînarên makedonî
    ku/MMK/one kyatê myanmarî
    ku/MMK/other kyatên myanmarî
    ku/MNT/one togrokê moxolî
    ku/MNT/other togrokên moxolî
    ku/MOP/one patakayê makaoyî
    ku/MOP/other patakaynê makaoyî
    ku/MRU/one ouguîayê morîtanyayî
    ku/MRU/other ouguîayên morîtanyayî
    ku/MUR/one rûpîyê maûrîtîûsê
    ku/MUR/other rûpîyên maûrîtîûsê
    ku/MVR/one rûfîyaayê maldîvayî
    ku/MVR/other rûfîyaayên maldîvayî
    ku/MWK/one kwaçayê malawîyê
    ku/MWK/other kwaçayên malawîyê
    ku/MXN/one pesoyê meksîkayî
    ku/MXN/other pesoyên meksîkayî
    ku/MYR/one ringgitê malezyayî
    ku/MYR/other ringgitên malezyayî
    ku/MZN/one meticalê mozambîkî
    ku/MZN/other meticalên mozambîkî
    ku/NAD/one dolarê namîbyayî
    ku/NAD/other dolarên namîbyayî
    ku/NGN/one naîrayê nîjeryayî
    ku/NGN/other naîrayên nîjeryayî
    ku/NIO/one kordobayê nîkaraguayî
    ku/NIO/other kordobayên nîkaraguayî
    ku/NOK/one kronê norweçî
    ku/NOK/other kronên norweçî
    ku/NPR/one rûpîyê nepalî
    ku/NPR/other rûpîyên nepalî
    ku/NZD/one dolarê zelandayî
    ku/NZD/other dolarên zelandayî
    ku/OMR/one rîyalê umanî
    ku/OMR/other rîyalên umanî
    ku/PAB/one balboayê panamayî
    ku/PAB/other balboayên panamayî
    ku/PEN/one solê perûyî
    ku/PEN/other solên perûyî
    ku/PGK/one kînayê gîneya nû ya papûayî
    """
}
