import TextUI

/// How candidates are put into a line and listed.
enum CandidateList {
  /// The longest text all candidates start with, in whole characters.
  static func commonPrefix(of candidates: [String]) -> String {
    guard var prefix = candidates.first else { return "" }
    for candidate in candidates.dropFirst() {
      let equal = zip(prefix, candidate).prefix { $0 == $1 }.count
      prefix = String(prefix.prefix(equal))
    }
    return prefix
  }

  /// The candidates in columns of one width, read downwards: the text, and the remark beside it.
  ///
  /// What does not fit the rows, and what is not among them, is left out and counted in a last line
  /// ("… +12").
  static func lines(
    _ candidates: [Completion.Candidate], unlisted: Int = 0, size: Size
  ) -> [Line] {
    let cells = cells(candidates).map { $0.truncated(to: size.columns) }
    let width = (cells.map(\.width).max() ?? 0) + 2
    let columns = max(1, (size.columns + 2) / width)
    let needed = (cells.count + columns - 1) / columns
    // The last row of the screen is the prompt's.
    let most = max(1, size.rows - 1)
    let isCut = needed > most || unlisted > 0
    let rows = isCut ? max(1, min(needed, most - 1)) : needed
    let shown = cells.prefix(rows * columns)
    var lines = (0..<min(rows, shown.count)).map { row in
      let indices = Array(stride(from: row, to: shown.count, by: rows))
      return Line(
        indices.flatMap { index in
          let padding = index == indices.last ? 0 : width - shown[index].width
          return padding > 0 ? shown[index].spans + [.gap(padding)] : shown[index].spans
        })
    }
    if isCut { lines.append(Line("… +\(cells.count - shown.count + unlisted)", .dim)) }
    return lines
  }

  /// The candidates one after the other, for linear text.
  static func sentence(_ candidates: [Completion.Candidate], unlisted: Int = 0) -> Line {
    let texts = candidates.map { $0.remark.isEmpty ? $0.text : "\($0.text): \($0.remark)" }
    return Line((texts + (unlisted > 0 ? ["… +\(unlisted)"] : [])).joined(separator: ", "))
  }

  /// Remarks begin in one column.
  private static func cells(_ candidates: [Completion.Candidate]) -> [Line] {
    let texts = candidates.map { SafeText.clean($0.text) }
    guard candidates.contains(where: { !$0.remark.isEmpty }) else { return texts.map { Line($0) } }
    let width = texts.map { DisplayWidth.of($0) }.max() ?? 0
    return zip(candidates, texts).map { candidate, text in
      Line([Span(text.padded(to: width)), Span("  " + candidate.remark, .dim)])
    }
  }
}
