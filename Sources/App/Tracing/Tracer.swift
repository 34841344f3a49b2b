package import CallTrace
package import Catalog
package import Domain
import Viper

/// Puts decorators around contracts, so that each call that crosses one is written down.
///
/// Only the composition root has one. Where there is none no decorator is in place, and a call costs
/// what it costs without.
package struct Tracer: Sendable {
  let log: TraceLog
  let values: TraceValue
  /// What is to be shown in the session; empty while it shows none.
  let feed: TraceFeed
  /// The file that lines go to, shown or not; nil is none.
  let file: String?

  /// - Parameters:
  ///   - secrets: what must not be told.
  ///   - file: the file that `sink` writes to.
  ///   - now: the time since any moment.
  ///   - sink: takes each line, on whatever thread; nil shows them in the session from the start.
  package init(
    hiding secrets: [String] = [], file: String? = nil,
    now: @escaping @Sendable () -> Duration = Tracer.uptime,
    sink: (@Sendable (TraceLine) -> Void)? = nil
  ) {
    let feed = TraceFeed(isShown: sink == nil)
    self.feed = feed
    self.file = file
    values = TraceValue(hiding: secrets)
    log = TraceLog(now: now) { lines in
      if let sink { lines.forEach(sink) }
      feed.add(lines)
    }
  }

  private static let start = ContinuousClock.now

  /// The time since it was asked for first.
  package static func uptime() -> Duration { start.duration(to: .now) }

  /// Begins the chapter of a screen.
  package func open(_ place: Destination) {
    log.open(values.text(place))
  }

  /// What decorates the roles of a feature; those of the screen that was opened last.
  @MainActor
  func wiring<Scene, Event: Sendable, Route, Interactor>(
    _ feature: String, _ interactor: @escaping (Interactor, TraceTap) -> Interactor
  ) -> Wiring<Scene, Event, Route, Interactor> {
    Wiring(
      view: { TracedView($0, tap(.view, feature, log.chapter)) },
      presenter: { TracedPresenter($0, tap(.presenter, feature, log.chapter)) },
      interactor: { interactor($0, tap(.interactor, feature, log.chapter)) },
      router: { TracedRouter($0, tap(.router, feature, log.chapter)) })
  }

  /// The same data managers, watched while a screen asks them.
  package func source<Item: Entity>(_ source: CatalogSource<Item>) -> CatalogSource<Item> {
    let name = Item.catalog.rawValue
    return source.replacing(
      local: TracedLocalDataManager(base: source.local, tap: tap(.local, name)),
      remote: source.remote.map {
        TracedRemoteDataManager(base: $0, tap: tap(.remote, name))
      })
  }

  package func favorites(_ favorites: any FavoritesDataManager) -> any FavoritesDataManager {
    TracedFavoritesDataManager(base: favorites, tap: tap(.local, "favorites"))
  }

  /// Where calls to a party are told of; without a chapter only those that screens make.
  func tap(_ role: TraceRole, _ owner: String, _ chapter: Int? = nil) -> TraceTap {
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
