import App
import ArgumentParser
import Domain
import Localization

/// `catalejo refresh CATALOG...`.
struct RefreshCommand: InvokingCommand {
  static let configuration = CommandConfiguration(
    commandName: "refresh", abstract: OptionText.refresh.manual,
    discussion: OptionText.refreshedCities.manual)

  @OptionGroup var common: CommonOptions

  @Argument(help: ArgumentHelp(.catalogs))
  var catalogs: [CatalogID]

  @Option(
    help: ArgumentHelp(.source, valueName: "source"),
    completion: .list(["prod", "dev"]))
  var source: String?

  @Flag(help: ArgumentHelp(.embedded))
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
