import Domain
import Localization
import TextUI

/// Figures as a table of name, figure and bar; as running text where that is too narrow.
struct FigureLayout {
  let strings: Strings
  let columns: Int
  /// The figure that a whole bar stands for.
  let highest: Int

  private let widestBar = 32
  private let gap = "  "

  func lines(_ figures: [Figure]) -> [Line] {
    let rows = figures.map { (name: strings[$0.label], value: $0.value) }
    let nameWidth = rows.map { DisplayWidth.of($0.name) }.max() ?? 0
    let figureWidth = rows.map { String($0.value).count }.max() ?? 0
    let left = nameWidth + gap.count + figureWidth
    guard left <= columns else {
      return rows.flatMap { Wrapping.wrap("\($0.name) \($0.value)", to: columns) }.map { Line($0) }
    }
    let room = min(widestBar, columns - left - gap.count)
    return rows.map { row in
      let figure = String(row.value).padded(to: figureWidth, leading: true)
      let bar = bar(row.value, of: room)
      return Line(
        [
          Span(row.name, .dim),
          .gap(nameWidth - DisplayWidth.of(row.name) + gap.count, .dim, spoken: ": "),
          Span(figure, spoken: String(row.value)),
        ]
          + (bar.isEmpty ? [] : [Span(gap, spoken: ""), Span(bar, .accent, spoken: "")]))
    }
  }

  /// No bar says anything in less than eight columns.
  private func bar(_ value: Int, of columns: Int) -> String {
    guard columns >= 8, value > 0 else { return "" }
    let length = Double(min(value, highest)) * Double(columns) / Double(highest)
    return String(repeating: "▇", count: max(1, Int(length.rounded())))
  }
}
