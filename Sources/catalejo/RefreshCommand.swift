import App
import ArgumentParser
import CommandLine
import Contracts
import Domain
import Localization

/// `catalejo refresh CATALOG...`.
struct RefreshCommand: InvokingCommand {
  static let configuration = CommandConfiguration(
    commandName: "refresh", abstract: OptionText.refresh.english,
    discussion: OptionText.refreshedCities.english)

  @OptionGroup var common: CommonOptions

  @Argument(help: ArgumentHelp(OptionText.catalogs))
  var catalogs: [CatalogID]

  @Option(
    help: ArgumentHelp(OptionText.source, valueName: "source"), completion: .list(["prod", "dev"]))
  var source: String?

  @Flag(help: ArgumentHelp(OptionText.embedded))
  var embedded = false

  func action() throws -> Invocation.Action {
    if source != nil || embedded, replaced == nil { throw ValidationError(UsageText.ofCities) }
    if let source {
      guard !embedded else { throw ValidationError(UsageText.eitherSource) }
      guard !settings.isEmpty else { throw ValidationError(UsageText.notASource, source) }
    }
    return .command(embedded ? .restoreEmbedded : .refresh(catalogs))
  }

  /// The catalog of the line, if it is the only one and its list is part of the program.
  private var replaced: CatalogDescription? {
    guard catalogs.count == 1 else { return nil }
    return Catalogs.descriptions.first { $0.id == catalogs[0] && $0.holding.isReplaceable }
  }

  /// The address that the list is fetched from: the one on the line, or the one that its service
  /// has for that name.
  var settings: [String: String] {
    guard let source, let service = replaced?.services.first else { return [:] }
    let named = service.otherAddresses.first { $0.name == source.lowercased() }?.address
    guard let address = named ?? (source.contains("://") ? source : nil) else { return [:] }
    return [service.addressSetting: address]
  }
}
