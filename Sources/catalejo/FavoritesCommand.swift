import App
import ArgumentParser
import Domain
import Localization

/// `catalejo favorites …`.
struct FavoritesCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "favorites", abstract: OptionText.favorites.manual,
    subcommands: [List.self, Add.self, Remove.self, Export.self, Import.self],
    defaultSubcommand: List.self)

  struct List: InvokingCommand {
    static let configuration = CommandConfiguration(
      commandName: "list", abstract: OptionText.favoritesList.manual)

    @OptionGroup var common: CommonOptions

    @Flag(help: ArgumentHelp(.json))
    var json = false

    func invocation() -> Invocation {
      Invocation(.favorites(asJSON: json), common.options())
    }
  }

  /// What `add` and `remove` take.
  struct Entries: ParsableArguments {
    @Argument(help: ArgumentHelp(.catalog))
    var catalog: CatalogID

    @Argument(help: ArgumentHelp(.ids))
    var ids: [String]

    @Flag(help: ArgumentHelp(.json))
    var json = false

    var references: [Reference] { ids.map { Reference(catalog, $0) } }
  }

  struct Add: InvokingCommand {
    static let configuration = CommandConfiguration(
      commandName: "add", abstract: OptionText.favoritesAdd.manual)

    @OptionGroup var common: CommonOptions
    @OptionGroup var entries: Entries

    func invocation() -> Invocation {
      Invocation(.addFavorites(entries.references, asJSON: entries.json), common.options())
    }
  }

  struct Remove: InvokingCommand {
    static let configuration = CommandConfiguration(
      commandName: "remove", abstract: OptionText.favoritesRemove.manual)

    @OptionGroup var common: CommonOptions
    @OptionGroup var entries: Entries

    func invocation() -> Invocation {
      Invocation(.removeFavorites(entries.references, asJSON: entries.json), common.options())
    }
  }

  struct Export: InvokingCommand {
    static let configuration = CommandConfiguration(
      commandName: "export", abstract: OptionText.favoritesExport.manual)

    @OptionGroup var common: CommonOptions

    @Argument(help: ArgumentHelp(.exportFile), completion: .file())
    var file: String

    @Flag(help: ArgumentHelp(.force))
    var force = false

    @Flag(help: ArgumentHelp(.json))
    var json = false

    func invocation() -> Invocation {
      Invocation(
        .exportFavorites(file: file, replacing: force, asJSON: json), common.options())
    }
  }

  struct Import: InvokingCommand {
    static let configuration = CommandConfiguration(
      commandName: "import", abstract: OptionText.favoritesImport.manual)

    @OptionGroup var common: CommonOptions

    @Argument(help: ArgumentHelp(.importFile), completion: .file())
    var file: String

    @Flag(help: ArgumentHelp(.json))
    var json = false

    func invocation() -> Invocation {
      Invocation(.importFavorites(file: file, asJSON: json), common.options())
    }
  }
}
