/// How far a city reaches: the list of cities has its districts as if they were cities.
package enum CityReach {
  /// The inhabitants of a square kilometre in the densest of large cities.
  ///
  /// No city is assumed to be denser, so each takes at least the area that this gives.
  private static let densest = 20_000.0

  /// Returns the radius in kilometres of a circle that has room for a number of inhabitants.
  package static func kilometres(ofPopulation population: Int) -> Double {
    (Double(population) / (.pi * densest)).squareRoot()
  }
}
