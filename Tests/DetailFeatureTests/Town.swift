import CatalogMocks
import Domain

@testable import DetailFeature

/// A made-up entity that can do all a detail can.
struct Town: Entity, Summarizable, Describable, Locatable {
  static let catalog = CatalogID.cities

  let id: String
  let name: String
  let coordinate: Coordinate
  var population: Int?
  var isPlaced = true

  var summary: Summary { Summary(title: name, position: isPlaced ? coordinate : nil) }

  var facts: [Fact] {
    [.name(name)] + (isPlaced ? [.position(coordinate)] : [])
      + (population.map { [.population($0)] } ?? [])
  }
}

/// A made-up entity without a place.
struct Tale: Entity, Summarizable, Describable {
  static let catalog = CatalogID.cities

  let id: String
  var summary: Summary { Summary(title: "Tale \(id)") }
  var facts: [Fact] { [.name("Tale \(id)")] }
}

extension Coordinate {
  static let harbor = Coordinate(wrappingLatitude: -12.5, longitude: -77.25)
}

extension Reference {
  static let harbor = Reference(.cities, "1")
  static let bigPort = Reference(.cities, "2")
}

extension Town {
  static let harbor = Town(id: "1", name: "Harbor", coordinate: .harbor, population: 1_200)
}

extension Neighbor {
  static let bigPort = Neighbor(
    reference: .bigPort, title: "Big Port", kilometres: 12.4, bearing: 44)
}

extension DetailAnswer {
  static let harbor = DetailAnswer(
    title: "Harbor", facts: [.name("Harbor"), .population(1_200)], neighbors: [.bigPort])
}

extension DetailContent {
  /// What the presenter makes of the answer of the same name.
  static let harbor = DetailContent(
    title: "Harbor",
    facts: [
      DetailFact(.name("Harbor"), value: "Harbor"),
      DetailFact(.population(1_200), value: "1,200"),
    ],
    neighbors: [
      NeighborRow(reference: .bigPort, title: "Big Port", distance: "12 km", point: .northEast)
    ])

  func starred(_ isFavorite: Bool) -> DetailContent {
    var content = self
    content.isFavorite = isFavorite
    return content
  }
}
