import TextUI

/// The bytes that change rows of the window, about as few as that takes.
///
/// It erases nothing that it writes again: it writes the cells that differ, and erases the rest of a row
/// that gets shorter. So at no moment the window shows less than before or after. The terminal moves rows
/// sideways, such as a map's, or up and down, if that leaves much less to write. From the first character whose columns
/// terminals disagree on, it writes the whole rest of the row.
struct RowUpdate {
  /// The bytes; they begin at the start of the first row, and the terminal must not wrap.
  private(set) var bytes: [UInt8] = []
  /// The bytes as a text.
  var text: String { String(decoding: bytes, as: UTF8.self) }
  /// The row, from 0, that the cursor is in afterwards; its column is not defined.
  private(set) var row = 0

  private let ansi: ANSIText
  /// The number of rows that are there already; line breaks make further ones.
  private let known: Int
  /// The number of columns of the window.
  private let columns: Int
  private var column = 0
  private var look = Rendition()
  private var link: TextLink?

  /// Finds the bytes for a change of rows.
  ///
  /// - Parameters:
  ///   - shown: the rows as they are; below them the window is empty.
  ///   - wanted: the rows as they are to be, each at most as wide as the window.
  ///   - columns: the number of columns of the window.
  ///   - ansi: how lines look.
  init(from shown: [Line], to wanted: [Line], columns: Int, in ansi: ANSIText) {
    self.ansi = ansi
    self.columns = columns
    known = shown.count
    var shown = shown
    if let move = RowMove(from: shown, to: wanted) {
      make(move)
      shown = move.moved(shown)
    }
    var changes: [RowChange] = []
    for (row, line) in wanted.enumerated() where row >= known || line != shown[row] {
      let old = row < known ? shown[row] : Line()
      changes.append(RowChange(row: row, shown: ansi.cells(of: old), wanted: ansi.cells(of: line)))
    }
    // All rows of a map move alike, so a few of them tell how far.
    let some = stride(from: 0, to: changes.count, by: max(1, changes.count / 4))
    let shift = some.lazy.map { changes[$0].shift(columns) }.first { $0 != 0 } ?? 0
    for change in changes { make(change, shift) }
    // The terminal erases in the current look.
    endLook()
    if wanted.count < shown.count {
      go(to: wanted.count, 0)
      bytes += "\u{1B}[J".utf8
    }
  }

  /// Takes out rows on one side and puts empty ones in on the other; the rows below are where they were, then.
  private mutating func make(_ move: RowMove) {
    let (count, last) = (abs(move.shift), move.rows.upperBound - abs(move.shift))
    let (taken, added) =
      move.shift < 0 ? (move.rows.lowerBound, last) : (last, move.rows.lowerBound)
    for (row, sequence) in [(taken, "M"), (added, "L")] {
      go(to: max(row, self.row), 0)
      bytes += CSI.move(self.row - row, "A").utf8
      self.row = row
      bytes += CSI.move(count, Character(sequence)).utf8
    }
    bytes += "\r\(CSI.move(self.row, "A"))".utf8
    (self.row, column) = (0, 0)
  }

  private mutating func make(_ change: RowChange, _ shift: Int) {
    let (row, wanted) = (change.row, change.wanted)
    var shown = change.shown
    guard row >= known || shown != wanted else { return }
    go(to: row, 0)
    if shift != 0, row < known, change.isWorthMoving(by: shift) {
      // The columns that come in have the current look.
      endLook()
      bytes += CSI.move(abs(shift), shift < 0 ? "P" : "@").utf8
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
      bytes += "\u{1B}[K".utf8
      write(wanted[end...])
    }
    if link != nil { setLink(nil) }
  }

  /// The column from which the whole rest of the row is written; `nil` if only cells that differ are.
  private static func tail(from shown: [RowCell], to wanted: [RowCell]) -> Int? {
    let uncertain = [shown, wanted].compactMap { $0.firstIndex { !$0.isCertain } }.min()
    guard var tail = uncertain, shown.dropFirst(tail) != wanted.dropFirst(tail) else { return nil }
    guard tail < wanted.count else { return wanted.count }
    while tail > 0, isJoined(wanted, tail) { tail -= 1 }
    return tail
  }

  /// The columns before an end that are written: phrases that differ, and short gaps between them.
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

  /// Whether a column is written with the one before it.
  ///
  /// A screen reader that reads what is written gets whole phrases so. A single blank does not end one.
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

  /// Whether it takes no more bytes to write the gap between two runs than to skip it.
  private static func isCheap(_ cells: [RowCell], _ start: Int, _ end: Int) -> Bool {
    guard start < end else { return true }
    let look = cells[start - 1].look
    let skipped = cells[start..<end]
    return end - start <= 4 && skipped.allSatisfy { $0.look == look || $0 == .blank }
      && skipped.reduce(0) { $0 + $1.text.utf8.count } <= 4
  }

