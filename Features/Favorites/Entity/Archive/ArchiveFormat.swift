import Contracts
package import Domain

/// A format of files of favorites; the raw value is the ending of the file, and the value of `--as`.
package enum ArchiveFormat: String, CaseIterable, Sendable {
  case json, geojson, gpx, kml, csv, tsv

  /// The format that the ending of a path asks for, in letters of either case; JSON if it has none.
  ///
  /// - Throws: `unknownEnding` for one that no format has.
  package init(path: String) throws(FileProblem) {
    let name = path[(path.lastIndex(of: "/").map(path.index(after:)) ?? path.startIndex)...]
    // A name that begins with a dot is hidden, and that dot begins no ending.
    guard let dot = name.dropFirst().lastIndex(of: "."), name.index(after: dot) < name.endIndex
    else {
      self = .json
      return
    }
    guard let format = Self(rawValue: name[name.index(after: dot)...].lowercased()) else {
      throw .unknownEnding(known: Self.allCases.map { "." + $0.rawValue })
    }
    self = format
  }

  /// Whether only what has a position can be in it.
  var needsPositions: Bool {
    switch self {
    case .geojson, .gpx, .kml: true
    case .json, .csv, .tsv: false
    }
  }

  func data(_ favorites: [Favorite]) -> [UInt8] {
    let records = favorites.map { ArchiveRecord($0) }
    return switch self {
    case .json: FavoritesArchive.data(favorites)
    case .geojson: Array(GeoJSONArchive.text(records).utf8)
    case .gpx: Array(XMLArchive.gpx(records).utf8)
    case .kml: Array(XMLArchive.kml(records).utf8)
    case .csv: Array(TableArchive.text(records, .comma).utf8)
    case .tsv: Array(TableArchive.text(records, .tab).utf8)
    }
  }
}
