import CData
package import Catalog
package import Cities
package import Domain

/// The embedded cities: the list, look-up by id, and the nearest to a position.
///
/// Making one reads two headers; the rest of the data is looked at where a call needs it. An
/// immutable value over immutable bytes, so calls may run at once.
package struct Gazetteer: Sendable {
  let data: GazetteerData
  let search: any CitySearching

  /// Over the cities that are part of the program.
  package init() throws(GazetteerError) {
    try self.init(
      GazetteerData(
        cities: .embedded {
          UnsafeRawBufferPointer(start: catalejo_cities_bytes(), count: catalejo_cities_size())
        },
        otherNames: .embedded {
          UnsafeRawBufferPointer(
            start: catalejo_othernames_bytes(), count: catalejo_othernames_size())
        }))
  }

  package init(_ data: GazetteerData) {
    self.init(data, search: PrefixSearch(data: data))
  }

  /// With another way to search the same data.
  package init(_ data: GazetteerData, search: any CitySearching) {
    self.data = data
    self.search = search
  }

  /// How many cities there are.
  package var count: Int { data.read { cities, _ in cities.count } }
}

extension Gazetteer {
  package var filterKeys: [String] { Cities.description.filterKeys }

  package var sortKeys: [String] { Cities.description.sortKeys }

  /// A search takes less time than going to another thread would; what looks at every city goes.
  package func page(_ query: CatalogQuery) async throws(DataError) -> CatalogPage<City> {
    guard query.filters.isEmpty, query.sort == nil, query.ids == nil else {
      return try await answerElsewhere(query)
    }
    return try answer(query)
  }

  @concurrent
  private func answerElsewhere(
    _ query: CatalogQuery
  ) async throws(DataError) -> CatalogPage<City> {
    try answer(query)
  }

  /// With its other names.
  package func item(_ id: String) async throws(DataError) -> City {
    let city = data.read { cities, otherNames in
      cities.row(ofID: id).map { row in
        var city = cities.city(row)
        city.otherNames = otherNames.texts(ofRow: row, except: cities.fold(row))
        return city
      }
    }
    guard let city else { throw .notFound(Reference(City.catalog, id)) }
    return city
  }

  /// The id of the city so many places after another in display order; nil where there is none.
  package func id(_ steps: Int, from id: String) -> String? {
    data.read { cities, _ in
      guard let row = cities.row(ofID: id) else { return nil }
      let (target, overflows) = row.addingReportingOverflow(steps)
      guard !overflows, (0..<cities.count).contains(target) else { return nil }
      return String(cities.number(target))
    }
  }
}
