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
    #expect(text.contains("“rare candy bar”, and it is no command. Type help"))
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
