import Components
import Domain
import Terminal
import Testing
import TextUI

@testable import Session

/// What Tab offers.
@MainActor
@Suite struct CompleterTests {
  private let completer: Completer

  init() {
    completer = Completer(
      WordsOfTest(
        titles: ["Lima, PE", "Limache, CL", "Nueva Lima, PE", "Evil\u{1B}[31m town", "\u{202E}"],
        values: ["category": ["healing", "Pokéballs", "\u{7}bell"]]))
    let table = Self.table([
      (.prefix("/"), .titles), (.verb("favorites"), .none),
      (
        .verb("filter"),
        .pairs([
          "country": ["ES", "España", "Estonia"], "favorite": ["yes", "no"], "category": [],
        ])
      ),
      (.verb("sort"), .words(["name", "population"])), (.number, .none),
      (.verb("help"), .commands), (.verb("page"), .pages), (.verb("map"), .rows()),
      (.verb("turn"), .rows(or: ["+", "center"])),
    ])
    completer.look = {
      Completer.Situation(
        table: table, numbers: ScreenNumbers(rows: ["Lima", "Łódź", "Lima"], first: 9, pages: 12))
    }
  }

  private static func table(_ commands: [(CommandForm, Candidates)]) -> CommandTable<Action> {
    CommandTable(
      commands.map { Command($0.0, summary: "", candidates: $0.1) { _ in .session(.quit) } })
  }

  @Test(arguments: [
    ("set ", Completion(["lang", "theme"])), ("set t", Completion(["theme"], replacing: 1)),
    ("set THEME d", Completion(["dark"], replacing: 1)),
    ("set theme ", Completion(["dark", "mono"])),
    ("set url h", Completion()),
    ("export! nothing-here", Completion([String](), replacing: 12, suffix: "")),
  ])
  func aKeyAndThenItsValuesAreOffered(_ line: String, _ offered: Completion) async {
    let table = Self.table([
      (.verb("set"), .keyed(["theme": ["dark", "mono"], "lang": ["es"]])),
      (.verb("export"), .files),
    ])
    completer.look = { Completer.Situation(table: table) }
    var found = await completer.completion(of: line)
    if offered == Completion() { found = found.candidates.isEmpty ? Completion() : found }
    #expect(found == offered)
  }

  private nonisolated static func rows(_ numbers: Int...) -> [Completion.Candidate] {
    numbers.map { Completion.Candidate(String($0), remark: $0 == 10 ? "Łódź" : "Lima") }
  }

  @Test(arguments: [
    ("", Completion(["favorites", "filter", "sort", "help", "page", "map", "turn"])),
    ("f", Completion(["favorites", "filter"], replacing: 1)),
    ("  FI", Completion(["filter"], replacing: 2)),
    ("x", Completion([String](), replacing: 1)),
    ("sort p", Completion(["population"], replacing: 1)),
    ("so ", Completion(["name", "population"])),
    ("filter c", Completion(["category=", "country="], replacing: 1, suffix: "")),
    ("filter country=esp", Completion(["España"], replacing: 3)),
    ("filter country!=esp", Completion(["España"], replacing: 3)),
    ("filter favorite=yes category>=h", Completion(["healing"], replacing: 1)),
    ("filter planet=m", Completion()),
    ("filter category=", Completion(["healing", "Pokéballs"])),
    ("filter Category=poke", Completion(["Pokéballs"], replacing: 4)),
    // A further pair begins after a blank, where that does not go on with the value.
    ("filter country=es favorite=y", Completion(["yes"], replacing: 1)),
    ("filter country=es c", Completion(["category=", "country="], replacing: 1, suffix: "")),
    (
      "filter country=es ", Completion(["category=", "country=", "favorite="], suffix: "")
    ),
    ("filter a=b x=", Completion()),
    ("favorites x", Completion()),
    ("nonsense x", Completion()),
    ("help s", Completion(["sort"], replacing: 1)),
    ("help nonsense", Completion([String](), replacing: 8)),
    ("page ", Completion((1...12).map(String.init))),
    ("page 12", Completion(["12"], replacing: 2)),
    ("turn c", Completion(["center"], replacing: 1)),
    ("turn +", Completion(["+"], replacing: 1)),
  ])
  func tabOffersWhatFits(line: String, completion: Completion) async {
    #expect(await completer.completion(of: line) == completion)
  }

  @Test(arguments: [
    ("/Lim", ["Lima, PE", "Limache, CL"], true),
    ("/nueva", ["Nueva Lima, PE"], true), ("/zzz", [], true),
    ("/evil", ["Evil"], true), ("/town", ["Evil"], false),
  ])
  func titlesAreOffered(line: String, titles: [String], continues: Bool) async {
    let wanted = Completion(
      titles.map { Completion.Candidate($0) }, replacing: line.count - 1, suffix: "",
      continues: continues)
    #expect(await completer.completion(of: line) == wanted)
  }

  @Test func anEmptyTextHasAllTitlesThatCanBeTyped() async {
    let completion = await completer.completion(of: "/")
    #expect(
      completion.candidates.map(\.text) == ["Lima, PE", "Limache, CL", "Nueva Lima, PE", "Evil"])
  }

  @Test(arguments: [
    ("map ", Completion(rows(9, 10, 11))), ("map 1", Completion(rows(10, 11), replacing: 1)),
    ("1", Completion(rows(10, 11), replacing: 1)), ("77", Completion([String](), replacing: 2)),
    ("map lodz", Completion(rows(10), replacing: 4, continues: false)),
    ("map li", Completion(rows(9, 11), replacing: 2, continues: false)),
    ("turn ", Completion(rows(9, 10, 11) + ["+", "center"].map { Completion.Candidate($0) })),
  ])
  func rowsAreOfferedByNumberAndTitle(line: String, completion: Completion) async {
    let offered = await completer.completion(of: line)
    #expect(offered.candidates == completion.candidates)
    #expect(offered.replacing == completion.replacing)
    #expect(offered.continues == (completion.continues && !completion.candidates.isEmpty))
  }

  @Test func aScreenWithoutRowsHasNoneToOffer() async {
    let table = Self.table([(.verb("map"), .rows())])
    completer.look = { Completer.Situation(table: table) }
    #expect(await completer.completion(of: "map ").candidates == [])
    #expect(await completer.completion(of: "3").candidates == [])
  }
}

/// Has some titles and values.
private struct WordsOfTest: CompletionWords {
  let titles: [String]
  let values: [String: [String]]

  func titles(in destination: Destination, matching text: String) async -> FoundTitles {
    FoundTitles.matching(text, titles)
  }

  func values(of key: String, in destination: Destination) async -> [String] { values[key] ?? [] }

  func files(startingWith path: String) -> [String] { [] }
}

/// Which titles are offered for a text.
@Suite struct FoundTitlesTests {
  @Test func veryManyAreCounted() {
    let found = FoundTitles.matching("ti", (0..<200_000).map { "Title \($0)" })
    #expect(found.titles.count == 200)
    #expect(found.titles.first == "Title 0")
    #expect(found.unlisted == 199_800)
  }

  @Test func titlesThatBeginSoComeBeforeThoseWithAWordThatDoes() {
    let titles = ["Great Ball", "Ballad", "\u{1B}[2J\u{9B}", "Élan Ball"]
    #expect(FoundTitles.matching("ball", titles).titles == ["Ballad"])
    #expect(FoundTitles.matching("elan", titles).titles == ["Élan Ball"])
    #expect(FoundTitles.matching("great b", titles).titles == ["Great Ball"])
    #expect(FoundTitles.matching("all", titles).titles == [])
  }
}
