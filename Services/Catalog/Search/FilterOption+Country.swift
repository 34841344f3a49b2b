import Domain

extension FilterOption {
  /// A country, by its code or its name in either language.
  package static let country = FilterOption(
    "country", Words("country", "país"), values: { CountryNames.all.map { Term($0.code) } },
    typed: {
      let names = CountryNames.all
      return names.map { Words($0.code, $0.code) }
        + zip(names.map(\.english).sorted(), names.map(\.spanish).sorted()).map(Words.init)
    },
    phrase: { code in
      Words(CountryNames.english(code) ?? code, CountryNames.spanish(code) ?? code)
    })
}
