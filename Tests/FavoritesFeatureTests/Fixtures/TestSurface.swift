import TextUI

/// Shows content as plain text of one size.
@MainActor
final class TestSurface: Surface {
  private let size: Size
  private(set) var screens: [String] = []

  init(columns: Int = 60, rows: Int = 8) {
    size = Size(columns: columns, rows: rows)
  }

  func show(_ content: @escaping (Size) -> [Line]) {
    screens.append(content(size).map(\.text).joined(separator: "\n"))
  }
}
