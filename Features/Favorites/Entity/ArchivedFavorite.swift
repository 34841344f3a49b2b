import Domain

/// An entry of an archive that can be read.
struct ArchivedFavorite: Hashable {
  let reference: Reference
  var title: String?
  var position: Coordinate?
  /// Seconds since 1970, UTC.
  var added: Int?
}
