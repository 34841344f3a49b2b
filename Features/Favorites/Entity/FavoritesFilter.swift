import Contracts
import Domain
import Localization

/// The filters of favorites of any catalogs.
enum FavoritesFilter {
  private static let catalogKey = "catalog"

  /// The filters; with a single catalog there is none to choose.
  static func options(_ catalogs: [CatalogID]) -> [FilterOption] {
    let choice = FilterOption(
      catalogKey, Words("catalog"), values: { catalogs.map { Term($0.rawValue) } })
    return (catalogs.count == 1 ? [] : [choice]) + [
      FilterOption("date", Words("date"), measure: .date), .latitude, .longitude,
    ]
  }

  /// Returns the key of a filter by its name in either language; an unknown name is returned as it is.
  static func key(of filter: Filter) -> String {
    options([]).first { $0.isCalled(filter.typedKey) }?.key ?? filter.typedKey
  }

  /// Returns the test of a filter, its value read once.
  ///
  /// - Parameters:
  ///   - filter: the filter, with a key that ``key(of:)`` returned.
  ///   - catalogs: the catalogs there are; `nil` if the catalog was checked already.
  ///   - language: the language that numbers are written in.
  /// - Throws: `unknownFilter`, `invalidFilter`.
  static func test(
    _ filter: Filter, of catalogs: [CatalogID]?, language: Language
  ) throws(DataError) -> (Favorite) -> Bool {
    let options = options([])
    guard let option = options.first(where: { $0.key == filter.key }) else {
      throw .unknownFilter(filter.typedKey, known: options.map(\.typedKey))
    }
    if let measure = option.measure {
      let condition = try filter.condition(in: measure, language: language)
      return { condition.holds(number(filter.key, of: $0)) }
    }
    let isWanted = try filter.wantsItsValue()
    if let catalogs, !catalogs.contains(where: { $0.isCalled(filter.value) }) {
      throw .invalidFilter(
        key: filter.typedKey, value: filter.value, known: catalogs.map(\.name))
    }
    return { $0.reference.catalog.isCalled(filter.value) == isWanted }
  }

  private static func number(_ key: String, of favorite: Favorite) -> Double? {
    switch key {
    case "latitude": favorite.position?.latitude
    case "longitude": favorite.position?.longitude
    default: CalendarDate(of: favorite.added).map { Double($0.number) }
    }
  }
}

extension CatalogID {
  fileprivate func isCalled(_ text: String) -> Bool {
    rawValue == text.lowercased() || name.contain(text)
  }
}
