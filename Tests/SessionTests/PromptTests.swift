import Domain
import Localization
import TestSupport
import Testing
import TextUI

@testable import Session

/// What stands above the prompt.
@Suite struct BannerTests {
  private static let offline = Banner(catalog: .people, isOffline: true, age: 3 * 3_600)

  private func line(
    _ banner: Banner, _ language: Language = .english, columns: Int = 80
  ) -> Line? {
    banner.line(columns: columns, Strings(language))
  }

  @Test func withoutAConnectionTheAgeOfTheDataIsSaid() {
    #expect(line(Banner(catalog: .people, age: 0)) == nil)
    #expect(line(Self.offline) == Line("Offline — showing saved data (3 h old)", .notice))
    #expect(
      line(Self.offline, .spanish)
        == Line("Sin conexión: se muestran datos guardados (hace 3 h)", .notice))
    #expect(line(Banner(isOffline: true)) == Line("Offline — showing what is stored", .notice))
  }

  @Test(arguments: [
    (Language.english, 38, "Offline — 3 h old"),
    (.english, 39, "Offline — showing saved data (3 h old)"),
    (.spanish, 40, "Sin red: datos de hace 3 h"),
    (.spanish, 20, "Sin red: datos de …"),
  ])
  func aNarrowWindowKeepsTheAge(_ language: Language, _ columns: Int, _ expected: String) {
    #expect(line(Self.offline, language, columns: columns)?.text == expected)
  }

  @Test func whatIsWaitedForTakesItsPlaceAndHowFarItIsSaysMore() {
    var banner = Self.offline
    banner.activity = .change
    #expect(line(banner) == Line("One moment…", .dim))
    #expect(line(banner, .spanish) == Line("Un momento…", .dim))
    banner.activity = .content
    #expect(line(banner) == Line("Loading people…", .dim))
    #expect(line(banner, .spanish) == Line("Cargando personas…", .dim))
    #expect(line(banner, columns: 12)?.text == "Loading pe…")
    #expect(line(Banner(activity: .content)) == Line("Loading…", .dim))
    banner.progress = FetchProgress(.pokeapi, .requests, done: 9, total: 22)
    #expect(line(banner) == Line("PokeAPI  [########............]  40 %  9/22", .dim))
  }
}

/// The prompt is the path without its root; a narrow window keeps the end.
@Suite struct BreadcrumbTests {
  @Test(arguments: [
    ([], 80, true, "catalejo ❯ "),
    (["cities", "Lima, PE"], 80, true, "cities › Lima, PE ❯ "),
    (["cities", "map"], 80, false, "cities > map > "),
    (["cities", "San Carlos de Bariloche, AR", "map"], 60, true, "… › map ❯ "),
    (["cities", "San Carlos de Bariloche, AR", "map"], 20, true, "… › map ❯ "),
    (["San Carlos de Bariloche, AR"], 30, true, "San Carlos … ❯ "),
  ])
  func itIsThePath(_ titles: [String], _ width: Int, _ unicode: Bool, _ prompt: String) {
    #expect(Breadcrumb.prompt(titles, width: width, unicode: unicode).text == prompt)
  }
}

/// The bar of keys in a row.
@Suite struct BarTests {
  @Test func aNarrowWindowKeepsTheWayBack() {
    let keys = "↑↓ choose · Enter open · / search · Esc back"
    #expect(keys.parts(fitting: 60) == keys)
    #expect(keys.parts(fitting: 35) == "↑↓ choose · Enter open · Esc back")
    #expect(keys.parts(fitting: 25) == "↑↓ choose · Esc back")
    #expect(keys.parts(fitting: 10) == "↑↓ choose ")
  }
}
