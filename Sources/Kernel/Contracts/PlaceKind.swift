package import Domain

/// The kinds of places that people have words for; the raw value is the name for scripts.
package enum PlaceKind: String, CaseIterable, Hashable, Sendable {
  // Land and its parts.
  case country, region, district, continent, area, park, locality
  case settlement = "populated-place"
  case quarter
  // Water.
  case water, sea, bay, strait, river, canal, lake, waterfall, glacier, spring, wetland, reef,
    harbour
  // The shape of the land.
  case landform, mountain, peak, volcano, hill, ridge, pass, valley, plain, desert, island,
    peninsula
  case cape, beach, cliff
  case undersea = "undersea-feature"
  case vegetation, forest
  // Ways.
  case road, railway, tunnel, bridge
  // Buildings and other works.
  case building, airport, station, castle, palace, monument, ruins, museum, theatre, library
  case church, monastery, mosque, temple, cemetery, school, university, hospital, hotel, stadium
  case market, bank, farm, mine, dam, tower, lighthouse, cave
  case powerStation = "power-station"
  case postalCode = "postal-code"
  case other = "place"

  /// The word for a place of this kind, in lower case.
  package var words: Words {
    switch self {
    case .country: Words("country", context: "kind")
    case .region: Words("region", context: "kind")
    case .district: Words("district", context: "kind")
    case .continent: Words("continent", context: "kind")
    case .area: Words("area", context: "kind")
    case .park: Words("park", context: "kind")
    case .locality: Words("locality", context: "kind")
    case .settlement: Words("populated place", context: "kind")
    case .quarter: Words("quarter", context: "kind")
    case .water: Words("water", context: "kind")
    case .sea: Words("sea", context: "kind")
    case .bay: Words("bay", context: "kind")
    case .strait: Words("strait", context: "kind")
    case .river: Words("river", context: "kind")
    case .canal: Words("canal", context: "kind")
    case .lake: Words("lake", context: "kind")
    case .waterfall: Words("waterfall", context: "kind")
    case .glacier: Words("glacier", context: "kind")
    case .spring: Words("spring", context: "kind")
    case .wetland: Words("wetland", context: "kind")
    case .reef: Words("reef", context: "kind")
    case .harbour: Words("harbour", context: "kind")
    case .landform: Words("landform", context: "kind")
    case .mountain: Words("mountain", context: "kind")
    case .peak: Words("peak", context: "kind")
    case .volcano: Words("volcano", context: "kind")
    case .hill: Words("hill", context: "kind")
    case .ridge: Words("ridge", context: "kind")
    case .pass: Words("pass", context: "kind")
    case .valley: Words("valley", context: "kind")
    case .plain: Words("plain", context: "kind")
    case .desert: Words("desert", context: "kind")
    case .island: Words("island", context: "kind")
    case .peninsula: Words("peninsula", context: "kind")
    case .cape: Words("cape", context: "kind")
    case .beach: Words("beach", context: "kind")
    case .cliff: Words("cliff", context: "kind")
    case .undersea: Words("undersea feature", context: "kind")
    case .vegetation: Words("vegetation", context: "kind")
    case .forest: Words("forest", context: "kind")
    case .road: Words("road", context: "kind")
    case .railway: Words("railway", context: "kind")
    case .tunnel: Words("tunnel", context: "kind")
    case .bridge: Words("bridge", context: "kind")
    case .building: Words("building", context: "kind")
    case .airport: Words("airport", context: "kind")
    case .station: Words("station", context: "kind")
    case .castle: Words("castle", context: "kind")
    case .palace: Words("palace", context: "kind")
    case .monument: Words("monument", context: "kind")
    case .ruins: Words("ruins", context: "kind")
    case .museum: Words("museum", context: "kind")
    case .theatre: Words("theatre", context: "kind")
    case .library: Words("library", context: "kind")
    case .church: Words("church", context: "kind")
    case .monastery: Words("monastery", context: "kind")
    case .mosque: Words("mosque", context: "kind")
    case .temple: Words("temple", context: "kind")
    case .cemetery: Words("cemetery", context: "kind")
    case .school: Words("school", context: "kind")
    case .university: Words("university", context: "kind")
    case .hospital: Words("hospital", context: "kind")
    case .hotel: Words("hotel", context: "kind")
    case .stadium: Words("stadium", context: "kind")
    case .market: Words("market", context: "kind")
    case .bank: Words("bank", context: "kind")
    case .farm: Words("farm", context: "kind")
    case .mine: Words("mine", context: "kind")
    case .dam: Words("dam", context: "kind")
    case .tower: Words("tower", context: "kind")
    case .lighthouse: Words("lighthouse", context: "kind")
    case .cave: Words("cave", context: "kind")
    case .powerStation: Words("power station", context: "kind")
    case .postalCode: Words("postal code", context: "kind")
    case .other: Words("place", context: "kind")
    }
  }
}

