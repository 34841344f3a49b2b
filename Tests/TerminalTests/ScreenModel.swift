import TextUI

/// What a window shows after some output: as much of an xterm as libedit and the reader use.
struct ScreenModel {
  private var cells: [[String]]
  private let size: Size
  private(set) var row = 0
  private(set) var column = 0
  private(set) var isCursorShown = true
  private(set) var isWrapping = true
  private var isInserting = false
  /// A row is full, and the next character wraps.
  private var isPending = false
  private var rest: Substring.UnicodeScalarView

  init(_ output: String, columns: Int = 80, rows: Int = 24) {
    size = Size(columns: columns, rows: rows)
    cells = Array(repeating: Array(repeating: " ", count: columns), count: rows)
    rest = output[...].unicodeScalars
    while let scalar = rest.popFirst() { put(scalar) }
  }

  /// The rows without spaces and empty rows at their ends.
  var rows: [String] {
    var rows = cells.map { row in
      String(row.joined().reversed().drop { $0 == " " }.reversed())
    }
    while rows.last == "" { rows.removeLast() }
    return rows
  }

  private mutating func put(_ scalar: Unicode.Scalar) {
    switch scalar {
    case "\u{1B}": escape()
    case "\r": move(to: row, 0)
    case "\n": lineFeed()
    case "\u{8}": move(to: row, column - 1)
    case "\t": move(to: row, (column / 8 + 1) * 8)
    case _ where scalar.value < 0x20: break
    default: write(String(scalar))
    }
  }

  private mutating func write(_ text: String) {
    let width = DisplayWidth.of(text)
    if isPending || column + width > size.columns, isWrapping {
      column = 0
      lineFeed()
    }
    column = min(column, size.columns - width)
    if isInserting {
      cells[row].insert(contentsOf: Array(repeating: " ", count: width), at: column)
      cells[row].removeLast(width)
    }
    cells[row][column] = text
    for more in 1..<max(2, width) where more < width { cells[row][column + more] = "" }
    isPending = column + width >= size.columns
    column = min(column + width, size.columns - 1)
  }

  private mutating func lineFeed() {
    isPending = false
    if row < size.rows - 1 {
      row += 1
    } else {
      cells.removeFirst()
      cells.append(Array(repeating: " ", count: size.columns))
    }
  }

  private mutating func move(to row: Int, _ column: Int) {
    self.row = min(max(0, row), size.rows - 1)
    self.column = min(max(0, column), size.columns - 1)
    isPending = false
  }

  private mutating func escape() {
    guard rest.popFirst() == "[" else { return }
    var text = ""
    while let scalar = rest.popFirst() {
      if (0x40...0x7E).contains(scalar.value) { return obey(Character(scalar), text) }
      text.unicodeScalars.append(scalar)
    }
  }

  private mutating func obey(_ final: Character, _ text: String) {
    let numbers = text.split(separator: ";").map { Int($0) ?? 0 }
    let count = max(1, numbers.first ?? 1)
    switch final {
    case "A": move(to: row - count, column)
    case "B": move(to: row + count, column)
    case "C": move(to: row, column + count)
    case "D": move(to: row, column - count)
    case "G": move(to: row, count - 1)
    case "H": move(to: count - 1, numbers.count > 1 ? numbers[1] - 1 : 0)
    case "J":
      if numbers.first != 2 { erase(row, from: column) }
      for other in cells.indices where numbers.first == 2 || other > row { erase(other, from: 0) }
    case "K": erase(row, from: column)
    case "P":
      let count = min(count, size.columns - column)
      cells[row].removeSubrange(column..<(column + count))
      cells[row] += Array(repeating: " ", count: count)
    case "@":
      let count = min(count, size.columns - column)
      cells[row].insert(contentsOf: Array(repeating: " ", count: count), at: column)
      cells[row].removeLast(count)
    case "h", "l": set(text, final == "h")
    default: break
    }
  }

  private mutating func set(_ mode: String, _ isOn: Bool) {
    switch mode {
    case "4": isInserting = isOn
    case "?7": isWrapping = isOn
    case "?25": isCursorShown = isOn
    default: break
    }
  }

  private mutating func erase(_ row: Int, from column: Int) {
    for column in column..<size.columns { cells[row][column] = " " }
    isPending = false
  }
}
