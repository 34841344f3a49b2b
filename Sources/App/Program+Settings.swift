import CommandLine
package import Components
import Session
import Terminal
import TextUI

extension Program {
  /// Runs `catalejo set`: shows, keeps or edits settings.
  ///
  /// It is the session's command, with its words in every language.
  package func set(_ words: [String]) async -> ExitStatus {
    let text = SettingsText(strings: strings, width: console.layout(console.size).columns)
    do throws(Settings.Problem) {
      switch SettingsCommand(Vocabulary.offered.setting(words.joined(separator: " "))) {
      case .all: return printer.write(text.lines(settings.all(live: [:]), settings.path))
      case .one(let key): return printer.write(text.lines([try settings.one(key, live: [:])]))
      case .keep(let key, let value):
        let ahead = try await settings.keep(value, for: key)
        let path = settings.path ?? ""
        return say(text.kept(key, value, in: path, isAtOnce: true, ahead))
      case .drop(let key): return say(text.dropped(try settings.drop(key), isAtOnce: true))
      case .edit:
        let edited = try settings.edited(isInteractive: console.isInteractive)
        return say(SettingsText(strings: strings).edited(edited))
      }
    } catch {
      return printer.fail(text.message(for: error), error.status)
    }
  }

  private func say(_ sentence: String) -> ExitStatus { printer.write([Line(sentence)]) }
}
