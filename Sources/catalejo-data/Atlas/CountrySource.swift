import Domain

/// The countries of Natural Earth at 1:110 million.
enum CountrySource {
  /// What ISO has not: Northern Cyprus and Somaliland, which it counts to Cyprus and to Somalia, and
  /// Kosovo, the one country without a code at this scale.
  private static let others = ["CYN": "CY", "SOL": "SO", "-99": "XK"]

  /// The countries by rising code, a ring for each piece of land and each hole in it.
  ///
  /// Records of one code become one country. What the source counts to a country and ISO doesn't,
  /// French Guiana and Svalbard, are countries of their own.
  ///
  /// - Parameters:
  ///   - alpha3: each record's code (ISO 3166-1 alpha-3).
  ///   - codes: the alpha-2 codes by those.
  static func countries(
    records: [[[Coordinate]]], alpha3: [String], codes: [String: String]
  ) throws(SourceError) -> [AtlasContent.Country] {
    guard records.count == alpha3.count else { throw SourceError("unknown number of countries") }
    var rings: [String: [SourceRing]] = [:]
    for (record, alpha3) in zip(records, alpha3) {
      guard let code = others[alpha3] ?? codes[alpha3] else {
        throw SourceError("unknown country \(alpha3)")
      }
      for positions in record {
        rings[self.code(of: positions, in: code), default: []].append(SourceRing(positions))
      }
    }
    return rings.sorted { $0.key < $1.key }.map { code, rings in
      AtlasContent.Country(code: code, rings: CountryOutlines.union(of: rings))
    }
  }

  private static func code(of ring: [Coordinate], in country: String) -> String {
    switch country {
    case "FR" where ring.allSatisfy { $0.longitude < -50 }: "GF"
    case "NO" where ring.allSatisfy { $0.latitude > 74 }: "SJ"
    default: country
    }
  }
}
