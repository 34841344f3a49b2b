import Catalog
import Cities
import Domain

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
    case .none: return nil
    case .region: return .region(state(row))
    case .near(let other): return other < count ? near(other, row) : nil
    case .lookedUp: return nearestLarger(row).map { near($0, row) }
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
    SpaceIndex(self).nearest(
      to: coordinate(row), count: 1, largerThan: Int(population(row)), excluding: row
    ).first?.row
  }

  /// Nil for a row that shares name and country with no other.
  private func namesakeMark(_ row: Int) -> NamesakeMark? {
    let rows = section(.namesakes)
    let marks = section(.namesakeMarks)
    let count = min(rows.count, marks.count) / 3
    let place = (0..<count).partitioningIndex { rows.u24(3 * $0) >= row }
    guard place < count, rows.u24(3 * place) == row else { return nil }
    return NamesakeMark(rawValue: marks.u24(3 * place))
  }
}

extension CityTable {
  /// The row of an id as it is written: decimal digits without sign or leading zeros.
  func row(ofID id: String) -> Int? {
    let digits = id.utf8
    guard let first = digits.first, first != 0x30 || digits.count == 1,
      digits.allSatisfy({ (0x30...0x39).contains($0) }), let number = UInt32(id)
    else { return nil }
    return row(ofNumber: number)
  }
}

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
