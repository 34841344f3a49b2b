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
