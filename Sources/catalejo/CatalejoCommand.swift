import App
import ArgumentParser
import Localization

/// `catalejo`: the parent of all commands; without one it opens the session.
///
/// The common options may stand before the command's name as well as after it.
struct CatalejoCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "catalejo",
    abstract: OptionText.program.manual,
    discussion: [OptionText.withoutCommand, .exitStatuses].map(\.manual).joined(separator: "\n\n"),
    version: Version.current,
    subcommands: [
      SessionCommand.self, ListCommand.self, DetailCommand.self, MapCommand.self,
      FavoritesCommand.self, RefreshCommand.self, DoctorCommand.self, AboutCommand.self,
    ],
    defaultSubcommand: SessionCommand.self)

  @OptionGroup var common: CommonOptions
}
