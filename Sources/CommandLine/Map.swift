import Catalog
import Components
import Domain
import Geo
import Localization
import MapFeature
import Terminal
import TextUI
import Viper

extension Commands {
  /// `catalejo map …`; for programs GeoJSON, without a drawing.
  ///
  /// The terminal's last row is left for the next prompt, where the size is the terminal's.
  func map(_ subject: MapSubject, _ request: MapRequest) async -> ExitStatus {
    let size = Size(
      columns: request.columns ?? console.size.columns,
      rows: request.rows ?? max(2, console.size.rows - 1))
    var subject = subject
    if case .entity(let reference) = subject { subject = .entity(await resolved(reference)) }
    if case .results(let catalog) = subject, let query = request.query {
      guard type(of: host.catalog(catalog)).map.isOfLists else {
        return printer.fail(.noMap(catalog))
      }
      let (_, status) = await answer(to: query, in: catalog, .ifDue)
      if let status { return status }
    }
    let drawn: MapScene?
    do throws(DataError) {
      drawn = try await scene(of: subject, request, size: size)
    } catch {
      return printer.fail(error)
    }
    guard var scene = drawn else { return .badData }
    switch scene.notice {
    case .failed(let error)?:
      scene.notice = nil
      printer.warn(of: error)
    case .broken(let report)?:
      scene.notice = nil
      printer.warn(of: report)
    default: break
    }
    let messages = MapView.messages(
      scene, columns: AnswerPrinter.oneLine.columns, strings: strings)
    // GeoJSON has no place for messages; a failure comes with the answer.
    if printer.asJSON, scene.outcome.error == nil {
      for line in messages { console.printMessage(line) }
    }
    var outline: [[WorldPoint]]?
    if printer.asJSON, let code = scene.outlined { outline = await host.outline(of: code) }
    return printer.answer(
      scene.outcome, text: text(of: scene, size: size), nothing: messages,
      json: GeoJSON.collection(of: scene, outline: outline, strings))
  }

  func text(of scene: MapScene, size: Size) -> [Line] {
    MapView.text(scene, size: console.layout(size), strings: strings, mode: canvasMode)
  }

  /// The map of a subject.
  ///
  /// - Throws: `noMap` where the entities of its catalog have no place.
  func scene(
    of subject: MapSubject, _ request: MapRequest = MapRequest(), size: Size
  ) async throws(DataError) -> MapScene? {
    let recorder = SceneRecorder<MapScene>()
    try await host.map(
      of: subject, request, size: size, isTold: canvasMode == nil, view: recorder
    ).handle(.appeared)
    if !printer.asJSON, canvasMode != nil { console.learnBackground() }
    return recorder.scene
  }
}

/// Writes what is marked on a map as GeoJSON (RFC 7946).
enum GeoJSON {
  /// The country that the map is about, and a point for each place: the chosen one, those that the
  /// map is about, and the favorites in view.
  ///
  /// - Parameter outline: the country's, as the map has it.
  static func collection(
    of scene: MapScene, outline: [[WorldPoint]]?, _ strings: Strings
  ) -> JSONValue {
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
        + features(of: content.points)
        + marks.map {
          feature(
            $0.reference, $0.title, point($0.coordinate),
            $0.isFavorite ? "favorite" : "place", items(of: $0))
        })
  }

  /// The entries of a list that name a place.
  private static func items(of mark: MapMark) -> [JSONValue.Member] {
    let items = mark.items.map { item -> JSONValue in
      [
        "catalog": .string(item.reference.catalog.rawValue), "id": .string(item.reference.id),
        "title": .string(item.title),
      ]
    }
    return items.isEmpty ? [] : [("items", .array(items))]
  }

  /// All of what the user brought, with what is said of it.
  private static func features(of points: PointSet?) -> [JSONValue] {
    guard let points else { return [] }
    return points.points.indices.map { index in
      feature(
        nil, points.names[index], point(points.coordinates[index]), "point",
        points.properties(of: index).map { ($0.name, .string($0.value)) })
    }
      + points.lines.map { line in
        feature(nil, "", OutlineGeometry.line(line), "line")
      }
  }

  private static func country(
    of scene: MapScene, _ content: MapContent, _ outline: [[WorldPoint]]?
  ) -> JSONValue? {
    guard let area = content.area, case .entity(let reference) = scene.subject,
      let geometry = outline.map(OutlineGeometry.multiPolygon) ?? area.middle.map(point)
    else { return nil }
    return feature(reference, CountryNames.english(area.country) ?? reference.id, geometry, "area")
  }

  private static func collection(_ features: [JSONValue]) -> JSONValue {
    ["type": "FeatureCollection", "features": .array(features)]
  }

  private static func feature(
    _ reference: Reference?, _ title: String, _ geometry: JSONValue, _ marker: String,
    _ properties: [JSONValue.Member] = []
  ) -> JSONValue {
    let members: [JSONValue.Member] = [
      ("catalog", .string(reference?.catalog.rawValue)), ("id", .string(reference?.id)),
      ("title", .string(title)), ("marker", .string(marker)),
    ]
    let others = properties.filter { property in !members.contains { $0.name == property.name } }
    return [
      "type": "Feature", "geometry": geometry, "properties": .object(members + others),
    ]
  }

  private static func point(_ position: Coordinate) -> JSONValue {
    OutlineGeometry.geometry(
      "Point",
      OutlineGeometry.coordinates(latitude: position.latitude, longitude: position.longitude))
  }
}

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
    return geometry("MultiPolygon", .array(polygons))
  }

  static func line(_ points: [WorldPoint]) -> JSONValue {
    geometry("LineString", .array(points.map(coordinates)))
  }

  static func geometry(_ type: String, _ coordinates: JSONValue) -> JSONValue {
    ["type": .string(type), "coordinates": coordinates]
  }

  /// Longitude comes first (3.1.1); `+ 0` turns -0.0 into 0.0.
  static func coordinates(latitude: Double, longitude: Double) -> JSONValue {
    [.number(longitude + 0), .number(latitude + 0)]
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
