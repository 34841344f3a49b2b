import Contracts
import Domain
import Testing

@Suite struct PlaceKindTests {
  @Test(arguments: [
    (PlaceFeature("T", "PK"), PlaceKind.peak), (PlaceFeature("T", "XXXX"), .landform),
    (PlaceFeature("Z", ""), .postalCode), (PlaceFeature("", ""), .other),
    (PlaceFeature("S", "AIRP"), .airport), (PlaceFeature("P", "PPLC"), .settlement),
  ])
  func aFeatureIsOfAKind(_ feature: PlaceFeature, _ kind: PlaceKind) {
    #expect(feature.kind == kind)
  }

  @Test(arguments: [
    ("mountain", [PlaceKind.mountain, .peak, .volcano]), ("Montaña", [.mountain, .peak, .volcano]),
    ("pic", [.peak]), ("populated place", [.settlement]), ("CODE POSTAL", [.postalCode]),
  ])
  func aWordMeansKinds(_ word: String, _ kinds: [PlaceKind]) throws {
    #expect(try PlaceKind.kinds(called: word) == Set(kinds))
  }

  @Test func whatIsNoKindIsRefused() {
    #expect {
      try PlaceKind.kinds(called: "spaceship")
    } throws: {
      guard case DataError.invalidFilter("--kind", "spaceship", _)? = $0 as? DataError else {
        return false
      }
      return true
    }
  }

  /// Two kinds with one word would be one to whoever types it.
  @Test(arguments: Language.allCases)
  func eachKindHasAWordOfItsOwn(_ language: Language) {
    let words = PlaceKind.allCases.map { Fold.fold($0.words[language]) }
    #expect(Set(words).count == words.count)
  }

  @Test(arguments: [
    ("", "", nil), ("lima", "lima", nil), ("--kind peak", "", "peak"),
    ("lima --kind=lake", "lima", "lake"),
    ("a b  --kind postal  code", "a b", "postal code"), ("--kind", "", ""),
  ])
  func anArgumentIsParted(_ argument: String, _ text: String, _ kind: String?) {
    let parts = PlaceKind.parted(argument)
    #expect(parts.text == text)
    #expect(parts.kind == kind)
  }
}
