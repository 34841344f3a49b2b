import Catalog
import Cities
import Domain

extension CityTable {
  /// A row as a map wants it.
  ///
  /// - Parameter matchedName: the other name it was found by.
  func mapPlace(_ row: Int, matchedName: String? = nil) -> MapPlace {
    MapPlace(
      reference: Reference(City.catalog, String(number(row))), name: name(row),
      country: country(row),
      region: state(row), coordinate: coordinate(row), population: Int(population(row)),
      matchedName: matchedName)
  }
}
