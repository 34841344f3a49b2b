/// The words that values of facts are written with.
package enum FactText: TextKey {
  case female, male, year, years, hiddenAbility, dateOrder
  case january, february, march, april, may, june, july, august, september, october, november,
    december
  case hp, attack, defense, specialAttack, specialDefense, speed

  package static let english: [FactText: String] = [
    .female: "female", .male: "male", .year: "{0} year", .years: "{0} years",
    .hiddenAbility: "{0} (hidden)",
    .dateOrder: "{1} {0}, {2}",
    .january: "January", .february: "February", .march: "March", .april: "April", .may: "May",
    .june: "June", .july: "July", .august: "August", .september: "September",
    .october: "October", .november: "November", .december: "December",
    .hp: "HP", .attack: "attack", .defense: "defense", .specialAttack: "special attack",
    .specialDefense: "special defense", .speed: "speed",
  ]

  package static let spanish: [FactText: String] = [
    .female: "mujer", .male: "hombre", .year: "{0} año", .years: "{0} años",
    .hiddenAbility: "{0} (oculta)",
    .dateOrder: "{0} de {1} de {2}",
    .january: "enero", .february: "febrero", .march: "marzo", .april: "abril", .may: "mayo",
    .june: "junio", .july: "julio", .august: "agosto", .september: "septiembre",
    .october: "octubre", .november: "noviembre", .december: "diciembre",
    .hp: "PS", .attack: "ataque", .defense: "defensa", .specialAttack: "ataque especial",
    .specialDefense: "defensa especial", .speed: "velocidad",
  ]
}
