package import CommandLine
package import Components
import Domain
import Local
import Terminal
import TextUI
import Trace

extension Program {
  /// Runs a command over the live services, with progress on a terminal.
  ///
  /// The program ends after it, and connections with it.
  ///
  /// - Parameter keepsInMemory: whether what can't be stored is good for the command all the same.
  package func running(
    asJSON: Bool = false, keepsInMemory: Bool = true,
    _ body: @MainActor (Commands) async -> ExitStatus
  ) async -> ExitStatus {
    if let traceProblem { return printer.fail(traceProblem, asJSON: asJSON) }
    let line = progressLine
    let progress: any ProgressReporting = line ?? NoProgress()
    guard
      let services = services(
        network(progress: progress), keepsInMemory: keepsInMemory, progress: progress)
    else { return failDamaged(asJSON: asJSON) }
    let composition = Composition(
      services: services, language: language, canvasMode: canvasMode, canShowUnicode: true,
      favoritesPath: folders.favorites, tracer: tracer)
    let commands = Commands(composition, printer: printer, canvasMode: canvasMode)
    guard let line else { return await body(commands) }
    return await line.during { await body(commands) }
  }

  /// Nil off a terminal, and on one that can't draw over what it shows.
  private var progressLine: ProgressLine? {
    guard console.description.errorIsTerminal, console.description.canRedraw else { return nil }
    return ProgressLine(strings, columns: console.size.columns)
  }
}
