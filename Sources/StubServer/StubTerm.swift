/// A type, an ability or a category of items: a thing that is little more than its names.
struct StubTerm: PokedexNamed {
  let id: Int
  let name: String
  let english: String
  let spanish: String
  let japanese: String

  private init(
    _ id: Int, _ name: String, _ english: String, _ spanish: String, _ japanese: String = ""
  ) {
    (self.id, self.name) = (id, name)
    (self.english, self.spanish, self.japanese) = (english, spanish, japanese)
  }

  static let types: [StubTerm] = [
    .init(1, "normal", "Normal", "Normal", "ノーマル"),
    .init(2, "fighting", "Fighting", "Lucha", "かくとう"),
    .init(3, "flying", "Flying", "Volador", "ひこう"),
    .init(4, "poison", "Poison", "Veneno", "どく"),
    .init(5, "ground", "Ground", "Tierra", "じめん"),
    .init(6, "rock", "Rock", "Roca", "いわ"),
    .init(7, "bug", "Bug", "Bicho", "むし"),
    .init(8, "ghost", "Ghost", "Fantasma", "ゴースト"),
    .init(9, "steel", "Steel", "Acero", "はがね"),
    .init(10, "fire", "Fire", "Fuego", "ほのお"),
    .init(11, "water", "Water", "Agua", "みず"),
    .init(12, "grass", "Grass", "Planta", "くさ"),
    .init(13, "electric", "Electric", "Eléctrico", "でんき"),
    .init(14, "psychic", "Psychic", "Psíquico", "エスパー"),
    .init(15, "ice", "Ice", "Hielo", "こおり"),
    .init(16, "dragon", "Dragon", "Dragón", "ドラゴン"),
    .init(17, "dark", "Dark", "Siniestro", "あく"),
    .init(18, "fairy", "Fairy", "Hada", "フェアリー"),
    .init(19, "stellar", "Stellar", "Astral", "ステラ"),
    .init(10_001, "unknown", "???", "???", "???"),
    .init(10_002, "shadow", "Shadow", "Sombra", "ダーク"),
  ]

  static let abilities: [StubTerm] = [
    .init(1, "keen-eye", "Keen Eye", "Vista Lince"),
    .init(2, "lantern-light", "Lantern Light", "Luz de Farol"),
    .init(3, "tail-wind", "Tail Wind", "Viento de Popa"),
    .init(4, "deep-roots", "Deep Roots", "Raíces Hondas"),
    .init(5, "storm-sense", "Storm Sense", "Ojo al Temporal"),
  ]

  static let categories: [StubTerm] = [
    .init(3, "medicine", "Medicine", "Medicina"),
    .init(7, "type-protection", "Type protection", "Protección de tipo"),
    .init(10, "evolution", "Evolution", "Evolución"),
    .init(12, "held-items", "Held items", "Objetos equipables"),
    .init(20, "plot-advancement", "Plot advancement", "Argumento"),
    // Nothing is in it.
    .init(23, "unused", "Unused", "Sin uso"),
    .init(27, "healing", "Healing", "Curación"),
    .init(33, "special-balls", "Special balls", "Balls especiales"),
    .init(34, "standard-balls", "Standard balls", "Balls normales"),
    .init(54, "lanterns", "Lanterns", "Faroles"),
  ]

  // MARK: - As PokeAPI writes them

  /// A type with its Pokémon.
  func typeJSON(_ link: PokedexLink) -> StubJSON {
    let pokemon: [StubJSON] = StubPokemon.all.compactMap { pokemon in
      guard let place = pokemon.types.firstIndex(of: name) else { return nil }
      return [
        "pokemon": link.named(pokemon.name, "pokemon", pokemon.id), "slot": .integer(place + 1),
      ]
    }
    return [
      "id": .integer(id),
      "moves": [],
      "name": .string(name),
      "names": link.texts([
        link.kana(id): japanese, "es": spanish, "en": english, "ja": japanese, "es-419": spanish,
      ]),
      "pokemon": .array(pokemon),
    ]
  }

  func abilityJSON(_ link: PokedexLink) -> StubJSON {
    [
      "id": .integer(id), "is_main_series": true, "name": .string(name),
      "names": link.texts(["es": spanish, "en": english]),
    ]
  }

  /// A category with its items.
  func categoryJSON(_ link: PokedexLink) -> StubJSON {
    let items = StubItem.all.filter { $0.category.id == id }
    return [
      "id": .integer(id), "items": .array(items.map { link.named($0.name, "item", $0.id) }),
      "name": .string(name), "names": link.texts(["es": spanish, "en": english]),
    ]
  }
}
