import App
import ArgumentParser
import Contracts
import Domain
import Localization
import TextUI

/// Why a command line can't be used, in the user's language: ArgumentParser knows English alone, and
/// does not tell what was wrong but as a text.
enum UsageMessage {
  /// The message in a language, on one line; one that is not known stays as it is.
  ///
  /// - Parameter message: in English, as one of ``UsageText`` or as anything else.
  static func text(_ message: String, _ strings: Strings) -> String {
    let message = withoutFarGuess(message)
    let line = message.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    for key in UsageText.allCases {
      guard let found = Strings(.english).arguments(of: key, in: line) else { continue }
      // Only numbers are taken where no values are listed.
      if key == .invalidValue, let value = found.first, let option = found.last {
        return strings(
          UsageText.notANumber, String(option.prefix { $0 != " " }), value)
      }
      let arguments = found.map { listed($0, or: strings[ErrorText.or]) }
      let isEnglish = strings.language == .english
      return strings.text(of: key, isEnglish ? arguments : arguments.map { named($0, strings) })
    }
    return message
  }

  /// The message without a guess that nobody would have meant: ArgumentParser's are far-fetched.
  private static func withoutFarGuess(_ message: String) -> String {
    let english = Strings(.english)
    guard let words = english.arguments(of: UsageText.unknownOptionAndGuess, in: message),
      let typed = words.first, let guess = words.last,
      Suggestions.nearest(to: bare(typed), among: [bare(guess)]).isEmpty
    else { return message }
    return english(UsageText.unknownOption, typed)
  }

  private static func bare(_ option: String) -> String { String(option.drop { $0 == "-" }) }

  /// The values that ArgumentParser lists, with commas between them: up to five it has in an English
  /// sentence, from six on it puts each on a line of its own.
  private static func listed(_ values: String, or: String) -> String {
    if values.hasPrefix("- ") { return String(values.dropFirst(2)).replacing(" - ", with: ", ") }
    return values.replacing("' or '", with: "' \(or) '").replacing("' and '", with: "' \(or) '")
  }

  /// What it calls `<catalog>` is called as on a page of help.
  private static func named(_ text: String, _ strings: Strings) -> String {
    text.replacing(#/<([a-z=]+)>/#) { strings.standIn(for: String($0.1)) }
  }

  /// What `--lang` says, wherever it stands: the line was not read.
  static func language(of arguments: [String]) -> String? {
    let name = "--lang"
    return zip(arguments, arguments.dropFirst() + [""]).compactMap { word, next in
      if word == name { return next }
      return word.hasPrefix(name + "=") ? String(word.dropFirst(name.count + 1)) : nil
    }.last
  }
}

extension ValidationError {
  /// What is wrong, as ``UsageMessage`` knows it again.
  init(_ key: UsageText, _ arguments: String...) {
    self.init(Strings(.english).text(of: key, arguments))
  }
}

extension ArgumentHelp {
  /// What an option is for, as the manual page has it; by this text its page of help knows it again,
  /// in any language.
  init(_ key: OptionText, valueName: String? = nil) {
    self.init(key.manual, valueName: valueName)
  }
}

extension OptionText {
  /// In the language of the manual page.
  var manual: String { Strings(.english)[self] }

  /// A text of the manual page in another language; one that is not known stays as it is.
  static func translated(_ manual: String, _ strings: Strings) -> String {
    for catalog in Catalogs.descriptions where catalog.words.manual.english == manual {
      return strings[catalog.words.manual]
    }
    for key in allCases {
      guard let arguments = Strings(.english).arguments(of: key, in: manual) else { continue }
      return strings.text(of: key, arguments)
    }
    return manual
  }
}
