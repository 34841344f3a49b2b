import Domain
import Localization
import Testing

@Suite struct StringsTests {
  let english = Strings(.english)
  let spanish = Strings(.spanish)

  @Test func fillsPlaceholdersInTheLanguagesOrder() {
    #expect(english(Greeting.both, "Ana", "Lima") == "Ana in Lima {2} {x}")
    #expect(spanish(Greeting.both, "Ana", "Lima") == "en Lima, Ana {2} {x}")
  }

  @Test func whatLooksLikeAPlaceholderInAnArgumentStays() {
    #expect(english(Greeting.both, "{1}", "{0}") == "{1} in {0} {2} {x}")
  }

  @Test func withoutArgumentsTheTextIsAsItIs() {
    #expect(english(Greeting.both) == "{0} in {1} {2} {x}")
    #expect(english[Greeting.open] == "{0")
    #expect(english(Greeting.open, "a") == "{0")
  }

  @Test func argumentsAreReadBack() {
    let unknown = "Unknown option '--a'"
    #expect(english.arguments(of: UsageText.unknownOption, in: unknown) == ["--a"])
    for other in ["x" + unknown, unknown + "x", "Unknown"] {
      #expect(english.arguments(of: UsageText.unknownOption, in: other) == nil)
    }
    #expect(english.arguments(of: Greeting.open, in: "{0") == [])
    #expect(english.arguments(of: Greeting.open, in: "{1") == nil)
    for key in UsageText.allCases {
      let count = key.rawValue.count { $0 == "{" }
      let arguments = (0..<count).map { "a b\($0)" }
      let text = english.text(of: key, arguments)
      #expect(english.arguments(of: key, in: text) == arguments)
    }
  }

  @Test func saysWordsThatOthersBring() {
    let words = Words("{0} people", "{0} personas")
    #expect([english, spanish].map { $0(words, "3") } == ["3 people", "3 personas"])
    #expect([english, spanish].map { $0[words] } == ["{0} people", "{0} personas"])
  }
}

private enum Greeting: String, TextKey {
  case both = "{0} in {1} {2} {x}"
  case open = "{0"

  static let spanish: [Greeting: String] = [.both: "en {1}, {0} {2} {x}", .open: "{0"]
}

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

/// Every text in every language, with the same placeholders.
///
/// A new enum of texts goes in the list.
@Suite struct CompletenessTests {
  static let all: [any TextKey.Type] = [
    ArgumentText.self, CompassPoint.self, ConnectionText.self, DetailText.self,
    PictureText.self, LookUpText.self, SettingText.self, OptionText.self, HelpPageText.self,
    KeyText.self, ReasonText.self,
    ErrorText.self, FactText.self, FavoriteText.self, FavoritesText.self,
    FileText.self, PointerText.self, ListText.self, MapText.self, RowsText.self, ServiceText.self,
    SessionText.self, StateText.self, TopicText.self, TracingText.self,
    UsageText.self, VerbText.self,
    CompareText.self,
  ]

  @Test(arguments: all.indices)
  func nothingIsMissingOrEmpty(index: Int) {
    #expect(missing(Self.all[index]) == [])
  }

  @Test(arguments: all.indices)
  func placeholdersAgree(index: Int) {
    #expect(disagreeing(Self.all[index]) == [])
  }

  @Test func aMissingTextIsFound() {
    #expect(missing(Faulty.self) == ["Faulty.gone", "Faulty.empty"])
  }

  @Test func aDifferentPlaceholderIsFound() {
    #expect(disagreeing(Faulty.self) == ["Faulty.gone", "Faulty.different"])
  }

  private func missing<Key: TextKey>(_ type: Key.Type) -> [String] {
    Key.allCases.filter { $0.rawValue.isEmpty || (Key.spanish[$0] ?? "").isEmpty }
      .map { "\(type).\($0)" }
  }

  private func disagreeing<Key: TextKey>(_ type: Key.Type) -> [String] {
    Key.allCases.filter { placeholders($0.rawValue) != placeholders(Key.spanish[$0]) }
      .map { "\(type).\($0)" }
  }

  /// Any order: languages put their words in their own.
  private func placeholders(_ text: String?) -> Set<Substring> {
    Set((text ?? "").matches(of: #/\{[0-9]+\}/#).map(\.output))
  }
}

/// Texts with one fault of each kind.
private enum Faulty: String, TextKey {
  case good = "{0} of {1}"
  case gone = "{0}"
  case empty = ""
  case different = "for {0}"

  static let spanish: [Faulty: String] = [
    .good: "de {1}, {0}", .empty: "", .different: "por {1}",
  ]
}
