import TextUI

/// The colors of relief: one set for each theme and number of colors.
enum ReliefColors: Hashable, Sendable {
  case dark, light, darkMillions, lightMillions

  /// The colors by tone, made when the first relief is drawn: a start needs none of them.
  var table: ReliefTable {
    switch self {
    case .dark: .dark
    case .light: .light
    case .darkMillions: .darkMillions
    case .lightMillions: .lightMillions
    }
  }
}

/// The colors of all tones, and the inks that can be read on them.
struct ReliefTable: Sendable {
  /// The inks that others are mixed with, or replaced by, if they have too little contrast.
  ///
  /// One of the two has 4.58 : 1 at least on any color.
  private static let black = CellColor.indexed(16)
  private static let white = CellColor.indexed(231)

  private let colors: [CellColor]
  private let luminances: [Double]

  private init(_ color: (ReliefTone) -> CellColor) {
    let colors = Self.tones.map(color)
    self.colors = colors
    luminances = colors.map(\.luminance)
  }

  /// All tones in the order of their numbers.
  static let tones: [ReliefTone] = ReliefTone.Ground.allCases.flatMap { ground in
    (0...ReliefTone.highest).flatMap { height in
      (-ReliefTone.brightest...ReliefTone.brightest).flatMap { shade in
        (0...ReliefTone.day).map { light in
          ReliefTone(ground, height: height, shade: shade, light: light)
        }
      }
    }
  }

  private static func number(of tone: ReliefTone) -> Int {
    let shades = 2 * Int(ReliefTone.brightest) + 1
    let height = Int(tone.ground.rawValue) * (Int(ReliefTone.highest) + 1) + Int(tone.height)
    let shade = height * shades + Int(tone.shade + ReliefTone.brightest)
    return shade * (Int(ReliefTone.day) + 1) + Int(tone.light)
  }

  func color(_ tone: ReliefTone) -> CellColor { colors[Self.number(of: tone)] }

  /// Returns a look with the color of a tone behind it: in its own ink if that can be read there.
  ///
  /// - Parameter contrast: the least contrast of the ink (WCAG 2.2).
  func rendition(_ look: Rendition, on tone: ReliefTone, contrast: Double) -> Rendition {
    let number = Self.number(of: tone)
    var look = look
    look.background = colors[number]
    let ground = luminances[number]
    func contrasts(_ color: CellColor) -> Bool {
      Self.contrast(color.luminance, ground) >= contrast
    }
    let extreme =
      Self.contrast(Self.black.luminance, ground) > Self.contrast(Self.white.luminance, ground)
      ? Self.black : Self.white
    guard let ink = look.foreground else {
      look.foreground = extreme
      return look
    }
    if contrasts(ink) { return look }
    // Its own hue is kept as far as it goes, where the terminal has colors enough.
    let lighter =
      switch look.background {
      case .rgb: [0.35, 0.7].map { RGB(ink).mixed(with: RGB(extreme), $0).cell }
      case .indexed, nil: [CellColor]()
      }
    look.foreground = lighter.first(where: contrasts) ?? extreme
    return look
  }

  /// The contrast of two relative luminances (WCAG 2.2, "contrast ratio").
  static func contrast(_ one: Double, _ other: Double) -> Double {
    (max(one, other) + 0.05) / (min(one, other) + 0.05)
  }

  static let darkMillions = ReliefTable { tone in
    ReliefRamp.dark.color(tone, shadow: 0.34, light: 0.3, night: 0x050A18)
  }

  static let lightMillions = ReliefTable { tone in
    ReliefRamp.light.color(tone, shadow: 0.14, light: 0.16, night: 0x4A5878)
  }

  static let dark = ReliefTable { IndexedRamp.dark.color($0) }
  static let light = ReliefTable { IndexedRamp.light.color($0) }
}
