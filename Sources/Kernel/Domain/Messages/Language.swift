/// A language of the program.
package enum Language: String, CaseIterable, Hashable, Sendable {
  case english = "en"
  case spanish = "es"
  case french = "fr"

  /// The languages that are no source of the program's texts and names.
  package static let others = allCases.filter { $0 != .english }

  /// The place of the language among all.
  var index: Int { Self.allCases.firstIndex(of: self) ?? 0 }

  /// Reads the language of a POSIX locale name (`es_PE.UTF-8`); `nil` if the program does not have
  /// it.
  package init?(locale: String) {
    self.init(rawValue: locale.prefix { $0.isLetter }.lowercased())
  }

  /// Returns the language that the environment asks for, and the variable that does; `nil` if it asks
  /// for none that the program has.
  ///
  /// The locale is the value of `LC_ALL`, else of `LC_MESSAGES`, else of `LANG`. `LANGUAGE`, a list
  /// such as `fr:es`, takes precedence, but not in the locale `C` (GNU gettext, "Specifying a
  /// Priority List of Languages").
  package static func asked(
    by environment: [String: String]
  ) -> (language: Language, variable: String)? {
    func isSet(_ name: String) -> Bool { !environment[name, default: ""].isEmpty }
    guard let variable = ["LC_ALL", "LC_MESSAGES", "LANG"].first(where: isSet),
      let locale = environment[variable]
    else { return nil }
    let priority = "LANGUAGE"
    if isSet(priority), !["C", "POSIX"].contains(locale) {
      return environment[priority, default: ""].split(separator: ":")
        .lazy.compactMap { Language(locale: String($0)) }.first.map { ($0, priority) }
    }
    return Language(locale: locale).map { ($0, variable) }
  }
}
