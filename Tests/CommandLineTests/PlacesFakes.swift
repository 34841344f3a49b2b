import Contracts
import Domain
import Localization
import Synchronization
import Testing
import TextUI
@testable import CommandLine

/// A server that has each dump, without postal codes; one with the tag "same" did not change.
final class FakeServer: PlaceDumpDataManager {
  let service = RemoteService("geonames", name: Words(name: "GeoNames"), address: "https://x.org/")
  private let state = Mutex<[[String]]>([])
  var asked: [[String]] { state.withLock { $0 } }

  func fetch(
    _ dumps: [(name: String, validators: FileValidators)], progress: any ProgressReporting
  ) async throws(DataError) -> FetchedDumps {
    state.withLock { $0.append(dumps.map(\.name)) }
    if Task.isCancelled { throw .service(service, .interrupted) }
    var fetched = FetchedDumps()
    for (name, validators) in dumps {
      if validators[.places]?.etag == "same" {
        fetched.unchanged.append(name)
      } else {
        fetched.dumps.append(PlaceDump(name: name, files: []))
        fetched.missing.append(.init(dump: name, content: .postalCodes))
      }
    }
    return fetched
  }
}

/// A file that takes what it is told; what is added has 1,234 places.
final class FakeArchive: PlaceArchiveDataManager, PlaceArchiveBuilding {
  private struct State {
    var held: [HeldDump] = []
    var added: [PlaceDump] = []
    var removed: [[String]] = []
    var contents: [String: PlaceDump.File.Content] = [:]
    var report = PlaceBuildReport()
    var problem: PlaceArchiveState.Problem?
    var busy: DataError?
  }

  private let fake = Mutex(State())

  var held: [HeldDump] {
    get { fake.withLock { $0.held } }
    set { fake.withLock { $0.held = newValue } }
  }
  var contents: [String: PlaceDump.File.Content] {
    get { fake.withLock { $0.contents } }
    set { fake.withLock { $0.contents = newValue } }
  }
  var report: PlaceBuildReport {
    get { fake.withLock { $0.report } }
    set { fake.withLock { $0.report = newValue } }
  }
  var problem: PlaceArchiveState.Problem? {
    get { fake.withLock { $0.problem } }
    set { fake.withLock { $0.problem = newValue } }
  }
  var busy: DataError? {
    get { fake.withLock { $0.busy } }
    set { fake.withLock { $0.busy = newValue } }
  }
  var added: [PlaceDump] { fake.withLock { $0.added } }
  var removed: [[String]] { fake.withLock { $0.removed } }
  let hasFile = true

  func checkIsFree() throws(DataError) { if let busy { throw busy } }

  func state() -> PlaceArchiveState {
    PlaceArchiveState(held, size: held.isEmpty ? 0 : 12_300_000, problem: problem)
  }

  func content(of path: String) -> PlaceDump.File.Content { contents[path] ?? .places }

  func add(
    _ dumps: [PlaceDump], progress: @escaping @Sendable (PlaceBuildProgress) -> Void
  ) -> PlaceBuildReport {
    fake.withLock { fake in
      fake.added += dumps
      let isEverything = dumps.contains { $0.name == PlaceDump.everything }
      fake.held.removeAll { held in isEverything || dumps.contains { $0.name == held.name } }
      fake.held += dumps.map { HeldDump(name: $0.name, places: 1_234, addedAt: 0) }
      return fake.report
    }
  }

  func remove(_ names: [String]) { fake.withLock { $0.removed.append(names) } }

  func places(_ query: ArchiveQuery) -> ArchiveAnswer { ArchiveAnswer() }

  func place(_ id: String) -> (place: ArchivedPlace, names: [PlaceName])? { nil }

  func nearest(
    to position: Coordinate, _ conditions: [PlaceCondition], count: Int
  ) -> [ArchivedPlace] { [] }
}
