import App
import ArgumentParser
import CommandLine
import Contracts
import Domain
import Localization

/// `catalejo list CATALOG`.
struct ListCommand: InvokingCommand {
  static let configuration = CommandConfiguration(
    commandName: "list", abstract: OptionText.list.english,
    discussion: (Catalogs.descriptions.map(Strings(.english).manual) + [
      OptionText.listing.english
    ]
      + Catalogs.descriptions.map(fields)).joined(separator: "\n\n"))

  /// The fields that `--tsv` prints and `--format` can name.
  private static func fields(of catalog: CatalogDescription) -> String {
    Strings(.english)(
      OptionText.fields, catalog.id.rawValue, catalog.fields.joined(separator: ", "))
  }

  @OptionGroup var common: CommonOptions

  @Argument(help: ArgumentHelp(OptionText.catalog))
  var catalog: CatalogID

  @Option(parsing: .unconditional, help: ArgumentHelp(OptionText.search, valueName: "text"))
  var search: String?

  @OptionGroup var narrowing: NarrowingOptions

  @Option(parsing: .unconditional, help: ArgumentHelp(OptionText.limit))
  var limit: Int?

  @Option(parsing: .unconditional, help: ArgumentHelp(OptionText.offset))
  var offset: Int?

  @Option(help: ArgumentHelp(OptionText.kind), completion: .values(of: "kind"))
  var kind: String?

  @Option(help: ArgumentHelp(OptionText.period), completion: .values(of: "period"))
  var period: String?

  @Flag(help: ArgumentHelp(OptionText.ask))
  var refresh = false

  @Flag(help: ArgumentHelp(OptionText.json))
  var json = false

  @Flag(help: ArgumentHelp(OptionText.tsv))
  var tsv = false

  @Option(parsing: .unconditional, help: ArgumentHelp(OptionText.format))
  var format: String?

  func action() throws -> Invocation.Action {
    let format = try rowFormat()
    var filters = try Filter.all(narrowing.filter)
    let known = Catalogs.description(named: catalog.rawValue)?.filterKeys ?? []
    for case (let key, let value?) in [("kind", kind), ("period", period)] {
      guard known.contains(key) else { throw ValidationError(UsageText.ofArticles) }
      filters.append(Filter(key: key, value: value))
    }
    if let limit, limit < 0 { throw ValidationError(UsageText.negative, "--limit") }
    if let offset, offset < 0 { throw ValidationError(UsageText.negative, "--offset") }
    return .command(
      .list(
        ListRequest(
          catalog: catalog, search: search, filters: filters, sort: narrowing.sort,
          favoritesOnly: narrowing.favorites, limit: limit, offset: offset, isRefresh: refresh,
          format: format)))
  }

  private func rowFormat() throws -> RowFormat? {
    guard [json, tsv, format != nil].filter({ $0 }).count < 2 else {
      throw ValidationError(UsageText.oneForm)
    }
    return tsv
      ? RowFormat(tabsBetween: RowFormat.fields(of: catalog))
      : try RowFormat.read(format, of: catalog)
  }
}

extension RowFormat {
  fileprivate static func fields(of catalog: CatalogID) -> [String] {
    if catalog == Catalogs.everythingID { return Catalogs.fieldsOfEverything }
    return Catalogs.description(named: catalog.rawValue)?.fields ?? []
  }

  /// Reads the value of `--format`; `nil` if the line does not have it.
  static func read(_ format: String?, of catalog: CatalogID) throws -> RowFormat? {
    guard let format else { return nil }
    let fields = fields(of: catalog)
    do throws(Problem) {
      return try RowFormat(format, fields: fields)
    } catch {
      switch error {
      case .unknownField(let name):
        throw ValidationError(UsageText.unknownField, name, fields.joined(separator: ", "))
      case .unclosed: throw ValidationError(UsageText.unclosedBrace, format)
      }
    }
  }
}

extension Filter {
  /// Reads the values of all `--filter`s, each of one or several filters.
  static func all(_ texts: [String]) throws -> [Filter] {
    try texts.flatMap { text in
      let filters = Filter.all(in: text)
      if filters.isEmpty { throw ValidationError(UsageText.notAFilter, text) }
      return filters
    }
  }
}

extension CatalogID: ExpressibleByArgument {
  package init?(argument: String) {
    guard let catalog = Catalogs.known.named(argument) else { return nil }
    self = catalog
  }

  static var defaultCompletionKind: CompletionKind { .catalogs }

  package static var allValueStrings: [String] { Catalogs.ids.map(\.rawValue) }
}
