import Testing

@testable import TextUI

@Suite struct SuggestionsTests {
  @Test(arguments: [
    ("", "", 0), ("abc", "abc", 0), ("", "abc", 3), ("abc", "", 3), ("abc", "abd", 1),
    ("abc", "acb", 1), ("abc", "ab", 1), ("abc", "xabc", 1), ("kitten", "sitting", 3),
    // Edited twice in one place would be 2.
    ("ca", "abc", 3),
  ])
  func countsEdits(_ a: String, _ b: String, _ distance: Int) {
    #expect(Suggestions.distance(a, b) == distance)
    #expect(Suggestions.distance(b, a) == distance)
  }

  private let verbs = ["next", "prev", "page", "search", "sort", "n", "s", "e", "w"]

  @Test func offersTheNearestFirst() {
    #expect(Suggestions.nearest(to: "sesrch", among: verbs) == ["search"])
    #expect(Suggestions.nearest(to: "pag", among: ["pages", "page"]) == ["page", "pages"])
    #expect(Suggestions.nearest(to: "sorf", among: ["sorb", "sort"]) == ["sorb", "sort"])
  }

  @Test func offersThreeAtMost() {
    let words = ["aab", "aac", "aad", "aae"]
    #expect(Suggestions.nearest(to: "aaa", among: words) == ["aab", "aac", "aad"])
  }

  @Test(arguments: ["z", "0", "xyzzy", "", "nothing", "é"])
  func offersNothingFarOff(_ word: String) {
    #expect(Suggestions.nearest(to: word, among: verbs) == [])
  }

  @Test func takesWordsOfThirtyTwoLetters() {
    let word = String(repeating: "x", count: 32)
    #expect(Suggestions.nearest(to: word, among: [word + "y"]) == [word + "y"])
    #expect(Suggestions.nearest(to: word + "x", among: [word]) == [])
  }
}
