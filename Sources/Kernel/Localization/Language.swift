package import Domain

/// A language the program speaks.
package enum Language: String, CaseIterable, Hashable, Sendable {
  case english = "en"
  case spanish = "es"

  /// The language of a POSIX locale name (`es_PE.UTF-8`); nil where it is none of ours.
  package init?(locale: String) {
    self.init(rawValue: locale.prefix { $0.isLetter }.lowercased())
  }

  /// The language that the environment asks for, and the variable that says so; `nil` if it asks for
  /// none of ours.
  ///
  /// The locale is that of `LC_ALL`, else of `LC_MESSAGES`, else of `LANG`. `LANGUAGE`, a list such as
  /// `fr:es`, goes before it, but not in the locale `C` (GNU gettext, "Specifying a Priority List of
  /// Languages").
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
  /// A country's name; its code where it has none.
  package func name(ofCountry code: String) -> String {
    let name =
      switch self {
      case .english: CountryNames.english(code)
      case .spanish: CountryNames.spanish(code)
      }
    return name ?? code
  }

  /// A title that data have ("London, GB", "Germany") as the language has it; a title that is neither
  /// a city's nor a country's stays.
  package func title(of title: String) -> String {
    guard self == .spanish else { return title }
    if let name = CityNames.spanish(ofTitle: title), let comma = title.lastIndex(of: ",") {
      return name + title[comma...]
    }
    return CountryNames.country(called: title)?.spanish ?? title
  }

  /// A first-level division by the name that data have for it ("Catalonia").
  package func name(ofRegion name: String) -> String {
    self == .spanish ? RegionNames.spanish(name) ?? name : name
  }

  /// A country's name as it stands in a sentence: "the United States", "la India".
  package func nameInSentence(ofCountry code: String) -> String {
    let name = name(ofCountry: code)
    return CountryArticle.article(of: name, self).map { "\($0) \(name)" } ?? name
  }

  /// The name of an entity in the language, if its source ("Poción") or a table of names says it.
  package func title(of summary: Summary) -> String {
    title(of: summary.title, spanish: summary.spanishTitle)
  }

  /// The same of a title and the Spanish one that its source says, if it does.
  package func title(of title: String, spanish: String?) -> String {
    self == .spanish ? spanish ?? self.title(of: title) : title
  }

  /// A city's name in the language, where that is known.
  package func name(ofCity name: String, in country: String) -> String {
    guard self == .spanish else { return name }
    return CityNames.spanish(ofTitle: "\(name), \(country)") ?? name
  }
}
