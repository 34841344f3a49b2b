import App
import ArgumentParser

/// `catalejo`: the parent of all commands; without one it opens the session.
///
/// The common options may stand before the command's name as well as after it.
struct CatalejoCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "catalejo",
    abstract: "Explore the world's cities from the terminal, offline.",
    discussion: """
      Without a command it opens an interactive session, `catalejo --open PLACE` at a place; lines \
      from a pipe or a file are run as a script.

      Exit status: 0 done, 1 nothing found, 2 usage, 4 the data are bad, 5 a file could not be \
      read or written, 130 interrupted.
      """,
    version: Version.current,
    subcommands: [
      SessionCommand.self, ListCommand.self, DetailCommand.self, MapCommand.self,
      FavoritesCommand.self, DoctorCommand.self,
    ],
    defaultSubcommand: SessionCommand.self)

  @OptionGroup var common: CommonOptions
}
