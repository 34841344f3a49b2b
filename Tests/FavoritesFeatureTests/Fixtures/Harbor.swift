import Domain
import TestSupport

/// A made-up entity with a place.
struct Harbor: Entity, Summarizable, Describable, Locatable {
  static let catalog = CatalogID.cities

  let id: String
  let name: String
  var coordinate = Coordinate(wrappingLatitude: 0, longitude: 0)
  var distinction: Distinction?

  var summary: Summary {
    Summary(title: name, position: coordinate, distinction: distinction)
  }

  var facts: [Fact] { [.name(name)] }
}
