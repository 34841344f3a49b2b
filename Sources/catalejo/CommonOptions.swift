import App
import ArgumentParser
import Localization

/// What every command takes.
///
/// The options are plain strings, checked here: each type of option costs the library look-ups at
/// run time, a tenth of a millisecond a type.
struct CommonOptions: ParsableArguments {
  @Option(
    help: "The language: en or es (default: that of the environment).",
    completion: .list(languages))
  var lang: String?

  @Option(
    help: "Color: auto, always or never (default: auto).", completion: .list(colors))
  var color: String?

  @Option(
    help: "The colors: auto, dark, light, mono or 16 (default: auto).",
    completion: .list(themes))
  var theme: String?

  @Flag(help: "Plain text for screen readers and logs: a line a fact, nothing redrawn.")
  var plain = false

  @Option(
    help: "Pictures in a session: auto, kitty, sixel, iterm, symbols or none (default: auto).",
    completion: .list(pictureChoices))
  var pictures: String?

  @Option(
    help: "What maps are drawn with: auto, braille, blocks or ascii (default: auto).",
    completion: .list(dotChoices))
  var dots: String?

  @Flag(help: "The mouse in a session: drag maps, zoom with the wheel.")
  var mouse = false

  @Flag(help: "Leave the network alone: show what is stored.")
  var offline = false

  @Flag(help: "Log each exchange with a service to standard error.")
  var debug = false

  @Flag(
    help: ArgumentHelp(
      "Show each call between the roles of a screen: in a session above the prompt, else on "
        + "standard error. With =<file>, write them there."))
  var trace = false

  @Option(name: .customLong(TraceFlag.option), help: .hidden)
  var traceFile: String?

  static var languages: [String] { Language.allCases.map(\.rawValue) }
  static var colors: [String] { Program.colorChoices }
  static var themes: [String] { Program.themes }
  static var pictureChoices: [String] { Program.pictureChoices }
  static var dotChoices: [String] { Program.dotChoices }

  func validate() throws {
    try check("--lang", lang, among: Self.languages)
    try check("--color", color, among: Self.colors)
    try check("--theme", theme, among: Self.themes)
    try check("--pictures", pictures, among: Self.pictureChoices)
    try check("--dots", dots, among: Self.dotChoices)
  }

  /// What was said, for the program.
  ///
  /// - Parameter citySource: the address of the list of cities; nil is the usual one.
  func options(citySource: String? = nil) -> ProgramOptions {
    ProgramOptions(
      lang: lang, color: color, theme: theme, isPlain: plain, pictures: pictures,
      dots: dots, isPointing: mouse, isOffline: offline, isDebug: debug,
      trace: traceFile ?? (trace ? "-" : nil), citySource: citySource)
  }

  private func check(_ name: String, _ value: String?, among values: [String]) throws {
    guard let value, !values.contains(value) else { return }
    throw ValidationError(.notAmong, value, name, values.joined(separator: ", "))
  }
}
