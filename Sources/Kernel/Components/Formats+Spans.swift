package import Domain
package import Localization
package import TextUI

/// Values in the colors that people know them by.
extension Formats {
  /// Returns a fact's value as it is written, with the colors of its terms.
  ///
  /// - Parameters:
  ///   - fact: the fact.
  ///   - text: its value, written out.
  ///   - style: the style of what has no color of its own.
  package func spans(of fact: Fact, _ text: String, _ style: TextStyle = .plain) -> [Span] {
    switch fact.value {
    case .term(let term?): [Span(text, term.hue.map(TextStyle.init) ?? style)]
    case .terms(let terms): spans(of: terms, style)
    default: [Span(text, style)]
    }
  }

  /// Returns terms one after the other, each word once, in their colors.
  package func spans(of terms: [Term], _ style: TextStyle = .plain) -> [Span] {
    var spans: [Span] = []
    var seen: Set<String> = []
    for term in terms {
      let words = words(for: term)
      guard seen.insert(words).inserted else { continue }
      if !spans.isEmpty { spans.append(Span(", ", style)) }
      spans.append(Span(words, term.hue.map(TextStyle.init) ?? style))
    }
    return spans
  }
}

extension TextStyle {
  fileprivate init(_ hue: Hue) {
    self =
      switch hue {
      case .red: .red
      case .orange: .orange
      case .yellow: .yellow
      case .green: .green
      case .teal: .teal
      case .blue: .blue
      case .violet: .violet
      case .pink: .pink
      case .brown: .brown
      case .gray: .gray
      }
  }
}
