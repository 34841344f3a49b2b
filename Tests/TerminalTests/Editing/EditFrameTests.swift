import Platform
import Testing
import TextUI

@testable import Terminal

/// What the editor writes so that the window shows another frame.
@Suite struct EditFrameTests {
  private let ansi = ANSIText(palette: nil)

  /// A frame of a window of 10 columns and 6 rows.
  private func frame(
    above: [String]? = nil, banner: String? = nil, line: String = "/al", cursor: Int? = nil,
    below: [String] = []
  ) -> EditFrame {
    SystemLocale.setUnicode()
    var frame = EditFrame(size: Size(columns: 10, rows: 6))
    frame.prompt = Line("> ")
    frame.above = above?.map { Line($0) }
    frame.banner = banner.map { Line($0) }
    let scalars = Array(line.unicodeScalars)
    frame.setLine((scalars, cursor ?? scalars.count))
    frame.setBelow(below.map { Line($0) })
    return frame
  }

  private func aside(_ text: String) -> String {
    "\u{1B}[?25l\u{1B}[?7l\(text)\u{1B}[?7h\u{1B}[?25h"
  }

  private func below(_ shown: EditFrame, _ wanted: EditFrame) -> String {
    shown.changeBelow(to: wanted, in: ansi)
  }

  @Test func rowsBelowAreWrittenAfterTheLine() {
    let wanted = frame(below: ["Albania", "Algeria"])
    #expect(
      below(frame(), wanted)
        == aside("\r\u{1B}[5C\u{1B}[J\nAlbania\nAlgeria\r\u{1B}[2A\u{1B}[5C"))
    #expect(below(wanted, wanted) == "")
  }

  @Test func onlyRowsThatDifferAreWritten() {
    let shown = frame(below: ["Albania", "Algeria"])
    #expect(
      below(shown, frame(below: ["Albania", "Alaska"]))
        == aside("\r\n\nAlaska\u{1B}[K\r\u{1B}[2A\u{1B}[5C"))
    #expect(below(shown, frame()) == aside("\r\n\u{1B}[J\r\u{1B}[A\u{1B}[5C"))
  }

  @Test(arguments: ["/al", "/albanian", "/al日", "/al🏳️"])
  func rowsThatSomebodyDrewOverAreWrittenAnew(_ line: String) {
    var shown = frame(below: ["Albania"])
    shown.isBelowDamaged = line == "/al"
    let wanted = frame(line: line, below: ["Albania"])
    let isKept = line == "/al日"
    #expect(below(shown, wanted).contains("Albania") == !isKept)
  }

  @Test func rowsBelowFitTheWindow() {
    let rows = (1...9).map { "row number \($0)" }
    let cut = frame(banner: "offline", line: "/albanian", below: rows)
    #expect(cut.below.map(\.text) == Array(repeating: "row numbe…", count: 3))
    #expect(frame(above: ["1", "2"], below: ["a", "b", "c"]).above == [Line("1"), Line("2")])
    #expect(frame(above: ["1", "2", "3"], below: ["a", "b", "c"]).above == nil)
  }

  @Test func rowsAboveAreDrawnOver() {
    let shown = frame(above: ["Lima", "Quito"], banner: "offline", cursor: 1)
    var wanted = shown
    wanted.above = [Line("Lima"), Line("Quilmes")]
    #expect(shown.canReplaceAbove(with: wanted.above ?? []))
    #expect(
      shown.changeAbove(to: wanted, in: ansi)
        == aside("\r\u{1B}[3A\nQuilmes\r\u{1B}[2B\u{1B}[3C"))
    #expect(shown.changeAbove(to: shown, in: ansi) == "")
  }

  @Test func onlyAsManyRowsOfOneRowEachAreDrawnOver() {
    let rows = [Line("Lima"), Line("Quito")]
    let shown = frame(above: ["a", "b"])
    let wide = Line("Antananarivo")
    #expect(
      [
        shown.canReplaceAbove(with: rows), shown.canReplaceAbove(with: [rows[0]]),
        shown.canReplaceAbove(with: [rows[0], wide]), frame().canReplaceAbove(with: rows),
        frame(above: ["a", "b"], line: "/albanian").canReplaceAbove(with: rows),
      ] == [true, false, false, false, false])
  }

  @Test func aFrameIsErasedFromItsBanner() {
    #expect(frame().erasing == "\r\u{1B}[J")
    #expect(frame(banner: "offline", line: "/albanian").erasing == "\r\u{1B}[2A\u{1B}[J")
    #expect(frame(banner: "offline", line: "/albanian", cursor: 0).erasing == "\r\u{1B}[A\u{1B}[J")
    // The window was made narrower, which wraps the banner.
    var narrow = frame(banner: "offline")
    narrow.size = Size(columns: 4, rows: 6)
    #expect(narrow.bannerRows == 2)
  }

  @Test func rowsAreForgotten() {
    var shown = frame(above: ["1"], banner: "offline", below: ["a"])
    shown.isBelowDamaged = true
    shown.forgetRows()
    #expect(shown == frame(banner: "offline"))
  }
}
