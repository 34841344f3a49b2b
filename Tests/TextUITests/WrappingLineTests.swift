import Testing
import TextUI

@Suite struct WrappingLineTests {
  private let line = Line([
    Span("Port", .title), Span(" of  the", .dim), .separator(), Span("Isles e", .star),
    Span("\u{301}", .dim), Span(" end"),
  ])

  @Test(arguments: [1, 3, 4, 5, 8, 12, 20])
  func itsTextBreaksAsTextDoes(_ width: Int) {
    #expect(Wrapping.wrap(line, to: width).map(\.text) == Wrapping.wrap(line.text, to: width))
  }

  @Test func eachPartKeepsItsLook() {
    #expect(
      Wrapping.wrap(line, to: 9) == [
        Line([Span("Port", .title), Span(" of", .dim)]),
        Line([Span("the", .dim), Span(" · ")]).withoutEnd,
        Line([Span("Isles e", .star), Span("\u{301}", .dim)]),
        Line([Span("end")]),
      ])
  }

  @Test func whatFitsStaysAsItIs() {
    #expect(Wrapping.wrap(line, to: line.width) == [line])
    #expect(Wrapping.wrap(Line(), to: 5) == [])
    #expect(Wrapping.wrap(Line([Span(""), Span("", .dim)]), to: 5) == [])
  }
}

extension Line {
  /// The last span without the space it ends with.
  fileprivate var withoutEnd: Line {
    Line(spans.dropLast() + [Span(String((spans.last?.text ?? "").dropLast()))])
  }
}
