import Localization

/// Why a command line can't be used, in the user's language: ArgumentParser knows English alone, and
/// does not tell what was wrong but as a text.
enum UsageMessage {
  /// The message in a language; one that is not known stays as it is.
  ///
  /// - Parameter message: in English, as one of ``UsageText`` or as anything else.
  static func text(_ message: String, _ strings: Strings) -> String {
    guard strings.language != .english else { return message }
    let line = message.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    for key in UsageText.allCases {
      guard let arguments = Strings(.english).arguments(of: key, in: line) else { continue }
      // What it lists, it lists in English.
      let listed = arguments.map { $0.replacing("' or '", with: "' \(strings[ErrorText.or]) '") }
      return strings.text(of: key, listed)
    }
    return message
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
