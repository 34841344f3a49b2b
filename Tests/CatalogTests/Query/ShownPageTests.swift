import Catalog
import Testing

@Suite struct ShownPageTests {
  private let query = Letters(offset: 2)

  private func shown(_ letters: String?, chosen: Int = 1) -> ShownPage<Letters, PageOfLetters> {
    ShownPage(query, letters.map { PageOfLetters($0, offset: 2, count: 9) }, chosen: chosen)
  }

  @Test func rowsAreMeantByTheirNumbers() {
    let numbers: [Int?] = [2, 3, 4, 5, nil, 0, .min, .max]
    #expect(numbers.map(shown("cd").index) == [nil, 0, 1, nil, 1, nil, nil, nil])
    #expect(numbers.map(shown("").index) == numbers.map { _ in nil })
    #expect(numbers.map(shown(nil).index) == numbers.map { _ in nil })
  }

  @Test func stepsStayOnThePageOrTurnIt() {
    let steps = [-9, -1, 0, 1, 9]
    #expect(
      steps.map(shown("cd", chosen: 0).moved) == [.page(-1), .page(-1), .row(3), .row(4), .page(1)])
    let first = ShownPage(Letters(), PageOfLetters("ab", offset: 0, count: 4), chosen: 1)
    #expect(steps.map(first.moved) == [.row(1), .row(1), .row(2), .page(1), .page(1)])
    let last = ShownPage(Letters(offset: 2), PageOfLetters("cd", offset: 2, count: 4), chosen: 0)
    #expect(steps.map(last.moved) == [.page(-1), .page(-1), .row(3), .row(4), .row(4)])
    #expect(steps.map(shown("").moved) == [nil, nil, nil, nil, nil])
    #expect(steps.map(shown(nil).moved) == [nil, nil, nil, nil, nil])
  }

  @Test func aPageThatIsAwaitedIsNotTurnedAgain() {
    let page = PageOfLetters("cd", offset: 2, count: 9)
    let shown = ShownPage(query, page, chosen: 1, underWay: Letters(offset: 4))
    #expect([-2, -1, 1].map(shown.moved) == [nil, .row(3), nil])
  }

  @Test(arguments: [
    ("the same row where it moved", "d", Letters(offset: 2), "xd", 1),
    ("the same row on a page of another size", "d", Letters(pageSize: 9), "abcd", 3),
    ("the row in place of one that is gone", "d", Letters(offset: 2), "cxy", 1),
    ("the last row where the page is shorter", "d", Letters(offset: 2), "c", 0),
    ("the first where there is none", "d", Letters(offset: 2), "", 0),
    ("the first row of another page", "d", Letters(offset: 4), "efg", 0),
    ("the first row of another selection", "d", Letters(search: "x", offset: 2), "cd", 0),
  ])
  func choosesAgain(
    _ what: String, _ chosen: String, _ nextQuery: Letters, _ next: String, _ index: Int
  ) {
    let next = PageOfLetters(next, offset: nextQuery.offset, count: 9)
    #expect(shown("c" + chosen).choice(on: next, for: nextQuery) == index, "\(what)")
  }

  @Test func aQuestionUnderWayIsWhatTheNextCommandChanges() {
    let page = PageOfLetters("cd", offset: 2, count: 4)
    let asked = [nil, Letters(offset: 2), Letters(search: "x", offset: 2)]
    let shown = asked.map { ShownPage(query, page, chosen: 1, underWay: $0) }
    #expect(shown.map(\.next) == [query, query, Letters(search: "x", offset: 2)])
    #expect(
      shown.map { $0.turned(by: 1) } == [
        nil, Letters(offset: 4), Letters(search: "x", offset: 4),
      ])
    #expect(shown.map { $0.turned(by: -1)?.offset } == [0, 0, 0])
    #expect(shown.map { $0.resized(to: 1)?.query.offset } == [3, 3, 2])
  }

  @Test func aRowChosenBeforeTheFirstPageStays() {
    let next = PageOfLetters("cd", offset: 2, count: 9)
    #expect(shown(nil).choice(on: next, for: query) == 1)
  }
}

@Suite struct QuestionsTests {
  @Test func onlyTheLastQuestionCounts() {
    var questions = Questions(first: "a")
    #expect(questions.last == "a")
    let numbers = ["b", "b", "c"].map { questions.ask($0) }
    #expect(questions.last == "c")
    #expect(numbers.map(questions.isLast) == [false, false, true])
  }
}
