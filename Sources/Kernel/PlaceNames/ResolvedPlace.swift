package import Contracts
package import Domain

/// A place that was found for what somebody wrote.
package struct ResolvedPlace: Hashable, Sendable {
  package enum Kind: Hashable, Sendable {
    case city(MapPlace)
    /// By its code (ISO 3166-1 alpha-2).
    case country(String)
    case state(AmericanState)
    /// Written as a position.
    case position
  }

  /// As it was written.
  package let name: String
  package let kind: Kind
  /// Of a country or a state, about its middle.
  package let coordinate: Coordinate
  /// How many other places of that name there are; this one has the most inhabitants.
  package var ambiguity = 0

  package var isAmbiguous: Bool { ambiguity > 0 }

  /// The city; nil for what no catalog holds.
  package var reference: Reference? {
    if case .city(let place) = kind { place.reference } else { nil }
  }

  /// The code of what is a country as a whole.
  package var country: String? {
    if case .country(let code) = kind { code } else { nil }
  }

  /// `Paris, FR`; a country's English name, which a reader of another language is not shown; a
  /// position as it was written.
  package var title: String {
    switch kind {
    case .city(let place): place.title
    case .country(let code): CountryNames.english(code) ?? code
    case .state(let state): state.name
    case .position: name
    }
  }
}

extension ResolvedPlace {
  /// The first of some cities; nil where there is none.
  init?(_ name: String, _ cities: [MapPlace]) {
    guard let city = cities.first else { return nil }
    self.init(
      name: name, kind: .city(city), coordinate: city.coordinate, ambiguity: cities.count - 1)
  }

  init(_ name: String, _ state: AmericanState) {
    self.init(name: name, kind: .state(state), coordinate: state.middle)
  }
}

/// The name of a place as an index of names has it: `Portland (Ore)`, `Harlem (Manhattan, NYC)`.
struct PlaceName: Hashable {
  let base: String
  /// What is in parentheses at the end, split at commas, the last part first; empty where nothing
  /// is.
  let qualifiers: [String]

  init(_ text: String) {
    guard text.last == ")", let open = text.lastIndex(of: "("), open > text.startIndex else {
      (base, qualifiers) = (text, [])
      return
    }
    base = text[..<open].trimming(while: \.isWhitespace)
    let inside = text[text.index(after: open)...].dropLast()
    qualifiers = inside.split(separator: ",").map(String.init).filter { !Fold.bytes($0).isEmpty }
      .reversed()
  }

  /// The ways to spell the name: the index abbreviates saints.
  var spellings: [String] {
    let words = Fold.fold(base)
    return words.hasPrefix("st ") ? [base, "saint " + words.dropFirst(3)] : [base]
  }
}
