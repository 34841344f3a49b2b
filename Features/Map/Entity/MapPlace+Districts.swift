import Catalog
import Domain

extension MapPlace {
  /// The inhabitants of a square kilometre in the densest of large cities: they take this room at
  /// least.
  private static let densest = 20_000.0

  /// Whether the city reaches as far as a place: districts are in the list of cities like cities.
  func covers(_ place: MapPlace) -> Bool {
    let radius = (Double(population) / (.pi * Self.densest)).squareRoot()
    return country == place.country
      && Geodesy.distance(from: coordinate, to: place.coordinate) < radius
  }
}
