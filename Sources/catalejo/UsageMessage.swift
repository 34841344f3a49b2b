import App
import ArgumentParser
import CommandLine
import Contracts
import Domain
import Localization
import TextUI

/// Says in the user's language why a command line can't be used.
///
/// ArgumentParser has English messages only, and it tells the mistake by nothing but their text.
enum UsageMessage {
  /// Returns ArgumentParser's message for a line that can't be read.
  ///
  /// It misses an argument before it looks for options that it does not know, and people want to hear of these
  /// first. So the line is tried with arguments, too.
  static func message(for error: any Error, in line: [String]) -> String {
    let message = CatalejoCommand.message(for: error)
    guard isOf(UsageText.missingOperand, message) else { return message }
    for arguments in [["cities"], ["cities", "1"]] {
      do {
        _ = try CatalejoCommand.read(line + arguments)
      } catch {
        let other = CatalejoCommand.message(for: error)
        if isOf(UsageText.unknownOption, withoutFarGuess(other)) { return other }
      }
    }
    return message
  }

  private static func isOf(_ words: Words, _ message: String) -> Bool {
    Strings(.english).arguments(of: words, in: message) != nil
  }

  /// Returns a message in a language, on one line.
  ///
  /// A message that is not known stays as it is.
  ///
  /// - Parameter message: ArgumentParser's English text, which may be one of ``UsageText``.
  static func text(_ message: String, _ strings: Strings) -> String {
    let message = withoutFarGuess(message)
    let line = message.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    for words in UsageText.all {
      guard let found = Strings(.english).arguments(of: words, in: line) else { continue }
      // An option that lists no values takes only numbers.
      if words == UsageText.invalidValue, let value = found.first, let option = found.last {
        return strings(
          UsageText.notANumber, String(option.prefix { $0 != " " }), value)
      }
      let arguments = found.map { listed($0, or: strings("or")) }
      let isEnglish = strings.language == .english
      return strings.text(words, isEnglish ? arguments : arguments.map { named($0, strings) })
    }
    return message
  }

  /// Returns the message without a far-fetched guess, of which ArgumentParser makes many.
  private static func withoutFarGuess(_ message: String) -> String {
    let english = Strings(.english)
    guard let words = english.arguments(of: UsageText.unknownOptionAndGuess, in: message),
      let typed = words.first, let guess = words.last,
      Suggestions.nearest(to: bare(typed), among: [bare(guess)]).isEmpty
    else { return message }
    return english(UsageText.unknownOption, typed)
  }

  private static func bare(_ option: String) -> String { String(option.drop { $0 == "-" }) }

  /// Returns the values that ArgumentParser lists, with commas between them.
  ///
  /// It has up to five in an English sentence, and from six on each on a line of its own.
  private static func listed(_ values: String, or: String) -> String {
    if values.hasPrefix("- ") { return String(values.dropFirst(2)).replacing(" - ", with: ", ") }
    return values.replacing("' or '", with: "' \(or) '").replacing("' and '", with: "' \(or) '")
  }

  /// Replaces `<catalog>` by the name that a page of help has for it.
  private static func named(_ text: String, _ strings: Strings) -> String {
    text.replacing(#/<([a-z=]+)>/#) { strings.standIn(for: String($0.1)) }
  }

  /// Returns the value of `--lang`, wherever it stands.
  ///
  /// The line could not be read.
  static func language(of arguments: [String]) -> String? {
    let name = "--lang"
    return zip(arguments, arguments.dropFirst() + [""]).compactMap { word, next in
      if word == name { return next }
      return word.hasPrefix(name + "=") ? String(word.dropFirst(name.count + 1)) : nil
    }.last
  }
}

extension ValidationError {
  /// Writes a mistake in the form that ``UsageMessage`` recognizes.
  init(_ words: Words, _ arguments: String...) {
    self.init(Strings(.english).text(words, arguments))
  }
}

extension ArgumentHelp {
  /// Explains an option by its text of the manual page.
  ///
  /// A page of help recognizes it by this text, and says it in any language.
  init(_ words: Words, valueName: String? = nil) {
    self.init(words.english, valueName: valueName)
  }
}
