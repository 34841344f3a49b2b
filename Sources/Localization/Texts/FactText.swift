package import Domain

/// The words that values of facts are written with.
package enum FactText: TextKey {
  case year, years, dateOrder
  /// How namesakes are told apart: by the distance, the direction and the name of a place.
  case near
  case january, february, march, april, may, june, july, august, september, october, november,
    december

  package static let english: [FactText: String] = [
    .year: "{0} year", .years: "{0} years",
    .dateOrder: "{1} {0}, {2}", .near: "{0} {1} of {2}",
    .january: "January", .february: "February", .march: "March", .april: "April", .may: "May",
    .june: "June", .july: "July", .august: "August", .september: "September",
    .october: "October", .november: "November", .december: "December",
  ]

  package static let spanish: [FactText: String] = [
    .year: "{0} año", .years: "{0} años",
    .dateOrder: "{0} de {1} de {2}", .near: "a {0} al {1} de {2}",
    .january: "enero", .february: "febrero", .march: "marzo", .april: "abril", .may: "mayo",
    .june: "junio", .july: "julio", .august: "agosto", .september: "septiembre",
    .october: "octubre", .november: "noviembre", .december: "diciembre",
  ]
}

/// The compass points, abbreviated.
extension CompassPoint: TextKey {
  package static let english: [CompassPoint: String] = [
    .north: "N", .northEast: "NE", .east: "E", .southEast: "SE",
    .south: "S", .southWest: "SW", .west: "W", .northWest: "NW",
  ]

  package static let spanish: [CompassPoint: String] = [
    .north: "N", .northEast: "NE", .east: "E", .southEast: "SE",
    .south: "S", .southWest: "SO", .west: "O", .northWest: "NO",
  ]
}
