import Glibc
import Testing
import TextUI

@testable import Terminal

@Suite struct PaletteTests {
  /// Lines and bars, which nobody reads (WCAG 2.2, 1.4.11).
  private static let strokes: [TextStyle] = [
    .land, .coast, .border, .lake, .river, .graticule, .night, .path, .rail, .street, .road,
    .motorway, .wood, .park, .water, .building,
  ]

  /// The grounds of street maps, and what stands on them.
  private static let streetGrounds: [TextStyle] = [
    .open, .builtUp, .field, .wood, .park, .sand, .ice, .water, .paved, .building,
  ]
  private static let streetStrokes: [TextStyle] = [
    .border, .path, .rail, .street, .road, .motorway, .marker, .star, .accent,
  ]
  private static let streetNames: [TextStyle] = [.label, .town, .street]

  /// What stands on the ground of land: lines and signs, then names.
  private static let signsOnLand: [TextStyle] =
    strokes.filter { ![.land, .wood, .park, .water, .building].contains($0) }
    + [.marker, .star, .accent]
  private static let namesOnLand: [TextStyle] = [.label, .town, .country]

  /// Black, and the backgrounds of common dark and light schemes.
  private static let darkBackgrounds = [0x000000, 0x1E1E1E, 0x002B36, 0x282C34].map { RGB($0) }
  private static let lightBackgrounds = [0xFFFFFF, 0xFDF6E3, 0xF5F5F5].map { RGB($0) }

  /// What is behind the characters on the color of a style.
  private func ground(_ style: TextStyle, _ palette: Palette) throws -> RGB {
    RGB(try #require(palette.look(.plain, on: style).background))
  }

  private func ink(_ style: TextStyle, _ palette: Palette) throws -> RGB {
    RGB(try #require(palette.look(style).foreground, "\(style)"))
  }

  /// Whether a color stands out from another by a contrast, and not by more.
  private func expect(
    _ what: String, _ color: RGB, on ground: RGB, atLeast least: Double, below most: Double = 22
  ) {
    let contrast = color.contrast(to: ground)
    #expect(contrast >= least && contrast < most, "\(what) on \(ground): \(contrast)")
  }

  @Test(arguments: [(Palette.dark, darkBackgrounds), (.light, lightBackgrounds)])
  func everyColorCanBeReadOnItsBackgroundsAndOnLand(palette: Palette, backgrounds: [RGB]) throws {
    let land = try ground(.land, palette)
    for background in backgrounds {
      // Land is seen, and is none of the backgrounds.
      expect("land", land, on: background, atLeast: 1.15, below: 2)
      for style in TextStyle.allCases {
        guard let color = palette.look(style).foreground.map(RGB.init) else { continue }
        expect(
          "\(style)", color, on: background, atLeast: Self.strokes.contains(style) ? 3 : 4.5)
      }
    }
    for style in Self.signsOnLand {
      expect("\(style)", try ink(style, palette), on: land, atLeast: 3)
    }
    for style in Self.namesOnLand {
      expect("\(style)", try ink(style, palette), on: land, atLeast: 4.5)
    }
    // Lines are the ground of solid land.
    let lines = TextStyle.allCases.filter {
      $0 != .land && !Self.streetGrounds.contains($0)
        && palette.look(.plain, on: $0).background != nil
    }
    for style in lines {
      expect("\(style)", try ground(style, palette), on: try ink(.land, palette), atLeast: 3)
    }
    #expect(lines == [.border, .lake, .river, .night])
    // Faint makes a color of the terminal's own choice.
    #expect(
      TextStyle.allCases.allSatisfy { !palette.look($0).attributes.contains(.faint) })
  }

  @Test(
    "everything on a street map stands out from each ground it may lie on",
    arguments: [Palette.dark, .light, .darkMillions, .lightMillions])
  func streetsAreSeenOnEachGround(palette: Palette) throws {
    for ground in Self.streetGrounds {
      let color = try self.ground(ground, palette)
      for style in Self.streetStrokes {
        expect("\(style) on \(ground)", try ink(style, palette), on: color, atLeast: 3)
      }
      for style in Self.streetNames {
        expect("\(style) on \(ground)", try ink(style, palette), on: color, atLeast: 4.5)
      }
    }
    expect(
      "river", try ink(.river, palette), on: try ground(.open, palette), atLeast: 3)
  }

  @Test func theLayersOfAMapHaveColorsOfTheirOwn() {
    let layers: [TextStyle] = [
      .coast, .border, .lake, .river, .graticule, .night, .marker, .star, .accent,
    ]
    for palette in [Palette.dark, .light] {
      #expect(Set(layers.map { palette.look($0) }).count == layers.count)
    }
  }

  @Test func theSixteenColorsAreLegibleOnBlackAndOnWhite() throws {
    for style in TextStyle.allCases {
      guard let foreground = Palette.sixteen.look(style).foreground else { continue }
      #expect((0..<16).map(CellColor.indexed).contains(foreground), "\(style)")
      for background in [RGB(0x000000), RGB(0xFFFFFF)] {
        expect("\(style)", RGB(foreground), on: background, atLeast: 3)
      }
    }
  }

  @Test(arguments: [Palette.dark, .light, .mono, .sixteen])
  func whatCountsIsToldApart(palette: Palette) {
    let distinct: [TextStyle] = [.plain, .dim, .match, .chosen, .error, .notice, .accent]
    #expect(Set(distinct.map { palette.look($0) }).count == distinct.count)
    // A town's name is plain where there are no more than the terminal's own colors.
    let own = [Palette.dark, .light].contains(palette)
    let plain = TextStyle.allCases.filter {
      palette.look($0) == Rendition() && !Self.streetGrounds.contains($0)
    }
    #expect(
      plain.filter { !Self.hues.contains($0) && $0 != .street }
        == (own ? [.plain] : [.plain, .town]))
  }

