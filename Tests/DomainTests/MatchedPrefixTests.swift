import Domain
import Testing

@Suite struct MatchedPrefixTests {
  @Test(arguments: [
    ("São Paulo, BR", "sao", 3), ("São Paulo, BR", "SAO PAU", 7), ("Paris, US", "paris", 5),
    ("Paris, US", "paris ", 7), ("Paris, US", "paris us", 9), ("Paris, US", "paris u", 8),
    ("Saint-Denis, RE", "saint denis", 11), ("Saint-Denis, RE", "saint-", 6),
    ("St. John's, CA", "st johns", 10), ("St. John's, CA", "st j", 5), ("'t Zand, NL", "t z", 4),
    ("Łódź, PL", "lodz", 4), ("Œuilly, FR", "o", 1), ("Œuilly, FR", "oeu", 2), ("Lima, PE", "", 0),
    ("Lima, PE", " . ", 0), ("서울, KR", "서", 1),
  ])
  func coversWhatTheQueryFound(title: String, query: String, count: Int) {
    #expect(Fold.matchedPrefix(of: title, query: query) == count)
  }

  @Test(arguments: [
    ("Lima, PE", "lin"), ("Lima, PE", "ima"), ("Lima, PE", "lima pe x"), ("Lima, PE", "lima pe "),
    ("", "a"),
  ])
  func isNilWhereTheTitleDoesNotMatch(title: String, query: String) {
    #expect(Fold.matchedPrefix(of: title, query: query) == nil)
  }
}
