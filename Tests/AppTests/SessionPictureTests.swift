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
@testable import CommandLine
@testable import Session

/// Pictures in a session: what is due is done after what was asked for.
@MainActor
@Suite struct SessionPictureTests {
  private func run(
    _ lines: String..., access: PictureAccess = .on
  ) async throws -> (lines: [String], calls: [MockPictureDataManager.Call]) {
    try await run(
      ScriptedReader(lines.map(LineInput.line)), on: MemoryConsole(), access: access)
  }

  private func run(
    _ reader: any LineReading, on console: MemoryConsole, access: PictureAccess = .on
  ) async throws -> (lines: [String], calls: [MockPictureDataManager.Call]) {
    let face = Picture(rows: [[.init("(o_o)")]])
    let pictures = MockPictureDataManager(
      [.path(["pokemon", "1.png"], of: .sprites): .success(face)], access: access)
    let world = try World()
    var services = world.composition.services
    services.pictures = pictures
    let status = await Session(
      host: Composition(
        services: services, language: .english, canvasMode: .braille, canShowUnicode: true,
        favoritesPath: nil),
      navigator: Navigator(root: .home), reader: reader, console: console
    ).run()
    #expect(status == .done)
    return (console.lines, pictures.calls)
  }

  @Test func whereNobodyWaitsPicturesAreShownWithTheRest() async throws {
    let (lines, calls) = try await run("pokemon", "1", "picture")
    #expect(lines.filter { $0.hasPrefix("(o_o)") }.count == 2)
    #expect(!lines.contains("[picture: loading…]"))
    #expect(calls.map(\.inPixels) == [true, true])
    #expect(Set(calls.map(\.address)) == [.path(["pokemon", "1.png"], of: .sprites)])
  }

  @Test func anotherWindowHasThemInItsSize() async throws {
    let console = MemoryConsole(isInteractive: true)
    let reader = LiveReader([
      .enter("pokemon"), .enter("1"), .enter("picture"),
      .resize {
        console.size = Size(columns: 40, rows: 12)
        return console.size
      },
    ])
    let calls = try await run(reader, on: console).calls
    #expect(calls.last.map { $0.size.columns <= 40 && $0.size.rows <= 12 } == true)
  }

  @Test func theSettingsKnowEveryWayToShowThem() {
    #expect(Program.pictureChoices == PictureMode.Choice.allCases.map(\.rawValue))
  }

  @Test func theGridHasThemSmall() async throws {
    let (lines, calls) = try await run("pokemon", "grid")
    #expect(lines.contains { $0.hasPrefix("(o_o)") })
    #expect(calls.allSatisfy { $0.size == PictureSize(columns: 8, rows: 4) && !$0.inPixels })
    #expect(Set(calls.map(\.address)).count == calls.count)
  }

  @Test func withoutThemNothingIsAsked() async throws {
    let (lines, calls) = try await run("pokemon", "grid", "1", access: .off)
    #expect(!lines.contains { $0.contains("picture") })
    #expect(calls == [])
  }
}
