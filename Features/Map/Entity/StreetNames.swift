import Contracts
import Domain
import Geo
import TextUI

/// Gathers the names of a view's streets and places.
///
/// Where a name may stand depends on its own geometry and the zoom alone, and not on what is in view: so it
/// stays where it is while the view moves, or is left out. A long street has its name several times.
struct StreetNames {
  private struct Key: Hashable {
    /// The folded name.
    let text: String
    let kind: StreetKind
    /// The dot of a house number, of which there are many alike; else `nil`.
    let dot: MapDot?
  }

  private struct Entry {
    let name: String
    var rank: Int
    /// The points at which it may stand, in and out of view, with the length of the line of each.
    var stations: [Station] = []

    /// Those of them that are far enough from one another, the ones of the longest lines first.
    var apart: [Station] {
      var apart: [Station] = []
      for station in stations.sorted(by: <)
      where apart.allSatisfy({ $0.distance(to: station) >= StreetNames.distance }) {
        apart.append(station)
      }
      return apart
    }
  }

  private struct Station: Comparable {
    let point: CanvasPoint
    let length: Float

    func distance(to other: Station) -> Double {
      let (x, y) = (other.point.x - point.x, other.point.y - point.y)
      return (x * x + y * y).squareRoot()
    }

    static func < (one: Station, other: Station) -> Bool {
      (other.length, one.point.y, one.point.x) < (one.length, other.point.y, other.point.x)
    }
  }

  /// The least dots between two places of one name: 60 columns, or 30 rows.
  private static let distance = 120.0

  private let frame: MapFrame
  /// The rank up to which streets are named: main streets first, and from zoom 15 on all.
  private let leastImportant: Int
  private var entries: [Key: Entry] = [:]

  init(_ frame: MapFrame) {
    self.frame = frame
    let levels = frame.viewport.zoom - StreetKind.streetName.leastZoom
    leastImportant = 2 + 2 * Int(levels.rounded(.down))
  }

  /// The names by importance, then by how long their lines are, then by themselves.
  var inOrder: [StreetDrawing.Name] {
    entries
      .map { key, entry in
        let stations = entry.apart
        return (
          name: StreetDrawing.Name(
            text: entry.name, kind: key.kind, dots: stations.compactMap { frame.dot($0.point) }),
          rank: entry.rank, length: stations.first?.length ?? 0
        )
      }
      .filter { !$0.name.dots.isEmpty }
      .sorted {
        ($0.name.kind.namePriority, $0.rank, $1.length, $0.name.text)
          < ($1.name.kind.namePriority, $1.rank, $0.length, $1.name.text)
      }
      .map(\.name)
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
    let place =
      kind == .houseNumber ? feature.parts.first?.first.flatMap(projection.dot) : nil
    // One of many gives way to no other, so that those out of view are nobody's concern.
    if kind == .houseNumber, place == nil { return }
    // "Riu Valira" and "riu Valira" are one.
    let key = Key(text: Fold.fold(feature.name), kind: kind, dot: place)
    var entry = entries[key] ?? Entry(name: feature.name, rank: feature.rank)
    entry.rank = min(entry.rank, feature.rank)
    for part in feature.parts {
      if isLine {
        let length = Self.length(part)
        for way in Self.ways(along: length, step: projection.length(ofDots: Self.distance)) {
          guard let point = Self.point(of: part, at: way) else { continue }
          entry.stations.append(
            Station(
              point: projection.canvas(point), length: way == length / 2 ? length : length / 4))
        }
      } else if let point = part.first {
        entry.stations.append(Station(point: projection.canvas(point), length: 0))
      }
    }
    entries[key] = entry
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
