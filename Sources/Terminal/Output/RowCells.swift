import TextUI

/// A column of a row: a character, or the second column of a wide one.
struct RowCell: Hashable {
  var text: String
  let look: Rendition
  let link: TextLink?
  /// Whether the column before has the same character.
  let isSecond: Bool
  /// Whether all terminals give its character as many columns as we do, and leave it in its place.
  var isCertain: Bool

  /// What stands where nothing was written.
  static let blank = RowCell(
    text: " ", look: Rendition(), link: nil, isSecond: false, isCertain: true)

  /// Whether it is of a word; what maps and frames are drawn with is of none.
  var isOfWord: Bool {
    guard text != " ", let first = text.unicodeScalars.first else { return false }
    return !(0x2500...0x28FF).contains(first.value)
  }
}

extension ANSIText {
  /// The columns of a row, without the blanks at its end.
  ///
  /// What of a look nobody sees on a blank is left out.
  func cells(of line: Line) -> [RowCell] {
    var cells: [RowCell] = []
    for span in textured(line).spans where !span.text.isEmpty {
      let look = look(of: span).rendition
      let link = showsLinks ? span.link : nil
      for character in span.text {
        let width = DisplayWidth.of(character)
        let isCertain = character.hasCertainWidth
        if width == 0 {
          // It joins the character before it, whose column is the last.
          guard let last = cells.lastIndex(where: { !$0.isSecond }) else { continue }
          for index in last..<cells.count {
            cells[index].text.append(character)
            cells[index].isCertain = false
          }
        }
        for column in 0..<width {
          cells.append(
            RowCell(
              text: String(character), look: character == " " ? look.ofBlank : look, link: link,
              isSecond: column > 0, isCertain: isCertain))
        }
      }
    }
    while cells.last == .blank { cells.removeLast() }
    return cells
  }
}

extension Character {
  /// Whether all terminals agree on its columns, and keep it where it is written.
  ///
  /// They do on letters, signs and ideographs of one scalar, accents after it aside. They do not on
  /// emoji and on scripts whose letters join, and some turn what is read from right to left.
  var hasCertainWidth: Bool {
    guard let first = unicodeScalars.first else { return false }
    let isKnown =
      switch first.value {
      case 0x20..<0x7F: true
      case 0xA0..<0xAD, 0xAE..<0x300, 0x370..<0x590: true
      case 0x1E00..<0x2000, 0x2010..<0x2028, 0x2030..<0x2060, 0x2070..<0x2300: true
      case 0x2500..<0x25FD, 0x2800..<0x2900: true
      case 0x2300..<0x2C00: !first.properties.isEmojiPresentation
      case 0x2E80..<0x3000, 0x3001..<0x302A, 0x3041..<0x3099, 0x309B..<0xA4D0: true
      case 0xAC00..<0xD7A4, 0xFF01..<0xFF61: true
      default: false
      }
    return isKnown
      && unicodeScalars.dropFirst().allSatisfy { (0x300..<0x370).contains($0.value) }
  }
}
