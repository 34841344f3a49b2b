package import Catalog
package import Domain
package import MapFeature
import Synchronization

/// Answers with the results it was given, in order, `nothingToUndo` when there is none left; and every
/// question with what it was given for it.
///
/// It records which views it was asked about, and under which titles favorites were to be kept.
package final class MockMapInteractor: MapInteracting {
  /// What it answers to questions.
  package struct Answers: Sendable {
    /// Nearest first.
    package var neighbors: [MapPlace] = []
    /// Every text finds them.
    package var cities: [MapPlace] = []
    package var areSuggestions = false
    package var pairs: [String: MapPair] = [:]
    package var extents: [String: CountryExtent] = [:]
    package var list: Result<MapSubjectData?, DataError> = .success(nil)
  }

  private let answers = Mutex(Answers())
  private let subjects: Mutex<[Result<MapSubjectData, DataError>]>
  private let toggles: Mutex<[Result<Favorite?, DataError>]>
  private let undos: Mutex<[Result<[Favorite], DataError>]>
  private let find: @Sendable (MapFrame) async -> MapTerrain
  private let log = Mutex<[MapFrame]>([])
  private let titles = Mutex<[String]>([])

  package init(
    _ subjects: Result<MapSubjectData, DataError>...,
    toggles: [Result<Favorite?, DataError>] = [],
    undos: [Result<[Favorite], DataError>] = [],
    terrain: @escaping @Sendable (MapFrame) async -> MapTerrain = { _ in MapTerrain() }
  ) {
    self.subjects = Mutex(subjects)
    self.toggles = Mutex(toggles)
    self.undos = Mutex(undos)
    find = terrain
  }

  /// Says what it answers to questions.
  package func answer(_ change: (inout Answers) -> Void) { answers.withLock { change(&$0) } }

  package var frames: [MapFrame] { log.withLock { $0 } }
  package var starred: [String] { titles.withLock { $0 } }

  package func subjectData() async throws(DataError) -> MapSubjectData {
    try subjects.next().get()
  }

  package func terrain(in frame: MapFrame, outlining country: String?) async -> MapTerrain {
    log.withLock { $0.append(frame) }
    return await find(frame)
  }

  package func toggleFavorite(
    _ reference: Reference, title: String, position: Coordinate
  ) async throws(DataError) -> Favorite? {
    titles.withLock { $0.append(title) }
    return try toggles.next().get()
  }

  package func undo() async throws(DataError) -> [Favorite] { try undos.next().get() }

  package func pin(at position: Coordinate) async -> MapPin {
    MapPin(label: .position, coordinate: position)
  }

  package func nearby(_ position: Coordinate, count: Int) async -> [MapPlace] {
    answers.withLock { Array($0.neighbors.prefix(count)) }
  }

  package func setting(of position: Coordinate) async -> MapSetting {
    MapSetting(position: position, country: "AA", shore: .coast)
  }

  package func found(_ text: String, count: Int) async -> MapFinding {
    answers.withLock {
      MapFinding(Array($0.cities.prefix(count)), areSuggestions: $0.areSuggestions)
    }
  }

  package func place(_ reference: Reference) async throws(DataError) -> MapPlace {
    let cities = answers.withLock { $0.cities }
    guard let place = cities.first(where: { $0.reference == reference }) else {
      throw .notFound(reference)
    }
    return place
  }

  package func pair(_ text: String) async -> MapPair {
    answers.withLock { $0.pairs[text] ?? .none }
  }

  package func extent(of country: String) async -> CountryExtent {
    answers.withLock { $0.extents[country] ?? .unknown }
  }

  package func results() async throws(DataError) -> MapSubjectData? {
    try answers.withLock { $0.list }.get()
  }
}

extension Mutex {
  /// Takes the next of some answers.
  fileprivate func next<Answer: Sendable>() -> Result<Answer, DataError>
  where Value == [Result<Answer, DataError>] {
    withLock { $0.isEmpty ? .failure(.nothingToUndo) : $0.removeFirst() }
  }
}
