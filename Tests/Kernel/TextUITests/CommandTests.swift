import Testing

@testable import TextUI

@Suite struct CommandTableTests {
  private enum Event: Hashable, Sendable {
    case next, newest
    case page(Int)
    case search(String)
    case pick(Int)
    case quit
    case show(String)
  }

  private static func command(
    _ form: CommandForm, _ arguments: String = "", _ event: @escaping @Sendable (String) -> Event?
  ) -> Command<Event> {
    Command(form, arguments: arguments, summary: "", event: event)
  }

  private let table = CommandTable([
    command(.verb("next")) { _ in .next },
    command(.verb("newest")) { _ in .newest },
    command(.verb("page"), "N") { Int($0).map(Event.page) },
    command(.prefix("/"), "TEXT") { .search($0) },
    command(.verb("search", aliases: ["find", "?"]), "TEXT") { .search($0) },
    command(.verb("show"), "[WHAT]") { .show($0) },
    command(.verb("quit", aliases: ["exit"])) { _ in .quit },
    command(.number) { Int($0).map(Event.pick) },
  ])

  private func read(_ line: String) -> Result<Event?, CommandError> {
    do throws(CommandError) {
      return .success(try table.event(line))
    } catch {
      return .failure(error)
    }
  }

  private static let long = String(repeating: "x", count: 1 << 20)

  private static let lines: [(String, Event?)] = [
    ("", nil), (" ", nil), ("\t", nil), (" \u{A0} \r", nil),
    ("next", .next), ("  NEXT  ", .next), ("page 3", .page(3)), ("Page\t 3 ", .page(3)),
    ("search São  Paulo ", .search("São  Paulo")), ("search \(long)", .search(long)),
    ("show", .show("")), ("show all", .show("all")),
    // A mark after a verb is the beginning of what it takes.
    ("show! all", .show("! all")), ("Sho! all", .show("! all")),
    ("exit", .quit), ("find x", .search("x")), ("? x", .search("x")),
    ("q", .quit), ("nex", .next), ("new", .newest), ("sE x", .search("x")), ("p 1", .page(1)),
    ("/lima", .search("lima")), (" / san  juan ", .search("san  juan")), ("//", .search("/")),
    ("12", .pick(12)), (" 007 ", .pick(7)),
  ]

  @Test(arguments: lines)
  private func aLineIsAnEvent(line: String, event: Event?) {
    #expect(read(line) == .success(event))
  }

  private static let number = String(repeating: "9", count: 40)

  private static let noCommands: [(String, CommandError)] = [
    ("next!", .invalidArgument("!", usage: "next")), ("!", .unknown("!", suggestions: [])),
    ("Nexxt", .unknown("Nexxt", suggestions: ["next"])),
    ("NE", .ambiguous("NE", candidates: ["next", "newest"])),
    ("s x", .ambiguous("s", candidates: ["search", "show"])),
    // An alias is not abbreviated.
    ("exi", .unknown("exi", suggestions: ["next"])),
    // A verb is no abbreviation if its command does not take the rest.
    ("La Paz", .unknown("La", suggestions: [])), ("Pag az", .unknown("Pag", suggestions: ["page"])),
    ("ne x", .unknown("ne", suggestions: ["next", "newest"])),
    ("nxet", .unknown("nxet", suggestions: ["next"])),
    ("serach x", .unknown("serach", suggestions: ["search"])),
    ("xyzzy", .unknown("xyzzy", suggestions: [])),
    ("nexts", .unknown("nexts", suggestions: ["next"])),
    (number, .invalidArgument(number, usage: "N")), ("-1", .unknown("-1", suggestions: [])),
    ("1 2", .unknown("1", suggestions: [])), ("１", .unknown("１", suggestions: [])),
    ("/", .missingArgument(usage: "/TEXT")), ("pag", .missingArgument(usage: "page N")),
    ("FIND", .missingArgument(usage: "find TEXT")), ("sea", .missingArgument(usage: "search TEXT")),
    ("page x", .invalidArgument("x", usage: "page N")),
    ("next 1", .invalidArgument("1", usage: "next")),
    (long, .unknown(long, suggestions: [])), ("\u{FFFD}", .unknown("\u{FFFD}", suggestions: [])),
    ("ne\0xt", .unknown("ne\0xt", suggestions: ["next"])),
  ]

  @Test(arguments: noCommands)
  func whatIsNoCommandSaysWhy(line: String, error: CommandError) {
    #expect(read(line) == .failure(error))
  }

  @Test func aWholeVerbIsNoAbbreviation() throws {
    let table = CommandTable([
      Self.command(.verb("next-to-last")) { _ in .newest },
      Self.command(.verb("next")) { _ in .next },
    ])
    #expect(try table.event("next") == .next)
  }

