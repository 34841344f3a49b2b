package import Domain

/// The words that values of facts are written with.
package enum FactText: String, TextKey {
  case year = "{0} year"
  case years = "{0} years"
  case dateOrder = "{1} {0}, {2}"
  /// How namesakes are told apart: by the distance, the direction and the name of a place.
  case near = "{0} {1} of {2}"
  case january = "January"
  case february = "February"
  case march = "March"
  case april = "April"
  case may = "May"
  case june = "June"
  case july = "July"
  case august = "August"
  case september = "September"
  case october = "October"
  case november = "November"
  case december = "December"

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
  package static let spanish: [CompassPoint: String] = [
    .north: "N", .northEast: "NE", .east: "E", .southEast: "SE",
    .south: "S", .southWest: "SO", .west: "O", .northWest: "NO",
  ]
}
