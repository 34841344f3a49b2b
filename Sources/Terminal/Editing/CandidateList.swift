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

  /// The candidates in columns of one width, read downwards.
  ///
  /// What does not fit the rows is left out and counted in a last line ("… +12").
  static func lines(_ candidates: [String], size: Size) -> [Line] {
    let candidates = candidates.map { Line($0).truncated(to: size.columns) }
    let width = (candidates.map(\.width).max() ?? 0) + 2
    let columns = max(1, (size.columns + 2) / width)
    let needed = (candidates.count + columns - 1) / columns
    // The last row of the screen is the prompt's.
    let most = max(1, size.rows - 1)
    let isCut = needed > most
    let rows = isCut ? max(1, most - 1) : needed
    let shown = candidates.prefix(rows * columns)
    var lines = (0..<min(rows, shown.count)).map { row in
      let cells = stride(from: row, to: shown.count, by: rows).map { shown[$0].text }
      let padded = cells.dropLast().map { $0.padded(to: width) }
      return Line(padded.joined() + (cells.last ?? ""))
    }
    if isCut { lines.append(Line("… +\(candidates.count - shown.count)", .dim)) }
    return lines
  }
}
