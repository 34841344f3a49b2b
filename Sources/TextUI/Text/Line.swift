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
  package var text: String { spans.reduce(into: "") { $0 += $1.text } }

  /// The text where it is linear.
  package var spoken: String { spans.reduce(into: "") { $0 += $1.spoken ?? $1.text } }

  /// Whether it says nothing where it is linear.
  var isSilent: Bool { spans.allSatisfy { ($0.spoken ?? $0.text).isEmpty } }

  /// Terminal columns the line takes.
  package var width: Int { spans.reduce(0) { $0 + DisplayWidth.of($1.text) } }

  /// The number of the row at a column: of rows beside each other the last that begins there or
  /// before.
  package func row(at column: Int) -> Int? {
    var start = 0
    var row: Int?
    for span in spans where start <= column {
      row = span.row ?? row
      start += DisplayWidth.of(span.text)
    }
    return row
  }
}

extension Line {
  /// Text with some of its characters, counted from 0, marked as what a search matched.
  ///
  /// Ranges are in order and do not overlap; what is beyond the text is left out.
  package init(_ text: String, matched ranges: [Range<Int>], _ style: TextStyle = .plain) {
    guard !ranges.isEmpty else {
      self.init(text.isEmpty ? [] : [Span(text, style)])
      return
    }
    var (spans, rest, end) = ([Span](), text[...], 0)
    spans.reserveCapacity(2 * ranges.count + 1)
    func take(to place: Int, _ style: TextStyle) {
      let part = rest.prefix(max(0, place - end))
      if !part.isEmpty { spans.append(Span(String(part), style)) }
      rest = rest[part.endIndex...]
      end = max(end, place)
    }
    for range in ranges {
      take(to: range.lowerBound, style)
      take(to: range.upperBound, .match)
    }
    if !rest.isEmpty { spans.append(Span(String(rest), style)) }
    self.init(spans)
  }
}
