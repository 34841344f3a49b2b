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
    let inside = places.filter {
      let point = WebMercator.project($0.coordinate)
      return rect.intersects(
        WorldRect(minX: point.x, minY: point.y, maxX: point.x, maxY: point.y))
    }
    return Array(inside.prefix(count))
  }

  package func named(_ text: String, count: Int) async -> [MapPlace] {
    Array(places.filter { $0.title.lowercased().hasPrefix(text.lowercased()) }.prefix(count))
  }

  package func called(_ name: String, count: Int) async -> [MapPlace] {
    let found = places.filter { place in
      [place.name, place.title].contains { Fold.fold($0) == Fold.fold(name) }
    }
    return Array(found.prefix(count))
  }

  package func suggestions(_ text: String, count: Int) async -> [MapPlace] {
    Array(suggestions.prefix(count))
  }

  package func place(_ reference: Reference) async -> MapPlace? {
    places.first { $0.reference == reference }
  }

  package func namesakes(of name: String, in country: String?, count: Int) async -> [MapPlace] {
    let found = places.filter {
      Fold.fold($0.name) == Fold.fold(name) && (country == nil || $0.country == country)
    }
    return Array(found.prefix(count))
  }

  package func bounds(of country: String) async -> WorldRect? { boxes[country] }
}
