import Foundation

/// A made-up town: a grid of streets within a ring, a river with bridges, a railway with a station, a park
/// with a lake, suburbs, and a motorway that passes it.
///
/// Lengths are in metres; the middle is the origin. It is the same in each run.
struct StubTown: Sendable {
  /// The edge of all that the town has.
  static let reach = 7_000.0
  private static let ring = 2_400.0
  private static let block = 200.0

  static let features: [StubFeature] =
    land + water + ways + streets + railway + houses + places + pointsOfInterest

  private static func circle(
    _ radius: Double, around middle: StubPoint = StubPoint(0, 0), corners: Int = 24,
    flattened: Double = 1
  ) -> [StubPoint] {
    (0..<corners).map { corner in
      let turn = 2 * Double.pi * Double(corner) / Double(corners)
      return StubPoint(middle.x + radius * cos(turn), middle.y + radius * flattened * sin(turn))
    }
  }

  // MARK: - Land and water

  private static let park = StubFeature.rectangle(-1_160, 440, 720, 520)
  private static let lake = circle(210, around: StubPoint(-800, 700), corners: 16, flattened: 0.6)

  private static let land = [
    StubFeature(
      "landcover", .area, from: 9, StubFeature.rectangle(-6_500, -6_500, 13_000, 13_000),
      ["class": "farmland"]),
    StubFeature(
      "landcover", .area, from: 9, circle(1_700, around: StubPoint(3_900, 3_700), corners: 14),
      ["class": "wood"]),
    StubFeature(
      "landcover", .area, from: 9,
      circle(1_300, around: StubPoint(-4_600, -3_600), corners: 10, flattened: 0.7),
      ["class": "wood"]),
    StubFeature(
      "landcover", .area, from: 10, circle(700, around: StubPoint(3_300, -2_900), corners: 9),
      ["class": "grass"]),
    StubFeature("landuse", .area, from: 9, circle(ring + 250), ["class": "residential"]),
    StubFeature(
      "landuse", .area, from: 11, StubFeature.rectangle(1_300, -2_300, 800, 600),
      ["class": "industrial"]),
    StubFeature("landcover", .area, from: 10, park, ["class": "grass", "subclass": "park"]),
    StubFeature(
      "park", .point, from: 13, [StubPoint(-560, 520)],
      ["class": "park", "name": "Parque de los Tilos", "rank": 1]),
    StubFeature(
      "mountain_peak", .point, from: 11, [StubPoint(3_900, 3_700)],
      ["class": "peak", "name": "Cerro Mochuelo", "ele": 812, "rank": 1]),
    StubFeature(
      "boundary", .line, from: 9, [StubPoint(-6_500, 5_200), StubPoint(6_500, 4_700)],
      ["admin_level": 4]),
  ]

  /// The river comes from the north west and leaves in the east.
  private static let river: [StubPoint] = stride(from: -6_500.0, through: 6_500, by: 250).map {
    StubPoint($0, -650 - 0.06 * $0 + 420 * sin($0 / 1_500))
  }

  private static let water: [StubFeature] = {
    let banks =
      river.map { StubPoint($0.x, $0.y - 38) } + river.reversed().map { StubPoint($0.x, $0.y + 38) }
    return [
      StubFeature("water", .area, from: 9, lake, ["class": "lake"]),
      StubFeature("water", .area, from: 13, banks, ["class": "river"]),
      StubFeature(
        "water_name", .point, from: 12, [StubPoint(-800, 700)],
        [
          "class": "lake", "name": "Laguna Azul", "name:latin": "Laguna Azul",
          "name_en": "Blue Lagoon",
        ]),
      StubFeature(
        "waterway", .line, from: 9, river, ["class": "river", "name": "Río Manso"]),
      StubFeature(
        "waterway", .line, from: 13,
        [
          StubPoint(3_300, 3_000), StubPoint(2_600, 1_900), StubPoint(2_900, 700),
          StubPoint(2_600, -220),
        ],
        ["class": "stream", "name": "Arroyo Corto"]),
    ]
  }()

  // MARK: - Streets

