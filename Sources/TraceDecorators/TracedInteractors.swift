package import CompareFeature
package import Contracts
package import DetailFeature
package import Domain
package import FavoritesFeature
import Geo
package import HomeFeature
package import ListFeature
package import MapFeature
package import PlaceNames
import Trace

extension Traced: ListInteracting where Wrapped == any ListInteracting {
  package func page(_ query: CatalogQuery) async throws(DataError) -> ListPage {
    try await recorder.call(query, to: wrapped.page)
  }

  package func load(_ query: CatalogQuery, _ policy: CachePolicy) -> AnySteps<Loaded<ListPage>> {
    recorder.steps(query, policy, of: wrapped.load)
  }

  package func countElsewhere(_ query: CatalogQuery) async -> Int {
    await recorder.call(query, to: wrapped.countElsewhere)
  }

  package func change(_ change: StarChange) async throws(DataError) -> StarOutcome {
    try await recorder.call(change, to: wrapped.change)
  }

  package func copy(_ references: [Reference]) async throws(DataError) {
    try await recorder.call(references, to: wrapped.copy)
  }

  package func thumbnails(
    of rows: [ListRow], fitting size: PictureSize
  ) -> AnySteps<Thumbnail> {
    recorder.steps(rows, size, of: wrapped.thumbnails)
  }
}

extension Traced: DetailInteracting where Wrapped == any DetailInteracting {
  package func open(_ id: String, _ policy: CachePolicy) -> AnySteps<Loaded<DetailAnswer>> {
    recorder.steps(id, policy, of: wrapped.open(_:_:))
  }

  package func reference(
    _ steps: Int, from id: String
  ) async throws(DataError) -> Reference? {
    try await recorder.call(steps, id, to: wrapped.reference)
  }

  package func change(_ change: StarChange) async throws(DataError) -> StarOutcome {
    try await recorder.call(change, to: wrapped.change)
  }

  package func open(_ link: WebLink) async throws(DataError) {
    try await recorder.call(link, to: wrapped.open(_:))
  }

  package func copy(_ text: String) async throws(DataError) {
    try await recorder.call(text, to: wrapped.copy)
  }

  package func picture(
    _ address: PictureAddress, fitting size: PictureSize
  ) async throws(PictureProblem) -> Picture {
    try await recorder.call(address, size, to: wrapped.picture)
  }
}

extension Traced: CompareInteracting where Wrapped == any CompareInteracting {
  package func answer(
    _ comparison: Comparison
  ) async throws(DataError) -> Result<CompareAnswer, CompareMiss> {
    try await recorder.call(comparison, to: wrapped.answer)
  }
}

extension Traced: FavoritesInteracting where Wrapped == any FavoritesInteracting {
  package func page(_ query: CatalogQuery) async throws(DataError) -> ListPage {
    try await recorder.call(query, to: wrapped.page)
  }

  package func change(_ change: FavoritesChange) async throws(DataError) -> FavoritesNotice {
    try await recorder.call(change, to: wrapped.change)
  }
}

extension Traced: MapInteracting where Wrapped == any MapInteracting {
  package func subjectData() async throws(DataError) -> MapSubjectData {
    try await recorder.call(to: wrapped.subjectData)
  }

  package func terrain(in frame: MapFrame, outlining country: String?) async -> MapTerrain {
    await recorder.call(frame, country, to: wrapped.terrain)
  }

  package func streets(in frame: MapFrame, language: Language) -> AnySteps<MapStreets> {
    recorder.steps(frame, language, of: wrapped.streets)
  }

  package func things(in frame: MapFrame, language: Language) async -> [StreetThing] {
    await recorder.call(frame, language, to: wrapped.things)
  }

  /// Passes points on without a record: there would be many in a second.
  package func nextPoints() async throws(DataError) -> PointSet? {
    try await wrapped.nextPoints()
  }

  package func change(_ change: MapChange) async throws(DataError) -> StarOutcome {
    try await recorder.call(change, to: wrapped.change)
  }

  package func copy(_ text: String) async throws(DataError) {
    try await recorder.call(text, to: wrapped.copy)
  }

  package func cities(_ query: CityQuery, count: Int) async throws(DataError) -> MapFinding {
    try await recorder.call(query, count, to: wrapped.cities)
  }

  package func places(
    ofKind kind: String, around position: Coordinate, count: Int
  ) async throws(DataError) -> [MapPlace]? {
    try await recorder.call(kind, position, count, to: wrapped.places)
  }

  package func pair(_ text: String, from here: ResolvedPlace?) async throws(DataError) -> MapPair {
    try await recorder.call(text, here, to: wrapped.pair)
  }

  package func meaning(of text: String, count: Int) async throws(DataError) -> MapMeaning {
    try await recorder.call(text, count, to: wrapped.meaning)
  }

  package func place(nearestTo position: Coordinate) async -> NearestPlace? {
    await recorder.call(position, to: wrapped.place)
  }

  package func setting(of position: Coordinate) async -> MapSetting {
    await recorder.call(position, to: wrapped.setting)
  }

  package func places(of target: MapTarget) async throws(DataError) -> MapSubjectData? {
    try await recorder.call(target, to: wrapped.places)
  }
}

extension Traced: HomeInteracting where Wrapped == any HomeInteracting {
  /// Passes the number on without a record: it is no more than a reading.
  package func placeCount() -> Int { wrapped.placeCount() }

  package func world() async -> MapGeometry { await recorder.call(to: wrapped.world) }

  package func entries() async throws(DataError) -> [HomeEntry] {
    try await recorder.call(to: wrapped.entries)
  }
}
