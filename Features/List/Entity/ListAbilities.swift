import Catalog
import Domain

/// What a catalog can do that makes a difference to its list.
struct ListAbilities: Hashable {
  var map = EntityMap.ofPlace
  /// Whether its service is asked without being told to, for what is missing or stale.
  var growsByItself = false
  /// The room for the picture of a row, in each layout that has them.
  var thumbnails: [ListLayout: PictureSize] = [:]

  /// The rooms for pictures in the list of a catalog: faces are told apart in two lines, all else is
  /// only in the grid.
  static func thumbnails(of catalog: CatalogID) -> [ListLayout: PictureSize] {
    let grid = PictureSize(columns: 8, rows: 4)
    return switch catalog {
    case .cities: [:]
    case .people: [.rows: PictureSize(columns: 4, rows: 2), .grid: grid]
    case .pokemon, .items, .articles: [.grid: grid]
    }
  }

  func thumbnail(in layout: ListLayout) -> PictureSize? { thumbnails[layout] }
}
