import DetailMocks
import Domain
import Localization
import Testing
import TextUI
import Viper
import ViperMocks

@testable import DetailFeature

/// What else a city is called, on its detail.
@Suite struct DetailNamesTests {
  private let names = [
    "ilantan", "Londen", "Londres", "لندن", "Londýn", "伦敦", "Londinium", "Λονδίνο",
  ]

  private func scene(_ names: [String]) -> DetailScene {
    let answer = DetailAnswer(title: "It", facts: [.name("London"), .otherNames(names)])
    return DetailScene(
      reference: .harbor, content: .success(DetailFormatter.english.content(answer, of: .harbor)))
  }

  private func text(
    _ scene: DetailScene, columns: Int = 60, isInteractive: Bool = true
  ) -> [String] {
    DetailView.text(
      scene, size: Size(columns: columns, rows: 24), strings: Strings(.english),
      isInteractive: isInteractive
    ).map(\.text)
  }

  @Test func thoseInTheUsersLettersComeFirst() {
    #expect(
      text(scene(names), columns: 100).last
        == "Also called  Londen, Londres, Londýn, Londinium, ilantan, لندن, 伦敦, Λονδίνο")
  }

  @Test func manyTakeFewLinesUntilAllAreAskedFor() {
    var scene = scene((1...40).map { "Name\($0)" })
    let short = text(scene)
    #expect(short.count == 5)
    let shown = short.joined(separator: " ").split(separator: "Name").count - 1
    #expect(short.last?.hasSuffix("and \(40 - shown + 1) more — names") == true)
    scene.hasAllNames = true
    #expect(text(scene).last?.hasSuffix("Name40") == true)
    // Where nothing can be typed there is no other way to see them.
    scene.hasAllNames = false
    #expect(text(scene, isInteractive: false).last?.hasSuffix("Name40") == true)
  }

  @Test func linesWithoutEndDoNotHoldThemAll() {
    let lines = DetailView.text(
      scene((1...40).map { "Name\($0)" }), size: Size(columns: 60, rows: 24).unbroken,
      strings: Strings(.english))
    #expect(lines.last?.text.hasSuffix("Name20 and 20 more — names") == true)
  }

  @Test(arguments: [1, 2, 7, 20, 39, 40, 80])
  func everyWidthHasRoomForSome(_ columns: Int) {
    let lines = text(scene((1...40).map { "Name\($0)" }), columns: columns)
    #expect(lines.allSatisfy { DisplayWidth.of($0) <= columns })
    #expect(lines.joined().contains("N"))
  }

  @Test func noNamesHaveNoRow() {
    #expect(text(scene([])) == ["It", "", "Name  London"])
  }

  @MainActor
  @Test(arguments: [(["Londres"], true), ([], false)])
  func theCommandIsThereWhereThereAreNames(names: [String], isThere: Bool) {
    let view = DetailView(
      scene: scene(names), surface: RecordingSurface(), strings: Strings(.english))
    #expect(view.commands.verbs.contains("names") == isThere)
  }

  @MainActor
  @Test func theCommandShowsAllAndFewAgain() async {
    let view = MockView<DetailScene>()
    let presenter = DetailPresenter(
      scene: scene(names), view: view, interactor: MockDetailInteractor(),
      router: MockRouter<DetailRoute>(),
      formatter: .english)
    await presenter.handle(.namesToggled)
    await presenter.handle(.namesToggled)
    #expect(view.scenes.map(\.hasAllNames) == [true, false])
  }
}
