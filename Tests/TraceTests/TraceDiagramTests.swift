import Testing

@testable import Trace

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
