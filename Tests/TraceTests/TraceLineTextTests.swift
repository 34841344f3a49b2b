import Localization
import Synchronization
import Testing
import TextUI

@testable import Trace

@Suite struct TraceLineTextTests {
  private func text(isUnicode: Bool = true, width: Int? = nil) -> [String] {
    TraceFixture.lines.map(TraceLineText(isUnicode: isUnicode, width: width).text)
  }

  @Test func aLineIsItsTimeItsRolesWhatIsCalledAndWhatCameOfIt() {
    #expect(
      text() == [
        "       …  session → list.presenter  searched(\"lima\")",
        "  1.2 ms    list.presenter → interactor  page(\"lima\") ⇒ throws notFound",
        "   85 µs      list.interactor ⇢ presenter  held([2])",
        "  1.24 s    list.presenter → view  display(ListScene)",
        "  3.1 ms  session ← list.presenter  searched",
      ])
  }

  @Test func whereThereIsOnlyASCIIArrowsAreMadeOfIt() {
    let signs = ["→": "->", "←": "<-", "⇢": "~>", "⇒": "=>", "  …": "...", "µ": "u"]
    let written = signs.reduce(text().joined()) { text, sign in
      text.split(separator: sign.key, omittingEmptySubsequences: false).joined(
        separator: sign.value)
    }
    #expect(text(isUnicode: false).joined() == written)
  }

  @Test func whatCameOfACallKeepsItsRoom() {
    #expect(
      text(width: 60).prefix(2) == [
        "       …  session → list.presenter  searched(\"lima\")",
        "  1.2 ms    list.presenter → interactor  page(\"li… ⇒ throws…",
      ])
  }

  @Test func inANarrowWindowTheIndentationTellsWhoCalls() {
    #expect(
      text(width: 40) == [
        "       … → list.presenter searched(\"lim…",
        "  1.2 ms  → interactor page(\"l… ⇒ throw…",
        "   85 µs   ⇢ presenter held([2])",
        "  1.24 s  → view display(ListScene)",
        "  3.1 ms ← list.presenter searched",
      ])
  }

  @Test func whereTextIsLinearWordsTakeThePlaceOfSigns() {
    let text = TraceLineText(isUnicode: false, width: 40, strings: Strings(.english))
    let lines = TraceFixture.lines.map(text.line)
    #expect(
      lines.map(\.spoken) == [
        "begins: session calls list.presenter: searched(\"lima\")",
        "1.2 ms: list.presenter calls interactor: page(\"lima\"), fails: notFound",
        "0.085 ms: list.interactor tells presenter: held([2])",
        "1.24 s: list.presenter calls view: display(ListScene)",
        "ends after 3.1 ms: session calls list.presenter: searched",
      ])
    #expect(lines.allSatisfy { $0.width <= 40 })
  }
}

@Suite struct TraceDiagramTests {
  private func call(_ message: String) -> TraceEntry {
    TraceEntry(
      number: 1, from: .session, to: TraceFixture.presenter, message: message, began: .zero)
  }

  @Test func theCallsOfAScreenAreASequenceDiagram() {
    #expect(
      TraceDiagram.text(TraceFixture.trace) == """
        sequenceDiagram
          %% list(cities)
          participant session as session
          participant list_presenter as list.presenter
          participant list_interactor as list.interactor
          participant list_view as list.view
          session->>list_presenter: searched("lima")
          list_presenter->>list_interactor: page("lima")
          list_interactor-->>list_presenter: held([2]) (85 µs)
          list_interactor--xlist_presenter: notFound (1.2 ms)
          list_presenter->>list_view: display(ListScene) (1.24 s)
          list_presenter-->>session: done (3.1 ms)

        """)
  }

  @Test func signsThatMeanSomethingAreEntitiesAndLongMessagesAreCut() {
    let long = String(repeating: "a", count: 100)
    let entries = [call("searched(\"#;%<b>&\\\")"), call(long)]
    #expect(
      TraceDiagram.text(ScreenTrace(title: "{x}\ny", entries: entries, dropped: 3)) == """
        sequenceDiagram
          %% xy
          participant session as session
          participant list_presenter as list.presenter
          Note over session: 3 older calls are left out
          session->>list_presenter: searched("#35;#59;#37;#60;b#62;#38;#92;")
          session->>list_presenter: \(long.prefix(79))…

        """)
  }

  /// Mermaid draws no text that is longer.
  @Test func ofTooManyCallsTheLastAreDrawn() {
    let entries = (1...500).map { call("\($0)" + String(repeating: "#", count: 70)) }
    let text = TraceDiagram.text(ScreenTrace(title: "x", entries: entries, dropped: 2))
    let lines = text.split(separator: "\n")
    let drawn = lines.count { $0.contains("->>") }
    #expect(text.utf16.count <= 50_000)
    #expect(drawn > 100)
    #expect(lines.contains("  Note over session: \(502 - drawn) older calls are left out"))
    #expect(lines.last?.hasPrefix("  session->>list_presenter: 500#35;") == true)
    let nothing = TraceDiagram.text(ScreenTrace(title: "x", entries: entries), limit: 0)
    #expect(nothing.hasPrefix("sequenceDiagram\n"))
  }
}

@Suite struct TraceLogTests {
  private let presenter = TraceFixture.presenter
  private let interactor = TraceFixture.interactor

  private func log(limit: Int = 10, traceLimit: Int = 10) -> TraceLog {
    let time = Mutex(0)
    return TraceLog(
      limit: limit, traceLimit: traceLimit,
      now: {
        time.withLock { time in
          time += 1
          return .milliseconds(time)
        }
      }, tell: { _ in })
  }

  @Test func entriesKnowWhoCalledAndHowLongItTook() {
    let log = log()
    let a = log.begin("a", to: presenter, in: nil, screen: log.open("x"))
    let b = log.begin("b", to: interactor, in: a, screen: log.current)
    log.end(b, outcome: "no", isFailure: true)
    #expect(
      log.last?.entries == [
        TraceEntry(
          number: 1, from: .session, to: presenter, message: "a", began: .milliseconds(1)),
        TraceEntry(
          number: 2, parent: 1, depth: 1, from: presenter, to: interactor, message: "b",
          began: .milliseconds(2), outcome: "no", isFailure: true, took: .milliseconds(1),
          ended: 3),
      ])
  }

  @Test func theLastTraceIsThatOfTheScreenThatWasCalledLast() {
    let log = log()
    #expect(log.last == nil)
    let (x, y) = (log.open("x"), log.open("y"))
    #expect(log.current.number == y.number)
    for screen in [y, x] {
      log.end(log.begin("a", to: presenter, in: nil, screen: screen), outcome: nil)
      #expect(log.last?.title == screen.title())
    }
  }

  @Test func theOldestMakeRoom() {
    let log = log(limit: 2, traceLimit: 1)
    func call(_ message: String, on screen: TracedScreen) {
      log.end(log.begin(message, to: presenter, in: nil, screen: screen), outcome: nil)
    }
    let x = log.open("x")
    for message in ["a", "b", "c"] { call(message, on: x) }
    #expect(log.last?.entries.map(\.message) == ["b", "c"])
    #expect(log.last?.dropped == 1)
    let y = log.open("y")
    // What was not called yet takes no room.
    #expect(log.last?.title == "x")
    call("d", on: y)
    #expect(log.last?.entries.map(\.message) == ["d"])
    // A screen whose trace was forgotten begins another.
    call("e", on: x)
    #expect(log.last?.title == "x" && log.last?.entries.map(\.message) == ["e"])
  }
}
