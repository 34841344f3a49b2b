import Domain
import Glibc

/// Turns "the city is to the south-west of here" into "here is to the north-east of the city".
enum ReverseBearing {
  /// The bearing of `position` seen from the place that lies so far from it in a direction.
  ///
  /// Far away or near a pole that is not the direction's opposite: meridians converge. The place is
  /// found by the direct formula on the sphere, then looked back from.
  static func bearing(
    to position: Coordinate, leaving bearing: Double, kilometres: Double
  ) -> Double {
    let from = Geodesy.radians(position.latitude)
    let course = Geodesy.radians(bearing)
    let arc = kilometres / Geodesy.earthRadius
    let sine = sin(from) * cos(arc) + cos(from) * sin(arc) * cos(course)
    let latitude = asin(min(1, max(-1, sine)))
    let turn = atan2(sin(course) * sin(arc) * cos(from), cos(arc) - sin(from) * sin(latitude))
    let place = Coordinate(
      wrappingLatitude: latitude * 180 / .pi,
      longitude: position.longitude + turn * 180 / .pi)
    return Geodesy.bearing(from: place, to: position)
  }
}
