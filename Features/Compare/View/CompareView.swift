package import Components
import Domain
package import Localization
package import TextUI
import Viper

/// Shows the screen as lines of text and reads its commands.
@MainActor
package final class CompareView: Displaying, ScreenView {
  private let surface: any Surface
  private let strings: Strings
  private var scene: CompareScene

  init(scene: CompareScene, surface: any Surface, strings: Strings) {
    self.scene = scene
    self.surface = surface
    self.strings = strings
  }

  package func display(_ scene: CompareScene) {
    self.scene = scene
    let strings = strings
    surface.show { size in Self.text(scene, size: size, strings: strings) }
  }

  package var title: String { strings("compare") }

  package var commands: CommandTable<CompareEvent> { CompareCommands.table(strings) }

  package var status: ScreenStatus { scene.status }

  /// The text is laid out anew without the presenter.
  package func event(for intent: Intent) -> CompareEvent? {
    switch intent {
    case .appear: .appeared
    case .click(let row, let isSecond): isSecond ? .opened(row) : nil
    default: nil
    }
  }

  /// The scene in lines no wider than the window; as many as it takes.
  ///
  /// Without a prompt it names no numbers to type.
  nonisolated package static func text(
    _ scene: CompareScene, size: Size, strings: Strings, isInteractive: Bool = true
  ) -> [Line] {
    CompareLayout(
      scene: scene, strings: strings, columns: max(1, size.columns), isInteractive: isInteractive
    ).lines
  }
}

extension Strings {
  /// Says in one line why there are no two to compare, and what to do.
  func message(for miss: CompareMiss, of words: [String]) -> String {
    switch miss {
    case .unknown(let names, let catalog, let near):
      let names = names.map(quoted).joined(separator: " \(self("or")) ")
      let offer = offer(near)
      guard let catalog else {
        return offer.map { self("Nothing stored here is called {0}.", names) + " " + $0 }
          ?? self(
            "Nothing stored here is called {0}; check how it is written, or search a list for it.",
            names)
      }
      return
        ([self("Nothing in {0} is called {1} or has that id.", name(of: catalog), names)]
        + [offer].compactMap(\.self))
        .joined(separator: " ")
    case .same(let title):
      return self("Both mean {0}; name two entries.", language.title(of: title))
    case .ofTwoCatalogs: return self("Only two entries of one catalog can be compared.")
    case .apart:
      return self(
        "{0} names no two entries of one catalog. Put a / between names, or see what a list finds.",
        quoted(words.joined(separator: " ")))
    }
  }
}
