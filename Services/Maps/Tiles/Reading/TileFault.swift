import Domain

/// A rule of vector tiles that a tile breaks (https://github.com/mapbox/vector-tile-spec, 2.1).
enum TileFault: Error, Hashable {
  case cut, number, wireType
  case noName, sameName, noVersion
  case version(UInt64)
  case layer, extent
  case key, value, tags, noType, type, noGeometry, geometries
  case command, line, count, coordinates, tooMuch

  /// The problem that is told; details are in English, as those of databases are.
  var problem: TileProblem {
    switch self {
    case .version(let version): .otherVersion(format: "MVT", Int(clamping: version))
    case .tooMuch: .tooLarge(limit: TileMemory.limit)
    default: .damaged(detail: detail)
    }
  }

  private var detail: String {
    switch self {
    case .cut: "a tile ends too early"
    case .number: "a number has more than 64 bits"
    case .wireType: "a field of an unknown type"
    case .noName: "a layer without a name"
    case .sameName: "two layers with the same name"
    case .noVersion: "a layer without a version"
    case .layer: "a field of a layer has another type"
    case .extent: "a layer without a size"
    case .key: "a key is no text"
    case .value: "a value of an unknown type"
    case .tags: "a tag that is not there"
    case .noType: "a feature without a type"
    case .type: "a feature of an unknown type"
    case .noGeometry: "a feature without a geometry"
    case .geometries: "a feature with two geometries"
    case .command: "a geometry with a command in the wrong place"
    case .line: "a line without a length"
    case .count: "a geometry that states more points than it has"
    case .coordinates: "a geometry with half a point"
    case .version, .tooMuch: ""
    }
  }
}

/// Counts the memory that the features of a tile take.
///
/// A tile of 64 MB could name one long text a million times; a real one takes a few megabytes.
struct TileMemory {
  static let limit = 64 << 20
  /// The room that a layer takes while it is read; a tile could have millions without features.
  static let layer = 16 << 10

  private(set) var used = 0

  /// - Throws: `tooMuch`, if the tile would take more than the limit.
  mutating func take(_ bytes: Int) throws(TileFault) {
    guard bytes <= Self.limit - used else { throw .tooMuch }
    used += bytes
  }
}
