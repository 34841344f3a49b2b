import CNames
package import Domain

/// The American states and the District of Columbia.
package enum AmericanStates {
  /// Returns the state that a text names: by its name, its postal code or an abbreviation of the
  /// press ("Calif."); `nil` if it names none.
  package static func state(_ text: String) -> AmericanState? { byName[Fold.fold(text)] }

  /// Returns the same as ``state(_:)`` or, from three letters on, the only state whose name starts
  /// with the text ("texa").
  package static func state(startingWith text: String) -> AmericanState? {
    if let state = state(text) { return state }
    let start = Fold.fold(text)
    guard start.utf8.count >= 3 else { return nil }
    let found = all.filter { Fold.fold($0.name).hasPrefix(start) }
    return found.count == 1 ? found.first : nil
  }

  /// Returns the name and the state of a text that ends with a state ("portland oregon", "paris,
  /// tx"); `nil` if it names none, or nothing comes before it.
  ///
  /// - Parameters:
  ///   - text: the text as it was typed.
  ///   - state: returns the state that some words name.
  package static func ending(
    _ text: String, read state: (String) -> AmericanState? = Self.state(_:)
  ) -> (before: String, state: AmericanState)? {
    let words = text.split { $0.isWhitespace || $0 == "," }
    for count in (1..<max(1, min(4, words.count))).reversed() {
      guard let state = state(words.suffix(count).joined(separator: " ")) else { continue }
      return (words.dropLast(count).joined(separator: " "), state)
    }
    return nil
  }

  /// All states.
  ///
  /// A row of the table has a name, abbreviations, and the latitude and longitude of the middle of
  /// its cities.
  package static let all: [AmericanState] = TextTable.read(
    catalejo_american_states_bytes(), catalejo_american_states_size()
  ).joined().compactMap { fields in
    guard fields.count == 4, let latitude = Double(fields[2]), let longitude = Double(fields[3]),
      let middle = Coordinate(latitude: latitude, longitude: longitude)
    else { return nil }
    let abbreviations = fields[1].split(separator: ",").map { Fold.fold(String($0)) }
    return AmericanState(name: fields[0], abbreviations: abbreviations, middle: middle)
  }

  private static let byName: [String: AmericanState] = {
    let named = all.flatMap { state in
      ([Fold.fold(state.name)] + state.abbreviations).map { ($0, state) }
    }
    // "W. Va." and "W.Va." fold to different words, so both forms are keys.
    let closed = named.map { ($0.0.filter { $0 != " " }, $0.1) }
    return Dictionary(named + closed, uniquingKeysWith: { first, _ in first })
  }()
}

/// An American state, which people add to the name of a city.
package struct AmericanState: Hashable, Sendable {
  package let name: String
  /// The abbreviations, folded.
  package let abbreviations: [String]
  /// The middle of its cities, roughly.
  package let middle: Coordinate
}
