extension Line {
  /// Text with its first characters marked as what a search matched.
  package init(_ text: String, matched count: Int, _ style: TextStyle = .plain) {
    let end = text.index(text.startIndex, offsetBy: max(0, count), limitedBy: text.endIndex)
    let matched = String(text[..<(end ?? text.endIndex)])
    let rest = String(text[(end ?? text.endIndex)...])
    self.init(
      [Span(matched, .match), Span(rest, style)].filter { !$0.text.isEmpty })
  }
}
