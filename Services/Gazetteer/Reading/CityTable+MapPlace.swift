import Catalog
import Domain

extension CityTable {
  /// A row as a map wants it.
  func mapPlace(_ row: Int) -> MapPlace {
    MapPlace(
      reference: Reference(.cities, String(number(row))), name: name(row), country: country(row),
      coordinate: coordinate(row), population: Int(population(row)))
  }

  /// The first so many of some rows, by falling population, ties by id.
  func mapPlaces(_ rows: some Sequence<Int>, count: Int) -> [MapPlace] {
    var first = FirstRows(capacity: count)
    for row in rows {
      first.offer(FirstRows.key(population: population(row), tie: number(row)), payload: row)
    }
    return first.sorted.map { mapPlace($0.payload) }
  }
}
