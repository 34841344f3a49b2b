extension Wrapping {
  /// The words of a styled line in lines of at most `width` columns, as `wrap` does with text; each
  /// word looks as it did.
  ///
  /// A line that fits stays as it is.
  package static func wrap(_ line: Line, to width: Int) -> [Line] {
    guard line.width > width else { return line.width == 0 ? [] : [line] }
    // By scalars: what is a character may change where spans meet.
    let source = line.spans.flatMap { span in span.text.unicodeScalars.map { ($0, span) } }
    var next = source.startIndex
    return wrap(line.text, to: width).map { text in
      var runs: [(span: Span, text: String.UnicodeScalarView)] = []
      for scalar in text.unicodeScalars {
        // The spaces of a break are left out, and several are one.
        while scalar != " ", source[next].0 == " " { next += 1 }
        let span = source[next].1
        next += 1
        if runs.last?.span == span {
          runs[runs.count - 1].text.append(scalar)
        } else {
          runs.append((span, String.UnicodeScalarView([scalar])))
        }
      }
      return Line(runs.map { $0.span.part(String($0.text)) })
    }
  }
}
