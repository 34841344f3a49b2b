package import Catalog
package import Domain

extension Gazetteer: PlaceDataManager {
  package func largest(in rect: WorldRect, count: Int) async -> [MapPlace] {
    largestPlaces(in: rect, count: count)
  }

  package func named(_ text: String, count: Int) async -> [MapPlace] {
    placesNamed(text, count: count)
  }

  package func place(_ reference: Reference) async -> MapPlace? { mapPlace(reference) }

  package func namesakes(of name: String, in country: String?, count: Int) async -> [MapPlace] {
    placesNamedExactly(name, in: country, count: count)
  }

  /// Looks at every city.
  @concurrent
  package func bounds(of country: String) async -> WorldRect? { countryBounds(country) }
}

// The answers in the caller's own time.
extension Gazetteer {
  package func mapPlace(_ reference: Reference) -> MapPlace? {
    guard reference.catalog == .cities else { return nil }
    return data.read { cities, _ in cities.row(ofID: reference.id).map(cities.mapPlace) }
  }

  package func largestPlaces(in rect: WorldRect, count: Int) -> [MapPlace] {
    data.read { cities, _ in
      SpaceIndex(cities).largest(in: DegreeBox(rect), count: count).map(cities.mapPlace)
    }
  }

  package func placesNamed(_ text: String, count: Int) -> [MapPlace] {
    let query = Fold.queryBytes(text)
    // Marks and punctuation alone fold to nothing, which would find everything.
    guard !query.isEmpty else { return [] }
    let found = places(query, in: nil, count: count)
    guard found.isEmpty, let (name, code) = CountryLookup.ending(text) else { return found }
    return places(Fold.queryBytes(name), in: code, count: count)
  }

  private func places(_ query: [UInt8], in country: String?, count: Int) -> [MapPlace] {
    let matches = search.matches(query)
    return data.read { cities, _ in
      let condition = RowCondition(cities, country: country.map { .code($0) } ?? .any, ids: nil)
      let rows = Array(matches.named.joined()) + matches.alsoKnown.map(\.row)
      return cities.mapPlaces(rows.lazy.filter(condition.holds), count: count)
    }
  }

  package func placesNamedExactly(
    _ name: String, in country: String?, count: Int
  ) -> [MapPlace] {
    let fold = Array(Fold.bytes(name))
    guard !fold.isEmpty else { return [] }
    return data.read { cities, otherNames in
      let condition = RowCondition(cities, country: country.map { .code($0) } ?? .any, ids: nil)
      let named = fold.withUnsafeBytes(cities.rows(folded:)).filter(condition.holds)
      if !named.isEmpty { return cities.mapPlaces(named, count: count) }
      let known = Set(otherNames.rows(folded: fold).filter { $0 < cities.count })
      return cities.mapPlaces(known.lazy.filter(condition.holds), count: count)
    }
  }

  package func countryBounds(_ country: String) -> WorldRect? {
    data.read { cities, _ in
      guard let index = cities.countryIndex(code: country) else { return nil }
      let rows = (0..<cities.count).filter { cities.countryIndex($0) == index }
      return WorldRect.around(rows.map { WebMercator.project(cities.coordinate($0)) })
    }
  }
}
