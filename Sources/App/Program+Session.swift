import CommandLine
package import Components
import Contracts
import Domain
import Geo
import Local
import Localization
import Pictures
import Remote
import Session
import Terminal
import TextUI
import Trace
import Viper

extension Program {
  /// Runs the REPL.
  ///
  /// Lines from a pipe or a file run as a script.
  ///
  /// - Parameter link: the deep link to open; `nil` opens the home screen.
  package func runSession(at link: String?) async -> ExitStatus {
    var zoom: Double?
    let path = link.map {
      DeepLink.path($0, among: Catalogs.known) { text in
        let position = PositionReader.read(text)?.position
        zoom = position?.zoom
        return position?.coordinate
      }
    }
    guard let path = path ?? [.home] else {
      return printer.fail(
        strings("“{0}” can't be opened: try cities, cities/3128760/map or favorites.", link ?? ""),
        .usage)
    }
    return await runSession(opening: Array(path.dropFirst()), zoom: zoom)
  }

  /// Runs the REPL and opens a map of the user's own points.
  func runSession(
    on map: MapSubject, _ prepare: (inout Services) -> Void
  ) async -> ExitStatus {
    await runSession(opening: [.map(map)], prepare)
  }

  private func runSession(
    opening: [Destination], zoom: Double? = nil, _ prepare: (inout Services) -> Void = { _ in }
  ) async -> ExitStatus {
    if let problem = await optionProblem { return printer.fail(problem) }
    let scheduler = Scheduler()
    let activity = Activity(scheduler)
    let network = network(isSession: console.isInteractive, progress: activity)
    // At a prompt nobody waits for services. A script does wait for them, so it needs a limit.
    let timeout = console.isInteractive ? nil : Delay.command
    guard var services = services(network, timeout: timeout) else {
      return printer.fail(
        strings("The program's own data are damaged; please install it again."), .badData)
    }
    prepare(&services)
    services.pictures = pictures(network.http)
    services.documents = FileDocuments(expanding: { HomePath.expanded($0) })
    services.dumps = dumps(network, services.archive)
    let status = await runSession(
      services, network, scheduler, activity, opening: opening, zoom: zoom)
    await network.http.shutdown()
    return status
  }

  private func runSession(
    _ services: Services, _ network: Network, _ scheduler: Scheduler, _ activity: Activity,
    opening rest: [Destination], zoom: Double?
  ) async -> ExitStatus {
    let setup = Composition.Setup(
      canvasMode: canvasMode,
      canShowUnicode: !console.isPlain
        && (console.description.showsUnicode || !console.isInteractive),
      canSplit: console.isInteractive && console.canRedraw, hasTopHits: console.isInteractive,
      favoritesPath: folders.favorites,
      log: fileSink.map { LogSwitch(log: network.log, sink: $0, path: folders.debugLog ?? "") },
      settings: settings, firstZoom: zoom)
    let composition = Composition(
      setup, services, language, tracer: sessionTracer, scheduler: scheduler)
    let navigator = Navigator(root: Destination.home)
    guard console.isInteractive else {
      return await Session(
        host: composition, navigator: navigator, reader: PlainLineReader(), console: console
      ).run(opening: rest)
    }
    let completer = Completer(StoredWords(services: services))
    let capture = console.canRedraw ? KeyCapture() : nil
    let reader = EditLineReader(options(completer, capture, composition.history))
    reader.ask(.pointer(isPointing))
    sayHistoryProblem(of: reader)
    let status = await Session(
      host: composition, navigator: navigator, reader: reader, console: console,
      completer: completer, capture: capture, activity: activity,
      hasLetters: console.canRedraw && settings.isOn("keys"), wantsBar: settings["bar"] != "off"
    ).run(opening: rest)
    sayHistoryProblem(of: reader)
    return status
  }

  /// The tracer of a session.
  ///
  /// Its lines appear above the prompt. If the command line names a file, they go there instead,
  /// and appear only after `trace on`.
  private var sessionTracer: Tracer {
    if let tracer, options.trace != "-" { return tracer }
    return Tracer(isOn: options.trace != nil, hiding: Array(settings.serviceKeys.values))
  }

  private func sayHistoryProblem(of reader: EditLineReader) {
    guard let problem = reader.takeHistoryProblem() else { return }
    let text = strings(
      "The history of commands can't be kept in {0}: {1}.", problem.path, problem.reason)
    console.printMessage(Line(text, .notice))
  }

  /// Whether the session takes the mouse.
  ///
  /// It does so only on request, because the terminal then selects no text with it.
  var isPointing: Bool { console.description.tellsPointer && settings.isOn("mouse") }

  private func options(
    _ completer: Completer, _ capture: KeyCapture?, _ history: Switch
  ) -> EditLineReader.Options {
    var options = EditLineReader.Options()
    options.history = folders.typedLines
    options.stores = { history.isOn }
    options.keeps = { line in !Settings.secrets.contains { line.lowercased().contains($0) } }
    options.palette = console.palette
    options.completion = { line, cursor in
      await completer.completion(of: String(line.prefix(cursor)))
    }
    options.isPlain = console.isPlain
    options.takesLines = true
    options.showsLinks = console.description.showsLinks
    if let capture {
      options.captures = { capture.takes($0, on: $1) }
      options.keepsRowsBelow = { capture.keepsRowsBelow($0) }
    }
    return options
  }

  private func pictures(_ http: any HTTPDataManager) -> PictureStore {
    sayInvalid("pictures", Words("{0} is “{1}”, which means nothing here; it can be: {2}."))
    return PictureStore(
      http, settings: pictureSettings, folder: folders.pictures, kept: keptPictures(),
      searchPath: environment["PATH"] ?? "", prepareFolder: preparing(folders.pictures))
  }
}

/// The ways of drawing that suit the terminal.
extension Program {
  /// How pictures are drawn; `nil` if they are not shown.
  var pictureSettings: PictureSettings? {
    let choice = settings["pictures"].flatMap(PictureSettings.Choice.init(rawValue:)) ?? .auto
    return PictureSettings(
      choice, environment: environment,
      showsSymbols: console.isInteractive && console.description.showsUnicode,
      showsColor: console.description.showsColor, cell: console.description.cell)
  }

  /// The characters that maps are drawn with; `nil` if they are told in words.
  var canvasMode: CanvasMode? {
    if console.isPlain { return nil }
    return settings["dots"].flatMap(CanvasMode.init(rawValue:)) ?? bestCanvasMode
  }

  /// The finest characters that the terminal shows.
  ///
  /// The Linux console has block elements, but no Braille.
  var bestCanvasMode: CanvasMode {
    if console.description.showsBraille { return .braille }
    return console.description.showsUnicode ? .blocks : .ascii
  }
}
