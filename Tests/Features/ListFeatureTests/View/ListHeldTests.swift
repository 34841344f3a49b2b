import ContractMocks
import Contracts
import Domain
import Localization
import TestSupport
import Testing
import TextUI
import Viper

@testable import ListFeature

/// A catalog of which nothing is held, and that no service can be asked for.
@Suite struct ListHeldTests {
  @Test(arguments: [
    (true, Provenance(.cached), "Nothing is held: places add PE."),
    (false, Provenance(.cached), "Nothing is held: catalejo places add PE."),
    (true, Provenance(.cached, fetchedAt: 1), "There is nothing here."),
  ])
  func aCatalogOfNothingSaysWhatToDo(
    _ isInteractive: Bool, _ provenance: Provenance, _ expected: String
  ) {
    let catalog = CatalogDescription(
      mock: .items, nothingHeld: Words("Nothing is held: {0}."))
    let scene = ListScene(
      catalog: catalog, query: .typed(), content: .success(ListPage(provenance: provenance)))
    let lines = ListView.text(
      scene, size: Size(columns: 80, rows: 24), strings: Strings(.english),
      isInteractive: isInteractive
    ).map(\.text)
    #expect(lines.contains(expected))
  }
}