  private static func way(
    _ points: [StubPoint], _ kind: String, from zoom: Int, name: String = "", nameFrom: Int = 14,
    brunnel: String = ""
  ) -> [StubFeature] {
    let line =
      brunnel.isEmpty
      ? StubFeature("transportation", .line, from: zoom, points, ["class": .text(kind)])
      : StubFeature(
        "transportation", .line, from: zoom, points,
        ["class": .text(kind), "brunnel": .text(brunnel)])
    guard !name.isEmpty else { return [line] }
    return [
      line,
      StubFeature(
        "transportation_name", .line, from: max(zoom, nameFrom), points,
        ["class": .text(kind), "name": .text(name), "name:latin": .text(name)]),
    ]
  }

  private static let ways: [StubFeature] = {
    let around = circle(ring)
    return way(
      [
        StubPoint(-6_900, -3_300), StubPoint(-2_000, -3_050), StubPoint(2_500, -3_150),
        StubPoint(6_900, -2_300),
      ],
      "motorway", from: 9, name: "Autovía del Sur", nameFrom: 11)
      + way([StubPoint(0, -3_100), StubPoint(0, -ring)], "trunk", from: 10)
      + way(around + [around[0]], "primary", from: 10, name: "Ronda Mayor", nameFrom: 12)
      + way(
        [StubPoint(0, ring), StubPoint(300, 4_200), StubPoint(0, 6_900)], "secondary", from: 11,
        name: "Camino del Norte", nameFrom: 12)
      + way(
        [StubPoint(-ring, 0), StubPoint(-4_000, 300), StubPoint(-6_900, 1_200)], "tertiary",
        from: 12, name: "Camino de Poniente", nameFrom: 13)
      // In the park and the wood.
      + way(
        [
          StubPoint(-1_160, 960), StubPoint(-1_020, 800), StubPoint(-1_010, 600),
          StubPoint(-800, 500), StubPoint(-440, 440),
        ], "path", from: 13, name: "Paseo de los Tilos")
      + way(
        [StubPoint(3_000, 2_600), StubPoint(3_500, 3_300), StubPoint(3_900, 3_700)], "path",
        from: 13, name: "Senda del Mochuelo")
      + way(
        [StubPoint(1_350, -2_250), StubPoint(1_900, -2_250), StubPoint(1_900, -1_800)], "service",
        from: 14)
      + way([StubPoint(-500, -300), StubPoint(1_400, -300)], "tram", from: 13)
      + [
        StubFeature(
          "transportation", .line, from: 10, [StubPoint(-6_900, 2_600), StubPoint(-2_000, 1_500)],
          ["class": "rail"])
      ]
  }()

  /// The streets of the grid run north and east; each fifth is wider, and the two in the middle are avenues.
  private static let streets: [StubFeature] = (-11...11).flatMap { (line: Int) -> [StubFeature] in
    let offset = Double(line) * block
    let half = (ring * ring - offset * offset).squareRoot()
    let kind = line == 0 ? "secondary" : line % 5 == 0 ? "tertiary" : "minor"
    let zoom = line == 0 ? 11 : line % 5 == 0 ? 12 : 13
    let names = StubStreetNames.names(of: line)
    let isBridge = line % 5 == 0
    let crossing = riverY(at: offset)
    // Only each fifth street has a bridge; the others end at the quays.
    var feature: [StubFeature] = way(
      [StubPoint(-half, offset), StubPoint(half, offset)], kind, from: zoom, name: names.east,
      nameFrom: line == 0 ? 12 : 13)
    let quays = (crossing - 90, crossing + 90)
    feature += way(
      [StubPoint(offset, -half), StubPoint(offset, quays.0)], kind, from: zoom, name: names.north,
      nameFrom: line == 0 ? 12 : 13)
    feature += way(
      [StubPoint(offset, quays.1), StubPoint(offset, half)], kind, from: zoom, name: names.north,
      nameFrom: line == 0 ? 12 : 13)
    if isBridge {
      feature += way(
        [StubPoint(offset, quays.0), StubPoint(offset, quays.1)], kind, from: zoom,
        brunnel: "bridge")
    }
    return feature
  }

  /// Returns how far north the river is at a place in the east.
  private static func riverY(at x: Double) -> Double {
    guard let index = river.indices.dropFirst().first(where: { river[$0].x >= x }) else { return 0 }
    let (one, other) = (river[index - 1], river[index])
    return one.moved((x - one.x) / (other.x - one.x), to: other).y
  }