  /// The colors of values, which stand beside their words.
  private static let hues: [TextStyle] = [
    .red, .orange, .yellow, .green, .teal, .blue, .violet, .pink, .brown, .gray,
  ]

  @Test func theColorsOfValuesAreToldApartWhereThereAreColors() {
    let counts = [Palette.dark, .light, .sixteen, .mono].map { palette in
      Set(Self.hues.map { palette.look($0) }).count
    }
    #expect(counts == [10, 10, 4, 1])
  }
}

/// The contrast of two colors as WCAG 2.2 defines it ("contrast ratio", "relative luminance").
struct RGB: Hashable, CustomStringConvertible {
  let red: Int
  let green: Int
  let blue: Int

  init(_ hex: Int) {
    (red, green, blue) = (hex >> 16 & 0xFF, hex >> 8 & 0xFF, hex & 0xFF)
  }

  /// One of the sixteen, as xterm has them by itself (XTerm-col.ad), or of those after them: a cube of
  /// 6 × 6 × 6, then 24 grays (256colres.pl).
  init(_ color: CellColor) {
    let basic = [
      0x000000, 0xCD0000, 0x00CD00, 0xCDCD00, 0x0000EE, 0xCD00CD, 0x00CDCD, 0xE5E5E5,
      0x7F7F7F, 0xFF0000, 0x00FF00, 0xFFFF00, 0x5C5CFF, 0xFF00FF, 0x00FFFF, 0xFFFFFF,
    ]
    let levels = [0, 95, 135, 175, 215, 255]
    switch color {
    case .rgb(let value): self.init(Int(value))
    case .indexed(let index) where index < 16: self.init(basic[Int(index)])
    case .indexed(let index) where index >= 232: self.init((8 + (Int(index) - 232) * 10) * 0x010101)
    case .indexed(let index):
      let cube = Int(index) - 16
      self.init(levels[cube / 36] << 16 | levels[cube / 6 % 6] << 8 | levels[cube % 6])
    }
  }

  var description: String { "(\(red), \(green), \(blue))" }

  var luminance: Double {
    func linear(_ channel: Int) -> Double {
      let value = Double(channel) / 255
      return value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
    }
    return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
  }

  func contrast(to other: RGB) -> Double {
    let (light, dark) = (max(luminance, other.luminance), min(luminance, other.luminance))
    return (light + 0.05) / (dark + 0.05)
  }
}

@Suite struct RenditionTests {
  private static func colors(
    _ foreground: UInt8?, _ background: UInt8?, _ attributes: Rendition.Attributes = []
  ) -> Rendition {
    Rendition(
      attributes, foreground: foreground.map(CellColor.indexed),
      background: background.map(CellColor.indexed))
  }

