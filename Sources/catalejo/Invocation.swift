import App
import ArgumentParser
import CommandLine
import Components
import Terminal

/// A command line that was read: an action, and the options that every command takes.
struct Invocation: Hashable {
  enum Action: Hashable {
    case session(place: String?)
    case command(OneShotCommand)
    case pick(PickRequest)
    case set([String])
    case doctor
    case about
  }

  let action: Action
  var options = ProgramOptions()
  /// Whether a program reads the answer.
  var asJSON = false

  /// Does what was asked for.
  @MainActor
  func status() async -> ExitStatus {
    var options = options
    // A name alone is looked up in what is stored, whatever else is set.
    if case .command(.lookUp) = action { options.settings["offline"] = "yes" }
    if case .command(.plot(let files, _)) = action, files.contains("-") {
      options.input = TerminalInput.reopened()
    }
    return switch action {
    case .session(let place): await Program(options).runSession(at: place)
    case .command(let command): await Program(options).run(command, asJSON: asJSON)
    case .pick(let request): await Program.pick(request, options, asJSON: asJSON)
    case .set(let words): Program(options).set(words)
    case .doctor: await Program(options).doctor()
    case .about: Program(options).about()
    }
  }
}

/// A command that ArgumentParser reads: it says what it asks for.
protocol InvokingCommand: ParsableCommand {
  var common: CommonOptions { get }
  var json: Bool { get }
  /// Settings that only this command has an option for, by their keys.
  var settings: [String: String] { get }
  func action() throws -> Invocation.Action
}

extension InvokingCommand {
  var json: Bool { false }
  var settings: [String: String] { [:] }

  func invocation() throws -> Invocation {
    Invocation(action: try action(), options: common.options(settings), asJSON: json)
  }

  /// What can't be asked for is refused while the line is read, with how it is used.
  func validate() throws {
    _ = try invocation()
  }
}
