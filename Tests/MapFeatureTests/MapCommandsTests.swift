import Domain
import Localization
import Testing
import TextUI
import Viper

@testable import MapFeature

@MainActor
@Suite struct MapCommandsTests {
  @Test(arguments: [
    ("+", MapEvent.zoomed(1)), ("-", .zoomed(-1)), ("n", .panned(.north)), ("s", .panned(.south)),
    ("e", .panned(.east)), ("w", .panned(.west)), ("N", .panned(.north)), ("center", .centered),
    ("c", .centered), ("info", .detailed), ("fav", .toggledFavorite), ("refresh", .retried),
    ("retry", .retried), ("undo", .undone),
  ])
  func readsLines(line: String, event: MapEvent) throws {
    #expect(try view(.entity(.harbor)).commands.event(line) == event)
  }

  @Test(arguments: [
    ("info", CommandError.unknown("info", suggestions: ["undo"])),
    ("n 3", .invalidArgument("3", usage: "n")),
    ("++", .unknown("++", suggestions: ["+"])),
  ])
  func refusesLines(line: String, error: CommandError) {
    #expect(throws: error) { try view(.position(.harbor)).commands.event(line) }
  }

  @Test func aBarePositionHasFewerCommands() {
    #expect(
      view(.entity(.harbor)).commands.verbs == [
        "+", "-", "n", "s", "e", "w", "center", "info", "fav", "refresh", "undo",
      ])
    #expect(
      view(.position(.harbor)).commands.verbs == [
        "+", "-", "n", "s", "e", "w", "center", "refresh", "undo",
      ])
  }

  @Test func isTitledInTheLanguage() {
    #expect(view(.entity(.harbor)).title == "map")
    #expect(view(.entity(.harbor), .spanish).title == "mapa")
    #expect(view(.entity(.harbor), .spanish).commands.commands[0].summary == "acerca la vista")
  }

  @Test func tellsThePresenterOfANewSize() {
    #expect(
      view(.entity(.harbor)).event(for: Size(columns: 20, rows: 5))
        == .resized(columns: 20, rows: 5))
  }

  @Test func theOutcomeIsThatOfTheSceneShownLast() {
    let view = view(.entity(.harbor))
    var scene = scene(.entity(.harbor))
    #expect("\(view.outcome)" == "done")
    scene.notice = .failed(.nothingToUndo)
    view.display(scene)
    #expect("\(view.outcome)" == "failed(Domain.DataError.nothingToUndo)")
    scene.notice = .favorite(.added("Harbor"))
    view.display(scene)
    #expect("\(view.outcome)" == "done")
    scene.content = .failure(.notFound(.harbor), previous: nil)
    view.display(scene)
    #expect("\(view.outcome)".hasPrefix("failed(Domain.DataError.notFound"))
  }

  private func view(_ subject: MapSubject, _ language: Language = .english) -> MapView {
    MapView(
      scene: scene(subject), surface: RecordingSurface(), strings: Strings(language),
      mode: .braille)
  }

  private func scene(_ subject: MapSubject) -> MapScene {
    MapScene(
      subject: subject, viewport: MapViewport(center: WorldPoint(x: 0, y: 0)),
      size: Size(columns: 80, rows: 24))
  }
}
