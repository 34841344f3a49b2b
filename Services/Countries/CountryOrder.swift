import Domain

/// What countries are sorted by, their own order first.
enum CountryOrder: String, CaseIterable {
  case name, population, area, density

  var words: Words {
    switch self {
    case .name: Words("name", "nombre")
    case .population: Words("population", "población")
    case .area: Words("area", "superficie")
    case .density: Words("density", "densidad")
    }
  }
}
