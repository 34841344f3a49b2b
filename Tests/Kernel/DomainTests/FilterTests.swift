import Testing

@testable import Domain

/// Filters as people and scripts write them.
@Suite struct FilterTests {
  private static func filter(
    _ key: String, _ comparison: Filter.Comparison, _ value: String
  ) -> Filter { Filter(key: key, comparison, value: value) }

  @Test(arguments: [
    ("country=PE", [filter("country", .equal, "PE")]),
    ("population>1000000", [filter("population", .greater, "1000000")]),
    ("area < 500", [filter("area", .less, "500")]),
    (
      "population > 1 000 000 country=PE",
      [filter("population", .greater, "1 000 000"), filter("country", .equal, "PE")]
    ),
    ("a==b c<>d", [filter("a", .equal, "b"), filter("c", .unequal, "d")]),
    (
      "a≠b c≤1 d≥2",
      [filter("a", .unequal, "b"), filter("c", .atMost, "1"), filter("d", .atLeast, "2")]
    ),
    ("a=<1 b=>2", [filter("a", .atMost, "1"), filter("b", .atLeast, "2")]),
    (
      "type!=fire, attack>=180",
      [filter("type", .unequal, "fire"), filter("attack", .atLeast, "180")]
    ),
    (
      "a=1 and b=2 y c=3 & d=4",
      ["a", "b", "c", "d"].enumerated().map { filter($1, .equal, "\($0 + 1)") }
    ),
    (
      "1000<population<=5000",
      [filter("population", .greater, "1000"), filter("population", .atMost, "5000")]
    ),
    (
      "-5 < latitude < 5 country=EC",
      [
        filter("latitude", .greater, "-5"), filter("latitude", .less, "5"),
        filter("country", .equal, "EC"),
      ]
    ),
    ("500>=area", [filter("area", .atMost, "500")]),
    (
      "1000<population country=PE",
      [filter("population", .greater, "1000"), filter("country", .equal, "PE")]
    ),
    // A value may have blanks, quotes and further signs.
    (
      "region=\"new york\" country='us'",
      [filter("region", .equal, "new york"), filter("country", .equal, "us")]
    ),
    (
      "section=Arts & Leisure kind=shared",
      [
        filter("section", .equal, "Arts & Leisure"), filter("kind", .equal, "shared"),
      ]
    ),
    ("name=a=b>c", [filter("name", .equal, "a=b>c")]),
    // A sign after a blank has no key before it.
    ("name=a > b c=d", [filter("name", .equal, "a > b"), filter("c", .equal, "d")]),
    (
      "special attack>100 hp<5",
      [filter("special attack", .greater, "100"), filter("hp", .less, "5")]
    ),
    // Without a value the filters of a key are lifted.
    ("country=", [filter("country", .equal, "")]),
    ("country= region=lima", [filter("country", .equal, ""), filter("region", .equal, "lima")]),
    ("  ", []), ("population", []), ("=5", []), (">5", []), ("5", []), ("5>", []),
  ])
  func areRead(_ text: String, _ filters: [Filter]) {
    #expect(Filter.all(in: text) == filters)
  }

  @Test func keepTheKeyAsItWasTyped() {
    let filter = Filter.all(in: "País≠PE").first
    #expect(filter?.key == "país")
    #expect(filter?.typedKey == "País")
  }

  @Test func wordsAreComparedByEqualityAlone() throws {
    #expect(try Filter(key: "a", value: "b").wantsItsValue())
    #expect(try !Filter(key: "a", .unequal, value: "b").wantsItsValue())
    let known = [Words("="), Words("!=")]
    for comparison in [Filter.Comparison.less, .atMost, .greater, .atLeast] {
      #expect(throws: DataError.invalidFilter(key: "A", value: comparison.rawValue, known: known)) {
        try Filter(key: "A", comparison, value: "b").wantsItsValue()
      }
    }
  }

  @Test func whatChoosesAListTakesEqualityAlone() {
    let error = DataError.invalidFilter(key: "kind", value: "!=", known: [Words("=")])
    #expect(throws: error) { try Filter(key: "kind", .unequal, value: "shared").requireEqual() }
  }

  /// A line that is far too long is read in a time that grows with it alone.
  @Test func aLongLineOfSignsIsOneValue() {
    let text = String(repeating: "=", count: 100_000)
    #expect(Filter.all(in: "a=" + text).map(\.value.count) == [99_999])
  }

  @Test(arguments: [
    ("=5", [5.0]), ("!=5", [4.9, 6, 7]), ("<6", [4.9, 5]), ("<=6", [4.9, 5, 6]), (">5", [6.0, 7]),
    (">=6", [6.0, 7]), ("=5..6", [5.0, 6]), ("!=5..6", [4.9, 7]), ("<5..6", [4.9]),
    (">5..6", [7.0]),
    ("=..5", [4.9, 5]), ("=6..", [6.0, 7]),
  ])
  func numbersAreCompared(_ filter: String, _ passing: [Double]) throws {
    let condition = try Filter.all(in: "x" + filter)[0].condition(in: .count)
    #expect([4.9, 5, 6, 7].filter { condition.holds($0) } == passing)
    #expect(!condition.holds(nil))
  }

  @Test func aValueThatIsNoNumberIsRefusedWithExamples() {
    let error = DataError.invalidFilter(
      key: "Height", value: "tall", known: [Measure.length.examples])
    #expect(throws: error) {
      try Filter(key: "Height", .less, value: "tall").condition(in: .length)
    }
  }
}
