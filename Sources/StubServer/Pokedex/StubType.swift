/// The types and what they are called.
struct StubType: PokedexNamed, Sendable {
  let id: Int
  let name: String
  let english: String
  let spanish: String
  let japanese: String

  static func id(of name: String) -> Int { all.first { $0.name == name }?.id ?? 10_001 }

  static let all: [StubType] = [
    .init(
      id: 1, name: "normal", english: "Normal", spanish: "Normal", japanese: "ノーマル"),
    .init(
      id: 2, name: "fighting", english: "Fighting", spanish: "Lucha", japanese: "かくとう"),
    .init(
      id: 3, name: "flying", english: "Flying", spanish: "Volador", japanese: "ひこう"),
    .init(
      id: 4, name: "poison", english: "Poison", spanish: "Veneno", japanese: "どく"),
    .init(
      id: 5, name: "ground", english: "Ground", spanish: "Tierra", japanese: "じめん"),
    .init(
      id: 6, name: "rock", english: "Rock", spanish: "Roca", japanese: "いわ"),
    .init(
      id: 7, name: "bug", english: "Bug", spanish: "Bicho", japanese: "むし"),
    .init(
      id: 8, name: "ghost", english: "Ghost", spanish: "Fantasma", japanese: "ゴースト"),
    .init(
      id: 9, name: "steel", english: "Steel", spanish: "Acero", japanese: "はがね"),
    .init(
      id: 10, name: "fire", english: "Fire", spanish: "Fuego", japanese: "ほのお"),
    .init(
      id: 11, name: "water", english: "Water", spanish: "Agua", japanese: "みず"),
    .init(
      id: 12, name: "grass", english: "Grass", spanish: "Planta", japanese: "くさ"),
    .init(
      id: 13, name: "electric", english: "Electric", spanish: "Eléctrico", japanese: "でんき"),
    .init(
      id: 14, name: "psychic", english: "Psychic", spanish: "Psíquico", japanese: "エスパー"),
    .init(
      id: 15, name: "ice", english: "Ice", spanish: "Hielo", japanese: "こおり"),
    .init(
      id: 16, name: "dragon", english: "Dragon", spanish: "Dragón", japanese: "ドラゴン"),
    .init(
      id: 17, name: "dark", english: "Dark", spanish: "Siniestro", japanese: "あく"),
    .init(
      id: 18, name: "fairy", english: "Fairy", spanish: "Hada", japanese: "フェアリー"),
    .init(
      id: 19, name: "stellar", english: "Stellar", spanish: "Astral", japanese: "ステラ"),
    .init(
      id: 10_001, name: "unknown", english: "???", spanish: "???", japanese: "???"),
    .init(
      id: 10_002, name: "shadow", english: "Shadow", spanish: "Sombra", japanese: "ダーク"),
  ]
}
