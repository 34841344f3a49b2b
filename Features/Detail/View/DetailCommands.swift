import Localization
import TextUI

/// The commands of a detail, explained in one language.
struct DetailCommands {
  let strings: Strings
  let hasMap: Bool

  var table: CommandTable<DetailEvent> {
    let map = Command<DetailEvent>(.verb("map"), summary: strings[DetailText.mapSummary]) { _ in
      .mapped
    }
    return CommandTable((hasMap ? [map] : []) + always)
  }

  private var always: [Command<DetailEvent>] {
    let opened: @Sendable (String) -> DetailEvent? = { Int($0).map(DetailEvent.opened) }
    let open = strings[DetailText.openSummary]
    return [
      Command(.verb("fav"), summary: strings[FavoriteText.doToggle]) { _ in .toggledFavorite },
      Command(.number, summary: open, event: opened),
      Command(.verb("open", aliases: ["info"]), arguments: "N", summary: open, event: opened),
      Command(
        .verb("refresh", aliases: ["retry"]), summary: strings[DetailText.refreshSummary]
      ) { _ in .retried },
      Command(.verb("undo"), summary: strings[FavoriteText.doUndo]) { _ in .undone },
    ]
  }
}
