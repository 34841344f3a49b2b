/// The choice of a palette; the raw value is its name for the user.
package enum Theme: String, CaseIterable, Hashable, Sendable {
  /// The palette that fits the terminal.
  case auto
  /// For a dark background.
  case dark
  /// For a light background.
  case light
  /// Without colors.
  case mono
  /// In the terminal's own sixteen colors: legible on any background.
  case sixteen = "16"

  /// The theme that a terminal is drawn in; never `auto`.
  ///
  /// If nothing says that the background is light, `auto` is `dark`: most terminals with 256 colors are,
  /// and only then land is filled. A theme becomes `sixteen` if the terminal is not known to have 256
  /// colors.
  ///
  /// - Parameters:
  ///   - environment: the variables that tell of the terminal.
  ///   - background: the terminal's answer, which comes before what the environment says.
  package func resolved(
    in environment: [String: String], on background: TerminalBackground? = nil
  ) -> Theme {
    switch self {
    case .mono, .sixteen: self
    case .dark, .light: Self.has256Colors(environment) ? self : .sixteen
    case .auto:
      switch background ?? Self.background(environment) {
      case .light?: Theme.light.resolved(in: environment)
      case .dark?, nil: Theme.dark.resolved(in: environment)
      }
    }
  }

  /// Whether `TERM` (`xterm-256color` and the like) or `COLORTERM` tells of at least 256 colors.
  private static func has256Colors(_ environment: [String: String]) -> Bool {
    hasMillions(environment) || environment["TERM", default: ""].contains("256color")
  }

  /// Whether `COLORTERM` tells of colors of 24 bits.
  static func hasMillions(_ environment: [String: String]) -> Bool {
    ["truecolor", "24bit"].contains(environment["COLORTERM"]?.lowercased())
  }

  /// The background that `COLORFGBG` tells (rxvt, Konsole and others: "15;0", "0;default;15").
  ///
  /// The last part is the color of the background: 0 to 6 and 8 are dark, as Vim takes it.
  ///
  /// - Returns: `nil` if the variable does not tell.
  private static func background(_ environment: [String: String]) -> TerminalBackground? {
    let parts = environment["COLORFGBG", default: ""].split(separator: ";")
    guard parts.count > 1, let last = parts.last, let color = Int(last), (0...15).contains(color)
    else { return nil }
    return color <= 6 || color == 8 ? .dark : .light
  }
}
