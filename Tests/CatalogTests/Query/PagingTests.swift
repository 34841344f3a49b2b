import Catalog
import Testing

@Suite struct PagingTests {
  @Test(arguments: [
    (0, 20, 0), (1, 20, 0), (20, 20, 0), (21, 20, 20), (5, 2, 4), (5, 0, 4), (5, -3, 4),
  ])
  func theLastPageHasRows(_ count: Int, _ size: Int, _ offset: Int) {
    #expect(Paging.lastOffset(count: count, size: size) == offset)
  }

  @Test(arguments: [(1, 0), (3, 40), (0, 0), (-5, 0), (.max, .max)])
  func pagesAreNumberedFromOne(_ number: Int, _ offset: Int) {
    #expect(Paging.offset(ofPage: number, size: 20) == offset)
  }

  @Test(arguments: [
    (20, 1, 40), (20, -1, 0), (10, -1, 0), (.max, 1, .max), (20, .max, .max), (20, .min, 0),
  ])
  func movingEndsAtTheEnds(_ offset: Int, _ pages: Int, _ moved: Int) {
    #expect(Paging.offset(offset, movedBy: pages, size: 20) == moved)
  }

  @Test(arguments: [(0, 0), (19, 0), (20, 20), (59, 40), (-1, 0)])
  func aRowIsOnThePageThatShowsIt(_ row: Int, _ offset: Int) {
    #expect(Paging.offset(showing: row, size: 20) == offset)
  }
}

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

@Suite struct PagedQueryTests {
  private let query = Letters(search: "x", offset: 4, pageSize: 2)

  @Test func goesToARowOrAPageAndKeepsTheRest() {
    #expect(
      [query.at(7), query.at(page: 1), query.at(page: 4)] == [
        Letters(search: "x", offset: 7), Letters(search: "x"), Letters(search: "x", offset: 6),
      ])
  }

  @Test(
    arguments: [
      (4, 1, 9, 6), (4, -1, 9, 2), (4, -9, 9, 0), (4, 2, 9, 8), (4, 1, 7, 6), (4, 1, 6, nil),
      (4, 1, nil, 6), (4, -1, 0, 2), (0, -1, 9, nil), (.max, 1, nil, nil),
    ] as [(Int, Int, Int?, Int?)])
  func turnsPagesWhileThereAreAny(_ offset: Int, _ pages: Int, _ count: Int?, _ turned: Int?) {
    #expect(query.at(offset).turned(by: pages, count: count)?.offset == turned)
  }

  @Test(
    arguments: [
      (4, 1, 3, [3, 2]), (4, 0, 5, [0, 4]), (4, 1, 1, [5, 0]), (4, 1, 0, [5, 0]),
      (4, 1, 2, nil), (.max, 1, 1, [.max, 0]),
    ] as [(Int, Int, Int, [Int]?)])
  func anotherSizeKeepsTheChosenRow(_ offset: Int, _ chosen: Int, _ size: Int, _ kept: [Int]?) {
    let resized = query.at(offset).resized(to: size, keeping: chosen)
    #expect(resized.map { [$0.query.offset, $0.chosen] } == kept)
    #expect(resized.map(\.query.pageSize) == kept.map { _ in max(1, size) })
  }
}
