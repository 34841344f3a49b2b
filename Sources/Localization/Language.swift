package import Domain

/// A language the program speaks.
package enum Language: String, CaseIterable, Hashable, Sendable {
  case english = "en"
  case spanish = "es"

  /// The language of a POSIX locale name (`es_PE.UTF-8`); nil where it is none of ours.
  package init?(locale: String) {
    self.init(rawValue: locale.prefix { $0.isLetter }.lowercased())
  }

  /// The language the environment asks for: `LC_ALL`, else `LC_MESSAGES`, else `LANG`; nil where it
  /// asks for none of ours.
  package init?(environment: [String: String]) {
    let names = ["LC_ALL", "LC_MESSAGES", "LANG"].compactMap { environment[$0] }
    self.init(locale: names.first { !$0.isEmpty } ?? "")
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

  /// A city's title ("London, GB") with its name in the language, where that is known.
  package func title(ofCity title: String) -> String {
    guard self == .spanish, let name = CityNames.spanish(ofTitle: title),
      let comma = title.lastIndex(of: ",")
    else { return title }
    return name + title[comma...]
  }

  /// What an entity is called in the language, where its source says it ("Poción").
  package func title(of summary: Summary) -> String {
    self == .spanish ? summary.spanishTitle ?? summary.title : summary.title
  }

  /// A city's name in the language, where that is known.
  package func name(ofCity name: String, in country: String) -> String {
    guard self == .spanish else { return name }
    return CityNames.spanish(ofTitle: "\(name), \(country)") ?? name
  }
}
