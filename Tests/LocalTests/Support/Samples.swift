import Catalog
import Domain
import TestSupport

/// Made-up favorites.
enum Samples {
  static let harbor = favorite("11", "Harbor, AA", Coordinate(latitude: -1.5, longitude: 2.25), 100)
  static let meadow = favorite("22", "Meadow, BB", Coordinate(latitude: 50, longitude: -180), 200)
  static let summit = favorite("33", "Señora’s \"Summit\" 峰, CC", nil, 300)

  static func favorite(
    _ id: String, _ title: String = "Somewhere", _ position: Coordinate? = nil, _ added: Int = 100
  ) -> Favorite {
    Favorite(reference: Reference(.cities, id), title: title, position: position, added: added)
  }
}
