import Contracts
import Testing

@Suite struct CatalogQueryPagesTests {
  private let query = CatalogQuery(offset: 4, pageSize: 2)

  @Test(arguments: [(1, 20, 0), (3, 20, 40), (0, 20, 0), (-5, 20, 0), (.max, 20, .max), (3, 0, 2)])
  func pagesAreNumberedFromOne(_ number: Int, _ size: Int, _ offset: Int) {
    #expect(
      CatalogQuery(offset: 7, pageSize: size).at(page: number)
        == CatalogQuery(offset: offset, pageSize: size)
    )
  }

  @Test(arguments: [
    (0, 20, 0), (1, 20, 0), (20, 20, 0), (21, 20, 20), (5, 2, 4), (5, 0, 4), (5, -3, 4),
  ])
  func theLastPageHasRows(_ count: Int, _ size: Int, _ offset: Int) {
    #expect(CatalogQuery(offset: .max, pageSize: size).within(count).offset == offset)
    #expect(CatalogQuery(offset: 0, pageSize: size).within(count).offset == 0)
  }

  @Test func asManyPagesAsRowsTake() {
    #expect([0, 1, 2, 3].map(query.pages) == [0, 1, 1, 2])
  }

  @Test(
    arguments: [
      (4, 1, 9, 6), (4, -1, 9, 2), (4, -9, 9, 0), (4, 2, 9, 8), (4, 1, 7, 6), (4, 1, 6, nil),
      (4, 1, nil, 6), (4, -1, 0, 2), (0, -1, 9, nil), (.max, 1, nil, nil), (1, -1, nil, 0),
      (4, .max, nil, .max), (4, .min, nil, 0),
    ] as [(Int, Int, Int?, Int?)])
  func turnsPagesWhileThereAreAny(_ offset: Int, _ pages: Int, _ count: Int?, _ turned: Int?) {
    #expect(query.at(offset).turned(by: pages, count: count)?.offset == turned)
  }

  @Test(
    arguments: [
      (4, 1, 3, [3, 2]), (4, 0, 5, [0, 4]), (4, 1, 1, [5, 0]), (4, 1, 0, [5, 0]),
      (4, 1, 2, nil), (.max, 1, 1, [.max, 0]), (-1, 0, 1, [0, 0]),
    ] as [(Int, Int, Int, [Int]?)])
  func anotherSizeKeepsTheChosenRow(_ offset: Int, _ chosen: Int, _ size: Int, _ kept: [Int]?) {
    let resized = query.at(offset).resized(to: size, keeping: chosen)
    #expect(resized.map { [$0.query.offset, $0.chosen] } == kept)
    #expect(resized.map(\.query.pageSize) == kept.map { _ in max(1, size) })
  }
}
