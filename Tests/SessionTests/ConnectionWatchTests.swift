import Domain
import Localization
import Synchronization
import TestSupport
import Testing
import TextUI

@testable import Session

/// What stands above the prompt.
@MainActor
@Suite struct ConnectionWatchTests {
  private final class Network {
    var isOffline = false
  }

  private let network = Network()
  private let activity = Activity()
  private let watch: ConnectionWatch

  init() {
    watch = ConnectionWatch(
      activity: activity, isOffline: { [network] in network.isOffline },
      now: { 3 * 3_600 })
  }

  private func banner(
    _ language: Language = .english, of catalog: CatalogID? = .people, from fetchedAt: Int? = 0,
    columns: Int = 80
  ) -> Line? {
    watch.banner(
      of: catalog, dataFrom: fetchedAt, columns: columns, strings: Strings(language))
  }

  @Test func withoutAConnectionTheAgeOfTheDataIsSaid() {
    #expect(banner() == nil)
    network.isOffline = true
    #expect(banner() == Line("Offline — showing saved data (3 h old)", .notice))
    #expect(
      banner(.spanish) == Line("Sin conexión: se muestran datos guardados (hace 3 h)", .notice))
    #expect(banner(from: nil) == Line("Offline — showing what is stored", .notice))
    network.isOffline = false
    #expect(banner() == nil)
  }

  @Test(arguments: [
    (Language.english, 38, "Offline — 3 h old"),
    (.english, 39, "Offline — showing saved data (3 h old)"),
    (.spanish, 40, "Sin red: datos de hace 3 h"),
    (.spanish, 20, "Sin red: datos de …"),
  ])
  func aNarrowWindowKeepsTheAge(_ language: Language, _ columns: Int, _ expected: String) {
    network.isOffline = true
    #expect(banner(language, columns: columns)?.text == expected)
  }

  @Test func whatIsWaitedForTakesItsPlaceUntilItIsThere() {
    network.isOffline = true
    let number = activity.begin(.content)
    #expect(banner()?.text == "Offline — showing saved data (3 h old)")
    activity.isLong(number)
    #expect(banner() == Line("Loading people…", .dim))
    #expect(banner(.spanish) == Line("Cargando personas…", .dim))
    #expect(banner(of: nil) == Line("Loading…", .dim))
    #expect(banner(columns: 12)?.text == "Loading pe…")
    activity.end(number)
    #expect(banner()?.text == "Offline — showing saved data (3 h old)")
  }

  @Test func aChangeThatTakesLongIsNotSaidToLoad() {
    activity.isLong(activity.begin(.change))
    #expect(banner() == Line("One moment…", .dim))
    #expect(banner(.spanish) == Line("Un momento…", .dim))
  }

  @Test func howFarFetchingIsSaysMore() async {
    // Each look at the clock is a second later than the one before.
    let looks = Mutex(0)
    let feed = ProgressFeed(now: { [start = ContinuousClock.now] in
      looks.withLock { looks in
        looks += 1
        return start + .seconds(looks)
      }
    })
    let watch = ConnectionWatch(
      progress: feed, activity: activity, isOffline: { false }, now: { 0 })
    activity.isLong(activity.begin(.content))
    await ProgressOwner.run {
      feed.report(FetchProgress(.pokeapi, .requests, done: 9, total: 22))
      let shown = watch.banner(
        of: .items, dataFrom: nil, columns: 80, strings: Strings(.english))
      #expect(shown == Line("PokeAPI  [########............]  40 %  9/22", .dim))
    }
    let after = watch.banner(of: .items, dataFrom: nil, columns: 80, strings: Strings(.english))
    #expect(after == Line("Loading items…", .dim))
  }
}
