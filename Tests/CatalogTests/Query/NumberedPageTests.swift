import Catalog
import Testing

@Suite struct NumberedPageTests {
  private let pages = [
    PageOfLetters("ab", count: 5), PageOfLetters("cd", offset: 2, count: 5),
    PageOfLetters("e", offset: 4, count: 5), PageOfLetters(""),
    PageOfLetters("", offset: 9, count: 5),
  ]

  @Test func numbersGoOnOverThePages() {
    #expect(pages.map(\.numbers) == [1...2, 3...4, 5...5, nil, nil])
  }

  @Test func thereIsANextPageWhereRowsAreLeft() {
    #expect(pages.map(\.hasNext) == [true, true, false, false, false])
  }

  @Test func thereIsAPreviousPageAfterTheFirst() {
    #expect(pages.map(\.hasPrevious) == [false, true, true, false, true])
  }
}
