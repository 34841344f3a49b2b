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
    case .french: return french(name, words.first ?? "")
    }
  }

  /// Nearly each name has an article, by its first letter and its last one.
  private static func french(_ name: String, _ noun: String) -> String? {
    if frenchNamesAlone.contains(name) || noun == "Saint" || noun == "Sainte" { return nil }
    if frenchPlurals.contains(noun) { return "les" }
    // The Honduras and Yemen are said with a breath before them, Hungary is not.
    let isSilent = "aeiouh".contains(Fold.fold(name).prefix(1)) && name != "Honduras"
    if isSilent { return "l’" }
    return noun.hasSuffix("e") && !frenchMasculines.contains(noun) ? "la" : "le"
  }

  private static let englishNouns: Set = [
    "Emirates", "Islands", "Isle", "Kingdom", "Netherlands", "Republic", "States", "Territories",
    "Territory",
  ]

  private static let englishNames: Set = [
    "Bahamas", "Comoros", "Gambia", "Maldives", "Philippines", "Seychelles",
  ]

  private static let frenchPlurals: Set = [
    "Bahamas", "Bermudes", "Comores", "Émirats", "États-Unis", "Îles", "Maldives",
    "Pays-Bas", "Philippines", "Seychelles", "Terres", "Territoires",
  ]

  private static let frenchMasculines: Set = [
    "Belize", "Cambodge", "Mexique", "Mozambique", "Suriname", "Royaume-Uni", "Zimbabwe",
  ]

  private static let frenchNamesAlone: Set = [
    "Aruba", "Bahreïn", "Chypre", "Cuba", "Curaçao", "Djibouti", "Fidji", "Gibraltar", "Guam",
    "Guernesey", "Haïti", "Israël", "Jersey", "Kiribati", "Madagascar", "Malte", "Maurice",
    "Mayotte", "Monaco", "Montserrat", "Nauru", "Niue", "Oman", "Palaos", "Porto Rico", "Samoa",
    "Sao Tomé-et-Principe", "Singapour", "Sint Maarten", "Taïwan", "Tokelau", "Tonga",
    "Trinité-et-Tobago", "Tuvalu", "Vanuatu", "Wallis-et-Futuna", "Anguilla",
    "Antigua-et-Barbuda", "Hong Kong", "Macao",
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
