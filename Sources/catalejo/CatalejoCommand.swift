import App
import ArgumentParser
import CommandLine
import Domain
import Localization

/// The parent of all commands.
///
/// Without a command it opens the session.
///
/// The common options may stand before the command's name as well as after it.
struct CatalejoCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "catalejo",
    abstract: OptionText.program.english,
    discussion: [OptionText.withoutCommand, OptionText.exitStatuses].map(\.english).joined(
      separator: "\n\n"),
    version: Version.current,
    subcommands: [
      SessionCommand.self, ListCommand.self, PickCommand.self, DetailCommand.self, MapCommand.self,
      CompareCommand.self, WhereCommand.self, FavoritesCommand.self, RecentCommand.self,
      RefreshCommand.self, PlacesCommand.self, SetCommand.self, TilesCommand.self,
      DoctorCommand.self, AboutCommand.self,
    ],
    defaultSubcommand: SessionCommand.self)

  @OptionGroup var common: CommonOptions

  /// Reads a command line as ArgumentParser does, but tells it only of the commands that the line
  /// names.
  ///
  /// ArgumentParser finds out at run time what each command takes, even for those that nobody asked
  /// for. That is half of what a short command costs.
  ///
  /// - Throws: ArgumentParser's errors, for `CatalejoCommand.message(for:)`.
  static func read(_ arguments: [String]) throws -> any ParsableCommand {
    let arguments = TraceFlag.completed(arguments)
    let isForAll = arguments.contains { word in
      wordsForAll.contains { word.hasPrefix($0) }
    }
    guard !isForAll else { return try parseAsRoot(arguments) }
    var command: any ParsableCommand.Type = Self.self
    var words = arguments[...]
    while let (next, rest) = next(of: command, words) { (command, words) = (next, rest) }
    return try command.parseAsRoot(Array(words))
  }

  /// The words that ArgumentParser answers for the whole program.
  private static let wordsForAll = [
    "--version", "--generate-completion-script", "--experimental-dump-help", "---completion",
  ]

  /// Returns the command that a line names below another, or means by leaving its name out; `nil`
  /// if the other reads the line itself.
  private static func next(
    of command: any ParsableCommand.Type, _ words: ArraySlice<String>
  ) -> (any ParsableCommand.Type, ArraySlice<String>)? {
    let below = command.configuration.subcommands
    if let named = below.first(where: { $0.configuration.commandName == words.first }) {
      return (named, words.dropFirst())
    }
    // A name may also stand behind options.
    guard let meant = command.configuration.defaultSubcommand,
      !below.contains(where: { words.contains($0.configuration.commandName ?? "") })
    else { return nil }
    return (meant, words)
  }
}

/// `catalejo set [KEY [VALUE]]` and `catalejo set edit`.
struct SetCommand: InvokingCommand {
  static let configuration = CommandConfiguration(
    commandName: "set", abstract: OptionText.set.english)

  @OptionGroup var common: CommonOptions

  @Argument(help: ArgumentHelp(OptionText.setting, valueName: "key"))
  var words: [String] = []

  func action() -> Invocation.Action { .set(words) }
}

/// `catalejo tiles` and `catalejo tiles clear`.
struct TilesCommand: InvokingCommand {
  static let configuration = CommandConfiguration(
    commandName: "tiles", abstract: OptionText.tilesInUse.english)

  @OptionGroup var common: CommonOptions

  @Argument(
    help: ArgumentHelp(OptionText.clear, valueName: "clear"), completion: .list(["clear"]))
  var word: String?

  func action() throws -> Invocation.Action {
    guard let word else { return .tiles(areCleared: false) }
    guard word == "clear" else {
      throw ValidationError(UsageText.onlyClear, word)
    }
    return .tiles(areCleared: true)
  }
}

/// `catalejo about`.
struct AboutCommand: InvokingCommand {
  static let configuration = CommandConfiguration(
    commandName: "about", abstract: OptionText.about.english)

  @OptionGroup var common: CommonOptions

  func action() -> Invocation.Action { .about }
}

/// `catalejo doctor`.
struct DoctorCommand: InvokingCommand {
  static let configuration = CommandConfiguration(
    commandName: "doctor", abstract: OptionText.doctor.english)

  @OptionGroup var common: CommonOptions

  func action() -> Invocation.Action { .doctor }
}
