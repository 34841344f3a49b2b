import App
import ArgumentParser
import Localization

/// What every command takes.
///
/// The options are plain strings, checked here: each type of option costs the library look-ups at
/// run time, a tenth of a millisecond a type.
struct CommonOptions: ParsableArguments {
  @Option(help: ArgumentHelp(.lang), completion: .choices(of: "--lang"))
  var lang: String?

  @Option(help: ArgumentHelp(.color), completion: .choices(of: "--color"))
  var color: String?

  @Option(help: ArgumentHelp(.theme), completion: .choices(of: "--theme"))
  var theme: String?

  @Flag(help: ArgumentHelp(.plain))
  var plain = false

  @Option(help: ArgumentHelp(.pictures), completion: .choices(of: "--pictures"))
  var pictures: String?

  @Option(help: ArgumentHelp(.dots), completion: .choices(of: "--dots"))
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

  /// The options that are a choice.
  static let choosers = ["--lang", "--color", "--theme", "--pictures", "--dots"]

  /// What may be said of an option that is a choice.
  static func choices(of option: String) -> [String] {
    switch option {
    case "--lang": Language.allCases.map(\.rawValue)
    case "--color": Program.colorChoices
    case "--theme": Program.themes
    case "--pictures": Program.pictureChoices
    default: Program.dotChoices
    }
  }

  func validate() throws {
    for (name, value) in zip(Self.choosers, [lang, color, theme, pictures, dots]) {
      let choices = Self.choices(of: name)
      guard let value, !choices.contains(value) else { continue }
      throw ValidationError(.notAmong, value, name, choices.joined(separator: ", "))
    }
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
}
