import Domain
import Geo
import Platform

/// The area within a distance of a position, in 10⁻⁵ degrees.
struct Reach {
  private static let wholeTurn = 36_000_000
  private static let radians = Double.pi / 18_000_000
  /// Some metres, in both units, which cover the rounding here and in the distance.
  private static let slack = (units: 2, angle: 3e-7)

  private let latitude: Int
  private let longitude: Int
  private let sine: Double
  private let cosine: Double
  private var north = wholeTurn
  private var east = wholeTurn
  /// The square of the angular distance.
  private var square = Double.infinity

  init(around position: Coordinate) {
    latitude = Int((position.latitude * 100_000).rounded())
    longitude = Int((position.longitude * 100_000).rounded())
    sine = abs(sin(Geodesy.radians(position.latitude)))
    cosine = cos(Geodesy.radians(position.latitude))
  }

  /// Reduces the area to a distance.
  ///
  /// A circle of the angular radius r around latitude φ reaches asin(sin r / cos φ) of longitude to
  /// both sides, or all longitudes if it contains a pole.
  mutating func shrink(to kilometres: Double) {
    let angle = kilometres / Geodesy.earthRadius
    north = Self.units(angle)
    let ratio = sin(min(angle, .pi / 2)) / cosine
    east = ratio < 1 ? Self.units(asin(ratio)) : Self.wholeTurn
    square = (angle + Self.slack.angle) * (angle + Self.slack.angle)
  }

  private static func units(_ angle: Double) -> Int {
    Int((angle / radians).rounded(.up)) + slack.units
  }

  func contains(latitude: Int32, longitude: Int32) -> Bool {
    let northward = abs(Int(latitude) - self.latitude)
    return touches(
      northward: northward, eastward: turn(to: Int(longitude)), farthest: northward)
  }

  func touches(_ box: KDTree.Box) -> Bool {
    touches(
      northward: northward(to: box), eastward: eastward(to: box), farthest: farthest(in: box))
  }

  private func touches(northward: Int, eastward: Int, farthest: Int) -> Bool {
    guard northward <= north, eastward <= east else { return false }
    return leastSquare(northward: northward, eastward: eastward, farthest: farthest) <= square
  }

  /// Returns whether a box comes within a distance, or hardly farther.
  func comes(within kilometres: Double, of box: KDTree.Box) -> Bool {
    let angle = kilometres / Geodesy.earthRadius + Self.slack.angle
    return leastSquare(
      northward: northward(to: box), eastward: eastward(to: box), farthest: farthest(in: box))
      <= angle * angle
  }

  /// Returns a lower bound for the square of the angular distance to something that is at least this
  /// far to the north or south, and to the east or west, and at most `farthest` to the north or
  /// south.
  ///
  /// As sin² x/2 ≥ x²/4 (1 − x²/12), d² ≥ (1 − m²/12) (Δφ² + cos φ₀ cos φ Δλ²), where m is the
  /// greater of the differences, and cos φ ≥ cos φ₀ − |sin φ₀| Δφ − Δφ²/2.
  private func leastSquare(northward: Int, eastward: Int, farthest: Int) -> Double {
    let (y, x) = (Double(northward) * Self.radians, Double(eastward) * Self.radians)
    let far = Double(farthest) * Self.radians
    let least = max(0, cosine - sine * far - far * far / 2)
    let greatest = max(x, y)
    return (1 - greatest * greatest / 12) * (y * y + cosine * least * x * x)
  }

  /// Returns a rough distance, which is good enough to choose the box to look at first.
  func distance(to box: KDTree.Box) -> Double {
    let (north, east) = (Double(northward(to: box)), Double(eastward(to: box)) * cosine)
    return north * north + east * east
  }

  private func northward(to box: KDTree.Box) -> Int {
    max(0, Int(box.south) - latitude, latitude - Int(box.north))
  }

  private func farthest(in box: KDTree.Box) -> Int {
    max(abs(Int(box.south) - latitude), abs(Int(box.north) - latitude))
  }

  private func eastward(to box: KDTree.Box) -> Int {
    if Int(box.west) <= longitude, longitude <= Int(box.east) { return 0 }
    return min(turn(to: Int(box.west)), turn(to: Int(box.east)))
  }

  /// Returns the angle to another meridian, at most half a turn.
  private func turn(to other: Int) -> Int {
    let difference = abs(other - longitude)
    return min(difference, Self.wholeTurn - difference)
  }
}
