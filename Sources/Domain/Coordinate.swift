/// A position on the Earth (WGS 84), in degrees; north and east are positive.
///
/// An instance always holds finite degrees with |latitude| ≤ 90 and |longitude| ≤ 180: the failing
/// initializer is the only way in.
package struct Coordinate: Hashable, Sendable {
  package let latitude: Double
  package let longitude: Double

  /// Returns nil for degrees that are not on the globe, infinite or not a number.
  package init?(latitude: Double, longitude: Double) {
    guard (-90...90).contains(latitude), (-180...180).contains(longitude) else { return nil }
    self.latitude = latitude
    self.longitude = longitude
  }

  /// The nearest position on the globe: the latitude is clamped, the longitude goes round.
  ///
  /// What is not a finite number counts as 0.
  package init(wrappingLatitude latitude: Double, longitude: Double) {
    self.latitude = latitude.isFinite ? min(90, max(-90, latitude)) : 0
    guard longitude.isFinite else {
      self.longitude = 0
      return
    }
    let turned = (longitude + 180).truncatingRemainder(dividingBy: 360)
    self.longitude = (turned < 0 ? turned + 360 : turned) - 180
  }
}
