// Written by `make locale-data` from CLDR 46, as in ICU 76.1 of Swift's Foundation. Change the generator, Scripts/LocaleData.

extension LocaleData {
  static let countedNameLines4: StaticString = """
    sl/ZMW/one zambijska kvača
    sl/ZMW/other zambijskih kvač
    sl/ZMW/two zambijski kvači
    so/AED/other dirhamka Isutaga Imaaraatka Carabta
    so/ALL/one lekta Abaniya
    so/ALL/other lekta Albaniya
    so/AMD/other daraamka Armeniya
    so/ANG/one galdarka Nadarlaan Antiliyaan
    so/ANG/other galdarada Nadarlaan Antiliyaan
    so/AOA/other kawansada Angola
    so/AUD/one doolarka Astaraaliya
    so/AUD/other doolarada Astaraaliya
    so/AWG/other foloorinta Aruban
    so/AZN/other manaata Asarbeyjan
    so/BAM/other konfatibal maakta Bosnia-Hersogofina
    so/BBD/one doolarka Barbaadiyaan
    so/BBD/other doolarada Barbaadiyaan
    so/BDT/other taka Bangledesh
    so/BGN/other lefta Bulgariya
    so/BHD/other dinaarka Baxreyn
    so/BIF/other faranka Burundi
    so/BMD/one doolarka Barmuuda
    so/BND/one doolarka Buruney
    so/BND/other doolarada Buruney
    so/BRL/one Realka Barasil
    so/BRL/other Realada Barasil
    so/BSD/one doolarka Bahamaas
    so/BSD/other doolarada Bahamaas
    so/BTN/other nugultaramta Butan
    so/BWP/other buulada Botswana
    so/BYN/other rubalka Belarus
    so/BZD/one doolarka Beelisa
    so/BZD/other doolarada Beelisa
    so/CAD/one doolarka Kanada
    so/CAD/other doolarada Kanada
    so/CDF/other faranka Kongo
    so/CNH/other yuwanta Shiinaha (Ofshoor)
    so/CNY/other yuwanta Shiinaha
    so/CRC/other kolonka Kosta Riika
    so/CUC/other beesada konfatibal ee Kuuba
    so/CVE/other eskudo Keyb Farde
    so/CZK/other korunada Jeek
    so/DJF/other faranka Jabuuti
    so/DOP/other beesada Dominiika
    so/DZD/other dinaarka Aljeriya
    so/EGP/other bowndka Masar
    so/ERN/one nakfada Eritriya
    so/ERN/other nafkada Eritriya
    so/ETB/other birta Itoobbiya
    so/EUR/other yuuroo
    so/FJD/one doolarka Fiji
    so/FJD/other doolarada Fiji
    so/GEL/other laariga Joorjiya
    so/GHS/other sedida Gana
    so/GIP/other bowndka Gibraltar
    so/GNF/other faranka Gini
    so/GTQ/other kuwestalka Guwatemala
    so/GYD/one Doolarka Guyanes
    so/GYD/other Doolarada Guyanes
    so/HKD/other Doolarada Hoon Koon
    so/HNL/other lembirada Honduras
    so/HRK/other kunada Korooshiya
    so/HTG/other goordada Hiyati
    so/HUF/other forintiska Hangari
    so/IDR/other rubiah Indonesiya
    so/ILS/other niyuu shekelka Israaiil
    so/INR/other rubiga Hindiya
    so/IQD/other dinaarka Ciraaq
    so/IRR/other riyaalka Iran
    so/JMD/one doolarka Jamayka
    so/JMD/other doolarada Jamayka
    so/JOD/other dinaarka Urdun
    so/JPY/other yenta Jabaan
    so/KES/other shilingka Kenya
    so/KGS/one somta Kiyriygstan
    so/KGS/other somta Kiyrgiystan
    so/KHR/one Riyf Kambodiya
    so/KMF/other faranka Komoros
    so/KPW/other wonka Waqooyiga Kuuriya
    so/KRW/other wonka Koonfur Kuuriya
    so/KWD/other dinaarka Kuweyt
    so/KYD/one doolarka Kayman Aylaanis
    so/KYD/other Doolarada Kayman Aylaanis
    so/KZT/other tengeda Kasakhstan
    so/LAK/other kib Laoti
    so/LBP/one bowndka Lubnaan
    so/LKR/one rubiga Siri Lanka
    so/LKR/other rubiga Siri lanka
    so/LRD/other doolarka Liberiya
    so/LSL/one Lesotho loti
    so/LSL/other Lesotho lotis
    so/LYD/other dinaarka Libya
    so/MAD/other dirhamka Moroko
    so/MDL/other leeyuuda Moldofa
    so/MGA/other arayrida Madagaskar
    so/MKD/other denaarka Masedoniya
    so/MMK/other kayatda Mayanmaar
    so/MNT/other tugrikta Mongoliya
    so/MOP/other bataka Makana
    so/MRU/other oogiyada Mawritaniya
    so/MUR/other rubiga Mowrishiya
    so/MVR/other rufiyada Maldifiya
    so/MWK/other kawajada Malawi
    so/MXN/one Beesada Meksiko
    so/MXN/other beesada Meksiko
    so/MYR/other ringitda Malayshiya
    so/MZN/one metikalka Mosambik
    so/NAD/other doolarka Namibiya
    so/NGN/other nairada Neyjeeriya
    so/NPR/other rubiga Nebal
    so/NZD/one doolarka Niyuu siyalaan
    so/NZD/other doolarada Niyuu Siyalaan
    so/OMR/other riyaalka Cumaan
    so/PAB/one balbaw Banama
    so/PAB/other balbow Banama
    so/PGK/other kinada Babua Niyuu Gini
    so/PHP/other biso Filibin
    so/PKR/other rubiga Bakistan
    so/PLN/other solotida Bolaan
    so/QAR/other riyaalka Qatar
    so/RON/other liyuuda Romaniya
    so/RSD/other dinaarka Serbiya
    so/RUB/other rubalka Ruushka
    so/SAR/one Riyaalka Sacuudiga
    so/SAR/other riyaalka Sacuudiga
    so/SBD/one doolarka Solomon Aylaanis
    so/SBD/other doolarada Solomon Aylaanis
    so/SCR/other rubiga Siisalis
    so/SDG/other bowndka Suudaan
    so/SGD/other doolarka Singabuur
    so/SHP/one bowndka St Helen
    so/SLE/other leonka Sira Leon
    so/SLL/other leonka Sira Leon (1964—2022)
    so/SRD/one Doolarka Surinamees
    so/SRD/other Doolarada Surinamees
    so/STN/one dobrada Sao Tome Birinsibi
    so/STN/other dobrada Sao Tome & Birinsibi
    so/SYP/other bowndka Suuriya
    so/SZL/one lilengeenida Iswaasi
    so/SZL/other lilangeenida iswaasi
    so/THB/one Baatda Taylaan
    so/THB/other baatda Taylaan
    so/TJS/one soomonida Tajikistan
    so/TJS/other somoonida Tajikistan
    so/TMT/other manaata Turkmenistan
    so/TND/other dinaarka Tunisiya
    so/TOP/other ba’angada Tonga
    so/TRY/other liirada Turkiga
    so/TTD/one doolarka Tirinidad iyo Tobago
    so/TTD/other doolarada Tirinidad iyo Tobago
    so/TWD/one doolarka Taywaanta Cusub
    so/TWD/other doolarada Taywaanta Cusub
    so/UAH/other hirfiniyada Yukreeyn
    so/UGX/other shilingka Yugandha
    so/USD/one doolarka Mareeykanka
    so/USD/other doolarada Mareeykanka
    so/UZS/other somta Usbekistan
    so/VND/other dongta Fitnaam
    so/VUV/other fatu Fanuatu
    so/WST/other tala Samao
    so/XAF/other faranka CFA ee Bartamaha Afrika
    so/XCD/one doolarka Iist Kaaribyan
    so/XCD/other doolarada Iist Kaaribyan
    so/XOF/other faranka CFA Galbeedka Afrika
    so/YER/other riyaalka Yemen
    so/ZAR/other randka Koonfur Afrika
    so/ZMW/one Kawaja Sambiya
    sq/AED/one dirham i Emirateve të Bashkuara Arabe
    sq/AED/other dirhamë të Emirateve të Bashkuara Arabe
    sq/AFN/one afgan afgan
    sq/AFN/other afganë afganë
    sq/ALL/one lek shqiptar
    sq/ALL/other lekë shqiptar
    sq/AMD/other drami armene
    sq/ANG/one gilder antilian holandez
    sq/ANG/other gilderë antilianë holandezë
    sq/AOA/one kuanzë angole
    sq/AOA/other kuanza angole
    sq/ARS/other peso argjentinase
    sq/AUD/one dollar australian
    sq/AUD/other dollarë australianë
    sq/AWG/one florin aruban
    sq/AWG/other florinë arubanë
    sq/AZN/one manatë azerbajxhanase
    sq/AZN/other manata azerbajxhanase
    sq/BAM/one markë e Bosnjë-Hercegovinës [e shkëmbyeshme]
    sq/BAM/other marka të Bosnjë-Hercegovinës [të shkëmbyeshme]
    sq/BBD/one dollar barbadian
    sq/BBD/other dollarë barbadianë
    sq/BDT/one takë bangladeshi
    sq/BDT/other taka bangladeshi
    sq/BGN/one levë bullgare
    sq/BGN/other leva bullgare
    sq/BHD/one dinar bahreini
    sq/BHD/other dinarë bahreini
    sq/BIF/one frangë burundiane
    sq/BIF/other franga burundiane
    sq/BMD/one dollar bermude
    sq/BMD/other dollarë bermude
    sq/BND/one dollar brunei
    sq/BND/other dollarë brunei
    sq/BOB/one bolivian i Bolivisë
    sq/BOB/other bolivianë të Bolivisë
    sq/BRL/one real brazilian
    sq/BRL/other realë brazilianë
    sq/BSD/one dollar bahamez
    sq/BSD/other dollarë bahamezë
    sq/BTN/one ngultrum butanez
    sq/BTN/other ngultrumë butanezë
    sq/BWP/one pulë botsuane
    sq/BWP/other pula botsuane
    sq/BYN/one rubël bjelloruse
    sq/BYN/other rubla bjelloruse
    sq/BZD/one dollar belize
    sq/BZD/other dollarë belize
    sq/CAD/one dollar kanadez
    sq/CAD/other dollarë kanadezë
    sq/CDF/one frangë kongole
    sq/CDF/other franga kongole
    sq/CHF/one frangë zvicerane
    sq/CHF/other franga zvicerane
    sq/CLP/other peso kiliane
    sq/CNH/one juan kinez (për treg të jashtëm)
    sq/CNH/other juanë kinezë (për treg të jashtëm)
    sq/CNY/one juan kinez
    sq/CNY/other juanë kinezë
    sq/COP/other peso kolumbiane
    sq/CRC/one kolon kostarikan
    sq/CRC/other kolonë kostarikanë
    sq/CUC/other peso kubaneze e shkëmbyeshme
    sq/CUP/other peso kubaneze
    sq/CVE/one eskudo e Kepit të Gjelbër
    sq/CVE/other eskudo të Kepit të Gjelbër
    sq/CZK/one korunë çeke
    sq/CZK/other koruna çeke
    sq/DJF/one frangë xhibutiane
    sq/DJF/other franga xhibutiane
    sq/DKK/one koronë daneze
    sq/DKK/other korona daneze
    sq/DOP/other peso dominikane
    sq/DZD/one dinar algjerian
    sq/DZD/other dinarë algjerianë
    sq/EGP/one sterlinë egjiptiane
    sq/EGP/other sterlina egjiptiane
    sq/ERN/one nakfë eritreje
    sq/ERN/other nakfa eritreje
    sq/ETB/one birë etiopiane
    sq/ETB/other bira etiopiane
    sq/EUR/other euro
    sq/FJD/one dollar fixhi
    sq/FJD/other dollarë fixhi
    sq/FKP/one stërlinë e Ishujve Falkland
    sq/FKP/other stërlina të Ishujve Falkland
    sq/GBP/one sterlinë britanike
    sq/GBP/other sterlina britanike
    sq/GEL/one lari gjeorgjian
    sq/GEL/other lari gjeorgjiane
    sq/GHS/one sejdë ganeze
    sq/GHS/other sejda ganeze
    sq/GIP/one sterlinë gjibraltari
    sq/GIP/other sterlina gjibraltari
    sq/GMD/one dalas gambian
    sq/GMD/other dalasë gambianë
    sq/GNF/one frangë guineje
    sq/GNF/other franga guineje
    sq/GTQ/one kuecal guatemalas
    sq/GTQ/other kuecalë guatemalas
    sq/GYD/one dollar guajanez
    sq/GYD/other dollarë guajanezë
    sq/HKD/one dollar hong-kongu
    sq/HKD/other dollarë hong-kongu
    sq/HNL/one lempirë hondurase
    sq/HNL/other lempira hondurase
    sq/HRK/one kunë kroate
    sq/HRK/other kuna kroate
    sq/HTG/one gurd haitian
    sq/HTG/other gurdë haitianë
    sq/HUF/one forintë hungareze
    sq/HUF/other forinta hungareze
    sq/IDR/other rupi indoneziane
    sq/ILS/one shekel izrealit
    sq/ILS/other shekelë izrealit
    sq/INR/other rupi indiane
    sq/IQD/one dinar irakian
    sq/IQD/other dinarë irakianë
    sq/IRR/one rial iranian
    sq/IRR/other rialë iranianë
    sq/ISK/one koronë islandeze
    sq/ISK/other korona islandeze
    sq/JMD/one dollar xhamajkan
    sq/JMD/other dollarë xhamajkanë
    sq/JOD/one dinar jordanez
    sq/JOD/other dinarë jordanezë
    sq/JPY/one jen japonez
    sq/JPY/other jenë japonezë
    sq/KES/one shilingë keniane
    sq/KES/other shilinga keniane
    sq/KGS/one somë kirgize
    sq/KGS/other soma kirgize
    sq/KHR/one rial kamboxhian
    sq/KHR/other rialë kamboxhianë
    sq/KMF/one frangë komore
    sq/KMF/other franga komore
    sq/KPW/one uon koreano-verior
    sq/KPW/other uonë koreano-veriorë
    sq/KRW/one uon koreano-jugor
    sq/KRW/other uonë koreano-jugorë
    sq/KWD/one dinar kuvajtian
    sq/KWD/other dinarë kuvajtianë
    sq/KYD/one dollar i Ishujve Kajman
    sq/KYD/other dollarë të Ishujve Kajman
    sq/KZT/one tengë kazake
    sq/KZT/other tenga kazake
    sq/LAK/one kipë laosi
    sq/LAK/other kipa laosi
    sq/LBP/one sterlinë libaneze
    sq/LBP/other sterlina libaneze
    sq/LKR/other rupi sri-lanke
    sq/LRD/one dollar liberian
    sq/LRD/other dollarë liberianë
    sq/LSL/one lotë lesotiane
    sq/LSL/other lota lesotiane
    sq/LYD/one dinar libian
    sq/LYD/other dinarë libianë
    sq/MAD/one dirham maroken
    sq/MAD/other dirhamë marokenë
    sq/MDL/other leu moldave
    sq/MGA/one arier malagez
    sq/MGA/other arierë malagezë
    sq/MKD/one denar maqedonas
    sq/MKD/other denarë maqedonas
    sq/MMK/one kiatë mianmari
    sq/MMK/other kiata mianmari
    sq/MNT/one tugrikë mongole
    sq/MNT/other tugrika mongole
    sq/MOP/one patakë e Makaos
    sq/MOP/other pataka të Makaos
    sq/MRU/one ugijë mauritane
    sq/MRU/other ugija mauritane
    sq/MUR/other rupi mauritiane
    sq/MVR/other rufi maldivi
    sq/MWK/one kuaçë malaviane
    sq/MWK/other kuaça malaviane
    sq/MXN/other peso meksikane
    sq/MYR/one ringit malajzian
    sq/MYR/other ringitë malajzianë
    sq/MZN/one metikal mozambiku
    sq/MZN/other metikalë mozambiku
    sq/NAD/one dollar namibie
    sq/NAD/other dollarë namibie
    sq/NGN/one nairë nigeriane
    sq/NGN/other naira nigeriane
    sq/NIO/one kordobë nikaraguane
    sq/NIO/other kordoba nikaraguane
    sq/NOK/one koronë norvegjeze
    sq/NOK/other korona norvegjeze
    sq/NPR/other rupi nepaleze
    sq/NZD/one dollar i Zelandës së Re
    sq/NZD/other dollarë të Zelandës së Re
    sq/OMR/one rial omani
    sq/OMR/other rialë omani
    sq/PAB/other balboa panameze
    sq/PEN/one solë peruane
    sq/PEN/other sola peruane
    sq/PGK/one kinë e Guinesë së Re-Papua
    sq/PGK/other kina të Guinesë së Re-Papua
    sq/PHP/other peso filipinase
    sq/PKR/other rupi pakistaneze
    sq/PLN/one zllotë polake
    sq/PLN/other zllota polake
    sq/PYG/one guaran paraguaian
    sq/PYG/other guaranë paraguaianë
    sq/QAR/one rial katari
    sq/QAR/other rialë katari
    sq/RON/other leu rumune
    sq/RSD/one dinar serb
    sq/RSD/other dinarë serbë
    sq/RUB/one rubël ruse
    sq/RUB/other rubla ruse
    sq/RWF/one frangë ruandeze
    sq/RWF/other franga ruandeze
    sq/SAR/one rial saudit
    sq/SAR/other rialë sauditë
    sq/SBD/one dollar i Ishujve Solomonë
    sq/SBD/other dollarë të Ishujve Solomonë
    sq/SCR/one rupi e Ishujve Sishelë
    sq/SCR/other rupi të Ishujve Sishelë
    sq/SDG/one sterlinë sudaneze
    sq/SDG/other sterlina sudaneze
    sq/SEK/one koronë suedeze
    sq/SEK/other korona suedeze
    sq/SGD/one dollar singapori
    sq/SGD/other dollarë singapori
    sq/SHP/one sterlinë e Ishullit të Shën-Helenës
    sq/SHP/other sterlina e Ishullit të Shën-Helenës
    sq/SLE/one leon i Siera-Leones
    sq/SLE/other leonë të Siera-Leones
    sq/SLL/one leon i Siera-Leones (1964–2022)
    sq/SLL/other leonë të Siera-Leones (1964–2022)
    sq/SOS/one shilingë somaleze
    sq/SOS/other shilinga somaleze
    sq/SRD/one dollar surinamez
    sq/SRD/other dollarë surinamezë
    sq/SSP/one sterlinë sudanezo-jugore
    sq/SSP/other sterlina sudanezo-jugore
    sq/STN/one dobër e Sao-Tomes dhe Prinsipes
    sq/STN/other dobra të Sao-Tomes dhe Prinsipes
    sq/SYP/one sterlinë siriane
    sq/SYP/other sterlina siriane
    sq/SZL/one lilangen suazilande
    sq/SZL/other lilangenë suazilande
    sq/THB/one batë tajlandeze
    sq/THB/other bata tajlandeze
    sq/TJS/one somonë taxhike
    sq/TJS/other somona taxhike
    sq/TMT/one manatë turkmene
    sq/TMT/other manata turkmene
    sq/TND/one dinar tunizian
    sq/TND/other dinarë tunizianë
    sq/TOP/one pangë tongane
    sq/TOP/other panga tongane
    sq/TRY/one lirë turke
    sq/TRY/other lira turke
    sq/TTD/one dollar i Trinidadit dhe Tobagos
    sq/TTD/other dollarë të Trinidadit dhe Tobagos
    sq/TWD/one dollar tajvanez
    sq/TWD/other dollarë tajvanezë
    sq/TZS/one shilingë tanzanie
    sq/TZS/other shilinga tanzanie
    sq/UAH/other rivni ukrainase
    sq/UGX/one shilingë ugandeze
    sq/UGX/other shilinga ugandeze
    sq/USD/one dollar amerikan
    sq/USD/other dollarë amerikanë
    sq/UYU/other peso uruguaiane
    sq/UZS/one somë uzbeke
    sq/UZS/other soma uzbeke
    sq/VEF/one bolivar venezuelian (2008–2018)
    sq/VEF/other bolivarë venezuelian (2008–2018)
    sq/VES/one bolivar venezuelas
    sq/VES/other bolivarë venezuelas
    sq/VND/one dongë vietnameze
    sq/VND/other donga vietnameze
    sq/VUV/other vatu vanuatuje
    sq/WST/one talë samoane
    sq/WST/other tala samoane
    sq/XAF/one frangë kamerunase
    sq/XAF/other franga kamerunase
    sq/XCD/one dollar i Karaibeve Lindore
    sq/XCD/other dollarë të Karaibeve Lindore
    sq/XOF/one frangë e Bregut të Fildishtë
    sq/XOF/other franga të Bregut të Fildishtë
    sq/XPF/one frangë franceze e Polinezisë
    sq/XPF/other franga franceze të Polinezisë
    sq/YER/one rial jemeni
    sq/YER/other rialë jemeni
    sq/ZAR/one rand afrikano-jugor
    sq/ZAR/other randë afrikano-jugorë
    sq/ZMW/one kuaçë zambiku
    sq/ZMW/other kuaça zambiku
    sr/AED/one дирхам УАЕ
    sr/AED/other дирхама УАЕ
    sr/AFN/few авганистанска авгана
    sr/AFN/one aвганистански авгани
    sr/AFN/other авганистанских авгана
    sr/ALL/few албанска лека
    sr/ALL/one албански лек
    sr/ALL/other албанских лека
    sr/AMD/one јерменски драм
    sr/AMD/other јерменска драма
    sr/ANG/few холандскоантилска гулдена
    sr/ANG/one холандскоантилски гулден
    sr/ANG/other холандскоантилских гулдена
    sr/AOA/few анголске кванзе
    sr/AOA/one анголска кванза
    sr/AOA/other анголских кванзи
    sr/ARS/few аргентинска пезоса
    sr/ARS/one аргентински пезос
    sr/ARS/other аргентинских пезоса
    sr/AUD/few аустралијска долара
    sr/AUD/one аустралијски долар
    sr/AUD/other аустралијских долара
    sr/AWG/few арубанска флорина
    sr/AWG/one арубански флорин
    sr/AWG/other арубанских флорина
    sr/AZN/few азербејџанска маната
    sr/AZN/one азербејџански манат
    sr/AZN/other азербејџанских маната
    sr/BAM/few босанскохерцеговачке конвертибилне маркe
    sr/BAM/one босанскохерцеговачка конвертибилна марка
    sr/BAM/other босанскохерцеговачких конвертибилних марака
    sr/BBD/few барбадошка долара
    sr/BBD/one барбадошки долар
    sr/BBD/other барбадошких долара
    sr/BDT/few бангладешке таке
    sr/BDT/one бангладешка така
    sr/BDT/other бангладешких така
    sr/BGN/few бугарска лева
    sr/BGN/one бугарски лев
    sr/BGN/other бугарских лева
    sr/BHD/few бахреинскa динара
    sr/BHD/one бахреински динар
    sr/BHD/other бахреинских динара
    sr/BIF/few бурундска франка
    sr/BIF/one бурундски франак
    sr/BIF/other бурундских франакa
    sr/BMD/few бермудска долара
    sr/BMD/one бермудски долар
    sr/BMD/other бермудских долара
    sr/BND/few брунејска долара
    sr/BND/one брунејски долар
    sr/BND/other брунејских долара
    sr/BOB/few боливијска боливијана
    sr/BOB/one боливијски боливијано
    sr/BOB/other боливијских боливијана
    sr/BRL/few бразилска реала
    sr/BRL/one бразилски реал
    sr/BRL/other бразилских реала
    sr/BSD/few бахамска долара
    sr/BSD/one бахамски долар
    sr/BSD/other бахамских долара
    sr/BTN/few бутанска нгултрума
    sr/BTN/one бутански нгултрум
    sr/BTN/other бутанских нгултрума
    sr/BWP/few боцванске пуле
    sr/BWP/one боцванска пула
    sr/BWP/other боцванских пула
    sr/BYN/few белоруске рубље
    sr/BYN/one белоруска рубља
    sr/BYN/other белоруских рубљи
    sr/BZD/few белиска долара
    sr/BZD/one белиски долар
    sr/BZD/other белиских долара
    sr/CAD/few канадска долара
    sr/CAD/one канадски долар
    sr/CAD/other канадских долара
    sr/CDF/few конгоанска франка
    sr/CDF/one конгоански франак
    sr/CDF/other конгоанских франака
    sr/CHF/few швајцарска франка
    sr/CHF/one швајцарски франак
    sr/CHF/other швајцарских франака
    sr/CLP/few чилеанска пезоса
    sr/CLP/one чилеански пезос
    sr/CLP/other чилеанских пезоса
    sr/CNH/few кинеска јуана (острвска)
    sr/CNH/one кинески јуан (острвски)
    sr/CNH/other кинеских јуана (острвских)
    sr/CNY/few кинеска јуана
    sr/CNY/one кинески јуан
    sr/CNY/other кинеских јуана
    sr/COP/few колумбијска пезоса
    sr/COP/one колумбијски пезос
    sr/COP/other колумбијских пезоса
    sr/CRC/few костариканска колона
    sr/CRC/one костарикански колон
    sr/CRC/other костариканских колона
    sr/CUC/few кубанска конвертибилна пезоса
    sr/CUC/one кубански конвертибилни пезос
    sr/CUC/other кубанских конвертибилних пезоса
    sr/CUP/few кубанска пезоса
    sr/CUP/one кубански пезос
    sr/CUP/other кубанских пезоса
    sr/CVE/few зеленортска ескуда
    sr/CVE/one зеленортски ескудо
    sr/CVE/other зеленортских ескуда
    sr/CZK/few чешке круне
    sr/CZK/one чешка круна
    sr/CZK/other чешких крунa
    sr/DJF/few џибутска франка
    sr/DJF/one џибутски франак
    sr/DJF/other џибутских франака
    sr/DKK/few данске круне
    sr/DKK/one данска круна
    sr/DKK/other данских круна
    sr/DOP/few доминиканска пезоса
    sr/DOP/one доминикански пезос
    sr/DOP/other доминиканских пезоса
    sr/DZD/few алжирска динара
    sr/DZD/one алжирски динар
    sr/DZD/other алжирских динара
    sr/EGP/few египатске фунте
    sr/EGP/one египатска фунта
    sr/EGP/other египатских фунти
    sr/ERN/few еритрејске накфе
    sr/ERN/one еритрејска накфа
    sr/ERN/other еритрејских накфи
    sr/ETB/few етиопска бира
    sr/ETB/one етиопски бир
    sr/ETB/other етиопских бира
    sr/EUR/one евро
    sr/EUR/other евра
    sr/FJD/few фиџијска долара
    sr/FJD/one фиџијски долар
    sr/FJD/other фиџијских долара
    sr/FKP/few фокландске фунте
    sr/FKP/one фокландска фунта
    sr/FKP/other фокландских фунти
    sr/GBP/few британске фунте
    sr/GBP/one британска фунта
    sr/GBP/other британских фунти
    sr/GEL/few грузијска ларија
    sr/GEL/one грузијски лари
    sr/GEL/other грузијских ларија
    sr/GHS/few ганска седија
    sr/GHS/one гански седи
    sr/GHS/other ганских седија
    sr/GIP/few гибралтарске фунте
    sr/GIP/one гибралтарска фунта
    sr/GIP/other гибралтарских фунти
    sr/GMD/one гамбијски даласи
    sr/GMD/other гамбијских даласија
    sr/GNF/few гвинејска франка
    sr/GNF/one гвинејски франак
    sr/GNF/other гвинејских франака
    sr/GTQ/few гватемалска кецала
    sr/GTQ/one гватемалски кецал
    sr/GTQ/other гватемалских кецала
    sr/GYD/few гвајанска долара
    sr/GYD/one гвајански долар
    sr/GYD/other гвајанских долара
    sr/HKD/few хонгконшка долара
    sr/HKD/one хонгконшки долар
    sr/HKD/other хонгконшких долара
    sr/HNL/few хондурашке лемпире
    sr/HNL/one хондурашка лемпира
    sr/HNL/other хондурашких лемпира
    sr/HRK/few хрватске куне
    sr/HRK/one хрватска куна
    sr/HRK/other хрватских куна
    sr/HTG/few хаићанска гурда
    sr/HTG/one хаићански гурд
    sr/HTG/other хаићанских гурда
    sr/HUF/few мађарске форинте
    sr/HUF/one мађарска форинта
    sr/HUF/other мађарских форинти
    sr/IDR/few индонежанске рупије
    sr/IDR/one индонежанска рупија
    sr/IDR/other индонежанских рупијa
    sr/ILS/few израелска нова шекела
    sr/ILS/one израелски нови шекел
    sr/ILS/other израелских нових шекела
    sr/INR/few индијске рупије
    sr/INR/one индијска рупија
    sr/INR/other индијских рупија
    sr/IQD/few ирачка динара
    sr/IQD/one ирачки динар
    sr/IQD/other ирачких динара
    sr/IRR/few иранска ријала
    sr/IRR/one ирански ријал
    sr/IRR/other иранских ријала
    sr/ISK/few исландске круне
    sr/ISK/one исландска круна
    sr/ISK/other исландских круна
    sr/JMD/few jамајчанска долара
    sr/JMD/one jамајчански долар
    sr/JMD/other jамајчанскиx долара
    sr/JOD/few јорданскa динара
    sr/JOD/one јордански динар
    sr/JOD/other јорданских динара
    sr/JPY/few јапанска јена
    sr/JPY/one јапански јен
    sr/JPY/other јапанских јена
    sr/KES/few кенијска шилинга
    sr/KES/one кенијски шилинг
    sr/KES/other кенијских шилинга
    sr/KGS/few киргистанска сома
    sr/KGS/one киргистански сом
    sr/KGS/other киргистанских сома
    sr/KHR/few камбоџанска ријела
    sr/KHR/one камбоџански ријел
    sr/KHR/other камбоџанских ријела
    sr/KMF/few коморскa франкa
    sr/KMF/one коморски франак
    sr/KMF/other коморских франакa
    sr/KPW/few севернокорејска вона
    sr/KPW/one севернокорејски вон
    sr/KPW/other севернокорејских вона
    sr/KRW/few јужнокорејска вона
    sr/KRW/one јужнокорејски вон
    sr/KRW/other јужнокорејских вона
    sr/KWD/few кувајтскa динара
    sr/KWD/one кувајтски динар
    sr/KWD/other кувајтских динара
    sr/KYD/few кајманска долара
    sr/KYD/one кајмански долар
    sr/KYD/other кајманских долара
    sr/KZT/few казахстанска тенгеа
    sr/KZT/one казахстански тенге
    sr/KZT/other казахстанских тенгеа
    sr/LAK/few лаоска кипа
    sr/LAK/one лаоски кип
    sr/LAK/other лаоских кипа
    sr/LBP/few либанскe фунтe
    sr/LBP/one либанскa фунтa
    sr/LBP/other либанских фунти
    sr/LKR/few шриланчанске рупије
    sr/LKR/one шриланчанска рупија
    sr/LKR/other шриланчанских рупија
    sr/LRD/few либеријска долара
    sr/LRD/one либеријски долар
    sr/LRD/other либеријских долара
    sr/LSL/few лесотска лотија
    sr/LSL/one лесотски лоти
    sr/LSL/other лесотских лотија
    sr/LYD/few либијскa динарa
    sr/LYD/one либијски динар
    sr/LYD/other либијских динарa
    sr/MAD/few мароканска дирхама
    sr/MAD/one марокански дирхам
    sr/MAD/other мароканских дирхама
    sr/MAF/few мароканска франка
    sr/MAF/one марокански франак
    sr/MAF/other мароканских франака
    sr/MDL/few молдaвскa леја
    sr/MDL/one молдaвски леј
    sr/MDL/other молдaвских леја
    sr/MGA/few малгашка аријарија
    sr/MGA/one малгашки аријари
    sr/MGA/other малгашких аријарија
    sr/MKD/few македонска денара
    sr/MKD/one македонски денар
    sr/MKD/other македонских денара
    sr/MMK/few мјанмарскa кјатa
    sr/MMK/one мјанмарски кјат
    sr/MMK/other мјанмарских кјатa
    sr/MNT/few монголскa тугрика
    sr/MNT/one монголски тугрик
    sr/MNT/other монголских тугрика
    sr/MOP/few макаоске патаке
    sr/MOP/one макаоска патака
    sr/MOP/other макаоских патака
    sr/MRU/few мауританске огије
    sr/MRU/one мауританска огија
    sr/MRU/other мауританских огија
    sr/MUR/few маурицијскe рупијe
    sr/MUR/one маурицијска рупија
    sr/MUR/other маурицијских рупија
    sr/MVR/few малдивскe руфијe
    sr/MVR/one малдивскa руфија
    sr/MVR/other малдивских руфија
    sr/MWK/few малавијске кваче
    sr/MWK/one малавијска квача
    sr/MWK/other малавијских квача
    sr/MXN/few мексичка пезоса
    sr/MXN/one мексички пезос
    sr/MXN/other мексичких пезоса
    sr/MYR/few малезијска рингита
    sr/MYR/one малезијски рингит
    sr/MYR/other малезијских рингита
    sr/MZN/few мозамбичка метикала
    sr/MZN/one мозамбички метикал
    sr/MZN/other мозамбичких метикала
    sr/NAD/few намибијска долара
    sr/NAD/one намибијски долар
    sr/NAD/other намибијских долара
    sr/NGN/few нигеријске наире
    sr/NGN/one нигеријска наира
    sr/NGN/other нигеријских наира
    sr/NIO/few никарагванске кордобе
    sr/NIO/one никарагванска кордоба
    sr/NIO/other никарагванских кордоба
    sr/NOK/few норвешке круне
    sr/NOK/one норвешка круна
    sr/NOK/other норвешких круна
    sr/NPR/few непалске рупије
    sr/NPR/one непалска рупија
    sr/NPR/other непалских рупија
    sr/NZD/few новозеландска долара
    sr/NZD/one новозеландски долар
    sr/NZD/other новозеландских долара
    sr/OMR/few оманскa ријала
    sr/OMR/one омански ријал
    sr/OMR/other оманских ријала
    sr/PAB/few панамске балбое
    sr/PAB/one панамска балбоа
    sr/PAB/other панамских балбоа
    sr/PEN/few перуанска сола
    sr/PEN/one перуански сол
    sr/PEN/other перуанских сола
    sr/PGK/few папуанскe кинe
    sr/PGK/one папуанска кина
    sr/PGK/other папуанских кинa
    sr/PHP/few филипинска пезоса
    sr/PHP/one филипински пезос
    sr/PHP/other филипинских пезоса
    sr/PKR/few пакистанске рупије
    sr/PKR/one пакистанска рупија
    sr/PKR/other пакистанских рупија
    sr/PLN/few пољска злота
    sr/PLN/one пољски злот
    sr/PLN/other пољских злота
    sr/PYG/few парагвајска гваранија
    sr/PYG/one парагвајски гварани
    sr/PYG/other парагвајских гваранија
    sr/QAR/few катарска ријала
    sr/QAR/one катарски ријал
    sr/QAR/other катарских ријала
    sr/RON/few румунскa леја
    sr/RON/one румунски леј
    sr/RON/other румунских леја
    sr/RSD/few српска динара
    sr/RSD/one српски динар
    sr/RSD/other српских динара
    sr/RUB/few руске рубље
    sr/RUB/one руска рубља
    sr/RUB/other руских рубљи
    sr/RWF/few руандскa франка
    sr/RWF/one руандски франак
    sr/RWF/other руандских франака
    sr/SAR/few саудијска ријала
    sr/SAR/one саудијски ријал
    sr/SAR/other саудијских ријала
    sr/SBD/few соломонска долара
    sr/SBD/one соломонски долар
    sr/SBD/other соломонских долара
    sr/SCR/few сејшелске рупије
    sr/SCR/one сејшелска рупија
    sr/SCR/other сејшелских рупија
    sr/SDG/few суданске фунте
    sr/SDG/one суданска фунта
    sr/SDG/other суданских фунти
    sr/SEK/few шведске круне
    sr/SEK/one шведска круна
    sr/SEK/other шведских круна
    sr/SGD/few сингапурска долара
    sr/SGD/one сингапурски долар
    sr/SGD/other сингапурских долара
    sr/SHP/few фунте Свете Јелене
    sr/SHP/one фунта Свете Јелене
    sr/SHP/other фунти Свете Јелене
    sr/SLE/few сијералеонска леона
    sr/SLE/one сијералеонски леоне
    sr/SLE/other сијералеонских леона
    sr/SLL/few сијералеонска леона (1964—2022)
    sr/SLL/one сијералеонски леоне (1964—2022)
    sr/SLL/other сијералеонских леона (1964—2022)
    sr/SOS/few сомалијска шилинга
    sr/SOS/one сомалијски шилинг
    sr/SOS/other сомалијских шилинга
    sr/SRD/few суринамска долара
    sr/SRD/one суринамски долар
    sr/SRD/other суринамских долара
    sr/SSP/few јужносуданскe фунтe
    sr/SSP/one јужносуданска фунта
    sr/SSP/other јужносуданских фунти
    sr/STN/few саотомске добре
    sr/STN/one саотомска добра
    sr/STN/other саотомских добри
    sr/SYP/few сиријске фунте
    sr/SYP/one сиријска фунта
    sr/SYP/other сиријских фунти
    sr/SZL/few свазилендска лилангенија
    sr/SZL/one свазилендски лилангени
    sr/SZL/other свазилендских лилангенија
    sr/THB/few тајландска бата
    sr/THB/one тајландски бат
    sr/THB/other тајландских бата
    sr/TJS/few таџикистанска сомона
    sr/TJS/one таџикистански сомон
    sr/TJS/other таџикистанских сомона
    sr/TMT/few туркменистанскa манатa
    sr/TMT/one туркменистански манат
    sr/TMT/other туркменистанских маната
    sr/TND/few туниска динара
    sr/TND/one туниски динар
    sr/TND/other туниских динара
    sr/TOP/few тонганске панге
    sr/TOP/one тонганска панга
    sr/TOP/other тонганских панги
    sr/TRY/few турске лире
    sr/TRY/one турска лира
    sr/TRY/other турских лира
    sr/TTD/few тринидадскотобашка долара
    sr/TTD/one тринидадскотобашки долар
    sr/TTD/other тринидадскотобашких долара
    sr/TWD/few нова тајванска долара
    sr/TWD/one нови тајвански долар
    sr/TWD/other нових тајванских долара
    sr/TZS/few танзанијска шилинга
    sr/TZS/one танзанијски шилинг
    sr/TZS/other танзанијских шилинга
    sr/UAH/few украјинскe гривнe
    sr/UAH/one украјинска гривна
    sr/UAH/other украјинских хривњи
    sr/UGX/few угандскa шилинга
    sr/UGX/one угандски шилинг
    sr/UGX/other угандских шилинга
    sr/USD/few америчка долара
    sr/USD/one амерички долар
    sr/USD/other америчких долара
    sr/UYU/few уругвајска пезоса
    sr/UYU/one уругвајски пезос
    sr/UYU/other уругвајских пезоса
    sr/UZS/few узбекистанска сома
    sr/UZS/one узбекистански сом
    sr/UZS/other узбекистанских сома
    sr/VEF/few венецуеланска боливара (2008–2018)
    sr/VEF/one венецуелански боливар (2008–2018)
    sr/VEF/other венецуеланских боливара (2008–2018)
    sr/VES/few венецуеланска боливара
    sr/VES/one венецуелански боливар
    sr/VES/other венецуеланских боливара
    sr/VND/few вијетнамска донга
    sr/VND/one вијетнамски донг
    sr/VND/other вијетнамских донга
    sr/VNN/few вијетнамска донга (1978–1985)
    sr/VNN/one вијетнамски донг (1978–1985)
    sr/VNN/other вијетнамских донга (1978–1985)
    sr/VUV/few вануатскa ватуa
    sr/VUV/one вануатски вату
    sr/VUV/other вануатских ватуa
    sr/WST/few самоанске тале
    sr/WST/one самоанска тала
    sr/WST/other самоанских тала
    sr/XAF/few централноафричка франка
    sr/XAF/one централноафрички франак
    sr/XAF/other централноафричких франака
    sr/XCD/few источнокарипскa доларa
    sr/XCD/one источнокарипски долар
    sr/XCD/other источнокарипскиx доларa
    sr/XFO/few француска златна франка
    sr/XFO/one француски златни франак
    sr/XFO/other француских златних франака
    sr/XFU/few француска UIC-франка
    sr/XFU/one француски UIC-франак
    sr/XFU/other француских UIC-франака
    sr/XOF/few западноафричка франка
    sr/XOF/one западноафрички франак
    sr/XOF/other западноафричких франака
    sr/XPF/few CFP франка
    sr/XPF/one CFP франак
    sr/XPF/other CFP франака
    sr/XRE/few RINET фонда
    sr/XRE/one RINET фонд
    sr/XRE/other RINET фондова
    sr/YER/few јеменска ријала
    sr/YER/one јеменски ријал
    sr/YER/other jеменских ријала
    sr/ZAR/few јужноафричка ранда
    sr/ZAR/one јужноафрички ранд
    sr/ZAR/other јужноафричких ранда
    sr/ZMW/few замбијске кваче
    sr/ZMW/one замбијска квача
    sr/ZMW/other замбијских квача
    sr_Latn/AED/one dirham UAE
    sr_Latn/AED/other dirhama UAE
    sr_Latn/AFN/few avganistanska avgana
    sr_Latn/AFN/one avganistanski avgani
    sr_Latn/AFN/other avganistanskih avgana
    sr_Latn/ALL/few albanska leka
    sr_Latn/ALL/one albanski lek
    sr_Latn/ALL/other albanskih leka
    sr_Latn/AMD/one jermenski dram
    sr_Latn/AMD/other jermenska drama
    sr_Latn/ANG/few holandskoantilska guldena
    sr_Latn/ANG/one holandskoantilski gulden
    sr_Latn/ANG/other holandskoantilskih guldena
    sr_Latn/AOA/few angolske kvanze
    sr_Latn/AOA/one angolska kvanza
    sr_Latn/AOA/other angolskih kvanzi
    sr_Latn/ARS/few argentinska pezosa
    sr_Latn/ARS/one argentinski pezos
    sr_Latn/ARS/other argentinskih pezosa
    sr_Latn/AUD/few australijska dolara
    sr_Latn/AUD/one australijski dolar
    sr_Latn/AUD/other australijskih dolara
    sr_Latn/AWG/few arubanska florina
    sr_Latn/AWG/one arubanski florin
    sr_Latn/AWG/other arubanskih florina
    sr_Latn/AZN/few azerbejdžanska manata
    sr_Latn/AZN/one azerbejdžanski manat
    sr_Latn/AZN/other azerbejdžanskih manata
    sr_Latn/BAM/few bosanskohercegovačke konvertibilne marke
    sr_Latn/BAM/one bosanskohercegovačka konvertibilna marka
    sr_Latn/BAM/other bosanskohercegovačkih konvertibilnih maraka
    sr_Latn/BBD/few barbadoška dolara
    sr_Latn/BBD/one barbadoški dolar
    sr_Latn/BBD/other barbadoških dolara
    sr_Latn/BDT/few bangladeške take
    sr_Latn/BDT/one bangladeška taka
    sr_Latn/BDT/other bangladeških taka
    sr_Latn/BGN/few bugarska leva
    sr_Latn/BGN/one bugarski lev
    sr_Latn/BGN/other bugarskih leva
    sr_Latn/BHD/few bahreinska dinara
    sr_Latn/BHD/one bahreinski dinar
    sr_Latn/BHD/other bahreinskih dinara
    sr_Latn/BIF/few burundska franka
    sr_Latn/BIF/one burundski franak
    sr_Latn/BIF/other burundskih franaka
    sr_Latn/BMD/few bermudska dolara
    sr_Latn/BMD/one bermudski dolar
    sr_Latn/BMD/other bermudskih dolara
    sr_Latn/BND/few brunejska dolara
    sr_Latn/BND/one brunejski dolar
    sr_Latn/BND/other brunejskih dolara
    sr_Latn/BOB/few bolivijska bolivijana
    sr_Latn/BOB/one bolivijski bolivijano
    sr_Latn/BOB/other bolivijskih bolivijana
    sr_Latn/BRL/few brazilska reala
    sr_Latn/BRL/one brazilski real
    sr_Latn/BRL/other brazilskih reala
    sr_Latn/BSD/few bahamska dolara
    sr_Latn/BSD/one bahamski dolar
    sr_Latn/BSD/other bahamskih dolara
    sr_Latn/BTN/few butanska ngultruma
    sr_Latn/BTN/one butanski ngultrum
    sr_Latn/BTN/other butanskih ngultruma
    sr_Latn/BWP/few bocvanske pule
    sr_Latn/BWP/one bocvanska pula
    sr_Latn/BWP/other bocvanskih pula
    sr_Latn/BYN/few beloruske rublje
    sr_Latn/BYN/one beloruska rublja
    sr_Latn/BYN/other beloruskih rublji
    sr_Latn/BZD/few beliska dolara
    sr_Latn/BZD/one beliski dolar
    sr_Latn/BZD/other beliskih dolara
    sr_Latn/CAD/few kanadska dolara
    sr_Latn/CAD/one kanadski dolar
    sr_Latn/CAD/other kanadskih dolara
    sr_Latn/CDF/few kongoanska franka
    sr_Latn/CDF/one kongoanski franak
    sr_Latn/CDF/other kongoanskih franaka
    sr_Latn/CHF/few švajcarska franka
    sr_Latn/CHF/one švajcarski franak
    sr_Latn/CHF/other švajcarskih franaka
    sr_Latn/CLP/few čileanska pezosa
    sr_Latn/CLP/one čileanski pezos
    sr_Latn/CLP/other čileanskih pezosa
    sr_Latn/CNH/few kineska juana (ostrvska)
    sr_Latn/CNH/one kineski juan (ostrvski)
    sr_Latn/CNH/other kineskih juana (ostrvskih)
    sr_Latn/CNY/few kineska juana
    sr_Latn/CNY/one kineski juan
    sr_Latn/CNY/other kineskih juana
    sr_Latn/COP/few kolumbijska pezosa
    sr_Latn/COP/one kolumbijski pezos
    sr_Latn/COP/other kolumbijskih pezosa
    sr_Latn/CRC/few kostarikanska kolona
    sr_Latn/CRC/one kostarikanski kolon
    sr_Latn/CRC/other kostarikanskih kolona
    sr_Latn/CUC/few kubanska konvertibilna pezosa
    sr_Latn/CUC/one kubanski konvertibilni pezos
    sr_Latn/CUC/other kubanskih konvertibilnih pezosa
    sr_Latn/CUP/few kubanska pezosa
    sr_Latn/CUP/one kubanski pezos
    sr_Latn/CUP/other kubanskih pezosa
    sr_Latn/CVE/few zelenortska eskuda
    sr_Latn/CVE/one zelenortski eskudo
    sr_Latn/CVE/other zelenortskih eskuda
    sr_Latn/CZK/few češke krune
    sr_Latn/CZK/one češka kruna
    sr_Latn/CZK/other čeških kruna
    sr_Latn/DJF/few džibutska franka
    sr_Latn/DJF/one džibutski franak
    sr_Latn/DJF/other džibutskih franaka
    sr_Latn/DKK/few danske krune
    sr_Latn/DKK/one danska kruna
    sr_Latn/DKK/other danskih kruna
    sr_Latn/DOP/few dominikanska pezosa
    sr_Latn/DOP/one dominikanski pezos
    sr_Latn/DOP/other dominikanskih pezosa
    sr_Latn/DZD/few alžirska dinara
    sr_Latn/DZD/one alžirski dinar
    sr_Latn/DZD/other alžirskih dinara
    sr_Latn/EGP/few egipatske funte
    sr_Latn/EGP/one egipatska funta
    sr_Latn/EGP/other egipatskih funti
    sr_Latn/ERN/few eritrejske nakfe
    sr_Latn/ERN/one eritrejska nakfa
    sr_Latn/ERN/other eritrejskih nakfi
    sr_Latn/ETB/few etiopska bira
    sr_Latn/ETB/one etiopski bir
    sr_Latn/ETB/other etiopskih bira
    sr_Latn/EUR/one evro
    sr_Latn/EUR/other evra
    sr_Latn/FJD/few fidžijska dolara
    sr_Latn/FJD/one fidžijski dolar
    sr_Latn/FJD/other fidžijskih dolara
    sr_Latn/FKP/few foklandske funte
    sr_Latn/FKP/one foklandska funta
    sr_Latn/FKP/other foklandskih funti
    sr_Latn/GBP/few britanske funte
    sr_Latn/GBP/one britanska funta
    sr_Latn/GBP/other britanskih funti
    sr_Latn/GEL/few gruzijska larija
    sr_Latn/GEL/one gruzijski lari
    sr_Latn/GEL/other gruzijskih larija
    sr_Latn/GHS/few ganska sedija
    sr_Latn/GHS/one ganski sedi
    sr_Latn/GHS/other ganskih sedija
    sr_Latn/GIP/few gibraltarske funte
    sr_Latn/GIP/one gibraltarska funta
    sr_Latn/GIP/other gibraltarskih funti
    sr_Latn/GMD/one gambijski dalasi
    sr_Latn/GMD/other gambijskih dalasija
    sr_Latn/GNF/few gvinejska franka
    sr_Latn/GNF/one gvinejski franak
    sr_Latn/GNF/other gvinejskih franaka
    sr_Latn/GTQ/few gvatemalska kecala
    sr_Latn/GTQ/one gvatemalski kecal
    sr_Latn/GTQ/other gvatemalskih kecala
    sr_Latn/GYD/few gvajanska dolara
    sr_Latn/GYD/one gvajanski dolar
    sr_Latn/GYD/other gvajanskih dolara
    sr_Latn/HKD/few hongkonška dolara
    sr_Latn/HKD/one hongkonški dolar
    sr_Latn/HKD/other hongkonških dolara
    sr_Latn/HNL/few honduraške lempire
    sr_Latn/HNL/one honduraška lempira
    sr_Latn/HNL/other honduraških lempira
    sr_Latn/HRK/few hrvatske kune
    sr_Latn/HRK/one hrvatska kuna
    sr_Latn/HRK/other hrvatskih kuna
    sr_Latn/HTG/few haićanska gurda
    sr_Latn/HTG/one haićanski gurd
    sr_Latn/HTG/other haićanskih gurda
    sr_Latn/HUF/few mađarske forinte
    sr_Latn/HUF/one mađarska forinta
    sr_Latn/HUF/other mađarskih forinti
    sr_Latn/IDR/few indonežanske rupije
    sr_Latn/IDR/one indonežanska rupija
    sr_Latn/IDR/other indonežanskih rupija
    sr_Latn/ILS/few izraelska nova šekela
    sr_Latn/ILS/one izraelski novi šekel
    sr_Latn/ILS/other izraelskih novih šekela
    sr_Latn/INR/few indijske rupije
    sr_Latn/INR/one indijska rupija
    sr_Latn/INR/other indijskih rupija
    sr_Latn/IQD/few iračka dinara
    sr_Latn/IQD/one irački dinar
    sr_Latn/IQD/other iračkih dinara
    sr_Latn/IRR/few iranska rijala
    sr_Latn/IRR/one iranski rijal
    sr_Latn/IRR/other iranskih rijala
    sr_Latn/ISK/few islandske krune
    sr_Latn/ISK/one islandska kruna
    sr_Latn/ISK/other islandskih kruna
    sr_Latn/JMD/few jamajčanska dolara
    sr_Latn/JMD/one jamajčanski dolar
    sr_Latn/JMD/other jamajčanskix dolara
    sr_Latn/JOD/few jordanska dinara
    sr_Latn/JOD/one jordanski dinar
    sr_Latn/JOD/other jordanskih dinara
    sr_Latn/JPY/few japanska jena
    sr_Latn/JPY/one japanski jen
    sr_Latn/JPY/other japanskih jena
    sr_Latn/KES/few kenijska šilinga
    sr_Latn/KES/one kenijski šiling
    sr_Latn/KES/other kenijskih šilinga
    sr_Latn/KGS/few kirgistanska soma
    sr_Latn/KGS/one kirgistanski som
    sr_Latn/KGS/other kirgistanskih soma
    sr_Latn/KHR/few kambodžanska rijela
    sr_Latn/KHR/one kambodžanski rijel
    sr_Latn/KHR/other kambodžanskih rijela
    sr_Latn/KMF/few komorska franka
    sr_Latn/KMF/one komorski franak
    sr_Latn/KMF/other komorskih franaka
    sr_Latn/KPW/few severnokorejska vona
    sr_Latn/KPW/one severnokorejski von
    sr_Latn/KPW/other severnokorejskih vona
    sr_Latn/KRW/few južnokorejska vona
    sr_Latn/KRW/one južnokorejski von
    sr_Latn/KRW/other južnokorejskih vona
    sr_Latn/KWD/few kuvajtska dinara
    sr_Latn/KWD/one kuvajtski dinar
    sr_Latn/KWD/other kuvajtskih dinara
    sr_Latn/KYD/few kajmanska dolara
    sr_Latn/KYD/one kajmanski dolar
    sr_Latn/KYD/other kajmanskih dolara
    sr_Latn/KZT/few kazahstanska tengea
    sr_Latn/KZT/one kazahstanski tenge
    sr_Latn/KZT/other kazahstanskih tengea
    sr_Latn/LAK/few laoska kipa
    sr_Latn/LAK/one laoski kip
    sr_Latn/LAK/other laoskih kipa
    sr_Latn/LBP/few libanske funte
    sr_Latn/LBP/one libanska funta
    sr_Latn/LBP/other libanskih funti
    sr_Latn/LKR/few šrilančanske rupije
    sr_Latn/LKR/one šrilančanska rupija
    sr_Latn/LKR/other šrilančanskih rupija
    sr_Latn/LRD/few liberijska dolara
    sr_Latn/LRD/one liberijski dolar
    sr_Latn/LRD/other liberijskih dolara
    sr_Latn/LSL/few lesotska lotija
    sr_Latn/LSL/one lesotski loti
    sr_Latn/LSL/other lesotskih lotija
    sr_Latn/LYD/few libijska dinara
    sr_Latn/LYD/one libijski dinar
    sr_Latn/LYD/other libijskih dinara
    sr_Latn/MAD/few marokanska dirhama
    sr_Latn/MAD/one marokanski dirham
    sr_Latn/MAD/other marokanskih dirhama
    sr_Latn/MAF/few marokanska franka
    sr_Latn/MAF/one marokanski franak
    sr_Latn/MAF/other marokanskih franaka
    sr_Latn/MDL/few moldavska leja
    sr_Latn/MDL/one moldavski lej
    sr_Latn/MDL/other moldavskih leja
    sr_Latn/MGA/few malgaška arijarija
    sr_Latn/MGA/one malgaški arijari
    sr_Latn/MGA/other malgaških arijarija
    sr_Latn/MKD/few makedonska denara
    sr_Latn/MKD/one makedonski denar
    sr_Latn/MKD/other makedonskih denara
    sr_Latn/MMK/few mjanmarska kjata
    sr_Latn/MMK/one mjanmarski kjat
    sr_Latn/MMK/other mjanmarskih kjata
    sr_Latn/MNT/few mongolska tugrika
    sr_Latn/MNT/one mongolski tugrik
    sr_Latn/MNT/other mongolskih tugrika
    sr_Latn/MOP/few makaoske patake
    sr_Latn/MOP/one makaoska pataka
    sr_Latn/MOP/other makaoskih pataka
    sr_Latn/MRU/few mauritanske ogije
    sr_Latn/MRU/one mauritanska ogija
    sr_Latn/MRU/other mauritanskih ogija
    sr_Latn/MUR/few mauricijske rupije
    sr_Latn/MUR/one mauricijska rupija
    sr_Latn/MUR/other mauricijskih rupija
    sr_Latn/MVR/few maldivske rufije
    sr_Latn/MVR/one maldivska rufija
    sr_Latn/MVR/other maldivskih rufija
    sr_Latn/MWK/few malavijske kvače
    sr_Latn/MWK/one malavijska kvača
    sr_Latn/MWK/other malavijskih kvača
    sr_Latn/MXN/few meksička pezosa
    sr_Latn/MXN/one meksički pezos
    sr_Latn/MXN/other meksičkih pezosa
    sr_Latn/MYR/few malezijska ringita
    sr_Latn/MYR/one malezijski ringit
    sr_Latn/MYR/other malezijskih ringita
    sr_Latn/MZN/few mozambička metikala
    sr_Latn/MZN/one mozambički metikal
    sr_Latn/MZN/other mozambičkih metikala
    sr_Latn/NAD/few namibijska dolara
    sr_Latn/NAD/one namibijski dolar
    sr_Latn/NAD/other namibijskih dolara
    sr_Latn/NGN/few nigerijske naire
    sr_Latn/NGN/one nigerijska naira
    sr_Latn/NGN/other nigerijskih naira
    sr_Latn/NIO/few nikaragvanske kordobe
    sr_Latn/NIO/one nikaragvanska kordoba
    sr_Latn/NIO/other nikaragvanskih kordoba
    sr_Latn/NOK/few norveške krune
    sr_Latn/NOK/one norveška kruna
    sr_Latn/NOK/other norveških kruna
    sr_Latn/NPR/few nepalske rupije
    sr_Latn/NPR/one nepalska rupija
    sr_Latn/NPR/other nepalskih rupija
    sr_Latn/NZD/few novozelandska dolara
    sr_Latn/NZD/one novozelandski dolar
    sr_Latn/NZD/other novozelandskih dolara
    sr_Latn/OMR/few omanska rijala
    sr_Latn/OMR/one omanski rijal
    sr_Latn/OMR/other omanskih rijala
    sr_Latn/PAB/few panamske balboe
    sr_Latn/PAB/one panamska balboa
    sr_Latn/PAB/other panamskih balboa
    sr_Latn/PEN/few peruanska sola
    sr_Latn/PEN/one peruanski sol
    sr_Latn/PEN/other peruanskih sola
    sr_Latn/PGK/few papuanske kine
    sr_Latn/PGK/one papuanska kina
    sr_Latn/PGK/other papuanskih kina
    sr_Latn/PHP/few filipinska pezosa
    sr_Latn/PHP/one filipinski pezos
    sr_Latn/PHP/other filipinskih pezosa
    sr_Latn/PKR/few pakistanske rupije
    sr_Latn/PKR/one pakistanska rupija
    sr_Latn/PKR/other pakistanskih rupija
    sr_Latn/PLN/few poljska zlota
    sr_Latn/PLN/one poljski zlot
    sr_Latn/PLN/other poljskih zlota
    sr_Latn/PYG/few paragvajska gvaranija
    sr_Latn/PYG/one paragvajski gvarani
    sr_Latn/PYG/other paragvajskih gvaranija
    sr_Latn/QAR/few katarska rijala
    sr_Latn/QAR/one katarski rijal
    sr_Latn/QAR/other katarskih rijala
    sr_Latn/RON/few rumunska leja
    sr_Latn/RON/one rumunski lej
    sr_Latn/RON/other rumunskih leja
    sr_Latn/RSD/few srpska dinara
    sr_Latn/RSD/one srpski dinar
    sr_Latn/RSD/other srpskih dinara
    sr_Latn/RUB/few ruske rublje
    sr_Latn/RUB/one ruska rublja
    sr_Latn/RUB/other ruskih rublji
    sr_Latn/RWF/few ruandska franka
    sr_Latn/RWF/one ruandski franak
    sr_Latn/RWF/other ruandskih franaka
    sr_Latn/SAR/few saudijska rijala
    sr_Latn/SAR/one saudijski rijal
    sr_Latn/SAR/other saudijskih rijala
    sr_Latn/SBD/few solomonska dolara
    sr_Latn/SBD/one solomonski dolar
    sr_Latn/SBD/other solomonskih dolara
    sr_Latn/SCR/few sejšelske rupije
    sr_Latn/SCR/one sejšelska rupija
    sr_Latn/SCR/other sejšelskih rupija
    sr_Latn/SDG/few sudanske funte
    sr_Latn/SDG/one sudanska funta
    sr_Latn/SDG/other sudanskih funti
    sr_Latn/SEK/few švedske krune
    sr_Latn/SEK/one švedska kruna
    sr_Latn/SEK/other švedskih kruna
    sr_Latn/SGD/few singapurska dolara
    sr_Latn/SGD/one singapurski dolar
    sr_Latn/SGD/other singapurskih dolara
    sr_Latn/SHP/few funte Svete Jelene
    sr_Latn/SHP/one funta Svete Jelene
    sr_Latn/SHP/other funti Svete Jelene
    sr_Latn/SLE/few sijeraleonska leona
    sr_Latn/SLE/one sijeraleonski leone
    sr_Latn/SLE/other sijeraleonskih leona
    sr_Latn/SLL/few sijeraleonska leona (1964—2022)
    sr_Latn/SLL/one sijeraleonski leone (1964—2022)
    sr_Latn/SLL/other sijeraleonskih leona (1964—2022)
    sr_Latn/SOS/few somalijska šilinga
    sr_Latn/SOS/one somalijski šiling
    sr_Latn/SOS/other somalijskih šilinga
    sr_Latn/SRD/few surinamska dolara
    sr_Latn/SRD/one surinamski dolar
    sr_Latn/SRD/other surinamskih dolara
    sr_Latn/SSP/few južnosudanske funte
    sr_Latn/SSP/one južnosudanska funta
    sr_Latn/SSP/other južnosudanskih funti
    sr_Latn/STN/few saotomske dobre
    sr_Latn/STN/one saotomska dobra
    sr_Latn/STN/other saotomskih dobri
    sr_Latn/SYP/few sirijske funte
    sr_Latn/SYP/one sirijska funta
    sr_Latn/SYP/other sirijskih funti
    sr_Latn/SZL/few svazilendska lilangenija
    sr_Latn/SZL/one svazilendski lilangeni
    sr_Latn/SZL/other svazilendskih lilangenija
    sr_Latn/THB/few tajlandska bata
    sr_Latn/THB/one tajlandski bat
    sr_Latn/THB/other tajlandskih bata
    sr_Latn/TJS/few tadžikistanska somona
    sr_Latn/TJS/one tadžikistanski somon
    sr_Latn/TJS/other tadžikistanskih somona
    sr_Latn/TMT/few turkmenistanska manata
    sr_Latn/TMT/one turkmenistanski manat
    sr_Latn/TMT/other turkmenistanskih manata
    sr_Latn/TND/few tuniska dinara
    sr_Latn/TND/one tuniski dinar
    sr_Latn/TND/other tuniskih dinara
    sr_Latn/TOP/few tonganske pange
    sr_Latn/TOP/one tonganska panga
    sr_Latn/TOP/other tonganskih pangi
    sr_Latn/TRY/few turske lire
    sr_Latn/TRY/one turska lira
    sr_Latn/TRY/other turskih lira
    sr_Latn/TTD/few trinidadskotobaška dolara
    sr_Latn/TTD/one trinidadskotobaški dolar
    sr_Latn/TTD/other trinidadskotobaških dolara
    sr_Latn/TWD/few nova tajvanska dolara
    sr_Latn/TWD/one novi tajvanski dolar
    sr_Latn/TWD/other novih tajvanskih dolara
    sr_Latn/TZS/few tanzanijska šilinga
    sr_Latn/TZS/one tanzanijski šiling
    sr_Latn/TZS/other tanzanijskih šilinga
    sr_Latn/UAH/few ukrajinske grivne
    sr_Latn/UAH/one ukrajinska grivna
    sr_Latn/UAH/other ukrajinskih hrivnji
    sr_Latn/UGX/few ugandska šilinga
    sr_Latn/UGX/one ugandski šiling
    sr_Latn/UGX/other ugandskih šilinga
    sr_Latn/USD/few američka dolara
    sr_Latn/USD/one američki dolar
    sr_Latn/USD/other američkih dolara
    sr_Latn/UYU/few urugvajska pezosa
    sr_Latn/UYU/one urugvajski pezos
    sr_Latn/UYU/other urugvajskih pezosa
    sr_Latn/UZS/few uzbekistanska soma
    sr_Latn/UZS/one uzbekistanski som
    sr_Latn/UZS/other uzbekistanskih soma
    sr_Latn/VEF/few venecuelanska bolivara (2008–2018)
    sr_Latn/VEF/one venecuelanski bolivar (2008–2018)
    sr_Latn/VEF/other venecuelanskih bolivara (2008–2018)
    sr_Latn/VES/few venecuelanska bolivara
    sr_Latn/VES/one venecuelanski bolivar
    sr_Latn/VES/other venecuelanskih bolivara
    sr_Latn/VND/few vijetnamska donga
    sr_Latn/VND/one vijetnamski dong
    sr_Latn/VND/other vijetnamskih donga
    sr_Latn/VNN/few vijetnamska donga (1978–1985)
    sr_Latn/VNN/one vijetnamski dong (1978–1985)
    sr_Latn/VNN/other vijetnamskih donga (1978–1985)
    sr_Latn/VUV/few vanuatska vatua
    sr_Latn/VUV/one vanuatski vatu
    sr_Latn/VUV/other vanuatskih vatua
    sr_Latn/WST/few samoanske tale
    sr_Latn/WST/one samoanska tala
    sr_Latn/WST/other samoanskih tala
    sr_Latn/XAF/few centralnoafrička franka
    sr_Latn/XAF/one centralnoafrički franak
    sr_Latn/XAF/other centralnoafričkih franaka
    sr_Latn/XCD/few istočnokaripska dolara
    sr_Latn/XCD/one istočnokaripski dolar
    sr_Latn/XCD/other istočnokaripskix dolara
    sr_Latn/XFO/few francuska zlatna franka
    sr_Latn/XFO/one francuski zlatni franak
    sr_Latn/XFO/other francuskih zlatnih franaka
    sr_Latn/XFU/few francuska UIC-franka
    sr_Latn/XFU/one francuski UIC-franak
    sr_Latn/XFU/other francuskih UIC-franaka
    sr_Latn/XOF/few zapadnoafrička franka
    sr_Latn/XOF/one zapadnoafrički franak
    sr_Latn/XOF/other zapadnoafričkih franaka
    sr_Latn/XPF/few CFP franka
    sr_Latn/XPF/one CFP franak
    sr_Latn/XPF/other CFP franaka
    sr_Latn/XRE/few RINET fonda
    sr_Latn/XRE/one RINET fond
    sr_Latn/XRE/other RINET fondova
    sr_Latn/YER/few jemenska rijala
    sr_Latn/YER/one jemenski rijal
    sr_Latn/YER/other jemenskih rijala
    sr_Latn/ZAR/few južnoafrička randa
    sr_Latn/ZAR/one južnoafrički rand
    sr_Latn/ZAR/other južnoafričkih randa
    sr_Latn/ZMW/few zambijske kvače
    sr_Latn/ZMW/one zambijska kvača
    sr_Latn/ZMW/other zambijskih kvača
    sr_Latn_BA/BYN/few bjeloruske rublje
    sr_Latn_BA/BYN/one bjeloruska rublja
    sr_Latn_BA/BYN/other bjeloruskih rublji
    sr_Latn_BA/KPW/few sjevernokorejska vona
    sr_Latn_BA/KPW/one sjevernokorejski von
    sr_Latn_BA/KPW/other sjevernokorejskih vona
    sr_Latn_BA/NIO/few nikaragvanske zlatne kordobe
    sr_Latn_BA/NIO/one nikaragvanska zlatna kordoba
    sr_Latn_BA/NIO/other nikaragvanskih zlatnih kordoba
    su/BRL/other real Brasil
    su/CNY/other yuan Tiongkok
    su/EUR/other euro
    su/GBP/other pound Inggris
    su/IDR/other rupee Indonésia
    su/INR/other rupee India
    su/JPY/other yén Jepang
    su/RUB/other rubel Rusia
    su/USD/other dolar A.S.
    sv/AFN/one afghansk afghani
    sv/AFN/other afghanska afghani
    sv/ALL/one albansk lek
    sv/ALL/other albanska leke
    sv/AMD/one armenisk dram
    sv/AMD/other armeniska dram
    sv/AOA/one angolansk kwanza
    sv/AOA/other angolanska kwanza
    sv/ARL/one argentisk peso (1970–1983)
    sv/ARL/other argentiska pesos (1970–1983)
    sv/ARM/one argentisk peso (1881–1969)
    sv/ARM/other argentiska pesos (1881–1969)
    sv/ARS/one argentinsk peso
    sv/ARS/other argentinska pesos
    sv/AUD/one australisk dollar
    sv/AUD/other australiska dollar
    sv/AWG/one arubansk florin
    sv/AWG/other arubanska floriner
    sv/AZN/one azerbajdzjansk manat
    sv/AZN/other azerbajdzjanska manat
    sv/BAM/one bosnisk-hercegovinsk mark (konvertibel)
    sv/BAM/other bosnisk-hercegovinska mark (konvertibla)
    sv/BAN/one bosnisk-hercegovinsk dinar (1994–1998)
    sv/BAN/other bosnisk-hercegovinska dinarer (1994–1998)
    sv/BBD/one barbadisk dollar
    sv/BBD/other barbadiska dollar
    sv/BDT/one bangladeshisk taka
    sv/BDT/other bangladeshiska taka
    sv/BGM/one bulgarisk lev (1952–1962)
    sv/BGM/other bulgariska lev (1952–1962)
    sv/BGN/one bulgarisk lev
    sv/BGN/other bulgariska leva
    sv/BHD/one bahrainsk dinar
    sv/BHD/other bahrainska dinarer
    sv/BIF/one burundisk franc
    sv/BIF/other burundiska franc
    sv/BMD/one bermudisk dollar
    sv/BMD/other bermudiska dollar
    sv/BND/one bruneisk dollar
    sv/BND/other bruneiska dollar
    sv/BOB/one boliviansk boliviano
    sv/BOB/other bolivianska bolivianos
    sv/BOL/one boliviansk boliviano (1864–1963)
    sv/BOL/other bolivianska bolivianos (1864–1963)
    sv/BRL/one brasiliansk real
    sv/BRL/other brasilianska real
    sv/BRZ/one brasiliansk cruzeiro (1942–1967)
    sv/BRZ/other brasilianska cruzeiros (1942–1967)
    sv/BSD/one bahamansk dollar
    sv/BSD/other bahamanska dollar
    sv/BTN/one bhutanesisk ngultrum
    sv/BTN/other bhutanesiska ngultrum
    sv/BWP/one botswansk pula
    sv/BWP/other botswanska pula
    sv/BYN/one belarusisk rubel
    sv/BYN/other belarusiska rubel
    sv/BZD/one belizisk dollar
    sv/BZD/other beliziska dollar
    sv/CAD/one kanadensisk dollar
    sv/CAD/other kanadensiska dollar
    sv/CDF/one kongolesisk franc
    sv/CDF/other kongolesiska franc
    sv/CHF/one schweizisk franc
    sv/CHF/other schweiziska franc
    sv/CLE/one chilensk escudo (1960–1975)
    sv/CLE/other chilenska escudos (1960–1975)
    sv/CLP/one chilensk peso
    sv/CLP/other chilenska pesos
    sv/CNX/one kinesisk dollar
    sv/CNX/other kinesiska dollar
    sv/CNY/one kinesisk yuan
    sv/CNY/other kinesiska yuan
    sv/COP/one colombiansk peso
    sv/COP/other colombianska pesos
    sv/CRC/one costarikansk colón
    sv/CRC/other costarikanska colón
    sv/CUC/one kubansk peso (konvertibel)
    sv/CUC/other kubanska pesos (konvertibla)
    sv/CUP/one kubansk peso
    sv/CUP/other kubanska pesos
    sv/CVE/one kapverdisk escudo
    sv/CVE/other kapverdiska escudos
    sv/CZK/one tjeckisk koruna
    sv/CZK/other tjeckiska koruna
    sv/DJF/one djiboutisk franc
    sv/DJF/other djiboutiska franc
    sv/DKK/one dansk krona
    sv/DKK/other danska kronor
    sv/DOP/one dominikansk peso
    sv/DOP/other dominikanska pesos
    sv/DZD/one algerisk dinar
    sv/DZD/other algeriska dinarer
    sv/EGP/one egyptiskt pund
    sv/EGP/other egyptiska pund
    sv/ERN/one eritreansk nakfa
    sv/ERN/other eritreanska nakfa
    sv/ETB/one etiopisk birr
    sv/ETB/other etiopiska birr
    sv/GBP/one brittiskt pund
    sv/GBP/other brittiska pund
    sv/GEL/one georgisk lari
    sv/GEL/other georgiska lari
    sv/GHS/one ghanansk cedi
    sv/GHS/other ghananska cedi
    sv/GIP/one gibraltiskt pund
    sv/GIP/other gibraltiska pund
    sv/GMD/one gambisk dalasi
    sv/GMD/other gambiska dalasi
    sv/GNF/one guineansk franc
    sv/GNF/other guineanska franc
    sv/GTQ/one guatemalansk quetzal
    sv/GTQ/other guatemalanska quetzal
    sv/HNL/one honduransk lempira
    sv/HNL/other honduranska lempira
    sv/HRK/one kroatisk kuna
    sv/HRK/other kroatiska kunor
    sv/HTG/one haitisk gourde
    sv/HTG/other haitiska gourder
    sv/HUF/one ungersk forint
    sv/HUF/other ungerska forinter
    sv/IDR/one indonesisk rupie
    sv/IDR/other indonesiska rupier
    sv/ILS/one israelisk ny shekel
    sv/ILS/other israeliska nya shekel
    sv/INR/one indisk rupie
    sv/INR/other indiska rupier
    sv/IQD/one irakisk dinar
    sv/IQD/other irakiska dinarer
    sv/IRR/one iransk rial
    sv/IRR/other iranska rial
    sv/ISK/one isländsk krona
    sv/ISK/other isländska kronor
    sv/JMD/one Jamaica-dollar
    sv/JMD/other jamaicanska dollar
    sv/JOD/one jordansk dinar
    sv/JOD/other jordanska dinarer
    sv/JPY/one japansk yen
    sv/JPY/other japanska yen
    sv/KES/one kenyansk shilling
    sv/KES/other kenyanska shilling
    sv/KGS/one kirgizisk som
    sv/KGS/other kirgiziska somer
    sv/KHR/one kambodjansk riel
    sv/KHR/other kambodjanska riel
    sv/KMF/one komorisk franc
    sv/KMF/other komoriska franc
    sv/KPW/one nordkoreansk won
    sv/KPW/other nordkoreanska won
    sv/KRH/one sydkoreansk hwan (1953–1962)
    sv/KRH/other sydkoreanska hwan (1953–1962)
    sv/KRO/one sydkoreansk won (1945–1953)
    sv/KRO/other sydkoreanska won (1945–1953)
    sv/KRW/one sydkoreansk won
    sv/KRW/other sydkoreanska won
    sv/KWD/one kuwaitisk dinar
    sv/KWD/other kuwaitiska dinarer
    sv/KYD/one caymansk dollar
    sv/KYD/other caymanska dollar
    sv/KZT/one kazakisk tenge
    sv/KZT/other kazakiska tenge
    sv/LAK/one laotisk kip
    sv/LAK/other laotiska kip
    sv/LBP/one libanesiskt pund
    sv/LBP/other libanesiska pund
    sv/LKR/one srilankesisk rupie
    sv/LKR/other srilankesiska rupier
    sv/LRD/one liberiansk dollar
    sv/LRD/other liberianska dollar
    sv/LSL/one lesothisk loti
    sv/LSL/other lesothiska lotier
    sv/LYD/one libysk dinar
    sv/LYD/other libyska dinarer
    sv/MAD/one marockansk dirham
    sv/MAD/other marockanska dirhamer
    sv/MAF/one marockansk franc
    sv/MAF/other marockanska franc
    sv/MCF/one monegaskisk franc (–2001)
    sv/MCF/other monegaskiska franc (–2001)
    sv/MDC/one moldavisk cupon (1992–1993)
    sv/MDC/other moldaviska cupon (1992–1993)
    sv/MDL/one moldavisk leu
    sv/MDL/other moldaviska lei
    sv/MGA/one madagaskisk ariary
    sv/MGA/other madagaskiska ariary
    sv/MKD/one makedonisk denar
    sv/MKD/other makedoniska denarer
    sv/MKN/one makedonisk denar (1992–1993)
    sv/MKN/other makedoniska denarer (1992–1993)
    sv/MMK/one myanmarisk kyat
    sv/MMK/other myanmariska kyat
    sv/MNT/one mongolisk tögrög
    sv/MNT/other mongoliska tögrög
    sv/MOP/one makanesisk pataca
    sv/MOP/other makanesiska pataca
    sv/MRU/one mauretansk ouguiya
    sv/MRU/other mauretanska ouguiya
    sv/MUR/one mauritisk rupie
    sv/MUR/other mauritiska rupier
    sv/MVP/one maldivisk rupie
    sv/MVP/other maldiviska rupier
    sv/MVR/one maldivisk rufiyaa
    sv/MVR/other maldiviska rufiyer
    sv/MWK/one malawisk kwacha
    sv/MWK/other malawiska kwacha
    sv/MXN/one mexikansk peso
    sv/MXN/other mexikanska pesos
    sv/MYR/one malaysisk ringgit
    sv/MYR/other malaysiska ringgiter
    sv/MZN/one moçambikisk metical
    sv/MZN/other moçambikiska metical
    sv/NAD/one namibisk dollar
    sv/NAD/other namibiska dollar
    sv/NGN/one nigeriansk naira
    sv/NGN/other nigerianska naira
    sv/NIO/one nicaraguansk córdoba
    sv/NIO/other nicaraguanska córdobas
    sv/NOK/one norsk krona
    sv/NOK/other norska kronor
    sv/NPR/one nepalesisk rupie
    sv/NPR/other nepalesiska rupier
    sv/NZD/one nyzeeländsk dollar
    sv/NZD/other nyzeeländska dollar
    sv/OMR/one omansk rial
    sv/OMR/other omanska rial
    sv/PAB/one panamansk balboa
    sv/PAB/other panamanska balboa
    sv/PEN/one peruansk sol
    sv/PEN/other peruanska sol
    sv/PGK/one papuansk kina
    sv/PGK/other papuanska kinor
    sv/PHP/one filippinsk peso
    sv/PHP/other filippinska pesos
    sv/PKR/one pakistansk rupie
    sv/PKR/other pakistanska rupier
    sv/PLN/one polsk zloty
    sv/PLN/other polska zloty
    sv/PYG/one paraguayansk guarani
    sv/PYG/other paraguayska guarani
    sv/QAR/one qatarisk rial
    sv/QAR/other qatariska rial
    sv/RON/one rumänsk leu
    sv/RON/other rumänska lei
    sv/RSD/one serbisk dinar
    sv/RSD/other serbiska dinarer
    sv/RUB/one rysk rubel
    sv/RUB/other ryska rubel
    sv/RWF/one rwandisk franc
    sv/RWF/other rwandiska franc
    sv/SAR/one saudisk riyal
    sv/SAR/other saudiska riyal
    sv/SCR/one seychellisk rupie
    sv/SCR/other seychelliska rupier
    sv/SDG/one sudanesiskt pund
    sv/SDG/other sudanesiska pund
    sv/SEK/one svensk krona
    sv/SEK/other svenska kronor
    sv/SGD/one singaporiansk dollar
    sv/SGD/other singaporianska dollar
    sv/SHP/one sankthelenskt pund
    sv/SHP/other sankthelenska pund
    sv/SLE/one sierraleonsk leone
    sv/SLE/other sierraleonska leoner
    sv/SLL/one sierraleonsk leone (1964—2022)
    sv/SLL/other sierraleonska leoner (1964—2022)
    sv/SOS/one somalisk shilling
    sv/SOS/other somaliska shilling
    sv/SRD/one surinamesisk dollar
    sv/SRD/other surinamesiska dollar
    sv/SSP/one sydsudanesiskt pund
    sv/SSP/other sydsudanesiska pund
    sv/STN/one saotomeansk dobra
    sv/STN/other saotomeanska dobra
    sv/SYP/one syriskt pund
    sv/SYP/other syriska pund
    sv/SZL/one swaziländsk lilangeni
    sv/SZL/other swaziländska lilangeni
    sv/THB/one thailändsk baht
    sv/THB/other thailändska baht
    sv/TJS/one tadzjikisk somoni
    sv/TJS/other tadzjikiska somoni
    sv/TMT/one turkmenistansk manat
    sv/TMT/other turkmenistanska manat
    sv/TND/one tunisisk dinar
    sv/TND/other tunisiska dinarer
    sv/TOP/one tongansk paʻanga
    sv/TOP/other tonganska paʻanga
    sv/TRY/one turkisk lira
    sv/TRY/other turkiska lira
    sv/TZS/one tanzanisk shilling
    sv/TZS/other tanzaniska shilling
    sv/UAH/one ukrainsk hryvnia
    sv/UAH/other ukrainska hryvnia
    sv/UGX/one ugandisk shilling
    sv/UGX/other ugandiska shilling
    sv/UYU/one uruguayansk peso
    sv/UYU/other uruguayanska pesos
    sv/UZS/one uzbekisk sum
    sv/UZS/other uzbekiska sum
    sv/VEF/one venezuelansk bolívar (2008–2018)
    sv/VEF/other venezuelanska bolívar (2008–2018)
    sv/VES/one venezuelansk bolívar
    sv/VES/other venezuelanska bolívar
    sv/VND/one vietnamesisk dong
    sv/VND/other vietnamesiska dong
    sv/VNN/one vietnamesisk dong (1978–1985)
    sv/VNN/other vietnamesiska dong (1978–1985)
    sv/VUV/one vanuatisk vatu
    sv/VUV/other vanuatiska vatu
    sv/WST/one västsamoansk tala
    sv/WST/other västsamoanska tala
    sv/XAF/one centralafrikansk franc
    sv/XAF/other centralafrikanska franc
    sv/XCD/one östkaribisk dollar
    sv/XCD/other östkaribiska dollar
    sv/XFO/one fransk guldfranc
    sv/XFO/other franska guldfranc
    sv/XOF/one västafrikansk franc
    sv/XOF/other västafrikanska franc
    sv/YER/one jemenitisk rial
    sv/YER/other jemenitiska rial
    sv/YUR/one jugoslavisk dinar (1992–1993)
    sv/YUR/other jugoslaviska dinarer (1992–1993)
    sv/ZAR/one sydafrikansk rand
    sv/ZAR/other sydafrikanska rand
    sv/ZMW/one zambisk kwacha
    sv/ZMW/other zambiska kwacha
    sw/AED/one dirham ya Falme za Kiarabu
    sw/AED/other dirham za Falme za Kiarabu
    sw/AFN/one afghani ya Afghanistan
    sw/AFN/other afghani za Afghanistan
    sw/ALL/one lek ya Albania
    sw/ALL/other lek za Albania
    sw/AMD/one dram ya Armenia
    sw/AMD/other dram za Armenia
    sw/ANG/one guilder ya Antili za Kiholanzi
    sw/ANG/other guilder za Antili za Kiholanzi
    sw/AOA/one kwanza ya Angola
    sw/AOA/other kwanza za Angola
    sw/ARS/one peso ya Ajentina
    sw/ARS/other peso za Ajentina
    sw/AUD/one dola ya Australia
    sw/AUD/other dola za Australia
    sw/AWG/one florin ya Aruba
    sw/AWG/other florin za Aruba
    sw/AZN/one manat ya Azerbaijan
    sw/AZN/other manat za Azerbaijan
    sw/BAM/one convertible mark ya Bosnia na Hezegovina
    sw/BAM/other convertible mark za Bosnia na Hezegovina
    sw/BBD/one dola ya Barbados
    sw/BBD/other dola za Barbados
    sw/BDT/one taka ya Bangladesh
    sw/BDT/other taka za Bangladesh
    sw/BGN/one lev ya Bulgaria
    sw/BGN/other lev za Bulgaria
    sw/BHD/one dinari ya Bahareni
    sw/BHD/other dinari za Bahareni
    sw/BIF/one faranga ya Burundi
    sw/BIF/other faranga za Burundi
    sw/BMD/one dola ya Bermuda
    sw/BMD/other dola za Bermuda
    sw/BND/one dola ya Brunei
    sw/BND/other dola za Brunei
    sw/BOB/one Boliviano ya Bolivia
    sw/BOB/other Boliviano za Bolivia
    sw/BRL/one Real ya Brazil
    sw/BRL/other Real za Brazil
    sw/BSD/one dola ya Bahamas
    sw/BSD/other dola za Bahamas
    sw/BTN/one ngultrum ya Bhutan
    sw/BTN/other ngultrum za Bhutan
    sw/BWP/one pula ya Botswana
    sw/BWP/other pula za Botswana
    sw/BYN/one ruble ya Belarus
    sw/BYN/other ruble za Belarus
    sw/BZD/one dola ya Belize
    sw/BZD/other dola za Belize
    sw/CAD/one dola ya Canada
    sw/CAD/other dola za Canada
    sw/CDF/one faranga ya Kongo
    sw/CDF/other faranga za Kongo
    sw/CHF/one faranga ya Uswisi
    sw/CHF/other faranga za Uswisi
    sw/CLP/one Peso ya Chile
    sw/CLP/other Peso za Chile
    sw/CNH/one yuan ya Uchina (huru)
    sw/CNH/other yuan za Uchina (huru)
    sw/CNY/one yuan ya Uchina
    sw/CNY/other yuan za Uchina
    sw/COP/one peso ya Kolombia
    sw/COP/other peso za Kolombia
    sw/CRC/one colon ya Kostarika
    sw/CRC/other colon za Kostarika
    sw/CUC/one peso ya Kuba inayoweza kubadilishwa
    sw/CUC/other peso za Kuba zinazoweza kubadilishwa
    sw/CUP/one peso ya Kuba
    sw/CUP/other peso za Kuba
    sw/CVE/one eskudo ya Cape Verde
    sw/CVE/other eskudo za Cape Verde
    sw/CZK/one koruna ya Jamhuri ya Czech
    sw/CZK/other koruna za Jamhuri ya Czech
    sw/DJF/one faranga ya Jibuti
    sw/DJF/other faranga za Jibuti
    sw/DKK/one krone ya Denmark
    sw/DKK/other krone za Denmark
    sw/DOP/one peso ya Dominika
    sw/DOP/other peso za Dominika
    sw/DZD/one dinar ya Aljeria
    sw/DZD/other dinar za Aljeria
    sw/EGP/one pauni ya Misri
    sw/EGP/other pauni za Misri
    sw/ERN/one nakfa ya Eritrea
    sw/ERN/other nakfa za Eritrea
    sw/ETB/one birr ya Uhabeshi
    sw/ETB/other birr za Uhabeshi
    sw/EUR/other yuro
    sw/FJD/one dola ya Fiji
    sw/FJD/other dola za Fiji
    sw/FKP/one Pauni ya Visiwa vya Falkland
    sw/FKP/other Pauni za Visiwa vya Falkland
    sw/GBP/one pauni ya Uingereza
    sw/GBP/other pauni za Uingereza
    sw/GEL/one lari ya Jojia
    sw/GEL/other lari za Jojia
    sw/GHS/one cedi ya Ghana
    sw/GHS/other cedi za Ghana
    sw/GIP/one pauni ya Gibraltar
    sw/GIP/other pauni za Gibraltar
    sw/GMD/one dalasi ya Gambia
    sw/GMD/other dalasi za Gambia
    sw/GNF/one faranga ya Guinea
    sw/GNF/other faranga za Guinea
    sw/GTQ/one quetzal ya Guatemala
    sw/GTQ/other quetzal za Guatemala
    sw/GYD/one dola ya Guyana
    sw/GYD/other dola za Guyana
    sw/HKD/one dola ya Hong Kong
    sw/HKD/other dola za Hong Kong
    sw/HNL/one lempira ya Hondurasi
    sw/HNL/other lempira za Hondurasi
    sw/HRK/one kuna ya Korasia
    sw/HRK/other kuna za Korasia
    sw/HTG/one gourde ya Haiti
    sw/HTG/other gourde za Haiti
    sw/HUF/one forint ya Hungaria
    sw/HUF/other forint za Hungaria
    sw/IDR/one rupiah ya Indonesia
    sw/IDR/other rupiah za Indonesia
    sw/ILS/one shekeli mpya ya Israel
    sw/ILS/other shekeli mpya za Israel
    sw/INR/one rupia ya India
    sw/INR/other rupia za India
    sw/IQD/one dinari ya Iraki
    sw/IQD/other dinari za Iraki
    sw/IRR/one rial ya Iran
    sw/IRR/other rial za Iran
    sw/ISK/one krona ya Aisilandi
    sw/ISK/other krona za Aisilandi
    sw/JMD/one dola ya Jamaika
    sw/JMD/other dola za Jamaika
    sw/JOD/one dinari ya Jordan
    sw/JOD/other dinari za Jordan
    sw/JPY/one yen ya Japani
    sw/JPY/other yen za Japani
    sw/KES/one shilingi ya Kenya
    sw/KES/other shilingi za Kenya
    sw/KGS/one som ya Kyrgystan
    sw/KGS/other som za Kyrgystan
    sw/KHR/one riel ya Kambodia
    sw/KHR/other riel za Kambodia
    sw/KMF/one faranga ya Komoro
    sw/KMF/other faranga za Komoro
    sw/KPW/one won ya Korea Kaskazini
    sw/KPW/other won za Korea Kaskazini
    sw/KRW/one won ya Korea Kusini
    sw/KRW/other won za Korea Kusini
    sw/KWD/one dinari ya Kuwait
    sw/KWD/other dinari za Kuwait
    sw/KYD/one dola ya Visiwa vya Cayman
    sw/KYD/other dola za Visiwa vya Cayman
    sw/KZT/one tenge ya Kazakhstan
    sw/KZT/other tenge za Kazakhstan
    sw/LAK/one kip ya Laosi
    sw/LAK/other kip za Laosi
    sw/LBP/one pauni ya Lebanon
    sw/LBP/other pauni za Lebanon
    sw/LKR/one rupia ya Sri Lanka
    sw/LKR/other rupia za Sri Lanka
    sw/LRD/one dola ya Liberia
    sw/LRD/other dola za Liberia
    sw/LSL/other Loti za Lesoto
    sw/LYD/one dinari ya Libya
    sw/LYD/other dinari za Libya
    sw/MAD/one dirham ya Moroko
    sw/MAD/other dirham za Moroko
    sw/MDL/one leu ya Moldova
    sw/MDL/other leu za Moldova
    sw/MGA/one ariari ya Madagaska
    sw/MGA/other ariari za Madagaska
    sw/MKD/one denar ya Masedonia
    sw/MKD/other denar za Masedonia
    sw/MMK/one kyat ya Myanmar
    sw/MMK/other kyat za Myanmar
    sw/MNT/one tugrik ya Mongolia
    sw/MNT/other tugrik za Mongolia
    sw/MOP/one pataca ya Macau
    sw/MOP/other pataca za Macau
    sw/MRU/one ouguiya ya Moritania
    sw/MRU/other ouguiya za Moritania
    sw/MUR/one rupia ya Morisi
    sw/MUR/other rupia za Morisi
    sw/MVR/one rufiyaa ya Maldives
    sw/MVR/other rufiyaa za Maldives
    sw/MWK/one kwacha ya Malawi
    sw/MWK/other kwacha za Malawi
    sw/MXN/one peso ya Meksiko
    sw/MXN/other peso za Meksiko
    sw/MYR/one ringgit ya Malaysia
    sw/MYR/other ringgit za Malaysia
    sw/MZN/one metikali ya Msumbiji
    sw/MZN/other metikali za Msumbiji
    sw/NAD/one dola ya Namibia
    sw/NAD/other dola za Namibia
    sw/NGN/one naira ya Nigeria
    sw/NGN/other naira za Nigeria
    sw/NIO/one cordoba ya Nikaragwa
    sw/NIO/other cordoba za Nikaragwa
    sw/NOK/one krone ya Norwe
    sw/NOK/other krone za Norwe
    sw/NPR/one rupia ya Nepal
    sw/NPR/other rupia za Nepal
    sw/NZD/one dola ya Nyuzilandi
    sw/NZD/other dola za Nyuzilandi
    sw/OMR/one rial ya Omani
    sw/OMR/other rial za Omani
    sw/PAB/other balboa ya Panama
    sw/PEN/one sol ya Peru
    sw/PEN/other sol za Peru
    sw/PGK/one kina ya Papua New Guinea
    sw/PGK/other kina za Papua New Guinea
    sw/PHP/one peso ya Ufilipino
    sw/PHP/other peso za Ufilipino
    sw/PKR/one rupia ya Pakistan
    sw/PKR/other rupia za Pakistan
    sw/PLN/one zloty ya Poland
    sw/PLN/other zloty za Poland
    sw/PYG/one guarani ya Paragwai
    sw/PYG/other guarani za Paragwai
    sw/QAR/other rial ya Qatar
    sw/RON/one leu ya Romania
    sw/RON/other leu za Romania
    sw/RSD/one dinar ya Serbia
    sw/RSD/other dinar za Serbia
    sw/RUB/one ruble ya Urusi
    sw/RUB/other ruble za Urusi
    sw/RWF/one faranga ya Rwanda
    sw/RWF/other faranga za Rwanda
    sw/SAR/one riyal ya Saudia
    sw/SAR/other riyal za Saudia
    sw/SBD/one dola ya Visiwa vya Solomon
    sw/SBD/other dola za Visiwa vya Solomon
    sw/SCR/one rupia ya Ushelisheli
    sw/SCR/other rupia za Ushelisheli
    sw/SDG/one pauni ya Sudan
    sw/SDG/other pauni za Sudan
    sw/SEK/one krona ya Uswidi
    sw/SEK/other krona za Uswidi
    sw/SGD/one dola ya Singapore
    sw/SGD/other dola za Singapore
    sw/SHP/one pauni ya St. Helena
    sw/SHP/other pauni za St. Helena
    sw/SLE/one leone ya Siera Leoni
    sw/SLE/other leone za Siera Leoni
    sw/SLL/one leone ya Siera Leoni (1964—2022)
    sw/SLL/other leone za Siera Leoni (1964—2022)
    sw/SOS/one shilingi ya Somalia
    sw/SOS/other shilingi za Somalia
    sw/SRD/one dola ya Suriname
    sw/SRD/other dola za Suriname
    sw/SSP/one pauni ya Sudan Kusini
    sw/SSP/other pauni za Sudan Kusini
    sw/STN/one dobra ya Sao Tome na Principe
    sw/STN/other dobra za Sao Tome na Principe
    sw/SYP/one pauni ya Syria
    sw/SYP/other pauni za Syria
    sw/SZL/one lilangeni ya Uswazi
    sw/SZL/other emalangeni za Uswazi
    sw/THB/one baht ya Tailandi
    sw/THB/other baht za Tailandi
    sw/TJS/one somoni ya Tajikistan
    sw/TJS/other somoni za Tajikistan
    sw/TMT/one manat ya Turkmenistan
    sw/TMT/other manat za Turkmenistan
    sw/TND/one dinari ya Tunisia
    sw/TND/other dinari za Tunisia
    sw/TOP/one paʻanga ya Tonga
    sw/TOP/other paʻanga za Tonga
    sw/TRY/one lira ya Uturuki
    sw/TRY/other lira za Uturuki
    sw/TTD/one Dola ya Trinidad na Tobago
    sw/TTD/other Dola za Trinidad na Tobago
    sw/TWD/one dola ya Taiwan
    sw/TWD/other dola za Taiwan
    sw/TZS/one shilingi ya Tanzania
    sw/TZS/other shilingi za Tanzania
    sw/UAH/one hryvnia ya Ukraine
    sw/UAH/other hryvnia za Ukraine
    sw/UGX/one shilingi ya Uganda
    sw/UGX/other shilingi za Uganda
    sw/USD/one dola ya Marekani
    sw/USD/other dola za Marekani
    sw/UYU/one peso ya Urugwai
    sw/UYU/other peso za Urugwai
    sw/UZS/one som ya Uzbekistan
    sw/UZS/other som za Uzbekistan
    sw/VEF/one Bolivar ya Venezuela (2008–2018)
    sw/VEF/other Bolivar za Venezuela (2008–2018)
    sw/VES/one bolivar ya Venezuela
    sw/VES/other bolivar za Venezuela
    sw/VND/one dong ya Vietnam
    sw/VND/other dong za Vietnam
    sw/VUV/one vatu ya Vanuatu
    sw/VUV/other vatu za Vanuatu
    sw/WST/one tala ya Samoa
    sw/WST/other tala za Samoa
    sw/XAF/one faranga ya Afrika ya Kati CFA
    sw/XAF/other faranga za Afrika ya Kati CFA
    sw/XCD/one dola ya Karibi Mashariki
    sw/XCD/other dola za Karibi Mashariki
    sw/XOF/one faranga ya Afrika Magharibi CFA
    sw/XOF/other faranga za Afrika Magharibi CFA
    sw/XPF/one faranga ya CFP
    sw/XPF/other faranga za CFP
    sw/YER/one rial ya Yemen
    sw/YER/other rial za Yemen
    sw/ZAR/one randi ya Afrika Kusini
    sw/ZAR/other randi za Afrika Kusini
    sw/ZMW/one kwacha ya Zambia
    sw/ZMW/other kwacha za Zambia
    sw_KE/AED/one diramu ya Falme za Kiarabu
    sw_KE/AED/other diramu za Falme za Kiarabu
    sw_KE/AFN/one afghani ya Afghanistani
    sw_KE/AFN/other afghani za Afghanistani
    sw_KE/ANG/one gilda ya Antili ya Uholanzi
    sw_KE/ANG/other gilda za Antili ya Uholanzi
    sw_KE/AWG/other florin ya Aruba
    sw_KE/AZN/one manati ya Azabajani
    sw_KE/AZN/other manati za Azabajani
    sw_KE/BAM/one maki ya Bosnia na Hezegovina inayoweza kubadilishwa
    sw_KE/BAM/other maki za Bosnia na Hezegovina zinazoweza kubadilishwa
    sw_KE/BBD/one dola ya Babadosi
    sw_KE/BBD/other dola za Babadosi
    sw_KE/BDT/one taka ya Bangladeshi
    sw_KE/BDT/other taka za Bangladeshi
    sw_KE/BMD/one dola ya Bamuda
    sw_KE/BMD/other dola za Bamuda
    sw_KE/BOB/one boliviano ya Bolivia
    sw_KE/BOB/other boliviano za Bolivia
    sw_KE/BRL/one reale ya Brazili
    sw_KE/BRL/other reale za Brazili
    sw_KE/BSD/one dola ya Bahama
    sw_KE/BSD/other dola za Bahama
    sw_KE/BTN/one ngultrumi ya Bhutani
    sw_KE/BTN/other ngultrumi za Bhutani
    sw_KE/BYN/one ruble ya Belarusi
    sw_KE/BYN/other ruble za Belarusi
    sw_KE/CAD/one dola ya Kanada
    sw_KE/CAD/other dola za Kanada
    sw_KE/CLP/one peso ya Chile
    sw_KE/CLP/other peso za Chile
    sw_KE/CNH/one yuan ya China (huru)
    sw_KE/CNH/other yuan ya China (huru)
    sw_KE/CNY/one yuan ya China
    sw_KE/CNY/other yuan za China
    sw_KE/CVE/one eskudo ya Kepuvede
    sw_KE/CVE/other eskudo za Kepuvede
    sw_KE/CZK/one koruna ya Cheki
    sw_KE/CZK/other koruna za Cheki
    sw_KE/DKK/one kroni ya Denmaki
    sw_KE/DKK/other kroni za Denmaki
    sw_KE/DZD/one dinari ya Aljeria
    sw_KE/DZD/other dinari za Aljeria
    sw_KE/FKP/one pauni ya Visiwa vya Falkland
    sw_KE/FKP/other pauni za Visiwa vya Falkland
    sw_KE/GEL/one lari ya Jiojia
    sw_KE/GEL/other lari za Jiojia
    sw_KE/GHS/one sidi ya Ghana
    sw_KE/GHS/other sidi za Ghana
    sw_KE/GIP/one pauni ya Jibrata
    sw_KE/GIP/other pauni za Jibrata
    sw_KE/HRK/one kuna ya Kroeshia
    sw_KE/HRK/other kuna za Kroeshia
    sw_KE/HTG/one godi ya Haiti
    sw_KE/HTG/other godi za Haiti
    sw_KE/HUF/one forinti ya Hungaria
    sw_KE/HUF/other forinti za Hungaria
    sw_KE/IDR/one rupia ya Indonesia
    sw_KE/IDR/other rupia za Indonesia
    sw_KE/IRR/one riali ya Irani
    sw_KE/IRR/other riali za Irani
    sw_KE/JOD/one dinari ya Yordani
    sw_KE/JOD/other dinari za Yordani
    sw_KE/JPY/one yeni ya japani
    sw_KE/JPY/other yeni za japani
    sw_KE/KHR/one rieli ya Kambodia
    sw_KE/KHR/other rieli za Kambodia
    sw_KE/KZT/one tenge ya Kazakistani
    sw_KE/KZT/other tenge za Kazakistani
    sw_KE/LBP/one pauni ya Lebanoni
    sw_KE/LBP/other pauni za Lebanoni
    sw_KE/MAD/one diramu ya Moroko
    sw_KE/MAD/other diramu za Moroko
    sw_KE/MGA/other Ariari za Madagaska
    sw_KE/MKD/one dinari ya Masedonia
    sw_KE/MKD/other dinari za Masedonia
    sw_KE/MMK/one kiati ya Myama
    sw_KE/MMK/other kiati za Myama
    sw_KE/MOP/one pataka ya Macau
    sw_KE/MOP/other pataka za Macau
    sw_KE/MVR/one rufiyaa ya Maldivi
    sw_KE/MVR/other rufiyaa za Maldivi
    sw_KE/MYR/one ringgiti ya Malesia
    sw_KE/MYR/other ringgiti za Malesia
    sw_KE/NGN/one naira ya Naijeria
    sw_KE/NGN/other Naira za Naijeria
    sw_KE/NOK/one kroni ya Norwe
    sw_KE/NOK/other kroni za Norwe
    sw_KE/NPR/one rupia ya Nepali
    sw_KE/NPR/other rupia za Nepali
    sw_KE/OMR/one riali ya Omani
    sw_KE/OMR/other riali za Omani
    sw_KE/PAB/other balboa za Panama
    sw_KE/PKR/one rupia ya Pakistani
    sw_KE/PKR/other rupia za Pakistani
    sw_KE/PLN/one zloti ya Polandi
    sw_KE/PLN/other zloti za Polandi
    sw_KE/QAR/one riali ya Katari
    sw_KE/QAR/other riali za Katari
    sw_KE/RSD/one dinari ya Serbia
    sw_KE/RSD/other dinari za Serbia
    sw_KE/SAR/one riyali ya Saudia
    sw_KE/SAR/other riyali za Saudia
    sw_KE/SBD/one dola ya Visiwa vya Solomoni
    sw_KE/SBD/other dola za Visiwa vya Solomoni
    sw_KE/SDG/one pauni ya Sudani
    sw_KE/SDG/other pauni za Sudani
    sw_KE/SGD/one dola ya Singapoo
    sw_KE/SGD/other dola za Singapoo
    sw_KE/SLE/one leoni ya Siera Leoni
    sw_KE/SLE/other leoni za Siera Leoni
    sw_KE/SLL/one leoni ya Siera Leoni (1964—2022)
    sw_KE/SLL/other leoni za Siera Leoni (1964—2022)
    sw_KE/SSP/one pauni ya Sudani Kusini
    sw_KE/SSP/other pauni za Sudani Kusini
    sw_KE/SZL/other lilangeni za Uswazi
    sw_KE/THB/one bahti ya Tailandi
    sw_KE/THB/other bahti za Tailandi
    sw_KE/TJS/one somoni ya Tajikistani
    sw_KE/TJS/other somoni za Tajikistani
    sw_KE/TMT/one manati ya Turkmenistani
    sw_KE/TMT/other manati za Turkmenistani
    sw_KE/TTD/one dola ya Trinidadi na Tobago
    sw_KE/TTD/other dola za Trinidadi na Tobago
    sw_KE/TWD/one dola ya Taiwani
    sw_KE/TWD/other dola za Taiwani
    sw_KE/UAH/one hryvnia ya Ukraini
    sw_KE/UAH/other hryvnia za Ukraini
    sw_KE/UZS/one som ya Uzbekistani
    sw_KE/UZS/other som za Uzbekistani
    sw_KE/VES/one boliva ya Venezuele
    sw_KE/VES/other boliva za Venezuela
    sw_KE/VND/one dong ya Vietnamu
    sw_KE/VND/other Dong za Vietnamu
    sw_KE/XAF/one faranga ya CFA ya Afrika ya Kati
    sw_KE/XAF/other faranga ya CFA ya Afrika ya Kati
    sw_KE/XOF/one faranga ya CFA ya Afrika Magharibi
    sw_KE/XOF/other faranga za CFA ya Afrika Magharibi
    sw_KE/YER/one riali ya Yemeni
    sw_KE/YER/other riali za Yemeni
    ta/AED/one ஐக்கிய அரபு எமிரேட்ஸ் திர்ஹாம்
    ta/AED/other ஐக்கிய அரபு எமிரேட்ஸ் திர்ஹாம்கள்
    ta/AFN/one ஆஃப்கான் ஆஃப்கானி
    ta/AFN/other ஆஃப்கான் ஆஃப்கானிகள்
    ta/ALL/one அல்பேனியன் லெக்
    ta/ALL/other அல்பேனியன் லெகே
    ta/AMD/one ஆர்மேனியன் ட்ராம்
    ta/AMD/other ஆர்மேனியன் ட்ராம்கள்
    ta/ANG/one நெதர்லேண்ட்ஸ் அன்டிலியன் கில்டர்
    ta/ANG/other நெதர்லேண்ட்ஸ் அன்டிலியன் கில்டர்கள்
    ta/AOA/one அங்கோலன் க்வான்ஸா
    ta/AOA/other அங்கோலன் க்வான்ஸாக்கள்
    ta/ARS/one அர்ஜென்டைன் பெசோ
    ta/ARS/other அர்ஜென்டைன் பெசோக்கள்
    ta/AUD/one ஆஸ்திரேலிய டாலர்
    ta/AUD/other ஆஸ்திரேலிய டாலர்கள்
    ta/AZN/one அஜர்பைசானி மனத்
    ta/AZN/other அசர்பைஜானி மனத்கள்
    ta/BAM/one போஸ்னியா-ஹெர்ஸேகோவினா கன்வெர்டிபில் மார்க்
    ta/BAM/other போஸ்னியா-ஹெர்ஸேகோவினா கன்வெர்டிபில் மார்க்குகள்
    ta/BBD/one பார்பேடியன் டாலர்
    ta/BBD/other பார்பேடியன் டாலர்கள்
    ta/BDT/one பங்களாதேஷி டாகா
    ta/BDT/other பங்களாதேஷி டாகாக்கள்
    ta/BGN/one பல்கேரியன் லேவ்
    ta/BGN/other பல்கேரியன் லேவா
    ta/BHD/one பஹ்ரைனி தினார்
    ta/BHD/other பஹ்ரைனி தினார்கள்
    ta/BIF/one புருண்டியன் ஃப்ராங்க்
    ta/BIF/other புருண்டியன் ஃப்ராங்க்குகள்
    ta/BMD/one பெர்முடன் டாலர்
    ta/BMD/other பெர்முடன் டாலர்கள்
    ta/BND/one புரூனே டாலர்
    ta/BND/other புரூனே டாலர்கள்
    ta/BOB/one பொலிவியன் பொலிவியானோ
    ta/BOB/other பொலிவியன் பொலிவியானோக்கள்
    ta/BRL/one பிரேசிலியன் ரியால்
    ta/BRL/other பிரேசிலியன் ரியால்கள்
    ta/BSD/one பஹாமியன் டாலர்
    ta/BSD/other பஹாமியன் டாலர்கள்
    ta/BTN/one பூட்டானீஸ் குல்ட்ரம்
    ta/BTN/other பூட்டானீஸ் குல்ட்ரம்கள்
    ta/BWP/one போட்ஸ்வானன் புலா
    ta/BWP/other போட்ஸ்வானன் புலாக்கள்
    ta/BYN/one பெலருசியன் ரூபிள்
    ta/BYN/other பெலருசியன் ரூபிள்கள்
    ta/BZD/one பெலீஸ் டாலர்
    ta/BZD/other பெலீஸ் டாலர்கள்
    ta/CAD/one கனடியன் டாலர்
    ta/CAD/other கனடியன் டாலர்கள்
    ta/CDF/one காங்கோலீஸ் ஃப்ராங்க்
    ta/CDF/other காங்கோலீஸ் ஃப்ராங்க்குகள்
    ta/CHF/one சுவிஸ் ஃப்ராங்க்
    ta/CHF/other சுவிஸ் ஃப்ராங்குகள்
    ta/CLP/one சிலியன் பெசோ
    ta/CLP/other சிலியன் பெசோக்கள்
    ta/COP/one கொலம்பியன் பெசோ
    ta/COP/other கொலம்பியன் பெசோக்கள்
    ta/CRC/one கோஸ்டா ரிகன் கொலோன்
    ta/CRC/other கோஸ்டா ரிகன் கொலோன்கள்
    ta/CUC/one கியூபன் கன்வெர்டிபில் பெசோ
    ta/CUC/other கியூபன் கன்வெர்டிபில் பெசோக்கள்
    ta/CUP/one கியூபன் பெசோ
    ta/CUP/other கியூபன் பெசோக்கள்
    ta/CVE/one கேப் வெர்டியன் எஸ்குடோ
    ta/CVE/other கேப் வெர்டியன் எஸ்குடோக்கள்
    ta/CZK/one செக் குடியரசு கொருனா
    ta/CZK/other செக் குடியரசு கொருனாக்கள்
    ta/DJF/one ஜிபவ்டியென் ஃப்ராங்க்
    ta/DJF/other ஜிபவ்டியென் ஃப்ராங்க்குகள்
    ta/DKK/one டேனிஷ் க்ரோன்
    ta/DKK/other டேனிஷ் க்ரோனர்
    ta/DOP/one டொமினிக்கன் பெசோ
    ta/DOP/other டொமினிக்கன் பெசோக்கள்
    ta/DZD/one அல்ஜீரியன் தினார்
    ta/DZD/other அல்ஜீரியன் தினார்கள்
    ta/EGP/one எகிப்திய பவுண்டு
    ta/EGP/other எகிப்திய பவுண்டுகள்
    ta/ERN/one எரித்ரியன் நக்ஃபா
    ta/ERN/other எரித்ரியன் நக்ஃபாக்கள்
    ta/ETB/one எத்தியோப்பியன் பிர்
    ta/ETB/other எத்தியோப்பியன் பிர்கள்
    ta/EUR/one யூரோ
    ta/EUR/other யூரோக்கள்
    ta/FJD/one ஃபிஜியன் டாலர்
    ta/FJD/other ஃபிஜியன் டாலர்கள்
    ta/FKP/one ஃபாக்லாந்து தீவுகள் பவுண்டு
    ta/FKP/other ஃபாக்லாந்து தீவுகள் பவுண்டுகள்
    ta/GBP/one பிரிட்டிஷ் பவுண்டு
    ta/GBP/other பிரிட்டிஷ் பவுண்டுகள்
    ta/GEL/one ஜார்ஜியன் லாரி
    ta/GEL/other ஜார்ஜியன் லாரிகள்
    ta/GHS/one கானயன் சேடி
    ta/GHS/other கானயன் சேடிகள்
    ta/GIP/one ஜிப்ரால்டர் பவுண்டு
    ta/GIP/other ஜிப்ரால்டர் பவுண்டுகள்
    ta/GMD/one கேம்பியன் தலாசி
    ta/GMD/other கேம்பியன் தலாசிகள்
    ta/GNF/one கினியன் ஃப்ராங்க்
    ta/GNF/other கினியன் ஃப்ராங்குகள்
    ta/GTQ/one குவாதெமாலன் க்யுட்ஸல்
    ta/GTQ/other குவாதெமாலன் க்யுட்ஸல்கள்
    ta/GYD/one கயானீஸ் டாலர்
    ta/GYD/other கயானீஸ் டாலர்கள்
    ta/HKD/one ஹாங்காங் டாலர்
    ta/HKD/other ஹாங்காங் டாலர்கள்
    ta/HNL/one ஹோன்டூரன் லெம்பீரா
    ta/HNL/other ஹோன்டூரன் லெம்பீராக்கள்
    ta/HRK/one குரோஷியன் குனா
    ta/HRK/other குரோஷியன் குனாக்கள்
    ta/HTG/one ஹைட்டியன் கோர்டே
    ta/HTG/other ஹைட்டியன் கோர்டேக்கள்
    ta/HUF/one ஹங்கேரியன் ஃபோரின்ட்
    ta/HUF/other ஹங்கேரியன் ஃபோரின்ட்கள்
    ta/IDR/one இந்தோனேஷியன் ருபியா
    ta/IDR/other இந்தோனேஷியன் ருபியாக்கள்
    ta/ILS/one இஸ்ரேலி நியூ ஷிகேல்
    ta/ILS/other இஸ்ரேலி நியூ ஷிகேல்கள்
    ta/INR/one இந்திய ரூபாய்
    ta/INR/other இந்திய ரூபாய்கள்
    ta/IQD/one ஈராக்கி தினார்
    ta/IQD/other ஈராக்கி தினார்கள்
    ta/IRR/one ஈரானியன் ரியால்
    ta/IRR/other ஈரானியன் ரியால்கள்
    ta/ISK/one ஐஸ்லாண்டிக் க்ரோனா
    ta/ISK/other ஐஸ்லாண்டிக் க்ரோனர்
    ta/JMD/one ஜமைக்கன் டாலர்
    ta/JMD/other ஜமைக்கன் டாலர்கள்
    ta/JOD/one ஜோர்டானிய தினார்
    ta/JOD/other ஜோர்டானிய தினார்கள்
    ta/KES/one கென்யன் ஷில்லிங்
    ta/KES/other கென்யன் ஷில்லிங்குகள்
    ta/KGS/one கிரிகிஸ்தானி சோம்
    ta/KGS/other கிர்கிஸ்தானி சோம்கள்
    ta/KHR/one கம்போடியன் ரியெல்
    ta/KHR/other கம்போடியன் ரியெல்கள்
    ta/KMF/one கமோரியன் ஃப்ராங்க்
    ta/KMF/other கமோரியன் ஃப்ராங்க்குகள்
    ta/KWD/one குவைத்தி தினார்
    ta/KWD/other குவைத்தி தினார்கள்
    ta/KYD/one கேமன் தீவுகள் டாலர்
    ta/KYD/other கேமன் தீவுகள் டாலர்கள்
    ta/KZT/one கஸகஸ்தானி டென்கே
    ta/KZT/other கஸகஸ்தானி டென்கேக்கள்
    ta/LAK/one லவோஷியன் கிப்
    ta/LAK/other லவோஷியன் கிப்கள்
    ta/LBP/one லெபனீஸ் பவுண்டு
    ta/LBP/other லெபனீஸ் பவுண்டுகள்
    ta/LKR/one இலங்கை ரூபாய்
    ta/LKR/other இலங்கை ரூபாய்கள்
    ta/LRD/one லைபீரியன் டாலர்
    ta/LRD/other லைபீரியன் டாலர்கள்
    ta/LSL/one லெசோதோ லோட்டி
    ta/LSL/other லெசோதோ லோட்டிகள்
    ta/LYD/one லிபியன் தினார்
    ta/LYD/other லிபியன் தினார்கள்
    ta/MAD/one மொராக்கன் திர்ஹாம்
    ta/MAD/other மொராக்கன் திர்ஹாம்கள்
    ta/MDL/one மால்டோவன் லியூ
    ta/MDL/other மால்டோவன் லேய்
    ta/MGA/one மலகாசி ஏரியரி
    ta/MGA/other மலகாசி ஏரியரிகள்
    ta/MKD/one மாசிடோனியன் டேனார்
    ta/MKD/other மாசிடோனியன் டேனாரி
    ta/MMK/one மியான்மர் கியாத்
    ta/MMK/other மியான்மர் கியாத்கள்
    ta/MNT/one மங்கோலியன் டுக்ரிக்
    ta/MNT/other மங்கோலியன் டுக்ரிக்குகள்
    ta/MOP/one மெகனீஸ் படாகா
    ta/MOP/other மெகனீஸ் படாகாக்கள்
    ta/MRU/one மொரிஷானியன் ஒகுயா
    ta/MRU/other மொரிஷானியன் ஒகுயாக்கள்
    ta/MUR/one மொரீஷியன் ருபீ
    ta/MUR/other மொரீஷியன் ருபீக்கள்
    ta/MVR/one மாலத்தீவு ருஃபியா
    ta/MVR/other மாலத்தீவு ருஃபியாக்கள்
    ta/MWK/one மலாவியன் குவாச்சா
    ta/MWK/other மலாவியன் குவாச்சாக்கள்
    ta/MXN/one மெக்ஸிகன் பெசோ
    ta/MXN/other மெக்ஸிகன் பெசோக்கள்
    ta/MYR/one மலேஷியன் ரிங்கிட்
    ta/MYR/other மலேஷியன் ரிங்கிட்கள்
    ta/MZN/one மொசாம்பிகன் மெடிகல்
    ta/MZN/other மொசாம்பிகன் மெடிகல்கள்
    ta/NAD/one நமீபியன் டாலர்
    ta/NAD/other நமீபியன் டாலர்கள்
    ta/NGN/one நைஜீரியன் நைரா
    ta/NGN/other நைஜீரியன் நைராக்கள்
    ta/NIO/one நிகரகுவன் கோர்டோபா
    ta/NIO/other நிகரகுவன் கோர்டோபாக்கள்
    ta/NOK/one நார்வேஜியன் க்ரோன்
    ta/NOK/other நார்வேஜியன் க்ரோனர்
    ta/NPR/one நேபாளீஸ் ரூபாய்
    ta/NPR/other நேபாளீஸ் ரூபாய்கள்
    ta/NZD/one நியூசிலாந்து டாலர்
    ta/NZD/other நியூசிலாந்து டாலர்கள்
    ta/OMR/one ஓமானி ரியால்
    ta/OMR/other ஓமானி ரியால்கள்
    ta/PAB/one பனாமானியன் பால்போவா
    ta/PAB/other பனாமானியன் பால்போவாக்கள்
    ta/PEN/one பெரூவியன் சோல்
    ta/PEN/other பெரூவியன் சோல்கள்
    ta/PHP/one பிலிப்பைன் பெசோ
    ta/PHP/other பிலிப்பைன் பெசோக்கள்
    ta/PKR/one பாகிஸ்தானி ரூபாய்
    ta/PKR/other பாகிஸ்தானி ரூபாய்கள்
    ta/PLN/one போலிஷ் ஸ்லாட்டி
    ta/PLN/other போலிஷ் ஸ்லாட்டிகள்
    ta/PYG/one பராகுவன் குவாரானி
    ta/PYG/other பராகுவன் குவாரானிகள்
    ta/QAR/one கத்தாரி ரியால்
    ta/QAR/other கத்தாரி ரியால்கள்
    ta/RON/one ரோமானியன் லியூ
    ta/RON/other ரோமானியன் லேய்
    ta/RSD/one செர்பியன் தினார்
    ta/RSD/other செர்பியன் தினார்கள்
    ta/RUB/one ரஷியன் ரூபிள்
    ta/RUB/other ரஷியன் ரூபிள்கள்
    ta/RWF/one ருவாண்டன் ஃப்ராங்க்
    ta/RWF/other ருவாண்டன் ஃப்ராங்க்குகள்
    ta/SAR/one சவுதி ரியால்
    ta/SAR/other சவுதி ரியால்கள்
    ta/SBD/one சாலமன் தீவுகள் டாலர்
    ta/SBD/other சாலமன் தீவுகள் டாலர்கள்
    ta/SCR/one சிசீலோயிஸ் ருபீ
    ta/SCR/other சிசீலோயிஸ் ருபீக்கள்
    ta/SDG/one சூடானீஸ் பவுண்டு
    ta/SDG/other சூடானீஸ் பவுண்டுகள்
    ta/SEK/one ஸ்வீடிஷ் க்ரோனா
    ta/SEK/other ஸ்வீடிஷ் க்ரோனர்
    ta/SGD/one சிங்கப்பூர் டாலர்
    ta/SGD/other சிங்கப்பூர் டாலர்கள்
    ta/SHP/one செயின்ட் ஹெலேனா பவுண்டு
    ta/SHP/other செயின்ட் ஹெலேனா பவுண்டுகள்
    ta/SLE/one சியாரா லியோனியன் லியோன்
    ta/SLE/other சியாரா லியோனியன் லியோன்கள்
    ta/SLL/one சியாரா லியோனியன் லியோன் (1964—2022)
    ta/SLL/other சியாரா லியோனியன் லியோன்கள் (1964—2022)
    ta/SOS/one சோமாலி ஷில்லிங்
    ta/SOS/other சோமாலி ஷில்லிங்குகள்
    ta/SRD/one சுரினாமீஸ் டாலர்
    ta/SRD/other சுரினாமீஸ் டாலர்கள்
    ta/SSP/one தெற்கு சூடானீஸ் பவுண்டு
    ta/SSP/other தெற்கு சூடானீஸ் பவுண்டுகள்
    ta/STN/one சாவ் டோமி மற்றும் பிரின்ஸ்பி டோப்ரா
    ta/STN/other சாவ் டோமி மற்றும் பிரின்ஸ்பி டோப்ராக்கள்
    ta/SYP/one சிரியன் பவுண்டு
    ta/SYP/other சிரியன் பவுண்டுகள்
    ta/SZL/one சுவாஸி லிலாங்கனி
    ta/SZL/other சுவாஸி எமாலாங்கனி
    ta/TJS/one தஜிகிஸ்தானி சோமோனி
    ta/TJS/other தஜிகிஸ்தானி சோமோனிகள்
    ta/TND/one துனிஷியன் தினார்
    ta/TND/other துனிஷியன் தினார்கள்
    ta/TTD/one டிரினிடாட் மற்றும் டோபாகோ டாலர்
    ta/TTD/other டிரினிடாட் மற்றும் டோபாகோ டாலர்கள்
    ta/TWD/one புதிய தைவான் டாலர்
    ta/TWD/other புதிய தைவான் டாலர்கள்
    ta/TZS/one தான்சானியன் ஷில்லிங்
    ta/TZS/other தான்சானியன் ஷில்லிங்குகள்
    ta/UAH/one உக்ரைனியன் ஹிரைவ்னியா
    ta/UAH/other உக்ரைனியன் ஹிரைவ்னியாக்கள்
    ta/UGX/one உகாண்டன் ஷில்லிங்
    ta/UGX/other உகாண்டன் ஷில்லிங்குகள்
    ta/USD/one அமெரிக்க டாலர்
    ta/USD/other அமெரிக்க டாலர்கள்
    ta/UYU/one உருகுவேயன் பெசோ
    ta/UYU/other உருகுவேயன் பெசோக்கள்
    ta/VEF/one வெனிசுலன் போலிவர் (2008–2018)
    ta/VEF/other வெனிசுலன் போலிவர்கள் (2008–2018)
    ta/VES/one வெனிசுலன் போலிவர்
    ta/VES/other வெனிசுலன் போலிவர்கள்
    ta/VUV/one வனுவாட்டு வாட்டு
    ta/VUV/other வனுவாட்டு வாட்டுகள்
    ta/XAF/one மத்திய ஆப்பிரிக்க CFA ஃப்ராங்க்
    ta/XAF/other மத்திய ஆப்பிரிக்க CFA ஃப்ராங்க்குகள்
    ta/XCD/one கிழக்கு கரீபியன் டாலர்
    ta/XCD/other கிழக்கு கரீபியன் டாலர்கள்
    ta/XOF/one மேற்கு ஆப்பிரிக்க CFA ஃப்ராங்க்
    ta/XOF/other மேற்கு ஆப்பிரிக்க CFA ஃப்ராங்க்குகள்
    ta/XPF/one ஃப்ராங்க் (CFP)
    ta/XPF/other ஃப்ராங்குகள் (CFP)
    ta/YER/one ஏமனி ரியால்
    ta/YER/other ஏமனி ரியால்கள்
    ta/ZMW/one ஸாம்பியன் குவாச்சா
    ta/ZMW/other ஸாம்பியன் குவாச்சாக்கள்
    te/AED/one యునైటెడ్ ఆరబ్ ఎమిరేట్స్ దిరామ్
    te/AED/other యునైటెడ్ ఆరబ్ ఎమిరేట్స్ దిరామ్\u{200C}లు
    te/AFN/one ఆఫ్ఘాన్ ఆఫ్ఘాని
    te/AFN/other ఆఫ్ఘాన్ ఆఫ్ఘానీలు
    te/AMD/one అమెరికన్ డ్రామ్
    te/AMD/other అమెరికన్ డ్రామ్\u{200C}లు
    te/ANG/one నెదర్లాండ్స్ యాంటిల్లియన్ గిల్\u{200C}డర్
    te/ANG/other నెదర్లాండ్స్ యాంటిల్లియన్ గిల్\u{200C}డర్\u{200C}లు
    te/AOA/one అంగోలాన్ క్వాన్\u{200C}జా
    te/AOA/other అంగోలాన్ క్వాన్\u{200C}జా\u{200C}లు
    te/ARS/one అర్జెంటీనా పెసో
    te/ARS/other అర్జెంటీనా పెసోలు
    te/AUD/one ఆస్ట్రేలియన్ డాలర్
    te/AUD/other ఆస్ట్రేలియన్ డాలర్\u{200C}లు
    te/AZN/one అజర్బైజాన్ మానట్
    te/AZN/other అజర్బైజాన్ మానట్\u{200C}లు
    te/BAM/one బోస్నియా-హెర్జగోవినా మార్పిడి చెయ్యగలిగే మార్క్
    te/BAM/other బోస్నియా-హెర్జగోవినా మార్పిడి చెయ్యగలిగే మార్క్\u{200C}లు
    te/BBD/one బర్బాడియన్ డాలర్
    te/BBD/other బర్బాడియన్ డాలర్\u{200C}లు
    te/BDT/one బాంగ్లాదేశ్ టాకా
    te/BDT/other బాంగ్లాదేశ్ టాకాలు
    te/BGN/one బల్గేరియన్ లేవ్
    te/BGN/other బల్గేరియన్ లేవ
    te/BHD/one బహ్రెయిన్ దినార్
    te/BHD/other బహ్రెయిన్ దినార్\u{200C}లు
    te/BIF/one బురిండియన్ ఫ్రాంక్
    te/BIF/other బురిండియన్ ఫ్రాంక్\u{200C}లు
    te/BMD/one బెర్ముడన్ డాలర్
    te/BMD/other బెర్ముడన్ డాలర్\u{200C}లు
    te/BND/one బ్రూనై డాలర్
    te/BND/other బ్రూనై డాలర్\u{200C}లు
    te/BOB/one బొలీవియన్ బొలీవియానో
    te/BOB/other బొలీవియన్ బొలీవియానోలు
    te/BRL/one బ్రెజిలియన్ రియల్
    te/BRL/other బ్రెజిలియన్ రియల్\u{200C}లు
    te/BSD/one బహామియన్ డాలర్
    te/BSD/other బహామియన్ డాలర్\u{200C}లు
    te/BTN/one భూటానీయుల గుల్\u{200C}ట్రుమ్
    te/BTN/other భూటానీయుల గుల్\u{200C}ట్రుమ్\u{200C}లు
    te/BWP/one బోట్స్\u{200C}వానా పులా
    te/BWP/other బోట్స్\u{200C}వానా పులాలు
    te/BYN/one బెలరూసియన్ రూబల్
    te/BYN/other బెలరూసియన్ రూబల్\u{200C}లు
    te/BZD/one బెలీజ్ డాలర్
    te/BZD/other బెలీజ్ డాలర్\u{200C}లు
    te/CAD/one కెనడియన్ డాలర్
    te/CAD/other కెనడియన్ డాలర్\u{200C}లు
    te/CDF/one కొంగోలిస్ ఫ్రాంక్
    te/CDF/other కొంగోలిస్ ఫ్రాంక్\u{200C}లు
    te/CHF/one స్విస్ ఫ్రాంక్
    te/CHF/other స్విస్ ఫ్రాంక్\u{200C}లు
    te/CLP/one చిలియన్ పెసో
    te/CLP/other చిలియన్ పెసోలు
    te/COP/one కొలంబియన్ పెసో
    te/COP/other కొలంబియన్ పెసోలు
    te/CRC/one కోస్టా రికన్ కోలోన్
    te/CRC/other కోస్టా రికన్ కోలోన్\u{200C}లు
    te/CUC/one క్యూబన్ కన్వర్టబుల్ పెసో
    te/CUC/other క్యూబన్ కన్వర్టబుల్ పెసోలు
    te/CUP/one క్యూబన్ పెసో
    te/CUP/other క్యూబన్ పెసోలు
    te/CVE/one కేప్ వెర్డియన్ ఎస్కుడో
    te/CVE/other కేప్ వెర్డియన్ ఎస్కుడోలు
    te/CZK/one చెక్ రిపబ్లిక్ కోరునా
    te/CZK/other చెక్ రిపబ్లిక్ కోరునాలు
    te/DJF/one జిబోటియన్ ఫ్రాంక్
    te/DJF/other జిబోటియన్ ఫ్రాంక్\u{200C}లు
    te/DKK/one డానిష్ క్రోన్
    te/DKK/other డానిష్ క్రోనర్
    te/DOP/one డోమినికన్ పెసో
    te/DOP/other డోమినికన్ పెసోలు
    te/DZD/one అల్జీరియన్ దీనార్
    te/DZD/other అల్జీరియన్ దీనార్\u{200C}లు
    te/EGP/one ఈజిప్షియన్ పౌండ్
    te/EGP/other ఈజిప్షియన్ పౌండ్\u{200C}లు
    te/ERN/one ఎరిట్రీన్ నక్ఫా
    te/ERN/other ఎరిట్రీన్ నక్ఫా\u{200C}లు
    te/ETB/one ఇథియోపియన్ బర్
    te/ETB/other ఇథియోపియన్ బర్\u{200C}లు
    te/EUR/one యురొ
    te/EUR/other యురోలు
    te/FJD/one ఫీజియన్ డాలర్
    te/FJD/other ఫీజియన్ డాలర్\u{200C}లు
    te/FKP/one ఫాక్\u{200C}ల్యాండ్ దీవులు పౌండ్
    te/FKP/other ఫాక్\u{200C}ల్యాండ్ దీవులు పౌండ్\u{200C}లు
    te/GBP/one బ్రిటిష్ పౌండ్
    te/GBP/other బ్రిటిష్ పౌండ్\u{200C}లు
    te/GEL/one జార్జియన్ లారి
    te/GEL/other జార్జియన్ లారీలు
    te/GHS/one గానెయన్ సెడి
    te/GHS/other గానెయన్ సెడిలు
    te/GIP/one జిబ్రల్\u{200C}టూర్ పౌండ్
    te/GIP/other జిబ్రల్\u{200C}టూర్ పౌండ్\u{200C}లు
    te/GMD/one గాంబియన్ దలాసి
    te/GMD/other గాంబియన్ దలాసిలు
    te/GNF/one గ్వినియన్ ఫ్రాంక్
    te/GNF/other గ్వినియన్ ఫ్రాంక్\u{200C}లు
    te/GTQ/one గ్యుటెమాలన్ క్వెట్\u{200C}జల్
    te/GTQ/other గ్యుటెమాలన్ క్వెట్\u{200C}జల్\u{200C}లు
    te/GYD/one గుయనియాస్ డాలర్
    te/GYD/other గుయనియాస్ డాలర్\u{200C}లు
    te/HKD/one హాంకాంగ్ డాలర్
    te/HKD/other హాంకాంగ్ డాలర్\u{200C}లు
    te/HNL/one హోండురన్ లెమిపిరా
    te/HNL/other హోండురన్ లెమిపిరాలు
    te/HRK/one క్రొయేషియన్ క్యూన
    te/HRK/other క్రొయేషియన్ క్యూనాలు
    te/HTG/one హైటియన్ గ్వోర్డే
    te/HTG/other హైటియన్ గ్వోర్డేలు
    te/HUF/one హంగేరియన్ ఫోరింట్
    te/HUF/other హంగేరియన్ ఫోరింట్\u{200C}లు
    te/IDR/one ఇండోనేషియా రూపాయి
    te/IDR/other ఇండోనేషియా రూపాయలు
    te/ILS/one ఇజ్రాయేలీ న్యూ షెకెల్
    te/ILS/other ఇజ్రాయేలీ న్యూ షెకెల్ లు
    te/INR/one భారతదేశ రూపాయి
    te/INR/other భారతదేశ రూపాయలు
    te/IQD/one ఇరాకీ దీనార్
    te/IQD/other ఇరాకీ దీనార్\u{200C}లు
    te/IRR/one ఇరానియన్ రీయల్
    te/IRR/other ఇరానియన్ రీయల్\u{200C}లు
    te/ISK/one ఐస్లాండిక్ క్రోనా
    te/ISK/other ఐస్లాండిక్ క్రోనర్
    te/JMD/one జమైకన్ డాలర్
    te/JMD/other జమైకన్ డాలర్\u{200C}లు
    te/JOD/one జోర్\u{200C}డానియన్ దీనార్
    te/JOD/other జోర్\u{200C}డానియన్ దీనార్\u{200C}లు
    te/KES/one కెన్యాన్ షిల్లింగ్
    te/KES/other కెన్యాన్ షిల్లింగ్\u{200C}లు
    te/KGS/one కిర్గిస్థాని సౌమ్
    te/KGS/other కిర్గిస్థాని సౌమ్\u{200C}లు
    te/KHR/one కాంబోడియన్ రీల్
    te/KHR/other కాంబోడియన్ రీల్\u{200C}లు
    te/KMF/one కొమోరియన్ ఫ్రాంక్
    te/KMF/other కొమోరియన్ ఫ్రాంక్\u{200C}లు
    te/KWD/one కువైట్ దీనార్
    te/KWD/other కువైట్ దీనార్\u{200C}లు
    te/KYD/one కేమాన్ దీవుల డాలర్
    te/KYD/other కేమాన్ దీవుల డాలర్\u{200C}లు
    te/KZT/one ఖజికిస్థాన్ టెంగే
    te/KZT/other ఖజికిస్థాన్ టెంగేలు
    te/LAK/one లాటియన్ కిప్
    te/LAK/other లాటియన్ కిప్\u{200C}లు
    te/LBP/one లెబనీస్ పౌండ్
    te/LBP/other లెబనీస్ పౌండ్\u{200C}లు
    te/LKR/one శ్రీలంక రూపాయి
    te/LKR/other శ్రీలంక రూపాయలు
    te/LRD/one లిబేరియన్ డాలర్
    te/LRD/other లిబేరియన్ డాలర్\u{200C}లు
    te/LSL/one లెసోధో లోటి
    te/LSL/other లెసోధో లోటిలు
    te/LYD/one లిబియన్ దీనార్
    te/LYD/other లిబియన్ దీనార్\u{200C}లు
    te/MAD/one మోరోకన్ దిర్హామ్
    te/MAD/other మోరోకన్ దిర్హామ్\u{200C}లు
    te/MDL/one మోల్\u{200C}డోవన్ ల్యూ
    te/MDL/other మోల్\u{200C}డోవన్ లీ
    te/MGA/one మలగసీ అరియరీ
    te/MGA/other మలగసీ అరియరీలు
    te/MKD/one మెసిడోనియన్ దినార్
    te/MKD/other మెసిడోనియన్ దినారి
    te/MMK/one మయన్మార్ క్యాట్
    te/MMK/other మయన్మార్ క్యాట్\u{200C}లు
    te/MNT/one మంగోలియన్ టుగ్రిక్
    te/MNT/other మంగోలియన్ టుగ్రిక్\u{200C}లు
    te/MOP/one మకనీస్ పటాక
    te/MOP/other మకనీస్ పటాకాలు
    te/MRU/one మౌరిటానియన్ ఒగ్యియా
    te/MRU/other మౌరిటానియన్ ఒగ్యియాలు
    te/MUR/one మారిషన్ రూపాయి
    te/MUR/other మారిషన్ రూపాయలు
    te/MVR/one మాల్దీవియన్ రుఫియా
    te/MVR/other మాల్దీవియన్ రుఫియాలు
    te/MWK/one మలావియన్ క్వాచా
    te/MWK/other మలావియన్ క్వాచాలు
    te/MXN/one మెక్సికన్ పెసో
    te/MXN/other మెక్సికన్ పెసోలు
    te/MYR/one మలేషియా రింగ్గిట్
    te/MYR/other మలేషియా రింగ్గిట్\u{200C}లు
    te/MZN/one మొజాంబికన్ మెటికల్
    te/MZN/other మొజాంబికన్ మెటికల్\u{200C}లు
    te/NAD/one నమిబియన్ డాలర్
    te/NAD/other నమిబియన్ డాలర్\u{200C}లు
    te/NGN/one నైజీరియన్ నైరా
    te/NGN/other నైజీరియన్ నైరాలు
    te/NIO/one నికరగ్యుయన్ కొర్\u{200C}డుబు
    te/NIO/other నికరగ్యుయన్ కొర్\u{200C}డుబులు
    te/NOK/one నార్వేజీయన్ క్రోన్
    te/NOK/other నార్వేజీయన్ క్రోనర్
    te/NPR/one నేపాలీయుల రూపాయి
    te/NPR/other నేపాలీయుల రూపాయలు
    te/NZD/one న్యూజిలాండ్ డాలర్
    te/NZD/other న్యూజిలాండ్ డాలర్\u{200C}లు
    te/OMR/one ఒమాని రీయల్
    te/OMR/other ఒమాని రీయల్\u{200C}లు
    te/PAB/one పనామనియన్ బల్బోవ
    te/PAB/other పనామనియన్ బల్బోవాలు
    te/PEN/one పెరువియన్ సోల్
    te/PEN/other పెరువియన్ సోల్\u{200C}లు
    te/PHP/one ఫిలిప్పిన్ పెసో
    te/PHP/other ఫిలిప్పిన్ పెసోలు
    te/PKR/one పాకిస్థాన్ రూపాయి
    te/PKR/other పాకిస్థాన్ రూపాయలు
    te/PLN/one పోలిష్ జ్లోటీ
    te/PLN/other పోలిష్ జ్లోటీలు
    te/PYG/one పరగ్వాయన్ గ్వారని
    te/PYG/other పరగ్వాయన్ గ్వారనీలు
    te/QAR/one క్వాటరి రీయల్
    te/QAR/other క్వాటరి రీయల్\u{200C}లు
    te/RON/one రోమానియాన్ లెయు
    te/RON/other రోమానియాన్ లీ
    te/RSD/one సెర్బియన్ దీనార్
    te/RSD/other సెర్బియన్ దీనార్\u{200C}లు
    te/RUB/one రష్యన్ రూబల్
    te/RUB/other రష్యన్ రూబల్\u{200C}లు
    te/RWF/one ర్వానడాన్ ఫ్రాంక్
    te/RWF/other ర్వానడాన్ ఫ్రాంక్\u{200C}లు
    te/SAR/one సౌది రియల్
    te/SAR/other సౌది రియల్\u{200C}లు
    te/SBD/one సోలోమన్ దీవుల డాలర్
    te/SBD/other సోలోమన్ దీవుల డాలర్\u{200C}లు
    te/SCR/one సెయిచెల్లోయిస్ రూపాయి
    te/SCR/other సెయిచెల్లోయిస్ రూపాయలు
    te/SDG/one సుడానీస్ పౌండ్
    te/SDG/other సుడానీస్ పౌండ్\u{200C}లు
    te/SEK/one స్వీడిష్ క్రోనా
    te/SEK/other స్వీడిష్ క్రోనర్
    te/SGD/one సింగపూర్ డాలర్
    te/SGD/other సింగపూర్ డాలర్\u{200C}లు
    te/SHP/one సెయింట్ హెలెనా పౌండ్
    te/SHP/other సెయింట్ హెలెనా పౌండ్\u{200C}లు
    te/SLE/one సియెరా లియోనియన్ లియోన్
    te/SLE/other సియెరా లియోనియన్ లియోన్స్
    te/SLL/one సీయిరు లియోనియన్ లీయోన్ (1964—2022)
    te/SLL/other సీయిరు లియోనియన్ లీయోన్\u{200C}లు (1964—2022)
    te/SOS/one సొమాలి షిల్లింగ్
    te/SOS/other సొమాలి షిల్లింగ్\u{200C}లు
    te/SRD/one సురినామీయుల డాలర్
    te/SRD/other సురినామీయుల డాలర్\u{200C}లు
    te/SSP/one దక్షిణ సుడానీస్ పౌండ్
    te/SSP/other దక్షిణ సుడానీస్ పౌండ్\u{200C}లు
    te/STN/one సావో టోమ్ మరియు ప్రిన్సిపి డోబ్రా
    te/STN/other సావో టోమ్ మరియు ప్రిన్సిపి డోబ్రాలు
    te/SYP/one సిరీయన్ పౌండ్
    te/SYP/other సిరీయన్ పౌండ్\u{200C}లు
    te/SZL/one స్వాజి లిలాన్గేని
    te/SZL/other స్వాజి ఎమలాన్గేని
    te/TJS/one తజికిస్థాన్ సమోని
    te/TJS/other తజికిస్థాన్ సమోనీలు
    te/TND/one తునీషియన్ దీనార్
    te/TND/other తునీషియన్ దీనార్\u{200C}లు
    te/TTD/one ట్రినిడాడ్ మరియు టొబాగో డాలర్
    te/TTD/other ట్రినిడాడ్ మరియు టొబాగో డాలర్\u{200C}లు
    te/TWD/one క్రొత్త తైవాన్ డాలర్
    te/TWD/other కొత్త తైవాన్ డాలర్\u{200C}లు
    te/TZS/one టాంజానియన్ షిల్లింగ్
    te/TZS/other టాంజానియన్ షిల్లింగ్\u{200C}లు
    te/UAH/one ఉక్రయినియన్ హ్రివ్\u{200C}నియా
    te/UAH/other ఉక్రయినియన్ హ్రివ్\u{200C}నియాలు
    te/UGX/one ఉగాండన్ షిల్లింగ్
    te/UGX/other ఉగాండన్ షిల్లింగ్\u{200C}లు
    te/USD/one అమెరికా డాలర్
    te/USD/other అమెరికా డాలర్\u{200C}లు
    te/UYU/one ఉరుగ్వెయన్ పెసో
    te/UYU/other ఉరుగ్వెయన్ పెసోలు
    te/VEF/one వెనుజులా బోలివర్ (2008–2018)
    te/VEF/other వెనుజులా బోలివర్\u{200C}లు (2008–2018)
    te/VES/one వెనుజులా బోలివర్
    te/VES/other వెనుజులా బోలివర్\u{200C}లు
    te/VUV/one వనాటు వటు
    te/VUV/other వవాటు వటూలు
    te/XAF/one సెంట్రల్ ఆఫ్రికన్ సిఎఫ్\u{200C}ఎ ఫ్రాంక్
    te/XAF/other సెంట్రల్ ఆఫ్రికన్ సిఎఫ్\u{200C}ఎ ఫ్రాంక్\u{200C}లు
    te/XCD/one తూర్పు కరీబియన్ డాలర్
    te/XCD/other తూర్పు కరీబియన్ డాలర్\u{200C}లు
    te/XOF/one పశ్చిమ ఆఫ్రికన్ సిఏఫ్ఏ ఫ్రాంక్
    te/XOF/other పశ్చిమ ఆఫ్రికన్ సిఏఫ్ఏ ఫ్రాంక్\u{200C}లు
    te/XPF/one సిఎఫ్\u{200C}పి ఫ్రాంక్
    te/XPF/other సిఎఫ్\u{200C}పి ఫ్రాంక్\u{200C}లు
    te/YER/one ఎమునీ రీయల్
    te/YER/other ఎమునీ రీయల్\u{200C}లు
    te/ZMW/one జాంబియన్ క్వాచా
    te/ZMW/other జాంబియన్ క్వాచాలు
    tg/AED/other дирҳами АМА
    tg/AFN/other афғонии Афғонистон
    tg/ALL/other леки албанӣ
    tg/AMD/other драми Арманистон
    tg/ANG/other гулдени Антилии Нидерланд
    tg/AOA/other кванзаи Ангола
    tg/ARS/other песои Аргентина
    tg/AUD/other доллари Австралия
    tg/AWG/other флорини Арубан
    tg/AZN/other манати Озарбойҷон
    tg/BBD/other доллари Барбад
    tg/BDT/other такаси Бангладеши
    tg/BGN/other леви Болгария
    tg/BHD/other динори Баҳрайн
    tg/BIF/other франки Бурунди
    tg/BMD/other доллари Бермуд
    tg/BND/other доллари Бруней
    tg/BOB/other боливянои Боливия
    tg/BRL/other реали бразилиягӣ
    tg/BSD/other доллари Багама
    tg/BTN/other нгултруми Бутан
    tg/BWP/other пулаи Ботсвана
    tg/BYN/other рубли Беларус
    tg/BZD/other доллари Белиз
    tg/CAD/other доллари Канада
    tg/CDF/other франки Конго
    tg/CHF/other франки Швейтсария
    tg/CLP/other песои Чили
    tg/CNH/other юани Хитой (офшорӣ)
    tg/CNY/other иенаи хитоӣ
    tg/COP/other песои Колумбия
    tg/CUC/other песои конвертшавандаи Куба
    tg/CUP/other песои Куба
    tg/CVE/other эскудои Кабо Верде
    tg/CZK/other крони Чехия
    tg/DJF/other франки Ҷибутӣ
    tg/DKK/other крони Дания
    tg/DOP/other песои Доминикан
    tg/DZD/other динори Алҷазоир
    tg/EGP/other фунти мисрӣ
    tg/ERN/other накфаи Эритрея
    tg/ETB/other бирри Эфиопия
    tg/EUR/other евро
    tg/FJD/other доллари Фиҷи
    tg/FKP/other фунти Ҷазираҳои Фолкленд
    tg/GBP/other фунт стерлинги британӣ
    tg/GEL/other лариси гурҷӣ
    tg/GHS/other седи Гана
    tg/GIP/other фунти Гибралтар
    tg/GMD/other даласи Гамбия
    tg/GNF/other франки Гвинея
    tg/GTQ/other кветзали Гватемала
    tg/GYD/other доллари Гайана
    tg/HKD/other доллари Гонконг
    tg/HNL/other лемпираи Гондурас
    tg/HRK/other кунаи Хорватия
    tg/HTG/other гурди Ҳаити
    tg/HUF/other форинти Венгрия
    tg/IDR/other рупияи Индонезия
    tg/ILS/other шекелҳои нави Исроил
    tg/INR/other рупияи ҳиндустонӣ
    tg/IQD/other динори Ироқ
    tg/IRR/other риёли Эрон
    tg/ISK/other кронури Исландия
    tg/JMD/other доллари Ямайка
    tg/JOD/other динори Иордания
    tg/JPY/other иенаи японӣ
    tg/KES/other шиллинги Кения
    tg/KGS/other соми Қирғизистон
    tg/KHR/other риэли Камбоҷа
    tg/KMF/other франки Комория
    tg/KPW/other вони Кореяи Шимолӣ
    tg/KRW/other вони Кореяи Ҷанубӣ
    tg/KWD/other динори Кувайт
    tg/KYD/other доллари Ҷазираҳои Кайман
    tg/KZT/other тангаи Казокистон
    tg/LAK/other кипи Лаос
    tg/LBP/other фунти Лубнон
    tg/LKR/other рупи Шри-Ланка
    tg/LRD/other доллари Либерия
    tg/LSL/other лотиси Лесото
    tg/LYD/other динори Либия
    tg/MAD/other дирхами Марокаш
    tg/MDL/other лейи Молдова
    tg/MGA/other ариарии Малагасий
    tg/MKD/other денори Македония
    tg/MNT/other тугрики Муғулистон
    tg/MOP/other патакаи Макао
    tg/MUR/other рупияи Маврикий
    tg/MVR/other руфияи Малдив
    tg/MWK/other квачаи Малавия
    tg/MXN/other песои Мексика
    tg/MYR/other ринггити Малайзия
    tg/MZN/other метикали Мозамбик
    tg/NAD/other доллари Намибия
    tg/NIO/other кордобаи Никарагуа
    tg/NOK/other кронаи Норвегия
    tg/NPR/other рупияи Непал
    tg/NZD/other доллари Зеландияи Нав
    tg/OMR/other риёли Уммон
    tg/PAB/other балбоаи Панама
    tg/PEN/other соли Перу
    tg/PGK/other кинаи Гвинеяи Папуа
    tg/PHP/other песои Филиппин
    tg/PKR/other рупияи Покистон
    tg/PLN/other злотии Польша
    tg/PYG/other гуарании Парагвай
    tg/QAR/other риёли Қатар
    tg/RON/other лейи Руминия
    tg/RSD/other динори Сербия
    tg/RUB/other рубли русӣ
    tg/RWF/other франки Руанда
    tg/SAR/other риёли Саудӣ
    tg/SBD/other доллари Ҷазираҳои Соломон
    tg/SCR/other рупии Сейшел
    tg/SDG/other фунти Судон
    tg/SEK/other крони шведӣ
    tg/SGD/other доллари Сингапур
    tg/SHP/other фунти Сент Елена
    tg/SLE/other леони Серра-Леоне
    tg/SLL/other леони Серра-Леоне (1964—2022)
    tg/SOS/other шиллинги Сомали
    tg/SRD/other доллари Суринам
    tg/SSP/other фунти Судони Ҷанубӣ
    tg/STN/other добраи Сан-Томе ва Принсипи
    tg/SYP/other фунти Сурия
    tg/SZL/other эмалангени Свази
    tg/THB/other бати Таиланд
    tg/TJS/other сомонии Тоҷикистон
    tg/TND/other динори Тунис
    tg/TOP/other паангаи Тонга
    tg/TRY/other лираи Туркия
    tg/TTD/other доллари Тринидад ва Тобаго
    tg/TWD/other доллари нави Тайван
    tg/TZS/other шиллинги Танзания
    tg/UAH/other гривнаи украинӣ
    tg/UGX/other шиллинги Уганда
    tg/USD/other доллари ИМА
    tg/UYU/other песои Уругвай
    tg/UZS/other сўми Ӯзбекистон
    tg/VES/other боливари Венесуэла
    tg/VND/other донги Ветнам
    tg/VUV/other ватуи Вануату
    tg/WST/other талаи Самоа
    tg/XAF/other франки CFA Африқои Марказӣ
    tg/XCD/other доллари Кариби Шарқӣ
    tg/XOF/other франки Африқои Ғарбӣ
    tg/XPF/other франки CFP
    tg/YER/other риали Яман
    tg/ZAR/other рэнди Африқои Ҷанубӣ
    tg/ZMW/other квачаи Замбия
    th/THB/other บาทไทย
    th/VES/other โบลีวาร์แห่งเวเนซุเอลา
    ti/AED/other ኢማራት ዲርሃም
    ti/ALL/one ኣልባናዊ ሌክ
    ti/ALL/other ኣልባናዊ ሌኬ
    ti/BAM/one ቦዝንያ-ሄርዘጎቪና ተቐያሪ ምልክት
    ti/BAM/other ቦዝንያ-ሄርዘጎቪና ተቐያሪ ምልክታት
    ti/BGN/one ቡልጋርያዊ ሌቭ
    ti/BGN/other ቡልጋርያዊ ሌቫ
    ti/ETB/other ናይ ኢትዮጵያ ብር
    ti/GHS/one ጋናዊ ሴዲ
    ti/GHS/other ጋናዊ ሴዲስ
    ti/GMD/one ጋምብያዊ ዳላሲ
    ti/GMD/other ጋምብያዊ ዳላሲስ
    ti/IQD/one ናይ ዒራቕ ዲናር
    ti/MDL/one ሞልዶቫን ሌው
    ti/MDL/other ሞልዶቫን ሌይ
    ti/MKD/one ናይ መቄዶንያ ዲናር
    ti/MKD/other ናይ መቄዶንያ ዲናሪ
    ti/NGN/one ናይጀርያዊ ናይራ
    ti/NGN/other ናይጀርያዊ ናይራስ
    ti/RON/one ሮማንያዊ ሌው
    ti/RON/other ሮማንያዊ ሌይ
    ti/SLE/one ሴራሊዮን ልዮን
    ti/SLE/other ሴራሊዮን ልዮንስ
    ti/SLL/one ሴራሊዮን ልዮን (1964—2022)
    ti/SLL/other ሴራሊዮን ልዮንስ (1964—2022)
    ti/XOF/one ምዕራብ ኣፍሪቃ ሲኤፍኤ ፍራንክ
    tk/AFN/other owgan afganisi
    tk/ALL/other alban leki
    tk/AMD/other ermeni dramy
    tk/ANG/other niderland antil guldeni
    tk/AOA/other angola kwanzasy
    tk/ARS/other argentin pesosy
    tk/AUD/other awstraliýa dollary
    tk/AWG/other aruba florini
    tk/AZN/other azerbaýjan manady
    tk/BAM/other konwertirlenýän bosniýa we gersegowina markasy
    tk/BBD/other barbados dollary
    tk/BDT/other bangladeş takasy
    tk/BGN/other bolgar lewi
    tk/BHD/other bahreýn dinary
    tk/BIF/other burundi franky
    tk/BMD/other bermuda dollary
    tk/BND/other bruneý dollary
    tk/BOB/other boliwiýa boliwianosy
    tk/BRL/other brazil realy
    tk/BSD/other bagama dollary
    tk/BTN/other butan ngultrumy
    tk/BWP/other botswana pulasy
    tk/BYN/other belarus rubly
    tk/BZD/other beliz dollary
    tk/CAD/other kanada dollary
    tk/CDF/other kongo franky
    tk/CHF/other şweýsar franky
    tk/CLP/other çili pesosy
    tk/CNH/other hytaý ýuany (ofşor)
    tk/CNY/other hytaý ýuany
    tk/COP/other kolumbiýa pesosy
    tk/CRC/other kosta-rika kolony
    tk/CUC/other konwertirlenýän kuba pesosy
    tk/CUP/other kuba pesosy
    tk/CVE/other kabo-werde eskudosy
    tk/CZK/other çeh kronasy
    tk/DJF/other jibuti franky
    tk/DKK/other daniýa kronasy
    tk/DOP/other dominikan pesosy
    tk/DZD/other alžir dinary
    tk/EGP/other müsür funty
    tk/ERN/other eritreýa nakfasy
    tk/ETB/other efiopiýa byry
    tk/EUR/other ýewro
    tk/FJD/other fiji dollary
    tk/FKP/other folklend adalarynyň funty
    tk/GBP/other britan funt sterlingi
    tk/GEL/other gruzin larisi
    tk/GHS/other gano sedisi
    tk/GIP/other gibraltar funty
    tk/GMD/other gambiýa dalasisi
    tk/GNF/other gwineý franky
    tk/GTQ/other gwatemala ketsaly
    tk/GYD/other gaýana dollary
    tk/HKD/other gonkong dollary
    tk/HNL/other gonduras lempirasy
    tk/HRK/other horwat kunasy
    tk/HTG/other gaiti gurdy
    tk/HUF/other wenger forinti
    tk/IDR/other indoneziýa rupiýasy
    tk/ILS/other täze ysraýyl şekeli
    tk/INR/other hindi rupiýasy
    tk/IQD/other yrak dinary
    tk/IRR/other eýran rialy
    tk/ISK/other islandiýa kronasy
    tk/JMD/other ýamaýka dollary
    tk/JOD/other iordan dinary
    tk/JPY/other ýapon ýeni
    tk/KES/other keniýa şillingi
    tk/KGS/other gyrgyz somy
    tk/KHR/other kamboja riýeli
    tk/KMF/other komor adalarynyň franky
    tk/KPW/other demirgazyk koreý wony
    tk/KRW/other günorta koreý wony
    tk/KWD/other kuweýt dinary
    tk/KYD/other kaýman adalarynyň dollary
    tk/KZT/other gazak teňňesi
    tk/LAK/other laos kipi
    tk/LBP/other liwan funty
    tk/LKR/other şri-lanka rupiýasy
    tk/LRD/other liberiýa dollary
    tk/LYD/other liwiýa dinary
    tk/MAD/other marokko dirhamy
    tk/MDL/other moldaw leýi
    tk/MGA/other malagasiý ariarisi
    tk/MKD/other makedon dinary
    tk/MMK/other mýanma kýaty
    tk/MNT/other mongol tugrigi
    tk/MOP/other makao patakasy
    tk/MRU/other mawritan ugiýasy
    tk/MUR/other mawrikiý rupiýasy
    tk/MVR/other maldiw rufiýasy
    tk/MWK/other malawi kwaçasy
    tk/MXN/other meksikan pesosy
    tk/MYR/other malaýziýa ringgiti
    tk/MZN/other mozambik metikaly
    tk/NAD/other namibiýa dollary
    tk/NGN/other nigeriýa naýrasy
    tk/NIO/other nikaragua kordobasy
    tk/NOK/other norwegiýa kronasy
    tk/NPR/other nepal rupiýasy
    tk/NZD/other täze zelandiýa dollary
    tk/OMR/other oman rialy
    tk/PAB/other panama balboasy
    tk/PEN/other peru soly
    tk/PGK/other papua - täze gwineýa kinasy
    tk/PHP/other filippin pesosy
    tk/PKR/other päkistan rupiýasy
    tk/PLN/other polýak zlotysy
    tk/PYG/other paragwaý guaranisi
    tk/QAR/other katar rialy
    tk/RON/other rumyn leýi
    tk/RSD/other serb dinary
    tk/RUB/other rus rubly
    tk/RWF/other ruanda franky
    tk/SAR/other saud rialy
    tk/SBD/other solomon adalarynyň dollary
    tk/SCR/other seýşel rupiýasy
    tk/SDG/other sudan funty
    tk/SEK/other şwed kronasy
    tk/SGD/other singapur dollary
    tk/SHP/other keramatly ýelena adasynyň funty
    tk/SLE/other sýerra-leone leony
    tk/SLL/other sýerra-leone leony (1964—2022)
    tk/SOS/other somali şillingi
    tk/SRD/other surinam dollary
    tk/SSP/other günorta sudan funty
    tk/STN/other san-tome we prinsipi dobrasy
    tk/SYP/other siriýa funty
    tk/SZL/other swazi lilangeni
    tk/THB/other taýland baty
    tk/TJS/other täjik somonisi
    tk/TMT/other türkmen manady
    tk/TND/other tunis dinary
    tk/TOP/other tonga paangasy
    tk/TRY/other türk lirasy
    tk/TTD/other trininad we tobago dollary
    tk/TWD/other täze taýwan dollary
    tk/TZS/other tanzaniýa şillingi
    tk/UAH/other ukrain griwnasy
    tk/UGX/other uganda şillingi
    tk/UYU/other urugwaý pesosy
    tk/UZS/other özbek somy
    tk/VEF/other wenesuela boliwary (2008–2018)
    tk/VES/other wenesuela boliwary
    tk/VND/other wýetnam dongy
    tk/VUV/other wanuatu watusy
    tk/WST/other samoa talasy
    tk/XCD/other gündogar karib dollary
    tk/XPF/other fransuz ýuwaş umman franky
    tk/YER/other ýemen rialy
    tk/ZAR/other günorta afrika rendi
    tk/ZMW/other zambiýa kwaçasy
    to/EUR/other ʻeulo
    tr/AED/other BAE dirhemi
    tr/ARL/other Arjantin peso leyi (1970–1983)
    tr/ARM/other Arjantin pesosu (1881–1970)
    tr/BAN/other Yeni Bosna Hersek dinarı (1994–1997)
    tr/BGM/other Sosyalist Bulgaristan levası
    tr/BGO/other Bulgar levası (1879–1952)
    tr/BOL/other Bolivya bolivyanosu (1863–1963)
    tr/BRZ/other Brezilya kruzeirosu (1942–1967)
    tr/CLE/other Şili esküdosu
    tr/CNX/other Çin Halk Cumhuriyeti Merkez Bankası doları
    tr/KRH/other Güney Kore hwanı (1953–1962)
    tr/KRO/other Güney Kore wonu (1945–1953)
    tr/MCF/other Monako frangı
    tr/MDC/other Moldova kuponu
    tr/MKN/other Makedonya dinarı (1992–1993)
    tr/MVP/other Maldiv rupisi
    tr/VEF/other Venezuela bolivarı (2008–2018)
    tr/VNN/other Vietnam dongu (1978–1985)
    tr/YUR/other İyileştirilmiş Yugoslav dinarı (1992–1993)
    tt/AED/other Берләшкән Гарәп Әмирлекләре дирхамнары
    tt/AFN/other Әфган әфганлары
    tt/ALL/other Албания леке
    tt/AMD/other Армения драмнары
    tt/ANG/other Нидерланд Антиль утраулары гульденнары
    tt/AOA/other Ангола кванзалары
    tt/ARS/other Аргентина песолары
    tt/AUD/other Австралия долларлары
    tt/AWG/other Арубан флорины
    tt/AZN/other Әзербайҗан манатлары
    tt/BAM/other Босния һәм Герцеговинаның конвертацияләнә торган маркалары
    tt/BBD/other Барбадос долларлары
    tt/BDT/other Бангладеш такалары
    tt/BGN/other Болгар левы
    tt/BHD/other Бахрейн динарлары
    tt/BIF/other Бурунди франклары
    tt/BMD/other Бермуд долларлары
    tt/BND/other Бруней долларлары
    tt/BOB/other Боливиа боливианолары
    tt/BSD/other Багам долларлары
    tt/BTN/other Бутан нгултрумнары
    tt/BWP/other Ботсвана пулалары
    tt/BYN/other Беларус сумнары
    tt/BZD/other Белиз долларлары
    tt/CAD/other Канада долларлары
    tt/CDF/other Конголез франклары
    tt/CHF/other Швейцария франклары
    tt/CLP/other Чили песолары
    tt/CNH/other Кытай юане (оффшор)
    tt/CNY/other юань
    tt/COP/other Колумбия песолары
    tt/CRC/other Коста-Рика колоннары
    tt/CUC/other Куба конвертацияләнә торган песолары
    tt/CUP/other Куба песолары
    tt/CVE/other Кабо-Верде эскудолары
    tt/CZK/other Чех кроналары
    tt/DJF/other Җибути франклары
    tt/DKK/other Дания кронасы
    tt/DOP/other Доминикана пеослары
    tt/DZD/other Алжир динарлары
    tt/EGP/other Мисыр фунтлары
    tt/ERN/other Эритрея накфалары
    tt/ETB/other Эфиопия бырлары
    tt/FJD/other Фиджи долларлары
    tt/FKP/other Фолкленд утраулары фунтлары
    tt/GEL/other Грузия ларилары
    tt/GHS/other Гана седилары
    tt/GIP/other Гибралтар фунтлары
    tt/GMD/other Гамбия даласилары
    tt/GNF/other Гвинея франклары
    tt/GTQ/other Гватемала кетсалилары
    tt/GYD/other Гайана долларлары
    tt/HKD/other Гонконг долларлары
    tt/HNL/other Гондурас лемпирлары
    tt/HRK/other Хорватия куннары
    tt/HTG/other Гаити гурдлары
    tt/HUF/other Венгрия форинтлары
    tt/IDR/other Индонезия рупияләре
    tt/ILS/other Израиль яңа шекельләре
    tt/IQD/other Ирак динарлары
    tt/IRR/other Иран риаллары
    tt/ISK/other Исландия кронасы
    tt/JMD/other Ямайка долларлары
    tt/JOD/other Иордания динарлары
    tt/JPY/other иена
    tt/KES/other Кения шиллинглары
    tt/KGS/other Кыргызстан сомнары
    tt/KHR/other Камбоджа риеллары
    tt/KMF/other Комор утраулары франклары
    tt/KPW/other Төньяк Корея вонасы
    tt/KRW/other Көньяк Корея вонасы
    tt/KWD/other Кувейт динарлары
    tt/KYD/other Кайман утраулары долларлары
    tt/KZT/other Казахстан тәңкәләре
    tt/LAK/other Лаос киплары
    tt/LBP/other Ливан фунтлары
    tt/LKR/other Шри-Ланка рупияләре
    tt/LRD/other Либерия долларлары
    tt/LSL/other Лесото лотислары
    tt/LYD/other Ливия динарлары
    tt/MAD/other Марокко дирхамнары
    tt/MDL/other Молдавия лее
    tt/MGA/other Малагаси ариарияләре
    tt/MKD/other Македония денарлары
    tt/MMK/other Мьянма кьятлары
    tt/MNT/other Монголия тугриклары
    tt/MOP/other Макао патаклары
    tt/MRU/other Мавритан угиялары
    tt/MUR/other Маврикий рупиялары
    tt/MVR/other Мальдив руфияләре
    tt/MWK/other Малавия квачилары
    tt/MXN/other Мексика песолары
    tt/MYR/other Малайзия ринггитлары
    tt/MZN/other Мозамбик метикаллары
    tt/NAD/other Намибия долларлары
    tt/NGN/other Нигерия найралары
    tt/NIO/other Никарагуа кордовалары
    tt/NOK/other Норвегия кронасы
    tt/NPR/other Непал рупияләре
    tt/NZD/other Яңа Зеландия долларлары
    tt/OMR/other Оман риаллары
    tt/PAB/other Панама бальбоалары
    tt/PEN/other Перу соллары
    tt/PGK/other Папуа Яңа Гвинея кинасы
    tt/PHP/other Филиппин песолары
    tt/PKR/other Пакистан рупияләре
    tt/PLN/other Польша злотыйлары
    tt/PYG/other Парагвай гуаранилары
    tt/QAR/other Катар риаллары
    tt/RON/other Румыния лее
    tt/RSD/other Сербия динарлары
    tt/RUB/other сум
    tt/RWF/other Руанда франклары
    tt/SAR/other Согуд Гарәбстаны риаллары
    tt/SBD/other Соломон утраулары долларлары
    tt/SCR/other Сейшел утраулары рупиялары
    tt/SDG/other Судан фунтлары
    tt/SEK/other Швеция кронасы
    tt/SGD/other Сингапур долларлары
    tt/SHP/other Изге Елена утравы фунтлары
    tt/SLE/other Сьерра-Леоне леоннары
    tt/SLL/other Сьерра-Леоне леоннары (1964—2022)
    tt/SOS/other Сомали шиллинглары
    tt/SRD/other Суринам долларлары
    tt/SSP/other Көньяк Судан фунтлары
    tt/STN/other Сан-Томеһәм Принсипи добралары
    tt/SYP/other Сурия фунтлары
    tt/SZL/other Свази эмалангенилары
    tt/THB/other Тайвань баты
    tt/TJS/other Таҗикстан сомонилары
    tt/TMT/other Төркмәнстан манаты
    tt/TND/other Тунис динарлары
    tt/TOP/other Тонга паангасы
    tt/TRY/other Төркия лирасы
    tt/TTD/other Тринидад һәм Тобаго долларлары
    tt/TWD/other Яңа Тайвань долларлары
    tt/TZS/other Танзания шиллинглары
    tt/UAH/other Украина гривналары
    tt/UGX/other Уганда шиллинглары
    tt/UYU/other Уругвай песолары
    tt/UZS/other Үзбәкстан сомы
    tt/VES/other Венесуэла боливарлары
    tt/VND/other Вьетнам донгы
    tt/VUV/other Вануату ватлары
    tt/WST/other Самоа таласы
    tt/XAF/other Үзәк африка франклары КФА
    tt/XCD/other Көнчыгыш Кариб долларлары
    tt/XOF/other Көнбатыш Африка КФА франклары
    tt/XPF/other Франциянең диңгез аръягы җәмгыятьләре франклары
    tt/YER/other Йәмән риаллары
    tt/ZAR/other Көньяк Африка рэнды
    tt/ZMW/other Замбия квачалары
    ug/XRE/other RINET فوندى بىرلىكى
    uk/AED/few дирхами ОАЕ
    uk/AED/many дирхамів ОАЕ
    uk/AED/one дирхам ОАЕ
    uk/AED/other дирхама ОАЕ
    uk/AFN/few афганські афгані
    uk/AFN/many афганських афгані
    uk/AFN/one афганський афгані
    uk/AFN/other афганського афгані
    uk/ALL/few албанські леки
    uk/ALL/many албанських леків
    uk/ALL/one албанський лек
    uk/ALL/other албанського лека
    uk/AMD/few вірменські драми
    uk/AMD/many вірменських драмів
    uk/AMD/one вірменський драм
    uk/AMD/other вірменського драма
    uk/ANG/few нідерландські антильські гульдени
    uk/ANG/many нідерландських антильських гульденів
    uk/ANG/one нідерландський антильський гульден
    uk/ANG/other нідерландського антильського гульдена
    uk/AOA/few ангольські кванзи
    uk/AOA/many ангольських кванз
    uk/AOA/one ангольська кванза
    uk/AOA/other ангольської кванзи
    uk/ARS/few аргентинські песо
    uk/ARS/many аргентинських песо
    uk/ARS/one аргентинський песо
    uk/ARS/other аргентинського песо
    uk/AUD/few австралійські долари
    uk/AUD/many австралійських доларів
    uk/AUD/one австралійський долар
    uk/AUD/other австралійського долара
    uk/AWG/few арубські флорини
    uk/AWG/many арубських флоринів
    uk/AWG/one арубський флорин
    uk/AWG/other арубського флорина
    uk/AZN/few азербайджанські манати
    uk/AZN/many азербайджанських манатів
    uk/AZN/one азербайджанський манат
    uk/AZN/other азербайджанського маната
    uk/BAM/few конвертовані марки Боснії і Герцеговини
    uk/BAM/many конвертованих марок Боснії і Герцеговини
    uk/BAM/one конвертована марка Боснії і Герцеговини
    uk/BAM/other конвертованої марки Боснії і Герцеговини
    uk/BBD/few барбадоські долари
    uk/BBD/many барбадоських доларів
    uk/BBD/one барбадоський долар
    uk/BBD/other барбадоського долара
    uk/BDT/few бангладеські таки
    uk/BDT/many бангладеських так
    uk/BDT/one бангладеська така
    uk/BDT/other бангладеської таки
    uk/BGN/few болгарські леви
    uk/BGN/many болгарських левів
    uk/BGN/one болгарський лев
    uk/BGN/other болгарського лева
    uk/BHD/few бахрейнські динари
    uk/BHD/many бахрейнських динарів
    uk/BHD/one бахрейнський динар
    uk/BHD/other бахрейнського динара
    uk/BIF/few бурундійські франки
    uk/BIF/many бурундійських франків
    uk/BIF/one бурундійський франк
    uk/BIF/other бурундійського франка
    uk/BMD/few бермудські долари
    uk/BMD/many бермудських доларів
    uk/BMD/one бермудський долар
    uk/BMD/other бермудського долара
    uk/BND/few брунейські долари
    uk/BND/many брунейських доларів
    uk/BND/one брунейський долар
    uk/BND/other брунейського долара
    uk/BOB/few болівійські болівіано
    uk/BOB/many болівійських болівіано
    uk/BOB/one болівійський болівіано
    uk/BOB/other болівійського болівіано
    uk/BRL/few бразильські реали
    uk/BRL/many бразильських реалів
    uk/BRL/one бразильський реал
    uk/BRL/other бразильського реала
    uk/BSD/few багамські долари
    uk/BSD/many багамських доларів
    uk/BSD/one багамський долар
    uk/BSD/other багамського долара
    uk/BTN/few бутанські нгултруми
    uk/BTN/many бутанських нгултрумів
    uk/BTN/one бутанський нгултрум
    uk/BTN/other бутанського нгултрума
    uk/BWP/few ботсванські пули
    uk/BWP/many ботсванських пул
    uk/BWP/one ботсванська пула
    uk/BWP/other ботсванської пули
    uk/BYN/few білоруські рублі
    uk/BYN/many білоруських рублів
    uk/BYN/one білоруський рубль
    uk/BYN/other білоруського рубля
    uk/BZD/few белізькі долари
    uk/BZD/many белізьких доларів
    uk/BZD/one белізький долар
    uk/BZD/other белізького долара
    uk/CAD/few канадські долари
    uk/CAD/many канадських доларів
    uk/CAD/one канадський долар
    uk/CAD/other канадського долара
    uk/CDF/few конголезькі франки
    uk/CDF/many конголезьких франків
    uk/CDF/one конголезький франк
    uk/CDF/other конголезького франка
    uk/CHF/few швейцарські франки
    uk/CHF/many швейцарських франків
    uk/CHF/one швейцарський франк
    uk/CHF/other швейцарського франка
    uk/CLP/few чилійські песо
    uk/CLP/many чилійських песо
    uk/CLP/one чилійський песо
    uk/CLP/other чилійського песо
    uk/CNH/few китайські офшорні юані
    uk/CNH/many китайських офшорних юанів
    uk/CNH/one китайський офшорний юань
    uk/CNH/other китайського офшорного юаня
    uk/CNY/few китайські юані
    uk/CNY/many китайських юанів
    uk/CNY/one китайський юань
    uk/CNY/other китайського юаня
    uk/COP/few колумбійські песо
    uk/COP/many колумбійських песо
    uk/COP/one колумбійський песо
    uk/COP/other колумбійського песо
    uk/CRC/few костариканські колони
    uk/CRC/many костариканських колонів
    uk/CRC/one костариканський колон
    uk/CRC/other костариканського колона
    uk/CUC/few кубинські конвертовані песо
    uk/CUC/many кубинських конвертованих песо
    uk/CUC/one кубинський конвертований песо
    uk/CUC/other кубинського конвертованого песо
    uk/CUP/few кубинські песо
    uk/CUP/many кубинських песо
    uk/CUP/one кубинський песо
    uk/CUP/other кубинського песо
    uk/CZK/few чеські крони
    uk/CZK/many чеських крон
    uk/CZK/one чеська крона
    uk/CZK/other чеської крони
    uk/DJF/few джибутійські франки
    uk/DJF/many джибутійських франків
    uk/DJF/one джибутійський франк
    uk/DJF/other джибутійського франка
    uk/DKK/few данські крони
    uk/DKK/many данських крон
    uk/DKK/one данська крона
    uk/DKK/other данської крони
    uk/DOP/few домініканські песо
    uk/DOP/many домініканських песо
    uk/DOP/one домініканський песо
    uk/DOP/other домініканського песо
    uk/DZD/few алжирські динари
    uk/DZD/many алжирських динарів
    uk/DZD/one алжирський динар
    uk/DZD/other алжирського динара
    uk/EGP/few єгипетські фунти
    uk/EGP/many єгипетських фунтів
    uk/EGP/one єгипетський фунт
    uk/EGP/other єгипетського фунта
    uk/ERN/few еритрейські накфи
    uk/ERN/many еритрейських накф
    uk/ERN/one еритрейська накфа
    uk/ERN/other еритрейської накфи
    uk/ETB/few ефіопські бири
    uk/ETB/many ефіопських бирів
    uk/ETB/one ефіопський бир
    uk/ETB/other ефіопського бира
    uk/FJD/few фіджійські долари
    uk/FJD/many фіджійських доларів
    uk/FJD/one фіджійський долар
    uk/FJD/other фіджійського долара
    uk/FKP/few фунти Фолклендських островів
    uk/FKP/many фунтів Фолклендських островів
    uk/FKP/one фунт Фолклендських островів
    uk/FKP/other фунта Фолклендських островів
    uk/GBP/few англійські фунти
    uk/GBP/many англійських фунтів
    uk/GBP/one англійський фунт
    uk/GBP/other англійського фунта
    uk/GEL/few грузинські ларі
    uk/GEL/many грузинських ларі
    uk/GEL/one грузинський ларі
    uk/GEL/other грузинського ларі
    uk/GHS/few ганські седі
    uk/GHS/many ганських седі
    uk/GHS/one ганський седі
    uk/GHS/other ганського седі
    uk/GIP/few гібралтарські фунти
    uk/GIP/many гібралтарських фунтів
    uk/GIP/one гібралтарський фунт
    uk/GIP/other гібралтарського фунта
    uk/GMD/few гамбійські даласі
    uk/GMD/many гамбійських даласі
    uk/GMD/one гамбійський даласі
    uk/GMD/other гамбійського даласі
    uk/GNF/few гвінейські франки
    uk/GNF/many гвінейських франків
    uk/GNF/one гвінейський франк
    uk/GNF/other гвінейського франка
    uk/GTQ/few гватемальські кетсалі
    uk/GTQ/many гватемальських кетсалів
    uk/GTQ/one гватемальський кетсаль
    uk/GTQ/other гватемальського кетсаля
    uk/GYD/few гаянські долари
    uk/GYD/many гаянських доларів
    uk/GYD/one гаянський долар
    uk/GYD/other гаянського долара
    uk/HKD/few гонконгські долари
    uk/HKD/many гонконгських доларів
    uk/HKD/one гонконгський долар
    uk/HKD/other гонконгського долара
    uk/HNL/few гондураські лемпіри
    uk/HNL/many гондураських лемпір
    uk/HNL/one гондураська лемпіра
    uk/HNL/other гондураської лемпіри
    uk/HRK/few хорватські куни
    uk/HRK/many хорватських кун
    uk/HRK/one хорватська куна
    uk/HRK/other хорватської куни
    uk/HTG/few гаїтянські гурди
    uk/HTG/many гаїтянських гурдів
    uk/HTG/one гаїтянський гурд
    uk/HTG/other гаїтянського гурда
    uk/HUF/few угорські форинти
    uk/HUF/many угорських форинтів
    uk/HUF/one угорський форинт
    uk/HUF/other угорського форинта
    uk/IDR/many індонезійських рупій
    uk/IDR/one індонезійська рупія
    uk/IDR/other індонезійські рупії
    uk/ILS/few ізраїльські нові шекелі
    uk/ILS/many ізраїльських нових шекелів
    uk/ILS/one ізраїльський новий шекель
    uk/ILS/other ізраїльського нового шекеля
    uk/INR/few індійські рупії
    uk/INR/many індійських рупій
    uk/INR/one індійська рупія
    uk/INR/other індійської рупії
    uk/IQD/few іракські динари
    uk/IQD/many іракських динарів
    uk/IQD/one іракський динар
    uk/IQD/other іракського динара
    uk/IRR/few іранські ріали
    uk/IRR/many іранських ріалів
    uk/IRR/one іранський ріал
    uk/IRR/other іранського ріала
    uk/ISK/few ісландські крони
    uk/ISK/many ісландських крон
    uk/ISK/one ісландська крона
    uk/ISK/other ісландської крони
    uk/JMD/few ямайські долари
    uk/JMD/many ямайських доларів
    uk/JMD/one ямайський долар
    uk/JMD/other ямайського долара
    uk/JOD/few йорданські динари
    uk/JOD/many йорданських динарів
    uk/JOD/one йорданський динар
    uk/JOD/other йорданського динара
    uk/JPY/few японські єни
    uk/JPY/many японських єн
    uk/JPY/one японська єна
    uk/JPY/other японської єни
    uk/KES/few кенійські шилінги
    uk/KES/many кенійських шилінгів
    uk/KES/one кенійський шилінг
    uk/KES/other кенійського шилінга
    uk/KGS/few киргизькі соми
    uk/KGS/many киргизьких сомів
    uk/KGS/one киргизький сом
    uk/KGS/other киргизького сома
    uk/KHR/few камбоджійські рієлі
    uk/KHR/many камбоджійських рієлів
    uk/KHR/one камбоджійський рієль
    uk/KHR/other камбоджійського рієля
    uk/KMF/few коморські франки
    uk/KMF/many коморських франків
    uk/KMF/one коморський франк
    uk/KMF/other коморського франка
    uk/KPW/few північнокорейські вони
    uk/KPW/many північнокорейських вонів
    uk/KPW/one північнокорейський вон
    uk/KPW/other північнокорейського вона
    uk/KRW/few південнокорейські вони
    uk/KRW/many південнокорейських вонів
    uk/KRW/one південнокорейський вон
    uk/KRW/other південнокорейського вона
    uk/KWD/few кувейтські динари
    uk/KWD/many кувейтських динарів
    uk/KWD/one кувейтський динар
    uk/KWD/other кувейтського динара
    uk/KYD/few долари Кайманових островів
    uk/KYD/many доларів Кайманових островів
    uk/KYD/one долар Кайманових островів
    uk/KYD/other долара Кайманових островів
    uk/KZT/few казахстанські тенге
    uk/KZT/many казахстанських тенге
    uk/KZT/one казахстанський тенге
    uk/KZT/other казахстанського тенге
    uk/LAK/few лаоські кіпи
    uk/LAK/many лаоських кіпів
    uk/LAK/one лаоський кіп
    uk/LAK/other лаоського кіпа
    uk/LBP/few ліванські фунти
    uk/LBP/many ліванських фунтів
    uk/LBP/one ліванський фунт
    uk/LBP/other ліванського фунта
    uk/LKR/few шрі-ланкійські рупії
    uk/LKR/many шрі-ланкійських рупій
    uk/LKR/one шрі-ланкійська рупія
    uk/LKR/other шрі-ланкійської рупії
    uk/LRD/few ліберійські долари
    uk/LRD/many ліберійських доларів
    uk/LRD/one ліберійський долар
    uk/LRD/other ліберійського долара
    uk/LSL/few лесотські лоті
    uk/LSL/many лесотських лоті
    uk/LSL/one лесотський лоті
    uk/LSL/other лесотського лоті
    uk/LYD/few лівійські динари
    uk/LYD/many лівійських динарів
    uk/LYD/one лівійський динар
    uk/LYD/other лівійського динара
    uk/MAD/few марокканські дирхами
    uk/MAD/many марокканських дирхамів
    uk/MAD/one марокканський дирхам
    uk/MAD/other марокканського дирхама
    uk/MDL/few молдовські леї
    uk/MDL/many молдовських леїв
    uk/MDL/one молдовський лей
    uk/MDL/other молдовського лея
    uk/MGA/few малагасійські аріарі
    uk/MGA/many малагасійських аріарі
    uk/MGA/one малагасійський аріарі
    uk/MGA/other малагасійського аріарі
    uk/MKD/few македонські денари
    uk/MKD/many македонських денарів
    uk/MKD/one македонський денар
    uk/MKD/other македонського денара
    uk/MMK/few кʼяти Мʼянми
    uk/MMK/many кʼятів Мʼянми
    uk/MMK/one кʼят Мʼянми
    uk/MMK/other кʼята Мʼянми
    uk/MNT/few монгольські тугрики
    uk/MNT/many монгольських тугриків
    uk/MNT/one монгольський тугрик
    uk/MNT/other монгольського тугрика
    uk/MOP/many патак Макао
    uk/MOP/one патака Макао
    uk/MOP/other патаки Макао
    uk/MRU/few мавританські угії
    uk/MRU/many мавританських угій
    uk/MRU/one мавританська угія
    uk/MRU/other мавританської угії
    uk/MUR/few маврикійські рупії
    uk/MUR/many маврикійських рупій
    uk/MUR/one маврикійська рупія
    uk/MUR/other маврикійської рупії
    uk/MVR/few мальдівські руфії
    uk/MVR/many мальдівських руфій
    uk/MVR/one мальдівська руфія
    uk/MVR/other мальдівської руфії
    uk/MWK/few малавійські квачі
    uk/MWK/many малавійських квач
    uk/MWK/one малавійська квача
    uk/MWK/other малавійської квачі
    uk/MXN/few мексиканські песо
    uk/MXN/many мексиканських песо
    uk/MXN/one мексиканський песо
    uk/MXN/other мексиканського песо
    uk/MYR/few малайзійські рингіти
    uk/MYR/many малайзійських рингітів
    uk/MYR/one малайзійський рингіт
    uk/MYR/other малайзійського рингіта
    uk/MZN/few мозамбіцькі метикали
    uk/MZN/many мозамбіцьких метикалів
    uk/MZN/one мозамбіцький метикал
    uk/MZN/other мозамбіцького метикала
    uk/NAD/few намібійські долари
    uk/NAD/many намібійських доларів
    uk/NAD/one намібійський долар
    uk/NAD/other намібійського долара
    uk/NGN/few нігерійські найри
    uk/NGN/many нігерійських найр
    uk/NGN/one нігерійська найра
    uk/NGN/other нігерійської найри
    uk/NIO/few нікарагуанські кордоби
    uk/NIO/many нікарагуанських кордоб
    uk/NIO/one нікарагуанська кордоба
    uk/NIO/other нікарагуанської кордоби
    uk/NOK/few норвезькі крони
    uk/NOK/many норвезьких крон
    uk/NOK/one норвезька крона
    uk/NOK/other норвезької крони
    uk/NPR/few непальські рупії
    uk/NPR/many непальських рупій
    uk/NPR/one непальська рупія
    uk/NPR/other непальської рупії
    uk/NZD/few новозеландські долари
    uk/NZD/many новозеландських доларів
    uk/NZD/one новозеландський долар
    uk/NZD/other новозеландського долара
    uk/OMR/few оманські ріали
    uk/OMR/many оманських ріалів
    uk/OMR/one оманський ріал
    uk/OMR/other оманського ріала
    uk/PAB/few панамські бальбоа
    uk/PAB/many панамських бальбоа
    uk/PAB/one панамське бальбоа
    uk/PAB/other панамського бальбоа
    uk/PEN/few перуанські нові соли
    uk/PEN/many перуанських нових солів
    uk/PEN/one перуанський новий сол
    uk/PEN/other перуанського нового сола
    uk/PGK/many кін Папуа-Нової Ґвінеї
    uk/PGK/one кіна Папуа-Нової Ґвінеї
    uk/PGK/other кіни Папуа-Нової Ґвінеї
    uk/PHP/few філіппінські песо
    uk/PHP/many філіппінських песо
    uk/PHP/one філіппінський песо
    uk/PHP/other філіппінського песо
    uk/PKR/few пакистанські рупії
    uk/PKR/many пакистанських рупій
    uk/PKR/one пакистанська рупія
    uk/PKR/other пакистанської рупії
    uk/PLN/few польські злоті
    uk/PLN/many польських злотих
    uk/PLN/one польський злотий
    uk/PLN/other польського злотого
    uk/PYG/few парагвайські гуарані
    uk/PYG/many парагвайських гуарані
    uk/PYG/one парагвайський гуарані
    uk/PYG/other парагвайського гуарані
    uk/QAR/few катарські ріали
    uk/QAR/many катарських ріалів
    uk/QAR/one катарський ріал
    uk/QAR/other катарського ріала
    uk/RON/few румунські леї
    uk/RON/many румунських леїв
    uk/RON/one румунський лей
    uk/RON/other румунського лея
    uk/RSD/few сербські динари
    uk/RSD/many сербських динарів
    uk/RSD/one сербський динар
    uk/RSD/other сербського динара
    uk/RUB/few російські рублі
    uk/RUB/many російських рублів
    uk/RUB/one російський рубль
    uk/RUB/other російського рубля
    uk/RWF/few руандійські франки
    uk/RWF/many руандійських франків
    uk/RWF/one руандійський франк
    uk/RWF/other руандійського франка
    uk/SAR/few саудівські ріали
    uk/SAR/many саудівських ріалів
    uk/SAR/one саудівський ріал
    uk/SAR/other саудівського ріала
    uk/SBD/few долари Соломонових Островів
    uk/SBD/many доларів Соломонових Островів
    uk/SBD/one долар Соломонових Островів
    uk/SBD/other долара Соломонових Островів
    uk/SCR/few сейшельські рупії
    uk/SCR/many сейшельських рупій
    uk/SCR/one сейшельська рупія
    uk/SCR/other сейшельської рупії
    uk/SDG/few суданські фунти
    uk/SDG/many суданських фунтів
    uk/SDG/one суданський фунт
    uk/SDG/other суданського фунта
    uk/SEK/few шведські крони
    uk/SEK/many шведських крон
    uk/SEK/one шведська крона
    uk/SEK/other шведської крони
    uk/SGD/few сінгапурські долари
    uk/SGD/many сінгапурських доларів
    uk/SGD/one сінгапурський долар
    uk/SGD/other сінгапурського долара
    uk/SHP/few фунти острова Святої Єлени
    uk/SHP/many фунтів острова Святої Єлени
    uk/SHP/one фунт острова Святої Єлени
    uk/SHP/other фунта острова Святої Єлени
    uk/SOS/few сомалійські шилінги
    uk/SOS/many сомалійських шилінгів
    uk/SOS/one сомалійський шилінг
    uk/SOS/other сомалійського шилінга
    uk/SRD/few суринамські долари
    uk/SRD/many суринамських доларів
    uk/SRD/one суринамський долар
    uk/SRD/other суринамського долара
    uk/SSP/few південносуданські фунти
    uk/SSP/many південносуданських фунтів
    uk/SSP/one південносуданський фунт
    uk/SSP/other південносуданського фунта
    uk/STN/few добри Сан-Томе і Принсіпі
    uk/STN/many добр Сан-Томе і Принсіпі
    uk/STN/one добра Сан-Томе і Прінсіпі
    uk/STN/other добри Сан-Томе і Прінсіпі
    uk/SYP/few сирійські фунти
    uk/SYP/many сирійських фунтів
    uk/SYP/one сирійський фунт
    uk/SYP/other сирійського фунта
    uk/SZL/few свазілендські лілангені
    uk/SZL/many свазілендських лілангені
    uk/SZL/one свазілендський лілангені
    uk/SZL/other свазілендського лілангені
    uk/THB/few таїландські бати
    uk/THB/many таїландських батів
    uk/THB/one таїландський бат
    uk/THB/other таїландського бата
    uk/TJS/few таджицькі сомоні
    uk/TJS/many таджицьких сомоні
    uk/TJS/one таджицький сомоні
    uk/TJS/other таджицького сомоні
    uk/TMT/few туркменські манати
    uk/TMT/many туркменських манатів
    uk/TMT/one туркменський манат
    uk/TMT/other туркменського маната
    uk/TND/few туніські динари
    uk/TND/many туніських динарів
    uk/TND/one туніський динар
    uk/TND/other туніського динара
    uk/TOP/few тонганські паанги
    uk/TOP/many тонганських паанг
    uk/TOP/one тонганська паанга
    uk/TOP/other тонганської паанги
    uk/TRY/few турецькі ліри
    uk/TRY/many турецьких лір
    uk/TRY/one турецька ліра
    uk/TRY/other турецької ліри
    uk/TTD/few долари Тринідаду і Тобаго
    uk/TTD/many доларів Тринідаду і Тобаго
    uk/TTD/one долар Тринідаду і Тобаго
    uk/TTD/other долара Тринідаду і Тобаго
    uk/TWD/few нові тайванські долари
    uk/TWD/many нових тайванських доларів
    uk/TWD/one новий тайванський долар
    uk/TWD/other нового тайванського долара
    uk/TZS/few танзанійські шилінги
    uk/TZS/many танзанійських шилінгів
    uk/TZS/one танзанійський шилінг
    uk/TZS/other танзанійського шилінга
    uk/UAH/few українські гривні
    uk/UAH/many українських гривень
    uk/UAH/one українська гривня
    uk/UAH/other української гривні
    uk/UGX/few угандійські шилінги
    uk/UGX/many угандійських шилінгів
    uk/UGX/one угандійський шилінг
    uk/UGX/other угандійського шилінга
    uk/USD/few долари США
    uk/USD/many доларів США
    uk/USD/one долар США
    uk/USD/other долара США
    uk/UYU/few уругвайські песо
    uk/UYU/many уругвайських песо
    uk/UYU/one уругвайський песо
    uk/UYU/other уругвайського песо
    uk/UZS/few узбецькі суми
    uk/UZS/many узбецьких сумів
    uk/UZS/one узбецький сум
    uk/UZS/other узбецького сума
    uk/VEF/few венесуельські болівари (2008–2018)
    uk/VEF/many венесуельських боліварів (2008–2018)
    uk/VEF/one венесуельський болівар (2008–2018)
    uk/VEF/other венесуельського болівара (2008–2018)
    uk/VES/few венесуельські болівари
    uk/VES/many венесуельських боліварів
    uk/VES/one венесуельський болівар
    uk/VES/other венесуельського болівара
    uk/VND/few вʼєтнамські донги
    uk/VND/many вʼєтнамських донгів
    uk/VND/one вʼєтнамський донг
    uk/VND/other вʼєтнамського донга
    uk/VUV/few вануатські вату
    uk/VUV/many вануатських вату
    uk/VUV/one вануатський вату
    uk/VUV/other вануатського вату
    uk/WST/few самоанські тали
    uk/WST/many самоанських тал
    uk/WST/one самоанська тала
    uk/WST/other самоанської тали
    uk/XAF/few центральноафриканські франки
    uk/XAF/many центральноафриканських франків
    uk/XAF/one центральноафриканський франк
    uk/XAF/other центральноафриканського франка
    uk/XCD/few східнокарибські долари
    uk/XCD/many східнокарибських доларів
    uk/XCD/one східнокарибський долар
    uk/XCD/other східнокарибського долара
    uk/XOF/few західноафриканські франки
    uk/XOF/many західноафриканських франків
    uk/XOF/one західноафриканський франк
    uk/XOF/other західноафриканського франка
    uk/XPF/few французькі тихоокеанські франки
    uk/XPF/many французьких тихоокеанських франків
    uk/XPF/one французький тихоокеанський франк
    uk/XPF/other французького тихоокеанського франка
    uk/YER/few єменські ріали
    uk/YER/many єменських ріалів
    uk/YER/one єменський ріал
    uk/YER/other єменського ріала
    uk/ZAR/few південноафриканські ранди
    uk/ZAR/many південноафриканських рандів
    uk/ZAR/one південноафриканський ранд
    uk/ZAR/other південноафриканського ранда
    uk/ZMW/few замбійські квачі
    uk/ZMW/many замбійських квач
    uk/ZMW/one замбійська квача
    uk/ZMW/other замбійської квачі
    ur/BZD/one بیلیز ڈالر
    ur/BZD/other بیلیز ڈالرز
    ur/CZK/one چیک کرونا
    ur/CZK/other چیک کروناز
    ur/ILS/one اسرائیلی نیا شیکل
    ur/ILS/other اسرائیلی نیا شیکلز
    ur/INR/one بھارتی روپیہ
    ur/INR/other بھارتی روپے
    ur/ISK/one آئس لينڈی کرونا
    ur/ISK/other آئس لينڈی کرونوں
    ur/MZN/one موزامبیقی میٹیکل
    ur/MZN/other موزامبیقی میٹیکلز
    ur/PHP/one فلپائینی پیسہ
    ur/PHP/other فلپائنی پیسو
    ur/RON/one رومانیائی لیو
    ur/RON/other رومانیائی لی
    ur/SEK/one سویڈن کرونا
    ur/SEK/other سویڈن کرونر
    ur/SSP/one جنوبی سوڈانی پاؤنڈ
    ur/SSP/other جنوبی سوڈانی پاؤنڈز
    ur/XPF/one CFP فرانک
    ur/XPF/other CFP فرانکس
    ur_Arab_IN/PKR/one پاکستانی روپیہ
    ur_Arab_IN/PKR/other پاکستانی روپے
    ur_Aran_IN/PKR/one پاکستانی روپیہ
    ur_Aran_IN/PKR/other پاکستانی روپے
    uz/AED/other BAA dirhami
    uz/EUR/other yevro
    uz/JOD/one Yordaniya dinori
    uz_Cyrl/CUC/other Куба айирбошлаш песоси
    uz_Cyrl/KYD/other Кайман ороли доллари
    uz_Cyrl/XCD/other Шарқ Кариб доллари
    vec/AFN/one afgan afghanistan
    vec/AFN/other afgani afghanistan
    vec/ALL/one lek albaneze
    vec/ALL/other lek albanezi
    vec/AMD/one dram armen
    vec/AMD/other dram armeni
    vec/ANG/one fiorin antilan
    vec/ANG/other fiorini antilani
    vec/AOA/one kwanza angoleze
    vec/AOA/other kwanza angolezi
    vec/ARS/one pezos arjentin
    vec/ARS/other pezos arjentini
    vec/AUD/one dòlaro australian
    vec/AUD/other dòlari australiani
    vec/AWG/one fiorin arubaneze
    vec/AWG/other fiorini arubanezi
    vec/AZN/one manat azerbaijan
    vec/AZN/other manat azerbaijani
    vec/BAM/one marco convertìbile de la Boznia e Erzegòvina
    vec/BAM/other marchi convertìbili de la Boznia e Erzegòvina
    vec/BBD/one dòlaro barbadeze
    vec/BBD/other dòlari barbadezi
    vec/BDT/one taka bangladeze
    vec/BDT/other taka bangladezi
    vec/BGN/one lev bùlgaro
    vec/BGN/other lev bùlgari
    vec/BHD/one dìnaro bareineze
    vec/BHD/other dìnari bareinezi
    vec/BIF/one franco burundeze
    vec/BIF/other franchi burundezi
    vec/BMD/one dòlaro bermudeze
    vec/BMD/other dòlari bermudezi
    vec/BND/one dòlaro bruneian
    vec/BND/other dòlari bruneiani
    vec/BOB/one bolivian
    vec/BOB/other boliviani
    vec/BRL/one real brazilian
    vec/BRL/other real braziliani
    vec/BSD/one dòlaro bahameze
    vec/BSD/other dòlari bahamezi
    vec/BTN/one gultrum butaneze
    vec/BTN/other gultrum butanezi
    vec/BWP/one pula botzwaneze
    vec/BWP/other pula botzwanezi
    vec/BYN/one rublo beloruso
    vec/BYN/other rubli belorusi
    vec/BZD/one dòlaro belizeneze
    vec/BZD/other dòlari belizenezi
    vec/CAD/one dòlaro canadeze
    vec/CAD/other dòlari canadezi
    vec/CDF/one franco congoleze
    vec/CDF/other franchi congolezi
    vec/CHF/one franco zvìsaro
    vec/CHF/other franchi zvìsari
    vec/CLP/one pezos cilen
    vec/CLP/other pezos cileni
    vec/CNH/one yuan estrateritoriale
    vec/CNH/other yuan estrateritoriali
    vec/CNY/one yuan sineze
    vec/CNY/other yuan sinezi
    vec/COP/one pezos colonbian
    vec/COP/other pezos colonbiani
    vec/CRC/one colonbo costarican
    vec/CRC/other colonbi costaricani
    vec/CUC/one pezos cuban convertìbile
    vec/CUC/other pezos cubani convertìbili
    vec/CUP/one pezos cuban
    vec/CUP/other pezos cubani
    vec/CVE/one scudo caoverdian
    vec/CVE/other scudi caoverdiani
    vec/CZK/one corona ceca
    vec/CZK/other corone ceche
    vec/DJF/one franco jibutian
    vec/DJF/other franchi jibutiani
    vec/DKK/one corona daneze
    vec/DKK/other corone danezi
    vec/DOP/one pezos domenegan
    vec/DOP/other pezos domenegani
    vec/DZD/one dìnaro aljerin
    vec/DZD/other dìnari aljerini
    vec/EGP/one sterlina ejisiana
    vec/EGP/other sterline ejisiane
    vec/ERN/one nakfa eritrèo
    vec/ERN/other nakfa eritrèi
    vec/ETB/one bir etiòpego
    vec/ETB/other bir etiòpeghi
    vec/FJD/one dòlaro fijian
    vec/FJD/other dòlari fijiani
    vec/FKP/one sterlina malvineze
    vec/FKP/other sterline malvinezi
    vec/GBP/one sterlina ingleze
    vec/GBP/other sterline inglezi
    vec/GEL/one lari jeorjan
    vec/GEL/other lari jeorjani
    vec/GHS/one cedi ganeze
    vec/GHS/other cedi ganezi
    vec/GIP/one sterlina gibilterana
    vec/GIP/other sterline gibilterane
    vec/GMD/one dalaso ganbian
    vec/GMD/other dalasi ganbiani
    vec/GNF/one franco guinean
    vec/GNF/other franchi guineani
    vec/GTQ/one quetzal guatemaleze
    vec/GTQ/other quetzal guatemalezi
    vec/GYD/one dòlaro guyaneze
    vec/GYD/other dòlari guyanezi
    vec/HKD/one dòlaro hongkongeze
    vec/HKD/other dòlari hongkongezi
    vec/HNL/one lenpira hondureze
    vec/HNL/other lenpira hondurezi
    vec/HRK/one kuna croata
    vec/HRK/other kune croate
    vec/HTG/one gordo haitian
    vec/HTG/other gordi haitiani
    vec/HUF/one fiorin ongareze
    vec/HUF/other fiorini ongarezi
    vec/IDR/one rupìa indoneziana
    vec/IDR/other rupìe indoneziane
    vec/ILS/one novo siglo izraelian
    vec/ILS/other novi sigli izraeliani
    vec/INR/one rupìa indiana
    vec/INR/other rupìe indiane
    vec/IQD/one dìnaro irachen
    vec/IQD/other dìnari iracheni
    vec/IRR/one rial iranian
    vec/IRR/other rial iraniani
    vec/ISK/one corona izlandeze
    vec/ISK/other corone izlandezi
    vec/JMD/one dòlaro jamaegan
    vec/JMD/other dòlari jamaegani
    vec/JOD/one dìnaro jordanian
    vec/JOD/other dìnari jordaniani
    vec/JPY/one yen japoneze
    vec/JPY/other yen japonezi
    vec/KES/one selin kenian
    vec/KES/other selini keniani
    vec/KGS/one som kirghizistan
    vec/KGS/other som kirghizistani
    vec/KHR/one rial canbojan
    vec/KHR/other rial canbojani
    vec/KMF/one franco comorian
    vec/KMF/other franchi comoriani
    vec/KPW/one won nordcorean
    vec/KPW/other won nordcoreani
    vec/KRW/one won sudcorean
    vec/KRW/other won sudcoreani
    vec/KWD/one dìnaro kuwaitian
    vec/KWD/other dìnari kuwaitiani
    vec/KYD/one dòlaro caimaneze
    vec/KYD/other dòlari caimanezi
    vec/KZT/one tenge kazakistan
    vec/KZT/other tenge kazakistani
    vec/LAK/one kip laosian
    vec/LAK/other kip laosiani
    vec/LBP/one sterlina libaneze
    vec/LBP/other sterline libanezi
    vec/LKR/one rupìa srilankeze
    vec/LKR/other rupìe srilankezi
    vec/LRD/one dòlaro liberian
    vec/LRD/other dòlari liberiani
    vec/LSL/one loti lezotian
    vec/LSL/other loti lezotiani
    vec/LYD/one dìnaro lìbego
    vec/LYD/other dìnari lìbeghi
    vec/MAD/one dirham marochin
    vec/MAD/other dirham marochini
    vec/MDL/one leu moldavo
    vec/MDL/other leu moldavi
    vec/MGA/one ariari malgaso
    vec/MGA/other ariari malgasi
    vec/MKD/one dìnaro masèdone
    vec/MKD/other dìnari masèdoni
    vec/MMK/one kiat birman
    vec/MMK/other kiat birmani
    vec/MNT/one tugrik móngolo
    vec/MNT/other tugrik móngoli
    vec/MOP/one pataca macaena
    vec/MOP/other patache macaene
    vec/MRU/one ughija mauritan
    vec/MRU/other ughija mauritani
    vec/MUR/one rupìa maurisiana
    vec/MUR/other rupìe maurisiane
    vec/MVR/one rupìa maldiviana
    vec/MVR/other rupìe maldiviane
    vec/MWK/one kwacha malawian
    vec/MWK/other kwacha malawiani
    vec/MXN/one pezos mesegan
    vec/MXN/other pezos mesegani
    vec/MYR/one ringit malezian
    vec/MYR/other ringit maleziani
    vec/MZN/one metical mozanbigan
    vec/MZN/other metical mozanbigani
    vec/NAD/one dòlaro namibian
    vec/NAD/other dòlari namibiani
    vec/NGN/one naira nigeriana
    vec/NGN/other naire nigeriane
    vec/NIO/one còrdoba nicaragueze
    vec/NIO/other còrdoba nicaraguezi
    vec/NOK/one corona norvejeze
    vec/NOK/other corone norvejezi
    vec/NPR/one rupìa nepaleze
    vec/NPR/other rupìe nepalezi
    vec/NZD/one dòlaro neozelandeze
    vec/NZD/other dòlari neozelandezi
    vec/OMR/one rial omaneze
    vec/OMR/other rial omanezi
    vec/PAB/one balbòa panameze
    vec/PAB/other balbòa panamezi
    vec/PEN/one soles peruvian
    vec/PEN/other soles peruviani
    vec/PGK/one kina papuaiana
    vec/PGK/other kine papuaiane
    vec/PHP/one pezos filipin
    vec/PHP/other pezos filipini
    vec/PKR/one rupìa pakistana
    vec/PKR/other rupìe pakistane
    vec/PLN/one zloty polaco
    vec/PLN/other zloty polachi
    vec/PYG/one guaranì paraguaian
    vec/PYG/other guaranì paraguaiani
    vec/QAR/one rial catarian
    vec/QAR/other rial catariani
    vec/RON/one leu romen
    vec/RON/other leu romeni
    vec/RSD/one dìnaro serbo
    vec/RSD/other dìnari serbi
    vec/RUB/one rublo ruso
    vec/RUB/other rubli rusi
    vec/RWF/one franco ruandeze
    vec/RWF/other franchi ruandezi
    vec/SAR/one rial saudìo
    vec/SAR/other rial saudìi
    vec/SBD/one dòlaro salomoneze
    vec/SBD/other dòlari salomonezi
    vec/SCR/one rupìa seiseleze
    vec/SCR/other rupìe seiselezi
    vec/SDG/one sterlina sudaneze
    vec/SDG/other sterline sudanezi
    vec/SEK/one corona zvedeze
    vec/SEK/other corone zvedezi
    vec/SGD/one dòlaro singaporian
    vec/SGD/other dòlari singaporiani
    vec/SHP/one sterlina de Sant’Èlena
    vec/SHP/other sterline de Sant’Èlena
    vec/SLE/one leon sierleoneze
    vec/SLE/other leoni sierleonezi
    vec/SLL/one leon sierleoneze (1964—2022)
    vec/SLL/other leoni sierleonezi (1964—2022)
    vec/SOS/one selin sòmalo
    vec/SOS/other selini sòmali
    vec/SRD/one dòlaro surinameze
    vec/SRD/other dòlari surinamezi
    vec/SSP/one sterlina sud sudaneze
    vec/SSP/other sterline sud sudanezi
    vec/SYP/one sterlina siriana
    vec/SYP/other sterline siriane
    vec/SZL/one lilangeni esuatin
    vec/SZL/other lilangeni esuatini
    vec/THB/one bat tailandeze
    vec/THB/other bat tailandezi
    vec/TJS/one somoni tajikistan
    vec/TJS/other somoni tajikistani
    vec/TMT/one manat turkmenistan
    vec/TMT/other manat turkmenistani
    vec/TND/one dìnaro tunizin
    vec/TND/other dìnari tunizini
    vec/TOP/one paʻanga tongan
    vec/TOP/other paʻanga tongani
    vec/TRY/one lira turca
    vec/TRY/other lire turche
    vec/TTD/one dòlaro de Trinidà e Tabaco
    vec/TTD/other dòlari de Trinidà e Tabaco
    vec/TWD/one novo dòlaro taiwaneze
    vec/TWD/other novi dòlari taiwanezi
    vec/TZS/one selin tanzaneze
    vec/TZS/other selini tanzanezi
    vec/UAH/one grivna ucraina
    vec/UAH/other grivne ucraine
    vec/UGX/one selin ugandeze
    vec/UGX/other selini ugandezi
    vec/USD/one dòlaro meregan
    vec/USD/other dòlari meregani
    vec/UYU/one pezos uruguaian
    vec/UYU/other pezos uruguaiani
    vec/UZS/one som uzbekistan
    vec/UZS/other som uzbekistani
    vec/VES/one bolìvar venesuelan
    vec/VES/other bolìvar venesuelani
    vec/VND/one dong vietnameze
    vec/VND/other dong vietnamezi
    vec/VUV/one vatu vanuatian
    vec/VUV/other vatu vanuatiani
    vec/WST/one tala samoan
    vec/WST/other tala samoani
    vec/XAF/one franco CFA de l’Àfrega sentrale
    vec/XAF/other franchi CFA de l’Àfrega sentrale
    vec/XCD/one dòlaro caraìbego
    vec/XCD/other dòlari caraìbeghi
    vec/XOF/one franco CFA de l’Àfrega osidentale
    vec/XOF/other franchi CFA de l’Àfrega osidentale
    vec/XPF/one franco CFP
    vec/XPF/other franchi CFP
    vec/YER/one rial yemenida
    vec/YER/other rial yemenìi
    vec/ZAR/one rand sudafregan
    vec/ZAR/other rand sudafregani
    vec/ZMW/one kwacha zanbian
    vec/ZMW/other kwacha zanbiani
    vi/AED/other dirham UAE
    vi/ALL/other lek Albania
    vi/AMD/other dram Armenia
    vi/ANG/other guilder Antille Hà Lan
    vi/AOA/other kwanza Angola
    vi/ARS/other peso Argentina
    vi/AZN/other manat Azerbaijan
    vi/BAM/other mark Bosnia-Herzegovina có thể chuyển đổi
    vi/BBD/other đô la Barbados
    vi/BGN/other lev Bulgaria
    vi/BHD/other dinar Bahrain
    vi/BIF/other franc Burundi
    vi/BMD/other đô la Bermuda
    vi/BND/other đô la Brunei
    vi/BOB/other boliviano Bolivia
    vi/BRL/other real Braxin
    vi/BSD/other đô la Bahamas
    vi/BWP/other pula Botswana
    vi/BYN/other rúp Belarus
    vi/BZD/other đô la Belize
    vi/CAD/other đô la Canada
    vi/CDF/other franc Congo
    vi/CHF/other franc Thụy sĩ
    vi/CLP/other peso Chile
    vi/CNH/other nhân dân tệ (hải ngoại)
    vi/CNY/other nhân dân tệ
    vi/COP/other peso Colombia
    vi/CRC/other colón Costa Rica
    vi/CUC/other peso Cuba có thể chuyển đổi
    vi/CUP/other peso Cuba
    vi/CVE/other escudo Cape Verde
    vi/CZK/other koruna Cộng hòa Séc
    vi/DJF/other franc Djibouti
    vi/DKK/other krone Đan Mạch
    vi/DOP/other peso Dominica
    vi/DZD/other dinar Algeria
    vi/EGP/other bảng Ai Cập
    vi/ERN/other nakfa Eritrea
    vi/ETB/other birr Ethiopia
    vi/EUR/other euro
    vi/FJD/other đô la Fiji
    vi/FKP/other bảng Quần đảo Falkland
    vi/GBP/other bảng Anh
    vi/GEL/other lari Georgia
    vi/GHS/other cedi Ghana
    vi/GIP/other bảng Gibraltar
    vi/GMD/other dalasi Gambia
    vi/GNF/other franc Guinea
    vi/GTQ/other quetzal Guatemala
    vi/GYD/other đô la Guyana
    vi/HKD/other đô la Hồng Kông
    vi/HNL/other lempira Honduras
    vi/HRK/other kuna Croatia
    vi/HTG/other gourde Haiti
    vi/HUF/other forint Hungary
    vi/IDR/other rupiah Indonesia
    vi/ILS/other sheqel Israel mới
    vi/IQD/other dinar Iraq
    vi/ISK/other króna Iceland
    vi/JMD/other đô la Jamaica
    vi/JOD/other dinar Jordan
    vi/JPY/other yên Nhật
    vi/KES/other shilling Kenya
    vi/KGS/other som Kyrgyzstan
    vi/KHR/other riel Campuchia
    vi/KMF/other franc Comoros
    vi/KPW/other won Triều Tiên
    vi/KRW/other won Hàn Quốc
    vi/KWD/other dinar Kuwait
    vi/KYD/other đô la Quần đảo Cayman
    vi/KZT/other tenge Kazakhstan
    vi/LAK/other kip Lào
    vi/LBP/other bảng Li-băng
    vi/LRD/other đô la Liberia
    vi/LYD/other dinar Libi
    vi/MAD/other dirham Ma-rốc
    vi/MDL/other leu Moldova
    vi/MGA/other ariary Madagascar
    vi/MKD/other denar Macedonia
    vi/MMK/other kyat Myanma
    vi/MNT/other tugrik Mông Cổ
    vi/MOP/other pataca Ma Cao
    vi/MRU/other ouguiya Mauritania
    vi/MUR/other rupee Mauritius
    vi/MWK/other kwacha Malawi
    vi/MXN/other peso Mexico
    vi/MYR/other ringgit Malaysia
    vi/MZN/other metical Mozambique
    vi/NAD/other đô la Namibia
    vi/NGN/other naira Nigeria
    vi/NIO/other córdoba Nicaragua
    vi/NOK/other krone Na Uy
    vi/NZD/other đô la New Zealand
    vi/OMR/other rial Oman
    vi/PAB/other balboa Panama
    vi/PEN/other sol Peru
    vi/PGK/other kina Papua New Guinea
    vi/PHP/other peso Philipin
    vi/PLN/other zloty Ba Lan
    vi/PYG/other guarani Paraguay
    vi/QAR/other rial Qatar
    vi/RON/other leu Romania
    vi/RSD/other dinar Serbia
    vi/RUB/other rúp Nga
    vi/RWF/other franc Rwanda
    vi/SAR/other riyal Ả Rập Xê-út
    vi/SBD/other đô la Quần đảo Solomon
    vi/SCR/other rupee Seychelles
    vi/SDG/other bảng Sudan
    vi/SEK/other krona Thụy Điển
    vi/SGD/other đô la Singapore
    vi/SHP/other bảng St. Helena
    vi/SOS/other shilling Somali
    vi/SRD/other đô la Suriname
    vi/SSP/other bảng Nam Sudan
    vi/STN/other dobra São Tomé và Príncipe
    vi/SYP/other bảng Syria
    vi/SZL/other lilangeni Swaziland
    vi/THB/other bạt Thái Lan
    vi/TJS/other somoni Tajikistan
    vi/TMT/other manat Turkmenistan
    vi/TND/other dinar Tunisia
    vi/TOP/other paʻanga Tonga
    vi/TTD/other đô la Trinidad và Tobago
    vi/TWD/other đô la Đài Loan mới
    vi/TZS/other shilling Tanzania
    vi/UAH/other hryvnia Ukraina
    vi/UGX/other shilling Uganda
    vi/USD/other đô la Mỹ
    vi/UYU/other peso Uruguay
    vi/UZS/other som Uzbekistan
    vi/VES/other bolívar Venezuela
    vi/VND/other đồng Việt Nam
    vi/VUV/other vatu Vanuatu
    vi/WST/other tala Samoa
    vi/XAF/other franc CFA Trung Phi
    vi/XCD/other đô la Đông Caribê
    vi/XOF/other franc CFA Tây Phi
    vi/XPF/other franc CFP
    vi/YER/other rial Yemen
    vi/ZAR/other rand Nam Phi
    vi/ZMW/other kwacha Zambia
    wae/BRL/one Brasilianišä Real
    wae/CNY/one Chinesišä Yuan
    wae/INR/one Indišä Rupie
    wo/AED/other UAE dirhams
    wo/AFN/other Afghan Afghanis
    wo/ALL/other Albanian lekë
    wo/AMD/other Armenian drams
    wo/ANG/other Netherlands Antillean guilders
    wo/AOA/other Angolan kwanzas
    wo/ARS/other Argentine pesos
    wo/AUD/other Australian dollars
    wo/AWG/other Aruban florin
    wo/AZN/other Azerbaijani manats
    wo/BAM/other Bosnia-Herzegovina convertible marks
    wo/BBD/other Barbadian dollars
    wo/BDT/other Bangladeshi takas
    wo/BGN/other Bulgarian leva
    wo/BHD/other Bahraini dinars
    wo/BIF/other Burundian francs
    wo/BMD/other Bermudan dollars
    wo/BND/other Brunei dollars
    wo/BOB/other Bolivian bolivianos
    wo/BRL/other Real yu Bresil
    wo/BSD/other Bahamian dollars
    wo/BTN/other Bhutanese ngultrums
    wo/BWP/other Botswanan pulas
    wo/BYN/other Belarusian rubles
    wo/BZD/other Belize dollars
    wo/CAD/other Canadian dollars
    wo/CDF/other Congolese francs
    wo/CHF/other Swiss francs
    wo/CLP/other Chilean pesos
    wo/CNH/other Chinese yuan (offshore)
    wo/CNY/other Yuan yu Siin
    wo/COP/other Colombian pesos
    wo/CRC/other Costa Rican colóns
    wo/CUC/other Cuban convertible pesos
    wo/CUP/other Cuban pesos
    wo/CVE/other Cape Verdean escudos
    wo/CZK/other Czech korunas
    wo/DJF/other Djiboutian francs
    wo/DKK/other Danish kroner
    wo/DOP/other Dominican pesos
    wo/DZD/other Algerian dinars
    wo/EGP/other Egyptian pounds
    wo/ERN/other Eritrean nakfas
    wo/ETB/other Ethiopian birrs
    wo/EUR/other euro
    wo/FJD/other Fijian dollars
    wo/FKP/other Falkland Islands pounds
    wo/GBP/other Pound yu Grànd Brëtaañ
    wo/GEL/other Georgian laris
    wo/GHS/other Ghanaian cedis
    wo/GIP/other GIPS
    wo/GMD/other Gambian dalasis
    wo/GNF/other Guinean francs
    wo/GTQ/other Guatemalan quetzals
    wo/GYD/other Guyanaese dollars
    wo/HKD/other Hong Kong dollars
    wo/HNL/other Honduran lempiras
    wo/HRK/other Croatian kunas
    wo/HTG/other Haitian gourdes
    wo/HUF/other Hungarian forints
    wo/IDR/other Indonesian rupiahs
    wo/ILS/other Israeli new shekels
    wo/INR/other Rupee yu End
    wo/IQD/other Iraqi dinars
    wo/IRR/other Iranian rials
    wo/ISK/other Icelandic krónur
    wo/JMD/other Jamaican dollars
    wo/JOD/other Jordanian dinars
    wo/JPY/other Yen yu Sapoŋ
    wo/KES/other Kenyan shillings
    wo/KGS/other Kyrgystani soms
    wo/KHR/other Cambodian riels
    wo/KMF/other Comorian francs
    wo/KPW/other North Korean won
    wo/KRW/other South Korean won
    wo/KWD/other Kuwaiti dinars
    wo/KYD/other Cayman Islands dollars
    wo/KZT/other Kazakhstani tenges
    wo/LAK/other Laotian kips
    wo/LBP/other Lebanese pounds
    wo/LKR/other Sri Lankan rupees
    wo/LRD/other Liberian dollars
    wo/LSL/other Lesotho lotis
    wo/LYD/other Libyan dinars
    wo/MDL/other Moldovan lei
    wo/MGA/other Malagasy ariaries
    wo/MKD/other Macedonian denari
    wo/MMK/other Myanmar kyats
    wo/MNT/other Mongolian tugriks
    wo/MOP/other Macanese patacas
    wo/MRU/other Mauritanian ouguiyas
    wo/MUR/other Mauritian rupees
    wo/MVR/other Maldivian rufiyaas
    wo/MWK/other Malawian kwachas
    wo/MXN/other Mexican pesos
    wo/MYR/other Malaysian ringgits
    wo/MZN/other Mozambican meticals
    wo/NAD/other Namibian dollars
    wo/NGN/other Nigerian nairas
    wo/NIO/other Nicaraguan córdobas
    wo/NOK/other Norwegian kroner
    wo/NPR/other Nepalese rupees
    wo/NZD/other New Zealand dollars
    wo/OMR/other Omani rials
    wo/PAB/other Panamanian balboas
    wo/PEN/other Peruvian soles
    wo/PGK/other Papua New Guinean kina
    wo/PHP/other Philippine pesos
    wo/PKR/other Pakistani rupees
    wo/PLN/other Polish zlotys
    wo/PYG/other Paraguayan guaranis
    wo/QAR/other Qatari riyals
    wo/RON/other Romanian lei
    wo/RSD/other Serbian dinars
    wo/RUB/other Ruble yu Risi
    wo/RWF/other Rwandan francs
    wo/SAR/other Saudi riyals
    wo/SBD/other Solomon Islands dollars
    wo/SCR/other Seychellois rupees
    wo/SDG/other Sudanese pounds
    wo/SEK/other Swedish kronor
    wo/SGD/other Singapore dollars
    wo/SHP/other St. Helena pounds
    wo/SLE/other Sierra Leonean leones
    wo/SLL/other Sierra Leonean leones (1964—2022)
    wo/SOS/other Somali shillings
    wo/SRD/other Surinamese dollars
    wo/SSP/other South Sudanese pounds
    wo/STN/other São Tomé & Príncipe dobras
    wo/SYP/other Syrian pounds
    wo/SZL/other Swazi emalangeni
    wo/THB/other Thai baht
    wo/TJS/other Tajikistani somonis
    wo/TMT/other Turkmenistani manat
    wo/TND/other Tunisian dinars
    wo/TOP/other Tongan paʻanga
    wo/TTD/other Trinidad & Tobago dollars
    wo/TWD/other New Taiwan dollars
    wo/TZS/other Tanzanian shillings
    wo/UAH/other Ukrainian hryvnias
    wo/UGX/other Ugandan shillings
    wo/USD/other Dolaari US
    wo/UYU/other Uruguayan pesos
    wo/UZS/other Uzbekistani som
    wo/VES/other Venezuelan bolívars
    wo/VND/other Vietnamese dong
    wo/VUV/other Vanuatu vatus
    wo/WST/other Samoan tala
    wo/XAF/other Central African CFA francs
    wo/XCD/other East Caribbean dollars
    wo/XOF/other Franc CFA yu Afrik Sowwu-jant
    wo/XPF/other CFP francs
    wo/YER/other Yemeni rials
    wo/ZAR/other South African rand
    wo/ZMW/other Zambian kwachas
    xh/AED/one I-dirham yase-UAE
    xh/AED/other Ii-dirham zase-UAE
    xh/AFN/one I-Afghani yase-Afghanistan
    xh/AFN/other Ii-Afghani zase-Afghanistan
    xh/ALL/one I-lek yase-Albania
    xh/ALL/other Ii-lekë zase-Albania
    xh/AMD/one I-dram yase-Armenia
    xh/AMD/other Ii-dram zase-Armenia
    xh/ANG/one Netherlands Antillean guilder
    xh/ANG/other Netherlands Antillean guilders
    xh/AOA/one Ikwanza yaseAngola
    xh/AOA/other Iikwanza zaseAngola
    xh/ARS/one Ipeso yase-Argentina
    xh/ARS/other Iipeso zase-Argentina
    xh/AUD/one Idola yase-Australia
    xh/AUD/other Iidola zase-Australia
    xh/AWG/other Aruban florin
    xh/AZN/one I-manat yase-Azerbaijan
    xh/AZN/other Ii-manat zase-Azerbaijan
    xh/BAM/one I-convertible mark yaseBosnia-Herzegovina
    xh/BAM/other Ii-convertible mark zaseBosnia-Herzegovina
    xh/BBD/one Barbadian dollar
    xh/BBD/other Barbadian dollars
    xh/BDT/one I-taka yaseBangladesh
    xh/BDT/other Ii-taka yaseBanglaesh
    xh/BGN/one I-lev yaseBulgaria
    xh/BGN/other Ii-leva zaseBulgaria
    xh/BHD/one I-dinar yaseBahrain
    xh/BHD/other Ii-dinar zaseBahrain
    xh/BIF/one I-franc yaseBurundi
    xh/BIF/other Ii-franc zaseBurundi
    xh/BMD/one Bermudan dollar
    xh/BMD/other Bermudan dollars
    xh/BND/one Idola yaseBrunei
    xh/BND/other Iidola zaseBrunei
    xh/BOB/one I-boliviano yaseBolivia
    xh/BOB/other I-bolivianos yaseBolivia
    xh/BRL/one I-real yaseBrazil
    xh/BRL/other Ii-reals zaseBrazil
    xh/BSD/one Bahamian dollar
    xh/BSD/other Bahamian dollars
    xh/BTN/one I-ngultrum yaseBhutan
    xh/BTN/other Ii-ngultrum zaseBhutan
    xh/BWP/one I-pula yaseBotswana
    xh/BYN/one I-ruble yaseBelarus
    xh/BYN/other Ii-ruble zaseBelarus
    xh/BZD/one Belize dollar
    xh/BZD/other Belize dollars
    xh/CAD/one Canadian dollar
    xh/CAD/other Canadian dollars
    xh/CDF/one Ifranc yaseCongo
    xh/CDF/other Iifranc zaseCongo
    xh/CHF/one Ifranc yaseSwitzerland
    xh/CHF/other Iifranc zaseSwitzerland
    xh/CLP/one I-peso yaseChile
    xh/CLP/other Ii-pesos zaseChile
    xh/CNH/other I-Chinese yuan (offshore)
    xh/CNY/other I-yuan yaseTshayina
    xh/COP/one I-peso yaseColombia
    xh/COP/other Ii-peso zaseColombia
    xh/CRC/one Costa Rican colón
    xh/CRC/other Costa Rican colóns
    xh/CUC/one Cuban convertible peso
    xh/CUC/other Cuban convertible pesos
    xh/CUP/one Cuban peso
    xh/CUP/other Cuban pesos
    xh/CVE/one I-escudo yaseCape Verde
    xh/CVE/other Ii-escudo zaseCape Verde
    xh/CZK/one I-koruna yaseCzech
    xh/CZK/other Ii-koruna zaseCzech
    xh/DJF/one I-franc yaseDjibouti
    xh/DJF/other Ii-franc zaseDjibouti
    xh/DKK/one I-krone yaseDenmark
    xh/DKK/other I-kroner yaseDenmark
    xh/DOP/one Dominican peso
    xh/DOP/other Dominican pesos
    xh/DZD/one I-dinar yase-Algeria
    xh/DZD/other Ii-dinar zase-Algeria
    xh/EGP/one Iponti yase-Egypt
    xh/EGP/other Iiponti zaseYiputa
    xh/ERN/one I-nakfa yase-Eritria
    xh/ERN/other Ii-nakfa zase-Eritria
    xh/ETB/one I-birr yase-Ethopia
    xh/ETB/other Ii-birr zase-Ethopia
    xh/EUR/one i-euro
    xh/EUR/other ii-euro
    xh/FJD/one Idola yaseFiji
    xh/FJD/other Iidola zaseFiji
    xh/FKP/one IPonti yaseFalkland Islands
    xh/FKP/other Iiponti zaseFalkland Islands
    xh/GBP/one Iponti yaseBritane
    xh/GBP/other Iiponti zaseBritane
    xh/GEL/one I-lari yaseGeorgia
    xh/GEL/other Ii-lari zaseGeorgia
    xh/GHS/one Icedi yaseGhana
    xh/GHS/other Iicedi zaseGhana
    xh/GIP/one Iponti yaseGibraltar
    xh/GIP/other Iiponti zaseGibraltar
    xh/GMD/one Idalasi yaseGambia
    xh/GMD/other Iidalasi zaseGambia
    xh/GNF/one ifranc yaseGuinea
    xh/GNF/other Iifranc zaseGuinea
    xh/GTQ/one Guatemalan quetzal
    xh/GTQ/other Guatemalan quetzals
    xh/GYD/one Idola yaseGuyana
    xh/GYD/other Iidola zaseGuyana
    xh/HKD/one Idola yaseHong Kong
    xh/HKD/other Iidola zaseHong Kong
    xh/HNL/one Honduran lempira
    xh/HNL/other Honduran lempiras
    xh/HRK/one I-kuna yaseCroatia
    xh/HRK/other Ii-kuna zaseCroatia
    xh/HTG/one Haitian gourde
    xh/HTG/other Haitian gourdes
    xh/HUF/one I-forint yaseHungary
    xh/HUF/other Ii-forint zaseHungary
    xh/IDR/one I-rupiah yase-Indonesia
    xh/IDR/other Ii-rupiah zase-Indonesia
    xh/ILS/one I-new shekel yase-Israel
    xh/ILS/other Ii-new shekel zase-Israel
    xh/INR/one I-rupee yase-Indiya
    xh/INR/other Ii-rupee zase-Indiya
    xh/IQD/one I-dinar yase-Iraq
    xh/IQD/other Ii-dinar zase-Iraq
    xh/IRR/one I-rial yase-Iran
    xh/IRR/other Ii-rial zase-Iran
    xh/ISK/one Ikróna yaseIceland
    xh/ISK/other Iikrónur zaseIceland
    xh/JMD/one Jamaican dollar
    xh/JMD/other Jamaican dollars
    xh/JOD/one I-dinar yaseJordan
    xh/JOD/other Ii-dinar zaseJordan
    xh/JPY/other I-yen yaseJapan
    xh/KES/one I-shilling yaseKenya
    xh/KES/other Iis-shilling zaseKenya
    xh/KGS/one I-som yaseKyrgystan
    xh/KGS/other Ii-som zaseKyrgystan
    xh/KHR/one I-riel yaseCambodia
    xh/KHR/other Ii-riel zaseCambodia
    xh/KMF/one I-franc yaseComoros
    xh/KMF/other Ii-franc zaseComoros
    xh/KPW/other I-won yaseNorth Korea
    xh/KRW/one I-won yaseSouth Korea
    xh/KRW/other I-won yaseSouth Korean
    xh/KWD/one I-dinar yaseKuwait
    xh/KWD/other Ii-dinar zaseKuwait
    xh/KYD/one Cayman Islands dollar
    xh/KYD/other Cayman Islands dollars
    xh/KZT/one I-tenge yaseKhazakhstan
    xh/KZT/other Ii-tenge zaseKhazakhstan
    xh/LAK/one I-kip yaseLaos
    xh/LAK/other Ii-kip zaseLaos
    xh/LBP/one Iponti yaseLebanon
    xh/LBP/other Iiponti zaseLebanon
    xh/LKR/one I-rupee yaseSri Lanka
    xh/LKR/other Ii-rupee zaseSri Lanka
    xh/LRD/one Idola yaseLiberia
    xh/LRD/other Iidola zaseLiberia
    xh/LSL/one I-loti yaseLesotho
    xh/LSL/other Ii-loti zaseLesotho
    xh/LYD/one I-dinar yaseLibya
    xh/LYD/other Ii-dinar zaseLibya
    xh/MAD/one I-dirham yaseMorocco
    xh/MAD/other Ii-dirham zaseMorocco
    xh/MDL/one I-leu yaseMoldova
    xh/MDL/other I-lei yaseMoldova
    xh/MGA/one I-ariary yaseMadagascar
    xh/MGA/other Ii-ariary zaseMadagascar
    xh/MKD/one I-denar yaseMacedonia
    xh/MKD/other Ii-denar zaseMacedonia
    xh/MMK/one I-kyat yaseMyanmar
    xh/MMK/other Ii-kyat zaseMyanmar
    xh/MNT/one I-tugrik yaseMongolia
    xh/MNT/other Ii-tugrik zaseMongolia
    xh/MOP/one I-pataca yaseMacao
    xh/MOP/other Ii-pataca zaseMacao
    xh/MRU/one I-ouguiya yaseMauritania
    xh/MRU/other Ii-ouguiya zaseMauritania
    xh/MUR/one I-rupee yaseMauritius
    xh/MUR/other Ii-rupee zaseMaritius
    xh/MVR/one I-rufiyaa yaseMaldives
    xh/MVR/other Ii-rufiyaa zaseMaldives
    xh/MWK/one I-kwacha yaseMalawi
    xh/MWK/other Ii-kwacha zaseMalawi
    xh/MXN/one Mexican peso
    xh/MXN/other Mexican pesos
    xh/MYR/one I-ringgit yaseMalaysia
    xh/MYR/other Ii-ringgit zaseMalaysia
    xh/MZN/one I-metical yaseMozambique
    xh/MZN/other Ii-metical zaseMozambique
    xh/NAD/one Idola yaseNamibia
    xh/NAD/other Iidola zaseNamibia
    xh/NGN/one Inaira yaseNigeria
    xh/NGN/other Iinaira zaseNigeria
    xh/NIO/one Nicaraguan córdoba
    xh/NIO/other Nicaraguan córdobas
    xh/NOK/one Ikrone yaseNorway
    xh/NOK/other Iikroner zaseNorway
    xh/NPR/one I-rupee yaseNepal
    xh/NPR/other Ii-rupee zaseNepal
    xh/NZD/one Idola yaseNew Zealand
    xh/NZD/other Iidola zaseNew Zealand
    xh/OMR/one I-rial yase-Oman
    xh/OMR/other Ii-rial zase-Oman
    xh/PAB/one Panamanian balboa
    xh/PAB/other Panamanian balboas
    xh/PEN/one I-sol yasePeruvia
    xh/PEN/other Ii-sol zasePeruvia
    xh/PGK/other I-kina yasePapua New Guinea
    xh/PHP/one I-peso yasePhilippiines
    xh/PHP/other Ii-peso zasePhilippines
    xh/PKR/one I-rupee yasePakistan
    xh/PKR/other Ii-rupee zasePakistan
    xh/PLN/one I-zloty yasePoland
    xh/PLN/other Ii-zloty zasePoland
    xh/PYG/one I-guarani yaseParaguay
    xh/PYG/other Ii-guarani zaseParaguay
    xh/QAR/one I-riyal yaseQatar
    xh/QAR/other Ii-riyal zaseQatar
    xh/RON/one I-leu yaseRomania
    xh/RON/other Ii-lei zaseRomania
    xh/RSD/one I-dinar yaseSerbia
    xh/RSD/other Ii-dinars zaseSerbia
    xh/RUB/one I-ruble yaseRashiya
    xh/RUB/other Ii-ruble zaseRashiya
    xh/RWF/one I-franc yaseRwanda
    xh/RWF/other Ii-franc zaseRwanda
    xh/SAR/one I-riyal yaseSaudi
    xh/SAR/other Ii-riyal zaseSaudi
    xh/SBD/one Idola yaseSolomon Islands
    xh/SBD/other Iidola zaseSolomon Islands
    xh/SCR/one I-rupee yaseSeychelles
    xh/SCR/other Ii-rupee zaseSeychelles
    xh/SDG/one Iponti yaseSudan
    xh/SDG/other Iiponti zaseSudan
    xh/SEK/one Ikrona yaseSweden
    xh/SEK/other Iikronor zaseSweden
    xh/SGD/one Idola yaseSingapore
    xh/SGD/other Iidola zaseSingapore
    xh/SHP/one Iponti yaseSt. Helena
    xh/SHP/other Iiponti zaseSt. Helena
    xh/SLE/one I-leone yaseSierra Leone
    xh/SLE/other Ii-leones zaseSierra Leone
    xh/SLL/one I-leone yaseSierra Leone (1964—2022)
    xh/SLL/other Ii-leones zaseSierra Leone (1964—2022)
    xh/SOS/one I-shilling yaseSomalia
    xh/SOS/other Ii-shilling zaseSomalia
    xh/SRD/one Idola yaseSuriname
    xh/SRD/other Iidola zaseSuriname
    xh/SSP/one Iponti yaseSouth Sudan
    xh/SSP/other Iiponti zaseSouth Sudan
    xh/STN/one Idobra yaseSão Tomé & Príncipe
    xh/STN/other Iidobra zaseSão Tomé & Príncipe
    xh/SYP/one Iponti yaseSiriya
    xh/SYP/other Iiponti zaseSiriya
    xh/SZL/one I-lilangeni yase-Eswatini
    xh/SZL/other I-emalangeni yase-Eswatini
    xh/THB/other I-baht yaseThailand
    xh/TJS/one I-somoni yaseTajikistan
    xh/TJS/other Ii-somonis zaseTajikistan
    xh/TMT/other I-manat yaseTurkmenistan
    xh/TND/one I-dinar yaseTunisia
    xh/TND/other Ii-dinar zaseTunisia
    xh/TOP/other I-paʻanga yaseTonga
    xh/TRY/one I-lira yaseTurkey
    xh/TTD/one Trinidad & Tobago dollar
    xh/TTD/other Trinidad & Tobago dollars
    xh/TWD/one Idola yaseNew Taiwan
    xh/TWD/other Iidola zaseNew Taiwan
    xh/TZS/one I-shilling yaseTanzania
    xh/TZS/other Ii-shilling zaseTanzania
    xh/UAH/one I-hryvnia yase-Ukraine
    xh/UAH/other Ii-hryvnias zase-Ukraine
    xh/UGX/one I-shilling yase-Uganda
    xh/UGX/other Ii-shilling zase-Uganda
    xh/USD/one US dollar
    xh/USD/other US dollars
    xh/UYU/one I-peso yase-Uruguay
    xh/UYU/other Ii-peso zase-Uruguay
    xh/UZS/other I-som yase-Uzbekistan
    xh/VES/one I-bolivar yaseVenezuela
    xh/VES/other Ii-bolivar zaseVenezuela
    xh/VND/other I-dong yaseVietnam
    xh/VUV/one I-vatu yaseVanuatu
    xh/VUV/other Ii-vatu zaseVanuatu
    xh/WST/other I-tala yaseSamoa
    xh/XAF/one ICFA franc yaseCentral Africa
    xh/XAF/other IiCFA franc zaseCentral Africa
    xh/XCD/one East Caribbean dollar
    xh/XCD/other East Caribbean dollars
    xh/XOF/one ICFA franc yaseWest Africa
    xh/XOF/other IiCFA franc zaseWest Africa
    xh/XPF/one I-franc yaseCFP
    xh/XPF/other Ii-franc zaseCFP
    xh/YER/one I-rial yaseYemen
    xh/YER/other Ii-rial zaseYemen
    xh/ZAR/other Irandi yaseMzantsi Afrika
    xh/ZMW/other I-kwacha yaseZambia
    xnr/AED/other कट्ठा अरब अमीरात दे दिराम
    xnr/AFN/other अफ़गान दे अफ़गानी
    xnr/AMD/other आर्मेनिया दे द्राम
    xnr/ANG/other नीदरलैंड एंटीलिया दे गिल्डर
    xnr/AOA/other अंगोला दे क्वांज़ा
    xnr/ARS/other अर्जेंटीनी दे पेसो
    xnr/AUD/other अस्ट्रेलिया दे डॉलर
    xnr/AZN/other अज़रबैजान दे मैनेट
    xnr/BBD/other बार्बेडिया दे डॉलर
    xnr/BDT/other बांग्लादेशे दे टका
    xnr/BHD/other बहरेने दे दिनार
    xnr/BIF/other बुरूंडी दे फ़्रैंक
    xnr/BMD/other बरमूडा दे डॉलर
    xnr/BOB/other बोलिविया दे बोलिवियानो
    xnr/BRL/other ब्राज़ीले दे रियाल
    xnr/BSD/other बहामा दे डॉलर
    xnr/BTN/other भूटाने दे नंगलट्रम
    xnr/BWP/other बोत्सवानिया दे पुला
    xnr/BYN/other बेलारूस दे रूबल
    xnr/BZD/other बेलीज़ दे डॉलर
    xnr/CAD/other कनेडा दे डॉलर
    xnr/COP/other कोलंबिया दे पेसो
    xnr/CUP/other क्यूबा दे पेसो
    xnr/DJF/other जिबूती दे फ़्रैंक
    xnr/DOP/other डैनमार्के दे पेसो
    xnr/DZD/other अल्जीरिया दे दिनार
    xnr/EGP/other मिस्र दे पाउंड
    xnr/ERN/other इरीट्रिया दे नाक्फ़ा
    xnr/ETB/other इथियोपिया दे बिर
    xnr/GEL/other जॉर्जिया दे लारी
    xnr/GHS/other घाना दे सेडी
    xnr/GIP/other जिब्राल्टरे दे पाउंड
    xnr/GMD/other गैंबिया दे डलासी
    xnr/GNF/other गिनीया दे फ़्रैंक
    xnr/GTQ/other ग्वाटेमाला दे क्वेटज़ल
    xnr/GYD/other गयाना दे डॉलर
    xnr/HKD/other हाँगकाँग दे डॉलर
    xnr/HNL/other होंडुरे दे लेम्पिरा
    xnr/HRK/other क्रोएशिया दे कुना
    xnr/HTG/other हैतियाई दे गर्ड
    xnr/HUF/other हंगेरिया दे फ़ोरिंट
    xnr/IDR/other इंडोनेशिया दे रुपिये
    xnr/INR/other भारते दे रुपए
    xnr/IQD/other इराके दे दिनार
    xnr/IRR/other ईराने दे रियाल
    xnr/ISK/other आइसलैंडे दे क्रोना
    xnr/JMD/other जमैके दे डॉलर
    xnr/JOD/other जॉर्डनिया दे दिनार
    xnr/JPY/other जपाने दे येन
    xnr/KES/other केन्या दे शिलिंग
    xnr/KGS/other किर्गिस्ताने दे सोम
    xnr/KHR/other कंबोडिया दे रियाल
    xnr/KMF/other कोमोरिया दे फ़्रैंक
    xnr/KPW/other उत्तर कोरिया दे वॉन
    xnr/KRW/other दखण कोरिया दे वॉन
    xnr/KWD/other कुवैते दे दिनार
    xnr/KYD/other कैमेन टापुआं दे झुंडे दे डॉलर
    xnr/KZT/other कज़ाखिस्ताने दे टेंज
    xnr/LAK/other लाओशिया दे किप
    xnr/LBP/other लेबनाने दे पाउंड
    xnr/LKR/other श्रीलंका दे रुपए
    xnr/LRD/other लाइबेरिया दे डॉलर
    xnr/LYD/other लीबिया दे दिनार
    xnr/MAD/other मोरक्को दे दिरहम
    xnr/MDL/other मोल्डोवा दे लियू
    xnr/MGA/other मालागासे दे आरियरी
    xnr/MKD/other मैसीडोनिया दे दिनार
    xnr/MMK/other म्यांमार दे क्याट
    xnr/MNT/other मंगोलिया दे टगरिक
    xnr/MOP/other मेकानी दे पाटाके
    xnr/MRU/other मॉरीटेनिया दे ओगुइया
    xnr/MUR/other मारिशियश दे रुपया
    xnr/MVR/other मालदीवी दे रुफ़िया
    xnr/MWK/other मालावियन दे क्वाचा
    xnr/MXN/other मैक्सिकन दे पेसो
    xnr/MYR/other मलेशियाई दे रिंगित
    xnr/MZN/other मोज़ाम्बिकन दे मेटिकल
    xnr/NAD/other नामीबियाई दे डॉलर
    xnr/NGN/other नाइजीरियाई दे नाइरा
    xnr/NIO/other निकारागुअन दे कोरडोबा
    xnr/NOK/other नॉर्वेजियन दे क्रोन
    xnr/NPR/other नेपाले दे रुपए
    xnr/NZD/other न्यूज़ीलैंड दे डॉलर
    xnr/OMR/other ओमानी दे रियाल
    xnr/PAB/other पनामेनियन दे बैल्बोआ
    xnr/PEN/other पेरूवियन दे सोल
    xnr/PHP/other फ़िलिपीनी दे पेसो
    xnr/PKR/other पाकिस्ताने दे रुपए
    xnr/PLN/other पोलिश दे ज़्लॉटी
    xnr/PYG/other पैराग्वियन दे गुआरानी
    xnr/QAR/other क़तरी दे रियाल
    xnr/RON/other रोमानिया दे ल्यू
    xnr/RSD/other सर्बिया दे दिनार
    xnr/RUB/other रूसे दे रूबल
    xnr/RWF/other रवांडा दे फ़्रैंक
    xnr/SAR/other सउदी दे रियाल
    xnr/SBD/other सोलोमन टापुआं दे झुंडे दे डॉलर
    xnr/SCR/other सेशेल्सिया दे रुपए
    xnr/SDG/other सूडाने दे पाउंड
    xnr/SEK/other स्वीडेने दे क्रोना
    xnr/SGD/other सिंगापुरे दे डॉलर
    xnr/SHP/other सेंट हेलेना दे पाउंड
    xnr/SLE/other सिएरा लियोनिया दे लियोन
    xnr/SLL/other सिएरा लियोनिया दे लियोन (1964—2022)
    xnr/SOS/other सोमाले दे शिलिंग
    xnr/SRD/other सूरीनामे दे डॉलर
    xnr/SSP/other दखण सूडाने दे पाउंड
    xnr/STN/other साओ टोम कने प्रिंसिपे दे डोबरा
    xnr/SYP/other सीरिया दे पाउंड
    xnr/TJS/other ताजिकिस्ताने दे सोमोनी
    xnr/TMT/other तुर्कमेनिस्ताने दे मैनत
    xnr/TND/other ट्यूनीशिया दे दिनार
    xnr/TOP/other टोंगे दे पांगा
    xnr/TRY/other तुर्के दे लीरा
    xnr/TTD/other त्रिनिदाद कने टोबैगो दे डॉलर
    xnr/TWD/other नोए ताईवानी डॉलर
    xnr/TZS/other तंज़ानिया दे शिलिंग
    xnr/UAH/other यूक्रेनिया दे रिव्निया
    xnr/UGX/other युगांडा दे शिलिंग
    xnr/USD/other यूएस दे डॉलर
    xnr/UYU/other उरुग्विया दे पेसो
    xnr/UZS/other उज़्बेकिस्ताने दे सोम
    xnr/VES/other वेनेज़ुएला दे बोलिवर
    xnr/VND/other वियतनामे दे डोंग
    xnr/VUV/other वनुआतू दे वातू
    xnr/WST/other समोआ दे ताला
    xnr/XAF/other केंद्रीय अफ़्रीका दे CFA फ़्रैंक
    xnr/XCD/other पूर्वी कैरिबिया दे डॉलर
    xnr/XOF/other पश्चिमी अफ़्रीका दे CFA फ़्रैंक
    xnr/YER/other यमने दे रियाल
    xnr/ZAR/other दखण अफ़्रीका दे रैंड
    xnr/ZMW/other ज़ाम्बिया दे क्वाचा
    yi/BRL/one בראזיל רעאל
    yi/BRL/other בראזיל רעאלן
    yi/CNY/one כינעזישער יואן
    yi/CNY/other כינעזישע יואן
    yi/INR/one אינדישער רופי
    yi/INR/other אינדישע רופי
    yi/JPY/one יאפאנעזישער יען
    yi/JPY/other יאפאנעזישע יען
    yi/RUB/one רוסישער רובל
    yi/RUB/other רוסישע רובל
    yi/USD/one אמעריקאנער דאלאר
    yi/USD/other אמעריקאנער דאלארן
    yo/ALL/other lẹ́kè Àlìbéníà
    yo/ANG/other àwọn gílídà Netherlands Antillean
    yo/AOA/other àwọn kíwánsà Angola
    yo/ARS/other àwọn pẹ́sò Agẹntínà
    yo/AWG/other àwọn fuloríìnì Àrúbà
    yo/BAM/other àwọn àmi Yíyípadà Bosnia-Herzegovina
    yo/BBD/other àwọn dọ́là Bábádọ̀ọ̀sì
    yo/BGN/other Lẹ́fà Bọ̀lìgéríà
    yo/BIF/other àwọn faransi Bùùrúndì
    yo/BMD/other àwọ́n dọ́là Bẹ̀múdà
    yo/BOB/other àwọn bọlifiánò Bọ̀lífíà
    yo/BRL/other Awon owó ti Orílẹ̀-èdè Brazil
    yo/BSD/other àwọn dọ́là Bàhámà
    yo/BWP/other àwọn pula Bọ̀tìsúwánà
    yo/BYN/other àwọn rọ́bù Bẹ̀lárùùsì
    yo/BZD/other àwọn Dọ́là Bẹ́lìsè
    yo/CAD/other àwọn dọ́là Kánádà
    yo/CDF/other àwọn firanki Kongo
    yo/CHF/other Faransi Siwisi
    yo/CLP/other àwọn pẹ́sò Ṣílè
    yo/COP/other àwọn pẹ́sò Kòlóḿbíà
    yo/CRC/other àwọ́n kólọ́ọ̀nì Kosita Ríkà
    yo/CUC/other àwọn pẹ́sò yíyípadà Kúbà
    yo/CVE/other àwọn èsìkúdò Kapú Faadì
    yo/CZK/other àwọn koruna Ṣẹ́ẹ̀kì
    yo/DJF/other àwọn faransi Dibouti
    yo/DKK/other Kírònà Dáníìṣì
    yo/DOP/other àwọn pẹ́sò Dòníníkà
    yo/DZD/other àwọn dínà Àlùgèríánì
    yo/EGP/other àwọn pọ́n-ún Ejipítì
    yo/ERN/other àwọn nakifasì Eritira
    yo/ETB/other àwọn báà Etópíà
    yo/EUR/other Awon owó Yúrò
    yo/FKP/other àwọn Pọ́n-ùn Erékùsù Falkland [ Pɔ́n-ùn Erékùsù Falkland ] 1.23 Pọ́n-ùn Erékùsù Falkland 0.00 pọ́n-ùn Erékùsù Falkland
    yo/GHS/other àwọn sídì Gana
    yo/GIP/other àwọn pọ́n-ùn Gibúrátà
    yo/GMD/other àwọn dalasi Gamibia
    yo/GNF/other àwọn fírànkì Gínì
    yo/GTQ/other àwọn kúẹ́tísààlì Guatimílà
    yo/GYD/other àwọn dọ́là Gùyánà
    yo/HNL/other àwọn Lẹmipírà Ọ́ńdúrà
    yo/HRK/other àwọn kúnà Kúróṣíà
    yo/HTG/other àwọn gọ́dì Àítì
    yo/HUF/other àwọn fọ́ríǹtì Họ̀ngérí
    yo/ISK/other kórónọ̀ Áílándíìkì
    yo/JMD/other àwọn dọ́là Jàmáíkà
    yo/KES/other àwọ́n ṣiili Kenya
    yo/KMF/other àwọn faransi Komori
    yo/KYD/other àwọn dọ́là Erékùsù Cayman
    yo/LRD/other àwọn dọla Liberia
    yo/LSL/other Lótì ti Lẹ̀sótò
    yo/LYD/other àwọn dínà Líbíyà
    yo/MAD/other àwọn dírámì Morokò
    yo/MDL/other Léhì Moldovan
    yo/MGA/other àwọn faransi Malagasi
    yo/MKD/other dẹ́nàrì Masidóníà
    yo/MUR/other àwọn rupi Maritusi
    yo/MWK/other àwọn kásà Màláwì
    yo/MXN/other àwọn pẹ́sò Mẹ́síkò
    yo/MZN/other àwọn mẹ́tíkààlì Mòsáḿbíìkì
    yo/NAD/other àwọn dọla Namibíà
    yo/NIO/other àwọn kọ̀dóbà Naikarágúà
    yo/NOK/other kórónà Nọ́wè
    yo/PAB/other àwọn bálíbóà Pànámà
    yo/PEN/other àwọn sólì Pèrúù
    yo/PLN/other àwọn sílọ̀tì Pọ́líṣì
    yo/PYG/other àwọn gúáránì Párágúwè
    yo/RON/other Léhì Ròméníà
    yo/RSD/other àwọn dínárì Sàbíà
    yo/RWF/other àwọn faransi Ruwanda
    yo/SCR/other àwọ́n rúpì Sayiselesi
    yo/SDG/other àwọn pọ́n-ùn Sùdáànì
    yo/SEK/other Kòrónọ̀ Súwídìn
    yo/SHP/other àwọn pọ́n-un Elena
    yo/SLE/other àwọn líónì Sira Líonì
    yo/SLL/other àwọn líónì Sira Líonì (1964—2022)
    yo/SOS/other àwọ́n ṣílè Somali
    yo/SRD/other àwọn Dọ́là Súrínámì
    yo/SSP/other àwọn pọ́n-un Gúúsù Sùdáànì
    yo/SZL/other emalangeni Suwasi
    yo/TND/other àwọn dínà Tuniṣíà
    yo/TTD/other àwọn dọ́là Trinidad àti Tobago
    yo/TZS/other àwọn ṣile Tansania
    yo/UGX/other àwọn ṣile Uganda
    yo/UYU/other àwọn pẹ́sò Úrúgúwè
    yo/VES/other àwọn bọ̀lífà Fẹnẹsuẹ́là
    yo/XAF/other àwọn firanki àárín Afíríkà
    yo/XCD/other àwọn dọ́là Ilà Oòrùn Karíbíà
    yo/XOF/other àwọn faransì ìwọ̀-oorùn Afíríkà
    yo/ZAR/other rándì Gúúsù Afíríkà
    yo/ZMW/other àwọn kàwasà Sámbíà
    yo_BJ/ALL/other lɛ́kè Àlìbéníà
    yo_BJ/ANG/other àwɔn gílídà Netherlands Antillean
    yo_BJ/AOA/other àwɔn kíwánsà Angola
    yo_BJ/ARS/other àwɔn pɛ́sò Agɛntínà
    yo_BJ/AWG/other àwɔn fuloríìnì Àrúbà
    yo_BJ/BAM/other àwɔn àmi Yíyípadà Bosnia-Herzegovina
    yo_BJ/BBD/other àwɔn dɔ́là Bábádɔ̀ɔ̀sì
    yo_BJ/BGN/other Lɛ́fà Bɔ̀lìgéríà
    yo_BJ/BIF/other àwɔn faransi Bùùrúndì
    yo_BJ/BMD/other àwɔ́n dɔ́là Bɛ̀múdà
    yo_BJ/BOB/other àwɔn bɔlifiánò Bɔ̀lífíà
    yo_BJ/BRL/other Awon owó ti Orílɛ̀-èdè Brazil
    yo_BJ/BSD/other àwɔn dɔ́là Bàhámà
    yo_BJ/BWP/other àwɔn pula Bɔ̀tìsúwánà
    yo_BJ/BYN/other àwɔn rɔ́bù Bɛ̀lárùùsì
    yo_BJ/BZD/other àwɔn Dɔ́là Bɛ́lìsè
    yo_BJ/CAD/other àwɔn dɔ́là Kánádà
    yo_BJ/CDF/other àwɔn firanki Kongo
    yo_BJ/CLP/other àwɔn pɛ́sò Shílè
    yo_BJ/COP/other àwɔn pɛ́sò Kòlóḿbíà
    yo_BJ/CRC/other àwɔ́n kólɔ́ɔ̀nì Kosita Ríkà
    yo_BJ/CUC/other àwɔn pɛ́sò yíyípadà Kúbà
    yo_BJ/CVE/other àwɔn èsìkúdò Kapú Faadì
    yo_BJ/CZK/other àwɔn koruna Shɛ́ɛ̀kì
    yo_BJ/DJF/other àwɔn faransi Dibouti
    yo_BJ/DKK/other Kírònà Dáníìshì
    yo_BJ/DOP/other àwɔn pɛ́sò Dòníníkà
    yo_BJ/DZD/other àwɔn dínà Àlùgèríánì
    yo_BJ/EGP/other àwɔn pɔ́n-ún Ejipítì
    yo_BJ/ERN/other àwɔn nakifasì Eritira
    yo_BJ/ETB/other àwɔn báà Etópíà
    yo_BJ/FKP/other àwɔn Pɔ́n-ùn Erékùsù Falkland [ Pɔ́n-ùn Erékùsù Falkland ] 1.23 Pɔ́n-ùn Erékùsù Falkland 0.00 pɔ́n-ùn Erékùsù Falkland
    yo_BJ/GHS/other àwɔn sídì Gana
    yo_BJ/GIP/other àwɔn pɔ́n-ùn Gibúrátà
    yo_BJ/GMD/other àwɔn dalasi Gamibia
    yo_BJ/GNF/other àwɔn fírànkì Gínì
    yo_BJ/GTQ/other àwɔn kúɛ́tísààlì Guatimílà
    yo_BJ/GYD/other àwɔn dɔ́là Gùyánà
    yo_BJ/HNL/other àwɔn Lɛmipírà Ɔ́ńdúrà
    yo_BJ/HRK/other àwɔn kúnà Kúróshíà
    yo_BJ/HTG/other àwɔn gɔ́dì Àítì
    yo_BJ/HUF/other àwɔn fɔ́ríǹtì Hɔ̀ngérí
    yo_BJ/ISK/other kórónɔ̀ Áílándíìkì
    yo_BJ/JMD/other àwɔn dɔ́là Jàmáíkà
    yo_BJ/KES/other àwɔ́n shiili Kenya
    yo_BJ/KMF/other àwɔn faransi Komori
    yo_BJ/KYD/other àwɔn dɔ́là Erékùsù Cayman
    yo_BJ/LRD/other àwɔn dɔla Liberia
    yo_BJ/LSL/other Lótì ti Lɛ̀sótò
    yo_BJ/LYD/other àwɔn dínà Líbíyà
    yo_BJ/MAD/other àwɔn dírámì Morokò
    yo_BJ/MGA/other àwɔn faransi Malagasi
    yo_BJ/MKD/other dɛ́nàrì Masidóníà
    yo_BJ/MUR/other àwɔn rupi Maritusi
    yo_BJ/MWK/other àwɔn kásà Màláwì
    yo_BJ/MXN/other àwɔn pɛ́sò Mɛ́síkò
    yo_BJ/MZN/other àwɔn mɛ́tíkààlì Mòsáḿbíìkì
    yo_BJ/NAD/other àwɔn dɔla Namibíà
    yo_BJ/NIO/other àwɔn kɔ̀dóbà Naikarágúà
    yo_BJ/NOK/other kórónà Nɔ́wè
    yo_BJ/PAB/other àwɔn bálíbóà Pànámà
    yo_BJ/PEN/other àwɔn sólì Pèrúù
    yo_BJ/PLN/other àwɔn sílɔ̀tì Pɔ́líshì
    yo_BJ/PYG/other àwɔn gúáránì Párágúwè
    yo_BJ/RSD/other àwɔn dínárì Sàbíà
    yo_BJ/RWF/other àwɔn faransi Ruwanda
    yo_BJ/SCR/other àwɔ́n rúpì Sayiselesi
    yo_BJ/SDG/other àwɔn pɔ́n-ùn Sùdáànì
    yo_BJ/SEK/other Kòrónɔ̀ Súwídìn
    yo_BJ/SHP/other àwɔn pɔ́n-un Elena
    yo_BJ/SLE/other àwɔn líónì Sira Líonì
    yo_BJ/SLL/other àwɔn líónì Sira Líonì (1964—2022)
    yo_BJ/SOS/other àwɔ́n shílè Somali
    yo_BJ/SRD/other àwɔn Dɔ́là Súrínámì
    yo_BJ/SSP/other àwɔn pɔ́n-un Gúúsù Sùdáànì
    yo_BJ/TND/other àwɔn dínà Tunishíà
    yo_BJ/TTD/other àwɔn dɔ́là Trinidad àti Tobago
    yo_BJ/TZS/other àwɔn shile Tansania
    yo_BJ/UGX/other àwɔn shile Uganda
    yo_BJ/UYU/other àwɔn pɛ́sò Úrúgúwè
    yo_BJ/VES/other àwɔn bɔ̀lífà Fɛnɛsuɛ́là
    yo_BJ/XAF/other àwɔn firanki àárín Afíríkà
    yo_BJ/XCD/other àwɔn dɔ́là Ilà Oòrùn Karíbíà
    yo_BJ/XOF/other àwɔn faransì ìwɔ̀-oorùn Afíríkà
    yo_BJ/ZMW/other àwɔn kàwasà Sámbíà
    yrl/AED/other Dirhã-ita EAU suí
    yrl/AFN/other Afegani-ita afegawara
    yrl/ALL/other Reki-ita aubanei
    yrl/AMD/other Darã-ita arimeniawara
    yrl/ANG/other Fulurĩ-ita Ãtíria Hurãdawara
    yrl/AOA/other Kuãsa-ita ãgulawara
    yrl/ARL/other Pusewa-ita tekú Argẽtinawara (1970–1983)
    yrl/ARM/other Pusewa-ita argẽtinu-ita (1981–1970)
    yrl/ARS/other Pusewa-ita argẽtinu-ita
    yrl/AUD/other Dóra-ita Ausitaraliwara
    yrl/AWG/other Fulurĩ-ita Arubawara
    yrl/AZN/other Manati-ita aseri-ita
    yrl/BAM/other Marku yumuyerewa-ita Businiya-Eseguwinawara
    yrl/BAN/other Dinari Pisasuwa-ita Businiya-Eseguwinawara
    yrl/BBD/other Dóra-ita barbaduwara
    yrl/BDT/other Taka-ita Bẽgariwara
    yrl/BGM/other Revi-ita Susiaritawa Bugariyawara
    yrl/BGN/other Revi-ita Bugariyawara
    yrl/BGO/other Revi-ita Bugariyawara (1879–1952)
    yrl/BHD/other Dinari-ita Barẽiwara
    yrl/BIF/other Farãku-ita Burũdiwara
    yrl/BMD/other Dóra-ita Bemudawara
    yrl/BND/other Dóra-ita Buruneiwara
    yrl/BOB/other Buriwiyanu-ita Buríwia suí
    yrl/BOL/other Buriwiyanu-ita (1863–1963)
    yrl/BRL/other Reau-ita Brasiuwara
    yrl/BRZ/other Kuruseiru-ita Brasiuwara kuxiímawara
    yrl/BSD/other Dóra-ita Bayamawara
    yrl/BTN/other Ĩguturũ-ita Butãwara
    yrl/BWP/other Pura-ita Butisuwanawara
    yrl/BYN/other Ruburu bieruruso-ita
    yrl/BZD/other Dóra-ita Belisiwara
    yrl/CAD/other Dóra-ita Kanadáwara
    yrl/CDF/other Farãku-ita Kũguwara
    yrl/CHF/other Farãku-ita Suwisawara
    yrl/CLE/other Warakapá-ita Xiriwara
    yrl/CLP/other Pusewa-ita Xiriwara
    yrl/CNH/other Yuwã-ita Xinawara (offshore)
    yrl/CNX/other Dóra-ita Bãku Pupulari Xinawara suí
    yrl/CNY/other Yuwã-ita Xinawara
    yrl/COP/other Pusewa-ita Kurũbiyawara
    yrl/CRC/other Kurũ-ita Kupe-Rikawara
    yrl/CUC/other Pusewa-ita Kubawara Yumuyerewa
    yrl/CUP/other Pusewa-ita Kubawara
    yrl/CVE/other Warakapá-ita Kabu-Suikiriwara
    yrl/CZK/other Kuruwa-ita Xekawara
    yrl/DJF/other Farãku-ita Digibutiwara
    yrl/DKK/other Kuruwa-ita Dinamakawara
    yrl/DOP/other Pusewa-ita Dominikawara
    yrl/DZD/other Dinari-ita Argeriyawra
    yrl/EGP/other Ribara-ita Egituwara
    yrl/ERN/other Nakiwa-ita Eritireyawara
    yrl/ETB/other Biri-ita Etiupiyawara
    yrl/EUR/other Euru-ita
    yrl/FJD/other Dóra-ita Fiyiwara
    yrl/FKP/other Ribara-ita Mawinawara
    yrl/GBP/other Ribara-ita esiterina
    yrl/GEL/other Rari-ita geugiyanu
    yrl/GHS/other Sedi ganei-ita
    yrl/GIP/other Ribara-ita Gibarautáwara
    yrl/GMD/other Darasi-ita Gãbiyawara
    yrl/GNF/other Farãku-ita Ginewara
    yrl/GTQ/other Ketisau-ita Guatemawara
    yrl/GYD/other Dóra-ita Gianawara
    yrl/HKD/other Dóra-ita Hũgi-Kũgiwara
    yrl/HNL/other Ribara-ita Ũdurawara
    yrl/HRK/other Kuna-ita Kuruata
    yrl/HTG/other Gourde-ita Aitiwara
    yrl/HUF/other Fulurĩ-ita Ũgiriyawara
    yrl/IDR/other Rupiya-ita Ĩdunesiyawara
    yrl/ILS/other Pisusawa Xekeu-ita Isiraelẽsi
    yrl/INR/other Rupiya-ita Ĩdiawara
    yrl/IQD/other Dinari-ita Irakiwara
    yrl/IRR/other Riau-ita Irãwara
    yrl/ISK/other Kuruwa-ita Isirãdiawara
    yrl/JMD/other Dóra-ita Yamaikawara
    yrl/JOD/other Dinari-ita Yudâniyawara
    yrl/JPY/other Iyene-ita Nipõwara
    yrl/KES/other Xirĩ-ita Kẽniyawara
    yrl/KGS/other Sumu-ita Kirigiretãmawara
    yrl/KHR/other Rieu-ita Kãbuyawara
    yrl/KMF/other Farãku-ita Kumurewara
    yrl/KPW/other Wõ-ita nuti-kureyanu
    yrl/KRH/other Huwã-ita Kureya-Suwara
    yrl/KRO/other Wõ-ita Kuxiímawara Kureya-Suwara
    yrl/KRW/other Wõ-ita su-kureyanu
    yrl/KWD/other Dinari-ita Kuwaitiwara
    yrl/KYD/other Dóra-ita Kaimãwara
    yrl/KZT/other Tẽge-ita Kasakiwara
    yrl/LAK/other Kipi-ita Rawosiwara
    yrl/LBP/other Ribara-ita Ribanuwara
    yrl/LKR/other Rupiya-ita Sirirãkawara
    yrl/LRD/other Dóra-ita Riberiyawara
    yrl/LSL/other Ruti-ita Resutuwara
    yrl/LYD/other Dinari-ita Ribiyawara
    yrl/MAD/other Dirhã-ita Marukuwara
    yrl/MAF/other Farãku-ita Marukuwara
    yrl/MCF/other Farãku-ita Mũnakuwara
    yrl/MDC/other Kupũ-ita Mũduwara
    yrl/MDL/other Leyu-ita mudawiu-ita
    yrl/MGA/other Ariyari-ita maugaxi-ita
    yrl/MKD/other Dinari-ita Maseduniyawara
    yrl/MKN/other Dinari-ita Maseduniyawara (1992–1993)
    yrl/MMK/other Kiyati-ita Miayamawara
    yrl/MNT/other Tugiriki-ita Mũguriyawara
    yrl/MOP/other Pataka-ita Makauwara
    yrl/MRU/other Wogiya-ita Mauritaniwara
    yrl/MUR/other Rupiya-ita Maurisiwara
    yrl/MVR/other Rupiya-ita Maudiwawara
    yrl/MWK/other Kuaxa-ita Marawiwara
    yrl/MXN/other Pesu-ita Mexikuwara
    yrl/MYR/other Rĩgiti-ita malayu-ita
    yrl/MZN/other Metikau-ita Musãbikiwara
    yrl/NAD/other Dóra-ita Namibiyawara
    yrl/NGN/other Naira-ita Nigeriyawara
    yrl/NIO/other Koduba-ita Nikaraguwara
    yrl/NOK/other Kuruwa-ita Nuruwegawara
    yrl/NPR/other Rupiya-ita Nepauwara
    yrl/NZD/other Dóra-ita neuserãdewa-ita
    yrl/OMR/other Riyau-ita Umãwara
    yrl/PAB/other Baubowa-ita Panamawara
    yrl/PEN/other Pisasuwa Kurasí-ita Peruwara
    yrl/PGK/other Kina-ita Papuwara
    yrl/PHP/other Pusewa-ita Firipinawara
    yrl/PKR/other Rupiya-ita Pakiretãwara
    yrl/PLN/other Ziroti-ita Puruniyawara
    yrl/PYG/other Guwarani-ita Paraguwaiwara
    yrl/QAR/other Riyau-ita Katawara
    yrl/RON/other Leu-ita Rumeniyawara
    yrl/RSD/other Dinari-ita Sewiyawara
    yrl/RUB/other Ruburu-ita Rusiyawara
    yrl/RWF/other Farãku-ita Ruãdawara
    yrl/SAR/other Riyau-ita Sauditawara
    yrl/SBD/other Dóra-ita Kapuãma-ita Sarumũ yara
    yrl/SCR/other Rupiya-ita Seixeriwara
    yrl/SDG/other Ribara-ita Sudawara
    yrl/SEK/other Kuruwa-ita Suwésiyawara
    yrl/SGD/other Dóra-ita Sĩgapurawara
    yrl/SHP/other Ribara-ita Sãta Herena yara
    yrl/SLE/other Rioni-ita Iwitera Reuwa yara
    yrl/SLL/other Rioni-ita Iwitera Reuwa yara (1964—2022)
    yrl/SOS/other Xerĩ-ita Sumariyawara
    yrl/SRD/other Dóra-ita Surinãmiyawara
    yrl/SSP/other Ribara-ita Su-Sudãniyawara
    yrl/STN/other Dobara-ita Sãtu Tumé asuí Pirĩsipi yara
    yrl/SYP/other Ribara-ita Síriya
    yrl/SZL/other Rirãgeni-ita Suwasiretãmawara
    yrl/THB/other Baht-ita Tairetãmawara
    yrl/TJS/other Sumuni-ita tayiki-ita
    yrl/TMT/other Manati-ita turkumenu-ita
    yrl/TND/other Dinari-ita Tunisiyawara
    yrl/TOP/other Pawãga-ita Tũgawara
    yrl/TRY/other Rira-ita turka-ita
    yrl/TTD/other Dóra-ita Tirinidadi asuí Tobagu yara
    yrl/TWD/other Pisasuwa-ita Dóra-ita Taiwãwara
    yrl/TZS/other Xerĩ-ita Tãsaniyawara
    yrl/UAH/other Hiryuwiniya-ita Ukaraniyãwara
    yrl/UGX/other Xerĩ-ita Ugãdawara
    yrl/USD/other Dóra-ita Mexikuwara
    yrl/UYU/other Pusewa-ita Uruguwaiwara
    yrl/UZS/other Sumu-ita Yũbuesara-retãmawara
    yrl/VEF/other Buriwari-ita Wenesuerawara (2008–2018)
    yrl/VES/other Buriwari-ita Wenesuerawara
    yrl/VND/other Dong-ita wietinamita-ita
    yrl/VNN/other Dong-ita wietinamita-ita (1978–1985)
    yrl/VUV/other Watu-ita Wanuatu yara-ita
    yrl/WST/other Tara-ita Samuwara
    yrl/XAF/other Farãku-ita CFC BEAC yara
    yrl/XCD/other Dóra-ita Karibi Uriẽtawara yara
    yrl/XFO/other Farãku-ouru-ita Farãsawara
    yrl/XFU/other Farãku UIC-ita Farãsawara
    yrl/XOF/other Farãku CFA-ita BCEAO yara-ita
    yrl/XPF/other Farãku CFP-ita
    yrl/XRE/other Fũdu-ita RINET
    yrl/YER/other Riyau-ita yeminita-ita
    yrl/YUR/other Dinari-ita yũpisasuwa-ita Yugusirawiawara
    yrl/ZAR/other Rãdi-ita Su-Afirikawara
    yrl/ZMW/other Kuwaxa-ita sãbianu-ita
    zh/MOP/other 澳门元
    zh/NIO/other 尼加拉瓜金科多巴
    zh_Hans_HK/NIO/other 尼加拉瓜科多巴
    zh_Hans_MO/ANG/other 荷兰安的列斯盾
    zh_Hans_MO/NIO/other 尼加拉瓜科多巴
    zh_Hans_SG/ANG/other 荷兰安的列斯盾
    zh_Hans_SG/NIO/other 尼加拉瓜科多巴
    zh_Hant/TWD/other 元
    zh_Hant_HK/KYD/other 開曼群島美元
    zh_Hant_HK/XOF/other 西非法郎
    zu/CNH/one i-Chinese yuan (offshore)
    zu/CUP/other i-Cuban pesos
    zu/CVE/one i-Cape Verdean Escudo
    zu/CVE/other i-Cape Verdean escudos
    zu/GHS/one i-Ghanaian Cedi
    zu/GHS/other i-Ghanaian cedis
    zu/GMD/one i-Gambian Dalasi
    zu/GMD/other i-Gambian dalasis
    zu/GNF/one i-Gunean Franc
    zu/GNF/other i-Guinean francs
    zu/HNL/one i-Honduran Lempira
    zu/HNL/other i-Honduran lempiras
    zu/RON/one i-Romanian leu
    zu/RON/other i-Romanian lei
    zu/TTD/one i-Trinidad and Tobago dollar
    zu/TTD/other i-Trinidad & Tobago dollars
    zu/XAF/other i-CFA Franc BCEA
    zu/XOF/one i-West African CFA Franc
    zu/XOF/other i-West African CFA francs
    """
}
