import App
import ArgumentParser
import Domain
import Localization

/// `catalejo list CATALOG`.
struct ListCommand: InvokingCommand {
  static let configuration = CommandConfiguration(
    commandName: "list", abstract: "List a catalog, or what a search finds in it.",
    discussion: CatalogID.allCases.map { "\($0.rawValue): \(queries(of: $0))\n\n" }.joined() + """
      All take the filter favorite=yes. What is stored and young enough is shown without asking \
      the service; where the service fails, what is stored is shown with a warning.
      """)

  /// What a catalog is searched for, filtered and sorted by.
  private static func queries(of catalog: CatalogID) -> String {
    switch catalog {
    case .cities:
      """
      search the start of the name ("sao pau", "paris us") or another name ("londres"); filter \
      country=CODE|NAME; sort by name (default), population, relevance.
      """
    case .people:
      """
      search words of the name, e-mail, city, country; filter country=CODE|NAME; sort by order \
      (default), name, age, country.
      """
    case .pokemon:
      """
      search words of the name and types, in English or Spanish; filter type=NAME; sort by number \
      (default), name, hp, attack, defense, special-attack, special-defense, speed.
      """
    case .items:
      """
      search words of the name and category; filter category=NAME; sort by id (default), name, \
      category, cost.
      """
    case .articles:
      """
      search words of the title, abstract, byline, section; filter section=NAME; sort by rank \
      (default), published, title.
      """
    }
  }

  @OptionGroup var common: CommonOptions

  @Argument(help: "The catalog.")
  var catalog: CatalogID

  @Option(parsing: .unconditional, help: ArgumentHelp("What to search.", valueName: "text"))
  var search: String?

  @Option(
    parsing: .unconditionalSingleValue,
    help: ArgumentHelp("Only what fits; may be repeated.", valueName: "key=value"),
    completion: .filters)
  var filter: [String] = []

  @Option(
    parsing: .unconditional, help: ArgumentHelp("How to sort.", valueName: "key"),
    completion: .sortKeys)
  var sort: String?

  @Flag(help: "Only favorites.")
  var favorites = false

  @Option(
    parsing: .unconditional,
    help: "At most so many (default: 20; on a terminal, as many as fit).")
  var limit: Int?

  @Option(parsing: .unconditional, help: "Skip so many first (default: 0).")
  var offset: Int?

  @Option(
    help: "Of articles, which: emailed (default), shared or viewed.",
    completion: .list(ListWords.kinds))
  var kind: String?

  @Option(
    help: "Of articles, in how many days: 1, 7 (default) or 30.",
    completion: .list(ListWords.periods))
  var period: String?

  @Flag(help: "Ask the service, however young what is stored.")
  var refresh = false

  @Flag(help: "Print JSON.")
  var json = false

  func validate() throws {
    if let filter = filter.first(where: { Self.pair($0) == nil }) {
      throw ValidationError(.notAFilter, filter)
    }
    if kind != nil || period != nil, catalog != .articles {
      throw ValidationError(.ofArticles)
    }
    if let limit, limit < 0 { throw ValidationError(.negative, "--limit") }
    if let offset, offset < 0 { throw ValidationError(.negative, "--offset") }
  }

  func invocation() -> Invocation {
    let request = ListRequest(
      catalog: catalog, search: search ?? "", filters: filters, sort: sort,
      favoritesOnly: favorites, limit: limit, offset: offset ?? 0, isRefresh: refresh)
    return Invocation(.list(request, asJSON: json), common.options())
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
