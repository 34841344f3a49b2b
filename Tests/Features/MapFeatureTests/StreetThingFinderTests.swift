import Contracts
import Domain
import Geo
import Testing

@testable import MapFeature

/// The named things around the middle of a view, which is (0.5, 0.5) of its tile and shows half of it.
@Suite struct StreetThingFinderTests {
  private let tile = StreetFixture.tile

  private func things(_ features: StreetFeature...) -> [StreetThing] {
    StreetThingFinder(StreetFixture.frame()).things(in: [StreetTile(tile, features: features)])
  }

  private func feature(
    _ kind: StreetKind, _ name: String, _ points: (Float, Float)..., tags: [StreetTag] = []
  ) -> StreetFeature {
    StreetFeature(
      kind, parts: [points.map { TilePoint(x: $0.0, y: $0.1) }], name: name, tags: tags)
  }

  /// A point of the world in thousandths of the tile.
  private func thousandths(_ x: Double, _ y: Double) -> [Int] {
    [x, y].map { Int((($0 * 16384 - 8192) * 1000).rounded()) }
  }

  private func place(_ thing: StreetThing) -> [Int] {
    let point = WebMercator.project(thing.coordinate)
    return thousandths(point.x, point.y)
  }

  private func box(_ thing: StreetThing) -> [[Int]]? {
    thing.box.map { [thousandths($0.minX, $0.minY), thousandths($0.maxX, $0.maxY)] }
  }

  // MARK: - Which things there are

  /// No part of a country is one, nor one house number of many; ways are streets, whatever their class.
  @Test func mostKindsAreThings() {
    let features = StreetKind.allCases.map { feature($0, "\($0)", (0.4, 0.5), (0.6, 0.5)) }
    let found = StreetThingFinder(StreetFixture.frame()).things(
      in: [StreetTile(tile, features: features)])
    let others: Set<StreetKind> = [
      .country, .region, .city, .town, .village, .houseNumber, .border, .regionBorder,
    ]
    let ways: Set<StreetKind> = [
      .path, .service, .street, .tertiary, .secondary, .primary, .trunk, .motorway, .streetName,
    ]
    let expected = StreetKind.allCases.filter { !others.contains($0) }
    #expect(found.map(\.name).sorted() == expected.map { "\($0)" }.sorted())
    for thing in found {
      let isWay = ways.contains { "\($0)" == thing.name }
      #expect((thing.kind == .streetName) == isWay)
      #expect(thing.axis == (isWay ? .eastWest : nil))
    }
  }

  @Test func whatHasNoNameOrIsOutOfViewIsNone() {
    let found = things(
      feature(.station, "", (0.5, 0.5)), feature(.station, "In", (0.7, 0.5)),
      feature(.station, "Out", (0.8, 0.5)), feature(.station, "South", (0.5, 0.8)))
    #expect(found.map(\.name) == ["In"])
  }

  /// The nearest comes first; as near, those of a kind together, by their names.
  @Test func thingsHaveAnOrder() {
    let found = things(
      feature(.pointOfInterest, "B", (0.6, 0.5)), feature(.pointOfInterest, "A", (0.6, 0.5)),
      feature(.station, "Z", (0.6, 0.5)), feature(.pointOfInterest, "C", (0.55, 0.5)))
    #expect(found.map(\.name) == ["C", "Z", "A", "B"])
  }

  @Test func ofOneNameTheNearestOfAKindIsTheThing() {
    let found = things(
      feature(.pointOfInterest, "Spring", (0.7, 0.5), tags: [StreetTag("far", "yes")]),
      feature(.pointOfInterest, "Spring", (0.6, 0.5), tags: [StreetTag("near", "yes")]),
      feature(.pointOfInterest, "Spring", (0.6, 0.5), tags: [StreetTag("second", "yes")]),
      feature(.station, "Spring", (0.65, 0.5)),
      feature(.street, "Spring", (0.4, 0.55), (0.6, 0.55)),
      feature(.streetName, "Spring", (0.4, 0.5), (0.6, 0.5)))
    #expect(found.map(\.kind) == [.streetName, .pointOfInterest, .station])
    #expect(found.map(place) == [[500, 500], [600, 500], [650, 500]])
    #expect(found[1].tags == [StreetTag("near", "yes")])
  }

  // MARK: - Where they are

  /// Inside an area the middle is there; a street around the middle is as far as its nearest point.
  @Test func onlyAnAreaHasAnInside() {
    let corners: [(Float, Float)] = [(0.3, 0.4), (0.7, 0.4), (0.7, 0.7), (0.3, 0.7), (0.3, 0.4)]
    let ring = [corners.map { TilePoint(x: $0.0, y: $0.1) }]
    let found = things(
      StreetFeature(.park, parts: ring, name: "Park"),
      StreetFeature(.street, parts: ring, name: "Ring"))
    #expect(found.map(\.name) == ["Park", "Ring"])
    #expect(found.map(place) == [[500, 500], [500, 400]])
    #expect(found[0].kilometres == 0)
    #expect(Int(found[1].kilometres * 1000) == 244)
    #expect(found.map(\.axis) == [nil, .eastWest])
    #expect(found.map(box) == [[[300, 400], [700, 700]], [[300, 400], [700, 700]]])
  }

