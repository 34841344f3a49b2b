import Domain
import Geo
import JSON

/// The coordinate system of positions, which says what their numbers mean.
enum CoordinateSystem: Hashable {
  case degrees
  /// Metres of web maps (EPSG:3857), by the name that the file gives them.
  case webMercator(String)
  /// Anything else, by its name.
  case other(String)

  /// Half the width of the world in metres (EPSG:3857).
  private static let half = 20_037_508.342789244
  /// WGS 84 and what lies within a metre or two of it: ETRS89, NAD83, SIRGAS 2000, GDA94, GDA2020.
  private static let degreeCodes = [4326, 4979, 4258, 4269, 4674, 4283, 7844]
  private static let mercatorCodes = [3857, 900_913, 102_100, 102_113, 3785, 3587]

  init(code: Int) {
    self =
      Self.degreeCodes.contains(code)
      ? .degrees
      : Self.mercatorCodes.contains(code) ? .webMercator("EPSG:\(code)") : .other("EPSG:\(code)")
  }

  /// The member `crs` of GeoJSON (2008, 3); `nil` if it says nothing.
  init?(_ crs: JSONNode) {
    guard crs.isObject else { return nil }
    let properties = crs["properties"]
    if let code = (properties?["code"] ?? crs["code"]).flatMap({ $0.number ?? Double($0.text) }) {
      self.init(code: Int(code))
    } else if let name = (properties?["name"] ?? crs["name"])?.string {
      self.init(name: name)
    } else {
      self = .other((properties?["href"] ?? properties ?? crs).text)
    }
  }

  private init(name: String) {
    let words = name.uppercased().split { !$0.isLetter && !$0.isNumber && $0 != "_" }
    if words.contains("CRS84") || words.contains("CRS84H") || words == ["WGS84"]
      || words == ["WGS", "84"]
    {
      self = .degrees
    } else if words.contains("EPSG") || words.contains("ESRI"),
      let code = words.last.flatMap({ Int($0) })
    {
      self.init(code: code)
    } else {
      self = .other(name)
    }
  }

  /// A position by its numbers; metres become degrees.
  func position(x: Double, y: Double, _ turned: inout Int) -> Coordinate? {
    switch self {
    case .degrees: return PositionField.position(y, x, &turned)
    case .webMercator:
      guard abs(x) <= 2 * Self.half, abs(y) <= Self.half * 1.0001 else { return nil }
      let world = WorldPoint(x: (x / Self.half + 1) / 2, y: (1 - y / Self.half) / 2)
      let place = WebMercator.unproject(world)
      return PositionField.position(place.latitude, x / Self.half * 180, &turned)
    case .other: return nil
    }
  }
}
