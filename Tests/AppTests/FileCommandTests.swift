import Components
import Domain
import Foundation
import TestSupport
import Testing
import Viper

@testable import App

/// `map FILE` draws the points of a file on every screen of a session, as it does in the shell.
@MainActor
@Suite struct FileCommandTests {
  private let folder = TemporaryFolder()

  private func file(_ name: String, _ text: String = "lat,lon,name\n1,2,Here\n3,4,There\n") throws
    -> String
  {
    let path = folder.file(name)
    try Data(text.utf8).write(to: URL(filePath: path))
    return path
  }

  @Test(arguments: MapCommandLineTests.kinds)
  func aFileIsDrawn(on kind: MapCommandLineTests.Kind) async throws {
    let path = try file("my points.csv")
    let world = try World()
    _ = await world.run(kind.lines + ["map \(path)"])
    #expect(world.navigator.current == .map(.points(path)))
    #expect(world.console.lines.contains { $0.contains("my points.csv: 2 · zoom") })
  }

  @Test(arguments: ["mapa", "carte", "MAP"])
  func theVerbIsReadInEveryLanguage(verb: String) async throws {
    let path = try file("a.csv")
    let world = try World()
    _ = await world.run(["\(verb) \(path)"])
    #expect(world.navigator.current == .map(.points(path)))
  }

  /// The same file is read anew, and another one opens beside it.
  @Test func filesAreReadWhenTheyAreAskedFor() async throws {
    let (path, other) = (try file("a.csv"), try file("b.csv", "lat,lon\n5,6\n"))
    let world = try World()
    _ = await world.run(["map \(path)", "map \(other)", "map \(other)"])
    #expect(
      world.navigator.path.dropFirst() == [.map(.points(path)), .map(.points(other))])
  }

  @Test func whatCannotBeReadIsSaidAndTheScreenStays() async throws {
    let (text, missing) = (try file("a.txt", "Hello\n"), folder.file("none.gpx"))
    let before = try World()
    _ = await before.run(["cities lima"])
    for path in [text, missing] {
      let world = try World()
      let status = await world.run(["cities lima", "map \(path)"])
      #expect(status != .done)
      #expect(world.navigator.path == before.navigator.path)
      #expect(world.console.lines.last?.contains(path) == true)
    }
  }

  @Test func namesOfPlacesAreNoFiles() {
    let typed = ["lima", "st. gallen", "48.85,2.35", "./lima", "a.gpx", "~/a b.gpx", "~/a.gpx"]
    #expect(
      typed.map { PointPath.typed($0, exists: { _ in false })?.hasSuffix("a.gpx") }
        == [nil, nil, nil, false, true, nil, true])
    #expect(
      ["my points.csv", "lima"].map { PointPath.typed($0, exists: { _ in true }) }
        == ["my points.csv", nil])
  }
}