extension PlaceKind {
  /// The sign on a map; `nil` for a kind that is marked as any place.
  ///
  /// Each is one column wide, and no emoji.
  package var sign: Character? {
    switch self {
    case .mountain, .peak, .volcano: "▲"
    case .hill, .ridge, .pass, .cliff: "△"
    case .water, .sea, .bay, .strait, .river, .canal, .lake, .waterfall, .glacier, .spring,
      .wetland,
      .reef, .harbour:
      "≈"
    case .island, .peninsula, .cape, .beach: "∩"
    case .park, .forest, .vegetation, .farm: "♠"
    case .airport: "╪"
    case .station: "■"
    case .church, .monastery, .mosque, .temple, .cemetery: "†"
    case .castle, .palace, .monument, .ruins, .museum, .theatre, .library: "∏"
    case .road, .railway, .tunnel, .bridge: "═"
    case .building, .school, .university, .hospital, .hotel, .stadium, .market, .bank, .mine, .dam,
      .tower, .lighthouse, .powerStation, .cave:
      "□"
    case .country, .region, .district, .continent, .area, .locality, .settlement, .quarter,
      .landform, .valley, .plain, .desert, .undersea, .postalCode, .other:
      nil
    }
  }

  /// The kinds that a person means by this one: a peak is a mountain, too.
  package var meant: Set<PlaceKind> {
    switch self {
    case .mountain: [.mountain, .peak, .volcano]
    case .church: [.church, .monastery]
    case .school: [.school, .university]
    case .castle: [.castle, .palace]
    case .forest: [.forest, .vegetation]
    default: [self]
    }
  }

  /// The key of the filter on kinds, and the option of commands.
  package static let (filterKey, option) = ("class", "--kind")

  /// Other words that people type for a kind.
  private static let otherWords: [PlaceKind: Words] = [
    // Translators: other words for a populated place, with commas between them.
    .settlement: Words("city, town, village", context: "kind"),
    // Translators: other words for a quarter, with commas between them.
    .quarter: Words("neighborhood, neighbourhood, suburb", context: "kind"),
    // Translators: other words for a harbour, with commas between them.
    .harbour: Words("harbor, port", context: "kind"),
    // Translators: other words for a theatre, with commas between them.
    .theatre: Words("theater", context: "kind"),
  ]

  /// The words of all kinds, and what people type for them.
  package static let terms = Terms(
    filterKey, Dictionary(uniqueKeysWithValues: allCases.map { ($0.rawValue, $0.words) }),
    otherWords: Dictionary(uniqueKeysWithValues: otherWords.map { ($0.rawValue, $1) }))

  /// Returns the kinds that a filter asks for, by a word in any language.
  ///
  /// - Throws: `invalidFilter`.
  package static func kinds(of filter: Filter) throws(DataError) -> Set<PlaceKind> {
    let kinds = try terms.names(of: filter).compactMap(PlaceKind.init(rawValue:))
    return kinds.reduce(into: []) { $0.formUnion($1.meant) }
  }

  /// Returns the kinds that the option of a command asks for.
  ///
  /// - Throws: `invalidFilter`.
  package static func kinds(called word: String) throws(DataError) -> Set<PlaceKind> {
    do throws(DataError) {
      return try kinds(of: Filter(key: filterKey, value: word))
    } catch {
      throw .invalidFilter(key: option, value: word, known: terms.sortedWords)
    }
  }

  /// Parts the argument of a command: the text before the option, and the words after it; `nil` without
  /// the option.
  package static func parted(_ argument: String) -> (text: String, kind: String?) {
    let (text, kind) = argument.parted(byOption: option)
    return (text, kind)
  }
}

