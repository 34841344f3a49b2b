/// A run of text in one style, safe to print: making it is where outside text is made safe.
///
/// What is only there to be looked at (a mark, blanks that make columns, a bar) says beside it what
/// stands for it where text is linear: so no View has to know whether it is looked at or listened to.
package struct Span: Hashable, Sendable {
  package let text: String
  package let style: TextStyle
  /// The style whose color is behind the text, where a palette has one for it.
  package let ground: TextStyle?
  /// What stands for it in linear text, for screen readers and logs; nil is the text.
  package let spoken: String?
  /// Where it leads, on terminals that can follow it.
  package let link: TextLink?
  /// The number of the row that begins with it: a click here, or on what follows, is on that row.
  package let row: Int?
  /// The colours of a piece of a picture, beside those of the style.
  package private(set) var colors: CellColors?

  package init(
    _ text: String, _ style: TextStyle = .plain, on ground: TextStyle? = nil,
    spoken: String? = nil, link: TextLink? = nil, row: Int? = nil
  ) {
    self.init(
      safe: SafeText.clean(text), style, on: ground, spoken: spoken.map(SafeText.clean), link: link,
      row: row)
  }

  /// - Parameters:
  ///   - text: our own, or a part of what was made safe already.
  private init(
    safe text: String, _ style: TextStyle, on ground: TextStyle? = nil, spoken: String?,
    link: TextLink? = nil, row: Int? = nil
  ) {
    self.text = text
    self.style = style
    self.ground = ground
    self.spoken = spoken
    self.link = link
    self.row = row
  }

  /// Blank columns; in linear text what sets apart the things beside them, in our own words.
  package static func gap(
    _ columns: Int, _ style: TextStyle = .plain, spoken: String = ", "
  ) -> Span {
    Span(safe: .blanks(columns), style, spoken: spoken)
  }

  /// What stands between facts of a line.
  package static func separator(_ style: TextStyle = .plain) -> Span {
    Span(safe: " · ", style, spoken: ", ")
  }

  /// A part of its text, which looks the same and leads to the same.
  package func part(_ text: some StringProtocol) -> Span {
    var span = Span(
      safe: String(text), style, on: ground, spoken: colors == nil ? nil : "", link: link, row: row)
    span.colors = colors
    return span
  }

  /// A piece of a picture; linear text has none.
  package init(_ text: String, colors: CellColors) {
    self.init(text, spoken: "")
    self.colors = colors
  }
}

/// What a piece of text is for; the terminal decides how that looks.
package enum TextStyle: Int, CaseIterable, Sendable {
  case plain, title, dim, accent, chosen, match, star, notice, error
  /// What maps are made of; `town` is a city's dot and name, `country` a country's name, `label` every
  /// other name.
  case land, coast, border, lake, river, graticule, night, town, country, marker, label
}

/// An address that a text may lead to, checked: `http` or `https`, of printable ASCII without spaces.
///
/// So nothing in it can end the sequence it is written in. Terminals take up to 2083 bytes
/// (Hyperlinks in Terminal Emulators, "Length limits").
package struct TextLink: Hashable, Sendable {
  package let address: String

  /// Nil for anything else; what is not ASCII has to be percent-encoded already.
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
