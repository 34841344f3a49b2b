package import Contracts
package import Domain
package import Geo

/// Answers with those of the given places that fit, in the given order.
package struct MockPlaceDataManager: PlaceDataManager {
  private let places: [MapPlace]
  private let suggestions: [MapPlace]
  private let boxes: [String: WorldRect]

  /// - Parameter suggestions: what every text may mean.
  package init(
    _ places: [MapPlace] = [], suggestions: [MapPlace] = [], bounds: [String: WorldRect] = [:]
  ) {
    self.places = places
    self.suggestions = suggestions
    boxes = bounds
  }

  package func largest(in rect: WorldRect, count: Int) async -> [MapPlace] {
    first(count) {
      WorldRect.around([WebMercator.project($0.coordinate)])?.intersects(rect) == true
    }
  }

  package func named(_ text: String, count: Int) async -> [MapPlace] {
    first(count) { $0.title.lowercased().hasPrefix(text.lowercased()) }
  }

  package func called(_ name: String, count: Int) async -> [MapPlace] {
    first(count) { [$0.name, $0.title].map(Fold.fold).contains(Fold.fold(name)) }
  }

  package func suggestions(_ text: String, count: Int) async -> [MapPlace] {
    Array(suggestions.prefix(count))
  }

  package func place(_ reference: Reference) async -> MapPlace? {
    places.first { $0.reference == reference }
  }

  package func namesakes(of name: String, in country: String?, count: Int) async -> [MapPlace] {
    first(count) { Fold.fold($0.name) == Fold.fold(name) && country ?? $0.country == $0.country }
  }

  package func bounds(of country: String) async -> WorldRect? { boxes[country] }

  private func first(_ count: Int, where fits: (MapPlace) -> Bool) -> [MapPlace] {
    Array(places.filter(fits).prefix(count))
  }
}
