import Catalog
import Domain
import Geo
import Localization
import MapMocks
import TextUI
import Viper
import ViperMocks

@testable import MapFeature

/// A presenter of a map over mocks, on a screen of 80 × 24, and what it showed.
@MainActor
struct MapStage {
  let view = MockView<MapScene>()
  let router = MockRouter<MapRoute>()
  let interactor: MockMapInteractor
  private let presenter: MapPresenter

  init(
    _ interactor: MockMapInteractor = MockMapInteractor(.success(.harbor)),
    of subject: MapSubject = .entity(.harbor), language: Language = .english,
    memory: MapMemory = MapMemory(), zoom: Double? = nil, isTold: Bool = false,
    _ answers: (inout MockMapInteractor.Answers) -> Void = { _ in }
  ) {
    interactor.answer(answers)
    self.interactor = interactor
    presenter = MapPresenter(
      scene: MapScene(
        subject: subject, viewport: MapViewport(center: WorldPoint(x: 0.25, y: 0.25)),
        size: Size(columns: 80, rows: 24)),
      view: view, interactor: interactor, router: router,
      formatter: MapFormatter(formats: Formats(language)), memory: memory, zoom: zoom,
      isTold: isTold)
  }

  init(
    _ data: MapSubjectData, of subject: MapSubject = .favorites,
    _ answers: (inout MockMapInteractor.Answers) -> Void = { _ in }
  ) {
    self.init(MockMapInteractor(.success(data)), of: subject, answers)
  }

  func handle(_ events: MapEvent...) async { await handle(events) }

  func handle(_ events: [MapEvent]) async {
    for event in events { await presenter.handle(event) }
  }

  /// Lets it handle an event whose task is cancelled from the start.
  func cancel(_ event: MapEvent) async {
    let call = Task { await presenter.handle(event) }
    call.cancel()
    await call.value
  }

  var last: MapScene? { view.scenes.last }
  var content: MapContent? { last?.content.value }
  var frames: [MapFrame] { interactor.frames }

  func isCentered(on place: MapPlace) -> Bool {
    last?.viewport.center == WebMercator.project(place.coordinate)
  }
}