  @Test(
    arguments: [
      // Beside a line; before its start; beyond its end; at a corner of two ways; at its only point.
      ([(0.65, 0.7), (0.45, 0.3)], [540, 480], .northWestSouthEast),
      ([(0.5, 0.6), (0.9, 0.5)], [524, 594], .eastWest),
      ([(0.6, 0.5), (0.7, 0.6)], [600, 500], .northWestSouthEast),
      ([(0.3, 0.6), (0.4, 0.5)], [400, 500], .northEastSouthWest),
      ([(0.3, 0.6), (0.65, 0.6), (0.65, 0.3)], [500, 600], .eastWest),
      ([(0.6, 0.4)], [600, 400], nil),
      ([(0.25, 0.75), (0.5, 0.625), (0.75, 0.75)], [500, 625], .northEastSouthWest),
    ] as [([(Float, Float)], [Int], StreetAxis?)])
  func aStreetIsAtItsNearestPoint(points: [(Float, Float)], nearest: [Int], axis: StreetAxis?) {
    let street = StreetFeature(
      .street, parts: [points.map { TilePoint(x: $0.0, y: $0.1) }], name: "Street")
    let found = things(street)
    #expect(found.map(place) == [nearest])
    #expect(found.map(\.axis) == [axis])
  }

  /// A line of one point that is there twice has no length.
  @Test func aStreetWithoutALengthIsWhereItStarts() {
    #expect(
      things(feature(.street, "Stub", (0.6, 0.5), (0.6, 0.5))).map(place) == [[600, 500]])
  }

  /// The nearest way may lead over the edge of the world.
  @Test func whatIsOnAnotherTurnRoundTheEarthIsNear() {
    let first = StreetFixture.id(14, 0, 8192)
    let finder = StreetThingFinder(
      MapFrame(64, 32, zoom: 14, x: 1 - 0.1 / 16384, y: 0.5 + 0.5 / 16384))
    let found = finder.things(in: [
      StreetTile(
        first,
        features: [
          feature(.station, "East", (0.1, 0.5)),
          StreetFeature(.park, parts: StreetFixture.square(-0.5, 1), name: "Park"),
        ])
    ])
    #expect(found.map(\.name) == ["Park", "East"])
    #expect(found.map { Int(($0.kilometres * 1000).rounded()) } == [0, 489])
    #expect(found[0].kilometres == 0)
  }

  /// A tile of the whole world is on one turn, wherever in it the middle is.
  @Test(arguments: [0.1, 0.4, 0.6, 0.9])
  func aTileAsWideAsTheWorldIsOnOneTurn(x: Double) {
    let line = StreetFeature(
      .river, parts: StreetFixture.line((Float(x - 0.05), 0.5), (Float(x + 0.05), 0.5)),
      name: "River")
    let found = StreetThingFinder(MapFrame(64, 32, zoom: 2, x: x)).things(
      in: [StreetTile(StreetFixture.id(0, 0, 0), features: [line])])
    #expect(found.map { ($0.kilometres * 10).rounded() } == [0])
  }

  // MARK: - The box around them

  /// A street that comes out of several tiles is known as a whole; two shops of one name are two.
  @Test func aStreetIsKnownWithAllItsPieces() {
    let street = StreetFeature(
      .streetName, parts: StreetFixture.line((0, 0.5), (1, 0.5)), name: "Long Street")
    let places: [(Float, Float)] = [(0.45, 0.5), (0.55, 0.5)]
    let shops = places.map {
      StreetFeature(.pointOfInterest, parts: StreetFixture.line($0), name: "Shop")
    }
    let tiles = [
      StreetTile(tile, features: [street] + shops),
      StreetTile(StreetFixture.id(14, 8193, 8192), features: [street]),
    ]
    let found = StreetThingFinder(StreetFixture.frame()).things(in: tiles)
    #expect(found.map(\.name) == ["Long Street", "Shop"])
    #expect(found.map(box) == [[[0, 500], [2000, 500]], nil])
  }

  @Test func theBoxHasAllCorners() {
    let river = StreetFeature(
      .river, parts: StreetFixture.line((0.5, 0.3), (0.3, 0.5), (0.6, 0.7), (0.7, 0.6)),
      name: "River")
    #expect(things(river).map(box) == [[[300, 300], [700, 700]]])
  }
}
