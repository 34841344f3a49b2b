import Domain

extension Strings {
  /// A text in the language's quotation marks.
  package func quoted(_ text: String) -> String { self(RowsText.quoted, text) }

  /// "21–40 of 1,234": the rows shown, and all of them as they are written.
  package func range(_ numbers: ClosedRange<Int>?, of count: String) -> String {
    let numbers = numbers ?? 0...0
    return self(RowsText.range, String(numbers.lowerBound), String(numbers.upperBound), count)
  }

  /// What can be typed below rows: with a next or a previous page, with something to clear.
  ///
  /// - Parameters:
  ///   - next: whether there is a next page.
  ///   - previous: whether there is a previous page.
  ///   - clear: whether there is something to clear.
  ///   - chooses: whether a number only chooses its row.
  package func rowHints(
    next: Bool, previous: Bool, clear: Bool = false, chooses: Bool = false
  ) -> [String] {
    var keys: [RowsText] = [chooses ? .hintChoose : .hintOpen, .hintSearch]
    if next { keys.append(.hintNext) }
    if previous { keys.append(.hintPrevious) }
    if clear { keys.append(.hintClear) }
    return (keys + [.hintHelp]).map { self[$0] }
  }
}
