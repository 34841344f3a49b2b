import App
import ArgumentParser
import CommandLine
import Domain
import Localization

/// `catalejo detail CATALOG ID`.
struct DetailCommand: InvokingCommand {
  static let configuration = CommandConfiguration(
    commandName: "detail", abstract: OptionText.detail.english)

  @OptionGroup var common: CommonOptions

  @Argument(help: ArgumentHelp(OptionText.catalog))
  var catalog: CatalogID

  // Otherwise a negative number would be an option, and the id would be missing.
  @Argument(parsing: .allUnrecognized, help: ArgumentHelp(OptionText.id, valueName: "id"))
  var ids: [String] = []

  @Flag(help: ArgumentHelp(OptionText.ask))
  var refresh = false

  @Flag(help: ArgumentHelp(OptionText.json))
  var json = false

  func action() throws -> Invocation.Action {
    .command(.detail(Reference(catalog, try id()), isRefresh: refresh))
  }

  private func id() throws -> String {
    let options = ids.prefix { $0 != "--" }
    if let word = options.first(where: { $0.hasPrefix("-") }) {
      throw ValidationError(
        Double(word) == nil ? UsageText.unknownOption : UsageText.negativeID, word)
    }
    let ids = options + ids.dropFirst(options.count + 1)
    guard let id = ids.first else { throw ValidationError(UsageText.whichEntry) }
    guard ids.count == 1 else {
      throw ValidationError(UsageText.oneID, ids[1])
    }
    return id
  }
}
