package import CommandLine
package import Components
import Domain
import Local
import Localization
import Remote
import Session
import Terminal
import TextUI
import Trace

extension Program {
  /// Runs `catalejo pick`: the user chooses entries on the terminal, and the command prints them.
  ///
  /// The terminal is taken before the program is made, because that looks at what it is connected
  /// to.
  package static func pick(
    _ request: PickRequest, _ options: ProgramOptions, asJSON: Bool
  ) async -> ExitStatus {
    let terminal = ControllingTerminal.take()
    return await Program(options).pick(request, on: terminal, asJSON: asJSON)
  }

  /// - Parameter terminal: `nil` if the program has no terminal.
  private func pick(
    _ request: PickRequest, on terminal: ControllingTerminal?, asJSON: Bool
  ) async -> ExitStatus {
    let printer = AnswerPrinter(console, strings, asJSON: asJSON)
    guard let terminal, console.canRedraw else {
      terminal?.giveBack()
      let isRuledOut = terminal != nil && console.isPlain
      return printer.fail(
        strings[
          isRuledOut
            ? Words("pick draws on the terminal, which plain text rules out; leave out --plain.")
            : Words("pick needs a terminal on which it can draw.")], .usage)
    }
    let network = network(isSession: true, progress: NoProgress())
    guard let services = services(network) else {
      terminal.giveBack()
      return printer.fail(
        strings("The program's own data are damaged; please install it again."), .badData)
    }
    let commands = Commands(
      CommandComposition(
        services, formats, keepsHistory: settings.keepsHistory, tracer: tracer),
      printer: printer, canvasMode: nil)
    terminal.giveBack()
    if let status = await commands.refusal(of: request) { return status }
    terminal.takeAgain()
    let ending = await choose(request, services)
    terminal.giveBack()
    let status: ExitStatus
    switch ending {
    case .chosen(let picked): status = await commands.printPicked(picked, request)
    case .givenUp: status = .interrupted
    }
    await network.http.shutdown()
    return status
  }

  private func choose(
    _ request: PickRequest, _ services: Services
  ) async -> Picker.Ending {
    let scheduler = Scheduler()
    let composition = Composition(
      Composition.Setup(
        canvasMode: nil, canShowUnicode: console.description.showsUnicode, settings: settings),
      services, language, tracer: tracer ?? Tracer(isOn: false), scheduler: scheduler)
    var options = EditLineReader.Options()
    options.palette = console.palette
    options.captures = { key, _ in Picker.takes(key) }
    options.keepsRowsBelow = { _ in true }
    options.leavesNothing = true
    options.typed = SafeText.clean(request.search)
    let picker = Picker(
      from: composition.preview(of: request.catalog, starting: request.query),
      reader: EditLineReader(options), console: console, scheduler: scheduler, strings: strings,
      typed: options.typed, isMulti: request.isMulti, rows: request.height.rows)
    let ending = await picker.run(canShowUnicode: console.description.showsUnicode)
    if case .chosen(let picked) = ending {
      for reference in picked { await composition.keepVisit(of: reference) }
    }
    return ending
  }
}
