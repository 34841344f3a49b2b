/// What a command on numbered rows came to, where the page does not say it.
package enum RowsNotice: Hashable, Sendable {
  /// No such row is on screen; `shown` are the numbers that are. Without a number: there are none.
  case noRow(Int?, shown: ClosedRange<Int>?)
  case firstPage
  case lastPage

  /// Whether nothing could be done at all.
  package var isError: Bool {
    if case .noRow = self { true } else { false }
  }
}

extension Strings {
  package func message(for notice: RowsNotice) -> String {
    switch notice {
    case .noRow(let number?, let shown?):
      self(
        RowsText.noRowShown, String(number), String(shown.lowerBound), String(shown.upperBound))
    case .noRow(let number?, nil): self(RowsText.noRow, String(number))
    case .noRow(nil, _): self[RowsText.noRows]
    case .firstPage: self[RowsText.firstPage]
    case .lastPage: self[RowsText.lastPage]
    }
  }
}
