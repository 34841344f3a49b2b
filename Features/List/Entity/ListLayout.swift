package import Contracts
package import Domain

/// How rows are laid out.
package enum ListLayout: Hashable, Sendable {
  /// One below the other, with some facts of each.
  case rows
  /// Beside each other too, with nothing but their titles.
  case grid
}

/// The room there is for rows.
package struct ListRoom: Hashable, Sendable {
  /// Rows below each other.
  package let rows: Int
  /// Cells of a grid beside each other.
  package var gridColumns = 1

  /// How many entities fit, at least one.
  ///
  /// - Parameter height: of each, in rows.
  func pageSize(_ layout: ListLayout, height: Int) -> Int {
    let rows = max(1, rows / height)
    return switch layout {
    case .rows: rows
    case .grid: rows * gridColumns
    }
  }
}

/// The abilities of a catalog that make a difference to its list.
struct ListCapabilities: Hashable {
  var map = EntityMap.ofPlace
  /// The catalogs of the rows and their maps; empty if all rows are of one catalog.
  var maps: [CatalogID: RowMap] = [:]
  /// Whether a search may find something in other catalogs, too.
  var looksElsewhere = false
  /// Whether the lists of single catalogs can be opened from it.
  var offersLists = false
  /// Whether its service is asked by itself for rows that are missing or stale.
  var growsByItself = false
  /// The room for the picture of a row, in each layout that has them.
  var thumbnails: [ListLayout: PictureSize] = [:]
}

/// How much other catalogs have of a search.
package struct FoundElsewhere: Hashable, Sendable {
  /// The text that was searched.
  let search: String
  /// The number of entities that it finds; `nil` until it is known.
  var count: Int?
}

/// A catalog, and the map that its rows lead to.
struct RowMap: Hashable {
  let catalog: CatalogDescription
  let map: EntityMap
}

/// The small pictures beside the rows of a page.
package struct ListThumbnails: Equatable, Sendable {
  /// The room of each: a row of the list is as high.
  package let size: PictureSize
  /// The pictures that came, by the entities of the page.
  package var pictures: [Reference: Picture] = [:]
  /// The rows that were asked for a picture, including those without one.
  var asked: Set<Reference> = []

  /// Returns the rows whose picture did not come yet.
  func missing(of rows: [ListRow]) -> [ListRow] {
    rows.filter { $0.summary.picture != nil && pictures[$0.reference] == nil }
  }

  /// Whether some rows have a picture that was not asked for yet.
  func isDue(for rows: [ListRow]) -> Bool {
    rows.contains { $0.summary.picture != nil && !asked.contains($0.reference) }
  }
}

/// Whether rows have pictures, as far as is known.
enum ListPictures {
  case unknown
  case came
  /// No picture came, so rows take the room of pictures until these are asked for again.
  case spared
}
