import TextUI

/// Dots land where no color tells it from the sea.
enum LandTexture {
  /// One dot of eight, in every second cell: cells are twice as high as wide, so the dots are as far
  /// from one another in a row as in a column.
  private static let dot = "⠂"

  /// The line with dots in the blanks of its land; names and signs on it keep theirs.
  static func dotted(_ line: Line) -> Line {
    guard line.spans.contains(where: isLand) else { return line }
    var spans: [Span] = []
    var column = 0
    for span in line.spans {
      if isLand(span) {
        append(span, from: column, to: &spans)
      } else {
        spans.append(span)
      }
      column += DisplayWidth.of(span.text)
    }
    return Line(spans)
  }

  private static func isLand(_ span: Span) -> Bool {
    guard span.ground == .land else { return false }
    return switch span.style {
    case .plain, .land, .coast, .border, .lake, .river, .graticule, .night: true
    case .title, .dim, .accent, .chosen, .match, .star, .notice, .error, .town, .country, .marker,
      .label:
      false
    }
  }

  /// All characters there are one column wide.
  private static func append(_ span: Span, from start: Int, to spans: inout [Span]) {
    var (text, isBlank) = ("", true)
    func end() {
      if !text.isEmpty { spans.append(isBlank ? Span(text, .land) : span.part(text)) }
      text = ""
    }
    for (offset, character) in span.text.enumerated() {
      if (character == " ") != isBlank {
        end()
        isBlank.toggle()
      }
      text += isBlank && (start + offset) % 2 == 0 ? dot : String(character)
    }
    end()
  }
}
