import Domain
import Localization
import TextUI

/// Facts as rows of a label and a value; where that is too narrow, the label above the value.
///
/// Texts and figures have blocks of their own.
struct FactLayout {
  let strings: Strings
  let columns: Int
  /// Whether other names are cut to one line.
  var hasFewNames = false
  /// Whether the numbers that open what facts lead to can be typed.
  var showsNumbers = false

  private let narrow = 40
  private let gap = 2

  /// Blocks, in the order of the facts.
  func blocks(_ facts: [DetailFact]) -> [[Line]] {
    let labels = facts.filter { !$0.fact.hasBlock }.map { strings[$0.fact.label] }
    let width = labels.map { DisplayWidth.of($0) }.max() ?? 0
    var blocks: [(isRow: Bool, lines: [Line])] = []
    for fact in facts {
      let isRow = !fact.fact.hasBlock
      let lines = lines(fact, labelWidth: width)
      if isRow, let last = blocks.last, last.isRow {
        blocks[blocks.count - 1].lines += lines
      } else {
        blocks.append((isRow, lines))
      }
    }
    return blocks.map(\.lines)
  }

  private func lines(_ fact: DetailFact, labelWidth: Int) -> [Line] {
    let label = strings[fact.fact.label]
    if case .figures(let figures, let highest) = fact.fact.value {
      return heading(label)
        + FigureLayout(strings: strings, columns: columns, highest: highest).lines(figures)
    }
    if fact.fact.hasBlock {
      return heading(label) + Wrapping.wrap(fact.value, to: columns).map { Line($0) }
    }
    let isNarrow = columns < narrow
    let room = isNarrow ? columns - indent : columns - labelWidth - gap
    let value = value(of: fact, columns: room)
    return isNarrow ? stacked(label, value) : aligned(label, value, at: labelWidth + gap)
  }

  private func heading(_ label: String) -> [Line] {
    Wrapping.wrap(label, to: columns).map { Line($0, .title) }
  }

  /// What a value below its label is moved in by.
  private var indent: Int { columns > 2 * gap ? gap : 0 }

  private func stacked(_ label: String, _ value: Line) -> [Line] {
    Wrapping.wrap(label, to: columns).map { Line($0, .dim) }
      + Wrapping.wrap(value, to: columns - indent).map {
        Line([.gap(indent, spoken: "")] + $0.spans)
      }
  }

  private func aligned(_ label: String, _ value: Line, at column: Int) -> [Line] {
    Wrapping.wrap(value, to: columns - column).enumerated().map { index, line in
      let head = index == 0 ? Span(label, .dim) : Span("")
      let gap = Span.gap(column - DisplayWidth.of(head.text), .dim, spoken: ": ")
      return Line([head, gap].filter { !$0.text.isEmpty } + line.spans)
    }
  }

  private func value(of fact: DetailFact, columns: Int) -> Line {
    if case .names(let names) = fact.fact.value, hasFewNames {
      return fewNames(names, columns: columns)
    }
    var notes = [fact.value, fact.note].compactMap(\.self)
    if case .position(let position?) = fact.fact.value {
      notes.append(CoordinateFormat.sexagesimal(position, abbreviation: strings.abbreviation))
    }
    let spans = notes.enumerated().map { index, text in
      Span(text, link: index == 0 ? fact.fact.textLink : nil)
    }
    let line = Line(spans, separatedBy: .separator())
    guard showsNumbers, let number = fact.number else { return line }
    return Line(line.spans + [Span(" ("), Span(String(number), .accent), Span(")")])
  }

  /// As many names as fit in a line, at least one, and how many more there are.
  private func fewNames(_ names: [String], columns: Int) -> Line {
    func line(first count: Int) -> Line {
      let shown = names.prefix(count).joined(separator: ", ")
      guard count < names.count else { return Line(shown) }
      let more = strings(DetailText.moreNames, String(names.count - count))
      return Line([Span(shown + " "), Span(more, .dim)])
    }
    // Where lines have no end, more are too many.
    let most = max(1, min(20, names.count))
    let fitting = (1...most).last { Wrapping.wrap(line(first: $0), to: columns).count <= 1 }
    return line(first: fitting ?? 1)
  }
}

/// Figures as a table of name, figure and bar; as running text where that is too narrow.
struct FigureLayout {
  let strings: Strings
  let columns: Int
  /// The figure that a whole bar stands for.
  let highest: Int

  private let widestBar = 32
  private let gap = "  "

  func lines(_ figures: [Figure]) -> [Line] {
    let rows = Table.lines(
      figures.map { [Line(strings[$0.label], .dim), Line(String($0.value))] },
      in: [TableColumn(spokenEnd: ": "), TableColumn(isTrailing: true)], width: .max)
    let width = rows.map(\.width).max() ?? 0
    guard width <= columns else {
      return figures.flatMap { Wrapping.wrap("\(strings[$0.label]) \($0.value)", to: columns) }
        .map { Line($0) }
    }
    return zip(figures, rows).map { figure, row in
      let bar = bar(figure.value, of: min(widestBar, columns - width - gap.count))
      return bar.isEmpty
        ? row : Line(row.spans + [Span(gap, spoken: ""), Span(bar, .accent, spoken: "")])
    }
  }

  /// No bar says anything in less than eight columns.
  private func bar(_ value: Int, of columns: Int) -> String {
    guard columns >= 8, value > 0 else { return "" }
    let length = Double(min(value, highest)) * Double(columns) / Double(highest)
    return String(repeating: "▇", count: max(1, Int(length.rounded())))
  }
}

extension Fact {
  /// Whether it is too much for a row.
  fileprivate var hasBlock: Bool {
    switch value {
    case .paragraph, .figures: true
    default: false
    }
  }

  /// Where its value leads.
  fileprivate var textLink: TextLink? {
    switch value {
    case .link(let link?), .picture(let link?): TextLink(link.text)
    default: nil
    }
  }
}

extension [DetailFact] {
  /// The entity's own page.
  var page: TextLink? {
    compactMap { if case .link = $0.fact.value { $0.fact.textLink } else { nil } }.first
  }
}
