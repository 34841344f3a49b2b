import Catalog
import Domain
import Foundation
import Storage
import TestSupport
import Testing

@testable import Pokedex

@Suite struct PokedexItemTests {
  private let cake = PokedexItem(
    id: "3001", slug: "leaf-cake",
    names: LocalizedText(english: "Leaf Cake!", spanish: "Tarta de Hojas"), category: "baking",
    cost: 350, effect: LocalizedText(english: "Cures.", spanish: nil),
    sprite: WebLink("https://example.invalid/1.png"), isDetailed: true)
  private let listed = PokedexItem(id: "3001", slug: "leaf-cake")

  @Test func factsAreThereEvenWhereNothingIsKnown() {
    #expect(cake.facts.map(\.key) == ["name", "category", "cost", "effect", "sprite"])
    #expect(
      cake.facts.map(\.value) == [
        .name("Leaf Cake!"), .term(Term("baking")), .amount(350, unit: "₽"),
        .paragraph(LocalizedText(english: "Cures.", spanish: nil)),
        .picture(WebLink("https://example.invalid/1.png")),
      ])
    #expect(
      listed.facts.map(\.value) == [
        .name("Leaf Cake"), .term(nil), .amount(nil, unit: "₽"), .paragraph(nil), .picture(nil),
      ])
    #expect(
      listed.summary
        == Summary(
          title: "Leaf Cake", facts: [.category(nil), .cost(nil)],
          picture: .path(["items", "leaf-cake.png"], of: .sprites)))
  }

  @Test func aSpriteThatIsKnownIsThePicture() throws {
    let sprite = try #require(WebLink("https://example.invalid/1.png"))
    #expect(cake.summary.picture == .link(sprite, from: .pokeapi))
  }

  @Test func aSearchLooksInNamesAndCategory() {
    #expect(cake.searchedTexts == ["Leaf Cake!", "leaf-cake", "Tarta de Hojas", "baking"])
    #expect(listed.searchedTexts == ["Leaf Cake", "leaf-cake"])
  }

  @Test(arguments: ["standard-balls", "Standard Balls", "STANDARD-BALLS"])
  func categoriesAreFilteredWithOrWithoutDashes(value: String) throws {
    let filter = Filter(key: "category", value: value)
    #expect(try PokedexItem(id: "1", slug: "a", category: "standard-balls").passes(filter))
    #expect(try !PokedexItem(id: "2", slug: "b", category: "balls").passes(filter))
    #expect(try !listed.passes(filter))
  }

  @Test func whatIsNotKnownIsSortedLast() {
    let items = [
      listed, PokedexItem(id: "2", slug: "b", category: "z", cost: 5),
      PokedexItem(id: "1", slug: "zinc", category: "a-b", cost: 900),
    ]
    func sorted(_ key: String) -> [String] {
      items.sorted { $0.sortKey(for: key) < $1.sortKey(for: key) }.map(\.id)
    }
    #expect(PokedexItem.sortKeys == ["id", "name", "category", "cost"])
    #expect(
      PokedexItem.sortKeys.dropFirst().map(sorted) == [
        ["2", "3001", "1"], ["1", "2", "3001"], ["1", "2", "3001"],
      ])
  }

  @Test func categoriesAreAPartOfTheirOwn() throws {
    #expect(try PokedexItem.division(for: []) == .whole(adding: [.categories]))
  }

  @Test func detailsWinOverANewerListAndGapsAreFilled() {
    let categorized = PokedexItem(id: "3001", slug: "leaf-cake", category: "sweets")
    #expect(listed.completed(by: categorized) == categorized)
    #expect(categorized.completed(by: listed) == categorized)
    #expect(categorized.completed(by: cake) == cake)
    #expect(cake.completed(by: categorized) == cake)
    let bare = PokedexItem(id: "3001", slug: "leaf-cake", cost: 1, isDetailed: true)
    #expect(
      bare.completed(by: cake)
        == PokedexItem(
          id: "3001", slug: "leaf-cake", names: cake.names, category: "baking", cost: 1,
          effect: cake.effect, sprite: cake.sprite, isDetailed: true))
  }
}
