import Testing

@testable import Terminal
@testable import TextUI

@Suite struct ReliefColorsTests {
  /// The signs and names of maps, which are read; the strokes, which are followed.
  private static let texts: [TextStyle] = [
    .label, .town, .country, .accent, .star, .marker,
  ]
  private static let strokes: [TextStyle] = [
    .coast, .border, .lake, .river, .graticule, .night, .path, .rail, .street, .road,
    .motorway,
  ]

  private static let palettes: [Palette] = [.dark, .light, .darkMillions, .lightMillions]

  @Test(arguments: palettes)
  func everyInkCanBeReadOnEveryTone(palette: Palette) throws {
    var faint: [String] = []
    // Many tones have one color.
    let table = try #require(palette.relief).table
    let tones = Dictionary(ReliefTable.tones.map { (table.color($0), $0) }) { first, _ in first }
    for tone in tones.values {
      for (styles, least) in [(Self.texts, 4.5), (Self.strokes, 3)] {
        for style in styles {
          let look = try #require(palette.rendition(style, on: tone))
          let ink = try RGB(#require(look.foreground))
          let contrast = try ink.contrast(to: RGB(#require(look.background)))
          if contrast < least { faint.append("\(style) on \(tone): \(contrast)") }
        }
      }
    }
    #expect(faint == [])
  }

  /// Land stands out from the sea at its coast, by day and by night.
  @Test(arguments: palettes)
  func landAndSeaAreNotAlike(palette: Palette) throws {
    let table = try #require(palette.relief).table
    for light in 0...ReliefTone.day {
      let sea = table.color(ReliefTone(.sea, light: light))
      #expect(sea != table.color(ReliefTone(.land, light: light)))
      #expect(sea != table.color(ReliefTone(.desert, light: light)))
    }
  }

  @Test(arguments: [Palette.darkMillions, .lightMillions])
  func heightsShadesAndDepthsDiffer(palette: Palette) throws {
    let table = try #require(palette.relief).table
    func count(_ tones: [ReliefTone]) -> Int { Set(tones.map(table.color)).count }
    #expect(count((0...ReliefTone.highest).map { ReliefTone(.land, height: $0) }) == 11)
    #expect(count((0...ReliefTone.deepest).map { ReliefTone(.sea, height: $0) }) == 5)
    #expect(count((-2...2).map { ReliefTone(.land, height: 5, shade: $0) }) == 5)
    #expect(count((0...ReliefTone.day).map { ReliefTone(.land, height: 5, light: $0) }) == 5)
  }

  @Test func aTownShinesAtNight() throws {
    let table = try #require(Palette.darkMillions.relief).table
    let (town, land) = (
      table.color(ReliefTone(.builtUp, light: 0)), table.color(ReliefTone(.land, light: 0))
    )
    #expect(town.luminance > 5 * land.luminance)
  }

  // MARK: - What is written

  private static let line = Line([
    Span("  ", .plain, on: .land, relief: halves(.land, 0)),
    Span(" ", .plain, on: .land, relief: halves(.land, 0, .sea)),
    Span("⡇", .border, on: .land, relief: halves(.land, 0)),
    Span(" ", .plain, on: nil, relief: halves(.sea, 0)),
  ])

  private static func halves(
    _ upper: ReliefTone.Ground, _ height: UInt8, _ lower: ReliefTone.Ground? = nil
  ) -> ReliefHalves {
    ReliefHalves(
      upper: ReliefTone(upper, height: height), lower: ReliefTone(lower ?? upper, height: height))
  }

  @Test func tonesAreColorsBehindTheText() {
    #expect(
      ANSIText(palette: .darkMillions).text(Self.line)
        == "\u{1B}[48;2;31;59;43m  \u{1B}[38;2;31;59;43;48;2;29;69;96m▀"
        + "\u{1B}[38;5;249;48;2;31;59;43m⡇\u{1B}[48;2;29;69;96m \u{1B}[0m")
  }

  /// Sixteen colors and none show the map that they show without relief.
  @Test(arguments: [Palette.sixteen, .mono])
  func palettesWithoutTonesHaveTheGround(palette: Palette) {
    let flat = Line([Span("   ", on: .land), Span("⡇", .border, on: .land), Span(" ")])
    let ansi = ANSIText(palette: palette)
    #expect(ansi.text(Self.line) == ansi.text(flat))
    #expect(ANSIText(palette: nil).text(Self.line) == "   ⡇ ")
  }

  /// A row that is moved and changed shows what was wanted.
  @Test func changesOfTonesAreWritten() {
    let ansi = ANSIText(palette: .darkMillions)
    let wanted = Line([Span("     ", .plain, on: .land, relief: Self.halves(.land, 5))])
    let update = RowUpdate(from: [Self.line], to: [wanted], columns: 5, in: ansi)
    #expect(update.text == "\u{1B}[48;2;95;77;54m     \u{1B}[m")
  }
}
