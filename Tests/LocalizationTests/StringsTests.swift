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

  @Test func abbreviatesCompassPoints() {
    #expect(
      CompassPoint.allCases.map(english.abbreviation) == [
        "N", "NE", "E", "SE", "S", "SW", "W", "NW",
      ])
    #expect(
      CompassPoint.allCases.map(spanish.abbreviation) == [
        "N", "NE", "E", "SE", "S", "SO", "O", "NO",
      ])
  }

  @Test func namesTheCatalogs() {
    #expect(
      CatalogID.allCases.map(english.name) == [
        "cities", "people", "Pokémon", "items", "articles",
      ])
    #expect(
      CatalogID.allCases.map(spanish.name) == [
        "ciudades", "personas", "Pokémon", "objetos", "artículos",
      ])
  }
}

private enum Greeting: TextKey {
  case both, open

  static let english: [Greeting: String] = [.both: "{0} in {1} {2} {x}", .open: "{0"]
  static let spanish: [Greeting: String] = [.both: "en {1}, {0} {2} {x}", .open: "{0"]
}
