import Contracts
import Domain
import Geo
import Localization
import Testing

@testable import MapFeature
@testable import PlaceNames

@Suite struct MapFormatterTests {
  private let english = MapFormatter(formats: Formats(.english))
  private let spanish = MapFormatter(formats: Formats(.spanish))
  private let harbor = ResolvedPlace(name: "A", kind: .position, coordinate: .harbor)

  private func town(
    _ name: String, _ country: String, _ coordinate: Coordinate = .harbor, region: String = ""
  ) -> MapPlace {
    MapPlace(
      reference: .harbor, name: name, country: country, region: region, coordinate: coordinate,
      population: 1_686_208)
  }

  /// Half of the world, with these cities.
  private func drawing(
    _ formatter: MapFormatter, _ towns: [MapPlace], choice: Coordinate? = nil
  ) async -> MapDrawing {
    let frame = MapFrame(10, 10, zoom: -2)
    var parts = MapPart.all(in: frame.rect)
    parts[0].towns = towns
    return await formatter.drawing(
      of: MapTerrain(parts: parts), in: frame, overlays: [], choice: choice)
  }

  private func caption(_ label: MapPin.Label, _ formatter: MapFormatter) -> MapCaption {
    formatter.choice(MapPin(label: label, coordinate: .harbor)).caption
  }

  @Test(
    arguments: [
      (0, "0"), (5, "5"), (5.5, "5.5"), (3.25, "3.25"), (3.051, "3.05"), (13.999, "14"),
      (10, "10"), (0.004, "0"), (-0.004, "0"), (-1.48, "-1.48"), (-2, "-2"),
    ] as [(Double, String)])
  func writesTheZoomAsItIsTyped(zoom: Double, expected: String) {
    #expect(zoom.written(in: 100) == expected)
  }

