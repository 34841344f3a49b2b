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

  /// What `--color` takes.
  package nonisolated static let colorChoices = ColorChoice.allCases.map(\.rawValue)

  /// What `--theme` takes.
  package nonisolated static let themes = Theme.allCases.map(\.rawValue)

  /// - Parameter options: what the command line says; where it says nothing the environment counts,
  ///   then the settings file.
  package init(_ options: ProgramOptions) {
    self.options = options
    environment = Environment.current()
    folders = ProgramFolders(environment: environment)
    let warnings: [SettingsWarning]
    (settings, warnings) = SettingsFile.offered.read(folders.settings)
    language = Self.language(options.lang, environment, settings)
    // NO_COLOR is the environment's word, and comes before the settings file.
    let silenced = !environment["NO_COLOR", default: ""].isEmpty
    let choice = (options.color ?? (silenced ? nil : settings.color))
      .flatMap(ColorChoice.init(rawValue:))
    let variable = environment["CATALEJO_THEME"].flatMap { $0.isEmpty ? nil : $0 }
    let theme = [options.theme, variable, settings.theme].compactMap(\.self)
      .compactMap(Theme.init(rawValue:)).first
    console = TerminalConsole(
      environment: environment, color: choice ?? .auto, theme: theme ?? .auto,
      isPlain: options.isPlain
        || NetworkSettings.flag("CATALEJO_PLAIN", environment)
          ?? settings.plain ?? false
    )
    (tracer, traceProblem) = Self.tracer(
      options, environment, settings, console, Strings(language))
    for warning in warnings {
      let text = strings.message(for: warning, in: folders.settings ?? "")
      console.printMessage(Line(text, .notice))
    }
    if let variable, Theme(rawValue: variable) == nil {
      let themes = Self.themes.joined(separator: ", ")
      let text = strings(SessionText.variableInvalid, "CATALEJO_THEME", variable, themes)
      console.printMessage(Line(text, .notice))
    }
    sayBadDots()
  }

  /// The language of who has no program yet, because the command line can't be used.
  ///
  /// - Parameter option: what `--lang` says; nil where it is not given.
  package static func language(_ option: String?) -> Language {
    let environment = Environment.current()
    let file = ProgramFolders(environment: environment).settings
    return language(option, environment, SettingsFile.offered.read(file).settings)
  }

  private static func language(
    _ option: String?, _ environment: [String: String], _ settings: Settings
  ) -> Language {
    option.flatMap(Language.init(rawValue:)) ?? Language(environment: environment)
      ?? settings.lang.flatMap(Language.init(rawValue:)) ?? .english
  }

  var strings: Strings { Strings(language) }
  var formats: Formats { Formats(language) }
  var printer: AnswerPrinter { AnswerPrinter(console, strings) }

  /// Says that the embedded data can't be used.
  func failDamaged(asJSON: Bool) -> ExitStatus {
    printer.fail(strings[SessionText.damaged], .badData, asJSON: asJSON)
  }

  /// What the network is set to.
  var networkSettings: NetworkSettings {
    NetworkSettings(
      environment: environment, settings: settings, isOffline: options.isOffline,
      isDebug: options.isDebug,
      addresses: options.listSource.map { [$0.service: $0.address] } ?? [:])
  }
}

/// The program's version (semver.org).
package enum Version {
  package static let current = "0.1.0"
}
