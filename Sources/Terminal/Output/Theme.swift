/// Which palette is drawn with; the raw value is its name for the user.
package enum Theme: String, CaseIterable, Hashable, Sendable {
  /// Whichever fits the terminal, as far as the environment tells.
  case auto
  /// For a dark background.
  case dark
  /// For a light background.
  case light
  /// Without colors.
  case mono
  /// In the terminal's own sixteen colors: legible on any background.
  case sixteen = "16"

  /// The theme that is drawn with; never `auto`.
  ///
  /// Without a word about the background `auto` is `sixteen`; so are `dark` and `light` on a terminal
  /// of which 256 colors are not known.
  ///
  /// - Parameters:
  ///   - environment: the variables the terminal is known by.
  ///   - background: what the terminal answered, which comes before what the environment says.
  package func resolved(
    in environment: [String: String], on background: TerminalBackground? = nil
  ) -> Theme {
    switch self {
    case .mono, .sixteen: self
    case .dark, .light: Self.has256Colors(environment) ? self : .sixteen
    case .auto:
      switch background ?? Self.background(environment) {
      case .dark?: Theme.dark.resolved(in: environment)
      case .light?: Theme.light.resolved(in: environment)
      case nil: .sixteen
      }
    }
  }

  /// `TERM=xterm-256color` and the like; `COLORTERM` names what has more still.
  private static func has256Colors(_ environment: [String: String]) -> Bool {
    ["truecolor", "24bit"].contains(environment["COLORTERM"]?.lowercased())
      || environment["TERM", default: ""].contains("256color")
  }

  /// Of `COLORFGBG` (rxvt, Konsole and others: "15;0", "0;default;15") the last part is the
  /// background's color: 0 to 6 and 8 are dark (as Vim takes it); nil where that is not told.
  private static func background(_ environment: [String: String]) -> TerminalBackground? {
    let parts = environment["COLORFGBG", default: ""].split(separator: ";")
    guard parts.count > 1, let last = parts.last, let color = Int(last), (0...15).contains(color)
    else { return nil }
    return color <= 6 || color == 8 ? .dark : .light
  }
}
