/// One line of styled text, without its line break.
package struct Line: Hashable, Sendable, ExpressibleByStringLiteral {
  package var spans: [Span]

  package init(_ spans: [Span] = []) {
    self.spans = spans
  }

  package init(_ text: String, _ style: TextStyle = .plain) {
    spans = [Span(text, style)]
  }

  package init(stringLiteral value: String) {
    self.init(value)
  }

  /// The text alone.
  package var text: String { spans.map(\.text).joined() }

  /// Terminal columns the line takes.
  package var width: Int { spans.reduce(0) { $0 + DisplayWidth.of($1.text) } }
}
