import Contracts
import Domain
import Geo
import JSON
import Localization
import MapFeature
import Viper

/// Writes the marks of a map as GeoJSON (RFC 7946).
enum GeoJSONWriter {
  /// Returns the country of the map, and a point for each place: the chosen one, the map's own, and
  /// the favorites in view.
  ///
  /// - Parameters:
  ///   - outline: the country's outline in the coordinates of the map.
  ///   - hasStreets: whether the streets in view come last.
  static func collection(
    of scene: MapScene, outline: [[WorldPoint]]?, hasStreets: Bool = false, _ strings: Strings
  ) -> JSONNode {
    guard let content = scene.content.value else { return collection([]) }
    let frame = scene.frame
    let places = Set(content.places.map(\.reference))
    let marks = content.marks.filter {
      places.contains($0.reference) || frame.dot(of: $0.point) != nil
    }
    let chosen = content.choice.map { choice in
      let title = strings.text(of: choice.caption)
      return feature(choice.reference, title, point(choice.coordinate), "chosen")
    }
    return collection(
      [country(of: scene, content, outline), chosen].compactMap(\.self)
        + marks.map {
          feature(
            $0.reference, $0.title, point($0.coordinate),
            $0.isFavorite ? "favorite" : "place", items(of: $0))
        } + (hasStreets ? StreetGeoJSON.features(of: scene) : []))
  }

  /// Returns the entries of a list that name a place.
  private static func items(of mark: MapMark) -> [JSONNode.Member] {
    let items = mark.items.map { item -> JSONNode in
      [
        "catalog": .string(item.reference.catalog.rawValue), "id": .string(item.reference.id),
        "title": .string(item.title),
      ]
    }
    return items.isEmpty ? [] : [.init("items", .array(items))]
  }

  /// Returns the feature of one of the user's own shapes.
  ///
  /// One from GeoJSON keeps all its members. Any other gets a title and the properties that its
  /// file has.
  static func feature(of shape: PointShape) -> JSONNode {
    if let feature = shape.feature { return feature }
    let own = shape.properties.map { property in
      JSONNode.Member(property.name, property.json ?? .string(property.value))
    }
    let marker = !shape.rings.isEmpty ? "area" : !shape.lines.isEmpty ? "line" : "point"
    let ours: [JSONNode.Member] = [
      .init("title", .string(shape.name)),
      .init("marker", .string(shape.isNowhere ? nil : marker)),
    ]
    let properties = ours.filter { member in !own.contains { $0.name == member.name } } + own
    return [
      "type": "Feature",
      "geometry": shape.isNowhere ? .null : geometry(of: shape).withWholeNumbers,
      "properties": .object(properties),
    ]
  }

  private static func geometry(of shape: PointShape) -> JSONNode {
    guard !shape.points.isEmpty else { return OutlineGeometry.geometry(of: shape) }
    let points =
      shape.points.count == 1
      ? point(shape.points[0])
      : OutlineGeometry.geometry(
        "MultiPoint", .array(shape.points.map(OutlineGeometry.coordinates)))
    guard !shape.lines.isEmpty || !shape.rings.isEmpty else { return points }
    return [
      "type": "GeometryCollection",
      "geometries": .array([points, OutlineGeometry.geometry(of: shape)]),
    ]
  }

  private static func country(
    of scene: MapScene, _ content: MapContent, _ outline: [[WorldPoint]]?
  ) -> JSONNode? {
    guard let area = content.area, case .entity(let reference) = scene.subject,
      let geometry = outline.map(OutlineGeometry.multiPolygon) ?? area.middle.map(point)
    else { return nil }
    return feature(reference, CountryNames.english(area.country) ?? reference.id, geometry, "area")
  }

  private static func collection(_ features: [JSONNode]) -> JSONNode {
    ["type": "FeatureCollection", "features": .array(features)]
  }

  private static func feature(
    _ reference: Reference?, _ title: String, _ geometry: JSONNode, _ marker: String?,
    _ properties: [JSONNode.Member] = []
  ) -> JSONNode {
    let members: [JSONNode.Member] = [
      .init("catalog", .string(reference?.catalog.rawValue)), .init("id", .string(reference?.id)),
      .init("title", .string(title)), .init("marker", .string(marker)),
    ]
    let others = properties.filter { property in !members.contains { $0.name == property.name } }
    return [
      "type": "Feature", "geometry": geometry, "properties": .object(members + others),
    ]
  }

  private static func point(_ position: Coordinate) -> JSONNode {
    OutlineGeometry.geometry("Point", OutlineGeometry.coordinates(position))
  }
}

/// Writes lines and areas in the forms of GeoJSON (RFC 7946, 3.1).
enum OutlineGeometry {
  /// Returns the geometry of all lines and areas of a shape.
  static func geometry(of shape: PointShape) -> JSONNode {
    let lines = shape.lines.flatMap(Antimeridian.parts)
    let rings = Antimeridian.rings(shape.rings)
    return geometry(lines: lines, rings: rings)
  }

