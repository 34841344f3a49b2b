import Components
import Domain
import Localization
import TextUI
import Viper

/// Lays out a comparison in a number of columns: facts in rows, one of the two in each column.
struct CompareLayout {
  let scene: CompareScene
  let strings: Strings
  let columns: Int
  let isInteractive: Bool

  private static let gap = 2
  /// If values have less room, their labels stand above them.
  private static let leastCell = 16
  /// A shorter bar says nothing.
  private static let leastBar = 4
  private static let mostBar = 32

  var lines: [Line] {
    // Making text safe can widen it, and a wide character does not fit a single column.
    ((scene.both.map { [table($0), sentences($0)] } ?? []) + [status])
      .filter { !$0.isEmpty }.joined(separator: [Line()]).map { $0.truncated(to: columns) }
  }

  private var status: [Line] {
    StatusText(strings: strings, columns: columns, isInteractive: isInteractive)
      .lines(for: scene.content, notice: scene.notice.map { Notice($0, strings) }) { result in
        guard case .failure(let miss) = result else { return nil }
        return strings.message(for: miss, of: scene.comparison.words)
      }
  }

  // MARK: - The table

  private func table(_ content: CompareContent) -> [Line] {
    // Those of figures are words of a text elsewhere.
    let labels = content.rows.map { row in
      Line(strings[row.label].prefix(1).uppercased() + strings[row.label].dropFirst(), .dim)
    }
    func rest(beside width: Int) -> Int { (columns - width - 2 * Self.gap) / 2 }
    // In a narrow window a label of several words takes several lines.
    let words = labels.flatMap { $0.text.split(separator: " ") }.map { DisplayWidth.of(String($0)) }
    let widths = [labels.map(\.width).max() ?? 0, words.max() ?? 0]
    let width = widths.first { rest(beside: $0) >= Self.leastCell }
    let room = width.map(rest) ?? max(1, (columns - Self.gap) / 2)
    let measured = content.rows.flatMap(\.cells).filter { $0.share != nil }
    let figures = measured.map { DisplayWidth.of($0.text) }.max() ?? 0
    let titles = content.titles.enumerated().map { title($1, number: $0 + 1) }
    let values = content.rows.map { row in
      row.cells.map { line(of: $0, figures: figures, room: room) }
    }
    let cells = zip([Line()] + labels, [titles] + values).flatMap { label, values in
      width.map { Self.wrapped([label] + values, to: [$0, room, room]) }
        ?? Self.wrapped([label, Line()], to: [room, room]) + Self.wrapped(values, to: [room, room])
    }
    let pair = [TableColumn(spokenEnd: strings.semicolon), TableColumn()]
    return Table.lines(
      cells, in: width == nil ? pair : [TableColumn(spokenEnd: strings.colon)] + pair,
      width: columns)
  }

  /// A row in as many as its longest cell takes.
  private static func wrapped(_ row: [Line], to widths: [Int]) -> [[Line]] {
    let parts = zip(row, widths).map { Wrapping.wrap($0, to: max(1, $1)) }
    let height = parts.map(\.count).max() ?? 0
    return (0..<height).map { index in
      parts.map { (lines: [Line]) -> Line in index < lines.count ? lines[index] : Line() }
    }
  }

  private func title(_ title: String, number: Int) -> Line {
    let name = Span(title, .title, row: number)
    guard isInteractive else { return Line([name]) }
    return Line([
      Span(String(number), .accent, spoken: "\(number).", row: number), .gap(Self.gap, spoken: " "),
      name,
    ])
  }

  /// A value, and its bar if it has one; figures stand at the right of their column.
  private func line(of cell: CompareCell, figures: Int, room: Int) -> Line {
    guard !cell.text.isEmpty else { return Line("–", .dim) }
    guard let share = cell.share else { return Line(cell.text) }
    let margin = Span.gap(figures - DisplayWidth.of(cell.text), spoken: "")
    let value = [margin, Span(cell.text)].filter { !$0.text.isEmpty }
    let bar = min(Self.mostBar, room - figures - Self.gap)
    guard bar >= Self.leastBar, share > 0 else { return Line(value) }
    let length = max(1, Int((share * Double(bar)).rounded()))
    let drawn = Span(String(repeating: "▇", count: length), .accent, spoken: "")
    return Line(value + [.gap(Self.gap, spoken: ""), drawn])
  }

  // MARK: - From one to the other

  private func sentences(_ content: CompareContent) -> [Line] {
    [way(content), content.minutesAhead.map { clocks(content.titles, $0) }].compactMap(\.self)
      .flatMap { Wrapping.wrap($0, to: columns) }.map { Line($0) }
  }

  private func way(_ content: CompareContent) -> String? {
    guard let way = content.answer.way, way.kilometres > 0 else { return nil }
    return strings(
      "{0} is {1} {2} of {3}.", content.titles[1],
      Formats(strings.language).kilometres(way.kilometres),
      strings.abbreviation(of: way.direction), content.titles[0])
  }

  private func clocks(_ titles: [String], _ minutes: Int) -> String {
    guard minutes != 0 else { return strings("The clocks of both show the same time.") }
    let (hours, rest) = minutes.magnitude.quotientAndRemainder(dividingBy: 60)
    let parts = [hours == 0 ? nil : "\(hours) h", rest == 0 ? nil : "\(rest) min"]
    let (ahead, behind) = minutes > 0 ? (titles[1], titles[0]) : (titles[0], titles[1])
    return strings(
      "The clocks of {0} are {1} ahead of those of {2}.", ahead,
      parts.compactMap(\.self).joined(separator: " "), behind)
  }
}
