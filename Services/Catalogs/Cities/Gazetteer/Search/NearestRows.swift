import Domain
import Geo

extension CityTable {
  /// Returns the rows at some offsets by their distance from a position, as far as they exist.
  func nearest(
    to origin: Coordinate, _ ranges: [Range<Int>], _ others: [FoundRow], at offsets: Range<Int>
  ) -> [FoundRow] {
    var first = FirstRows(capacity: offsets.upperBound)
    func offer(_ found: FoundRow) {
      let kilometres = Geodesy.distance(from: origin, to: coordinate(found.row))
      // Nothing is farther away than 20,016 km, which takes 35 bits.
      let millimetres = UInt64(kilometres * 1_000_000)
      first.offer(found, key: millimetres << 24 | UInt64(found.row))
    }
    for range in ranges { for row in range { offer(FoundRow(row)) } }
    for found in others { offer(found) }
    return Array(first.sorted.dropFirst(offsets.lowerBound))
  }
}
