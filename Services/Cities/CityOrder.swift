package import Domain

/// What cities can be sorted by; each case is the key of its sort.
package enum CityOrder: String, CaseIterable, Sendable {
  case name
  case population
  /// What is most likely meant first: by falling population, where a city that is known by the name
  /// only as another one counts a fiftieth, and cities that are called exactly so come before all.
  case relevance

  package var words: Words {
    switch self {
    case .name: Words("name", "nombre")
    case .population: Words("population", "población")
    case .relevance: Words("relevance", "relevancia")
    }
  }
}
