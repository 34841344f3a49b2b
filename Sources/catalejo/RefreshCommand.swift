import App
import ArgumentParser
import Catalog
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

  @Option(help: ArgumentHelp(.source, valueName: "source"), completion: .list(["prod", "dev"]))
  var source: String?

  @Flag(help: ArgumentHelp(.embedded))
  var embedded = false

  func validate() throws {
    if source != nil || embedded, replaced == nil {
      throw ValidationError(.ofCities)
    }
    if let source {
      guard !embedded else { throw ValidationError(.eitherSource) }
      guard listSource != nil else { throw ValidationError(.notASource, source) }
    }
  }

  func invocation() -> Invocation {
    Invocation(
      embedded ? .restoreEmbedded : .refresh(catalogs), common.options(listSource: listSource))
  }

  /// The one catalog, where its list is part of the program.
  private var replaced: CatalogDescription? {
    guard catalogs.count == 1 else { return nil }
    return Catalogs.descriptions.first { $0.id == catalogs[0] && $0.holding.isReplaceable }
  }

  private var listSource: ListSource? {
    guard let source, let service = replaced?.services.first else { return nil }
    return ListSource(source, of: service)
  }
}
