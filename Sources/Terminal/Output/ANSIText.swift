package import TextUI

/// Styled lines as text for a terminal, or as plain text.
package struct ANSIText: Hashable, Sendable {
  /// The palette; `nil` for text without escape sequences for looks.
  package let palette: Palette?
  /// Whether text is linear: then it has no escape sequences at all.
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

  /// Returns the text that changes rows of the window; see ``RowUpdate``.
  package func update(from shown: [Line], to wanted: [Line], columns: Int) -> String {
    RowUpdate(from: shown, to: wanted, columns: columns, in: self).text
  }

  /// The text of lines in UTF-8.
  func bytes(_ lines: [Line]) -> [UInt8] {
    // Appending strings takes three times as long as appending bytes.
    var text: [UInt8] = []
    text.reserveCapacity(lines.reduce(0) { $0 + $1.spans.reduce(1) { $0 + $1.text.utf8.count } })
    // The row after a picture, and the number of columns that the picture takes of the rows before.
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

  /// One line, without its picture; each style and link ends with its text, and not in the next line.
  ///
  /// - Parameters:
  ///   - line: the line to write.
  ///   - mark: a text to write before and after each change of the style.
  package func text(_ line: Line, marking mark: String = "") -> String {
    var text: [UInt8] = []
    append(line, to: &text, marking: mark)
    return String(decoding: text, as: UTF8.self)
  }

  private func append(_ line: Line, to text: inout [UInt8], marking mark: String = "") {
    if isPlain {
      for span in line.spans { text.append(span.spoken ?? span.text) }
      return
    }
    if palette == nil, !showsLinks {
      for span in textured(line).spans { text.append(span.text) }
      return
    }
    var look = Rendition()
    var link: TextLink?
    for span in textured(line).spans where !span.text.isEmpty {
      if showsLinks, span.link != link {
        if link != nil { text += Self.link(to: "").utf8 }
        if let next = span.link { text += Self.link(to: next.address).utf8 }
        link = span.link
      }
      var next = self.look(of: span)
      // A blank of a map may keep the ink. The one that ends a prompt has to be plain, for libedit.
      if next.background != nil, span.isBlank { next = next.keepingInk(of: look) }
      if next != look {
        text += mark.utf8
        next.append(after: look, to: &text)
        text += mark.utf8
        look = next
      }
      text.append(span.text)
    }
    if link != nil { text += Self.link(to: "").utf8 }
    if look != Rendition() { text += Self.reset.utf8 }
  }

  func textured(_ line: Line) -> Line {
    guard let palette else { return StreetTexture.drawn(line) }
    return palette.colorsLand
      ? StreetTexture.colored(line, in: palette) : StreetTexture.drawn(LandTexture.dotted(line))
  }

  /// The sequence that begins a link to an address; the empty address ends it.
  static func link(to address: String) -> String { "\u{1B}]8;;\(address)\u{1B}\\" }

  func look(of span: Span) -> Rendition {
    guard let palette else { return Rendition() }
    guard let colors = span.colors else {
      if let tone = span.relief?.upper, let look = palette.rendition(span.style, on: tone) {
        return look
      }
      return palette.look(span.style, on: span.ground)
    }
    var rendition = Rendition(colors.isInverse ? .reversed : [])
    if palette.hasColors {
      (rendition.foreground, rendition.background) = (colors.foreground, colors.background)
    }
    return rendition
  }

  /// A picture at the cursor, which stays there.
  ///
  /// Line breaks make room for the picture, and for the rows that terminals scroll after it.
  private func drawing(_ graphic: Graphic) -> String {
    String(repeating: "\n", count: graphic.rows) + "\u{1B}[\(graphic.rows)A"
      + "\u{1B}7\(graphic.sequence)\u{1B}8"
  }

  static let reset = "\u{1B}[0m"
}

extension [UInt8] {
  /// Appends a text in half the time that its UTF-8 view takes.
  fileprivate mutating func append(_ text: String) {
    var text = text
    text.withUTF8 { append(contentsOf: $0) }
  }
}

/// Draws dots on land, for palettes without a color that tells land from sea.
enum LandTexture {
  /// One dot of eight, in every second cell.
  ///
  /// Cells are twice as high as wide, so that dots are as far from one another in a row as in a column.
  private static let dot = "⠂"

  /// The line with dots in the blanks of its land; names and signs on land stay as they are.
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

  /// Appends a span of land with dots; all its characters are one column wide.
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
