import Catalog
import Testing

@testable import Pictures

@Suite struct PictureModeTests {
  private let good = PictureMode.Terminal(isTerminal: true, showsUnicode: true, showsColor: true)

  private func mode(
    _ environment: [String: String], _ choice: PictureMode.Choice = .auto
  ) -> PictureMode? {
    PictureMode.chosen(choice, environment: environment, terminal: good)
  }

  private static let known: [([String: String], PictureMode)] = [
    ([:], .symbols),
    (["TERM": "xterm-256color"], .symbols),
    (["TERM": "xterm-kitty"], .pixels(.kitty)),
    (["TERM": "xterm-256color", "KITTY_WINDOW_ID": "1"], .pixels(.kitty)),
    (["TERM_PROGRAM": "ghostty"], .pixels(.kitty)),
    (["TERM_PROGRAM": "iTerm.app"], .pixels(.iterm)),
    (["TERM_PROGRAM": "WezTerm"], .pixels(.iterm)),
    (["LC_TERMINAL": "iTerm2"], .pixels(.iterm)),
    (["TERM": "foot"], .pixels(.sixel)),
    (["TERM": "foot-extra"], .pixels(.sixel)),
    (["TERM": "xterm-sixel"], .pixels(.sixel)),
    (["TERM_PROGRAM": "mintty"], .pixels(.sixel)),
    (["TERM": "tmux-256color", "TMUX": "/tmp/x", "KITTY_WINDOW_ID": "1"], .symbols),
    (["TERM": "screen", "TERM_PROGRAM": "iTerm.app"], .symbols),
    (["TERM": "xterm-kitty", "ZELLIJ": "0"], .symbols),
    (["TERM_PROGRAM": "vscode"], .symbols),
  ]

  @Test(arguments: known)
  func showsWhatTheTerminalIsKnownFor(environment: [String: String], wanted: PictureMode) {
    #expect(mode(environment) == wanted)
  }

  @Test func theUsersWordCounts() {
    let tmux = ["TMUX": "/tmp/x"]
    #expect(
      PictureMode.Choice.allCases.map { mode(tmux, $0) }
        == [.symbols, .pixels(.kitty), .pixels(.sixel), .pixels(.iterm), .symbols, nil])
  }

  @Test func withoutATerminalUnicodeOrColorsThereAreNoneUnlessAskedFor() {
    let terminals = [
      PictureMode.Terminal(isTerminal: false, showsUnicode: true, showsColor: true),
      PictureMode.Terminal(isTerminal: true, showsUnicode: false, showsColor: true),
      PictureMode.Terminal(isTerminal: true, showsUnicode: true, showsColor: false),
    ]
    for choice in [(PictureMode.Choice.auto, nil), (.symbols, PictureMode.symbols)] {
      #expect(
        terminals.map { PictureMode.chosen(choice.0, environment: [:], terminal: $0) }
          == [choice.1, choice.1, choice.1])
    }
  }

  @Test func colorsAreThoseTheTerminalSaysItHas() {
    let environments = [
      [:], ["TERM": "linux"], ["TERM": "xterm-256color"], ["COLORTERM": "truecolor"],
      ["COLORTERM": "24bit"], ["TERM": "xterm-direct"], ["TMUX": "x", "TERM": "screen"],
      ["TERM": "xterm-kitty"],
    ]
    #expect(
      environments.map { PictureColors.shown(environment: $0, terminal: good) }
        == [.sixteen, .sixteen, .many, .full, .full, .full, .full, .full])
    let mono = PictureMode.Terminal(isTerminal: true, showsUnicode: true, showsColor: false)
    #expect(PictureColors.shown(environment: ["COLORTERM": "24bit"], terminal: mono) == .none)
  }
}
