import TextUI

/// Draws the grounds of street maps, whose cells may have one color above another.
enum StreetTexture {
  /// Returns the line with its halves drawn in a palette with colors for grounds: as ▀ or ▄.
  static func colored(_ line: Line, in palette: Palette) -> Line {
    guard line.spans.contains(where: \.hasHalves) else { return line }
    return Line(
      line.spans.map { span in
        guard span.hasHalves else { return span }
        let upper = span.ground.flatMap(palette.ground)
        let lower = span.lowerGround.flatMap(palette.ground)
        // A half without a color is the terminal's own background.
        let (block, front, back) = upper == nil ? ("▄", lower, upper) : ("▀", upper, lower)
        return Span(
          String(repeating: block, count: span.text.utf8.count),
          colors: CellColors(foreground: front, background: back))
      })
  }

  /// Returns the line with characters for its water and houses, for palettes without colors for them.
  static func drawn(_ line: Line) -> Line {
    guard line.spans.contains(where: { character($0) != nil }) else { return line }
    return Line(
      line.spans.map { span in
        guard let (character, style) = character(span), span.text.utf8.allSatisfy({ $0 == 0x20 })
        else { return span }
        return Span(String(repeating: character, count: span.text.utf8.count), style)
      })
  }

  private static func character(_ span: Span) -> (String, TextStyle)? {
    let grounds = [span.ground, span.hasHalves ? span.lowerGround : span.ground]
    // Where a shore is, the land is left blank.
    if grounds == [.water, .water] { return ("~", .water) }
    return grounds.contains(.building) ? ("░", .building) : nil
  }
}
