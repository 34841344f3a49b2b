import Components
import Localization
import TextUI

/// The commands of a detail, explained in one language: by default all that any detail has.
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
    let open = strings[DetailText.openSummary]
    let all: [(isThere: Bool, command: Command<DetailEvent>)] =
      [
        (hasMap, command("map", DetailText.mapSummary, .mapped, key: .tab, letter: "m"))
      ]
      + Command.starsOfOne(strings, toggled: .toggledFavorite, removed: .unstarred).map {
        (true, $0)
      } + [
        (hasRows, Command(.number, summary: open, event: Self.opened)),
        (
          hasRows,
          Command(
            .verb("open"), arguments: "N", summary: open, candidates: .rows(), event: Self.opened)
        ),
        (true, info),
        (true, command("next", DetailText.nextSummary, .stepped(1), key: .pageDown, letter: "j")),
        (
          true,
          command(
            "prev", aliases: ["previous"], DetailText.previousSummary, .stepped(-1), key: .pageUp,
            letter: "k")
        ),
        (hasOtherNames, command("names", DetailText.namesSummary, .namesToggled)),
        (hasLink, command("open-url", DetailText.openLinkSummary, .openedLink)),
        (hasLink, command("copy", DetailText.copySummary, .copiedLink)),
        (hasLink, command("share", DetailText.shareSummary, .sharedLink)),
        (hasPicture, command("picture", PictureText.enlargeSummary, .enlarged)),
        (true, command("refresh", aliases: ["retry"], DetailText.refreshSummary, .retried)),
        (true, command("undo", StarText.doUndo, .undone)),
      ]
    return CommandTable(all.filter(\.isThere).map(\.command))
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

  private func command(
    _ verb: String, aliases: [String] = [], _ summary: some TextKey, _ event: DetailEvent,
    key: EditKey? = nil, letter: Character? = nil
  ) -> Command<DetailEvent> {
    Command(
      .verb(verb, aliases: aliases), summary: strings[summary], key: key, letter: letter
    ) { _ in event }
  }
}
