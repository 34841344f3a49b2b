import Testing
import TextUI

@testable import Terminal

@Suite struct PromptTextTests {
  @Test func withoutColourAPromptIsItsText() {
    #expect(PromptText.marked(Line([Span("a", .title), Span("> ")]), palette: nil) == "a> ")
  }

  @Test func escapesAreMarkedAndTheLastCharacterIsPlain() {
    let prompt = Line([Span("a", .accent), Span(" b> ", .title)])
    #expect(
      PromptText.marked(prompt, palette: .sixteen)
        == "\u{1}\u{1B}[94m\u{1}a\u{1}\u{1B}[0m\u{1B}[1m\u{1} b>\u{1}\u{1B}[0m\u{1} ")
    #expect(PromptText.marked(Line("> "), palette: .sixteen) == "> ")
    #expect(PromptText.marked(Line(), palette: .sixteen) == "")
  }

  @Test func aPromptLeavesRoomForTyping() {
    let prompt = Line([Span("catalejo › cities › Łódź", .accent), Span("> ")])
    #expect(PromptText.fitted(prompt, columns: 80) == prompt)
    #expect(
      PromptText.fitted(prompt, columns: 20)
        == Line([Span("…"), Span("es › Łódź", .accent), Span("> ")]))
    #expect(PromptText.fitted(prompt, columns: 4).width == 1)
  }
}

@Suite struct EditPlaceTests {
  private func place(_ prompt: String, _ text: String, _ columns: Int) -> [Int] {
    UnicodeLocale.set()
    let place = EditPlace.after(prompt: prompt, text: text.unicodeScalars, columns: columns)
    return [place.row, place.column]
  }

  @Test func rowsWrapAtTheEdge() {
    #expect(place("> ", "", 10) == [0, 2])
    #expect(place("> ", "1234567", 10) == [0, 9])
    #expect(place("> ", "12345678", 10) == [1, 0])
    #expect(place("> ", String(repeating: "x", count: 28), 10) == [3, 0])
  }

  @Test func widthsAreThoseOfTheTerminal() {
    #expect(place("", "日本語日本", 9) == [1, 2])
    #expect(place("", "e\u{301}", 9) == [0, 1])
    #expect(place("", "\u{1}x", 9) == [0, 3])
    #expect(place("", "a\tb", 20) == [0, 9])
  }
}
