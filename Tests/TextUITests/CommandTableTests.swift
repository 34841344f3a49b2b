import Testing
import TextUI

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

  @Test(arguments: ["", " ", "\t", " \u{A0} \r"])
  func anEmptyLineIsNothing(_ line: String) {
    #expect(read(line) == .success(nil))
  }

  @Test func readsVerbs() {
    #expect(read("next") == .success(.next))
    #expect(read("  NEXT  ") == .success(.next))
    #expect(read("page 3") == .success(.page(3)))
    #expect(read("Page\t 3 ") == .success(.page(3)))
    #expect(read("search São  Paulo ") == .success(.search("São  Paulo")))
    #expect(read("show") == .success(.show("")))
    #expect(read("show all") == .success(.show("all")))
  }

  @Test func aMarkAfterAVerbIsTheBeginningOfWhatItTakes() {
    #expect(read("show! all") == .success(.show("! all")))
    #expect(read("Sho! all") == .success(.show("! all")))
    #expect(read("next!") == .failure(.invalidArgument("!", usage: "next")))
    #expect(read("!") == .failure(.unknown("!", suggestions: [])))
  }

  @Test func anErrorQuotesWhatWasTyped() {
    #expect(read("Nexxt") == .failure(.unknown("Nexxt", suggestions: ["next"])))
    #expect(read("NE") == .failure(.ambiguous("NE", candidates: ["next", "newest"])))
    #expect(read("s x") == .failure(.ambiguous("s", candidates: ["search", "show"])))
  }

  @Test func readsAliasesButNotTheirAbbreviations() {
    #expect(read("exit") == .success(.quit))
    #expect(read("find x") == .success(.search("x")))
    #expect(read("? x") == .success(.search("x")))
    #expect(read("exi") == .failure(.unknown("exi", suggestions: ["next"])))
  }

  @Test func readsUnambiguousAbbreviations() {
    #expect(read("q") == .success(.quit))
    #expect(read("nex") == .success(.next))
    #expect(read("new") == .success(.newest))
    #expect(read("sE x") == .success(.search("x")))
    #expect(read("p 1") == .success(.page(1)))
  }

  @Test func aWordIsNoAbbreviationOfWhatDoesNotTakeTheRest() {
    #expect(read("La Paz") == .failure(.unknown("La", suggestions: [])))
    #expect(read("Pag az") == .failure(.unknown("Pag", suggestions: ["page"])))
    #expect(read("ne x") == .failure(.unknown("ne", suggestions: ["next", "newest"])))
    #expect(read("pag") == .failure(.missingArgument(usage: "page N")))
  }

  @Test func aWholeVerbIsNoAbbreviation() throws {
    let table = CommandTable([
      Self.command(.verb("next-to-last")) { _ in .newest },
      Self.command(.verb("next")) { _ in .next },
    ])
    #expect(try table.event("next") == .next)
  }

  @Test func suggestsWhatWasMeant() {
    #expect(read("nxet") == .failure(.unknown("nxet", suggestions: ["next"])))
    #expect(read("serach x") == .failure(.unknown("serach", suggestions: ["search"])))
    #expect(read("xyzzy") == .failure(.unknown("xyzzy", suggestions: [])))
    #expect(read("nexts") == .failure(.unknown("nexts", suggestions: ["next"])))
  }

  @Test func readsPrefixes() {
    #expect(read("/lima") == .success(.search("lima")))
    #expect(read(" / san  juan ") == .success(.search("san  juan")))
    #expect(read("/") == .failure(.missingArgument(usage: "/TEXT")))
    #expect(read("//") == .success(.search("/")))
  }

  @Test func readsNumbers() {
    #expect(read("12") == .success(.pick(12)))
    #expect(read(" 007 ") == .success(.pick(7)))
    let long = String(repeating: "9", count: 40)
    #expect(read(long) == .failure(.invalidArgument(long, usage: "N")))
    #expect(read("-1") == .failure(.unknown("-1", suggestions: [])))
    #expect(read("1 2") == .failure(.unknown("1", suggestions: [])))
    #expect(read("１") == .failure(.unknown("１", suggestions: [])))
  }

  @Test func aNumberIsNoCommandWhereNoneTakesIt() {
    let table = CommandTable([Self.command(.verb("next")) { _ in .next }])
    #expect(throws: CommandError.unknown("3", suggestions: [])) { try table.event("3") }
    #expect(throws: CommandError.unknown("x", suggestions: [])) {
      try CommandTable<Event>([]).event("x")
    }
  }

  @Test func saysWhatIsMissingOrTooMuch() {
    #expect(read("page") == .failure(.missingArgument(usage: "page N")))
    #expect(read("page x") == .failure(.invalidArgument("x", usage: "page N")))
    #expect(read("next 1") == .failure(.invalidArgument("1", usage: "next")))
    #expect(read("p") == .failure(.missingArgument(usage: "page N")))
    #expect(read("FIND") == .failure(.missingArgument(usage: "find TEXT")))
    #expect(read("sea") == .failure(.missingArgument(usage: "search TEXT")))
  }

  @Test func takesAnything() {
    let long = String(repeating: "x", count: 1 << 20)
    #expect(read(long) == .failure(.unknown(long, suggestions: [])))
    #expect(read("search \(long)") == .success(.search(long)))
    #expect(read("ne\0xt") == .failure(.unknown("ne\0xt", suggestions: ["next"])))
    #expect(read("\u{FFFD}") == .failure(.unknown("\u{FFFD}", suggestions: [])))
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
    let signs: Set<EditKey> = [.down, .character("+"), .character("=")]
    #expect(table.keys == signs)
    #expect(signs.allSatisfy { table.event(for: $0) == .next })
    #expect(table.event(for: .character("j")) == nil)
    #expect(table.event(for: .character("j"), hasLetters: true) == .next)
    #expect(table.event(for: .character("q"), hasLetters: true) == nil)
    #expect(table.hasLetters && !self.table.hasLetters)
  }
}
