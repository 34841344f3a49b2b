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
    ("mountains", [.mountain, .peak, .volcano]), ("volcanes", [.volcano]), ("Lacs", [.lake]),
    ("churches", [.church, .monastery]), ("libraries", [.library]), ("valleys", [.valley]),
    ("hôpitaux", [.hospital]), ("châteaux", [.castle, .palace]), ("codes postaux", [.postalCode]),
    ("puertos de montaña", [.pass]), ("lieux-dits", [.locality]), ("localities", [.locality]),
    ("localités", [.settlement]), ("universités", [.university]), ("ports", [.harbour]),
    ("city", [.settlement]), ("ciudades", [.settlement]), ("villes", [.settlement]),
    ("pueblo", [.settlement]), ("theater", [.theatre]), ("neighborhoods", [.quarter]),
  ])
  func aWordMeansKinds(_ word: String, _ kinds: [PlaceKind]) throws {
    #expect(try PlaceKind.kinds(called: word) == Set(kinds))
  }

  /// The list of the kinds is there where one is looked for.
  @Test(arguments: ["spaceship", "spaceships", "mountaine", "s", ""])
  func whatIsNoKindIsRefusedWithThoseThatAre(_ word: String) {
    #expect(
      throws: DataError.invalidFilter(
        key: "--kind", value: word, known: PlaceKind.terms.sortedWords)
    ) {
      try PlaceKind.kinds(called: word)
    }
    #expect(PlaceKind.terms.sortedWords.count == PlaceKind.allCases.count)
  }

  /// A plural may not mean two kinds that have words of their own.
  @Test func eachKindHasPluralsOfItsOwn() throws {
    for language in Language.allCases {
      for kind in PlaceKind.allCases {
        let plural = kind.words[language].split(separator: " ").map { $0 + "s" }
        let kinds = try PlaceKind.kinds(called: plural.joined(separator: " "))
        #expect(kinds == kind.meant, "\(plural)")
      }
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
