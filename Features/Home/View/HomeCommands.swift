import Domain
import Localization
import TextUI

/// The commands of the home screen, explained in one language.
enum HomeCommands {
  static func table(_ strings: Strings) -> CommandTable<HomeEvent> {
    let open = strings(
      "open row N: a catalog, the favorites or one of them; without N, the chosen row")
    func move(
      _ verb: String, _ text: Words, _ key: EditKey, _ letter: Character, by rows: Int
    ) -> Command<HomeEvent> {
      Command(.verb(verb), summary: strings[text], key: key, letter: letter) { _ in
        .moved(by: rows)
      }
    }
    return CommandTable([
      Command(.number, summary: open) { Int($0).map { .opened($0) } },
      .row("open", summary: open) { .opened($0) },
      move("down", Words("choose the next row"), .down, "j", by: 1),
      move("up", Words("choose the row before"), .up, "k", by: -1),
      Command(.verb("retry"), summary: strings("try what failed again; if nothing did, fetch anew"))
      { _ in .retried },
    ])
  }
}
