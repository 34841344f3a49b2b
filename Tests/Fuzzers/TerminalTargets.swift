import Contracts
import Domain
import Localization
import TextUI

@testable import ListFeature
@testable import MapFeature
@testable import Pictures
@testable import Terminal

extension FuzzTarget {
  /// What a terminal sends, what a person types, and what is to reach the terminal.
  static let terminal = [
    FuzzTarget(
      "keys",
      seeds: [
        "\u{1B}[A\u{1B}OB", "\u{1B}[<0;12;3M", "\u{1B}[200~lima\npe\u{1B}[201~", "ñ\u{1B}[3;5R",
      ]
      .map { Array($0.utf8) }, read: keys),
    FuzzTarget(
      "commands",
      seeds: ["/lima", "filter country=PE", "fav 2", "goto -12,-77"].map { Array($0.utf8) }
    ) { bytes in
      let line = String(decoding: bytes, as: UTF8.self)
      let strings = Strings(.english)
      _ = try? ListCommands.table(nil, map: .ofPlace, strings).event(line)
      _ = try? MapCommands(strings: strings).table.event(line)
    },
    FuzzTarget(
      "filters",
      seeds: [
        "population>1.5M country!=PE", "1000<population<=5000", "height=1,5..2 m and type=\"fire\"",
        "date=2026-01..2026-06", "latitude<12°S", "-5--1", "1'000 a 2 mil millones",
      ].map { Array($0.utf8) }, read: filters),
    FuzzTarget(
      "symbols", seeds: [Array("\u{1B}[0m\u{1B}[38;2;1;2;3m▄\u{1B}[0m\n▀█\n".utf8)]
    ) { bytes in
      let size = PictureSize(columns: 20, rows: 10)
      guard let rows = SymbolReader.rows(of: bytes, fitting: size) else { return }
      precondition(rows.count <= size.rows)
      for row in rows {
        let text = row.map(\.text).joined()
        precondition(text.unicodeScalars.count <= size.columns)
        precondition(!text.unicodeScalars.contains { SafeText.isUnsafe($0) })
      }
    },
    FuzzTarget(
      "pixels",
      seeds: [
        "\u{1B}_Ga=T,f=32,s=8,v=16,m=1\u{1B}\\\u{1B}_Gm=0;AAAA\u{1B}\\",
        "\u{1B}P0;1;0q\"1;1;8;16#0;2;0;0;0~~\u{1B}\\",
        "\u{1B}]1337;File=inline=1;width=2;height=1:AAAA\u{7}",
      ].map { Array($0.utf8) }
    ) { bytes in
      let reader = PixelReader(
        size: PictureSize(columns: 20, rows: 10), cell: Size(columns: 8, rows: 16))
      for format in [Graphic.Format.kitty, .sixel, .iterm] {
        _ = reader.graphic(of: bytes, as: format)
      }
    },
    FuzzTarget(
      "picture-headers",
      seeds: [
        [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13] + Array("IHDR".utf8)
          + [0, 0, 0, 8, 0, 0, 0, 8], Array("GIF89a".utf8) + [8, 0, 8, 0],
        [0xFF, 0xD8, 0xFF, 0xC0, 0, 11, 8, 0, 8, 0, 8, 1, 1, 0x11, 0],
        Array("RIFF".utf8) + [26, 0, 0, 0] + Array("WEBPVP8 ".utf8)
          + [14, 0, 0, 0, 0, 0, 0, 0x9D, 1, 0x2A, 8, 0, 8, 0],
      ]
    ) { bytes in
      _ = PictureHeader(bytes)?.isReasonable
    },
  ]

  /// Has the bytes come in two blocks, cut where the first byte says: keys come in any pieces.
  private static func keys(_ bytes: [UInt8]) {
    guard let first = bytes.first else { return }
    let cut = min(Int(first), bytes.count)
    var buffer = KeyBuffer()
    buffer.awaitsReports = first & 1 == 1
    buffer.awaitedBackgrounds = first & 2 == 2 ? 2 : 0
    buffer.awaitsPosition = first & 4 == 4
    for (block, isFinal) in [(bytes[1..<max(1, cut)], false), (bytes[max(1, cut)...], true)] {
      buffer.append(block)
      var taken = 0
      reading: while true {
        switch buffer.next(isFinal: isFinal, isCaptured: { _ in first & 8 == 8 }) {
        case .none, .partial: break reading
        case .scalar(let scalar): precondition(!(0x80...0x9F).contains(scalar.value))
        case .paste(let lines):
          precondition(!lines.joined().unicodeScalars.contains { SafeText.isUnsafe($0) })
          precondition(!lines.isEmpty && (lines.count == 1 || !lines.contains("")))
        case .special, .pointer, .background, .position: break
        }
        taken += 1
        precondition(taken <= bytes.count)
      }
    }
  }
}

extension FuzzTarget {
  private static let measures: [Measure] = [
    .count, .points, .years, .money, .area, .density, .length, .mass, .latitude, .longitude, .date,
  ]

  /// A filter has a key, what is read is written as it was, and a range does not end before it begins.
  @Sendable private static func filters(_ bytes: [UInt8]) {
    let text = String(decoding: bytes, as: UTF8.self)
    for filter in Filter.all(in: text) {
      precondition(!filter.key.isEmpty && text.contains(filter.typedKey))
      for measure in measures { _ = try? filter.condition(in: measure).holds(1) }
    }
    for measure in measures {
      for language in Language.allCases {
        guard let range = measure.range(of: text, language: language) else { continue }
        precondition(range.lowerBound <= range.upperBound)
      }
    }
  }
}
