import Contracts
import PlaceNames
import Testing

@Suite struct AreaEndingTests {
  /// A name that is given to a command has the whole name of a place, or a code.
  @Test(arguments: [
    ("lima per", []), ("lima pe", ["lima: PE"]), ("lima, perú", ["lima,: PE"]),
    ("springfield illi", []), ("springfield il", ["springfield: IL", "springfield: US Illinois"]),
    ("paris texas usa", ["paris texas: US", "paris: US Texas"]),
    ("paris texa us", ["paris texa: US"]),
  ])
  func aWholeEndingHasNoBeginnings(search: String, readings: [String]) {
    let found = AreaEnding.readings(of: search, isWhole: true).map { ending in
      "\(ending.name): \(ending.country)" + (ending.state.map { " \($0.name)" } ?? "")
    }
    #expect(found == readings)
  }

  @Test(arguments: [
    ("lima peru", ["lima: PE"]), ("san josé, costa rica", ["san josé,: CR"]),
    ("lima per", ["lima: PE"]), ("paris texas", ["paris: US Texas"]),
    ("paris, texas", ["paris: US Texas"]), ("paris, texa", ["paris: US Texas"]),
    ("springfield il", ["springfield: IL", "springfield: US Illinois"]),
    ("springfield, illinois, us", ["springfield, illinois,: US", "springfield: US Illinois"]),
    ("augusta georgia", ["augusta: GE", "augusta: US Georgia"]),
    ("london ca", ["london: CA", "london: US California"]),
    ("buffalo new york", ["buffalo: US New York"]),
    ("new york united states", ["new york: US"]),
    ("a b northern mariana islands", ["a b: MP"]),
    // Several states start so.
    ("york new", []), ("peru", []), ("costa rica", []), ("- peru", []), ("texas", []),
    (", texas", []), ("", []),
    ("lima x", []),
  ])
  func theCountryComesBeforeTheState(search: String, readings: [String]) {
    let found = AreaEnding.readings(of: search).map { ending in
      "\(ending.name): \(ending.country)" + (ending.state.map { " \($0.name)" } ?? "")
    }
    #expect(found == readings)
  }

  @Test(arguments: [
    ("paris, texas", true), ("paris,tx", true), ("paris texas", false), ("paris,", false),
    ("paris, ", false), (",texas", false), ("paris, .", false),
  ])
  func aCommaPartsNameAndPlace(search: String, isParted: Bool) {
    #expect(AreaEnding.isParted(search) == isParted)
  }

  @Test func knowsThemAll() {
    #expect(AmericanStates.all.count == 51)
    #expect(Set(AmericanStates.all.map(\.name)).count == 51)
    // No abbreviation stands for two states.
    let abbreviations = AmericanStates.all.flatMap(\.abbreviations)
    #expect(Set(abbreviations).count == abbreviations.count)
    #expect(AmericanStates.all.allSatisfy { $0.abbreviations.first?.utf8.count == 2 })
    for state in AmericanStates.all {
      for text in state.abbreviations + [state.name] {
        #expect(AmericanStates.state(text) == state, "\(text)")
      }
    }
  }

  @Test(arguments: [
    ("Calif.", "California"), ("N.Y.", "New York"), ("W. Va.", "West Virginia"),
    ("W.Va.", "West Virginia"), ("N.Mex", "New Mexico"), ("north dakota", "North Dakota"),
    ("northdakota", "North Dakota"), ("D.C.", "District of Columbia"),
  ])
  func readsThemAsPeopleWrite(text: String, name: String) {
    #expect(AmericanStates.state(text)?.name == name)
  }

  @Test(arguments: ["", "Puerto Rico", "N", "Iow", "Peru"])
  func readsNothingElse(text: String) {
    #expect(AmericanStates.state(text) == nil)
  }
}
