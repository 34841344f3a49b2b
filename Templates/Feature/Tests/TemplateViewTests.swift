import Components
import Domain
import Localization
import Testing
import TextUI
import Viper

@testable import TemplateFeature

@MainActor
@Suite struct TemplateViewTests {
  let surface = RecordingSurface()

  private func view(_ scene: TemplateScene, _ language: Language = .english) -> TemplateView {
    let view = TemplateView(surface: surface, strings: Strings(language))
    view.display(scene)
    return view
  }

  @Test func rowsAreNumberedUnderTheTitle() {
    let view = view(TemplateScene(content: .success([.harbor, .quay])))
    #expect(
      surface.text() == [
        view.title, "1 Harbor  1.5000, -2.0000", "2 Quay",
      ])
    #expect(view.status == ScreenStatus(numbers: ScreenNumbers(rows: ["Harbor", "Quay"])))
    #expect(view.event(for: .appear) == .appeared)
    #expect(view.event(for: .resize(Size(columns: 80, rows: 24))) == nil)
  }

  @Test func aNarrowWindowHasNoPositions() {
    _ = view(TemplateScene(content: .success([.harbor])))
    #expect(surface.text(columns: 20).dropFirst() == ["1 Harbor"])
  }

  @Test func whatIsAwaitedIsSaidWhereNothingIsShown() {
    _ = view(TemplateScene(content: .loading(previous: nil)))
    #expect(surface.text().dropFirst() == ["Loading…"])
    _ = view(TemplateScene(content: .loading(previous: [.quay])))
    #expect(surface.text().dropFirst() == ["1 Quay"])
  }

  @Test(arguments: [
    (Language.english, "There is nothing here yet."), (.spanish, "Aquí no hay nada todavía."),
    (.french, "Il n'y a encore rien ici."),
  ])
  func thatThereIsNothingIsSaid(_ language: Language, _ words: String) {
    _ = view(TemplateScene(content: .success([])), language)
    #expect(surface.text().dropFirst() == [words])
  }

  @Test func aNoticeStandsBelowTheRows() {
    _ = view(TemplateScene(content: .success([.quay]), notice: .noRow(2, shown: 1...1)))
    #expect(
      surface.text(columns: 60).dropFirst() == [
        "1 Quay", "There is no row 2 here; rows 1–1 are shown.",
      ])
  }

  @Test func scriptsLearnHowItTurnedOut() {
    let scenes = [
      TemplateScene(), TemplateScene(content: .success([.quay])),
      TemplateScene(content: .success([])), TemplateScene(notice: .noRow(2, shown: nil)),
      TemplateScene(content: .failure(.broken, previous: nil)),
    ]
    #expect(
      scenes.map { String(describing: view($0).status.outcome) } == [
        "done", "done", "nothingFound", "nothingFound",
        "failed(\(String(reflecting: DataError.broken)))",
      ])
  }

  @Test func commandsAreRead() throws {
    let commands = view(TemplateScene()).commands
    #expect(
      try ["2", "open 3", "retry"].map { try commands.event($0) } == [
        .opened(2), .opened(3), .retried,
      ])
    #expect(throws: CommandError.self) { try commands.event("open x") }
  }

  @Test func onlyWhatFetchesIsEndedByTheNext() {
    #expect(
      [TemplateEvent.appeared, .retried, .opened(1)].map(\.slot) == [.content, .content, nil])
  }
}
