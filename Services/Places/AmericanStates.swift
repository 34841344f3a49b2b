package import Domain

/// The American states and the District of Columbia.
package enum AmericanStates {
  /// The state somebody writes of: by its name, its postal code or an abbreviation of the press
  /// ("Calif."); nil for what is none.
  package static func state(_ text: String) -> AmericanState? { byName[Fold.fold(text)] }

  /// As ``state(_:)``, or, from three letters on, the only state whose name starts so ("texa").
  package static func state(startingWith text: String) -> AmericanState? {
    if let state = state(text) { return state }
    let start = Fold.fold(text)
    guard start.utf8.count >= 3 else { return nil }
    let found = all.filter { Fold.fold($0.name).hasPrefix(start) }
    return found.count == 1 ? found.first : nil
  }

  /// A text whose end is read as a state ("portland oregon", "paris, tx"): what is before it, and
  /// the state; nil where it names none, or nothing is before it.
  ///
  /// - Parameters:
  ///   - text: as typed.
  ///   - state: the state that some words name.
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

  package static let all: [AmericanState] = table.split(separator: "\n").compactMap { line in
    let fields = line.split(separator: ";").map { field in
      field.drop(while: \.isWhitespace)
    }
    guard fields.count == 4, let latitude = Double(fields[2]), let longitude = Double(fields[3]),
      let middle = Coordinate(latitude: latitude, longitude: longitude)
    else { return nil }
    let abbreviations = fields[1].split(separator: ",").map(String.init)
    return AmericanState(
      name: String(fields[0]), abbreviations: abbreviations.map(Fold.fold), middle: middle)
  }

  private static let byName: [String: AmericanState] = {
    let named = all.flatMap { state in
      ([Fold.fold(state.name)] + state.abbreviations).map { ($0, state) }
    }
    // "W. Va." and "W.Va." fold to different words.
    let closed = named.map { ($0.0.filter { $0 != " " }, $0.1) }
    return Dictionary(named + closed, uniquingKeysWith: { first, _ in first })
  }()

  /// Name; abbreviations; latitude and longitude of the middle of its cities.
  private static let table = """
    Alabama; AL, Ala; 33.0; -86.7
    Alaska; AK; 61.8; -151.9
    Arizona; AZ, Ariz; 33.9; -111.5
    Arkansas; AR, Ark; 35.1; -92.5
    California; CA, Calif, Cal; 36.4; -119.9
    Colorado; CO, Colo; 39.3; -105.5
    Connecticut; CT, Conn; 41.6; -72.7
    Delaware; DE, Del; 39.1; -75.5
    District of Columbia; DC, Washington DC; 38.9; -77.0
    Florida; FL, Fla; 28.0; -81.9
    Georgia; GA; 33.0; -83.6
    Hawaii; HI; 21.1; -157.5
    Idaho; ID; 44.5; -114.7
    Illinois; IL, Ill; 40.7; -88.8
    Indiana; IN, Ind; 40.1; -86.3
    Iowa; IA; 42.1; -93.3
    Kansas; KS, Kan, Kans; 38.4; -97.1
    Kentucky; KY; 37.8; -85.3
    Louisiana; LA; 30.8; -91.7
    Maine; ME; 44.6; -69.4
    Maryland; MD; 39.2; -76.8
    Massachusetts; MA, Mass; 42.2; -71.5
    Michigan; MI, Mich; 43.3; -84.7
    Minnesota; MN, Minn; 45.3; -93.9
    Mississippi; MS, Miss; 32.7; -89.6
    Missouri; MO; 38.3; -92.1
    Montana; MT, Mont; 47.0; -111.0
    Nebraska; NE, Neb, Nebr; 41.3; -98.4
    Nevada; NV, Nev; 38.5; -117.3
    New Hampshire; NH; 43.4; -71.6
    New Jersey; NJ; 40.3; -74.5
    New Mexico; NM, N Mex; 34.7; -106.4
    New York; NY, NYS; 42.0; -74.9
    North Carolina; NC; 35.5; -79.5
    North Dakota; ND, N Dak; 47.5; -99.9
    Ohio; OH; 40.4; -82.8
    Oklahoma; OK, Okla; 35.5; -96.9
    Oregon; OR, Ore; 44.5; -122.4
    Pennsylvania; PA, Penn; 40.6; -77.3
    Rhode Island; RI; 41.7; -71.5
    South Carolina; SC; 34.1; -81.1
    South Dakota; SD, S Dak; 44.1; -99.4
    Tennessee; TN, Tenn; 35.9; -86.1
    Texas; TX, Tex; 31.0; -97.6
    Utah; UT; 40.1; -111.8
    Vermont; VT; 44.0; -72.7
    Virginia; VA; 37.8; -78.5
    Washington; WA, Wash; 47.3; -121.5
    West Virginia; WV, W Va; 38.7; -80.9
    Wisconsin; WI, Wis; 44.0; -89.5
    Wyoming; WY, Wyo; 43.0; -107.8
    """
}

/// A state people know a city by.
package struct AmericanState: Hashable, Sendable {
  package let name: String
  /// Folded.
  package let abbreviations: [String]
  /// About the middle of its cities.
  package let middle: Coordinate
}