  private mutating func write(_ cells: ArraySlice<RowCell>) {
    for cell in cells where !cell.isSecond {
      if cell.link != link { setLink(cell.link) }
      // A blank may keep what does not show on it.
      let next = cell.text == " " ? cell.look.keepingInk(of: look) : cell.look
      next.append(after: look, to: &bytes)
      look = next
      bytes += cell.text.utf8
    }
    column += cells.count
  }

  private mutating func setLink(_ next: TextLink?) {
    bytes += ANSIText.link(to: next?.address ?? "").utf8
    link = next
  }

  private mutating func endLook() {
    if link != nil { setLink(nil) }
    Rendition().append(after: look, to: &bytes)
    look = Rendition()
  }

  /// Moves the cursor down, or to the right; a new row has the current look.
  private mutating func go(to row: Int, _ column: Int) {
    if row >= known { endLook() }
    let down = row - self.row
    if down > 4, row < known {
      bytes += "\r\(CSI.move(down, "B"))".utf8
    } else {
      bytes += repeatElement(UInt8(ascii: "\n"), count: down)
    }
    if down > 0 { (self.row, self.column) = (row, 0) }
    bytes += CSI.move(column - self.column, "C").utf8
    self.column = column
  }
}

/// A row as it is, and as it is to be.
private struct RowChange {
  let row: Int
  let shown: [RowCell]
  let wanted: [RowCell]

  /// The number of cells that have to be saved before the row is moved.
  private static let leastSaved = 24

  /// The number of cells that are left to write after the row is moved.
  ///
  /// - Parameter shift: the columns to the right; to the left if it is negative.
  func differences(after shift: Int = 0) -> Int {
    func cell(_ column: Int) -> RowCell {
      shown.indices.contains(column) ? shown[column] : .blank
    }
    return wanted.indices.count { wanted[$0] != cell($0 - shift) }
  }

  /// The best number of columns to move the row by; 0 if that does not save enough.
  ///
  /// An arrow moves a map by a third of the window, and a drag by a few columns at a time. To try all
  /// numbers would take as long as the rest.
  func shift(_ columns: Int) -> Int {
    // Only maps move. The rows of a list differ as much, and no move saves anything there.
    guard shown.count(where: \.isDrawn) > Self.leastSaved else { return 0 }
    let third = Int((Double(columns) / 3).rounded())
    let ways = ([third] + Array(1...8)).flatMap { [-$0, $0] }
    let best = ways.map { ($0, differences(after: $0)) }.min { $0.1 < $1.1 }?.0 ?? 0
    return isWorthMoving(by: best) ? best : 0
  }

  /// Whether moving the row leaves much less to write, and halves no character.
  func isWorthMoving(by shift: Int) -> Bool {
    differences() - differences(after: shift) > Self.leastSaved
      && shown.allSatisfy { $0.isCertain && !$0.isSecond }
  }

  /// The cells of the row after it was moved, without those that left the window.
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
  /// Whether it is the second column of a wide character.
  let isSecond: Bool
  /// Whether all terminals give its character as many columns as we do.
  var isCertain: Bool

  /// The cell where nothing was written.
  static let blank = RowCell(
    text: " ", look: Rendition(), link: nil, isSecond: false, isCertain: true)

  /// Whether it belongs to a word; the characters of maps and frames do not.
  var isOfWord: Bool { text != " " && !isSign }

  /// Whether it belongs to a map, a frame or a diagram: it has one of their characters or a color
  /// behind it.
  var isDrawn: Bool { look.background != nil || isSign }

  private var isSign: Bool {
    text.utf8.count > 1
      && text.unicodeScalars.first.map { (0x2500...0x28FF).contains($0.value) } ?? false
  }
}

extension ANSIText {
  /// The columns of a row, without the blanks at its end.
  ///
  /// A blank has only the attributes that show on it.
  func cells(of line: Line) -> [RowCell] {
    var cells: [RowCell] = []
    for span in textured(line).spans where !span.text.isEmpty {
      let look = look(of: span)
      let link = showsLinks ? span.link : nil
      for character in span.text {
        let certain = character.certainWidth
        let width = certain ?? DisplayWidth.of(character)
        if width == 0 {
          // The character joins the one before it.
          guard let last = cells.lastIndex(where: { !$0.isSecond }) else { continue }
          for index in last..<cells.count {
            cells[index].text.append(character)
            cells[index].isCertain = false
          }
        }
        for column in 0..<width {
          cells.append(
            RowCell(
              text: String(character), look: character == " " ? look.onBlank : look, link: link,
              isSecond: column > 0, isCertain: certain != nil))
        }
      }
    }
    while cells.last == .blank { cells.removeLast() }
    return cells
  }
}

extension Character {
  /// The number of its columns if all terminals agree on it, as they do on some scalars, with accents
  /// after them or not; `nil` if they differ.
  var certainWidth: Int? {
    // Most characters are one byte long, and looking at their scalars takes several times as long.
    if let byte = utf8.first, utf8.count == 1 { return (0x20..<0x7F).contains(byte) ? 1 : nil }
    let isAccented = unicodeScalars.dropFirst().allSatisfy { (0x300..<0x370).contains($0.value) }
    return isAccented ? unicodeScalars.first.flatMap(DisplayWidth.certain) : nil
  }
}
