package import Domain

/// A language of the program.
package enum Language: String, CaseIterable, Hashable, Sendable {
  case english = "en"
  case spanish = "es"

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

extension Language {
  /// Returns a country's name; its code if it has none.
  package func name(ofCountry code: String) -> String {
    let name =
      switch self {
      case .english: CountryNames.english(code)
      case .spanish: CountryNames.spanish(code)
      }
    return name ?? code
  }

  /// Translates a title from the data ("London, GB", "Germany"); one that is neither a city's nor a
  /// country's stays.
  package func title(of title: String) -> String {
    guard self == .spanish else { return title }
    if let name = CityNames.spanish(ofTitle: title), let comma = title.lastIndex(of: ",") {
      return name + title[comma...]
    }
    return CountryNames.country(called: title)?.spanish ?? title
  }

  /// Translates the name of a first-level division from the data ("Catalonia").
  package func name(ofRegion name: String) -> String {
    self == .spanish ? RegionNames.spanish(name) ?? name : name
  }

  /// Returns a country's name for a sentence, with its article: "the United States", "la India".
  package func nameInSentence(ofCountry code: String) -> String {
    let name = name(ofCountry: code)
    return CountryArticle.article(of: name, self).map { "\($0) \(name)" } ?? name
  }

  /// Returns an entity's name in the language, if its source ("Poción") or a table of names has it.
  package func title(of summary: Summary) -> String {
    title(of: summary.title, spanish: summary.spanishTitle)
  }

  /// Returns a title in the language: the Spanish one of its source, if there is one, or a
  /// translation.
  package func title(of title: String, spanish: String?) -> String {
    self == .spanish ? spanish ?? self.title(of: title) : title
  }

  /// Translates a city's name, if a table has it.
  package func name(ofCity name: String, in country: String) -> String {
    guard self == .spanish else { return name }
    return CityNames.spanish(ofTitle: "\(name), \(country)") ?? name
  }
}
