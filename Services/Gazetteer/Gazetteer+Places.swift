package import Catalog
import Cities
package import Domain

extension Gazetteer: PlaceDataManager {
  package func largest(in rect: WorldRect, count: Int) async -> [MapPlace] {
    largestPlaces(in: rect, count: count)
  }

  package func named(_ text: String, count: Int) async -> [MapPlace] {
    placesNamed(text, count: count)
  }

  /// Tries some hundred names.
  @concurrent
  package func guesses(_ text: String, count: Int) async -> [MapPlace] {
    placesGuessed(text, count: count)
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
    guard reference.catalog == City.catalog else { return nil }
    return data.read { cities, _ in cities.row(ofID: reference.id).map { cities.mapPlace($0) } }
  }

  package func largestPlaces(in rect: WorldRect, count: Int) -> [MapPlace] {
    data.read { cities, _ in
      SpaceIndex(cities).largest(in: DegreeBox(rect), count: count).map { cities.mapPlace($0) }
    }
  }

  package func placesNamed(_ text: String, count: Int) -> [MapPlace] {
    // Marks and punctuation alone fold to nothing, which would find everything.
    guard !Fold.queryBytes(text).isEmpty else { return [] }
    return data.read { cities, otherNames in
      let reading = CityReading.reading(
        of: text, in: .any, ids: nil, readsAreas: true, search, cities, otherNames)
      return FoundRows(
        cities, reading.matches, reading.condition, order: .relevance,
        exact: reading.exact(cities, otherNames), at: 0..<max(0, count)
      ).rows.map { cities.mapPlace($0.row, matchedName: $0.name.map(otherNames.text)) }
    }
  }

  package func placesNamedExactly(
    _ name: String, in country: String?, count: Int
  ) -> [MapPlace] {
    let fold = Array(Fold.bytes(name))
    guard !fold.isEmpty else { return [] }
    return data.read { cities, otherNames in
      let condition = RowCondition(cities, country: country.map { .code($0) } ?? .any, ids: nil)
      let cityFolds = CityFolds(cities: cities)
      let named = cityFolds.places(of: fold)
      // What a name itself starts with is not kept as another name: New York City has no New York.
      let cityNamed = cityFolds.places(of: fold + Array(" city".utf8))
      let otherNamed = OtherNameFolds(names: otherNames).places(of: fold).map(otherNames.row)
      let known = Set(otherNamed + cityNamed).filter { row in
        row < cities.count && !named.contains(row) && condition.holds(row)
      }
      return cities.mostRelevant(
        named: named.lazy.filter(condition.holds), alsoKnown: known.map { FoundRow($0) },
        count: count
      ).map { cities.mapPlace($0.row) }
    }
  }

  package func countryBounds(_ country: String) -> WorldRect? {
    data.read { cities, _ in
      guard let index = cities.countryIndex(code: country) else { return nil }
      let rows = (0..<cities.count).filter { cities.countryIndex($0) == index }
      // Projecting thousands of latitudes is what would take long: two are enough.
      guard let south = rows.min(by: { cities.latitude($0) < cities.latitude($1) }),
        let north = rows.max(by: { cities.latitude($0) < cities.latitude($1) })
      else { return nil }
      let columns = rows.map { row in
        WorldPoint(x: (cities.coordinate(row).longitude + 180) / 360, y: 0.5)
      }
      var box = WorldRect.around(columns)
      box?.minY = WebMercator.project(cities.coordinate(north)).y
      box?.maxY = WebMercator.project(cities.coordinate(south)).y
      return box
    }
  }
}
