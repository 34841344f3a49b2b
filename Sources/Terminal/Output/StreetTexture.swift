import TextUI

/// Draws the grounds of street maps and of relief, whose cells may have one color above another.
enum StreetTexture {
  /// Returns the line with its halves drawn in a palette with colors for grounds: as ▀ or ▄.
  static func colored(_ line: Line, in palette: Palette) -> Line {
    guard line.spans.contains(where: { $0.hasHalves || $0.relief != nil }) else { return line }
    return Line(
      line.spans.map { span in
        guard let (upper, lower) = halves(of: span, in: palette) else { return span }
        // A half without a color is the terminal's own background.
        let (block, front, back) = upper == nil ? ("▄", lower, upper) : ("▀", upper, lower)
        return .blocks(
          block, span.text.utf8.count, CellColors(foreground: front, background: back))
      })
  }

  /// Returns the colors of a span's halves; `nil` if both have one color.
  private static func halves(
    of span: Span, in palette: Palette
  ) -> (upper: CellColor?, lower: CellColor?)? {
    if span.hasHalves {
      return (span.ground.flatMap(palette.ground), span.lowerGround.flatMap(palette.ground))
    }
    guard let relief = span.relief, let table = palette.relief?.table, relief.upper != relief.lower
    else { return nil }
    let (upper, lower) = (table.color(relief.upper), table.color(relief.lower))
    return upper == lower ? nil : (upper, lower)
  }

  /// Returns the line with characters for its water and houses, where there are no colors for them.
  static func drawn(_ line: Line) -> Line {
    guard line.spans.contains(where: { character($0) != nil }) else { return line }
    return Line(
      line.spans.flatMap { span in
        guard let (character, style) = character(span), span.isOfDots else {
          return [span]
        }
        return parts(of: span).map { part in
          part.isBlank
            ? Span(String(repeating: character, count: part.text.utf8.count), style) : part
        }
      })
  }

  /// Parts a span between its blanks and its other characters: a line on water has the blanks beside it.
  private static func parts(of span: Span) -> [Span] {
    var (parts, rest): ([Span], _) = ([], span.text[...])
    while let first = rest.first {
      let part = rest.prefix { ($0 == " ") == (first == " ") }
      parts.append(span.part(String(part)))
      rest = rest[part.endIndex...]
    }
    return parts
  }

  private static func character(_ span: Span) -> (String, TextStyle)? {
    let grounds = [span.ground, span.hasHalves ? span.lowerGround : span.ground]
    // Where a shore is, the land is left blank.
    if grounds == [.water, .water] { return ("~", .water) }
    return grounds.contains(.building) ? ("░", .building) : nil
  }
}

extension Span {
  /// Whether it has nothing but blanks and Braille patterns: lines of a map, and no names.
  fileprivate var isOfDots: Bool {
    text.unicodeScalars.allSatisfy { $0 == " " || (0x2800...0x28FF).contains($0.value) }
  }

  var isBlank: Bool { text.utf8.allSatisfy { $0 == 0x20 } }
}
