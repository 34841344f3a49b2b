import App
import ArgumentParser
import CommandLine
import Domain
import Localization

/// `catalejo detail CATALOG ID`.
struct DetailCommand: InvokingCommand {
  static let configuration = CommandConfiguration(
    commandName: "detail", abstract: OptionText.detail.manual)

  @OptionGroup var common: CommonOptions

  @Argument(help: ArgumentHelp(.catalog))
  var catalog: CatalogID

  // Otherwise a negative number would be an option, and the id would be missing.
  @Argument(parsing: .allUnrecognized, help: ArgumentHelp(.id, valueName: "id"))
  var ids: [String] = []

  @Flag(help: ArgumentHelp(.ask))
  var refresh = false

  @Flag(help: ArgumentHelp(.json))
  var json = false

  func action() throws -> Invocation.Action {
    .command(.detail(Reference(catalog, try id()), isRefresh: refresh))
  }

  private func id() throws -> String {
    let options = ids.prefix { $0 != "--" }
    if let word = options.first(where: { $0.hasPrefix("-") }) {
      throw ValidationError(Double(word) == nil ? .unknownOption : .negativeID, word)
    }
    let ids = options + ids.dropFirst(options.count + 1)
    guard let id = ids.first else { throw ValidationError(.whichEntry) }
    guard ids.count == 1 else {
      throw ValidationError(.oneID, ids[1])
    }
    return id
  }
}
