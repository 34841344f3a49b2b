import Components
import Domain
import TestSupport
import Testing
import TextUI
import Viper

/// What a person types that is no command as it stands.
@MainActor
@Suite struct GrammarTests {
  private static let everything = [Destination.home, .everything(search: nil)]

  @Test(arguments: [
    ("barcelna", "Barcelona, ES"), ("lodnon", "London, GB"), ("pikachoo", "Pikachu"),
  ])
  func aMistypedNameIsOffered(typed: String, wanted: String) async throws {
    let run = try await LiveRun(.enter(typed))
    #expect(run.path == Self.everything)
    #expect(run.lines.contains("Nothing is called “\(typed)”. Did you mean:"))
    #expect(run.lines.contains { $0.hasPrefix("›1") && $0.contains(wanted) })
  }

  @Test func aSlipInACommandIsOne() async throws {
    let run = try await LiveRun(.enter("hlep"))
    #expect(run.lines.contains { $0.hasSuffix("Unknown command “hlep”. Did you mean help?") })
    #expect(run.path == [.home])
  }

  @Test func aPhraseIsNamedWhole() async throws {
    let run = try await LiveRun(.enter("lima to cusco"), .enter("rare candy bar"))
    let text = run.lines.joined(separator: " ").replacing("! ", with: "")
    #expect(
      text.contains("“lima to cusco”, and it is no command. For two places type distance A, B."))
    #expect(
      text.contains("“rare candy bar”, and it is no command. Not stored yet: people, items,"))
  }

  /// The words between two places are those of every language.
  @Test(arguments: ["lima à cusco", "entre lima y cusco", "lima - xyzzyx", "depuis lima"])
  func twoPlacesAreNamedAsSuch(typed: String) async throws {
    let run = try await LiveRun(.enter(typed))
    #expect(
      run.lines.joined(separator: " ").replacing("! ", with: "")
        .contains("For two places type distance A, B."))
  }

  /// A short form of a catalog's name is none where the catalog has nothing of it.
  @Test func aNameThatIsNotStoredIsNoSearchOfAnotherCatalog() async throws {
    let run = try await LiveRun(.enter("poke ball"), .enter("poke pika"))
    let text = run.lines.joined(separator: " ").replacing("! ", with: "")
    #expect(text.contains("Nothing is called “poke ball”, and it is no command. Not stored yet:"))
    #expect(run.path == [.home, .list(.pokemon, search: "pika")])
  }

  /// To look from farther away, a map has to be there.
  @Test(arguments: ["-1", "-0.5"])
  func aNumberOfLevelsOpensNoMap(typed: String) async throws {
    let run = try await LiveRun(.enter("cities lima, pe"), .enter(typed))
    #expect(run.path == [.home, .list(.cities, search: "lima, pe")])
    #expect(run.lines.contains { $0.hasSuffix("“\(typed)” works on a map, not here.") })
  }

  @Test func aLongWordThatIsCutSaysSo() async throws {
    let word = String(repeating: "xyzzy", count: 12)
    let run = try await LiveRun(.enter(word))
    #expect(run.lines.contains { $0.contains("“" + word.prefix(39) + "…”") })
  }

  @Test(arguments: ["lang fr_FR", "lang fr-CA.UTF-8", "lang FR"])
  func aLocaleNamesALanguage(typed: String) async throws {
    let run = try await LiveRun(.enter(typed))
    #expect(run.lines.contains { $0.hasSuffix("Maintenant en français.") })
    let other = try await LiveRun(.enter("lang de_DE"))
    #expect(other.lines.contains { $0.contains("“de_DE” does not work here. Type: lang en|es|fr") })
  }

  @Test func theHistoryCountsVisits() async throws {
    let run = try await LiveRun(.enter("history"))
    #expect(run.lines.contains { $0.hasSuffix("it holds 0 visits.") })
  }

  /// In a pipe a name is searched, as a person's is, and what has no such name ends the session.
  @Test func aPipeSearchesNamesToo() async throws {
    let found = try World(console: MemoryConsole(isInteractive: false))
    #expect(await found.run("paris", "home") == .done)
    #expect(found.console.lines.contains { $0.hasPrefix("everything · “paris”") })
    #expect(found.console.lines.contains { $0.contains("Paris, FR") && $0.contains("2,138,551") })
    #expect(!found.console.lines.contains { $0.contains("is no command") })
    #expect(found.navigator.path == [.home])

    let near = try World(console: MemoryConsole(isInteractive: false))
    #expect(await near.run("barcelna", "home") == .usage)
    #expect(near.console.lines.contains("Nothing is called “barcelna”. Did you mean:"))
    #expect(near.navigator.path == Self.everything)

    for line in ["hlep", "xyzzy qwxy"] {
      let none = try World(console: MemoryConsole(isInteractive: false))
      #expect(await none.run(line, "cities") == .usage)
      #expect(none.navigator.path == [.home])
    }
  }

  /// The first word of these begins a command.
  @Test(arguments: [
    ("ciudad de méxico", "Mexico City, MX"), ("ciudad real", "Ciudad Real, ES"), ("no", "Norway"),
    ("mar del plata", "Mar del Plata, AR"),
  ])
  func aNameGoesBeforeAShortForm(typed: String, wanted: String) async throws {
    let run = try await LiveRun(.enter(typed))
    #expect(run.path == Self.everything)
    #expect(run.lines.contains { $0.hasPrefix("›") && $0.contains(wanted) })
  }

  @Test func aShortFormIsOneStill() async throws {
    let run = try await LiveRun(.enter("cit lima"), .enter("home"), .enter("citi"))
    #expect(run.path == [.home, .list(.cities, search: nil)])
    #expect(run.lines.contains { $0.hasPrefix("cities · “lima”") })
  }

  private static let paris = Reference(.cities, "2988507")

  @Test(arguments: ["fav", "star", "favorite", "favorito", "marcar", "estrella"])
  func aStarHasManyWords(word: String) async throws {
    let run = try await LiveRun(
      .enter("cities paris, fr"), .enter("\(word) 1"), .enter("info 1"), .enter(word),
      .enter("map"), .enter(word), .enter("unstar"), .enter("quitar"), .enter("home"),
      .enter("\(word) paris"))
    let said = run.lines.filter { $0.contains("favorite") && $0.contains("Paris, FR”") }
    #expect(
      said.map { $0.contains("no longer") ? "-" : $0.contains("is no") ? "none" : "+" }
        == ["+", "-", "+", "-", "none", "+"])
    #expect(run.path.last == .detail(Self.paris))
  }

  @Test func aNameIsAnArgumentOnEveryScreen() async throws {
    let run = try await LiveRun(
      .enter("info paris"), .enter("pokemon"), .enter("info lima"), .enter("info xyzzyx"))
    #expect(run.path.last == .detail(Reference(.cities, "3936456")))
    #expect(run.lines.contains { $0.contains("Nothing is called “xyzzyx”.") })
    let script = try World()
    #expect(await script.run(["info"]) == .usage)
    #expect(script.console.lines.contains { $0.hasSuffix("Type: info TEXT") })
  }
}
