import Components
import Contracts
import Domain
import Localization
import TestSupport
import Testing
import TextUI
import Viper

/// The behavior that all screens with rows share.
@Suite struct RowsSceneTests {
  /// Rows of the second page of two, of nine in all; the page `awaited` is being asked for.
  private func scene(
    _ letters: String = "cd", chosen: Int = 1, offset: Int = 2, of count: Int = 9,
    awaited: CatalogQuery? = nil
  ) -> LetterScene {
    var scene = LetterScene(letterQuery(offset: offset))
    scene.content = .success(letterPage(letters, offset: offset, count: count))
    scene.chosen = chosen
    scene.notice = .failed(.nothingToUndo)
    if let awaited { _ = scene.requests.issue(for: awaited) }
    return scene
  }

  private let notLoaded = LetterScene(letterQuery(offset: 2))

  private static func reference(_ letter: String) -> Reference { Reference(.cities, letter) }

  // MARK: - Rows

  @Test func numbersGoOnOverThePages() {
    let scenes = [
      scene("ab", offset: 0, of: 5), scene("e", offset: 4, of: 5), scene("", offset: 0, of: 0),
      scene("", offset: 9, of: 5),
    ]
    #expect(scenes.map(\.content.value?.numbers) == [1...2, 5...5, nil, nil])
    #expect(scenes.map(\.content.value?.hasNext) == [true, false, false, false])
    #expect(scenes.map(\.content.value?.hasPrevious) == [false, true, false, true])
    #expect(scene().numbers == ScreenNumbers(rows: ["c", "d"], first: 3, pages: 5))
    #expect(notLoaded.numbers == ScreenNumbers())
  }

  @Test(
    arguments: [
      (3, "c"), (4, "d"), (nil, "d"), (2, nil), (5, nil), (.min, nil), (.max, nil),
    ] as [(Int?, String?)])
  func rowsAreMeantByTheirNumbers(_ number: Int?, _ row: String?) {
    var scene = scene()
    #expect(scene.choose(number)?.title == row)
    #expect(scene.chosenRow?.title == row ?? "d")
    #expect(scene.notice == (row == nil ? .rows(.noRow(number, shown: 3...4)) : nil))
  }

  @Test func withoutRowsNoneIsMeant() {
    for var scene in [scene(""), notLoaded] {
      #expect(scene.choose(nil) == nil)
      #expect(scene.notice == .rows(.noRow(nil, shown: nil)))
      #expect(scene.chosenRow == nil)
    }
  }

  /// Each step as the chosen row, and the pages to turn.
  @Test func stepsStayOnThePageOrTurnIt() {
    func steps(_ scene: LetterScene) -> [String] {
      [-9, -1, 0, 1, 9].map { rows in
        var scene = scene
        let pages = scene.move(by: rows)
        return "\(scene.chosenRow?.title ?? "-") \(pages ?? 0)"
      }
    }
    #expect(steps(scene(chosen: 0)) == ["c -1", "c -1", "c 0", "d 0", "c 1"])
    #expect(steps(scene("ab", offset: 0, of: 4)) == ["a 0", "a 0", "b 0", "b 1", "b 1"])
    #expect(steps(scene(chosen: 0, of: 4)) == ["c -1", "c -1", "c 0", "d 0", "d 0"])
    #expect(steps(scene("")) == ["- 0", "- 0", "- 0", "- 0", "- 0"])
    // A page that is awaited is not turned again.
    let awaiting = scene(awaited: letterQuery(offset: 4))
    #expect(steps(awaiting) == ["d 0", "c 0", "d 0", "d 0", "d 0"])
  }

  @Test func rowsOnScreenAreSoManyStepsAway() {
    #expect([2, 3, 4, 5].map { scene().steps(to: $0) } == [nil, -1, 0, nil])
    #expect(notLoaded.steps(to: 1) == nil)
  }

