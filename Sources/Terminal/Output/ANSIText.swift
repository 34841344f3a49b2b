package import TextUI

/// Styled lines as text for a terminal, or as plain text.
package struct ANSIText: Hashable, Sendable {
  /// Nil for no escape sequences at all.
  package let palette: Palette?
  /// Whether text is linear: then there are no escapes either.
  package let isPlain: Bool

  /// Whether links are written (OSC 8, Hyperlinks in Terminal Emulators).
  package let showsLinks: Bool

  package init(palette: Palette?, isPlain: Bool = false, showsLinks: Bool = false) {
    self.palette = isPlain ? nil : palette
    self.isPlain = isPlain
    self.showsLinks = showsLinks && !isPlain
  }

  /// The lines, a line break after each, with their pictures in pixels.
  package func text(_ lines: [Line]) -> String {
    var text = ""
    // The row a picture ends before, and how many columns it takes of those above.
    var covered = (end: 0, columns: 0)
    for (row, line) in lines.enumerated() {
      if !isPlain, let graphic = line.graphic, row >= covered.end, row + graphic.rows <= lines.count
      {
        text += drawing(graphic)
        covered = (row + graphic.rows, graphic.columns)
      }
      if row < covered.end {
        text += "\u{1B}[\(covered.columns)C"
        append(line.dropping(columns: covered.columns), to: &text)
      } else {
        append(line, to: &text)
      }
      text += "\n"
    }
    return text
  }

  /// One line, in characters only; each style and link ends where its text does, so nothing leaks into
  /// the next line.
  package func text(_ line: Line) -> String {
    var text = ""
    append(line, to: &text)
    return text
  }

  private func append(_ line: Line, to text: inout String) {
    if isPlain {
      text += line.spoken
      return
    }
    var active = ""
    var link: TextLink?
    for span in textured(line).spans where !span.text.isEmpty {
      if showsLinks, span.link != link {
        if link != nil { text += Self.link(to: "") }
        if let next = span.link { text += Self.link(to: next.address) }
        link = span.link
      }
      let sequence = sequence(of: span)
      if sequence != active {
        if !active.isEmpty { text += Self.reset }
        text += sequence
        active = sequence
      }
      text += span.text
    }
    if link != nil { text += Self.link(to: "") }
    if !active.isEmpty { text += Self.reset }
  }

  func textured(_ line: Line) -> Line {
    palette?.colorsLand == false ? LandTexture.dotted(line) : line
  }

  /// Text from here on leads to an address; to none where that is empty.
  static func link(to address: String) -> String { "\u{1B}]8;;\(address)\u{1B}\\" }

  /// The sequence that begins with a span's look; empty for plain.
  func sequence(of span: Span) -> String {
    guard let palette else { return "" }
    guard let colors = span.colors else { return palette.sequence(span.style, on: span.ground) }
    if palette.hasColors { return Palette.sequence(CellCode.code(of: colors)) }
    return Palette.sequence(colors.isInverse ? "7" : "")
  }

  /// A picture where the cursor is, which stays there; line breaks make room for it and for what
  /// terminals scroll after it.
  private func drawing(_ graphic: Graphic) -> String {
    String(repeating: "\n", count: graphic.rows) + "\u{1B}[\(graphic.rows)A"
      + "\u{1B}7\(graphic.sequence)\u{1B}8"
  }

  static let reset = "\u{1B}[0m"
}

/// The parameters of the SGR sequence for a picture's cells (ISO 8613-6 as xterm writes it).
enum CellCode {
  static func code(of colors: CellColors) -> String {
    var parts = colors.isInverse ? ["7"] : []
    if let color = colors.foreground { parts.append(parameters(of: color, base: 30)) }
    if let color = colors.background { parts.append(parameters(of: color, base: 40)) }
    return parts.joined(separator: ";")
  }

  /// The first sixteen as every terminal knows them.
  private static func parameters(of color: CellColor, base: Int) -> String {
    switch color {
    case .rgb(let value):
      "\(base + 8);2;\(value >> 16 & 255);\(value >> 8 & 255);\(value & 255)"
    case .indexed(let index) where index < 8: String(base + Int(index))
    case .indexed(let index) where index < 16: String(base + 52 + Int(index))
    case .indexed(let index): "\(base + 8);5;\(index)"
    }
  }
}
