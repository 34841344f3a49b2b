import Catalog
import Testing

@Suite struct CountryEndingTests {
  @Test(arguments: [
    ("lima peru", "lima", "PE"), ("san josé,  costa rica", "san josé,", "CR"),
    ("new york united states", "new york", "US"), ("lima per", "lima", "PE"),
    ("a b northern mariana islands", "a b", "MP"),
  ])
  func namesACountry(search: String, before: String, code: String) {
    let ending = CountryLookup.ending(search)
    #expect(ending?.before == before)
    #expect(ending?.code == code)
  }

  @Test(arguments: ["", "peru", "costa rica", "lima", "!! peru", "new york city"])
  func namesNone(search: String) {
    #expect(CountryLookup.ending(search)?.code == nil)
  }
}
