import App
import ArgumentParser
import CommandLine
import Components
import Terminal

/// A command line as it was read: an action, and the options that every command takes.
struct Invocation: Hashable {
  enum Action: Hashable {
    case session(link: String?)
    case command(OneShotCommand)
    case pick(PickRequest)
    case set([String])
    case tiles(areCleared: Bool)
    case places(PlacesRequest)
    case doctor
    case about
  }

  let action: Action
  var options = ProgramOptions()
  /// Whether the answer is JSON, for a program.
  var asJSON = false

  /// Runs the action.
  @MainActor
  func status() async -> ExitStatus {
    var options = options
    // A name alone is looked up among stored data, whatever the other settings say.
    if case .command(.lookUp) = action { options.settings["offline"] = "yes" }
    if case .command(.plot(let files, _)) = action, files.contains("-") {
      options.input = TerminalInput.reopened()
    }
    return switch action {
    case .session(let link): await Program(options).runSession(at: link)
    case .command(let command): await Program(options).run(command, asJSON: asJSON)
    case .pick(let request): await Program.pick(request, options, asJSON: asJSON)
    case .set(let words): await Program(options).set(words)
    case .tiles(let areCleared): await Program(options).tiles(areCleared: areCleared)
    case .places(let request): await Program(options).places(request, asJSON: asJSON)
    case .doctor: await Program(options).doctor()
    case .about: Program(options).about()
    }
  }
}

/// A command that ArgumentParser reads and that returns the action it asks for.
protocol InvokingCommand: ParsableCommand {
  var common: CommonOptions { get }
  var json: Bool { get }
  /// The settings that only this command has an option for, by their keys.
  var settings: [String: String] { get }
  func action() throws -> Invocation.Action
}

extension InvokingCommand {
  var json: Bool { false }
  var settings: [String: String] { [:] }

  func invocation() throws -> Invocation {
    Invocation(action: try action(), options: common.options(settings), asJSON: json)
  }

  /// Refuses a line that can't be run while ArgumentParser still reads it, so that the error shows
  /// the usage.
  func validate() throws {
    _ = try invocation()
  }
}
