import Components
import Domain
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
    let open = strings("open row N of those listed")
    let all: [(isThere: Bool, command: Command<DetailEvent>)] =
      [
        (hasMap, command("map", Words("show it on the map"), .mapped, key: .tab, letter: "m"))
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
        (
          true,
          command(
            "next", Words("go to the next one of the list"), .stepped(1), key: .pageDown,
            letter: "j")
        ),
        (
          true,
          command(
            "prev", aliases: ["previous"], Words("go to the previous one of the list"),
            .stepped(-1), key: .pageUp,
            letter: "k")
        ),
        (
          hasOtherNames,
          command("names", Words("show all its names, or only the first ones"), .namesToggled)
        ),
        (hasLink, command("open-url", Words("open its link in the browser"), .openedLink)),
        (hasLink, command("copy", Words("copy its link"), .copiedLink)),
        (hasLink, command("share", Words("copy its title and link"), .sharedLink)),
        (
          hasPicture,
          command("picture", Words("show its picture as large as the window"), .enlarged)
        ),
        (true, command("refresh", aliases: ["retry"], Words("fetch it again"), .retried)),
        (
          true,
          command("undo", Words("undo the last change of favorites: a star, or a removal"), .undone)
        ),
      ]
    return CommandTable(all.filter(\.isThere).map(\.command))
  }

  /// A detail of a row, as in lists; of none, it is this one.
  private var info: Command<DetailEvent> {
    Command(
      .verb("info"), arguments: hasRows ? "[N]" : "",
      summary: strings("show all that is known; with N, of row N"),
      candidates: hasRows ? .rows() : .none
    ) { $0.isEmpty ? .detailed : Self.opened($0) }
  }

  @Sendable private static func opened(_ number: String) -> DetailEvent? {
    Int(number).map(DetailEvent.opened)
  }

  private func command(
    _ verb: String, aliases: [String] = [], _ summary: Words, _ event: DetailEvent,
    key: EditKey? = nil, letter: Character? = nil
  ) -> Command<DetailEvent> {
    Command(
      .verb(verb, aliases: aliases), summary: strings[summary], key: key, letter: letter
    ) { _ in event }
  }
}
