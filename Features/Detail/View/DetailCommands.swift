import Localization
import TextUI

/// The commands of a detail, explained in one language: all that any has, unless said otherwise.
struct DetailCommands {
  let strings: Strings
  var hasMap = true
  /// Whether there are numbered rows: cities near it, or what facts lead to.
  var hasRows = true
  var hasLink = true
  /// Whether there is one to be enlarged.
  var hasPicture = true
  var hasOtherNames = true

  var table: CommandTable<DetailEvent> {
    CommandTable(
      (hasMap ? [command("map", DetailText.mapSummary, .mapped, key: .tab, letter: "m")] : [])
        + [command("fav", FavoriteText.doToggle, .toggledFavorite, letter: "s")]
        + (hasRows ? rows : []) + [info] + turning
        + (hasOtherNames ? [command("names", DetailText.namesSummary, .namesToggled)] : [])
        + (hasLink ? link : [])
        + (hasPicture ? [command("picture", PictureText.enlargeSummary, .enlarged)] : []) + always)
  }

  private var rows: [Command<DetailEvent>] {
    let open = strings[DetailText.openSummary]
    return [
      Command(.number, summary: open, event: Self.opened),
      Command(
        .verb("open"), arguments: "N", summary: open, candidates: .rows(), event: Self.opened),
    ]
  }

  /// A detail of a row, as in lists; of none, it is this one.
  private var info: Command<DetailEvent> {
    Command(
      .verb("info"), arguments: hasRows ? "[N]" : "", summary: strings[DetailText.infoSummary],
      candidates: hasRows ? .rows() : .none
    ) { $0.isEmpty ? .detailed : Self.opened($0) }
  }

  @Sendable private static func opened(_ number: String) -> DetailEvent? {
    Int(number).map(DetailEvent.opened)
  }

  private var turning: [Command<DetailEvent>] {
    [
      command("next", DetailText.nextSummary, .stepped(1), key: .pageDown, letter: "j"),
      command(
        "prev", aliases: ["previous"], DetailText.previousSummary, .stepped(-1), key: .pageUp,
        letter: "k"),
    ]
  }

  private var link: [Command<DetailEvent>] {
    [
      command("open-url", DetailText.openLinkSummary, .openedLink),
      command("copy", DetailText.copySummary, .copiedLink),
      command("share", DetailText.shareSummary, .sharedLink),
    ]
  }

  private var always: [Command<DetailEvent>] {
    [
      command("refresh", aliases: ["retry"], DetailText.refreshSummary, .retried),
      command("undo", FavoriteText.doUndo, .undone),
    ]
  }

  private func command(
    _ verb: String, aliases: [String] = [], _ summary: some TextKey, _ event: DetailEvent,
    key: EditKey? = nil, letter: Character? = nil
  ) -> Command<DetailEvent> {
    Command(
      .verb(verb, aliases: aliases), summary: strings[summary], key: key, letter: letter
    ) { _ in event }
  }
}
