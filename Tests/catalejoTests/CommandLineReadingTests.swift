import App
import ArgumentParser
import CommandLine
import Components
import Domain
import TestSupport
import Testing

@testable import catalejo

/// A line is read by the command it names as it is by all of them together.
@Suite struct CommandLineReadingTests {
  @Test(arguments: [
    "--offline --lang es --mouse --keys --open favorites",
    "list cities --search alb --limit 50 --json", "list cities --search=alb --limit=50",
    "list --refresh articles --filter kind=shared --sort published --offset 20 --favorites",
    "detail people --refresh 1f-2", "map cities 1 --offline", "map -54.8,-68.3",
    "map 1.5,-2 --zoom .5 --width 90 --height 20", "map favorites --geojson --night",
    "map a.gpx --json",
    "map a.csv --color-by speed --size-by=depth", "map lima --color-by speed", "favorites",
    "favorites list --json --lang en", "favorites --json", "favorites --json list",
    "favorites add cities 1", "favorites add cities", "favorites cities", "new york --json",
    "--lang es list cities", "--lang=es doctor", "list", "list nowhere", "list cities people",
    "list cities --search", "list cities --json --json", "list cities --jso",
    "list cities --limit many",
    "list cities --lang fr", "list cities --unknown", "list -- cities", "detail cities -1",
    "session", "--open", "--json", "-- list", "--version", "list --version", "doctor --trace=log",
    "pick --search list", "--open list",
  ])
  func aCommandReadsItsLineAlone(_ line: String) {
    let words = line.split(separator: " ").map(String.init)
    #expect(Self.read { try CatalejoCommand.read(words) } == Self.whole(words))
  }

  /// If two things are wrong in a line, either may be named.
  ///
  /// Few lines, because ArgumentParser takes 20 ms for each in a build for debugging.
  @Test func noLineIsReadOtherwiseThanByAllCommands() {
    var generator = SeededGenerator(seed: 1)
    var refused = 0
    for _ in 0..<60 {
      let line = Self.line(&generator)
      switch (Self.read { try CatalejoCommand.read(line) }, Self.whole(line)) {
      case (.message, .message): refused += 1
      case (let alone, let whole): #expect(alone == whole, "\(line)")
      }
    }
    // The comparison is of something.
    #expect((1..<50).contains(refused))
  }

  @Test func whatAnOptionTakesMayLookLikeATrace() throws {
    let command = try CatalejoCommand.read(["list", "cities", "--search", "--trace=a"])
    #expect((command as? ListCommand)?.search == "--trace=a")
  }

  /// What a line was read as, or what was said of it.
  private enum Outcome: Equatable {
    case invocation(Invocation)
    case message(String)
    case other
  }

  private static func read(_ command: () throws -> any ParsableCommand) -> Outcome {
    do {
      guard let command = try command() as? any InvokingCommand else { return .other }
      return .invocation(try command.invocation())
    } catch {
      return .message(CatalejoCommand.message(for: error))
    }
  }

  private static func whole(_ line: [String]) -> Outcome {
    read { try CatalejoCommand.parseAsRoot(TraceFlag.completed(line)) }
  }

  /// A command with up to five of the things one can say, right or wrong, in any order.
  private static func line(_ generator: inout SeededGenerator) -> [String] {
    let things: [[String]] = [
      ["--search", "alb"], ["--search", ""], ["--search", "-x"], ["--search=alb"],
      ["--filter", "a=b=c"], ["--filter", "=b"], ["--sort", "name"], ["--limit", "5"],
      ["--limit", "٥"], ["--limit", "99999999999999999999"], ["--limit", "-5"], ["--offset", "7"],
      ["--kind", "shared"], ["--zoom", "5"], ["--zoom", "nan"], ["--width", "80"], ["1,2"],
      ["--favorites"], ["--refresh"], ["--json"], ["--no-json"], ["--lang", "es"],
      ["--lang", "EN"], ["--color", "always"], ["--offline"], ["--open", "cities"],
      ["3936456"], [""], ["-1"], ["--"], ["—"], ["-\u{301}"], ["-"], ["list"], ["add"], ["cities"],
    ]
    let starts: [[String]] = [
      [], ["list", "cities"], ["list"], ["detail", "people", "3"], ["detail"], ["map"],
      ["map", "cities", "1"], ["favorites"], ["favorites", "list"], ["where"], ["recent"],
    ]
    let said = (0..<Int.random(in: 0...5, using: &generator)).flatMap { _ in
      things[Int.random(in: 0..<things.count, using: &generator)]
    }
    return starts[Int.random(in: 0..<starts.count, using: &generator)] + said
  }
}
