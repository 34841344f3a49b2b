package import Domain

/// An ability a Pokémon can have.
package struct PokemonAbility: Hashable, Sendable {
  /// As the source writes it: "Leaf Guard", "leaf-guard".
  package let name: String
  package let isHidden: Bool
  /// What players call it in each language; nil until the service was asked.
  package let names: LocalizedText?

  package init(name: String, isHidden: Bool, names: LocalizedText? = nil) {
    self.name = name
    self.isHidden = isHidden
    self.names = names
  }
}
