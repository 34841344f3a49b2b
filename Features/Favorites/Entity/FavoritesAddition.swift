/// What adding came to, by title.
package struct FavoritesAddition: Hashable, Sendable {
  package let added: [String]
  /// Those that were favorites already.
  package let already: [String]

  package init(added: [String], already: [String] = []) {
    self.added = added
    self.already = already
  }
}
