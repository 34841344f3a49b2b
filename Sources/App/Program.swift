import CommandLine
import Components
import Domain
import Local
package import Localization
import Session
import Terminal
import TextUI
import Trace
import Viper

/// The program as the command line starts it: what it found around it, and one function a command.
///
/// Each one-shot command runs the same presenter as the REPL; only the View is another: it keeps the
/// last scene, which is printed as text or as JSON.
@MainActor
package struct Program {
  let console: TerminalConsole
  let folders: ProgramFolders
  let environment: [String: String]
  let language: Language
  let settings: Settings
  let options: ProgramOptions
  /// What watches the contracts of one-shot commands; nil where nothing does.
  let tracer: Tracer?
  /// Why it can't.
  let traceProblem: DataError?

  /// What a setting that is a choice takes, and the option of its name.
  package nonisolated static func choices(of key: String) -> [String] {
    Settings.values(of: key) ?? []
  }

  /// - Parameter options: what the command line says; where it says nothing the environment counts,
  ///   then the settings file.
  package init(_ options: ProgramOptions) {
    self.options = options
    environment = Environment.current()
    folders = ProgramFolders(environment: environment)
    settings = Settings(options, environment: environment, path: folders.settings)
    language = settings.language
    console = TerminalConsole(
      environment: environment,
      color: settings["color"].flatMap(ColorChoice.init(rawValue:)) ?? .auto,
      theme: settings["theme"].flatMap(Theme.init(rawValue:)) ?? .auto,
      isPlain: settings.isOn("plain"))
    (tracer, traceProblem) = Self.tracer(options, settings, console, Strings(language))
    for warning in settings.warnings {
      let text = strings.message(for: warning, in: folders.settings ?? "")
      console.printMessage(Line(text, .notice))
    }
    sayInvalid("theme", .variableInvalid)
    sayInvalid("dots", .variableInvalid)
  }

  /// Warns where the environment variable of a setting has a value that the setting does not take.
  func sayInvalid(_ key: String, _ text: SessionText) {
    let name = "CATALEJO_\(key.uppercased())"
    guard let word = environment[name], !word.isEmpty, let known = Settings.values(of: key),
      !known.contains(word)
    else { return }
    let message = strings(text, name, word, known.joined(separator: ", "))
    console.printMessage(Line(message, .notice))
  }

  /// The language of who has no program yet, because the command line can't be used.
  ///
  /// - Parameter option: what `--lang` says; nil where it is not given.
  package static func language(_ option: String?) -> Language {
    let environment = Environment.current()
    let path = ProgramFolders(environment: environment).settings
    let settings = Settings(environment: environment, path: path)
    return option.flatMap(Language.init(rawValue:)) ?? settings.language
  }

  var strings: Strings { Strings(language) }
  var formats: Formats { Formats(language) }
  var printer: AnswerPrinter { AnswerPrinter(console, strings) }

  /// Says that the embedded data can't be used.
  func failDamaged(asJSON: Bool) -> ExitStatus {
    printer.fail(strings[SessionText.damaged], .badData, asJSON: asJSON)
  }
}

/// The program's version (semver.org).
package enum Version {
  package static let current = "0.1.0"
}