  @Test func writesCaptionsInTheLanguage() {
    let city = town("Moscow", "RU", Coordinate(wrappingLatitude: -0.02, longitude: -0.02))
    let pins: [MapPin.Label] = [.entity(.harbor, title: "Harbor"), .near(city), .position]
    #expect(
      pins.map { caption($0, spanish) } == [
        .title("Harbor"), .near("Moscú, RU", distance: "3,1 km", point: .northEast),
        .position("0.00000, 0.00000"),
      ])
    #expect(
      caption(pins[1], english) == .near("Moscow, RU", distance: "3.1 km", point: .northEast))
  }

  /// What is picked is called as it is listed; as a favorite it is what its catalog calls it.
  @Test func aRowIsNamedInTheLanguageAndSoIsWhatItStandsFor() {
    let row = spanish.row(town("London", "GB"), from: .harbor)
    #expect(row.title == "Londres, GB")
    #expect(
      row.choice
        == MapContent.Choice(
          reference: .harbor, title: "London, GB", caption: .title("Londres, GB"),
          coordinate: .harbor))
  }

  @Test(
    arguments: [(0, "10.000 km"), (5, "200 km"), (14, "500 m"), (11.75, "2 km")]
      as [(Double, String)])
  func labelsTheScaleBar(zoom: Double, label: String) {
    let frame = MapFrame(110, 10, zoom: zoom)
    let nothing = MapContent(
      title: .title(""), choice: nil, drawing: MapDrawing(canvas: frame.size))
    #expect(spanish.emptyDrawing(of: frame, showing: nothing).scale?.label == label)
  }

  @Test func countriesAreNamedInTheLanguage() {
    let peru = MapMark(title: "Peru", country: "PE", coordinate: .harbor)
    let port = MapMark(
      title: "Harbor", coordinate: .harbor, reference: .harbor)
    let group = MapSubjectData(kind: .named(by: "News"), marks: [peru, port])
    #expect(
      spanish.places(of: group) == [
        MapMark(title: "Perú", coordinate: .harbor), port,
      ])
  }

  /// Eixample is within Barcelona, L'Hospitalet begins where that ends.
  @Test func aPartOfACityIsNoneOfTheLargestPlaces() async {
    let towns = [
      ("Barcelona", 41.3888, 2.159), ("Eixample", 41.389, 2.1618),
      ("L'Hospitalet", 41.3597, 2.0997),
    ].map { town($0, "ES", Coordinate(wrappingLatitude: $1, longitude: $2)) }
    let drawing = await drawing(english, towns, choice: towns[0].coordinate)
    #expect(drawing.around.map(\.title) == ["L'Hospitalet, ES"])
  }

  @Test func citiesAreNamedInTheLanguageOnTheMapAndInSentences() async {
    let drawing = await drawing(spanish, [town("London", "GB"), town("London", "CA")])
    #expect(drawing.towns.map(\.name) == ["Londres", "London"])
    #expect(drawing.towns.map(\.title) == ["Londres, GB", "London, CA"])
    #expect(
      spanish.notice(from: .resolved("london", town("London", "GB")), to: harbor)
        == .distance(
          from: "Londres, GB (Reino Unido)", to: "A", distance: "0,0 km", point: nil))
  }

  @Test func anEndSaysItsStateOrItsCountry() {
    let ends = [
      town("Portland", "US", region: "Oregon"), town("Valencia", "ES", region: "Valencia"),
      town("Portland", "US"),
    ].map {
      ResolvedPlace.resolved("", $0)
    }
    #expect(
      english.notice(from: ends[2], to: ends[2])
        == .distance(
          from: "Portland, US (United States)", to: "Portland, US (United States)",
          distance: "0.0 km", point: nil))
    #expect(
      english.notice(from: ends[0], to: ends[1])
        == .distance(
          from: "Portland, US (Oregon)", to: "Valencia, ES (Spain)", distance: "0.0 km", point: nil)
    )
  }

  @Test func thereIsNoMarkerOutOfView() {
    let frame = MapFrame(10, 10, x: 0.25)
    let content = MapContent(
      title: .title(""), choice: .harbor, places: [.city(0)],
      drawing: MapDrawing(canvas: frame.size))
    let drawing = english.emptyDrawing(of: frame, showing: content)
    #expect(drawing.marker == nil && drawing.marks == [])
  }

  @Test(arguments: [(0.0499, nil), (0.0501, .north)] as [(Double, CompassPoint?)])
  func whatIsThereLiesInNoDirection(kilometres: Double, point: CompassPoint?) {
    let north = Coordinate(
      wrappingLatitude: kilometres / Geodesy.earthRadius * 180 / .pi, longitude: 0)
    let there = ResolvedPlace(name: "B", kind: .position, coordinate: north)
    let distance = kilometres < 0.05 ? "0.0 km" : "0.1 km"
    #expect(english.row(town("Port", "AA", north), from: .harbor).point == point)
    #expect(
      english.notice(from: harbor, to: there)
        == .distance(from: "A", to: "B", distance: distance, point: point))
    #expect(
      english.notice(of: MapFinding([town("Port", "AA")]), from: north)
        == .nearest("Port, AA", country: "AA", distance: distance, point: point))
    let pin = MapPin(label: .near(town("Port", "AA")), coordinate: north)
    #expect(
      english.choice(pin).caption
        == (point.map { .near("Port, AA", distance: distance, point: $0) } ?? .title("Port, AA")))
  }

  // MARK: - Things of a street map

  private func thing(_ metres: Double, tags: [StreetTag] = []) -> StreetThing {
    StreetThing(
      .streetName, "Quay", at: Coordinate(wrappingLatitude: 1, longitude: 0),
      kilometres: metres / 1000, tags: tags)
  }

  /// Its name once more, ranks and what is not so are for programs.
  @Test func theTagsOfAThingAreThoseThatSaySomething() {
    let tags = [
      ("name", "Quay"), ("name:es", "Muelle"), ("name:en", "Quay"), ("brand", "Quay"),
      ("rank", "3"),
      ("oneway", "false"), ("layer", "0"), ("note", ""), ("surface", "asphalt"), ("lit", "yes"),
    ].map { StreetTag($0.0, $0.1) }
    let choice = english.choice(thing(0, tags: tags), among: [])
    #expect(choice.tags?.map(\.key) == ["name:es", "brand", "surface", "lit"])
  }

  @Test func aThingsFactsFitTheirRoom() {
    let tags = [("opening_hours", "24/7"), ("addr:street", "Quay")].map { StreetTag($0.0, $0.1) }
    let choice = english.choice(thing(0), among: [])
    let all = ["opening hours: 24/7", "addr street: Quay", "1.00000, 0.00000"]
    #expect(
      (0...4).map { english.facts(of: choice, tagged: tags, count: $0) }
        == [[all[2]], [all[2]], [all[0], all[2]], all, all])
  }

  @Test(arguments: [
    (0.0, "0 m", false), (4, "0 m", false), (5, "10 m", true), (994, "990 m", true),
    (995, "1.0 km", true), (1240, "1.2 km", true),
  ])
  func theWayToAThingIsInTensOfMetres(metres: Double, distance: String, hasPoint: Bool) {
    let described = english.described([thing(metres)], from: .harbor)
    #expect(described.map(\.distance) == [distance])
    #expect(described.map(\.point) == [hasPoint ? .north : nil])
    #expect(
      english.notice(of: thing(metres), from: .harbor)
        == .thing("Quay", .streetName, distance: distance, point: hasPoint ? .south : nil))
  }

  @Test func aDescriptionNamesEightThings() {
    let things = Array(repeating: thing(5), count: 9)
    #expect(english.described(things, from: .harbor).count == 8)
  }

  // MARK: - Rows

  @Test func placesOfOneNameSayTheirRegions() {
    let towns = [("Port", "North"), ("Port", "South"), ("Port", ""), ("Bay", "West")].map {
      town($0.0, "AA", region: $0.1)
    }
    let rows = english.rows(of: towns) { MapListing.Row(title: $0.title, choice: .city(1)) }
    #expect(rows.map(\.note) == ["North", "South", nil, nil])
    let noted = english.rows(of: towns) {
      MapListing.Row(title: $0.title, note: "Harbor", choice: .city(1))
    }
    #expect(noted.map(\.note) == ["Harbor · North", "Harbor · South", "Harbor", "Harbor"])
  }
}
