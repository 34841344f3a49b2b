import Domain
import TextUI

extension Fact {
  /// Where its value leads.
  var textLink: TextLink? {
    switch value {
    case .link(let link?), .picture(let link?): TextLink(link.text)
    default: nil
    }
  }
}

extension [DetailFact] {
  /// The entity's own page.
  var page: TextLink? {
    compactMap { if case .link = $0.fact.value { $0.fact.textLink } else { nil } }.first
  }
}

extension Line {
  /// A text in which an address leads to where it says; it comes last where the text has none.
  init(_ text: String, _ style: TextStyle, leadingTo link: WebLink) {
    let address = text.firstRange(of: link.text) ?? text.endIndex..<text.endIndex
    self.init(
      [
        Span(String(text[..<address.lowerBound]), style),
        Span(link.text, style, link: TextLink(link.text)),
        Span(String(text[address.upperBound...]), style),
      ].filter { !$0.text.isEmpty })
  }
}
