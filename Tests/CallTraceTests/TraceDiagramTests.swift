import CallTrace
import Testing

@Suite struct TraceDiagramTests {
  @Test func aChapterIsASequenceDiagram() {
    #expect(
      TraceDiagram.text(TraceFixture.chapter) == """
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

  @Test func signsThatMeanSomethingAreEntities() {
    let entry = TraceEntry(
      number: 1, from: .session, to: TraceFixture.presenter,
      message: "searched(\"#;%<b>&\\\")", began: .zero)
    let text = TraceDiagram.text(
      TraceChapter(number: 1, title: "{x}\ny", entries: [entry], dropped: 3))
    #expect(
      text == """
        sequenceDiagram
          %% xy
          participant session as session
          participant list_presenter as list.presenter
          Note over session: 3 older calls are left out
          session->>list_presenter: searched("#35;#59;#37;#60;b#62;#38;#92;")

        """)
  }

  @Test func longMessagesAreCut() {
    let entry = TraceEntry(
      number: 1, from: .session, to: TraceFixture.presenter,
      message: String(repeating: "a", count: 100), began: .zero)
    let text = TraceDiagram.text(TraceChapter(number: 1, title: "x", entries: [entry]))
    #expect(text.hasSuffix(": \(String(repeating: "a", count: 79))…\n"))
  }

  /// Mermaid draws no text that is longer.
  @Test func ofTooManyCallsTheLastAreDrawn() {
    let entries = (1...500).map { number in
      TraceEntry(
        number: number, from: .session, to: TraceFixture.presenter,
        message: "\(number)" + String(repeating: "#", count: 70), began: .zero)
    }
    let text = TraceDiagram.text(
      TraceChapter(number: 1, title: "x", entries: entries, dropped: 2))
    let lines = text.split(separator: "\n")
    let drawn = lines.count { $0.contains("->>") }
    #expect(text.utf16.count <= 50_000)
    #expect(drawn > 100)
    #expect(lines.contains("  Note over session: \(502 - drawn) older calls are left out"))
    #expect(lines.last?.hasPrefix("  session->>list_presenter: 500#35;") == true)
    let nothing = TraceChapter(number: 1, title: "x", entries: entries)
    #expect(TraceDiagram.text(nothing, limit: 0).hasPrefix("sequenceDiagram\n"))
  }

  /// Each line is one of the few forms that are used of the language.
  @Test func everyLineIsOfAKnownForm() throws {
    let message = /\ \ [a-z_]+(->>|-->>|--x)[a-z_]+: [^#;\n]*(#\d+;[^#;\n]*)*/
    let other = /sequenceDiagram|\ \ %% [^\n]*|\ \ participant [a-z_]+ as [a-z.]+/
    let lines = TraceDiagram.text(TraceFixture.chapter).split(separator: "\n")
    #expect(
      try lines.filter { try message.wholeMatch(in: $0) == nil && other.wholeMatch(in: $0) == nil }
        == [])
  }
}
