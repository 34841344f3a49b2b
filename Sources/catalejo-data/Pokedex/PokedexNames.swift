import Foundation
import Pokedex

/// Brings the names of poke-env, which are those of Pokémon Showdown, into the shape of PokeAPI's.
enum PokedexNames {
  /// By rising number, then slug.
  static func records(of entries: [SourcePokemon]) -> [PokedexRecord] {
    let own = entries.filter { $0.baseSpecies == nil }
    let names = Dictionary(
      own.map { (slug($0.name), $0.name) }, uniquingKeysWith: { first, _ in first })
    return entries.map { entry in
      let slug = slug(entry.name)
      let renamed = renamed[slug] ?? slug
      return PokedexRecord(
        number: entry.num ?? 0, slug: renamed, speciesName: names[renamed], traits: entry.traits)
    }
    .sorted { ($0.number, $0.slug) < ($1.number, $1.slug) }
  }

  /// A name in lower case, of ASCII letters, digits and dashes ("Flabébé" as "flabebe").
  static func slug(_ name: String) -> String {
    let plain = name.decomposedStringWithCanonicalMapping.lowercased().unicodeScalars
    let words = plain.split { $0 == " " || $0 == "-" }
    return words.map { word in
      String(String.UnicodeScalarView(word.filter { "a"..."z" ~= $0 || "0"..."9" ~= $0 }))
    }
    .joined(separator: "-")
  }

  /// Forms PokeAPI calls something else; some swap with the species' own form, which is not the
  /// same one there (`minior`, `maushold`).
  private static let renamed = pairs(
    """
    basculegion-f basculegion-female
    darmanitan-galar darmanitan-galar-standard
    greninja-bond greninja-battle-bond
    indeedee-f indeedee-female
    marowak-alola-totem marowak-totem
    maushold maushold-family-of-three
    maushold-four maushold
    meowstic-f meowstic-female
    meowstic-f-mega meowstic-female-mega
    meowstic-m-mega meowstic-male-mega
    mimikyu-busted-totem mimikyu-totem-busted
    mimikyu-totem mimikyu-totem-disguised
    minior minior-red
    minior-meteor minior
    necrozma-dawn-wings necrozma-dawn
    necrozma-dusk-mane necrozma-dusk
    ogerpon-cornerstone ogerpon-cornerstone-mask
    ogerpon-hearthflame ogerpon-hearthflame-mask
    ogerpon-wellspring ogerpon-wellspring-mask
    oinkologne-f oinkologne-female
    pikachu-alola pikachu-alola-cap
    pikachu-hoenn pikachu-hoenn-cap
    pikachu-kalos pikachu-kalos-cap
    pikachu-original pikachu-original-cap
    pikachu-partner pikachu-partner-cap
    pikachu-sinnoh pikachu-sinnoh-cap
    pikachu-unova pikachu-unova-cap
    pikachu-world pikachu-world-cap
    raticate-alola-totem raticate-totem-alola
    rockruff-dusk rockruff-own-tempo
    squawkabilly-blue squawkabilly-blue-plumage
    squawkabilly-white squawkabilly-white-plumage
    squawkabilly-yellow squawkabilly-yellow-plumage
    tauros-paldea-aqua tauros-paldea-aqua-breed
    tauros-paldea-blaze tauros-paldea-blaze-breed
    tauros-paldea-combat tauros-paldea-combat-breed
    toxtricity-gmax toxtricity-amped-gmax
    urshifu-gmax urshifu-single-strike-gmax
    """)

  /// Forms of PokeAPI that poke-env does not tell from another one: PokeAPI's name, then ours.
  static let aliases = pairs(
    """
    koraidon-gliding-build koraidon
    koraidon-limited-build koraidon
    koraidon-sprinting-build koraidon
    koraidon-swimming-build koraidon
    minior-blue minior-red
    minior-blue-meteor minior
    minior-green minior-red
    minior-green-meteor minior
    minior-indigo minior-red
    minior-indigo-meteor minior
    minior-orange minior-red
    minior-orange-meteor minior
    minior-violet minior-red
    minior-violet-meteor minior
    minior-yellow minior-red
    minior-yellow-meteor minior
    miraidon-aquatic-mode miraidon
    miraidon-drive-mode miraidon
    miraidon-glide-mode miraidon
    miraidon-low-power-mode miraidon
    zygarde-10-power-construct zygarde-10
    zygarde-50-power-construct zygarde
    """)

  private static func pairs(_ text: String) -> [String: String] {
    let pairs = text.split(separator: "\n").map { $0.split(separator: " ").map(String.init) }
    return Dictionary(
      pairs.filter { $0.count == 2 }.map { ($0[0], $0[1]) }, uniquingKeysWith: { first, _ in first }
    )
  }
}
