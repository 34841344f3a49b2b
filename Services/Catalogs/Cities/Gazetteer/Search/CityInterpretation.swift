import Contracts
import Domain
import PlaceNames

/// One interpretation of a search: a name, and a condition on the place.
struct CityInterpretation {
  /// The part of the search before a country or a region; `nil` if the whole search is a name.
  let name: String?
  /// The UTF-8 of the fold by which names are found.
  let query: [UInt8]
  let matches: CityMatches
  let condition: RowCondition

  /// - Parameter isWhole: whether only cities with exactly this name are found.
  private init(
    _ text: String, name: String?, _ condition: RowCondition, _ cities: CityTable, isWhole: Bool
  ) {
    self.name = name
    query = Fold.queryBytes(text)
    self.condition = condition
    if isWhole {
      let exact = ExactRows(query, atLeast: 1, cities).matches(in: condition)
      matches = CityMatches(named: exact.named, alternates: exact.alternates)
    } else {
      matches = CityMatches(query, cities)
    }
  }

  /// Returns the best interpretation of a search.
  ///
  /// The whole text is tried as a name first. Among the other interpretations, the first one that some
  /// city has exactly as its name wins, or else the first one that finds any city. A comma suggests
  /// a name and a place: then the whole text is only one interpretation among the others. Regions other
  /// than the American states are tried only if nothing else finds a city.
  ///
  /// If the search must be a whole name, the first interpretation wins that some city has exactly as its
  /// name.
  static func best(of search: CitySearch, _ cities: CityTable) -> CityInterpretation {
    let isWhole = search.query.isWholeName
    let whole = CityInterpretation(
      search.query.search, name: nil, search.condition(cities), cities, isWhole: isWhole)
    guard search.query.isTyped,
      !isWhole && AreaEnding.isParted(search.query.search) || !whole.findsAny
    else {
      return whole
    }
    func interpretations(_ parts: [(name: String, condition: RowCondition)]) -> [CityInterpretation]
    {
      parts.map {
        CityInterpretation($0.name, name: $0.name, $0.condition, cities, isWhole: isWhole)
      }.filter(\.findsAny)
    }
    var found = [whole].filter(\.findsAny) + interpretations(search.parted(cities))
    if found.isEmpty { found = interpretations(search.partedByRegion(cities)) }
    let exact = found.first {
      isWhole || ExactRows($0.query, atLeast: 1, cities).areAny(in: $0.condition)
    }
    return exact ?? found.first ?? whole
  }

  var findsAny: Bool {
    matches.named.joined().contains(where: condition.holds)
      || matches.alternates.contains { condition.holds($0.row) }
  }
}
