import TextUI

/// What the two sides of a split screen show, as the content of one surface.
@MainActor
final class SplitContent {
  typealias Content = (Size) -> [Line]

  let surface = ScreenSurface()

  var left: Content? { didSet { show() } }

  /// Nil where nothing stands beside the list.
  var right: Content? { didSet { show() } }

  private func show() {
    guard let left else { return }
    let right = right
    surface.show { size in
      guard let layout = SplitLayout(size) else { return left(size) }
      return layout.lines(left: left(layout.left), right: right?(layout.right) ?? [])
    }
  }
}
