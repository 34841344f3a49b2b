extension Line {
  /// Text with some of its characters, counted from 0, marked as what a search matched.
  ///
  /// Ranges are in order and do not overlap; what is beyond the text is left out.
  package init(_ text: String, matched ranges: [Range<Int>], _ style: TextStyle = .plain) {
    let characters = Array(text)
    var spans: [Span] = []
    var end = 0
    for range in ranges {
      let matched = range.clamped(to: end..<max(end, characters.count))
      spans.append(Span(String(characters[end..<matched.lowerBound]), style))
      spans.append(Span(String(characters[matched]), .match))
      end = matched.upperBound
    }
    spans.append(Span(String(characters[end...]), style))
    self.init(spans.filter { !$0.text.isEmpty })
  }
}
