import Components
import Domain
import Geo
import Localization
import TextUI
import Viper

/// Facts as rows of a label and a value; in a narrow window the label is above the value.
extension DetailLayout {
  private static let narrow = 40
  private static let gap = 2

  /// Blocks, in the order of the facts: texts and figures have blocks of their own.
  func facts(_ facts: [DetailFact]) -> [[Line]] {
    let labels = facts.filter { !$0.fact.hasBlock }.map { strings[$0.fact.label] }
    let width = labels.map { DisplayWidth.of($0) }.max() ?? 0
    var blocks: [[Line]] = []
    var isInRows = false
    for fact in facts {
      let lines = lines(fact, labelWidth: width)
      if isInRows, !fact.fact.hasBlock {
        blocks[blocks.count - 1] += lines
      } else {
        blocks.append(lines)
      }
      isInRows = !fact.fact.hasBlock
    }
    return blocks
  }

  private func lines(_ fact: DetailFact, labelWidth: Int) -> [Line] {
    let label = strings[fact.fact.label]
    if case .figures(let figures, let highest) = fact.fact.value {
      return wrapped(label, .title) + lines(figures, highest: highest)
    }
    if case .groups(let groups) = fact.fact.value { return wrapped(label, .title) + lines(groups) }
    if case .family(let relatives) = fact.fact.value {
      return wrapped(label, .title) + lines(relatives)
    }
    if fact.fact.hasBlock { return wrapped(label, .title) + wrapped(fact.value) }
    if columns < Self.narrow { return stacked(label, fact) }
    let column = labelWidth + Self.gap
    return value(of: fact, columns: columns - column).enumerated().map { index, line in
      let head = index == 0 ? Span(label, .dim) : Span("")
      let gap = Span.gap(column - DisplayWidth.of(head.text), .dim, spoken: strings.colon)
      return Line([head, gap].filter { !$0.text.isEmpty } + line.spans)
    }
  }

  /// The value below its label, and moved in.
  private func stacked(_ label: String, _ fact: DetailFact) -> [Line] {
    let indent = columns > 2 * Self.gap ? Self.gap : 0
    return wrapped(label, .dim)
      + value(of: fact, columns: columns - indent).map {
        Line([.gap(indent, spoken: "")] + $0.spans)
      }
  }

  private func value(of fact: DetailFact, columns: Int) -> [Line] {
    if case .names(let names) = fact.fact.value, isInteractive, !scene.hasAllNames {
      return Wrapping.wrap(fewNames(names, columns: columns), to: columns)
    }
    switch fact.fact.value {
    case .term, .terms:
      let spans = Formats(strings.language).spans(of: fact.fact, fact.value)
      return Wrapping.wrap(Line(spans), to: columns)
    default: break
    }
    var notes = [fact.value, fact.note].compactMap(\.self)
    if case .position(let position?) = fact.fact.value { notes += notations(of: position) }
    let spans = notes.enumerated().map { index, text in
      Span(text, link: index == 0 ? fact.fact.textLink : nil)
    }
    return Wrapping.wrap(spans, separatedBy: .separator(), to: columns).flatMap {
      Wrapping.wrap($0, to: columns)
    }
  }

  /// A position in each usual notation besides decimal degrees; each can be typed as it stands.
  private func notations(of position: Coordinate) -> [String] {
    [
      CoordinateFormat.sexagesimal(position, abbreviation: strings.abbreviation),
      PlusCode.code(of: position), UTM(position).map { "UTM \($0.text)" },
      MGRS.reference(of: position).map { "MGRS \($0)" },
    ].compactMap(\.self)
  }

  /// As many names as fit in a line, at least one, and how many more there are.
  private func fewNames(_ names: [String], columns: Int) -> Line {
    func line(first count: Int) -> Line {
      let shown = names.prefix(count).joined(separator: ", ")
      guard count < names.count else { return Line(shown) }
      let more = strings("and {0} more — names", String(names.count - count))
      return Line([Span(shown + " "), Span(more, .dim)])
    }
    // If lines have no end, more names are too many.
    let most = max(1, min(20, names.count))
    let fitting = (1...most).last { Wrapping.wrap(line(first: $0), to: columns).count <= 1 }
    return line(first: fitting ?? 1)
  }

  /// A row for each group: its sign, then its terms, whose further lines stand below the first.
  private func lines(_ groups: [TermGroup]) -> [Line] {
    let column = (groups.map { DisplayWidth.of($0.sign) }.max() ?? 0) + Self.gap
    return groups.flatMap { group in
      Wrapping.wrap(Line(Formats(strings.language).spans(of: group.terms)), to: columns - column)
        .enumerated().map { index, terms in
          let sign = index == 0 ? group.sign : ""
          let gap = Span.gap(
            column - DisplayWidth.of(sign), .dim, spoken: index == 0 ? strings.colon : "")
          return Line([Span(sign, .dim), gap].filter { !$0.text.isEmpty } + terms.spans)
        }
    }
  }

  /// A tree, each name indented below the one it comes from.
  private func lines(_ relatives: [Relative]) -> [Line] {
    let cells = relatives.map { relative in
      let name = strings[relative.link.words]
      let isHere = relative.link.reference == scene.reference
      return [
        Line([
          .gap(
            relative.depth * Self.gap,
            spoken: strings("stage {0}: ", String(relative.depth + 1))),
          Span(name, isHere ? .title : .plain),
        ]),
        relative.note.map { Line(strings[$0], .dim) } ?? Line(),
      ]
    }
    return Table.lines(cells, in: [TableColumn(), TableColumn()], width: .max)
      .flatMap { Wrapping.wrap($0, to: columns) }
  }

  /// A table of name, figure and bar; running text in a narrow window.
  ///
  /// - Parameter highest: the figure that a whole bar stands for.
  private func lines(_ figures: [Figure], highest: Int) -> [Line] {
    let rows = Table.lines(
      figures.map { [Line(strings[$0.label], .dim), Line(String($0.value))] },
      in: [TableColumn(spokenEnd: strings.colon), TableColumn(isTrailing: true)], width: .max)
    let width = rows.map(\.width).max() ?? 0
    guard width <= columns else {
      return figures.flatMap { wrapped("\(strings[$0.label]) \($0.value)") }
    }
    let room = min(32, columns - width - Self.gap)
    return zip(figures, rows).map { figure, row in
      // No bar says anything in less than eight columns.
      guard room >= 8, figure.value > 0 else { return row }
      let length = Double(min(figure.value, highest)) * Double(room) / Double(highest)
      let bar = String(repeating: "▇", count: max(1, Int(length.rounded())))
      return Line(row.spans + [.gap(Self.gap, spoken: ""), Span(bar, .accent, spoken: "")])
    }
  }
}

extension Fact {
  /// Whether it is too much for a row.
  fileprivate var hasBlock: Bool {
    switch value {
    case .paragraph, .figures, .family, .groups: true
    default: false
    }
  }

  /// The link that its value leads to.
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
