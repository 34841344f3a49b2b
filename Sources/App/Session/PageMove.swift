import TextUI

/// How one moves about in a text that is longer than the window, as in a page of a manual.
enum PageMove: Hashable, Sendable {
  case on, line, back, lineBack, start, end, leave

  /// The keys for it; nothing of this is typed.
  static let table = CommandTable<PageMove>([
    command(.on, key: .pageDown, [" ", "f"]),
    command(.line, key: .down, ["\r", "\n", "j", "e"]),
    command(.back, key: .pageUp, ["b"]),
    command(.lineBack, key: .up, ["k", "y"]),
    command(.start, ["g"]),
    command(.end, ["G"]),
    command(.leave, key: .escape, ["q", "Q"]),
  ])

  private static func command(
    _ move: PageMove, key: EditKey? = nil, _ signs: [Character]
  ) -> Command<PageMove> {
    Command(.verb("\(move)"), summary: "", key: key, signs: signs) { _ in move }
  }
}
