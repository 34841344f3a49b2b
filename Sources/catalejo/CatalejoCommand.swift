import App
import ArgumentParser

/// `catalejo`: the parent of all commands; without one it opens the session.
///
/// The common options may stand before the command's name as well as after it.
struct CatalejoCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "catalejo",
    abstract: "Explore public data from the terminal, offline first.",
    discussion: """
      Without a command it opens an interactive session, `catalejo --open PLACE` at a place; lines \
      from a pipe or a file are run as a script.

      Exit status: 0 done, 1 nothing found, 2 usage, 3 not available (offline, or the service \
      failed, and nothing is stored), 4 the data are bad, 5 a file could not be read or written, \
      6 a key is missing or refused, 130 interrupted.
      """,
    version: Version.current,
    subcommands: [
      SessionCommand.self, ListCommand.self, DetailCommand.self, MapCommand.self,
      FavoritesCommand.self, RefreshCommand.self, DoctorCommand.self, AboutCommand.self,
    ],
    defaultSubcommand: SessionCommand.self)

  @OptionGroup var common: CommonOptions
}
