import ArgumentParser
import CommandLine
import Domain
import Localization

/// The options that choose and order the entries of a catalog.
struct NarrowingOptions: ParsableArguments {
  @Option(
    parsing: .unconditionalSingleValue,
    help: ArgumentHelp(OptionText.filter, valueName: "key=value"),
    completion: .filters)
  var filter: [String] = []

  @Option(
    parsing: .unconditional, help: ArgumentHelp(OptionText.sort, valueName: "key"),
    completion: .sortKeys)
  var sort: String?

  @Flag(help: ArgumentHelp(OptionText.onlyFavorites))
  var favorites = false

  var isGiven: Bool { !filter.isEmpty || sort != nil || favorites }
}
