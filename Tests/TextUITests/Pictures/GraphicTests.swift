import Testing
import TextUI

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
