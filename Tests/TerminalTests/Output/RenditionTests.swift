import Testing
import TextUI

@testable import Terminal

@Suite struct RenditionTests {
  private static func colors(
    _ foreground: UInt8?, _ background: UInt8?, _ attributes: Rendition.Attributes = []
  ) -> Rendition {
    Rendition(
      attributes, foreground: foreground.map(CellColor.indexed),
      background: background.map(CellColor.indexed))
  }

  private static let pairs: [(Rendition, Rendition, String)] = [
    (Rendition(), Rendition(), ""),
    (Rendition(), .ink(80, .bold), "1;38;5;80"), (.ink(80, .bold), Rendition(), "0"),
    (colors(72, 237), colors(65, 237), "38;5;65"), (colors(72, 237), colors(nil, 237), "39"),
    (colors(72, 237), .ink(72), "49"), (colors(72, 237), Rendition(), "0"),
    (.ink(12), .ink(12, .bold), "1"), (.ink(12, .bold), .ink(12), "0;94"),
    (
      Rendition(foreground: .rgb(0x010203), background: .rgb(0x040506)),
      Rendition(.reversed, foreground: .rgb(0x010203), background: .rgb(0x040507)),
      "7;48;2;4;5;7"
    ),
  ]

  @Test(arguments: pairs)
  func onlyWhatChangesIsSaid(last: Rendition, next: Rendition, parameters: String) {
    let sequence = parameters.isEmpty ? "" : "\u{1B}[\(parameters)m"
    #expect(next.sequence(after: last) == sequence)
  }

  @Test(arguments: [
    (Rendition.ink(80, .bold), Rendition()), (colors(72, 237, .faint), colors(nil, 237)),
    (.ink(12, [.bold, .underlined]), .ink(12, [.bold, .underlined])),
    (colors(nil, 1, .reversed), colors(nil, 1, .reversed)),
  ])
  func ofABlankNobodySeesTheColorOfText(rendition: Rendition, blank: Rendition) {
    #expect(rendition.ofBlank == blank)
  }
}
