import App
import ArgumentParser
import Domain
import Localization

/// `catalejo list CATALOG`.
struct ListCommand: InvokingCommand {
  static let configuration = CommandConfiguration(
    commandName: "list", abstract: OptionText.list.manual,
    discussion: (CatalogID.allCases.map(queries) + [OptionText.listing.manual]
      + CatalogID.allCases.map(fields)).joined(separator: "\n\n"))

  /// What a catalog is searched for, filtered and sorted by.
  private static func queries(of catalog: CatalogID) -> String {
    switch catalog {
    case .cities: OptionText.cities.manual
    case .people: OptionText.people.manual
    case .pokemon: OptionText.pokemon.manual
    case .items: OptionText.items.manual
    case .articles: OptionText.articles.manual
    }
  }

  /// What `--tsv` prints and `--format` can name.
  private static func fields(of catalog: CatalogID) -> String {
    let fields = ListWords.fields(of: catalog).joined(separator: ", ")
    return Strings(.english)(OptionText.fields, catalog.rawValue, fields)
  }

  @OptionGroup var common: CommonOptions

  @Argument(help: ArgumentHelp(.catalog))
  var catalog: CatalogID

  @Option(parsing: .unconditional, help: ArgumentHelp(.search, valueName: "text"))
  var search: String?

  @Option(
    parsing: .unconditionalSingleValue,
    help: ArgumentHelp(.filter, valueName: "key=value"),
    completion: .filters)
  var filter: [String] = []

  @Option(
    parsing: .unconditional, help: ArgumentHelp(.sort, valueName: "key"),
    completion: .sortKeys)
  var sort: String?

  @Flag(help: ArgumentHelp(.onlyFavorites))
  var favorites = false

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(.limit))
  var limit: Int?

  @Option(parsing: .unconditional, help: ArgumentHelp(.offset))
  var offset: Int?

  @Option(
    help: ArgumentHelp(.kind),
    completion: .list(ListWords.kinds))
  var kind: String?

  @Option(
    help: ArgumentHelp(.period),
    completion: .list(ListWords.periods))
  var period: String?

  @Flag(help: ArgumentHelp(.ask))
  var refresh = false

  @Flag(help: ArgumentHelp(.json))
  var json = false

  @Flag(help: ArgumentHelp(.tsv))
  var tsv = false

  @Option(
    parsing: .unconditional, help: ArgumentHelp(.format))
  var format: String?

  func validate() throws {
    _ = try form()
    if let filter = filter.first(where: { Self.pair($0) == nil }) {
      throw ValidationError(.notAFilter, filter)
    }
    if kind != nil || period != nil, catalog != .articles {
      throw ValidationError(.ofArticles)
    }
    if let limit, limit < 0 { throw ValidationError(.negative, "--limit") }
    if let offset, offset < 0 { throw ValidationError(.negative, "--offset") }
  }

  func invocation() throws -> Invocation {
    let request = ListRequest(
      catalog: catalog, search: search ?? "", filters: filters, sort: sort,
      favoritesOnly: favorites, limit: limit, offset: offset ?? 0, isRefresh: refresh)
    return Invocation(.list(request, try form()), common.options())
  }

  private func form() throws -> ListForm {
    guard [json, tsv, format != nil].filter({ $0 }).count < 2 else {
      throw ValidationError(.oneForm)
    }
    let fields = ListWords.fields(of: catalog)
    if tsv { return .rows(RowFormat(tabsBetween: fields)) }
    guard let format else { return json ? .json : .text }
    do throws(RowFormat.Problem) {
      return .rows(try RowFormat(format, fields: fields))
    } catch {
      switch error {
      case .unknownField(let name):
        throw ValidationError(.unknownField, name, fields.joined(separator: ", "))
      case .unclosed: throw ValidationError(.unclosedBrace, format)
      }
    }
  }

  private var filters: [(key: String, value: String)] {
    filter.compactMap(Self.pair)
      + [("kind", kind), ("period", period)].compactMap { key, value in value.map { (key, $0) } }
  }

  /// Reads `KEY=VALUE`.
  static func pair(_ text: String) -> (key: String, value: String)? {
    guard let equals = text.firstIndex(of: "="), equals > text.startIndex else { return nil }
    return (String(text[..<equals]), String(text[text.index(after: equals)...]))
  }
}

extension CatalogID: ExpressibleByArgument {
  package static var allValueStrings: [String] { allCases.map(\.rawValue) }
}
