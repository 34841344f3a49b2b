/// What a command made of favorites, by their titles.
package enum FavoriteNotice: Hashable, Sendable {
  case added(String)
  case removed(String)
  /// An undo brought these back, at least one.
  case restored([String])

  /// What came of switching the star of an entity.
  package init(_ title: String, isFavorite: Bool) {
    self = isFavorite ? .added(title) : .removed(title)
  }
}

extension Strings {
  package func message(for notice: FavoriteNotice) -> String {
    switch notice {
    case .added(let title): self(FavoriteText.added, title)
    case .removed(let title): self(FavoriteText.removed, title)
    case .restored(let titles):
      titles.count == 1
        ? self(FavoriteText.restored, titles[0])
        : self(FavoriteText.restoredMany, String(titles.count))
    }
  }
}
