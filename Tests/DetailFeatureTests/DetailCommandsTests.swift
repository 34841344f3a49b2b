import Domain
import Localization
import Testing
import TextUI
import Viper

@testable import DetailFeature

@MainActor
@Suite struct DetailCommandsTests {
  @Test(arguments: [
    ("map", DetailEvent.mapped), ("m", .mapped), ("fav", .toggledFavorite), ("2", .opened(2)),
    ("open 2", .opened(2)), ("info 3", .opened(3)), ("refresh", .retried), ("ref", .retried),
    ("retry", .retried), ("undo", .undone), ("UNDO", .undone),
  ])
  func readsLines(line: String, event: DetailEvent) throws {
    #expect(try view(hasMap: true).commands.event(line) == event)
  }

  @Test(arguments: [
    ("map", CommandError.unknown("map", suggestions: [])),
    ("open", .missingArgument(usage: "open N")),
    ("open one", .invalidArgument("one", usage: "open N")),
    ("99999999999999999999", .invalidArgument("99999999999999999999", usage: "N")),
    ("fav it", .invalidArgument("it", usage: "fav")),
  ])
  func refusesLines(line: String, error: CommandError) {
    #expect(throws: error) { try view(hasMap: false).commands.event(line) }
  }

  @Test func explainsEachCommandInBothLanguages() {
    for language in Language.allCases {
      let commands = view(hasMap: true, language: language).commands.commands
      #expect(commands.allSatisfy { !$0.summary.isEmpty })
      #expect(commands.map(\.usage) == ["map", "fav", "N", "open N", "refresh", "undo"])
    }
  }

  @Test func theTitleIsTheIdUntilTheEntityIsLoaded() {
    let view = view(hasMap: false)
    #expect(view.title == "1")
    view.display(DetailScene(reference: .harbor, content: .success(.harbor)))
    #expect(view.title == "Harbor")
  }

  @Test func theOutcomeIsThatOfTheSceneShownLast() {
    let view = view(hasMap: false)
    #expect(outcome(view) == "done")
    view.display(DetailScene(reference: .harbor, content: .failure(.nothingToUndo, previous: nil)))
    #expect(outcome(view) == "failed(Domain.DataError.nothingToUndo)")
    view.display(
      DetailScene(
        reference: .harbor, content: .success(.harbor), notice: .failed(.nothingToUndo)))
    #expect(outcome(view) == "failed(Domain.DataError.nothingToUndo)")
    view.display(
      DetailScene(
        reference: .harbor, content: .success(.harbor), notice: .noNeighbor(9, count: 1)))
    #expect(outcome(view) == "nothingFound")
    view.display(
      DetailScene(
        reference: .harbor, content: .success(.harbor), notice: .favorite(.added("Harbor"))))
    #expect(outcome(view) == "done")
  }

  @Test func aNewSizeConcernsOnlyTheView() {
    let surface = RecordingSurface()
    let view = DetailView(
      scene: DetailScene(reference: .harbor), surface: surface, strings: Strings(.english))
    #expect(view.event(for: Size(columns: 20, rows: 5)) == nil)
    view.display(DetailScene(reference: .harbor, content: .success(.harbor)))
    #expect(surface.text(columns: 80).contains("Name        Harbor\n"))
    #expect(surface.text(columns: 20).contains("Name\n  Harbor\n"))
  }

  private func view(hasMap: Bool, language: Language = .english) -> DetailView {
    DetailView(
      scene: DetailScene(reference: .harbor, hasMap: hasMap), surface: RecordingSurface(),
      strings: Strings(language))
  }

  private func outcome(_ view: DetailView) -> String { "\(view.outcome)" }
}
