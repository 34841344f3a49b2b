import Domain

/// The article before a country's name in a sentence.
///
/// CLDR has the names without one. A name takes an article if its noun is a common one ("Islands",
/// "República"), and a few names take one by custom.
enum CountryArticle {
  /// Returns the article of a country's name; `nil` if it takes none.
  ///
  /// - Parameters:
  ///   - name: the name in the language, as CLDR has it.
  ///   - language: the language.
  static func article(of name: String, _ language: Language) -> String? {
    let words = name.split { $0 == " " }.map(String.init)
    switch language {
    case .english:
      let isCommon = words.contains(where: englishNouns.contains) || englishNames.contains(name)
      return isCommon ? "the" : nil
    case .spanish:
      return spanishNames[name] ?? words.first.flatMap { spanishNouns[$0] }
    }
  }

  private static let englishNouns: Set = [
    "Emirates", "Islands", "Isle", "Kingdom", "Netherlands", "Republic", "States", "Territories",
    "Territory",
  ]

  private static let englishNames: Set = [
    "Bahamas", "Comoros", "Gambia", "Maldives", "Philippines", "Seychelles",
  ]

  private static let spanishNouns = [
    "Emiratos": "los", "Guayana": "la", "Isla": "la", "Islas": "las", "Países": "los",
    "Polinesia": "la", "RAE": "la", "Reino": "el", "República": "la", "Sáhara": "el",
    "Territorio": "el", "Territorios": "los",
  ]

  private static let spanishNames = [
    "Bahamas": "las", "Bermudas": "las", "Ciudad del Vaticano": "la", "Comoras": "las",
    "India": "la", "Maldivas": "las",
  ]
}
