/// An ability a Pokémon can have.
package struct PokemonAbility: Hashable, Sendable, Codable {
  /// As the source writes it: "Leaf Guard", "leaf-guard".
  package let name: String
  package let isHidden: Bool

  package init(name: String, isHidden: Bool) {
    self.name = name
    self.isHidden = isHidden
  }
}
