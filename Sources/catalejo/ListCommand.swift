import App
import ArgumentParser
import Domain

/// `catalejo list CATALOG`.
struct ListCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "list", abstract: "List a catalog, or what a search finds in it.",
    discussion: """
      cities: search by the start of the name ("sao pau", "paris us") or another name ("londres"); \
      filters country=CODE|NAME, favorite=yes; sort keys name (default), population.
      """)

  @OptionGroup var common: CommonOptions

  @Argument(help: "The catalog: \(CatalogID.allCases.map(\.rawValue).joined(separator: ", ")).")
  var catalog: CatalogID

  @Option(parsing: .unconditional, help: ArgumentHelp("What to search.", valueName: "text"))
  var search: String?

  @Option(
    parsing: .unconditionalSingleValue,
    help: ArgumentHelp("Only what fits; may be repeated.", valueName: "key=value"))
  var filter: [String] = []

  @Option(parsing: .unconditional, help: ArgumentHelp("How to sort.", valueName: "key"))
  var sort: String?

  @Flag(help: "Only favorites.")
  var favorites = false

  @Option(
    parsing: .unconditional,
    help: "At most so many (default: 20; on a terminal, as many as fit).")
  var limit: Int?

  @Option(parsing: .unconditional, help: "Skip so many first (default: 0).")
  var offset: Int?

  @Flag(help: "Print JSON.")
  var json = false

  func validate() throws {
    if let filter = filter.first(where: { Self.pair($0) == nil }) {
      throw ValidationError("'\(filter)' is not KEY=VALUE.")
    }
    if let limit, limit < 0 { throw ValidationError("--limit must not be negative.") }
    if let offset, offset < 0 { throw ValidationError("--offset must not be negative.") }
  }

  func run() async throws {
    try await common.end {
      await $0.list(
        ListRequest(
          catalog: catalog, search: search ?? "", filters: filter.compactMap(Self.pair),
          sort: sort,
          favoritesOnly: favorites, limit: limit, offset: offset ?? 0),
        asJSON: json)
    }
  }

  /// Reads `KEY=VALUE`.
  private static func pair(_ text: String) -> (key: String, value: String)? {
    guard let equals = text.firstIndex(of: "="), equals > text.startIndex else { return nil }
    return (String(text[..<equals]), String(text[text.index(after: equals)...]))
  }
}

extension CatalogID: ExpressibleByArgument {
  package static var allValueStrings: [String] { allCases.map(\.rawValue) }
}
