import App
import ArgumentParser
import CommandLine
import Components
import Domain

/// What a command line asks for, whoever read it: ArgumentParser, or `init(plain:)`.
struct Invocation: Hashable {
  enum Command: Hashable {
    case session(place: String?)
    case lookUp([String], asJSON: Bool)
    case list(ListRequest, ListForm)
    case detail(Reference, isRefresh: Bool, asJSON: Bool)
    case map(MapSubject, MapRequest)
    case favorites(asJSON: Bool)
    case addFavorites([Reference], asJSON: Bool)
    case removeFavorites([Reference], asJSON: Bool)
    case exportFavorites(file: String, replacing: Bool, asJSON: Bool)
    case importFavorites(file: String, asJSON: Bool)
    case refresh([CatalogID])
    case restoreEmbedded
    case doctor
    case about
  }

  let options: ProgramOptions
  let command: Command

  init(_ command: Command, _ options: ProgramOptions = ProgramOptions()) {
    self.options = options
    self.command = command
  }

  /// Does what was asked for, and throws the status where that is not done.
  func run() async throws {
    let status = await status()
    if status != .done { throw ExitCode(status.rawValue) }
  }

  @MainActor
  private func status() async -> ExitStatus {
    var options = options
    // A name alone is looked up in what is stored, whatever else is set.
    if case .lookUp = command { options.settings["offline"] = "yes" }
    let program = Program(options)
    return switch command {
    case .session(let place): await program.runSession(at: place)
    case .lookUp(let words, let asJSON):
      await program.running(asJSON: asJSON) {
        await $0.lookUp(words, commands: CatalejoCommand.names, asJSON: asJSON)
      }
    case .list(let request, let form):
      await program.running(asJSON: form == .json) { await $0.list(request, as: form) }
    case .detail(let reference, let isRefresh, let asJSON):
      await program.running(asJSON: asJSON) {
        await $0.detail(reference, isRefresh: isRefresh, asJSON: asJSON)
      }
    case .map(let subject, let request):
      await program.running(asJSON: request.isGeoJSON) { await $0.map(subject, request) }
    case .favorites(let asJSON):
      await program.running(asJSON: asJSON) { await $0.favorites(asJSON: asJSON) }
    case .addFavorites(let references, let asJSON):
      await program.running(asJSON: asJSON) {
        await $0.addFavorites(references, asJSON: asJSON)
      }
    case .removeFavorites(let references, let asJSON):
      await program.running(asJSON: asJSON) {
        await $0.removeFavorites(references, asJSON: asJSON)
      }
    case .exportFavorites(let file, let replacing, let asJSON):
      await program.running(asJSON: asJSON && file != "-") {
        await $0.exportFavorites(to: file, replacing: replacing, asJSON: asJSON)
      }
    case .importFavorites(let file, let asJSON):
      await program.running(asJSON: asJSON) {
        await $0.importFavorites(from: file, asJSON: asJSON)
      }
    case .refresh(let catalogs):
      await program.running(keepsInMemory: false) { await $0.refresh(catalogs) }
    case .restoreEmbedded: await program.running { await $0.restoreEmbedded() }
    case .doctor: await program.doctor()
    case .about: program.about()
    }
  }
}

/// A command that ArgumentParser reads: it says what it asks for, and running it does that.
protocol InvokingCommand: AsyncParsableCommand {
  func invocation() throws -> Invocation
}

extension InvokingCommand {
  /// What can't be asked for is refused while the line is read, with how it is used.
  func validate() throws {
    _ = try invocation()
  }

  func run() async throws {
    try await invocation().run()
  }
}
