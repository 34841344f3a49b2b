import Catalog

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
