import Testing
import TextUI

@testable import Pictures

@Suite struct PictureSettingsTests {
  private static let terminals: [([String: String], Graphic.Format?, PictureColors)] = [
    ([:], nil, .sixteen), (["TERM": "linux"], nil, .sixteen),
    (["TERM": "xterm-256color"], nil, .many), (["TERM_PROGRAM": "vscode"], nil, .sixteen),
    (["TERM": "xterm-kitty"], .kitty, .full), (["KITTY_WINDOW_ID": "1"], .kitty, .full),
    (["TERM_PROGRAM": "ghostty"], .kitty, .full),
    (["TERM_PROGRAM": "iTerm.app"], .iterm, .full), (["TERM_PROGRAM": "WezTerm"], .iterm, .full),
    (["LC_TERMINAL": "iTerm2"], .iterm, .full),
    (["TERM": "foot"], .sixel, .full), (["TERM": "foot-extra"], .sixel, .full),
    (["TERM": "xterm-sixel"], .sixel, .full), (["TERM_PROGRAM": "mintty"], .sixel, .full),
    (["TERM": "tmux-256color", "TMUX": "/tmp/x", "KITTY_WINDOW_ID": "1"], nil, .full),
    (["TERM": "screen", "TERM_PROGRAM": "iTerm.app"], nil, .full),
    (["TERM": "xterm-kitty", "ZELLIJ": "0"], nil, .full),
    (["COLORTERM": "truecolor"], nil, .full), (["COLORTERM": "24bit"], nil, .full),
    (["TERM": "xterm-direct"], nil, .full),
  ]

  private func settings(
    _ choice: PictureSettings.Choice = .auto, _ environment: [String: String] = [:],
    showsSymbols: Bool = true, showsColor: Bool = true, cell: Size? = nil
  ) -> PictureSettings? {
    PictureSettings(
      choice, environment: environment, showsSymbols: showsSymbols, showsColor: showsColor,
      cell: cell)
  }

  @Test(arguments: terminals)
  func showsWhatTheTerminalIsKnownFor(
    environment: [String: String], format: Graphic.Format?, colors: PictureColors
  ) {
    #expect(settings(.auto, environment) == PictureSettings(format, colors: colors))
  }

  @Test func theUsersWordCounts() {
    #expect(
      PictureSettings.Choice.allCases.map { settings($0, ["TMUX": "/tmp/x"])?.name }
        == ["symbols", "kitty", "sixel", "iterm", "symbols", nil])
  }

  @Test(arguments: [(false, true), (true, false)])
  func withoutSymbolsOrColorsThereAreNoneUnlessAskedFor(showsSymbols: Bool, showsColor: Bool) {
    #expect(settings(showsSymbols: showsSymbols, showsColor: showsColor) == nil)
    #expect(
      settings(.symbols, showsSymbols: showsSymbols, showsColor: showsColor)?.colors
        == (showsColor ? .sixteen : PictureColors.none))
  }

  @Test func aCellBeyondBeliefIsTakenForTheUsual() {
    let cells = [
      Size(columns: 8, rows: 16), Size(columns: 1, rows: 16), Size(columns: 8, rows: 201),
    ]
    #expect(
      cells.map { settings(cell: $0)?.cell }
        == [cells[0], PictureSettings.usualCell, PictureSettings.usualCell])
  }
}
