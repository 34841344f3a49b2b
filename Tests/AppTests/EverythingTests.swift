import Cities
import CommandLine
import Components
import ContractMocks
import Contracts
import Domain
import ListFeature
import Local
import Localization
import PseudoTerminal
import StubServer
import TestSupport
import Testing
import Viper

@testable import App
@testable import Session

/// Queries as people type them, against the data of the program and what the stub server's services
/// sent: the wanted entity comes first, in the shell and in a session alike.
@Suite(.oneAtATime) struct EverythingTests {
  /// What is wanted: the word for it and its title, or several of these if any will do.
  private typealias Wanted = [(query: String, wanted: String)]

  private static let countries: Wanted = [
    ("brazil", "country Brazil"), ("alemania", "country Germany"), ("germany", "country Germany"),
    ("georgia", "country Georgia"), ("mexico", "country Mexico"), ("méxico", "country Mexico"),
    ("España", "country Spain"), ("estados unidos", "country United States"),
    ("usa", "country United States"), ("ee.uu.", "country United States"),
    ("uk", "country United Kingdom"), ("england", "country United Kingdom"),
    ("holanda", "country Netherlands"), ("república checa", "country Czechia"),
    ("japon", "country Japan"), ("korea", "country South Korea"), ("turkey", "country Türkiye"),
    ("singapore", "country Singapore"), ("luxembourg", "country Luxembourg"),
    ("panamá", "country Panama"), ("jersey", "country Jersey"), ("armenia", "country Armenia"),
    ("lebanon", "country Lebanon"), ("líbano", "country Lebanon"), ("chad", "country Chad"),
    ("congo", "country Congo - Brazzaville"), ("costa rica", "country Costa Rica"),
    ("deutschland", "country Germany"), ("magyarország", "country Hungary"),
    ("日本", "country Japan"), ("norge", "country Norway"), ("polska", "country Poland"),
  ]

  private static let cities: Wanted = [
    ("paris", "city Paris, FR"), ("london", "city London, GB"), ("londres", "city London, GB"),
    ("roma", "city Rome, IT"), ("rome", "city Rome, IT"), ("new york", "city New York City, US"),
    ("nueva york", "city New York City, US"), ("nyc", "city New York City, US"),
    ("washington", "city Washington, US"), ("washington dc", "city Washington, US"),
    ("cdmx", "city Mexico City, MX"), ("la paz", "city La Paz, BO"),
    ("san jose", "city San Jose, US"), ("san josé costa rica", "city San José, CR"),
    ("san jose, ca", "city San Jose, US"), ("tokio", "city Tokyo, JP"),
    ("peking", "city Beijing, CN"), ("bombay", "city Mumbai, IN"), ("moscú", "city Moscow, RU"),
    ("lima", "city Lima, PE"), ("lima peru", "city Lima, PE"), ("cusco", "city Cusco, PE"),
    ("cuzco", "city Cusco, PE"), ("granada", "city Granada, ES"), ("la habana", "city Havana, CU"),
    ("el cairo", "city Cairo, EG"), ("odessa", "city Odesa, UA"),
    ("st petersburg", "city Saint Petersburg, RU"), ("kiev", "city Kyiv, UA"),
    ("saigon", "city Ho Chi Minh City, VN"), ("colonia", "city Köln, DE"),
    ("sevilla", "city Sevilla, ES"), ("san sebastian", "city Donostia / San Sebastián, ES"),
    ("bogota", "city Bogotá, CO"), ("são paulo", "city São Paulo, BR"),
    ("portland maine", "city Portland, US"), ("dublin ireland", "city Dublin, IE"),
    ("san francisco", "city San Francisco, US"), ("janeiro", "city Rio de Janeiro, BR"),
    ("barcel", "city Barcelona, ES"), ("東京", "city Tokyo, JP"), ("москва", "city Moscow, RU"),
    // Neither the code of San Diego's airport nor a town of that name.
    ("san", "city Santiago, CL"), ("pau", "city Pau, FR"), ("lon", "city London, GB"),
    ("par", "city Paris, FR"), ("lis", "city Lisbon, PT"),
  ]

  private static let regions: Wanted = [
    ("texas", "state Texas, US"), ("california", "state California, US"),
    ("kansas", "state Kansas, US"), ("georgia usa", "state Georgia, US"),
    ("cataluña", "region Catalonia, ES"), ("baviera", "region Bavaria, DE"),
    ("toscana", "region Tuscany, IT"), ("scotland", "region Scotland, GB"),
    ("new south wales", "region New South Wales, AU"), ("bali", "region Bali, ID"),
  ]

