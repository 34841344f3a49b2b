import TextUI

/// What makes rows of the window read otherwise, in about as few bytes as that takes.
///
/// Nothing is erased that is written again: of a row that changes, what differs is written over, and
/// what is after the last of it is erased. So at no moment less can be seen than before or after.
/// Rows that move sideways, as a map's do, are moved by the terminal where that leaves much less to write.
/// Where terminals may see other columns than we do, all from there to the row's end is written.
struct RowUpdate {
  /// Begins at the start of the first row; the terminal must not wrap.
  private(set) var text = ""
  /// The row, from 0, that it ends in; in any column.
  private(set) var row = 0

  private let ansi: ANSIText
  /// How many rows there are already; others come to be by line breaks.
  private let known: Int
  /// The window's.
  private let columns: Int
  private var column = 0
  private var look = Rendition()
  private var link: TextLink?

  /// - Parameters:
  ///   - shown: the rows as they are; below them the window is empty.
  ///   - wanted: the rows as they are to be, none of them wider than the window.
  ///   - columns: the window's.
  ///   - ansi: how lines look.
  init(from shown: [Line], to wanted: [Line], columns: Int, in ansi: ANSIText) {
    self.ansi = ansi
    self.columns = columns
    known = shown.count
    var changes: [RowChange] = []
    for (row, line) in wanted.enumerated() where row >= known || line != shown[row] {
      let old = row < known ? shown[row] : Line()
      changes.append(RowChange(row: row, shown: ansi.cells(of: old), wanted: ansi.cells(of: line)))
    }
    // All rows of a map move alike: some of them tell how far.
    let some = stride(from: 0, to: changes.count, by: max(1, changes.count / 4))
    let shift = some.lazy.map { changes[$0].shift(columns) }.first { $0 != 0 } ?? 0
    for change in changes { make(change, shift) }
    // What is erased is in the look of that moment.
    endLook()
    if wanted.count < shown.count {
      go(to: wanted.count, 0)
      text += "\u{1B}[J"
    }
  }

  private mutating func make(_ change: RowChange, _ shift: Int) {
    let (row, wanted) = (change.row, change.wanted)
    var shown = change.shown
    guard row >= known || shown != wanted else { return }
    go(to: row, 0)
    if shift != 0, row < known, change.isEased(by: shift) {
      // What comes in is in the look of that moment.
      endLook()
      text += LineEditor.move(abs(shift), shift < 0 ? "P" : "@")
      shown = change.moved(by: shift, columns)
    }
    let tail = Self.tail(from: shown, to: wanted)
    for run in Self.runs(from: shown, to: wanted, end: tail ?? wanted.count) {
      go(to: row, run.lowerBound)
      write(wanted[run])
    }
    if tail != nil || shown.count > wanted.count {
      let end = tail ?? wanted.count
      endLook()
      go(to: row, end)
      text += "\u{1B}[K"
      write(wanted[end...])
    }
    if link != nil { follow(nil) }
  }

  /// Where all is to be written to the row's end; nil where only what differs is.
  private static func tail(from shown: [RowCell], to wanted: [RowCell]) -> Int? {
    let uncertain = [shown, wanted].compactMap { $0.firstIndex { !$0.isCertain } }.min()
    guard var tail = uncertain, shown.dropFirst(tail) != wanted.dropFirst(tail) else { return nil }
    guard tail < wanted.count else { return wanted.count }
    while tail > 0, isJoined(wanted, tail) { tail -= 1 }
    return tail
  }

  /// The columns before an end that are to be written: phrases that differ, and what little stands
  /// between them.
  private static func runs(
    from shown: [RowCell], to wanted: [RowCell], end: Int
  ) -> [Range<Int>] {
    var runs: [Range<Int>] = []
    for column in 0..<end where wanted[column] != (column < shown.count ? shown[column] : .blank) {
      if let last = runs.last, last.contains(column) { continue }
      var (start, next) = (column, column + 1)
      while start > 0, isJoined(wanted, start) { start -= 1 }
      while next < end, isJoined(wanted, next) { next += 1 }
      if let last = runs.last, isCheap(wanted, last.upperBound, start) {
        runs[runs.count - 1] = last.lowerBound..<next
      } else {
        runs.append(start..<next)
      }
    }
    return runs
  }

