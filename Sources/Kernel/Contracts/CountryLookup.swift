package import Domain

/// Finds the country that a person means.
package enum CountryLookup {
  /// Returns the code, in capitals, of a country by its code, its name in any language of the program or of
  /// its own, or a common short name; `nil` if nobody knows it.
  ///
  /// Case, accents and punctuation do not matter. The country need not have a city in any catalog.
  package static func code(for text: String) -> String? {
    let name = Fold.fold(text)
    return codes[name] ?? ownNames[name]
  }

  /// Returns all names by which a country is found, folded, with its code among them.
  package static func names(of code: String) -> [String] { names[code] ?? [] }

  /// Returns the code of the country that a filter asks for.
  /// - Throws: `invalidFilter`.
  package static func code(of filter: Filter) throws(DataError) -> String {
    guard let code = code(for: filter.value) else {
      throw .invalidFilter(key: filter.key, value: filter.value)
    }
    return code
  }

  /// Returns the code of the only country whose name in any language of the program starts with a text
  /// ("per"), or that is called so.
  ///
  /// `nil` if there are none or several, or the text has fewer than three letters.
  package static func code(startingWith text: String) -> String? {
    let start = Fold.fold(text)
    if let code = codes[start] ?? ownNames[start] { return code }
    guard start.utf8.count >= 3 else { return nil }
    let found = Set(codes.lazy.filter { $0.key.hasPrefix(start) }.map(\.value))
    return found.count == 1 ? found.first : nil
  }

  /// Returns the name and the country of a search that ends with a country ("lima peru", "san josé,
  /// costa rica"); `nil` if it names no country, or nothing comes before it.
  ///
  /// The longest end that names a country counts.
  ///
  /// - Parameters:
  ///   - search: the search as it was typed.
  ///   - country: returns the code of the country that some words name. For a name that is given to a
  ///     command, these have to be a country's whole name or its code.
  package static func ending(
    _ search: String, read country: (String) -> String? = Self.code(startingWith:)
  ) -> (before: String, code: String)? {
    let words = search.split(whereSeparator: \.isWhitespace)
    for count in (1..<max(1, words.count)).reversed() {
      guard let code = country(words.suffix(count).joined(separator: " ")) else {
        continue
      }
      let before = words.dropLast(count).joined(separator: " ")
      return Fold.bytes(before).isEmpty ? nil : (before, code)
    }
    return nil
  }

  /// Common names that are not the ones of CLDR.
  private static let synonyms = [
    "america": "US", "usa": "US", "eeuu": "US", "ee uu": "US", "estados unidos de america": "US",
    "united states of america": "US", "uk": "GB", "great britain": "GB", "gran bretana": "GB",
    "england": "GB", "inglaterra": "GB", "holland": "NL", "holanda": "NL", "czech republic": "CZ",
    "republica checa": "CZ", "uae": "AE", "eau": "AE", "burma": "MM", "birmania": "MM",
    "turkey": "TR", "swaziland": "SZ", "suazilandia": "SZ", "ivory coast": "CI", "drc": "CD",
    "cape verde": "CV", "macedonia": "MK", "east timor": "TL", "vatican": "VA", "vaticano": "VA",
    "hong kong": "HK", "macau": "MO", "macao": "MO", "palestine": "PS", "palestina": "PS",
    "korea": "KR", "corea": "KR", "bosnia": "BA", "viet nam": "VN", "falklands": "FK",
    "malvinas": "FK", "the gambia": "GM",
    "costa de marfil": "CI", "congo": "CG", "republic of the congo": "CG",
    "republica del congo": "CG", "congo brazzaville": "CG", "dr congo": "CD",
    "congo kinshasa": "CD", "democratic republic of the congo": "CD",
  ]

  private static let codes: [String: String] = {
    let countries = CountryNames.all + CountryNames.withoutCities
    var codes = synonyms
    for country in countries {
      for language in Language.allCases {
        let name = country[language]
        for form in forms(of: name) { codes[Fold.fold(form)] = country.code }
      }
    }
    // A code wins over a name that folds to the same text.
    for country in countries { codes[Fold.fold(country.code)] = country.code }
    return codes
  }()

  /// The codes by the names in the countries' own languages.
  private static let ownNames: [String: String] = {
    var codes: [String: String] = [:]
    for country in CountryNames.all + CountryNames.withoutCities {
      for name in CountryNames.own(country.code) { codes[Fold.fold(name)] = country.code }
    }
    return codes
  }()

  private static let names: [String: [String]] = {
    let known = codes.merging(ownNames) { shared, _ in shared }
    return Dictionary(grouping: known.keys.sorted()) { known[$0] ?? "" }
  }()

  /// Returns a name as it is written, and the other forms in which people write it.
  ///
  /// "Myanmar (Burma)" gives Myanmar and Burma, "St. Lucia" gives Saint Lucia, and "Bosnia &
  /// Herzegovina" is also written with "and".
  private static func forms(of name: String) -> [String] {
    // Few names have another form, and replacing text in all of them would take longer than a search.
    guard name.utf8.contains(where: "&.(".utf8.contains) else { return [name] }
    let parts = name.split { "()".contains($0) }.map(String.init)
    return [
      name, name.replacing("&", with: "and"), name.replacing("St. ", with: "Saint "),
      name.replacing("St. ", with: "Saint ").replacing("&", with: "and"),
    ] + (parts.count == 2 && name.hasSuffix(")") ? parts : [])
  }
}

extension Words {
  /// The form of a value that has a code and names.
  package static let codeOrName = Words("CODE|NAME")
}

extension FilterOption {
  package static let latitude = FilterOption(
    "latitude", Words("latitude"), measure: .latitude)
  package static let longitude = FilterOption(
    "longitude", Words("longitude"), measure: .longitude)
  package static let population = FilterOption(
    "population", Words("population"), measure: .count)

  /// The country of an entity.
  package static let country = countries(Filter.countryKey, Words("country"))

  /// Makes a filter that takes a country, by its code or its name in any language.
  package static func countries(
    _ key: String, _ words: Words, typing: Words? = nil
  ) -> FilterOption {
    FilterOption(
      key, words, typing: typing, form: .codeOrName,
      values: { CountryNames.all.map { Term($0.code) } },
      typed: {
        let names = CountryNames.all
        return names.map { Words(name: $0.code) }
          + Words.sorted(names.count) { language in names.map { $0[language] } }
      },
      phrase: { value in
        let code = CountryLookup.code(for: value) ?? value
        let names = Words { CountryNames.name(of: code, in: $0) ?? value }
        guard key != Filter.countryKey else { return names }
        return Words { "\(words[$0]) \(names[$0])" }
      })
  }
}
