package import Domain
package import Localization

/// What the last command came to, where the content does not say it.
package enum MapNotice: Hashable, Sendable {
  case failed(DataError)
  case favorite(FavoriteNotice)
}
