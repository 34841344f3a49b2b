package import TextUI

/// How pictures are made ready for a terminal.
package struct PictureSettings: Hashable, Sendable {
  /// The forms that the user may ask for.
  package enum Choice: String, CaseIterable, Sendable {
    case auto, kitty, sixel, iterm, symbols, none
  }

  /// The format of pictures where pixels can stand; `nil` if they are in coloured characters there,
  /// too.
  let format: Graphic.Format?
  let colors: PictureColors
  /// The pixels of a character cell, across and down.
  let cell: Size

  /// The cell of the VT340, which terminals that have others pretend to have.
  static let usualCell = Size(columns: 10, rows: 20)

  init(_ format: Graphic.Format?, colors: PictureColors = .full, cell: Size = usualCell) {
    self.format = format
    self.colors = colors
    self.cell = cell
  }

  /// The best a terminal is known to show; `nil` for no pictures.
  ///
  /// It reads the variables that terminals set: a query to a terminal that does not answer would hang.
  /// The user's own choice counts on any terminal.
  ///
  /// - Parameters:
  ///   - showsSymbols: whether somebody sees characters beyond ASCII.
  ///   - cell: the size of a cell, as the terminal says; a size beyond belief is taken for the usual
  ///     one.
  package init?(
    _ choice: Choice, environment: [String: String], showsSymbols: Bool, showsColor: Bool,
    cell: Size?
  ) {
    if choice == .none || choice == .auto && !(showsSymbols && showsColor) { return nil }
    let traits = TerminalTraits(environment)
    let believable = cell.flatMap { cell in
      (2...100).contains(cell.columns) && (2...200).contains(cell.rows) ? cell : nil
    }
    self.init(
      choice == .auto ? traits.format : Graphic.Format(rawValue: choice.rawValue),
      colors: showsColor ? traits.colors : .none, cell: believable ?? Self.usualCell)
  }

  /// The form pictures are shown in, by the name that the user asks for it with.
  package var name: String { format?.rawValue ?? Choice.symbols.rawValue }
}

/// How many colours characters can have; the raw value is chafa's name for it.
enum PictureColors: String, Sendable {
  case full
  /// Those of xterm's 256 that people don't choose themselves.
  case many = "240"
  case sixteen = "16"
  case none
}

/// The properties of a terminal, by the variables that terminals set.
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

  /// The pixels it shows; `nil` for none, or none that are known of.
  var format: Graphic.Format? {
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
