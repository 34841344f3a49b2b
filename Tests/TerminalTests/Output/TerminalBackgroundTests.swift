import Testing

@testable import Terminal

@Suite struct TerminalBackgroundTests {
  @Test(
    arguments: [
      // xterm, black and white; with fewer digits; seen through.
      ("rgb:0000/0000/0000", .dark), ("rgb:ffff/ffff/ffff", .light), ("rgb:0/0/0", .dark),
      ("rgb:FFF/FFF/FFF", .light), ("rgba:1e1e/1e1e/1e1e/e5e5", .dark),
      // Solarized, Nord, Gruvbox.
      ("rgb:00/2b/36", .dark), ("rgb:fd/f6/e3", .light), ("rgb:2e2e/3434/4040", .dark),
      ("rgb:fbfb/f1f1/c7c7", .light),
      // The eye sees little of blue, much of green.
      ("rgb:00/00/ff", .dark), ("rgb:00/ff/00", .light),
      // On both sides of a luminance of 0.179.
      ("rgb:75/75/75", .dark), ("rgb:76/76/76", .light),
    ] as [(String, TerminalBackground)])
  func aColorIsDarkOrLight(color: String, background: TerminalBackground) {
    #expect(TerminalBackground(color: color.utf8) == background)
  }

  @Test(arguments: [
    "", "rgb", "rgb:", "rgb:0/0", "rgb:0/0/0/0", "rgba:0/0/0", "rgb:00000/0/0", "rgb:0//0",
    "rgb:/0/0/0", "rgb:0/0/0/", "rgb:+1/0/0", "rgb:-1/0/0", "rgb: 0/0/0", "rgb:g/0/0", "RGB:0/0/0",
    "rgbi:0/0/0", "cmyk:0/0/0/0", "#000000", "black", "rgb:0/0/0:0", "rgb:1.0/0/0", "rgb:０/0/0",
    "?",
  ])
  func whatIsNoColorIsNone(text: String) {
    #expect(TerminalBackground(color: text.utf8) == nil)
  }

  @Test func whatIsNoTextOrTooLongIsNone() {
    #expect(TerminalBackground(color: Array("rgb:0/0/".utf8) + [0xFF]) == nil)
    let digits = String(repeating: "0", count: 100_000)
    #expect(TerminalBackground(color: "rgb:\(digits)/0/0".utf8) == nil)
  }
}
