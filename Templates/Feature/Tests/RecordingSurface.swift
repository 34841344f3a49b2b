import TextUI

/// Keeps the newest content.
@MainActor
final class RecordingSurface: Surface {
  private var content: ((Size) -> [Line])?

  func show(_ content: @escaping (Size) -> [Line]) {
    self.content = content
  }

  func text(columns: Int = 40) -> [String] {
    (content?(Size(columns: columns, rows: 24)) ?? []).map(\.text)
  }
}
