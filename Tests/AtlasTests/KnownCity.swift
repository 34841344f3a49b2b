import Domain
import Geo
import Testing

/// Where a city is, and in which country.
struct KnownCity: CustomTestStringConvertible {
  let name: String
  let country: String
  let point: WorldPoint

  init(_ name: String, _ country: String, _ latitude: Double, _ longitude: Double) {
    self.name = name
    self.country = country
    point = WebMercator.project(Coordinate(wrappingLatitude: latitude, longitude: longitude))
  }

  var testDescription: String { "\(name), \(country)" }

  /// Away from coasts and borders, which are rough at 1:110 million.
  static let all = [
    KnownCity("Cusco", "PE", -13.52, -71.97),
    KnownCity("La Paz", "BO", -16.5, -68.15),
    KnownCity("Saül", "GF", 3.62, -53.21),
    KnownCity("Fairbanks", "US", 64.84, -147.72),
    KnownCity("Paris", "FR", 48.86, 2.35),
    KnownCity("Moscow", "RU", 55.76, 37.62),
    KnownCity("Pristina", "XK", 42.66, 21.17),
    KnownCity("Kyrenia", "CY", 35.27, 33.32),
    KnownCity("Hargeisa", "SO", 9.56, 44.06),
    KnownCity("Maseru", "LS", -29.5, 28.2),
    KnownCity("Johannesburg", "ZA", -26.2, 28.05),
    KnownCity("Labasa", "FJ", -16.5, 179.3),
    KnownCity("Bilibino", "RU", 68.05, 166.44),
    KnownCity("Amguema", "RU", 67.05, -178.88),
    KnownCity("Vostok Station", "AQ", -78.46, 106.84),
  ]
}
