import Domain
import Localization
import TextUI

/// The numbered rows of the nearest larger cities, in columns where they fit.
struct NeighborLayout {
  let strings: Strings
  let columns: Int

  func lines(_ rows: [NeighborRow]) -> [Line] {
    let numberWidth = String(rows.count).count
    let titleWidth = rows.map { DisplayWidth.of($0.title) }.max() ?? 0
    let distanceWidth = rows.map { DisplayWidth.of($0.distance) }.max() ?? 0
    let table = rows.enumerated().map { index, row in
      Line(
        RelatedLayout.number(index + 1, width: numberWidth) + [
          Span(row.title),
          .gap(
            titleWidth - DisplayWidth.of(row.title) + 2
              + distanceWidth - DisplayWidth.of(row.distance)),
          Span(row.distance),
          Span(" " + strings.abbreviation(of: row.point)),
        ])
    }
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

  func lines(_ rows: [(number: Int, row: RelatedRow)]) -> [Line] {
    let numberWidth = rows.map { String($0.number).count }.max() ?? 0
    let titleWidth = rows.map { DisplayWidth.of($0.row.title) }.max() ?? 0
    return rows.enumerated().map { index, entry in
      let (number, row) = entry
      let isFirstOfRun = index == 0 || rows[index - 1].row.label != row.label
      return Line(
        (showsNumbers ? Self.number(number, width: numberWidth) : []) + [Span(row.title)]
          + (isFirstOfRun
            ? [.gap(titleWidth - DisplayWidth.of(row.title) + 2), Span(strings[row.label], .dim)]
            : []))
    }
  }

  /// The number that opens a row, before it.
  static func number(_ number: Int, width: Int) -> [Span] {
    [
      Span(
        String(number).padded(to: width, leading: true), .accent, spoken: "\(number).", row: number),
      .gap(2, spoken: " "),
    ]
  }
}
