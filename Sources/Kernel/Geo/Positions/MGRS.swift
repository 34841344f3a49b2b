package import Domain

/// References of the Military Grid Reference System (NGA.STND.0037_2.0.0_GRIDS): the zone and band of
/// UTM, the letters of a square of 100 km, and digits within it.
package enum MGRS {
  /// The letters; I and O are left out everywhere, because they look like digits.
  private static let letters = Array("ABCDEFGHJKLMNPQRSTUVWXYZ".utf8)
  /// The 20 letters of rows; the even zones begin with F.
  private static let rowLetters = Array("ABCDEFGHJKLMNPQRSTUV".utf8)

  /// Returns `31TDF3053381968`; `nil` beyond 84° N and 80° S.
  package static func reference(of position: Coordinate) -> String? {
    guard let grid = UTM(position) else { return nil }
    // The added micrometre keeps the corner of a square in that square.
    let (east, north) = (Int(grid.easting + 1e-6), Int(grid.northing + 1e-6))
    let column = letters[((grid.zone - 1) % 3 * 8 + east / 100_000 - 1) % 24]
    let row = rowLetters[(north / 100_000 + (grid.zone.isMultiple(of: 2) ? 5 : 0)) % 20]
    func padded(_ number: Int) -> String {
      let text = String(number % 100_000)
      return String(repeating: "0", count: 5 - text.count) + text
    }
    return "\(grid.zone)\(UTM.band(of: position.latitude))"
      + String(decoding: [column, row], as: UTF8.self) + padded(east) + padded(north)
  }

  /// Returns the middle of the square that a reference stands for, as GEOTRANS gives it.
  ///
  /// - Parameters:
  ///   - zone: the zone of UTM.
  ///   - band: the letter of the band.
  ///   - square: the two letters of the square.
  ///   - digits: an even number of digits, up to ten.
  static func middle(
    zone: Int, band: UInt8, square: (UInt8, UInt8), digits: ArraySlice<UInt8>
  ) throws(PositionProblem) -> Coordinate {
    guard digits.count.isMultiple(of: 2) else { throw .oddGridDigits }
    guard digits.count <= 10, (1...60).contains(zone), let latitudes = UTM.latitudes(of: band),
      let column = letters.firstIndex(of: square.0.upper),
      let row = rowLetters.firstIndex(of: square.1.upper), column / 8 == (zone - 1) % 3
    else { throw .grid }
    let half = digits.count / 2
    var unit = 100_000.0
    var (east, north) = (0.0, 0.0)
    for (x, y) in zip(digits.prefix(half), digits.suffix(half)) {
      unit /= 10
      east += Double(x - 0x30) * unit
      north += Double(y - 0x30) * unit
    }
    let easting = Double(column % 8 + 1) * 100_000 + east + unit / 2
    let start = Double((row + (zone.isMultiple(of: 2) ? 15 : 0)) % 20) * 100_000 + north + unit / 2
    // Rows repeat every 2000 km, and the band decides between them. A square may cross a band's edge.
    let isNorth = latitudes.lowerBound >= 0
    for turn in 0..<5 {
      let grid = UTM(
        zone: zone, isNorth: isNorth, easting: easting, northing: start + Double(turn) * 2_000_000)
      guard let middle = grid.coordinate else { continue }
      if middle.latitude > latitudes.lowerBound - 1, middle.latitude < latitudes.upperBound + 1 {
        return middle
      }
    }
    throw .grid
  }
}
