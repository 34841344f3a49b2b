import Catalog
import Testing

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
