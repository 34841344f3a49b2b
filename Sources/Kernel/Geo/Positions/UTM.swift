package import Domain

/// A position in the Universal Transverse Mercator grid (NGA.SIG.0012_2.0.0_UTMUPS).
package struct UTM: Hashable, Sendable {
  /// The zone, 1 to 60.
  package let zone: Int
  package let isNorth: Bool
  /// The metres east, with 500,000 at the middle of the zone.
  package let easting: Double
  /// The metres north; south of the equator they count down from 10,000,000.
  package let northing: Double

  static let bands = Array("CDEFGHJKLMNPQRSTUVWX".utf8)

  /// Projects a position into the zone that is usual there; `nil` beyond 84° N and 80° S, where UTM
  /// ends.
  package init?(_ position: Coordinate) {
    guard (-80..<84.000_000_1).contains(position.latitude) else { return nil }
    zone = Self.zone(of: position)
    isNorth = position.latitude >= 0
    var longitude = position.longitude - Self.meridian(of: zone)
    if longitude > 180 { longitude -= 360 }
    if longitude < -180 { longitude += 360 }
    let flat = TransverseMercator.project(
      Coordinate(wrappingLatitude: position.latitude, longitude: longitude), meridian: 0)
    easting = flat.east + 500_000
    northing = flat.north + (isNorth ? 0 : 10_000_000)
  }

  init(zone: Int, isNorth: Bool, easting: Double, northing: Double) {
    (self.zone, self.isNorth) = (zone, isNorth)
    (self.easting, self.northing) = (easting, northing)
  }

  /// Returns the letter of the band of a latitude.
  package static func band(of latitude: Double) -> Character {
    let index = max(0, min(19, Int(((latitude + 80) / 8).rounded(.down))))
    return Character(Unicode.Scalar(bands[index]))
  }

  /// Returns the southern and the northern edge of a band in degrees; `nil` for a letter without a
  /// band.
  static func latitudes(of band: UInt8) -> ClosedRange<Double>? {
    guard let index = bands.firstIndex(of: band.upper) else { return nil }
    let south = Double(index * 8 - 80)
    return south...(index == 19 ? 84 : south + 8)
  }

  /// The position on the Earth; `nil` if it is far outside the grid.
  package var coordinate: Coordinate? {
    let (latitude, longitude) = TransverseMercator.unproject(
      east: easting - 500_000, north: northing - (isNorth ? 0 : 10_000_000))
    guard abs(latitude) <= 90, latitude.isFinite, longitude.isFinite else { return nil }
    return Coordinate(
      wrappingLatitude: latitude, longitude: Self.meridian(of: zone) + longitude)
  }

  static func meridian(of zone: Int) -> Double { Double(zone * 6 - 183) }

  /// Returns the zone, which has 6°; the one of southern Norway is wider, and three around Svalbard
  /// are left out.
  private static func zone(of position: Coordinate) -> Int {
    let (latitude, longitude) = (position.latitude, position.longitude)
    let zone = Int(((longitude + 180) / 6).rounded(.down)) % 60 + 1
    if (56..<64).contains(latitude), (3..<12).contains(longitude) { return 32 }
    guard latitude >= 72, (0..<42).contains(longitude) else { return zone }
    return longitude < 9 ? 31 : longitude < 21 ? 33 : longitude < 33 ? 35 : 37
  }
}

extension UTM {
  /// The position as `31T 430533 4581968`, in whole metres.
  package var text: String {
    let latitude = coordinate?.latitude ?? 0
    // Rounding must not move the northing over the end of the hemisphere.
    return
      "\(zone)\(Self.band(of: isNorth ? max(0, latitude) : min(-1e-9, latitude))) \(Int(easting.rounded(.down))) \(Int(northing.rounded(.down)))"
  }
}
