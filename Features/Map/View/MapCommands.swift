import Domain
import Localization
import TextUI

/// The commands of a map, explained in one language.
struct MapCommands {
  let strings: Strings
  let subject: MapSubject

  var table: CommandTable<MapEvent> {
    switch subject {
    case .entity: CommandTable(moves + entity + always)
    // A bare position has no detail and can't be a favorite.
    case .position: CommandTable(moves + always)
    }
  }

  private var moves: [Command<MapEvent>] {
    [
      command("+", MapText.zoomInSummary, .zoomed(1)),
      command("-", MapText.zoomOutSummary, .zoomed(-1)),
      command("n", MapText.northSummary, .panned(.north), key: .up),
      command("s", MapText.southSummary, .panned(.south), key: .down),
      command("e", MapText.eastSummary, .panned(.east), key: .right),
      command("w", MapText.westSummary, .panned(.west), key: .left),
      command("center", MapText.centerSummary, .centered),
    ]
  }

  private var entity: [Command<MapEvent>] {
    [
      command("info", MapText.infoSummary, .detailed),
      command("fav", FavoriteText.doToggle, .toggledFavorite),
    ]
  }

  private var always: [Command<MapEvent>] {
    [
      command("refresh", aliases: ["retry"], MapText.refreshSummary, .retried),
      command("undo", FavoriteText.doUndo, .undone),
    ]
  }

  private func command(
    _ verb: String, aliases: [String] = [], _ summary: some TextKey, _ event: MapEvent,
    key: EditKey? = nil
  ) -> Command<MapEvent> {
    Command(.verb(verb, aliases: aliases), summary: strings[summary], key: key) { _ in event }
  }
}
