import Testing
import TextUI

@Suite struct SafeTextTests {
  private func scalars(_ ranges: ClosedRange<UInt32>...) -> [Unicode.Scalar] {
    ranges.flatMap { $0.compactMap(Unicode.Scalar.init) }
  }

  @Test func replacesEveryUnsafeScalarButBlanks() {
    let blanks: [Unicode.Scalar] = ["\t", "\n", "\r"]
    for scalar in scalars(0...0x10FFFF) where SafeText.isUnsafe(scalar) && !blanks.contains(scalar)
    {
      let text = String(String.UnicodeScalarView(["a", scalar, "b"]))
      #expect(SafeText.clean(text) == "a\u{FFFD}b")
    }
  }

  @Test func blanksBecomeSpaces() {
    #expect(SafeText.clean("a\tb\nc\rd\r\ne") == "a b c d  e")
  }

  @Test func leavesNothingOfAnEscapeSequenceButText() {
    #expect(SafeText.clean("\u{1B}[31mred\u{1B}]0;t\u{7}\u{9B}1m") == "�[31mred�]0;t��1m")
  }

  @Test(arguments: [
    "", "plain", "Łódź", "São Paulo", "東京", "👩‍👩‍👧 🇵🇪", "عمّان", "e\u{301}", "می\u{200C}خواهم",
  ])
  func leavesTextAlone(_ text: String) {
    #expect(Array(SafeText.clean(text).unicodeScalars) == Array(text.unicodeScalars))
  }

  /// Characters that command a terminal, reorder or hide, by their category; only the visible format
  /// characters are safe.
  @Test func unsafeIsWhatIsNoTextButForFormatCharactersThatShow() {
    let categories: [Unicode.GeneralCategory] = [
      .control, .lineSeparator, .paragraphSeparator, .format,
    ]
    let odd = scalars(0...0x10FFFF).filter {
      categories.contains($0.properties.generalCategory) != SafeText.isUnsafe($0)
    }
    let shown: [UInt32] =
      Array(0x0600...0x0605) + [0x06DD, 0x070F, 0x0890, 0x0891, 0x08E2, 0x200C, 0x200D]
      + [0x110BD, 0x110CD]
    // Not assigned, and made for what is not seen.
    let unassigned: [UInt32] = Array(0xE0020...0xE007F)
    #expect(odd.map(\.value).filter { !unassigned.contains($0) } == shown)
  }

  @Test func aSpanIsAlwaysSafe() {
    #expect(Span("\u{1B}[2J\u{202E}x", .title).text == "�[2J�x")
    #expect(Line("a\nb").text == "a b")
    #expect(("\u{7}" as Line).text == "�")
  }

  @Test func escapesForJSONWithFourDigits() {
    #expect(
      ["\0", "\u{1B}", "\u{9B}", "\u{202E}", "\u{E0041}"].map(SafeText.jsonEscaped) == [
        #"\u0000"#, #"\u001b"#, #"\u009b"#, #"\u202e"#, #"\udb40\udc41"#,
      ])
  }
}

@Suite struct TextLinkTests {
  @Test(arguments: [
    "https://example.org/", "http://example.org", "HTTPS://example.org/a?b=c#d",
    "https://example.org/caf%C3%A9;a:b", "https://" + String(repeating: "a", count: 2_075),
  ])
  func anAddressOfPrintableASCIIIsALink(_ address: String) {
    #expect(TextLink(address)?.address == address)
  }

  @Test(arguments: [
    "", "https://", "https:", "example.org", "//example.org", "javascript:alert(1)",
    "file:///etc/passwd", "ftp://example.org", "https:example.org", "xhttps://example.org",
    "https://example.org/a b", "https://example.org/\u{1B}\\", "https://example.org/\u{7}",
    "https://example.org/\u{9C}", "https://example.org/é", "https://example.org/\u{202E}",
    "https://example.org/\n", "https://example.org/\u{7F}",
    "https://" + String(repeating: "a", count: 2_076),
  ])
  func nothingElseIs(_ address: String) {
    #expect(TextLink(address) == nil)
  }

  @Test func whatIsCutOrBrokenLeadsToTheSame() throws {
    let link = try #require(TextLink("https://example.org/"))
    let line = Line([Span("to "), Span("the page", .dim, link: link), Span(" now")])
    #expect(
      line.truncated(to: 7)
        == Line([Span("to "), Span("the", .dim, link: link), Span("…", .dim, link: link)]))
    #expect(
      Wrapping.wrap(line, to: 8) == [
        Line([Span("to "), Span("the", .dim, link: link)]),
        Line([Span("page", .dim, link: link), Span(" now")]),
      ])
  }
}

@Suite struct GraphicTests {
  private static let kitty =
    "\u{1B}_Ga=T,f=32,s=1,v=1,c=1,r=1,m=1\u{1B}\\\u{1B}_Gm=0;AAAA/+==\u{1B}\\"
  private static let sixel = "\u{1B}P0;1;0q\"1;1;6;6#0;2;10;10;10!6~$-\u{1B}\\"
  private static let iterm = "\u{1B}]1337;File=inline=1;width=8:AAAA\u{7}"

  private static let good: [(Graphic.Format, String)] = [
    (.kitty, kitty), (.sixel, sixel), (.iterm, iterm),
  ]

  @Test(arguments: good)
  func aWholePictureIsOne(format: Graphic.Format, sequence: String) {
    let graphic = Graphic(format, columns: 2, rows: 1, sequence: sequence)
    #expect(graphic?.sequence == sequence)
  }

  private static let bad: [(Graphic.Format, String)] = [
    (.kitty, ""), (.kitty, sixel), (.sixel, kitty), (.iterm, sixel),
    (.kitty, kitty + "\u{1B}]0;title\u{7}"), (.kitty, kitty + "x"),
    (.kitty, String(kitty.dropLast())), (.kitty, "\u{1B}_Ga=T;AA\u{1B}[2JAA\u{1B}\\"),
    (.sixel, sixel + "\n"), (.sixel, String(sixel.dropLast(2))),
    (.sixel, "\u{1B}Pq~~\u{1B}[2J~\u{1B}\\"), (.sixel, "\u{1B}Pq~\u{7}~\u{1B}\\"),
    (.sixel, "\u{1B}Pqé\u{1B}\\"), (.sixel, "\u{1B}P$qm\u{1B}\\"),
    (.iterm, iterm + "\u{1B}c"), (.iterm, "\u{1B}]1337;File=a:A\u{1B}\\"),
    (.iterm, "\u{1B}]1337;SetMark\u{7}"), (.iterm, "\u{1B}]52;c;AAAA\u{7}"),
  ]

  @Test(arguments: bad)
  func anythingElseIsNone(format: Graphic.Format, sequence: String) {
    #expect(Graphic(format, columns: 2, rows: 1, sequence: sequence) == nil)
  }

  @Test func aPictureOfNoCellIsNone() {
    #expect(Graphic(.sixel, columns: 0, rows: 1, sequence: Self.sixel) == nil)
    #expect(Graphic(.sixel, columns: 1, rows: 0, sequence: Self.sixel) == nil)
  }
}
