import Domain
import Localization
import TextUI

/// The numbered rows of what facts lead to; what they are to the entity is said once for each run.
struct RelatedLayout {
  let strings: Strings

  func lines(_ rows: [(number: Int, row: RelatedRow)]) -> [Line] {
    let numberWidth = rows.map { String($0.number).count }.max() ?? 0
    let titleWidth = rows.map { DisplayWidth.of($0.row.title) }.max() ?? 0
    return rows.enumerated().map { index, entry in
      let (number, row) = entry
      let isFirstOfRun = index == 0 || rows[index - 1].row.label != row.label
      return Line(
        [
          Span(
            String(number).padded(to: numberWidth, leading: true), .accent, spoken: "\(number)."),
          .gap(2, spoken: " "), Span(row.title),
        ]
          + (isFirstOfRun
            ? [.gap(titleWidth - DisplayWidth.of(row.title) + 2), Span(strings[row.label], .dim)]
            : []))
    }
  }
}
