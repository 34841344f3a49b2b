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
  private let notLoaded = LetterScene(letterQuery(offset: 2))

  private static func reference(_ letter: String) -> Reference { Reference(.cities, letter) }

  // MARK: - Rows

  @Test func numbersGoOnOverThePages() {
    let scenes = [
      LetterScene.second("ab", offset: 0, of: 5), LetterScene.second("e", offset: 4, of: 5),
      LetterScene.second("", offset: 0, of: 0),
      LetterScene.second("", offset: 9, of: 5),
    ]
    #expect(scenes.map(\.content.value?.numbers) == [1...2, 5...5, nil, nil])
    #expect(scenes.map(\.content.value?.hasNext) == [true, false, false, false])
    #expect(scenes.map(\.content.value?.hasPrevious) == [false, true, false, true])
    #expect(LetterScene.second().numbers == ScreenNumbers(rows: ["c", "d"], first: 3, pages: 5))
    #expect(notLoaded.numbers == ScreenNumbers())
  }

  @Test(
    arguments: [
      (3, "c"), (4, "d"), (nil, "d"), (2, nil), (5, nil), (.min, nil), (.max, nil),
    ] as [(Int?, String?)])
  func rowsAreMeantByTheirNumbers(_ number: Int?, _ row: String?) {
    var scene = LetterScene.second()
    #expect(scene.choose(number)?.title == row)
    #expect(scene.chosenRow?.title == row ?? "d")
    #expect(scene.notice == (row == nil ? .rows(.noRow(number, shown: 3...4)) : nil))
  }

  @Test func withoutRowsNoneIsMeant() {
    for var scene in [LetterScene.second(""), notLoaded] {
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
    #expect(steps(LetterScene.second(chosen: 0)) == ["c -1", "c -1", "c 0", "d 0", "c 1"])
    #expect(
      steps(LetterScene.second("ab", offset: 0, of: 4)) == ["a 0", "a 0", "b 0", "b 1", "b 1"])
    #expect(steps(LetterScene.second(chosen: 0, of: 4)) == ["c -1", "c -1", "c 0", "d 0", "d 0"])
    #expect(steps(LetterScene.second("")) == ["- 0", "- 0", "- 0", "- 0", "- 0"])
    // A page that is awaited is not turned again.
    let awaiting = LetterScene.second(awaited: letterQuery(offset: 4))
    #expect(steps(awaiting) == ["d 0", "c 0", "d 0", "d 0", "d 0"])
  }

  @Test func rowsOnScreenAreSoManyStepsAway() {
    #expect([2, 3, 4, 5].map { LetterScene.second().steps(to: $0) } == [nil, -1, 0, nil])
    #expect(notLoaded.steps(to: 1) == nil)
  }

  @Test func aStepBackEndsOnTheLastRow() {
    var scenes = [LetterScene.second("ab", chosen: 0), LetterScene.second("", chosen: 0)]
    for index in scenes.indices { scenes[index].chooseLast() }
    #expect(scenes.map(\.chosen) == [1, 0])
  }

  // MARK: - Where rows lead

  /// "m" is a place, "n" names some, "x" is gone; any other has no map.
  private let four = "dmnx"

  @Test func aRowLeadsToItsMapOrItsDetail() {
    func ways(_ way: (inout LetterScene, Int?) -> LetterRoute?) -> [LetterRoute?] {
      (3...7).map { number in
        var scene = LetterScene.second(four)
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
      var scene = LetterScene.second(four)
      #expect(scene.route(for: event) == route)
    }
  }

  @Test func noRowsHaveNoMap() {
    for var scene in [LetterScene.second(""), notLoaded] {
      #expect(scene.route(for: .mappedAll) == nil)
      #expect(scene.notice == .rows(.noRow(nil, shown: nil)))
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
    var scene = LetterScene.second(four)
    #expect(scene.reach(RowNumbers(numbers)).map(\.title).joined() == titles)
    #expect((scene.notice == nil) == !titles.isEmpty)
  }

  @Test func linearTextSaysWhichRowIsChosenOnWhichPage() {
    let scene = LetterScene.second(chosen: 1, of: 9)
    let range = scene.range(isInteractive: true, Strings(.english))
    #expect(range.text == "3–4 of 9")
    #expect(range.spoken == "Row 4 of 9: d. Page 2 of 5. 3–4 of 9")
    #expect(scene.range(isInteractive: false, Strings(.english)).spoken == nil)
  }

  @Test func whatLeadsNowhereSaysSo() {
    var scene = LetterScene.second(four)
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
      notices(LetterScene.second("a", chosen: 0, offset: 0, of: 1))
        == [.rows(.firstRow), nil, .rows(.lastRow), .rows(.lastRow)])
    #expect(notices(LetterScene.second(chosen: 0, of: 9)) == [nil, nil, nil, nil])
    let none = LetterNotice.rows(.noRow(nil, shown: nil))
    #expect(notices(LetterScene.second("", offset: 0, of: 0)) == [none, none, none, none])
  }

  /// One that is chosen already leads one step on, whatever its view is.
  @Test func aViewThatStandsBesideOnlyFollows() {
    var scene = LetterScene.second(four, chosen: 0)
    scene.isAccompanied = true
    #expect(scene.open(4) == nil)
    #expect((scene.chosenRow?.title, scene.notice) == ("m", nil))
    #expect(scene.open(4) == .detail(Self.reference("m"), among: []))
    #expect(scene.open(nil) == .detail(Self.reference("m"), among: []))
    #expect(scene.open(5) == nil)
    #expect(scene.openMap(4) == .map(Self.reference("m")))
  }

  @Test func whatStandsBesideIsWhatIsKnownOfTheChosenRow() {
    let companions = (0...4).map { index in LetterScene.second(four, chosen: index).companion }
    #expect(
      companions == [
        .detailBeside(Self.reference("d")), .mapBeside(Self.reference("m")),
        .detailBeside(Self.reference("n")), .nothingBeside, .nothingBeside,
      ])
  }

  @Test func whatStandsBesideIsSaidWhereThereIsRoomAndWhenItChanges() {
    let before = LetterScene.second(four, chosen: 0)
    var scene = LetterScene.second(four)
    #expect(scene.companion(after: before) == nil)
    #expect(scene.accompany(true) == .mapBeside(Self.reference("m")))
    #expect(scene.companion(after: before) == .mapBeside(Self.reference("m")))
    #expect(scene.companion(after: scene) == nil)
    #expect(scene.accompany(false) == nil)
    var first = notLoaded
    #expect(first.accompany(true) == nil)
    #expect(first.isAccompanied)
  }
}
