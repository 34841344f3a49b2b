package import Domain

extension Language {
  /// Returns a country's name; its code if it has none.
  package func name(ofCountry code: String) -> String {
    CountryNames.name(of: code, in: self) ?? code
  }

  /// Translates a title from the data ("London, GB", "Germany"); one that is neither a city's nor a
  /// country's stays.
  package func title(of title: String) -> String {
    // The data are in English.
    guard self != .english else { return title }
    if let name = CityNames.name(ofTitle: title, in: self),
      let comma = title.lastIndex(of: ",")
    {
      return name + title[comma...]
    }
    return CountryNames.country(called: title)?[self] ?? title
  }

  /// Translates the name of a first-level division of a country from the data ("Catalonia").
  package func name(ofRegion name: String, in country: String) -> String {
    guard self != .english else { return name }
    return RegionNames.name(ofTitle: "\(name), \(country)", in: self) ?? name
  }

  /// Returns a country's name for a sentence, with its article: "the United States", "la India".
  package func nameInSentence(ofCountry code: String) -> String {
    CountryNames.phrase(of: code, in: self) ?? code
  }

  /// Returns an entity's name in the language, if its source ("Poción") or a table of names has it.
  package func title(of summary: Summary) -> String {
    title(of: summary.title, summary.names)
  }

  /// Returns a title in the language: that of its source, if there is one, or a translation.
  package func title(of title: String, _ names: LocalizedText?) -> String {
    (self == .english ? nil : names?[self]) ?? self.title(of: title)
  }

  /// Translates a city's name, if a table has it.
  package func name(ofCity name: String, in country: String) -> String {
    guard self != .english else { return name }
    return CityNames.name(ofTitle: "\(name), \(country)", in: self) ?? name
  }
}
