extension Table {
  /// One line under a table: facts, then as many hints as fit whole.
  package static func footer(_ facts: [String], hints: [String], width: Int) -> Line {
    var text = facts.joined(separator: " · ")
    for hint in hints {
      let longer = text + " · " + hint
      guard DisplayWidth.of(longer) <= width else { break }
      text = longer
    }
    return Line(text, .dim).truncated(to: max(0, width))
  }
}
