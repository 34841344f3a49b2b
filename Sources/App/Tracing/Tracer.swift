import CallTrace
import Catalog
import Domain
import Viper

/// Puts decorators around contracts, so that each call that crosses one is written down.
///
/// Only the composition root has one. Where there is none no decorator is in place, and a call costs
/// what it costs without.
struct Tracer: Sendable {
  let log: TraceLog
  let values: TraceValue
  /// What is to be shown in the session; empty where the lines go elsewhere.
  let feed: TraceFeed

  /// - Parameters:
  ///   - secrets: what must not be told.
  ///   - now: the time since any moment.
  ///   - sink: takes each line, on whatever thread; nil leaves them to `feed`.
  init(
    hiding secrets: [String] = [], now: @escaping @Sendable () -> Duration = Tracer.uptime,
    sink: (@Sendable (TraceLine) -> Void)? = nil
  ) {
    let feed = TraceFeed()
    self.feed = feed
    values = TraceValue(hiding: secrets)
    log = TraceLog(now: now) { lines in
      if let sink { lines.forEach(sink) } else { feed.add(lines) }
    }
  }

  private static let start = ContinuousClock.now

  /// The time since it was asked for first.
  static func uptime() -> Duration { start.duration(to: .now) }

  /// Begins the chapter of a screen.
  func open(_ place: Destination) {
    log.open(values.text(place))
  }

  /// What decorates the roles of a feature; those of the screen that was opened last.
  @MainActor
  func wiring<Scene, Event: Sendable, Route, Interactor>(
    _ feature: String, _ interactor: @escaping (Interactor, TraceTap) -> Interactor
  ) -> Wiring<Scene, Event, Route, Interactor> {
    Wiring(
      view: { TracedView($0, tap(.view, feature)) },
      presenter: { TracedPresenter($0, tap(.presenter, feature)) },
      interactor: { interactor($0, tap(.interactor, feature)) },
      router: { TracedRouter($0, tap(.router, feature)) })
  }

  /// The same data managers, watched while a screen asks them.
  func source<Item: Entity>(_ source: CatalogSource<Item>) -> CatalogSource<Item> {
    let name = Item.catalog.rawValue
    return source.replacing(
      local: TracedLocalDataManager(base: source.local, tap: tap(.local, name, chapter: nil)),
      remote: source.remote.map {
        TracedRemoteDataManager(base: $0, tap: tap(.remote, name, chapter: nil))
      })
  }

  func favorites(_ favorites: any FavoritesDataManager) -> any FavoritesDataManager {
    TracedFavoritesDataManager(base: favorites, tap: tap(.local, "favorites", chapter: nil))
  }

  private func tap(_ role: TraceRole, _ owner: String) -> TraceTap {
    tap(role, owner, chapter: log.chapter)
  }

  private func tap(_ role: TraceRole, _ owner: String, chapter: Int?) -> TraceTap {
    TraceTap(log: log, values: values, party: TraceParty(role, of: owner), chapter: chapter)
  }
}

/// Where there is no tracer, nothing is put between anything.
extension Tracer? {
  @MainActor
  func wiring<Scene, Event: Sendable, Route, Interactor>(
    _ feature: String, _ interactor: @escaping (Interactor, TraceTap) -> Interactor
  ) -> Wiring<Scene, Event, Route, Interactor> {
    self?.wiring(feature, interactor) ?? Wiring()
  }
}
