import Domain
import Localization
import TextUI

/// The numbered rows of a detail: the cities near it, and the entities that facts lead to.
extension DetailLayout {
  static let numberColumn = TableColumn(isTrailing: true, gap: 0, spokenEnd: " ")

  /// The nearest larger cities, in columns where they fit.
  ///
  /// An entity without a position has no neighbors here, nor has an area: the cities near it lie within it.
  func neighbors(_ content: DetailContent) -> [Line] {
    guard scene.map != .ofOutline, content.facts.map(\.fact).position != nil else { return [] }
    let heading = wrapped(
      strings[scene.isPlace ? Words("Nearest larger cities") : Words("Nearest cities")], .title)
    guard !content.neighbors.isEmpty else {
      return heading + wrapped(strings("There are none."))
    }
    let cells = content.neighbors.enumerated().map { index, row in
      [
        Self.number(index + 1), Line(row.title), Line(row.distance),
        Line(strings.abbreviation(of: row.point)),
      ]
    }
    let columns = [
      Self.numberColumn, TableColumn(), TableColumn(isTrailing: true, spokenEnd: " "),
      TableColumn(gap: 1),
    ]
    let table = Table.lines(cells, in: columns, width: .max)
    guard table.contains(where: { $0.width > self.columns }) else { return heading + table }
    return heading + content.neighbors.enumerated().flatMap { running($0 + 1, $1) }
  }

  /// A row as running text, its further lines indented below the title.
  private func running(_ number: Int, _ row: NeighborRow) -> [Line] {
    let head = "\(number) "
    let indent = columns > 2 * head.count ? head.count : 0
    let text = "\(row.title) \(row.distance) \(strings.abbreviation(of: row.point))"
    return Wrapping.wrap(text, to: columns - head.count).enumerated().map { index, line in
      let margin = String(repeating: " ", count: indent)
      return Line([
        index == 0 ? Span(head, .accent, row: number) : Span(margin, row: number), Span(line),
      ])
    }
  }

  /// The rows that facts lead to, with the numbers that open them; several with the same label show it once.
  ///
  /// Where nothing can be opened, only those are shown that no fact names.
  func related(_ content: DetailContent) -> [Line] {
    let first = content.neighbors.count + 1
    let rows = content.related.enumerated().filter { isInteractive || !$0.element.isFact }
    guard !rows.isEmpty else { return [] }
    let cells = rows.enumerated().map { place, entry in
      let (index, row) = (entry.offset, entry.element)
      let isFirstOfRun = place == 0 || rows[place - 1].element.label != row.label
      return [
        isInteractive ? Self.number(first + index) : Line(), Line(row.title),
        isFirstOfRun ? Line(strings[row.label], .dim) : Line(),
      ]
    }
    return wrapped(strings[isInteractive ? Words("Opens from here") : Words("See also")], .title)
      + Table.lines(cells, in: [Self.numberColumn, TableColumn(), TableColumn()], width: .max)
  }

  /// The number that opens a row, before it.
  static func number(_ number: Int) -> Line {
    Line([Span(String(number), .accent, spoken: "\(number).", row: number)])
  }
}
