/// How PokeAPI writes a Pokémon, and its species: what the program reads, and one thing it does not.
extension StubPokemon {
  func json(_ link: PokedexLink) -> StubJSON {
    [
      "abilities": abilities(link),
      "height": .integer(height),
      "id": .integer(id),
      "moves": [],
      "name": .string(name),
      "species": link.named(speciesName, "pokemon-species", speciesID),
      "sprites": sprites(link.base),
      "stats": .array(
        zip(Self.statNames, stats).enumerated().map { index, stat in
          [
            "base_stat": .integer(stat.1), "effort": index == 3 ? 1 : 0,
            "stat": link.named(stat.0, "stat", index + 1),
          ]
        }),
      "types": .array(
        types.enumerated().map { index, type in
          let id = StubTerm.types.first { $0.name == type }?.id ?? 10_001
          return ["slot": .integer(index + 1), "type": link.named(type, "type", id)]
        }),
      "weight": .integer(weight),
    ]
  }

  private static let statNames = [
    "hp", "attack", "defense", "special-attack", "special-defense", "speed",
  ]

  private func abilities(_ link: PokedexLink) -> StubJSON {
    if id == 79 { return .null }
    if id == 80 { return [["ability": .null, "is_hidden": false, "slot": 1]] }
    func ability(_ number: Int, isHidden: Bool, slot: Int) -> StubJSON {
      let ability = StubTerm.abilities[number % StubTerm.abilities.count]
      return [
        "ability": link.named(ability.name, "ability", ability.id), "is_hidden": .bool(isHidden),
        "slot": .integer(slot),
      ]
    }
    return [
      ability(speciesID, isHidden: false, slot: 1), ability(speciesID + 2, isHidden: true, slot: 3),
    ]
  }

  /// Some have none, some only the big one.
  private func sprites(_ base: String) -> StubJSON {
    if id == 84 { return .null }
    let folder = "\(base)/pictures/sprites/pokemon"
    let small: StubJSON = [85, 86].contains(id) ? .null : "\(folder)/\(id).png"
    return [
      "back_default": small, "front_default": small,
      "other": [
        "home": ["front_default": .null],
        "official-artwork": [
          "front_default": id == 86 ? .null : "\(folder)/other/official-artwork/\(id).png"
        ],
      ],
    ]
  }

  /// The species: names, genera and texts in several languages, some of them in codes that changed
  /// their case.
  func speciesJSON(_ link: PokedexLink) -> StubJSON {
    let kana = link.kana(id)
    let title = name.prefix(1).uppercased() + name.dropFirst()
    return [
      "capture_rate": 45,
      "flavor_text_entries": texts(title, link),
      "genera": link.texts(
        [
          kana: "ぼうえんきょうポケモン", "fr": "Pokémon Longue-vue", "es": "Pokémon Catalejo",
          "en": "Spyglass Pokémon", "es-419": "Pokémon Catalejo",
        ], as: "genus"),
      "id": .integer(id),
      "name": .string(name),
      "names": link.texts([kana: "ポケモン\(id)", "ja-roma": title, "es": title, "en": title]),
    ]
  }

  /// As the cartridges broke them: lines, pages, and words divided at a soft hyphen.
  private func texts(_ title: String, _ link: PokedexLink) -> StubJSON {
    // A few have no text, a few only an English one.
    if id % 40 == 39 { return [] }
    let english =
      "\(title) looks out to\nsea from high\nrocks.\u{C}It is said to re\u{AD}\nmember each ship."
    let spanish =
      "\(title) mira el mar\ndesde lo alto\u{C}y recuerda cada em\u{AD}\nbarcación que pasa."
    let all = [
      ("en", english, "red"), ("en", english, "blue"), ("fr", "\(title) regarde la mer.", "x"),
      ("es", spanish, "x"), ("es-419", spanish, "sword"),
    ]
    return .array(
      all.filter { id % 40 != 38 || $0.0 == "en" }.map { language, text, version in
        [
          "flavor_text": .string(text), "language": link.language(language),
          "version": link.named(version, "version", 1),
        ]
      })
  }
}
