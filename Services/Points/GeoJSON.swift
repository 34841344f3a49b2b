import Catalog
import Domain
import FoundationEssentials

/// A GeoJSON value (RFC 7946), or an array of these or of objects with a position.
struct GeoJSON: Decodable {
  private(set) var shapes: [PointShape] = []
  /// How many of its parts have no place.
  private(set) var faults = 0
  /// The way to the first of these.
  private(set) var firstFault: [any CodingKey] = []

  private enum Key: String, CodingKey {
    case type, features, geometry, geometries, coordinates, properties, id
  }

  init(from decoder: any Decoder) throws {
    if var values = try? decoder.unkeyedContainer() {
      while !values.isAtEnd { add(try values.decode(GeoJSON.self)) }
      return
    }
    let container = try decoder.container(keyedBy: Key.self)
    switch try? container.decode(String.self, forKey: .type) {
    case "FeatureCollection":
      for feature in try container.decode([GeoJSON].self, forKey: .features) { add(feature) }
    case "Feature":
      let geometry = try? container.decode(GeoJSON.self, forKey: .geometry)
      let properties = try? container.decode([String: JSONContent].self, forKey: .properties)
      var shape = (geometry?.shapes ?? []).reduce(into: PointShape()) { $0.add($1) }
      shape.describe(properties ?? [:])
      // Without a geometry it is somewhere, nobody says where (3.2); of a broken one, too.
      shapes = [shape]
      if let geometry {
        (faults, firstFault) = (geometry.faults, geometry.firstFault)
      } else {
        addFault(decoder)
      }
    case "GeometryCollection":
      for geometry in try container.decode([GeoJSON].self, forKey: .geometries) { add(geometry) }
    case let type?:
      do {
        shapes = [try Self.shape(type, container)]
      } catch {
        try addRow(decoder)
        if faults > 0, let context = (error as? DecodingError)?.context {
          firstFault = context.codingPath
        }
      }
    case nil: try addRow(decoder)
    }
  }

  /// Whether an object has what all values of GeoJSON but rows have.
  static func isMeant(_ members: [String: JSONContent]) -> Bool {
    members["type"] != nil
      && [Key.features, .geometry, .geometries, .coordinates].contains {
        members[$0.rawValue] != nil
      }
  }

  /// Nil for what is no JSON.
  init?(_ bytes: ArraySlice<UInt8>) {
    guard let value = try? JSONDecoder().decode(GeoJSON.self, from: Data(bytes)) else { return nil }
    self = value
  }

  private mutating func addFault(_ decoder: any Decoder) {
    (faults, firstFault) = (1, decoder.codingPath)
  }

  private mutating func add(_ other: GeoJSON) {
    if faults == 0 { firstFault = other.firstFault }
    shapes += other.shapes
    faults += other.faults
  }

  /// An object with members such as `lat` and `lon`; without a position it is nowhere.
  private mutating func addRow(_ decoder: any Decoder) throws {
    let content = try [String: JSONContent](from: decoder)
    if let shape = PointShape(content) {
      shapes = [shape]
      return
    }
    addFault(decoder)
    var shape = PointShape()
    // What is meant as a geometry says nothing else.
    if !Self.isMeant(content) { shape.describe(content) }
    shapes = [shape]
  }

  private static func shape(
    _ type: String, _ container: KeyedDecodingContainer<Key>
  ) throws -> PointShape {
    func decoded<Value: Decodable>(_: Value.Type) throws -> Value {
      try container.decode(Value.self, forKey: .coordinates)
    }
    var shape = PointShape()
    switch type {
    case "Point": shape.points = [try decoded(Position.self).coordinate]
    case "MultiPoint": shape.points = try decoded([Position].self).map(\.coordinate)
    case "LineString": shape.lines = [try decoded([Position].self).map(\.coordinate)]
    case "MultiLineString":
      shape.lines = try decoded([[Position]].self).map { $0.map(\.coordinate) }
    case "Polygon": shape.rings = try decoded([[Position]].self).map { $0.map(\.coordinate) }
    case "MultiPolygon":
      shape.rings = try decoded([[[Position]]].self).joined().map { $0.map(\.coordinate) }
    default:
      throw DecodingError.dataCorruptedError(
        forKey: .type, in: container, debugDescription: "no type of GeoJSON")
    }
    return shape
  }

  /// Longitude, latitude, and perhaps an altitude.
  private struct Position: Decodable {
    let coordinate: Coordinate

    init(from decoder: any Decoder) throws {
      var numbers = try decoder.unkeyedContainer()
      let longitude = try numbers.decode(Double.self)
      let latitude = try numbers.decode(Double.self)
      guard let coordinate = Coordinate(latitude: latitude, longitude: longitude) else {
        throw DecodingError.dataCorruptedError(in: numbers, debugDescription: "not on the globe")
      }
      self.coordinate = coordinate
    }
  }
}

extension PointShape {
  fileprivate mutating func add(_ other: PointShape) {
    points += other.points
    lines += other.lines
    rings += other.rings
  }

  /// An object with a position among its members; nil without.
  fileprivate init?(_ members: [String: JSONContent]) {
    let names = members.keys.sorted()
    guard let (latitude, longitude) = PointNames.columns(names),
      let position = Coordinate(
        members[names[latitude]]?.degrees, members[names[longitude]]?.degrees)
    else { return nil }
    self.init(points: [position])
    describe(members.filter { $0.key != names[latitude] && $0.key != names[longitude] })
  }

  fileprivate mutating func describe(_ members: [String: JSONContent]) {
    let names = members.keys.sorted()
    let title = PointNames.name(names)
    name = title.flatMap { members[names[$0]]?.text } ?? ""
    properties = names.indices.filter { $0 != title }.compactMap { index in
      guard let value = members[names[index]], !value.text.isEmpty else { return nil }
      return PointProperty(names[index], value.text, isBare: value.isBare)
    }
  }
}

extension Coordinate {
  fileprivate init?(_ latitude: Double?, _ longitude: Double?) {
    guard let latitude, let longitude else { return nil }
    self.init(latitude: latitude, longitude: longitude)
  }
}

extension DecodingError {
  fileprivate var context: Context? {
    switch self {
    case .typeMismatch(_, let context), .valueNotFound(_, let context),
      .keyNotFound(_, let context), .dataCorrupted(let context):
      context
    @unknown default: nil
    }
  }
}
