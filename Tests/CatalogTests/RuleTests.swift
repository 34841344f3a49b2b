import Catalog
import Domain
import Testing

@Suite struct FilterTests {
  @Test func keysKnowNoCaseAndValuesDo() {
    let filter = Filter(key: "Country", value: "Perú")
    #expect(filter == Filter(key: "country", value: "Perú"))
    #expect(filter != Filter(key: "country", value: "perú"))
  }
}

/// Which ids a catalog could have written.
@Suite struct IDRuleTests {
  @Test(arguments: [
    (IDRule.number, ["1", "25", "4294967295"], ["", "0", "007", "-1", "4294967296", "x", "1 "]),
    (.word, ["a", "0b1c-é_9", "nyt://article/1-2"], ["", "a b", "\u{A0}"]),
  ])
  func anIdIsWrittenAsItsCatalogDoes(_ rule: IDRule, _ good: [String], _ bad: [String]) {
    #expect(good.filter { !rule.allows($0) } == [])
    #expect(bad.filter(rule.allows) == [])
  }
}
