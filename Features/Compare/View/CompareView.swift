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

  package var outcome: ScreenOutcome { scene.outcome }

  package var numbers: ScreenNumbers {
    ScreenNumbers(rows: scene.both?.titles ?? [])
  }

  /// The text is laid out anew without the presenter.
  package func event(for intent: Intent) -> CompareEvent? {
    switch intent {
    case .appear: .appeared
    case .click(let row, let isSecond): isSecond ? .opened(row) : nil
    default: nil
    }
  }

  /// Which entries were taken for names that nothing has, a line each.
  nonisolated package static func guesses(_ scene: CompareScene, _ strings: Strings) -> [String] {
    guard let content = scene.both else { return [] }
    return zip(content.answer.items, content.titles).compactMap { item, title in
      item.guess.map { strings.message(for: $0, taken: title) }
    }
  }

  /// The scene in lines no wider than the window; as many as it takes.
  ///
  /// Not interactive, it names no numbers to type.
  nonisolated package static func text(
    _ scene: CompareScene, size: Size, strings: Strings, isInteractive: Bool = true
  ) -> [Line] {
    CompareLayout(
      scene: scene, strings: strings, columns: max(1, size.columns), isInteractive: isInteractive
    ).lines
  }
}

extension CompareScene {
  /// What a script should know: a failure, or that there is nothing of what was asked for.
  package var outcome: ScreenOutcome {
    if let error = content.error { return .failed(error) }
    if notice != nil { return .nothingFound }
    if case .success(.failure) = content { return .nothingFound }
    return .done
  }
}

extension Strings {
  fileprivate func message(for guess: CompareGuess, taken title: String) -> String {
    let name = quoted(guess.name)
    return guess.count > 1
      ? self(CompareText.takenOf, name, title, Formats(language).number(guess.count))
      : self(CompareText.taken, name, title)
  }

  /// One line: why there are no two to compare, and what to do.
  func message(for miss: CompareMiss, of words: [String]) -> String {
    switch miss {
    case .unknown(let names, let catalog):
      let names = names.map(quoted).joined(separator: " \(self[ErrorText.or]) ")
      return catalog.map { self(ErrorText.notFound, name(of: $0), names) }
        ?? self(CompareText.unknown, names)
    case .same(let title): return self(CompareText.same, language.title(of: title))
    case .ofTwoCatalogs: return self[RowsText.notComparable]
    case .apart: return self(CompareText.notFound, quoted(words.joined(separator: " ")))
    }
  }
}
