extension Table {
  /// One line under a table: facts, then as many hints as fit whole.
  package static func footer(_ facts: [String], hints: [String], width: Int) -> Line {
    var parts = facts
    func line(_ parts: [String]) -> Line {
      Line(parts.map { Span($0, .dim) }, separatedBy: .separator(.dim))
    }
    for hint in hints {
      guard line(parts + [hint]).width <= width else { break }
      parts.append(hint)
    }
    return line(parts).truncated(to: max(0, width))
  }
}
