import Catalog
import Domain
import Localization
import Testing
import TextUI

@testable import MapFeature

@Suite struct MapFormatterTests {
  @Test(
    arguments: [
      (0, "0"), (5, "5"), (5.5, "5.5"), (3.25, "3.25"), (3.051, "3.05"), (13.999, "14"),
      (10, "10"), (0.004, "0"), (-0.004, "0"), (-1.48, "-1.48"), (-2, "-2"),
    ] as [(Double, String)])
  func writesTheZoomAsItIsTyped(zoom: Double, expected: String) {
    #expect(MapFormatter.zoom(zoom) == expected)
  }

  @Test func writesCaptionsInTheLanguage() {
    let pins: [MapPin.Label] = [
      .entity(.harbor, title: "Harbor"), .near("Port", kilometres: 3.14, bearing: 44), .position,
    ]
    #expect(
      pins.map { caption($0, .spanish) } == [
        .title("Harbor"), .near("Port", distance: "3,1 km", point: .northEast),
        .position("0.00000, 0.00000"),
      ])
    #expect(caption(pins[1], .english) == .near("Port", distance: "3.1 km", point: .northEast))
  }

  @Test(
    arguments: [(0, "10.000 km"), (5, "200 km"), (14, "500 m"), (11.75, "2 km")]
      as [(Double, String)])
  func labelsTheScaleBar(zoom: Double, label: String) {
    let viewport = MapViewport(center: WorldPoint(x: 0.5, y: 0.5), zoom: zoom)
    let drawing = MapFormatter(formats: Formats(.spanish)).drawing(
      MapPicture(canvas: Size(columns: 110, rows: 10)), of: viewport, choice: .harbor, marks: [])
    #expect(drawing.scale?.label == label)
  }

  @Test func countriesAreNamedInTheLanguage() {
    let peru = MapMark(kind: .place, title: "Peru", country: "PE", coordinate: .harbor)
    let port = MapMark(
      kind: .place, title: "Harbor", coordinate: .harbor, reference: .harbor)
    let group = MapGroup(kind: .named(by: .harbor, title: "News"), marks: [peru, port])
    #expect(
      MapFormatter(formats: Formats(.spanish)).places(of: group) == [
        MapMark(kind: .place, title: "Perú", coordinate: .harbor), port,
      ])
  }

  /// Eixample is within Barcelona, L'Hospitalet begins where that ends.
  @Test func aPartOfACityIsNoneOfTheLargestPlaces() {
    let towns = [
      ("Barcelona", 41.3888, 2.159, 1_686_208), ("Eixample", 41.389, 2.1618, 266_477),
      ("L'Hospitalet", 41.3597, 2.0997, 257_038),
    ].map { name, latitude, longitude, population in
      MapPicture.Town(
        dot: MapDot(x: 1, y: 1),
        place: MapPlace(
          reference: .harbor, name: name, country: "ES",
          coordinate: Coordinate(wrappingLatitude: latitude, longitude: longitude),
          population: population))
    }
    let drawing = MapFormatter(formats: Formats(.english)).drawing(
      MapPicture(canvas: Size(columns: 10, rows: 10), towns: towns),
      of: MapViewport(center: WorldPoint(x: 0.5, y: 0.4), zoom: 5),
      choice: towns[0].place.coordinate, marks: [])
    #expect(drawing.around.map(\.title) == ["L'Hospitalet, ES"])
  }

  @Test func citiesAreNamedInTheLanguageOnTheMapAndInSentences() {
    let spanish = MapFormatter(formats: Formats(.spanish))
    let towns = [("London", "GB"), ("London", "CA")].map {
      MapPicture.Town(
        dot: MapDot(x: 1, y: 1),
        place: MapPlace(
          reference: .harbor, name: $0.0, country: $0.1, coordinate: .harbor, population: 1))
    }
    let picture = MapPicture(canvas: Size(columns: 10, rows: 10), towns: towns)
    let viewport = MapViewport(center: WorldPoint(x: 0.5, y: 0.5))
    let drawing = spanish.drawing(picture, of: viewport, choice: nil, marks: [])
    #expect(drawing.towns.map(\.name) == ["Londres", "London"])
    let london = MapPair.End(title: "London, GB", coordinate: .harbor)
    guard
      case .distance("Londres, GB", _, _, _, _) = spanish.notice(
        of: MapPair(from: london, to: london))
    else {
      Issue.record("not in Spanish")
      return
    }
    #expect(
      caption(.near("Moscow, RU", kilometres: 3, bearing: 0), .spanish)
        == .near("Moscú, RU", distance: "3,0 km", point: .north))
  }

  @Test func thereIsNoMarkerOutOfView() {
    let viewport = MapViewport(center: WorldPoint(x: 0.25, y: 0.5))
    let drawing = MapFormatter(formats: Formats(.english)).drawing(
      MapPicture(canvas: Size(columns: 10, rows: 10)), of: viewport, choice: .harbor, marks: [])
    #expect(drawing.marker == nil)
  }

  @Test(arguments: [(0.0499, nil), (0.0501, .north)] as [(Double, CompassPoint?)])
  func whatIsThereLiesInNoDirection(kilometres: Double, point: CompassPoint?) {
    let formatter = MapFormatter(formats: Formats(.english))
    let near = MapNeighbor(.city(1), kilometres: kilometres, bearing: 0)
    let north = Coordinate(
      wrappingLatitude: kilometres / Geodesy.earthRadius * 180 / .pi, longitude: 0)
    let pair = MapPair(
      from: .init(title: "A", coordinate: .harbor), to: .init(title: "B", coordinate: north))
    let distance = kilometres < 0.05 ? "0.0 km" : "0.1 km"
    #expect(formatter.row(near).point == point)
    #expect(
      formatter.notice(of: pair) == .distance(from: "A", to: "B", distance: distance, point: point))
    let from = Coordinate(wrappingLatitude: 2, longitude: 0)
    #expect(
      formatter.notice(of: near, from: from)
        == .nearest("City 1, AA", country: "AA", distance: distance, point: point))
    let there = caption(.near("Port", kilometres: kilometres, bearing: 0), .english)
    #expect(
      there == (point.map { .near("Port", distance: distance, point: $0) } ?? .title("Port")))
  }

  private func caption(_ label: MapPin.Label, _ language: Language) -> MapCaption {
    MapFormatter(formats: Formats(language))
      .choice(MapPin(label: label, coordinate: .harbor)).caption
  }
}
