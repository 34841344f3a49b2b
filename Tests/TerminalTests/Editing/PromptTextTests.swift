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
