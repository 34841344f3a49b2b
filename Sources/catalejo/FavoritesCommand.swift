import App
import ArgumentParser
import CommandLine
import Domain
import FavoritesFeature
import Localization

/// `catalejo recent`.
struct RecentCommand: InvokingCommand {
  static let configuration = CommandConfiguration(
    commandName: "recent", abstract: OptionText.recent.english,
    discussion: OptionText.history.english)

  @OptionGroup var common: CommonOptions

  @Flag(help: ArgumentHelp(OptionText.json))
  var json = false

  @Option(parsing: .unconditional, help: ArgumentHelp(OptionText.recentLimit))
  var limit: Int?

  func action() throws -> Invocation.Action {
    if let limit, limit < 0 { throw ValidationError(UsageText.negative, "--limit") }
    return .command(.recent(limit: limit))
  }
}

/// `catalejo favorites …`.
struct FavoritesCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "favorites", abstract: OptionText.favorites.english,
    subcommands: [List.self, Add.self, Remove.self, Export.self, Import.self],
    defaultSubcommand: List.self)

  struct List: InvokingCommand {
    static let configuration = CommandConfiguration(
      commandName: "list", abstract: OptionText.favoritesList.english)

    @OptionGroup var common: CommonOptions

    @Flag(help: ArgumentHelp(OptionText.json))
    var json = false

    func action() -> Invocation.Action { .command(.favorites) }
  }

  /// The operands of `add` and `remove`.
  struct Entries: ParsableArguments {
    @Argument(help: ArgumentHelp(OptionText.catalog))
    var catalog: CatalogID

    @Argument(help: ArgumentHelp(OptionText.ids))
    var ids: [String]

    @Flag(help: ArgumentHelp(OptionText.json))
    var json = false

    var references: [Reference] { ids.map { Reference(catalog, $0) } }
  }

  struct Add: InvokingCommand {
    static let configuration = CommandConfiguration(
      commandName: "add", abstract: OptionText.favoritesAdd.english)

    @OptionGroup var common: CommonOptions
    @OptionGroup var entries: Entries

    var json: Bool { entries.json }

    func action() -> Invocation.Action { .command(.addFavorites(entries.references)) }
  }

  struct Remove: InvokingCommand {
    static let configuration = CommandConfiguration(
      commandName: "remove", abstract: OptionText.favoritesRemove.english)

    @OptionGroup var common: CommonOptions
    @OptionGroup var entries: Entries

    var json: Bool { entries.json }

    func action() -> Invocation.Action { .command(.removeFavorites(entries.references)) }
  }

  struct Export: InvokingCommand {
    static let configuration = CommandConfiguration(
      commandName: "export", abstract: OptionText.favoritesExport.english)

    @OptionGroup var common: CommonOptions

    @Argument(help: ArgumentHelp(OptionText.exportFile), completion: .file())
    var file: String

    @Option(
      name: .customLong("as"), parsing: .unconditional,
      help: ArgumentHelp(OptionText.exportFormat, valueName: "format"))
    var format: ArchiveFormat?

    @Flag(help: ArgumentHelp(OptionText.force))
    var force = false

    @Flag(name: .customLong("json"), help: ArgumentHelp(OptionText.json))
    var wantsJSON = false

    /// Standard output may hold the exported file, and then it holds nothing else.
    var json: Bool { wantsJSON && file != "-" }

    func action() -> Invocation.Action {
      .command(.exportFavorites(file: file, as: format, replacing: force))
    }
  }

  struct Import: InvokingCommand {
    static let configuration = CommandConfiguration(
      commandName: "import", abstract: OptionText.favoritesImport.english)

    @OptionGroup var common: CommonOptions

    @Argument(help: ArgumentHelp(OptionText.importFile), completion: .file())
    var file: String

    @Flag(help: ArgumentHelp(OptionText.json))
    var json = false

    func action() -> Invocation.Action { .command(.importFavorites(file: file)) }
  }
}

extension ArchiveFormat: ExpressibleByArgument {}
