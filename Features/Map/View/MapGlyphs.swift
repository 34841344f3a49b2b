import TextUI

/// The characters a map and its footer are made of.
struct MapGlyphs: Sendable {
  let mode: CanvasMode

  var star: String { mode == .ascii ? "* " : "★ " }
  var separator: String { mode == .ascii ? " | " : " · " }

  /// A bar of so many columns, at least two.
  func bar(_ columns: Int) -> String {
    let (start, middle, end) = mode == .ascii ? ("|", "-", "|") : ("├", "─", "┤")
    return start + String(repeating: middle, count: max(0, columns - 2)) + end
  }
}
