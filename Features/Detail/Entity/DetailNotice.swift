package import Domain
package import Localization

/// What the last command came to, where the content does not say it.
package enum DetailNotice: Hashable, Sendable {
  case failed(DataError)
  case favorite(FavoriteNotice)
  /// There are only `count` rows, neighbors and what facts lead to.
  case noRow(Int, count: Int)
  /// It is what is shown already.
  case isHere
  /// Nothing comes after it in its catalog's order.
  case isLast
  /// Nothing comes before it.
  case isFirst
  /// Only its list is fetched anew.
  case comesWithItsList
  case opened(WebLink)
  /// This text is in the clipboard now.
  case copied(String)
}
