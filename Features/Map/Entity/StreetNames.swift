import Contracts
import Domain
import Geo
import TextUI

/// Gathers the names of a view's streets and places, each once.
///
/// A name's dots depend on its own geometry alone, and not on the view: so it stays where it is while the
/// view moves, or is left out.
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
    /// The dots with the length of the line that each is the middle of.
    var dots: [(dot: MapDot, length: Float)] = []
  }

  /// The fractions of a line at which its name may stand.
  private static let stations: [Float] = [0.5, 0.25, 0.75]

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
    entries.filter { !$0.value.dots.isEmpty }
      .map { key, entry in
        let dots = entry.dots.sorted {
          ($1.length, $0.dot.y, $0.dot.x) < ($0.length, $1.dot.y, $1.dot.x)
        }
        return (
          name: StreetDrawing.Name(text: entry.name, kind: key.kind, dots: dots.map(\.dot)),
          rank: entry.rank, length: dots[0].length
        )
      }
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
    // "Riu Valira" and "riu Valira" are one.
    let key = Key(text: Fold.fold(feature.name), kind: kind, dot: place)
    var entry = entries[key] ?? Entry(name: feature.name, rank: feature.rank)
    entry.rank = min(entry.rank, feature.rank)
    for part in feature.parts {
      if isLine {
        let length = Self.length(part)
        let before = entry.dots.count
        for station in Self.stations {
          if let dot = Self.point(of: part, at: station * length).flatMap(projection.dot) {
            entry.dots.append((dot, station == 0.5 ? length : length / 4))
          }
        }
        // So near that only a piece between these is seen, the name stands in the middle of the piece.
        if entry.dots.count == before, let dot = projection.middle(of: part) {
          entry.dots.append((dot, length / 8))
        }
      } else if let dot = part.first.flatMap(projection.dot) {
        entry.dots.append((dot, 0))
      }
    }
    entries[key] = entry
  }

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
