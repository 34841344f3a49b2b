import Catalog
import Domain

/// A search whose end is read as where a city is: its country, or its American state.
package struct AreaEnding: Hashable, Sendable {
  /// What is before it.
  package let name: String
  /// The country's code.
  package let country: String
  /// The state, where it names one; the country is the US then.
  package let state: AmericanState?

  /// How the end of a search can be read ("lima peru", "paris, tx", "springfield illinois us"); the
  /// country comes before the state, because "il" is Israel and "ca" is Canada.
  package static func readings(of search: String) -> [AreaEnding] {
    var readings: [AreaEnding] = []
    if let (name, code) = CountryLookup.ending(search) {
      readings.append(AreaEnding(name: name, country: code, state: nil))
      if code == american { readings += [inState(name)].compactMap(\.self) }
    }
    return readings + [inState(search)].compactMap(\.self)
  }

  /// Whether a comma parts the end of a search from what is before it.
  package static func isParted(_ search: String) -> Bool {
    search.split(separator: ",").count { !Fold.bytes(String($0)).isEmpty } > 1
  }

  private static let american = "US"

  private static func inState(_ search: String) -> AreaEnding? {
    AmericanStates.ending(search, read: AmericanStates.state(startingWith:)).flatMap { ending in
      Fold.bytes(ending.before).isEmpty
        ? nil : AreaEnding(name: ending.before, country: american, state: ending.state)
    }
  }
}
