import Catalog
import Cities
import Domain
import Geo

extension CityTable {
  /// Makes the entity of a row.
  func city(_ row: Int) -> City {
    City(
      number: number(row), name: name(row), country: country(row), region: state(row),
      coordinate: coordinate(row), population: Int(population(row)), timeZone: timeZone(row),
      distinction: distinction(row))
  }

  /// What tells a row from its namesakes, as it was settled when the data were built.
  private func distinction(_ row: Int) -> Distinction? {
    guard let mark = namesakeMark(row) else { return nil }
    switch mark {
    case NamesakeMark.none: return nil
    case NamesakeMark.region: return .region(state(row))
    case NamesakeMark.lookedUp: return nearestLarger(row).map { near($0, row) }
    default: return mark < count ? near(mark, row) : nil
    }
  }

  private func near(_ other: Int, _ row: Int) -> Distinction {
    let (from, to) = (coordinate(other), coordinate(row))
    return .near(
      name(other), country: country(other), kilometres: Geodesy.distance(from: from, to: to),
      bearing: Geodesy.bearing(from: from, to: to))
  }

  /// The nearest row with more inhabitants.
  func nearestLarger(_ row: Int) -> Int? {
    KDTree(self).nearest(
      to: coordinate(row), count: 1, largerThan: Int(population(row)), excluding: row
    ).first?.row
  }

  /// A row or a ``NamesakeMark``; nil for a row that shares name and country with no other.
  private func namesakeMark(_ row: Int) -> Int? {
    let rows = section(.namesakes)
    let marks = section(.namesakeMarks)
    let count = min(rows.count, marks.count) / 3
    let place = (0..<count).partitioningIndex { rows.u24(3 * $0) >= row }
    guard place < count, rows.u24(3 * place) == row else { return nil }
    return marks.u24(3 * place)
  }

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
