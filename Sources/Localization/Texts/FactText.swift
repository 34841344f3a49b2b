/// The words that values of facts are written with.
package enum FactText: TextKey {
  case year, years, dateOrder
  case january, february, march, april, may, june, july, august, september, october, november,
    december

  package static let english: [FactText: String] = [
    .year: "{0} year", .years: "{0} years",
    .dateOrder: "{1} {0}, {2}",
    .january: "January", .february: "February", .march: "March", .april: "April", .may: "May",
    .june: "June", .july: "July", .august: "August", .september: "September",
    .october: "October", .november: "November", .december: "December",
  ]

  package static let spanish: [FactText: String] = [
    .year: "{0} año", .years: "{0} años",
    .dateOrder: "{0} de {1} de {2}",
    .january: "enero", .february: "febrero", .march: "marzo", .april: "abril", .may: "mayo",
    .june: "junio", .july: "julio", .august: "agosto", .september: "septiembre",
    .october: "octubre", .november: "noviembre", .december: "diciembre",
  ]
}
