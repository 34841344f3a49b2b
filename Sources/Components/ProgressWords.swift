package import Domain
package import Localization
import TextUI

/// Writes how far something is: a bar where the end is known.
package struct ProgressWords: Sendable {
  private let strings: Strings

  package init(_ strings: Strings) {
    self.strings = strings
  }

  private static let barWidth = 20

  /// "PokeAPI  [########............]  40 %  9/22", cut to the columns.
  package func text(_ progress: FetchProgress, columns: Int) -> String {
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
    let formats = Formats(strings.language)
    switch unit {
    case .requests: return total.map { "\(done)/\($0)" } ?? formats.number(done)
    case .bytes:
      let megabytes = [done, total].compactMap { $0.map(formats.megabytes) }
      return megabytes.joined(separator: "/") + " MB"
    }
  }
}
