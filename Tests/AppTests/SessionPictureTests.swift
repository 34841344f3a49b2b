import Catalog
import CatalogMocks
import Components
import Domain
import Localization
import Pictures
import Terminal
import TestSupport
import Testing
import TextUI
import Viper

@testable import App
@testable import Session

/// Pictures in a session: what is due is done after what was asked for.
@MainActor
@Suite struct SessionPictureTests {
  private func run(
    _ reader: any LineReading, on console: MemoryConsole
  ) async throws -> (lines: [String], calls: [MockPictureDataManager.Call]) {
    let face = Picture(rows: [[.init("(o_o)")]])
    let pictures = MockPictureDataManager(
      [.path(["pokemon", "1.png"], of: .sprites): .success(face)])
    let world = try World()
    var services = world.composition.services
    services.pictures = pictures
    let status = await Session(
      host: Composition(
        Composition.Setup(canvasMode: .braille, canShowUnicode: true), services, .english),
      navigator: Navigator(root: .home), reader: reader, console: console
    ).run()
    #expect(status == .done)
    return (console.lines, pictures.calls)
  }

  @Test func whereNobodyWaitsPicturesAreShownWithTheRest() async throws {
    let (lines, calls) = try await run(
      ScriptedReader(["pokemon", "1", "picture"].map(LineInput.line)), on: MemoryConsole())
    #expect(lines.filter { $0.hasPrefix("(o_o)") }.count == 2)
    #expect(!lines.contains("[picture: loading…]"))
    #expect(calls.map(\.inPixels) == [true, true])
    #expect(Set(calls.map(\.address)) == [.path(["pokemon", "1.png"], of: .sprites)])
  }

  @Test func anotherWindowHasThemInItsSize() async throws {
    let console = MemoryConsole(isInteractive: true)
    let reader = LiveReader([
      .enter("pokemon"), .enter("1"), .enter("picture"),
      .resized(console, columns: 40, rows: 12),
    ])
    let calls = try await run(reader, on: console).calls
    #expect(calls.last.map { $0.size.columns <= 40 && $0.size.rows <= 12 } == true)
  }

  @Test func theSettingsKnowEveryWayToShowThem() {
    #expect(Program.choices(of: "pictures") == PictureSettings.Choice.allCases.map(\.rawValue))
  }
}
