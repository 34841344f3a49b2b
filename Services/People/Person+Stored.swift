package import Catalog
package import Domain

extension Person: StoredEntity {
  package static let filterKeys = People.description.filterKeys
  package static let sortKeys = People.description.sortKeys

  package static func division(for filters: [Filter]) throws(DataError) -> CatalogDivision {
    for filter in filters
    where filter.key == "country" && CountryLookup.code(for: filter.value) == nil {
      throw .invalidFilter(key: filter.key, value: filter.value)
    }
    return .pages
  }

  /// Names as they are read, first name first; what is not known comes last.
  package func sortKey(for key: String) -> SortKey {
    switch key {
    case "age": .lowest(age)
    case "country": .text(residence)
    default: .text(name)
    }
  }

  package var searchedTexts: [String] {
    [title, email, city, residence].compactMap(\.self)
  }

  /// `country` is the one of residence: a code in capitals, or a name for countries without one.
  package func passes(_ filter: Filter) throws(DataError) -> Bool {
    guard filter.key == "country" else { return true }
    let code = CountryLookup.code(for: filter.value)
    guard let code else { return country.map { Fold.fold($0) } == Fold.fold(filter.value) }
    return code == countryCode
  }

  /// The country by its English name; old versions of the service name only the nationality, which
  /// is the same there.
  var residence: String? { country ?? nationality.flatMap { CountryNames.english($0) } }

  private var countryCode: String? {
    country.flatMap { CountryLookup.code(for: $0) } ?? nationality
  }
}
