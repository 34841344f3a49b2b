import Domain
import Localization
import TextUI

/// The base stats of a Pokémon as a table of name, figure and bar; as running text where that is
/// too narrow.
struct StatLayout {
  let strings: Strings
  let columns: Int

  /// The highest figure there can be: the games keep it in a byte.
  private let highest = 255
  private let widestBar = 32
  private let gap = "  "

  func lines(_ stats: [PokemonStat: Int]) -> [Line] {
    let formats = Formats(strings.language)
    let rows = PokemonStat.allCases.compactMap { stat in
      stats[stat].map { (name: formats.name(of: stat), value: $0) }
    }
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
