import Cities
import ContractMocks
import Contracts
import Countries
import Domain
import Pokedex
import Storage
import Testing

/// Names as people mistype them, against the data of the program: each is among the three that are
/// offered.
@Suite struct TypoTests {
  private static let resources = CatalogResources(
    http: MockHTTPDataManager([:]), cache: InMemoryCacheDataManager(), clock: { 0 })

  /// One slip: a letter left out, doubled, replaced or swapped with its neighbor.
  private static let oneSlip = [
    "barcelna": "Barcelona, ES", "bbarcelona": "Barcelona, ES", "abrcelona": "Barcelona, ES",
    "arcelona": "Barcelona, ES", "varcelona": "Barcelona, ES", "barcellona": "Barcelona, ES",
    "lodnon": "London, GB", "lonodn": "London, GB", "londno": "London, GB",
    "llondon": "London, GB", "pariz": "Paris, FR", "apris": "Paris, FR", "tokio": "Tokyo, JP",
    "otkyo": "Tokyo, JP", "brelin": "Berlin, DE", "bberlin": "Berlin, DE", "vienn": "Vienna, AT",
    "amsterdm": "Amsterdam, NL", "singapur": "Singapore, SG", "ymumbai": "Mumbai, IN",
  ]

  /// Two slips of eight letters or more.
  private static let twoSlips = [
    "phillidelphia": "Philadelphia, US", "hiladelfia": "Philadelphia, US",
    "fhiladelpia": "Philadelphia, US", "pphiladelpia": "Philadelphia, US",
    "hpiladelpia": "Philadelphia, US", "philedelphai": "Philadelphia, US",
    "arcelonna": "Barcelona, ES", "narcelonna": "Barcelona, ES", "varcelonq": "Barcelona, ES",
    "bacrelnoa": "Barcelona, ES", "stutgarrt": "Stuttgart, DE", "tuttgard": "Stuttgart, DE",
    "wasingtn": "Washington, US", "vashingtom": "Washington, US", "wahsingotn": "Washington, US",
    "johanesberg": "Johannesburg, ZA", "ohanesburg": "Johannesburg, ZA",
    "gohannesbrug": "Johannesburg, ZA", "copenhaguen": "Copenhagen, DK",
    "openhaguen": "Copenhagen, DK", "melborune": "Melbourne, AU", "elborune": "Melbourne, AU",
    "amstredma": "Amsterdam, NL", "mnachestre": "Manchester, GB", "amnchestre": "Manchester, GB",
    "adelaidde": "Adelaide, AU", "casablnaca": "Casablanca, MA", "kasablanka": "Casablanca, MA",
  ]

  private static let countries = [
    "grmany": "Germany", "germanny": "Germany", "egrmany": "Germany", "ermany": "Germany",
    "portugel": "Portugal", "lemania": "Germany", "argentnia": "Argentina",
    "switserlan": "Switzerland", "witzerlnad": "Switzerland", "phillippines": "Philippines",
    "sapin": "Spain", "colmobia": "Colombia",
  ]

  private static let pokemon = [
    "pikahcu": "Pikachu", "ikachu": "Pikachu", "ppikachu": "Pikachu", "bikachu": "Pikachu",
    "charzard": "Charizard", "hcarizrad": "Charizard", "bulbsauar": "Bulbasaur",
    "vulbasaru": "Bulbasaur", "eeve": "Eevee", "squirtel": "Squirtle", "jiglypufff": "Jigglypuff",
    "mewtow": "Mewtwo",
  ]

  private func missed(
    _ typos: [String: String], by near: (String) async -> [String]
  ) async -> [String] {
    var missed: [String] = []
    for (typo, name) in typos.sorted(by: { $0.key < $1.key }) {
      let offers = await near(typo)
      // An offer tells the other name that was found.
      if !offers.contains(where: { $0 == name || $0.hasPrefix(name + " (") }) {
        missed.append("\(typo): \(offers)")
      }
    }
    return missed
  }

  @Test(arguments: [oneSlip, twoSlips])
  func cities(_ typos: [String: String]) async throws {
    let cities = Cities(
      source: CatalogSource(
        local: CityCatalog(embedded: try Gazetteer(), path: nil), remote: nil, clock: { 0 }))
    let missed = await missed(typos, by: cities.near)
    #expect(missed == [])
  }

  @Test func countries() async {
    let countries = Countries(source: Countries.source(Self.resources))
    let missed = await missed(Self.countries, by: countries.near)
    #expect(missed == [])
  }

  @Test func pokemon() async {
    let pokedex = Pokedex(source: Pokedex.source(Self.resources))
    let missed = await missed(Self.pokemon, by: pokedex.near)
    #expect(missed == [])
  }
}
