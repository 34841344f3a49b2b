import Domain
import Localization
import Testing

@Suite struct LanguageTests {
  @Test(arguments: [
    ("es_PE.UTF-8", Language?.some(.spanish)), ("es", .spanish), ("ES-419", .spanish),
    ("en_US.UTF-8", .english), ("est", nil), ("fr_FR", nil), ("C", nil), ("C.UTF-8", nil),
    ("", nil), ("_es", nil),
  ])
  func readsALocale(name: String, language: Language?) {
    #expect(Language(locale: name) == language)
  }

  @Test func largeCitiesHaveTheirSpanishNames() {
    #expect(Language.spanish.title(ofCity: "New York City, US") == "Nueva York, US")
    #expect(Language.spanish.name(ofCity: "London", in: "GB") == "Londres")
    // In Ontario.
    #expect(Language.spanish.name(ofCity: "London", in: "CA") == "London")
    #expect(Language.english.title(ofCity: "Moscow, RU") == "Moscow, RU")
    #expect(CityNames.byTitle.count == 100)
  }

  @Test(arguments: [
    ([:], Language?.none),
    (["LANG": "es_ES"], .spanish),
    (["LANG": "es_ES", "LC_MESSAGES": "en_GB"], .english),
    (["LANG": "en_GB", "LC_MESSAGES": "en_GB", "LC_ALL": "es_ES"], .spanish),
    (["LANG": "es_ES", "LC_MESSAGES": "", "LC_ALL": ""], .spanish),
    (["LANG": "es_ES", "LC_ALL": "C"], nil),
    (["LC_TIME": "es_ES"], nil),
  ])
  func asksTheEnvironmentInOrder(environment: [String: String], language: Language?) {
    #expect(Language(environment: environment) == language)
  }
}
