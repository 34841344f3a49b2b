import Contracts
import Domain

/// A meaning other than a city that a word in a place's name can have.
enum AreaMeaning: Hashable, Sendable {
  case state(AmericanState)
  /// A country, by its code.
  case country(String)

  /// The code of the country that it is, or is in.
  var code: String { if case .country(let code) = self { code } else { "US" } }

  /// Returns whether a city of that country lies in it.
  func holds(_ city: MapPlace) -> Bool {
    if case .state(let state) = self { city.region == state.name } else { true }
  }

  /// Areas larger than a country that an index names; some villages have the same names.
  static let regions: Set<String> = [
    "africa", "antarctica", "arctic", "arctic ocean", "asia", "atlantic ocean", "balkans",
    "caribbean", "central america", "central asia", "east asia", "eastern europe", "europe",
    "far east", "indian ocean", "latin america", "mediterranean sea", "middle east",
    "north africa", "north america", "pacific ocean", "scandinavia", "south america",
    "south asia", "southeast asia", "sub saharan africa", "west africa", "western europe",
  ]

  /// Returns the meaning of names that mean something else than their words say.
  static func special(_ text: String) -> AreaMeaning? {
    switch Fold.fold(text) {
    case "georgia georgian republic": .country("GE")
    case "new york state": state("New York")
    case "washington state": state("Washington")
    default: nil
    }
  }

  /// Returns the meaning of a name without a qualifier.
  ///
  /// Georgia is the state rather than the country, but New York and Washington are the cities.
  static func meaning(name: String) -> AreaMeaning? {
    let fold = Fold.fold(name)
    guard !cities.contains(fold) else { return nil }
    return state(called: fold) ?? CountryLookup.code(for: name).map(country)
  }

  /// Returns the meaning of a typed text.
  ///
  /// Here Georgia is the country rather than the state, and codes do not count, because some cities
  /// have the same names ("La", "Al").
  static func meaning(typed text: String) -> AreaMeaning? {
    let fold = Fold.fold(text)
    if let code = CountryLookup.code(for: text), fold != code.lowercased() { return .country(code) }
    return cities.contains(fold) ? nil : state(called: fold)
  }

  /// The states whose names mean their city.
  private static let cities: Set<String> = ["new york", "washington"]

  /// Returns the state of a name; its abbreviations do not count.
  private static func state(called fold: String) -> AreaMeaning? {
    guard let state = AmericanStates.state(fold), fold == Fold.fold(state.name) else { return nil }
    return .state(state)
  }

  /// Returns the meanings of a text in parentheses after a name.
  ///
  /// The state comes first, because "(Ga)" does not mean Gabon.
  static func meanings(qualifier: String) -> [AreaMeaning] {
    if Fold.fold(qualifier) == "nyc" { return [state("New York")].compactMap(\.self) }
    return [state(qualifier), CountryLookup.code(for: qualifier).map(country)].compactMap(\.self)
  }

  private static func state(_ text: String) -> AreaMeaning? {
    AmericanStates.state(text).map(AreaMeaning.state)
  }
}
