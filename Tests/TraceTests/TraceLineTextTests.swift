import Domain
import Localization
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
