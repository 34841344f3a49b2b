import TextUI

/// The colors behind street maps: one set for each theme and number of colors.
///
/// Text has a contrast of 4.5 : 1 on each of them, strokes have 3 : 1 (WCAG 2.2, 1.4.3 and 1.4.11). Dark
/// colors are few among the 256 ones, so some grounds share one.
enum StreetColors: Hashable, Sendable {
  case dark, light, darkMillions, lightMillions

  /// The looks on these grounds, made when the first street map is drawn: a start needs none of them.
  var table: StreetLooks {
    switch self {
    case .dark: .dark
    case .light: .light
    case .darkMillions: .darkMillions
    case .lightMillions: .lightMillions
    }
  }
}

/// The looks of all styles on the grounds of street maps.
struct StreetLooks: Sendable {
  /// By the raw values of the ground and of the style; empty for a style that is no ground.
  private let looks: [[Rendition]]

  func look(_ style: TextStyle, on ground: TextStyle, in palette: Palette) -> Rendition? {
    let looks = looks[ground.rawValue]
    return looks.isEmpty ? nil : looks[style.rawValue]
  }

  private init(_ grounds: KeyValuePairs<TextStyle, CellColor>, on palette: Palette) {
    var looks = Array(repeating: [Rendition](), count: TextStyle.allCases.count)
    for (ground, color) in grounds {
      looks[ground.rawValue] = TextStyle.allCases.map { style in
        var rendition = palette.look(style)
        rendition.background = color
        return rendition
      }
    }
    self.looks = looks
  }

  static let dark = StreetLooks(
    [
      .open: .indexed(237), .builtUp: .indexed(238), .field: .indexed(236), .wood: .indexed(22),
      .park: .indexed(22), .sand: .indexed(239), .ice: .indexed(239), .water: .indexed(17),
      .paved: .indexed(239), .building: .indexed(240),
    ], on: .dark)

  static let light = StreetLooks(
    [
      .open: .indexed(254), .builtUp: .indexed(253), .field: .indexed(230), .wood: .indexed(151),
      .park: .indexed(194), .sand: .indexed(230), .ice: .indexed(195), .water: .indexed(153),
      .paved: .indexed(255), .building: .indexed(251),
    ], on: .light)

  static let darkMillions = StreetLooks(
    [
      .open: .indexed(237), .builtUp: .rgb(0x45413D), .field: .rgb(0x3C4036),
      .wood: .rgb(0x1F3A24),
      .park: .rgb(0x28472B), .sand: .rgb(0x4A4433), .ice: .rgb(0x42505C), .water: .rgb(0x16304D),
      .paved: .rgb(0x44444A), .building: .rgb(0x564C45),
    ], on: .darkMillions)

  static let lightMillions = StreetLooks(
    [
      .open: .indexed(254), .builtUp: .rgb(0xDAD6CF), .field: .rgb(0xE6E8CF),
      .wood: .rgb(0xC3DDB8),
      .park: .rgb(0xD3EBC6), .sand: .rgb(0xF3E9C8), .ice: .rgb(0xE2F1F8), .water: .rgb(0xB3D7EE),
      .paved: .rgb(0xE2DFE4), .building: .rgb(0xD0C4B8),
    ], on: .lightMillions)
}
