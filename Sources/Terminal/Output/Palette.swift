import Synchronization
import TextUI

/// The look of each style.
package struct Palette: Hashable, Sendable {
  /// Whether land has a color of its own where it is a ground.
  let colorsLand: Bool
  /// Whether pictures are shown in their colors.
  let hasColors: Bool
  /// The look of each style without a ground, then on each ground; made once, because a map has thousands of
  /// spans.
  private let looks: [[Rendition]]
  /// The colors of the grounds of street maps; `nil` for a palette without.
  private let streets: StreetColors?
  /// The colors of relief; `nil` for a palette without.
  let relief: ReliefColors?

  /// Makes a palette of pairs: dictionaries took a tenth of the time to the first prompt.
  ///
  /// - Parameters:
  ///   - styles: the look of each style; those left out look as in `common`, or else plain.
  ///   - common: the looks that several palettes share.
  ///   - grounds: the color of each style that is a ground, behind the text on it.
  ///   - hasColors: whether pictures are shown in their colors.
  init(
    _ styles: KeyValuePairs<TextStyle, Rendition>,
    with common: KeyValuePairs<TextStyle, Rendition> = [:],
    grounds: KeyValuePairs<TextStyle, CellColor> = [:], streets: StreetColors? = nil,
    relief: ReliefColors? = nil, hasColors: Bool = true
  ) {
    var renditions = Array(repeating: Rendition(), count: TextStyle.allCases.count)
    for (style, rendition) in common { renditions[style.rawValue] = rendition }
    for (style, rendition) in styles { renditions[style.rawValue] = rendition }
    var rows = Array(repeating: renditions, count: TextStyle.allCases.count + 1)
    for (style, color) in grounds {
      rows[style.rawValue + 1] = renditions.map { rendition in
        var rendition = rendition
        rendition.background = color
        return rendition
      }
    }
    looks = rows
    colorsLand = grounds.contains { $0.key == .land }
    self.hasColors = hasColors
    self.streets = streets
    self.relief = relief
  }

  package var hasRelief: Bool { relief != nil }

  /// The look of a style on the color of another one.
  func look(_ style: TextStyle, on ground: TextStyle? = nil) -> Rendition {
    if let ground, let look = streets?.table.look(style, on: ground, in: self) { return look }
    return looks[ground.map { $0.rawValue + 1 } ?? 0][style.rawValue]
  }

  /// The look of a style on a tone of a relief; `nil` if the palette has no relief.
  func rendition(_ style: TextStyle, on tone: ReliefTone) -> Rendition? {
    // Only blanks are plain, and need no ink.
    if style == .plain { return relief.map { Rendition(background: $0.table.color(tone)) } }
    return relief?.table.rendition(
      look(style), on: tone, contrast: style.isLine ? 3 : 4.5)
  }

  /// The color of a style that is a ground; `nil` if the palette has none for it.
  func ground(_ style: TextStyle) -> CellColor? { look(.plain, on: style).background }
}

/// The palettes: the one place where looks are made.
///
/// A style without a color has the terminal's own, whose contrast its user chose. Colors 16 to 255 are
/// the same in all terminals (xterm, 256colres.h). Text in them has a contrast of 4.5 : 1 against the
/// backgrounds it is for. Strokes of a map have 3 : 1 (WCAG 2.2, 1.4.3 and 1.4.11), on land too. Lines have
/// a ground because solid land leaves them out (3 : 1 as well).
extension Palette {
  package init(
    _ theme: Theme, in environment: [String: String], on background: TerminalBackground? = nil
  ) {
    self =
      switch theme.resolved(in: environment, on: background) {
      case .dark: Theme.hasMillions(environment) ? .darkMillions : .dark
      case .light: Theme.hasMillions(environment) ? .lightMillions : .light
      case .mono: .mono
      case .sixteen, .auto: .sixteen
      }
  }

  package static let dark = dark(.dark, .dark)
  package static let light = light(.light, .light)
  /// The same for terminals with colors of 24 bits.
  static let darkMillions = dark(.darkMillions, .darkMillions)
  static let lightMillions = light(.lightMillions, .lightMillions)

