import Catalog
import Domain

/// What a catalog can do that makes a difference to its list.
struct ListAbilities: Hashable {
  var map = EntityMap.ofPlace
  /// Whether its service is asked without being told to, for what is missing or stale.
  var growsByItself = false
  /// The room for the picture of a row, in each layout that has them.
  var thumbnails: [ListLayout: PictureSize] = [:]

  /// The rooms for pictures that a catalog wants.
  static func thumbnails(_ traits: RowTraits) -> [ListLayout: PictureSize] {
    var sizes: [ListLayout: PictureSize] = [:]
    sizes[.rows] = traits.picture
    sizes[.grid] = traits.gridPicture
    return sizes
  }

  func thumbnail(in layout: ListLayout) -> PictureSize? { thumbnails[layout] }
}
