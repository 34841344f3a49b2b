import Domain
import Localization
import Testing

@Suite struct StringsTests {
  let english = Strings(.english)
  let spanish = Strings(.spanish)

  @Test func fillsPlaceholdersInTheLanguagesOrder() {
    let words = Words { $0 == .spanish ? "en {1}, {0} {2} {x}" : "{0} in {1} {2} {x}" }
    #expect(english(words, "Ana", "Lima") == "Ana in Lima {2} {x}")
    #expect(spanish(words, "Ana", "Lima") == "en Lima, Ana {2} {x}")
  }

  @Test func whatLooksLikeAPlaceholderInAnArgumentStays() {
    #expect(english("{0} in {1} {2} {x}", "{1}", "{0}") == "{1} in {0} {2} {x}")
  }

  @Test func withoutArgumentsTheTextIsAsItIs() {
    #expect(english("{0} in {1} {2} {x}") == "{0} in {1} {2} {x}")
    #expect(english[Words("{0")] == "{0")
    #expect(english("{0", "a") == "{0")
  }

  @Test func aTextIsTranslatedByItsEnglishWordsAndItsContext() {
    #expect(spanish("This is the last page.") == "Esta es la última página.")
    #expect(spanish("N", context: "compass") == "N")
    #expect(spanish("W", context: "compass") == "O")
    #expect(spanish("W") == "W")
  }

  @Test func withoutATranslationATextIsEnglish() {
    #expect(spanish("No translator has seen {0}.", "this") == "No translator has seen this.")
    let words = Words("{0} sextant", plural: "{0} sextants")
    #expect(
      [0, 1, 2].map { (count: Int) in spanish(words, of: count, String(count)) }
        == ["0 sextants", "1 sextant", "2 sextants"])
  }

  @Test func theCountChoosesThePluralForm() {
    func lines(_ strings: Strings) -> [String] {
      [1, 2].map {
        strings(
          "{0} of {1} is on the map.", plural: "{0} of {1} are on the map.", of: $0, "\($0)", "9")
      }
    }
    #expect(lines(english) == ["1 of 9 is on the map.", "2 of 9 are on the map."])
    #expect(lines(spanish) == ["1 de 9 está en el mapa.", "2 de 9 están en el mapa."])
  }

  @Test func argumentsAreReadBack() {
    let (words, unknown) = (Words("Unknown option '{0}'"), "Unknown option '--a'")
    #expect(english.arguments(of: words, in: unknown) == ["--a"])
    for other in ["x" + unknown, unknown + "x", "Unknown"] {
      #expect(english.arguments(of: words, in: other) == nil)
    }
    #expect(english.arguments(of: Words("{0"), in: "{0") == [])
    #expect(english.arguments(of: Words("{0"), in: "{1") == nil)
  }

  /// French has a space before these signs, which no line breaks at.
  @Test func aLanguageHasItsOwnSigns() {
    let all = Language.allCases.map { Strings($0) }
    #expect(all.map(\.colon) == [": ", ": ", "\u{A0}: "])
    #expect(all.map(\.semicolon) == ["; ", "; ", "\u{202F}; "])
    #expect(
      all.map { $0.alternatives(["a", "b", "c"]) } == ["a, b or c", "a, b o c", "a, b ou c"])
    #expect(
      all.map { $0.offer(["Lima, PE", "Lima, US"]) } == [
        "Did you mean Lima, PE or Lima, US?", "¿Querías decir Lima, PE o Lima, US?",
        "Vouliez-vous dire Lima, PE ou Lima, US\u{202F}?",
      ])
  }

  @Test func wordsMayBeComposedInEachLanguage() {
    let level = Words("level {0}").with(Words(name: "7"))
    #expect([english, spanish].map { $0[level] } == ["level 7", "nivel 7"])
    #expect(Words(name: "Ana")[.spanish] == "Ana")
    #expect(Words("level up").contain("SUBIR de nivel") && !Words("level up").contain("level"))
  }

  /// "de" before a vowel is "d'" in French; H begins names of both kinds, and no other language elides.
  @Test(arguments: [
    ("Andorre", "d'Andorre"), ("Évreux", "d'Évreux"), ("Lima", "de Lima"), ("Haïti", "de Haïti"),
    ("", "de "), ("12", "de 12"),
  ])
  func frenchElides(name: String, text: String) {
    #expect(
      Placeholders.filled("loin de {0}", with: [name], elides: true) == "loin " + text)
    #expect(Placeholders.filled("loin de {0}", with: [name]) == "loin de " + name)
    let words = Words("There is no map of {0}; open the detail instead.")
    #expect(Strings(.french).text(words, [name]).contains(text) || name.isEmpty)
  }
}
