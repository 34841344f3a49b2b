import Catalog
import Components
import Domain
import Localization
import Terminal
package import TextUI
import Viper

/// The one-shot commands: each has the presenter that the session has handle an event, and prints its
/// last scene as text or as JSON.
@MainActor
package struct Commands {
  let host: any CommandHost
  let printer: AnswerPrinter
  /// Nil tells maps in words.
  let canvasMode: CanvasMode?

  package init(_ host: any CommandHost, printer: AnswerPrinter, canvasMode: CanvasMode?) {
    self.host = host
    self.printer = printer
    self.canvasMode = canvasMode
  }

  var console: TerminalConsole { printer.console }
  var strings: Strings { printer.strings }
  var formats: Formats { Formats(strings.language) }

  /// Prints a failure of fetching beside what is held of it, where there is any.
  ///
  /// - Returns: nil where the content is good enough to be printed.
  func failure(
    of error: DataError?, hasContent: Bool, age: Provenance?, asJSON: Bool
  ) -> ExitStatus? {
    guard let error else { return nil }
    guard hasContent else { return printer.fail(error, asJSON: asJSON) }
    let message = strings.message(for: error, isHeld: true)
    // That what is stored stays is said with being offline.
    guard case .service = error, !error.isOffline, let fetchedAt = age?.fetchedAt else {
      console.printMessage(Line(message, .notice))
      return nil
    }
    let old = strings(ConnectionText.old, formats.age(host.now - fetchedAt))
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
