import App
import ArgumentParser
import Domain

/// `catalejo detail CATALOG ID`.
struct DetailCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "detail", abstract: "Show all that is known of one entry.")

  @OptionGroup var common: CommonOptions

  @Argument(help: "The catalog.")
  var catalog: CatalogID

  @Argument(help: "The entry's id, as list --json shows it.")
  var id: String

  @Flag(help: "Ask the service, however young what is stored.")
  var refresh = false

  @Flag(help: "Print JSON.")
  var json = false

  func run() async throws {
    try await common.end {
      await $0.detail(Reference(catalog, id), isRefresh: refresh, asJSON: json)
    }
  }
}
