import App
import ArgumentParser
import CommandLine
import Domain
import Localization

/// `catalejo pick [CATALOG]`.
struct PickCommand: InvokingCommand {
  static let configuration = CommandConfiguration(
    commandName: "pick", abstract: OptionText.pick.english, discussion: OptionText.picking.english)

  @OptionGroup var common: CommonOptions

  @Argument(help: ArgumentHelp(OptionText.catalogOfPick))
  var catalog: CatalogID?

  @Option(
    name: .customLong("in"), parsing: .unconditional,
    help: ArgumentHelp(OptionText.pickIn, valueName: "catalog"))
  var scope: PickScope?

  @Option(parsing: .unconditional, help: ArgumentHelp(OptionText.pickSearch, valueName: "text"))
  var search: String?

  @OptionGroup var narrowing: NarrowingOptions

  @Flag(help: ArgumentHelp(OptionText.multi))
  var multi = false

  @Option(parsing: .unconditional, help: ArgumentHelp(OptionText.pickHeight, valueName: "rows"))
  var height: String?

  @Flag(help: ArgumentHelp(OptionText.json))
  var json = false

  @Option(parsing: .unconditional, help: ArgumentHelp(OptionText.pickFormat))
  var format: String?

  @Flag(help: ArgumentHelp(OptionText.print0))
  var print0 = false

  func action() throws -> Invocation.Action {
    guard !json || format == nil else { throw ValidationError(UsageText.eitherForm) }
    guard catalog == nil || scope == nil else { throw ValidationError(UsageText.eitherCatalog) }
    let catalog = catalog ?? scope?.catalog ?? Catalogs.ids[0]
    let rows = height.map { PickHeight($0) } ?? .usual
    guard let rows else { throw ValidationError(UsageText.notAHeight, height ?? "") }
    let line = try RowFormat.read(format, of: catalog)
    return .pick(
      PickRequest(
        catalog: catalog, search: search, filters: try Filter.all(narrowing.filter),
        sort: narrowing.sort, favoritesOnly: narrowing.favorites,
        form: line.map { .line($0) } ?? (json ? .json : .id),
        height: rows, isMulti: multi, endsWithNull: print0))
  }
}

/// The entries that `--in` chooses from: those of a catalog, or of all at once.
struct PickScope: ExpressibleByArgument {
  let catalog: CatalogID

  init?(argument: String) {
    guard let catalog = (Catalogs.known + [Catalogs.everythingID]).named(argument) else {
      return nil
    }
    self.catalog = catalog
  }

  static let allValueStrings = (Catalogs.ids + [Catalogs.everythingID]).map(\.rawValue)

  static var defaultCompletionKind: CompletionKind { .list(allValueStrings) }
}
