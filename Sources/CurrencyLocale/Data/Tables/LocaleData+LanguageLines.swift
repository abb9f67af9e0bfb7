// Written by `make locale-data` from CLDR 46, as in ICU 76.1 of Swift's Foundation. Change the generator, Scripts/LocaleData.

extension LocaleData {
  static let languageLines: StaticString = """
    aa Latn ET
    ab Cyrl GE
    ace Latn ID
    ach Latn UG
    ada Latn GH
    ady Cyrl RU
    ae Avst IR
    aeb Arab TN
    af Latn ZA
    afh Latn GH
    agq Latn CM
    ain Kana JP
    ak Latn GH
    akk Xsux IQ
    akz Latn US
    ale Latn US
    aln Latn XK
    alt Cyrl RU
    am Ethi ET
    an Latn ES
    ang Latn GB
    anp Deva IN
    apw Latn US
    ar Arab EG
    arc Armi IR
    arc_Hatr IQ
    arc_Nbat JO
    arc_Palm SY
    arn Latn CL
    aro Latn BO
    arp Latn US
    arq Arab DZ
    ars Arab SA
    arw Latn SR
    ary Arab MA
    arz Arab EG
    as Beng IN
    asa Latn TZ
    ase Sgnw US
    ast Latn ES
    av Cyrl RU
    avk Latn 001
    awa Deva IN
    ay Latn BO
    az Latn AZ
    az_Arab IR
    az_IQ Arab
    az_IR Arab
    az_RU Cyrl
    ba Cyrl RU
    bal Arab PK
    ban Latn ID
    bar Latn AT
    bas Latn CM
    bax Bamu CM
    bbc Latn ID
    bbj Latn CM
    be Cyrl BY
    bej Arab SD
    bem Latn ZM
    ber Tfng MA
    bew Latn ID
    bez Latn TZ
    bfd Latn CM
    bfq Taml IN
    bg Cyrl BG
    bgc Deva IN
    bgn Arab PK
    bho Deva IN
    bi Latn VU
    bik Latn PH
    bin Latn NG
    bjn Latn ID
    bkm Latn CM
    bla Latn CA
    blo Latn BJ
    bm Latn ML
    bn Beng BD
    bo Tibt CN
    bpy Beng IN
    bqi Arab IR
    br Latn FR
    bra Deva IN
    brh Arab PK
    brx Deva IN
    bs Latn BA
    bss Latn CM
    bua Cyrl RU
    bug Latn ID
    bum Latn CM
    byn Ethi ER
    byv Latn CM
    ca Latn ES
    cad Latn US
    car Latn VE
    cay Latn CA
    cch Latn NG
    ccp Cakm BD
    ce Cyrl RU
    ceb Latn PH
    cgg Latn UG
    ch Latn GU
    chb Latn CO
    chg Arab TM
    chk Latn FM
    chm Cyrl RU
    chn Latn US
    cho Latn US
    chp Latn CA
    chr Cher US
    chy Latn US
    cic Latn US
    ckb Arab IQ
    co Latn FR
    cop Copt EG
    cps Latn PH
    cr Cans CA
    crh Cyrl UA
    cs Latn CZ
    csb Latn PL
    csw Cans CA
    cu Cyrl RU
    cu_Glag BG
    cv Cyrl RU
    cy Latn GB
    da Latn DK
    dak Latn US
    dar Cyrl RU
    dav Latn KE
    de Latn DE
    del Latn US
    den Latn CA
    dgr Latn CA
    din Latn SS
    dje Latn NE
    doi Deva IN
    dsb Latn DE
    dtp Latn MY
    dua Latn CM
    dum Latn NL
    dv Thaa MV
    dyo Latn SN
    dyu Latn BF
    dz Tibt BT
    dzg Latn TD
    ebu Latn KE
    ee Latn GH
    efi Latn NG
    egl Latn IT
    egy Egyp EG
    eka Latn NG
    el Grek GR
    elx
    en Latn US
    en_Shaw GB
    enm Latn GB
    eo Latn 001
    es Latn ES
    esu Latn US
    et Latn EE
    eu Latn ES
    ewo Latn CM
    ext Latn ES
    fa Arab IR
    fan Latn GQ
    fat
    ff Latn SN
    ff_Adlm GN
    fi Latn FI
    fil Latn PH
    fit Latn SE
    fj Latn FJ
    fo Latn FO
    fon Latn BJ
    fr Latn FR
    frc Latn US
    frm Latn FR
    fro Latn FR
    frp Latn FR
    frr Latn DE
    frs Latn DE
    fur Latn IT
    fy Latn NL
    ga Latn IE
    gaa Latn GH
    gag Latn MD
    gan Hans CN
    gay Latn ID
    gba Latn CF
    gbz Arab IR
    gd Latn GB
    gez Ethi ET
    gil Latn KI
    gl Latn ES
    glk Arab IR
    gmh Latn DE
    gn Latn PY
    goh Latn DE
    gom
    gon Deva IN
    gor Latn ID
    got Goth UA
    grb Latn LR
    grc Cprt CY
    grc_Linb GR
    gsw Latn CH
    gu Gujr IN
    guc Latn CO
    gur Latn GH
    guz Latn KE
    gv Latn IM
    gwi Latn CA
    ha Latn NG
    ha_CM Arab
    ha_SD Arab
    hai Latn CA
    hak Hans CN
    haw Latn US
    he Hebr IL
    hi Deva IN
    hif Deva FJ
    hil Latn PH
    hit Xsux TR
    hmn Hmng CN
    ho Latn PG
    hr Latn HR
    hsb Latn DE
    hsn Hans CN
    ht Latn HT
    hu Latn HU
    hup Latn US
    hy Armn AM
    hz Latn NA
    ia Latn 001
    iba Latn MY
    ibb Latn NG
    id Latn ID
    ie Latn EE
    ig Latn NG
    ii Yiii CN
    ik Latn US
    ilo Latn PH
    inh Cyrl RU
    io Latn 001
    is Latn IS
    it Latn IT
    iu Cans CA
    izh Latn RU
    ja Jpan JP
    jam Latn JM
    jbo Latn 001
    jgo Latn CM
    jmc Latn TZ
    jpr Hebr IL
    jrb Hebr IL
    jut Latn DK
    jv Latn ID
    ka Geor GE
    kaa Cyrl UZ
    kab Latn DZ
    kac Latn MM
    kaj Latn NG
    kam Latn KE
    kaw Kawi ID
    kbd Cyrl RU
    kbl Latn TD
    kcg Latn NG
    kde Latn TZ
    kea Latn CV
    ken Latn CM
    kfo Latn CI
    kg Latn CD
    kgp Latn BR
    kha Latn IN
    kho Brah IR
    khq Latn ML
    khw Arab PK
    ki Latn KE
    kiu Latn TR
    kj Latn NA
    kk Cyrl KZ
    kk_AF Arab
    kk_Arab CN
    kk_CN Arab
    kk_IR Arab
    kk_MN Arab
    kkj Latn CM
    kl Latn GL
    kln Latn KE
    km Khmr KH
    kmb Latn AO
    kn Knda IN
    ko Kore KR
    koi Cyrl RU
    kok Deva IN
    kos Latn FM
    kpe Latn LR
    kr Latn NG
    krc Cyrl RU
    kri Latn SL
    krj Latn PH
    krl Latn RU
    kru Deva IN
    ks Aran IN
    ksb Latn TZ
    ksf Latn CM
    ksh Latn DE
    ku Latn TR
    ku_Arab IQ
    ku_LB Arab
    ku_Yezi GE
    kum Cyrl RU
    kut Latn CA
    kv Cyrl RU
    kw Latn GB
    kxv Latn IN
    ky Cyrl KG
    ky_Arab CN
    ky_CN Arab
    ky_Latn TR
    ky_TR Latn
    la Latn VA
    lad Hebr IL
    lag Latn TZ
    lah Arab PK
    lam Latn ZM
    lb Latn LU
    lez Cyrl RU
    lfn Latn 001
    lg Latn UG
    li Latn NL
    lij Latn IT
    liv Latn LV
    lkt Latn US
    lmo Latn IT
    ln Latn CD
    lo Laoo LA
    lol Latn CD
    loz Latn ZM
    lrc Arab IR
    lt Latn LT
    ltg Latn LV
    lu Latn CD
    lua Latn CD
    lui Latn US
    lun Latn ZM
    luo Latn KE
    lus Latn IN
    lut Latn US
    luy Latn KE
    lv Latn LV
    lzh Hans CN
    lzz Latn TR
    mad Latn ID
    maf Latn CM
    mag Deva IN
    mai Deva IN
    mak Latn ID
    man Latn GM
    man_GN Nkoo
    man_Nkoo GN
    mas Latn KE
    mde Arab TD
    mdf Cyrl RU
    mdh Latn PH
    mdr Latn ID
    men Latn SL
    mer Latn KE
    mfe Latn MU
    mg Latn MG
    mga Latg IE
    mgh Latn MZ
    mgo Latn CM
    mh Latn MH
    mi Latn NZ
    mic Latn CA
    mid Mand IQ
    min Latn ID
    mis
    mk Cyrl MK
    ml Mlym IN
    mn Cyrl MN
    mn_CN Mong
    mn_Mong CN
    mnc Mong CN
    mni Beng IN
    moh Latn CA
    mos Latn BF
    mr Deva IN
    mrj Cyrl RU
    ms Latn MY
    ms_CC Arab
    mt Latn MT
    mua Latn CM
    mul
    mus Latn US
    mwl Latn PT
    mwr Deva IN
    mwv Latn ID
    my Mymr MM
    mye Latn GA
    myv Cyrl RU
    mzn Arab IR
    na Latn NR
    nan Hans CN
    nap Latn IT
    naq Latn NA
    nb Latn NO
    nd Latn ZW
    nds Latn DE
    ne Deva NP
    new Deva NP
    ng Latn NA
    nia Latn ID
    niu Latn NU
    njo Latn IN
    nl Latn NL
    nmg Latn CM
    nn Latn NO
    nnh Latn CM
    nnp Wcho IN
    no Latn NO
    nog Cyrl RU
    non Runr SE
    nov Latn 001
    nqo Nkoo GN
    nr Latn ZA
    nso Latn ZA
    nus Latn SS
    nv Latn US
    nwc Newa NP
    ny Latn MW
    nym Latn TZ
    nyn Latn UG
    nyo Latn UG
    nzi Latn GH
    oc Latn FR
    oj Cans CA
    om Latn ET
    or Orya IN
    os Cyrl GE
    osa Osge US
    ota Arab TR
    otk Orkh MN
    oui Ougr CN
    pa Guru IN
    pa_Arab PK
    pa_Aran PK
    pa_PK Aran
    pag Latn PH
    pal Phli IR
    pal_Phlp CN
    pam Latn PH
    pap Latn CW
    pau Latn PW
    pcd Latn FR
    pcm Latn NG
    pdc Latn US
    pdt Latn CA
    peo Xpeo IR
    pfl Latn DE
    phn Phnx LB
    pi Sinh IN
    pl Latn PL
    pms Latn IT
    pnt Grek GR
    pon Latn FM
    pqm Latn CA
    prg Latn PL
    pro Latn FR
    ps Arab AF
    pt Latn BR
    qu Latn PE
    quc Latn GT
    qug Latn EC
    raj Deva IN
    rap Latn CL
    rar Latn CK
    rej Latn ID
    rgn Latn IT
    rhg Rohg MM
    rif Latn MA
    rm Latn CH
    rn Latn BI
    ro Latn RO
    rof Latn TZ
    rom Latn RO
    rtm Latn FJ
    ru Cyrl RU
    rue Cyrl UA
    rug Latn SB
    rup Latn RO
    rw Latn RW
    rwk Latn TZ
    sa Deva IN
    sad Latn TZ
    sah Cyrl RU
    sam Samr PS
    saq Latn KE
    sas Latn ID
    sat Olck IN
    saz Saur IN
    sba Latn TD
    sbp Latn TZ
    sc Latn IT
    scn Latn IT
    sco Latn GB
    sd Arab PK
    sd_Deva IN
    sd_IN Deva
    sd_Khoj IN
    sd_Sind IN
    sdc Latn IT
    sdh Arab IR
    se Latn NO
    see Latn US
    seh Latn MZ
    sei Latn MX
    sel Cyrl RU
    ses Latn ML
    sg Latn CF
    sga Ogam IE
    sgs Latn LT
    shi Tfng MA
    shn Mymr MM
    shu Arab TD
    si Sinh LK
    sid Latn ET
    sjd Cyrl RU
    sje Latn SE
    sju Latn SE
    sk Latn SK
    sl Latn SI
    sli Latn PL
    sly Latn ID
    sm Latn WS
    sma Latn SE
    smj Latn SE
    smn Latn FI
    sms Latn FI
    sn Latn ZW
    snk Latn ML
    so Latn SO
    sog Sogd UZ
    sq Latn AL
    sr Cyrl RS
    sr_ME Latn
    sr_RO Latn
    sr_RU Latn
    sr_TR Latn
    srn Latn SR
    srr Latn SN
    ss Latn ZA
    ssy Latn ER
    st Latn ZA
    stq Latn DE
    su Latn ID
    suk Latn TZ
    sus Latn GN
    sux
    sv Latn SE
    sw Latn TZ
    swb Arab YT
    syc Syrc TR
    syr Syrc IQ
    szl Latn PL
    ta Taml IN
    tcy Knda IN
    te Telu IN
    tem Latn SL
    teo Latn UG
    ter Latn BR
    tet Latn TL
    tg Cyrl TJ
    tg_Arab PK
    tg_PK Arab
    th Thai TH
    ti Ethi ET
    tig Ethi ER
    tiv Latn NG
    tk Latn TM
    tkl Latn TK
    tkr Latn AZ
    tlh
    tli Latn US
    tly Latn AZ
    tmh Latn NE
    tn Latn ZA
    to Latn TO
    tog Latn MW
    tok Latn 001
    tpi Latn PG
    tr Latn TR
    tru Latn TR
    trv Latn TW
    ts Latn ZA
    tsd Grek GR
    tsi Latn CA
    tt Cyrl RU
    ttt Latn AZ
    tum Latn MW
    tvl Latn TV
    tw
    twq Latn NE
    ty Latn PF
    tyv Cyrl RU
    tzm Latn MA
    udm Cyrl RU
    ug Arab CN
    ug_Cyrl KZ
    ug_KZ Cyrl
    ug_MN Cyrl
    uga Ugar SY
    uk Cyrl UA
    umb Latn AO
    ur Aran PK
    uz Latn UZ
    uz_AF Arab
    uz_Arab AF
    uz_CN Cyrl
    vai Vaii LR
    ve Latn ZA
    vec Latn IT
    vep Latn RU
    vi Latn VN
    vls Latn BE
    vmf Latn DE
    vmw Latn MZ
    vo Latn 001
    vot Latn RU
    vro Latn EE
    vun Latn TZ
    wa Latn BE
    wae Latn CH
    wal Ethi ET
    war Latn PH
    was Latn US
    wbp Latn AU
    wo Latn SN
    wuu Hans CN
    xal Cyrl RU
    xh Latn ZA
    xmf Geor GE
    xnr Deva IN
    xog Latn UG
    yao Latn MZ
    yap Latn FM
    yav Latn CM
    ybb Latn CM
    yi Hebr UA
    yo Latn NG
    yrl Latn BR
    yue Hant HK
    yue_CN Hans
    yue_Hans CN
    za Latn CN
    zap Latn MX
    zbl
    zea Latn NL
    zen Tfng MR
    zgh Tfng MA
    zh Hans CN
    zh_AU Hant
    zh_BN Hant
    zh_Bopo TW
    zh_GB Hant
    zh_GF Hant
    zh_HK Hant
    zh_Hanb TW
    zh_Hant TW
    zh_ID Hant
    zh_MO Hant
    zh_PA Hant
    zh_PF Hant
    zh_PH Hant
    zh_SR Hant
    zh_TH Hant
    zh_TW Hant
    zh_VN Hant
    zu Latn ZA
    zun Latn US
    zxx
    zza Latn TR
    """
}
