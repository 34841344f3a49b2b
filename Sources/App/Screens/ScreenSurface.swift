import TextUI

/// The surface of one screen: it keeps the newest content until the session prints it.
@MainActor
final class ScreenSurface: Surface {
  private var content: ((Size) -> [Line])?

  /// Whether there is content that was not printed yet.
  private(set) var isDirty = false

  /// Called with each new content.
  var changed: (() -> Void)?

  init() {}

  func show(_ content: @escaping (Size) -> [Line]) {
    self.content = content
    isDirty = true
    changed?()
  }

  /// The newest content at a size; it still waits for being printed.
  func preview(for size: Size) -> [Line] { content?(size) ?? [] }

  /// The newest content at a size; it counts as printed then.
  func lines(for size: Size) -> [Line] {
    isDirty = false
    return content?(size) ?? []
  }
}
