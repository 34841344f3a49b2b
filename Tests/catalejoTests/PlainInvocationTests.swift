import App
import ArgumentParser
import CommandLine
import Domain
import TestSupport
import Testing

@testable import catalejo

/// What is read without ArgumentParser is what ArgumentParser reads.
@Suite struct PlainInvocationTests {
  @Test(arguments: [
    "", "--offline --lang es --mouse --keys --open favorites",
    "list cities --search alb --limit 50 --json",
    "list --refresh articles --filter kind=shared --sort published --offset 20 --favorites",
    "list people --color never --debug", "detail cities 3936456 --json",
    "detail people --refresh 1f-2", "map cities 1 --offline",
    "map 1.5,-2 --zoom .5 --width 90 --height 20", "map favorites --geojson --night", "favorites",
    "favorites list --json --lang en", "new york --json",
  ])
  func plainLinesAreReadWithoutArgumentParser(_ line: String) throws {
    let plain = try #require(Invocation(plain: Self.words(line)))
    #expect(plain == Self.parsed(Self.words(line)))
  }

  @Test(arguments: [
    "--help", "list --help", "list cities -h", "help list", "--version",
    "list", "list nowhere", "list cities people", "detail cities", "detail cities 1 2",
    "list cities --search", "list cities --search --json", "list cities --search=alb",
    "list cities --search a --search b", "list cities --json --json", "list cities --jso",
    "list cities --limit many", "list cities --limit -1", "list cities --sort -",
    "list cities --filter country", "list cities --filter a=1 --filter b=2",
    "list cities --lang fr", "list cities --color blue", "list cities --unknown", "list -- cities",
    "detail cities -- 1", "detail cities -1", "detail cities 1 --limit 2",
    "--lang es list cities", "session", "--open",
    "map", "map nowhere 1", "map cities --search a", "map cities 1 2", "map -54.8,-68.3",
    "map cities 1 --zoom 15", "map cities 1 --width 4", "map cities 1 --height 1001",
    "map cities 1 --zoom near", "favorites cities", "favorites --json list",
    "favorites add cities 1", "favorites export -", "refresh people", "doctor",
  ])
  func anyOtherLineIsLeftToArgumentParser(_ line: String) {
    #expect(Invocation(plain: Self.words(line)) == nil)
  }

  /// Few lines, because ArgumentParser takes 20 ms for each in a build for debugging.
  @Test func noLineIsReadOtherwiseThanByArgumentParser() {
    var generator = SeededGenerator(seed: 1)
    var read = 0
    for _ in 0..<600 {
      let line = Self.line(&generator)
      guard let plain = Invocation(plain: line) else { continue }
      read += 1
      #expect(plain == Self.parsed(line), "\(line)")
    }
    // The comparison is of something: about every sixth line is plain.
    #expect(read > 60)
  }

  @Test func aMarkOnADashMakesNoWordOfAnOption() {
    #expect(Invocation(plain: ["detail", "cities", "-\u{301}1"]) == nil)
    #expect(Invocation(plain: ["list", "cities", "--search", "-\u{301}1"]) == nil)
  }

  /// What ArgumentParser reads; nil where it refuses the line.
  private static func parsed(_ line: [String]) -> Invocation? {
    let command = try? CatalejoCommand.parseAsRoot(line) as? any InvokingCommand
    return try? command?.invocation()
  }

  private static func words(_ line: String) -> [String] {
    line.split(separator: " ").map(String.init)
  }

  /// A command with up to five of the things one can say, right or wrong, in any order.
  private static func line(_ generator: inout SeededGenerator) -> [String] {
    let things: [[String]] = [
      ["--search", "alb"], ["--search", ""], ["--search", "sao pau"], ["--search", "-x"],
      ["--search=alb"], ["--filter", "a=b=c"], ["--filter", "=b"], ["--filter", "Kind=shared"],
      ["--sort", "name"], ["--limit", "5"], ["--limit", "+5"], ["--limit", "٥"],
      ["--limit", "05"], ["--limit", "99999999999999999999"], ["--limit", ""], ["--limit", "-5"],
      ["--offset", "7"], ["--kind", "shared"], ["--period", "7"],
      ["--zoom", "5"], ["--zoom", "1e1"], ["--zoom", "0x1p2"], ["--zoom", "nan"],
      ["--width", "80"],
      ["--height", "24"], ["1,2"], ["+1,2"],
      ["--favorites"], ["--refresh"], ["--json"], ["--json"], ["--no-json"],
      ["--lang", "es"], ["--lang", "EN"], ["--color", "always"], ["--offline"], ["--debug"],
      ["--mouse"], ["--keys"],
      ["--open", "cities"], ["--open", ""], ["3936456"], [""], ["-1"], ["help"], ["--"], ["—"],
      ["\u{ad}"], ["-\u{301}"], ["--help"], ["-"], ["list"], ["cities"],
    ]
    let starts: [[String]] = [
      [], ["list", "cities"], ["list", "cities"], ["list", "articles"], ["list"],
      ["detail", "people", "3"], ["detail", "cities"], ["detail"],
      ["map"], ["map", "1.5,2"], ["map", "cities", "1"], ["favorites"], ["favorites", "list"],
    ]
    let said = (0..<Int.random(in: 0...5, using: &generator)).flatMap { _ in
      things[Int.random(in: 0..<things.count, using: &generator)]
    }
    return starts[Int.random(in: 0..<starts.count, using: &generator)] + said
  }
}
