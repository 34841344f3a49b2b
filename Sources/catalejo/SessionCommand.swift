import App
import ArgumentParser

/// `catalejo` alone, and `catalejo --open PLACE`.
struct SessionCommand: InvokingCommand {
  static let configuration = CommandConfiguration(
    commandName: "session", abstract: "Open an interactive session, or run lines from a pipe.")

  @OptionGroup var common: CommonOptions

  @Option(
    help: ArgumentHelp(
      "Open at a place: CATALOG, CATALOG/ID, cities/ID/map, map/LAT,LON, favorites.",
      valueName: "place"),
    completion: .places)
  var open: String?

  func invocation() -> Invocation {
    Invocation(.session(place: open), common.options())
  }
}
