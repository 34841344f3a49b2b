import CallTrace
import Testing
import TextUI

@Suite struct TraceLineTextTests {
  private func text(
    _ lines: TraceLine..., isUnicode: Bool = true, width: Int? = nil
  ) -> [String] {
    lines.map(TraceLineText(isUnicode: isUnicode, width: width).text)
  }

  @Test func aCallThatAnswersNothingIsItsTimeItsRolesAndItsMessage() {
    #expect(
      text(.whole(TraceFixture.display)) == [
        "  1.24 s    list.presenter → view  display(ListScene)"
      ])
  }

  @Test func aFailureIsThrown() {
    #expect(
      text(.whole(TraceFixture.page)) == [
        "  1.2 ms    list.presenter → interactor  page(\"lima\") ⇒ throws notFound"
      ])
  }

  @Test func aStepGoesBack() {
    #expect(
      text(.whole(TraceFixture.step)) == [
        "   85 µs      list.interactor ⇢ presenter  held([2])"
      ])
  }

  @Test func aCallWithOthersInItHasABeginningAndAnEnd() {
    #expect(
      text(.opened(TraceFixture.search), .closed(TraceFixture.search)) == [
        "       …  session → list.presenter  searched(\"lima\")",
        "  3.1 ms  session ← list.presenter  searched",
      ])
  }

  @Test func whereThereIsOnlyASCIIArrowsAreMadeOfIt() {
    let lines = text(
      .opened(TraceFixture.search), .whole(TraceFixture.page), .whole(TraceFixture.step),
      .closed(TraceFixture.search), isUnicode: false)
    #expect(
      lines == [
        "     ...  session -> list.presenter  searched(\"lima\")",
        "  1.2 ms    list.presenter -> interactor  page(\"lima\") => throws notFound",
        "   85 us      list.interactor ~> presenter  held([2])",
        "  3.1 ms  session <- list.presenter  searched",
      ])
    #expect(lines.allSatisfy { $0.utf8.allSatisfy { $0 < 0x80 } })
  }

  @Test func whatCameOfACallKeepsItsRoom() {
    #expect(
      text(.whole(TraceFixture.page), .opened(TraceFixture.search), width: 60) == [
        "  1.2 ms    list.presenter → interactor  page(\"li… ⇒ throws…",
        "       …  session → list.presenter  searched(\"lima\")",
      ])
  }

  @Test func inANarrowWindowTheIndentationTellsWhoCalls() {
    let lines = text(
      .opened(TraceFixture.search), .whole(TraceFixture.page), .whole(TraceFixture.step),
      .closed(TraceFixture.search), width: 40)
    #expect(
      lines == [
        "       … → list.presenter searched(\"lim…",
        "  1.2 ms  → interactor page(\"l… ⇒ throw…",
        "   85 µs   ⇢ presenter held([2])",
        "  3.1 ms ← list.presenter searched",
      ])
  }

  @Test func whereTextIsLinearWordsTakeThePlaceOfSigns() {
    let words = TraceWords(
      begins: "begins", ends: { "ends after \($0)" }, calls: "calls", tells: "tells",
      answer: "answer", fails: "fails")
    let text = TraceLineText(isUnicode: false, width: 40, words: words)
    let lines = [
      .opened(TraceFixture.search), .whole(TraceFixture.page), .whole(TraceFixture.step),
      .whole(TraceFixture.display), .closed(TraceFixture.search),
    ].map(text.line)
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