  private static let railway: [StubFeature] = [
    StubFeature(
      "transportation", .line, from: 10,
      [StubPoint(-2_000, 1_500), StubPoint(-300, 1_100), StubPoint(1_500, 1_100)], ["class": "rail"]
    ),
    StubFeature(
      "transportation", .line, from: 10, [StubPoint(1_500, 1_100), StubPoint(2_700, 1_500)],
      ["class": "rail", "brunnel": "tunnel"]),
    StubFeature(
      "transportation", .line, from: 10, [StubPoint(2_700, 1_500), StubPoint(6_900, 2_500)],
      ["class": "rail"]),
    StubFeature(
      "poi", .point, from: 12, [StubPoint(0, 1_100)],
      ["class": "railway", "subclass": "station", "name": "Estación Central", "rank": 1]),
  ]

  // MARK: - Houses and places

  private static let houses: [StubFeature] = (-9...8).flatMap { (column: Int) -> [StubFeature] in
    (-9...8).flatMap { (row: Int) -> [StubFeature] in
      let corner = StubPoint(Double(column) * block, Double(row) * block)
      let middle = StubPoint(corner.x + block / 2, corner.y + block / 2)
      let distance = (middle.x * middle.x + middle.y * middle.y).squareRoot()
      let isInPark = (-1_300 ... -300).contains(middle.x) && (350...1_050).contains(middle.y)
      guard distance < ring - 250, !isInPark, abs(middle.y - riverY(at: middle.x)) > 170 else {
        return []
      }
      let number = 2 * ((column + 9) % 4 * 10 + (row + 9) % 10) + 1
      // Two rows of houses with a yard between them.
      return [0, 1].flatMap { (side: Int) -> [StubFeature] in
        let y = corner.y + 25 + Double(side) * 95
        return (0..<3).flatMap { (house: Int) -> [StubFeature] in
          let x = corner.x + 25 + Double(house) * 52
          return [
            StubFeature(
              "building", .area, from: 14, StubFeature.rectangle(x, y, 44, 55),
              ["render_height": .number(9 + 3 * ((column + row + house + 20) % 5))]),
            StubFeature(
              "housenumber", .point, from: 14,
              [StubPoint(x + 22, side == 0 ? y + 8 : y + 47)],
              ["housenumber": .text(String(number + 2 * house + side))]),
          ]
        }
      }
    }
  }

  private static let places: [StubFeature] = [
    ("Barrio del Molino", "suburb", 1_200.0, -1_500.0, 11),
    ("Las Acequias", "suburb", -1_400, -1_300, 11),
    ("Puerta Alta", "suburb", 1_300, 600, 11), ("Villa Serena", "suburb", -1_500, 1_500, 11),
    ("Casco Viejo", "neighbourhood", 250, 250, 13), ("La Ribera", "neighbourhood", -300, -350, 13),
    ("Aldea Quieta", "village", 4_600, -4_300, 10), ("Majada Honda", "hamlet", -4_800, 4_300, 12),
  ].map { name, kind, x, y, zoom in
    StubFeature(
      "place", .point, from: zoom, [StubPoint(x, y)],
      ["class": .text(kind), "name": .text(name), "name:latin": .text(name), "rank": 5])
  }

  private static let pointsOfInterest: [StubFeature] = [
    ("Café del Puente", "cafe", "cafe", 60.0, -420.0, 9),
    ("Hospital San Bruno", "hospital", "hospital", 900, 300, 2),
    ("Museo de la Niebla", "museum", "museum", -120, 180, 3),
    ("Mercado Viejo", "shop", "marketplace", 330, 120, 4),
    ("Escuela del Faro", "school", "school", -700, -120, 5),
    ("Teatro Lucero", "theatre", "theatre", 180, 420, 4),
    ("Farmacia Alba", "pharmacy", "pharmacy", -260, 60, 12),
    ("Biblioteca Norte", "library", "library", 460, 760, 6),
    ("Plaza de la Fuente", "park", "garden", 20, 20, 7),
    ("Hotel Miramonte", "lodging", "hotel", 720, -120, 10),
  ].map { name, kind, subclass, x, y, rank in
    StubFeature(
      "poi", .point, from: 14, [StubPoint(x, y)],
      [
        "class": .text(kind), "subclass": .text(subclass), "name": .text(name),
        "name:latin": .text(name), "rank": .number(rank),
      ])
  }
}
