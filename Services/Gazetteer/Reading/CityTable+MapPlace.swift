import Catalog
import Domain

extension CityTable {
  /// A row as a map wants it.
  func mapPlace(_ row: Int) -> MapPlace {
    MapPlace(
      reference: Reference(.cities, String(number(row))), name: name(row), country: country(row),
      region: state(row), coordinate: coordinate(row), population: Int(population(row)))
  }

  /// The first so many of the rows found by their name and by another one; none must be in both.
  ///
  /// They go by falling population, ties by id. Who is only known by the name too counts as if a
  /// fiftieth lived there: `londres` is London before the village of that name, but `cancun` is
  /// Cancún and not Changchun, in whose list of names it is as well.
  func mapPlaces(
    named: some Sequence<Int>, alsoKnown: some Sequence<Int>, count: Int
  ) -> [MapPlace] {
    var first = FirstRows(capacity: count)
    for row in named {
      first.offer(FirstRows.key(population: population(row), tie: number(row)), payload: row)
    }
    for row in alsoKnown {
      let weight = population(row) / Self.alsoKnownDivisor
      first.offer(FirstRows.key(population: weight, tie: number(row)), payload: row)
    }
    return first.sorted.map { mapPlace($0.payload) }
  }

  private static let alsoKnownDivisor: UInt32 = 50
}