  @Test func aNumberIsNoCommandWhereNoneTakesIt() {
    let table = CommandTable([Self.command(.verb("next")) { _ in .next }])
    #expect(throws: CommandError.unknown("3", suggestions: [])) { try table.event("3") }
    #expect(throws: CommandError.unknown("x", suggestions: [])) {
      try CommandTable<Event>([]).event("x")
    }
  }

  @Test func listsItsVerbsInOrder() {
    #expect(table.verbs == ["next", "newest", "page", "search", "show", "quit"])
    #expect(
      table.commands.map(\.usage) == [
        "next", "newest", "page N", "/TEXT", "search TEXT", "show [WHAT]", "quit", "N",
      ])
    #expect(
      table.commands.map(\.name) == ["next", "newest", "page", "/", "search", "show", "quit", "N"])
  }

  @Test func mapsItsEventsAndKeepsAllElse() throws {
    let mapped = table.map { "\($0)" }
    #expect(mapped.commands.map(\.form) == table.commands.map(\.form))
    #expect(mapped.commands.map(\.usage) == table.commands.map(\.usage))
    #expect(try mapped.event("page 3") == "page(3)")
    #expect(try mapped.event("") == nil)
    #expect(throws: CommandError.invalidArgument("x", usage: "page N")) {
      try mapped.event("page x")
    }
  }

  @Test func mergingKeepsItsOwnCommands() throws {
    let other = CommandTable([
      Self.command(.verb("next")) { _ in .quit }, Self.command(.verb("about")) { _ in .newest },
      Self.command(.number) { _ in .quit }, Self.command(.prefix("!")) { _ in .quit },
    ])
    let merged = table.merging(other)
    #expect(merged.commands.map(\.name) == table.commands.map(\.name) + ["about", "!"])
    #expect(try merged.event("next") == .next)
    #expect(try merged.event("5") == .pick(5))
    #expect(try merged.event("about") == .newest)
    #expect(try merged.event("!") == .quit)
  }

  @Test func aKeyIsACommands() {
    let table = CommandTable([
      Command<Event>(.verb("next"), summary: "", key: .down, signs: ["+", "="], letter: "j") { _ in
        .next
      },
      Command<Event>(.verb("quit"), summary: "") { _ in .quit },
    ]).map { $0 }
    let signs: [EditKey] = [.down, .character("+"), .character("=")]
    #expect(table.keys == signs)
    #expect(signs.allSatisfy { table.event(for: $0) == .next })
    #expect(table.event(for: .character("j")) == nil)
    #expect(table.event(for: .character("j"), hasLetters: true) == .next)
    #expect(table.event(for: .character("q"), hasLetters: true) == nil)
    #expect(table.hasLetters && !self.table.hasLetters)
  }
}

@Suite struct SuggestionsTests {
  @Test(arguments: [
    ("", "", 0), ("abc", "abc", 0), ("", "abc", 3), ("abc", "", 3), ("abc", "abd", 1),
    ("abc", "acb", 1), ("abc", "ab", 1), ("abc", "xabc", 1), ("kitten", "sitting", 3),
    // Edited twice in one place would be 2.
    ("ca", "abc", 3),
  ])
  func countsEdits(_ a: String, _ b: String, _ distance: Int) {
    #expect(Suggestions.distance(a, b) == distance)
    #expect(Suggestions.distance(b, a) == distance)
  }

  private let verbs = ["next", "prev", "page", "search", "sort", "n", "s", "e", "w"]

  @Test func offersTheNearestFirst() {
    #expect(Suggestions.nearest(to: "sesrch", among: verbs) == ["search"])
    #expect(Suggestions.nearest(to: "pag", among: ["pages", "page"]) == ["page", "pages"])
    #expect(Suggestions.nearest(to: "sorf", among: ["sorb", "sort"]) == ["sorb", "sort"])
    #expect(
      Suggestions.nearest(to: "sorf", among: ["sorb", "sort"], preferring: ["sort"])
        == ["sort", "sorb"])
  }

  @Test func offersThreeAtMost() {
    let words = ["aab", "aac", "aad", "aae"]
    #expect(Suggestions.nearest(to: "aaa", among: words) == ["aab", "aac", "aad"])
  }

  @Test(arguments: ["z", "0", "xyzzy", "", "nothing", "é"])
  func offersNothingFarOff(_ word: String) {
    #expect(Suggestions.nearest(to: word, among: verbs) == [])
  }

  @Test func takesWordsOfThirtyTwoLetters() {
    let word = String(repeating: "x", count: 32)
    #expect(Suggestions.nearest(to: word, among: [word + "y"]) == [word + "y"])
    #expect(Suggestions.nearest(to: word + "x", among: [word]) == [])
  }
}

@Suite struct PointerEventTests {
  private func drag(_ columns: Int, _ rows: Int, from column: Int = 5) -> PointerEvent {
    PointerEvent(.dragged(columns: columns, rows: rows), column: column)
  }

  @Test func movementsAddUp() {
    #expect(drag(2, -1).merged(with: drag(-3, 4)) == drag(-1, 3))
    #expect(
      PointerEvent(.turned(2), column: 1).merged(with: PointerEvent(.turned(-3), column: 4))
        == PointerEvent(.turned(-1), column: 4))
  }

  @Test func twoThingsStayTwo() {
    #expect(drag(1, 1).merged(with: drag(1, 1, from: 6)) == nil)
    #expect(drag(1, 1).merged(with: PointerEvent(.turned(1), column: 5)) == nil)
  }

  @Test func aPartOfTheScreenCountsFromItsOwnEdge() {
    #expect(drag(2, 3, from: 70).seen(from: 60) == drag(2, 3, from: 10))
  }
}
