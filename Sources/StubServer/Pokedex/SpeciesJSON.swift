/// Writes a species as PokeAPI does: names, genera and texts in several languages, some of them in
/// codes that changed their case.
struct SpeciesJSON: Sendable {
  let base: String

  func json(_ species: StubPokemon) -> StubJSON {
    let link = PokedexLink(base: base)
    // Odd numbers answer as before the codes of languages changed.
    let kana = species.id % 2 == 1 ? "ja-Hrkt" : "ja-hrkt"
    let name = species.name.prefix(1).uppercased() + species.name.dropFirst()
    let varieties = StubPokemon.all.filter { $0.speciesID == species.id }
    return [
      "base_happiness": species.id % 10 == 0 ? .null : 70,
      "capture_rate": 45,
      "color": link.named("green", "pokemon-color", 5),
      "evolution_chain": ["url": link.address("evolution-chain", (species.id + 2) / 3)],
      "evolves_from_species": .null,
      "flavor_text_entries": .array(texts(species, name, link)),
      "form_descriptions": [],
      "gender_rate": 1,
      "genera": link.texts(
        [
          (kana, "ぼうえんきょうポケモン"), ("fr", "Pokémon Longue-vue"), ("es", "Pokémon Catalejo"),
          ("en", "Spyglass Pokémon"), ("es-419", "Pokémon Catalejo"),
        ], as: "genus"),
      "generation": link.named("generation-i", "generation", 1),
      "habitat": species.id % 5 == 0 ? .null : link.named("grassland", "pokemon-habitat", 3),
      "has_gender_differences": false,
      "id": .integer(species.id),
      "is_baby": false,
      "is_legendary": .bool(species.id == 150),
      "is_mythical": false,
      "name": .string(species.name),
      "names": link.texts(
        [(kana, "ポケモン\(species.id)"), ("ja-roma", name), ("es", name), ("en", name)], as: "name"),
      "order": .integer(species.id),
      "varieties": .array(
        varieties.map {
          [
            "is_default": .bool($0.id == species.id),
            "pokemon": link.named($0.name, "pokemon", $0.id),
          ]
        }),
    ]
  }

  /// As the cartridges broke them: lines, pages, and words divided at a soft hyphen.
  private func texts(_ species: StubPokemon, _ name: String, _ link: PokedexLink) -> [StubJSON] {
    // A few have no text, a few only an English one.
    if species.id % 40 == 39 { return [] }
    let english =
      "\(name) looks out to\nsea from high\nrocks.\u{C}It is said to re\u{AD}\nmember each ship."
    let spanish =
      "\(name) mira el mar\ndesde lo alto\u{C}y recuerda cada em\u{AD}\nbarcación que pasa."
    let all = [
      ("en", english, "red"), ("en", english, "blue"), ("fr", "\(name) regarde la mer.", "x"),
      ("es", spanish, "x"), ("es-419", spanish, "sword"),
    ]
    return all.filter { species.id % 40 != 38 || $0.0 == "en" }.map { language, text, version in
      [
        "flavor_text": .string(text), "language": link.language(language),
        "version": link.named(version, "version", 1),
      ]
    }
  }
}
