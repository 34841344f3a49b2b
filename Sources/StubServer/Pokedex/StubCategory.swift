/// A category of items.
struct StubCategory: PokedexNamed, Sendable {
  let id: Int
  let name: String
  let english: String
  let spanish: String

  static let all: [StubCategory] = [
    .init(id: 3, name: "medicine", english: "Medicine", spanish: "Medicina"),
    .init(
      id: 7, name: "type-protection", english: "Type protection", spanish: "Protección de tipo"),
    .init(id: 10, name: "evolution", english: "Evolution", spanish: "Evolución"),
    .init(id: 12, name: "held-items", english: "Held items", spanish: "Objetos equipables"),
    .init(id: 20, name: "plot-advancement", english: "Plot advancement", spanish: "Argumento"),
    // Nothing is in it.
    .init(id: 23, name: "unused", english: "Unused", spanish: "Sin uso"),
    .init(id: 27, name: "healing", english: "Healing", spanish: "Curación"),
    .init(id: 33, name: "special-balls", english: "Special balls", spanish: "Balls especiales"),
    .init(id: 34, name: "standard-balls", english: "Standard balls", spanish: "Balls normales"),
    .init(id: 54, name: "lanterns", english: "Lanterns", spanish: "Faroles"),
  ]
}
