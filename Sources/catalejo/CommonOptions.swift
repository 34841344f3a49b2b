import App
import ArgumentParser
import Localization

/// What every command takes.
///
/// The options are plain strings, checked here: each type of option costs the library look-ups at
/// run time, a tenth of a millisecond a type.
struct CommonOptions: ParsableArguments {
  @Option(help: ArgumentHelp(.lang), completion: .list(languages))
  var lang: String?

  @Option(help: ArgumentHelp(.color), completion: .list(colors))
  var color: String?

  @Option(help: ArgumentHelp(.theme), completion: .list(themes))
  var theme: String?

  @Flag(help: ArgumentHelp(.plain))
  var plain = false

  @Option(help: ArgumentHelp(.pictures), completion: .list(pictureChoices))
  var pictures: String?

  @Option(help: ArgumentHelp(.dots), completion: .list(dotChoices))
  var dots: String?

  @Flag(help: ArgumentHelp(.mouse))
  var mouse = false

  @Flag(help: ArgumentHelp(.keys))
  var keys = false

  @Flag(help: ArgumentHelp(.offline))
  var offline = false

  @Flag(help: ArgumentHelp(.debug))
  var debug = false

  @Flag(help: ArgumentHelp(.trace))
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
  /// - Parameter listSource: where a list that is part of the program is fetched from; nil is the
  ///   usual place.
  func options(listSource: ListSource? = nil) -> ProgramOptions {
    ProgramOptions(
      lang: lang, color: color, theme: theme, isPlain: plain, pictures: pictures,
      dots: dots, isPointing: mouse, hasLetters: keys, isOffline: offline, isDebug: debug,
      trace: traceFile ?? (trace ? "-" : nil), listSource: listSource)
  }

  private func check(_ name: String, _ value: String?, among values: [String]) throws {
    guard let value, !values.contains(value) else { return }
    throw ValidationError(.notAmong, value, name, values.joined(separator: ", "))
  }
}
