import Articles
import Catalog
import Cities
import Domain
import People
import Pokedex
import Remote
import Testing

@testable import App
@testable import CommandLine
@testable import Session

/// What a shell offers for the options of `list` is what the catalogs understand.
@Suite struct CatalogOptionsTests {
  @Test func theCatalogsHaveTheirPlaces() {
    #expect(
      Catalogs.ids.map(\.rawValue) == [
        "cities", "countries", "people", "pokemon", "items", "articles",
      ])
    #expect(
      Catalogs.allServices.map(\.rawValue) == [
        "cities", "people", "pokeapi", "sprites", "nyt", "wikipedia",
      ])
  }

  @Test func everyPublishedAddressIsGood() {
    for service in Catalogs.allServices {
      let addresses = [service.address] + service.otherAddresses.values
      for address in addresses {
        #expect(address.hasPrefix("https://"))
        #expect(ServiceAddresses([service: address]).peer(of: service) != nil)
      }
    }
  }

  @Test func keysAreThoseOfTheCatalogs() {
    #expect(Articles.description.sortKeys == ["rank", "published", "title"])
  }

  @Test func valuesAreOfferedWhereTheyAreKnown() {
    #expect(Items.description.filterArguments == ["category=", "favorite=yes"])
    #expect(
      Articles.description.filterArguments == [
        "section=", "kind=emailed", "kind=shared", "kind=viewed", "period=1", "period=7",
        "period=30", "favorite=yes",
      ])
    #expect(Pokedex.description.filterArguments.contains("type=fire"))
    #expect(Cities.description.filterArguments.contains("country=PE"))
  }

  @Test func everyValueOfTheArticlesChoosesAList() throws {
    for word in Articles.description.filterArguments where !word.hasSuffix("=") {
      let parts = word.split(separator: "=").map(String.init)
      guard parts[0] != "favorite" else { continue }
      _ = try ArticleEdition.standard.changed(by: Filter(key: parts[0], value: parts[1]))
    }
  }
}
