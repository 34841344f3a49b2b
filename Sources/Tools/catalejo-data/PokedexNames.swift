import Foundation
import Pokedex

/// Turns the names of poke-env, which are those of Pokémon Showdown, into those of PokeAPI.
enum PokedexNames {
  /// Returns the records by rising number, then by slug.
  static func records(of entries: [SourcePokemon]) -> [PokedexRecord] {
    let own = entries.filter { $0.baseSpecies == nil }
    let names = Dictionary(
      own.map { (slug($0.name), $0.name) }, uniquingKeysWith: { first, _ in first })
    return entries.map { entry in
      let slug = slug(entry.name)
      let renamed = renamed[slug] ?? slug
      return PokedexRecord(
        number: entry.num ?? 0, slug: renamed, speciesName: names[renamed], traits: entry.traits,
        aliases: aliases[renamed] ?? [])
    }
    .sorted { ($0.number, $0.slug) < ($1.number, $1.slug) }
  }

  /// Returns how each form evolves from its predecessor, if it has one, in the order of the
  /// records.
  static func evolutions(of entries: [SourcePokemon]) -> [Evolution] {
    let slugs = Dictionary(
      entries.map { ($0.name, pokeAPI($0.name)) }, uniquingKeysWith: { first, _ in first })
    let places = Dictionary(
      records(of: entries).enumerated().map { ($1.slug, $0) },
      uniquingKeysWith: { first, _ in first })
    return entries.compactMap { entry in
      entry.prevo.flatMap { slugs[$0] }.map { entry.evolution(to: pokeAPI(entry.name), from: $0) }
    }
    .sorted { places[$0.slug] ?? 0 < places[$1.slug] ?? 0 }
  }

  private static func pokeAPI(_ name: String) -> String {
    let slug = slug(name)
    return renamed[slug] ?? slug
  }

  /// Returns a name in lower case, of ASCII letters, digits and dashes ("Flabébé" as "flabebe").
  static func slug(_ name: String) -> String {
    let plain = name.decomposedStringWithCanonicalMapping.lowercased().unicodeScalars
    let words = plain.split { $0 == " " || $0 == "-" }
    return words.map { word in
      String(String.UnicodeScalarView(word.filter { "a"..."z" ~= $0 || "0"..."9" ~= $0 }))
    }
    .joined(separator: "-")
  }

  /// Forms that PokeAPI calls something else.
  ///
  /// Some change places with the species' own form, which is another one there (`minior`,
  /// `maushold`).
  private static let renamed: [String: String] = {
    var renamed = [
      "basculegion-f": "basculegion-female", "darmanitan-galar": "darmanitan-galar-standard",
      "greninja-bond": "greninja-battle-bond", "indeedee-f": "indeedee-female",
      "marowak-alola-totem": "marowak-totem", "maushold": "maushold-family-of-three",
      "maushold-four": "maushold", "meowstic-f": "meowstic-female",
      "meowstic-f-mega": "meowstic-female-mega", "meowstic-m-mega": "meowstic-male-mega",
      "mimikyu-busted-totem": "mimikyu-totem-busted", "mimikyu-totem": "mimikyu-totem-disguised",
      "minior": "minior-red", "minior-meteor": "minior", "necrozma-dawn-wings": "necrozma-dawn",
      "necrozma-dusk-mane": "necrozma-dusk", "oinkologne-f": "oinkologne-female",
      "raticate-alola-totem": "raticate-totem-alola", "rockruff-dusk": "rockruff-own-tempo",
      "toxtricity-gmax": "toxtricity-amped-gmax", "urshifu-gmax": "urshifu-single-strike-gmax",
    ]
    for (suffix, slugs) in suffixes {
      for slug in slugs { renamed[slug] = slug + suffix }
    }
    return renamed
  }()

  /// Endings that PokeAPI adds to the names of some forms.
  private static let suffixes = [
    "-breed": ["tauros-paldea-aqua", "tauros-paldea-blaze", "tauros-paldea-combat"],
    "-cap": [
      "pikachu-alola", "pikachu-hoenn", "pikachu-kalos", "pikachu-original", "pikachu-partner",
      "pikachu-sinnoh", "pikachu-unova", "pikachu-world",
    ],
    "-mask": ["ogerpon-cornerstone", "ogerpon-hearthflame", "ogerpon-wellspring"],
    "-plumage": ["squawkabilly-blue", "squawkabilly-white", "squawkabilly-yellow"],
  ]

  /// Forms of PokeAPI that poke-env does not tell from another one, by our name for that other one.
  private static let aliases = [
    "koraidon": [
      "koraidon-gliding-build", "koraidon-limited-build", "koraidon-sprinting-build",
      "koraidon-swimming-build",
    ],
    "minior": [
      "minior-blue-meteor", "minior-green-meteor", "minior-indigo-meteor", "minior-orange-meteor",
      "minior-violet-meteor", "minior-yellow-meteor",
    ],
    "minior-red": [
      "minior-blue", "minior-green", "minior-indigo", "minior-orange", "minior-violet",
      "minior-yellow",
    ],
    "miraidon": [
      "miraidon-aquatic-mode", "miraidon-drive-mode", "miraidon-glide-mode",
      "miraidon-low-power-mode",
    ],
    "zygarde": ["zygarde-50-power-construct"],
    "zygarde-10": ["zygarde-10-power-construct"],
  ]
}
