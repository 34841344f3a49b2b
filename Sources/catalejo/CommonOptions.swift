import App
import ArgumentParser

/// What every command takes.
struct CommonOptions: ParsableArguments {
  @Option(help: "The language: en or es (default: that of the environment).")
  var lang: LanguageOption?

  @Option(help: "Colour: auto, always or never (default: auto).")
  var color: ColorOption?

  /// Runs something with a program so set up, and ends with the status it answers.
  func end(_ body: @MainActor (Program) async -> ExitStatus) async throws {
    let status = await run(body)
    if status != .done { throw ExitCode(status.rawValue) }
  }

  @MainActor
  private func run(_ body: @MainActor (Program) async -> ExitStatus) async -> ExitStatus {
    await body(Program(lang: lang?.rawValue, color: color?.rawValue))
  }
}

/// A language by its code.
enum LanguageOption: String, ExpressibleByArgument, CaseIterable {
  case en
  case es
}

/// When to use colour.
enum ColorOption: String, ExpressibleByArgument, CaseIterable {
  case auto
  case always
  case never
}
