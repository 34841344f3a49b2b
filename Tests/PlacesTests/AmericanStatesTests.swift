import Catalog
import Places
import Testing

@Suite struct AmericanStatesTests {
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
