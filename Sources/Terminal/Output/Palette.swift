import Synchronization
package import TextUI

/// How each style looks: the parameters of its SGR sequence (ECMA-48 8.3.117); none for no change.
package struct Palette: Hashable, Sendable {
  package let codes: [TextStyle: String]
  /// The same for what is on the color of a style; for those that are a ground.
  package let grounds: [TextStyle: String]
  /// Whether land has a color, where it is a ground.
  let colorsLand: Bool
  /// Whether pictures are shown in their colors.
  package let hasColors: Bool
  /// The sequences of each style without a ground, then on each ground: a map has thousands of runs.
  private let sequences: [String]

  package init(
    _ codes: [TextStyle: String], grounds: [TextStyle: String] = [:], hasColors: Bool = true
  ) {
    self.codes = codes
    self.grounds = grounds
    self.hasColors = hasColors
    colorsLand = grounds[.land] != nil
    let styles = TextStyle.allCases
    sequences = ([nil] + styles.map { grounds[$0] }).flatMap { ground in
      styles.map { style in
        Self.sequence([codes[style], ground].compactMap(\.self).joined(separator: ";"))
      }
    }
  }

  /// The sequence that starts a style on the color of another; empty where there is nothing to change.
  func sequence(_ style: TextStyle, on ground: TextStyle?) -> String {
    let row = ground.map { $0.rawValue + 1 } ?? 0
    return sequences[row * Self.styleCount + style.rawValue]
  }

  private static let styleCount = TextStyle.allCases.count

  /// The sequence of such parameters; empty without any, for that would be a reset.
  static func sequence(_ parameters: String) -> String {
    parameters.isEmpty ? "" : "\u{1B}[\(parameters)m"
  }
}

/// The one place where looks are made.
///
/// What has no color is in the terminal's own, whose contrast its user chose. Colors 16 to 255 are
/// the same in all terminals (xterm, 256colres.h): text in them has a contrast of 4.5 : 1 against
/// the backgrounds it is for, strokes of a map have 3 : 1 (WCAG 2.2, 1.4.3 and 1.4.11), on land too.
/// The grounds of lines are for solid land, which leaves them out (3 : 1 as well).
extension Palette {
  package init(
    _ theme: Theme, in environment: [String: String], on background: TerminalBackground? = nil
  ) {
    self =
      switch theme.resolved(in: environment, on: background) {
      case .dark: .dark
      case .light: .light
      case .mono: .mono
      case .sixteen, .auto: .sixteen
      }
  }

  package static let dark = Palette(
    [
      .title: "1", .dim: "38;5;247", .accent: "38;5;80", .chosen: "1;38;5;80",
      .match: "1;4;38;5;215", .star: "38;5;220", .notice: "38;5;183", .error: "1;38;5;210",
      .land: "38;5;65", .coast: "38;5;72", .border: "38;5;247", .lake: "38;5;74",
      .river: "38;5;69", .graticule: "38;5;245", .night: "38;5;141", .town: "38;5;252",
      .country: "38;5;249",
      .marker: "1;38;5;210", .label: "1;38;5;255",
    ],
    grounds: [
      .land: "48;5;237", .border: "48;5;254", .lake: "48;5;195", .river: "48;5;159",
      .night: "48;5;225",
    ])

  package static let light = Palette(
    [
      .title: "1", .dim: "38;5;241", .accent: "38;5;25", .chosen: "1;38;5;25",
      .match: "1;4;38;5;125", .star: "38;5;94", .notice: "38;5;90", .error: "1;38;5;160",
      .land: "38;5;65", .coast: "38;5;29", .border: "38;5;241", .lake: "38;5;31",
      .river: "38;5;26", .graticule: "38;5;243", .night: "38;5;97", .town: "38;5;238",
      .country: "38;5;241",
      .marker: "1;38;5;160", .label: "1;38;5;232",
    ],
    grounds: [
      .land: "48;5;254", .border: "48;5;236", .lake: "48;5;19", .river: "48;5;18",
      .night: "48;5;53",
    ])

  /// Bold, faint, underlined and reversed only.
  package static let mono = Palette(
    [
      .title: "1", .label: "1", .dim: "2", .accent: "1", .chosen: "7", .match: "1;4", .star: "1",
      .notice: "4", .error: "1;7", .land: "2", .coast: "1", .border: "2", .lake: "1", .river: "2",
      .graticule: "2", .night: "2", .country: "2", .marker: "1;7",
    ], hasColors: false)

  /// Of the sixteen colors those that can be read on white as well as on black: the reds, the
  /// magentas, the bright blue; faint, not gray, which some palettes have as a background.
  package static let sixteen = Palette([
    .title: "1", .label: "1", .dim: "2", .accent: "94", .chosen: "1;94", .match: "1;4",
    .star: "35", .notice: "35", .error: "1;91", .land: "2", .coast: "1", .border: "2",
    .lake: "94", .river: "94", .graticule: "2", .night: "35", .country: "2", .marker: "1;91",
  ])
}

/// The palette in use: one for all that draw, on whatever thread, changed in one place.
package final class CurrentPalette: Sendable {
  private let state: Mutex<Palette>

  package init(_ palette: Palette) {
    state = Mutex(palette)
  }

  /// A change counts for what is drawn from then on.
  package var value: Palette {
    get { state.withLock { $0 } }
    set { state.withLock { $0 = newValue } }
  }
}
