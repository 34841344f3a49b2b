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
