import Components
import Contracts
import Domain
import Geo
import Localization
import TestSupport
import Testing
import TextUI
import Viper
import ViperMocks

@testable import MapFeature

/// The rows below a map, and what is said of places.
@Suite struct MapListingTests {
  private let rows = [
    MapListing.Row(title: "City 1, AA", choice: .city(1), distance: "111 km", point: .northEast),
    MapListing.Row(title: "Longer City 2, AA", choice: .city(2), distance: "9.1 km", point: .west),
  ]

  @Test func standsBetweenTheMapAndItsFooter() {
    let lines = text(scene(rows: 10), .english)
    #expect(lines.count == 10)
    #expect(
      lines.suffix(3) == [
        " 1  City 1, AA        111 km  NE", "›2  Longer City 2, …  9.1 km  W",
        "City 2, AA · zoom 5 · GeoNames",
      ])
    #expect(text(scene(rows: 10), .spanish)[8].hasSuffix("9.1 km  O"))
  }

  @Test func theNameACityWasFoundByStandsBesideItsOwn() {
    let rows = [
      MapListing.Row(title: "Bay, AA", choice: .city(1)),
      MapListing.Row(title: "Port, AA", note: "Bayou", choice: .city(2)),
    ]
    let lines = MapListing(rows: rows)
      .lines(32, choice: .city(2), Strings(.english))
    #expect(lines.map(\.text) == [" 1  Bay, AA", "›2  Port, AA  Bayou"])
  }

  /// Four "Paris, US" can't be told apart by their names.
  @Test(arguments: [
    (Language.english, ["Paname · Texas", "New York", nil, nil]),
    (.spanish, ["Paname · Texas", "Nueva York", nil, nil]),
  ])
  func namesakesSayTheirRegion(language: Language, notes: [String?]) {
    func place(_ id: Int, _ name: String, _ region: String, _ other: String? = nil) -> MapPlace {
      MapPlace(
        reference: Reference(.cities, "\(id)"), name: name, country: "US", region: region,
        coordinate: .harbor, population: 1, matchedName: other)
    }
    let places = [
      place(1, "Paris", "Texas", "Paname"), place(2, "Paris", "New York"), place(3, "Paris", ""),
      place(4, "Rome", "Georgia"),
    ]
    var scene = scene(rows: 30)
    scene = MapScene(
      subject: .world, language: language, viewport: scene.viewport, size: scene.size,
      content: scene.content)
    scene.choose(places, orElse: .refused(.noPlace))
    #expect(scene.listing?.rows.map(\.note) == notes)
    scene.list(scene.formatter.listing(of: places, around: .harbor))
    #expect(scene.listing?.rows.map(\.note) == [notes[0]?.dropFirst(9).description] + notes[1...])
  }

  @Test func aCityThatIsInTheMiddleIsHere() {
    let rows = [MapListing.Row(title: "Bay, AA", choice: .city(1), distance: "0.0 km", point: nil)]
    let said = [Language.english, .spanish].map {
      MapListing(middle: .harbor, rows: rows).lines(32, choice: nil, Strings($0)).map(
        \.text)
    }
    #expect(said == [[" 1  Bay, AA  here"], [" 1  Bay, AA  aquí"]])
  }

  @Test(arguments: [(2, 0), (3, 0), (4, 1), (7, 2), (60, 2)])
  func leavesTheMapTheGreaterPart(rows: Int, listed: Int) {
    let scene = scene(rows: rows)
    #expect(scene.canvas.rows == rows - 1 - listed)
    #expect(text(scene, .english).count == rows)
    #expect(
      text(scene, .english).filter { $0.contains("City") && $0.contains(" km ") }.count == listed)
  }

  @Test func numbersCanBeCompleted() async {
    await MainActor.run {
      let view = MapView(surface: MockSurface(), strings: Strings(.english), mode: .braille)
      view.display(scene(rows: 10))
      #expect(view.status.numbers == ScreenNumbers(rows: rows.map(\.title)))
    }
  }

  @Test func isDescribedInWords() {
    let lines = MapView.text(
      scene(rows: 10), size: Size(columns: 30, rows: 10), strings: Strings(.english), mode: nil
    ).map(\.spoken)
    #expect(
      lines.contains("Marked in view: City 3, AA, City 4, AA."))
    #expect(lines.contains { $0.hasPrefix("1. City 1, AA") })
    #expect(lines.contains { $0.contains("2. Longer City 2, AA") })
  }

  @Test(
    arguments: [
      (
        .nearest("Lima, PE", country: "PE", distance: "3 km", point: .north),
        "El centro (Perú) está a 3 km al N de Lima, PE."
      ),
      (
        .distance(from: "A", to: "B", distance: "9 km", point: .west),
        "A – B: 9 km, rumbo O."
      ),
      (
        .nearest("Lima, PE", country: "PE", distance: "0.0 km", point: nil),
        "El centro (Perú) está en Lima, PE."
      ),
      (.distance(from: "A", to: "B", distance: "0.0 km", point: nil), "A – B: el mismo lugar."),
      (.distance(from: "A", to: "A", distance: "0.0 km", point: nil), "Los dos son A."),
      (.isHere(.title("Lima, PE")), "Ya estás en el mapa de Lima, PE."),
      (.isHere(.favorites("3")), "Ya estás en el mapa."),
      (
        .places(guesses: [.init(title: "Paris, FR", others: 2)], unknown: ["Oz", "Nod"]),
        "París, FR es el mayor de 3 lugares con ese nombre; no están en el mapa: Oz, Nod."
      ),
      (
        .unknown("barcelna", .noPlace, near: ["Barcelona, ES"]),
        "Ningún lugar se llama «barcelna». ¿Querías decir Barcelona, ES?"
      ),
      (
        .unknown("lim", .noPlace, near: ["Lima, PE", "Lima, US", "Limoges, FR"]),
        "Ningún lugar se llama «lim». ¿Querías decir Lima, PE; Lima, US o Limoges, FR?"
      ),
      (
        .copied("-12.04318, -77.02824", isMarker: true),
        "Copiada la posición del marcador: -12.04318, -77.02824"
      ),
      (
        .copied("0.00000, 0.00000", isMarker: false),
        "Copiada la posición del centro: 0.00000, 0.00000"
      ),
      (.unknown("Singapur", .noOutline), "El mapa no muestra Singapur."),
    ] as [(MapNotice, String)])
  func noticesSayWhatHappened(notice: MapNotice, words: String) {
    var scene = scene(rows: 10)
    scene.notice = notice
    let said = MapView.messages(scene, columns: 200, strings: Strings(.spanish)).map(\.text)
    #expect(said == [words])
  }

  @Test(
    arguments: [
      (.favorites("12"), "favoritos: 12"), (.results(.cities, "3"), "ciudades: 3"),
      (.title("News"), "News"),
    ] as [(MapCaption, String)])
  func captionsSayWhatIsShown(caption: MapCaption, words: String) {
    #expect(Strings(.spanish).text(of: caption) == words)
  }

  private func text(_ scene: MapScene, _ language: Language) -> [String] {
    MapView.text(scene, size: scene.size, strings: Strings(language), mode: .braille)
      .map(\.trimmed)
  }

  private func scene(rows count: Int) -> MapScene {
    var scene = MapScene(
      subject: .entity(.harbor), language: .english,
      viewport: MapViewport(center: WorldPoint(x: 0.5, y: 0.5)),
      size: Size(columns: 32, rows: count))
    scene.listing = MapListing(middle: .harbor, rows: rows)
    let marks = [3, 4].map {
      MapDrawing.Mark(ink: .place, dot: MapDot(x: $0, y: 0), title: "City \($0), AA")
    }
    scene.content = .success(
      MapContent(
        title: .title("City 2, AA"), choice: .city(2),
        drawing: MapDrawing(canvas: scene.canvas, marks: marks, zoom: "5")))
    return scene
  }
}
