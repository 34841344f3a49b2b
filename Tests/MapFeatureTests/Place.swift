import Domain

@testable import MapFeature

/// A made-up entity with a place.
struct Place: Entity, Summarizable, Locatable {
  static let catalog = CatalogID.cities

  let id: String
  let name: String
  let coordinate: Coordinate

  var summary: Summary { Summary(title: name, position: coordinate) }
}

/// A made-up entity of another catalog, with a place.
struct Sailor: Entity, Summarizable, Locatable {
  static let catalog = CatalogID.people

  let id: String
  let coordinate: Coordinate

  var summary: Summary { Summary(title: "Ana Roca", position: coordinate) }
}

extension Coordinate {
  static let harbor = Coordinate(wrappingLatitude: 0, longitude: 0)
}

extension Reference {
  static let harbor = Reference(.cities, "1")
}

extension Place {
  static let harbor = Place(id: "1", name: "Harbor", coordinate: .harbor)
}

extension MapPin {
  static let harbor = MapPin(label: .entity(.harbor, title: "Harbor"), coordinate: .harbor)
}
