/// One line of styled text, without its line break.
package struct Line: Hashable, Sendable, ExpressibleByStringLiteral {
  package var spans: [Span]
  /// A picture in the place of what starts here; it goes where lines are put beside others.
  package var graphic: Graphic?

  package init(_ spans: [Span] = []) {
    self.spans = spans
  }

  package init(_ text: String, _ style: TextStyle = .plain) {
    spans = [Span(text, style)]
  }

  package init(stringLiteral value: String) {
    self.init(value)
  }

  /// Spans with another between each and the next.
  package init(_ spans: [Span], separatedBy separator: Span) {
    self.spans = spans.enumerated().flatMap {
      $0.offset == 0 ? [$0.element] : [separator, $0.element]
    }
  }

  /// The text alone.
  package var text: String { spans.map(\.text).joined() }

  /// The text where it is linear.
  package var spoken: String { spans.map { $0.spoken ?? $0.text }.joined() }

  /// Terminal columns the line takes.
  package var width: Int { spans.reduce(0) { $0 + DisplayWidth.of($1.text) } }
}
