import Catalog
import Domain
import Localization
import Remote
import Terminal
import TextUI
import Viper

extension Program {
  /// Runs a command over the live services, with progress on a terminal.
  ///
  /// The program ends after it, and connections with it.
  ///
  /// - Parameter keepsInMemory: whether what can't be stored is good for the command all the same.
  func running(
    asJSON: Bool = false, keepsInMemory: Bool = true,
    _ body: @MainActor (Services) async -> ExitStatus
  ) async -> ExitStatus {
    if let traceProblem { return fail(traceProblem, asJSON: asJSON) }
    let line = progressLine
    let network = network(progress: line ?? NoProgress() as any ProgressReporting)
    guard
      var services = services(
        network, keepsInMemory: keepsInMemory,
        progress: line ?? NoProgress() as any ProgressReporting)
    else { return failDamaged(asJSON: asJSON) }
    if let tracer { services = services.traced(by: tracer) }
    let status = await body(services)
    line?.end()
    return status
  }

  /// Nil off a terminal, and on one that can't draw over what it shows.
  private var progressLine: ProgressLine? {
    guard console.description.errorIsTerminal, console.description.canRedraw else { return nil }
    let console = console
    let columns = console.size.columns
    return ProgressLine(strings: strings, formats: formats) { columns }
  }

  /// Prints a failure of fetching beside what is held of it, where there is any.
  ///
  /// - Returns: nil where the content is good enough to be printed.
  func failure(
    of error: DataError?, hasContent: Bool, age: Provenance?, services: Services, asJSON: Bool
  ) -> ExitStatus? {
    guard let error else { return nil }
    guard hasContent else { return fail(error, asJSON: asJSON) }
    let message = strings.message(for: error, isHeld: true)
    // That what is stored stays is said with being offline.
    guard case .service = error, !error.isOffline, let fetchedAt = age?.fetchedAt else {
      console.printMessage(Line(message, .notice))
      return nil
    }
    let old = strings(
      ConnectionText.old, formats.age(services.clock() - fetchedAt))
    console.printMessage(Line(strings(SessionText.showingStored, message, old), .notice))
    return nil
  }
}

/// The View of a one-shot command: it keeps the newest scene, to be printed when all is done.
@MainActor
final class SceneRecorder<Scene>: Displaying {
  private(set) var scene: Scene?

  func display(_ scene: Scene) {
    self.scene = scene
  }
}
