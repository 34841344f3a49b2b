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
    #expect(world.console.lines.contains { $0.contains("my points.csv: 2 points · zoom") })
  }

  @Test(arguments: ["mapa", "carte", "MAP"])
  func theVerbIsReadInEveryLanguage(verb: String) async throws {
    let path = try file("a.csv")
    let world = try World()
    _ = await world.run(["\(verb) \(path)"])
    #expect(world.navigator.current == .map(.points(path)))
  }

  /// As a shell does; the path of a file that exists may have blanks.
  @Test func severalFilesAreDrawnOnOneMap() async throws {
    let (path, other) = (try file("a.csv"), try file("b c.csv", "lat,lon\n5,6\n"))
    let world = try World()
    _ = await world.run(["map \(path)  \(other)"])
    #expect(world.navigator.current == .map(.points("\(path), \(other)")))
    #expect(world.console.lines.contains { $0.contains("b c.csv: 3 points · zoom") })
    let missing = folder.file("none.gpx")
    #expect(await world.run(["map \(path) \(missing)"]) != .done)
    #expect(world.console.lines.last?.contains(missing) == true)
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
    let typed = [
      "lima", "st. gallen", "48.85,2.35", "48.85 2.35", "-12.1 -77.0", "U.S. Virgin Is.", "./lima",
      "a.gpx", "~/a b.gpx", "~/a.gpx", "a.gpx b.csv", "./a  b.csv", "a.gpx lima",
    ]
    func paths(_ text: String, exists: @escaping (String) -> Bool) -> [String]? {
      PointPath.typed(text, exists: exists)?.map { String($0.split(separator: "/").last ?? "") }
    }
    #expect(
      typed.map { paths($0) { _ in false } } == [
        nil, nil, nil, nil, nil, nil, ["lima"], ["a.gpx"], ["a", "b.gpx"], ["a.gpx"],
        ["a.gpx", "b.csv"],
        ["a", "b.csv"], nil,
      ])
    #expect(
      ["my points.csv", "lima"].map { paths($0) { _ in true } } == [["my points.csv"], nil])
    #expect(
      paths("my points.csv b.csv") { ["my points.csv", "b.csv"].contains($0) }
        == ["my points.csv", "b.csv"])
  }
}
