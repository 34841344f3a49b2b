import Cities
import Domain

/// The countries of Natural Earth at 1:50 million, in a file without names.
enum BorderSource {
  typealias Ring = (label: String, corners: [UnitPosition])

  /// The groups that the cities within can't name, by their number in the file; `nil` belongs to no
  /// country.
  private static let named: [Int: String?] = [
    // Antarctica has no cities.
    11: "AQ",
    // Ashmore and Cartier has no cities, and is nearer to Indonesia than to any place of Australia.
    12: "AU",
    // Heard and McDonald has no cities.
    91: "HM",
    // The source gives the Siachen Glacier to no country.
    111: String?.none,
    // Macao and Monaco are so coarse that the one city within is a neighbor's.
    132: "MO", 135: "MC",
    // Sint Maarten has as many cities of the island's other half.
    207: "SX",
  ]

  /// Places, by their ids, without an outline around them, though their country has one elsewhere.
  private static let exclaves: Set<UInt32> = [
    // Ceuta with Benzú and Principe, Melilla, Llívia.
    6_362_987, 2_521_029, 8_259_951, 2_513_947, 3_118_236,
    // Madha, Point Roberts, Akrotiri and Dhekelia.
    291_586, 13_440_142, 5_807_107, 146_839, 12_196_125,
  ]

  /// Returns the rings of all countries, named by the cities within.
  ///
  /// A group of rings is a country, and has the code of most of its cities. A ring that has none of
  /// that country's cities, but cities of another, belongs to the other: so Réunion is not France.
  /// A ring without cities in a group without cities belongs to the country of the nearest city.
  static func rings(
    of groups: [[MarbleReader.Polygon]], cities: [SourceCity]
  ) throws(SourceError) -> [Ring] {
    var rings: [[Ring]] = []
    var numbered: [(label: Int, corners: [UnitPosition])] = []
    for polygon in groups.joined() {
      numbered.append((numbered.count, polygon.positions.map(UnitPosition.init)))
    }
    let votes = votes(of: cities, in: BorderCells(of: numbered))
    var first = 0
    for (number, group) in groups.enumerated() {
      let indices = first..<first + group.count
      first = indices.upperBound
      let outer = indices.filter { !group[$0 - indices.lowerBound].isInner }
      let all = outer.reduce(into: [:]) { all, index in
        all.merge(votes[index, default: [:]], uniquingKeysWith: +)
      }
      let most = named[number] ?? winner(all)
      if named.keys.contains(number), most == nil { continue }
      rings.append(
        zip(indices, group).compactMap { index, polygon in
          let own = votes[index, default: [:]]
          var code = most
          if !polygon.isInner, named[number] == nil, let country = most, own[country] == nil {
            code = winner(own) ?? CountrySource.code(of: polygon.positions, in: country)
          }
          guard let code = code ?? nearest(to: polygon.positions, among: cities) else { return nil }
          return (code, numbered[index].corners)
        })
    }
    return Array(rings.joined())
  }

  /// Counts the cities of each country in each ring.
  private static func votes(
    of cities: [SourceCity], in cells: BorderCells
  ) -> [Int: [String: Int]] {
    cities.reduce(into: [:]) { votes, city in
      guard let position = city.position.map(UnitPosition.init) else { return }
      for ring in cells.labels(at: position) {
        votes[ring, default: [:]][city.countrycode, default: 0] += 1
      }
    }
  }

  private static func winner(_ votes: [String: Int]) -> String? {
    votes.max { ($0.value, $1.key) < ($1.value, $0.key) }?.key
  }

  private static func nearest(to ring: [Coordinate], among cities: [SourceCity]) -> String? {
    guard let corner = ring.first else { return nil }
    func distance(_ city: SourceCity) -> Double {
      let (north, east) = (city.latitude - corner.latitude, city.longitude - corner.longitude)
      return north * north + east * east
    }
    return cities.min { (distance($0), $0.geonameid) < (distance($1), $1.geonameid) }?.countrycode
  }

  /// Returns the places that no outline can place: exclaves, and places of countries without an
  /// outline (Gibraltar, the Vatican).
  ///
  /// - Parameters:
  ///   - cities: all cities.
  ///   - known: the codes of the countries with an outline.
  static func withoutOutline(_ cities: [SourceCity], known: Set<String>) -> [SourceCity] {
    cities.filter { !known.contains($0.countrycode) || exclaves.contains($0.geonameid) }
      .sorted { $0.geonameid < $1.geonameid }
  }
}
