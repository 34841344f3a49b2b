import Synchronization
import TextUI

/// How each style looks; none for no change.
package struct Palette: Hashable, Sendable {
  /// Whether land has a color, where it is a ground.
  let colorsLand: Bool
  /// Whether pictures are shown in their colors.
  let hasColors: Bool
  /// Each style without a ground, then on each ground: a map has thousands of runs.
  private let looks: [[Look]]

  /// A rendition, and the sequence that begins with it.
  struct Look: Hashable {
    let rendition: Rendition
    let sequence: String

    static let plain = Look(Rendition())

    init(_ rendition: Rendition) {
      self.rendition = rendition
      sequence = rendition.sequence
    }
  }

  /// Pairs, not dictionaries: to make those took a tenth of the way to the first prompt.
  ///
  /// - Parameters:
  ///   - styles: how each looks; those left out as in `common`, or else plain.
  ///   - grounds: the color behind what is on the color of a style; for those that are a ground.
  init(
    _ styles: KeyValuePairs<TextStyle, Rendition>,
    with common: KeyValuePairs<TextStyle, Rendition> = [:],
    grounds: KeyValuePairs<TextStyle, CellColor> = [:], hasColors: Bool = true
  ) {
    var renditions = Array(repeating: Rendition(), count: Self.styleCount)
    for (style, rendition) in common { renditions[style.rawValue] = rendition }
    for (style, rendition) in styles { renditions[style.rawValue] = rendition }
    let plain = renditions.map { Look($0) }
    var rows = Array(repeating: plain, count: Self.styleCount + 1)
    for (style, color) in grounds {
      rows[style.rawValue + 1] = renditions.map { rendition in
        var rendition = rendition
        rendition.background = color
        return Look(rendition)
      }
    }
    looks = rows
    colorsLand = grounds.contains { $0.key == .land }
    self.hasColors = hasColors
  }

  /// How a style looks on the color of another.
  func look(_ style: TextStyle, on ground: TextStyle? = nil) -> Look {
    looks[ground.map { $0.rawValue + 1 } ?? 0][style.rawValue]
  }

  private static let styleCount = TextStyle.allCases.count
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
      .title: .init(.bold), .dim: .ink(247), .accent: .ink(80), .chosen: .ink(80, .bold),
      .match: .ink(215, [.bold, .underlined]), .star: .ink(220), .notice: .ink(183),
      .error: .ink(210, .bold), .land: .ink(65), .coast: .ink(72), .border: .ink(247),
      .lake: .ink(74), .river: .ink(69), .graticule: .ink(245), .night: .ink(141),
      .town: .ink(252), .country: .ink(249), .marker: .ink(210, .bold), .label: .ink(255, .bold),
    ],
    grounds: [
      .land: .indexed(237), .border: .indexed(254), .lake: .indexed(195), .river: .indexed(159),
      .night: .indexed(225),
    ])

  package static let light = Palette(
    [
      .title: .init(.bold), .dim: .ink(241), .accent: .ink(25), .chosen: .ink(25, .bold),
      .match: .ink(125, [.bold, .underlined]), .star: .ink(94), .notice: .ink(90),
      .error: .ink(160, .bold), .land: .ink(65), .coast: .ink(29), .border: .ink(241),
      .lake: .ink(31), .river: .ink(26), .graticule: .ink(243), .night: .ink(97),
      .town: .ink(238), .country: .ink(241), .marker: .ink(160, .bold), .label: .ink(232, .bold),
    ],
    grounds: [
      .land: .indexed(254), .border: .indexed(236), .lake: .indexed(19), .river: .indexed(18),
      .night: .indexed(53),
    ])

  /// Bold, faint, underlined and reversed only.
  package static let mono = Palette(
    [
      .accent: .init(.bold), .chosen: .init(.reversed), .star: .init(.bold),
      .notice: .init(.underlined), .error: .init([.bold, .reversed]), .lake: .init(.bold),
      .river: .init(.faint), .night: .init(.faint), .marker: .init([.bold, .reversed]),
    ], with: colorless, hasColors: false)

  /// Of the sixteen colors those that can be read on white as well as on black: the reds, the
  /// magentas, the bright blue; faint, not gray, which some palettes have as a background.
  package static let sixteen = Palette(
    [
      .accent: .ink(12), .chosen: .ink(12, .bold), .star: .ink(5), .notice: .ink(5),
      .error: .ink(9, .bold), .lake: .ink(12), .river: .ink(12), .night: .ink(5),
      .marker: .ink(9, .bold),
    ], with: colorless)

  /// What both have in common.
  private static let colorless: KeyValuePairs<TextStyle, Rendition> = [
    .title: .init(.bold), .label: .init(.bold), .dim: .init(.faint),
    .match: .init([.bold, .underlined]), .land: .init(.faint), .coast: .init(.bold),
    .border: .init(.faint), .graticule: .init(.faint), .country: .init(.faint),
  ]
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