  /// Whether a column is written with the one before it: who listens to what is written hears whole
  /// phrases, which a single blank does not end.
  private static func isJoined(_ cells: [RowCell], _ column: Int) -> Bool {
    func isOfWord(_ column: Int) -> Bool {
      cells.indices.contains(column) && cells[column].isOfWord
    }
    if cells[column].isSecond { return true }
    if isOfWord(column) {
      return isOfWord(column - 1) || cells[column - 1].text == " " && isOfWord(column - 2)
    }
    return cells[column].text == " " && isOfWord(column - 1) && isOfWord(column + 1)
  }

  /// Whether writing what is between two runs takes no more bytes than to skip it.
  private static func isCheap(_ cells: [RowCell], _ start: Int, _ end: Int) -> Bool {
    guard start < end else { return true }
    let look = cells[start - 1].look
    let skipped = cells[start..<end]
    return end - start <= 4 && skipped.allSatisfy { $0.look == look || $0 == .blank }
      && skipped.reduce(0) { $0 + $1.text.utf8.count } <= 4
  }

  private mutating func write(_ cells: ArraySlice<RowCell>) {
    for cell in cells where !cell.isSecond {
      if cell.link != link { follow(cell.link) }
      // A blank may keep what nobody sees of it.
      if cell.look != look, cell.text != " " || look.ofBlank != cell.look {
        text += cell.look.sequence(after: look)
        look = cell.look
      }
      text += cell.text
    }
    column += cells.count
  }

  private mutating func follow(_ next: TextLink?) {
    text += ANSIText.link(to: next?.address ?? "")
    link = next
  }

  private mutating func endLook() {
    if link != nil { follow(nil) }
    text += Rendition().sequence(after: look)
    look = Rendition()
  }

  /// Goes down, or to the right; a row that comes to be is in the look of that moment.
  private mutating func go(to row: Int, _ column: Int) {
    if row >= known { endLook() }
    let down = row - self.row
    if down > 4, row < known {
      text += "\r" + LineEditor.move(down, "B")
    } else {
      text += String(repeating: "\n", count: down)
    }
    if down > 0 { (self.row, self.column) = (row, 0) }
    text += LineEditor.move(column - self.column, "C")
    self.column = column
  }
}

/// A row as it is and as it is to be.
private struct RowChange {
  let row: Int
  let shown: [RowCell]
  let wanted: [RowCell]

  /// So many cells less to write are worth to move what is there.
  private static let leastSaved = 24

  /// How many cells are to be written where what is shown is moved to the right first, to the left
  /// where that is negative.
  func differences(after shift: Int = 0) -> Int {
    func cell(_ column: Int) -> RowCell {
      shown.indices.contains(column) ? shown[column] : .blank
    }
    return wanted.indices.count { wanted[$0] != cell($0 - shift) }
  }

  /// How far what is shown is best moved; 0 where that doesn't ease much.
  ///
  /// An arrow moves a map by a third of the window, a drag by a few columns at a time; to try all takes
  /// as long as the rest.
  func shift(_ columns: Int) -> Int {
    let ways = ([columns / 3] + Array(1...8)).flatMap { [-$0, $0] }
    let best = ways.map { ($0, differences(after: $0)) }.min { $0.1 < $1.1 }?.0 ?? 0
    return isEased(by: best) ? best : 0
  }

  /// Whether much less is left to write where what is shown is moved first, and that halves no
  /// character.
  func isEased(by shift: Int) -> Bool {
    differences() - differences(after: shift) > Self.leastSaved
      && shown.allSatisfy { $0.isCertain && !$0.isSecond }
  }

  /// What a row shows that was moved; what leaves the window is gone.
  func moved(by shift: Int, _ columns: Int) -> [RowCell] {
    let blanks = Array(repeating: RowCell.blank, count: max(0, shift))
    return Array((blanks + shown.dropFirst(max(0, -shift))).prefix(columns))
  }
}

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
  /// Whether all terminals agree on its columns: it is one scalar of that kind, accents after it
  /// aside.
  var hasCertainWidth: Bool {
    guard let first = unicodeScalars.first, DisplayWidth.certain(first) != nil else { return false }
    return unicodeScalars.dropFirst().allSatisfy { (0x300..<0x370).contains($0.value) }
  }
}
