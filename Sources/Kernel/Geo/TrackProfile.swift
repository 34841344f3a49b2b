package import Domain

/// A track by the way from its start: what is where, after how many metres.
///
/// Gaps between segments have no length. Between two positions with an elevation or a time it lies on the
/// straight line from one to the other; before the first and after the last one it is not known.
package struct TrackProfile: Hashable, Sendable {
  /// A place on the track.
  package struct Place: Hashable, Sendable {
    /// Metres from the start.
    package let distance: Double
    package let position: Coordinate
    package let elevation: Double?
    /// Seconds since 1970.
    package let time: Double?
  }

  /// Values by their distances from the start.
  private struct Series: Hashable {
    var distances: [Double] = []
    var values: [Double] = []

    mutating func append(_ value: Double, at distance: Double) {
      distances.append(distance)
      values.append(value)
    }

    /// The value at a distance; `nil` before the first and after the last one.
    func value(at distance: Double) -> Double? {
      guard let first = distances.first, let last = distances.last, first <= distance,
        distance <= last
      else { return nil }
      let (index, part) = distances.place(of: distance)
      guard part > 0 else { return values[index] }
      return values[index] + (values[index + 1] - values[index]) * part
    }
  }

  package let length: Double
  private var distances: [Double] = []
  private var positions: [Coordinate] = []
  private var elevations = Series()
  private var times = Series()

  /// `nil` for a track without a position.
  package init?(_ track: Track) {
    var metres = 0.0
    for segment in track.segments {
      let legs = segment.legs
      for (index, position) in segment.positions.enumerated() {
        if index > 0 { metres += legs[index - 1] }
        distances.append(metres)
        positions.append(position)
        if let elevation = segment.elevation(index) { elevations.append(elevation, at: metres) }
        if let time = segment.time(index) { times.append(time, at: metres) }
      }
    }
    guard !positions.isEmpty else { return nil }
    length = metres
  }

  /// The first time that is known.
  package var startTime: Double? { times.values.first }

  /// Returns the place after some metres; the start or the end beyond these.
  package func place(at metres: Double) -> Place {
    let metres = min(max(0, metres), length)
    let (index, part) = distances.place(of: metres)
    return Place(
      distance: metres,
      position: part > 0
        ? Self.between(positions[index], positions[index + 1], part) : positions[index],
      elevation: elevations.value(at: metres), time: times.value(at: metres))
  }

  /// Returns the greatest elevation in each of some parts of equal length; NaN where none is known.
  package func heights(_ count: Int) -> [Double] {
    let step = length / Double(max(1, count))
    var heights = (0..<count).map { part in
      elevations.value(at: min(length, (Double(part) + 0.5) * step)) ?? .nan
    }
    guard count > 0, step > 0 else { return heights }
    for (distance, value) in zip(elevations.distances, elevations.values) {
      let part = min(count - 1, Int(distance / step))
      heights[part] = heights[part].isNaN ? value : max(heights[part], value)
    }
    return heights
  }

  /// Returns the places between which the profile goes up or down, its start and end included; empty if no
  /// elevation is known.
  ///
  /// - Parameter threshold: the metres below which a rise or a fall does not count.
  package func turns(threshold: Double) -> [Place] {
    let count = elevations.values.count
    guard count > 0 else { return [] }
    let inner = TurningPoints.of(elevations.values, threshold: threshold)
      .filter { $0 > 0 && $0 < count - 1 }
    return ([0] + inner + (count > 1 ? [count - 1] : [])).map { index in
      let place = place(at: elevations.distances[index])
      return Place(
        distance: place.distance, position: place.position,
        elevation: elevations.values[index], time: place.time)
    }
  }

  /// The short way round the Earth, straight in degrees.
  private static func between(_ one: Coordinate, _ other: Coordinate, _ part: Double) -> Coordinate
  {
    var east = other.longitude - one.longitude
    if abs(east) > 180 { east -= east > 0 ? 360 : -360 }
    return Coordinate(
      wrappingLatitude: one.latitude + (other.latitude - one.latitude) * part,
      longitude: one.longitude + east * part)
  }
}

extension [Double] {
  /// Returns where a number lies among rising ones: the last that is not greater, and the part of the way
  /// to the next.
  fileprivate func place(of number: Double) -> (index: Int, part: Double) {
    var (low, high) = (0, count - 1)
    while low < high {
      let middle = (low + high + 1) / 2
      if self[middle] <= number { low = middle } else { high = middle - 1 }
    }
    guard low < count - 1, self[low + 1] > self[low] else { return (low, 0) }
    return (low, Swift.max(0, (number - self[low]) / (self[low + 1] - self[low])))
  }
}
