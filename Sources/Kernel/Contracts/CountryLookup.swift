package import Domain

/// Finds the country a person means.
package enum CountryLookup {
  /// Returns the code, in capitals, of a country given by code, English or Spanish name or a common
  /// short name; nil for what nobody knows.
  ///
  /// Case, accents and punctuation do not matter. A known country need not have a city in any
  /// catalog.
  package static func code(for text: String) -> String? { codes[Fold.fold(text)] }

  /// The code of the country that a filter asks for.
  /// - Throws: `invalidFilter`.
  package static func code(of filter: Filter) throws(DataError) -> String {
    guard let code = code(for: filter.value) else {
      throw .invalidFilter(key: filter.key, value: filter.value)
    }
    return code
  }

  /// Returns the code of the only country whose name in English or Spanish starts so ("per"), or
  /// that is named so; nil where there are several, or none, or fewer than three letters.
  package static func code(startingWith text: String) -> String? {
    let start = Fold.fold(text)
    if let code = codes[start] { return code }
    guard start.utf8.count >= 3 else { return nil }
    let found = Set(codes.lazy.filter { $0.key.hasPrefix(start) }.map(\.value))
    return found.count == 1 ? found.first : nil
  }

  /// A search whose end is read as a country ("lima peru", "san josé, costa rica"): what is before
  /// it, and the country's code; nil where it names none, or nothing is before it.
  ///
  /// The most words that name a country count.
  ///
  /// - Parameters:
  ///   - search: as typed.
  ///   - country: the code of the country that some words name. A name that is given to a command has
  ///     the whole name of one, or its code.
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

  /// Names people use that are not the ones of CLDR.
  private static let synonyms = [
    "america": "US", "usa": "US", "eeuu": "US", "ee uu": "US", "estados unidos de america": "US",
    "united states of america": "US", "uk": "GB", "great britain": "GB", "gran bretana": "GB",
    "england": "GB", "inglaterra": "GB", "holland": "NL", "holanda": "NL", "czech republic": "CZ",
    "republica checa": "CZ", "uae": "AE", "eau": "AE", "burma": "MM", "birmania": "MM",
    "turkey": "TR", "swaziland": "SZ", "suazilandia": "SZ", "ivory coast": "CI", "drc": "CD",
    "cape verde": "CV", "macedonia": "MK", "east timor": "TL", "vatican": "VA", "vaticano": "VA",
    "hong kong": "HK", "macau": "MO", "macao": "MO", "palestine": "PS", "palestina": "PS",
    "bosnia": "BA", "viet nam": "VN", "falklands": "FK", "malvinas": "FK", "the gambia": "GM",
    "costa de marfil": "CI", "congo": "CG", "republic of the congo": "CG",
    "republica del congo": "CG", "congo brazzaville": "CG", "dr congo": "CD",
    "congo kinshasa": "CD", "democratic republic of the congo": "CD",
  ]

  private static let codes: [String: String] = {
    let countries = CountryNames.all + CountryNames.withoutCities
    var codes = synonyms
    for country in countries {
      for name in [country.english, country.spanish] {
        for form in forms(of: name) { codes[Fold.fold(form)] = country.code }
      }
    }
    // A code wins over any name that folds like it.
    for country in countries { codes[Fold.fold(country.code)] = country.code }
    return codes
  }()

  /// A name as it is written, and as people write it.
  ///
  /// "Myanmar (Burma)" is Myanmar and Burma, "St. Lucia" Saint Lucia, "Bosnia & Herzegovina" has
  /// an and.
  private static func forms(of name: String) -> [String] {
    // Few names have another form, and to replace text in all of them takes longer than a search.
    guard name.utf8.contains(where: "&.(".utf8.contains) else { return [name] }
    let parts = name.split { "()".contains($0) }.map(String.init)
    return [
      name, name.replacing("&", with: "and"), name.replacing("St. ", with: "Saint "),
      name.replacing("St. ", with: "Saint ").replacing("&", with: "and"),
    ] + (parts.count == 2 && name.hasSuffix(")") ? parts : [])
  }
}

extension FilterOption {
  /// The country of an entity.
  package static let country = countries(Filter.countryKey, Words("country", "país"))

  /// A country, by its code or its name in either language.
  package static func countries(_ key: String, _ words: Words) -> FilterOption {
    FilterOption(
      key, words, values: { CountryNames.all.map { Term($0.code) } },
      typed: {
        let names = CountryNames.all
        return names.map { Words($0.code, $0.code) }
          + zip(names.map(\.english).sorted(), names.map(\.spanish).sorted()).map(Words.init)
      },
      phrase: { value in
        let code = CountryLookup.code(for: value) ?? value
        let names = Words(
          CountryNames.english(code) ?? value, CountryNames.spanish(code) ?? value)
        guard key != Filter.countryKey else { return names }
        return Words("\(words.english) \(names.english)", "\(words.spanish) \(names.spanish)")
      })
  }
}
