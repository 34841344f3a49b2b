import Domain

/// Facts of every kind, named as catalogs name theirs.
extension Fact {
  static func timeZone(_ zone: String) -> Fact {
    Fact("timezone", Words("Local time", "Hora local"), .timeZone(zone))
  }

  static func otherNames(_ names: [String]) -> Fact {
    Fact("otherNames", Words("Also called", "También se llama"), .names(names))
  }

  static func picture(_ link: WebLink?) -> Fact {
    Fact("picture", Words("Picture", "Imagen"), .picture(link))
  }

  static func email(_ address: String) -> Fact {
    Fact("email", Words("E-mail", "Correo"), .text(address))
  }

  static func age(_ years: Int) -> Fact { Fact("age", Words("Age", "Edad"), .years(years)) }

  static func utcOffset(_ minutes: Int) -> Fact {
    Fact("utcOffset", Words("Local time", "Hora local"), .utcOffset(minutes))
  }

  static func types(_ types: [Term]) -> Fact {
    Fact("types", Words("Types", "Tipos"), .terms(types))
  }

  static func height(_ decimetres: Int?) -> Fact {
    Fact("height", Words("Height", "Altura"), .tenths(decimetres, unit: "m"))
  }

  static func abilities(_ terms: [MarkedTerm]) -> Fact {
    Fact(
      "abilities", Words("Abilities", "Habilidades"),
      .markedTerms(terms, Mark("hidden", Words("{0} (hidden)", "{0} (oculta)"))))
  }

  static func stats(_ stats: [Figure]) -> Fact {
    Fact("stats", Words("Base stats", "Características base"), .figures(stats, highest: 255))
  }

  static func flavor(_ text: LocalizedText?) -> Fact {
    Fact("flavor", Words("In the Pokédex", "En la Pokédex"), .paragraph(text))
  }

  static func abstract(_ text: String) -> Fact {
    Fact(
      "abstract", Words("Abstract", "Resumen"),
      .paragraph(LocalizedText(english: text, spanish: nil)))
  }

  static func byline(_ byline: String, shown: String? = nil) -> Fact {
    Fact("byline", Words("Author", "Autoría"), .text(byline, shown: shown))
  }

  static func link(_ link: WebLink?) -> Fact { Fact("url", Words("Link", "Enlace"), .link(link)) }

  static func places(_ names: [String]) -> Fact {
    Fact("places", Words("Places", "Lugares"), .places(names))
  }
}
