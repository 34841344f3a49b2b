package import Domain

/// The words in the values of facts.
package enum FactText: String, TextKey {
  case year = "{0} year"
  case years = "{0} years"
  case dateOrder = "{1} {0}, {2}"
  /// The distance, direction and name of a place, which tell an entity from others of its name.
  case near = "{0} {1} of {2}"
  case months = """
    January February March April May June July August September October November December
    """

  /// Abbreviated, from Sunday on.
  case weekdays = "Sun Mon Tue Wed Thu Fri Sat"
  case noClock = "no clock for {0}"

  package static let spanish: [FactText: String] = [
    .year: "{0} año", .years: "{0} años",
    .dateOrder: "{0} de {1} de {2}", .near: "a {0} al {1} de {2}",
    .months: """
    enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre
    """,
    .weekdays: "dom lun mar mié jue vie sáb",
    .noClock: "sin reloj para {0}",
  ]
}

/// The compass points, abbreviated.
extension CompassPoint: TextKey {
  package static let spanish: [CompassPoint: String] = [
    .north: "N", .northEast: "NE", .east: "E", .southEast: "SE",
    .south: "S", .southWest: "SO", .west: "O", .northWest: "NO",
  ]
}
