/// One line of styled text, without its line break.
package struct Line: Hashable, Sendable, ExpressibleByStringLiteral {
  package var spans: [Span]
  /// A picture that covers the text from the start of this line on.
  ///
  /// It is dropped when lines are put side by side.
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

  /// Makes a line of spans with a separator between each two.
  package init(_ spans: [Span], separatedBy separator: Span) {
    self.spans = spans.enumerated().flatMap {
      $0.offset == 0 ? [$0.element] : [separator, $0.element]
    }
  }

  /// The text without styles.
  package var text: String { spans.reduce(into: "") { $0 += $1.text } }

  /// The linear text, for screen readers and logs.
  package var spoken: String { spans.reduce(into: "") { $0 += $1.spoken ?? $1.text } }

  /// Whether the linear text is empty.
  var isSilent: Bool { spans.indices.allSatisfy { (spans[$0].spoken ?? spans[$0].text).isEmpty } }

  /// The number of terminal columns that the line takes.
  package var width: Int {
    var width = 0
    for span in spans { width += DisplayWidth.of(span.text) }
    return width
  }

  /// Returns the number of the row at a column.
  ///
  /// With rows beside each other, it is the last one that begins at or before the column.
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
  /// Makes a line of a text in which the characters that a search matched are marked.
  ///
  /// The ranges count characters from 0, are in order and do not overlap; parts beyond the text are
  /// left out.
  package init(_ text: String, matched ranges: [Range<Int>], _ style: TextStyle = .plain) {
    guard !ranges.isEmpty else {
      self.init(text.isEmpty ? [] : [Span(text, style)])
      return
    }
    var (spans, start, count) = ([Span](), text.startIndex, 0)
    spans.reserveCapacity(2 * ranges.count + 1)
    func take(to end: String.Index, _ style: TextStyle) {
      if start < end { spans.append(Span(String(text[start..<end]), style)) }
      start = end
    }
    func take(to offset: Int, _ style: TextStyle) {
      let end = text.index(start, offsetBy: max(0, offset - count), limitedBy: text.endIndex)
      take(to: end ?? text.endIndex, style)
      count = max(count, offset)
    }
    for range in ranges {
      take(to: range.lowerBound, style)
      take(to: range.upperBound, .match)
    }
    take(to: text.endIndex, style)
    self.init(spans)
  }
}
