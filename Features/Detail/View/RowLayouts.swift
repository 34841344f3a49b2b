import Domain
import Localization
import TextUI

/// The numbered rows of the nearest larger cities, in columns where they fit.
struct NeighborLayout {
  let strings: Strings
  let columns: Int

  func lines(_ rows: [NeighborRow]) -> [Line] {
    let cells = rows.enumerated().map { index, row in
      [
        RelatedLayout.number(index + 1), Line(row.title), Line(row.distance),
        Line(strings.abbreviation(of: row.point)),
      ]
    }
    let table = Table.lines(
      cells,
      in: [
        RelatedLayout.numberColumn, TableColumn(), TableColumn(isTrailing: true, spokenEnd: " "),
        TableColumn(gap: 1),
      ], width: .max)
    guard table.contains(where: { $0.width > columns }) else { return table }
    return rows.enumerated().flatMap { index, row in running(index + 1, row) }
  }

  /// A row as running text, its further lines indented below the title.
  private func running(_ number: Int, _ row: NeighborRow) -> [Line] {
    let head = "\(number) "
    let indent = columns > 2 * head.count ? head.count : 0
    let text = "\(row.title) \(row.distance) \(strings.abbreviation(of: row.point))"
    let lines = Wrapping.wrap(text, to: columns - head.count)
    return lines.enumerated().map { index, line in
      let margin = String(repeating: " ", count: indent)
      return Line([
        index == 0 ? Span(head, .accent, row: number) : Span(margin, row: number), Span(line),
      ])
    }
  }
}

/// The numbered rows of what facts lead to; what they are to the entity is said once for each run.
struct RelatedLayout {
  let strings: Strings
  /// Whether the numbers that open them can be typed.
  let showsNumbers: Bool

  static let numberColumn = TableColumn(isTrailing: true, gap: 0, spokenEnd: " ")

  func lines(_ rows: [(number: Int, row: RelatedRow)]) -> [Line] {
    let cells = rows.enumerated().map { index, entry in
      let (number, row) = entry
      let isFirstOfRun = index == 0 || rows[index - 1].row.label != row.label
      return [
        showsNumbers ? Self.number(number) : Line(), Line(row.title),
        isFirstOfRun ? Line(strings[row.label], .dim) : Line(),
      ]
    }
    return Table.lines(
      cells, in: [Self.numberColumn, TableColumn(), TableColumn()], width: .max)
  }

  /// The number that opens a row, before it.
  static func number(_ number: Int) -> Line {
    Line([Span(String(number), .accent, spoken: "\(number).", row: number)])
  }
}
