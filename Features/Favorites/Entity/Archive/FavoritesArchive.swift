import Contracts
import Domain
import JSON
import TextUI

/// Favorites as JSON, for export and import.
///
///     {"catalejo": "favorites", "version": 1,
///      "favorites": [{"catalog", "id", "title", "latitude", "longitude", "added", "properties"}]}
///
/// Degrees are numbers, both or neither there; `added` is ISO 8601 in UTC. One of the user's points has
/// `properties`: `[{"name", "value", "literal"}]`.
enum FavoritesArchive {
  private static let kind = "favorites"
  private static let version = 1

  /// One entry a favorite, keys sorted, a line break at the end; control and bidirectional
  /// characters are escaped, so that a terminal can show the text.
  static func data(_ favorites: [Favorite]) -> [UInt8] {
    let entries = favorites.map { favorite in
      let position = favorite.position
      let members: [(String, String?)] = [
        ("added", JSONWriter.string(ArchiveRecord.instant(favorite.added))),
        ("catalog", JSONWriter.string(favorite.reference.catalog.rawValue)),
        ("id", JSONWriter.string(favorite.reference.id)),
        ("latitude", position.map { DegreesText.text($0.latitude) }),
        ("longitude", position.map { DegreesText.text($0.longitude) }),
        ("properties", favorite.properties.isEmpty ? nil : text(favorite.properties)),
        ("title", JSONWriter.string(favorite.title)),
      ]
      let lines = members.compactMap { name, value in value.map { "      \"\(name)\" : \($0)" } }
      return "    {\n\(lines.joined(separator: ",\n"))\n    }"
    }
    return Array(
      """
      {
        "catalejo" : "\(kind)",
        "favorites" : [
      \(entries.joined(separator: ",\n"))
        ],
        "version" : \(version)
      }

      """.utf8)
  }

  /// The properties in their order.
  ///
  /// A number is written as a text, too, so that each digit stays.
  private static func text(_ properties: [KeptProperty]) -> String {
    let lines = properties.map { property in
      "        { \"name\" : \(JSONWriter.string(property.name)), "
        + "\"value\" : \(JSONWriter.string(property.value))"
        + (property.isLiteral ? ", \"literal\" : true }" : " }")
    }
    return "[\n\(lines.joined(separator: ",\n"))\n      ]"
  }

  /// The entries of a file, still to be read one by one.
  static func entries(_ data: [UInt8]) throws(FileProblem) -> [JSONNode] {
    guard let file = JSONReader.node(data[...]) else { throw .notJSON }
    guard file["catalejo"]?.string == kind,
      let made = file["version"]?.number, case .array(let entries)? = file["favorites"]
    else { throw .notAnArchive }
    guard made <= Double(version) else { throw .newerVersion }
    guard made == Double(version) else { throw .notAnArchive }
    return entries
  }

  static func favorite(
    _ entry: JSONNode, among catalogs: [CatalogDescription]
  ) throws(EntryProblem) -> ArchivedFavorite {
    guard entry.isObject else { throw .notAnEntry }
    let name = entry["catalog"]?.string
    guard let catalog = catalogs.first(where: { $0.id.rawValue == name }) else {
      throw .unknownCatalog
    }
    guard let id = entry["id"]?.string, catalog.ids.allows(id), isWord(id) else {
      throw .invalidID
    }
    var favorite = ArchivedFavorite(reference: Reference(catalog.id, id))
    favorite.title = try title(entry)
    favorite.position = try position(entry)
    favorite.added = try added(entry)
    if catalog.id == KeptPoint.catalog {
      // The id of a point is made of its name and its place.
      guard let position = favorite.position else { throw .noPosition }
      let point = KeptPoint(favorite.title ?? "", at: position, properties: properties(entry))
      favorite = ArchivedFavorite(
        reference: point.reference, title: point.name, position: position, added: favorite.added,
        properties: point.properties)
    }
    return favorite
  }

  /// Those that make no sense are passed over, as members are that no version knows.
  private static func properties(_ entry: JSONNode) -> [KeptProperty] {
    (entry["properties"]?.elements ?? []).compactMap { property in
      guard let name = property["name"]?.string, let value = property["value"]?.string,
        !name.utf8.contains(0), !value.utf8.contains(0)
      else { return nil }
      return KeptProperty(name, value, isLiteral: property["literal"] == .bool(true))
    }
  }

  /// The name of an entry in a report.
  static func label(_ entry: JSONNode) -> String {
    entry["title"]?.string ?? entry["id"]?.string ?? ""
  }

  /// Whether this can be an id: short, not empty, no white space, no control characters.
  static func isWord(_ id: String) -> Bool {
    !id.isEmpty && id.utf8.count <= 100
      && id.unicodeScalars.allSatisfy { !$0.properties.isWhitespace && !SafeText.isUnsafe($0) }
  }

  /// `nil` for a title that nobody could read.
  private static func title(_ entry: JSONNode) throws(EntryProblem) -> String? {
    guard let title = entry["title"]?.string, !title.trimmingSpaces().isEmpty else { return nil }
    guard !title.utf8.contains(0) else { throw .invalidTitle }
    return title
  }

  private static func position(_ entry: JSONNode) throws(EntryProblem) -> Coordinate? {
    let degrees = [entry["latitude"] ?? .null, entry["longitude"] ?? .null]
    if degrees == [.null, .null] { return nil }
    guard let latitude = degrees[0].number, let longitude = degrees[1].number,
      let position = Coordinate(latitude: latitude, longitude: longitude)
    else { throw .invalidPosition }
    return position
  }

  private static func added(_ entry: JSONNode) throws(EntryProblem) -> Int? {
    guard let field = entry["added"], field != .null else { return nil }
    guard let seconds = field.string.flatMap(ArchiveRecord.seconds) else { throw .invalidDate }
    return seconds
  }
}

/// An entry of an archive that can be read.
struct ArchivedFavorite: Hashable {
  let reference: Reference
  var title: String?
  var position: Coordinate?
  /// Seconds since 1970, UTC.
  var added: Int?
  /// The properties of one of the user's points.
  var properties: [KeptProperty] = []
}
