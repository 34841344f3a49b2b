import Domain

/// Writes the outline of a country as GeoJSON writes areas (RFC 7946, 3.1.6 and 3.1.7).
enum OutlineGeometry {
  /// A polygon for each piece of land, with its holes.
  ///
  /// - Parameter rings: of land and of holes in it, in no order; a ring within a ring is a hole.
  static func multiPolygon(_ rings: [[WorldPoint]]) -> JSONValue {
    var pieces: [[WorldPoint]] = []
    var holes: [[WorldPoint]] = []
    for (index, ring) in rings.enumerated() {
      let others = rings.indices.filter { $0 != index }.map { rings[$0] }
      let isHole = ring.first.map { EvenOdd.contains($0, in: others) } ?? false
      if isHole { holes.append(ring) } else { pieces.append(ring) }
    }
    let polygons = pieces.map { piece in
      let inside = holes.filter { hole in
        hole.first.map { EvenOdd.contains($0, in: [piece]) } ?? false
      }
      return JSONValue.array(
        [positions(piece, isHole: false)] + inside.map { positions($0, isHole: true) })
    }
    return .object(["type": "MultiPolygon", "coordinates": .array(polygons)])
  }

  /// Longitude comes first (3.1.1); adding zero takes the sign off another.
  static func coordinates(latitude: Double, longitude: Double) -> JSONValue {
    .array([.number(longitude + 0), .number(latitude + 0)])
  }

  /// Closed by its first position; land is to the left of it, so a hole goes the other way round.
  private static func positions(_ ring: [WorldPoint], isHole: Bool) -> JSONValue {
    let ordered = isClockwise(ring) == isHole ? ring : ring.reversed()
    return .array((ordered + ordered.prefix(1)).map(coordinates))
  }

  /// As it is seen on a map: y of the world grows southward.
  private static func isClockwise(_ ring: [WorldPoint]) -> Bool {
    zip(ring, ring.dropFirst() + ring.prefix(1))
      .reduce(0) { $0 + $1.0.x * $1.1.y - $1.1.x * $1.0.y } > 0
  }

  /// To some ten metres: the outline is no better.
  ///
  /// The antimeridian is at 180° in the east and at -180° in the west.
  private static func coordinates(_ point: WorldPoint) -> JSONValue {
    func rounded(_ degrees: Double) -> Double { (degrees * 1e4).rounded() / 1e4 }
    return coordinates(
      latitude: rounded(WebMercator.unproject(point).latitude),
      longitude: rounded(point.x * 360 - 180))
  }
}
