import Localization
import TextUI

/// The commands of the screen, explained in one language.
enum CompareCommands {
  static func table(_ strings: Strings) -> CommandTable<CompareEvent> {
    let open = strings("show all that is known of the first or the second one")
    return CommandTable([
      Command(.number, summary: open, event: row),
      Command(.verb("open"), arguments: "N", summary: open, candidates: .rows(), event: row),
      Command(.verb("retry"), summary: strings("try what failed again; if nothing did, fetch anew"))
      { _ in .retried },
    ])
  }

  @Sendable private static func row(_ argument: String) -> CompareEvent? {
    Int(argument).map { .opened($0) }
  }
}