  private static func dark(_ streets: StreetColors, _ relief: ReliefColors) -> Palette {
    Palette(
      [
        .title: .init(.bold), .dim: .ink(247), .accent: .ink(80), .chosen: .ink(80, .bold),
        .match: .ink(215, [.bold, .underlined]), .star: .ink(220), .notice: .ink(183),
        .error: .ink(210, .bold), .land: .ink(65), .coast: .ink(72), .border: .ink(249),
        .lake: .ink(74), .river: .ink(69), .graticule: .ink(245), .night: .ink(141),
        .town: .ink(252), .country: .ink(249), .marker: .ink(210, .bold), .label: .ink(255, .bold),
        .path: .ink(249), .rail: .ink(183), .street: .ink(252), .road: .ink(229),
        .motorway: .ink(215), .water: .ink(74), .building: .ink(247), .wood: .ink(72),
        .park: .ink(72),
        .red: .ink(203), .orange: .ink(215), .yellow: .ink(221), .green: .ink(114), .teal: .ink(80),
        .blue: .ink(111), .violet: .ink(141), .pink: .ink(218), .brown: .ink(180), .gray: .ink(250),
      ],
      grounds: [
        .land: .indexed(237), .border: .indexed(254), .lake: .indexed(195), .river: .indexed(159),
        .night: .indexed(225),
      ], streets: streets, relief: relief)
  }

  private static func light(_ streets: StreetColors, _ relief: ReliefColors) -> Palette {
    Palette(
      [
        .title: .init(.bold), .dim: .ink(241), .accent: .ink(25), .chosen: .ink(25, .bold),
        .match: .ink(125, [.bold, .underlined]), .star: .ink(94), .notice: .ink(90),
        .error: .ink(160, .bold), .land: .ink(65), .coast: .ink(29), .border: .ink(241),
        .lake: .ink(31), .river: .ink(26), .graticule: .ink(243), .night: .ink(97),
        .town: .ink(238), .country: .ink(241), .marker: .ink(160, .bold), .label: .ink(232, .bold),
        .path: .ink(241), .rail: .ink(96), .street: .ink(239), .road: .ink(94),
        .motorway: .ink(160), .water: .ink(31), .building: .ink(243), .wood: .ink(29),
        .park: .ink(29),
        .red: .ink(160), .orange: .ink(94), .yellow: .ink(58), .green: .ink(22), .teal: .ink(23),
        .blue: .ink(25), .violet: .ink(92), .pink: .ink(162), .brown: .ink(95), .gray: .ink(240),
      ],
      grounds: [
        .land: .indexed(254), .border: .indexed(236), .lake: .indexed(19), .river: .indexed(18),
        .night: .indexed(53),
      ], streets: streets, relief: relief)
  }

  /// Bold, faint, underlined and reversed only.
  package static let mono = Palette(
    [
      .accent: .init(.bold), .chosen: .init(.reversed), .star: .init(.bold),
      .notice: .init(.underlined), .error: .init([.bold, .reversed]), .lake: .init(.bold),
      .river: .init(.faint), .night: .init(.faint), .marker: .init([.bold, .reversed]),
      .water: .init(.faint), .rail: .init(.faint),
    ], with: colorless, hasColors: false)

  /// The palette of the sixteen colors, for any background.
  ///
  /// It has those that can be read on white as well as on black: the reds, the magentas, the bright blue.
  /// It has faint in place of gray, which some terminals have as their background.
  package static let sixteen = Palette(
    [
      .accent: .ink(12), .chosen: .ink(12, .bold), .star: .ink(5), .notice: .ink(5),
      .error: .ink(9, .bold), .lake: .ink(12), .river: .ink(12), .night: .ink(5), .water: .ink(12),
      .rail: .ink(5),
      .marker: .ink(9, .bold), .red: .ink(9), .blue: .ink(12), .violet: .ink(5), .pink: .ink(5),
    ], with: colorless)

  /// The looks that both of these have.
  private static let colorless: KeyValuePairs<TextStyle, Rendition> = [
    .title: .init(.bold), .label: .init(.bold), .dim: .init(.faint),
    .match: .init([.bold, .underlined]), .land: .init(.faint), .coast: .init(.bold),
    .border: .init(.faint), .graticule: .init(.faint), .country: .init(.faint),
    .path: .init(.faint), .building: .init(.faint), .road: .init(.bold), .motorway: .init(.bold),
  ]
}

/// The palette in use: one for all code that draws, on any thread; one place changes it.
package final class CurrentPalette: Sendable {
  private let state: Mutex<Palette>

  package init(_ palette: Palette) {
    state = Mutex(palette)
  }

  /// The palette; a change of it affects what is drawn from then on.
  package var value: Palette {
    get { state.withLock { $0 } }
    set { state.withLock { $0 = newValue } }
  }
}
