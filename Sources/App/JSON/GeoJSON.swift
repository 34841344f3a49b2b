import Domain
import Localization
import MapFeature
import Viper

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
    let frame = MapFrame(scene.seen, canvas: scene.canvas)
    let places = Set(content.places.map(\.reference))
    let marks = content.marks.filter {
      places.contains($0.reference) || frame.dot(of: $0.point) != nil
    }
    let chosen = content.choice.map { choice in
      let title = MapView.text(of: choice.caption, strings: strings)
      return feature(choice.reference, title, point(choice.coordinate), "chosen")
    }
    return collection(
      [country(of: scene, content, outline), chosen].compactMap(\.self)
        + marks.map { feature($0.reference, $0.title, point($0.coordinate), name(of: $0.kind)) })
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
    .object(["type": "FeatureCollection", "features": .array(features)])
  }

  private static func feature(
    _ reference: Reference?, _ title: String, _ geometry: JSONValue, _ marker: String
  ) -> JSONValue {
    .object([
      "type": "Feature",
      "geometry": geometry,
      "properties": .object([
        "catalog": reference.map { .string($0.catalog.rawValue) } ?? .null,
        "id": reference.map { .string($0.id) } ?? .null,
        "title": .string(title),
        "marker": .string(marker),
      ]),
    ])
  }

  private static func point(_ position: Coordinate) -> JSONValue {
    .object([
      "type": "Point",
      "coordinates": OutlineGeometry.coordinates(
        latitude: position.latitude, longitude: position.longitude),
    ])
  }

  private static func name(of kind: MapMark.Kind) -> String {
    switch kind {
    case .favorite: "favorite"
    case .place: "place"
    }
  }
}
