package import Contracts
package import Domain

/// A place that was found for a written name.
package struct ResolvedPlace: Hashable, Sendable {
  /// The kinds of places.
  package enum Kind: Hashable, Sendable {
    case city(MapPlace)
    /// A country, by its code (ISO 3166-1 alpha-2).
    case country(String)
    case state(AmericanState)
    /// A position that was written as such.
    case position
  }

  /// The name as it was written.
  package let name: String
  package let kind: Kind
  /// The position; for a country or a state, roughly its middle.
  package let coordinate: Coordinate
  /// The number of other places of that name; this one is the most populous.
  package var ambiguity = 0

  /// Whether other places have the same name.
  package var isAmbiguous: Bool { ambiguity > 0 }

  /// The city; `nil` for a place that no catalog has.
  package var reference: Reference? {
    if case .city(let place) = kind { place.reference } else { nil }
  }

  /// The code of the country, if the place is a whole country.
  package var country: String? {
    if case .country(let code) = kind { code } else { nil }
  }

  /// The title: `Paris, FR`, the English name of a country (which readers of other languages do not
  /// see), or a position as it was written.
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
  /// Makes the place of a position that has a name, or is written as such.
  package init(at position: Coordinate, named name: String) {
    self.init(name: name, kind: .position, coordinate: position)
  }

  /// Makes the first of some cities; `nil` if there are none.
  init?(_ name: String, _ cities: [MapPlace]) {
    guard let city = cities.first else { return nil }
    self.init(
      name: name, kind: .city(city), coordinate: city.coordinate, ambiguity: cities.count - 1)
  }

  init(_ name: String, _ state: AmericanState) {
    self.init(name: name, kind: .state(state), coordinate: state.middle)
  }
}

/// The name of a place as an index of names writes it: `Portland (Ore)`, `Harlem (Manhattan, NYC)`.
struct PlaceName: Hashable {
  let base: String
  /// The parts in parentheses at the end, separated at commas, the last part first; empty if there
  /// are none.
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

  /// The spellings of the name: the index abbreviates saints.
  var spellings: [String] {
    let words = Fold.fold(base)
    return words.hasPrefix("st ") ? [base, "saint " + words.dropFirst(3)] : [base]
  }
}
