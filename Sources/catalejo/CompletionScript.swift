import App
import CommandLine
import Domain
import Localization

/// Says the descriptions in a completion script, which ArgumentParser writes in English, in another language.
///
/// zsh and fish show them beside what they offer; bash shows none. A text without a translation stays.
struct CompletionScript {
  let strings: Strings

  /// - Parameter text: a script, or anything else that ArgumentParser prints, which stays as it is.
  func translated(_ text: String) -> String {
    let isZsh = text.hasPrefix("#compdef")
    guard strings.language != .english, isZsh || text.contains("\ncomplete -c 'catalejo'") else {
      return text
    }
    return text.split(separator: "\n", omittingEmptySubsequences: false)
      .map { isZsh ? zsh(String($0)) : fish(String($0)) }.joined(separator: "\n")
  }

  /// Translates what stands as `-d 'TEXT'`.
  private func fish(_ line: String) -> String {
    line.replacing(/-d '((?:[^'\\]|\\.)*)'/) { match in
      "-d '\(translated(match.1, escaped: ["'"]))'"
    }
  }

  /// Translates what stands as `'--option[TEXT]…'`, and as `'command:TEXT'` on a line of its own.
  private func zsh(_ line: String) -> String {
    if let match = line.wholeMatch(of: /( +'[a-z]+:)(.*)'/) {
      let text = match.2.replacing("'\\''", with: "'")
      return match.1 + quoted(translated(text[...], escaped: [":"])) + "'"
    }
    return line.replacing(/\[((?:\\.|[^\]\\])*)\]/) { match in
      let text = match.1.replacing("'\\''", with: "'")
      return "[\(quoted(translated(text[...], escaped: [":", "[", "]"])))]"
    }
  }

  /// Translates a text in which some characters, and the backslash, have a backslash before them.
  private func translated(_ text: Substring, escaped: Set<Character>) -> String {
    let english = String(text.replacing(/\\(.)/) { $0.1 })
    let line = english.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    let said = OptionText.translated(line, strings, catalogs: Catalogs.descriptions)
    return String(
      (said == line ? english : said).flatMap { character in
        escaped.contains(character) || character == "\\" ? ["\\", character] : [character]
      })
  }

  /// Returns a text as it stands between single quotes of zsh.
  private func quoted(_ text: String) -> String { text.replacing("'", with: "'\\''") }
}
