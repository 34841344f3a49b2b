extension Table {
  /// The columns of a row's mark and number, which come first.
  package static let numberColumns = [
    TableColumn(gap: 0), TableColumn(isTrailing: true, gap: 0),
  ]

  /// The cells of a row's mark and number; nil is a table without a chosen row.
  package static func number(_ number: Int, isChosen: Bool?) -> [Line] {
    let mark = isChosen.map { $0 ? "›" : " " } ?? ""
    return [Line(mark, .chosen), Line(String(number), isChosen == true ? .chosen : .dim)]
  }
}
