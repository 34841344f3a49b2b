import Testing

@testable import Terminal

@Suite struct ClipboardTests {
  @Test func theTerminalIsToldWhatToCopy() {
    #expect(Clipboard.sequence(for: "é", inTmux: false) == "\u{1B}]52;c;w6k=\u{7}")
  }

  @Test func tmuxIsToldToPassItOn() {
    #expect(
      Clipboard.sequence(for: "a", inTmux: true)
        == "\u{1B}]52;c;YQ==\u{7}\u{1B}Ptmux;\u{1B}\u{1B}]52;c;YQ==\u{7}\u{1B}\\")
  }
}
