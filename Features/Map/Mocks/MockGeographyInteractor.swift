package import Catalog
package import Domain
package import MapFeature

/// Answers every question with what it was given for it.
package struct MockGeographyInteractor: GeographyInteracting {
  /// Nearest first.
  package var neighbors: [MapNeighbor] = []
  /// Every text finds them.
  package var cities: [MapPlace] = []
  package var areGuesses = false
  package var pairs: [String: MapPair] = [:]
  package var unknownNames: [String: String] = [:]
  package var extents: [String: CountryExtent] = [:]
  package var list: Result<MapGroup?, DataError> = .success(nil)

  package init() {}

  package func pin(at position: Coordinate) async -> MapPin {
    MapPin(label: .position, coordinate: position)
  }

  package func nearby(_ position: Coordinate, count: Int) async -> [MapNeighbor] {
    Array(neighbors.prefix(count))
  }

  package func setting(of position: Coordinate) async -> MapSetting {
    MapSetting(position: position, country: "AA", shore: .coast)
  }

  package func found(_ text: String, count: Int) async -> MapFinding {
    MapFinding(Array(cities.prefix(count)), areGuesses: areGuesses)
  }

  package func place(_ reference: Reference) async throws(DataError) -> MapPlace {
    guard let place = cities.first(where: { $0.reference == reference }) else {
      throw .notFound(reference)
    }
    return place
  }

  package func pair(_ text: String) async -> MapPair? { pairs[text] }

  package func unknownName(in text: String) async -> String? { unknownNames[text] }

  package func extent(of country: String) async -> CountryExtent {
    extents[country] ?? .unknown
  }

  package func results() async throws(DataError) -> MapGroup? { try list.get() }
}
