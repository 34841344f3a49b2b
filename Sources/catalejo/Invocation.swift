import App
import ArgumentParser
import Domain

/// What a command line asks for, whoever read it: ArgumentParser, or `init(plain:)`.
struct Invocation: Hashable {
  enum Command: Hashable {
    case session(place: String?)
    case list(ListRequest, asJSON: Bool)
    case detail(Reference, isRefresh: Bool, asJSON: Bool)
  }

  let options: ProgramOptions
  let command: Command

  /// Does what was asked for, and throws the status where that is not done.
  @MainActor
  func run() async throws {
    let program = Program(options)
    let status =
      switch command {
      case .session(let place): await program.runSession(at: place)
      case .list(let request, let asJSON): await program.list(request, asJSON: asJSON)
      case .detail(let reference, let isRefresh, let asJSON):
        await program.detail(reference, isRefresh: isRefresh, asJSON: asJSON)
      }
    if status != .done { throw ExitCode(status.rawValue) }
  }
}
