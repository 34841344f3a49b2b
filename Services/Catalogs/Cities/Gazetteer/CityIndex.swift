package import Contracts
package import Domain
package import Geo

/// An index of cities, which answers the questions of maps and finds the nearest cities.
package protocol CityIndex: PlaceDataManager, NeighborDataManager {
  /// The cities in use.
  var gazetteer: Gazetteer { get }
}

extension Gazetteer: CityIndex {
  package var gazetteer: Gazetteer { self }
}

extension CityIndex {
  package func largest(in rect: WorldRect, count: Int) -> [MapPlace] {
    gazetteer.read { cities in
      KDTree(cities).largest(in: DegreeBox(rect), count: count).map { cities.mapPlace($0) }
    }
  }

  package func named(_ text: String, count: Int) -> [MapPlace] {
    found(text, count)
  }

  package func called(_ name: String, count: Int) -> [MapPlace] {
    found(name, count, isWholeName: true)
  }

  private func found(_ text: String, _ count: Int, isWholeName: Bool = false) -> [MapPlace] {
    // A text of marks and punctuation folds to nothing, which would find every city.
    guard !Fold.queryBytes(text).isEmpty else { return [] }
    let query = CatalogQuery(
      search: text, sort: CityOrder.relevance.rawValue, pageSize: count, isTyped: true,
      isWholeName: isWholeName)
    // Without filters nothing can be refused.
    return (try? gazetteer.found(query) { found, _, cities in found.rows.map(cities.mapPlace) })
      ?? []
  }

  /// Looks up some hundred names.
  @concurrent
  package func suggestions(_ text: String, count: Int) async -> [MapPlace] {
    let query = CatalogQuery(search: text, pageSize: count, isTyped: true)
    return (try? gazetteer.suggestions(query) { $0.mapPlace($1) }) ?? []
  }

  package func place(_ reference: Reference) -> MapPlace? {
    guard reference.catalog == City.catalog else { return nil }
    return gazetteer.read { cities in cities.row(ofID: reference.id).map { cities.mapPlace($0) } }
  }

  package func namesakes(of name: String, in country: String?, count: Int) -> [MapPlace] {
    let fold = Array(Fold.bytes(name))
    guard !fold.isEmpty else { return [] }
    return gazetteer.read { cities in
      let condition = RowCondition(cities, countries: Set([country].compactMap(\.self)))
      let exact = ExactRows(called: fold, cities)
      let (named, others) = exact.matches(in: condition)
      return cities.mostRelevant(named: named, alternates: others, exact: exact, count: count)
        .map { cities.mapPlace($0.row) }
    }
  }

  /// Looks at every city.
  @concurrent
  package func bounds(of country: String) async -> WorldRect? {
    gazetteer.read { cities in
      guard let index = cities.countryIndex(code: country) else { return nil }
      let rows = (0..<cities.count).filter { cities.countryIndex($0) == index }
      // Projecting thousands of latitudes would take long; two are enough.
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
    gazetteer.read { cities in
      let row = excluded.flatMap { $0.catalog == City.catalog ? cities.row(ofID: $0.id) : nil }
      return KDTree(cities)
        .nearest(to: position, count: count, largerThan: population, excluding: row)
        .map { near in
          Neighbor(
            reference: cities.reference(near.row),
            title: "\(cities.name(near.row)), \(cities.country(near.row))",
            kilometres: near.kilometres,
            bearing: Geodesy.bearing(from: position, to: cities.coordinate(near.row)))
        }
    }
  }

  package func places(nearestTo positions: [Coordinate]) -> [NearestPlace] {
    places(nearestTo: positions, in: .embedded)
  }

  func places(nearestTo positions: [Coordinate], in grid: CountryGrid) -> [NearestPlace] {
    gazetteer.read { cities in
      grid.read { countries in
        var locator = PositionLocator(cities, countries)
        return positions.compactMap { locator.place(at: $0) }
      }
    }
  }
}
