import Catalog
import Domain
import FoundationEssentials
import TextUI

/// Favorites as JSON, for export and import.
///
///     {"catalejo": "favorites", "version": 1,
///      "favorites": [{"catalog", "id", "title", "latitude", "longitude", "added"}]}
///
/// Degrees are numbers, both or neither there; `added` is ISO 8601 in UTC.
enum FavoritesArchive {
  private static let kind = "favorites"
  private static let version = 1

  private struct File: Encodable {
    let catalejo: String
    let version: Int
    let favorites: [Entry]
  }

  private struct Entry: Encodable {
    let catalog: String
    let id: String
    let title: String
    let latitude: Double?
    let longitude: Double?
    let added: String
  }

  /// One entry a favorite, keys sorted, a line break at the end; control and bidirectional
  /// characters are escaped, so that a terminal can show the text.
  static func data(_ favorites: [Favorite]) throws -> [UInt8] {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    let entries = favorites.map { favorite in
      Entry(
        catalog: favorite.reference.catalog.rawValue, id: favorite.reference.id,
        title: favorite.title, latitude: favorite.position?.latitude,
        longitude: favorite.position?.longitude,
        added: Date(timeIntervalSince1970: TimeInterval(favorite.added)).formatted(.iso8601))
    }
    let json = String(
      decoding: try encoder.encode(File(catalejo: kind, version: version, favorites: entries)),
      as: UTF8.self)
    return Array((escaped(json) + "\n").utf8)
  }

  /// The entries of a file, still to be read one by one.
  static func entries(_ data: [UInt8]) throws(FileProblem) -> [JSONContent] {
    guard let value = try? JSONDecoder().decode(JSONContent.self, from: Data(data)) else {
      throw .notJSON
    }
    guard case .object(let file) = value, file["catalejo"]?.string == kind,
      let made = file["version"]?.number, case .array(let entries)? = file["favorites"]
    else { throw .notAnArchive }
    guard made <= Double(version) else { throw .newerVersion }
    guard made == Double(version) else { throw .notAnArchive }
    return entries
  }

  static func favorite(
    _ entry: JSONContent, among catalogs: [CatalogDescription]
  ) throws(EntryProblem) -> ArchivedFavorite {
    guard case .object(let fields) = entry else { throw .notAnEntry }
    let name = fields["catalog"]?.string
    guard let catalog = catalogs.first(where: { $0.id.rawValue == name }) else {
      throw .unknownCatalog
    }
    guard let id = fields["id"]?.string, catalog.ids.allows(id), isWord(id) else {
      throw .invalidID
    }
    var favorite = ArchivedFavorite(reference: Reference(catalog.id, id))
    favorite.title = try title(fields)
    favorite.position = try position(fields)
    favorite.added = try added(fields)
    return favorite
  }

  /// What to call an entry in a report.
  static func label(_ entry: JSONContent) -> String {
    guard case .object(let fields) = entry else { return "" }
    return fields["title"]?.string ?? fields["id"]?.string ?? ""
  }

  /// Whether this can be an id: short, not empty, no white space, no control characters.
  private static func isWord(_ id: String) -> Bool {
    !id.isEmpty && id.utf8.count <= 100
      && id.unicodeScalars.allSatisfy { !$0.properties.isWhitespace && !SafeText.isUnsafe($0) }
  }

  /// Nil for a title nobody could read.
  private static func title(_ fields: [String: JSONContent]) throws(EntryProblem) -> String? {
    guard let title = fields["title"]?.string, !title.trimmingSpaces().isEmpty else { return nil }
    guard !title.utf8.contains(0) else { throw .invalidTitle }
    return title
  }

  private static func position(
    _ fields: [String: JSONContent]
  ) throws(EntryProblem) -> Coordinate? {
    let degrees = [fields["latitude"] ?? .null, fields["longitude"] ?? .null]
    if degrees == [.null, .null] { return nil }
    guard let latitude = degrees[0].number, let longitude = degrees[1].number,
      let position = Coordinate(latitude: latitude, longitude: longitude)
    else { throw .invalidPosition }
    return position
  }

  private static func added(_ fields: [String: JSONContent]) throws(EntryProblem) -> Int? {
    guard let field = fields["added"], field != .null else { return nil }
    guard let text = field.string, let date = try? Date(text, strategy: .iso8601),
      let seconds = Int(exactly: date.timeIntervalSince1970.rounded(.down))
    else { throw .invalidDate }
    return seconds
  }

  /// Outside strings pretty JSON has no control character but the line break.
  private static func escaped(_ json: String) -> String {
    var result = String.UnicodeScalarView()
    for scalar in json.unicodeScalars {
      if scalar != "\n", SafeText.isUnsafe(scalar) {
        result.append(contentsOf: SafeText.jsonEscaped(scalar).unicodeScalars)
      } else {
        result.append(scalar)
      }
    }
    return String(result)
  }
}

/// An entry of an archive that can be read.
struct ArchivedFavorite: Hashable {
  let reference: Reference
  var title: String?
  var position: Coordinate?
  /// Seconds since 1970, UTC.
  var added: Int?
}
