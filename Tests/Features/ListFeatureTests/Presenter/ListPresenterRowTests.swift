import Components
import ContractMocks
import Contracts
import Domain
import ListMocks
import Localization
import TestSupport
import Testing
import TextUI
import Viper
import ViperMocks

@testable import ListFeature

@MainActor
@Suite struct ListPresenterRowTests {
  /// The second page of two rows.
  private let query = CatalogQuery.typed(offset: 2, pageSize: 2)
  private let c = ListFixtures.reference("c")
  private let d = ListFixtures.reference("d")

  private func bench(
    map: EntityMap = .ofPlace, _ answers: [ListPage] = [],
    changed: Result<StarOutcome, DataError> = .success(
      .added([
        Favorite(reference: ListFixtures.reference("c"), title: "Port c", position: nil, added: 1)
      ]))
  ) -> PresenterBench {
    let first = ListFixtures.answer(query, ["c", "d"], total: 5)
    let second = answers.first ?? first
    var interactor = MockListInteractor([.final(first)], [.final(second)])
    interactor.changed = changed
    return PresenterBench(interactor, query: query, capabilities: ListCapabilities(map: map))
  }

  @Test(arguments: [
    ListEvent.rows(.searched("x")), .filtered([Filter(key: "x", value: "")]), .sorted(nil),
    .rows(.cleared),
    .starredOnly(false), .rows(.page(1)), .rows(.next), .rows(.moved(by: 1)),
    .rows(.opened(3)), .rows(.detailed(3)),
    .rows(.mapped(3)), .rows(.mappedAll), .rows(.compared(["3", "4"])), .arranged(.grid),
  ])
  func aNoticeGoesWithTheNextCommand(_ command: ListEvent) async {
    let bench = bench()
    await bench.send(.appeared, .rows(.opened(9)))
    #expect(bench.view.scenes.last?.notice == .rows(.noRow(9, shown: 3...4)))
    await bench.send(command)
    #expect(bench.view.scenes.last?.notice == nil)
  }

  /// None where a number is no row.
  @Test(
    arguments: [
      (["3", "lima"], ["c", "lima"]), (["lima", "4"], ["lima", "d"]), (["4", "3"], ["d", "c"]),
      (["3", "/", "new", "quay"], ["c", "/", "new", "quay"]),
      (["new", "quay", "/", "4"], ["new", "quay", "/", "d"]), (["3", "/", "4"], ["c", "d"]),
      (["9", "de", "julio", "lima"], ["9", "de", "julio", "lima"]),
      (["lima", "new", "quay"], ["lima", "new", "quay"]), (["9", "lima"], nil), (["3", "9"], nil),
    ] as [([String], [String]?)])
  func aNumberBesideANameOrANumberIsARow(typed: [String], compared: [String]?) async {
    let bench = bench()
    await bench.send(.appeared, .rows(.compared(typed)))
    #expect(bench.router.routes == compared.map { [.compare(Comparison(.cities, $0))] } ?? [])
    #expect(bench.view.scenes.last?.chosen == 0)
    #expect(bench.notices == (compared == nil ? [.rows(.noRow(9, shown: 3...4))] : []))
  }

  @Test func whatIsLaidOutSoAlreadyIsSaid() async {
    let bench = bench()
    await bench.send(.appeared, .arranged(.rows), .arranged(.grid), .arranged(.grid))
    #expect(bench.notices == [.arranged(.rows), .arranged(.grid)])
  }

  /// The first row is what is meant, until one goes to another.
  @Test(arguments: [
    (ListEvent.rows(.moved(by: 1)), ["c", "x", "d"], 2), (.rows(.moved(by: 1)), ["c", "x"], 0),
    (.rows(.opened(4)), ["c", "x", "d"], 0),
  ])
  func aSearchGoesOnWithTheRowThatWasGoneTo(
    _ event: ListEvent, _ found: [String], _ chosen: Int
  ) async {
    let bench = bench([ListFixtures.answer(query.searching("x"), found, total: 5)])
    await bench.send(.appeared, event, .rows(.searched("x")))
    #expect(bench.view.scenes.last?.chosen == chosen)
  }

  @Test func anotherOrderOrPageStartsWithItsFirstRow() async {
    for event in [ListEvent.sorted("name"), .rows(.cleared), .starredOnly(true), .rows(.page(1))] {
      let bench = bench([
        ListFixtures.answer(query.at(page: 1).sorting(by: "name"), ["x", "d"], total: 5)
      ])
      await bench.send(.appeared, .rows(.moved(by: 1)), event)
      #expect(bench.view.scenes.last?.chosen == 0)
    }
  }

