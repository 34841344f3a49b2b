import Terminal
import Testing
import TextUI

@testable import App

/// What Tab offers.
@MainActor
@Suite struct CompleterTests {
  private let completer: Completer

  init() {
    completer = Completer { text in ["Lima, PE", "Limache, CL"].filter { $0.hasPrefix(text) } }
    completer.table = CommandTable([
      Command(.prefix("/"), arguments: "TEXT", summary: "", candidates: .titles) { _ in () },
      Command(.verb("favorites"), summary: "") { _ in () },
      Command(
        .verb("filter"), arguments: "KEY=VALUE", summary: "",
        candidates: .pairs(["country": ["ES", "España", "Estonia"], "favorite": ["yes", "no"]])
      ) { _ in () },
      Command(
        .verb("sort"), arguments: "KEY", summary: "", candidates: .words(["name", "population"])
      ) { _ in () },
      Command(.number, summary: "") { _ in () },
    ])
  }

  @Test(arguments: [
    ("", Completion(["favorites", "filter", "sort"], replacing: 0)),
    ("f", Completion(["favorites", "filter"], replacing: 1)),
    ("  FI", Completion(["filter"], replacing: 2)),
    ("x", Completion([], replacing: 1)),
    ("sort p", Completion(["population"], replacing: 1)),
    ("so ", Completion(["name", "population"], replacing: 0)),
    ("filter c", Completion(["country="], replacing: 1, suffix: "")),
    ("filter country=esp", Completion(["España"], replacing: 3)),
    ("filter planet=m", Completion([], replacing: 1)),
    ("/Lim", Completion(["Lima, PE", "Limache, CL"], replacing: 3, suffix: "")),
    ("/", Completion()),
    ("favorites x", Completion()),
    ("nonsense x", Completion()),
  ])
  func tabOffersWhatFits(line: String, completion: Completion) async {
    #expect(await completer.completion(of: line) == completion)
  }
}
