package import Catalog
import Cities
package import Domain
package import Geo

/// The cities of a map, and those near a place.
extension Gazetteer: PlaceDataManager, NeighborDataManager {
  package func largest(in rect: WorldRect, count: Int) -> [MapPlace] {
    data.read { cities, _ in
      KDTree(cities).largest(in: DegreeBox(rect), count: count).map { cities.mapPlace($0) }
    }
  }

  package func named(_ text: String, count: Int) -> [MapPlace] {
    // Marks and punctuation alone fold to nothing, which would find everything.
    guard !Fold.queryBytes(text).isEmpty else { return [] }
    return data.read { cities, otherNames in
      let reading = CityReading.reading(
        of: text, in: .any, ids: nil, readsAreas: true, cities, otherNames)
      return FoundRows(
        reading, cities, otherNames, order: .relevance, at: 0..<max(0, count)
      ).rows.map { cities.mapPlace($0.row, matchedName: $0.name.map(otherNames.text)) }
    }
  }

  package func guesses(_ text: String, count: Int) -> [MapPlace] {
    data.read { cities, otherNames in
      Guesses(cities: cities, otherNames: otherNames)
        .rows(text, .any, ids: nil, limit: count, readsAreas: true)
        .map { cities.mapPlace($0.row, matchedName: $0.name.map(otherNames.text)) }
    }
  }

  package func place(_ reference: Reference) -> MapPlace? {
    guard reference.catalog == City.catalog else { return nil }
    return data.read { cities, _ in cities.row(ofID: reference.id).map { cities.mapPlace($0) } }
  }

  package func namesakes(of name: String, in country: String?, count: Int) -> [MapPlace] {
    let fold = Array(Fold.bytes(name))
    guard !fold.isEmpty else { return [] }
    return data.read { cities, otherNames in
      let condition = RowCondition(cities, country: country.map { .code($0) } ?? .any, ids: nil)
      let named = cities.places(of: fold)
      // What a name itself starts with is not kept as another name: New York City has no New York.
      let cityNamed = cities.places(of: fold + Array(" city".utf8))
      let known = Set(otherNames.places(of: fold).map(otherNames.row) + cityNamed).filter { row in
        row < cities.count && !named.contains(row) && condition.holds(row)
      }
      return cities.mostRelevant(
        named: named.lazy.filter(condition.holds), alsoKnown: known.map { FoundRow($0) },
        count: count
      ).map { cities.mapPlace($0.row) }
    }
  }

  package func bounds(of country: String) -> WorldRect? {
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

  package func nearest(
    to position: Coordinate, count: Int, largerThan population: Int?, excluding excluded: Reference?
  ) -> [Neighbor] {
    data.read { cities, _ in
      let row = excluded.flatMap { $0.catalog == City.catalog ? cities.row(ofID: $0.id) : nil }
      return KDTree(cities)
        .nearest(to: position, count: count, largerThan: population, excluding: row)
        .map { near in
          Neighbor(
            reference: Reference(City.catalog, String(near.number)),
            title: "\(cities.name(near.row)), \(cities.country(near.row))",
            kilometres: near.kilometres,
            bearing: Geodesy.bearing(from: position, to: cities.coordinate(near.row)))
        }
    }
  }
}
