import Catalog
import Cities
import Domain
import Gazetteer
import ListFeature
import Local
import Localization
import Trace
import Viper

/// What watching the contracts costs: a search through all the roles of a list.
enum TraceBench {
  private static let rounds = 3_000

  /// The roles as a feature puts them together by itself, then as the composition root does with the
  /// trace off and on; in turns, so that what else the machine does meets all three.
  @MainActor
  static func run() async throws {
    let cities = CityCatalog(embedded: try Gazetteer(), path: nil)
    let source = CatalogSource<City>(local: cities, remote: nil, clock: { 0 })
    let favorites = UnstoredFavorites()
    let tracer = Tracer(sink: { _ in })
    tracer.open(.list(City.catalog, search: nil))
    let ways = [
      ("without decorators", presenter(source, favorites, ListWiring())),
      ("trace off", presenter(source, favorites, (nil as Tracer?).list)),
      (
        "trace on",
        presenter(
          tracer.source(source), Traced(favorites, tracer.recorder(.local, "favorites")),
          (tracer as Tracer?).list)
      ),
    ]
    var timings = ways.map { _ in Timings() }
    for round in 0..<rounds {
      for index in ways.indices {
        let way = (index + round) % ways.count
        await timings[way].measure {
          await ways[way].1.handle(.searched(round.isMultiple(of: 2) ? "lima" : "barcelona"))
        }
      }
    }
    for (way, timings) in zip(ways, timings) {
      timings.report("\(way.0), a \(type(of: way.1))")
    }
    let base = timings[0].microseconds(0.5)
    for (way, timings) in zip(ways, timings).dropFirst() {
      let ratio = timings.microseconds(0.5) / base
      print("ratio of the medians, \(way.0): ×\((ratio * 100).rounded() / 100)")
    }
  }

  @MainActor
  private static func presenter(
    _ source: CatalogSource<City>, _ favorites: any FavoritesDataManager, _ wiring: ListWiring
  ) -> any Presenting<ListEvent> {
    ListAssembly.presenter(
      Cities(source: source), favorites: favorites, query: ListQuery(), view: Blackboard(),
      formats: Formats(.english), clock: { 0 }, wiring: wiring)
  }

  /// Shows scenes to nobody.
  private final class Blackboard: Displaying {
    private var scene: ListScene?

    func display(_ scene: ListScene) {
      self.scene = scene
    }
  }
}
