import App
import ArgumentParser
import CommandLine
import Domain
import Localization

/// `catalejo compare NAME NAME`, `catalejo compare CATALOG ID ID`.
struct CompareCommand: InvokingCommand {
  static let configuration = CommandConfiguration(
    commandName: "compare", abstract: OptionText.compare.english)

  @OptionGroup var common: CommonOptions

  @Argument(help: ArgumentHelp(OptionText.compared, valueName: "name"), completion: .catalogs)
  var words: [String] = []

  @Flag(help: ArgumentHelp(OptionText.json))
  var json = false

  func action() throws -> Invocation.Action {
    guard words.count > 1 else { throw ValidationError(UsageText.whichTwo) }
    return .command(.compare(Comparison(nil, words)))
  }
}
