/// Breaks text into lines at spaces.
package enum Wrapping {
  /// Returns the words of a text in lines of at most `width` columns; a longer word is cut.
  ///
  /// An empty text gives no lines, and each line break in it starts a new one. Punctuation that
  /// closes or ends does not start a line, and punctuation that opens does not end one, unless the
  /// line has no room for more. These are the rules LB13 to LB16 of UAX #14, for its classes CL, CP,
  /// EX, IS and OP, and for quotation marks (QU) that open or close by their general category. The
  /// break at a space is the only other rule that is used.
  package static func wrap(_ text: String, to width: Int) -> [String] {
    let width = max(1, width)
    return text.split(whereSeparator: \.isNewline).flatMap { paragraph -> [String] in
      var lines: [String] = []
      var line = ""
      for word in words(of: paragraph).flatMap({ pieces(of: $0, width) }) {
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

  /// Splits at spaces; a part that only closes stays with the word before it ("Quoi ?").
  private static func words(of paragraph: Substring) -> [String] {
    paragraph.split(separator: " ").reduce(into: []) { words, part in
      if let last = words.last, part.allSatisfy(closes) {
        words[words.count - 1] = last + " " + part
      } else {
        words.append(String(part))
      }
    }
  }

  private static func pieces(of word: String, _ width: Int) -> [String] {
    guard DisplayWidth.of(word) > width else { return [word] }
    let characters = Array(word)
    var pieces: [String] = []
    var start = 0
    var end = 0
    var left = width
    while end < characters.count {
      let columns = DisplayWidth.of(characters[end])
      if columns > left, end > start {
        end = cut(characters, start..<end)
        pieces.append(String(characters[start..<end]))
        start = end
        left = width
      } else {
        left -= columns
        end += 1
      }
    }
    return pieces + [String(characters[start...])]
  }

  /// Returns the end of a piece that fills a line, such that punctuation stays with its word.
  private static func cut(_ characters: [Character], _ piece: Range<Int>) -> Int {
    var end = piece.upperBound
    while end > piece.lowerBound,
      closes(characters[end]) || characters[end] == " " || opens(characters[end - 1])
    { end -= 1 }
    return end > piece.lowerBound ? end : piece.upperBound
  }

  private static func closes(_ character: Character) -> Bool {
    guard let scalar = character.unicodeScalars.first else { return false }
    let category = scalar.properties.generalCategory
    return category == .closePunctuation || category == .finalPunctuation
      || "!?.,;:…%、。，．！？：；".unicodeScalars.contains(scalar)
  }

  private static func opens(_ character: Character) -> Bool {
    let category = character.unicodeScalars.first?.properties.generalCategory
    return category == .openPunctuation || category == .initialPunctuation
      || "¿¡".contains(character)
  }
}

extension Wrapping {
  /// Puts spans with a separator between them into lines, as many as fit in each; no span is broken.
  ///
  /// A separator stands only between two spans of one line. A span wider than a line gets a line of
  /// its own.
  package static func wrap(
    _ spans: [Span], separatedBy separator: Span, to width: Int
  ) -> [Line] {
    var lines: [[Span]] = []
    for span in spans {
      let longer = Line((lines.last ?? []) + [span], separatedBy: separator)
      if lines.isEmpty || longer.width > width {
        lines.append([span])
      } else {
        lines[lines.count - 1].append(span)
      }
    }
    return lines.map { Line($0, separatedBy: separator) }
  }

  /// Breaks a styled line into lines of at most `width` columns, as `wrap` does with text; words keep
  /// their style.
  ///
  /// A line that fits stays as it is.
  package static func wrap(_ line: Line, to width: Int) -> [Line] {
    guard line.width > width else { return line.width == 0 ? [] : [line] }
    // By scalars: the borders of characters may change where spans meet.
    let source = line.spans.flatMap { span in span.text.unicodeScalars.map { ($0, span) } }
    var next = source.startIndex
    return wrap(line.text, to: width).map { text in
      var runs: [(span: Span, text: String.UnicodeScalarView)] = []
      for scalar in text.unicodeScalars {
        // Spaces at a break are left out, and several spaces become one.
        while scalar != " ", source[next].0 == " " { next += 1 }
        let span = source[next].1
        next += 1
        if runs.last?.span == span {
          runs[runs.count - 1].text.append(scalar)
        } else {
          runs.append((span, String.UnicodeScalarView([scalar])))
        }
      }
      return Line(runs.map { $0.span.part(String($0.text)) })
    }
  }
}
