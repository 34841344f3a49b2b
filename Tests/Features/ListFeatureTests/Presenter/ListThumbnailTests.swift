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

/// The pictures of rows, in their own time.
@MainActor
@Suite struct ListThumbnailTests {
  private let small = PictureSize(columns: 4, rows: 2)
  private let large = PictureSize(columns: 8, rows: 4)

  private func item(_ id: String, hasPicture: Bool = true) -> ListRow {
    ListRow(
      reference: ListFixtures.reference(id),
      summary: Summary(title: "Port \(id)", picture: hasPicture ? .path([id], of: .sprites) : nil))
  }

  private func answer(_ rows: [ListRow], offset: Int = 0) -> ListPage {
    ListPage(query: CatalogQuery.typed(offset: offset, pageSize: 2), rows: rows, total: 4)
  }

  private func picture(_ id: String) -> Picture { Picture(rows: [[.init(id)]]) }

  /// The second answer stays.
  private func bench(_ first: ListPage, _ second: ListPage? = nil) -> PresenterBench {
    let next: [Loaded<ListPage>] = [.final(second ?? first)]
    var interactor = MockListInteractor([.final(first)], next, next, next)
    for id in ["1", "2", "4"] { interactor.pictures[ListFixtures.reference(id)] = picture(id) }
    return PresenterBench(
      interactor, capabilities: ListCapabilities(thumbnails: [.rows: small, .grid: large]))
  }

  private func asked(_ bench: PresenterBench) -> [MockListInteractor.Call] {
    bench.interactor.calls.filter { if case .thumbnails = $0 { true } else { false } }
  }

  /// What scenes have of the pictures, without repetitions.
  private func shown(_ bench: PresenterBench) -> [[Reference: Picture]?] {
    bench.view.scenes.map(\.thumbnails?.pictures).reduce(into: []) {
      if $0.last != $1 { $0.append($1) }
    }
  }

  @Test func picturesComeAfterTheRowsOneByOneAndAreAskedForOnce() async {
    let bench = bench(
      answer([item("1"), item("2"), item("3"), item("4", hasPicture: false)]))
    await bench.send(.appeared, .proceeded, .proceeded)
    let (first, second) = (ListFixtures.reference("1"), ListFixtures.reference("2"))
    #expect(
      shown(bench) == [
        [:], [first: picture("1")], [first: picture("1"), second: picture("2")],
      ])
    #expect(asked(bench) == [.thumbnails([first, second, ListFixtures.reference("3")], small)])
  }

  @Test func whereNoneCanBeHadRowsHaveTheirRoom() async {
    let bench = bench(answer([item("3"), item("5")]))
    await bench.send(.resized(ListRoom(rows: 20)), .appeared, .proceeded, .arranged(.grid))
    #expect(shown(bench) == [[:], nil])
    #expect(bench.queries.map(\.pageSize) == [10, 20, 20])
    // They are asked for again with the rows, and have room for it.
    await bench.send(.retried)
    #expect(bench.view.scenes.last?.thumbnails?.size == large)
  }

  @Test func whatDidNotComeIsAskedForAgainWhenTheServicesAreBack() async {
    let bench = bench(answer([item("1"), item("3")]))
    await bench.send(.appeared, .proceeded, .connected, .proceeded, .retried, .proceeded)
    let (first, third) = (ListFixtures.reference("1"), ListFixtures.reference("3"))
    #expect(
      asked(bench) == [
        .thumbnails([first, third], small), .thumbnails([third], small),
        .thumbnails([third], small),
      ])
  }

  @Test func anotherPageHasItsOwn() async {
    let bench = bench(answer([item("1"), item("2")]), answer([item("2"), item("4")], offset: 2))
    await bench.send(.appeared, .proceeded, .rows(.next), .proceeded)
    #expect(
      asked(bench) == [
        .thumbnails([ListFixtures.reference("1"), ListFixtures.reference("2")], small),
        .thumbnails([ListFixtures.reference("4")], small),
      ])
    #expect(
      shown(bench).last == [
        ListFixtures.reference("2"): picture("2"), ListFixtures.reference("4"): picture("4"),
      ])
  }

  /// Rows with pictures are higher, so fewer fit.
  @Test func inAnotherLayoutTheyAreOfAnotherSize() async {
    let bench = bench(answer([item("1")]))
    await bench.send(
      .appeared, .resized(ListRoom(rows: 21, gridColumns: 3)), .proceeded, .arranged(.grid),
      .proceeded)
    let first = ListFixtures.reference("1")
    #expect(asked(bench) == [.thumbnails([first], small), .thumbnails([first], large)])
    #expect(bench.view.scenes.last?.thumbnails?.size == large)
    #expect(Set(bench.queries.map(\.pageSize)) == [2, 10, 15])
  }

  @Test func whatComesForAnotherLayoutOrPageIsNotShown() {
    func page(_ id: String) -> ListPage {
      let row = ListRow(
        reference: ListFixtures.reference(id), title: id, picture: .path([id], of: .sprites))
      return ListPage(rows: [row], total: 4)
    }
    var scene = ListFixtures.scene(ListCapabilities(thumbnails: [.rows: small, .grid: large]))
    scene.fitThumbnails()
    scene.content = .success(page("1"))
    #expect(scene.status.canProceed)
    #expect(scene.askForThumbnails()?.size == small)
    #expect(!scene.status.canProceed)
    let changes: [(inout ListScene) -> Void] = [
      { _ = $0.arrange(.grid) },
      { $0.show(page("2"), nil) },
      { _ in },
    ]
    let pictures = changes.map { change in
      var later = scene
      change(&later)
      later.add(picture("1"), of: ListFixtures.reference("1"), size: small)
      return later.thumbnails?.pictures.count
    }
    #expect(pictures == [0, 0, 1])
  }

  // MARK: - Text

  private func lines(_ layout: ListLayout, columns: Int = 60) -> [Line] {
    let rows = [("Ash", true), ("Birch", true), ("Cedar", false)].map { title, hasPicture in
      ListRow(
        reference: ListFixtures.reference(title), title: title,
        picture: hasPicture ? .path([title], of: .sprites) : nil)
    }
    var scene = ListScene(
      catalog: .people, query: CatalogQuery.typed(),
      content: .success(ListPage(rows: rows, total: 3)), layout: layout)
    scene.thumbnails = ListThumbnails(
      size: small,
      pictures: [rows[0].reference: Picture(rows: [[.init("abc")], [.init("wide!")]])])
    return ListView.text(
      scene, size: Size(columns: columns, rows: 24), strings: Strings(.english),
      isInteractive: false)
  }

  @Test func rowsStayAlignedWhateverTheyHave() {
    #expect(
      lines(.rows).dropFirst().map(\.text) == [
        "abc  1   Ash", "wid… ", "     2   Birch", "     ", "·    3   Cedar", "     ", "1–3 of 3",
      ])
  }

  @Test func cellsOfTheGridAreAllOfOneHeight() {
    #expect(
      lines(.grid).dropFirst().map(\.text) == [
        "abc  1   Ash                       2   Birch", "wid…                               ",
        "·    3   Cedar", "     ", "1–3 of 3",
      ])
  }

  @Test(arguments: [1, 4, 5, 9, 26, 52, 79], [ListLayout.rows, .grid])
  func noLineIsWiderThanTheWindow(columns: Int, layout: ListLayout) {
    #expect(lines(layout, columns: columns).allSatisfy { $0.width <= columns })
  }
}
