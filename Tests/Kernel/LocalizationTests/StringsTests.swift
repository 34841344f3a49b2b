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
