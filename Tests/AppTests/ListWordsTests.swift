import Articles
import Catalog
import Cities
import Domain
import Gazetteer
import People
import Pokedex
import Testing

@testable import App

/// What a shell offers for the options of `list` is what the catalogs understand.
@Suite struct ListWordsTests {
  @Test func keysAreThoseOfTheCatalogs() throws {
    let cities = try Gazetteer()
    #expect(ListWords.keys(of: .cities) == cities.filterKeys)
    #expect(ListWords.sortKeys(of: .cities) == cities.sortKeys)
    #expect(ListWords.sortKeys(of: .articles) == ["rank", "published", "title"])
  }

  @Test func valuesAreOfferedWhereTheyAreKnown() {
    #expect(ListWords.filters(of: .items) == ["category=", "favorite=yes"])
    #expect(
      ListWords.filters(of: .articles) == [
        "section=", "kind=emailed", "kind=shared", "kind=viewed", "period=1", "period=7",
        "period=30", "favorite=yes",
      ])
    #expect(ListWords.filters(of: .pokemon).contains("type=fire"))
    #expect(ListWords.filters(of: .cities).contains("country=PE"))
  }

  @Test func everyValueOfTheArticlesChoosesAList() throws {
    for word in ListWords.filters(of: .articles) where !word.hasSuffix("=") {
      let parts = word.split(separator: "=").map(String.init)
      guard parts[0] != "favorite" else { continue }
      _ = try ArticleEdition.standard.changed(by: Filter(key: parts[0], value: parts[1]))
    }
  }
}