  private static let others: Wanted = [
    ("pikachu", "Pokémon Pikachu"), ("pika", "Pokémon Pikachu"), ("mew", "Pokémon Mew"),
    ("charizard", "Pokémon Charizard"), ("mr mime", "Pokémon Mr. Mime"), ("abra", "Pokémon Abra"),
    ("snor", "Pokémon Snorlax"), ("fire", "Pokémon Charmander"), ("fuego", "Pokémon Charmander"),
    ("agua", "Pokémon Squirtle"), ("dragón", "Pokémon Dratini"), ("ghost", "Pokémon Gastly"),
    ("potion", "item Potion"), ("poción", "item Potion"), ("master ball", "item Master Ball"),
    ("ultra b", "item Ultra Ball"), ("antidote", "item Antidote"),
    ("41.38, 2.17", "position 41.38, 2.17"), ("-12.04,-77.03", "position -12.04, -77.03"),
    ("40.7128 N 74.0060 W", "position 40.7128, -74.006"),
    ("8FW4V75V+8Q", "position 48.858313, 2.294438"),
  ]

  /// These are offered alone, and never taken.
  private static let typos: Wanted = [
    ("lodnon", "city London, GB"), ("barclona", "city Barcelona, ES"),
    ("nwe york", "city New York City, US"), ("phillidelphia", "city Philadelphia, US"),
    ("melborne", "city Melbourne, AU"), ("los angles", "city Los Angeles, US"),
    ("germny", "country Germany"), ("brazl", "country Brazil"), ("alemnia", "country Germany"),
    ("colmbia", "country Colombia"), ("charizrd", "Pokémon Charizard"),
    ("pikachoo", "Pokémon Pikachu"), ("bulbasour", "Pokémon Bulbasaur"),
    ("potoin", "item Potion"),
  ]

  private let outpost: Outpost

  init() async throws {
    outpost = try await Outpost()
    let run = try await outpost.run("refresh", "people", "items", "articles", "--lang", "es")
    #expect(run.status == .exited(0))
  }

  @Test(arguments: [Language.english, .spanish])
  func theWantedOneIsFirstInTheShell(language: Language) async throws {
    let interactor = try await world(language).shell
    var missed: [String] = []
    let all = Self.countries + Self.cities + Self.regions + Self.others
    for (query, wanted) in all + (try await people(interactor)) {
      let answer = try await interactor.page(.typed(search: query))
      let first = answer.rows.first.map(Self.text) ?? ""
      if first != wanted || answer.areSuggestions { missed.append("\(query): \(first)") }
    }
    for (query, wanted) in Self.typos {
      let answer = try await interactor.page(.typed(search: query))
      let first = answer.rows.first.map(Self.text) ?? ""
      if first != wanted || !answer.areSuggestions { missed.append("\(query): \(first)") }
    }
    // Of the more than a hundred queries one in fifty may mean something else.
    #expect(all.count + Self.typos.count > 100)
    #expect(missed.count <= 2, "\(missed)")
  }

  /// A session searches while a person types, and has the same row first.
  @Test @MainActor func aSessionHasTheSameRowFirst() async throws {
    let world = try await world(.english)
    let all = Self.countries + Self.cities + Self.regions + Self.others + Self.typos
    for (query, _) in all {
      let first = try await world.shell.page(.typed(search: query)).rows.first?.reference
      let screen = world.session.preview(of: .everything(search: nil)).screen
      await screen.start(.search(query))?.wait()
      #expect(screen.status.chosen == first, "\(query)")
    }
  }

  private static func text(_ item: ListRow) -> String {
    "\(item.kind?.english ?? "") \(item.summary.title)"
  }

  /// The whole names of some of the stored people.
  private func people(_ interactor: any ListInteracting) async throws -> Wanted {
    let some = try await interactor.page(.typed(search: "example.com", pageSize: 60)).rows
    let people = some.filter { $0.reference.catalog.rawValue == "people" }
    #expect(people.count > 5)
    return people.prefix(1).map { item in
      (item.summary.title, Self.text(item))
    }
  }

  private func world(
    _ language: Language
  ) async throws -> (shell: any ListInteracting, session: Composition) {
    let cities = CityCatalog(embedded: try Gazetteer(), path: nil)
    let cache = CacheStore(
      path: outpost.home.path + "/.cache/catalejo/cache.sqlite", clock: { 0 }, warn: { _ in })
    let resources = ProgramResources(
      catalog: CatalogResources(http: MockHTTPDataManager([:]), cache: cache, clock: { 0 }),
      cities: cities, archive: NoPlaceArchive(), favorites: nil)
    let services = Services.offline(
      cities: cities, placeCount: cities.count, catalogs: Catalogs { $0.init(resources) })
    return await MainActor.run {
      let host = CommandComposition(
        services, Formats(language), keepsHistory: false, tracer: nil)
      let session = Composition(
        Composition.Setup(canvasMode: nil, canShowUnicode: true), services, language)
      return (host.everything(), session)
    }
  }
}
