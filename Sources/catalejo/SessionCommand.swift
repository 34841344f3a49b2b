import App
import ArgumentParser

/// `catalejo` alone, and `catalejo --open PLACE`.
struct SessionCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "session", abstract: "Open an interactive session, or run lines from a pipe.")

  @OptionGroup var common: CommonOptions

  @Option(
    help: ArgumentHelp(
      "Open at a place: CATALOG, CATALOG/ID, cities/ID/map, map/LAT,LON, favorites.",
      valueName: "place"))
  var open: String?

  func run() async throws {
    try await invocation.run()
  }

  var invocation: Invocation {
    Invocation(options: common.options(), command: .session(place: open))
  }
}
