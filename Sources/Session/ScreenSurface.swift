package import TextUI

/// The surface of one screen: it keeps the newest content until the session prints it, and what stands
/// beside it in a wide window.
@MainActor
package final class ScreenSurface: Surface {
  package typealias Content = (Size) -> [Line]

  /// The newest content; nil before the first.
  private(set) var newest: Content?

  /// Whether a wide window shows two screens beside each other.
  var canSplit = false

  /// What stands beside the screen there; nil where nothing does.
  var beside: Content? { didSet { change() } }

  /// Whether there is content that was not printed yet.
  private(set) var isDirty = false

  /// How many contents there were: what depends on what is shown is made anew with each.
  private(set) var version = 0

  /// Called with each new content.
  var changed: ((@escaping Content) -> Void)?

  package init() {}

  package func show(_ content: @escaping Content) {
    newest = content
    change()
  }

  private func change() {
    guard let newest else { return }
    isDirty = true
    version += 1
    changed?(newest)
  }

  /// The newest content at a size; it still waits for being printed.
  func preview(for size: Size) -> [Line] {
    guard let newest else { return [] }
    guard canSplit, let layout = SplitLayout(size) else { return newest(size) }
    return layout.lines(left: newest(layout.left), right: beside?(layout.right) ?? [])
  }

  /// The newest content at a size; it counts as printed then.
  func lines(for size: Size) -> [Line] {
    isDirty = false
    return preview(for: size)
  }
}
