import ArgumentParser
import CommandLine
import Domain
import Localization

/// What of a catalog a command takes, and in which order.
struct NarrowingOptions: ParsableArguments {
  @Option(
    parsing: .unconditionalSingleValue,
    help: ArgumentHelp(.filter, valueName: "key=value"),
    completion: .filters)
  var filter: [String] = []

  @Option(
    parsing: .unconditional, help: ArgumentHelp(.sort, valueName: "key"), completion: .sortKeys)
  var sort: String?

  @Flag(help: ArgumentHelp(.onlyFavorites))
  var favorites = false

  var isGiven: Bool { !filter.isEmpty || sort != nil || favorites }
}
