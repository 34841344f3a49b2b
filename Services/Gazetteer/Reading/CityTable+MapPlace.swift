import Catalog
import Domain

extension CityTable {
  /// A row as a map wants it.
  func mapPlace(_ row: Int) -> MapPlace {
    MapPlace(
      reference: Reference(.cities, String(number(row))), name: name(row), country: country(row),
      region: state(row), coordinate: coordinate(row), population: Int(population(row)))
  }
}
