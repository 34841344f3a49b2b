/// A run of text in one style.
///
/// Its initializer makes text from outside safe to print.
///
/// A span that is only seen (a mark, blanks between columns, a bar) has another text for linear text.
/// So no View has to know whether its text is seen or heard.
package struct Span: Hashable, Sendable {
  package let text: String
  package let style: TextStyle
  /// The style whose color is behind the text, if the palette has one.
  package let ground: TextStyle?
  /// The style whose color is behind the lower half of the text, if that differs from the upper half's;
  /// only blanks have one.
  package private(set) var lowerGround: TextStyle?
  /// Whether the color behind the lower half is that of ``lowerGround``, or none if that is `nil`.
  package private(set) var hasHalves = false
  /// The tones behind the text on a map with relief: a palette that has them shows them in place of
  /// ``ground``.
  ///
  /// Only blanks have two that differ.
  package private(set) var relief: ReliefHalves?
  /// The text that replaces it in linear text, for screen readers and logs; `nil` is the text itself.
  package let spoken: String?
  /// The address it links to, on terminals that can follow links.
  package let link: TextLink?
  /// The number of the row that begins here: a click here, or on the spans after it, is on that row.
  package let row: Int?
  /// The colors of a piece of a picture, in addition to the style's.
  package private(set) var colors: CellColors?

  package init(
    _ text: String, _ style: TextStyle = .plain, on ground: TextStyle? = nil,
    spoken: String? = nil, link: TextLink? = nil, row: Int? = nil
  ) {
    self.init(
      safe: SafeText.clean(text), style, on: ground, spoken: spoken.map(SafeText.clean), link: link,
      row: row)
  }

  /// Makes a piece of a map, whose characters are the program's, or were made safe already.
  init(_ text: String, _ style: TextStyle, on ground: TextStyle?, relief: ReliefHalves?) {
    self.init(safe: text, style, on: ground, spoken: nil)
    self.relief = relief
  }

  /// Makes columns of a block element in colors of their own, which linear text leaves out.
  package static func blocks(_ block: String, _ columns: Int, _ colors: CellColors) -> Span {
    var span = Span(safe: String(repeating: block, count: columns), spoken: "")
    span.colors = colors
    return span
  }

  /// - Parameters:
  ///   - text: a text of the program, or a part of one that was made safe already.
  private init(
    safe text: String, _ style: TextStyle = .plain, on ground: TextStyle? = nil, spoken: String?,
    link: TextLink? = nil, row: Int? = nil
  ) {
    self.text = text
    self.style = style
    self.ground = ground
    self.spoken = spoken
    self.link = link
    self.row = row
  }

  /// Makes blank columns; in linear text they become `spoken`, which has to be a text of the program.
  package static func gap(
    _ columns: Int, _ style: TextStyle = .plain, spoken: String = ", "
  ) -> Span {
    Span(safe: .blanks(columns), style, spoken: spoken)
  }

  /// Makes blank columns of a map, with one color above another.
  package static func ground(_ columns: Int, _ upper: TextStyle?, above lower: TextStyle?) -> Span {
    var span = Span(safe: .blanks(columns), .plain, on: upper, spoken: nil)
    span.hasHalves = upper != lower
    span.lowerGround = lower
    return span
  }

  /// Makes the separator between facts of a line.
  package static func separator(_ style: TextStyle = .plain) -> Span {
    Span(safe: " · ", style, spoken: ", ")
  }

  /// Returns a part of the text, with the same look and link.
  package func part(_ text: some StringProtocol) -> Span {
    var span = Span(
      safe: String(text), style, on: ground, spoken: colors == nil ? nil : "", link: link, row: row)
    span.colors = colors
    span.lowerGround = lowerGround
    span.hasHalves = hasHalves
    span.relief = relief
    return span
  }

  /// Makes a piece of a picture, which linear text leaves out.
  package init(_ text: String, colors: CellColors) {
    self.init(text, spoken: "")
    self.colors = colors
  }
}

/// The purpose of a piece of text; the terminal decides about its look.
package enum TextStyle: Int, CaseIterable, Sendable {
  case plain, title, dim, accent, chosen, match, star, notice, error
  /// The parts of maps: `town` is a city's dot and name, `country` a country's name, `label` every
  /// other name.
  case land, coast, border, lake, river, graticule, night, town, country, marker, label
  /// The lines of street maps; `road` is a street for through traffic.
  case path, rail, street, road, motorway
  /// The grounds of street maps; `open` is land of no other kind.
  case open, builtUp, field, wood, park, sand, ice, water, paved, building
  /// The colors of values, each beside its word: a theme without colors leaves them plain.
  case red, orange, yellow, green, teal, blue, violet, pink, brown, gray
}

/// An address that a text may link to, checked: it is `http` or `https`, in printable ASCII without
/// spaces.
///
/// So it can't end the sequence that it is written in. Terminals take up to 2083 bytes (Hyperlinks in
/// Terminal Emulators, "Length limits").
package struct TextLink: Hashable, Sendable {
  package let address: String

  /// `nil` for anything else; characters outside ASCII have to be percent-encoded already.
  package init?(_ address: String) {
    let scheme = address.prefix { $0 != ":" }.lowercased()
    let bytes = address.utf8
    guard ["http", "https"].contains(scheme),
      bytes.dropFirst(scheme.count).starts(with: "://".utf8),
      bytes.count > scheme.count + 3, bytes.count <= 2_083,
      bytes.allSatisfy({ (0x21...0x7E).contains($0) })
    else { return nil }
    self.address = address
  }
}
