import ContractMocks
import Contracts
import Domain
import TestSupport

@testable import CompareFeature

/// A made-up place.
struct Harbor: Entity, Summarizable, Describable, Locatable {
  static let catalog = CatalogID.cities

  let id: String
  let name: String
  var coordinate = Coordinate(wrappingLatitude: 0, longitude: 0)

  var summary: Summary { Summary(title: name, position: coordinate) }
  var facts: [Fact] { [.name(name), .position(coordinate)] }
}

/// Something without a place.
struct Rope: Entity, Summarizable, Describable {
  static let catalog = CatalogID.items

  let id: String

  var summary: Summary { Summary(title: "Rope \(id)") }
  var facts: [Fact] { [.name("Rope \(id)")] }
}

extension Reference {
  static let harbor = Reference(.cities, "1")
  static let quay = Reference(.cities, "2")
}

extension Comparison {
  static let both = Comparison(.cities, ["1", "2"])
}

extension Fact {
  static func length(_ count: Int?) -> Fact {
    Fact("length", Words { $0 == .spanish ? "Largo" : "Length" }, .tenths(count, unit: "m"))
  }

  static func timeZone(_ zone: String) -> Fact {
    Fact("timezone", Words("Local time"), .timeZone(zone))
  }

  static func stats(_ speed: Int) -> Fact {
    Fact(
      "stats", Words { $0 == .spanish ? "Datos" : "Stats" },
      .figures([Figure("speed", Words("speed"), speed)], highest: 200))
  }
}

extension CompareAnswer {
  static let both = CompareAnswer(
    first: ComparedItem(
      reference: .harbor, title: "Harbor", facts: [.population(2000), .timeZone("America/Lima")]),
    second: ComparedItem(
      reference: .quay, title: "Quay", facts: [.population(500), .timeZone("Asia/Kolkata")]),
    way: CompareWay(kilometres: 1234, direction: .northEast))
}

extension DataError {
  static let broken = DataError.service(.people, .status(500))
}

extension CatalogDescription {
  /// A catalog in which bare names are looked for.
  static func named(_ id: CatalogID) -> CatalogDescription {
    CatalogDescription(mock: id, search: SearchTraits(nameRank: 1))
  }
}
