/// What adding came to.
package struct FavoritesAddition: Hashable, Sendable {
  package let added: [TitledReference]
  /// Those that were favorites already.
  package let already: [TitledReference]

  package init(added: [TitledReference], already: [TitledReference] = []) {
    self.added = added
    self.already = already
  }
}
