/// The figures of a track: metres, seconds, metres a second.
///
/// A figure that its positions do not tell is `nil`.
package struct TrackFigures: Hashable, Sendable {
  /// Kilometres an hour, in metres a second: who is not faster stands.
  static let standing = 1 / 3.6
  /// The seconds over which the greatest speed is measured, at least.
  ///
  /// A position that is off by some metres makes no record.
  static let shortest = 10.0

  /// The sum of the segments, without the gaps between them.
  package private(set) var length = 0.0
  /// From the first time to the last, gaps included.
  package private(set) var duration: Double?
  /// The time of the legs on which the track moves.
  package private(set) var movingTime: Double?
  /// All rises from one turning point to the next, and all falls.
  package private(set) var climb: Double?
  package private(set) var fall: Double?
  /// The mean while moving; `nil` if it never does.
  package private(set) var speed: Double?
  /// The greatest over ten seconds, or over a whole segment that is shorter.
  package private(set) var topSpeed: Double?
  package private(set) var lowest: Double?
  package private(set) var highest: Double?
  package private(set) var points = 0
  /// The number of positions without a time, and of those without an elevation.
  package private(set) var untimed = 0
  package private(set) var unmeasured = 0
  /// The number of positions with a time before that of the position before.
  ///
  /// If there are any, the times are not those of the way, and no figure is made of their differences.
  package private(set) var backward = 0

  private var first: Double?
  private var last: Double?
  private var movingLength = 0.0

  package init(_ track: Track) {
    for segment in track.segments { add(segment) }
    if points - untimed < 2 || backward > 0 {
      (duration, movingTime, topSpeed) = (nil, nil, nil)
    } else if let first, let last {
      duration = last - first
    }
    if let movingTime, movingTime > 0 { speed = movingLength / movingTime }
  }

  private mutating func add(_ segment: Track.Segment) {
    let legs = segment.legs
    length += legs.reduce(0, +)
    points += segment.positions.count
    addElevations(segment)
    addTimes(segment, legs)
  }

  private mutating func addElevations(_ segment: Track.Segment) {
    let elevations = segment.positions.indices.compactMap(segment.elevation)
    unmeasured += segment.positions.count - elevations.count
    guard let low = elevations.min(), let high = elevations.max() else { return }
    lowest = min(lowest ?? low, low)
    highest = max(highest ?? high, high)
    let turns = TurningPoints.of(elevations).map { elevations[$0] }
    for (from, to) in zip(turns, turns.dropFirst()) {
      if to > from { climb = (climb ?? 0) + to - from } else { fall = (fall ?? 0) + from - to }
    }
    // One elevation says nothing of ups and downs.
    if elevations.count > 1 { (climb, fall) = (climb ?? 0, fall ?? 0) }
  }

  private mutating func addTimes(_ segment: Track.Segment, _ legs: [Double]) {
    /// The positions that have a time: how far they are from the start, and when.
    var stations: [(metres: Double, time: Double)] = []
    var metres = 0.0
    for index in segment.positions.indices {
      if index > 0 { metres += legs[index - 1] }
      guard let time = segment.time(index) else {
        untimed += 1
        continue
      }
      stations.append((metres, time))
      first = min(first ?? time, time)
      last = max(last ?? time, time)
    }
    for (from, to) in zip(stations, stations.dropFirst()) {
      let (way, seconds) = (to.metres - from.metres, to.time - from.time)
      if seconds < 0 { backward += 1 }
      movingTime = movingTime ?? 0
      guard seconds > 0, way / seconds > Self.standing else { continue }
      movingTime = (movingTime ?? 0) + seconds
      movingLength += way
    }
    var end = 0
    for (start, from) in stations.enumerated() {
      while end < stations.count - 1, stations[end].time - from.time < Self.shortest { end += 1 }
      guard end > start else { break }
      let seconds = stations[end].time - from.time
      guard seconds >= Self.shortest || start == 0, seconds > 0 else { break }
      topSpeed = max(topSpeed ?? 0, (stations[end].metres - from.metres) / seconds)
    }
  }
}
