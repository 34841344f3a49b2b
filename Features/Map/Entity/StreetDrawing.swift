package import Contracts
import Domain
import Geo
import TextUI

/// The streets of a view in dots.
package struct StreetDrawing: Hashable, Sendable {
  /// Rings that have one ground; inside by the even-odd rule.
  struct Area: Hashable, Sendable {
    let ground: TextStyle
    let rings: [[CanvasPoint]]
  }

  /// A name at its place.
  struct Name: Hashable, Sendable {
    /// Safe to be printed.
    let text: String
    /// In columns.
    let width: Int
    let kind: StreetKind
    /// A dot of the cell in which it begins.
    let dot: MapDot
    /// A dot of the cell of its sign; `nil` if it has none.
    let sign: MapDot?

    /// Whether others of the same text stand for other things, as house numbers do.
    var isOneOfMany: Bool { kind == .houseNumber }

    /// Whether no edge of a canvas cuts it.
    func isWhole(on canvas: Size) -> Bool {
      let (columns, rows) = (0..<2 * canvas.columns, 0..<4 * canvas.rows)
      return dot.x >= 0 && dot.x + 2 * width <= 2 * canvas.columns && rows.contains(dot.y)
        && sign.map { columns.contains($0.x) && rows.contains($0.y) } ?? true
    }
  }

  /// In the order in which they are filled.
  var areas: [Area] = []
  var strokes: [MapDrawing.Stroke] = []
  /// No two of them overlap.
  var names: [Name] = []
  /// The names of cities, villages and other such places that the tiles have.
  var places: Set<String> = []
  /// Those who made the data.
  var attribution = ""
  /// Whether the tiles cover the whole view.
  var coversView = false
  /// Whether the view is so near that streets are asked for.
  var isNear = false
  /// The tiles that are drawn, in coordinates of their own: programs get them as they are.
  package internal(set) var tiles: [StreetTile] = []
}

extension StreetDrawing {
  /// Whether there are no streets where a map has some: it is blank, and near enough.
  var lacksStreets: Bool { isBlank && isNear }

  /// Whether nothing but water is drawn: no street, no house, no name.
  var isBlank: Bool {
    strokes.isEmpty && names.isEmpty
      && areas.allSatisfy { $0.ground == .water || $0.ground == .open }
  }

  /// Draws the tiles of a view.
  init(_ streets: MapStreets, in frame: MapFrame) {
    attribution = streets.attribution
    coversView = streets.coversView
    isNear = frame.viewport.zoom >= MapViewport.streetZoom
    tiles = streets.tiles
    var names = StreetNames(frame, streets.tiles)
    var areas = StreetKind.allCases.map { _ in [Area]() }
    let view = frame.rect
    for tile in streets.tiles {
      let rect = tile.id.rect
      for turn in [-1.0, 0, 1] where rect.minX + turn < view.maxX && rect.maxX + turn > view.minX {
        let projection = TileProjection(tile.id, turn: turn, in: frame)
        for feature in tile.features where feature.kind.leastZoom <= frame.viewport.zoom {
          if let ground = feature.kind.ground {
            let rings = feature.parts.compactMap(projection.ring)
            if !rings.isEmpty {
              areas[Int(feature.kind.rawValue)].append(Area(ground: ground, rings: rings))
            }
          } else if let (ink, stroke) = feature.kind.line {
            for part in feature.parts {
              projection.append(
                part, ink, feature.isTunnel ? .dashed : stroke, to: &strokes)
            }
          }
          if !feature.name.isEmpty { names.add(feature, projection) }
        }
      }
    }
    // Beside tiles that end within the view, the embedded map knows better where land is.
    if coversView { self.areas.append(Self.everything(in: frame)) }
    self.areas += areas.joined()
    self.names = names.laidOut
    places = names.places
  }

  /// The ground of a view that is all land, before anything lies on it.
  private static func everything(in frame: MapFrame) -> Area {
    let (width, height) = (frame.width, frame.height)
    return Area(
      ground: .open,
      rings: [
        [
          CanvasPoint(x: 0, y: 0), CanvasPoint(x: width, y: 0), CanvasPoint(x: width, y: height),
          CanvasPoint(x: 0, y: height),
        ]
      ])
  }
}

/// Projects the points of a tile to the dots of a view.
struct TileProjection {
  let id: TileID
  private let turn: Double
  private let frame: MapFrame
  /// The dots of the tile's width.
  private let scale: Double
  /// The dot of its north-west corner.
  private let left: Double
  private let top: Double

  /// - Parameter turn: the whole number that is added to x of the world, for a turn round the Earth.
  init(_ id: TileID, turn: Double, in frame: MapFrame) {
    (self.id, self.turn, self.frame) = (id, turn, frame)
    scale = id.width * frame.worldDots
    let corner = frame.canvas(WorldPoint(x: id.rect.minX + turn, y: id.rect.minY))
    (left, top) = (corner.x, corner.y)
  }

  func canvas(_ point: TilePoint) -> CanvasPoint {
    CanvasPoint(x: left + Double(point.x) * scale, y: top + Double(point.y) * scale)
  }

  func world(_ point: TilePoint) -> WorldPoint {
    WorldPoint(
      x: (Double(id.x) + Double(point.x)) * id.width + turn,
      y: (Double(id.y) + Double(point.y)) * id.width)
  }

  /// Returns the part of the tile's width that some dots are.
  func length(ofDots dots: Double) -> Float { Float(dots / scale) }

  /// Returns whether any of some points can be in view.
  private func touches(_ points: [TilePoint]) -> Bool {
    var (west, east, north, south) = (
      Float.infinity, -Float.infinity, Float.infinity, -Float.infinity
    )
    for point in points {
      (west, east) = (min(west, point.x), max(east, point.x))
      (north, south) = (min(north, point.y), max(south, point.y))
    }
    guard west <= east else { return false }
    let (first, last) = (canvas(TilePoint(x: west, y: north)), canvas(TilePoint(x: east, y: south)))
    return first.x <= frame.width && last.x >= 0 && first.y <= frame.height && last.y >= 0
  }

  /// Returns the corners of a ring in halves of a dot, equal neighbors once; `nil` if it is out of view.
  func ring(_ points: [TilePoint]) -> [CanvasPoint]? {
    guard touches(points) else { return nil }
    var corners: [CanvasPoint] = []
    corners.reserveCapacity(points.count)
    for point in points {
      var corner = canvas(point)
      corner.x = (corner.x * 2).rounded() / 2
      corner.y = (corner.y * 2).rounded() / 2
      if corners.last != corner { corners.append(corner) }
    }
    return corners.count > 2 ? corners : nil
  }

  /// Appends the parts of a line in view.
  func append(
    _ points: [TilePoint], _ ink: Ink, _ stroke: LineStroke,
    to strokes: inout [MapDrawing.Stroke]
  ) {
    guard frame.width > 0, frame.height > 0, touches(points) else { return }
    let (lastX, lastY) = (frame.width - 1, frame.height - 1)
    var dots: [MapDot] = []
    LineClipper(width: frame.width, height: frame.height).clip(points.lazy.map(canvas)) { point in
      let dot = MapDot(x: Int(min(point.x, lastX)), y: Int(min(point.y, lastY)))
      if dot != dots.last { dots.append(dot) }
    } end: {
      strokes.append(MapDrawing.Stroke(ink: ink, dots: dots, stroke: stroke))
      dots = []
    }
  }
}
