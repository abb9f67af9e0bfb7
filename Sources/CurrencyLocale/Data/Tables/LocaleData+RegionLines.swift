// Written by `make locale-data` from CLDR 46, as in ICU 76.1 of Swift's Foundation. Change the generator, Scripts/LocaleData.

extension LocaleData {
  static let regionLines: StaticString = """
    001
    002
    003
    005
    009
    011
    013
    014
    015
    017
    018
    019
    021
    029
    030
    034
    035
    039
    053
    054
    057
    061
    142
    143
    145
    150
    151
    154
    155
    202
    419
    AC SHP
    AD EUR
    AE AED
    AF AFN
    AG XCD
    AI XCD
    AL ALL
    AM AMD
    AO AOA
    AQ XXX
    AR ARS
    AS USD
    AT EUR
    AU AUD
    AW AWG
    AX EUR
    AZ AZN
    BA BAM
    BB BBD
    BD BDT
    BE EUR
    BF XOF
    BG BGN
    BH BHD
    BI BIF
    BJ XOF
    BL EUR
    BM BMD
    BN BND
    BO BOB
    BQ USD
    BR BRL
    BS BSD
    BT BTN
    BV NOK
    BW BWP
    BY BYN
    BZ BZD
    CA CAD
    CC AUD
    CD CDF
    CF XAF
    CG XAF
    CH CHF
    CI XOF
    CK NZD
    CL CLP
    CM XAF
    CN CNY
    CO COP
    CP XXX
    CQ
    CR CRC
    CS CSD former
    CU CUP
    CV CVE
    CW XCG
    CX AUD
    CY EUR
    CZ CZK
    DE EUR
    DG USD
    DJ DJF
    DK DKK
    DM XCD
    DO DOP
    DZ DZD
    EA EUR
    EC USD
    EE EUR
    EG EGP
    EH MAD
    ER ERN
    ES EUR
    ET ETB
    EU EUR group
    EZ group
    FI EUR
    FJ FJD
    FK FKP
    FM USD
    FO DKK
    FR EUR
    GA XAF
    GB GBP
    GD XCD
    GE GEL
    GF EUR
    GG GBP
    GH GHS
    GI GIP
    GL DKK
    GM GMD
    GN GNF
    GP EUR
    GQ XAF
    GR EUR
    GS GBP
    GT GTQ
    GU USD
    GW XOF
    GY GYD
    HK HKD
    HM AUD
    HN HNL
    HR EUR
    HT HTG
    HU HUF
    IC EUR
    ID IDR
    IE EUR
    IL ILS
    IM GBP
    IN INR
    IO USD
    IQ IQD
    IR IRR
    IS ISK
    IT EUR
    JE GBP
    JM JMD
    JO JOD
    JP JPY
    KE KES
    KG KGS
    KH KHR
    KI AUD
    KM KMF
    KN XCD
    KP KPW
    KR KRW
    KW KWD
    KY KYD
    KZ KZT
    LA LAK
    LB LBP
    LC XCD
    LI CHF
    LK LKR
    LR LRD
    LS ZAR
    LT EUR
    LU EUR
    LV EUR
    LY LYD
    MA MAD
    MC EUR
    MD MDL
    ME EUR
    MF EUR
    MG MGA
    MH USD
    MK MKD
    ML XOF
    MM MMK
    MN MNT
    MO MOP
    MP USD
    MQ EUR
    MR MRU
    MS XCD
    MT EUR
    MU MUR
    MV MVR
    MW MWK
    MX MXN
    MY MYR
    MZ MZN
    NA NAD
    NC XPF
    NE XOF
    NF AUD
    NG NGN
    NI NIO
    NL EUR
    NO NOK
    NP NPR
    NR AUD
    NU NZD
    NZ NZD
    OM OMR
    PA PAB
    PE PEN
    PF XPF
    PG PGK
    PH PHP
    PK PKR
    PL PLN
    PM EUR
    PN NZD
    PR USD
    PS ILS
    PT EUR
    PW USD
    PY PYG
    QA QAR
    QO group
    RE EUR
    RO RON
    RS RSD
    RU RUB
    RW RWF
    SA SAR
    SB SBD
    SC SCR
    SD SDG
    SE SEK
    SG SGD
    SH SHP
    SI EUR
    SJ NOK
    SK EUR
    SL SLE
    SM EUR
    SN XOF
    SO SOS
    SR SRD
    SS SSP
    ST STN
    SU SUR former
    SV USD
    SX XCG
    SY SYP
    SZ SZL
    TA GBP
    TC USD
    TD XAF
    TF EUR
    TG XOF
    TH THB
    TJ TJS
    TK NZD
    TL USD
    TM TMT
    TN TND
    TO TOP
    TR TRY
    TT TTD
    TV AUD
    TW TWD
    TZ TZS
    UA UAH
    UG UGX
    UM USD
    UN group
    US USD
    UY UYU
    UZ UZS
    VA EUR
    VC XCD
    VE VED
    VG USD
    VI USD
    VN VND
    VU VUV
    WF XPF
    WS WST
    XK EUR
    YE YER
    YT EUR
    YU YUM former
    ZA ZAR
    ZM ZMW
    ZW ZWG
    """
}
