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
      return strings.text(of: key, arguments.map { listed($0, or: strings[ErrorText.or]) })
    }
    return message
  }

  /// What it lists, it lists in English: two or more in a sentence, from six on a line each.
  private static func listed(_ values: String, or: String) -> String {
    if values.hasPrefix("- ") { return String(values.dropFirst(2)).replacing(" - ", with: ", ") }
    return values.replacing("' or '", with: "' \(or) '").replacing("' and '", with: "' \(or) '")
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
