import TextUI

/// A dot of a canvas.
struct Dot: Hashable {
  let x: Int
  let y: Int
}

/// A ring, in dots.
func rectangle(_ left: Double, _ top: Double, _ right: Double, _ bottom: Double) -> [CanvasPoint] {
  [(left, top), (right, top), (right, bottom), (left, bottom)].map { CanvasPoint(x: $0.0, y: $0.1) }
}

extension Canvas {
  mutating func dot(_ x: Int, _ y: Int, _ ink: Ink) { line(from: (x, y), to: (x, y), ink: ink) }

  /// The rows as plain text.
  var lines: [String] { runs().map { $0.map(\.text).joined() } }

  /// The dots that are set, read back from the Braille patterns by the table of the Unicode Standard.
  var dots: Set<Dot> {
    let places = [(0, 0), (0, 1), (0, 2), (1, 0), (1, 1), (1, 2), (0, 3), (1, 3)]
    var dots: Set<Dot> = []
    for (row, line) in lines.enumerated() {
      for (column, character) in line.unicodeScalars.enumerated() where character != " " {
        for (bit, place) in places.enumerated() where (character.value >> bit) & 1 == 1 {
          dots.insert(Dot(x: column * 2 + place.0, y: row * 4 + place.1))
        }
      }
    }
    return dots
  }
}
