import Domain
import Geo
import Localization
import TextUI

/// Draws a small map of the world with the favorites and the places that were opened lately.
struct WorldMap {
  /// The greatest number of names: more would cover the land.
  private static let mostNames = 12

  private let sketch: WorldSketch
  private let places: [(entry: HomeEntry, point: CanvasPoint)]
  private let language: Language

  init(_ sketch: WorldSketch, _ entries: [HomeEntry], _ language: Language) {
    self.sketch = sketch
    places = entries.compactMap { entry in
      entry.position.map { (entry, WorldSketch.point(of: $0)) }
    }
    self.language = language
  }

  /// Returns the map as large as it fits, in the middle of the columns.
  func lines(_ mode: CanvasMode, in room: Size) -> [Line] {
    let size = Self.size(in: room)
    var canvas = Canvas(columns: size.columns, rows: size.rows, mode: mode)
    let (width, height) = (Double(canvas.width), Double(canvas.height))
    func scaled(_ lines: [[CanvasPoint]]) -> [[CanvasPoint]] {
      lines.map { line in line.map { CanvasPoint(x: $0.x * width, y: $0.y * height) } }
    }
    canvas.fill(scaled(sketch.land))
    canvas.fill(scaled(sketch.lakes), isLand: false)
    for coast in scaled(sketch.coasts) {
      let dots = coast.map { (x: min(Int($0.x), canvas.width - 1), y: Int($0.y.rounded(.down))) }
      for (start, end) in zip(dots, dots.dropFirst()) {
        canvas.line(from: start, to: end, ink: .coast)
      }
    }
    add(places, to: &canvas)
    let margin = Span.gap((room.columns - size.columns) / 2, spoken: "")
    return canvas.runs().map { Line([margin] + $0) }
  }

  /// Returns the largest size with the proportion of the map; a cell has two dots across and four down.
  private static func size(in room: Size) -> Size {
    let rows = Double(room.columns) * 2 / WorldSketch.proportion / 4
    guard Int(rows) >= room.rows else { return Size(columns: room.columns, rows: Int(rows)) }
    let columns = Double(room.rows) * 4 * WorldSketch.proportion / 2
    return Size(columns: min(room.columns, Int(columns)), rows: room.rows)
  }

  /// Marks the places, then names them as long as there is room; the first ones come first.
  private func add(
    _ places: [(entry: HomeEntry, point: CanvasPoint)], to canvas: inout Canvas
  ) {
    var marked: [(entry: HomeEntry, column: Int, row: Int)] = []
    for (entry, point) in places where (0..<1).contains(point.y) {
      let (column, row) = (
        min(Int(point.x * Double(canvas.columns)), canvas.columns - 1),
        Int(point.y * Double(canvas.rows))
      )
      guard canvas.isFree(column..<column + 1, row) else { continue }
      canvas.mark(column: column, row: row, ink: entry.isFavorite ? .favorite : .place)
      marked.append((entry, column, row))
    }
    var count = 0
    for (entry, column, row) in marked where count < Self.mostNames {
      let name = SafeText.clean(String(language.title(of: entry.title).dropLast(entry.titleEnd)))
      let width = DisplayWidth.of(name)
      // To the right of the sign, else to the left.
      let start = [column + 1, column - 2 - width].first { start in
        start >= 0 && start + width + 2 <= canvas.columns
          && canvas.isFree(start..<start + width + 2, row)
      }
      guard width > 0, let start else { continue }
      canvas.label(" \(name) ", column: start, row: row, style: .label)
      count += 1
    }
  }
}