  private static let pairs: [(Rendition, Rendition, String?)] = [
    (Rendition(), Rendition(), nil),
    (Rendition(), .ink(80, .bold), "1;38;5;80"), (.ink(80, .bold), Rendition(), ""),
    (colors(72, 237), colors(65, 237), "38;5;65"), (colors(72, 237), colors(nil, 237), "39"),
    (colors(72, 237), .ink(72), "49"), (colors(72, 237), Rendition(), ""),
    (.ink(12), .ink(12, .bold), "1"), (.ink(12, .bold), .ink(12), ";94"),
    (
      Rendition(foreground: .rgb(0x010203), background: .rgb(0x040506)),
      Rendition(.reversed, foreground: .rgb(0x010203), background: .rgb(0x040507)),
      "7;48;2;4;5;7"
    ),
  ]

  @Test(arguments: pairs)
  func onlyWhatChangesIsSaid(last: Rendition, next: Rendition, parameters: String?) {
    let sequence = parameters.map { "\u{1B}[\($0)m" } ?? ""
    #expect(next.sequence(after: last) == sequence)
  }

  @Test(arguments: [
    (Rendition.ink(80, .bold), Rendition()), (colors(72, 237, .faint), colors(nil, 237)),
    (.ink(12, [.bold, .underlined]), .ink(12, [.bold, .underlined])),
    (colors(nil, 1, .reversed), colors(nil, 1, .reversed)),
  ])
  func ofABlankNobodySeesTheColorOfText(rendition: Rendition, blank: Rendition) {
    #expect(rendition.onBlank == blank)
  }
}

@Suite struct ThemeTests {
  @Test(
    "auto follows what the environment tells of the background and the colors",
    arguments: [
      (["TERM": "xterm-256color", "COLORFGBG": "15;0"], Theme.dark),
      (["TERM": "xterm-256color", "COLORFGBG": "7;8"], .dark),
      (["TERM": "xterm-256color", "COLORFGBG": "0;15"], .light),
      (["TERM": "xterm-256color", "COLORFGBG": "0;7"], .light),
      (["TERM": "rxvt-unicode-256color", "COLORFGBG": "0;default;15"], .light),
      (["TERM": "xterm", "COLORTERM": "truecolor", "COLORFGBG": "15;0"], .dark),
      (["TERM": "xterm", "COLORTERM": "24bit", "COLORFGBG": "0;15"], .light),
      (["TERM": "xterm", "COLORFGBG": "15;0"], .sixteen),
      (["TERM": "linux", "COLORFGBG": "15;0"], .sixteen),
      (["TERM": "xterm-256color"], .dark),
      (["TERM": "xterm-256color", "COLORFGBG": ""], .dark),
      (["TERM": "xterm-256color", "COLORFGBG": "15"], .dark),
      (["TERM": "xterm-256color", "COLORFGBG": "15;default"], .dark),
      (["TERM": "xterm-256color", "COLORFGBG": "15;99999999999999999999"], .dark),
      (["TERM": "xterm-256color", "COLORFGBG": "15;-1"], .dark),
      (["TERM": "tmux-256color"], .dark), (["TERM": "screen"], .sixteen),
      ([:], .sixteen),
    ])
  func autoFollowsTheEnvironment(environment: [String: String], theme: Theme) {
    #expect(Theme.auto.resolved(in: environment) == theme)
  }

  @Test func theTerminalsAnswerComesBeforeTheEnvironment() {
    let told = ["TERM": "xterm-256color", "COLORFGBG": "15;0"]
    #expect(Theme.auto.resolved(in: told, on: .light) == .light)
    #expect(Theme.auto.resolved(in: ["TERM": "xterm-256color"], on: .dark) == .dark)
    #expect(Theme.auto.resolved(in: ["TERM": "xterm"], on: .dark) == .sixteen)
    for theme in Theme.allCases where theme != .auto {
      #expect(theme.resolved(in: told, on: .light) == theme)
    }
    #expect(Palette(.auto, in: told, on: .light) == .light)
  }

  @Test func whatIsChosenCountsAsFarAsTheTerminalHasTheColors() {
    let many = ["TERM": "xterm-256color", "COLORFGBG": "15;0"]
    let few = ["TERM": "linux"]
    let chosen: [Theme] = [.dark, .light, .mono, .sixteen]
    #expect(chosen.map { $0.resolved(in: many) } == chosen)
    #expect(chosen.map { $0.resolved(in: few) } == [.sixteen, .sixteen, .mono, .sixteen])
    #expect(Palette(.light, in: many) == .light)
    #expect(Palette(.auto, in: many) == .dark)
    #expect(Palette(.auto, in: few) == .sixteen)
    #expect(Palette(.mono, in: few) == .mono)
  }
}
