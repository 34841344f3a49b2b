import TextUI

/// The surface of one screen: it keeps the newest content until the session prints it.
@MainActor
final class ScreenSurface: Surface {
  typealias Content = (Size) -> [Line]

  /// The newest content; nil before the first.
  private(set) var newest: Content?

  /// Whether there is content that was not printed yet.
  private(set) var isDirty = false

  /// Called with each new content.
  var changed: ((@escaping Content) -> Void)?

  init() {}

  func show(_ content: @escaping Content) {
    newest = content
    isDirty = true
    changed?(content)
  }

  /// The newest content at a size; it still waits for being printed.
  func preview(for size: Size) -> [Line] { newest?(size) ?? [] }

  /// The newest content at a size; it counts as printed then.
  func lines(for size: Size) -> [Line] {
    isDirty = false
    return newest?(size) ?? []
  }
}
