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
    case .kitty, .sixel, .iterm:
      return Picture.Pixels.Format(rawValue: choice.rawValue).map(Self.pixels)
    case .auto:
      guard terminal.isTerminal, terminal.showsUnicode, terminal.showsColor else { return nil }
      return TerminalTraits(environment).format.map(PictureMode.pixels) ?? .symbols
    }
  }

  /// Its name among the choices.
  package var name: String {
    switch self {
    case .symbols: Choice.symbols.rawValue
    case .pixels(let format): format.rawValue
    }
  }
}

/// How many colours characters can have; the raw value is chafa's name for it.
package enum PictureColors: String, Hashable, Sendable {
  case full
  /// Those of xterm's 256 that people don't choose themselves.
  case many = "240"
  case sixteen = "16"
  case none

  /// What a terminal is known to show.
  package static func shown(
    environment: [String: String], terminal: PictureMode.Terminal
  ) -> PictureColors {
    guard terminal.showsColor else { return .none }
    return TerminalTraits(environment).colors
  }
}

/// The pixels of a character cell.
package struct CellPixels: Hashable, Sendable {
  package let width: Int
  package let height: Int

  /// What is beyond belief is taken for the usual.
  package init(width: Int, height: Int) {
    let isBelievable = (2...100).contains(width) && (2...200).contains(height)
    self.width = isBelievable ? width : 10
    self.height = isBelievable ? height : 20
  }

  /// Those of the VT340, which terminals that have others pretend to have.
  package static let usual = CellPixels(width: 10, height: 20)
}

/// How pictures are made ready.
package struct PictureSettings: Hashable, Sendable {
  package let mode: PictureMode
  package let colors: PictureColors
  package let cell: CellPixels

  package init(_ mode: PictureMode, colors: PictureColors = .full, cell: CellPixels = .usual) {
    self.mode = mode
    self.colors = colors
    self.cell = cell
  }
}

/// What the variables that terminals set say of them.
struct TerminalTraits {
  private let environment: [String: String]
  /// In lower case.
  private let type: String
  private let program: String

  init(_ environment: [String: String]) {
    self.environment = environment
    type = (environment["TERM"] ?? "").lowercased()
    program = (environment["TERM_PROGRAM"] ?? "").lowercased()
  }

  /// The pixels it shows; nil for none, or none that are known of.
  var format: Picture.Pixels.Format? {
    // The variables of the terminal outside may still be there.
    if isMultiplexed { return nil }
    if has("KITTY_WINDOW_ID") || type == "xterm-kitty" || type == "xterm-ghostty"
      || program == "ghostty"
    {
      return .kitty
    }
    if program == "iterm.app" || program == "wezterm" || environment["LC_TERMINAL"] == "iTerm2" {
      return .iterm
    }
    let showsSixels = ["foot", "mlterm", "yaft", "contour"].contains { type.hasPrefix($0) }
    return showsSixels || type.contains("sixel") || program == "mintty" ? .sixel : nil
  }

  /// tmux and its like make of all colours what the terminal outside can show.
  var colors: PictureColors {
    let words = ["truecolor", "24bit"]
    if words.contains((environment["COLORTERM"] ?? "").lowercased()) || isMultiplexed
      || format != nil || type.contains("direct")
    {
      return .full
    }
    return type.contains("256color") ? .many : .sixteen
  }

  private var isMultiplexed: Bool {
    has("TMUX") || has("ZELLIJ") || has("STY") || type.hasPrefix("screen") || type.hasPrefix("tmux")
  }

  private func has(_ name: String) -> Bool { !(environment[name] ?? "").isEmpty }
}
