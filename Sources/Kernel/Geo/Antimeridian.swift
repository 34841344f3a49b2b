package import Domain

/// Cuts lines and areas where they cross the antimeridian (RFC 7946, 3.1.9).
///
/// The line between two positions is straight in degrees (RFC 7946, 3.1.1), and takes the short way
/// round the Earth.
package enum Antimeridian {
  /// Returns the parts of a line, each on one side; a part that was cut ends at ±180°.
  package static func parts(ofLine line: [Coordinate]) -> [[Coordinate]] {
    guard let first = line.first else { return [] }
    var parts = [[first]]
    for (start, end) in zip(line, line.dropFirst()) {
      if abs(end.longitude - start.longitude) > 180 {
        let side = start.longitude < 0 ? -180.0 : 180
        let latitude = crossing(from: start, to: end, at: side)
        let (here, there) = (border(latitude, side), border(latitude, -side))
        if here != start { parts[parts.count - 1].append(here) }
        parts.append(end == there ? [] : [there])
      }
      parts[parts.count - 1].append(end)
    }
    let whole = parts.filter { $0.count > 1 }
    return whole.isEmpty ? [line] : whole
  }

  /// Returns the rings of an area, for land and for holes in it.
  ///
  /// Each is on one side, and does not repeat its first position at the end.
  ///
  /// The pieces of a ring on a side begin and end on the antimeridian. Along it, inside and outside
  /// alternate: from the first end to the second is inside, and so on, and there the pieces are
  /// joined. An end without a partner belongs to an area with a pole in it.
  package static func rings(_ rings: [[Coordinate]]) -> [[Coordinate]] {
    var whole: [[Coordinate]] = []
    var parts: [[Coordinate]] = []
    for ring in rings {
      let open = ring.count > 1 && ring.first == ring.last ? ring.dropLast() : ring[...]
      var cut = self.parts(ofLine: Array(open + open.prefix(1)))
      guard cut.count > 1, let last = cut.popLast() else {
        whole.append(Array(open))
        continue
      }
      // The ring begins anywhere: unless that is on the antimeridian, its first and last parts are
      // one.
      if abs(cut[0][0].longitude) == 180, cut[0][0] != last.last {
        cut.append(last)
      } else {
        cut[0] = last + cut[0].dropFirst()
      }
      parts += cut
    }
    return whole + joined(parts)
  }

  private static func joined(_ parts: [[Coordinate]]) -> [[Coordinate]] {
    // The ends of part `i`, where it begins and where it ends, are 2i and 2i + 1.
    let ends = parts.flatMap { [$0[0], $0[$0.count - 1]] }
    let isSouthern = parts.joined().reduce(0) { $0 + $1.latitude } < 0
    var partners = Array(ends.indices)
    var alone: [Int] = []
    for side in [-180.0, 180] {
      // If a pole is in the area, the end nearest to it is the last of the side.
      let sorted = ends.indices.filter { ends[$0].longitude == side }.sorted {
        let (one, other) = (ends[$0].latitude, ends[$1].latitude)
        return isSouthern ? one > other : one < other
      }
      for index in stride(from: 0, to: sorted.count - 1, by: 2) {
        (partners[sorted[index]], partners[sorted[index + 1]]) = (sorted[index + 1], sorted[index])
      }
      if !sorted.count.isMultiple(of: 2), let last = sorted.last { alone.append(last) }
    }
    if alone.count == 2 { (partners[alone[0]], partners[alone[1]]) = (alone[1], alone[0]) }
    var rings: [[Coordinate]] = []
    var left = Set(parts.indices)
    while let first = left.min() {
      var ring: [Coordinate] = []
      var begin = 2 * first
      while left.remove(begin / 2) != nil {
        let part = parts[begin / 2]
        for position in begin.isMultiple(of: 2) ? part : part.reversed()
        where position != ring.last { ring.append(position) }
        let end = begin ^ 1
        if alone.contains(end) {
          let pole = isSouthern ? -90.0 : 90
          ring += [ends[end].longitude, -ends[end].longitude].map { border(pole, $0) }
            .filter { $0 != ring.last }
        }
        begin = partners[end]
      }
      if ring.count > 1, ring.first == ring.last { ring.removeLast() }
      rings.append(ring)
    }
    return rings
  }

  private static func crossing(
    from start: Coordinate, to end: Coordinate, at side: Double
  ) -> Double {
    let way = end.longitude + 2 * side - start.longitude
    guard way != 0 else { return start.latitude }
    return start.latitude
      + (side - start.longitude) / way * (end.latitude - start.latitude)
  }

  private static func border(_ latitude: Double, _ longitude: Double) -> Coordinate {
    Coordinate(latitude: latitude, longitude: longitude)
      ?? Coordinate(wrappingLatitude: latitude, longitude: longitude)
  }
}
