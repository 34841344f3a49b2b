import Contracts
import Domain
import FoundationEssentials
import TextUI

/// A favorite as tables, GeoJSON, GPX and KML have it: a title, a position, and named values, ours first.
///
/// A property of a point that is called as one of ours is written with `points.` before its name, so that
/// each can be told from the other when it comes back.
struct ArchiveRecord: Hashable {
  /// The names of our own values.
  static let catalog = "catalog"
  static let id = "id"
  static let added = "added"

  /// The names that readers take for something else than a property, in the languages that they know.
  private static let taken: Set<String> = [
    catalog, id, added, "name", "nombre", "title", "titulo", "label", "latitude", "latitud", "lat",
    "longitude", "longitud", "long", "lng", "lon",
  ]
  private static let prefix = "points."

  let title: String
  let position: Coordinate?
  let values: [KeptProperty]
  /// Why it can't be taken as it is written; `nil` if nothing is wrong so far.
  var problem: EntryProblem?

  init(title: String, position: Coordinate?, values: [KeptProperty]) {
    self.title = title
    self.position = position
    self.values = values
  }

  init(_ favorite: Favorite) {
    title = favorite.title
    position = favorite.position
    values =
      [
        KeptProperty(Self.catalog, favorite.reference.catalog.rawValue),
        KeptProperty(Self.id, favorite.reference.id),
        KeptProperty(Self.added, Self.instant(favorite.added)),
      ]
      + favorite.properties.map { property in
        KeptProperty(Self.written(property.name), property.value, isLiteral: property.isLiteral)
      }
  }

  private static func written(_ name: String) -> String {
    taken.contains(Fold.fold(name)) || name.hasPrefix(prefix) ? prefix + name : name
  }

  /// The value of a name; `nil` if there is none.
  subscript(name: String) -> String? { values.first { $0.name == name }?.value }

  /// The properties of one of the user's points, under the names that they came with.
  var properties: [KeptProperty] {
    guard self[Self.catalog] == KeptPoint.catalog.rawValue else { return values }
    return values.filter { ![Self.catalog, Self.id, Self.added].contains($0.name) }.map { value in
      guard value.name.hasPrefix(Self.prefix) else { return value }
      return KeptProperty(
        String(value.name.dropFirst(Self.prefix.count)), value.value, isLiteral: value.isLiteral)
    }
  }

  /// The favorite it is of; one of the user's points where no catalog has it.
  ///
  /// - Parameter catalogs: those that are offered.
  func favorite(
    among catalogs: [CatalogDescription]
  ) -> Result<ArchivedFavorite, EntryProblem> {
    if let problem { return .failure(problem) }
    if let name = self[Self.catalog], name != KeptPoint.catalog.rawValue,
      let catalog = catalogs.first(where: { $0.id.rawValue == name }), let id = self[Self.id],
      catalog.ids.allows(id), FavoritesArchive.isWord(id)
    {
      guard !title.utf8.contains(0) else { return .failure(.invalidTitle) }
      return .success(
        ArchivedFavorite(
          reference: Reference(catalog.id, id),
          title: title.trimmingSpaces().isEmpty ? nil : title, position: position, added: time))
    }
    guard let position else { return .failure(.noPosition) }
    // A NUL would end a text of the store.
    let point = KeptPoint(
      title.replacing("\0", with: "\u{FFFD}"), at: position,
      properties: properties.map { property in
        KeptProperty(
          property.name.replacing("\0", with: "\u{FFFD}"),
          property.value.replacing("\0", with: "\u{FFFD}"), isLiteral: property.isLiteral)
      })
    let isOurs = self[Self.catalog] == KeptPoint.catalog.rawValue
    return .success(
      ArchivedFavorite(
        reference: point.reference, title: point.name, position: position,
        added: isOurs ? time : nil, properties: point.properties))
  }

  private var time: Int? { self[Self.added].flatMap(Self.seconds) }

  /// Seconds since 1970 as ISO 8601 in UTC.
  static func instant(_ seconds: Int) -> String {
    Date(timeIntervalSince1970: TimeInterval(seconds)).formatted(.iso8601)
  }

  static func seconds(_ instant: String) -> Int? {
    (try? Date(instant, strategy: .iso8601)).flatMap {
      Int(exactly: $0.timeIntervalSince1970.rounded(.down))
    }
  }
}

/// Degrees in digits alone, as XML's decimals are (a small number is else `1e-05`).
enum DegreesText {
  /// No two positions that differ are written alike: 17 digits tell each number from the next.
  static func text(_ degrees: Double) -> String {
    let short = "\(degrees)"
    guard short.contains("e") else {
      return short.hasSuffix(".0") ? String(short.dropLast(2)) : short
    }
    // Less than a ten-thousandth: 15 decimals are a nanometre.
    let scaled = Int((abs(degrees) * 1e15).rounded())
    let digits = String(scaled)
    let decimals = String(repeating: "0", count: max(0, 15 - digits.count)) + digits
    return (degrees < 0 ? "-0." : "0.") + decimals
  }
}