  @Test func rowsAreOpenedByTheNumbersShown() async {
    let bench = bench()
    await bench.send(
      .appeared, .rows(.opened(3)), .rows(.opened(4)), .rows(.opened(nil)), .rows(.detailed(3)),
      .rows(.mapped(4)), .rows(.detailed(nil)))
    #expect(
      bench.router.routes == [.map(c), .map(d), .map(d), .detail(c), .map(d), .detail(d)])
    #expect(bench.view.scenes.map(\.chosen) == [0, 0, 1, 0, 1])
  }

  @Test func allRowsAreOpenedOnOneMap() async {
    let bench = bench()
    await bench.send(.appeared, .rows(.mappedAll))
    #expect(bench.router.routes == [.mapOfAll(.cities)])
    for map in [EntityMap.none, .ofOutline] {
      let without = self.bench(map: map)
      await without.send(.appeared, .rows(.mappedAll))
      #expect(without.router.routes == [])
    }
  }

  @Test func whatNamesPlacesIsOpenedAndHasAMapToo() async {
    let bench = bench(map: .ofNamedPlaces)
    await bench.send(.appeared, .rows(.opened(3)), .rows(.mapped(3)), .rows(.accompanied(true)))
    #expect(bench.router.routes == [.detail(c), .map(c), .detailBeside(c)])
    let without = self.bench(map: .none)
    await without.send(.appeared, .rows(.opened(3)), .rows(.mapped(3)))
    #expect(without.router.routes == [.detail(c)])
    #expect(without.notices == [.failed(.notOnMap(c))])
  }

  @Test func whatStandsBesideFollowsTheChosenRow() async {
    let bench = bench()
    await bench.send(
      .rows(.accompanied(true)), .appeared, .rows(.moved(by: 1)), .rows(.toggledFavorite(nil)),
      .rows(.opened(3)),
      .rows(.accompanied(false)), .rows(.opened(4)), .rows(.accompanied(true)))
    #expect(
      bench.router.routes == [
        .mapBeside(c), .mapBeside(d), .mapBeside(c), .map(d), .mapBeside(d),
      ])
  }

  @Test func stepsTurnPagesAtTheirEnds() async {
    let third = query.at(page: 3)
    let bench = bench([ListFixtures.answer(third, ["e"], total: 5)])
    await bench.send(.appeared, .rows(.moved(by: 1)), .rows(.moved(by: 1)), .rows(.opened(nil)))
    #expect(bench.interactor.calls == [.load(query, .ifDue), .page(third)])
    #expect(bench.router.routes == [.map(ListFixtures.reference("e"))])
    let back = self.bench([ListFixtures.answer(query.at(page: 1), ["a", "b"], total: 5)])
    await back.send(.appeared, .rows(.moved(by: -1)), .rows(.opened(nil)))
    #expect(back.router.routes == [.map(ListFixtures.reference("b"))])
  }

  @Test func aRowIsStarredInOneStep() async {
    let starred = ListFixtures.answer(query, ["c", "d"], total: 5, favorite: "d")
    let bench = bench([starred])
    await bench.send(.appeared, .rows(.toggledFavorite(4)))
    #expect(bench.interactor.calls == [.load(query, .ifDue), .change(.toggle(d)), .page(query)])
    let page = ListFixtures.page(["c", "d"], total: 5, offset: 2)
    let after = ListFixtures.page(["c", "d"], total: 5, offset: 2, favorite: "d")
    let shown = ListScene(catalog: .cities, query: query, content: .success(page), chosen: 1)
    let starredScene = ListScene(
      catalog: .cities, query: query, content: .success(after), chosen: 1,
      notice: .favorite(.added("Port d")))
    #expect(bench.shown.suffix(2) == [shown, starredScene])
  }

  @Test(arguments: [
    (ListEvent.rows(.toggledFavorite(RowNumbers("3-4"))), true),
    (.rows(.removedFavorites(RowNumbers("4 3"))), false),
  ])
  func severalRowsAreStarredTogether(_ event: ListEvent, _ areFavorites: Bool) async {
    let changed = [c, d].map { Favorite(reference: $0, title: "Port", position: nil, added: 1) }
    let bench = bench(changed: .success(areFavorites ? .added(changed) : .removed(changed)))
    await bench.send(.appeared, event)
    let change = areFavorites ? StarChange.star([c, d]) : .unstar([d, c])
    #expect(bench.interactor.calls == [.load(query, .ifDue), .change(change), .page(query)])
    #expect(bench.notices == [.favorite(.changed(2, areFavorites: areFavorites))])
  }

  @Test func ofSeveralRowsOneThatIsNotThereKeepsAllAsTheyAre() async {
    let several = RowNumbers("3-5")
    let bench = bench()
    await bench.send(
      .appeared, .rows(.toggledFavorite(several)), .rows(.removedFavorites(several)),
      .rows(.copied(several)),
      .rows(.detailed(several)))
    #expect(bench.notices == Array(repeating: .rows(.noRow(5, shown: 3...4)), count: 4))
    #expect(bench.interactor.calls == [.load(query, .ifDue)])
    #expect(bench.router.routes == [])
  }

  @Test func severalRowsAreReadOneAfterTheOther() async {
    let bench = bench()
    await bench.send(.appeared, .rows(.detailed(RowNumbers("4 3"))))
    #expect(bench.router.routes == [.detail(d, among: [d, c])])
  }

  @Test func rowsAreCopiedOrItIsSaidWhyNot() async {
    let answer = ListFixtures.answer(query, ["c", "d"], total: 5)
    var interactor = MockListInteractor([.final(answer)], [.final(answer)])
    let bench = PresenterBench(interactor, query: query)
    await bench.send(.appeared, .rows(.copied(RowNumbers("3-4"))))
    #expect(bench.notices == [.rows(.copied(2))])
    #expect(bench.interactor.calls == [.load(query, .ifDue), .copy([c, d])])
    interactor.copied = .failure(.noClipboard)
    let without = PresenterBench(interactor, query: query)
    await without.send(.appeared, .rows(.copied(nil)))
    #expect(without.notices.last == .failed(.noClipboard))
  }

  @Test func aStarThatFailsChangesNothing() async {
    let bench = bench(changed: .failure(ListFixtures.broken))
    await bench.send(.appeared, .rows(.toggledFavorite(3)))
    #expect(bench.notices == [.failed(ListFixtures.broken)])
    #expect(bench.interactor.calls == [.load(query, .ifDue), .change(.toggle(c))])
  }

  @Test(arguments: [(true, StarNotice.restored(["Port c"])), (false, .withdrawn(["Port c"]))])
  func undoSaysWhatCameBackOrWent(_ isBack: Bool, _ notice: StarNotice) async {
    let favorite = Favorite(reference: c, title: "Port c", position: nil, added: 1)
    let bench = bench(changed: .success(isBack ? .restored([favorite]) : .withdrawn([favorite])))
    await bench.send(.appeared, .undone)
    #expect(bench.notices == [.favorite(notice)])
    #expect(bench.interactor.calls == [.load(query, .ifDue), .change(.undo), .page(query)])
  }
}

