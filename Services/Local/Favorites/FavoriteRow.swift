import Catalog
import Domain
import GRDB

/// A favorite as the database has it.
enum FavoriteRow {
  /// The columns, in the order of ``arguments(_:)``.
  static let columns = "catalog, id, title, latitude, longitude, added"

  static func arguments(_ favorite: Favorite) -> StatementArguments {
    [
      favorite.reference.catalog.rawValue, favorite.reference.id, favorite.title,
      favorite.position?.latitude, favorite.position?.longitude, favorite.added,
    ]
  }

  /// Reads rows of ``columns``; those of a catalog nobody knows here are passed over.
  ///
  /// - Throws: `SQLITE_CORRUPT` for a row the tables' declarations do not allow.
  static func favorites(
    _ rows: RowCursor, among catalogs: [CatalogID]
  ) throws -> [Favorite] {
    var favorites: [Favorite] = []
    while let row = try rows.next() {
      guard let catalog = String.fromDatabaseValue(row[0]),
        let id = String.fromDatabaseValue(row[1]), let title = String.fromDatabaseValue(row[2]),
        let added = Int.fromDatabaseValue(row[5])
      else {
        throw DatabaseError(resultCode: .SQLITE_CORRUPT, message: "a row makes no sense")
      }
      guard let known = catalogs.named(catalog) else { continue }
      var position: Coordinate?
      if let latitude = Double.fromDatabaseValue(row[3]),
        let longitude = Double.fromDatabaseValue(row[4])
      {
        position = Coordinate(latitude: latitude, longitude: longitude)
      }
      favorites.append(
        Favorite(
          reference: Reference(known, id), title: title, position: position, added: added))
    }
    return favorites
  }
}