extension PlaceFeature {
  /// The kind that people call such a place, and the inhabitants that it is worth: the likeliest
  /// meaning of a name is the place with the most.
  package typealias Traits = (kind: PlaceKind, worth: Double)

  package var kind: PlaceKind { Self.traits(of: "\(group).\(code)").kind }

  /// - Parameter feature: class and code, such as `T.PK`.
  package static func traits(of feature: String) -> Traits {
    table[feature] ?? table[String(feature.prefix(1))] ?? (.other, 10)
  }

  private static let table: [String: Traits] = Dictionary(
    rows.flatMap { row in row.features.split(separator: " ").map { (String($0), row.traits) } },
    uniquingKeysWith: { first, _ in first })

  /// The one table of GeoNames' classes and codes (geonames.org/export/codes.html); a class alone is for
  /// the codes that have no row.
  private static let rows: [(traits: Traits, features: String)] = [
    // Countries, their divisions, continents and regions.
    ((.country, 2_000_000), "A.PCLI"), ((.country, 500_000), "A.PCLF"),
    ((.country, 200_000), "A.PCLD A.PCLS"), ((.country, 50), "A.PCL A.PCLH A.PCLIX"),
    ((.region, 100_000), "A.TERR"), ((.region, 5_000), "A.ADM1"), ((.region, 50), "A.ADM1H"),
    ((.district, 1_000), "A.ADM2"), ((.district, 200), "A.ADM3"), ((.district, 100), "A.ADM4"),
    ((.district, 50), "A"),
    ((.continent, 5_000_000), "L.CONT"), ((.area, 300), "L.RGN"), ((.park, 300), "L.PRK"),
    ((.park, 30), "L.RESN L.RESW L.RESP L.RESF L.RESH L.RES L.RESA L.RESV S.GDN"),
    ((.locality, 30), "L.LCTY"), ((.harbour, 30), "L.PRT H.HBR H.ANCH H.DCK"), ((.area, 30), "L"),
    // Inhabited places, whose inhabitants are seldom missing if there are many.
    ((.settlement, 50_000), "P.PPLC"), ((.settlement, 3_000), "P.PPLA"), ((.quarter, 20), "P.PPLX"),
    ((.settlement, 10), "P.PPLQ P.PPLH"), ((.settlement, 30), "P"),
    // Water.
    ((.sea, 5_000_000), "H.OCN"), ((.sea, 500_000), "H.SEA"), ((.bay, 5_000), "H.GULF"),
    ((.bay, 100), "H.BAY"), ((.bay, 30), "H.BAYS H.COVE H.BGHT H.FJD H.FJDS H.INLT H.SD H.ESTY"),
    ((.strait, 1_000), "H.STRT"), ((.strait, 30), "H.CHN H.NRWS"), ((.river, 200), "H.STM"),
    ((.river, 30), "H.STMS H.STMI H.STMX H.STMA H.STMC H.STMD H.STMH H.STMM H.STMQ H.STMSB H.WAD"),
    ((.canal, 100), "H.CNL"), ((.canal, 30), "H.CNLA H.CNLD H.CNLI H.CNLN H.DTCH H.DTCHI"),
    ((.lake, 300), "H.LK H.LKS"),
    (
      (.lake, 30),
      "H.LKI H.LKX H.LKC H.LKN H.LKO H.LKSI H.LKSN H.LGN H.LGNS H.RSV H.RSVI H.PND H.PNDS"
    ),
    ((.waterfall, 300), "H.FLLS"), ((.waterfall, 30), "H.FLLSX H.RPDS"),
    ((.glacier, 100), "H.GLCR"),
    ((.spring, 30), "H.SPNG H.SPNS H.SPNT H.GYSR H.WLL H.WLLS"),
    ((.wetland, 30), "H.SWMP H.MRSH H.BOG H.WTLD H.MFGU H.MGV"), ((.reef, 30), "H.RF H.RFC"),
    ((.water, 30), "H"),
    // Mountains, islands, deserts.
    ((.mountain, 300), "T.MT T.MTS"), ((.peak, 300), "T.PK"), ((.peak, 30), "T.PKS"),
    ((.volcano, 300), "T.VLC"), ((.hill, 30), "T.HLL T.HLLS T.UPLD"),
    ((.ridge, 30), "T.RDGE T.SPUR"),
    ((.pass, 30), "T.PASS T.GAP T.SDL"), ((.valley, 50), "T.VAL"),
    ((.valley, 30), "T.VALS T.VALG T.CNYN T.GRGE T.RVN T.TRGD"),
    ((.plain, 30), "T.PLN T.PLNX T.PLAT"),
    ((.desert, 1_000), "T.DSRT"), ((.desert, 30), "T.DUNE T.ERG"), ((.island, 300), "T.ISL"),
    ((.island, 500), "T.ISLS"), ((.island, 30), "T.ISLET T.ISLF T.ISLM T.ISLX T.ATOL T.ISLT"),
    ((.peninsula, 300), "T.PEN"), ((.cape, 100), "T.CAPE"), ((.cape, 30), "T.PT T.PTS T.HDLD"),
    ((.beach, 30), "T.BCH T.BCHS"), ((.cliff, 30), "T.CLF"), ((.landform, 30), "T"),
    // Buildings, ruins, airports.
    ((.airport, 2_000), "S.AIRP"), ((.airport, 100), "S.AIRF"), ((.airport, 200), "S.AIRB"),
    ((.airport, 20), "S.AIRH S.AIRQ S.AIRT"), ((.station, 100), "S.RSTN"),
    ((.station, 20), "S.RSTP S.MTRO S.BUSTN S.BUSTP S.TRANT"),
    ((.ruins, 300), "S.ANS S.PYR"), ((.ruins, 200), "S.RUIN"), ((.ruins, 20), "S.HSTS S.PYRS"),
    ((.castle, 200), "S.CSTL"), ((.castle, 20), "S.FT"), ((.palace, 200), "S.PAL"),
    ((.monument, 200), "S.MNMT S.ARCH"), ((.monument, 20), "S.CRRL S.MAUS S.TMB"),
    ((.museum, 200), "S.MUS"), ((.theatre, 20), "S.THTR S.OPRA S.AMTH"), ((.library, 20), "S.LIBR"),
    ((.church, 20), "S.CH S.CTRR S.MSSN"), ((.monastery, 20), "S.MSTY S.CVNT"),
    ((.mosque, 20), "S.MSQE"),
    ((.temple, 20), "S.TMPL S.SHRN S.PGDA S.STUP S.SYG"), ((.cemetery, 20), "S.CMTY S.GRVE"),
    ((.school, 20), "S.SCH S.SCHC S.SCHA S.SCHM S.SCHN S.SCHT"), ((.university, 100), "S.UNIV"),
    ((.university, 20), "S.UNIP"), ((.hospital, 20), "S.HSP S.HSPC S.HSPD S.HSPL S.CTRM"),
    ((.hotel, 5), "S.HTL"), ((.hotel, 20), "S.RSRT S.GHSE S.RHSE S.SNTR"),
    ((.stadium, 100), "S.STDM"),
    ((.market, 20), "S.MKT S.MALL"), ((.bank, 20), "S.BANK"),
    ((.farm, 20), "S.FRM S.FRMS S.RNCH S.EST"),
    ((.mine, 20), "S.MN S.MNAU S.MNC S.MNCU S.MNFE S.MNQ S.MNQR"),
    ((.dam, 20), "S.DAM S.DAMQ S.DAMSB"),
    ((.tower, 20), "S.TOWR"), ((.lighthouse, 20), "S.LTHSE"), ((.cave, 20), "S.CAVE"),
    ((.powerStation, 20), "S.PS S.PSH S.PSN"), ((.bridge, 50), "S.BDG"), ((.building, 20), "S"),
    ((.tunnel, 10), "R.TNL R.TNLN R.TNLR R.TNLRD"), ((.railway, 10), "R.RR R.RRQ R.RJCT R.RYD"),
    ((.road, 10), "R"), ((.undersea, 20), "U"), ((.forest, 20), "V.FRST V.FRSTF"),
    ((.vegetation, 20), "V"),
    // A postal code is meant by who types one.
    ((.postalCode, 20_000), "Z"),
  ]
}
