import Localization
import TextUI

/// The commands of the screen, explained in one language.
enum TemplateCommands {
  static func table(_ strings: Strings) -> CommandTable<TemplateEvent> {
    let open = strings("show all that is known of row N")
    return CommandTable([
      Command(.number, summary: open, event: row),
      Command(.verb("open"), arguments: "N", summary: open, candidates: .rows(), event: row),
      Command(.verb("retry"), summary: strings("try what failed again; if nothing did, fetch anew"))
      { _ in .retried },
    ])
  }

  private static func row(_ argument: String) -> TemplateEvent? {
    Int(argument).map { .opened($0) }
  }
}
