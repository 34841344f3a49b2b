import Catalog
import Domain
import TestSupport

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

extension MapSurvey {
  static let harbor = MapSurvey(.place(.harbor))
}

extension MapContent.Choice {
  static let harbor = MapContent.Choice(
    reference: .harbor, caption: .title("Harbor"), coordinate: .harbor)
}

extension Favorite {
  static let harbor = Favorite(reference: .harbor, title: "Harbor", position: .harbor, added: 0)
}

extension MapPlace {
  /// A city a degree north of the harbor for each thousand of its inhabitants.
  static func city(_ id: Int) -> MapPlace {
    MapPlace(
      reference: Reference(.cities, "\(id)"), name: "City \(id)", country: "AA",
      coordinate: Coordinate(wrappingLatitude: Double(id), longitude: 0), population: id * 1000)
  }

  static func named(_ name: String) -> MapPlace {
    MapPlace(
      reference: Reference(.cities, name), name: name, country: "AA", coordinate: .harbor,
      population: 1)
  }
}
