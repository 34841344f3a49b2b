import App
import ArgumentParser
import Localization

/// What every command takes.
///
/// The options are plain strings, checked here: each type of option costs the library look-ups at
/// run time, a tenth of a millisecond a type.
struct CommonOptions: ParsableArguments {
  @Option(help: "The language: en or es (default: that of the environment).")
  var lang: String?

  @Option(help: "Color: auto, always or never (default: auto).")
  var color: String?

  func validate() throws {
    try check("--lang", lang, among: Language.allCases.map(\.rawValue))
    try check("--color", color, among: Program.colorChoices)
  }

  /// Runs something with a program so set up, and ends with the status it answers.
  func end(_ body: @MainActor (Program) async -> ExitStatus) async throws {
    let status = await run(body)
    if status != .done { throw ExitCode(status.rawValue) }
  }

  @MainActor
  private func run(_ body: @MainActor (Program) async -> ExitStatus) async -> ExitStatus {
    await body(Program(lang: lang, color: color))
  }

  private func check(_ name: String, _ value: String?, among values: [String]) throws {
    guard let value, !values.contains(value) else { return }
    throw ValidationError(
      "'\(value)' is not a value of \(name): it is one of \(values.joined(separator: ", ")).")
  }
}
