import Domain

/// A big city of the real world, so that the stub's pages and articles lie on the map.
///
/// Ids and positions are those of GeoNames.
struct StubCity: Sendable {
  let id: Int
  let name: String
  let country: String
  let latitude: Double
  let longitude: Double
  /// The name in Spanish.
  let spanish: String

  /// The country's name in English and Spanish.
  var inCountry: (english: String, spanish: String) {
    let english = ["GB": "the United Kingdom", "TR": "Turkey", "US": "the United States"]
    return (
      english[country] ?? CountryNames.english(country) ?? country,
      CountryNames.name(of: country, in: .spanish) ?? country
    )
  }

  static let all = rows.map {
    StubCity(id: $0, name: $1, country: $2, latitude: $3, longitude: $4, spanish: $5)
  }

  /// A row is an id, a name, a country, a latitude, a longitude and the name in Spanish.
  private static let rows: [(Int, String, String, Double, Double, String)] = [
    (3_936_456, "Lima", "PE", -12.04318, -77.02824, "Lima"),
    (3_117_735, "Madrid", "ES", 40.4165, -3.70256, "Madrid"),
    (3_128_760, "Barcelona", "ES", 41.38879, 2.15899, "Barcelona"),
    (2_988_507, "Paris", "FR", 48.85341, 2.3488, "París"),
    (2_643_743, "London", "GB", 51.50853, -0.12574, "Londres"),
    (2_950_159, "Berlin", "DE", 52.52437, 13.41053, "Berlín"),
    (1_850_147, "Tokyo", "JP", 35.6895, 139.69171, "Tokio"),
    (5_128_581, "New York City", "US", 40.71427, -74.00597, "Nueva York"),
    (3_435_910, "Buenos Aires", "AR", -34.61315, -58.37723, "Buenos Aires"),
    (3_530_597, "Mexico City", "MX", 19.42847, -99.12766, "Ciudad de México"),
    (3_688_689, "Bogotá", "CO", 4.60971, -74.08175, "Bogotá"),
    (3_871_336, "Santiago", "CL", -33.45694, -70.64827, "Santiago de Chile"),
    (3_448_439, "São Paulo", "BR", -23.5475, -46.63611, "São Paulo"),
    (3_451_190, "Rio de Janeiro", "BR", -22.90642, -43.18223, "Río de Janeiro"),
    (360_630, "Cairo", "EG", 30.06263, 31.24967, "El Cairo"),
    (184_745, "Nairobi", "KE", -1.28333, 36.81667, "Nairobi"),
    (2_332_459, "Lagos", "NG", 6.45407, 3.39467, "Lagos"),
    (745_044, "Istanbul", "TR", 41.01384, 28.94966, "Estambul"),
    (524_901, "Moscow", "RU", 55.75222, 37.61556, "Moscú"),
    (1_816_670, "Beijing", "CN", 39.9075, 116.39723, "Pekín"),
    (1_796_236, "Shanghai", "CN", 31.22222, 121.45806, "Shanghái"),
    (1_273_294, "Delhi", "IN", 28.65195, 77.23149, "Delhi"),
    (1_275_339, "Mumbai", "IN", 19.07283, 72.88261, "Bombay"),
    (2_147_714, "Sydney", "AU", -33.86785, 151.20732, "Sídney"),
    (2_193_733, "Auckland", "NZ", -36.84853, 174.76349, "Auckland"),
    (6_167_865, "Toronto", "CA", 43.70011, -79.4163, "Toronto"),
    (3_093_133, "Łódź", "PL", 51.75, 19.46667, "Łódź"),
    (3_833_367, "Ushuaia", "AR", -54.8, -68.3, "Ushuaia"),
    (3_169_070, "Rome", "IT", 41.89193, 12.51133, "Roma"),
    (2_267_057, "Lisbon", "PT", 38.71667, -9.13333, "Lisboa"),
    (3_652_462, "Quito", "EC", -0.22985, -78.52495, "Quito"),
    (3_646_738, "Caracas", "VE", 10.48801, -66.87919, "Caracas"),
    (3_441_575, "Montevideo", "UY", -34.90328, -56.18816, "Montevideo"),
    (3_553_478, "Havana", "CU", 23.13302, -82.38304, "La Habana"),
    (1_835_848, "Seoul", "KR", 37.566, 126.9784, "Seúl"),
    (3_369_157, "Cape Town", "ZA", -33.92584, 18.42322, "Ciudad del Cabo"),
    (3_413_829, "Reykjavík", "IS", 64.13548, -21.89541, "Reikiavik"),
    (2_673_730, "Stockholm", "SE", 59.32938, 18.06871, "Estocolmo"),
  ]
}
