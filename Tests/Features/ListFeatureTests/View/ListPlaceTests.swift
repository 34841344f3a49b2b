import ContractMocks
import Contracts
import Domain
import Localization
import TestSupport
import Testing
import TextUI
import Viper

@testable import ListFeature

/// Rows of places: region, country, population, and where there is room the position.
@Suite struct ListPlaceTests {
  private static func row(
    _ id: String, _ title: String, _ position: String, _ facts: [Fact],
    _ distinction: Distinction? = nil, matchedName: String? = nil
  ) -> ListRow {
    ListRow(
      reference: ListFixtures.reference(id),
      summary: Summary(
        title: title, position: Coordinate(written: position), distinction: distinction),
      matchedName: matchedName, facts: facts)
  }

  private static func facts(_ region: String, _ country: String, _ population: Int) -> [Fact] {
    [
      .country(country), .population(population),
      Fact("region", Words("Region"), .region(region, in: country)),
    ].filter { if case .population(0) = $0.value { false } else { true } }
  }

  private let rows = [
    row("1", "Barcelona, ES", "41.3888, 2.1590", facts("Catalonia", "ES", 1_620_343)),
    row(
      "2", "San Miguel, PE", "-13.0125, -73.9808", facts("Ayacucho", "PE", 4_000),
      .region("Ayacucho", in: "PE")),
    row("3", "San Miguel, PE", "-12.0933, -77.0833", facts("", "PE", 0), .region("Lima", in: "PE")),
    row(
      "4", "San Fernando del Valle de Catamarca, AR", "-28.4696, -65.7852",
      facts("Catamarca", "AR", 188_812)),
    row(
      "5", "London, GB", "51.5085, -0.1257", facts("England", "GB", 8_961_989),
      matchedName: "Londinium"),
    row(
      "6", "Springwell, US", "38.0000, -90.0000", facts("Missouri", "US", 321),
      .near("Springfield, US", kilometres: 12, bearing: 45)),
  ]

  private func scene(
    _ language: Language, hasPane: Bool = false, sort: String? = nil
  ) -> ListScene {
    let page = ListPage(query: .typed(search: "l", sort: sort, pageSize: 6), rows: rows, total: 6)
    var scene = ListScene(page, of: .cities, formats: Formats(language), now: 0)
    scene.isAccompanied = hasPane
    return scene
  }

  private func texts(_ scene: ListScene, _ language: Language, columns: Int) -> [String] {
    ListView.text(scene, size: Size(columns: columns, rows: 24), strings: Strings(language))
      .map(\.text)
  }

  @Test func placesSayWhereTheyAreAndHowLarge() throws {
    var golden = GoldenScreens("list-places")
    for language in Language.allCases {
      for columns in [50, 80, 100, 140] {
        for hasPane in [false, true] {
          golden.add(
            "\(language), \(columns) columns\(hasPane ? ", beside a map" : "")",
            texts(scene(language, hasPane: hasPane), language, columns: columns))
        }
      }
    }
    try golden.check()
  }

  /// What rows are sorted by is said once.
  @Test func aPopulationIsSaidOnce() {
    var sorted = scene(.english, sort: "population")
    sorted.content = sorted.content.map { page in
      var page = page
      for index in page.rows.indices { page.rows[index].sortedBy = .population(1_620_343) }
      return page
    }
    #expect(
      texts(sorted, .english, columns: 140)[1]
        == texts(scene(.english), .english, columns: 140)[1])
  }

  @Test func linearTextSaysAllOfAPlace() {
    let lines = ListView.text(
      scene(.spanish), size: Size(columns: 20, rows: 24).unbroken, strings: Strings(.spanish))
    #expect(
      lines.map(\.spoken)[1...2] == [
        "elegida: 1. Barcelona, ES, Cataluña, España, 1.620.343, 41.3888, 2.1590",
        "2. San Miguel, PE, Ayacucho, Perú, 4000, -13.0125, -73.9808",
      ])
  }
}
