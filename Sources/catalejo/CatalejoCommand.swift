import App
import ArgumentParser
import Localization

/// `catalejo`: the parent of all commands; without one it opens the session.
///
/// The common options may stand before the command's name as well as after it.
struct CatalejoCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "catalejo",
    abstract: OptionText.program.manual,
    discussion: [OptionText.withoutCommand, .exitStatuses].map(\.manual).joined(separator: "\n\n"),
    version: Version.current,
    subcommands: [
      SessionCommand.self, ListCommand.self, PickCommand.self, DetailCommand.self, MapCommand.self,
      CompareCommand.self, WhereCommand.self, FavoritesCommand.self, RecentCommand.self,
      RefreshCommand.self, SetCommand.self, DoctorCommand.self, AboutCommand.self,
    ],
    defaultSubcommand: SessionCommand.self)

  @OptionGroup var common: CommonOptions
}

/// `catalejo set [KEY [VALUE]]` and `catalejo set edit`.
struct SetCommand: InvokingCommand {
  static let configuration = CommandConfiguration(
    commandName: "set", abstract: OptionText.set.manual)

  @OptionGroup var common: CommonOptions

  @Argument(help: ArgumentHelp(.setting, valueName: "key"))
  var words: [String] = []

  func action() -> Invocation.Action { .set(words) }
}

/// `catalejo about`.
struct AboutCommand: InvokingCommand {
  static let configuration = CommandConfiguration(
    commandName: "about", abstract: OptionText.about.manual)

  @OptionGroup var common: CommonOptions

  func action() -> Invocation.Action { .about }
}

/// `catalejo doctor`.
struct DoctorCommand: InvokingCommand {
  static let configuration = CommandConfiguration(
    commandName: "doctor", abstract: OptionText.doctor.manual)

  @OptionGroup var common: CommonOptions

  func action() -> Invocation.Action { .doctor }
}
