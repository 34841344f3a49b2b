package import CommandLine
package import Components
import Contracts
package import Domain
import Local
import Localization
import Platform
import Remote
import Session
import Terminal
import TextUI
import Trace
import Viper

/// The program as the command line starts it: its surroundings, and the commands that it can run.
///
/// A one-shot command asks the same interactors and presenters as the REPL. Only its View differs:
/// it prints text or JSON.
@MainActor
package struct Program {
  let console: TerminalConsole
  let folders: ProgramFolders
  let environment: [String: String]
  let language: Language
  let settings: Settings
  let options: ProgramOptions
  /// Watches the calls between the roles of one-shot commands; `nil` without `--trace`.
  let tracer: Tracer?
  /// The reason why the trace can't be written.
  let traceProblem: DataError?

  /// Returns the values of a setting that is a choice, which its option takes, too.
  package nonisolated static func choices(of key: String) -> [String] {
    Settings.values(of: key) ?? []
  }

  /// - Parameter options: the settings of the command line. If it says nothing of one, the
  ///   environment counts, then the settings file.
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
    sayInvalid("theme", Words("{0} can't be “{1}”; it can be: {2}."))
    sayInvalid("dots", Words("{0} can't be “{1}”; it can be: {2}."))
    sayInvalid("tiles_cache", Words("{0} can't be “{1}”; it can be: {2}."))
  }

  /// Makes the tracer that `--trace` asks for; `nil` without that option.
  ///
  /// Its lines go to standard error, or are appended to a file that only its owner can read.
  private static func tracer(
    _ options: ProgramOptions, _ settings: Settings, _ console: TerminalConsole, _ strings: Strings
  ) -> (Tracer?, DataError?) {
    guard let path = options.trace else { return (nil, nil) }
    let secrets = Array(settings.serviceKeys.values)
    let text = TraceLineText(strings: strings)
    guard path != "-" else {
      let tracer = Tracer(hiding: secrets, sink: { console.printMessage(text.line($0)) })
      return (tracer, nil)
    }
    // A shell does not expand the tilde of `--trace=~/file`.
    let file = FileLogSink(path: HomePath.expanded(path))
    do throws(DataError) {
      try file.write(["catalejo \(Version.current)"])
    } catch {
      return (nil, error)
    }
    let isPlain = console.isPlain
    let sink: @Sendable (TraceLine) -> Void = {
      let line = text.line($0)
      // A disk that becomes full is no reason to stop the command that is traced.
      try? file.write([isPlain ? line.spoken : line.text])
    }
    return (Tracer(hiding: secrets, file: path, sink: sink), nil)
  }

  /// Warns where the environment variable of a setting has a value that the setting does not take.
  func sayInvalid(_ key: String, _ text: Words) {
    let name = "CATALEJO_\(key.uppercased())"
    guard let word = environment[name], !word.isEmpty, !Settings.takes(word, for: key) else {
      return
    }
    let offers = Settings.offers(for: key).map { strings[$0] }
    let message = strings(text, name, word, offers.joined(separator: ", "))
    console.printMessage(Line(message, .notice))
  }

  /// Returns the language for a message about the command line itself, when there is no program
  /// yet.
  ///
  /// - Parameter option: the value of `--lang`; `nil` if the line does not have it.
  package static func language(_ option: String?) -> Language {
    let environment = Environment.current()
    let path = ProgramFolders(environment: environment).settings
    let settings = Settings(environment: environment, path: path)
    return option.flatMap(Language.init(rawValue:)) ?? settings.language
  }

  var strings: Strings { Strings(language) }
  var formats: Formats { Formats(language) }
  var printer: AnswerPrinter { AnswerPrinter(console, strings) }

  /// Runs a command over the live services, and shows its progress on a terminal.
  ///
  /// The process ends after it, and its connections end with the process.
  package func run(_ command: OneShotCommand, asJSON: Bool) async -> ExitStatus {
    let printer = AnswerPrinter(console, strings, asJSON: asJSON)
    if let problem = await optionProblem { return printer.fail(problem) }
    let line = progressLine
    // A refresh that can't be stored was for nothing, so it has to fail.
    var keepsInMemory = true
    if case .refresh = command { keepsInMemory = false }
    guard
      let services = services(network(progress: line ?? NoProgress()), keepsInMemory: keepsInMemory)
    else {
      return printer.fail(
        strings("The program's own data are damaged; please install it again."), .badData)
    }
    if case .plot(let files, let request) = command, !asJSON {
      if let last = request.last { return await follow(files[0], last: last, by: services.points) }
      let names = files.joined(separator: ", ")
      do throws(DataError) {
        services.plotted[names] = (
          try await services.points.points(in: files, columns: request.pointColumns), request.look
        )
      } catch {
        return printer.fail(error)
      }
      // A width or a height means that the frame is to be printed.
      let isOpened =
        console.isInteractive && request.columns == nil && request.rows == nil
      if isOpened, let plot = services.plotted[names], !plot.points.isEmpty {
        return await runSession(on: .points(names)) { $0.plotted[names] = plot }
      }
    }
    let commands = Commands(
      CommandComposition(
        services, formats, keepsHistory: settings.keepsHistory, tracer: tracer),
      printer: printer, canvasMode: canvasMode)
    guard let line else { return await commands.run(command) }
    return await line.during { await commands.run(command) }
  }

  /// The line that shows progress: `nil` without a terminal on standard error that can draw over what it
  /// shows.
  var progressLine: ProgressLine? {
    let hasProgress = console.description.errorIsTerminal && console.description.canRedraw
    return hasProgress || console.isPlain
      ? ProgressLine(strings, columns: console.size.columns, isPlain: console.isPlain) : nil
  }

  /// Runs `catalejo map FILE --follow`.
  private func follow(
    _ file: String, last: Int, by points: any PointDataManager
  ) async -> ExitStatus {
    guard console.isInteractive, console.canRedraw else {
      return printer.fail(strings("map --follow needs a terminal on which it can draw."), .usage)
    }
    do throws(DataError) {
      let feed = try points.follow(file, last: last)
      return await runSession(on: .points(file)) { $0.feed = feed }
    } catch {
      return printer.fail(error)
    }
  }

  /// Runs `catalejo about`, which prints the lines of the session's command.
  package func about() -> ExitStatus { printer.write(AboutText.lines(strings)) }
}

/// The options that every command takes.
package struct ProgramOptions: Hashable, Sendable {
  /// The settings that the line names, by their keys.
  ///
  /// A switch that is on is `yes`.
  package var settings: [String: String]
  /// The file that a trace goes to, `-` being standard error; `nil` if none is written.
  package var trace: String?

  /// The descriptor of standard input.
  ///
  /// It is another one if the terminal has taken its place.
  package var input: Int32 = 0

  package init(_ settings: [String: String] = [:], trace: String? = nil) {
    self.settings = settings
    self.trace = trace
  }
}

/// The program's version (semver.org).
package enum Version {
  package static let current = "0.2.0"
}
