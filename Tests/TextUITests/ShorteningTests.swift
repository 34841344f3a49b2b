import Testing
import TextUI

@Suite struct ShorteningTests {
  @Test(arguments: [
    ("", 4, ""), ("abcd", 4, "abcd"), ("abcde", 4, "abc…"), ("東京都", 6, "東京都"),
    ("東京都", 5, "東京…"), ("東京都", 4, "東…"),
  ])
  func aLongTextEndsInAnEllipsis(_ text: String, _ columns: Int, _ shortened: String) {
    #expect(text.shortened(to: columns) == shortened)
  }

  @Test func aSentenceQuotesFortyColumns() {
    #expect(
      String(repeating: "a", count: 60_000).shortened() == String(repeating: "a", count: 39) + "…")
  }
}
