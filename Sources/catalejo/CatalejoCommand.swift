import App
import ArgumentParser

/// `catalejo`: the REPL, and the parent of the one-shot commands.
struct CatalejoCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "catalejo",
    abstract: "Explore the world's cities from the terminal, offline.",
    discussion: """
      Without a command it opens an interactive session; lines from a pipe or a file are run as \
      a script.

      Exit status: 0 done, 1 nothing found, 2 usage, 4 the data are bad, 5 a file could not be \
      read or written, 130 interrupted.
      """,
    version: Version.current,
    subcommands: [
      ListCommand.self, DetailCommand.self, MapCommand.self, FavoritesCommand.self,
      DoctorCommand.self,
    ])

  @OptionGroup var common: CommonOptions

  @Option(
    help: ArgumentHelp(
      "Open at a place: cities, cities/ID, cities/ID/map, map/LAT,LON, favorites.",
      valueName: "place"))
  var open: String?

  func run() async throws {
    try await common.end { await $0.converse(at: open) }
  }
}
