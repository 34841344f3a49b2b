import Local
import Localization
import Terminal
import TextUI

extension Program {
  /// What `--dots` takes.
  package nonisolated static let dotChoices = SettingsFile.dots

  nonisolated static let dotVariable = "CATALEJO_DOTS"

  /// Nil where a map is told in words.
  ///
  /// A variable that is none of the choices says nothing.
  var canvasMode: CanvasMode? {
    if console.isPlain { return nil }
    let words = [options.dots, environment[Self.dotVariable], settings.dots]
    let choice = words.lazy.compactMap(\.self).first(where: Self.dotChoices.contains)
    return choice.flatMap(CanvasMode.init(rawValue:)) ?? Self.canvasMode(of: console.description)
  }

  /// The Linux console has block elements, but no Braille.
  static func canvasMode(of terminal: TerminalDescription) -> CanvasMode {
    if terminal.showsBraille { return .braille }
    return terminal.showsUnicode ? .blocks : .ascii
  }

  func sayBadDots() {
    guard let word = environment[Self.dotVariable], !word.isEmpty,
      !Self.dotChoices.contains(word)
    else { return }
    let choices = Self.dotChoices.joined(separator: ", ")
    let text = strings(SessionText.variableInvalid, Self.dotVariable, word, choices)
    console.printMessage(Line(text, .notice))
  }
}
