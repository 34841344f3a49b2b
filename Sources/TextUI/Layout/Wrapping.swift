/// Breaks text into lines at spaces.
package enum Wrapping {
  /// The words of a text in lines of at most `width` columns; a longer word is cut.
  ///
  /// An empty text gives no lines; line breaks in it start a new line.
  package static func wrap(_ text: String, to width: Int) -> [String] {
    let width = max(1, width)
    return text.split(whereSeparator: \.isNewline).flatMap { paragraph -> [String] in
      var lines: [String] = []
      var line = ""
      for word in paragraph.split(separator: " ").flatMap({ pieces(of: String($0), width) }) {
        let needed = DisplayWidth.of(line) + 1 + DisplayWidth.of(word)
        if line.isEmpty {
          line = word
        } else if needed <= width {
          line += " " + word
        } else {
          lines.append(line)
          line = word
        }
      }
      return line.isEmpty ? lines : lines + [line]
    }
  }

  private static func pieces(of word: String, _ width: Int) -> [String] {
    var pieces: [String] = []
    var piece = ""
    var left = width
    for character in word {
      let columns = DisplayWidth.of(character)
      if columns > left, !piece.isEmpty {
        pieces.append(piece)
        piece = ""
        left = width
      }
      piece.append(character)
      left -= columns
    }
    return pieces + [piece]
  }
}
