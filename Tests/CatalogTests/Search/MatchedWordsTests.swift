import Catalog
import Testing

@Suite struct MatchedWordsTests {
  @Test(
    arguments: [
      ("Ana Soto", "soto", [4..<8]), ("Ana Soto", "o a", [0..<1, 2..<3, 5..<6, 7..<8]),
      ("José Peña", "jose pen", [0..<4, 5..<8]), ("O'Neil", "oneil", [0..<6]),
      ("Ana", "xyz", []), ("", "a", []), ("Ana", "", []), ("La Paz de Ana", "la paz", [3..<6]),
      ("La Paz", "la", [0..<2]), ("Straße", "ss", [4..<5]),
    ] as [(String, String, [Range<Int>])])
  func marksWordsWhereverTheyAre(_ title: String, _ search: String, _ ranges: [Range<Int>]) {
    #expect(MatchedWords.ranges(in: title, search: search) == ranges)
  }
}
