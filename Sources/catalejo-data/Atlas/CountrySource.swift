import Atlas
import Domain

/// The countries of Natural Earth at 1:110 million.
enum CountrySource {
  /// The countries by rising code, a ring for each piece of land and each hole in it.
  ///
  /// Records of one code become one country. What the source counts to a country and ISO doesn't,
  /// French Guiana and Svalbard, are countries of their own.
  static func countries(
    records: [[[Coordinate]]], codes: [String]
  ) throws(MapSourceError) -> [AtlasContent.Country] {
    guard records.count == codes.count else { throw .unsupported("number of countries") }
    var rings: [String: [SourceRing]] = [:]
    for (record, alpha3) in zip(records, codes) {
      guard let code = CountryCodes.alpha2(of: alpha3) else {
        throw .unsupported("country \(alpha3)")
      }
      for positions in record {
        rings[self.code(of: positions, in: code), default: []].append(SourceRing(positions))
      }
    }
    return rings.sorted { $0.key < $1.key }.map { code, rings in
      AtlasContent.Country(code: code, rings: RingUnion.outline(of: rings))
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
