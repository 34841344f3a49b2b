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
  package func text(_ lines: [Line]) -> String { String(decoding: bytes(lines), as: UTF8.self) }

  /// The same in UTF-8.
  func bytes(_ lines: [Line]) -> [UInt8] {
    // To append strings, not bytes, takes three times as long.
    var text: [UInt8] = []
    text.reserveCapacity(lines.reduce(0) { $0 + $1.spans.reduce(1) { $0 + $1.text.utf8.count } })
    // The row a picture ends before, and how many columns it takes of those above.
    var covered = (end: 0, columns: 0)
    for (row, line) in lines.enumerated() {
      if !isPlain, let graphic = line.graphic, row >= covered.end, row + graphic.rows <= lines.count
      {
        text += drawing(graphic).utf8
        covered = (row + graphic.rows, graphic.columns)
      }
      if row < covered.end {
        text += "\u{1B}[\(covered.columns)C".utf8
        append(line.dropping(columns: covered.columns), to: &text)
      } else {
        append(line, to: &text)
      }
      text.append(UInt8(ascii: "\n"))
    }
    return text
  }

  /// One line, in characters only; each style and link ends where its text does, so nothing leaks into
  /// the next line.
  ///
  /// - Parameters:
  ///   - line: what is written.
  ///   - mark: what stands before and after each change of the style.
  package func text(_ line: Line, marking mark: String = "") -> String {
    var text: [UInt8] = []
    append(line, to: &text, marking: mark)
    return String(decoding: text, as: UTF8.self)
  }

  private func append(_ line: Line, to text: inout [UInt8], marking mark: String = "") {
    if isPlain || palette == nil && !showsLinks {
      for span in line.spans { text.append(isPlain ? span.spoken ?? span.text : span.text) }
      return
    }
    var active = ""
    var link: TextLink?
    for span in textured(line).spans where !span.text.isEmpty {
      if showsLinks, span.link != link {
        if link != nil { text += Self.link(to: "").utf8 }
        if let next = span.link { text += Self.link(to: next.address).utf8 }
        link = span.link
      }
      let sequence = look(of: span).sequence
      if sequence != active {
        text += mark.utf8
        if !active.isEmpty { text += Self.reset.utf8 }
        text += sequence.utf8
        text += mark.utf8
        active = sequence
      }
      text.append(span.text)
    }
    if link != nil { text += Self.link(to: "").utf8 }
    if !active.isEmpty { text += Self.reset.utf8 }
  }

  func textured(_ line: Line) -> Line {
    palette?.colorsLand == false ? LandTexture.dotted(line) : line
  }

  /// Text from here on leads to an address; to none where that is empty.
  static func link(to address: String) -> String { "\u{1B}]8;;\(address)\u{1B}\\" }

  func look(of span: Span) -> Palette.Look {
    guard let palette else { return .plain }
    guard let colors = span.colors else { return palette.look(span.style, on: span.ground) }
    var rendition = Rendition(colors.isInverse ? .reversed : [])
    if palette.hasColors {
      (rendition.foreground, rendition.background) = (colors.foreground, colors.background)
    }
    return Palette.Look(rendition)
  }

  /// A picture where the cursor is, which stays there; line breaks make room for it and for what
  /// terminals scroll after it.
  private func drawing(_ graphic: Graphic) -> String {
    String(repeating: "\n", count: graphic.rows) + "\u{1B}[\(graphic.rows)A"
      + "\u{1B}7\(graphic.sequence)\u{1B}8"
  }

  static let reset = "\u{1B}[0m"
}

extension [UInt8] {
  /// Takes half as long as to append the view of a text.
  fileprivate mutating func append(_ text: String) {
    var text = text
    text.withUTF8 { append(contentsOf: $0) }
  }
}

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
    span.ground == .land && styles.contains(span.style)
  }

  private static let styles: [TextStyle] = [
    .plain, .land, .coast, .border, .lake, .river, .graticule, .night,
  ]

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
