import Catalog
import Domain

/// Finds the type of Pokémon a person means.
enum PokemonTypeLookup {
  /// The type's name in PokeAPI, for a name in English or Spanish; case and accents do not matter.
  /// - Throws: `invalidFilter` with the English names of all types.
  static func type(for text: String) throws(DataError) -> String {
    guard let type = types[Fold.fold(text)] else {
      throw .invalidFilter(key: "type", value: text, known: known)
    }
    return type
  }

  private static let known = PokemonTypeNames.all.values.sorted { $0.english < $1.english }

  private static let types: [String: String] = {
    var types: [String: String] = [:]
    for name in [\Words.spanish, \Words.english] {
      for (type, words) in PokemonTypeNames.all { types[Fold.fold(words[keyPath: name])] = type }
    }
    // PokeAPI's own names win over any that fold like them.
    for type in PokemonTypeNames.all.keys { types[Fold.fold(type)] = type }
    return types
  }()
}
