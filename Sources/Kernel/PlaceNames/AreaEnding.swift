import Contracts
import Domain

/// The reading of a search whose end says where the city is: in a country, or in an American state.
package struct AreaEnding: Hashable, Sendable {
  /// The part before the end.
  package let name: String
  /// The country's code.
  package let country: String
  /// The state, if the end names one; the country is the US then.
  package let state: AmericanState?

  /// Returns the ways to read the end of a search ("lima peru", "paris, tx", "springfield illinois
  /// us").
  ///
  /// The country comes before the state, because "il" is Israel and "ca" is Canada.
  ///
  /// - Parameters:
  ///   - search: the search as it was typed.
  ///   - isWhole: whether the end must be a whole name, a code or an abbreviation; otherwise a
  ///     beginning that only one country or state has is enough ("lima per").
  package static func readings(of search: String, isWhole: Bool = false) -> [AreaEnding] {
    var readings: [AreaEnding] = []
    let country = isWhole ? CountryLookup.code(for:) : CountryLookup.code(startingWith:)
    if let (name, code) = CountryLookup.ending(search, read: country) {
      readings.append(AreaEnding(name: name, country: code, state: nil))
      if code == american { readings += [inState(name, isWhole)].compactMap(\.self) }
    }
    return readings + [inState(search, isWhole)].compactMap(\.self)
  }

  /// Returns whether a comma separates the end of a search from the rest.
  package static func isParted(_ search: String) -> Bool {
    search.split(separator: ",").count { !Fold.bytes(String($0)).isEmpty } > 1
  }

  private static let american = "US"

  private static func inState(_ search: String, _ isWhole: Bool) -> AreaEnding? {
    let state = isWhole ? AmericanStates.state(_:) : AmericanStates.state(startingWith:)
    return AmericanStates.ending(search, read: state).flatMap { ending in
      Fold.bytes(ending.before).isEmpty
        ? nil : AreaEnding(name: ending.before, country: american, state: ending.state)
    }
  }
}
