import TextUI

/// How one moves about in a text that is longer than the window, as in a page of a manual.
enum PageMove: Hashable, Sendable {
  case on, line, back, lineBack, leave

  /// The keys for it; nothing of this is typed.
  ///
  /// Of the letters only q is one of them: with any other a command begins, which leaves the text.
  static let table = CommandTable<PageMove>([
    command(.on, key: .pageDown, [" "]),
    command(.line, key: .down, ["\r", "\n"]),
    command(.back, key: .pageUp),
    command(.lineBack, key: .up),
    command(.leave, key: .escape, ["q", "Q"]),
  ])

  private static func command(
    _ move: PageMove, key: EditKey, _ signs: [Character] = []
  ) -> Command<PageMove> {
    Command(.verb("\(move)"), summary: "", key: key, signs: signs) { _ in move }
  }
}
