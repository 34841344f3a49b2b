import Domain
import Localization
import Testing

@Suite struct LanguageTests {
  @Test(arguments: [
    ("es_PE.UTF-8", Language?.some(.spanish)), ("es", .spanish), ("ES-419", .spanish),
    ("en_US.UTF-8", .english), ("est", nil), ("fr_FR", .french), ("de_DE", nil), ("C", nil),
    ("C.UTF-8", nil),
    ("", nil), ("_es", nil),
  ])
  func readsALocale(name: String, language: Language?) {
    #expect(Language(locale: name) == language)
  }

  @Test func largeCitiesHaveTheirSpanishNames() {
    #expect(Language.spanish.title(of: "New York City, US") == "Nueva York, US")
    #expect(Language.spanish.name(ofCity: "London", in: "GB") == "Londres")
    // In Ontario.
    #expect(Language.spanish.name(ofCity: "London", in: "CA") == "London")
    #expect(Language.english.title(of: "Moscow, RU") == "Moscow, RU")
    #expect(CityNames.byTitle(in: .spanish).count == 435)
  }

  @Test(arguments: [
    ("Milan, IT", "Milán, IT"), ("Munich, DE", "Múnich, DE"), ("Turin, IT", "Turín, IT"),
    ("Naples, IT", "Nápoles, IT"), ("Bordeaux, FR", "Burdeos, FR"), ("Beijing, CN", "Pekín, CN"),
    ("Basel, CH", "Basilea, CH"), ("Girona, ES", "Gerona, ES"), ("Germany", "Alemania"),
    ("Germany, XX", "Germany, XX"),
  ])
  func aTitleIsThatOfTheLanguage(title: String, spanish: String) {
    #expect(Language.spanish.title(of: title) == spanish)
    #expect(Language.spanish.title(of: spanish) == spanish)
    #expect(Language.english.title(of: title) == title)
  }

  @Test(arguments: [
    ("Catalonia", "ES", "Cataluña", "Catalogne"), ("Bavaria", "DE", "Baviera", "Bavière"),
    ("Navarre", "ES", "Navarra", "Navarre"), ("Cusco", "PE", "Cusco", "Cusco"),
    // A state, and a department of Uruguay.
    ("Florida", "US", "Florida", "Floride"), ("Florida", "UY", "Florida", "Florida"),
    ("Punjab", "PK", "Punjab", "Pendjab"), ("Punjab", "IN", "Punjab", "Pendjab"),
  ])
  func aRegionIsThatOfTheLanguage(name: String, country: String, spanish: String, french: String) {
    let names = Language.allCases.map { $0.name(ofRegion: name, in: country) }
    #expect(names == [name, spanish, french])
  }

  @Test(arguments: [
    ("US", "the United States", "Estados Unidos"), ("GB", "the United Kingdom", "el Reino Unido"),
    ("NL", "the Netherlands", "los Países Bajos"), ("PH", "the Philippines", "Filipinas"),
    ("DO", "the Dominican Republic", "la República Dominicana"), ("PE", "Peru", "Perú"),
    ("BS", "the Bahamas", "las Bahamas"), ("IN", "India", "la India"),
    ("SV", "El Salvador", "El Salvador"), ("FK", "the Falkland Islands", "las Islas Malvinas"),
  ])
  func aCountryHasItsArticleInASentence(code: String, english: String, spanish: String) {
    #expect(Language.english.nameInSentence(ofCountry: code) == english)
    #expect(Language.spanish.nameInSentence(ofCountry: code) == spanish)
  }

  @Test func aFrenchCountryHasItsArticleInASentence() {
    let names = ["FR", "BR", "ES", "US", "HU", "CG", "RE", "CU", "LC", "XX"].map {
      Language.french.nameInSentence(ofCountry: $0)
    }
    #expect(
      names == [
        "la France", "le Brésil", "l’Espagne", "les États-Unis", "la Hongrie",
        "le Congo-Brazzaville", "La Réunion", "Cuba", "Sainte-Lucie", "XX",
      ])
  }

  @Test(arguments: [
    (5.0, "5", "5"), (5.5, "5.5", "5,5"), (3.25, "3.25", "3,25"), (-0.35, "-0.35", "-0,35"),
  ])
  func zoomHasTheDecimalSignOfTheLanguage(level: Double, english: String, spanish: String) {
    #expect(Formats(.english).zoom(level) == english)
    #expect(Formats(.spanish).zoom(level) == spanish)
  }

  @Test(arguments: [
    (0, "January 1, 1970", "1 de enero de 1970"),
    (1_795_737_600, "November 27, 2026", "27 de noviembre de 2026"),
    (951_782_400, "February 29, 2000", "29 de febrero de 2000"),
    (-1, "December 31, 1969", "31 de diciembre de 1969"),
  ])
  func aMomentIsADay(seconds: Int, english: String, spanish: String) {
    #expect(Formats(.english).dayWrittenOut(seconds) == english)
    #expect(Formats(.spanish).dayWrittenOut(seconds) == spanish)
  }

  @Test(arguments: [
    ([:], Language?.none),
    (["LANGUAGE": "de:es:en", "LANG": "en_US.UTF-8"], .spanish),
    (["LANGUAGE": "fr:es", "LANG": "en_US.UTF-8"], .french),
    (["LANGUAGE": "en_GB:es", "LC_ALL": "es_ES.UTF-8"], .english),
    (["LANGUAGE": "de", "LANG": "es_ES"], nil),
    (["LANGUAGE": "es", "LANG": "C"], nil), (["LANGUAGE": "es", "LC_ALL": "POSIX"], nil),
    (["LANGUAGE": "es"], nil), (["LANGUAGE": "", "LANG": "es_ES"], .spanish),
    (["LANG": "es_ES"], .spanish),
    (["LANG": "es_ES", "LC_MESSAGES": "en_GB"], .english),
    (["LANG": "en_GB", "LC_MESSAGES": "en_GB", "LC_ALL": "es_ES"], .spanish),
    (["LANG": "es_ES", "LC_MESSAGES": "", "LC_ALL": ""], .spanish),
    (["LANG": "es_ES", "LC_ALL": "C"], nil),
    (["LC_TIME": "es_ES"], nil),
  ])
  func asksTheEnvironmentInOrder(environment: [String: String], language: Language?) {
    #expect(Language.asked(by: environment)?.language == language)
  }
}
