/// How far a city reaches: its districts are in the list of cities like cities.
package enum CityReach {
  /// The inhabitants of a square kilometre in the densest of large cities: they take this room at
  /// least.
  private static let densest = 20_000.0

  /// The radius of a circle with room for so many inhabitants, in kilometres.
  package static func kilometres(ofPopulation population: Int) -> Double {
    (Double(population) / (.pi * densest)).squareRoot()
  }
}
