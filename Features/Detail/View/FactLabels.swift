import Domain
import Localization

extension Strings {
  /// What a fact is called beside its value.
  func label(of fact: Fact) -> String { self[key(of: fact)] }

  private func key(of fact: Fact) -> DetailText {
    switch fact {
    case .name: .name
    case .country, .countryName: .country
    case .position: .position
    case .population: .population
    case .timeZone: .localTime
    case .otherNames: .otherNames
    case .picture: .picture
    case .email: .email
    case .gender: .gender
    case .age: .age
    case .dateOfBirth: .dateOfBirth
    case .nationality: .nationality
    case .phone: .phone
    case .cell: .cell
    case .street: .street
    case .locality: .locality
    case .state: .state
    case .postcode: .postcode
    case .utcOffset: .localTime
    case .number: .number
    case .types: .types
    case .height: .height
    case .weight: .weight
    case .abilities: .abilities
    case .stats: .stats
    case .sprite, .image: .picture
    case .species: .species
    case .flavor: .flavor
    case .category: .category
    case .cost: .cost
    case .effect: .effect
    case .section: .section
    case .byline: .byline
    case .published: .published
    case .abstract: .abstract
    case .link: .link
    case .places: .places
    }
  }
}
