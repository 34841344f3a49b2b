import App
import ArgumentParser
import CommandLine
import Localization

/// `catalejo` alone, `catalejo --open PLACE`, and `catalejo NAME`: a first word that is no command
/// is a name.
struct SessionCommand: InvokingCommand {
  static let configuration = CommandConfiguration(
    commandName: "session", abstract: OptionText.session.manual)

  @OptionGroup var common: CommonOptions

  @Option(help: ArgumentHelp(.open, valueName: "place"), completion: .places)
  var open: String?

  @Argument(help: ArgumentHelp(.name, valueName: "name"))
  var name: [String] = []

  @Flag(help: ArgumentHelp(.jsonOfName))
  var json = false

  func action() throws -> Invocation.Action {
    try Self.action(name, at: open, asJSON: json)
  }

  /// What was said, however it was read.
  static func action(_ name: [String], at place: String?, asJSON: Bool) throws -> Invocation.Action
  {
    guard !name.isEmpty else {
      if asJSON { throw ValidationError(.jsonOfWhat) }
      return .session(place: place)
    }
    if place != nil { throw ValidationError(.openOrName) }
    return .command(.lookUp(name))
  }
}
