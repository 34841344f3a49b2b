package import Domain

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
