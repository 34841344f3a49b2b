import App
import ArgumentParser
import CommandLine
import Domain
import Geo
import Localization

/// `catalejo` alone, `catalejo --open PLACE`, and `catalejo NAME`.
///
/// A first word that is no command is a name.
struct SessionCommand: InvokingCommand {
  static let configuration = CommandConfiguration(
    commandName: "session", abstract: OptionText.session.english)

  @OptionGroup var common: CommonOptions

  @Option(
    parsing: .unconditional, help: ArgumentHelp(OptionText.open, valueName: "place"),
    completion: .places)
  var open: String?

  // A latitude may be negative, so not every word that starts with - is an option.
  @Argument(parsing: .allUnrecognized, help: ArgumentHelp(OptionText.name, valueName: "name"))
  var name: [String] = []

  @Option(help: ArgumentHelp(OptionText.tiles, valueName: "source"), completion: .file())
  var tiles: String?

  @Flag(help: ArgumentHelp(OptionText.jsonOfName))
  var json = false

  var settings: [String: String] { tiles.map { ["tiles": $0] } ?? [:] }

  func action() throws -> Invocation.Action {
    guard !name.isEmpty else { return try session() }
    if open != nil { throw ValidationError(UsageText.openOrName) }
    // No word behind -- is an option, however it starts.
    let options = name.prefix { $0 != "--" }
    let words = options + name.dropFirst(options.count + 1)
    if let option = options.first(where: { $0.hasPrefix("-") }),
      PositionReader.read(words.joined(separator: " ")) == nil
    {
      throw ValidationError(UsageText.unknownOption, option)
    }
    return words.isEmpty ? try session() : .command(.lookUp(Array(words)))
  }

  private func session() throws -> Invocation.Action {
    if json { throw ValidationError(UsageText.jsonOfWhat) }
    return .session(link: open)
  }
}
