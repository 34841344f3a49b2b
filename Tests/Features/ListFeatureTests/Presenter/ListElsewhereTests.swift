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

/// How much other catalogs have of a search, which is counted after the rows and once for each text; and the
/// way from rows of several catalogs to one of them.
@MainActor
@Suite struct ListElsewhereTests {
  private let strings = Strings(.english)

  private func bench(looksElsewhere: Bool = true, count: Int = 12) -> PresenterBench {
    var interactor = MockListInteractor()
    interactor.elsewhere = count
    var capabilities = ListCapabilities()
    capabilities.looksElsewhere = looksElsewhere
    return PresenterBench(interactor, capabilities: capabilities)
  }

  /// Sends events as the session does: after each, what is due is added.
  private func send(_ events: [ListEvent], to bench: PresenterBench) async {
    for event in events {
      await bench.send(event)
      if bench.presenter.scene.status.canProceed { await bench.send(.proceeded) }
    }
  }

  private func counted(_ bench: PresenterBench) -> [String] {
    bench.interactor.calls.compactMap { call in
      if case .countElsewhere(let query) = call { query.search } else { nil }
    }
  }

  private func footer(_ scene: ListScene) -> String {
    ListView.text(scene, size: Size(columns: 80, rows: 24), strings: strings)
      .map(\.text).joined(separator: "\n")
  }

  @Test func theRowsAreShownBeforeItIsCounted() async {
    let bench = bench()
    await bench.send(.appeared, .rows(.searched("port")))
    #expect(counted(bench).isEmpty)
    let rows = bench.view.scenes.count
    #expect(bench.view.scenes.last?.content.isLoading == false)
    #expect(bench.presenter.scene.status.canProceed)
    await bench.send(.proceeded)
    #expect(counted(bench) == ["port"])
    // Asking shows nothing; the count is shown once.
    #expect(bench.view.scenes.dropFirst(rows).map(\.countElsewhere) == [12])
    #expect(bench.view.scenes.last.map(footer)?.contains("12 elsewhere: type port") == true)
    #expect(!bench.presenter.scene.status.canProceed)
  }

  @Test(arguments: [(0, false), (1, true)])
  func oneElsewhereIsWorthALineAndNoneIsNot(count: Int, isSaid: Bool) async {
    let bench = bench(count: count)
    await send([.appeared, .rows(.searched("port"))], to: bench)
    let said = bench.view.scenes.last.map(footer)?.contains("\(count) elsewhere") ?? false
    #expect(said == isSaid)
  }

  /// Another page, order or filter has the same search.
  @Test func itIsCountedOnceForEachText() async {
    let bench = bench()
    await send(
      [
        .appeared, .rows(.searched("port")), .rows(.next), .rows(.page(3)), .sorted("name"),
        .filtered([Filter(key: "country", value: "PE")]), .starredOnly(true), .starredOnly(false),
        .retried, .rows(.searched("ports")), .rows(.next),
      ], to: bench)
    #expect(counted(bench) == ["port", "ports"])
    #expect(bench.presenter.scene.countElsewhere == 12)
  }

  @Test func nothingIsCountedWithoutASearchOrWithoutOtherCatalogs() async {
    let whole = bench()
    await send([.appeared, .rows(.next), .rows(.searched(" "))], to: whole)
    #expect(counted(whole).isEmpty)
    let alone = bench(looksElsewhere: false)
    await send([.appeared, .rows(.searched("port"))], to: alone)
    #expect(counted(alone).isEmpty && alone.presenter.scene.countElsewhere == 0)
  }

  /// Filters that the rows of several catalogs lack lead to the list of the catalog that has them: that of the
  /// chosen row, or else of the first row.
  @Test func aFilterOfOneCatalogLeadsToItsList() async {
    let cities = CatalogDescription.cities
    let rows = ["1", "2"].map { ListFixtures.row($0) }
    let known = ListCapabilities(maps: [.cities: RowMap(catalog: cities, map: .ofPlace)])
    func routes(
      _ filters: [Filter], _ capabilities: ListCapabilities = known
    ) async -> (routes: [ListRoute], asked: Int) {
      let view = MockView<ListScene>()
      let router = MockRouter<ListRoute>()
      var scene = ListScene(catalog: .everything, query: .typed(search: "port"))
      scene.capabilities = capabilities
      scene.content = .success(ListPage(query: scene.query, rows: rows, total: 2))
      let interactor = MockListInteractor()
      let presenter = ListPresenter(interactor, scene, view: view, router: router)
      await presenter.handle(.filtered(filters))
      return (router.routes, interactor.calls.count)
    }
    let key = cities.filterKeys.first ?? ""
    let filters = [Filter(key: key, value: "a")]
    #expect(!key.isEmpty)
    #expect(await routes(filters) == ([.narrowed(.cities, search: "port", filters)], 0))
    // Every catalog has favorites, and none has that.
    #expect(await routes([Filter(key: "favorite", value: "yes")]) == ([], 1))
    #expect(await routes(filters + [Filter(key: "none", value: "a")]) == ([], 1))
    #expect(await routes(filters, ListCapabilities()) == ([], 1))
  }

  /// A count that comes late belongs to its text, and one that nobody waited for is asked for again.
  @Test func aCountIsOfItsText() {
    var scene = ListFixtures.scene(ListCapabilities(looksElsewhere: true), .typed(search: "port"))
    scene.content = .success(ListFixtures.page(["1"]))
    #expect(scene.askForCount()?.search == "port" && scene.askForCount() == nil)
    scene.add(3, of: "por")
    // The count of the text is still under way, and not asked for again.
    #expect(scene.countElsewhere == 0 && !scene.lacksCount)
    scene.add(nil, of: "port")
    #expect(scene.lacksCount && scene.askForCount() != nil)
    scene.add(4, of: "port")
    #expect(scene.countElsewhere == 4 && scene.shown.elsewhere?.count == 4)
    scene.query.search = "ports"
    #expect(scene.countElsewhere == 0 && scene.lacksCount && scene.shown.elsewhere == nil)
  }
}
