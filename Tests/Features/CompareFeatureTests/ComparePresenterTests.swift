import Components
import Domain
import Localization
import Testing
import Viper
import ViperMocks

@testable import CompareFeature
@testable import CompareMocks

@MainActor
@Suite struct ComparePresenterTests {
  let view = MockView<CompareScene>()
  let router = MockRouter<CompareRoute>()
  let formatter = CompareFormatter(formats: Formats(.english), clock: { 0 })

  private func presenter(_ interactor: MockCompareInteractor) -> ComparePresenter {
    ComparePresenter(
      scene: CompareScene(.both), view: view, interactor: interactor, router: router,
      formatter: formatter)
  }

  @Test func showsThatItLoadsThenBoth() async {
    let interactor = MockCompareInteractor(.success(.success(.both)))
    await presenter(interactor).handle(.appeared)
    #expect(interactor.calls == [.both])
    #expect(
      view.scenes == [
        CompareScene(comparison: .both, content: .loading(previous: nil)),
        CompareScene(comparison: .both, content: .success(.success(formatter.content(.both)))),
      ])
  }

  @Test func nothingAndFailuresAreShown() async {
    let presenter = presenter(MockCompareInteractor(.success(.failure(.apart)), .failure(.broken)))
    await presenter.handle(.appeared)
    #expect(
      view.scenes.last == CompareScene(comparison: .both, content: .success(.failure(.apart))))
    await presenter.handle(.appeared)
    #expect(view.scenes.last?.content.error == .broken)
  }

  @Test func aCancelledCallLeavesTheSceneAsItWas() async {
    let presenter = presenter(MockCompareInteractor(.success(.success(.both))))
    let task = Task { await presenter.handle(.appeared) }
    task.cancel()
    await task.value
    #expect(view.scenes == [CompareScene(comparison: .both, content: .loading(previous: nil))])
  }

  @Test func eachLeadsToItsDetail() async {
    let presenter = presenter(MockCompareInteractor(.success(.success(.both))))
    for event in [CompareEvent.appeared, .opened(1), .opened(2), .opened(3), .opened(0)] {
      await presenter.handle(event)
    }
    #expect(router.routes == [.detail(.harbor), .detail(.quay)])
    #expect(
      view.scenes.suffix(2).map(\.notice) == [.noRow(3, shown: 1...2), .noRow(0, shown: 1...2)])
    await presenter.handle(.opened(1))
    #expect(view.scenes.last?.notice == nil)
  }

  @Test func withoutBothNoneCanBeOpened() async {
    let presenter = presenter(MockCompareInteractor(.success(.failure(.apart))))
    await presenter.handle(.opened(1))
    await presenter.handle(.opened(.min))
    #expect(view.scenes.map(\.notice) == [.noRow(1, shown: nil), .noRow(.min, shown: nil)])
    #expect(router.routes == [])
  }

  // MARK: - What is written

  private func content(_ first: [Fact], _ second: [Fact]) -> CompareContent {
    formatter.content(
      CompareAnswer(
        first: ComparedItem(reference: .harbor, title: "Harbor", facts: first),
        second: ComparedItem(reference: .quay, title: "Quay", facts: second)))
  }

  @Test func numbersOfBothHaveOneScale() {
    #expect(
      content([.population(2000), .length(15)], [.population(500), .length(nil)]).rows == [
        CompareRow(
          label: Words("Population"),
          cells: [CompareCell(text: "2,000", share: 1), CompareCell(text: "500", share: 0.25)]),
        CompareRow(
          label: Words { $0 == .spanish ? "Largo" : "Length" },
          cells: [CompareCell(text: "1.5 m"), CompareCell()]),
      ])
  }

  @Test func figuresAreRows() {
    #expect(
      content([.stats(50)], [.stats(200)]).rows == [
        CompareRow(
          label: Words("speed"),
          cells: [CompareCell(text: "50", share: 0.25), CompareCell(text: "200", share: 1)])
      ])
    #expect(content([.length(0)], [.length(0)]).rows.flatMap(\.cells).map(\.share) == [nil, nil])
    #expect(content([.length(-4)], [.length(8)]).rows.flatMap(\.cells).map(\.share) == [0, 1])
  }

  @Test func allKindsOfNumbersAreMeasured() {
    func fact(_ value: FactValue) -> Fact { Fact("x", Words(name: "x"), value) }
    let pairs: [(FactValue, FactValue)] = [
      (.years(1), .years(2)), (.amount(1, unit: "m"), .amount(2, unit: "m")),
      (.quantity(1, unit: Words(name: "m")), .quantity(2, unit: Words(name: "m"))),
      (.number(1), .number(2)),
    ]
    #expect(
      pairs.map { content([fact($0)], [fact($1)]).rows[0].cells.map(\.share) } == [
        [0.5, 1], [0.5, 1], [0.5, 1], [nil, nil],
      ])
  }

  @Test func whatOnlyTheSecondHasComesLastAndTitlesAreLeftOut() {
    let first: [Fact] = [
      .name("Harbor"), Fact("url", Words { $0 == .spanish ? "" : "Link" }, .link(nil)),
    ]
    let second: [Fact] = [
      .country("PE"),
      Fact("by", Words { $0 == .spanish ? "De" : "By" }, .text("By Ann", shown: "Ann")),
      Fact("utcOffset", Words { $0 == .spanish ? "" : "Local time" }, .utcOffset(60)),
      .timeZone("Nowhere"),
    ]
    let rows = content(first, second).rows
    #expect(rows.map { $0.cells[0] } == Array(repeating: CompareCell(), count: 4))
    #expect(
      rows.map { $0.cells[1].text } == [
        "Peru", "Ann", "Thu 01:00 (UTC+1)", "no clock for Nowhere",
      ])
  }

  @Test func groupsAreRowsOfTheirOwn() {
    func fact(_ name: String) -> Fact {
      Fact(
        "takes", Words { $0 == .spanish ? "Recibe" : "Takes" },
        .groups([TermGroup("2", "×2", [Term(name), Term("b")])]))
    }
    #expect(
      content([fact("a")], [fact("c")]).rows == [
        CompareRow(
          label: Words { $0 == .spanish ? "Recibe ×2" : "Takes ×2" },
          cells: [CompareCell(text: "a, b"), CompareCell(text: "c, b")])
      ])
  }

  @Test func titlesAreInTheLanguage() {
    let spanish = CompareFormatter(formats: Formats(.spanish), clock: { 0 })
    let answer = CompareAnswer(
      first: ComparedItem(reference: .harbor, title: "Peru", facts: [.countryName("Peru")]),
      second: ComparedItem(reference: .quay, title: "London, GB", facts: []))
    #expect(spanish.content(answer).titles == ["Perú", "Londres, GB"])
    let items = CompareAnswer(
      first: ComparedItem(
        reference: .harbor, title: "Potion", names: LocalizedText([.spanish: "Poción"]), facts: []),
      second: ComparedItem(reference: .quay, title: "Ether", facts: []))
    #expect(spanish.content(items).titles == ["Poción", "Ether"])
    let english = CompareFormatter(formats: Formats(.english), clock: { 0 })
    #expect(english.content(items).titles == ["Potion", "Ether"])
  }

  /// A person's country is no title; the regions of namesakes are added.
  @Test func titlesAreOfTheTwoThemselves() {
    func titles(_ title: String, _ facts: Fact...) -> [String] {
      let items = facts.map { ComparedItem(reference: .quay, title: title, facts: [$0]) }
      return formatter.content(CompareAnswer(first: items[0], second: items[1])).titles
    }
    let people = titles("Ana", .countryName("Peru"), .countryName("Chile"))
    #expect(people == ["Ana", "Ana"])
    let region = { Fact("region", Words("Region"), .region($0, in: "US")) }
    #expect(
      titles("Lima, US", region("Ohio"), region("Montana")) == [
        "Lima, US, Ohio", "Lima, US, Montana",
      ])
  }

  @Test func clocksAreCompared() {
    #expect(formatter.content(.both).minutesAhead == 630)
    #expect(content([.timeZone("America/Lima")], []).minutesAhead == nil)
    #expect(formatter.content(.both).rows.last?.cells[0].text == "Wed 19:00 (UTC-5)")
  }
}
