import CommandLine
package import Components
import Domain
import Local
import Localization
import Remote
import Session
import Terminal
import TextUI
import Viper

extension Program {
  /// The REPL; lines from a pipe or a file are run as a script.
  ///
  /// - Parameter place: a deep link to open at; nil is home.
  package func runSession(at place: String?) async -> ExitStatus {
    guard let path = place.map({ DeepLink.path($0, among: Catalogs.ids) }) ?? [.home] else {
      console.printMessage(Line(strings(SessionText.badPlace, place ?? ""), .error))
      return .usage
    }
    if let traceProblem { return printer.fail(traceProblem, asJSON: false) }
    let feed = ProgressFeed()
    let network = network(isSession: console.isInteractive, progress: feed)
    // The prompt does not wait for services; off a terminal, where it does, they may not hang.
    let patience = console.isInteractive ? nil : Delay.command
    guard var services = services(network, patience: patience, progress: feed) else {
      return failDamaged(asJSON: false)
    }
    services.pictures = pictures(network.http)
    services.documents = FileDocuments(expanding: { HomePath.expanded($0) })
    let status = await runSession(services, network, feed, opening: Array(path.dropFirst()))
    await network.http.shutdown()
    return status
  }

  private func runSession(
    _ services: Services, _ network: Network, _ feed: ProgressFeed, opening rest: [Destination]
  ) async -> ExitStatus {
    let log = fileSink.map { LogSwitch(network.log, sink: $0, place: folders.debugLog ?? "") }
    let composition = Composition(
      services: services, language: language, canvasMode: canvasMode,
      canShowUnicode: !console.isPlain
        && (console.description.showsUnicode || !console.isInteractive),
      canSplit: console.isInteractive && console.canRedraw, hasTopHits: console.isInteractive,
      favoritesPath: folders.favorites, log: log, tracer: sessionTracer,
      settings: settings)
    let navigator = Navigator(root: Destination.home)
    guard console.isInteractive else {
      let reader = PlainLineReader()
      return await Session(
        host: composition, navigator: navigator, reader: reader, console: console
      ).run(opening: rest)
    }
    let completer = Completer(StoredWords(services: services))
    let capture = console.canRedraw ? KeyCapture() : nil
    let reader = EditLineReader(options(completer, capture))
    reader.setPointer(isPointing)
    sayHistoryProblem(of: reader)
    let status = await Session(
      host: composition, navigator: navigator, reader: reader, console: console,
      completer: completer, capture: capture, progress: feed, hasLetters: hasLetters
    ).run(opening: rest)
    sayHistoryProblem(of: reader)
    return status
  }

  private func sayHistoryProblem(of reader: EditLineReader) {
    guard let problem = reader.takeHistoryProblem() else { return }
    let text = strings(SessionText.historyUnavailable, problem.path, problem.reason)
    console.printMessage(Line(text, .notice))
  }

  /// Whether the mouse is the session's: not where nobody asked for it, because the terminal then
  /// chooses no text with it.
  var isPointing: Bool { console.description.tellsPointer && settings.isOn("mouse") }

  /// Whether single keys are on, where they can be.
  private var hasLetters: Bool { console.canRedraw && settings.isOn("keys") }

  private func options(
    _ completer: Completer, _ capture: KeyCapture?
  ) -> EditLineReader.Options {
    var options = EditLineReader.Options()
    options.history = folders.state.map { $0 + "/history" }
    options.keeps = { line in !Settings.secrets.contains { line.lowercased().contains($0) } }
    options.palette = console.palette
    options.completion = { line, cursor in
      await completer.completion(of: String(line.prefix(cursor)))
    }
    options.isPlain = console.isPlain
    options.showsLinks = console.description.showsLinks
    if let capture { options.captures = { capture.keys(for: $0) } }
    return options
  }
}