  /// Returns the geometry of lines and rings that do not cross the antimeridian.
  static func geometry(lines: [[Coordinate]], rings: [[Coordinate]]) -> JSONNode {
    // A ring of fewer than three positions encloses nothing, so it becomes a line (3.1.6).
    let lines = lines + rings.filter { $0.count < 3 }.map { $0 + $0.prefix(1) }
    let geometries = [
      single(lines.map { .array(line($0)) }, "LineString"), single(polygons(rings), "Polygon"),
    ].compactMap(\.self)
    return geometries.count == 1
      ? geometries[0] : ["type": "GeometryCollection", "geometries": .array(geometries)]
  }

  /// Returns one geometry, or a `Multi…` of several; `nil` if there is none.
  private static func single(_ parts: [JSONNode], _ type: String) -> JSONNode? {
    guard let first = parts.first else { return nil }
    return parts.count == 1 ? geometry(type, first) : geometry("Multi" + type, .array(parts))
  }

  /// Returns the outline of a country.
  ///
  /// - Parameter rings: rings of land and of holes in it, in any order. A ring within a ring is a
  ///   hole.
  static func multiPolygon(_ rings: [[WorldPoint]]) -> JSONNode {
    geometry("MultiPolygon", .array(polygons(rings.map { $0.map(position) })))
  }

  static func geometry(_ type: String, _ coordinates: JSONNode) -> JSONNode {
    ["type": .string(type), "coordinates": coordinates]
  }

  /// Returns a position with its longitude first (3.1.1).
  ///
  /// Adding 0 turns -0.0 into 0.0.
  static func coordinates(_ position: Coordinate) -> JSONNode {
    [.number(position.longitude + 0), .number(position.latitude + 0)]
  }

  /// Returns a line of at least two positions (3.1.4).
  private static func line(_ line: [Coordinate]) -> [JSONNode] {
    (line.count == 1 ? line + line : line).map(coordinates)
  }

  /// Returns a polygon for each piece of land, with its holes.
  private static func polygons(_ all: [[Coordinate]]) -> [JSONNode] {
    let rings = all.filter { $0.count > 2 }
    // Degrees are taken as a plane, with y growing southward as in the map's world.
    let planes = rings.map { $0.map { WorldPoint(x: $0.longitude, y: -$0.latitude) } }
    let boxes = planes.map(WorldRect.bounding)
    // Rings may touch at a corner. A point between two corners tells whether a ring lies within
    // another.
    let middles = planes.map { ring in
      WorldPoint(x: (ring[0].x + ring[1].x) / 2, y: (ring[0].y + ring[1].y) / 2)
    }
    func around(_ index: Int) -> [Int] {
      let point = middles[index]
      let box = WorldRect(minX: point.x, minY: point.y, maxX: point.x, maxY: point.y)
      return rings.indices.filter { other in
        other != index && boxes[other].intersects(box)
          && EvenOdd.contains(point, in: [planes[other]])
      }
    }
    let owners = rings.indices.map(around)
    func isHole(_ index: Int) -> Bool { !owners[index].count.isMultiple(of: 2) }
    return rings.indices.filter { !isHole($0) }.map { piece in
      let holes = rings.indices.filter { hole in
        isHole(hole) && owners[hole].contains(piece)
          && owners[hole].count == owners[piece].count + 1
      }
      return .array(
        [closed(rings[piece], planes[piece], isHole: false)]
          + holes.map { closed(rings[$0], planes[$0], isHole: true) })
    }
  }

  /// Closes a ring with its first position, and turns it so that land is on its left.
  ///
  /// A hole goes the other way round.
  private static func closed(
    _ ring: [Coordinate], _ plane: [WorldPoint], isHole: Bool
  ) -> JSONNode {
    let ordered = isClockwise(plane) == isHole ? ring : ring.reversed()
    return .array((ordered + ordered.prefix(1)).map(coordinates))
  }

  /// Whether a ring goes clockwise as a map shows it.
  private static func isClockwise(_ ring: [WorldPoint]) -> Bool {
    zip(ring, ring.dropFirst() + ring.prefix(1))
      .reduce(0) { $0 + $1.0.x * $1.1.y - $1.1.x * $1.0.y } > 0
  }

  /// Returns a position rounded to some ten metres, which is as accurate as the outline is.
  ///
  /// The antimeridian is at 180° in the east and at -180° in the west.
  private static func position(_ point: WorldPoint) -> Coordinate {
    func rounded(_ degrees: Double) -> Double { (degrees * 1e4).rounded() / 1e4 }
    let (latitude, longitude) = (
      rounded(WebMercator.unproject(point).latitude), rounded(point.x * 360 - 180)
    )
    return Coordinate(latitude: latitude, longitude: longitude)
      ?? Coordinate(wrappingLatitude: latitude, longitude: longitude)
  }
}