  @Test func aStepBackEndsOnTheLastRow() {
    var scenes = [scene("ab", chosen: 0), scene("", chosen: 0)]
    for index in scenes.indices { scenes[index].chooseLast() }
    #expect(scenes.map(\.chosen) == [1, 0])
  }

  // MARK: - Where rows lead

  /// "m" is a place, "n" names some, "x" is gone; any other has no map.
  private let four = "dmnx"

  @Test func aRowLeadsToItsMapOrItsDetail() {
    func ways(_ way: (inout LetterScene, Int?) -> LetterRoute?) -> [LetterRoute?] {
      (3...7).map { number in
        var scene = scene(four)
        return way(&scene, number)
      }
    }
    let (d, m, n) = (Self.reference("d"), Self.reference("m"), Self.reference("n"))
    #expect(
      ways { $0.open($1) } == [.detail(d, among: []), .map(m), .detail(n, among: []), nil, nil])
    #expect(ways { $0.openMap($1) } == [nil, .map(m), .map(n), nil, nil])
  }

  @Test func eventsLeadSomewhereOrNot() {
    let (d, m) = (Self.reference("d"), Self.reference("m"))
    let ways: [(RowsEvent, LetterRoute?)] = [
      (.opened(4), .map(m)), (.mapped(4), .map(m)), (.mappedAll, .mapOfAll),
      (.detailed(4), .detail(m, among: [])),
      (.detailed(RowNumbers("4 3")), .detail(m, among: [m, d])),
      (.compared(["3", "4"]), .compare(Comparison(.cities, ["d", "m"]))),
      (.compared(["lima", "tacna"]), .compare(Comparison(nil, ["lima", "tacna"]))),
      (.next, nil), (.toggledFavorite(nil), nil), (.accompanied(true), nil),
    ]
    for (event, route) in ways {
      var scene = scene(four)
      #expect(scene.route(for: event) == route)
    }
  }

  /// A scene is equal if all of it is; only a part of it is to be seen.
  @Test func onlyWhatIsSeenIsShownAgain() {
    var scene = notLoaded
    _ = scene.requests.issue(for: letterQuery(offset: 4))
    #expect(scene != notLoaded)
    #expect(!scene.needsShowing(after: notLoaded))
    var noted = scene
    noted.notice = .gone
    #expect([true, false].map { noted.needsShowing(after: noted, isAnswer: $0) } == [true, false])
    scene.chosen += 1
    #expect(scene.needsShowing(after: notLoaded, isAnswer: false))
  }

  @Test(arguments: [("4 3", "md"), ("3-4", "dm"), ("3-6", ""), ("3-7", ""), ("9", "")])
  func severalRowsLeadSomewhereOrNone(_ numbers: String, _ titles: String) {
    var scene = scene(four)
    #expect(scene.reach(RowNumbers(numbers)).map(\.title).joined() == titles)
    #expect((scene.notice == nil) == !titles.isEmpty)
  }

  @Test func linearTextSaysWhichRowIsChosenOnWhichPage() {
    let scene = scene(chosen: 1, of: 9)
    let range = scene.range(isInteractive: true, Strings(.english))
    #expect(range.text == "3–4 of 9")
    #expect(range.spoken == "Row 4 of 9: d. Page 2 of 5. 3–4 of 9")
    #expect(scene.range(isInteractive: false, Strings(.english)).spoken == nil)
  }

  @Test func whatLeadsNowhereSaysSo() {
    var scene = scene(four)
    _ = scene.openMap(3)
    #expect(scene.notice == .failed(.notOnMap(Self.reference("d"))))
    _ = scene.open(6)
    #expect(scene.notice == .gone)
    _ = scene.open(7)
    #expect(scene.notice == .rows(.noRow(7, shown: 3...6)))
    _ = scene.open(3)
    #expect(scene.notice == nil)
  }

  /// At the ends of all rows; where a page is left to turn, nothing is said.
  @Test func aStepPastAnEndSaysSo() {
    func notices(_ scene: LetterScene) -> [LetterNotice?] {
      [-1, 0, 1, 9].map { rows in
        var scene = scene
        _ = scene.move(by: rows)
        return scene.notice
      }
    }
    #expect(
      notices(scene("a", chosen: 0, offset: 0, of: 1))
        == [.rows(.firstRow), nil, .rows(.lastRow), .rows(.lastRow)])
    #expect(notices(scene(chosen: 0, of: 9)) == [nil, nil, nil, nil])
  }

  /// One that is chosen already leads one step on, whatever its view is.
  @Test func aViewThatStandsBesideOnlyFollows() {
    var scene = scene(four, chosen: 0)
    scene.isAccompanied = true
    #expect(scene.open(4) == nil)
    #expect((scene.chosenRow?.title, scene.notice) == ("m", nil))
    #expect(scene.open(4) == .detail(Self.reference("m"), among: []))
    #expect(scene.open(nil) == .detail(Self.reference("m"), among: []))
    #expect(scene.open(5) == nil)
    #expect(scene.openMap(4) == .map(Self.reference("m")))
  }

  @Test func whatStandsBesideIsWhatIsKnownOfTheChosenRow() {
    let companions = (0...4).map { index in scene(four, chosen: index).companion }
    #expect(
      companions == [
        .detailBeside(Self.reference("d")), .mapBeside(Self.reference("m")),
        .detailBeside(Self.reference("n")), .nothingBeside, .nothingBeside,
      ])
  }

  @Test func whatStandsBesideIsSaidWhereThereIsRoomAndWhenItChanges() {
    let before = scene(four, chosen: 0)
    var scene = scene(four)
    #expect(scene.companion(after: before) == nil)
    #expect(scene.accompany(true) == .mapBeside(Self.reference("m")))
    #expect(scene.companion(after: before) == .mapBeside(Self.reference("m")))
    #expect(scene.companion(after: scene) == nil)
    #expect(scene.accompany(false) == nil)
    var first = notLoaded
    #expect(first.accompany(true) == nil)
    #expect(first.isAccompanied)
  }

  // MARK: - Requests

  @Test func aQuestionUnderWayIsWhatTheNextCommandChanges() {
    let asked = [nil, letterQuery(offset: 2), letterQuery(search: "x", offset: 2)]
    let scenes = asked.map { scene(of: 4, awaited: $0) }
    #expect(scenes.map(\.next) == asked.map { $0 ?? letterQuery(offset: 2) })
    #expect(
      scenes.map { $0.turned(by: 1) } == [
        nil, letterQuery(offset: 4), letterQuery(search: "x", offset: 4),
      ])
    #expect(scenes.map { $0.turned(by: -1)?.offset } == [0, 0, 0])
    #expect(scene(of: 4).turned(by: 1, grows: true) == letterQuery(offset: 4))
    #expect(
      scenes.map { scene -> Int? in
        var scene = scene
        return scene.resize(to: 1)?.offset
      } == [3, 3, 2])
  }

  @Test func beforeTheFirstPageAnotherSizeAsksNothing() {
    var scene = notLoaded
    #expect(scene.resize(to: 3) == nil)
    #expect(scene.query == letterQuery(offset: 0, pageSize: 3))
    #expect(scene.chosen == 2)
    #expect(scene.resize(to: 3) == nil)
  }

  @Test func atTheEndsThereAreNoPages() {
    var scene = scene()
    scene.endPages(1)
    #expect(scene.notice == .rows(.lastPage))
    scene.endPages(-1)
    #expect(scene.notice == .rows(.firstPage))
  }

  @Test func onlyTheLastQuestionCounts() {
    var scene = scene()
    let numbers = [4, 4, 6].map { scene.requests.issue(for: letterQuery(offset: $0)) }
    #expect(numbers.map(scene.requests.isLatest) == [false, false, true])
    #expect(scene.failed == nil)
    scene.fail(.nothingToUndo)
    #expect(scene.failed == letterQuery(offset: 6))
    #expect(scene.next == letterQuery(offset: 2))
  }

  @Test func rowsStayWhileAndAfterTheyAreAskedForInVain() {
    let page = letterPage("cd", offset: 2, count: 9)
    var scene = scene()
    scene.reload()
    #expect(scene.content == .loading(previous: page))
    #expect(scene.notice == nil)
    scene.fail(.nothingToUndo)
    #expect(scene.content == .failure(.nothingToUndo, previous: page))
  }

  @Test(arguments: [
    ("the same row where it moved", "d", letterQuery(offset: 2), "xd", 1),
    ("the same row on a page of another size", "d", letterQuery(offset: 0, pageSize: 9), "abcd", 3),
    ("the row in place of one that is gone", "d", letterQuery(offset: 2), "cxy", 1),
    ("the last row where the page is shorter", "d", letterQuery(offset: 2), "c", 0),
    ("the first where there is none", "d", letterQuery(offset: 2), "", 0),
    ("the first row of another page", "d", letterQuery(offset: 4), "efg", 0),
    ("the first row of another selection", "d", letterQuery(search: "x", offset: 2), "cd", 0),
  ])
  func choosesAgain(
    _ what: String, _ chosen: String, _ query: CatalogQuery, _ next: String, _ index: Int
  ) {
    var scene = scene("c" + chosen, awaited: query)
    scene.show(letterPage(next, offset: query.offset, count: 9), for: query)
    #expect(scene.chosen == index, "\(what)")
    #expect((scene.query, scene.next) == (query, query))
  }

  @Test func aRowThatStaysIsSoughtInAnotherSelection() {
    for (letters, index) in [("xd", 1), ("xy", 0)] {
      var scene = scene()
      let query = letterQuery(search: "x", offset: 0)
      scene.show(letterPage(letters, offset: 0, count: 2), for: query, stays: true)
      #expect(scene.chosen == index)
    }
  }

  @Test func aRowChosenBeforeTheFirstPageStays() {
    var scene = notLoaded
    scene.chosen = 1
    scene.show(letterPage("cd", offset: 2, count: 9), for: letterQuery(offset: 2))
    #expect(scene.chosen == 1)
  }
}

