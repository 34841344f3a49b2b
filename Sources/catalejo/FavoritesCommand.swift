import App
import ArgumentParser
import Domain

/// `catalejo favorites …`.
struct FavoritesCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "favorites", abstract: "List, change, export and import the favorites.",
    subcommands: [List.self, Add.self, Remove.self, Export.self, Import.self],
    defaultSubcommand: List.self)

  struct List: InvokingCommand {
    static let configuration = CommandConfiguration(
      commandName: "list",
      abstract: "List the favorites of all catalogs, in the order they were added.")

    @OptionGroup var common: CommonOptions

    @Flag(help: "Print JSON.")
    var json = false

    func invocation() -> Invocation {
      Invocation(.favorites(asJSON: json), common.options())
    }
  }

  /// What `add` and `remove` take.
  struct Entries: ParsableArguments {
    @Argument(help: "The catalog.")
    var catalog: CatalogID

    @Argument(help: "The entries' ids.")
    var ids: [String]

    @Flag(help: "Print JSON.")
    var json = false

    var references: [Reference] { ids.map { Reference(catalog, $0) } }
  }

  struct Add: InvokingCommand {
    static let configuration = CommandConfiguration(
      commandName: "add", abstract: "Make entries favorites.")

    @OptionGroup var common: CommonOptions
    @OptionGroup var entries: Entries

    func invocation() -> Invocation {
      Invocation(.addFavorites(entries.references, asJSON: entries.json), common.options())
    }
  }

  struct Remove: InvokingCommand {
    static let configuration = CommandConfiguration(
      commandName: "remove",
      abstract: "Make entries favorites no more; undo in the session brings them back.")

    @OptionGroup var common: CommonOptions
    @OptionGroup var entries: Entries

    func invocation() -> Invocation {
      Invocation(.removeFavorites(entries.references, asJSON: entries.json), common.options())
    }
  }

  struct Export: InvokingCommand {
    static let configuration = CommandConfiguration(
      commandName: "export", abstract: "Write all favorites to a JSON file.")

    @OptionGroup var common: CommonOptions

    @Argument(help: "The file, or - for standard output.", completion: .file())
    var file: String

    @Flag(help: "Print JSON.")
    var json = false

    func invocation() -> Invocation {
      Invocation(.exportFavorites(file: file, asJSON: json), common.options())
    }
  }

  struct Import: InvokingCommand {
    static let configuration = CommandConfiguration(
      commandName: "import",
      abstract: "Add the favorites of an exported file; what can't be added is said.")

    @OptionGroup var common: CommonOptions

    @Argument(help: "The file, or - for standard input.", completion: .file())
    var file: String

    @Flag(help: "Print JSON.")
    var json = false

    func invocation() -> Invocation {
      Invocation(.importFavorites(file: file, asJSON: json), common.options())
    }
  }
}
