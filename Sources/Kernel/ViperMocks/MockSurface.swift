package import TextUI

/// Keeps what it was given to show, in order, and lays it out as plain text.
@MainActor
package final class MockSurface: Surface {
  private let size: Size
  private var contents: [(Size) -> [Line]] = []

  package init(columns: Int = 80, rows: Int = 24) {
    size = Size(columns: columns, rows: rows)
  }

  package func show(_ content: @escaping (Size) -> [Line]) {
    contents.append(content)
  }

  /// All that was shown, in its own size.
  package var screens: [String] { contents.map { Self.text($0(size)) } }

  /// Returns the newest screen as text in a size.
  package func text(columns: Int = 80, rows: Int = 24) -> String {
    Self.text(contents.last?(Size(columns: columns, rows: rows)) ?? [])
  }

  private static func text(_ lines: [Line]) -> String {
    lines.map(\.text).joined(separator: "\n")
  }
}
