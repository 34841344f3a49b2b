import Domain
import Localization
import MapFeature
import Viper

/// Writes what is marked on a map as GeoJSON (RFC 7946).
enum GeoJSON {
  /// A point for each place: the chosen one, those the map is about, and the favorites in view.
  static func collection(of scene: MapScene, _ strings: Strings) -> JSONValue {
    guard let content = scene.content.value else { return collection([]) }
    let frame = MapFrame(scene.seen, canvas: scene.canvas)
    let places = Set(content.places.map(\.reference))
    let marks = content.marks.filter {
      places.contains($0.reference) || frame.dot(of: $0.point) != nil
    }
    let chosen = content.choice.map { choice in
      let title = MapView.text(of: choice.caption, strings: strings)
      return feature(choice.reference, title, choice.coordinate, "chosen")
    }
    return collection(
      [chosen].compactMap(\.self)
        + marks.map { feature($0.reference, $0.title, $0.coordinate, name(of: $0.kind)) })
  }

  private static func collection(_ features: [JSONValue]) -> JSONValue {
    .object(["type": "FeatureCollection", "features": .array(features)])
  }

  /// Longitude comes first (RFC 7946, 3.1.1); adding zero takes the sign off another.
  private static func feature(
    _ reference: Reference?, _ title: String, _ position: Coordinate, _ marker: String
  ) -> JSONValue {
    .object([
      "type": "Feature",
      "geometry": .object([
        "type": "Point",
        "coordinates": .array([.number(position.longitude + 0), .number(position.latitude + 0)]),
      ]),
      "properties": .object([
        "catalog": reference.map { .string($0.catalog.rawValue) } ?? .null,
        "id": reference.map { .string($0.id) } ?? .null,
        "title": .string(title),
        "marker": .string(marker),
      ]),
    ])
  }

  private static func name(of kind: MapMark.Kind) -> String {
    switch kind {
    case .favorite: "favorite"
    case .place: "place"
    }
  }
}
