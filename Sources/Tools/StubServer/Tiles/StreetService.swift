import Foundation

/// Vector tiles of a made-up town around each of the stub's cities, with their description (TileJSON).
///
/// Zooms 9 to 14 have tiles; one where there is nothing has no bytes, as OpenFreeMap answers.
enum StreetService {
  static let zooms = 9...14

  /// - Parameter path: the path below `/tiles`: `town.json`, `town.pmtiles`, or `{z}/{x}/{y}.pbf`.
  static func answer(_ path: [String], _ request: StubRequest) -> StubAnswer {
    if path == ["town.json"] { return .json(description) }
    if path == ["town.pmtiles"] {
      return StubAnswer(contentType: "application/octet-stream", body: StubArchive.bytes)
    }
    let numbers = path.joined(separator: "/").split { "/.".contains($0) }.prefix(3)
      .compactMap { Int($0) }
    guard path.count == 3, path[2].hasSuffix(".pbf"), numbers.count == 3,
      zooms.contains(numbers[0]), (0..<(1 << numbers[0])).contains(numbers[1]),
      (0..<(1 << numbers[0])).contains(numbers[2])
    else { return .notFound }
    return StubAnswer(
      contentType: "application/vnd.mapbox-vector-tile",
      body: tile(zoom: numbers[0], x: numbers[1], y: numbers[2]))
  }

  /// The template is relative, as VersaTiles has it, and the attribution is HTML, as all have it.
  private static let description: StubJSON = [
    "tilejson": "3.0.0",
    "name": "Vega Serena",
    "tiles": ["{z}/{x}/{y}.pbf"],
    "minzoom": .integer(zooms.lowerBound),
    "maxzoom": .integer(zooms.upperBound),
    "bounds": [.integer(-180), .integer(-85), .integer(180), .integer(85)],
    "attribution": "<a href=\"https://example.org\">&copy; Stub</a> Made-up streets",
  ]

  /// Returns the columns and rows of a zoom that a town reaches.
  static func squares(around city: StubCity, zoom: Int) -> (ClosedRange<Int>, ClosedRange<Int>) {
    let (middle, squares) = (TownPlace(city), Double(1 << zoom))
    let reach = StubTown.reach * middle.scale
    func side(_ place: Double) -> ClosedRange<Int> {
      Int((place - reach) * squares)...Int((place + reach) * squares)
    }
    return (side(middle.x), side(middle.y))
  }

  static func tile(zoom: Int, x: Int, y: Int) -> [UInt8] {
    var writer = VectorTileWriter()
    let squares = Double(1 << zoom)
    for city in StubCity.all {
      let (columns, rows) = Self.squares(around: city, zoom: zoom)
      guard columns.contains(x), rows.contains(y) else { continue }
      let middle = TownPlace(city)
      for feature in StubTown.features where feature.zoom <= zoom {
        writer.add(feature) { point in
          StubPoint(
            ((middle.x + point.x * middle.scale) * squares - Double(x)) * VectorTileWriter.extent,
            ((middle.y - point.y * middle.scale) * squares - Double(y)) * VectorTileWriter.extent)
        }
      }
    }
    return writer.bytes
  }
}

/// The place of a town in the world of web maps: 1 is its width.
private struct TownPlace {
  let x: Double
  let y: Double
  /// The length of a metre there.
  let scale: Double

  init(_ city: StubCity) {
    let latitude = city.latitude * .pi / 180
    x = (city.longitude + 180) / 360
    y = (1 - log(tan(latitude) + 1 / cos(latitude)) / .pi) / 2
    scale = 1 / (40_075_016.7 * cos(latitude))
  }
}
