/// The two-letter codes of the countries that have an outline (ISO 3166-1 alpha-2).
enum CountryCodes {
  /// The alpha-2 code of an alpha-3 code as Natural Earth writes it; nil where none is known.
  static func alpha2(of alpha3: String) -> String? { byAlpha3[alpha3] }

  private static let byAlpha3 = Dictionary(
    table.split(whereSeparator: \.isWhitespace).map { pair in
      (String(pair.prefix(3)), String(pair.suffix(2)))
    }, uniquingKeysWith: { first, _ in first })

  /// Pairs of alpha-3 and alpha-2 code.
  ///
  /// The first row has what ISO has not: Northern Cyprus and Somaliland, which it counts to Cyprus
  /// and to Somalia, and Kosovo, the one country without a code at 1:110 million.
  private static let table = """
    CYN:CY SOL:SO -99:XK
    AFG:AF AGO:AO ALB:AL ARE:AE ARG:AR ARM:AM ATA:AQ ATF:TF AUS:AU AUT:AT
    AZE:AZ BDI:BI BEL:BE BEN:BJ BFA:BF BGD:BD BGR:BG BHS:BS BIH:BA BLR:BY
    BLZ:BZ BOL:BO BRA:BR BRN:BN BTN:BT BWA:BW CAF:CF CAN:CA CHE:CH CHL:CL
    CHN:CN CIV:CI CMR:CM COD:CD COG:CG COL:CO CRI:CR CUB:CU CYP:CY CZE:CZ
    DEU:DE DJI:DJ DNK:DK DOM:DO DZA:DZ ECU:EC EGY:EG ERI:ER ESH:EH ESP:ES
    EST:EE ETH:ET FIN:FI FJI:FJ FLK:FK FRA:FR GAB:GA GBR:GB GEO:GE GHA:GH
    GIN:GN GMB:GM GNB:GW GNQ:GQ GRC:GR GRL:GL GTM:GT GUY:GY HND:HN HRV:HR
    HTI:HT HUN:HU IDN:ID IND:IN IRL:IE IRN:IR IRQ:IQ ISL:IS ISR:IL ITA:IT
    JAM:JM JOR:JO JPN:JP KAZ:KZ KEN:KE KGZ:KG KHM:KH KOR:KR KWT:KW LAO:LA
    LBN:LB LBR:LR LBY:LY LKA:LK LSO:LS LTU:LT LUX:LU LVA:LV MAR:MA MDA:MD
    MDG:MG MEX:MX MKD:MK MLI:ML MMR:MM MNE:ME MNG:MN MOZ:MZ MRT:MR MWI:MW
    MYS:MY NAM:NA NCL:NC NER:NE NGA:NG NIC:NI NLD:NL NOR:NO NPL:NP NZL:NZ
    OMN:OM PAK:PK PAN:PA PER:PE PHL:PH PNG:PG POL:PL PRI:PR PRK:KP PRT:PT
    PRY:PY PSE:PS QAT:QA ROU:RO RUS:RU RWA:RW SAU:SA SDN:SD SEN:SN SLB:SB
    SLE:SL SLV:SV SOM:SO SRB:RS SSD:SS SUR:SR SVK:SK SVN:SI SWE:SE SWZ:SZ
    SYR:SY TCD:TD TGO:TG THA:TH TJK:TJ TKM:TM TLS:TL TTO:TT TUN:TN TUR:TR
    TWN:TW TZA:TZ UGA:UG UKR:UA URY:UY USA:US UZB:UZ VEN:VE VNM:VN VUT:VU
    YEM:YE ZAF:ZA ZMB:ZM ZWE:ZW
    """
}
