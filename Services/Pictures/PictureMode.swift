package import Catalog

/// How pictures are shown.
package enum PictureMode: Hashable, Sendable {
  /// In coloured characters, which stand anywhere.
  case symbols
  /// In pixels where they can be, else in characters.
  case pixels(Picture.Pixels.Format)

  /// What the user may ask for.
  package enum Choice: String, CaseIterable, Hashable, Sendable {
    case auto, kitty, sixel, iterm, symbols, none
  }

  /// What matters of a terminal, beside what its variables say.
  package struct Terminal: Hashable, Sendable {
    package let isTerminal: Bool
    package let showsUnicode: Bool
    package let showsColor: Bool

    package init(isTerminal: Bool, showsUnicode: Bool, showsColor: Bool) {
      self.isTerminal = isTerminal
      self.showsUnicode = showsUnicode
      self.showsColor = showsColor
    }
  }

  /// The best a terminal is known to show; nil is none.
  ///
  /// It goes by the variables that terminals set: one that does not answer a question would hang.
  /// What the user asks for is done, wherever.
  package static func chosen(
    _ choice: Choice, environment: [String: String], terminal: Terminal
  ) -> PictureMode? {
    switch choice {
    case .none: return nil
    case .symbols: return .symbols
    case .kitty: return .pixels(.kitty)
    case .sixel: return .pixels(.sixel)
    case .iterm: return .pixels(.iterm)
    case .auto:
      guard terminal.isTerminal, terminal.showsUnicode, terminal.showsColor else { return nil }
      return TerminalTraits(environment).format.map(PictureMode.pixels) ?? .symbols
    }
  }

  /// Its name among the choices.
  package var name: String {
    switch self {
    case .symbols: Choice.symbols.rawValue
    case .pixels(.kitty): Choice.kitty.rawValue
    case .pixels(.sixel): Choice.sixel.rawValue
    case .pixels(.iterm): Choice.iterm.rawValue
    }
  }
}
