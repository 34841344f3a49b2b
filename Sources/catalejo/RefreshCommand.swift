import App
import ArgumentParser
import Domain
import Localization

/// `catalejo refresh CATALOG...`.
struct RefreshCommand: InvokingCommand {
  static let configuration = CommandConfiguration(
    commandName: "refresh", abstract: "Fetch catalogs now, however young what is stored.",
    discussion: """
      A list of cities that was fetched takes the place of the one that is part of the program, \
      until refresh cities --embedded.
      """)

  @OptionGroup var common: CommonOptions

  @Argument(help: "The catalogs.")
  var catalogs: [CatalogID]

  @Option(
    help: ArgumentHelp(
      "Where to fetch the cities from: prod (default), dev, or an address.",
      valueName: "source"),
    completion: .list(["prod", "dev"]))
  var source: String?

  @Flag(help: "Go back to the cities that are part of the program.")
  var embedded = false

  func validate() throws {
    if source != nil || embedded, catalogs != [.cities] {
      throw ValidationError(.ofCities)
    }
    if let source {
      guard !embedded else { throw ValidationError(.eitherSource) }
      guard CitySource.address(source) != nil else {
        throw ValidationError(.notASource, source)
      }
    }
  }

  func invocation() -> Invocation {
    Invocation(
      embedded ? .restoreCities : .refresh(catalogs),
      common.options(citySource: source.flatMap(CitySource.address)))
  }
}
