import Catalog
import Localization
import TextUI

/// Writes how far something is: a bar where the end is known.
struct ProgressWords: Sendable {
  let strings: Strings
  let formats: Formats

  private static let barWidth = 20

  /// "PokeAPI  [########............]  40 %  9/22", cut to the columns.
  func text(_ progress: FetchProgress, columns: Int) -> String {
    let name = SafeText.clean(strings.name(of: progress.service))
    var parts = [name]
    if let total = progress.total, total > 0 {
      let done = min(progress.done, total)
      let filled = done * Self.barWidth / total
      let bar =
        String(repeating: "#", count: filled)
        + String(repeating: ".", count: Self.barWidth - filled)
      parts.append("[\(bar)]")
      parts.append("\(done * 100 / total) %")
      parts.append(amount(done, of: total, progress.unit))
    } else {
      parts.append(amount(progress.done, of: nil, progress.unit))
    }
    return parts.joined(separator: "  ").prefix(columns: columns)
  }

  private func amount(_ done: Int, of total: Int?, _ unit: FetchProgress.Unit) -> String {
    switch unit {
    case .requests: total.map { "\(done)/\($0)" } ?? formats.number(done)
    case .bytes:
      (total.map { "\(formats.megabytes(done))/\(formats.megabytes($0))" }
        ?? formats.megabytes(done)) + " MB"
    }
  }
}
