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

  package var title: String { strings[CompareText.title] }

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
      let names = names.map(quoted).joined(separator: " \(self[ErrorText.or]) ")
      let offer = offer(near)
      guard let catalog else {
        return offer.map { self(CompareText.uncalled, names) + " " + $0 }
          ?? self(CompareText.unknown, names)
      }
      return ([self(ErrorText.notFound, name(of: catalog), names)] + [offer].compactMap(\.self))
        .joined(separator: " ")
    case .same(let title): return self(CompareText.same, language.title(of: title))
    case .ofTwoCatalogs: return self[RowsText.notComparable]
    case .apart: return self(CompareText.notFound, quoted(words.joined(separator: " ")))
    }
  }
}
