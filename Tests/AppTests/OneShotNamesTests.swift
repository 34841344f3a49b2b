import Foundation
import PseudoTerminal
import TestSupport
import Testing

/// Names in the place of a command, or of an id.
@Suite(.oneAtATime) struct OneShotNamesTests {
  private let home: Home

  init() throws {
    home = try Home()
  }

  @Test func aNameIsLookedUp() throws {
    let run = try home.run("lima", "peru", "--lang", "en")
    #expect(run.status == .exited(0))
    #expect(run.output.contains("Lima, PE"))
    #expect(run.output.contains("Natural Earth"))
    #expect(run.output.contains("7,737,002"))
    #expect(run.output.contains("America/Lima"))
    #expect(!run.output.contains("\u{1B}"))
    let pikachu = try home.run("Pikachu")
    #expect(pikachu.output.hasPrefix("Pikachu\n"))
    #expect(pikachu.status == .exited(0))
    let paris = try home.run("paris")
    #expect(paris.output.contains("Paris, FR"))
    #expect(paris.errors.hasPrefix("Others: "))
    #expect(
      paris.errors.hasSuffix(" in cities (catalejo list cities --search paris --sort relevance)\n"))
  }

  @Test func aNameAsJSONIsWhatItsDetailIs() throws {
    #expect(
      try home.run("lima", "--json").output
        == home.run("detail", "cities", "3936456", "--json", "--offline").output)
    #expect(
      try home.run("--json", "bulbasaur").output
        == home.run("detail", "pokemon", "1", "--json", "--offline").output)
  }

  @Test(arguments: [
    ("lists", "Did you mean catalejo list?"), ("barcelna", "Did you mean Barcelona, ES or"),
    ("zzzzzz", "catalejo --help lists the commands."), ("", "catalejo --help lists"),
    ("cities", "Did you mean catalejo list cities?"),
    ("pokemon pikachu", "Did you mean catalejo detail pokemon pikachu?"),
  ])
  func whatIsNoNameIsAMistake(line: String, advice: String) throws {
    let words = line.split(separator: " ", omittingEmptySubsequences: false).map(String.init)
    let run = try home.run(words)
    #expect(run.status == .exited(2))
    #expect(run.output == "")
    #expect(run.errors.hasPrefix("“\(line)” is no command, and nothing stored here is called so. "))
    #expect(run.errors.contains(advice), "\(run.errors)")
    let json = try home.run(words + ["--json", "--lang", "es"])
    #expect(json.output.hasPrefix(#"{"error":{"code":2,"message":"«"#))
  }

  @Test func aNameStandsInThePlaceOfAnID() throws {
    let detail = try home.run("detail", "cities", "lima", "--json", "--offline")
    #expect(detail.errors == "Lima, PE (3936456)\n")
    #expect(
      detail.output == (try home.run("detail", "cities", "3936456", "--json", "--offline").output))
    let pokemon = try home.run("detail", "pokemon", "pikachu", "--offline")
    #expect(pokemon.errors.hasPrefix("Pikachu (25)\n"))
    let map = try home.run("map", "cities", "new york", "--geojson")
    #expect(map.errors == "New York City, US (5128581)\n")
    #expect(map.output.contains(#""id":"5128581""#))
    let nothing = try home.run("detail", "cities", "zzzzzz")
    #expect(nothing.status == .exited(1))
  }

  /// A small city has each of these for another name.
  @Test(arguments: [
    ("mew", "Mew\n"), ("abra", "Abra\n"), ("Peru", "Peru\n"), ("alemania", "Germany\n"),
    ("DE", "Germany\n"), ("uk", "United Kingdom\n"),
  ])
  func anOwnNameGoesBeforeAnotherName(name: String, title: String) throws {
    let run = try home.run(name)
    #expect(run.status == .exited(0))
    #expect(run.output.contains(title))
  }

  @Test func aFavoriteIsAddedByItsName() throws {
    let run = try home.run("favorites", "add", "cities", "lima")
    #expect(run.errors == "Lima, PE (3936456)\n")
    #expect(run.output == "“Lima, PE” is a favorite now.\n")
    #expect(try home.run("favorites", "list").output.contains("Lima, PE"))
  }

  @Test func whatIsNoKeyIsQuotedAsItWasTyped() throws {
    #expect(try home.run("list", "cities", "--sort", "Foo").errors.contains("“Foo”"))
    #expect(try home.run("list", "cities", "--filter", "Foo=1").errors.contains("“Foo”"))
    #expect(
      try home.run("list", "cities", "--sort", "POPULATION", "--limit", "1").output
        .contains("Shanghai"))
  }

  @Test func inASessionAnAddressIsChecked() throws {
    let run = try home.run(input: "set people_url http://example.org/\nset keys on\n")
    #expect(run.errors.contains("“http://example.org/” is no address"))
    #expect(try home.run(input: "set keys\n").output.contains("yes"))
  }
}