@MainActor
@Suite struct ListMarkTests {
  @Test func rowsAreMarkedInOrderAndTheNextIsChosen() async {
    let query = CatalogQuery.typed(pageSize: 3)
    let first = ListFixtures.answer(query, ["a", "b", "c"])
    let bench = PresenterBench(MockListInteractor([.final(first)], [.final(first)]), query: query)
    await bench.send(.appeared, .rows(.moved(by: 1)), .marked, .rows(.moved(by: -2)), .marked)
    let (a, b) = (ListFixtures.reference("a"), ListFixtures.reference("b"))
    #expect(bench.view.scenes.last?.marked == [b, a])
    #expect(bench.view.scenes.last?.chosen == 1)
    await bench.send(.marked)
    #expect(bench.view.scenes.last?.marked == [a])
  }

  /// What is often opened has a sign of its own; without either there is no room for them.
  @Test func rowsShowTheirMarks() {
    var rows = ["a", "b"].map {
      ListRow(reference: ListFixtures.reference($0), title: "Port \($0)")
    }
    rows[1].isFrequent = true
    let scene = ListScene(
      catalog: .cities, query: CatalogQuery.typed(),
      content: .success(ListPage(rows: rows, total: 2)))
    func lines(marked: [Reference]) -> [String] {
      var scene = scene
      scene.marked = marked
      return ListView.text(
        scene, size: Size(columns: 40, rows: 9), strings: Strings(.english), isInteractive: false
      ).dropFirst().prefix(2).map(\.text)
    }
    #expect(lines(marked: []) == ["1    Port a", "2 ↺  Port b"])
    #expect(lines(marked: [rows[0].reference]) == ["1 ✓   Port a", "2  ↺  Port b"])
  }
}
