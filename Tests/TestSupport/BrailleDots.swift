/// The dots of lines of Braille patterns, as `[x, y]`.
///
/// Read by the table of the Unicode Standard (Braille Patterns, U+2800...U+28FF).
package func brailleDots(_ lines: [String]) -> Set<[Int]> {
  let places = [(0, 0), (0, 1), (0, 2), (1, 0), (1, 1), (1, 2), (0, 3), (1, 3)]
  var dots: Set<[Int]> = []
  for (row, line) in lines.enumerated() {
    for (column, character) in line.unicodeScalars.enumerated()
    where (0x2800...0x28FF).contains(character.value) {
      for (bit, place) in places.enumerated() where character.value >> bit & 1 == 1 {
        dots.insert([column * 2 + place.0, row * 4 + place.1])
      }
    }
  }
  return dots
}
