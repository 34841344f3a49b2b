import Contracts
import Domain
import Geo
import TextUI

/// Gathers the names of a view's streets and places.
///
/// The squares that the world has at the view's zoom are laid out one by one, each by itself and as a whole.
/// So the view does not decide where a name stands: while it moves, a name stays on the ground, or is left
/// out because an edge would cut it. A long street has its name several times.
struct StreetNames {
  private let frame: MapFrame
  private let spacing: StreetNameSpacing
  /// The rank up to which streets are named: main streets first, and from zoom 15 on all.
  private let leastImportant: Int
  /// The number of squares round the Earth.
  private let squaresAround: Double
  /// The squares in view, counted from the west and the north.
  private let columns: Range<Int>
  private let rows: Range<Int>
  /// Row by row.
  private var squares: [Square]
  /// The names of cities, villages and other such places.
  private(set) var places: Set<String> = []

  private struct Square {
    /// The zoom of the tiles that name its streets, the deepest that are there; -1 without any.
    var tileZoom = -1
    var candidates: [StreetNameLayout.Candidate] = []
  }

  init(_ frame: MapFrame, _ tiles: [StreetTile]) {
    self.frame = frame
    spacing = StreetNameSpacing(frame.size)
    let levels = frame.viewport.zoom - StreetKind.streetName.leastZoom
    leastImportant = 2 + 2 * Int(levels.rounded(.down))
    let (view, around) = (frame.rect, 1 << max(0, Int(frame.viewport.zoom.rounded(.down))))
    squaresAround = Double(around)
    func squares(_ low: Double, _ high: Double, within limits: Range<Int>) -> Range<Int> {
      let first = Int((low * Double(around)).rounded(.down))
      return (first..<max(first, Int((high * Double(around)).rounded(.up)))).clamped(to: limits)
    }
    columns = squares(view.minX, view.maxX, within: -around..<2 * around)
    rows = squares(view.minY, view.maxY, within: 0..<around)
    self.squares = Array(repeating: Square(), count: columns.count * rows.count)
    for tile in tiles {
      for turn in [-1.0, 0, 1] {
        let rect = tile.id.rect
        for row in squares(rect.minY, rect.maxY, within: rows) {
          for column in squares(rect.minX + turn, rect.maxX + turn, within: columns) {
            let index = index(column, row)
            self.squares[index].tileZoom = max(self.squares[index].tileZoom, tile.id.zoom)
          }
        }
      }
    }
  }

  private func index(_ column: Int, _ row: Int) -> Int {
    (row - rows.lowerBound) * columns.count + column - columns.lowerBound
  }

  /// The names that are whole in the view.
  var laidOut: [StreetDrawing.Name] {
    rows.flatMap { row in
      columns.flatMap { column in
        laidOut(column, row).filter { $0.isWhole(on: frame.size) }
      }
    }
  }

  /// Returns the names of a square.
  private func laidOut(_ column: Int, _ row: Int) -> [StreetDrawing.Name] {
    let candidates = squares[index(column, row)].candidates
    guard !candidates.isEmpty else { return [] }
    let corners = [0, 1].map { side in
      frame.canvas(
        WorldPoint(
          x: Double(column + side) / squaresAround, y: Double(row + side) / squaresAround))
    }
    var layout = StreetNameLayout(from: corners[0], to: corners[1], spacing)
    layout.add(candidates)
    return layout.names
  }

  /// Adds the name of a feature, if it has a place on the map: areas have theirs as points of their own.
  mutating func add(_ feature: StreetFeature, _ projection: TileProjection) {
    // Most schemas have the names of streets in a layer of its own, Protomaps' on the lines themselves.
    let kind =
      feature.isStreet ? StreetKind.streetName : feature.isRiver ? .waterName : feature.kind
    let isLine = feature.isStreet || feature.isRiver
    guard kind.leastZoom <= frame.viewport.zoom, isLine || kind.shape == .point, kind > .region,
      !feature.isStreet || feature.rank <= leastImportant
    else { return }
    if kind < .peak { places.insert(feature.name) }
    for part in feature.parts {
      guard isLine else {
        if let point = part.first { add(feature, kind, at: point, length: 0, projection) }
        continue
      }
      let length = Self.length(part)
      let step = projection.length(ofDots: spacing.height)
      for way in Self.ways(along: length, step: step) {
        let isMiddle = way == length / 2
        guard let point = Self.point(of: part, at: way),
          !isLeft(part, at: point, isMiddle, projection)
        else { continue }
        add(feature, kind, at: point, length: isMiddle ? length : length / 4, projection)
      }
    }
  }

  /// Adds a point at which a name may stand, if it is in one of the squares in view.
  ///
  /// Points beyond the edges of a tile are those of its neighbor, too, which may not be there.
  private mutating func add(
    _ feature: StreetFeature, _ kind: StreetKind, at point: TilePoint, length: Float,
    _ projection: TileProjection
  ) {
    guard (0..<1).contains(point.x), (0..<1).contains(point.y) else { return }
    let world = projection.world(point)
    let column = Int((world.x * squaresAround).rounded(.down))
    let row = Int((world.y * squaresAround).rounded(.down))
    guard columns.contains(column), rows.contains(row) else { return }
    let index = index(column, row)
    guard squares[index].tileZoom == projection.id.zoom else { return }
    squares[index].candidates.append(
      StreetNameLayout.Candidate(
        feature.name, kind, rank: feature.rank, length: length, at: projection.canvas(point)))
  }

  /// Whether a name is left to the tile in the west or the north that its line comes from, and whose side is near.
  ///
  /// So the two parts of a street are not named side by side. The middle of a line is left only if it is twice
  /// as near, so that a street through many tiles has a name.
  private func isLeft(
    _ line: [TilePoint], at point: TilePoint, _ isMiddle: Bool, _ projection: TileProjection
  ) -> Bool {
    let part = isMiddle ? 0.5 : 1
    let width = projection.length(ofDots: spacing.width * part)
    let height = projection.length(ofDots: spacing.height * part)
    return [line.first, line.last].contains { end in
      guard let end else { return false }
      return end.x <= 0 && point.x < width || end.y <= 0 && point.y < height
    }
  }

  /// Returns the ways from the start of a line to its middle, and to the points at each step from there.
  private static func ways(along length: Float, step: Float) -> [Float] {
    let steps = length / 2 / step
    let count = steps < Float(mostSteps) ? Int(steps) : mostSteps
    return (-count...count).map { length / 2 + Float($0) * step }
  }

  /// No line of a tile is so long that more of it can be near a view.
  private static let mostSteps = 256

  private static func length(_ line: [TilePoint]) -> Float {
    zip(line, line.dropFirst()).reduce(0) { $0 + distance($1.0, $1.1) }
  }

  private static func distance(_ one: TilePoint, _ other: TilePoint) -> Float {
    let (x, y) = (other.x - one.x, other.y - one.y)
    return (x * x + y * y).squareRoot()
  }

  /// Returns the point of a line at a way from its start; `nil` for a line without points.
  private static func point(of line: [TilePoint], at way: Float) -> TilePoint? {
    var rest = way
    for (start, end) in zip(line, line.dropFirst()) {
      let length = distance(start, end)
      if rest <= length, length > 0 {
        let part = rest / length
        return TilePoint(
          x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part)
      }
      rest -= length
    }
    return line.last
  }
}
