package import CompareFeature
package import Contracts
package import DetailFeature
package import Domain
package import FavoritesFeature
package import ListFeature
package import MapFeature
import Synchronization
import Viper

/// Puts decorators around contracts, so that each call that crosses one can be written down.
///
/// Only the composition root has one: a session always, so that calls can be watched from any moment
/// on; a command where it is asked for.
package struct Tracer: Sendable {
  package let log: TraceLog
  private let values: TraceValue
  /// What is to be shown in the session; empty while it shows none.
  package let feed: TraceFeed
  /// The file that lines go to, shown or not; nil is none.
  package let file: String?

  /// - Parameters:
  ///   - isOn: whether calls are written from the start.
  ///   - secrets: what must not be told.
  ///   - file: the file that `sink` writes to.
  ///   - now: the time since any moment.
  ///   - sink: takes each line, on whatever thread; nil shows them in the session from the start.
  package init(
    isOn: Bool = true, hiding secrets: [String] = [], file: String? = nil,
    now: @escaping @Sendable () -> Duration = Tracer.uptime,
    sink: (@Sendable (TraceLine) -> Void)? = nil
  ) {
    let feed = TraceFeed(isShown: sink == nil)
    self.feed = feed
    self.file = file
    values = TraceValue(hiding: secrets)
    log = TraceLog(isOn: isOn, now: now) { lines in
      if let sink { lines.forEach(sink) }
      feed.add(lines)
    }
  }

  private static let start = ContinuousClock.now

  /// The time since it was asked for first.
  package static func uptime() -> Duration { start.duration(to: .now) }

  /// Has the roles that are made from now on belong to the screen of a place.
  package func open(_ place: Destination) {
    log.open(values.text(place))
  }

  /// What records the calls to a role; without a screen only those that are a part of others.
  package func recorder(
    _ role: TraceRole, _ owner: String, on screen: TracedScreen? = nil
  ) -> TraceRecorder {
    TraceRecorder(
      log: log, values: values, participant: TraceParticipant(role, of: owner), screen: screen)
  }

  /// The same data managers, watched while a screen asks them.
  package func source<Item: Entity>(_ source: CatalogSource<Item>) -> CatalogSource<Item> {
    let name = Item.catalog.rawValue
    func local(_ base: some LocalDataManager<Item>) -> any LocalDataManager<Item> {
      Traced(base, recorder(.local, name))
    }
    func remote(_ base: some RemoteDataManager<Item>) -> any RemoteDataManager<Item> {
      Traced(base, recorder(.remote, name))
    }
    var watched = source
    watched.local = local(source.local)
    watched.remote = source.remote.map { remote($0) }
    return watched
  }
}

/// What decorates the roles of each feature.
@MainActor
extension Tracer {
  package var list: ListWiring { wiring("list") { Traced($0, $1) } }

  package var detail: DetailWiring { wiring("detail") { Traced($0, $1) } }

  package var favorites: FavoritesWiring { wiring("favorites") { Traced($0, $1) } }

  /// A list's interactor that a command asks without a presenter.
  package func asked(_ interactor: any ListInteracting) -> any ListInteracting {
    Traced(interactor, recorder(.interactor, "list", on: log.current))
  }

  /// The favorites' interactor that a command asks without a presenter.
  package func asked(_ interactor: any FavoritesInteracting) -> any FavoritesInteracting {
    Traced(interactor, recorder(.interactor, "favorites", on: log.current))
  }

  package var compare: CompareWiring { wiring("compare") { Traced($0, $1) } }

  package var map: MapWiring { wiring("map") { Traced($0, $1) } }

  /// The roles belong to the screen that was opened last.
  private func wiring<Scene, Event: Sendable, Route, Interactor>(
    _ feature: String, _ interactor: @escaping (Interactor, TraceRecorder) -> Interactor
  ) -> Wiring<Scene, Event, Route, Interactor> {
    // A call begins with an event: what goes on when writing begins is left out.
    func recorder(_ role: TraceRole) -> TraceRecorder {
      self.recorder(role, feature, on: role == .presenter ? log.current : nil)
    }
    func view(_ base: some Displaying<Scene>) -> any Displaying<Scene> {
      Traced(base, recorder(.view))
    }
    func presenter(_ base: some Presenting<Event>) -> any Presenting<Event> {
      Traced(base, recorder(.presenter))
    }
    func router(_ base: some Routing<Route>) -> any Routing<Route> {
      Traced(base, recorder(.router))
    }
    return Wiring(
      view: { view($0) }, presenter: { presenter($0) },
      interactor: { interactor($0, recorder(.interactor)) }, router: { router($0) })
  }
}

/// Brings lines to the session that shows them, from wherever calls are made.
package final class TraceFeed: Sendable {
  /// An element when there is something to take.
  package let changes: AsyncStream<Void>
  private let change: AsyncStream<Void>.Continuation
  /// What was not taken yet; nil while the session shows no lines.
  private let lines: Mutex<[TraceLine]?>

  init(isShown: Bool) {
    lines = Mutex(isShown ? [] : nil)
    (changes, change) = AsyncStream.makeStream(of: Void.self, bufferingPolicy: .bufferingNewest(1))
  }

  /// Whether the session shows lines; else none are kept for it.
  package var isShown: Bool {
    get { lines.withLock { $0 != nil } }
    set { lines.withLock { $0 = newValue ? $0 ?? [] : nil } }
  }

  func add(_ new: [TraceLine]) {
    lines.withLock { $0?.append(contentsOf: new) }
    if isShown { change.yield() }
  }

  /// What was added since it was taken last.
  package func take() -> [TraceLine] {
    lines.withLock { lines in
      defer { lines?.removeAll() }
      return lines ?? []
    }
  }
}
