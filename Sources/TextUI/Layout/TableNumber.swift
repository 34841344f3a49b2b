extension Table {
  /// The columns of a row's mark and number, which come first.
  package static let numberColumns = [
    TableColumn(gap: 0, spokenEnd: ""), TableColumn(isTrailing: true, gap: 0, spokenEnd: " "),
  ]

  /// The cells of a row's mark and number.
  ///
  /// - Parameters:
  ///   - number: the row's, as it is typed.
  ///   - isChosen: nil in a table without a chosen row.
  ///   - word: says in linear text that the row is chosen.
  package static func number(_ number: Int, isChosen: Bool?, word: String) -> [Line] {
    let style: TextStyle = isChosen == true ? .chosen : .dim
    return [
      mark("›", .chosen, isSet: isChosen, word: word + ": "),
      Line([Span(String(number), style, spoken: "\(number).")]),
    ]
  }

  /// A cell for a mark; it keeps its place where the mark is not set, and takes none where that is
  /// nil.
  package static func mark(
    _ mark: String, _ style: TextStyle, isSet: Bool?, word: String
  ) -> Line {
    switch isSet {
    case true?: Line([Span(mark, style, spoken: word)])
    // A style may show where there is nothing: reversed.
    case false?: Line([Span(" ", spoken: "")])
    case nil: Line("", style)
    }
  }
}
