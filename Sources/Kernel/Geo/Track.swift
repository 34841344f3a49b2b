package import Domain

/// A recorded way: its segments, with a gap between each two.
package struct Track: Sendable {
  /// Positions without a gap between them.
  package struct Segment: Sendable {
    package let positions: [Coordinate]
    /// The height above the sea in metres, one for each position; NaN where it is not known, empty if none
    /// is.
    package let elevations: [Double]
    /// The same for the time, in seconds since 1970.
    package let times: [Double]

    package init(_ positions: [Coordinate], elevations: [Double] = [], times: [Double] = []) {
      self.positions = positions
      self.elevations = elevations
      self.times = times
    }

    /// The elevation of a position; `nil` if it is not known.
    func elevation(_ index: Int) -> Double? { Self.value(elevations, index) }

    /// The time of a position; `nil` if it is not known.
    func time(_ index: Int) -> Double? { Self.value(times, index) }

    private static func value(_ values: [Double], _ index: Int) -> Double? {
      values.indices.contains(index) && values[index].isFinite ? values[index] : nil
    }

    /// The metres from each position to the next.
    var legs: [Double] { zip(positions, positions.dropFirst()).map(Track.metres) }
  }

  package let segments: [Segment]

  package init(_ segments: [Segment]) { self.segments = segments }

  /// The radius of the equator (WGS 84) in metres.
  ///
  /// Programs for GPX measure on a sphere with it, so the lengths agree with theirs. They are off by up to
  /// 0.7 %.
  static let radius = 6_378_137.0

  /// Returns the distance of two positions in metres, along the sphere and without the height.
  static func metres(from one: Coordinate, to other: Coordinate) -> Double {
    Geodesy.distance(from: one, to: other) / Geodesy.earthRadius * radius
  }
}

/// The turning points of a profile: where it goes down after it went up, and the other way round.
package enum TurningPoints {
  /// The metres below which a rise or a fall does not count.
  ///
  /// Satellites are off by that much in height, so a walk on a plain would be a climb.
  package static let threshold = 5.0

  /// Returns the indices of the turning points, the first and the last extreme included; none if no rise
  /// and no fall is as great as the threshold.
  package static func of(_ elevations: [Double], threshold: Double = threshold) -> [Int] {
    guard !elevations.isEmpty else { return [] }
    var turns: [Int] = []
    var (low, high) = (0, 0)
    var isUp: Bool?
    for (index, elevation) in elevations.enumerated() {
      if elevation < elevations[low] { low = index }
      if elevation > elevations[high] { high = index }
      if isUp != true, elevation - elevations[low] >= threshold {
        turns.append(low)
        (isUp, high) = (true, index)
      } else if isUp != false, elevations[high] - elevation >= threshold {
        turns.append(high)
        (isUp, low) = (false, index)
      }
    }
    if let isUp { turns.append(isUp ? high : low) }
    return turns
  }
}
