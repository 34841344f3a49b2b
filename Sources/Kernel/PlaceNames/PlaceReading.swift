import Contracts
import Domain

/// What a word in a name of a place can mean other than a city.
enum PlaceReading: Hashable, Sendable {
  case state(AmericanState)
  /// By its code.
  case country(String)

  /// The code of the country it is, or is in.
  var code: String { if case .country(let code) = self { code } else { "US" } }

  /// Whether it has a city of that country.
  func holds(_ city: MapPlace) -> Bool {
    if case .state(let state) = self { city.region == state.name } else { true }
  }

  /// What an index names that is larger than a country; there are villages of that name.
  static let regions: Set<String> = [
    "africa", "antarctica", "arctic", "arctic ocean", "asia", "atlantic ocean", "balkans",
    "caribbean", "central america", "central asia", "east asia", "eastern europe", "europe",
    "far east", "indian ocean", "latin america", "mediterranean sea", "middle east",
    "north africa", "north america", "pacific ocean", "scandinavia", "south america",
    "south asia", "southeast asia", "sub saharan africa", "west africa", "western europe",
  ]

  /// Names that mean something else than their words say.
  static func special(_ text: String) -> PlaceReading? {
    switch Fold.fold(text) {
    case "georgia georgian republic": .country("GE")
    case "new york state": state("New York")
    case "washington state": state("Washington")
    default: nil
    }
  }

  /// A name without a qualifier: the state Georgia before the country, but New York and Washington
  /// are the cities.
  static func reading(name: String) -> PlaceReading? {
    let fold = Fold.fold(name)
    guard !cities.contains(fold) else { return nil }
    return state(called: fold) ?? CountryLookup.code(for: name).map(country)
  }

  /// What a person types: as above, but the country Georgia before the state, and no codes, by which
  /// cities are called ("La", "Al").
  static func reading(typed text: String) -> PlaceReading? {
    let fold = Fold.fold(text)
    if let code = CountryLookup.code(for: text), fold != code.lowercased() { return .country(code) }
    return cities.contains(fold) ? nil : state(called: fold)
  }

  /// The states that are less than their city.
  private static let cities: Set<String> = ["new york", "washington"]

  /// The state of a name, not one of an abbreviation.
  private static func state(called fold: String) -> PlaceReading? {
    guard let state = AmericanStates.state(fold), fold == Fold.fold(state.name) else { return nil }
    return .state(state)
  }

  /// What is in parentheses after a name: the state first, for "(Ga)" is not Gabon.
  static func readings(qualifier: String) -> [PlaceReading] {
    if Fold.fold(qualifier) == "nyc" { return [state("New York")].compactMap(\.self) }
    return [state(qualifier), CountryLookup.code(for: qualifier).map(country)].compactMap(\.self)
  }

  private static func state(_ text: String) -> PlaceReading? {
    AmericanStates.state(text).map(PlaceReading.state)
  }
}
