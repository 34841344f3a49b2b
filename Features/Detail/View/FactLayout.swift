import Domain
import Localization
import TextUI

/// Facts as rows of a label and a value; where that is too narrow, the label above the value.
struct FactLayout {
  let strings: Strings
  let columns: Int

  private let narrow = 40
  private let gap = 2

  func lines(_ facts: [DetailFact]) -> [Line] {
    let labels = facts.map { strings[label(of: $0.fact)] }
    let labelWidth = labels.map { DisplayWidth.of($0) }.max() ?? 0
    return zip(labels, facts).flatMap { label, fact in
      columns < narrow
        ? stacked(label, text(of: fact)) : aligned(label, text(of: fact), at: labelWidth + gap)
    }
  }

  private func stacked(_ label: String, _ value: String) -> [Line] {
    let indent = columns > 2 * gap ? gap : 0
    return Wrapping.wrap(label, to: columns).map { Line($0, .dim) }
      + Wrapping.wrap(value, to: columns - indent).map {
        Line(String(repeating: " ", count: indent) + $0)
      }
  }

  private func aligned(_ label: String, _ value: String, at column: Int) -> [Line] {
    Wrapping.wrap(value, to: columns - column).enumerated().map { index, text in
      Line([Span((index == 0 ? label : "").padded(to: column), .dim), Span(text)])
    }
  }

  private func text(of fact: DetailFact) -> String {
    var notes = [fact.value, fact.note].compactMap(\.self)
    if case .position(let position) = fact.fact {
      notes.append(CoordinateFormat.sexagesimal(position, abbreviation: strings.abbreviation))
    }
    return notes.joined(separator: " · ")
  }

  private func label(of fact: Fact) -> DetailText {
    switch fact {
    case .name: .name
    case .country: .country
    case .position: .position
    case .population: .population
    case .timeZone: .timeZone
    }
  }
}