// MARK: - Letters

private enum LetterNotice: RowsNoticing {
  case failed(DataError)
  case rows(RowsNotice)
  case gone
}

private struct LetterScene: RowsScene {
  var query: CatalogQuery
  var content: LoadingState<ListPage, DataError> = .idle
  var chosen = 0
  var isAccompanied = false
  var notice: LetterNotice?
  var requests = RequestTokens()

  init(_ query: CatalogQuery) {
    self.query = query
  }

  func obstacle(to row: ListRow) -> LetterNotice? { row.title == "x" ? .gone : nil }
  func hasMap(_ row: ListRow) -> Bool { "mn".contains(row.title) }
  func opensMap(_ row: ListRow) -> Bool { row.title == "m" }
  func hasMapBeside(_ row: ListRow) -> Bool { row.title == "m" }
  func openMapOfAll() -> LetterRoute? { .mapOfAll }
}

private enum LetterRoute: RowsLeading {
  case detail(Reference, among: [Reference])
  case map(Reference)
  case mapOfAll
  case detailBeside(Reference)
  case mapBeside(Reference)
  case nothingBeside
  case compare(Comparison)
}

/// A query for two rows a page.
private func letterQuery(search: String = "", offset: Int, pageSize: Int = 2) -> CatalogQuery {
  CatalogQuery(search: search, offset: offset, pageSize: pageSize)
}

private func letterPage(_ letters: String, offset: Int, count: Int) -> ListPage {
  ListPage(
    query: CatalogQuery(offset: offset),
    rows: letters.map { letter in
      ListRow(
        reference: Reference(.cities, String(letter)), summary: Summary(title: String(letter)))
    }, total: count)
}
