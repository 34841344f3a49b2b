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
      command("+", .zoomInSummary, .zoomed(1)),
      command("-", .zoomOutSummary, .zoomed(-1)),
      command("n", .northSummary, .panned(.north)),
      command("s", .southSummary, .panned(.south)),
      command("e", .eastSummary, .panned(.east)),
      command("w", .westSummary, .panned(.west)),
      command("center", .centerSummary, .centered),
    ]
  }

  private var entity: [Command<MapEvent>] {
    [
      command("info", .infoSummary, .detailed),
      command("fav", .favoriteSummary, .toggledFavorite),
    ]
  }

  private var always: [Command<MapEvent>] {
    [
      command("refresh", aliases: ["retry"], .refreshSummary, .retried),
      command("undo", .undoSummary, .undone),
    ]
  }

  private func command(
    _ verb: String, aliases: [String] = [], _ summary: MapText, _ event: MapEvent
  ) -> Command<MapEvent> {
    Command(.verb(verb, aliases: aliases), summary: strings[summary]) { _ in event }
  }
}
